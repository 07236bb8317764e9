//! Move & Attack: who moves where.

use crate::scene::*;
use epix::Kind;

/// `epix/act/any`
#[test]
fn units_act_in_any_order_or_not_at_all() {
    let mut game = scene(2)
        .put(0, "soldier carcassogne, knight gevaudrin, soldier broceland")
        .put(1, "camp transylvagne")
        .acting("attack");
    play(&mut game.clone(), 0, "done");
    play(&mut game, 0, "move knight gevaudrin lochmess");
    play(&mut game, 0, "move soldier carcassogne kilimandjora");
    beats(&mut game, "knight lochmess transylvagne", 1);
    play(&mut game, 0, "move knight transylvagne gevaudrin");
    play(&mut game, 0, "done");
    assert_eq!(units(&game, 0, "soldier"), provinces("kilimandjora broceland"));
    assert_eq!(units(&game, 0, "knight"), provinces("gevaudrin"));
}

/// `epix/move/unit`
#[test]
fn one_moves_ones_own_units_from_where_they_stand() {
    let game = scene(2).put(0, "soldier carcassogne").put(1, "soldier transylvagne").acting("attack");
    assert_eq!(refused(&game, 0, "move soldier gevaudrin broceland"), "epix/move/unit");
    assert_eq!(refused(&game, 0, "move soldier transylvagne stonehinge"), "epix/move/unit");
    assert_eq!(refused(&game, 0, "move knight carcassogne lochmess"), "epix/move/unit");
    assert_eq!(refused(&game, 0, "attack knight carcassogne lochmess"), "epix/move/unit");
}

/// `epix/move/still`
#[test]
fn camps_and_catapults_dont_move() {
    let game = scene(2).put(0, "camp carcassogne, catapult carcassogne").acting("attack");
    assert_eq!(refused(&game, 0, "move camp carcassogne lochmess"), "epix/move/still");
    assert_eq!(refused(&game, 0, "move catapult carcassogne lochmess"), "epix/move/still");
    assert_eq!(moves(&game, 0), ["done"]);
}

/// `epix/move/friendly`
#[test]
fn one_moves_into_empty_and_friendly_provinces() {
    let game = scene(2)
        .put(0, "soldier carcassogne, camp kilimandjora, soldier transylvagne")
        .put(1, "camp lochmess")
        .acting("attack");
    assert_eq!(steps(&game, "soldier carcassogne"), "yellow-castle gevaudrin kilimandjora");
    assert_eq!(refused(&game, 0, "move soldier carcassogne lochmess"), "epix/move/friendly");
    assert_eq!(
        refused(&game, 0, "move soldier transylvagne blue-castle"),
        "epix/move/friendly",
        "though it is empty"
    );
}

/// `epix/move/twice`
#[test]
fn nothing_stops_where_one_of_its_kind_stands() {
    let game = scene(2)
        .put(0, "soldier carcassogne, soldier gevaudrin, knight gevaudrin, knight lochmess")
        .acting("attack");
    assert_eq!(refused(&game, 0, "move soldier carcassogne gevaudrin"), "epix/move/twice");
    assert_eq!(refused(&game, 0, "move knight gevaudrin lochmess"), "epix/move/twice");
    assert_eq!(refused(&game, 0, "move knight gevaudrin gevaudrin"), "epix/move/twice");
    assert!(steps(&game, "soldier carcassogne").contains("lochmess"));
}

/// `epix/move/adjacent`
#[test]
fn a_soldier_moves_to_the_next_province() {
    let mut game = scene(2).put(0, "soldier carcassogne").acting("attack");
    assert_eq!(steps(&game, "soldier carcassogne"), "yellow-castle gevaudrin kilimandjora lochmess");
    assert_eq!(refused(&game, 0, "move soldier carcassogne broceland"), "epix/move/adjacent");
    assert_eq!(refused(&game, 0, "move soldier carcassogne avalune"), "epix/move/adjacent");
    play(&mut game, 0, "move soldier carcassogne kilimandjora");
    assert_eq!(units(&game, 0, "soldier"), provinces("kilimandjora"));
}

/// `epix/move/soldier`
#[test]
fn a_soldier_that_moved_does_nothing_more_and_one_that_attacked_doesnt_move() {
    let game = scene(2)
        .put(0, "soldier carcassogne, soldier kilimandjora")
        .put(1, "soldier stonehinge, camp stonehinge, camp broceland")
        .acting("attack");
    let mut moved = game.clone();
    play(&mut moved, 0, "move soldier carcassogne gevaudrin");
    assert_eq!(refused(&moved, 0, "move soldier gevaudrin carcassogne"), "epix/move/soldier");
    assert_eq!(steps(&moved, "soldier gevaudrin"), "");
    assert_eq!(refused(&moved, 0, "attack soldier gevaudrin broceland"), "epix/attack/soldier");
    play(&mut moved, 0, "move soldier kilimandjora carcassogne");
    assert_eq!(refused(&moved, 0, "move soldier carcassogne lochmess"), "epix/move/soldier");
    let mut fought = game.clone();
    beats(&mut fought, "soldier kilimandjora stonehinge", 1);
    assert_eq!(refused(&fought, 0, "move soldier kilimandjora lochmess"), "epix/move/soldier");
    // It isn't set free by a knight that is lost beside it.
    let mut beside = game.clone();
    play(&mut beside, 0, "move soldier kilimandjora gevaudrin");
    beside.open.board.put(seat(0), Kind::Knight, province("gevaudrin"));
    attack(&mut beside, "knight gevaudrin broceland", 1, 1, &[1]);
    assert_eq!(refused(&beside, 0, "move soldier gevaudrin kilimandjora"), "epix/move/soldier");
    // Where it stood is free for another soldier, which may still act.
    let mut entered = game;
    beats(&mut entered, "soldier kilimandjora broceland", 1);
    play(&mut entered, 0, "move soldier carcassogne lochmess");
    assert_eq!(refused(&entered, 0, "move soldier broceland gevaudrin"), "epix/move/soldier");
}

/// `epix/move/knight`
#[test]
fn a_knight_rides_through_empty_and_friendly_provinces() {
    let game = scene(4)
        .put(0, "knight gevaudrin, knight carcassogne, camp lochmess")
        .put(1, "camp stonehinge")
        .put(3, "soldier siberlande")
        .acting("attack");
    // Past the other knight and through the camp to Transylvagne, where Stonehinge bars the way.
    assert_eq!(steps(&game, "knight gevaudrin"), "yellow-castle transylvagne lochmess");
    assert_eq!(refused(&game, 0, "move knight gevaudrin stonehinge"), "epix/move/friendly");
    assert_eq!(refused(&game, 0, "move knight gevaudrin amazoune"), "epix/move/knight");
    let alone = scene(4).put(0, "knight gevaudrin").acting("attack");
    assert_eq!(
        steps(&alone, "knight gevaudrin"),
        "yellow-castle carcassogne transylvagne stonehinge amazoune toscagne siberlande andalousine lochmess broceland",
        "all but Kilimandjora and the castles of others"
    );
}

/// `epix/move/again`
#[test]
fn a_knight_moves_again_after_an_attack_or_conversion() {
    let game = scene(2)
        .put(0, "knight gevaudrin, soldier carcassogne, knight yellow-castle")
        .put(1, "camp transylvagne, catapult lochmess, camp stonehinge")
        .acting("attack");
    let mut moved = game.clone();
    play(&mut moved, 0, "move knight gevaudrin broceland");
    assert_eq!(refused(&moved, 0, "move knight broceland gevaudrin"), "epix/move/again");
    assert_eq!(steps(&moved, "knight broceland"), "");
    assert!(targets(&moved, "knight broceland").contains("stonehinge"), "it may still attack");
    play(&mut moved, 0, "move knight yellow-castle gevaudrin");
    assert_eq!(refused(&moved, 0, "move knight gevaudrin yellow-castle"), "epix/move/again");
    play(&mut moved, 0, "move soldier carcassogne kilimandjora");
    assert_eq!(
        refused(&moved, 0, "move knight gevaudrin yellow-castle"),
        "epix/move/again",
        "a soldier only moved"
    );
    let mut fought = moved.clone();
    attack(&mut fought, "knight broceland stonehinge", 1, 1, &[1]);
    play(&mut fought, 0, "move knight gevaudrin yellow-castle");
    let mut by_conversion = game;
    play(&mut by_conversion, 0, "move knight gevaudrin broceland");
    play(&mut by_conversion, 0, "move soldier carcassogne lochmess");
    play(&mut by_conversion, 0, "move knight broceland carcassogne");
    assert_eq!(refused(&by_conversion, 0, "move knight carcassogne broceland"), "epix/move/again");
}

/// `epix/move/kilimandjora`
#[test]
fn a_knight_never_enters_or_crosses_kilimandjora() {
    let game =
        scene(2).put(0, "knight gevaudrin").put(1, "camp carcassogne, camp broceland").acting("attack");
    assert_eq!(steps(&game, "knight gevaudrin"), "yellow-castle");
    assert_eq!(refused(&game, 0, "move knight gevaudrin kilimandjora"), "epix/move/kilimandjora");
    assert_eq!(refused(&game, 0, "move knight gevaudrin transylvagne"), "epix/move/knight");
    let lone = scene(2).put(0, "knight gevaudrin").put(1, "catapult kilimandjora").acting("attack");
    assert_eq!(refused(&lone, 0, "move knight gevaudrin kilimandjora"), "epix/move/kilimandjora");
}
