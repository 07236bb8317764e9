//! Bots for Epic.

mod draft;
mod judge;
mod study;

use crate::{Bot, Random, Sight, Study, Thinks};
use ::epic::{Body, Epic, Move, Query};
use std::mem::{Discriminant, discriminant};
use table::{Dice, Game, Outcome, Seat};

impl Thinks for Epic {
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

/// How deep choices within one move are tried: a target, then how it is blocked, and so on.
const DEPTH: u8 = 2;
/// More moves than anything takes until the table is quiet again.
const LONG: usize = 60;
/// How much is tried out before a choice; beyond it nothing is tried within a move any more.
const BUDGET: u32 = 300;
/// So many things in play are no crowd; every one more makes trying out slower.
const CROWD: u32 = 20;
/// What playing something has to bring so that it isn't rather kept.
const PATIENCE: f32 = 0.5;

/// Tries every move in a game it could be in, plays on until the table is quiet, and takes what leaves it best off.
struct Greedy;

impl Bot<Epic> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, Epic>, dice: &mut Dice) -> Option<Move> {
        let (seat, moves) = (sight.seat(), sight.moves());
        if moves.len() < 2 {
            return moves.first().copied();
        }
        if sight.view().open.making() {
            return draft::choose(sight.view(), moves);
        }
        let world = Epic::imagine(sight.view(), dice).ok()?;
        if world.open.ask?.query == Query::Mulligan {
            return Some(judge::mulligan(&world, seat, moves));
        }
        let jitter = |dice: &mut Dice| dice.roll(1_000) as f32 / 10_000.0;
        let mut best: Option<(f32, Move)> = None;
        let crowd = (world.open.bodies.len() as u32).min(200).saturating_sub(CROWD);
        let mut budget = BUDGET * 100 / (100 + crowd * crowd);
        let mut tried = Vec::new();
        for mv in moves {
            // In a crowd, of things that are alike one is enough.
            let twin = like(&world, *mv).filter(|_| crowd > 0);
            if twin.is_some() && tried.contains(&twin) {
                continue;
            }
            tried.push(twin);
            let keep = if matches!(mv, Move::Pass | Move::Done | Move::No) { PATIENCE } else { 0.0 };
            let worth = try_out(&world, seat, *mv, DEPTH, &mut budget) + keep + jitter(dice);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

/// What a move is about, whichever of those that are alike it is.
fn like(world: &Epic, mv: Move) -> Option<(Discriminant<Move>, Body)> {
    let (Move::Attack(id) | Move::Block(id) | Move::Pick(id)) = mv else { return None };
    Some((discriminant(&mv), Body { id: 0, ..world.open.body(id)?.clone() }))
}

/// What the table is worth to this seat once it is quiet after its move.
fn try_out(world: &Epic, seat: Seat, mv: Move, depth: u8, budget: &mut u32) -> f32 {
    *budget = budget.saturating_sub(1);
    let mut game = world.clone();
    game.apply(seat, mv, &mut ());
    let mut moves = Vec::new();
    for _ in 0..LONG {
        if judge::quiet(&game) {
            break;
        }
        let Some(ask) = game.open.ask else { break };
        moves.clear();
        game.moves(ask.seat, &mut moves);
        let Some(next) = answer(&game, ask.seat, ask.query, &moves, depth, budget) else { break };
        game.apply(ask.seat, next, &mut ());
    }
    judge::worth(&game, seat)
}

/// What somebody answers while a move is tried out: nobody plays anything more, and choices are made as well as they can be
/// in a moment.
fn answer(
    game: &Epic,
    seat: Seat,
    query: Query,
    moves: &[Move],
    depth: u8,
    budget: &mut u32,
) -> Option<Move> {
    match query {
        Query::Priority => Some(Move::Pass),
        Query::Strike => judge::strike(game, moves),
        _ if moves.len() < 2 || depth == 0 || *budget == 0 || moves.len() > 14 => {
            let attacks = moves.iter().find(|mv| matches!(mv, Move::At(_)));
            attacks.filter(|_| query == Query::Attack).or(moves.first()).copied()
        }
        _ => {
            // Further attackers are a matter of their own.
            let meant = moves.iter().filter(|mv| query != Query::Attack || !matches!(mv, Move::Attack(_)));
            let tried = meant.map(|mv| (try_out(game, seat, *mv, depth - 1, budget), *mv));
            tried.max_by(|one, two| one.0.total_cmp(&two.0)).map(|(_, mv)| mv)
        }
    }
}
