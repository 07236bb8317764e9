//! What happens at a table, entry by entry. A table is what comes of its entries; nothing else is kept of it.

use crate::{clocks::Time, id::Id};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Outcome, Seat, Seats, Seed, options::Chosen};
use utoipa::ToSchema;

/// One thing that happened. Stored as JSON: a change here must still read what older houses wrote.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// Somebody opened the table. Always the first.
    Open {
        game: String,
        players: usize,
        options: Chosen,
        host: Id,
        #[serde(flatten)]
        manner: Manner,
    },
    /// A person took a seat; `bot` for a program that plays.
    Sit { seat: Seat, person: Id, name: String, bot: bool },
    /// A bot of the house was given a seat.
    Bot { seat: Seat, bot: String },
    /// A seat became free again.
    Rise { seat: Seat },
    /// A seat brought something in secret, or took it back. Known to that seat alone until the game is over.
    Bring { seat: Seat, what: Option<Value> },
    /// Somebody else is the host now.
    Host { person: Id },
    /// The game began.
    Start { seed: Seed, rules: u32, content: u32 },
    /// A seat made a move, in notation; `id` is what its sender called it.
    Move { seat: Seat, text: String, id: String },
    /// A seat has chosen its secret reaction, which becomes a move when the time for it is up. It may choose anew until then.
    Answer { seat: Seat, text: String, id: String },
    /// A seat took its last move back.
    Back { seat: Seat },
    /// A seat left a standing order, or took it back. Known to that seat alone.
    Order { seat: Seat, order: Option<String> },
    /// A bot of the house plays for somebody who is out of time or gone.
    StandIn { seat: Seat },
    /// He is back.
    Return { seat: Seat },
    /// A seat was given up for good.
    Resign { seat: Seat },
    /// Somebody proposed something, or agreed to what was proposed.
    Agree { person: Id, to: Deal },
    /// Somebody didn't want it.
    Decline { person: Id },
    /// All have agreed to rest.
    Pause,
    /// The game goes on.
    Resume,
    /// Nothing more will happen. Always the last.
    Over {
        #[serde(default)]
        ended: Option<Ended>,
    },
}

/// How a table is kept, beside its game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Manner {
    #[serde(default)]
    pub(crate) time: Time,
    /// Only those who have its address find it.
    #[serde(default)]
    pub(crate) private: bool,
    /// How long secret reactions may take, in seconds.
    #[serde(default = "window")]
    pub(crate) window: u32,
    /// The finished table that this one goes on from.
    #[serde(default)]
    pub(crate) rematch_of: Option<Id>,
}

/// What it was where nobody wrote it down.
const fn window() -> u32 {
    10
}

/// What can be agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Deal {
    /// The game rests, clocks and all.
    Pause,
    /// It goes on.
    Resume,
    /// It ends, and nobody has won.
    Abort,
}

/// How a table ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    /// One of the game's endings, or `resigned`, `aborted`, `closed`.
    pub(crate) ending: String,
    pub(crate) winners: Seats,
    pub(crate) scores: Vec<i32>,
    /// What each seat achieved; nothing at all where nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) feats: Vec<Vec<String>>,
}

impl Ended {
    /// A game that ended by its rules.
    pub(crate) fn of<G: Game>(game: &G, outcome: &Outcome) -> Ended {
        let Outcome { ending, winners, scores } = outcome;
        let feats = |seat| game.feats(seat).into_iter().map(Into::into).collect();
        let mut feats: Vec<Vec<String>> = Seat::all(game.players()).map(feats).collect();
        if feats.iter().all(Vec::is_empty) {
            feats.clear();
        }
        Ended { ending: (*ending).into(), winners: *winners, scores: scores.to_vec(), feats }
    }

    /// Before the game could end by its rules.
    pub(crate) fn early(ending: &str, winners: Seats) -> Ended {
        Ended { ending: ending.into(), winners, scores: Vec::new(), feats: Vec::new() }
    }
}

impl Entry {
    /// Its name in the file.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Entry::Open { .. } => "open",
            Entry::Sit { .. } => "sit",
            Entry::Bot { .. } => "bot",
            Entry::Rise { .. } => "rise",
            Entry::Bring { .. } => "bring",
            Entry::Host { .. } => "host",
            Entry::Start { .. } => "start",
            Entry::Move { .. } => "move",
            Entry::Answer { .. } => "answer",
            Entry::Back { .. } => "back",
            Entry::Order { .. } => "order",
            Entry::StandIn { .. } => "stand-in",
            Entry::Return { .. } => "return",
            Entry::Resign { .. } => "resign",
            Entry::Agree { .. } => "agree",
            Entry::Decline { .. } => "decline",
            Entry::Pause => "pause",
            Entry::Resume => "resume",
            Entry::Over { .. } => "over",
        }
    }

    /// Whether it says anything about who sits where and how far the table is; all of that is public.
    pub(crate) const fn changes_desk(&self) -> bool {
        !matches!(
            self,
            Entry::Move { .. }
                | Entry::Answer { .. }
                | Entry::Back { .. }
                | Entry::Order { .. }
                | Entry::Bring { .. }
        )
    }
}

/// An entry as it is stored: with the house's own time when it was made.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Logged {
    pub(crate) entry: Entry,
    pub(crate) at: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_kept_under_the_name_it_says() {
        let seat = Seat::FIRST;
        let id = Id::fresh().unwrap();
        let manner = Manner { time: Time::Days(3), window: 10, ..Manner::default() };
        for entry in [
            Entry::Open { game: "epix".into(), players: 2, options: Chosen::new(), host: id, manner },
            Entry::Sit { seat, person: id, name: "Ada".into(), bot: false },
            Entry::Bot { seat, bot: "greedy".into() },
            Entry::Rise { seat },
            Entry::Bring { seat, what: Some("3 Blast\n1 No".into()) },
            Entry::Bring { seat, what: None },
            Entry::Host { person: id },
            Entry::Start { seed: Seed::from_text("x"), rules: 1, content: 1 },
            Entry::Move { seat, text: "7".into(), id: "1".into() },
            Entry::Answer { seat, text: "7".into(), id: "1".into() },
            Entry::Back { seat },
            Entry::Order { seat, order: Some("hush".into()) },
            Entry::StandIn { seat },
            Entry::Return { seat },
            Entry::Resign { seat },
            Entry::Agree { person: id, to: Deal::Pause },
            Entry::Decline { person: id },
            Entry::Pause,
            Entry::Resume,
            Entry::Over { ended: Some(Ended::early("closed", Seats::NONE)) },
        ] {
            let json = serde_json::to_value(&entry).unwrap();
            assert_eq!(json["kind"], entry.kind());
            assert_eq!(serde_json::from_value::<Entry>(json).unwrap(), entry);
        }
    }

    #[test]
    fn what_the_first_floor_wrote_is_still_read() {
        let id = Id::fresh().unwrap();
        let open = format!(r#"{{"kind":"open","game":"epix","players":2,"options":{{}},"host":"{id}"}}"#);
        let Entry::Open { manner, .. } = serde_json::from_str(&open).unwrap() else { panic!("{open}") };
        assert_eq!(manner, Manner { window: 10, ..Manner::default() });
        assert_eq!(serde_json::from_str::<Entry>(r#"{"kind":"over"}"#).unwrap(), Entry::Over { ended: None });
    }
}
