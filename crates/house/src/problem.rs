//! What can go wrong between a guest and the house, in plain words.

use axum::http::StatusCode;
use serde::Serialize;
use table::{Lang, Phrase, Words};
use utoipa::ToSchema;

/// What goes wrong. What a player can meet is said in his language; what only the writer of a program can meet is said
/// in English.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Problem {
    /// The request itself is wrong: no JSON, an unknown field, text that is no move.
    Malformed(String),
    /// A table can't be set up like that.
    Setup(String),
    TooLarge,
    MediaType,
    Method,
    NoSuchPage,
    NoSuchTable,
    NoSuchGame,
    NoSuchSeat,
    NoSuchBot,
    /// A name nobody can go by.
    Name,
    /// Nobody has shown a token.
    NoToken,
    /// A token that isn't known.
    BadToken,
    NotYourSeat,
    /// The seat is his, but he gave it up.
    GivenUp,
    NotTheHost,
    SeatTaken,
    NoSeatFree,
    SeatsFree,
    /// It is too late for that: the game has begun.
    Begun,
    /// It is too early for that: the game hasn't begun.
    NotBegun,
    Over,
    /// Secrets are told at the end.
    NotOver,
    /// The game's rules don't allow it.
    Refused {
        rule: &'static str,
        words: String,
    },
    /// The table has moved on since the sender looked.
    Stale {
        number: u64,
    },
    /// This id was used for another move.
    IdUsed,
    /// Somebody says to have seen what hasn't happened.
    Ahead {
        number: u64,
    },
    /// It can't be stored now; it is kept and will be.
    Paused,
    /// It can't be stored now, and isn't kept.
    NotStored,
    /// The house closes.
    Closing,
    /// The table was begun under rules that this house doesn't play.
    OtherRules,
    /// Something is wrong with the house itself.
    Broken(String),
}

/// A problem as it is told.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Told {
    /// What kind of problem it is; stays the same in every language and version.
    pub(crate) code: &'static str,
    /// What to show to a person.
    pub(crate) words: String,
    /// The rule that refuses a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// Where the stream stands, for `stale` and `ahead`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u64>,
}

impl Problem {
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Problem::Malformed(_) => "malformed",
            Problem::Setup(_) => "setup",
            Problem::TooLarge => "too-large",
            Problem::MediaType => "media-type",
            Problem::Method => "method",
            Problem::NoSuchPage => "no-such-page",
            Problem::NoSuchTable => "no-such-table",
            Problem::NoSuchGame => "no-such-game",
            Problem::NoSuchSeat => "no-such-seat",
            Problem::NoSuchBot => "no-such-bot",
            Problem::Name => "name",
            Problem::NoToken => "no-token",
            Problem::BadToken => "bad-token",
            Problem::NotYourSeat => "not-your-seat",
            Problem::GivenUp => "given-up",
            Problem::NotTheHost => "not-the-host",
            Problem::SeatTaken => "seat-taken",
            Problem::NoSeatFree => "no-seat-free",
            Problem::SeatsFree => "seats-free",
            Problem::Begun => "begun",
            Problem::NotBegun => "not-begun",
            Problem::Over => "over",
            Problem::NotOver => "not-over",
            Problem::Refused { .. } => "refused",
            Problem::Stale { .. } => "stale",
            Problem::IdUsed => "id-used",
            Problem::Ahead { .. } => "ahead",
            Problem::Paused => "paused",
            Problem::NotStored => "not-stored",
            Problem::Closing => "closing",
            Problem::OtherRules => "other-rules",
            Problem::Broken(_) => "broken",
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Problem::Malformed(_) | Problem::Setup(_) | Problem::Name | Problem::NoSuchBot => {
                StatusCode::BAD_REQUEST
            }
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::NoSuchPage | Problem::NoSuchTable | Problem::NoSuchGame | Problem::NoSuchSeat => {
                StatusCode::NOT_FOUND
            }
            Problem::NoToken | Problem::BadToken => StatusCode::UNAUTHORIZED,
            Problem::NotYourSeat | Problem::GivenUp | Problem::NotTheHost => StatusCode::FORBIDDEN,
            Problem::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::SeatTaken
            | Problem::NoSeatFree
            | Problem::SeatsFree
            | Problem::Begun
            | Problem::NotBegun
            | Problem::Over
            | Problem::NotOver
            | Problem::Stale { .. }
            | Problem::IdUsed
            | Problem::OtherRules
            | Problem::Ahead { .. } => StatusCode::CONFLICT,
            Problem::Paused | Problem::NotStored | Problem::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Notes it down: what was refused by its code alone, what is wrong with the house in full.
    pub(crate) fn note(&self, asked: &str) {
        metrics::counter!("tablee_problems_total", "code" => self.code()).increment(1);
        match self {
            Problem::Broken(why) => tracing::error!(asked, why, "the house could not answer"),
            Problem::Refused { rule, .. } => tracing::info!(asked, rule, "refused"),
            other => tracing::info!(asked, code = other.code(), "refused"),
        }
    }

    /// The problem in this language.
    pub(crate) fn told(&self, lang: Lang) -> Told {
        let words = match self {
            Problem::Malformed(words) | Problem::Setup(words) | Problem::Refused { words, .. } => {
                words.clone()
            }
            other => say(lang, other.code()),
        };
        let rule = if let Problem::Refused { rule, .. } = self { Some(*rule) } else { None };
        let number = match self {
            Problem::Stale { number } | Problem::Ahead { number } => Some(*number),
            _ => None,
        };
        Told { code: self.code(), words, rule, number }
    }
}

/// A sentence of the house.
pub(crate) fn say(lang: Lang, id: &'static str) -> String {
    words().say(lang, &Phrase::new(id), &|_| String::new())
}

fn words() -> &'static Words {
    table::words!("../words/house")
}

/// What goes wrong with the file is written to the log and told as the house's own fault.
impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Problem {
        Problem::Broken(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everything_that_can_go_wrong_has_words_in_every_language_and_nothing_else_has() {
        let said = [
            Problem::TooLarge,
            Problem::MediaType,
            Problem::Method,
            Problem::NoSuchPage,
            Problem::NoSuchTable,
            Problem::NoSuchGame,
            Problem::NoSuchSeat,
            Problem::NoSuchBot,
            Problem::Name,
            Problem::NoToken,
            Problem::BadToken,
            Problem::NotYourSeat,
            Problem::GivenUp,
            Problem::NotTheHost,
            Problem::SeatTaken,
            Problem::NoSeatFree,
            Problem::SeatsFree,
            Problem::Begun,
            Problem::NotBegun,
            Problem::Over,
            Problem::NotOver,
            Problem::Stale { number: 1 },
            Problem::IdUsed,
            Problem::Ahead { number: 1 },
            Problem::Paused,
            Problem::NotStored,
            Problem::Closing,
            Problem::OtherRules,
            Problem::Broken(String::new()),
        ];
        let others = ["well", "paused-table", "ending-resigned", "ending-closed"];
        let said: BTreeSet<&str> = said.iter().map(Problem::code).chain(others).collect();
        assert_eq!(words().problems(), Vec::<String>::new());
        let written: BTreeSet<&str> = words().messages(Lang::En).keys().map(String::as_str).collect();
        assert_eq!(said, written);
    }
}
