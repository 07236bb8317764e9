//! What the laws have to know of the two games.

use crate::{
    goofspiel::{Bid, CARDS, Goofspiel, Options, Ties},
    magpie::{self, DECK, DISCARD, Magpie, Move, all_cards},
};
use table::{
    laws::{Lawful, Secret, Table},
    prelude::*,
};

impl Lawful for Goofspiel {
    fn tables() -> Vec<Table<Self>> {
        let table = |(players, ties)| Table::new(players, Options { ties });
        (2..=MAX_SEATS).flat_map(|n| [(n, Ties::Discard), (n, Ties::Carry)]).map(table).collect()
    }

    fn any_move(dice: &mut Dice) -> Bid {
        Bid(if dice.roll(20) == 0 { dice.word() as u8 } else { dice.roll(u32::from(CARDS) + 2) as u8 })
    }

    fn secrets(&self) -> Vec<Secret> {
        let hidden = self.prizes.iter().enumerate().skip(self.round + 1);
        let prizes = hidden.map(|(at, prize)| Secret {
            what: format!("prize {at}"),
            value: prize.to_string(),
            known: Audience::NOBODY,
        });
        let bidders = Seat::all(self.players).filter(|&seat| self.bids[seat] != 0);
        let bids = bidders.map(|seat| Secret {
            what: format!("bid {seat}"),
            value: self.bids[seat].to_string(),
            known: Audience::seat(seat),
        });
        prizes.chain(bids).collect()
    }

    fn leaves_one(view: &Self::View, what: &str) -> bool {
        // Of the prizes the last one can be told, of the bids one from a hand of one card.
        let left = usize::from(CARDS) - view.table.round;
        left == if what.starts_with("prize") { 2 } else { 1 }
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        let hands = Seat::all(self.players).map(|seat| self.hands[seat].len() + self.round);
        vec![("cards, held or spent", hands.sum::<usize>() as i64)]
    }
}

impl Lawful for Magpie {
    fn tables() -> Vec<Table<Self>> {
        (2..=4).map(|players| Table::new(players, NoOptions {})).collect()
    }

    fn any_move(dice: &mut Dice) -> Move {
        let rob = Seat::new(dice.roll(MAX_SEATS as u32) as usize).map_or(Move::Look, Move::Rob);
        dice.pick(&[Move::Look, Move::Take, Move::Bark, Move::Hush, rob, rob]).unwrap_or(Move::Look)
    }

    fn secrets(&self) -> Vec<Secret> {
        let hand = |seat: Seat| {
            let faces = self.piles[seat.index()].sorted();
            let over = self.piles[DECK].is_empty();
            let known = if over { Audience::EVERYONE } else { Audience::seat(seat) };
            Secret { what: format!("hand {seat}"), value: format!("{faces:?}"), known }
        };
        let deck = self.piles[DECK].cards().iter().enumerate();
        let card = |(at, card): (usize, &pile::Card<u8>)| Secret {
            what: format!("deck {at}"),
            value: card.face().to_string(),
            known: card.known(),
        };
        Seat::all(self.open.players).map(hand).chain(deck.map(card)).collect()
    }

    fn leaves_one(view: &magpie::View, what: &str) -> bool {
        let (pile, number) = what.split_once(' ').unwrap_or_default();
        let number = number.parse().unwrap_or(DISCARD);
        match pile {
            "deck" => view.cards.leaves_one(DECK, Some(number), all_cards().collect()),
            _ => view.cards.leaves_one(number, None, all_cards().collect()),
        }
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        let faces = || self.piles.iter().flat_map(Pile::faces);
        let dogs = faces().filter(|&face| face == magpie::DOG);
        vec![
            ("cards", faces().count() as i64),
            ("dogs", dogs.count() as i64),
            ("worth", faces().map(i64::from).sum()),
        ]
    }
}
