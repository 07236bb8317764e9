//! Games without a drawing of their own: what can be seen, as text. Their moves are in the list.

use crate::draws::{Drawing, Draws, Part, Question, Scene};
use maud::html;
use serde::Serialize;
use shelf::{Goofspiel, Magpie};

impl Draws for Goofspiel {}

impl Draws for Magpie {}

/// A view as text.
pub(crate) fn draw(view: &impl Serialize, scene: &Scene<'_>) -> Drawing {
    let text = serde_json::to_string_pretty(view).unwrap_or_default();
    let question = Question { words: crate::say(scene.lang, "plain-question"), ..Question::default() };
    let part = html! { div #board .plain { pre tabindex="0" { (text) } } };
    Drawing { parts: vec![Part::new("board", part)], question, ..Drawing::default() }
}
