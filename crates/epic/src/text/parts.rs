//! What sentences are put together from in every language.

/// The forms of a verb that cards need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Verb {
    /// As an order to the reader.
    pub(super) order: &'static str,
    /// The infinitive.
    pub(super) bare: &'static str,
    /// With “you”.
    pub(super) you: &'static str,
    /// With one who isn't the reader.
    pub(super) one: &'static str,
    /// With several.
    pub(super) many: &'static str,
    /// What German moves to the end.
    pub(super) away: &'static str,
}

/// Who does what a clause says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// The reader, who is told to.
    Reader,
    /// The reader, spoken of.
    You,
    /// One thing or player.
    One(String),
    /// Several.
    Many(String),
}

impl Subject {
    /// The reader as somebody who is spoken of.
    pub(super) fn spoken(self) -> Subject {
        if self == Subject::Reader { Subject::You } else { self }
    }

    /// Whether that is the reader.
    pub(super) fn is_you(&self) -> bool {
        matches!(self, Subject::Reader | Subject::You)
    }
}

/// A clause before it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clause {
    /// Who does it.
    pub(super) subject: Subject,
    /// What they do.
    pub(super) verb: Verb,
    /// All else.
    pub(super) rest: String,
    /// What is said at the very end of the sentence.
    pub(super) tail: String,
}

impl Clause {
    /// Somebody does something.
    pub(super) fn new(subject: Subject, verb: Verb, rest: impl Into<String>) -> Clause {
        Clause { subject, verb, rest: rest.into(), tail: String::new() }
    }

    /// The reader does something.
    pub(super) fn order(verb: Verb, rest: impl Into<String>) -> Clause {
        Clause::new(Subject::Reader, verb, rest)
    }

    /// With this at the very end.
    pub(super) fn with_tail(mut self, tail: impl AsRef<str>) -> Clause {
        self.tail.push_str(tail.as_ref());
        self
    }
}

/// How a clause is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mood {
    /// At the beginning of a sentence.
    First,
    /// After something that was put first.
    After,
    /// With the infinitive, after “may” and the like.
    Bare,
}

/// What is put before a sentence: when, if, while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lead {
    /// The word that begins it.
    pub(super) word: &'static str,
    /// What it says; German has its verb at the end.
    pub(super) clause: String,
    /// How it is said if no other lead joins it, up to its comma.
    pub(super) alone: Option<String>,
}

impl Lead {
    /// “If this”, “when this”.
    pub(super) fn new(word: &'static str, clause: impl Into<String>) -> Lead {
        Lead { word, clause: clause.into(), alone: None }
    }

    /// Something fixed.
    pub(super) fn fixed(alone: impl Into<String>) -> Lead {
        Lead { word: "", clause: String::new(), alone: Some(alone.into()) }
    }

    /// This, said otherwise on its own.
    pub(super) fn or(self, alone: impl Into<String>) -> Lead {
        Lead { alone: Some(alone.into()), ..self }
    }

    /// Said on its own.
    pub(super) fn said(&self) -> String {
        match &self.alone {
            Some(alone) => format!("{alone} "),
            None => format!("{} {}, ", self.word, self.clause),
        }
    }
}

/// How much, ready to be said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Amount {
    /// The number or letter.
    pub(super) digits: String,
    /// It is exactly one.
    pub(super) one: bool,
    /// “That much” is meant instead.
    pub(super) much: bool,
    /// What is said after the noun.
    pub(super) after: String,
    /// What is said at the end of the sentence.
    pub(super) tail: String,
}

/// What a keyword does in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Trait {
    /// Something that one has.
    Noun(&'static str),
    /// Something that one is, or that several are.
    Adjective(&'static str, &'static str),
    /// Something that one does.
    Does(Verb, &'static str),
}

/// The words that hold sentences together in one language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glue {
    /// “and”
    pub(super) and: &'static str,
    /// “or”
    pub(super) or: &'static str,
    /// “you”
    pub(super) you: &'static str,
    /// “may”
    pub(super) may: Verb,
    /// “must”
    pub(super) must: Verb,
    /// “get”
    pub(super) get: Verb,
    /// “be”
    pub(super) be: Verb,
    /// What is said before each of two things of which one is chosen.
    pub(super) either: [&'static str; 2],
    /// What is said between a price and what happens to those who don't pay it.
    pub(super) or_else: [&'static str; 2],
    /// “unless”
    pub(super) unless: &'static str,
    /// “otherwise”
    pub(super) otherwise: &'static str,
    /// “one after the other, beginning with you”
    pub(super) in_turn: &'static str,
    /// “choose”
    pub(super) choose: Verb,
    /// “one”, of several things to do.
    pub(super) one: &'static str,
    /// “offence” and “defence”, after a number.
    pub(super) numbers: [&'static str; 2],
    /// “until end of turn”
    pub(super) until: &'static str,
    /// The same for the second of two things, where it isn't clear.
    pub(super) so_long: &'static str,
    /// That X may be 0.
    pub(super) x_may_be_none: &'static str,
    /// The colon after a cost.
    pub(super) colon: &'static str,
    /// German: verbs move, and sentences after a colon begin with a capital.
    pub(super) verbs_move: bool,
}

/// Says a clause.
pub(super) fn say(glue: &Glue, clause: &Clause, mood: Mood) -> String {
    let Clause { subject, verb, rest, .. } = clause;
    if mood == Mood::Bare {
        return if glue.verbs_move {
            words(&[rest, &format!("{}{}", verb.away, verb.bare)])
        } else {
            words(&[verb.bare, rest])
        };
    }
    let who = match subject {
        Subject::Reader => "",
        Subject::You => glue.you,
        Subject::One(who) | Subject::Many(who) => who,
    };
    let does = finite(subject, *verb);
    if glue.verbs_move && mood == Mood::After {
        words(&[does, who, rest, verb.away])
    } else {
        words(&[who, does, rest, verb.away])
    }
}

/// The form of a verb that goes with somebody.
pub(super) const fn finite(subject: &Subject, verb: Verb) -> &'static str {
    match subject {
        Subject::Reader => verb.order,
        Subject::You => verb.you,
        Subject::One(_) => verb.one,
        Subject::Many(_) => verb.many,
    }
}

/// Says several clauses in one sentence, without what comes at its very end.
pub(super) fn chain(glue: &Glue, clauses: &[Clause], mood: Mood) -> String {
    let mixed = clauses.windows(2).any(|two| two[0].subject != two[1].subject);
    let mut said: Vec<String> = Vec::new();
    for (at, clause) in clauses.iter().enumerate() {
        let mut clause = clause.clone();
        let same = at > 0 && clauses[at - 1].subject == clause.subject;
        if mixed && mood != Mood::Bare {
            clause.subject = clause.subject.spoken();
        }
        said.push(match mood {
            Mood::Bare => say(glue, &clause, mood),
            _ if same => words(&[finite(&clause.subject, clause.verb), &clause.rest, clause.verb.away]),
            Mood::After if at == 0 => say(glue, &clause, mood),
            Mood::First | Mood::After => say(glue, &clause, Mood::First),
        });
    }
    list(&said, glue.and)
}

/// The words that there are, with a space between them.
pub(super) fn words(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !text.is_empty() && !part.starts_with(',') {
            text.push(' ');
        }
        text.push_str(part);
    }
    text
}

/// “a”, “a and b”, “a, b and c”.
pub(super) fn list<S: AsRef<str>>(parts: &[S], last: &str) -> String {
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 && at + 1 == parts.len() {
            text.push(' ');
            text.push_str(last);
            text.push(' ');
        } else if at > 0 {
            text.push_str(", ");
        }
        text.push_str(part.as_ref());
    }
    text
}

/// What is added to offence and defence, if anything: `+3/+3`, `−1 offence`.
pub(super) fn bonus(glue: &Glue, offence: &str, defence: &str) -> Option<String> {
    let [of, de] = glue.numbers;
    match (offence, defence) {
        ("+0", "+0") => None,
        (offence, "+0") => Some(format!("{offence} {of}")),
        ("+0", defence) => Some(format!("{defence} {de}")),
        (offence, defence) => Some(format!("{offence}/{defence}")),
    }
}

/// The same for fixed numbers.
pub(super) fn fixed_bonus(glue: &Glue, offence: i8, defence: i8) -> Option<String> {
    let [offence, defence] = [offence, defence]
        .map(|number| if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") });
    bonus(glue, &offence, &defence)
}
