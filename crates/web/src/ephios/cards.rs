//! Characters as cards.

use super::{card_id, kind, name, portrait, say, say_count};
use crate::{draws::Scene, frame::icon};
use ephios::{Card, Effect, Ephios};
use maud::{Markup, html};
use table::Game;

/// What a card does, in words that are made of it.
pub(super) fn text(card: Card, solo: bool, scene: &Scene<'_>) -> String {
    card.text(solo, Ephios::words(), scene.lang)
}

/// The sign of when a card does something, if that isn't on one's own turn.
const fn when(card: Card, solo: bool) -> Option<&'static str> {
    match card.effect(solo) {
        Effect::Reaction(..) => Some("reaction"),
        Effect::Uniting(_) => Some("affinity"),
        Effect::Turn(_) => None,
    }
}

/// A card that can be touched. `from` is where it glides from when it comes to lie here.
pub(super) fn card(card: Card, solo: bool, from: Option<&str>, scene: &Scene<'_>) -> Markup {
    marked(card, solo, from, None, scene)
}

/// The same with a mark: what will become of it.
pub(super) fn marked(
    card: Card,
    solo: bool,
    from: Option<&str>,
    mark: Option<String>,
    scene: &Scene<'_>,
) -> Markup {
    let id = card_id(card);
    html! {
        button type="button" id=(id) class={ "card " (kind(card)) } data-touch=(id) data-kin=(id) data-from=[from] data-to="discard" tabindex="-1" {
            (face(card, solo, scene))
            @if let Some(words) = mark { span .next { (icon("plot")) (words) } }
        }
    }
}

/// A card that is only looked at.
pub(super) fn shown(card: Card, solo: bool, scene: &Scene<'_>) -> Markup {
    html! { div class={ "card " (kind(card)) } { (face(card, solo, scene)) } }
}

/// What stands on a card.
fn face(card: Card, solo: bool, scene: &Scene<'_>) -> Markup {
    html! {
        @let called = name(card, scene);
        span .cname data-long[called.split([' ', '-']).any(|word| word.chars().count() > 8)] { (called) }
        @if card.is_inhabitant() {
            span .value .none aria-hidden="true" { (icon("inhabitant")) }
        } @else {
            span .value title=(say_count(scene, "value", card.value())) { span aria-hidden="true" { (card.value()) } span .quiet-text { (say_count(scene, "value", card.value())) } }
        }
        (portrait::portrait(card))
        span .belongs { (emblem(card)) span { (belongs(card, scene)) } @if let Some(sign) = when(card, solo) { span .when { (icon(sign)) } } }
        span .text { (text(card, solo, scene)) }
    }
}

fn emblem(card: Card) -> Markup {
    icon(&card.alliance().map_or_else(|| "inhabitant".to_owned(), |alliance| format!("al-{alliance}")))
}

/// The alliance of a card, in words.
fn belongs(card: Card, scene: &Scene<'_>) -> String {
    say(scene, card.alliance().map_or("inhabitant", ephios::Alliance::message))
}

/// A card in a few letters, which tells its text to whoever touches it.
pub(super) fn mini(card: Card, solo: bool, scene: &Scene<'_>) -> Markup {
    html! {
        button type="button" class={ "mini " (kind(card)) } data-tell=(text(card, solo, scene)) { (emblem(card)) span { (name(card, scene)) } }
    }
}

/// The back of a card.
pub(super) fn back(scene: &Scene<'_>) -> Markup {
    html! { span .back title=(say(scene, "face-down")) { span .quiet-text { (say(scene, "face-down")) } } }
}
