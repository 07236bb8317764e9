//! Faults that were found once, and must not come back.

use crate::{open::Open, time::play};
use axum::http::Method;
use guest::{Answer, Guest};
use house::Clock;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};

async fn sight(guest: &Guest, table: &str, seat: usize) -> Value {
    guest.get(&format!("/api/tables/{table}?as={seat}")).await.unwrap().good().unwrap()["sight"].clone()
}

async fn back(guest: &Guest, table: &str, seat: usize) -> Answer {
    let seen = sight(guest, table, seat).await["number"].clone();
    guest.post(&format!("/api/tables/{table}/back"), json!({ "seat": seat, "seen": seen })).await.unwrap()
}

/// All propose the same.
async fn all_agree(guests: &[Guest], table: &str, what: &str) {
    for guest in guests {
        guest
            .post(&format!("/api/tables/{table}/offer"), json!({ "what": what }))
            .await
            .unwrap()
            .good()
            .unwrap();
    }
}

async fn rest(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

async fn start(guests: &[Guest], new: Value) -> String {
    let table = guests[0].open(new).await.unwrap();
    for guest in &guests[1..] {
        guest.join(&table).await.unwrap();
    }
    guests[0].start(&table).await.unwrap();
    table
}

async fn admin(house: &Open, method: Method, path: &str, body: Value) -> Value {
    house.host().ask(method, path, Some(body)).await.unwrap().good().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_after_a_reaction_to_what_was_taken_back() {
    let house = Open::house().await;
    let guests = house.guests(1).await;
    let table = house.table("magpie", &guests, &["random"]).await;
    play(&guests[0], &table, 0, Some("rob 1"), "a").await.good().unwrap();
    rest(300).await;
    back(&guests[0], &table, 0).await.good().unwrap();
    play(&guests[0], &table, 0, Some("take"), "b").await.good().unwrap();
    // The bot looks, takes or robs; whatever it does is seen.
    let waits = json!({ "looked": false, "players": 2, "robbed": null, "turn": 1 });
    crate::time::until(&guests[0], &table, |seen| seen["sight"]["view"]["open"] != waits).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_in_reaction_to_what_was_taken_back_is_forgotten() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = start(&guests, json!({ "game": "magpie", "players": 2, "window": 60 })).await;
    play(&guests[0], &table, 0, Some("rob 1"), "a").await.good().unwrap();
    play(&guests[1], &table, 1, Some("hush"), "x").await.good().unwrap();
    back(&guests[0], &table, 0).await.good().unwrap();
    play(&guests[0], &table, 0, Some("rob 1"), "b").await.good().unwrap();
    assert_eq!(sight(&guests[1], &table, 1).await["answer"], Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_earns_no_time() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let time = json!({ "live": { "minutes": 1, "increment": 60 } });
    let table = start(&guests, json!({ "game": "goofspiel", "players": 2, "time": time })).await;
    for id in ["a", "b", "c"] {
        play(&guests[0], &table, 0, Some("3"), id).await.good().unwrap();
        back(&guests[0], &table, 0).await.good().unwrap();
    }
    let left = sight(&guests[0], &table, 0).await["clocks"][0]["left"].as_u64().unwrap();
    assert!(left <= 60_000, "{left}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_ends_no_game_alone() {
    let house = Open::house().await;
    let mut bots = Vec::new();
    for name in ["One", "Two"] {
        let mut bot = Guest::at(house.address);
        let came =
            bot.post("/api/people", json!({ "name": name, "bot": true })).await.unwrap().good().unwrap();
        bot.token = came["token"].as_str().map(Into::into);
        bots.push(bot);
    }
    let table = house.table("goofspiel", &bots, &[]).await;
    let now = bots[0].post(&format!("/api/tables/{table}/offer"), json!({ "what": "abort" })).await.unwrap();
    assert_ne!(now.json["stage"], "over", "{}", now.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_closed_is_no_hindrance() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    guests[0]
        .post(&format!("/api/tables/{table}/resign"), json!({ "seat": 0 }))
        .await
        .unwrap()
        .good()
        .unwrap();
    let path = format!("/api/tables/{table}/rematch");
    let next = guests[0].post(&path, json!({})).await.unwrap().good().unwrap();
    let next = next["id"].as_str().unwrap();
    guests[0].post(&format!("/api/tables/{next}/leave"), json!({})).await.unwrap().good().unwrap();
    guests[1].post(&path, json!({})).await.unwrap().good().unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_used_up_only_by_who_comes_in() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let kept = ada.ask(Method::PUT, "/api/me/password", Some(json!({ "password": "long enough" }))).await;
    kept.unwrap().good().unwrap();
    admin(&house, Method::PUT, "/api/admin/house", json!({ "invite_only": true })).await;
    let invite = admin(&house, Method::POST, "/api/admin/invites", json!({})).await["invite"].clone();
    let nobody = Guest::at(house.address);
    let first = nobody.post("/api/people", json!({ "name": "Ada", "invite": invite })).await.unwrap();
    assert_eq!(first.code(), "name-kept");
    let second = nobody.post("/api/people", json!({ "name": "Bo", "invite": invite })).await.unwrap();
    assert_eq!(second.status, 201, "{}", second.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_lets_its_holder_in_whatever_storage_says() {
    let house = Open::house().await;
    admin(&house, Method::PUT, "/api/admin/house", json!({ "invite_only": true })).await;
    let invite = admin(&house, Method::POST, "/api/admin/invites", json!({})).await["invite"].clone();
    let nobody = Guest::at(house.address);
    house.trouble.unsure(true);
    let body = json!({ "name": "Bo", "invite": invite });
    let (came, ()) = tokio::join!(nobody.post("/api/people", body), async {
        rest(1000).await;
        house.trouble.unsure(false);
    });
    let came = came.unwrap();
    assert_eq!(came.status, 201, "{}", came.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_stops_the_house_by_deleting_himself_in_the_middle_of_something() {
    let house = Open::house().await;
    let other = house.guest("Bo").await;
    let watch = house.guest("Cy").await;
    let mut ill = 0;
    for round in 0..10 {
        let evil = house.guest(&format!("Evil {round}")).await;
        let path = format!("/api/people/{}/mute", other.id);
        let mut mutes = tokio::task::JoinSet::new();
        for at in 0..60 {
            let (evil, path) = (evil.clone(), path.clone());
            mutes.spawn(async move {
                if at == 20 {
                    evil.ask(Method::DELETE, "/api/me", Some(json!({}))).await.unwrap().status
                } else {
                    evil.ask(Method::PUT, &path, None).await.unwrap().status
                }
            });
        }
        for _ in 0..8 {
            rest(100).await;
            ill += u32::from(watch.get("/healthz").await.unwrap().status == 503);
        }
        mutes.join_all().await;
        if ill > 0 {
            break;
        }
    }
    assert_eq!(ill, 0, "the house can't store because of a guest");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_asked_before_ends_a_long_rest() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let path = format!("/api/tables/{table}/offer");
    for guest in &guests {
        guest.post(&path, json!({ "what": "pause" })).await.unwrap().good().unwrap();
    }
    guests[0].post(&path, json!({ "what": "resume" })).await.unwrap().good().unwrap();
    clock.turn(Duration::from_hours(25));
    let now = guests[0].post(&path, json!({ "what": "resume" })).await.unwrap().good().unwrap();
    assert_eq!(now["paused"], false);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_makes_nobody_slow() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    play(&guests[0], &table, 0, Some("3"), "a").await.good().unwrap();
    all_agree(&guests, &table, "pause").await;
    clock.turn(Duration::from_hours(1));
    all_agree(&guests, &table, "resume").await;
    let called = guests[0].post(&format!("/api/tables/{table}/call"), json!({})).await.unwrap();
    assert_eq!(called.code(), "patience", "{}", called.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_houses_time_never_falls_back() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    clock.turn(Duration::from_hours(240));
    let table = house.table("goofspiel", &guests, &[]).await;
    play(&guests[0], &table, 0, Some("3"), "a").await.good().unwrap();
    // As if it had fallen down now: what is stored at this moment is all there is.
    let after = Arc::new(tempfile::tempdir().unwrap());
    let place = house::Place::new(house.folder.path());
    house::backup(&place, &house::Place::new(after.path()).file()).await.unwrap();
    let fallen = Open::as_said(after, |config| config.clock = clock.clone()).await;
    clock.turn(Duration::from_hours(1));
    let called =
        guests[0].moved(fallen.address).post(&format!("/api/tables/{table}/call"), json!({})).await.unwrap();
    assert_eq!(called.status, 200, "{}", called.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_makes_nobody_elses_move_stale() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    play(&guests[0], &table, 0, Some("3"), "a").await.good().unwrap();
    let seen = sight(&guests[1], &table, 1).await["number"].clone();
    back(&guests[0], &table, 0).await.good().unwrap();
    let bid = json!({ "seat": 1, "move": "3", "seen": seen, "id": "x" });
    let bid = guests[1].post(&format!("/api/tables/{table}/moves"), bid).await.unwrap();
    assert_eq!(bid.status, 200, "{}", bid.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_earns_no_time_for_who_is_out_of_it() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let time = json!({ "live": { "minutes": 1, "increment": 60 } });
    let table = start(&guests, json!({ "game": "magpie", "players": 2, "time": time, "window": 3 })).await;
    clock.turn(Duration::from_secs(61));
    for turn in 0..4 {
        rest(700).await;
        clock.turn(Duration::from_secs(4));
        rest(300).await;
        for mv in ["take", "hush"] {
            let _ = play(&guests[1], &table, 1, Some(mv), &format!("{turn} {mv}")).await;
        }
    }
    rest(500).await;
    let sight = sight(&guests[0], &table, 0).await;
    assert!(sight["clocks"][0]["left"].as_u64().unwrap() <= 60_000, "{}", sight["clocks"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_is_not_lost_by_a_pause() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let table = start(&guests, json!({ "game": "magpie", "players": 2, "window": 10 })).await;
    play(&guests[0], &table, 0, Some("rob 1"), "a").await.good().unwrap();
    all_agree(&guests, &table, "pause").await;
    clock.turn(Duration::from_hours(1));
    all_agree(&guests, &table, "resume").await;
    rest(300).await;
    let sight = sight(&guests[1], &table, 1).await;
    assert!(sight["window"].as_u64().unwrap_or(0) > 0, "{}", sight["view"]["open"]);
    house.close().await;
}

/// What a WebSocket alone does isn't noted as having been there.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_seen_over_a_websocket_alone_is_not_forgotten() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let ada = house.guest("Ada").await;
    for _ in 0..181 {
        clock.turn(Duration::from_hours(24));
        let mut socket = guest::Socket::open(house.address).await.unwrap();
        socket.ask(json!({ "do": "hello", "token": ada.token })).await.unwrap();
        rest(5).await;
    }
    clock.turn(Duration::from_hours(25));
    rest(500).await;
    let mut socket = guest::Socket::open(house.address).await.unwrap();
    let hello = socket.ask(json!({ "do": "hello", "token": ada.token })).await.unwrap();
    assert_eq!(hello["ok"], true, "{hello}");
    house.close().await;
}

/// A seat that was given up is no win of whoever gave it up.
#[tokio::test(flavor = "multi_thread")]
async fn giving_up_is_no_win() {
    let house = Open::house().await;
    let mut told = Vec::new();
    for _ in 0..12 {
        let ada = house.guest("Quitter").await;
        let table = house.table("goofspiel", std::slice::from_ref(&ada), &["random", "random"]).await;
        ada.post(&format!("/api/tables/{table}/resign"), json!({ "seat": 0 })).await.unwrap().good().unwrap();
        for _ in 0..100 {
            rest(50).await;
            let results = ada.get("/api/me/results").await.unwrap().good().unwrap();
            if !results.as_array().unwrap().is_empty() {
                told.push((results[0]["won"].clone(), results[0]["resigned"].clone()));
                break;
            }
        }
    }
    assert!(told.iter().all(|(won, _)| won == 0), "{told:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_took_long_to_open_is_found() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    house.trouble.unsure(true);
    let opened = ada.post("/api/tables", json!({ "game": "goofspiel" })).await.unwrap();
    house.trouble.unsure(false);
    assert_eq!(opened.code(), "paused");
    rest(3000).await;
    let before = ada.get("/api/tables").await.unwrap().good().unwrap();
    let house = house.reopen().await;
    let after = ada.moved(house.address).get("/api/tables").await.unwrap().good().unwrap();
    assert_eq!((before.as_array().unwrap().len(), &before), (1, &after));
    house.close().await;
}

/// The restart of a house gives nobody more time to react.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_gives_nobody_more_time_to_react() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let table = start(&guests, json!({ "game": "magpie", "players": 2, "window": 60 })).await;
    play(&guests[0], &table, 0, Some("rob 1"), "a").await.good().unwrap();
    clock.turn(Duration::from_secs(50));
    let before = sight(&guests[1], &table, 1).await;
    let house = house.reopen_by(&clock).await;
    let after = sight(&guests[1].moved(house.address), &table, 1).await;
    assert_eq!(before, after);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_floods_nobody_with_notices() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = start(&guests, json!({ "game": "magpie", "players": 2, "time": { "days": 3 } })).await;
    let mut socket = guests[1].connect().await.unwrap();
    for id in 0..20 {
        play(&guests[0], &table, 0, Some("rob 1"), &format!("{id}")).await.good().unwrap();
        back(&guests[0], &table, 0).await.good().unwrap();
    }
    socket.ask(json!({ "do": "ping" })).await.unwrap();
    let turns = socket.heard.iter().filter(|said| said["say"] == "turn").count();
    assert!(turns < 5, "{turns} notices of one turn, each a mail if he isn't there");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_opened_whole() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let table = house.table("goofspiel", std::slice::from_ref(&ada), &["random"]).await;
    ada.post(&format!("/api/tables/{table}/resign"), json!({ "seat": 0 })).await.unwrap().good().unwrap();
    house.trouble.unsure(true);
    let first = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await.unwrap();
    house.trouble.unsure(false);
    rest(3000).await;
    let again = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await.unwrap();
    assert_eq!(again.status, 201, "first {} then {}", first.text, again.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_is_one_persons() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    let table = start(&guests[..2], json!({ "game": "goofspiel", "players": 2 })).await;
    // A thief with the session of guest 0 looks from his seat, then says he is guest 2.
    let mut thief = guest::Socket::open(house.address).await.unwrap();
    thief.ask(json!({ "do": "hello", "token": guests[0].token })).await.unwrap();
    thief.ask(json!({ "do": "watch", "table": table, "as": 0 })).await.unwrap();
    thief.ask(json!({ "do": "hello", "token": guests[2].token })).await.unwrap();
    // The owner signs out everywhere, and plays on with a fresh session.
    let kept =
        guests[0].ask(Method::PUT, "/api/me/password", Some(json!({ "password": "long enough" }))).await;
    kept.unwrap().good().unwrap();
    guests[0].ask(Method::DELETE, "/api/session?everywhere=true", None).await.unwrap().good().unwrap();
    let mut owner = Guest::at(house.address);
    owner.enter("/api/session", json!({ "name": "Guest 0", "password": "long enough" })).await.unwrap();
    rest(100).await;
    play(&owner, &table, 0, Some("7"), "a").await.good().unwrap();
    rest(200).await;
    let _ = thief.ask(json!({ "do": "ping" })).await;
    let leaked = thief.heard.iter().any(|said| said["say"] == "update" && said.to_string().contains("chose"));
    assert!(!leaked, "{:?}", thief.heard);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_game_that_is_given_up_ends() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let table = house.table("goofspiel", std::slice::from_ref(&ada), &["random", "random"]).await;
    ada.post(&format!("/api/tables/{table}/offer"), json!({ "what": "pause" }))
        .await
        .unwrap()
        .good()
        .unwrap();
    ada.post(&format!("/api/tables/{table}/resign"), json!({ "seat": 0 })).await.unwrap().good().unwrap();
    crate::time::until(&ada, &table, |seen| seen["table"]["stage"] == "over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_one_has_blocked_one_does_not_hear_of_at_all() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = start(&guests, json!({ "game": "goofspiel", "players": 2 })).await;
    guests[0]
        .post(&format!("/api/tables/{table}/resign"), json!({ "seat": 0 }))
        .await
        .unwrap()
        .good()
        .unwrap();
    guests[1]
        .ask(Method::PUT, &format!("/api/people/{}/block", guests[0].id), None)
        .await
        .unwrap()
        .good()
        .unwrap();
    let mut socket = guests[1].connect().await.unwrap();
    for _ in 0..5 {
        guests[0].post(&format!("/api/tables/{table}/rematch"), json!({})).await.unwrap().good().unwrap();
    }
    socket.ask(json!({ "do": "ping" })).await.unwrap();
    let told = socket.heard.iter().filter(|said| said["say"] == "rematch").count();
    assert_eq!(told, 0, "times he heard of who he has blocked");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_deleted_program_said_is_deleted() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let bo = house.guest("Bo").await;
    ada.ask(Method::PUT, "/api/me/password", Some(json!({ "password": "long enough" })))
        .await
        .unwrap()
        .good()
        .unwrap();
    let made = ada.post("/api/me/bots", json!({ "name": "Adabot" })).await.unwrap().good().unwrap();
    let mut bot = Guest::at(house.address);
    bot.token = made["token"].as_str().map(Into::into);
    let table = bot.open(json!({ "game": "goofspiel" })).await.unwrap();
    let line = bot
        .post(&format!("/api/tables/{table}/chat"), json!({ "text": "a secret" }))
        .await
        .unwrap()
        .good()
        .unwrap();
    bo.post(&format!("/api/tables/{table}/report"), json!({ "line": line["number"] }))
        .await
        .unwrap()
        .good()
        .unwrap();
    ada.ask(Method::DELETE, "/api/me", Some(json!({ "password": "long enough" })))
        .await
        .unwrap()
        .good()
        .unwrap();
    let reports = house.host().get("/api/admin/reports").await.unwrap().text;
    assert!(!reports.contains("a secret") && !reports.contains("Adabot"), "{reports}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_after_his_account_is_deleted() {
    let house = Open::house().await;
    let bo = house.guest("Bo").await;
    let mut left = 0;
    for round in 0..8 {
        let ada = house.guest(&format!("Deleted {round}")).await;
        let mut tables = Vec::new();
        for _ in 0..10 {
            tables.push(bo.open(json!({ "game": "goofspiel" })).await.unwrap());
        }
        let mut acts = tokio::task::JoinSet::new();
        for (at, table) in tables.iter().cloned().enumerate() {
            let ada = ada.clone();
            acts.spawn(async move {
                if at == 3 {
                    _ = ada.ask(Method::DELETE, "/api/me", Some(json!({}))).await;
                }
                rest((at / 3) as u64).await;
                _ = ada.join(&table).await;
            });
        }
        acts.join_all().await;
        for table in &tables {
            let seen = bo.get(&format!("/api/tables/{table}")).await.unwrap().text;
            left += u32::from(seen.contains("Deleted"));
            bo.post(&format!("/api/tables/{table}/leave"), json!({})).await.unwrap();
        }
    }
    assert_eq!(left, 0, "tables at which somebody sits, by name, whose account is gone");
}

/// What was shown while a reaction was waited for was the time of the one who took it back.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_stops_his_own_clock_by_robbing_and_taking_back() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let guests = house.guests(2).await;
    let time = json!({ "live": { "minutes": 2, "increment": 0 } });
    let table = start(&guests, json!({ "game": "magpie", "players": 2, "time": time, "window": 60 })).await;
    for id in 0..2 {
        play(&guests[0], &table, 0, Some("rob 1"), &format!("{id}")).await.good().unwrap();
        clock.turn(Duration::from_secs(59));
        back(&guests[0], &table, 0).await.good().unwrap();
    }
    assert_eq!(sight(&guests[0], &table, 0).await["clocks"][0], json!({ "left": 2_000, "runs": true }));
    house.close().await;
}

/// Those who only watch keep nobody from looking at his own seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_who_wait_keep_nobody_from_his_own_seat() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let mut waits = tokio::task::JoinSet::new();
    for _ in 0..1000 {
        let (nobody, table) = (guests[0].nameless(), table.clone());
        waits.spawn(async move {
            nobody.get(&format!("/api/tables/{table}?after=0&wait=60")).await.map(|a| a.status)
        });
    }
    rest(2000).await;
    let mine = guests[1].get(&format!("/api/tables/{table}?as=1&after=0&wait=1")).await.unwrap();
    assert_eq!(mine.status, 200, "{}", mine.text);
    waits.abort_all();
}
