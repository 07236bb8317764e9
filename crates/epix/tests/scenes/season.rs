//! The season: auction, choice, recruitment, tax, income, winter and the end.

use crate::scene::*;
use epix::{Action, Card, Event, Hand, Phase, Season};
use table::{Audience, Game, Refusal, Status, Viewer};

fn auction(players: usize) -> epix::Epix {
    let mut game = scene(players);
    game.open.phase = Phase::Auction;
    game
}

/// `epix/season/phases`
#[test]
fn a_season_is_auction_choice_actions_income() {
    let mut game = auction(2).put(0, "camp carcassogne");
    play(&mut game, 0, "gold 1");
    play(&mut game, 1, "gold 0");
    assert_eq!(game.open.phase, Phase::Give { winner: seat(0) });
    play(&mut game, 0, "give 0");
    assert_eq!(game.open.phase, Phase::Choose);
    play(&mut game, 0, "choose tax");
    play(&mut game, 1, "choose recruitment");
    assert_eq!(now(&game), Some((1, Action::Recruitment)), "tax needs no choice");
    let heard = play(&mut game, 1, "done");
    assert!(heard.0.contains(&(Audience::EVERYONE, Event::Earned { seat: seat(0), gold: 1 })));
    assert_eq!((game.open.season, &game.open.phase), (Season::Summer, &Phase::Auction));
}

/// `epix/season/asked`
#[test]
fn only_who_is_asked_may_choose_and_only_that() {
    let mut game = scene(2).acting("recruitment");
    assert_eq!(asked(&game), [0]);
    assert_eq!(refused(&game, 1, "recruit soldier stonehinge"), "epix/season/asked");
    assert_eq!(refused(&game, 0, "pass"), "epix/season/asked");
    assert_eq!(refused(&game, 0, "attack soldier carcassogne lochmess"), "epix/season/asked");
    assert_eq!(refused(&game, 0, "gold 1"), "epix/season/asked");
    play(&mut game, 0, "done");
    play(&mut game, 0, "gold 0");
    assert_eq!(refused(&game, 0, "gold 0"), "epix/season/asked", "he has offered");
    assert_eq!(refused(&game, 1, "choose tax"), "epix/season/asked");
    assert_eq!(asked(&game), [1]);
}

/// `epix/auction/secret`
#[test]
fn offers_are_made_in_secret_from_nothing_to_all() {
    let mut game = auction(3).gold(0, 7).gold(1, 3);
    assert_eq!(asked(&game), [0, 1, 2]);
    assert_eq!(moves(&game, 1), ["gold 0", "gold 1", "gold 2", "gold 3"]);
    assert_eq!(refused(&game, 1, "gold 4"), "epix/auction/secret");
    let heard = play(&mut game, 0, "gold 7");
    assert_eq!(heard.by(Viewer::Seat(seat(1))).collect::<Vec<_>>(), [&Event::Offered { seat: seat(0) }]);
    assert_eq!(heard.by(Viewer::Seat(seat(0))).collect::<Vec<_>>(), [&Event::OfferedGold { gold: 7 }]);
    assert_eq!(asked(&game), [1, 2]);
    assert_eq!(game.view(Viewer::Seat(seat(1))).known.offers[seat(0)], None);
    assert_eq!(game.view(Viewer::Seat(seat(0))).known.offers[seat(0)], Some(7));
    assert_eq!(game.view(Viewer::Spectator).open.board.gold(seat(0)), 7, "it isn't spent yet");
}

/// `epix/auction/highest`
#[test]
fn the_highest_offer_wins_and_it_alone_is_paid() {
    let mut game = auction(3);
    for (number, offer) in [(1, 6), (0, 5), (2, 4)] {
        play(&mut game, number, &format!("gold {offer}"));
    }
    assert_eq!(game.open.phase, Phase::Give { winner: seat(1) });
    assert_eq!([gold(&game, 0), gold(&game, 1), gold(&game, 2)], [10, 4, 10]);
    assert_eq!(game.open.board.treasury, 6);
    assert_eq!(*game.open.offered.as_slice(), [Some(5), Some(6), Some(4)], "all are shown");
}

/// `epix/auction/tie`
#[test]
fn a_tie_goes_to_the_holder_or_the_nearest_clockwise() {
    for (holder, offers, winner) in [
        (0, [3, 3, 3, 3], 0),
        (2, [3, 3, 3, 3], 2),
        (2, [3, 3, 1, 2], 0),
        (1, [3, 1, 1, 3], 3),
        (3, [0, 4, 4, 0], 1),
        (2, [0, 0, 0, 0], 2),
    ] {
        let mut game = auction(4);
        game.open.first = seat(holder);
        (0..4).for_each(|number| _ = play(&mut game, number, &format!("gold {}", offers[number])));
        assert_eq!(game.open.phase, Phase::Give { winner: seat(winner) }, "{holder} {offers:?}");
    }
}

/// `epix/auction/give`
#[test]
fn the_winner_keeps_the_card_or_gives_it_away() {
    for to in 0..3 {
        let mut game = auction(3);
        (0..3).for_each(|number| _ = play(&mut game, number, &format!("gold {number}")));
        assert_eq!(asked(&game), [2]);
        assert_eq!(refused(&game, 2, "give 3"), "epix/auction/give");
        assert_eq!(moves(&game, 2), ["give 0", "give 1", "give 2"]);
        let heard = play(&mut game, 2, &format!("give {to}"));
        assert_eq!(game.open.first, seat(to));
        let told = match to {
            2 => Event::KeptFirst { seat: seat(2) },
            _ => Event::GaveFirst { seat: seat(2), to: seat(to) },
        };
        assert_eq!(heard.0, [(Audience::EVERYONE, told)]);
    }
}

/// `epix/choose/secret`
#[test]
fn action_cards_are_chosen_all_at_once_and_face_down() {
    let mut game = scene(3);
    assert_eq!(asked(&game), [0, 1, 2]);
    assert_eq!(moves(&game, 0), ["choose recruitment", "choose tax", "choose attack"]);
    let heard = play(&mut game, 1, "choose attack");
    assert_eq!(asked(&game), [0, 2]);
    assert_eq!(heard.by(Viewer::Spectator).collect::<Vec<_>>(), [&Event::Chose { seat: seat(1) }]);
    let mine: Vec<_> = heard.by(Viewer::Seat(seat(1))).collect();
    assert_eq!(mine, [&Event::ChoseCards { hand: Hand::Attack }]);
    assert_eq!((sees_cards(&game, 0, 1), sees_cards(&game, 1, 1)), (None, Some(Hand::Attack)));
}

/// `epix/choose/one`
#[test]
fn one_card_is_chosen_before_winter() {
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let game = scene(2).season(season);
        assert_eq!(refused(&game, 0, "choose recruitment-tax"), "epix/choose/one");
        assert!(game.check(seat(0), "choose tax".parse().unwrap()).is_ok());
    }
}

/// `epix/choose/hidden`
#[test]
fn a_chosen_card_is_hidden_until_its_owners_turn() {
    let mut game = scene(3).chosen(&["recruitment", "attack", "tax"]);
    assert_eq!(sees_cards(&game, 1, 0), Some(Hand::Recruitment));
    assert_eq!((sees_cards(&game, 0, 1), sees_cards(&game, 0, 2)), (None, None));
    let heard = play(&mut game, 0, "done");
    assert!(heard.0.contains(&(Audience::EVERYONE, Event::Showed { seat: seat(1), hand: Hand::Attack })));
    assert_eq!((sees_cards(&game, 0, 1), sees_cards(&game, 0, 2)), (Some(Hand::Attack), None));
}

/// `epix/act/order`
#[test]
fn everybody_acts_in_turn_from_the_first_player() {
    let mut game = scene(4);
    game.open.first = seat(2);
    let mut game = game.chosen(&["recruitment", "attack", "attack", "recruitment"]);
    for (number, action) in
        [(2, Action::Attack), (3, Action::Recruitment), (0, Action::Recruitment), (1, Action::Attack)]
    {
        assert_eq!(now(&game), Some((number, action)));
        assert_eq!(asked(&game), [number]);
        play(&mut game, number, "done");
    }
    assert_eq!(game.open.season, Season::Summer);
}

/// `epix/recruit/price`
#[test]
fn units_have_their_price() {
    let mut game = scene(2).gold(0, 12).acting("recruitment");
    for (unit, left) in [("soldier", 10), ("knight", 4), ("camp", 2), ("catapult", 0)] {
        play(&mut game, 0, &format!("recruit {unit} carcassogne"));
        assert_eq!(gold(&game, 0), left);
    }
    assert_eq!(game.open.board.treasury, 12);
}

/// `epix/recruit/gold`
#[test]
fn nobody_recruits_what_he_cant_pay() {
    let game = scene(2).gold(0, 5).acting("recruitment");
    assert_eq!(refused(&game, 0, "recruit knight carcassogne"), "epix/recruit/gold");
    let game = scene(2).gold(0, 6).acting("recruitment");
    assert!(moves(&game, 0).contains(&"recruit knight carcassogne".into()));
    let game = scene(2).gold(0, 1).acting("recruitment");
    assert_eq!(refused(&game, 0, "recruit camp carcassogne"), "epix/recruit/gold");
    assert_eq!(moves(&game, 0), ["done"]);
}

/// `epix/recruit/any`
#[test]
fn one_recruits_as_many_as_one_likes_or_none() {
    let mut game = scene(2).gold(0, 30).acting("recruitment");
    play(&mut game.clone(), 0, "done");
    plays(
        &mut game,
        0,
        &[
            "recruit catapult gevaudrin",
            "recruit soldier yellow-castle",
            "recruit camp gevaudrin",
            "recruit soldier gevaudrin",
            "recruit knight yellow-castle",
            "done",
        ],
    );
    assert_eq!(units(&game, 0, "soldier"), provinces("yellow-castle gevaudrin"));
    assert_eq!(game.open.season, Season::Summer);
}

/// `epix/recruit/supply`
#[test]
fn one_recruits_only_what_is_in_the_supply() {
    let mut game =
        scene(2).gold(0, 50).put(0, "camp lochmess, camp carcassogne, knight lochmess").acting("recruitment");
    plays(&mut game, 0, &["recruit camp gevaudrin", "recruit knight gevaudrin", "recruit soldier lochmess"]);
    assert_eq!((supply(&game, 0, "camp"), supply(&game, 0, "knight")), (0, 0));
    assert_eq!(refused(&game, 0, "recruit camp yellow-castle"), "epix/recruit/supply");
    assert_eq!(refused(&game, 0, "recruit knight carcassogne"), "epix/recruit/supply");
    assert!(!moves(&game, 0).iter().any(|mv| mv.contains("camp") || mv.contains("knight")));
}

/// `epix/recruit/where`
#[test]
fn one_recruits_in_ones_lands_and_where_ones_units_stand() {
    let game = scene(2).put(0, "camp broceland").acting("recruitment");
    let soldiers: Vec<String> = moves(&game, 0).into_iter().filter(|mv| mv.contains("soldier")).collect();
    assert_eq!(
        soldiers,
        ["yellow-castle", "carcassogne", "gevaudrin", "broceland"].map(|at| format!("recruit soldier {at}"))
    );
    assert_eq!(refused(&game, 0, "recruit soldier lochmess"), "epix/recruit/where");
    assert_eq!(refused(&game, 0, "recruit soldier kilimandjora"), "epix/recruit/where");
    assert_eq!(refused(&game, 0, "recruit soldier avalune"), "epix/recruit/where", "it isn't on this map");
}

/// `epix/recruit/colour`
#[test]
fn nobody_recruits_where_enemies_stand() {
    let game = scene(2).put(1, "catapult carcassogne").acting("recruitment");
    assert_eq!(refused(&game, 0, "recruit soldier carcassogne"), "epix/recruit/colour");
    assert_eq!(refused(&game, 0, "recruit soldier blue-castle"), "epix/recruit/colour");
    assert!(moves(&game, 0).contains(&"recruit soldier gevaudrin".into()));
}

/// `epix/recruit/twice`
#[test]
fn no_two_of_a_kind_stand_in_one_province() {
    let mut game = scene(2).put(0, "soldier yellow-castle, catapult carcassogne").acting("recruitment");
    assert_eq!(refused(&game, 0, "recruit soldier yellow-castle"), "epix/recruit/twice");
    assert_eq!(refused(&game, 0, "recruit catapult carcassogne"), "epix/recruit/twice");
    play(&mut game, 0, "recruit camp carcassogne");
    assert_eq!(refused(&game, 0, "recruit camp carcassogne"), "epix/recruit/twice");
}

/// `epix/recruit/camp`
#[test]
fn a_camp_never_stands_in_a_castle() {
    let game = scene(2).acting("recruitment");
    assert_eq!(refused(&game, 0, "recruit camp yellow-castle"), "epix/recruit/camp");
    assert!(!moves(&game, 0).contains(&"recruit camp yellow-castle".into()));
}

/// `epix/recruit/knight`
#[test]
fn a_knight_is_never_recruited_in_kilimandjora() {
    let mut game = scene(2).put(0, "camp kilimandjora").acting("recruitment");
    assert_eq!(refused(&game, 0, "recruit knight kilimandjora"), "epix/recruit/knight");
    assert!(!moves(&game, 0).contains(&"recruit knight kilimandjora".into()));
    plays(&mut game, 0, &["recruit soldier kilimandjora", "recruit catapult kilimandjora"]);
}

/// `epix/tax/gold`
#[test]
fn tax_brings_three_gold() {
    let game = scene(2).chosen(&["tax", "tax"]);
    assert_eq!((gold(&game, 0), gold(&game, 1), game.open.board.treasury), (13, 13, -6));
}

/// `epix/income/camps`
/// `epix/income/marked`
#[test]
fn camps_and_marked_provinces_bring_gold() {
    let game = scene(3)
        .put(0, "camp carcassogne, camp gevaudrin, camp lochmess")
        .put(1, "catapult broceland, soldier avalune")
        .put(2, "soldier kilimandjora")
        .chosen(&["tax", "tax", "tax"]);
    assert_eq!([gold(&game, 0), gold(&game, 1), gold(&game, 2)], [13 + 4, 13 + 2, 13]);
}

/// `epix/income/cards`
#[test]
fn cards_add_to_the_income() {
    let game = scene(2)
        .put(0, "camp carcassogne")
        .card(0, Card::GoldMine)
        .card(0, Card::Caravans)
        .card(0, Card::Surveyor)
        .chosen(&["tax", "tax"]);
    assert_eq!((gold(&game, 0), gold(&game, 1)), (13 + 2 + 2 + 1, 13));
}

/// `epix/income/winter`
#[test]
fn there_is_income_in_winter_too() {
    let mut game = scene(2).season(Season::Winter).put(0, "camp carcassogne").acting("recruitment-tax");
    plays(&mut game, 0, &["play tax", "done"]);
    plays(&mut game, 1, &["play tax", "recruit soldier stonehinge", "done"]);
    assert_eq!(gold(&game, 0), 14);
    assert!(matches!(game.status(), Status::Over(_)));
    assert_eq!(refused(&game, 0, "done"), Refusal::OVER);
}

/// `epix/winter/two`
#[test]
fn in_winter_two_cards_are_chosen() {
    let game = scene(2).season(Season::Winter);
    assert_eq!(refused(&game, 0, "choose tax"), "epix/winter/two");
    assert_eq!(moves(&game, 0), ["choose recruitment-tax", "choose recruitment-attack", "choose tax-attack"]);
}

/// `epix/winter/order`
#[test]
fn both_are_shown_together_and_carried_out_in_either_order() {
    let game = scene(2).season(Season::Winter).acting("recruitment-attack");
    assert_eq!(sees_cards(&game, 1, 0), Some(Hand::RecruitmentAttack));
    assert_eq!(moves(&game, 0), ["play recruitment", "play attack"]);
    assert_eq!(refused(&game, 0, "play tax"), "epix/winter/order");
    assert_eq!(refused(&game, 0, "recruit soldier carcassogne"), "epix/season/asked");
    for (first, second) in [("recruitment", "attack"), ("attack", "recruitment")] {
        let mut game = game.clone();
        play(&mut game, 0, &format!("play {first}"));
        assert_eq!(now(&game).unwrap().1.key(), first);
        play(&mut game, 0, "done");
        assert_eq!(now(&game).unwrap().1.key(), second);
        play(&mut game, 0, "done");
        assert_eq!(asked(&game), [1]);
    }
    let mut game = scene(2).season(Season::Winter).acting("tax-attack");
    play(&mut game.clone(), 0, "play tax");
    plays(&mut game, 0, &["play attack", "done"]);
    assert_eq!(gold(&game, 0), 13, "tax after the attack");
}

/// `epix/winter/apart`
#[test]
fn one_card_is_finished_before_the_other_and_recruits_may_act() {
    let mut game = scene(2).season(Season::Winter).acting("recruitment-attack");
    play(&mut game, 0, "play recruitment");
    play(&mut game, 0, "recruit soldier carcassogne");
    assert_eq!(refused(&game, 0, "move soldier carcassogne lochmess"), "epix/winter/apart");
    plays(&mut game, 0, &["done", "move soldier carcassogne lochmess"]);
    assert_eq!(refused(&game, 0, "recruit soldier carcassogne"), "epix/winter/apart");
}

/// `epix/end/castle`
/// `epix/castle/fall`
#[test]
fn a_fallen_castle_ends_the_game_at_once() {
    let mut game = scene(3).put(0, "soldier transylvagne").acting("attack");
    attack(&mut game, "soldier transylvagne blue-castle", 1, 1, &[2, 3]);
    assert_eq!(winners(&game), (vec![0], "castle"));
    assert_eq!(game.open.phase, Phase::Over { taken: Some((seat(0), province("blue-castle"))) });
    assert_eq!(refused(&game, 0, "done"), Refusal::OVER);
    assert_eq!(refused(&game, 1, "choose tax"), Refusal::OVER);
}

fn winter_over(game: epix::Epix) -> epix::Epix {
    let players = game.open.board.players();
    let mut game = game.season(Season::Winter).chosen(&vec!["recruitment-tax"; players]);
    for number in 0..players {
        if asked(&game) == [number] {
            plays(&mut game, number, &["play tax", "done"]);
        }
    }
    game
}

/// `epix/end/provinces`
#[test]
fn after_winter_the_most_provinces_win() {
    let game = scene(3).put(1, "camp lochmess, soldier kilimandjora").put(2, "camp avalune").gold(2, 100);
    let game = winter_over(game);
    assert_eq!(winners(&game), (vec![1], "winter"));
    let Status::Over(outcome) = game.status() else { panic!("over") };
    assert_eq!(outcome.scores[..], [1, 3, 2]);
    // An empty castle counts for its owner: two and a castle beat two with a soldier in the castle.
    let game = scene(2)
        .put(0, "camp lochmess, camp broceland")
        .put(1, "soldier blue-castle, camp stonehinge")
        .gold(1, 50);
    assert_eq!(winners(&winter_over(game)), (vec![0], "winter"));
}

/// `epix/end/gold`
#[test]
fn a_tie_goes_to_the_most_gold() {
    let game = scene(3).put(1, "soldier lochmess").put(2, "soldier avalune").gold(2, 11);
    assert_eq!(winners(&winter_over(game)), (vec![2], "winter"));
    let game = scene(3).put(1, "soldier lochmess").put(2, "camp avalune").gold(1, 11).gold(0, 50);
    assert_eq!(winners(&winter_over(game)), (vec![1, 2], "winter"), "the winter income counts");
}

/// `epix/end/shared`
#[test]
fn whoever_is_still_tied_shares() {
    let game = scene(4).put(1, "soldier lochmess").put(3, "soldier broceland").gold(0, 99);
    assert_eq!(winners(&winter_over(game)), (vec![1, 3], "winter"));
}

/// Seat 1 comes last in winter, with this hand, after seat 0 has recruited nothing.
fn last_in_winter(game: epix::Epix, hand: &str) -> (epix::Epix, bool) {
    let mut game = game.season(Season::Winter).chosen(&["recruitment-tax", hand]);
    play(&mut game, 0, "play tax");
    let heard = play(&mut game, 0, "done");
    let skipped = heard.0.contains(&(Audience::EVERYONE, Event::Skipped { seat: seat(1) }));
    assert_eq!(skipped, matches!(game.status(), Status::Over(_)));
    (game, skipped)
}

/// `epix/winter/last`
#[test]
fn the_last_player_of_winter_plays_only_if_he_can_win() {
    // Yellow holds five provinces with 13 gold after tax.
    let yellow = "camp carcassogne, camp gevaudrin, soldier lochmess, soldier broceland";
    let game = || scene(2).put(0, yellow);
    // Two new provinces aren't enough, however rich.
    assert!(last_in_winter(game().gold(1, 90), "recruitment-tax").1);
    // A knight takes the castle if the gold lasts: through the camp's province to the empty castle, 1 and then 3.
    let knight = || game().put(1, "knight stonehinge");
    assert!(!last_in_winter(knight().gold(1, 4), "recruitment-attack").1);
    assert!(last_in_winter(game().put(1, "soldier stonehinge").gold(1, 1), "tax-attack").1);
    // The same knight without Move & Attack.
    assert!(last_in_winter(knight().gold(1, 90), "recruitment-tax").1);
    // And nobody but the last is skipped.
    let mut first = game().season(Season::Winter);
    first.open.first = seat(1);
    let first = first.chosen(&["recruitment-tax", "recruitment-tax"]);
    assert_eq!(asked(&first), [1]);
}

/// `epix/winter/shared`
#[test]
fn to_share_is_to_win_and_the_income_of_winter_counts() {
    // Two provinces each. Yellow ends with 13 gold and 1 for his camp.
    let game = |gold: u16| scene(2).put(0, "camp carcassogne").put(1, "soldier stonehinge").gold(1, gold);
    assert!(!last_in_winter(game(11), "tax-attack").1, "14 to 14 is shared");
    assert!(last_in_winter(game(10).put(0, "soldier kilimandjora, soldier lochmess"), "recruitment-tax").1);
    assert!(
        !last_in_winter(game(10).put(1, "soldier blue-castle"), "tax-attack").1,
        "a step out is a province more"
    );
    let camp = |gold: u16| scene(2).put(0, "camp carcassogne").put(1, "camp stonehinge").gold(1, gold);
    assert!(last_in_winter(camp(9), "tax-attack").1, "12 and 1 of income to 14");
    assert!(!last_in_winter(camp(10), "tax-attack").1, "13 and 1 of income to 14");
}

/// `epix/winter/skipped`
#[test]
fn who_is_skipped_shows_his_cards_and_gets_income_but_no_tax() {
    let yellow = "camp carcassogne, camp gevaudrin, soldier lochmess, soldier broceland";
    let (game, skipped) =
        last_in_winter(scene(2).put(0, yellow).put(1, "camp stonehinge").gold(1, 0), "tax-attack");
    assert!(skipped);
    assert_eq!(gold(&game, 1), 1);
    assert_eq!(sees_cards(&game, 0, 1), Some(Hand::TaxAttack));
    assert_eq!(winners(&game), (vec![0], "winter"));
}

#[test]
fn an_income_of_nothing_is_not_told() {
    let mut game = scene(2).acting("recruitment");
    let heard = play(&mut game, 0, "done");
    assert!(!heard.0.iter().any(|(_, event)| matches!(event, Event::Earned { .. })));
}
