//! The cards against what is known of the printed ones, and the language against the cards: nothing in it is said by none.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod walk;

use epic::lang::{Holds, Line};
use epic::{BOOSTER, Card, Def, Keyword, Kind, Token, class, pool, problem};
use std::collections::{BTreeMap, BTreeSet};
use walk::Said;

/// What is known of the printed cards: number, name, cost, speed, instantaneous, type, alignment, origin, offence, defence,
/// rarity, restricted.
fn facts() -> impl Iterator<Item = [&'static str; 12]> {
    include_str!("facts.txt").lines().map(|line| {
        let fields: Vec<&str> = line.split('|').collect();
        fields.try_into().unwrap_or_else(|_| panic!("{line}"))
    })
}

fn defs() -> impl Iterator<Item = &'static Def> {
    pool().cards().map(Card::def)
}

/// Whether its offence and defence are said by a line.
fn counts(def: &Def) -> bool {
    let says = |line: &Line| matches!(line, Line::While { holds: Holds::Numbers(_), .. });
    def.sheet.lines.iter().any(says)
}

#[test]
fn the_cards_can_be_read() {
    assert_eq!(problem(), None);
}

#[test]
fn each_of_the_300_printed_cards_is_known_once() {
    assert!(facts().map(|fact| fact[0].parse::<u16>().unwrap()).eq(1..=300));
    let names: BTreeSet<&str> = facts().map(|fact| fact[1]).collect();
    assert_eq!(names.len(), 300);
}

#[test]
fn every_card_is_as_it_is_printed() {
    let known: BTreeMap<&str, [&str; 12]> = facts().map(|fact| (fact[0], fact)).collect();
    for def in defs() {
        let yes = |so: bool, yes: &'static str, no: &'static str| if so { yes } else { no }.to_string();
        let number = |number: i16| match def.kind {
            Kind::Champion if counts(def) => "x".to_string(),
            Kind::Champion => number.to_string(),
            Kind::Object | Kind::Event => "-".to_string(),
        };
        let is = [
            def.sheet.number.to_string(),
            def.name.to_string(),
            yes(def.action, "action", "free"),
            def.speed.to_string(),
            yes(def.now, "yes", "no"),
            def.kind.to_string(),
            def.alignment.to_string(),
            def.origin.to_string(),
            number(def.offence),
            number(def.defence),
            def.rarity.to_string(),
            yes(def.sheet.restricted, "yes", "no"),
        ];
        let fact = known.get(is[0].as_str()).unwrap_or_else(|| panic!("{} isn't printed", def.name));
        assert_eq!(is[..], fact[..], "{}", def.name);
    }
}

#[test]
fn cards_are_found_by_name_and_by_key() {
    for card in pool().cards() {
        assert_eq!(Card::named(card.name()), Some(card));
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn all_300_cards_are_in() {
    assert!(defs().map(|def| def.sheet.number).eq(1..=300));
}

/// Enough for a table of four who never see the same card twice in a booster, and far from the same cards every time.
#[test]
fn each_class_has_cards_enough_for_boosters() {
    for (at, number) in BOOSTER.into_iter().enumerate() {
        let here = pool().cards().filter(|card| class(*card) == at).count();
        assert!(here >= number * 2 * 4, "{here} cards of class {at}");
    }
}

/// The 22 that say “break all” or “banish all” as they are printed; those that say “each” don't count, nor does Savior.
#[test]
fn these_say_break_all_or_banish_all() {
    let printed = [
        "Angel of Death",
        "Apocalypse",
        "Caught",
        "Dimensional Vortex",
        "Exhume",
        "Final Battle",
        "Forget the Past",
        "Frankenstein's Monster",
        "Hell's Wrath",
        "Ice Storm",
        "It's a Trap",
        "Leave Me!",
        "Life-holder Crystal",
        "New World Order",
        "Night of the Living Dead",
        "Pick a Side",
        "Puppeteer",
        "Reality Check",
        "Smash",
        "Spellquake",
        "The Unspeakable",
        "Timekeeper",
    ];
    assert_eq!(printed.len(), 22);
    assert!(printed.iter().all(|name| facts().any(|fact| fact[1] == *name)));
    let expected = BTreeSet::from(printed);
    let say: BTreeSet<&str> = defs().filter(|def| def.says_all).map(|def| def.name).collect();
    assert_eq!(say, expected);
    assert!(Card::named("Savior").is_some() && Card::named("Plague's Embrace").is_some());
}

/// The variants of an enum of the language, from its source.
fn variants(kind: &str) -> Vec<String> {
    let source = concat!(
        include_str!("../src/lang.rs"),
        include_str!("../src/filter.rs"),
        include_str!("../src/num.rs")
    );
    let begin = source.find(&format!("pub enum {kind} {{\n")).unwrap_or_else(|| panic!("{kind}"));
    let lines = source[begin..].lines().skip(1).take_while(|line| *line != "}");
    let names = lines.filter_map(|line| {
        let name = line.strip_prefix("    ")?;
        name.starts_with(|first: char| first.is_ascii_uppercase()).then(|| walk::head(name))
    });
    names.collect()
}

/// What no card says though it is there: a target that is one is written otherwise, the other wards stand beside those that
/// cards have, and two words are left over.
const SPARE: [&str; 7] = [
    "Many::Just",
    "Keyword::WildWard",
    "Keyword::UnalignedWard",
    "Keyword::MagicalWard",
    "Keyword::ConstructedWard",
    "Keyword::ObjectWard",
    "Keyword::EventWard",
];

/// Each piece of the language is on a card.
#[test]
fn the_language_says_nothing_that_no_card_needs() {
    let said = Said::by(defs());
    let mut needless = Vec::new();
    for kind in [
        "Pay", "Price", "Enters", "Line", "Holds", "On", "Cond", "Num", "Who", "What", "Many", "Stopped",
        "Piece", "Into", "Rest", "Word",
    ] {
        let all = variants(kind);
        assert!(!all.is_empty(), "{kind}");
        needless.extend(all.into_iter().map(|name| format!("{kind}::{name}")));
    }
    needless.extend(Keyword::ALL.iter().map(|keyword| format!("Keyword::{keyword:?}")));
    needless.extend(Token::ALL.iter().map(|token| format!("Token::{token:?}")));
    needless.extend(epic::Counter::ALL.iter().map(|counter| format!("Counter::{counter:?}")));
    needless.retain(|name| !said.has(name) && !SPARE.contains(&name.as_str()));
    assert!(needless.is_empty(), "no card says {needless:?}");
}
