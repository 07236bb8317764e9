//! What the laws have to know of Europax.

use crate::{
    Country, DEMANDS, Demand, Each, Effect, Europax, Goods, Help, Length, Move, OfGoods, Options, OutOf,
    PURSE, Phase, Product, Sharing, Tally, The, To, Unforeseen, View,
};
use table::{
    laws::{Lawful, Secret, Table},
    prelude::*,
};

impl Europax {
    /// What the bank has, without what it dealt, paid and was paid.
    fn ledger(&self) -> i64 {
        let dealt = if matches!(self.open.phase, Phase::Choose(_)) { 0 } else { self.open.present().len() };
        let Tally { paid, received, .. } = self.open.tally;
        i64::from(self.open.bank) + dealt as i64 * i64::from(PURSE) + i64::from(paid) - i64::from(received)
    }
}

impl Lawful for Europax {
    fn tables() -> Vec<Table<Self>> {
        let plain = Options {
            length: Length::Short,
            countries: Each::One,
            help: Help::Returned,
            seats: Sharing::Random,
        };
        let mut tables = Vec::new();
        for length in Length::ALL {
            for (players, countries) in
                [(2, Each::Two)].into_iter().chain((2..=6).map(|players| (players, Each::One)))
            {
                tables.push(Table::new(players, Options { length, countries, ..plain }));
                let other = Options { help: Help::Given, seats: Sharing::Chosen, ..plain };
                tables.push(Table::new(players, Options { length, countries, ..other }));
            }
        }
        tables
    }

    fn any_move(dice: &mut Dice) -> Move {
        let country = Country::ALL[dice.roll(5) as usize];
        let card = Demand::new(dice.roll(DEMANDS.into()) as u8 + 1);
        match (dice.roll(4), card) {
            (0, _) => Move::Take(country),
            (1, _) | (_, None) => Move::Buy(country),
            (_, Some(card)) => Move::Lay(card),
        }
    }

    fn secrets(&self) -> Vec<Secret> {
        let top = |what: &str, value: Option<String>| {
            value.map(|value| Secret { what: what.into(), value, known: Audience::NOBODY })
        };
        let production = top("production", self.packs.production.last().map(ToString::to_string));
        let demands = top("demands", self.packs.demands.last().map(ToString::to_string));
        let unforeseen = top("unforeseen", self.packs.unforeseen.last().map(ToString::to_string));
        [production, demands, unforeseen].into_iter().flatten().collect()
    }

    fn leaves_one(view: &View, what: &str) -> bool {
        let open = &view.open;
        match what {
            "production" => open.production.values().filter(|count| **count > 0).count() == 1,
            "demands" => open.demands.len() == 1,
            _ => open.unread().is_ok_and(|unread| unread.iter().all(|card| *card == unread[0])),
        }
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        let boards = || self.open.boards.values();
        let money = boards().map(|board| i64::from(board.money)).sum::<i64>() + i64::from(self.open.bank);
        let production = boards().map(|board| board.stock.cards()).sum::<usize>()
            + self.packs.production.len()
            + self.open.gone.cards();
        let demands = boards().map(|board| board.hand.len()).sum::<usize>()
            + self.packs.demands.len()
            + self.open.used.len();
        let unforeseen = boards().filter(|board| board.hotel).count()
            + self.packs.unforeseen.len()
            + self.open.beneath.len();
        // What is owed is what was lent, so all wealth together is all money together.
        let wealth = Country::ALL.map(|country| i64::from(self.open.wealth(country))).iter().sum::<i64>();
        vec![
            ("money", money),
            ("wealth and bank", wealth + i64::from(self.open.bank)),
            ("ledger", self.ledger()),
            ("production cards", production as i64),
            ("demand cards", demands as i64),
            ("unforeseen cards", unforeseen as i64),
        ]
    }

    fn more_messages() -> Vec<String> {
        let countries = Country::ALL.into_iter().flat_map(|country| {
            [country.message(), The(country).message(), OutOf(country).message(), To(country).message()]
        });
        let products = Product::ALL
            .into_iter()
            .flat_map(|product| [product.message(), Goods(product).message(), OfGoods(product).message()]);
        let effects = Unforeseen::ALL.map(Unforeseen::effect).map(Effect::phrase);
        countries
            .chain(products)
            .chain(Unforeseen::ALL.map(Unforeseen::message))
            .map(Into::into)
            .chain(effects.iter().map(|phrase| phrase.id().to_owned()))
            .chain(["wanted".into(), "printed".into()])
            .collect()
    }
}
