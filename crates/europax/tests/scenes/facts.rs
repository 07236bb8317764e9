//! The content against what is known of the printed game, fact by fact, and against what we set ourselves.

use crate::scene::countries;
use europax::*;
use std::collections::BTreeMap;
use table::{Bits, Game};

fn wanted() -> impl Iterator<Item = Wanted> {
    Demand::all().flat_map(Demand::wanted)
}

#[test]
fn there_are_five_countries() {
    assert_eq!(Country::ALL.map(Country::key), ["france", "england", "germany", "italy", "benelux"]);
}

/// `europax/cards/production`
#[test]
fn there_are_173_production_cards_of_twelve_products() {
    assert_eq!(Product::ALL.len(), 12);
    let copies = Product::ALL.map(Product::copies);
    assert_eq!(copies.iter().map(|copies| usize::from(*copies)).sum::<usize>(), 173);
    let with =
        |number: u8| Product::ALL.into_iter().filter(move |product| product.copies() == number).count();
    assert_eq!((with(14), with(15)), (7, 5));
    assert_eq!(PRODUCTION, 173);
}

#[test]
fn cereals_are_three_million_tonnes_for_160_or_250() {
    let cereals = Product::Cereals;
    assert_eq!((cereals.tonnes(), cereals.european(), cereals.foreign()), (3_000_000, 160, 250));
}

#[test]
fn steel_is_three_million_tonnes_for_170_abroad() {
    assert_eq!((Product::Steel.tonnes(), Product::Steel.foreign()), (3_000_000, 170));
}

#[test]
fn woollen_cloth_is_25_000_tonnes() {
    assert_eq!(Product::Wool.tonnes(), 25_000);
}

#[test]
fn abroad_everything_is_dearer() {
    assert!(Product::ALL.iter().all(|product| product.foreign() > product.european()));
}

#[test]
fn prices_are_multiples_of_five() {
    assert!(Product::ALL.iter().all(|product| product.european() % 5 == 0 && product.foreign() % 5 == 0));
}

#[test]
fn european_prices_average_about_110_and_foreign_ones_half_as_much_again() {
    let european: i32 = Product::ALL.iter().map(|product| product.european()).sum();
    let foreign: i32 = Product::ALL.iter().map(|product| product.foreign()).sum();
    assert!((105..=115).contains(&(european / 12)), "{european}");
    assert!((145..=155).contains(&(100 * foreign / european)), "{foreign} to {european}");
}

#[test]
fn every_named_product_is_there() {
    for name in [
        "cereals",
        "vegetables",
        "dairy",
        "meat",
        "wine",
        "timber",
        "coal",
        "steel",
        "petroleum",
        "chemicals",
        "cars",
        "wool",
    ] {
        assert!(name.parse::<Product>().is_ok(), "{name}");
    }
}

/// `europax/cards/demand`
#[test]
fn there_are_56_demand_cards_with_one_two_or_three_demands() {
    assert_eq!(Demand::all().map(Demand::number).collect::<Vec<_>>(), (1..=56).collect::<Vec<_>>());
    for lines in 1..=3 {
        assert!(Demand::all().any(|card| card.wanted().count() == lines), "{lines}");
    }
    assert!(Demand::all().all(|card| (1..=3).contains(&card.wanted().count())));
    assert!(Demand::new(0).is_none() && Demand::new(57).is_none());
}

#[test]
fn a_demand_is_a_multiple_of_the_tonnage_of_a_card() {
    assert!(wanted().all(|wanted| wanted.units > 0 && wanted.tonnes() % wanted.product.tonnes() == 0));
}

#[test]
fn about_six_demands_in_seven_ask_for_one_unit_the_rest_for_two() {
    let ones = wanted().filter(|wanted| wanted.units == 1).count();
    assert!(wanted().all(|wanted| wanted.units <= 2));
    let share = ones as f64 / wanted().count() as f64;
    assert!((share - 6.0 / 7.0).abs() < 0.03, "{share}");
}

#[test]
fn every_country_is_asked_equally_often_for_every_product() {
    let mut asked: BTreeMap<(Country, Product), u32> = BTreeMap::new();
    wanted().for_each(|wanted| *asked.entry((wanted.country, wanted.product)).or_default() += 1);
    assert_eq!(asked.len(), 60);
    assert!(asked.values().all(|times| *times == 2), "{asked:?}");
    for country in Country::ALL {
        let twos = wanted().filter(|wanted| wanted.country == country && wanted.units == 2).count();
        assert_eq!(twos, 3, "{country}");
    }
}

#[test]
fn the_cards_left_out_with_three_name_only_germany_and_italy() {
    let only = countries(&[Country::Germany, Country::Italy]);
    for number in NOT_FOR_THREE {
        assert!((Demand::new(number).unwrap().names() - only).is_empty(), "{number}");
    }
    assert_eq!(NOT_FOR_THREE, [6, 22, 25, 27, 38, 43, 44, 50, 53]);
}

#[test]
fn the_other_cards_left_out_with_two_name_england_but_neither_france_nor_benelux() {
    let others = NOT_FOR_TWO.iter().filter(|number| !NOT_FOR_THREE.contains(number));
    assert_eq!(others.clone().count(), 14);
    for number in others {
        let names = Demand::new(*number).unwrap().names();
        assert!(names.contains(Country::England), "{number}");
        assert!(!names.contains(Country::France) && !names.contains(Country::Benelux), "{number}");
    }
    assert!(NOT_FOR_THREE.iter().all(|number| NOT_FOR_TWO.contains(number)));
}

#[test]
fn every_other_card_names_france_or_benelux() {
    let here = countries(&[Country::France, Country::Benelux]);
    for number in Demand::deck(2) {
        assert!(!(Demand::new(number).unwrap().names() & here).is_empty(), "{number}");
    }
    assert_eq!(Demand::deck(2).len(), 33);
}

#[test]
fn each_product_is_asked_for_on_two_cards_or_more_when_two_play() {
    let here = countries(&[Country::France, Country::Benelux]);
    for product in Product::ALL {
        let asks = |number: &u8| {
            let mut wanted = Demand::new(*number).unwrap().wanted();
            wanted.any(|wanted| wanted.product == product && here.contains(wanted.country))
        };
        assert!(Demand::deck(2).iter().filter(asks).count() >= 2, "{product}");
    }
}

/// No country is the last to be asked much more often than another: the last unit brings the turn and an unforeseen card.
#[test]
fn everybody_is_asked_last_about_as_often() {
    for present in [
        countries(&[Country::France, Country::Benelux]),
        countries(&[Country::France, Country::England, Country::Benelux]),
        Country::ALL.into_iter().collect(),
        countries(&[Country::France, Country::England, Country::Germany, Country::Italy]),
        countries(&[Country::England, Country::Germany, Country::Italy, Country::Benelux]),
    ] {
        let last = |number: u8| {
            let mut wanted = Demand::new(number).unwrap().wanted().rev();
            wanted.find(|wanted| present.contains(wanted.country)).map(|wanted| wanted.country)
        };
        let mut times: BTreeMap<Country, u32> = BTreeMap::new();
        Demand::deck(present.len())
            .iter()
            .filter_map(last)
            .for_each(|last| *times.entry(last).or_default() += 1);
        let (fewest, most) = (times.values().min().unwrap(), times.values().max().unwrap());
        assert!(most - fewest <= if present.len() == 4 { 2 } else { 1 }, "{times:?}");
    }
}

#[test]
fn the_money_of_the_box_is_what_its_notes_make() {
    let notes = [(120, 5), (60, 50), (60, 100), (24, 500)];
    assert_eq!(notes.iter().map(|(count, note)| count * note).sum::<i32>(), BOX);
    let dealt = [(20, 5), (10, 50), (10, 100), (4, 500)];
    assert_eq!(dealt.iter().map(|(count, note)| count * note).sum::<i32>(), PURSE);
}

/// `europax/cards/unforeseen`
#[test]
fn there_are_43_unforeseen_cards() {
    assert_eq!(Unforeseen::cards().count(), 43);
    assert_eq!(UNFORESEEN, 43);
    let count = |so: fn(Effect) -> bool| Unforeseen::cards().filter(|card| so(card.effect())).count();
    assert!(count(|effect| effect == Effect::Hotel) >= 5);
    assert!(count(|effect| matches!(effect, Effect::Tourists(_))) >= 5);
    assert!(count(|effect| matches!(effect, Effect::Urgent(..))) >= 8);
    for product in [Product::Petroleum, Product::Dairy] {
        assert!(
            Unforeseen::cards()
                .any(|card| matches!(card.effect(), Effect::Urgent(what, _) if what == product))
        );
    }
}

#[test]
fn no_unforeseen_card_names_a_country() {
    for lang in table::Lang::ALL {
        let say = |phrase: &table::Phrase| Europax::words().say(lang, phrase, &|_| String::new());
        let names = Country::ALL.map(|country| say(&table::Phrase::new(country.message())));
        for card in Unforeseen::ALL {
            let text = say(&table::Phrase::new(card.message())) + &say(&card.effect().phrase());
            assert!(!names.iter().any(|name| text.contains(name)), "{text}");
        }
    }
}

#[test]
fn what_unforeseen_cards_pay_is_a_multiple_of_five() {
    for card in Unforeseen::ALL {
        let money = match card.effect() {
            Effect::Tourists(money)
            | Effect::Income(money)
            | Effect::Cost(money)
            | Effect::Harvest(_, money)
            | Effect::FromPartners(money)
            | Effect::ToPartners(money)
            | Effect::Everybody(money) => money,
            Effect::Hotel | Effect::Urgent(..) | Effect::Exhibit(_) | Effect::Works(_) => 0,
        };
        assert!(money >= 0 && money % 5 == 0, "{card}");
    }
}

/// With five countries, hotels in two of five, one unit of every second product, and what is urgent to be had three times in four.
#[test]
fn unforeseen_cards_bring_about_150_on_average() {
    let bring = |card: Unforeseen| match card.effect() {
        Effect::Hotel | Effect::Works(_) => 0.0,
        Effect::Tourists(money) => 0.4 * f64::from(money),
        Effect::Urgent(product, units) => -0.75 * f64::from(product.european() * i32::from(units)),
        Effect::Income(money) | Effect::Everybody(money) => money.into(),
        Effect::Cost(money) => (-money).into(),
        Effect::Harvest(_, money) => 0.5 * f64::from(money),
        Effect::Exhibit(product) => 0.5 * f64::from(product.foreign()),
        Effect::FromPartners(money) => (4 * money).into(),
        Effect::ToPartners(money) => (-4 * money).into(),
    };
    let average = Unforeseen::cards().map(bring).sum::<f64>() / 43.0;
    assert!((120.0..=180.0).contains(&average), "{average}");
}

#[test]
fn a_set_of_cards_is_small() {
    assert_eq!(Demand::deck(5), Bits::range(1..=56));
    assert_eq!(Demand::deck(3).len(), 47);
}
