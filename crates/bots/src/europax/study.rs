//! What becomes of the countries of Europax.

use crate::Study;
use europax::{Europax, Move};
use table::{Outcome, Seat};

/// Counts what was chosen.
pub(super) fn study(_game: &Europax, _seat: Seat, mv: Move, study: &mut Study) {
    match mv {
        Move::Take(country) => study.count("taken", country.key(), 1),
        Move::Buy(country) => study.count("chosen as seller", country.key(), 1),
        Move::Lay(_) => {}
    }
}

/// Upper ends of the classes of wealth that are counted.
const CLASSES: [(i32, &str); 9] = [
    (0, "below 0"),
    (1_000, "0 to 999"),
    (2_000, "1000 to 1999"),
    (3_000, "2000 to 2999"),
    (4_000, "3000 to 3999"),
    (5_000, "4000 to 4999"),
    (6_000, "5000 to 5999"),
    (7_000, "6000 to 6999"),
    (i32::MAX, "7000 or more"),
];

/// Counts how long it took, what everybody had at the end, and how often help was needed.
pub(super) fn conclude(game: &Europax, outcome: &Outcome, study: &mut Study) {
    let open = &game.open;
    study.count("cards laid", "all", open.tally.laid.into());
    study.count("units bought abroad", "all", open.tally.abroad.into());
    study.count("help", "payments", open.tally.helped.into());
    study.count("help", "games", i64::from(open.tally.helped > 0));
    let wealth = || open.present().iter().map(|country| open.wealth(country));
    let spread = wealth().max().unwrap_or(0) - wealth().min().unwrap_or(0);
    study.count("spread", "richest less poorest", spread.into());
    for country in open.present() {
        study.count("played", country.key(), 1);
        study.count("wealth", country.key(), open.wealth(country).into());
        let class = CLASSES.iter().find(|(end, _)| open.wealth(country) < *end);
        class.into_iter().for_each(|(_, class)| study.count("wealth in classes", class, 1));
        if open.boards[country].owner.is_some_and(|seat| outcome.winners.contains(seat)) {
            study.count("won", country.key(), 1);
        }
    }
}
