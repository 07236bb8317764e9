//! How long it takes to find out whether the last player of winter in Epix can still win: in games between
//! random players, between greedy ones, and on crowded maps that no real game comes to.
//!
//! `cargo run --release -p bots --example winter -- 20000`
#![allow(clippy::unwrap_used, reason = "a measurement may stop at the first surprise")]

use bots::{Sight, Thinks};
use epix::{Board, Card, Epix, Hand, Kind, Options, Phase, Rules, Season, YesNo, winter::can_win};
use std::time::Instant;
use table::{Dice, Game, Seat, Seed, Status};

fn main() {
    let games = std::env::args().nth(1).map_or(5_000, |number| number.parse().unwrap());
    let mut dice = Dice::new(&Seed::from_text("winter"));
    println!("positions                hand                answer     count  median    99 %     worst (µs)");
    for (name, make) in [
        ("random games", (|dice| played("random", dice)) as fn(&mut Dice) -> Option<(Board, Seat)>),
        ("greedy games", |dice| played("greedy", dice)),
        ("crowded maps", |dice| Some(crowded(dice))),
    ] {
        let mut times: Vec<(Hand, bool, u128)> = Vec::new();
        for _ in 0..games {
            let Some((board, seat)) = make(&mut dice) else { continue };
            for hand in Hand::TWO {
                let started = Instant::now();
                let can = can_win(&board, seat, hand);
                times.push((hand, can, started.elapsed().as_nanos()));
            }
        }
        for (hand, can) in Hand::TWO.into_iter().flat_map(|hand| [(hand, true), (hand, false)]) {
            let these = times.iter().filter(|(one, answer, _)| *one == hand && *answer == can);
            let mut these: Vec<f64> = these.map(|(.., nanos)| *nanos as f64 / 1e3).collect();
            these.sort_by(f64::total_cmp);
            let Some(worst) = these.last() else { continue };
            let (median, high) = (these[these.len() / 2], these[these.len() * 99 / 100]);
            println!(
                "{name:24} {:19} {:8}{:8}{median:8.1}{high:8.1}{worst:10.1}",
                hand.key(),
                if can { "can" } else { "can't" },
                these.len()
            );
        }
    }
}

/// The map in a game between these bots when the last player of winter shows his cards.
fn played(bot: &str, dice: &mut Dice) -> Option<(Board, Seat)> {
    let players = 2 + dice.roll(3) as usize;
    let options = Options { cards: Rules::Advanced, free_attacks: YesNo::No };
    let mut game = Epix::start(&options, &vec![(); players], &dice.seed()).unwrap();
    let (mut bot, mut room) = (Epix::bot(bot)?, Vec::new());
    while let Status::Waiting(seats) = game.status() {
        let last = game.open.clockwise(game.open.first).last()?;
        let before = game.open.board;
        let seat = seats.iter().next()?;
        let mv = bot.choose(&Sight::new(&game, seat, &mut room), dice)?;
        game.apply(seat, mv, &mut ());
        if game.open.season == Season::Winter && game.open.shown.contains(last) {
            let after = if matches!(game.open.phase, Phase::Act(_)) { game.open.board } else { before };
            return Some((after, last));
        }
    }
    None
}

/// A map full of units, most of them of players who are ahead.
fn crowded(dice: &mut Dice) -> (Board, Seat) {
    let players = 2 + dice.roll(3) as usize;
    let free_attacks = if dice.roll(4) == 0 { YesNo::Yes } else { YesNo::No };
    let options = Options { cards: Rules::Basic, free_attacks };
    let mut board = Epix::start(&options, &vec![(); players], &dice.seed()).unwrap().open.board;
    for province in board.map().all {
        let seats: Vec<Seat> = board.seats().chain(board.seats().skip(1)).collect();
        let owner = board.seats().find(|seat| board.castle(*seat) == province);
        let seat = owner.unwrap_or(dice.pick(&seats).unwrap());
        for kind in Kind::ALL {
            let room = board.room(seat, kind, board.map().all).contains(province);
            if room && board.left(seat, kind) > 0 && dice.roll(2) == 0 {
                board.put(seat, kind, province);
            }
        }
    }
    let mut cards = Card::ALL;
    dice.shuffle(&mut cards);
    for card in &cards[..=players] {
        let seat = Seat::new(dice.roll(players as u32) as usize).unwrap();
        board.sides[seat].cards = board.cards(seat).with(*card);
    }
    for seat in board.seats() {
        board.sides[seat].gold = dice.roll(16) as u16;
    }
    (board, Seat::FIRST)
}
