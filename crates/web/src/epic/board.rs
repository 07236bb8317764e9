//! What lies in the middle: everybody's side of the table, the battle, the line, the steps of the turn, and what is looked at.

use super::{deck, line, say, say_count, tiles};
use crate::{
    draws::{Part, Scene},
    frame::{icon, tint},
};
use epic::{Battle, Body, Card, Epic, Kind, Move, Open, Phase, Query, Step, View};
use maud::{Markup, html};
use table::{Phrase, Seat, Seats};

/// The board, which never changes, and what lies on it.
pub(super) fn parts(view: &View, moves: &[Move], game: Option<&Epic>, scene: &Scene<'_>) -> Vec<Part> {
    let mut parts = vec![Part::new("board", ground(view)), Part::new("steps", steps(view, scene))];
    let all = Seat::all(view.open.players());
    parts.extend(all.map(|seat| Part::new(format!("zone-{seat}"), zone(view, seat, scene))));
    parts.push(Part::new("battle", battle(view, game, scene)));
    parts.push(Part::new("line", line::line(view, scene)));
    parts.push(Part::new("looked", looked(view, moves, game, scene)));
    parts
}

/// The seats as they sit around the table: the others from the left of whoever looks, then he himself.
fn around(view: &View) -> (Vec<Seat>, Seat) {
    let players = view.open.players();
    let own = view.viewer.seat().filter(|seat| seat.index() < players).unwrap_or(Seat::FIRST);
    let others = std::iter::successors(Some(own.next(players)), |seat| Some(seat.next(players)));
    (others.take(players.saturating_sub(1)).collect(), own)
}

fn ground(view: &View) -> Markup {
    let (others, own) = around(view);
    html! {
        div #board .board .arena data-players=(view.open.players()) {
            div #steps {}
            div .opponents { @for seat in others { section id={ "zone-" (seat) } {} } }
            div .centre { div #battle {} div #line {} }
            section id={ "zone-" (own) } {}
            div #looked {}
            svg #aims .aims aria-hidden="true" {}
        }
    }
}

/// The steps of the turn, and how far it is.
fn steps(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let deals = matches!(open.phase, Phase::Mulligan(_));
    html! {
        ol #steps class={ "steps-of-turn " (tint(open.active)) } aria-label=(say(scene, "steps")) {
            li .whose { (tiles::token(open.active)) (scene.say::<Epic>(&Phrase::new("whose-turn").with("seat", open.active))) }
            @for step in Step::ALL {
                @let now = open.step == step && !deals && !open.over();
                li .step data-now[now] aria-current=[now.then_some("step")] title=(say(scene, step.message())) { (say(scene, format!("short-{step}"))) }
            }
        }
    }
}

/// Who fights: those lie in the middle and not on their side.
fn fights(open: &Open, body: &Body) -> bool {
    // Without attackers it is as good as over.
    let Some(battle) = open.battle.as_ref().filter(|battle| !battle.attackers.is_empty()) else {
        return false;
    };
    battle.attackers.contains(&body.id) || battle.blockers.contains(&body.id) || battle.prey == Some(body.id)
}

/// One player's side.
fn zone(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let here = || open.bodies.iter().filter(|body| body.controller() == seat && !fights(open, body));
    let is_object = |body: &&Body| open.stats(body).kind == Kind::Object;
    let champions: Vec<&Body> = here().filter(|body| !is_object(body)).collect();
    let objects: Vec<&Body> = here().filter(is_object).collect();
    let mine = view.viewer.seat() == Some(seat);
    let pile = &open.piles[seat.index()];
    html! {
        section id={ "zone-" (seat) } class={ "zone " (tint(seat)) } data-mine[mine] data-active[open.active == seat && !open.over()] data-out[!open.alive.contains(seat)]
            aria-label=(scene.say::<Epic>(&Phrase::new("side-of").with("seat", seat))) {
            div .zhead {
                span .zname { (tiles::token(seat)) (scene.name(seat)) }
                span .zmojo title=(say_count(scene, "mojo-count", open.mojo[seat])) { (icon("e-mojo")) b data-number="mojo" { (open.mojo[seat]) } }
                @if open.alive.contains(seat) { (actions(open, seat, scene)) }
                span .zcount title=(say_count(scene, "hand-count", view.hand(seat).1)) { (icon("e-hand")) (view.hand(seat).1) }
                (deck_left(view, seat, scene))
                @if open.hidden.contains(seat) { span .badge { (icon("e-veiled")) (say(scene, "hidden-mark")) } }
                button type="button" id={ "pile-" (seat) } .zpile data-open-reading={ "pile-" (seat) } disabled[pile.is_empty()] title=(say_count(scene, "pile-count", pile.len())) {
                    (icon("e-pile")) (pile.len()) span .quiet-text { (say_count(scene, "pile-count", pile.len())) }
                    @if let Some(top) = pile.last() { span .top-card { (top.card.name()) } }
                }
            }
            div .champions data-scrolls data-many=[many(champions.len())] { @for body in &champions { (tiles::body(view, body, scene)) } }
            @if !objects.is_empty() { div .objects data-scrolls { @for body in &objects { (tiles::body(view, body, scene)) } } }
        }
    }
}

/// How many cards are left in a deck; one's own can be looked through, though not in its order.
fn deck_left(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let id = format!("deck-{seat}");
    let (number, words) = (view.deck(seat), say_count(scene, "deck-count", view.deck(seat)));
    html! {
        @if view.viewer.seat() == Some(seat) && !view.own.is_empty() {
            button type="button" id=(id) .zdeck data-open-reading=(deck::page_key(seat)) title=(words) { (icon("e-deck")) (number) span .quiet-text { (say(scene, "your-deck")) ". " (words) } }
        } @else {
            span id=(id) .zcount title=(words) { (icon("e-deck")) (number) }
        }
    }
}

/// The actions that somebody has left in this turn.
pub(super) fn actions(open: &Open, seat: Seat, scene: &Scene<'_>) -> Markup {
    let special: Vec<_> =
        open.aligned.iter().filter(|(whose, _)| *whose == seat).map(|(_, one)| *one).collect();
    let number = usize::from(open.actions[seat]) + special.len();
    html! {
        span .actions title=(say_count(scene, "action-count", number)) data-none[number == 0] {
            @for _ in 0..open.actions[seat].max(u8::from(number == 0)) { (icon("e-action")) }
            @for alignment in &special { span .aligned { (icon("e-action")) (icon(&format!("al-{alignment}"))) } }
            span .quiet-text { (say_count(scene, "action-count", number)) @for alignment in special { " (" (say(scene, alignment.message())) ")" } }
        }
    }
}

/// How crowded a row is.
const fn many(number: usize) -> Option<&'static str> {
    match number {
        0..=4 => Some("few"),
        5..=6 => None,
        7..=9 => Some("some"),
        _ => Some("lots"),
    }
}

/// The attack: who attacks whom, and who stands in the way.
fn battle(view: &View, game: Option<&Epic>, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let Some(battle) = open.battle.as_ref().filter(|battle| !battle.attackers.is_empty()) else {
        return html! { div #battle {} };
    };
    let group = |ids: &[epic::Id]| -> Vec<&Body> { ids.iter().filter_map(|id| open.body(*id)).collect() };
    let attackers = group(&battle.attackers);
    let ids: Vec<epic::Id> = battle.blockers.iter().copied().chain(battle.prey).collect();
    let blockers = group(&ids);
    let offence =
        |all: &[&Body]| all.iter().map(|body| i64::from(open.stats(body).offence.max(0))).sum::<i64>();
    // What the attackers have to get through: prey stays out of it where somebody blocks for it.
    let stand = blockers.iter().filter(|body| battle.blockers.is_empty() || battle.prey != Some(body.id));
    let left = |body: &&&Body| i64::from(open.stats(body).defence) - i64::from(body.damage);
    let defence: i64 = stand.map(|body| left(&body).max(0)).sum();
    let title = match battle.defender {
        Some(defender) => {
            let id = if battle.hunt { "battle-hunts" } else { "battle-attacks" };
            Phrase::new(id).with("seat", open.active).with("of", defender)
        }
        None => Phrase::new("battle-gathers").with("seat", open.active),
    };
    html! {
        div #battle .battle {
            h2 { (icon("e-attack")) (scene.say::<Epic>(&title)) }
            @if let Some((by, at)) = blow(view, game) { span hidden data-aims=(at) data-aims-by=(by) {} }
            div class={ "group attackers " (tint(open.active)) } data-aims=[aimed(open)] {
                (sum("e-offence", "offence-sum", offence(&attackers), scene))
                @for body in attackers { (tiles::body(view, body, scene)) }
            }
            @if let Some(defender) = battle.defender {
                div class={ "group blockers " (tint(defender)) } {
                    @if blockers.is_empty() {
                        span .unblocked { (say(scene, unblocked(open, battle))) }
                    } @else {
                        (sum("e-defence", "defence-sum", defence, scene))
                        @for body in blockers { (tiles::body(view, body, scene)) }
                    }
                }
            }
        }
    }
}

/// What all of a group have together.
fn sum(sign: &str, words: &'static str, number: i64, scene: &Scene<'_>) -> Markup {
    let words = say_count(scene, words, number);
    html! { span .sum title=(words) { (icon(sign)) span aria-hidden="true" { (number) } span .quiet-text { (words) } } }
}

/// What is said of an attack that nobody stands in the way of.
const fn unblocked(open: &Open, battle: &Battle) -> &'static str {
    match open.phase {
        Phase::AfterAttack | Phase::Block => "not-yet-blocked",
        // Whatever blocked is gone, or the prey is: blocked is blocked.
        _ if battle.blocked => "blocked-by-none",
        _ => "unblocked",
    }
}

/// Who strikes and whom, while whoever looks is asked how much of the damage goes there.
fn blow(view: &View, game: Option<&Epic>) -> Option<(String, String)> {
    let ask = view.open.ask.filter(|ask| ask.query == Query::Strike && view.viewer.seat() == Some(ask.seat));
    let (by, _, against) = ask.and(game)?.striking()?;
    Some((tiles::thing(by), tiles::thing(*against.first()?)))
}

/// What an attack that nobody stands in the way of points at.
fn aimed(open: &Open) -> Option<String> {
    let battle = open.battle.as_ref()?;
    (battle.blockers.is_empty() && !battle.hunt && !battle.blocked).then_some(())?;
    battle.defender.map(|seat| format!("seat-{seat}"))
}

/// Cards that are looked at or chosen among, beside those that lie on the table: from a deck, in a hand, out of discard piles, and
/// triggers that are put on the line.
fn looked(view: &View, moves: &[Move], game: Option<&Epic>, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let query = open.ask.filter(|ask| view.viewer.seat() == Some(ask.seat)).map(|ask| ask.query);
    let touched = |mv: &Move| match *mv {
        Move::Pick(id) | Move::Use(id, _) => Some(id),
        _ => None,
    };
    let mut ids: Vec<epic::Id> = moves.iter().filter_map(touched).collect();
    ids.dedup();
    let dead = |id: &epic::Id| open.dead(*id).map(|(whose, dead)| (whose, *dead));
    let piles: Vec<_> = ids.iter().filter_map(dead).collect();
    let waits = |id: &&epic::Id| open.waiting.iter().any(|item| item.id == **id);
    let waiting: Vec<epic::Id> = ids.iter().filter(waits).copied().collect();
    let (title, cards) = match query {
        Some(Query::Dig) => {
            let seen = game.and_then(Epic::looked_at);
            let title = seen.as_ref().map(|(whose, _)| Phrase::new("looked-deck").with("seat", *whose));
            (title, seen.map(|(_, cards)| cards).unwrap_or_default())
        }
        Some(Query::Rob) => {
            let whose = open.robbed();
            let title = whose.map(|whose| Phrase::new("looked-hand").with("seat", whose));
            (title, whose.map(|whose| view.hand(whose).0).unwrap_or_default())
        }
        _ => (None, Vec::new()),
    };
    let cards: Vec<Card> = cards.into_iter().rev().collect();
    html! {
        div #looked .looked {
            @if let Some(title) = title {
                h2 { (scene.say::<Epic>(&title)) }
                div .tray { (tiles::cards(&cards, "d", true, scene)) }
            }
            @if !piles.is_empty() {
                h2 { (icon("e-pile")) (say(scene, "from-piles")) }
                div .tray { @for (whose, dead) in &piles { (line::dead(*whose, *dead, scene)) } }
            }
            @if !waiting.is_empty() && query == Some(Query::Order) {
                h2 { (say(scene, "to-order")) }
                ol .tray { @for item in open.waiting.iter().filter(|item| waiting.contains(&item.id)) { (line::item(view, item, scene)) } }
            }
        }
    }
}

/// The seats that are asked, as everybody may know.
pub(super) fn asked(view: &View) -> Seats {
    let open = &view.open;
    match (open.phase, open.ask) {
        (Phase::Over { .. }, _) => Seats::NONE,
        (Phase::Draft { .. } | Phase::Building, _) => open.making,
        (_, Some(ask)) => Seats::only(ask.seat),
        _ => Seats::only(open.priority),
    }
}
