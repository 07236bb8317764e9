//! Sentences about hands that somebody else sees: revealed ones, and those that one looks at.

use crate::{
    act::Act,
    code::Op,
    event::Event,
    lang::{Piece, Who},
    pool::Card,
    run::Went,
    state::{Epic, Open, PLAYERS, Query, Run},
};
use table::{Audience, Seat, Seats, Tell, pile};

impl Open {
    /// Who looks at whose hand while the current sentence is carried out.
    pub(crate) fn looking(&self) -> Option<(Seat, Seat)> {
        let frame = self.frame().filter(|frame| matches!(frame.run, Run::Resolve | Run::Now | Run::As))?;
        let pc = usize::from(frame.pc);
        let mut ops = frame.item.code()?.ops.iter().take(pc);
        let here = |op: &Op| matches!(op.piece, Some(Piece::LookAtHand(..))) && pc < usize::from(op.jump);
        ops.any(here).then_some((frame.item.controller, frame.item.that?))
    }
}

impl Epic {
    /// These see the cards of a hand.
    pub(crate) fn show_hand(&mut self, holder: Seat, to: Audience) {
        let at = holder.index() % PLAYERS;
        for own in &mut self.cards {
            let size = own[at].len();
            pile::look(own, at, size, to);
        }
    }

    /// Whether this seat knows all cards of a hand.
    pub(crate) fn knows_hand(&self, seat: Seat, holder: Seat) -> bool {
        let mut hands = self.cards.iter().flat_map(|own| own[holder.index() % PLAYERS].cards());
        hands.all(|card| card.is_known_to(seat.into()))
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// They reveal their hands, and one takes a card from each.
    pub(crate) fn rob_each(&mut self, who: Who, op: &'static Op) -> Went {
        let begun = self.open.frame().is_some_and(|frame| frame.step > 0);
        if self.chooser(who, op).is_some() && !begun {
            let seats = self.open.frame().map_or(Seats::NONE, |frame| frame.seats);
            self.surprise();
            seats.iter().for_each(|seat| self.reveal_hand(seat));
        }
        self.pick_of_hand(who, op)
    }

    /// One picks a card of each of these hands, which one sees.
    pub(crate) fn pick_of_hand(&mut self, who: Who, op: &'static Op) -> Went {
        let Some(from) = self.chooser(who, op) else { return Went::Done };
        let you = self.open.frame().map_or(from, |frame| frame.item.controller);
        if self.hand_size(from) == 0 {
            self.chose(from);
        } else {
            self.ask(you, Query::Rob);
        }
        Went::Later
    }

    /// One looks at a hand, unless there is nothing to be seen.
    pub(crate) fn look_at_hand(&mut self, who: Who, op: &'static Op) -> Went {
        let Some(frame) = self.open.frame() else { return Went::Done };
        let you = frame.item.controller;
        let whose = self.seats_of(who, frame, op).iter().next().filter(|seat| self.hand_size(*seat) > 0);
        let Some(whose) = whose else { return Went::Jump(op.jump) };
        self.surprise();
        self.tell(Event::LookedAtHand { seat: you, of: whose });
        if you == whose {
            return Went::Done;
        }
        let mut cards: Vec<Card> = self.hand(whose).collect();
        cards.sort_unstable();
        self.game.show_hand(whose, Audience::seat(you));
        cards.into_iter().for_each(|card| self.tell_to(Audience::seat(you), Event::LookedAt { card }));
        Went::Done
    }

    /// What becomes of this card of a hand that was revealed or is looked at.
    pub(crate) fn choose_robbed(&mut self, card: Card) {
        let Some((frame, _, piece)) = self.current() else { return };
        let (you, seats) = (frame.item.controller, frame.seats);
        let Some(from) = self.open.in_order().find(|seat| seats.contains(*seat)) else { return };
        match piece {
            Piece::RobPick(_) => self.rob_face(you, from, card),
            Piece::DiscardPick(_) => self.discard(from, card),
            _ => self.take_from_hand(you, from, card),
        }
        self.chose(from);
    }

    /// This card goes from one hand to another; only the two see it.
    fn rob_face(&mut self, seat: Seat, from: Seat, card: Card) {
        let Some(owner) = self.holder_of(from, card).filter(|_| seat != from) else { return };
        let hand = &self.cards[owner.index() % PLAYERS][from.index() % PLAYERS];
        let place = hand.faces().position(|other| other == card);
        if let Some(place) = place {
            self.rob(seat, from, owner, place);
        }
    }
}
