//! What can be checked of how well everybody can use the page: on every screen, light and dark, large and small.

use crate::{
    browser::{Browser, Look},
    door::{against_bots, name, start, wants},
    open::Open,
    player::Player,
    replay::at,
};
use serde_json::json;
use std::collections::BTreeMap;

/// What is wrong, and on which screens.
#[derive(Default)]
pub(crate) struct Findings(BTreeMap<String, Vec<String>>);

impl Findings {
    /// Looks at a screen in every light and size.
    pub(crate) async fn look(&mut self, browser: &Browser, screen: &str) {
        for (width, height, phone) in [(1440, 900, false), (390, 844, true)] {
            browser.size(width, height, phone).await;
            for theme in ["light", "dark"] {
                browser
                    .run("document.documentElement.dataset.theme = arguments[0]", vec![json!(theme)])
                    .await;
                self.glance(browser, &format!("{screen} {width} {theme}")).await;
            }
        }
        browser.run("delete document.documentElement.dataset.theme", vec![]).await;
        browser.size(1440, 900, false).await;
    }

    /// Looks at a screen as it is shown.
    pub(crate) async fn glance(&mut self, browser: &Browser, screen: &str) {
        if browser.ask("typeof axe").await != "object" {
            let source = std::env::var("TABLEE_AXE")
                .expect("TABLEE_AXE names no file: run ./scripts/test, which fetches what tests need");
            browser.run(&std::fs::read_to_string(source).unwrap(), vec![]).await;
        }
        let run = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => axe.run(document, { resultTypes: ['violations'] })
              .then((found) => done(found.violations.flatMap((one) => one.nodes.map((node) => [one.id, node.target.join(' '), node.html.slice(0, 200), node.failureSummary]))))));";
        let found = browser.run_async(run, vec![]).await;
        for one in found.as_array().unwrap() {
            let word = |at: usize| one[at].as_str().unwrap_or_default();
            let what =
                format!("{}: {}\n    {}\n    {}", word(0), word(1), word(2), word(3).replace('\n', "\n    "));
            self.0.entry(what).or_default().push(screen.to_owned());
        }
    }

    /// There is nothing.
    pub(crate) fn none(self) {
        for (what, screens) in &self.0 {
            println!("{what}\n    on: {}\n", screens.join(", "));
        }
        assert!(self.0.is_empty(), "{} things are not accessible", self.0.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn accessible_at_the_door() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    let mut found = Findings::default();
    found.look(&browser, "door").await;
    browser.click("[data-dialog=settings]").await;
    found.look(&browser, "settings").await;
    browser.click("#settings .go").await;
    wants(&browser, "epix", 2, &[]).await;
    found.look(&browser, "options").await;
    start(&browser, "epix", "here").await;
    found.look(&browser, "names").await;
    browser.click("[data-here=epix] [data-cancel]").await;
    wants(&browser, "ephios", 1, &[("option-mode", "solo")]).await;
    found.look(&browser, "a box for one").await;
    browser.go("/me").await;
    found.look(&browser, "sign in").await;
    browser.go("/").await;
    start(&browser, "epix", "friends").await;
    found.look(&browser, "who").await;
    name(&browser, "Ann").await;
    browser.shown("#link").await;
    found.look(&browser, "waiting room").await;
    browser.go("/me").await;
    found.look(&browser, "me").await;
    browser.go("/").await;
    found.look(&browser, "door with a table").await;
    browser.go("/rules/epix").await;
    found.look(&browser, "rules").await;
    found.none();
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accessible_at_the_table() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    let mut found = Findings::default();
    against_bots(&browser, "epix", 4, &[]).await;
    found.look(&browser, "draft").await;
    browser.click("#s-soldier.can").await;
    found.look(&browser, "draft, a unit in hand").await;
    let mut player = Player::new(2);
    for question in ["Bid in secret for", "Choose an action card", "Recruit units|Move your units"] {
        let met = |asked: &str| question.split('|').any(|words| asked.starts_with(words));
        let step = player.play_until(&browser, |step| met(&step.asked) || step.did == "over").await;
        browser.shown("body.choosing, .over").await;
        found.look(&browser, &step.asked).await;
    }
    browser.click("#tab-chat").await;
    found.look(&browser, "chat").await;
    browser.click("#tab-menu").await;
    found.look(&browser, "menu").await;
    player.play(&browser).await;
    found.look(&browser, "over").await;
    browser.click(".over a[href$=replay]").await;
    at(&browser, 0).await;
    browser.choose("#step", "12").await;
    at(&browser, 12).await;
    found.look(&browser, "replay").await;
    // Around one device.
    browser.go("/").await;
    wants(&browser, "epix", 2, &[]).await;
    start(&browser, "epix", "here").await;
    browser.write("[data-here=epix] [data-number='1']", "Ann").await;
    browser.write("[data-here=epix] [data-number='2']", "Bob").await;
    browser.click("[data-here=epix] .go").await;
    browser.shown("#curtain .go").await;
    found.look(&browser, "curtain").await;
    found.none();
    house.close([browser]).await;
}

/// Shows the last scene that was told, and leaves it there.
pub(crate) async fn show_scene(browser: &Browser) -> bool {
    let scene = "const said = window.heard.map((text) => JSON.parse(text)).filter((one) => one.say === 'page');
        const told = said.findLast((one) => one.drama?.length);
        if (!told) return false;
        const drama = [told.drama.at(-1), told.drama.at(-1)].map((act) => ({ ...act, ms: 600000 }));
        tablee.live.heard.get('page')({ ...said.at(-1), whole: false, parts: [], lines: [], window: null, drama });
        return true;";
    if browser.run(scene, vec![]).await == false {
        return false;
    }
    browser.shown("#drama .act").await;
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn accessible_at_the_table_of_ephios() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    let mut found = Findings::default();
    against_bots(&browser, "ephios", 3, &[]).await;
    found.look(&browser, "an action").await;
    browser.click("#crossroads .card.can:not(.inhabitant)").await;
    browser.shown("#crossroads .card.on").await;
    found.look(&browser, "an action, a card touched").await;
    browser.keys("\u{e00c}").await;
    browser.gone("#pick").await;
    // A reaction, a choice that an effect asks for, and a scene.
    let mut player = Player::curious(12);
    let (mut reacts, mut chooses, mut scene) = (false, false, false);
    loop {
        let enough = |did: &str| matches!(did, "meets" | "over");
        let step = player.play_until(&browser, |step| enough(&step.did)).await;
        if step.did == "over" {
            break;
        }
        let reaction = matches!(step.what.as_str(), "ask-union" | "ask-harm" | "ask-debate");
        let choice = !reaction && !step.what.starts_with("ask-a");
        if reaction && !reacts || choice && !chooses || step.what == "ask-look" {
            found.look(&browser, &step.asked).await;
            (reacts, chooses) = (reacts || reaction, chooses || choice);
        }
        if !scene && show_scene(&browser).await {
            scene = true;
            found.look(&browser, "a scene").await;
            browser.keys("\u{e00c}").await;
            browser.gone("#drama").await;
        }
    }
    found.look(&browser, "over").await;
    println!("a reaction {reacts}, a choice {chooses}, a scene {scene}");
    // Alone, when the Plot has somebody.
    browser.go("/").await;
    wants(&browser, "ephios", 1, &[("option-mode", "solo"), ("option-difficulty", "easy")]).await;
    start(&browser, "ephios", "now").await;
    browser.until("location.pathname.startsWith('/t/') && document.body.matches('.choosing')").await;
    let mut player = Player::new(13);
    while browser.ask("!document.querySelector('#zone .card, .over')").await == true {
        player.step(&browser).await;
    }
    browser.shown("body.choosing, .over").await;
    found.look(&browser, "alone").await;
    found.none();
    house.close([browser]).await;
}
