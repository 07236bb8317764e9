//! The 43 unforeseen cards: what each says and does, as data.

use crate::product::{Goods, OfGoods, Product};
use table::Phrase;

table::keyed! {
    /// What an unforeseen card is called. Some are there several times.
    pub enum Unforeseen as "unforeseen" {
        /// The hotels are ready for tourists.
        Hotel = "hotel",
        /// Tourists come, if there are hotels.
        Tourists = "tourists",
        /// Very many tourists come, if there are hotels.
        Season = "season",
        /// Petroleum products are needed.
        Petroleum = "petroleum",
        /// Dairy products are needed.
        Dairy = "dairy",
        /// Coal is needed.
        Coal = "coal",
        /// Cereals are needed.
        Cereals = "cereals",
        /// Meat is needed.
        Meat = "meat",
        /// Timber is needed.
        Timber = "timber",
        /// An old loan comes back.
        Loan = "loan",
        /// Others pay for a patent.
        Patent = "patent",
        /// A trade fair.
        Fair = "fair",
        /// Everybody buys the bonds of the state.
        Bonds = "bonds",
        /// The Community supports the farms.
        Farms = "farms",
        /// The Community supports the laboratories.
        Research = "research",
        /// Barges pay to pass.
        Canal = "canal",
        /// An exhibition of paintings.
        Paintings = "paintings",
        /// A storm has done damage.
        Storm = "storm",
        /// Roads have to be built.
        Roads = "roads",
        /// Customs houses are pulled down.
        Customs = "customs",
        /// A harvest of cereals.
        Harvest = "harvest",
        /// A harvest of wine.
        Vintage = "vintage",
        /// A harvest of vegetables.
        Gardens = "gardens",
        /// A motor show.
        MotorShow = "motor-show",
        /// A show of fashion.
        Fashion = "fashion",
        /// A show of chemistry.
        Laboratory = "laboratory",
        /// A jubilee, with presents.
        Jubilee = "jubilee",
        /// Partners get a present.
        Friendship = "friendship",
        /// The Community pays a dividend to all.
        Dividend = "dividend",
        /// New works open.
        Works = "works",
    }
}

/// What an unforeseen card does to whoever drew it. Sums are in millions of Europas.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The card is kept, one at most: tourists may come.
    Hotel,
    /// The bank pays this, but only to whoever has hotels.
    Tourists(i32),
    /// So many units of a product have to be bought from partners.
    Urgent(Product, u8),
    /// The bank pays this.
    Income(i32),
    /// The bank is paid this.
    Cost(i32),
    /// The bank pays this for every unit of a product on one's board.
    Harvest(Product, i32),
    /// A unit of a product goes out of the game, and the bank pays its foreign price.
    Exhibit(Product),
    /// Every partner gives this.
    FromPartners(i32),
    /// Every partner is given this.
    ToPartners(i32),
    /// The bank pays this to every country.
    Everybody(i32),
    /// So many new production cards.
    Works(u8),
}

/// How many unforeseen cards there are.
pub const UNFORESEEN: usize = 43;

impl Unforeseen {
    /// How many cards of this name there are, and what they do.
    const fn printed(self) -> (u8, Effect) {
        use Effect::{
            Cost, Everybody, Exhibit, FromPartners, Harvest, Hotel, Income, ToPartners, Tourists, Urgent,
            Works,
        };
        match self {
            Unforeseen::Hotel => (5, Hotel),
            Unforeseen::Tourists => (3, Tourists(400)),
            Unforeseen::Season => (2, Tourists(600)),
            Unforeseen::Petroleum => (2, Urgent(Product::Petroleum, 1)),
            Unforeseen::Dairy => (2, Urgent(Product::Dairy, 1)),
            Unforeseen::Coal => (1, Urgent(Product::Coal, 2)),
            Unforeseen::Cereals => (1, Urgent(Product::Cereals, 2)),
            Unforeseen::Meat => (1, Urgent(Product::Meat, 1)),
            Unforeseen::Timber => (1, Urgent(Product::Timber, 2)),
            Unforeseen::Loan => (2, Income(350)),
            Unforeseen::Patent => (2, Income(500)),
            Unforeseen::Fair => (2, Income(450)),
            Unforeseen::Bonds => (1, Income(650)),
            Unforeseen::Farms => (2, Income(300)),
            Unforeseen::Research => (1, Income(600)),
            Unforeseen::Canal => (1, Income(300)),
            Unforeseen::Paintings => (1, Income(550)),
            Unforeseen::Storm => (1, Cost(100)),
            Unforeseen::Roads => (1, Cost(150)),
            Unforeseen::Customs => (1, Cost(50)),
            Unforeseen::Harvest => (1, Harvest(Product::Cereals, 100)),
            Unforeseen::Vintage => (1, Harvest(Product::Wine, 100)),
            Unforeseen::Gardens => (1, Harvest(Product::Vegetables, 100)),
            Unforeseen::MotorShow => (1, Exhibit(Product::Cars)),
            Unforeseen::Fashion => (1, Exhibit(Product::Wool)),
            Unforeseen::Laboratory => (1, Exhibit(Product::Chemicals)),
            Unforeseen::Jubilee => (1, FromPartners(50)),
            Unforeseen::Friendship => (1, ToPartners(25)),
            Unforeseen::Dividend => (1, Everybody(100)),
            Unforeseen::Works => (1, Works(2)),
        }
    }

    /// How many cards of this name there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        self.printed().0
    }

    /// What it does.
    #[must_use]
    pub const fn effect(self) -> Effect {
        self.printed().1
    }

    /// Every card, one by one.
    pub fn cards() -> impl Iterator<Item = Unforeseen> {
        Unforeseen::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, card.copies().into()))
    }
}

impl Effect {
    /// What stands on the card.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Effect::Hotel => Phrase::new("effect-hotel"),
            Effect::Tourists(money) => Phrase::new("effect-tourists").with("money", money),
            Effect::Urgent(product, units) => {
                Phrase::new("effect-urgent").with("product", OfGoods(product)).with("units", units)
            }
            Effect::Income(money) => Phrase::new("effect-income").with("money", money),
            Effect::Cost(money) => Phrase::new("effect-cost").with("money", money),
            Effect::Harvest(product, money) => {
                Phrase::new("effect-harvest").with("product", OfGoods(product)).with("money", money)
            }
            Effect::Exhibit(product) => {
                Phrase::new("effect-exhibit").with("product", Goods(product)).with("money", product.foreign())
            }
            Effect::FromPartners(money) => Phrase::new("effect-from-partners").with("money", money),
            Effect::ToPartners(money) => Phrase::new("effect-to-partners").with("money", money),
            Effect::Everybody(money) => Phrase::new("effect-everybody").with("money", money),
            Effect::Works(cards) => Phrase::new("effect-works").with("cards", cards),
        }
    }
}
