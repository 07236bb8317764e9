//! What everybody stops for: a card that somebody plays, an attack, blows that land, somebody who is out.

use super::{art, cards, tiles};
use crate::{act::Act, draws::Scene, frame::icon};
use epic::{Card, Epic, Event, View};
use maud::{Markup, html};
use table::{Phrase, Say, Seat};

/// The scenes for these events, in their order.
pub(super) fn drama(view: &View, events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
    let mine = |seat: Seat| view.viewer.seat() == Some(seat);
    let mut scenes = Vec::new();
    let mut blows = Vec::new();
    for event in events {
        match event {
            // What one plays oneself one has just read.
            Event::Played { seat, card }
            | Event::PlayedAgain { seat, card }
            | Event::Echoed { seat, card }
                if !mine(*seat) =>
            {
                scenes.push(played(event, *seat, *card, scene));
            }
            Event::Unveiled { seat, card } | Event::Turned { seat, card } if !mine(*seat) => {
                scenes.push(played(event, *seat, *card, scene));
            }
            Event::PlayedDown { seat } if !mine(*seat) => {
                let look =
                    html! { div .act .told { span .big { (art::back()) } p { (words(event, scene)) } } };
                scenes.push(Act::new(1000, look).light(format!("zone-{seat}")));
            }
            Event::AttacksPlayer { .. } | Event::Hunts { .. } if !mine(view.open.active) => {
                scenes.push(attack(events, event, scene));
            }
            Event::DealtPlayer { .. } | Event::Broken { .. } | Event::Out { .. } => blows.push(event),
            _ => {}
        }
    }
    if !blows.is_empty() {
        scenes.push(landed(&blows, scene));
    }
    scenes
}

fn words(event: &Event, scene: &Scene<'_>) -> String {
    scene.say::<Epic>(&event.phrase())
}

/// A card is played, with its text.
fn played(event: &Event, seat: Seat, card: Card, scene: &Scene<'_>) -> Act {
    let look = html! {
        div .act .played { div .turning .big-card { (cards::face(card, scene.lang)) } p { (tiles::token(seat)) " " (words(event, scene)) } }
    };
    Act::new(1700, look).light(format!("zone-{seat}"))
}

/// Somebody attacks: with whom, and whom.
fn attack(events: &[Event], event: &Event, scene: &Scene<'_>) -> Act {
    let with = |event: &&Event| matches!(event, Event::AttacksWith { .. });
    let look = html! {
        div .act .told { span .big { (icon("e-attack")) } div { @for one in events.iter().filter(with) { p { (words(one, scene)) } } p { (words(event, scene)) } } }
    };
    Act::new(1100, look)
}

/// Blows have landed.
fn landed(blows: &[&Event], scene: &Scene<'_>) -> Act {
    const MOST: usize = 6;
    let sign: Markup = icon(if blows.iter().any(|event| matches!(event, Event::Broken { .. })) {
        "e-break"
    } else {
        "e-damage"
    });
    let more = blows.len().saturating_sub(MOST);
    let look = html! {
        div .act .told {
            span .big { (sign) }
            div {
                @for event in blows.iter().take(MOST) { p { (words(event, scene)) } }
                @if more > 0 { p { (scene.say::<Epic>(&Phrase::new("and-more").with("number", more))) } }
            }
        }
    };
    Act::new(800 + 300 * blows.len().min(MOST) as u32, look)
}
