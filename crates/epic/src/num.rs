//! How much: numbers that cards say, and the words for them.

use crate::filter::Word;
use serde::{Deserialize, Deserializer, de};
use std::fmt;

/// How much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    /// So much: `3`.
    Of(u8),
    /// As many as were revealed, times this: `"x"`, `"3x"`.
    X(u8),
    /// The first, or the second if the optional price was paid: `"3|6"`.
    Paid(u8, u8),
    /// Played in one's Build step, in one's Pre-Battle step, at any other time: `"5/4/3"`.
    Played(u8, u8, u8),
    /// The offence of “it”: `"offence"`.
    Offence,
    /// The defence of “it”: `"defence"`.
    Defence,
    /// The damage that was dealt: `"damage"`.
    Damage,
    /// As many as were touched by the sentence before, or as much Mojo as was lost by it: `"way"`.
    Way,
    /// As many of them as are such: `"way champion"`, `"way non_token"`.
    WayOf(Word),
    /// As many players as had such a thing touched by it: `"way players champion"`.
    WayPlayers(Word),
    /// One's Mojo: `"mojo"`.
    Mojo,
    /// So much and as many as there are cards in all discard piles: `"piles+3"`.
    Piles(u8),
    /// The damage this took in this turn: `"taken"`.
    Taken,
}

/// `3`, or one of the words that [`Num`] gives.
impl<'de> Deserialize<'de> for Num {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Num, D::Error> {
        struct Reader;

        impl de::Visitor<'_> for Reader {
            type Value = Num;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or a word for one, such as \"x\", \"3|6\", \"5/4/3\" or \"defence\"")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Num, E> {
                let small = u8::try_from(number);
                small.map(Num::Of).map_err(|_| E::custom(format!("{number} is too much")))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Num, E> {
                Num::read(word).ok_or_else(|| E::custom(format!("“{word}” is no number")))
            }
        }

        from.deserialize_any(Reader)
    }
}

impl Num {
    fn read(word: &str) -> Option<Num> {
        Some(match word {
            "x" => Num::X(1),
            "offence" => Num::Offence,
            "defence" => Num::Defence,
            "damage" => Num::Damage,
            "way" => Num::Way,
            "mojo" => Num::Mojo,
            "taken" => Num::Taken,
            "way champion" => Num::WayOf(Word::Champion),
            "way non_token" => Num::WayOf(Word::NonToken),
            "way players champion" => Num::WayPlayers(Word::Champion),
            _ => {
                let read = |text: &str| text.parse::<u8>().ok();
                let slashes: Vec<&str> = word.split('/').collect();
                if let Some((one, two)) = word.split_once('|') {
                    Num::Paid(read(one)?, read(two)?)
                } else if let [build, before, other] = slashes[..] {
                    Num::Played(read(build)?, read(before)?, read(other)?)
                } else if let Some(times) = word.strip_suffix('x') {
                    Num::X(read(times)?)
                } else {
                    Num::Piles(read(word.strip_prefix("piles+")?)?)
                }
            }
        })
    }
}
