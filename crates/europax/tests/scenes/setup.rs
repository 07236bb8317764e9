//! Before the first card.

use crate::scene::{LONG, OPTIONS, Scene, countries, seat, start};
use europax::*;
use std::collections::BTreeSet;
use table::{Game, Seats, Seed, Status, Trace, Viewer};

const CHOSEN: Options = Options { seats: Sharing::Chosen, ..OPTIONS };
const TWO_EACH: Options = Options { countries: Each::Two, ..OPTIONS };

/// A table at which the countries are chosen and this seat keeps the bank.
fn choosing(players: usize, options: Options, banker: usize) -> Scene {
    let options = Options { seats: Sharing::Chosen, ..options };
    let seeds = (0..200).map(|number| start(players, options, &number.to_string()));
    let game = seeds.into_iter().find(|game| game.open.banker == seat(banker)).unwrap();
    Scene { game, trace: Trace::Quiet }
}

/// `europax/setup/countries`
#[test]
fn the_countries_of_two_three_four_five_and_six() {
    use Country::{Benelux, England, France};
    for number in 0..20 {
        let present = |players| start(players, OPTIONS, &number.to_string()).open.present();
        assert_eq!(present(2), countries(&[France, Benelux]));
        assert_eq!(present(3), countries(&[France, England, Benelux]));
        assert_eq!(present(4).len(), 4);
        assert_eq!(present(5).len(), 5);
        assert_eq!(present(6).len(), 5);
    }
    let fours: BTreeSet<Vec<Country>> = (0..100)
        .map(|number| start(4, OPTIONS, &number.to_string()).open.present().iter().collect())
        .collect();
    assert_eq!(fours.len(), 5, "any four");
    let table = choosing(3, OPTIONS, 0);
    assert_eq!(table.refused(0, "take italy"), "europax/setup/countries");
}

/// `europax/setup/two-each`
#[test]
fn two_players_can_have_two_countries_each() {
    let game = start(2, TWO_EACH, "two each");
    for player in [seat(0), seat(1)] {
        let own: Vec<Country> = game.open.countries(player).collect();
        assert_eq!(own.len(), 2);
        for country in own {
            let board = &game.open.boards[country];
            assert_eq!((board.money, board.stock.cards(), board.hand.len()), (3_600, 15, 8));
        }
    }
    let cards = game.open.demands.len() + 4 * 8;
    assert_eq!(cards, 56, "no card is left out");
    let error = Europax::start(&TWO_EACH, &[(), (), ()], &Seed::from_text("")).unwrap_err();
    assert_eq!(error.to_string(), "countries=two is for two players");
}

/// `europax/setup/left-out`
#[test]
fn with_two_and_three_countries_some_demand_cards_are_left_out() {
    for (players, cards, out) in
        [(2, 33, &NOT_FOR_TWO[..]), (3, 47, &NOT_FOR_THREE[..]), (4, 56, &[]), (5, 56, &[])]
    {
        let game = start(players, OPTIONS, "left out");
        let hands = game.open.boards.values().fold(game.open.demands, |all, board| all.or(board.hand));
        assert_eq!(hands.len(), cards);
        assert!(out.iter().all(|number| !hands.contains(*number)));
    }
}

/// `europax/setup/banker`
#[test]
fn a_banker_is_drawn_and_the_sixth_seat_is_nothing_else() {
    for players in 2..=5 {
        let bankers: BTreeSet<table::Seat> =
            (0..100).map(|number| start(players, OPTIONS, &number.to_string()).open.banker).collect();
        assert_eq!(bankers.len(), players);
    }
    let mut game = start(6, OPTIONS, "six");
    let mut moves = Vec::new();
    assert_eq!(game.open.banker, seat(5));
    assert_eq!(game.open.countries(seat(5)).count(), 0);
    while let Status::Waiting(seats) = game.status() {
        assert!(!seats.contains(seat(5)), "the banker is asked");
        let asked = seats.iter().next().unwrap();
        moves.clear();
        game.moves(asked, &mut moves);
        game.apply(asked, moves[0], &mut ());
    }
    // The ledger is in front of him.
    let open = &game.view(Viewer::Seat(seat(5))).open;
    assert_eq!(open.bank, 21_600 - 5 * 3_600 - open.tally.paid + open.tally.received);
    assert!(open.tally.paid > 0 && open.tally.received > 0);
    let Status::Over(outcome) = game.status() else { unreachable!() };
    assert_eq!(outcome.scores[5], 0);
    assert!(!outcome.winners.contains(seat(5)));
    // Not even if everybody else is below nothing.
    let mut scene = Scene::new(6, OPTIONS).hand(Country::France, &[17]).demands(&[]);
    for country in Country::ALL {
        scene = scene.money(country, 0);
    }
    scene.game.open.boards[Country::Italy].lent[Country::France] = 100;
    scene.game.open.phase = Phase::Over(Ending::Demands);
    assert_eq!(scene.outcome().winners, Seats::only(seat(3)));
}

/// `europax/setup/seats`
#[test]
fn countries_are_dealt_by_chance_or_chosen_the_banker_first() {
    let owners: BTreeSet<Option<table::Seat>> = (0..50)
        .map(|number| start(2, OPTIONS, &number.to_string()).open.boards[Country::France].owner)
        .collect();
    assert_eq!(owners.len(), 2, "by chance");

    let mut table = choosing(4, OPTIONS, 2);
    assert_eq!(table.refused(2, "lay 5"), "europax/setup/seats");
    for (asked, taken) in [(2, "italy"), (3, "germany"), (0, "benelux"), (1, "france")] {
        assert_eq!(table.game.open.asked(), Some(seat(asked)));
        table.play(&format!("take {taken}"));
    }
    assert_eq!(table.game.open.phase, Phase::Lay(Country::France), "whoever began comes last");
    assert_eq!(table.game.open.boards[Country::Italy].owner, Some(seat(2)));

    let mut table = choosing(2, TWO_EACH, 1);
    for (asked, taken) in [(1, "italy"), (0, "germany"), (0, "england"), (1, "france")] {
        assert_eq!(table.game.open.asked(), Some(seat(asked)));
        table.play(&format!("take {taken}"));
    }
    assert_eq!(table.game.open.countries(seat(0)).collect::<Vec<_>>(), [Country::England, Country::Germany]);

    let mut table = choosing(6, OPTIONS, 5);
    for (asked, taken) in [(0, "italy"), (1, "germany"), (2, "england"), (3, "france")] {
        assert_eq!(table.game.open.asked(), Some(seat(asked)));
        table.play(&format!("take {taken}"));
    }
    assert_eq!(table.game.open.boards[Country::Benelux].owner, Some(seat(4)), "the last needn't choose");
}

/// `europax/setup/taken`
#[test]
fn nobody_takes_a_country_twice() {
    let mut table = choosing(5, OPTIONS, 0);
    table.play("take italy");
    assert_eq!(table.refused(1, "take italy"), "europax/setup/taken");
    assert_eq!(table.moves(), ["take france", "take england", "take germany", "take benelux"]);
}

/// `europax/setup/money`
#[test]
fn everybody_has_3600_and_the_bank_the_rest_of_21600() {
    let game = start(3, OPTIONS, "money");
    assert!(game.open.present().iter().all(|country| game.open.boards[country].money == 3_600));
    assert_eq!(game.open.bank, 21_600 - 3 * 3_600);
}

/// `europax/setup/deal`
#[test]
fn everybody_is_dealt_15_production_and_8_demand_cards() {
    let mut table = choosing(5, CHOSEN, 0);
    assert!(table.game.open.boards.values().all(|board| board.stock.is_empty() && board.hand.is_empty()));
    for taken in ["italy", "germany", "england", "france"] {
        table.play(&format!("take {taken}"));
    }
    assert_eq!(table.trace, Trace::Final);
    let open = &table.game.open;
    assert!(open.boards.values().all(|board| board.stock.cards() == 15 && board.hand.len() == 8));
    assert_eq!((open.production.cards(), open.demands.len()), (173 - 75, 56 - 40));
}

/// `europax/setup/open`
#[test]
fn everything_lies_open_but_the_order_of_the_packs() {
    let game = start(4, LONG, "open");
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.open, game.open);
    let all: Vec<View> = Viewer::all(4).map(|viewer| game.view(viewer)).collect();
    assert!(all.iter().all(|other| other.open == view.open));
    let text = serde_json::to_string(&view).unwrap();
    assert!(!text.contains("packs") && !text.contains("dice"));
}

/// `europax/setup/first`
#[test]
fn the_country_to_the_bankers_right_begins() {
    for number in 0..30 {
        for players in 2..=5 {
            let game = start(players, OPTIONS, &number.to_string());
            let right = (game.open.banker.index() + players - 1) % players;
            assert_eq!(game.open.asked(), Some(seat(right)));
        }
        let game = start(6, OPTIONS, &number.to_string());
        assert_eq!(game.open.asked(), Some(seat(4)));
        let game = start(2, TWO_EACH, &number.to_string());
        let other = seat(1 - game.open.banker.index());
        assert_eq!(game.open.phase, Phase::Lay(game.open.countries(other).next().unwrap()));
    }
}
