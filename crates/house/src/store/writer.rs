//! The one writer: it gathers what many tables want stored into one statement and one commit.

use super::{Place, Stored, Trouble};
use crate::{entry::Entry, id::Id, now, people::Person, problem::Problem};
use serde::Serialize;
use sqlx::{Connection, SqliteConnection};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;

/// One row of the log.
#[derive(Serialize)]
pub(super) struct LogRow {
    table: Id,
    number: usize,
    kind: &'static str,
    body: String,
    at: u64,
}

/// Something to be stored, and who waits for it.
pub(super) enum Job {
    Log {
        rows: Vec<LogRow>,
        done: oneshot::Sender<Stored>,
    },
    Person {
        person: Person,
        token: String,
        done: oneshot::Sender<Stored>,
    },
    /// The last one.
    Close,
}

impl Job {
    pub(super) fn append(table: Id, number: usize, entries: &[Entry], done: oneshot::Sender<Stored>) -> Job {
        let at = now();
        let row = |(more, entry): (usize, &Entry)| LogRow {
            table,
            number: number + more,
            kind: entry.kind(),
            body: serde_json::to_string(entry).unwrap_or_default(),
            at,
        };
        Job::Log { rows: entries.iter().enumerate().map(row).collect(), done }
    }
}

/// No batch has more jobs than this; a job has a handful of rows at most.
const LARGEST_BATCH: usize = 1000;
/// How long to wait after a failure, at first and at most.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// What is stored in one go.
enum Work<'a> {
    Log(&'a [LogRow]),
    Person(&'a Person, &'a str),
}

pub(super) struct Writer {
    pub(super) place: Place,
    pub(super) connection: Option<SqliteConnection>,
    pub(super) inbox: mpsc::UnboundedReceiver<Job>,
    pub(super) health: watch::Sender<bool>,
    pub(super) trouble: Arc<Trouble>,
    pub(super) closing: CancellationToken,
}

impl Writer {
    /// Stores what comes in until the house is closed.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::new();
        let mut last = false;
        while !last && self.inbox.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            last = batch.iter().any(|job| matches!(job, Job::Close));
            self.store(std::mem::take(&mut batch)).await;
        }
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the file of the house could not be closed in order");
        }
    }

    /// Stores a batch, however often it takes. In a closing house one failure is enough to give up: nobody was told that it
    /// is stored.
    async fn store(&mut self, batch: Vec<Job>) {
        let mut rows = Vec::new();
        let mut waiting = Vec::new();
        let mut people = Vec::new();
        for job in batch {
            match job {
                Job::Log { rows: more, done } => {
                    waiting.push((rows.len()..rows.len() + more.len(), done));
                    rows.extend(more);
                }
                Job::Person { person, token, done } => people.push((person, token, done)),
                Job::Close => {}
            }
        }
        if !rows.is_empty() {
            let Some(clashes) = self.insist(&Work::Log(&rows)).await else { return };
            metrics::histogram!("tablee_batch_rows").record(rows.len() as f64);
            for (range, done) in waiting {
                let clash = clashes.iter().any(|row| range.contains(row));
                let _ = done.send(if clash { Err(clashed()) } else { Ok(()) });
            }
        }
        for (person, token, done) in people {
            if self.insist(&Work::Person(&person, &token)).await.is_none() {
                return;
            }
            let _ = done.send(Ok(()));
        }
    }

    /// Tries again and again, telling the house when storing begins to fail and when it works again. `None` if the house
    /// closed meanwhile. Says which rows clash with what is there.
    async fn insist(&mut self, work: &Work<'_>) -> Option<Vec<usize>> {
        let mut wait = PATIENCE.0;
        loop {
            let began = Instant::now();
            let attempt = match work {
                Work::Log(rows) => self.log(rows).await,
                Work::Person(person, token) => self.person(person, token).await.map(|()| Vec::new()),
            };
            match attempt {
                Ok(stored) => {
                    metrics::histogram!("tablee_commit_seconds").record(began.elapsed().as_secs_f64());
                    if self.health.send_if_modified(std::mem::take) {
                        tracing::info!("storing works again");
                    }
                    return Some(stored);
                }
                Err(error) => {
                    tracing::error!(%error, "storing failed: the tables wait");
                    metrics::counter!("tablee_commit_failures_total").increment(1);
                    self.health.send_if_modified(|failing| !std::mem::replace(failing, true));
                    // A fresh connection holds no half-done transaction.
                    self.connection = None;
                    if self.closing.is_cancelled() {
                        return None;
                    }
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(PATIENCE.1);
                }
            }
        }
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

    /// One statement for all rows; a statement is its own transaction. Says which rows have a place in the log that was
    /// taken by something else.
    async fn log(&mut self, rows: &[LogRow]) -> Result<Vec<usize>, sqlx::Error> {
        const INSERT: &str = "INSERT INTO log (table_id, number, kind, body, at) \
            SELECT value ->> 'table', value ->> 'number', value ->> 'kind', value ->> 'body', value ->> 'at' \
            FROM json_each(?) WHERE true ON CONFLICT (table_id, number) DO NOTHING";
        let json = serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))?;
        self.trouble.before().await?;
        let connection = self.connection().await?;
        let stored = sqlx::query(INSERT).bind(json).execute(&mut *connection).await?.rows_affected();
        let mut clashes = Vec::new();
        if stored < rows.len() as u64 {
            // An earlier attempt that was reported as failed may have succeeded: what is there already is fine if it is
            // the same.
            for (at, row) in rows.iter().enumerate() {
                const BODY: &str = "SELECT body FROM log WHERE table_id = ? AND number = ?";
                let is: String = sqlx::query_scalar(BODY)
                    .bind(row.table.to_string())
                    .bind(row.number as i64)
                    .fetch_one(&mut *connection)
                    .await?;
                if is != row.body {
                    clashes.push(at);
                }
            }
        }
        self.trouble.after()?;
        Ok(clashes)
    }

    /// The person first: should the token be missing after a crash, nobody was let in by it.
    async fn person(&mut self, person: &Person, token: &str) -> Result<(), sqlx::Error> {
        const PERSON: &str =
            "INSERT INTO people (id, name, bot, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
        const TOKEN: &str = "INSERT INTO tokens (hash, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        let (id, at) = (person.id.to_string(), now() as i64);
        self.trouble.before().await?;
        let connection = self.connection().await?;
        let insert = sqlx::query(PERSON).bind(&id).bind(&person.name).bind(person.bot).bind(at);
        insert.execute(&mut *connection).await?;
        sqlx::query(TOKEN).bind(token).bind(&id).bind(at).execute(connection).await?;
        self.trouble.after()
    }
}

fn clashed() -> Problem {
    Problem::Broken("something else was written to this table's log".into())
}
