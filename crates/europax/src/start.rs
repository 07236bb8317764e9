//! Before the first card: who has which country, and the deal.

use crate::{
    country::{Countries, Country, The},
    demand::Demand,
    event::{Event, got_demands, got_stock},
    out::Out,
    product::{Product, Stock},
    state::{
        BOX, Board, DEALT_HAND, DEALT_STOCK, Each, Europax, Open, Options, PRODUCTION, PURSE, Packs, Phase,
        Sharing, Tally,
    },
    unforeseen::Unforeseen,
};
use arrayvec::ArrayVec;
use table::prelude::*;

impl Open {
    /// How many countries are played.
    #[must_use]
    pub fn wanted_countries(&self) -> usize {
        match (self.players, self.options.countries) {
            (2, Each::Two) => 4,
            (players, _) => usize::from(players).min(5),
        }
    }

    /// The countries out of which those are.
    #[must_use]
    pub fn boards_in_box(&self) -> Countries {
        use Country::{Benelux, England, France};
        match self.wanted_countries() {
            2 => Countries::only(France).with(Benelux),
            3 => Countries::only(France).with(England).with(Benelux),
            _ => Country::ALL.into_iter().collect(),
        }
    }

    /// The countries that nobody has taken yet.
    #[must_use]
    pub fn free(&self) -> Countries {
        self.boards_in_box() - self.present()
    }

    /// Who takes a country after so many others have: the banker first, then clockwise, so that whoever begins comes last. With
    /// two countries each, the banker takes the first and the last.
    pub(crate) fn taker(&self, taken: usize) -> Seat {
        let players = usize::from(self.players);
        let banker = self.banker.index();
        let place = match players {
            2 => banker + taken.div_ceil(2),
            6 => banker + 1 + taken,
            _ => banker + taken,
        };
        Seat::new(place % players).unwrap_or(Seat::FIRST)
    }

    /// The country that begins: the first one of whoever sits at the banker's right.
    fn beginner(&self) -> Country {
        let players = usize::from(self.players);
        let right = Seat::new((self.banker.index() + players - 1) % players).unwrap_or(Seat::FIRST);
        self.countries(right).next().unwrap_or(Country::France)
    }
}

impl Europax {
    pub(crate) fn set_up(options: Options, players: usize, seed: &Seed) -> Europax {
        let mut dice = Bookmark::new(seed.clone());
        let mut packs = Packs::default();
        let (banker, countries) = dice.throw(|dice| {
            let banker = if players == 6 { 5 } else { dice.roll(players as u32) as usize };
            let mut countries = Country::ALL;
            dice.shuffle(&mut countries);
            packs.production = every_production_card().collect();
            dice.shuffle(&mut packs.production);
            packs.unforeseen = Unforeseen::cards().collect();
            dice.shuffle(&mut packs.unforeseen);
            (Seat::new(banker).unwrap_or(Seat::FIRST), countries)
        });
        let open = Open {
            options,
            players: players as u8,
            banker,
            boards: crate::PerCountry::default(),
            bank: BOX,
            production: Stock::new(Product::copies),
            gone: Stock::default(),
            demands: Bits::NONE,
            used: Bits::NONE,
            beneath: ArrayVec::new(),
            moving: true,
            tally: Tally::default(),
            phase: Phase::Choose(banker),
        };
        let mut game = Europax { open, packs, dice };
        game.open.phase = Phase::Choose(game.open.taker(0));
        game.open.demands = Demand::deck(game.open.wanted_countries());
        game.packs.demands = game.open.demands.iter().filter_map(Demand::new).collect();
        game.dice.throw(|dice| dice.shuffle(&mut game.packs.demands));
        if options.seats == Sharing::Random {
            let offered = game.open.boards_in_box();
            let countries = countries.into_iter().filter(|country| offered.contains(*country));
            for country in countries.take(game.open.wanted_countries()) {
                let taken = game.open.present().len();
                game.open.boards[country].owner = Some(game.open.taker(taken));
            }
            game.deal(&mut Out::new(&mut ()));
        }
        game
    }

    /// A seat takes a country. Where only one is left for the last, it is his.
    pub(crate) fn take(&mut self, seat: Seat, country: Country, out: &mut Out<'_, impl Tell<Event>>) {
        self.open.boards[country].owner = Some(seat);
        out.say(Event::Chose { seat, country: The(country) });
        let (taken, wanted) = (self.open.present().len(), self.open.wanted_countries());
        let next = self.open.taker(taken);
        let mut free = self.open.free().iter();
        match (free.next(), free.next()) {
            _ if taken == wanted => self.deal(out),
            (Some(last), None) => self.take(next, last, out),
            _ => self.open.phase = Phase::Choose(next),
        }
    }

    /// Everybody gets money, production cards and demand cards.
    fn deal(&mut self, out: &mut Out<'_, impl Tell<Event>>) {
        for country in self.open.present() {
            let owner = self.open.boards[country].owner;
            self.open.boards[country] = Board { owner, money: PURSE, ..Board::default() };
            self.open.bank -= PURSE;
            self.draw_stock(country, DEALT_STOCK, out);
            self.draw_hand(country, DEALT_HAND, out);
        }
        let first = self.open.beginner();
        self.open.phase = Phase::Lay(first);
        out.say(Event::Turn { country: The(first) });
    }

    /// A country gets so many production cards, or what is left.
    pub(crate) fn draw_stock(&mut self, country: Country, cards: usize, out: &mut Out<'_, impl Tell<Event>>) {
        let mut new = Stock::default();
        for _ in 0..cards {
            let Some(product) = self.packs.production.pop() else { break };
            new[product] += 1;
            self.open.production[product] -= 1;
            self.open.boards[country].stock[product] += 1;
            out.stays();
        }
        self.open.boards[country].fresh = new;
        out.say(got_stock(The(country), &new));
    }

    /// A country gets so many demand cards, or what is left.
    pub(crate) fn draw_hand(&mut self, country: Country, cards: usize, out: &mut Out<'_, impl Tell<Event>>) {
        let mut new = Bits::NONE;
        for _ in 0..cards {
            let Some(card) = self.packs.demands.pop() else { break };
            new = new.with(card.number());
        }
        if new.is_empty() {
            return;
        }
        self.open.demands = self.open.demands.but(new);
        self.open.boards[country].hand = self.open.boards[country].hand.or(new);
        out.stays();
        out.say(got_demands(The(country), new));
    }
}

/// Every production card, one by one.
fn every_production_card() -> impl Iterator<Item = Product> {
    let all =
        Product::ALL.into_iter().flat_map(|product| std::iter::repeat_n(product, product.copies().into()));
    all.take(PRODUCTION)
}
