//! A turn: the actions, and how everything is carried out until somebody has to choose again.

use crate::{
    alliance::Alliance,
    card::{Card, Cards, Member},
    event::Event,
    moves::{Move, Way},
    out::{End, Out},
    state::{
        BLIND_COST, CARDS, CROSSROADS, CROSSROADS_SIZE, DEBATE_GAIN, DECK, DISCARD, ELECTED, Ending, Ephios,
        Frame, HAND_LIMIT, IN_USE, LOOKED_AT, MOST_PERSUASION, Phase, SOLO_GAIN, TURNS, What, ZONE,
    },
};
use table::prelude::*;

/// How it goes on after a task was begun.
#[derive(Copy, Clone)]
pub(crate) enum Flow {
    /// It is done.
    Next,
    /// It is looked at again.
    Again,
    /// Somebody has to choose.
    Ask,
    /// It is done, and this comes first.
    Push(Frame),
}

impl Ephios {
    /// Carries out a move that was checked.
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        let mut out = Out::new(tell);
        match mv {
            Move::React(card) => self.react(seat, Cards::only(card), &mut out),
            Move::ReactAll => {
                let Phase::React(trigger) = self.open.phase else { return Trace::Quiet };
                self.react(seat, self.replies(seat, trigger), &mut out);
            }
            Move::Decline => self.react(seat, Cards::NONE, &mut out),
            Move::Pick(card) => self.answer(|game, out| game.answer_pick(card, out), &mut out),
            Move::Target(target) => self.answer(|game, out| game.answer_seat(target, out), &mut out),
            Move::Done => self.answer(|_, _| Ephios::answer_done(), &mut out),
            action => {
                self.open.actions = self.open.actions.saturating_sub(1);
                self.open.made = self.open.made.saturating_add(1);
                self.act(seat, action, &mut out);
            }
        }
        if self.waiting().is_empty() || !matches!(self.open.phase, Phase::React(_)) {
            self.advance(&mut out);
        }
        if matches!(self.open.phase, Phase::React(_)) && !self.open.solo() {
            // What could be taken back until somebody has answered would tell that somebody has.
            out.stays();
        }
        out.trace
    }

    fn act(&mut self, seat: Seat, action: Move, out: &mut Out<'_, impl Tell<Event>>) {
        match action {
            Move::Recruit(card) => {
                let cost = card.value();
                self.open.persuasion[seat] = self.open.persuasion[seat].saturating_sub(cost);
                self.shift(CROSSROADS, card, seat.index());
                out.all(Event::Recruited { seat, card, cost });
                self.push(Frame::new(What::Recruit(card)));
            }
            Move::Draw => {
                self.open.persuasion[seat] = self.open.persuasion[seat].saturating_sub(BLIND_COST);
                out.all(Event::PaidBlind { seat, cost: BLIND_COST });
                self.push(Frame::new(What::Blind));
            }
            Move::Debate(card) => {
                self.shift(CROSSROADS, card, DISCARD);
                out.all(Event::Debated { seat, card });
                self.gain(seat, DEBATE_GAIN, out);
                self.push(Frame::new(What::Debate(card)));
            }
            Move::Use(card) if card.is_inhabitant() => self.meet(seat, CROSSROADS, card, out),
            Move::Use(card) => {
                pile::give_face(&mut self.piles, seat.index(), card, IN_USE, self.open.everyone());
                out.all(Event::Used { seat, card });
                out.stays();
                self.push(Frame::new(What::Use(card)));
            }
            Move::Unite(alliance, way) => self.unite(seat, alliance, way, out),
            Move::Corrupt(card) => {
                self.shift(ZONE, card, DISCARD);
                self.open.plots = 2;
                out.all(Event::Corrupted { card });
            }
            _ => out.all(Event::Passed { seat }),
        }
    }

    /// Shows the hand and names the alliance, the helper and the affinity.
    fn unite(&mut self, seat: Seat, alliance: Alliance, way: Way, out: &mut Out<'_, impl Tell<Event>>) {
        let helper = self.can_unite(seat, alliance).flatten();
        let bonus = self.affinity_gain(seat, alliance).filter(|_| way == Way::Affinity);
        out.stays();
        out.all(Event::United { seat, alliance });
        pile::look(&mut self.piles, seat.index(), CARDS, self.open.everyone());
        for card in self.set(seat.index()) {
            out.all(Event::Showed { seat, card });
        }
        let gain = if self.open.solo() { SOLO_GAIN } else { alliance.gain() };
        let mut frame = Frame { gain, ..Frame::new(What::Unite(alliance)) };
        if let Some(helper) = helper {
            out.all(Event::Helped { seat });
            frame.less = match helper {
                Member::Any(less) => less,
                _ => gain,
            };
        }
        if let (Some(bonus), Some(affinity)) = (bonus, self.hidden.affinities[seat]) {
            frame.gain += bonus;
            (self.open.used[seat], self.hidden.affinities[seat]) = (Some(affinity), None);
            out.all(Event::UsedAffinity { seat, alliance: affinity });
        }
        self.open.united[seat] = Some(alliance);
        self.push(frame);
    }

    /// An inhabitant from this pile is met: its effect is applied.
    pub(crate) fn meet(&mut self, seat: Seat, from: usize, card: Card, out: &mut Out<'_, impl Tell<Event>>) {
        if from == CROSSROADS {
            self.shift(from, card, IN_USE);
        } else {
            pile::give_face(&mut self.piles, from, card, IN_USE, self.open.everyone());
        }
        out.all(Event::Met { seat, card });
        self.push(Frame::new(What::Use(card)));
    }

    /// The answer to a question, and what comes of it.
    fn answer<T: Tell<Event>>(
        &mut self,
        give: impl FnOnce(&mut Ephios, &mut Out<'_, T>) -> Flow,
        out: &mut Out<'_, T>,
    ) {
        let flow = give(self, out);
        self.follow(flow);
    }

    /// Goes on as the task says; whether somebody has to choose.
    fn follow(&mut self, flow: Flow) -> bool {
        let frame = self.open.frames.last_mut();
        match flow {
            Flow::Next => frame.into_iter().for_each(Frame::next),
            Flow::Push(first) => {
                frame.into_iter().for_each(Frame::next);
                self.push(first);
            }
            Flow::Again => {}
            Flow::Ask => return true,
        }
        false
    }

    /// Carries on until somebody has to choose or it is over.
    pub(crate) fn advance(&mut self, out: &mut Out<'_, impl Tell<Event>>) {
        loop {
            if let Some(end) = out.end.take() {
                return self.conclude(end, out);
            }
            if self.resolve_inhabitants(out) {
                return;
            }
            let solo = self.open.solo();
            match self.open.frames.last().map(|frame| (frame.what, frame.task(solo))) {
                None if self.open.actions > 0 => {
                    self.open.phase = Phase::Act;
                    return;
                }
                None => {
                    if self.finish_turn(out) {
                        return;
                    }
                }
                Some((what, None)) => {
                    self.open.frames.pop();
                    if matches!(what, What::Use(_)) {
                        pile::draw(&mut self.piles, IN_USE, DISCARD, self.open.everyone());
                    }
                }
                Some((_, Some(task))) => {
                    let flow = self.run(task, out);
                    if self.follow(flow) {
                        return;
                    }
                }
            }
        }
    }

    /// Inhabitants that reached the hand come first; whether their order has to be chosen.
    fn resolve_inhabitants(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> bool {
        let seat = self.open.turn;
        let mut here = self.hand(seat).faces().filter(|card| card.is_inhabitant());
        let (Some(first), more) = (here.next(), here.next().is_some()) else { return false };
        drop(here);
        // What put them there is finished first, and so is the one that is being met.
        let met = |frame: &Frame| matches!(frame.what, What::Use(card) if card.is_inhabitant());
        if self.open.frames.iter().any(met) || !self.piles[LOOKED_AT].is_empty() {
            return false;
        }
        if !more {
            out.stays();
            self.meet(seat, seat.index(), first, out);
            return false;
        }
        // Only what was drawn just now can be an inhabitant, so these are the top cards of the hand.
        pile::look(&mut self.piles, seat.index(), 2, self.open.everyone());
        let here = self.set(seat.index()).iter().filter(|card| card.is_inhabitant());
        here.for_each(|card| out.all(Event::Showed { seat, card }));
        self.open.phase = Phase::Order;
        true
    }

    /// The end of a turn; whether somebody has to choose.
    fn finish_turn(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> bool {
        if self.hand(self.open.turn).len() > HAND_LIMIT {
            self.open.phase = Phase::Excess;
            return true;
        }
        if self.piles[CROSSROADS].len() < CROSSROADS_SIZE && self.has_cards() {
            self.push(Frame::new(What::Refill));
            return false;
        }
        let open = &mut self.open;
        if open.solo() && open.plots > 0 {
            open.plots -= 1;
            self.push(Frame::new(What::Plot));
            return false;
        }
        if open.number >= TURNS {
            out.ends(if open.solo() { End::Solo(Ending::Stalemate) } else { End::Limit });
            return false;
        }
        open.number += 1;
        open.turn = open.next_turn();
        (open.actions, open.made) = (1, 0);
        open.plots = open.solo().into();
        out.all(Event::TurnBegan { seat: open.turn });
        false
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        let pushed = self.open.frames.try_push(frame);
        debug_assert!(pushed.is_ok(), "effects are nested too deeply");
    }

    /// A card that lies open goes from one pile to another.
    pub(crate) fn shift(&mut self, from: usize, card: Card, to: usize) {
        let at = self.piles[from].faces().position(|other| other == card);
        if let Some(card) = at.and_then(|at| self.piles[from].take(at)) {
            self.piles[to].put(card);
        }
    }

    /// A seat gains persuasion, up to 5.
    pub(crate) fn gain(&mut self, seat: Seat, number: u8, out: &mut Out<'_, impl Tell<Event>>) {
        let room = MOST_PERSUASION.saturating_sub(self.open.persuasion[seat]);
        let number = number.min(room);
        self.open.persuasion[seat] += number;
        if number > 0 {
            out.all(Event::Gained { seat, number });
        }
    }

    /// A seat gains popularity; 70% ends the round.
    pub(crate) fn rise(&mut self, seat: Seat, percent: u8, out: &mut Out<'_, impl Tell<Event>>) {
        let total = self.open.popularity[seat].saturating_add(percent.into());
        self.open.popularity[seat] = total;
        out.all(Event::Rose { seat, percent, total });
        if total >= ELECTED && !self.open.solo() {
            out.ends(End::Elected(seat));
        }
    }

    /// A seat loses popularity; in solo play nothing left is the end.
    pub(crate) fn fall(&mut self, seat: Seat, percent: u16, out: &mut Out<'_, impl Tell<Event>>) {
        let percent = percent.min(self.open.popularity[seat]);
        self.open.popularity[seat] -= percent;
        let total = self.open.popularity[seat];
        out.all(Event::Fell { seat, percent, total });
        if total == 0 && self.open.solo() {
            out.ends(End::Solo(Ending::Unpopular));
        }
    }

    /// Sees to it that the deck has so many cards, if need be by shuffling the discard pile under it; whether a question or
    /// the end of the game comes first.
    pub(crate) fn supply(&mut self, number: usize, out: &mut Out<'_, impl Tell<Event>>) -> Option<Flow> {
        if self.piles[DECK].len() >= number || self.piles[DISCARD].is_empty() {
            return None;
        }
        self.dice.throw(|dice| pile::shuffle(&mut self.piles, DISCARD, dice));
        let rest = std::mem::take(&mut self.piles[DECK]);
        self.piles.swap(DECK, DISCARD);
        rest.cards().iter().for_each(|card| self.piles[DECK].put(*card));
        out.stays();
        out.all(Event::Reshuffled {});
        self.open.solo().then(|| self.charge_reshuffle(out)).flatten()
    }
}
