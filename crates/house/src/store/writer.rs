//! The one writer: it gathers what many tables want stored into one statement and one commit.

use super::{Place, Stored, Trouble};
use crate::{entry::Entry, id::Id, now, problem::Problem};
use serde::Serialize;
use sqlx::{Connection, SqliteConnection, error::ErrorKind};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

/// One row of the log.
#[derive(Serialize)]
pub(super) struct LogRow {
    table: Id,
    number: usize,
    /// The first number of all that is to be stored together with it.
    first: usize,
    kind: &'static str,
    body: String,
    at: u64,
    /// The house's own time.
    house: u64,
}

/// One statement with what is bound to it.
#[derive(Debug)]
pub(crate) struct Change {
    sql: &'static str,
    args: Vec<Arg>,
}

/// What can be bound.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Text(String),
    Number(i64),
    Nothing,
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Id> for Arg {
    fn from(id: Id) -> Arg {
        Arg::Text(id.to_string())
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Arg {
        Arg::Number(yes.into())
    }
}

impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(some: Option<T>) -> Arg {
        some.map_or(Arg::Nothing, Into::into)
    }
}

impl Change {
    /// Something to be written. It must be harmless when it is done twice: a commit may be made and yet reported as failed.
    pub(crate) fn new<const N: usize>(sql: &'static str, args: [Arg; N]) -> Change {
        Change { sql, args: args.into() }
    }
}

/// How many rows each change touched.
pub(crate) type Changed = Vec<u64>;

/// Something to be stored, and who waits for it.
pub(super) enum Job {
    Log {
        rows: Vec<LogRow>,
        done: oneshot::Sender<Stored>,
    },
    /// Changes that belong together.
    Changes {
        changes: Vec<Change>,
        done: oneshot::Sender<Result<Changed, Problem>>,
    },
    /// The last one.
    Close,
}

impl Job {
    pub(super) fn append(
        table: Id,
        first: usize,
        entries: &[Entry],
        house: u64,
        done: oneshot::Sender<Stored>,
    ) -> serde_json::Result<Job> {
        let at = now();
        let row = |(number, entry): (usize, &Entry)| {
            let (kind, body) = (entry.kind(), serde_json::to_string(entry)?);
            Ok(LogRow { table, number, first, kind, body, at, house })
        };
        let rows = (first..).zip(entries).map(row).collect::<serde_json::Result<_>>()?;
        Ok(Job::Log { rows, done })
    }

    /// Whether anybody still waits for it. A table always does; who asked for something else may have been told that nothing
    /// was done.
    fn is_wanted(&self) -> bool {
        match self {
            Job::Log { done, .. } => !done.is_closed(),
            Job::Changes { done, .. } => !done.is_closed(),
            Job::Close => true,
        }
    }

    fn answer(self, clashes: bool, changed: Option<Result<Changed, Problem>>) {
        match self {
            Job::Log { done, .. } => _ = done.send(if clashes { Err(clashed()) } else { Ok(()) }),
            Job::Changes { done, .. } => _ = done.send(changed.unwrap_or(Ok(Vec::new()))),
            Job::Close => {}
        }
    }
}

/// No batch has more jobs than this; a job has a handful of rows at most.
const LARGEST_BATCH: usize = 1000;
/// How long to wait after a failure, at first and at most.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

pub(super) struct Writer {
    pub(super) place: Place,
    pub(super) connection: Option<SqliteConnection>,
    pub(super) inbox: mpsc::UnboundedReceiver<Job>,
    pub(super) health: watch::Sender<bool>,
    pub(super) trouble: Arc<Trouble>,
    pub(super) closing: CancellationToken,
}

impl Writer {
    /// Stores what comes in until the house is closed, however often it takes, and tells the house when storing begins to fail
    /// and when it works again. In a closing house one failure is enough to give up: nobody was told that it is stored.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::new();
        let mut wait = PATIENCE.0;
        loop {
            self.gather(&mut jobs).await;
            let last = jobs.iter().any(|job| matches!(job, Job::Close));
            let began = Instant::now();
            match self.store(&jobs).await {
                Ok((clashes, mut changed)) => {
                    metrics::histogram!("tablee_commit_seconds").record(began.elapsed().as_secs_f64());
                    if self.health.send_if_modified(std::mem::take) {
                        tracing::info!("storing works again");
                    }
                    for (at, job) in jobs.drain(..).enumerate() {
                        job.answer(clashes.contains(&at), changed.remove(&at));
                    }
                    wait = PATIENCE.0;
                }
                Err(error) => {
                    tracing::error!(%error, "storing failed: the tables wait");
                    metrics::counter!("tablee_commit_failures_total").increment(1);
                    self.health.send_if_modified(|failing| !std::mem::replace(failing, true));
                    // A fresh connection holds no half-done transaction.
                    self.connection = None;
                    if self.closing.is_cancelled() {
                        jobs.clear();
                    } else {
                        sleep(wait).await;
                        wait = (wait * 2).min(PATIENCE.1);
                    }
                }
            }
            if last {
                break;
            }
        }
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the file of the house could not be closed in order");
        }
    }

    /// Adds what has come in. While storing fails and nobody wants anything stored, it is tried now and then all the same.
    async fn gather(&mut self, jobs: &mut Vec<Job>) {
        jobs.retain(Job::is_wanted);
        if !jobs.is_empty() {
            while jobs.len() < LARGEST_BATCH
                && let Ok(job) = self.inbox.try_recv()
            {
                jobs.push(job);
            }
        } else if *self.health.borrow() {
            let _ = timeout(PATIENCE.1, self.inbox.recv_many(jobs, LARGEST_BATCH)).await;
        } else if self.inbox.recv_many(jobs, LARGEST_BATCH).await == 0 {
            jobs.push(Job::Close);
        }
    }

    /// Stores all of it. Says which jobs clash with what is there, and what the others changed.
    async fn store(
        &mut self,
        jobs: &[Job],
    ) -> Result<(HashSet<usize>, HashMap<usize, Result<Changed, Problem>>), sqlx::Error> {
        self.trouble.before().await?;
        let rows: Vec<(usize, &LogRow)> = jobs
            .iter()
            .enumerate()
            .filter_map(|(at, job)| if let Job::Log { rows, .. } = job { Some((at, rows)) } else { None })
            .flat_map(|(at, rows)| rows.iter().map(move |row| (at, row)))
            .collect();
        let clashes = if rows.is_empty() { HashSet::new() } else { self.log(&rows).await? };
        let mut changed = HashMap::new();
        for (at, job) in jobs.iter().enumerate() {
            if let Job::Changes { changes, .. } = job {
                let done = match self.change(changes).await {
                    // That is its own fault, and nobody else is to wait for it.
                    Err(error) if is_refused(&error) => Err(Problem::Broken(error.to_string())),
                    done => Ok(done?),
                };
                changed.insert(at, done);
            }
        }
        if jobs.is_empty() {
            self.pulse().await?;
        }
        self.trouble.after().map(|()| (clashes, changed))
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        if self.connection.is_none() {
            let opened = self.place.connect_to_write().await;
            self.connection = Some(opened.map_err(|error| sqlx::Error::Configuration(error.into()))?);
        }
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let pages = self.trouble.largest();
        if pages > 0 {
            let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::query(limit).execute(&mut *connection).await?;
        }
        Ok(connection)
    }

    /// One statement for all rows; a statement is its own transaction. Where a place in a table's log is taken, nothing of
    /// what belongs together is stored.
    async fn log(&mut self, rows: &[(usize, &LogRow)]) -> Result<HashSet<usize>, sqlx::Error> {
        const INSERT: &str = "INSERT INTO log (table_id, number, kind, body, at, house) \
            SELECT value ->> 'table', value ->> 'number', value ->> 'kind', value ->> 'body', value ->> 'at', value ->> 'house' \
            FROM json_each(?) WHERE NOT EXISTS \
            (SELECT 1 FROM log WHERE table_id = value ->> 'table' AND number >= value ->> 'first') \
            ON CONFLICT (table_id, number) DO NOTHING";
        let all: Vec<&LogRow> = rows.iter().map(|(_, row)| *row).collect();
        let json = serde_json::to_string(&all).map_err(|error| sqlx::Error::Encode(error.into()))?;
        metrics::histogram!("tablee_batch_rows").record(rows.len() as f64);
        let connection = self.connection().await?;
        let stored = sqlx::query(INSERT).bind(json).execute(&mut *connection).await?.rows_affected();
        let mut clashes = HashSet::new();
        if stored < rows.len() as u64 {
            // An earlier attempt that was reported as failed may have succeeded: what is there already is fine if it is
            // the same.
            for (job, row) in rows {
                const BODY: &str = "SELECT body FROM log WHERE table_id = ? AND number = ?";
                let is: Option<String> = sqlx::query_scalar(BODY)
                    .bind(row.table.to_string())
                    .bind(row.number as i64)
                    .fetch_optional(&mut *connection)
                    .await?;
                if is.as_ref() != Some(&row.body) {
                    clashes.insert(*job);
                }
            }
        }
        Ok(clashes)
    }

    /// Changes that belong together are one transaction.
    async fn change(&mut self, changes: &[Change]) -> Result<Changed, sqlx::Error> {
        let mut transaction = self.connection().await?.begin().await?;
        let mut rows = Vec::new();
        for change in changes {
            let mut query = sqlx::query(change.sql);
            for arg in &change.args {
                query = match arg {
                    Arg::Text(text) => query.bind(text),
                    Arg::Number(number) => query.bind(number),
                    Arg::Nothing => query.bind(None::<String>),
                };
            }
            rows.push(query.execute(&mut *transaction).await?.rows_affected());
        }
        transaction.commit().await?;
        Ok(rows)
    }

    /// Writes only to see whether it works.
    async fn pulse(&mut self) -> Result<(), sqlx::Error> {
        const PULSE: &str =
            "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        let connection = self.connection().await?;
        sqlx::query(PULSE).bind(now() as i64).execute(connection).await?;
        Ok(())
    }
}

/// Whether the file works, but doesn't take this.
fn is_refused(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| !matches!(error.kind(), ErrorKind::Other))
}

fn clashed() -> Problem {
    Problem::Broken("something else was written to this table's log".into())
}
