//! Demand cards: as they lie in one's own hand, and in small on the boards of others.

use super::{card_id, crest, goods, name, number, say_count, say_of, signed, ware};
use crate::draws::Scene;
use europax::{Country, Demand, Europax, Next, Outlook, Wanted};
use maud::{Markup, html};

/// What stands on a card, in words, line by line.
pub(super) fn words(card: Demand, scene: &Scene<'_>) -> String {
    let lines: Vec<String> = card.wanted().map(|wanted| scene.say::<Europax>(&wanted.phrase())).collect();
    format!("{}. {}", say_count(scene, "demand-card", card.number()), lines.join("; "))
}

/// A card in one's own hand, with what laying it now would bring.
pub(super) fn card(card: Demand, outlook: Option<&Outlook>, bring: i32, scene: &Scene<'_>) -> Markup {
    html! {
        button type="button" .demand id=(card_id(card)) data-touch=(card_id(card)) data-kin="demand" data-to="market" tabindex="-1" {
            span .nr aria-hidden="true" { (card.number()) }
            span .cname .quiet-text { (say_count(scene, "demand-card", card.number())) }
            (lines(card, scene))
            @if let Some(outlook) = outlook { (promise(outlook, bring, scene)) }
        }
    }
}

/// The lines of a card.
pub(super) fn lines(card: Demand, scene: &Scene<'_>) -> Markup {
    html! {
        span .lines {
            @for wanted in card.wanted() {
                span .line {
                    (pair(wanted, scene))
                    span .what aria-hidden="true" { (goods(wanted.product, scene)) }
                }
            }
        }
    }
}

/// Who has to supply what: two pictures.
pub(super) fn pair(wanted: Wanted, scene: &Scene<'_>) -> Markup {
    html! {
        span .pair {
            (crest(wanted.country))
            @if wanted.units > 1 { b aria-hidden="true" { (wanted.units) "×" } }
            (ware(wanted.product))
            span .quiet-text { (scene.say::<Europax>(&wanted.phrase())) ". " }
        }
    }
}

/// What a card would bring its owner, and who plays next.
fn promise(outlook: &Outlook, bring: i32, scene: &Scene<'_>) -> Markup {
    html! {
        span .promise {
            span .bring data-gain[bring > 0] data-loss[bring < 0] {
                span aria-hidden="true" { (signed(scene, bring)) @if outlook.doubt.is_some() { "?" } }
                span .quiet-text { (say_count(scene, if outlook.doubt.is_some() { "brings-so-far" } else { "brings" }, bring)) " " }
            }
            @match outlook.next {
                Next::Country { country, .. } => span .then .perhaps[outlook.doubt.is_some()] { (crest(country)) span .quiet-text { (say_of(scene, "plays-next", europax::The(country))) } },
                Next::Seller(_) => span .then aria-hidden="true" { "?" },
                Next::Same | Next::Over => {}
            }
        }
    }
}

/// A card on somebody else's board.
pub(super) fn small(card: Demand, owner: Country, scene: &Scene<'_>) -> Markup {
    let says = format!("{}: {}", name(owner, scene), words(card, scene));
    html! {
        li {
            button type="button" .chip-card id=(card_id(card)) data-say=(says) data-kin="demand" data-to="market" title=(says) {
                span .quiet-text { (say_count(scene, "demand-card", card.number())) }
                @for wanted in card.wanted() { (pair(wanted, scene)) }
            }
        }
    }
}

/// So many tonnes, short.
pub(super) fn tonnes(tonnes: u32, scene: &Scene<'_>) -> String {
    let tonnes = tonnes as i32;
    if tonnes % 1_000_000 == 0 {
        return say_count(scene, "million-tonnes", tonnes / 1_000_000);
    }
    say_count(scene, "tonnes", tonnes)
}

/// Both prices of a product.
pub(super) fn prices(product: europax::Product, scene: &Scene<'_>) -> Markup {
    html! {
        span .prices {
            span { (number(scene, product.european())) " " }
            span .abroad { (number(scene, product.foreign())) }
        }
    }
}

/// Countries side by side, by emblem and name.
pub(super) fn named(country: Country, scene: &Scene<'_>) -> Markup {
    html! { span class={ "named " (country) } { (crest(country)) (name(country, scene)) } }
}
