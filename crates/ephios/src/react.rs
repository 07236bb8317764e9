//! Secret reactions: who is asked, and what comes of the answers.

use crate::{
    card::{Card, Cards, Effect, Reply, Trigger},
    event::Event,
    out::Out,
    state::{CROSSROADS, DISCARD, Ephios, IN_USE, Phase, SOLO_RESHUFFLE, What},
    turn::Flow,
};
use table::prelude::*;

/// The cards that answer each trigger, with others and alone.
const REPLYING: [[Cards; Trigger::ALL.len()]; 2] = [replying(false), replying(true)];

const fn replying(solo: bool) -> [Cards; Trigger::ALL.len()] {
    let mut all = [Cards::NONE; Trigger::ALL.len()];
    let mut at = 0;
    while at < Card::ALL.len() {
        if let Effect::Reaction(trigger, _) = Card::ALL[at].effect(solo) {
            all[trigger as usize] = all[trigger as usize].with(Card::ALL[at]);
        }
        at += 1;
    }
    all
}

impl Ephios {
    /// Asks those of `touched` who may react to this, as far as everybody knows; whether there is somebody to ask.
    ///
    /// Whoever holds a card is asked, whatever it is, unless every card that could answer lies open. Alone there is nobody to
    /// keep a secret from: one is asked only if one can react.
    pub(crate) fn open_window(&mut self, trigger: Trigger, touched: Seats) -> bool {
        let solo = self.open.solo();
        let mut replying = REPLYING[usize::from(solo)][trigger as usize] & self.open.cards;
        if replying.is_empty() {
            return false;
        }
        let asked: Seats = if solo {
            touched.iter().filter(|seat| !self.replies(*seat, trigger).is_empty()).collect()
        } else {
            for pile in [DISCARD, CROSSROADS, IN_USE] {
                self.piles[pile].faces().for_each(|card| replying = replying.without(card));
            }
            let able = |seat: &Seat| *seat != self.open.turn && !self.hand(*seat).is_empty();
            touched.iter().filter(|seat| able(seat) && !replying.is_empty()).collect()
        };
        if asked.is_empty() {
            return false;
        }
        self.open.asked = asked;
        self.open.phase = Phase::React(trigger);
        true
    }

    /// The seats that are waited for.
    pub(crate) fn waiting(&self) -> Seats {
        match self.open.phase {
            Phase::Over { .. } => Seats::NONE,
            Phase::React(_) => {
                self.open.asked.iter().filter(|seat| !self.hidden.done.contains(*seat)).collect()
            }
            _ => Seats::only(self.open.turn),
        }
    }

    /// A seat reacts with these cards, or with none.
    pub(crate) fn react(&mut self, seat: Seat, cards: Cards, out: &mut Out<'_, impl Tell<Event>>) {
        let Phase::React(trigger) = self.open.phase else { return };
        self.hidden.replies |= cards;
        self.hidden.done = self.hidden.done.with(seat);
        self.close_window(trigger, out);
    }

    /// Once all have answered: the reactions, in turn order.
    fn close_window(&mut self, trigger: Trigger, out: &mut Out<'_, impl Tell<Event>>) {
        // Whether this was the last answer is nobody's business, so none can be taken back.
        out.stays();
        if !self.waiting().is_empty() {
            return;
        }
        let replies = self.hidden.replies;
        (self.open.asked, self.hidden.done, self.hidden.replies) = (Seats::NONE, Seats::NONE, Cards::NONE);
        if replies.is_empty() {
            out.all(Event::Unanswered {});
        }
        if let Some(frame) = self.open.frames.last_mut() {
            frame.asked = trigger != Trigger::Reshuffle;
        }
        let mut free = false;
        for seat in self.open.in_turn() {
            for card in replies.iter().filter(|card| self.hand(seat).has(*card)).collect::<Cards>() {
                if out.end.is_some() {
                    return;
                }
                out.all(Event::Reacted { seat, card });
                if let Some(reply) = card.reply(trigger, self.open.solo()) {
                    free |= reply == Reply::Free;
                    self.reply(seat, reply, out);
                }
                pile::give_face(&mut self.piles, seat.index(), card, DISCARD, self.open.everyone());
            }
        }
        if trigger == Trigger::Reshuffle && !free {
            self.fall(self.open.turn, SOLO_RESHUFFLE, out);
        }
    }

    fn reply(&mut self, seat: Seat, reply: Reply, out: &mut Out<'_, impl Tell<Event>>) {
        let Some(frame) = self.open.frames.last_mut() else { return };
        match reply {
            Reply::Less(percent) => frame.less = frame.less.saturating_add(percent),
            Reply::Spared => {
                frame.spared = frame.spared.with(seat);
                out.all(Event::Spared { seat });
            }
            Reply::Discard => {
                // The Dignitary goes before the card that sent him; with that the Complot's turn is over.
                if let Some(card) = self.rightmost_dignitary() {
                    self.sweep(card, out);
                    self.note_pick(card);
                }
            }
            Reply::Add => {
                let card = pile::draw(&mut self.piles, DISCARD, seat.index(), self.open.everyone());
                if let Some(card) = card {
                    out.all(Event::Added { seat, card });
                }
            }
            Reply::Popularity(percent) => self.rise(seat, percent, out),
            Reply::Paid => {
                if let What::Recruit(card) = frame.what {
                    self.gain(seat, card.value(), out);
                }
            }
            Reply::Free => out.all(Event::Spared { seat }),
        }
    }

    /// Solo: a new deck costs popularity, unless somebody answers that; what comes first, a question or the end.
    pub(crate) fn charge_reshuffle(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> Option<Flow> {
        let seat = self.open.turn;
        if self.open_window(Trigger::Reshuffle, Seats::only(seat)) {
            return Some(Flow::Ask);
        }
        self.fall(seat, SOLO_RESHUFFLE, out);
        out.end.is_some().then_some(Flow::Again)
    }
}
