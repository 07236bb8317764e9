//! English nouns and what belongs to them.

use super::English;
use crate::kinds::{Alignment, Counter, Keyword, Origin, Step, Token};
use crate::lang::{Filter, Many, Num, What, Who, Word};
use crate::text::parts::{Amount, Subject, Trait, list, words};
use crate::text::phrase::{Det, Head, Phrase, Place, Thing};
use crate::text::talk::{Deed, Talk, Tongue};

/// What a sentence is about.
pub(super) fn what(talk: &Talk<'_>, what: &What) -> String {
    match (what, talk.parts(what)) {
        (What::This, _) => talk.name.to_string(),
        (_, Some((det, filter))) => nouns(talk, det, filter),
        (_, None) => that(&talk.it),
    }
}

/// The same as one who does something.
pub(super) fn subject(talk: &Talk<'_>, about: &What) -> Subject {
    let text = what(talk, about);
    if talk.thing(about).many { Subject::Many(text) } else { Subject::One(text) }
}

/// What was spoken of.
pub(super) fn that(it: &Thing) -> String {
    match (&it.heads[..], it.many) {
        ([head], false) => format!("that {}", noun(*head, false)),
        ([head], true) => format!("those {}", noun(*head, true)),
        (_, false) => "it".to_string(),
        (_, true) => "them".to_string(),
    }
}

/// A noun.
pub(super) fn noun(head: Head, many: bool) -> String {
    let (one, several) = match head {
        Head::Champion => ("champion", "champions"),
        Head::Object => ("object", "objects"),
        Head::Event => ("event", "events"),
        Head::Player => ("player", "players"),
        Head::Card => ("card", "cards"),
        Head::Ability => ("ability", "abilities"),
        Head::Token(kind) => return format!("{} {}", token(kind), if many { "tokens" } else { "token" }),
    };
    if many { several.to_string() } else { one.to_string() }
}

const fn token(token: Token) -> &'static str {
    match token {
        Token::Human => "Human",
        Token::Zombie => "Zombie",
        Token::Demon => "Demon",
        Token::Insect => "Insect",
        Token::Wolf => "Wolf",
        Token::Tiger => "Tiger",
        Token::Bird => "Bird",
    }
}

/// What a token is, in brackets.
pub(super) fn about(token: Token) -> String {
    let number = token.numbers();
    let mut all = vec![alignment(token.alignment()), origin(token.origin())];
    all.extend(token.keywords().iter().map(name));
    format!("({number}/{number}, {})", all.join(", "))
}

/// An alignment.
pub(super) const fn alignment(alignment: Alignment) -> &'static str {
    match alignment {
        Alignment::Good => "good",
        Alignment::Evil => "evil",
        Alignment::Wild => "wild",
        Alignment::Unaligned => "unaligned",
    }
}

const fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Magical => "magical",
        Origin::Natural => "natural",
        Origin::Constructed => "constructed",
    }
}

fn adjective(word: Word) -> &'static str {
    word.alignment().map(alignment).or_else(|| word.origin().map(origin)).unwrap_or_default()
}

/// A keyword by its name.
pub(super) fn name(keyword: Keyword) -> &'static str {
    match English::keyword(keyword) {
        Trait::Noun(word) | Trait::Adjective(word, _) | Trait::Does(_, word) => {
            word.strip_prefix("a ").unwrap_or(word)
        }
    }
}

/// What is put on champions.
pub(super) fn counter(counter: Counter, many: bool) -> String {
    let kind = match counter {
        Counter::Plus => "+1/+1",
        Counter::Demoralized => "Demoralized",
        Counter::String => "string",
    };
    format!("{kind} {}", if many { "counters" } else { "counter" })
}

/// A step.
pub(super) const fn step(step: Step) -> &'static str {
    match step {
        Step::Preparation => "Preparation step",
        Step::PreBattle => "Pre-Battle step",
        Step::Battle => "Battle step",
        Step::Build => "Build step",
        Step::End => "End step",
    }
}

/// So many of these, of which one and several are given.
pub(super) fn counted(amount: &Amount, one: &str, many: &str) -> String {
    let Amount { digits, after, .. } = amount;
    if amount.one {
        format!("{}{after}", a(one))
    } else if amount.much {
        format!("that many {many}")
    } else {
        format!("{digits} {many}{after}")
    }
}

/// So much of this.
pub(super) fn mass(amount: &Amount, of: &str) -> String {
    let Amount { digits, after, .. } = amount;
    if amount.much { format!("that much {of}") } else { format!("{digits} {of}{after}") }
}

/// With the right article.
pub(super) fn a(noun: &str) -> String {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) {
        format!("an {noun}")
    } else {
        format!("a {noun}")
    }
}

/// Players that something happens to.
pub(super) const fn player(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponents => "each opponent",
        Who::Everyone => "each player",
        Who::Target => "target player",
        Who::Controller => "its controller",
        Who::That => "that player",
    }
}

/// Whose something is.
pub(super) fn whose(who: Who) -> String {
    if who == Who::You { "your".to_string() } else { format!("{}’s", player(who)) }
}

/// Such things.
pub(super) fn nouns(talk: &Talk<'_>, det: Det, filter: &Filter) -> String {
    let phrase = Phrase::of(filter);
    let many = det.many();
    let heads: Vec<String> = phrase.heads.iter().map(|head| noun(*head, many)).collect();
    let heads = list(&heads, if det.sums() { "and" } else { "or" });
    let core = words(&[&adjectives(&phrase, many).join(" "), &heads]);
    let (other, another) = if phrase.other { ("other", "another") } else { ("", "") };
    let start = match det {
        Det::Target => words(&[another, "target", &core]),
        Det::Targets(many) => words(&[&how_many(many), other, "target", &core]),
        Det::All => words(&["all", other, &core]),
        Det::Each => words(&["each", other, &core]),
        Det::A if phrase.other => words(&[another, &core]),
        Det::A => a(&core),
        Det::Some(many) => words(&[&how_many(many), other, &core]),
        Det::Bare => words(&[other, &core]),
    };
    words(&[&start, &after(talk, &phrase, det)])
}

fn how_many(many: Many) -> String {
    match many {
        Many::Just(number) => number.to_string(),
        Many::UpTo(number) => format!("up to {number}"),
        Many::XPlus(0) => "X".to_string(),
        Many::XPlus(more) => format!("X+{more}"),
        Many::Any => "any number of".to_string(),
    }
}

/// What is said before the nouns.
pub(super) fn adjectives(phrase: &Phrase, many: bool) -> Vec<String> {
    let or = if many { "and" } else { "or" };
    let all = |words: &[Word]| list(&words.iter().map(|word| adjective(*word)).collect::<Vec<_>>(), or);
    let nots: Vec<String> = phrase.nots.iter().map(|word| format!("non-{}", adjective(*word))).collect();
    let mut said = vec![
        if phrase.attacking { "attacking" } else { "" }.to_string(),
        if phrase.elusive { "untargetable or veiled" } else { "" }.to_string(),
        if phrase.non_token { "non-token" } else { "" }.to_string(),
        nots.join(", "),
        all(&phrase.alignments),
        all(&phrase.origins),
    ];
    said.retain(|one| !one.is_empty());
    said
}

/// What is said after the nouns.
fn after(talk: &Talk<'_>, phrase: &Phrase, det: Det) -> String {
    let (they, their) = if talk.theirs { ("they", "their") } else { ("you", "your") };
    let places: Vec<String> = phrase.places.iter().map(|place| self::place(*place, their, det)).collect();
    let s = if det.many() { "" } else { "s" };
    words(&[
        &if phrase.yours { format!("{they} control") } else { String::new() },
        if phrase.attacking_you { "attacking you" } else { "" },
        match phrase.chosen {
            Some(true) => "of the chosen alignment",
            Some(false) => "not of the chosen alignment",
            None => "",
        },
        &list(&places, "or"),
        &if phrase.targeting { format!("that target{s} {}", talk.name) } else { String::new() },
        &if phrase.says_all {
            format!("that say{s} “break all” or “banish all”")
        } else {
            String::new()
        },
        if phrase.strung { "with a string counter" } else { "" },
        &if phrase.at_most_way {
            format!("whose defence is at most {}", way(talk, None))
        } else {
            String::new()
        },
    ])
}

fn place(place: Place, their: &str, det: Det) -> String {
    let all = matches!(det, Det::All | Det::Each);
    match place {
        Place::Hand => format!("from {their} hand"),
        Place::Pile => format!("from {their} discard pile"),
        Place::Piles if all => "from all discard piles".to_string(),
        Place::Piles if det.many() => "from any discard piles".to_string(),
        Place::Piles => "from any discard pile".to_string(),
        Place::PlayOrPiles if all => "in play and in all discard piles".to_string(),
        Place::PlayOrPiles => "in play or in any discard pile".to_string(),
        Place::Line => "on the line".to_string(),
    }
}

/// How many were touched by the sentence before.
fn way(talk: &Talk<'_>, such: Option<Word>) -> String {
    if talk.way.0 == Deed::Lost {
        return "the total Mojo lost this way".to_string();
    }
    let things = nouns(talk, Det::Bare, &talk.touched(such));
    format!("the number of {things} {} this way", done(talk.way.0))
}

/// How many players had such a thing touched by it.
fn way_players(talk: &Talk<'_>, such: Word) -> String {
    let thing = nouns(talk, Det::A, &talk.touched(Some(such)));
    format!("the number of players who had {thing} {} this way", done(talk.way.0))
}

const fn done(deed: Deed) -> &'static str {
    match deed {
        Deed::Lost => "lost",
        Deed::Banished => "banished",
        Deed::Broken => "broken",
        Deed::Discarded => "discarded",
        Deed::Revealed => "revealed",
        Deed::Stopped => "stopped",
        Deed::Touched => "affected",
    }
}

/// What X is.
pub(super) fn where_x(talk: &Talk<'_>, num: Num) -> String {
    let its = match (&talk.it.heads[..], talk.it.many) {
        ([_], false) => format!("{}’s", that(&talk.it)),
        (_, false) => "its".to_string(),
        (_, true) => "their".to_string(),
    };
    let is = match num {
        Num::Offence => format!("{its} offence"),
        Num::Defence => format!("{its} defence"),
        Num::Way => way(talk, None),
        Num::WayOf(word) => way(talk, Some(word)),
        Num::WayPlayers(word) => way_players(talk, word),
        Num::Mojo => "your Mojo".to_string(),
        Num::Piles(0) => "the number of cards in all discard piles".to_string(),
        Num::Piles(more) => format!("{more} plus the number of cards in all discard piles"),
        Num::Taken => format!("the damage that {} was dealt this turn", talk.name),
        Num::Of(_) | Num::X(..) | Num::Paid(..) | Num::Played(..) | Num::Damage => return String::new(),
    };
    format!(", where X is {is}")
}
