//! Decks that are brought to tables of Epic. That nobody else learns of them is tried with a smaller game, inside the house.

use crate::{open::Open, time::seen};
use axum::http::Method;
use guest::{Answer, Guest};
use serde_json::json;
use table::{Game, Record};

const DECK: &str = include_str!("../../../epic/decks/good-1.txt");

async fn bring(guest: &Guest, table: &str, seat: usize, deck: &str) -> Answer {
    let path = format!("/api/tables/{table}/seats/{seat}/brought");
    guest.ask(Method::PUT, &path, Some(json!({ "brought": deck }))).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_brought_kept_played_written_down_and_brought_again() {
    let house = Open::house().await;
    let mut guests = house.guests(2).await;
    let options = json!({ "format": "constructed" });
    let table = guests[0].open(json!({ "game": "epic", "players": 2, "options": options })).await.unwrap();
    guests[1].join(&table).await.unwrap();
    bring(&guests[0], &table, 0, DECK).await.good().unwrap();
    let refused = bring(&guests[0], &table, 0, "3 Archangel\n3 Blorb").await;
    let words = "this can't be brought to epic: line 2: there is no card “Blorb”";
    assert_eq!(
        (refused.status, &refused.json["error"]),
        (400, &json!({ "code": "setup", "words": words })),
        "{}",
        refused.text
    );
    // As much as one may send can't make an answer long.
    let refused = bring(&guests[0], &table, 0, &"x".repeat(20_000)).await;
    assert!(refused.code() == "setup" && refused.text.len() < 1000, "{}", refused.text);

    let house = house.reopen().await;
    guests.iter_mut().for_each(|guest| *guest = guest.moved(house.address));
    assert_eq!(seen(&guests[0], &table, "0").await["brought"], DECK);
    guests[0].start(&table).await.unwrap();
    let before = seen(&guests[0], &table, "0").await;
    let house = house.reopen().await;
    guests.iter_mut().for_each(|guest| *guest = guest.moved(house.address));
    assert_eq!(seen(&guests[0], &table, "0").await["sight"], before["sight"]);
    assert!(seen(&guests[1], &table, "1").await.get("brought").is_none());

    let path = format!("/api/tables/{table}");
    assert_eq!(guests[1].get(&format!("{path}/record")).await.unwrap().code(), "not-over");
    guests[1].post(&format!("{path}/resign"), json!({ "seat": 1 })).await.unwrap().good().unwrap();
    let record = guests[1].get(&format!("{path}/record")).await.unwrap().text;
    let record = Record::<shelf::Epic>::parse(&record).unwrap();
    let played = record.replay(|_, _| ()).unwrap();
    let decks: [<shelf::Epic as Game>::Brought; 2] = [DECK.parse().unwrap(), "".parse().unwrap()];
    assert_eq!(played.brought(), decks);
    let next = guests[0].post(&format!("{path}/rematch"), json!({})).await.unwrap().good().unwrap();
    assert_eq!(seen(&guests[0], next["id"].as_str().unwrap(), "0").await["brought"], DECK);
    house.close().await;
}

/// What is ready of each game is told with the game, as text that can be sent as it is.
#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_tells_what_is_ready() {
    let house = Open::house().await;
    let guest = house.guest("Ada").await;
    let games = guest.get("/api/games").await.unwrap().good().unwrap();
    let options = json!({ "format": "constructed" });
    let table = guest.open(json!({ "game": "epic", "options": options })).await.unwrap();
    for game in games.as_array().unwrap() {
        for ready in game["ready"].as_array().unwrap() {
            assert!(!ready["name"].as_str().unwrap().is_empty() && game["name"] == "epic", "{ready}");
            bring(&guest, &table, 0, ready["text"].as_str().unwrap()).await.good().unwrap();
            assert_eq!(seen(&guest, &table, "0").await["brought"], ready["text"]);
        }
    }
    house.close().await;
}
