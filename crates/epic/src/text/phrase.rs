//! Filters taken apart into what a noun phrase needs.

use crate::kinds::Token;
use crate::lang::{Filter, Many, What, Word, Zone};

/// A noun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Head {
    Champion,
    Object,
    Event,
    Player,
    Card,
    Ability,
    Token(Token),
}

/// What was spoken of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thing {
    /// What it may be.
    pub(super) heads: Vec<Head>,
    /// There may be several.
    pub(super) many: bool,
}

impl Thing {
    /// One of these.
    pub(super) fn one(heads: &[Head]) -> Thing {
        Thing { heads: heads.to_vec(), many: false }
    }
}

/// Where things are, if that is to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Line,
    Hand,
    Pile,
    Piles,
    PlayOrPiles,
}

/// Which ones are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Det {
    /// A target.
    Target,
    /// Several.
    Targets(Many),
    /// All.
    All,
    /// Each.
    Each,
    /// One.
    A,
    /// So many.
    Some(Many),
    /// In general.
    Bare,
}

impl Det {
    /// Whether the noun has to be in the plural.
    pub(super) fn many(self) -> bool {
        match self {
            Det::Target | Det::Each | Det::A => false,
            Det::Targets(many) | Det::Some(many) => !matches!(many, Many::Just(1) | Many::UpTo(1)),
            Det::All | Det::Bare => true,
        }
    }

    /// Whether nouns are strung together by “and”.
    pub(super) fn sums(self) -> bool {
        match self {
            Det::All | Det::Each | Det::Bare | Det::Targets(Many::Any) | Det::Some(Many::Any) => true,
            Det::Target | Det::Targets(_) | Det::A | Det::Some(_) => false,
        }
    }

    /// So many: one is said otherwise.
    pub(super) fn so_many(many: Many) -> Det {
        if many == Many::Just(1) { Det::A } else { Det::Some(many) }
    }

    /// So many targets.
    pub(super) fn so_many_targets(many: Many) -> Det {
        if many == Many::Just(1) { Det::Target } else { Det::Targets(many) }
    }
}

/// A filter taken apart.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each stands for a word of the filter")]
pub(super) struct Phrase {
    /// The nouns.
    pub(super) heads: Vec<Head>,
    /// Alignments, as words.
    pub(super) alignments: Vec<Word>,
    /// Origins, as words.
    pub(super) origins: Vec<Word>,
    /// What it isn't, as the words for what it would be.
    pub(super) nots: Vec<Word>,
    /// Of the alignment that was chosen, or not.
    pub(super) chosen: Option<bool>,
    /// No token.
    pub(super) non_token: bool,
    /// Under one's own control.
    pub(super) yours: bool,
    /// Another one.
    pub(super) other: bool,
    /// Attacking.
    pub(super) attacking: bool,
    /// Attacking oneself.
    pub(super) attacking_you: bool,
    /// Untargetable or veiled.
    pub(super) elusive: bool,
    /// With a string counter.
    pub(super) strung: bool,
    /// Where, if that is to be said.
    pub(super) places: Vec<Place>,
    /// With this as a target.
    pub(super) targeting: bool,
    /// Saying “break all” or “banish all”.
    pub(super) says_all: bool,
    /// With little defence.
    pub(super) at_most_way: bool,
}

impl Phrase {
    /// Takes a filter apart.
    pub(super) fn of(filter: &Filter) -> Phrase {
        let mut phrase = Phrase::default();
        filter.words.iter().for_each(|word| phrase.add(*word));
        if phrase.heads.iter().any(|head| matches!(head, Head::Token(_))) {
            phrase.heads.retain(|head| *head != Head::Champion);
        }
        if phrase.heads.is_empty() {
            let fights = phrase.attacking || phrase.attacking_you || phrase.elusive;
            phrase.heads.push(if fights { Head::Champion } else { Head::Card });
        }
        let plain = phrase.heads.iter().all(|head| matches!(head, Head::Card | Head::Ability));
        if filter.zone == Zone::Line && !plain {
            phrase.places.push(Place::Line);
        }
        phrase
    }

    fn add(&mut self, word: Word) {
        match word {
            Word::Champion => self.heads.push(Head::Champion),
            Word::Object => self.heads.push(Head::Object),
            Word::Event => self.heads.push(Head::Event),
            Word::Player => self.heads.push(Head::Player),
            Word::Card => self.heads.push(Head::Card),
            Word::Ability => self.heads.push(Head::Ability),
            Word::Good | Word::Evil | Word::Wild | Word::Unaligned => self.alignments.push(word),
            Word::Chosen => self.chosen = Some(true),
            Word::NotChosen => self.chosen = Some(false),
            Word::Magical | Word::Natural | Word::Constructed => self.origins.push(word),
            Word::NonGood => self.nots.push(Word::Good),
            Word::NonEvil => self.nots.push(Word::Evil),
            Word::NonWild => self.nots.push(Word::Wild),
            Word::NonConstructed => self.nots.push(Word::Constructed),
            Word::Human => self.heads.push(Head::Token(Token::Human)),
            Word::Zombie => self.heads.push(Head::Token(Token::Zombie)),
            Word::Insect => self.heads.push(Head::Token(Token::Insect)),
            Word::NonToken => self.non_token = true,
            Word::Yours => self.yours = true,
            Word::Other | Word::Another => self.other = true,
            Word::Attacking => self.attacking = true,
            Word::AttackingYou => self.attacking_you = true,
            Word::Elusive => self.elusive = true,
            Word::Strung => self.strung = true,
            // It is said only of what isn't there anyway.
            Word::OnLine => {}
            Word::InHand => self.places.push(Place::Hand),
            Word::InPile => self.places.push(Place::Pile),
            Word::InPiles => self.places.push(Place::Piles),
            Word::InPlayOrPiles => self.places.push(Place::PlayOrPiles),
            Word::TargetingThis => self.targeting = true,
            Word::SaysAll => self.says_all = true,
            Word::DefenceAtMostWay => self.at_most_way = true,
        }
    }

    /// Whether it names a type.
    pub(super) fn typed(filter: &Filter) -> bool {
        let all = [Word::Champion, Word::Object, Word::Event, Word::Card, Word::Ability];
        all.iter().any(|word| filter.says(*word))
    }
}

/// What is meant in play, if all cards in all discard piles are meant beside it.
pub(super) fn beside_piles(what: &What) -> Option<What> {
    let What::All(filter) = what else { return None };
    let both = [Word::Event, Word::InPlayOrPiles];
    let here = filter.words.iter().copied().filter(|word| !both.contains(word));
    let here = Filter::from(here.collect::<Vec<Word>>());
    both.iter().all(|word| filter.says(*word)).then_some(What::All(here))
}

/// The same filter with one more word.
pub(super) fn with(filter: &Filter, word: Word) -> Filter {
    let mut words = filter.words.clone();
    if !words.contains(&word) {
        words.push(word);
    }
    Filter::from(words)
}

/// A champion of one's own of that kind.
pub(super) fn own_champion(filter: &Filter) -> Filter {
    let filter = with(filter, Word::Yours);
    if Phrase::typed(&filter) { filter } else { with(&filter, Word::Champion) }
}
