//! The house as its guests meet it, over HTTP and WebSocket.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod games;
mod input;
mod leaks;
mod open;
mod races;
mod schemas;
mod storage;
