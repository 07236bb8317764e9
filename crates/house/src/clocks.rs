//! The clocks of a table: how long each seat may still think. All of it comes from the log, in the house's own time.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seats};
use utoipa::ToSchema;

/// How much time there is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Time {
    /// As much as one likes.
    #[default]
    None,
    /// So many minutes for the whole game, and so many seconds more for each turn that one has finished.
    Live { minutes: u32, increment: u32 },
    /// So many days for each move; only for games that are fit for it.
    Days(u32),
}

impl Time {
    /// Whether it makes sense.
    pub(crate) fn is_sound(self) -> bool {
        match self {
            Time::None => true,
            Time::Live { minutes, increment } => (1..=600).contains(&minutes) && increment <= 600,
            Time::Days(days) => (1..=30).contains(&days),
        }
    }

    /// What a seat has at first, and what it has again when it is taken back from a bot, in milliseconds.
    const fn given(self) -> (u64, u64) {
        match self {
            Time::None => (0, 0),
            Time::Live { minutes, increment } => {
                let again = if increment > 30 { increment } else { 30 };
                (minutes as u64 * 60_000, again as u64 * 1000)
            }
            Time::Days(days) => (days as u64 * 86_400_000, days as u64 * 86_400_000),
        }
    }
}

/// A seat's clock, as somebody may know it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct ClockInfo {
    /// Milliseconds that are left.
    pub(crate) left: u64,
    /// Whether they are running down.
    pub(crate) runs: bool,
}

/// The clocks of all seats.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clocks {
    time: Time,
    left: PerSeat<u64>,
    /// Whom the table waits for.
    asked: Seats,
    /// Since when each of them has been asked, or since his last move.
    asked_at: PerSeat<u64>,
    /// Who has finished a turn and gets his increment once it can't be taken back any more.
    owed: Seats,
    /// What was left to each seat, since when it had been asked, and when that was: when it last made a move.
    before: PerSeat<(u64, u64, u64)>,
    stopped: bool,
    /// When all this was last true.
    at: u64,
}

/// What makes the clocks change.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tick {
    /// A seat made a move, and for these seats what was done before it can't be taken back any more: all if it is final, otherwise
    /// the others who heard of it. A secret move tells nobody by his own clock.
    Moved(Seat, Seats),
    /// A seat took its last move back.
    TookBack(Seat),
    /// Something else happened at the table.
    Other,
}

impl Clocks {
    pub(crate) fn new(time: Time) -> Clocks {
        let left = PerSeat([time.given().0; table::MAX_SEATS]);
        let none = PerSeat([0; table::MAX_SEATS]);
        let before = PerSeat([(0, 0, 0); table::MAX_SEATS]);
        let (asked, owed) = (Seats::NONE, Seats::NONE);
        Clocks { time, left, asked, asked_at: none, owed, before, stopped: false, at: 0 }
    }

    pub(crate) const fn asked(&self) -> Seats {
        self.asked
    }

    fn runs(&self, seat: Seat) -> bool {
        self.time != Time::None && !self.stopped && self.asked.contains(seat)
    }

    fn left(&self, seat: Seat, at: u64) -> u64 {
        let passed = if self.runs(seat) { at.saturating_sub(self.at) } else { 0 };
        self.left[seat].saturating_sub(passed)
    }

    /// From now on these seats are waited for.
    pub(crate) fn turn(&mut self, at: u64, asked: Seats, stopped: bool, tick: Tick) {
        for seat in Seat::all(table::MAX_SEATS) {
            self.left[seat] = self.left(seat, at);
            if self.stopped {
                // A rest is nobody's slowness.
                self.asked_at[seat] += at.saturating_sub(self.at);
            }
            let moved = matches!(tick, Tick::Moved(by, _) if by == seat);
            // A bot that plays for somebody earns him nothing.
            if moved && self.asked.contains(seat) {
                self.before[seat] = (self.left[seat], self.asked_at[seat], at);
                self.owed = if asked.contains(seat) { self.owed } else { self.owed.with(seat) };
            }
            if asked.contains(seat) && (moved || !self.asked.contains(seat)) {
                self.asked_at[seat] = at;
                if let Time::Days(_) = self.time {
                    self.left[seat] = self.time.given().0;
                }
            }
            if tick == Tick::TookBack(seat) {
                // Until it was taken back it was that seat's time.
                let (left, asked_at, moved_at) = self.before[seat];
                let left = left.saturating_sub(at.saturating_sub(moved_at));
                (self.left[seat], self.asked_at[seat]) = (self.left[seat].min(left), asked_at);
                self.owed = self.owed.without(seat);
            }
            let stands = matches!(tick, Tick::Moved(_, stand) if stand.contains(seat));
            if let Time::Live { increment, .. } = self.time
                && stands
                && self.owed.contains(seat)
            {
                self.left[seat] += u64::from(increment) * 1000;
                self.owed = self.owed.without(seat);
            }
        }
        (self.asked, self.stopped, self.at) = (asked, stopped, at);
    }

    /// Somebody takes his seat back from a bot: he has a little time again.
    pub(crate) fn refill(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].max(self.time.given().1);
    }

    /// When the next clock will have run down, if nothing happens.
    pub(crate) fn runs_out(&self) -> Option<u64> {
        self.asked.iter().filter(|seat| self.runs(*seat)).map(|seat| self.at + self.left[seat]).min()
    }

    /// The seats whose clocks have run down.
    pub(crate) fn out(&self, at: u64) -> Seats {
        self.asked.iter().filter(|seat| self.runs(*seat) && self.left(*seat, at) == 0).collect()
    }

    /// The seats that have kept the table waiting for so long.
    pub(crate) fn slow(&self, at: u64, long: u64) -> Seats {
        self.asked.iter().filter(|seat| at.saturating_sub(self.asked_at[*seat]) >= long).collect()
    }

    /// The clocks of so many seats as they show now.
    pub(crate) fn shown(&self, players: usize, at: u64) -> Vec<ClockInfo> {
        let info = |seat| ClockInfo { left: self.left(seat, at), runs: self.runs(seat) };
        if self.time == Time::None { Vec::new() } else { Seat::all(players).map(info).collect() }
    }

    /// Copies one seat's clock from the true ones.
    pub(crate) fn set(&mut self, seat: Seat, truth: &Clocks, at: u64) {
        let passed = if self.runs(seat) { at.saturating_sub(self.at) } else { 0 };
        self.left[seat] = truth.left(seat, at) + passed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::FIRST;

    /// A move that can't be taken back.
    fn last(by: Seat) -> Tick {
        Tick::Moved(by, Seats::all(table::MAX_SEATS))
    }

    /// A move that may still be taken back and that everybody heard of.
    fn quiet(by: Seat) -> Tick {
        Tick::Moved(by, Seats::all(table::MAX_SEATS).without(by))
    }

    #[test]
    fn a_bank_runs_down_and_grows_by_its_increment_when_a_turn_is_finished() {
        let mut clocks = Clocks::new(Time::Live { minutes: 1, increment: 5 });
        let b = A.next(2);
        clocks.turn(1000, Seats::only(A), false, Tick::Other);
        assert_eq!(clocks.runs_out(), Some(61_000));
        // A step of the same turn earns nothing.
        clocks.turn(11_000, Seats::only(A), false, last(A));
        assert_eq!(clocks.shown(2, 11_000)[0], ClockInfo { left: 50_000, runs: true });
        clocks.turn(21_000, Seats::only(b), false, last(A));
        assert_eq!(clocks.shown(2, 22_000)[0], ClockInfo { left: 45_000, runs: false });
        assert_eq!(clocks.shown(2, 22_000)[1], ClockInfo { left: 59_000, runs: true });
        assert_eq!((clocks.out(80_999), clocks.out(81_000)), (Seats::NONE, Seats::only(b)));
        // A pause costs and earns nothing.
        clocks.turn(31_000, Seats::only(b), true, Tick::Other);
        clocks.turn(99_000, Seats::only(b), false, Tick::Other);
        assert_eq!(clocks.runs_out(), Some(99_000 + 50_000));
        assert!(clocks.slow(99_000, 10_001).is_empty());
        // A quiet move earns its increment when somebody else has moved.
        clocks.turn(100_000, Seats::only(A), false, quiet(b));
        assert_eq!(clocks.shown(2, 100_000)[1].left, 49_000);
        clocks.turn(101_000, Seats::only(b), false, quiet(A));
        assert_eq!(clocks.shown(2, 101_000)[1].left, 54_000);
    }

    #[test]
    fn taking_back_earns_nothing_and_costs_what_was_thought() {
        for time in [Time::Live { minutes: 1, increment: 5 }, Time::Days(1)] {
            let mut clocks = Clocks::new(time);
            let given = time.given().0;
            clocks.turn(0, Seats::only(A), false, Tick::Other);
            for round in 0..5 {
                let at = 10_000 * (round + 1);
                clocks.turn(at, Seats::NONE, false, quiet(A));
                clocks.turn(at, Seats::only(A), false, Tick::TookBack(A));
                assert_eq!(clocks.shown(1, at)[0], ClockInfo { left: given - at, runs: true });
            }
            assert!(!clocks.slow(50_000, 50_000).is_empty());
        }
    }

    #[test]
    fn days_are_given_anew_for_each_move_but_not_for_a_pause() {
        const DAY: u64 = 86_400_000;
        let mut clocks = Clocks::new(Time::Days(3));
        clocks.turn(0, Seats::only(A), false, Tick::Other);
        clocks.turn(DAY, Seats::only(A), true, Tick::Other);
        clocks.turn(5 * DAY, Seats::only(A), false, Tick::Other);
        assert_eq!(clocks.runs_out(), Some(7 * DAY));
        clocks.turn(6 * DAY, Seats::only(A), false, quiet(A));
        assert_eq!(clocks.runs_out(), Some(9 * DAY));
    }
}
