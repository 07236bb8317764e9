//! Whole games of Ephios: a quick one, a campaign, and alone.

use crate::{
    axe::Findings,
    browser::{Browser, Look},
    door::{against_bots, name, start, wants},
    hidden::{Told, keep},
    languages::{in_words, speak},
    open::Open,
    player::Player,
    replay::{at, opened},
    screen::fits,
    secrets::{heard, pages},
    together::sit_down,
};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Plays to the end, and gives back the headline. Whatever is asked for the first time, or is to be read, is looked at.
async fn play(browser: &Browser, player: &mut Player, mut look: impl AsyncFnMut(&str)) -> String {
    let enough = |did: &str| matches!(did, "over" | "meets" | "reads");
    loop {
        let step = player.play_until(browser, |step| enough(&step.did)).await;
        look(&step.what).await;
        match step.did.as_str() {
            "over" => return step.what,
            "reads" => browser.click(".reading:modal [data-read]").await,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_browsers_play_a_quick_game() {
    let house = Open::house();
    let mut browsers = Vec::new();
    for look in [Look::Wide, Look::Phone(390), Look::Wide] {
        browsers.push(house.browser(look).await);
    }
    // Where a move may take days nobody waits for those who have reacted already.
    let names = ["Ann", "Bob", "Cleo"];
    sit_down(&browsers, &names, "ephios", &[("time", "days-3")]).await;
    let (mut ann, mut bob, mut cleo) = (Player::new(31), Player::curious(32), Player::new(33));
    let mut wide = Vec::new();
    let begun = Instant::now();
    let look = async |what: &str| fits(&browsers[1], what, &mut wide).await;
    let ends =
        tokio::join!(ann.play(&browsers[0]), play(&browsers[1], &mut bob, look), cleo.play(&browsers[2]),);
    println!("{ends:?} after {:?}; Bob met {:?}", begun.elapsed(), bob.met().collect::<Vec<_>>());
    assert!(ends.0.contains("wins!") || ends.0.contains("share"), "{ends:?}");
    assert!(ends.0 == ends.1 && ends.0 == ends.2, "{ends:?}");
    assert!(wide.is_empty(), "{wide:#?}");
    let mut told = Vec::new();
    for (at, browser) in browsers.iter().enumerate() {
        let heard = heard(browser).await;
        assert!(pages(&heard).count() > 20);
        assert!(
            pages(&heard).all(|page| page["as"] == at || page["as"] == "spectator"),
            "the wrong seat's page"
        );
        told.push(Told { name: names[at], heard });
    }
    keep(&told);
    house.close(browsers).await;
}

/// A page of the booklet lies over the board. It is closed, stays closed, and can be read again.
async fn read_once(browser: &Browser) {
    assert!(browser.text(".reading:modal h2").await.len() > 4);
    let story = browser.text(".reading:modal .story").await;
    assert!(story.len() > 200, "{story}");
    browser.click(".reading:modal [data-read]").await;
    browser.gone(".reading:modal").await;
    browser.again().await;
    browser.until("document.querySelectorAll('#log li').length > 0").await;
    sleep(Duration::from_millis(300)).await;
    assert_eq!(browser.count(".reading:modal").await, 0, "what was read is shown again");
    browser.click("[data-open-reading]").await;
    assert_eq!(browser.text(".reading:modal .story").await, story);
}

/// Looks back at a campaign, from a seat and open-handed.
async fn look_back(browser: &Browser) {
    browser.click(".over a[href$=replay]").await;
    let moves = opened(browser).await;
    for step in 1..6 {
        browser.click("[data-step='1']").await;
        at(browser, step).await;
    }
    // To the end, from a seat and open-handed.
    for eyes in ["1", "open"] {
        browser.choose("#eyes", eyes).await;
        browser.until(&format!("location.hash.endsWith('as={eyes}')")).await;
        browser.choose("#step", &moves.to_string()).await;
        at(browser, moves).await;
    }
    // From a seat one sees the backs of the other's cards; open-handed only faces.
    let backs = "const done = arguments[1];
        (async () => {
          let at = -1, backs = 0;
          for (;;) {
            const more = await (await fetch(`${location.pathname.replace('/replay', '')}/steps?as=${arguments[0]}&after=${at}`)).json();
            for (const step of more) for (const [id, html] of step.parts) if (id.startsWith('seat-')) backs += html.split('class=\"back\"').length - 1;
            if (more.length < 50) return backs;
            at += more.length;
          }
        })().then(done);";
    let hidden = async |eyes: &str| browser.run_async(backs, vec![json!(eyes)]).await.as_u64().unwrap();
    assert_eq!(hidden("open").await, 0);
    assert!(hidden("0").await + hidden("1").await > 0, "nobody had anything to hide");
    browser.click("[data-open-reading]").await;
    browser.shown(".reading:modal").await;
    browser.click(".reading:modal [data-read]").await;
    browser.gone(".reading:modal").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_with_its_booklet() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    against_bots(&browser, "ephios", 2, &[("option-mode", "campaign"), ("bot", "random")]).await;
    let (mut wide, mut found) = (Vec::new(), Findings::default());
    let mut player = Player::curious(41);
    let mut readings = 0;
    let look = async |what: &str| {
        fits(&browser, what, &mut wide).await;
        browser.size(1440, 900, false).await;
        if what.starts_with("page-") {
            readings += 1;
            if readings == 1 {
                found.look(&browser, what).await;
                read_once(&browser).await;
            }
        }
    };
    let headline = play(&browser, &mut player, look).await;
    println!("{headline} {readings} pages; met {:?}", player.met().collect::<Vec<_>>());
    assert!(headline == "Ann wins!" || headline.contains("random"), "{headline}");
    assert!(readings > 0, "no page was read");
    assert!(wide.is_empty(), "{wide:#?}");
    // The result names the rounds.
    assert_eq!(browser.text(".tally th:nth-child(2)").await, "Rounds");
    assert_eq!(browser.text(".tally [data-won] td").await, "2");
    look_back(&browser).await;
    found.look(&browser, "replay").await;
    found.none();
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_on_a_phone_in_german() {
    let house = Open::house();
    let browser = house.browser(Look::Phone(390)).await;
    speak(&browser, "de").await;
    against_bots(&browser, "ephios", 2, &[("option-mode", "campaign"), ("bot", "random")]).await;
    let mut wide = Vec::new();
    let mut player = Player::curious(42);
    let look = async |what: &str| {
        fits(&browser, what, &mut wide).await;
        in_words(&browser, what).await;
    };
    let headline = play(&browser, &mut player, look).await;
    println!("{headline}; met {:?}", player.met().collect::<Vec<_>>());
    assert!(wide.is_empty(), "{wide:#?}");
    let table = browser.path().await;
    browser.click(".over a[href$=replay]").await;
    at(&browser, 0).await;
    browser.choose("#step", "20").await;
    at(&browser, 20).await;
    fits(&browser, "the replay", &mut wide).await;
    browser.go("/rules/ephios").await;
    browser.shown("main").await;
    fits(&browser, "the rules", &mut wide).await;
    in_words(&browser, "the rules").await;
    assert!(wide.is_empty(), "{wide:#?}");
    browser.go(&table).await;
    browser.shown(".over").await;
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_in_every_difficulty() {
    let house = Open::house();
    let browser = house.browser(Look::Phone(390)).await;
    let mut wide = Vec::new();
    let mut player = Player::curious(43);
    for (difficulty, code, phone) in [("hard", "de", true), ("normal", "fr", false), ("easy", "en", true)] {
        browser.size(if phone { 390 } else { 1440 }, 844, phone).await;
        browser.go("/").await;
        speak(&browser, code).await;
        let chosen = [("option-mode", "solo"), ("option-difficulty", difficulty)];
        wants(&browser, "ephios", 1, &chosen).await;
        start(&browser, "ephios", "now").await;
        if browser.ask("'known' in document.body.dataset").await == false {
            name(&browser, "Ann").await;
        }
        browser.until("location.pathname.startsWith('/t/')").await;
        browser.shown("body.choosing").await;
        let place = format!("{difficulty} {code}");
        let look = async |what: &str| {
            in_words(&browser, &format!("{place} {what}")).await;
            if phone {
                fits(&browser, &format!("{place} {what}"), &mut wide).await;
            }
        };
        let headline = play(&browser, &mut player, look).await;
        println!("{difficulty}: {headline}");
        player = Player::curious(44);
    }
    assert!(wide.is_empty(), "{wide:#?}");
    // Each has results of its own, in words.
    browser.go("/me").await;
    browser.shown(".results").await;
    let results =
        browser.ask("[...document.querySelectorAll('.results tbody tr')].map((row) => row.innerText)").await;
    println!("{results}");
    let rows = results.as_array().unwrap();
    for words in ["Easy", "Normal", "Hard"] {
        let own = rows.iter().filter(|row| row.as_str().unwrap().contains(words)).count();
        assert_eq!(own, 1, "{words}: {results}");
    }
    fits(&browser, "one's own results", &mut wide).await;
    assert!(wide.is_empty(), "{wide:#?}");
    house.close([browser]).await;
}
