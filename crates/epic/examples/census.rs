//! Plays random games and tells how often each card was played, and how often it resolved:
//! `cargo run --release -p epic --example census -- 20000`.
#![allow(clippy::print_stdout, reason = "it is a report")]

use epic::{Card, Deck, Epic, Event, Face, Format, Options, pool};
use std::{collections::BTreeMap, error::Error};
use table::prelude::*;

/// How often a card was played, how often it resolved, and how often nothing came of that.
#[derive(Copy, Clone, Default)]
struct Count {
    played: u64,
    resolved: u64,
    fizzled: u64,
}

#[derive(Default)]
struct Census {
    cards: BTreeMap<Card, Count>,
    /// The card that resolves, until something comes of it.
    resolves: Option<Card>,
}

impl Tell<Event> for Census {
    fn tell(&mut self, _to: Audience, event: Event) {
        match event {
            Event::Played { card, .. } | Event::PlayedDownCard { card, .. } => {
                self.cards.entry(card).or_default().played += 1;
            }
            Event::Resolves { what } => {
                self.resolves = what.0.and_then(Face::card);
                if let Some(card) = self.resolves {
                    self.cards.entry(card).or_default().resolved += 1;
                }
            }
            Event::AbilityResolves { .. } => self.resolves = None,
            Event::Fizzles { .. } => {
                if let Some(card) = self.resolves.take() {
                    let count = self.cards.entry(card).or_default();
                    (count.resolved, count.fizzled) = (count.resolved - 1, count.fizzled + 1);
                }
            }
            _ => {}
        }
    }
}

/// A game in which everybody chooses evenly among all moves.
fn play(
    options: Options,
    players: usize,
    dice: &mut Dice,
    census: &mut Census,
) -> Result<u64, Box<dyn Error>> {
    let mut game = Epic::start(&options, &vec![Deck::default(); players], &dice.seed())?;
    let (mut moves, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = game.status().waiting().iter().next() {
        moves.clear();
        game.moves(seat, &mut moves);
        let mv = dice.pick(&moves).ok_or("somebody is asked who has no choice")?;
        game.apply(seat, mv, census);
        decisions += 1;
    }
    Ok(decisions)
}

fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = std::env::args().nth(1).map_or(Ok(20_000), |games| games.parse())?;
    let mut dice = Dice::new(&Seed::from_text("census"));
    let (mut census, mut decisions) = (Census::default(), 0);
    for game in 0..games {
        // Two, three and four players; boosters of all kinds.
        let format = [Format::Sealed, Format::Built, Format::Draft][game as usize % 3];
        let players = 2 + (game as usize / 3) % 3;
        decisions += play(Options { format }, players, &mut dice, &mut census)?;
    }
    println!("{games} random games, {decisions} decisions\n");
    println!("| card | played | resolved | without a target left |");
    println!("| --- | ---: | ---: | ---: |");
    let mut least = (u64::MAX, "");
    for card in pool().cards() {
        let Count { played, resolved, fizzled } = census.cards.get(&card).copied().unwrap_or_default();
        least = least.min((played.min(resolved), card.name()));
        println!("| {} | {played} | {resolved} | {fizzled} |", card.name());
    }
    println!("\nThe rarest: {}, {} times.", least.1, least.0);
    Ok(())
}
