//! English, French and German.

use crate::{
    browser::{Browser, Look},
    door::against_bots,
    open::Open,
    player::Player,
};
use std::time::Duration;
use tokio::time::sleep;

/// Chooses a language in the settings.
async fn speak(browser: &Browser, code: &str) {
    if browser.ask("document.documentElement.lang").await == code {
        return;
    }
    browser.click("[data-dialog=settings]").await;
    browser.click(&format!("#settings label:has([data-lang][value={code}])")).await;
    browser
        .until(&format!("document.documentElement.lang === '{code}' && document.readyState === 'complete'"))
        .await;
}

/// Nothing on the page is the name of a message instead of its words.
async fn in_words(browser: &Browser, place: &str) {
    let names = browser
        .run(
            "const seen = [document.body.innerText, document.title, ...Object.values(JSON.parse(document.getElementById('words').textContent))];
             for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [data-tell]'))
               seen.push(one.ariaLabel, one.title, one.placeholder, one.dataset.tell);
             return seen.join('\\n').match(/(?<![\\w-])(ask|hint|wait|do|does|note|js|set|seat|over|room|option|drama|card|effect|time|mail|my|no|to|sign|step|unit|province|season|action|epix)-[a-z]+(-[a-z]+)*(?![\\w-])/g) ?? [];",
            vec![],
        )
        .await;
    assert_eq!(names.as_array().unwrap().len(), 0, "{place}: {names}");
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
