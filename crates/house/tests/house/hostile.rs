//! What somebody who means ill tries, and what he gets. `SECURITY.md` lists these acts.

use crate::{
    open::Open,
    time::{play, seen},
};
use axum::http::{Method, Request, header};
use guest::{Guest, Socket};
use http_body_util::Full;
use serde_json::json;
use std::time::{Duration, Instant};

/// A table in the middle of a game between the first two of four guests.
async fn scene() -> (Open, Vec<Guest>, String) {
    let house = Open::house().await;
    let guests = house.guests(4).await;
    let table = house.table("goofspiel", &guests[..2], &[]).await;
    play(&guests[0], &table, 0, Some("3"), "a").await.good().unwrap();
    (house, guests, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn others_tokens_and_seats_are_of_no_use() {
    let (house, guests, table) = scene().await;
    let before = seen(&guests[1], &table, "1").await;
    let thief = &guests[2];
    let path = format!("/api/tables/{table}");
    for (method, what, body, code) in [
        (Method::GET, "?as=1", None, "not-your-seat"),
        (
            Method::POST,
            "/moves",
            Some(json!({ "seat": 1, "move": "3", "seen": 1, "id": "x" })),
            "not-your-seat",
        ),
        (Method::POST, "/back", Some(json!({ "seat": 0, "seen": 1 })), "not-your-seat"),
        (Method::POST, "/resign", Some(json!({ "seat": 1 })), "not-your-seat"),
        (Method::POST, "/retake", Some(json!({ "seat": 1 })), "not-your-seat"),
        (Method::PUT, "/seats/1/order", Some(json!({ "order": "hush" })), "not-your-seat"),
        (Method::PUT, "/seats/1/brought", Some(json!({ "brought": "x" })), "not-your-seat"),
        (Method::PUT, "/uncovered", Some(json!({ "seat": 1 })), "not-your-seat"),
        (Method::PUT, "/seats/1", Some(json!({})), "begun"),
        (Method::DELETE, "/seats/1", None, "begun"),
        (Method::POST, "/offer", Some(json!({ "what": "abort" })), "not-at-table"),
        (Method::DELETE, "/offer", None, "not-at-table"),
        (Method::POST, "/call", None, "not-at-table"),
        (Method::POST, "/chat", Some(json!({ "text": "boo" })), "not-at-table"),
        (Method::POST, "/invitations", Some(json!({ "person": guests[3].id })), "not-at-table"),
        (Method::POST, "/rematch", None, "not-over"),
        (Method::GET, "/record", None, "not-over"),
        (Method::GET, "/replay", None, "not-over"),
    ] {
        let answer = thief.ask(method, &format!("{path}{what}"), body).await.unwrap();
        assert_eq!(answer.code(), code, "{what}");
    }
    // Tokens that aren't: cut, longer, guessed, a hash of one, an id, somebody's return link.
    let token = guests[1].token.clone().unwrap();
    for wrong in
        [&token[..63], &format!("{token}0"), &"f".repeat(64), &guests[1].id, "", "null", "../../etc/passwd"]
    {
        let mut forged = guests[1].clone();
        forged.token = Some(wrong.into());
        let answer = forged.get("/api/me").await.unwrap();
        assert_eq!((answer.status, answer.code()), (401, "bad-token"), "{wrong}");
    }
    assert_eq!(seen(&guests[1], &table, "1").await, before);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_get_nothing_done() {
    let (house, guests, table) = scene().await;
    let own = format!("http://{}", house.address);
    let host = house.address.to_string();
    for origin in
        ["http://evil.example", "null", "https://127.0.0.1", &format!("{own}.evil.example"), "file://", ""]
    {
        let forged = guests[1].with("origin", origin);
        let body = json!({ "seat": 1, "move": "5", "seen": 1, "id": "x" });
        let answer = forged.post(&format!("/api/tables/{table}/moves"), body).await.unwrap();
        assert_eq!((answer.status, answer.code()), (403, "origin"), "{origin}");
        assert!(forged.connect().await.is_err(), "{origin}");
        // No other site is told that it may read what is answered.
        let read = forged.get("/api/games").await.unwrap();
        assert!(
            read.headers.keys().all(|name| !name.as_str().starts_with("access-control")),
            "{:?}",
            read.headers
        );
    }
    // A plain form can't send JSON, and nothing else is taken.
    for kind in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"] {
        let request = Request::post(format!("http://{host}/api/people"))
            .header(header::CONTENT_TYPE, kind)
            .body(Full::from("{\"name\":\"Eve\"}"))
            .unwrap();
        let answer = Guest::at(house.address).send(request).await.unwrap();
        assert_eq!((answer.status, answer.code()), (415, "media-type"));
    }
    guests[1].with("origin", &own).connect().await.unwrap();
    // What browsers are told: load nothing from elsewhere, guess no types, be framed by nobody, keep nothing.
    for path in ["/", "/api/games", "/nowhere", "/api/me"] {
        let headers = guests[1].get(path).await.unwrap().headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["cache-control"], "no-store");
    }
    let page = guests[1].get("/").await.unwrap().text;
    assert!(!page.contains("<style") && !page.contains("style="));
    // Scripts come from files of their own; what stands in the page is only data.
    let scripts = page.split("<script").skip(1).filter_map(|rest| rest.split('>').next());
    for script in scripts {
        assert!(script.contains("src=\"/static/") || script.contains("application/json"), "{script}");
    }
    house.close().await;
}

/// A token that somebody else chose is never taken up: whoever comes in gets a fresh one.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_be_given_a_session_that_somebody_else_knows() {
    let house = Open::house().await;
    let own = format!("http://{}", house.address);
    let planted = "a".repeat(64);
    let victim = Guest::at(house.address).with("origin", &own).with("cookie", &format!("tablee={planted}"));
    let came = victim.post("/api/people", json!({ "name": "Ada", "cookie": true })).await.unwrap();
    assert_eq!(came.status, 201);
    let cookie = came.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(!cookie.contains(&planted));
    // The planted one opens nothing, before and after.
    assert_eq!(victim.get("/api/me").await.unwrap().code(), "no-token");
    // Somebody who keeps his name and signs in elsewhere gets another token each time.
    let pair = cookie.split(';').next().unwrap().to_owned();
    let ada = Guest::at(house.address).with("origin", &own).with("cookie", &pair);
    let password = json!({ "password": "correct horse" });
    ada.ask(Method::PUT, "/api/me/password", Some(password)).await.unwrap().good().unwrap();
    let mut tokens = Vec::new();
    for _ in 0..2 {
        let mut other = Guest::at(house.address);
        other.enter("/api/session", json!({ "name": "Ada", "password": "correct horse" })).await.unwrap();
        tokens.push(other.token.unwrap());
    }
    assert!(tokens[0] != tokens[1] && !pair.contains(&tokens[0]));
    // A return link can't be used as a cookie, nor a cookie as a link.
    let link = ada.post("/api/me/return", json!({})).await.unwrap().good().unwrap()["link"].clone();
    let end = link.as_str().unwrap().rsplit('#').next().unwrap().to_owned();
    let forged = Guest::at(house.address).with("cookie", &format!("tablee={end}"));
    assert_eq!(forged.get("/api/me").await.unwrap().code(), "no-token");
    let forged = Guest::at(house.address).post("/api/return", json!({ "link": tokens[0] })).await.unwrap();
    assert_eq!(forged.code(), "bad-link");
    house.close().await;
}

/// Whether a name is known can be told neither by the words nor by the time it takes.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_who_has_kept_a_name_by_guessing_passwords() {
    let folder = std::sync::Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.limits.set("sign-ins=1000").unwrap()).await;
    let ada = house.guest("Ada").await;
    let password = json!({ "password": "correct horse" });
    ada.ask(Method::PUT, "/api/me/password", Some(password)).await.unwrap().good().unwrap();
    house.guest("Bo").await;
    let door = Guest::at(house.address);
    let mut times = Vec::new();
    let mut answers = Vec::new();
    for name in ["Ada", "Bo", "Nobody", "\u{202e}", &"x".repeat(1000)] {
        let mut fastest = Duration::MAX;
        for _ in 0..5 {
            let began = Instant::now();
            let answer =
                door.post("/api/session", json!({ "name": name, "password": "guess" })).await.unwrap();
            fastest = fastest.min(began.elapsed());
            answers.push((answer.status, answer.text));
        }
        times.push(fastest);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    // Each takes a whole hash; no time of a clock is compared, only one with the other.
    assert!(times.iter().all(|time| *time * 3 > times[0]), "{times:?}");
    // Other people's ids and tables aren't told apart from ones that never were.
    let (there, never) = (format!("/api/people/{}/mute", ada.id), "/api/people/000000000000/mute");
    let bo = house.guest("Cy").await;
    let [one, two] =
        [bo.ask(Method::PUT, &there, None).await.unwrap(), bo.ask(Method::PUT, never, None).await.unwrap()];
    assert_eq!((one.status, one.text), (two.status, two.text));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn huge_and_deep_messages_are_turned_away() {
    let (house, guests, table) = scene().await;
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    let deep_choice = format!("{{\"seat\":0,\"choice\":{deep},\"seen\":1,\"id\":\"x\"}}");
    let host = house.address.to_string();
    let send = async |path: &str, body: String| {
        let request = Request::post(format!("http://{host}{path}"))
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::AUTHORIZATION, format!("Bearer {}", guests[1].token.as_ref().unwrap()))
            .body(Full::from(body))
            .unwrap();
        guests[1].send(request).await.unwrap()
    };
    for (path, body, code) in [
        ("/api/people".to_owned(), format!("{{\"name\":\"{}\"}}", "x".repeat(70_000)), "too-large"),
        (format!("/api/tables/{table}/moves"), deep_choice, "malformed"),
        (format!("/api/tables/{table}/chat"), format!("{{\"text\":{deep}}}"), "malformed"),
        (
            format!("/api/tables/{table}/chat"),
            format!("{{\"text\":\"{}\"}}", "y".repeat(60_000)),
            "chat-line",
        ),
        (
            "/api/session".to_owned(),
            format!("{{\"name\":\"A\",\"password\":\"{}\"}}", "p".repeat(60_000)),
            "sign-in",
        ),
        (
            "/api/tables".to_owned(),
            format!("{{\"game\":\"epix\",\"bots\":[{}]}}", vec!["\"random\""; 5000].join(",")),
            "no-seat-free",
        ),
        ("/api/play".to_owned(), "{\"game\":\"epix\",\"players\":18446744073709551615}".to_owned(), "setup"),
    ] {
        let answer = send(&path, body).await;
        assert_eq!(answer.code(), code, "{path}: {}", answer.text.chars().take(200).collect::<String>());
        assert!(answer.text.len() < 1000);
    }
    let mut socket = guests[1].connect().await.unwrap();
    socket.send(&deep).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["error"]["code"], "malformed");
    socket.send(&format!("{{\"do\":\"ping\",\"ref\":{deep}}}")).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["error"]["code"], "malformed");
    assert_eq!(socket.ask(json!({ "do": "ping" })).await.unwrap()["ok"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_names_are_refused_or_harmless() {
    let house = Open::house().await;
    let door = Guest::at(house.address);
    for bad in [
        "",
        " ",
        "\u{200b}",
        "\u{202e}evil",
        "a\u{2066}b",
        "a\u{0}b",
        "a\nb",
        "a\u{a0}b",
        "\u{feff}",
        "\u{3164}",
        "\u{115f}",
        "Zalgo\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}",
        "\u{e0041}",
        "—",
    ] {
        let answer = door.post("/api/people", json!({ "name": bad })).await.unwrap();
        assert_eq!((answer.status, answer.code()), (400, "name"), "{bad:?}");
    }
    // What looks odd but is a name is told as it is, as JSON, and reaches nobody's page as anything else.
    for good in
        ["<b>x</b>", "'; DROP TABLE people", "{ $name }", "100% ￥", "𝓐𝓭𝓪", "Ω", "null", "constructor", "💥"]
    {
        let ada = house.guest(good).await;
        assert_eq!(ada.get("/api/me").await.unwrap().good().unwrap()["name"], good);
        let table = ada.post("/api/play", json!({ "game": "goofspiel" })).await.unwrap().good().unwrap();
        assert_eq!(table["seats"][0]["name"], good);
        let answer = play(&ada, table["id"].as_str().unwrap(), 0, None, "a").await;
        assert_eq!(answer.status, 200);
        let told =
            ada.get(&format!("/api/tables/{}?as=0&after=0", table["id"].as_str().unwrap())).await.unwrap();
        assert!(told.headers["content-type"].to_str().unwrap().starts_with("application/json"));
        assert!(
            told.json["missed"].to_string().contains(&json!(good).to_string().trim_matches('"').to_owned())
        );
    }
    house.close().await;
}

/// What was sent once is sent again: by its sender, by somebody who overheard it, after the end.
#[tokio::test(flavor = "multi_thread")]
async fn replayed_messages_do_nothing() {
    let (house, guests, table) = scene().await;
    let path = format!("/api/tables/{table}");
    let mv = json!({ "seat": 1, "move": "9", "seen": 1, "id": "mine" });
    let played = guests[1].post(&format!("{path}/moves"), mv.clone()).await.unwrap().good().unwrap();
    let after = seen(&guests[1], &table, "1").await;
    for _ in 0..3 {
        assert_eq!(
            guests[1].post(&format!("{path}/moves"), mv.clone()).await.unwrap().good().unwrap(),
            played
        );
        assert_eq!(
            guests[0].post(&format!("{path}/moves"), mv.clone()).await.unwrap().code(),
            "not-your-seat"
        );
    }
    let other = json!({ "seat": 1, "move": "10", "seen": 1, "id": "mine" });
    assert_eq!(guests[1].post(&format!("{path}/moves"), other).await.unwrap().code(), "id-used");
    // An old `seen` doesn't make an old move good.
    let stale = json!({ "seat": 1, "move": "10", "seen": 0, "id": "new" });
    assert_eq!(guests[1].post(&format!("{path}/moves"), stale).await.unwrap().code(), "stale");
    assert_eq!(seen(&guests[1], &table, "1").await, after);
    // An invitation into the house, a mail's code or a session that was ended is good for nothing the second time.
    let out = guests[3].ask(Method::DELETE, "/api/session", None).await.unwrap();
    assert_eq!(out.status, 200);
    assert_eq!(guests[3].ask(Method::DELETE, "/api/session", None).await.unwrap().code(), "bad-token");
    house.close().await;
}

/// Many connections at once that say nothing, half-open ones, and ones that never read: others are served.
#[tokio::test(flavor = "multi_thread")]
async fn idle_and_greedy_connections_keep_nobody_out() {
    use tokio::io::AsyncWriteExt;
    let (house, guests, table) = scene().await;
    let mut idle = Vec::new();
    for number in 0..150 {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
        if number % 2 == 0 {
            stream.write_all(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Le").await.unwrap();
        }
        idle.push(stream);
    }
    let mut deaf: Vec<Socket> = Vec::new();
    for _ in 0..20 {
        let mut socket = guests[3].connect().await.unwrap();
        socket.send(&json!({ "do": "watch", "table": table }).to_string()).await.unwrap();
        deaf.push(socket);
    }
    // From far away an address has no more than its share.
    let far = guests[2].with("x-forwarded-for", "198.51.100.9");
    let mut open = Vec::new();
    for _ in 0..30 {
        open.extend(far.connect().await.ok());
    }
    assert_eq!(open.len(), 20);
    play(&guests[1], &table, 1, Some("5"), "b").await.good().unwrap();
    assert_eq!(seen(&guests[0], &table, "0").await["table"]["stage"], "running");
    drop((idle, deaf, open));
    house.close().await;
}

/// Somebody who says to come through a proxy that isn't one is where he is.
#[tokio::test(flavor = "multi_thread")]
async fn forged_addresses_are_not_believed() {
    let folder = std::sync::Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| {
        config.proxies = vec!["203.0.113.0/24".parse().unwrap()];
        config.limits.set("newcomers=2").unwrap();
    })
    .await;
    let mut codes: Vec<String> = Vec::new();
    for number in 0..4 {
        let forged = Guest::at(house.address).with("x-forwarded-for", &format!("10.0.0.{number}"));
        codes.push(forged.post("/api/people", json!({ "name": "Eve" })).await.unwrap().code().to_owned());
    }
    assert_eq!(codes, ["", "", "too-many", "too-many"]);
    // What is measured is told to nobody who comes through a proxy, whatever he says.
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        let answer = Guest::at(house.address).with(header, "127.0.0.1").get("/metrics").await.unwrap();
        assert_eq!(answer.status, 404);
    }
    house.close().await;
}
