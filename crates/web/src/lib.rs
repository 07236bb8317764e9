//! The page: views drawn as HTML and SVG, and the few scripts and styles that go with them. No input or output here: the house
//! fetches what is shown and sends what is drawn.
//!
//! What is common to all games is the frame: [`pages`] are whole pages, [`frame`] draws a table around its game. A game brings its
//! drawing by implementing [`Draws`]: its board, what each player has in front of him, the question in words, and for every move the
//! elements that a player touches to make it. One script then lights up what may be touched next, for every game, by mouse, finger
//! or keyboard.
#![forbid(unsafe_code)]

mod act;
pub mod assets;
pub mod bring;
mod draws;
mod ephios;
mod epic;
mod epix;
mod europax;
pub mod frame;
pub mod pages;
mod plain;

pub use act::Act;
pub use draws::{
    Choice, Drawing, Draws, Hint, Line, Part, Question, Reading, Scene, Side, Standing, Story, choices, line,
    plain_line,
};

use table::{Lang, Phrase, Words};

/// The words of the frame.
#[must_use]
pub fn words() -> &'static Words {
    table::words!("../words/page")
}

/// A message of the frame that mentions nothing.
#[must_use]
pub fn say(lang: Lang, id: &'static str) -> String {
    words().say(lang, &Phrase::new(id), &|_| String::new())
}

/// A message of the frame that mentions this number.
#[must_use]
pub fn count(lang: Lang, id: &'static str, number: usize) -> String {
    words().say(lang, &Phrase::new(id).with("number", number), &|_| String::new())
}

/// A message of the frame that mentions somebody or something by name.
#[must_use]
pub fn name(lang: Lang, id: &'static str, name: &str) -> String {
    words().say(lang, &Phrase::new(id).with("name", table::Seat::FIRST), &|_| name.to_owned())
}
