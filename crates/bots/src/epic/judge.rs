//! What a table of Epic is worth to a seat.

use epic::{Body, Epic, Face, Id, Keyword, Keywords, Kind, Move, Phase, Position, Stats, Step};
use table::Seat;

/// What it is worth to win, and to lose.
const WIN: f32 = 1_000.0;
/// What a card in a hand is worth.
const CARD: f32 = 3.5;
/// What an action that is left is worth.
const ACTION: f32 = 1.0;
/// What an object in play is worth.
const OBJECT: f32 = 6.0;
/// What a champion is worth beyond its numbers.
const CHAMPION: f32 = 1.5;
/// How much of its worth something has that holds only until end of turn.
const PASSING: f32 = 0.3;
/// What a champion that can still block is worth more, for each point of its defence.
const GUARD: f32 = 0.12;

/// Whether nothing is being carried out: no line, no attack, no question but what to play.
pub(super) fn quiet(game: &Epic) -> bool {
    let open = &game.open;
    let fights = open.battle.as_ref().is_some_and(|battle| !battle.attackers.is_empty());
    open.over() || (open.line.is_empty() && open.frames.is_empty() && open.waiting.is_empty() && !fights)
}

/// What the table is worth to this seat: its own side less the strongest of the others'.
pub(super) fn worth(game: &Epic, me: Seat) -> f32 {
    let open = &game.open;
    if let Phase::Over { winners, .. } = open.phase {
        return if winners.contains(me) {
            WIN
        } else if winners.is_empty() {
            0.0
        } else {
            -WIN
        };
    }
    if !open.alive.contains(me) {
        return -WIN;
    }
    let others: Vec<f32> = open.others(me).map(|seat| side(game, seat)).collect();
    let strongest = others.iter().copied().fold(f32::MIN, f32::max);
    let rest: f32 = others.iter().sum::<f32>() - strongest;
    side(game, me) - strongest - 0.5 * rest
}

fn side(game: &Epic, seat: Seat) -> f32 {
    let open = &game.open;
    let mojo = f32::from(open.mojo[seat]);
    // The last points are the dear ones.
    let life = mojo.min(12.0) * 1.6 + (mojo - 12.0).max(0.0) * 0.9;
    let hand = (game.hand_size(seat) as f32).min(8.0) * CARD;
    let deck = (8.0 - game.deck_size(seat) as f32).max(0.0) * 4.0;
    let board: f32 = open.bodies.iter().map(|body| shared(game, body, seat)).sum();
    life + hand + deck + board + f32::from(open.actions[seat].min(2)) * ACTION
}

/// What something in play is worth to this seat. What holds only until end of turn counts for little, and for nothing once
/// nobody can fight in this turn any more.
fn shared(game: &Epic, body: &Body, seat: Seat) -> f32 {
    let of = |controller: Seat, body: &Body| if controller == seat { value(game, body) } else { 0.0 };
    let now = of(body.controller(), body);
    if !passes(body) {
        return now;
    }
    let later = Body {
        boost: (0, 0),
        set: None,
        awake: false,
        gained: Keywords::NONE,
        lost: Keywords::NONE,
        borrowed: None,
        ..body.clone()
    };
    let then = of(body.lasting, &later);
    let over = matches!(game.open.step, Step::Build | Step::End);
    then + if over { 0.0 } else { PASSING * (now - then) }
}

/// Whether anything about it holds only until end of turn.
fn passes(body: &Body) -> bool {
    body.boost != (0, 0)
        || body.set.is_some()
        || body.awake
        || body.borrowed.is_some()
        || !body.gained.is_empty()
        || !body.lost.is_empty()
}

fn value(game: &Epic, body: &Body) -> f32 {
    let stats = game.open.stats(body);
    // One's own face-down champion is known; of others' only that they are there.
    if body.is_down() {
        return 9.0;
    }
    let abilities = body.look().and_then(Face::card).map_or(0, |card| card.def().sheet.lines.len()) as f32;
    let abilities = if body.demoralized { 0.0 } else { abilities };
    if stats.kind == Kind::Object {
        return OBJECT + abilities;
    }
    let guard =
        if body.position == Position::Prepared { GUARD * f32::from(stats.defence.max(0)) } else { 0.0 };
    let hurt = f32::from(body.damage.min(20)) * 0.05;
    CHAMPION + numbers(&stats) + 1.2 * abilities + guard - hurt
}

fn numbers(stats: &Stats) -> f32 {
    let offence = f32::from(stats.offence.clamp(0, 30));
    let defence = f32::from(stats.defence.clamp(0, 30));
    let kept: f32 = [
        (Keyword::Airborne, 1.5),
        (Keyword::Breakthrough, 1.0),
        (Keyword::Deadly, 2.0),
        (Keyword::Hunter, 1.5),
        (Keyword::Range, 1.0),
        (Keyword::Unblockable, 2.0),
        (Keyword::Unbreakable, 4.0),
        (Keyword::Untargetable, 3.0),
        (Keyword::Unbanishable, 1.0),
    ]
    .into_iter()
    .filter(|(keyword, _)| stats.has.contains(*keyword))
    .map(|(_, worth)| worth)
    .sum();
    0.65 * offence + 0.35 * defence + kept
}

/// Of one's first hand, what can't do anything early goes back if there is too much of it: more than three champions that cost
/// an action.
pub(super) fn mulligan(game: &Epic, seat: Seat, moves: &[Move]) -> Move {
    let slow = |card: epic::Card| card.def().action && card.def().kind == Kind::Champion;
    let many = game.hand(seat).filter(|card| slow(*card)).count();
    let back = moves.iter().find(|mv| matches!(mv, Move::Card(card) if slow(*card)));
    back.filter(|_| many > 3).copied().unwrap_or(Move::Done)
}

/// As much as the next opponent needs to be broken, the rest for those after it.
pub(super) fn strike(game: &Epic, moves: &[Move]) -> Option<Move> {
    let needed = next_struck(game).and_then(|id| game.open.body(id)).map_or(0, |body| {
        let stats = game.open.stats(body);
        (i32::from(stats.defence) - i32::from(body.damage)).max(0)
    });
    let enough = |mv: &&Move| matches!(mv, Move::Number(number) if i32::from(*number) <= needed);
    moves.iter().rev().find(enough).or(moves.first()).copied()
}

/// Whom the champion that is asked strikes next.
fn next_struck(game: &Epic) -> Option<Id> {
    let battle = game.open.battle.as_ref()?;
    let striker = battle.strikers.first()?;
    let struck = battle.blows.iter().filter(|(by, to, _)| by == striker && matches!(to, epic::Ref::Thing(_)));
    let against: Vec<Id> = if battle.attackers.contains(striker) {
        battle.blockers.iter().copied().chain(battle.prey.filter(|_| battle.blockers.is_empty())).collect()
    } else {
        battle.attackers.clone()
    };
    against.get(struck.count()).copied()
}
