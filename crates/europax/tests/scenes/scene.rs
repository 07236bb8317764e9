//! Scenes for the tests of rules: countries with the cards and the money that a test wants, and moves in notation.
//!
//! At a table of two seat 0 has France and seat 1 Benelux; of three France, England and Benelux; otherwise seat 0 has France, 1
//! England, 2 Germany, 3 Italy, 4 Benelux. Seat 0 keeps the bank, but for a table of six. The next unforeseen card is a hotel.

use europax::{
    Board, Countries, Country, Demand, Each, Europax, Event, Help, Length, Move, Options, Phase, Product,
    Sharing, Stock, Unforeseen,
};
use table::{Bits, Game, Heard, Outcome, Seat, Seed, Status, Trace};

pub(crate) const OPTIONS: Options =
    Options { length: Length::Short, countries: Each::One, help: Help::Returned, seats: Sharing::Random };
pub(crate) const LONG: Options = Options { length: Length::Long, ..OPTIONS };

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn start(players: usize, options: Options, seed: &str) -> Europax {
    Europax::start(&options, &vec![(); players], &Seed::from_text(seed)).unwrap()
}

/// These products, one unit for each word.
pub(crate) fn goods(words: &str) -> Stock {
    let mut stock = Stock::default();
    words.split_whitespace().for_each(|word| stock[word.parse::<Product>().unwrap()] += 1);
    stock
}

pub(crate) struct Scene {
    pub(crate) game: Europax,
    pub(crate) trace: Trace,
}

impl Scene {
    /// A table at which nobody has any card yet, and everybody 3,600.
    pub(crate) fn new(players: usize, options: Options) -> Scene {
        let mut game = start(players, Options { seats: Sharing::Random, ..options }, "scene");
        let all: Vec<Country> = if players < 4 && options.countries == Each::One {
            game.open.boards_in_box().iter().collect()
        } else {
            Country::ALL.into_iter().take(game.open.wanted_countries()).collect()
        };
        let seats = if options.countries == Each::Two { 2 } else { all.len() };
        game.open.banker = seat(if players == 6 { 5 } else { 0 });
        game.open.boards = europax::PerCountry::default();
        for (at, country) in all.iter().enumerate() {
            let owner = Some(seat(at % seats));
            game.open.boards[*country] = Board { owner, money: europax::PURSE, ..Board::default() };
        }
        game.open.demands = Demand::deck(all.len());
        game.packs.demands = game.open.demands.iter().filter_map(Demand::new).collect();
        game.open.production = Stock::new(Product::copies);
        let mut scene = Scene { game, trace: Trace::Quiet };
        scene.pack();
        scene.next(Unforeseen::Hotel)
    }

    /// Makes the pack what was counted.
    fn pack(&mut self) {
        let cards = self.game.open.production.iter();
        self.game.packs.production =
            cards.flat_map(|(product, count)| vec![product; usize::from(*count)]).collect();
    }

    pub(crate) fn stock(mut self, country: Country, words: &str) -> Scene {
        let new = goods(words);
        for product in Product::ALL {
            self.game.open.production[product] -= new[product];
            self.game.open.boards[country].stock[product] += new[product];
        }
        self.pack();
        self
    }

    /// The pack of production cards holds only these, the last on top; all others are gone.
    pub(crate) fn production(mut self, words: &str) -> Scene {
        let new = goods(words);
        for product in Product::ALL {
            self.game.open.gone[product] += self.game.open.production[product] - new[product];
        }
        self.game.open.production = new;
        self.game.packs.production = words.split_whitespace().map(|word| word.parse().unwrap()).collect();
        self
    }

    pub(crate) fn hand(mut self, country: Country, numbers: &[u8]) -> Scene {
        let new: Bits = numbers.iter().copied().collect();
        assert!(new.within(self.game.open.demands), "these cards are in use");
        self.game.open.demands = self.game.open.demands.but(new);
        self.game.packs.demands.retain(|card| !new.contains(card.number()));
        self.game.open.boards[country].hand = self.game.open.boards[country].hand.or(new);
        self
    }

    /// The pack of demand cards holds only these, the last on top; all others have been laid.
    pub(crate) fn demands(mut self, numbers: &[u8]) -> Scene {
        let new: Bits = numbers.iter().copied().collect();
        self.game.open.used = self.game.open.used.or(self.game.open.demands.but(new));
        self.game.open.demands = new;
        self.game.packs.demands = numbers.iter().map(|number| Demand::new(*number).unwrap()).collect();
        self
    }

    pub(crate) fn money(mut self, country: Country, money: i32) -> Scene {
        self.game.open.bank += self.game.open.boards[country].money - money;
        self.game.open.boards[country].money = money;
        self
    }

    pub(crate) fn hotel(mut self, country: Country) -> Scene {
        let at = self.game.packs.unforeseen.iter().position(|card| *card == Unforeseen::Hotel).unwrap();
        self.game.packs.unforeseen.remove(at);
        self.game.open.boards[country].hotel = true;
        self
    }

    /// This unforeseen card is the next.
    pub(crate) fn next(mut self, card: Unforeseen) -> Scene {
        let cards = &mut self.game.packs.unforeseen;
        let (at, last) = (cards.iter().position(|other| *other == card).unwrap(), cards.len() - 1);
        cards.swap(at, last);
        self
    }

    /// It is this country's turn. Whoever has no demand card gets one that nobody has.
    pub(crate) fn turn(mut self, country: Country) -> Scene {
        for other in self.game.open.present() {
            if self.game.open.boards[other].hand.is_empty() {
                let spare = self.game.packs.demands.first().unwrap().number();
                self = self.hand(other, &[spare]);
            }
        }
        self.game.open.phase = Phase::Lay(country);
        self.game.inspect().unwrap();
        self
    }

    /// Whoever is asked makes this move.
    pub(crate) fn play(&mut self, text: &str) -> Vec<Event> {
        let asked = self.game.open.asked().unwrap();
        let mut heard = Heard::new();
        self.trace = self.game.play(asked, text.parse().unwrap(), &mut heard).unwrap();
        self.game.inspect().unwrap();
        heard.0.into_iter().map(|(_, event)| event).collect()
    }

    /// The rule by which this seat's move is refused.
    pub(crate) fn refused(&self, number: usize, text: &str) -> &'static str {
        self.game.check(seat(number), text.parse().unwrap()).unwrap_err().rule()
    }

    pub(crate) fn purse(&self, country: Country) -> i32 {
        self.game.open.boards[country].money
    }

    pub(crate) fn has(&self, country: Country) -> Stock {
        self.game.open.boards[country].stock
    }

    pub(crate) fn hand_of(&self, country: Country) -> Vec<u8> {
        self.game.open.boards[country].hand.iter().collect()
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves: Vec<Move> = Vec::new();
        self.game.moves(self.game.open.asked().unwrap(), &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.game.status() {
            Status::Over(outcome) => outcome,
            Status::Waiting(seats) => panic!("{seats:?} are waited for"),
        }
    }
}

pub(crate) fn countries(all: &[Country]) -> Countries {
    all.iter().copied().collect()
}
