//! The boards of the countries around the market.

use super::{board_id, cards, crest, goods, money_id, name, number, say, say_count, skyline, units_id, ware};
use crate::{
    draws::{Part, Scene},
    frame::icon,
};
use europax::{Country, Demand, Europax, Phase, Product, View};
use maud::{Markup, html};
use table::Phrase;

/// The board, which never changes, and what lies on it.
pub(super) fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
    let mut parts = vec![Part::new("board", ground(view, scene))];
    for country in view.open.boards_in_box() {
        parts.push(Part::new(format!("bh-{country}"), head(view, country, scene)));
        parts.push(Part::new(format!("bd-{country}"), demands(view, country, scene)));
        for product in Product::ALL {
            parts.push(Part::new(units_id(country, product), units(view, country, product)));
        }
    }
    parts
}

fn ground(view: &View, scene: &Scene<'_>) -> Markup {
    let here = view.open.boards_in_box();
    html! {
        div #board .board .common data-countries=(view.open.wanted_countries()) {
            @for country in here { (country_board(country, scene)) }
            div .agora { div #market {} div .course { div data-graph {} } }
        }
    }
}

/// What is printed on a country's board: its cases, each with tonnage and prices.
fn country_board(country: Country, scene: &Scene<'_>) -> Markup {
    html! {
        section id=(board_id(country)) class={ "country " (country) } aria-labelledby={ "bn-" (country) } {
            header .title data-touch=(board_id(country)) {
                (skyline::skyline(country))
                (crest(country))
                h3 id={ "bn-" (country) } { (name(country, scene)) }
                div id={ "bh-" (country) } {}
                button type="button" .fold data-fold=(board_id(country)) aria-expanded="false" aria-label={ (name(country, scene)) ": " (say(scene, "unfold")) } { span aria-hidden="true" {} }
            }
            ul .cases {
                @for product in Product::ALL {
                    li .case title={ (goods(product, scene)) ": " (scene.say::<Europax>(&product.phrase())) } {
                        (ware(product))
                        b id=(units_id(country, product)) {}
                        span .product { (goods(product, scene)) }
                        span .tonnes { (cards::tonnes(product.tonnes(), scene)) }
                        (cards::prices(product, scene))
                    }
                }
            }
            ul id={ "bd-" (country) } .demands {}
        }
    }
}

/// Whose it is, and what it has besides cards.
fn head(view: &View, country: Country, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let board = &open.boards[country];
    let mine = board.owner.is_some() && board.owner == view.viewer.seat();
    let choosing = matches!(open.phase, Phase::Choose(_));
    let lent: i32 = board.lent.values().sum();
    let owes: i32 = open.boards.values().map(|other| other.lent[country]).sum();
    html! {
        div id={ "bh-" (country) } .head data-absent[board.owner.is_none() && !choosing] data-free[board.owner.is_none() && choosing]
            data-mine[mine] data-now[open.country() == Some(country)] {
            span .owner {
                @if let Some(owner) = board.owner { (scene.name(owner)) } @else { (say(scene, "free-country")) }
            }
            @if !choosing {
                span .purse-of title=(say_count(scene, "money", board.money)) {
                    (icon("x-money")) b id=(money_id(country)) data-number="money" aria-hidden="true" { (number(scene, board.money)) }
                    span .quiet-text { (say_count(scene, "money", board.money)) }
                }
                span .marks {
                    @if board.hotel { span .mark-of title=(say(scene, "has-hotels")) { (icon("x-hotel")) span .quiet-text { (say(scene, "has-hotels")) } } }
                    @if owes > 0 { (debt("owes", owes, scene)) }
                    @if lent > 0 { (debt("lent", lent, scene)) }
                }
            }
        }
    }
}

/// Help that has to be returned.
fn debt(id: &'static str, money: i32, scene: &Scene<'_>) -> Markup {
    let words = say_count(scene, id, money);
    let shown = if id == "owes" { -money } else { money };
    html! { span .mark-of .debt title=(words) { (icon("x-help")) span aria-hidden="true" { (super::signed(scene, shown)) } span .quiet-text { (words) } } }
}

/// How many units of a product lie on a case.
fn units(view: &View, country: Country, product: Product) -> Markup {
    let count = view.open.boards[country].stock[product];
    html! { b id=(units_id(country, product)) data-number="units" data-none[count == 0] { (count) } }
}

/// The demand cards beside a board. One's own are in the hand.
fn demands(view: &View, country: Country, scene: &Scene<'_>) -> Markup {
    let board = &view.open.boards[country];
    let own = board.owner.is_some() && board.owner == view.viewer.seat();
    let label = scene
        .say::<Europax>(&Phrase::new("demands-of").with("country", country).with("number", board.hand.len()));
    html! {
        ul id={ "bd-" (country) } .demands data-own[own] aria-label=(label) {
            @if !own { @for card in board.hand.iter().filter_map(Demand::new) { (cards::small(card, country, scene)) } }
        }
    }
}
