//! At the table together: talking, taking back, several seats at one device, looking back.

use crate::{
    open::Open,
    people,
    time::{play, seen},
};
use axum::http::Method;
use guest::{Guest, Player, Socket};
use serde_json::{Value, json};
use table::{Game, Record};

async fn say(guest: &Guest, table: &str, text: &str) -> guest::Answer {
    guest.post(&format!("/api/tables/{table}/chat"), json!({ "text": text })).await.unwrap()
}

async fn put(guest: &Guest, path: &str) {
    guest.ask(Method::PUT, path, None).await.unwrap().good().unwrap();
}

/// The next line of the chat that is heard.
async fn chat(socket: &mut Socket) -> Value {
    loop {
        let said = socket.next().await.unwrap();
        if said["say"] == "chat" {
            return said["line"].clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_mute_block_and_report() {
    let house = Open::house().await;
    let guests = house.guests(4).await;
    let table = house.table("goofspiel", &guests[..3], &[]).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        let mut socket = guest.connect().await.unwrap();
        socket.ask(json!({ "do": "watch", "table": table })).await.unwrap();
        socket.heard.clear();
        sockets.push(socket);
    }
    let odd = "<script>alert(1)</script> & \"quotes\" 👩‍🚀";
    let line = say(&guests[0], &table, odd).await.good().unwrap();
    assert_eq!((&line["name"], &line["text"]), (&json!("Guest 0"), &json!(odd)));
    for socket in &mut sockets {
        assert_eq!(chat(socket).await, line);
    }
    assert_eq!(say(&guests[3], &table, "psst").await.code(), "not-at-table");
    for wrong in ["", "  ", &"x".repeat(501), "a\u{202e}b"] {
        assert_eq!(say(&guests[0], &table, wrong).await.code(), "chat-line");
    }
    // One mutes, another blocks: neither hears any more of it, nor sees what was said.
    put(&guests[1], &format!("/api/people/{}/mute", guests[0].id)).await;
    put(&guests[2], &format!("/api/people/{}/block", guests[0].id)).await;
    say(&guests[0], &table, "hello?").await.good().unwrap();
    // Once those who hear it have heard it, the others would have.
    for hears in [0, 3] {
        assert_eq!(chat(&mut sockets[hears]).await["text"], "hello?");
    }
    for deaf in [1, 2] {
        sockets[deaf].ask(json!({ "do": "ping" })).await.unwrap();
        assert!(sockets[deaf].heard.iter().all(|said| said["say"] != "chat"));
    }
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(guests[1].get(&chat).await.unwrap().json, json!([]));
    assert_eq!(guests[3].get(&chat).await.unwrap().json.as_array().unwrap().len(), 2);
    let house = house.reopen().await;
    let guests: Vec<Guest> = guests.iter().map(|guest| guest.moved(house.address)).collect();
    assert_eq!(guests[2].get(&chat).await.unwrap().json, json!([]));
    let ties = guests[2].get("/api/me/ties").await.unwrap().good().unwrap();
    assert_eq!(ties, json!([{ "person": guests[0].id, "tie": "block" }]));
    // Whoever is blocked can't sit down with him, whoever opened the table.
    let other = guests[2].open(json!({ "game": "goofspiel" })).await.unwrap();
    let unwelcome = guests[0].post(&format!("/api/tables/{other}/join"), json!({})).await.unwrap();
    assert_eq!((unwelcome.status, unwelcome.code()), (403, "unwelcome"));
    guests[1]
        .ask(Method::DELETE, &format!("/api/people/{}/mute", guests[0].id), None)
        .await
        .unwrap()
        .good()
        .unwrap();
    assert_eq!(guests[1].get(&chat).await.unwrap().json.as_array().unwrap().len(), 2);
    // A report goes to the host of the house, once.
    let report = format!("/api/tables/{table}/report");
    for _ in 0..2 {
        let body = json!({ "line": line["number"], "words": "rude" });
        guests[1].post(&report, body).await.unwrap().good().unwrap();
    }
    assert_eq!(guests[1].post(&report, json!({ "line": 99 })).await.unwrap().code(), "no-such-line");
    let reports = house.host().get("/api/admin/reports").await.unwrap().good().unwrap();
    assert_eq!(reports.as_array().unwrap().len(), 1);
    assert_eq!(
        (&reports[0]["text"], &reports[0]["words"], &reports[0]["person"]),
        (&json!(odd), &json!("rude"), &json!(guests[0].id))
    );
    house.close().await;
}

async fn take_back(guest: &Guest, table: &str, seat: usize, seen: &Value) -> guest::Answer {
    guest.post(&format!("/api/tables/{table}/back"), json!({ "seat": seat, "seen": seen })).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_move_is_taken_back_until_somebody_else_has_chosen() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let mut socket = guests[1].connect().await.unwrap();
    socket.ask(json!({ "do": "watch", "table": table, "as": 1 })).await.unwrap();
    assert_eq!(take_back(&guests[0], &table, 0, &json!(0)).await.code(), "too-late");
    play(&guests[0], &table, 0, Some("3"), "a").await.good().unwrap();
    let mine = seen(&guests[0], &table, "0").await["sight"].clone();
    assert_eq!(mine["back"], true);
    assert_eq!(take_back(&guests[1], &table, 0, &mine["number"]).await.code(), "not-your-seat");
    assert_eq!(take_back(&guests[0], &table, 0, &json!(0)).await.code(), "stale");
    take_back(&guests[0], &table, 0, &mine["number"]).await.good().unwrap();
    // Sent again it takes nothing else back.
    assert_eq!(take_back(&guests[0], &table, 0, &mine["number"]).await.code(), "stale");
    let mine = seen(&guests[0], &table, "0").await["sight"].clone();
    assert_eq!((mine["back"].as_bool(), mine["moves"].as_array().unwrap().len()), (Some(false), 13));
    // It is a line in the log of whoever saw the move.
    let words: Vec<String> = {
        socket.ask(json!({ "do": "ping" })).await.unwrap();
        let events = socket
            .heard
            .iter()
            .filter(|said| said["say"] == "update")
            .flat_map(|said| said["events"].as_array().unwrap());
        events.map(|event| event["words"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(words.last().unwrap(), "Guest 0 takes that back.");
    play(&guests[0], &table, 0, Some("7"), "b").await.good().unwrap();
    play(&guests[1], &table, 1, Some("5"), "c").await.good().unwrap();
    let number = seen(&guests[0], &table, "0").await["sight"]["number"].clone();
    assert_eq!(take_back(&guests[0], &table, 0, &number).await.code(), "too-late");

    // After a restart everything is where it was, and numbers go on.
    let stream = |guest: Guest| {
        let path = format!("/api/tables/{table}?as=0&after=-1");
        async move { guest.get(&path).await.unwrap().good().unwrap() }
    };
    let before = stream(guests[0].clone()).await;
    let house = house.reopen().await;
    let guests: Vec<Guest> = guests.iter().map(|guest| guest.moved(house.address)).collect();
    assert_eq!(stream(guests[0].clone()).await["missed"], before["missed"]);
    let tasks: Vec<_> = (0..2)
        .map(|seat| tokio::spawn(people::play(Player::new(&guests[seat], &table, json!(seat), 5))))
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    // A record has take-backs netted out.
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    let record = Record::<shelf::Goofspiel>::parse(&record).unwrap();
    record.replay(|_, _| ()).unwrap();
    assert_eq!(record.moves[0].1.to_string(), "7");
    assert_eq!(record.moves.len(), 26);
    house.close().await;
}

/// Somebody takes back at random while bots think and others play; nothing gets stuck, and the record replays.
#[tokio::test(flavor = "multi_thread")]
async fn take_backs_at_random_leave_a_game_that_replays() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let mut taken = 0;
    for seed in 1..6_u64 {
        let new = json!({ "game": "epix", "players": 3, "bots": ["random"] });
        let table = guests[0].open(new).await.unwrap();
        guests[1].join(&table).await.unwrap();
        guests[0].start(&table).await.unwrap();
        let other = tokio::spawn(people::play(Player::new(&guests[1], &table, json!(1), seed)));
        let mut player = Player::new(&guests[0], &table, json!(0), seed + 10);
        while !player.is_done() {
            player.step().await.unwrap();
            if player.sight["back"] == true && player.roll(2) == 0 {
                let answer = take_back(&guests[0], &table, 0, &player.sight["number"]).await;
                taken += u32::from(answer.status == 200);
                assert!(["", "stale", "too-late", "over"].contains(&answer.code()), "{}", answer.text);
                player.hang_up();
            }
        }
        other.await.unwrap();
        let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        Record::<shelf::Epix>::parse(&record).unwrap().replay(|_, _| ()).unwrap();
    }
    assert!(taken > 3, "{taken}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_device_one_seat_is_uncovered_at_a_time() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let table = ada.open(json!({ "game": "epix", "players": 3, "bots": ["greedy"] })).await.unwrap();
    let path = format!("/api/tables/{table}");
    let sat = ada.ask(Method::PUT, &format!("{path}/seats/1"), Some(json!({ "name": "Bo" }))).await.unwrap();
    assert_eq!(sat.good().unwrap()["seats"][1]["name"], "Bo");
    ada.start(&table).await.unwrap();
    let uncover = async |seat: Value| {
        ada.ask(Method::PUT, &format!("{path}/uncovered"), Some(json!({ "seat": seat }))).await.unwrap()
    };
    // Until a seat is uncovered, one is a spectator.
    for seat in 0..2 {
        assert_eq!(ada.get(&format!("{path}?as={seat}")).await.unwrap().code(), "covered");
        let play = json!({ "seat": seat, "move": "pass", "seen": 0, "id": "a" });
        assert_eq!(ada.post(&format!("{path}/moves"), play).await.unwrap().code(), "covered");
    }
    uncover(json!(0)).await.good().unwrap();
    let mut socket = ada.connect().await.unwrap();
    assert_eq!(socket.ask(json!({ "do": "watch", "table": table, "as": 0 })).await.unwrap()["ok"], true);
    assert_eq!(
        socket.ask(json!({ "do": "watch", "table": table, "as": 1 })).await.unwrap()["error"]["code"],
        "covered"
    );
    socket.heard.clear();
    let answer = socket.ask(json!({ "do": "uncover", "table": table, "seat": 1 })).await.unwrap();
    assert_eq!(answer["ok"], true);
    // The bot may have moved before; from then on the seat's own sight is told no more.
    let last = socket.heard.iter().rfind(|said| said["say"] != "table");
    assert_eq!(last, Some(&json!({ "say": "covered", "table": table })));
    assert_eq!(ada.get(&format!("{path}?as=0")).await.unwrap().code(), "covered");
    let seen = ada.get(&format!("{path}?as=1")).await.unwrap().good().unwrap();
    assert_eq!(seen["sight"]["view"]["viewer"], 1);
    uncover(Value::Null).await.good().unwrap();
    assert_eq!(ada.get(&format!("{path}?as=1")).await.unwrap().code(), "covered");
    assert_eq!(uncover(json!(2)).await.code(), "not-your-seat");

    // A whole game is played that way, passing the device on.
    let mut moves = 0;
    loop {
        let mut over = false;
        for seat in 0..2 {
            uncover(json!(seat)).await.good().unwrap();
            loop {
                let seen = ada.get(&format!("{path}?as={seat}")).await.unwrap().good().unwrap();
                over = seen["table"]["stage"] == "over";
                let Some(mv) = seen["sight"]["moves"].as_array().and_then(|moves| moves.last()) else {
                    break;
                };
                moves += 1;
                let play = json!({ "seat": seat, "choice": mv["choice"], "seen": seen["sight"]["number"], "id": moves.to_string() });
                let answer = ada.post(&format!("{path}/moves"), play).await.unwrap();
                assert!(["", "stale"].contains(&answer.code()), "{}", answer.text);
            }
        }
        if over {
            break;
        }
    }
    assert!(moves > 10);
    // A program sees all of its own seats.
    let mut robo = Guest::at(house.address);
    robo.enter("/api/people", json!({ "name": "Robo", "bot": true })).await.unwrap();
    let table = robo.open(json!({ "game": "goofspiel" })).await.unwrap();
    robo.ask(Method::PUT, &format!("/api/tables/{table}/seats/1"), Some(json!({})))
        .await
        .unwrap()
        .good()
        .unwrap();
    robo.start(&table).await.unwrap();
    for seat in 0..2 {
        assert_eq!(robo.get(&format!("/api/tables/{table}?as={seat}")).await.unwrap().status, 200);
    }
    house.close().await;
}

/// A finished game is looked back at from a seat or open-handed, in pages, with what everybody counted.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_back_at() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let path = format!("/api/tables/{table}/replay");
    assert_eq!(guests[0].get(&path).await.unwrap().code(), "not-over");
    let tasks: Vec<_> = (0..2)
        .map(|seat| {
            tokio::spawn(people::play(Player::new(&guests[seat], &table, json!(seat), 5 + seat as u64)))
        })
        .collect();
    let mut players = Vec::new();
    for task in tasks {
        players.push(task.await.unwrap());
    }
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    let record = Record::<shelf::Goofspiel>::parse(&record).unwrap();
    let nobody = guests[0].nameless();
    let open = nobody.get(&path).await.unwrap().good().unwrap();
    let mine = nobody.get(&format!("{path}?as=0&lang=fr")).await.unwrap().good().unwrap();
    assert_eq!((open.as_array().unwrap().len(), mine.as_array().unwrap().len()), (27, 27));
    let mut at = 0;
    record
        .replay(|played, _| {
            let game = played.game();
            let views: Vec<Value> = table::Viewer::all(2)
                .map(|viewer| serde_json::to_value(game.view(viewer)).unwrap())
                .collect();
            assert_eq!(open[at]["views"], json!(views));
            assert_eq!(mine[at]["views"], json!([views[0]]));
            assert_eq!(open[at]["standing"], json!(game.standing()));
            at += 1;
        })
        .unwrap();
    assert_eq!(open[26]["standing"], players[0].info["result"]["scores"]);
    let page = nobody.get(&format!("{path}?after=10&most=5")).await.unwrap().good().unwrap();
    let numbers: Vec<u64> =
        page.as_array().unwrap().iter().map(|step| step["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [11, 12, 13, 14, 15]);
    assert_eq!(nobody.get(&format!("{path}?as=7")).await.unwrap().code(), "no-such-seat");
    assert_eq!(nobody.get(&format!("{path}?as=king")).await.unwrap().code(), "malformed");
    house.close().await;
}
