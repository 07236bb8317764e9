//! The house as a process: killed in the middle of many games, told to close, copied, and played by a bot in another language.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use guest::{Guest, Player};
use serde_json::json;
use std::{
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::sync::watch;

/// A house in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
    out: BufReader<ChildStdout>,
}

impl Process {
    fn open(data: &Path, listen: &str) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablee"));
        Process::spawn(
            command.args(["serve", "--data"]).arg(data).args(["--listen", listen, "--log", "warn"]),
        )
    }

    /// Starts it and reads from its first line where it is.
    fn spawn(command: &mut Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.unwrap_or_else(|| panic!("it said “{line}”")).parse().unwrap();
        Process { child, address, out }
    }

    /// Tells it to close in order, and waits.
    fn close(mut self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
    }
}

/// Killed on the spot, unless it was told to close before.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays to the end, coming back to whichever house is open after each failure.
async fn play(
    mut player: Player,
    mut address: watch::Receiver<SocketAddr>,
    count: Arc<AtomicUsize>,
) -> Player {
    while !player.is_done() {
        let before = player.confirmed.len();
        let step = player.step().await;
        count.fetch_add(player.confirmed.len() - before, Ordering::Relaxed);
        if step.is_err() {
            player.hang_up();
            tokio::time::sleep(Duration::from_millis(20)).await;
            player.guest = player.guest.moved(*address.borrow_and_update());
        }
    }
    player
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_many_games_it_loses_no_confirmed_move_and_doubles_none() {
    const TABLES: usize = 24;
    let folder = tempfile::tempdir().unwrap();
    let mut house = Process::open(folder.path(), "127.0.0.1:0");
    let (moved, address) = watch::channel(house.address);
    let mut guests = Vec::new();
    for number in 0..4 {
        guests.push(Guest::come_in(house.address, &format!("Guest {number}")).await.unwrap());
    }
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let (game, bot) = [("epix", "greedy"), ("goofspiel", "random")][number % 2];
        // Three people and a bot, with a chair for each.
        let table = guests[0].open(json!({ "game": game, "players": 4, "bots": [bot] })).await.unwrap();
        for guest in &guests[1..3] {
            guest.join(&table).await.unwrap();
        }
        tables.push(table);
    }
    for table in &tables {
        guests[0].start(table).await.unwrap();
    }
    let count = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        for (seat, guest) in guests.iter().take(3).enumerate() {
            let player = Player::new(guest, table, json!(seat), (number * 10 + seat) as u64);
            tasks.push(tokio::spawn(play(player, address.clone(), Arc::clone(&count))));
        }
        let watching = Player::new(&guests[3].nameless(), table, json!("spectator"), 1);
        tasks.push(tokio::spawn(play(watching, address.clone(), Arc::clone(&count))));
    }
    // Killed again and again, each time after some more moves were confirmed: some tables are then in the middle of storing.
    let kills = 6;
    for kill in 1..=kills {
        while count.load(Ordering::Relaxed) < kill * 120 {
            tokio::time::sleep(Duration::from_micros(500)).await;
        }
        drop(house);
        house = Process::open(folder.path(), "127.0.0.1:0");
        moved.send(house.address).unwrap();
    }
    let mut players = Vec::new();
    for task in tasks {
        players.push(tokio::time::timeout(Duration::from_secs(200), task).await.unwrap().unwrap());
    }
    let host = guests[0].moved(house.address);
    let mut moves = 0;
    for table in &tables {
        let record = host.get(&format!("/api/tables/{table}/record")).await.unwrap();
        assert_eq!(record.status, 200);
        for player in players.iter().filter(|player| player.table == *table) {
            if let Some(seat) = player.viewer.as_u64() {
                let mine = format!("{seat} ");
                let made: Vec<&str> =
                    record.text.lines().filter_map(|line| line.strip_prefix(&mine)).collect();
                assert_eq!(player.confirmed, made, "table {table}, seat {seat}");
                moves += made.len();
            }
            assert_eq!(player.number as usize, player.moments.len());
            assert!(player.info["result"]["ending"].is_string());
        }
        let file = folder.path().join(format!("{table}.record"));
        std::fs::write(&file, &record.text).unwrap();
        let replayed = Command::new(env!("CARGO_BIN_EXE_tablee")).arg("replay").arg(&file).output().unwrap();
        assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    }
    println!("{kills} kills, {moves} confirmed moves of people, all there and none twice");
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_close_it_says_so_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    // By environment variables this time.
    let house = Process::spawn(
        Command::new(env!("CARGO_BIN_EXE_tablee"))
            .env("TABLEE_DATA", &data)
            .env("TABLEE_LISTEN", "127.0.0.1:0")
            .env("TABLEE_LOG", "error"),
    );
    let guest = Guest::come_in(house.address, "Ada").await.unwrap();
    let table = guest.open(json!({ "game": "goofspiel", "bots": ["random"] })).await.unwrap();
    let mut socket = guest.connect().await.unwrap();
    socket.ask(json!({ "do": "watch", "table": table, "as": 0 })).await.unwrap();
    let waiting = guest.clone();
    let path = format!("/api/tables/{table}?after=-1&wait=60");
    let waiting = tokio::spawn(async move { waiting.get(&path).await });
    tokio::time::sleep(Duration::from_millis(100)).await;
    tokio::task::spawn_blocking(move || house.close()).await.unwrap();
    let mut said = Vec::new();
    while let Ok(message) = socket.next().await {
        said.push(message["say"].as_str().unwrap().to_owned());
    }
    assert_eq!(said.last().map(String::as_str), Some("closing"));
    assert_eq!(waiting.await.unwrap().unwrap().code(), "closing");
    // Everything was carried over into the one file.
    assert!(data.join("house.db").exists() && !data.join("house.db-wal").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_tell_what_happened_and_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("notes");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablee"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "trace", "--log-format", "json", "--data"]);
    let house = Process::spawn(command.arg(folder.path()).stderr(std::fs::File::create(&notes).unwrap()));
    let guest = Guest::come_in(house.address, "Ada").await.unwrap();
    let table = guest.open(json!({ "game": "goofspiel", "bots": ["random"] })).await.unwrap();
    guest.start(&table).await.unwrap();
    let wrong = json!({ "seat": 0, "move": "77", "seen": 0, "id": "a-secret-name" });
    assert_eq!(guest.post(&format!("/api/tables/{table}/moves"), wrong).await.unwrap().code(), "refused");
    assert_eq!(guest.get("/api/tables/xyz?token=do-not-note-this").await.unwrap().status, 404);
    let mut player = Player::new(&guest, &table, json!(0), 1);
    while !player.is_done() {
        player.step().await.unwrap();
    }
    let seed = player.info["seed"].as_str().unwrap().to_owned();
    house.close();
    let notes = std::fs::read_to_string(notes).unwrap();
    for line in notes.lines() {
        let note: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(note["timestamp"].is_string() && note["level"].is_string(), "{line}");
    }
    for told in
        ["the house is open", "a table changed", "goofspiel/bid/held", "no-such-table", "the house is closed"]
    {
        assert!(notes.contains(told), "“{told}” isn't noted");
    }
    let token = guest.token.unwrap();
    for secret in [token.as_str(), &seed, "a-secret-name", "do-not-note-this", "\"move\""] {
        assert!(!notes.contains(secret), "“{secret}” is noted");
    }
}

fn tablee(args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tablee")).args(args).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_house_is_copied_and_the_copy_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let [data, copy, other] = ["data", "copy.db", "other"].map(|name| folder.path().join(name));
    let house = Process::open(&data, "127.0.0.1:0");
    let guest = Guest::come_in(house.address, "Ada").await.unwrap();
    let table = guest.open(json!({ "game": "goofspiel" })).await.unwrap();
    let [data, copy, other] = [&data, &copy, &other].map(|path| path.to_str().unwrap());
    let (done, said) = tablee(&["backup", copy, "--data", data]);
    assert!(done && said.contains("holds everything"), "{said}");
    let (done, said) = tablee(&["backup", copy, "--data", data]);
    assert!(!done && said.contains("exists already"), "{said}");
    let (done, said) = tablee(&["restore", copy, "--data", data]);
    assert!(!done && said.contains("is open already"), "{said}");
    let (done, said) = tablee(&["serve", "--data", data, "--listen", "127.0.0.1:0"]);
    assert!(!done && said.contains("is open already"), "{said}");
    let taken = house.address.to_string();
    let (done, said) = tablee(&["serve", "--data", other, "--listen", &taken]);
    assert!(!done && said.contains("can't be listened on"), "{said}");
    house.close();
    let (done, said) = tablee(&["restore", copy, "--data", data]);
    assert!(done && said.contains("what was there before is kept in"), "{said}");
    let (done, said) = tablee(&["restore", copy, "--data", other]);
    assert!(done && !said.contains("what was there before"), "{said}");
    for data in [data, other] {
        let house = Process::open(Path::new(data), "127.0.0.1:0");
        let guest = guest.moved(house.address);
        assert_eq!(guest.get("/api/me").await.unwrap().json["name"], "Ada");
        assert_eq!(guest.get("/api/tables").await.unwrap().json[0]["id"], json!(table));
        house.close();
    }
    for (args, words) in [
        (vec!["backup", copy, "--data", "/nowhere/at/all"], "there is no house in"),
        (vec!["restore", "/nowhere/at/all", "--data", other], "No such file"),
        (vec!["restore", "/dev/null", "--data", other], "isn't the file of a house"),
        (vec!["serve", "--data", copy], "copy.db"),
        (vec!["serve", "--listen", "nowhere"], "invalid value 'nowhere'"),
        (vec!["serve", "--log", "!!"], "--log"),
        (vec!["serve", "--limit", "chat=many"], "a whole number from 1 on, not “many”"),
        (vec!["serve", "--limit", "luck=1"], "there is no limit “luck”"),
        (vec!["serve", "--proxy", "everybody"], "neither an address nor a network"),
        (vec!["serve", "--public-url", "games.example.org/tablee"], "write https://games.example.org"),
        (vec!["serve", "--mail-server", "smtp://localhost"], "--mail-from"),
        (
            vec![
                "serve",
                "--data",
                other,
                "--listen",
                "127.0.0.1:0",
                "--mail-server",
                "x",
                "--mail-from",
                "a@b.c",
            ],
            "no address of a mail server",
        ),
        (vec!["admin", "--data", other, "tables"], "isn't open"),
    ] {
        let (done, said) = tablee(&args);
        assert!(!done && said.contains(words) && !said.contains("panicked"), "{args:?}: {said}");
    }
}

/// Names, sessions, tables and clocks outlive a kill; the time that the house was down is nobody's.
#[tokio::test(flavor = "multi_thread")]
async fn killed_it_forgets_nobody_and_costs_nobody_time() {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::open(folder.path(), "127.0.0.1:0");
    let ada = Guest::come_in(house.address, "Ada").await.unwrap();
    let bo = Guest::come_in(house.address, "Bo").await.unwrap();
    let password = json!({ "password": "correct horse" });
    ada.ask("PUT".parse().unwrap(), "/api/me/password", Some(password)).await.unwrap().good().unwrap();
    let link = bo.post("/api/me/return", json!({})).await.unwrap().good().unwrap()["link"].clone();
    let time = json!({ "live": { "minutes": 1, "increment": 0 } });
    let table = ada.open(json!({ "game": "goofspiel", "time": time })).await.unwrap();
    bo.join(&table).await.unwrap();
    ada.start(&table).await.unwrap();
    ada.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hello" })).await.unwrap().good().unwrap();
    let left = async |guest: &Guest| {
        let seen = guest.get(&format!("/api/tables/{table}?as=1")).await.unwrap().good().unwrap();
        seen["sight"]["clocks"][1]["left"].as_u64().unwrap()
    };
    // Long enough that it was noted that the house is open.
    tokio::time::sleep(Duration::from_millis(5_500)).await;
    let before = left(&bo).await;
    assert!(before < 55_000, "{before}");
    drop(house);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let house = Process::open(folder.path(), "127.0.0.1:0");
    let bo = bo.moved(house.address);
    let after = left(&bo).await;
    assert!(after + 2_000 > before, "{before} before, {after} after");
    let mut back = Guest::at(house.address);
    back.enter("/api/session", json!({ "name": "Ada", "password": "correct horse" })).await.unwrap();
    assert_eq!(back.id, ada.id);
    back.enter("/api/return", json!({ "link": link })).await.unwrap();
    assert_eq!(back.id, bo.id);
    let lines = back.get(&format!("/api/tables/{table}/chat")).await.unwrap().good().unwrap();
    assert_eq!(lines[0]["text"], "hello");
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_runs_an_open_house_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    let house = Process::open(folder.path(), "127.0.0.1:0");
    let guests = [
        Guest::come_in(house.address, "Ada").await.unwrap(),
        Guest::come_in(house.address, "Bo \u{1f409}").await.unwrap(),
    ];
    let password = json!({ "password": "correct horse" });
    guests[0].ask("PUT".parse().unwrap(), "/api/me/password", Some(password)).await.unwrap().good().unwrap();
    let table = guests[0].open(json!({ "game": "epix", "private": true })).await.unwrap();
    let said =
        guests[0].post(&format!("/api/tables/{table}/chat"), json!({ "text": "boo\nboo" })).await.unwrap();
    let line = said.good().unwrap()["number"].clone();
    let report = json!({ "line": line, "words": "rude" });
    guests[1].post(&format!("/api/tables/{table}/report"), report).await.unwrap().good().unwrap();
    let admin = |args: &[&str]| tablee(&[&["admin", "--data", &data], args].concat());
    for (args, words) in [
        (vec!["health"], "All is well."),
        (vec!["who", "ada"], "Ada  has a password, last seen just now from 127.0.0.1"),
        (vec!["who", "Bo \u{1f409}"], "guest, last seen"),
        (vec!["tables"], "epix, open, private: Ada, (free)"),
        (vec!["reports"], "Ada ("),
        (vec!["reports"], "said “boo boo”; reported by"),
        (vec!["reports", "--clear"], "forgotten"),
        (vec!["announce", "Closed on Monday."], "everybody is told"),
        (vec!["invite-only", "on"], "nobody new is let in"),
        (vec!["invite"], "/#invite="),
        (vec!["invite-only", "off"], "everybody is let in"),
        (vec!["reset-password", "Ada"], "the new password of Ada is "),
        (vec!["ban", "Bo \u{1f409}"], "is let in no more"),
        (vec!["unban", "Bo \u{1f409}"], "is let in again"),
        (vec!["ban", "203.0.113.0/24"], "is let in no more"),
        (vec!["close", &table], "is closed"),
        (vec!["announce"], "nothing is announced"),
    ] {
        let (done, said) = admin(&args);
        assert!(done && said.contains(words), "{args:?}: {said}");
    }
    for (args, words) in [
        (vec!["who", "Nemo"], "nobody here is called “Nemo”"),
        (vec!["ban", "Nemo"], "There is nobody of that kind here."),
        (vec!["close", "xyz"], "an id is 12"),
        (vec!["close", "000000000000"], "There is no such table."),
        (vec!["reset-password", "Bo \u{1f409}"], "is a guest, and has no password"),
        (vec!["invite-only", "perhaps"], "invalid value 'perhaps'"),
    ] {
        let (done, said) = admin(&args);
        assert!(!done && said.contains(words), "{args:?}: {said}");
    }
    // Killed, it leaves its key behind, which opens nothing.
    drop(house);
    let (done, said) = admin(&["tables"]);
    assert!(!done && said.contains("Is it open?"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_another_language_plays_whole_games() {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::open(folder.path(), "127.0.0.1:0");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/random_bot.py");
    let lines = std::fs::read_to_string(script).unwrap().lines().count();
    assert!(lines < 80, "{lines} lines");
    let url = format!("http://{}", house.address);
    let bot = |table: Option<&str>| {
        let mut command = Command::new("python3");
        command
            .arg(script)
            .arg(&url)
            .args(table)
            .env("PYTHONUTF8", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    // Alone against a bot of the house, and two of them at a table that somebody else opened.
    let host = Guest::come_in(house.address, "Host").await.unwrap();
    let table = host
        .open(json!({ "game": "goofspiel", "players": 3, "sit": false, "bots": ["matcher"] }))
        .await
        .unwrap();
    let mut bots = vec![bot(None), bot(Some(&table)), bot(Some(&table))];
    while host.start(&table).await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for bot in bots.drain(..) {
        let output = tokio::task::spawn_blocking(|| bot.wait_with_output().unwrap()).await.unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains("winners: ["), "{said}");
    }
    let seen = host.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert!(seen["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["bot"] == true));
    let full = bot(Some(&table)).wait_with_output().unwrap();
    assert!(String::from_utf8(full.stderr).unwrap().contains("The game is over."));
    house.close();
}
