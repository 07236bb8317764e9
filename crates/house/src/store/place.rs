//! Where a house keeps its data: a folder with one file in it.

use sqlx::{
    ConnectOptions, Connection, SqlSafeStr, SqliteConnection,
    error::DatabaseError,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{
    ffi::OsString,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::LazyLock,
    time::Duration,
};

/// What makes a file of an older house one of this, in order. What stands here is never changed after a release; it is added to.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| migrations(usize::MAX));

/// So many of them, from the first.
fn migrations(count: usize) -> Migrator {
    let steps = [
        ("first floor", include_str!("../../migrations/1_first_floor.sql")),
        ("second floor", include_str!("../../migrations/2_second_floor.sql")),
        ("decks", include_str!("../../migrations/3_decks.sql")),
    ];
    let steps = steps.into_iter().zip(1..).take(count).map(|((name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

/// Marks the file as a house's: the letters `tabl`.
const APPLICATION: i64 = 0x7461_626c;

/// The folder of a house.
#[derive(Clone, Debug)]
pub struct Place(PathBuf);

/// Held by the one program that has the house open.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

/// Why a house's data can't be opened, in words.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder can't be used.
    #[error("{path}: {why}")]
    Folder {
        /// What was tried.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// Another program has it open.
    #[error("the house in {0} is open already: only one program may have it open")]
    Taken(PathBuf),
    /// There is nothing there.
    #[error("there is no house in {0}")]
    Nothing(PathBuf),
    /// Something is there that must not be written over.
    #[error("{0} exists already; nothing was written")]
    Exists(PathBuf),
    /// A file of something else.
    #[error("{0} isn't the file of a house")]
    NotAHouse(PathBuf),
    /// A file of a later Tablée.
    #[error("{0} was written by a later Tablée; this one can't read it")]
    Later(PathBuf),
    /// The file is damaged.
    #[error("{path} is damaged: {why}")]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What SQLite found.
        why: String,
    },
    /// What is stored there could be lost.
    #[error("this place can't keep data safely: SQLite answers {is} to {setting}, not {wanted}")]
    Unsafe {
        /// What was asked for.
        setting: &'static str,
        /// What there is.
        is: String,
        /// What there must be.
        wanted: &'static str,
    },
    /// A restore was begun and not finished.
    #[error("a restore into {0} was interrupted: run it again")]
    Interrupted(PathBuf),
    /// Anything else SQLite says.
    #[error("the file of the house can't be used: {0}")]
    Sqlite(#[from] sqlx::Error),
    /// The file can't be brought up to date.
    #[error("the file of the house can't be brought up to date: {0}")]
    Migrate(#[from] MigrateError),
}

impl Place {
    /// The house in this folder, which need not be there yet.
    pub fn new(folder: impl Into<PathBuf>) -> Place {
        Place(folder.into())
    }

    /// The one file that matters.
    pub fn file(&self) -> PathBuf {
        self.0.join("house.db")
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Takes the folder for this program alone, and makes it if it isn't there.
    pub(super) fn lock(&self) -> Result<Lock, StoreError> {
        let folder = |why| StoreError::Folder { path: self.0.clone(), why };
        private_folder(&self.0).map_err(folder)?;
        let path = self.0.join("house.lock");
        let at_path = |why| StoreError::Folder { path: path.clone(), why };
        let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(at_path)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Taken(self.0.clone())),
            Err(TryLockError::Error(why)) => Err(at_path(why)),
        }
    }

    /// How the writer opens the file: nothing counts as stored before it is on the disk.
    fn to_write(&self) -> SqliteConnectOptions {
        options(&self.file())
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What somebody has deleted is nowhere in the file.
            .pragma("secure_delete", "on")
    }

    pub(super) fn to_read(&self) -> SqliteConnectOptions {
        options(&self.file()).read_only(true)
    }

    /// Makes the file if it isn't there, and brings it up to date.
    pub(super) async fn prepare(&self) -> Result<(), StoreError> {
        close(self.connect_to_write().await?).await?;
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(self.to_write()).await?;
        MIGRATIONS.run(&pool).await?;
        pool.close().await;
        Ok(())
    }

    /// Opens the file to write and makes sure that it keeps what it is given.
    pub(super) async fn connect_to_write(&self) -> Result<SqliteConnection, StoreError> {
        let file = self.file();
        if !file.exists() {
            if beside(&file, RESTORING).exists() || beside(&file, "-wal").exists() {
                return Err(StoreError::Interrupted(self.0.clone()));
            }
            private_file(&file).map_err(|why| StoreError::Folder { path: file.clone(), why })?;
        }
        let mut connection = self.to_write().connect().await.map_err(|error| unreadable(&file, error))?;
        let made: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
            .fetch_one(&mut connection)
            .await
            .map_err(|error| unreadable(&file, error))?;
        if made == 0 {
            // Nothing was ever kept in it: whatever became of the one who began it, it can be ours.
            let ours = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION}"));
            sqlx::query(ours).execute(&mut connection).await?;
        }
        inspect(&mut connection, &file).await?;
        for (setting, wanted) in [("PRAGMA journal_mode", "wal"), ("PRAGMA synchronous", "2")] {
            let is = pragma(&mut connection, setting).await?;
            if is != wanted {
                return Err(StoreError::Unsafe { setting, is, wanted });
            }
        }
        Ok(connection)
    }
}

/// What stands in the name of a copy that isn't in its place yet.
pub(super) const RESTORING: &str = ".restoring";

/// A name beside a file's.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// A folder that nobody else may look into: running games' seeds are in it.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// An empty file that nobody else may read; SQLite gives its other files the same rights.
pub(super) fn private_file(file: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// What every connection has in common.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(Duration::from_secs(2))
        .disable_statement_logging()
}

async fn pragma(connection: &mut SqliteConnection, setting: &'static str) -> Result<String, StoreError> {
    let text = sqlx::query_scalar::<_, String>(setting).fetch_one(&mut *connection).await;
    match text {
        Ok(text) => Ok(text),
        Err(_) => Ok(sqlx::query_scalar::<_, i64>(setting).fetch_one(connection).await?.to_string()),
    }
}

/// Whether this is the file of a house that this program can read.
pub(super) async fn inspect(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await
        .map_err(|error| unreadable(file, error))?;
    if application != APPLICATION {
        return Err(StoreError::NotAHouse(file.into()));
    }
    let ours = MIGRATIONS.iter().map(|migration| migration.version).max();
    let known = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(known).fetch_one(&mut *connection).await? == 0 {
        return Ok(());
    }
    let theirs: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await?;
    if theirs > ours { Err(StoreError::Later(file.into())) } else { Ok(()) }
}

/// SQLite's word for a file that is none of its own, in ours.
pub(super) fn unreadable(file: &Path, error: sqlx::Error) -> StoreError {
    const NOT_A_DATABASE: &str = "26";
    const CORRUPT: &str = "11";
    match error.as_database_error().and_then(DatabaseError::code).as_deref() {
        Some(NOT_A_DATABASE) => StoreError::NotAHouse(file.into()),
        Some(CORRUPT) => StoreError::Damaged { path: file.into(), why: error.to_string() },
        _ => StoreError::Sqlite(error),
    }
}

/// Closes a connection and says what went wrong with it.
pub(super) async fn close(connection: SqliteConnection) -> Result<(), StoreError> {
    Ok(connection.close().await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, House, id::Token};
    use guest::Guest;
    use serde_json::json;

    /// A file as a house of the first floor left it: somebody in the middle of a game, and a game that is over.
    async fn first_floor(place: &Place) {
        close(place.connect_to_write().await.unwrap()).await.unwrap();
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(place.to_write()).await.unwrap();
        migrations(1).run(&pool).await.unwrap();
        let [ada, bo] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb"];
        for (id, name) in [(ada, "Ada"), (bo, "Bo")] {
            let person =
                sqlx::query("INSERT INTO people (id, name, bot, at) VALUES (?, ?, 0, 1)").bind(id).bind(name);
            person.execute(&pool).await.unwrap();
            let token = sqlx::query("INSERT INTO tokens (hash, person, at) VALUES (?, ?, 1)");
            token.bind(Token::shown(name).hash()).bind(id).execute(&pool).await.unwrap();
        }
        let seed = "0".repeat(64);
        let mut log = vec![
            json!({ "kind": "open", "game": "goofspiel", "players": 2, "options": { "ties": "discard" }, "host": ada }),
            json!({ "kind": "sit", "seat": 0, "person": ada, "name": "Ada", "bot": false }),
            json!({ "kind": "sit", "seat": 1, "person": bo, "name": "Bo", "bot": false }),
            json!({ "kind": "start", "seed": seed, "rules": 1, "content": 1 }),
            json!({ "kind": "move", "seat": 0, "text": "3", "id": "a" }),
        ];
        for table in ["rrrrrrrrrrrr", "vvvvvvvvvvvv"] {
            if table == "vvvvvvvvvvvv" {
                log.extend([json!({ "kind": "resign", "seat": 0 }), json!({ "kind": "over" })]);
            }
            for (number, entry) in log.iter().enumerate() {
                let row =
                    sqlx::query("INSERT INTO log (table_id, number, kind, body, at) VALUES (?, ?, ?, ?, 1)");
                let row =
                    row.bind(table).bind(number as i64).bind(entry["kind"].as_str()).bind(entry.to_string());
                row.execute(&pool).await.unwrap();
            }
        }
        pool.close().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_house_of_the_first_floor_is_opened_with_all_that_is_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::new(folder.path());
        drop(place.lock().unwrap());
        first_floor(&place).await;
        let house = House::open(Config::new(place, "127.0.0.1:0".parse().unwrap())).await.unwrap();
        let address = house.address();
        let (close, closed) = tokio::sync::oneshot::channel::<()>();
        let served = tokio::spawn(house.serve(async { _ = closed.await }));
        let [mut ada, mut bo] = [Guest::at(address), Guest::at(address)];
        (ada.token, bo.token) = (Some("Ada".into()), Some("Bo".into()));
        // Those who were there are known, and can keep their names.
        let password = json!({ "password": "correct horse" });
        ada.ask("PUT".parse().unwrap(), "/api/me/password", Some(password)).await.unwrap().good().unwrap();
        let taken = Guest::at(address).post("/api/people", json!({ "name": "ada" })).await.unwrap();
        assert_eq!(taken.code(), "name-kept");
        // The game goes on where it was.
        let table = "/api/tables/rrrrrrrrrrrr";
        let again = json!({ "seat": 0, "move": "3", "seen": 0, "id": "a" });
        assert_eq!(ada.post(&format!("{table}/moves"), again).await.unwrap().good().unwrap()["number"], 1);
        let seen = bo.get(&format!("{table}?as=1")).await.unwrap().good().unwrap();
        assert_eq!((&seen["table"]["time"], &seen["sight"]["number"]), (&json!("none"), &json!(1)));
        let play = json!({ "seat": 1, "move": "5", "seen": 1, "id": "b" });
        bo.post(&format!("{table}/moves"), play).await.unwrap().good().unwrap();
        let over = bo.get("/api/tables/vvvvvvvvvvvv").await.unwrap().good().unwrap();
        assert_eq!(
            (&over["table"]["result"]["ending"], &over["table"]["result"]["winners"]),
            (&json!("resigned"), &json!([1]))
        );
        let games = bo.get("/api/me/games").await.unwrap().good().unwrap();
        assert_eq!(games[0]["table"]["id"], "vvvvvvvvvvvv");
        close.send(()).unwrap();
        served.await.unwrap().unwrap();
    }
}
