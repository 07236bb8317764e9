//! French nouns and what belongs to them.

use super::French;
use crate::kinds::{Alignment, Counter, Keyword, Origin, Step, Token};
use crate::lang::{Filter, Many, Num, What, Who, Word};
use crate::text::parts::{Amount, Subject, Trait, list, words};
use crate::text::phrase::{Det, Head, Phrase, Place, Thing};
use crate::text::talk::{Deed, Talk, Tongue};

/// What stands before a noun and melts with its article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prep {
    /// Nothing.
    None,
    /// “de”
    De,
    /// “à”
    A,
}

impl Prep {
    /// Before that.
    pub(super) fn put(self, text: &str) -> String {
        let melt = |le: &str, les: &str, plain: String| {
            if let Some(rest) = text.strip_prefix("le ") {
                format!("{le} {rest}")
            } else if let Some(rest) = text.strip_prefix("les ") {
                format!("{les} {rest}")
            } else {
                plain
            }
        };
        match self {
            Prep::None => text.to_string(),
            Prep::De => melt("du", "des", elide("de", text)),
            Prep::A => melt("au", "aux", format!("à {text}")),
        }
    }
}

/// “de” or “que” before that.
pub(super) fn elide(word: &str, text: &str) -> String {
    let vowels = ['a', 'e', 'i', 'o', 'u', 'é', 'A', 'E', 'I', 'O', 'U', 'É'];
    match word.strip_suffix('e') {
        Some(short) if text.starts_with(vowels) => format!("{short}’{text}"),
        _ => format!("{word} {text}"),
    }
}

/// What a sentence is about.
pub(super) fn what(talk: &Talk<'_>, about: &What, prep: Prep) -> String {
    match (about, talk.parts(about)) {
        (What::This, _) => prep.put(talk.name),
        (_, Some((det, filter))) => nouns(talk, det, filter, prep),
        (_, None) => that(&talk.it, prep),
    }
}

/// The same as one who does something.
pub(super) fn subject(talk: &Talk<'_>, about: &What) -> Subject {
    let text = what(talk, about, Prep::None);
    if talk.thing(about).many { Subject::Many(text) } else { Subject::One(text) }
}

/// What was spoken of.
pub(super) fn that(it: &Thing, prep: Prep) -> String {
    if it.many {
        let heads: Vec<String> = it.heads.iter().map(|head| noun(*head, true)).collect();
        return prep.put(&format!("ces {}", list(&heads, "et")));
    }
    let one = |head: &Head| {
        let this = match (feminine(*head), *head) {
            (true, _) => "cette",
            (false, Head::Object | Head::Event) => "cet",
            (false, _) => "ce",
        };
        prep.put(&format!("{this} {}", noun(*head, false)))
    };
    list(&it.heads.iter().map(one).collect::<Vec<_>>(), "ou")
}

/// Whether that is “elle”.
pub(super) fn she(it: &Thing) -> bool {
    it.heads.last().is_some_and(|head| feminine(*head))
}

const fn feminine(head: Head) -> bool {
    matches!(head, Head::Card | Head::Ability)
}

/// A noun.
pub(super) fn noun(head: Head, many: bool) -> String {
    let (one, several) = match head {
        Head::Champion => ("champion", "champions"),
        Head::Object => ("objet", "objets"),
        Head::Event => ("événement", "événements"),
        Head::Player => ("joueur", "joueurs"),
        Head::Card => ("carte", "cartes"),
        Head::Ability => ("capacité", "capacités"),
        Head::Token(kind) => return format!("{} {}", if many { "jetons" } else { "jeton" }, token(kind)),
    };
    if many { several.to_string() } else { one.to_string() }
}

const fn token(token: Token) -> &'static str {
    match token {
        Token::Human => "Humain",
        Token::Zombie => "Zombie",
        Token::Demon => "Démon",
        Token::Insect => "Insecte",
        Token::Wolf => "Loup",
        Token::Tiger => "Tigre",
        Token::Bird => "Oiseau",
    }
}

/// What a token is, or several are, in brackets.
pub(super) fn about(token: Token, many: bool) -> String {
    let (number, form) = (token.numbers(), form(false, many));
    let mut all = vec![alignment(token.alignment())[form], origin(token.origin())[form]];
    all.extend(token.keywords().iter().map(|keyword| match French::keyword(keyword) {
        Trait::Adjective(_, several) if many => several,
        _ => name(keyword),
    }));
    format!("({number}/{number}, {})", all.join(", "))
}

/// An alignment: of one he, one she, several he, several she.
pub(super) const fn alignment(alignment: Alignment) -> [&'static str; 4] {
    match alignment {
        Alignment::Good => ["bon", "bonne", "bons", "bonnes"],
        Alignment::Evil => ["mauvais", "mauvaise", "mauvais", "mauvaises"],
        Alignment::Wild => ["sauvage", "sauvage", "sauvages", "sauvages"],
        Alignment::Unaligned => ["non aligné", "non alignée", "non alignés", "non alignées"],
    }
}

const fn origin(origin: Origin) -> [&'static str; 4] {
    match origin {
        Origin::Magical => ["magique", "magique", "magiques", "magiques"],
        Origin::Natural => ["naturel", "naturelle", "naturels", "naturelles"],
        Origin::Constructed => ["construit", "construite", "construits", "construites"],
    }
}

fn adjective(word: Word, form: usize) -> &'static str {
    let forms = word.alignment().map(alignment).or_else(|| word.origin().map(origin));
    forms.map_or("", |forms| forms[form])
}

/// Which form of an adjective goes with that.
const fn form(she: bool, many: bool) -> usize {
    she as usize + 2 * many as usize
}

/// A keyword by its name.
pub(super) fn name(keyword: Keyword) -> &'static str {
    match French::keyword(keyword) {
        Trait::Noun(word) | Trait::Adjective(word, _) | Trait::Does(_, word) => word,
    }
}

/// What is put on champions.
pub(super) fn counter(counter: Counter, many: bool) -> String {
    let kind = match counter {
        Counter::Plus => "+1/+1",
        Counter::Demoralized => "Démoralisé",
        Counter::String => "Ficelle",
    };
    format!("{} {kind}", if many { "marqueurs" } else { "marqueur" })
}

/// A step.
pub(super) const fn step(step: Step) -> &'static str {
    match step {
        Step::Preparation => "étape de Préparation",
        Step::PreBattle => "étape de Pré-Bataille",
        Step::Battle => "étape de Bataille",
        Step::Build => "étape de Construction",
        Step::End => "étape de Fin",
    }
}

/// So many of these, of which one (with its article) and several are given.
pub(super) fn counted(amount: &Amount, one: &str, many: &str) -> String {
    let Amount { digits, after, .. } = amount;
    if amount.one {
        format!("{one}{after}")
    } else if amount.much {
        elide("autant de", many)
    } else {
        format!("{digits} {many}{after}")
    }
}

/// So much damage.
pub(super) fn damage(amount: &Amount) -> String {
    counted(amount, "1 dommage", "dommages")
}

/// So much Mojo.
pub(super) fn mojo(amount: &Amount) -> String {
    counted(amount, "1 Mojo", "Mojo")
}

/// A player.
pub(super) const fn player(who: Who) -> &'static str {
    match who {
        Who::You => "vous",
        Who::Opponents => "chaque adversaire",
        Who::Everyone => "chaque joueur",
        Who::Target => "le joueur ciblé",
        Who::Controller => "son contrôleur",
        Who::That => "ce joueur",
    }
}

/// Somebody's hand, deck or discard pile.
pub(super) fn whose(article: &str, zone: &str, who: Who) -> String {
    if who == Who::You {
        format!("votre {zone}")
    } else {
        format!("{article} {zone} {}", Prep::De.put(player(who)))
    }
}

/// Such things.
pub(super) fn nouns(talk: &Talk<'_>, det: Det, filter: &Filter, prep: Prep) -> String {
    let phrase = Phrase::of(filter);
    let many = det.many();
    let she = if many {
        phrase.heads.iter().all(|head| feminine(*head))
    } else {
        phrase.heads.last().is_some_and(|head| feminine(*head))
    };
    let form = form(she, many);
    let (other, others) = match (phrase.other, many) {
        (false, _) => ("", ""),
        (true, true) => ("autre ", "autres "),
        (true, false) => ("autre ", "autre "),
    };
    let each = |article: &dyn Fn(Head) -> String| -> Vec<String> {
        let one = |head: &Head| prep.put(&format!("{}{}", article(*head), noun(*head, false)));
        phrase.heads.iter().map(one).collect()
    };
    let several: Vec<String> = phrase.heads.iter().map(|head| noun(*head, many)).collect();
    let several = list(&several, if det.sums() { "et" } else { "ou" });
    let a = |head: Head| format!("{} {other}", if feminine(head) { "une" } else { "un" });
    let the = |head: Head| match head {
        Head::Object | Head::Event => "l’".to_string(),
        Head::Card | Head::Ability => "la ".to_string(),
        Head::Champion | Head::Player | Head::Token(_) => "le ".to_string(),
    };
    let start = match det {
        Det::Target if !phrase.other => list(&each(&the), "ou"),
        Det::Target | Det::A => list(&each(&a), "ou"),
        Det::Each => list(&each(&|_| format!("chaque {other}")), "et"),
        Det::All if she => prep.put(&format!("toutes les {others}{several}")),
        Det::All => prep.put(&format!("tous les {others}{several}")),
        Det::Targets(many) | Det::Some(many) => prep.put(&how_many(many, &format!("{others}{several}"))),
        Det::Bare => prep.put(&format!("les {others}{several}")),
    };
    let target = match det {
        Det::Target | Det::Targets(_) => ["ciblé", "ciblée", "ciblés", "ciblées"][form],
        Det::All | Det::Each | Det::A | Det::Some(_) | Det::Bare => "",
    };
    words(&[&start, &adjectives(&phrase, det, form).join(" "), target, &after(talk, &phrase, det, she)])
}

fn how_many(many: Many, things: &str) -> String {
    match many {
        Many::Just(number) => format!("{number} {things}"),
        Many::UpTo(number) => format!("jusqu’à {number} {things}"),
        Many::XPlus(0) => format!("X {things}"),
        Many::XPlus(more) => format!("X+{more} {things}"),
        Many::Any => elide("n’importe quel nombre de", things),
    }
}

const SAYS_ALL: &str = "dont le texte dit « détruisez tous » ou « bannissez tous » (ou « toutes »)";
const ELUSIVE: [&str; 4] =
    ["inciblable ou voilé", "inciblable ou voilée", "inciblables ou voilés", "inciblables ou voilées"];

/// What is said right after the nouns.
fn adjectives(phrase: &Phrase, det: Det, form: usize) -> Vec<String> {
    let or = if matches!(det, Det::All | Det::Bare) { "et" } else { "ou" };
    let all = |words: &[Word]| list(&words.iter().map(|word| adjective(*word, form)).collect::<Vec<_>>(), or);
    let not = match phrase.nots[..] {
        [one] => format!("non {}", adjective(one, form)),
        [..] => String::new(),
    };
    let mut said = Vec::new();
    let mut say = |is: bool, forms: [&str; 4]| said.extend(is.then(|| forms[form].to_string()));
    say(phrase.attacking, ["attaquant", "attaquante", "attaquants", "attaquantes"]);
    say(phrase.elusive, ELUSIVE);
    say(phrase.non_token, ["non-jeton", "non-jeton", "non-jetons", "non-jetons"]);
    said.extend([not, all(&phrase.alignments), all(&phrase.origins)]);
    said.retain(|one| !one.is_empty());
    said
}

/// What is said at the end.
fn after(talk: &Talk<'_>, phrase: &Phrase, det: Det, she: bool) -> String {
    let many = det.many();
    let (they, their) =
        if talk.theirs { ("qu’il contrôle", "sa") } else { ("que vous contrôlez", "votre") };
    let places: Vec<String> = phrase.places.iter().map(|place| self::place(*place, their, det)).collect();
    let pick = |one: &'static str, several: &'static str| if many { several } else { one };
    let nots = match phrase.nots[..] {
        [] | [_] => String::new(),
        [..] => {
            let form = form(she, many);
            let nots: Vec<&str> = phrase.nots.iter().map(|word| adjective(*word, form)).collect();
            format!("{} ni {}", pick("qui n’est", "qui ne sont"), nots.join(" ni "))
        }
    };
    words(&[
        if phrase.yours { they } else { "" },
        if phrase.attacking_you { pick("qui vous attaque", "qui vous attaquent") } else { "" },
        match phrase.chosen {
            Some(true) => "de l’alignement choisi",
            Some(false) => {
                pick("qui n’est pas de l’alignement choisi", "qui ne sont pas de l’alignement choisi")
            }
            None => "",
        },
        &list(&places, "ou"),
        &nots,
        &if phrase.targeting {
            format!("{} {}", pick("qui cible", "qui ciblent"), talk.name)
        } else {
            String::new()
        },
        if phrase.says_all { SAYS_ALL } else { "" },
        if phrase.strung { "avec un marqueur Ficelle" } else { "" },
        &if phrase.at_most_way {
            format!("dont la défense ne dépasse pas {}", way(talk, None))
        } else {
            String::new()
        },
    ])
}

fn place(place: Place, their: &str, det: Det) -> String {
    let all = matches!(det, Det::All | Det::Each);
    match place {
        Place::Hand => format!("de {their} main"),
        Place::Pile => format!("de {their} défausse"),
        Place::Piles if all => "de toutes les défausses".to_string(),
        Place::Piles if det.many() => "de n’importe quelles défausses".to_string(),
        Place::Piles => "de n’importe quelle défausse".to_string(),
        Place::PlayOrPiles if all => "en jeu et dans toutes les défausses".to_string(),
        Place::PlayOrPiles => "en jeu ou dans n’importe quelle défausse".to_string(),
        Place::Line => "sur la ligne".to_string(),
    }
}

/// How many were touched by the sentence before.
fn way(talk: &Talk<'_>, such: Option<Word>) -> String {
    if talk.way.0 == Deed::Lost {
        return "le total de Mojo perdu de cette façon".to_string();
    }
    let filter = talk.touched(such);
    let she = Phrase::of(&filter).heads.iter().all(|head| feminine(*head));
    let things = some(talk, &filter);
    let done = done(talk.way.0)[form(she, true)];
    format!("{} {done} de cette façon", elide("le nombre de", &things))
}

/// How many players had such a thing touched by it.
fn way_players(talk: &Talk<'_>, such: Word) -> String {
    let filter = talk.touched(Some(such));
    let she = Phrase::of(&filter).heads.iter().all(|head| feminine(*head));
    let thing = nouns(talk, Det::A, &filter, Prep::None);
    format!("le nombre de joueurs dont {thing} a été {} de cette façon", done(talk.way.0)[form(she, false)])
}

const fn done(deed: Deed) -> [&'static str; 4] {
    match deed {
        Deed::Lost => ["perdu", "perdue", "perdus", "perdues"],
        Deed::Banished => ["banni", "bannie", "bannis", "bannies"],
        Deed::Broken => ["détruit", "détruite", "détruits", "détruites"],
        Deed::Discarded => ["défaussé", "défaussée", "défaussés", "défaussées"],
        Deed::Revealed => ["révélé", "révélée", "révélés", "révélées"],
        Deed::Stopped => ["stoppé", "stoppée", "stoppés", "stoppées"],
        Deed::Touched => ["affecté", "affectée", "affectés", "affectées"],
    }
}

/// Such things, without an article.
pub(super) fn some(talk: &Talk<'_>, filter: &Filter) -> String {
    let things = nouns(talk, Det::Bare, filter, Prep::None);
    things.strip_prefix("les ").unwrap_or(&things).to_string()
}

/// What something is, or what he is or she is.
pub(super) fn predicate(talk: &Talk<'_>, filter: &Filter, she: bool) -> String {
    if Phrase::typed(filter) {
        nouns(talk, Det::A, filter, Prep::None)
    } else {
        list(&adjectives(&Phrase::of(filter), Det::A, form(she, false)), "et")
    }
}

/// What X is.
pub(super) fn where_x(talk: &Talk<'_>, num: Num) -> String {
    let is = match num {
        Num::Offence => format!("l’offense {}", that(&talk.it, Prep::De)),
        Num::Defence => format!("la défense {}", that(&talk.it, Prep::De)),
        Num::Way => way(talk, None),
        Num::WayOf(word) => way(talk, Some(word)),
        Num::WayPlayers(word) => way_players(talk, word),
        Num::Mojo => "votre Mojo".to_string(),
        Num::Piles(0) => "le nombre de cartes dans toutes les défausses".to_string(),
        Num::Piles(more) => format!("{more} plus le nombre de cartes dans toutes les défausses"),
        Num::Taken => format!("le nombre de dommages infligés à {} pendant ce tour", talk.name),
        Num::Of(_) | Num::X(..) | Num::Paid(..) | Num::Played(..) | Num::Damage => return String::new(),
    };
    format!(", où X est {is}")
}
