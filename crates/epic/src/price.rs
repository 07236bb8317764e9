//! Paying: whether somebody can, what he chooses to pay with, and what becomes of it.

use crate::{
    act::Act,
    event::{Event, Sight},
    fits::{Eyes, means_card},
    kinds::{Alignment, Counter, Keyword},
    lang::{Filter, Line, Pay, Price},
    pool::Card,
    state::{Body, DECK, Epic, Frame, Id, Item, Open, PLAYERS, Position, Query, Ref, Run},
};
use table::{Seat, Tell};

/// The prices of an item, in order.
pub(crate) fn prices(item: &Item) -> Vec<&'static Price> {
    let Some(card) = item.card() else { return Vec::new() };
    let def = card.def();
    match item.part {
        Some(_) if item.begin != 0 => Vec::new(),
        Some(part) => match def.line_of(part) {
            Some(Line::Use { cost, .. }) => {
                // What may fail comes first, before anything else is paid.
                let (first, then): (Vec<_>, Vec<_>) = cost.iter().partition(|price| may_fail(price));
                first.into_iter().chain(then).collect()
            }
            _ => Vec::new(),
        },
        None => {
            let pay = match &def.sheet.pay {
                Some(Pay::Must(price)) => Some(price),
                Some(Pay::May(price)) => Some(price).filter(|_| item.extra),
                Some(Pay::Either(one, two)) => Some(if item.extra { one } else { two }),
                None => None,
            };
            let again = def.sheet.lines.iter().filter_map(|line| match line {
                Line::Again { pay } if item.again => Some(pay),
                _ => None,
            });
            pay.into_iter().chain(again).collect()
        }
    }
}

/// Whether what was chosen to pay with may be gone before it is paid: a face-down champion is unveiled just before.
pub(crate) const fn may_fail(price: &Price) -> bool {
    matches!(price, Price::Break(_))
}

/// Who pays what for what.
#[derive(Copy, Clone)]
pub(crate) struct Bill<'a> {
    pub(crate) seat: Seat,
    /// The thing whose ability it is.
    pub(crate) source: Id,
    pub(crate) part: u8,
    /// The alignment of what is played or used; none where something is only paid.
    pub(crate) alignment: Option<Alignment>,
    /// A card that is on its way out of the hand.
    pub(crate) without: Option<Card>,
    /// What is being carried out, for what “it” is.
    pub(crate) frame: Option<&'a Frame>,
}

impl Open {
    /// How many actions this seat has for something of this alignment; none for what isn't played.
    pub(crate) fn actions_for(&self, seat: Seat, alignment: Option<Alignment>) -> u8 {
        let more = self.aligned.iter().filter(|(whose, side)| *whose == seat && Some(*side) == alignment);
        self.actions[seat].saturating_add(more.count() as u8)
    }
}

impl Epic {
    /// The cards in hand that can still be revealed for this, each as often as it is there and wasn't shown.
    pub(crate) fn revealable(&self, bill: Bill<'_>, filter: &Filter) -> Vec<Card> {
        let mut cards: Vec<Card> = self.hand(bill.seat).filter(|card| means_card(filter, *card)).collect();
        if let Some(at) = bill.without.and_then(|card| cards.iter().position(|other| *other == card)) {
            cards.remove(at);
        }
        for (source, part, seat, card) in &self.open.revealed {
            if (*source, *part, *seat) == (bill.source, bill.part, bill.seat)
                && let Some(at) = cards.iter().position(|other| other == card)
            {
                cards.remove(at);
            }
        }
        cards.sort_unstable();
        cards
    }

    /// The cards in hand that this can be paid with.
    fn payable(&self, bill: Bill<'_>, filter: &Filter) -> Vec<Card> {
        let mut cards: Vec<Card> = self.hand(bill.seat).filter(|card| means_card(filter, *card)).collect();
        if let Some(at) = bill.without.and_then(|card| cards.iter().position(|other| *other == card)) {
            cards.remove(at);
        }
        cards.sort_unstable();
        cards
    }

    /// The things in play or in the pile that this can be paid with.
    pub(crate) fn payable_things(&self, bill: Bill<'_>, price: &Price) -> Vec<Ref> {
        let eyes = Eyes { seat: bill.seat, this: bill.source, frame: bill.frame };
        let mut things = Vec::new();
        match price {
            Price::Break(filter) => {
                self.open.meant(filter, eyes, &mut things);
                things.retain(|at| match at {
                    Ref::Thing(id) => self.open.body(*id).is_some_and(|body| {
                        // One knows what one has face down.
                        let printed = self.true_face(body).and_then(crate::state::Face::card);
                        let has = if body.is_down() {
                            printed.map_or(crate::kinds::Keywords::NONE, |card| card.def().keywords)
                        } else {
                            self.open.stats(body).has
                        };
                        body.controller() == bill.seat && !has.contains(Keyword::Unbreakable)
                    }),
                    Ref::Player(_) => false,
                });
            }
            Price::BanishPile(_, filter) => {
                let mine = |dead: &&crate::state::Dead| {
                    let other = !filter.says(crate::lang::Word::Other) || dead.id != bill.source;
                    other && means_card(filter, dead.card)
                };
                let pile = &self.open.piles[bill.seat.index() % PLAYERS];
                things.extend(pile.iter().filter(mine).map(|dead| Ref::Thing(dead.id)));
            }
            _ => {}
        }
        things
    }

    /// The alignment that a card of the hand has to share with “it”.
    fn alike(&self, bill: Bill<'_>) -> Vec<Card> {
        let wanted = bill.frame.and_then(|frame| frame.it.first()).and_then(|it| it.alignment);
        let mut cards: Vec<Card> =
            self.hand(bill.seat).filter(|card| Some(card.def().alignment) == wanted).collect();
        cards.sort_unstable();
        cards
    }

    /// Whether this can be paid.
    pub(crate) fn can_pay(&self, bill: Bill<'_>, price: &Price) -> bool {
        let (open, seat) = (&self.open, bill.seat);
        let body = open.body(bill.source);
        let has = |keyword| body.is_some_and(|body| open.stats(body).has.contains(keyword));
        let prepared = body.is_some_and(|body| body.position == Position::Prepared);
        match price {
            Price::Action => open.actions_for(seat, bill.alignment) > 0,
            Price::Expend | Price::Flip => prepared,
            Price::BreakThis => body.is_some() && !has(Keyword::Unbreakable),
            Price::BanishThis => body.is_some() && !has(Keyword::Unbanishable),
            Price::ReturnThis => body.is_some(),
            Price::Break(_) => !self.payable_things(bill, price).is_empty(),
            Price::BanishPile(number, _) => self.payable_things(bill, price).len() >= usize::from(*number),
            Price::Discard(number, filter) | Price::BanishHand(number, filter) => {
                self.payable(bill, filter).len() >= usize::from(*number)
            }
            Price::Reveal(number, filter) => self.revealable(bill, filter).len() >= usize::from(*number),
            Price::RevealAlike => !self.alike(bill).is_empty(),
            Price::DiscardHand | Price::RevealX(_) => true,
            Price::Mojo(number) => open.mojo[seat] >= i16::from(*number),
            Price::Counter(Counter::Plus) => body.is_some_and(|body| body.plus > 0),
            Price::Counter(_) => false,
        }
    }

    /// The price that is being paid, and its bill.
    pub(crate) fn paying(&self) -> Option<(&'static Price, Bill<'_>)> {
        let frame = self.open.frame()?;
        let item = &frame.item;
        let source = match item.source.at {
            Ref::Thing(id) => id,
            Ref::Player(_) => 0,
        };
        let part = item.part.unwrap_or(0);
        if frame.run == Run::Announce {
            let price = prices(item).get(usize::from(frame.pc)).copied()?;
            let (seat, alignment) = (item.controller, item.source.alignment);
            return Some((price, Bill { seat, source, part, alignment, without: None, frame: Some(frame) }));
        }
        let seat = frame.seats.iter().next()?;
        let piece = item.code()?.ops.get(usize::from(frame.pc))?.piece.as_ref()?;
        let (crate::lang::Piece::MayPay(_, price, _) | crate::lang::Piece::Unless(_, price, _)) = piece
        else {
            return None;
        };
        Some((price, Bill { seat, source, part, alignment: None, without: None, frame: Some(frame) }))
    }

    /// What the price that is being paid can be paid with: cards of the hand, things, and whether one may stop.
    pub(crate) fn means_to_pay(&self) -> (Vec<Card>, Vec<Ref>, bool) {
        let Some((price, bill)) = self.paying() else { return (Vec::new(), Vec::new(), true) };
        let mut cards = match price {
            Price::Discard(_, filter) | Price::BanishHand(_, filter) => self.payable(bill, filter),
            Price::Reveal(_, filter) | Price::RevealX(filter) => self.revealable(bill, filter),
            Price::RevealAlike => self.alike(bill),
            _ => Vec::new(),
        };
        let stop = matches!(price, Price::RevealX(_));
        if stop && !self.more_targets() {
            cards.clear();
        }
        cards.dedup();
        (cards, self.payable_things(bill, price), stop)
    }

    /// Whether one more revealed card still leaves enough targets.
    fn more_targets(&self) -> bool {
        let Some(frame) = self.open.frame().filter(|frame| frame.run == Run::Announce) else { return true };
        let mut item = frame.item.clone();
        item.x = item.x.saturating_add(1);
        self.has_targets(&item)
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Goes on paying the current price of the innermost frame; whether it is paid, or somebody is asked.
    pub(crate) fn pay_on(&mut self) -> bool {
        let Some((price, bill)) = self.paying() else { return true };
        let (seat, source, alignment) = (bill.seat, bill.source, bill.alignment);
        let Some(frame) = self.open.frame() else { return true };
        // The number of picks still to make is kept one higher, so that 0 means: not begun.
        let picks = match price {
            Price::Break(_) | Price::RevealAlike => 1,
            Price::Discard(number, _)
            | Price::BanishHand(number, _)
            | Price::BanishPile(number, _)
            | Price::Reveal(number, _) => *number,
            Price::RevealX(_) => 100,
            _ => {
                match price {
                    Price::Action => self.pay_action(seat, alignment),
                    _ => self.pay_at_once(seat, source, price),
                }
                return true;
            }
        };
        let left = if frame.left == 0 { picks + 1 } else { frame.left };
        if let (0, Price::BanishHand(..) | Price::BanishPile(..), Some(frame)) =
            (frame.left, price, self.game.open.frames.last_mut())
        {
            frame.touched.clear();
        }
        self.set_left(left);
        if let Some(id) = self.unveiled_to_pay() {
            self.pay_with_thing(id);
            return false;
        }
        let (cards, things, stop) = self.means_to_pay();
        if left > 1 && stop && cards.is_empty() {
            self.tell(Event::HasNone { seat });
        }
        if left <= 1 || (stop && cards.is_empty()) {
            self.set_left(0);
            return true;
        }
        match (&cards[..], &things[..]) {
            ([card], []) if !stop => {
                let card = *card;
                self.pay_with_card(card);
            }
            ([], [Ref::Thing(id)]) => {
                let id = *id;
                self.pay_with_thing(id);
            }
            ([], []) if may_fail(price) => {
                self.take_back();
                return false;
            }
            ([], []) => {
                self.tell(Event::HasNone { seat });
                self.set_left(0);
                return true;
            }
            _ => self.ask(seat, Query::Price),
        }
        false
    }

    pub(crate) fn set_left(&mut self, left: u8) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.left = left;
        }
    }

    fn pay_at_once(&mut self, seat: Seat, source: Id, price: &Price) {
        match price {
            Price::Expend => self.turn(source, Position::Expended),
            Price::Flip => self.turn(source, Position::Flipped),
            Price::BreakThis => {
                self.take_along(source);
                _ = self.broken(source, None);
            }
            Price::BanishThis => {
                self.take_along(source);
                if let Some((_, Some(card))) = self.banished(source) {
                    self.tuck(vec![card]);
                }
            }
            Price::ReturnThis => {
                self.take_along(source);
                _ = self.bounced(source, Some(seat));
            }
            Price::DiscardHand => {
                let cards: Vec<Card> = {
                    let mut cards: Vec<Card> = self.hand(seat).collect();
                    cards.sort_unstable();
                    cards
                };
                cards.into_iter().for_each(|card| self.discard(seat, card));
            }
            Price::Mojo(number) => {
                let number = u16::from(*number);
                let mojo = self.open.mojo[seat].saturating_sub_unsigned(number);
                self.game.open.mojo[seat] = mojo;
                self.tell(Event::PaidMojo { seat, number, mojo });
            }
            Price::Counter(_) => {
                if let Some(body) = self.game.open.body_mut(source) {
                    body.plus = body.plus.saturating_sub(1);
                    let what = Sight(body.look());
                    self.tell(Event::CounterOff { what });
                }
            }
            _ => {}
        }
    }

    /// Pays an action for something of this alignment: first one that pays for nothing else.
    pub(crate) fn pay_action(&mut self, seat: Seat, alignment: Option<Alignment>) {
        let fits = |(whose, side): &(Seat, Alignment)| *whose == seat && Some(*side) == alignment;
        if let Some(at) = self.open.aligned.iter().position(fits) {
            let (_, alignment) = self.game.open.aligned.remove(at);
            self.tell(Event::PaidActionFor { seat, alignment });
            return;
        }
        self.game.open.actions[seat] = self.open.actions[seat].saturating_sub(1);
        self.tell(Event::PaidAction { seat });
    }

    /// Pays with a card of the hand.
    pub(crate) fn pay_with_card(&mut self, card: Card) {
        let Some((price, bill)) = self.paying() else { return };
        let (seat, source, part) = (bill.seat, bill.source, bill.part);
        match price {
            Price::Discard(..) => self.discard(seat, card),
            Price::BanishHand(..) => {
                let owner = self.holder_of(seat, card);
                self.banish_from_hand(seat, card);
                owner.into_iter().for_each(|owner| self.goes_under(card, owner));
            }
            Price::Reveal(..) | Price::RevealX(_) | Price::RevealAlike => {
                self.reveal(seat, card);
                self.game.open.revealed.push((source, part, seat, card));
                if let (Price::RevealX(_), Some(frame)) = (price, self.game.open.frames.last_mut()) {
                    frame.item.x = frame.item.x.saturating_add(1);
                }
            }
            _ => {}
        }
        self.paid_one();
    }

    /// Pays with something in play or in the pile.
    pub(crate) fn pay_with_thing(&mut self, id: Id) {
        let Some((price, _)) = self.paying() else { return };
        match price {
            Price::Break(_) => {
                if self.open.body(id).is_some_and(Body::is_down) {
                    // What it says as it is unveiled comes first; then the price is still to be paid.
                    if let Some(frame) = self.game.open.frames.last_mut() {
                        frame.list = vec![Ref::Thing(id)];
                    }
                    self.unveil(id);
                    return;
                }
                _ = self.broken(id, None);
            }
            Price::BanishPile(..) => {
                if let Some((_, dead)) = self.unbury(id) {
                    self.tell(Event::Banished { what: Sight(Some(crate::state::Face::Card(dead.card))) });
                    self.tuck(vec![(dead.card, dead.owner)]);
                    self.goes_under(dead.card, dead.owner);
                }
            }
            _ => {}
        }
        self.paid_one();
    }

    /// What was unveiled to be paid with, if that is still possible.
    fn unveiled_to_pay(&mut self) -> Option<Id> {
        let chosen = self.game.open.frames.last_mut()?.list.pop()?;
        let (_, things, _) = self.means_to_pay();
        match chosen {
            Ref::Thing(id) if things.contains(&chosen) => Some(id),
            _ => None,
        }
    }

    /// What is being announced can't be paid for after all: it is as if it hadn't been tried.
    fn take_back(&mut self) {
        let Some(frame) = self.game.open.frames.pop() else { return };
        let item = frame.item;
        self.tell(Event::TakenBack { what: Sight(item.source.face) });
        // Something was unveiled for it, which others may answer.
        self.more_to_answer(item.controller);
        let Some(card) = item.card().filter(|_| item.is_card()) else { return };
        let (seat, owner) = (item.controller, item.source.owner);
        if item.again {
            self.bury(seat, card, owner);
        } else {
            self.give_hand(seat, card, owner);
        }
    }

    fn paid_one(&mut self) {
        let left = self.open.frame().map_or(0, |frame| frame.left);
        self.set_left(left.saturating_sub(1).max(1));
    }

    /// One of the cards that a price banishes together is under its owner's deck; after the last their order is random.
    fn goes_under(&mut self, card: Card, owner: Seat) {
        let Some(frame) = self.game.open.frames.last_mut() else { return };
        frame.touched.push(Open::snap_card(Ref::Thing(0), card, owner, owner));
        if frame.left > 2 {
            return;
        }
        let together = std::mem::take(&mut frame.touched);
        if together.len() > 1 {
            let mut cards = Vec::new();
            for snap in together {
                let own = &mut self.game.cards[snap.owner.index() % PLAYERS];
                cards.extend(own[DECK].take(0).map(|card| (card.face(), snap.owner)));
            }
            self.tuck(cards);
        }
    }

    /// Banishes a card from a hand.
    pub(crate) fn banish_from_hand(&mut self, seat: Seat, card: Card) {
        if let Some(owner) = self.leave_hand(seat, card) {
            self.tell(Event::Banished { what: Sight(Some(crate::state::Face::Card(card))) });
            self.tuck(vec![(card, owner)]);
        }
    }
}
