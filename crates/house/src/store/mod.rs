//! Storage: one SQLite file. Whatever changes goes through one [writer](writer); reading goes beside it.

mod copy;
mod decks;
mod desks;
mod people;
mod place;
mod talk;
mod trouble;
mod writer;

pub use copy::{backup, restore};
pub(crate) use desks::Kept;
pub(crate) use people::Kind;
pub use place::{Place, StoreError};
pub use trouble::Trouble;

use crate::{
    entry::{Entry, Logged},
    id::Id,
    problem::Problem,
};
use place::Lock;
use sqlx::{
    Row, SqlitePool,
    sqlite::{SqlitePoolOptions, SqliteRow},
};
use std::sync::Arc;
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::JoinHandle,
};
use tokio_util::sync::CancellationToken;
pub(crate) use writer::Change;
use writer::{Changed, Job, Writer};

/// How the storing of something ended.
pub(crate) type Stored = Result<(), Problem>;

/// The stored house. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Store {
    reads: SqlitePool,
    jobs: mpsc::UnboundedSender<Job>,
    failing: watch::Receiver<bool>,
}

/// What must be kept until the house is closed: the writer at its work, and the lock on the folder.
pub(crate) struct Keeper {
    writer: JoinHandle<()>,
    _lock: Lock,
}

impl Keeper {
    /// Waits until everything is stored that was sent before [`Store::close`].
    pub(crate) async fn close(self) {
        let _ = self.writer.await;
    }
}

impl Store {
    /// Opens the house's file, makes it if it isn't there, and brings it up to date.
    pub(crate) async fn open(
        place: &Place,
        trouble: Arc<Trouble>,
        closing: CancellationToken,
    ) -> Result<(Store, Keeper), StoreError> {
        let lock = place.lock()?;
        place.prepare().await?;
        let connection = place.connect_to_write().await?;
        let reads = SqlitePoolOptions::new().max_connections(4).connect_with(place.to_read()).await?;
        let (jobs, inbox) = mpsc::unbounded_channel();
        let (health, failing) = watch::channel(false);
        let writer =
            Writer { place: place.clone(), connection: Some(connection), inbox, health, trouble, closing };
        let keeper = Keeper { writer: tokio::spawn(writer.run()), _lock: lock };
        Ok((Store { reads, jobs, failing }, keeper))
    }

    /// Whether storing fails at the moment, and when that changes.
    pub(crate) fn failing(&self) -> watch::Receiver<bool> {
        self.failing.clone()
    }

    /// Stores what happened at a table, all of it or nothing. The answer comes when it is on the disk; it is kept and
    /// tried again until then.
    pub(crate) fn append(
        &self,
        table: Id,
        number: usize,
        entries: &[Entry],
        house: u64,
    ) -> oneshot::Receiver<Stored> {
        let (done, stored) = oneshot::channel();
        match Job::append(table, number, entries, house, done) {
            Ok(job) => _ = self.jobs.send(job),
            Err(error) => tracing::error!(%table, %error, "an entry can't be written down"),
        }
        stored
    }

    /// Makes changes that belong together, all of them or none.
    pub(crate) async fn change(&self, changes: Vec<Change>) -> Result<Changed, Problem> {
        let (done, stored) = oneshot::channel();
        // A writer that is gone drops the job and with it `done`, which its waiter notices.
        let _ = self.jobs.send(Job::Changes { changes, done });
        stored.await.unwrap_or(Err(Problem::Closing))
    }

    /// All that happened at a table; nothing if there is no such table.
    pub(crate) async fn entries(&self, table: Id) -> Result<Vec<Logged>, Problem> {
        const ALL: &str = "SELECT number, body, house FROM log WHERE table_id = ? ORDER BY number";
        let rows = sqlx::query(ALL).bind(table.to_string()).fetch_all(&self.reads).await?;
        rows.iter().zip(0..).map(|(row, number)| entry_in(row, number)).collect()
    }

    /// The tables that aren't over.
    pub(crate) async fn unfinished(&self) -> Result<Vec<Id>, Problem> {
        const UNFINISHED: &str = "SELECT table_id AS id FROM log AS opened WHERE kind = 'open' AND NOT EXISTS \
            (SELECT 1 FROM log WHERE kind = 'over' AND table_id = opened.table_id)";
        let rows = sqlx::query(UNFINISHED).fetch_all(&self.reads).await?;
        let read =
            |row| id_in(row).inspect_err(|problem| tracing::error!(?problem, "a table is passed over")).ok();
        Ok(rows.iter().filter_map(read).collect())
    }

    /// The house's own time when it was last known to be open.
    pub(crate) async fn last_open(&self) -> Result<u64, Problem> {
        const LAST: &str = "SELECT max(coalesce((SELECT max(house) FROM pulse), 0), coalesce((SELECT max(house) FROM log), 0))";
        let house: i64 = sqlx::query_scalar(LAST).fetch_one(&self.reads).await?;
        Ok(house as u64)
    }

    /// The house is open at this time of its own.
    pub(crate) async fn pulse(&self, house: u64) -> Result<Changed, Problem> {
        const PULSE: &str = "INSERT INTO pulse (id, at, house) VALUES (1, ?, ?) \
            ON CONFLICT (id) DO UPDATE SET at = excluded.at, house = max(house, excluded.house)";
        self.change(vec![Change::new(PULSE, [crate::now().into(), house.into()])]).await
    }

    /// Nothing more is to be stored or read. The writer is the last to close the file, and carries everything over into it.
    pub(crate) async fn close(&self) {
        self.reads.close().await;
        let _ = self.jobs.send(Job::Close);
    }
}

fn id_in(row: &SqliteRow) -> Result<Id, Problem> {
    let text: String = row.try_get("id")?;
    text.parse().map_err(|why| Problem::Broken(format!("the file of the house holds a wrong id: {why}")))
}

/// The entry that should have this number. What is wrong with it isn't quoted: there may be a seed in it.
fn entry_in(row: &SqliteRow, number: i64) -> Result<Logged, Problem> {
    if row.try_get::<i64, _>("number")? != number {
        return Err(Problem::Broken(format!("entry {number} of a table is missing")));
    }
    read_entry(row)
}

fn read_entry(row: &SqliteRow) -> Result<Logged, Problem> {
    let number: i64 = row.try_get("number")?;
    let body: String = row.try_get("body")?;
    let entry = serde_json::from_str(&body)
        .map_err(|_| Problem::Broken(format!("entry {number} of a table can't be read")))?;
    Ok(Logged { entry, at: row.try_get::<i64, _>("house")? as u64 })
}
