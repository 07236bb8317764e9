//! Time at a table: clocks that run down.

use super::Table;
use crate::{clocks::Tick, desk::Sitter, entry::Entry};
use table::{Seat, Seats, Viewer};

impl Table {
    /// The people for whom time passes.
    fn asked(&self) -> Seats {
        let waiting = self.live.as_ref().map_or(Seats::NONE, |live| live.waiting());
        if self.desk.over || self.in_window() {
            return Seats::NONE;
        }
        let asked = |seat: &Seat| self.desk.house_bot(*seat).is_none() && self.unasked(*seat).is_none();
        waiting.iter().filter(asked).collect()
    }

    /// Brings all clocks up to date after an entry. What somebody may know of them changes only with what he is shown, and with
    /// what everybody hears of the table: somebody else's silent choice stops no clock that he sees before it is revealed.
    pub(super) fn run_clocks(&mut self, entry: &Entry, at: u64, shown: &[Viewer]) {
        let Some(live) = &self.live else { return };
        let stopped = self.desk.paused.is_some() || self.desk.over;
        let fixed = live.was_final();
        let (tick, seat) = match entry {
            Entry::Move { seat, .. } => {
                let heard = shown.iter().filter_map(|viewer| viewer.seat()).filter(|heard| heard != seat);
                let stand = if fixed { Seats::all(table::MAX_SEATS) } else { heard.collect() };
                (Tick::Moved(*seat, stand), Some(*seat))
            }
            Entry::Back { seat } => (Tick::TookBack(*seat), Some(*seat)),
            Entry::StandIn { seat } | Entry::Return { seat } | Entry::Resign { seat } => {
                (Tick::Other, Some(*seat))
            }
            _ => (Tick::Other, None),
        };
        let before = self.clocks.asked();
        self.clocks.turn(at, self.asked(), stopped, tick);
        if let Entry::Return { seat } = entry
            && self.bot_moved.contains(*seat)
        {
            self.clocks.refill(*seat);
        }
        let after = self.clocks.asked();
        if self.believed.is_empty() {
            self.believed = vec![self.clocks.clone(); self.desk.seats.len() + 1];
        }
        for place in 0..self.believed.len() {
            let own = Seat::new(place).filter(|seat| self.desk.has(*seat));
            let viewer = own.map_or(Viewer::Spectator, Viewer::from);
            let believed = &mut self.believed[place];
            if entry.changes_desk() {
                let asked = believed.asked().iter().filter(|seat| self.desk.house_bot(*seat).is_none());
                // Whoever comes back is waited for again, if he is.
                let back = if let Entry::Return { seat } = entry { Some(*seat) } else { None };
                let back = back.filter(|seat| after.contains(*seat));
                believed.turn(at, asked.chain(back).collect(), stopped, Tick::Other);
            } else if shown.contains(&viewer) && fixed && tick != Tick::Other {
                believed.clone_from(&self.clocks);
            } else if shown.contains(&viewer) {
                // He learns what this very move has changed, and nothing of what others have chosen before.
                let stays =
                    believed.asked().iter().filter(|seat| after.contains(*seat) || !before.contains(*seat));
                let comes = after.iter().filter(|seat| !before.contains(*seat));
                believed.turn(at, stays.chain(comes).collect(), stopped, tick);
            }
            // One's own clock one always knows.
            if let Some(own) = own.filter(|own| believed.asked().contains(*own) != after.contains(*own)) {
                let others = believed.asked().without(own);
                let asked = if after.contains(own) { others.with(own) } else { others };
                believed.turn(at, asked, stopped, Tick::Other);
            }
            for known in
                own.into_iter().chain(seat.filter(|_| entry.changes_desk() || shown.contains(&viewer)))
            {
                believed.set(known, &self.clocks, at);
            }
        }
    }

    /// A viewer's place among all: the seats, then the spectators.
    pub(super) fn place_of(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.desk.seats.len(), Seat::index).min(self.desk.seats.len())
    }

    /// When something must be done here even if nobody asks, in the house's own time.
    pub(super) fn alarm_at(&self) -> Option<u64> {
        if self.desk.over || self.desk.paused.is_some() {
            return None;
        }
        if self.window.is_some() { self.window_alarm() } else { self.clocks.runs_out() }
    }

    /// Time is up: for a window, or for somebody whose seat is played by a bot from now on.
    pub(super) fn alarm(&mut self) {
        let at = self.hall.time.now();
        if self.window_alarm().is_some_and(|due| due <= at) {
            return self.close_window();
        }
        let out = self.clocks.out(at);
        if !out.is_empty() {
            self.store(out.iter().map(|seat| Entry::StandIn { seat }).collect(), None, None);
        }
    }

    /// Whom the table waits for, but for those who needn't be asked: what they do comes by itself, and their next turn is a new one.
    pub(super) fn really_waiting(&self) -> Seats {
        let waiting = self.live.as_ref().map_or(Seats::NONE, |live| live.waiting());
        waiting.iter().filter(|seat| self.unasked(*seat).is_none()).collect()
    }

    /// Tells people who weren't waited for before that it is their turn, unless they look from that seat and see it.
    pub(super) fn tell_turns(&mut self) {
        let waiting = if self.desk.over { Seats::NONE } else { self.really_waiting() };
        if waiting == self.told {
            return;
        }
        let looked_from = self.watchers.seats();
        let fresh = waiting.iter().filter(|seat| !self.told.contains(*seat) && !looked_from.contains(*seat));
        for seat in fresh.filter(|seat| self.settled(*seat).is_none()).collect::<Vec<_>>() {
            // Once is enough until he has done something: somebody who robs him and takes it back doesn't flood him.
            if let Sitter::Person { person, bot: false, .. } = self.desk.sitter(seat)
                && self.desk.house_bot(seat).is_none()
                && !std::mem::replace(&mut self.noticed[seat], true)
            {
                self.hall.tell_turn(*person, &self.desk, seat);
            }
        }
        self.told = waiting;
        self.hall.note_waiting(self.desk.id, waiting);
    }
}
