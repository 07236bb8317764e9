//! Whole pages: the door, a table, a replay, the rules, and what is one's own.

mod at_table;
mod cards;
mod decks;
mod door;
mod me;
mod rules;

pub use at_table::{Replay, Shown, replay, table};
pub use cards::{card, card_words, cards, decided, has_cards, say as card_word};
pub use decks::{Edited, Kept, deck_editor, decks, makes_decks};
pub use door::{Door, GameBox, Listed, door, lobby};
pub use me::{Feat, Finished, Invitation, Mine, Other, Results, me};
pub use rules::rules;

use crate::{assets, frame::icon, say};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::Lang;

/// Whoever opened the page, as the house knows him.
pub struct Visitor {
    /// His name.
    pub name: String,
    /// Whether he has kept it with a password.
    pub kept: bool,
}

/// What every page has around it.
pub struct Shell<'a> {
    /// The language it is in.
    pub lang: Lang,
    /// What stands on the tab.
    pub title: &'a str,
    /// Who looks.
    pub visitor: Option<&'a Visitor>,
    /// Style sheets beside the common one.
    pub styles: &'a [&'a str],
    /// The script of the page.
    pub script: &'a str,
    /// Where the symbols of its game are, if it has any.
    pub symbols: Option<String>,
    /// What kind of page it is, for its style.
    pub kind: &'static str,
}

/// A line drawn with the pen that all small signs are drawn with.
const SIGNS: [(&str, &str); 18] = [
    (
        "i-bot",
        "M12 3v3M6 7h12a2 2 0 012 2v8a2 2 0 01-2 2H6a2 2 0 01-2-2V9a2 2 0 012-2zM9 12h.01M15 12h.01M9 16h6M2 12v3M22 12v3",
    ),
    ("i-away", "M20 14.500A8 8 0 119.500 4 6.500 6.500 0 0020 14.500z"),
    ("i-back", "M9 7L4 12l5 5M4 12h11a5 5 0 010 10h-3"),
    ("i-replay", "M4 12a8 8 0 108-8H8M11 1L8 4l3 3M12 8v4l3 2"),
    ("i-link", "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1"),
    ("i-hurry", "M4 6l7 6-7 6zM13 6l7 6-7 6z"),
    (
        "i-people",
        "M8 11a3 3 0 100-6 3 3 0 000 6zM2 20c0-4 3-6 6-6s6 2 6 6M16 11a2.500 2.500 0 100-5M17 14c3 0 5 2 5 5",
    ),
    ("i-clock", "M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2"),
    (
        "i-gear",
        "M12 15a3 3 0 100-6 3 3 0 000 6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
    ),
    ("i-rules", "M5 4h11a3 3 0 013 3v13H8a3 3 0 01-3-3zM9 9h6M9 13h6"),
    ("i-chat", "M4 5h16v11H10l-5 4v-4H4z"),
    ("i-log", "M5 6h14M5 11h14M5 16h9"),
    (
        "i-books",
        "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2zM12 6v14M7 9h2M7 13h2M15 9h2M15 13h2",
    ),
    ("i-stops", "M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9h2v6H9zM13 9h2v6h-2z"),
    ("i-menu", "M5 12h.01M12 12h.01M19 12h.01"),
    ("i-me", "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-5 4-7 8-7s8 2 8 7"),
    ("i-eye", "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 100-6 3 3 0 000 6z"),
    ("i-list", "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"),
];

fn signs() -> Markup {
    html! {
        svg .symbols aria-hidden="true" {
            @for (id, line) in SIGNS {
                symbol id=(id) viewBox="0 0 24 24" { path d=(line) fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {} }
            }
        }
    }
}

/// A page: the shell around what it shows.
fn page(shell: &Shell<'_>, bar: &Markup, main: &Markup) -> String {
    let Shell { lang, title, visitor, styles, script, ref symbols, kind } = *shell;
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#3a2618";
                title { (title) " – Tablée" }
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                link rel="manifest" href=(assets::address("site.webmanifest"));
                link rel="stylesheet" href=(assets::address("page.css"));
                @if let Some(symbols) = symbols { link #symbols rel="preload" as="fetch" crossorigin href=(symbols); }
                @for style in styles { link rel="stylesheet" href=(assets::address(style)); }
                script src=(assets::address("first.js")) {}
                script type="module" src=(assets::address(script)) {}
            }
            body class=(kind) data-known[visitor.is_some()] data-name=[visitor.map(|visitor| visitor.name.as_str())] {
                (signs())
                a .skip href="#main" { (say(lang, "skip")) }
                header .top {
                    a .brand href="/" { "Tablée" }
                    (bar)
                    span .spacer {}
                    @match visitor {
                        Some(visitor) => { a .round .me href="/me" title=(say(lang, "me-title")) { (icon("i-me")) span .label { (visitor.name) } } }
                        None => { a .round .me href="/me" title=(say(lang, "sign-in")) { (icon("i-me")) span .label { (say(lang, "sign-in")) } } }
                    }
                    button type="button" .round data-dialog="settings" title=(say(lang, "settings")) aria-label=(say(lang, "settings")) { (icon("i-gear")) }
                }
                div #house-notice .house-notice role="status" hidden {}
                (main)
                noscript { p .panel { (say(lang, "no-script")) } }
                (settings(lang))
                (name_dialog(lang))
                div #toasts role="status" aria-live="polite" {}
                (spoken(lang))
            }
        }
    };
    page.into_string()
}

/// A page that isn't there, or that couldn't be shown, and why.
#[must_use]
pub fn wrong(lang: Lang, words: &str) -> String {
    let main = html! {
        main #main .door { section .welcome { h1 { (say(lang, "not-there")) } p { (words) } p { a .button href="/" { (say(lang, "to-the-door")) } } } }
    };
    let title = say(lang, "not-there");
    page(
        &Shell {
            lang,
            title: &title,
            visitor: None,
            styles: &[],
            script: "page.js",
            symbols: None,
            kind: "at-door",
        },
        &html! {},
        &main,
    )
}

/// What the scripts say, so that they need no words of their own.
fn spoken(lang: Lang) -> Markup {
    const SAID: [&str; 30] = [
        "js-lost",
        "js-back",
        "js-copied",
        "js-confirm",
        "js-undo",
        "js-all-moves",
        "js-your-turn",
        "js-turn-at",
        "js-invited",
        "js-rematch",
        "js-look",
        "js-rule",
        "js-hand-over",
        "js-i-am",
        "js-closed",
        "js-no-network",
        "js-mute",
        "js-block",
        "js-report",
        "js-reported",
        "js-muted",
        "js-cancel",
        "js-code",
        "js-become",
        "js-was-invited",
        "js-since",
        "js-graph",
        "js-scenes",
        "js-next",
        "js-skip",
    ];
    let words: serde_json::Map<String, serde_json::Value> =
        SAID.iter().map(|id| (id[3..].to_owned(), say(lang, id).into())).collect();
    // In a script element nothing but its end must be hidden.
    let text = serde_json::to_string(&words).unwrap_or_default().replace('<', "\\u003c");
    html! { script #words type="application/json" { (PreEscaped(text)) } }
}

fn settings(lang: Lang) -> Markup {
    let say = |id| say(lang, id);
    let choice = |key: &'static str, values: &[(&'static str, &'static str)]| {
        html! {
            fieldset {
                legend { (say(match key { "theme" => "set-theme", "motion" => "set-motion", "scenes" => "set-scenes", "sound" => "set-sound", "notify" => "set-notify", _ => "set-hints" })) }
                @for (value, words) in values {
                    label { input type="radio" name=(key) value=(value) data-set=(key) checked[*value == "normal"]; span { (say(words)) } }
                }
            }
        }
    };
    html! {
        dialog #settings aria-labelledby="settings-title" {
            form method="dialog" {
                h2 #settings-title { (say("settings")) }
                fieldset {
                    legend { (say("set-language")) }
                    @for (code, own) in [("en", "English"), ("fr", "Français"), ("de", "Deutsch")] {
                        label { input type="radio" name="lang" value=(code) data-lang checked[lang.code() == code]; span lang=(code) { (own) } }
                    }
                }
                (choice("theme", &[("auto", "set-auto"), ("light", "set-light"), ("dark", "set-dark")]))
                (choice("motion", &[("auto", "set-auto"), ("none", "set-none")]))
                (choice("scenes", &[("slow", "set-slow"), ("normal", "set-normal"), ("quick", "set-quick"), ("none", "set-none")]))
                (choice("sound", &[("off", "set-off"), ("on", "set-on")]))
                (choice("hints", &[("on", "set-on"), ("off", "set-off")]))
                (choice("notify", &[("off", "set-off"), ("on", "set-on")]))
                p .quiet-line { (say("set-keys")) }
                button .go { (say("close")) }
            }
        }
    }
}

fn name_dialog(lang: Lang) -> Markup {
    html! {
        dialog #who aria-labelledby="who-title" {
            form #who-form {
                h2 #who-title { (say(lang, "who-title")) }
                p { (say(lang, "who-text")) }
                label for="who-name" { (say(lang, "your-name")) }
                input #who-name name="name" required maxlength="24" autocomplete="nickname" autofocus;
                p .wrong role="alert" {}
                div .row {
                    button .go type="submit" { (say(lang, "go-on")) }
                    a .button href="/me" { (say(lang, "sign-in")) }
                    button type="button" .quiet data-cancel { (say(lang, "cancel")) }
                }
            }
        }
    }
}
