//! Move & Attack: attacks, bids and guesses.

use crate::scene::*;
use epix::{Epix, Event, Kind};
use table::{Audience, Game, Trace, Viewer};

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
