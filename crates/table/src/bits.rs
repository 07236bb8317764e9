//! A small set of small numbers: cards in a hand, provinces marked, pages read.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, ops::RangeInclusive};

/// A set of numbers from 0 to 63, eight bytes small. Written as a list.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Bits(u64);

impl Bits {
    /// No number.
    pub const NONE: Bits = Bits(0);

    /// Every number below this one, at most 64.
    #[must_use]
    pub const fn below(number: u8) -> Bits {
        if number < 64 { Bits((1 << number) - 1) } else { Bits(u64::MAX) }
    }

    /// Every number of this range; what lies beyond 63 is left out.
    #[must_use]
    pub fn range(numbers: RangeInclusive<u8>) -> Bits {
        numbers.fold(Bits::NONE, Bits::with)
    }

    /// These and that one; a number beyond 63 changes nothing.
    #[must_use]
    pub const fn with(self, number: u8) -> Bits {
        if number < 64 { Bits(self.0 | 1 << number) } else { self }
    }

    /// These but that one.
    #[must_use]
    pub const fn without(self, number: u8) -> Bits {
        if number < 64 { Bits(self.0 & !(1 << number)) } else { self }
    }

    /// These and those.
    #[must_use]
    pub const fn or(self, those: Bits) -> Bits {
        Bits(self.0 | those.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, those: Bits) -> Bits {
        Bits(self.0 & those.0)
    }

    /// These but not those.
    #[must_use]
    pub const fn but(self, those: Bits) -> Bits {
        Bits(self.0 & !those.0)
    }

    /// Whether the number is one of these.
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        number < 64 && self.0 & 1 << number != 0
    }

    /// Whether all of these are among those.
    #[must_use]
    pub const fn within(self, those: Bits) -> bool {
        self.0 & !those.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// From the smallest up.
    #[must_use]
    pub const fn iter(self) -> BitsIter {
        BitsIter(self.0)
    }
}

/// Walks through [`Bits`].
#[derive(Clone, Debug)]
pub struct BitsIter(u64);

impl Iterator for BitsIter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(number)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for BitsIter {}

impl IntoIterator for Bits {
    type Item = u8;
    type IntoIter = BitsIter;

    fn into_iter(self) -> BitsIter {
        self.iter()
    }
}

impl FromIterator<u8> for Bits {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Bits {
        numbers.into_iter().fold(Bits::NONE, Bits::with)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Bits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Bits, D::Error> {
        let numbers = Vec::<u8>::deserialize(from)?;
        let bits: Bits = numbers.iter().copied().collect();
        if bits.len() == numbers.len() {
            return Ok(bits);
        }
        Err(D::Error::custom("expected a list of different numbers from 0 to 63"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_written_as_a_list_and_read_back() {
        let bits = Bits::range(1..=3).with(63).without(2).with(200);
        assert_eq!(serde_json::to_string(&bits).unwrap(), "[1,3,63]");
        assert_eq!(serde_json::from_str::<Bits>("[63,1,3]").unwrap(), bits);
        assert_eq!(bits.len(), 3);
        assert!(bits.contains(63) && !bits.contains(200) && !bits.contains(2));
        let few = Bits::range(2..=3);
        assert_eq!(bits.or(few), Bits::range(1..=3).with(63));
        assert_eq!((bits.and(few), bits.but(few)), (Bits::NONE.with(3), Bits::NONE.with(1).with(63)));
        for wrong in ["[64]", "[1,1]", "[-1]", "3"] {
            assert!(serde_json::from_str::<Bits>(wrong).is_err(), "{wrong}");
        }
    }
}
