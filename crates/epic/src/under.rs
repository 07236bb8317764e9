//! Cards that lie under something: there for all to see, and in no other zone.

use crate::{
    act::Act,
    event::{Event, Sight},
    lang::Piece,
    state::{Dead, Face, Frame, Id, Item, Ref},
    trigger::Happening,
};
use table::{Seat, Tell};

impl<T: Tell<Event>> Act<'_, T> {
    /// Whether the source is still there, so that something can go under it.
    pub(crate) fn covers(&self) -> bool {
        let source = self.open.frame().map(|frame| frame.item.source.at);
        matches!(source, Some(Ref::Thing(id)) if self.open.body(id).is_some())
    }

    /// These go from play under the source, if that is still there.
    pub(crate) fn put_under(&mut self, frame: &Frame, reached: &[Id]) {
        let Ref::Thing(source) = frame.item.source.at else { return };
        let mut gone = Vec::new();
        for id in reached.iter().filter(|id| **id != source) {
            let Some(cover) = self.open.body(source).map(|body| Sight(body.look())) else { break };
            let Some((body, snap)) = self.leave_play(*id) else { continue };
            self.tell(Event::WentUnder { what: Sight(snap.face), cover });
            if let Some(card) = body.face.and_then(Face::card).filter(|_| !body.token) {
                let id = self.game.open.number();
                if let Some(cover) = self.game.open.body_mut(source) {
                    cover.under.push(Dead { id, card, owner: body.owner });
                }
            }
            self.happened(&Happening::Left(snap, &body));
            gone.push(snap);
        }
        self.note(!gone.is_empty(), gone);
    }

    /// All that lies under the source, or went along with its ability, comes into play.
    pub(crate) fn enter_from_under(&mut self, frame: &Frame) {
        let mut cards = Vec::new();
        if let Some(frame) = self.game.open.frames.last_mut() {
            cards.append(&mut frame.item.under);
        }
        if let Ref::Thing(id) = frame.item.source.at
            && let Some(body) = self.game.open.body_mut(id)
        {
            cards.append(&mut body.under);
        }
        let seat = frame.item.controller;
        let ids = cards.into_iter().map(|dead| self.place(Face::Card(dead.card), dead.owner, seat)).collect();
        self.arrive_and_speak(ids);
    }

    /// Before the source leaves play as the price of an ability that speaks of what lies under it: that goes along.
    pub(crate) fn take_along(&mut self, source: Id) {
        let Some(frame) = self.open.frame() else { return };
        let speaks = |item: &Item| {
            item.code()
                .is_some_and(|code| code.ops.iter().any(|op| matches!(op.piece, Some(Piece::FromUnder))))
        };
        if !speaks(&frame.item) {
            return;
        }
        let under = self.game.open.body_mut(source).map(|body| std::mem::take(&mut body.under));
        if let (Some(frame), Some(under)) = (self.game.open.frames.last_mut(), under) {
            frame.item.under = under;
        }
    }

    /// What lay under something that is gone goes to its owners' discard piles.
    pub(crate) fn bury_under(&mut self, cards: Vec<Dead>) {
        for Dead { card, owner, .. } in cards {
            self.bury(owner, card, owner);
            self.tell(Event::ToPile { seat: owner, what: Sight(Some(Face::Card(card))) });
        }
    }

    /// A player is out: what he owns lies under nothing any more.
    pub(crate) fn leave_under(&mut self, seat: Seat) {
        let open = &mut self.game.open;
        let bodies = open.bodies.iter_mut().map(|body| &mut body.under);
        let items = open.line.iter_mut().chain(open.frames.iter_mut().map(|frame| &mut frame.item));
        let all = bodies.chain(items.map(|item| &mut item.under));
        all.for_each(|under| under.retain(|dead| dead.owner != seat));
    }
}
