//! Five boards on a telephone.

use super::{Partner, against, play, prefer, read};
use crate::{
    axe::Findings,
    browser::{Browser, Look},
    open::Open,
    replay::at,
    screen::fits,
};
use std::time::Duration;
use tokio::time::sleep;

/// What of the five boards can't be seen without unfolding them: emblem, name, purse and all stocks, in full.
const UNSEEN: &str = "[...document.querySelectorAll('.country h3, .country .purse-of b, .country b[id^=k-]')].filter((one) => {
    const box = one.getBoundingClientRect();
    return !one.checkVisibility() || box.width < 5 || box.left < 0 || box.right > innerWidth || !/\\S/.test(one.textContent);
  }).map((one) => one.id)";

async fn boards_are_seen(browser: &Browser) {
    for width in [320, 390] {
        browser.size(width, 844, true).await;
        browser.until(&format!("document.documentElement.clientWidth === {width}")).await;
        assert_eq!(browser.count("b[id^=k-]").await, 60);
        assert_eq!(browser.ask(UNSEEN).await, serde_json::json!([]), "at {width} points");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn five_on_a_phone() {
    let house = Open::house();
    let look = Look::Phone(390);
    let browser = house.browser(look).await;
    prefer(&browser, "de", "light").await;
    against(&browser, 5, &[("bot", "random")]).await;
    let mut partner = Partner::new(&browser, 65, look);
    // Until a card is to be laid, and none to be read.
    let lays = "document.body.matches('.choosing') && document.querySelector('#hand .demand.can') !== null && document.getElementById('pick').hidden";
    let reads = "document.querySelector('.reading:modal') !== null";
    loop {
        if browser.ask(lays).await == true {
            sleep(Duration::from_millis(300)).await;
            if browser.ask(reads).await == false {
                break;
            }
        }
        if partner.turn().await.did == "reads" {
            partner.read().await;
        }
    }
    boards_are_seen(&browser).await;
    // Somebody else's board unfolds: what things cost, and its demand cards.
    let other = browser.ask("document.querySelector('.country:not(:has([data-mine]))').id").await;
    let other = other.as_str().unwrap();
    let inside = ["prices", "tonnes", "chip-card"].map(|one| format!("#{other} .{one}"));
    for css in &inside {
        browser.gone(css).await;
    }
    browser.click(&format!("#{other} .fold")).await;
    let open = format!("#{other}.opened .fold[aria-expanded=true]");
    browser.shown(&open).await;
    for css in &inside {
        browser.shown(css).await;
    }
    partner.look("an open board").await;
    // A finger lays a card, and the board stays open over what happens then.
    let lines = browser.count("#log li").await;
    browser.click("#hand .demand.can").await;
    browser.click("#confirm").await;
    browser.until(&format!("document.querySelectorAll('#log li').length > {lines}")).await;
    let asked = partner.asked.get("lay").copied();
    while partner.asked.get("lay").copied() == asked {
        match partner.turn().await.did.as_str() {
            "reads" => partner.read().await,
            "over" => panic!("over before the second card"),
            _ => {}
        }
    }
    browser.shown(&open).await;
    browser.shown(&inside[0]).await;
    browser.click(&format!("#{other} .fold")).await;
    browser.gone(&inside[0]).await;
    // The books lie over the boards.
    browser.click("#offers [data-open-books]").await;
    browser.shown("#books-panel .graph").await;
    partner.look("the books").await;
    browser.click("[data-side-shut]").await;
    browser.gone("#books-panel").await;
    play(std::slice::from_mut(&mut partner)).await;
    partner.content().await;
    read(&browser).await;
    browser.click(".over a[href$=replay]").await;
    at(&browser, 0).await;
    browser.choose("#step", "9").await;
    at(&browser, 9).await;
    let (mut wide, mut found) = (Vec::new(), Findings::default());
    fits(&browser, "the replay", &mut wide).await;
    found.glance(&browser, "the replay").await;
    assert!(wide.is_empty(), "{wide:#?}");
    found.none();
    house.close([browser]).await;
}
