//! What the players have in front of them, the alliances in play, and how it stands.

use super::{cards, count, faces, percent, say, say_count, unite_id};
use crate::{
    draws::{Part, Scene, Side},
    frame::{icon, tint},
};
use ephios::{Alliance, Ephios, MOST_PERSUASION, Mode, Phase, ROUNDS, View, Way};
use maud::{Markup, html};
use table::{Phrase, Seat, Seats};

/// The sides of all players.
pub(super) fn all(view: &View, scene: &Scene<'_>) -> Vec<Side> {
    Seat::all(view.open.players()).map(|seat| side(view, seat, scene)).collect()
}

fn side(view: &View, seat: Seat, scene: &Scene<'_>) -> Side {
    let open = &view.open;
    let held = count(view, seat.index());
    Side {
        colour: tint(seat),
        crest: token(seat).into(),
        note: note(view, seat, scene),
        figures: html! {
            (figure("popularity", &percent(scene, open.popularity[seat]), &say_count(scene, "popularity-count", open.popularity[seat])))
            (figure("persuasion", &open.persuasion[seat].to_string(), &say_count(scene, "persuasion-count", open.persuasion[seat])))
            @if open.solo() {
                (figure("union", &format!("{} / {}", open.pacts.len(), open.alliances.len()), &say_count(scene, "pacts-count", open.pacts.len())))
            } @else { (figure("deck", &held.to_string(), &say_count(scene, "hand-count", held))) }
        }
        .into(),
        left: html! {
            @if open.mode == Mode::Campaign {
                div .left .wins title=(say_count(scene, "rounds-won", open.wins[seat])) {
                    @for number in 0..ROUNDS { span data-won[number < open.wins[seat]] { (icon("round-won")) } }
                    span .quiet-text { (say_count(scene, "rounds-won", open.wins[seat])) }
                }
            }
        }
        .into(),
        more: more(view, seat, scene).into(),
    }
}

/// A seat's token.
pub(super) fn token(seat: Seat) -> Markup {
    html! { svg viewBox="-40 -40 80 80" class={ "token " (tint(seat)) } aria-hidden="true" { use href={ "#token-" (tint(seat)) } x="-36" y="-36" width="72" height="72" {} } }
}

fn figure(sign: &str, number: &str, words: &str) -> Markup {
    html! { span .figure title=(words) { (icon(sign)) b data-number=(sign) aria-hidden="true" { (number) } span .quiet-text { (words) } } }
}

/// What somebody is doing, as everybody may know it: of those who are asked for a reaction nobody learns who still thinks.
fn note(view: &View, seat: Seat, scene: &Scene<'_>) -> String {
    let open = &view.open;
    match open.phase {
        Phase::Over { .. } => String::new(),
        Phase::React(_) if open.asked.contains(seat) => say(scene, "note-asked"),
        Phase::React(_) if seat == open.turn => say(scene, "note-waits"),
        _ if seat == open.turn => say(scene, "note-turn"),
        // With two it goes without saying.
        _ if open.players() > 2 && open.in_turn().nth(1) == Some(seat) => say(scene, "note-next"),
        _ => String::new(),
    }
}

/// What else is known of somebody: cards in the hand, the affinity, the last union.
fn more(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let solo = open.solo();
    let mine = view.viewer.seat() == Some(seat);
    let known = faces(view, seat.index()).count();
    html! {
        @if !mine {
            @for card in faces(view, seat.index()) { (cards::mini(card, solo, scene)) }
            @for _ in known..count(view, seat.index()) { (cards::back(scene)) }
        }
        @if let Some(alliance) = open.united[seat] { (badge("union", "last-united", alliance, scene)) }
        @match (open.used[seat], view.known.affinities[seat]) {
            (Some(alliance), _) => (badge("affinity", "affinity-used", alliance, scene)),
            (None, Some(alliance)) if !mine => (badge("affinity", "affinity-kept", alliance, scene)),
            _ => {}
        }
    }
}

fn badge(sign: &str, id: &'static str, alliance: Alliance, scene: &Scene<'_>) -> Markup {
    let words = scene.say::<Ephios>(&Phrase::new(id).with("alliance", alliance));
    html! { span class={ "badge " (alliance) } title=(words) { (icon(sign)) (icon(&format!("al-{alliance}"))) span .quiet-text { (words) } } }
}

/// The card that lists the alliances in play, each a tile: what it takes and what it brings.
pub(super) fn alliances(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let base = ephios::Alliances::base();
    let gain = |alliance: Alliance| if open.solo() { ephios::SOLO_GAIN } else { alliance.gain() };
    let unitable = super::question::unitable(view);
    let part = html! {
        div #offers .alliances {
            h2 { (say(scene, "alliances")) }
            ul {
                @for alliance in open.alliances {
                    @let members = alliance.members() & open.cards;
                    @let can = unitable.contains(alliance);
                    li {
                        button type="button" id={ "al-" (alliance) "-tile" } class={ "tile " (alliance) } tabindex="-1" data-sealed[open.pacts.contains(alliance)] data-new[!base.contains(alliance)]
                            data-touch=(if can { unite_id(alliance, Way::Plain) } else { format!("al-{alliance}") }) {
                            (icon(&format!("al-{alliance}")))
                            span .tname { (say(scene, alliance.message())) @if open.pacts.contains(alliance) { " " span .seal { (say(scene, "sealed-pact")) } } }
                            span .needs title=(needs(alliance, members.len(), scene)) {
                                @for number in 0..members.len() { i data-needed[number < usize::from(alliance.need())] {} }
                                span .quiet-text { (needs(alliance, members.len(), scene)) }
                            }
                            span .gain { "+" (percent(scene, gain(alliance))) }
                        }
                    }
                }
            }
            @if !open.pages.is_empty() {
                h2 { (say(scene, "booklet")) }
                div .pages {
                    @for page in open.pages {
                        button type="button" class={ "mini " (page) } data-open-reading={ "page-" (page) } { (icon(&format!("al-{page}"))) span { (say(scene, format!("page-{page}-title"))) } }
                    }
                }
            }
        }
    };
    Part::new("offers", part)
}

/// How many of so many members it takes, in words.
fn needs(alliance: Alliance, members: usize, scene: &Scene<'_>) -> String {
    scene.say::<Ephios>(&Phrase::new("needs").with("number", alliance.need()).with("members", members))
}

/// What whoever looks has at hand: cards, the affinity that only he knows, persuasion.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let part = html! {
        div #hand .hand {
            @if let Some(seat) = view.viewer.seat() {
                div .own {
                    div .purse title=(say_count(scene, "persuasion-count", open.persuasion[seat])) {
                        span .quiet-text { (say_count(scene, "persuasion-count", open.persuasion[seat])) }
                        @for number in 0..MOST_PERSUASION { span .persuasion data-have[number < open.persuasion[seat]] { (icon("persuasion")) } }
                    }
                    @if !open.solo() { (affinity(view, seat, scene)) }
                }
                div .cards role="group" aria-label=(say(scene, "hand")) {
                    @for card in faces(view, seat.index()) { (cards::card(card, open.solo(), Some("pile-deck"), scene)) }
                    @if count(view, seat.index()) == 0 { p .empty { (say(scene, "hand-empty")) } }
                }
            }
        }
    };
    Part::new("hand", part)
}

/// The affinity of whoever looks.
fn affinity(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let (alliance, id) = match (view.known.affinities[seat], view.open.used[seat]) {
        (Some(alliance), _) => (alliance, "affinity-mine"),
        (None, Some(alliance)) => (alliance, "affinity-gone"),
        (None, None) => return html! {},
    };
    let words = scene.say::<Ephios>(&Phrase::new(id).with("alliance", alliance));
    html! {
        button type="button" class={ "affinity " (alliance) } data-tell=(say(scene, "affinity-tell")) data-gone[id == "affinity-gone"] {
            (icon("affinity")) (icon(&format!("al-{alliance}"))) span { (words) }
        }
    }
}

/// How far the game is.
pub(super) fn progress(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let part = html! {
        div #progress .progress {
            @match open.mode {
                Mode::Quick => {}
                Mode::Campaign => span { (say_count(scene, "round", open.round)) },
                Mode::Solo => span { (say(scene, open.difficulty.message())) },
            }
            span { (say_count(scene, "turn-number", open.number)) }
        }
    };
    Part::new("progress", part)
}

/// What everybody counts at the end.
pub(super) fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let campaign = open.mode == Mode::Campaign;
    html! {
        table .tally {
            thead {
                tr {
                    th { span .quiet-text { (crate::count(scene.lang, "players", 1)) } }
                    @if campaign { th { (say(scene, "rounds")) } }
                    th { (say(scene, "popularity")) }
                    @if open.solo() { th { (say(scene, "pacts")) } } @else { th { (say(scene, "persuasion")) } }
                }
            }
            tbody {
                @for seat in Seat::all(open.players()) {
                    tr data-won[winners.contains(seat)] {
                        th { (token(seat)) (scene.name(seat)) }
                        @if campaign { td { (open.wins[seat]) } }
                        td { (percent(scene, open.popularity[seat])) }
                        @if open.solo() { td { (open.pacts.len()) " / " (open.alliances.len()) } } @else { td { (open.persuasion[seat]) } }
                    }
                }
            }
        }
        @for seat in Seat::all(open.players()) {
            @if !open.feats[seat].is_empty() {
                p .feats-won {
                    (scene.say::<Ephios>(&Phrase::new("feats-of").with("seat", seat))) " "
                    @for feat in open.feats[seat] { span .badge title=(say(scene, format!("{}-story", feat.message()))) { (icon("round-won")) (say(scene, feat.message())) } " " }
                }
            }
        }
    }
}
