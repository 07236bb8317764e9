//! Epix on the page: a map on old paper, units as heraldic tokens, coins, cards.

mod board;
mod drama;
mod glyphs;
mod map;
mod question;
mod shapes;
mod sides;
mod story;
mod terrain;

use crate::{
    act::Act,
    draws::{Drawing, Draws, Scene, Story},
};
use epix::{Action, Card, Epix, Event, Kind, Move, Province, View};
use maud::{Markup, html};
use table::{Phrase, Seat, Seats, Words};

impl Draws for Epix {
    const STYLES: &'static [&'static str] = &["epix.css"];

    fn page_words() -> &'static Words {
        use table::Game;
        table::words!("../../words/epix", before Epix::words())
    }

    fn symbols() -> Markup {
        html! { (terrain::symbols()) (board::tokens()) }
    }

    fn cover() -> Markup {
        board::cover()
    }

    fn draw(view: &View, scene: &Scene<'_>) -> Drawing {
        let mut parts = board::parts(view, scene);
        parts.push(sides::offers(view, scene));
        parts.push(sides::hand(view, scene));
        parts.push(sides::progress(view, scene));
        let (sides, question) = (sides::all(view, scene), question::question(view, scene));
        Drawing { parts, sides, question, ..Drawing::default() }
    }

    fn asked(view: &View) -> Seats {
        view.open.asked()
    }

    fn touches(mv: Move) -> Vec<String> {
        match mv {
            Move::Recruit(kind, at) => vec![supply_id(kind), province_id(at)],
            Move::Bid(card, marker) => vec![card_id(card), supply_id(marker)],
            Move::Gold(gold) | Move::Guess(gold) => vec![format!("g-{gold}")],
            Move::Pass => vec!["b-pass".into()],
            Move::Done => vec!["b-done".into()],
            Move::Give(to) | Move::Spy(to) => vec![format!("seat-{to}")],
            Move::Choose(hand) => {
                let (first, second) = hand.cards();
                [Some(first), second].into_iter().flatten().map(action_id).collect()
            }
            Move::Play(action) => vec![action_id(action)],
            // A unit is told by its province: whose it is goes without saying.
            Move::Move(kind, from, to) | Move::Attack(kind, from, to) => {
                vec![unit_id(kind, from), province_id(to)]
            }
        }
    }

    fn confirms(_view: &View, mv: Move) -> bool {
        !matches!(mv, Move::Recruit(..) | Move::Bid(..) | Move::Play(_) | Move::Move(..) | Move::Attack(..))
    }

    fn in_any_order(mv: Move) -> bool {
        matches!(mv, Move::Choose(_))
    }

    fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
        scene.say::<Epix>(&question::label(view, mv))
    }

    fn meant(view: &View, seat: Seat, touched: &[String]) -> Vec<Move> {
        question::meant(view, seat, touched)
    }

    fn story(event: &Event) -> Story {
        story::story(*event)
    }

    fn drama(view: &View, _before: &[Event], events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
        drama::drama(view, events, scene).into_iter().collect()
    }

    fn together(views: Vec<View>) -> Option<View> {
        let mut all = views.last()?.clone();
        for view in &views {
            let Some(seat) = view.viewer.seat() else { continue };
            all.known.offers[seat] = view.known.offers[seat];
            all.known.hands[seat] = view.known.hands[seat];
            all.known.bid = all.known.bid.or(view.known.bid);
        }
        Some(all)
    }

    fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
        sides::tally(view, winners, scene)
    }
}

/// The element of a province.
fn province_id(province: Province) -> String {
    format!("p-{province}")
}

/// The element of a unit.
fn unit_id(kind: Kind, at: Province) -> String {
    format!("u-{kind}-{at}")
}

/// The element of the units that are left to whoever looks.
fn supply_id(kind: Kind) -> String {
    format!("s-{kind}")
}

/// The element of a Special Ability card that lies open.
fn card_id(card: Card) -> String {
    format!("c-{card}")
}

/// The element of an action card.
fn action_id(action: Action) -> String {
    format!("a-{action}")
}

/// The colour that goes with a castle: a class.
const fn colour(castle: Province) -> &'static str {
    match castle {
        Province::BlueCastle => "blue",
        Province::RedCastle => "red",
        Province::GreenCastle => "green",
        _ => "yellow",
    }
}

/// The shape of a colour's tokens, so that nobody needs to see colours.
fn token(castle: Province) -> Markup {
    html! { use href={ "#token-" (colour(castle)) } .token {} }
}

/// The message that names a kind of unit by itself.
const fn named(kind: Kind) -> &'static str {
    match kind {
        Kind::Soldier => "name-soldier",
        Kind::Knight => "name-knight",
        Kind::Camp => "name-camp",
        Kind::Catapult => "name-catapult",
    }
}

/// The picture of an action card.
const fn picture(action: Action) -> &'static str {
    match action {
        Action::Recruitment => "act-recruitment",
        Action::Tax => "coin",
        Action::Attack => "act-attack",
    }
}

/// A message that mentions nothing.
fn say(scene: &Scene<'_>, id: &'static str) -> String {
    scene.say::<Epix>(&Phrase::new(id))
}
