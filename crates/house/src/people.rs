//! Who comes in: people and programs, by a name and a token.

use crate::{
    id::{Id, Token},
    problem::Problem,
    store::Store,
};
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody who came in by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Person {
    #[schema(value_type = String, example = "8f3k2m9qx7za")]
    pub(crate) id: Id,
    #[schema(example = "Ada")]
    pub(crate) name: String,
    /// Whether a program plays; shown to everybody at the table.
    pub(crate) bot: bool,
}

const LONGEST_NAME: usize = 24;

/// Lets somebody in. The token is told this once; only its hash is kept.
pub(crate) async fn welcome(store: &Store, name: &str, bot: bool) -> Result<(Person, Token), Problem> {
    let person = Person { id: Id::fresh()?, name: check_name(name)?, bot };
    let token = Token::fresh()?;
    store.add_person(person.clone(), token.hash()).await?;
    Ok((person, token))
}

/// The name without blanks around it, if one can go by it.
fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    // Characters that show nothing or turn the text around them could make one name look like another.
    let unseen = |c: char| {
        c.is_control()
            || (c.is_whitespace() && c != ' ')
            || matches!(
                c,
                '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            )
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e0fff}')
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(unseen) {
        return Err(Problem::Name);
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_can_be_seen() {
        for good in ["Ada", " Zoë ", "李小龍", "Anne Marie", &"x".repeat(24)] {
            assert_eq!(check_name(good), Ok(good.trim().to_owned()));
        }
        for bad in ["", "   ", &"x".repeat(25), "a\nb", "a\u{202e}b", "\u{200b}", "a\u{0}", "a\u{a0}b"] {
            assert_eq!(check_name(bad), Err(Problem::Name), "{bad:?}");
        }
    }
}
