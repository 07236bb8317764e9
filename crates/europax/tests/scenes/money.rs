//! Help among partners, and the end.

use crate::scene::{LONG, OPTIONS, Scene, seat};
use Country::{Benelux, England, France, Germany, Italy};
use europax::*;
use table::{Game, Seats};

/// France has to buy cereals, card 17, laid by England; Italy sells them for 160.
fn buying(options: Options) -> Scene {
    Scene::new(5, options).stock(Italy, "cereals coal").hand(England, &[17, 7])
}

/// `europax/help/when`
#[test]
fn partners_help_only_when_a_payment_exceeds_the_purse() {
    let mut scene = buying(OPTIONS).money(France, 160).turn(England);
    scene.play("lay 17");
    assert_eq!((scene.purse(France), scene.game.open.tally.helped), (0, 0));
    let mut scene = buying(OPTIONS).money(France, 155).turn(England);
    scene.play("lay 17");
    assert_eq!((scene.purse(France), scene.game.open.tally.helped), (155 + 4 * 300 - 160, 1));
    let costs = Scene::new(5, OPTIONS).stock(France, "cereals coal").hand(England, &[17, 7]);
    let mut costs = costs.money(France, 100).next(Unforeseen::Roads).turn(England);
    costs.play("lay 17");
    assert_eq!((costs.purse(France), costs.game.open.tally.helped), (100 + 4 * 300 - 150, 1));
    assert_eq!((scene.purse(England), scene.purse(Italy)), (3_300, 3_300 + 160));
}

/// `europax/help/rounds`
#[test]
fn everybody_gives_300_or_all_he_has_in_whole_rounds() {
    let poor = |money| {
        [France, England, Germany, Italy, Benelux].into_iter().fold(buying(OPTIONS), |scene, country| {
            scene.money(country, if country == Italy { money } else { 0 })
        })
    };
    // One gives all it has: 100, which isn't enough, and a second round brings nothing.
    let mut scene = poor(100).turn(England);
    let heard = scene.play("lay 17");
    let helped = heard.iter().filter(|event| matches!(event, Event::Helped { .. })).count();
    assert_eq!(helped, 1);
    assert_eq!((scene.purse(France), scene.purse(Italy)), (0, 160));
    // A whole round, though the first gift would have been enough.
    let mut scene = buying(OPTIONS).money(France, 0).money(Benelux, 40).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.purse(France), 3 * 300 + 40 - 160);
    assert_eq!(scene.purse(Benelux), 0);
    // For each payment anew.
    let mut scene = Scene::new(2, OPTIONS).hand(Benelux, &[41, 7]).money(France, 0).turn(Benelux);
    scene.play("lay 41");
    assert_eq!(scene.purse(France), 50 + 50, "300 for each unit at 250");
    assert_eq!(scene.game.open.tally.helped, 2);
}

/// `europax/help/bank`
#[test]
fn the_bank_makes_up_what_is_missing() {
    let broke = |scene: Scene| Country::ALL.into_iter().fold(scene, |scene, country| scene.money(country, 0));
    let mut scene = broke(buying(OPTIONS)).money(Benelux, 60).turn(England);
    let bank = scene.game.open.bank;
    let heard = scene.play("lay 17");
    assert!(heard.contains(&Event::MadeUp { country: The(France), to: To(Italy), money: 100 }));
    assert_eq!((scene.purse(Italy), scene.game.open.bank), (160, bank - 100));
    // What is due to itself it does without.
    let mut scene = broke(Scene::new(5, OPTIONS).hand(England, &[17])).money(Benelux, 60).turn(England);
    let bank = scene.game.open.bank;
    let heard = scene.play("lay 17");
    assert!(heard.contains(&Event::Waived { country: The(France), money: 190 }));
    assert_eq!((scene.purse(France), scene.game.open.bank), (0, bank + 60));
}

/// `europax/help/returned`
#[test]
fn help_is_returned_at_the_end() {
    let mut scene = buying(OPTIONS).money(France, 0).turn(England);
    scene.play("lay 17");
    let open = &scene.game.open;
    assert_eq!(open.boards[Italy].lent[France], 300);
    assert_eq!(open.wealth(France), -160);
    assert_eq!(open.wealth(Germany), 3_600);
    assert_eq!(scene.game.standing()[0], -160, "below nothing");
    // It is told at the end.
    let mut scene = buying(LONG).money(France, 0).production("").turn(England);
    scene.game.open.boards[Italy].stock = crate::scene::goods("cereals");
    scene.game.open.gone[Product::Coal] += 1;
    let heard = scene.play("lay 17");
    assert!(heard.contains(&Event::Returned { country: The(France), to: To(Germany), money: 300 }));
    assert_eq!(scene.outcome().scores[..], [-160, 3_600, 3_600, 3_760, 3_600]);
}

/// `europax/help/given`
#[test]
fn help_can_be_given_for_good() {
    let mut scene = buying(Options { help: Help::Given, ..OPTIONS }).money(France, 0).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.game.open.wealth(France), 1_200 - 160);
    assert_eq!(scene.game.open.wealth(Germany), 3_300);
}

/// `europax/end/short`
#[test]
fn the_short_game_ends_with_the_last_demand_card_of_a_hand() {
    let spare = [20, 21, 22, 23];
    let base =
        || Scene::new(5, OPTIONS).stock(France, "cereals coal").hand(England, &[17]).next(Unforeseen::Loan);
    let mut scene = base().demands(&spare).turn(England);
    scene.play("lay 17");
    let outcome = scene.outcome();
    assert_eq!(outcome.ending, "demands");
    assert_eq!(scene.purse(France), 3_950, "it was supplied, and the unforeseen card drawn");
    // With two countries each it is a country's hand that counts.
    let two = Options { countries: Each::Two, ..OPTIONS };
    let mut scene = Scene::new(2, two).hand(England, &[17]).demands(&[20, 21, 22]).turn(England);
    scene.play("lay 17");
    assert_eq!((scene.outcome().ending, scene.hand_of(Italy).len()), ("demands", 1));
    // With a card left in the pack it goes on.
    let mut scene = base().demands(&[20, 21, 22, 23, 24]).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
}

/// `europax/end/long`
#[test]
fn the_long_game_ends_at_once_when_a_stock_can_t_be_renewed() {
    // Card 41: England cars, France cereals twice. Italy sells its last card for the first unit, after payment, and that is it.
    let mut scene = Scene::new(5, LONG)
        .stock(England, "cars coal")
        .stock(Italy, "cereals")
        .stock(Germany, "coal")
        .stock(France, "coal")
        .production("")
        .hand(Benelux, &[41])
        .next(Unforeseen::Loan)
        .turn(Benelux);
    scene.play("lay 41");
    assert_eq!(scene.outcome().ending, "production");
    assert_eq!((scene.purse(France), scene.purse(Italy)), (3_440, 3_760), "one unit, and no unforeseen card");
    // An urgent purchase ends it, too.
    let mut scene = Scene::new(5, LONG)
        .stock(France, "cereals coal")
        .stock(Italy, "timber")
        .production("")
        .hand(England, &[17, 7])
        .next(Unforeseen::Timber)
        .turn(England);
    scene.play("lay 17");
    assert_eq!(scene.outcome().ending, "production");
    assert_eq!(scene.purse(Italy), 3_675);
}

/// `europax/end/standstill`
#[test]
fn the_long_game_ends_when_the_cards_go_round_for_nothing() {
    let round = || {
        Scene::new(5, LONG)
            .stock(Italy, "coal")
            .production("")
            .hand(England, &[17])
            .hand(France, &[8])
            .hand(Germany, &[9])
            .hand(Italy, &[10])
            .hand(Benelux, &[11])
            .demands(&[])
    };
    let mut scene = round().turn(England);
    scene.game.open.moving = false;
    scene.play("lay 17");
    assert_eq!(scene.outcome().ending, "standstill");
    // One card since the last time is enough to go on, and then it begins anew.
    let mut scene = round().turn(England);
    scene.game.open.moving = true;
    scene.play("lay 17");
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
    assert!(!scene.game.open.moving);
    // What is supplied counts; what is bought urgently doesn't by itself, but what is exhibited does.
    let scene = Scene::new(5, LONG).stock(Italy, "cereals timber coal").stock(France, "coal");
    let mut scene = scene.hand(England, &[17, 7]).turn(England);
    scene.game.open.moving = false;
    scene.play("lay 17");
    assert!(scene.game.open.moving);
    for (card, moves) in [(Unforeseen::Timber, false), (Unforeseen::MotorShow, true)] {
        let scene = Scene::new(5, LONG).stock(France, "cereals cars coal").stock(Italy, "timber timber coal");
        let mut scene = scene.stock(Germany, "timber coal").hand(England, &[17, 7]).next(card).turn(England);
        let mut before = scene.game.open.gone;
        scene.play("lay 17");
        before[Product::Cereals] += 1;
        assert_eq!(scene.game.open.gone != before, moves, "{card}");
    }
}

fn over(scene: Scene) -> table::Outcome {
    let mut scene = scene;
    scene.game.open.phase = Phase::Over(Ending::Demands);
    scene.outcome()
}

/// `europax/end/richest`
#[test]
fn the_richest_wins() {
    let outcome = over(Scene::new(5, OPTIONS).money(Germany, 3_605).stock(France, "cars cars"));
    assert_eq!(outcome.winners, Seats::only(seat(2)));
    assert_eq!(outcome.scores[..], [3_600, 3_600, 3_605, 3_600, 3_600]);
}

/// `europax/end/tied`
#[test]
fn among_the_richest_the_larger_stock_wins() {
    let outcome = over(Scene::new(5, OPTIONS).stock(France, "vegetables vegetables").stock(Italy, "cars"));
    assert_eq!(outcome.winners, Seats::only(seat(3)), "170 at European prices, against 120");
    let outcome = over(Scene::new(5, OPTIONS).stock(France, "cereals").stock(Italy, "wine wine"));
    assert_eq!(outcome.winners.len(), 2, "160 each, though abroad cereals are dearer");
}

/// `europax/end/shared`
#[test]
fn whoever_is_still_tied_shares() {
    let outcome = over(Scene::new(5, OPTIONS).stock(France, "coal").stock(Italy, "coal"));
    assert_eq!(outcome.winners, [seat(0), seat(3)].into_iter().collect());
}

/// `europax/end/sum`
#[test]
fn a_player_with_two_countries_counts_both() {
    let two = Options { countries: Each::Two, ..OPTIONS };
    // Seat 0 has France and Germany, seat 1 England and Italy.
    let outcome = over(Scene::new(2, two).money(France, 5_000).money(Germany, 100).money(England, 2_600));
    assert_eq!(outcome.scores[..], [5_100, 6_200]);
    assert_eq!(outcome.winners, Seats::only(seat(1)));
    let outcome = over(Scene::new(2, two).stock(France, "coal").stock(England, "coal").stock(Italy, "coal"));
    assert_eq!(outcome.winners, Seats::only(seat(1)), "stocks are counted together, too");
    // A country pays its twin.
    let mut scene = Scene::new(2, two).stock(Germany, "cereals coal").hand(England, &[17, 7]).turn(England);
    scene.play("lay 17");
    assert_eq!((scene.purse(France), scene.purse(Germany)), (3_440, 3_760));
}
