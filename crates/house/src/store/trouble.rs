//! Trouble on purpose: what tests do to storage to see that nothing is lost or shown too early.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

/// What storage is made to suffer. None by default, and never set outside tests.
#[derive(Debug, Default)]
pub struct Trouble {
    slow: AtomicU64,
    failing: AtomicBool,
    unsure: AtomicBool,
    largest: AtomicU64,
}

impl Trouble {
    /// Every commit is held up for a random time of up to so many milliseconds.
    pub fn delay(&self, most: u64) {
        self.slow.store(most, Ordering::SeqCst);
    }

    /// Every commit fails, or no longer does.
    pub fn fail(&self, fails: bool) {
        self.failing.store(fails, Ordering::SeqCst);
    }

    /// Every commit is made but reported as failed, as when a disk's answer gets lost; or no longer.
    pub fn unsure(&self, unsure: bool) {
        self.unsure.store(unsure, Ordering::SeqCst);
    }

    /// The file may not grow past so many pages: SQLite then says that the disk is full. 0 is no limit.
    pub fn fill_up(&self, pages: u64) {
        self.largest.store(pages, Ordering::SeqCst);
    }

    pub(super) fn largest(&self) -> u64 {
        self.largest.load(Ordering::SeqCst)
    }

    pub(super) async fn before(&self) -> Result<(), sqlx::Error> {
        let most = self.slow.load(Ordering::SeqCst);
        if most > 0 {
            let mut bytes = [0; 8];
            let _ = getrandom::fill(&mut bytes);
            tokio::time::sleep(Duration::from_micros(u64::from_le_bytes(bytes) % (most * 1000))).await;
        }
        let failing = self.failing.load(Ordering::SeqCst);
        if failing { Err(sqlx::Error::Protocol("a failure on purpose".into())) } else { Ok(()) }
    }

    pub(super) fn after(&self) -> Result<(), sqlx::Error> {
        let unsure = self.unsure.load(Ordering::SeqCst);
        if unsure { Err(sqlx::Error::Protocol("an answer lost on purpose".into())) } else { Ok(()) }
    }
}
