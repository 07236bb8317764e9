//! Time, by a clock of the test's own: clocks that run down, seats that bots play meanwhile, pauses, and secret reactions.

use crate::open::Open;
use axum::http::Method;
use guest::Guest;
use house::Clock;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};

const LIVE: (&str, u64) = ("live", 60);

/// A table with these guests and this much time, started.
async fn timed(guests: &[Guest], game: &str, time: Value) -> String {
    let new = json!({ "game": game, "players": guests.len(), "time": time });
    let table = guests[0].open(new).await.unwrap();
    for guest in &guests[1..] {
        guest.join(&table).await.unwrap();
    }
    guests[0].start(&table).await.unwrap();
    table
}

fn one_minute() -> Value {
    json!({ LIVE.0: { "minutes": LIVE.1 / 60, "increment": 5 } })
}

pub(crate) async fn seen(guest: &Guest, table: &str, viewer: &str) -> Value {
    guest.get(&format!("/api/tables/{table}?as={viewer}")).await.unwrap().good().unwrap()
}

/// Plays the first (or the given) move of a seat.
pub(crate) async fn play(
    guest: &Guest,
    table: &str,
    seat: usize,
    mv: Option<&str>,
    id: &str,
) -> guest::Answer {
    let seen = seen(guest, table, &seat.to_string()).await;
    let mv = mv.map_or_else(|| seen["sight"]["moves"][0]["move"].clone(), |mv| json!(mv));
    let body = json!({ "seat": seat, "move": mv, "seen": seen["sight"]["number"], "id": id });
    guest.post(&format!("/api/tables/{table}/moves"), body).await.unwrap()
}

async fn post(guest: &Guest, table: &str, what: &str, body: Value) -> guest::Answer {
    guest.post(&format!("/api/tables/{table}/{what}"), body).await.unwrap()
}

/// Asks until it is so.
pub(crate) async fn until(guest: &Guest, table: &str, so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let seen = seen(guest, table, "spectator").await;
        if so(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never was so: {}", seen(guest, table, "spectator").await)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_of_time_is_played_on_by_a_bot_until_he_takes_his_seat_back() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let table = timed(&guests, "goofspiel", one_minute()).await;
    clock.turn(Duration::from_secs(20));
    play(&guests[0], &table, 0, None, "a").await.good().unwrap();
    let clocks = seen(&guests[0], &table, "0").await["sight"]["clocks"].clone();
    assert_eq!(clocks, json!([{ "left": 40_000, "runs": false }, { "left": 40_000, "runs": true }]));
    clock.turn(Duration::from_millis(39_900));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(seen(&guests[1], &table, "1").await["table"]["seats"][1]["stood_in"], false);
    clock.turn(Duration::from_millis(100));
    // The bot bids at once, and again in the next round.
    let stood = until(&guests[0], &table, |seen| seen["sight"]["number"].as_u64() >= Some(3)).await;
    assert_eq!(stood["table"]["seats"][1]["stood_in"], true);
    assert_eq!(play(&guests[1], &table, 1, Some("13"), "x").await.code(), "stood-in");
    assert_eq!(post(&guests[0], &table, "retake", json!({ "seat": 1 })).await.code(), "not-your-seat");
    assert_eq!(post(&guests[0], &table, "retake", json!({ "seat": 0 })).await.code(), "not-stood-in");
    let back = post(&guests[1], &table, "retake", json!({ "seat": 1 })).await.good().unwrap();
    assert_eq!(back["seats"][1]["stood_in"], false);
    // He has a little time again when he is next asked.
    play(&guests[0], &table, 0, None, "b").await.good().unwrap();
    let mine = seen(&guests[1], &table, "1").await["sight"].clone();
    assert_eq!(mine["clocks"][1], json!({ "left": 30_000, "runs": true }));
    play(&guests[1], &table, 1, None, "c").await.good().unwrap();
    house.close().await;
}

/// Nobody looks at the table and it isn't in memory; the other player, who is in the house, hears that it is his turn.
#[tokio::test(flavor = "multi_thread")]
async fn deadlines_hold_for_tables_that_are_asleep() {
    let clock = Clock::by_hand();
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| {
        (config.clock, config.patience) = (clock.clone(), Duration::from_millis(1));
    })
    .await;
    let guests = house.guests(2).await;
    let table = timed(&guests, "magpie", json!({ "days": 2 })).await;
    play(&guests[0], &table, 0, Some("take"), "a").await.good().unwrap();
    let mut socket = guests[0].connect().await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    clock.turn(Duration::from_hours(47));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(socket.ask(json!({ "do": "ping" })).await.unwrap()["ok"], true);
    assert!(socket.heard.is_empty());
    clock.turn(Duration::from_hours(1));
    // The bot may look or rob first; in the end it is the other's turn, or he is being robbed.
    let said = socket.next().await.unwrap();
    assert_eq!((&said["say"], &said["table"], &said["seat"]), (&json!("turn"), &json!(table), &json!(0)));
    assert_eq!(seen(&guests[0], &table, "0").await["table"]["seats"][1]["stood_in"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_house_is_closed_or_cannot_store() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let mut guests = house.guests(2).await;
    let table = timed(&guests, "goofspiel", one_minute()).await;
    clock.turn(Duration::from_secs(10));
    let left = |seen: &Value| seen["sight"]["clocks"][0]["left"].as_u64().unwrap();
    assert_eq!(left(&seen(&guests[0], &table, "0").await), 50_000);
    let folder = Arc::clone(&house.folder);
    house.close().await;
    clock.turn(Duration::from_hours(100));
    let house = Open::as_said(folder, |config| config.clock = clock.clone()).await;
    guests = guests.iter().map(|guest| guest.moved(house.address)).collect();
    assert_eq!(left(&seen(&guests[0], &table, "0").await), 50_000);
    clock.turn(Duration::from_secs(10));
    assert_eq!(left(&seen(&guests[0], &table, "0").await), 40_000);

    house.trouble.fail(true);
    let kept = play(&guests[1], &table, 1, Some("3"), "a").await;
    assert_eq!(kept.code(), "paused");
    clock.turn(Duration::from_hours(1));
    house.trouble.fail(false);
    let after = until(&guests[0], &table, |seen| seen["sight"]["number"] == 1).await;
    assert_eq!(after["table"]["seats"][0]["stood_in"], false);
    assert_eq!(left(&seen(&guests[0], &table, "0").await), 40_000);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_clocks_the_others_may_call_in_a_bot_after_some_minutes() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(3).await;
    let table = timed(&guests[..2], "goofspiel", json!("none")).await;
    assert!(seen(&guests[0], &table, "0").await["sight"]["clocks"].is_null());
    assert_eq!(post(&guests[0], &table, "call", json!({})).await.code(), "waits-for-you");
    play(&guests[0], &table, 0, None, "a").await.good().unwrap();
    clock.turn(Duration::from_secs(299));
    assert_eq!(post(&guests[0], &table, "call", json!({})).await.code(), "patience");
    assert_eq!(post(&guests[2], &table, "call", json!({})).await.code(), "not-at-table");
    clock.turn(Duration::from_secs(1));
    let called = post(&guests[0], &table, "call", json!({})).await.good().unwrap();
    assert_eq!(called["seats"][1]["stood_in"], true);
    until(&guests[0], &table, |seen| seen["sight"]["number"].as_u64() >= Some(3)).await;
    post(&guests[1], &table, "retake", json!({ "seat": 1 })).await.good().unwrap();
    // With clocks nobody has to be called.
    let timed = timed(&guests[..2], "goofspiel", one_minute()).await;
    play(&guests[0], &timed, 0, None, "a").await.good().unwrap();
    assert_eq!(post(&guests[0], &timed, "call", json!({})).await.code(), "patience");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_pause_resume_and_abort_by_agreement() {
    let clock = Clock::by_hand();
    let mut house = Open::by(&clock).await;
    let mut guests = house.guests(2).await;
    let new = json!({ "game": "goofspiel", "players": 3, "bots": ["random"], "time": one_minute() });
    let table = guests[0].open(new).await.unwrap();
    guests[1].join(&table).await.unwrap();
    assert_eq!(post(&guests[0], &table, "offer", json!({ "what": "pause" })).await.code(), "not-begun");
    guests[0].start(&table).await.unwrap();
    assert_eq!(post(&guests[0], &table, "offer", json!({ "what": "resume" })).await.code(), "not-resting");
    let offered = post(&guests[0], &table, "offer", json!({ "what": "pause" })).await.good().unwrap();
    assert_eq!(offered["offer"], json!({ "what": "pause", "agreed": [guests[0].id] }));
    assert_eq!(offered["paused"], false);
    // One may decline; then it has to be proposed anew.
    let path = format!("/api/tables/{table}/offer");
    let declined = guests[1].ask(Method::DELETE, &path, None).await.unwrap().good().unwrap();
    assert!(declined["offer"].is_null());
    assert_eq!(guests[1].ask(Method::DELETE, &path, None).await.unwrap().code(), "no-offer");
    for guest in &guests {
        post(guest, &table, "offer", json!({ "what": "pause" })).await.good().unwrap();
    }
    assert_eq!(play(&guests[0], &table, 0, Some("3"), "a").await.code(), "resting");
    house = house.reopen_by(&clock).await;
    guests = guests.iter().map(|guest| guest.moved(house.address)).collect();
    clock.turn(Duration::from_hours(2));
    let resting = seen(&guests[0], &table, "0").await;
    assert_eq!(resting["table"]["paused"], true);
    assert_eq!(resting["sight"]["clocks"][0], json!({ "left": 60_000, "runs": false }));
    for guest in &guests {
        post(guest, &table, "offer", json!({ "what": "resume" })).await.good().unwrap();
    }
    clock.turn(Duration::from_secs(1));
    assert_eq!(
        seen(&guests[0], &table, "0").await["sight"]["clocks"][0],
        json!({ "left": 59_000, "runs": true })
    );
    play(&guests[0], &table, 0, Some("3"), "a").await.good().unwrap();
    // Somebody who never answers can't keep a game asleep for ever.
    for guest in &guests {
        post(guest, &table, "offer", json!({ "what": "pause" })).await.good().unwrap();
    }
    clock.turn(Duration::from_hours(25));
    let resumed = post(&guests[1], &table, "offer", json!({ "what": "resume" })).await.good().unwrap();
    assert_eq!(resumed["paused"], false);
    for guest in &guests {
        post(guest, &table, "offer", json!({ "what": "abort" })).await.good().unwrap();
    }
    let over = seen(&guests[0], &table, "0").await["table"].clone();
    assert_eq!(
        (&over["stage"], &over["result"]["ending"], &over["result"]["winners"]),
        (&json!("over"), &json!("aborted"), &json!([]))
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_comes_to_is_closed_after_a_week() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guest = house.guest("Ada").await;
    let table = guest.open(json!({ "game": "epix", "time": "none" })).await.unwrap();
    for _ in 0..8 {
        clock.turn(Duration::from_hours(24));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let seen = until(&guest, &table, |seen| seen["table"]["stage"] == "over").await;
    assert_eq!(seen["table"]["result"]["ending"], "closed");
    for (time, words) in [
        (json!({ "days": 3 }), "isn't made to be played over days"),
        (json!({ "live": { "minutes": 0, "increment": 0 } }), "1 to 600 minutes"),
        (json!({ "live": { "minutes": 5 } }), "missing field"),
        (json!("soon"), "unknown variant"),
    ] {
        let answer = guest.post("/api/tables", json!({ "game": "goofspiel", "time": time })).await.unwrap();
        assert_eq!(answer.status, 400);
        assert!(answer.text.contains(words), "{}", answer.text);
    }
    assert_eq!(
        guest.post("/api/tables", json!({ "game": "epix", "window": 2 })).await.unwrap().code(),
        "setup"
    );
    house.close().await;
}

/// Seat 0 robs seat 1, who is asked in secret whether a dog barks.
async fn robbery(guests: &[Guest]) -> String {
    let table = timed(guests, "magpie", one_minute()).await;
    play(&guests[0], &table, 0, Some("rob 1"), "rob").await.good().unwrap();
    table
}

/// Whatever the one who is robbed holds and does, the others see the same until the time is up.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_reaction_takes_a_fixed_time() {
    let clock = Clock::by_hand();
    let mut house = Open::by(&clock).await;
    let mut guests = house.guests(2).await;
    let mut barked = 0;
    for round in 0..24 {
        let table = robbery(&guests).await;
        let before = seen(&guests[0], &table, "0").await;
        assert_eq!(before["sight"]["window"], 6_000);
        assert_eq!(before["sight"]["clocks"][1]["runs"], false);
        let options = seen(&guests[1], &table, "1").await["sight"]["moves"].clone();
        let answer = options.as_array().unwrap().iter().any(|mv| mv["move"] == "bark");
        // Some say nothing, some answer at once, some change their minds.
        match round % 3 {
            0 => {}
            1 => {
                let mv = options[0]["move"].as_str().unwrap();
                play(&guests[1], &table, 1, Some(mv), "a").await.good().unwrap();
                // Sent again it is the same answer.
                play(&guests[1], &table, 1, Some(mv), "a").await.good().unwrap();
            }
            _ => {
                play(&guests[1], &table, 1, Some("hush"), "a").await.good().unwrap();
                let last = if answer { "bark" } else { "hush" };
                play(&guests[1], &table, 1, Some(last), "b").await.good().unwrap();
                assert_eq!(seen(&guests[1], &table, "1").await["sight"]["answer"], last);
            }
        }
        clock.turn(Duration::from_millis(5_999));
        tokio::time::sleep(Duration::from_millis(15)).await;
        let meanwhile = seen(&guests[0], &table, "0").await;
        assert_eq!(meanwhile["sight"]["window"], 1);
        assert_eq!(
            (&meanwhile["sight"]["number"], &meanwhile["sight"]["view"]),
            (&before["sight"]["number"], &before["sight"]["view"])
        );
        if round == 4 {
            // A house that is opened again has kept the answer, and gives nobody more time.
            house = house.reopen_by(&clock).await;
            guests = guests.iter().map(|guest| guest.moved(house.address)).collect();
            assert_eq!(seen(&guests[0], &table, "0").await["sight"]["window"], 1);
        }
        clock.turn(Duration::from_millis(1));
        let number = before["sight"]["number"].as_u64();
        let after = until(&guests[0], &table, |seen| seen["sight"]["number"].as_u64() > number).await;
        assert!(after["sight"]["window"].is_null());
        let story =
            guests[0].get(&format!("/api/tables/{table}?after={}", number.unwrap())).await.unwrap().text;
        let barks = story.contains("A dog barks");
        barked += u32::from(barks);
        assert_eq!(
            barks,
            answer && round % 3 != 0 && (round % 3 == 2 || options[0]["move"] == "bark"),
            "{round}: {story}"
        );
    }
    assert!(barked > 0, "no dog ever barked");
    house.close().await;
}

/// A standing order answers for its seat, known to nobody else; without windows it is obeyed at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_standing_order_is_obeyed_and_known_to_its_seat_alone() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let mut barked = 0;
    for round in 0..12 {
        let table = timed(&guests, "magpie", one_minute()).await;
        let mut sockets = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            let mut socket = guest.connect().await.unwrap();
            socket.ask(json!({ "do": "watch", "table": table, "as": seat })).await.unwrap();
            socket.heard.clear();
            sockets.push(socket);
        }
        let path = format!("/api/tables/{table}/seats/1/order");
        if round == 0 {
            let wrong = guests[1].ask(Method::PUT, &path, Some(json!({ "order": "dance" }))).await.unwrap();
            assert_eq!(wrong.code(), "no-such-order");
            let stolen = guests[0].ask(Method::PUT, &path, Some(json!({ "order": "bark" }))).await.unwrap();
            assert_eq!(stolen.code(), "not-your-seat");
        }
        guests[1].ask(Method::PUT, &path, Some(json!({ "order": "bark" }))).await.unwrap().good().unwrap();
        for socket in &mut sockets {
            socket.ask(json!({ "do": "ping" })).await.unwrap();
        }
        // Presence aside, the other one hears nothing of it.
        assert!(sockets[0].heard.iter().all(|said| said["say"] == "table"), "{:?}", sockets[0].heard);
        assert!(sockets[1].heard.iter().any(|said| said["say"] == "sight" && said["order"] == "bark"));
        assert!(seen(&guests[0], &table, "0").await["sight"]["order"].is_null());
        play(&guests[0], &table, 0, Some("rob 1"), "rob").await.good().unwrap();
        let holds = seen(&guests[1], &table, "1").await["sight"]["moves"].to_string().contains("bark");
        clock.turn(Duration::from_secs(10));
        until(&guests[0], &table, |seen| seen["sight"]["window"].is_null()).await;
        let story = guests[0].get(&format!("/api/tables/{table}?after=0")).await.unwrap().text;
        assert_eq!(story.contains("A dog barks"), holds, "{story}");
        barked += u32::from(holds);
    }
    assert!(barked > 0);
    // By the day nobody waits for a window.
    let table = timed(&guests, "magpie", json!({ "days": 1 })).await;
    let path = format!("/api/tables/{table}/seats/1/order");
    guests[1].ask(Method::PUT, &path, Some(json!({ "order": "hush" }))).await.unwrap().good().unwrap();
    play(&guests[0], &table, 0, Some("rob 1"), "rob").await.good().unwrap();
    until(&guests[0], &table, |seen| seen.to_string().contains("\"turn\":1")).await;
    house.close().await;
}
