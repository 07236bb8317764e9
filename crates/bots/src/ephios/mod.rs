//! Bots for Ephios.

mod judge;
mod plan;
mod study;

use crate::{Bot, Random, Sight, Study, Thinks};
use ::ephios::{Ephios, Mode, Move, Phase};
use judge::worth;
use table::{Dice, Game, Outcome, Seat, Status};

impl Thinks for Ephios {
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

/// How many games are imagined before a choice.
const WORLDS: u32 = 3;
/// How many questions of one effect are thought through.
const DEPTH: u32 = 3;

/// Tries every move in games it could be in, and takes the one after which it likes its position best.
struct Greedy;

impl Bot<Ephios> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, Ephios>, dice: &mut Dice) -> Option<Move> {
        let (seat, moves) = (sight.seat(), sight.moves());
        if moves.len() < 2 {
            return moves.first().copied();
        }
        if sight.view().open.mode == Mode::Solo {
            return plan::choose(sight.view(), moves, dice);
        }
        let mut sums = vec![0.0; moves.len()];
        for _ in 0..WORLDS {
            let Ok(world) = Ephios::imagine(sight.view(), dice) else { continue };
            for (sum, mv) in sums.iter_mut().zip(moves) {
                *sum += after(&world, seat, seat, *mv, DEPTH);
            }
        }
        let best = sums.iter().zip(moves).max_by(|one, two| one.0.total_cmp(two.0));
        best.map(|(_, mv)| *mv)
    }
}

/// What the position is worth to `me` after somebody's move and all that follows from it.
fn after(game: &Ephios, me: Seat, mover: Seat, mv: Move, depth: u32) -> f32 {
    let mut game = game.clone();
    game.apply(mover, mv, &mut ());
    let mut room = Vec::new();
    // Nobody is expected to react; what an effect asks is answered as well as can be.
    for _ in 0..16 {
        let Status::Waiting(asked) = game.status() else { break };
        let Some(next) = asked.iter().next() else { break };
        match game.open.phase {
            Phase::Act | Phase::Over { .. } => break,
            Phase::React(_) => {
                game.apply(next, Move::Decline, &mut ());
            }
            _ => {
                room.clear();
                game.moves(next, &mut room);
                if depth > 0 && next == me {
                    let worths = room.iter().map(|mv| after(&game, me, me, *mv, depth - 1));
                    return worths.fold(f32::NEG_INFINITY, f32::max);
                }
                let Some(first) = room.first() else { break };
                game.apply(next, *first, &mut ());
            }
        }
    }
    worth(&game, me)
}
