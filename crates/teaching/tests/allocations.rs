//! `moves`, `check` and `apply` don't allocate once the list of moves has grown.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use table::{Dice, Game, NoOptions, Seed, Status};
use teaching::{
    goofspiel::{Goofspiel, Options, Ties},
    magpie::Magpie,
};

/// Plays so many games and counts what `moves`, `check` and `apply` allocate after the first.
fn allocations<G: Game>(options: &G::Options, players: usize, games: u64) -> u64 {
    let brought = vec![G::Brought::default(); players];
    let mut dice = Dice::new(&Seed::from_text("allocations"));
    let mut moves = Vec::new();
    let mut count = 0;
    for game in 0..games {
        let mut table = G::start(options, &brought, &dice.seed()).unwrap();
        let used = allocation_counter::measure(|| {
            while let Status::Waiting(seats) = table.status() {
                for seat in seats {
                    moves.clear();
                    table.moves(seat, &mut moves);
                    let mv = dice.pick(&moves).unwrap();
                    table.check(seat, mv).unwrap();
                    table.apply(seat, mv, &mut ());
                }
            }
        });
        count += if game == 0 { 0 } else { used.count_total };
    }
    count
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1);
}

#[test]
fn goofspiel_doesnt_allocate() {
    assert_eq!(allocations::<Goofspiel>(&Options { ties: Ties::Carry }, 8, 100), 0);
}

#[test]
fn magpie_doesnt_allocate() {
    assert_eq!(allocations::<Magpie>(&NoOptions {}, 4, 100), 0);
}
