//! What is told at the table.

use crate::{
    country::{OutOf, The, To},
    demand::Demand,
    product::{Goods, OfGoods, Stock},
    unforeseen::Unforeseen,
};
use table::{Bits, Seat};

table::events! {
    #[allow(missing_docs, reason = "fields are named for what they hold")]
    /// What is told at the table; everybody hears it.
    pub enum Event {
        /// Somebody chose a country.
        Chose { seat: Seat, country: The },
        /// A country got production cards: so many of each.
        GotStock {
            country: The, cards: u8, cereals: u8, vegetables: u8, dairy: u8, meat: u8, wine: u8, timber: u8,
            coal: u8, steel: u8, petroleum: u8, chemicals: u8, cars: u8, wool: u8,
        },
        /// A country got demand cards: these numbers, 0 for none.
        GotDemands {
            country: The, cards: u8, one: u8, two: u8, three: u8, four: u8, five: u8, six: u8, seven: u8, eight: u8,
        },
        /// It is a country's turn to lay a demand card.
        Turn { country: The },
        /// It laid one.
        Laid { country: The, card: Demand },
        /// A line of it was read.
        Asked { country: The, units: u8, product: OfGoods, tonnes: u32 },
        /// A line was skipped, because nobody plays that country.
        Skipped { country: The },
        /// Every line of the card was skipped.
        AllSkipped {},
        /// A country supplied a unit of its own.
        Supplied { country: The, product: Goods },
        /// A country bought a unit and supplied it.
        Bought { country: The, from: OutOf, product: Goods, money: i32 },
        /// A country paid for a unit from abroad.
        BoughtAbroad { country: The, product: Goods, money: i32 },
        /// A stock is used up, and the bank pays a reward.
        Rewarded { country: The, money: i32 },
        /// A stock is used up, and there are no production cards left.
        UsedUp { country: The },
        /// A partner helped one who couldn't pay.
        Helped { country: The, to: To, money: i32 },
        /// The bank paid a seller what the buyer couldn't.
        MadeUp { country: The, to: To, money: i32 },
        /// The bank did without what a country couldn't pay.
        Waived { country: The, money: i32 },
        /// The demand cards that were laid were shuffled and can be drawn again.
        Shuffled {},
        /// A country drew an unforeseen card.
        Drew { country: The, card: Unforeseen },
        /// Its hotels are ready.
        Equipped { country: The },
        /// Its hotels were ready before, so the card goes back.
        EquippedBefore { country: The },
        /// Tourists don't come, for want of hotels.
        NoHotels { country: The },
        /// The bank paid.
        Received { country: The, money: i32 },
        /// The bank was paid.
        Paid { country: The, money: i32 },
        /// A partner gave something.
        Gave { country: The, to: To, money: i32 },
        /// A unit was bought and put on the buyer's board.
        Stored { country: The, from: OutOf, product: Goods, money: i32 },
        /// Nobody has what a country ought to buy.
        NotForSale { product: Goods },
        /// A unit was exhibited, and the bank paid for it.
        Exhibited { country: The, product: Goods, money: i32 },
        /// A country has none of what its card speaks of.
        HasNone { country: The, product: OfGoods },
        /// There are no production cards left to get.
        NoCards {},
        /// At the end a country returns what it was helped with.
        Returned { country: The, to: To, money: i32 },
    }
}

/// A country got these production cards.
pub(crate) fn got_stock(country: The, new: &Stock) -> Event {
    use crate::product::Product::{
        Cars, Cereals, Chemicals, Coal, Dairy, Meat, Petroleum, Steel, Timber, Vegetables, Wine, Wool,
    };
    Event::GotStock {
        country,
        cards: new.cards() as u8,
        cereals: new[Cereals],
        vegetables: new[Vegetables],
        dairy: new[Dairy],
        meat: new[Meat],
        wine: new[Wine],
        timber: new[Timber],
        coal: new[Coal],
        steel: new[Steel],
        petroleum: new[Petroleum],
        chemicals: new[Chemicals],
        cars: new[Cars],
        wool: new[Wool],
    }
}

/// A country got these demand cards.
pub(crate) fn got_demands(country: The, new: Bits) -> Event {
    let mut numbers = new.iter();
    let [one, two, three, four, five, six, seven, eight] = [(); 8].map(|()| numbers.next().unwrap_or(0));
    Event::GotDemands { country, cards: new.len() as u8, one, two, three, four, five, six, seven, eight }
}
