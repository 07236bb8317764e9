//! Cards as they lie on the table and in the hand: a picture, a name, and what can be seen of it at a glance.

use super::{art, cards::numbers, say, say_count};
use crate::{
    draws::Scene,
    frame::{icon, tint},
};
use epic::{
    Alignment, Body, Card, Def, Epic, Face, Keyword, Kind, Open, Position, Ref, Sight, Stats, Token, View,
};
use maud::{Markup, html};
use table::{Phrase, Seat};

/// The element of something that lies open.
pub(super) fn thing(id: epic::Id) -> String {
    format!("t-{id}")
}

/// What is touched for a card of the hand, or one that is looked at.
pub(super) fn held(card: Card) -> String {
    format!("h-{card}")
}

/// The class of an alignment, or of none.
pub(super) const fn hue(alignment: Option<Alignment>) -> &'static str {
    match alignment {
        Some(Alignment::Good) => "good",
        Some(Alignment::Evil) => "evil",
        Some(Alignment::Wild) => "wild",
        Some(Alignment::Unaligned) => "unaligned",
        None => "veil",
    }
}

/// How something is called.
pub(super) fn called(face: Option<Face>, scene: &Scene<'_>) -> String {
    match face {
        Some(Face::Card(card)) => card.name().to_owned(),
        Some(Face::Token(token)) => token_name(token, scene),
        None => say(scene, "veiled"),
    }
}

fn token_name(token: Token, scene: &Scene<'_>) -> String {
    say(scene, format!("tile-{token}"))
}

/// What is fetched to be read when somebody wants to read it.
pub(super) fn zoom(face: Option<Face>) -> Option<String> {
    Some(match face? {
        Face::Card(card) => card.to_string(),
        Face::Token(token) => format!("token-{token}"),
    })
}

/// The picture of a face, or a back.
pub(super) fn picture(face: Option<Face>) -> Markup {
    match face {
        Some(Face::Card(card)) => art::picture(card),
        Some(Face::Token(token)) => art::token(token),
        None => art::back(),
    }
}

/// What is printed on a face: offence and defence.
fn printed(face: Option<Face>) -> Option<(i16, i16)> {
    match face? {
        Face::Card(card) => {
            let Def { offence, defence, kind, .. } = *card.def();
            (kind == Kind::Champion).then_some((offence, defence))
        }
        Face::Token(token) => Some((token.numbers(), token.numbers())),
    }
}

/// How a number differs from what is printed.
fn change(now: i16, printed: Option<i16>) -> Option<&'static str> {
    match printed {
        Some(printed) if now > printed => Some("up"),
        Some(printed) if now < printed => Some("down"),
        _ => None,
    }
}

/// Something in play.
pub(super) fn body(view: &View, body: &Body, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let stats = open.stats(body);
    let known = body.look().or_else(|| view.under_veil(body.owner, body.id));
    let id = thing(body.id);
    let champion = stats.kind == Kind::Champion;
    let seen = body.look();
    html! {
        button type="button" id=(id) class={ "tile " (hue(stats.alignment)) } data-touch=(id) data-kin=(id) data-to={ "pile-" (body.controller()) } tabindex="-1"
            data-position=(body.position) data-down[body.is_down()] data-object[!champion] data-zoom=[zoom(known)] data-state=(state(open, body, &stats, known.is_some(), scene)) {
            (picture(if body.is_down() { None } else { seen }))
            @let name = called(known, scene);
            span .tname data-long=[wide(&name)] { (name) }
            @if body.is_down() && known.is_some() { span .peek { (icon("e-veiled")) } }
            @if champion && !body.is_down() { (strength(body, &stats, scene)) }
            (marks(open, body, &stats, scene))
            @if body.position != Position::Prepared { span .lies { (icon(if body.position == Position::Expended { "e-expend" } else { "e-flip" })) } }
            span .quiet-text { (aside(open, body, &stats, known.is_some(), scene)) }
        }
    }
}

/// Offence and defence as they are now, with what is left of the defence.
fn strength(body: &Body, stats: &Stats, scene: &Scene<'_>) -> Markup {
    let face = body.copy.or(body.face);
    let fixed = printed(face).filter(|numbers| *numbers != (0, 0));
    html! {
        span .numbers aria-hidden="true" {
            b .off data-change=[change(stats.offence, fixed.map(|fixed| fixed.0))] { (stats.offence) }
            b .def data-change=[change(stats.defence, fixed.map(|fixed| fixed.1))] { (stats.defence) }
            @if body.damage > 0 { b .hurt title=(say_count(scene, "damage-count", body.damage)) { "−" (body.damage) } }
        }
    }
}

/// What lies on it, and the keywords that matter at a glance.
fn marks(open: &Open, body: &Body, stats: &Stats, scene: &Scene<'_>) -> Markup {
    let coming = coming(open, body);
    html! {
        span .marks aria-hidden="true" {
            @if coming > 0 { span .counter .coming title=(say_count(scene, "coming-count", coming)) { (icon("e-damage")) (coming) } }
            @if body.plus > 0 { span .counter title=(say_count(scene, "plus-count", body.plus)) { (icon("e-plus")) (body.plus) } }
            @if body.demoralized { span .counter title=(say(scene, "demoralized-mark")) { (icon("e-demoralized")) } }
            @if body.strings { span .counter title=(say(scene, "string-mark")) { (icon("e-string")) } }
            @for keyword in glanced(stats) {
                span .kw title=(say(scene, keyword.message())) data-gained[body.gained.contains(keyword)] { (icon(&format!("kw-{keyword}"))) }
            }
            @if !body.under.is_empty() { span .counter title=(say_count(scene, "under-count", body.under.len())) { (icon("e-pile")) (body.under.len()) } }
        }
    }
}

/// The damage that it will be dealt in this battle, as far as it has been said.
fn coming(open: &Open, body: &Body) -> u16 {
    let blows = open.battle.iter().flat_map(|battle| &battle.blows);
    blows.filter(|(_, to, _)| *to == Ref::Thing(body.id)).map(|(.., damage)| damage).sum()
}

/// The keywords of something in play that are shown on it. That it could have been veiled matters no longer.
fn glanced(stats: &Stats) -> impl Iterator<Item = Keyword> + use<> {
    let shown = |keyword: &Keyword| !matches!(keyword, Keyword::Veiled | Keyword::Unstoppable);
    stats.has.iter().filter(shown)
}

/// All that is special about something in play, sentence by sentence: what the eye finds on it, for whoever reads or hears it.
fn state(open: &Open, body: &Body, stats: &Stats, known: bool, scene: &Scene<'_>) -> String {
    let mut all = Vec::new();
    // Whoever knows what it is must be told that the others don't.
    if body.is_down() && known {
        all.push(say(scene, "state-down"));
    }
    if let Some(numbers) = printed(body.copy.or(body.face))
        && numbers != (stats.offence, stats.defence)
        && stats.kind == Kind::Champion
    {
        let phrase = Phrase::new("state-numbers").with("offence", i64::from(stats.offence));
        all.push(scene.say::<Epic>(&phrase.with("defence", i64::from(stats.defence))));
    }
    let alignment = body.copy.or(body.face).map(|face| match face {
        Face::Card(card) => card.def().alignment,
        Face::Token(token) => token.alignment(),
    });
    if let Some(now) = stats.alignment.filter(|now| alignment.is_some_and(|printed| printed != *now)) {
        all.push(scene.say::<Epic>(&Phrase::new("state-alignment").with("alignment", now)));
    }
    if body.position != Position::Prepared {
        all.push(say(scene, format!("position-{}", body.position)));
    }
    let coming = coming(open, body);
    if coming > 0 {
        all.push(say_count(scene, "coming-count", coming));
    }
    if body.damage > 0 {
        all.push(say_count(scene, "damage-count", body.damage));
    }
    if body.plus > 0 {
        all.push(say_count(scene, "plus-count", body.plus));
    }
    if body.demoralized {
        all.push(say(scene, "demoralized-mark"));
    }
    if body.strings {
        all.push(say(scene, "string-mark"));
    }
    let gained: Vec<String> = body.gained.iter().map(|one| say(scene, one.message())).collect();
    if !gained.is_empty() {
        all.push(format!("{} {}.", say(scene, "state-gained"), gained.join(", ")));
    }
    if let Some(copied) = body.copy.filter(|_| !body.is_down()) {
        let phrase = Phrase::new("state-copy").with("what", Sight(body.face)).with("of", Sight(Some(copied)));
        all.push(scene.say::<Epic>(&phrase));
    }
    if body.controller() != body.owner {
        let phrase = Phrase::new("state-owner").with("seat", body.owner);
        all.push(scene.say::<Epic>(&phrase));
    }
    if body.stays {
        all.push(say(scene, "state-stays"));
    }
    for dead in &body.under {
        all.push(scene.say::<Epic>(&Phrase::new("state-under").with("card", dead.card)));
    }
    if open.battle.as_ref().is_some_and(|battle| battle.prey == Some(body.id)) {
        all.push(say(scene, "state-prey"));
    }
    all.join(" ")
}

/// The same for whoever hears it, with what the eye sees in figures.
fn aside(open: &Open, body: &Body, stats: &Stats, known: bool, scene: &Scene<'_>) -> String {
    let mut all = Vec::new();
    if stats.kind == Kind::Champion && !body.is_down() {
        let phrase = Phrase::new("numbers").with("offence", i64::from(stats.offence));
        all.push(scene.say::<Epic>(&phrase.with("defence", i64::from(stats.defence))));
    }
    let words: Vec<String> = glanced(stats).map(|one| say(scene, one.message())).collect();
    if !words.is_empty() {
        all.push(format!("{}.", words.join(", ")));
    }
    all.push(state(open, body, stats, known, scene));
    all.join(" ")
}

/// Cost, speed and numbers of a card, small.
fn costs(def: &Def, scene: &Scene<'_>) -> Markup {
    let cost = say(scene, if def.action { "cost-action" } else { "cost-free" });
    let speed = say(scene, format!("{}-{}", if def.now { "at-once" } else { "speed" }, def.speed));
    html! {
        span .cost title=(cost) data-free[!def.action] { @if def.action { (icon("e-action")) } @else { span aria-hidden="true" { "0" } } span .quiet-text { ", " (cost) ", " } }
        span .speed title=(speed) { (icon(&format!("sp-{}", def.speed))) @if def.now { (icon(&format!("sp-{}", def.speed))) } span .quiet-text { (speed) ", " } }
        @if let Some((offence, defence)) = numbers(def) { span .numbers { b .off { (offence) } span .quiet-text { "/" } b .def { (defence) } span .quiet-text { ". " } } }
        @else { span .kind title=(say(scene, format!("kind-{}", def.kind))) { (icon(&format!("k-{}", def.kind))) } }
    }
}

/// A card that is held, or looked at: `number` tells equal ones apart; `touched` says whether touching it may mean something.
pub(super) fn card(card: Card, zone: &str, number: usize, touched: bool, scene: &Scene<'_>) -> Markup {
    let def = card.def();
    let key = held(card);
    let id = format!("{zone}-{card}-{number}");
    html! {
        button type="button" id=(id) class={ "held " (hue(Some(def.alignment))) } data-touch=[touched.then_some(&key)] data-kin=(id) data-zoom=(card) tabindex="-1" { (inside(card, scene)) }
    }
}

/// A card that can only be read.
pub(super) fn to_read(card: Card, scene: &Scene<'_>) -> Markup {
    html! { button type="button" class={ "held " (hue(Some(card.def().alignment))) } data-zoom=(card) data-read-card { (inside(card, scene)) } }
}

/// Whether a name needs smaller letters to stand in one line.
fn wide(name: &str) -> Option<&'static str> {
    match name.chars().count() {
        0..=12 => None,
        13..=15 => Some("long"),
        _ => Some("very"),
    }
}

/// Whether a name needs smaller letters where there is little room: it goes into two lines, and no word is cut.
fn long(name: &str) -> Option<&'static str> {
    let words: Vec<usize> =
        name.split_inclusive([' ', '-']).map(|word| word.trim_end().chars().count()).collect();
    let fits = |longest: usize, line: usize| {
        let (mut lines, mut left) = (0, 0);
        for &word in &words {
            if word > left {
                (lines, left) = (lines + 1, line);
            }
            left = left.saturating_sub(word + 1);
        }
        lines <= 2 && words.iter().all(|word| *word <= longest)
    };
    if fits(9, 10) {
        None
    } else if fits(11, 13) {
        Some("long")
    } else {
        Some("very")
    }
}

/// All that stands on a small card.
fn inside(card: Card, scene: &Scene<'_>) -> Markup {
    let def = card.def();
    html! {
        (art::picture(card))
        span .tname data-long=[long(card.name())] { (card.name()) }
        (costs(def, scene))
        span .htext { @for line in epic::text::text(&def.sheet, scene.lang) { span { (line) } " " } }
    }
}

/// Cards of a zone, equal ones told apart by their number.
pub(super) fn cards(all: &[Card], zone: &str, touched: bool, scene: &Scene<'_>) -> Markup {
    let number = |at: usize| all[..at].iter().filter(|other| **other == all[at]).count();
    html! { @for (at, one) in all.iter().enumerate() { (card(*one, zone, number(at), touched, scene)) } }
}

/// A card in one line, to be read when it is pointed at.
pub(super) fn mini(card: Card, scene: &Scene<'_>) -> Markup {
    let def = card.def();
    html! {
        button type="button" class={ "mini " (hue(Some(def.alignment))) } data-zoom=(card) data-read-card {
            (icon(&format!("k-{}", def.kind))) span { (card.name()) }
            @if def.action { span .star title=(say(scene, "cost-action")) { (icon("e-action")) } }
            @if let Some((offence, defence)) = numbers(def) { small { (offence) "/" (defence) } }
        }
    }
}

/// Whoever it belongs to, as a small sign.
pub(super) fn token(seat: Seat) -> Markup {
    html! { svg viewBox="0 0 24 24" class={ "token " (tint(seat)) } aria-hidden="true" { use href={ "#ep-seat-" (seat) } {} } }
}
