//! What a position of Epix is worth to a player, in gold.

use super::fight::Fight;
use epix::{Attack, Board, Card, Effect, Kind, Season, Turn};
use table::Seat;

/// What a castle is worth: the game.
const GAME: f32 = 60.0;

/// How a player judges positions in one season.
#[derive(Copy, Clone, Debug)]
pub(super) struct Judge {
    pub(super) seat: Seat,
    season: Season,
}

impl Judge {
    pub(super) fn new(seat: Seat, season: Season) -> Judge {
        Judge { seat, season }
    }

    /// How many incomes are to come.
    fn incomes(self) -> f32 {
        4.0 - f32::from(self.season as u8)
    }

    /// What a province is worth.
    fn province(self) -> f32 {
        [2.0, 2.5, 3.2, 7.0][self.season as usize]
    }

    /// What a gold piece is worth. In winter it only settles ties.
    fn gold(self) -> f32 {
        if self.season == Season::Winter { 0.3 } else { 0.8 }
    }

    /// The position: what he has, less what the best of the others has.
    pub(super) fn worth(self, board: &Board) -> f32 {
        let most = board.others(self.seat).map(|other| self.side(board, other)).fold(0.0, f32::max);
        let all: f32 = board.others(self.seat).map(|other| self.side(board, other)).sum();
        self.side(board, self.seat) - 0.4 * most - 0.1 * all
    }

    fn side(self, board: &Board, seat: Seat) -> f32 {
        let count = |kind| board.of(seat, kind).len() as f32;
        let later = (self.incomes() - 1.0) / 3.0;
        let units = 2.6 * count(Kind::Soldier) + 5.0 * count(Kind::Knight) + 2.4 * count(Kind::Catapult);
        let castle = board.castle(seat);
        let guards = [Kind::Soldier, Kind::Knight]
            .iter()
            .filter(|kind| board.of(seat, **kind).contains(castle))
            .count();
        let safety = [0.0, 2.0, 2.5][guards.min(2)] * later.max(0.3);
        let gold = f32::from(board.gold(seat));
        // Gold is there to be spent: what can't be spent in time is worth less.
        (gold.min(8.0) + 0.4 * (gold - 8.0).max(0.0)) * self.gold()
            + board.occupied(seat).len() as f32 * self.province()
            + f32::from(board.income(seat)) * self.incomes() * 0.8 * self.gold()
            + units * later
            + safety
    }

    /// How this attack should be fought, by what success and failure are worth.
    pub(super) fn fight(self, board: &Board, turn: &Turn, attack: Attack) -> (Fight, f32) {
        let Attack { kind, from, to, .. } = attack;
        let guesses = attack.guesses(board);
        let now = self.worth(board);
        let (mut lost, mut won) = (*board, *board);
        let (mut after, mut gone) = (turn.clone(), turn.clone());
        after.attack(attack);
        gone.attack(attack);
        gone.lost(&mut lost, attack, &mut ());
        let falls = after.won(&mut won, attack, &mut ());
        let failure = self.worth(&lost) - now;
        let mut success = if falls { GAME } else { self.worth(&won) - now };
        if guesses == 0 {
            return (Fight::new(0, 0, 0, success), success);
        }
        // What is left of the defenders can be attacked too, if gold is left for it.
        let mut purse = board.gold(self.seat);
        if !falls && kind != Kind::Catapult && after.targets(&won, kind, from).contains(to) {
            let share = purse.div_ceil(2);
            won.pay(self.seat, share.div_ceil(2).min(won.gold(self.seat)));
            let more = self.fight(&won, &after, attack).1;
            if more > 0.0 {
                (success, purse) = (success + more, share);
            }
        }
        let fight = Fight::new(board.least_bid(), purse, guesses, success - failure);
        let chance = fight.chance();
        (fight, chance * success + (1.0 - chance) * failure - fight.cost() * self.gold())
    }

    /// What a Special Ability card should bring over the year.
    pub(super) fn card(card: Card, players: usize) -> f32 {
        let effect = |effect: &Effect| match *effect {
            Effect::Price(kind, price) => {
                let bought = [2.0, 1.2, 4.0, 1.5][kind as usize];
                bought * f32::from(kind.price() - price)
            }
            Effect::ConvertedAtOnce => 0.5,
            Effect::Tax(gold) => 2.5 * f32::from(gold.saturating_sub(3)),
            Effect::Tribute(gold) => 4.0 * f32::from(gold) * (players as f32 - 1.0),
            Effect::Income(gold) => 2.8 * f32::from(gold),
            Effect::CampIncome(gold) => 4.0 * f32::from(gold.saturating_sub(1)),
            Effect::IncomePer(number) => 10.0 / f32::from(number.max(1)),
            Effect::Defence(kind, _) => [3.0, 3.0, 2.0, 0.0][kind as usize],
            Effect::ForcedMarch => 4.0,
            Effect::MountainGuides | Effect::Trebuchet | Effect::SiegeCamp => 3.0,
            Effect::Garrison(_) | Effect::Spy => 2.0,
            Effect::Plunder(gold) => 2.5 * f32::from(gold),
            Effect::Mercenaries => 2.5,
        };
        card.effects().iter().map(effect).sum()
    }
}
