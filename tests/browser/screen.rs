//! Small screens.

use crate::{
    browser::{Browser, Look},
    door::{name, start, wants},
    open::Open,
    player::Player,
    replay::at,
};

/// Looks whether anything reaches beyond a screen; whatever does is written down.
pub(crate) async fn fits(browser: &Browser, place: &str, wide: &mut Vec<String>) {
    for width in [390, 320] {
        browser.size(width, 844, true).await;
        browser.until(&format!("document.documentElement.clientWidth === {width}")).await;
        let beyond = browser
            .run(
                "const page = document.documentElement, wide = page.scrollWidth > page.clientWidth;
                 // To the left of where one can scroll to.
                 const lost = (one) => {
                   for (let at = one; at && at !== page; at = at.parentElement) if (at.scrollLeft > 0) return false;
                   return one.matches('button, a, p, h2, h3, [data-touch]') && !one.closest('.quiet-text, .skip, svg') && one.getBoundingClientRect().left < -1;
                 };
                 return [...document.querySelectorAll('body *')]
                   .filter((one) => (wide && one.getBoundingClientRect().right > page.clientWidth + 1 || lost(one)) && one.checkVisibility())
                   .map((one) => `${one.tagName} ${one.id} ${one.className.baseVal ?? one.className} ${Math.round(one.getBoundingClientRect().left)} to ${Math.round(one.getBoundingClientRect().right)}`).slice(0, 12);",
                vec![],
            )
            .await;
        if beyond != serde_json::json!([]) {
            wide.push(format!("{place} is wider than {width} points: {beyond}"));
        }
    }
    browser.size(390, 844, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_small_screen() {
    let house = Open::house();
    let browser = house.browser(Look::Phone(390)).await;
    let mut wide = Vec::new();
    fits(&browser, "the door", &mut wide).await;
    wants(&browser, "ephios", 1, &[("option-mode", "solo")]).await;
    fits(&browser, "a box for one", &mut wide).await;
    wants(&browser, "epix", 3, &[]).await;
    fits(&browser, "the options", &mut wide).await;
    start(&browser, "epix", "now").await;
    browser.shown("#who").await;
    fits(&browser, "the question who it is", &mut wide).await;
    name(&browser, "A long name of 24 letters").await;
    browser.shown("body.choosing").await;
    fits(&browser, "the draft", &mut wide).await;
    // A finger reaches the units, the map and the panels.
    browser.click("#s-soldier.can").await;
    let province = browser.until("document.querySelector('.prov.can')?.id").await;
    let province = province.as_str().unwrap();
    fits(&browser, "the draft with a unit in hand", &mut wide).await;
    browser.click(&format!("#{province}")).await;
    browser.shown(&province.replace("p-", "#u-soldier-")).await;
    browser.click("[data-side]").await;
    browser.shown("#log").await;
    browser.click("#tab-chat").await;
    fits(&browser, "the chat", &mut wide).await;
    browser.click("#tab-menu").await;
    fits(&browser, "the menu", &mut wide).await;
    browser.click("[data-side-shut]").await;
    let mut player = Player::new(3);
    let mut known: Vec<String> = Vec::new();
    loop {
        let step = player.step(&browser).await;
        // Every kind of question is looked at once.
        let kind: String = step.asked.split_whitespace().take(2).collect();
        if !known.contains(&kind) {
            fits(&browser, &step.asked, &mut wide).await;
            known.push(kind);
        }
        if step.did == "over" {
            break;
        }
    }
    println!("{known:?}");
    fits(&browser, "the end", &mut wide).await;
    let table = browser.path().await;
    browser.click(".over a[href$=replay]").await;
    at(&browser, 0).await;
    fits(&browser, "the replay", &mut wide).await;
    for path in ["/rules/epix", "/me", "/", &table] {
        browser.go(path).await;
        browser.shown("main").await;
        fits(&browser, path, &mut wide).await;
    }
    assert!(wide.is_empty(), "{wide:#?}");
    house.close([browser]).await;
}
