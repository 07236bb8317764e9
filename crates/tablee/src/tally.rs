//! What many games come to: counts that don't depend on the order in which they were played.

use serde::Serialize;
use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
};
use table::{About, MAX_SEATS, Outcome, Seat};

/// The sum over many games.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) wins: [u64; MAX_SEATS],
    pub(crate) checksum: u64,
}

impl Tally {
    /// Nothing counted yet; every ending is there, if with nought.
    pub(crate) fn new(about: &About) -> Tally {
        Tally { endings: about.endings.iter().map(|ending| (*ending, 0)).collect(), ..Tally::default() }
    }

    /// Counts a game. A shared victory counts for everybody who shares it.
    pub(crate) fn add(&mut self, decisions: u64, outcome: &Outcome, mut moves: Checksum) {
        self.games += 1;
        self.decisions += decisions;
        *self.endings.entry(outcome.ending).or_default() += 1;
        outcome.winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        (outcome.winners, decisions).hash(&mut moves);
        outcome.scores.iter().for_each(|score| score.hash(&mut moves));
        self.checksum = self.checksum.wrapping_add(moves.finish());
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        other.endings.iter().for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }
}

/// What `tablee simulate --json` prints.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) players: usize,
    pub(crate) options: table::options::Chosen,
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) seconds: f64,
    pub(crate) decisions_per_second: f64,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) wins: Vec<u64>,
    pub(crate) mean_decisions: f64,
    pub(crate) checksum: String,
}

/// A hash of the moves of one game that is the same on every machine, unlike the standard library's.
#[derive(Clone, Debug)]
pub(crate) struct Checksum(u64);

impl Checksum {
    pub(crate) const fn new(game: u64) -> Checksum {
        Checksum(game)
    }

    pub(crate) fn moved(&mut self, seat: Seat, mv: &impl Hash) {
        (seat, mv).hash(self);
    }

    /// The finishing steps of `SplitMix64`: every bit of the input reaches every bit of the result.
    const fn mix(&mut self, word: u64) {
        let mut bits = (self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = bits ^ bits >> 31;
    }
}

impl Hasher for Checksum {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.mix(byte.into()));
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }
}
