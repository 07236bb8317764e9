//! Scenarios for every rule. One program: each file by itself would be built with the whole game in it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod demand;
mod facts;
mod money;
mod outlook;
mod positions;
mod scene;
mod setup;
mod unforeseen;
