//! `tablee bench`: how fast each game is, on one thread.

use crate::{
    choose::{brings_of, names, of_name, options_of, players, seats_bring},
    simulate::LIMIT,
    stop::{Stop, print},
};
use serde::Serialize;
use std::{hint::black_box, time::Instant};
use table::{Dice, Game, MAX_SEATS, Seat, Seed, Viewer, playout};

/// How long each thing is measured, in seconds: the best of several rounds counts.
const ROUND: f64 = 0.05;
const ROUNDS: u32 = 3;
/// Moments of random games that the single operations are measured at.
const MOMENTS: usize = 512;

/// One line of the report.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    players: usize,
    playouts_per_second: f64,
    decisions_per_second: f64,
    clone_ns: f64,
    moves_ns: f64,
    check_apply_ns: f64,
    view_ns: f64,
    imagine_ns: f64,
}

pub(crate) fn run(
    games: &[String],
    players: Option<usize>,
    options: &[String],
    brings: &[String],
    json: bool,
) -> Result<(), Stop> {
    let all: Vec<String> = names().iter().map(ToString::to_string).collect();
    let games = if games.is_empty() { &all } else { games };
    let mut lines = Vec::new();
    if !json {
        print("game        players  playouts/s  decisions/s  clone  moves  check+apply  view  imagine (ns)")?;
    }
    for game in games {
        lines.extend(of_name!(game.as_str(), bench(players, options, brings, json))?);
    }
    if json { print(&serde_json::to_string(&serde_json::json!({ "bench": lines }))?) } else { Ok(()) }
}

fn bench<G: Game>(
    asked: Option<usize>,
    pairs: &[String],
    brings: &[String],
    json: bool,
) -> Result<Vec<Speed>, Stop> {
    let options = options_of::<G>(pairs)?;
    let brings = brings_of::<G>(&options, brings)?;
    let counts = match asked {
        Some(asked) => players::<G>(asked).map(|players| players..=players)?,
        None => G::ABOUT.seats.0..=G::ABOUT.seats.1.min(MAX_SEATS),
    };
    let (mut lines, mut refused) = (Vec::new(), None);
    for players in counts {
        // Some options are for some numbers of players only, and some seats that bring something aren't at every table.
        let brought = seats_bring::<G>(players, &brings).and_then(|brought| {
            G::start(&options, &brought, &Seed::from_text("bench"))?;
            Ok(brought)
        });
        let brought = match brought {
            Ok(brought) => brought,
            Err(stop) => {
                refused = Some(stop);
                continue;
            }
        };
        let line = measure::<G>(&options, &brought)?;
        if !json {
            print(&format!(
                "{:12}{:7}{:12.0}{:13.0}{:7.0}{:7.0}{:13.0}{:6.0}{:9.0}",
                line.game,
                players,
                line.playouts_per_second,
                line.decisions_per_second,
                line.clone_ns,
                line.moves_ns,
                line.check_apply_ns,
                line.view_ns,
                line.imagine_ns
            ))?;
        }
        lines.push(line);
    }
    refused.filter(|_| lines.is_empty()).map_or(Ok(lines), Err)
}

fn measure<G: Game>(options: &G::Options, brought: &[G::Brought]) -> Result<Speed, Stop> {
    let mut dice = Dice::new(&Seed::from_text("bench"));
    let start = |dice: &mut Dice| G::start(options, brought, &dice.seed());
    start(&mut dice)?;
    let mut room = Vec::new();
    let mut decisions = 0;
    let mut playouts = 0;
    let started = Instant::now();
    while started.elapsed().as_secs_f64() < ROUND * f64::from(ROUNDS) {
        let mut game = start(&mut dice)?;
        let (made, outcome) = playout::finish(&mut game, &mut dice, &mut room, LIMIT);
        outcome.ok_or_else(|| Stop::new(format!("{} goes on after {LIMIT} decisions", G::ABOUT.name)))?;
        decisions += made;
        playouts += 1;
    }
    let seconds = started.elapsed().as_secs_f64();

    let moments = moments::<G>(|dice| start(dice), &mut dice)?;
    let views: Vec<G::View> = moments.iter().map(|(game, seat, _)| game.view(Viewer::Seat(*seat))).collect();
    let mut copies: Vec<G> = moments.iter().map(|(game, ..)| game.clone()).collect();
    let per = |ns: f64| ns / moments.len() as f64;
    Ok(Speed {
        game: G::ABOUT.name,
        players: brought.len(),
        playouts_per_second: f64::from(playouts) / seconds,
        decisions_per_second: decisions as f64 / seconds,
        clone_ns: per(best(|| moments.iter().for_each(|(game, ..)| drop(black_box(game.clone()))))),
        moves_ns: per(best(|| {
            for (game, seat, _) in &moments {
                room.clear();
                game.moves(*seat, &mut room);
                black_box(&room);
            }
        })),
        check_apply_ns: per(best_after(
            &mut copies,
            |copies| copies.iter_mut().zip(&moments).for_each(|(copy, (game, ..))| copy.clone_from(game)),
            |copies| {
                for (copy, (_, seat, mv)) in copies.iter_mut().zip(&moments) {
                    let _ = black_box(copy.play(*seat, *mv, &mut ()));
                }
            },
        )),
        view_ns: per(best(|| {
            moments.iter().for_each(|(game, seat, _)| drop(black_box(game.view(Viewer::Seat(*seat)))));
        })),
        imagine_ns: per(best(|| {
            views.iter().for_each(|view| drop(black_box(G::imagine(view, &mut dice).ok())));
        })),
    })
}

/// Moments of random games, each with a seat that is asked and a move it may make.
fn moments<G: Game>(
    start: impl Fn(&mut Dice) -> Result<G, table::SetupError>,
    dice: &mut Dice,
) -> Result<Vec<(G, Seat, G::Move)>, Stop> {
    let mut moments = Vec::new();
    let mut room = Vec::new();
    while moments.len() < MOMENTS {
        let mut game = start(dice)?;
        loop {
            let seats: Vec<Seat> = game.status().waiting().iter().collect();
            let Some(seat) = dice.pick(&seats) else { break };
            room.clear();
            game.moves(seat, &mut room);
            let Some(mv) = dice.pick(&room) else { break };
            if dice.roll(16) == 0 {
                moments.push((game.clone(), seat, mv));
            }
            game.apply(seat, mv, &mut ());
        }
    }
    moments.truncate(MOMENTS);
    Ok(moments)
}

/// Nanoseconds of one call, the best of several rounds.
fn best(mut call: impl FnMut()) -> f64 {
    best_after(&mut (), |()| (), |()| call())
}

/// The same for a call that needs something set up before, which doesn't count.
fn best_after<T>(state: &mut T, set_up: impl Fn(&mut T), mut call: impl FnMut(&mut T)) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..ROUNDS {
        let (mut calls, mut seconds) = (0, 0.0);
        let round = Instant::now();
        while round.elapsed().as_secs_f64() < ROUND {
            set_up(state);
            let started = Instant::now();
            call(state);
            seconds += started.elapsed().as_secs_f64();
            calls += 1;
        }
        best = best.min(seconds * 1e9 / f64::from(calls));
    }
    best
}
