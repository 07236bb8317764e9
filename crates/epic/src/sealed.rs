//! Boosters, and decks of two of them.

use crate::{
    kinds::{Rarity, Speed},
    pool::{Card, pool},
    state::DECK_SIZE,
};
use table::Dice;

/// How many boosters a deck is made of: no card is in it more often.
pub const BOOSTERS: usize = 2;
/// What a booster has of each class: rare, common and fast, common and slow.
pub const BOOSTER: [usize; 3] = [1, 7, 7];

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

/// Whether these could be the cards of two boosters.
#[must_use]
pub fn could_be_deck(cards: &[Card]) -> bool {
    let fits = |at: usize| cards.iter().filter(|card| class(**card) == at).count() == BOOSTER[at] * BOOSTERS;
    let often = |card: &Card| cards.iter().filter(|other| *other == card).count() <= BOOSTERS;
    cards.len() == DECK_SIZE && (0..BOOSTER.len()).all(fits) && cards.iter().all(often)
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

/// Two boosters shuffled together.
pub fn deck(dice: &mut Dice) -> Vec<Card> {
    let mut cards: Vec<Card> = (0..BOOSTERS).flat_map(|_| booster(dice)).collect();
    dice.shuffle(&mut cards);
    cards
}

/// A deck that has these cards, and for each wish another that fulfils it where there is one; `None` if there is no such deck.
pub(crate) fn complete(
    known: &[Card],
    wishes: &[&dyn Fn(Card) -> bool],
    dice: &mut Dice,
) -> Option<Vec<Card>> {
    let mut cards = known.to_vec();
    let mut left = [0; 3];
    for (at, left) in left.iter_mut().enumerate() {
        let here = known.iter().filter(|card| class(**card) == at).count();
        *left = (BOOSTER[at] * BOOSTERS).checked_sub(here)?;
    }
    let mut all: Vec<Card> = pool().cards().flat_map(|card| [card; BOOSTERS]).collect();
    dice.shuffle(&mut all);
    for card in known {
        let at = all.iter().position(|other| other == card)?;
        all.swap_remove(at);
    }
    for wish in wishes {
        if let Some(at) = all.iter().position(|card| left[class(*card)] > 0 && wish(*card)) {
            left[class(all[at])] -= 1;
            cards.push(all.swap_remove(at));
        }
    }
    for card in all {
        if left[class(card)] > 0 {
            left[class(card)] -= 1;
            cards.push(card);
        }
    }
    (left == [0; 3]).then_some(cards)
}
