//! A move that isn't allowed, and the rule that says so.

use crate::{Arg, Phrase};
use arrayvec::ArrayVec;

/// Why a move isn't allowed. It names its rule by id, such as `epix/attack/order`; the rules page, the tests
/// and the words shown to the player share that id.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    rule: &'static str,
    args: ArrayVec<(&'static str, Arg), 2>,
}

impl Refusal {
    /// Nobody may move: the game is over.
    pub const OVER: &'static str = "table/over";

    /// Refused by this rule. Its words are the message of the same name with `-` for `/`.
    #[must_use]
    pub const fn by(rule: &'static str) -> Refusal {
        Refusal { rule, args: ArrayVec::new_const() }
    }

    /// The same, with something its words can mention (two at most; more are left out).
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Refusal {
        let _ = self.args.try_push((name, value.into()));
        self
    }

    /// The id of the rule.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.rule
    }

    /// The names of what its words can mention.
    pub fn mentions(&self) -> impl Iterator<Item = &'static str> {
        self.args.iter().map(|(name, _)| *name)
    }

    /// What to say to the player.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        self.args
            .iter()
            .fold(Phrase::new(self.rule.replace('/', "-")), |phrase, (name, value)| phrase.with(name, *value))
    }
}
