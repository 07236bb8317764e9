//! Tablée, the game house in one program.
#![forbid(unsafe_code)]

mod admin;
mod bench;
mod choose;
mod games;
mod ready;
mod record;
mod referee;
mod replay;
mod serve;
mod simulate;
mod stop;
mod tally;

use admin::AdminArgs;
use choose::TableArgs;
use clap::{Parser, Subcommand};
use serve::{Data, ServeArgs};
use std::{num::NonZeroUsize, path::PathBuf, process::ExitCode};
use table::{Lang, Viewer};

/// A game house: board games with friends, strangers and bots. Without a command it opens the house (`serve`).
#[derive(Parser)]
#[command(name = "tablee", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Opens the house
    Serve(ServeArgs),
    /// What the host of an open house does: bans, tables, passwords, invitations, announcements
    Admin(AdminArgs),
    /// Copies everything the house has stored into a new file, while it is open or not
    Backup {
        /// Where to; must not be there yet
        file: PathBuf,
        #[command(flatten)]
        data: Data,
    },
    /// Puts a copy in the place of a closed house; what was there before is kept beside it
    Restore {
        /// A file that `tablee backup` wrote
        file: PathBuf,
        #[command(flatten)]
        data: Data,
    },
    /// What is on the shelf, with options
    Games {
        /// Language: en, fr or de
        #[arg(long, default_value = "en")]
        lang: Lang,
    },
    /// Ready-made things to bring to a game, such as decks: lists them, or prints one to be saved, changed and brought
    Ready {
        /// The game, as `tablee games` lists it
        game: String,
        /// Which one
        name: Option<String>,
    },
    /// Plays whole games between bots, on all cores
    Simulate {
        #[command(flatten)]
        table: TableArgs,
        /// How many games
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// On how many threads; one a core if not given. The result is the same
        #[arg(long)]
        threads: Option<NonZeroUsize>,
        /// Prints one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Measures speed on one thread, per game and player count
    Bench {
        /// Which games; all if none is named
        #[arg(value_name = "GAME")]
        games: Vec<String>,
        /// Only this number of players
        #[arg(long)]
        players: Option<usize>,
        /// An option of the game; may be given several times
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// What a seat brings in secret, such as a deck, out of a file of plain text or JSON; may be given several times
        #[arg(long = "bring", value_name = "SEAT=FILE")]
        brings: Vec<String>,
        /// Prints one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Referees a game over standard input and output, one JSON object a line
    Referee,
    /// Plays a game between bots and writes its record
    Record {
        #[command(flatten)]
        table: TableArgs,
        /// Where to write it; standard output if not given
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Checks records, many at once, or tells a game as one seat saw it
    Replay {
        /// The records
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Tells the game as this seat (or “spectator”) saw it
        #[arg(long, value_name = "SEAT")]
        seat: Option<Viewer>,
        /// Prints a fingerprint of everything that anybody saw
        #[arg(long, conflicts_with = "seat")]
        digest: bool,
        /// Language: en, fr or de
        #[arg(long, default_value = "en")]
        lang: Lang,
    },
}

fn main() -> ExitCode {
    let Cli { command, serve } = Cli::parse();
    let done = match command {
        None => serve::run(&serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Backup { file, data }) => serve::backup(&data, &file),
        Some(Command::Restore { file, data }) => serve::restore(&data, &file),
        Some(Command::Games { lang }) => games::list(lang),
        Some(Command::Ready { game, name }) => ready::run(&game, name.as_deref()),
        Some(Command::Simulate { table, games, threads, json }) => {
            simulate::run(&table, games, threads, json)
        }
        Some(Command::Bench { games, players, options, brings, json }) => {
            bench::run(&games, players, &options, &brings, json)
        }
        Some(Command::Referee) => referee::run(),
        Some(Command::Record { table, out }) => record::run(&table, out.as_deref()),
        Some(Command::Replay { files, seat, digest, lang }) => replay::run(&files, seat, digest, lang),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("tablee: {stop}");
            ExitCode::FAILURE
        }
    }
}
