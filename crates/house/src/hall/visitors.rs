//! Who is in the house now, and how they are told something that isn't about the table they look at.

use super::Hall;
use crate::{
    clocks::Time,
    desk::Desk,
    gate::Caller,
    id::Id,
    message::Said,
    problem::{Problem, say, say_of},
    table::Outbox,
};
use ipnet::IpNet;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use table::{Lang, Seat};

/// A connection: its number, where it comes from, and the way to it.
type Connection = (u64, IpAddr, Outbox);

/// Every open connection, by whose it is.
#[derive(Default)]
pub(crate) struct Visitors(Mutex<HashMap<Option<Id>, Vec<Connection>>>);

impl Visitors {
    /// Somebody has said who he is on this connection; before that he is nobody.
    pub(crate) fn enter(&self, person: Option<Id>, connection: u64, address: IpAddr, outbox: Outbox) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for outboxes in all.values_mut() {
            outboxes.retain(|(other, ..)| *other != connection);
        }
        all.retain(|_, outboxes| !outboxes.is_empty());
        all.entry(person).or_default().push((connection, address, outbox));
    }

    pub(crate) fn leave(&self, person: Option<Id>, connection: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(outboxes) = all.get_mut(&person) {
            outboxes.retain(|(other, ..)| *other != connection);
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
        outboxes.iter().for_each(|(.., outbox)| outbox.send(text.clone()));
        true
    }

    pub(crate) fn tell_all(&self, said: &Said) {
        let text = said.text();
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.values().flatten().for_each(|(.., outbox)| outbox.send(text.clone()));
    }

    /// Whether somebody is in the house.
    pub(crate) fn has(&self, person: Id) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&Some(person))
    }

    /// Hangs up on everybody who comes from there.
    pub(crate) fn hang_up_on(&self, net: IpNet) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let there = all.values().flatten().filter(|(_, address, _)| net.contains(address));
        there.for_each(|(.., outbox)| outbox.hang_up());
    }

    /// Hangs up on all connections of somebody.
    pub(crate) fn hang_up(&self, person: Id) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&Some(person)).into_iter().flatten().for_each(|(.., outbox)| outbox.hang_up());
    }
}

/// How long it may be before it is noted that somebody is still there, in milliseconds.
const NOTED_AFTER: u64 = 3_600_000;

impl Hall {
    /// Notes that somebody is here, if that was long ago.
    pub(crate) fn note_seen(self: &Arc<Hall>, person: Id, last: u64, caller: Caller, lang: Lang) {
        let now = self.clock.now();
        if last + NOTED_AFTER >= now {
            return;
        }
        let hall = Arc::clone(self);
        self.tasks.spawn(async move {
            let address = caller.address.to_string();
            let saw = hall.store.saw(person, now, &address, lang.code());
            let _ = hall.in_time(saw, Problem::NotStored).await;
        });
    }

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
