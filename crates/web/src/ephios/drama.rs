//! What everybody stops for: a card is played, a union is reckoned up, somebody reacts, the Plot has its turn, a round is won.

use super::{cards, chain, say, sides, tint};
use crate::{draws::Scene, frame::icon};
use ephios::{Card, Ephios, Event, View};
use maud::{Markup, html};
use table::{Phrase, Say, Seat};

/// The scenes for these events, in their order.
pub(super) fn drama(view: &View, events: &[Event], scene: &Scene<'_>) -> Vec<Markup> {
    let solo = view.open.solo();
    let mine = view.viewer.seat();
    let mut scenes = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let after = &events[at + 1..];
        match *event {
            // What one plays oneself one has just read.
            Event::Used { seat, card } | Event::Met { seat, card } if mine != Some(seat) || solo => {
                if !solo {
                    scenes.push(played(event, Some(seat), card, 1700, solo, scene));
                }
            }
            Event::Copied { seat, card } if mine != Some(seat) => {
                scenes.push(played(event, Some(seat), card, 1500, solo, scene))
            }
            Event::Reacted { seat, card } => scenes.push(played(event, Some(seat), card, 1900, solo, scene)),
            Event::Corrupted { card } | Event::Plotted { card } | Event::PlotDebated { card } => {
                scenes.push(plot(event, card, solo, scene));
            }
            Event::Reshuffled {} if solo => scenes.push(told(&[event], "shuffle", 1300, scene)),
            Event::United { seat, alliance } => scenes.push(union(events, seat, alliance, solo, scene)),
            Event::Rose { seat, .. } if !unites(events) => scenes.push(popularity(event, seat, scene)),
            Event::Rose { seat, .. } if reckons(after) => scenes.push(popularity(event, seat, scene)),
            Event::Fell { seat, .. } => scenes.push(popularity(event, seat, scene)),
            Event::Sealed { .. } => scenes.push(told(&[event], "union", 1600, scene)),
            Event::RoundWon { seat, .. } => scenes.push(won(event, seat, scene)),
            _ => {}
        }
    }
    scenes
}

/// Whether an alliance is united among these events.
fn unites(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::United { .. }))
}

/// Whether what comes after a gain of popularity isn't a union any more.
fn reckons(after: &[Event]) -> bool {
    !unites(after)
}

fn words(event: &Event, scene: &Scene<'_>) -> String {
    scene.say::<Ephios>(&event.phrase())
}

/// A card is played, with its text.
fn played(event: &Event, seat: Option<Seat>, card: Card, ms: u32, solo: bool, scene: &Scene<'_>) -> Markup {
    html! {
        div .act .played data-ms=(ms) {
            div .turning { (cards::shown(card, solo, scene)) }
            p { @if let Some(seat) = seat { (sides::token(seat)) " " } (words(event, scene)) }
        }
    }
}

/// The Plot has its turn.
fn plot(event: &Event, card: Card, solo: bool, scene: &Scene<'_>) -> Markup {
    html! {
        div .act .played .plotting data-ms="1900" {
            div .turning { (cards::shown(card, solo, scene)) }
            p { (icon("plot")) " " (words(event, scene)) }
        }
    }
}

/// Something that is told in a line.
fn told(events: &[&Event], sign: &str, ms: u32, scene: &Scene<'_>) -> Markup {
    html! {
        div .act .told data-ms=(ms) { span .big { (icon(sign)) } div { @for event in events { p { (words(event, scene)) } } } }
    }
}

/// Somebody rises or falls.
fn popularity(event: &Event, seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        div class={ "act told " (tint(seat)) } data-ms="1300" { span .big { (sides::token(seat)) } p { (words(event, scene)) } }
    }
}

/// An alliance is united: the hand is shown, and what it brings before anybody answers.
fn union(events: &[Event], seat: Seat, alliance: ephios::Alliance, solo: bool, scene: &Scene<'_>) -> Markup {
    let shown = events.iter().filter_map(|event| match event {
        Event::Showed { card, .. } => Some(*card),
        _ => None,
    });
    let affinity = events.iter().find_map(|event| match event {
        Event::UsedAffinity { alliance, .. } => Some(*alliance),
        _ => None,
    });
    let helped = events.iter().any(|event| matches!(event, Event::Helped { .. }));
    let union = if solo { ephios::SOLO_GAIN } else { alliance.gain() };
    let bonus =
        affinity.map_or(0, |own| if own == alliance { ephios::AFFINITY_GAIN } else { ephios::AFFINITY_HELD });
    let less = match (helped, solo) {
        (true, true) => union,
        (true, false) => 10,
        (false, _) => 0,
    };
    let phrase = Phrase::new("united").with("seat", seat).with("alliance", alliance);
    html! {
        div class={ "act union " (alliance) } data-ms="3200" {
            h3 { (icon(&format!("al-{alliance}"))) " " (scene.say::<Ephios>(&phrase)) }
            div .shown { @for card in shown { (cards::shown(card, solo, scene)) } }
            (chain::sum(union, bonus, less, scene))
            @if let Some(own) = affinity {
                p { (icon("affinity")) " " (scene.say::<Ephios>(&Phrase::new("used-affinity").with("seat", seat).with("alliance", own))) }
            }
            @if helped { p { (scene.say::<Ephios>(&Phrase::new("helped").with("seat", seat))) } }
        }
    }
}

/// A round of the campaign is won.
fn won(event: &Event, seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        div .act .told .won data-ms="2600" { span .big { (sides::token(seat)) } div { h3 { (words(event, scene)) } p { (say(scene, "next-round")) } } }
    }
}
