//! The gallery: all cards of a game, and each of them on a page of its own.
//!
//! Whoever shows cards elsewhere may take [`filters`] and let `cards.js` do the rest: `filtering(form, items, list)` hides what
//! doesn't fit, sorts what does, counts it aloud in the form's `role=status`, and keeps what was chosen in the address. An item is any
//! element with the attributes that [`data`] gives: `data-name`, `data-alignment` and so on; what is searched is the text in it, or
//! its `data-text`.

use super::{Shell, Visitor, page};
use crate::{Draws, assets, frame::icon, say as said};
use epic::{Alignment, Card, Def, Epic, Keyword, Kind, Origin, Rarity, Speed, Token, pool};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;
use table::{About, Game, Lang, Phrase, Seat, Words, capital};

/// The words of the gallery and of cards, with those of their game behind them.
#[must_use]
pub fn card_words() -> &'static Words {
    table::words!("../../words/cards", before Epic::words())
}

/// A message of the gallery that mentions nothing.
#[must_use]
pub fn say(lang: Lang, id: &'static str) -> String {
    card_words().say(lang, &Phrase::new(id), &|_| String::new())
}

/// A message that mentions this number.
fn count(lang: Lang, id: &'static str, number: usize) -> String {
    card_words().say(lang, &Phrase::new(id).with("number", number), &|_| String::new())
}

/// A message that mentions something by name.
fn name(lang: Lang, id: &'static str, name: &str) -> String {
    card_words().say(lang, &Phrase::new(id).with("name", Seat::FIRST), &|_| name.to_owned())
}

/// How many cards were found, for the script to put the number in: as it stands for many, whatever the language groups digits by.
fn found_many(lang: Lang) -> String {
    card_words().say(lang, &Phrase::new("cards-found").with("number", Seat::FIRST), &|_| "{n}".into())
}

/// Whether the cards of this game can be looked at.
#[must_use]
pub fn has_cards(about: &About) -> bool {
    about.name == Epic::ABOUT.name
}

/// Where all cards are, for whoever wants to read them.
pub(super) fn link(lang: Lang, about: &About) -> Markup {
    html! { @if has_cards(about) { a .button href={ "/cards/" (about.name) } { (icon("i-books")) (say(lang, "cards-title")) } } }
}

/// What an element that stands for a card is filtered and sorted by.
fn data(def: &Def) -> [(&'static str, String); 11] {
    let keywords: Vec<&str> = def.keywords.iter().map(Keyword::key).collect();
    [
        ("data-card", def.key.into()),
        ("data-name", def.name.into()),
        ("data-number", def.sheet.number.to_string()),
        ("data-alignment", def.alignment.key().into()),
        ("data-kind", def.kind.key().into()),
        ("data-speed", def.speed.key().into()),
        ("data-cost", if def.action { "action" } else { "free" }.into()),
        ("data-origin", def.origin.key().into()),
        ("data-rarity", def.rarity.key().into()),
        ("data-keyword", keywords.join(" ")),
        ("data-strength", format!("{:03}", def.offence.max(0) + def.defence.max(0))),
    ]
}

/// A group of values, any of which may be ticked.
fn ticks(
    lang: Lang,
    key: &'static str,
    title: &'static str,
    values: &[(&'static str, &'static str, String)],
) -> Markup {
    html! {
        fieldset .ticks {
            legend { (say(lang, title)) }
            div {
                @for (value, message, sign) in values {
                    label { input type="checkbox" name=(key) value=(value); span { (icon(sign)) (capital(&say(lang, message))) } }
                }
            }
        }
    }
}

/// What cards are searched, filtered and sorted by. See [this module](self) for what works with it.
pub(crate) fn filters(lang: Lang) -> Markup {
    let alignments = Alignment::ALL.map(|one| (one.key(), one.message(), format!("al-{one}")));
    let kinds = Kind::ALL.map(|one| (one.key(), one.message(), format!("k-{one}")));
    let speeds = Speed::ALL.map(|one| (one.key(), one.message(), format!("sp-{one}")));
    let origins = Origin::ALL.map(|one| (one.key(), one.message(), format!("or-{one}")));
    let rarities = Rarity::ALL.map(|one| (one.key(), one.message(), format!("e-{one}")));
    let costs = [("action", "cards-action", "e-action".into()), ("free", "card-free", "e-free".into())];
    let used = |keyword: &Keyword| pool().cards().any(|card| card.def().keywords.contains(*keyword));
    let sorts = [
        ("", "cards-by-number"),
        ("name", "cards-by-name"),
        ("alignment", "cards-by-alignment"),
        ("kind", "cards-by-kind"),
        ("strength", "cards-by-strength"),
    ];
    html! {
        form #filters .filters role="search" aria-label=(say(lang, "cards-search")) autocomplete="off" {
            div .asked {
                label .search { span { (say(lang, "cards-search")) } input type="search" name="q" maxlength="80" enterkeyhint="search"; }
                label { span { (say(lang, "cards-keyword")) }
                    select name="keyword" {
                        option value="" { (say(lang, "cards-any")) }
                        @for keyword in Keyword::ALL.into_iter().filter(used) { option value=(keyword) { (capital(&say(lang, keyword.message()))) } }
                    }
                }
                label { span { (say(lang, "cards-sort")) }
                    select name="sort" { @for (value, words) in sorts { option value=(value) { (say(lang, words)) } } }
                }
            }
            details .more open {
                summary { (say(lang, "cards-filters")) }
                div .groups {
                    (ticks(lang, "alignment", "cards-alignment", &alignments))
                    (ticks(lang, "kind", "cards-kind", &kinds))
                    (ticks(lang, "speed", "cards-speed", &speeds))
                    (ticks(lang, "cost", "cards-cost", &costs))
                    (ticks(lang, "origin", "cards-origin", &origins))
                    (ticks(lang, "rarity", "cards-rarity", &rarities))
                }
            }
            p .found {
                span role="status" data-found data-none=(say(lang, "cards-none")) data-one=(count(lang, "cards-found", 1)) data-many=(found_many(lang)) { (count(lang, "cards-found", pool().len())) }
                button type="reset" .quiet hidden { (say(lang, "cards-reset")) }
            }
        }
    }
}

/// All cards in a list, in each language. They are the same for everybody.
static GRIDS: LazyLock<[String; 3]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        html! {
            ul #cards .gallery {
                @for card in pool().cards() { (tile(card, lang)) }
            }
        }
        .into_string()
    })
});

fn tile(card: Card, lang: Lang) -> Markup {
    let def = card.def();
    let attributes = data(def)
        .map(|(name, value)| format!(" {name}=\"{}\"", value.replace('&', "&amp;").replace('"', "&quot;")));
    html! {
        (PreEscaped("<li")) (PreEscaped(attributes.concat())) (PreEscaped(">"))
        a id={ "card-" (def.key) } href={ "/cards/epic/" (def.key) } { (Epic::card(def.key, lang).unwrap_or_default()) }
        (PreEscaped("</li>"))
    }
}

fn shell<'a>(lang: Lang, title: &'a str, visitor: Option<&'a Visitor>) -> Shell<'a> {
    Shell {
        lang,
        title,
        visitor,
        styles: &["epic-cards.css", "cards.css"],
        script: "cards.js",
        symbols: assets::symbols_of(Epic::ABOUT.name),
        kind: "at-cards",
    }
}

fn bar(lang: Lang) -> Markup {
    html! { span .chip { (Epic::ABOUT.title) } a .chip .ghost href="/cards/epic" { (say(lang, "cards-title")) } }
}

/// All cards of a game, if it has any.
#[must_use]
pub fn cards(lang: Lang, visitor: Option<&Visitor>, about: &About) -> Option<String> {
    has_cards(about).then(|| {
        let title = format!("{} – {}", about.title, say(lang, "cards-title"));
        let main = html! {
            main #main .cards {
                header .row {
                    h1 { (name(lang, "cards-heading", about.title)) } span .spacer {}
                    a .button href="/rules/epic" { (icon("i-rules")) (said(lang, "rules")) }
                    a .button href="/decks/epic" { (icon("e-deck")) (say(lang, "cards-decks")) }
                }
                (filters(lang))
                (PreEscaped(&GRIDS[lang as usize]))
            }
        };
        page(&shell(lang, &title, visitor), &bar(lang), &main)
    })
}

/// A card on a page of its own, if there is such a card.
#[must_use]
pub fn card(lang: Lang, visitor: Option<&Visitor>, about: &About, key: &str) -> Option<String> {
    let card: Card = key.parse().ok().filter(|_| has_cards(about))?;
    let def = card.def();
    let all: Vec<Card> = pool().cards().collect();
    let at = all.iter().position(|other| *other == card)?;
    let beside = |at: usize| all.get(at % all.len()).map(|card| card.def());
    let title = format!("{} – {}", def.name, about.title);
    let (rules, rulings, tokens) = (rules_of(def, lang), rulings_of(def.name), tokens_of(def));
    let main = html! {
        main #main .one-card {
            nav .row aria-label=(say(lang, "cards-title")) {
                @if let Some(before) = beside(at + all.len() - 1) { a .button rel="prev" href={ "/cards/epic/" (before.key) } title=(say(lang, "cards-before")) { span aria-hidden="true" { "‹" } span data-beside { (before.name) } } }
                span .spacer {}
                a .button data-back data-card=(def.key) href="/cards/epic" { (icon("i-list")) (say(lang, "cards-all")) }
                span .spacer {}
                @if let Some(after) = beside(at + 1) { a .button rel="next" href={ "/cards/epic/" (after.key) } title=(say(lang, "cards-after")) { span data-beside { (after.name) } span aria-hidden="true" { "›" } } }
            }
            h1 .quiet-text { (def.name) }
            div .large { (Epic::card(def.key, lang)?) }
            div .panel .about {
                @if !tokens.is_empty() {
                    h2 { (say(lang, "cards-makes")) }
                    div .tokens { @for token in tokens { div { (Epic::card(&format!("token-{token}"), lang).unwrap_or_default()) } } }
                }
                @if !rules.is_empty() {
                    h2 { (name(lang, "cards-rules", def.name)) }
                    ul { @for (id, text) in rules { li { (text) " " a .chapter href={ "/rules/epic#" (id) } title=(id) { (chapter(lang, &id)) } } } }
                }
                @if !rulings.is_empty() {
                    h2 { (say(lang, "cards-rulings")) }
                    @if lang != Lang::En { p .quiet-line { (say(lang, "cards-in-english")) } }
                    ul lang="en" { @for text in rulings { li { (text) } } }
                }
                p { a href="/rules/epic" { (icon("i-rules")) " " (say(lang, "cards-all-rules")) } }
            }
        }
    };
    Some(page(&shell(lang, &title, visitor), &bar(lang), &main))
}

/// What was decided about a card, to be read with it while it is shown large.
#[must_use]
pub fn decided(lang: Lang, about: &About, key: &str) -> Markup {
    let card: Option<Card> = key.parse().ok().filter(|_| has_cards(about));
    let rulings = card.map(|card| rulings_of(card.def().name)).unwrap_or_default();
    html! {
        @if !rulings.is_empty() {
            div .decided { b { (say(lang, "cards-rulings")) } ul lang="en" { @for text in rulings { li { (text) } } } }
        }
    }
}

/// The tokens that a card speaks of.
fn tokens_of(def: &Def) -> Vec<Token> {
    let text = epic::text::text(&def.sheet, Lang::En).concat();
    Token::ALL.into_iter().filter(|token| text.contains(&format!("{} token", capital(token.key())))).collect()
}

/// The rules of what stands on a card, in words: those of its keywords, of its speed, and of what it does.
fn rules_of(def: &Def, lang: Lang) -> Vec<(String, String)> {
    let mut ids: Vec<String> = def.keywords.iter().map(|keyword| rule(keyword).to_owned()).collect();
    let text = epic::text::text(&def.sheet, Lang::En).concat().to_lowercase();
    let named = |word: &str, id: &str| text.contains(word).then(|| format!("epic/{id}"));
    let spoken = [
        ("break ", "keyword/break"),
        ("banish", "keyword/banish"),
        ("stop ", "keyword/stop"),
        ("expend", "keyword/expend"),
        ("flip", "keyword/flip"),
        ("prepare", "keyword/prepare"),
        ("reveal", "keyword/reveal"),
        ("damage ward", "keyword/damage-ward"),
        ("deadly", "keyword/deadly"),
        ("unveiled", "keyword/veiled"),
        ("demoralized", "counter/demoralized"),
        ("token", "token/vanishes"),
        ("copy", "copy/printed"),
        ("target", "target/word"),
        ("extra turn", "extra/third"),
    ];
    ids.extend(spoken.into_iter().filter_map(|(word, id)| named(word, id)));
    if def.now {
        ids.push("epic/speed/instantaneous".into());
    }
    ids.push("epic/play/speed".into());
    let rules = table::rules::read(Epic::ABOUT.rules[lang as usize]);
    let mut found: Vec<(String, String)> = Vec::new();
    for id in ids {
        let told = rules.iter().find(|rule| rule.id == id);
        if let Some(rule) = told.filter(|_| found.iter().all(|(other, _)| *other != id)) {
            found.push((id, rule.text.clone()));
        }
    }
    found
}

/// The heading under which a rule stands.
fn chapter(lang: Lang, id: &str) -> &'static str {
    let page = Epic::ABOUT.rules[lang as usize];
    let before = page.split(&format!("- `{id}`")).next().unwrap_or_default();
    before.lines().filter_map(|line| line.strip_prefix("## ")).next_back().unwrap_or_default()
}

/// The rule of a keyword.
const fn rule(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Airborne | Keyword::Climber => "epic/keyword/airborne",
        Keyword::Breakthrough => "epic/keyword/breakthrough",
        Keyword::Deadly => "epic/keyword/deadly",
        Keyword::Hunter => "epic/keyword/hunter",
        Keyword::Range => "epic/keyword/range",
        Keyword::Unblockable => "epic/keyword/unblockable",
        Keyword::Unbreakable => "epic/keyword/unbreakable",
        Keyword::Unbanishable => "epic/keyword/unbanishable",
        Keyword::Untargetable => "epic/keyword/untargetable",
        Keyword::Unstoppable => "epic/keyword/unstoppable",
        Keyword::Veiled => "epic/keyword/veiled",
        Keyword::NoBlock | Keyword::Steady => "epic/block/able",
        Keyword::MustAttack => "epic/attack/must",
        Keyword::FlipAttack => "epic/attack/prepared",
        _ => "epic/keyword/ward",
    }
}

/// What was decided about this card: rows of the rulings whose point it is, or that mention it. A name of one word may be just that
/// word elsewhere, so it has to be the point.
fn rulings_of(card: &str) -> Vec<String> {
    let rulings = include_str!("../../../../docs/games/epic/rulings.md");
    let known = rulings.split("## Who may know").next().unwrap_or_default();
    let rows =
        known.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    let about = |(point, ruling): &(&str, &str)| {
        let is_point = point.replace(" and others", ", ").split(", ").any(|name| name == card);
        is_point || card.contains([' ', '-']) && (mentions(ruling, card) || mentions(point, card))
    };
    let told = |(point, ruling): (&str, &str)| {
        let ruling = ruling.replace('*', "");
        if Card::named(point).is_some() { ruling } else { format!("{point}: {ruling}") }
    };
    rows.filter(about).map(told).collect()
}

/// Whether a text has this name in it, not just a longer one.
fn mentions(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let letter = |c: char| c.is_alphanumeric();
        !text[..at].ends_with(letter) && !text[at + name.len()..].starts_with(letter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gallery_has_every_card_with_what_it_is_filtered_by() {
        for lang in Lang::ALL {
            let page = cards(lang, None, &Epic::ABOUT).unwrap();
            assert_eq!(page.matches("<li data-card=").count(), pool().len());
            for card in pool().cards() {
                let def = card.def();
                let from = page.find(&format!("<li data-card=\"{}\"", def.key)).unwrap();
                let item = &page[from..from + page[from..].find("</li>").unwrap()];
                for (name, value) in data(def) {
                    assert!(item.contains(&format!("{name}=\"{value}\"")), "{}: {name}", def.name);
                }
                assert!(item.contains(&format!("href=\"/cards/epic/{}\"", def.key)));
                assert!(item.contains(&format!("id=\"card-{}\"", def.key)), "one comes back to it");
            }
        }
        assert_eq!(cards(Lang::En, None, &epix::Epix::ABOUT), None);
    }

    #[test]
    fn how_many_were_found_has_a_gap_for_any_number() {
        for (lang, words) in [(Lang::En, "{n} cards"), (Lang::Fr, "{n} cartes"), (Lang::De, "{n} Karten")] {
            let form = filters(lang).into_string();
            assert!(form.contains(&format!("data-many=\"{words}\"")), "{form}");
            assert!(form.contains(&words.replace("{n}", "300")), "what stands there at first");
        }
    }

    #[test]
    fn every_value_that_can_be_ticked_is_some_cards() {
        let form = filters(Lang::En).into_string();
        let grid = &GRIDS[0];
        for name in ["alignment", "kind", "speed", "cost", "origin", "rarity"] {
            let begin = format!("name=\"{name}\" value=\"");
            let values = form.split(&begin).skip(1);
            let values: Vec<&str> = values.filter_map(|rest| rest.split('"').next()).collect();
            assert!(values.len() > 1, "{name}");
            for value in values {
                assert!(grid.contains(&format!("data-{name}=\"{value}\"")), "{name}: {value}");
            }
        }
    }

    #[test]
    fn every_card_has_a_page_with_its_name_and_text_and_rules_that_are_there() {
        for lang in Lang::ALL {
            let rules = crate::pages::rules(lang, None, &Epic::ABOUT);
            for one in pool().cards() {
                let def = one.def();
                let page = card(lang, None, &Epic::ABOUT, def.key).unwrap();
                let plain = page.replace("&amp;", "&").replace("&quot;", "\"").replace("&gt;", ">");
                assert!(plain.contains(def.name), "{}", def.name);
                for line in epic::text::text(&def.sheet, lang) {
                    assert!(plain.contains(&line), "{}: {line}", def.name);
                }
                let found = rules_of(def, lang);
                assert!(
                    def.keywords.iter().all(|has| found.iter().any(|(id, _)| id == rule(has))),
                    "{}",
                    def.name
                );
                assert!(found.iter().all(|(id, _)| !chapter(lang, id).is_empty()), "{}", def.name);
                assert!(found.iter().all(|(id, _)| rules.contains(&format!("id=\"{id}\""))), "{}", def.name);
            }
        }
        assert_eq!(card(Lang::En, None, &Epic::ABOUT, "the-tallest-dwarf"), None);
    }

    #[test]
    fn rulings_are_found_by_name_and_not_by_words_that_are_like_one() {
        assert!(decided(Lang::En, &Epic::ABOUT, "savior").into_string().contains("printed card"));
        assert!(decided(Lang::En, &Epic::ABOUT, "wolf").into_string().is_empty(), "not a card");
        assert!(rulings_of("Savior")[0].contains("printed card"));
        assert!(rulings_of("Mirror Mage").len() > 1, "by mention, too");
        assert!(rulings_of("Gold").is_empty() && rulings_of("No").is_empty());
        assert!(!rulings_of("Walk it Off").is_empty() && !rulings_of("Wiccan Sidekick").is_empty());
    }
}
