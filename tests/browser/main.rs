//! The page as people use it: real browsers at a house of the test's own, from the door to the end of the game.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod browser;
mod door;
mod driver;
mod open;
mod player;
mod together;
