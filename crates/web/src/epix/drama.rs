//! What everybody stops for: a season begins, offers are shown, a bid meets its guesses, a castle falls.

use super::{colour, picture, say};
use crate::{act::Act, draws::Scene};
use epix::{Epix, Event, Hand, View};
use maud::{Markup, html};
use table::{Phrase, Seat};

/// The scene for these events, the greatest of them if there are several.
pub(super) fn drama(view: &View, events: &[Event], scene: &Scene<'_>) -> Option<Act> {
    castle(view, events, scene)
        .or_else(|| fight(view, events, scene))
        .or_else(|| auction(view, events, scene))
        .or_else(|| season(events, scene))
        .or_else(|| shown(view, events, scene))
}

fn crest(view: &View, seat: Seat) -> Markup {
    let tint = colour(view.open.board.castle(seat));
    html! { svg viewBox="-40 -40 80 80" class={ "unit crest " (tint) } { use href={ "#token-" (tint) } .token {} use href="#crown" x="-17" y="-17" width="34" height="34" .figure {} } }
}

fn coin(gold: u16, class: &str) -> Markup {
    html! { span class={ "coin " (class) } { (gold) } }
}

fn castle(view: &View, events: &[Event], scene: &Scene<'_>) -> Option<Act> {
    let (seat, at) = events.iter().find_map(|event| match event {
        Event::TookCastle { seat, at } => Some((*seat, *at)),
        _ => None,
    })?;
    let look = html! {
        div .act .falls {
            svg viewBox="0 0 72 62" class={ "castle " (colour(at)) } { use href="#castle" width="72" height="62" {} }
            h3 { (scene.say::<Epix>(&Phrase::new("took-castle").with("seat", seat).with("at", at))) }
            (crest(view, seat))
        }
    };
    Some(Act::new(3200, look))
}

/// A bid and its guesses, shown together.
fn fight(view: &View, events: &[Event], scene: &Scene<'_>) -> Option<Act> {
    let (seat, bid) = events.iter().find_map(|event| match event {
        Event::ShowedBid { seat, gold } => Some((*seat, *gold)),
        _ => None,
    })?;
    let guesses: Vec<(Seat, u16)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Guessed { seat, gold } => Some((*seat, *gold)),
            _ => None,
        })
        .collect();
    let repelled = events.iter().any(|event| matches!(event, Event::Repelled { .. }));
    let look = html! {
        div .act .fight data-repelled[repelled] {
            div .party { (crest(view, seat)) small { (say(scene, "drama-bid")) } (coin(bid, "turning")) }
            strong { (say(scene, if repelled { "drama-repelled" } else { "drama-won" })) }
            @for (foe, gold) in &guesses {
                div .party { (crest(view, *foe)) small { (say(scene, "drama-guess")) } (coin(*gold, if *gold == bid { "right" } else { "wrong" })) }
            }
        }
    };
    Some(Act::new(2200, look))
}

/// All offers for the First Player card.
fn auction(view: &View, events: &[Event], scene: &Scene<'_>) -> Option<Act> {
    let winner = events.iter().find_map(|event| match event {
        Event::WonAuction { seat, .. } => Some(*seat),
        _ => None,
    })?;
    let look = html! {
        div .act .auction {
            h3 { (say(scene, "drama-auction")) }
            div .parties {
                @for event in events {
                    @if let Event::ShowedOffer { seat, gold } = event {
                        div .party data-won[*seat == winner] { (crest(view, *seat)) small { (scene.name(*seat)) } (coin(*gold, "turning")) }
                    }
                }
            }
        }
    };
    Some(Act::new(2200, look))
}

fn season(events: &[Event], scene: &Scene<'_>) -> Option<Act> {
    let season = events.iter().find_map(|event| match event {
        Event::Began { season } => Some(*season),
        _ => None,
    })?;
    Some(Act::new(1200, html! { div .act .season .(season) { h3 { (say(scene, season.message())) } } }))
}

/// Somebody's action cards are turned up.
fn shown(view: &View, events: &[Event], scene: &Scene<'_>) -> Option<Act> {
    let (seat, hand): (Seat, Hand) = events.iter().find_map(|event| match event {
        Event::Showed { seat, hand } => Some((*seat, *hand)),
        _ => None,
    })?;
    let (first, second) = hand.cards();
    let look = html! {
        div .act .shows {
            (crest(view, seat))
            @for action in [Some(first), second].into_iter().flatten() {
                div .action .turning .(action) { span .ribbon { (say(scene, action.message())) } svg .picture { use href={ "#" (picture(action)) } {} } }
            }
            small { (scene.name(seat)) }
        }
    };
    Some(Act::new(1200, look))
}
