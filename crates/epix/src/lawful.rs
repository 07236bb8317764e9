//! What the laws have to know of Epix.

use crate::{Action, Card, Epix, Hand, Kind, Move, Options, Phase, Province, Rules, Season, View, YesNo};
use table::{
    laws::{Lawful, Secret, Table},
    prelude::*,
};

impl Lawful for Epix {
    fn tables() -> Vec<Table<Self>> {
        let options = [Rules::Advanced, Rules::Basic]
            .into_iter()
            .flat_map(|cards| [YesNo::No, YesNo::Yes].map(|free_attacks| Options { cards, free_attacks }));
        options.flat_map(|options| (2..=4).map(move |players| Table::new(players, options))).collect()
    }

    fn any_move(dice: &mut Dice) -> Move {
        let seat = Seat::new(dice.roll(5) as usize).unwrap_or(Seat::FIRST);
        let gold = if dice.roll(20) == 0 { dice.word() as u16 } else { dice.roll(20) as u16 };
        let kind = Kind::ALL[dice.roll(4) as usize];
        let [from, to] = [0; 2].map(|_| Province::ALL[dice.roll(16) as usize]);
        match dice.roll(12) {
            0 => Move::Recruit(kind, to),
            1 => Move::Bid(Card::ALL[dice.roll(20) as usize], kind),
            2 => Move::Gold(gold),
            3 => Move::Pass,
            4 => Move::Give(seat),
            5 => Move::Choose(Hand::ALL[dice.roll(6) as usize]),
            6 => Move::Spy(seat),
            7 => Move::Play(Action::ALL[dice.roll(3) as usize]),
            8 => Move::Move(kind, from, to),
            9 => Move::Attack(kind, from, to),
            10 => Move::Guess(gold),
            _ => Move::Done,
        }
    }

    fn secrets(&self) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut keep = |what: String, value: String, known| secrets.push(Secret { what, value, known });
        for seat in self.open.board.seats() {
            if let Some(gold) = self.hidden.offers[seat] {
                keep(format!("offer {seat}"), gold.to_string(), Audience::seat(seat));
            }
            if let Some(hand) = self.hidden.hands[seat] {
                let spy = self.open.spy().filter(|_| self.open.spied == Some(seat));
                let seen = spy.map_or(Audience::NOBODY, Audience::seat);
                let shown = self.open.shown.contains(seat);
                let known = if shown { Audience::EVERYONE } else { Audience::seat(seat).and(seen) };
                keep(format!("cards {seat}"), hand.to_string(), known);
            }
        }
        if let (Some(bid), Phase::Act(turn)) = (self.hidden.bid, &self.open.phase) {
            keep("bid".into(), bid.to_string(), Audience::seat(turn.seat));
        }
        secrets
    }

    fn leaves_one(view: &View, what: &str) -> bool {
        // Whoever has no gold offers none.
        let offer = what.strip_prefix("offer ").and_then(|seat| seat.parse::<Seat>().ok());
        offer.is_some_and(|seat| view.open.board.gold(seat) == 0)
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        let board = &self.open.board;
        let bids = || self.open.offers.iter().filter_map(|offer| offer.bid);
        let gold = board.seats().map(|seat| i64::from(board.gold(seat))).sum::<i64>();
        let on_cards = bids().map(|bid| i64::from(bid.gold)).sum::<i64>();
        let units = |kind: Kind| {
            let there =
                board.seats().map(|seat| board.of(seat, kind).len() + usize::from(board.left(seat, kind)));
            (there.sum::<usize>() + bids().filter(|bid| bid.marker == kind).count()) as i64
        };
        let mut all = vec![("gold", gold + on_cards + i64::from(board.treasury))];
        all.extend(Kind::ALL.map(|kind| (kind.key(), units(kind))));
        all
    }

    fn more_messages() -> Vec<String> {
        let names = Card::ALL.map(|card| card.message().to_owned()).into_iter();
        let effects = Card::ALL.into_iter().flat_map(Card::effects).map(|effect| effect.message().to_owned());
        names
            .chain(effects)
            .chain(Kind::ALL.iter().flat_map(|kind| [kind.message().into(), kind.several().into()]))
            .chain(Province::ALL.map(|province| province.message().into()))
            .chain(Action::ALL.map(|action| action.message().into()))
            .chain(Hand::ALL.map(|hand| hand.message().into()))
            .chain(Season::ALL.map(|season| season.message().into()))
            .collect()
    }
}
