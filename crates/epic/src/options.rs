//! Everything that the asked seat may choose, whatever is asked.

use crate::{
    lang::{Many, Pay, Piece, What, Zone},
    moves::Move,
    pool::Card,
    price::Bill,
    state::{Epic, Frame, Open, Query, Ref, Run},
};
use table::Seat;

/// The slot of the text that targets are being chosen for.
pub(crate) fn current_slot(frame: &Frame) -> Option<u8> {
    if frame.run == Run::Aim {
        return frame.item.aims.get(usize::from(frame.pc)).map(|aim| aim.slot);
    }
    let item = &frame.item;
    let ops = item.code()?.ops.get(usize::from(item.begin)..usize::from(item.end))?;
    ops.iter().filter_map(|op| op.slot).nth(usize::from(frame.pc))
}

fn refs(all: impl IntoIterator<Item = Ref>, into: &mut Vec<Move>) {
    into.extend(all.into_iter().map(|at| match at {
        Ref::Thing(id) => Move::Pick(id),
        Ref::Player(seat) => Move::At(seat),
    }));
}

fn cards(mut all: Vec<Card>, into: &mut Vec<Move>) {
    all.sort_unstable();
    all.dedup();
    into.extend(all.into_iter().map(Move::Card));
}

impl Epic {
    /// Appends everything that this seat may choose.
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.open.making() {
            self.list_making(seat, into);
            return;
        }
        let Some(ask) = self.open.ask.filter(|ask| ask.seat == seat) else { return };
        match ask.query {
            Query::Mulligan => {
                cards(self.hand(seat).collect(), into);
                into.push(Move::Done);
            }
            Query::Priority => self.list_priority(seat, into),
            Query::Attack => self.list_attack(into),
            Query::Block => {
                let able = self.open.bodies.iter().filter(|body| self.may_block(body.id).is_ok());
                into.extend(able.map(|body| Move::Block(body.id)));
                into.push(Move::Done);
            }
            Query::Strike => {
                let left = self.spreading().map_or(0, |(_, left, _)| left);
                into.extend((0..=left).map(Move::Number));
            }
            Query::Lost => into.extend(self.ward_sources().into_iter().map(|(id, _)| Move::Pick(id))),
            Query::Order => {
                let own = self.open.waiting.iter().filter(|item| item.controller == seat);
                into.extend(own.map(|item| Move::Pick(item.id)));
            }
            Query::Excess => cards(self.hand(seat).collect(), into),
            Query::Mode => {
                let modes = self.open.frame().map(|frame| self.open_modes(&frame.item));
                into.extend(modes.unwrap_or_default().into_iter().map(Move::Mode));
            }
            Query::Pay => self.list_pay(into),
            Query::Price => {
                let (hand, things, stop) = self.means_to_pay();
                cards(hand, into);
                refs(things, into);
                into.extend(Some(Move::Done).filter(|_| stop));
            }
            Query::Target => self.list_targets(into),
            Query::Share | Query::PickShare => {
                let left = self.share_left();
                into.extend((1..=left).map(Move::Number));
            }
            Query::May => {
                if self.may_say_yes(seat) {
                    into.push(Move::Yes);
                }
                into.push(Move::No);
            }
            Query::Way => {
                let ways = self.current().map(|(_, op, _)| self.ways(seat, op)).unwrap_or_default();
                into.extend(ways.into_iter().map(Move::Mode));
            }
            Query::Pick => self.list_picks(seat, into),
            Query::Hand => {
                let (hand, stop) = self.hand_choices(seat);
                cards(hand, into);
                into.extend(Some(Move::Done).filter(|_| stop));
            }
            Query::Dig => cards(self.dug().map(|(_, cards)| cards).unwrap_or_default(), into),
            Query::Rob => {
                let seats = self.open.frame().map_or(table::Seats::NONE, |frame| frame.seats);
                let from = self.open.in_order().find(|seat| seats.contains(*seat));
                cards(from.map(|from| self.hand(from).collect()).unwrap_or_default(), into);
            }
            Query::Alignment => {
                if let Some((_, _, Piece::Alignments(some, _))) = self.current() {
                    into.extend(some.iter().map(|alignment| Move::Align(*alignment)));
                }
            }
        }
    }

    fn list_priority(&self, seat: Seat, into: &mut Vec<Move>) {
        let mut hand: Vec<Card> = self.hand(seat).collect();
        hand.sort_unstable();
        hand.dedup();
        let begin = into.len();
        into.extend(
            hand.iter().filter(|card| self.may_play(seat, **card).is_ok()).map(|card| Move::Play(*card)),
        );
        into.extend(
            hand.iter().filter(|card| self.may_veil(seat, **card).is_ok()).map(|card| Move::Veil(*card)),
        );
        for body in self.open.bodies.iter().filter(|body| body.controller() == seat) {
            if body.is_down() {
                into.push(Move::Unveil(body.id));
            }
            let uses = Open::defs(body).map(|(_, def)| def.uses[0].len()).sum::<usize>() as u8;
            let able = |number: &u8| self.may_use(seat, body.id, *number).is_ok();
            into.extend((0..uses).filter(able).map(|number| Move::Use(body.id, number)));
        }
        for dead in &self.open.piles[seat.index() % crate::state::PLAYERS] {
            let uses = dead.card.def().uses[1].len() as u8;
            let able = |number: &u8| self.may_use(seat, dead.id, *number).is_ok();
            into.extend((0..uses).filter(able).map(|number| Move::Use(dead.id, number)));
        }
        self.without_loops(into, begin);
        into.push(Move::Pass);
    }

    fn list_attack(&self, into: &mut Vec<Move>) {
        let open = &self.open;
        let Some(battle) = &open.battle else { return };
        into.extend(
            open.bodies.iter().filter(|body| self.may_attack(body.id)).map(|body| Move::Attack(body.id)),
        );
        if battle.attackers.is_empty() {
            into.extend(Some(Move::Done).filter(|_| self.must_attack().is_none()));
        } else {
            into.extend(open.attackable().map(Move::At));
            into.extend(open.preys(&battle.attackers).into_iter().map(Move::Hunt));
        }
    }

    fn list_pay(&self, into: &mut Vec<Move>) {
        let pay = self
            .open
            .frame()
            .and_then(|frame| frame.item.card())
            .and_then(|card| card.def().sheet.pay.as_ref());
        match pay {
            Some(Pay::Either(..)) => into.extend([Move::Mode(0), Move::Mode(1)]),
            _ => into.extend([Move::Yes, Move::No]),
        }
    }

    fn list_targets(&self, into: &mut Vec<Move>) {
        let Some(frame) = self.open.frame() else { return };
        if frame.run == Run::Aim {
            refs(self.new_aims(), into);
            return;
        }
        let item = &frame.item;
        let Some(at) = current_slot(frame) else { return };
        let Some(slot) = item.code().and_then(|code| code.slots.get(usize::from(at))) else { return };
        refs(self.legal(item, at, slot), into);
        let chosen = item.aims.iter().filter(|aim| aim.slot == at).count();
        let enough = match slot.many {
            Many::UpTo(_) => true,
            Many::Any => chosen > 0 && slot.divided.is_none(),
            Many::Just(_) | Many::XPlus(_) => false,
        };
        into.extend(Some(Move::Done).filter(|_| enough));
    }

    /// How much of divided damage is left to give.
    pub(crate) fn share_left(&self) -> u16 {
        let Some(frame) = self.open.frame() else { return 0 };
        let spread: u16 = frame.item.aims.iter().map(|aim| u16::from(aim.share)).sum();
        let all = match self.current() {
            Some((frame, _, Piece::Divide(number, What::Picks(..)))) if frame.run != Run::Announce => {
                self.amount(*number, frame).min(200)
            }
            _ => {
                let slot = current_slot(frame);
                let slots = frame.item.code().map(|code| &code.slots);
                slot.and_then(|at| slots?.get(usize::from(at))?.divided).unwrap_or(0).into()
            }
        };
        all.saturating_sub(spread)
    }

    /// Whether this seat could do what it may do, or pay what it may pay.
    fn may_say_yes(&self, seat: Seat) -> bool {
        let Some((frame, _, piece)) = self.current() else { return true };
        match piece {
            Piece::MayPay(_, price, _) | Piece::Unless(_, price, _) => {
                let source = match frame.item.source.at {
                    Ref::Thing(id) => id,
                    Ref::Player(_) => 0,
                };
                let part = frame.item.part.unwrap_or(0);
                let bill = Bill { seat, source, part, alignment: None, without: None, frame: Some(frame) };
                self.can_pay(bill, price)
            }
            _ => self.feasible(frame, frame.pc + 1, seat),
        }
    }

    fn list_picks(&self, seat: Seat, into: &mut Vec<Move>) {
        let Some((frame, _, piece)) = self.current() else { return };
        let (filter, least, most) = match crate::code::what(piece) {
            Some(What::Pick(filter) | What::PickBy(_, filter)) => (filter, 1, 1),
            Some(What::Further(filter)) => {
                let number = frame.way.min(100) as u8;
                (filter, number, number)
            }
            Some(What::Picks(many, filter)) => {
                let (least, most) = match many {
                    Many::Just(number) => (*number, *number),
                    Many::UpTo(number) => (0, *number),
                    Many::XPlus(more) => (frame.item.x + more, frame.item.x + more),
                    Many::Any => (0, 100),
                };
                (filter, least, most)
            }
            _ => return,
        };
        debug_assert!(filter.zone != Zone::Hand, "cards of a hand are chosen otherwise");
        refs(self.pickable(frame, filter, seat), into);
        let picked = (most + 1u8).saturating_sub(frame.left);
        let divided = matches!(piece, Piece::Divide(..));
        into.extend(Some(Move::Done).filter(|_| picked >= least && most > 1 && !divided));
    }
}
