//! Random play: speed, and how long the test of winter takes.
#![allow(clippy::unwrap_used, missing_docs)]
use epix::*;
use table::{prelude::*, *};
use std::time::Instant;
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2000, |n| n.parse().unwrap());
    let players: usize = std::env::args().nth(2).map_or(4, |n| n.parse().unwrap());
    let mut dice = Dice::new(&Seed::from_text("probe"));
    let options = Options { cards: Rules::Advanced, free_attacks: YesNo::No };
    let mut times: Vec<(u128, bool, Hand)> = vec![];
    let mut moves = vec![];
    let mut decisions = 0u64;
    let started = Instant::now();
    let mut in_test = 0u128;
    for _ in 0..games {
        let mut game = Epix::start(&options, &vec![(); players], &dice.seed()).unwrap();
        let mut tested = false;
        while let Status::Waiting(seats) = game.status() {
            for seat in seats {
                moves.clear();
                game.moves(seat, &mut moves);
                let mv = dice.pick(&moves).unwrap();
                if game.open.season == Season::Winter && !tested && matches!(game.open.phase, Phase::Act(_)) {
                    // the last one's test on the board as it is when the one before him begins
                    let last = game.open.clockwise(game.open.first).last().unwrap();
                    let before = game.open.clockwise(game.open.first).nth(players - 2).unwrap();
                    if game.open.shown.contains(before) && !game.open.shown.contains(last) {
                        let hand = game.hidden.hands[last].unwrap();
                        let t = Instant::now();
                        let can = winter::can_win(&game.open.board, last, hand);
                        let took = t.elapsed().as_nanos();
                        in_test += took;
                        if took > 100_000_000 { eprintln!("{took} {can} {hand} gold {}", game.open.board.gold[last]); }
                        times.push((took, can, hand));
                        tested = true;
                    }
                }
                game.apply(seat, mv, &mut ());
                decisions += 1;
            }
        }
    }
    let all = started.elapsed().as_nanos() - in_test;
    println!("{decisions} decisions, {:.2} M/s without the probe", decisions as f64 * 1e3 / all as f64);
    for hand in Hand::TWO { for can in [true,false] {
        let mut t: Vec<u128> = times.iter().filter(|x| x.1==can && x.2==hand).map(|x| x.0).collect();
        t.sort();
        if t.is_empty() { continue; }
        println!("{hand} {can}: {} median {} p90 {} p99 {} max {} ns, mean {}", t.len(), t[t.len()/2], t[t.len()*9/10], t[t.len()*99/100], t[t.len()-1], t.iter().sum::<u128>()/t.len() as u128);
    }}
}
