//! What one viewer may know, games that he could be in, and whether a game can be at all.

use crate::{
    country::Country,
    demand::Demand,
    product::{Product, Stock},
    state::{BOX, Board, Each, Europax, Help, Open, Packs, Phase, Source, Supply, Urgent},
    unforeseen::{Effect, Unforeseen},
};
use table::prelude::*;

/// What one viewer may know: everything but the order of the packs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
}

/// More money, lent or had, than any game brings together.
const TOO_MUCH: i32 = 10_000_000;

impl Europax {
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Result<Europax, Impossible> {
        let View { viewer, ref open } = *view;
        must(viewer.is_at(open.players.into()), "nobody sits where this is seen from")?;
        must(open.production.cards() <= crate::PRODUCTION, "there are too many production cards")?;
        let mut packs = Packs {
            production: (open.production.iter())
                .flat_map(|(product, count)| std::iter::repeat_n(product, (*count).into()))
                .collect(),
            demands: open.demands.iter().filter_map(Demand::new).collect(),
            unforeseen: open.unread()?.into_iter().collect(),
        };
        dice.shuffle(&mut packs.production);
        dice.shuffle(&mut packs.demands);
        dice.shuffle(&mut packs.unforeseen);
        let game = Europax { open: open.clone(), packs, dice: Bookmark::new(dice.seed()) };
        game.possible().map(|()| game)
    }

    pub(crate) fn possible(&self) -> Result<(), Impossible> {
        let Europax { open, packs, .. } = self;
        open.possible()?;
        let mut production = Stock::default();
        packs.production.iter().for_each(|product| production[*product] += 1);
        must(production == open.production, "the pack of production cards isn't what was counted")?;
        let demands: Bits = packs.demands.iter().map(|card| card.number()).collect();
        must(
            demands == open.demands && demands.len() == packs.demands.len(),
            "the pack of demand cards isn't what was counted",
        )?;
        let mut unread = packs.unforeseen.to_vec();
        unread.sort_unstable();
        must(unread == open.unread()?, "an unforeseen card is missing or too many")
    }
}

impl Open {
    /// The unforeseen cards that nobody has read yet, sorted.
    pub(crate) fn unread(&self) -> Result<Vec<Unforeseen>, Impossible> {
        let mut unread: Vec<Unforeseen> = Unforeseen::cards().collect();
        let hotels = self.boards.values().filter(|board| board.hotel).map(|_| &Unforeseen::Hotel);
        for card in self.beneath.iter().chain(hotels) {
            let at = unread.iter().position(|other| other == card);
            unread.remove(at.ok_or_else(|| Impossible("an unforeseen card is there too often".into()))?);
        }
        Ok(unread)
    }

    fn possible(&self) -> Result<(), Impossible> {
        self.seats_possible()?;
        self.money_possible()?;
        self.cards_possible()?;
        self.phase_possible()
    }

    /// Who sits where, with which countries.
    fn seats_possible(&self) -> Result<(), Impossible> {
        let players = usize::from(self.players);
        must((2..=6).contains(&players), "too few or too many play")?;
        must(players == 2 || self.options.countries == Each::One, "only two can have two countries each")?;
        must(
            self.banker.index() < players && (players < 6 || self.banker.index() == 5),
            "nobody keeps the bank",
        )?;
        let present = self.present();
        must((present - self.boards_in_box()).is_empty(), "a country is played that isn't in the box")?;
        let (taken, choosing) = (present.len(), matches!(self.phase, Phase::Choose(_)));
        must(
            if choosing { taken < self.wanted_countries() } else { taken == self.wanted_countries() },
            "too many or too few countries are played",
        )?;
        for seat in Seat::all(MAX_SEATS) {
            let should = (0..taken).filter(|turn| self.taker(*turn) == seat).count();
            must(self.countries(seat).count() == should, "somebody has too many or too few countries")?;
        }
        let bare = |board: &Board| *board == Board { owner: board.owner, ..Board::default() };
        let all_bare = self.boards.values().all(|board| bare(board) || (board.owner.is_some() && !choosing));
        must(all_bare, "somebody has something before it began, or nobody has")
    }

    /// Money is neither made nor lost.
    fn money_possible(&self) -> Result<(), Impossible> {
        let purses = self.boards.values().map(|board| i64::from(board.money)).sum::<i64>();
        must(purses + i64::from(self.bank) == i64::from(BOX), "money was made or lost")?;
        let sane = |money: i32| (0..=TOO_MUCH).contains(&money);
        must(
            self.boards.values().all(|board| sane(board.money)),
            "nobody can have so much money, or so little",
        )?;
        for (country, board) in self.boards.iter() {
            let lent = |(debtor, money): (Country, &i32)| {
                let can = debtor != country && self.is_present(debtor) && self.options.help == Help::Returned;
                *money == 0 || (can && sane(*money))
            };
            must(board.lent.iter().all(lent), "nobody can have lent that")?;
        }
        Ok(())
    }

    /// Every card is somewhere, once.
    fn cards_possible(&self) -> Result<(), Impossible> {
        for product in Product::ALL {
            let stocks = self.boards.values().map(|board| u32::from(board.stock[product])).sum::<u32>();
            let there = stocks + u32::from(self.production[product]) + u32::from(self.gone[product]);
            must(there == u32::from(product.copies()), "a production card is missing or too many")?;
            let mut fresh = self.boards.values().map(|board| board.fresh[product]);
            must(fresh.all(|cards| cards <= product.copies()), "nobody can have got so many cards")?;
        }
        let mut all = self.demands;
        for cards in self.boards.values().map(|board| board.hand).chain([self.used]) {
            must(all.and(cards).is_empty(), "a demand card is there twice")?;
            all = all.or(cards);
        }
        must(all == Demand::deck(self.wanted_countries()), "a demand card is missing or too many")?;
        self.unread().map(drop)
    }

    /// Whoever is asked can answer.
    fn phase_possible(&self) -> Result<(), Impossible> {
        let hands = |but: Option<Country>| {
            let mut others = self.present().iter().filter(|country| Some(*country) != but);
            must(others.all(|country| !self.boards[country].hand.is_empty()), "somebody has no demand card")
        };
        let sellers = self.purchase().map_or(0, |(.., sellers)| sellers.len());
        match self.phase {
            Phase::Choose(seat) => {
                let untouched = self.gone.is_empty() && self.used.is_empty() && self.beneath.is_empty();
                must(seat == self.taker(self.present().len()) && untouched, "it isn't his to choose")
            }
            Phase::Lay(country) => {
                must(self.is_present(country), "nobody plays this country")?;
                hands(None)
            }
            Phase::Supply(supply) => {
                hands(Some(supply.layer))?;
                must(sellers > 1 && self.supply_possible(supply), "nothing is to be chosen")
            }
            Phase::Urgent(Urgent { country, product, units, layer }) => {
                hands(Some(layer))?;
                must(self.is_present(country) && self.is_present(layer), "nobody plays this country")?;
                let urgent = |card: &Unforeseen| matches!(card.effect(), Effect::Urgent(what, most) if what == product && (1..=most).contains(&units));
                must(sellers > 1 && self.beneath.last().is_some_and(urgent), "nothing has to be bought")
            }
            Phase::Over(_) => Ok(()),
        }
    }

    fn supply_possible(&self, supply: Supply) -> bool {
        let Some(wanted) = supply.card.line(supply.line.into()) else { return false };
        let has = |country: Country| self.boards[country].stock[wanted.product] > 0;
        let came = supply
            .last
            .is_none_or(|(Source::Board(country) | Source::Abroad(country))| self.is_present(country));
        self.used.contains(supply.card.number())
            && self.is_present(wanted.country)
            && self.is_present(supply.layer)
            && supply.units < wanted.units
            && (supply.units == 0 || supply.last.is_some())
            && !has(wanted.country)
            && !has(supply.layer)
            && came
    }
}
