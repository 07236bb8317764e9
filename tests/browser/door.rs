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

/// Makes a stranger somebody whom the house knows: he isn't asked for a name.
pub(crate) async fn known(browser: &Browser) {
    let known = "const done = arguments[0], body = JSON.stringify({ name: 'Ann', cookie: true });
        fetch('/api/people', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => done(answer.status));";
    assert_eq!(browser.run_async(known, vec![]).await, 201);
    browser.again().await;
}

/// The form on the box of a game.
pub(crate) fn form(game: &str) -> String {
    format!("form.start[data-game={game}]")
}

/// Chooses something on the box of a game: from a list, or among values that lie beside each other.
pub(crate) async fn pick(browser: &Browser, game: &str, key: &str, value: &str) {
    let field = format!("{} [name={key}]", form(game));
    if browser.count(&format!("{field}[type=radio]")).await > 0 {
        browser.click(&format!("{} label:has(> [name={key}][value={value}])", form(game))).await;
    } else {
        browser.choose(&field, value).await;
    }
}

/// Chooses at the door how many play, and something more if it is wanted. Whoever plays alone isn't asked how many.
pub(crate) async fn wants(browser: &Browser, game: &str, players: usize, more: &[(&str, &str)]) {
    browser.click(&format!("{} summary", form(game))).await;
    for (key, value) in more {
        pick(browser, game, key, value).await;
    }
    if players > 1 {
        pick(browser, game, "players", &players.to_string()).await;
    }
}

/// Starts a game, and waits for its table. `how` is `now`, `friends` or `here`.
pub(crate) async fn start(browser: &Browser, game: &str, how: &str) {
    browser.click(&format!("{} [name=how][value={how}]", form(game))).await;
}

/// A stranger begins a game of so many players against bots, from the door; it is his turn at the end.
pub(crate) async fn against_bots(browser: &Browser, game: &str, players: usize, more: &[(&str, &str)]) {
    wants(browser, game, players, more).await;
    start(browser, game, "now").await;
    name(browser, "Ann").await;
    browser.shown("body.choosing").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_door_to_the_first_move_in_four_clicks() {
    let house = Open::house();
    let browser = house.browser(Look::Moving).await;
    // Play now.
    start(&browser, "epix", "now").await;
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

/// What the box of Ephios asks the house for, which is never heard there: players and options.
async fn asked(browser: &Browser) -> String {
    browser
        .run(
            "window.asked = undefined;
             window.fetch = async (path, how) => { window.asked = JSON.parse(how.body); return Response.json({}, { status: 500 }); };",
            vec![],
        )
        .await;
    start(browser, "ephios", "now").await;
    let asked = browser.until("window.asked").await;
    let players = format!("players={}", asked["players"]);
    let options = asked["options"].as_object().unwrap().iter();
    let told = options.map(|(key, value)| format!("{key}={}", value.as_str().unwrap()));
    std::iter::once(players).chain(told).collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_box_offers_what_goes_together() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    known(&browser).await;
    let of = |css: &str| format!("{} {css}", form("ephios"));
    let others = ["[name=players]", "[name=bot]", "[value=friends]", "[value=here]"];
    browser.click(&of("summary")).await;
    // A quick game is for two to four, and asks nothing that belongs to other games.
    let seats = browser.count(&of("[name=players] option:not(:disabled)")).await;
    assert_eq!(seats, 3);
    browser.gone(&of("[name=option-difficulty]")).await;
    browser.gone(&of("[name=option-inhabitants]")).await;
    assert_eq!(asked(&browser).await, "players=3 mode=quick");
    pick(&browser, "ephios", "players", "2").await;

    // Whoever plays alone is asked how hard it shall be, and nothing about others.
    pick(&browser, "ephios", "option-mode", "solo").await;
    browser.shown(&of("[name=option-difficulty]")).await;
    for css in others {
        browser.gone(&of(css)).await;
    }
    pick(&browser, "ephios", "option-difficulty", "hard").await;
    assert_eq!(asked(&browser).await, "players=1 difficulty=hard mode=solo");

    // What was chosen alone isn't taken along to a campaign, and the others are there again.
    pick(&browser, "ephios", "option-mode", "campaign").await;
    browser.gone(&of("[name=option-difficulty]")).await;
    browser.shown(&of("[name=option-inhabitants]")).await;
    for css in others {
        browser.shown(&of(css)).await;
    }
    pick(&browser, "ephios", "option-inhabitants", "campaign").await;
    assert_eq!(asked(&browser).await, "players=2 inhabitants=campaign mode=campaign");
    pick(&browser, "ephios", "option-mode", "quick").await;
    assert_eq!(asked(&browser).await, "players=2 mode=quick");

    // Whoever goes away and back finds the box as he left it, and it offers what goes together.
    pick(&browser, "ephios", "option-mode", "solo").await;
    browser.go("/rules/ephios").await;
    browser.run("history.back()", vec![]).await;
    browser.shown(&of("[name=option-mode][value=solo]:checked")).await;
    browser.shown(&of("[name=option-difficulty][value=hard]:checked")).await;
    browser.gone(&of("[value=friends]")).await;

    // Alone it is one's turn at once, now that the house is asked.
    browser.again().await;
    pick(&browser, "ephios", "option-mode", "solo").await;
    start(&browser, "ephios", "now").await;
    browser.shown("body.choosing").await;
    assert!(browser.path().await.starts_with("/t/"));
    house.close([browser]).await;
}
