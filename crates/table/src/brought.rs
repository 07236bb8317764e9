//! What a seat brings in secret, as it comes from outside: JSON, or plain text in a file.

use crate::{Game, SetupError};
use serde::Deserialize;
use serde_json::Value;
use std::any::TypeId;

/// Nothing that is brought is longer than this many bytes.
pub const LONGEST: usize = 20_000;

/// What somebody wants to bring to a table with these options, if he may. `null` is nothing, for which the default stands.
pub fn read<G: Game>(options: &G::Options, what: &Value) -> Result<G::Brought, SetupError> {
    let refused = |words: String| Err(SetupError::Other(words));
    let length = what.as_str().map_or_else(|| what.to_string().len(), str::len);
    if what.is_null() {
        return Ok(G::Brought::default());
    }
    if TypeId::of::<G::Brought>() == TypeId::of::<()>() {
        return refused("nothing is brought to this game".into());
    }
    if length > LONGEST {
        return refused(format!("what is brought is at most {LONGEST} bytes long, not {length}"));
    }
    match G::Brought::deserialize(what) {
        Ok(brought) => G::bring(options, &brought).map(|()| brought),
        Err(why) => {
            let why: String = why.to_string().chars().take(300).collect();
            refused(format!("this can't be brought to {}: {why}", G::ABOUT.name))
        }
    }
}

/// What is in a file: JSON if it is, and otherwise its text.
#[must_use]
pub fn from_text(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}
