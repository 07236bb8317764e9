//! German nouns, how they are bent, and what belongs to them.

use super::German;
use crate::kinds::{Alignment, Counter, Keyword, Origin, Step, Token};
use crate::lang::{Filter, Many, Num, What, Who, Word};
use crate::text::parts::{Amount, Subject, Trait, list, words};
use crate::text::phrase::{Det, Head, Phrase, Place, Thing};
use crate::text::talk::{Deed, Talk, Tongue};

/// Where a relative clause ends: a comma, unless another mark follows.
pub(super) const CLOSE: char = '\u{e000}';

/// The four cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Case {
    Nom,
    Acc,
    Dat,
    Gen,
}

/// The three genders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gender {
    He,
    She,
    It,
}

/// What stands before a noun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Article {
    The,
    A,
    Each,
    This,
}

const fn article(article: Article, gender: Gender, case: Case) -> &'static str {
    use Article::{A, Each, The, This};
    use Case::{Acc, Dat, Gen, Nom};
    use Gender::{He, It, She};
    match (article, gender, case) {
        (The, He, Nom) | (The, She, Dat | Gen) => "der",
        (The, He, Acc) => "den",
        (The, He | It, Dat) => "dem",
        (The, He | It, Gen) => "des",
        (The, She, Nom | Acc) => "die",
        (The, It, Nom | Acc) => "das",
        (A, He | It, Nom) | (A, It, Acc) => "ein",
        (A, He, Acc) => "einen",
        (A, He | It, Dat) => "einem",
        (A, He | It, Gen) => "eines",
        (A, She, Nom | Acc) => "eine",
        (A, She, Dat | Gen) => "einer",
        (Each, He, Nom) | (Each, She, Dat | Gen) => "jeder",
        (Each, He, Acc) => "jeden",
        (Each, He | It, Dat) => "jedem",
        (Each, He | It, Gen) | (Each, It, Nom | Acc) => "jedes",
        (Each, She, Nom | Acc) => "jede",
        (This, He, Nom) | (This, She, Dat | Gen) => "dieser",
        (This, He, Acc) => "diesen",
        (This, He | It, Dat) => "diesem",
        (This, He | It, Gen) | (This, It, Nom | Acc) => "dieses",
        (This, She, Nom | Acc) => "diese",
    }
}

/// How an adjective ends after that article.
const fn ending(article: Article, gender: Gender, case: Case) -> &'static str {
    match (article, gender, case) {
        (Article::A, Gender::He, Case::Nom) => "er",
        (Article::A, Gender::It, Case::Nom | Case::Acc) => "es",
        (_, Gender::He, Case::Nom) | (_, Gender::She | Gender::It, Case::Nom | Case::Acc) => "e",
        (_, Gender::He, Case::Acc) | (_, _, Case::Dat | Case::Gen) => "en",
    }
}

/// How an adjective ends before several, without an article.
const fn several(case: Case) -> &'static str {
    match case {
        Case::Nom | Case::Acc => "e",
        Case::Dat => "en",
        Case::Gen => "er",
    }
}

/// What a sentence is about.
pub(super) fn what(talk: &Talk<'_>, about: &What, case: Case) -> String {
    match (about, talk.parts(about)) {
        (What::This, _) if case == Case::Gen => format!("von {}", talk.name),
        (What::This, _) => talk.name.to_string(),
        (_, Some((det, filter))) => nouns(talk, det, filter, case),
        (_, None) => that(&talk.it, case),
    }
}

/// The same as one who does something.
pub(super) fn subject(talk: &Talk<'_>, about: &What) -> Subject {
    let text = what(talk, about, Case::Nom);
    if talk.thing(about).many { Subject::Many(text) } else { Subject::One(text) }
}

/// What was spoken of.
pub(super) fn that(it: &Thing, case: Case) -> String {
    if it.many {
        let these = match case {
            Case::Nom | Case::Acc => "diese",
            Case::Dat => "diesen",
            Case::Gen => "dieser",
        };
        let heads: Vec<String> = it.heads.iter().map(|head| noun(*head, case, true)).collect();
        return format!("{these} {}", list(&heads, "und"));
    }
    shared(&it.heads, case, "oder", false, |gender| article(Article::This, gender, case).to_string())
}

/// Nouns of one gender share what is said before them, others don't.
fn shared(heads: &[Head], case: Case, or: &str, each: bool, before: impl Fn(Gender) -> String) -> String {
    let mut last = None;
    let mut all = Vec::new();
    for head in heads {
        let gender = gender(*head);
        let noun = noun(*head, case, false);
        let same = !each && last == Some(gender);
        all.push(if same { noun } else { words(&[&before(gender), &noun]) });
        last = Some(gender);
    }
    list(&all, or)
}

/// The gender of what was spoken of.
pub(super) fn gender_of(it: &Thing) -> Gender {
    it.heads.last().map_or(Gender::She, |head| gender(*head))
}

const fn gender(head: Head) -> Gender {
    match head {
        Head::Champion | Head::Object | Head::Player | Head::Token(_) => Gender::He,
        Head::Card | Head::Ability => Gender::She,
        Head::Event => Gender::It,
    }
}

/// “each” of what was spoken of.
pub(super) fn each_of(it: &Thing, case: Case) -> String {
    format!("{} {}", article(Article::Each, gender_of(it), case), that(it, Case::Gen))
}

/// “his” or “her” controller.
pub(super) fn controller(it: &Thing, case: Case) -> String {
    let his = if it.many || gender_of(it) == Gender::She { "ihr" } else { "sein" };
    match case {
        Case::Nom => format!("{his} Beherrscher"),
        Case::Acc => format!("{his}en Beherrscher"),
        Case::Dat => format!("{his}em Beherrscher"),
        Case::Gen if it.many => "ihrer Beherrscher".to_string(),
        Case::Gen => format!("{his}es Beherrschers"),
    }
}

/// A noun.
pub(super) fn noun(head: Head, case: Case, many: bool) -> String {
    let [one, of_one, all, to_all] = match head {
        Head::Champion => ["Champion", "Champions", "Champions", "Champions"],
        Head::Object => ["Gegenstand", "Gegenstands", "Gegenstände", "Gegenständen"],
        Head::Event => ["Ereignis", "Ereignisses", "Ereignisse", "Ereignissen"],
        Head::Player => ["Spieler", "Spielers", "Spieler", "Spielern"],
        Head::Card => ["Karte", "Karte", "Karten", "Karten"],
        Head::Ability => ["Fähigkeit", "Fähigkeit", "Fähigkeiten", "Fähigkeiten"],
        Head::Token(_) => ["Spielstein", "Spielsteins", "Spielsteine", "Spielsteinen"],
    };
    let form = match (many, case) {
        (false, Case::Gen) => of_one,
        (false, _) => one,
        (true, Case::Dat) => to_all,
        (true, _) => all,
    };
    if let Head::Token(kind) = head { format!("{}-{form}", token(kind)) } else { form.to_string() }
}

const fn token(token: Token) -> &'static str {
    match token {
        Token::Human => "Mensch",
        Token::Zombie => "Zombie",
        Token::Demon => "Dämon",
        Token::Insect => "Insekt",
        Token::Wolf => "Wolf",
        Token::Tiger => "Tiger",
        Token::Bird => "Vogel",
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
        Alignment::Good => "gut",
        Alignment::Evil => "böse",
        Alignment::Wild => "wild",
        Alignment::Unaligned => "neutral",
    }
}

const fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Magical => "magisch",
        Origin::Natural => "natürlich",
        Origin::Constructed => "konstruiert",
    }
}

/// With that ending, or as it is.
fn adjective(word: Word, ending: &str) -> String {
    let plain = word.alignment().map(alignment).or_else(|| word.origin().map(origin)).unwrap_or_default();
    match plain.strip_suffix('e') {
        Some(stem) if !ending.is_empty() => format!("{stem}{ending}"),
        _ => format!("{plain}{ending}"),
    }
}

/// A keyword by its name.
pub(super) fn name(keyword: Keyword) -> &'static str {
    match German::keyword(keyword) {
        Trait::Noun(word) | Trait::Adjective(word, _) | Trait::Does(_, word) => word,
    }
}

/// What is put on champions.
pub(super) fn counter(counter: Counter, many: bool) -> String {
    let kind = match counter {
        Counter::Plus => "+1/+1",
        Counter::Demoralized => "Demoralisiert",
        Counter::String => "Faden",
    };
    format!("{kind}-{}", if many { "Marken" } else { "Marke" })
}

/// A step.
pub(super) const fn step(step: Step) -> &'static str {
    match step {
        Step::Preparation => "Vorbereitungs-Schritt",
        Step::PreBattle => "Vorkampf-Schritt",
        Step::Battle => "Kampf-Schritt",
        Step::Build => "Bau-Schritt",
        Step::End => "Ende-Schritt",
    }
}

/// So many of these, of which one (with its article) and several are given.
pub(super) fn counted(amount: &Amount, one: &str, many: &str) -> String {
    let Amount { digits, after, .. } = amount;
    if amount.one {
        format!("{one}{after}")
    } else if amount.much {
        format!("ebenso viele {many}")
    } else {
        format!("{digits} {many}{after}")
    }
}

/// So much of this.
pub(super) fn mass(amount: &Amount, of: &str) -> String {
    let Amount { digits, after, .. } = amount;
    if amount.much { format!("ebenso viel {of}") } else { format!("{digits} {of}{after}") }
}

/// A player.
pub(super) fn player(talk: &Talk<'_>, who: Who, case: Case) -> String {
    let he = |before: Article| article(before, Gender::He, case);
    let s = if case == Case::Gen { "s" } else { "" };
    match who {
        Who::You => match case {
            Case::Nom => "du".to_string(),
            Case::Acc => "dich".to_string(),
            Case::Dat => "dir".to_string(),
            Case::Gen => "von dir".to_string(),
        },
        Who::Opponents => format!("{} Gegner{s}", he(Article::Each)),
        Who::Everyone => format!("{} Spieler{s}", he(Article::Each)),
        Who::Target => {
            format!("{} anvisiert{} Spieler{s}", he(Article::The), ending(Article::The, Gender::He, case))
        }
        Who::Controller => controller(&talk.it, case),
        Who::That => format!("{} Spieler{s}", he(Article::This)),
    }
}

/// Such things.
pub(super) fn nouns(talk: &Talk<'_>, det: Det, filter: &Filter, case: Case) -> String {
    let phrase = Phrase::of(filter);
    let one = |before: Article, or: &str| {
        shared(&phrase.heads, case, or, before == Article::Each, |gender| {
            let adjectives = adjectives(&phrase, det, ending(before, gender, case));
            words(&[article(before, gender, case), &adjectives.join(" ")])
        })
    };
    let all = |before: &str, ending: &str| {
        let heads: Vec<String> = phrase.heads.iter().map(|head| noun(*head, case, det.many())).collect();
        let heads = list(&heads, if det.sums() { "und" } else { "oder" });
        words(&[before, &adjectives(&phrase, det, ending).join(" "), &heads])
    };
    let start = match det {
        Det::Target if !phrase.other => one(Article::The, "oder"),
        Det::Target | Det::A => one(Article::A, "oder"),
        Det::Each => one(Article::Each, "und"),
        Det::All => match case {
            Case::Nom | Case::Acc => all("alle", "en"),
            Case::Dat => all("allen", "en"),
            Case::Gen => all("aller", "en"),
        },
        Det::Targets(many) | Det::Some(many) if det.many() => all(&how_many(many, case), several(case)),
        Det::Targets(many) | Det::Some(many) => {
            let gender = phrase.heads.last().map_or(Gender::She, |head| gender(*head));
            all(&how_many(many, case), ending(Article::A, gender, case))
        }
        Det::Bare => all("", several(case)),
    };
    words(&[&start, &after(talk, &phrase, det)])
}

fn how_many(many: Many, case: Case) -> String {
    match many {
        Many::Just(number) => number.to_string(),
        Many::UpTo(number) => format!("bis zu {number}"),
        Many::XPlus(0) => "X".to_string(),
        Many::XPlus(more) => format!("X+{more}"),
        Many::Any => format!("beliebig viel{}", several(case)),
    }
}

/// What is said before the nouns, all with the same ending or without one.
fn adjectives(phrase: &Phrase, det: Det, ending: &str) -> Vec<String> {
    let or = if matches!(det, Det::All | Det::Bare) { "und" } else { "oder" };
    let bent = |words: &[Word]| words.iter().map(|word| adjective(*word, ending)).collect::<Vec<_>>();
    let nots = bent(&phrase.nots);
    let nots = match &nots[..] {
        [] => String::new(),
        [one] => format!("nicht {one}"),
        [..] => format!("weder {}", nots.join(" noch ")),
    };
    let said = |is: bool, stem: &str| if is { format!("{stem}{ending}") } else { String::new() };
    let target = matches!(det, Det::Target | Det::Targets(_));
    let elusive = format!("nicht anvisierbar{ending} oder verschleiert{ending}");
    let mut all = vec![
        said(phrase.other, "ander"),
        said(target, "anvisiert"),
        said(phrase.attacking, "angreifend"),
        if phrase.elusive { elusive } else { String::new() },
        nots,
        list(&bent(&phrase.alignments), or),
        list(&bent(&phrase.origins), or),
    ];
    all.retain(|one| !one.is_empty());
    all
}

/// What is said after the nouns.
fn after(talk: &Talk<'_>, phrase: &Phrase, det: Det) -> String {
    let many = det.many();
    let name = talk.name;
    let your = if talk.theirs { "seiner" } else { "deiner" };
    let places: Vec<String> = phrase.places.iter().map(|place| self::place(*place, your, det)).collect();
    let gender = phrase.heads.last().map_or(Gender::She, |head| gender(*head));
    let (who, whose) = match gender {
        _ if many => ("die", "deren"),
        Gender::He => ("der", "dessen"),
        Gender::She => ("die", "deren"),
        Gender::It => ("das", "dessen"),
    };
    let pick = |one: &'static str, several: &'static str| if many { several } else { one };
    let said = |is: bool, text: String| if is { text } else { String::new() };
    let attacks = format!(", {who} dich {}{CLOSE}", pick("angreift", "angreifen"));
    let not_chosen =
        format!(", {who} nicht der gewählten Gesinnung {}{CLOSE}", pick("angehört", "angehören"));
    let targets = format!(", {who} {name} als Ziel {}{CLOSE}", pick("hat", "haben"));
    let says = format!(", in {whose} Text „zerbrich alle“ oder „verbanne alle“ steht{CLOSE}");
    let (number, touched) = way(talk, None);
    let at_most = format!(", {whose} Defensive nicht größer ist als {number}{touched}{CLOSE}");
    words(&[
        if phrase.non_token { pick("(kein Spielstein)", "(keine Spielsteine)") } else { "" },
        &said(phrase.yours, format!("unter {your} Kontrolle")),
        if phrase.chosen == Some(true) { "der gewählten Gesinnung" } else { "" },
        &list(&places, "oder"),
        if phrase.strung { "mit einer Faden-Marke" } else { "" },
        &said(phrase.attacking_you, attacks),
        &said(phrase.chosen == Some(false), not_chosen),
        &said(phrase.targeting, targets),
        &said(phrase.says_all, says),
        &said(phrase.at_most_way, at_most),
    ])
}

fn place(place: Place, your: &str, det: Det) -> String {
    let all = matches!(det, Det::All | Det::Each);
    match place {
        Place::Hand => format!("aus {your} Hand"),
        Place::Pile => format!("aus {your} Ablage"),
        Place::Piles if all => "aus allen Ablagen".to_string(),
        Place::Piles if det.many() => "aus beliebigen Ablagen".to_string(),
        Place::Piles => "aus einer beliebigen Ablage".to_string(),
        Place::PlayOrPiles if all => "im Spiel und in allen Ablagen".to_string(),
        Place::PlayOrPiles => "im Spiel oder in einer beliebigen Ablage".to_string(),
        Place::Line => "auf der Linie".to_string(),
    }
}

/// How many were touched by the sentence before, and the relative clause that says how.
fn way(talk: &Talk<'_>, such: Option<Word>) -> (String, String) {
    if talk.way.0 == Deed::Lost {
        return ("das insgesamt auf diese Weise verlorene Mojo".to_string(), String::new());
    }
    let phrase = Phrase::of(&talk.touched(such));
    let heads: Vec<String> = phrase.heads.iter().map(|head| noun(*head, Case::Gen, true)).collect();
    let bent = adjectives(&phrase, Det::Bare, "en").join(" ");
    let no_token = if phrase.non_token { "(keine Spielsteine)" } else { "" };
    let number = words(&["die Anzahl der", &bent, &list(&heads, "und"), no_token]);
    (number, format!(", die auf diese Weise {} wurden", done(talk.way.0)))
}

/// How many players had such a thing touched by it.
fn way_players(talk: &Talk<'_>, such: Word) -> (String, String) {
    let thing = nouns(talk, Det::A, &talk.touched(Some(such)), Case::Nom);
    let touched = format!(", von denen auf diese Weise {thing} {} wurde", done(talk.way.0));
    ("die Anzahl der Spieler".to_string(), touched)
}

const fn done(deed: Deed) -> &'static str {
    match deed {
        Deed::Lost => "verloren",
        Deed::Banished => "verbannt",
        Deed::Broken => "zerbrochen",
        Deed::Discarded => "abgeworfen",
        Deed::Revealed => "vorgezeigt",
        Deed::Stopped => "gestoppt",
        Deed::Touched => "betroffen",
    }
}

/// What something is.
pub(super) fn predicate(talk: &Talk<'_>, filter: &Filter) -> String {
    if Phrase::typed(filter) {
        nouns(talk, Det::A, filter, Case::Nom)
    } else {
        list(&adjectives(&Phrase::of(filter), Det::A, ""), "und")
    }
}

/// What X is.
pub(super) fn where_x(talk: &Talk<'_>, num: Num) -> String {
    let its = that(&talk.it, Case::Gen);
    let (is, relative) = match num {
        Num::Offence => (format!("die Offensive {its}"), String::new()),
        Num::Defence => (format!("die Defensive {its}"), String::new()),
        Num::Way => way(talk, None),
        Num::WayOf(word) => way(talk, Some(word)),
        Num::WayPlayers(word) => way_players(talk, word),
        Num::Mojo => ("dein Mojo".to_string(), String::new()),
        Num::Piles(0) => ("die Anzahl der Karten in allen Ablagen".to_string(), String::new()),
        Num::Piles(more) => (format!("{more} plus die Anzahl der Karten in allen Ablagen"), String::new()),
        Num::Taken => ("der Schaden".to_string(), format!(", den {} in diesem Zug erlitten hat", talk.name)),
        Num::Of(_) | Num::X(..) | Num::Paid(..) | Num::Played(..) | Num::Damage => return String::new(),
    };
    format!(", wobei X {is} ist{relative}{CLOSE}")
}
