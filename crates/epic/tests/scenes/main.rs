//! Scenarios: every rule, every card, and what judges were asked. One program, because each would be built with the whole
//! engine in it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod cards_evil;
mod cards_evil_more;
mod cards_good;
mod cards_good_more;
mod cards_last;
mod cards_unaligned;
mod cards_unaligned_more;
mod cards_wild;
mod cards_wild_more;
mod corners;
mod judges;
mod judges_more;
mod orders;
mod read_evil;
mod read_good;
mod read_last;
mod read_unaligned;
mod read_wild;
mod rules_battle;
mod rules_decks;
mod rules_triggers;
mod rules_turn;
mod scene;
