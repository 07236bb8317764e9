//! Decks that are brought: written as plain text, and what such a deck may have.

use crate::pool::{Card, Def, pool};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{collections::HashMap, fmt, str::FromStr, sync::LazyLock};
use table::{Dice, Ready};

/// The fewest cards of a deck that is brought.
pub const FEWEST_BROUGHT: usize = 60;
/// The most cards that any deck has.
pub const MOST_CARDS: usize = 100;

/// Decks to begin with, two for each alignment.
pub const READY: &[Ready] = &[
    Ready { name: "good-1", text: include_str!("../decks/good-1.txt") },
    Ready { name: "good-2", text: include_str!("../decks/good-2.txt") },
    Ready { name: "evil-1", text: include_str!("../decks/evil-1.txt") },
    Ready { name: "evil-2", text: include_str!("../decks/evil-2.txt") },
    Ready { name: "wild-1", text: include_str!("../decks/wild-1.txt") },
    Ready { name: "wild-2", text: include_str!("../decks/wild-2.txt") },
    Ready { name: "unaligned-1", text: include_str!("../decks/unaligned-1.txt") },
    Ready { name: "unaligned-2", text: include_str!("../decks/unaligned-2.txt") },
];

/// Decks to learn with: few words, and a bit of everything.
const FIRST: [&str; 2] = [include_str!("../decks/first-dawn.txt"), include_str!("../decks/first-grove.txt")];

/// A deck as it is brought, its cards by name; without any card: one of the [`READY`] ones, whichever chance picks.
///
/// Written as text, a line for each card: `3 Blast`. What follows a `#` is for readers only.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck(Vec<Card>);

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDeck {
    /// A line that can't be read.
    #[error("line {line}: {why}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// Too few or too many cards.
    #[error("this deck has {0} cards; a deck has {FEWEST_BROUGHT} to {MOST_CARDS}")]
    Size(usize),
    /// A card too often.
    #[error("{name} is in this deck {number} times; {most} at most")]
    Often {
        /// Its name.
        name: &'static str,
        /// How often it is in the deck.
        number: usize,
        /// How often it may be.
        most: usize,
    },
    /// A card that no deck may have.
    #[error("{0} is banned: no deck has it")]
    Banned(&'static str),
}

/// How often a deck that is brought may have this card: three times, once if it is restricted, never if it is banned.
#[must_use]
pub const fn allowed(def: &Def) -> usize {
    match (def.sheet.banned, def.sheet.restricted) {
        (true, _) => 0,
        (_, true) => 1,
        _ => 3,
    }
}

impl Deck {
    /// These cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Deck {
        let mut cards: Vec<Card> = cards.into_iter().collect();
        cards.sort_by_key(|card| card.name());
        Deck(cards)
    }

    /// The cards, by name.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Every card that is in it, and how often.
    pub fn entries(&self) -> impl Iterator<Item = (Card, usize)> {
        self.0.chunk_by(|one, two| one == two).map(|same| (same[0], same.len()))
    }

    /// All that keeps it from being played.
    pub fn problems(&self) -> impl Iterator<Item = BadDeck> {
        let often = self.entries().filter_map(|(card, number)| {
            let name = card.name();
            match allowed(card.def()) {
                0 => Some(BadDeck::Banned(name)),
                most => (number > most).then_some(BadDeck::Often { name, number, most }),
            }
        });
        let number = self.0.len();
        let fits = (FEWEST_BROUGHT..=MOST_CARDS).contains(&number);
        often.chain((!fits).then_some(BadDeck::Size(number)))
    }

    /// Whether it may be played, or the first thing that keeps it from that.
    pub fn check(&self) -> Result<(), BadDeck> {
        self.problems().next().map_or(Ok(()), Err)
    }

    /// The two that a first game is played with, in the order of the seats.
    pub fn first() -> &'static [Deck] {
        static DECKS: LazyLock<Vec<Deck>> =
            LazyLock::new(|| FIRST.iter().filter_map(|text| text.parse().ok()).collect());
        &DECKS
    }

    /// One of those that are ready.
    pub fn ready(dice: &mut Dice) -> Deck {
        static DECKS: LazyLock<Vec<Deck>> =
            LazyLock::new(|| READY.iter().filter_map(|ready| ready.text.parse().ok()).collect());
        DECKS.get(dice.roll(DECKS.len() as u32) as usize).cloned().unwrap_or_default()
    }
}

/// A name without what people write differently: capitals, spaces, apostrophes and the like.
fn plainly(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Every card by its name, plainly.
static NAMES: LazyLock<HashMap<String, Card>> =
    LazyLock::new(|| pool().cards().map(|card| (plainly(card.name()), card)).collect());

/// How often, and which card: `3 Blast`, `3x Blast`, `3 × Blast` or only `Blast`.
fn read_line(line: &str) -> Result<(usize, Card), String> {
    let digits = line.len() - line.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = line.split_at(digits);
    let times = if number.is_empty() { None } else { rest.trim_start().strip_prefix(['x', 'X', '×']) };
    let name = times.filter(|name| name.starts_with(' ') || !rest.starts_with(' ')).unwrap_or(rest);
    let card = NAMES.get(&plainly(name)).copied();
    let card = card.ok_or_else(|| format!("there is no card “{}”", name.trim()))?;
    match number.parse() {
        Ok(0) => Err("none of a card needn't be said".into()),
        Ok(number) if number <= MOST_CARDS => Ok((number, card)),
        _ if number.is_empty() => Ok((1, card)),
        _ => Err(format!("{number} of a card are too many")),
    }
}

impl FromStr for Deck {
    type Err = BadDeck;

    fn from_str(text: &str) -> Result<Deck, BadDeck> {
        let mut cards = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (number, card) = read_line(line).map_err(|why| BadDeck::Line { line: at + 1, why })?;
            cards.extend(std::iter::repeat_n(card, number));
            if cards.len() > pool().cards().count() * 3 {
                return Err(BadDeck::Size(cards.len()));
            }
        }
        Ok(Deck::of(cards))
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entries().try_for_each(|(card, number)| writeln!(f, "{number} {}", card.name()))
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Deck, D::Error> {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}
