//! Two people around one device.

use crate::{
    browser::Look,
    door::{start, wants},
    open::Open,
    player::{Player, Step},
    secrets::{heard, keep_secrets},
};
use std::collections::BTreeSet;

#[tokio::test(flavor = "multi_thread")]
async fn on_one_device() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    wants(&browser, "epix", 2, &[]).await;
    start(&browser, "epix", "here").await;
    let field = |number: u32| format!("dialog[data-here=epix] [data-number='{number}']");
    browser.write(&field(1), "Ann").await;
    browser.write(&field(2), "Bob").await;
    assert_eq!(
        browser.ask("document.querySelectorAll('[data-here=epix] label:not([hidden])').length").await,
        2
    );
    browser.click("dialog[data-here=epix] .go").await;
    browser.shown("#curtain .go").await;
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
