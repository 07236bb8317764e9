//! Who is in the house now, and how they are told something that isn't about the table they look at.

use super::Hall;
use crate::{
    clocks::Time,
    desk::Desk,
    id::Id,
    message::Said,
    problem::{say, say_of},
    table::Outbox,
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use table::Seat;

/// The connections of one person, or of all whom the house doesn't know.
type Connections = Vec<(u64, Outbox)>;

/// Every open connection, by whose it is.
#[derive(Default)]
pub(crate) struct Visitors(Mutex<HashMap<Option<Id>, Connections>>);

impl Visitors {
    /// Somebody has said who he is on this connection; before that he is nobody.
    pub(crate) fn enter(&self, person: Option<Id>, connection: u64, outbox: Outbox) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for outboxes in all.values_mut() {
            outboxes.retain(|(other, _)| *other != connection);
        }
        all.retain(|_, outboxes| !outboxes.is_empty());
        all.entry(person).or_default().push((connection, outbox));
    }

    pub(crate) fn leave(&self, person: Option<Id>, connection: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(outboxes) = all.get_mut(&person) {
            outboxes.retain(|(other, _)| *other != connection);
            if outboxes.is_empty() {
                all.remove(&person);
            }
        }
    }

    /// Tells somebody something over all his connections. Says whether he has any.
    pub(crate) fn tell(&self, person: Id, said: &Said) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(outboxes) = all.get(&Some(person)) else { return false };
        let text = said.text();
        outboxes.iter().for_each(|(_, outbox)| outbox.send(text.clone()));
        true
    }

    pub(crate) fn tell_all(&self, said: &Said) {
        let text = said.text();
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.values().flatten().for_each(|(_, outbox)| outbox.send(text.clone()));
    }

    /// Hangs up on all connections of somebody.
    pub(crate) fn hang_up(&self, person: Id) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&Some(person)).into_iter().flatten().for_each(|(_, outbox)| outbox.hang_up());
    }
}

impl Hall {
    /// It is somebody's turn: he is told over his connections. Where a move may take days and he isn't there, by mail.
    pub(crate) fn tell_turn(self: &Arc<Hall>, person: Id, desk: &Desk, seat: Seat) {
        let turn = Said::Turn { table: desk.id, seat, game: desk.game.clone() };
        let here = self.visitors.tell(person, &turn);
        if here || !matches!(desk.manner.time, Time::Days(_)) || self.post.is_none() {
            return;
        }
        let (hall, table, game) = (Arc::clone(self), desk.id, desk.game.clone());
        self.tasks.spawn(async move {
            let (Some(post), Ok(Some(account))) = (&hall.post, hall.store.account_of(person).await) else {
                return;
            };
            if let (Some(mail), None) = (&account.mail, &account.mail_code) {
                let title = crate::live::game(&game).map_or("", |game| game.about.title);
                let link =
                    hall.public.as_ref().map_or(String::new(), |public| format!("\n\n{public}/t/{table}"));
                let body = say_of(account.lang, "mail-turn", title) + &link + "\n";
                post.send(mail, say(account.lang, "mail-turn-subject"), body).await;
            }
        });
    }
}
