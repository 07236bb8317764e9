//! The cards that are in, read from the files of `cards/` and made ready to be run.

use crate::{
    code::Code,
    kinds::{Alignment, Keyword, Keywords, Kind, Origin, Rarity, Speed},
    lang::{Enters, Holds, Line, On, Sheet},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{collections::HashMap, fmt, str::FromStr, sync::LazyLock};
use table::Arg;

/// A card: its place in the [`Pool`]. Written as its name in small letters, `ancient-red-dragon`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u16);

/// A card as the rules use it.
#[derive(Clone, Debug)]
pub struct Def {
    /// As it is written down.
    pub sheet: Sheet,
    /// How it is written in moves and files.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether it costs an action; otherwise it is free.
    pub action: bool,
    /// When it may be played.
    pub speed: Speed,
    /// Whether it resolves at once.
    pub now: bool,
    /// Its alignment.
    pub alignment: Alignment,
    /// Its origin.
    pub origin: Origin,
    /// How rare it is.
    pub rarity: Rarity,
    /// Its type.
    pub kind: Kind,
    /// A champion's offence.
    pub offence: i16,
    /// A champion's defence.
    pub defence: i16,
    /// Its keywords.
    pub keywords: Keywords,
    /// What it does: one for each mode, then one for each ability.
    pub codes: Vec<Code>,
    /// Whether it says “break all” or “banish all”.
    pub says_all: bool,
    /// Which abilities hold all the time while it is in play, and while it is in the pile.
    pub holds: [Vec<u8>; 2],
    /// Which abilities wait for something while it is in play, and while it is in the pile.
    pub waits: [Vec<u8>; 2],
    /// Which abilities can be used while it is in play, and while it is in the pile.
    pub uses: [Vec<u8>; 2],
}

impl Def {
    /// How many modes it has, one for a card that offers no choice.
    #[must_use]
    pub fn modes(&self) -> usize {
        self.sheet.modes.len().max(1)
    }

    /// What this mode does.
    #[must_use]
    pub fn mode(&self, mode: u8) -> Option<&Code> {
        self.codes[..self.modes().min(self.codes.len())].get(usize::from(mode))
    }

    /// The number of the code of this ability.
    #[must_use]
    pub fn part(&self, line: u8) -> u8 {
        self.modes() as u8 + line
    }

    /// The ability with this number.
    #[must_use]
    pub fn line(&self, line: u8) -> Option<&Line> {
        self.sheet.lines.get(usize::from(line))
    }

    /// The ability whose code has this number.
    #[must_use]
    pub fn line_of(&self, part: u8) -> Option<&Line> {
        self.line(part.checked_sub(self.modes() as u8)?)
    }

    /// The abilities that are carried out as this happens to it.
    pub(crate) fn as_lines(&self, on: &On) -> impl Iterator<Item = u8> {
        let fits = move |(at, line): (usize, &Line)| match line {
            Line::As { on: other, .. } if other == on => Some(at as u8),
            _ => None,
        };
        self.sheet.lines.iter().enumerate().filter_map(fits)
    }

    /// Whether it comes into play expended, and with how many counters.
    #[must_use]
    pub fn enters(&self) -> (bool, u16) {
        self.sheet.enters.iter().fold((false, 0), |(expended, counters), how| match how {
            Enters::Expended => (true, counters),
            Enters::Counters(more) => (expended, counters + u16::from(*more)),
        })
    }
}

/// What is wrong with a card that is written down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCard {
    /// It isn't in the language at all.
    #[error("{file}: {why}")]
    Written {
        /// The file.
        file: String,
        /// What and where.
        why: String,
    },
    /// It says something that can't be carried out.
    #[error("{card}: {why}")]
    Said {
        /// The card.
        card: String,
        /// What.
        why: String,
    },
}

/// All cards that are in.
#[derive(Debug, Default)]
pub struct Pool {
    defs: Vec<Def>,
    keys: HashMap<&'static str, Card>,
}

static POOL: LazyLock<Result<Pool, BadCard>> = LazyLock::new(|| {
    Pool::read(&[
        ("good.ron", include_str!("../cards/good.ron")),
        ("evil.ron", include_str!("../cards/evil.ron")),
        ("wild.ron", include_str!("../cards/wild.ron")),
        ("unaligned.ron", include_str!("../cards/unaligned.ron")),
    ])
});
static EMPTY: LazyLock<Pool> = LazyLock::new(Pool::default);

/// The cards that are in; none if one of them can't be read, see [`problem`].
pub fn pool() -> &'static Pool {
    POOL.as_ref().unwrap_or(&EMPTY)
}

/// Why there are no cards.
pub fn problem() -> Option<&'static BadCard> {
    POOL.as_ref().err()
}

impl Pool {
    /// Reads cards; refuses all if one can't be said or run.
    pub fn read(files: &[(&str, &str)]) -> Result<Pool, BadCard> {
        let mut sheets: Vec<Sheet> = Vec::new();
        for (file, text) in files {
            let read: Vec<Sheet> = ron::from_str(text)
                .map_err(|error| BadCard::Written { file: (*file).into(), why: error.to_string() })?;
            sheets.extend(read);
        }
        sheets.sort_by_key(|sheet| sheet.number);
        let mut pool = Pool::default();
        for sheet in sheets {
            let card = Card(pool.defs.len() as u16);
            let def = Def::new(sheet)?;
            if pool.keys.insert(def.key, card).is_some() {
                return Err(BadCard::Said { card: def.name.into(), why: "it is there twice".into() });
            }
            pool.defs.push(def);
        }
        Ok(pool)
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.defs.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.defs.is_empty()
    }

    /// Each of them, by number.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.defs.len() as u16).map(Card)
    }

    /// The card at this place.
    pub(crate) fn card(&self, at: usize) -> Option<Card> {
        (at < self.defs.len()).then_some(Card(at as u16))
    }
}

impl Card {
    /// Its place in the pool.
    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    /// The card with this name or key.
    #[must_use]
    pub fn named(name: &str) -> Option<Card> {
        pool().keys.get(key_of(name).as_str()).copied()
    }

    /// All about it.
    #[must_use]
    pub fn def(self) -> &'static Def {
        &pool().defs[usize::from(self.0)]
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.def().name
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.def().key)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        pool().keys.get(text).copied().ok_or_else(|| format!("“{text}” is none of the cards that are in"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.def().key)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::Name(card.name())
    }
}

/// `Can't or Won't?` as `cant-or-wont`.
fn key_of(name: &str) -> String {
    let mut key = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => key.push(letter),
            '\'' | '!' | '?' | '.' | ',' => {}
            _ => key.push('-'),
        }
    }
    key
}

/// What is printed beside the text, from its words.
struct Printed {
    action: bool,
    speed: Speed,
    now: bool,
    alignment: Alignment,
    origin: Origin,
    rarity: Rarity,
    kind: Kind,
    numbers: (i16, i16),
}

impl Printed {
    fn read(is: &str) -> Result<Printed, String> {
        let words: Vec<&str> = is.split(' ').collect();
        let (head, numbers) = words.split_at(words.len().min(6));
        let [cost, speed, alignment, origin, rarity, kind] = head else {
            return Err(format!(
                "“{is}” should be: cost, speed, alignment, origin, rarity, type, offence/defence"
            ));
        };
        let kind: Kind = kind.parse()?;
        let numbers = match (kind, numbers) {
            (Kind::Champion, [numbers]) => {
                let both = numbers.split_once('/').and_then(|(offence, defence)| {
                    Some((i16::from(offence.parse::<u8>().ok()?), i16::from(defence.parse::<u8>().ok()?)))
                });
                both.ok_or_else(|| format!("“{numbers}” isn't offence/defence"))?
            }
            (Kind::Object | Kind::Event, []) => (0, 0),
            _ => return Err("champions, and only they, have offence/defence".into()),
        };
        Ok(Printed {
            action: match *cost {
                "action" => true,
                "free" => false,
                _ => return Err(format!("it costs “action” or is “free”, not “{cost}”")),
            },
            speed: speed.trim_end_matches("!!").parse()?,
            now: speed.ends_with("!!"),
            alignment: alignment.parse()?,
            origin: origin.parse()?,
            rarity: rarity.parse()?,
            kind,
            numbers,
        })
    }
}

impl Def {
    fn new(sheet: Sheet) -> Result<Def, BadCard> {
        let bad = |why: String| BadCard::Said { card: sheet.name.clone(), why };
        let printed = Printed::read(&sheet.is).map_err(bad)?;
        let modes: Vec<&[_]> = match (sheet.does.is_empty(), sheet.modes.is_empty()) {
            (_, true) => vec![&sheet.does],
            (true, false) => sheet.modes.iter().map(Vec::as_slice).collect(),
            (false, false) => return Err(bad("it does something and offers a choice; one of them".into())),
        };
        if (printed.kind == Kind::Event) == modes.iter().any(|mode| mode.is_empty()) {
            return Err(bad("events, and only they, do something as they resolve".into()));
        }
        let mut codes: Vec<Code> =
            modes.iter().map(|mode| Code::new(mode)).collect::<Result<_, _>>().map_err(bad)?;
        let mut says_all = codes.iter().any(Code::says_all);
        let (mut holds, mut waits, mut uses) =
            (<[Vec<u8>; 2]>::default(), <[Vec<u8>; 2]>::default(), <[Vec<u8>; 2]>::default());
        for (at, line) in sheet.lines.iter().enumerate() {
            let (kinds, pile, does): (_, bool, &[_]) = match line {
                Line::Use { pile, does, .. } => (Some(&mut uses), *pile, does),
                Line::When { pile, does, .. } => (Some(&mut waits), *pile, does),
                Line::As { does, .. } => (None, false, does),
                Line::Again { .. } => (Some(&mut uses), true, &[]),
                Line::While { pile, .. } => (Some(&mut holds), *pile, &[]),
            };
            if printed.kind == Kind::Event && !pile {
                return Err(bad("an event's abilities work from the discard pile".into()));
            }
            if let Some(kinds) = kinds {
                kinds[usize::from(pile)].push(at as u8);
            }
            codes.push(Code::new(does).map_err(bad)?);
        }
        says_all |= codes.iter().any(Code::says_all);
        let numbers =
            sheet.lines.iter().any(|line| matches!(line, Line::While { holds: Holds::Numbers(_), .. }));
        let has: Keywords = sheet.has.iter().copied().collect();
        if has.contains(Keyword::Veiled) && printed.kind != Kind::Champion {
            return Err(bad("only champions are veiled".into()));
        }
        if printed.kind == Kind::Champion && printed.numbers == (0, 0) && !numbers {
            return Err(bad("a champion 0/0 needs a line that says its numbers".into()));
        }
        Ok(Def {
            key: Box::leak(key_of(&sheet.name).into_boxed_str()),
            name: Box::leak(sheet.name.clone().into_boxed_str()),
            action: printed.action,
            speed: printed.speed,
            now: printed.now,
            alignment: printed.alignment,
            origin: printed.origin,
            rarity: printed.rarity,
            kind: printed.kind,
            offence: printed.numbers.0,
            defence: printed.numbers.1,
            keywords: has,
            codes,
            says_all,
            holds,
            waits,
            uses,
            sheet,
        })
    }
}
