//! Where cards come from: boosters, and what a deck can be in each format.

use crate::{
    deck::{FEWEST_BROUGHT, MOST_CARDS, allowed},
    kinds::{Rarity, Speed},
    pool::{Card, pool},
    state::{Format, Open},
};
use table::Dice;

/// What a booster has of each class: rare, common and fast, common and slow.
pub const BOOSTER: [usize; 3] = [1, 7, 7];
/// How many cards a booster has.
pub const BOOSTER_SIZE: usize = BOOSTER[0] + BOOSTER[1] + BOOSTER[2];
/// How many boosters everybody opens who builds a deck.
pub const ROUNDS: usize = 3;
/// The fewest cards of a deck that is made of boosters.
pub const FEWEST: usize = 2 * BOOSTER_SIZE;
/// How many cards somebody has to build a deck of.
pub const CHOICE: usize = ROUNDS * BOOSTER_SIZE;

/// The class of a card in a booster: rare, common and fast, common and slow.
#[must_use]
pub fn class(card: Card) -> usize {
    let def = card.def();
    match (def.rarity, def.speed) {
        (Rarity::Rare, _) => 0,
        (Rarity::Common, Speed::Fast) => 1,
        (Rarity::Common, _) => 2,
    }
}

/// A booster: no card twice.
pub fn booster(dice: &mut Dice) -> Vec<Card> {
    let mut cards = Vec::new();
    for (at, number) in BOOSTER.into_iter().enumerate() {
        let mut all: Vec<Card> = pool().cards().filter(|card| class(*card) == at).collect();
        dice.shuffle(&mut all);
        cards.extend(all.into_iter().take(number));
    }
    cards
}

/// So many boosters, opened and put together.
pub fn boosters(number: usize, dice: &mut Dice) -> Vec<Card> {
    (0..number).flat_map(|_| booster(dice)).collect()
}

/// What a deck can be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// From how many boosters its cards come; `None` for decks that are brought.
    pub boosters: Option<usize>,
    /// Its fewest and most cards.
    pub size: (usize, usize),
}

impl Open {
    /// What decks can be at this table.
    #[must_use]
    pub fn source(&self) -> Source {
        match self.format {
            Format::Sealed => Source { boosters: Some(2), size: (FEWEST, FEWEST) },
            Format::Built => Source { boosters: Some(ROUNDS), size: (FEWEST, CHOICE) },
            Format::Draft => Source { boosters: Some(ROUNDS * self.players()), size: (FEWEST, CHOICE) },
            Format::Constructed => Source { boosters: None, size: (FEWEST_BROUGHT, MOST_CARDS) },
        }
    }
}

impl Source {
    /// How often a deck may have this card: no card is in one booster twice.
    fn most_of(self, card: Card) -> usize {
        self.boosters.unwrap_or_else(|| allowed(card.def()))
    }

    /// How many cards of this class a deck may have.
    fn most_in(self, class: usize) -> usize {
        self.boosters.map_or(MOST_CARDS, |boosters| boosters * BOOSTER[class])
    }

    /// Whether these can be the cards of a deck, or some of them.
    pub(crate) fn holds(self, cards: &[Card]) -> bool {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let here = |at: usize| cards.iter().filter(|card| class(**card) == at).count();
        (0..BOOSTER.len()).all(|at| here(at) <= self.most_in(at))
            && sorted.chunk_by(|one, two| one == two).all(|same| same.len() <= self.most_of(same[0]))
    }

    /// Whether these can be the cards of a deck.
    #[must_use]
    pub fn could_be(self, cards: &[Card]) -> bool {
        (self.size.0..=self.size.1).contains(&cards.len()) && self.holds(cards)
    }

    /// So many cards that a deck can have, with these among them, and for each wish another that fulfils it where there is
    /// one; `None` if there is no such deck.
    pub(crate) fn complete(
        self,
        known: &[Card],
        size: usize,
        wishes: &[&dyn Fn(Card) -> bool],
        dice: &mut Dice,
    ) -> Option<Vec<Card>> {
        if known.len() > size || !self.holds(known) {
            return None;
        }
        let mut cards = known.to_vec();
        let mut left: [usize; 3] = std::array::from_fn(|at| {
            self.most_in(at).saturating_sub(known.iter().filter(|card| class(**card) == at).count())
        });
        // More than three of a name come up seldom enough.
        let copies = |card: Card| std::iter::repeat_n(card, self.most_of(card).min(3));
        let mut all: Vec<Card> = pool().cards().flat_map(copies).collect();
        dice.shuffle(&mut all);
        for card in known {
            if let Some(at) = all.iter().position(|other| other == card) {
                all.swap_remove(at);
            }
        }
        for wish in wishes.iter().take(size - known.len()) {
            if let Some(at) = all.iter().position(|card| left[class(*card)] > 0 && wish(*card)) {
                left[class(all[at])] -= 1;
                cards.push(all.swap_remove(at));
            }
        }
        for card in all {
            if cards.len() < size && left[class(card)] > 0 {
                left[class(card)] -= 1;
                cards.push(card);
            }
        }
        (cards.len() == size).then_some(cards)
    }
}
