//! Move & Attack: moving, attacking, converting, catapults and castles.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod scene;

use epix::{Card, Epix, Event, Kind, Phase, Season};
use scene::*;
use table::{Audience, Game, Trace, Viewer};

/// Where this unit may move.
fn steps(game: &Epix, unit: &str) -> String {
    let prefix = format!("move {unit} ");
    moves(game, 0)
        .iter()
        .filter_map(|mv| mv.strip_prefix(&prefix).map(String::from))
        .collect::<Vec<_>>()
        .join(" ")
}

fn turn_of(game: &mut Epix) -> &mut epix::Turn {
    let Phase::Act(turn) = &mut game.open.phase else { panic!("nobody acts") };
    turn
}

/// What this unit may attack.
fn targets(game: &Epix, unit: &str) -> String {
    let prefix = format!("attack {unit} ");
    moves(game, 0)
        .iter()
        .filter_map(|mv| mv.strip_prefix(&prefix).map(String::from))
        .collect::<Vec<_>>()
        .join(" ")
}

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

/// `epix/attack/camp`
#[test]
fn a_camp_never_attacks() {
    let game = scene(2).put(0, "camp carcassogne").put(1, "camp lochmess").acting("attack");
    assert_eq!(refused(&game, 0, "attack camp carcassogne lochmess"), "epix/attack/camp");
    let turn = turn_of(&mut game.clone()).clone();
    assert!(turn.targets(&game.open.board, Kind::Camp, province("carcassogne")).is_empty());
    assert_eq!(moves(&game, 0), ["done"]);
}

/// `epix/attack/adjacent`
#[test]
fn the_target_is_next_to_the_attacker() {
    let game = scene(2)
        .put(0, "soldier carcassogne, knight carcassogne, catapult carcassogne")
        .put(1, "camp lochmess, camp transylvagne, soldier gevaudrin")
        .acting("attack");
    for unit in ["soldier", "knight", "catapult"] {
        assert_eq!(targets(&game, &format!("{unit} carcassogne")), "gevaudrin lochmess");
        let far = format!("attack {unit} carcassogne transylvagne");
        assert_eq!(refused(&game, 0, &far), "epix/attack/adjacent");
    }
}

/// `epix/attack/enemy`
#[test]
fn the_target_is_an_enemys() {
    let game = scene(3)
        .put(0, "soldier transylvagne, camp stonehinge, soldier kilimandjora")
        .put(2, "camp broceland")
        .acting("attack");
    assert_eq!(targets(&game, "soldier transylvagne"), "blue-castle");
    assert_eq!(targets(&game, "soldier kilimandjora"), "broceland");
    assert_eq!(refused(&game, 0, "attack soldier transylvagne lochmess"), "epix/attack/enemy");
    assert_eq!(refused(&game, 0, "attack soldier transylvagne stonehinge"), "epix/attack/enemy");
    assert_eq!(refused(&game, 0, "attack soldier transylvagne yellow-castle"), "epix/attack/enemy");
}

/// `epix/attack/soldier`
#[test]
fn a_soldier_attacks_one_province_while_its_attack_lasts() {
    let game = scene(2)
        .put(0, "soldier kilimandjora, soldier carcassogne, knight gevaudrin")
        .put(1, "soldier stonehinge, knight stonehinge, camp stonehinge, camp broceland")
        .acting("attack");
    let mut one = game.clone();
    beats(&mut one, "soldier kilimandjora stonehinge", 1);
    assert_eq!(targets(&one, "soldier kilimandjora"), "stonehinge");
    assert_eq!(refused(&one, 0, "attack soldier kilimandjora broceland"), "epix/attack/soldier");
    beats(&mut one, "soldier kilimandjora stonehinge", 1);
    for other in ["move soldier carcassogne lochmess", "move knight gevaudrin yellow-castle"] {
        let mut turned = one.clone();
        play(&mut turned, 0, other);
        assert_eq!(refused(&turned, 0, "attack soldier kilimandjora stonehinge"), "epix/attack/soldier");
    }
    // Another soldier that has moved can't take over the attack.
    let mut relieved = game.clone();
    play(&mut relieved, 0, "move soldier carcassogne lochmess");
    relieved.open.board.shift(seat(0), Kind::Soldier, province("lochmess"), province("transylvagne"));
    turn_of(&mut relieved).spent = provinces("transylvagne");
    beats(&mut relieved, "soldier kilimandjora stonehinge", 1);
    assert_eq!(targets(&relieved, "soldier transylvagne"), "");
    for guess in [1, 2] {
        let mut turned = one.clone();
        attack(&mut turned, "knight gevaudrin broceland", 1, 1, &[guess]);
        assert_eq!(targets(&turned, "soldier kilimandjora"), "");
    }
    beats(&mut one, "soldier kilimandjora stonehinge", 1);
    assert_eq!(units(&one, 0, "soldier"), provinces("stonehinge carcassogne"));
    assert_eq!(refused(&one, 0, "attack soldier stonehinge blue-castle"), "epix/attack/soldier");
}

/// `epix/attack/knight`
#[test]
fn a_knight_moves_and_attacks_until_it_fails() {
    let mut game = scene(4)
        .put(0, "knight carcassogne")
        .put(1, "soldier transylvagne, camp transylvagne, camp stonehinge")
        .put(2, "camp toscagne")
        .acting("attack");
    play(&mut game, 0, "move knight carcassogne lochmess");
    beats(&mut game, "knight lochmess transylvagne", 1);
    // Having stopped halfway it may move, unlike a soldier.
    play(&mut game.clone(), 0, "move knight lochmess carcassogne");
    beats(&mut game, "knight lochmess transylvagne", 1);
    beats(&mut game, "knight transylvagne stonehinge", 1);
    play(&mut game, 0, "move knight stonehinge amazoune");
    attack(&mut game, "knight amazoune toscagne", 2, 2, &[2]);
    assert!(units(&game, 0, "knight").is_empty());
    assert_eq!(units(&game, 0, "camp"), provinces("transylvagne stonehinge"));
}

/// `epix/attack/kilimandjora`
#[test]
fn knights_and_catapults_never_attack_kilimandjora() {
    let game = scene(2)
        .put(0, "knight carcassogne, catapult carcassogne, soldier carcassogne")
        .put(1, "camp kilimandjora")
        .acting("attack");
    assert_eq!(refused(&game, 0, "attack knight carcassogne kilimandjora"), "epix/attack/kilimandjora");
    assert_eq!(refused(&game, 0, "attack catapult carcassogne kilimandjora"), "epix/attack/kilimandjora");
    assert_eq!(targets(&game, "soldier carcassogne"), "kilimandjora");
    let lone = scene(2).put(0, "knight carcassogne").put(1, "catapult kilimandjora").acting("attack");
    assert_eq!(refused(&lone, 0, "attack knight carcassogne kilimandjora"), "epix/attack/kilimandjora");
}

/// `epix/attack/order`
#[test]
fn soldier_then_knight_then_camp_defend_and_never_a_catapult() {
    let mut game = scene(2)
        .put(0, "knight carcassogne")
        .put(1, "camp lochmess, knight lochmess, soldier lochmess, catapult lochmess")
        .acting("attack");
    for unit in ["soldier", "knight", "camp"] {
        assert_eq!(units(&game, 1, unit).len(), 1);
        beats(&mut game, "knight carcassogne lochmess", 1);
        assert!(units(&game, 1, unit).is_empty(), "{unit}");
    }
    assert_eq!(units(&game, 0, "knight"), provinces("lochmess"), "the catapult doesn't defend");
}

/// `epix/attack/bid`
#[test]
fn the_bid_is_secret_at_least_one_and_at_most_all() {
    let mut game = scene(2).gold(0, 3).put(0, "soldier carcassogne").put(1, "camp lochmess").acting("attack");
    play(&mut game, 0, "attack soldier carcassogne lochmess");
    assert_eq!(asked(&game), [0]);
    assert_eq!(moves(&game, 0), ["gold 1", "gold 2", "gold 3"]);
    assert_eq!(refused(&game, 0, "gold 0"), "epix/attack/bid");
    assert_eq!(refused(&game, 0, "gold 4"), "epix/attack/bid");
    assert_eq!(refused(&game, 0, "done"), "epix/season/asked");
    let heard = play(&mut game, 0, "gold 2");
    assert_eq!(heard.by(Viewer::Seat(seat(1))).collect::<Vec<_>>(), [&Event::HidBid { seat: seat(0) }]);
    assert_eq!(game.view(Viewer::Seat(seat(1))).known.bid, None);
    assert_eq!(game.view(Viewer::Spectator).known.bid, None);
    assert_eq!(game.view(Viewer::Seat(seat(0))).known.bid, Some(2));
    assert_eq!(game.view(Viewer::Spectator).open.board.gold(seat(0)), 3);
    assert_eq!(asked(&game), [1]);
    let poor = scene(2).gold(0, 0).put(0, "soldier carcassogne").put(1, "camp lochmess").acting("attack");
    assert_eq!(refused(&poor, 0, "attack soldier carcassogne lochmess"), "epix/attack/bid");
    assert_eq!(targets(&poor, "soldier carcassogne"), "");
}

/// `epix/attack/free`
#[test]
fn with_free_attacks_a_bid_may_be_nothing() {
    let mut game = scene(2)
        .free_attacks()
        .gold(0, 1)
        .put(0, "soldier carcassogne")
        .put(1, "camp lochmess")
        .acting("attack");
    play(&mut game, 0, "attack soldier carcassogne lochmess");
    assert_eq!(moves(&game, 0), ["gold 0", "gold 1"]);
    play(&mut game, 0, "gold 0");
    assert_eq!(moves(&game, 1), ["guess 0", "guess 1"]);
    play(&mut game, 1, "guess 1");
    assert_eq!((gold(&game, 0), units(&game, 0, "soldier")), (1, provinces("lochmess")));
    let none = scene(2)
        .free_attacks()
        .gold(0, 0)
        .put(0, "soldier carcassogne")
        .put(1, "camp lochmess")
        .acting("attack");
    assert_eq!(targets(&none, "soldier carcassogne"), "lochmess");
}

/// `epix/attack/guess`
#[test]
fn the_defender_guesses_any_bid_there_could_be() {
    let mut game = scene(2).gold(0, 3).put(0, "soldier carcassogne").put(1, "camp lochmess").acting("attack");
    plays(&mut game, 0, &["attack soldier carcassogne lochmess", "gold 2"]);
    assert_eq!(moves(&game, 1), ["guess 1", "guess 2", "guess 3"]);
    assert_eq!(refused(&game, 1, "guess 0"), "epix/attack/guess");
    assert_eq!(refused(&game, 1, "guess 4"), "epix/attack/guess");
    assert_eq!(refused(&game, 1, "gold 2"), "epix/season/asked");
    assert_eq!(refused(&game, 0, "guess 2"), "epix/season/asked");
}

/// `epix/attack/right`
/// `epix/attack/spent`
#[test]
fn guessed_right_the_attacker_is_gone() {
    let mut game = scene(2).put(0, "soldier carcassogne").put(1, "camp lochmess").acting("attack");
    attack(&mut game, "soldier carcassogne lochmess", 4, 1, &[4]);
    assert!(units(&game, 0, "soldier").is_empty());
    assert_eq!((supply(&game, 0, "soldier"), units(&game, 1, "camp").len()), (3, 1));
    assert_eq!((gold(&game, 0), gold(&game, 1), game.open.board.treasury), (6, 10, 4));
}

/// `epix/attack/wrong`
#[test]
fn guessed_wrong_the_defender_is_gone_and_the_bid_too() {
    let mut game =
        scene(2).put(0, "soldier carcassogne").put(1, "knight lochmess, camp lochmess").acting("attack");
    attack(&mut game, "soldier carcassogne lochmess", 4, 1, &[3]);
    assert!(units(&game, 1, "knight").is_empty());
    assert_eq!((supply(&game, 1, "knight"), units(&game, 0, "soldier")), (2, provinces("carcassogne")));
    assert_eq!((gold(&game, 0), game.open.board.treasury), (6, 4));
}

/// `epix/attack/double`
#[test]
fn a_double_defence_guesses_twice() {
    for (guesses, holds) in [([2, 5], true), ([5, 2], true), ([3, 4], false)] {
        let mut game = scene(2).put(0, "soldier carcassogne").put(1, "soldier kilimandjora").acting("attack");
        plays(&mut game, 0, &["attack soldier carcassogne kilimandjora", "gold 5"]);
        play(&mut game, 1, &format!("guess {}", guesses[0]));
        assert_eq!(asked(&game), [1]);
        assert!(units(&game, 0, "soldier").contains(province("carcassogne")), "both are told together");
        play(&mut game, 1, &format!("guess {}", guesses[1]));
        assert_eq!(units(&game, 1, "soldier").len(), usize::from(holds), "{guesses:?}");
        assert_eq!(units(&game, 0, "soldier").len(), usize::from(!holds), "{guesses:?}");
    }
}

/// `epix/attack/different`
#[test]
fn the_guesses_are_different() {
    let mut game =
        scene(2).gold(0, 3).put(0, "soldier carcassogne").put(1, "soldier kilimandjora").acting("attack");
    plays(&mut game, 0, &["attack soldier carcassogne kilimandjora", "gold 3"]);
    play(&mut game, 1, "guess 2");
    assert_eq!(refused(&game, 1, "guess 2"), "epix/attack/different");
    assert_eq!(moves(&game, 1), ["guess 1", "guess 3"]);
}

/// `epix/attack/certain`
#[test]
fn where_all_bids_can_be_guessed_the_attack_fails() {
    // One gold against one guess, two gold against two: no question is asked.
    for (purse, foe) in [(1, "camp lochmess"), (2, "soldier kilimandjora"), (1, "soldier kilimandjora")] {
        let mut game = scene(2).gold(0, purse).put(0, "soldier carcassogne").put(1, foe).acting("attack");
        let to = foe.split(' ').next_back().unwrap();
        play(&mut game, 0, &format!("attack soldier carcassogne {to}"));
        let heard = play(&mut game, 0, "gold 1");
        assert!(heard.0.contains(&(Audience::EVERYONE, Event::GuessedAll { seat: seat(1) })));
        assert!(units(&game, 0, "soldier").is_empty(), "{purse} {foe}");
        assert_eq!(gold(&game, 0), purse - 1);
    }
    for (purse, foe) in [(2, "camp lochmess"), (3, "soldier kilimandjora")] {
        let mut game = scene(2).gold(0, purse).put(0, "soldier carcassogne").put(1, foe).acting("attack");
        let to = foe.split(' ').next_back().unwrap();
        plays(&mut game, 0, &[&format!("attack soldier carcassogne {to}"), "gold 1"]);
        assert_eq!(asked(&game), [1], "{purse} {foe}");
    }
    let mut free = scene(2)
        .free_attacks()
        .gold(0, 0)
        .put(0, "soldier carcassogne")
        .put(1, "camp lochmess")
        .acting("attack");
    plays(&mut free, 0, &["attack soldier carcassogne lochmess", "gold 0"]);
    assert!(units(&free, 0, "soldier").is_empty());
}

/// `epix/attack/on`
#[test]
fn one_attacks_on_or_stops_and_stays() {
    let mut game = scene(2)
        .gold(0, 3)
        .put(0, "soldier carcassogne")
        .put(1, "soldier lochmess, camp lochmess")
        .acting("attack");
    attack(&mut game, "soldier carcassogne lochmess", 1, 1, &[3]);
    let mut stays = game.clone();
    play(&mut stays, 0, "done");
    assert_eq!(units(&stays, 0, "soldier"), provinces("carcassogne"));
    play(&mut game, 0, "attack soldier carcassogne lochmess");
    assert_eq!(moves(&game, 0), ["gold 1", "gold 2"], "with what is left");
}

/// `epix/attack/enter`
#[test]
fn with_the_last_defender_gone_the_attacker_enters() {
    for unit in ["soldier", "knight"] {
        let mut game =
            scene(2).put(0, &format!("{unit} carcassogne")).put(1, "soldier lochmess").acting("attack");
        plays(&mut game, 0, &[&format!("attack {unit} carcassogne lochmess"), "gold 1"]);
        let heard = play(&mut game, 1, "guess 2");
        assert_eq!(units(&game, 0, unit), provinces("lochmess"));
        let entered = Event::Entered { seat: seat(0), unit: kind(unit), at: province("lochmess") };
        assert!(heard.0.contains(&(Audience::EVERYONE, entered)));
        assert!(!heard.0.iter().any(|(_, event)| matches!(event, Event::Plundered { .. })));
    }
}

fn defence(game: &Epix, number: usize, unit: &str, at: &str) -> u8 {
    game.open.board.defence(seat(number), epix::Defender::Unit(kind(unit)), province(at))
}

/// `epix/defence/kilimandjora`
#[test]
fn soldiers_and_camps_are_strong_in_kilimandjora() {
    let game = scene(2);
    assert_eq!(["soldier", "camp", "knight"].map(|unit| defence(&game, 0, unit, "kilimandjora")), [2, 2, 1]);
}

/// `epix/defence/castle`
#[test]
fn soldiers_and_knights_are_strong_in_their_castle() {
    let game = scene(2);
    assert_eq!(["soldier", "knight"].map(|unit| defence(&game, 1, unit, "blue-castle")), [2, 2]);
    let mut game = game.put(0, "soldier stonehinge").put(1, "knight blue-castle").acting("attack");
    plays(&mut game, 0, &["attack soldier stonehinge blue-castle", "gold 3"]);
    play(&mut game, 1, "guess 1");
    play(&mut game, 1, "guess 3");
    assert!(units(&game, 0, "soldier").is_empty());
}

/// `epix/defence/single`
#[test]
fn elsewhere_a_defence_is_single() {
    let game = scene(2);
    for at in ["carcassogne", "lochmess", "stonehinge"] {
        assert_eq!(
            ["soldier", "knight", "camp", "catapult"].map(|unit| defence(&game, 0, unit, at)),
            [1, 1, 1, 0]
        );
    }
}

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

/// What may be taken back: what showed nothing.
#[test]
fn a_move_is_final_when_something_hidden_is_shown() {
    let trace = |game: &mut Epix, number: usize, mv: &str| {
        game.play(seat(number), mv.parse().unwrap(), &mut ()).unwrap()
    };
    let mut game = scene(2).put(0, "soldier carcassogne").put(1, "soldier kilimandjora");
    assert_eq!(trace(&mut game, 0, "choose attack"), Trace::Quiet);
    assert_eq!(trace(&mut game, 1, "choose recruitment"), Trace::Final, "a card is shown");
    assert_eq!(trace(&mut game, 0, "attack soldier carcassogne kilimandjora"), Trace::Quiet);
    assert_eq!(trace(&mut game, 0, "gold 4"), Trace::Quiet);
    assert_eq!(trace(&mut game, 1, "guess 4"), Trace::Quiet);
    assert_eq!(trace(&mut game, 1, "guess 5"), Trace::Final, "the bid is shown");
    assert_eq!(trace(&mut game, 0, "done"), Trace::Final, "the next card is shown");
    assert_eq!(trace(&mut game, 1, "recruit soldier stonehinge"), Trace::Quiet);
    assert_eq!(trace(&mut game, 1, "done"), Trace::Quiet, "income is no secret");
    assert_eq!(trace(&mut game, 1, "gold 0"), Trace::Quiet);
    assert_eq!(trace(&mut game, 0, "gold 0"), Trace::Final, "offers are shown");
    assert_eq!(trace(&mut game, 0, "give 1"), Trace::Quiet);
    let mut poor = scene(2).gold(0, 1).put(0, "soldier carcassogne").put(1, "camp lochmess").acting("attack");
    trace(&mut poor, 0, "attack soldier carcassogne lochmess");
    assert_eq!(trace(&mut poor, 0, "gold 1"), Trace::Final);
}
