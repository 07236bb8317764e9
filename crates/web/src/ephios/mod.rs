//! Ephios on the page: a city at night, characters as cards, and a chair that stands empty.

mod board;
mod book;
mod cards;
mod chain;
mod cover;
mod drama;
mod emblem;
mod labels;
mod newcomers;
mod portrait;
mod question;
mod sides;
mod story;
mod trades;

use crate::{
    act::Act,
    draws::{Drawing, Draws, Scene, Story},
};
use ephios::{Alliance, Card, Ephios, Event, Move, Phase, View, Way};
use maud::{Markup, PreEscaped, html};
use table::{Arg, Phrase, Seat, Seats, Words};

impl Draws for Ephios {
    const STYLES: &'static [&'static str] = &["ephios.css"];
    const TRAIL: bool = true;

    fn page_words() -> &'static Words {
        use table::Game;
        table::words!("../../words/ephios", before Ephios::words())
    }

    fn symbols() -> Markup {
        html! { (PreEscaped(emblem::EMBLEMS)) (PreEscaped(portrait::PARTS)) }
    }

    fn cover() -> Markup {
        cover::cover()
    }

    fn draw(view: &View, scene: &Scene<'_>) -> Drawing {
        let mut parts = board::parts(view, scene);
        parts.push(sides::alliances(view, scene));
        parts.push(sides::hand(view, scene));
        parts.push(sides::progress(view, scene));
        Drawing {
            parts,
            sides: sides::all(view, scene),
            question: question::question(view, scene),
            readings: book::readings(view, scene),
        }
    }

    fn asked(view: &View) -> Seats {
        match view.open.phase {
            Phase::Over { .. } => Seats::NONE,
            // Who was asked for a reaction is known, and one's own answer; whether others have answered isn't.
            Phase::React(_) => {
                view.open.asked.iter().filter(|seat| !view.known.done.contains(*seat)).collect()
            }
            _ => Seats::only(view.open.turn),
        }
    }

    fn touches(mv: Move) -> Vec<String> {
        match mv {
            Move::Recruit(card) => vec![card_id(card), "b-recruit".into()],
            Move::Debate(card) => vec![card_id(card), "b-debate".into()],
            Move::Draw => vec!["deck".into()],
            Move::Use(card) | Move::Corrupt(card) | Move::Pick(card) | Move::React(card) => {
                vec![card_id(card)]
            }
            Move::Unite(alliance, way) => vec![unite_id(alliance, way)],
            Move::Pass => vec!["b-pass".into()],
            Move::Target(seat) => vec![format!("seat-{seat}")],
            Move::Done => vec!["b-done".into()],
            Move::ReactAll => vec!["b-all".into()],
            Move::Decline => vec!["b-decline".into()],
        }
    }

    fn confirms(_view: &View, mv: Move) -> bool {
        !matches!(mv, Move::Recruit(_) | Move::Debate(_) | Move::Decline | Move::Pass | Move::Done)
    }

    fn in_any_order(mv: Move) -> bool {
        matches!(mv, Move::Recruit(_) | Move::Debate(_))
    }

    fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
        labels::label(view, mv, scene)
    }

    fn meant(view: &View, _seat: Seat, touched: &[String]) -> Vec<Move> {
        labels::meant(view, touched)
    }

    fn story(event: &Event) -> Story {
        story::story(*event)
    }

    fn drama(view: &View, _before: &[Event], events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
        drama::drama(view, events, scene)
    }

    fn trail(_view: &View, events: &[Event], scene: &Scene<'_>, into: &mut Drawing) {
        into.parts.push(chain::trail(events, scene));
    }

    fn together(views: Vec<View>) -> Option<View> {
        let mut all = views.last()?.clone();
        for view in &views {
            let Some(seat) = view.viewer.seat() else { continue };
            all.known.affinities[seat] = view.known.affinities[seat];
            all.cards.piles[seat.index()].clone_from(&view.cards.piles[seat.index()]);
            if view.open.turn == seat {
                all.cards.piles[ephios::LOOKED_AT].clone_from(&view.cards.piles[ephios::LOOKED_AT]);
            }
        }
        Some(all)
    }

    fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
        sides::tally(view, winners, scene)
    }
}

/// The element of a card. There is one of each, so it is the same wherever the card lies.
fn card_id(card: Card) -> String {
    format!("c-{card}")
}

/// The element with which an alliance is united like this.
fn unite_id(alliance: Alliance, way: Way) -> String {
    format!("u-{alliance}-{way}")
}

/// The faces of a pile that this viewer knows.
fn faces(view: &View, pile: usize) -> impl DoubleEndedIterator<Item = Card> + '_ {
    view.cards.piles[pile].iter().filter_map(|place| place.face().copied())
}

/// How many cards lie in a pile.
fn count(view: &View, pile: usize) -> usize {
    view.cards.piles[pile].len()
}

/// What goes with the alliance of a card: a class.
fn kind(card: Card) -> &'static str {
    card.alliance().map_or("inhabitant", Alliance::key)
}

/// A message that mentions nothing.
fn say(scene: &Scene<'_>, id: impl Into<std::borrow::Cow<'static, str>>) -> String {
    scene.say::<Ephios>(&Phrase::new(id))
}

/// A message that mentions a number.
fn say_count(scene: &Scene<'_>, id: &'static str, number: impl Into<Arg>) -> String {
    scene.say::<Ephios>(&Phrase::new(id).with("number", number))
}

/// So many percent, as the language writes it.
fn percent(scene: &Scene<'_>, number: impl Into<Arg>) -> String {
    say_count(scene, "percent", number)
}

/// How a card is called.
fn name(card: Card, scene: &Scene<'_>) -> String {
    say(scene, card.message())
}
