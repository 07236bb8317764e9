//! The cards that need a piece of the language of their own.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod scene;

use epic::{Move, Query};
use scene::{Scene, seat};

/// #89: what a player loses beyond what he has counts, too.
#[test]
fn eye_of_navec_gives_all_that_the_opponents_lost() {
    let mut t = Scene::new(3);
    t.board(0, &["Eye of Navec"]).set_mojo(1, 2).set_mojo(0, 10);
    t.activate("Eye of Navec", 0).resolve();
    assert_eq!((t.mojo(0), t.mojo(2)), (16, 27), "three from each, though one had but two");
    assert!(!t.game.open.alive.contains(seat(1)));
}

#[test]
fn eye_of_navec_draws_for_evil_action_cards_only() {
    let mut t = Scene::new(2);
    t.board(0, &["Eye of Navec"]).hand(0, &["Drain Essence", "Fireball"]).set_actions(0, 2);
    t.play("Fireball").mv(Move::Yes).at(1).resolve_all();
    assert_eq!((t.held(0), t.query()), (1, Some(Query::Priority)));
}

/// #104: as many cards as there are players who had a champion in their pile, whoever owns it.
#[test]
fn frankensteins_monster_draws_for_each_player_with_champions_in_the_pile() {
    let mut t = Scene::new(3);
    t.hand(0, &["Frankenstein's Monster"]).pile(0, &["Fireball"]).pile(1, &["Hulk", "Tracker", "Gold"]);
    t.pile(2, &["Hulk"]).play("Frankenstein's Monster");
    assert!(t.in_play("Frankenstein's Monster"), "it is instantaneous");
    assert_eq!((t.held(0), t.left(0), t.left(1), t.left(2)), (2, 19, 23, 21));
    assert!((0..3).all(|seat| t.pile_names(seat).is_empty()));
}

#[test]
fn frankensteins_monster_draws_nothing_where_no_champion_lies() {
    let mut t = Scene::new(2);
    t.hand(0, &["Frankenstein's Monster"]).pile(1, &["Gold"]).play("Frankenstein's Monster");
    assert_eq!((t.held(0), t.left(1)), (0, 21));
}
