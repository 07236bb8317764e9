//! Scenarios for every rule. One program: each file by itself would be built with the whole game in it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod attack;
mod before;
mod cards;
mod converting;
mod moving;
mod positions;
mod scene;
mod season;
mod winter;
