//! What people keep to bring to tables: plain text under a name. Whether it may be brought is seen when it is.

use crate::{id::Id, live::Shelved, people, problem::Problem};
use serde::Serialize;
use table::{Brings, brought::LONGEST, options::Chosen};
use utoipa::ToSchema;

/// So many of one game somebody may keep.
pub(crate) const MOST: usize = 100;
/// The most characters of a name.
const LONGEST_NAME: usize = 60;

/// Something that somebody keeps to bring it to tables, such as a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Deck {
    #[schema(value_type = String, example = "8f3k2m9qx7za")]
    pub(crate) id: Id,
    #[schema(example = "epic")]
    pub(crate) game: String,
    pub(crate) name: String,
    /// What is brought, in plain text.
    pub(crate) text: String,
    /// When it was last changed, in milliseconds since 1970.
    pub(crate) changed: u64,
}

/// A deck's name without blanks around it, if it can be seen.
pub(crate) fn check_name(name: &str) -> Result<&str, Problem> {
    let name = name.trim();
    // Some signs are several characters, joined by one that can't be seen.
    let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}');
    let seen = |c: char| !people::is_unseen(c);
    let good = name.chars().count() <= LONGEST_NAME
        && name.chars().any(seen)
        && name.chars().all(|c| seen(c) || joins(c));
    if good { Ok(name) } else { Err(Problem::DeckName) }
}

/// A text that isn't longer than what may be brought.
pub(crate) fn check_text(text: &str) -> Result<&str, Problem> {
    if text.len() <= LONGEST { Ok(text) } else { Err(Problem::DeckLong) }
}

/// Nothing is kept for a game to which nothing is brought.
pub(crate) fn check_game(game: &Shelved) -> Result<(), Problem> {
    if game.about.brings == Brings::Never { Err(Problem::NoDecks) } else { Ok(()) }
}

/// Whether this could be brought to some table of the game.
pub(crate) fn fits(game: &Shelved, text: &str) -> bool {
    let mut chosen = Chosen::new();
    if let Brings::With(key, value) = game.about.brings {
        chosen.insert(key.into(), value.into());
    }
    // An empty text stands for what the game itself picks: nothing that anybody would keep.
    !text.trim().is_empty() && (game.bring)(&chosen, &text.into()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_can_be_seen() {
        assert_eq!(check_name(" Wings over the Dawn "), Ok("Wings over the Dawn"));
        assert_eq!(check_name(&"é".repeat(60)), Ok("é".repeat(60).as_str()));
        assert!(check_name("👩\u{200d}🌾").is_ok());
        for bad in ["", "  ", "\u{200b}", "\u{200d}", "a\u{200b}", "a\nb", "a\u{202e}b", &"x".repeat(61)] {
            assert_eq!(check_name(bad), Err(Problem::DeckName), "{bad:?}");
        }
    }
}
