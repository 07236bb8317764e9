//! Two people around one device.

use crate::{
    browser::{Browser, Look},
    door::{start, wants},
    languages::speak,
    open::Open,
    player::{Player, Step},
    screen::fits,
    secrets::{heard, keep_secrets, pages, plain},
};
use std::collections::BTreeSet;

/// These sit down around this device.
async fn sit_around(browser: &Browser, game: &str, names: &[&str]) {
    wants(browser, game, names.len(), &[]).await;
    start(browser, game, "here").await;
    let dialog = format!("dialog[data-here={game}]");
    for (number, called) in (1..).zip(names) {
        browser.write(&format!("{dialog} [data-number='{number}']"), called).await;
    }
    assert_eq!(browser.count(&format!("{dialog} label:not([hidden])")).await, names.len() as u64);
    browser.click(&format!("{dialog} .go")).await;
    browser.shown("#curtain .go").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_one_device() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    sit_around(&browser, "epix", &["Ann", "Bob"]).await;
    let watch = "window.curtains = 1; new MutationObserver(() => { window.curtains += document.getElementById('curtain').hidden ? 0 : 1; })
        .observe(document.getElementById('curtain'), { attributeFilter: ['hidden'] });";
    browser.run(watch, vec![]).await;
    let mut player = Player::new(7);
    let mut seen = BTreeSet::new();
    let mut curtains = 0;
    loop {
        let mut told = 0;
        let enough = |step: &Step| {
            // As long as one looks the story only grows; behind the curtain nobody looks, and it may be gone already.
            let looks = step.did != "covered";
            assert!(
                !looks || step.lines >= told,
                "{told} lines of the story are {} now: {step:?}",
                step.lines
            );
            told = step.lines;
            matches!(step.did.as_str(), "over" | "covered")
        };
        let step = player.play_until(&browser, enough).await;
        if step.did == "over" {
            assert!(step.what.contains("wins") || step.what.contains("share"), "{}", step.what);
            break;
        }
        // Behind the curtain there is nothing of the one before, and nothing to choose.
        browser
            .until("!document.getElementById('curtain').hidden && document.querySelector('#curtain .go')")
            .await;
        let secret =
            browser.ask("document.querySelectorAll('[data-secret], [data-chosen], .can').length").await;
        assert_eq!(secret, 0, "something is left behind the curtain");
        let told = browser
            .ask(
                "[...document.querySelectorAll('#main *')].filter((one) => one.children.length === 0 && /You (offer|choose|bid|have)/.test(one.textContent))
                  .map((one) => `${one.tagName}#${one.id} ${one.textContent}`)",
            )
            .await;
        assert_eq!(told.as_array().unwrap().len(), 0, "behind the curtain stands: {told}");
        seen.insert(step.what);
        curtains += 1;
        browser.click("#curtain .go").await;
        browser.until("document.getElementById('curtain').hidden").await;
    }
    assert_eq!(seen, BTreeSet::from(["Ann".to_owned(), "Bob".to_owned()]));
    assert!(curtains > 6, "the device was handed on only {curtains} times");
    let shown = browser.ask("window.curtains").await;
    assert_eq!(shown, curtains, "the curtain was drawn more often than somebody stood behind it");
    keep_secrets(&heard(&browser).await, 2);
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ephios_on_one_phone() {
    let house = Open::house();
    let browser = house.browser(Look::Phone(390)).await;
    speak(&browser, "de").await;
    // Three, so that two at the device are asked for a reaction at the same time, one behind the other.
    sit_around(&browser, "ephios", &["Ann", "Bob", "Cleo"]).await;
    let mut player = Player::curious(8);
    let (mut seen, mut wide, mut curtains) = (BTreeSet::new(), Vec::new(), 0);
    loop {
        let enough = |step: &Step| matches!(step.did.as_str(), "over" | "covered" | "meets");
        let step = player.play_until(&browser, enough).await;
        match step.did.as_str() {
            "over" => break,
            "meets" => fits(&browser, &step.what, &mut wide).await,
            _ => {
                browser.shown("#curtain .go").await;
                // Neither hand nor affinity nor anything to choose is left behind the curtain.
                let secret = browser.count("#hand .card, #hand .affinity, .looked .card, .can").await;
                assert_eq!(secret, 0, "something is left behind the curtain");
                seen.insert(step.what);
                curtains += 1;
                browser.click("#curtain .go").await;
                browser.until("document.getElementById('curtain').hidden").await;
            }
        }
    }
    println!("{curtains} curtains; met {:?}", player.met().collect::<Vec<_>>());
    assert_eq!(seen, BTreeSet::from(["Ann", "Bob", "Cleo"].map(str::to_owned)));
    assert!(curtains > 6, "the device was handed on only {curtains} times");
    fits(&browser, "the end", &mut wide).await;
    assert!(wide.is_empty(), "{wide:#?}");
    for page in pages(&heard(&browser).await).filter(|page| page["as"] == "spectator") {
        assert_eq!(page["moves"], serde_json::json!([]), "whoever looks on is offered moves");
        for part in page["parts"].as_array().unwrap().iter().filter(|part| part[0] == "hand") {
            assert_eq!(plain(part[1].as_str().unwrap()).trim(), "", "whoever looks on sees a hand");
        }
    }
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn epic_on_one_device() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    sit_around(&browser, "epic", &["Ann", "Bob"]).await;
    let (mut player, mut curtains, mut last) = (Player::new(9), 0, String::new());
    loop {
        let enough = |step: &Step| matches!(step.did.as_str(), "over" | "covered");
        let step = player.play_until(&browser, enough).await;
        if step.did == "over" {
            break;
        }
        browser.shown("#curtain .go").await;
        // Whoever passes by himself isn't handed the device, so nobody hands it to himself.
        let name = browser.text("#curtain h2").await;
        assert_ne!(name, last, "{name} had it already");
        let secret = browser.count("#hand .held, .looked .held, .can").await;
        assert_eq!(secret, 0, "something is left behind the curtain");
        last = name;
        curtains += 1;
        browser.click("#curtain .go").await;
        browser.until("document.getElementById('curtain').hidden").await;
    }
    println!("{curtains} curtains");
    assert!(curtains > 4, "the device was handed on only {curtains} times");
    house.close([browser]).await;
}
