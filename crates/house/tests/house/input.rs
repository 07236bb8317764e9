//! Wrong input on every route and in every message: refused in words, and the table is unharmed.

use crate::open::Open;
use axum::http::{Method, Request, header};
use guest::{Guest, Player, Socket};
use http_body_util::Full;
use serde_json::{Value, json};
use std::time::Duration;

/// A table in the middle of a game, and its state as everybody sees it.
struct Scene {
    house: Open,
    guests: Vec<Guest>,
    table: String,
    before: Vec<Value>,
}

impl Scene {
    async fn set() -> Scene {
        let house = Open::house().await;
        let guests = house.guests(3).await;
        let table = house.table("goofspiel", &guests[..2], &[]).await;
        let play = json!({ "seat": 0, "move": "3", "seen": 0, "id": "a" });
        guests[0].post(&format!("/api/tables/{table}/moves"), play).await.unwrap().good().unwrap();
        let mut scene = Scene { house, guests, table, before: Vec::new() };
        scene.before = scene.seen().await;
        scene
    }

    async fn seen(&self) -> Vec<Value> {
        let mut seen = Vec::new();
        for (viewer, guest) in [("0", 0), ("1", 1), ("spectator", 2)] {
            let path = format!("/api/tables/{}?as={viewer}&after=-1", self.table);
            seen.push(self.guests[guest].get(&path).await.unwrap().good().unwrap());
        }
        seen
    }

    /// Nothing has changed, and the game can be played to its end.
    async fn must_be_unharmed(self) {
        assert_eq!(self.seen().await, self.before);
        let tasks: Vec<_> = (0..2)
            .map(|seat| {
                let mut player = Player::new(&self.guests[seat], &self.table, json!(seat), 5);
                tokio::spawn(async move {
                    while !player.is_done() {
                        player.step().await.unwrap();
                    }
                })
            })
            .collect();
        for task in tasks {
            tokio::time::timeout(Duration::from_mins(1), task).await.unwrap().unwrap();
        }
        self.house.close().await;
    }
}

/// WHO VERB ADDRESS BODY => STATUS CODE WORDS. `AT` is the table in the middle of its game, `OPEN` one that waits for people.
const WRONG_REQUESTS: &str = r#"
me GET /nowhere => 404 no-such-page nothing at this address
me GET /api => 404 no-such-page nothing at this address
me DELETE /api/games => 405 method doesn't know that verb
me GET /api/live => 400 malformed speaks WebSocket
me GET /api/games/chess/rules => 404 no-such-game no such game
me GET /api/games/%ff/rules => 404 no-such-game no such game
me POST /api/people => 400 malformed missing field `name`
me POST /api/people {} => 400 malformed missing field `name`
me POST /api/people {"name":""} => 400 name 1 to 24 characters
me POST /api/people {"name":"LONG"} => 400 name 1 to 24 characters
me POST /api/people {"name":"a\u202eb"} => 400 name invisible
me POST /api/people {"name":7} => 400 malformed invalid type
me POST /api/people {"name":"A","x":1} => 400 malformed unknown field `x`
me POST /api/people ["A"] => 400 malformed expected a map
me GET /api/tables?stage=late => 400 malformed unknown variant `late`
me POST /api/tables {"game":"chess"} => 404 no-such-game no such game
me POST /api/tables {"game":"epix","players":9} => 400 setup 2 to 4 players, not 9
me POST /api/tables {"game":"epix","players":-1} => 400 malformed invalid value
me POST /api/tables {"game":"epix","options":{"luck":1}} => 400 setup no option “luck”
me POST /api/tables {"game":"epix","options":{"cards":"many"}} => 400 setup not “many”
me POST /api/tables {"game":"epix","options":{"cards":[]}} => 400 setup wants a word
me POST /api/tables {"game":"epix","bots":["deep"]} => 400 no-such-bot no such bot
me POST /api/tables {"game":"epix","bots":["random","random"]} => 409 no-seat-free taken
me GET /api/tables/xyz => 404 no-such-table no such table
me GET /api/tables/000000000000 => 404 no-such-table no such table
me GET /api/tables/%00%ff => 404 no-such-table no such table
me GET AT?as=1 => 403 not-your-seat don't sit there
me GET AT?as=7 => 404 no-such-seat no such seat
me GET AT?as=99 => 400 malformed neither a seat's number
me GET AT?as=king => 400 malformed neither a seat's number
me GET AT?as=0&after=77 => 409 ahead isn't there yet
me GET AT?as=0&after=x => 400 malformed invalid digit
me GET AT?wait=-1 => 400 malformed invalid digit
stranger GET AT?as=0 => 403 not-your-seat don't sit there
stranger POST AT/join => 409 begun has begun
stranger POST AT/start => 409 begun has begun
me POST AT/leave => 409 begun has begun
me PUT AT/seats/0 {} => 409 begun has begun
me DELETE AT/seats/0 => 409 begun has begun
me POST AT/moves {} => 400 malformed missing field `seat`
me POST AT/moves {"seat":0,"seen":1,"id":"x"} => 400 malformed either “move” or “choice”
me POST AT/moves {"seat":0,"move":"3","choice":3,"seen":1,"id":"x"} => 400 malformed either “move” or “choice”
me POST AT/moves {"seat":0,"move":"dance","seen":1,"id":"x"} => 400 malformed “dance” is no move
me POST AT/moves {"seat":0,"choice":{"a":1},"seen":1,"id":"x"} => 400 malformed no move of goofspiel
me POST AT/moves {"seat":0,"move":"4","seen":1,"id":""} => 400 malformed 1 to 64 characters
me POST AT/moves {"seat":0,"move":"4","seen":1,"id":"LONG"} => 400 malformed 1 to 64 characters
me POST AT/moves {"seat":99,"move":"4","seen":1,"id":"x"} => 400 malformed no seat 99
me POST AT/moves {"seat":0,"move":"4","seen":-1,"id":"x"} => 400 malformed invalid value
me POST AT/moves {"seat":0,"move":"4","seen":18446744073709551615,"id":"x"} => 409 ahead isn't there yet
me POST AT/moves {"seat":0,"move":"4","seen":1,"id":"x"} => 422 refused already bid
me POST AT/why {"seat":0,"move":"4"} => 422 refused already bid
me POST AT/why {"seat":1,"move":"4"} => 403 not-your-seat don't sit there
me POST AT/resign {"seat":1} => 403 not-your-seat don't sit there
me POST AT/resign {} => 400 malformed missing field `seat`
me GET AT/record => 409 not-over isn't over
stranger POST OPEN/start => 403 not-the-host Only the host
me POST OPEN/start => 409 seats-free still free
stranger PUT OPEN/seats/0 {} => 409 seat-taken already
stranger PUT OPEN/seats/1 {"bot":"random"} => 403 not-the-host Only the host
me PUT OPEN/seats/1 {"bot":"deep"} => 400 no-such-bot no such bot
me PUT OPEN/seats/7 {} => 404 no-such-seat no such seat
me PUT OPEN/seats/x {} => 404 no-such-seat no such seat
me POST OPEN/moves {"seat":0,"move":"4","seen":0,"id":"x"} => 409 not-begun hasn't begun
me POST OPEN/why {"seat":0,"move":"4"} => 409 not-begun hasn't begun
me POST OPEN/resign {"seat":0} => 409 not-begun hasn't begun
me GET OPEN/record => 409 not-over isn't over
"#;

#[tokio::test(flavor = "multi_thread")]
async fn wrong_requests_are_refused_in_words() {
    let scene = Scene::set().await;
    let open = scene.guests[0].open(json!({ "game": "goofspiel" })).await.unwrap();
    let cases = WRONG_REQUESTS.replace("LONG", &"x".repeat(100));
    for case in cases.lines().filter(|line| !line.is_empty()) {
        let (asked, told) = case.split_once(" => ").unwrap();
        let mut asked = asked.splitn(4, ' ');
        let guest = if asked.next() == Some("me") { &scene.guests[0] } else { &scene.guests[2] };
        let method: Method = asked.next().unwrap().parse().unwrap();
        let path = asked.next().unwrap().replace("AT", &format!("/api/tables/{}", scene.table));
        let path = path.replace("OPEN", &format!("/api/tables/{open}"));
        let body = asked.next().map(|body| serde_json::from_str(body).unwrap());
        let answer = guest.ask(method, &path, body).await.unwrap();
        let mut told = told.splitn(3, ' ');
        assert_eq!(Some(answer.status.to_string().as_str()), told.next(), "{case}: {}", answer.text);
        assert_eq!(Some(answer.code()), told.next(), "{case}: {}", answer.text);
        let words = answer.json["error"]["words"].as_str().unwrap();
        assert!(words.contains(told.next().unwrap()), "{case}: {words}");
    }
    let why = format!("/api/tables/{}/why", scene.table);
    let allowed = scene.guests[1].post(&why, json!({ "seat": 1, "move": "4" })).await.unwrap();
    assert_eq!(allowed.json, json!({ "allowed": true }));
    scene.must_be_unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_shows_no_token_or_a_wrong_one_is_told_so() {
    let scene = Scene::set().await;
    let nobody = scene.guests[0].nameless();
    let mut impostor = nobody.clone();
    impostor.token = Some("0".repeat(64));
    let at = |rest: &str| format!("/api/tables/{}{rest}", scene.table);
    for (method, path) in [
        (Method::GET, "/api/me".into()),
        (Method::POST, "/api/tables".into()),
        (Method::GET, at("?as=0")),
        (Method::POST, at("/join")),
        (Method::POST, at("/leave")),
        (Method::PUT, at("/seats/0")),
        (Method::DELETE, at("/seats/0")),
        (Method::POST, at("/start")),
        (Method::POST, at("/moves")),
        (Method::POST, at("/why")),
        (Method::POST, at("/resign")),
    ] {
        let answer = nobody.ask(method.clone(), &path, None).await.unwrap();
        assert_eq!((answer.status, answer.code()), (401, "no-token"), "{method} {path}");
        let answer = impostor.ask(method.clone(), &path, None).await.unwrap();
        assert_eq!((answer.status, answer.code()), (401, "bad-token"), "{method} {path}");
        let request = Request::builder().method(method).uri(format!("http://{}{path}", scene.house.address));
        let request = request.header(header::AUTHORIZATION, "Basic QTpC").body(Full::default()).unwrap();
        assert_eq!(nobody.send(request).await.unwrap().code(), "bad-token");
    }
    scene.must_be_unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_no_json_or_too_large_are_refused() {
    let scene = Scene::set().await;
    let guest = &scene.guests[0];
    let send = |kind: Option<&str>, body: Vec<u8>| {
        let mut request = Request::post(format!("http://{}/api/people", scene.house.address));
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        guest.send(request.body(Full::new(body.into())).unwrap())
    };
    let json = Some("application/json");
    let good = br#"{"name":"Ada"}"#.to_vec();
    assert_eq!(send(json, good.clone()).await.unwrap().status, 201);
    assert_eq!(send(Some("application/json; charset=utf-8"), good.clone()).await.unwrap().status, 201);
    assert_eq!(send(None, good.clone()).await.unwrap().code(), "media-type");
    assert_eq!(send(Some("text/plain"), good.clone()).await.unwrap().code(), "media-type");
    assert_eq!(send(json, b"{".to_vec()).await.unwrap().code(), "malformed");
    assert_eq!(send(json, vec![0xff; 100]).await.unwrap().code(), "malformed");
    assert_eq!(send(json, b"[".repeat(50_000)).await.unwrap().code(), "malformed");
    assert_eq!(send(json, vec![b' '; 70_000]).await.unwrap().code(), "too-large");
    scene.must_be_unharmed().await;
}

/// What is measured counts secret choices too: it is for whoever runs the house.
#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_told_on_the_houses_own_machine_only() {
    let scene = Scene::set().await;
    let guest = &scene.guests[0];
    let metrics = guest.get("/metrics").await.unwrap();
    for name in
        ["tablee_moves_total", "tablee_commit_seconds_bucket", "tablee_tables_awake", "tablee_requests_total"]
    {
        assert!(metrics.text.contains(name), "{name} isn't in {}", metrics.text);
    }
    let proxied = Request::get(format!("http://{}/metrics", scene.house.address))
        .header("x-forwarded-for", "192.0.2.1");
    assert_eq!(guest.send(proxied.body(Full::default()).unwrap()).await.unwrap().code(), "no-such-page");
    let odd = Request::builder().method("JUGGLE").uri(format!("http://{}/api/games", scene.house.address));
    assert_eq!(guest.send(odd.body(Full::default()).unwrap()).await.unwrap().code(), "method");
    assert!(!guest.get("/metrics").await.unwrap().text.contains("JUGGLE"));
    scene.must_be_unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_in_the_callers_language() {
    let scene = Scene::set().await;
    let guest = &scene.guests[0];
    let accepted = Request::get(format!("http://{}/api/tables/xyz", scene.house.address))
        .header(header::ACCEPT_LANGUAGE, "es, de-CH;q=0.7")
        .body(Full::default())
        .unwrap();
    assert_eq!(guest.send(accepted).await.unwrap().json["error"]["words"], "Diesen Tisch gibt es nicht.");
    let french = guest.get("/api/tables/xyz?lang=fr").await.unwrap();
    assert_eq!(french.json["error"]["words"], "Cette table n'existe pas.");
    let games = guest.get("/api/games?lang=fr").await.unwrap().json;
    assert!(games[0]["options"][0]["words"].as_str().is_some_and(|words| !words.is_empty()));
    let mut socket = guest.connect().await.unwrap();
    socket.ask(json!({ "do": "hello", "lang": "fr" })).await.unwrap();
    let early = json!({ "do": "play", "table": scene.table, "seat": 0, "move": "4", "seen": 1, "id": "x" });
    let refused = socket.ask(early).await.unwrap();
    assert_eq!(refused["error"]["rule"], "goofspiel/bid/once");
    assert_eq!(refused["error"]["words"], "Vous avez déjà misé pour ce prix.");
    scene.must_be_unharmed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_messages_are_refused_in_words_and_the_connection_goes_on() {
    let scene = Scene::set().await;
    let table = &scene.table;
    let mut socket = scene.guests[0].connect().await.unwrap();
    for (message, code, words) in [
        ("", "malformed", "this is no message"),
        ("hello", "malformed", "this is no message"),
        ("[]", "malformed", "this is no message"),
        ("{}", "malformed", "missing field `do`"),
        (r#"{"do":"dance"}"#, "malformed", "unknown variant `dance`"),
        (r#"{"do":"ping","x":1}"#, "malformed", "unknown field `x`"),
        (r#"{"do":"hello","token":"x"}"#, "bad-token", "doesn't know you"),
        (r#"{"do":"hello","lang":"la"}"#, "malformed", "unknown variant `la`"),
        (r#"{"do":"watch","table":"x"}"#, "malformed", "12 small letters"),
        (r#"{"do":"watch","table":"000000000000"}"#, "no-such-table", "no such table"),
        (r#"{"do":"watch","table":"TABLE","as":1}"#, "not-your-seat", "don't sit there"),
        (r#"{"do":"watch","table":"TABLE","as":7}"#, "no-such-seat", "no such seat"),
        (r#"{"do":"watch","table":"TABLE","as":"king"}"#, "malformed", "neither a seat's number"),
        (r#"{"do":"watch","table":"TABLE","after":77}"#, "ahead", "isn't there yet"),
        (r#"{"do":"watch","table":"TABLE","after":9223372036854775807}"#, "ahead", "isn't there yet"),
        (r#"{"do":"watch","table":"TABLE","after":1.5}"#, "malformed", "invalid type"),
        (r#"{"do":"play","table":"TABLE","seat":0}"#, "malformed", "missing field"),
        (
            r#"{"do":"play","table":"TABLE","seat":0,"seen":1,"id":"x"}"#,
            "malformed",
            "either “move” or “choice”",
        ),
        (r#"{"do":"play","table":"TABLE","seat":0,"move":"4","seen":1,"id":"x"}"#, "refused", "already bid"),
        (
            r#"{"do":"play","table":"TABLE","seat":1,"move":"4","seen":1,"id":"x"}"#,
            "not-your-seat",
            "don't sit",
        ),
        (r#"{"do":"why","table":"TABLE","seat":0,"move":"4"}"#, "refused", "already bid"),
        (r#"{"do":"resign","table":"TABLE","seat":1}"#, "not-your-seat", "don't sit there"),
        (r#"{"do":"resign","table":"TABLE","seat":-1}"#, "malformed", "invalid value"),
        (
            r#"{"do":"ping","ref":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}"#,
            "malformed",
            "ref",
        ),
    ] {
        let message = message.replace("TABLE", table);
        socket.send(&message).await.unwrap();
        let answer = socket.next().await.unwrap();
        assert_eq!((&answer["say"], &answer["ok"]), (&json!("answer"), &json!(false)), "{message}");
        assert_eq!(answer["error"]["code"], code, "{message}: {answer}");
        assert!(answer["error"]["words"].as_str().unwrap().contains(words), "{message}: {answer}");
    }
    socket.send_bytes(vec![1, 2, 3]).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["error"]["code"], "malformed");
    // Somebody the house doesn't know may watch and nothing else.
    let mut nobody = Socket::open(scene.house.address).await.unwrap();
    for wrong in ["play", "why", "resign"] {
        let mut message = json!({ "do": wrong, "table": table, "seat": 0 });
        if wrong != "resign" {
            message["move"] = json!("4");
        }
        if wrong == "play" {
            (message["seen"], message["id"]) = (json!(1), json!("x"));
        }
        assert_eq!(nobody.ask(message).await.unwrap()["error"]["code"], "no-token");
    }
    assert_eq!(
        nobody.ask(json!({ "do": "watch", "table": table, "as": 0 })).await.unwrap()["error"]["code"],
        "no-token"
    );
    assert_eq!(nobody.ask(json!({ "do": "watch", "table": table })).await.unwrap()["ok"], true);
    // A message beyond all measure ends the connection, and only that.
    let mut shouting = scene.guests[0].connect().await.unwrap();
    shouting.send(&"x".repeat(100_000)).await.unwrap();
    assert_eq!(shouting.next().await.unwrap()["error"]["code"], "too-large");
    let sent = shouting.send(&"x".repeat(2_000_000)).await;
    assert!(sent.is_err() || shouting.next().await.is_err());
    assert_eq!(socket.ask(json!({ "do": "ping" })).await.unwrap()["ok"], true);
    drop((socket, nobody));
    scene.must_be_unharmed().await;
}

/// Messages and bodies made of pieces of good ones, put together at random.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_made_of_good_pieces_breaks_nothing() {
    let scene = Scene::set().await;
    let mut dice = Player::new(&scene.guests[0], &scene.table, json!(0), 11);
    let stranger = &scene.guests[2];
    let document = stranger.get("/api/openapi.json").await.unwrap().json;
    let paths: Vec<String> = document["paths"].as_object().unwrap().keys().cloned().collect();
    let mut socket = stranger.connect().await.unwrap();
    let table = json!(scene.table);
    let keys = [
        "do", "table", "seat", "move", "choice", "seen", "id", "as", "after", "token", "lang", "ref", "game",
        "bot",
    ];
    for _ in 0..1500 {
        let values = [
            json!(null),
            json!(true),
            json!(-1),
            json!(0),
            json!(1),
            json!(8),
            json!(255),
            json!(256),
            json!(1e99),
            json!(""),
            json!("4"),
            json!("watch"),
            json!("play"),
            json!("why"),
            json!("leave"),
            json!("ping"),
            json!("spectator"),
            table.clone(),
            json!([]),
            json!({}),
            json!(u64::MAX),
            json!(i64::MIN),
            json!("epix"),
            json!("\u{0}"),
            json!("é"),
        ];
        let mut body = json!({});
        for _ in 0..dice.roll(7) {
            body[keys[dice.roll(keys.len())]] = values[dice.roll(values.len())].clone();
        }
        socket.send(&body.to_string()).await.unwrap();
        if dice.roll(5) == 0 {
            let path = paths[dice.roll(paths.len())].replace("{table}", &scene.table);
            let path = path.replace("{seat}", &dice.roll(10).to_string()).replace("{game}", "epix");
            let method =
                [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::PATCH][dice.roll(5)].clone();
            // Whoever signs out or deletes himself has nothing to say any more.
            if method == Method::DELETE && ["/api/me", "/api/session"].contains(&path.as_str()) {
                continue;
            }
            let answer = stranger.ask(method.clone(), &path, Some(body)).await.unwrap();
            assert!(answer.status < 500, "{method} {path}: {}", answer.text);
            assert!(answer.status < 400 || !answer.json["error"]["words"].is_null(), "{}", answer.text);
        }
    }
    loop {
        let said = socket.next().await.unwrap();
        assert_ne!(said["error"]["code"], "broken");
        if socket.heard.is_empty() {
            break;
        }
    }
    drop(socket);
    scene.must_be_unharmed().await;
}
