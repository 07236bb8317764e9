//! What the lines of the log speak of.

use super::card_id;
use crate::draws::Story;
use ephios::{Alliance, Card, Event};
use table::Seat;

/// What an event speaks of.
pub(super) fn story(event: Event) -> Story {
    let of = Story::of;
    let with = |seat: Seat, icon: &'static str, card: Card| Story {
        lights: vec![card_id(card), format!("seat-{seat}")],
        sound: "card",
        ..of(seat, icon)
    };
    let lies = |icon: &'static str, card: Card| Story {
        icon,
        lights: vec![card_id(card)],
        sound: "card",
        ..Story::default()
    };
    let tile = |icon: &'static str, alliance: Alliance| Story {
        icon,
        lights: vec![format!("al-{alliance}-tile")],
        ..Story::default()
    };
    let plain = |icon: &'static str| Story { icon, ..Story::default() };
    match event {
        Event::RoundBegan { .. } => Story { chapter: true, sound: "bell", ..plain("round-won") },
        Event::TurnBegan { seat } => Story { chapter: true, ..of(seat, "") },
        Event::Affinity { alliance } => tile("affinity", alliance),
        Event::Revealed { card } | Event::Swept { card } | Event::LookedAt { card } => lies("deck", card),
        Event::Recruited { seat, card, .. }
        | Event::Added { seat, card }
        | Event::DrewCard { seat, card }
        | Event::StoleCard { seat, card, .. } => with(seat, "take", card),
        Event::PaidBlind { seat, .. }
        | Event::Drew { seat }
        | Event::Looked { seat, .. }
        | Event::PutBack { seat } => {
            Story { lights: vec!["pile-deck".into(), format!("seat-{seat}")], ..of(seat, "deck") }
        }
        Event::Debated { seat, card } => with(seat, "i-chat", card),
        Event::Used { seat, card } | Event::Met { seat, card } | Event::Copied { seat, card } => {
            with(seat, "play", card)
        }
        Event::Showed { seat, card } | Event::Laid { seat, card } | Event::Discarded { seat, card } => {
            with(seat, "deck", card)
        }
        Event::SawCard { from, card } => with(from, "i-eye", card),
        Event::Reacted { seat, card } => Story { sound: "sword", ..with(seat, "reaction", card) },
        Event::Replays { seat } => of(seat, "again"),
        Event::Gained { seat, .. } | Event::Lost { seat, .. } => {
            Story { sound: "coin", ..of(seat, "persuasion") }
        }
        Event::Took { seat, from, .. } => Story {
            sound: "coin",
            lights: vec![format!("seat-{seat}"), format!("seat-{from}")],
            ..of(seat, "persuasion")
        },
        Event::Rose { seat, .. } => Story {
            sound: "bell",
            lights: vec![format!("pop-{seat}"), format!("seat-{seat}")],
            ..of(seat, "popularity")
        },
        Event::Fell { seat, .. } => Story {
            sound: "fall",
            lights: vec![format!("pop-{seat}"), format!("seat-{seat}")],
            ..of(seat, "popularity")
        },
        Event::United { seat, alliance } | Event::UsedAffinity { seat, alliance } => {
            Story { seat: Some(seat), sound: "triumph", ..tile("union", alliance) }
        }
        Event::Helped { seat } => of(seat, "union"),
        Event::Unanswered {} => plain("reaction"),
        Event::Spared { seat } => of(seat, "reaction"),
        Event::Stole { seat, from } | Event::SawHand { seat, from } => {
            Story { lights: vec![format!("seat-{seat}"), format!("seat-{from}")], ..of(seat, "i-eye") }
        }
        Event::Targeted { seat, on } => Story { lights: vec![format!("seat-{on}")], ..of(seat, "i-eye") },
        Event::Reshuffled {} => Story { lights: vec!["pile-deck".into()], sound: "card", ..plain("shuffle") },
        Event::Turned {} => plain("direction"),
        Event::Passed { seat } => of(seat, ""),
        Event::Corrupted { card } => lies("plot", card),
        Event::Plotted { card } | Event::PlotDebated { card } => {
            Story { sound: "fall", ..lies("plot", card) }
        }
        Event::Sealed { alliance } => Story { sound: "triumph", ..tile("union", alliance) },
        Event::RoundWon { seat, .. } => Story { chapter: true, sound: "triumph", ..of(seat, "round-won") },
        Event::PageRead { alliance } => Story { chapter: true, ..tile("i-rules", alliance) },
        Event::Removed { card } | Event::Brought { card } => Story { sound: "", ..lies("deck", card) },
        Event::Replaced { by: alliance, .. } | Event::Joined { alliance } => tile("union", alliance),
        Event::Achieved { seat, .. } => Story { sound: "bell", ..of(seat, "round-won") },
    }
}
