//! Epic on the page: a table of stone under a night sky, cards with pictures of their own, and the line as a stack that one can see.

mod art;
mod board;
mod cards;
mod cover;
mod deck;
mod drama;
mod labels;
mod line;
mod making;
mod question;
mod seats;
mod sides;
mod story;
mod tiles;

pub(crate) use cards::numbers;

use crate::{
    act::Act,
    draws::{Drawing, Draws, Scene, Story},
};
use epic::{Epic, Event, Move, View};
use maud::{Markup, html};
use table::{Arg, Lang, Phrase, Seat, Seats, Words};

impl Draws for Epic {
    const STYLES: &'static [&'static str] = &["epic-cards.css", "epic.css"];

    fn page_words() -> &'static Words {
        use table::Game;
        table::words!("../../words/epic", before Epic::words())
    }

    fn symbols() -> Markup {
        html! { (seats::symbols()) (art::symbols()) }
    }

    fn cover() -> Markup {
        cover::cover()
    }

    fn draw(view: &View, scene: &Scene<'_>) -> Drawing {
        let game = question::any_game(view);
        let moves = question::moves(view, game.as_ref());
        let mut parts = if view.open.making() {
            making::parts(view, scene)
        } else {
            board::parts(view, &moves, game.as_ref(), scene)
        };
        parts.push(sides::hand(view, scene));
        parts.push(sides::progress(view, scene));
        let mut readings = deck::readings(view, scene);
        readings.extend(sides::piles(view, scene));
        Drawing {
            parts,
            sides: sides::all(view, scene),
            question: question::question(view, &moves, game.as_ref(), scene),
            readings,
        }
    }

    fn card(key: &str, lang: Lang) -> Option<Markup> {
        match key.strip_prefix("token-") {
            Some(token) => Some(cards::token_face(token.parse().ok()?, lang)),
            None => Some(cards::face(key.parse().ok()?, lang)),
        }
    }

    fn asked(view: &View) -> Seats {
        board::asked(view)
    }

    fn touches(mv: Move) -> Vec<String> {
        labels::touches(mv)
    }

    fn confirms(view: &View, mv: Move) -> bool {
        labels::confirms(view, mv)
    }

    fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
        labels::label(view, mv, scene)
    }

    fn meant(view: &View, seat: Seat, touched: &[String]) -> Vec<Move> {
        labels::meant(view, seat, touched)
    }

    fn story(event: &Event) -> Story {
        story::story(event)
    }

    fn drama(view: &View, _before: &[Event], events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
        drama::drama(view, events, scene)
    }

    fn together(views: Vec<View>) -> Option<View> {
        let mut all = views.last()?.clone();
        for view in &views {
            let Some(seat) = view.viewer.seat() else { continue };
            for (own, known) in all.cards.iter_mut().zip(&view.cards) {
                // What each knows of his own hand.
                if let Some((pile, seen)) = own.piles.get_mut(seat.index()).zip(known.piles.get(seat.index()))
                {
                    pile.clone_from(seen);
                }
                // What lies face down is known to whoever controls it, and that need not be its owner.
                let down = own.piles.get_mut(epic::DOWN).zip(known.piles.get(epic::DOWN));
                for (place, seen) in down.into_iter().flat_map(|(pile, seen)| pile.iter_mut().zip(seen)) {
                    if seen.face().is_some() {
                        *place = *seen;
                    }
                }
            }
        }
        Some(all)
    }

    fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
        sides::tally(view, winners, scene)
    }
}

/// A message that mentions nothing.
fn say(scene: &Scene<'_>, id: impl Into<std::borrow::Cow<'static, str>>) -> String {
    scene.say::<Epic>(&Phrase::new(id))
}

/// A message that mentions a number.
fn say_count(scene: &Scene<'_>, id: &'static str, number: impl Into<Arg>) -> String {
    scene.say::<Epic>(&Phrase::new(id).with("number", number))
}
