//! What a game says of itself: the label on its box.

use crate::options::Chosen;

/// The label on the box.
#[derive(Copy, Clone, Debug)]
pub struct About {
    /// Short name for addresses, files and the command line: lower-case letters only.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Who invented it, if that is known.
    pub designer: Option<&'static str>,
    /// Fewest and most seats.
    pub seats: (usize, usize),
    /// How many play it best; the most if it doesn't say.
    pub best: Option<usize>,
    /// How long a game takes, in minutes, fewest and most.
    pub minutes: (u32, u32),
    /// Goes up whenever the same moves could lead elsewhere; records carry it.
    pub rules_version: u32,
    /// Goes up whenever cards, maps or other content change; records carry it.
    pub content_version: u32,
    /// What the host may choose, in public.
    pub options: &'static [Described],
    /// Every way a game can end: short ids whose words are the messages `ending-ID`.
    pub endings: &'static [&'static str],
    /// Standing orders that a seat may leave ([`Game::obey`](crate::Game::obey)): short ids whose words are the messages
    /// `order-ID`. One that ends with a colon is left with numbers, such as `rest:41:7` for `rest:`, and is offered where it
    /// makes sense rather than in a list.
    pub orders: &'static [&'static str],
    /// Whether several of them may be left together, separated by spaces, or none of them.
    pub combines: bool,
    /// The order of a person at a page who hasn't left any; empty where such a one is simply asked.
    pub usual_order: &'static str,
    /// What a player can achieve for good ([`Game::feats`](crate::Game::feats)): short ids whose words are the messages `feat-ID`, the
    /// name, and `feat-ID-story`, what it takes.
    pub feats: &'static [&'static str],
    /// Ready-made things to [bring](crate::Game::Brought), for whoever has none of his own; empty for most.
    pub ready: &'static [Ready],
    /// At which tables seats bring something.
    pub brings: Brings,
    /// The option and its value for whoever plays for the first time, where there is one made for that.
    pub first: Option<(&'static str, &'static str)>,
    /// Whether it can be played over weeks, a move now and then, without losing its charm.
    pub by_post: bool,
    /// How ready it is, and for whom.
    pub stage: Stage,
    /// The rules page in English, French and German (the order of [`Lang::ALL`](crate::Lang::ALL)).
    pub rules: [&'static str; 3],
}

/// How ready a game is, and for whom.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Shows developers how a game is made; hidden from players.
    Teaching,
    /// All rules are in, for programs and by hand; its page isn't drawn yet, so players don't find it at the door.
    Undrawn,
    /// All rules are in; players are welcome.
    Playable,
}

impl About {
    /// A label to be filled in: a teaching game of the house under its first rules, without options.
    pub const BLANK: About = About {
        name: "",
        title: "",
        designer: Some("Tablée"),
        seats: (2, 2),
        best: None,
        minutes: (5, 15),
        rules_version: 1,
        content_version: 1,
        options: &[],
        endings: &[],
        orders: &[],
        combines: false,
        usual_order: "",
        feats: &[],
        ready: &[],
        brings: Brings::Never,
        first: None,
        by_post: false,
        stage: Stage::Teaching,
        rules: [""; 3],
    };

    /// Whether so many may play.
    #[must_use]
    pub const fn takes(&self, players: usize) -> bool {
        self.seats.0 <= players && players <= self.seats.1
    }

    /// What holds for this option: what was chosen, or else its default.
    #[must_use]
    pub fn chosen<'a>(&self, chosen: &'a Chosen, key: &str) -> Option<&'a str> {
        let default = || self.options.iter().find(|option| option.key == key).map(|option| option.default);
        chosen.get(key).map(String::as_str).or_else(default)
    }

    /// Whether it makes a difference what is chosen for this option, with all that was chosen.
    #[must_use]
    pub fn matters(&self, option: &Described, chosen: &Chosen) -> bool {
        option.only.is_none_or(|(key, value)| self.chosen(chosen, key) == Some(value))
    }

    /// Fewest and most seats with what was chosen.
    #[must_use]
    pub fn seats_with(&self, chosen: &Chosen) -> (usize, usize) {
        let matters = self.options.iter().filter(|option| self.matters(option, chosen));
        let limits = matters.filter_map(|option| option.seats_of(self.chosen(chosen, option.key)?));
        limits.fold(self.seats, |all, limit| (all.0.max(limit.0), all.1.min(limit.1)))
    }

    /// Whether seats bring something with what was chosen.
    #[must_use]
    pub fn brings_with(&self, chosen: &Chosen) -> bool {
        match self.brings {
            Brings::Never => false,
            Brings::Always => true,
            Brings::With(key, value) => self.chosen(chosen, key) == Some(value),
        }
    }

    /// How many play it best with what was chosen.
    #[must_use]
    pub fn best_with(&self, chosen: &Chosen) -> usize {
        let (least, most) = self.seats_with(chosen);
        self.best.unwrap_or(most).min(most).max(least)
    }
}

/// At which tables seats [bring](crate::Game::bring) something in secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Brings {
    /// At none.
    Never,
    /// At all of them.
    Always,
    /// Where this option has this value.
    With(&'static str, &'static str),
}

/// Something ready-made that a seat may bring in secret, such as a deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ready {
    /// What it is called.
    pub name: &'static str,
    /// What is brought, in plain text that people can read and change.
    pub text: &'static str,
}

impl Ready {
    /// What its first lines say of it behind a `#`: its title, and a sentence. Its name where they say nothing.
    #[must_use]
    pub fn told(&self) -> (&'static str, &'static str) {
        let mut lines = self.text.lines().map_while(|line| line.strip_prefix('#')).map(str::trim);
        (lines.next().unwrap_or(self.name), lines.next().unwrap_or_default())
    }
}

/// One option of a game. Its words are the messages `option-KEY` and, for each value, `option-KEY-VALUE`.
#[derive(Copy, Clone, Debug)]
pub struct Described {
    /// What it is called in `key=value`.
    pub key: &'static str,
    /// What may be chosen.
    pub choice: Choice,
    /// What holds if nobody chooses.
    pub default: &'static str,
    /// Whether a player chooses it first of all: it is shown on the box and not among the finer points.
    pub front: bool,
    /// The other option and its value without which this one makes no difference; it is left at its default then.
    pub only: Option<(&'static str, &'static str)>,
    /// The values that go with certain numbers of players only, fewest and most.
    pub seats: &'static [(&'static str, (usize, usize))],
}

impl Described {
    /// One of these words; the first if nobody chooses.
    #[must_use]
    pub const fn words(key: &'static str, words: &'static [&'static str]) -> Described {
        let choice = Choice::Word(words);
        Described { key, choice, default: words[0], front: false, only: None, seats: &[] }
    }

    /// The same, chosen first of all.
    #[must_use]
    pub const fn front(self) -> Described {
        Described { front: true, ..self }
    }

    /// The same, which makes a difference only with this value of another option.
    #[must_use]
    pub const fn only(self, key: &'static str, value: &'static str) -> Described {
        Described { only: Some((key, value)), ..self }
    }

    /// The same, with values that go with certain numbers of players only.
    #[must_use]
    pub const fn seats(self, seats: &'static [(&'static str, (usize, usize))]) -> Described {
        Described { seats, ..self }
    }

    /// The numbers of players that this value is for, fewest and most, if it isn't for all.
    #[must_use]
    pub fn seats_of(&self, value: &str) -> Option<(usize, usize)> {
        self.seats.iter().find(|(name, _)| *name == value).map(|(_, seats)| *seats)
    }
}

/// The values an option takes.
#[derive(Copy, Clone, Debug)]
pub enum Choice {
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number from the first to the second.
    Number(i64, i64),
}

impl Choice {
    /// The values in words, for errors and lists.
    #[must_use]
    pub fn described(&self) -> String {
        match self {
            Choice::Word(words) => words.join(" | "),
            Choice::Number(least, most) => format!("{least} to {most}"),
        }
    }
}
