//! Which moves there are, and by which rule others are refused.

use crate::{
    country::Country,
    demand::Demand,
    product::Goods,
    state::{Open, Phase},
};
use table::prelude::*;

table::notation! {
    /// One choice.
    pub enum Move {
        /// Takes this country, before the first card.
        Take(country: Country) = "take",
        /// Lays this demand card.
        Lay(card: Demand) = "lay",
        /// Buys the next unit from this country.
        Buy(country: Country) = "buy",
    }
}

impl Open {
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.asked() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Choose(_) => into.extend(self.free().iter().map(Move::Take)),
            Phase::Lay(country) => {
                into.extend(self.boards[country].hand.iter().filter_map(Demand::new).map(Move::Lay));
            }
            Phase::Supply(_) | Phase::Urgent(_) => {
                into.extend(self.purchase().into_iter().flat_map(|(.., sellers)| sellers).map(Move::Buy));
            }
            Phase::Over(_) => {}
        }
    }

    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::by(Refusal::OVER));
        }
        if self.asked() != Some(seat) {
            return Err(self.not_asked());
        }
        let by = |so: bool, refusal: Refusal| if so { Ok(()) } else { Err(refusal) };
        match (self.phase, mv) {
            (Phase::Choose(_), Move::Take(country)) => {
                let refusal = if self.boards_in_box().contains(country) {
                    "europax/setup/taken"
                } else {
                    "europax/setup/countries"
                };
                by(self.free().contains(country), Refusal::by(refusal).with("country", country))
            }
            (Phase::Lay(country), Move::Lay(card)) => {
                let has = self.boards[country].hand.contains(card.number());
                by(has, Refusal::by("europax/turn/hand").with("card", card).with("country", country))
            }
            (Phase::Supply(_) | Phase::Urgent(_), Move::Buy(seller)) => {
                let purchase = self.purchase().ok_or_else(|| Refusal::by("europax/demand/choice"));
                let (_, product, sellers) = purchase?;
                let refusal = Refusal::by("europax/demand/seller");
                by(sellers.contains(seller), refusal.with("product", Goods(product)).with("country", seller))
            }
            (Phase::Choose(_), _) => Err(Refusal::by("europax/setup/seats")),
            (Phase::Lay(_), _) => Err(Refusal::by("europax/turn/lay")),
            (Phase::Supply(_), _) => Err(Refusal::by("europax/demand/choice")),
            (Phase::Urgent(_) | Phase::Over(_), _) => Err(Refusal::by("europax/unforeseen/urgent")),
        }
    }

    /// Somebody else is asked.
    fn not_asked(&self) -> Refusal {
        let seat = self.asked().unwrap_or(Seat::FIRST);
        Refusal::by("europax/turn/asked").with("seat", seat)
    }
}
