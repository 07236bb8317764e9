//! What people say to each other at a table.

use crate::{id::Id, people::turns_text, problem::Problem};
use serde::Serialize;
use utoipa::ToSchema;

const LONGEST: usize = 500;

/// Something that somebody said. Plain text: whoever shows it must escape it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Line {
    /// Later lines have larger numbers.
    pub(crate) number: u64,
    #[schema(value_type = String)]
    pub(crate) person: Id,
    pub(crate) name: String,
    pub(crate) text: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// A line that somebody found wrong, for the host of the house.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Report {
    /// Who found it wrong, and what he says about it.
    pub(crate) by: String,
    pub(crate) words: String,
    /// Who said it, and what it was.
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) table: String,
    pub(crate) at: u64,
}

/// What somebody wants to say, without blanks around it, if it can be said.
pub(crate) fn check(text: &str) -> Result<&str, Problem> {
    let text = text.trim();
    let odd = |c: char| (c.is_control() && c != '\n') || turns_text(c);
    if text.is_empty() || text.chars().count() > LONGEST || text.chars().any(odd) {
        return Err(Problem::ChatLine);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_of_a_decent_length_and_stays_where_it_is() {
        for good in ["hello", " gg 👩‍🚀 ", "<b>bold</b>", "a\nb", &"x".repeat(500)] {
            assert_eq!(check(good), Ok(good.trim()));
        }
        for bad in ["", " \n ", &"x".repeat(501), "a\u{202e}b", "a\u{0}b", "\u{1b}[2J"] {
            assert_eq!(check(bad), Err(Problem::ChatLine), "{bad:?}");
        }
    }
}
