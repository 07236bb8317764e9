//! What everybody counts, as pages are told of it.

use super::brought::{Open, table};
use guest::{Guest, Socket};
use serde_json::{Value, json};

/// A page that keeps what it was told of the standing.
struct Page {
    socket: Socket,
    number: Value,
    standing: Vec<Value>,
    /// The moments that lines said to be taken back.
    gone: Vec<u64>,
}

impl Page {
    async fn look(guest: &Guest, table: &str, viewer: Value) -> Page {
        let mut socket = guest.connect().await.unwrap();
        socket.ask(json!({ "do": "watch", "table": table, "as": viewer, "page": true })).await.unwrap();
        let mut page = Page { socket, number: Value::Null, standing: Vec::new(), gone: Vec::new() };
        page.hear().await;
        page
    }

    /// Takes in the next thing that it is told; says from where on it was told the standing.
    async fn hear(&mut self) -> Option<u64> {
        loop {
            let heard = self.socket.heard.iter().position(|said| said["say"] == "page");
            let Some(at) = heard else {
                let said = self.socket.next().await.unwrap();
                self.socket.heard.push_back(said);
                continue;
            };
            let page = self.socket.heard.remove(at).unwrap();
            self.number = page["number"].clone();
            self.gone
                .extend(page["lines"].as_array().unwrap().iter().filter_map(|line| line["gone"].as_u64()));
            let from = page["standing"]["from"].as_u64()?;
            assert!(from as usize <= self.standing.len(), "something is missing before {from}");
            self.standing.truncate(from as usize);
            for counts in page["standing"]["counts"].as_array().unwrap() {
                let same = counts.as_array().unwrap().is_empty();
                let counts = if same { self.standing.last().unwrap().clone() } else { counts.clone() };
                self.standing.push(counts);
            }
            return Some(from);
        }
    }

    /// Listens until its stream has come so far; from where on it was told the standing then.
    async fn until(&mut self, number: u64) -> Option<u64> {
        loop {
            let from = self.hear().await;
            if self.number == number && from.is_some() {
                return from;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_has_the_whole_standing_in_order_also_after_a_move_was_taken_back() {
    let (house, guests) = Open::with_guests().await;
    let id = table(&guests).await;
    guests[0].start(&id).await.unwrap();
    let path = format!("/api/tables/{id}");
    let say = async |by: usize, seen: u64, name: &str| {
        let body = json!({ "seat": by, "move": "yes", "seen": seen, "id": name });
        guests[by].post(&format!("{path}/moves"), body).await.unwrap().good().unwrap();
    };
    let (start, once) = (json!([0, 0, 0]), json!([1, 1, 1]));
    let mut first = Page::look(&guests[0], &id, json!(0)).await;
    let mut watches = Page::look(&guests[0].nameless(), &id, json!("spectator")).await;
    assert_eq!(first.standing, std::slice::from_ref(&start));
    // One thing is added for each moment.
    say(0, 0, "a").await;
    assert_eq!(first.until(1).await, Some(1));
    assert_eq!(first.standing, [start.clone(), start.clone()]);
    // What is taken back is gone: all of it is told anew.
    let back = json!({ "seat": 0, "seen": 1 });
    guests[0].post(&format!("{path}/back"), back).await.unwrap().good().unwrap();
    assert_eq!(first.until(2).await, Some(0));
    assert_eq!(first.gone, [1]);
    assert_eq!(first.standing, std::slice::from_ref(&start));
    say(0, 2, "b").await;
    assert_eq!(first.until(3).await, Some(1));
    say(1, 0, "a").await;
    say(2, 0, "a").await;
    assert_eq!(first.until(4).await, Some(2));
    assert_eq!(first.standing, [start.clone(), start.clone(), once.clone()]);
    // Whoever wasn't shown who whispered when can't tell it from the standing either.
    watches.until(1).await;
    assert_eq!(watches.standing, [start, once]);
    assert!(watches.gone.is_empty());
    // Whoever comes back has the same.
    assert_eq!(Page::look(&guests[0], &id, json!(0)).await.standing, first.standing);
    assert_eq!(Page::look(&guests[1].nameless(), &id, json!("spectator")).await.standing, watches.standing);
    house.close().await;
}
