//! Europax on the page: five boards around a market, on a bright morning of about 1962.

mod board;
mod books;
mod cards;
mod counts;
mod cover;
mod drama;
mod emblem;
mod goods;
mod market;
mod outlook;
mod question;
mod sides;
mod skyline;
mod story;
mod unforeseen;
mod vignette;

use crate::act::Act;
use crate::draws::{Drawing, Draws, Scene, Story};
use europax::{Country, Demand, Europax, Event, Move, Phase, Product, View};
use maud::{Markup, PreEscaped, html};
use table::{Arg, Phrase, Seat, Seats, Words};

impl Draws for Europax {
    const STYLES: &'static [&'static str] = &["europax.css"];
    const TRAIL: bool = true;
    const BOOKS: bool = true;
    const GRAPH: bool = true;

    fn page_words() -> &'static Words {
        use table::Game;
        table::words!("../../words/europax", before Europax::words())
    }

    fn symbols() -> Markup {
        html! { (PreEscaped(emblem::EMBLEMS)) (PreEscaped(goods::GOODS)) (skyline::symbols()) }
    }

    fn cover() -> Markup {
        cover::cover()
    }

    fn draw(view: &View, scene: &Scene<'_>) -> Drawing {
        let mut parts = board::parts(view, scene);
        parts.push(sides::bank(view, scene));
        parts.push(sides::hand(view, scene));
        parts.push(sides::progress(view, scene));
        parts.push(books::head(view, scene));
        Drawing {
            parts,
            sides: sides::all(view, scene),
            question: question::question(view, scene),
            ..Drawing::default()
        }
    }

    fn asked(view: &View) -> Seats {
        view.open.asked().map_or(Seats::NONE, Seats::only)
    }

    fn touches(mv: Move) -> Vec<String> {
        match mv {
            Move::Take(country) | Move::Buy(country) => vec![board_id(country)],
            Move::Lay(card) => vec![card_id(card)],
        }
    }

    fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
        question::label(view, mv, scene)
    }

    fn meant(view: &View, _seat: Seat, touched: &[String]) -> Vec<Move> {
        question::meant(view, touched)
    }

    fn story(event: &Event) -> Story {
        story::story(event)
    }

    fn drama(view: &View, before: &[Event], events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
        drama::drama(view, before, events, scene)
    }

    fn trail(view: &View, events: &[Event], scene: &Scene<'_>, into: &mut Drawing) {
        into.parts.push(market::part(view, events, scene));
        into.readings.extend(unforeseen::readings(view, events, scene));
    }

    fn booked(_view: &View, event: &Event, scene: &Scene<'_>) -> Option<Markup> {
        books::row(event, scene)
    }

    fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
        sides::tally(view, winners, scene)
    }
}

/// The element of a country's board.
fn board_id(country: Country) -> String {
    format!("c-{country}")
}

/// The element of a demand card. There is one of each, so it is the same wherever the card lies.
fn card_id(card: Demand) -> String {
    format!("d-{}", card.number())
}

/// The element that says how much money a country has.
fn money_id(country: Country) -> String {
    format!("m-{country}")
}

/// The element that says how rich a player is.
fn wealth_id(seat: Seat) -> String {
    format!("w-{seat}")
}

/// The element that says how many units of a product a country has.
fn units_id(country: Country, product: Product) -> String {
    format!("k-{country}-{product}")
}

/// A country's emblem.
fn crest(country: Country) -> Markup {
    html! { svg .crest-of viewBox="0 0 32 32" aria-hidden="true" { use href={ "#n-" (country) } {} } }
}

/// The picture of a product.
fn ware(product: Product) -> Markup {
    html! { svg .ware viewBox="0 0 32 32" aria-hidden="true" { use href={ "#p-" (product) } {} } }
}

/// A message that mentions nothing.
fn say(scene: &Scene<'_>, id: impl Into<std::borrow::Cow<'static, str>>) -> String {
    scene.say::<Europax>(&Phrase::new(id))
}

/// A message that mentions a number.
fn say_count(scene: &Scene<'_>, id: &'static str, number: impl Into<Arg>) -> String {
    scene.say::<Europax>(&Phrase::new(id).with("number", number))
}

/// A message that mentions a country.
fn say_of(scene: &Scene<'_>, id: &'static str, country: impl Into<Arg>) -> String {
    scene.say::<Europax>(&Phrase::new(id).with("country", country))
}

/// A number as the language writes it.
fn number(scene: &Scene<'_>, number: i32) -> String {
    if number < 0 {
        return format!("−{}", say_count(scene, "number", -number));
    }
    say_count(scene, "number", number)
}

/// A number with its sign.
fn signed(scene: &Scene<'_>, gain: i32) -> String {
    if gain > 0 { format!("+{}", number(scene, gain)) } else { number(scene, gain) }
}

/// How a country is called.
fn name(country: Country, scene: &Scene<'_>) -> String {
    say(scene, country.message())
}

/// How a product is called.
fn goods(product: Product, scene: &Scene<'_>) -> String {
    say(scene, product.message())
}

/// The countries of whoever looks.
fn mine(view: &View) -> impl Iterator<Item = Country> + '_ {
    view.viewer.seat().into_iter().flat_map(|seat| view.open.countries(seat))
}

/// Whether whoever looks sits at the table as the banker, without a country of his own.
fn keeps_bank(view: &View) -> bool {
    view.viewer.seat().is_some()
        && mine(view).next().is_none()
        && !matches!(view.open.phase, Phase::Choose(_))
}

/// The country that lays a card now, if it is one of whoever looks.
fn lays(view: &View) -> Option<Country> {
    match view.open.phase {
        Phase::Lay(country) => mine(view).find(|own| *own == country),
        _ => None,
    }
}
