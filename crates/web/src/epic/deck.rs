//! What one's own deck is made of: the boosters as they are opened, and what is still to come.

use super::{cards, say, say_count, tiles};
use crate::{
    draws::{Reading, Scene},
    frame::icon,
};
use epic::{Card, Format, Kind, Phase, Rarity, View};
use maud::{Markup, html};
use table::Seat;

/// What opens the page about the deck of this seat, for its owner.
pub(super) fn page_key(seat: Seat) -> String {
    format!("deck-{seat}")
}

/// The boosters of a sealed deck, which its owner opens before his first hand, and what is left of any deck.
pub(super) fn readings(view: &View, scene: &Scene<'_>) -> Vec<Reading> {
    let Some(seat) = view.viewer.seat().filter(|_| !view.own.is_empty()) else { return Vec::new() };
    let opens = view.open.format == Format::Sealed && matches!(view.open.phase, Phase::Mulligan(_));
    let mut all = Vec::new();
    if opens {
        let title = say_count(scene, "your-boosters", view.own.len());
        let page = boosters(&view.own, &title, scene);
        all.push(Reading { key: format!("boosters-{seat}"), title, page, quiet: false });
    }
    let title = say(scene, "your-deck");
    all.push(Reading { key: page_key(seat), page: left(view, seat, &title, scene), title, quiet: true });
    all
}

/// The rare cards whole, the others by type.
fn boosters(own: &[Card], title: &str, scene: &Scene<'_>) -> Markup {
    let (rare, common): (Vec<Card>, Vec<Card>) =
        own.iter().partition(|card| card.def().rarity == Rarity::Rare);
    html! {
        div .boosters {
            h2 { (title) }
            p { (say(scene, "your-boosters-story")) }
            div .rares {
                @for card in rare {
                    button type="button" .big-card data-zoom=(card) data-read-card { (cards::face(card, scene.lang)) }
                }
            }
            @for (kind, some) in by_kind(&common) {
                (heading(kind, some.len(), scene))
                div .tray { @for card in some { (tiles::to_read(card, scene)) } }
            }
        }
    }
}

/// What is still in the deck; what was seen elsewhere is pale.
fn left(view: &View, seat: Seat, title: &str, scene: &Scene<'_>) -> Markup {
    let unseen = view.unseen();
    let number = |all: &[Card], card: Card| all.iter().filter(|other| **other == card).count();
    html! {
        div .pile-page {
            h2 { (title) }
            p { (say_count(scene, "your-deck-story", view.deck(seat))) }
            @for (kind, some) in by_kind(&view.own) {
                (heading(kind, unseen.iter().filter(|card| card.def().kind == kind).count(), scene))
                ul .minis {
                    @for card in once(some) {
                        @let (left, all) = (number(&unseen, card), number(&view.own, card));
                        li data-gone[left == 0] {
                            (tiles::mini(card, scene))
                            @if all > 1 && left > 0 { small .of { "×" (left) } }
                            @if left == 0 { span .quiet-text { (say(scene, "seen-elsewhere")) } }
                        }
                    }
                }
            }
        }
    }
}

fn by_kind(all: &[Card]) -> impl Iterator<Item = (Kind, Vec<Card>)> {
    let of = |kind| all.iter().copied().filter(|card: &Card| card.def().kind == kind).collect::<Vec<_>>();
    Kind::ALL.into_iter().map(move |kind| (kind, of(kind))).filter(|(_, some)| !some.is_empty())
}

/// Each card once; equal ones lie side by side.
fn once(mut all: Vec<Card>) -> Vec<Card> {
    all.dedup();
    all
}

fn heading(kind: Kind, number: usize, scene: &Scene<'_>) -> Markup {
    html! { h3 .kind-head { (icon(&format!("k-{kind}"))) (say(scene, format!("kinds-{kind}"))) " " span .count { (number) } } }
}
