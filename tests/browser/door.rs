//! From the door to the table.

use crate::{
    browser::{Browser, Look},
    open::Open,
};

/// A stranger says his name.
pub(crate) async fn name(browser: &Browser, name: &str) {
    browser.write("#who-name", name).await;
    browser.click("#who .go").await;
}

/// Chooses at the door how many play, and something more if it is wanted.
pub(crate) async fn wants(browser: &Browser, players: usize, more: &[(&str, &str)]) {
    browser.click("form.start[data-game=epix] summary").await;
    browser.choose("form.start[data-game=epix] [name=players]", &players.to_string()).await;
    for (key, value) in more {
        browser.choose(&format!("form.start[data-game=epix] [name={key}]"), value).await;
    }
}

/// Starts a game, and waits for its table. `how` is `now`, `friends` or `here`.
pub(crate) async fn start(browser: &Browser, how: &str) {
    browser.click(&format!("form.start[data-game=epix] [name=how][value={how}]")).await;
}

/// A stranger begins a game of so many players against bots, from the door; it is his turn at the end.
pub(crate) async fn against_bots(browser: &Browser, players: usize, more: &[(&str, &str)]) {
    wants(browser, players, more).await;
    start(browser, "now").await;
    name(browser, "Ann").await;
    browser.shown("body.choosing").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_door_to_the_first_move_in_four_clicks() {
    let house = Open::house();
    let browser = house.browser(Look::Moving).await;
    // Play now.
    start(&browser, "now").await;
    // A name has to be written; then: go on.
    name(&browser, "Ann").await;
    browser.shown("body.choosing").await;
    // A unit.
    browser.click("#s-soldier.can").await;
    browser.shown("#s-soldier.on").await;
    // A province. Its middle may lie under a castle or a name, which must let the finger through.
    let province = browser.until("document.querySelector('.prov.can')?.id").await;
    let province = province.as_str().unwrap();
    browser.click(&format!("#{province}")).await;
    let unit = province.replace("p-", "#u-soldier-");
    browser.shown(&unit).await;
    let story = browser.text("#log").await;
    assert!(story.contains("Ann"), "{story}");
    // It is stored: whoever comes back finds it.
    browser.again().await;
    browser.shown(&unit).await;
    house.close([browser]).await;
}
