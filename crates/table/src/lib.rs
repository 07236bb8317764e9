//! What every game at Tablée is.
//!
//! A game implements [`Game`]: it starts from options and a [`Seed`], says whom it waits for, lists and
//! checks moves, applies them, shows each [`Viewer`] what that viewer may know, and can *imagine* a whole
//! game from such a view. Everything here is pure: no input or output, no clock, no system randomness.
//!
//! - [`Seat`], [`Seats`], [`Viewer`], [`Audience`]: who plays, who looks, who may know.
//! - [`Status`], [`Outcome`], [`Trace`], [`Refusal`], [`Tell`]: what a game answers.
//! - [`Seed`], [`Dice`], [`Bookmark`]: chance that is the same on every machine and in every year.
//! - [`Pile`] and [`Seen`]: cards together with who knows each of them.
//! - [`Match`], [`Record`], [`position`]: a game with its moves, as text that people can keep.
//! - [`Words`], [`Phrase`], [`Lang`]: all that is said, in French, English and German.
//! - [`laws`]: the test kit that holds any game to its promises.
#![forbid(unsafe_code)]

mod about;
mod bits;
pub mod brought;
mod dice;
mod game;
mod keyed;
pub mod laws;
mod matches;
pub mod notation;
pub mod options;
pub mod pile;
pub mod playout;
pub mod position;
pub mod record;
mod refusal;
pub mod rules;
mod seat;
mod seed;
mod tell;
mod viewer;
mod words;

pub use about::{About, Brings, Choice, Described, Ready, Stage};
pub use bits::{Bits, BitsIter};
pub use dice::{Bookmark, Dice};
pub use game::{Game, Impossible, NoOptions, NotAMove, Outcome, Scores, SetupError, Status, Trace, must};
pub use matches::Match;
pub use pile::{Pile, Seen};
pub use record::{Record, RecordError};
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use seed::{Commitment, NotASeed, Seed};
pub use tell::{Heard, Tell};
pub use viewer::{Audience, Viewer};
pub use words::{Arg, Lang, Message, Messages, Phrase, Say, Words};
#[doc(hidden)]
pub use words::{capital, kebab};

/// What a game's own file needs, in one line.
pub mod prelude {
    pub use crate::{
        About, Audience, Bits, Bookmark, Brings, Choice, Described, Dice, Game, Impossible, MAX_SEATS,
        NoOptions, NotAMove, Outcome, PerSeat, Phrase, Pile, Ready, Refusal, Say, Seat, Seats, Seed, Seen,
        SetupError, Stage, Status, Tell, Trace, Viewer, Words, must, notation::exact, pile,
    };
    pub use serde::{Deserialize, Serialize};
    pub use std::{fmt, str::FromStr};
}
