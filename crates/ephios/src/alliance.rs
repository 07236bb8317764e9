//! The eleven alliances: how many members unite them and what that brings.

use crate::card::{Card, Cards};

table::keyed! {
    /// An alliance of Ephios. The first five are in play from the start, the six others come with the campaign.
    pub enum Alliance as "alliance" {
        /// The workers.
        Syndicat = "syndicat",
        /// The scholars.
        Academie = "academie",
        /// The police.
        Ordre = "ordre",
        /// The traders.
        Compagnie = "compagnie",
        /// The believers.
        Culte = "culte",
        /// The press.
        Medias = "medias",
        /// The rebels.
        Rebellion = "rebellion",
        /// The smugglers.
        Cartel = "cartel",
        /// The secret services.
        Ombres = "ombres",
        /// Those who were sent away.
        Exiles = "exiles",
        /// Those who were built.
        Synthetiques = "synthetiques",
    }
}

table::set! {
    /// A set of alliances.
    pub struct Alliances(Alliance), AlliancesIter
}

impl Alliance {
    /// How many members it takes to unite it.
    pub const fn need(self) -> u8 {
        match self {
            Alliance::Syndicat | Alliance::Rebellion | Alliance::Synthetiques => 3,
            _ => 2,
        }
    }

    /// How much popularity its union brings, in percent.
    pub const fn gain(self) -> u8 {
        match self {
            Alliance::Syndicat => 20,
            Alliance::Compagnie | Alliance::Culte | Alliance::Cartel => 40,
            _ => 30,
        }
    }

    /// All its personalities.
    pub fn members(self) -> Cards {
        Card::ALL.into_iter().filter(|card| card.alliance() == Some(self)).collect()
    }
}

impl Alliances {
    /// Those of the quick game.
    pub fn base() -> Alliances {
        Alliance::ALL[..5].iter().copied().collect()
    }
}
