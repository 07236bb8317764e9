//! The line as a stack that one can see: what resolves next lies on top, and each thing tells what it is aimed at.

use super::{say, say_count, tiles};
use crate::{
    draws::Scene,
    frame::{icon, tint},
};
use epic::{Dead, Epic, Item, Kind, Query, Ref, Run, Sight, View};
use maud::{Markup, html};
use table::{Phrase, Seat};

/// The line, what resolves next first; before it what is being carried out.
pub(super) fn line(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let busy = open.frame().filter(|frame| !open.over() && frame.run != Run::Enter);
    html! {
        section #line .line aria-label=(say(scene, "line")) data-empty[open.line.is_empty() && busy.is_none()] {
            h2 { (icon("e-line")) (say(scene, "line")) @if !open.line.is_empty() { span .count { (open.line.len()) } } }
            @if let Some(frame) = busy {
                div class={ "doing " (tint(frame.item.controller)) } data-aims=[aims(&frame.item)] {
                    b { (icon("e-turn")) (say(scene, if matches!(frame.run, Run::Announce | Run::Put | Run::Aim) { "being-played" } else { "being-done" })) }
                    (item_face(view, &frame.item, scene))
                }
            }
            @if open.line.is_empty() && busy.is_none() { p .empty { (say(scene, "line-empty")) } }
            ol .stack data-deep[open.line.len() > 3] { @for (at, one) in open.line.iter().rev().enumerate() { (layer(view, one, at == 0 && busy.is_none(), scene)) } }
        }
    }
}

/// The elements that something on the line is aimed at.
fn aims(item: &Item) -> Option<String> {
    let id = |at: Ref| match at {
        Ref::Thing(id) => tiles::thing(id),
        Ref::Player(seat) => format!("seat-{seat}"),
    };
    let all: Vec<String> = item.aims.iter().map(|aim| id(aim.at)).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// Something on the line.
fn layer(view: &View, item: &Item, next: bool, scene: &Scene<'_>) -> Markup {
    let id = tiles::thing(item.id);
    let face = seen(view, item);
    html! {
        li {
            button type="button" id=(id) class={ "layer " (tiles::hue(item.source.alignment)) " " (tint(item.controller)) } data-next[next] data-touch=(id) data-kin=(id) data-from={ "zone-" (item.controller) }
                data-to=[goes(item)] data-zoom=[tiles::zoom(face)] data-aims=[aims(item)] tabindex="-1" {
                @if next { span .next { (say(scene, "next-to-resolve")) } }
                (item_face(view, item, scene))
            }
        }
    }
}

/// Where something glides that leaves the line: events to the discard pile, what stays to its side of the table.
fn goes(item: &Item) -> Option<String> {
    let event =
        item.source.face.and_then(epic::Face::card).is_some_and(|card| card.def().kind == Kind::Event);
    item.is_card().then(|| format!("{}-{}", if event { "pile" } else { "zone" }, item.controller))
}

/// A trigger that waits to be put on the line.
pub(super) fn item(view: &View, item: &Item, scene: &Scene<'_>) -> Markup {
    layer(view, item, false, scene)
}

/// What whoever looks may see of it.
fn seen(view: &View, item: &Item) -> Option<epic::Face> {
    item.source.face.or_else(|| view.under_veil(item.source.owner, item.id))
}

/// What stands on it: picture, name, what it is, who plays it, and what it is aimed at.
fn item_face(view: &View, item: &Item, scene: &Scene<'_>) -> Markup {
    let face = seen(view, item);
    let open = &view.open;
    let chooses = open.ask.is_some_and(|ask| ask.query == Query::Mode)
        && open.frame().is_some_and(|frame| frame.item.id == item.id);
    html! {
        (tiles::picture(item.source.face))
        span .iname { (tiles::called(face, scene)) }
        span .iwho { (tiles::token(item.controller)) (scene.name(item.controller)) @if !item.is_card() { " · " (say(scene, "ability")) } @if item.copy { " · " (say(scene, "copy")) } @if item.source.face.is_none() && face.is_some() { " · " (say(scene, "veiled")) } }
        @if let Some(text) = told(item, scene).filter(|_| !chooses) { span .itext { (text) } }
        @if item.x > 0 { span .ix { "X = " (item.x) } }
        @if !item.aims.is_empty() {
            span .targets {
                (icon("e-target")) span .quiet-text { (say(scene, "targets")) }
                @for aim in &item.aims {
                    span .target { (target(view, aim.at, scene)) @if aim.share > 0 { " " b title=(say_count(scene, "share", aim.share)) { (aim.share) } } }
                }
            }
        }
    }
}

/// What it does, if it isn't all that stands on its card: an ability, or the mode that was chosen.
pub(super) fn told(item: &Item, scene: &Scene<'_>) -> Option<String> {
    let card = item.card()?;
    let def = card.def();
    match item.part {
        Some(part) => {
            let line = part.checked_sub(def.modes() as u8)?;
            Some(card.ability_text(line, scene.lang)).filter(|text| !text.is_empty())
        }
        None if def.sheet.modes.len() > 1 && item.id != 0 => Some(card.mode_text(item.mode, scene.lang)),
        None => None,
    }
}

/// What waits to resolve, on the line or on its way there.
fn waits(view: &View, id: epic::Id) -> Option<&Item> {
    view.open.item(id).or_else(|| view.open.waiting.iter().find(|item| item.id == id))
}

/// How something that is aimed at is called.
pub(super) fn target(view: &View, at: Ref, scene: &Scene<'_>) -> String {
    let open = &view.open;
    match at {
        Ref::Player(seat) => scene.name(seat),
        Ref::Thing(id) => {
            let body = open.body(id).map(epic::Body::look);
            let item = || waits(view, id).map(|item| item.source.face);
            let dead = || open.dead(id).map(|(_, dead)| Some(epic::Face::Card(dead.card)));
            match body.or_else(item).or_else(dead) {
                Some(face) => tiles::called(face, scene),
                None => say(scene, "gone"),
            }
        }
    }
}

/// The same within a sentence.
pub(super) fn sight(view: &View, id: epic::Id) -> Sight {
    let open = &view.open;
    let body = open.body(id).and_then(epic::Body::look);
    let item = || waits(view, id).and_then(|item| item.source.face);
    let dead = || open.dead(id).map(|(_, dead)| epic::Face::Card(dead.card));
    Sight(body.or_else(item).or_else(dead))
}

/// A card in a discard pile that may be chosen.
pub(super) fn dead(whose: Seat, dead: Dead, scene: &Scene<'_>) -> Markup {
    let id = tiles::thing(dead.id);
    let def = dead.card.def();
    html! {
        button type="button" id=(id) class={ "tile " (tiles::hue(Some(def.alignment))) } data-touch=(id) data-kin=(id) data-zoom=(dead.card) data-from={ "pile-" (whose) } data-to={ "pile-" (whose) } tabindex="-1" {
            (tiles::picture(Some(epic::Face::Card(dead.card))))
            span .tname { (dead.card.name()) }
            span .quiet-text { (scene.say::<Epic>(&Phrase::new("in-pile-of").with("seat", whose))) }
            span .owner { (tiles::token(whose)) }
        }
    }
}
