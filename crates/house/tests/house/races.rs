//! Two at once, one twice, somebody else's, yesterday's: each gets the right answer and the table is unharmed.

use crate::open::Open;
use axum::http::Method;
use guest::{Answer, Guest};
use serde_json::{Value, json};

async fn sight(guest: &Guest, table: &str, seat: usize) -> Value {
    let seen = guest.get(&format!("/api/tables/{table}?as={seat}")).await.unwrap().good().unwrap();
    seen["sight"].clone()
}

async fn play(guest: &Guest, table: &str, seat: usize, mv: &Value, seen: &Value, id: &str) -> Answer {
    let play = json!({ "seat": seat, "move": mv, "seen": seen, "id": id });
    guest.post(&format!("/api/tables/{table}/moves"), play).await.unwrap()
}

/// The moves of this table's record once the rest has been played.
async fn finish(guests: &[Guest], table: &str) -> Vec<String> {
    let mut id = 0;
    loop {
        for (seat, guest) in guests.iter().enumerate() {
            let sight = sight(guest, table, seat).await;
            if let Some(mv) = sight["moves"].as_array().unwrap().first() {
                id += 1;
                play(guest, table, seat, &mv["move"], &sight["number"], &format!("end {id}"))
                    .await
                    .good()
                    .unwrap();
            }
        }
        let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap();
        if record.status == 200 {
            let lines =
                record.text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
            return lines.map(Into::into).collect();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_for_one_seat_at_once_one_is_played() {
    let house = Open::house().await;
    house.trouble.delay(3);
    let guests = house.guests(2).await;
    for round in 0..20 {
        let table = house.table("goofspiel", &guests, &[]).await;
        let sight = sight(&guests[0], &table, 0).await;
        let (one, two) = (&sight["moves"][0]["move"], &sight["moves"][1]["move"]);
        let (first, second) = tokio::join!(
            play(&guests[0], &table, 0, one, &sight["number"], "a"),
            play(&guests[0], &table, 0, two, &sight["number"], "b"),
        );
        let (good, bad) = if first.status == 200 { (first, second) } else { (second, first) };
        assert_eq!((good.status, bad.status, bad.code()), (200, 409, "stale"), "round {round}");
        let moves = finish(&guests, &table).await;
        assert_eq!(moves.len(), 26);
        assert!(moves.iter().any(|mv| *mv == "0 1" || *mv == "0 2"));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_twice_is_played_once_and_answered_twice() {
    let house = Open::house().await;
    house.trouble.delay(3);
    let guests = house.guests(2).await;
    for _ in 0..20 {
        let table = house.table("goofspiel", &guests, &[]).await;
        let sight = sight(&guests[0], &table, 0).await;
        let mv = &sight["moves"][4]["move"];
        let send = || play(&guests[0], &table, 0, mv, &sight["number"], "mine");
        let (first, second, third) = tokio::join!(send(), send(), send());
        assert_eq!(first.good().unwrap(), json!({ "number": 1 }));
        assert_eq!(second.good().unwrap(), json!({ "number": 1 }));
        assert_eq!(third.good().unwrap(), json!({ "number": 1 }));
        let other = play(&guests[0], &table, 0, &sight["moves"][5]["move"], &sight["number"], "mine").await;
        assert_eq!((other.status, other.code()), (409, "id-used"));
        // Ids are a seat's own: the neighbour's are his.
        play(&guests[1], &table, 1, mv, &json!(0), "mine").await.good().unwrap();
        let moves = finish(&guests, &table).await;
        assert_eq!(moves.iter().filter(|mv| *mv == "0 5").count(), 1);
        // Even when all is over the sender hears what became of it.
        assert_eq!(send().await.good().unwrap(), json!({ "number": 1 }));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_of_two_seats_at_once_are_both_played() {
    let house = Open::house().await;
    house.trouble.delay(3);
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    for round in 0..13 {
        let [one, two] = [sight(&guests[0], &table, 0).await, sight(&guests[1], &table, 1).await];
        let id = round.to_string();
        let (first, second) = tokio::join!(
            play(&guests[0], &table, 0, &one["moves"][0]["move"], &one["number"], &id),
            play(&guests[1], &table, 1, &two["moves"][0]["move"], &two["number"], &id),
        );
        first.good().unwrap();
        second.good().unwrap();
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_for_somebody_elses_seat_or_of_yesterday_is_refused() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    let table = house.table("goofspiel", &guests[..2], &[]).await;
    let yesterday = sight(&guests[0], &table, 0).await;
    for (guest, seat) in [(&guests[1], 0), (&guests[0], 1), (&guests[2], 0)] {
        let stolen = play(guest, &table, seat, &json!("1"), &json!(0), "x").await;
        assert_eq!((stolen.status, stolen.code()), (403, "not-your-seat"));
    }
    let nobody = play(&guests[0].nameless(), &table, 0, &json!("1"), &json!(0), "x").await;
    assert_eq!((nobody.status, nobody.code()), (401, "no-token"));
    let nowhere = play(&guests[0], &table, 5, &json!("1"), &json!(0), "x").await;
    assert_eq!((nowhere.status, nowhere.code()), (404, "no-such-seat"));
    for (seat, guest) in guests[..2].iter().enumerate() {
        play(guest, &table, seat, &json!("1"), &json!(0), "first").await.good().unwrap();
    }
    let late =
        play(&guests[0], &table, 0, &yesterday["moves"][3]["move"], &yesterday["number"], "late").await;
    assert_eq!((late.status, late.code()), (409, "stale"));
    assert_eq!(late.json["error"]["number"], sight(&guests[0], &table, 0).await["number"]);
    let early = play(&guests[0], &table, 0, &json!("4"), &json!(99), "early").await;
    assert_eq!((early.status, early.code()), (409, "ahead"));
    let refused = play(&guests[0], &table, 0, &json!("1"), &json!(2), "spent").await;
    assert_eq!((refused.status, refused.code()), (422, "refused"));
    assert_eq!(refused.json["error"]["rule"], "goofspiel/bid/held");
    assert_eq!(refused.json["error"]["words"], "You don't hold card 1.");
    let french = json!({ "seat": 0, "choice": 1, "seen": 2, "id": "spent" });
    let refused = guests[0].post(&format!("/api/tables/{table}/moves?lang=fr"), french).await.unwrap();
    assert_eq!(refused.json["error"]["words"], "Vous n'avez pas la carte 1.");
    assert_eq!(finish(&guests[..2], &table).await.len(), 26);
    let over = play(&guests[0], &table, 0, &json!("1"), &json!(26), "after").await;
    assert_eq!((over.status, over.code()), (409, "over"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_one_seat_one_gets_it() {
    let house = Open::house().await;
    house.trouble.delay(3);
    let guests = house.guests(3).await;
    for _ in 0..10 {
        let table = guests[0].open(json!({ "game": "goofspiel" })).await.unwrap();
        let path = format!("/api/tables/{table}/join");
        let (one, two) = tokio::join!(guests[1].post(&path, json!({})), guests[2].post(&path, json!({})));
        let mut answers = [one.unwrap(), two.unwrap()];
        answers.sort_by_key(|answer| answer.status);
        assert_eq!((answers[0].status, answers[1].status, answers[1].code()), (200, 409, "no-seat-free"));
        let starts = format!("/api/tables/{table}/start");
        let (one, two) = tokio::join!(guests[0].post(&starts, json!({})), guests[0].post(&starts, json!({})));
        let mut answers = [one.unwrap(), two.unwrap()];
        answers.sort_by_key(|answer| answer.status);
        assert_eq!((answers[0].status, answers[1].status, answers[1].code()), (200, 409, "begun"));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_his_seat_no_longer_sees_from_it() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    let table = guests[0].open(json!({ "game": "goofspiel" })).await.unwrap();
    guests[1].join(&table).await.unwrap();
    let mut before = guests[1].connect().await.unwrap();
    before.ask(json!({ "do": "watch", "table": table, "as": 1 })).await.unwrap();
    before.ask(json!({ "do": "watch", "table": table })).await.unwrap();
    let seat = format!("/api/tables/{table}/seats/1");
    let stranger = guests[2].ask(Method::DELETE, &seat, None).await.unwrap();
    assert_eq!((stranger.status, stranger.code()), (403, "not-your-seat"));
    guests[0].ask(Method::DELETE, &seat, None).await.unwrap().good().unwrap();
    guests[2].join(&table).await.unwrap();
    guests[0].start(&table).await.unwrap();
    play(&guests[2], &table, 1, &json!("13"), &json!(0), "secret").await.good().unwrap();
    before.ask(json!({ "do": "ping" })).await.unwrap();
    let updates = before.heard.iter().filter(|said| said["say"] == "update");
    assert!(updates.clone().all(|said| said["as"] == "spectator"));
    // He looked from two places; now he looks from one, and hears everything once.
    let numbers: Vec<u64> = updates.map(|said| said["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [0, 1]);
    assert!(before.heard.iter().all(|said| !said.to_string().contains("You bid")));
    let denied = before.ask(json!({ "do": "watch", "table": table, "as": 1 })).await.unwrap();
    assert_eq!(denied["error"]["code"], "not-your-seat");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_given_up_is_played_on_and_whoever_is_left_alone_wins() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &["random"]).await;
    let resign = format!("/api/tables/{table}/resign");
    let stolen = guests[1].post(&resign, json!({ "seat": 0 })).await.unwrap();
    assert_eq!((stolen.status, stolen.code()), (403, "not-your-seat"));
    let after = guests[0].post(&resign, json!({ "seat": 0 })).await.unwrap().good().unwrap();
    assert_eq!((&after["stage"], &after["seats"][0]["resigned"]), (&json!("running"), &json!(true)));
    let again = guests[0].post(&resign, json!({ "seat": 0 })).await.unwrap();
    assert_eq!((again.status, again.code()), (403, "given-up"));
    // The bot that stands in lays a card, and so does the other one.
    let mut laid = Vec::new();
    while laid.len() < 2 {
        let path = format!("/api/tables/{table}?as=1&after={}&wait=20", laid.len());
        let seen = guests[1].get(&path).await.unwrap().good().unwrap();
        let missed = seen["missed"].as_array().unwrap();
        assert!(!missed.is_empty(), "nobody plays on");
        laid.extend(
            missed.iter().map(|moment| moment["events"][0]["event"]["laid"]["seat"].as_u64().unwrap()),
        );
    }
    laid.sort_unstable();
    assert_eq!(laid, [0, 2]);
    let after = guests[1].post(&resign, json!({ "seat": 1 })).await.unwrap().good().unwrap();
    assert_eq!(after["stage"], "over");
    assert_eq!(
        after["result"],
        json!({ "ending": "resigned", "words": "All others have given up.", "winners": [2],
        "scores": [] })
    );
    let seen = guests[1].get(&format!("/api/tables/{table}?as=1")).await.unwrap().good().unwrap();
    assert_eq!(seen["sight"]["moves"], json!([]));
    let why =
        guests[1].post(&format!("/api/tables/{table}/why"), json!({ "seat": 1, "move": "1" })).await.unwrap();
    assert_eq!(why.code(), "over");
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert!(record.text.contains("result: unfinished"), "{}", record.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_table_on_or_closes_it() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table =
        guests[0].open(json!({ "game": "goofspiel", "players": 3, "bots": ["random"] })).await.unwrap();
    guests[1].join(&table).await.unwrap();
    let leave = format!("/api/tables/{table}/leave");
    let left = guests[0].post(&leave, json!({})).await.unwrap().good().unwrap();
    assert_eq!((&left["host"], &left["stage"]), (&json!(guests[1].id), &json!("open")));
    assert_eq!(
        left["seats"][0],
        json!({ "bot": false, "present": false, "resigned": false, "stood_in": false })
    );
    let started = guests[1].post(&format!("/api/tables/{table}/start"), json!({})).await.unwrap();
    assert_eq!((started.status, started.code()), (409, "seats-free"));
    let left = guests[1].post(&leave, json!({})).await.unwrap().good().unwrap();
    assert_eq!((&left["stage"], &left["result"]["ending"]), (&json!("over"), &json!("closed")));
    let open = guests[0].get("/api/tables").await.unwrap().good().unwrap();
    assert_eq!(open, json!([]));
    house.close().await;
}

/// Somebody who comes and goes all the time doesn't drown his neighbours in news of it.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_is_told_once_a_second_at_most() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let [mut quiet, mut restless] = [guests[0].connect().await.unwrap(), guests[1].connect().await.unwrap()];
    quiet.ask(json!({ "do": "watch", "table": table, "as": 0 })).await.unwrap();
    quiet.heard.clear();
    let began = std::time::Instant::now();
    for _ in 0..300 {
        restless.ask(json!({ "do": "watch", "table": table, "as": 1 })).await.unwrap();
        restless.ask(json!({ "do": "leave", "table": table })).await.unwrap();
    }
    restless.ask(json!({ "do": "watch", "table": table, "as": 1 })).await.unwrap();
    quiet.ask(json!({ "do": "ping" })).await.unwrap();
    let (told, seconds) = (quiet.heard.len() as u64, began.elapsed().as_secs());
    assert!(told <= seconds + 2, "{told} messages in {seconds} s");
    // In the end he hears how it is.
    let mut last = json!({});
    while last["table"]["seats"][1]["present"] != true {
        last = quiet.next().await.unwrap();
    }
    house.close().await;
}
