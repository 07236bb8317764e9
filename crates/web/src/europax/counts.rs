//! What everybody has at some moment within a move, so that the boards can count along.

use super::{books::Payment, keeps_bank, mine, money_id, number, units_id, wealth_id};
use crate::draws::Scene;
use europax::{Country, Event, Help, PerCountry, Product, Stock, View};

/// What everybody has at some moment within a move.
pub(super) struct Counts<'a> {
    view: &'a View,
    pub(super) money: PerCountry<i32>,
    wealth: PerCountry<i32>,
    stock: PerCountry<Stock>,
    bank: i32,
}

/// What has changed.
enum Changed {
    /// The money of a country, or of the bank.
    Money(Option<Country>),
    /// How many units of a product a country has.
    Units(Country, Product),
}

impl Counts<'_> {
    /// What everybody had before these things happened.
    pub(super) fn before<'a>(view: &'a View, events: &[Event]) -> Counts<'a> {
        let open = &view.open;
        let mut counts = Counts {
            view,
            money: PerCountry::new(|country| open.boards[country].money),
            wealth: PerCountry::new(|country| open.wealth(country)),
            stock: PerCountry::new(|country| open.boards[country].stock),
            bank: open.bank,
        };
        for event in events.iter().rev() {
            counts.change(event, -1);
        }
        counts
    }

    /// Something happens: the elements that say something else from now on.
    pub(super) fn go_on(&mut self, event: &Event, scene: &Scene<'_>) -> Vec<(String, String)> {
        let mut told = Vec::new();
        for changed in self.change(event, 1) {
            match changed {
                Changed::Units(country, product) => {
                    told.push((units_id(country, product), self.stock[country][product].to_string()));
                }
                Changed::Money(None) => {
                    let left = number(scene, self.bank.max(0));
                    if keeps_bank(self.view) {
                        told.push(("hm-bank".to_owned(), left.clone()));
                    }
                    told.push(("bank-money".to_owned(), left));
                }
                Changed::Money(Some(country)) => {
                    // What the bank makes up for is told after the payment; no purse is ever below nothing.
                    let money = number(scene, self.money[country].max(0));
                    told.push((money_id(country), money.clone()));
                    if mine(self.view).any(|own| own == country) {
                        told.push((format!("hm-{country}"), money));
                    }
                    let owner = self.view.open.boards[country].owner;
                    told.extend(owner.map(|seat| {
                        let wealth = self.view.open.countries(seat).map(|own| self.wealth[own]).sum();
                        (wealth_id(seat), number(scene, wealth))
                    }));
                }
            }
        }
        told
    }

    /// Something happens, or is undone.
    fn change(&mut self, event: &Event, by: i32) -> Vec<Changed> {
        let mut changed = Vec::new();
        // What is returned at the end is returned on paper.
        let payment = Payment::of(event).filter(|_| !matches!(event, Event::Returned { .. }));
        let lent = matches!(event, Event::Helped { .. }) && self.view.open.options.help == Help::Returned;
        if let Some(Payment { from, to, money, .. }) = payment {
            for (party, gain) in [(from, -money), (to, money)] {
                if let Some(country) = party {
                    self.money[country] += gain * by;
                    self.wealth[country] += if lent { 0 } else { gain * by };
                } else {
                    self.bank += gain * by;
                }
                changed.push(Changed::Money(party));
            }
        }
        let mut moved = |country: Country, product: Product, units: i32| {
            let stock = &mut self.stock[country][product];
            *stock = (i32::from(*stock) + units * by).clamp(0, 255) as u8;
            changed.push(Changed::Units(country, product));
        };
        match *event {
            Event::Supplied { country, product } | Event::Exhibited { country, product, .. } => {
                moved(country.0, product.0, -1);
            }
            Event::Bought { from, product, .. } => moved(from.0, product.0, -1),
            Event::Stored { country, from, product, .. } => {
                moved(from.0, product.0, -1);
                moved(country.0, product.0, 1);
            }
            Event::GotStock { country, .. } => {
                for (product, units) in new_cards(event).filter(|(_, units)| *units > 0) {
                    moved(country.0, product, units.into());
                }
            }
            _ => {}
        }
        changed
    }
}

/// The production cards that came.
pub(super) fn new_cards(event: &Event) -> impl Iterator<Item = (Product, u8)> {
    let counts = match *event {
        Event::GotStock {
            cereals,
            vegetables,
            dairy,
            meat,
            wine,
            timber,
            coal,
            steel,
            petroleum,
            chemicals,
            cars,
            wool,
            ..
        } => [cereals, vegetables, dairy, meat, wine, timber, coal, steel, petroleum, chemicals, cars, wool],
        _ => [0; 12],
    };
    Product::ALL.into_iter().zip(counts)
}
