//! The documents that the house gives about itself are true.

use crate::open::Open;
use jsonschema::Validator;
use serde_json::{Value, json};

/// A schema of this name, from a document with all of them.
fn schema(document: &Value, name: &str) -> Validator {
    let mut schema = document.clone();
    schema["$ref"] = json!(format!("#/$defs/{name}"));
    schema.as_object_mut().unwrap().remove("oneOf");
    jsonschema::validator_for(&schema).unwrap()
}

#[track_caller]
fn fits(schema: &Validator, value: &Value) {
    let errors: Vec<String> = schema.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{value}: {errors:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_as_their_schemas_say() {
    let house = Open::house().await;
    let guests = house.guests(1).await;
    let document = guests[0].get("/api/messages.json").await.unwrap().good().unwrap();
    let (asked, said) = (schema(&document, "Asked"), schema(&document, "Said"));
    let table = guests[0].open(json!({ "game": "epix", "bots": ["greedy"] })).await.unwrap();
    let mut socket = guests[0].connect().await.unwrap();
    let mut messages = vec![
        json!({ "do": "hello", "token": guests[0].token, "lang": "fr" }),
        json!({ "do": "hello" }),
        json!({ "do": "watch", "table": table, "as": 0, "after": -1 }),
        json!({ "do": "watch", "table": table }),
        json!({ "do": "ping" }),
        json!({ "do": "play", "table": table, "seat": 0, "move": "early", "seen": 0, "id": "x" }),
        json!({ "do": "why", "table": table, "seat": 0, "choice": {} }),
        json!({ "do": "leave", "table": table }),
        json!({ "do": "watch", "table": table, "as": 0 }),
    ];
    for message in messages.drain(..) {
        fits(&asked, &message);
        fits(&said, &socket.ask(message).await.unwrap());
    }
    guests[0].start(&table).await.unwrap();
    let mut heard = 0;
    let mut number = 0;
    loop {
        let message = socket.next().await.unwrap();
        fits(&said, &message);
        heard += 1;
        if message["table"]["stage"] == "over" {
            break;
        }
        if let Some(mv) = message["moves"].as_array().and_then(|moves| moves.last()) {
            number += 1;
            let play = json!({ "do": "play", "table": table, "seat": 0, "choice": mv["choice"], "seen": message["number"],
                "id": number.to_string() });
            fits(&asked, &play);
            fits(&said, &socket.ask(play).await.unwrap());
            // The bot may have gone on meanwhile: only the newest question counts.
            while socket.heard.len() > 1 && socket.heard[1]["say"] == "update" {
                socket.heard.pop_front();
            }
        }
    }
    assert!(heard > 20, "{heard}");
    for wrong in [
        json!({}),
        json!({ "do": "dance" }),
        json!({ "do": "watch" }),
        json!({ "do": "play", "table": table }),
    ] {
        assert!(!asked.is_valid(&wrong), "{wrong}");
    }
    assert!(!said.is_valid(&json!({ "say": "update" })));
    house.close().await;
}

/// A request: verb, address, body.
type Step = (&'static str, &'static str, Option<Value>);

/// Every address of the house, in an order that makes sense at this table.
fn walk(table: &str) -> Vec<Step> {
    let play = json!({ "seat": 0, "move": "take", "seen": 0, "id": "a" });
    let password = json!({ "password": "correct horse" });
    vec![
        ("get", "/api/house", None),
        ("get", "/api/games", None),
        ("get", "/api/games/{game}/rules", None),
        ("get", "/api/games/{game}/ready", None),
        ("post", "/api/games/{game}/fits", Some(json!({ "brought": "3 Blast" }))),
        ("post", "/api/people", Some(json!({ "name": "Bo", "bot": true }))),
        ("get", "/api/me", None),
        ("put", "/api/me/password", Some(password.clone())),
        ("post", "/api/session", Some(json!({ "name": "Ada", "password": "correct horse" }))),
        ("post", "/api/me/return", None),
        ("post", "/api/return", Some(json!({ "link": "nowhere" }))),
        ("post", "/api/me/bots", Some(json!({ "name": "Robo" }))),
        ("get", "/api/me/bots", None),
        ("delete", "/api/me/bots/{person}", None),
        ("post", "/api/me/decks", Some(json!({ "game": "epic", "name": "Begun", "text": "3 Blast" }))),
        ("get", "/api/me/decks", None),
        ("put", "/api/me/decks/{deck}", Some(json!({ "name": "Going on" }))),
        ("get", "/api/me/decks/{deck}", None),
        ("delete", "/api/me/decks/{deck}", None),
        ("put", "/api/me/mail", Some(json!({ "mail": "ada@example.org" }))),
        ("post", "/api/me/mail", Some(json!({ "code": "x" }))),
        ("delete", "/api/me/mail", None),
        ("get", "/api/tables", None),
        ("post", "/api/tables", Some(json!({ "game": "epix", "time": { "days": 2 }, "private": true }))),
        (
            "post",
            "/api/play",
            Some(json!({ "game": "goofspiel", "time": { "live": { "minutes": 5, "increment": 3 } } })),
        ),
        ("get", "/api/me/tables", None),
        ("get", "/api/tables/{table}", None),
        ("post", "/api/tables/{table}/join", None),
        ("delete", "/api/tables/{table}/seats/{seat}", None),
        ("put", "/api/tables/{table}/seats/{seat}", Some(json!({}))),
        ("put", "/api/tables/{table}/seats/{seat}/brought", Some(json!({ "brought": null }))),
        ("post", "/api/tables/{table}/invitations", Some(json!({ "person": "000000000000" }))),
        ("post", "/api/tables/{table}/start", None),
        ("post", "/api/tables/{table}/why", Some(json!({ "seat": 0, "move": "take" }))),
        ("post", "/api/tables/{table}/moves", Some(play)),
        ("post", "/api/tables/{table}/back", Some(json!({ "seat": 0, "seen": 0 }))),
        ("put", "/api/tables/{table}/seats/{seat}/order", Some(json!({ "order": "hush" }))),
        ("put", "/api/tables/{table}/uncovered", Some(json!({ "seat": 0 }))),
        ("post", "/api/tables/{table}/retake", Some(json!({ "seat": 0 }))),
        ("post", "/api/tables/{table}/call", None),
        ("delete", "/api/tables/{table}/offer", None),
        ("post", "/api/tables/{table}/chat", Some(json!({ "text": "hello" }))),
        ("get", "/api/tables/{table}/chat", None),
        ("post", "/api/tables/{table}/report", Some(json!({ "line": 1, "words": "rude" }))),
        ("get", "/api/tables/{table}", None),
        ("post", "/api/tables/{table}/offer", Some(json!({ "what": "pause" }))),
        ("post", "/api/tables/{table}/resign", Some(json!({ "seat": 0 }))),
        ("get", "/api/tables/{table}/record", None),
        ("get", "/api/tables/{table}/replay", None),
        ("post", "/api/tables/{table}/leave", None),
        ("post", "/api/tables/{table}/rematch", None),
        ("get", "/api/me/games", None),
        ("get", "/api/me/results", None),
        ("get", "/api/me/feats", None),
        ("get", "/api/me/met", None),
        ("get", "/api/me/invitations", None),
        ("delete", "/api/me/invitations", Some(json!({ "table": "000000000000" }))),
        ("put", "/api/people/{person}/{tie}", None),
        ("get", "/api/me/ties", None),
        ("delete", "/api/people/{person}/{tie}", None),
        ("get", "/api/admin/people", None),
        ("get", "/api/admin/tables", None),
        ("get", "/api/admin/reports", None),
        ("delete", "/api/admin/reports", None),
        ("post", "/api/admin/invites", None),
        ("put", "/api/admin/house", Some(json!({ "announcement": "Welcome!" }))),
        ("post", "/api/admin/ban", Some(json!({ "who": "198.51.100.7", "banned": true }))),
        ("post", "/api/admin/password", Some(json!({ "who": "Bo" }))),
        ("post", "/api/admin/close", Some(json!({ "table": table }))),
        ("delete", "/api/session", None),
        ("delete", "/api/me", Some(password)),
        ("get", "/healthz", None),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_answers_as_its_document_says() {
    let house = Open::house().await;
    let guest = house.guest("Ada").await;
    let document = guest.get("/api/openapi.json").await.unwrap().good().unwrap();
    let schemas = guest.get("/api/messages.json").await.unwrap().good().unwrap();
    let table = guest.open(json!({ "game": "magpie", "bots": ["random"] })).await.unwrap();
    let walk = walk(&table);
    let (mut done, host) = (0, house.host());
    let mut left: Vec<String> = document["paths"].as_object().unwrap().keys().cloned().collect();
    for (method, path, body) in walk {
        left.retain(|left| left != path);
        let operation = &document["paths"][path][method];
        let address = path.replace("{table}", &table).replace("{seat}", "0").replace("{game}", "epix");
        let address = address
            .replace("{person}", "000000000000")
            .replace("{tie}", "mute")
            .replace("{deck}", "000000000000")
            .replace("epix/ready", "epic/ready")
            .replace("admin/people", "admin/people?who=Bo");
        let address = if address == "/api/me/decks" && body.is_none() {
            "/api/me/decks?game=epic".into()
        } else {
            address
        };
        let guest = if path.starts_with("/api/admin") { &host } else { &guest };
        let method = method.to_uppercase().parse().unwrap();
        let answer = guest.ask(method, &address, body).await.unwrap();
        let status = answer.status.to_string();
        done += u32::from(answer.status < 300);
        let responses = &operation["responses"];
        let response = responses.get(&status).unwrap_or(&responses["default"]);
        assert!(!response.is_null(), "{path} answered {status}: {}", answer.text);
        if let Some(described) = response["content"]["application/json"].get("schema") {
            let described = described.to_string().replace("#/components/schemas/", "#/$defs/");
            let mut schema: Value = serde_json::from_str(&described).unwrap();
            schema["$defs"] = schemas["$defs"].clone();
            fits(&jsonschema::validator_for(&schema).unwrap(), &answer.json);
        }
    }
    assert_eq!(left, ["/api/live"], "not walked through");
    assert!(done > 40, "only {done} were done");
    house.close().await;
}
