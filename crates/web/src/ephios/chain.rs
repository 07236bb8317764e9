//! What is being carried out, and what has happened in this turn.

use super::{card_id, kind, name, percent, portrait, say, say_count};
use crate::{
    draws::{Part, Scene},
    frame::{icon, tint},
};
use ephios::{Card, Ephios, Event, Frame, Phase, View, What};
use maud::{Markup, html};
use table::{Phrase, Say, Seat};

/// What is being carried out, the innermost last, step by step; and how many actions are still to come.
pub(super) fn chain(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let over = matches!(open.phase, Phase::Over { .. });
    html! {
        div #chain .chain {
            @if !over {
                @for frame in &open.frames { (carried_out(view, frame, scene)) }
                @if open.actions > 0 && (open.made > 0 || !open.frames.is_empty()) {
                    span .to-come { (icon("again")) (say_count(scene, "actions-left", open.actions)) }
                }
            }
        }
    }
}

fn carried_out(view: &View, frame: &Frame, scene: &Scene<'_>) -> Markup {
    let solo = view.open.solo();
    match frame.what {
        What::Use(card) => effect(card, frame, "in-use", solo, scene),
        What::Copy(card) => effect(card, frame, "copied-effect", solo, scene),
        What::Unite(alliance) => reckoning(view, frame, alliance, scene),
        _ => html! {},
    }
}

/// A card in use: what it has done, does and will do.
fn effect(card: Card, frame: &Frame, id: &'static str, solo: bool, scene: &Scene<'_>) -> Markup {
    let step = usize::from(frame.step);
    html! {
        div class={ "doing " (kind(card)) } {
            // A card whose effect another applies lies where it lies.
            @if id == "in-use" { span .thumb id=(card_id(card)) data-kin=(card_id(card)) data-to="discard" { (portrait::portrait(card)) } }
            b { (scene.say::<Ephios>(&Phrase::new(id).with("card", card))) }
            ol {
                @for (number, phrase) in card.phrases(solo).iter().enumerate() {
                    li data-done[number < step] data-now[number == step] aria-current=[(number == step).then_some("step")] { (scene.say::<Ephios>(phrase)) }
                }
            }
        }
    }
}

/// What a union brings, as it is reckoned up.
fn reckoning(view: &View, frame: &Frame, alliance: ephios::Alliance, scene: &Scene<'_>) -> Markup {
    let union = if view.open.solo() { ephios::SOLO_GAIN } else { alliance.gain() };
    html! {
        div class={ "doing union " (alliance) } {
            b { (icon(&format!("al-{alliance}"))) (scene.say::<Ephios>(&Phrase::new("uniting").with("seat", view.open.turn).with("alliance", alliance))) }
            (sum(union, frame.gain.saturating_sub(union), frame.less, scene))
        }
    }
}

/// A sum: the union, the affinity, what is taken off, and what is left.
pub(super) fn sum(union: u8, affinity: u8, less: u8, scene: &Scene<'_>) -> Markup {
    let total = (union + affinity).saturating_sub(less);
    html! {
        dl .sum {
            div { dt { (say(scene, "sum-union")) } dd { "+" (percent(scene, union)) } }
            @if affinity > 0 { div { dt { (say(scene, "sum-affinity")) } dd { "+" (percent(scene, affinity)) } } }
            @if less > 0 { div .less { dt { (say(scene, "sum-less")) } dd { "−" (percent(scene, less)) } } }
            div .total { dt { (say(scene, "sum-total")) } dd { "+" (percent(scene, total)) } }
        }
    }
}

/// What has happened in this turn, as a row of signs.
pub(super) fn trail(events: &[Event], scene: &Scene<'_>) -> Part {
    let part = html! {
        ol #trail .trail aria-label=(say(scene, "trail")) { @for event in events { (sign(*event, scene)) } }
    };
    Part::new("trail", part)
}

/// One sign of the trail; none for what goes without saying.
fn sign(event: Event, scene: &Scene<'_>) -> Markup {
    let card = |icon: &'static str, card: Card| (icon, kind(card), name(card, scene));
    let plain = |icon: &'static str, words: String| (icon, "", words);
    let who = |seat: Seat, icon: &'static str, words: String| (icon, tint(seat), words);
    let (sign, class, words) = match event {
        Event::TurnBegan { seat } => who(seat, "", scene.name(seat)),
        Event::Recruited { card: taken, .. }
        | Event::Added { card: taken, .. }
        | Event::DrewCard { card: taken, .. } => card("take", taken),
        Event::PaidBlind { .. } | Event::Drew { .. } | Event::Looked { .. } => plain("deck", String::new()),
        Event::Debated { card: with, .. } | Event::PlotDebated { card: with } => card("i-chat", with),
        Event::Used { card: used, .. } | Event::Met { card: used, .. } | Event::Copied { card: used, .. } => {
            card("play", used)
        }
        Event::Reacted { card: used, .. } => card("reaction", used),
        Event::Plotted { card: taken } | Event::Corrupted { card: taken } => card("plot", taken),
        Event::Replays { .. } => plain("again", String::new()),
        Event::Gained { seat, number } => who(seat, "persuasion", format!("+{number}")),
        Event::Lost { seat, number } => who(seat, "persuasion", format!("−{number}")),
        Event::Took { from, number, .. } => who(from, "persuasion", format!("−{number}")),
        Event::Rose { seat, percent: points, .. } => {
            who(seat, "popularity", format!("+{}", percent(scene, points)))
        }
        Event::Fell { seat, percent: points, .. } => {
            who(seat, "popularity", format!("−{}", percent(scene, points)))
        }
        Event::United { alliance, .. } => ("union", alliance.key(), say(scene, alliance.message())),
        Event::Stole { from, .. } | Event::StoleCard { from, .. } => who(from, "deck", "−1".to_owned()),
        Event::Turned {} => plain("direction", String::new()),
        Event::Reshuffled {} => plain("shuffle", String::new()),
        _ => return html! {},
    };
    let told = scene.say::<Ephios>(&event.phrase());
    html! {
        li class=(class) title=(told) { @if !sign.is_empty() { (icon(sign)) } @if words.is_empty() { span .quiet-text { (told) } } @else { span { (words) } } }
    }
}
