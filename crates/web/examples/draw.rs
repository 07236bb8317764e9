//! How long it takes to draw a view, and how much of it travels: `cargo run --release -p web --example draw`.

use epix::{Epix, Options, Rules, YesNo};
use std::{collections::HashMap, time::Instant};
use table::{Dice, Game, Lang, Seat, Seed, Status, Viewer};
use web::{Draws, Scene};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for players in 2..=4 {
        let names: Vec<String> = (0..players).map(|seat| format!("Player {seat}")).collect();
        let (mut views, mut nanos, mut updates, mut changed, mut first) = (0u64, 0u128, 0u64, 0usize, 0usize);
        for number in 0..20 {
            let seed = Seed::from_text(&format!("draw {number}"));
            let options = Options { cards: Rules::Advanced, free_attacks: YesNo::No };
            let mut game = Epix::start(&options, &vec![(); players], &seed)?;
            let mut dice = Dice::new(&seed);
            let viewer = Viewer::Seat(Seat::FIRST);
            let scene = Scene { lang: Lang::En, viewer, names: &names };
            let mut shown: HashMap<String, String> = HashMap::new();
            while let Status::Waiting(seats) = game.status() {
                let began = Instant::now();
                let drawing = Epix::draw(&game.view(viewer), &scene);
                nanos += began.elapsed().as_nanos();
                views += 1;
                let new: usize = drawing
                    .parts
                    .into_iter()
                    .map(|part| match shown.insert(part.0, part.1.clone()) {
                        Some(old) if old == part.1 => 0,
                        _ => part.1.len(),
                    })
                    .sum();
                if shown.is_empty() || views == 1 {
                    first = new;
                } else {
                    changed += new;
                    updates += 1;
                }
                let seat = dice.pick(&seats.iter().collect::<Vec<Seat>>()).unwrap_or(Seat::FIRST);
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                let Some(mv) = dice.pick(&moves) else { break };
                game.play(seat, mv, &mut ()).map_err(|refusal| refusal.rule())?;
            }
        }
        let micros = nanos as f64 / 1000.0 / views as f64;
        println!(
            "epix for {players}: {micros:.0} µs a view, {first} bytes at first, {:.0} bytes a move",
            changed as f64 / updates.max(1) as f64
        );
    }
    Ok(())
}
