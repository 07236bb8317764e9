//! Finding a game: the lobby, private tables, playing at once, going on after a game, inviting people one has met.

use crate::{open::Open, people::play};
use guest::Player;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_found_by_its_address_alone() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    let open = guests[0].open(json!({ "game": "goofspiel" })).await.unwrap();
    let private = guests[0].open(json!({ "game": "goofspiel", "private": true })).await.unwrap();
    let lobby = guests[1].get("/api/tables?stage=open").await.unwrap().good().unwrap();
    let listed: Vec<&Value> = lobby.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(listed, [&json!(open)]);
    // Whoever has the address may come; its host finds it among his own.
    guests[1].join(&private).await.unwrap();
    guests[0].start(&private).await.unwrap();
    assert_eq!(guests[2].get("/api/tables?stage=running").await.unwrap().json, json!([]));
    let mine = guests[1].get("/api/me/tables").await.unwrap().good().unwrap();
    assert_eq!((&mine[0]["table"]["id"], &mine[0]["table"]["private"]), (&json!(private), &json!(true)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_at_once_against_bots() {
    let house = Open::house().await;
    let guest = house.guest("Ada").await;
    for (body, bots) in [
        (json!({ "game": "epix" }), vec!["greedy 1"]),
        (
            json!({ "game": "epix", "players": 4, "bots": ["random"] }),
            vec!["random 1", "greedy 2", "greedy 3"],
        ),
        (json!({ "game": "goofspiel", "players": 3 }), vec!["matcher 1", "matcher 2"]),
    ] {
        let table = guest.post("/api/play", body).await.unwrap().good().unwrap();
        assert_eq!(table["stage"], "running");
        let names: Vec<&str> = table["seats"].as_array().unwrap()[1..]
            .iter()
            .map(|seat| seat["name"].as_str().unwrap())
            .collect();
        assert_eq!(names, bots);
        let player = play(Player::new(&guest, table["id"].as_str().unwrap(), json!(0), 3)).await;
        assert_eq!(player.info["stage"], "over");
    }
    for (wrong, code) in [
        (json!({ "game": "chess" }), "no-such-game"),
        (json!({ "game": "epix", "players": 9 }), "setup"),
        (json!({ "game": "epix", "bots": ["deep"] }), "no-such-bot"),
        (json!({ "game": "epix", "bots": ["random", "random", "random"] }), "no-seat-free"),
    ] {
        assert_eq!(guest.post("/api/play", wrong).await.unwrap().code(), code);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_the_same_people_go_on() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    let new = json!({ "game": "goofspiel", "players": 3, "bots": ["random"], "options": { "ties": "carry" }, "private": true,
        "time": { "live": { "minutes": 5, "increment": 2 } } });
    let old = guests[0].open(new).await.unwrap();
    guests[1].join(&old).await.unwrap();
    guests[0].start(&old).await.unwrap();
    let rematch = format!("/api/tables/{old}/rematch");
    assert_eq!(guests[0].post(&rematch, json!({})).await.unwrap().code(), "not-over");
    let tasks: Vec<_> = (0..2)
        .map(|seat| tokio::spawn(play(Player::new(&guests[seat], &old, json!(seat), seat as u64))))
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(guests[2].post(&rematch, json!({})).await.unwrap().code(), "not-at-table");
    let mut sockets = [guests[0].connect().await.unwrap(), guests[1].connect().await.unwrap()];
    // Both want it at the same time: there is one table, and whoever was later hears of it.
    let (one, two) = tokio::join!(guests[1].post(&rematch, json!({})), guests[0].post(&rematch, json!({})));
    let (one, two) = (one.unwrap().good().unwrap(), two.unwrap().good().unwrap());
    assert_eq!(one["id"], two["id"]);
    let mut told = Vec::new();
    for socket in &mut sockets {
        socket.ask(json!({ "do": "ping" })).await.unwrap();
        told.extend(socket.heard.drain(..));
    }
    assert_eq!(told, [json!({ "say": "rematch", "table": old, "next": one["id"] })]);
    let next = one["id"].as_str().unwrap().to_owned();
    let table = guests[0].get(&format!("/api/tables/{next}")).await.unwrap().good().unwrap()["table"].clone();
    assert_eq!(table["rematch_of"], json!(old));
    let names: Vec<&str> =
        table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Guest 0", "Guest 1", "random 2"]);
    assert_eq!((&table["options"]["ties"], &table["private"]), (&json!("carry"), &json!(true)));
    assert_eq!(table["time"], json!({ "live": { "minutes": 5, "increment": 2 } }));
    let host = if table["host"] == json!(guests[0].id) { &guests[0] } else { &guests[1] };
    host.start(&next).await.unwrap();
    assert_eq!(guests[0].post(&rematch, json!({})).await.unwrap().code(), "begun");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_one_has_met_can_be_invited_and_nobody_else() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    house.table("goofspiel", &guests[..2], &[]).await;
    let met = guests[0].get("/api/me/met").await.unwrap().good().unwrap();
    assert_eq!(met, json!([{ "id": guests[1].id, "name": "Guest 1", "bot": false, "kept": false }]));
    let table = guests[0].open(json!({ "game": "epix", "private": true })).await.unwrap();
    let path = format!("/api/tables/{table}/invitations");
    let mut socket = guests[1].connect().await.unwrap();
    let stranger = guests[0].post(&path, json!({ "person": guests[2].id })).await.unwrap();
    assert_eq!((stranger.status, stranger.code()), (403, "not-met"));
    assert_eq!(
        guests[2].post(&path, json!({ "person": guests[1].id })).await.unwrap().code(),
        "not-at-table"
    );
    guests[0].post(&path, json!({ "person": guests[1].id })).await.unwrap().good().unwrap();
    let said = socket.next().await.unwrap();
    assert_eq!(
        (&said["say"], &said["table"], &said["by"]["name"]),
        (&json!("invited"), &json!(table), &json!("Guest 0"))
    );
    let mine = guests[1].get("/api/me/invitations").await.unwrap().good().unwrap();
    assert_eq!((mine.as_array().unwrap().len(), &mine[0]["table"]["id"]), (1, &json!(table)));
    let decline = json!({ "table": table });
    guests[1]
        .ask("DELETE".parse().unwrap(), "/api/me/invitations", Some(decline))
        .await
        .unwrap()
        .good()
        .unwrap();
    assert_eq!(guests[1].get("/api/me/invitations").await.unwrap().json, json!([]));
    // Somebody who has blocked the other hears nothing, and the other doesn't learn why.
    let block = format!("/api/people/{}/block", guests[0].id);
    guests[1].ask("PUT".parse().unwrap(), &block, None).await.unwrap().good().unwrap();
    assert_eq!(guests[0].post(&path, json!({ "person": guests[1].id })).await.unwrap().status, 201);
    assert_eq!(guests[1].get("/api/me/invitations").await.unwrap().json, json!([]));
    assert_eq!(socket.ask(json!({ "do": "ping" })).await.unwrap()["ok"], true);
    assert!(socket.heard.is_empty());
    house.close().await;
}
