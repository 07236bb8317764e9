//! Whether the last player of winter can still win, against every line of play there is.

use crate::scene::*;
use epix::{Card, Epix, Hand, Kind, Phase, Season, Turn, winter::can_win};
use std::collections::HashSet;
use table::{Dice, Game, Seat, Seats, Seed, Status};

/// Seat 0 comes last and has shown these cards.
fn last_turn(mut game: Epix, hand: Hand) -> Epix {
    let players = game.open.board.players();
    game.open.season = Season::Winter;
    game.open.first = seat(1);
    game.open.shown = Seats::all(players);
    for one in Seat::all(players) {
        game.hidden.hands[one] = Some(hand);
    }
    game.open.phase = Phase::Act(Turn::new(&game.open.board, seat(0), hand));
    game.inspect().unwrap();
    game
}

/// Whether any line of play, by the moves that the game itself lists, with every guess wrong that can be, ends with seat 0
/// among the winners.
fn some_line_wins(game: &Epix, seen: &mut HashSet<String>) -> bool {
    let Status::Waiting(seats) = game.status() else { return winners(game).0.contains(&0) };
    if !seen.insert(serde_json::to_string(game).unwrap()) {
        return false;
    }
    let asked = seats.iter().next().unwrap();
    let mut list = Vec::new();
    game.moves(asked, &mut list);
    if asked != seat(0) {
        let right = epix::Move::Guess(game.hidden.bid.unwrap());
        list.retain(|mv| *mv != right);
        list.truncate(1);
    }
    list.into_iter().any(|mv| {
        let mut next = game.clone();
        next.apply(asked, mv, &mut ());
        some_line_wins(&next, seen)
    })
}

/// A map on which seat 0 has little and others more.
fn position(dice: &mut Dice) -> Epix {
    let players = 2 + dice.roll(3) as usize;
    let mut game = scene(players);
    if dice.roll(4) == 0 {
        game = game.free_attacks();
    }
    let board = &mut game.open.board;
    let mut cards = Card::ALL;
    dice.shuffle(&mut cards);
    for (number, card) in cards.iter().take(players + 1).enumerate() {
        // The first two are his more often than not.
        let owner = if number < 2 && dice.roll(3) > 0 { 0 } else { dice.roll(players as u32) as usize };
        board.sides[seat(owner)].cards = board.cards(seat(owner)).with(*card);
    }
    if dice.roll(6) == 0 {
        // Camps that bring more than they cost.
        for card in [Card::Quartermaster, Card::Caravans] {
            for one in board.seats() {
                board.sides[one].cards = board.cards(one).without(card);
            }
            board.sides[seat(0)].cards = board.cards(seat(0)).with(card);
        }
        while board.seats().map(|one| board.cards(one).len()).sum::<usize>() > players + 1 {
            let one = board.seats().filter(|one| *one != seat(0)).find(|one| !board.cards(*one).is_empty());
            let one = one.unwrap_or(seat(0));
            let gone = board
                .cards(one)
                .iter()
                .find(|card| !matches!(card, Card::Quartermaster | Card::Caravans))
                .unwrap();
            board.sides[one].cards = board.cards(one).without(gone);
        }
    }
    let all: Vec<_> = board.map().all.iter().collect();
    for _ in 0..2 + dice.roll(5) {
        let (at, kind) = (dice.pick(&all).unwrap(), Kind::ALL[dice.roll(4) as usize]);
        if board.room(seat(0), kind, board.map().all).contains(at) && board.left(seat(0), kind) > 0 {
            board.put(seat(0), kind, at);
        }
    }
    for _ in 0..6 + dice.roll(14) {
        let one = seat(1 + dice.roll(players as u32 - 1) as usize);
        let (at, kind) = (dice.pick(&all).unwrap(), Kind::ALL[dice.roll(4) as usize]);
        if board.room(one, kind, board.map().all).contains(at) && board.left(one, kind) > 0 {
            board.put(one, kind, at);
        }
    }
    // Whoever has few units may be rich.
    let mine = if board.held(seat(0)).len() < 3 && dice.roll(2) == 0 { 11 } else { 6 };
    for one in board.seats() {
        board.sides[one].gold = dice.roll(if one == seat(0) { mine } else { 12 }) as u16;
    }
    game
}

/// `epix/winter/last`
/// `epix/winter/shared`
#[test]
fn the_answer_is_that_of_all_lines_of_play() {
    let mut dice = Dice::new(&Seed::from_text("every line"));
    let mut answers = [[0; 2]; 3];
    for number in 0..6_000 {
        let game = position(&mut dice);
        let hand = Hand::TWO[number % 3];
        let can = can_win(&game.open.board, seat(0), hand);
        let some = some_line_wins(&last_turn(game.clone(), hand), &mut HashSet::new());
        assert_eq!(can, some, "{hand}: {:?}", game.open.board);
        answers[number % 3][usize::from(can)] += 1;
    }
    assert!(answers.iter().flatten().all(|&count| count > 30), "{answers:?}");
}

/// `epix/winter/last`
#[test]
fn a_catapult_needs_no_gold_for_a_lone_one() {
    // Two provinces each, if only the catapult in Stonehinge weren't there.
    let game = scene(2)
        .gold(0, 0)
        .put(0, "catapult transylvagne, camp transylvagne")
        .gold(1, 0)
        .put(1, "catapult stonehinge, catapult broceland");
    assert!(can_win(&game.open.board, seat(0), Hand::RecruitmentAttack));
    assert!(some_line_wins(&last_turn(game, Hand::RecruitmentAttack), &mut HashSet::new()));
}

/// `epix/winter/last`
#[test]
fn a_soldier_steps_out_and_two_more_are_recruited() {
    let game = |gold| {
        scene(2)
            .gold(0, gold)
            .put(0, "soldier carcassogne")
            .put(1, "camp transylvagne, camp stonehinge, camp kilimandjora")
    };
    assert!(can_win(&game(4).gold(1, 0).open.board, seat(0), Hand::RecruitmentAttack));
    assert!(!can_win(&game(3).gold(1, 9).open.board, seat(0), Hand::RecruitmentAttack));
}

/// `epix/winter/last`
#[test]
fn the_last_free_province_is_no_place_for_a_knight() {
    let game = scene(2)
        .card(0, Card::Mercenaries)
        .put(
            0,
            "soldier yellow-castle, soldier carcassogne, soldier gevaudrin, camp carcassogne, camp gevaudrin",
        )
        .put(0, "camp lochmess, catapult carcassogne, catapult gevaudrin")
        .put(1, "camp transylvagne, camp stonehinge, camp broceland")
        .gold(1, 50);
    // Only knights are left, and only Kilimandjora is free.
    assert!(!can_win(&game.open.board, seat(0), Hand::RecruitmentTax));
    assert!(can_win(&game.card(0, Card::MountainGuides).open.board, seat(0), Hand::RecruitmentTax));
}

/// `epix/winter/shared`
#[test]
fn camps_that_pay_for_themselves_are_counted_exactly() {
    let rich =
        |players: usize| scene(players).card(0, Card::Quartermaster).card(0, Card::Caravans).gold(0, 0);
    let can = |game: Epix| can_win(&game.open.board, seat(0), Hand::RecruitmentTax);
    // Nothing is free, and there is room for one camp: 3 of tax, 1 spent, 2 of income.
    let room = |gold| rich(2).put(0, "soldier carcassogne").put(1, "soldier gevaudrin").gold(1, gold);
    assert!(can(room(4)) && !can(room(5)));
    // One camp is left. It takes Gévaudrin and none goes to Kilimandjora: 2 left of the tax, 6 for camps, 1 for Lochmess.
    let supply = |gold| {
        rich(3)
            .put(0, "soldier carcassogne, camp carcassogne, camp lochmess, soldier kilimandjora")
            .put(1, "soldier transylvagne, soldier stonehinge, soldier broceland, knight amazoune")
            .gold(1, gold)
            .gold(2, 0)
    };
    assert!(can(supply(8)) && !can(supply(9)));
    // Two camps are left, and room for one: in Gévaudrin. 2 left of the tax, 4 for camps.
    let place = |gold| {
        rich(2)
            .put(0, "soldier carcassogne, camp carcassogne")
            .put(1, "soldier transylvagne, soldier stonehinge")
            .gold(1, gold)
    };
    assert!(can(place(6)) && !can(place(7)));
}

/// `epix/winter/last`
/// `epix/attack/certain`
#[test]
fn even_an_attack_that_must_fail_may_help() {
    // A shot that must fail puts the catapult back into the supply, so that both lone catapults can be converted.
    let shot = scene(4)
        .gold(0, 1)
        .put(0, "knight toscagne, catapult yellow-castle")
        .gold(1, 3)
        .put(1, "soldier carcassogne, camp kilimandjora, catapult siberlande, catapult broceland")
        .gold(2, 0)
        .gold(3, 0);
    // A soldier that must fail is back in the supply and recruited at home, where no other soldier gets.
    let soldier = scene(2)
        .free_attacks()
        .card(1, Card::ShieldWall)
        .card(0, Card::Recruiter)
        .gold(0, 1)
        .put(0, "soldier yellow-castle, soldier transylvagne, camp transylvagne, soldier stonehinge, camp stonehinge")
        .put(1, "soldier lochmess, soldier broceland, soldier kilimandjora");
    for game in [shot, soldier] {
        let hand = Hand::RecruitmentAttack;
        assert!(some_line_wins(&last_turn(game.clone(), hand), &mut HashSet::new()));
        assert!(can_win(&game.open.board, seat(0), hand));
    }
}
