//! Standing orders that combine: who is asked at Epic and who passes by himself, and what others see of it.

use crate::{
    open::Open,
    time::{play, seen},
};
use axum::http::Method;
use guest::Guest;
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

const USUAL: &str = "pass my-pre-battle my-blocks my-build their-attack their-blocks their-end";

async fn order(guest: &Guest, table: &str, seat: usize, body: Value) -> guest::Answer {
    let path = format!("/api/tables/{table}/seats/{seat}/order");
    guest.ask(Method::PUT, &path, Some(body)).await.unwrap()
}

async fn orders_of(guest: &Guest, table: &str, seat: usize) -> Value {
    seen(guest, table, &seat.to_string()).await["sight"]["order"].clone()
}

async fn program(house: &Open, name: &str) -> Guest {
    let mut bot = Guest::at(house.address);
    let came = bot.post("/api/people", json!({ "name": name, "bot": true })).await.unwrap().good().unwrap();
    bot.token = came["token"].as_str().map(Into::into);
    bot
}

fn phase(seen: &Value) -> String {
    let phase = &seen["sight"]["view"]["open"]["phase"];
    phase.as_str().map_or_else(|| phase.to_string(), Into::into)
}

fn moves(seen: &Value) -> Vec<String> {
    let moves = seen["sight"]["moves"].as_array().unwrap();
    moves.iter().map(|mv| mv["move"].as_str().unwrap().to_owned()).collect()
}

/// Who is asked, once nothing happens by itself any more; nobody if it is over.
async fn asked(guests: &[Guest], table: &str) -> Option<(usize, Value)> {
    for _ in 0..1000 {
        for (seat, guest) in guests.iter().enumerate() {
            let seen = seen(guest, table, &seat.to_string()).await;
            if seen["table"]["stage"] == "over" {
                return None;
            }
            if !moves(&seen).is_empty() {
                return Some((seat, seen));
            }
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody is ever asked")
}

/// Lets it pass: keeps the hand, passes, doesn't attack or block, and otherwise takes the first thing there is.
async fn let_pass(guest: &Guest, table: &str, seat: usize, now: &Value, id: &str) {
    let moves = moves(now);
    let mv =
        ["pass", "done"].into_iter().find(|mv| moves.iter().any(|other| other == mv)).unwrap_or(&moves[0]);
    play(guest, table, seat, Some(mv), id).await.good().unwrap();
}

/// All keep their hands; then the first one is asked in the Build step of his turn.
async fn keep_hands(guests: &[Guest], table: &str) -> (usize, Value) {
    loop {
        let (seat, now) = asked(guests, table).await.unwrap();
        if phase(&now) == "build" {
            return (seat, now);
        }
        let_pass(&guests[seat], table, seat, &now, "keep").await;
    }
}

/// One has stops, the other wants to be asked everything.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_are_asked_each_where_he_wants_to_be() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("epic", &guests, &[]).await;
    assert_eq!(orders_of(&guests[0], &table, 0).await, USUAL);
    order(&guests[1], &table, 1, json!({ "order": "" })).await.good().unwrap();
    assert_eq!(orders_of(&guests[1], &table, 1).await, "");
    let mut met = [BTreeSet::new(), BTreeSet::new()];
    for step in 0..120 {
        let Some((seat, now)) = asked(&guests, &table).await else { break };
        let open = &now["sight"]["view"]["open"];
        if open["ask"]["query"] == "priority" && open["line"].is_null() {
            let whose = if open["active"] == seat { "my" } else { "their" };
            met[seat].insert(format!("{whose}-{}", phase(&now)));
        }
        let_pass(&guests[seat], &table, seat, &now, &step.to_string()).await;
    }
    let usual: BTreeSet<String> = USUAL.split(' ').map(Into::into).collect();
    assert!(met[0].iter().all(|stop| usual.contains(stop)), "{:?}", met[0]);
    assert!(met[0].contains("my-build") && met[0].contains("their-end"), "{:?}", met[0]);
    assert!(
        met[1].contains("my-end") && met[1].contains("their-pre-battle") && met[1].contains("their-build")
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_has_left_no_order_is_asked_everything() {
    let house = Open::house().await;
    let guests = [program(&house, "One").await, program(&house, "Two").await];
    let table = house.table("epic", &guests, &[]).await;
    assert!(orders_of(&guests[0], &table, 0).await.is_null());
    let mut met = BTreeSet::new();
    for step in 0..40 {
        let Some((seat, now)) = asked(&guests, &table).await else { break };
        met.insert((now["sight"]["view"]["open"]["active"] == seat, phase(&now)));
        let_pass(&guests[seat], &table, seat, &now, &step.to_string()).await;
    }
    for phase in ["pre-battle", "before-attack", "build", "end"] {
        assert!(
            [true, false].iter().all(|mine| met.contains(&(*mine, phase.to_owned()))),
            "{phase}: {met:?}"
        );
    }
    // It may leave one like anybody else.
    order(&guests[0], &table, 0, json!({ "order": "pass" })).await.good().unwrap();
    let (_, before) = asked(&guests, &table).await.unwrap();
    assert_eq!(orders_of(&guests[0], &table, 0).await, "pass");
    assert!(before["sight"]["view"]["open"]["turn"].as_u64() > Some(2));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_come_and_go_word_by_word_and_outlive_a_restart() {
    let house = Open::house().await;
    let mut guests = house.guests(2).await;
    let table = house.table("epic", &guests, &[]).await;
    let ada = &guests[0];
    order(ada, &table, 0, json!({ "add": "hold" })).await.good().unwrap();
    assert_eq!(orders_of(ada, &table, 0).await, format!("{USUAL} hold"));
    order(ada, &table, 0, json!({ "drop": "hold my-blocks" })).await.good().unwrap();
    // What can't hold isn't kept.
    order(ada, &table, 0, json!({ "add": "rest:41:7 let:9" })).await.good().unwrap();
    let left = "pass my-pre-battle my-build their-attack their-blocks their-end";
    assert_eq!(orders_of(ada, &table, 0).await, left);
    for bad in ["loud", "pass loud", "rest", "rest:x", "pass:1", &"pass ".repeat(200)] {
        assert_eq!(order(ada, &table, 0, json!({ "order": bad })).await.code(), "no-such-order", "{bad}");
        assert_eq!(order(ada, &table, 0, json!({ "add": bad })).await.code(), "no-such-order", "{bad}");
    }
    let both = json!({ "add": "hold", "drop": "pass" });
    assert_eq!(order(ada, &table, 0, both).await.code(), "malformed");
    assert_eq!(order(ada, &table, 1, json!({ "add": "hold" })).await.code(), "not-your-seat");
    order(&guests[1], &table, 1, json!({ "order": "" })).await.good().unwrap();
    let house = house.reopen().await;
    guests = guests.iter().map(|guest| guest.moved(house.address)).collect();
    assert_eq!(orders_of(&guests[0], &table, 0).await, left);
    assert_eq!(orders_of(&guests[1], &table, 1).await, "");
    // Nobody else learns of it.
    assert!(seen(&guests[1], &table, "spectator").await["sight"]["order"].is_null());
    // Taken back, what is usual holds again.
    order(&guests[1], &table, 1, json!({})).await.good().unwrap();
    assert_eq!(orders_of(&guests[1], &table, 1).await, USUAL);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rest_goes_on_until_something_happens() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("epic", &guests, &[]).await;
    // Both keep their hands; then the first one rests from the beginning of his turn.
    let (first, now) = keep_hands(&guests, &table).await;
    let open = &now["sight"]["view"]["open"];
    let rest = format!("rest:{}:{}", open["next"], open["turn"]);
    order(&guests[first], &table, first, json!({ "add": rest })).await.good().unwrap();
    assert_eq!(orders_of(&guests[first], &table, first).await, format!("{USUAL} {rest}"));
    let second = 1 - first;
    let mut step = 0;
    loop {
        let (seat, now) = asked(&guests, &table).await.unwrap();
        let open = &now["sight"]["view"]["open"];
        if seat == first {
            let happened = open["next"].as_u64().unwrap().to_string() != rest.split(':').nth(1).unwrap();
            let attacked = open["battle"]["defender"] == first;
            assert!(happened || attacked || open["active"] == first, "{open}");
            break;
        }
        // The second one plays whatever he can.
        let moves = moves(&now);
        let mv =
            moves.iter().find(|mv| mv.starts_with("play")).unwrap_or_else(|| moves.last().unwrap()).clone();
        play(&guests[second], &table, second, Some(&mv), &step.to_string()).await.good().unwrap();
        step += 1;
    }
    // It is forgotten, and so it can't begin again when what ended it is over.
    assert_eq!(orders_of(&guests[first], &table, first).await, USUAL);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_just_passed_by_himself_is_told_that_his_own_turn_has_come() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("epic", &guests, &[]).await;
    for (seat, guest) in guests.iter().enumerate() {
        order(guest, &table, seat, json!({ "order": "pass my-pre-battle my-build" })).await.good().unwrap();
    }
    let (first, now) = keep_hands(&guests, &table).await;
    // The last to pass in the turn of the first one is the second one, by his order; then it is his turn.
    let second = 1 - first;
    let mut socket = guests[second].connect().await.unwrap();
    let_pass(&guests[first], &table, first, &now, "end").await;
    let said = socket.next().await.unwrap();
    assert_eq!((&said["say"], &said["seat"]), (&json!("turn"), &json!(second)));
    let (asked, now) = asked(&guests, &table).await.unwrap();
    assert_eq!((asked, phase(&now).as_str()), (second, "pre-battle"));
    house.close().await;
}

/// Alone with bots nobody could learn anything, so one isn't asked what one can't answer.
#[tokio::test(flavor = "multi_thread")]
async fn one_among_bots_is_asked_only_what_he_can_answer() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let table = house.table("epic", std::slice::from_ref(&ada), &["random", "random", "random"]).await;
    let guests = [ada];
    for step in 0..60 {
        let Some((_, now)) = asked(&guests, &table).await else { break };
        let moves = moves(&now);
        assert_ne!(moves, ["pass"], "she is asked at {}", phase(&now));
        let mv = moves[step % moves.len()].clone();
        play(&guests[0], &table, 0, Some(&mv), &step.to_string()).await.good().unwrap();
    }
    house.close().await;
}

/// Where a page looks on bots take their time over what they do, and none over passing.
#[tokio::test(flavor = "multi_thread")]
async fn bots_pass_at_once() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.human_pace = Duration::from_secs(20)).await;
    let ada = house.guest("Ada").await;
    let table = house.table("epic", std::slice::from_ref(&ada), &["greedy", "greedy", "greedy"]).await;
    let mut socket = ada.connect().await.unwrap();
    let watch = json!({ "do": "watch", "table": table, "as": 0, "page": true });
    assert_eq!(socket.ask(watch).await.unwrap()["ok"], true);
    let mut quick = 0;
    let guests = [ada];
    for step in 0..12 {
        // Until she is asked the bots hurry; what she does herself ends that.
        socket.ask(json!({ "do": "hurry", "table": table })).await.unwrap();
        let Some((_, now)) = asked(&guests, &table).await else { break };
        let passes = moves(&now).iter().any(|mv| mv == "pass");
        let_pass(&guests[0], &table, 0, &now, &step.to_string()).await;
        let begun = Instant::now();
        let before = now["sight"]["number"].as_u64().unwrap();
        while passes && begun.elapsed() < Duration::from_secs(2) {
            if seen(&guests[0], &table, "0").await["sight"]["number"].as_u64().unwrap() > before + 2 {
                quick += 1;
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    assert!(quick >= 2, "bots passed at once {quick} times");
    house.close().await;
}

/// Four at a table, three of whom want to be asked in their own turns only: a round of passes is one thing to look at.
#[tokio::test(flavor = "multi_thread")]
async fn pages_hear_of_a_round_of_passes_together() {
    let house = Open::house().await;
    let guests = house.guests(4).await;
    let table = house.table("epic", &guests, &[]).await;
    for (seat, guest) in guests.iter().enumerate() {
        order(guest, &table, seat, json!({ "order": "pass my-build" })).await.good().unwrap();
    }
    for step in 0..4 {
        let (seat, now) = asked(&guests, &table).await.unwrap();
        let_pass(&guests[seat], &table, seat, &now, &format!("keep {step}")).await;
    }
    let (seat, now) = asked(&guests, &table).await.unwrap();
    assert_eq!(phase(&now), "build");
    let mut sockets = Vec::new();
    for page in [true, false] {
        let mut socket = guests[3].connect().await.unwrap();
        let watch = json!({ "do": "watch", "table": table, "as": 3, "page": page });
        assert_eq!(socket.ask(watch).await.unwrap()["ok"], true);
        socket.heard.clear();
        sockets.push(socket);
    }
    let_pass(&guests[seat], &table, seat, &now, "on").await;
    let (next, after) = asked(&guests, &table).await.unwrap();
    assert_eq!((next, phase(&after).as_str()), ((seat + 1) % 4, "build"), "the next one's turn has come");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut told = [0, 0];
    let mut last = [Value::Null, Value::Null];
    for (at, (socket, kind)) in sockets.iter_mut().zip(["page", "update"]).enumerate() {
        socket.ask(json!({ "do": "ping" })).await.unwrap();
        for said in socket.heard.iter().filter(|said| said["say"] == kind) {
            told[at] += 1;
            last[at] = said.get("number").unwrap_or(&said["sight"]["number"]).clone();
        }
    }
    assert_eq!(last[0], last[1], "the page has it all");
    assert!(told[1] >= 16 && told[0] * 2 <= told[1], "{} pages, {} updates", told[0], told[1]);
    house.close().await;
}

/// Who passes by himself hears of no turn, and his clock neither runs nor grows.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_passed_unasked_is_nobodys_time() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let time = json!({ "live": { "minutes": 5, "increment": 30 } });
    let table = guests[0].open(json!({ "game": "epic", "players": 2, "time": time })).await.unwrap();
    guests[1].join(&table).await.unwrap();
    guests[0].start(&table).await.unwrap();
    for step in 0..2 {
        let (seat, now) = asked(&guests, &table).await.unwrap();
        let_pass(&guests[seat], &table, seat, &now, &format!("keep {step}")).await;
    }
    let (seat, now) = asked(&guests, &table).await.unwrap();
    let other = 1 - seat;
    order(&guests[other], &table, other, json!({ "order": "pass" })).await.good().unwrap();
    let left = |seen: &Value| seen["sight"]["clocks"][other]["left"].as_u64().unwrap();
    let before = left(&now);
    let_pass(&guests[seat], &table, seat, &now, "on").await;
    let (next, after) = asked(&guests, &table).await.unwrap();
    assert_eq!((next, phase(&after).as_str()), (other, "build"), "he has passed three times");
    assert!(left(&after) <= before, "{} after {before}", left(&after));
    house.close().await;
}
