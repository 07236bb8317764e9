//! The test kit: what every game promises, tried on random games, moments, viewers and moves.
//!
//! A game implements [`Lawful`] and calls [`keep`] in a test. Everything is drawn from fixed seeds, so a broken
//! law is found again; [`Broken`] says where. Beside the laws: [`words`] checks that everything can be said in every
//! language, [`rules`](mod@rules) ties the rules page to tests and refusals, and [`playthrough`] writes a game down
//! as everybody saw and heard it.

mod moment;
pub mod playthrough;
pub mod rules;
mod tamper;
mod walk;
pub mod words;

use crate::{Audience, Dice, Game};
use std::fmt;

/// What the kit has to know of a game to hold it to the laws.
pub trait Lawful: Game {
    /// More decisions than any game takes; beyond them a game counts as endless.
    const LIMIT: u64 = 100_000;

    /// Every table that the laws are tried at: all modes and player counts.
    fn tables() -> Vec<Table<Self>>;

    /// Any move at all, allowed or not, with values out of range too.
    fn any_move(dice: &mut Dice) -> Self::Move;

    /// Everything that somebody at the table doesn't know.
    fn secrets(&self) -> Vec<Secret>;

    /// Whether what this viewer sees leaves but one value for that secret.
    fn leaves_one(view: &Self::View, what: &str) -> bool;

    /// What must be conserved, counted over the whole table: each count stays what it was at the start.
    fn conserved(&self) -> Vec<(&'static str, i64)>;

    /// Ids of messages that no event, ending, option or refusal says, such as names of cards.
    fn more_messages() -> Vec<String> {
        Vec::new()
    }
}

/// A table to try the laws at.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// How many sit at it.
    pub players: usize,
    /// What the host chose.
    pub options: G::Options,
    /// What each seat brings, made anew for each game.
    pub brought: fn(&mut Dice) -> G::Brought,
}

impl<G: Game> Table<G> {
    /// A table to which nobody brings anything.
    pub fn new(players: usize, options: G::Options) -> Table<G> {
        Table { players, options, brought: |_| G::Brought::default() }
    }
}

/// Something hidden: what it is, its value, and who knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// A name for it, the same in every game imagined from one view.
    pub what: String,
    /// What it is in this game.
    pub value: String,
    /// Who knows.
    pub known: Audience,
}

/// The laws.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// 1: imagining a game from a view and looking at it again shows the same view.
    Complete,
    /// 2: `check` accepts what `moves` lists, and refuses exactly what it doesn't.
    Sound,
    /// 3: random games end, nothing panics, and every move's notation parses back to it.
    Ends,
    /// 4: a record replays to the same views, byte for byte.
    Replays,
    /// 5: what must be conserved is.
    Conserved,
    /// 6: state and views survive a round trip through their serialised form.
    Survives,
    /// 7: whatever a viewer doesn't know takes a second value in some imagined game, and what he knows doesn't.
    Secret,
    /// 8: a seat's moves and refusals are the same in the game and in each game imagined from its view.
    Blind,
    /// 9: if a move leaves the viewer with the same view in both, he heard the same; after a quiet one it does.
    Hearing,
    /// Beyond the nine: a position or view that was tampered with is refused, or at least played without harm.
    Sturdy,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 10] = [
        Law::Complete,
        Law::Sound,
        Law::Ends,
        Law::Replays,
        Law::Conserved,
        Law::Survives,
        Law::Secret,
        Law::Blind,
        Law::Hearing,
        Law::Sturdy,
    ];
}

/// A law that didn't hold, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// Which one.
    pub law: Law,
    /// The table, the number of the game there, and the decisions made in it.
    pub place: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} is broken at {}: {}", self.law, self.place, self.what)
    }
}

/// Tries these laws on so many random games at every table of the game.
pub fn check<G: Lawful>(laws: &[Law], games: u32) -> Result<(), Broken> {
    G::tables().iter().try_for_each(|table| (0..games).try_for_each(|game| walk::walk(laws, table, game)))
}

/// Tries all laws on so many random games at every table of the game.
///
/// # Panics
/// If one doesn't hold.
pub fn keep<G: Lawful>(games: u32) {
    if let Err(broken) = check::<G>(&Law::ALL, games) {
        panic!("{broken}");
    }
}
