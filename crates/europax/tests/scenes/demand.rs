//! Demand cards, stocks and hands; the rulebook's own examples among them.

use crate::scene::{LONG, OPTIONS, Scene, goods};
use Country::{Benelux, England, France, Germany, Italy};
use europax::*;
use table::Trace;

/// Five countries; France's turn.
fn five() -> Scene {
    Scene::new(5, OPTIONS)
}

/// This country is about to lay card 17, which asks France for cereals. England and Italy have some.
fn cereals_for_france(layer: Country) -> Scene {
    five()
        .stock(England, "cereals coal")
        .stock(Italy, "cereals coal")
        .stock(France, "coal")
        .hand(layer, &[17])
        .turn(layer)
}

/// The first example: France lays a card that asks England for cereals. England has none and buys from France, for 160.
#[test]
fn example_england_buys_cereals_from_france() {
    // Card 47: Italy woollen cloth, England cereals, Germany vegetables.
    let mut scene = five()
        .stock(France, "cereals cereals")
        .stock(England, "coal")
        .stock(Italy, "wool wool")
        .stock(Germany, "vegetables wine")
        .stock(Benelux, "cereals")
        .hand(France, &[47])
        .turn(France);
    let heard = scene.play("lay 47");
    let bought = Event::Bought {
        country: The(England),
        from: OutOf(France),
        product: Goods(Product::Cereals),
        money: 160,
    };
    assert!(heard.contains(&bought), "{heard:?}");
    assert_eq!((scene.purse(England), scene.purse(France)), (3_440, 3_760));
    assert_eq!(scene.has(France), goods("cereals"));
    assert_eq!(scene.has(England), goods("coal"), "what was bought goes to the market");
    assert_eq!(scene.game.open.gone[Product::Cereals], 1);
}

/// The second example: Germany is asked for steel, and nobody in Europe has any: it pays the bank 170.
#[test]
fn example_germany_pays_170_for_steel_abroad() {
    // Card 26: Germany steel, England cereals, Benelux timber twice.
    let mut scene = five()
        .stock(France, "coal")
        .stock(England, "cereals coal")
        .stock(Benelux, "timber timber coal")
        .hand(France, &[26])
        .turn(France);
    let bank = scene.game.open.bank;
    let heard = scene.play("lay 26");
    assert!(heard.contains(&Event::BoughtAbroad {
        country: The(Germany),
        product: Goods(Product::Steel),
        money: 170
    }));
    assert_eq!((scene.purse(Germany), scene.game.open.bank), (3_430, bank + 170));
}

/// The third example: the last demand wants six million tonnes of cereals from France, which has three; Germany supplies the
/// rest and plays next.
#[test]
fn example_germany_supplies_the_rest_and_plays_next() {
    // Card 41: England cars, France cereals twice.
    let mut scene = five()
        .stock(England, "cars coal")
        .stock(France, "cereals coal")
        .stock(Germany, "cereals coal")
        .hand(Italy, &[41])
        .turn(Italy);
    let heard = scene.play("lay 41");
    let asked = Event::Asked {
        country: The(France),
        units: 2,
        product: OfGoods(Product::Cereals),
        tonnes: 6_000_000,
    };
    assert!(heard.contains(&asked));
    assert!(heard.contains(&Event::Supplied { country: The(France), product: Goods(Product::Cereals) }));
    assert_eq!((scene.purse(France), scene.purse(Germany)), (3_440, 3_760));
    assert_eq!(scene.game.open.phase, Phase::Lay(Germany));
    assert!(scene.game.open.boards[Germany].hotel, "and drew an unforeseen card");
}

/// `europax/turn/asked`
#[test]
fn only_whoever_is_asked_chooses() {
    let scene = five().stock(France, "cereals").hand(England, &[17]).turn(England);
    assert_eq!(scene.refused(0, "lay 17"), "europax/turn/asked");
    assert_eq!(scene.refused(5, "lay 17"), "europax/turn/asked");
}

/// `europax/turn/lay`
#[test]
fn whoever_has_the_turn_lays_a_card() {
    let mut scene = five().stock(France, "cereals coal").hand(France, &[17, 7]).turn(France);
    assert_eq!(scene.moves(), ["lay 7", "lay 17"]);
    assert_eq!(scene.refused(0, "buy italy"), "europax/turn/lay");
    let heard = scene.play("lay 17");
    assert_eq!(heard[0], Event::Laid { country: The(France), card: Demand::new(17).unwrap() });
    assert!(scene.game.open.used.contains(17));
    assert_eq!(scene.hand_of(France), [7]);
    assert_eq!(scene.game.open.tally.laid, 1);
}

/// `europax/turn/hand`
#[test]
fn one_lays_a_card_of_ones_own() {
    let scene = five().hand(France, &[17]).hand(Italy, &[7]).turn(France);
    assert_eq!(scene.refused(0, "lay 7"), "europax/turn/hand");
}

/// `europax/demand/order`
#[test]
fn demands_are_met_from_the_top_down() {
    // Card 2: France petroleum products, Benelux timber, Italy chemicals.
    let mut scene = five()
        .stock(France, "petroleum coal")
        .stock(Benelux, "timber coal")
        .stock(Italy, "chemicals coal")
        .hand(England, &[2])
        .turn(England);
    let asked = scene.play("lay 2").into_iter().filter_map(|event| match event {
        Event::Asked { country, .. } => Some(country.0),
        _ => None,
    });
    assert_eq!(asked.collect::<Vec<_>>(), [France, Benelux, Italy]);
}

/// `europax/demand/units`
#[test]
fn a_stock_is_renewed_between_two_units_and_counts_at_once() {
    // Card 41: England cars, France cereals twice. France's one card is its last; of the new ones one is of cereals.
    let mut scene = five()
        .stock(England, "cars coal")
        .stock(France, "cereals")
        .stock(Italy, "cereals coal")
        .production("wine wine wine wine wine coal coal coal coal coal cereals")
        .hand(Italy, &[41])
        .turn(Italy);
    scene.play("lay 41");
    assert_eq!(scene.purse(France), 3_600 + 1_000, "it bought nothing");
    assert_eq!(scene.has(France), goods("wine wine wine wine coal coal coal coal coal"));
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
}

/// `europax/demand/own`
#[test]
fn what_the_country_has_itself_comes_first_and_brings_no_money() {
    // Card 17: France cereals.
    let mut scene = five()
        .stock(France, "cereals coal")
        .stock(England, "cereals coal")
        .hand(England, &[17])
        .turn(England);
    scene.play("lay 17");
    assert_eq!((scene.purse(France), scene.purse(England)), (3_600, 3_600));
    assert_eq!(scene.has(France), goods("coal"));
}

/// `europax/demand/layer`
#[test]
fn what_it_lacks_it_buys_from_whoever_laid_the_card() {
    let mut scene = cereals_for_france(Italy);
    scene.play("lay 17");
    assert_eq!((scene.purse(France), scene.purse(Italy), scene.purse(England)), (3_440, 3_760, 3_600));
}

/// `europax/demand/layer`
/// `europax/demand/choice`
#[test]
fn for_every_unit_it_is_asked_anew_where_it_comes_from() {
    // Card 46: France vegetables, Italy wine, Benelux coal twice. England, which laid it, has one unit of coal; for the other one
    // Benelux chooses.
    let mut scene = five()
        .stock(France, "vegetables coal")
        .stock(Italy, "wine coal")
        .stock(England, "coal wine")
        .stock(Benelux, "wine")
        .hand(England, &[46, 7])
        .turn(England);
    scene.play("lay 46");
    assert_eq!(scene.moves(), ["buy france", "buy italy"]);
    assert_eq!(scene.purse(England), 3_690, "whoever laid it comes first");
    let Phase::Supply(supply) = scene.game.open.phase else { panic!("nobody is asked") };
    assert_eq!((supply.line, supply.units), (2, 1));
    let heard = scene.play("buy france");
    assert!(!heard.iter().any(|event| matches!(event, Event::Asked { .. })), "the demand was read before");
    assert_eq!((scene.purse(Benelux), scene.purse(France)), (3_420, 3_690 + 1_000));
    assert_eq!(scene.game.open.gone, goods("vegetables wine coal coal"));
    // A choice for each of two units.
    let mut scene = five()
        .stock(France, "vegetables coal")
        .stock(Italy, "wine coal")
        .stock(Germany, "coal coal")
        .stock(England, "wine")
        .hand(England, &[46, 7])
        .turn(England);
    scene.play("lay 46");
    scene.play("buy germany");
    assert_eq!(scene.moves(), ["buy france", "buy germany", "buy italy"]);
}

/// `europax/demand/choice`
#[test]
fn otherwise_it_chooses_from_whom() {
    let mut scene = cereals_for_france(Benelux);
    scene.play("lay 17");
    assert_eq!(scene.trace, Trace::Quiet, "nothing hidden was shown yet");
    assert_eq!(scene.game.open.asked(), Some(crate::scene::seat(0)), "France chooses, not Benelux");
    assert_eq!(scene.moves(), ["buy england", "buy italy"]);
    assert_eq!(scene.refused(0, "lay 17"), "europax/demand/choice");
    scene.play("buy italy");
    assert_eq!((scene.purse(France), scene.purse(Italy)), (3_440, 3_760));
    assert_eq!(scene.game.open.phase, Phase::Lay(Italy));

    // Where only one has it, nobody is asked.
    let mut scene =
        five().stock(Italy, "cereals coal").stock(France, "coal").hand(Benelux, &[17]).turn(Benelux);
    scene.play("lay 17");
    assert_eq!(scene.game.open.phase, Phase::Lay(Italy));
}

/// `europax/demand/seller`
#[test]
fn only_who_has_it_can_sell_it() {
    let mut scene = cereals_for_france(Benelux);
    scene.play("lay 17");
    assert_eq!(scene.refused(0, "buy germany"), "europax/demand/seller");
    assert_eq!(scene.refused(0, "buy france"), "europax/demand/seller");
}

/// `europax/demand/must-sell`
#[test]
fn nobody_may_refuse_to_sell() {
    let mut scene = cereals_for_france(Benelux);
    scene.play("lay 17");
    scene.play("buy england");
    // England wasn't asked; it has sold, and drawn a card.
    assert_eq!(scene.purse(England), 3_760);
    assert_eq!(scene.game.open.phase, Phase::Lay(England));
}

/// `europax/demand/abroad`
#[test]
fn what_nobody_has_is_paid_for_abroad_and_no_card_comes_of_it() {
    let mut scene = five().stock(France, "coal").hand(France, &[17, 7]).turn(France);
    let before = scene.game.open.clone();
    scene.play("lay 17");
    assert_eq!(scene.purse(France), 3_350);
    assert_eq!((scene.game.open.gone, scene.has(France)), (before.gone, before.boards[France].stock));
    assert_eq!(scene.game.open.tally.abroad, 1);
    // For two units one partner may have one.
    let mut scene = five().stock(England, "cars cereals coal").hand(France, &[41, 7]).turn(France);
    scene.play("lay 41");
    assert_eq!(scene.purse(France), 3_600 - 160 - 250);
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
    assert!(
        scene.game.open.present().iter().all(|country| !scene.game.open.boards[country].hotel),
        "nobody drew"
    );
}

/// `europax/demand/gone`
#[test]
fn what_was_supplied_leaves_the_game() {
    let mut scene = five().stock(France, "cereals coal").hand(France, &[17, 7]).turn(France);
    scene.play("lay 17");
    assert_eq!(scene.game.open.gone, goods("cereals"));
    assert_eq!(scene.game.open.production[Product::Cereals], 14);
}

/// `europax/demand/absent`
#[test]
fn demands_on_countries_that_nobody_plays_are_skipped() {
    // Card 26: Germany steel, England cereals, Benelux timber twice; two play France and Benelux.
    let mut scene =
        Scene::new(2, OPTIONS).stock(Benelux, "timber timber coal").hand(France, &[26, 17]).turn(France);
    let heard = scene.play("lay 26");
    assert!(heard.contains(&Event::Skipped { country: The(Germany) }));
    assert!(heard.contains(&Event::Skipped { country: The(England) }));
    assert_eq!(scene.has(Benelux), goods("coal"));
    // A skipped demand isn't the last: card 23 ends with Germany, but Benelux supplied the last unit.
    let mut scene = Scene::new(2, OPTIONS)
        .stock(Benelux, "cereals coal")
        .stock(France, "coal wine")
        .hand(France, &[23, 17])
        .turn(France);
    scene.play("lay 23");
    assert_eq!(scene.game.open.phase, Phase::Lay(Benelux));
    assert!(scene.game.open.boards[Benelux].hotel, "and Benelux drew");
}

/// `europax/demand/all-skipped`
#[test]
fn after_a_card_that_was_skipped_altogether_the_same_country_lays_another() {
    // Four without Benelux; card 1 names Benelux alone.
    let mut scene =
        Scene::new(4, OPTIONS).stock(France, "coal").hand(Germany, &[1]).demands(&[2, 3, 4, 5]).turn(Germany);
    let unread = scene.game.packs.unforeseen.len();
    let heard = scene.play("lay 1");
    assert!(heard.contains(&Event::AllSkipped {}));
    assert_eq!(scene.game.packs.unforeseen.len(), unread, "nobody draws");
    assert_eq!(scene.game.open.phase, Phase::Lay(Germany));
    assert!(!scene.hand_of(Germany).is_empty(), "it got new ones first");
    // Where there are none to get, that is the end.
    let mut scene = Scene::new(4, OPTIONS).hand(Germany, &[1]).demands(&[2, 3, 4]).turn(Germany);
    scene.play("lay 1");
    assert_eq!(scene.outcome().ending, "demands");
}

/// `europax/demand/next`
#[test]
fn whoever_brought_the_last_unit_plays_next_or_paid_for_it_abroad() {
    let mut scene = five().stock(France, "cereals coal").hand(England, &[17]).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
    let mut scene = five().hand(England, &[17]).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.game.open.phase, Phase::Lay(France), "France paid abroad");
    let mut scene = five().stock(Italy, "cereals coal").hand(England, &[17]).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.game.open.phase, Phase::Lay(Italy), "Italy sold it");
}

/// `europax/demand/end`
#[test]
fn first_supplied_then_the_unforeseen_card_then_new_cards() {
    let mut scene = five().stock(France, "cereals").hand(England, &[17]).turn(England);
    let heard = scene.play("lay 17");
    let place = |so: fn(&Event) -> bool| heard.iter().position(so).unwrap();
    let order = [
        place(|event| matches!(event, Event::Supplied { .. })),
        place(|event| matches!(event, Event::Rewarded { .. })),
        place(|event| matches!(event, Event::Drew { .. })),
        place(|event| matches!(event, Event::GotDemands { .. })),
        place(|event| matches!(event, Event::Turn { .. })),
    ];
    assert!(order.is_sorted(), "{heard:?}");
    assert_eq!(scene.trace, Trace::Final);
}

/// `europax/stock/renew`
#[test]
fn a_stock_that_is_used_up_brings_ten_cards_and_a_thousand() {
    let mut scene = five().stock(France, "cereals").hand(England, &[17]).turn(England);
    let bank = scene.game.open.bank;
    scene.play("lay 17");
    assert_eq!((scene.has(France).cards(), scene.purse(France)), (10, 4_600));
    assert_eq!(scene.game.open.boards[France].fresh, scene.has(France));
    assert_eq!(scene.game.open.bank, bank - 1_000);
    // By a sale as well.
    let mut scene = five().stock(Italy, "cereals").hand(England, &[17]).turn(England);
    scene.play("lay 17");
    assert_eq!((scene.has(Italy).cards(), scene.purse(Italy)), (10, 4_760));
}

/// `europax/stock/rest`
#[test]
fn fewer_than_ten_bring_a_thousand_too_none_bring_nothing() {
    let mut scene =
        five().stock(France, "cereals").production("coal wine").hand(England, &[17]).turn(England);
    scene.play("lay 17");
    assert_eq!((scene.has(France), scene.purse(France)), (goods("coal wine"), 4_600));
    let mut scene = five().stock(France, "cereals").production("").hand(England, &[17, 7]).turn(England);
    let heard = scene.play("lay 17");
    assert!(heard.contains(&Event::UsedUp { country: The(France) }));
    assert_eq!((scene.has(France).cards(), scene.purse(France)), (0, 3_600));
    assert_eq!(scene.game.open.phase, Phase::Lay(France), "the short game goes on");
}

/// `europax/hand/renew`
#[test]
fn a_hand_that_is_used_up_brings_seven_or_what_is_left() {
    let mut scene = five().stock(France, "cereals coal").hand(England, &[17]).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.hand_of(England).len(), 7);
    let mut scene =
        five().stock(France, "cereals coal").hand(England, &[17]).demands(&[1, 2, 3, 4, 5, 6]).turn(England);
    scene.play("lay 17");
    assert_eq!(scene.hand_of(England).len(), 2, "four went to the others when the scene was set");
    assert!(scene.game.open.demands.is_empty());
    assert!(!matches!(scene.game.open.phase, Phase::Over(_)), "it has a card to lay");
}

/// `europax/hand/again`
#[test]
fn in_the_long_game_the_laid_cards_complete_a_hand() {
    let mut scene = Scene::new(5, LONG)
        .stock(France, "cereals coal")
        .hand(England, &[17])
        .hand(France, &[7])
        .hand(Germany, &[8])
        .hand(Italy, &[9])
        .hand(Benelux, &[10])
        .demands(&[1, 2])
        .turn(England);
    let used = scene.game.open.used.len();
    let heard = scene.play("lay 17");
    let hand = scene.hand_of(England);
    assert_eq!(hand.len(), 7);
    assert!(hand.contains(&1) && hand.contains(&2), "the rest of the pack first");
    assert!(heard.contains(&Event::Shuffled {}));
    assert_eq!(scene.game.open.demands.len(), used + 1 - 5, "the card just laid is among them");
    assert!(scene.game.open.used.is_empty());
    assert!(!scene.game.packs.demands.is_sorted() && !scene.game.packs.demands.iter().rev().is_sorted());
}
