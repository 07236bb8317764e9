//! Unforeseen cards, read out.

use super::{cards, market::Laid, say, vignette};
use crate::{
    draws::{Reading, Scene},
    frame::icon,
};
use europax::{Country, Europax, Event, Unforeseen, View};
use maud::{Markup, html};
use table::Say;

/// What the page calls the unforeseen card that was drawn last.
pub(super) fn key(view: &View) -> String {
    format!("unforeseen-{}", view.open.tally.laid)
}

/// The last unforeseen card: whoever drew it reads it at once, others when they like.
pub(super) fn readings(view: &View, events: &[Event], scene: &Scene<'_>) -> Option<Reading> {
    let (country, card) = Laid::read(events)?.drew?;
    let own = super::mine(view).any(|mine| mine == country);
    Some(Reading {
        key: key(view),
        title: say(scene, card.message()),
        page: page(country, card, &outcome(events), scene),
        quiet: !own,
    })
}

/// What came of the card that was drawn last.
pub(super) fn outcome(events: &[Event]) -> Vec<Event> {
    let drawn = events.iter().rposition(|event| matches!(event, Event::Drew { .. }));
    let after = drawn.map_or(&[][..], |at| &events[at + 1..]);
    let tells = |event: &&Event| {
        !matches!(
            event,
            Event::Turn { .. } | Event::GotDemands { .. } | Event::Shuffled {} | Event::Returned { .. }
        )
    };
    after.iter().filter(tells).copied().collect()
}

/// The card with its picture, its story, what it says and what came of it.
pub(super) fn page(country: Country, card: Unforeseen, outcome: &[Event], scene: &Scene<'_>) -> Markup {
    html! {
        div .news-card {
            (face(country, card, true, scene))
            @if !outcome.is_empty() {
                ul .outcome { @for event in outcome { li { (scene.say::<Europax>(&event.phrase())) } } }
            }
        }
    }
}

/// The face of a card, with its story where there is time to read it.
pub(super) fn face(country: Country, card: Unforeseen, whole: bool, scene: &Scene<'_>) -> Markup {
    html! {
        p .for-whom { (icon("x-unforeseen")) (cards::named(country, scene)) }
        (vignette::vignette(card))
        h2 { (say(scene, card.message())) }
        @if whole { p .tale { (say(scene, format!("tale-{card}"))) } }
        p .effect { (scene.say::<Europax>(&card.effect().phrase())) }
    }
}
