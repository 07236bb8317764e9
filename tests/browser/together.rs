//! Four people in four browsers.

use crate::{
    browser::Look,
    door::{name, start, wants},
    open::Open,
    player::Player,
};
use std::time::{Duration, Instant};
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn four_browsers_play_a_whole_advanced_game() {
    let house = Open::house().await;
    let mut browsers = Vec::new();
    for _ in 0..4 {
        browsers.push(house.browser(Look::Wide).await);
    }
    wants(&browsers[0], 4, &[]).await;
    start(&browsers[0], "friends").await;
    name(&browsers[0], "Ann").await;
    browsers[0].shown("#link").await;
    let link = browsers[0].until("document.getElementById('link').value.startsWith('http') && document.getElementById('link').value").await;
    let path = browsers[0].path().await;
    assert!(link.as_str().unwrap().ends_with(&path), "{link} is not {path}");
    for (browser, called) in browsers[1..].iter().zip(["Bob", "Cleo", "Dan"]) {
        browser.go(&path).await;
        browser.click(".waiting .go").await;
        name(browser, called).await;
        browser.shown("[data-then='/']").await;
    }
    browsers[0].click(".waiting .go:enabled").await;
    let mut players: Vec<Player> = (0..4).map(Player::new).collect();
    let begun = Instant::now();
    let mut ends = [None, None, None, None];
    let mut touches = 0;
    while ends.iter().any(Option::is_none) {
        for (at, browser) in browsers.iter().enumerate() {
            let step = players[at].step(browser).await;
            match step.did.as_str() {
                "over" => ends[at] = Some(step.what),
                "waits" | "sent already" => sleep(Duration::from_millis(3)).await,
                _ => touches += 1,
            }
        }
        assert!(begun.elapsed() < Duration::from_mins(3), "never over after {touches} touches: {ends:?}");
    }
    println!("{touches} touches in {:?}", begun.elapsed());
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
    house.close(browsers).await;
}
