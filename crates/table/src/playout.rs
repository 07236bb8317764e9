//! Random play, as fast as the game allows: for measuring, and for the laws.

use crate::{Dice, Game, Outcome, Status};

/// Plays on to the end, every seat choosing evenly among its moves, and counts the decisions. Gives up, with
/// `None`, after `limit` of them or if nobody who is asked has a move. `moves` is only there to be used again.
pub fn finish<G: Game>(
    game: &mut G,
    dice: &mut Dice,
    moves: &mut Vec<G::Move>,
    limit: u64,
) -> (u64, Option<Outcome>) {
    let mut decisions = 0;
    loop {
        match game.status() {
            Status::Over(outcome) => return (decisions, Some(outcome)),
            Status::Waiting(_) if decisions >= limit => return (decisions, None),
            Status::Waiting(seats) => {
                let before = decisions;
                // Those who choose at the same time choose one after the other: what one of them does may
                // not change that another is asked, or this asks again.
                for seat in seats {
                    moves.clear();
                    game.moves(seat, moves);
                    let Some(mv) = dice.pick(moves) else { break };
                    game.apply(seat, mv, &mut ());
                    decisions += 1;
                }
                if decisions == before {
                    return (decisions, None);
                }
            }
        }
    }
}
