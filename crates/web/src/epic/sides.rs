//! What the players have in front of them, the hand of whoever looks, discard piles to be read, and how it stands.

use super::{board, say, say_count, tiles};
use crate::{
    draws::{Part, Reading, Scene, Side},
    frame::{icon, tint},
};
use epic::{Epic, Phase, Query, View};
use maud::{Markup, html};
use table::{Phrase, Seat, Seats};

/// The sides of all players.
pub(super) fn all(view: &View, scene: &Scene<'_>) -> Vec<Side> {
    Seat::all(view.open.players()).map(|seat| side(view, seat, scene)).collect()
}

fn side(view: &View, seat: Seat, scene: &Scene<'_>) -> Side {
    let open = &view.open;
    let (known, held) = view.hand(seat);
    let mine = view.viewer.seat() == Some(seat);
    if open.making() {
        return Side {
            colour: tint(seat),
            crest: tiles::token(seat).into(),
            note: say(scene, if open.making.contains(seat) { "note-chooses" } else { "note-ready" }),
            ..Side::default()
        };
    }
    Side {
        colour: tint(seat),
        crest: tiles::token(seat).into(),
        note: note(view, seat, scene),
        figures: html! {
            (figure("e-mojo", &open.mojo[seat].to_string(), &say_count(scene, "mojo-count", open.mojo[seat])))
            (figure("e-hand", &held.to_string(), &say_count(scene, "hand-count", held)))
            (figure("e-deck", &view.deck(seat).to_string(), &say_count(scene, "deck-count", view.deck(seat))))
        }
        .into(),
        left: html! { div .left { @if open.alive.contains(seat) { (board::actions(open, seat, scene)) } } }
            .into(),
        more: html! { @if !mine { @for card in &known { (tiles::mini(*card, scene)) } } }.into(),
    }
}

fn figure(sign: &str, number: &str, words: &str) -> Markup {
    html! { span .figure title=(words) { (icon(sign)) b data-number=(sign) aria-hidden="true" { (number) } span .quiet-text { (words) } } }
}

/// What somebody is doing, as everybody may know it.
fn note(view: &View, seat: Seat, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let asked = board::asked(view).contains(seat);
    let id = match open.phase {
        Phase::Over { .. } => return String::new(),
        _ if !open.alive.contains(seat) => "note-out",
        Phase::Mulligan(_) if asked => "note-chooses",
        _ if asked && open.ask.is_some_and(|ask| ask.query == Query::Priority) => "note-priority",
        _ if asked => "note-chooses",
        _ if seat == open.active && !matches!(open.phase, Phase::Mulligan(_)) => "note-turn",
        _ => return String::new(),
    };
    say(scene, id)
}

/// What whoever looks has at hand.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Part {
    let seat = view.viewer.seat().filter(|_| !view.open.making());
    let query = view.open.ask.filter(|ask| Some(ask.seat) == seat).map(|ask| ask.query);
    // While cards from elsewhere are chosen among, those of the hand aren't.
    let touched = !matches!(query, Some(Query::Dig | Query::Rob));
    let part = html! {
        div #hand .hand {
            @if let Some(seat) = seat {
                @let (cards, held) = view.hand(seat);
                div .cards data-scrolls role="group" aria-label=(say(scene, "hand")) data-many=[many(held)] {
                    (tiles::cards(&cards, "c", touched, scene))
                    @if held == 0 && view.open.alive.contains(seat) { p .empty { (say(scene, "hand-empty")) } }
                }
            }
        }
    };
    Part::new("hand", part)
}

const fn many(number: usize) -> Option<&'static str> {
    match number {
        0..=5 => None,
        6..=8 => Some("some"),
        _ => Some("lots"),
    }
}

/// The discard piles, to be opened.
pub(super) fn piles(view: &View, scene: &Scene<'_>) -> Vec<Reading> {
    let pile = |seat: Seat| {
        let cards = &view.open.piles[seat.index()];
        let title = scene.say::<Epic>(&Phrase::new("pile-of").with("seat", seat).with("number", cards.len()));
        let page = html! {
            div .pile-page {
                h2 { (title) }
                ol .minis { @for dead in cards.iter().rev() { li { (tiles::mini(dead.card, scene)) } } }
            }
        };
        Reading { key: format!("pile-{seat}"), title, page, quiet: true }
    };
    Seat::all(view.open.players())
        .filter(|seat| !view.open.piles[seat.index()].is_empty())
        .map(pile)
        .collect()
}

/// How far the game is.
pub(super) fn progress(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let part = html! {
        div #progress .progress {
            @match open.phase {
                Phase::Draft { round, .. } => span { (say_count(scene, "booster-number", round + 1)) },
                Phase::Building => span { (say(scene, "building")) },
                Phase::Mulligan(_) => span { (say(scene, "first-hands")) },
                _ => span { (say_count(scene, "turn-number", open.turn)) },
            }
        }
    };
    Part::new("progress", part)
}

/// What everybody counts at the end.
pub(super) fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let champions = |seat: Seat| {
        open.bodies.iter().filter(|body| body.controller() == seat && open.is_champion(body.id)).count()
    };
    html! {
        table .tally {
            thead { tr {
                th { span .quiet-text { (crate::count(scene.lang, "players", 1)) } }
                th { (say(scene, "mojo")) } th { (say(scene, "deck-left")) } th { (say(scene, "champions")) }
            } }
            tbody {
                @for seat in Seat::all(open.players()) {
                    tr data-won[winners.contains(seat)] {
                        th { (tiles::token(seat)) (scene.name(seat)) }
                        td { (open.mojo[seat]) } td { (view.deck(seat)) } td { (champions(seat)) }
                    }
                }
            }
        }
    }
}
