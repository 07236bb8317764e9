//! A move as it is being carried out: the game, who is told, and what it leaves behind.

use crate::{
    event::Event,
    state::{Ask, Epic, Query},
};
use std::ops::Deref;
use table::{Audience, Seat, Tell, Trace};

/// A move as it is being carried out.
pub(crate) struct Act<'a, T> {
    pub(crate) game: &'a mut Epic,
    teller: &'a mut T,
    pub(crate) trace: Trace,
}

impl<T> Deref for Act<'_, T> {
    type Target = Epic;

    fn deref(&self) -> &Epic {
        self.game
    }
}

impl<'a, T: Tell<Event>> Act<'a, T> {
    pub(crate) fn new(game: &'a mut Epic, teller: &'a mut T) -> Act<'a, T> {
        Act { game, teller, trace: Trace::Final }
    }

    /// Tells everybody.
    pub(crate) fn tell(&mut self, event: Event) {
        self.teller.tell(Audience::EVERYONE, event);
    }

    /// Tells these.
    pub(crate) fn tell_to(&mut self, to: Audience, event: Event) {
        self.teller.tell(to, event);
    }

    /// Tells these one thing and all others another.
    pub(crate) fn tell_apart(&mut self, to: Audience, event: Event, instead: Event) {
        self.teller.tell_apart(to, event, instead);
    }

    /// Asks somebody something.
    pub(crate) fn ask(&mut self, seat: Seat, query: Query) {
        self.game.open.ask = Some(Ask { seat, query });
    }
}
