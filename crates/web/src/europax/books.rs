//! The books: every payment as a row, and what they can be sifted by.

use super::{cards, crest, mine, name, number, say, say_count};
use crate::{
    draws::{Part, Scene},
    frame::icon,
};
use europax::{Country, Event, PURSE, Phase, Product, View};
use maud::{Markup, html};

/// Somebody who pays or is paid; nobody is the bank.
type Party = Option<Country>;

/// What a payment is for.
#[derive(Copy, Clone)]
pub(super) enum Kind {
    Sale,
    Abroad,
    Reward,
    Unforeseen,
    Help,
}

impl Kind {
    const ALL: [Kind; 5] = [Kind::Sale, Kind::Abroad, Kind::Reward, Kind::Unforeseen, Kind::Help];

    const fn key(self) -> &'static str {
        match self {
            Kind::Sale => "sale",
            Kind::Abroad => "abroad",
            Kind::Reward => "reward",
            Kind::Unforeseen => "unforeseen",
            Kind::Help => "help",
        }
    }

    const fn message(self) -> &'static str {
        match self {
            Kind::Sale => "kind-sale",
            Kind::Abroad => "kind-abroad",
            Kind::Reward => "kind-reward",
            Kind::Unforeseen => "kind-unforeseen",
            Kind::Help => "kind-help",
        }
    }

    pub(super) const fn sign(self) -> &'static str {
        match self {
            Kind::Sale => "x-buy",
            Kind::Abroad => "x-abroad",
            Kind::Reward => "x-reward",
            Kind::Unforeseen => "x-unforeseen",
            Kind::Help => "x-help",
        }
    }
}

/// Money that goes from one to another.
#[derive(Copy, Clone)]
pub(super) struct Payment {
    pub(super) from: Party,
    pub(super) to: Party,
    pub(super) money: i32,
    pub(super) kind: Kind,
    pub(super) product: Option<Product>,
}

impl Payment {
    /// The payment that an event tells of.
    pub(super) fn of(event: &Event) -> Option<Payment> {
        let pays = |from: Party, to: Party, money: i32, kind: Kind, product: Option<Product>| {
            Some(Payment { from, to, money, kind, product })
        };
        match *event {
            Event::Bought { country, from, product, money } => {
                pays(Some(country.0), Some(from.0), money, Kind::Sale, Some(product.0))
            }
            Event::Stored { country, from, product, money } => {
                pays(Some(country.0), Some(from.0), money, Kind::Unforeseen, Some(product.0))
            }
            Event::BoughtAbroad { country, product, money } => {
                pays(Some(country.0), None, money, Kind::Abroad, Some(product.0))
            }
            Event::Rewarded { country, money } => pays(None, Some(country.0), money, Kind::Reward, None),
            Event::Helped { country, to, money } | Event::Returned { country, to, money } => {
                pays(Some(country.0), Some(to.0), money, Kind::Help, None)
            }
            // The bank pays for whoever couldn't: the row before says that he paid all of it.
            Event::MadeUp { country, money, .. } | Event::Waived { country, money } => {
                pays(None, Some(country.0), money, Kind::Help, None)
            }
            Event::Received { country, money } => pays(None, Some(country.0), money, Kind::Unforeseen, None),
            Event::Paid { country, money } => pays(Some(country.0), None, money, Kind::Unforeseen, None),
            Event::Gave { country, to, money } => {
                pays(Some(country.0), Some(to.0), money, Kind::Unforeseen, None)
            }
            Event::Exhibited { country, product, money } => {
                pays(None, Some(country.0), money, Kind::Unforeseen, Some(product.0))
            }
            _ => None,
        }
    }
}

fn key(party: Party) -> &'static str {
    party.map_or("bank", Country::key)
}

/// Somebody who pays or is paid, in small.
pub(super) fn party(party: Party, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(country) = party { (crest(country)) span .quiet-text { (name(country, scene)) } }
        @else { (icon("x-bank")) span .quiet-text { (say(scene, "bank")) } }
    }
}

/// The same with its name.
fn named(party: Party, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(country) = party { (cards::named(country, scene)) }
        @else { span .named { (icon("x-bank")) (say(scene, "bank")) } }
    }
}

/// What a payment without goods is for.
const fn reason(event: &Event, kind: Kind) -> &'static str {
    match event {
        Event::Returned { .. } => "for-returned",
        Event::MadeUp { .. } | Event::Waived { .. } => "for-made-up",
        Event::Gave { .. } => "for-gift",
        _ => kind.message(),
    }
}

/// An event as a row of the books.
pub(super) fn row(event: &Event, scene: &Scene<'_>) -> Option<Markup> {
    let Payment { from, to, money, kind, product } = Payment::of(event)?;
    Some(html! {
        tr role="row" data-from=(key(from)) data-to=(key(to)) data-kind=(kind.key()) data-sum=(money) {
            td role="cell" .from { (named(from, scene)) }
            td role="cell" .to { (named(to, scene)) }
            td role="cell" .for { @if let Some(product) = product { (super::goods(product, scene)) } @else { (say(scene, reason(event, kind))) } }
            td role="cell" .sum { (number(scene, money)) }
        }
    })
}

/// What the books can be sifted by.
pub(super) fn head(view: &View, scene: &Scene<'_>) -> Part {
    let open = &view.open;
    let banker = view.viewer.seat().is_some()
        && mine(view).next().is_none()
        && !matches!(open.phase, Phase::Choose(_));
    let part = html! {
        div #books-head .books-head data-books-first[banker] {
            label { span { (say(scene, "books-party")) }
                select #books-party data-books="party" {
                    option value="" { (say(scene, "books-all")) }
                    @for country in open.present() { option value=(country) { (name(country, scene)) } }
                    option value="bank" { (say(scene, "bank")) }
                }
            }
            label { span { (say(scene, "books-kind")) }
                select #books-kind data-books="kind" {
                    option value="" { (say(scene, "books-all")) }
                    @for kind in Kind::ALL { option value=(kind.key()) { (say(scene, kind.message())) } }
                }
            }
            p .fine { (say_count(scene, "books-opening", PURSE)) }
        }
    };
    Part::new("books-head", part)
}
