//! What becomes of the Special Ability cards of Epix: bought, for how much, used, and won with.

use crate::Study;
use epix::{Attack, Card, Cards, Effect, Epix, Fight, Hand, Kind, Move, Phase, Province, Season, Turn};
use table::{Outcome, Seat};

/// Counts what this move uses, before it is played.
pub(super) fn study(game: &Epix, seat: Seat, mv: Move, study: &mut Study) {
    let board = &game.open.board;
    let mut used = |cards: Cards, pick: &dyn Fn(Effect) -> bool| {
        let having = |card: &Card| card.effects().iter().any(|effect| pick(*effect));
        cards.iter().filter(having).for_each(|card| study.count("used", card.key(), 1));
    };
    let cards = board.cards(seat);
    match (&game.open.phase, mv) {
        (Phase::Draft { passed, .. }, Move::Pass) if passed.len() + 1 == board.players() => {
            for (card, bid) in
                game.open.offers.iter().filter_map(|offer| offer.bid.map(|bid| (offer.card, bid)))
            {
                study.count("bought", card.key(), 1);
                study.count("paid", card.key(), bid.gold.into());
            }
        }
        // A season begins: there was tribute, and before it an income.
        (Phase::Auction, Move::Gold(_)) => {
            used(cards, &|effect| matches!(effect, Effect::Tribute(_)));
            if game.open.season != Season::Spring {
                let camps = !board.of(seat, Kind::Camp).is_empty();
                let pays = |provinces: u16| board.occupied(seat).len() >= usize::from(provinces);
                used(cards, &|effect| match effect {
                    Effect::Income(_) => true,
                    Effect::CampIncome(_) => camps,
                    Effect::IncomePer(provinces) => pays(provinces),
                    _ => false,
                });
            }
        }
        (Phase::Choose, Move::Choose(Hand::Tax | Hand::RecruitmentTax | Hand::TaxAttack)) => {
            used(cards, &|effect| matches!(effect, Effect::Tax(_)));
        }
        (_, Move::Spy(_)) => used(cards, &|effect| effect == Effect::Spy),
        (Phase::Act(_), Move::Recruit(kind, at)) => {
            let hired = !(board.lands(seat) | board.held(seat)).contains(at);
            let climbs = kind == Kind::Knight && at == Province::Kilimandjora;
            used(cards, &|effect| match effect {
                Effect::Price(of, _) => of == kind,
                Effect::Mercenaries => hired,
                Effect::MountainGuides => climbs,
                _ => false,
            });
        }
        (Phase::Act(turn), Move::Move(kind, from, to)) => {
            let again = kind == Kind::Soldier && turn.marched.contains(from);
            let climbs = kind == Kind::Knight && to == Province::Kilimandjora;
            used(cards, &|effect| match effect {
                Effect::ForcedMarch => again,
                Effect::MountainGuides => climbs,
                _ => false,
            });
        }
        (Phase::Act(turn), Move::Attack(kind, from, to)) => {
            let far = kind == Kind::Catapult
                && from != Province::Kilimandjora
                && !board.map().near(from).contains(to);
            let climbs = kind == Kind::Knight && to == Province::Kilimandjora;
            let again = kind == Kind::Soldier && turn.marched.contains(from);
            used(cards, &|effect| match effect {
                Effect::Trebuchet => far,
                Effect::MountainGuides => climbs,
                Effect::ForcedMarch => again,
                _ => false,
            });
        }
        (Phase::Act(Turn { seat: attacker, fight: Some(fight), .. }), Move::Guess(guess)) => {
            let Fight { attack, ref guesses, .. } = *fight;
            let Attack { kind, foe, to, .. } = attack;
            let defender = board.defender(foe, to);
            if !guesses.is_empty() {
                used(cards, &|effect| match effect {
                    Effect::Defence(of, _) => defender == Some(epix::Defender::Unit(of)),
                    Effect::Garrison(_) => guesses.len() == 2,
                    _ => false,
                });
            }
            let all = guesses.len() + 1 == usize::from(attack.guesses(board));
            let wrong = game.hidden.bid.is_some_and(|bid| bid != guess && !guesses.contains(&bid));
            if all && wrong {
                let beaten = defender.is_some_and(|one| one != epix::Defender::Garrison);
                used(board.cards(*attacker), &|effect| match effect {
                    Effect::SiegeCamp => kind == Kind::Catapult,
                    Effect::Plunder(_) => beaten,
                    _ => false,
                });
            }
        }
        _ => {}
    }
}

/// Counts which cards the winners had.
pub(super) fn conclude(game: &Epix, outcome: &Outcome, study: &mut Study) {
    for seat in outcome.winners {
        game.open.board.cards(seat).iter().for_each(|card| study.count("won", card.key(), 1));
    }
}
