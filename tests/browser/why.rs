//! Why something isn't allowed.

use crate::{
    browser::{Browser, Look},
    door::against_bots,
    keys::{ENTER, ESCAPE, from_the_list, tab_to},
    open::Open,
    player::Player,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Touches things that don't glow, and gives back for each the words and the rule that the page answered with.
pub(crate) async fn touch_what_is_dark(browser: &Browser, css: &str) -> Vec<(String, String, String)> {
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
            browser.keys(ESCAPE).await;
            browser.gone("#pick").await;
            continue;
        }
        let link = browser.ask("document.querySelector('#why a')?.getAttribute('href') ?? ''").await;
        answers.push((id.to_owned(), browser.text("#why").await, link.as_str().unwrap().to_owned()));
    }
    answers
}

/// Every answer names a rule that stands on the page of the rules.
async fn rules_are_there(browser: &Browser, game: &str, answers: &[(String, String, String)]) {
    let mut anchors = BTreeSet::new();
    for (id, words, link) in answers {
        println!("{id}: {words} {link}");
        assert!(words.len() > 10, "{id} says only: {words}");
        let (page, anchor) = link.split_once('#').unwrap_or_else(|| panic!("{id} names no rule: {words}"));
        assert_eq!(page, format!("/rules/{game}"));
        anchors.insert(anchor.to_owned());
    }
    assert!(anchors.len() > 1, "always the same rule: {anchors:?}");
    for anchor in anchors {
        browser.go(&format!("/rules/{game}#{anchor}")).await;
        let there = browser
            .run("return document.getElementById(arguments[0])?.checkVisibility()", vec![json!(anchor)])
            .await;
        assert_eq!(there, true, "{anchor} isn't on the page of the rules");
    }
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
    browser.keys(ESCAPE).await;
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
    browser.keys(ESCAPE).await;
    browser.gone("#pick").await;
    let mut answers = Vec::new();
    // A soldier in the hand, and a province where he may not stand.
    browser.click("#s-soldier.can").await;
    answers.extend(touch_what_is_dark(&browser, ".prov").await);
    browser.keys(ESCAPE).await;
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
        browser.keys(ESCAPE).await;
        browser.gone("#pick").await;
        answers.extend(touch_what_is_dark(&browser, ".prov, .sup, .action, g.unit").await);
    }
    rules_are_there(&browser, "epix", &answers).await;
    house.close([browser]).await;
}

/// What somebody sees who wants to be told why not: cards that cost more than he has, cards of the hand that wait for their
/// moment, and such cards that he could take.
const TEMPTS: &str = "(() => {
    const purse = document.querySelectorAll('#hand [data-have]').length;
    const value = (card) => +card.querySelector('.value [aria-hidden]').textContent;
    const waits = (card) => ['c-sentinelle', 'c-greviste', 'c-predicateur', 'c-argentier'].includes(card.id);
    const cards = [...document.querySelectorAll('#crossroads .card.can:not(.inhabitant)')];
    const id = (found) => found ? `#${found.id}` : '';
    return {
      dear: id(cards.find((card) => value(card) > purse)),
      waits: id([...document.querySelectorAll('#hand .card')].find(waits)),
      take: id(cards.find((card) => waits(card) && value(card) <= purse)),
      any: id(cards[0]),
    };
  })()";

/// Goes on until he is asked for an action, or it is over.
async fn until_an_action(browser: &Browser, player: &mut Player) -> bool {
    loop {
        let act = "!document.querySelector('.over') && document.body.matches('.choosing') && document.getElementById('pick').hidden
            && document.querySelector('[data-hint^=ask-a]') !== null && document.getElementById('b-debate') !== null";
        if browser.ask(act).await == true {
            return true;
        }
        if player.step(browser).await.did == "over" {
            return false;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_in_ephios_and_by_keyboard() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    against_bots(&browser, "ephios", 2, &[("bot", "random")]).await;
    // An alliance that can't be united yet.
    let mut answers = touch_what_is_dark(&browser, ".tile").await;
    assert!(answers.len() > 2 && answers[0].1.contains("members"), "{answers:?}");
    // Somebody is recruited by Tab and Enter.
    tab_to(&browser, "#crossroads .card.can:not(.inhabitant)").await;
    let card = browser.ask("document.activeElement.id").await;
    browser.keys(ENTER).await;
    browser.shown(&format!("#{}.on", card.as_str().unwrap())).await;
    let picked = browser.text("#picked").await;
    let called = browser.text(&format!("#{} .cname", card.as_str().unwrap())).await;
    assert_eq!(picked, format!("{called} …"));
    tab_to(&browser, "#b-recruit.can").await;
    browser.keys(ENTER).await;
    browser.shown(&format!("#hand #{}", card.as_str().unwrap())).await;
    let mut player = Player::new(14);
    assert!(until_an_action(&browser, &mut player).await);
    let lines = browser.count("#log li").await;
    from_the_list(&browser, 0).await;
    browser.until(&format!("document.querySelectorAll('#log li').length > {lines}")).await;
    // Somebody who is too dear, and a card that isn't used as an action.
    let (mut dear, mut waits) = (false, false);
    while !(dear && waits) {
        assert!(until_an_action(&browser, &mut player).await, "over: dear {dear}, waits {waits}");
        let tempts = browser.ask(TEMPTS).await;
        let tempts = |key: &str| tempts[key].as_str().filter(|css| !css.is_empty()).map(str::to_owned);
        if let (Some(css), false) = (tempts("dear"), dear) {
            browser.click(&css).await;
            browser.click("#b-recruit").await;
            browser.shown("#why").await;
            let link = browser.ask("document.querySelector('#why a')?.getAttribute('href') ?? ''").await;
            answers.push((css, browser.text("#why").await, link.as_str().unwrap().to_owned()));
            browser.keys(ESCAPE).await;
            browser.gone("#pick").await;
            dear = true;
        }
        if let (Some(css), false) = (tempts("waits"), waits) {
            answers.extend(touch_what_is_dark(&browser, &css).await);
            waits = true;
        }
        // He takes what waits for its moment, and what he doesn't see; or he debates.
        let lines = browser.count("#log li").await;
        if let Some(css) = tempts("take") {
            browser.click(&css).await;
            browser.click("#b-recruit.can").await;
        } else if browser.count("#pile-deck.can").await > 0 {
            browser.click("#pile-deck.can").await;
            browser.click("#confirm").await;
        } else {
            browser.click(&tempts("any").unwrap()).await;
            browser.click("#b-debate.can").await;
        }
        browser.until(&format!("document.querySelectorAll('#log li').length > {lines}")).await;
    }
    assert!(answers.iter().any(|(_, words, _)| words.contains("persuasion; you have")), "{answers:?}");
    assert!(answers.iter().any(|(_, words, _)| words.contains("waits in your hand")), "{answers:?}");
    rules_are_there(&browser, "ephios", &answers).await;
    house.close([browser]).await;
}
