//! Sentences about sentences: may, unless, if, one of several, later.

use crate::{
    act::Act,
    code::Op,
    event::Event,
    lang::{Cond, Piece, Price, Who},
    run::Went,
    state::{Epic, Query},
};
use table::{Seat, Seats, Tell};

impl<T: Tell<Event>> Act<'_, T> {
    pub(crate) fn if_so(&mut self, cond: &Cond, op: &Op) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        if self.holds(cond, frame) { Went::Done } else { Went::Jump(op.jump) }
    }

    /// They may, or may pay, or must unless they pay.
    pub(crate) fn may(&mut self, who: Who, op: &'static Op, price: Option<(&'static Price, bool)>) -> Went {
        let Some(seat) = self.chooser(who, op) else {
            // Nobody is there to say yes, or to pay.
            let unless = price.is_some_and(|(_, unless)| unless);
            return if unless { Went::Done } else { Went::Jump(op.jump) };
        };
        // 1: to be asked; 2: yes, to be paid; 3: no.
        let step = self.open.frame().map_or(0, |frame| frame.step);
        match (step, price) {
            (1, _) => {
                self.ask(seat, Query::May);
                Went::Later
            }
            (2, Some((_, unless))) => {
                if !self.pay_on() {
                    return Went::Later;
                }
                self.note_did(true);
                self.settle();
                if unless { Went::Jump(op.jump) } else { Went::Done }
            }
            (2, None) => Went::Done,
            (_, Some((_, true))) => {
                self.note_did(false);
                Went::Done
            }
            _ => {
                self.note_did(false);
                Went::Jump(op.jump)
            }
        }
    }

    pub(crate) fn note_did(&mut self, did: bool) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.did = did;
        }
    }

    /// Each of them chooses one of several ways, in turn order; then all of them go.
    pub(crate) fn one_of(&mut self, who: Who, op: &'static Op) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        let rest = frame.rest.unwrap_or_else(|| self.seats_of(who, frame, op));
        let chosen = frame.left.checked_sub(1);
        let next = self.open.in_order().find(|seat| rest.contains(*seat));
        let Some(seat) = next else { return self.go_chosen_way(op) };
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.item.that = Some(seat);
            if let Some(way) = chosen {
                frame.ways.push((seat, way));
                (frame.rest, frame.left) = (Some(rest.without(seat)), 0);
                return Went::Later;
            }
        }
        if self.ways(seat, op).is_empty() {
            self.tell(Event::HasNone { seat });
            self.set_rest(Some(rest.without(seat)));
        } else {
            self.set_rest(Some(rest));
            self.ask(seat, Query::Way);
        }
        Went::Later
    }

    /// The next of those who have chosen goes his way; after the last, what came into play arrives and the text goes on.
    fn go_chosen_way(&mut self, op: &'static Op) -> Went {
        let Some(frame) = self.game.open.frames.last_mut() else { return Went::Done };
        if frame.ways.is_empty() {
            frame.rest = None;
            let came = std::mem::take(&mut frame.came);
            self.arrive(came);
            return Went::Jump(op.jump);
        }
        let (seat, way) = frame.ways.remove(0);
        (frame.rest, frame.item.that) = (Some(Seats::NONE), Some(seat));
        frame.it = vec![crate::state::Open::snap_player(seat)];
        Went::Jump(op.branches.get(usize::from(way)).copied().unwrap_or(op.jump))
    }

    /// The next of those who do something one after the other, whoever's text it is first; after the last the text goes on.
    pub(crate) fn in_turn(&mut self, who: Who, op: &'static Op) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        let you = frame.item.controller;
        let left = frame.turns.unwrap_or_else(|| self.seats_of(who, frame, op));
        let next = std::iter::once(you).chain(self.open.others(you)).find(|seat| left.contains(*seat));
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.turns = next.map(|seat| left.without(seat));
            frame.item.that = next.or(frame.item.that);
        }
        if next.is_some() { Went::Done } else { Went::Jump(op.jump) }
    }

    fn set_rest(&mut self, rest: Option<Seats>) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.rest = rest;
        }
    }

    pub(crate) fn alignments(&mut self) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        if frame.left > 0 {
            return Went::Done;
        }
        let seat = frame.item.controller;
        self.ask(seat, Query::Alignment);
        Went::Later
    }

    /// Something for later: at the beginning of the End step, or whenever something happens in this turn.
    pub(crate) fn set_up(&mut self, piece: &Piece, op: &Op) -> Went {
        let frame = self.frame();
        let mut item = frame.item.clone();
        item.begin = frame.pc.saturating_add(1);
        item.end = op.jump;
        item.it.clone_from(&frame.it);
        item.part = Some(item.part.unwrap_or(item.mode));
        item.aims.clear();
        item.under.clear();
        item.down = false;
        item.id = self.game.open.number();
        if matches!(piece, Piece::AtEnd(_)) {
            self.game.open.at_end.push(item);
        } else {
            self.game.open.this_turn.push(item);
        }
        Went::Jump(op.jump)
    }
}

impl Epic {
    /// The ways of a choice that can be gone.
    pub(crate) fn ways(&self, seat: Seat, op: &Op) -> Vec<u8> {
        let Some(frame) = self.open.frame() else { return Vec::new() };
        let can = |way: &u8| {
            let begin = op.branches.get(usize::from(*way)).copied().unwrap_or(0);
            self.feasible(frame, begin, seat)
        };
        (0..op.branches.len() as u8).filter(can).collect()
    }
}
