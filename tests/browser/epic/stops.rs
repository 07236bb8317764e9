//! Where one is asked, how cards are read, what is refused, and the first game.

use super::prefer;
use crate::{
    axe::Findings,
    browser::{Browser, Look},
    door::{against_bots, name, pick, start, wants},
    open::Open,
    player::{Player, Step},
    together::sit_down,
};
use std::time::{Duration, Instant};

/// Plays until this kind of question comes for the first time.
async fn until_asked(player: &mut Player, browser: &Browser, kind: &str) {
    let met = |step: &Step| step.did == "over" || step.did == "meets" && step.what == kind;
    let step = player.play_until(browser, met).await;
    assert_eq!(step.did, "meets", "nobody was asked {kind}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_explained() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    // Whatever was chosen for another game isn't taken along.
    wants(&browser, "epic", 2, &[("option-format", "constructed")]).await;
    browser.until("document.querySelector('[name=brought] option[value^=ready]')").await;
    pick(&browser, "epic", "brought", "ready good-1").await;
    start(&browser, "epic", "first").await;
    name(&browser, "Ann").await;
    browser.shown("body.choosing").await;
    assert_eq!(browser.count(".seat").await, 2);
    // Each kind of question has its hint, until it is understood.
    browser.shown("#question .hint").await;
    let hint = browser.text("#question .hint").await;
    assert!(hint.len() > 60, "{hint}");
    let mut player = Player::curious(3);
    let (mut hints, mut over) = (0, false);
    while !over && hints < 5 {
        let step = player.play_until(&browser, |step| matches!(step.did.as_str(), "meets" | "over")).await;
        over = step.did == "over";
        hints += browser.count("#question .hint:not([hidden])").await;
    }
    assert!(hints > 2, "only {hints} hints");
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_asked_where_one_has_a_stop() {
    let house = Open::house();
    let browsers = [house.browser(Look::Wide).await, house.browser(Look::Wide).await];
    for browser in &browsers {
        prefer(browser, "light").await;
    }
    sit_down(&browsers, &["Ann", "Bob"], "epic", &[("option-format", "first")]).await;
    let (mut ann, mut bob, mut found) = (Player::curious(6), Player::new(7), Findings::default());
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_mins(1), "Ann is never asked at the end of her turn");
        let step = ann.step(&browsers[0]).await;
        assert_ne!(step.did, "over", "the game was too short");
        match step.what.as_str() {
            // With the stop she is asked at the end of this very turn.
            "ask-end" => break,
            "ask-build" if step.did == "meets" => {
                browsers[0].click("#stops summary").await;
                browsers[0].shown("#stop-my-end[aria-checked=false]").await;
                found.look(&browsers[0], "stops").await;
                browsers[0].click("#stop-my-end").await;
                browsers[0].shown("#stop-my-end[aria-checked=true]").await;
                browsers[0].click("#b-pass").await;
            }
            _ => {}
        }
        bob.step(&browsers[1]).await;
    }
    found.none();
    house.close(browsers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_read_large_and_what_may_not_be_is_explained() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    prefer(&browser, "dark").await;
    against_bots(&browser, "epic", 2, &[("option-format", "first"), ("bot", "random")]).await;
    // By keyboard: whatever has the focus is read.
    browser.run("document.querySelector('#hand .held').focus({ focusVisible: true })", vec![]).await;
    browser.shown("#zoom .words").await;
    let names = "document.querySelector('#zoom .name').textContent === document.querySelector('#hand .held .tname').textContent";
    assert_eq!(browser.ask(names).await, true);
    assert_eq!(browser.ask("document.activeElement.getAttribute('aria-describedby')").await, "zoom");
    let mut found = Findings::default();
    found.glance(&browser, "a card that is read").await;
    browser.keys("\u{e00c}").await;
    browser.gone("#zoom").await;
    // In other people's turns a card that isn't fast can't be played, and the page says why.
    until_asked(&mut Player::curious(5), &browser, "ask-build").await;
    let dull = "[...document.querySelectorAll('#hand .held:not(.can), .zone:not([data-mine]) .tile:not(.can)')].at(0)";
    if browser.ask(&format!("Boolean({dull})")).await == true {
        browser.run(&format!("{dull}.click()"), vec![]).await;
        browser.shown("#why a").await;
        found.glance(&browser, "why not").await;
    }
    found.none();
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_question_may_come_again() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    prefer(&browser, "light").await;
    against_bots(&browser, "epic", 2, &[("option-format", "first"), ("bot", "random")]).await;
    // Cards of the first hand are exchanged one by one; from the second on nothing of the question is drawn anew.
    let words = browser.text("#asked").await;
    for left in [4, 3, 2] {
        browser.click("#hand .held.can").await;
        browser.click("#confirm").await;
        browser.until(&format!("document.querySelectorAll('#hand .held').length === {left}")).await;
        browser.shown("body.choosing").await;
        assert_eq!(browser.text("#asked").await, words);
    }
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_passes_until_something_happens_sees_it_and_may_think_again() {
    let house = Open::house();
    let browsers = [house.browser(Look::Wide).await, house.browser(Look::Phone(390)).await];
    for browser in &browsers {
        prefer(browser, "dark").await;
    }
    sit_down(&browsers, &["Ann", "Bob"], "epic", &[("option-format", "first")]).await;
    let [ann, bob] = &browsers;
    let (mut she, mut he, mut rests) = (Player::curious(11), Player::curious(12), false);
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_mins(1), "Bob is never asked at the end of Ann's turn");
        if !rests {
            let step = she.step(ann).await;
            assert_ne!(step.did, "over", "the game was too short");
            if step.did == "meets" && step.what == "ask-build" {
                ann.click("#order-rest[data-body*=add]").await;
                ann.shown("#order-rest[aria-checked=true]").await;
                rests = true;
            }
        }
        if rests && bob.count("body.choosing [data-hint=ask-theirs-end]").await > 0 {
            break;
        }
        he.step(bob).await;
    }
    // She hasn't been asked again; now she wants to be.
    ann.click("#order-rest[aria-checked=true]").await;
    ann.gone("#order-rest").await;
    house.close(browsers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lets_everything_resolve_isnt_asked_about_it_in_that_turn() {
    let house = Open::house();
    let browsers = [house.browser(Look::Phone(390)).await, house.browser(Look::Wide).await];
    for browser in &browsers {
        prefer(browser, "light").await;
    }
    sit_down(&browsers, &["Ann", "Bob"], "epic", &[("option-format", "first")]).await;
    let [ann, bob] = &browsers;
    let (mut she, mut he, mut lets) = (Player::curious(21), Player::curious(22), false);
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_mins(1), "Bob's turn is never over");
        if lets {
            let seen = "['#order-let[aria-checked=true]', 'body.choosing [data-hint=ask-answer]'].map((css) => document.querySelector(css) !== null)";
            let seen = ann.ask(seen).await;
            assert_ne!(seen, serde_json::json!([true, true]), "she is asked all the same");
            if seen[0] == false {
                break;
            }
        } else if ann.count("body.choosing [data-hint=ask-answer]").await > 0 {
            ann.click("#order-let[data-body*=add]").await;
            ann.shown("#order-let[aria-checked=true]").await;
            lets = true;
        }
        let step = she.step(ann).await;
        assert_ne!(step.did, "over", "the game was too short");
        he.step(bob).await;
    }
    house.close(browsers).await;
}
