//! The gallery: all cards of a game, and each of them on a page of its own.

use epic::Epic;
use table::{Game, Lang, Phrase, Words};

/// The words of the gallery and of cards, with those of their game behind them.
#[must_use]
pub fn card_words() -> &'static Words {
    table::words!("../../words/cards", before Epic::words())
}

/// A message of the gallery that mentions nothing.
#[must_use]
pub fn say(lang: Lang, id: &'static str) -> String {
    card_words().say(lang, &Phrase::new(id), &|_| String::new())
}
