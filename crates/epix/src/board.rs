//! What stands on the map and lies in front of the players, and the rules that need no more than that.

use crate::{
    card::{Cards, Effect, number},
    map::Map,
    players::{Kinds, Players},
    province::{
        Province::{self, Kilimandjora},
        Provinces,
    },
    unit::Kind,
};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The map with everybody's units, and everybody's supply, gold and cards. All of it is public.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// What everybody has.
    pub sides: Players<Side>,
    /// What the treasury has taken in, less what it has paid out.
    pub treasury: i32,
    /// Whether an attack may be made for nothing.
    pub free_attacks: bool,
}

/// What one player has.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// His castle.
    pub castle: Province,
    /// His gold.
    pub gold: u16,
    /// His Special Ability cards.
    pub cards: Cards,
    /// Where his units stand: never two of a kind in a province.
    pub units: Kinds<Provinces>,
    /// How many of each kind are left.
    pub supply: Kinds<u8>,
}

/// Who has to be beaten next in a province.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Defender {
    /// A unit.
    Unit(Kind),
    /// The garrison of a castle, when no unit is left.
    Garrison,
}

impl Board {
    /// How many play.
    #[inline]
    pub const fn players(&self) -> usize {
        self.sides.count()
    }

    /// Its map.
    #[inline]
    pub fn map(&self) -> &'static Map {
        Map::of(self.players())
    }

    /// Everybody who plays.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// A player's castle.
    #[inline]
    pub fn castle(&self, seat: Seat) -> Province {
        self.sides[seat].castle
    }

    /// A player's gold.
    #[inline]
    pub fn gold(&self, seat: Seat) -> u16 {
        self.sides[seat].gold
    }

    /// A player's Special Ability cards.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.sides[seat].cards
    }

    /// Everybody else.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    /// Where units of this kind and colour stand.
    #[inline]
    pub fn of(&self, seat: Seat, kind: Kind) -> Provinces {
        self.sides[seat].units[kind]
    }

    /// How many of them are left in the supply.
    #[inline]
    pub fn left(&self, seat: Seat, kind: Kind) -> u8 {
        self.sides[seat].supply[kind]
    }

    /// Provinces that hold a unit of this colour.
    #[inline]
    pub fn held(&self, seat: Seat) -> Provinces {
        let Kinds([soldiers, knights, camps, catapults]) = self.sides[seat].units;
        soldiers | knights | camps | catapults
    }

    /// Provinces that count for this player: `epix/map/occupy`.
    pub fn occupied(&self, seat: Seat) -> Provinces {
        self.held(seat).with(self.castle(seat))
    }

    /// Provinces with units of other colours.
    pub fn enemy_units(&self, seat: Seat) -> Provinces {
        self.others(seat).fold(Provinces::NONE, |all, other| all | self.held(other))
    }

    /// Provinces that others hold, their castles included.
    #[inline]
    pub fn enemies(&self, seat: Seat) -> Provinces {
        self.others(seat).fold(Provinces::NONE, |all, other| all | self.occupied(other))
    }

    /// Provinces in which of enemy units only a catapult stands.
    #[inline]
    pub fn helpless(&self, seat: Seat) -> Provinces {
        let alone = |other| {
            let Kinds([soldiers, knights, camps, catapults]) = self.sides[other].units;
            catapults - (soldiers | knights | camps)
        };
        self.others(seat).fold(Provinces::NONE, |all, other| all | alone(other))
    }

    /// Those of them that one can walk into; not a castle, where the garrison fights.
    #[inline]
    pub fn lone_catapults(&self, seat: Seat) -> Provinces {
        self.helpless(seat) - Provinces::CASTLES
    }

    /// Provinces that others hold and that can't just be walked into.
    #[inline]
    pub fn defended(&self, seat: Seat) -> Provinces {
        self.enemies(seat) - self.lone_catapults(seat)
    }

    /// Who holds this province, by a unit or because it is his castle.
    pub fn holder(&self, at: Province) -> Option<Seat> {
        self.seats().find(|seat| self.occupied(*seat).contains(at))
    }

    /// A player's castle and the two provinces it touches.
    pub fn lands(&self, seat: Seat) -> Provinces {
        self.map().near(self.castle(seat)).with(self.castle(seat))
    }

    /// Whether one of this player's cards does this.
    #[inline]
    pub fn has(&self, seat: Seat, effect: Effect) -> bool {
        self.cards(seat).have(effect)
    }

    /// What a unit costs him in the seasons.
    #[inline]
    pub fn price(&self, seat: Seat, kind: Kind) -> u16 {
        let discount = self.cards(seat).find(|effect| match effect {
            Effect::Price(of, gold) if of == kind => Some(gold),
            _ => None,
        });
        discount.unwrap_or(kind.price())
    }

    /// What Tax brings him.
    pub fn tax(&self, seat: Seat) -> u16 {
        number!(Tax, self.cards(seat)).unwrap_or(3)
    }

    /// What each of his camps brings.
    pub fn camp_income(&self, seat: Seat) -> u16 {
        number!(CampIncome, self.cards(seat)).unwrap_or(1)
    }

    /// What an income brings him.
    pub fn income(&self, seat: Seat) -> u16 {
        let occupied = self.occupied(seat);
        let camps = self.of(seat, Kind::Camp).len() as u16 * self.camp_income(seat);
        let marked = (occupied & self.map().marked).len() as u16;
        camps + marked + self.card_income(seat, occupied.len())
    }

    /// What his cards add to an income if he occupies so many provinces.
    pub fn card_income(&self, seat: Seat, provinces: usize) -> u16 {
        let flat = number!(Income, self.cards(seat)).unwrap_or(0);
        let per = number!(IncomePer, self.cards(seat)).map_or(0, |number| provinces as u16 / number.max(1));
        flat + per
    }

    /// What each unit he sends back to its supply brings him.
    pub fn plunder(&self, seat: Seat) -> u16 {
        number!(Plunder, self.cards(seat)).unwrap_or(0)
    }

    /// What every opponent who has gold gives him at the start of a season.
    pub fn tribute(&self, seat: Seat) -> u16 {
        number!(Tribute, self.cards(seat)).unwrap_or(0)
    }

    /// Whether his knights are free of Kilimandjora.
    pub fn climbs(&self, seat: Seat) -> bool {
        self.has(seat, Effect::MountainGuides)
    }

    /// The smallest bid for an attack.
    pub const fn least_bid(&self) -> u16 {
        if self.free_attacks { 0 } else { 1 }
    }

    /// Where this player may recruit this kind, among these provinces: none that enemies hold, and never where one of
    /// the kind stands.
    pub fn room(&self, seat: Seat, kind: Kind, among: Provinces) -> Provinces {
        let barred = match kind {
            Kind::Camp => Provinces::CASTLES,
            Kind::Knight if !self.climbs(seat) => Provinces::only(Kilimandjora),
            _ => Provinces::NONE,
        };
        among - self.enemies(seat) - self.of(seat, kind) - barred
    }

    /// Who has to be beaten next there: soldier, knight, camp, and in a castle at last the garrison.
    #[inline]
    pub fn defender(&self, seat: Seat, at: Province) -> Option<Defender> {
        let kinds = [Kind::Soldier, Kind::Knight, Kind::Camp];
        let unit = kinds.into_iter().find(|kind| self.of(seat, *kind).contains(at)).map(Defender::Unit);
        unit.or_else(|| (self.castle(seat) == at).then_some(Defender::Garrison))
    }

    /// How many guesses there are for it.
    pub fn defence(&self, seat: Seat, defender: Defender, at: Province) -> u8 {
        let kind = match defender {
            Defender::Unit(Kind::Catapult) => return 0,
            Defender::Unit(kind) => kind,
            Defender::Garrison => return number!(Garrison, self.cards(seat)).unwrap_or(2),
        };
        let strong = match kind {
            Kind::Soldier => at == Kilimandjora || at == self.castle(seat),
            Kind::Knight => at == self.castle(seat),
            _ => at == Kilimandjora,
        };
        let by_card = self.cards(seat).find(|effect| match effect {
            Effect::Defence(of, guesses) if of == kind => Some(guesses),
            _ => None,
        });
        by_card.unwrap_or(if strong { 2 } else { 1 })
    }

    /// How many guesses there are against a catapult's attack: the best that a unit there has; none where only a
    /// catapult stands.
    pub fn defence_of_all(&self, seat: Seat, at: Province) -> u8 {
        let there = Kind::ALL.into_iter().filter(|kind| self.of(seat, *kind).contains(at));
        there.map(|kind| self.defence(seat, Defender::Unit(kind), at)).max().unwrap_or(0)
    }

    /// A unit goes from the supply onto the map.
    pub fn put(&mut self, seat: Seat, kind: Kind, at: Province) {
        self.sides[seat].supply[kind] -= 1;
        self.sides[seat].units[kind] = self.of(seat, kind).with(at);
    }

    /// A unit goes from the map back to its owner's supply.
    pub fn take(&mut self, seat: Seat, kind: Kind, at: Province) {
        self.sides[seat].supply[kind] += 1;
        self.sides[seat].units[kind] = self.of(seat, kind).without(at);
    }

    /// A unit goes from one province to another.
    pub fn shift(&mut self, seat: Seat, kind: Kind, from: Province, to: Province) {
        self.sides[seat].units[kind] = self.of(seat, kind).without(from).with(to);
    }

    /// Gold goes to the treasury.
    pub fn pay(&mut self, seat: Seat, gold: u16) {
        self.sides[seat].gold -= gold;
        self.treasury += i32::from(gold);
    }

    /// Gold comes from the treasury.
    pub fn earn(&mut self, seat: Seat, gold: u16) {
        self.sides[seat].gold += gold;
        self.treasury -= i32::from(gold);
    }
}
