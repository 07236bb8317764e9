//! What can go wrong between a guest and the house, in plain words.

use axum::http::StatusCode;
use serde::Serialize;
use table::{Lang, Phrase, Words};
use utoipa::ToSchema;

/// Defines [`Problem`]: those that need nothing but their code and status, and those that carry something.
macro_rules! problems {
    ($($(#[$doc:meta])* $Plain:ident = $code:literal $status:ident,)*) => {
        /// What goes wrong. What a player can meet is said in his language; what only the writer of a program can meet is
        /// said in English.
        #[derive(Clone, PartialEq, Debug)]
        pub(crate) enum Problem {
            /// The request itself is wrong: no JSON, an unknown field, text that is no move.
            Malformed(String),
            /// A table can't be set up like that.
            Setup(String),
            /// The game's rules don't allow it.
            Refused { rule: &'static str, words: String },
            /// The table has moved on since the sender looked.
            Stale { number: u64 },
            /// Somebody says to have seen what hasn't happened.
            Ahead { number: u64 },
            /// Too much in too short a time; after so many seconds it may be tried again.
            TooMany { seconds: u64 },
            /// Something is wrong with the house itself.
            Broken(String),
            $($(#[$doc])* $Plain,)*
        }

        impl Problem {
            pub(crate) const fn code(&self) -> &'static str {
                match self {
                    Problem::Malformed(_) => "malformed",
                    Problem::Setup(_) => "setup",
                    Problem::Refused { .. } => "refused",
                    Problem::Stale { .. } => "stale",
                    Problem::Ahead { .. } => "ahead",
                    Problem::TooMany { .. } => "too-many",
                    Problem::Broken(_) => "broken",
                    $(Problem::$Plain => $code,)*
                }
            }

            pub(crate) const fn status(&self) -> StatusCode {
                match self {
                    Problem::Malformed(_) | Problem::Setup(_) => StatusCode::BAD_REQUEST,
                    Problem::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
                    Problem::Stale { .. } | Problem::Ahead { .. } => StatusCode::CONFLICT,
                    Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
                    Problem::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
                    $(Problem::$Plain => StatusCode::$status,)*
                }
            }

            /// The codes of those that are said in the house's own words.
            #[cfg(test)]
            const CODES: &[&str] = &["stale", "ahead", "too-many", "broken", $($code),*];
        }
    };
}

problems! {
    TooLarge = "too-large" PAYLOAD_TOO_LARGE,
    MediaType = "media-type" UNSUPPORTED_MEDIA_TYPE,
    Method = "method" METHOD_NOT_ALLOWED,
    NoSuchPage = "no-such-page" NOT_FOUND,
    NoSuchTable = "no-such-table" NOT_FOUND,
    NoSuchGame = "no-such-game" NOT_FOUND,
    NoSuchSeat = "no-such-seat" NOT_FOUND,
    NoSuchBot = "no-such-bot" BAD_REQUEST,
    NoSuchOrder = "no-such-order" BAD_REQUEST,
    NoSuchPerson = "no-such-person" NOT_FOUND,
    NoSuchLine = "no-such-line" NOT_FOUND,
    NoSuchDeck = "no-such-deck" NOT_FOUND,
    /// A name that no deck can go by.
    DeckName = "deck-name" BAD_REQUEST,
    DeckLong = "deck-long" BAD_REQUEST,
    /// Somebody who goes by an older version wants to change it.
    DeckChanged = "deck-changed" CONFLICT,
    /// Nothing is brought to this game.
    NoDecks = "no-decks" BAD_REQUEST,
    /// A name nobody can go by.
    Name = "name" BAD_REQUEST,
    /// A name that somebody has kept with a password.
    NameKept = "name-kept" CONFLICT,
    /// A password nobody should go by.
    Password = "password" BAD_REQUEST,
    /// Name or password is wrong; which of them is nobody's business.
    SignIn = "sign-in" UNAUTHORIZED,
    /// The password that must be said again is wrong.
    WrongPassword = "wrong-password" FORBIDDEN,
    /// Only somebody who has kept his name may do that.
    NotKept = "not-kept" FORBIDDEN,
    /// A return link that no longer leads anywhere.
    BadLink = "bad-link" UNAUTHORIZED,
    /// The house lets nobody in without an invitation.
    InviteOnly = "invite-only" FORBIDDEN,
    /// Nobody has shown a token.
    NoToken = "no-token" UNAUTHORIZED,
    /// A token that isn't known.
    BadToken = "bad-token" UNAUTHORIZED,
    /// The host of the house doesn't want him here.
    Banned = "banned" FORBIDDEN,
    /// The request comes from another site's page.
    Origin = "origin" FORBIDDEN,
    NotYourSeat = "not-your-seat" FORBIDDEN,
    /// He has several seats here, and uncovers one at a time.
    Covered = "covered" FORBIDDEN,
    /// The seat is his, but he gave it up.
    GivenUp = "given-up" FORBIDDEN,
    /// The seat is his, but a bot plays for him at the moment.
    StoodIn = "stood-in" CONFLICT,
    NotStoodIn = "not-stood-in" CONFLICT,
    NotTheHost = "not-the-host" FORBIDDEN,
    /// Somebody at the table has blocked him, or he has blocked the host.
    Unwelcome = "unwelcome" FORBIDDEN,
    SeatTaken = "seat-taken" CONFLICT,
    NoSeatFree = "no-seat-free" CONFLICT,
    SeatsFree = "seats-free" CONFLICT,
    /// Something that was brought isn't allowed any more.
    Unfit = "unfit" CONFLICT,
    /// It is too late for that: the game has begun.
    Begun = "begun" CONFLICT,
    /// It is too early for that: the game hasn't begun.
    NotBegun = "not-begun" CONFLICT,
    Over = "over" CONFLICT,
    /// Secrets are told at the end.
    NotOver = "not-over" CONFLICT,
    /// All have agreed to rest.
    Resting = "resting" CONFLICT,
    NotResting = "not-resting" CONFLICT,
    /// Nothing was proposed.
    NoOffer = "no-offer" CONFLICT,
    /// The move can't be taken back any more.
    TooLate = "too-late" CONFLICT,
    /// Nobody has kept the table waiting for long.
    Patience = "patience" CONFLICT,
    /// He who complains is waited for himself.
    WaitsForYou = "waits-for-you" CONFLICT,
    /// This id was used for another move.
    IdUsed = "id-used" CONFLICT,
    NotAtTable = "not-at-table" FORBIDDEN,
    ChatLine = "chat-line" BAD_REQUEST,
    /// Only people one has sat at a table with can be invited.
    NotMet = "not-met" FORBIDDEN,
    /// Somebody has as much of something as one may have.
    Enough = "enough" CONFLICT,
    /// There is no room in the house.
    Full = "full" SERVICE_UNAVAILABLE,
    MailAddress = "mail-address" BAD_REQUEST,
    NoMail = "no-mail" CONFLICT,
    MailCode = "mail-code" FORBIDDEN,
    /// It can't be stored now; it is kept and will be.
    Paused = "paused" SERVICE_UNAVAILABLE,
    /// It can't be stored now, and isn't kept.
    NotStored = "not-stored" SERVICE_UNAVAILABLE,
    /// The house closes.
    Closing = "closing" SERVICE_UNAVAILABLE,
    /// The table was begun under rules that this house doesn't play.
    OtherRules = "other-rules" CONFLICT,
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
    /// When to try again, for `too-many`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seconds: Option<u64>,
}

impl Problem {
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
        let seconds = if let Problem::TooMany { seconds } = self { Some(*seconds) } else { None };
        Told { code: self.code(), words, rule, number, seconds }
    }
}

/// A sentence of the house.
pub(crate) fn say(lang: Lang, id: &'static str) -> String {
    words().say(lang, &Phrase::new(id), &|_| String::new())
}

/// A sentence of the house about somebody, or about something that has a name.
pub(crate) fn say_of(lang: Lang, id: &'static str, name: &str) -> String {
    words().say(lang, &Phrase::new(id).with("name", table::Seat::FIRST), &|_| name.to_owned())
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
        let others = [
            "well",
            "paused-table",
            "took-back",
            "ending-resigned",
            "ending-aborted",
            "ending-closed",
            "mail-turn-subject",
            "mail-turn",
            "mail-code-subject",
            "mail-code",
        ];
        let said: BTreeSet<&str> = Problem::CODES.iter().copied().chain(others).collect();
        assert_eq!(words().problems(), Vec::<String>::new());
        let written: BTreeSet<&str> = words().messages(Lang::En).keys().map(String::as_str).collect();
        assert_eq!(said, written);
    }
}
