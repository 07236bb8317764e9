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
/// How often a card is looked for at random before all are gone through.
const TRIES: usize = 20;
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
            Format::First => Source { boosters: None, size: (FEWEST, FEWEST) },
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
        let mut room = Room::new(self, known);
        let mut cards = known.to_vec();
        for wish in wishes.iter().take(size - known.len()) {
            cards.extend(room.find(*wish, dice));
        }
        while cards.len() < size {
            cards.push(room.find(&|_| true, dice)?);
        }
        Some(cards)
    }
}

/// What may still come into a deck.
struct Room {
    of: Vec<usize>,
    classes: [usize; 3],
}

impl Room {
    fn new(source: Source, known: &[Card]) -> Room {
        let of = pool().cards().map(|card| source.most_of(card)).collect();
        let classes = std::array::from_fn(|at| source.most_in(at));
        let mut room = Room { of, classes };
        known.iter().for_each(|card| room.take(*card));
        room
    }

    fn take(&mut self, card: Card) {
        self.of[card.index()] = self.of[card.index()].saturating_sub(1);
        self.classes[class(card)] = self.classes[class(card)].saturating_sub(1);
    }

    /// A card that fulfils the wish, wherever chance points first; then it is taken.
    fn find(&mut self, wish: &dyn Fn(Card) -> bool, dice: &mut Dice) -> Option<Card> {
        let fits = |card: &Card| self.of[card.index()] > 0 && self.classes[class(*card)] > 0 && wish(*card);
        let all = pool().len();
        let at = |dice: &mut Dice| dice.roll(all as u32) as usize;
        let tried = (0..TRIES).find_map(|_| pool().card(at(dice)).filter(fits));
        let found = tried.or_else(|| {
            let from = at(dice);
            (0..all).filter_map(|more| pool().card((from + more) % all)).find(fits)
        })?;
        self.take(found);
        Some(found)
    }
}
