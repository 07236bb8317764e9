//! Cards together with who knows each of them.
//!
//! A game keeps all its piles (deck, hands, discard) in one array, because what people know reaches across
//! piles: whoever saw a card in a hand from which one card was then stolen unseen knows that it is in one hand
//! or the other. For every viewer, each card is
//!
//! - **known**: he knows that this very card lies here; or
//! - in a **lot**: cards he can't tell apart, of some of which (the **hints**) he knows that they are in the lot,
//!   though not where; or
//! - in lot 0, of which he knows nothing.
//!
//! All that changes what somebody knows goes through the functions of this module; each changes a viewer's
//! knowledge only by what that viewer sees. So a view ([`Seen`]) never tells more than a player with perfect memory
//! could know. It may tell a little less: where cards of a lot are mixed with others, the whole lot joins them.

mod seen;

use crate::{Audience, Dice, MAX_SEATS, Viewer};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use seen::{Place, Seen};

const VIEWERS: usize = MAX_SEATS + 1;
/// The lot of a card that one knows for certain.
const KNOWN: u8 = u8::MAX;

/// A card and what everybody knows of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card<C> {
    face: C,
    lots: [u8; VIEWERS],
    /// Who knows that it is somewhere in the lot it has for him.
    hints: Audience,
}

impl<C: Copy> Card<C> {
    /// A card that exactly these know.
    pub fn new(face: C, known: Audience) -> Card<C> {
        let mut card = Card { face, lots: [0; VIEWERS], hints: Audience::NOBODY };
        known.viewers(MAX_SEATS).for_each(|viewer| card.lots[viewer.index()] = KNOWN);
        card
    }

    /// What is printed on it.
    pub const fn face(&self) -> C {
        self.face
    }

    /// Whether this viewer knows that it lies where it lies.
    pub const fn is_known_to(&self, viewer: Viewer) -> bool {
        self.lots[viewer.index()] == KNOWN
    }

    /// All who know that it lies where it lies.
    pub fn known(&self) -> Audience {
        let knowing = Viewer::all(MAX_SEATS).filter(|&viewer| self.is_known_to(viewer));
        knowing.fold(Audience::NOBODY, |all, one| all.and(Audience::only(one)))
    }

    const fn lot(&self, viewer: Viewer) -> u8 {
        self.lots[viewer.index()]
    }

    const fn set_lot(&mut self, viewer: Viewer, lot: u8) {
        self.lots[viewer.index()] = lot;
    }

    const fn set_hint(&mut self, viewer: Viewer, hinted: bool) {
        let only = Audience::only(viewer);
        self.hints = if hinted { self.hints.and(only) } else { self.hints.but(only) };
    }
}

/// Cards in order, bottom first, at most `N` of them. The top card is the last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "C: Serialize", deserialize = "C: Deserialize<'de>"))]
pub struct Pile<C, const N: usize>(ArrayVec<Card<C>, N>);

impl<C, const N: usize> Default for Pile<C, N> {
    fn default() -> Self {
        Pile(ArrayVec::new())
    }
}

impl<C: Copy + Ord, const N: usize> Pile<C, N> {
    /// No cards.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// These faces, the first at the bottom, known to exactly these.
    pub fn of(faces: impl IntoIterator<Item = C>, known: Audience) -> Self {
        let mut pile = Pile::new();
        faces.into_iter().for_each(|face| pile.put(Card::new(face, known)));
        pile
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, bottom first.
    #[must_use]
    pub fn cards(&self) -> &[Card<C>] {
        &self.0
    }

    /// The faces, bottom first.
    pub fn faces(&self) -> impl DoubleEndedIterator<Item = C> + ExactSizeIterator {
        self.0.iter().map(|card| card.face)
    }

    /// The faces sorted: for a hand, whose order nobody else may learn.
    #[must_use]
    pub fn sorted(&self) -> ArrayVec<C, N> {
        let mut faces: ArrayVec<C, N> = self.faces().collect();
        faces.sort_unstable();
        faces
    }

    /// Whether a card with this face is in it.
    pub fn has(&self, face: C) -> bool {
        self.faces().any(|other| other == face)
    }

    /// Puts a card on top. A full pile stays as it is: the capacity is the game's promise.
    pub fn put(&mut self, card: Card<C>) {
        let put = self.0.try_push(card);
        debug_assert!(put.is_ok(), "a pile of {N} cards is full");
    }

    /// Puts a card at the bottom.
    pub fn tuck(&mut self, card: Card<C>) {
        self.put(card);
        self.0.rotate_right(1);
    }

    /// Takes the card at this place, counted from the bottom, of a pile whose places everybody can follow; out of a
    /// hand, [`give`] does it.
    pub fn take(&mut self, at: usize) -> Option<Card<C>> {
        (at < self.len()).then(|| self.0.remove(at))
    }
}

/// The top card of pile `from` goes on top of pile `to`; `seen` see its face.
pub fn draw<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    from: usize,
    to: usize,
    seen: Audience,
) -> Option<C> {
    let card = piles[from].0.pop()?;
    piles[to].put(card);
    let place = piles[to].len().saturating_sub(1);
    show(piles, to, place, seen, from);
    Some(card.face)
}

/// The card at `place` of the hand `from` goes on top of pile `to`; `seen` see its face, all others see only that a
/// card goes. Nobody can follow the places inside a hand, its holder doesn't need to.
pub fn give<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    from: usize,
    place: usize,
    to: usize,
    seen: Audience,
) -> Option<C> {
    let card = *piles[from].0.get(place)?;
    let face = card.face;
    for viewer in Viewer::all(MAX_SEATS) {
        // Whoever sees what he knew to be there learns nothing of the rest.
        if seen.has(viewer) && card.is_known_to(viewer) {
            continue;
        }
        // Whoever sees the face knows that it was none of the other faces he knew there.
        let may_be_it = |card: &Card<C>| card.face == face || !card.is_known_to(viewer);
        unite(piles, from, viewer, |_, card| !seen.has(viewer) || may_be_it(card));
    }
    show(piles, from, place, seen, from);
    let card = piles[from].0.remove(place);
    piles[to].put(card);
    Some(face)
}

/// The same for a card with this face.
pub fn give_face<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    from: usize,
    face: C,
    to: usize,
    seen: Audience,
) -> Option<C> {
    let place = piles[from].faces().position(|other| other == face)?;
    give(piles, from, place, to, seen)
}

/// These see the top `count` cards of pile `at`, one by one, where they lie.
pub fn look<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    at: usize,
    count: usize,
    seen: Audience,
) {
    let high = piles[at].len();
    (high.saturating_sub(count)..high).for_each(|place| show(piles, at, place, seen, at));
}

/// These see the card at this place of pile `at`, whose places everybody can follow.
pub fn look_at<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    at: usize,
    place: usize,
    seen: Audience,
) {
    show(piles, at, place, seen, at);
}

/// The cards of pile `at` are put into another order that `blind` can't follow.
pub fn mix<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], at: usize, blind: Audience) {
    blind.viewers(MAX_SEATS).for_each(|viewer| unite(piles, at, viewer, |_, _| true));
}

/// The same for the cards at these places only, counted from the bottom.
pub fn mix_range<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    at: usize,
    places: std::ops::Range<usize>,
    blind: Audience,
) {
    let mixed = |place: usize, _: &Card<C>| places.contains(&place);
    blind.viewers(MAX_SEATS).for_each(|viewer| unite(piles, at, viewer, mixed));
}

/// Two cards change places, each a pile and a place in it, and everybody goes on knowing what he knew: for games that are
/// imagined, where the viewer knows neither.
pub fn exchange<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    one: (usize, usize),
    two: (usize, usize),
) {
    let face = |piles: &[Pile<C, N>], (at, place): (usize, usize)| piles[at].0.get(place).map(Card::face);
    if let (Some(first), Some(second)) = (face(piles, one), face(piles, two)) {
        piles[one.0].0[one.1].face = second;
        piles[two.0].0[two.1].face = first;
    }
}

/// Shuffles pile `at`: nobody can follow.
pub fn shuffle<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], at: usize, dice: &mut Dice) {
    mix(piles, at, Audience::EVERYONE);
    dice.shuffle(&mut piles[at].0);
}

/// These see what lies at this place. The rest of its lots, if it was in any, is looked for in pile `near` first.
fn show<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    at: usize,
    place: usize,
    seen: Audience,
    near: usize,
) {
    let Some(card) = piles[at].0.get_mut(place) else { return };
    let before = *card;
    card.hints = card.hints.but(seen);
    let mut lots = Audience::NOBODY;
    for viewer in seen.viewers(MAX_SEATS) {
        card.set_lot(viewer, KNOWN);
        if before.lot(viewer) != KNOWN && before.lot(viewer) != 0 {
            lots = lots.and(Audience::only(viewer));
        }
    }
    for viewer in lots.viewers(MAX_SEATS) {
        leave(piles, viewer, before.lot(viewer), before.face, before.hints.has(viewer), near);
    }
}

/// A card with this face was seen and leaves its lot. If it wasn't one of those known to be there, one hint of that face is
/// used up: it may have been this very card.
fn leave<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    viewer: Viewer,
    lot: u8,
    face: C,
    hinted: bool,
    near: usize,
) {
    let (before, rest) = piles.split_at_mut(near);
    let cards = rest.iter_mut().chain(before).flat_map(|pile| &mut pile.0);
    let (mut spent, mut told, mut known, mut first) = (hinted, false, true, None);
    for card in cards.filter(|card| card.lot(viewer) == lot) {
        let mut hinted = card.hints.has(viewer);
        if hinted && !spent && card.face == face {
            card.set_hint(viewer, false);
            (spent, hinted) = (true, false);
        }
        told |= hinted;
        known &= hinted && *first.get_or_insert(card.face) == card.face;
        if spent && told && !known {
            return;
        }
    }
    if !told || known {
        settle(piles, viewer, lot, told && known);
    }
}

/// The viewer can no longer tell the `mixed` cards of pile `at` from each other, nor from the rest of their lots.
fn unite<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    at: usize,
    viewer: Viewer,
    mixed: impl Fn(usize, &Card<C>) -> bool,
) {
    let mut all =
        piles[at].0.iter().enumerate().filter(|(place, card)| mixed(*place, card)).map(|(_, card)| card);
    let Some(first) = all.next() else { return };
    let same = |card: &Card<C>| card.lot(viewer) == first.lot(viewer) && first.lot(viewer) != KNOWN;
    let equal =
        |card: &Card<C>| card.is_known_to(viewer) && first.is_known_to(viewer) && card.face == first.face;
    if all.all(|card| same(card) || equal(card)) {
        return;
    }
    let (mut touched, mut used) = (Lots::default(), Lots::default());
    for (place, card) in piles[at].0.iter().enumerate() {
        if mixed(place, card) {
            touched.add(card.lot(viewer));
        }
    }
    piles.iter().flat_map(|pile| &pile.0).for_each(|card| used.add(card.lot(viewer)));
    // Every lot has two cards or more, so there is one to spare; else all is forgotten, which is true as well.
    let lot = (1..KNOWN).find(|&lot| !used.has(lot)).unwrap_or(0);
    for (place, card) in piles[at].0.iter_mut().enumerate() {
        if !mixed(place, card) {
            continue;
        }
        if card.is_known_to(viewer) {
            card.set_hint(viewer, true);
        }
        card.set_lot(viewer, lot);
    }
    touched.0[0] &= !1;
    touched.0[3] &= !(1 << 63);
    if touched != Lots::default() {
        for card in piles.iter_mut().flat_map(|pile| &mut pile.0) {
            if touched.has(card.lot(viewer)) {
                card.set_lot(viewer, lot);
            }
        }
    }
    tidy(piles, viewer, lot);
}

/// A set of lots.
#[derive(Default, PartialEq)]
struct Lots([u64; 4]);

impl Lots {
    const fn add(&mut self, lot: u8) {
        self.0[lot as usize / 64] |= 1 << (lot % 64);
    }

    const fn has(&self, lot: u8) -> bool {
        self.0[lot as usize / 64] & 1 << (lot % 64) != 0
    }
}

/// A lot without hints tells nothing; one of which all is known, and all is equal, is known.
fn tidy<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], viewer: Viewer, lot: u8) {
    let mut members = piles.iter().flat_map(|pile| &pile.0).filter(|card| card.lot(viewer) == lot);
    let Some(first) = members.clone().next().map(|card| card.face) else { return };
    let told = lot != 0 && members.clone().any(|card| card.hints.has(viewer));
    let known = told && members.all(|card| card.hints.has(viewer) && card.face == first);
    if told && !known {
        return;
    }
    settle(piles, viewer, lot, known);
}

/// The lot is no more: its cards are known, or nothing is known of them.
fn settle<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], viewer: Viewer, lot: u8, known: bool) {
    for card in piles.iter_mut().flat_map(|pile| &mut pile.0).filter(|card| card.lot(viewer) == lot) {
        card.set_lot(viewer, if known { KNOWN } else { 0 });
        card.set_hint(viewer, false);
    }
}

#[cfg(test)]
mod tests;
