//! How long it takes to draw a view, and how much of it travels: `cargo run --release -p web --example draw`.

use ephios::Ephios;
use epic::Epic;
use epix::Epix;
use europax::Europax;
use std::{collections::HashMap, time::Instant};
use table::{
    Dice, Lang, Seat, Seed, Status, Viewer,
    laws::{Lawful, Table},
};
use web::{Draws, Scene};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    Epix::tables().iter().take(3).try_for_each(measure::<Epix>)?;
    Ephios::tables().iter().try_for_each(measure::<Ephios>)?;
    Europax::tables().iter().step_by(2).try_for_each(measure::<Europax>)?;
    Epic::tables().iter().step_by(3).try_for_each(measure::<Epic>)
}

/// Plays at random at such a table and looks from the first seat.
fn measure<G: Draws + Lawful>(table: &Table<G>) -> Result<(), Box<dyn std::error::Error>>
where
    G::Brought: Default + Clone,
{
    let players = table.players;
    let names: Vec<String> = (0..players).map(|seat| format!("Player {seat}")).collect();
    let (mut views, mut nanos, mut updates, mut changed, mut first) = (0u64, 0u128, 0u64, 0usize, 0usize);
    for number in 0..20 {
        let seed = Seed::from_text(&format!("draw {number}"));
        let mut game = G::start(&table.options, &vec![G::Brought::default(); players], &seed)?;
        let mut dice = Dice::new(&seed);
        let viewer = Viewer::Seat(Seat::FIRST);
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        let mut shown: HashMap<String, String> = HashMap::new();
        while let Status::Waiting(seats) = game.status() {
            let began = Instant::now();
            let drawing = G::draw(&game.view(viewer), &scene);
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
            if views == 1 {
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
        "{} for {players} ({}): {micros:.0} µs a view, {first} bytes at first, {:.0} bytes a move",
        G::ABOUT.name,
        serde_json::to_string(&table.options)?,
        changed as f64 / updates.max(1) as f64
    );
    Ok(())
}
