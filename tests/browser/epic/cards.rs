//! The gallery of cards.

use crate::{
    axe::Findings,
    browser::{Browser, Look},
    languages::speak,
    open::Open,
    screen::fits,
};

/// How many cards are shown.
const SHOWN: &str = "document.querySelectorAll('#cards > li:not([hidden])').length";

async fn shows(browser: &Browser, number: u64) {
    browser.until(&format!("{SHOWN} === {number}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_found_by_what_stands_on_them() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    browser.go("/").await;
    browser.click("a[href='/cards/epic']").await;
    shows(&browser, 300).await;
    // Each has a picture of its own.
    let pictures = "new Set([...document.querySelectorAll('#cards > li')].map((one) => one.querySelector('svg.art, svg:not(.icon)').outerHTML)).size";
    assert_eq!(browser.ask(pictures).await, 300);
    // By words, wherever they stand, then by what is ticked as well.
    browser.write("#filters [name=q]", "dragon").await;
    browser.until(&format!("{SHOWN} < 40")).await;
    let dragons = browser.ask(SHOWN).await.as_u64().unwrap();
    assert!(dragons > 4, "{dragons}");
    browser.click("#filters label:has([name=alignment][value=wild])").await;
    browser.until(&format!("{SHOWN} < {dragons}")).await;
    browser.click("#filters label:has([name=kind][value=champion])").await;
    let wild = browser.ask(SHOWN).await.as_u64().unwrap();
    let wrong = "document.querySelectorAll('#cards > li:not([hidden]):not([data-alignment=wild][data-kind=champion])').length";
    assert_eq!(browser.ask(wrong).await, 0);
    assert!(wild > 0);
    // What was chosen stands in the address.
    let path = browser.path().await;
    assert!(path.contains("q=dragon") && path.contains("alignment=wild"), "{path}");
    browser.again().await;
    shows(&browser, wild).await;
    // A card has an address, and one comes back to where one was.
    browser.click("#cards > li:not([hidden]) a").await;
    browser.shown(".one-card .large").await;
    assert!(browser.path().await.starts_with("/cards/epic/"), "{}", browser.path().await);
    browser.click("[data-back]").await;
    shows(&browser, wild).await;
    browser.click("#filters [type=reset]").await;
    shows(&browser, 300).await;
    browser.choose("#filters [name=keyword]", "airborne").await;
    browser.until(&format!("{SHOWN} < 100")).await;
    browser.write("#filters [name=q]", "no card says this").await;
    shows(&browser, 0).await;
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_accessible_and_fit_small_screens() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    let (mut found, mut wide) = (Findings::default(), Vec::new());
    for (code, path) in
        [("fr", "/cards/epic?q=ange"), ("de", "/cards/epic/reflective-golem"), ("en", "/cards/epic/savior")]
    {
        browser.go(path).await;
        speak(&browser, code).await;
        browser.shown(".gallery li:not([hidden]), .one-card .large").await;
        found.look(&browser, path).await;
        fits(&browser, path, &mut wide).await;
    }
    found.none();
    assert!(wide.is_empty(), "{wide:#?}");
    house.close([browser]).await;
}
