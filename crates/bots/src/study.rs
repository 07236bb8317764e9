//! What is counted over many games, beside who won.

use std::collections::BTreeMap;

/// Counts by topic and thing: how often a card was bought, used, won with.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Study(BTreeMap<&'static str, BTreeMap<&'static str, i64>>);

impl Study {
    /// So many more of this.
    pub fn count(&mut self, topic: &'static str, thing: &'static str, number: i64) {
        *self.0.entry(topic).or_default().entry(thing).or_default() += number;
    }

    /// Adds what another study counted.
    pub fn merge(&mut self, other: &Study) {
        for (topic, counts) in &other.0 {
            counts.iter().for_each(|(thing, number)| self.count(topic, thing, *number));
        }
    }

    /// All counts, by topic and thing.
    pub const fn counts(&self) -> &BTreeMap<&'static str, BTreeMap<&'static str, i64>> {
        &self.0
    }
}
