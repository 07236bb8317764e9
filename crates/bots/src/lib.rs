//! Players that think. They get a [`Sight`] of the table from their seat, never the game: who thinks for a seat
//! can't cheat, because there is nothing to cheat with.
//!
//! A game's bots are listed by its [`Thinks`]; every game has `random`.
#![forbid(unsafe_code)]

mod ephios;
mod epic;
mod epix;
mod europax;
mod goofspiel;
mod magpie;
mod sight;
mod study;

pub use sight::Sight;
pub use study::Study;
use table::{Dice, Game, Outcome, Seat};

/// A player that chooses for one seat of one game.
pub trait Bot<G: Game>: Send {
    /// One of the moves in sight; `None` only if there is none.
    fn choose(&mut self, sight: &Sight<'_, G>, dice: &mut Dice) -> Option<G::Move>;
}

/// A game with bots to play it.
pub trait Thinks: Game {
    /// Their names, the best one last; always with `random`.
    const BOTS: &'static [&'static str];

    /// The bot of this name, fresh; `None` for a name that isn't listed.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// Counts what is worth counting about a move that is about to be played; nothing for most games.
    fn study(&self, _seat: Seat, _mv: Self::Move, _study: &mut Study) {}

    /// Counts what is worth counting about a finished game.
    fn conclude(&self, _outcome: &Outcome, _study: &mut Study) {}
}

/// Chooses evenly among all moves.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>, dice: &mut Dice) -> Option<G::Move> {
        dice.pick(sight.moves())
    }
}
