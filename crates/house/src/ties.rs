//! Whom people don't want to hear or to meet.

use crate::id::Id;
use serde::{Deserialize, Serialize};
use std::{
    collections::HashSet,
    sync::{PoisonError, RwLock},
};
use utoipa::ToSchema;

/// How somebody stands to somebody else.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Tie {
    /// Doesn't hear him.
    Mute,
    /// Doesn't hear him, sits at no table with him, and can't be invited by him.
    Block,
}

impl Tie {
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Tie::Mute => "mute",
            Tie::Block => "block",
        }
    }
}

/// All of them.
#[derive(Default)]
pub(crate) struct Ties(RwLock<HashSet<(Id, Id, Tie)>>);

impl Ties {
    pub(crate) fn new(ties: impl IntoIterator<Item = (Id, Id, Tie)>) -> Ties {
        Ties(RwLock::new(ties.into_iter().collect()))
    }

    fn has(&self, tie: (Id, Id, Tie)) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&tie)
    }

    /// Whether somebody wants to hear what another one says.
    pub(crate) fn hears(&self, person: Id, other: Id) -> bool {
        !self.has((person, other, Tie::Mute)) && !self.has((person, other, Tie::Block))
    }

    /// Whether one of the two has blocked the other.
    pub(crate) fn apart(&self, one: Id, two: Id) -> bool {
        self.has((one, two, Tie::Block)) || self.has((two, one, Tie::Block))
    }

    pub(crate) fn set(&self, person: Id, other: Id, tie: Tie, on: bool) {
        let mut ties = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if on {
            ties.insert((person, other, tie))
        } else {
            ties.remove(&(person, other, tie))
        };
    }

    /// Somebody is no longer there.
    pub(crate) fn forget(&self, gone: Id) {
        let mut ties = self.0.write().unwrap_or_else(PoisonError::into_inner);
        ties.retain(|(person, other, _)| *person != gone && *other != gone);
    }

    /// Somebody's own.
    pub(crate) fn of(&self, person: Id) -> Vec<(Id, Tie)> {
        let ties = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut mine: Vec<(Id, Tie)> =
            ties.iter().filter(|tie| tie.0 == person).map(|tie| (tie.1, tie.2)).collect();
        mine.sort_unstable();
        mine
    }
}
