//! Whole games over the API: people and bots, lost connections, spectators, restarts.

use crate::open::Open;
use guest::{Guest, Player};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Game, Record};

/// Plays on until the game is over, losing the connection now and then.
async fn play(mut player: Player, drops: bool) -> Player {
    while !player.is_done() {
        player.step().await.unwrap();
        if drops && player.roll(7) == 0 {
            player.hang_up();
        }
    }
    player
}

/// Everybody plays at once: the guests on their seats, spectators and eavesdroppers who stay all the time.
async fn play_all(table: &str, guests: &[Guest], drops: bool, seed: u64) -> Vec<Player> {
    let seats = guests.iter().zip(0..).map(|(guest, seat)| (guest.clone(), json!(seat), drops));
    let spectators = guests.iter().take(2).map(|guest| (guest.nameless(), json!("spectator"), drops));
    let steady = [(guests[0].nameless(), json!("spectator"), false)];
    let tasks: Vec<_> = seats
        .chain(spectators)
        .chain(steady)
        .zip(seed..)
        .map(|((guest, viewer, drops), dice)| {
            tokio::spawn(play(Player::new(&guest, table, viewer, dice), drops))
        })
        .collect();
    let mut players = Vec::new();
    for task in tasks {
        players.push(tokio::time::timeout(Duration::from_secs(100), task).await.unwrap().unwrap());
    }
    players
}

/// The record of a finished table replays; every seat's moves are those that were confirmed, each once; everybody who
/// watched has the same moments, dropped or not; the seed is the one committed to.
async fn check<G: Game>(players: &[Player], guests: &[Guest], commitment: &Value) {
    let answer = guests[0].get(&format!("/api/tables/{}/record", players[0].table)).await.unwrap();
    let record = Record::<G>::parse(&answer.text).unwrap();
    record.replay(|_, _| ()).unwrap();
    for player in players {
        if let Some(seat) = player.viewer.as_u64() {
            let made = record.moves.iter().filter(|(by, _)| by.index() as u64 == seat);
            let made: Vec<String> = made.map(|(_, mv)| mv.to_string()).collect();
            assert_eq!(player.confirmed, made, "seat {seat}");
        }
        assert_eq!(player.number as usize, player.moments.len());
        assert_eq!(player.info["result"]["ending"].as_str(), Some(record.result.split(';').next().unwrap()));
        assert_eq!(player.info["seed"], json!(record.seed.to_string()));
        assert_eq!(*commitment, json!(record.seed.commitment().to_string()));
    }
    let watched: Vec<_> = players.iter().filter(|player| player.viewer == "spectator").collect();
    assert!(watched.len() > 1 && watched.iter().all(|player| player.moments == watched[0].moments));
}

async fn commitment(guest: &Guest, table: &str) -> Value {
    let seen = guest.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert!(seen["table"]["seed"].is_null());
    seen["table"]["commitment"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_epix_to_the_end() {
    let house = Open::house().await;
    let guests = house.guests(4).await;
    for seed in 0..3 {
        let table = house.table("epix", &guests, &[]).await;
        let commitment = commitment(&guests[0], &table).await;
        let players = play_all(&table, &guests, false, seed * 100).await;
        check::<shelf::Epix>(&players, &guests, &commitment).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_with_lost_connections_and_nothing_is_missed_or_told_twice() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    for seed in 0..3 {
        let table = house.table("epix", &guests, &["greedy", "random"]).await;
        let commitment = commitment(&guests[0], &table).await;
        let players = play_all(&table, &guests, true, seed * 100).await;
        check::<shelf::Epix>(&players, &guests, &commitment).await;
        let table = house.table("goofspiel", &guests, &["matcher"]).await;
        let commitment = self::commitment(&guests[0], &table).await;
        let players = play_all(&table, &guests, true, seed * 100).await;
        check::<shelf::Goofspiel>(&players, &guests, &commitment).await;
    }
    house.close().await;
}

/// Storage is slow in a random way, so that choices made at once meet each other on the way.
#[tokio::test(flavor = "multi_thread")]
async fn choices_made_at_once_survive_slow_storage() {
    let house = Open::house().await;
    house.trouble.delay(4);
    let guests = house.guests(4).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let commitment = commitment(&guests[0], &table).await;
    let players = play_all(&table, &guests, true, 7).await;
    check::<shelf::Goofspiel>(&players, &guests, &commitment).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_house_opens_again_with_every_table_where_it_was() {
    let mut house = Open::house().await;
    let mut guests = house.guests(3).await;
    let table = house.table("epix", &guests, &["greedy"]).await;
    let commitment = commitment(&guests[0], &table).await;
    let mut players: Vec<Player> =
        (0..3).map(|seat| Player::new(&guests[seat], &table, json!(seat), seat as u64)).collect();
    players.extend((0..2).map(|_| Player::new(&guests[0], &table, json!("spectator"), 9)));
    for _ in 0..5 {
        let tasks: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                tokio::spawn(async move {
                    // The house closes in the middle of it.
                    while !player.is_done() && player.step().await.is_ok() {}
                    player.hang_up();
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(60)).await;
        house = house.reopen().await;
        guests = guests.iter().map(|guest| guest.moved(house.address)).collect();
        for task in tasks {
            let mut player = task.await.unwrap();
            player.guest = player.guest.moved(house.address);
            players.push(player);
        }
    }
    let tasks: Vec<_> = players.drain(..).map(|player| tokio::spawn(play(player, false))).collect();
    for task in tasks {
        players.push(task.await.unwrap());
    }
    check::<shelf::Epix>(&players, &guests, &commitment).await;
    house.close().await;
}

/// A table that nobody looks at goes to sleep and wakes as if nothing had been.
#[tokio::test(flavor = "multi_thread")]
async fn tables_sleep_and_wake_unnoticed() {
    let folder = std::sync::Arc::new(tempfile::tempdir().unwrap());
    let house = Open::with(folder, Duration::from_millis(1)).await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let path = format!("/api/tables/{table}");
    for round in 0..13 {
        for (seat, guest) in guests.iter().enumerate() {
            let seen = guest.get(&format!("{path}?as={seat}")).await.unwrap().good().unwrap();
            let (number, mv) = (&seen["sight"]["number"], &seen["sight"]["moves"][0]["move"]);
            tokio::time::sleep(Duration::from_millis(5)).await;
            let play = json!({ "seat": seat, "move": mv, "seen": number, "id": format!("{round}") });
            let played = guest.post(&format!("{path}/moves"), play.clone()).await.unwrap().good().unwrap();
            tokio::time::sleep(Duration::from_millis(5)).await;
            let again = guest.post(&format!("{path}/moves"), play).await.unwrap().good().unwrap();
            assert_eq!(played, again);
        }
    }
    let seen = guests[0].get(&path).await.unwrap().good().unwrap();
    assert_eq!(seen["table"]["stage"], "over");
    let metrics = guests[0].get("/metrics").await.unwrap().text;
    assert!(metrics.contains("tablee_tables_awake"), "{metrics}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_among_themselves() {
    let house = Open::house().await;
    let host = house.guest("Host").await;
    let new = json!({ "game": "epix", "players": 3, "sit": false, "bots": ["greedy", "random", "greedy"] });
    let table = host.open(new).await.unwrap();
    host.start(&table).await.unwrap();
    let mut seen = json!({});
    let mut after = -1;
    while seen["table"]["stage"] != "over" {
        let path = format!("/api/tables/{table}?after={after}&wait=20");
        seen = host.get(&path).await.unwrap().good().unwrap();
        after = seen["sight"]["number"].as_i64().unwrap();
    }
    assert!(seen["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["bot"] == true));
    house.close().await;
}
