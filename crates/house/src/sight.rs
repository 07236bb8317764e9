//! What leaves the house about a game: what one viewer may see and hear, and choose.

use crate::clocks::ClockInfo;
use serde::Serialize;
use serde_json::Value;
use table::Seat;
use utoipa::ToSchema;

/// The table as one viewer may see it now.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Sight {
    /// Where this viewer's stream stands; 0 is the start of the game.
    pub(crate) number: u64,
    /// All that the viewer may know, in the game's own terms.
    #[schema(value_type = Object)]
    pub(crate) view: Value,
    /// Whether this seat may take its last move back.
    pub(crate) back: bool,
    /// The standing order that holds for this seat: the one that was left, or what is usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) order: Option<String>,
    /// A secret reaction is asked for, and how many milliseconds are left for it; the same for everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) window: Option<u64>,
    /// How this seat has reacted. It isn't asked any more, but may send another move instead until the time is up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answer: Option<String>,
    /// Each seat's clock as this viewer may know it; empty where none run.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) clocks: Vec<ClockInfo>,
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

/// One step of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Step {
    /// How many moves were made; 0 is the start.
    pub(crate) number: usize,
    /// Who made this one, and what it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub(crate) seat: Option<Seat>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
    /// What was heard of it.
    pub(crate) events: Vec<Happening>,
    /// What could be seen then: by the viewer who was asked for, or by each seat in turn and then the spectators.
    #[schema(value_type = Vec<Object>)]
    pub(crate) views: Vec<Value>,
    /// What each seat would have counted then; empty where that says nothing.
    pub(crate) standing: Vec<i32>,
}
