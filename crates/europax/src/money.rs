//! Payments, help among partners, and the count at the end.

use crate::{
    country::{Country, The, To},
    event::Event,
    out::Out,
    state::{Ending, Europax, HELP, Help, Open, Phase},
};
use table::prelude::*;

impl Europax {
    /// The bank pays a country, and it is told.
    pub(crate) fn receive(&mut self, country: Country, money: i32, out: &mut Out<'_, impl Tell<Event>>) {
        self.open.bank_pays(country, money);
        out.say(Event::Received { country: The(country), money });
    }

    /// It is over; what has to be returned is told.
    pub(crate) fn end(&mut self, ending: Ending, out: &mut Out<'_, impl Tell<Event>>) {
        self.open.phase = Phase::Over(ending);
        for (lender, board) in self.open.boards.iter() {
            for (debtor, money) in board.lent.iter().filter(|(_, money)| **money > 0) {
                out.say(Event::Returned { country: The(debtor), to: To(lender), money: *money });
            }
        }
    }
}

impl Open {
    /// A country pays another one, or the bank. Partners help if it can't; what is missing even so is the bank's loss.
    pub(crate) fn pay(
        &mut self,
        payer: Country,
        seller: Option<Country>,
        money: i32,
        out: &mut Out<'_, impl Tell<Event>>,
    ) {
        if self.boards[payer].money < money {
            self.help(payer, money, out);
        }
        let paid = money.min(self.boards[payer].money);
        let missing = money - paid;
        self.boards[payer].money -= paid;
        if let Some(seller) = seller {
            self.boards[seller].money += paid;
            self.bank_pays(seller, missing);
        } else {
            self.bank += paid;
            self.tally.received = self.tally.received.saturating_add(paid);
        }
        if missing > 0 {
            out.say(match seller {
                Some(seller) => Event::MadeUp { country: The(payer), to: To(seller), money: missing },
                None => Event::Waived { country: The(payer), money: missing },
            });
        }
    }

    /// Everybody else gives 300, or all he has, round after round, until it suffices or a round brings nothing.
    fn help(&mut self, poor: Country, money: i32, out: &mut Out<'_, impl Tell<Event>>) {
        self.tally.helped = self.tally.helped.saturating_add(1);
        loop {
            let mut brought = 0;
            for partner in self.present().without(poor) {
                let help = HELP.min(self.boards[partner].money);
                if help == 0 {
                    continue;
                }
                let board = &mut self.boards[partner];
                board.money -= help;
                if self.options.help == Help::Returned {
                    board.lent[poor] += help;
                }
                self.boards[poor].money += help;
                brought += help;
                out.say(Event::Helped { country: The(partner), to: To(poor), money: help });
            }
            if brought == 0 || self.boards[poor].money >= money {
                return;
            }
        }
    }

    /// Money goes from the bank to a country.
    pub(crate) fn bank_pays(&mut self, country: Country, money: i32) {
        self.bank -= money;
        self.boards[country].money += money;
        self.tally.paid = self.tally.paid.saturating_add(money);
    }

    /// What each seat counts: the wealth of its countries; nothing for a banker without one.
    #[must_use]
    pub fn scores(&self) -> table::Scores {
        let wealth = |seat| self.countries(seat).map(|country| self.wealth(country)).sum::<i32>();
        Seat::all(self.players.into()).map(wealth).collect()
    }

    /// The richest; among those the ones whose stocks are worth most.
    pub(crate) fn winners(&self) -> Seats {
        let count = |seat: Seat| {
            let own = || self.countries(seat);
            let wealth = own().map(|country| self.wealth(country)).sum::<i32>();
            own().next()?;
            Some((wealth, own().map(|country| self.boards[country].stock.worth()).sum::<i32>()))
        };
        let most = Seat::all(self.players.into()).filter_map(count).max();
        Seat::all(self.players.into()).filter(|seat| most.is_some() && count(*seat) == most).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Each, Length, Options, Sharing};

    /// No price is so high that a second round could bring anything; the rule is there all the same.
    #[test]
    fn partners_help_round_after_round() {
        let options = Options {
            length: Length::Short,
            countries: Each::One,
            help: Help::Returned,
            seats: Sharing::Random,
        };
        let mut game = Europax::start(&options, &[(), (), ()], &Seed::from_text("rounds")).unwrap();
        game.open.bank += 2 * 3_600 - 700;
        game.open.boards[Country::France].money = 0;
        game.open.boards[Country::Benelux].money = 700;
        game.open.pay(Country::France, None, 1_500, &mut Out::new(&mut ()));
        // Three rounds: 600, 600, and 300 with the last 100.
        assert_eq!(game.open.boards[Country::England].lent[Country::France], 900);
        assert_eq!(game.open.boards[Country::Benelux].lent[Country::France], 700);
        assert_eq!(game.open.boards[Country::France].money, 1_600 - 1_500);
        assert_eq!(game.open.tally.helped, 1);
    }
}
