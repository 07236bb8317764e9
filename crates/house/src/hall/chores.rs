//! What must be done in a house even if nobody asks for it.

use super::{Hall, lock};
use crate::{
    desk::Stage,
    id::Id,
    people::Person,
    problem::Problem,
    table::{Command, Request},
};
use std::{sync::Arc, time::Duration};
use table::{Lang, Viewer};

/// How often it is noted that the house is open while games are played: nobody's clock loses more than that if
/// the house falls down.
const PULSE: Duration = Duration::from_secs(5);
/// How often the house is swept.
const SWEEP: Duration = Duration::from_hours(1);
/// How long it takes until a table is woken again that could not be, or that stopped, in milliseconds.
const LATER: u64 = 60_000;
const SOON: u64 = 1000;
const DAY: u64 = 86_400_000;
/// A table that waits for people is closed after so long without any change.
const OPEN_DAYS: u64 = 7;
/// An invitation is forgotten after so long.
const INVITATION_DAYS: u64 = 30;

impl Hall {
    /// Does all of it until the house closes.
    pub(crate) fn begin_chores(self: &Arc<Hall>) {
        self.time.run(true);
        for chore in [Chore::Clock, Chore::Ring, Chore::Pulse, Chore::Sweep] {
            let hall = Arc::clone(self);
            self.tasks.spawn(async move {
                let closing = hall.closing.clone();
                let work = async {
                    match chore {
                        Chore::Clock => hall.stop_clocks().await,
                        Chore::Ring => hall.ring().await,
                        Chore::Pulse => hall.note_open().await,
                        Chore::Sweep => hall.sweep_now_and_then().await,
                    }
                };
                closing.run_until_cancelled(work).await;
            });
        }
    }

    /// While nothing can be stored no clock runs.
    async fn stop_clocks(&self) {
        let mut failing = self.store.failing();
        loop {
            self.time.run(!*failing.borrow_and_update());
            if failing.changed().await.is_err() {
                return;
            }
        }
    }

    /// Wakes tables that must be: somebody's time is up there.
    async fn ring(self: &Arc<Hall>) {
        loop {
            let next = lock(&self.alarms).first().copied();
            let Some((at, table)) = next else {
                self.alarmed.notified().await;
                continue;
            };
            tokio::select! {
                () = self.time.until(at) => {
                    lock(&self.alarms).remove(&(at, table));
                    let woken = self.look(table, None, Viewer::Spectator, Lang::En, None, false).await;
                    if let Err(problem) = woken {
                        tracing::error!(%table, ?problem, "a table can't be woken; it is tried again");
                        self.wake_at(table, at + LATER);
                    }
                }
                () = self.alarmed.notified() => {}
            }
        }
    }

    /// Wakes a table at this time of the house's own.
    pub(super) fn wake_at(&self, table: Id, at: u64) {
        lock(&self.alarms).insert((at, table));
        self.alarmed.notify_one();
    }

    /// Wakes a table that has stopped, as soon as it is gone from memory.
    pub(crate) fn wake_soon(&self, table: Id) {
        self.wake_at(table, self.time.now() + SOON);
    }

    async fn note_open(&self) {
        loop {
            self.clock.rest(PULSE).await;
            let runs = |listed: &super::Listed| listed.desk.stage() == Stage::Running;
            if lock(&self.lobby).values().any(runs) {
                self.note_time().await;
            }
        }
    }

    /// Notes the house's own time, from which it goes on when it is opened again.
    pub(crate) async fn note_time(&self) {
        let _ = self.in_time(self.store.pulse(self.time.now()), Problem::NotStored).await;
    }

    async fn sweep_now_and_then(self: &Arc<Hall>) {
        loop {
            if let Err(problem) = self.sweep().await {
                tracing::error!(?problem, "the house could not be swept");
            }
            self.clock.rest(SWEEP).await;
        }
    }

    /// Forgets what is kept only for a while: chat, guests who never kept their names, tables that nobody came to.
    async fn sweep(self: &Arc<Hall>) -> Result<(), Problem> {
        self.gate.tidy();
        let now = self.clock.now();
        let before = |days: u64| now.saturating_sub(days * DAY);
        self.store.forget_chat(before(self.keeps.0.into())).await?;
        self.store.forget_invitations(before(INVITATION_DAYS)).await?;
        self.store.forget_closed(before(1)).await?;
        let mut strangers = self.store.strangers(before(self.keeps.1.into())).await?;
        strangers.retain(|person| !self.visitors.has(*person));
        for person in &strangers {
            if let Err(problem) = self.forget(*person).await {
                tracing::error!(?problem, "a guest could not be forgotten");
            }
        }
        let late = self.time.now().saturating_sub(OPEN_DAYS * DAY);
        let stale = self.lobby(|listed| listed.desk.stage() == Stage::Open && listed.desk.touched < late);
        for listed in &stale {
            let close = |reply| Request::Close { unless_begun: true, reply };
            if let Err(problem) = self.ask(listed.desk.id, close).await {
                tracing::error!(table = %listed.desk.id, ?problem, "a table could not be closed");
            }
        }
        if !strangers.is_empty() || !stale.is_empty() {
            tracing::info!(guests = strangers.len(), tables = stale.len(), "the house is swept");
        }
        Ok(())
    }

    /// Forgets somebody and his programs: their seats are left or given up, their names and what they said are gone. Whatever
    /// they still ask for meanwhile isn't done; what was on its way is found the second time.
    pub(crate) async fn forget(self: &Arc<Hall>, person: Id) -> Result<(), Problem> {
        let mut gone = vec![person];
        gone.extend(self.store.bots_of(person).await?.into_iter().map(|bot| bot.id));
        lock(&self.going).extend(&gone);
        for _ in 0..2 {
            // Programs first: they go with their owner.
            for person in gone.iter().rev() {
                self.visitors.hang_up(*person);
                self.depart(*person).await;
                self.in_time(self.store.forget(*person), Problem::NotStored).await?;
            }
        }
        for person in gone {
            self.ties.forget(person);
            let tables: Vec<Id> = lock(&self.tables).keys().copied().collect();
            tables.into_iter().for_each(|table| self.tell(table, Request::Forget { person }));
        }
        Ok(())
    }

    /// Has somebody leave every table, or give up his seats there.
    async fn depart(self: &Arc<Hall>, person: Id) {
        let by = Person { id: person, name: String::new(), bot: false, kept: false };
        let here =
            |listed: &super::Listed| listed.desk.host == person || !listed.desk.seats_of(person).is_empty();
        for listed in self.lobby(here) {
            if let Err(problem) = self.command(listed.desk.id, &by, Lang::En, Command::Depart).await {
                tracing::error!(table = %listed.desk.id, ?problem, "somebody could not leave a table");
            }
        }
    }
}

#[derive(Copy, Clone)]
enum Chore {
    Clock,
    Ring,
    Pulse,
    Sweep,
}
