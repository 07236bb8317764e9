//! Unforeseen cards: who draws one, and what comes of it.

use crate::{
    country::{Country, OutOf, The, To},
    event::Event,
    out::Out,
    product::{Goods, OfGoods},
    state::{Europax, Phase, Urgent},
    unforeseen::Effect,
};
use table::prelude::*;

impl Europax {
    /// A country draws an unforeseen card and does what it says; then it is its turn.
    pub(crate) fn unforeseen(
        &mut self,
        country: Country,
        layer: Country,
        out: &mut Out<'_, impl Tell<Event>>,
    ) {
        let unread = self.packs.unforeseen.pop();
        let Some(card) = unread.or_else(|| self.open.beneath.pop_at(0)) else {
            return self.go_on(layer, country, out);
        };
        if unread.is_some() {
            out.stays();
        }
        out.say(Event::Drew { country: The(country), card });
        if card.effect() == Effect::Hotel && !self.open.boards[country].hotel {
            self.open.boards[country].hotel = true;
            out.say(Event::Equipped { country: The(country) });
            return self.go_on(layer, country, out);
        }
        // The pack has room for every card that came out of it.
        let _ = self.open.beneath.try_push(card);
        if let Effect::Urgent(product, units) = card.effect() {
            return self.hurry(Urgent { country, product, units, layer }, out);
        }
        if !self.take_effect(country, card.effect(), out) {
            self.go_on(layer, country, out);
        }
    }

    /// Does at once what a card says. Whether that ended the game.
    fn take_effect(&mut self, country: Country, effect: Effect, out: &mut Out<'_, impl Tell<Event>>) -> bool {
        let stock = self.open.boards[country].stock;
        let the = The(country);
        match effect {
            Effect::Hotel => out.say(Event::EquippedBefore { country: the }),
            Effect::Tourists(_) if !self.open.boards[country].hotel => {
                out.say(Event::NoHotels { country: the });
            }
            Effect::Tourists(money) | Effect::Income(money) => self.receive(country, money, out),
            Effect::Cost(money) => {
                out.say(Event::Paid { country: the, money });
                self.open.pay(country, None, money, out);
            }
            Effect::Harvest(product, _) | Effect::Exhibit(product) if stock[product] == 0 => {
                out.say(Event::HasNone { country: the, product: OfGoods(product) });
            }
            Effect::Harvest(product, money) => self.receive(country, money * i32::from(stock[product]), out),
            Effect::Exhibit(product) => {
                let money = product.foreign();
                out.say(Event::Exhibited { country: the, product: Goods(product), money });
                self.open.bank_pays(country, money);
                return self.deliver(country, product, out);
            }
            Effect::FromPartners(money) => {
                for partner in self.open.present().without(country) {
                    self.present(partner, country, money, out);
                }
            }
            Effect::ToPartners(money) => {
                for partner in self.open.present().without(country) {
                    self.present(country, partner, money, out);
                }
            }
            Effect::Everybody(money) => {
                for country in self.open.present() {
                    self.receive(country, money, out);
                }
            }
            Effect::Works(_) if self.packs.production.is_empty() => out.say(Event::NoCards {}),
            Effect::Works(cards) => self.draw_stock(country, cards.into(), out),
            Effect::Urgent(..) => {}
        }
        false
    }

    /// A present: nobody gives more than he has.
    fn present(&mut self, from: Country, to: Country, money: i32, out: &mut Out<'_, impl Tell<Event>>) {
        let money = money.min(self.open.boards[from].money);
        if money > 0 {
            self.open.boards[from].money -= money;
            self.open.boards[to].money += money;
            out.say(Event::Gave { country: The(from), to: To(to), money });
        }
    }

    /// Goes on with an urgent purchase until somebody has to choose a seller, or it is done.
    fn hurry(&mut self, mut urgent: Urgent, out: &mut Out<'_, impl Tell<Event>>) {
        while urgent.units > 0 {
            let mut sellers = self.open.sellers(urgent.country, urgent.product).iter();
            match (sellers.next(), sellers.next()) {
                (None, _) => {
                    out.say(Event::NotForSale { product: Goods(urgent.product) });
                    break;
                }
                (Some(only), None) => {
                    if self.store(only, &mut urgent, out) {
                        return;
                    }
                }
                _ => {
                    self.open.phase = Phase::Urgent(urgent);
                    return;
                }
            }
        }
        self.go_on(urgent.layer, urgent.country, out);
    }

    /// The buyer buys the next unit from this country, and goes on.
    pub(crate) fn buy_urgently(
        &mut self,
        mut urgent: Urgent,
        seller: Country,
        out: &mut Out<'_, impl Tell<Event>>,
    ) {
        if !self.store(seller, &mut urgent, out) {
            self.hurry(urgent, out);
        }
    }

    /// One unit is bought from there. Whether that ended the game.
    fn store(&mut self, seller: Country, urgent: &mut Urgent, out: &mut Out<'_, impl Tell<Event>>) -> bool {
        let Urgent { country, product, .. } = *urgent;
        urgent.units -= 1;
        let (from, money) = (OutOf(seller), product.european());
        out.say(Event::Stored { country: The(country), from, product: Goods(product), money });
        self.open.pay(country, Some(seller), money, out);
        self.open.boards[country].stock[product] += 1;
        self.hand_over(seller, product, out)
    }
}
