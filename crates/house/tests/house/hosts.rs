//! What the host of a house does and decides: bans, closed tables, passwords, invitations, announcements, limits, mail.

use crate::{open::Open, time::until};
use axum::http::Method;
use guest::Guest;
use house::Limits;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::TcpListener,
    sync::mpsc,
};

async fn admin(host: &Guest, method: Method, what: &str, body: Value) -> guest::Answer {
    host.ask(method, &format!("/api/admin/{what}"), Some(body)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_of_the_house_may_run_it() {
    let house = Open::house().await;
    let guest = house.guest("Ada").await;
    let host = house.host();
    let mut wrong = host.clone();
    wrong.token = Some("0".repeat(64));
    for somebody in [guest.clone(), guest.nameless(), wrong] {
        let answer = admin(&somebody, Method::POST, "ban", json!({ "who": "Ada", "banned": true })).await;
        assert_eq!((answer.status, answer.code()), (404, "no-such-page"));
    }
    let proxied = host.with("x-forwarded-for", "127.0.0.1");
    assert_eq!(admin(&proxied, Method::GET, "tables", json!({})).await.status, 404);
    // The host's key opens nothing else, and is gone with the house.
    assert_eq!(host.get("/api/me").await.unwrap().code(), "bad-token");
    let folder = Arc::clone(&house.folder);
    let mode = std::os::unix::fs::PermissionsExt::mode(
        &std::fs::metadata(folder.path().join("house.key")).unwrap().permissions(),
    );
    assert_eq!(mode & 0o777, 0o600);
    house.close().await;
    let gone = house::Key::find(&house::Place::new(folder.path())).err().unwrap();
    assert!(gone.to_string().contains("isn't open"), "{gone}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_hung_up_on_and_let_in_no_more() {
    let house = Open::house().await;
    let host = house.host();
    let guests = house.guests(2).await;
    let mut socket = guests[0].connect().await.unwrap();
    admin(&host, Method::POST, "ban", json!({ "who": "guest 0", "banned": true })).await.good().unwrap();
    assert!(socket.next().await.is_err());
    let answer = guests[0].get("/api/me").await.unwrap();
    assert_eq!((answer.status, answer.code()), (403, "banned"));
    assert_eq!(guests[0].get(&format!("/api/admin/people?who={}", guests[0].id)).await.unwrap().status, 404);
    let found = host.get(&format!("/api/admin/people?who={}", guests[0].id)).await.unwrap().good().unwrap();
    assert_eq!((&found[0]["banned"], &found[0]["address"]), (&json!(true), &json!("127.0.0.1")));
    let house = house.reopen().await;
    let (host, guest) = (house.host(), guests[0].moved(house.address));
    assert!(
        guest.connect().await.unwrap().ask(json!({ "do": "hello", "token": guest.token })).await.unwrap()["ok"]
            == false
    );
    admin(&host, Method::POST, "ban", json!({ "who": guest.id, "banned": false })).await.good().unwrap();
    assert_eq!(guest.get("/api/me").await.unwrap().status, 200);

    // A network is kept out as a whole; the house's own machine never is.
    let net = json!({ "who": "203.0.113.7/24", "banned": true });
    admin(&host, Method::POST, "ban", net).await.good().unwrap();
    let far = |address: &str| Guest::at(house.address).with("x-forwarded-for", address);
    assert_eq!(far("203.0.113.200").get("/api/games").await.unwrap().code(), "banned");
    assert_eq!(far("203.0.114.1").get("/api/games").await.unwrap().status, 200);
    admin(&host, Method::POST, "ban", json!({ "who": "203.0.113.0/24", "banned": false }))
        .await
        .good()
        .unwrap();
    assert_eq!(far("203.0.113.200").get("/api/games").await.unwrap().status, 200);
    let (_, _) = (house.guest("Twin").await, house.guest("Twin").await);
    let answer = admin(&host, Method::POST, "ban", json!({ "who": "Twin", "banned": true })).await;
    assert!(answer.text.contains("several are called that"), "{}", answer.text);
    assert_eq!(
        admin(&host, Method::POST, "ban", json!({ "who": "Nemo", "banned": true })).await.code(),
        "no-such-person"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_closes_tables_resets_passwords_announces_and_invites() {
    let house = Open::house().await;
    let host = house.host();
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let mut socket = guests[0].connect().await.unwrap();
    admin(&host, Method::PUT, "house", json!({ "announcement": "Closed on Monday." })).await.good().unwrap();
    assert_eq!(socket.next().await.unwrap(), json!({ "say": "announcement", "words": "Closed on Monday." }));
    let info = guests[0].get("/api/house").await.unwrap().good().unwrap();
    assert_eq!((&info["announcement"], &info["invite_only"]), (&json!("Closed on Monday."), &json!(false)));
    let closed = admin(&host, Method::POST, "close", json!({ "table": table })).await.good().unwrap();
    assert_eq!((&closed["stage"], &closed["result"]["ending"]), (&json!("over"), &json!("closed")));
    assert_eq!(admin(&host, Method::POST, "close", json!({ "table": table })).await.code(), "over");

    let password = json!({ "password": "correct horse" });
    guests[0].ask(Method::PUT, "/api/me/password", Some(password)).await.unwrap().good().unwrap();
    assert_eq!(admin(&host, Method::POST, "password", json!({ "who": "Guest 1" })).await.code(), "malformed");
    let reset = admin(&host, Method::POST, "password", json!({ "who": "Guest 0" })).await.good().unwrap();
    assert_eq!(guests[0].get("/api/me").await.unwrap().code(), "bad-token");
    let mut back = Guest::at(house.address);
    back.enter("/api/session", json!({ "name": "Guest 0", "password": reset["password"] })).await.unwrap();
    assert_eq!(back.id, guests[0].id);

    admin(&host, Method::PUT, "house", json!({ "invite_only": true, "announcement": "" }))
        .await
        .good()
        .unwrap();
    let house = house.reopen().await;
    let (host, door) = (house.host(), Guest::at(house.address));
    let info = door.get("/api/house").await.unwrap().good().unwrap();
    assert_eq!((&info["announcement"], &info["invite_only"]), (&Value::Null, &json!(true)));
    for wrong in [json!({ "name": "New" }), json!({ "name": "New", "invite": "0" })] {
        let answer = door.post("/api/people", wrong).await.unwrap();
        assert_eq!((answer.status, answer.code()), (403, "invite-only"));
    }
    let invite = admin(&host, Method::POST, "invites", json!({})).await.good().unwrap()["invite"].clone();
    let new = json!({ "name": "New", "invite": invite });
    // A name that can't be isn't worth an invitation.
    assert_eq!(
        door.post("/api/people", json!({ "name": "", "invite": invite })).await.unwrap().code(),
        "name"
    );
    door.post("/api/people", new.clone()).await.unwrap().good().unwrap();
    assert_eq!(door.post("/api/people", new).await.unwrap().code(), "invite-only");
    // Whoever is in the house already still is.
    assert_eq!(back.moved(house.address).get("/api/me").await.unwrap().status, 200);
    house.close().await;
}

fn limited(limits: &[&str]) -> Limits {
    let mut all = Limits::default();
    limits.iter().for_each(|limit| all.set(limit).unwrap());
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_or_asks_more_than_the_host_allows() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = limited(&[
        "requests=5",
        "newcomers=3",
        "tables=2",
        "bringings=2",
        "bots=1",
        "connections=2",
        "sign-ins=4",
        "chat=60",
    ]);
    let house = Open::as_said(folder, |config| config.limits = limits).await;
    let far = |address: &str| Guest::at(house.address).with("x-forwarded-for", address);
    // Newcomers: three from an address; of the newer kind of addresses, from a household.
    for _ in 0..3 {
        far("2001:db8::1").post("/api/people", json!({ "name": "Ada" })).await.unwrap().good().unwrap();
    }
    let fourth = far("2001:db8::2").post("/api/people", json!({ "name": "Ada" })).await.unwrap();
    assert_eq!((fourth.status, fourth.code()), (429, "too-many"));
    let wait: u64 = fourth.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=3600).contains(&wait) && fourth.json["error"]["seconds"] == wait);
    far("2001:db8:0:1::1").post("/api/people", json!({ "name": "Ada" })).await.unwrap().good().unwrap();
    // Requests: a burst of fifty, then no more; others are none the worse.
    let mut codes = Vec::new();
    for _ in 0..70 {
        codes.push(far("198.51.100.1").get("/api/games").await.unwrap().status);
    }
    assert!(codes[..50].iter().all(|code| *code == 200) && codes[60..].contains(&429), "{codes:?}");
    assert_eq!(far("198.51.100.2").get("/api/games").await.unwrap().status, 200);
    // One person from many addresses is one person.
    let ada = house.guest("Bea").await;
    let mut codes = Vec::new();
    for number in 0..70 {
        let address = format!("198.51.101.{number}");
        codes.push(ada.with("x-forwarded-for", &address).get("/api/me").await.unwrap().status);
    }
    assert!(codes[..50].iter().all(|code| *code == 200) && codes[60..].contains(&429), "{codes:?}");
    // Tables, what is brought to them, programs, connections.
    let cy = house.guest("Cy").await.with("x-forwarded-for", "198.51.100.3");
    for number in 0..2 {
        let table = cy.open(json!({ "game": "epix" })).await.unwrap();
        for status in [[200, 200], [429, 429]][number] {
            let path = format!("/api/tables/{table}/seats/0/brought");
            assert_eq!(cy.ask(Method::PUT, &path, None).await.unwrap().status, status);
        }
    }
    assert_eq!(cy.post("/api/tables", json!({ "game": "epix" })).await.unwrap().code(), "enough");
    assert_eq!(cy.post("/api/play", json!({ "game": "epix" })).await.unwrap().code(), "enough");
    let password = json!({ "password": "correct horse" });
    cy.ask(Method::PUT, "/api/me/password", Some(password)).await.unwrap().good().unwrap();
    cy.post("/api/me/bots", json!({ "name": "Robo" })).await.unwrap().good().unwrap();
    assert_eq!(cy.post("/api/me/bots", json!({ "name": "Robo 2" })).await.unwrap().code(), "enough");
    let sockets = [cy.connect().await.unwrap(), cy.connect().await.unwrap()];
    assert!(cy.connect().await.is_err());
    drop(sockets);
    let mut reconnected = cy.connect().await;
    for _ in 0..50 {
        if reconnected.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        reconnected = cy.connect().await;
    }
    reconnected.unwrap();
    // Passwords are tried four times a minute under one name, from wherever.
    let mut codes = Vec::new();
    for number in 0..6 {
        let guess = json!({ "name": "Cy", "password": "guess" });
        let answer = far(&format!("198.51.102.{number}")).post("/api/session", guess).await.unwrap();
        codes.push(answer.code().to_owned());
    }
    assert_eq!(codes, ["sign-in", "sign-in", "sign-in", "sign-in", "too-many", "too-many"]);
    // Chat: some lines at once, then slower.
    let table = house.table("goofspiel", &[house.guest("Di").await, ada.clone()], &[]).await;
    let di = format!("/api/tables/{table}/chat");
    let mut codes = Vec::new();
    for _ in 0..13 {
        codes.push(ada.post(&di, json!({ "text": "hi" })).await.unwrap().status);
    }
    assert_eq!((codes[9], codes[12]), (201, 429), "{codes:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_house_says_so() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = limited(&["all-tables=1", "all-connections=1"]);
    let house = Open::as_said(folder, |config| config.limits = limits).await;
    let far = house.guest("Ada").await.with("x-forwarded-for", "198.51.100.1");
    let table = far.open(json!({ "game": "epix" })).await.unwrap();
    let full = far.post("/api/tables", json!({ "game": "epix" })).await.unwrap();
    assert_eq!((full.status, full.code()), (503, "full"));
    far.post(&format!("/api/tables/{table}/leave"), json!({})).await.unwrap().good().unwrap();
    far.open(json!({ "game": "epix" })).await.unwrap();
    let _one = far.connect().await.unwrap();
    assert!(house.guest("Bo").await.connect().await.is_err());
    house.close().await;
}

/// Whoever talks too fast over a WebSocket is read slower; others are served as before.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_read_slowly() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| config.limits = limited(&["messages=20"])).await;
    let guest = house.guest("Ada").await;
    let mut flood = guest.with("x-forwarded-for", "198.51.100.1").connect().await.unwrap();
    let began = std::time::Instant::now();
    for _ in 0..260 {
        flood.send("{\"do\":\"ping\"}").await.unwrap();
    }
    let mut calm = house.guest("Bo").await.connect().await.unwrap();
    assert_eq!(calm.ask(json!({ "do": "ping" })).await.unwrap()["ok"], true);
    for _ in 0..260 {
        assert_eq!(flood.next().await.unwrap()["ok"], true);
    }
    // Two hundred at once, then twenty a second.
    assert!(began.elapsed() > Duration::from_secs(2), "{:?}", began.elapsed());
    house.close().await;
}

/// A mail server that takes everything, and what it was given.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (sender, mails) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let sender = sender.clone();
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                stream.write_all(b"220 here\r\n").await.unwrap();
                let (mut mail, mut body, mut line) = (String::new(), false, String::new());
                while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
                    let text = std::mem::take(&mut line);
                    let answer: &[u8] = match text.trim_end() {
                        "." if body => {
                            body = false;
                            sender.send(std::mem::take(&mut mail)).unwrap();
                            b"250 kept\r\n"
                        }
                        _ if body => {
                            mail.push_str(&text);
                            continue;
                        }
                        "DATA" => {
                            body = true;
                            b"354 go on\r\n"
                        }
                        "QUIT" => b"221 bye\r\n",
                        _ => b"250 fine\r\n",
                    };
                    if stream.write_all(answer).await.is_err() {
                        break;
                    }
                }
            });
        }
    });
    (format!("smtp://{address}"), mails)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_hears_by_mail_that_it_is_his_turn() {
    let (server, mut mails) = mail_server().await;
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = Open::as_said(folder, |config| {
        config.mail = Some((server, "Our club <games@example.org>".into()));
        config.public = Some("https://games.example".into());
    })
    .await;
    let guests = house.guests(2).await;
    let put = Method::PUT;
    let wrong = guests[1].ask(put.clone(), "/api/me/mail", Some(json!({ "mail": "nobody" }))).await.unwrap();
    assert_eq!(wrong.code(), "mail-address");
    let mail = json!({ "mail": "bo@example.org" });
    guests[1].ask(put, "/api/me/mail?lang=fr", Some(mail)).await.unwrap().good().unwrap();
    let code = mails.recv().await.unwrap();
    assert!(code.contains("To: bo@example.org") && code.contains("saisissez ce code"), "{code}");
    let code = code.rsplit(':').next().unwrap().trim();
    // Before the code has come back nothing else is sent there.
    assert_eq!(guests[1].post("/api/me/mail", json!({ "code": "x" })).await.unwrap().code(), "mail-code");
    assert_eq!(guests[1].get("/api/me").await.unwrap().json["mail_confirmed"], false);
    guests[1].post("/api/me/mail", json!({ "code": code })).await.unwrap().good().unwrap();
    let me = guests[1].get("/api/me").await.unwrap().json;
    assert_eq!((&me["mail"], &me["mail_confirmed"]), (&json!("bo@example.org"), &json!(true)));

    let new = json!({ "game": "magpie", "time": { "days": 2 } });
    let table = guests[0].open(new).await.unwrap();
    guests[1].join(&table).await.unwrap();
    guests[0].start(&table).await.unwrap();
    let play = json!({ "seat": 0, "move": "take", "seen": 0, "id": "a" });
    guests[0].post(&format!("/api/tables/{table}/moves"), play).await.unwrap().good().unwrap();
    let turn = mails.recv().await.unwrap();
    assert!(
        turn.contains("It is your turn at a table of Magpie.")
            && turn.contains(&format!("https://games.example/t/{table}")),
        "{turn}"
    );
    // Whoever is in the house hears it there, and gets no mail.
    let mut socket = guests[1].connect().await.unwrap();
    let played =
        guests[1].get(&format!("/api/tables/{table}?as=1")).await.unwrap().json["sight"]["number"].clone();
    let play = json!({ "seat": 1, "move": "take", "seen": played, "id": "a" });
    guests[1].post(&format!("/api/tables/{table}/moves"), play).await.unwrap().good().unwrap();
    until(&guests[0], &table, |seen| seen["sight"]["view"]["open"]["turn"] == 0).await;
    let number =
        guests[0].get(&format!("/api/tables/{table}?as=0")).await.unwrap().json["sight"]["number"].clone();
    let play = json!({ "seat": 0, "move": "take", "seen": number, "id": "b" });
    guests[0].post(&format!("/api/tables/{table}/moves"), play).await.unwrap().good().unwrap();
    assert_eq!(socket.next().await.unwrap()["say"], "turn");
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(mails.try_recv().is_err());
    house.close().await;

    let house = Open::house().await;
    let guest = house.guest("Ada").await;
    let none =
        guest.ask(Method::PUT, "/api/me/mail", Some(json!({ "mail": "ada@example.org" }))).await.unwrap();
    assert_eq!((none.status, none.code()), (409, "no-mail"));
    house.close().await;
}
