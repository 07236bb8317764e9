//! The golden file of all cards, generated from the data that the rules run on.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use europax::*;
use std::fmt::Write;
use table::{Game, Lang, Phrase};

fn say(lang: Lang, phrase: &Phrase) -> String {
    Europax::words().say(lang, phrase, &|_| String::new())
}

/// A line for each language.
fn write(all: &mut String, title: &str, text: impl Fn(Lang) -> String) {
    writeln!(all, "{title}").unwrap();
    for lang in Lang::ALL {
        writeln!(all, "  {}: {}", lang.code(), text(lang)).unwrap();
    }
}

#[test]
fn production_cards_in_three_languages() {
    let mut all = String::new();
    for product in Product::ALL {
        let title = format!("{product}, {} cards", product.copies());
        let name = Phrase::new(product.message());
        write(&mut all, &title, |lang| format!("{}: {}", say(lang, &name), say(lang, &product.phrase())));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn demand_cards_in_three_languages() {
    let mut all = String::new();
    for card in Demand::all() {
        let lines = |lang| card.wanted().map(|wanted| say(lang, &wanted.phrase())).collect::<Vec<_>>();
        write(&mut all, &card.to_string(), |lang| lines(lang).join("; "));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn unforeseen_cards_in_three_languages() {
    let mut all = String::new();
    for card in Unforeseen::ALL {
        let (name, text) = (Phrase::new(card.message()), card.effect().phrase());
        let title = format!("{card}, {} of them", card.copies());
        write(&mut all, &title, |lang| format!("{}. {}", say(lang, &name), say(lang, &text)));
    }
    insta::assert_snapshot!(all);
}

/// What is told of a deal and of new cards, with one and with several.
#[test]
fn what_is_told_of_new_cards() {
    use table::Say;
    let mut scene = Europax::start(
        &Options { length: Length::Long, countries: Each::One, help: Help::Returned, seats: Sharing::Chosen },
        &[(), ()],
        &table::Seed::from_text("told"),
    )
    .unwrap();
    let mut heard = table::Heard::new();
    let banker = scene.open.banker;
    scene.play(banker, Move::Take(Country::Benelux), &mut heard).unwrap();
    let mut all = String::new();
    for (_, event) in &heard.0 {
        let said = |lang| Europax::words().say(lang, &event.phrase(), &|seat| format!("Player {seat}"));
        write(&mut all, event.phrase().id(), said);
    }
    insta::assert_snapshot!(all);
}
