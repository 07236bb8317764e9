//! Loops: the same position again. What went on since then is remembered until something comes up that nobody could foresee.
//!
//! A position is what lies open, numbers left out, together with what went in and out of hands for all to see. A loop in which
//! everybody only passes is a draw; one that somebody makes isn't entered a third time: what was chosen twice at a position can't be chosen there
//! again.

use crate::{
    act::Act,
    event::Event,
    moves::Move,
    pool::Card,
    state::{Body, Ending, Epic, Id, Item, Open, Past, Phase, Ref},
};
use std::hash::{Hash, Hasher};
use table::{Seat, Seats, Tell};

/// Positions are forgotten beyond this; no loop worth the name is longer.
const MEMORY: usize = 400;

/// What a card in this hand adds to the mark of a position.
pub(crate) fn card_mark(card: Card, seat: Seat) -> u64 {
    let mut mark = Mark(1);
    (card, seat).hash(&mut mark);
    mark.finish() | 1
}

/// Stirs numbers together, the same on every machine and in every year.
struct Mark(u64);

impl Mark {
    const fn stir(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mark {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.stir(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.stir(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.stir(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.stir(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.stir(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.stir(number as u64);
    }
}

impl Open {
    /// What the position looks like, apart from numbers that only name things.
    #[must_use]
    pub(crate) fn mark(&self) -> u64 {
        let to = &mut Mark(2);
        let place = |id: Id| self.place(id);
        let aim = |at: Ref| match at {
            Ref::Thing(id) => place(id),
            Ref::Player(seat) => (8, seat.index()),
        };
        self.drift.hash(to);
        (self.alive, self.active, self.priority, self.step, self.passed, self.hidden).hash(to);
        for seat in Seat::all(self.players()) {
            (self.mojo[seat], self.actions[seat]).hash(to);
            self.piles[seat.index()].iter().for_each(|dead| dead.card.hash(to));
        }
        std::mem::discriminant(&self.phase).hash(to);
        (&self.extra, &self.aligned).hash(to);
        self.bodies.iter().for_each(|body| mark_body(body, to));
        for item in &self.line {
            mark_item(item, to);
            item.aims.iter().for_each(|one| (one.slot, aim(one.at), one.share).hash(to));
        }
        for item in self.waiting.iter().chain(&self.at_end).chain(&self.this_turn) {
            mark_item(item, to);
        }
        if let Some(battle) = &self.battle {
            battle.attackers.iter().chain(&battle.blockers).for_each(|id| place(*id).hash(to));
            (battle.defender, battle.blocked, battle.phase, battle.prey.map(place)).hash(to);
        }
        self.revealed.len().hash(to);
        to.finish()
    }

    /// Where something is, whatever its number.
    fn place(&self, id: Id) -> (u8, usize) {
        if let Some(at) = self.bodies.iter().position(|body| body.id == id) {
            return (0, at);
        }
        if let Some(at) = self.line.iter().position(|item| item.id == id) {
            return (1, at);
        }
        for (seat, pile) in self.piles.iter().enumerate() {
            if let Some(at) = pile.iter().position(|dead| dead.id == id) {
                return (2 + seat as u8, at);
            }
        }
        (9, 0)
    }

    /// A choice, whatever number the thing has.
    fn choice(&self, mv: Move) -> u64 {
        let to = &mut Mark(3);
        match mv {
            Move::Use(id, ability) => (self.place(id), ability).hash(to),
            Move::Unveil(id) => self.place(id).hash(to),
            other => other.hash(to),
        }
        to.finish()
    }
}

fn mark_body(body: &Body, to: &mut Mark) {
    (body.look(), body.owner, body.lasting, body.borrowed, body.position as u8, body.damage, body.doomed)
        .hash(to);
    (body.plus, body.demoralized, body.strings, body.boost, body.set, body.awake).hash(to);
    (body.gained, body.lost, body.stays, body.attacked, body.retains, body.token).hash(to);
    body.under.iter().for_each(|dead| (dead.card, dead.owner).hash(to));
}

fn mark_item(item: &Item, to: &mut Mark) {
    (item.card(), item.part, item.controller, item.mode, item.x, item.extra, item.down, item.amount).hash(to);
    item.under.iter().for_each(|dead| (dead.card, dead.owner).hash(to));
}

impl Epic {
    /// Takes out what would enter a loop for the third time, from this place of the list on.
    pub(crate) fn without_loops(&self, moves: &mut Vec<Move>, from: usize) {
        let past = &self.open.past;
        if past.len() < 2 {
            return;
        }
        let mark = self.open.mark();
        if past.iter().filter(|past| past.mark == mark).count() < 2 {
            return;
        }
        let again = |mv: Move| {
            let choice = self.open.choice(mv);
            past.iter().filter(|past| past.mark == mark && past.choice == choice).count() >= 2
        };
        let mut at = from;
        while at < moves.len() {
            if again(moves[at]) { _ = moves.remove(at) } else { at += 1 }
        }
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Something came up that nobody could foresee, so no position before comes again.
    pub(crate) fn surprise(&mut self) {
        self.game.open.past.clear();
        self.game.open.drift = 0;
    }

    /// Remembers what is chosen at this position.
    pub(crate) fn remember(&mut self, mv: Move) {
        let free = mv != Move::Pass;
        let (mark, choice) = (self.open.mark(), self.open.choice(mv));
        if self.open.past.len() >= MEMORY {
            self.game.open.past.remove(0);
        }
        self.game.open.past.push(Past { mark, choice, free });
    }

    /// Whether the same position came for the third time while everybody only passed; then it is a draw. (Whether somebody
    /// had anything else to do is his secret.)
    pub(crate) fn stuck(&mut self) -> bool {
        if self.open.past.last().is_none_or(|past| past.free) {
            return false;
        }
        let mark = self.open.mark();
        let passes = self.open.past.iter().rev().take_while(|past| !past.free);
        let again = passes.into_iter().filter(|past| past.mark == mark).count() >= 2;
        if again {
            self.game.open.phase = Phase::Over { ending: Ending::Loop, winners: Seats::NONE };
        }
        again
    }
}
