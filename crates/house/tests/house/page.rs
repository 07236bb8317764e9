//! What pages of the house are told: drawn, only what changed, and never more than their viewer may know.

use crate::open::Open;
use guest::{Guest, Socket};
use serde_json::{Value, json};
use std::{
    io::Read,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Looks at a table as a page does; what it is told first.
async fn look(guest: &Guest, table: &str, viewer: Value) -> (Socket, Value) {
    let mut socket = guest.connect().await.unwrap();
    socket.ask(json!({ "do": "watch", "table": table, "as": viewer, "page": true })).await.unwrap();
    let page = page(&mut socket).await;
    (socket, page)
}

/// The next thing a page is told.
async fn page(socket: &mut Socket) -> Value {
    loop {
        let at = socket.heard.iter().position(|said| said["say"] == "page");
        if let Some(at) = at {
            return socket.heard.remove(at).unwrap();
        }
        let said = socket.next().await.unwrap();
        socket.heard.push_back(said);
    }
}

/// What a page is told of the table as it is after this many moves.
async fn page_at(socket: &mut Socket, number: u64) -> Value {
    loop {
        let told = page(socket).await;
        if told["number"] == number {
            return told;
        }
    }
}

fn part<'a>(page: &'a Value, id: &str) -> Option<&'a str> {
    let part = page["parts"].as_array().unwrap().iter().find(|part| part[0] == id)?;
    part[1].as_str()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_gets_everything_first_and_then_what_changed() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("epix", &guests, &[]).await;
    let (mut mine, first) = look(&guests[0], &table, json!(0)).await;
    let (mut theirs, second) = look(&guests[1], &table, json!(1)).await;
    assert_eq!((&first["whole"], &first["as"], &first["mine"]), (&json!(true), &json!(0), &json!([0])));
    for id in ["board", "at-kilimandjora", "hand", "seat-0", "seat-1", "question", "room", "menu"] {
        assert!(part(&first, id).is_some(), "{id}");
    }
    let (mover, other) =
        if first["moves"] == json!([]) { (&mut theirs, &mut mine) } else { (&mut mine, &mut theirs) };
    let asked = if first["moves"] == json!([]) { &second } else { &first };
    assert!(
        asked["moves"]
            .as_array()
            .unwrap()
            .iter()
            .all(|choice| !choice["touch"].as_array().unwrap().is_empty())
    );
    let seat = &asked["as"];
    // Something touched in vain is explained by its rule.
    let castle = "p-kilimandjora";
    let why = json!({ "do": "why", "table": table, "seat": seat, "touched": ["s-soldier", castle] });
    let refused = mover.ask(why).await.unwrap();
    assert_eq!(refused["error"]["rule"], "epix/draft/recruit");
    let play = json!({ "do": "play", "table": table, "seat": seat, "move": "pass", "seen": 0, "id": "a" });
    mover.ask(play).await.unwrap();
    for socket in [mover, other] {
        let update = page_at(socket, 1).await;
        assert!(part(&update, "board").is_none() && part(&update, "question").is_some());
        assert_eq!(update["lines"].as_array().unwrap().len(), 1);
        assert!(update.to_string().len() < 16_000, "{} bytes", update.to_string().len());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_is_seen_to_be_there() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("epix", &guests, &[]).await;
    let (mut mine, _) = look(&guests[0], &table, json!(0)).await;
    let (theirs, _) = look(&guests[1], &table, json!(1)).await;
    let deadline = Instant::now() + Duration::from_secs(20);
    let mut away = Vec::new();
    // He comes, and goes again.
    let mut theirs = Some(theirs);
    while away.last() != Some(&true) || away.len() < 2 {
        assert!(Instant::now() < deadline, "{away:?}");
        let told = page(&mut mine).await;
        let Some(seat) = part(&told, "seat-1") else { continue };
        away.push(seat.contains("i-away"));
        if away.last() == Some(&false) {
            theirs = None;
        }
    }
    assert!(theirs.is_none() && away.contains(&false));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_their_time_where_pages_look_on_and_can_be_hurried() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.human_pace = Duration::from_mins(5)).await;
    let guest = house.guest("Ada").await;
    let table = guest
        .open(json!({ "game": "epix", "players": 4, "bots": ["random", "random", "random"] }))
        .await
        .unwrap();
    let (mut socket, _) = look(&guest, &table, json!(0)).await;
    guest.start(&table).await.unwrap();
    // Until it is her turn the bots move only because she is in a hurry.
    let deadline = Instant::now() + Duration::from_secs(30);
    loop {
        assert!(Instant::now() < deadline);
        socket.ask(json!({ "do": "hurry", "table": table })).await.unwrap();
        let told = page(&mut socket).await;
        if told["moves"] != json!([]) {
            break;
        }
    }
    house.close().await;
}

/// Two guests and a bot at Epix, until spring comes with a scene and all three are asked: the pages, the table, where their
/// streams stand, and how long bots wait for that scene.
async fn spring(house: &Open) -> ([Socket; 2], String, u64, Duration) {
    let guests = house.guests(2).await;
    let new = json!({ "game": "epix", "players": 3, "bots": ["random"] });
    let table = guests[0].open(new).await.unwrap();
    guests[1].join(&table).await.unwrap();
    // Both look before it begins, so neither misses anything.
    let (one, _) = look(&guests[0], &table, json!(0)).await;
    let (two, _) = look(&guests[1], &table, json!(1)).await;
    guests[0].start(&table).await.unwrap();
    let mut sockets = [one, two];
    let mut now = [page_at(&mut sockets[0], 0).await, page_at(&mut sockets[1], 0).await];
    while now[0]["drama"].is_null() {
        let number = now[0]["number"].as_u64().unwrap();
        if let Some(seat) = now.iter().position(|page| page["moves"] != json!([])) {
            let play = json!({ "do": "play", "table": table, "seat": seat, "move": "pass", "seen": number, "id": number.to_string() });
            assert_eq!(sockets[seat].ask(play).await.unwrap()["ok"], true);
        }
        for (socket, page) in sockets.iter_mut().zip(&mut now) {
            *page = page_at(socket, number + 1).await;
        }
    }
    assert_eq!(now[0]["asked"], json!([0, 1, 2]));
    assert_eq!(now[0]["drama"], now[1]["drama"]);
    let ms: u64 = now[0]["drama"].as_array().unwrap().iter().map(|act| act["ms"].as_u64().unwrap()).sum();
    let number = now[0]["number"].as_u64().unwrap();
    (sockets, table, number, Duration::from_millis(ms * 17 / 10 + 1000))
}

/// How long it takes until a page is told of what happens after this.
async fn took(socket: &mut Socket, number: u64) -> Duration {
    let begun = Instant::now();
    page_at(socket, number + 1).await;
    begun.elapsed()
}

async fn say_shown(socket: &mut Socket, table: &str, number: u64) {
    let shown = json!({ "do": "shown", "table": table, "number": number });
    assert_eq!(socket.ask(shown).await.unwrap()["ok"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_until_those_who_play_have_seen_a_scene() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.human_pace = Duration::from_millis(20)).await;
    let soon = Duration::from_millis(900);
    // For both of them, whatever else they say.
    let ([mut one, mut two], table, number, _) = spring(&house).await;
    say_shown(&mut one, &table, number).await;
    say_shown(&mut two, &table, number + 7).await;
    say_shown(&mut two, &table, number - 1).await;
    two.ask(json!({ "do": "shown", "table": "nowhere", "number": number })).await.unwrap();
    let early = tokio::time::timeout(soon, page_at(&mut two, number + 1)).await;
    assert!(early.is_err(), "the bot hasn't waited");
    say_shown(&mut two, &table, number).await;
    assert!(took(&mut two, number).await < soon);
    // Not for ever.
    let ([mut one, two], table, number, limit) = spring(&house).await;
    say_shown(&mut one, &table, number).await;
    let took_all = took(&mut one, number).await;
    assert!(took_all + soon > limit && took_all < limit + soon, "{took_all:?}");
    drop(two);
    // Nor for whoever has gone.
    let ([mut one, two], table, number, _) = spring(&house).await;
    drop(two);
    say_shown(&mut one, &table, number).await;
    assert!(took(&mut one, number).await < soon);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_strangers_tell_nothing_of_secrets() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let new = json!({ "game": "epix", "players": 2, "options": { "cards": "basic" } });
    let table = guests[0].open(new).await.unwrap();
    guests[1].join(&table).await.unwrap();
    guests[0].start(&table).await.unwrap();
    let (mut one, first) = look(&guests[0], &table, json!(0)).await;
    let (mut two, _) = look(&guests[1], &table, json!(1)).await;
    let (mut spectator, _) = look(&guests[0].nameless(), &table, json!("spectator")).await;
    let turns = if first["moves"] == json!([]) { [1, 0] } else { [0, 1] };
    for (seen, seat) in turns.into_iter().enumerate() {
        let play = json!({ "do": "play", "table": table, "seat": seat, "move": "pass", "seen": seen, "id": format!("p{seat}") });
        let socket = if seat == 0 { &mut one } else { &mut two };
        assert_eq!(socket.ask(play).await.unwrap()["ok"], true);
    }
    let offer = json!({ "do": "play", "table": table, "seat": 0, "move": "gold 13", "seen": 2, "id": "o" });
    assert_eq!(one.ask(offer).await.unwrap()["ok"], true);
    for (socket, knows) in [(&mut one, true), (&mut two, false), (&mut spectator, false)] {
        let told = page_at(socket, 3).await;
        // What one may offer oneself, a coin for each amount, says nothing of another's offer.
        let question = part(&told, "question").unwrap_or_default();
        let asked = question.split("class=\"coins\"").next().unwrap_or_default();
        let said = format!("{}{asked}", told["lines"]);
        assert_eq!(said.contains("13"), knows, "{said}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_there_in_three_languages_and_say_what_is_wrong() {
    let house = Open::house().await;
    let guest = house.guest("Ada <b>").await;
    let table = house.table("epix", std::slice::from_ref(&guest), &["greedy"]).await;
    let page = async |path: &str, lang: &str| {
        let reader = guest.with("accept", "text/html").with("cookie", &format!("tablee-lang={lang}"));
        let answer = reader.get(path).await.unwrap();
        (answer.status, answer.text)
    };
    for (lang, word) in [("en", "Take a game"), ("fr", "Prenez un jeu"), ("de", "Nehmen Sie ein Spiel")] {
        let (status, text) = page("/", lang).await;
        assert!(
            status == 200 && text.contains(word) && text.contains(&format!("<html lang=\"{lang}\"")),
            "{lang}"
        );
        for path in [format!("/t/{table}"), "/rules/epix".into(), "/me".into(), "/lobby".into()] {
            let (status, text) = page(&path, lang).await;
            assert!(status == 200 && !text.contains("Ada <b>"), "{path}");
        }
    }
    for path in ["/t/nowhere", "/rules/chess", "/nowhere", &format!("/t/{table}/replay"), "/static/x/y.js"] {
        let (status, text) = page(path, "de").await;
        assert!(status >= 400 && text.contains("<html lang=\"de\""), "{path}: {status}");
    }
    let answer = guest.get("/nowhere").await.unwrap();
    assert_eq!(answer.code(), "no-such-page", "programs are told in JSON");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_counts_is_told_when_all_is_over_unless_it_is_no_secret_before() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let (mut mine, first) = look(&guests[0], &table, json!(0)).await;
    assert!(first.get("standing").is_none() && first["number"] == 0, "{first}");
    let resign = json!({ "seat": 0 });
    guests[0].post(&format!("/api/tables/{table}/resign"), resign).await.unwrap().good().unwrap();
    let told = loop {
        let told = page(&mut mine).await;
        if told["stage"] == "over" {
            break told;
        }
        assert!(told.get("standing").is_none());
    };
    assert_eq!(told["standing"], json!({ "from": 0, "counts": [[0, 0]] }));
    let (_, later) = look(&guests[1], &table, json!(1)).await;
    assert_eq!(later["standing"], told["standing"]);
    house.close().await;
}

/// What is sent for this path to somebody who takes these encodings: head and body.
async fn sent(house: &Open, path: &str, takes: &str) -> (String, Vec<u8>) {
    let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
    let asked = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept-encoding: {takes}\r\n\r\n",
        house.address
    );
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut all = Vec::new();
    stream.read_to_end(&mut all).await.unwrap();
    let end = all.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let body = all.split_off(end + 4);
    (String::from_utf8(all).unwrap().to_lowercase(), body)
}

#[tokio::test(flavor = "multi_thread")]
async fn scripts_and_styles_are_packed_for_whoever_takes_that() {
    let house = Open::house().await;
    for name in ["table.js", "page.css", "icon.svg"] {
        let path = web::assets::address(name);
        let (head, plain) = sent(&house, &path, "identity").await;
        assert!(head.starts_with("http/1.1 200") && !head.contains("content-encoding"), "{head}");
        assert!(head.contains("vary: accept-encoding") && head.contains("immutable"), "{head}");
        for refuses in ["gzip;q=0", "br, gzip; q=0.0", ""] {
            assert_eq!(sent(&house, &path, refuses).await.1, plain, "{name}: {refuses}");
        }
        for takes in ["gzip", "br, GZIP;q=0.5, deflate"] {
            let (head, packed) = sent(&house, &path, takes).await;
            assert!(
                head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"),
                "{head}"
            );
            let mut unpacked = Vec::new();
            flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut unpacked).unwrap();
            assert!(unpacked == plain && packed.len() < plain.len(), "{name}");
        }
    }
    house.close().await;
}
