//! What is meant: kinds of things as lists of words.

use crate::kinds::{Alignment, Origin};
use serde::{Deserialize, Deserializer};

/// One word of a [`Filter`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// Of this type; several mean any of them.
    Champion,
    /// The same.
    Object,
    /// The same.
    Event,
    /// A player.
    Player,
    /// A card of any type; on the line unless another zone is named.
    Card,
    /// An ability on the line.
    Ability,
    /// Of this alignment; several mean any of them.
    Good,
    /// The same.
    Evil,
    /// The same.
    Wild,
    /// The same.
    Unaligned,
    /// Of the alignment that was chosen.
    Chosen,
    /// Not of the alignment that was chosen.
    NotChosen,
    /// Of this origin; several mean any of them.
    Magical,
    /// The same.
    Natural,
    /// The same.
    Constructed,
    /// Not so; several mean none of them.
    NonGood,
    /// The same.
    NonEvil,
    /// The same.
    NonWild,
    /// The same.
    NonConstructed,
    /// A token of this kind.
    Human,
    /// The same.
    Zombie,
    /// The same.
    Insect,
    /// No token.
    NonToken,
    /// Under one's own control.
    Yours,
    /// Not this.
    Other,
    /// Not “it”.
    Another,
    /// Attacking.
    Attacking,
    /// Attacking oneself.
    AttackingYou,
    /// Untargetable or veiled.
    Elusive,
    /// With a string counter.
    Strung,
    /// On the line.
    OnLine,
    /// In a hand.
    InHand,
    /// In one's discard pile.
    InPile,
    /// In any discard pile.
    InPiles,
    /// In play or in any discard pile.
    InPlayOrPiles,
    /// On the line with this as a target.
    TargetingThis,
    /// Says “break all” or “banish all”.
    SaysAll,
    /// A defence of at most as many as were touched by the sentence before.
    DefenceAtMostWay,
}

/// Where something is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Zone {
    /// In play (and players).
    #[default]
    Play,
    /// On the line.
    Line,
    /// In a hand.
    Hand,
    /// In one's own discard pile.
    Pile,
    /// In any discard pile.
    Piles,
    /// In play or in any discard pile.
    PlayOrPiles,
}

/// What kind of thing is meant, as a list of words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The words.
    pub words: Vec<Word>,
    /// The same as one bit each.
    bits: u64,
    /// Where.
    pub zone: Zone,
}

impl Filter {
    /// Whether it says this.
    #[must_use]
    pub const fn says(&self, word: Word) -> bool {
        self.bits & 1 << word as u64 != 0
    }

    /// Whether it says any of these, or none of them: how words of one group are read.
    #[must_use]
    pub(crate) const fn bits(&self) -> u64 {
        self.bits
    }
}

impl From<Vec<Word>> for Filter {
    fn from(words: Vec<Word>) -> Filter {
        let bits = words.iter().fold(0, |bits, word| bits | 1 << *word as u64);
        let says = |word: Word| words.contains(&word);
        let zone = if says(Word::InHand) {
            Zone::Hand
        } else if says(Word::InPile) {
            Zone::Pile
        } else if says(Word::InPiles) {
            Zone::Piles
        } else if says(Word::InPlayOrPiles) {
            Zone::PlayOrPiles
        } else if says(Word::OnLine) || says(Word::Card) || says(Word::Ability) {
            Zone::Line
        } else {
            Zone::Play
        };
        Filter { words, bits, zone }
    }
}

impl<'de> Deserialize<'de> for Filter {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Filter, D::Error> {
        Vec::<Word>::deserialize(from).map(Filter::from)
    }
}

impl Word {
    /// The alignment it speaks of.
    #[must_use]
    pub const fn alignment(self) -> Option<Alignment> {
        match self {
            Word::Good => Some(Alignment::Good),
            Word::Evil => Some(Alignment::Evil),
            Word::Wild => Some(Alignment::Wild),
            Word::Unaligned => Some(Alignment::Unaligned),
            _ => None,
        }
    }

    /// The origin it speaks of.
    #[must_use]
    pub const fn origin(self) -> Option<Origin> {
        match self {
            Word::Magical => Some(Origin::Magical),
            Word::Natural => Some(Origin::Natural),
            Word::Constructed => Some(Origin::Constructed),
            _ => None,
        }
    }
}
