//! The twelve products, and what a production card of each says.

use crate::{
    per::{Key, Per},
    spoken::spoken,
};
use table::Phrase;

table::keyed! {
    /// A product. A production card is one unit of it.
    pub enum Product as "product" {
        /// Wheat, barley, maize.
        Cereals = "cereals",
        /// Vegetables.
        Vegetables = "vegetables",
        /// Milk, butter, cheese.
        Dairy = "dairy",
        /// Meat.
        Meat = "meat",
        /// Wine.
        Wine = "wine",
        /// Timber.
        Timber = "timber",
        /// Coal.
        Coal = "coal",
        /// Steel.
        Steel = "steel",
        /// Petroleum products.
        Petroleum = "petroleum",
        /// Chemicals.
        Chemicals = "chemicals",
        /// Cars.
        Cars = "cars",
        /// Woollen cloth.
        Wool = "wool",
    }
}

impl Key for Product {
    const ALL: &'static [Product] = &Product::ALL;

    fn place(self) -> usize {
        self as usize
    }
}

/// So many cards of each product.
pub type Stock = Per<Product, u8, 12>;

impl Stock {
    /// How many cards there are in all.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.values().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values().all(|count| *count == 0)
    }

    /// What they are worth at European prices.
    #[must_use]
    pub fn worth(&self) -> i32 {
        self.iter().map(|(product, count)| product.european() * i32::from(*count)).sum()
    }
}

/// What is printed on a production card.
struct Printed {
    /// Tonnes of one unit.
    tonnes: u32,
    /// Its price in Europe and abroad, in millions of Europas.
    prices: (i32, i32),
    /// How many cards there are.
    copies: u8,
}

impl Product {
    const fn printed(self) -> Printed {
        let (tonnes, european, foreign, copies) = match self {
            Product::Cereals => (3_000_000, 160, 250, 15),
            Product::Vegetables => (500_000, 60, 90, 15),
            Product::Dairy => (400_000, 95, 145, 15),
            Product::Meat => (200_000, 140, 210, 14),
            Product::Wine => (600_000, 80, 120, 14),
            Product::Timber => (1_000_000, 75, 115, 14),
            Product::Coal => (5_000_000, 90, 135, 15),
            Product::Steel => (3_000_000, 115, 170, 15),
            Product::Petroleum => (4_000_000, 105, 155, 14),
            Product::Chemicals => (300_000, 125, 185, 14),
            Product::Cars => (100_000, 170, 255, 14),
            Product::Wool => (25_000, 100, 150, 14),
        };
        Printed { tonnes, prices: (european, foreign), copies }
    }

    /// Tonnes of one unit.
    #[must_use]
    pub const fn tonnes(self) -> u32 {
        self.printed().tonnes
    }

    /// What a unit costs in Europe, in millions of Europas.
    #[must_use]
    pub const fn european(self) -> i32 {
        self.printed().prices.0
    }

    /// What a unit costs abroad, in millions of Europas.
    #[must_use]
    pub const fn foreign(self) -> i32 {
        self.printed().prices.1
    }

    /// What a card of it says, beside its name.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new("printed")
            .with("tonnes", self.tonnes())
            .with("european", self.european())
            .with("foreign", self.foreign())
    }

    /// How many production cards of it there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        self.printed().copies
    }
}

spoken! {
    /// Some of a product: “de l’acier”.
    pub struct Goods(Product) {
        Cereals = "some-cereals", Vegetables = "some-vegetables", Dairy = "some-dairy", Meat = "some-meat",
        Wine = "some-wine", Timber = "some-timber", Coal = "some-coal", Steel = "some-steel",
        Petroleum = "some-petroleum", Chemicals = "some-chemicals", Cars = "some-cars", Wool = "some-wool",
    }
}

spoken! {
    /// So much of a product: “une unité d’acier”.
    pub struct OfGoods(Product) {
        Cereals = "of-cereals", Vegetables = "of-vegetables", Dairy = "of-dairy", Meat = "of-meat",
        Wine = "of-wine", Timber = "of-timber", Coal = "of-coal", Steel = "of-steel",
        Petroleum = "of-petroleum", Chemicals = "of-chemicals", Cars = "of-cars", Wool = "of-wool",
    }
}
