//! Coming in, keeping a name, coming back, going for good; programs; what is one's own.

use crate::open::Open;
use guest::{Guest, Player};
use house::Clock;
use serde_json::{Value, json};
use std::time::Duration;

const PASSWORD: &str = "correct horse battery";

/// Somebody who has kept his name.
async fn kept(house: &Open, name: &str) -> Guest {
    let guest = house.guest(name).await;
    let password = json!({ "password": PASSWORD });
    let me = guest.ask("PUT".parse().unwrap(), "/api/me/password", Some(password)).await.unwrap();
    assert_eq!(me.good().unwrap()["kept"], true);
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_keeps_a_name_and_lets_its_owner_in_again() {
    let house = Open::house().await;
    // Guests may share a name as long as nobody keeps it.
    let (first, second) = (house.guest("Ada").await, house.guest("Ada").await);
    assert_ne!(first.id, second.id);
    let ada = kept(&house, "Ada").await;
    for alike in ["Ada", "ADA", "a d a", "\u{410}da", "Ａda"] {
        let refused = Guest::at(house.address).post("/api/people", json!({ "name": alike })).await.unwrap();
        assert_eq!((refused.status, refused.code()), (409, "name-kept"), "{alike}");
    }
    // Nor can somebody who came before keep it as well.
    let put = "PUT".parse::<axum::http::Method>().unwrap();
    let late =
        second.ask(put.clone(), "/api/me/password", Some(json!({ "password": PASSWORD }))).await.unwrap();
    assert_eq!((late.status, late.code()), (409, "name-kept"));

    let house = house.reopen().await;
    let mut back = Guest::at(house.address);
    back.enter("/api/session", json!({ "name": "ada", "password": PASSWORD })).await.unwrap();
    assert_eq!(back.id, ada.id);
    let me = back.get("/api/me").await.unwrap().good().unwrap();
    assert_eq!((&me["name"], &me["kept"], &me["bot"]), (&json!("Ada"), &json!(true), &json!(false)));

    // Another password needs the old one, and ends all other sessions.
    let short = back
        .ask(put.clone(), "/api/me/password", Some(json!({ "password": "short", "old": PASSWORD })))
        .await;
    assert_eq!(short.unwrap().code(), "password");
    let wrong = json!({ "password": "another one", "old": "nonsense" });
    assert_eq!(
        back.ask(put.clone(), "/api/me/password", Some(wrong)).await.unwrap().code(),
        "wrong-password"
    );
    let right = json!({ "password": "another one", "old": PASSWORD });
    back.ask(put, "/api/me/password", Some(right)).await.unwrap().good().unwrap();
    assert_eq!(back.get("/api/me").await.unwrap().status, 200);
    assert_eq!(ada.moved(house.address).get("/api/me").await.unwrap().code(), "bad-token");
    let old =
        Guest::at(house.address).post("/api/session", json!({ "name": "Ada", "password": PASSWORD })).await;
    assert_eq!(old.unwrap().code(), "sign-in");

    // What is kept of a password is an argon2id hash, and of tokens nothing that would let anybody in.
    let folder = std::sync::Arc::clone(&house.folder);
    let token = back.token.clone().unwrap();
    house.close().await;
    let bytes = std::fs::read(folder.path().join("house.db")).unwrap();
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("$argon2id$v=19$m=19456,t=2,p=1$") && !holds("another one") && !holds(&token));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_return_link_brings_a_guest_back_on_another_device() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let made = guests[0].post("/api/me/return", json!({})).await.unwrap().good().unwrap();
    let link = made["link"].as_str().unwrap().to_owned();
    assert!(link.contains("/return#"), "{link}");
    let mut device = Guest::at(house.address);
    device.enter("/api/return", json!({ "link": link })).await.unwrap();
    assert_eq!(device.id, guests[0].id);
    assert_ne!(device.token, guests[0].token);
    // He sits where he sat.
    let seen = device.get(&format!("/api/tables/{table}?as=0")).await.unwrap().good().unwrap();
    assert!(!seen["sight"]["moves"].as_array().unwrap().is_empty());
    // The link is good again, but not as a token, and not after another one was made.
    device.clone().enter("/api/return", json!({ "link": link })).await.unwrap();
    let mut thief = Guest::at(house.address);
    thief.token = link.rsplit('#').next().map(Into::into);
    assert_eq!(thief.get("/api/me").await.unwrap().code(), "bad-token");
    guests[0].post("/api/me/return", json!({})).await.unwrap().good().unwrap();
    let old = Guest::at(house.address).post("/api/return", json!({ "link": link })).await.unwrap();
    assert_eq!((old.status, old.code()), (401, "bad-link"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_signs_out_here_or_everywhere() {
    let house = Open::house().await;
    let ada = kept(&house, "Ada").await;
    let sign_in = json!({ "name": "Ada", "password": PASSWORD });
    let mut others = Vec::new();
    for _ in 0..2 {
        let mut other = Guest::at(house.address);
        other.enter("/api/session", sign_in.clone()).await.unwrap();
        others.push(other);
    }
    let link = ada.post("/api/me/return", json!({})).await.unwrap().good().unwrap()["link"].clone();
    let delete = "DELETE".parse::<axum::http::Method>().unwrap();
    others[0].ask(delete.clone(), "/api/session", None).await.unwrap().good().unwrap();
    assert_eq!(others[0].get("/api/me").await.unwrap().code(), "bad-token");
    assert_eq!(others[1].get("/api/me").await.unwrap().status, 200);
    // Whoever is connected is hung up on.
    let mut socket = ada.connect().await.unwrap();
    others[1].ask(delete, "/api/session?everywhere=true", None).await.unwrap().good().unwrap();
    assert!(socket.next().await.is_err());
    for guest in [&others[1], &ada] {
        assert_eq!(guest.get("/api/me").await.unwrap().code(), "bad-token");
    }
    let back = Guest::at(house.address).post("/api/return", json!({ "link": link })).await.unwrap();
    assert_eq!(back.code(), "bad-link");
    house.close().await;
}

/// A page gets its token in a cookie that scripts can't read; other sites' pages can't use it.
#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_safe() {
    let house = Open::house().await;
    let door = Guest::at(house.address);
    let came = door.post("/api/people", json!({ "name": "Ada", "cookie": true })).await.unwrap();
    assert!(came.json["token"].is_null());
    let cookie = came.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    let pair = cookie.split(';').next().unwrap().to_owned();
    let browser = door.with("cookie", &format!("other=1; {pair}"));
    let me = browser.get("/api/me").await.unwrap().good().unwrap();
    let own = browser.with("origin", &format!("http://{}", house.address));
    let table = own.open(json!({ "game": "goofspiel" })).await.unwrap();
    assert!(!table.is_empty());
    // Without word from the browser that it is the house's own page, nothing is done; nor with word that it isn't.
    for wrong in
        [browser.clone(), browser.with("origin", "http://evil.example"), browser.with("origin", "null")]
    {
        let answer = wrong.post("/api/tables", json!({ "game": "goofspiel" })).await.unwrap();
        assert_eq!((answer.status, answer.code()), (403, "origin"));
    }
    // Over the WebSocket one is known by the cookie, from the house's own page only.
    let mut socket = own.connect().await.unwrap();
    socket.ask(json!({ "do": "hello" })).await.unwrap();
    assert_eq!(socket.heard[0]["person"]["id"], me["id"]);
    assert!(browser.with("origin", "https://evil.example").connect().await.is_err());
    // Signing out takes the cookie back.
    let out = own.ask("DELETE".parse().unwrap(), "/api/session", None).await.unwrap();
    assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(own.get("/api/me").await.unwrap().code(), "no-token");
    // With a cookie that is good no more one may still watch, and get rid of it.
    assert_eq!(own.get(&format!("/api/tables/{table}")).await.unwrap().status, 200);
    let again = own.ask("DELETE".parse().unwrap(), "/api/session", None).await.unwrap();
    assert!(again.status == 200 && again.headers.contains_key("set-cookie"));
    house.close().await;

    // Where people come over https, nobody else can set it and it goes over nothing else.
    let folder = std::sync::Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.public = Some("https://games.example".into())).await;
    let door = Guest::at(house.address);
    let came = door.post("/api/people", json!({ "name": "Ada", "cookie": true })).await.unwrap();
    let cookie = came.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-tablee=") && cookie.ends_with("; Secure"), "{cookie}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_nothing_behind() {
    let house = Open::house().await;
    let (ada, bo) = (kept(&house, "Ada").await, house.guest("Bo").await);
    let bot = ada.post("/api/me/bots", json!({ "name": "Robo" })).await.unwrap().good().unwrap();
    let guests = [ada.clone(), bo.clone(), house.guest("Cy").await];
    let running = house.table("goofspiel", &guests, &[]).await;
    let open = ada.open(json!({ "game": "goofspiel" })).await.unwrap();
    let chat = format!("/api/tables/{running}/chat");
    ada.post(&chat, json!({ "text": "secret plans of mine" })).await.unwrap().good().unwrap();
    let delete = "DELETE".parse::<axum::http::Method>().unwrap();
    let denied = ada.ask(delete.clone(), "/api/me", Some(json!({}))).await.unwrap();
    assert_eq!((denied.status, denied.code()), (403, "wrong-password"));
    let deleted = ada.ask(delete, "/api/me", Some(json!({ "password": PASSWORD }))).await.unwrap();
    deleted.good().unwrap();
    assert_eq!(ada.get("/api/me").await.unwrap().code(), "bad-token");
    let mut robo = Guest::at(house.address);
    robo.token = bot["token"].as_str().map(Into::into);
    assert_eq!(robo.get("/api/me").await.unwrap().code(), "bad-token");
    // The others play on with a bot, the table that waited is closed, nothing is heard of him.
    let seen = bo.get(&format!("/api/tables/{running}")).await.unwrap().good().unwrap();
    assert_eq!(seen["table"]["seats"][0]["name"], "—");
    assert_eq!(seen["table"]["seats"][0]["resigned"], true);
    let seen = bo.get(&format!("/api/tables/{open}")).await.unwrap().good().unwrap();
    assert_eq!(seen["table"]["stage"], "over");
    assert_eq!(bo.get(&chat).await.unwrap().good().unwrap(), json!([]));
    // The name is free again, and no trace of it is in the file.
    let again = house.guest("Ada").await;
    assert_ne!(again.id, ada.id);
    again.ask("DELETE".parse().unwrap(), "/api/me", None).await.unwrap().good().unwrap();
    let house = house.reopen().await;
    let seen = bo.moved(house.address).get(&format!("/api/tables/{running}")).await.unwrap().good().unwrap();
    assert_eq!(seen["table"]["seats"][0]["name"], "—");
    let copy = house.folder.path().join("copy.db");
    house::backup(&house::Place::new(house.folder.path()), &copy).await.unwrap();
    let bytes = std::fs::read(copy).unwrap();
    for gone in ["Ada", "secret plans", "Robo", &ada.id] {
        let holds = bytes.windows(gone.len()).any(|window| window == gone.as_bytes());
        assert_eq!(holds, gone == ada.id, "{gone}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_under_a_token_and_a_label() {
    let house = Open::house().await;
    let guest = house.guest("Bo").await;
    let make = json!({ "name": "Robo" });
    let refused = guest.post("/api/me/bots", make.clone()).await.unwrap();
    assert_eq!((refused.status, refused.code()), (403, "not-kept"));
    let ada = kept(&house, "Ada").await;
    let made = ada.post("/api/me/bots", make).await.unwrap().good().unwrap();
    let mut robo = Guest::at(house.address);
    robo.token = made["token"].as_str().map(Into::into);
    let table = guest.open(json!({ "game": "goofspiel" })).await.unwrap();
    robo.join(&table).await.unwrap();
    guest.start(&table).await.unwrap();
    let seen = guest.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!(
        (&seen["table"]["seats"][1]["name"], &seen["table"]["seats"][1]["bot"]),
        (&json!("Robo"), &json!(true))
    );
    let players = [Player::new(&guest, &table, json!(0), 1), Player::new(&robo, &table, json!(1), 2)];
    let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(play(player))).collect();
    for task in tasks {
        task.await.unwrap();
    }
    let mine = ada.get("/api/me/bots").await.unwrap().good().unwrap();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    let path = format!("/api/me/bots/{}", mine[0]["id"].as_str().unwrap());
    let delete = "DELETE".parse::<axum::http::Method>().unwrap();
    assert_eq!(guest.ask(delete.clone(), &path, None).await.unwrap().code(), "no-such-person");
    ada.ask(delete, &path, None).await.unwrap().good().unwrap();
    assert_eq!(robo.get("/api/me").await.unwrap().code(), "bad-token");
    house.close().await;
}

pub(crate) async fn play(mut player: Player) -> Player {
    while !player.is_done() {
        player.step().await.unwrap();
    }
    player
}

#[tokio::test(flavor = "multi_thread")]
async fn one_finds_ones_tables_games_and_results() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let mut wins = 0;
    for seed in 0..3 {
        let table = house.table("goofspiel", &guests, &[]).await;
        let tasks: Vec<_> = (0..2)
            .map(|seat| {
                tokio::spawn(play(Player::new(&guests[seat], &table, json!(seat), seed * 2 + seat as u64)))
            })
            .collect();
        for task in tasks {
            let player = task.await.unwrap();
            let won = player.info["result"]["winners"].as_array().unwrap().contains(&json!(0));
            wins += u32::from(player.viewer == 0 && won);
        }
    }
    let given_up = house.table("epix", &guests, &[]).await;
    guests[0]
        .post(&format!("/api/tables/{given_up}/resign"), json!({ "seat": 0 }))
        .await
        .unwrap()
        .good()
        .unwrap();
    let aborted = house.table("magpie", &guests, &[]).await;
    for guest in &guests {
        guest
            .post(&format!("/api/tables/{aborted}/offer"), json!({ "what": "abort" }))
            .await
            .unwrap()
            .good()
            .unwrap();
    }
    let running = house.table("goofspiel", &guests, &[]).await;
    let play = json!({ "seat": 0, "move": "3", "seen": 0, "id": "a" });
    guests[0].post(&format!("/api/tables/{running}/moves"), play).await.unwrap().good().unwrap();
    // Somebody who only looked in has no part in it.
    let left = guests[0].open(json!({ "game": "epix" })).await.unwrap();
    guests[1].join(&left).await.unwrap();
    guests[1].post(&format!("/api/tables/{left}/leave"), json!({})).await.unwrap().good().unwrap();

    let house = house.reopen().await;
    let [ada, bo] = [0, 1].map(|at: usize| guests[at].moved(house.address));
    let tables = bo.get("/api/me/tables").await.unwrap().good().unwrap();
    let waiting: Vec<&Value> = tables.as_array().unwrap().iter().map(|mine| &mine["waiting"]).collect();
    assert_eq!(waiting, [&json!([1])], "{tables}");
    let tables = ada.get("/api/me/tables").await.unwrap().good().unwrap();
    let mine = tables.as_array().unwrap().iter().find(|mine| mine["table"]["id"] == json!(running)).unwrap();
    assert_eq!((&mine["seats"], &mine["waiting"]), (&json!([0]), &json!([])));
    let games = ada.get("/api/me/games").await.unwrap().good().unwrap();
    let endings: Vec<&str> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["table"]["result"]["ending"].as_str().unwrap())
        .collect();
    assert_eq!(endings, ["aborted", "resigned", "prizes-gone", "prizes-gone", "prizes-gone"]);
    let before = games[3]["ended"].as_u64().unwrap();
    let page =
        ada.get(&format!("/api/me/games?before={before}&game=goofspiel")).await.unwrap().good().unwrap();
    assert_eq!(page.as_array().unwrap().len(), 1);
    let results = ada.get("/api/me/results").await.unwrap().good().unwrap();
    assert_eq!(results.as_array().unwrap().len(), 2, "{results}");
    assert_eq!(
        (&results[0]["game"], &results[0]["resigned"], &results[0]["won"]),
        (&json!("epix"), &json!(1), &json!(0))
    );
    assert_eq!((&results[1]["played"], &results[1]["won"]), (&json!(3), &json!(wins)));
    assert!(results[1]["best"].as_i64().unwrap() > 0);
    house.close().await;
}

/// Guests who never kept their names and weren't seen for half a year are forgotten; so is what was said three months ago.
#[tokio::test(flavor = "multi_thread")]
async fn guests_and_chat_are_kept_for_a_while_only() {
    let clock = Clock::by_hand();
    let house = Open::by(&clock).await;
    let (ada, bo) = (kept(&house, "Ada").await, house.guest("Bo").await);
    let table = ada.open(json!({ "game": "goofspiel" })).await.unwrap();
    bo.join(&table).await.unwrap();
    let chat = format!("/api/tables/{table}/chat");
    bo.post(&chat, json!({ "text": "hello" })).await.unwrap().good().unwrap();
    ada.start(&table).await.unwrap();
    // Turns the clock an hour at a time, and lets the house see to what is to be done.
    let pass = async |days: u64| {
        for _ in 0..days {
            clock.turn(Duration::from_hours(24));
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    pass(80).await;
    assert_eq!(ada.get(&chat).await.unwrap().json.as_array().unwrap().len(), 1);
    assert_eq!(bo.get("/api/me").await.unwrap().status, 200);
    pass(20).await;
    assert_eq!(ada.get(&chat).await.unwrap().json, json!([]));
    pass(100).await;
    // He was seen on the eightieth day.
    assert_eq!(bo.get("/api/me").await.unwrap().status, 200);
    pass(190).await;
    assert_eq!(bo.get("/api/me").await.unwrap().code(), "bad-token");
    assert_eq!(ada.get("/api/me").await.unwrap().status, 200);
    let seen = ada.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!(seen["table"]["result"]["ending"], "resigned");
    house.close().await;
}

/// What a finished game says that somebody achieved is kept for him, told by the API and shown on his page.
#[tokio::test(flavor = "multi_thread")]
async fn feats_are_kept_for_each_player() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    // Over days nobody is hurried: a reaction is asked for like a move.
    let table =
        guests[0].open(json!({ "game": "ephios", "players": 2, "time": { "days": 1 } })).await.unwrap();
    guests[1].join(&table).await.unwrap();
    guests[0].start(&table).await.unwrap();
    let tasks: Vec<_> = (0..2)
        .map(|seat| tokio::spawn(play(Player::new(&guests[seat], &table, json!(seat), 7 + seat as u64))))
        .collect();
    let mut winners = Vec::new();
    for task in tasks {
        winners = task.await.unwrap().info["result"]["winners"].as_array().unwrap().clone();
    }
    let house = house.reopen().await;
    for (seat, guest) in guests.iter().enumerate() {
        let guest = guest.moved(house.address);
        let feats = guest.get("/api/me/feats?lang=fr").await.unwrap().good().unwrap();
        let elected = feats.as_array().unwrap().iter().find(|feat| feat["feat"] == "elected").unwrap();
        assert_eq!(elected["at"].is_u64(), winners.contains(&json!(seat)), "{elected}");
        assert!(elected["story"].as_str().unwrap().contains("rapide"), "{elected}");
        let page = guest.get("/me?lang=en").await.unwrap().text;
        assert_eq!(page.contains("★</span><b>Elected</b>"), winners.contains(&json!(seat)));
    }
    house.close().await;
}

/// A game that is played alone needs no second seat; and options that don't go together are refused before a table is there.
#[tokio::test(flavor = "multi_thread")]
async fn one_plays_alone() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let solo = json!({ "game": "ephios", "players": 1, "options": { "mode": "solo", "difficulty": "hard" } });
    let table = ada.open(solo).await.unwrap();
    ada.start(&table).await.unwrap();
    let player = play(Player::new(&ada, &table, json!(0), 5)).await;
    let ending = player.info["result"]["ending"].as_str().unwrap().to_owned();
    assert!(["unpopular", "plot", "pacts", "stalemate"].contains(&ending.as_str()), "{ending}");
    for (wrong, words) in [
        (json!({ "game": "ephios", "players": 2, "options": { "mode": "solo" } }), "mode=solo"),
        (json!({ "game": "ephios", "players": 2, "options": { "difficulty": "hard" } }), "difficulty"),
    ] {
        let answer = ada.post("/api/tables", wrong).await.unwrap();
        assert!(answer.text.contains(words), "{}", answer.text);
        assert!(answer.good().is_err());
    }
    house.close().await;
}
