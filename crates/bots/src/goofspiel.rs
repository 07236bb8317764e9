//! Bots for goofspiel.

use crate::{Bot, Random, Sight, Thinks};
use shelf::Goofspiel;
use table::{Dice, Game};

impl Thinks for Goofspiel {
    const BOTS: &'static [&'static str] = &["random", "matcher"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "matcher" => Some(Box::new(Matcher)),
            _ => None,
        }
    }
}

/// Bids what the prize is worth, points carried included; without that card the next higher, then the highest.
struct Matcher;

impl Bot<Goofspiel> for Matcher {
    fn choose(&mut self, sight: &Sight<'_, Goofspiel>, _: &mut Dice) -> Option<<Goofspiel as Game>::Move> {
        let table = &sight.view().table;
        let worth = table.prizes.get(table.round).map_or(0, |prize| prize + table.carried);
        sight.moves().iter().find(|bid| bid.0 >= worth).or(sight.moves().last()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seat, Seed, Status};
    use teaching::goofspiel::{Options, Ties};

    #[test]
    fn every_bot_listed_plays_a_whole_game_and_no_other_is_there() {
        for name in Goofspiel::BOTS {
            let seed = Seed::from_text(name);
            let mut game = Goofspiel::start(&Options { ties: Ties::Carry }, &[(), (), ()], &seed).unwrap();
            let mut bot = Goofspiel::bot(name).unwrap();
            let (mut dice, mut moves) = (Dice::new(&seed), Vec::new());
            while let Status::Waiting(seats) = game.status() {
                let seat: Seat = seats.iter().next().unwrap();
                let mv = bot.choose(&Sight::new(&game, seat, &mut moves), &mut dice).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        }
        assert!(Goofspiel::bot("nobody").is_none());
    }
}
