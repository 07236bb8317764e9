//! What a player may choose: the moves, and the list of those that are allowed.

use crate::{
    action::{Action, Hand},
    card::Card,
    province::Province,
    state::{Bid, Open, Phase},
    turn::{Fight, Turn},
    unit::Kind,
};
use table::Seat;

table::notation! {
    /// One choice: `recruit soldier lochmess`, `bid tribute camp`, `gold 3`, `choose tax`, `attack knight lochmess carcassogne`,
    /// `guess 2`, `done`.
    pub enum Move {
        /// Buys a unit and places it.
        Recruit(unit: Kind, at: Province) = "recruit",
        /// Names a card to bid on, and the unit that marks the bid.
        Bid(card: Card, marker: Kind) = "bid",
        /// So much: on a card, for the First Player card, or for an attack.
        Gold(gold: u16) = "gold",
        /// Does nothing more before the first season.
        Pass = "pass",
        /// Gives the First Player card to this seat; to his own if he keeps it.
        Give(to: Seat) = "give",
        /// Chooses action cards.
        Choose(cards: Hand) = "choose",
        /// Looks at the action cards of this seat.
        Spy(on: Seat) = "spy",
        /// Carries out this one of two action cards first.
        Play(card: Action) = "play",
        /// Moves a unit.
        Move(unit: Kind, from: Province, to: Province) = "move",
        /// Attacks with a unit.
        Attack(unit: Kind, from: Province, to: Province) = "attack",
        /// Guesses what the attacker bid.
        Guess(gold: u16) = "guess",
        /// Has finished with an action card.
        Done = "done",
    }
}

impl Open {
    /// Appends everything that this seat may choose.
    pub fn list(&self, seat: Seat, into: &mut Vec<Move>) {
        if !self.asked().contains(seat) {
            return;
        }
        match &self.phase {
            Phase::Draft { naming: Some((card, _)), .. } => {
                let bid = self.bid_on(*card).flatten();
                into.extend((Bid::least_after(bid)..=self.purse(seat, bid)).map(Move::Gold));
            }
            Phase::Draft { .. } => self.list_draft(seat, into),
            Phase::Auction => into.extend((0..=self.board.gold(seat)).map(Move::Gold)),
            Phase::Give { .. } => into.extend(self.board.seats().map(Move::Give)),
            Phase::Choose | Phase::Again { .. } => into.extend(self.season.hands().map(Move::Choose)),
            Phase::Spy { .. } => into.extend(self.board.others(seat).map(Move::Spy)),
            Phase::Act(turn) => self.list_turn(turn, into),
            Phase::Over { .. } => {}
        }
    }

    fn list_draft(&self, seat: Seat, into: &mut Vec<Move>) {
        let board = &self.board;
        for kind in Kind::ALL {
            if board.left(seat, kind) > 0 && board.gold(seat) >= kind.price() {
                let room = board.room(seat, kind, board.lands(seat));
                into.extend(room.iter().map(|at| Move::Recruit(kind, at)));
            }
        }
        for offer in &self.offers {
            if self.purse(seat, offer.bid) >= Bid::least_after(offer.bid) {
                let able = Kind::ALL.into_iter().filter(|kind| self.markers(seat, *kind, offer.bid) > 0);
                into.extend(able.map(|kind| Move::Bid(offer.card, kind)));
            }
        }
        into.push(Move::Pass);
    }

    fn list_turn(&self, turn: &Turn, into: &mut Vec<Move>) {
        let gold = self.board.gold(turn.seat);
        match (&turn.fight, turn.now) {
            (Some(Fight { bid: false, .. }), _) => {
                into.extend((self.board.least_bid()..=gold).map(Move::Gold));
            }
            (Some(fight), _) => {
                let free = |guess: &u16| !fight.guesses.contains(guess);
                into.extend((self.board.least_bid()..=gold).filter(free).map(Move::Guess));
            }
            (None, None) => {
                let (first, second) = turn.hand.cards();
                into.extend([Some(first), second].into_iter().flatten().map(Move::Play));
            }
            (None, Some(Action::Attack)) => self.list_attack(turn, into),
            (None, Some(_)) => {
                for kind in Kind::ALL {
                    if self.board.left(turn.seat, kind) > 0 && gold >= self.board.price(turn.seat, kind) {
                        into.extend(turn.room(&self.board, kind).iter().map(|at| Move::Recruit(kind, at)));
                    }
                }
                into.push(Move::Done);
            }
        }
    }

    fn list_attack(&self, turn: &Turn, into: &mut Vec<Move>) {
        let board = &self.board;
        for kind in [Kind::Soldier, Kind::Knight] {
            for from in board.of(turn.seat, kind) {
                into.extend(turn.steps(board, kind, from).iter().map(|to| Move::Move(kind, from, to)));
            }
        }
        for kind in [Kind::Soldier, Kind::Knight, Kind::Catapult] {
            for from in board.of(turn.seat, kind) {
                into.extend(turn.targets(board, kind, from).iter().map(|to| Move::Attack(kind, from, to)));
            }
        }
        into.push(Move::Done);
    }
}
