//! Sentences about players: what they draw, gain, lose and discard, their actions and turns.

use crate::{
    act::Act,
    code::Op,
    event::Event,
    lang::{Filter, Piece},
    pool::Card,
    state::{DECK, Frame, PLAYERS},
};
use table::{Seat, Tell};

impl<T: Tell<Event>> Act<'_, T> {
    /// What players do or what happens to them, in turn order.
    pub(crate) fn players_do(&mut self, piece: &'static Piece, frame: &Frame, op: &'static Op) {
        let (Piece::Draw(who, _)
        | Piece::Gain(who, _)
        | Piece::Lose(who, _)
        | Piece::DiscardRandom(who, _)
        | Piece::DiscardHand(who)
        | Piece::Action(who)
        | Piece::ActionFor(who, _)
        | Piece::RobRandom(who)) = piece
        else {
            return;
        };
        let number = match piece {
            Piece::Draw(_, number)
            | Piece::Gain(_, number)
            | Piece::Lose(_, number)
            | Piece::DiscardRandom(_, number) => self.amount(*number, frame),
            _ => 1,
        };
        let seats = self.seats_of(*who, frame, op);
        let order: Vec<Seat> = self.open.in_order().filter(|seat| seats.contains(*seat)).collect();
        let mut lost = 0;
        for seat in order {
            match piece {
                Piece::Draw(..) => _ = self.draw(seat, number),
                Piece::Gain(..) => self.gain(seat, number),
                Piece::Lose(..) => lost += self.lose(seat, number),
                Piece::DiscardRandom(..) => self.discard_random(seat, number),
                Piece::DiscardHand(_) => self.discard_hand(seat),
                Piece::Action(_) => {
                    self.game.open.actions[seat] = self.open.actions[seat].saturating_add(1);
                    self.tell(Event::GotAction { seat });
                }
                Piece::ActionFor(_, alignment) => {
                    self.game.open.aligned.push((seat, *alignment));
                    self.tell(Event::GotActionFor { seat, alignment: *alignment });
                }
                _ => self.rob_random(frame.item.controller, seat),
            }
        }
        if let (Piece::Lose(..), Some(frame)) = (piece, self.game.open.frames.last_mut()) {
            (frame.did, frame.way) = (lost > 0, lost);
        }
    }

    fn discard_hand(&mut self, seat: Seat) {
        let mut cards: Vec<Card> = self.hand(seat).collect();
        cards.sort_unstable();
        cards.into_iter().for_each(|card| self.discard(seat, card));
    }

    fn rob_random(&mut self, seat: Seat, from: Seat) {
        let size = self.hand_size(from) as u32;
        if size == 0 || seat == from {
            return;
        }
        let mut place = self.game.dice.throw(|dice| dice.roll(size)) as usize;
        for owner in Seat::all(self.open.players()) {
            let here = self.cards[owner.index() % PLAYERS][from.index() % PLAYERS].len();
            if place < here {
                self.rob(seat, from, owner, place);
                return;
            }
            place -= here;
        }
    }

    pub(crate) fn extra_turn(&mut self, seat: Seat) {
        let open = &self.open;
        let before = if open.active == seat { usize::from(open.row) } else { 0 };
        let waiting = open.extra.iter().rev().take_while(|other| **other == seat).count();
        let mut after = waiting;
        if waiting == open.extra.len() && self.next_regular() == Some(seat) {
            after += 1;
        }
        if before + 1 + after > 2 {
            self.tell(Event::NoExtraTurn { seat });
            return;
        }
        self.game.open.extra.push(seat);
        self.tell(Event::ExtraTurn { seat });
    }

    pub(crate) fn reveal_top(&mut self, seat: Seat, filter: &Filter) {
        let own = &mut self.game.cards[seat.index() % PLAYERS];
        let Some(card) = own[DECK].faces().next_back() else { return };
        table::pile::look(own, DECK, 1, table::Audience::EVERYONE);
        self.surprise();
        self.tell(Event::Revealed { seat, card });
        if crate::fits::means_card(filter, card) {
            self.draw(seat, 1);
        }
    }
}
