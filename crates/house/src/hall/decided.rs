//! What the host of the house has decided for everybody.

use std::sync::{PoisonError, RwLock};

/// Kept in the file, and here so that everybody can be told.
#[derive(Default)]
pub(crate) struct Decided(RwLock<(bool, String)>);

impl Decided {
    pub(crate) const INVITE_ONLY: &str = "invite_only";
    pub(crate) const ANNOUNCEMENT: &str = "announcement";

    pub(crate) fn new(settings: Vec<(String, String)>) -> Decided {
        let decided = Decided::default();
        settings.into_iter().for_each(|(key, value)| decided.set(&key, value));
        decided
    }

    pub(crate) fn set(&self, key: &str, value: String) {
        let mut decided = self.0.write().unwrap_or_else(PoisonError::into_inner);
        match key {
            Decided::INVITE_ONLY => decided.0 = value == "yes",
            Decided::ANNOUNCEMENT => decided.1 = value,
            _ => {}
        }
    }

    /// Whether nobody new is let in without an invitation.
    pub(crate) fn invite_only(&self) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).0
    }

    /// What everybody is told, if anything.
    pub(crate) fn announcement(&self) -> Option<String> {
        let decided = self.0.read().unwrap_or_else(PoisonError::into_inner);
        Some(decided.1.clone()).filter(|text| !text.is_empty())
    }
}
