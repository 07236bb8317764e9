//! The house as its guests meet it, over HTTP and WebSocket.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod brought;
mod decks;
mod finding;
mod games;
mod hostile;
mod hosts;
mod input;
mod leaks;
mod mends;
mod open;
mod orders;
mod page;
mod people;
mod races;
mod schemas;
mod storage;
mod time;
mod together;
mod windows;
