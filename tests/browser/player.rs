//! Somebody who plays by touching what glows, always the same way for the same seed.

use crate::browser::Browser;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// How long a game may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// What came of trying to make a move.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// What was done: `over`, `covered`, `waits`, `confirmed`, `touched`, ….
    pub(crate) did: String,
    /// What was touched, or what it said.
    pub(crate) what: String,
    /// The question on the page before.
    pub(crate) asked: String,
    /// How long the story was.
    pub(crate) lines: u64,
}

/// A source of chance that is none.
pub(crate) struct Player(u64);

impl Player {
    pub(crate) fn new(seed: u64) -> Player {
        Player(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 24
    }

    /// Touches one thing, if there is something to choose.
    pub(crate) async fn step(&mut self, browser: &Browser) -> Step {
        let step = browser.run(include_str!("player.js"), vec![json!(self.roll())]).await;
        let word = |key: &str| step[key].as_str().unwrap_or_default().to_owned();
        Step {
            did: word("did"),
            what: word("what"),
            asked: word("asked"),
            lines: step["lines"].as_u64().unwrap(),
        }
    }

    /// Plays until somebody has seen enough, and gives back the step that he saw last.
    pub(crate) async fn play_until(
        &mut self,
        browser: &Browser,
        mut enough: impl FnMut(&Step) -> bool,
    ) -> Step {
        let begun = Instant::now();
        loop {
            let step = self.step(browser).await;
            if enough(&step) {
                return step;
            }
            assert!(begun.elapsed() < PATIENCE, "the game goes on for ever: {step:?}");
            if !matches!(step.did.as_str(), "touched" | "confirmed" | "slid") {
                sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// Plays to the end, and gives back the headline.
    pub(crate) async fn play(&mut self, browser: &Browser) -> String {
        self.play_until(browser, |step| step.did == "over").await.what
    }
}
