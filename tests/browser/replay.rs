//! Looking back at a finished game.

use crate::{
    browser::{Browser, Look},
    door::against_bots,
    open::Open,
    player::Player,
};
use serde_json::{Value, json};

/// Waits until one can look back, from the beginning. Gives back how many moves were made.
pub(crate) async fn opened(browser: &Browser) -> u64 {
    at(browser, 0).await;
    browser.ask("+document.getElementById('step').max").await.as_u64().unwrap()
}

/// Waits until this step is shown.
pub(crate) async fn at(browser: &Browser, step: u64) {
    browser
        .until(&format!("document.getElementById('step-number')?.textContent.startsWith('{step} / ')"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    // Without Special Abilities nobody spies.
    against_bots(&browser, "epix", 2, &[("option-cards", "basic")]).await;
    let headline = Player::new(5).play(&browser).await;
    assert!(headline.contains("wins") || headline.contains("share"), "{headline}");
    let table = browser.path().await;
    browser.click(".over a[href$=replay]").await;
    let moves = opened(&browser).await;
    assert!(moves > 10, "only {moves} moves");
    // One step on, by its button.
    browser.click("[data-step='1']").await;
    at(&browser, 1).await;
    // To the middle.
    let middle = moves / 2;
    browser.choose("#step", &middle.to_string()).await;
    at(&browser, middle).await;
    assert!(browser.path().await.ends_with(&format!("#step={middle}&as=open")), "{}", browser.path().await);
    let lines = browser.count("#log li").await;
    assert!(lines > 0);
    // With a seat's eyes one sees into its own hand only, open-handed into every hand. (Whoever always chose last had no
    // secret at any step.)
    let hands = "const all = []; for (let at = -1; ; at = all.length - 1) { const more = await (await fetch(`${location.pathname.replace('/replay', '')}/steps?as=${arguments[0]}&after=${at}`)).json(); all.push(...more); if (more.length < 50) break; }
        const seats = new Set(); for (const step of all) for (const [id, html] of step.parts) if (html.includes('data-secret')) seats.add(id); return [...seats].sort();";
    let hands =
        format!("const done = arguments[arguments.length - 1]; (async () => {{ {hands} }})().then(done);");
    let seen = async |eyes: &str| browser.run_async(&hands, vec![json!(eyes)]).await;
    let own: Vec<Value> =
        [seen("0").await, seen("1").await].iter().flat_map(|own| own.as_array().unwrap().clone()).collect();
    assert!(!own.is_empty());
    assert_eq!(seen("open").await, json!(own));
    for seat in 0..2 {
        let others = format!("seat-{}", 1 - seat);
        assert!(!seen(&seat.to_string()).await.as_array().unwrap().contains(&json!(others)));
    }
    assert_eq!(seen("spectator").await, json!([]));
    browser.choose("#eyes", "1").await;
    browser.until(&format!("location.hash === '#step={middle}&as=1'")).await;
    let board = browser.text("#seats").await;
    // The address brings one back to the same place.
    let address = browser.path().await;
    browser.go("/").await;
    browser.go(&address).await;
    at(&browser, middle).await;
    assert_eq!(browser.ask("document.getElementById('eyes').value").await, "1");
    assert_eq!(browser.text("#seats").await, board);
    assert_eq!(browser.count("#log li").await, lines);
    // The arrows step too, and it runs by itself to the end.
    browser.choose("#step", &(moves - 2).to_string()).await;
    at(&browser, moves - 2).await;
    browser.click("[data-run]").await;
    at(&browser, moves).await;
    let record = "const done = arguments[0]; const link = document.querySelector('a[href$=record]');
        fetch(link.href).then(async (answer) => done([answer.status, await answer.text(), link.download]));";
    let record = browser.run_async(record, vec![]).await;
    assert_eq!(record[0], 200);
    let text = record[1].as_str().unwrap();
    assert!(text.starts_with("Tablée record 1\ngame: epix\n"), "{text}");
    assert!(record[2].as_str().unwrap().ends_with(".record"));
    // And back to the result.
    browser.click(&format!("a.button[href='{table}']")).await;
    browser.until("document.getElementById('over-title')").await;
    assert_eq!(browser.text("#over-title").await, headline);
    house.close([browser]).await;
}
