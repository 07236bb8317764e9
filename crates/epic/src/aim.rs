//! What happens to things on the line: stopping, new targets, copies, resolving at once.

use crate::{
    act::Act,
    event::{Event, Sight},
    kinds::Keyword,
    lang::{Holds, Piece, Stopped},
    run::Went,
    state::{Epic, Frame, Item, Query, Ref, Run, Snap},
};
use table::{Seat, Seats, Tell};

impl<T: Tell<Event>> Act<'_, T> {
    /// Whether this card on the line can't be stopped.
    fn unstoppable(&self, item: &Item) -> bool {
        item.is_card()
            && (item.source.has.contains(Keyword::Unstoppable)
                || (item.played
                    && !item.copy
                    && self.open.holds_for(item.controller, |holds| match (holds, item.card()) {
                        (Holds::Unstoppable(filter), Some(card)) => crate::fits::means_card(filter, card),
                        _ => false,
                    })))
    }

    pub(crate) fn stop_listed(&mut self, frame: &Frame, stopped: Stopped) {
        let (you, mut touched, mut under) = (frame.item.controller, Vec::new(), Vec::new());
        for at in &frame.list {
            let Ref::Thing(id) = *at else { continue };
            let Some(place) = self.open.line.iter().position(|item| item.id == id) else { continue };
            self.turn_up_item(id);
            let what = Sight(self.open.line.get(place).and_then(|item| item.source.face));
            if self.open.line.get(place).is_none_or(|item| self.unstoppable(item)) {
                self.tell(Event::Unstopped { what });
                continue;
            }
            let mut item = self.game.open.line.remove(place);
            self.tell(Event::Stopped { what });
            self.bury_under(std::mem::take(&mut item.under));
            let snap = Snap { at: *at, controller: item.controller, paid: item.took_action(), ..item.source };
            touched.push(snap);
            let Some(card) = item.card().filter(|_| item.is_card() && !item.copy) else { continue };
            let owner = item.source.owner;
            match stopped {
                Stopped::Pile => _ = self.bury(item.controller, card, owner),
                Stopped::YourPile => _ = self.bury(you, card, owner),
                Stopped::YourHand => self.give_hand(you, card, owner),
                Stopped::Banished => under.push((card, owner)),
            }
        }
        self.tuck(under);
        self.note(!touched.is_empty(), touched);
    }

    /// New targets, copies, or at once: what happens to things on the line.
    pub(crate) fn on_the_line(&mut self, piece: &'static Piece) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        let (you, this) = (frame.item.controller, frame.item.source.at);
        let ids = frame.list.iter().filter_map(|at| if let Ref::Thing(id) = at { Some(*id) } else { None });
        let items: Vec<Item> = ids.filter_map(|id| self.open.item(id).cloned()).collect();
        self.note_did(!items.is_empty());
        for item in items {
            let id = item.id;
            match piece {
                Piece::Resolve(_) => {
                    self.turn_up_item(id);
                    let place = self.open.line.iter().position(|item| item.id == id);
                    if let Some(place) = place {
                        let item = self.game.open.line.remove(place);
                        self.resolve(item, Run::Resolve);
                    }
                }
                Piece::CopyItem(_) => {
                    let id = self.game.open.number();
                    let mut source = item.source;
                    if item.is_card() {
                        source.at = Ref::Thing(id);
                        source.controller = you;
                    }
                    let under = Vec::new();
                    let copy = Item { id, controller: you, copy: true, source, under, ..item };
                    self.tell(Event::Copied { seat: you, what: Sight(copy.source.face) });
                    self.aim_anew(copy, you, None);
                }
                Piece::Deflect(_) => self.aim_anew(item, you, Some(this)),
                _ => self.aim_anew(item, you, None),
            }
        }
        Went::Done
    }

    /// New targets for an item, chosen by this seat; only where that was the target, if it is given.
    fn aim_anew(&mut self, item: Item, seat: Seat, only: Option<Ref>) {
        let mut frame = Frame::new(Run::Aim, item);
        (frame.pc, frame.seats) = (0, Seats::only(seat));
        frame.list.extend(only);
        self.game.open.frames.push(frame);
    }

    /// Chooses new targets, one after the other.
    pub(crate) fn aiming(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let seat = frame.seats.iter().next().unwrap_or(frame.item.controller);
        let Some(aim) = frame.item.aims.get(usize::from(frame.pc)).copied() else {
            let Some(frame) = self.game.open.frames.pop() else { return };
            let item = frame.item;
            let aims = item.aims.clone();
            if let Some(old) = self.game.open.line.iter_mut().find(|old| old.id == item.id) {
                old.aims.clone_from(&aims);
            } else {
                self.game.open.line.push(item);
            }
            self.unveil_targets(&aims);
            return;
        };
        let fixed = frame.list.first().is_some_and(|only| aim.at != *only);
        let options = self.new_aims();
        if fixed || options.len() <= 1 && !frame.item.copy {
            if let ([one], false) = (&options[..], fixed) {
                let one = *one;
                self.aim_at(one);
                return;
            }
            if let Some(frame) = self.game.open.frames.last_mut() {
                frame.pc += 1;
            }
        } else if options.is_empty() {
            if let Some(frame) = self.game.open.frames.last_mut() {
                frame.pc += 1;
            }
        } else {
            self.ask(seat, Query::Target);
        }
    }

    /// Aims at this instead.
    pub(crate) fn aim_at(&mut self, at: Ref) {
        match at {
            Ref::Player(seat) => self.tell(Event::TargetsPlayer { seat }),
            Ref::Thing(_) => {
                let what = Sight(self.open.look_at(at).and_then(|snap| snap.face));
                self.tell(Event::Targets { what });
            }
        }
        if let Some(frame) = self.game.open.frames.last_mut() {
            let pc = usize::from(frame.pc);
            if let Some(aim) = frame.item.aims.get_mut(pc) {
                aim.at = at;
            }
            frame.pc += 1;
        }
    }
}

impl Epic {
    /// What the current target of an item may be changed to: legal for its controller, and no target of it already.
    pub(crate) fn new_aims(&self) -> Vec<Ref> {
        let Some(frame) = self.open.frame() else { return Vec::new() };
        let item = &frame.item;
        let Some(aim) = item.aims.get(usize::from(frame.pc)) else { return Vec::new() };
        let Some(slot) = item.code().and_then(|code| code.slots.get(usize::from(aim.slot))) else {
            return Vec::new();
        };
        let mut options = Vec::new();
        self.open.targets(&slot.filter, Epic::eyes(item, None), &mut options);
        // Chosen already, or not to be chosen anew.
        let pc = usize::from(frame.pc);
        let stays = |at: usize, other: Ref| at < pc || frame.list.first().is_some_and(|only| *only != other);
        let others = item
            .aims
            .iter()
            .enumerate()
            .filter(|(at, other)| *at != pc && other.slot == aim.slot && stays(*at, other.at));
        let others: Vec<Ref> = others.map(|(_, other)| other.at).collect();
        options.retain(|at| !others.contains(at) && *at != Ref::Thing(item.id));
        options
    }
}
