//! Unforeseen cards: who draws them, and what each does.

use crate::scene::{LONG, OPTIONS, Scene, goods};
use Country::{Benelux, England, France, Germany, Italy};
use europax::*;

/// Five countries, all without stock but for what the test adds. France, which has cereals and coal besides, is about to
/// supply cereals for card 17, and then draws this card.
fn drawing(card: Unforeseen) -> Scene {
    Scene::new(5, OPTIONS).stock(France, "cereals coal").hand(England, &[17, 7]).next(card)
}

/// What France's purse gained, after supplying without pay.
fn gain(scene: &Scene) -> i32 {
    scene.purse(France) - 3_600
}

fn drawn(mut scene: Scene) -> Scene {
    scene = scene.turn(England);
    let heard = scene.play("lay 17");
    assert!(heard.iter().any(|event| matches!(event, Event::Drew { country: The(France), .. })), "{heard:?}");
    scene
}

/// `europax/unforeseen/draw`
#[test]
fn whoever_brought_the_last_unit_draws() {
    let scene = drawn(drawing(Unforeseen::Loan));
    assert_eq!(gain(&scene), 350);
    // The seller draws, not the buyer.
    let mut scene = Scene::new(5, OPTIONS)
        .stock(Italy, "cereals coal")
        .hand(England, &[17])
        .next(Unforeseen::Loan)
        .turn(England);
    scene.play("lay 17");
    assert_eq!((scene.purse(Italy), scene.purse(France)), (3_600 + 160 + 350, 3_440));
}

/// `europax/unforeseen/none-abroad`
#[test]
fn nobody_draws_after_a_purchase_abroad() {
    let mut scene = Scene::new(5, OPTIONS).hand(England, &[17]).next(Unforeseen::Loan).turn(England);
    let unread = scene.game.packs.unforeseen.len();
    scene.play("lay 17");
    assert_eq!(scene.game.packs.unforeseen.len(), unread);
}

/// `europax/unforeseen/under`
#[test]
fn a_card_that_was_read_goes_under_the_pack_and_comes_again() {
    let mut scene = drawn(drawing(Unforeseen::Loan));
    assert_eq!(scene.game.open.beneath[..], [Unforeseen::Loan]);
    scene = scene.stock(France, "cereals wine");
    scene.game.packs.unforeseen.clear();
    let rest = Unforeseen::cards().filter(|card| *card != Unforeseen::Loan);
    scene.game.open.beneath.extend(rest.chain([Unforeseen::Loan]));
    scene.game.open.phase = Phase::Lay(England);
    // Card 7: France woollen cloth. It has none, and Italy sells it.
    let mut scene = scene.stock(Italy, "wool coal");
    scene.play("lay 7");
    assert_eq!(scene.purse(Italy), 3_600 + 100 + 350, "the first that was put under is the first to come");
    assert_eq!(scene.game.open.beneath.last(), Some(&Unforeseen::Loan));
}

/// `europax/unforeseen/hotel`
#[test]
fn hotels_are_kept_one_at_most() {
    let scene = drawn(drawing(Unforeseen::Hotel));
    assert!(scene.game.open.boards[France].hotel);
    assert!(scene.game.open.beneath.is_empty());
    let scene = drawn(drawing(Unforeseen::Hotel).hotel(France).next(Unforeseen::Hotel));
    assert!(scene.game.open.boards[France].hotel);
    assert_eq!(scene.game.open.beneath[..], [Unforeseen::Hotel]);
}

/// `europax/unforeseen/tourists`
#[test]
fn tourists_pay_only_those_with_hotels() {
    for (card, money) in [(Unforeseen::Tourists, 400), (Unforeseen::Season, 600)] {
        assert_eq!(gain(&drawn(drawing(card))), 0);
        let scene = drawing(card).hotel(France).next(card);
        let bank = scene.game.open.bank;
        let equipped = drawn(scene);
        assert_eq!((gain(&equipped), equipped.game.open.bank), (money, bank - money));
        assert!(equipped.game.open.boards[France].hotel, "they stay for the whole game");
    }
}

/// `europax/unforeseen/urgent`
#[test]
fn an_urgent_purchase_is_made_where_the_buyer_likes() {
    let mut scene =
        drawn(drawing(Unforeseen::Timber).stock(Italy, "timber coal").stock(Germany, "timber coal"));
    assert_eq!(scene.moves(), ["buy germany", "buy italy"]);
    assert_eq!(scene.refused(0, "lay 7"), "europax/unforeseen/urgent");
    assert_eq!(scene.refused(0, "buy england"), "europax/demand/seller");
    scene.play("buy italy");
    // Then only Germany has some.
    assert_eq!(scene.has(France), goods("coal timber timber"));
    assert_eq!((gain(&scene), scene.purse(Italy), scene.purse(Germany)), (-150, 3_675, 3_675));
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
    assert_eq!(scene.game.open.gone, goods("cereals"), "what was bought stays in the game");
    // Even if the buyer has some, and it can be a seller's last card.
    let renewed = drawing(Unforeseen::Coal).stock(Italy, "coal").production(&"wine ".repeat(12));
    let scene = drawn(renewed);
    assert_eq!(scene.has(France), goods("coal coal"));
    assert_eq!((scene.has(Italy).cards(), scene.purse(Italy)), (10, 3_600 + 90 + 1_000));
}

/// `europax/unforeseen/urgent`
#[test]
fn an_urgent_purchase_is_a_purchase_like_others() {
    // Whoever can't pay is helped.
    let scene = drawn(drawing(Unforeseen::Timber).stock(Italy, "timber timber coal").money(France, 0));
    assert_eq!(scene.purse(France), 4 * 300 - 2 * 75);
    assert_eq!(scene.game.open.tally.helped, 1);
    // New stock counts at once.
    let scene = drawn(drawing(Unforeseen::Timber).stock(Italy, "timber").production(&"timber ".repeat(10)));
    assert_eq!((scene.has(France), scene.has(Italy).cards()), (goods("coal timber timber"), 9));
    // A twin sells, too.
    let two = Options { countries: Each::Two, ..OPTIONS };
    let scene = Scene::new(2, two).stock(France, "cereals coal").stock(Germany, "timber timber coal");
    let scene = drawn(scene.hand(England, &[17, 7]).next(Unforeseen::Timber));
    assert_eq!((gain(&scene), scene.purse(Germany)), (-150, 3_750));
}

/// `europax/unforeseen/urgent-none`
#[test]
fn what_nobody_has_needn_t_be_bought() {
    let scene = drawn(drawing(Unforeseen::Petroleum));
    assert_eq!(gain(&scene), 0);
    assert_eq!(scene.game.open.phase, Phase::Lay(France));
    // As many as there are.
    let scene = drawn(drawing(Unforeseen::Timber).stock(Italy, "timber coal"));
    assert_eq!((gain(&scene), scene.has(France)), (-75, goods("coal timber")));
}

/// `europax/unforeseen/income`
#[test]
fn windfalls_come_from_the_bank() {
    let scene = drawing(Unforeseen::Bonds);
    let bank = scene.game.open.bank;
    let scene = drawn(scene);
    assert_eq!((gain(&scene), scene.game.open.bank), (650, bank - 650));
}

/// `europax/unforeseen/cost`
#[test]
fn costs_go_to_the_bank() {
    let scene = drawing(Unforeseen::Roads);
    let bank = scene.game.open.bank;
    let scene = drawn(scene);
    assert_eq!((gain(&scene), scene.game.open.bank), (-150, bank + 150));
}

/// `europax/unforeseen/harvest`
#[test]
fn a_harvest_pays_for_every_unit() {
    assert_eq!(gain(&drawn(drawing(Unforeseen::Vintage))), 0);
    let scene = drawn(drawing(Unforeseen::Vintage).stock(France, "wine wine wine"));
    assert_eq!((gain(&scene), scene.has(France)), (300, goods("coal wine wine wine")));
}

/// `europax/unforeseen/exhibit`
#[test]
fn what_is_exhibited_leaves_the_game_for_the_foreign_price() {
    assert_eq!(gain(&drawn(drawing(Unforeseen::MotorShow))), 0);
    let scene = drawn(drawing(Unforeseen::MotorShow).stock(France, "cars cars"));
    assert_eq!((gain(&scene), scene.has(France)), (255, goods("coal cars")));
    assert_eq!(scene.game.open.gone, goods("cereals cars"));
    // The last card of a stock is renewed; in the long game without a pack that is the end.
    let last = |options| {
        let scene = Scene::new(5, options).stock(France, "cereals cars").hand(England, &[17, 7]);
        scene.next(Unforeseen::MotorShow)
    };
    let scene = drawn(last(OPTIONS));
    assert_eq!((gain(&scene), scene.has(France).cards()), (1_255, 10));
    let scene = drawn(last(LONG).production(""));
    assert_eq!((gain(&scene), scene.outcome().ending), (255, "production"));
}

/// `europax/unforeseen/presents`
#[test]
fn partners_give_presents_as_far_as_they_can() {
    let scene = drawn(drawing(Unforeseen::Jubilee).money(Italy, 20).money(Benelux, 0));
    assert_eq!(gain(&scene), 50 + 50 + 20);
    assert_eq!((scene.purse(Italy), scene.purse(England)), (0, 3_550));
    let scene = drawn(drawing(Unforeseen::Friendship));
    assert_eq!((gain(&scene), scene.purse(Italy)), (-100, 3_625));
    let scene = drawn(drawing(Unforeseen::Friendship).money(France, 60));
    assert_eq!(scene.purse(France), 0);
    assert_eq!(
        [England, Germany, Italy, Benelux].map(|country| scene.purse(country)),
        [3_625, 3_625, 3_610, 3_600]
    );
    assert_eq!(scene.game.open.tally.helped, 0, "a present isn't due");
}

/// `europax/unforeseen/everybody`
#[test]
fn a_dividend_is_for_everybody() {
    let scene = drawn(drawing(Unforeseen::Dividend));
    assert!(Country::ALL.iter().all(|country| scene.purse(*country) == 3_700));
}

/// `europax/unforeseen/works`
#[test]
fn new_works_bring_production_cards() {
    let scene = drawn(drawing(Unforeseen::Works).production("wine steel cars"));
    assert_eq!(scene.has(France), goods("coal steel cars"));
    let scene = drawn(drawing(Unforeseen::Works).production("wine"));
    assert_eq!(scene.has(France), goods("coal wine"));
    let scene = drawn(drawing(Unforeseen::Works).production(""));
    assert_eq!(scene.has(France), goods("coal"));
}

/// Every card by its name: what France gains when it has hotels, one unit of everything and two of coal, and Italy alone of its
/// partners has two units of everything; and what France has then.
#[test]
fn every_card_does_what_it_says() {
    let expected: [(&str, i32, &str); 30] = [
        ("hotel", 0, ""),
        ("tourists", 400, ""),
        ("season", 600, ""),
        ("petroleum", -105, "petroleum"),
        ("dairy", -95, "dairy"),
        ("coal", -180, "coal coal"),
        ("cereals", -320, "cereals cereals"),
        ("meat", -140, "meat"),
        ("timber", -150, "timber timber"),
        ("loan", 350, ""),
        ("patent", 500, ""),
        ("fair", 450, ""),
        ("bonds", 650, ""),
        ("farms", 300, ""),
        ("research", 600, ""),
        ("canal", 300, ""),
        ("paintings", 550, ""),
        ("storm", -100, ""),
        ("roads", -150, ""),
        ("customs", -50, ""),
        ("harvest", 100, ""),
        ("vintage", 100, ""),
        ("gardens", 100, ""),
        ("motor-show", 255, "-cars"),
        ("fashion", 150, "-wool"),
        ("laboratory", 185, "-chemicals"),
        ("jubilee", 200, ""),
        ("friendship", -100, ""),
        ("dividend", 100, ""),
        ("works", 0, "steel wine"),
    ];
    assert_eq!(expected.map(|(key, ..)| key), Unforeseen::ALL.map(Unforeseen::key));
    let everything = Product::ALL.map(Product::key).join(" ");
    for (key, money, goods_then) in expected {
        let card = key.parse().unwrap();
        let scene = Scene::new(5, OPTIONS)
            .stock(France, &everything)
            .stock(France, "cereals coal")
            .stock(Italy, &everything)
            .stock(Italy, &everything)
            .production("steel steel wine steel wine")
            .hand(England, &[17, 7])
            .hotel(France)
            .next(card);
        let scene = drawn(scene);
        assert_eq!(gain(&scene), money, "{key}");
        let mut then = goods(&everything);
        then[Product::Coal] += 1;
        match goods_then.strip_prefix('-') {
            Some(less) => then[less.parse::<Product>().unwrap()] -= 1,
            None => {
                goods_then.split_whitespace().for_each(|more| then[more.parse::<Product>().unwrap()] += 1);
            }
        }
        assert_eq!(scene.has(France), then, "{key}");
        assert_eq!(scene.game.open.phase, Phase::Lay(France), "{key}");
    }
}
