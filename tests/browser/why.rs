//! Why something isn't allowed.

use crate::{
    browser::{Browser, Look},
    door::against_bots,
    open::Open,
    player::Player,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Touches things that don't glow, and gives back for each the words and the rule that the page answered with.
async fn touch_what_is_dark(browser: &Browser, css: &str) -> Vec<(String, String, String)> {
    let dark = "[...document.querySelectorAll(arguments[0])].filter((one) => !one.matches('.can, .on, .seat')).map((one) => one.dataset.touch)";
    let dark = browser.run(&format!("return {dark}"), vec![json!(css)]).await;
    let mut answers = Vec::new();
    for id in dark.as_array().unwrap().iter().filter_map(Value::as_str).take(6) {
        browser
            .run(
                "const why = document.getElementById('why'); why.hidden = true; why.replaceChildren();
                 document.querySelector(`[data-touch=\"${arguments[0]}\"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));",
                vec![json!(id)],
            )
            .await;
        // Something that only comes second in a move may be touched first all the same.
        let on = format!("document.querySelector('.on[data-touch=\"{id}\"]') !== null");
        let answered = format!("!document.getElementById('why').hidden ? 'why' : {on} ? 'picked' : null");
        if browser.until(&answered).await == "picked" {
            browser.keys("\u{e00c}").await;
            browser.gone("#pick").await;
            continue;
        }
        let link = browser.ask("document.querySelector('#why a')?.getAttribute('href') ?? ''").await;
        answers.push((id.to_owned(), browser.text("#why").await, link.as_str().unwrap().to_owned()));
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    against_bots(&browser, "epix", 4, &[]).await;
    // Who was about to pass and touches one of his provinces chooses anew, even though a unit comes before a province.
    browser.click("#s-soldier.can").await;
    browser.shown(".prov.can").await;
    let mine = browser.ask("document.querySelector('.prov.can').dataset.touch").await;
    browser.keys("\u{e00c}").await;
    browser.gone("#pick").await;
    browser.click("#b-pass").await;
    browser.shown("#b-pass.on").await;
    browser
        .run(
            "document.querySelector(`.prov[data-touch=\"${arguments[0]}\"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));",
            vec![mine.clone()],
        )
        .await;
    browser.shown(&format!(".prov.on[data-touch={mine}]")).await;
    assert_eq!(browser.count(".on").await, 1);
    browser.keys("\u{e00c}").await;
    browser.gone("#pick").await;
    let mut answers = Vec::new();
    // A soldier in the hand, and a province where he may not stand.
    browser.click("#s-soldier.can").await;
    answers.extend(touch_what_is_dark(&browser, ".prov").await);
    browser.keys("\u{e00c}").await;
    browser.gone("#pick").await;
    let mut player = Player::new(9);
    for question in ["Choose an action card", "Recruit units", "Move your units"] {
        let step =
            player.play_until(&browser, |step| step.asked.starts_with(question) || step.did == "over").await;
        if step.did == "over" {
            break;
        }
        browser.shown("body.choosing").await;
        // Nothing of what the player was about to do.
        browser.keys("\u{e00c}").await;
        browser.gone("#pick").await;
        answers.extend(touch_what_is_dark(&browser, ".prov, .sup, .action, g.unit").await);
    }
    let mut anchors = BTreeSet::new();
    for (id, words, link) in &answers {
        println!("{id}: {words} {link}");
        assert!(words.len() > 10, "{id} says only: {words}");
        let (page, anchor) = link.split_once('#').unwrap_or_else(|| panic!("{id} names no rule: {words}"));
        assert_eq!(page, "/rules/epix");
        anchors.insert(anchor.to_owned());
    }
    assert!(anchors.len() > 1, "always the same rule: {anchors:?}");
    for anchor in anchors {
        browser.go(&format!("/rules/epix#{anchor}")).await;
        let there = browser
            .run("return document.getElementById(arguments[0])?.checkVisibility()", vec![json!(anchor)])
            .await;
        assert_eq!(there, true, "{anchor} isn't on the page of the rules");
    }
    house.close([browser]).await;
}
