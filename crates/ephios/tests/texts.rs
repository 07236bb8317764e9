//! The golden file of all card texts, generated from the data that the rules run on.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use ephios::*;
use std::fmt::Write;
use table::{Game, Lang, Phrase};

#[test]
fn the_texts_of_all_cards_in_three_languages() {
    let words = Ephios::words();
    let mut all = String::new();
    let said = |lang, id: &str| words.say(lang, &Phrase::new(id.to_owned()), &|_| String::new());
    for card in Card::ALL {
        let kind =
            card.alliance().map_or("inhabitant".into(), |alliance| format!("{alliance} {}", card.value()));
        writeln!(all, "{card} ({kind})").unwrap();
        for lang in Lang::ALL {
            writeln!(
                all,
                "  {}: {}: {}",
                lang.code(),
                said(lang, card.message()),
                card.text(false, words, lang)
            )
            .unwrap();
        }
        if card.has_solo_effect() {
            for lang in Lang::ALL {
                writeln!(all, "  {} solo: {}", lang.code(), card.text(true, words, lang)).unwrap();
            }
        }
    }
    insta::assert_snapshot!(all);
}

/// The names of the alliances and what they bring, and every feat.
#[test]
fn alliances_and_feats_in_three_languages() {
    let words = Ephios::words();
    let mut all = String::new();
    let said = |lang, id: String| words.say(lang, &Phrase::new(id), &|_| String::new());
    for alliance in Alliance::ALL {
        let names = Lang::ALL.map(|lang| said(lang, alliance.message().into())).join(" | ");
        writeln!(all, "{alliance}: {} for {}%: {names}", alliance.need(), alliance.gain()).unwrap();
    }
    for feat in Ephios::ABOUT.feats {
        writeln!(all, "{feat}").unwrap();
        for lang in Lang::ALL {
            let [name, story] = ["", "-story"].map(|end| said(lang, format!("feat-{feat}{end}")));
            writeln!(all, "  {}: {name}: {story}", lang.code()).unwrap();
        }
    }
    insta::assert_snapshot!(all);
}
