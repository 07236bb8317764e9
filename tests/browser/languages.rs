//! English, French and German.

use crate::{
    browser::{Browser, Look},
    door::against_bots,
    open::Open,
    player::Player,
};
use std::{collections::BTreeSet, time::Duration};
use tokio::time::sleep;

/// Chooses a language in the settings.
pub(crate) async fn speak(browser: &Browser, code: &str) {
    if browser.ask("document.documentElement.lang").await == code {
        return;
    }
    browser.click("[data-dialog=settings]").await;
    browser.click(&format!("#settings label:has([data-lang][value={code}])")).await;
    browser
        .until(&format!("document.documentElement.lang === '{code}' && document.readyState === 'complete'"))
        .await;
}

/// The words of the page and of the games, from which the names of messages are taken.
const WORDS: [&str; 7] = [
    include_str!("../../crates/web/words/page.en.ftl"),
    include_str!("../../crates/web/words/epix.en.ftl"),
    include_str!("../../crates/web/words/ephios.en.ftl"),
    include_str!("../../crates/web/words/europax.en.ftl"),
    include_str!("../../crates/epix/words/epix.en.ftl"),
    include_str!("../../crates/ephios/words/ephios.en.ftl"),
    include_str!("../../crates/europax/words/europax.en.ftl"),
];

/// Nothing on the page is the name of a message instead of its words.
pub(crate) async fn in_words(browser: &Browser, place: &str) {
    let seen = browser
        .run(
            "const seen = [document.body.innerText, document.title, ...Object.values(JSON.parse(document.getElementById('words').textContent))];
             for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [data-tell]'))
               seen.push(one.ariaLabel, one.title, one.placeholder, one.dataset.tell);
             return seen.join('\\n');",
            vec![],
        )
        .await;
    // Names of one word can't be told from words.
    let named =
        |line: &'static str| line.split_once(" = ").map(|(name, _)| name).filter(|name| name.contains('-'));
    let names: BTreeSet<&str> = WORDS.iter().flat_map(|words| words.lines()).filter_map(named).collect();
    assert!(names.len() > 300, "only {} messages are known", names.len());
    let inside = |letter: char| letter.is_ascii_lowercase() || matches!(letter, '-' | '_');
    let shown: Vec<&str> = seen
        .as_str()
        .unwrap()
        .split(|letter: char| !letter.is_alphanumeric() && !inside(letter))
        .filter(|word| names.contains(word))
        .collect();
    assert_eq!(shown, Vec::<&str>::new(), "{place} shows the names of messages");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_three_languages() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    let mut titles = vec![browser.text("h1").await];
    for code in ["fr", "de"] {
        speak(&browser, code).await;
        titles.push(browser.text("h1").await);
        in_words(&browser, "the door").await;
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "{titles:?}");
    speak(&browser, "en").await;
    assert_eq!(browser.text("h1").await, titles[0]);
    against_bots(&browser, "epix", 4, &[]).await;
    let mut player = Player::new(11);
    // In the draft, in the auction, and while a card is carried out.
    for question in
        ["Recruit a unit, bid", "Bid in secret for", "Choose an action", "Move your units|Recruit units"]
    {
        let met = |asked: &str| question.split('|').any(|words| asked.starts_with(words));
        player.play_until(&browser, |step| met(&step.asked) && step.lines > 0 || step.did == "over").await;
        // Bots that choose at the same time have chosen by then.
        sleep(Duration::from_millis(500)).await;
        let mut said =
            vec![(browser.text("#asked").await, browser.text("#log").await, browser.text("#menu").await)];
        for code in ["fr", "de", "en"] {
            speak(&browser, code).await;
            browser.until("document.querySelectorAll('#log li').length > 0").await;
            in_words(&browser, question).await;
            said.push((
                browser.text("#asked").await,
                browser.text("#log").await,
                browser.text("#menu").await,
            ));
        }
        assert_eq!(said[0], said[3], "English isn't the same after a while");
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let ((asked, log, menu), (question, story, choices)) = (&said[one], &said[other]);
            assert!(asked != question && log != story && menu != choices, "{asked} {question}");
        }
    }
    let mut rules = Vec::new();
    browser.go("/rules/epix").await;
    for code in ["en", "fr", "de"] {
        speak(&browser, code).await;
        in_words(&browser, "the rules").await;
        rules.push([browser.text("h1").await, browser.text("main p").await]);
    }
    assert!(rules[0] != rules[1] && rules[1] != rules[2] && rules[0] != rules[2], "{rules:?}");
    browser.go("/me").await;
    for code in ["fr", "de"] {
        speak(&browser, code).await;
        in_words(&browser, "what is one's own").await;
    }
    house.close([browser]).await;
}
