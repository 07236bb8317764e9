//! All that is said, in French, English and German: Fluent files in the crate that uses them.

use crate::Seat;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    str::FromStr,
    sync::LazyLock,
};
use unic_langid::langid;

/// A language of the house.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Lang {
    /// Every language, in the order in which files are handed over.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::De];

    /// Its two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
        }
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        known.ok_or_else(|| format!("“{text}” is no language of the house: en, fr or de"))
    }
}

/// Something a sentence mentions.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; the message may choose a plural by it.
    Number(i64),
    /// Whoever sits there, by name.
    Seat(Seat),
    /// Another message of the same game, such as a card's name.
    Term(&'static str),
    /// A name that is the same in every language.
    Name(&'static str),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}

numbers!(u8 u16 u32 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<&'static str> for Arg {
    fn from(term: &'static str) -> Arg {
        Arg::Term(term)
    }
}

/// A sentence that can be said in any language: a message's id and what it mentions.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// The message of this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// The same, mentioning this.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// The id of its message.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// What can be said in words. Events get it from [`events!`](crate::events).
pub trait Say {
    /// The ids of all its messages.
    fn ids() -> Vec<String>;

    /// The sentence for it.
    fn phrase(&self) -> Phrase;
}

/// Defines the events of a game: an enum of small named fields. In JSON and in the files of words an event goes
/// by its name in lower case (`BidShown` is `bid-shown`), its fields by theirs; so the messages are enumerated
/// from the type.
#[macro_export]
macro_rules! events {
    ($(#[$about:meta])* $vis:vis enum $Event:ident {
        $($(#[$doc:meta])* $Variant:ident { $($field:ident: $type:ty),* $(,)? }),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Debug, serde::Serialize)]
        #[serde(rename_all = "kebab-case")]
        $vis enum $Event { $($(#[$doc])* $Variant { $($field: $type),* }),* }

        impl $crate::Say for $Event {
            fn ids() -> Vec<String> {
                vec![$($crate::kebab(stringify!($Variant))),*]
            }

            fn phrase(&self) -> $crate::Phrase {
                match *self {
                    $($Event::$Variant { $($field),* } => {
                        $crate::Phrase::new($crate::kebab(stringify!($Variant)))
                            $(.with(stringify!($field), $field))*
                    })*
                }
            }
        }
    };
}

/// `BidShown` as `bid-shown`.
#[doc(hidden)]
#[must_use]
pub fn kebab(name: &str) -> String {
    name.char_indices().fold(String::new(), |mut id, (at, letter)| {
        if letter.is_uppercase() && at > 0 {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
        id
    })
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    /// Variables, as in `{ $card }`.
    pub variables: BTreeSet<String>,
    /// Other messages, as in `{ card }`.
    pub messages: BTreeSet<String>,
}

/// Every message by id.
pub type Messages = BTreeMap<String, Message>;

/// The messages of one game (or of the house) in every language, and behind them those common to all games.
pub struct Words {
    messages: [Messages; 3],
    bundles: [FluentBundle<FluentResource>; 3],
    problems: Vec<String>,
    /// Where messages are looked for that aren't here.
    behind: Option<&'static Words>,
}

static COMMON: LazyLock<Words> = LazyLock::new(|| {
    Words::new([
        include_str!("../words/en.ftl"),
        include_str!("../words/fr.ftl"),
        include_str!("../words/de.ftl"),
    ])
});

/// The [`Words`] of a game from the Fluent files `NAME.en.ftl`, `NAME.fr.ftl` and `NAME.de.ftl` beside the
/// given path, loaded once: `table::words!("../words/goofspiel")`; with `before` other words that stand behind them.
#[macro_export]
macro_rules! words {
    ($path:literal $(, before $behind:expr)?) => {{
        static WORDS: std::sync::LazyLock<$crate::Words> = std::sync::LazyLock::new(|| {
            $crate::Words::new([
                include_str!(concat!($path, ".en.ftl")),
                include_str!(concat!($path, ".fr.ftl")),
                include_str!(concat!($path, ".de.ftl")),
            ])$(.before($behind))?
        });
        &WORDS
    }};
}

/// The rules pages of a game, `rules.en.md`, `rules.fr.md` and `rules.de.md` in the given folder.
#[macro_export]
macro_rules! rules_pages {
    ($folder:literal) => {
        [
            include_str!(concat!($folder, "/rules.en.md")),
            include_str!(concat!($folder, "/rules.fr.md")),
            include_str!(concat!($folder, "/rules.de.md")),
        ]
    };
}

impl Words {
    /// From three Fluent files, in the order of [`Lang::ALL`]. What is wrong with them is kept for
    /// [`problems`](Words::problems), which a test asks for; it never stops a house from opening.
    #[must_use]
    pub fn new(sources: [&'static str; 3]) -> Words {
        let mut problems = Vec::new();
        let bundles = Lang::ALL.map(|lang| {
            let mut bundle = FluentBundle::new_concurrent(vec![match lang {
                Lang::En => langid!("en"),
                Lang::Fr => langid!("fr"),
                Lang::De => langid!("de"),
            }]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(match lang {
                Lang::En => |value, _| grouped(value, ","),
                Lang::Fr => |value, _| grouped(value, "\u{202f}"),
                Lang::De => |value, _| grouped(value, "."),
            }));
            let resource = FluentResource::try_new(sources[lang as usize].into());
            let resource = resource.unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(|error| format!("{}: {error}", lang.code())));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("{}: {error}", lang.code())));
            }
            bundle
        });
        Words { messages: sources.map(read_messages), bundles, problems, behind: None }
    }

    /// The same, with other words behind them: what isn't said here is said there.
    #[must_use]
    pub const fn before(mut self, behind: &'static Words) -> Words {
        self.behind = Some(behind);
        self
    }

    /// The words common to all games: turns, the end, seats.
    #[must_use]
    pub fn common() -> &'static Words {
        &COMMON
    }

    /// A seat by its number, for whoever has no better name for it.
    #[must_use]
    pub fn seat(lang: Lang, seat: Seat) -> String {
        let phrase = Phrase::new("table-seat").with("number", seat.index());
        COMMON.say(lang, &phrase, &|_| String::new())
    }

    /// This sentence, with seats named by `name`. A message that is missing shows as its id; tests see to it
    /// that none is.
    pub fn say(&self, lang: Lang, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> String {
        let Some((mut said, _)) = self.format(lang, phrase, name) else { return phrase.id.to_string() };
        // After a name with a mark of its own there is no full stop.
        if said.ends_with("!.") || said.ends_with("?.") {
            said.pop();
        }
        let starts = |term: &str| {
            let words = self.format(lang, &Phrase::new(term.to_owned()), name);
            words.is_some_and(|(words, _)| said.starts_with(&words))
        };
        // A term keeps its small letter within a sentence, not before one.
        let term = said.ends_with(['.', '!', '?'])
            && said.starts_with(char::is_lowercase)
            && phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Term(id) if starts(id)));
        if term { capital(&said) } else { said }
    }

    /// The sentence, and whether it could be said without a hole in it.
    fn format(&self, lang: Lang, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> Option<(String, bool)> {
        let mut args = FluentArgs::new();
        let mut whole = true;
        for (key, value) in &phrase.args {
            match *value {
                Arg::Number(number) => args.set(*key, number),
                Arg::Seat(seat) => args.set(*key, name(seat)),
                Arg::Name(name) => args.set(*key, name),
                Arg::Term(id) => {
                    let (said, fine) =
                        self.format(lang, &Phrase::new(id), name).unwrap_or((id.into(), false));
                    whole &= fine;
                    args.set(*key, said);
                }
            }
        }
        let bundle = &self.that_has(lang, &phrase.id).bundles[lang as usize];
        let mut errors = Vec::new();
        let pattern = bundle.get_message(&phrase.id)?.value()?;
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        Some((said, whole && errors.is_empty()))
    }

    fn has_own(&self, lang: Lang, id: &str) -> bool {
        self.bundles[lang as usize].has_message(id)
    }

    /// The words among which this message is: these, those behind them, or the common ones.
    fn that_has(&self, lang: Lang, id: &str) -> &Words {
        match self.behind {
            _ if self.has_own(lang, id) => self,
            Some(behind) => behind.that_has(lang, id),
            None => &COMMON,
        }
    }

    /// Whether there is such a message in this language, here or behind.
    #[must_use]
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.that_has(lang, id).has_own(lang, id)
    }

    /// Whether this sentence can be said without a hole in it.
    #[must_use]
    pub fn can_say(&self, lang: Lang, phrase: &Phrase) -> bool {
        self.format(lang, phrase, &|_| String::new()).is_some_and(|(_, whole)| whole)
    }

    /// Every message of this language, terms left out.
    #[must_use]
    pub const fn messages(&self, lang: Lang) -> &Messages {
        &self.messages[lang as usize]
    }

    /// Messages of this language that other messages speak, as in `{ card }`.
    #[must_use]
    pub fn referenced(&self, lang: Lang) -> BTreeSet<String> {
        self.messages(lang).values().flat_map(|message| &message.messages).cloned().collect()
    }

    /// The variables of a message, those of the messages it speaks included.
    fn mentioned(&self, lang: Lang, id: &str) -> BTreeSet<&str> {
        let mut open = vec![id];
        let mut done = BTreeSet::new();
        let mut variables = BTreeSet::new();
        while let Some(id) = open.pop() {
            if let (true, Some(message)) = (done.insert(id), self.messages(lang).get(id)) {
                variables.extend(message.variables.iter().map(String::as_str));
                open.extend(message.messages.iter().map(String::as_str));
            }
        }
        variables
    }

    /// All that is wrong with the files: errors of syntax, messages or variables that one language has and
    /// another hasn't.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        let mut problems = self.problems.clone();
        for lang in Lang::ALL {
            let messages = self.messages(lang);
            let missing = self.referenced(lang).into_iter().filter(|id| !messages.contains_key(id));
            problems.extend(missing.map(|id| format!("{}: {id} is spoken of but missing", lang.code())));
        }
        let english = self.messages(Lang::En);
        for lang in [Lang::Fr, Lang::De] {
            let other = self.messages(lang);
            for id in english.keys() {
                let [here, there] = [Lang::En, lang].map(|lang| self.mentioned(lang, id));
                if !other.contains_key(id) {
                    problems.push(format!("{}: {id} is missing", lang.code()));
                } else if here != there {
                    problems.push(format!("{}: {id} mentions {there:?}, not {here:?}", lang.code()));
                }
            }
            let more = other.keys().filter(|id| !english.contains_key(*id));
            problems.extend(more.map(|id| format!("{}: {id} isn't in English", lang.code())));
        }
        problems
    }
}

fn read_messages(source: &str) -> Messages {
    let mut messages = Messages::new();
    let mut current = None;
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic)) {
            current = Some(id.trim().to_owned());
            messages.entry(id.trim().to_owned()).or_default();
        } else if line.starts_with(|first: char| !first.is_whitespace() && first != '}') {
            current = None;
        }
        if let Some(message) = current.as_ref().and_then(|id| messages.get_mut(id)) {
            let name = |rest: &str| -> String {
                rest.chars().take_while(|c| c.is_alphanumeric() || *c == '-' || *c == '_').collect()
            };
            message.variables.extend(line.split('$').skip(1).map(name));
            let spoken = line
                .split('{')
                .skip(1)
                .filter_map(|rest| rest.split_once('}'))
                .map(|(inside, _)| inside.trim());
            message.messages.extend(
                spoken.filter(|inside| **inside == name(inside) && !inside.is_empty()).map(Into::into),
            );
        }
    }
    messages
}

/// Whole numbers in groups of three.
fn grouped(value: &FluentValue<'_>, mark: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if number.value.fract() != 0.0 {
        return None;
    }
    let digits = format!("{:.0}", number.value.abs());
    let mut text = String::from(if number.value < 0.0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(mark);
        }
        let _ = text.write_char(digit);
    }
    Some(text)
}

/// With a capital letter at the beginning.
#[must_use]
pub fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat_name(seat: Seat) -> String {
        format!("seat {seat}")
    }

    #[test]
    fn common_words_are_complete() {
        assert_eq!(Words::common().problems(), Vec::<String>::new());
        let over = crate::Refusal::by(crate::Refusal::OVER).phrase();
        assert!(Lang::ALL.iter().all(|&lang| Words::common().can_say(lang, &over)));
        assert_eq!(Words::seat(Lang::De, Seat::FIRST), "Platz 0");
    }

    #[test]
    fn numbers_are_grouped_and_plurals_follow_the_language() {
        let text = "coins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}\n";
        let words = Words::new([text, text, text]);
        let say = |lang, n: i64| words.say(lang, &Phrase::new("coins").with("n", n), &seat_name);
        assert_eq!(say(Lang::En, 1), "1 coin");
        assert_eq!(say(Lang::En, 0), "0 coins");
        assert_eq!(say(Lang::Fr, 0), "0 coin", "French counts nought as one");
        assert_eq!(say(Lang::En, 3600), "3,600 coins");
        assert_eq!(say(Lang::Fr, 1_234_567), "1\u{202f}234\u{202f}567 coins");
        assert_eq!(say(Lang::De, -3600), "-3.600 coins");
        assert_eq!(words.messages(Lang::En)["coins"].variables, BTreeSet::from(["n".to_owned()]));
    }

    #[test]
    fn sentences_begin_and_end_as_they_should() {
        let text = "elk = an elk\nruns = { $what } runs.\nsees = { $who } sees { $what }.\nof = { $what }\n";
        let words = Words::new([text, text, text]);
        let say = |id: &'static str| {
            words.say(Lang::En, &Phrase::new(id).with("what", Arg::Term("elk")), &seat_name)
        };
        assert_eq!(say("runs"), "An elk runs.");
        assert_eq!(say("of"), "an elk");
        let sees = Phrase::new("sees").with("who", Seat::FIRST).with("what", Arg::Term("elk"));
        assert_eq!(words.say(Lang::En, &sees, &seat_name), "seat 0 sees an elk.", "names stay as they are");
        let now = Phrase::new("runs").with("what", Arg::Name("Now!"));
        assert_eq!(words.say(Lang::En, &now, &seat_name), "Now! runs.");
        let sees = Phrase::new("sees").with("who", Seat::FIRST).with("what", Arg::Name("Now!"));
        assert_eq!(
            words.say(Lang::En, &sees, &seat_name),
            "seat 0 sees Now!",
            "a name brings its mark along"
        );
    }

    #[test]
    fn a_file_with_holes_is_told_and_still_speaks() {
        let words =
            Words::new(["a = { $x } thing\nb = both\n", "a = chose\n", "a = Ding { $x }\nc = ?\nwrong"]);
        let problems = words.problems().join("\n");
        for part in ["fr: b is missing", "fr: a mentions", "de: b is missing", "de: c isn't"] {
            assert!(problems.contains(part), "{part} not in {problems}");
        }
        assert!(problems.contains("de: ") && problems.lines().count() >= 5, "{problems}");
        assert_eq!(words.say(Lang::Fr, &Phrase::new("b"), &seat_name), "b");
        assert!(!words.can_say(Lang::En, &Phrase::new("a")));
        assert!(words.can_say(Lang::En, &Phrase::new("a").with("x", Seat::FIRST)));
    }

    #[test]
    fn a_hole_behind_another_message_is_found() {
        let text = "card = card { $card }\nstole = Stole { card }.\nlost = { nothing }\n";
        let words =
            Words::new([text, text, "card = Karte\nstole = { card } gestohlen.\nlost = { nothing }\n"]);
        assert!(!words.can_say(Lang::En, &Phrase::new("stole")));
        assert!(words.can_say(Lang::En, &Phrase::new("stole").with("card", 3u8)));
        assert!(!words.can_say(Lang::En, &Phrase::new("lost")));
        let problems = words.problems().join("\n");
        for part in ["en: nothing is spoken of", "de: card mentions", "de: stole mentions"] {
            assert!(problems.contains(part), "{part} not in {problems}");
        }
    }
}
