//! How long secret reactions are waited for: it goes by who could learn something from the waiting.

use crate::{
    open::Open,
    time::{play, seen, until},
};
use axum::http::Method;
use guest::Guest;
use house::Clock;
use serde_json::{Value, json};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// How long a bot of the house takes.
const PACE: Duration = Duration::from_millis(900);

async fn rest(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}

/// A program, which may have several seats and sees from all of them.
async fn program(house: &Open) -> Guest {
    let mut bot = Guest::at(house.address);
    let came = bot.post("/api/people", json!({ "name": "One", "bot": true })).await.unwrap().good().unwrap();
    bot.token = came["token"].as_str().map(Into::into);
    bot
}

async fn sit(guest: &Guest, table: &str, seat: usize) {
    let path = format!("/api/tables/{table}/seats/{seat}");
    guest.ask(Method::PUT, &path, Some(json!({ "name": "Two" }))).await.unwrap().good().unwrap();
}

async fn robs(guest: &Guest, table: &str, seat: usize, whom: usize) {
    play(guest, table, seat, Some(&format!("rob {whom}")), &format!("rob {seat}")).await.good().unwrap();
}

fn robbed(seen: &Value) -> bool {
    !seen["sight"]["view"]["open"]["robbed"].is_null()
}

/// One person at both seats: nobody else waits, so nobody presses him, and it goes on when he has answered.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_alone_takes_his_time() {
    let clock = Clock::by_hand();
    let mut house = Open::by(&clock).await;
    let mut alone = program(&house).await;
    for time in [json!("none"), json!({ "live": { "minutes": 5, "increment": 5 } })] {
        let pressed = time != "none";
        let table = alone.open(json!({ "game": "magpie", "players": 2, "time": time })).await.unwrap();
        sit(&alone, &table, 1).await;
        alone.start(&table).await.unwrap();
        robs(&alone, &table, 0, 1).await;
        let limit = seen(&alone, &table, "1").await["sight"]["window"].clone();
        assert_eq!(limit, if pressed { json!(6_000) } else { Value::Null });
        if !pressed {
            clock.turn(Duration::from_hours(5));
            rest(50).await;
            house = house.reopen_by(&clock).await;
            alone = alone.moved(house.address);
        }
        assert!(robbed(&seen(&alone, &table, "spectator").await));
        play(&alone, &table, 1, Some("hush"), "hush").await.good().unwrap();
        until(&alone, &table, |seen| !robbed(seen)).await;
        // What he has ordered is his answer, too.
        let turn = seen(&alone, &table, "spectator").await["sight"]["view"]["open"]["turn"].clone();
        let turn = turn.as_u64().unwrap() as usize;
        let path = format!("/api/tables/{table}/seats/{}/order", 1 - turn);
        alone.ask(Method::PUT, &path, Some(json!({ "order": "hush" }))).await.unwrap().good().unwrap();
        robs(&alone, &table, turn, 1 - turn).await;
        until(&alone, &table, |seen| !robbed(seen)).await;
    }
    house.close().await;
}

/// Bots of the house take the same time whatever they hold.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_are_waited_for_at_their_pace() {
    let clock = Clock::by_hand();
    let mut house = Open::by(&clock).await;
    let mut guests = house.guests(2).await;
    for round in 0..8 {
        let table = house.table("magpie", &guests, &["random"]).await;
        robs(&guests[0], &table, 0, 2).await;
        assert!(seen(&guests[1], &table, "1").await["sight"]["window"].is_null());
        clock.turn(Duration::from_millis(899));
        rest(40).await;
        assert!(
            robbed(&seen(&guests[1], &table, "1").await),
            "round {round}: the bot shows that it has answered"
        );
        if round == 3 {
            house = house.reopen_by(&clock).await;
            guests = guests.iter().map(|guest| guest.moved(house.address)).collect();
            assert!(robbed(&seen(&guests[1], &table, "1").await));
        }
        clock.turn(Duration::from_millis(1));
        until(&guests[1], &table, |seen| !robbed(seen)).await;
    }
    house.close().await;
}

/// Whoever takes his seat back in the middle of it has the time that everybody has, from its beginning, and shows nobody when he
/// answers.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_to_be_asked_gives_nothing_away() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let new = json!({ "game": "magpie", "players": 2, "time": { "live": { "minutes": 1, "increment": 5 } } });
    // Who moves first runs out of time; the bot that stands in for him takes or robs, until it is the other one's turn.
    let (table, gone) = loop {
        let table = guests[0].open(new.clone()).await.unwrap();
        guests[1].join(&table).await.unwrap();
        guests[0].start(&table).await.unwrap();
        clock.turn(Duration::from_secs(61));
        let gone = until(&guests[0], &table, |seen| {
            (0..2).any(|seat| seen["table"]["seats"][seat]["stood_in"] == true)
        })
        .await;
        let gone = usize::from(gone["table"]["seats"][1]["stood_in"] == true);
        rest(300).await;
        let now = seen(&guests[0], &table, "spectator").await;
        if now["sight"]["view"]["open"]["turn"] == 1 - gone && !robbed(&now) {
            break (table, gone);
        }
    };
    let here = 1 - gone;
    robs(&guests[here], &table, here, gone).await;
    assert!(seen(&guests[here], &table, &here.to_string()).await["sight"]["window"].is_null());
    clock.turn(Duration::from_millis(500));
    let body = json!({ "seat": gone });
    guests[gone].post(&format!("/api/tables/{table}/retake"), body).await.unwrap().good().unwrap();
    assert_eq!(seen(&guests[gone], &table, &gone.to_string()).await["sight"]["window"], 5_500);
    play(&guests[gone], &table, gone, Some("hush"), "hush").await.good().unwrap();
    clock.turn(Duration::from_millis(5_499));
    rest(40).await;
    assert!(robbed(&seen(&guests[here], &table, &here.to_string()).await));
    clock.turn(Duration::from_millis(1));
    until(&guests[here], &table, |seen| !robbed(seen)).await;
    house.close().await;
}

/// Somebody whose bot stands in may come back, and could use what he saw meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn who_may_come_back_learns_nothing() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let (alone, bo) = (program(&house).await, house.guest("Bo").await);
    let table = alone.open(json!({ "game": "magpie", "players": 3 })).await.unwrap();
    bo.join(&table).await.unwrap();
    sit(&alone, &table, 2).await;
    alone.start(&table).await.unwrap();
    robs(&alone, &table, 0, 2).await;
    assert_eq!(seen(&alone, &table, "2").await["sight"]["window"], 6_000);
    // He who has given up doesn't; but what has opened stays as it is.
    bo.post(&format!("/api/tables/{table}/resign"), json!({ "seat": 1 })).await.unwrap().good().unwrap();
    assert_eq!(seen(&alone, &table, "2").await["sight"]["window"], 6_000);
    play(&alone, &table, 2, Some("hush"), "hush").await.good().unwrap();
    rest(40).await;
    assert!(robbed(&seen(&alone, &table, "spectator").await));
    clock.turn(Duration::from_secs(6));
    // It is the turn of the bot that plays on, who may rob the same one in its turn.
    let over = |seen: &Value| {
        let open = &seen["sight"]["view"]["open"];
        open["robbed"] != 2 || open["turn"] != 0
    };
    until(&alone, &table, over).await;
    house.close().await;
}

/// One person among bots, in a game that asks often, waits for nothing but their pace.
#[tokio::test(flavor = "multi_thread")]
async fn one_among_bots_plays_ephios_at_their_pace() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let ada = house.guest("Ada").await;
    let table = house.table("ephios", std::slice::from_ref(&ada), &["random", "random"]).await;
    let mut asked = 0;
    for step in 0..1500 {
        let now = seen(&ada, &table, "0").await;
        assert!(now["sight"]["window"].is_null(), "nobody presses her");
        if now["table"]["stage"] == "over" || asked == 60 {
            break;
        }
        let moves = now["sight"]["moves"].as_array().unwrap().len();
        if moves > 0 {
            asked += 1;
            let first = &now["sight"]["moves"][0]["move"];
            assert!(moves > 1 || first != "decline", "she is asked what she can't answer");
            let mv = now["sight"]["moves"][step % moves]["move"].as_str().unwrap().to_owned();
            play(&ada, &table, 0, Some(&mv), &format!("{step}")).await;
        } else {
            clock.turn(PACE);
            rest(3).await;
        }
    }
    assert!(asked > 10, "{asked}");
    house.close().await;
}

/// A secret choice doesn't show in when the next bot moves.
#[tokio::test(flavor = "multi_thread")]
async fn the_pace_of_bots_tells_nothing_of_secrets() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.human_pace = Duration::from_secs(3)).await;
    let guests = house.guests(2).await;
    let table = guests[0].open(json!({ "game": "magpie", "players": 3, "bots": ["random"] })).await.unwrap();
    guests[1].join(&table).await.unwrap();
    let mut socket = guests[0].connect().await.unwrap();
    let watch = json!({ "do": "watch", "table": table, "as": 0, "page": true, "after": -1 });
    assert_eq!(socket.ask(watch).await.unwrap()["ok"], true);
    guests[0].start(&table).await.unwrap();
    for (seat, guest) in guests.iter().enumerate() {
        play(guest, &table, seat, Some("take"), "take").await.good().unwrap();
    }
    let begun = Instant::now();
    let before = seen(&guests[0], &table, "spectator").await["sight"]["number"].clone();
    rest(2500).await;
    let path = format!("/api/tables/{table}/seats/1/order");
    guests[1].ask(Method::PUT, &path, Some(json!({ "order": "hush" }))).await.unwrap().good().unwrap();
    until(&guests[0], &table, |seen| seen["sight"]["number"] != before).await;
    let took = begun.elapsed().as_millis();
    assert!((2900..5000).contains(&took), "the bot moved after {took} ms");
    house.close().await;
}
