//! Whole games between greedy bots, as everybody saw and heard them.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use bots::{Sight, Thinks};
use ephios::Ephios;
use epic::Epic;
use epix::{Epix, Options, Rules, YesNo};
use europax::Europax;
use table::{Seed, laws::playthrough};

#[test]
fn a_whole_game_of_epix_as_everybody_saw_it() {
    let options = Options { cards: Rules::Advanced, free_attacks: YesNo::No };
    let (mut bot, mut room) = (Epix::bot("greedy").unwrap(), Vec::new());
    let text = playthrough::write_by::<Epix>(
        4,
        options,
        &Seed::from_text("a year of war 78"),
        |game, seat, _, dice| bot.choose(&Sight::new(game, seat, &mut room), dice),
    );
    insta::assert_snapshot!(text.unwrap());
}

#[test]
fn a_whole_game_of_ephios_as_everybody_saw_it() {
    let options = ephios::Options {
        mode: ephios::Mode::Quick,
        difficulty: ephios::Difficulty::Easy,
        inhabitants: ephios::Inhabitants::Classic,
    };
    let (mut bot, mut room) = (Ephios::bot("greedy").unwrap(), Vec::new());
    let text = playthrough::write_by::<Ephios>(
        3,
        options,
        &Seed::from_text("the race for the chair"),
        |game, seat, _, dice| bot.choose(&Sight::new(game, seat, &mut room), dice),
    );
    insta::assert_snapshot!(text.unwrap());
}

#[test]
fn a_whole_game_of_epic_as_everybody_saw_it() {
    let options = epic::Options { format: epic::Format::Sealed };
    let (mut bot, mut room) = (Epic::bot("greedy").unwrap(), Vec::new());
    let text =
        playthrough::write_by::<Epic>(2, options, &Seed::from_text("four winds"), |game, seat, _, dice| {
            bot.choose(&Sight::new(game, seat, &mut room), dice)
        });
    insta::assert_snapshot!(text.unwrap());
}

#[test]
fn a_whole_game_of_europax_as_everybody_saw_it() {
    let options = europax::Options {
        length: europax::Length::Short,
        countries: europax::Each::One,
        help: europax::Help::Returned,
        seats: europax::Sharing::Chosen,
    };
    let (mut bot, mut room) = (Europax::bot("greedy").unwrap(), Vec::new());
    let text = playthrough::write_by::<Europax>(
        3,
        options,
        &Seed::from_text("the common market"),
        |game, seat, _, dice| bot.choose(&Sight::new(game, seat, &mut room), dice),
    );
    insta::assert_snapshot!(text.unwrap());
}
