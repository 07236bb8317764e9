//! One thing for each country, or for each product.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{
    collections::BTreeMap,
    marker::PhantomData,
    ops::{Index, IndexMut},
};

/// What a [`Per`] is looked up by.
pub trait Key: Copy + Ord + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// Its place in that order.
    fn place(self) -> usize;
}

/// One thing for each of `N` keys. Written as a map.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Per<K, T, const N: usize> {
    all: [T; N],
    key: PhantomData<K>,
}

impl<K: Key, T, const N: usize> Per<K, T, N> {
    /// Whatever `make` says for each key.
    pub fn new(make: impl Fn(K) -> T) -> Self {
        Per { all: std::array::from_fn(|at| make(K::ALL[at])), key: PhantomData }
    }

    /// Each key with what it has, in order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.all)
    }

    /// What they have, in order.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.all.iter()
    }
}

impl<K: Key, T: Default, const N: usize> Default for Per<K, T, N> {
    fn default() -> Self {
        Per::new(|_| T::default())
    }
}

impl<K: Key, T, const N: usize> Index<K> for Per<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.all[key.place()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for Per<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.all[key.place()]
    }
}

impl<K: Key + Serialize, T: Serialize, const N: usize> Serialize for Per<K, T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, K: Key + Deserialize<'de>, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Per<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<K, T>::deserialize(from)?;
        let all: Vec<T> = map.into_values().collect();
        let all = all.try_into().map_err(|_| D::Error::custom(format!("expected {N} entries")))?;
        Ok(Per { all, key: PhantomData })
    }
}
