//! Alone there is nobody to guess at, so plans pay: some turns ahead, in decks that could be the real one.

use super::judge::worth;
use ephios::{Ephios, Move};
use table::{Dice, Game, Seat, Status};

/// How many decks are imagined.
const WORLDS: u32 = 3;
/// How many decisions ahead a plan goes.
const AHEAD: u32 = 14;
/// How many plans are kept at each step.
const PLANS: usize = 14;

/// A plan: where it leads, with which move it begins, and what it is worth so far.
struct Plan {
    game: Ephios,
    first: usize,
    worth: f32,
}

/// The move with which the best plan begins, in most of the decks that could be.
pub(super) fn choose(view: &ephios::View, moves: &[Move], dice: &mut Dice) -> Option<Move> {
    let mut votes = vec![(0, 0.0); moves.len()];
    for _ in 0..WORLDS {
        let Ok(world) = Ephios::imagine(view, dice) else { continue };
        if let Some(best) = best_plan(&world, moves) {
            votes[best.first].0 += 1;
            votes[best.first].1 += best.worth;
        }
    }
    let most = |one: &&(u32, f32), two: &&(u32, f32)| one.0.cmp(&two.0).then(one.1.total_cmp(&two.1));
    let best = votes.iter().zip(moves).max_by(|one, two| most(&one.0, &two.0));
    best.map(|(_, mv)| *mv)
}

fn best_plan(world: &Ephios, moves: &[Move]) -> Option<Plan> {
    let mut plans: Vec<Plan> = moves.iter().enumerate().map(|(first, mv)| go_on(world, *mv, first)).collect();
    let mut room = Vec::new();
    for _ in 1..AHEAD {
        keep_best(&mut plans);
        let mut next = Vec::with_capacity(PLANS * 8);
        for plan in plans {
            room.clear();
            plan.game.moves(Seat::FIRST, &mut room);
            if room.is_empty() {
                next.push(plan);
                continue;
            }
            next.extend(room.iter().map(|mv| go_on(&plan.game, *mv, plan.first)));
        }
        plans = next;
    }
    keep_best(&mut plans);
    plans.into_iter().next()
}

fn go_on(game: &Ephios, mv: Move, first: usize) -> Plan {
    let mut game = game.clone();
    game.apply(Seat::FIRST, mv, &mut ());
    let over = matches!(game.status(), Status::Over(_));
    // Of two defeats the later one is better, of two victories the sooner one; worth a little either way.
    let turns = f32::from(game.open.number);
    let value = worth(&game, Seat::FIRST);
    let worth = if over { value * (1.0 - turns / 1000.0) } else { value };
    Plan { game, first, worth }
}

fn keep_best(plans: &mut Vec<Plan>) {
    plans.sort_by(|one, two| two.worth.total_cmp(&one.worth));
    plans.truncate(PLANS);
}
