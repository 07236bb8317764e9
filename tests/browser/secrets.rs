//! What a browser was told, and whether it was more than it may know.

use crate::browser::Browser;
use serde_json::Value;

/// Everything that the house has said to the page since it was opened.
pub(crate) async fn heard(browser: &Browser) -> Vec<Value> {
    let heard = browser.ask("window.heard").await;
    let heard: Vec<&str> = heard.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    heard.into_iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

/// The drawn pages among what was heard.
pub(crate) fn pages(heard: &[Value]) -> impl Iterator<Item = &Value> {
    heard.iter().filter(|said| said["say"] == "page")
}

/// What stands in a piece of HTML.
pub(crate) fn plain(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(letter),
            _ => {}
        }
    }
    text
}

/// The lines of the story on a drawn page, in words.
pub(crate) fn lines(page: &Value) -> Vec<String> {
    page["lines"].as_array().unwrap().iter().map(|line| plain(line["html"].as_str().unwrap())).collect()
}

/// The pieces of a drawn page: the id and the HTML.
fn parts(page: &Value) -> impl Iterator<Item = (&str, &str)> {
    page["parts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| (part[0].as_str().unwrap(), part[1].as_str().unwrap()))
}

/// Sentences that only the one hears whose secret it is.
const PRIVATE: [&str; 6] =
    ["You offer ", "You choose ", "You bid ", "You have chosen ", "You have bid ", "Your Spy sees "];

/// Nothing that was heard tells the secret of a seat that it wasn't meant for.
pub(crate) fn keep_secrets(heard: &[Value], players: usize) {
    let mut last = vec![String::new(); players];
    let mut spied = vec![false; players];
    for page in pages(heard) {
        let own = page["as"].as_u64().map(|seat| seat as usize);
        let said = lines(page);
        // Whoever comes back has missed something.
        if page["whole"] == true {
            last.fill(String::new());
        }
        // Only whoever sends the Spy is told what he saw.
        if let Some(own) = own {
            spied[own] |= said.iter().any(|line| line.contains(" has chosen ") && !line.contains("again."));
        }
        if own.is_none() {
            assert_eq!(page["moves"], serde_json::json!([]), "whoever looks on is offered moves");
            for private in PRIVATE {
                assert!(!page.to_string().contains(private), "whoever looks on hears: {page}");
            }
        }
        // Offers are shown all at once or not at all.
        let shown = said.iter().filter(|line| line.contains(" offered ")).count();
        assert!(page["whole"] == true || shown == 0 || shown == players, "offers in part: {said:?}");
        for (id, html) in parts(page) {
            let Some(seat) = id.strip_prefix("seat-").and_then(|seat| seat.parse::<usize>().ok()) else {
                assert!(own.is_some() || !html.contains("data-chosen"), "{id} tells what was chosen: {html}");
                continue;
            };
            let text = plain(html);
            if Some(seat) != own && !own.is_some_and(|own| spied[own]) {
                assert!(!html.contains("data-secret"), "seat {own:?} sees into the hand of {seat}: {html}");
            }
            // That somebody has made an offer changes nothing but the words that say so.
            if Some(seat) != own && text.contains("has made an offer") && last[seat].contains("is choosing…")
            {
                let before = last[seat].replace("is choosing…", "has made an offer");
                assert_eq!(text, before, "an offer is seen on the page of {own:?}");
            }
            if Some(seat) != own && text.contains("has chosen") {
                let cards = html.split_once("class=\"played\">").unwrap().1;
                let cards = plain(cards.split_once("</div>").unwrap().0);
                assert!(cards.replace("face down", "").trim().is_empty(), "a chosen card is seen: {cards}");
            }
            last[seat] = text;
        }
    }
}

/// The private sentences about gold that were heard, in order: each only once, however often the page was told anew.
pub(crate) fn private_lines(heard: &[Value]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for page in pages(heard) {
        let own = lines(page).into_iter().filter(|line| {
            let line = line.trim();
            line.starts_with("You offer ") || line.starts_with("You bid ")
        });
        if page["whole"] == true {
            all.clear();
        }
        all.extend(own.map(|line| line.trim().to_owned()));
    }
    all
}
