//! Whether the last player of winter can still win: `epix/winter/last`.
//!
//! Nobody acts after him, so it is a question about him alone: is there a way to play his two cards, every
//! guess going wrong, that takes a castle or leaves him with as many provinces, and then as much gold, as anybody? Every attack is
//! then made with the smallest bid. The answer is exact.

use crate::{
    action::{Action, Hand},
    board::Board,
    province::{Province::Kilimandjora, Provinces},
    turn::Turn,
    unit::Kind,
};
use std::collections::HashSet;
use table::Seat;

/// Whether this player, last in winter, could win or share the victory with these two cards.
pub fn can_win(board: &Board, seat: Seat, hand: Hand) -> bool {
    let mut board = *board;
    let turn = Turn::new(&board, seat, hand);
    if hand.has(Action::Tax) {
        board.earn(seat, board.tax(seat));
    }
    let mut search = Search { seat, seen: HashSet::new(), recruits: false, nodes: 0 };
    if wins(&board, seat) {
        return true;
    }
    if !hand.has(Action::Attack) {
        return recruits_to_win(&board, &turn);
    }
    search.recruits = hand.has(Action::Recruitment);
    if search.attacks(&board, &turn) {
        return true;
    }
    if !search.recruits {
        return false;
    }
    search.recruits = false;
    search.seen.clear();
    search.recruits_first(&board, &turn, 0)
}

/// What counts at the end: provinces, then gold with the income of winter.
fn standing(board: &Board, seat: Seat) -> (usize, u16) {
    (board.occupied(seat).len(), board.gold(seat) + board.income(seat))
}

fn to_beat(board: &Board, seat: Seat) -> (usize, u16) {
    board.others(seat).map(|other| standing(board, other)).max().unwrap_or_default()
}

fn wins(board: &Board, seat: Seat) -> bool {
    standing(board, seat) >= to_beat(board, seat)
}

/// Whether recruiting alone makes him win.
fn recruits_to_win(board: &Board, turn: &Turn) -> bool {
    let seat = turn.seat;
    let (provinces, gold) = to_beat(board, seat);
    let occupied = board.occupied(seat);
    let free = Kind::ALL.iter().fold(Provinces::NONE, |all, kind| all | turn.room(board, *kind)) - occupied;
    let price = Kind::ALL.map(|kind| board.price(seat, kind));
    let most = Kind::ALL.map(|kind| u16::from(board.left(seat, kind)));
    let heights = free.without(Kilimandjora).len() as u16
        + u16::from(board.climbs(seat) && free.contains(Kilimandjora));
    let camp = Kind::Camp as usize;
    let purse = board.gold(seat);
    let slots = (turn.room(board, Kind::Camp) & occupied).len() as u16;
    for soldiers in 0..=most[0] {
        for knights in 0..=most[1].min(heights) {
            for camps in 0..=most[camp] {
                for catapults in 0..=most[3] {
                    let new = soldiers + knights + camps + catapults;
                    let cost =
                        soldiers * price[0] + knights * price[1] + camps * price[camp] + catapults * price[3];
                    let held = occupied.len() + usize::from(new);
                    if usize::from(new) > free.len() || cost > purse || held < provinces {
                        continue;
                    }
                    if held > provinces {
                        return true;
                    }
                    let yields = board.camp_income(seat);
                    let mut more = 0;
                    if yields > price[camp] {
                        more = (most[camp] - camps)
                            .min(slots + new - camps)
                            .min((purse - cost) / price[camp].max(1));
                    }
                    let all_camps = board.of(seat, Kind::Camp).len() as u16 + camps + more;
                    let marked = (occupied & board.map().marked).len()
                        + (free & board.map().marked).len().min(new.into());
                    let income = all_camps * yields + marked as u16 + board.card_income(seat, held);
                    if purse - cost - more * price[camp] + income >= gold {
                        return true;
                    }
                }
            }
        }
    }
    false
}

struct Search {
    seat: Seat,
    seen: HashSet<Position>,
    recruits: bool,
    nodes: u64,
}

/// All that tells two moments of the search apart.
type Position = ([[Provinces; 4]; 4], u16, [Provinces; 5], Option<(crate::Province, crate::Province)>);

impl Search {
    fn attacks(&mut self, board: &Board, turn: &Turn) -> bool {
        self.nodes += 1;
        if wins(board, self.seat) || self.recruits && recruits_to_win(board, turn) {
            return true;
        }
        let units = [0, 1, 2, 3]
            .map(|at| board.sides.as_slice().get(at).map_or([Provinces::NONE; 4], |side| side.units.0));
        let flags = [turn.spent, turn.marched, turn.ridden, turn.resting, turn.fired];
        if !self.seen.insert((units, board.gold(self.seat), flags, turn.engaged)) {
            return false;
        }
        let least = board.least_bid();
        for kind in [Kind::Soldier, Kind::Knight, Kind::Catapult] {
            for from in board.of(self.seat, kind) {
                for to in turn.targets(board, kind, from) {
                    let Some(foe) = board.holder(to) else { continue };
                    let guesses = u16::from(Turn::guesses(board, kind, foe, to));
                    if guesses > 0 && board.gold(self.seat) < guesses + least {
                        continue;
                    }
                    let (mut board, mut turn) = (*board, turn.clone());
                    turn.attack(kind, from, to);
                    if guesses > 0 {
                        board.pay(self.seat, least);
                    }
                    if turn.won(&mut board, kind, from, foe, to, &mut ()) || self.attacks(&board, &turn) {
                        return true;
                    }
                }
            }
        }
        for kind in [Kind::Soldier, Kind::Knight] {
            for from in board.of(self.seat, kind) {
                for to in turn.steps(board, kind, from) {
                    let (mut board, mut turn) = (*board, turn.clone());
                    turn.step(&mut board, kind, from, to, &mut ());
                    if self.attacks(&board, &turn) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Every way to recruit, in one order, and then to attack.
    fn recruits_first(&mut self, board: &Board, turn: &Turn, from: usize) -> bool {
        if self.attacks(board, turn) {
            return true;
        }
        for at in from..64 {
            let (kind, place) = (Kind::ALL[at / 16], crate::Province::ALL[at % 16]);
            let price = board.price(self.seat, kind);
            if board.left(self.seat, kind) > 0
                && board.gold(self.seat) >= price
                && turn.room(board, kind).contains(place)
            {
                let mut board = *board;
                board.pay(self.seat, price);
                board.put(self.seat, kind, place);
                if self.recruits_first(&board, turn, at + 1) {
                    return true;
                }
            }
        }
        false
    }
}
