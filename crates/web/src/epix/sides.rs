//! What the players have in front of them: gold, provinces, cards and the units that are left.

use super::{action_id, card_id, colour, named, picture, say, supply_id};
use crate::draws::{Part, Scene, Side};
use epix::{Action, Card, Epix, Hand, Kind, Phase, Season, View};
use maud::{Markup, html};
use table::{Phrase, Seat, Seats};

/// The sides of all players.
pub(super) fn all(view: &View, scene: &Scene<'_>) -> Vec<Side> {
    view.open.board.seats().map(|seat| side(view, seat, scene)).collect()
}

fn side(view: &View, seat: Seat, scene: &Scene<'_>) -> Side {
    let open = &view.open;
    let board = &open.board;
    let tint = colour(board.castle(seat));
    Side {
        colour: tint,
        crest: html! {
            svg viewBox="-40 -40 80 80" class={ "unit " (tint) } aria-hidden="true" { use href={ "#token-" (tint) } .token {} use href="#crown" x="-17" y="-17" width="34" height="34" .figure {} }
            @if open.first == seat { span .first title=(say(scene, "first-player")) { "1" span .quiet-text { (say(scene, "first-player")) } } }
        }
        .into(),
        note: note(view, seat, scene),
        figures: html! {
            (figure("coin", board.gold(seat), &count(scene, "gold-count", board.gold(seat))))
            (figure("flag", board.occupied(seat).len(), &count(scene, "province-count", board.occupied(seat).len())))
        }
        .into(),
        left: html! {
            div .left {
                @for kind in Kind::ALL {
                    span title=(say(scene, named(kind))) { svg .icon aria-hidden="true" { use href={ "#unit-" (kind) } {} } span .quiet-text { (say(scene, named(kind))) " " } (board.left(seat, kind)) }
                }
            }
        }
        .into(),
        more: html! {
            div .played { (played(view, seat, scene)) }
            @for card in board.cards(seat) {
                button type="button" .ability data-tell=(text(card, scene)) { (name(card, scene)) }
            }
        }
        .into(),
    }
}

fn figure(icon: &str, number: impl std::fmt::Display, words: &str) -> Markup {
    html! { span .figure title=(words) { svg .icon aria-hidden="true" { use href={ "#" (icon) } {} } b data-number=(icon) aria-hidden="true" { (number) } span .quiet-text { (words) } } }
}

fn count(scene: &Scene<'_>, id: &'static str, number: impl Into<table::Arg>) -> String {
    scene.say::<Epix>(&Phrase::new(id).with("number", number))
}

fn name(card: Card, scene: &Scene<'_>) -> String {
    scene.say::<Epix>(&Phrase::new(card.message()))
}

fn text(card: Card, scene: &Scene<'_>) -> String {
    use table::Game;
    card.text(Epix::words(), scene.lang)
}

/// What somebody is doing, as everybody may know it.
fn note(view: &View, seat: Seat, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let id = match &open.phase {
        Phase::Draft { passed, .. } if passed.contains(seat) => "note-passed",
        Phase::Auction if open.answered.contains(seat) => "note-offered",
        Phase::Choose if open.answered.contains(seat) => "note-chosen",
        Phase::Over { .. } => return String::new(),
        _ if open.asked().contains(seat) => "note-thinks",
        _ => return String::new(),
    };
    say(scene, id)
}

/// Whether this seat has action cards in front of it.
fn has_chosen(view: &View, seat: Seat) -> bool {
    match view.open.phase {
        Phase::Draft { .. } | Phase::Auction | Phase::Give { .. } => false,
        Phase::Choose => view.open.answered.contains(seat),
        _ => true,
    }
}

/// The action cards in front of somebody, face up where they are known.
fn played(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let shown = view.open.shown.contains(seat);
    let cards = |hand: Hand| {
        let (first, second) = hand.cards();
        [Some(first), second].into_iter().flatten()
    };
    html! {
        @match view.known.hands[seat] {
            _ if !has_chosen(view, seat) => {}
            Some(hand) => @for action in cards(hand) {
                span .mini .(action) data-secret[!shown] title=(say(scene, if shown { action.message() } else { "face-down" })) {
                    svg .icon aria-hidden="true" { use href={ "#" (picture(action)) } {} } (scene.say::<Epix>(&Phrase::new(action.message())))
                }
            },
            None => @for _ in 0..if view.open.season == Season::Winter { 2 } else { 1 } { span .mini .back title=(say(scene, "face-down")) { span .quiet-text { (say(scene, "face-down")) } } },
        }
    }
}

/// The Special Ability cards that are bid on before the first season.
pub(super) fn offers(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let part = html! {
        div #offers .offers {
            @if !open.offers.is_empty() {
                h2 .quiet-text { (say(scene, "offers")) }
                @for offer in &open.offers {
                    button type="button" .offer id=(card_id(offer.card)) data-touch=(card_id(offer.card)) tabindex="-1" {
                        b { (name(offer.card, scene)) }
                        span .text { (text(offer.card, scene)) }
                        span .bid {
                            @if let Some(bid) = offer.bid {
                                @let tint = colour(open.board.castle(bid.seat));
                                svg viewBox="-40 -40 80 80" class={ "unit " (tint) } aria-hidden="true" { use href={ "#token-" (tint) } .token {} use href={ "#unit-" (bid.marker) } x="-19" y="-19" width="38" height="38" .figure {} }
                                (scene.say::<Epix>(&Phrase::new("bid-of").with("seat", bid.seat).with("gold", bid.gold)))
                            } @else { (say(scene, "no-bid")) }
                        }
                    }
                }
            }
        }
    };
    Part::new("offers", part)
}

/// What whoever looks has at hand: action cards and units.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Part {
    let part = html! {
        div #hand .hand {
            @if let Some(seat) = view.viewer.seat() {
                @let board = &view.open.board;
                @let drafting = matches!(view.open.phase, Phase::Draft { .. });
                @let tint = colour(board.castle(seat));
                div class={ "supply " (tint) } role="group" aria-label=(say(scene, "supply")) {
                    @for kind in Kind::ALL {
                        @let price = if drafting { kind.price() } else { board.price(seat, kind) };
                        button type="button" .sup id=(supply_id(kind)) data-touch=(supply_id(kind)) tabindex="-1" data-none[board.left(seat, kind) == 0] {
                            svg viewBox="-40 -40 80 80" class={ "unit " (tint) } aria-hidden="true" { use href={ "#token-" (tint) } .token {} use href={ "#unit-" (kind) } x="-19" y="-19" width="38" height="38" .figure {} }
                            span .quiet-text { (say(scene, named(kind))) }
                            b title=(say(scene, "left")) { "×" (board.left(seat, kind)) }
                            span .price { (price) svg .icon aria-hidden="true" { use href="#coin" {} } span .quiet-text { (say(scene, "gold")) } }
                        }
                    }
                }
                @if !drafting { (actions(view, seat, scene)) }
            }
        }
    };
    Part::new("hand", part)
}

fn actions(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let board = &view.open.board;
    html! {
        div .actions role="group" aria-label=(say(scene, "actions")) {
            @for action in Action::ALL {
                @let chosen = view.known.hands[seat].is_some_and(|hand| hand.has(action));
                @let now = matches!(&view.open.phase, Phase::Act(turn) if turn.seat == seat && turn.now == Some(action));
                button type="button" .action .(action) id=(action_id(action)) data-touch=(action_id(action)) tabindex="-1" data-chosen[chosen] data-now[now] {
                    span .ribbon { (scene.say::<Epix>(&Phrase::new(action.message()))) }
                    svg .picture aria-hidden="true" { use href={ "#" (picture(action)) } {} }
                    em { (scene.say::<Epix>(&match action {
                        Action::Recruitment => Phrase::new("does-recruitment"),
                        Action::Tax => Phrase::new("does-tax").with("gold", board.tax(seat)),
                        Action::Attack => Phrase::new("does-attack"),
                    })) }
                }
            }
        }
    }
}

/// How far the year is.
pub(super) fn progress(view: &View, scene: &Scene<'_>) -> Part {
    let drafting = matches!(view.open.phase, Phase::Draft { .. });
    let part = html! {
        ol #progress .progress aria-label=(say(scene, "year")) {
            li data-now[drafting] data-done[!drafting] aria-current=[drafting.then_some("step")] { (say(scene, "before")) }
            @for season in Season::ALL {
                @let now = !drafting && season == view.open.season;
                li class=(season.key()) data-now[now] data-done[!drafting && season < view.open.season] aria-current=[now.then_some("step")] { (say(scene, season.message())) }
            }
        }
    };
    Part::new("progress", part)
}

/// What everybody counts at the end.
pub(super) fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
    let board = &view.open.board;
    html! {
        table .tally {
            thead { tr { th { span .quiet-text { (crate::count(scene.lang, "players", 1)) } } th { (say(scene, "provinces")) } th { (say(scene, "gold")) } } }
            tbody {
                @for seat in board.seats() {
                    @let tint = colour(board.castle(seat));
                    tr data-won[winners.contains(seat)] {
                        th { svg viewBox="-40 -40 80 80" class={ "unit " (tint) } aria-hidden="true" { use href={ "#token-" (tint) } .token {} } (scene.name(seat)) }
                        td { (board.occupied(seat).len()) }
                        td { (board.gold(seat)) }
                    }
                }
            }
        }
    }
}
