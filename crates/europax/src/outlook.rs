//! What would come of laying a demand card, before it is laid.
//!
//! Everything but the order of the packs lies open, so most of it can be told beforehand. What can't is whom a buyer will choose,
//! and which cards a stock that is used up will get. Both are kept as bounds: what each country has at least and at most. A
//! step is certain as long as it comes out the same within them.

use crate::{
    country::{Countries, Country, PerCountry},
    demand::{Demand, Wanted},
    out::Out,
    product::{Product, Stock},
    state::{HELP, NEW_HAND, NEW_STOCK, Open, REWARD, Source},
};

/// What would come of laying a demand card, as far as what lies open tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The units in the order of the card. Those of one line that come the same way are one step.
    pub steps: Vec<Step>,
    /// By how much each country gets richer or poorer: sales, purchases, rewards, and help that is given for good. Only what is
    /// certain: what a seller that is still to be chosen gets isn't in it, nor anything from where the doubt begins.
    pub money: PerCountry<i32>,
    /// Whose stock is certainly used up on the way. It gets 1,000 and new cards, if there are any.
    pub emptied: Countries,
    /// Who certainly can't pay out of its own purse, so that partners help.
    pub helped: Countries,
    /// What comes after the card. Where there is a doubt, it is what comes if the doubted steps go as reckoned.
    pub next: Next,
    /// From where on it isn't certain, and why.
    pub doubt: Option<Doubt>,
}

/// Some units of one line that come the same way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The line of the card, from 0.
    pub line: usize,
    /// The country that the line names.
    pub country: Country,
    /// What it is asked for.
    pub product: Product,
    /// How many units come this way.
    pub units: u8,
    /// Which way.
    pub how: How,
}

/// Which way a unit comes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum How {
    /// It doesn't: nobody plays that country.
    Skipped,
    /// The country has it.
    Own,
    /// It buys it from this one, and has no choice.
    Buys(Country),
    /// It chooses one of these to buy it from.
    Chooses(Countries),
    /// It pays for it abroad.
    Abroad,
}

/// What comes after the card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// All of it was skipped, and the same country lays another card.
    Same,
    /// This country plays next.
    Country {
        /// Which one.
        country: Country,
        /// Whether it draws an unforeseen card before.
        draws: bool,
    },
    /// Whichever of these is chosen draws an unforeseen card and plays next.
    Seller(Countries),
    /// The card ends the game, with or without a last unforeseen card.
    Over,
}

/// Why it isn't certain, and the step from which on. Steps from there on are reckoned as if nobody had been chosen and no new cards
/// had come. If it is the number of steps, only what comes after the card is in doubt.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// It depends on who is chosen before.
    Choice(usize),
    /// It depends on new cards that nobody knows.
    NewCards(usize),
}

impl Doubt {
    /// The first step that is in doubt.
    #[must_use]
    pub const fn step(self) -> usize {
        let (Doubt::Choice(step) | Doubt::NewCards(step)) = self;
        step
    }
}

impl Open {
    /// What would come of this country laying this card.
    #[must_use]
    pub fn outlook(&self, layer: Country, card: Demand) -> Outlook {
        let mut reckoning = Reckoning::new(self);
        let over = card.wanted().enumerate().any(|(line, wanted)| reckoning.line(line, wanted, layer));
        let next = if over { Next::Over } else { reckoning.next(layer, card) };
        Outlook { next, ..reckoning.outlook }
    }
}

/// The pack of production cards, within bounds.
struct Pack {
    /// Fewest and most cards in it.
    cards: (usize, usize),
    /// How many of each product at least.
    least: Stock,
    /// How many of each product at most.
    most: Stock,
}

impl Pack {
    fn new(production: Stock) -> Pack {
        Pack { cards: (production.cards(), production.cards()), least: production, most: production }
    }

    /// The most of each product that a new stock can hold.
    fn at_most(&self) -> Stock {
        Stock::new(|product| self.most[product].min(NEW_STOCK as u8))
    }

    /// Cards for a new stock are drawn: those of which it is certain that they come, and how many others at least.
    fn draw(&mut self) -> (Stock, usize) {
        let (fewest, most) = self.cards;
        let drawn = fewest.min(NEW_STOCK);
        let sure =
            Stock::new(|product| (usize::from(self.least[product]) + drawn).saturating_sub(most) as u8);
        self.perhaps_draw();
        self.cards.1 = most.saturating_sub(NEW_STOCK);
        let rest = self.cards.1.min(usize::from(u8::MAX)) as u8;
        self.most = Stock::new(|product| (self.most[product] - sure[product]).min(rest));
        (sure, drawn.saturating_sub(sure.cards()))
    }

    /// Cards for a new stock may be drawn.
    fn perhaps_draw(&mut self) {
        self.cards.0 = self.cards.0.saturating_sub(NEW_STOCK);
        self.least = Stock::new(|product| self.least[product].saturating_sub(NEW_STOCK as u8));
    }
}

/// What is known on the way.
struct Reckoning {
    before: PerCountry<i32>,
    /// The table as if no seller had been chosen and no unknown card had come.
    open: Open,
    pack: Pack,
    /// Units that a country may have been chosen to sell.
    sold: PerCountry<Stock>,
    /// Unknown cards that it may have got, at most.
    fresh: PerCountry<Stock>,
    /// How many unknown cards it has got, at least.
    unknown: PerCountry<usize>,
    outlook: Outlook,
}

impl Reckoning {
    fn new(open: &Open) -> Reckoning {
        Reckoning {
            before: PerCountry::new(|country| open.wealth(country)),
            open: open.clone(),
            pack: Pack::new(open.production),
            sold: PerCountry::default(),
            fresh: PerCountry::default(),
            unknown: PerCountry::default(),
            outlook: Outlook {
                steps: Vec::new(),
                money: PerCountry::default(),
                emptied: Countries::default(),
                helped: Countries::default(),
                next: Next::Same,
                doubt: None,
            },
        }
    }

    /// Goes through one line of the card. Whether the game is certainly over then.
    fn line(&mut self, line: usize, wanted: Wanted, layer: Country) -> bool {
        if !self.open.is_present(wanted.country) {
            self.step(line, wanted, wanted.units, How::Skipped);
            return false;
        }
        (0..wanted.units).any(|_| self.unit(line, wanted, layer))
    }

    /// Goes through one unit. Whether the game is certainly over then.
    fn unit(&mut self, line: usize, wanted: Wanted, layer: Country) -> bool {
        let Wanted { country, product, .. } = wanted;
        if self.is_certain() {
            self.outlook.doubt = self.unsure(wanted, layer);
        }
        let source = self.open.source(wanted, layer);
        let sellers = self.open.sellers(country, product);
        let (how, paid) = match source {
            Some(Source::Board(seller)) if seller == country => (How::Own, None),
            Some(Source::Board(seller)) => (How::Buys(seller), Some((Some(seller), product.european()))),
            Some(Source::Abroad(_)) => (How::Abroad, Some((None, product.foreign()))),
            None => (How::Chooses(sellers), Some((None, product.european()))),
        };
        if let Some((seller, money)) = paid {
            self.pay(country, seller, money);
        }
        self.step(line, wanted, 1, how);
        let over = match source {
            Some(Source::Board(seller)) => self.deliver(seller, product),
            Some(Source::Abroad(_)) => false,
            None => self.deliver_from_one(sellers, product),
        };
        if self.is_certain() {
            self.count();
        }
        over
    }

    fn is_certain(&self) -> bool {
        self.outlook.doubt.is_none()
    }

    /// What comes after this step isn't certain.
    fn doubt_choice(&mut self) {
        self.count();
        self.outlook.doubt = Some(Doubt::Choice(self.outlook.steps.len()));
    }

    /// Takes down who certainly gets richer or poorer.
    fn count(&mut self) {
        self.outlook.money = PerCountry::new(|country| self.open.wealth(country) - self.before[country]);
    }

    /// Why it isn't certain where the next unit comes from.
    fn unsure(&self, wanted: Wanted, layer: Country) -> Option<Doubt> {
        let at = self.outlook.steps.len();
        let known = |country: Country| self.open.boards[country].stock[wanted.product];
        let has = |country: Country| known(country) > self.sold[country][wanted.product];
        let unsure = |country: &Country| {
            !has(*country) && (known(*country) > 0 || self.fresh[*country][wanted.product] > 0)
        };
        let why = |country: Country| if known(country) > 0 { Doubt::Choice(at) } else { Doubt::NewCards(at) };
        for first in [wanted.country, layer] {
            if has(first) {
                return None;
            }
            if unsure(&first) {
                return Some(why(first));
            }
        }
        Country::ALL.into_iter().find(unsure).map(why)
    }

    /// A country pays another one, or the bank.
    fn pay(&mut self, payer: Country, seller: Option<Country>, money: i32) {
        if !self.is_certain() {
            return;
        }
        if self.open.boards[payer].money < money {
            // Who may have sold something may not need help, or may give more.
            let unsure = |country: Country| {
                !self.sold[country].is_empty() && self.open.boards[country].money < HELP.max(money)
            };
            if Country::ALL.into_iter().any(unsure) {
                self.outlook.doubt = Some(Doubt::Choice(self.outlook.steps.len()));
                return;
            }
            self.outlook.helped = self.outlook.helped.with(payer);
        }
        self.open.pay(payer, seller, money, &mut Out::new(&mut ()));
    }

    /// Takes down a step, together with the one before if it is the same. A doubt begins with a step of its own.
    fn step(&mut self, line: usize, wanted: Wanted, units: u8, how: How) {
        let Wanted { country, product, .. } = wanted;
        let steps = &mut self.outlook.steps;
        let begins = self.outlook.doubt.is_some_and(|doubt| doubt.step() == steps.len());
        match steps.last_mut() {
            Some(last) if !begins && last.line == line && last.how == how => last.units += units,
            _ => steps.push(Step { line, country, product, units, how }),
        }
    }

    /// A unit leaves a board. Whether the game is certainly over then.
    fn deliver(&mut self, country: Country, product: Product) -> bool {
        self.open.moving = true;
        self.open.boards[country].stock[product] -= 1;
        if !self.is_certain() || self.left(country) > self.sold[country].cards() {
            return false;
        }
        if self.left(country) > 0 {
            self.perhaps_renew(Countries::only(country));
            return false;
        }
        self.outlook.emptied = self.outlook.emptied.with(country);
        match self.pack.cards {
            (_, 0) => return self.open.is_long(),
            (0, _) => self.doubt_choice(),
            _ => self.renew(country),
        }
        false
    }

    /// A unit leaves one of these boards. Whether the game is certainly over then.
    fn deliver_from_one(&mut self, sellers: Countries, product: Product) -> bool {
        self.open.moving = true;
        if !self.is_certain() {
            return false;
        }
        let last = |country: &Country| self.left(*country) == 1 && self.sold[*country].is_empty();
        if self.open.is_long() && self.pack.cards.1 == 0 && sellers.iter().all(|seller| last(&seller)) {
            return true;
        }
        for seller in sellers {
            self.sold[seller][product] += 1;
        }
        let emptied = |country: &Country| self.left(*country) <= self.sold[*country].cards();
        self.perhaps_renew(sellers.iter().filter(emptied).collect());
        false
    }

    /// How many cards a country has if it wasn't chosen to sell any.
    fn left(&self, country: Country) -> usize {
        self.open.boards[country].stock.cards() + self.unknown[country]
    }

    /// A stock is used up, and there are new cards.
    fn renew(&mut self, country: Country) {
        self.open.bank_pays(country, REWARD);
        let at_most = self.pack.at_most();
        let (sure, unknown) = self.pack.draw();
        self.open.boards[country].stock = sure;
        self.unknown[country] = unknown;
        self.fresh[country] = Stock::new(|product| at_most[product] - sure[product]);
    }

    /// One of these stocks may be used up.
    fn perhaps_renew(&mut self, countries: Countries) {
        if countries.is_empty() {
            return;
        }
        if self.pack.cards.0 == 0 && self.open.is_long() {
            return self.doubt_choice();
        }
        if self.pack.cards.1 == 0 {
            return;
        }
        for country in countries {
            let (before, new) = (self.fresh[country], self.pack.at_most());
            self.fresh[country] = Stock::new(|product| before[product] + new[product]);
        }
        self.pack.perhaps_draw();
    }

    /// What comes after the card.
    fn next(&self, layer: Country, card: Demand) -> Next {
        if self.open.boards[layer].hand.without(card.number()).is_empty() && self.no_hand() {
            return Next::Over;
        }
        let last = self.outlook.steps.iter().rfind(|step| step.how != How::Skipped);
        last.map_or(Next::Same, |step| match step.how {
            How::Skipped => Next::Same,
            How::Own => Next::Country { country: step.country, draws: true },
            How::Buys(country) => Next::Country { country, draws: true },
            How::Chooses(countries) => Next::Seller(countries),
            How::Abroad => Next::Country { country: step.country, draws: false },
        })
    }

    /// Whether there is certainly no new hand to get.
    fn no_hand(&self) -> bool {
        let left = self.open.demands.len();
        if self.open.is_long() {
            left < NEW_HAND && !self.open.moving && self.is_certain()
        } else {
            left == 0
        }
    }
}
