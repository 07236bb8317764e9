//! Who plays: seats around the table, and sets of them.

use crate::{
    bits::{Bits, BitsIter},
    notation::exact,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

/// The most seats a table can have. A fixed capacity: games with more players don't fit this house.
pub const MAX_SEATS: usize = 8;

/// One place at the table, counted clockwise from 0. Always below [`MAX_SEATS`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat that every table has.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, or `None` beyond [`MAX_SEATS`].
    #[must_use]
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// All seats of a table of `players`, clockwise from the first.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players.min(MAX_SEATS) as u8).map(Seat)
    }

    /// Its number, for indexing what is kept per seat.
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructors promise.
        self.0 as usize & (MAX_SEATS - 1)
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        if self.index() + 1 < players { Seat(self.0 + 1) } else { Seat(0) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        Seat::new(index.into()).ok_or_else(|| format!("there is no seat {index}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        exact(text).and_then(Seat::new).ok_or_else(|| format!("“{text}” is no seat's number"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One thing for each seat that a table can have, found by [`Seat`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> PerSeat<T> {
    /// What the seats of a table of `players` have, from the first.
    pub fn of(&self, players: usize) -> &[T] {
        &self.0[..players.min(MAX_SEATS)]
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats. Written as a list of numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Seats(Bits);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(Bits::NONE);

    /// All seats of a table of `players`.
    #[must_use]
    pub const fn all(players: usize) -> Seats {
        Seats(Bits::below(if players < MAX_SEATS { players as u8 } else { MAX_SEATS as u8 }))
    }

    /// Just this one.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0.with(seat.index() as u8))
    }

    /// These but that one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0.without(seat.index() as u8))
    }

    /// Whether that seat is among these.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0.contains(seat.index() as u8)
    }

    /// Whether all of these are among those.
    #[must_use]
    pub const fn within(self, those: Seats) -> bool {
        self.0.within(those.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// From the lowest number up.
    #[must_use]
    pub const fn iter(self) -> SeatsIter {
        SeatsIter(self.0.iter())
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0.word() as u8
    }
}

/// Walks through [`Seats`].
#[derive(Clone, Debug)]
pub struct SeatsIter(BitsIter);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        self.0.next().map(Seat)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order_and_survives_json() {
        let seats: Seats = [5, 0, 3].into_iter().filter_map(Seat::new).collect();
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[0,3,5]");
        assert_eq!(serde_json::from_str::<Seats>("[3,0,5]").unwrap(), seats);
        assert_eq!(seats.len(), 3);
        assert!(Seats::all(8).contains(Seat(7)) && !Seats::all(7).contains(Seat(7)));
    }

    #[test]
    fn a_seat_beyond_the_table_is_refused() {
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert!(Seat::new(MAX_SEATS).is_none());
    }

    #[test]
    fn clockwise_comes_back_to_the_first() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(1).next(3), Seat(2));
    }
}
