//! A table's page, and the replay of a finished game.

use super::{Shell, Visitor, page};
use crate::{Standing, assets, frame::icon, say};
use maud::{Markup, html};
use serde_json::json;
use table::{About, Lang};

/// The table that is shown.
pub struct Shown<'a> {
    /// The language it is in.
    pub lang: Lang,
    /// Who looks.
    pub visitor: Option<&'a Visitor>,
    /// Its address.
    pub id: &'a str,
    /// Its game.
    pub about: &'static About,
    /// The style sheets of the game.
    pub styles: &'static [&'static str],
    /// Whether it keeps books.
    pub books: bool,
    /// How many seats there are.
    pub seats: usize,
    /// Where whoever looks sits, and his number.
    pub mine: Vec<usize>,
    /// The person's id.
    pub me: Option<String>,
}

/// A finished game that is looked back at.
pub struct Replay<'a> {
    /// The table.
    pub shown: Shown<'a>,
    /// The names of the seats.
    pub names: &'a [String],
    /// How many moves were made.
    pub moves: usize,
    /// What each seat would have counted after each move.
    pub standing: Option<Standing>,
}

fn skeleton(shown: &Shown<'_>, talks: bool, foot: &Markup) -> Markup {
    let lang = shown.lang;
    html! {
        main #main .table {
            h1 .quiet-text { (shown.about.title) }
            div #seats .seats { @for seat in 0..shown.seats { section id={ "seat-" (seat) } .seat {} } }
            div #offers {}
            div .middle {
                div #stage .stage { div #board .board { p .quiet-line { (say(lang, "setting-up")) } } div #drama .drama hidden {} }
                div #readings {}
                div #room {}
                div #curtain .curtain hidden {}
            }
            aside #side .side {
                div .tabs-row {
                    div .tabs role="tablist" aria-label=(say(lang, "side")) {
                        button #tab-log role="tab" aria-selected="true" aria-controls="log-panel" type="button" { (icon("i-log")) (say(lang, "story")) }
                        @if shown.books { button #tab-books role="tab" aria-selected="false" aria-controls="books-panel" tabindex="-1" type="button" { (icon("i-books")) (say(lang, "books")) } }
                        @if talks {
                            button #tab-chat role="tab" aria-selected="false" aria-controls="chat-panel" tabindex="-1" type="button" { (icon("i-chat")) (say(lang, "chat")) span .news hidden {} }
                            button #tab-menu role="tab" aria-selected="false" aria-controls="menu-panel" tabindex="-1" type="button" { (icon("i-menu")) (say(lang, "table-menu")) }
                        }
                    }
                    button .shut type="button" data-side-shut aria-label=(say(lang, "close")) { "×" }
                }
                div #log-panel role="tabpanel" aria-labelledby="tab-log" tabindex="0" { ol #log .log {} }
                @if shown.books { (books(lang)) }
                @if talks {
                div #chat-panel role="tabpanel" aria-labelledby="tab-chat" hidden {
                    ol #chat .chat tabindex="0" {}
                    form #say { label .quiet-text for="say-text" { (say(lang, "chat-say")) } input #say-text maxlength="500" autocomplete="off" placeholder=(say(lang, "chat-say")); button .quiet { (say(lang, "send")) } }
                }
                div #menu-panel role="tabpanel" aria-labelledby="tab-menu" hidden { div #menu {} }
                }
            }
            footer .bottom { (foot) }
        }
    }
}

/// Every payment, and what it comes to.
fn books(lang: Lang) -> Markup {
    html! {
        div #books-panel role="tabpanel" aria-labelledby="tab-books" tabindex="0" hidden {
            div data-graph {}
            div #books-head {}
            p #books-sum data-number=(say(lang, "books-number")) data-all=(say(lang, "books-all"))
                data-got=(say(lang, "books-got")) data-paid=(say(lang, "books-paid")) data-rest=(say(lang, "books-rest")) {}
            p #books-said .quiet-text role="status" {}
            // As it is laid out, some browsers would forget what it is.
            table #books role="table" {
                caption .quiet-text { (say(lang, "books-caption")) }
                thead role="rowgroup" { tr role="row" { @for head in ["books-from", "books-to", "books-what", "books-much"] { th role="columnheader" scope="col" { (say(lang, head)) } } } }
                tbody role="rowgroup" {}
            }
        }
    }
}

/// The style sheets of a table; those of the game come last.
fn styles(shown: &Shown<'_>) -> Vec<&'static str> {
    ["table.css"]
        .into_iter()
        .chain(shown.books.then_some("books.css"))
        .chain(shown.styles.iter().copied())
        .collect()
}

fn shell<'a>(shown: &Shown<'a>, title: &'a str, styles: &'a [&'a str], script: &'a str) -> Shell<'a> {
    let symbols = assets::symbols_of(shown.about.name);
    Shell { lang: shown.lang, title, visitor: shown.visitor, styles, script, symbols, kind: "at-table" }
}

fn bar(shown: &Shown<'_>) -> Markup {
    let designer = shown.about.designer.map_or_else(|| say(shown.lang, "box-by-unknown"), Into::into);
    html! {
        span .chip .game title=(designer) { (shown.about.title) }
        div #progress .progress {}
        button type="button" .round .side-open data-side aria-label=(say(shown.lang, "story")) title=(say(shown.lang, "story")) { (icon("i-log")) span .news hidden {} }
        a .round href={ "/rules/" (shown.about.name) } target="_blank" title=(say(shown.lang, "rules")) aria-label=(say(shown.lang, "rules")) { (icon("i-rules")) }
    }
}

/// The page of a table. What is on the table comes over the WebSocket.
#[must_use]
pub fn table(shown: &Shown<'_>) -> String {
    let lang = shown.lang;
    let foot = html! {
        section .ask aria-labelledby="asked" {
            div #notice {}
            div #question { h2 #asked { (say(lang, "setting-up")) } }
            div #window .window hidden { i {} }
            p #why .why role="status" hidden {}
            button #hand-over .go type="button" hidden {}
            div #pick .pick hidden { span #picked {} button type="button" #confirm .go {} button type="button" #undo .quiet {} }
            details #moves .moves hidden { summary {} ul {} }
        }
        div #hand .hand {}
        p #spoken .quiet-text role="status" aria-live="polite" {}
    };
    let main = html! {
        (skeleton(shown, true, &foot))
        script #table-data type="application/json" { (maud::PreEscaped(json!({ "id": shown.id, "game": shown.about.name, "mine": shown.mine, "me": shown.me }).to_string())) }
    };
    let styles = styles(shown);
    page(&shell(shown, shown.about.title, &styles, "table.js"), &bar(shown), &main)
}

/// The page on which a finished game is stepped through.
#[must_use]
pub fn replay(replay: &Replay<'_>) -> String {
    let Replay { shown, names, moves, standing } = replay;
    let lang = shown.lang;
    let foot = html! {
        section .ask .steps aria-label=(say(lang, "replay")) {
            div .row {
                button type="button" .round data-step="-1" aria-label=(say(lang, "step-back")) { "‹" }
                button type="button" .round data-run aria-label=(say(lang, "step-run")) { "▶" }
                button type="button" .round data-step="1" aria-label=(say(lang, "step-on")) { "›" }
                label .eyes { (say(lang, "seen-by"))
                    select #eyes {
                        option value="open" { (say(lang, "open-handed")) }
                        @for (seat, sits) in names.iter().enumerate() { option value=(seat) { (sits) } }
                        option value="spectator" { (say(lang, "spectator")) }
                    }
                }
                a .button href={ "/api/tables/" (shown.id) "/record" } download={ (shown.id) ".record" } { (say(lang, "record")) }
                button type="button" .quiet data-copy-address { (icon("i-link")) (say(lang, "copy-link")) }
                a .button href={ "/t/" (shown.id) } { (say(lang, "result")) }
            }
            label .scrub { span .quiet-text { (say(lang, "step")) } input #step type="range" min="0" max=(moves) value="0"; output #step-number {} }
            div .strip data-graph {}
            div #question hidden {}
            p #spoken .quiet-text role="status" aria-live="polite" {}
        }
        div #hand .hand {}
    };
    let main = html! {
        (skeleton(shown, false, &foot))
        script #table-data type="application/json" { (maud::PreEscaped(json!({ "id": shown.id, "game": shown.about.name, "moves": moves, "standing": standing }).to_string())) }
    };
    let title = format!("{} – {}", shown.about.title, say(lang, "replay"));
    let styles = styles(shown);
    page(&shell(shown, &title, &styles, "replay.js"), &bar(shown), &main)
}
