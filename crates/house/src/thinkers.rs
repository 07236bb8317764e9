//! Where the bots of the house think: a few threads of their own, people's tables first.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
};

type Thought = Box<dyn FnOnce() + Send>;

/// A bounded pool. One of its threads thinks for tables with people only, so that no game among bots, however long its
/// bots think, keeps people waiting.
pub(crate) struct Thinkers(Arc<Queue>);

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
}

#[derive(Default)]
struct Waiting {
    for_people: VecDeque<Thought>,
    among_bots: VecDeque<Thought>,
    closed: bool,
}

impl Thinkers {
    /// One thread a core, two at least.
    pub(crate) fn new() -> Thinkers {
        let queue = Arc::new(Queue::default());
        let threads = thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
        for number in 0..threads {
            let queue = Arc::clone(&queue);
            let people_only = number == 0;
            let spawned = thread::Builder::new().name(format!("thinker {number}")).spawn(move || {
                while let Some(thought) = queue.next(people_only) {
                    thought();
                }
            });
            if let Err(error) = spawned {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Thinkers(queue)
    }

    /// Thinks as soon as a thread is free.
    pub(crate) fn think(&self, for_people: bool, thought: impl FnOnce() + Send + 'static) {
        let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = if for_people { &mut waiting.for_people } else { &mut waiting.among_bots };
        queue.push_back(Box::new(thought));
        drop(waiting);
        self.0.more.notify_all();
    }
}

impl Queue {
    /// The next thought, people's first; `None` when the house closes.
    fn next(&self, people_only: bool) -> Option<Thought> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if waiting.closed {
                return None;
            }
            let thought = waiting.for_people.pop_front();
            let thought = thought.or_else(|| if people_only { None } else { waiting.among_bots.pop_front() });
            if thought.is_some() {
                return thought;
            }
            waiting = self.more.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.0.more.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{sync::mpsc, time::Duration};

    #[test]
    fn bots_among_themselves_never_keep_people_waiting() {
        let thinkers = Thinkers::new();
        let (open, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        for _ in 0..100 {
            let gate = Arc::clone(&gate);
            thinkers.think(false, move || _ = gate.lock().unwrap().recv());
        }
        let (done, answered) = mpsc::channel();
        thinkers.think(true, move || done.send(()).unwrap());
        answered.recv_timeout(Duration::from_mins(1)).unwrap();
        drop(open);
    }
}
