//! How cards of Epic are played and how games go.

use crate::Study;
use epic::{Epic, Move};
use table::{Outcome, Seat};

/// Counts which cards are played, and how often abilities are used and champions attack and block.
pub(super) fn study(game: &Epic, _seat: Seat, mv: Move, study: &mut Study) {
    match mv {
        Move::Play(card) => study.count("played", card.name(), 1),
        Move::Veil(card) => study.count("played face down", card.name(), 1),
        Move::Use(id, _) => {
            let face = game.open.look_at(epic::Ref::Thing(id)).and_then(|snap| snap.face);
            if let Some(card) = face.and_then(epic::Face::card) {
                study.count("used", card.name(), 1);
            }
        }
        Move::Attack(_) => study.count("fights", "attackers", 1),
        Move::Block(_) => study.count("fights", "blockers", 1),
        _ => {}
    }
}

/// Counts how long it took, and whether whoever began won.
pub(super) fn conclude(game: &Epic, outcome: &Outcome, study: &mut Study) {
    study.count("turns", "all", game.open.turn.into());
    for seat in outcome.winners {
        study.count("winner's Mojo", "all", game.open.mojo[seat].into());
    }
}
