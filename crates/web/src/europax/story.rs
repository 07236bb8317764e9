//! What the lines of the log speak of.

use super::{board_id, books::Payment};
use crate::draws::Story;
use europax::{Country, Event};

/// What an event speaks of.
pub(super) fn story(event: &Event) -> Story {
    let at = |icon: &'static str, country: Country| Story {
        icon,
        lights: vec![board_id(country)],
        ..Story::default()
    };
    let plain = |icon: &'static str| Story { icon, ..Story::default() };
    let both = |icon: &'static str, one: Country, other: Country| Story {
        icon,
        lights: vec![board_id(one), board_id(other)],
        sound: "coin",
        ..Story::default()
    };
    match *event {
        Event::Chose { seat, country } => {
            Story { lights: vec![board_id(country.0)], ..Story::of(seat, "x-market") }
        }
        Event::GotStock { country, .. } => Story { sound: "card", ..at("x-production", country.0) },
        Event::GotDemands { country, .. } => Story { sound: "card", ..at("x-demand", country.0) },
        Event::Turn { country } => at("x-next", country.0),
        Event::Laid { country, .. } => Story { chapter: true, sound: "card", ..at("x-demand", country.0) },
        Event::Asked { country, .. } | Event::Skipped { country } | Event::HasNone { country, .. } => {
            at("x-market", country.0)
        }
        Event::AllSkipped {} => plain("x-market"),
        Event::Supplied { country, .. } => Story { sound: "card", ..at("x-deliver", country.0) },
        Event::Bought { country, from, .. } | Event::Stored { country, from, .. } => {
            both("x-buy", country.0, from.0)
        }
        Event::Helped { country, to, .. } | Event::Returned { country, to, .. } => {
            both("x-help", country.0, to.0)
        }
        Event::Gave { country, to, .. } => both("x-gift", country.0, to.0),
        Event::MadeUp { country, to, .. } => both("x-bank", country.0, to.0),
        Event::Rewarded { country, .. } => Story { sound: "bell", ..at("x-reward", country.0) },
        Event::UsedUp { country } => Story { sound: "bell", ..at("x-production", country.0) },
        Event::Shuffled {} => Story { sound: "card", ..plain("x-shuffle") },
        Event::Drew { country, .. } => Story { sound: "card", ..at("x-unforeseen", country.0) },
        Event::Equipped { country } | Event::EquippedBefore { country } | Event::NoHotels { country } => {
            at("x-hotel", country.0)
        }
        Event::BoughtAbroad { country, .. }
        | Event::Waived { country, .. }
        | Event::Received { country, .. }
        | Event::Paid { country, .. }
        | Event::Exhibited { country, .. } => {
            let icon = Payment::of(event).map_or("x-bank", |payment| payment.kind.sign());
            Story { sound: "coin", ..at(icon, country.0) }
        }
        Event::NotForSale { .. } | Event::NoCards {} => plain("x-production"),
    }
}
