//! What lies over the board for a while: scenes, pages to read, cards on their way. And the story for whoever was away.

use crate::{
    browser::{Browser, Look},
    door::against_bots,
    open::Open,
    player::Player,
};
use serde_json::{Value, json};

/// As a keyboard says it to the driver.
const ESCAPE: &str = "\u{e00c}";
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// Lets the page hear something that no game on the shelf says.
async fn hear(browser: &Browser, more: Value) {
    browser
        .run(
            "const last = window.heard.map((text) => JSON.parse(text)).findLast((said) => said.say === 'page');
             tablee.live.heard.get('page')({ ...last, whole: false, parts: [], lines: [], drama: undefined, ...arguments[0] });",
            vec![more],
        )
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scenes_one_after_the_other() {
    let house = Open::house();
    let browser = house.browser(Look::Moving).await;
    against_bots(&browser, "epix", 2, &[]).await;
    let html = |number: u32| format!("<div class=act>Scene {number}</div>");
    let scene = |number: u32| json!({ "ms": 60000, "html": html(number) });
    let three = json!({ "drama": [scene(1), scene(2), scene(3)] });
    let now =
        |number: u32| format!("document.querySelector('#drama .act')?.textContent === 'Scene {number}'");
    hear(&browser, three.clone()).await;
    browser.until(&now(1)).await;
    browser.click("#drama").await;
    browser.until(&now(2)).await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    browser.keys("x").await;
    browser.until(&now(3)).await;
    browser.keys(ESCAPE).await;
    browser.gone("#drama").await;
    // Twice in a hurry ends them all; so does whoever wants to choose.
    hear(&browser, three.clone()).await;
    browser.until(&now(1)).await;
    browser.run("for (const time of [1, 2]) document.getElementById('drama').click();", vec![]).await;
    browser.gone("#drama").await;
    hear(&browser, three.clone()).await;
    browser.until(&now(1)).await;
    browser.click("#asked").await;
    browser.gone("#drama").await;
    // Below stands how far they are, and what leads on: once at a time, or past all of them.
    let tab = "document.querySelector('#asked').focus(); document.querySelector('.scenes button').focus();";
    hear(&browser, three.clone()).await;
    browser.until(&now(1)).await;
    browser.until("document.querySelector('.scenes span').textContent === '1 / 3'").await;
    browser.run("document.querySelector('.scenes button').click()", vec![]).await;
    browser.until(&now(2)).await;
    browser.run("document.querySelector('.scenes button').click()", vec![]).await;
    browser.until(&now(3)).await;
    browser.run(tab, vec![]).await;
    browser.keys(ENTER).await;
    browser.gone("#drama").await;
    browser.until("document.activeElement.id === 'asked'").await;
    hear(&browser, three.clone()).await;
    browser.until(&now(1)).await;
    browser.keys(TAB).await;
    browser.until(&now(1)).await;
    browser.run("document.querySelector('.scenes button:last-child').click()", vec![]).await;
    browser.gone("#drama").await;
    // What a scene speaks of is lit while it lasts; what it counts stands there until the last one is over.
    let mut counts = three;
    counts["drama"][0]["lights"] = json!(["seat-0", "nowhere"]);
    counts["drama"][0]["numbers"] = json!([["asked", "Seven"], ["nowhere", "7"]]);
    let first =
        "document.querySelector('#seat-0.lit') && document.getElementById('asked').textContent === 'Seven'";
    let asked = browser.run("return document.getElementById('asked').innerHTML", vec![]).await;
    hear(&browser, counts).await;
    browser.until(&now(1)).await;
    browser.until(first).await;
    browser.click("#drama").await;
    browser.until(&now(2)).await;
    browser
        .until("!document.querySelector('.lit') && document.getElementById('asked').textContent === 'Seven'")
        .await;
    browser.keys(ESCAPE).await;
    browser.gone("#drama").await;
    assert_eq!(browser.run("return document.getElementById('asked').innerHTML", vec![]).await, asked);
    // A single scene needs none of that, and one that nobody ends is over in time.
    hear(&browser, json!({ "drama": [{ "ms": 300, "html": html(1) }] })).await;
    browser.until(&now(1)).await;
    browser.until("!document.querySelector('.scenes')").await;
    browser.gone("#drama").await;
    // Whoever likes none sees none.
    let set = |pace: &str| format!("document.querySelector('[data-set=scenes][value={pace}]').click()");
    browser.until("document.querySelector('[data-set=scenes]:checked').value === 'normal'").await;
    browser.run(&set("none"), vec![]).await;
    hear(&browser, json!({ "drama": [scene(1)], "lines": [{ "html": "<li id=passed>It happened.</li>" }] }))
        .await;
    browser.until("document.getElementById('passed')").await;
    browser.gone("#drama").await;
    browser.run(&set("quick"), vec![]).await;
    hear(&browser, json!({ "drama": [{ "ms": 3000, "html": html(1) }] })).await;
    browser.until(&now(1)).await;
    browser.until("document.getElementById('drama').style.getPropertyValue('--ms') === '1500ms'").await;
    browser.gone("#drama").await;
    house.close([browser]).await;
}

fn readings(text: &str) -> Value {
    let page = |key: &str, more: &str| {
        format!(
            "<dialog class=reading data-reading={key} aria-label={key} closedby=any><h2>{key}</h2><p>{more}</p>
             <button type=button class=go data-read>Read on</button></dialog>"
        )
    };
    let pages = format!("<div id=readings>{}{}</div>", page("one", text), page("two", "Something else."));
    let again = "<div id=offers><button type=button id=again data-open-reading=one>Again</button></div>";
    json!({ "parts": [["readings", pages], ["offers", again]] })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_once() {
    let house = Open::house();
    let browser = house.browser(Look::Phone(320)).await;
    against_bots(&browser, "epix", 2, &[]).await;
    hear(&browser, readings("It was a dark and stormy night in the capital.")).await;
    browser.shown("[data-reading=one]:modal").await;
    assert_eq!(browser.ask("document.activeElement.textContent").await, "one");
    let fits = "document.querySelector('.reading[open]').getBoundingClientRect().right <= 320";
    assert_eq!(browser.ask(fits).await, true);
    // Whoever reads isn't left behind: what comes meanwhile waits.
    hear(&browser, readings("It still was.")).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(browser.text("[data-reading=one]:modal p").await.starts_with("It was a dark"));
    browser.keys(ESCAPE).await;
    browser.shown("[data-reading=two]:modal").await;
    assert_eq!(browser.text("[data-reading=one] p").await, "It still was.");
    assert_eq!(browser.count("dialog[open]").await, 1);
    browser.click("[data-reading=two] [data-read]").await;
    browser.until("!document.querySelector('dialog[open]') && document.activeElement.id === 'asked'").await;
    // Once is enough, but for whoever wants it again.
    browser.again().await;
    browser.shown("body.choosing").await;
    hear(&browser, readings("As before.")).await;
    browser.click("#again").await;
    browser.shown("[data-reading=one]:modal").await;
    browser.click("[data-reading=one] [data-read]").await;
    browser.until("!document.querySelector('dialog[open]') && document.activeElement.id === 'again'").await;
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_go_from_place_to_place() {
    let house = Open::house();
    let browser = house.browser(Look::Moving).await;
    against_bots(&browser, "epix", 2, &[]).await;
    let card = |id: &str, more: &str| {
        format!("<div id=c-{id} class=panel data-kin=card data-touch=c-{id} {more}>{id}</div>")
    };
    let parts = |offers: &str, hand: &str| {
        let offers = format!("<div id=offers>{offers}<div id=deck class=panel>Deck</div></div>");
        json!({ "parts": [["offers", offers], ["hand", format!("<div id=hand class=hand>{hand}</div>")]] })
    };
    let ghosts =
        || browser.ask("[...document.querySelectorAll('main .ghost')].map((one) => one.textContent)");
    hear(&browser, parts(&card("docker", ""), "")).await;
    browser.until("document.getElementById('c-docker') && !document.querySelector('.ghost')").await;
    // Into the hand; nothing of the copy can be taken for the card.
    hear(&browser, parts("", &card("docker", ""))).await;
    assert_eq!(ghosts().await, json!(["docker"]));
    assert_eq!(browser.count("[data-touch=c-docker]").await, 1);
    assert_eq!(browser.ask("getComputedStyle(document.getElementById('c-docker')).opacity").await, "0");
    browser.gone(".ghost").await;
    assert_eq!(browser.ask("getComputedStyle(document.getElementById('c-docker')).opacity").await, "1");
    // One comes from the deck while another one goes there.
    hear(&browser, parts("", &card("docker", "data-to=deck"))).await;
    hear(&browser, parts("", &card("writer", "data-from=deck"))).await;
    browser.until("document.getElementById('c-writer')").await;
    assert_eq!(ghosts().await, json!(["writer", "docker"]));
    // Nobody has to wait for it.
    browser.click("#asked").await;
    browser.until("!document.querySelector('.ghost')").await;
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_goes_on_where_one_has_left_it() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    against_bots(&browser, "epix", 2, &[]).await;
    Player::new(3).play_until(&browser, |step| step.lines > 4).await;
    browser.shown("body.choosing").await;
    browser.again().await;
    browser.shown("body.choosing").await;
    assert_eq!(browser.count(".since").await, 0, "nothing has happened since");
    // As if the last line had come while nobody looked.
    let lines = browser
        .run(
            "const tables = JSON.parse(localStorage.getItem('tables')), [[, known]] = tables;
             const [seat] = Object.keys(known.lines), lines = known.lines[seat];
             addEventListener('pagehide', () => { known.lines[seat] -= 1; localStorage.setItem('tables', JSON.stringify(tables)); });
             return lines;",
            vec![],
        )
        .await;
    browser.again().await;
    browser.shown("body.choosing").await;
    assert_eq!(browser.text(".since").await, "Since you last looked");
    assert_eq!(browser.ask("document.querySelector('.since + li:last-child') !== null").await, true);
    assert_eq!(browser.count("#log li:not(.since)").await, lines.as_u64().unwrap());
    house.close([browser]).await;
}
