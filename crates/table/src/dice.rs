//! Chance that is the same on every machine and in every year.
//!
//! The raw words are those of `ChaCha20` (the original one with a 64-bit counter and a zero nonce) keyed by
//! the seed, so that any ChaCha20 library can check a game. What is made of the words, `roll` and `shuffle`,
//! is ours and fixed by golden vectors: changing it would break every record.

use crate::Seed;
use chacha20::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};

/// A stream of chance. Draws are fast; to keep a place in the stream inside a state use a [`Bookmark`].
#[derive(Debug)]
pub struct Dice(ChaCha20Rng);

/// A place in the stream of a seed: all that a state keeps of its dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    seed: Seed,
    word: u64,
}

impl Dice {
    /// The stream of this seed from its first word.
    #[must_use]
    pub fn new(seed: &Seed) -> Dice {
        Dice(ChaCha20Rng::from_seed(*seed.bytes()))
    }

    /// The next 32 bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `sides - 1`, each as likely as the other; 0 for no sides.
    ///
    /// One word gives the upper half of its product with `sides`; a word whose lower half falls into the
    /// uneven rest is thrown again.
    #[inline]
    pub fn roll(&mut self, sides: u32) -> u32 {
        loop {
            let product = u64::from(self.word()) * u64::from(sides);
            let rest = product as u32;
            if rest >= sides || rest >= sides.wrapping_neg() % sides.max(1) {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of these, each as likely as the other; `None` of nothing.
    #[inline]
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.roll(from.len() as u32) as usize).copied()
    }

    /// A seed made of the next eight words, for a stream that goes its own way.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(4).for_each(|four| four.copy_from_slice(&self.word().to_le_bytes()));
        Seed::new(bytes)
    }

    /// Every order is as likely as the other: from the last place down, each is swapped with one not above it.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.roll(last as u32 + 1) as usize);
        }
    }
}

impl Bookmark {
    /// The beginning of this seed's stream.
    #[must_use]
    pub const fn new(seed: Seed) -> Bookmark {
        Bookmark { seed, word: 0 }
    }

    /// Throws from this place on; the bookmark moves past every word that was used.
    pub fn throw<T>(&mut self, throw: impl FnOnce(&mut Dice) -> T) -> T {
        let mut dice = Dice::new(&self.seed);
        dice.0.set_word_pos(u128::from(self.word));
        let result = throw(&mut dice);
        self.word = dice.0.get_word_pos() as u64;
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First words of ChaCha20 for a zero key and zero nonce, from RFC 8439, appendix A.1, vectors 1 and 2.
    #[test]
    fn the_raw_words_are_those_of_the_standard() {
        let mut dice = Dice::new(&Seed::new([0; 32]));
        let words: Vec<u32> = (0..20).map(|_| dice.word()).collect();
        let first = [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
        let second = [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73];
        assert_eq!(words[..4], first);
        assert_eq!(words[16..], second);
    }

    #[test]
    fn golden_rolls() {
        let mut dice = Dice::new(&Seed::from_text("tablee"));
        let six: Vec<u32> = (0..12).map(|_| dice.roll(6)).collect();
        let thousand: Vec<u32> = (0..6).map(|_| dice.roll(1000)).collect();
        let huge: Vec<u32> = (0..4).map(|_| dice.roll(3 << 30)).collect();
        assert_eq!(six, GOLDEN_SIX);
        assert_eq!(thousand, GOLDEN_THOUSAND);
        assert_eq!(huge, GOLDEN_HUGE);
    }

    #[test]
    fn golden_shuffle() {
        let mut cards: Vec<u8> = (1..=13).collect();
        Dice::new(&Seed::from_text("tablee")).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    // Worked out by a second implementation in another language.
    const GOLDEN_SIX: [u32; 12] = [1, 4, 1, 5, 3, 1, 3, 1, 4, 3, 3, 5];
    const GOLDEN_THOUSAND: [u32; 6] = [907, 2, 451, 801, 424, 448];
    const GOLDEN_HUGE: [u32; 4] = [620_226_750, 2_740_104_044, 1_547_010_141, 190_718_622];
    const GOLDEN_SHUFFLE: [u8; 13] = [1, 7, 12, 8, 11, 2, 5, 13, 6, 9, 4, 10, 3];

    #[test]
    fn a_bookmark_goes_on_where_it_stopped() {
        let seed = Seed::from_text("bookmark");
        let mut whole = Dice::new(&seed);
        let mut place = Bookmark::new(seed);
        for draws in [1, 5, 64, 3, 200] {
            let expected: Vec<u32> = (0..draws).map(|_| whole.word()).collect();
            let text = serde_json::to_string(&place).unwrap();
            place = serde_json::from_str(&text).unwrap();
            assert_eq!(place.throw(|dice| (0..draws).map(|_| dice.word()).collect::<Vec<_>>()), expected);
        }
    }

    #[test]
    fn no_sides_and_nothing_to_pick_are_harmless() {
        let mut dice = Dice::new(&Seed::from_text("empty"));
        assert_eq!(dice.roll(0), 0);
        assert_eq!(dice.roll(1), 0);
        assert_eq!(dice.pick::<u8>(&[]), None);
    }

    #[test]
    fn rolls_are_even() {
        let mut dice = Dice::new(&Seed::from_text("even"));
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[dice.roll(7) as usize] += 1;
        }
        // Five standard errors of a count of 10,000.
        assert!(counts.iter().all(|&count| (9_537..=10_463).contains(&count)), "{counts:?}");
    }

    #[test]
    fn every_order_of_four_is_as_likely_as_the_other() {
        let mut dice = Dice::new(&Seed::from_text("orders"));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            dice.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|&count| (845..=1155).contains(&count)), "{counts:?}");
    }
}
