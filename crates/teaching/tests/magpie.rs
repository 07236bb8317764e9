//! Magpie: the laws, and a scenario for every rule.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use table::{
    Audience, Game, Heard, NoOptions, Pile, Refusal, Seat, Seats, Seed, Status, Trace, Viewer, laws, pile,
};
use teaching::magpie::{CARDS, DECK, DISCARD, DOG, Event, Magpie, Move};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn start(players: usize) -> Magpie {
    Magpie::start(&NoOptions {}, &vec![(); players], &Seed::from_text("scenario")).unwrap()
}

/// A table where these hands were dealt; the other cards are the deck, the last of them on top.
fn dealt(hands: &[&[u8]], top: &[u8]) -> Magpie {
    let mut game = start(hands.len());
    let mut rest: Vec<u8> = teaching::magpie::all_cards().collect();
    for &card in hands.iter().copied().flatten().chain(top) {
        let at = rest.iter().position(|&other| other == card).unwrap();
        rest.remove(at);
    }
    rest.extend(top.iter().rev());
    for (at, hand) in hands.iter().enumerate() {
        game.piles[at] = Pile::of(hand.iter().copied(), Audience::seat(seat(at)));
    }
    game.piles[DECK] = Pile::of(rest, Audience::NOBODY);
    game.inspect().unwrap();
    game
}

fn play(game: &mut Magpie, index: usize, mv: &str) -> Heard<Event> {
    let mut heard = Heard::new();
    game.play(seat(index), mv.parse().unwrap(), &mut heard).unwrap();
    heard
}

fn refusal(game: &Magpie, index: usize, mv: &str) -> &'static str {
    game.check(seat(index), mv.parse().unwrap()).unwrap_err().rule()
}

fn hand(game: &Magpie, index: usize) -> Vec<u8> {
    game.piles[index].sorted().to_vec()
}

/// What a viewer sees of a pile: faces, and the number of backs.
fn sight(game: &Magpie, viewer: Viewer, at: usize) -> (Vec<u8>, usize) {
    let row = &game.view(viewer).cards.piles[at];
    let faces: Vec<u8> = row.iter().filter_map(|place| place.face().copied()).collect();
    let backs = row.len() - faces.len();
    (faces, backs)
}

#[test]
fn magpie_keeps_the_laws() {
    laws::keep::<Magpie>(300);
}

#[test]
fn magpie_can_say_everything() {
    laws::words::complete::<Magpie>();
}

#[test]
fn every_rule_has_a_test() {
    laws::rules::tied::<Magpie>(&[include_str!("../src/magpie.rs")], &[include_str!("magpie.rs")]);
}

#[test]
fn a_whole_game_as_everybody_saw_it() {
    let text = laws::playthrough::write::<Magpie>(3, NoOptions {}, &Seed::from_text("a playthrough"));
    insta::assert_snapshot!(text.unwrap());
}

/// `magpie/setup/deck`
#[test]
fn there_are_four_of_each_worth_and_four_dogs() {
    let mut faces: Vec<u8> = start(4).piles.iter().flat_map(Pile::faces).collect();
    faces.sort_unstable();
    assert_eq!(faces, (0..24).map(|card| card / 4).collect::<Vec<u8>>());
}

/// `magpie/setup/deal`
#[test]
fn everybody_is_dealt_three_cards_of_his_own() {
    let game = start(3);
    for index in 0..3 {
        assert_eq!(sight(&game, seat(index).into(), index).0, hand(&game, index));
        assert_eq!(sight(&game, seat((index + 1) % 3).into(), index), (vec![], 3));
        assert_eq!(sight(&game, Viewer::Spectator, index), (vec![], 3));
    }
    assert_eq!(game.piles[DECK].len(), CARDS - 9);
}

/// `magpie/turn/order`
#[test]
fn play_goes_clockwise_from_the_first_seat() {
    let mut game = start(3);
    for index in [0, 1, 2, 0] {
        assert_eq!(game.status(), Status::Waiting(Seats::only(seat(index))));
        assert_eq!(refusal(&game, (index + 1) % 3, "take"), "magpie/turn/order");
        play(&mut game, index, "take");
    }
    play(&mut game, 1, "rob 2");
    assert_eq!(refusal(&game, 1, "take"), "magpie/turn/order");
}

/// `magpie/turn/choice`
#[test]
fn a_turn_is_a_take_or_a_robbery() {
    let game = start(2);
    for answer in ["bark", "hush"] {
        assert_eq!(refusal(&game, 0, answer), "magpie/turn/choice");
    }
    for choice in ["take", "rob 1", "look"] {
        assert!(game.check(seat(0), choice.parse().unwrap()).is_ok());
    }
}

/// `magpie/look/once`
#[test]
fn one_look_a_turn_and_only_for_oneself() {
    let mut game = dealt(&[&[1], &[2]], &[5, 4]);
    let heard = play(&mut game, 0, "look");
    assert_eq!(heard.by(seat(0).into()).collect::<Vec<_>>(), [&Event::LookedAt { card: 5 }]);
    assert_eq!(heard.by(seat(1).into()).collect::<Vec<_>>(), [&Event::Looked { seat: seat(0) }]);
    assert_eq!(sight(&game, seat(0).into(), DECK).0, [5]);
    assert!(sight(&game, seat(1).into(), DECK).0.is_empty());
    assert_eq!(refusal(&game, 0, "look"), "magpie/look/once");
    play(&mut game, 0, "take");
    play(&mut game, 1, "look");
}

/// `magpie/take/top`
#[test]
fn whoever_takes_sees_the_top_card_alone() {
    let mut game = dealt(&[&[1], &[2]], &[5, 4]);
    let heard = play(&mut game, 0, "take");
    assert_eq!(hand(&game, 0), [1, 5]);
    assert_eq!(heard.by(seat(1).into()).collect::<Vec<_>>(), [&Event::Took { seat: seat(0) }]);
    assert_eq!(sight(&game, seat(1).into(), 0), (vec![], 2));
}

/// `magpie/rob/from`
#[test]
fn one_robs_another_who_holds_a_card() {
    let game = dealt(&[&[1], &[], &[2]], &[]);
    for wrong in ["rob 0", "rob 1", "rob 3", "rob 7"] {
        assert_eq!(refusal(&game, 0, wrong), "magpie/rob/from");
    }
    assert!(game.check(seat(0), Move::Rob(seat(2))).is_ok());
}

/// `magpie/rob/answer`
#[test]
fn the_robbed_are_asked_whatever_they_hold() {
    for held in [DOG, 3] {
        let mut game = dealt(&[&[1], &[held]], &[]);
        let mut heard = Heard::new();
        assert_eq!(game.play(seat(0), Move::Rob(seat(1)), &mut heard), Ok(Trace::Quiet));
        assert_eq!(game.status(), Status::Waiting(Seats::only(seat(1))));
        for other in ["take", "look", "rob 0"] {
            assert_eq!(refusal(&game, 1, other), "magpie/rob/answer");
        }
    }
}

/// `magpie/dog/held`
#[test]
fn only_a_dog_in_hand_can_bark() {
    let mut game = dealt(&[&[1], &[2, 3]], &[]);
    play(&mut game, 0, "rob 1");
    assert_eq!(refusal(&game, 1, "bark"), "magpie/dog/held");
}

/// `magpie/dog/bark`
#[test]
fn a_barking_dog_is_discarded_and_nothing_is_stolen() {
    let mut game = dealt(&[&[1], &[DOG, 3]], &[5]);
    play(&mut game, 0, "rob 1");
    let heard = play(&mut game, 1, "bark");
    assert!(heard.0.contains(&(Audience::EVERYONE, Event::Barked { seat: seat(1) })));
    assert_eq!(hand(&game, 0), [1]);
    assert_eq!(sight(&game, Viewer::Spectator, DISCARD).0[0], DOG);
}

/// `magpie/rob/random`
#[test]
fn a_stolen_card_is_random_and_seen_by_two() {
    let mut stolen = [0; 6];
    for number in 0..60 {
        let mut game = dealt(&[&[], &[2, 3], &[1]], &[]);
        game.dice = table::Bookmark::new(Seed::from_text("steal").derive("game", number));
        play(&mut game, 0, "rob 1");
        let heard = play(&mut game, 1, "hush");
        let card = hand(&game, 0)[0];
        stolen[usize::from(card)] += 1;
        assert_eq!(sight(&game, seat(0).into(), 0).0, [card]);
        assert_eq!(sight(&game, seat(1).into(), 0).0, [card], "the robbed know what is gone");
        assert_eq!(sight(&game, seat(2).into(), 0), (vec![], 1));
        let third: Vec<_> = heard.by(seat(2).into()).collect();
        assert_eq!(third.len(), 2);
        assert_eq!(third[0], &Event::Robbed { seat: seat(0), from: seat(1) });
        assert!(matches!(third[1], Event::Scattered { .. }));
    }
    assert!(stolen[2] > 10 && stolen[3] > 10, "{stolen:?}");
}

/// `magpie/rob/noise`
#[test]
fn the_noise_scatters_the_top_card_either_way() {
    for answer in ["bark", "hush"] {
        let mut game = dealt(&[&[], &[DOG]], &[5]);
        play(&mut game, 0, "rob 1");
        let heard = play(&mut game, 1, answer);
        assert_eq!(heard.0.last(), Some(&(Audience::EVERYONE, Event::Scattered { card: 5 })), "{answer}");
        assert_eq!(sight(&game, Viewer::Spectator, DISCARD).0.last(), Some(&5));
        assert!(hand(&game, 1).is_empty());
        assert_eq!(game.status(), Status::Waiting(Seats::only(seat(1))), "the turn is over");
    }
}

/// `magpie/end/deck`
#[test]
fn the_game_ends_with_the_deck_and_hands_are_shown() {
    let mut game = start(2);
    let mut turn = 0;
    while let Status::Waiting(_) = game.status() {
        play(&mut game, turn, "take");
        turn = 1 - turn;
    }
    assert!(game.piles[DECK].is_empty());
    assert_eq!(sight(&game, Viewer::Spectator, 0).1, 0);
    assert!(matches!(game.status(), Status::Over(outcome) if outcome.ending == "deck-gone"));
    assert_eq!(refusal(&game, 0, "take"), Refusal::OVER);
}

/// `magpie/end/worth`
#[test]
fn the_most_worth_wins_and_ties_share() {
    let low = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2];
    let high = [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5];
    let mut game = dealt(&[&low, &high], &[5]);
    play(&mut game, 0, "take");
    let Status::Over(outcome) = game.status() else { panic!("it is over") };
    assert_eq!((outcome.winners, &outcome.scores[..]), (Seats::only(seat(1)), &[17, 43][..]));

    let half = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
    let mut game = dealt(&[&half[..11], &half], &[5]);
    play(&mut game, 0, "take");
    assert!(matches!(game.status(), Status::Over(outcome) if outcome.winners == Seats::all(2)));
}

/// A game from its start in which seat 1, robbed by seat 0, knows the card there; then seat 2 robs seat 0.
#[test]
fn memory_is_perfect_and_no_better() {
    let mut game = start(4);
    play(&mut game, 0, "rob 1");
    play(&mut game, 1, "hush");
    let (stolen, backs) = sight(&game, seat(1).into(), 0);
    assert_eq!((stolen.len(), backs), (1, 3));
    play(&mut game, 1, "take");
    play(&mut game, 2, "rob 0");
    play(&mut game, 0, "hush");
    let view = game.view(seat(1).into());
    assert!(sight(&game, seat(1).into(), 0).0.is_empty() && sight(&game, seat(1).into(), 2).0.is_empty());
    assert_eq!(view.cards.among, [(1, stolen[0])], "it is in one of the two hands");
    let lots = |at: usize| view.cards.piles[at].iter().filter_map(pile::Place::lot).collect::<Vec<_>>();
    assert_eq!(lots(0), [1, 1, 1]);
    assert_eq!(lots(2), [0, 0, 0, 1], "not those that seat 2 had before");
    assert!([3, DECK].iter().all(|&at| lots(at).iter().all(|&lot| lot == 0)));
}

#[test]
fn positions_that_cant_be_are_refused_in_words() {
    type Damage = (&'static str, fn(&mut Magpie));
    let broken: [Damage; 6] = [
        ("card", |game| _ = game.piles[DECK].take(0)),
        ("seats", |game| game.open.turn = seat(3)),
        ("nobody", |game| {
            let card = game.piles[DECK].take(0).unwrap();
            game.piles[2].put(card);
        }),
        ("over", |game| {
            let all = game.piles[0].faces().chain(game.piles[DECK].faces());
            game.piles[0] = Pile::of(all, Audience::seat(seat(0)));
            game.piles[DECK] = Pile::new();
            game.open.looked = true;
        }),
        ("doesn't know", |game| game.piles[0] = Pile::of(game.piles[0].faces(), Audience::NOBODY)),
        ("robbed", |game| game.open.robbed = Some(game.open.turn)),
    ];
    for (word, damage) in broken {
        let mut game = start(2);
        damage(&mut game);
        let error = game.inspect().unwrap_err().to_string();
        assert!(error.contains(word), "{error}");
    }
}
