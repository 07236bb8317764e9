//! The books, the graph, and looking back.

use super::{against, prefer, read};
use crate::{
    axe::Findings,
    browser::{Browser, Look},
    open::Open,
    player::Player,
    replay::{at, opened},
};
use serde_json::{Value, json};

/// Reads the books: how many payments the story tells and how many there are, and for every country what it got and paid and
/// what it should have now.
const READ: &str = "const rows = [...document.querySelectorAll('#books tbody tr')].map((row) => row.dataset);
    const number = (one) => +one.textContent.replace(/[^\\d−-]/g, '').replace('−', '-');
    const sum = (country, end) => rows.filter((row) => row[end] === country).reduce((all, row) => all + +row.sum, 0);
    const purse = (country) => number(document.getElementById(`m-${country}`));
    const worth = (country) => [...document.querySelectorAll('.tally tbody tr')].filter((row) => row.querySelector(`th use[href='#n-${country}']`)).map((row) => number(row.querySelector('td b')))[0];
    const countries = [...document.querySelectorAll('[data-books=party] option')].map((option) => option.value).filter((key) => key && key !== 'bank');
    return {
      told: [...document.querySelectorAll('#log li')].filter((line) => line.textContent.includes(' million')).length,
      rows: rows.length,
      parties: countries.map((country) => [country, 3600 + sum(country, 'to') - sum(country, 'from'), document.querySelector('.tally') ? worth(country) : purse(country)]),
    };";

/// Every payment of the story is in the books, and they come to what everybody has.
async fn audit(browser: &Browser, countries: usize) {
    let read = browser.run(READ, vec![]).await;
    println!("{read}");
    assert_eq!(read["told"], read["rows"], "payments that were told, and those in the books");
    let parties = read["parties"].as_array().unwrap();
    assert_eq!(parties.len(), countries);
    for party in parties {
        assert_eq!(party[1], party[2], "the books of {}", party[0]);
    }
}

/// Chooses from the books, and looks whether that is what is shown and added up.
async fn sift(browser: &Browser, party: &str, kind: &str) -> Vec<i64> {
    browser.choose("[data-books=party]", party).await;
    browser.choose("[data-books=kind]", kind).await;
    let sifted = "const [party, kind] = arguments, rows = [...document.querySelectorAll('#books tbody tr')];
        const wanted = (row) => (!party || row.dataset.from === party || row.dataset.to === party) && (!kind || row.dataset.kind === kind);
        const sum = (rows) => rows.reduce((all, row) => all + +row.dataset.sum, 0);
        const mine = rows.filter(wanted), got = sum(mine.filter((row) => row.dataset.to === party)), paid = sum(mine.filter((row) => row.dataset.from === party));
        return {
          shown: rows.every((row) => row.checkVisibility() === wanted(row)),
          right: party ? [mine.length, got, paid, got - paid] : [mine.length, sum(mine)],
          says: [...document.querySelectorAll('#books-sum b')].map((one) => +one.textContent.replace('−', '-').replace(/[^\\d-]/g, '')),
        };";
    let sifted = browser.run(sifted, vec![json!(party), json!(kind)]).await;
    assert_eq!(sifted["shown"], true, "{party} {kind}");
    assert_eq!(sifted["says"], sifted["right"], "{party} {kind}");
    sifted["right"].as_array().unwrap().iter().filter_map(Value::as_i64).collect()
}

/// A picture of how it stands, with a line for each of these.
async fn graph(browser: &Browser, place: &str, lines: usize) {
    browser
        .until(&format!(
            "document.querySelector('{place} [data-graph]:has(.graph) > .graph')?.checkVisibility()"
        ))
        .await;
    assert_eq!(browser.count(&format!("{place} [data-graph] > .graph .line")).await, lines as u64);
    let label =
        browser.ask(&format!("document.querySelector('{place} [data-graph] > .graph').ariaLabel")).await;
    assert!(label.as_str().unwrap().contains("Ann "), "{label}");
}

/// Looks back, with books and graph.
async fn look_back(browser: &Browser, found: &mut Findings) {
    let rows = browser.count("#books tbody tr").await;
    read(browser).await;
    browser.click(".over a[href$=replay]").await;
    let moves = opened(browser).await;
    for step in 1..5 {
        browser.click("[data-step='1']").await;
        at(browser, step).await;
    }
    browser.shown("#market .paper").await;
    browser.click("#tab-books").await;
    let early = browser.count("#books tbody tr").await;
    graph(browser, "#books-panel", 5).await;
    graph(browser, ".steps", 5).await;
    let now = "+document.querySelector('.steps .graph .now').getAttribute('x1')";
    let before = browser.ask(now).await.as_f64().unwrap();
    found.glance(browser, "the replay").await;
    browser.choose("#step", &moves.to_string()).await;
    at(browser, moves).await;
    assert!(browser.ask(now).await.as_f64().unwrap() > before);
    browser.until(&format!("document.querySelectorAll('#books tbody tr').length === {rows}")).await;
    assert!(early < rows, "{early} of {rows} payments after four moves");
    browser.choose("#step", "0").await;
    at(browser, 0).await;
    browser.until("document.querySelectorAll('#books tbody tr').length === 0").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn books_and_graph_to_the_end_and_back() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    prefer(&browser, "en", "dark").await;
    against(&browser, 5, &[("bot", "random")]).await;
    let mut player = Player::new(91);
    player.play_until(&browser, |step| step.lines > 60 && step.did != "reads" || step.did == "over").await;
    browser.shown("body.choosing").await;
    browser.keys(crate::keys::ESCAPE).await;
    audit(&browser, 5).await;
    browser.click("#tab-books").await;
    graph(&browser, "#books-panel", 5).await;
    let mut found = Findings::default();
    found.look(&browser, "the books").await;
    let all = sift(&browser, "", "").await;
    let mut kinds = Vec::new();
    for kind in ["sale", "abroad", "reward", "unforeseen", "help"] {
        kinds.push(sift(&browser, "", kind).await);
    }
    // Each payment is of one kind, and between two of six.
    assert_eq!(kinds.iter().map(|kind| kind[0]).sum::<i64>(), all[0]);
    assert_eq!(kinds.iter().map(|kind| kind[1]).sum::<i64>(), all[1]);
    let mut twice = Vec::new();
    for party in ["france", "england", "germany", "italy", "benelux", "bank"] {
        twice.push(sift(&browser, party, "").await);
    }
    assert_eq!(twice.iter().map(|party| party[0]).sum::<i64>(), 2 * all[0]);
    assert_eq!(twice.iter().map(|party| party[3]).sum::<i64>(), 0);
    // What is chosen stays chosen while the game goes on.
    sift(&browser, "italy", "sale").await;
    let lines = browser.count("#log li").await;
    player.play_until(&browser, |step| step.lines > lines).await;
    browser.shown("body.choosing, .over").await;
    assert_eq!(
        browser.ask("[...document.querySelectorAll('[data-books]')].map((one) => one.value)").await,
        json!(["italy", "sale"])
    );
    assert_eq!(browser.count("#books tbody tr:not([hidden]):not([data-kind=sale])").await, 0);
    player.play(&browser).await;
    audit(&browser, 5).await;
    graph(&browser, ".over", 5).await;
    found.glance(&browser, "over, with its graph").await;
    look_back(&browser, &mut found).await;
    found.none();
    house.close([browser]).await;
}
