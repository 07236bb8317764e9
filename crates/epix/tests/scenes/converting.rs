//! Move & Attack: conversion, catapults and castles.

use crate::scene::*;
use epix::{Card, Phase, Season};

/// `epix/convert/camp`
#[test]
fn a_beaten_camp_changes_its_colour() {
    for unit in ["soldier", "knight"] {
        let mut game =
            scene(2).put(0, &format!("{unit} carcassogne")).put(1, "camp lochmess").acting("attack");
        beats(&mut game, &format!("{unit} carcassogne lochmess"), 1);
        assert_eq!(units(&game, 0, "camp"), provinces("lochmess"));
        assert_eq!((supply(&game, 0, "camp"), supply(&game, 1, "camp")), (2, 3));
        play(&mut game, 0, "done");
        assert_eq!(gold(&game, 0), 11, "the camp and Lochmess bring gold, the bid cost 1");
    }
}

/// `epix/convert/catapult`
#[test]
fn a_catapult_found_there_changes_its_colour() {
    let mut game = scene(2)
        .put(0, "soldier carcassogne")
        .put(1, "camp lochmess, catapult lochmess, soldier lochmess")
        .acting("attack");
    beats(&mut game, "soldier carcassogne lochmess", 1);
    assert_eq!(units(&game, 1, "catapult").len(), 1);
    beats(&mut game, "soldier carcassogne lochmess", 1);
    assert_eq!(
        (units(&game, 0, "catapult"), units(&game, 0, "camp")),
        (provinces("lochmess"), provinces("lochmess"))
    );
    assert!(game.open.board.held(seat(1)).is_empty());
    assert_eq!((supply(&game, 1, "catapult"), supply(&game, 0, "catapult")), (2, 1));
    let mut alone =
        scene(2).put(0, "soldier carcassogne").put(1, "soldier lochmess, catapult lochmess").acting("attack");
    beats(&mut alone, "soldier carcassogne lochmess", 1);
    assert_eq!(
        (units(&alone, 0, "soldier"), units(&alone, 0, "catapult")),
        (provinces("lochmess"), provinces("lochmess"))
    );
}

/// `epix/convert/supply`
#[test]
fn what_cant_be_replaced_leaves_the_map() {
    let mut game = scene(2)
        .put(0, "soldier carcassogne, camp carcassogne, camp gevaudrin, camp broceland, catapult carcassogne, catapult gevaudrin")
        .put(1, "camp lochmess, catapult lochmess, catapult transylvagne")
        .put(0, "knight stonehinge")
        .acting("attack");
    beats(&mut game, "soldier carcassogne lochmess", 1);
    assert_eq!(game.open.board.held(seat(1)), provinces("transylvagne"));
    assert_eq!((supply(&game, 1, "camp"), supply(&game, 1, "catapult")), (3, 1));
    play(&mut game, 0, "move knight stonehinge transylvagne");
    assert!(game.open.board.held(seat(1)).is_empty());
    assert_eq!((units(&game, 0, "catapult").len(), units(&game, 0, "camp").len()), (2, 3));
}

/// `epix/convert/rest`
#[test]
fn a_converted_catapult_rests_until_the_next_season() {
    let mut game = scene(2)
        .put(0, "soldier carcassogne, catapult carcassogne")
        .put(1, "catapult lochmess, camp transylvagne")
        .acting("attack");
    play(&mut game, 0, "move soldier carcassogne lochmess");
    assert_eq!(refused(&game, 0, "attack catapult lochmess transylvagne"), "epix/convert/rest");
    assert_eq!(targets(&game, "catapult lochmess"), "");
    play(&mut game, 0, "done");
    (0..2).for_each(|number| _ = play(&mut game, number, "gold 0"));
    play(&mut game, 0, "give 0");
    let game = game.chosen(&["attack", "tax"]);
    assert_eq!(game.open.season, Season::Summer);
    assert_eq!(targets(&game, "catapult lochmess"), "transylvagne");
}

/// `epix/convert/lone`
#[test]
fn a_lone_catapult_is_converted_by_moving_in() {
    let game = scene(2)
        .put(0, "soldier carcassogne, knight gevaudrin")
        .put(1, "catapult lochmess")
        .gold(0, 0)
        .acting("attack");
    assert_eq!(refused(&game, 0, "attack soldier carcassogne lochmess"), "epix/convert/lone");
    let rich =
        scene(2).put(0, "soldier carcassogne, knight gevaudrin").put(1, "catapult lochmess").acting("attack");
    assert_eq!(refused(&rich, 0, "attack soldier carcassogne lochmess"), "epix/convert/lone");
    assert!(!moves(&rich, 0).iter().any(|mv| mv.starts_with("attack")));
    let mut by_soldier = game.clone();
    play(&mut by_soldier, 0, "move soldier carcassogne lochmess");
    assert_eq!(units(&by_soldier, 0, "catapult"), provinces("lochmess"));
    assert_eq!(refused(&by_soldier, 0, "move soldier lochmess carcassogne"), "epix/move/soldier");
    let mut by_knight = game;
    play(&mut by_knight, 0, "move knight gevaudrin lochmess");
    assert_eq!(units(&by_knight, 0, "catapult"), provinces("lochmess"));
    play(&mut by_knight, 0, "move knight lochmess stonehinge");
    // It can't ride through one: the way ends there.
    let game =
        scene(2).put(0, "knight gevaudrin").put(1, "catapult broceland, camp carcassogne").acting("attack");
    assert_eq!(steps(&game, "knight gevaudrin"), "yellow-castle broceland");
}

/// `epix/catapult/all`
#[test]
fn a_catapult_destroys_everything_in_a_province() {
    let mut game = scene(2)
        .put(0, "catapult carcassogne")
        .put(1, "soldier lochmess, knight lochmess, camp lochmess, catapult lochmess")
        .acting("attack");
    beats(&mut game, "catapult carcassogne lochmess", 1);
    assert!(game.open.board.held(seat(1)).is_empty());
    assert_eq!(game.open.board.sides[seat(1)].supply.0, [3, 2, 3, 2]);
    assert!(game.open.board.held(seat(0)).is_empty(), "nothing is converted");
    assert_eq!(gold(&game, 0), 9, "one bid for all");
}

/// `epix/catapult/defence`
#[test]
fn the_best_defence_there_counts_against_a_catapult() {
    // In a castle all have a double defence; elsewhere one card is enough.
    let mut game = scene(2)
        .put(0, "catapult stonehinge")
        .put(1, "soldier blue-castle, knight blue-castle")
        .acting("attack");
    plays(&mut game, 0, &["attack catapult stonehinge blue-castle", "gold 3"]);
    play(&mut game, 1, "guess 1");
    assert_eq!(asked(&game), [1]);
    play(&mut game, 1, "guess 3");
    assert_eq!(game.open.board.held(seat(1)), provinces("blue-castle"));
    let mut mixed = scene(2)
        .card(1, Card::Palisade)
        .put(0, "catapult carcassogne")
        .put(1, "soldier lochmess, camp lochmess")
        .acting("attack");
    plays(&mut mixed, 0, &["attack catapult carcassogne lochmess", "gold 3"]);
    play(&mut mixed, 1, "guess 1");
    assert_eq!(asked(&mixed), [1], "the camp's two guesses serve the soldier too");
}

/// `epix/catapult/helpless`
#[test]
fn a_lone_catapult_has_no_defence_and_needs_no_bid() {
    for at in ["transylvagne", "blue-castle"] {
        let mut game = scene(2)
            .gold(0, 0)
            .put(0, "catapult stonehinge")
            .put(1, &format!("catapult {at}"))
            .acting("attack");
        play(&mut game, 0, &format!("attack catapult stonehinge {at}"));
        assert!(game.open.board.held(seat(1)).is_empty() && game.open.board.held(seat(0)).is_empty());
        assert_eq!(asked(&game), [0]);
        let mut poor = scene(2)
            .gold(0, 0)
            .put(0, "catapult stonehinge")
            .put(1, &format!("catapult {at}"))
            .put(1, &format!("soldier {at}"));
        poor = poor.acting("attack");
        assert_eq!(refused(&poor, 0, &format!("attack catapult stonehinge {at}")), "epix/attack/bid");
    }
}

/// `epix/catapult/reach`
#[test]
fn from_kilimandjora_a_catapult_reaches_two_provinces() {
    let game = scene(4)
        .put(0, "catapult kilimandjora, soldier kilimandjora")
        .put(1, "soldier blue-castle, camp lochmess")
        .put(2, "soldier red-castle")
        .put(3, "knight green-castle, camp siberlande")
        .acting("attack");
    assert_eq!(
        targets(&game, "catapult kilimandjora"),
        "blue-castle red-castle green-castle siberlande lochmess"
    );
    assert_eq!(targets(&game, "soldier kilimandjora"), "siberlande lochmess");
}

/// `epix/catapult/garrison`
#[test]
fn a_catapult_never_harms_a_garrison() {
    let game = scene(2).put(0, "catapult stonehinge, soldier stonehinge").acting("attack");
    assert_eq!(refused(&game, 0, "attack catapult stonehinge blue-castle"), "epix/catapult/garrison");
    assert_eq!(targets(&game, "soldier stonehinge"), "blue-castle");
    let mut game = scene(2).put(0, "catapult stonehinge").put(1, "soldier blue-castle").acting("attack");
    attack(&mut game, "catapult stonehinge blue-castle", 1, 1, &[2, 3]);
    assert!(game.open.board.held(seat(1)).is_empty());
    assert!(matches!(game.open.phase, Phase::Act(_)), "the castle stands");
}

/// `epix/catapult/leaves`
#[test]
fn after_its_attack_a_catapult_goes_back_and_never_enters() {
    for guess in [1, 2] {
        let mut game = scene(2)
            .put(0, "catapult carcassogne, camp carcassogne")
            .put(1, "soldier lochmess")
            .acting("attack");
        attack(&mut game, "catapult carcassogne lochmess", 1, 1, &[guess]);
        assert!(units(&game, 0, "catapult").is_empty());
        assert_eq!((supply(&game, 0, "catapult"), gold(&game, 0)), (2, 9));
        assert_eq!(game.open.board.held(seat(0)), provinces("carcassogne"));
        assert_eq!(units(&game, 1, "soldier").len(), usize::from(guess == 1));
    }
}

/// `epix/castle/garrison`
#[test]
fn a_castle_is_defended_by_its_units_and_then_its_garrison() {
    let mut game = scene(2)
        .put(0, "soldier stonehinge")
        .put(1, "soldier blue-castle, knight blue-castle")
        .acting("attack");
    for unit in ["soldier", "knight"] {
        assert_eq!(units(&game, 1, unit).len(), 1);
        attack(&mut game, "soldier stonehinge blue-castle", 1, 1, &[2, 3]);
        assert!(units(&game, 1, unit).is_empty());
        assert_eq!(units(&game, 0, "soldier"), provinces("stonehinge"), "the garrison is still there");
    }
    let mut held = game.clone();
    attack(&mut held, "soldier stonehinge blue-castle", 1, 1, &[2, 1]);
    assert!(units(&held, 0, "soldier").is_empty());
    attack(&mut game, "soldier stonehinge blue-castle", 1, 1, &[2, 3]);
    assert_eq!(winners(&game), (vec![0], "castle"));
}

/// `epix/castle/catapult`
#[test]
fn a_catapult_in_a_castle_is_ignored() {
    let mut game = scene(2).put(0, "soldier stonehinge").put(1, "catapult blue-castle").acting("attack");
    assert_eq!(steps(&game, "soldier stonehinge"), "transylvagne kilimandjora broceland");
    assert_eq!(refused(&game, 0, "move soldier stonehinge blue-castle"), "epix/move/friendly");
    attack(&mut game, "soldier stonehinge blue-castle", 1, 1, &[2, 3]);
    assert_eq!(winners(&game), (vec![0], "castle"));
}
