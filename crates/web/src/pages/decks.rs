//! Decks: those that one keeps and those that are ready, and the place where they are made.

use super::{Shell, Visitor, cards, page};
use crate::{
    Draws, assets,
    bring::{ready_words, tell, words},
    frame::icon,
};
use epic::{Alignment, Card, Deck, Epic, FEWEST_BROUGHT, Kind, MOST_CARDS, Speed, allowed, pool};
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use table::{About, Game, Lang, Phrase, Ready, Seat, brought::LONGEST};

/// A deck that somebody keeps.
pub struct Kept {
    /// Its address.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What is in it, as text.
    pub text: String,
    /// Whether it may be played as it is.
    pub fits: bool,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
}

/// The deck that is looked at or made.
pub enum Edited<'a> {
    /// One more.
    New,
    /// One of one's own.
    Own(&'a Kept),
    /// A ready-made one.
    Ready(&'a Ready),
}

/// What the scripts say of decks, by the ends of its ids; names and numbers are put in there.
const SAID: [&str; 33] = [
    "deck-new-name",
    "deck-copy-name",
    "deck-found",
    "deck-found-none",
    "deck-of-size",
    "deck-empty",
    "deck-wrong-few",
    "deck-wrong-many",
    "deck-wrong-often",
    "deck-wrong-banned",
    "deck-good",
    "deck-kept",
    "deck-keeping",
    "deck-not-kept",
    "deck-not-now",
    "deck-changed-elsewhere",
    "deck-enough",
    "deck-restored",
    "deck-other-changes",
    "deck-take",
    "deck-undo",
    "deck-as-it-is",
    "deck-line",
    "deck-line-unknown",
    "deck-line-number",
    "deck-delete-sure",
    "deck-add",
    "deck-remove",
    "deck-fits",
    "deck-read-none",
    "deck-read-long",
    "deck-read-more",
    "deck-replaced",
];

/// Those of them that speak of a number, which may be one.
const COUNTED: [&str; 4] = ["deck-found", "deck-of-size", "deck-wrong-few", "deck-read-more"];

/// Whether there is a page for making decks of this game.
#[must_use]
pub fn makes_decks(about: &About) -> bool {
    about.name == Epic::ABOUT.name
}

/// A message with its gaps left open, as the scripts fill them.
fn open(lang: Lang, id: &'static str) -> String {
    let gaps = ["{name}", "{number}", "{most}"];
    let names = ["name", "number", "most"];
    let with = |phrase: Phrase, (name, seat): (&'static str, Seat)| phrase.with(name, seat);
    let phrase = names.into_iter().zip(Seat::all(3)).fold(Phrase::new(id), with);
    words().say(lang, &phrase, &|seat| gaps.get(seat.index()).copied().unwrap_or_default().to_owned())
}

/// What the script goes by. In a script element nothing but its end must be hidden.
fn told(id: &'static str, value: &Value) -> Markup {
    html! { script id=(id) type="application/json" { (PreEscaped(value.to_string().replace('<', "\\u003c"))) } }
}

/// A message that mentions this number.
fn counted(lang: Lang, id: &'static str, number: usize) -> String {
    words().say(lang, &Phrase::new(id).with("number", number), &|_| String::new())
}

/// All that the scripts say; of what is counted the form for one as well, which begins with its number or has none before it.
fn said(lang: Lang) -> Value {
    let all = SAID.iter().map(|id| (id[5..].to_owned(), open(lang, id).into()));
    let of_one = |id: &'static str| counted(lang, id, 1).replacen('1', "{number}", 1);
    let ones = COUNTED.iter().map(|id| (format!("{}-one", &id[5..]), of_one(id).into()));
    all.chain(ones).collect::<Map<_, _>>().into()
}

fn shell<'a>(
    lang: Lang,
    title: &'a str,
    visitor: Option<&'a Visitor>,
    styles: &'a [&'a str],
    kind: &'static str,
) -> Shell<'a> {
    Shell { lang, title, visitor, styles, script: "decks.js", symbols: assets::symbols_of("epic"), kind }
}

const STYLES: [&str; 2] = ["epic-cards.css", "decks.css"];

fn bar(lang: Lang) -> Markup {
    html! { span .chip { (Epic::ABOUT.title) } span .chip .ghost { (tell(lang, "decks-title")) } }
}

/// How many cards of each alignment, as a strip of colours.
fn strip(deck: &Deck) -> Markup {
    let count = |one: Alignment| deck.cards().iter().filter(|card| card.def().alignment == one).count();
    html! {
        svg .strip viewBox={ "0 0 " (deck.cards().len().max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            @for (at, alignment) in Alignment::ALL.into_iter().enumerate() {
                @let before: usize = Alignment::ALL.into_iter().take(at).map(count).sum();
                rect .(alignment.key()) x=(before) y="0" width=(count(alignment)) height="1" {}
            }
        }
    }
}

/// The decks that one keeps, and those that are ready.
#[must_use]
pub fn decks(lang: Lang, visitor: Option<&Visitor>, mine: &[Kept]) -> String {
    let game = Epic::ABOUT.name;
    let edit = format!("/decks/{game}/edit");
    let read = |text: &str| text.parse::<Deck>().unwrap_or_default();
    let main = html! {
        main #main .decks data-game=(game) {
            section .welcome { h1 { (tell(lang, "decks-title")) } p { (tell(lang, "decks-text")) } }
            section .panel aria-labelledby="mine-title" {
                div .row {
                    h2 #mine-title { (tell(lang, "deck-group-mine")) } span .spacer {}
                    a .button .go href=(edit) { (tell(lang, "decks-new")) }
                    a .button href={ (edit) "?read" } { (tell(lang, "decks-import")) }
                }
                @if mine.is_empty() { p .quiet-line { (tell(lang, "decks-none")) } }
                ul .deck-list {
                    @for deck in mine {
                        @let cards = read(&deck.text);
                        li data-deck=(deck.id) {
                            script type="text/plain" data-text { (PreEscaped(deck.text.replace('<', " "))) }
                            div .about {
                                h3 { a href={ (edit) "?deck=" (deck.id) } { (deck.name) } }
                                p .quiet-line { (counted(lang, "deck-found", cards.cards().len())) " · " (tell(lang, if deck.fits { "deck-fits" } else { "deck-unfit" })) }
                                (strip(&cards))
                            }
                            div .row {
                                @if deck.fits { button type="button" .go data-play { (tell(lang, "deck-play")) } }
                                a .button href={ (edit) "?deck=" (deck.id) } { (tell(lang, "deck-edit")) }
                                button type="button" .quiet data-copy-deck=(deck.name) { (tell(lang, "deck-copy")) }
                                button type="button" .quiet data-call={ "DELETE /api/me/decks/" (deck.id) } data-sure=(tell(lang, "deck-delete-sure")) data-then="reload" { (tell(lang, "deck-delete")) }
                            }
                        }
                    }
                }
            }
            section .panel aria-labelledby="ready-title" {
                h2 #ready-title { (tell(lang, "deck-group-ready")) }
                p .quiet-line { (tell(lang, "decks-ready-text")) }
                ul .deck-list {
                    @for ready in Epic::ABOUT.ready {
                        @let (title, story) = ready_words(lang, game, ready);
                        li {
                            script type="text/plain" data-text { (PreEscaped(ready.text)) }
                            div .about {
                                h3 { a href={ (edit) "?ready=" (ready.name) } { (title) } }
                                p { (story) }
                                (strip(&read(ready.text)))
                            }
                            div .row {
                                button type="button" .go data-play { (tell(lang, "deck-play")) }
                                a .button href={ (edit) "?ready=" (ready.name) } { (tell(lang, "deck-look")) }
                                button type="button" .quiet data-copy-deck=(title) { (tell(lang, "deck-copy")) }
                            }
                        }
                    }
                }
            }
            (told("deck-words", &said(lang)))
        }
    };
    let title = format!("{} – {}", Epic::ABOUT.title, tell(lang, "decks-title"));
    page(&shell(lang, &title, visitor, &STYLES, "at-decks"), &bar(lang), &main)
}

/// The place where a deck is made.
#[must_use]
pub fn deck_editor(lang: Lang, visitor: Option<&Visitor>, edited: &Edited<'_>) -> String {
    let game = Epic::ABOUT.name;
    let (id, name, text, ready) = match edited {
        Edited::New => (None, tell(lang, "deck-new-name"), "", false),
        Edited::Own(kept) => (Some(&kept.id), kept.name.clone(), kept.text.as_str(), false),
        Edited::Ready(ready) => (None, ready_words(lang, game, ready).0, ready.text, true),
    };
    let changed = if let Edited::Own(kept) = edited { Some(kept.changed) } else { None };
    let data = json!({ "game": game, "id": id, "name": name, "text": text, "ready": ready, "changed": changed, "fewest": FEWEST_BROUGHT, "most": MOST_CARDS, "longest": LONGEST });
    let main = html! {
        main #main .maker data-game=(game) data-tab="cards" {
            h1 .quiet-text { (tell(lang, "decks-title")) }
            div .maker-tabs role="tablist" {
                button #tab-cards role="tab" type="button" aria-controls="pool" aria-selected="true" { (tell(lang, "deck-cards")) }
                button #tab-deck role="tab" type="button" aria-controls="deck" aria-selected="false" tabindex="-1" { (tell(lang, "deck-tab")) " " b #tab-size {} }
            }
            section #pool .panel aria-label=(tell(lang, "deck-cards")) { (finder(lang)) ul #cards { @for card in sorted() { (row(card, lang)) } } p #none .quiet-line hidden { (tell(lang, "deck-found-none")) } }
            section #deck .panel aria-label=(tell(lang, "deck-tab")) { (deck_side(lang, &name)) }
            (told("deck-data", &data)) (told("deck-words", &said(lang)))
            (reader(lang))
        }
    };
    let title = format!("{name} – {}", tell(lang, "decks-title"));
    page(&shell(lang, &title, visitor, &STYLES, "at-maker"), &bar(lang), &main)
}

/// All cards by name.
fn sorted() -> Vec<Card> {
    let mut cards: Vec<Card> = pool().cards().collect();
    cards.sort_by_key(|card| card.name());
    cards
}

/// A word of the game.
fn term(lang: Lang, id: &'static str) -> String {
    Epic::page_words().say(lang, &Phrase::new(id), &|_| String::new())
}

/// Which cards are shown.
fn finder(lang: Lang) -> Markup {
    // An open choice is called by what is chosen: short enough for every screen.
    let list = |name: &str, of: &'static str, options: Vec<(String, String)>| {
        html! { select name=(name) aria-label=(tell(lang, of)) { option value="" { (tell(lang, of)) } @for (value, words) in options { option value=(value) { (words) } } } }
    };
    let key = |key: &'static str, message: &'static str| (key.to_owned(), term(lang, message));
    html! {
        form #finder role="search" {
            input #search name="search" type="search" autocomplete="off" enterkeyhint="search" placeholder=(tell(lang, "deck-search")) aria-label=(tell(lang, "deck-search"));
            details open {
                summary { (cards::say(lang, "cards-filters")) }
                div .picks {
                    (list("align", "deck-stat-alignment", Alignment::ALL.into_iter().map(|one| key(one.key(), one.message())).collect()))
                    (list("kind", "deck-stat-kind", Kind::ALL.into_iter().map(|one| key(one.key(), one.message())).collect()))
                    (list("cost", "deck-stat-cost", vec![("1".into(), tell(lang, "deck-cost-1")), ("0".into(), tell(lang, "deck-cost-0"))]))
                    (list("speed", "deck-stat-speed", Speed::ALL.into_iter().map(|one| key(one.key(), one.message())).collect()))
                }
            }
            label .check { input name="mine" type="checkbox"; span { (tell(lang, "deck-only-mine")) } }
            p #found .quiet-line role="status" {}
        }
    }
}

/// A card that may be added.
fn row(card: Card, lang: Lang) -> Markup {
    let def = card.def();
    let most = allowed(def);
    let cost = u8::from(def.action);
    let limit = match most {
        0 => Some("deck-limit-0"),
        1 => Some("deck-limit-1"),
        _ => None,
    };
    html! {
        li .card-row .(def.alignment.key()) data-zoom-beside data-card=(def.key) data-name=(def.name) data-most=(most) data-align=(def.alignment.key())
            data-kind=(def.kind.key()) data-cost=(cost) data-speed=(def.speed.key()) {
            button type="button" .what data-zoom=(def.key) tabindex="-1" {
                span .title { span .cost .free[!def.action] { (cost) } b { (def.name) } @if let Some((offence, defence)) = crate::epic::numbers(def) { span .numbers { (offence) "/" (defence) } } }
                span .kinds { (icon(&format!("al-{}", def.alignment.key()))) (term(lang, def.alignment.message())) " · " (term(lang, def.kind.message())) " · " (term(lang, def.speed.message()))
                    @if let Some(limit) = limit { " · " em { (tell(lang, limit)) } } }
                span .says { @for line in epic::text::text(&def.sheet, lang) { span { (line) } " " } }
            }
            span .number {
                button type="button" .less tabindex="-1" aria-label=(open(lang, "deck-remove").replace("{name}", def.name)) disabled { "−" }
                output { "0" }
                button type="button" .more tabindex="-1" aria-label=(open(lang, "deck-add").replace("{name}", def.name)) disabled[most == 0] { "+" }
            }
        }
    }
}

/// What is in the deck, what is wrong with it, and what can be done with it.
fn deck_side(lang: Lang, name: &str) -> Markup {
    let group = |id: &'static str, title: &'static str, parts: Vec<(&'static str, String)>| {
        html! {
            table .stat data-stat=(id) {
                caption { (tell(lang, title)) }
                tbody { @for (key, words) in parts { tr data-key=(key) { th scope="row" { (words) } td { progress max="1" value="0" aria-hidden="true" {} } td .count { "0" } } } }
            }
        }
    };
    html! {
        div .head {
            label .quiet-text for="deck-name" { (tell(lang, "deck-name")) }
            input #deck-name maxlength="60" value=(name) autocomplete="off";
            p #size { }
            p #state .quiet-line role="status" {}
            button type="button" #keep .quiet hidden { (tell(lang, "deck-keep")) }
        }
        div .row {
            button type="button" #play .go disabled { (tell(lang, "deck-play")) }
            details .menu {
                summary .button { (tell(lang, "deck-text")) }
                div {
                    button type="button" #copy-text .quiet { (tell(lang, "deck-copy-text")) }
                    button type="button" #download .quiet { (tell(lang, "deck-download")) }
                    button type="button" .quiet data-dialog="reader" { (tell(lang, "deck-read")) }
                }
            }
            a .button href={ "/decks/" (Epic::ABOUT.name) } { (tell(lang, "deck-back")) }
        }
        ul #wrong .wrongs aria-live="polite" {}
        div #list tabindex="-1" {}
        details .stats open {
            summary { (tell(lang, "deck-stats")) }
            div .stat-grid {
                (group("cost", "deck-stat-cost", vec![("1", tell(lang, "deck-cost-1")), ("0", tell(lang, "deck-cost-0"))]))
                (group("speed", "deck-stat-speed", Speed::ALL.into_iter().map(|one| (one.key(), term(lang, one.message()))).collect()))
                (group("kind", "deck-stat-kind", Kind::ALL.into_iter().map(|one| (one.key(), term(lang, one.message()))).collect()))
                (group("align", "deck-stat-alignment", Alignment::ALL.into_iter().map(|one| (one.key(), term(lang, one.message()))).collect()))
            }
        }
        p .quiet-line .keys { (tell(lang, "deck-keys")) }
    }
}

/// Where a deck is read in.
fn reader(lang: Lang) -> Markup {
    html! {
        dialog #reader aria-labelledby="reader-title" {
            form {
                h2 #reader-title { (tell(lang, "decks-import")) }
                p { (tell(lang, "deck-read-text")) }
                label { (tell(lang, "deck-read-here")) textarea #reader-text rows="9" spellcheck="false" placeholder="3 Archangel\n2 Gold Dragon" {} }
                label { (tell(lang, "deck-read-file")) input #reader-file type="file" accept=".txt,text/plain"; }
                ul #reader-wrong .wrongs tabindex="0" aria-live="polite" {}
                div .row {
                    button .go type="submit" { (tell(lang, "deck-read")) }
                    button type="submit" #reader-rest value="rest" .quiet hidden { (tell(lang, "deck-read-rest")) }
                    button type="button" .quiet data-cancel { (crate::say(lang, "cancel")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_can_be_added_in_every_language() {
        for lang in Lang::ALL {
            let drawn = deck_editor(lang, None, &Edited::New);
            for card in pool().cards() {
                let def = card.def();
                assert!(drawn.contains(&format!("data-card=\"{}\"", def.key)), "{} in {lang:?}", def.name);
                assert!(!drawn.contains(" style="), "the policy forbids it");
            }
        }
    }

    #[test]
    fn what_is_in_a_deck_cant_end_the_script_it_stands_in() {
        let evil = "</script><script>alert(1)</script>";
        let kept = Kept { id: "x".into(), name: evil.into(), text: evil.into(), fits: false, changed: 0 };
        for drawn in [deck_editor(Lang::En, None, &Edited::Own(&kept)), decks(Lang::En, None, &[kept])] {
            assert!(!drawn.contains("<script>alert"), "{drawn}");
        }
    }

    #[test]
    fn the_script_counts_as_the_words_do() {
        for lang in Lang::ALL {
            let said = said(lang);
            for id in COUNTED {
                for number in 0..=130 {
                    // What `Intl.PluralRules` says of these languages.
                    let one = number == 1 || number == 0 && lang == Lang::Fr;
                    let told =
                        said[format!("{}{}", &id[5..], if one { "-one" } else { "" })].as_str().unwrap();
                    let filled = told.replace("{number}", &number.to_string());
                    assert_eq!(filled, counted(lang, id, number), "{lang:?}");
                }
            }
        }
        assert_eq!(counted(Lang::De, "deck-found", 1), "1 Karte");
    }

    #[test]
    fn a_ready_deck_is_shown_with_its_name_and_its_cards() {
        let ready = &Epic::ABOUT.ready[0];
        let drawn = deck_editor(Lang::Fr, None, &Edited::Ready(ready));
        assert!(drawn.contains("Des ailes sur l’aurore") && drawn.contains("3 Archangel"));
        for lang in Lang::ALL {
            let (title, story) = ready_words(lang, "epic", ready);
            let page = decks(lang, None, &[]);
            assert!(page.contains(&title) && page.contains(&story), "{lang:?}");
        }
    }
}
