//! What lies in the middle: the popularity track, the crossroads with its piles, and what is being carried out.

use super::{cards, chain, count, faces, say, say_count};
use crate::{
    draws::{Part, Scene},
    frame::{icon, tint},
};
use ephios::{
    CROSSROADS, CROSSROADS_SIZE, Card, DECK, DISCARD, ELECTED, Ephios, LOOKED_AT, Phase, View, ZONE,
};
use maud::{Markup, html};
use table::{Phrase, Seat};

/// The board, which never changes, and what lies on it.
pub(super) fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
    vec![
        Part::new("board", ground(view)),
        Part::new("track", track(view, scene)),
        Part::new("piles", piles(view, scene)),
        Part::new("crossroads", crossroads(view, scene)),
        Part::new("zone", zone(view, scene)),
        Part::new("chain", chain::chain(view, scene)),
        Part::new("looked", looked(view, scene)),
    ]
}

fn ground(view: &View) -> Markup {
    html! {
        div #board .board .city data-solo[view.open.solo()] {
            (skyline())
            div #track {}
            div .street { div #piles {} div #crossroads {} }
            div #zone {}
            div .now { div #chain {} ol #trail {} }
            div #looked {}
        }
    }
}

/// Houses along the horizon, with a light here and there.
fn skyline() -> Markup {
    const HEIGHTS: [u32; 20] =
        [34, 58, 46, 82, 40, 66, 104, 52, 74, 38, 92, 60, 44, 78, 112, 50, 68, 42, 86, 56];
    html! {
        svg .skyline viewBox="0 0 800 130" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
            @for (at, height) in (0_u32..).zip(HEIGHTS) {
                rect x=(at * 40) y=(130 - height) width="37" height=(height) {}
                @for floor in (10..height.saturating_sub(8)).step_by(16) {
                    @if (at * 7 + floor) % 5 < 2 { rect .window x=(at * 40 + 7 + (floor % 3) * 8) y=(130 - height + floor) width="6" height="6" {} }
                }
            }
        }
    }
}

/// How far the track goes.
fn end(view: &View) -> u16 {
    if view.open.solo() { view.open.popularity[Seat::FIRST].next_multiple_of(10).max(60) } else { ELECTED }
}

/// Everybody's popularity on one line.
fn track(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let end = end(view);
    let at = |percent: u16| 40 + u32::from(percent.min(end)) * 700 / u32::from(end);
    // Everybody has a lane of his own, so that nobody hides another.
    let lane = |seat: Seat| 44 + 18 * (seat.index() as i32) - 9 * (open.players() as i32 - 1);
    let words: Vec<String> = Seat::all(open.players())
        .map(|seat| {
            let phrase = Phrase::new("stands").with("seat", seat).with("number", open.popularity[seat]);
            scene.say::<Ephios>(&phrase)
        })
        .collect();
    html! {
        div #track .track {
            svg viewBox="0 0 800 110" role="img" aria-label={ (say(scene, if open.solo() { "track-solo" } else { "track" })) " " (words.join(" ")) } {
                rect .tube x="40" y="38" width="700" height="12" rx="6" {}
                @for tick in (0..=end).step_by(10) {
                    line .tick x1=(at(tick)) x2=(at(tick)) y1="14" y2="74" {}
                    text .tick-number x=(at(tick)) y="104" { (tick) }
                }
                @if !open.solo() { use .chair href="#crown-seat" x="752" y="22" width="44" height="44" {} }
                @for seat in Seat::all(open.players()) {
                    g transform={ "translate(" (at(open.popularity[seat])) " " (lane(seat)) ")" } {
                        g id={ "pop-" (seat) } class={ "pop " (tint(seat)) } data-turn[open.turn == seat] {
                            use href={ "#token-" (tint(seat)) } x="-15" y="-15" width="30" height="30" {}
                        }
                    }
                }
            }
            @if open.players() > 2 {
                span .direction data-reversed[open.reversed] title=(say(scene, if open.reversed { "counter-clockwise" } else { "clockwise" })) {
                    (icon("direction")) span .quiet-text { (say(scene, if open.reversed { "counter-clockwise" } else { "clockwise" })) }
                }
            }
        }
    }
}

/// Deck and discard pile.
fn piles(view: &View, scene: &Scene<'_>) -> Markup {
    let solo = view.open.solo();
    let (deck, discard) = (count(view, DECK), count(view, DISCARD));
    html! {
        div #piles .piles {
            button type="button" #pile-deck .pile .deck data-touch="deck" data-empty[deck == 0] tabindex="-1" {
                (icon("deck")) span .quiet-text { (say_count(scene, "deck", deck)) }
                b data-number="deck" aria-hidden="true" { (deck) } span .cost aria-hidden="true" { (say(scene, "draw-cost")) }
            }
            div #discard .pile .discard {
                span .pile-name { (say_count(scene, "discard", discard)) }
                @if let Some(top) = faces(view, DISCARD).next_back() { (cards::card(top, solo, None, scene)) }
            }
        }
    }
}

/// The four cards that lie open, more or fewer in the middle of a turn. New ones come in on the left.
fn crossroads(view: &View, scene: &Scene<'_>) -> Markup {
    let here: Vec<Card> = faces(view, CROSSROADS).rev().collect();
    html! {
        div #crossroads .crossroads role="group" aria-label=(say(scene, "crossroads")) data-many[here.len() > CROSSROADS_SIZE] {
            @for card in &here { (cards::marked(*card, view.open.solo(), Some("pile-deck"), plotted(view, *card, scene), scene)) }
            @for _ in here.len()..CROSSROADS_SIZE { span .gap {} }
        }
    }
}

/// Solo: what the Plot will do to this card next, if nothing changes.
fn plotted(view: &View, card: Card, scene: &Scene<'_>) -> Option<String> {
    let next = view.open.solo().then(|| plots_on(view)).flatten()?;
    (next == card).then(|| say(scene, if card.is_dignitary() { "plot-takes" } else { "plot-sends" }))
}

/// Solo: the rightmost Dignitary, or else the rightmost personality.
pub(super) fn plots_on(view: &View) -> Option<Card> {
    faces(view, CROSSROADS).find(|card| card.is_dignitary()).or_else(|| faces(view, CROSSROADS).next())
}

/// Solo: what the Plot has gathered, and the places that are left to it.
fn zone(view: &View, scene: &Scene<'_>) -> Markup {
    let held: Vec<Card> = faces(view, ZONE).collect();
    let dignitaries = Card::ALL.into_iter().filter(|card| card.is_dignitary()).count();
    html! {
        div #zone .zone {
            @if view.open.solo() {
                h2 { (icon("plot")) (say_count(scene, "zone", held.len())) }
                div .held {
                    @for card in &held { (cards::card(*card, true, None, scene)) }
                    @for _ in held.len()..dignitaries { span .gap .eye { (icon("plot")) } }
                }
            }
        }
    }
}

/// Cards that somebody looks at: from the deck, or in another's hand.
fn looked(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let solo = open.solo();
    let deck: Vec<Card> = faces(view, LOOKED_AT).collect();
    let spied = open
        .frame()
        .filter(|frame| open.phase == Phase::Ask && frame.asked && open.step() == Some(ephios::Step::Spy))
        .and_then(|frame| frame.target)
        .filter(|_| view.viewer.seat() == Some(open.turn));
    html! {
        div #looked .looked {
            @if !deck.is_empty() {
                h2 { (say(scene, "looked-deck")) }
                div .held { @for card in &deck { (cards::card(*card, solo, Some("pile-deck"), scene)) } }
            } @else if count(view, LOOKED_AT) > 0 {
                h2 { (scene.say::<Ephios>(&Phrase::new("looks").with("seat", open.turn))) }
                div .held { @for _ in 0..count(view, LOOKED_AT) { (cards::back(scene)) } }
            }
            @if let Some(target) = spied {
                h2 { (scene.say::<Ephios>(&Phrase::new("hand-of").with("seat", target))) }
                div .held { @for card in faces(view, target.index()) { (cards::card(card, solo, None, scene)) } }
            }
        }
    }
}
