//! Before the first hand: a booster to take a card from, and a deck to be built.

use super::{cards, say, say_count, tiles};
use crate::{
    draws::{Part, Scene},
    frame::icon,
};
use epic::{Alignment, Card, Kind, Phase, Speed, View};
use maud::{Markup, html};

/// The board while decks are drafted or built.
pub(super) fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
    let board = html! { div #board .board .workshop { div #making {} div #deck {} } };
    vec![
        Part::new("board", board),
        Part::new("making", making(view, scene)),
        Part::new("deck", deck(view, scene)),
    ]
}

/// The cards to choose among.
fn making(view: &View, scene: &Scene<'_>) -> Markup {
    let own = &view.making;
    let asks = view.viewer.seat().is_some_and(|seat| view.open.making.contains(seat));
    html! {
        div #making .making {
            @match view.open.phase {
                Phase::Draft { .. } if !own.pack.is_empty() => {
                    h2 { (say_count(scene, "in-the-pack", own.pack.len())) }
                    div .pack { @for (at, card) in own.pack.iter().enumerate() { (large(&own.pack, at, *card, asks, own.taken, scene)) } }
                }
                Phase::Building if !own.deck.is_empty() => {
                    h2 { (say_count(scene, "in-the-deck", own.deck.len())) }
                    div .pool { (groups(&own.deck, asks, scene)) }
                }
                _ => p .empty { (say(scene, if matches!(view.open.phase, Phase::Draft { .. }) { "others-draft" } else { "others-build" })) }
            }
        }
    }
}

/// A card that can be read as it lies there.
fn large(pack: &[Card], at: usize, card: Card, asks: bool, taken: Option<Card>, scene: &Scene<'_>) -> Markup {
    let number = pack[..at].iter().filter(|other| **other == card).count();
    let key = tiles::held(card);
    html! {
        button type="button" id={ "d-" (card) "-" (number) } .big-card data-touch=[asks.then_some(&key)] data-taken[taken == Some(card) && number == 0] data-zoom=(card) tabindex="-1" {
            (cards::face(card, scene.lang))
        }
    }
}

/// Cards by type, each kind in a row.
fn groups(all: &[Card], touched: bool, scene: &Scene<'_>) -> Markup {
    html! {
        @for kind in Kind::ALL {
            @let some: Vec<Card> = all.iter().copied().filter(|card| card.def().kind == kind).collect();
            @if !some.is_empty() {
                div .kind-row {
                    h3 { (icon(&format!("k-{kind}"))) (say(scene, format!("kinds-{kind}"))) " " span .count { (some.len()) } }
                    div .tray { (tiles::cards(&some, "c", touched, scene)) }
                }
            }
        }
    }
}

/// What the deck is made of so far, and what was left out of it.
fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    let own = &view.making;
    let drafts = matches!(view.open.phase, Phase::Draft { .. });
    html! {
        div #deck .deck-so-far {
            @if view.viewer.seat().is_some() {
                h2 { (icon("e-deck")) (say_count(scene, "deck-so-far", own.deck.len())) }
                (figures(&own.deck, scene))
                @if drafts { ul .minis { @for card in &own.deck { li { (tiles::mini(*card, scene)) } } } }
                @if !own.out.is_empty() {
                    h2 { (say_count(scene, "left-out-count", own.out.len())) }
                    ul .minis .out { @for card in &own.out { li { (tiles::mini(*card, scene)) } } }
                }
            }
        }
    }
}

/// What a deck has of what.
fn figures(all: &[Card], scene: &Scene<'_>) -> Markup {
    let number = |fits: &dyn Fn(Card) -> bool| all.iter().filter(|card| fits(**card)).count();
    let most = all.len().max(1);
    let bar = |sign: String, words: String, number: usize| {
        html! { li { (icon(&sign)) span .what { (words) } meter min="0" max=(most) value=(number) { (number) } b { (number) } } }
    };
    html! {
        ul .figures-of-deck {
            @for alignment in Alignment::ALL { (bar(format!("al-{alignment}"), say(scene, alignment.message()), number(&|card| card.def().alignment == alignment))) }
            @for kind in Kind::ALL { (bar(format!("k-{kind}"), say(scene, format!("kinds-{kind}")), number(&|card| card.def().kind == kind))) }
            @for speed in Speed::ALL { (bar(format!("sp-{speed}"), say(scene, speed.message()), number(&|card| card.def().speed == speed))) }
            (bar("e-action".into(), say(scene, "cost-action"), number(&|card| card.def().action)))
        }
    }
}
