//! Europax, a game for two to six. Five countries of the Common Market, all cards face up, supply what it asks for.
//!
//! Whoever's turn it is lays a demand card. The countries it names supply the products it asks for: out of their own stock, or
//! bought from whoever laid the card, from another partner, or abroad, where everything is dearer. Supplying brings no money,
//! selling does, and whoever uses up a stock gets a new one and a reward. Whoever brought the last unit draws an
//! unforeseen card and plays next. A partner who can't pay is helped by all others. In the end the richest wins.
//!
//! The rules by id are in `docs/games/europax`, with what is the printed game's and what is ours. The state is [`Europax`]: nearly
//! all of it lies open ([`Open`], with a [`Board`] for each country); only the order of the three [`Packs`] is hidden. What
//! the cards say is data ([`Product`], [`Demand`], [`Unforeseen`]). What would come of laying a card is an [`Outlook`].
#![forbid(unsafe_code)]

mod check;
mod country;
mod demand;
mod draw;
mod event;
mod lawful;
mod money;
mod out;
mod outlook;
mod per;
mod product;
mod spoken;
mod start;
mod state;
mod supply;
mod unforeseen;
mod view;

pub use check::Move;
pub use country::{Countries, CountriesIter, Country, OutOf, PerCountry, The, To};
pub use demand::{DEMANDS, Demand, NOT_FOR_THREE, NOT_FOR_TWO, Wanted};
pub use event::Event;
pub use outlook::{Doubt, How, Next, Outlook, Step};
pub use per::{Key, Per};
pub use product::{Goods, OfGoods, Product, Stock};
pub use state::*;
pub use unforeseen::{Effect, UNFORESEEN, Unforeseen};
pub use view::View;

use out::Out;
use table::prelude::*;

impl Game for Europax {
    const ABOUT: About = About {
        name: "europax",
        title: "Europax",
        designer: None,
        seats: (2, 6),
        best: Some(5),
        minutes: (30, 90),
        options: &[
            Described::words("length", &["short", "long"]).front(),
            Described::words("countries", &["one", "two"]).seats(&[("two", (2, 2))]),
            Described::words("help", &["returned", "given"]),
            Described::words("seats", &["random", "chosen"]),
        ],
        endings: &["demands", "production", "standstill"],
        by_post: true,
        stage: Stage::Playable,
        rules: table::rules_pages!("../../../docs/games/europax"),
        ..About::BLANK
    };
    type Options = Options;
    type Brought = ();
    type Move = Move;
    type View = View;
    type Event = Event;

    fn start(options: &Options, brought: &[()], seed: &Seed) -> Result<Self, SetupError> {
        let players = brought.len();
        SetupError::check_players(&Self::ABOUT, players)?;
        if options.countries == Each::Two && players != 2 {
            return Err(SetupError::Other("countries=two is for two players".into()));
        }
        Ok(Europax::set_up(*options, players, seed))
    }

    fn players(&self) -> usize {
        self.open.players.into()
    }

    fn status(&self) -> Status {
        let Phase::Over(ending) = self.open.phase else {
            return Status::Waiting(self.open.asked().map_or(Seats::NONE, Seats::only));
        };
        Status::Over(Outcome {
            ending: ending.key(),
            winners: self.open.winners(),
            scores: self.open.scores(),
        })
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.open.list(seat, into);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.open.allow(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        let mut out = Out::new(tell);
        match (self.open.phase, mv) {
            (Phase::Choose(_), Move::Take(country)) => self.take(seat, country, &mut out),
            (Phase::Lay(country), Move::Lay(card)) => self.lay(country, card, &mut out),
            (Phase::Supply(supply), Move::Buy(seller)) => self.buy(supply, seller, &mut out),
            (Phase::Urgent(urgent), Move::Buy(seller)) => self.buy_urgently(urgent, seller, &mut out),
            _ => {}
        }
        out.trace
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, open: self.open.clone() }
    }

    fn imagine(view: &View, dice: &mut Dice) -> Result<Self, Impossible> {
        Europax::imagined(view, dice)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        self.possible()
    }

    /// Wealth, in millions of Europas.
    fn standing(&self) -> table::Scores {
        if !matches!(self.open.phase, Phase::Choose(_)) {
            return self.open.scores();
        }
        // What everybody will begin with.
        let turns = 0..self.open.wanted_countries();
        let will = |seat| turns.clone().filter(|turn| self.open.taker(*turn) == seat).count() as i32;
        Seat::all(self.players()).map(|seat| will(seat) * PURSE).collect()
    }

    fn words() -> &'static Words {
        table::words!("../words/europax")
    }
}
