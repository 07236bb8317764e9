//! What is asked, in words of the game; moves in words, and what a touch may have meant.

use super::{board_id, card_id, lays, outlook, say, say_count, say_of};
use crate::draws::{Draws, Hint, Question, Scene};
use europax::{
    Country, DEALT_HAND, Demand, Europax, Length, Move, NEW_STOCK, OfGoods, OutOf, Phase, The, View,
};
use table::{Phrase, Seat};

/// What this viewer is asked, or what is going on.
pub(super) fn question(view: &View, scene: &Scene<'_>) -> Question {
    let open = &view.open;
    let asked = view.viewer.seat().filter(|seat| Europax::asked(view).contains(*seat));
    let Some(seat) = asked else {
        let hint = view.viewer.seat().and_then(|seat| watching(view, seat, scene));
        return Question { words: going_on(view, scene), hint, ..Question::default() };
    };
    let twins = open.countries(seat).count() > 1;
    let mut question = Question { words: asks(view, twins, scene), ..Question::default() };
    match open.phase {
        Phase::Lay(country) => {
            let cards = open.boards[country].hand.iter().filter_map(Demand::new);
            let outlooks = cards.map(|card| {
                let outlook = open.outlook(country, card);
                (card_id(card), outlook::panel(view, card, &outlook, scene))
            });
            question.outlooks = outlooks.collect();
            question.hint = Some(hint(laying(view, country, twins), scene));
        }
        Phase::Choose(_) => {
            question.buttons =
                open.free().iter().map(|country| (board_id(country), super::name(country, scene))).collect();
            question.hint = Some(hint("hint-take", scene));
        }
        Phase::Supply(_) | Phase::Urgent(_) => {
            question.buttons = sellers(view, scene);
            question.hint = Some(hint(
                if matches!(open.phase, Phase::Urgent(_)) { "hint-urgent" } else { "hint-buy" },
                scene,
            ));
        }
        Phase::Over(_) => {}
    }
    question
}

/// From whom may be bought, with what everybody weighs: how many units are there, and how rich the seller is.
fn sellers(view: &View, scene: &Scene<'_>) -> Vec<(String, String)> {
    let Some((_, product, sellers)) = view.open.purchase() else { return Vec::new() };
    let button = |seller: Country| {
        let board = &view.open.boards[seller];
        let phrase = Phrase::new("seller")
            .with("country", seller)
            .with("units", board.stock[product])
            .with("money", board.money);
        (board_id(seller), scene.say::<Europax>(&phrase))
    };
    sellers.iter().map(button).collect()
}

/// The question in one line.
fn asks(view: &View, twins: bool, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let phrase = match open.phase {
        Phase::Lay(country) if twins => Phrase::new("ask-lay-for").with("country", The(country)),
        Phase::Lay(_) => Phrase::new("ask-lay"),
        Phase::Choose(_) => Phrase::new("ask-take"),
        Phase::Supply(_) | Phase::Urgent(_) => {
            let Some((buyer, product, _)) = open.purchase() else { return String::new() };
            let left = match open.phase {
                Phase::Supply(supply) => {
                    supply.card.line(supply.line.into()).map_or(0, |line| line.units - supply.units)
                }
                Phase::Urgent(urgent) => urgent.units,
                _ => 0,
            };
            Phrase::new(if matches!(open.phase, Phase::Urgent(_)) { "ask-urgent" } else { "ask-buy" })
                .with("country", The(buyer))
                .with("units", left)
                .with("product", OfGoods(product))
                .with("money", product.european())
        }
        Phase::Over(_) => Phrase::new("over"),
    };
    scene.say::<Europax>(&phrase)
}

/// What is going on, for those who aren't asked.
fn going_on(view: &View, scene: &Scene<'_>) -> String {
    let open = &view.open;
    match (open.phase, open.country()) {
        (Phase::Choose(seat), _) => scene.say::<Europax>(&Phrase::new("going-take").with("seat", seat)),
        (Phase::Lay(country), _) => say_of(scene, "going-lay", The(country)),
        (Phase::Supply(_) | Phase::Urgent(_), Some(country)) => say_of(scene, "going-buy", The(country)),
        _ => say(scene, "over"),
    }
}

/// The explanations for whoever lays a card, in the order of need: each is given once, and the hand
/// tells how often one has laid a card.
fn laying(view: &View, country: Country, twins: bool) -> &'static str {
    let open = &view.open;
    let board = &open.boards[country];
    let own = |card: Demand| card.wanted().any(|wanted| wanted.country == country);
    match board.hand.len() {
        _ if board.money < 400 => "hint-lay-poor",
        _ if board.stock.cards() <= 3 && open.production.cards() >= NEW_STOCK => "hint-lay-low",
        DEALT_HAND => "hint-lay",
        6 => "hint-lay-next",
        5 if board.hand.iter().filter_map(Demand::new).any(own) => "hint-lay-own",
        4 if twins => "hint-two",
        3 if open.options.length == Length::Long => "hint-long",
        _ => "hint-lay-sell",
    }
}

/// The explanation for whoever waits.
fn watching(view: &View, seat: Seat, scene: &Scene<'_>) -> Option<Hint> {
    if matches!(view.open.phase, Phase::Over(_) | Phase::Choose(_)) {
        return None;
    }
    let banker = view.open.countries(seat).next().is_none();
    Some(hint(if banker { "hint-bank" } else { "hint-wait" }, scene))
}

fn hint(id: &'static str, scene: &Scene<'_>) -> Hint {
    Hint { key: id, words: say(scene, id) }
}

/// A move in words.
pub(super) fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
    match mv {
        Move::Take(country) => say_of(scene, "do-take", country),
        Move::Lay(card) => say_count(scene, "do-lay", card.number()),
        Move::Buy(seller) => {
            let money = view.open.purchase().map_or(0, |(_, product, _)| product.european());
            scene.say::<Europax>(&Phrase::new("do-buy").with("from", OutOf(seller)).with("money", money))
        }
    }
}

/// The moves that somebody may have meant.
pub(super) fn meant(view: &View, touched: &[String]) -> Vec<Move> {
    let last = touched.last().map_or("", String::as_str);
    let number = last.strip_prefix("d-").and_then(|number| number.parse().ok());
    if let Some(card) = number.and_then(Demand::new) {
        return vec![Move::Lay(card)];
    }
    let Some(country) = last.strip_prefix("c-").and_then(|key| key.parse::<Country>().ok()) else {
        return Vec::new();
    };
    match view.open.phase {
        Phase::Choose(_) => vec![Move::Take(country)],
        // A board is touched to be read, too; only whoever has to choose a seller is told more.
        Phase::Supply(_) | Phase::Urgent(_) => vec![Move::Buy(country)],
        _ => Vec::new(),
    }
}

/// Whether whoever looks may lay one of these now, and what that would bring.
pub(super) fn promised(view: &View, country: Country, card: Demand) -> Option<(europax::Outlook, i32)> {
    lays(view).filter(|own| *own == country)?;
    let outlook = view.open.outlook(country, card);
    let bring = outlook::brings(view, &outlook);
    Some((outlook, bring))
}
