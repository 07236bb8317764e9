//! Provinces, and sets of them.

use crate::keyed::keyed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign},
};

keyed! {
    /// Every province of every map. The names of Kilimandjora, Lochmess and Broceland are the printed game's.
    pub enum Province as "province" {
        /// The castle of whoever plays yellow.
        YellowCastle = "yellow-castle",
        /// The castle of whoever plays blue.
        BlueCastle = "blue-castle",
        /// The castle of whoever plays red.
        RedCastle = "red-castle",
        /// The castle of whoever plays green.
        GreenCastle = "green-castle",
        /// A home province of yellow.
        Carcassogne = "carcassogne",
        /// A home province of yellow.
        Gevaudrin = "gevaudrin",
        /// A home province of blue.
        Transylvagne = "transylvagne",
        /// A home province of blue.
        Stonehinge = "stonehinge",
        /// A home province of red.
        Amazoune = "amazoune",
        /// A home province of red.
        Toscagne = "toscagne",
        /// A home province of green.
        Siberlande = "siberlande",
        /// A home province of green.
        Andalousine = "andalousine",
        /// The mountain in the middle.
        Kilimandjora = "kilimandjora",
        /// The lake, worth gold.
        Lochmess = "lochmess",
        /// The forest, worth gold.
        Broceland = "broceland",
        /// The isle, worth gold; only three players know it.
        Avalune = "avalune",
    }
}

/// A set of provinces, two bytes small. Written as a list.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Provinces(u16);

impl Provinces {
    /// No province.
    pub const NONE: Provinces = Provinces(0);
    /// All castles there are.
    pub const CASTLES: Provinces = Provinces(0b1111);

    /// Just this one.
    #[must_use]
    pub const fn only(province: Province) -> Provinces {
        Provinces(1 << province as u16)
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, province: Province) -> Provinces {
        Provinces(self.0 | Provinces::only(province).0)
    }

    /// These but that one.
    #[must_use]
    pub const fn without(self, province: Province) -> Provinces {
        Provinces(self.0 & !Provinces::only(province).0)
    }

    /// These or those.
    #[must_use]
    pub const fn or(self, those: Provinces) -> Provinces {
        Provinces(self.0 | those.0)
    }

    /// Whether it is one of these.
    #[must_use]
    pub const fn contains(self, province: Province) -> bool {
        self.0 & Provinces::only(province).0 != 0
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

    /// Each of them, in order.
    #[must_use]
    pub const fn iter(self) -> ProvincesIter {
        ProvincesIter(self.0)
    }
}

impl BitOr for Provinces {
    type Output = Provinces;
    fn bitor(self, those: Provinces) -> Provinces {
        self.or(those)
    }
}

impl BitOrAssign for Provinces {
    fn bitor_assign(&mut self, those: Provinces) {
        *self = *self | those;
    }
}

impl BitAnd for Provinces {
    type Output = Provinces;
    fn bitand(self, those: Provinces) -> Provinces {
        Provinces(self.0 & those.0)
    }
}

/// These but those.
impl Sub for Provinces {
    type Output = Provinces;
    fn sub(self, those: Provinces) -> Provinces {
        Provinces(self.0 & !those.0)
    }
}

impl SubAssign for Provinces {
    fn sub_assign(&mut self, those: Provinces) {
        *self = *self - those;
    }
}

/// Walks through [`Provinces`].
#[derive(Clone, Debug)]
pub struct ProvincesIter(u16);

impl Iterator for ProvincesIter {
    type Item = Province;

    #[inline]
    fn next(&mut self) -> Option<Province> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Province::ALL[number & 15])
    }
}

impl IntoIterator for Provinces {
    type Item = Province;
    type IntoIter = ProvincesIter;

    fn into_iter(self) -> ProvincesIter {
        self.iter()
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Provinces {
        provinces.into_iter().fold(Provinces::NONE, Provinces::with)
    }
}

impl fmt::Debug for Provinces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Provinces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Provinces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Provinces, D::Error> {
        Vec::<Province>::deserialize(from).map(|list| list.into_iter().collect())
    }
}
