//! How much a house can bear. Opens a house in a process of its own. So many guests come in, watch a table and do nothing, and it
//! tells how much memory each takes. Then guests play at many tables at once, each as fast as it can, and it tells how many moves
//! were stored a second and how long a guest waited for one.
//!
//! `cargo build --release && cargo run --release -p guest --example load -- --tables 10,100`
#![forbid(unsafe_code)]

use clap::Parser;
use guest::{Failure, Guest, Player, Socket};
use serde_json::json;
use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

#[derive(Parser)]
struct Args {
    /// The house to be opened
    #[arg(long, default_value = "target/release/tablee")]
    program: PathBuf,
    /// Where it keeps its data; removed afterwards. What the disk can do decides most of it
    #[arg(long, default_value = "target/load")]
    data: PathBuf,
    /// How many tables at once, one run for each number
    #[arg(long, value_delimiter = ',', default_values_t = [10, 100])]
    tables: Vec<usize>,
    /// What is played
    #[arg(long, default_value = "epix")]
    game: String,
    /// How many guests at a table
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many tables more, at which only bots play
    #[arg(long, default_value_t = 0)]
    bots: usize,
    /// How long a run takes, at least
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many guests watch and do nothing
    #[arg(long, default_value_t = 1000)]
    idle: usize,
}

/// Ends with the one who opened it.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let _ = fs::remove_dir_all(&args.data);
    let mut child = Command::new(&args.program)
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
        .arg(&args.data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}; build it first", args.program.display()))?;
    let mut line = String::new();
    let out = child.stdout.take().ok_or("the house says nothing")?;
    let process = Process(child);
    BufReader::new(out).read_line(&mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let address: SocketAddr = address.ok_or("the house doesn't say where it is")?.parse()?;
    // First, while the house has no memory to spare from busier times.
    idle(&args, address, process.0.id()).await?;
    for tables in &args.tables {
        busy(&args, address, *tables).await?;
    }
    drop(process);
    fs::remove_dir_all(&args.data)?;
    Ok(())
}

/// Every table is played without a pause; when a game ends the next one begins.
async fn busy(args: &Args, address: SocketAddr, tables: usize) -> Result<(), Failure> {
    let mut seats = Vec::new();
    for number in 0..args.players {
        seats.push(Guest::come_in(address, &format!("Guest {number}")).await?);
    }
    let (began, length) = (Instant::now(), Duration::from_secs(args.seconds));
    let bots: Vec<_> = (0..args.bots)
        .map(|_| tokio::spawn(among_bots(args.game.clone(), seats[0].clone(), began + length)))
        .collect();
    let tasks: Vec<_> = (0..tables)
        .map(|number| tokio::spawn(table(args.game.clone(), seats.clone(), number as u64, began + length)))
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let seconds = began.elapsed().as_secs_f64();
    for bot in bots {
        bot.await??;
    }
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{tables} tables of {} with {} guests each: {} moves in {seconds:.1} s, {:.0} a second; a move took {:.2} ms (p50), \
         {:.2} ms (p99), {:.2} ms at most",
        args.game,
        args.players,
        waits.len(),
        waits.len() as f64 / seconds,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}

/// Plays game after game until the time is over; how long each move took that was made before then.
async fn table(game: String, guests: Vec<Guest>, dice: u64, end: Instant) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let table = guests[0].open(json!({ "game": game, "players": guests.len() })).await?;
        for guest in &guests[1..] {
            guest.join(&table).await?;
        }
        guests[0].start(&table).await?;
        let tasks: Vec<_> = (0..guests.len())
            .map(|seat| {
                let mut player = Player::new(&guests[seat], &table, json!(seat), dice + seat as u64);
                tokio::spawn(async move {
                    while !player.is_done() && Instant::now() < end {
                        // Nobody waits for a neighbour who has gone home.
                        if let Ok(step) = tokio::time::timeout_at(end.into(), player.step()).await {
                            step?;
                        }
                    }
                    Ok::<_, Failure>(player.waits)
                })
            })
            .collect();
        for task in tasks {
            waits.extend(task.await??);
        }
    }
    Ok(waits)
}

/// Game after game among bots until the time is over.
async fn among_bots(game: String, host: Guest, end: Instant) -> Result<(), Failure> {
    while Instant::now() < end {
        let best = host.get("/api/games").await?.good()?;
        let best = best.as_array().into_iter().flatten().find(|shelved| shelved["name"] == game.as_str());
        let best = best.and_then(|shelved| shelved["bots"].as_array()?.last()).ok_or("no such game")?;
        let table = host.open(json!({ "game": game, "sit": false, "bots": [best, best] })).await?;
        host.start(&table).await?;
        let mut seen = json!({});
        while seen["table"]["stage"] != "over" && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(200)).await;
            seen = host.get(&format!("/api/tables/{table}")).await?.good()?;
        }
    }
    Ok(())
}

/// Guests who watch a table where nothing happens.
async fn idle(args: &Args, address: SocketAddr, house: u32) -> Result<(), Failure> {
    let host = Guest::come_in(address, "Host").await?;
    let table = host.open(json!({ "game": args.game })).await?;
    let before = memory(house)?;
    let mut sockets = Vec::new();
    for _ in 0..args.idle {
        let mut socket = Socket::open(address).await?;
        socket.ask(json!({ "do": "watch", "table": table })).await?;
        sockets.push(socket);
    }
    let after = memory(house)?;
    let each = after.saturating_sub(before) as f64 / args.idle.max(1) as f64;
    println!(
        "{} guests who watch and do nothing: the house takes {after} KiB instead of {before} KiB, {each:.1} KiB for each",
        sockets.len()
    );
    Ok(())
}

/// What the process has in memory, in KiB.
fn memory(process: u32) -> Result<u64, Failure> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
