//! One thing for each country, or for each product.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

/// One thing for each of `N` keys. Written as a map that leaves out whoever has nothing.
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

impl<K, T, const N: usize> Serialize for Per<K, T, N>
where
    K: Key + Serialize,
    T: Serialize + Default + PartialEq,
{
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let nothing = T::default();
        to.collect_map(self.iter().filter(|(_, one)| **one != nothing))
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for Per<K, T, N>
where
    K: Key + Deserialize<'de>,
    T: Deserialize<'de> + Default,
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut per = Per::default();
        BTreeMap::<K, T>::deserialize(from)?.into_iter().for_each(|(key, one)| per[key] = one);
        Ok(per)
    }
}

#[cfg(test)]
mod tests {
    use crate::product::{Product, Stock};

    #[test]
    fn a_stock_is_a_map_of_what_is_there() {
        let stock = Stock::new(|product| u8::from(product == Product::Steel) * 2);
        let text = serde_json::to_string(&stock).unwrap();
        assert_eq!(text, "{\"steel\":2}");
        assert_eq!(serde_json::from_str::<Stock>(&text).unwrap(), stock);
        assert!(serde_json::from_str::<Stock>("{\"gold\":1}").is_err());
    }
}
