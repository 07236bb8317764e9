//! What is hidden in Ephios: the cards in other hands, and affinities.

use crate::secrets::{lines, pages, plain};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What somebody at the table was told.
pub(crate) struct Told {
    pub(crate) name: &'static str,
    pub(crate) heard: Vec<Value>,
}

/// The parts of somebody's page, by their ids.
type Parts = BTreeMap<String, String>;

impl Told {
    /// How the page looked at the beginning of each turn, by the number of the turn. (Of moves everybody may have heard of
    /// another number, for answers are secret.)
    fn moments(&self) -> BTreeMap<usize, Parts> {
        let (mut moments, mut now, mut turn) = (BTreeMap::new(), Parts::new(), 0);
        for page in pages(&self.heard) {
            if page["whole"] == true {
                now.clear();
                turn = 0;
            }
            for part in page["parts"].as_array().unwrap() {
                now.insert(part[0].as_str().unwrap().to_owned(), part[1].as_str().unwrap().to_owned());
            }
            let begun = lines(page).iter().filter(|line| line.trim().starts_with("It is ")).count();
            if begun > 0 {
                turn += begun;
                moments.insert(turn, now.clone());
            }
        }
        moments
    }

    /// The story as it was told, line by line; whoever opens the page anew is told all of it again.
    fn story(&self) -> Vec<String> {
        let mut story = Vec::new();
        for page in pages(&self.heard) {
            if page["whole"] == true {
                story.clear();
            }
            story.extend(lines(page).into_iter().map(|line| line.trim().to_owned()));
        }
        story
    }
}

/// The cards of the game: the key and the name of each.
fn cards() -> Vec<(&'static str, &'static str)> {
    let words = include_str!("../../crates/ephios/words/ephios.en.ftl");
    words.lines().filter_map(|line| line.strip_prefix("card-")?.split_once(" = ")).collect()
}

/// The keys of the cards that can be touched in a piece of HTML.
fn touchable(html: &str) -> BTreeSet<&'static str> {
    cards().into_iter().map(|(key, _)| key).filter(|key| html.contains(&format!("id=\"c-{key}\""))).collect()
}

/// The keys of the cards that stand in a seat's place: those of its hand that are known.
fn known(html: &str) -> BTreeSet<&'static str> {
    let minis = html.split("<button").skip(1).filter(|one| one.contains("class=\"mini "));
    let names: Vec<String> =
        minis.map(|one| plain(&format!("<{}", one.split("</button>").next().unwrap()))).collect();
    let named = |name: &str| names.iter().any(|other| other == name);
    cards().into_iter().filter(|(_, name)| named(name)).map(|(key, _)| key).collect()
}

/// Nobody's page shows a card of another's hand that he can't know, wherever it may be written.
fn hands_are_hidden(one: &Told, seat: usize, other: &Told) -> usize {
    let (own, others) = (one.moments(), other.moments());
    let mut hidden = 0;
    for (turn, parts) in &others {
        let Some(mine) = own.get(turn) else { continue };
        let shown = known(&parts[&format!("seat-{seat}")]);
        for card in touchable(&mine["hand"]).difference(&shown) {
            hidden += 1;
            for (id, html) in parts {
                let there = html.contains(&format!("\"c-{card}\""));
                assert!(
                    !there,
                    "in turn {turn} {} sees the {card} of {} in {id}: {}",
                    other.name,
                    one.name,
                    plain(html)
                );
            }
        }
        // Of affinities everybody sees his own, and those that were used.
        assert!(mine["hand"].contains("class=\"affinity "), "{} doesn't see his affinity", one.name);
        for (id, html) in parts.iter().filter(|(id, _)| *id != "hand") {
            let told = html.contains("only you know") || html.contains("Affinity: ");
            assert!(!told, "{} sees an affinity in {id}: {}", other.name, plain(html));
        }
    }
    hidden
}

/// A card that is known in another's hand was seen on its way there. Once the discard pile was shuffled under the deck, a
/// good memory may tell what the last cards of it are; until then there is nothing to tell.
fn what_is_known_was_seen(one: &Told, seat: usize, other: &Told) {
    let mut last: BTreeMap<&str, String> = BTreeMap::new();
    let seat = format!("seat-{seat}");
    for page in pages(&other.heard) {
        if page["whole"] == true {
            last.clear();
        }
        for line in lines(page) {
            if line.contains("is shuffled and put under the deck") {
                return;
            }
            for (key, _) in cards().iter().filter(|(_, name)| line.contains(name)) {
                last.insert(key, line.trim().to_owned());
            }
        }
        let parts = page["parts"].as_array().unwrap();
        for part in parts.iter().filter(|part| part[0] == seat) {
            for card in known(part[1].as_str().unwrap()) {
                let line = last.get(card).map_or("", String::as_str);
                let came = [" recruits the ", " adds the ", " takes the ", " shows the "];
                let seen = came.iter().any(|verb| line.starts_with(&format!("{}{verb}", one.name)))
                    || line.starts_with(&format!("In {}’s hand: ", one.name))
                    || line.starts_with("On top of the deck: ")
                    || line == format!("The Treasurer completes {}’s union.", one.name);
                assert!(seen, "{} knows the {card} of {}: {line}", other.name, one.name);
            }
        }
    }
}

/// How many lines begin like this.
fn count(story: &[String], begins: &str) -> usize {
    story.iter().filter(|line| line.starts_with(begins)).count()
}

/// What only some may hear was heard by nobody else.
fn private_lines_are_private(all: &[Told]) {
    let stories: Vec<Vec<String>> = all.iter().map(Told::story).collect();
    for (at, one) in all.iter().enumerate() {
        let (name, own) = (one.name, &stories[at]);
        // Only whoever looks is told what there is to be seen.
        let looked = count(own, &format!("{name} looks at the top"));
        assert!(count(own, "On top of the deck: ") <= 3 * looked, "{name} sees the deck");
        assert_eq!(count(own, &format!("In {name}’s hand: ")), 0, "{name} is told of his own hand");
        let adds = format!("{name} adds the ");
        assert_eq!(count(own, &format!("{name} adds an unseen")), 0, "{name} doesn't see what he draws");
        for (other, story) in all.iter().zip(&stories).filter(|(other, _)| other.name != name) {
            let unseen = count(story, &format!("{name} adds an unseen"));
            assert_eq!(
                count(own, &adds),
                count(story, &adds) + unseen,
                "{} knows what {name} draws",
                other.name
            );
            let from = format!("from {}’s hand.", other.name);
            let taken = |story: &[String], what: &str| {
                let taken = format!("{name} takes {what} ");
                story.iter().filter(|line| line.starts_with(&taken) && line.ends_with(&from)).count()
            };
            for (third, story) in all.iter().zip(&stories) {
                let sees = third.name == name || third.name == other.name;
                let (the, a) = (taken(story, "the"), taken(story, "a card"));
                assert!(if sees { a == 0 } else { the == 0 }, "{} hears of a theft: {the}, {a}", third.name);
            }
        }
    }
}

/// Nothing that anybody was told is another's secret.
pub(crate) fn keep(all: &[Told]) {
    let mut hidden = 0;
    for (seat, one) in all.iter().enumerate() {
        for other in all.iter().filter(|other| other.name != one.name) {
            hidden += hands_are_hidden(one, seat, other);
            what_is_known_was_seen(one, seat, other);
        }
    }
    assert!(hidden > 0, "nobody ever had anything to hide");
    private_lines_are_private(all);
}
