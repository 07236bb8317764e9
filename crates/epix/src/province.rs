//! Provinces, and sets of them.

table::keyed! {
    /// Every province of every map. The names of Kilimandjora, Lochmess and Broceland are the printed game's.
    pub enum Province as "province" {
        /// The castle of whoever plays yellow.
        YellowCastle = "yellow-castle",
        /// The castle of whoever plays blue.
        BlueCastle = "blue-castle",
        /// The castle of whoever plays red.
        RedCastle = "red-castle",
        /// The castle of whoever plays green.
        GreenCastle = "green-castle",
        /// A home province of yellow.
        Carcassogne = "carcassogne",
        /// A home province of yellow.
        Gevaudrin = "gevaudrin",
        /// A home province of blue.
        Transylvagne = "transylvagne",
        /// A home province of blue.
        Stonehinge = "stonehinge",
        /// A home province of red.
        Amazoune = "amazoune",
        /// A home province of red.
        Toscagne = "toscagne",
        /// A home province of green.
        Siberlande = "siberlande",
        /// A home province of green.
        Andalousine = "andalousine",
        /// The mountain in the middle.
        Kilimandjora = "kilimandjora",
        /// The lake, worth gold.
        Lochmess = "lochmess",
        /// The forest, worth gold.
        Broceland = "broceland",
        /// The isle, worth gold; only three players know it.
        Avalune = "avalune",
    }
}

table::set! {
    /// A set of provinces.
    pub struct Provinces(Province), ProvincesIter
}

impl Provinces {
    /// All castles there are.
    pub const CASTLES: Provinces = Provinces::only(Province::YellowCastle)
        .with(Province::BlueCastle)
        .with(Province::RedCastle)
        .with(Province::GreenCastle);
}
