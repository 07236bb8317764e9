//! Cards on their way: drawn, discarded, put into play, broken, banished, back to a hand; and who learns what by it.

use crate::{
    act::Act,
    event::{Event, Sight},
    kinds::Keyword,
    lang::{Holds, On},
    loops::card_mark,
    pool::Card,
    state::{Body, DECK, DOWN, Dead, Face, Frame, Id, Item, Open, PLAYERS, Position, Ref, Run, Snap},
    trigger::Happening,
};
use table::{Audience, Seat, Tell, Viewer, pile};

impl<T: Tell<Event>> Act<'_, T> {
    /// Draws cards, one by one; as many as there are.
    pub(crate) fn draw(&mut self, seat: Seat, number: u16) -> u16 {
        if number > 0 && self.open.holds_for(seat, |holds| *holds == Holds::NoDraw) {
            self.tell(Event::DrawSkipped { seat });
            return 0;
        }
        let mut drawn = 0;
        while drawn < number && self.draw_from(seat, seat) {
            drawn += 1;
        }
        drawn
    }

    /// The top card of a deck goes to a hand.
    pub(crate) fn draw_from(&mut self, seat: Seat, of: Seat) -> bool {
        self.surprise();
        let own = &mut self.game.cards[of.index() % PLAYERS];
        let Some(card) = pile::draw(own, DECK, seat.index() % PLAYERS, Audience::seat(seat)) else {
            return false;
        };
        self.tell_apart(Audience::seat(seat), Event::DrewCard { seat, card }, Event::Drew { seat });
        self.happened(&Happening::Drawn(seat));
        true
    }

    /// Takes a card out of a hand for all to see; its owner.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) -> Option<Seat> {
        let owner = self.holder_of(seat, card)?;
        let own = &mut self.game.cards[owner.index() % PLAYERS];
        pile::give_face(own, seat.index() % PLAYERS, card, DOWN, Audience::EVERYONE)?;
        let top = own[DOWN].len().checked_sub(1)?;
        own[DOWN].take(top)?;
        self.game.open.drift = self.open.drift.wrapping_sub(card_mark(card, seat));
        self.tell_owner(seat, owner);
        Some(owner)
    }

    /// Says whose card it is that somebody has in his hand, if it isn't his own: its back tells.
    pub(crate) fn tell_owner(&mut self, holder: Seat, owner: Seat) {
        if holder != owner {
            self.tell(Event::Belongs { seat: owner });
        }
    }

    /// Of whose cards this one in that hand is: the holder's own first.
    pub(crate) fn holder_of(&self, seat: Seat, card: Card) -> Option<Seat> {
        let players = self.open.players();
        let owners = std::iter::successors(Some(seat), |owner| Some(owner.next(players))).take(players);
        let holds = |owner: &Seat| self.cards[owner.index() % PLAYERS][seat.index() % PLAYERS].has(card);
        owners.into_iter().find(holds)
    }

    /// Puts a card that all have seen into a hand.
    pub(crate) fn give_hand(&mut self, seat: Seat, card: Card, owner: Seat) {
        self.game.open.drift = self.open.drift.wrapping_add(card_mark(card, seat));
        let own = &mut self.game.cards[owner.index() % PLAYERS];
        own[seat.index() % PLAYERS].put(pile::Card::new(card, Audience::EVERYONE));
        self.tell(Event::ToHand { seat, what: Sight(Some(Face::Card(card))) });
    }

    /// Shows a card of a hand to everybody.
    pub(crate) fn reveal(&mut self, seat: Seat, card: Card) {
        if let Some(owner) = self.holder_of(seat, card) {
            let (own, hand) = (&mut self.game.cards[owner.index() % PLAYERS], seat.index() % PLAYERS);
            pile::give_face(own, hand, card, hand, Audience::EVERYONE);
            self.tell(Event::Revealed { seat, card });
            self.tell_owner(seat, owner);
        }
    }

    /// Shows a whole hand to everybody.
    pub(crate) fn reveal_hand(&mut self, seat: Seat) {
        let cards: Vec<Card> = {
            let mut cards: Vec<Card> = self.hand(seat).collect();
            cards.sort_unstable();
            cards
        };
        self.game.show_hand(seat, Audience::EVERYONE);
        cards.into_iter().for_each(|card| self.tell(Event::Revealed { seat, card }));
    }

    /// A card goes from one hand to another; only the two see it.
    pub(crate) fn rob(&mut self, seat: Seat, from: Seat, owner: Seat, place: usize) {
        self.surprise();
        let both = Audience::seat(seat).and(Audience::seat(from));
        let own = &mut self.game.cards[owner.index() % PLAYERS];
        let hands = (from.index() % PLAYERS, seat.index() % PLAYERS);
        if let Some(card) = pile::give(own, hands.0, place, hands.1, both) {
            self.tell_apart(both, Event::RobbedCard { seat, from, card }, Event::Robbed { seat, from });
            self.tell_owner(from, owner);
        }
    }

    /// A card goes from one hand to another for all to see.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, from: Seat, card: Card) {
        if let Some(owner) = self.leave_hand(from, card) {
            self.tell(Event::RobbedCard { seat, from, card });
            self.game.open.drift = self.open.drift.wrapping_add(card_mark(card, seat));
            let own = &mut self.game.cards[owner.index() % PLAYERS];
            own[seat.index() % PLAYERS].put(pile::Card::new(card, Audience::EVERYONE));
        }
    }

    /// Puts a card on a discard pile; under which number.
    pub(crate) fn bury(&mut self, seat: Seat, card: Card, owner: Seat) -> Id {
        let id = self.game.open.number();
        self.game.open.piles[seat.index() % PLAYERS].push(Dead { id, card, owner });
        if !card.def().holds[1].is_empty() {
            self.game.open.pile_holds = self.open.pile_holds.saturating_add(1);
        }
        id
    }

    /// Takes a card out of a discard pile.
    pub(crate) fn unbury(&mut self, id: Id) -> Option<(Seat, Dead)> {
        let (seat, dead) = self.open.dead(id).map(|(seat, dead)| (seat, *dead))?;
        self.game.open.piles[seat.index() % PLAYERS].retain(|other| other.id != id);
        if !dead.card.def().holds[1].is_empty() {
            self.game.open.pile_holds = self.open.pile_holds.saturating_sub(1);
        }
        Some((seat, dead))
    }

    /// Discards a card.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        if let Some(owner) = self.leave_hand(seat, card) {
            self.bury(seat, card, owner);
            self.tell(Event::Discarded { seat, card });
        }
    }

    /// Discards cards at random.
    pub(crate) fn discard_random(&mut self, seat: Seat, number: u16) {
        for _ in 0..number {
            let mut cards: Vec<Card> = self.hand(seat).collect();
            cards.sort_unstable();
            self.surprise();
            if let Some(card) = self.game.dice.throw(|dice| dice.pick(&cards)) {
                self.discard(seat, card);
            }
        }
    }

    /// Puts cards under their owners' decks, several in random order, for all to see.
    pub(crate) fn tuck(&mut self, mut cards: Vec<(Card, Seat)>) {
        if cards.len() > 1 {
            cards.sort_unstable();
            self.surprise();
            self.game.dice.throw(|dice| dice.shuffle(&mut cards));
            cards.sort_by_key(|(_, owner)| *owner);
        }
        let several = cards.len() > 1;
        for (card, owner) in cards {
            let own = &mut self.game.cards[owner.index() % PLAYERS];
            own[DECK].tuck(pile::Card::new(card, Audience::EVERYONE));
            if several {
                self.tell(Event::PutUnderCard { card });
            }
        }
    }

    /// Takes something out of play: it and what it was, with its real face. It leaves the battle.
    pub(crate) fn leave_play(&mut self, id: Id) -> Option<(Body, Snap)> {
        self.turn_up(id);
        let at = self.open.bodies.iter().position(|body| body.id == id)?;
        let snap = self.open.snap(&self.open.bodies[at]);
        let mut body = self.game.open.bodies.remove(at);
        self.leave_battle(id);
        self.bury_under(std::mem::take(&mut body.under));
        Some((body, snap))
    }

    /// It attacks and blocks no longer.
    pub(crate) fn leave_battle(&mut self, id: Id) {
        if let Some(battle) = &mut self.game.open.battle {
            battle.attackers.retain(|other| *other != id);
            battle.blockers.retain(|other| *other != id);
            battle.strikers.retain(|other| *other != id);
            battle.blows.retain(|(by, at, _)| *by != id && *at != Ref::Thing(id));
            if battle.prey == Some(id) {
                battle.prey = None;
                battle.blocked = true;
            }
        }
    }

    /// Whether this source may do something to that body: no ward keeps it off.
    pub(crate) fn touches(&self, source: &Snap, id: Id) -> bool {
        let Some(body) = self.open.body(id) else { return false };
        source.at == Ref::Thing(id) || !self.open.stats(body).wards_off(source)
    }

    /// Breaks something, unless it can't be. It goes to this player's pile, or its controller's.
    pub(crate) fn broken(&mut self, id: Id, into: Option<Seat>) -> Option<Snap> {
        self.break_all(&[id], into).pop().map(|(snap, _)| snap)
    }

    /// Breaks all of these at once: each as it is before the first of them goes. What they were, and their numbers in the
    /// discard piles.
    pub(crate) fn break_all(&mut self, ids: &[Id], into: Option<Seat>) -> Vec<(Snap, Option<Id>)> {
        let mut going = Vec::new();
        for id in ids {
            self.turn_up(*id);
            let Some(body) = self.open.body(*id) else { continue };
            let snap = self.open.snap(body);
            if snap.has.contains(Keyword::Unbreakable) {
                self.tell(Event::Untouched { what: Sight(snap.face) });
            } else {
                going.push((*id, snap, body.clone()));
            }
        }
        // Those that break together still see each other break.
        going.iter().for_each(|(_, snap, body)| self.happened(&Happening::Broken(*snap, body)));
        let mut gone = Vec::new();
        for (id, snap, _) in going {
            let Some((body, _)) = self.leave_play(id) else { continue };
            self.tell(Event::Broken { what: Sight(snap.face) });
            let seat = into.unwrap_or(snap.controller);
            let card = body.face.and_then(Face::card).filter(|_| !body.token);
            let buried = card.map(|card| self.bury(seat, card, body.owner));
            if seat == snap.controller {
                self.happened(&Happening::Buried(snap, &body, buried));
            }
            self.happened(&Happening::Left(snap, &body));
            gone.push((snap, buried));
        }
        gone
    }

    /// Takes something out of play to be banished, unless it can't be; the card that goes under a deck.
    pub(crate) fn banished(&mut self, id: Id) -> Option<(Snap, Option<(Card, Seat)>)> {
        let body = self.open.body(id)?;
        if self.open.stats(body).has.contains(Keyword::Unbanishable) {
            self.tell(Event::Untouched { what: Sight(body.look()) });
            return None;
        }
        let (body, snap) = self.leave_play(id)?;
        self.tell(Event::Banished { what: Sight(snap.face) });
        self.happened(&Happening::Left(snap, &body));
        let card = body.face.and_then(Face::card).filter(|_| !body.token);
        Some((snap, card.map(|card| (card, body.owner))))
    }

    /// Something in play goes to a hand.
    pub(crate) fn bounced(&mut self, id: Id, seat: Option<Seat>) -> Option<Snap> {
        let (body, snap) = self.leave_play(id)?;
        let seat = seat.unwrap_or(snap.controller);
        match body.face.and_then(Face::card).filter(|_| !body.token) {
            Some(card) => self.give_hand(seat, card, body.owner),
            None => self.tell(Event::ToHand { seat, what: Sight(snap.face) }),
        }
        self.happened(&Happening::Left(snap, &body));
        Some(snap)
    }

    /// Puts something into play; “as” and “when it comes into play” are seen to by [`Act::arrive`].
    pub(crate) fn place(&mut self, face: Face, owner: Seat, seat: Seat) -> Id {
        let id = self.game.open.number();
        let mut body = Body::new(id, Some(face), owner, seat);
        Act::<T>::come_in(&mut body, face);
        self.game.open.bodies.push(body);
        self.tell(Event::Entered { seat, what: Sight(Some(face)) });
        id
    }

    /// Comes in expended or with counters, if it says so.
    pub(crate) fn come_in(body: &mut Body, face: Face) {
        if let Face::Card(card) = face {
            let (expended, counters) = card.def().enters();
            if expended {
                body.position = Position::Expended;
            }
            body.plus = body.plus.saturating_add(counters);
        }
    }

    /// These came into play together: what is carried out as they do, then what triggers.
    pub(crate) fn arrive(&mut self, ids: Vec<Id>) {
        if let Some(frame) = self.game.open.frames.last_mut().filter(|frame| frame.rest.is_some()) {
            // Several go their ways: when all have.
            frame.came.extend(ids);
            return;
        }
        let Some(first) = ids.first().and_then(|id| self.open.body(*id)) else { return };
        let item = self.item_of(self.open.snap(first), first.controller(), None);
        let mut frame = Frame::new(Run::Enter, item);
        frame.aimed = ids.iter().filter_map(|id| self.open.look_at(Ref::Thing(*id))).collect();
        frame.list = ids.into_iter().map(Ref::Thing).collect();
        self.game.open.frames.push(frame);
    }

    /// A blank item about this source.
    pub(crate) fn item_of(&self, source: Snap, controller: Seat, part: Option<u8>) -> Item {
        Item::new(source, controller, part, (self.open.active, self.open.step))
    }

    /// Turns a face-down body face up for all; doesn't count as unveiling yet.
    fn turn_up(&mut self, id: Id) -> Option<Card> {
        let body = self.open.body(id).filter(|body| body.is_down())?;
        let (owner, seat) = (body.owner, body.controller());
        let card = self.up_from(owner, id)?;
        self.game.open.body_mut(id)?.face = Some(Face::Card(card));
        self.tell(Event::Unveiled { seat, card });
        Some(card)
    }

    /// Takes a card from those that are face down, for all to see.
    fn up_from(&mut self, owner: Seat, id: Id) -> Option<Card> {
        let place = self.open.place_down(owner, id)?;
        self.surprise();
        let own = &mut self.game.cards[owner.index() % PLAYERS];
        pile::look_at(own, DOWN, place, Audience::EVERYONE);
        own[DOWN].take(place).map(|card| card.face())
    }

    /// Unveils a champion: off the line; what it says “as” that happens is carried out, what it says “when” waits.
    pub(crate) fn unveil(&mut self, id: Id) -> bool {
        let Some(card) = self.turn_up(id) else { return false };
        self.happened(&Happening::Unveiled(id));
        if self.open.body(id).is_some_and(|body| body.demoralized) {
            return true;
        }
        let def = card.def();
        for line in def.as_lines(&On::Unveiled).collect::<Vec<u8>>().into_iter().rev() {
            self.carry_out_as(id, def.part(line));
        }
        true
    }

    /// A face-down card on the line was targeted: it is shown and will resolve face up.
    pub(crate) fn turn_up_item(&mut self, id: Id) {
        let Some(item) = self.open.item(id).filter(|item| item.down) else { return };
        let (owner, seat) = (item.source.owner, item.controller);
        let Some(card) = self.up_from(owner, id) else { return };
        if let Some(item) = self.game.open.line.iter_mut().find(|item| item.id == id) {
            let paid = item.paid;
            item.source = Snap { paid, ..Open::snap_card(Ref::Thing(id), card, owner, seat) };
            item.down = false;
        }
        self.tell(Event::Turned { seat, card });
    }

    /// Starts an “as” ability of this body: its targets are chosen as it happens.
    pub(crate) fn carry_out_as(&mut self, id: Id, part: u8) {
        let Some(body) = self.open.body(id) else { return };
        let (mut source, controller) = (self.open.snap(body), body.controller());
        source.face = body.look();
        let item = self.item_of(source, controller, Some(part));
        self.game.open.frames.push(Frame::new(Run::Put, item));
    }

    /// Somebody gains control of something.
    pub(crate) fn control(&mut self, id: Id, seat: Seat, for_good: bool) {
        let Some(body) = self.open.body(id) else { return };
        let before = body.controller();
        let snap = self.open.snap(body);
        let copy = body.clone();
        if let Some(body) = self.game.open.body_mut(id) {
            if for_good {
                (body.lasting, body.borrowed) = (seat, None);
            } else {
                body.borrowed = Some(seat);
            }
        }
        if before != seat {
            self.tell(Event::Controls { seat, what: Sight(snap.face) });
            self.show_down(id, seat);
            self.leave_battle(id);
            self.happened(&Happening::Left(snap, &copy));
        }
    }

    /// Whoever controls something face down may look at it.
    pub(crate) fn show_down(&mut self, id: Id, seat: Seat) {
        let Some(owner) = self.open.body(id).filter(|body| body.is_down()).map(|body| body.owner) else {
            return;
        };
        let Some(place) = self.open.place_down(owner, id) else { return };
        self.surprise();
        let own = &mut self.game.cards[owner.index() % PLAYERS];
        pile::look_at(own, DOWN, place, Audience::only(Viewer::Seat(seat)));
        let card = own[DOWN].faces().nth(place);
        if let Some(card) = card {
            self.tell_to(Audience::seat(seat), Event::LookedAt { card });
        }
    }

    /// How something comes to lie.
    pub(crate) fn turn(&mut self, id: Id, position: Position) {
        let Some(body) = self.game.open.body_mut(id) else { return };
        if body.position == position {
            return;
        }
        body.position = position;
        let what = Sight(body.look());
        self.tell(match position {
            Position::Prepared => Event::Prepared { what },
            Position::Expended => Event::Expended { what },
            Position::Flipped => Event::Flipped { what },
        });
    }
}
