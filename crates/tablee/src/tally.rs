//! What many games come to: counts that don't depend on the order in which they were played.

use bots::Study;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    fmt::{self, Write},
};
use table::{About, MAX_SEATS, Outcome, Seat};

/// The sum over many games.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) decisions: u64,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) wins: [u64; MAX_SEATS],
    pub(crate) checksum: u64,
    pub(crate) study: Study,
}

impl Tally {
    /// Nothing counted yet; every ending is there, if with nought.
    pub(crate) fn new(about: &About) -> Tally {
        Tally { endings: about.endings.iter().map(|ending| (*ending, 0)).collect(), ..Tally::default() }
    }

    /// Counts a game. A shared victory counts for everybody who shares it.
    pub(crate) fn add(&mut self, decisions: u64, outcome: &Outcome, mut moves: Checksum) {
        self.decisions += decisions;
        *self.endings.entry(outcome.ending).or_default() += 1;
        outcome.winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        moves.line(format_args!("{outcome}"));
        self.checksum = self.checksum.wrapping_add(moves.0);
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        other.endings.iter().for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.checksum = self.checksum.wrapping_add(other.checksum);
        self.study.merge(&other.study);
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
    /// What the game counts beside: topic, thing, number.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) study: BTreeMap<&'static str, BTreeMap<&'static str, i64>>,
}

/// A hash of one game that anybody can compute from its record, on any machine: FNV-1a, 64 bits, over the number of
/// the game and a line end, then a line `SEAT MOVE` for each move, then the record's line on the result.
#[derive(Clone, Debug)]
pub(crate) struct Checksum(u64);

impl Checksum {
    pub(crate) fn new(game: u64) -> Checksum {
        let mut checksum = Checksum(0xcbf2_9ce4_8422_2325);
        checksum.line(format_args!("{game}"));
        checksum
    }

    pub(crate) fn moved(&mut self, seat: Seat, mv: &impl fmt::Display) {
        self.line(format_args!("{seat} {mv}"));
    }

    fn line(&mut self, line: fmt::Arguments<'_>) {
        // Writing to a number can't fail.
        let _ = writeln!(self, "{line}");
    }
}

impl Write for Checksum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_one_that_everybody_knows() {
        // FNV-1a of "foobar", from its authors' test vectors.
        let mut checksum = Checksum(0xcbf2_9ce4_8422_2325);
        checksum.write_str("foobar").unwrap();
        assert_eq!(checksum.0, 0x8594_4171_f739_67e8);
    }
}
