//! What the players have in front of them, the bank, and how it stands.

use super::{
    cards, crest, keeps_bank, mine, number, question::promised, say, say_count, say_of, signed, wealth_id,
};
use crate::{
    draws::{Part, Scene, Side},
    frame::icon,
};
use europax::{Country, Demand, Help, Length, Phase, UNFORESEEN, View};
use maud::{Markup, html};
use table::{Seat, Seats};

/// The sides of all players.
pub(super) fn all(view: &View, scene: &Scene<'_>) -> Vec<Side> {
    Seat::all(view.open.players.into()).map(|seat| side(view, seat, scene)).collect()
}

fn side(view: &View, seat: Seat, scene: &Scene<'_>) -> Side {
    let open = &view.open;
    let own: Vec<Country> = open.countries(seat).collect();
    let wealth: i32 = own.iter().map(|country| open.wealth(*country)).sum();
    let banker = open.banker == seat;
    let choosing = matches!(open.phase, Phase::Choose(_));
    Side {
        colour: own.first().map_or("bank", |country| country.key()),
        crest: html! {
            @for country in &own { (crest(*country)) }
            @if own.is_empty() { svg .crest-of viewBox="0 0 24 24" aria-hidden="true" { use href=(if choosing { "#x-market" } else { "#x-bank" }) {} } }
        }
        .into(),
        note: note(view, seat, scene),
        figures: html! {
            @if !own.is_empty() && !choosing {
                span .figure title=(say_count(scene, "wealth", wealth)) { (icon("x-graph")) b id=(wealth_id(seat)) data-number="wealth" aria-hidden="true" { (number(scene, wealth)) } span .quiet-text { (say_count(scene, "wealth", wealth)) } }
            }
            @if banker && !own.is_empty() { span .figure .keeps-bank title=(say(scene, "banker")) { (icon("x-bank")) span .quiet-text { (say(scene, "banker")) } } }
        }
        .into(),
        more: html! {
            @for country in &own { (cards::named(*country, scene)) }
            @if own.is_empty() && !choosing { span { (say(scene, "banker")) } }
        }
        .into(),
        ..Side::default()
    }
}

/// What somebody is doing, in a few words.
fn note(view: &View, seat: Seat, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let asked = open.asked() == Some(seat);
    match open.phase {
        Phase::Lay(_) if asked => say(scene, "note-lays"),
        Phase::Supply(_) | Phase::Urgent(_) if asked => say(scene, "note-buys"),
        Phase::Choose(_) if asked => say(scene, "note-takes"),
        Phase::Over(_) | Phase::Choose(_) => String::new(),
        _ if open.countries(seat).next().is_none() => say(scene, "note-bank"),
        _ => {
            let names: Vec<String> =
                open.countries(seat).map(|country| super::name(country, scene)).collect();
            names.join(", ")
        }
    }
}

/// The bank: what is in it, the three packs, and the way to its books.
pub(super) fn bank(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let kept = open.boards.values().filter(|board| board.hotel).count();
    let part = html! {
        section #offers .bank-board aria-label=(say(scene, "bank")) {
            h2 { (icon("x-bank")) span { (say(scene, "bank")) } b #bank-money data-number="bank" title=(bank_words(open.bank, scene)) { (number(scene, open.bank.max(0))) } }
            ul .packs {
                (pack("production", open.production.cards(), scene))
                (pack("demand", open.demands.len(), scene))
                (pack("unforeseen", UNFORESEEN - kept, scene))
            }
            button type="button" .quiet data-open-books { (icon("x-ledger")) (say(scene, "open-books")) }
            p .fine .key { (say(scene, "key-prices")) " " b { (say(scene, "key-europe")) } " " span .abroad { (say(scene, "key-abroad")) } }
        }
    };
    Part::new("offers", part)
}

/// What is in the bank, in words. It never runs dry, but the box does.
fn bank_words(bank: i32, scene: &Scene<'_>) -> String {
    if bank < 0 { say_count(scene, "bank-over", -bank) } else { say_count(scene, "bank-has", bank) }
}

fn pack(kind: &'static str, left: usize, scene: &Scene<'_>) -> Markup {
    let id = match kind {
        "production" => "pack-production",
        "demand" => "pack-demand",
        _ => "pack-unforeseen",
    };
    let words = say_count(scene, id, left);
    html! { li class={ "pack pack-" (kind) } title=(words) { (icon(&format!("x-{kind}"))) b data-number=(kind) aria-hidden="true" { (left) } span .quiet-text { (words) } } }
}

/// What whoever looks has at hand: the demand cards and the purse of his countries, or the bank.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let choosing = matches!(open.phase, Phase::Choose(_));
    let part = html! {
        div #hand .hand {
            @if keeps_bank(view) { (banker_hand(view, scene)) }
            @for country in mine(view).filter(|_| !choosing) {
                div class={ "mine-of " (country) } data-now[open.country() == Some(country)] {
                    div .own {
                        (cards::named(country, scene))
                        (purse(&format!("hm-{country}"), open.boards[country].money, scene))
                    }
                    div .cards role="group" aria-label=(say_of(scene, "hand-of", country)) {
                        @for demand in open.boards[country].hand.iter().filter_map(Demand::new) {
                            @let promise = promised(view, country, demand);
                            (cards::card(demand, promise.as_ref().map(|(outlook, _)| outlook), promise.as_ref().map_or(0, |(_, bring)| *bring), scene))
                        }
                    }
                }
            }
        }
    };
    Part::new("hand", part)
}

/// Money in notes; the sum has this id.
fn purse(id: &str, money: i32, scene: &Scene<'_>) -> Markup {
    let mut left = money;
    let notes = [500, 100, 50, 5].map(|note| {
        let count = left / note;
        left %= note;
        (note, count)
    });
    html! {
        div .purse title=(say_count(scene, "money", money)) {
            b id=(id) data-number="purse" aria-hidden="true" { (number(scene, money)) } span .quiet-text { (say_count(scene, "money", money)) }
            span .notes aria-hidden="true" {
                @for (note, count) in notes.into_iter().filter(|(_, count)| *count > 0) {
                    span .note { svg viewBox="0 0 60 30" { use href={ "#note-" (note) } {} } (count) }
                }
            }
        }
    }
}

/// What the banker has in front of him.
fn banker_hand(view: &View, scene: &Scene<'_>) -> Markup {
    let tally = view.open.tally;
    html! {
        div .mine-of .bank {
            div .own { span .named { (icon("x-bank")) (say(scene, "bank")) } (purse("hm-bank", view.open.bank.max(0), scene)) }
            dl .accounts {
                (account("bank-paid", tally.paid, scene))
                (account("bank-received", tally.received, scene))
                div { dt { (say(scene, "bank-abroad")) } dd { (number(scene, tally.abroad as i32)) } }
                div { dt { (say(scene, "bank-helped")) } dd { (number(scene, tally.helped as i32)) } }
            }
            button type="button" .quiet data-open-books { (icon("x-ledger")) (say(scene, "open-books")) }
        }
    }
}

fn account(id: &'static str, money: i32, scene: &Scene<'_>) -> Markup {
    html! { div { dt { (say(scene, id)) } dd { (number(scene, money)) } } }
}

/// How far the game is.
pub(super) fn progress(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let (length, sign, left, words) = match open.options.length {
        Length::Short => ("short", "x-demand", open.demands.len(), "pack-demand"),
        Length::Long => ("long", "x-production", open.production.cards(), "pack-production"),
    };
    let words = say_count(scene, words, left);
    let part = html! {
        div #progress .progress {
            span title=(words) { (say(scene, length)) " · " (icon(sign)) " " span aria-hidden="true" { (left) } span .quiet-text { (words) } }
            span { (say_count(scene, "laid-number", open.tally.laid)) }
        }
    };
    Part::new("progress", part)
}

/// What everybody counts at the end.
pub(super) fn tally(view: &View, winners: Seats, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let helped = open.options.help == Help::Returned
        && open.boards.values().any(|board| board.lent.values().any(|lent| *lent > 0));
    let row = |seat: Seat, country: Country| {
        let board = &open.boards[country];
        html! {
            tr data-won[winners.contains(seat)] {
                th scope="row" { span .whose { (crest(country)) span { (super::name(country, scene)) small { (scene.name(seat)) } } } }
                @if helped { td { (number(scene, board.money)) } td { (signed(scene, open.wealth(country) - board.money)) } }
                td { b { (number(scene, open.wealth(country))) } }
                td { (number(scene, board.stock.worth())) }
            }
        }
    };
    let mut seats: Vec<Seat> =
        Seat::all(open.players.into()).filter(|seat| open.countries(*seat).next().is_some()).collect();
    let sum = |seat: Seat| open.countries(seat).map(|country| open.wealth(country)).sum::<i32>();
    seats.sort_by_key(|seat| (!winners.contains(*seat), -sum(*seat)));
    html! {
        table .tally {
            thead {
                tr {
                    th { span .quiet-text { (crate::count(scene.lang, "players", 1)) } }
                    @if helped { th { (say(scene, "tally-money")) } th { (say(scene, "tally-help")) } }
                    th { (say(scene, "tally-wealth")) }
                    th title=(say(scene, "tally-stock-why")) { (say(scene, "tally-stock")) }
                }
            }
            tbody {
                @for seat in seats {
                    @let own: Vec<Country> = open.countries(seat).collect();
                    @for country in &own { (row(seat, *country)) }
                    @if own.len() > 1 {
                        tr .sum-row data-won[winners.contains(seat)] { th scope="row" { (scene.name(seat)) } @if helped { td {} td {} } td { b { (number(scene, sum(seat))) } } td {} }
                    }
                }
            }
        }
        @if open.players == 6 { p .fine { (say_of(scene, "tally-banker", table::Arg::Seat(open.banker))) } }
    }
}
