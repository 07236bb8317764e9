//! `tablee simulate`: whole games between bots, on all cores.

use crate::{
    choose::{Chosen, TableArgs, of_name},
    stop::{Stop, print},
    tally::{Checksum, Report, Tally},
};
use bots::{Sight, Thinks};
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};
use table::{Dice, Match, Seed, Status, Tell, options};

/// Games that a thread takes at a time.
const BATCH: u64 = 32;
/// A game that takes more decisions has lost its way.
pub(crate) const LIMIT: u64 = 1_000_000;

pub(crate) fn run(
    args: &TableArgs,
    games: u64,
    threads: Option<NonZeroUsize>,
    json: bool,
) -> Result<(), Stop> {
    of_name!(args.game.as_str(), simulate(args, games, threads, json))
}

fn simulate<G: Thinks>(
    args: &TableArgs,
    games: u64,
    threads: Option<NonZeroUsize>,
    json: bool,
) -> Result<(), Stop> {
    let chosen = args.check::<G>()?;
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let started = Instant::now();
    let threads = threads.or_else(|| thread::available_parallelism().ok()).map_or(1, usize::from);
    let threads = threads.min(usize::try_from(games.div_ceil(BATCH)).unwrap_or(threads)).clamp(1, 1024);
    let tally = play_all(&chosen, games, threads, &bar)?;
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = Report {
        game: G::ABOUT.name,
        players: chosen.players,
        options: options::write::<G>(&chosen.options),
        games,
        decisions: tally.decisions,
        seconds,
        decisions_per_second: tally.decisions as f64 / seconds.max(1e-9),
        endings: tally.endings,
        wins: tally.wins[..chosen.players].to_vec(),
        mean_decisions: tally.decisions as f64 / games.max(1) as f64,
        checksum: format!("{:016x}", tally.checksum),
        study: tally.study.counts().clone(),
    };
    print(&if json { serde_json::to_string(&report)? } else { told(&report, &chosen.bots) })
}

/// Plays all games. What comes of it depends on the games alone, not on who played which.
fn play_all<G: Thinks>(
    chosen: &Chosen<G>,
    games: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Tally, Stop> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, Stop> {
        let mut tally = Tally::new(&G::ABOUT);
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= games {
                return Ok(tally);
            }
            for number in first..games.min(first + BATCH) {
                // Whoever fails takes the rest of the games from all others.
                play_one(chosen, number, &mut tally).inspect_err(|_| next.store(games, Ordering::Relaxed))?;
            }
            bar.inc(BATCH.min(games - first));
        }
    };
    let mut total = Tally::new(&G::ABOUT);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(tally) => total.merge(&tally?),
                Err(_) => return Err(Stop::new("a game went wrong inside; this is a fault of the program")),
            }
        }
        Ok(total)
    })
}

fn play_one<G: Thinks>(chosen: &Chosen<G>, number: u64, tally: &mut Tally) -> Result<(), Stop> {
    let mut moves = Checksum::new(number);
    let seed = chosen.seed.derive("game", number);
    let study = &mut tally.study;
    let each = |game: &G, seat, mv: &G::Move| {
        moves.moved(seat, mv);
        game.study(seat, *mv, study);
    };
    let played =
        play(chosen, seed, &mut (), each).map_err(|stop| stop.about(format_args!("game {number}")))?;
    if let Status::Over(outcome) = played.game().status() {
        played.game().conclude(&outcome, &mut tally.study);
        tally.add(played.moves().len() as u64, &outcome, moves);
    }
    Ok(())
}

/// One whole game between the bots at this table. The bots' dice are their own, so that a game's chance depends on
/// its seed alone.
pub(crate) fn play<G: Thinks>(
    chosen: &Chosen<G>,
    seed: Seed,
    tell: &mut impl Tell<G::Event>,
    mut each: impl FnMut(&G, table::Seat, &G::Move),
) -> Result<Match<G>, Stop> {
    let mut bots = chosen.seated();
    let mut dice = Dice::new(&seed.derive("bots", 0));
    let mut played = Match::<G>::start(chosen.options.clone(), chosen.brought.clone(), seed)?;
    let mut room = Vec::new();
    for _ in 0..LIMIT {
        // Of several who choose at once the first in order does; what they choose stays hidden all the same.
        let Some(seat) = played.game().status().waiting().iter().next() else { return Ok(played) };
        let choice = bots[seat.index()].choose(&Sight::new(played.game(), seat, &mut room), &mut dice);
        let mv = choice.ok_or_else(|| Stop::new(format!("seat {seat} is asked and has no move")))?;
        each(played.game(), seat, &mv);
        played.play(seat, mv, tell).map_err(|refusal| {
            Stop::new(format!("the bot on seat {seat} chose {mv}, refused by {}", refusal.rule()))
        })?;
    }
    Err(Stop::new(format!("it goes on after {LIMIT} decisions")))
}

/// The report for people.
fn told(report: &Report, bots: &[String]) -> String {
    let percent = |count: u64| 100.0 * count as f64 / report.games.max(1) as f64;
    let wins = report.wins.iter().zip(bots).enumerate();
    let wins: Vec<String> = wins
        .map(|(seat, (wins, bot))| format!("  seat {seat} ({bot}): {wins} wins, {:.1} %", percent(*wins)))
        .collect();
    let endings: Vec<String> = report.endings.iter().map(|(why, count)| format!("{why} {count}")).collect();
    let study = report.study.iter().map(|(topic, counts)| {
        let counts: Vec<String> = counts.iter().map(|(thing, number)| format!("{thing} {number}")).collect();
        format!("{topic}: {}\n", counts.join(", "))
    });
    format!(
        "{} games of {} with {} players: {} decisions in {:.2} s, {:.0} a second, {:.1} a game\n\
         endings: {}\n{}\n{}checksum {}",
        report.games,
        report.game,
        report.players,
        report.decisions,
        report.seconds,
        report.decisions_per_second,
        report.mean_decisions,
        endings.join(", "),
        wins.join("\n"),
        study.collect::<String>(),
        report.checksum
    )
}
