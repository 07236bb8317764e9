//! Magpie has no bot of its own.

use crate::{Bot, Random, Thinks};
use shelf::Magpie;

impl Thinks for Magpie {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        (name == "random").then(|| Box::new(Random) as _)
    }
}
