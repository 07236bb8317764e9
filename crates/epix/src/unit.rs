//! The four kinds of unit.

table::keyed! {
    /// A kind of unit.
    pub enum Kind as "unit" {
        /// Moves one province or attacks one.
        Soldier = "soldier",
        /// Moves and attacks on and on.
        Knight = "knight",
        /// Stays, and brings gold.
        Camp = "camp",
        /// Shoots once and is gone.
        Catapult = "catapult",
    }
}

impl Kind {
    /// How many of them each player has.
    pub const fn count(self) -> u8 {
        match self {
            Kind::Soldier | Kind::Camp => 3,
            Kind::Knight | Kind::Catapult => 2,
        }
    }

    /// The price printed on the Recruitment card.
    pub const fn price(self) -> u16 {
        match self {
            Kind::Knight => 6,
            Kind::Soldier | Kind::Camp | Kind::Catapult => 2,
        }
    }

    /// The message for several of them, at the beginning of a sentence.
    pub const fn several(self) -> &'static str {
        match self {
            Kind::Soldier => "units-soldier",
            Kind::Knight => "units-knight",
            Kind::Camp => "units-camp",
            Kind::Catapult => "units-catapult",
        }
    }
}
