//! A whole state as JSON, for tests, puzzles and tools: everything on the table, hidden things included.

use crate::{About, Game, Impossible};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
struct Position<S> {
    game: String,
    rules: u32,
    content: u32,
    state: S,
}

/// Why a position can't be taken up, in words.
#[derive(Debug, thiserror::Error)]
pub enum PositionError {
    /// Not the shape of a position at all.
    #[error("this is no position of {game}: {why}")]
    Shape {
        /// The game it was read for.
        game: &'static str,
        /// What is wrong with it.
        why: serde_json::Error,
    },
    /// A position of something else.
    #[error("this is a position of {found}, not of {game}")]
    Game {
        /// The game it was read for.
        game: &'static str,
        /// The game it names.
        found: String,
    },
    /// Written under other rules or with other content.
    #[error("this position is of {what} version {found} of {game}; this house plays version {known}")]
    Version {
        /// `rules` or `content`.
        what: &'static str,
        /// The game.
        game: &'static str,
        /// The version it names.
        found: u32,
        /// The version here.
        known: u32,
    },
    /// It has the shape of a state, but no game gets there.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

/// The whole state.
#[must_use]
pub fn write<G: Game>(game: &G) -> Value {
    let About { name, rules_version, content_version, .. } = G::ABOUT;
    let position =
        Position { game: name.into(), rules: rules_version, content: content_version, state: game };
    serde_json::to_value(position).unwrap_or(Value::Null)
}

/// The game a position is of.
#[must_use]
pub fn game_of(position: &Value) -> Option<&str> {
    position.get("game").and_then(Value::as_str)
}

/// The game in this state, if there can be one.
pub fn read<G: Game>(position: &Value) -> Result<G, PositionError> {
    let game = G::ABOUT.name;
    let read: Position<Value> =
        Position::deserialize(position).map_err(|why| PositionError::Shape { game, why })?;
    if read.game != game {
        return Err(PositionError::Game { game, found: read.game.chars().take(80).collect() });
    }
    let versions =
        [("rules", read.rules, G::ABOUT.rules_version), ("content", read.content, G::ABOUT.content_version)];
    if let Some(&(what, found, known)) = versions.iter().find(|(_, found, known)| found != known) {
        return Err(PositionError::Version { what, game, found, known });
    }
    let state: G = G::deserialize(read.state).map_err(|why| PositionError::Shape { game, why })?;
    state.inspect()?;
    Ok(state)
}
