//! What seats bring in secret: a whole house in which three bring words to whisper.

use super::Whisper;
use crate::{Config, House, Place};
use axum::http::Method;
use guest::{Answer, Guest};
use serde_json::{Value, json};
use std::net::SocketAddr;
use table::{Record, brought::LONGEST};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// An open house.
pub(super) struct Open {
    folder: TempDir,
    address: SocketAddr,
    close: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Open {
    async fn at(folder: TempDir) -> Open {
        let config = Config::new(Place::new(folder.path()), "127.0.0.1:0".parse().unwrap());
        let house = House::open(config).await.unwrap();
        let address = house.address();
        let (close, closed) = oneshot::channel::<()>();
        let served = tokio::spawn(async { house.serve(async { _ = closed.await }).await.unwrap() });
        Open { folder, address, close, served }
    }

    /// A house, and three who have come in.
    pub(super) async fn with_guests() -> (Open, Vec<Guest>) {
        let house = Open::at(tempfile::tempdir().unwrap()).await;
        let mut guests = Vec::new();
        for name in ["Ada", "Bo", "Cy"] {
            guests.push(Guest::come_in(house.address, name).await.unwrap());
        }
        (house, guests)
    }

    pub(super) async fn close(self) -> TempDir {
        self.close.send(()).unwrap();
        self.served.await.unwrap();
        self.folder
    }

    /// Closes, and opens again; the guests come back.
    async fn reopen(self, guests: &mut [Guest]) -> Open {
        let house = Open::at(self.close().await).await;
        guests.iter_mut().for_each(|guest| *guest = guest.moved(house.address));
        house
    }
}

/// A table at which all of them sit, each on the seat of his number.
pub(super) async fn table(guests: &[Guest]) -> String {
    let table = guests[0].open(json!({ "game": "whisper" })).await.unwrap();
    for guest in &guests[1..] {
        guest.join(&table).await.unwrap();
    }
    table
}

async fn put(guest: &Guest, path: &str, body: Value) -> Answer {
    guest.ask(Method::PUT, path, Some(body)).await.unwrap()
}

async fn bring(guest: &Guest, table: &str, seat: usize, what: impl Into<Value>) -> Answer {
    let body = json!({ "brought": what.into() });
    put(guest, &format!("/api/tables/{table}/seats/{seat}/brought"), body).await
}

/// What somebody sees from his seat.
async fn seen(guest: &Guest, table: &str, seat: usize) -> Value {
    guest.get(&format!("/api/tables/{table}?as={seat}")).await.unwrap().good().unwrap()
}

/// Whispers until the game is over.
async fn play(guests: &[Guest], table: &str) {
    for round in 0..2 {
        for (seat, guest) in guests.iter().enumerate() {
            let number = seen(guest, table, seat).await["sight"]["number"].clone();
            let play = json!({ "seat": seat, "move": "yes", "seen": number, "id": format!("{round}") });
            guest.post(&format!("/api/tables/{table}/moves"), play).await.unwrap().good().unwrap();
        }
    }
}

/// Everything that the second can get out of the house about this table, byte for byte.
async fn all_the_second_gets(guests: &[Guest], table: &str) -> Vec<String> {
    let path = format!("/api/tables/{table}");
    let mut all = Vec::new();
    for address in [
        path.clone(),
        format!("{path}?as=0"),
        format!("{path}?as=1&after=-1"),
        format!("{path}/seats/0/brought"),
        format!("{path}/record"),
        format!("{path}/replay"),
        format!("{path}/chat"),
        format!("/t/{table}"),
        "/api/tables".into(),
        "/api/me/tables".into(),
        "/api/me/games".into(),
        "/lobby".into(),
    ] {
        let answer = guests[1].get(&address).await.unwrap();
        all.push(format!(
            "{address} {} {:?} {}",
            answer.status,
            answer.headers.get("content-length"),
            answer.text
        ));
    }
    for what in [json!("mine"), json!("!"), Value::Null] {
        let answer = bring(&guests[1], table, 0, what).await;
        all.push(format!("{} {}", answer.status, answer.text));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_learns_what_a_seat_has_brought_or_that_it_has() {
    let (house, mut guests) = Open::with_guests().await;
    let secret = table(&guests).await;
    let plain = table(&guests).await;
    let mut sockets = Vec::new();
    for (guest, viewer) in [(guests[1].clone(), json!(1)), (guests[1].nameless(), json!("spectator"))] {
        let mut socket = guest.connect().await.unwrap();
        socket.ask(json!({ "do": "watch", "table": secret, "as": viewer })).await.unwrap();
        sockets.push(socket);
    }
    // Until everybody has heard that the second is present.
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    for socket in &mut sockets {
        socket.ask(json!({ "do": "ping" })).await.unwrap();
        socket.heard.clear();
    }
    let before = all_the_second_gets(&guests, &secret).await;
    assert!(before.iter().any(|said| said.contains("You don't sit there.")));
    for what in [json!("hush"), json!("plum"), Value::Null, json!("!"), json!(7), json!("rosebud")] {
        let answer = bring(&guests[0], &secret, 0, what).await;
        // What he himself is answered is what everybody may know, too.
        assert!(!answer.text.contains("rosebud"));
        assert_eq!(all_the_second_gets(&guests, &secret).await, before);
    }
    assert_eq!(seen(&guests[0], &secret, 0).await["brought"], "rosebud");
    for socket in &mut sockets {
        socket.ask(json!({ "do": "ping" })).await.unwrap();
        assert!(socket.heard.is_empty(), "{:?}", socket.heard);
    }
    drop(sockets);

    // A restart keeps it, and the order in which tables are listed doesn't tell, either.
    let order = |said: &[String]| -> Vec<bool> {
        let all: Vec<Value> = said
            .iter()
            .filter_map(|said| said.strip_prefix("/api/tables 200 "))
            .flat_map(|said| serde_json::from_str::<Vec<Value>>(&said[said.find('[').unwrap()..]).unwrap())
            .collect();
        all.iter().map(|table| table["id"] == secret).collect()
    };
    assert_eq!(order(&before), [false, true]);
    let house = house.reopen(&mut guests).await;
    assert_eq!(order(&all_the_second_gets(&guests, &secret).await), [false, true]);
    assert_eq!(seen(&guests[0], &secret, 0).await["brought"], "rosebud");
    assert!(seen(&guests[1], &secret, 1).await.get("brought").is_none());

    // In the game it is in its seat's own view, and to the second both tables are alike.
    for table in [&secret, &plain] {
        guests[0].start(table).await.unwrap();
    }
    let alike = async |guests: &[Guest]| {
        let mut tables = Vec::new();
        for table in [&secret, &plain] {
            let said = all_the_second_gets(guests, table).await.join("\n");
            assert!(!said.contains("rosebud"), "{said}");
            let mut seen = seen(&guests[1], table, 1).await;
            for own in ["id", "commitment"] {
                seen["table"][own].take();
            }
            tables.push(seen);
        }
        assert_eq!(tables[0], tables[1]);
    };
    alike(&guests).await;
    assert_eq!(seen(&guests[0], &secret, 0).await["sight"]["view"]["words"], json!(["rosebud", "", ""]));
    let house = house.reopen(&mut guests).await;
    alike(&guests).await;
    assert_eq!(seen(&guests[0], &secret, 0).await["sight"]["view"]["words"], json!(["rosebud", "", ""]));
    assert_eq!(guests[0].get(&format!("/api/tables/{secret}/record")).await.unwrap().code(), "not-over");

    // Once it is over the record has it, as it has the seed, and plays.
    play(&guests, &secret).await;
    let record = guests[1].get(&format!("/api/tables/{secret}/record")).await.unwrap().text;
    assert!(record.contains("\nbrought 0: \"rosebud\"\n") && !record.contains("brought 1"), "{record}");
    let record = Record::<Whisper>::parse(&record).unwrap();
    assert_eq!(record.replay(|_, _| ()).unwrap().brought(), ["rosebud", "", ""]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cant_be_brought_is_refused_in_words_and_nothing_is_lost() {
    let (house, guests) = Open::with_guests().await;
    let table = table(&guests).await;
    bring(&guests[0], &table, 0, "hush").await.good().unwrap();
    let long = "x".repeat(LONGEST + 1);
    for (what, words) in [
        (json!("hey!"), "nobody shouts here"),
        (json!(7), "this can't be brought to whisper: invalid type"),
        (json!({ "deck": [] }), "this can't be brought to whisper"),
        (json!(long), "at most 20000 bytes long, not 20001"),
        (json!([long]), "at most 20000 bytes"),
    ] {
        let answer = bring(&guests[0], &table, 0, what).await;
        assert_eq!((answer.status, answer.code()), (400, "setup"), "{}", answer.text);
        assert!(answer.text.contains(words) && answer.text.len() < 1000, "{}", answer.text);
    }
    let path = format!("/api/tables/{table}/seats/0/brought");
    assert_eq!(put(&guests[0], &path, json!({ "deck": "x" })).await.code(), "malformed");
    assert_eq!(put(&guests[0].nameless(), &path, json!({})).await.code(), "no-token");
    assert_eq!(bring(&guests[1], &table, 0, "mine").await.code(), "not-your-seat");
    assert_eq!(bring(&guests[0], &table, 3, "mine").await.code(), "no-such-seat");
    assert_eq!(bring(&guests[0], &table, 99, "mine").await.code(), "no-such-seat");
    assert_eq!(seen(&guests[0], &table, 0).await["brought"], "hush");
    // As much as one may bring, and nothing at all.
    bring(&guests[0], &table, 0, "x".repeat(LONGEST)).await.good().unwrap();
    bring(&guests[1], &table, 1, Value::Null).await.good().unwrap();
    put(&guests[0], &path, json!({})).await.good().unwrap();
    assert!(seen(&guests[0], &table, 0).await.get("brought").is_none());

    // What was fine when it was brought may be so no more: nobody learns whose it was.
    bring(&guests[1], &table, 1, "outdated").await.good().unwrap();
    let start = format!("/api/tables/{table}/start");
    let refused = guests[0].post(&start, json!({})).await.unwrap();
    assert_eq!((refused.status, refused.code()), (409, "unfit"));
    assert!(!refused.text.contains("outdated"));
    bring(&guests[1], &table, 1, "hush").await.good().unwrap();
    guests[0].post(&start, json!({})).await.unwrap().good().unwrap();
    assert_eq!(bring(&guests[1], &table, 1, "late").await.code(), "begun");
    assert_eq!(bring(&guests[2], &table, 1, "late").await.code(), "not-your-seat");
    play(&guests, &table).await;
    assert_eq!(bring(&guests[1], &table, 1, "late").await.code(), "over");

    let other = guests[0].open(json!({ "game": "goofspiel" })).await.unwrap();
    let refused = bring(&guests[0], &other, 0, "a deck").await;
    assert_eq!(refused.json["error"]["words"], "nothing is brought to this game");
    bring(&guests[0], &other, 0, Value::Null).await.good().unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_next_finds_nothing_of_it() {
    let (house, mut guests) = Open::with_guests().await;
    let table = guests[0].open(json!({ "game": "whisper", "bots": ["random"] })).await.unwrap();
    let seat = format!("/api/tables/{table}/seats/1");
    put(&guests[1], &seat, json!({})).await.good().unwrap();
    bring(&guests[1], &table, 1, "hush").await.good().unwrap();
    // Sitting down where one sits changes nothing.
    put(&guests[1], &seat, json!({})).await.good().unwrap();
    assert_eq!(seen(&guests[1], &table, 1).await["brought"], "hush");
    // He gets up, is made to, leaves: whoever comes next, he himself too, begins with nothing.
    for (way, next) in [(0, 2), (1, 1), (2, 1)] {
        let sitting = if way == 1 { &guests[2] } else { &guests[1] };
        bring(sitting, &table, 1, format!("hush {way}")).await.good().unwrap();
        match way {
            0 => sitting.ask(Method::DELETE, &seat, None).await.unwrap().good().unwrap(),
            1 => guests[0].ask(Method::DELETE, &seat, None).await.unwrap().good().unwrap(),
            _ => {
                sitting.post(&format!("/api/tables/{table}/leave"), json!({})).await.unwrap().good().unwrap()
            }
        };
        put(&guests[next], &seat, json!({})).await.good().unwrap();
        assert!(seen(&guests[next], &table, 1).await.get("brought").is_none());
    }
    // Nobody but whoever sits there, and nobody for a bot of the house.
    assert_eq!(bring(&guests[0], &table, 2, "hush").await.code(), "not-your-seat");
    assert_eq!(bring(&guests[2], &table, 1, "hush").await.code(), "not-your-seat");
    let house = house.reopen(&mut guests).await;
    assert!(seen(&guests[1], &table, 1).await.get("brought").is_none());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_on_after_a_game_brings_the_same_again() {
    let (house, guests) = Open::with_guests().await;
    let old = table(&guests).await;
    bring(&guests[0], &old, 0, "hush").await.good().unwrap();
    bring(&guests[1], &old, 1, "plum").await.good().unwrap();
    guests[0].start(&old).await.unwrap();
    play(&guests, &old).await;
    let rematch = async |guest: &Guest| {
        guest.post(&format!("/api/tables/{old}/rematch"), json!({})).await.unwrap().good().unwrap()
    };
    let next = rematch(&guests[0]).await["id"].as_str().unwrap().to_owned();
    assert_eq!(seen(&guests[0], &next, 0).await["brought"], "hush");
    // The third has taken the second's place: what he brought goes with him all the same.
    put(&guests[2], &format!("/api/tables/{next}/seats/1"), json!({})).await.good().unwrap();
    rematch(&guests[1]).await;
    assert!(seen(&guests[2], &next, 1).await.get("brought").is_none());
    assert_eq!(seen(&guests[1], &next, 2).await["brought"], "plum");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_at_one_device_bring_one_after_the_other() {
    let (house, guests) = Open::with_guests().await;
    let table = guests[0].open(json!({ "game": "whisper", "bots": ["random"] })).await.unwrap();
    put(&guests[0], &format!("/api/tables/{table}/seats/1"), json!({ "name": "Eve" })).await.good().unwrap();
    assert_eq!(bring(&guests[0], &table, 1, "hush").await.code(), "covered");
    let uncovered = format!("/api/tables/{table}/uncovered");
    put(&guests[0], &uncovered, json!({ "seat": 1 })).await.good().unwrap();
    bring(&guests[0], &table, 1, "hush").await.good().unwrap();
    assert_eq!(seen(&guests[0], &table, 1).await["brought"], "hush");
    put(&guests[0], &uncovered, json!({ "seat": 0 })).await.good().unwrap();
    let covered = guests[0].get(&format!("/api/tables/{table}?as=1")).await.unwrap();
    assert_eq!(covered.code(), "covered");
    assert!(seen(&guests[0], &table, 0).await.get("brought").is_none());
    house.close().await;
}
