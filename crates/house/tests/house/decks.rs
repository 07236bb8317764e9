//! Decks that people keep: their own alone, unfinished ones too, and what becomes of them.

use crate::{open::Open, time::seen};
use axum::http::Method;
use guest::{Answer, Guest};
use serde_json::{Value, json};
use std::time::Duration;

const DECK: &str = include_str!("../../../epic/decks/good-1.txt");
const MINE: &str = "/api/me/decks";

async fn keep(guest: &Guest, name: &str, text: &str) -> Answer {
    guest.post(MINE, json!({ "game": "epic", "name": name, "text": text })).await.unwrap()
}

async fn change(guest: &Guest, deck: &str, changes: Value) -> Answer {
    guest.ask(Method::PUT, &format!("{MINE}/{deck}"), Some(changes)).await.unwrap()
}

async fn mine(guest: &Guest) -> Vec<Value> {
    let all = guest.get(&format!("{MINE}?game=epic")).await.unwrap().good().unwrap();
    all.as_array().unwrap().clone()
}

fn id(deck: &Value) -> &str {
    deck["id"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_kept_changed_named_anew_and_thrown_away() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    assert_eq!(mine(&ada).await, Vec::<Value>::new());
    let begun = keep(&ada, "  Begun ", "3 Archangel\n1 Nobody I know").await;
    assert_eq!(begun.status, 201, "{}", begun.text);
    let begun = begun.json;
    assert_eq!(
        (&begun["name"], &begun["fits"], &begun["game"]),
        (&json!("Begun"), &json!(false), &json!("epic"))
    );
    let done = keep(&ada, "Done", DECK).await.good().unwrap();
    assert_eq!((&done["fits"], &done["text"]), (&json!(true), &json!(DECK)));

    let house = house.reopen().await;
    let ada = ada.moved(house.address);
    let names: Vec<Value> = mine(&ada).await.iter().map(|deck| deck["name"].clone()).collect();
    assert_eq!(names.len(), 2);
    let renamed = change(&ada, id(&begun), json!({ "name": "Winged" })).await.good().unwrap();
    assert_eq!((&renamed["name"], &renamed["text"]), (&json!("Winged"), &begun["text"]));
    let replaced = change(&ada, id(&begun), json!({ "text": DECK })).await.good().unwrap();
    assert_eq!((&replaced["name"], &replaced["fits"]), (&json!("Winged"), &json!(true)));
    let one = ada.get(&format!("{MINE}/{}", id(&begun))).await.unwrap().good().unwrap();
    assert_eq!(one, replaced);
    assert_eq!(mine(&ada).await[0], replaced, "the latest comes first");

    let path = format!("{MINE}/{}", id(&begun));
    ada.ask(Method::DELETE, &path, None).await.unwrap().good().unwrap();
    for gone in [ada.ask(Method::DELETE, &path, None).await.unwrap(), ada.get(&path).await.unwrap()] {
        assert_eq!((gone.status, gone.code()), (404, "no-such-deck"));
    }
    assert_eq!(change(&ada, id(&begun), json!({ "text": "" })).await.code(), "no-such-deck");
    assert_eq!(mine(&ada).await.len(), 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_by_an_older_version_changes_nothing() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let first = keep(&ada, "Both", "").await.good().unwrap();
    let at = |deck: &Value| deck["changed"].clone();
    tokio::time::sleep(Duration::from_millis(3)).await;
    let here = change(&ada, id(&first), json!({ "text": DECK, "since": at(&first) })).await.good().unwrap();
    tokio::time::sleep(Duration::from_millis(3)).await;
    // In another window it is still as it was first.
    let there = change(&ada, id(&first), json!({ "text": "1 Savior", "since": at(&first) })).await;
    assert_eq!((there.status, there.code()), (409, "deck-changed"), "{}", there.text);
    assert_eq!(mine(&ada).await, std::slice::from_ref(&here));
    // Who didn't hear the answer and says the same again has it changed by nobody else.
    let again = change(&ada, id(&first), json!({ "text": DECK, "since": at(&first) })).await.good().unwrap();
    assert_eq!(again, here);
    let next = change(&ada, id(&first), json!({ "name": "One", "since": at(&here) })).await.good().unwrap();
    assert_eq!((&next["name"], &next["text"]), (&json!("One"), &json!(DECK)));
    // Whoever says nothing of versions means it.
    change(&ada, id(&first), json!({ "text": "", "since": null })).await.good().unwrap();
    assert_eq!(mine(&ada).await[0]["text"], json!(""));
    house.close().await;
}

/// Within the same millisecond, too.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_change_the_same_version_one_is_told() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let mut deck = keep(&ada, "Both", "").await.good().unwrap();
    for round in 0..30 {
        let since = &deck["changed"];
        let say = |text: String| change(&ada, id(&deck), json!({ "text": text, "since": since }));
        let (one, other) =
            tokio::join!(say(format!("{round} Savior # one")), say(format!("{round} Savior # other")));
        assert_eq!(u8::from(one.status == 200) + u8::from(other.status == 200), 1, "round {round}");
        let refused = if one.status == 200 { &other } else { &one };
        assert_eq!(refused.code(), "deck-changed");
        let next = mine(&ada).await.remove(0);
        assert!(next["changed"].as_u64() > since.as_u64());
        deck = next;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_keep_is_nobodys_business() {
    let house = Open::house().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let deck = keep(&ada, "Secret", DECK).await.good().unwrap();
    let path = format!("{MINE}/{}", id(&deck));
    for answer in [
        bo.get(&path).await.unwrap(),
        change(&bo, id(&deck), json!({ "name": "Mine", "text": "" })).await,
        bo.ask(Method::DELETE, &path, None).await.unwrap(),
    ] {
        assert_eq!((answer.status, answer.code()), (404, "no-such-deck"), "{}", answer.text);
    }
    assert_eq!(mine(&bo).await, Vec::<Value>::new());
    let nobody = ada.nameless();
    for answer in [
        nobody.get(&path).await.unwrap(),
        nobody.get(&format!("{MINE}?game=epic")).await.unwrap(),
        keep(&nobody, "Nobody's", DECK).await,
    ] {
        assert_eq!((answer.status, answer.code()), (401, "no-token"));
    }
    assert_eq!(mine(&ada).await, [deck]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cant_be_kept_is_refused_in_words() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    let deck = keep(&ada, "Good", "").await.good().unwrap();
    for (name, text, code) in [
        ("", DECK, "deck-name"),
        (" \t", DECK, "deck-name"),
        (&"x".repeat(61), DECK, "deck-name"),
        ("a\u{202e}b", DECK, "deck-name"),
        ("Long", &"x".repeat(20_001), "deck-long"),
    ] {
        assert_eq!(keep(&ada, name, text).await.code(), code, "{name}");
        let changed = change(&ada, id(&deck), json!({ "name": name, "text": text })).await;
        assert_eq!((changed.status, changed.code()), (400, code), "{name}");
    }
    keep(&ada, &"é".repeat(60), &"x".repeat(20_000)).await.good().unwrap();
    for (body, code) in [
        (json!({ "game": "epix", "name": "A", "text": "" }), "no-decks"),
        (json!({ "game": "chess", "name": "A", "text": "" }), "no-such-game"),
        (json!({ "game": "epic", "name": "A" }), "malformed"),
        (json!({ "game": "epic", "name": 7, "text": "" }), "malformed"),
        (json!({ "game": "epic", "name": "A", "text": "", "id": "000000000000" }), "malformed"),
    ] {
        assert_eq!(ada.post(MINE, body.clone()).await.unwrap().code(), code, "{body}");
    }
    for (path, code) in [
        ("", "malformed"),
        ("?game=chess", "no-such-game"),
        ("/xyz", "no-such-deck"),
        ("/%00", "no-such-deck"),
    ] {
        assert_eq!(ada.get(&format!("{MINE}{path}")).await.unwrap().code(), code, "{path}");
    }
    assert_eq!(mine(&ada).await.len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_decks_are_enough() {
    let house = Open::house().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    for number in 0..100 {
        keep(&ada, &number.to_string(), "").await.good().unwrap();
    }
    let more = keep(&ada, "one more", "").await;
    assert_eq!((more.status, more.code()), (409, "enough"));
    keep(&bo, "another one's", "").await.good().unwrap();
    let all = mine(&ada).await;
    assert_eq!(all.len(), 100);
    ada.ask(Method::DELETE, &format!("{MINE}/{}", id(&all[0])), None).await.unwrap().good().unwrap();
    keep(&ada, "one more", "").await.good().unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_go_with_the_account() {
    let house = Open::house().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    keep(&ada, "A name to be forgotten", DECK).await.good().unwrap();
    keep(&bo, "Stays", DECK).await.good().unwrap();
    ada.ask(Method::DELETE, "/api/me", None).await.unwrap().good().unwrap();
    let house = house.reopen().await;
    assert_eq!(mine(&bo.moved(house.address)).await.len(), 1);
    let folder = std::sync::Arc::clone(&house.folder);
    house.close().await;
    let bytes = std::fs::read(folder.path().join("house.db")).unwrap();
    let name = b"A name to be forgotten";
    assert!(!bytes.windows(name.len()).any(|window| window == name));
}

/// A commit that fails is told; one of which nobody knows whether it was made keeps one deck, not two.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_keeps_nothing_twice() {
    let house = Open::house().await;
    let ada = house.guest("Ada").await;
    house.trouble.fail(true);
    let failed = keep(&ada, "Lost", DECK).await;
    assert_eq!((failed.status, failed.code()), (503, "not-stored"), "{}", failed.text);
    house.trouble.fail(false);
    while ada.get("/healthz").await.unwrap().status != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(mine(&ada).await, Vec::<Value>::new());
    house.trouble.unsure(true);
    let (kept, ()) = tokio::join!(keep(&ada, "Once", DECK), async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        house.trouble.unsure(false);
    });
    kept.good().unwrap();
    assert_eq!(mine(&ada).await.len(), 1);
    house.trouble.fill_up(1);
    let full = keep(&ada, "Full", &"x".repeat(20_000)).await;
    assert_eq!((full.status, full.code()), (503, "not-stored"), "{}", full.text);
    house.trouble.fill_up(0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_something_fits_is_told_without_bringing_it() {
    let house = Open::house().await;
    let nobody = Guest::at(house.address);
    let fits = async |brought: Value, format: &str| {
        let asked = json!({ "brought": brought, "options": { "format": format } });
        nobody.post("/api/games/epic/fits", asked).await.unwrap()
    };
    assert_eq!(fits(json!(DECK), "constructed").await.json, json!({ "fits": true }));
    let wrong = fits(json!("4 Blast\n2 Mr. Hyde"), "constructed").await.good().unwrap();
    let words = "Blast is in this deck 4 times; 3 at most; Mr. Hyde is in this deck 2 times; 1 at most; \
        this deck has 6 cards; a deck has 60 to 100";
    assert_eq!(wrong, json!({ "fits": false, "words": words }));
    for (brought, format) in
        [(json!(DECK), "sealed"), (json!(7), "constructed"), (json!("3 Blorb"), "constructed")]
    {
        let wrong = fits(brought, format).await.good().unwrap();
        assert!(wrong["fits"] == false && wrong["words"].is_string(), "{wrong}");
    }
    let odd = fits(json!(DECK), "odd").await;
    assert_eq!((odd.status, odd.code()), (400, "setup"));
    let nothing =
        nobody.post("/api/games/epix/fits", json!({ "brought": DECK })).await.unwrap().good().unwrap();
    assert_eq!(nothing["words"], "nothing is brought to this game");
    let none = nobody.post("/api/games/chess/fits", json!({ "brought": DECK })).await.unwrap();
    assert_eq!(none.code(), "no-such-game");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ready_decks_are_told_in_every_language() {
    let house = Open::house().await;
    let nobody = Guest::at(house.address);
    for (lang, title) in [("en", "The Last Page"), ("fr", "La dernière page"), ("de", "Die letzte Seite")] {
        let told = nobody.get(&format!("/api/games/epic/ready?lang={lang}")).await.unwrap().good().unwrap();
        let told = told.as_array().unwrap();
        assert_eq!(told.len(), 8);
        let last = told.iter().find(|deck| deck["name"] == "unaligned-2").unwrap();
        assert_eq!(last["title"], title);
        assert!(told.iter().all(|deck| deck["story"].as_str().unwrap().len() > 40));
    }
    assert_eq!(nobody.get("/api/games/epix/ready").await.unwrap().good().unwrap(), json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_a_table_may_bring_a_deck_at_once() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let options = json!({ "format": "constructed" });
    let new = json!({ "game": "epic", "options": options, "brought": DECK });
    let table = guests[0].open(new.clone()).await.unwrap();
    assert_eq!(seen(&guests[0], &table, "0").await["brought"], DECK);
    let played = guests[0].post("/api/play", new).await.unwrap().good().unwrap();
    assert_eq!(seen(&guests[0], played["id"].as_str().unwrap(), "0").await["brought"], DECK);
    for (wrong, code) in [
        (json!({ "game": "epic", "options": options, "brought": "3 Blast" }), "setup"),
        (json!({ "game": "epic", "brought": DECK }), "setup"),
        (json!({ "game": "epix", "brought": DECK }), "setup"),
        (json!({ "game": "epic", "options": options, "brought": DECK, "sit": false }), "not-your-seat"),
    ] {
        assert_eq!(guests[0].post("/api/tables", wrong.clone()).await.unwrap().code(), code, "{wrong}");
    }
    let mine = guests[0].get("/api/me/tables").await.unwrap().good().unwrap();
    assert_eq!(mine.as_array().unwrap().len(), 2, "what was refused opened nothing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_have_pages_of_their_own_and_only_ones_own_are_on_them() {
    let house = Open::house().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let deck = keep(&ada, "Winged </script> things", "3 Archangel").await.good().unwrap();
    let edit = format!("/decks/epic/edit?deck={}", id(&deck));
    for (lang, ready) in [("en", "The Last Page"), ("fr", "La dernière page"), ("de", "Die letzte Seite")] {
        let page = async |guest: &Guest, path: &str| {
            let reader = guest.with("accept", "text/html").with("cookie", &format!("tablee-lang={lang}"));
            let answer = reader.get(path).await.unwrap();
            (answer.status, answer.text)
        };
        for (guest, has) in [(&ada, true), (&bo, false), (&ada.nameless(), false)] {
            let (status, text) = page(guest, "/decks/epic").await;
            assert!(status == 200 && text.contains(ready) && !text.contains("Winged </script>"), "{text}");
            assert_eq!(text.contains("Winged"), has);
            let (status, text) = page(guest, &edit).await;
            assert_eq!(
                (status, text.contains("3 Archangel") && text.contains("Winged")),
                if has { (200, true) } else { (404, false) }
            );
            for path in ["/decks/epic/edit", "/decks/epic/edit?ready=evil-1", "/decks/epic/edit?read"] {
                assert_eq!(page(guest, path).await.0, 200, "{path}");
            }
        }
        for (path, status) in [
            ("/decks/epix", 400),
            ("/decks/chess", 404),
            ("/decks/epic/edit?ready=x", 404),
            ("/decks/epic/edit?deck=%00", 404),
        ] {
            assert_eq!(page(&ada, path).await.0, status, "{path}");
        }
    }
    house.close().await;
}
