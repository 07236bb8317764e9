//! What comes of a move.

use crate::{
    action::{Action, Hand, Season},
    card::Card,
    event::Event,
    moves::Move,
    players::Players,
    state::{Bid, Epix, Hidden, Phase},
    turn::{Attack, Fight, Turn},
    unit::Kind,
    winter,
};
use arrayvec::ArrayVec;
use table::{Audience, Seat, Seats, Tell, Trace};

const ALL: Audience = Audience::EVERYONE;

impl Epix {
    /// Carries out a move that is allowed.
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        match mv {
            Move::Recruit(kind, at) => self.recruit(seat, kind, at, tell),
            Move::Bid(card, unit) => {
                if let Phase::Draft { naming, .. } = &mut self.open.phase {
                    *naming = Some((card, unit));
                }
                tell.tell(ALL, Event::Marked { seat, card, unit });
                Trace::Quiet
            }
            Move::Gold(gold) => match self.open.phase {
                Phase::Draft { naming: Some((card, marker)), .. } => {
                    self.bid(Bid { seat, gold, marker }, card, tell);
                    self.drafted(false, tell);
                    Trace::Quiet
                }
                Phase::Auction => self.offer(seat, gold, tell),
                _ => self.bid_for_attack(gold, tell),
            },
            Move::Pass => {
                tell.tell(ALL, Event::Passed { seat });
                self.drafted(true, tell);
                Trace::Quiet
            }
            Move::Give(to) => {
                self.open.first = to;
                let kept = to == seat;
                tell.tell(ALL, if kept { Event::KeptFirst { seat } } else { Event::GaveFirst { seat, to } });
                self.open.phase = Phase::Choose;
                Trace::Quiet
            }
            Move::Choose(hand) => self.choose(seat, hand, tell),
            Move::Spy(on) => {
                if let Some(hand) = self.hidden.hands[on] {
                    let me = Audience::seat(seat);
                    tell.tell_apart(me, Event::SawCards { on, hand }, Event::SpiedOn { seat, on });
                }
                self.open.spied = Some(on);
                self.open.phase = Phase::Again { spy: seat };
                Trace::Final
            }
            Move::Play(action) => {
                let Phase::Act(turn) = &mut self.open.phase else { return Trace::Quiet };
                turn.next = turn.hand.other(action);
                self.carry(Some(action), tell)
            }
            Move::Move(kind, from, to) => {
                let Phase::Act(turn) = &mut self.open.phase else { return Trace::Quiet };
                turn.step(&mut self.open.board, kind, from, to, tell);
                Trace::Quiet
            }
            Move::Attack(unit, from, to) => {
                let Phase::Act(turn) = &mut self.open.phase else { return Trace::Quiet };
                let board = &mut self.open.board;
                let Some(attack) = Attack::new(board, unit, from, to) else { return Trace::Quiet };
                tell.tell(ALL, Event::Attacked { seat, unit, from, to });
                turn.attack(attack);
                if attack.guesses(board) == 0 {
                    turn.won(board, attack, tell);
                } else {
                    turn.fight = Some(Fight { attack, bid: false, guesses: ArrayVec::new() });
                }
                Trace::Quiet
            }
            Move::Guess(gold) => self.guess(seat, gold, tell),
            Move::Done => {
                let Phase::Act(turn) = &mut self.open.phase else { return Trace::Quiet };
                if let Some(action) = turn.now.take() {
                    tell.tell(ALL, Event::Finished { seat, action });
                }
                turn.engaged = None;
                let next = turn.next.take();
                self.carry(next, tell)
            }
        }
    }

    fn recruit(&mut self, seat: Seat, unit: Kind, at: crate::Province, tell: &mut impl Tell<Event>) -> Trace {
        let board = &mut self.open.board;
        let drafting = matches!(self.open.phase, Phase::Draft { .. });
        let gold = if drafting { unit.price() } else { board.price(seat, unit) };
        board.pay(seat, gold);
        board.put(seat, unit, at);
        tell.tell(ALL, Event::Recruited { seat, unit, at, gold });
        if drafting {
            self.drafted(false, tell);
        }
        Trace::Quiet
    }

    /// A bid is laid on a card, and the one that lay there goes back.
    fn bid(&mut self, bid: Bid, card: Card, tell: &mut impl Tell<Event>) {
        let board = &mut self.open.board;
        let Some(offer) = self.open.offers.iter_mut().find(|offer| offer.card == card) else { return };
        if let Some(old) = offer.bid.replace(bid) {
            board.sides[old.seat].gold += old.gold;
            board.sides[old.seat].supply[old.marker] += 1;
            tell.tell(ALL, Event::Outbid { seat: old.seat, card, gold: old.gold });
        }
        board.sides[bid.seat].gold -= bid.gold;
        board.sides[bid.seat].supply[bid.marker] -= 1;
        tell.tell(ALL, Event::Bid { seat: bid.seat, card, gold: bid.gold });
    }

    /// Whoever's turn it was before the first season has done his one thing.
    fn drafted(&mut self, passes: bool, tell: &mut impl Tell<Event>) {
        let Phase::Draft { turn, passed, naming } = &mut self.open.phase else { return };
        *naming = None;
        if passes {
            *passed = passed.with(*turn);
        }
        let players = self.open.board.players();
        if *passed == Seats::all(players) {
            return self.draft_ends(tell);
        }
        *turn = turn.next(players);
        while passed.contains(*turn) {
            *turn = turn.next(players);
        }
    }

    /// Cards go to whoever bid last on them, and the first season begins.
    fn draft_ends(&mut self, tell: &mut impl Tell<Event>) {
        let board = &mut self.open.board;
        for offer in self.open.offers.take() {
            let card = offer.card;
            let Some(Bid { seat, gold, marker }) = offer.bid else {
                tell.tell(ALL, Event::Unsold { card });
                continue;
            };
            board.treasury += i32::from(gold);
            board.sides[seat].supply[marker] += 1;
            board.sides[seat].cards = board.cards(seat).with(card);
            tell.tell(ALL, Event::Bought { seat, card, gold });
        }
        self.season_begins(Season::Spring, tell);
    }

    fn season_begins(&mut self, season: Season, tell: &mut impl Tell<Event>) {
        tell.tell(ALL, Event::Began { season });
        self.hidden = Hidden::nothing(self.open.board.players());
        let open = &mut self.open;
        open.season = season;
        open.offered = Players::new(open.board.players(), None);
        (open.answered, open.shown, open.spied) = (Seats::NONE, Seats::NONE, None);
        open.phase = Phase::Auction;
        let board = &mut open.board;
        for seat in board.seats() {
            let tribute = board.tribute(seat);
            for from in board.others(seat) {
                let gold = tribute.min(board.gold(from));
                if gold > 0 {
                    board.sides[from].gold -= gold;
                    board.sides[seat].gold += gold;
                    tell.tell(ALL, Event::PaidTribute { from, seat, gold });
                }
            }
        }
    }

    /// An offer for the First Player card; with the last one all are shown.
    fn offer(&mut self, seat: Seat, gold: u16, tell: &mut impl Tell<Event>) -> Trace {
        self.hidden.offers[seat] = Some(gold);
        tell.tell_apart(Audience::seat(seat), Event::OfferedGold { gold }, Event::Offered { seat });
        self.open.answered = self.open.answered.with(seat);
        if self.open.answered != Seats::all(self.open.board.players()) {
            return Trace::Quiet;
        }
        self.open.answered = Seats::NONE;
        self.open.offered = self.hidden.offers;
        self.hidden = Hidden::nothing(self.open.board.players());
        let mut best: Option<(Seat, u16)> = None;
        for seat in self.open.clockwise(self.open.first) {
            let gold = self.open.offered[seat].unwrap_or(0);
            tell.tell(ALL, Event::ShowedOffer { seat, gold });
            // Only a higher offer beats one that is nearer to the holder.
            if best.is_none_or(|(_, most)| gold > most) {
                best = Some((seat, gold));
            }
        }
        if let Some((winner, gold)) = best {
            self.open.board.pay(winner, gold);
            tell.tell(ALL, Event::WonAuction { seat: winner, gold });
            self.open.phase = Phase::Give { winner };
        }
        Trace::Final
    }

    /// Action cards are chosen; with the last of them the actions begin, after the spy.
    fn choose(&mut self, seat: Seat, hand: Hand, tell: &mut impl Tell<Event>) -> Trace {
        self.hidden.hands[seat] = Some(hand);
        let me = Audience::seat(seat);
        if let Phase::Again { .. } = self.open.phase {
            tell.tell_apart(me, Event::ChoseAgainCards { hand }, Event::ChoseAgain { seat });
            return self.act(self.open.first, tell);
        }
        tell.tell_apart(me, Event::ChoseCards { hand }, Event::Chose { seat });
        self.open.answered = self.open.answered.with(seat);
        if self.open.answered != Seats::all(self.open.board.players()) {
            return Trace::Quiet;
        }
        self.open.answered = Seats::NONE;
        if let Some(spy) = self.open.spy() {
            self.open.phase = Phase::Spy { spy };
            return Trace::Quiet;
        }
        self.act(self.open.first, tell)
    }

    /// From this seat on everybody shows his action cards, until somebody has something to choose.
    fn act(&mut self, from: Seat, tell: &mut impl Tell<Event>) -> Trace {
        let mut seat = from;
        while !self.show(seat, tell) {
            seat = seat.next(self.open.board.players());
            if seat == self.open.first {
                self.season_ends(tell);
                break;
            }
        }
        Trace::Final
    }

    /// A player's turn begins: he shows his action cards. Whether there is something to choose.
    fn show(&mut self, seat: Seat, tell: &mut impl Tell<Event>) -> bool {
        let Some(hand) = self.hidden.hands[seat] else { return false };
        let open = &mut self.open;
        tell.tell(ALL, Event::Showed { seat, hand });
        open.shown = open.shown.with(seat);
        let last = open.season == Season::Winter && seat.next(open.board.players()) == open.first;
        if last && !winter::can_win(&open.board, seat, hand) {
            tell.tell(ALL, Event::Skipped { seat });
            return false;
        }
        open.phase = Phase::Act(Turn::new(&open.board, seat, hand));
        match hand.cards() {
            (_, Some(_)) => true,
            (action, None) => self.begin(Some(action), tell),
        }
    }

    /// The acting player goes on with this card, or if there is none or nothing to choose, the next player acts.
    fn carry(&mut self, action: Option<Action>, tell: &mut impl Tell<Event>) -> Trace {
        if self.begin(action, tell) {
            return Trace::Quiet;
        }
        let Phase::Act(turn) = &self.open.phase else { return Trace::Quiet };
        let next = turn.seat.next(self.open.board.players());
        if next == self.open.first {
            self.season_ends(tell);
            return Trace::Quiet;
        }
        self.act(next, tell)
    }

    /// The acting player begins this card, and after Tax the one that follows. Whether there is something to choose.
    fn begin(&mut self, action: Option<Action>, tell: &mut impl Tell<Event>) -> bool {
        let Phase::Act(turn) = &mut self.open.phase else { return false };
        let seat = turn.seat;
        let mut action = action;
        while let Some(this) = action {
            tell.tell(ALL, Event::Carried { seat, action: this });
            if this != Action::Tax {
                turn.now = action;
                return true;
            }
            let gold = self.open.board.tax(seat);
            self.open.board.earn(seat, gold);
            tell.tell(ALL, Event::Taxed { seat, gold });
            action = turn.next.take();
        }
        false
    }

    fn season_ends(&mut self, tell: &mut impl Tell<Event>) {
        let board = &mut self.open.board;
        for seat in board.seats() {
            let gold = board.income(seat);
            if gold > 0 {
                board.earn(seat, gold);
                tell.tell(ALL, Event::Earned { seat, gold });
            }
        }
        match self.open.season.next() {
            Some(season) => self.season_begins(season, tell),
            None => self.open.phase = Phase::Over { taken: None },
        }
    }

    /// The attacker bids. Where everything can be guessed the attack fails at once.
    fn bid_for_attack(&mut self, gold: u16, tell: &mut impl Tell<Event>) -> Trace {
        let board = &self.open.board;
        let Phase::Act(Turn { seat, fight: Some(fight), .. }) = &mut self.open.phase else {
            return Trace::Quiet;
        };
        let seat = *seat;
        tell.tell_apart(Audience::seat(seat), Event::HidGold { gold }, Event::HidBid { seat });
        let guesses = fight.attack.guesses(board);
        let bids = board.gold(seat) + 1 - board.least_bid();
        if bids > u16::from(guesses) {
            fight.bid = true;
            self.hidden.bid = Some(gold);
            return Trace::Quiet;
        }
        tell.tell(ALL, Event::GuessedAll { seat: fight.attack.foe });
        self.resolve(gold, true, tell)
    }

    /// The defender guesses; with his last guess the bid is shown.
    fn guess(&mut self, seat: Seat, gold: u16, tell: &mut impl Tell<Event>) -> Trace {
        let Phase::Act(Turn { fight: Some(fight), .. }) = &mut self.open.phase else { return Trace::Quiet };
        tell.tell(ALL, Event::Guessed { seat, gold });
        let _ = fight.guesses.try_push(gold);
        let guesses = fight.attack.guesses(&self.open.board);
        if fight.guesses.len() < usize::from(guesses) {
            return Trace::Quiet;
        }
        let bid = self.hidden.bid.take().unwrap_or_default();
        let right = fight.guesses.contains(&bid);
        self.resolve(bid, right, tell)
    }

    /// The bid is shown and spent, and the attack fails or succeeds.
    fn resolve(&mut self, bid: u16, right: bool, tell: &mut impl Tell<Event>) -> Trace {
        let board = &mut self.open.board;
        let Phase::Act(turn) = &mut self.open.phase else { return Trace::Final };
        let Some(Fight { attack, .. }) = turn.fight.take() else { return Trace::Final };
        tell.tell(ALL, Event::ShowedBid { seat: turn.seat, gold: bid });
        board.pay(turn.seat, bid);
        if right {
            turn.lost(board, attack, tell);
        } else if turn.won(board, attack, tell) {
            self.open.phase = Phase::Over { taken: Some((turn.seat, attack.to)) };
        }
        Trace::Final
    }
}
