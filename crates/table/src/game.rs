//! The trait that every game implements, and what it answers with.

use crate::{About, Dice, MAX_SEATS, Refusal, Say, Seat, Seats, Seed, Tell, Viewer, Words};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
    str::FromStr,
};

/// A game in progress. The type is the game, the value is the table with everything on it, hidden or not.
///
/// Implementations keep the [laws](crate::laws). A state is serialised whole; it carries everything that
/// decides how the game goes on, a [`Bookmark`](crate::Bookmark) of its dice included.
pub trait Game: Clone + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The label on the box.
    const ABOUT: About;
    /// What the host chooses, in public. As JSON an object whose keys are those of [`About::options`].
    type Options: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What a seat brings in secret (a deck); `()` for most. Its default can be played; where it is text, as JSON it is one string.
    type Brought: Clone + Default + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One choice by one seat: small, with a text notation that parses back.
    type Move: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotAMove>
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + 'static;
    /// All that one viewer may know, and whose view it is.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What one hearer may hear.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + Say + 'static;

    /// Sets up a table of as many seats as there are entries in `brought`.
    ///
    /// Fails in words where the seats, the options or something brought don't fit.
    fn start(options: &Self::Options, brought: &[Self::Brought], seed: &Seed) -> Result<Self, SetupError>;

    /// Whether a seat may bring this to a table with these options. It is asked when something is brought, so that it is refused
    /// in words then and not when the game starts; [`start`](Game::start) checks it, too.
    fn bring(_options: &Self::Options, _brought: &Self::Brought) -> Result<(), SetupError> {
        Ok(())
    }

    /// How many seats this table has.
    fn players(&self) -> usize;

    /// Whom the table waits for, or how it ended. Stays inside: what a viewer may know of it is in his view.
    fn status(&self) -> Status;

    /// Appends every move that `seat` may make now; none for a seat that isn't asked.
    fn moves(&self, seat: Seat, into: &mut Vec<Self::Move>);

    /// Whether `seat` may make this move, and if not, by which rule.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal>;

    /// Carries out a move that [`check`](Game::check) accepted. Any other move is the caller's mistake, and
    /// anything may come of it; [`play`](Game::play) can't make it.
    fn apply(&mut self, seat: Seat, mv: Self::Move, tell: &mut impl Tell<Self::Event>) -> Trace;

    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole game that the viewer could be in, hidden things drawn with `dice`.
    ///
    /// Fails, without panicking, for a view that no game has.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Result<Self, Impossible>;

    /// Whether this state could be: called on states that came from outside. After `Ok` every other method
    /// must work on it.
    fn inspect(&self) -> Result<(), Impossible>;

    /// The move that lets it pass, where this seat is asked for a secret reaction: it is asked whatever it holds, and whether
    /// it had anything else to choose is its own secret. Wherever one seat that is waited for has such a move, all have.
    ///
    /// At a live table such questions stay open for a fixed time where somebody could tell by the waiting.
    fn decline(&self, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// What a seat that left this standing order plays now without being asked; `None` where the order says nothing. Depends on
    /// nothing that the seat doesn't know; outside secret reactions it is played at once, so there it should depend on nothing
    /// that others don't know, but for the order itself.
    ///
    /// An order is one of [`About::orders`], or where they [combine](About::combines) several of them separated by spaces, none
    /// at all included: who leaves an empty order wants to be asked everything.
    fn obey(&self, _seat: Seat, _order: &str) -> Option<Self::Move> {
        None
    }

    /// Whether a standing order that has numbers, left by this seat before, can still say anything; what can't is forgotten. Depends
    /// on nothing that the seat doesn't know.
    fn lasts(&self, _seat: Seat, _order: &str) -> bool {
        true
    }

    /// Whether this move, which the seat may make, only lets things take their course: it tells nothing that others don't see
    /// anyway, and nobody needs time to follow it, such as a pass when the next one is asked. Depends on nothing that the seat
    /// doesn't know.
    ///
    /// At a live table bots of the house make it at once, and whoever plays alone with them isn't asked where it is his only move.
    fn idle(&self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }

    /// What each seat would count if the game ended now, for the graph that is drawn of a finished game; empty where that says
    /// nothing.
    fn standing(&self) -> Scores {
        Scores::new()
    }

    /// What this seat has achieved so far, each one of [`About::feats`]. The house keeps what a finished game says, once for
    /// each player.
    fn feats(&self, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    /// Everything the game says.
    fn words() -> &'static Words;

    /// [`check`](Game::check), then [`apply`](Game::apply).
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<Trace, Refusal> {
        self.check(seat, mv)?;
        Ok(self.apply(seat, mv, tell))
    }
}

/// Whom the table waits for, or how it ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Status {
    /// Each of these seats has a choice to make; never empty.
    Waiting(Seats),
    /// Nobody may move any more.
    Over(Outcome),
}

impl Status {
    /// The seats waited for; none once it is over.
    #[must_use]
    pub fn waiting(&self) -> Seats {
        match self {
            Status::Waiting(seats) => *seats,
            Status::Over(_) => Seats::NONE,
        }
    }
}

/// What each seat counts.
pub type Scores = ArrayVec<i32, MAX_SEATS>;

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Why it ended: one of [`About::endings`].
    pub ending: &'static str,
    /// Who won: several share, nobody is a draw or a common defeat.
    pub winners: Seats,
    /// What each seat counted at the end.
    pub scores: Scores,
}

impl Outcome {
    /// Whoever counted most wins; ties share.
    pub fn highest(ending: &'static str, scores: impl IntoIterator<Item = i32>) -> Outcome {
        let scores: Scores = scores.into_iter().take(MAX_SEATS).collect();
        let most = scores.iter().max();
        let winners = Seat::all(scores.len()).filter(|seat| scores.get(seat.index()) == most).collect();
        Outcome { ending, winners, scores }
    }
}

/// As a record has it: `prizes-gone; winners 0 2; scores 31 20 31`.
impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; winners", self.ending)?;
        self.winners.iter().try_for_each(|seat| write!(f, " {seat}"))?;
        f.write_str(if self.winners.is_empty() { " none; scores" } else { "; scores" })?;
        self.scores.iter().try_for_each(|score| write!(f, " {score}"))
    }
}

/// What a move left behind.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Trace {
    /// Nothing hidden was shown and no dice were drawn: its seat may take it back as long as no other seat has
    /// chosen since.
    Quiet,
    /// Dice were drawn or something hidden was shown.
    Final,
}

/// The options of a game that has none.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoOptions {}

/// A table that can't be set up, in plain words.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many.
    #[error("{game} is for {least} to {most} players, not {got}")]
    Players {
        /// The game asked for.
        game: &'static str,
        /// Fewest seats.
        least: usize,
        /// Most seats.
        most: usize,
        /// How many were asked for.
        got: usize,
    },
    /// The game describes no such option.
    #[error("{game} has no option “{key}”; its options: {known}")]
    UnknownOption {
        /// The game asked for.
        game: &'static str,
        /// What was written.
        key: String,
        /// What could have been.
        known: String,
    },
    /// The option doesn't take this value.
    #[error("option {key} is {allowed}, not “{value}”")]
    BadValue {
        /// The option.
        key: String,
        /// What was written.
        value: String,
        /// What could have been.
        allowed: String,
    },
    /// Anything else, in words.
    #[error("{0}")]
    Other(String),
}

impl SetupError {
    /// Checks the number of seats against the label on the box.
    pub fn check_players(about: &About, got: usize) -> Result<(), SetupError> {
        let (least, most) = about.seats;
        if about.takes(got) {
            return Ok(());
        }
        Err(SetupError::Players { game: about.name, least, most, got })
    }
}

/// A state or a view that no game can reach, and why.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("this can't be: {0}")]
pub struct Impossible(pub String);

/// Fails with these words unless it is `so`: for [`Game::inspect`].
pub fn must(so: bool, words: &str) -> Result<(), Impossible> {
    if so { Ok(()) } else { Err(Impossible(words.into())) }
}

/// Text that is no move in the game's notation.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("“{text}” is no move: expected {expected}")]
pub struct NotAMove {
    text: String,
    expected: &'static str,
}

impl NotAMove {
    /// `text` was read where `expected` (in words) should stand.
    #[must_use]
    pub fn new(text: &str, expected: &'static str) -> NotAMove {
        NotAMove { text: text.chars().take(80).collect(), expected }
    }
}
