//! Whoever has only a keyboard.

use crate::{
    browser::{Browser, Look},
    open::Open,
    replay::at,
};
use std::time::{Duration, Instant};
use tokio::time::sleep;

const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const ESCAPE: &str = "\u{e00c}";
const RIGHT: &str = "\u{e014}";

/// Goes on with Tab until something of this kind has the focus.
pub(crate) async fn tab_to(browser: &Browser, css: &str) {
    let there = format!("document.activeElement?.matches({css:?}) ?? false");
    for _ in 0..150 {
        if browser.ask(&there).await == true {
            return;
        }
        browser.keys(TAB).await;
    }
    panic!("Tab never comes to {css}");
}

/// A unit and a province by what glows: Tab, Enter, Tab, Enter.
async fn recruit(browser: &Browser) {
    tab_to(browser, "#s-soldier.can").await;
    browser.keys(ENTER).await;
    browser.shown("#s-soldier.on").await;
    // It is put back, and taken again.
    browser.keys(ESCAPE).await;
    browser.gone("#pick").await;
    tab_to(browser, "#s-soldier.can").await;
    browser.keys(ENTER).await;
    tab_to(browser, ".prov.can").await;
    let province = browser.ask("document.activeElement.id").await;
    // An arrow leads to another piece of the map.
    browser.keys(RIGHT).await;
    assert_ne!(browser.ask("document.activeElement.id").await, province, "an arrow leads nowhere");
    tab_to(browser, ".prov.can").await;
    let province = browser.ask("document.activeElement.id").await;
    browser.keys(ENTER).await;
    browser.shown(&province.as_str().unwrap().replace("p-", "#u-soldier-")).await;
}

/// A move from the plain list, or the end of the turn.
pub(crate) async fn from_the_list(browser: &Browser, turn: usize) {
    browser.keys("m").await;
    if browser.ask("document.getElementById('moves').open").await == false {
        browser.keys("m").await;
    }
    let moves = browser.ask("document.querySelectorAll('#moves li').length").await.as_u64().unwrap() as usize;
    if moves == 0 || browser.ask("document.activeElement?.matches('#moves summary') ?? false").await == false
    {
        return;
    }
    // The end stands last in the list; it is chosen now and then, so that the game ends.
    let ends = browser.ask("!!document.querySelector('#b-done, #b-pass')").await == true;
    let at = if ends && moves < 60 && turn % 3 == 2 { moves } else { 1 + turn % moves.min(4) };
    browser.keys(TAB.repeat(at)).await;
    if browser.ask("document.activeElement?.matches('#moves li button') ?? false").await == true {
        browser.keys(ENTER).await;
        if browser.ask("document.activeElement?.id === 'confirm'").await == true {
            browser.keys(ENTER).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn by_keyboard_alone() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    tab_to(&browser, "form.start[data-game=epix] [name=how][value=now]").await;
    tab_to(&browser, "form.start[data-game=epix] summary").await;
    browser.keys(ENTER).await;
    tab_to(&browser, "form.start[data-game=epix] [name=players]").await;
    browser.keys("2").await;
    assert_eq!(browser.ask("document.activeElement.value").await, "2");
    tab_to(&browser, "form.start[data-game=epix] [name=how][value=now]").await;
    browser.keys(ENTER).await;
    browser.shown("#who-name:focus").await;
    browser.keys(format!("Ann{ENTER}")).await;
    browser.shown("body.choosing").await;
    recruit(&browser).await;
    let begun = Instant::now();
    let mut turn = 0;
    while browser.ask("!document.querySelector('.over')").await == true {
        if browser.ask("document.body.classList.contains('choosing')").await == true {
            from_the_list(&browser, turn).await;
            turn += 1;
        } else {
            browser.keys(ESCAPE).await;
            sleep(Duration::from_millis(10)).await;
        }
        assert!(begun.elapsed() < Duration::from_mins(2), "the game goes on for ever, {turn} moves");
    }
    println!("{turn} moves from the list in {:?}", begun.elapsed());
    tab_to(&browser, ".over a[href$=replay]").await;
    browser.keys(ENTER).await;
    at(&browser, 0).await;
    browser.keys(RIGHT).await;
    at(&browser, 1).await;
    house.close([browser]).await;
}
