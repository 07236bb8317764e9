//! Random goofspiel on one thread: a yardstick against other engines on the same game.
//!
//! `cargo run --release -p table --example goofspiel -- --playouts 400000`

use std::{process::ExitCode, time::Instant};
use table::{Dice, Game, Seed, playout};
use teaching::goofspiel::{Goofspiel, Options, Ties};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let playouts = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Some(400_000),
        ["--playouts", number] => number.parse().ok().filter(|&playouts| playouts > 0),
        _ => None,
    };
    let Some(playouts) = playouts else {
        eprintln!("usage: goofspiel [--playouts NUMBER]");
        return ExitCode::from(2);
    };
    let (decisions, points, seconds) = run(playouts);
    println!("{playouts} games of goofspiel, two players, 13 cards; seat 0 won {points} points");
    println!("{:.0} playouts/s", playouts as f64 / seconds);
    println!("{:.0} decisions/s", decisions as f64 / seconds);
    ExitCode::SUCCESS
}

/// Decisions made, points of the first seat (so that nothing is computed in vain), and seconds taken.
fn run(playouts: u64) -> (u64, i64, f64) {
    let seed = Seed::from_text("yardstick");
    let mut dice = Dice::new(&seed);
    let mut moves = Vec::new();
    let (mut decisions, mut points) = (0, 0);
    let started = Instant::now();
    for _ in 0..playouts {
        let options = Options { ties: Ties::Discard };
        let Ok(mut game) = Goofspiel::start(&options, &[(), ()], &dice.seed()) else { continue };
        let (made, outcome) = playout::finish(&mut game, &mut dice, &mut moves, u64::MAX);
        decisions += made;
        points += outcome.map_or(0, |outcome| i64::from(outcome.scores[0]));
    }
    (decisions, points, started.elapsed().as_secs_f64())
}
