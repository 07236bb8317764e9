//! What becomes of the cards, alliances and pages of Ephios.

use crate::Study;
use ephios::{Alliance, Card, DISCARD, Effect, Ephios, Feat, Move, Phase};
use table::{Outcome, Seat};

/// Counts what this move uses, before it is played.
pub(super) fn study(game: &Ephios, seat: Seat, mv: Move, study: &mut Study) {
    if begins(game) {
        game.open.alliances.iter().for_each(|alliance| study.count("in play", alliance.key(), 1));
    }
    match mv {
        Move::Use(card) | Move::React(card) => study.count("used", card.key(), 1),
        Move::ReactAll => {
            let hand = game.set(seat.index()).iter();
            let reactions = hand.filter(|card| matches!(card.effect(false), Effect::Reaction(..)));
            reactions.for_each(|card| study.count("used", card.key(), 1));
        }
        Move::Recruit(card) => study.count("recruited", card.key(), 1),
        Move::Unite(alliance, _) => {
            study.count("united", alliance.key(), 1);
            if game.can_unite(seat, alliance).flatten().is_some() {
                study.count("used", Card::Argentier.key(), 1);
            }
            if alliance == Alliance::Synthetiques && game.hand(seat).has(Card::Prototype) {
                study.count("used", Card::Prototype.key(), 1);
            }
        }
        _ => {}
    }
}

/// Whether nothing has happened in this round yet.
fn begins(game: &Ephios) -> bool {
    let hands = Seat::all(game.open.players()).all(|seat| game.hand(seat).is_empty());
    game.open.number == 1 && game.open.phase == Phase::Act && hands && game.piles[DISCARD].is_empty()
}

/// Counts how long it took, and what it was won with.
pub(super) fn conclude(game: &Ephios, outcome: &Outcome, study: &mut Study) {
    let open = &game.open;
    study.count("turns", "all", (open.past + open.number).into());
    study.count("turns", "rounds", open.round.into());
    open.pages.iter().for_each(|alliance| study.count("pages", alliance.key(), 1));
    for seat in Seat::all(open.players()) {
        open.feats[seat].iter().for_each(|feat| study.count("feats", feat.key(), 1));
        for alliance in Alliance::ALL.into_iter().filter(|one| open.feats[seat].contains(Feat::of(*one))) {
            study.count("won", alliance.key(), 1);
        }
    }
    for seat in outcome.winners {
        let affinity = game.hidden.affinities[seat].or(open.used[seat]);
        affinity.into_iter().for_each(|alliance| study.count("affinity", alliance.key(), 1));
    }
}
