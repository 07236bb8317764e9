//! Names that are kept, and what people tell each other.

use crate::{
    browser::{Browser, Look},
    door::{name, start, wants},
    open::Open,
    player::Player,
};
use std::time::Duration;
use tokio::time::sleep;

/// Keeps a guest's name with a password, signs out, and signs in again.
async fn keep_the_name(browser: &Browser) {
    browser.go("/me").await;
    browser.write("#keep [name=password]", "a good password").await;
    browser.click("#keep .go").await;
    browser.shown("#keep [name=old]").await;
    browser.click("[data-call='DELETE /api/session']").await;
    browser.until("location.pathname === '/' && !('known' in document.body.dataset)").await;
    browser.go("/me").await;
    browser.write("#sign-in [name=name]", "Ann").await;
    browser.write("#sign-in [name=password]", "a wrong password").await;
    browser.click("#sign-in .go").await;
    browser.shown("#sign-in .wrong").await;
    assert_eq!(browser.wrongs().await.len(), 1, "the browser tells of the refusal");
    browser.write("#sign-in [name=password]", "a good password").await;
    browser.click("#sign-in .go").await;
    browser.until("location.pathname === '/' && document.body.dataset.name === 'Ann'").await;
}

/// Both play to the end.
async fn play(browsers: [&Browser; 2]) {
    let mut players = [Player::new(21), Player::new(22)];
    loop {
        let mut over = 0;
        for (player, browser) in players.iter_mut().zip(browsers) {
            over += usize::from(player.step(browser).await.did == "over");
        }
        if over == 2 {
            return;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_and_notices() {
    let house = Open::house();
    let (ann, bob) = (house.browser(Look::Wide).await, house.browser(Look::Wide).await);
    wants(&ann, "epix", 2, &[]).await;
    start(&ann, "epix", "friends").await;
    name(&ann, "Ann").await;
    ann.shown("#link").await;
    let path = ann.path().await;
    keep_the_name(&ann).await;
    ann.go(&path).await;
    bob.go(&path).await;
    bob.click(".waiting .go").await;
    name(&bob, "Bob").await;
    bob.shown("#room [data-then='/']").await;
    ann.click(".waiting .go:enabled").await;
    // Both are seen to be there.
    for browser in [&ann, &bob] {
        browser.shown(".seat[data-asked]").await;
        browser.gone(".seat .mark").await;
    }

    // They talk.
    ann.click("#tab-chat").await;
    ann.write("#say-text", "Good luck! <b>Really</b>\n").await;
    for browser in [&ann, &bob] {
        browser
            .until("document.querySelector('#chat li span')?.textContent === 'Good luck! <b>Really</b>'")
            .await;
    }
    bob.shown("#tab-chat .news").await;
    bob.click("#tab-chat").await;
    bob.gone("#tab-chat .news").await;

    // One of them begins, and takes it back.
    let first = ann.until("document.querySelector('[data-asked]')?.id").await;
    let (first, other) = if first == "seat-0" { (&ann, &bob) } else { (&bob, &ann) };
    first.click("#s-soldier.can").await;
    let province = first.until("document.querySelector('.prov.can')?.id").await;
    let province = province.as_str().unwrap();
    first.click(&format!("#{province}")).await;
    let unit = province.replace("p-", "#u-soldier-");
    other.shown(&unit).await;
    first.click("[data-back]").await;
    first
        .until(&format!("!document.querySelector('{unit}') && document.body.classList.contains('choosing')"))
        .await;
    other.until(&format!("!document.querySelector('{unit}')")).await;

    // Who looks at another page is told when it is his turn.
    other.go("/rules/epix").await;
    other.until("window.tablee?.live.up").await;
    first.click("#s-soldier.can").await;
    first.click(&format!("#{province}")).await;
    other.shown(&format!(".toast a[href='{path}']")).await;
    other.click(&format!(".toast a[href='{path}']")).await;
    other.shown("body.choosing").await;

    // They play to the end, and once more.
    play([&ann, &bob]).await;
    ann.click(".over [data-call$='/rematch']").await;
    ann.until(&format!("location.pathname.startsWith('/t/') && location.pathname !== '{path}'")).await;
    let next = ann.path().await;
    bob.click(&format!(".toast a[href='{next}']")).await;
    bob.until(&format!("location.pathname === '{next}' && document.readyState === 'complete'")).await;
    house.close([ann, bob]).await;
}
