//! The 56 demand cards.

use crate::{
    country::{Countries, Country},
    product::{OfGoods, Product},
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use table::{Arg, Bits, Phrase, notation::exact};

/// A demand card, by its number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Demand(u8);

/// One line of a demand card: who has to supply what, and how much of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Who has to supply it.
    pub country: Country,
    /// What.
    pub product: Product,
    /// How many units, each a production card.
    pub units: u8,
}

impl Wanted {
    /// The line in words.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new("wanted")
            .with("country", self.country)
            .with("units", self.units)
            .with("product", OfGoods(self.product))
            .with("tonnes", self.tonnes())
    }

    /// How many tonnes that is.
    #[must_use]
    pub const fn tonnes(self) -> u32 {
        self.product.tonnes() * self.units as u32
    }
}

/// How many demand cards there are.
pub const DEMANDS: u8 = 56;

/// The cards that are left out with two countries.
pub const NOT_FOR_TWO: [u8; 23] =
    [6, 10, 11, 13, 16, 19, 22, 24, 25, 27, 28, 32, 34, 38, 40, 43, 44, 45, 47, 50, 51, 53, 54];
/// The cards that are left out with three countries.
pub const NOT_FOR_THREE: [u8; 9] = [6, 22, 25, 27, 38, 43, 44, 50, 53];

impl Demand {
    /// The card with this number, from 1 to 56.
    #[must_use]
    pub const fn new(number: u8) -> Option<Demand> {
        if 0 < number && number <= DEMANDS { Some(Demand(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Demand> {
        (1..=DEMANDS).map(Demand)
    }

    /// The numbers of the cards that so many countries play with.
    #[must_use]
    pub fn deck(countries: usize) -> Bits {
        let out = match countries {
            2 => &NOT_FOR_TWO[..],
            3 => &NOT_FOR_THREE[..],
            _ => &[],
        };
        out.iter().fold(Bits::range(1..=DEMANDS), |deck, number| deck.without(*number))
    }

    /// The line at this place, counted from the top.
    #[must_use]
    pub fn line(self, at: usize) -> Option<Wanted> {
        self.wanted().nth(at)
    }

    /// Its lines from the top down.
    pub fn wanted(self) -> impl DoubleEndedIterator<Item = Wanted> {
        let printed = PRINTED[usize::from(self.0) - 1].iter();
        printed.map(|&(country, product, units)| Wanted { country, product, units })
    }

    /// The countries it names.
    #[must_use]
    pub fn names(self) -> Countries {
        self.wanted().map(|wanted| wanted.country).collect()
    }
}

impl TryFrom<u8> for Demand {
    type Error = String;

    fn try_from(number: u8) -> Result<Demand, String> {
        Demand::new(number).ok_or_else(|| format!("there is no demand card {number}"))
    }
}

impl From<Demand> for u8 {
    fn from(card: Demand) -> u8 {
        card.0
    }
}

impl From<Demand> for Arg {
    fn from(card: Demand) -> Arg {
        Arg::Number(card.0.into())
    }
}

impl FromStr for Demand {
    type Err = String;

    fn from_str(text: &str) -> Result<Demand, String> {
        exact(text).and_then(Demand::new).ok_or_else(|| format!("“{text}” is no demand card's number"))
    }
}

impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

use Country::{Benelux, England, France, Germany, Italy};
use Product::{
    Cars, Cereals, Chemicals, Coal, Dairy, Meat, Petroleum, Steel, Timber, Vegetables, Wine, Wool,
};

/// What is printed on them, from card 1 on. Every country is asked twice for every product; on 15 of the 120 lines for two units.
#[rustfmt::skip]
const PRINTED: [&[(Country, Product, u8)]; DEMANDS as usize] = [
    &[(Benelux, Dairy, 1)],
    &[(France, Petroleum, 1), (Benelux, Timber, 1), (Italy, Chemicals, 1)],
    &[(France, Meat, 1), (Benelux, Wool, 1)],
    &[(France, Cars, 1), (Benelux, Wine, 1), (England, Wool, 1)],
    &[(Benelux, Cars, 1), (Italy, Wool, 2), (France, Timber, 1)],
    &[(Italy, Dairy, 1), (Germany, Cereals, 1)],
    &[(France, Wool, 1)],
    &[(England, Meat, 1), (Benelux, Petroleum, 1), (Italy, Vegetables, 1)],
    &[(Benelux, Steel, 1), (England, Wine, 1), (France, Chemicals, 1)],
    &[(Germany, Timber, 1), (England, Dairy, 2)],
    &[(England, Vegetables, 1), (Germany, Cars, 1)],
    &[(France, Wine, 2), (Germany, Timber, 1), (Benelux, Vegetables, 1)],
    &[(Italy, Chemicals, 1), (England, Timber, 1)],
    &[(Benelux, Petroleum, 1)],
    &[(England, Wine, 1), (Benelux, Chemicals, 1)],
    &[(Germany, Coal, 1), (England, Chemicals, 1)],
    &[(France, Cereals, 1)],
    &[(France, Steel, 1), (Italy, Coal, 1)],
    &[(England, Coal, 1)],
    &[(Benelux, Wine, 1)],
    &[(Benelux, Steel, 1), (France, Petroleum, 1), (Germany, Coal, 1)],
    &[(Germany, Chemicals, 1)],
    &[(France, Coal, 1), (Benelux, Cereals, 1), (Germany, Wool, 1)],
    &[(England, Petroleum, 1), (Italy, Meat, 1)],
    &[(Italy, Dairy, 1)],
    &[(Germany, Steel, 1), (England, Cereals, 1), (Benelux, Timber, 2)],
    &[(Italy, Steel, 1), (Italy, Timber, 1), (Germany, Wine, 1)],
    &[(England, Petroleum, 1), (Italy, Cars, 1)],
    &[(France, Timber, 1), (Italy, Petroleum, 1)],
    &[(Benelux, Chemicals, 1), (France, Dairy, 1)],
    &[(England, Dairy, 1), (France, Wool, 1)],
    &[(Italy, Cereals, 1), (England, Steel, 2), (Germany, Dairy, 1)],
    &[(England, Coal, 1), (France, Wine, 1), (Germany, Wool, 1)],
    &[(England, Cars, 1)],
    &[(France, Meat, 1)],
    &[(France, Steel, 1), (Italy, Cars, 2)],
    &[(Benelux, Vegetables, 1), (Germany, Chemicals, 1), (France, Cars, 1)],
    &[(Germany, Wine, 1)],
    &[(Benelux, Wool, 1), (France, Chemicals, 1)],
    &[(Italy, Meat, 1), (Germany, Cereals, 2), (England, Vegetables, 1)],
    &[(England, Cars, 1), (France, Cereals, 2)],
    &[(Benelux, Meat, 1), (France, Dairy, 2), (England, Steel, 1)],
    &[(Germany, Cars, 1), (Italy, Petroleum, 1)],
    &[(Germany, Petroleum, 2), (Italy, Wine, 1)],
    &[(England, Chemicals, 2)],
    &[(France, Vegetables, 1), (Italy, Wine, 1), (Benelux, Coal, 2)],
    &[(Italy, Wool, 1), (England, Cereals, 1), (Germany, Vegetables, 1)],
    &[(England, Wool, 1), (Germany, Petroleum, 1), (Benelux, Cereals, 1)],
    &[(Benelux, Meat, 2), (Italy, Cereals, 1), (France, Coal, 1)],
    &[(Germany, Meat, 1), (Germany, Steel, 1), (Italy, Coal, 2)],
    &[(England, Timber, 1)],
    &[(Benelux, Dairy, 1)],
    &[(Italy, Steel, 1), (Germany, Meat, 1)],
    &[(Germany, Vegetables, 2), (Italy, Timber, 1), (England, Meat, 1)],
    &[(France, Vegetables, 1), (Benelux, Cars, 1)],
    &[(Germany, Dairy, 1), (Italy, Vegetables, 1), (Benelux, Coal, 1)],
];
