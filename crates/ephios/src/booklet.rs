//! The victory booklet: what each alliance's page changes in the rounds to come.
#![allow(clippy::enum_glob_use, reason = "pages are lists of names")]

use crate::{
    alliance::{Alliance, Alliances},
    card::{Card, Card::*, Cards},
};

/// A page of the booklet.
#[derive(Copy, Clone, Debug)]
pub struct Page {
    /// Cards that leave the game.
    pub removes: &'static [Card],
    /// Cards that come into it.
    pub adds: &'static [Card],
    /// Alliances that come into play.
    pub tiles: &'static [Tile],
}

/// Where the tile of a new alliance is laid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tile {
    /// On another, which it replaces.
    On(Alliance, Alliance),
    /// Below the card: it joins the others.
    Below(Alliance),
}

impl Page {
    /// The page of this alliance.
    pub const fn of(alliance: Alliance) -> Page {
        use {Alliance as A, Tile::*};
        match alliance {
            A::Syndicat => Page {
                removes: &[Sentinelle, Perceptrice, Commandeur],
                adds: &[Graffeuse, Artificier, Insurgee, Meneuse],
                tiles: &[On(A::Rebellion, A::Ordre)],
            },
            A::Academie => Page {
                removes: &[Docker, Tractiste, Greviste, Deleguee],
                adds: &[Espionne, Faussaire],
                tiles: &[On(A::Ombres, A::Syndicat)],
            },
            A::Ordre => Page {
                removes: &[Predicateur, Medium, Reporter, Graffeuse],
                adds: &[Androide, Prototype, Regulateur],
                tiles: &[On(A::Synthetiques, A::Culte)],
            },
            A::Compagnie => Page {
                removes: &[Archiviste, Chercheuse, Recteur],
                adds: &[Passeur, Marraine, Nomade, Doyen],
                tiles: &[On(A::Cartel, A::Academie), Below(A::Exiles)],
            },
            A::Culte => Page {
                removes: &[Argentier, Magnate, Entremetteur, Contrebandier],
                adds: &[Reporter, Presentateur, Redactrice],
                tiles: &[On(A::Medias, A::Compagnie)],
            },
            A::Medias => Page {
                removes: &[Passeur, Marraine, Docker, Archiviste],
                adds: &[Androide, Prototype, Matrice],
                tiles: &[On(A::Synthetiques, A::Cartel)],
            },
            A::Rebellion => Page {
                removes: &[Reporter, Presentateur, Redactrice, Graffeuse],
                adds: &[Passeur, Marraine],
                tiles: &[On(A::Cartel, A::Medias)],
            },
            A::Cartel => Page {
                removes: &[Docker, Tractiste, Greviste, Deleguee],
                adds: &[Entremetteur, Espionne, Faussaire],
                tiles: &[On(A::Ombres, A::Syndicat)],
            },
            A::Ombres => Page {
                removes: &[Archiviste, Chercheuse, Recteur],
                adds: &[Nomade, Contrebandier, Guide, Doyen],
                tiles: &[On(A::Exiles, A::Academie)],
            },
            A::Exiles => Page {
                removes: &[Sentinelle, Perceptrice, Commandeur],
                adds: &[Artificier, Insurgee, Meneuse],
                tiles: &[On(A::Rebellion, A::Ordre)],
            },
            A::Synthetiques => Page {
                removes: &[Argentier, Magnate],
                adds: &[Reporter, Redactrice],
                tiles: &[On(A::Medias, A::Compagnie)],
            },
        }
    }

    /// What is in play after it was read.
    #[must_use]
    pub fn read(&self, cards: Cards, alliances: Alliances) -> (Cards, Alliances) {
        let cards = cards - self.removes.iter().copied().collect();
        let alliances = self.tiles.iter().fold(alliances, |alliances, tile| match *tile {
            Tile::On(alliance, replaced) => alliances.without(replaced).with(alliance),
            Tile::Below(alliance) => alliances.with(alliance),
        });
        (cards | self.adds.iter().copied().collect(), alliances)
    }
}
