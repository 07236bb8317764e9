//! What a move tells and leaves behind while it is carried out.

use crate::event::Event;
use table::prelude::*;

/// Takes what happens, and notes whether it can be taken back. Everybody hears everything: cards lie open.
pub(crate) struct Out<'a, T> {
    tell: &'a mut T,
    pub(crate) trace: Trace,
}

impl<'a, T: Tell<Event>> Out<'a, T> {
    pub(crate) fn new(tell: &'a mut T) -> Out<'a, T> {
        Out { tell, trace: Trace::Quiet }
    }

    pub(crate) fn say(&mut self, event: Event) {
        self.tell.tell(Audience::EVERYONE, event);
    }

    /// It can't be taken back: a card was turned over, or a pack shuffled.
    pub(crate) fn stays(&mut self) {
        self.trace = Trace::Final;
    }
}
