//! The test kit: what every game promises, tried on random games, moments, viewers and moves.
//!
//! A game implements [`Lawful`] and calls [`keep`] in a test. Everything is drawn from fixed seeds, so a broken
//! law is found again; [`Broken`] says where. Beside the laws: [`words`] checks that everything can be said in every
//! language, [`rules`](mod@rules) ties the rules page to tests and refusals, and [`playthrough`] writes a game down
//! as everybody saw and heard it.

mod label;
mod moment;
pub mod playthrough;
pub mod rules;
mod tamper;
mod walk;
pub mod words;

use crate::{Audience, Dice, Game, Viewer};
use std::{
    collections::BTreeMap,
    fmt,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

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

    /// What keys in a view contain that say nothing to a reader: playthroughs leave them out.
    fn dull() -> &'static [&'static str] {
        &[]
    }

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
    /// 6: state and views survive a round trip through their serialised form, and the game goes on alike.
    Survives,
    /// 7: whatever a viewer doesn't know takes a second value in some imagined game, what he knows doesn't, and no
    /// view holds the seed.
    Secret,
    /// 8: a seat's moves and refusals are the same in the game and in each game imagined from its view; so is what it would
    /// decline with and what its standing orders say, and both are moves it may make.
    Blind,
    /// 9: play one move in a game and in one imagined from a view: if the viewer then sees the same he heard the
    /// same, and the other way round (what he comes to see he is told); after a quiet move he sees the same.
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

/// Tries these laws on so many random games at every table of the game, on all cores. If several tables break one, the
/// first in the list tells.
pub fn check<G: Lawful>(laws: &[Law], games: u32) -> Result<(), Broken> {
    let tables = G::tables();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found: Vec<(usize, Result<(), Broken>)> = Vec::new();
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(table) = tables.get(at)
        {
            found.push((at, check_at(laws, table, games)));
        }
        found
    };
    let threads = thread::available_parallelism().map_or(1, usize::from).min(tables.len());
    let mut found = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let lost = Broken { law: Law::Ends, place: "some table".into(), what: "it panicked".into() };
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined.flat_map(|done| done.unwrap_or_else(|_| vec![(0, Err(lost.clone()))])).collect::<Vec<_>>()
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().try_for_each(|(_, found)| found)
}

fn check_at<G: Lawful>(laws: &[Law], table: &Table<G>, games: u32) -> Result<(), Broken> {
    let mut excuses = Excuses::default();
    (0..games).try_for_each(|game| walk::walk(laws, table, game, &mut excuses))?;
    excuses.judge(&format!("{} players, {:?}", table.players, table.options))
}

/// How often a viewer could tell a secret that he isn't said to know, because what he saw left but one value
/// ([`Lawful::leaves_one`]), and how often he couldn't. An excuse that always holds is none: then his view gives the
/// secret away.
#[derive(Default)]
struct Excuses(BTreeMap<(Viewer, String), [u32; 2]>);

impl Excuses {
    /// So many excuses look like a rule.
    const MANY: u32 = 40;

    fn note(&mut self, viewer: Viewer, what: &str, excused: bool) {
        self.0.entry((viewer, what.to_owned())).or_default()[usize::from(excused)] += 1;
    }

    fn judge(&self, table: &str) -> Result<(), Broken> {
        let always = self.0.iter().find(|(_, [hidden, excused])| *hidden == 0 && *excused >= Self::MANY);
        always.map_or(Ok(()), |((viewer, what), _)| {
            let what = format!("{viewer} can always tell {what}");
            Err(Broken { law: Law::Secret, place: table.into(), what })
        })
    }
}

/// Tries all laws on so many random games at every table of the game.
///
/// # Panics
/// If one doesn't hold, if no table is for some number of players that the label promises, or if the label tells wrongly which
/// options go with how many.
pub fn keep<G: Lawful>(games: u32) {
    let (fewest, most) = G::ABOUT.seats;
    let tables = G::tables();
    for players in fewest..=most {
        assert!(
            tables.iter().any(|table| table.players == players),
            "there is no table for {players} players"
        );
    }
    if let Some(wrong) = label::wrong::<G>() {
        panic!("{wrong}");
    }
    if let Err(broken) = check::<G>(&Law::ALL, games) {
        panic!("{broken}");
    }
}
