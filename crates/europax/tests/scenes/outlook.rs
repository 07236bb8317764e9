//! What would come of laying a demand card, told beforehand; and that it comes so.

use crate::scene::{LONG, OPTIONS, Scene, countries};
use Country::{Benelux, England, France, Germany, Italy};
use europax::*;
use table::{Dice, Game, Heard, Seed, Viewer, laws::Lawful};

/// Five countries.
fn five() -> Scene {
    Scene::new(5, OPTIONS)
}

fn card(number: u8) -> Demand {
    Demand::new(number).unwrap()
}

/// What is told before this country lays this card.
fn outlook(scene: &Scene, layer: Country, number: u8) -> Outlook {
    scene.game.open.outlook(layer, card(number))
}

/// The lines, units and ways of its steps.
fn ways(outlook: &Outlook) -> Vec<(usize, u8, How)> {
    outlook.steps.iter().map(|step| (step.line, step.units, step.how)).collect()
}

/// What each country gains or loses, in order.
fn money(outlook: &Outlook) -> [i32; 5] {
    Country::ALL.map(|country| outlook.money[country])
}

// Card 17 asks France for cereals, card 41 England for cars and France for cereals twice.

#[test]
fn a_country_supplies_its_own_and_plays_next() {
    let scene = five().stock(France, "cereals coal").hand(England, &[17, 7]).turn(England);
    let told = outlook(&scene, England, 17);
    let step = Step { line: 0, country: France, product: Product::Cereals, units: 1, how: How::Own };
    assert_eq!(told.steps, [step]);
    assert_eq!(money(&told), [0; 5]);
    assert_eq!(told.next, Next::Country { country: France, draws: true });
    assert_eq!((told.doubt, told.emptied, told.helped), (None, Countries::default(), Countries::default()));
}

#[test]
fn it_buys_from_whoever_laid_the_card_or_the_only_one_that_has_it() {
    let scene = five().stock(Italy, "cereals coal").stock(England, "cereals coal").hand(Italy, &[17, 7]);
    let told = outlook(&scene.turn(Italy), Italy, 17);
    assert_eq!(ways(&told), [(0, 1, How::Buys(Italy))]);
    assert_eq!(money(&told), [-160, 0, 0, 160, 0]);
    let scene = five().stock(Italy, "cereals coal").hand(England, &[17, 7]).turn(England);
    let told = outlook(&scene, England, 17);
    assert_eq!(ways(&told), [(0, 1, How::Buys(Italy))]);
    assert_eq!(told.next, Next::Country { country: Italy, draws: true });
}

#[test]
fn what_nobody_has_comes_from_abroad_and_nobody_draws() {
    let scene = five().stock(France, "coal").hand(England, &[17, 7]).turn(England);
    let told = outlook(&scene, England, 17);
    assert_eq!(ways(&told), [(0, 1, How::Abroad)]);
    assert_eq!(money(&told), [-250, 0, 0, 0, 0]);
    assert_eq!(told.next, Next::Country { country: France, draws: false });
}

#[test]
fn whom_it_may_choose_is_told_but_not_who_gains() {
    let scene = five().stock(Italy, "cereals coal").stock(England, "cereals coal").hand(Benelux, &[17, 7]);
    let told = outlook(&scene.turn(Benelux), Benelux, 17);
    let sellers = countries(&[England, Italy]);
    assert_eq!(ways(&told), [(0, 1, How::Chooses(sellers))]);
    assert_eq!(money(&told), [-160, 0, 0, 0, 0]);
    assert_eq!((told.next, told.doubt), (Next::Seller(sellers), None));
}

#[test]
fn units_that_come_the_same_way_are_one_step_and_absent_countries_are_skipped() {
    // Card 26: Germany steel, England cereals, Benelux timber twice; two play France and Benelux.
    let scene = |stock| Scene::new(2, OPTIONS).stock(Benelux, stock).hand(France, &[26, 17]).turn(France);
    let told = outlook(&scene("timber timber coal"), France, 26);
    assert_eq!(ways(&told), [(0, 1, How::Skipped), (1, 1, How::Skipped), (2, 2, How::Own)]);
    let told = outlook(&scene("timber coal"), France, 26);
    assert_eq!(ways(&told)[2..], [(2, 1, How::Own), (2, 1, How::Abroad)]);
    assert_eq!(told.next, Next::Country { country: Benelux, draws: false });
}

#[test]
fn a_card_that_is_skipped_altogether_gives_another_turn_or_ends_the_game() {
    // Four without Benelux; card 1 names Benelux alone.
    let four = || Scene::new(4, OPTIONS).stock(France, "coal").hand(Germany, &[1]);
    let told = outlook(&four().demands(&[2, 3, 4, 5]).turn(Germany), Germany, 1);
    assert_eq!((ways(&told), told.next), (vec![(0, 1, How::Skipped)], Next::Same));
    assert_eq!(outlook(&four().demands(&[2, 3, 4]).turn(Germany), Germany, 1).next, Next::Over);
}

/// Card 41, laid by Italy; France's one card is its last.
fn used_up(production: Option<&str>) -> Outlook {
    let scene = five().stock(England, "cars coal").stock(France, "cereals").stock(Italy, "cereals coal coal");
    let scene = match production {
        Some(words) => scene.production(words),
        None => scene,
    };
    outlook(&scene.hand(Italy, &[41, 7]).turn(Italy), Italy, 41)
}

#[test]
fn new_cards_that_nobody_knows_are_a_doubt_only_where_they_could_matter() {
    let told = used_up(None);
    assert_eq!(ways(&told), [(0, 1, How::Own), (1, 1, How::Own), (1, 1, How::Buys(Italy))]);
    assert_eq!(told.doubt, Some(Doubt::NewCards(2)));
    assert_eq!((money(&told), told.emptied), ([1_000, 0, 0, 0, 0], countries(&[France])));
    // There are no cereals in the pack.
    let told = used_up(Some("wine wine wine wine wine wine coal coal coal coal coal coal"));
    assert_eq!((told.doubt, told.steps[2].how), (None, How::Buys(Italy)));
    assert_eq!(money(&told), [1_000 - 160, 0, 0, 160, 0]);
    assert_eq!(told.next, Next::Country { country: Italy, draws: true });
    // The new cards are all that is left, so they are known; and so few of the others that some cereals come.
    for pack in [
        "cereals wine",
        "cereals cereals wine wine wine wine coal coal coal coal coal",
        "cereals cereals wine coal dairy meat timber steel petroleum chemicals wool",
    ] {
        let told = used_up(Some(pack));
        assert_eq!((ways(&told)[1], told.doubt), ((1, 2, How::Own), None));
        assert_eq!(money(&told), [1_000, 0, 0, 0, 0]);
    }
}

#[test]
fn a_choice_is_a_doubt_for_later_units_that_it_could_matter_for() {
    let scene = |stock: &str| {
        let scene =
            five().stock(England, &format!("cars coal {stock}")).stock(Italy, &format!("coal {stock}"));
        scene.stock(France, "coal").hand(Benelux, &[41, 7]).turn(Benelux)
    };
    let sellers = countries(&[England, Italy]);
    let told = outlook(&scene("cereals"), Benelux, 41);
    assert_eq!(ways(&told), [(0, 1, How::Own), (1, 1, How::Chooses(sellers)), (1, 1, How::Chooses(sellers))]);
    assert_eq!((told.doubt, told.doubt.unwrap().step()), (Some(Doubt::Choice(2)), 2));
    assert_eq!(money(&told), [-160, 0, 0, 0, 0]);
    // Both have enough, whoever is chosen first.
    let told = outlook(&scene("cereals cereals"), Benelux, 41);
    assert_eq!(ways(&told), [(0, 1, How::Own), (1, 2, How::Chooses(sellers))]);
    assert_eq!((told.doubt, told.next), (None, Next::Seller(sellers)));
    assert_eq!(money(&told), [-320, 0, 0, 0, 0]);
}

#[test]
fn a_chosen_seller_may_get_new_cards() {
    // Card 15: England wine, Benelux chemicals. If Italy sells its last card, it may get chemicals.
    let scene = |production: &str| {
        let scene = five().stock(Italy, "wine").stock(France, "wine coal").production(production);
        outlook(&scene.hand(Germany, &[15, 7]).turn(Germany), Germany, 15)
    };
    let told = scene("chemicals coal");
    assert_eq!(ways(&told), [(0, 1, How::Chooses(countries(&[France, Italy]))), (1, 1, How::Abroad)]);
    assert_eq!(told.doubt, Some(Doubt::NewCards(1)));
    assert_eq!(scene("coal coal").doubt, None);
    assert_eq!(scene("").doubt, None, "the short game goes on");
}

#[test]
fn a_chosen_seller_may_get_the_last_new_cards() {
    // The same card. If Italy sells, it gets the last cards of the pack, and Benelux neither cards nor a reward.
    let scene = five().stock(Italy, "wine").stock(France, "wine coal").stock(Benelux, "chemicals");
    let scene = scene.production("coal coal").hand(Germany, &[15, 7]).turn(Germany);
    let told = outlook(&scene, Germany, 15);
    assert_eq!((told.doubt, told.emptied), (Some(Doubt::Choice(2)), countries(&[Benelux])));
    assert_eq!(money(&told), [0, -80, 0, 0, 0]);
}

#[test]
fn the_long_game_ends_when_a_stock_is_used_up_for_good() {
    let scene = |stocks: &[(Country, &str)]| {
        let scene =
            stocks.iter().fold(Scene::new(5, LONG), |scene, (country, stock)| scene.stock(*country, stock));
        scene.production("").hand(Benelux, &[41, 7]).turn(Benelux)
    };
    let told = outlook(&scene(&[(England, "cars"), (France, "cereals coal")]), Benelux, 41);
    assert_eq!((ways(&told), told.next), (vec![(0, 1, How::Own)], Next::Over), "nothing comes after that");
    assert_eq!((money(&told), told.emptied), ([0; 5], countries(&[England])));
    // Whoever is chosen.
    let cars = (England, "cars coal");
    let told = outlook(&scene(&[cars, (Italy, "cereals"), (Germany, "cereals")]), Benelux, 41);
    let sellers = countries(&[Germany, Italy]);
    assert_eq!(ways(&told), [(0, 1, How::Own), (1, 1, How::Chooses(sellers))]);
    assert_eq!((told.next, told.doubt), (Next::Over, None));
    // Only if one of them is.
    let scene = scene(&[(Italy, "cereals"), (Germany, "cereals coal")]).hand(Benelux, &[17]);
    let told = outlook(&scene, Benelux, 17);
    assert_eq!((told.next, told.doubt), (Next::Seller(sellers), Some(Doubt::Choice(1))));
}

#[test]
fn the_short_game_ends_with_the_last_card_of_a_hand_and_the_pack() {
    let scene = |demands: &[u8]| {
        let scene = five().stock(France, "cereals coal").hand(England, &[17]).demands(demands).turn(England);
        outlook(&scene, England, 17).next
    };
    assert_eq!(scene(&[1, 2, 3, 4]), Next::Over, "four went to the others when the scene was set");
    assert_eq!(scene(&[1, 2, 3, 4, 5]), Next::Country { country: France, draws: true });
}

#[test]
fn the_long_game_ends_when_nothing_moves_any_more() {
    let mut scene = Scene::new(5, LONG).hand(England, &[17]).demands(&[1, 2, 3, 4]).turn(England);
    let abroad = Next::Country { country: France, draws: false };
    assert_eq!(outlook(&scene, England, 17).next, abroad);
    scene.game.open.moving = false;
    assert_eq!(outlook(&scene, England, 17).next, Next::Over);
    scene.play("lay 17");
    assert_eq!(scene.outcome().ending, "standstill");
}

#[test]
fn help_is_reckoned() {
    let scene = five().stock(Italy, "cereals coal").hand(England, &[17, 7]);
    let told = outlook(&scene.money(France, 155).money(Benelux, 40).turn(England), England, 17);
    assert_eq!(told.helped, countries(&[France]));
    assert_eq!(money(&told), [-160, 0, 0, 160, 0], "help is returned");
    let given = Options { help: Help::Given, ..OPTIONS };
    let scene = Scene::new(5, given).stock(Italy, "cereals coal").hand(England, &[17, 7]);
    let told = outlook(&scene.money(France, 155).money(Benelux, 40).turn(England), England, 17);
    assert_eq!(money(&told), [940 - 160, -300, -300, -300 + 160, -40]);
}

/// What really came of laying a card, heard at the table.
#[derive(Default)]
struct Came {
    /// Each unit; a line that was skipped counts as one.
    units: Vec<(Country, Option<Product>, How)>,
    /// What each country gained or lost before the unforeseen card, but for help and what chosen sellers were paid.
    money: PerCountry<i32>,
    /// Help among partners.
    given: PerCountry<i32>,
    /// What those were paid.
    chosen: PerCountry<i32>,
    /// The last unit's seller, if it was chosen.
    last: Option<Country>,
    emptied: Countries,
    rewards: Vec<Country>,
    helped: Countries,
    drew: Option<Country>,
}

impl Came {
    /// Takes down what was heard after a move; before it a seller was chosen among these.
    fn hear(&mut self, heard: Heard<Event>, mut among: Option<Countries>) {
        for (_, event) in heard.0 {
            if self.drew.is_some() {
                return;
            }
            let payer = self.units.last().map(|unit| unit.0);
            match event {
                Event::Skipped { country } => self.units.push((country.0, None, How::Skipped)),
                Event::Supplied { country, product } => self.unit(country, product, How::Own),
                Event::Bought { country, from, product, money } => {
                    self.money[country.0] -= money;
                    let how = among.map_or(How::Buys(from.0), How::Chooses);
                    self.unit(country, product, how);
                    self.last = among.take().map(|_| from.0);
                    let sold = if self.last.is_some() { &mut self.chosen } else { &mut self.money };
                    sold[from.0] += money;
                }
                Event::BoughtAbroad { country, product, money } => {
                    self.money[country.0] -= money;
                    self.unit(country, product, How::Abroad);
                }
                Event::Helped { country, to, money } => {
                    self.given[country.0] -= money;
                    self.given[to.0] += money;
                    self.helped = self.helped.with(to.0);
                }
                Event::MadeUp { money, .. } | Event::Waived { money, .. } => {
                    self.money[payer.unwrap()] += money;
                    self.helped = self.helped.with(payer.unwrap());
                }
                Event::Rewarded { country, money } => {
                    assert_eq!(money, REWARD);
                    self.rewards.push(country.0);
                    self.emptied = self.emptied.with(country.0);
                }
                Event::UsedUp { country } => self.emptied = self.emptied.with(country.0),
                Event::Drew { country, .. } => self.drew = Some(country.0),
                _ => {}
            }
        }
    }

    fn unit(&mut self, country: The, product: Goods, how: How) {
        self.last = None;
        self.units.push((country.0, Some(product.0), how));
    }
}

/// Lays a card, and chooses by chance until somebody lays another.
fn lay(game: &mut Europax, card: Demand, dice: &mut Dice) -> Came {
    let mut came = Came::default();
    let mut mv = Move::Lay(card);
    let mut among = None;
    loop {
        let mut heard = Heard::new();
        game.play(game.open.asked().unwrap(), mv, &mut heard).unwrap();
        came.hear(heard, among);
        let Some((_, _, sellers)) = game.open.purchase() else { return came };
        among = Some(sellers);
        mv = Move::Buy(dice.pick(&sellers.iter().collect::<Vec<_>>()).unwrap());
    }
}

/// How many games at each table; every other one is poor.
const GAMES: usize = 10;

/// How often what was tried.
#[derive(Default, Debug)]
struct Count {
    all: u32,
    certain: u32,
    chosen: u32,
    helped: u32,
    emptied: u32,
    over: u32,
    skipped: u32,
    choice: u32,
    new_cards: u32,
}

/// What was told comes so.
fn compare(before: &Open, told: &Outlook, after: &Open, came: &Came, layer: Country) {
    let certain = told.doubt.map_or(told.steps.len(), Doubt::step);
    let told_units = |steps: &[Step]| {
        let unit = |step: &Step| match step.how {
            How::Skipped => vec![(step.country, None, How::Skipped)],
            how => vec![(step.country, Some(step.product), how); step.units.into()],
        };
        steps.iter().flat_map(unit).collect::<Vec<_>>()
    };
    let units = told_units(&told.steps[..certain]);
    let context = || format!("{told:#?}\n{:?}\n{before:?}", came.units);
    assert!(came.units.starts_with(&units), "{}", context());
    let over = matches!(after.phase, Phase::Over(_));
    assert!(told.next != Next::Over || over, "{}", context());
    assert!(
        (told.emptied - came.emptied).is_empty() && (told.helped - came.helped).is_empty(),
        "{}",
        context()
    );
    if told.doubt.is_some() {
        return;
    }
    assert_eq!(came.units.len(), units.len(), "{}", context());
    assert_eq!(came.helped, told.helped, "{}", context());
    let choice = told.steps.iter().any(|step| matches!(step.how, How::Chooses(_)));
    assert!(choice || came.emptied == told.emptied, "{}", context());
    let mut rewards = PerCountry::<i32>::default();
    let mut unforeseen = rewards;
    for country in &came.rewards {
        let to = if told.emptied.contains(*country) { &mut rewards } else { &mut unforeseen };
        to[*country] += REWARD;
    }
    for country in Country::ALL {
        let given = if before.options.help == Help::Given { came.given[country] } else { 0 };
        assert_eq!(came.money[country] + given + rewards[country], told.money[country], "{}", context());
        let all = told.money[country] + came.chosen[country] + unforeseen[country];
        let wealth = after.wealth(country) - before.wealth(country);
        assert!(came.drew.is_some() || all == wealth, "{}", context());
    }
    match told.next {
        Next::Over => return,
        Next::Same => assert_eq!((came.drew, after.phase), (None, Phase::Lay(layer))),
        Next::Country { country, draws } => {
            assert_eq!(came.drew, draws.then_some(country), "{}", context());
            assert!(over || after.phase == Phase::Lay(country), "{}", context());
        }
        Next::Seller(sellers) => {
            assert!(came.drew.is_some_and(|country| sellers.contains(country)), "{}", context());
            assert_eq!(came.drew, came.last, "{}", context());
            assert!(over || after.phase == Phase::Lay(came.last.unwrap()), "{}", context());
        }
    }
    let by_the_last_card = came.drew.is_some() && after.phase == Phase::Over(Ending::Production);
    assert!(!over || by_the_last_card, "{}", context());
}

/// Every card that could be laid in a random game: in a game that could be this one, what was told comes.
fn law(game: &mut Europax, dice: &mut Dice, count: &mut Count) {
    loop {
        let Some(seat) = game.open.asked() else { return };
        if let Phase::Lay(layer) = game.open.phase {
            for card in game.open.boards[layer].hand.iter().filter_map(Demand::new) {
                let told = game.open.outlook(layer, card);
                let mut other = Europax::imagine(&game.view(Viewer::Seat(seat)), dice).unwrap();
                let came = lay(&mut other, card, dice);
                compare(&game.open, &told, &other.open, &came, layer);
                let chooses = |step: &Step| matches!(step.how, How::Chooses(_));
                count.all += 1;
                count.certain += u32::from(told.doubt.is_none());
                count.chosen += u32::from(told.doubt.is_none() && told.steps.iter().any(chooses));
                count.helped += u32::from(told.doubt.is_none() && !told.helped.is_empty());
                count.emptied += u32::from(told.doubt.is_none() && !told.emptied.is_empty());
                count.over += u32::from(told.next == Next::Over);
                count.skipped += u32::from(told.next == Next::Same);
                count.choice += u32::from(matches!(told.doubt, Some(Doubt::Choice(_))));
                count.new_cards += u32::from(matches!(told.doubt, Some(Doubt::NewCards(_))));
            }
        }
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        game.play(seat, dice.pick(&moves).unwrap(), &mut ()).unwrap();
    }
}

#[test]
fn what_is_told_comes_in_every_game() {
    let mut count = Count::default();
    for (at, table) in Europax::tables().into_iter().enumerate() {
        for number in 0..GAMES {
            let poor = number % 2 == 1;
            let seed = Seed::from_text(&format!("outlook {at} {number}"));
            let dice = &mut Dice::new(&seed);
            let mut game = Europax::start(&table.options, &vec![(); table.players], &seed).unwrap();
            while let Phase::Choose(seat) = game.open.phase {
                let free: Vec<Country> = game.open.free().iter().collect();
                game.play(seat, Move::Take(dice.pick(&free).unwrap()), &mut ()).unwrap();
            }
            for country in game.open.present() {
                let purse = if poor { 5 * dice.roll(80) as i32 } else { PURSE };
                game.open.bank += game.open.boards[country].money - purse;
                game.open.boards[country].money = purse;
            }
            law(&mut game, dice, &mut count);
        }
    }
    let Count { all, certain, chosen, helped, emptied, over, skipped, choice, new_cards } = count;
    assert!(all > 50_000 && 10 * certain > 9 * all, "{count:?}");
    let rare = [chosen, helped, emptied, over, skipped, choice, new_cards];
    assert!(rare.iter().all(|times| *times > 20), "{count:?}");
}
