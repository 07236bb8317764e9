//! What is loaded, and from where.

use crate::{browser::Look, door::against_bots, open::Open};
use serde_json::Value;
use std::time::Duration;

/// The first look at a table may weigh this much, in bytes.
const MOST: u64 = 150_000;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_from_elsewhere() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    against_bots(&browser, "epix", 4, &[]).await;
    let table = browser.path().await;
    // Nothing is there yet of what the page needs.
    let fresh = house.browser(Look::Wide).await;
    for path in ["/", "/rules/epix", "/me", &table] {
        fresh.go(path).await;
        fresh.until("document.readyState === 'complete'").await;
        let loaded = fresh.ask("performance.getEntriesByType('resource').map((one) => one.name)").await;
        let home = format!("http://{}/", house.address);
        for name in loaded.as_array().unwrap().iter().filter_map(Value::as_str) {
            assert!(name.starts_with(&home), "{path} loads {name}");
        }
        let named = fresh
            .ask("[...document.querySelectorAll('[src], link[href], image[href]')].map((one) => new URL(one.src ?? one.href, location.href).origin).filter((origin) => origin !== location.origin)")
            .await;
        assert_eq!(named.as_array().unwrap().len(), 0, "{path} names {named}");
    }
    house.close([browser, fresh]).await;
}

/// Everything that somebody is sent who comes to a table of this game for the first time.
async fn first_look(game: &str, players: usize, more: &[(&str, &str)]) -> u64 {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    against_bots(&browser, game, players, more).await;
    let fresh = house.browser(Look::Wide).await;
    fresh.go(&browser.path().await).await;
    fresh.gone("#board > .quiet-line").await;
    // What is only fetched when there is something to show with it comes a little later.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let sizes = fresh
        .ask(
            "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
              .map((one) => [one.name.replace(location.origin, ''), one.encodedBodySize, one.decodedBodySize])",
        )
        .await;
    let line = fresh.ask("window.weighed.reduce((all, one) => all + one)").await.as_u64().unwrap();
    let told = fresh.ask("new Blob(window.heard).size").await.as_u64().unwrap();
    let (mut sent, mut meant) = (line, told);
    for size in sizes.as_array().unwrap() {
        println!("{size}");
        sent += size[1].as_u64().unwrap();
        meant += size[2].as_u64().unwrap();
    }
    println!("{game}: {line} bytes over the line, {told} unpacked; in all {sent} bytes, {meant} unpacked");
    house.close([browser, fresh]).await;
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_look_at_a_table_is_light() {
    type Table = (&'static str, usize, &'static [(&'static str, &'static str)]);
    let tables: [Table; 5] = [
        ("epix", 4, &[]),
        ("ephios", 4, &[]),
        ("epic", 4, &[]),
        ("epic", 2, &[("option-format", "draft")]),
        ("europax", 5, &[]),
    ];
    for (game, players, more) in tables {
        let sent = first_look(game, players, more).await;
        assert!(sent < MOST, "the first look at a table of {game} weighs {sent} bytes");
    }
}
