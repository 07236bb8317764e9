//! Decks: made, kept, read in and handed on, and brought to a table.

use super::{Partner, prefer};
use crate::{
    axe::Findings,
    browser::{Browser, Look},
    door::{known, name, pick, start, wants},
    open::Open,
    player::Player,
    screen::fits,
};
use std::time::Duration;
use tokio::time::sleep;

/// A deck as text: twenty names, three of each.
async fn sixty(browser: &Browser) -> String {
    let text = "[...document.querySelectorAll('.card-row[data-most=\"3\"]')].slice(0, 20).map((row) => `3 ${row.dataset.name}`).join('\\n')";
    browser.ask(text).await.as_str().unwrap().to_owned()
}

/// Reads a text into the editor.
async fn read(browser: &Browser, text: &str) {
    browser.click(".menu summary").await;
    browser.click(".menu [data-dialog=reader]").await;
    browser.write("#reader-text", text).await;
    browser.click("#reader .go").await;
}

/// Whoever looks changes one of his decks in another window: its text begins with a remark then.
async fn elsewhere(browser: &Browser, deck: &str) {
    let change = format!(
        "const done = arguments[0], path = `/api/me/decks/${{{deck}}}`;
        const send = (text) => fetch(path, {{ method: 'PUT', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{ text }}) }});
        fetch(path).then((answer) => answer.json()).then(({{ text }}) => send(`# elsewhere\\n${{text}}`)).then((answer) => done(answer.status));"
    );
    assert_eq!(browser.run_async(&change, vec![]).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_made_kept_and_played() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    known(&browser).await;
    prefer(&browser, "light").await;
    let (mut found, mut wide) = (Findings::default(), Vec::new());
    browser.go("/decks/epic").await;
    found.look(&browser, "decks").await;
    browser.click("a[href='/decks/epic/edit']").await;
    browser.shown(".card-row").await;
    // Cards are found, and come in by mouse or keyboard.
    browser.write("#search", "angel of death").await;
    browser.until("document.querySelectorAll('.card-row:not([hidden])').length === 1").await;
    browser.keys("\u{e007}").await;
    browser.until("document.querySelector('#list .entry b')?.textContent === '1'").await;
    browser.click(".card-row:not([hidden]) .more").await;
    browser.click(".card-row:not([hidden]) .more").await;
    browser.until("document.querySelector('.card-row:not([hidden]) .more').disabled").await;
    assert_eq!(browser.text("#list .entry b").await, "3", "three of a name are the most");
    assert!(browser.text("#wrong").await.contains("57"), "{}", browser.text("#wrong").await);
    assert_eq!(browser.count("#play:disabled").await, 1);
    found.look(&browser, "a deck begun").await;
    browser.write("#search", "").await;
    browser.keys(" \u{e003}").await;
    // It is kept by itself.
    browser.until("new URLSearchParams(location.search).has('deck')").await;
    browser.again().await;
    browser.until("document.querySelector('#list .entry b')?.textContent === '3'").await;

    // What a text has that is no card is told line by line, and the rest can be read in all the same.
    let text = sixty(&browser).await;
    read(&browser, &format!("{text}\n2 Blorb\n400 Savior")).await;
    browser.until("document.querySelectorAll('#reader-wrong li').length === 2").await;
    assert!(browser.text("#reader-wrong").await.contains("Blorb"));
    found.look(&browser, "a text that can't be read").await;
    browser.click("#reader-rest").await;
    browser.gone("#reader[open]").await;
    browser.until("document.querySelector('#play:not(:disabled)')").await;
    found.look(&browser, "a deck").await;
    fits(&browser, "a deck", &mut wide).await;
    browser.size(1440, 900, false).await;
    browser.write("#deck-name", "Sixty of mine").await;
    browser.until("document.querySelector('#state').textContent === 'Saved.'").await;
    // It is changed in another window meanwhile: nothing is overwritten unless that is wanted.
    elsewhere(&browser, "new URLSearchParams(location.search).get('deck')").await;
    browser.click("#list .entry .less").await;
    browser.until("document.querySelector('#state').textContent.includes('changed elsewhere')").await;
    found.look(&browser, "a deck that was changed elsewhere").await;
    browser.click("#list .entry .more").await;
    browser.click("#keep").await;
    browser.until("document.querySelector('#state').textContent === 'Saved.'").await;
    assert_eq!(browser.wrongs().await.len(), 2, "the browser tells of the refusals");
    browser.click("#play").await;
    browser.until("location.pathname.startsWith('/t/') && document.body.matches('.choosing')").await;
    assert!(browser.text("#deck-0").await.contains("55"), "{}", browser.text("#deck-0").await);
    // Now it stands among those one has.
    browser.go("/decks/epic").await;
    assert_eq!(browser.text("[data-deck] h3").await, "Sixty of mine");
    found.look(&browser, "decks with one's own").await;
    fits(&browser, "decks", &mut wide).await;
    assert!(wide.is_empty(), "{wide:#?}");
    found.none();
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_bring_decks_and_play_to_the_end() {
    let house = Open::house();
    let (ann, bob) = (house.browser(Look::Wide).await, house.browser(Look::Phone(390)).await);
    for (browser, theme) in [(&ann, "dark"), (&bob, "light")] {
        prefer(browser, theme).await;
    }
    known(&ann).await;
    // Ann keeps a deck of her own.
    ann.go("/decks/epic/edit").await;
    ann.shown(".card-row").await;
    let text = sixty(&ann).await;
    read(&ann, &text).await;
    ann.until("new URLSearchParams(location.search).has('deck')").await;
    // She chooses it at the door, and Bob a ready one in the waiting room.
    ann.go("/").await;
    wants(&ann, "epic", 2, &[("option-format", "constructed")]).await;
    ann.until("document.querySelector('[name=brought] option[value^=mine]')").await;
    let mine = ann.ask("document.querySelector('[name=brought] option[value^=mine]').value").await;
    pick(&ann, "epic", "brought", mine.as_str().unwrap()).await;
    start(&ann, "epic", "friends").await;
    ann.shown("#link").await;
    let path = ann.path().await;
    // She changes it in another window; as she comes back it is brought as it is now.
    ann.until("document.querySelector('#bring select:enabled')?.value.startsWith('mine ')").await;
    elsewhere(&ann, "document.querySelector('#bring select').value.slice(5)").await;
    ann.run("document.dispatchEvent(new Event('visibilitychange'))", vec![]).await;
    ann.until("document.querySelector('#bring select').brought?.startsWith('# elsewhere')").await;
    let brought = "const done = arguments[0]; fetch(`/api/tables/${location.pathname.slice(3)}?as=0`).then((answer) => answer.json()).then(({ brought }) => done(brought.slice(0, 11)))";
    assert_eq!(ann.run_async(brought, vec![]).await, "# elsewhere");
    ann.run("window.list = document.querySelector('#bring select'); window.list.focus()", vec![]).await;
    bob.go(&path).await;
    bob.click(".waiting .go").await;
    name(&bob, "Bob").await;
    ann.shown(".waiting .go:enabled").await;
    assert_eq!(ann.ask("document.activeElement === window.list").await, true, "she was disturbed");
    bob.until("document.querySelector('#bring [data-decks] option[value^=ready]')").await;
    bob.choose("#bring [data-decks]", "ready good-1").await;
    let mut found = Findings::default();
    found.glance(&ann, "waiting with a deck").await;
    found.glance(&bob, "waiting with a deck").await;
    found.none();
    bob.until("document.querySelector('#bring [data-deck-story]').textContent.length > 10").await;
    ann.click(".waiting .go:enabled").await;
    ann.shown("#deck-0").await;
    assert!(ann.text("#deck-0").await.contains("55"));
    let mut partners = [
        Partner { player: Player::new(41), ..Partner::new(&ann, 41, Look::Wide) },
        Partner { player: Player::new(42), ..Partner::new(&bob, 42, Look::Phone(390)) },
    ];
    let begun = std::time::Instant::now();
    let mut ends = [None, None];
    while ends.iter().any(Option::is_none) {
        for (partner, end) in partners.iter_mut().zip(&mut ends) {
            *end = partner.turn().await.or(end.take());
        }
        assert!(begun.elapsed() < Duration::from_mins(4), "it is never over");
        sleep(Duration::from_millis(3)).await;
    }
    assert_eq!(ends[0], ends[1]);
    for partner in partners {
        partner.content().await;
    }
    house.close([ann, bob]).await;
}
