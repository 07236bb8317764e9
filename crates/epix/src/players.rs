//! What is kept for each player, and for each kind of unit.

use crate::unit::Kind;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::ops::{Index, IndexMut};
use table::Seat;

/// One thing for each of two to four players, found by seat. Written as a list.
#[derive(Copy, Clone, Debug)]
pub struct Players<T> {
    count: u8,
    all: [T; 4],
}

impl<T: Copy> Players<T> {
    /// The same for so many players; out of two to four the nearest number.
    pub fn new(count: usize, one: T) -> Players<T> {
        Players { count: count.clamp(2, 4) as u8, all: [one; 4] }
    }

    /// How many players there are.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// In the order of seats.
    pub fn as_slice(&self) -> &[T] {
        &self.all[..self.count()]
    }
}

impl<T: Copy + PartialEq> PartialEq for Players<T> {
    fn eq(&self, other: &Players<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T> Index<Seat> for Players<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.all[seat.index() & 3]
    }
}

impl<T> IndexMut<Seat> for Players<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.all[seat.index() & 3]
    }
}

impl<T: Copy + Serialize> Serialize for Players<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Deserialize<'de>> Deserialize<'de> for Players<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Players<T>, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        let (2..=4, Some(first)) = (list.len(), list.first()) else {
            return Err(D::Error::custom("expected a list for two to four players"));
        };
        let mut players = Players::new(list.len(), *first);
        players.all[..list.len()].copy_from_slice(&list);
        Ok(players)
    }
}

/// One thing for each kind of unit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds<T>(pub [T; 4]);

impl<T> Index<Kind> for Kinds<T> {
    type Output = T;

    #[inline]
    fn index(&self, kind: Kind) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<Kind> for Kinds<T> {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        &mut self.0[kind as usize]
    }
}

/// How [`Kinds`] are written.
#[derive(Serialize, Deserialize)]
struct Named<T> {
    soldier: T,
    knight: T,
    camp: T,
    catapult: T,
}

impl<T: Copy + Serialize> Serialize for Kinds<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let [soldier, knight, camp, catapult] = self.0;
        Named { soldier, knight, camp, catapult }.serialize(to)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Kinds<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Kinds<T>, D::Error> {
        Named::deserialize(from).map(|named| Kinds([named.soldier, named.knight, named.camp, named.catapult]))
    }
}
