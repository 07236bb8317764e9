//! Whether the last player of winter can still win: `epix/winter/last`.
//!
//! Nobody acts after him, so it is a question about him alone: is there a way to play his two cards, every
//! guess going his way, that takes a castle or leaves him with as many provinces, and then as much gold, as anybody? Every attack is
//! then made with the smallest bid. The answer is exact.

use crate::{
    action::{Action, Hand},
    board::Board,
    card::Effect,
    players::Kinds,
    province::{Province, Provinces},
    turn::{Attack, Turn},
    unit::Kind,
};
use arrayvec::ArrayVec;
use std::collections::HashSet;
use table::Seat;

/// Whether this player, last in winter, could win or share the victory with these two cards.
pub fn can_win(board: &Board, seat: Seat, hand: Hand) -> bool {
    let mut board = *board;
    let turn = Turn::new(&board, seat, hand);
    if hand.has(Action::Tax) {
        board.earn(seat, board.tax(seat));
    }
    if standing(&board, seat) >= to_beat(&board, seat) {
        return true;
    }
    let (recruits, attacks) = (hand.has(Action::Recruitment), hand.has(Action::Attack));
    if !attacks {
        return recruits_to_win(&board, &turn);
    }
    Search::new(seat, recruits).wins(&board, &turn)
        || recruits && Search::new(seat, false).recruits_first(&board, &turn, 0)
}

/// What counts at the end: provinces, then gold with the income of winter.
type Standing = (usize, u16);

fn standing(board: &Board, seat: Seat) -> Standing {
    (board.occupied(seat).len(), board.gold(seat) + board.income(seat))
}

/// The best that somebody else has.
fn to_beat(board: &Board, seat: Seat) -> Standing {
    board.others(seat).map(|other| standing(board, other)).max().unwrap_or_default()
}

/// Whether recruiting alone makes him win: as many new provinces as it takes, at the best price.
fn recruits_to_win(board: &Board, turn: &Turn) -> bool {
    let seat = turn.seat;
    let (provinces, gold) = to_beat(board, seat);
    let (occupied, marked) = (board.occupied(seat), board.map().marked);
    let free = Kind::ALL.iter().fold(Provinces::NONE, |all, kind| all | turn.room(board, *kind)) - occupied;
    let purse = board.gold(seat);
    let needed = provinces.saturating_sub(occupied.len());
    if needed > free.len() {
        return false;
    }
    let price = Kind::ALL.map(|kind| board.price(seat, kind));
    let left = Kind::ALL.map(|kind| u16::from(board.left(seat, kind)));
    let yields = board.camp_income(seat);
    // Knights find fewer places than others: `epix/recruit/knight`.
    let rideable = (free & turn.room(board, Kind::Knight)).len() as u16;
    let camp_room = (turn.room(board, Kind::Camp) & occupied).len() as u16;
    let counts = (0..=left[0]).flat_map(|soldiers| {
        let camps = (0..=left[2])
            .flat_map(move |camps| (0..=left[3]).map(move |catapults| [soldiers, camps, catapults]));
        (0..=left[1].min(rideable))
            .flat_map(move |knights| camps.clone().map(move |[s, c, t]| [s, knights, c, t]))
    });
    for count in counts {
        let new = count.iter().sum::<u16>();
        let cost: u16 = count.iter().zip(price).map(|(number, price)| number * price).sum();
        let held = occupied.len() + usize::from(new);
        if usize::from(new) < needed || usize::from(new) > free.len() || cost > purse {
            continue;
        }
        // Camps that bring more than they cost go wherever there is room for them.
        let room = camp_room + new - count[2];
        let more = match yields.checked_sub(price[2]) {
            Some(1..) => (left[2] - count[2]).min(room).min((purse - cost) / price[2].max(1)),
            _ => 0,
        };
        let camps = board.of(seat, Kind::Camp).len() as u16 + count[2] + more;
        let on_marked = (occupied & marked).len() + (free & marked).len().min(new.into());
        let income = camps * yields + on_marked as u16 + board.card_income(seat, held);
        if (held, purse - cost - more * price[2] + income) >= (provinces, gold) {
            return true;
        }
    }
    false
}

/// More provinces than this can't be gained by recruiting.
fn most_recruits(board: &Board, turn: &Turn) -> usize {
    let seat = turn.seat;
    let free = Kind::ALL.iter().fold(Provinces::NONE, |all, kind| all | turn.room(board, *kind))
        - board.occupied(seat);
    let able = Kind::ALL.into_iter().filter(|kind| board.left(seat, *kind) > 0);
    let price = able.map(|kind| board.price(seat, kind)).min().unwrap_or(u16::MAX);
    free.len().min(usize::from(board.gold(seat) / price.max(1)))
}

/// The search for a way to win with Move & Attack.
///
/// Only attacks and conversions change what others have, so only they are searched in sequence. A plain move can wait until
/// right before the attack that it serves, or until the end, since ways never close during the turn; at the end it only
/// matters who stands where ([`settles`](Search::settles)). Nor need a unit make room for another of its kind that would attack
/// from its place: it can attack itself, and the other go where it would have gone. Only the steps of a Forced March are
/// searched like attacks.
struct Search {
    seat: Seat,
    /// Whether Recruitment follows.
    recruits: bool,
    seen: HashSet<Position>,
}

/// All that tells two moments of the search apart.
type Position = ([Kinds<Provinces>; 4], u16, [Provinces; 5], Option<(Province, Province)>);

impl Search {
    fn new(seat: Seat, recruits: bool) -> Search {
        Search { seat, recruits, seen: HashSet::new() }
    }

    /// Whether he can win from here.
    fn wins(&mut self, board: &Board, turn: &Turn) -> bool {
        if self.settles(board, turn) {
            return true;
        }
        let units =
            [0, 1, 2, 3].map(|at| board.sides.as_slice().get(at).map_or(Kinds::default(), |side| side.units));
        let flags = [turn.spent, turn.marched, turn.ridden, turn.resting, turn.fired];
        if !self.seen.insert((units, board.gold(self.seat), flags, turn.engaged)) {
            return false;
        }
        for kind in [Kind::Soldier, Kind::Knight, Kind::Catapult] {
            for from in board.of(self.seat, kind) {
                if self.attacks(board, turn, kind, from) {
                    return true;
                }
            }
        }
        let converted = board.lone_catapults(self.seat);
        let marches = board.has(self.seat, Effect::ForcedMarch);
        for kind in [Kind::Soldier, Kind::Knight] {
            for from in board.of(self.seat, kind) {
                for to in turn.steps(board, kind, from) {
                    let (mut board, mut turn) = (*board, turn.clone());
                    turn.step(&mut board, kind, from, to, &mut ());
                    let found = match kind {
                        _ if converted.contains(to) => self.wins(&board, &turn),
                        Kind::Knight => self.attacks(&board, &turn, kind, to),
                        _ => marches && self.wins(&board, &turn),
                    };
                    if found {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether he can win by attacking with this unit next.
    fn attacks(&mut self, board: &Board, turn: &Turn, kind: Kind, from: Province) -> bool {
        let least = board.least_bid();
        turn.targets(board, kind, from).iter().any(|to| {
            let Some(attack) = Attack::new(board, kind, from, to) else { return false };
            let guesses = u16::from(attack.guesses(board));
            let (mut board, mut turn) = (*board, turn.clone());
            turn.attack(attack);
            // Where every bid can be guessed, guesses can't go wrong: `epix/attack/certain`.
            let fails = guesses > 0 && board.gold(self.seat) < guesses + least;
            if guesses > 0 {
                board.pay(self.seat, least);
            }
            if fails {
                turn.lost(&mut board, attack, &mut ());
                return self.wins(&board, &turn);
            }
            turn.won(&mut board, attack, &mut ()) || self.wins(&board, &turn)
        })
    }

    /// Whether plain moves, and recruits if Recruitment follows, are enough to win from here.
    fn settles(&self, board: &Board, turn: &Turn) -> bool {
        let seat = self.seat;
        let goal = to_beat(board, seat);
        let (soldiers, knights) = (board.of(seat, Kind::Soldier), board.of(seat, Kind::Knight));
        let mut movers = ArrayVec::<(Kind, Provinces), 5>::new();
        let mut rest = *board;
        for from in soldiers - turn.spent {
            rest.sides[seat].units[Kind::Soldier] = rest.of(seat, Kind::Soldier).without(from);
            let closed = board.enemies(seat);
            let _ = movers.try_push((Kind::Soldier, (board.map().near(from) - closed).with(from)));
        }
        for from in knights - turn.ridden {
            rest.sides[seat].units[Kind::Knight] = rest.of(seat, Kind::Knight).without(from);
            let _ = movers.try_push((Kind::Knight, turn.ridden_to(board, from)));
        }
        let recruits = if self.recruits { most_recruits(&rest, turn) } else { 0 };
        self.stands(&rest, turn, &movers, recruits, goal)
    }

    /// Whether these units can be put so that he wins. Where two of a kind trade places they might as well stay, so every way to
    /// stand that has no two of a kind in a province can be reached.
    fn stands(
        &self,
        board: &Board,
        turn: &Turn,
        movers: &[(Kind, Provinces)],
        recruits: usize,
        goal: Standing,
    ) -> bool {
        let held = board.occupied(self.seat).len();
        if held + movers.len() + recruits < goal.0 {
            return false;
        }
        let Some(((kind, places), others)) = movers.split_first() else {
            return standing(board, self.seat) >= goal || self.recruits && recruits_to_win(board, turn);
        };
        (*places - board.of(self.seat, *kind)).iter().any(|at| {
            let mut board = *board;
            board.sides[self.seat].units[*kind] = board.of(self.seat, *kind).with(at);
            self.stands(&board, turn, others, recruits, goal)
        })
    }

    /// Whether he can win by recruiting something first, every way in one order, and then attacking.
    fn recruits_first(&mut self, board: &Board, turn: &Turn, from: usize) -> bool {
        let kinds = [Kind::Knight, Kind::Soldier, Kind::Catapult, Kind::Camp];
        let choices = kinds.into_iter().flat_map(|kind| Province::ALL.map(|at| (kind, at)));
        choices.enumerate().skip(from).any(|(number, (kind, at))| {
            let price = board.price(self.seat, kind);
            let able = board.left(self.seat, kind) > 0 && board.gold(self.seat) >= price;
            if !able || !turn.room(board, kind).contains(at) {
                return false;
            }
            let mut board = *board;
            board.pay(self.seat, price);
            board.put(self.seat, kind, at);
            self.wins(&board, turn) || self.recruits_first(&board, turn, number + 1)
        })
    }
}
