//! The text of every card in every language, as it is made from what the card does.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use epic::{Def, pool};
use std::fmt::Write;
use table::Lang;

/// The name of each card, then its lines.
fn all(lang: Lang) -> String {
    let mut all = String::new();
    for card in pool().cards() {
        writeln!(all, "{}", card.name()).unwrap();
        for line in epic::text::text(&card.def().sheet, lang) {
            writeln!(all, "  {line}").unwrap();
        }
    }
    all
}

/// Each card with its text, in each language.
fn texts() -> impl Iterator<Item = (&'static Def, Lang, Vec<String>)> {
    pool().cards().map(epic::Card::def).flat_map(|def| {
        Lang::ALL.into_iter().map(move |lang| (def, lang, epic::text::text(&def.sheet, lang)))
    })
}

#[test]
fn in_english() {
    insta::assert_snapshot!(all(Lang::En));
}

#[test]
fn in_french() {
    insta::assert_snapshot!(all(Lang::Fr));
}

#[test]
fn in_german() {
    insta::assert_snapshot!(all(Lang::De));
}

/// A line for the keywords, one or more for the effect, one for each mode and each ability.
#[test]
fn nothing_is_left_unsaid() {
    for (def, lang, lines) in texts() {
        let sheet = &def.sheet;
        let least = usize::from(!sheet.has.is_empty())
            + usize::from(sheet.pay.is_some())
            + sheet.enters.len()
            + usize::from(!sheet.does.is_empty())
            + sheet.modes.len()
            + sheet.lines.len();
        assert!(least > 0, "{} does nothing", def.name);
        assert!(lines.len() >= least, "{} in {lang:?}: {lines:#?}", def.name);
    }
}

#[test]
fn every_line_is_whole() {
    for (def, lang, lines) in texts() {
        for line in lines {
            let wrong = |why: &str| panic!("{} in {lang:?}, {why}: {line}", def.name);
            if line.trim() != line || line.is_empty() {
                wrong("blank");
            }
            let ends = [".", ".)"].iter().any(|end| line.ends_with(end));
            if !(ends || line.ends_with(':') && !def.sheet.modes.is_empty()) {
                wrong("no end");
            }
            for bad in ["{", "}", "  ", " .", " ,", ",,", ",.", "..", "()", "( ", " )", "\u{e000}", "X X"] {
                if line.contains(bad) {
                    wrong(bad);
                }
            }
            for [open, close] in [['(', ')'], ['«', '»'], ['„', '“']] {
                let often = |mark: char| line.matches(mark).count();
                if (open != '„' || lang == Lang::De) && often(open) != often(close) {
                    wrong("a mark without the other");
                }
            }
        }
    }
}

/// Every sentence begins with a capital, after a full stop too.
#[test]
fn sentences_begin_with_a_capital() {
    for (def, lang, lines) in texts() {
        for line in lines {
            let line = line.replace(def.name, "Name");
            let begins = line.split(". ").map(|sentence| sentence.trim_start_matches(['•', ' ', '(']));
            for sentence in begins {
                let first = sentence.chars().next();
                assert!(
                    first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit()),
                    "{} in {lang:?}: {sentence}",
                    def.name
                );
            }
        }
    }
}

/// No-break spaces as they are set in French: narrow before `;`, `!` and `?`, wide before `:` and within quotes.
#[test]
fn french_marks_keep_their_distance() {
    for (def, _, lines) in texts().filter(|(_, lang, _)| *lang == Lang::Fr) {
        for line in lines {
            let line = line.replace(def.name, "Name");
            let letters: Vec<char> = line.chars().collect();
            for (at, mark) in letters.iter().enumerate() {
                let before = at.checked_sub(1).map(|at| letters[at]);
                let fits = match mark {
                    ';' | '!' | '?' => before == Some('\u{202f}'),
                    ':' | '»' => before == Some('\u{a0}'),
                    '«' => letters.get(at + 1) == Some(&'\u{a0}'),
                    '\'' | '"' => false,
                    _ => true,
                };
                assert!(fits, "{}: {line}", def.name);
            }
        }
    }
}

/// What the rules take for “break all” and “banish all” is what stands on the card, in every language.
#[test]
fn the_words_break_all_stand_where_they_count() {
    for (def, lang, lines) in texts().filter(|(def, ..)| def.name != "Savior") {
        let text = lines.join("\n").to_lowercase();
        let words: &[&str] = match lang {
            Lang::En => &["break all ", "banish all "],
            Lang::Fr => &["détruisez tous ", "détruisez toutes ", "bannissez tous ", "bannissez toutes "],
            Lang::De => &["zerbrich alle ", "verbanne alle "],
        };
        assert_eq!(words.iter().any(|words| text.contains(words)), def.says_all, "{} in {lang:?}", def.name);
    }
}
