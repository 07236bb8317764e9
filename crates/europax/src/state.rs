//! What lies on the table.

use crate::{
    country::{Countries, Country, PerCountry},
    demand::{DEMANDS, Demand},
    product::{Product, Stock},
    unforeseen::{UNFORESEEN, Unforeseen},
};
use arrayvec::ArrayVec;
use table::prelude::*;

/// What every country begins with, in millions of Europas.
pub const PURSE: i32 = 3_600;
/// All the money in the box.
pub const BOX: i32 = 21_600;
/// How many production cards there are.
pub const PRODUCTION: usize = 173;
/// Production cards dealt to each country.
pub const DEALT_STOCK: usize = 15;
/// Production cards for a stock that is used up.
pub const NEW_STOCK: usize = 10;
/// What the bank pays with them.
pub const REWARD: i32 = 1_000;
/// Demand cards dealt to each country.
pub const DEALT_HAND: usize = 8;
/// Demand cards for a hand that is used up.
pub const NEW_HAND: usize = 7;
/// What every partner gives to one who can't pay.
pub const HELP: i32 = 300;

table::keyed! {
    /// How long it takes.
    pub enum Length as "option-length" {
        /// Until the demand cards run out.
        Short = "short",
        /// Until the production cards run out.
        Long = "long",
    }
}

table::keyed! {
    /// How many countries each player has.
    pub enum Each as "option-countries" {
        /// One.
        One = "one",
        /// Two, at a table of two.
        Two = "two",
    }
}

table::keyed! {
    /// What becomes of the help among partners.
    pub enum Help as "option-help" {
        /// It is returned at the end.
        Returned = "returned",
        /// It is given for good.
        Given = "given",
    }
}

table::keyed! {
    /// How the countries are shared out.
    pub enum Sharing as "option-seats" {
        /// By chance.
        Random = "random",
        /// Everybody chooses.
        Chosen = "chosen",
    }
}

/// What the host chooses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How long it takes.
    pub length: Length,
    /// How many countries each player has.
    pub countries: Each,
    /// What becomes of the help among partners.
    pub help: Help,
    /// How the countries are shared out.
    pub seats: Sharing,
}

/// A game of Europax.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Europax {
    /// What everybody sees: nearly everything.
    pub open: Open,
    /// The order of the three packs.
    pub packs: Packs,
    pub(crate) dice: Bookmark,
}

/// What everybody sees, or knows by counting.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was chosen.
    pub options: Options,
    /// How many sit at the table, the banker among them.
    pub players: u8,
    /// Who looks after the bank.
    pub banker: Seat,
    /// Every country with all that is its own.
    pub boards: PerCountry<Board>,
    /// What is in the bank, in millions of Europas; less than nothing once it has paid out more than the box holds.
    pub bank: i32,
    /// Production cards in the pack, in an order that nobody knows.
    pub production: Stock,
    /// Production cards that have left the game.
    pub gone: Stock,
    /// Demand cards in the pack, in an order that nobody knows.
    pub demands: Bits,
    /// Demand cards that were laid.
    pub used: Bits,
    /// Unforeseen cards that were put under the pack, the first that will come again first. The order of those above isn't known.
    pub beneath: ArrayVec<Unforeseen, UNFORESEEN>,
    /// Whether a production card has left the game since the demand cards that were laid were last shuffled; true until they are.
    pub moving: bool,
    /// What has happened so far.
    pub tally: Tally,
    /// What happens now.
    pub phase: Phase,
}

/// What a country has. Nobody's country has nothing.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// Who manages it.
    pub owner: Option<Seat>,
    /// Its money, in millions of Europas.
    pub money: i32,
    /// Its production cards.
    pub stock: Stock,
    /// Those that it got last, some of which may be gone again.
    pub fresh: Stock,
    /// Its demand cards, by number.
    pub hand: Bits,
    /// Whether its hotels are ready for tourists.
    pub hotel: bool,
    /// What others have to return to it at the end.
    pub lent: PerCountry<i32>,
}

/// What has been counted so far; the banker's ledger, among other things.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Demand cards laid.
    pub laid: u32,
    /// Units bought abroad.
    pub abroad: u32,
    /// Payments for which partners had to help.
    pub helped: u32,
    /// What the bank has paid out since the deal.
    pub paid: i32,
    /// What it was paid.
    pub received: i32,
}

/// Cards whose order nobody knows. The top card is the last.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Packs {
    /// Production cards.
    pub production: ArrayVec<Product, PRODUCTION>,
    /// Demand cards.
    pub demands: ArrayVec<Demand, { DEMANDS as usize }>,
    /// Unforeseen cards that nobody has read yet.
    pub unforeseen: ArrayVec<Unforeseen, UNFORESEEN>,
}

/// What happens now.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// This seat chooses a country.
    Choose(Seat),
    /// This country lays a demand card.
    Lay(Country),
    /// A demand card is being supplied, and the country it names chooses from whom it buys.
    Supply(Supply),
    /// A country has to buy something, and chooses from whom.
    Urgent(Urgent),
    /// It is over.
    Over(Ending),
}

/// How far a demand card has been supplied.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supply {
    /// The card.
    pub card: Demand,
    /// Who laid it.
    pub layer: Country,
    /// The line that is being supplied, from 0.
    pub line: u8,
    /// How many units of it have been.
    pub units: u8,
    /// Where the last unit came from.
    pub last: Option<Source>,
}

/// Where a unit came from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// From this country's board.
    Board(Country),
    /// From abroad, paid by this country.
    Abroad(Country),
}

/// An urgent purchase.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Urgent {
    /// Who buys. It plays next, too.
    pub country: Country,
    /// What.
    pub product: Product,
    /// How many units are still to be bought.
    pub units: u8,
    /// Who laid the demand card before.
    pub layer: Country,
}

table::keyed! {
    /// Why it ended.
    pub enum Ending as "ending" {
        /// Somebody laid his last demand card, and there are no more.
        Demands = "demands",
        /// A stock is used up, and there are no more production cards.
        Production = "production",
        /// The demand cards went round without anything being supplied.
        Standstill = "standstill",
    }
}

impl Open {
    /// The countries that are played.
    #[must_use]
    pub fn present(&self) -> Countries {
        let owned = Country::ALL.into_iter().filter(|country| self.boards[*country].owner.is_some());
        owned.collect()
    }

    /// The countries of this seat.
    pub fn countries(&self, seat: Seat) -> impl Iterator<Item = Country> {
        Country::ALL.into_iter().filter(move |country| self.boards[*country].owner == Some(seat))
    }

    /// Whether somebody plays this country.
    pub(crate) fn is_present(&self, country: Country) -> bool {
        self.boards[country].owner.is_some()
    }

    /// Who else has this product.
    #[must_use]
    pub fn sellers(&self, buyer: Country, product: Product) -> Countries {
        let has = |country: &Country| *country != buyer && self.boards[*country].stock[product] > 0;
        Country::ALL.into_iter().filter(has).collect()
    }

    /// What may be bought now: who buys, what, and from whom.
    #[must_use]
    pub fn purchase(&self) -> Option<(Country, Product, Countries)> {
        let (buyer, product) = match self.phase {
            Phase::Supply(supply) => {
                let wanted = supply.card.line(supply.line.into())?;
                (wanted.country, wanted.product)
            }
            Phase::Urgent(urgent) => (urgent.country, urgent.product),
            _ => return None,
        };
        Some((buyer, product, self.sellers(buyer, product)))
    }

    /// The country that is asked; none while countries are chosen, and at the end.
    #[must_use]
    pub fn country(&self) -> Option<Country> {
        match self.phase {
            Phase::Lay(country) => Some(country),
            _ => self.purchase().map(|(buyer, ..)| buyer),
        }
    }

    /// Who is asked; nobody at the end.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choose(seat) => Some(seat),
            _ => self.country().and_then(|country| self.boards[country].owner),
        }
    }

    /// Whether the demand cards are used again and again.
    pub(crate) fn is_long(&self) -> bool {
        self.options.length == Length::Long
    }

    /// What a country would count now: its money, with all help returned.
    #[must_use]
    pub fn wealth(&self, country: Country) -> i32 {
        let board = &self.boards[country];
        let lent: i32 = board.lent.values().sum();
        let owed: i32 = self.boards.values().map(|other| other.lent[country]).sum();
        board.money + lent - owed
    }
}
