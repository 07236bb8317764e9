//! Setting up, the map, and what happens before the first season.

use crate::scene::*;
use epix::{Card, Epix, Event, Kind, Map, Options, Phase, Province, Provinces, Rules, Season, YesNo};
use std::collections::BTreeSet;
use table::{Audience, Game, Seat, Seats, Seed, Viewer};

/// `epix/setup/board`
#[test]
fn each_number_of_players_has_its_map() {
    let counts: [(usize, usize); 3] = [(9, 16), (13, 24), (15, 28)];
    for (players, (provinces, borders)) in (2..=4).zip(counts) {
        let game = start(players, Rules::Basic, "board");
        let map = game.open.board.map();
        assert_eq!(map.all.len(), provinces);
        assert_eq!(map.castles.len(), players);
        assert_eq!(map.all.iter().map(|one| map.near(one).len()).sum::<usize>() / 2, borders);
    }
    assert!(
        Epix::start(
            &Options { cards: Rules::Basic, free_attacks: YesNo::No },
            &[(); 5],
            &Seed::from_text("5")
        )
        .is_err()
    );
    assert!(
        Epix::start(&Options { cards: Rules::Basic, free_attacks: YesNo::No }, &[()], &Seed::from_text("1"))
            .is_err()
    );
}

/// `epix/setup/units`
/// `epix/setup/castle`
#[test]
fn everybody_has_ten_units_and_a_soldier_in_his_castle() {
    let mut dealt = BTreeSet::new();
    for number in 0..40 {
        let game = start(4, Rules::Basic, &number.to_string());
        let board = &game.open.board;
        for seat in board.seats() {
            assert_eq!(board.sides[seat].supply.0, [2, 2, 3, 2]);
            assert_eq!(board.held(seat), Provinces::only(board.castle(seat)));
            assert_eq!(board.of(seat, Kind::Soldier), board.held(seat));
        }
        let castles: Provinces = board.seats().map(|seat| board.castle(seat)).collect();
        assert_eq!(castles, Provinces::CASTLES);
        dealt.insert(board.castle(seat(0)));
    }
    assert_eq!(dealt.len(), 4, "castles are dealt at random");
}

/// `epix/setup/gold`
#[test]
fn everybody_has_fifteen_gold_for_all_to_see() {
    let game = start(3, Rules::Advanced, "gold");
    let spectator = game.view(Viewer::Spectator);
    assert!(game.open.board.seats().all(|seat| spectator.open.board.gold(seat) == 15));
}

/// `epix/setup/treasury`
#[test]
fn the_treasury_never_runs_dry() {
    let mut game = scene(2).gold(0, 900).gold(1, 900).acting("tax");
    assert_eq!(gold(&game, 0), 903);
    game.open.board.treasury = -5_000;
    assert!(game.inspect().is_ok());
}

/// `epix/setup/first`
#[test]
fn chance_decides_who_begins() {
    let first = |number: i32| start(4, Rules::Basic, &number.to_string()).open.first;
    assert_eq!((0..60).map(first).collect::<BTreeSet<Seat>>().len(), 4);
    let game = start(4, Rules::Basic, "whose turn");
    assert_eq!(asked(&game), [game.open.first.index()]);
}

/// `epix/setup/cards`
#[test]
fn the_advanced_game_deals_a_card_a_player_and_one_more() {
    let mut seen = BTreeSet::new();
    for players in 2..=4 {
        for number in 0..50 {
            let game = start(players, Rules::Advanced, &number.to_string());
            let cards: BTreeSet<Card> = game.open.offers.iter().map(|offer| offer.card).collect();
            assert_eq!(cards.len(), players + 1);
            seen.extend(cards);
        }
        assert!(start(players, Rules::Basic, "basic").open.offers.is_empty());
    }
    assert_eq!(seen.len(), 20);
}

/// `epix/setup/year`
#[test]
fn a_game_takes_four_seasons() {
    let mut game = scene(2);
    let mut seasons = vec![game.open.season];
    while game.open.season != Season::Winter {
        (0..2).for_each(|number| _ = play(&mut game, number, "choose tax"));
        (0..2).for_each(|number| _ = play(&mut game, number, "gold 0"));
        play(&mut game, 0, "give 0");
        seasons.push(game.open.season);
    }
    (0..2).for_each(|number| _ = play(&mut game, number, "choose recruitment-tax"));
    assert_eq!(seasons, [Season::Spring, Season::Summer, Season::Autumn, Season::Winter]);
    plays(&mut game, 0, &["play tax", "done"]);
    plays(&mut game, 1, &["play tax", "done"]);
    assert_eq!(winners(&game), (vec![0, 1], "winter"));
}

/// `epix/map/wheel`
#[test]
fn every_map_is_a_wheel() {
    for players in 2..=4 {
        let map = Map::of(players);
        let ring: Provinces = map.ring.iter().copied().collect();
        assert_eq!(map.near(Province::Kilimandjora), ring);
        for (at, &here) in map.ring.iter().enumerate() {
            let next = map.ring[(at + 1) % map.ring.len()];
            let last = map.ring[(at + map.ring.len() - 1) % map.ring.len()];
            let castles = map.near(here) & Provinces::CASTLES;
            assert!(castles.len() <= 1);
            assert_eq!(
                map.near(here) - castles,
                Provinces::only(next).with(last).with(Province::Kilimandjora)
            );
        }
        for (castle, homes) in map.castles {
            assert_eq!(map.near(*castle), homes.iter().copied().collect());
            assert!(homes.iter().all(|home| ring.contains(*home)));
        }
        for (one, two) in map.all.iter().flat_map(|one| map.all.iter().map(move |two| (one, two))) {
            assert_eq!(map.near(one).contains(two), map.near(two).contains(one));
        }
    }
    let ring = |players| Map::of(players).ring.iter().map(|one| one.key()).collect::<Vec<_>>().join(" ");
    assert_eq!(ring(2), "carcassogne lochmess transylvagne stonehinge broceland gevaudrin");
    assert_eq!(
        ring(3),
        "carcassogne gevaudrin lochmess transylvagne stonehinge broceland amazoune toscagne avalune"
    );
    assert_eq!(
        ring(4),
        "carcassogne lochmess transylvagne stonehinge amazoune toscagne broceland andalousine siberlande gevaudrin"
    );
}

/// No seat is better than another: from every castle the map looks the same, gold and all.
#[test]
fn every_map_is_symmetrical() {
    for players in 2..=4 {
        let map = Map::of(players);
        let look = |(castle, _): &(Province, _)| {
            let mut steps = Vec::new();
            let mut reached = Provinces::only(*castle);
            while reached != map.all {
                let edge = map.around(reached) - reached;
                steps.push((edge.len(), (edge & map.marked).len(), (edge & Provinces::CASTLES).len()));
                reached |= edge;
            }
            let mut off_the_hill = Vec::new();
            let mut reached = Provinces::only(*castle);
            while reached != map.all.without(Province::Kilimandjora) {
                let edge = (map.around(reached) - reached).without(Province::Kilimandjora);
                off_the_hill.push((edge.len(), (edge & map.marked).len(), (edge & Provinces::CASTLES).len()));
                reached |= edge;
            }
            (steps, off_the_hill)
        };
        let looks: Vec<_> = map.castles.iter().map(look).collect();
        assert!(looks.windows(2).all(|two| two[0] == two[1]), "{players}: {looks:?}");
    }
}

/// `epix/map/castle`
#[test]
fn a_castle_is_a_province_with_a_garrison() {
    let game = scene(2);
    assert_eq!(game.open.board.occupied(seat(0)), provinces("yellow-castle"));
    let garrison = game.open.board.defender(seat(0), province("yellow-castle"));
    assert_eq!(garrison, Some(epix::Defender::Garrison));
    let game = game.put(0, "soldier carcassogne").put(1, "knight transylvagne").acting("attack");
    assert!(moves(&game, 0).contains(&"move soldier carcassogne yellow-castle".into()));
}

/// `epix/map/lands`
#[test]
fn lands_are_the_castle_and_what_it_touches() {
    let game = scene(4);
    let board = &game.open.board;
    assert_eq!(board.lands(seat(0)), provinces("yellow-castle carcassogne gevaudrin"));
    assert_eq!(board.lands(seat(3)), provinces("green-castle siberlande andalousine"));
}

/// `epix/map/occupy`
#[test]
fn one_occupies_where_ones_units_stand_and_ones_castle() {
    let game = scene(3).put(1, "camp lochmess, soldier kilimandjora, catapult kilimandjora");
    assert_eq!(game.open.board.occupied(seat(1)), provinces("lochmess kilimandjora blue-castle"));
    assert_eq!(game.open.board.occupied(seat(0)), provinces("yellow-castle"));
}

/// `epix/draft/order`
#[test]
fn the_draft_goes_round_from_the_first_player() {
    let mut game = draft(3, &[]);
    game.open.first = seat(1);
    game.open.phase = Phase::Draft { turn: seat(1), passed: Seats::NONE, naming: None };
    assert_eq!(refused(&game, 2, "recruit soldier red-castle"), "epix/draft/order");
    assert_eq!(refused(&game, 1, "done"), "epix/season/asked");
    play(&mut game, 1, "recruit soldier transylvagne");
    assert_eq!(asked(&game), [2]);
    play(&mut game, 2, "pass");
    assert_eq!(asked(&game), [0]);
    play(&mut game, 0, "recruit camp gevaudrin");
    assert_eq!(asked(&game), [1]);
    play(&mut game, 1, "recruit camp transylvagne");
    assert_eq!(asked(&game), [0], "who has passed is left out");
}

/// `epix/draft/recruit`
#[test]
fn the_draft_recruits_into_ones_lands_at_the_printed_price() {
    let mut game = draft(2, &[]);
    assert_eq!(refused(&game, 0, "recruit soldier lochmess"), "epix/draft/recruit");
    assert_eq!(refused(&game, 0, "recruit soldier transylvagne"), "epix/draft/recruit");
    assert_eq!(refused(&game, 0, "recruit knight kilimandjora"), "epix/recruit/knight");
    assert_eq!(refused(&game, 0, "recruit soldier yellow-castle"), "epix/recruit/twice");
    assert_eq!(refused(&game, 0, "recruit camp yellow-castle"), "epix/recruit/camp");
    for (mv, left) in [
        ("knight yellow-castle", 9),
        ("soldier carcassogne", 7),
        ("camp gevaudrin", 5),
        ("catapult gevaudrin", 3),
    ] {
        play(&mut game, 0, &format!("recruit {mv}"));
        assert_eq!(gold(&game, 0), left);
        if left == 9 {
            play(&mut game, 1, "pass");
        }
    }
    assert_eq!(refused(&game, 0, "recruit knight carcassogne"), "epix/recruit/gold");
    assert_eq!(game.open.board.held(seat(0)), provinces("yellow-castle carcassogne gevaudrin"));
}

/// `epix/draft/offered`
#[test]
fn one_bids_on_a_card_that_lies_open() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder]);
    assert_eq!(refused(&game, 0, "bid tribute camp"), "epix/draft/offered");
    let heard = play(&mut game, 0, "bid plunder camp");
    assert_eq!(
        heard.0,
        [(Audience::EVERYONE, Event::Marked { seat: seat(0), card: Card::Plunder, unit: Kind::Camp })]
    );
    play(&mut game, 0, "gold 1");
    assert_eq!(game.open.offers[1].bid.map(|bid| (bid.gold, bid.marker)), Some((1, Kind::Camp)));
    assert_eq!(game.open.offers[0].bid, None);
}

/// `epix/draft/marker`
#[test]
fn a_bid_is_marked_with_an_unused_unit() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder, Card::Tribute]);
    plays(&mut game, 0, &["bid spy knight", "gold 1"]);
    assert_eq!(supply(&game, 0, "knight"), 1);
    play(&mut game, 1, "pass");
    plays(&mut game, 0, &["bid plunder knight", "gold 1"]);
    assert_eq!(supply(&game, 0, "knight"), 0);
    assert_eq!(refused(&game, 0, "bid tribute knight"), "epix/draft/marker");
    assert_eq!(refused(&game, 0, "recruit knight carcassogne"), "epix/recruit/supply");
    // A marker of somebody else's is none of one's own.
    let mut other = draft(2, &[Card::Spy]);
    plays(&mut other, 0, &["bid spy catapult", "gold 1"]);
    for at in ["stonehinge", "transylvagne"] {
        other.open.board.put(seat(1), Kind::Catapult, province(at));
    }
    assert_eq!(refused(&other, 1, "bid spy catapult"), "epix/draft/marker");
    let barred = |mv: &String| mv.starts_with("recruit knight") || mv == "bid tribute knight";
    assert!(!moves(&game, 0).iter().any(barred));
    assert!(moves(&game, 0).contains(&"recruit catapult carcassogne".into()));
    assert!(moves(&game, 0).contains(&"bid tribute catapult".into()));
}

/// `epix/draft/stake`
#[test]
fn after_card_and_marker_comes_the_gold() {
    let mut game = draft(2, &[Card::Spy]);
    play(&mut game, 0, "bid spy camp");
    assert_eq!(asked(&game), [0]);
    assert_eq!(refused(&game, 0, "pass"), "epix/draft/stake");
    assert_eq!(refused(&game, 0, "bid spy camp"), "epix/draft/stake");
    assert_eq!(moves(&game, 0).len(), 15);
}

/// `epix/draft/higher`
#[test]
fn a_bid_is_at_least_one_and_higher_than_the_last() {
    let mut game = draft(2, &[Card::Spy]);
    play(&mut game, 0, "bid spy camp");
    assert_eq!(refused(&game, 0, "gold 0"), "epix/draft/higher");
    play(&mut game, 0, "gold 4");
    play(&mut game, 1, "bid spy camp");
    assert_eq!(refused(&game, 1, "gold 4"), "epix/draft/higher");
    assert_eq!(moves(&game, 1)[0], "gold 5");
    play(&mut game, 1, "gold 5");
    assert_eq!(game.open.offers[0].bid.map(|bid| bid.seat), Some(seat(1)));
}

/// `epix/draft/gold`
#[test]
fn nobody_bids_more_than_he_has() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder]);
    play(&mut game, 0, "bid spy camp");
    assert_eq!(refused(&game, 0, "gold 16"), "epix/draft/gold");
    play(&mut game, 0, "gold 15");
    assert_eq!(gold(&game, 0), 0);
    assert_eq!(refused(&game, 1, "bid spy camp"), "epix/draft/gold", "15 would have to be outbid");
    play(&mut game, 1, "pass");
    assert_eq!(refused(&game, 0, "bid plunder camp"), "epix/draft/gold", "it lies on the other card");
    assert_eq!(refused(&game, 0, "recruit soldier carcassogne"), "epix/recruit/gold");
    assert_eq!(moves(&game, 0), ["pass"]);
}

/// `epix/draft/outbid`
#[test]
fn whoever_is_outbid_gets_gold_and_marker_back_even_after_passing() {
    let mut game = draft(2, &[Card::Spy]);
    plays(&mut game, 0, &["bid spy camp", "gold 6"]);
    assert_eq!((gold(&game, 0), supply(&game, 0, "camp")), (9, 2));
    play(&mut game, 1, "recruit camp stonehinge");
    play(&mut game, 0, "pass");
    play(&mut game, 1, "bid spy knight");
    let heard = play(&mut game, 1, "gold 7");
    assert!(
        heard.0.contains(&(Audience::EVERYONE, Event::Outbid { seat: seat(0), card: Card::Spy, gold: 6 }))
    );
    assert_eq!((gold(&game, 0), supply(&game, 0, "camp")), (15, 3));
    assert_eq!((gold(&game, 1), supply(&game, 1, "knight")), (6, 1));
    assert_eq!(asked(&game), [1]);
}

/// `epix/draft/own`
#[test]
fn one_may_outbid_oneself_with_what_lies_there() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder]);
    plays(&mut game, 0, &["bid spy knight", "gold 10"]);
    play(&mut game, 1, "pass");
    plays(&mut game, 0, &["bid plunder knight", "gold 1"]);
    assert_eq!(supply(&game, 0, "knight"), 0);
    play(&mut game, 0, "bid spy knight");
    assert_eq!(refused(&game, 0, "gold 10"), "epix/draft/higher");
    assert_eq!(refused(&game, 0, "gold 15"), "epix/draft/gold", "4 in hand and 10 there");
    play(&mut game, 0, "gold 14");
    assert_eq!((gold(&game, 0), supply(&game, 0, "knight")), (0, 0));
    assert_eq!(refused(&game, 0, "bid plunder camp"), "epix/draft/gold");
}

/// `epix/draft/pass`
#[test]
fn passing_is_final() {
    let mut game = draft(3, &[Card::Spy]);
    plays(&mut game, 0, &["bid spy camp", "gold 1"]);
    play(&mut game, 1, "pass");
    plays(&mut game, 2, &["bid spy camp", "gold 2"]);
    play(&mut game, 0, "pass");
    assert_eq!(asked(&game), [2]);
    assert_eq!(refused(&game, 1, "bid spy camp"), "epix/draft/pass");
    assert_eq!(refused(&game, 0, "recruit soldier carcassogne"), "epix/draft/pass");
    play(&mut game, 2, "recruit camp toscagne");
    assert_eq!(asked(&game), [2]);
}

/// `epix/draft/end`
#[test]
fn when_all_have_passed_cards_go_to_the_last_bidders() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder, Card::GoldMine]);
    plays(&mut game, 0, &["bid spy camp", "gold 3"]);
    plays(&mut game, 1, &["bid spy camp", "gold 4"]);
    play(&mut game, 0, "pass");
    let heard = play(&mut game, 1, "pass");
    let told = |event| heard.0.contains(&(Audience::EVERYONE, event));
    assert!(told(Event::Bought { seat: seat(1), card: Card::Spy, gold: 4 }));
    assert!(told(Event::Unsold { card: Card::Plunder }) && told(Event::Unsold { card: Card::GoldMine }));
    assert!(told(Event::Began { season: Season::Spring }));
    let board = &game.open.board;
    assert!(board.cards(seat(1)).contains(Card::Spy) && !board.cards(seat(0)).contains(Card::Spy));
    assert!(board.seats().all(|seat| !board.cards(seat).contains(Card::Plunder)));
    assert_eq!((gold(&game, 1), board.treasury), (11, 4));
    assert_eq!(supply(&game, 1, "camp"), 3);
    assert!(game.open.offers.is_empty());
    assert_eq!(game.open.phase, Phase::Auction);
}

/// `epix/draft/several`
#[test]
fn one_player_may_win_several_cards() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder, Card::GoldMine]);
    play(&mut game, 0, "recruit camp gevaudrin");
    play(&mut game, 1, "pass");
    plays(
        &mut game,
        0,
        &["bid spy camp", "gold 1", "bid plunder camp", "gold 2", "bid gold_mine soldier", "gold 3", "pass"],
    );
    assert_eq!(game.open.board.cards(seat(0)).iter().count(), 3);
    assert_eq!((gold(&game, 0), game.open.board.treasury), (7, 8));
}

/// `epix/draft/effect`
#[test]
fn cards_work_from_the_first_season_on() {
    let mut game = draft(2, &[Card::Recruiter]);
    plays(&mut game, 0, &["bid recruiter camp", "gold 1"]);
    play(&mut game, 1, "pass");
    play(&mut game, 0, "recruit soldier carcassogne");
    assert_eq!(gold(&game, 0), 12, "the printed price");
    play(&mut game, 0, "pass");
    assert_eq!(game.open.board.price(seat(0), Kind::Soldier), 1);
}

/// `epix/draft/open`
#[test]
fn who_has_which_card_is_public_to_the_end() {
    let mut game = scene(2).card(1, Card::Surveyor).chosen(&["tax", "tax"]);
    for number in 0..2 {
        play(&mut game, number, "gold 0");
    }
    for viewer in Viewer::all(2) {
        assert!(game.view(viewer).open.board.cards(seat(1)).contains(Card::Surveyor));
    }
    assert_eq!(game.open.season, Season::Summer);
}
