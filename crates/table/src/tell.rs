//! Telling what happened to those who may hear it.

use crate::{Audience, Viewer};

/// Takes the events of a game as they happen. `()` listens to nothing and costs nothing.
pub trait Tell<E> {
    /// `event` happened, and exactly `to` may hear of it.
    fn tell(&mut self, to: Audience, event: E);

    /// `event` happened, and exactly `to` may hear of it; everybody else hears `instead`.
    #[inline]
    fn tell_apart(&mut self, to: Audience, event: E, instead: E) {
        self.tell(to, event);
        if to != Audience::EVERYONE {
            self.tell(Audience::EVERYONE.but(to), instead);
        }
    }
}

impl<E> Tell<E> for () {
    #[inline]
    fn tell(&mut self, _: Audience, _: E) {}
}

/// Keeps every event with its audience, in order.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Heard<E>(pub Vec<(Audience, E)>);

impl<E> Heard<E> {
    /// Nothing heard yet.
    #[must_use]
    pub const fn new() -> Heard<E> {
        Heard(Vec::new())
    }

    /// What this viewer heard, in order.
    pub fn by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.0.iter().filter(move |(to, _)| to.has(viewer)).map(|(_, event)| event)
    }
}

impl<E> Tell<E> for Heard<E> {
    fn tell(&mut self, to: Audience, event: E) {
        self.0.push((to, event));
    }
}
