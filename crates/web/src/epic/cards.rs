//! Cards as they are read: everything that stands on them. Their style is `epic-cards.css`; a card is as wide as the room it is given.

use super::art;
use crate::{frame::icon, pages::card_word as say};
use epic::{
    Alignment, Card, Def, Keywords, Kind, Origin, Speed, Token,
    lang::{Holds, Line},
    pool,
};
use maud::{Markup, html};
use table::Lang;

/// A whole card.
pub(super) fn face(card: Card, lang: Lang) -> Markup {
    let def = card.def();
    leaf(
        &Leaf {
            name: def.name,
            price: Some((def.action, def.speed, def.now)),
            picture: art::picture(card),
            sides: (def.alignment, def.origin, def.kind),
            keywords: def.keywords,
            text: epic::text::text(&def.sheet, lang),
            numbers: numbers(def),
            foot: html! {
                span title=(say(lang, def.rarity.message())) { span .gem aria-hidden="true" {} span .quiet-text { (say(lang, def.rarity.message())) ", " } }
                (def.sheet.number) span .of { "/" (pool().len()) }
            },
            rare: def.rarity == epic::Rarity::Rare,
        },
        lang,
    )
}

/// A token as a card.
pub(super) fn token_face(token: Token, lang: Lang) -> Markup {
    let name = say(lang, token.message());
    let both = token.numbers().to_string();
    leaf(
        &Leaf {
            name: &capital(&name),
            price: None,
            picture: art::token(token),
            sides: (token.alignment(), token.origin(), Kind::Champion),
            keywords: token.keywords(),
            text: token
                .keywords()
                .iter()
                .map(|keyword| capital(&say(lang, keyword.message())) + ".")
                .collect(),
            numbers: Some((both.clone(), both)),
            foot: html! { (say(lang, "card-token")) },
            rare: false,
        },
        lang,
    )
}

/// Offence and defence of a champion, X where they are reckoned.
pub(crate) fn numbers(def: &Def) -> Option<(String, String)> {
    let reckoned = |line: &Line| matches!(line, Line::While { holds: Holds::Numbers(_), .. });
    (def.kind == Kind::Champion).then(|| {
        if def.sheet.lines.iter().any(reckoned) {
            ("X".into(), "X".into())
        } else {
            (def.offence.to_string(), def.defence.to_string())
        }
    })
}

/// With a capital, and without what belongs only into sentences: “a Wolf”, “un jeton Loup” and “ein Wolf-Spielstein” are wolves.
fn capital(words: &str) -> String {
    let articles = ["a ", "an ", "un jeton ", "ein "];
    let bare = articles.iter().find_map(|article| words.strip_prefix(article)).unwrap_or(words);
    let bare = bare.strip_suffix("-Spielstein").unwrap_or(bare);
    table::capital(bare)
}

/// What stands on a card or a token.
struct Leaf<'a> {
    name: &'a str,
    /// Whether it costs an action, when it may be played, whether it resolves at once.
    price: Option<(bool, Speed, bool)>,
    picture: Markup,
    sides: (Alignment, Origin, Kind),
    keywords: Keywords,
    text: Vec<String>,
    numbers: Option<(String, String)>,
    foot: Markup,
    rare: bool,
}

/// Which size its text has: long ones are smaller.
fn size(text: &[String]) -> &'static str {
    match text.iter().map(|line| line.chars().count().max(30) + 6).sum::<usize>() {
        0..=110 => "brief",
        111..=190 => "middling",
        191..=270 => "long",
        _ => "longest",
    }
}

fn leaf(card: &Leaf<'_>, lang: Lang) -> Markup {
    let (alignment, origin, kind) = card.sides;
    html! {
        span .ecard .(alignment) .(kind) .(size(&card.text)) .rare[card.rare] {
            span .inside {
                span .head {
                    @if let Some((action, speed, now)) = card.price { (price(action, speed, now, lang)) }
                    span .name data-long[card.name.chars().count() > 18] { (card.name) }
                    span .quiet-text { ", " }
                }
                (card.picture)
                span .kinds {
                    (icon(&format!("al-{alignment}"))) (icon(&format!("or-{origin}")))
                    span { (say(lang, alignment.message())) " · " (say(lang, origin.message())) " · " (say(lang, kind.message())) }
                }
                span .words {
                    @if !card.keywords.is_empty() {
                        span .marks aria-hidden="true" { @for keyword in card.keywords { (icon(&format!("kw-{keyword}"))) } }
                    }
                    @for line in &card.text { span .clause .mode[line.starts_with('•')] { (line) } }
                }
                span .foot {
                    span .number { (card.foot) }
                    @if let Some((offence, defence)) = &card.numbers {
                        span .strength {
                            span .offence title=(say(lang, "card-offence")) { (icon("e-offence")) b { (offence) } }
                            span .quiet-text { "/" }
                            span .defence title=(say(lang, "card-defence")) { (icon("e-defence")) b { (defence) } }
                        }
                    }
                }
            }
        }
    }
}

/// What it costs and how fast it is.
fn price(action: bool, speed: Speed, now: bool, lang: Lang) -> Markup {
    let cost = say(lang, if action { "card-action" } else { "card-free" });
    let fast = if now {
        format!("{}, {}", say(lang, speed.message()), say(lang, "card-now"))
    } else {
        say(lang, speed.message())
    };
    html! {
        span .price {
            span .cost .free[!action] title=(cost) { (icon(if action { "e-action" } else { "e-free" })) span .quiet-text { (cost) ", " } }
            span .speed title=(fast) { (icon(&format!("sp-{speed}"))) @if now { (icon(&format!("sp-{speed}"))) } span .quiet-text { (fast) ", " } }
        }
    }
}
