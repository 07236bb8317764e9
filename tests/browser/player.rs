//! Somebody who plays by touching what glows, always the same way for the same seed.

use crate::browser::Browser;
use serde_json::json;
use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// How long a game may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// What came of trying to make a move.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// What was done: `over`, `covered`, `reads`, `meets`, `waits`, `confirmed`, `touched`, ….
    pub(crate) did: String,
    /// What was touched, or what it said.
    pub(crate) what: String,
    /// The question on the page before.
    pub(crate) asked: String,
    /// How long the story was.
    pub(crate) lines: u64,
}

/// A source of chance that is none, and the kinds of questions that are known to whoever is curious.
pub(crate) struct Player {
    dice: u64,
    known: Option<BTreeSet<String>>,
}

impl Player {
    pub(crate) fn new(seed: u64) -> Player {
        Player { dice: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, known: None }
    }

    /// Somebody who stops whenever he is asked something of a kind that is new to him.
    pub(crate) fn curious(seed: u64) -> Player {
        Player { known: Some(BTreeSet::new()), ..Player::new(seed) }
    }

    /// The kinds of questions that he has met.
    pub(crate) fn met(&self) -> impl Iterator<Item = &str> {
        self.known.iter().flatten().map(String::as_str)
    }

    fn roll(&mut self) -> u64 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        self.dice >> 24
    }

    /// Touches one thing, if there is something to choose.
    pub(crate) async fn step(&mut self, browser: &Browser) -> Step {
        self.patient_step(browser, Duration::ZERO).await
    }

    /// The same, as soon as there is something to choose: so long the page itself waits for it, which costs next to nothing.
    pub(crate) async fn patient_step(&mut self, browser: &Browser, patience: Duration) -> Step {
        let script = concat!(
            "const [dice, known, until, done] = [arguments[0], arguments[1], performance.now() + arguments[2], arguments[3]];
            const play = function () {",
            include_str!("player.js"),
            "};
            const step = () => {
                const did = play(dice, known);
                if ((did.did === 'waits' || did.did === 'sent already') && performance.now() < until) setTimeout(step, 10);
                else done(did);
            };
            step();"
        );
        let with = vec![json!(self.roll()), json!(self.known), json!(patience.as_millis() as u64)];
        let step = browser.run_async(script, with).await;
        let word = |key: &str| step[key].as_str().unwrap_or_default().to_owned();
        if let (Some(known), "meets") = (&mut self.known, word("did").as_str()) {
            known.insert(word("what"));
        }
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
            match step.did.as_str() {
                "touched" | "confirmed" | "slid" | "meets" => {}
                "reads" => browser.click(".reading:modal [data-read]").await,
                _ => sleep(Duration::from_millis(10)).await,
            }
        }
    }

    /// Plays to the end, and gives back the headline.
    pub(crate) async fn play(&mut self, browser: &Browser) -> String {
        self.play_until(browser, |step| step.did == "over").await.what
    }
}
