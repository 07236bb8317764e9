//! What a move tells and leaves behind while it is carried out.

use crate::{event::Event, state::Ending};
use table::prelude::*;

/// Takes what happens, and notes whether it can be taken back and whether it ended the round.
pub(crate) struct Out<'a, T> {
    tell: &'a mut T,
    pub(crate) trace: Trace,
    pub(crate) end: Option<End>,
}

/// Why a round is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// This seat has 70%.
    Elected(Seat),
    /// Its last turn is over.
    Limit,
    /// Solo play is over.
    Solo(Ending),
}

impl<'a, T: Tell<Event>> Out<'a, T> {
    pub(crate) fn new(tell: &'a mut T) -> Out<'a, T> {
        Out { tell, trace: Trace::Quiet, end: None }
    }

    /// Everybody hears it.
    pub(crate) fn all(&mut self, event: Event) {
        self.tell.tell(Audience::EVERYONE, event);
    }

    /// Only these hear it.
    pub(crate) fn only(&mut self, to: Audience, event: Event) {
        self.tell.tell(to, event);
    }

    /// These hear it, all others something else.
    pub(crate) fn apart(&mut self, to: Audience, event: Event, instead: Event) {
        self.tell.tell_apart(to, event, instead);
    }

    /// It can't be taken back: dice were drawn or something hidden was shown.
    pub(crate) fn stays(&mut self) {
        self.trace = Trace::Final;
    }

    /// It is over; the first reason counts.
    pub(crate) fn ends(&mut self, end: End) {
        self.end = self.end.or(Some(end));
    }
}
