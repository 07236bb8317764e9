//! Piles as one viewer knows them, and piles that he could be looking at.

use super::{Card, KNOWN, Pile};
use crate::{Audience, Dice, Impossible, Viewer, must};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// What a lot says and where its backs are, as the viewer sees it: lots are numbered in this order, so that their
/// numbers tell nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Lot<C> {
    hints: Vec<C>,
    /// Pile and place; in a hand, pile and number of backs.
    places: Vec<(usize, usize)>,
}

/// A back and the card that is imagined there.
#[derive(Clone)]
struct Back<C> {
    at: usize,
    lot: u8,
    face: C,
    /// The viewer knows that this face is somewhere in this lot.
    hinted: bool,
}

/// A round of places, the given one first, in which each can take the card of the next and the last that of the first; the
/// second is `giver`, if one is given.
fn exchange<C: Copy>(
    backs: &[Back<C>],
    place: usize,
    giver: Option<usize>,
    fits: impl Fn(usize, C) -> bool,
) -> Option<Vec<usize>> {
    let takes = |taker: usize, giver: usize| {
        let (taker, giver) = (&backs[taker], &backs[giver]);
        (!giver.hinted || taker.lot == giver.lot) && fits(taker.at, giver.face)
    };
    let mut before = vec![None; backs.len()];
    let mut next = std::collections::VecDeque::from([place]);
    while let Some(taker) = next.pop_front() {
        if taker != place && takes(taker, place) {
            let mut round: Vec<usize> = std::iter::successors(Some(taker), |at| before[*at]).collect();
            round.reverse();
            return Some(round);
        }
        for (other, reached) in before.iter_mut().enumerate() {
            let wanted = taker != place || giver.is_none_or(|giver| giver == other);
            if other != place && reached.is_none() && wanted && takes(taker, other) {
                *reached = Some(taker);
                next.push_back(other);
            }
        }
    }
    None
}

impl<C: Copy + Ord> Seen<C> {
    /// The piles as this viewer knows them. `hand` says which of them are hands: no order is seen in them.
    pub fn new<const N: usize>(
        piles: &[Pile<C, N>],
        viewer: Viewer,
        hand: impl Fn(usize) -> bool,
    ) -> Seen<C> {
        let mut lots: Vec<(u8, Lot<C>)> = Vec::new();
        for (at, pile) in piles.iter().enumerate() {
            for (place, card) in pile.cards().iter().enumerate() {
                let number = card.lot(viewer);
                if number == 0 || number == KNOWN {
                    continue;
                }
                let found = lots.iter().position(|(other, _)| *other == number).unwrap_or_else(|| {
                    lots.push((number, Lot { hints: Vec::new(), places: Vec::new() }));
                    lots.len() - 1
                });
                let lot = &mut lots[found].1;
                if card.hints.has(viewer) {
                    lot.hints.push(card.face());
                    lot.hints.sort();
                }
                match lot.places.last_mut() {
                    Some((last, count)) if *last == at && hand(at) => *count += 1,
                    _ => lot.places.push((at, if hand(at) { 1 } else { place })),
                }
            }
        }
        lots.sort_by(|one, two| one.1.cmp(&two.1));
        let number = |lot: u8| lots.iter().position(|(other, _)| *other == lot).map_or(0, |at| at as u8 + 1);
        let see = |card: &Card<C>| {
            if card.is_known_to(viewer) {
                Place::Face(card.face())
            } else {
                Place::Back(number(card.lot(viewer)))
            }
        };
        let row = |(at, pile): (usize, &Pile<C, N>)| {
            let mut row: Vec<Place<C>> = pile.cards().iter().map(see).collect();
            if hand(at) {
                row.sort();
            }
            row
        };
        let rows = piles.iter().enumerate().map(row).collect();
        let hints =
            lots.iter().enumerate().flat_map(|(at, (_, lot))| lot.hints.iter().map(move |face| (at, *face)));
        Seen { piles: rows, among: hints.map(|(at, face)| (at as u8 + 1, face)).collect() }
    }

    /// The faces he knows, wherever they are.
    fn known(&self) -> impl Iterator<Item = &C> {
        self.piles.iter().flatten().filter_map(Place::face).chain(self.among.iter().map(|(_, face)| face))
    }

    /// Piles that this viewer could be looking at. `cards` are all cards of the game, wherever they are; `owner` says
    /// who knows the cards of a pile simply because it is his. What others know beyond that isn't imagined.
    pub fn imagine<const N: usize, const K: usize>(
        &self,
        viewer: Viewer,
        cards: Vec<C>,
        owner: impl Fn(usize) -> Audience,
        dice: &mut Dice,
    ) -> Result<[Pile<C, N>; K], Impossible> {
        self.imagine_where(viewer, cards, owner, |_, _| true, dice)
    }

    /// The same where not every card can lie in every pile: `fits` says which may, of those that the viewer doesn't know.
    pub fn imagine_where<const N: usize, const K: usize>(
        &self,
        viewer: Viewer,
        cards: Vec<C>,
        owner: impl Fn(usize) -> Audience,
        fits: impl Fn(usize, C) -> bool,
        dice: &mut Dice,
    ) -> Result<[Pile<C, N>; K], Impossible> {
        must(self.piles.len() == K, "there are too many or too few piles")?;
        must(self.piles.iter().all(|pile| pile.len() <= N), "a pile is too high")?;
        let mut backs = self.fill(cards, &fits, dice)?.into_iter();
        let mut piles = [const { Pile(arrayvec::ArrayVec::new_const()) }; K];
        for (at, (pile, row)) in piles.iter_mut().zip(&self.piles).enumerate() {
            for place in row {
                let (face, hinted, lot) = match *place {
                    Place::Face(face) => (face, false, KNOWN),
                    Place::Back(lot) => {
                        let back = backs.next().ok_or_else(|| Impossible("a card is missing".into()))?;
                        (back.face, back.hinted, if lot == KNOWN { 0 } else { lot })
                    }
                };
                let mut card = Card::new(face, owner(at));
                card.set_lot(viewer, lot);
                card.set_hint(viewer, hinted);
                pile.put(card);
            }
        }
        Ok(piles)
    }

    /// A card for every back, pile by pile: to each lot the faces known to be in it, in any order, and other cards
    /// besides; then whatever can't lie where it came to lie changes places.
    fn fill(
        &self,
        mut cards: Vec<C>,
        fits: &impl Fn(usize, C) -> bool,
        dice: &mut Dice,
    ) -> Result<Vec<Back<C>>, Impossible> {
        let places = self.piles.iter().map(Vec::len).sum::<usize>();
        must(places == cards.len(), "there are too many or too few cards")?;
        for face in self.known() {
            let at = cards.iter().position(|card| card == face);
            cards.swap_remove(at.ok_or_else(|| Impossible("a card is there too often".into()))?);
        }
        cards.sort();
        dice.shuffle(&mut cards);
        let mut lots: Vec<Vec<(C, bool)>> = Vec::new();
        lots.resize_with(256, Vec::new);
        self.among.iter().for_each(|&(lot, face)| lots[usize::from(lot)].push((face, true)));
        for (number, lot) in lots.iter_mut().enumerate() {
            let backs = self.piles.iter().flatten().filter_map(Place::lot);
            let backs = backs.filter(|&other| usize::from(other) == number).count();
            let no_lot = number == 0 || number == usize::from(KNOWN);
            must(lot.len() <= backs && (lot.is_empty() || !no_lot), "more is known than there is")?;
            let more = cards.split_off(cards.len().saturating_sub(backs - lot.len()));
            lot.extend(more.into_iter().map(|card| (card, false)));
            dice.shuffle(lot);
        }
        let mut backs = Vec::new();
        for (at, row) in self.piles.iter().enumerate() {
            for lot in row.iter().filter_map(Place::lot) {
                let card = lots[usize::from(lot)].pop();
                let (face, hinted) = card.ok_or_else(|| Impossible("a card is missing".into()))?;
                backs.push(Back { at, lot, face, hinted });
            }
        }
        for place in 0..backs.len() {
            if !fits(backs[place].at, backs[place].face) {
                let round = exchange(&backs, place, None, fits);
                let round = round.ok_or_else(|| Impossible("a card lies where it can't".into()))?;
                let old = backs.clone();
                for (at, &taker) in round.iter().enumerate() {
                    let giver = &old[round[(at + 1) % round.len()]];
                    (backs[taker].face, backs[taker].hinted) = (giver.face, giver.hinted);
                }
            }
        }
        Ok(backs)
    }

    /// [`leaves_one`](Seen::leaves_one) where not every card can lie in every pile, and no two cards are alike.
    pub fn leaves_one_where(
        &self,
        at: usize,
        place: Option<usize>,
        cards: Vec<C>,
        fits: impl Fn(usize, C) -> bool,
    ) -> bool {
        let mut dice = Dice::new(&crate::Seed::new([0; 32]));
        let Ok(backs) = self.fill(cards, &fits, &mut dice) else { return true };
        let places =
            self.piles.iter().enumerate().flat_map(|(at, row)| (0..row.len()).map(move |place| (at, place)));
        let is_back = |&(at, place): &(usize, usize)| self.piles[at][place].lot().is_some();
        let asked = |(pile, other): (usize, usize)| pile == at && place.is_none_or(|place| place == other);
        let asked: Vec<bool> = places.filter(is_back).map(asked).collect();
        let takers = (0..backs.len()).filter(|at| asked[*at]);
        let mut swaps = takers.flat_map(|taker| (0..backs.len()).map(move |giver| (taker, giver)));
        !swaps.any(|(taker, giver)| !asked[giver] && exchange(&backs, taker, Some(giver), &fits).is_some())
    }

    /// Whether what is known leaves but one possibility: for the card at `place` of pile `at`, or for all cards
    /// of that pile in whatever order. `cards` are all cards of the game.
    #[must_use]
    pub fn leaves_one(&self, at: usize, place: Option<usize>, mut cards: Vec<C>) -> bool {
        for known in self.known() {
            if let Some(found) = cards.iter().position(|card| card == known) {
                cards.swap_remove(found);
            }
        }
        let row = self.piles.get(at).map_or(&[][..], Vec::as_slice);
        let asked = place.map_or(row, |place| row.get(place..=place).unwrap_or_default());
        let mut from_pool = 0;
        for lot in 0..=u8::MAX {
            let here = asked.iter().filter(|place| place.lot() == Some(lot)).count();
            if here == 0 {
                continue;
            }
            let backs = self.piles.iter().flatten().filter(|place| place.lot() == Some(lot)).count();
            let hints = self.among.iter().filter(|(other, _)| *other == lot).map(|(_, face)| face);
            let more = backs.saturating_sub(hints.clone().count());
            if here == backs {
                from_pool += more;
                continue;
            }
            let mut candidates = hints.chain(cards.iter().take(if more > 0 { usize::MAX } else { 0 }));
            let first = candidates.next();
            if candidates.any(|card| Some(card) != first) {
                return false;
            }
        }
        from_pool == 0 || from_pool >= cards.len() || cards.iter().all(|card| *card == cards[0])
    }
}
