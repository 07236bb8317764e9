//! What everybody stops for: a card is played, a union is reckoned up, somebody reacts, the Plot has its turn, a round is won.

use super::{cards, chain, say, sides};
use crate::{act::Act, draws::Scene, frame::icon};
use ephios::{Alliance, Card, Effect, Ephios, Event, Member, Phase, View};
use maud::{Markup, html};
use table::{Phrase, Say, Seat};

/// The scenes for these events, in their order; who rises and falls comes last.
pub(super) fn drama(view: &View, events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
    let solo = view.open.solo();
    let mine = |seat: Seat| view.viewer.seat() == Some(seat);
    // An inhabitant that was drawn comes as a surprise to whoever drew it, too.
    let drawn = events
        .iter()
        .any(|event| matches!(event, Event::DrewCard { .. } | Event::PaidBlind { .. } | Event::Added { .. }));
    let mut scenes = Vec::new();
    for event in events {
        match *event {
            // What one plays oneself one has just read.
            Event::Used { seat, card } | Event::Copied { seat, card } if !mine(seat) => {
                scenes.push(played(*event, &sides::token(seat), card, solo, scene));
            }
            Event::Met { seat, card } if !mine(seat) || drawn => {
                scenes.push(played(*event, &sides::token(seat), card, solo, scene));
            }
            Event::Reacted { seat, card } => {
                scenes.push(played(*event, &sides::token(seat), card, solo, scene));
            }
            Event::Corrupted { card } | Event::Plotted { card } | Event::PlotDebated { card } => {
                scenes.push(played(*event, &icon("plot"), card, solo, scene));
            }
            Event::Reshuffled {} if solo => scenes.push(told(&[*event], &icon("shuffle"), scene)),
            Event::United { seat, alliance } => scenes.push(union(events, seat, alliance, solo, scene)),
            Event::Sealed { .. } => scenes.push(told(&[*event], &icon("union"), scene)),
            _ => {}
        }
    }
    let moved = |event: &&Event| matches!(event, Event::Rose { .. } | Event::Fell { .. });
    let moved: Vec<Event> = events.iter().filter(moved).copied().collect();
    if let Some(Event::Rose { seat, .. } | Event::Fell { seat, .. }) = moved.first() {
        let sign = if moved.len() == 1 { sides::token(*seat) } else { icon("popularity") };
        scenes.push(told(&moved, &sign, scene));
    }
    let over = matches!(view.open.phase, Phase::Over { .. });
    scenes.extend(events.iter().find_map(|event| match *event {
        Event::RoundWon { seat, .. } => Some(won(*event, seat, over, scene)),
        _ => None,
    }));
    scenes
}

fn words(event: Event, scene: &Scene<'_>) -> String {
    scene.say::<Ephios>(&event.phrase())
}

/// A card is played, with its text.
fn played(event: Event, sign: &Markup, card: Card, solo: bool, scene: &Scene<'_>) -> Act {
    let plots = matches!(event, Event::Corrupted { .. } | Event::Plotted { .. } | Event::PlotDebated { .. });
    let look = html! {
        div .act .played .plotting[plots] {
            div .turning { (cards::shown(card, solo, scene)) }
            p { (sign) " " (words(event, scene)) }
        }
    };
    Act::new(if plots { 1200 } else { 1600 }, look)
}

/// Something that is told in a line or two.
fn told(events: &[Event], sign: &Markup, scene: &Scene<'_>) -> Act {
    let look = html! {
        div .act .told { span .big { (sign) } div { @for event in events { p { (words(*event, scene)) } } } }
    };
    Act::new(700 + 400 * events.len() as u32, look)
}

/// An alliance is united: the hand is shown, and what it brings before anybody answers.
fn union(events: &[Event], seat: Seat, alliance: Alliance, solo: bool, scene: &Scene<'_>) -> Act {
    let shown: Vec<Card> = events
        .iter()
        .filter_map(|event| match event {
            Event::Showed { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    let affinity = events.iter().find_map(|event| match event {
        Event::UsedAffinity { alliance, .. } => Some(*alliance),
        _ => None,
    });
    let helped = events.iter().any(|event| matches!(event, Event::Helped { .. }));
    let union = if solo { ephios::SOLO_GAIN } else { alliance.gain() };
    let bonus =
        affinity.map_or(0, |own| if own == alliance { ephios::AFFINITY_GAIN } else { ephios::AFFINITY_HELD });
    let less = shown.iter().find_map(|card| match card.effect(solo) {
        Effect::Uniting(Member::Any(less)) => Some(less),
        Effect::Uniting(Member::AnyForNothing) => Some(union),
        _ => None,
    });
    let phrase = Phrase::new("united").with("seat", seat).with("alliance", alliance);
    let look = html! {
        div class={ "act union " (alliance) } {
            h2 { (icon(&format!("al-{alliance}"))) " " (scene.say::<Ephios>(&phrase)) }
            div .shown { @for card in &shown { (cards::shown(*card, solo, scene)) } }
            (chain::sum(union, bonus, less.filter(|_| helped).unwrap_or(0), scene))
            @if let Some(own) = affinity {
                p { (icon("affinity")) " " (scene.say::<Ephios>(&Phrase::new("used-affinity").with("seat", seat).with("alliance", own))) }
            }
            @if helped { p { (scene.say::<Ephios>(&Phrase::new("helped").with("seat", seat))) } }
        }
    };
    Act::new(2800, look)
}

/// A round of the campaign is won.
fn won(event: Event, seat: Seat, over: bool, scene: &Scene<'_>) -> Act {
    let look = html! {
        div .act .told .won { span .big { (sides::token(seat)) } div { h2 { (words(event, scene)) } @if !over { p { (say(scene, "next-round")) } } } }
    };
    Act::new(2200, look)
}
