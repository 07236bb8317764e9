//! The page as people use it: real browsers at a house of the test's own, from the door to the end of the game.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod axe;
mod browser;
mod device;
mod door;
mod driver;
mod ephios;
mod epic;
mod europax;
mod hidden;
mod keys;
mod languages;
mod network;
mod open;
mod over;
mod people;
mod player;
mod replay;
mod screen;
mod secrets;
mod together;
mod why;
