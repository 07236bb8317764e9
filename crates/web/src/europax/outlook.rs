//! What would come of laying a card, before it is laid.

use super::{cards, crest, say, say_count, say_of, signed, ware};
use crate::{draws::Scene, frame::icon};
use europax::{Country, Demand, Doubt, Europax, Goods, How, Next, OutOf, Outlook, REWARD, Step, The, View};
use maud::{Markup, html};
use table::Phrase;

/// What a card would bring this player: all his countries together.
pub(super) fn brings(view: &View, outlook: &Outlook) -> i32 {
    super::mine(view).map(|country| outlook.money[country]).sum()
}

/// Who must supply or buy what from whom, what that costs and brings, and who plays next.
pub(super) fn panel(view: &View, card: Demand, outlook: &Outlook, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let touched = open.present().iter().filter(|country| outlook.money[*country] != 0);
    let sure = outlook.doubt.map_or(outlook.steps.len(), Doubt::step).min(outlook.steps.len());
    let emptied = |country: Country| {
        let id = if open.production.is_empty() { "would-empty-none" } else { "would-empty" };
        scene.say::<Europax>(&Phrase::new(id).with("country", The(country)).with("money", REWARD))
    };
    html! {
        h3 { (say_count(scene, "if-laid", card.number())) }
        ol .forecast { @for step in &outlook.steps[..sure] { (expected(*step, scene)) } }
        p .flows {
            @for country in touched {
                span .flow data-gain[outlook.money[country] > 0] data-loss[outlook.money[country] < 0] { (crest(country)) span .quiet-text { (super::name(country, scene)) } " " (signed(scene, outlook.money[country])) }
            }
        }
        @for country in outlook.emptied { p .fine { (icon("x-reward")) (emptied(country)) } }
        @for country in outlook.helped { p .fine { (icon("x-help")) (say_of(scene, "would-need-help", The(country))) } }
        @if let Some(doubt) = outlook.doubt {
            p .fine .doubt { (icon("x-unforeseen")) (say(scene, match doubt { Doubt::Choice(_) => "doubt-choice", Doubt::NewCards(_) => "doubt-new-cards" })) }
            ol .forecast .perhaps { @for step in &outlook.steps[sure..] { (expected(*step, scene)) } }
        }
        p .then-next .perhaps[outlook.doubt.is_some()] { (icon("x-next")) span { @if outlook.doubt.is_some() { (say(scene, "perhaps")) " " } (next(outlook, scene)) } }
    }
}

fn expected(step: Step, scene: &Scene<'_>) -> Markup {
    let Step { country, product, units, how, .. } = step;
    let (id, price) = match how {
        How::Own => ("would-supply", 0),
        How::Buys(_) => ("would-buy", product.european()),
        How::Chooses(_) => ("would-choose", product.european()),
        How::Abroad => ("would-pay-bank", product.foreign()),
        How::Skipped => ("would-skip", 0),
    };
    let mut phrase = Phrase::new(id)
        .with("country", The(country))
        .with("product", Goods(product))
        .with("money", i32::from(units) * price);
    if let How::Buys(seller) = how {
        phrase = phrase.with("from", OutOf(seller));
    }
    html! {
        li .expected {
            span .pair { (crest(country)) @if units > 1 { b { (units) "×" } } (ware(product)) }
            span .how {
                (scene.say::<Europax>(&phrase))
                @if let How::Chooses(sellers) = how { @for seller in sellers { " " (cards::named(seller, scene)) } }
            }
        }
    }
}

/// Who plays next, in words.
fn next(outlook: &Outlook, scene: &Scene<'_>) -> String {
    match outlook.next {
        Next::Same => say(scene, "next-same"),
        Next::Country { country, draws: true } => say_of(scene, "next-draws", The(country)),
        Next::Country { country, draws: false } => say_of(scene, "next-plays", The(country)),
        Next::Seller(sellers) => {
            let names: Vec<String> =
                sellers.iter().map(|country: Country| super::name(country, scene)).collect();
            format!("{} ({})", say(scene, "next-seller"), names.join(", "))
        }
        Next::Over => say(scene, "next-over"),
    }
}
