//! All that the page says is there in three languages, and nothing is there that it never says.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use ephios::{Alliance, Ephios};
use epic::{Epic, Kind, Speed, Step, Token};
use epix::Epix;
use europax::{Europax, Unforeseen};
use std::{collections::BTreeSet, fs, path::Path};
use table::{Game, Lang, Words};
use web::Draws;

/// Everything under a folder, in one text.
fn source(folder: &str) -> String {
    let mut text = String::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            text += &fs::read_to_string(path).unwrap();
        }
    }
    text
}

/// Whatever stands between quotation marks.
fn literals(text: &str) -> BTreeSet<&str> {
    text.split('"').collect()
}

fn is_whole(words: &Words, used: &BTreeSet<&str>, also: &[String]) {
    assert_eq!(words.problems(), Vec::<String>::new());
    for id in words.messages(Lang::En).keys() {
        assert!(used.contains(id.as_str()) || also.contains(id), "{id} is never said");
    }
}

/// Whether a page can say this in every language.
fn is_known(id: &str) -> bool {
    let pages = [
        web::words(),
        web::bring::words(),
        web::pages::card_words(),
        Epix::page_words(),
        Ephios::page_words(),
        Europax::page_words(),
        Epic::page_words(),
    ];
    pages.iter().any(|words| Lang::ALL.iter().all(|lang| words.has(*lang, id)))
}

#[test]
fn every_message_is_said_somewhere() {
    let text = source("src") + &source("../house/src");
    let used = literals(&text);
    is_whole(web::words(), &used, &[]);
    is_whole(web::pages::card_words(), &used, &[]);
    is_whole(Epix::page_words(), &used, &[]);
    // Every ready-made deck has a title and a sentence.
    let ready = Epic::ABOUT.ready.iter().map(|ready| format!("ready-epic-{}", ready.name));
    let ready: Vec<String> = ready.flat_map(|title| [format!("{title}-story"), title]).collect();
    is_whole(web::bring::words(), &used, &ready);
    // The booklet has a page for every alliance.
    let pages = Alliance::ALL.map(|page| [format!("page-{page}-title"), format!("page-{page}-story")]);
    is_whole(Ephios::page_words(), &used, pages.as_flattened());
    // Every unforeseen card has a story.
    let tales = Unforeseen::ALL.map(|card| format!("tale-{card}"));
    is_whole(Europax::page_words(), &used, &tales);
    // Tiles and steps of Epic are called by what they are.
    let mut named: Vec<String> = Token::ALL.iter().map(|token| format!("tile-{token}")).collect();
    named.extend(Step::ALL.iter().map(|step| format!("short-{step}")));
    named.extend(Kind::ALL.iter().map(|kind| format!("kinds-{kind}")));
    named.extend(Speed::ALL.iter().map(|speed| format!("at-once-{speed}")));
    named.extend(["expended", "flipped"].map(|position| format!("position-{position}")));
    is_whole(Epic::page_words(), &used, &named);
    for id in pages.as_flattened().iter().chain(&tales).chain(&named).chain(&ready) {
        assert!(is_known(id), "{id} is said and missing");
    }
}

#[test]
fn nothing_is_said_that_is_missing() {
    let text = source("src");
    let begins = [
        "say(lang, \"",
        "say(\"",
        "tell(lang, \"",
        "tell_of(lang, \"",
        "say(self.lang, \"",
        "count(lang, \"",
        "name(lang, \"",
        "say(scene.lang, \"",
        "say(scene, \"",
        "say_count(scene, \"",
        "say_of(scene, \"",
    ];
    let said =
        begins.iter().flat_map(|begin| text.split(begin).skip(1)).filter_map(|rest| rest.split('"').next());
    for id in said.collect::<BTreeSet<&str>>() {
        assert!(is_known(id), "{id} is said and missing");
    }
    for id in text.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(is_known(id), "{id} is said and missing");
    }
}

#[test]
fn scripts_find_every_word_they_use() {
    let scripts = source("assets");
    let ids = scripts
        .split("words.")
        .skip(1)
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap());
    let more = scripts.split("words[\"").skip(1).filter_map(|rest| rest.split('"').next());
    let used: BTreeSet<&str> = ids.chain(more).filter(|id| !id.is_empty()).collect();
    for id in web::words().messages(Lang::En).keys().filter_map(|id| id.strip_prefix("js-")) {
        assert!(used.contains(id), "no script says {id}");
    }
    for id in used {
        assert!(web::words().has(Lang::En, &format!("js-{id}")), "{id} is used by a script and missing");
    }
}

#[test]
fn french_never_breaks_a_line_before_its_marks() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for file in [
        "web/words/page.fr.ftl",
        "web/words/decks.fr.ftl",
        "web/words/cards.fr.ftl",
        "web/words/epic.fr.ftl",
        "web/words/epix.fr.ftl",
        "web/words/ephios.fr.ftl",
        "web/words/europax.fr.ftl",
        "epix/words/epix.fr.ftl",
        "ephios/words/ephios.fr.ftl",
        "epic/words/epic.fr.ftl",
        "europax/words/europax.fr.ftl",
        "table/words/fr.ftl",
        "house/words/house.fr.ftl",
    ] {
        let text = fs::read_to_string(root.join(file)).unwrap();
        for line in text.lines() {
            let breaks = [" :", " ;", " !", " ?", "« ", " »"].into_iter().find(|mark| line.contains(mark));
            assert_eq!(breaks, None, "{file}: {line}");
        }
    }
}
