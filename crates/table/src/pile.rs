//! Cards together with who knows each of them.
//!
//! A game keeps all its piles (deck, hands, discard) in one array, because what people know reaches across
//! piles: whoever saw a card in a hand from which one card was then stolen unseen knows that it is in one hand
//! or the other. Two things are remembered of each card:
//!
//! - **known**: who knows that this very card lies here;
//! - **lot** and **among**: cards that were mixed carry the same lot, and `among` are those who know that
//!   this card is somewhere in the lot, though not where. Lots only ever grow together, so what they say stays
//!   true. Lot 0 says nothing.
//!
//! Views ([`seen`]) and imagined games ([`Seen::imagine`]) come from this, so a view holds what a player with
//! perfect memory knows for certain.

use crate::{Audience, Dice, Impossible, Viewer, must};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card and who knows it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card<C> {
    face: C,
    known: Audience,
    among: Audience,
    lot: u8,
}

impl<C: Copy> Card<C> {
    /// A card that exactly these know.
    pub const fn new(face: C, known: Audience) -> Card<C> {
        Card { face, known, among: Audience::NOBODY, lot: 0 }
    }

    /// What is printed on it.
    pub const fn face(&self) -> C {
        self.face
    }

    /// Who knows that it lies where it lies.
    pub const fn known(&self) -> Audience {
        self.known
    }

    /// The same card, now known to these too.
    #[must_use]
    pub fn shown(mut self, to: Audience) -> Card<C> {
        self.known = self.known.and(to);
        if self.known == Audience::EVERYONE {
            self.lot = 0;
            self.among = Audience::NOBODY;
        }
        self
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

    /// These faces, the first at the bottom, known to nobody.
    pub fn face_down(faces: impl IntoIterator<Item = C>) -> Self {
        Pile(faces.into_iter().take(N).map(|face| Card::new(face, Audience::NOBODY)).collect())
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

    /// Whether a card with this face is in it.
    pub fn has(&self, face: C) -> bool {
        self.faces().any(|other| other == face)
    }

    /// Puts a card on top. A full pile stays as it is: the capacity is the game's promise.
    pub fn put(&mut self, card: Card<C>) {
        let _ = self.0.try_push(card);
    }

    /// Puts a card at the bottom.
    pub fn tuck(&mut self, card: Card<C>) {
        if !self.0.is_full() {
            self.0.insert(0, card);
        }
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<Card<C>> {
        self.0.pop()
    }

    /// Takes the card at this place, counted from the bottom.
    pub fn take(&mut self, at: usize) -> Option<Card<C>> {
        (at < self.len()).then(|| self.0.remove(at))
    }

    /// Shows the top `count` cards to these.
    pub fn look(&mut self, count: usize, to: Audience) {
        for card in self.0.iter_mut().rev().take(count) {
            *card = card.shown(to);
        }
    }
}

/// What is known of the cards in pile `at` can no longer be told apart by place, for anybody but `followers`:
/// what others knew of each, they now know of the lot. Followers see where every card goes.
pub fn mix<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], at: usize, followers: Audience) {
    unite(piles, at, false);
    for card in &mut piles[at].0 {
        card.among = card.among.and(card.known.but(followers));
        card.known = card.known.among(followers);
    }
}

/// A card joins the hand at `at`. Others can't follow the cards inside a hand, so from now on its cards don't
/// differ by the lots they came from.
pub fn join<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], at: usize, card: Card<C>) {
    piles[at].put(card);
    unite(piles, at, true);
}

/// Shuffles pile `at`: nobody can follow.
pub fn shuffle<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], at: usize, dice: &mut Dice) {
    mix(piles, at, Audience::NOBODY);
    dice.shuffle(&mut piles[at].0);
}

/// All cards of pile `at`, and all that share a lot with one of them, become one lot; or, if asked to be lazy,
/// stay as they are where all of them share one already.
fn unite<C: Copy + Ord, const N: usize>(piles: &mut [Pile<C, N>], at: usize, lazy: bool) {
    let mut touched = [false; 256];
    let mut used = [false; 256];
    for card in &piles[at].0 {
        touched[usize::from(card.lot)] = true;
    }
    if lazy && touched.iter().filter(|&&lot| lot).count() < 2 {
        return;
    }
    for card in piles.iter().flat_map(|pile| &pile.0) {
        used[usize::from(card.lot)] = true;
    }
    let old = (1..=u8::MAX).find(|&lot| touched[usize::from(lot)]);
    let free = (1..=u8::MAX).find(|&lot| !used[usize::from(lot)]);
    let Some(lot) = old.or(free) else { return };
    touched[0] = false;
    for card in piles.iter_mut().flat_map(|pile| &mut pile.0) {
        if touched[usize::from(card.lot)] {
            card.lot = lot;
        }
    }
    for card in &mut piles[at].0 {
        card.lot = lot;
    }
}

/// Takes a card with this face out of the hand at `at`, for everybody to see or at least to count.
///
/// Where the hand or its lot holds more of the same face, others can't tell which one it was: the one that goes
/// takes along what they knew of one.
pub fn take_face<C: Copy + Ord, const N: usize>(
    piles: &mut [Pile<C, N>],
    at: usize,
    face: C,
) -> Option<Card<C>> {
    let place = piles[at].0.iter().position(|card| card.face == face)?;
    let mut taken = piles[at].0.remove(place);
    let owned = taken.known;
    for other in piles[at].0.iter_mut().filter(|card| card.face == face) {
        let only_there = other.known.but(taken.known);
        other.known = other.known.but(only_there);
        taken.known = taken.known.and(only_there);
    }
    for other in piles.iter_mut().flat_map(|pile| &mut pile.0) {
        if other.face == face && other.lot == taken.lot {
            let only_there = other.among.but(taken.among);
            other.among = other.among.but(only_there);
            taken.among = taken.among.and(only_there);
        }
    }
    // Who didn't know the card that went doesn't know it afterwards either, unless it is shown.
    taken.known = owned;
    Some(taken)
}

/// One place in a pile as somebody sees it. Written as the face itself, or as `"?"` and the number of the lot.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place<C> {
    /// He knows what lies here.
    Face(C),
    /// He sees a back. Backs of one lot share what is said of it in [`Seen::among`]; lot 0 says nothing.
    Back(u8),
}

impl<C> Place<C> {
    /// What lies here, if he knows it.
    pub const fn face(&self) -> Option<&C> {
        match self {
            Place::Face(face) => Some(face),
            Place::Back(_) => None,
        }
    }

    /// The lot of a back.
    pub const fn lot(&self) -> Option<u8> {
        match self {
            Place::Face(_) => None,
            Place::Back(lot) => Some(*lot),
        }
    }
}

impl<C: Serialize> Serialize for Place<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Place::Face(face) => face.serialize(to),
            Place::Back(0) => to.serialize_str("?"),
            Place::Back(lot) => to.collect_str(&format_args!("?{lot}")),
        }
    }
}

impl<'de, C: Deserialize<'de>> Deserialize<'de> for Place<C> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Place<C>, D::Error> {
        #[derive(Deserialize)]
        #[serde(try_from = "String")]
        struct Lot(u8);

        impl TryFrom<String> for Lot {
            type Error = &'static str;

            fn try_from(text: String) -> Result<Lot, &'static str> {
                match text.strip_prefix('?') {
                    Some("") => Ok(Lot(0)),
                    Some(lot) => lot.parse().map(Lot).map_err(|_| "expected the number of a lot"),
                    None => Err("expected a face or “?”"),
                }
            }
        }

        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either<C> {
            Back(Lot),
            Face(C),
        }
        Ok(match Either::deserialize(from)? {
            Either::Back(Lot(lot)) => Place::Back(lot),
            Either::Face(face) => Place::Face(face),
        })
    }
}

/// All piles as one viewer knows them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seen<C> {
    /// Each pile, bottom first; hands sorted, backs last.
    pub piles: Vec<Vec<Place<C>>>,
    /// Faces that he knows to be among the backs of a lot, though not where.
    pub among: Vec<(u8, C)>,
}

/// The piles as this viewer knows them. `hand` says which of them are hands: only their holder sees an order in
/// them. Lots that tell him nothing show as 0, the others are numbered as they
/// appear, so that the numbers themselves tell nothing.
pub fn seen<C: Copy + Ord, const N: usize>(
    piles: &[Pile<C, N>],
    hand: impl Fn(usize) -> bool,
    viewer: Viewer,
) -> Seen<C> {
    let unknown = |card: &&Card<C>| !card.known.has(viewer);
    let mut telling = [false; 256];
    for card in piles.iter().flat_map(|pile| &pile.0).filter(unknown) {
        telling[usize::from(card.lot)] |= card.lot != 0 && card.among.has(viewer);
    }
    let mut numbers = [0u8; 256];
    let mut last = 0;
    let mut number = |lot: u8| {
        if telling[usize::from(lot)] && numbers[usize::from(lot)] == 0 {
            last += 1;
            numbers[usize::from(lot)] = last;
        }
        numbers[usize::from(lot)]
    };
    let mut see = |card: &Card<C>| match card.known.has(viewer) {
        true => Place::Face(card.face),
        false => Place::Back(number(card.lot)),
    };
    let row = |(at, pile): (usize, &Pile<C, N>)| {
        let mut row: Vec<Place<C>> = pile.0.iter().map(&mut see).collect();
        if hand(at) {
            row.sort();
        }
        row
    };
    let rows = piles.iter().enumerate().map(row).collect();
    let hinted = piles.iter().flat_map(|pile| &pile.0).filter(unknown).filter(|card| card.among.has(viewer));
    let mut among: Vec<(u8, C)> =
        hinted.filter(|card| card.lot != 0).map(|card| (number(card.lot), card.face)).collect();
    among.sort();
    Seen { piles: rows, among }
}

impl<C: Copy + Ord> Seen<C> {
    /// Piles that this viewer could be looking at. `cards` are all cards of the game, wherever they are;
    /// `owner` says who knows the cards of a pile simply because it is his.
    pub fn imagine<const N: usize, const K: usize>(
        &self,
        viewer: Viewer,
        mut cards: Vec<C>,
        owner: impl Fn(usize) -> Audience,
        dice: &mut Dice,
    ) -> Result<[Pile<C, N>; K], Impossible> {
        let places = self.piles.iter().map(Vec::len).sum::<usize>();
        must(self.piles.len() == K, "there are too many or too few piles")?;
        must(self.piles.iter().all(|pile| pile.len() <= N), "a pile is too high")?;
        must(places == cards.len(), "there are too many or too few cards")?;
        let faces = self.piles.iter().flatten().filter_map(Place::face);
        for face in faces.chain(self.among.iter().map(|(_, face)| face)) {
            let at = cards.iter().position(|card| card == face);
            cards.swap_remove(at.ok_or_else(|| Impossible("a card is there too often".into()))?);
        }
        cards.sort();
        dice.shuffle(&mut cards);

        // Each lot's backs get the faces known to be among them, in any order, and other cards besides.
        let mut lots: Vec<Vec<(C, Audience)>> = Vec::new();
        lots.resize_with(256, Vec::new);
        for &(lot, face) in &self.among {
            lots[usize::from(lot)].push((face, Audience::only(viewer)));
        }
        for lot in 0..=u8::MAX {
            let backs = self.piles.iter().flatten().filter(|place| place.lot() == Some(lot)).count();
            let named = &mut lots[usize::from(lot)];
            must(named.len() <= backs, "a lot has more cards than backs")?;
            must(lot != 0 || named.is_empty(), "lot 0 says nothing")?;
            let more = cards.split_off(cards.len().saturating_sub(backs - named.len()));
            named.extend(more.into_iter().map(|card| (card, Audience::NOBODY)));
            dice.shuffle(named);
        }
        let mut piles = [const { Pile(ArrayVec::new_const()) }; K];
        for (at, (pile, row)) in piles.iter_mut().zip(&self.piles).enumerate() {
            for place in row {
                let (face, known, among, lot) = match *place {
                    Place::Face(face) => (face, Audience::only(viewer), Audience::NOBODY, 0),
                    Place::Back(lot) => {
                        let card = lots[usize::from(lot)].pop();
                        let (face, among) = card.ok_or_else(|| Impossible("a card is missing".into()))?;
                        (face, Audience::NOBODY, among, lot)
                    }
                };
                pile.put(Card { face, known: known.and(owner(at)), among, lot });
            }
        }
        Ok(piles)
    }

    /// Whether what is known leaves but one possibility: for the card at `place` of pile `at`, or for all cards
    /// of that pile in whatever order. `cards` are all cards of the game.
    #[must_use]
    pub fn leaves_one(&self, at: usize, place: Option<usize>, mut cards: Vec<C>) -> bool {
        let places = || self.piles.iter().flatten();
        for &known in places().filter_map(Place::face).chain(self.among.iter().map(|(_, face)| face)) {
            if let Some(found) = cards.iter().position(|&card| card == known) {
                cards.swap_remove(found);
            }
        }
        let row = &self.piles[at];
        let asked = match place {
            Some(place) => &row[place..=place],
            None => &row[..],
        };
        let count =
            |row: &mut dyn Iterator<Item = &Place<C>>, lot| row.filter(|p| p.lot() == Some(lot)).count();
        let mut from_pool = 0;
        for lot in 0..=u8::MAX {
            let here = count(&mut asked.iter(), lot);
            if here == 0 {
                continue;
            }
            let backs = count(&mut places(), lot);
            let named = self.among.iter().filter(|(other, _)| *other == lot).map(|(_, face)| face);
            let more = backs - named.clone().count();
            if here == backs {
                from_pool += more;
                continue;
            }
            let mut candidates = named.chain(cards.iter().take(if more > 0 { usize::MAX } else { 0 }));
            let first = candidates.next();
            if candidates.any(|card| Some(card) != first) {
                return false;
            }
        }
        from_pool == 0 || from_pool == cards.len() || cards.iter().all(|card| *card == cards[0])
    }
}

#[cfg(test)]
mod tests;
