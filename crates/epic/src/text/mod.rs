//! What stands on a card, in every language: wholly made from what the card does.

mod de;
mod en;
mod fr;
mod parts;
mod phrase;
mod talk;

use crate::kinds::Keyword;
use crate::lang::{Cond, Line, On, Pay, Piece, Price, Sheet, Who};
use parts::{Clause, Lead, Mood, Subject, Trait, chain, finite, list, say};
use table::{Lang, capital};
use talk::{Talk, Tongue};

/// The text of a card, line by line.
#[must_use]
pub fn text(sheet: &Sheet, lang: Lang) -> Vec<String> {
    match lang {
        Lang::En => lines::<en::English>(sheet),
        Lang::Fr => lines::<fr::French>(sheet),
        Lang::De => lines::<de::German>(sheet),
    }
}

/// What may be paid beyond the cost as a card is played, each way by itself.
#[must_use]
pub fn prices(sheet: &Sheet, lang: Lang) -> Vec<String> {
    match lang {
        Lang::En => priced::<en::English>(sheet),
        Lang::Fr => priced::<fr::French>(sheet),
        Lang::De => priced::<de::German>(sheet),
    }
}

/// What is paid while it is carried out, if somebody wants that.
pub(crate) fn price(sheet: &Sheet, price: &Price, lang: Lang) -> String {
    let talk = &mut Talk::new(sheet);
    match lang {
        Lang::En => paid::<en::English>(talk, price),
        Lang::Fr => paid::<fr::French>(talk, price),
        Lang::De => paid::<de::German>(talk, price),
    }
}

fn paid<T: Tongue>(talk: &mut Talk<'_>, price: &Price) -> String {
    T::finish(&sentence(&say(&T::GLUE, &T::price(talk, price, Subject::Reader), Mood::First)))
}

fn priced<T: Tongue>(sheet: &Sheet) -> Vec<String> {
    let mut talk = Talk::new(sheet);
    let all: Vec<&Price> = match &sheet.pay {
        Some(Pay::Must(price) | Pay::May(price)) => vec![price],
        Some(Pay::Either(one, other)) => vec![one, other],
        None => Vec::new(),
    };
    all.into_iter().map(|price| paid::<T>(&mut talk, price)).collect()
}

/// What may be chosen where these pieces offer one of several things, each by itself.
#[must_use]
pub fn ways(sheet: &Sheet, pieces: &[Piece], lang: Lang) -> Vec<String> {
    match lang {
        Lang::En => told_apart::<en::English>(sheet, pieces),
        Lang::Fr => told_apart::<fr::French>(sheet, pieces),
        Lang::De => told_apart::<de::German>(sheet, pieces),
    }
}

fn told_apart<T: Tongue>(sheet: &Sheet, pieces: &[Piece]) -> Vec<String> {
    let Some((who, options)) = offered(pieces) else { return Vec::new() };
    let mut talk = Talk::new(sheet);
    let subject = T::who(&talk, who);
    talk.act(who, &subject.spoken());
    let told = |option: &Vec<Piece>| {
        let said = run::<T>(&mut talk.clone(), option, Vec::new(), Join::All);
        T::finish(&joined(&said))
    };
    options.iter().map(told).collect()
}

/// The first choice of one of several things among these pieces, and whose it is.
fn offered(pieces: &[Piece]) -> Option<(Who, &[Vec<Piece>])> {
    pieces.iter().find_map(|piece| match piece {
        Piece::OneOf(who, options) => Some((*who, &options[..])),
        Piece::May(_, does)
        | Piece::MayPay(_, _, does)
        | Piece::Unless(_, _, does)
        | Piece::Together(does)
        | Piece::InTurn(_, does)
        | Piece::LookAtHand(_, does)
        | Piece::AtEnd(does)
        | Piece::Alignments(_, does)
        | Piece::ThisTurn(_, does) => offered(does),
        Piece::If(_, then, otherwise) => offered(then).or_else(|| offered(otherwise)),
        _ => None,
    })
}

fn lines<T: Tongue>(sheet: &Sheet) -> Vec<String> {
    let mut talk = Talk::new(sheet);
    let mut lines = keyword_lines::<T>(&talk, &sheet.has);
    if let Some(pay) = &sheet.pay {
        lines.push(pay_line::<T>(&mut talk, pay));
    }
    for enters in &sheet.enters {
        lines.push(sentence(&say(&T::GLUE, &T::enters(&talk, enters), Mood::First)));
    }
    if !sheet.does.is_empty() {
        lines.push(paragraph::<T>(&mut talk, &sheet.does, Vec::new()));
    }
    if !sheet.modes.is_empty() {
        lines.push(capital(&choose_one::<T>(Subject::Reader, Mood::First)));
        for mode in &sheet.modes {
            lines.push(format!("• {}", paragraph::<T>(&mut talk, mode, Vec::new())));
        }
    }
    for line in &sheet.lines {
        lines.push(ability::<T>(&mut talk, line));
    }
    lines.iter().map(|line| T::finish(line)).collect()
}

/// Keywords of one word in one line, then those that are sentences.
fn keyword_lines<T: Tongue>(talk: &Talk<'_>, has: &[Keyword]) -> Vec<String> {
    let mut words = Vec::new();
    let mut sentences = Vec::new();
    for keyword in has {
        match T::keyword(*keyword) {
            Trait::Noun(word) | Trait::Adjective(word, _) => {
                words.push(sentence(word.strip_prefix("a ").unwrap_or(word)));
            }
            Trait::Does(verb, rest) => {
                let clause = Clause::new(Subject::One(talk.name.to_string()), verb, rest);
                sentences.push(sentence(&say(&T::GLUE, &clause, Mood::First)));
            }
        }
    }
    if !words.is_empty() {
        sentences.insert(0, words.join(" "));
    }
    sentences
}

fn pay_line<T: Tongue>(talk: &mut Talk<'_>, pay: &Pay) -> String {
    let glue = T::GLUE;
    let orders = match pay {
        Pay::Must(price) => say(&glue, &T::price(talk, price, Subject::Reader), Mood::After),
        Pay::May(price) => say(&glue, &able::<T>(talk, Subject::You, price), Mood::After),
        Pay::Either(one, other) => {
            let [mut one, other] = [one, other].map(|price| T::price(talk, price, Subject::Reader));
            if one.verb == other.verb {
                one.rest = list(&[one.rest, other.rest], glue.or);
                say(&glue, &one, Mood::After)
            } else {
                list(&[one, other].map(|clause| say(&glue, &clause, Mood::After)), glue.or)
            }
        }
    };
    if matches!(pay, Pay::Must(Price::RevealX(_))) {
        talk.note(glue.x_may_be_none);
    }
    let mut text = sentence(&format!("{}{orders}", leads::<T>(&[T::as_you_play(talk)])));
    notes(talk, &mut text);
    text
}

/// They may pay that.
fn able<T: Tongue>(talk: &mut Talk<'_>, subject: Subject, price: &Price) -> Clause {
    let paying = T::price(talk, price, subject.clone());
    Clause::new(subject, T::GLUE.may, say(&T::GLUE, &paying, Mood::Bare)).with_tail(&paying.tail)
}

fn ability<T: Tongue>(talk: &mut Talk<'_>, line: &Line) -> String {
    talk.start();
    talk.entering = matches!(line, Line::As { on: On::Enters, .. });
    match line {
        Line::Use { cost, speed, now, pile, does } => {
            let costs: Vec<String> = cost.iter().map(|price| T::cost(talk, price)).collect();
            let speed = T::speed(*speed, *now);
            let cost = if costs.is_empty() { speed } else { format!("{} ({speed})", costs.join(", ")) };
            let mut said = run::<T>(talk, does, Vec::new(), Join::Alike);
            if *pile {
                said.push(T::only_in_pile(talk));
            }
            let mut text = joined(&said);
            let named = said.first().is_some_and(|first| first.starts_with(talk.name));
            if let Some(first) = text.chars().next()
                && !T::GLUE.verbs_move
                && !named
            {
                text.replace_range(..first.len_utf8(), &first.to_lowercase().to_string());
            }
            notes(talk, &mut text);
            format!("{}{}{text}", capital(&cost), T::GLUE.colon)
        }
        Line::When { on, only, pile, does } => {
            let mut leads = vec![T::when(talk, on, false)];
            talk.heard(on);
            if *pile {
                leads.push(T::in_pile(talk, false));
            }
            if let Some(cond) = only {
                leads.push(T::cond(talk, cond, false));
            }
            paragraph::<T>(talk, does, leads)
        }
        // That this happens as it comes into play is said by the piece itself.
        Line::As { on: On::Enters, does } if matches!(does[..], [Piece::BecomeCopy(_)]) => {
            paragraph::<T>(talk, does, Vec::new())
        }
        Line::As { on, does } => {
            let lead = T::meanwhile(talk, on);
            talk.heard(std::slice::from_ref(on));
            paragraph::<T>(talk, does, vec![lead])
        }
        Line::Again { pay } => {
            let paying = T::price(talk, pay, Subject::You);
            sentence(&T::again(talk, &paying))
        }
        Line::While { only, pile, holds } => {
            let mut all = Vec::new();
            if *pile {
                all.push(T::in_pile(talk, true));
            }
            if let Some(cond) = only {
                all.push(T::cond(talk, cond, true));
            }
            let clause = T::holds(talk, holds);
            let mood = if all.is_empty() { Mood::First } else { Mood::After };
            let said = format!("{}{}{}", leads::<T>(&all), say(&T::GLUE, &clause, mood), clause.tail);
            let mut text = sentence(&said);
            notes(talk, &mut text);
            text
        }
    }
}

/// Sentences in a row, with the notes to them.
fn paragraph<T: Tongue>(talk: &mut Talk<'_>, pieces: &[Piece], leads: Vec<Lead>) -> String {
    if leads.is_empty() {
        talk.start();
    }
    let said = run::<T>(talk, pieces, leads, Join::Apart);
    let mut text = joined(&said);
    notes(talk, &mut text);
    text
}

fn notes(talk: &mut Talk<'_>, text: &mut String) {
    for note in talk.notes.drain(..) {
        text.push(' ');
        text.push_str(&note);
    }
}

fn joined(said: &[String]) -> String {
    said.iter().map(|one| sentence(one)).collect::<Vec<_>>().join(" ")
}

fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}

/// What is put before a sentence.
fn leads<T: Tongue>(leads: &[Lead]) -> String {
    let and = T::GLUE.and;
    if !T::GLUE.verbs_move {
        let mut text = String::new();
        for (at, lead) in leads.iter().enumerate() {
            if at > 0 && !lead.word.is_empty() && lead.word == leads[at - 1].word {
                text.truncate(text.trim_end_matches(", ").len());
                text = format!("{text} {and} ");
            }
            text.push_str(&lead.said());
        }
        return text;
    }
    let (fixed, free): (Vec<&Lead>, Vec<&Lead>) = leads.iter().partition(|lead| lead.clause.is_empty());
    let mut text: String = fixed.iter().map(|lead| lead.said()).collect();
    match free[..] {
        [] => {}
        [only] => text.push_str(&only.said()),
        [first, ..] => {
            let clauses: Vec<&str> = free.iter().map(|lead| lead.clause.as_str()).collect();
            text = format!("{text}{} {}, ", first.word, list(&clauses, and));
        }
    }
    text
}

/// Which clauses go into one sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    /// What the same player does who isn't the reader.
    Apart,
    /// What the same player does.
    Alike,
    /// All.
    All,
}

/// Sentences as they come about.
struct Flow<T> {
    /// Clauses that aren't said yet.
    open: Vec<Clause>,
    /// What the next sentence begins with.
    leads: Vec<Lead>,
    /// Which clauses go into one sentence.
    join: Join,
    /// What was said.
    said: Vec<String>,
    tongue: std::marker::PhantomData<T>,
}

impl<T: Tongue> Flow<T> {
    /// Says what is open.
    fn flush(&mut self) {
        let open = std::mem::take(&mut self.open);
        let join = if self.leads.is_empty() { self.join } else { Join::All };
        let mut group: Vec<Clause> = Vec::new();
        for clause in open {
            let fits = group.last().is_none_or(|last| {
                let same = last.subject == clause.subject;
                last.tail.is_empty()
                    && match join {
                        Join::Apart => same && !clause.subject.is_you(),
                        Join::Alike => same,
                        Join::All => true,
                    }
            });
            if !fits {
                self.group(&group);
                group.clear();
            }
            group.push(clause);
        }
        if !group.is_empty() {
            self.group(&group);
        }
    }

    fn group(&mut self, group: &[Clause]) {
        let mood = if self.leads.is_empty() { Mood::First } else { Mood::After };
        let tail = group.last().map_or("", |last| &last.tail);
        let text = format!("{}{}{tail}", leads::<T>(&self.leads), chain(&T::GLUE, group, mood));
        self.leads.clear();
        self.said.push(text);
    }

    /// Says this after what is open.
    fn add(&mut self, clause: Clause) {
        self.flush();
        self.open.push(clause);
        self.flush();
    }

    /// What is put before the next sentence, if this comes on top.
    fn take(&mut self, lead: Lead) -> Vec<Lead> {
        self.flush();
        let mut leads = std::mem::take(&mut self.leads);
        leads.push(lead);
        leads
    }
}

/// The sentences that say what pieces do, without capitals and full stops.
fn run<T: Tongue>(talk: &mut Talk<'_>, pieces: &[Piece], leads: Vec<Lead>, join: Join) -> Vec<String> {
    let (open, said) = (Vec::new(), Vec::new());
    let mut flow = Flow::<T> { open, leads, join, said, tongue: std::marker::PhantomData };
    for piece in pieces {
        match piece {
            Piece::May(who, does) => may(talk, &mut flow, *who, does),
            Piece::MayPay(who, price, does) => {
                let subject = T::who(talk, *who).spoken();
                let clause = able::<T>(talk, subject.clone(), price);
                flow.add(clause);
                talk.doer = subject;
                let lead = T::cond(talk, &Cond::Did, false);
                flow.said.extend(run::<T>(talk, does, vec![lead], Join::All));
            }
            Piece::Unless(who, price, does) => unless(talk, &mut flow, *who, price, does),
            Piece::If(cond, then, otherwise) => {
                let lead = match talk.aim(cond, then) {
                    Some((target, filter)) => T::target_is(talk, target, filter),
                    None => T::cond(talk, cond, false),
                };
                let leads = flow.take(lead);
                flow.said.extend(run::<T>(talk, then, leads, Join::All));
                if !otherwise.is_empty() {
                    let lead = Lead::fixed(T::GLUE.otherwise);
                    flow.said.extend(run::<T>(talk, otherwise, vec![lead], Join::All));
                }
            }
            Piece::Together(does) => {
                flow.flush();
                let leads = std::mem::take(&mut flow.leads);
                flow.said.extend(run::<T>(talk, does, leads, Join::All));
            }
            Piece::OneOf(who, options) => one_of(talk, &mut flow, *who, options),
            Piece::InTurn(who, does) => {
                let subject = T::who(talk, *who);
                let leads = flow.take(Lead::fixed(T::GLUE.in_turn));
                let before = talk.act(*who, &subject);
                flow.said.extend(run::<T>(talk, does, leads, Join::All));
                talk.restore(before);
            }
            Piece::LookAtHand(_, does) => {
                for clause in talk.clauses::<T>(piece) {
                    flow.add(clause);
                }
                flow.said.extend(run::<T>(talk, does, Vec::new(), join));
            }
            Piece::Alignments(alignments, does) => {
                flow.add(T::align(alignments));
                flow.said.extend(run::<T>(talk, does, Vec::new(), join));
            }
            Piece::AtEnd(does) => {
                let leads = flow.take(T::at_end());
                flow.said.extend(run::<T>(talk, does, leads, Join::All));
            }
            Piece::ThisTurn(on, does) => {
                let on = std::slice::from_ref(on);
                let lead = T::when(talk, on, true);
                talk.heard(on);
                let leads = flow.take(lead);
                flow.said.extend(run::<T>(talk, does, leads, Join::All));
            }
            plain => {
                if let Some((who, filter, thing)) = talk.picked(plain) {
                    let subject = T::who(talk, who);
                    let clause = talk.as_owner(who, |talk| T::choose(talk, subject, filter));
                    flow.open.push(clause);
                    talk.it = thing;
                }
                let clauses = talk.clauses::<T>(plain);
                talk.after(plain, clauses.last());
                flow.open.extend(clauses);
            }
        }
    }
    flow.flush();
    flow.said
}

/// They may do that; what they can't do themselves is said with “if they like”.
fn may<T: Tongue>(talk: &mut Talk<'_>, flow: &mut Flow<T>, who: Who, does: &[Piece]) {
    let subject = T::who(talk, who).spoken();
    let before = talk.act(who, &subject);
    let mut deeds: Vec<Clause> = Vec::new();
    let mut rest = does;
    while let [first, more @ ..] = rest
        && talk.picked(first).is_none()
        && deeds.last().is_none_or(|last| last.tail.is_empty())
    {
        let mut attempt = talk.clone();
        let clauses = attempt.clauses::<T>(first);
        let theirs = clauses.iter().all(|clause| clause.subject.clone().spoken() == subject);
        if clauses.is_empty() || !theirs {
            break;
        }
        attempt.after(first, clauses.last());
        *talk = attempt;
        deeds.extend(clauses);
        rest = more;
    }
    if let Some(last) = deeds.last() {
        let said = chain(&T::GLUE, &deeds, Mood::Bare);
        flow.add(Clause::new(subject.clone(), T::GLUE.may, said).with_tail(&last.tail));
        talk.doer = subject;
        flow.said.extend(run::<T>(talk, rest, Vec::new(), Join::Apart));
    } else {
        let leads = flow.take(T::if_liked(&subject));
        flow.said.extend(run::<T>(talk, rest, leads, Join::All));
    }
    talk.restore(before);
}

/// Something happens unless they pay.
fn unless<T: Tongue>(talk: &mut Talk<'_>, flow: &mut Flow<T>, who: Who, price: &Price, does: &[Piece]) {
    let glue = T::GLUE;
    if who == Who::You {
        flow.add(T::price(talk, price, Subject::Reader));
        let [between, lead] = glue.or_else;
        let mut otherwise = run::<T>(talk, does, vec![Lead::fixed(lead)], Join::All).into_iter();
        if let (Some(pay), Some(first)) = (flow.said.last_mut(), otherwise.next()) {
            pay.push_str(between);
            pay.push_str(&first);
        }
        flow.said.extend(otherwise);
        return;
    }
    flow.flush();
    let mut said = run::<T>(talk, does, std::mem::take(&mut flow.leads), Join::All);
    let subject = T::who(talk, who);
    talk.doer = subject.clone();
    let paying = T::price(talk, price, subject);
    if let Some(first) = said.first_mut() {
        *first = format!("{first}{}{}{}", glue.unless, say(&glue, &paying, Mood::First), paying.tail);
    }
    flow.said.extend(said);
}

/// They choose one thing of several.
fn one_of<T: Tongue>(talk: &mut Talk<'_>, flow: &mut Flow<T>, who: Who, options: &[Vec<Piece>]) {
    let glue = T::GLUE;
    let subject = T::who(talk, who);
    let before = talk.act(who, &subject.clone().spoken());
    let all: Vec<Vec<Clause>> = options.iter().map(|option| plain::<T>(talk, option)).collect();
    let theirs = |clause: &Clause| clause.subject.clone().spoken() == subject.clone().spoken();
    let plain = all.iter().all(|option| !option.is_empty() && option.iter().all(theirs));
    let [first, second] = glue.either;
    if plain && subject.is_you() {
        let said: Vec<String> = all.iter().map(|option| chain(&glue, option, Mood::First)).collect();
        flow.flush();
        flow.said.push(format!("{}{}", leads::<T>(&flow.leads), list(&said, glue.or)));
        flow.leads.clear();
    } else if plain {
        let said: Vec<String> = all.iter().map(|option| chain(&glue, option, Mood::Bare)).collect();
        let said = format!("{first} {}", said.join(&format!("{second} ")));
        flow.add(Clause::new(subject, glue.must, said));
    } else {
        flow.flush();
        let said: Vec<String> =
            options.iter().map(|option| run::<T>(talk, option, Vec::new(), Join::All).join("; ")).collect();
        let mood = if flow.leads.is_empty() { Mood::First } else { Mood::After };
        let chooses = choose_one::<T>(subject, mood);
        flow.said.push(format!("{}{chooses} {}", leads::<T>(&flow.leads), said.join(" / ")));
        flow.leads.clear();
    }
    talk.restore(before);
}

/// They choose one of what follows.
fn choose_one<T: Tongue>(subject: Subject, mood: Mood) -> String {
    let clause = Clause::new(subject, T::GLUE.choose, T::GLUE.one);
    format!("{}{}", say(&T::GLUE, &clause, mood), T::GLUE.colon.trim_end())
}

/// What pieces say, if each is a plain one.
fn plain<T: Tongue>(talk: &mut Talk<'_>, pieces: &[Piece]) -> Vec<Clause> {
    let mut all = Vec::new();
    for piece in pieces {
        let clauses = talk.clauses::<T>(piece);
        if clauses.is_empty() || talk.picked(piece).is_some() {
            return Vec::new();
        }
        talk.after(piece, clauses.last());
        all.extend(clauses);
    }
    all
}

/// They get a bonus and keywords, maybe only until end of turn.
fn gets<T: Tongue>(subject: Subject, bonus: Option<String>, has: &[Keyword], passing: bool) -> Clause {
    let glue = T::GLUE;
    let several = matches!(subject, Subject::Many(_));
    let (mut nouns, mut adjectives, mut deeds) = (Vec::from_iter(bonus), Vec::new(), Vec::new());
    for keyword in has {
        match T::keyword(*keyword) {
            Trait::Noun(noun) => nouns.push(noun.to_string()),
            Trait::Adjective(one, many) => adjectives.push(if several { many } else { one }),
            Trait::Does(verb, rest) => deeds.push((verb, rest.to_string())),
        }
    }
    let mut says = Vec::new();
    if !nouns.is_empty() || adjectives.is_empty() && deeds.is_empty() {
        says.push((glue.get, list(&nouns, glue.and)));
    }
    if !adjectives.is_empty() {
        says.push((glue.be, list(&adjectives, glue.and)));
    }
    says.extend(deeds);
    let mut said = Vec::new();
    for (at, (verb, rest)) in says.iter().enumerate() {
        let until = if passing && at == 0 && glue.verbs_move { glue.until } else { "" };
        let does = if at == 0 { "" } else { finite(&subject, *verb) };
        let so_long = if passing && at > 0 { glue.so_long } else { "" };
        said.push(parts::words(&[does, until, so_long, rest, verb.away]));
    }
    let until = if passing && !glue.verbs_move { glue.until } else { "" };
    let verb = says.first().map_or(glue.get, |(verb, _)| *verb);
    let verb = parts::Verb { away: "", ..verb };
    Clause::new(subject, verb, parts::words(&[&list(&said, glue.and), until]))
}
