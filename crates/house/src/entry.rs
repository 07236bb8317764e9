//! What happens at a table, entry by entry. A table is what comes of its entries; nothing else is kept of it.

use crate::id::Id;
use serde::{Deserialize, Serialize};
use table::{Seat, Seed, options::Chosen};

/// One thing that happened. Stored as JSON: a change here must still read what older houses wrote.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// Somebody opened the table. Always the first.
    Open { game: String, players: usize, options: Chosen, host: Id },
    /// A person took a seat; `bot` for a program that plays.
    Sit { seat: Seat, person: Id, name: String, bot: bool },
    /// A bot of the house was given a seat.
    Bot { seat: Seat, bot: String },
    /// A seat became free again.
    Rise { seat: Seat },
    /// Somebody else is the host now.
    Host { person: Id },
    /// The game began.
    Start { seed: Seed, rules: u32, content: u32 },
    /// A seat made a move, in notation; `id` is what its sender called it.
    Move { seat: Seat, text: String, id: String },
    /// A seat was given up for good.
    Resign { seat: Seat },
    /// Nothing more will happen. Always the last.
    Over,
}

impl Entry {
    /// Its name in the file.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Entry::Open { .. } => "open",
            Entry::Sit { .. } => "sit",
            Entry::Bot { .. } => "bot",
            Entry::Rise { .. } => "rise",
            Entry::Host { .. } => "host",
            Entry::Start { .. } => "start",
            Entry::Move { .. } => "move",
            Entry::Resign { .. } => "resign",
            Entry::Over => "over",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_kept_under_the_name_it_says() {
        let seat = Seat::FIRST;
        let id = Id::fresh().unwrap();
        for entry in [
            Entry::Open { game: "epix".into(), players: 2, options: Chosen::new(), host: id },
            Entry::Sit { seat, person: id, name: "Ada".into(), bot: false },
            Entry::Bot { seat, bot: "greedy".into() },
            Entry::Rise { seat },
            Entry::Host { person: id },
            Entry::Start { seed: Seed::from_text("x"), rules: 1, content: 1 },
            Entry::Move { seat, text: "7".into(), id: "1".into() },
            Entry::Resign { seat },
            Entry::Over,
        ] {
            let json = serde_json::to_value(&entry).unwrap();
            assert_eq!(json["kind"], entry.kind());
            assert_eq!(serde_json::from_value::<Entry>(json).unwrap(), entry);
        }
    }
}
