//! A demand card from its laying to whoever plays next.

use crate::{
    country::{Country, OutOf, The},
    demand::{Demand, Wanted},
    event::Event,
    out::Out,
    product::{Goods, OfGoods, Product},
    state::{Ending, Europax, NEW_HAND, NEW_STOCK, Open, Phase, REWARD, Source, Supply},
};
use table::prelude::*;

impl Europax {
    /// A country lays one of its demand cards, and it is supplied as far as nobody has to choose.
    pub(crate) fn lay(&mut self, layer: Country, card: Demand, out: &mut Out<'_, impl Tell<Event>>) {
        let hand = &mut self.open.boards[layer].hand;
        *hand = hand.without(card.number());
        self.open.used = self.open.used.with(card.number());
        self.open.tally.laid = self.open.tally.laid.saturating_add(1);
        out.say(Event::Laid { country: The(layer), card });
        self.supply(Supply { card, layer, line: 0, units: 0, last: None }, out);
    }

    /// Goes on with a demand card until somebody has to choose a seller, or it has been supplied.
    fn supply(&mut self, mut supply: Supply, out: &mut Out<'_, impl Tell<Event>>) {
        while let Some(wanted) = supply.card.line(supply.line.into()) {
            let country = wanted.country;
            if !self.open.is_present(country) {
                out.say(Event::Skipped { country: The(country) });
                supply.line += 1;
                continue;
            }
            if supply.units == 0 {
                let product = OfGoods(wanted.product);
                let tonnes = wanted.tonnes();
                out.say(Event::Asked { country: The(country), units: wanted.units, product, tonnes });
            }
            while supply.units < wanted.units {
                let Some(source) = self.open.source(wanted, supply.layer) else {
                    self.open.phase = Phase::Supply(supply);
                    return;
                };
                if self.bring(wanted, source, &mut supply, out) {
                    return;
                }
            }
            supply.line += 1;
            supply.units = 0;
        }
        self.supplied(supply, out);
    }

    /// The country that is asked buys the next unit from this one, and the card goes on.
    pub(crate) fn buy(&mut self, mut supply: Supply, seller: Country, out: &mut Out<'_, impl Tell<Event>>) {
        let Some(wanted) = supply.card.line(supply.line.into()) else { return };
        if !self.bring(wanted, Source::Board(seller), &mut supply, out) {
            self.supply(supply, out);
        }
    }

    /// One unit is supplied from there. Whether that ended the game.
    fn bring(
        &mut self,
        wanted: Wanted,
        source: Source,
        supply: &mut Supply,
        out: &mut Out<'_, impl Tell<Event>>,
    ) -> bool {
        let Wanted { country, product, .. } = wanted;
        supply.units += 1;
        supply.last = Some(source);
        match source {
            Source::Board(seller) => {
                if seller == country {
                    out.say(Event::Supplied { country: The(country), product: Goods(product) });
                } else {
                    let money = product.european();
                    let from = OutOf(seller);
                    out.say(Event::Bought { country: The(country), from, product: Goods(product), money });
                    self.open.pay(country, Some(seller), money, out);
                }
                self.deliver(seller, product, out)
            }
            Source::Abroad(_) => {
                let money = product.foreign();
                self.open.tally.abroad = self.open.tally.abroad.saturating_add(1);
                out.say(Event::BoughtAbroad { country: The(country), product: Goods(product), money });
                self.open.pay(country, None, money, out);
                false
            }
        }
    }

    /// A unit leaves a board and the game. Whether that ended the game.
    pub(crate) fn deliver(
        &mut self,
        country: Country,
        product: Product,
        out: &mut Out<'_, impl Tell<Event>>,
    ) -> bool {
        self.open.gone[product] += 1;
        self.open.moving = true;
        self.hand_over(country, product, out)
    }

    /// A unit leaves a board. A stock that is used up is renewed; in a long game that can't be, it is over. Whether it is.
    pub(crate) fn hand_over(
        &mut self,
        country: Country,
        product: Product,
        out: &mut Out<'_, impl Tell<Event>>,
    ) -> bool {
        let stock = &mut self.open.boards[country].stock;
        stock[product] -= 1;
        if !stock.is_empty() {
            return false;
        }
        if self.packs.production.is_empty() {
            out.say(Event::UsedUp { country: The(country) });
            if self.open.is_long() {
                self.end(Ending::Production, out);
            }
            return self.open.is_long();
        }
        out.say(Event::Rewarded { country: The(country), money: REWARD });
        self.open.bank_pays(country, REWARD);
        self.draw_stock(country, NEW_STOCK, out);
        false
    }

    /// A demand card has been supplied: whoever brought the last unit draws an unforeseen card, and plays next.
    fn supplied(&mut self, supply: Supply, out: &mut Out<'_, impl Tell<Event>>) {
        match supply.last {
            None => {
                out.say(Event::AllSkipped {});
                self.go_on(supply.layer, supply.layer, out);
            }
            Some(Source::Abroad(payer)) => self.go_on(supply.layer, payer, out),
            Some(Source::Board(country)) => self.unforeseen(country, supply.layer, out),
        }
    }

    /// Renews the hand of whoever laid the card, if it is used up, and goes on with the next country; or ends the game.
    pub(crate) fn go_on(&mut self, layer: Country, next: Country, out: &mut Out<'_, impl Tell<Event>>) {
        if self.open.boards[layer].hand.is_empty() {
            self.draw_hand(layer, NEW_HAND, out);
            let missing = NEW_HAND - self.open.boards[layer].hand.len();
            if missing > 0 && self.open.is_long() {
                if !self.open.moving {
                    return self.end(Ending::Standstill, out);
                }
                self.shuffle_used(out);
                self.draw_hand(layer, missing, out);
            }
            if self.open.boards[layer].hand.is_empty() {
                return self.end(Ending::Demands, out);
            }
        }
        self.open.phase = Phase::Lay(next);
        out.say(Event::Turn { country: The(next) });
    }

    /// The demand cards that were laid become the pack.
    fn shuffle_used(&mut self, out: &mut Out<'_, impl Tell<Event>>) {
        self.packs.demands = self.open.used.iter().filter_map(Demand::new).collect();
        self.dice.throw(|dice| dice.shuffle(&mut self.packs.demands));
        self.open.demands = self.open.used;
        self.open.used = Bits::NONE;
        self.open.moving = false;
        out.stays();
        out.say(Event::Shuffled {});
    }
}

impl Open {
    /// Where the next unit comes from; `None` if the country has to choose.
    pub(crate) fn source(&self, wanted: Wanted, layer: Country) -> Option<Source> {
        let Wanted { country, product, .. } = wanted;
        let has = |country: Country| self.boards[country].stock[product] > 0;
        if let Some(first) = [country, layer].into_iter().find(|country| has(*country)) {
            return Some(Source::Board(first));
        }
        let mut sellers = self.sellers(country, product).iter();
        match (sellers.next(), sellers.next()) {
            (None, _) => Some(Source::Abroad(country)),
            (Some(only), None) => Some(Source::Board(only)),
            _ => None,
        }
    }
}
