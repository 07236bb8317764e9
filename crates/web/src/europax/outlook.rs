//! What would come of laying a card, before it is laid.

use super::{cards, crest, number, say, say_count, say_of, signed, ware};
use crate::{draws::Scene, frame::icon};
use europax::{Country, Demand, Doubt, Europax, How, Next, Outlook, REWARD, Step, The, View};
use maud::{Markup, html};
use table::Phrase;

/// What a card would bring this player: all his countries together.
pub(super) fn brings(view: &View, outlook: &Outlook) -> i32 {
    super::mine(view).map(|country| outlook.money[country]).sum()
}

/// Who must supply or buy what from whom, what that costs and brings, and who plays next.
pub(super) fn panel(view: &View, card: Demand, outlook: &Outlook, scene: &Scene<'_>) -> Markup {
    let touched = view.open.present().iter().filter(|country| outlook.money[*country] != 0);
    html! {
        h3 { (say_count(scene, "if-laid", card.number())) }
        ol .forecast { @for step in &outlook.steps { (expected(*step, scene)) } }
        @if outlook.steps.iter().any(|step| !matches!(step.how, How::Skipped | How::Own)) || !outlook.emptied.is_empty() {
            p .flows {
                @for country in touched {
                    span .flow data-gain[outlook.money[country] > 0] data-loss[outlook.money[country] < 0] { (crest(country)) span .quiet-text { (super::name(country, scene)) } " " (signed(scene, outlook.money[country])) }
                }
            }
        }
        @for country in outlook.emptied { p .fine { (icon("x-reward")) (scene.say::<Europax>(&Phrase::new("would-empty").with("country", The(country)).with("money", REWARD))) } }
        @for country in outlook.helped { p .fine { (icon("x-help")) (say_of(scene, "would-need-help", The(country))) } }
        @if let Some(doubt) = &outlook.doubt {
            p .fine { (icon("x-unforeseen")) (say(scene, match doubt { Doubt::Choice(_) => "doubt-choice", Doubt::NewCards(_) => "doubt-new-cards" })) }
        }
        p .then-next { (icon("x-next")) (next(outlook, scene)) }
    }
}

fn expected(step: Step, scene: &Scene<'_>) -> Markup {
    let Step { country, product, units, how, .. } = step;
    let price = i32::from(units) * product.european();
    let sum = |money: i32| html! { b .price { (number(scene, money)) } };
    html! {
        li .expected {
            span .pair { (crest(country)) @if units > 1 { b { (units) "×" } } (ware(product)) }
            span .how {
                @match how {
                    How::Own => { (say_of(scene, "would-supply", The(country))) }
                    How::Buys(seller) => {
                        (scene.say::<Europax>(&Phrase::new("would-buy").with("country", The(country)).with("from", europax::OutOf(seller)))) " " (sum(price))
                    }
                    How::Chooses(sellers) => {
                        (say_of(scene, "would-choose", The(country))) " "
                        @for seller in sellers { (cards::named(seller, scene)) " " }
                        (sum(price))
                    }
                    How::Abroad => { (say_of(scene, "would-pay-bank", The(country))) " " (sum(i32::from(units) * product.foreign())) }
                    How::Skipped => { (say_of(scene, "would-skip", The(country))) }
                }
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
