//! What a seat brings in secret, such as a deck: how it is chosen, and how what is ready is called.

use crate::frame::icon;
use maud::{Markup, html};
use table::{Brings, Lang, Phrase, Ready, Words};

/// The words about decks.
#[must_use]
pub fn words() -> &'static Words {
    table::words!("../words/decks")
}

/// A message about decks that mentions nothing.
pub(crate) fn tell(lang: Lang, id: &'static str) -> String {
    words().say(lang, &Phrase::new(id), &|_| String::new())
}

/// A message about decks that mentions somebody or something by name.
pub(crate) fn tell_of(lang: Lang, id: &'static str, name: &str) -> String {
    words().say(lang, &Phrase::new(id).with("name", table::Seat::FIRST), &|_| name.to_owned())
}

/// What something ready-made is called and what it is like: in this language, or else as its own first lines say.
#[must_use]
pub fn ready_words(lang: Lang, game: &str, ready: &Ready) -> (String, String) {
    let say = |id: String| words().say(lang, &Phrase::new(id), &|_| String::new());
    let title = format!("ready-{game}-{}", ready.name);
    let story = format!("{title}-story");
    if words().has(lang, &title) && words().has(lang, &story) {
        return (say(title), say(story));
    }
    let (title, story) = ready.told();
    (title.into(), story.into())
}

/// The list of decks to choose from. The script fills it with one's own and those that are ready.
fn list(lang: Lang, game: &str, name: Option<&str>) -> Markup {
    html! {
        select name=[name] data-decks=(game) data-ready=(tell(lang, "deck-group-ready")) data-mine=(tell(lang, "deck-group-mine"))
            data-unfit=(tell(lang, "deck-unfit")) data-other=(tell(lang, "deck-other")) {
            option value="" { (tell(lang, "deck-chance")) }
        }
    }
}

/// Where decks are made.
fn editor(lang: Lang, game: &str) -> Markup {
    html! { a .deck-editor href={ "/decks/" (game) } target="_blank" { (icon("i-list")) (tell(lang, "deck-editor")) } }
}

/// What one brings oneself, on a game's box; shown where the options ask for it.
pub(crate) fn on_box(lang: Lang, game: &str, brings: Brings) -> Markup {
    let only = match brings {
        Brings::Never => return html! {},
        Brings::Always => None,
        Brings::With(key, value) => Some(format!("{key}={value}")),
    };
    html! {
        div .deck-choice data-only=[only.as_deref()] hidden[only.is_some()] {
            label { (tell(lang, "deck-choose")) (list(lang, game, Some("brought"))) }
            (editor(lang, game))
            p .quiet-line data-deck-story role="status" {}
        }
    }
}

/// What one brings to a table that is being set, at these seats of one's own.
pub(crate) fn at_table(lang: Lang, table: &str, game: &str, mine: &[(usize, String)]) -> Markup {
    html! {
        @if let [(seat, _)] = mine {
            div #bring .deck-choice data-bring=(seat) data-table=(table) {
                label { (tell(lang, "deck-choose")) (list(lang, game, None)) }
                (editor(lang, game))
                p .quiet-line data-deck-story role="status" {}
                p .quiet-line { (tell(lang, "deck-secret")) }
            }
        } @else if !mine.is_empty() {
            // Each behind his own name: nobody sees what another one at this device has chosen.
            div #bring .deck-choice {
                div .row {
                    @for (seat, name) in mine { button type="button" .quiet data-dialog={ "bring-" (seat) } { (tell_of(lang, "deck-of", name)) } }
                    (editor(lang, game))
                }
                @for (seat, name) in mine {
                    dialog id={ "bring-" (seat) } data-bring=(seat) data-table=(table) data-covers aria-label=(tell_of(lang, "deck-of", name)) {
                        form method="dialog" {
                            p { (tell_of(lang, "deck-look-away", name)) }
                            label { (tell(lang, "deck-choose")) (list(lang, game, None)) }
                            p .quiet-line data-deck-story role="status" {}
                            button .go { (tell(lang, "deck-done")) }
                        }
                    }
                }
            }
        }
    }
}
