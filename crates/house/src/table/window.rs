//! Windows for secret reactions. Whatever is chosen in one is kept, and nobody sees anything of it before it closes.

use super::Table;
use crate::{
    clocks::Time,
    desk::Sitter,
    entry::Entry,
    id::Id,
    live::{Voice, Wanted},
};
use std::collections::BTreeSet;
use table::{Lang, Seat, Seats};

/// A secret reaction is asked for.
pub(super) struct Window {
    kind: Kind,
    /// When it opened, in the house's own time.
    opened: u64,
    /// When it closes once all have answered, unless it is fixed.
    due: u64,
    /// When it closes at the latest.
    ends: Option<u64>,
    /// Who has not been heard yet.
    asked: Seats,
    /// What was chosen is being played.
    closing: bool,
}

/// Why a seat isn't asked any more in a window.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Settled {
    /// It has answered.
    Answered,
    /// Its standing order answers.
    Ordered,
    /// It can't react, and nobody could learn that from the waiting.
    Unable,
}

/// When a window closes. It goes by who could learn something from the waiting, and never by what anybody holds.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    /// People are asked, and others could tell by the waiting what they hold: it lasts a fixed time.
    Fixed,
    /// Only bots of the house are asked: they take as long as a person who knows what he wants, whatever they hold.
    Bots,
    /// All people at the table are one: nobody presses him, and it closes when he and the bots have answered.
    Alone,
}

impl Table {
    /// Whether everybody who is waited for is asked for a secret reaction at the same time. Where a move may take days each
    /// answers in his own.
    pub(super) fn in_window(&self) -> bool {
        !self.desk.over
            && !matches!(self.desk.manner.time, Time::Days(_))
            && self.live.as_ref().is_some_and(|live| live.is_reacting())
    }

    /// How many milliseconds people have left to react, if there is an end to it; the same for everybody.
    pub(super) fn window_left(&self) -> Option<u64> {
        let window = self.window.as_ref().filter(|window| window.kind != Kind::Bots)?;
        Some(window.ends?.saturating_sub(self.hall.time.now()))
    }

    /// After an entry: opens a window where a reaction is asked for. All of it comes from the log, so that a table that was
    /// brought back gives nobody more time. A pause closes it, and it opens afresh when the game goes on.
    pub(super) fn look_at_window(&mut self, entry: &Entry, at: u64) {
        if !self.in_window() || self.desk.paused.is_some() {
            self.window = None;
            return;
        }
        let waiting = self.waiting();
        match (self.window.take(), entry) {
            // The next of those who were asked has been heard.
            (Some(window), Entry::Move { .. })
                if waiting.within(window.asked) && waiting.len() < window.asked.len() =>
            {
                self.window = Some(Window { asked: waiting, closing: true, ..window });
            }
            (None, _) | (_, Entry::Move { .. } | Entry::Back { .. }) => {
                self.window = Some(self.open_window(waiting, at));
            }
            (Some(mut window), Entry::Answer { seat, .. }) => {
                // When a bot has thought of something tells no more than how long a person takes who knows what he wants.
                let bot = self.desk.house_bot(*seat).is_some();
                let step = if bot { self.pace_of_bots() } else { 0 };
                let took = at.saturating_sub(window.opened);
                window.due = window.due.max(window.opened + took.next_multiple_of(step.max(1)));
                self.window = Some(window);
            }
            // Whoever comes back to his seat answers himself: others must not see when.
            (Some(window), Entry::Return { seat })
                if window.kind == Kind::Bots && window.asked.contains(*seat) =>
            {
                let anew = self.open_window(window.asked, window.opened);
                self.window = Some(Window { closing: window.closing, ..anew });
            }
            (window, _) => self.window = window,
        }
    }

    fn open_window(&self, asked: Seats, at: u64) -> Window {
        let bots: Seats = asked.iter().filter(|seat| self.desk.house_bot(*seat).is_some()).collect();
        let kind = match self.could_learn().len() {
            _ if bots == asked => Kind::Bots,
            0 | 1 => Kind::Alone,
            _ => Kind::Fixed,
        };
        let pressed = kind != Kind::Alone || self.desk.manner.time != Time::None;
        let ends = pressed.then(|| at + u64::from(self.desk.manner.window) * 1000);
        let due = if bots.is_empty() { at } else { at + self.pace_of_bots() };
        Window { kind, opened: at, due, ends, asked, closing: false }
    }

    /// Everybody who plays here, or may yet come back and play.
    pub(super) fn could_learn(&self) -> BTreeSet<Id> {
        let here = self.desk.sitters().filter(|(seat, _)| !self.desk.resigned.contains(*seat));
        here.filter_map(|(_, sitter)| match sitter {
            Sitter::Person { person, .. } => Some(*person),
            _ => None,
        })
        .collect()
    }

    /// How long bots take to answer, in milliseconds; no time where nobody could learn anything from it.
    fn pace_of_bots(&self) -> u64 {
        if self.could_learn().is_empty() { 0 } else { self.hall.human_pace.as_millis() as u64 }
    }

    pub(super) fn waiting(&self) -> Seats {
        self.live.as_ref().map_or(Seats::NONE, |live| live.waiting())
    }

    /// When the window closes, as far as that is known.
    pub(super) fn window_alarm(&self) -> Option<u64> {
        let window = self.window.as_ref().filter(|window| !window.closing)?;
        let all_in = window.asked.iter().all(|seat| self.reaction(seat).is_some());
        let due = (window.kind != Kind::Fixed && all_in).then_some(window.due);
        due.into_iter().chain(window.ends).min()
    }

    /// What a seat has chosen, and what it calls it; or what its standing order says; or the only thing it could choose.
    fn reaction(&self, seat: Seat) -> Option<(String, String)> {
        let declined = || self.live.as_ref()?.decline(seat).filter(|_| self.need_not_ask(seat));
        let unasked = || self.ordered(seat).or_else(declined);
        self.answers[seat].clone().or_else(|| Some((unasked()?, String::new())))
    }

    /// What a seat's standing order says now.
    fn ordered(&self, seat: Seat) -> Option<String> {
        self.live.as_ref()?.obey(seat, self.desk.order(seat)?)
    }

    /// Whether a seat has nothing to say in this window any more, as far as it knows itself, and why.
    pub(super) fn settled(&self, seat: Seat) -> Option<Settled> {
        self.window.as_ref().filter(|window| window.asked.contains(seat))?;
        if self.answers[seat].is_some() {
            Some(Settled::Answered)
        } else if self.ordered(seat).is_some() {
            Some(Settled::Ordered)
        } else {
            self.need_not_ask(seat).then_some(Settled::Unable)
        }
    }

    /// Whether somebody who can't react needn't be asked: he plays alone with bots, at one seat, so nobody is deceived by it.
    fn need_not_ask(&self, seat: Seat) -> bool {
        let alone = self.window.as_ref().is_some_and(|window| window.kind == Kind::Alone);
        let stuck = || self.live.as_ref().is_some_and(|live| live.sight(seat.into()).moves.len() == 1);
        alone && self.at_the_only_seat(seat) && stuck()
    }

    /// Whether this is the only seat of people, and no bot stands in there.
    pub(super) fn at_the_only_seat(&self, seat: Seat) -> bool {
        let people =
            self.desk.sitters().filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. })).count();
        people == 1 && self.desk.house_bot(seat).is_none()
    }

    pub(super) fn closes_window(&self) -> bool {
        self.window.as_ref().is_some_and(|window| window.closing)
    }

    /// Plays the next reaction: what was chosen, or what the seat's standing order says, or none.
    pub(super) fn close_window(&mut self) {
        if let Some(window) = &mut self.window {
            window.closing = true;
        }
        let Some(seat) = self.waiting().iter().next() else { return };
        let reaction = self.reaction(seat);
        let Some(live) = self.live.as_mut() else { return };
        let (text, id) = reaction.unwrap_or_else(|| (live.decline(seat).unwrap_or_default(), String::new()));
        let voice = Voice { lang: Lang::En, names: &[] };
        let proposal = live.propose(seat, &Wanted::Text(text), &voice).or_else(|problem| {
            tracing::error!(table = %self.desk.id, ?problem, "a reaction was refused; it is declined");
            live.propose(seat, &Wanted::Text(live.decline(seat).unwrap_or_default()), &voice)
        });
        match proposal {
            Ok(proposal) => self.store_move(seat, proposal, id, None),
            Err(problem) => tracing::error!(table = %self.desk.id, ?problem, "a reaction can't be declined"),
        }
    }
}
