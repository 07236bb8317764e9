//! Sentences in the middle of which somebody chooses: discards, cards that are looked at, new targets.

use crate::{
    act::Act,
    code::Op,
    event::{Event, Sight},
    kinds::{Alignment, Kind},
    lang::{Filter, Into, Num, Piece, Price, Rest, What, Who, Zone},
    pool::Card,
    run::Went,
    state::{DECK, Epic, Face, Frame, Id, Open, PLAYERS, Query, Ref, Run},
};
use table::{Audience, Lang, Seat, Tell, pile};

impl Open {
    /// The sentence that is being carried out.
    fn current(&self) -> Option<(&Frame, &'static Op, &'static Piece)> {
        let frame = self.frame()?;
        let op = frame.item.code()?.ops.get(usize::from(frame.pc))?;
        Some((frame, op, op.piece.as_ref()?))
    }

    /// What whoever is asked may pay or leave, in words; nothing where he is asked something else.
    #[must_use]
    pub fn price_asked(&self, lang: Lang) -> Option<String> {
        self.ask.filter(|ask| ask.query == Query::May)?;
        let (frame, _, piece) = self.current()?;
        let (Piece::MayPay(_, price, _) | Piece::Unless(_, price, _)) = piece else { return None };
        Some(crate::text::price(&frame.item.card()?.def().sheet, price, lang))
    }
}

impl Epic {
    /// The sentence that is being carried out.
    pub(crate) fn current(&self) -> Option<(&Frame, &'static Op, &'static Piece)> {
        self.open.current()
    }

    /// The cards of a hand that the current sentence lets its holder choose from, and whether he may stop.
    pub(crate) fn hand_choices(&self, seat: Seat) -> (Vec<Card>, bool) {
        let Some((frame, _, piece)) = self.current() else { return (Vec::new(), true) };
        let (filter, stop) = match piece {
            Piece::Enter(_, What::Pick(filter) | What::PickBy(_, filter))
            | Piece::Banish(What::Pick(filter)) => (filter, false),
            Piece::Enter(_, What::Picks(_, filter)) | Piece::RevealUpTo(_, filter) => (filter, true),
            Piece::DiscardAny => (&*ANY, true),
            _ => (&*ANY, false),
        };
        let mut cards: Vec<Card> =
            self.hand(seat).filter(|card| crate::fits::means_card(filter, *card)).collect();
        cards.sort_unstable();
        // Another one: not the card itself, if it went to the hand.
        let this = frame.item.card().filter(|_| filter.says(crate::lang::Word::Other));
        if let Some(at) = this.and_then(|this| cards.iter().position(|card| *card == this)) {
            cards.remove(at);
        }
        if matches!(piece, Piece::RevealUpTo(..)) {
            // Different cards: what was shown before is kept in the list of this turn.
            let shown = self.open.revealed.iter().filter(|(id, ..)| *id == frame.item.id);
            for (_, _, _, card) in shown {
                if let Some(at) = cards.iter().position(|other| other == card) {
                    cards.remove(at);
                }
            }
        }
        cards.dedup();
        (cards, stop)
    }

    /// What kind of card somebody is asked for and so must have in his hand.
    pub(crate) fn asked_for(&self) -> Option<(Seat, Wanted)> {
        Epic::asked_of(&self.open)
    }

    /// The same from what lies open.
    pub(crate) fn asked_of(open: &Open) -> Option<(Seat, Wanted)> {
        let ask = open.ask?;
        let frame = open.frame()?;
        let wanted = match ask.query {
            Query::Price => {
                let price = if frame.run == Run::Announce {
                    crate::price::prices(&frame.item).get(usize::from(frame.pc)).copied()?
                } else {
                    match frame.item.code()?.ops.get(usize::from(frame.pc))?.piece.as_ref()? {
                        Piece::MayPay(_, price, _) | Piece::Unless(_, price, _) => price,
                        _ => return None,
                    }
                };
                match price {
                    Price::Discard(_, filter) | Price::BanishHand(_, filter) | Price::Reveal(_, filter) => {
                        Wanted::Such(filter)
                    }
                    Price::RevealAlike => Wanted::Aligned(frame.it.first()?.alignment?),
                    _ => return None,
                }
            }
            Query::Hand => match frame.item.code()?.ops.get(usize::from(frame.pc))?.piece.as_ref()? {
                Piece::Enter(_, What::Pick(filter) | What::PickBy(_, filter))
                | Piece::Banish(What::Pick(filter)) => Wanted::Such(filter),
                _ => return None,
            },
            Query::Way => {
                let code = frame.item.code()?;
                let ways = code.ops.get(usize::from(frame.pc))?.branches.iter();
                let pieces = ways.filter_map(|way| code.ops.get(usize::from(*way))?.piece.as_ref());
                Wanted::Such(pieces.into_iter().find_map(|piece| match piece {
                    Piece::Enter(_, What::Pick(filter) | What::PickBy(_, filter))
                        if filter.zone == Zone::Hand =>
                    {
                        Some(filter)
                    }
                    _ => None,
                })?)
            }
            _ => return None,
        };
        Some((ask.seat, wanted))
    }

    /// The cards that are being looked at, as they lie on top of the deck, and whose deck it is.
    pub(crate) fn dug(&self) -> Option<(Seat, Vec<Card>)> {
        let (frame, op, piece) = self.current()?;
        let Piece::Dig { of, .. } = piece else { return None };
        let seat = self.seats_of(*of, frame, op).iter().next()?;
        let deck = &self.cards[seat.index() % PLAYERS][DECK];
        // While the rest is put back, those that were lie above the others.
        let high = usize::from(frame.way);
        let left = if frame.step == 3 { usize::from(frame.left) } else { high };
        let base = deck.len().saturating_sub(high);
        let faces: Vec<Card> = deck.faces().skip(base).take(left).collect();
        Some((seat, faces))
    }
}

/// A kind of card that somebody is asked for.
pub(crate) enum Wanted {
    /// One that these words mean.
    Such(&'static Filter),
    /// One of this alignment.
    Aligned(Alignment),
}

impl Wanted {
    pub(crate) fn wants(&self, card: Card) -> bool {
        match self {
            Wanted::Such(filter) => crate::fits::means_card(filter, card),
            Wanted::Aligned(alignment) => card.def().alignment == *alignment,
        }
    }
}

static ANY: std::sync::LazyLock<Filter> = std::sync::LazyLock::new(Filter::default);

impl<T: Tell<Event>> Act<'_, T> {
    /// They discard cards of their choice, in turn order.
    pub(crate) fn discards(&mut self, who: Who, number: Num, op: &'static Op) -> Went {
        if self.open.frame().is_some_and(|frame| frame.step == 0) {
            self.speak_of(&Piece::Discard(who, number), op);
        }
        let Some(seat) = self.chooser(who, op) else { return Went::Done };
        let Some(frame) = self.open.frame() else { return Went::Done };
        if frame.left == 0 {
            let left = self.amount(number, frame).min(100) as u8 + 1;
            self.set_left(left);
        }
        let left = self.open.frame().map_or(1, |frame| frame.left);
        let size = self.hand_size(seat);
        if left <= 1 || size == 0 {
            self.chose(seat);
        } else if size < usize::from(left) {
            let mut cards: Vec<Card> = self.hand(seat).collect();
            cards.sort_unstable();
            cards.into_iter().for_each(|card| self.discard(seat, card));
            self.chose(seat);
        } else {
            self.ask(seat, Query::Hand);
        }
        Went::Later
    }

    /// What was chosen of a hand for the current sentence.
    pub(crate) fn choose_card(&mut self, seat: Seat, card: Card) {
        let Some((frame, _, piece)) = self.current() else { return };
        let (left, id) = (frame.left, frame.item.id);
        match piece {
            Piece::Discard(..) => self.discard(seat, card),
            Piece::DiscardAny => {
                self.discard(seat, card);
                if let Some(frame) = self.game.open.frames.last_mut() {
                    frame.way += 1;
                }
            }
            Piece::Banish(_) => self.banish_from_hand(seat, card),
            Piece::RevealUpTo(..) => {
                self.reveal(seat, card);
                self.game.open.revealed.push((id, 0, seat, card));
                if let Some(frame) = self.game.open.frames.last_mut() {
                    frame.way += 1;
                }
            }
            Piece::Enter(..) => {
                if let Some(owner) = self.leave_hand(seat, card) {
                    let id = self.place(Face::Card(card), owner, self.enters_for(seat));
                    if let Some(frame) = self.game.open.frames.last_mut() {
                        frame.list.push(Ref::Thing(id));
                    }
                }
            }
            _ => {}
        }
        self.set_left(left.saturating_sub(1).max(1));
    }

    /// Under whose control what this seat puts into play comes.
    fn enters_for(&self, seat: Seat) -> Seat {
        match self.current() {
            Some((frame, op, Piece::Enter(who, _))) => {
                let seats = self.seats_of(*who, frame, op);
                if seats.contains(seat) { seat } else { seats.iter().next().unwrap_or(seat) }
            }
            _ => seat,
        }
    }

    /// Those who put cards of their hand into play.
    pub(crate) fn enter_from_hand(&mut self, who: Who, most: u8, op: &'static Op) -> Went {
        let picker = match self.current() {
            Some((_, _, Piece::Enter(_, What::PickBy(picker, _)))) => *picker,
            _ => who,
        };
        if let Some(seat) = self.chooser(picker, op) {
            if self.open.frame().is_some_and(|frame| frame.left == 0) {
                self.set_left(most + 1);
            }
            let left = self.open.frame().map_or(1, |frame| frame.left);
            let (cards, stop) = self.hand_choices(seat);
            match cards[..] {
                _ if left <= 1 => self.chose(seat),
                [] => self.has_none(seat),
                [card] if !stop => self.choose_card(seat, card),
                _ => self.ask(seat, Query::Hand),
            }
            return Went::Later;
        }
        let list = self.open.frame().map(|frame| frame.list.clone()).unwrap_or_default();
        let ids = list.iter().filter_map(|at| if let Ref::Thing(id) = at { Some(*id) } else { None });
        self.arrive_and_speak(ids.collect());
        Went::Done
    }

    /// Somebody has no card that he could choose, which the others couldn't know.
    fn has_none(&mut self, seat: Seat) {
        self.tell(Event::HasNone { seat });
        self.chose(seat);
    }

    /// One banishes a card of one's hand.
    pub(crate) fn banish_a_card(&mut self, op: &'static Op) -> Went {
        let Some(seat) = self.chooser(Who::You, op) else { return Went::Done };
        if self.open.frame().is_some_and(|frame| frame.left == 0) {
            self.set_left(2);
        }
        let left = self.open.frame().map_or(1, |frame| frame.left);
        let (cards, _) = self.hand_choices(seat);
        match cards[..] {
            _ if left <= 1 => self.chose(seat),
            [] => self.has_none(seat),
            [card] => self.choose_card(seat, card),
            _ => self.ask(seat, Query::Hand),
        }
        Went::Later
    }

    /// One reveals as many as one likes, at most so many.
    pub(crate) fn reveal_up_to(&mut self, most: u8) -> Went {
        let Some(frame) = self.game.open.frames.last_mut() else { return Went::Done };
        let seat = frame.item.controller;
        if frame.left == 0 {
            (frame.left, frame.way) = (most + 1, 0);
        }
        let left = frame.left;
        let (cards, _) = self.hand_choices(seat);
        if left > 1 && cards.is_empty() {
            self.tell(Event::HasNone { seat });
        }
        if left <= 1 || cards.is_empty() {
            return Went::Done;
        }
        self.ask(seat, Query::Hand);
        Went::Later
    }

    /// One discards as many as one likes.
    pub(crate) fn discard_any(&mut self) -> Went {
        let Some(frame) = self.game.open.frames.last_mut() else { return Went::Done };
        let seat = frame.item.controller;
        if frame.left == 0 {
            (frame.left, frame.way) = (101, 0);
        }
        frame.did = frame.way > 0;
        if frame.left <= 1 || self.hand_size(seat) == 0 {
            return Went::Done;
        }
        self.ask(seat, Query::Hand);
        Went::Later
    }

    /// Damage divided among those that are picked as it is carried out.
    pub(crate) fn divide(&mut self, number: Num, piece: &'static Piece, op: &'static Op) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        let all = self.amount(number, frame).min(200) as u8;
        let Piece::Divide(_, What::Picks(_, filter)) = piece else { return Went::Done };
        let (seat, _) = (frame.item.controller, op);
        // The list has each picked one; the aims of the frame have their shares.
        let spread: u8 = frame.item.aims.iter().map(|aim| aim.share).sum();
        let unshared = frame.item.aims.last().is_some_and(|aim| aim.share == 0);
        let options = self.pickable(frame, filter, seat);
        if unshared {
            let left = all.saturating_sub(spread);
            if left == 1 || options.is_empty() {
                self.choose_share(left.into());
            } else {
                self.ask(seat, Query::PickShare);
            }
        } else if spread < all && !options.is_empty() {
            self.ask(seat, Query::Pick);
        } else if self.unveil_listed() {
        } else {
            let frame = self.open.frame().cloned();
            if let Some(frame) = frame {
                let blows: Vec<(Ref, u16)> =
                    frame.item.aims.iter().map(|aim| (aim.at, aim.share.into())).collect();
                self.deal_to_all(frame.item.source, &blows, false);
                if let Some(frame) = self.game.open.frames.last_mut() {
                    frame.item.aims.clear();
                }
            }
            return Went::Done;
        }
        Went::Later
    }

    /// Picks one more of those who share damage.
    pub(crate) fn pick_sharer(&mut self, at: Ref) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.list.push(at);
            frame.item.aims.push(crate::state::Aim { slot: u8::MAX, at, share: 0 });
        }
    }

    /// Looks at the top cards of a deck and keeps some.
    pub(crate) fn dig(
        &mut self,
        of: Who,
        look: u8,
        keep: u8,
        into: Into,
        rest: Rest,
        op: &'static Op,
    ) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        let (you, step, left) = (frame.item.controller, frame.step, frame.left);
        let Some(whose) = self.seats_of(of, frame, op).iter().next() else { return Went::Done };
        let size = self.deck_size(whose);
        match step {
            0 => {
                let number = usize::from(look).min(size);
                self.surprise();
                let own = &mut self.game.cards[whose.index() % PLAYERS];
                pile::look(own, DECK, number, Audience::seat(you));
                let cards: Vec<Card> = own[DECK].faces().rev().take(number).collect();
                self.tell(Event::Looked { seat: you, of: whose, number: number as u8 });
                cards
                    .into_iter()
                    .for_each(|card| self.tell_to(Audience::seat(you), Event::LookedAt { card }));
                let draws = !self.open.holds_for(you, |holds| *holds == crate::lang::Holds::NoDraw);
                let skip = into == Into::Hand && !draws;
                if let Some(frame) = self.game.open.frames.last_mut() {
                    // `way` has how many of the top cards this is about.
                    (frame.step, frame.left, frame.way) = (1, keep + 1, number as u16);
                    if skip {
                        frame.step = 2;
                    }
                }
            }
            1 => {
                let high = self.open.frame().map_or(0, |frame| frame.way);
                if left <= 1 || high == 0 {
                    if let Some(frame) = self.game.open.frames.last_mut() {
                        frame.step = 2;
                    }
                } else if high == 1 || usize::from(high) < usize::from(left) {
                    self.keep_dug(usize::from(high).saturating_sub(1));
                } else {
                    self.ask(you, Query::Dig);
                }
            }
            2 => {
                let high = self.open.frame().map_or(0, |frame| frame.way);
                if high == 0 {
                    return self.dug_all(whose);
                }
                if rest == Rest::Banish {
                    self.banish_dug(whose, high);
                    return self.dug_all(whose);
                }
                let own = &mut self.game.cards[whose.index() % PLAYERS];
                let range = size.saturating_sub(high.into())..size;
                pile::mix_range(own, DECK, range, Audience::EVERYONE.but(Audience::seat(you)));
                self.tell(Event::PutBack { seat: you });
                if let Some(frame) = self.game.open.frames.last_mut() {
                    (frame.step, frame.left) = (3, high as u8);
                }
            }
            _ => {
                if left <= 1 {
                    return self.dug_all(whose);
                }
                self.ask(you, Query::Dig);
            }
        }
        Went::Later
    }

    /// The rest of what was looked at goes under the deck, in random order and unseen by others.
    fn banish_dug(&mut self, whose: Seat, high: u16) {
        let high = usize::from(high);
        let own = &mut self.game.cards[whose.index() % PLAYERS];
        let mut cards: Vec<pile::Card<Card>> = Vec::new();
        for _ in 0..high {
            let top = own[DECK].len().saturating_sub(1);
            cards.extend(own[DECK].take(top));
        }
        cards.sort_by_key(pile::Card::face);
        self.game.dice.throw(|dice| dice.shuffle(&mut cards));
        let own = &mut self.game.cards[whose.index() % PLAYERS];
        cards.into_iter().for_each(|card| own[DECK].tuck(card));
        pile::mix_range(own, DECK, 0..high, Audience::EVERYONE);
        self.tell(Event::PileUnder { seat: whose, number: high as u16 });
    }

    /// Afterwards: a champion that was kept comes into play, anything else goes under the deck.
    fn dug_all(&mut self, whose: Seat) -> Went {
        let Some(frame) = self.game.open.frames.last_mut() else { return Went::Done };
        let (list, other) = (frame.list.clone(), frame.card.take());
        if let Some(card) = other {
            self.tell(Event::Banished { what: Sight(Some(Face::Card(card))) });
            self.tuck(vec![(card, whose)]);
        }
        let ids: Vec<Id> =
            list.iter().filter_map(|at| if let Ref::Thing(id) = at { Some(*id) } else { None }).collect();
        if !ids.is_empty() {
            self.arrive_and_speak(ids);
        }
        Went::Done
    }

    /// Chooses a card of those that are looked at.
    pub(crate) fn choose_dug(&mut self, card: Card) {
        let Some((whose, cards)) = self.dug() else { return };
        let Some(place) = cards.iter().position(|other| *other == card) else { return };
        if self.open.frame().is_some_and(|frame| frame.step == 3) {
            // Put back on top of those put back before.
            let own = &mut self.game.cards[whose.index() % PLAYERS];
            let base = own[DECK]
                .len()
                .saturating_sub(self.game.open.frames.last().map_or(0, |frame| frame.way.into()));
            if let Some(card) = own[DECK].take(base + place) {
                own[DECK].put(card);
            }
            if let Some(frame) = self.game.open.frames.last_mut() {
                frame.left = frame.left.saturating_sub(1);
            }
        } else {
            self.keep_dug(place);
        }
    }

    /// Keeps the card at this place of those that are looked at, counted from the lowest.
    fn keep_dug(&mut self, place: usize) {
        let Some((frame, op, Piece::Dig { of, into, .. })) = self.current() else { return };
        let (you, high) = (frame.item.controller, usize::from(frame.way));
        let Some(whose) = self.seats_of(*of, frame, op).iter().next() else { return };
        let (into, size) = (*into, self.deck_size(whose));
        let own = &mut self.game.cards[whose.index() % PLAYERS];
        let base = size.saturating_sub(high);
        match into {
            Into::Hand => {
                pile::mix_range(own, DECK, base..size, Audience::EVERYONE.but(Audience::seat(you)));
                let Some(card) = own[DECK].take(base + place) else { return };
                own[you.index() % PLAYERS].put(card);
                let event = Event::DrewCard { seat: you, card: card.face() };
                self.tell_apart(Audience::seat(you), event, Event::Drew { seat: you });
                self.happened(&crate::trigger::Happening::Drawn(you));
            }
            Into::PlayChampion => {
                pile::mix_range(own, DECK, base..size, Audience::EVERYONE.but(Audience::seat(you)));
                pile::look_at(own, DECK, base + place, Audience::EVERYONE);
                let Some(card) = own[DECK].take(base + place).map(|card| card.face()) else { return };
                self.tell(Event::Revealed { seat: you, card });
                if card.def().kind == Kind::Champion {
                    let id = self.place(Face::Card(card), whose, you);
                    if let Some(frame) = self.game.open.frames.last_mut() {
                        frame.list.push(Ref::Thing(id));
                    }
                } else {
                    // It goes under after the rest.
                    if let Some(frame) = self.game.open.frames.last_mut() {
                        frame.card = Some(card);
                    }
                }
            }
        }
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.left = frame.left.saturating_sub(1);
            frame.way = frame.way.saturating_sub(1);
        }
    }
}
