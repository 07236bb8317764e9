//! Time: the clock on the wall, and the house's own, which stands still while the house is closed or can't store.

use crate::now;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::watch;

/// The clock that a house goes by: the system's, or one that a test turns by hand. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Hands>);

#[derive(Debug)]
enum Hands {
    /// Nobody who sets the system's clock sets this one: it goes on from where the system's was.
    System {
        began: Instant,
        at: u64,
    },
    ByHand(watch::Sender<u64>),
}

impl Clock {
    /// The system's.
    #[must_use]
    pub fn system() -> Clock {
        Clock(Arc::new(Hands::System { began: Instant::now(), at: now() }))
    }

    /// One that stands still until somebody [turns](Clock::turn) it.
    #[must_use]
    pub fn by_hand() -> Clock {
        Clock(Arc::new(Hands::ByHand(watch::Sender::new(now()))))
    }

    /// Turns a clock that goes by hand; any other goes by itself.
    pub fn turn(&self, by: Duration) {
        if let Hands::ByHand(at) = &*self.0 {
            at.send_modify(|at| *at += by.as_millis() as u64);
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        match &*self.0 {
            Hands::System { began, at } => at + began.elapsed().as_millis() as u64,
            Hands::ByHand(at) => *at.borrow(),
        }
    }

    /// Waits until then.
    pub(crate) async fn until(&self, then: u64) {
        match &*self.0 {
            Hands::System { .. } => {
                tokio::time::sleep(Duration::from_millis(then.saturating_sub(self.now()))).await;
            }
            Hands::ByHand(at) => _ = at.subscribe().wait_for(|at| *at >= then).await,
        }
    }

    /// Waits so long.
    pub(crate) async fn rest(&self, time: Duration) {
        self.until(self.now() + time.as_millis() as u64).await;
    }
}

/// The house's own time, in milliseconds since it was first opened. Games are played by it, so that nobody's clock runs while
/// the house is down.
pub(crate) struct HouseTime {
    clock: Clock,
    state: watch::Sender<State>,
}

#[derive(Copy, Clone)]
struct State {
    /// The time when it last began to run or stopped.
    base: u64,
    /// What the clock on the wall said when it began to run; `None` while it stands still.
    since: Option<u64>,
}

impl HouseTime {
    /// Goes on from `base`, once it [runs](HouseTime::run).
    pub(crate) fn new(clock: Clock, base: u64) -> HouseTime {
        HouseTime { clock, state: watch::Sender::new(State { base, since: None }) }
    }

    pub(crate) fn now(&self) -> u64 {
        let State { base, since } = *self.state.borrow();
        base + since.map_or(0, |since| self.clock.now().saturating_sub(since))
    }

    /// Lets it run, or stops it.
    pub(crate) fn run(&self, runs: bool) {
        let base = self.now();
        let clock = self.clock.now();
        self.state.send_if_modified(|state| {
            let changes = state.since.is_some() != runs;
            if changes {
                *state = State { base, since: runs.then_some(clock) };
            }
            changes
        });
    }

    /// Waits until then, however often it stands still meanwhile.
    pub(crate) async fn until(&self, then: u64) {
        let mut changes = self.state.subscribe();
        loop {
            let State { base, since } = *changes.borrow_and_update();
            let wait = async {
                match since {
                    Some(since) => self.clock.until(since + then.saturating_sub(base)).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = wait => return,
                changed = changes.changed() => if changed.is_err() { return },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_houses_time_stands_still_while_it_is_stopped() {
        let clock = Clock::by_hand();
        let time = HouseTime::new(clock.clone(), 1000);
        clock.turn(Duration::from_secs(1));
        time.run(true);
        clock.turn(Duration::from_secs(1));
        assert_eq!(time.now(), 2000);
        time.run(false);
        clock.turn(Duration::from_hours(1));
        assert_eq!(time.now(), 2000);
        time.run(true);
        time.run(true);
        let turned = clock.clone();
        tokio::join!(time.until(2500), async { turned.turn(Duration::from_millis(500)) });
        assert_eq!(time.now(), 2500);
    }
}
