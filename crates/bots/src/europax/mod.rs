//! Bots for Europax.

mod study;

use crate::{Bot, Random, Sight, Study, Thinks};
use ::europax::{Country, Europax, Move, Open, Phase};
use table::{Dice, Game, Outcome, Seat};

impl Thinks for Europax {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }

    fn study(&self, seat: Seat, mv: Move, study: &mut Study) {
        study::study(self, seat, mv, study);
    }

    fn conclude(&self, outcome: &Outcome, study: &mut Study) {
        study::conclude(self, outcome, study);
    }
}

/// How many games are imagined before a choice: in each, other unforeseen cards come up.
const WORLDS: u32 = 4;
/// What a production card less on one's board is worth: it brings the next reward nearer.
const CARD: f32 = 25.0;
/// What it is worth to lay the next card.
const TURN: f32 = 50.0;
/// How much what the others have on average counts against one's own.
const OTHERS: f32 = 0.6;

/// Tries every move in games it could be in, and takes the one that earns it most.
struct Greedy;

impl Bot<Europax> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, Europax>, dice: &mut Dice) -> Option<Move> {
        let (seat, moves) = (sight.seat(), sight.moves());
        if moves.len() < 2 {
            return moves.first().copied();
        }
        // Equals are chosen from by chance, so that no country is favoured.
        let mut sums: Vec<f32> = moves.iter().map(|_| dice.roll(1_000) as f32 / 1_000.0).collect();
        for _ in 0..WORLDS {
            let Ok(world) = Europax::imagine(sight.view(), dice) else { continue };
            for (sum, mv) in sums.iter_mut().zip(moves) {
                *sum += after(&world, seat, *mv);
            }
        }
        let best = sums.iter().zip(moves).max_by(|one, two| one.0.total_cmp(two.0));
        best.map(|(_, mv)| *mv)
    }
}

/// What the position is worth after this move, whatever it asks of others answered in favour of the poorest.
fn after(game: &Europax, me: Seat, mv: Move) -> f32 {
    let mut game = game.clone();
    game.apply(me, mv, &mut ());
    while let (Some((.., sellers)), Some(asked)) = (game.open.purchase(), game.open.asked()) {
        let Some(poorest) = sellers.iter().min_by_key(|country| game.open.wealth(*country)) else { break };
        game.apply(asked, Move::Buy(poorest), &mut ());
    }
    worth(&game.open, me)
}

/// What a position is worth to this seat.
fn worth(open: &Open, me: Seat) -> f32 {
    let (mut mine, mut theirs, mut others) = (0.0, 0.0, 0.0);
    for country in open.present() {
        let side = open.wealth(country) as f32 + promise(open, country);
        if open.boards[country].owner == Some(me) {
            mine += side;
        } else {
            theirs += side;
            others += 1.0;
        }
    }
    mine - OTHERS * theirs / others
}

/// What a country may hope for: the next reward, and the next card.
fn promise(open: &Open, country: Country) -> f32 {
    if matches!(open.phase, Phase::Over(_)) {
        return 0.0;
    }
    let turn = if open.country() == Some(country) { TURN } else { 0.0 };
    turn - CARD * open.boards[country].stock.cards() as f32
}
