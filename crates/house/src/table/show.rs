//! What a table shows, and to whom: never anything that isn't stored.

use super::{Look, PRESENCE, Table, Watcher, page::After, window::Settled};
use crate::{
    desk::{Stage, TableInfo},
    entry::Entry,
    id::Id,
    live::{Live, Voice, Wanted},
    message::{Said, Seen},
    problem::Problem,
    sight::{Sight, Step},
};
use std::collections::HashMap;
use table::{Lang, Seat, Seats, Viewer};
use tokio::time::Instant;

/// How many may wait for news of one table at a time without a WebSocket before no more spectators are let in.
const MOST_POLLERS: usize = 1000;

impl Table {
    /// The table as everybody may know it.
    pub(super) fn info(&self, lang: Lang) -> TableInfo {
        self.desk.info(lang, self.watchers.seats())
    }

    /// Whether somebody may look from there.
    fn may_look(&self, by: Option<Id>, viewer: Viewer) -> Result<(), Problem> {
        match viewer.seat() {
            None => Ok(()),
            Some(seat) if !self.desk.has(seat) => Err(Problem::NoSuchSeat),
            Some(seat) => match by {
                Some(person) if self.desk.sits(person, seat) => self.must_be_uncovered(person, seat),
                Some(_) => Err(Problem::NotYourSeat),
                None => Err(Problem::NoToken),
            },
        }
    }

    /// All that a viewer may see, and what he missed.
    fn seen(&self, viewer: Viewer, lang: Lang, after: Option<i64>) -> Result<Seen, Problem> {
        let table = self.info(lang);
        let brought = viewer.seat().and_then(|seat| self.desk.brought[seat].as_deref().cloned());
        let Some(live) = &self.live else {
            return Ok(Seen { table, brought, sight: None, missed: Vec::new() });
        };
        let number = live.number(viewer);
        let missed = match after {
            Some(after) if after > number as i64 => return Err(Problem::Ahead { number }),
            Some(after) => {
                let names = self.desk.names();
                live.moments(viewer, after, &Voice { lang, names: &names })
            }
            None => Vec::new(),
        };
        Ok(Seen { table, brought, sight: Some(self.sight(live.as_ref(), viewer)), missed })
    }

    /// What a viewer sees. A seat has nothing to choose any more once it was given up or all is over.
    pub(super) fn sight(&self, live: &dyn Live, viewer: Viewer) -> Sight {
        let mut sight = live.sight(viewer);
        let (players, at) = (self.desk.seats.len(), self.hall.time.now());
        sight.clocks =
            self.believed.get(self.place_of(viewer)).map_or(Vec::new(), |all| all.shown(players, at));
        sight.window = self.window_left();
        if let Some(seat) = viewer.seat() {
            sight.order = self.desk.order(seat).map(Into::into);
            sight.answer = self.answers[seat].as_ref().map(|(text, _)| text.clone());
            // Nothing more is asked of who has reacted, though he may still choose anew, and nothing of who needn't be.
            if sight.answer.is_some()
                || self.settled(seat) == Some(Settled::Unable)
                || self.unasked(seat).is_some()
            {
                sight.moves.clear();
            }
        }
        if self.desk.over || viewer.seat().is_some_and(|seat| self.desk.resigned.contains(seat)) {
            sight.moves.clear();
            sight.back = false;
        }
        sight
    }

    pub(super) fn look(&mut self, look: Look) {
        let number = self.live.as_ref().map_or(-1, |live| live.number(look.viewer) as i64);
        let news = look.after.is_none_or(|after| number != after) || self.desk.over;
        let allowed = self.may_look(look.by, look.viewer);
        if look.wait && !news && allowed.is_ok() {
            // Whoever has given up waiting makes room.
            self.pollers.retain(|look| !look.reply.is_closed());
            if look.viewer != Viewer::Spectator || self.pollers.len() < MOST_POLLERS {
                self.pollers.push(look);
            } else {
                let _ = look.reply.send(Err(Problem::Full));
            }
            return;
        }
        let seen = allowed.and_then(|()| self.seen(look.viewer, look.lang, look.after));
        let _ = look.reply.send(seen);
    }

    pub(super) fn watch(&mut self, watcher: Watcher, after: Option<i64>) -> Result<(), Problem> {
        self.may_look(watcher.by, watcher.viewer)?;
        let before = self.watchers.seats();
        let Watcher { viewer, lang, .. } = watcher;
        if watcher.page.is_some() {
            self.watchers.add(watcher);
            self.show_pages(
                |watcher| watcher.page.as_ref().is_some_and(HashMap::is_empty),
                After::Everything,
            );
        } else {
            let seen = self.seen(viewer, lang, after)?;
            watcher.outbox.send(Said::Watching { viewer, seen: Box::new(seen) }.text());
            self.watchers.add(watcher);
        }
        self.note_presence(before);
        Ok(())
    }

    /// Tells who came or went, unless something was told just before.
    pub(super) fn note_presence(&mut self, before: Seats) {
        self.presence_changed |= self.watchers.seats() != before;
        if self.presence_changed && self.desk_shown.elapsed() >= PRESENCE {
            self.show_desk();
        }
    }

    pub(super) fn why(&self, by: Id, lang: Lang, seat: Seat, wanted: &Wanted) -> Result<(), Problem> {
        let names = self.desk.names();
        self.must_play(by, seat)?.why(seat, wanted, &Voice { lang, names: &names })
    }

    pub(super) fn record(&self) -> Result<String, Problem> {
        Ok(self.finished(None)?.record(&self.desk.names()))
    }

    /// The finished game step by step. Open-handed it is for everybody: nothing is a secret any more.
    pub(super) fn replayed(
        &self,
        viewer: Option<Viewer>,
        after: i64,
        most: usize,
        lang: Lang,
    ) -> Result<Vec<Step>, Problem> {
        let live = self.finished(viewer)?;
        Ok(live.replay(viewer, after, most, &Voice { lang, names: &self.desk.names() }))
    }

    /// The game, if it is over and can be looked back at from there.
    pub(super) fn finished(&self, viewer: Option<Viewer>) -> Result<&dyn Live, Problem> {
        match (&self.live, self.desk.stage()) {
            _ if viewer.and_then(Viewer::seat).is_some_and(|seat| !self.desk.has(seat)) => {
                Err(Problem::NoSuchSeat)
            }
            (Some(live), Stage::Over) => Ok(live.as_ref()),
            (None, Stage::Over) => Err(Problem::NotBegun),
            _ => Err(Problem::NotOver),
        }
    }

    /// Everybody who looks hears how the table stands.
    pub(super) fn show_desk(&mut self) {
        (self.desk_shown, self.presence_changed) = (Instant::now(), false);
        let mut said: HashMap<Lang, _> = HashMap::new();
        for watcher in self.watchers.iter().filter(|watcher| watcher.page.is_none()) {
            let text = said
                .entry(watcher.lang)
                .or_insert_with_key(|lang| Said::Table { table: self.info(*lang) }.text());
            watcher.outbox.send(text.clone());
        }
        self.show_pages(|_| true, After::Nothing);
    }

    /// Something changed for this viewer that is no moment of his stream: how he has reacted, or his standing order.
    pub(super) fn show_again(&mut self, viewer: Viewer) {
        self.show_pages(|watcher| watcher.viewer == viewer, After::Again);
        let Some(live) = &self.live else { return };
        let text =
            Said::Sight { table: self.desk.id, viewer, sight: self.sight(live.as_ref(), viewer) }.text();
        let watching =
            self.watchers.iter().filter(|watcher| watcher.viewer == viewer && watcher.page.is_none());
        watching.for_each(|watcher| watcher.outbox.send(text.clone()));
    }

    /// Whether these entries are one move that says nothing.
    pub(super) fn says_nothing(&self, entries: &[Entry]) -> bool {
        let [Entry::Move { seat, text, .. }] = entries else { return false };
        self.live.as_ref().is_some_and(|live| live.is_idle(*seat, text) && !live.graphed())
    }

    /// Pages that weren't told of moves that said nothing see how it stands now.
    pub(super) fn catch_up(&mut self) {
        if let Some((_, viewers)) = self.behind.take() {
            self.show_pages(|watcher| viewers.contains(&watcher.viewer), After::Again);
        }
    }

    /// These viewers have something new in their streams. A whole round of moves that say nothing and that nobody was asked for
    /// comes to pages as one.
    pub(super) fn show_updates(&mut self, shown: &[Viewer], unasked: bool) {
        let silent = unasked && self.live.as_ref().is_some_and(|live| live.was_silent());
        let mut behind = self.behind.take();
        if silent {
            let (_, viewers) = behind.get_or_insert_with(|| (Instant::now(), Vec::new()));
            viewers.extend(shown);
        } else {
            self.show_pages(|watcher| shown.contains(&watcher.viewer), After::Moment);
            if let Some((_, viewers)) = &mut behind {
                viewers.retain(|viewer| !shown.contains(viewer));
            }
        }
        self.behind = behind.filter(|(_, viewers)| !viewers.is_empty());
        let Some(live) = &self.live else { return };
        let names = self.desk.names();
        let mut said: HashMap<(Viewer, Lang), _> = HashMap::new();
        let watching = |watcher: &&Watcher| watcher.page.is_none() && shown.contains(&watcher.viewer);
        for watcher in self.watchers.iter().filter(watching) {
            let text = said.entry((watcher.viewer, watcher.lang)).or_insert_with_key(|&(viewer, lang)| {
                let voice = Voice { lang, names: &names };
                let sight = self.sight(live.as_ref(), viewer);
                let moments = live.moments(viewer, sight.number as i64 - 1, &voice);
                let events = moments.into_iter().flat_map(|moment| moment.events).collect();
                Said::Update { table: self.desk.id, viewer, events, sight }.text()
            });
            watcher.outbox.send(text.clone());
        }
    }
}
