//! Moves in words, and what a touch may have meant.

use super::{line, question, tiles};
use crate::draws::Scene;
use epic::{Card, Epic, Id, Move, Phase, Query, View};
use table::{Phrase, Seat};

/// A move in words.
pub(super) fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
    let of = |id: &'static str, card: Card| Phrase::new(id).with("card", card);
    let about = |id: &'static str, thing: Id| Phrase::new(id).with("what", line::sight(view, thing));
    let phrase = match mv {
        Move::Play(card) => of("do-play", card),
        Move::Veil(card) => of("do-veil", card),
        Move::Use(id, number) => return uses(view, id, number, scene),
        Move::Unveil(id) => {
            let known = view.open.body(id).and_then(|body| view.under_veil(body.owner, id));
            Phrase::new("do-unveil").with("what", epic::Sight(known))
        }
        Move::Pass => return question::passing(view, scene),
        Move::Attack(id) => about("do-attack", id),
        Move::At(seat) => Phrase::new(at(view)).with("seat", seat),
        Move::Hunt(id) => about("do-hunt", id),
        Move::Block(id) => about("do-block", id),
        Move::Pick(id) => about(pick(view), id),
        Move::Card(card) => of(picked(view), card),
        Move::Number(number) => Phrase::new("do-number").with("number", number),
        Move::Mode(mode) => return question::mode_words(view, mode, scene),
        Move::Align(alignment) => Phrase::new("do-align").with("alignment", alignment),
        Move::Yes => return question::yes(view, scene),
        Move::No => return question::no(view, scene),
        Move::Done => return question::done(view, scene),
    };
    let words = scene.say::<Epic>(&phrase);
    // What others have may look like what one has oneself.
    match whose(view, mv) {
        Some(seat) => format!("{words} ({})", scene.name(seat)),
        None => words,
    }
}

/// The other player who has what this move is about.
fn whose(view: &View, mv: Move) -> Option<Seat> {
    let (Move::Pick(id) | Move::Hunt(id)) = mv else { return None };
    let open = &view.open;
    let body = open.body(id).map(epic::Body::controller);
    let item = || open.item(id).map(|item| item.controller);
    let dead = || open.dead(id).map(|(whose, _)| whose);
    body.or_else(item).or_else(dead).filter(|seat| view.viewer.seat() != Some(*seat))
}

fn query(view: &View) -> Option<Query> {
    view.open.ask.map(|ask| ask.query)
}

/// An ability in words.
fn uses(view: &View, id: Id, number: u8, scene: &Scene<'_>) -> String {
    let uses = view.open.uses(id);
    let text = uses.get(usize::from(number)).map(|(card, line)| card.ability_text(*line, scene.lang));
    let name = line::target(view, epic::Ref::Thing(id), scene);
    format!("{name}: {}", text.unwrap_or_default())
}

fn at(view: &View) -> &'static str {
    match query(view) {
        Some(Query::Attack) => "do-attack-player",
        Some(Query::Target) => "do-target-player",
        _ => "do-choose-player",
    }
}

fn pick(view: &View) -> &'static str {
    match query(view) {
        Some(Query::Target) => "do-target",
        Some(Query::Order) => "do-order",
        Some(Query::Price) => "do-pay-with",
        Some(Query::Lost) => "do-lose",
        _ => "do-choose",
    }
}

/// What becomes of a card that is chosen now.
fn picked(view: &View) -> &'static str {
    match (view.open.phase, query(view)) {
        (Phase::Draft { .. }, _) => "do-take",
        (Phase::Building, _) => "do-leave-out",
        (Phase::Mulligan(_), _) => "do-put-under",
        (_, Some(Query::Excess)) => "do-discard",
        (_, Some(Query::Price)) => "do-pay-card",
        _ if view.open.puts_back() => "do-put-back",
        _ => "do-choose-card",
    }
}

/// The elements that a player touches to make this move, in order.
pub(super) fn touches(mv: Move) -> Vec<String> {
    match mv {
        Move::Play(card) => vec![tiles::held(card), "b-play".into()],
        Move::Veil(card) => vec![tiles::held(card), "b-veil".into()],
        Move::Use(id, number) => vec![tiles::thing(id), question::use_id(id, number)],
        Move::Unveil(id) => vec![tiles::thing(id), "b-unveil".into()],
        Move::Pass => vec!["b-pass".into()],
        Move::Attack(id) | Move::Hunt(id) | Move::Block(id) | Move::Pick(id) => vec![tiles::thing(id)],
        Move::At(seat) => vec![format!("seat-{seat}")],
        Move::Card(card) => vec![tiles::held(card)],
        Move::Number(number) => vec![format!("g-{number}")],
        Move::Mode(mode) => vec![format!("m-{mode}")],
        Move::Align(alignment) => vec![format!("al-{alignment}-b")],
        Move::Yes => vec!["b-yes".into()],
        Move::No => vec!["b-no".into()],
        Move::Done => vec!["b-done".into()],
    }
}

/// Whether it is confirmed once: what can't be taken back and isn't a button that says what it does.
pub(super) fn confirms(view: &View, mv: Move) -> bool {
    match mv {
        Move::At(_) | Move::Hunt(_) | Move::Pick(_) | Move::Number(_) => true,
        Move::Card(_) => view.open.phase != Phase::Building,
        _ => false,
    }
}

/// The moves that somebody may have meant who touched these elements and nothing came of it.
pub(super) fn meant(view: &View, seat: Seat, touched: &[String]) -> Vec<Move> {
    let last = touched.last().map_or("", String::as_str);
    let card = touched.iter().rev().find_map(|id| id.strip_prefix("h-")?.parse::<Card>().ok());
    let thing = last.strip_prefix("t-").and_then(|id| id.parse::<Id>().ok());
    let player = last.strip_prefix("seat-").and_then(|seat| seat.parse::<Seat>().ok());
    if view.open.making() {
        return card.map(Move::Card).into_iter().collect();
    }
    match (query(view), card, thing) {
        (Some(Query::Priority) | None, _, Some(id)) => touched_thing(view, seat, id),
        (Some(Query::Priority) | None, Some(card), _) if player.is_none() => {
            vec![if last == "b-veil" { Move::Veil(card) } else { Move::Play(card) }]
        }
        (Some(Query::Attack), _, Some(id)) => {
            let own = view.open.body(id).is_some_and(|body| body.controller() == seat);
            vec![if own { Move::Attack(id) } else { Move::Hunt(id) }]
        }
        (Some(Query::Attack), ..) if last == "b-done" => vec![Move::Done],
        (Some(Query::Block), _, Some(id)) => vec![Move::Block(id)],
        (_, _, Some(id)) => vec![Move::Pick(id)],
        (_, Some(card), _) => vec![Move::Card(card)],
        _ => player.map(Move::At).into_iter().collect(),
    }
}

/// What somebody with priority may have meant who touched something in play or on the line.
fn touched_thing(view: &View, seat: Seat, id: Id) -> Vec<Move> {
    let body = view.open.body(id);
    let uses = view.open.uses(id).len() as u8;
    match body.filter(|body| body.controller() == seat) {
        Some(body) if body.is_down() => vec![Move::Unveil(id)],
        Some(_) if uses == 0 && view.open.is_champion(id) => vec![Move::Attack(id)],
        // Somebody else's thing, or something on the line, can only be a target.
        None if uses == 0 || body.is_some() => vec![Move::Pick(id)],
        _ => (0..uses.max(1)).map(|number| Move::Use(id, number)).collect(),
    }
}
