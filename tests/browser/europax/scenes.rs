//! Scenes of what happens: they can be followed, and skipped.

use crate::{
    axe::{Findings, show_scene},
    browser::{Browser, Look},
    door::against_bots,
    open::Open,
    player::Player,
    secrets::{heard, pages, plain},
};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// Writes down every scene: how far they are, what it says, and what stands on the boards meanwhile.
const WATCH: &str = "window.scenes = [];
    const stage = document.getElementById('drama');
    const board = () => Object.fromEntries([...document.querySelectorAll('[id]')].filter((one) => one.children.length === 0).map((one) => [one.id, one.textContent]));
    let last = null;
    new MutationObserver(() => {
      const act = stage.querySelector('.act');
      if (!act || act === last) return;
      last = act;
      window.scenes.push({ far: stage.querySelector('.scenes span')?.textContent ?? '1 / 1', text: act.textContent, board: board() });
    }).observe(stage, { childList: true });";

/// Money and goods on all boards.
const BOARDS: &str =
    "[...document.querySelectorAll('[id^=m-], [id^=k-]')].map((one) => `${one.id} ${one.textContent}`)";

/// Lays the first card, or buys from the first who sells.
async fn choose(browser: &Browser) {
    let over = "document.querySelector('.reading:modal') ? 'reads' : document.querySelector('.over') ? 'over' : document.body.matches('.choosing') && document.getElementById('drama').hidden && 'asked'";
    loop {
        match browser.until(over).await.as_str() {
            Some("reads") => browser.click(".reading:modal [data-read]").await,
            Some("over") => panic!("it was over too soon"),
            _ => break,
        }
    }
    browser.click("#hand .demand.can, .choices .can").await;
    browser.click("#confirm").await;
}

/// Waits for at least so many scenes that belong together, and gives back how many there are.
async fn scenes(browser: &Browser, least: u32) -> bool {
    let there = format!(
        "+document.querySelector('.scenes span')?.textContent.match(/^1 . (.*)/)?.[1] >= {least} ? 'scenes'
         : document.body.matches('.choosing') && document.getElementById('drama').hidden || document.querySelector('.reading:modal') ? 'asked' : null"
    );
    browser.until(&there).await == "scenes"
}

#[tokio::test(flavor = "multi_thread")]
async fn scenes_are_followed_and_skipped() {
    let house = Open::house();
    let browser = house.browser(Look::Moving).await;
    browser.run("localStorage.setItem('scenes', 'quick')", vec![]).await;
    browser.again().await;
    against_bots(&browser, "europax", 4, &[("bot", "random")]).await;
    browser.run(WATCH, vec![]).await;
    // They pass by themselves, one after the other; every one counts on the boards what it tells.
    let from = heard(&browser).await.len();
    choose(&browser).await;
    while !scenes(&browser, 3).await {
        choose(&browser).await;
    }
    browser.until("window.scenes.some(({ far }) => /^([3-9]|\\d\\d) /.test(far))").await;
    let passed = browser.ask("window.scenes").await;
    let heard = heard(&browser).await;
    let told: Vec<&Value> =
        pages(&heard[from..]).flat_map(|page| page["drama"].as_array().into_iter().flatten()).collect();
    let passed = passed.as_array().unwrap();
    assert!(passed.len() > 2 && told.len() >= passed.len(), "{} of {}", passed.len(), told.len());
    let (mut told, mut counted) = (told.into_iter(), 0);
    for scene in passed {
        let said = scene["text"].as_str().unwrap();
        // Whoever chooses in between wants no more of them.
        let act = told.find(|act| plain(act["html"].as_str().unwrap()) == said);
        let act = act.unwrap_or_else(|| panic!("nobody told of this: {said}"));
        for number in act["numbers"].as_array().into_iter().flatten() {
            let id = number[0].as_str().unwrap();
            assert_eq!(scene["board"][id], number[1], "{id} while {}", scene["far"]);
            counted += 1;
        }
    }
    assert!(counted > 0, "nothing was counted in {} scenes", passed.len());
    // Slowly now: on with Next, past all with Skip.
    browser.run("document.documentElement.dataset.scenes = 'slow'; window.scenes.length = 0;", vec![]).await;
    browser.run("document.getElementById('drama').skip?.()", vec![]).await;
    while !scenes(&browser, 3).await {
        choose(&browser).await;
    }
    // (Pressed by a script: how long a scene lasts doesn't wait for the test.)
    let press = "const button = document.querySelector(arguments[0]), box = button.getBoundingClientRect(), far = document.querySelector('.scenes span').textContent;
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        button.click();
        return [parseInt(far), over === button];";
    let pressed = browser.run(press, vec![json!(".scenes button")]).await;
    assert_eq!(pressed[1], true, "something lies over the button");
    let next = pressed[0].as_u64().unwrap() + 1;
    browser.until(&format!("parseInt(document.querySelector('.scenes span')?.textContent) === {next}")).await;
    let pressed = browser.run(press, vec![json!(".scenes button:last-child")]).await;
    assert_eq!(pressed[1], true, "something lies over the button");
    browser.until("document.getElementById('drama').hidden || parseInt(document.querySelector('.scenes span')?.textContent) === 1").await;
    // What is there in the end is what whoever comes anew sees.
    browser
        .run(
            "document.documentElement.dataset.scenes = 'none'; document.getElementById('drama').skip?.()",
            vec![],
        )
        .await;
    let end = Player::new(95).play_until(&browser, |step| step.did == "touched" || step.did == "over").await;
    assert_ne!(end.did, "over");
    let boards = browser.ask(BOARDS).await;
    assert_eq!(boards.as_array().unwrap().len(), 5 * 13);
    let mut found = Findings::default();
    // Whoever touched something wanted no more scenes of what had happened until then.
    sleep(Duration::from_millis(600)).await;
    if browser.count(".reading:modal").await > 0 {
        browser.click(".reading:modal [data-read]").await;
        browser.gone(".reading:modal").await;
    }
    browser.run("document.documentElement.dataset.scenes = 'normal'", vec![]).await;
    assert!(show_scene(&browser).await);
    found.look(&browser, "a scene").await;
    browser.keys(crate::keys::ESCAPE).await;
    browser.gone("#drama").await;
    assert_eq!(browser.ask(BOARDS).await, boards);
    browser.again().await;
    browser.shown("body.choosing").await;
    assert_eq!(browser.ask(BOARDS).await, boards);
    found.none();
    house.close([browser]).await;
}
