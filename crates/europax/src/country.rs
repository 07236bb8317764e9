//! The five countries of the Common Market.

use crate::{
    per::{Key, Per},
    spoken::spoken,
};

table::keyed! {
    /// A country of the Common Market.
    pub enum Country as "country" {
        /// France.
        France = "france",
        /// England.
        England = "england",
        /// Germany.
        Germany = "germany",
        /// Italy.
        Italy = "italy",
        /// Belgium, the Netherlands and Luxembourg.
        Benelux = "benelux",
    }
}

table::set! {
    /// A set of countries.
    pub struct Countries(Country), CountriesIter
}

impl Key for Country {
    const ALL: &'static [Country] = &Country::ALL;

    fn place(self) -> usize {
        self as usize
    }
}

/// One thing for each country.
pub type PerCountry<T> = Per<Country, T, 5>;

spoken! {
    /// A country that does something, at the beginning of a sentence: “La France”.
    pub struct The(Country) {
        France = "the-france", England = "the-england", Germany = "the-germany", Italy = "the-italy", Benelux = "the-benelux",
    }
}

spoken! {
    /// A country that something is bought from: “von Benelux”.
    pub struct OutOf(Country) {
        France = "from-france", England = "from-england", Germany = "from-germany", Italy = "from-italy", Benelux = "from-benelux",
    }
}

spoken! {
    /// A country that something goes to: “au Benelux”.
    pub struct To(Country) {
        France = "to-france", England = "to-england", Germany = "to-germany", Italy = "to-italy", Benelux = "to-benelux",
    }
}
