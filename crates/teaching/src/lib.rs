//! Two small games that show how a game is made. `docs/adding-a-game.md` walks through them.
//!
//! - [`goofspiel`]: everybody bids at once and in secret for prizes in random order.
//! - [`magpie`]: a deck, looking at cards, stealing one and a secret reaction.
#![forbid(unsafe_code)]
#![expect(missing_docs, reason = "the names say it; the rules pages have the rest")]

pub mod goofspiel;
mod lawful;
pub mod magpie;
