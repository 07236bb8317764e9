//! Scenarios for every rule. One program: each file by itself would be built with the whole game in it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod campaign;
mod campaign_cards;
mod cards;
mod scene;
mod solo;
mod turn;
mod union;
