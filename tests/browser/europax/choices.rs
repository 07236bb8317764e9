//! What a card promises, and why something can't be chosen.

use super::{against, prefer};
use crate::{
    axe::Findings,
    browser::{Browser, Look},
    keys::ESCAPE,
    open::Open,
    player::Player,
    why::touch_what_is_dark,
};
use serde_json::json;

/// Lays a card, and looks whether what was promised comes true. Says so, unless it is promised only in part.
async fn promise(browser: &Browser, at: u64) -> bool {
    let touched = browser
        .run(
            "const cards = document.querySelectorAll('#hand .demand.can'); const card = cards[arguments[0] % cards.length]; card.click();
             const outlook = document.querySelector('.outlook:not([hidden])');
             return [outlook.dataset.when, outlook.querySelector('.then-next').textContent, outlook.querySelector(\"use[href='#x-unforeseen']\") === null];",
            vec![json!(at)],
        )
        .await;
    let (card, next) = (touched[0].as_str().unwrap(), touched[1].as_str().unwrap());
    let lines = browser.count("#log li").await;
    browser.click("#confirm").await;
    // Where somebody chooses on the way it depends on that.
    let after = format!(
        "(() => {{ const told = [...document.querySelectorAll('#log li')].slice({lines}).map((line) => line.textContent.trim());
            if (document.querySelector('.over')) told.push('over');
            const chooses = document.body.matches('.choosing') && document.querySelector('.choices .can') !== null;
            return (chooses || told.some((line) => / draws an unforeseen card|’s turn.$|was skipped.$|^over$/.test(line))) && told; }})()"
    );
    let told = browser.until(&after).await;
    let told: Vec<&str> = told.as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    let chosen = next.starts_with("Then whoever sells") || browser.count(".choices .can").await > 0;
    if touched[2] != true || chosen {
        return false;
    }
    let number = card.strip_prefix("d-").unwrap();
    assert!(told.iter().any(|line| line.ends_with(&format!("lays demand card {number}."))), "{told:?}");
    let comes =
        told.iter().find(|line| line.contains(" draws an unforeseen card") || line.ends_with("’s turn."));
    let country = next.strip_prefix("Then ").unwrap_or_default().split(' ').next().unwrap();
    let right = match comes {
        _ if next == "Then you lay another card." => told.contains(&"Every demand of this card was skipped."),
        _ if next == "That ends the game." => told.contains(&"over"),
        Some(line) if !next.contains("; nobody draws ") => {
            line.starts_with(&format!("{country} draws an unforeseen"))
        }
        Some(line) => *line == format!("It is {country}’s turn."),
        None => told.contains(&"over"),
    };
    assert!(right, "card {number} promised: {next}\n{told:#?}");
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_promised_and_why_not() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    prefer(&browser, "en", "light").await;
    // Long, so that there is enough to choose.
    against(&browser, 5, &[("option-length", "long"), ("bot", "random")]).await;
    let mut player = Player::new(97);
    let mut found = Findings::default();
    let mut answers = Vec::new();
    let (mut kept, mut refused, mut begins) = (0, 0, true);
    while kept < 4 || refused == 0 {
        let asked = "document.querySelector('.over') ? 'over' : document.querySelector('.reading:modal') ? 'reads' : !document.body.matches('.choosing') ? null
            : document.querySelector('#hand .demand.can') ? 'lay' : document.querySelector('.choices .can') ? 'buy' : null";
        match browser.until(asked).await.as_str().unwrap() {
            "over" => panic!("over after {kept} promises, with {refused} refusals"),
            "reads" => browser.click(".reading:modal [data-read]").await,
            "lay" => {
                if begins {
                    begins = false;
                    browser.shown("[data-hint]:not([hidden])").await;
                    browser.click("#hint-done").await;
                    browser.gone("[data-hint]").await;
                    // The cards of others can be read, but not laid.
                    browser.click(".chip-card").await;
                    let says = browser.ask("document.querySelector('.chip-card').dataset.say").await;
                    assert!(browser.text(".toast").await.contains(says.as_str().unwrap()), "{says}");
                    assert_eq!(browser.count(".outlook:not([hidden]), .on").await, 0);
                }
                kept += u32::from(promise(&browser, kept.into()).await);
            }
            _ => {
                let dark = touch_what_is_dark(&browser, ".title").await;
                if refused == 0 {
                    found.look(&browser, "buying, and why not").await;
                }
                refused += dark.len();
                answers.extend(dark);
                browser.keys(ESCAPE).await;
                let lines = browser.count("#log li").await;
                player.play_until(&browser, |step| step.lines > lines || step.did == "over").await;
                // He may have touched something of the next question already.
                browser.keys(ESCAPE).await;
            }
        }
    }
    for (id, words, link) in &answers {
        println!("{id}: {words} {link}");
        assert!(words.len() > 15 && link.starts_with("/rules/europax#europax/"), "{id}: {words} {link}");
    }
    // The rule stands there.
    let (.., link) = answers.last().unwrap();
    browser.go(link).await;
    let there = "document.getElementById(decodeURIComponent(location.hash.slice(1)))?.checkVisibility()";
    assert_eq!(browser.ask(there).await, true, "{link}");
    found.none();
    house.close([browser]).await;
}
