//! What a game says of itself: the label on its box.

/// The label on the box.
#[derive(Copy, Clone, Debug)]
pub struct About {
    /// Short name for addresses, files and the command line: lower-case letters only.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Who invented it.
    pub designer: &'static str,
    /// Fewest and most seats.
    pub seats: (usize, usize),
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
    /// `order-ID`.
    pub orders: &'static [&'static str],
    /// What a player can achieve for good ([`Game::feats`](crate::Game::feats)): short ids whose words are the messages `feat-ID`, the
    /// name, and `feat-ID-story`, what it takes.
    pub feats: &'static [&'static str],
    /// Ready-made things to [bring](crate::Game::Brought), for whoever has none of his own; empty for most.
    pub ready: &'static [Ready],
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
        designer: "Tablée",
        seats: (2, 2),
        minutes: (5, 15),
        rules_version: 1,
        content_version: 1,
        options: &[],
        endings: &[],
        orders: &[],
        feats: &[],
        ready: &[],
        by_post: false,
        stage: Stage::Teaching,
        rules: [""; 3],
    };

    /// Whether so many may play.
    #[must_use]
    pub const fn takes(&self, players: usize) -> bool {
        self.seats.0 <= players && players <= self.seats.1
    }
}

/// Something ready-made that a seat may bring in secret, such as a deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ready {
    /// What it is called.
    pub name: &'static str,
    /// What is brought, in plain text that people can read and change.
    pub text: &'static str,
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
}

impl Described {
    /// One of these words; the first if nobody chooses.
    #[must_use]
    pub const fn words(key: &'static str, words: &'static [&'static str]) -> Described {
        Described { key, choice: Choice::Word(words), default: words[0] }
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
