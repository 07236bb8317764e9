//! The sentences: what each piece of the language does.

use crate::{
    act::Act,
    code::Op,
    damage::Blow,
    event::{Event, Sight},
    kinds::{Counter, Keyword, Keywords, Kind},
    lang::{Num, Piece, What, Who, Zone},
    run::Went,
    state::{After, Face, Frame, Id, PLAYERS, Position, Ref, Run, Snap},
};
use table::{Seat, Seats, Tell};

impl<T: Tell<Event>> Act<'_, T> {
    /// One go at a sentence.
    pub(crate) fn do_piece(&mut self, piece: &'static Piece, op: &'static Op) -> Went {
        match piece {
            Piece::May(who, _) => self.may(*who, op, None),
            Piece::MayPay(who, price, _) => self.may(*who, op, Some((price, false))),
            Piece::Unless(who, price, _) => self.may(*who, op, Some((price, true))),
            Piece::If(cond, ..) => self.if_so(cond, op),
            Piece::OneOf(who, _) => self.one_of(*who, op),
            Piece::InTurn(who, _) => self.in_turn(*who, op),
            Piece::Alignments(..) => self.alignments(),
            Piece::AtEnd(_) | Piece::ThisTurn(..) => self.set_up(piece, op),
            Piece::Discard(who, number) => self.discards(*who, *number, op),
            Piece::DiscardAny => self.discard_any(),
            Piece::Dig { of, look, keep, into, rest } => {
                self.speak_of(piece, op);
                self.dig(*of, *look, *keep, *into, *rest, op)
            }
            Piece::RevealUpTo(number, _) => self.reveal_up_to(*number),
            Piece::RobEach(who) => self.rob_each(*who, op),
            Piece::LookAtHand(who, _) => {
                self.speak_of(piece, op);
                self.look_at_hand(*who, op)
            }
            Piece::RobPick(who) | Piece::DiscardPick(who) => self.pick_of_hand(*who, op),
            Piece::Enter(who, What::Pick(filter) | What::PickBy(_, filter)) if filter.zone == Zone::Hand => {
                self.enter_from_hand(*who, 1, op)
            }
            Piece::Enter(who, What::Picks(many, filter)) if filter.zone == Zone::Hand => {
                let most = match many {
                    crate::lang::Many::UpTo(most) | crate::lang::Many::Just(most) => *most,
                    _ => 1,
                };
                self.enter_from_hand(*who, most, op)
            }
            Piece::Banish(What::Pick(filter)) if filter.zone == Zone::Hand => self.banish_a_card(op),
            Piece::Under(_) if !self.covers() => {
                self.note(false, Vec::new());
                Went::Done
            }
            Piece::Divide(number, What::Picks(..)) => self.divide(*number, piece, op),
            Piece::Retarget(_) | Piece::Deflect(_) | Piece::CopyItem(_) | Piece::Resolve(_) => {
                if self.select(piece, op) { self.on_the_line(piece) } else { Went::Later }
            }
            _ => {
                self.speak_of(piece, op);
                if !self.select(piece, op) {
                    return Went::Later;
                }
                let target = matches!(crate::code::what(piece), Some(What::Further(_)));
                if (target || reveals(piece)) && self.unveil_listed() {
                    return Went::Later;
                }
                self.carry_out(piece, op);
                Went::Done
            }
        }
    }

    pub(crate) fn frame(&self) -> Frame {
        let blank = || {
            Frame::new(
                Run::Resolve,
                self.item_of(crate::state::Open::snap_player(Seat::FIRST), Seat::FIRST, None),
            )
        };
        self.open.frame().cloned().unwrap_or_else(blank)
    }

    pub(crate) fn note(&mut self, did: bool, touched: Vec<Snap>) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            (frame.did, frame.way) = (did, touched.len() as u16);
            frame.touched = touched;
        }
    }

    /// The things of the frame's list that are in play, and that the source may touch.
    fn reach(&mut self, frame: &Frame) -> Vec<Id> {
        let mut reached = Vec::new();
        for at in &frame.list {
            let Ref::Thing(id) = at else { continue };
            let Some(body) = self.open.body(*id) else { continue };
            if self.touches(&frame.item.source, *id) {
                reached.push(*id);
            } else {
                let what = Sight(body.look());
                self.tell(Event::Untouched { what });
            }
        }
        reached
    }

    /// Sentences without questions of their own.
    fn carry_out(&mut self, piece: &'static Piece, op: &'static Op) {
        let frame = self.frame();
        let source = frame.item.source;
        let you = frame.item.controller;
        match piece {
            Piece::Deal(number, _) => self.deal_listed(&frame, *number, false),
            Piece::DealDeadly(number, _) => self.deal_listed(&frame, *number, true),
            Piece::Divide(..) => {
                let aims = frame.item.aims.iter().filter(|aim| Some(aim.slot) == op.slot);
                let blows: Vec<(Ref, u16)> = aims.map(|aim| (aim.at, aim.share.into())).collect();
                self.deal_to_all(source, &blows, false);
            }
            Piece::ItDeals(number) => {
                let amount = self.amount(*number, &frame);
                if let Some(it) = frame.it.first() {
                    self.deal_to_all(*it, &[(Ref::Player(it.controller), amount)], false);
                }
            }
            Piece::DealTo(number, who) => {
                let amount = self.amount(*number, &frame);
                let seats = self.seats_of(*who, &frame, op);
                let blows: Vec<(Ref, u16)> = seats.iter().map(|seat| (Ref::Player(seat), amount)).collect();
                self.deal_to_all(source, &blows, false);
            }
            Piece::Break(_) => self.break_listed(&frame, None),
            Piece::BreakToYours(_) => self.break_listed(&frame, Some(you)),
            Piece::Bury(_) => self.bury_listed(&frame),
            Piece::Under(_) => {
                let reached = self.reach(&frame);
                self.put_under(&frame, &reached);
            }
            Piece::FromUnder => self.enter_from_under(&frame),
            Piece::Banish(_) => self.banish_listed(&frame),
            Piece::BanishPiles(who) => self.banish_piles(&frame, *who, op),
            Piece::Stop(_, stopped) => self.stop_listed(&frame, *stopped),
            Piece::ToHand(_) => {
                let reached = self.reach(&frame);
                let gone: Vec<Snap> = reached.into_iter().filter_map(|id| self.bounced(id, None)).collect();
                self.note(!gone.is_empty(), gone);
            }
            Piece::Take(_) => self.take_listed(&frame),
            Piece::KeepThis => self.afterwards(After::Hand),
            Piece::BanishThis => self.afterwards(After::Banished),
            Piece::Control(_) | Piece::Borrow(_) => {
                let reached = self.reach(&frame);
                let for_good = matches!(piece, Piece::Control(_));
                reached.iter().for_each(|id| self.control(*id, you, for_good));
                self.note_did(!reached.is_empty());
            }
            Piece::Enter(who, named) => self.enter_listed(&frame, *who, named, op),
            Piece::Echo => self.echo(&frame),
            _ => self.carry_out_more(piece, &frame, op),
        }
    }

    /// More of them: what is made, marked, strengthened and turned, and what players do.
    fn carry_out_more(&mut self, piece: &'static Piece, frame: &Frame, op: &'static Op) {
        let (source, you) = (frame.item.source, frame.item.controller);
        match piece {
            Piece::Token(number, token) => {
                let number = self.amount(*number, frame).min(250);
                let ids = (0..number).map(|_| self.place(Face::Token(*token), you, you)).collect();
                self.arrive_and_speak(ids);
            }
            Piece::CopyToken => {
                if let Some(face) = source.face {
                    let id = self.place(face, you, you);
                    if let Some(body) = self.game.open.body_mut(id) {
                        body.token = true;
                    }
                    self.arrive_and_speak(vec![id]);
                }
            }
            Piece::Count(counter, number, _) => self.count(frame, *counter, *number),
            Piece::Boost(_, offence, defence, keywords) => {
                let (offence, defence) = (self.amount(*offence, frame), self.amount(*defence, frame));
                for id in self.reach(frame) {
                    self.boost(id, offence, defence, keywords);
                }
            }
            Piece::Strip(who, keyword) => {
                let seats = self.seats_of(*who, frame, op);
                self.strip(source, seats, *keyword);
            }
            Piece::Set(_, offence, defence) => {
                for id in self.reach(frame) {
                    if let Some(body) = self.game.open.body_mut(id) {
                        body.set = Some(((*offence).into(), (*defence).into()));
                        let what = Sight(body.look());
                        self.tell(Event::Set { what, offence: *offence, defence: *defence });
                    }
                }
            }
            Piece::Awaken(offence, defence, keywords) => {
                if let Ref::Thing(id) = source.at
                    && let Some(body) = self.game.open.body_mut(id)
                {
                    body.awake = true;
                    body.set = Some(((*offence).into(), (*defence).into()));
                    body.gained |= keywords.iter().copied().collect();
                    let what = Sight(body.look());
                    self.tell(Event::Awakened { what, offence: *offence, defence: *defence });
                }
            }
            Piece::Hide(who) => {
                for seat in self.seats_of(*who, frame, op) {
                    self.game.open.hidden = self.open.hidden.with(seat);
                    self.tell(Event::Hidden { seat });
                }
            }
            Piece::Draw(..)
            | Piece::Gain(..)
            | Piece::Lose(..)
            | Piece::DiscardRandom(..)
            | Piece::DiscardHand(_)
            | Piece::Action(_)
            | Piece::ActionFor(..)
            | Piece::RobRandom(_) => self.players_do(piece, frame, op),
            Piece::ExtraTurn => self.extra_turn(you),
            Piece::Prepare(_) | Piece::Expend(_) => {
                let position =
                    if matches!(piece, Piece::Prepare(_)) { Position::Prepared } else { Position::Expended };
                let mut reached = self.reach(frame);
                if position == Position::Expended {
                    let prepared =
                        |id: &Id| self.open.body(*id).is_some_and(|body| body.position == Position::Prepared);
                    reached.retain(prepared);
                }
                reached.iter().for_each(|id| self.turn(*id, position));
                self.note_did(!reached.is_empty());
            }
            Piece::Stay(_) => {
                for id in self.reach(frame) {
                    if let Some(body) = self.game.open.body_mut(id) {
                        body.stays = true;
                        let what = Sight(body.look());
                        self.tell(Event::Stays { what });
                    }
                }
            }
            Piece::RevealTop(filter) => self.reveal_top(you, filter),
            Piece::BecomeCopy(_) => self.become_copy(frame),
            // The others have questions of their own.
            _ => {}
        }
    }

    fn deal_listed(&mut self, frame: &Frame, number: Num, deadly: bool) {
        let amount = self.amount(number, frame);
        let blows: Vec<(Ref, u16)> = frame.list.iter().map(|at| (*at, amount)).collect();
        self.deal_to_all(frame.item.source, &blows, deadly);
    }

    pub(crate) fn deal_to_all(&mut self, by: Snap, blows: &[(Ref, u16)], deadly: bool) {
        let mut hit = None;
        for (to, amount) in blows {
            let by = self
                .open
                .look_at(by.at)
                .filter(|_| by.kind == Some(Kind::Champion))
                .map_or(by, |now| Snap { has: now.has, controller: now.controller, ..by });
            if self.deal(Blow { by, to: *to, amount: *amount, deadly, battle: false })
                && let Ref::Player(seat) = to
            {
                hit = Some(*seat);
            }
        }
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.hit = hit.is_some();
            frame.item.that = hit.or(frame.item.that);
        }
    }

    fn break_listed(&mut self, frame: &Frame, into: Option<Seat>) {
        let reached = self.reach(frame);
        let gone = self.break_all(&reached, into);
        // “Another” means neither what it was in play nor the card in the pile.
        let cards = gone.iter().filter_map(|(_, id)| self.open.look_at(Ref::Thing((*id)?)));
        let cards: Vec<Snap> = cards.collect();
        if let Some(frame) = self.game.open.frames.last_mut().filter(|frame| !frame.it.is_empty()) {
            frame.it.extend(cards);
        }
        self.note(!gone.is_empty(), gone.into_iter().map(|(snap, _)| snap).collect());
    }

    fn bury_listed(&mut self, frame: &Frame) {
        let mut it = Vec::new();
        for id in self.reach(frame) {
            let Some((body, snap)) = self.leave_play(id) else { continue };
            let seat = snap.controller;
            self.tell(Event::ToPile { seat, what: Sight(snap.face) });
            let card = body.face.and_then(Face::card).filter(|_| !body.token);
            let dead = card.map(|card| self.bury(seat, card, body.owner));
            it.extend(dead.and_then(|id| self.open.look_at(Ref::Thing(id))));
            self.happened(&crate::trigger::Happening::Buried(snap, &body, dead));
            self.happened(&crate::trigger::Happening::Left(snap, &body));
        }
        self.note(!it.is_empty(), it.clone());
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.it = it;
        }
    }

    fn banish_listed(&mut self, frame: &Frame) {
        let (mut touched, mut under) = (Vec::new(), Vec::new());
        for at in &frame.list {
            let Ref::Thing(id) = *at else { continue };
            if let Some((seat, dead)) = self.unbury(id) {
                let face = Face::Card(dead.card);
                self.tell(Event::Banished { what: Sight(Some(face)) });
                touched.push(crate::state::Open::snap_card(*at, dead.card, dead.owner, seat));
                under.push((dead.card, dead.owner));
            }
        }
        for id in self.reach(frame) {
            if let Some((snap, card)) = self.banished(id) {
                touched.push(snap);
                under.extend(card);
            }
        }
        self.tuck(under);
        self.note(!touched.is_empty(), touched);
    }

    fn banish_piles(&mut self, frame: &Frame, who: Who, op: &Op) {
        let (mut touched, mut under) = (Vec::new(), Vec::new());
        for seat in self.seats_of(who, frame, op) {
            let ids: Vec<Id> = self.open.piles[seat.index() % PLAYERS].iter().map(|dead| dead.id).collect();
            let number = ids.len() as u16;
            for id in ids {
                if let Some((seat, dead)) = self.unbury(id) {
                    touched.push(crate::state::Open::snap_card(Ref::Thing(id), dead.card, dead.owner, seat));
                    under.push((dead.card, dead.owner));
                }
            }
            if number > 0 {
                self.tell(Event::PileBanished { seat, number });
            }
        }
        self.tuck(under);
        self.note(!touched.is_empty(), touched);
    }

    fn take_listed(&mut self, frame: &Frame) {
        let you = frame.item.controller;
        let mut taken = Vec::new();
        for at in &frame.list {
            let Ref::Thing(id) = *at else { continue };
            if let Some((seat, dead)) = self.unbury(id) {
                taken.push(crate::state::Open::snap_card(*at, dead.card, dead.owner, seat));
                self.give_hand(you, dead.card, dead.owner);
            }
        }
        for id in self.reach(frame) {
            taken.extend(self.bounced(id, Some(you)));
        }
        self.note(!taken.is_empty(), taken);
    }

    fn afterwards(&mut self, after: After) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.item.after = after;
        }
    }

    fn enter_listed(&mut self, frame: &Frame, who: Who, named: &What, op: &Op) {
        let seats = self.seats_of(who, frame, op);
        let own = matches!(named, What::All(_) | What::Each(_));
        let mut ids = Vec::new();
        for at in &frame.list {
            let Ref::Thing(id) = *at else { continue };
            let kind = self.open.dead(id).map(|(_, dead)| dead.card.def().kind);
            if !matches!(kind, Some(Kind::Champion | Kind::Object)) {
                continue;
            }
            let Some((whose, dead)) = self.unbury(id) else { continue };
            let seat = if own { whose } else { seats.iter().next().unwrap_or(frame.item.controller) };
            ids.push(self.place(Face::Card(dead.card), dead.owner, seat));
        }
        self.arrive_and_speak(ids);
    }

    /// These came into play, and are what is spoken of from here on.
    pub(crate) fn arrive_and_speak(&mut self, ids: Vec<Id>) {
        let snaps: Vec<Snap> = ids.iter().filter_map(|id| self.open.look_at(Ref::Thing(*id))).collect();
        self.note(!snaps.is_empty(), snaps.clone());
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.it = snaps;
        }
        self.arrive(ids);
    }

    fn echo(&mut self, frame: &Frame) {
        let Ref::Thing(id) = frame.item.source.at else { return };
        let seat = frame.item.controller;
        if self.open.dead(id).is_none_or(|(whose, _)| whose != seat) {
            return;
        }
        let Some((_, dead)) = self.unbury(id) else { return };
        self.tell(Event::Echoed { seat, card: dead.card });
        let id = self.game.open.number();
        let source = crate::state::Open::snap_card(Ref::Thing(id), dead.card, dead.owner, seat);
        let mut item = self.item_of(source, seat, None);
        item.id = id;
        self.game.open.frames.push(Frame::new(Run::Put, item));
    }

    fn count(&mut self, frame: &Frame, counter: Counter, number: Num) {
        let number = self.amount(number, frame);
        for id in self.reach(frame) {
            let Some(body) = self.game.open.body_mut(id).filter(|_| number > 0) else {
                continue;
            };
            let what = Sight(body.look());
            let event = match counter {
                Counter::Plus => {
                    body.plus = body.plus.saturating_add(number).min(1000);
                    Event::Counters { what, number }
                }
                Counter::Demoralized => {
                    body.demoralized = true;
                    Event::Demoralized { what }
                }
                Counter::String => {
                    body.strings = true;
                    Event::Strung { what }
                }
            };
            self.tell(event);
        }
    }

    fn boost(&mut self, id: Id, offence: u16, defence: u16, keywords: &[Keyword]) {
        let Some(body) = self.game.open.body_mut(id) else { return };
        let what = Sight(body.look());
        let more = |now: i16, by: u16| now.saturating_add_unsigned(by).min(9999);
        body.boost = (more(body.boost.0, offence), more(body.boost.1, defence));
        let gained: Keywords = keywords.iter().copied().collect();
        body.gained |= gained;
        body.lost = body.lost - gained;
        if offence > 0 || defence > 0 {
            self.tell(Event::Boosted { what, offence, defence });
        }
        for keyword in keywords {
            self.tell(Event::Has { what, keyword: *keyword });
        }
    }

    fn strip(&mut self, source: Snap, seats: Seats, keyword: Keyword) {
        let all: Vec<Id> = self
            .open
            .bodies
            .iter()
            .filter(|body| seats.contains(body.controller()))
            .map(|body| body.id)
            .collect();
        for id in all {
            let has = self.open.body(id).is_some_and(|body| self.open.stats(body).has.contains(keyword));
            if self.touches(&source, id)
                && let Some(body) = self.game.open.body_mut(id)
                && (has || body.is_down())
            {
                body.lost = body.lost.with(keyword);
                body.gained = body.gained.without(keyword);
                let what = Sight(body.look());
                if has {
                    self.tell(Event::HasNot { what, keyword });
                }
            }
        }
    }

    fn become_copy(&mut self, frame: &Frame) {
        let Ref::Thing(id) = frame.item.source.at else { return };
        let entering = frame.run == Run::As;
        let Some(of) = frame.it.first().and_then(|it| it.face).filter(|_| !frame.list.is_empty()) else {
            return;
        };
        let Some(body) = self.game.open.body_mut(id) else { return };
        let what = Sight(body.look());
        let (before, own) = (body.look(), frame.item.card());
        body.copy = Some(of);
        body.retains = own.filter(|_| !entering);
        // As a copy of what it is already it has nothing more to say as it comes in.
        let entering = entering && before != Some(of);
        if entering {
            Act::<T>::come_in(body, of);
        }
        self.tell(Event::BecameCopy { what, of: Sight(Some(of)) });
        if entering {
            self.as_it_enters(id);
        }
    }
}

/// Whether what is face down has to be unveiled before this happens to it.
fn reveals(piece: &Piece) -> bool {
    matches!(
        piece,
        Piece::Deal(..)
            | Piece::DealDeadly(..)
            | Piece::Divide(..)
            | Piece::Break(_)
            | Piece::BreakToYours(_)
            | Piece::Bury(_)
            | Piece::Under(_)
            | Piece::Banish(_)
            | Piece::ToHand(_)
            | Piece::Take(_)
            | Piece::BecomeCopy(_)
    )
}
