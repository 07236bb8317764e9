//! Who looks at a table over a WebSocket.

use crate::{desk::Desk, id::Id, message::Said};
use axum::extract::ws::Utf8Bytes;
use std::collections::{HashMap, HashSet};
use table::{Lang, Seat, Seats, Viewer};
use tokio::{
    sync::mpsc::{Sender, error::TrySendError},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

/// The way to one connection. A table never waits for it: who can't keep up is hung up on, and finds everything when he
/// comes back.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) sender: Sender<Utf8Bytes>,
    pub(crate) hung_up: CancellationToken,
}

impl Outbox {
    pub(crate) fn send(&self, text: Utf8Bytes) {
        if let Err(TrySendError::Full(_)) = self.sender.try_send(text) {
            self.hang_up();
        }
    }

    pub(crate) fn hang_up(&self) {
        self.hung_up.cancel();
    }
}

/// One pair of eyes on the table.
pub(crate) struct Watcher {
    pub(crate) connection: u64,
    /// Whose eyes they are, if the house knows.
    pub(crate) by: Option<Id>,
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
    pub(crate) outbox: Outbox,
    /// What a page of the house has of the table: a fingerprint of every part. `None` for whoever draws it himself.
    pub(crate) page: Option<HashMap<String, u64>>,
    /// The last moment whose scenes a page was sent and hasn't said it has shown, and until when bots wait for it.
    pub(crate) showing: Option<(u64, Instant)>,
}

/// All of them.
#[derive(Default)]
pub(super) struct Watchers(Vec<Watcher>);

impl Watchers {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Watcher> {
        self.0.iter()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Watcher> {
        self.0.iter_mut()
    }

    /// Whether somebody looks at a page, and would like to see who does what.
    pub(super) fn has_pages(&self) -> bool {
        self.0.iter().any(|watcher| watcher.page.is_some())
    }

    /// Until when the last page is busy with its scenes, at most.
    pub(super) fn busy_until(&self) -> Option<Instant> {
        self.0.iter().filter_map(|watcher| watcher.showing).map(|(_, until)| until).max()
    }

    /// A page has shown the scenes of this moment. Says whether that was waited for.
    pub(super) fn shown(&mut self, connection: u64, number: u64) -> bool {
        let its = |watcher: &&mut Watcher| watcher.connection == connection;
        let Some(watcher) = self.0.iter_mut().find(its) else { return false };
        let shown = watcher.showing.take_if(|(of, _)| *of == number);
        shown.is_some_and(|(_, until)| until > Instant::now())
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One connection looks once from each place; a page from one place only.
    pub(super) fn add(&mut self, watcher: Watcher) {
        let page = watcher.page.is_some();
        self.0.retain(|other| {
            other.connection != watcher.connection || (!page && other.viewer != watcher.viewer)
        });
        self.0.push(watcher);
    }

    /// Whoever no longer sits where he looks from, or has covered that seat, only watches from now on.
    pub(super) fn seat(&mut self, desk: &Desk, uncovered: &HashMap<Id, Seat>) {
        for watcher in &mut self.0 {
            let sees = |seat| {
                watcher.by.is_some_and(|person| {
                    let uncovered = uncovered.get(&person) == Some(&seat);
                    desk.sits(person, seat) && (uncovered || desk.over || !desk.passes_on(person))
                })
            };
            if !watcher.viewer.seat().is_none_or(sees) {
                watcher.viewer = Viewer::Spectator;
                watcher.outbox.send(Said::Covered { table: desk.id }.text());
            }
        }
        let mut seen = HashSet::new();
        self.0.retain(|watcher| seen.insert((watcher.connection, watcher.viewer)));
    }

    pub(super) fn remove(&mut self, connection: u64) {
        self.0.retain(|watcher| watcher.connection != connection);
    }

    /// The seats that somebody looks from.
    pub(super) fn seats(&self) -> Seats {
        self.0.iter().filter_map(|watcher| watcher.viewer.seat()).collect()
    }
}
