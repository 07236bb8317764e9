//! What the lines of the log speak of.

use super::{card_id, province_id, question::lights};
use crate::draws::Story;
use epix::{Event, Kind, Province};
use table::Seat;

/// What an event speaks of.
pub(super) fn story(event: Event) -> Story {
    let of = Story::of;
    let gold = |seat: Seat| Story { sound: "coin", ..of(seat, "coin") };
    let at = |seat: Seat, kind: Kind, places: &[Province]| Story {
        seat: Some(seat),
        icon: icon(kind),
        lights: places.iter().flat_map(|place| lights(kind, *place)).collect(),
        chapter: false,
        sound: "step",
        silent: false,
    };
    match event {
        Event::Recruited { seat, unit, at: place, .. } => at(seat, unit, &[place]),
        Event::Marked { seat, card, unit } => Story { lights: vec![card_id(card)], ..of(seat, icon(unit)) },
        Event::Bid { seat, card, .. }
        | Event::Outbid { seat, card, .. }
        | Event::Bought { seat, card, .. } => {
            Story { lights: vec![card_id(card), format!("seat-{seat}")], ..gold(seat) }
        }
        Event::Unsold { card } => Story { lights: vec![card_id(card)], ..Story::default() },
        Event::Began { .. } => Story { chapter: true, icon: "season", sound: "bell", ..Story::default() },
        Event::PaidTribute { seat, .. }
        | Event::ShowedOffer { seat, .. }
        | Event::Taxed { seat, .. }
        | Event::Plundered { seat, .. }
        | Event::Earned { seat, .. }
        | Event::Offered { seat }
        | Event::HidBid { seat }
        | Event::ShowedBid { seat, .. } => gold(seat),
        Event::OfferedGold { .. } | Event::HidGold { .. } => {
            Story { icon: "coin", sound: "coin", ..Story::default() }
        }
        Event::WonAuction { seat, .. } | Event::KeptFirst { seat } | Event::GaveFirst { to: seat, .. } => {
            of(seat, "crown")
        }
        Event::Chose { seat } | Event::ChoseAgain { seat } | Event::Showed { seat, .. } => {
            Story { sound: "card", ..of(seat, "act-recruitment") }
        }
        Event::SpiedOn { on, .. } | Event::SawCards { on, .. } => of(on, "i-eye"),
        Event::ChoseCards { .. } | Event::ChoseAgainCards { .. } => {
            Story { icon: "act-recruitment", sound: "card", ..Story::default() }
        }
        Event::Carried { seat, action } | Event::Finished { seat, action } => {
            of(seat, super::picture(action))
        }
        Event::Moved { seat, unit, from, to } => at(seat, unit, &[from, to]),
        Event::Attacked { seat, unit, from, to } => {
            Story { icon: "act-attack", sound: "sword", ..at(seat, unit, &[from, to]) }
        }
        Event::Passed { seat } | Event::Guessed { seat, .. } | Event::GuessedAll { seat } => {
            of(seat, "shield")
        }
        Event::Repelled { seat, unit, from } => Story { sound: "fall", ..at(seat, unit, &[from]) },
        Event::Beaten { seat, unit, at: place } => Story { sound: "fall", ..at(seat, unit, &[place]) },
        Event::Entered { seat, unit, at: place } | Event::Converted { seat, unit, at: place } => {
            at(seat, unit, &[place])
        }
        Event::Withdrew { seat, at: place } => at(seat, Kind::Catapult, &[place]),
        Event::TookCastle { seat, at } => Story {
            seat: Some(seat),
            icon: "castle",
            lights: vec![province_id(at)],
            chapter: true,
            sound: "triumph",
            silent: false,
        },
        Event::Skipped { seat } => of(seat, "season"),
    }
}

const fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Soldier => "unit-soldier",
        Kind::Knight => "unit-knight",
        Kind::Camp => "unit-camp",
        Kind::Catapult => "unit-catapult",
    }
}
