//! Goofspiel: the laws, and a scenario for every rule.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use table::{
    Audience, Dice, Game, Heard, Lang, PerSeat, Refusal, Seat, Seats, Seed, Status, Trace, Viewer, laws,
};
use teaching::goofspiel::{Bid, CARDS, Event, Goofspiel, Options, Ties};

fn start(players: usize, ties: Ties) -> Goofspiel {
    Goofspiel::start(&Options { ties }, &vec![(); players], &Seed::from_text("scenario")).unwrap()
}

/// A table whose prizes come as 1, 2, 3, …
fn in_order(players: usize, ties: Ties) -> Goofspiel {
    let mut game = start(players, ties);
    game.prizes.sort_unstable();
    game
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Everybody bids, the first seat first.
fn bid(game: &mut Goofspiel, bids: &[u8]) -> Heard<Event> {
    let mut heard = Heard::new();
    for (at, &card) in bids.iter().enumerate() {
        game.play(seat(at), Bid(card), &mut heard).unwrap();
    }
    heard
}

fn refusal(game: &Goofspiel, index: usize, card: u8) -> &'static str {
    game.check(seat(index), Bid(card)).unwrap_err().rule()
}

#[test]
fn goofspiel_keeps_the_laws() {
    laws::keep::<Goofspiel>(150);
}

#[test]
fn goofspiel_can_say_everything() {
    laws::words::complete::<Goofspiel>();
}

#[test]
fn every_rule_has_a_test() {
    laws::rules::tied::<Goofspiel>(&[include_str!("../src/goofspiel.rs")], &[include_str!("goofspiel.rs")]);
}

#[test]
fn a_whole_game_as_everybody_saw_it() {
    let options = Options { ties: Ties::Carry };
    let text = laws::playthrough::write::<Goofspiel>(3, options, &Seed::from_text("a playthrough")).unwrap();
    insta::assert_snapshot!(text);
}

/// `goofspiel/setup/hands`
#[test]
fn everybody_begins_with_all_thirteen_cards() {
    let game = start(8, Ties::Discard);
    for seat in Seat::all(8) {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        assert_eq!(moves, (1..=CARDS).map(Bid).collect::<Vec<_>>());
    }
}

/// `goofspiel/setup/prizes`
#[test]
fn prizes_come_in_random_order_and_one_at_a_time() {
    let orders: Vec<_> = (0..5)
        .map(|n| {
            let seed = Seed::from_text("order").derive("game", n);
            Goofspiel::start(&Options { ties: Ties::Discard }, &[(), ()], &seed).unwrap().prizes
        })
        .collect();
    assert!(orders.windows(2).any(|two| two[0] != two[1]));
    for mut prizes in orders {
        prizes.sort_unstable();
        assert!((1..=CARDS).eq(prizes));
    }
    let mut game = start(2, Ties::Discard);
    for round in 1..=3 {
        let shown = game.view(Viewer::Spectator).table.prizes;
        assert_eq!(shown.iter().filter(|&&prize| prize != 0).count(), round);
        let heard = bid(&mut game, &[round as u8, round as u8]);
        let turned = Event::Turned { points: game.prizes[round] };
        assert_eq!(heard.0.last(), Some(&(Audience::EVERYONE, turned)));
    }
}

/// `goofspiel/bid/secret`
#[test]
fn others_see_that_a_seat_has_bid_but_not_what() {
    let mut game = start(3, Ties::Discard);
    let mut heard = Heard::new();
    assert_eq!(game.play(seat(0), Bid(7), &mut heard), Ok(Trace::Quiet));
    assert_eq!(game.view(seat(0).into()).table.bids[seat(0)], 7);
    for viewer in [seat(1).into(), seat(2).into(), Viewer::Spectator] {
        let view = game.view(viewer);
        assert_eq!(view.table.bids, PerSeat::default());
        assert!(view.table.hands[seat(0)].contains(7), "the hand doesn't give the bid away");
        assert!(!view.table.waiting.contains(seat(0)));
        assert_eq!(heard.by(viewer).collect::<Vec<_>>(), [&Event::Laid { seat: seat(0) }]);
    }
    assert_eq!(heard.by(seat(0).into()).collect::<Vec<_>>(), [&Event::Chose { card: 7 }]);
}

/// `goofspiel/bid/once`
#[test]
fn a_seat_bids_once_for_a_prize() {
    let mut game = start(2, Ties::Discard);
    game.play(seat(0), Bid(7), &mut ()).unwrap();
    assert_eq!(refusal(&game, 0, 8), "goofspiel/bid/once");
    assert_eq!(game.status(), Status::Waiting(Seats::only(seat(1))));
}

/// `goofspiel/bid/held`
#[test]
fn a_seat_bids_only_a_card_it_holds() {
    let mut game = start(2, Ties::Discard);
    bid(&mut game, &[7, 3]);
    for card in [7, 0, 14, 255] {
        assert_eq!(refusal(&game, 0, card), "goofspiel/bid/held");
    }
    let words = |lang| {
        let phrase = game.check(seat(0), Bid(7)).unwrap_err().phrase();
        Goofspiel::words().say(lang, &phrase, &|_| String::new())
    };
    assert_eq!(words(Lang::En), "You don't hold card 7.");
    assert_eq!(words(Lang::Fr), "Vous n'avez pas la carte 7.");
    assert_eq!(words(Lang::De), "Karte 7 haben Sie nicht auf der Hand.");
    assert!(game.check(seat(1), Bid(7)).is_ok());
}

/// `goofspiel/bid/spent`
#[test]
fn when_all_have_bid_the_bids_are_shown_and_spent() {
    let mut game = start(2, Ties::Discard);
    let heard = bid(&mut game, &[7, 3]);
    for (index, card) in [(0, 7), (1, 3)] {
        let shown = (Audience::EVERYONE, Event::Shown { seat: seat(index), card });
        assert!(heard.0.contains(&shown));
        assert!(!game.hands[seat(index)].contains(card));
        assert_eq!(game.hands[seat(index)].len(), 12);
    }
}

/// `goofspiel/bid/highest`
#[test]
fn the_highest_bid_takes_the_prize() {
    let mut game = in_order(3, Ties::Discard);
    let heard = bid(&mut game, &[5, 9, 5]);
    assert_eq!(game.scores.of(3), [0, 1, 0]);
    assert!(heard.0.contains(&(Audience::EVERYONE, Event::Won { seat: seat(1), points: 1 })));
}

/// `goofspiel/bid/tie`
#[test]
fn a_tied_prize_is_discarded_or_carried() {
    for (ties, then) in [(Ties::Discard, 2), (Ties::Carry, 3)] {
        let mut game = in_order(3, ties);
        let heard = bid(&mut game, &[9, 9, 3]);
        assert!(heard.0.contains(&(Audience::EVERYONE, Event::Tied { points: 1 })));
        assert_eq!(game.scores.of(3), [0, 0, 0]);
        bid(&mut game, &[1, 2, 4]);
        assert_eq!(game.scores.of(3), [0, 0, then], "{ties:?}");
    }
}

/// `goofspiel/end/last`
#[test]
fn the_game_ends_with_the_last_prize() {
    let mut game = in_order(2, Ties::Carry);
    for card in 1..CARDS {
        bid(&mut game, &[card, CARDS - card]);
        assert!(matches!(game.status(), Status::Waiting(_)));
    }
    bid(&mut game, &[CARDS, CARDS]);
    assert!(matches!(game.status(), Status::Over(outcome) if outcome.ending == "prizes-gone"));
    assert_eq!(game.scores.of(2).iter().sum::<u8>(), 91 - 13, "the last tie is nobody's");
    assert_eq!(refusal(&game, 0, 1), Refusal::OVER);
}

/// `goofspiel/end/most`
#[test]
fn most_points_win_and_ties_share() {
    let mut game = in_order(2, Ties::Discard);
    for card in 1..=CARDS {
        bid(&mut game, &[card, if card == 1 { CARDS } else { card - 1 }]);
    }
    let Status::Over(outcome) = game.status() else { panic!("it is over") };
    assert_eq!(outcome.winners, Seats::only(seat(0)));
    assert_eq!(outcome.scores[..], [90, 1]);

    let mut game = in_order(2, Ties::Discard);
    (1..=CARDS).for_each(|card| _ = bid(&mut game, &[card, card]));
    assert!(matches!(game.status(), Status::Over(outcome) if outcome.winners == Seats::all(2)));
}

#[test]
fn positions_and_views_that_cant_be_are_refused_in_words() {
    type Damage = (&'static str, fn(&mut Goofspiel));
    let game = start(2, Ties::Discard);
    let broken: [Damage; 7] = [
        ("seats", |game| game.players = 9),
        ("rounds", |game| game.round = 14),
        ("prize", |game| game.prizes[0] = game.prizes[1]),
        ("asks", |game| game.waiting = Seats::NONE),
        ("hand", |game| game.hands[Seat::FIRST] = game.hands[Seat::FIRST].with(0)),
        ("bid", |game| game.bids[Seat::FIRST] = 3),
        ("points", |game| game.scores[Seat::FIRST] = 1),
    ];
    for (word, damage) in broken {
        let mut game = game.clone();
        damage(&mut game);
        let error = game.inspect().unwrap_err().to_string();
        assert!(error.contains(word), "{error}");
        let mut view = game.view(Viewer::Seat(Seat::FIRST));
        view.table.prizes[1..].fill(game.prizes[0]);
        assert!(Goofspiel::imagine(&view, &mut Dice::new(&Seed::from_text(""))).is_err(), "{word}");
    }
}
