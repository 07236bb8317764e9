//! What leaves the house about a game: what one viewer may see and hear, and choose.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// The table as one viewer may see it now.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Sight {
    /// Where this viewer's stream stands; 0 is the start of the game.
    pub(crate) number: u64,
    /// All that the viewer may know, in the game's own terms.
    #[schema(value_type = Object)]
    pub(crate) view: Value,
    /// What may be chosen; empty for a seat that isn't asked and for spectators.
    pub(crate) moves: Vec<Listed>,
}

/// A move that may be made.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Listed {
    /// In notation.
    #[serde(rename = "move")]
    pub(crate) text: String,
    /// The same as a structured choice; either can be sent.
    pub(crate) choice: Value,
}

/// One moment of a viewer's stream: what he heard.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Moment {
    /// Its place in this viewer's stream; 0 is the start of the game.
    pub(crate) number: u64,
    /// What happened, in order.
    pub(crate) events: Vec<Happening>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Happening {
    /// In the game's own terms.
    pub(crate) event: Value,
    /// In words.
    pub(crate) words: String,
}
