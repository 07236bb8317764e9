//! Storage that fails, fills up, answers late or is tampered with: nothing is shown that isn't stored, and nothing is lost.

use crate::open::Open;
use guest::{Guest, Player, Socket};
use house::{Config, House, Place};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{fs, path::Path, sync::Arc, time::Duration};

/// What is said until this comes, and this.
async fn until(socket: &mut Socket, what: &str) -> Vec<Value> {
    let mut said = Vec::new();
    while said.last().is_none_or(|last: &Value| last["say"] != what) {
        said.push(socket.next().await.unwrap());
    }
    said
}

async fn number(guest: &Guest, table: &str) -> u64 {
    let seen = guest.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    seen["sight"]["number"].as_u64().unwrap()
}

/// Connects to the file of a house behind its back.
async fn file(folder: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(folder.join("house.db")))
        .await
        .unwrap()
}

/// The moves that are stored for a table.
async fn stored(folder: &Path, table: &str) -> Vec<String> {
    let all = "SELECT body FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number";
    let rows = sqlx::query(all).bind(table).fetch_all(&mut file(folder).await).await.unwrap();
    rows.iter().map(|row| row.get::<String, _>("body")).collect()
}

/// The house can't commit in one way or another: the table pauses and says so, shows nothing, and goes on afterwards.
async fn pauses(begin: impl FnOnce(&Open), end: impl FnOnce(&Open)) {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let mut mine = guests[0].connect().await.unwrap();
    let mut watching = guests[0].nameless().connect().await.unwrap();
    mine.ask(json!({ "do": "watch", "table": table, "as": 0 })).await.unwrap();
    watching.ask(json!({ "do": "watch", "table": table })).await.unwrap();
    for socket in [&mut mine, &mut watching] {
        socket.ask(json!({ "do": "ping" })).await.unwrap();
        socket.heard.clear();
    }
    begin(&house);
    let play = json!({ "do": "play", "table": table, "seat": 0, "move": "7", "seen": 0, "id": "a" });
    let answer = mine.ask(play.clone()).await.unwrap();
    assert_eq!(answer["error"]["code"], "paused", "{answer}");
    // Everybody in the house hears it, so that nobody learns who has just chosen something.
    assert_eq!(until(&mut watching, "paused").await.len(), 1);
    assert_eq!(until(&mut mine, "paused").await.len(), 1);
    assert_eq!(number(&guests[0], &table).await, 0);
    let seen = guests[0].get(&format!("/api/tables/{table}?as=0")).await.unwrap().good().unwrap();
    assert_eq!(seen["sight"]["moves"].as_array().unwrap().len(), 13);
    let health = guests[0].get("/healthz").await.unwrap();
    assert_eq!((health.status, &health.json["ok"]), (503, &json!(false)));
    // Who comes in now is told at once.
    let mut late = Socket::open(house.address).await.unwrap();
    assert_eq!(late.next().await.unwrap()["say"], "paused");

    end(&house);
    let said = until(&mut watching, "update").await;
    assert!(
        said.iter().any(|said| said["say"] == "resumed") || until(&mut watching, "resumed").await.len() == 1
    );
    assert_eq!(number(&guests[0], &table).await, 1);
    let again = mine.ask(play).await.unwrap();
    assert_eq!((&again["ok"], &again["number"]), (&json!(true), &json!(1)));
    assert_eq!(stored(house.folder.path(), &table).await.len(), 1);
    assert_eq!(guests[0].get("/healthz").await.unwrap().status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_commit_pauses_the_table_and_shows_nothing() {
    pauses(|house| house.trouble.fail(true), |house| house.trouble.fail(false)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_of_which_nobody_knows_whether_it_was_made_is_made_once() {
    pauses(|house| house.trouble.unsure(true), |house| house.trouble.unsure(false)).await;
}

/// The disk is full: what SQLite says then, for real.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_pauses_every_table_and_loses_nothing() {
    let house = Open::house().await;
    let guests = house.guests(4).await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(house.table("goofspiel", &guests, &[]).await);
    }
    let tasks: Vec<_> = tables
        .iter()
        .flat_map(|table| (0..4).map(|seat| Player::new(&guests[seat], table, json!(seat), seat as u64)))
        .map(|mut player| {
            tokio::spawn(async move {
                while !player.is_done() {
                    player.step().await.unwrap();
                }
                player
            })
        })
        .collect();
    house.trouble.fill_up(1);
    while guests[0].get("/healthz").await.unwrap().status == 200 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let shown = {
        let mut shown = Vec::new();
        for table in &tables {
            shown.push(number(&guests[0], table).await);
        }
        shown
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    for (table, shown) in tables.iter().zip(shown) {
        assert_eq!(number(&guests[0], table).await, shown, "something moved without being stored");
        assert_eq!(stored(house.folder.path(), table).await.len() as u64, shown);
    }
    house.trouble.fill_up(0);
    for task in tasks {
        let player = task.await.unwrap();
        assert_eq!(player.confirmed.len(), 13);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_closes_while_storing_fails_keeps_what_was_confirmed() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let path = format!("/api/tables/{table}/moves");
    guests[0]
        .post(&path, json!({ "seat": 0, "move": "3", "seen": 0, "id": "a" }))
        .await
        .unwrap()
        .good()
        .unwrap();
    house.trouble.fail(true);
    let lost = json!({ "seat": 1, "move": "4", "seen": 1, "id": "b" });
    let (answer, reopened) = tokio::join!(guests[1].post(&path, lost.clone()), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        house.reopen().await
    });
    assert!(answer.map_or(true, |answer| answer.status == 503));
    let guest = guests[1].moved(reopened.address);
    assert_eq!(number(&guest, &table).await, 1);
    guest.post(&path, lost).await.unwrap().good().unwrap();
    assert_eq!(stored(reopened.folder.path(), &table).await.len(), 2);
    reopened.close().await;
}

async fn refuses_to_open(folder: &Path, words: &str) {
    let config = Config::new(Place::new(folder), "127.0.0.1:0".parse().unwrap());
    let error = House::open(config).await.err().unwrap().to_string();
    assert!(error.contains(words), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_can_hold_no_house_is_refused_in_words() {
    let house = Open::house().await;
    refuses_to_open(house.folder.path(), "is open already").await;
    let folder = Arc::clone(&house.folder);
    house.close().await;

    let scratch = tempfile::tempdir().unwrap();
    let text = scratch.path().join("text");
    fs::create_dir(&text).unwrap();
    fs::write(text.join("house.db"), "Dear Ada, ".repeat(1000)).unwrap();
    refuses_to_open(&text, "isn't the file of a house").await;
    refuses_to_open(&text.join("house.db"), "house.db").await;

    let other = scratch.path().join("other");
    fs::create_dir(&other).unwrap();
    let options = SqliteConnectOptions::new().filename(other.join("house.db")).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("CREATE TABLE cakes (name TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    refuses_to_open(&other, "isn't the file of a house").await;

    let mut connection = file(folder.path()).await;
    sqlx::query("UPDATE _sqlx_migrations SET version = version + 900 WHERE version > 1")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    refuses_to_open(folder.path(), "was written by a later Tablée").await;
}

/// One table's log is damaged; it says so, and the others are none the worse.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_harms_no_other() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        let table = house.table("goofspiel", &guests, &[]).await;
        let play = json!({ "seat": 0, "move": "3", "seen": 0, "id": "a" });
        guests[0].post(&format!("/api/tables/{table}/moves"), play).await.unwrap().good().unwrap();
        tables.push(table);
    }
    let folder = Arc::clone(&house.folder);
    house.close().await;
    let mut connection = file(folder.path()).await;
    for (table, change) in tables.iter().zip([
        "UPDATE log SET body = 'nonsense' WHERE kind = 'move' AND table_id = ?",
        "UPDATE log SET body = replace(body, '\"text\":\"3\"', '\"text\":\"99\"') WHERE table_id = ?",
        "UPDATE log SET body = replace(body, 'goofspiel', 'chess') WHERE table_id = ?",
        "DELETE FROM log WHERE kind = 'start' AND table_id = ?",
        "UPDATE log SET body = replace(body, '\"rules\":1', '\"rules\":9') WHERE table_id = ?",
    ]) {
        let changed = sqlx::query(change).bind(table).execute(&mut connection).await.unwrap();
        assert!(changed.rows_affected() > 0);
    }
    let stray = "INSERT INTO log VALUES ('no table', 0, 'open', '{}', 0, 0)";
    sqlx::query(stray).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let house = Open::with(folder, Duration::from_mins(5)).await;
    let guests: Vec<Guest> = guests.iter().map(|guest| guest.moved(house.address)).collect();
    for table in &tables[..4] {
        let answer = guests[0].get(&format!("/api/tables/{table}")).await.unwrap();
        assert_eq!((answer.status, answer.code()), (500, "broken"), "{}", answer.text);
    }
    let old = guests[0].get(&format!("/api/tables/{}", tables[4])).await.unwrap();
    assert_eq!((old.status, old.code()), (409, "other-rules"));
    let play = json!({ "seat": 1, "move": "3", "seen": 1, "id": "b" });
    guests[1].post(&format!("/api/tables/{}/moves", tables[5]), play).await.unwrap().good().unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_an_open_house_can_be_brought_back() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let table = house.table("goofspiel", &guests, &[]).await;
    let tasks: Vec<_> = (0..2)
        .map(|seat| {
            let mut player = Player::new(&guests[seat], &table, json!(seat), 3);
            tokio::spawn(async move {
                while !player.is_done() {
                    player.step().await.unwrap();
                }
                player
            })
        })
        .collect();
    while number(&guests[0], &table).await < 5 {}
    let place = Place::new(house.folder.path());
    let copy = house.folder.path().join("copy");
    house::backup(&place, &copy).await.unwrap();
    let again = house::backup(&place, &copy).await.unwrap_err().to_string();
    assert!(again.contains("exists already"), "{again}");
    let open = house::restore(&place, &copy).await.unwrap_err().to_string();
    assert!(open.contains("is open already"), "{open}");
    for task in tasks {
        task.await.unwrap();
    }
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    let folder = Arc::clone(&house.folder);
    house.close().await;

    let kept = house::restore(&place, &copy).await.unwrap().unwrap();
    assert!(kept.exists());
    let house = Open::with(Arc::clone(&folder), Duration::from_mins(5)).await;
    let guest = guests[0].moved(house.address);
    let brought_back = stored(house.folder.path(), &table).await;
    assert!(brought_back.len() >= 5 && number(&guest, &table).await == brought_back.len() as u64);
    let tasks: Vec<_> = (0..2)
        .map(|seat| {
            let mut player = Player::new(&guests[seat].moved(house.address), &table, json!(seat), 4);
            tokio::spawn(async move {
                while !player.is_done() {
                    player.step().await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    // Somebody who had seen more than there is now is told so.
    let ahead = guest.get(&format!("/api/tables/{table}?after=999")).await.unwrap();
    assert_eq!((ahead.status, ahead.code()), (409, "ahead"));
    // From the copy on it was another game, unless the copy came at the end of it.
    let another = guest.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    assert!(record != another || brought_back.len() == 26);
    house.close().await;

    let elsewhere = tempfile::tempdir().unwrap();
    let nothing = house::backup(&Place::new(elsewhere.path()), &elsewhere.path().join("copy")).await;
    assert!(nothing.unwrap_err().to_string().contains("there is no house in"));
    let letter = elsewhere.path().join("letter");
    fs::write(&letter, "Dear Ada, ".repeat(1000)).unwrap();
    let place = Place::new(elsewhere.path().join("house"));
    let wrong = house::restore(&place, &letter).await.unwrap_err().to_string();
    assert!(wrong.contains("isn't the file of a house"), "{wrong}");
    let missing = house::restore(&place, &elsewhere.path().join("nothing")).await.unwrap_err().to_string();
    assert!(missing.contains("No such file"), "{missing}");
    assert_eq!(house::restore(&place, &folder.path().join("copy")).await.unwrap(), None);
}

/// Somebody's choice is being stored: whoever asks for something that is refused anyway is refused as quickly as ever.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_by_the_waiting_that_something_is_being_stored() {
    let house = Open::house().await;
    let guests = house.guests(3).await;
    let table = house.table("goofspiel", &guests[..2], &[]).await;
    house.trouble.fail(true);
    let path = format!("/api/tables/{table}/moves");
    let secret = guests[0].post(&path, json!({ "seat": 0, "move": "3", "seen": 0, "id": "a" }));
    let nosy = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let began = std::time::Instant::now();
        let start = guests[2].post(&format!("/api/tables/{table}/start"), json!({})).await.unwrap();
        let steal = json!({ "seat": 0, "move": "3", "seen": 0, "id": "b" });
        let steal = guests[1].post(&path, steal).await.unwrap();
        let wrong = json!({ "seat": 1, "move": "99", "seen": 0, "id": "c" });
        let wrong = guests[1].post(&path, wrong).await.unwrap();
        assert_eq!([start.code(), steal.code(), wrong.code()], ["begun", "not-your-seat", "refused"]);
        assert!(began.elapsed() < Duration::from_secs(3), "they waited for the storing");
    };
    let (secret, ()) = tokio::join!(secret, nosy);
    assert_eq!(secret.unwrap().code(), "paused");
    house.trouble.fail(false);
    house.close().await;
}

/// A table that is told to be kept is opened as soon as that is possible; somebody who was told to come again isn't let in
/// behind everybody's back.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_to_be_kept_is_done_later_and_nothing_else_is() {
    let house = Open::house().await;
    let host = house.guest("Host").await;
    house.trouble.fail(true);
    let new = json!({ "game": "goofspiel" });
    let (one, two) =
        tokio::join!(host.post("/api/tables", new), host.post("/api/people", json!({ "name": "Late" })));
    let answers = [one.unwrap(), two.unwrap()];
    assert_eq!((answers[0].status, answers[0].code()), (503, "paused"));
    assert_eq!((answers[1].status, answers[1].code()), (503, "not-stored"));
    house.trouble.fail(false);
    // Nothing is left to store, and yet the house notices that it could.
    while host.get("/healthz").await.unwrap().status != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let house = house.reopen().await;
    let host = host.moved(house.address);
    assert_eq!(host.get("/api/tables").await.unwrap().json.as_array().unwrap().len(), 1);
    let people = "SELECT count(*) FROM people";
    let people: i64 =
        sqlx::query_scalar(people).fetch_one(&mut file(house.folder.path()).await).await.unwrap();
    assert_eq!(people, 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restore_leaves_nothing_of_the_old_house_in_the_new_one() {
    let house = Open::house().await;
    let guests = house.guests(2).await;
    let place = Place::new(house.folder.path());
    let copy = house.folder.path().join("copy");
    house::backup(&place, &copy).await.unwrap();
    house.table("goofspiel", &guests, &[]).await;
    // As after a kill: the file, and a log that wasn't carried over into it.
    let killed = tempfile::tempdir().unwrap();
    for part in ["house.db", "house.db-wal"] {
        fs::copy(house.folder.path().join(part), killed.path().join(part)).unwrap();
    }
    assert!(fs::metadata(killed.path().join("house.db-wal")).unwrap().len() > 0);
    let alone = tempfile::tempdir().unwrap();
    fs::copy(house.folder.path().join("house.db-wal"), alone.path().join("house.db-wal")).unwrap();

    refuses_to_open(alone.path(), "was interrupted").await;
    for folder in [killed, alone] {
        house::restore(&Place::new(folder.path()), &copy).await.unwrap();
        let restored = Open::with(Arc::new(folder), Duration::from_mins(5)).await;
        let guest = guests[0].moved(restored.address);
        assert_eq!(guest.get("/api/tables").await.unwrap().json, json!([]));
        let old = restored.folder.path().join("house.db.before-restore-1");
        if old.exists() {
            let mut old =
                SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(old)).await.unwrap();
            let tables = "SELECT count(*) FROM log WHERE kind = 'open'";
            assert_eq!(sqlx::query_scalar::<_, i64>(tables).fetch_one(&mut old).await.unwrap(), 1);
        }
        restored.close().await;
    }
    house.close().await;
}

/// A house whose making was interrupted is made.
#[tokio::test(flavor = "multi_thread")]
async fn an_empty_file_becomes_a_house() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("house.db"), "").unwrap();
    let house = Open::with(Arc::new(folder), Duration::from_mins(5)).await;
    house.guest("Ada").await;
    house.close().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_may_read_the_house() {
    use std::os::unix::fs::PermissionsExt;
    let above = tempfile::tempdir().unwrap();
    let folder = above.path().join("house");
    let config = Config::new(Place::new(&folder), "127.0.0.1:0".parse().unwrap());
    let house = House::open(config).await.unwrap();
    let rights = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((rights(&folder), rights(&folder.join("house.db"))), (0o700, 0o600));
    assert_eq!(rights(&folder.join("house.db-wal")), 0o600);
    house::backup(&Place::new(&folder), &above.path().join("copy")).await.unwrap();
    assert_eq!(rights(&above.path().join("copy")), 0o600);
    house.serve(async {}).await.unwrap();
}
