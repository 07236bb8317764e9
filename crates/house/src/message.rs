//! What is said over a WebSocket: by guests ([`Asked`]) and by the house ([`Said`]).

use crate::{
    chat::Line,
    clocks::ClockInfo,
    desk::{Stage, TableInfo},
    id::Id,
    people::Person,
    problem::{Problem, Told},
    sight::{Happening, Moment, Sight},
};
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Lang, Seat, Seats, Viewer};
use utoipa::ToSchema;

/// What a guest asks. Every message may carry a `ref` of the guest's own, which comes back with the answer.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Asked {
    /// Says who one is and which language one speaks. Without a token one may only watch.
    Hello {
        #[serde(default)]
        token: Option<String>,
        #[serde(default)]
        #[schema(value_type = Option<String>, example = "en")]
        lang: Option<Lang>,
    },
    /// Looks at a table from a seat or as a spectator from now on. Answered by `watching`, followed by what happens.
    Watch {
        #[schema(value_type = String)]
        table: Id,
        /// The number of a seat of one's own, or `spectator`.
        #[serde(rename = "as", default = "spectator")]
        #[schema(value_type = Value)]
        viewer: Viewer,
        /// The last number one has of this stream: what was missed since is told. -1 for one who has nothing.
        #[serde(default)]
        after: Option<i64>,
        /// Whether one is a page of the house: it is told everything as `page`, drawn.
        #[serde(default)]
        page: bool,
    },
    /// Looks away again.
    Leave {
        #[schema(value_type = String)]
        table: Id,
    },
    /// Makes a move.
    Play {
        #[schema(value_type = String)]
        table: Id,
        /// Whose move it is.
        #[schema(value_type = u8)]
        seat: Seat,
        /// In notation.
        #[serde(rename = "move", default)]
        text: Option<String>,
        /// Or as a structured choice, as `moves` lists it.
        #[serde(default)]
        choice: Option<Value>,
        /// The last number the sender saw of this seat's stream.
        seen: u64,
        /// What the sender calls this move, 1 to 64 characters: sent again under the same name it isn't played again.
        id: String,
    },
    /// Asks whether a move would be allowed. Nothing is played.
    Why {
        #[schema(value_type = String)]
        table: Id,
        #[schema(value_type = u8)]
        seat: Seat,
        #[serde(rename = "move", default)]
        text: Option<String>,
        #[serde(default)]
        choice: Option<Value>,
        /// Or what somebody touched on a page, in order: asks about the move that he may have meant.
        #[serde(default)]
        touched: Vec<String>,
    },
    /// Has the bots of the house move at once, until a person is asked again.
    Hurry {
        #[schema(value_type = String)]
        table: Id,
    },
    /// Says that a page has shown the scenes of the moment with this number, or needn't: the bots of the house wait for it a while.
    Shown {
        #[schema(value_type = String)]
        table: Id,
        number: u64,
    },
    /// Takes a seat's last move back.
    Back {
        #[schema(value_type = String)]
        table: Id,
        #[schema(value_type = u8)]
        seat: Seat,
        /// The last number the sender saw of this seat's stream.
        seen: u64,
    },
    /// Uncovers one of several seats of one's own, and covers the others; all of them without a seat.
    Uncover {
        #[schema(value_type = String)]
        table: Id,
        #[serde(default)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// Gives up a seat for good.
    Resign {
        #[schema(value_type = String)]
        table: Id,
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Asks for nothing but an answer.
    Ping {},
}

const fn spectator() -> Viewer {
    Viewer::Spectator
}

/// What the house says.
#[derive(Clone, Serialize, ToSchema)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub(crate) enum Said {
    /// The answer to `hello`.
    Welcome {
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<Person>,
        /// What the host of the house tells everybody.
        #[serde(skip_serializing_if = "Option::is_none")]
        announcement: Option<String>,
    },
    /// The answer to `watch`: all there is to see now, and what was missed.
    Watching {
        #[serde(rename = "as")]
        #[schema(value_type = Value)]
        viewer: Viewer,
        #[serde(flatten)]
        seen: Box<Seen>,
    },
    /// What everybody may know of the table has changed: who sits where, how far it is, how it ended.
    Table { table: TableInfo },
    /// The next moment of a viewer's stream; number 0 is the start of the game.
    Update {
        #[schema(value_type = String)]
        table: Id,
        #[serde(rename = "as")]
        #[schema(value_type = Value)]
        viewer: Viewer,
        events: Vec<Happening>,
        #[serde(flatten)]
        sight: Sight,
    },
    /// What a viewer sees has changed without a new moment: how he has reacted, or his standing order.
    Sight {
        #[schema(value_type = String)]
        table: Id,
        #[serde(rename = "as")]
        #[schema(value_type = Value)]
        viewer: Viewer,
        #[serde(flatten)]
        sight: Sight,
    },
    /// What a page of the house shows of a table: everything at first, then what changed.
    Page(Box<Page>),
    /// The seat one looked from was covered, or isn't one's own any more; one looks on as a spectator.
    Covered {
        #[schema(value_type = String)]
        table: Id,
    },
    /// Somebody said something at a table that one looks at.
    Chat {
        #[schema(value_type = String)]
        table: Id,
        line: Line,
    },
    /// It is one's turn at a table that one doesn't look at from one's seat.
    Turn {
        #[schema(value_type = String)]
        table: Id,
        #[schema(value_type = u8)]
        seat: Seat,
        game: String,
    },
    /// Somebody invites one to a table.
    Invited {
        #[schema(value_type = String)]
        table: Id,
        by: Person,
    },
    /// Those who played at a table go on at another one.
    Rematch {
        #[schema(value_type = String)]
        table: Id,
        #[schema(value_type = String)]
        next: Id,
    },
    /// What the host of the house tells everybody; nothing any more without words.
    Announcement {
        #[serde(skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// The answer to anything else, and to whatever goes wrong.
    Answer {
        #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
        to: Option<Value>,
        ok: bool,
        /// After a move: where the seat's stream stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<Told>,
    },
    /// The house can't store anything at the moment; every table waits.
    Paused { words: String },
    /// Storing works again.
    Resumed {},
    /// The house closes; everything is kept.
    Closing { words: String },
}

/// A table as a page shows it. What is drawn is for the house's own scripts and may change with every version.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct Page {
    #[schema(value_type = String)]
    pub(crate) table: Id,
    #[serde(rename = "as")]
    #[schema(value_type = Value)]
    pub(crate) viewer: Viewer,
    /// Whether everything is told anew.
    pub(crate) whole: bool,
    pub(crate) stage: Stage,
    /// One's own seats.
    #[schema(value_type = Vec<u8>)]
    pub(crate) mine: Seats,
    /// Whom the table waits for, as far as one may know.
    #[schema(value_type = Vec<u8>)]
    pub(crate) asked: Seats,
    /// Where the stream stands; not before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u64>,
    /// Pieces of the page that changed: the id of an element and its HTML.
    #[schema(value_type = Vec<(String, String)>)]
    pub(crate) parts: Vec<web::Part>,
    /// What may be chosen.
    #[schema(value_type = Vec<Object>)]
    pub(crate) moves: Vec<web::Choice>,
    /// What happened, drawn.
    #[schema(value_type = Vec<Object>)]
    pub(crate) lines: Vec<web::Line>,
    /// What everybody stops for, scene by scene.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub(crate) drama: Vec<web::Act>,
    /// What everybody counts, moment by moment: all of it at first and after something was taken back, then what is new. Only where
    /// everybody may know it, or when all is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) standing: Option<web::Standing>,
    /// Whether one may take the last move back.
    pub(crate) back: bool,
    pub(crate) clocks: Vec<ClockInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) window: Option<u64>,
}

/// All that a viewer may see of a table now, and what he missed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Seen {
    pub(crate) table: TableInfo,
    /// What this seat has brought in secret, if anything; nobody else is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) brought: Option<Value>,
    /// Not before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sight: Option<Sight>,
    /// The moments after the number that was asked for.
    pub(crate) missed: Vec<Moment>,
}

impl Said {
    /// The message as it is sent.
    pub(crate) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }

    /// An answer to what was asked under `to`.
    pub(crate) fn answer(to: Option<Value>, answer: Result<Option<u64>, Problem>, lang: Lang) -> Said {
        match answer {
            Ok(number) => Said::Answer { to, ok: true, number, error: None },
            Err(problem) => Said::Answer { to, ok: false, number: None, error: Some(problem.told(lang)) },
        }
    }
}
