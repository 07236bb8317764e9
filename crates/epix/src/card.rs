//! The twenty Special Ability cards: what each does, as data that the rules run on and its text is made of.

use crate::unit::Kind;
use table::{Lang, Phrase, Words};

table::keyed! {
    /// A Special Ability card.
    pub enum Card as "card" {
        /// Cheap soldiers.
        Recruiter = "recruiter",
        /// Cheap knights.
        Stables = "stables",
        /// Cheap catapults, and converted ones at once.
        Sappers = "sappers",
        /// Cheap camps.
        Quartermaster = "quartermaster",
        /// More tax.
        TaxCollector = "tax_collector",
        /// Gold from every opponent.
        Tribute = "tribute",
        /// Gold from nowhere.
        GoldMine = "gold_mine",
        /// Gold from camps.
        Caravans = "caravans",
        /// Gold from provinces.
        Surveyor = "surveyor",
        /// Strong soldiers.
        ShieldWall = "shield_wall",
        /// Strong knights.
        PlateArmour = "plate_armour",
        /// Strong camps.
        Palisade = "palisade",
        /// A strong garrison.
        OldGuard = "old_guard",
        /// Quick soldiers.
        ForcedMarch = "forced_march",
        /// Knights that climb.
        MountainGuides = "mountain_guides",
        /// Catapults that reach far.
        Trebuchet = "trebuchet",
        /// Catapults that stay.
        SiegeCamp = "siege_camp",
        /// A look at somebody's action cards.
        Spy = "spy",
        /// Gold for what is beaten.
        Plunder = "plunder",
        /// Units out of nowhere.
        Mercenaries = "mercenaries",
    }
}

/// What a card changes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Units of this kind cost so much.
    Price(Kind, u16),
    /// A converted catapult may attack at once.
    ConvertedAtOnce,
    /// Tax brings so much.
    Tax(u16),
    /// At the start of each season every opponent who has gold gives so much.
    Tribute(u16),
    /// So much more in every income.
    Income(u16),
    /// Camps bring so much each.
    CampIncome(u16),
    /// One more in every income for so many provinces occupied.
    IncomePer(u16),
    /// Units of this kind have so many guesses everywhere.
    Defence(Kind, u8),
    /// The garrison has so many guesses.
    Garrison(u8),
    /// A soldier may first move one province.
    ForcedMarch,
    /// Knights are free of Kilimandjora.
    MountainGuides,
    /// Catapults reach two provinces far.
    Trebuchet,
    /// A catapult stays after a successful attack.
    SiegeCamp,
    /// Looks at an opponent's action cards and chooses again.
    Spy,
    /// So much gold for each unit sent back to its supply.
    Plunder(u16),
    /// Recruits next to what is occupied.
    Mercenaries,
}

impl Card {
    /// What it does.
    pub const fn effects(self) -> &'static [Effect] {
        match self {
            Card::Recruiter => &[Effect::Price(Kind::Soldier, 1)],
            Card::Stables => &[Effect::Price(Kind::Knight, 4)],
            Card::Sappers => &[Effect::Price(Kind::Catapult, 1), Effect::ConvertedAtOnce],
            Card::Quartermaster => &[Effect::Price(Kind::Camp, 1)],
            Card::TaxCollector => &[Effect::Tax(5)],
            Card::Tribute => &[Effect::Tribute(1)],
            Card::GoldMine => &[Effect::Income(2)],
            Card::Caravans => &[Effect::CampIncome(2)],
            Card::Surveyor => &[Effect::IncomePer(2)],
            Card::ShieldWall => &[Effect::Defence(Kind::Soldier, 2)],
            Card::PlateArmour => &[Effect::Defence(Kind::Knight, 2)],
            Card::Palisade => &[Effect::Defence(Kind::Camp, 2)],
            Card::OldGuard => &[Effect::Garrison(3)],
            Card::ForcedMarch => &[Effect::ForcedMarch],
            Card::MountainGuides => &[Effect::MountainGuides],
            Card::Trebuchet => &[Effect::Trebuchet],
            Card::SiegeCamp => &[Effect::SiegeCamp],
            Card::Spy => &[Effect::Spy],
            Card::Plunder => &[Effect::Plunder(1)],
            Card::Mercenaries => &[Effect::Mercenaries],
        }
    }

    /// Its text, made of its effects.
    pub fn text(self, words: &Words, lang: Lang) -> String {
        let said = |effect: &Effect| words.say(lang, &effect.phrase(), &|_| String::new());
        self.effects().iter().map(said).collect::<Vec<String>>().join(" ")
    }
}

impl Effect {
    /// It in words.
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::new(self.message());
        match self {
            Effect::Price(kind, number) => phrase.with("units", kind.several()).with("gold", number),
            Effect::Defence(kind, guesses) => phrase.with("units", kind.several()).with("guesses", guesses),
            Effect::Garrison(guesses) => phrase.with("guesses", guesses),
            Effect::IncomePer(number) => phrase.with("provinces", number),
            Effect::Tax(number)
            | Effect::Tribute(number)
            | Effect::Income(number)
            | Effect::CampIncome(number)
            | Effect::Plunder(number) => phrase.with("gold", number),
            _ => phrase,
        }
    }

    /// The id of the message for this kind of effect.
    pub const fn message(self) -> &'static str {
        match self {
            Effect::Price(..) => "effect-price",
            Effect::ConvertedAtOnce => "effect-converted-at-once",
            Effect::Tax(_) => "effect-tax",
            Effect::Tribute(_) => "effect-tribute",
            Effect::Income(_) => "effect-income",
            Effect::CampIncome(_) => "effect-camp-income",
            Effect::IncomePer(_) => "effect-income-per",
            Effect::Defence(..) => "effect-defence",
            Effect::Garrison(_) => "effect-garrison",
            Effect::ForcedMarch => "effect-forced_march",
            Effect::MountainGuides => "effect-mountain_guides",
            Effect::Trebuchet => "effect-trebuchet",
            Effect::SiegeCamp => "effect-siege_camp",
            Effect::Spy => "effect-spy",
            Effect::Plunder(_) => "effect-plunder",
            Effect::Mercenaries => "effect-mercenaries",
        }
    }
}

/// The number that these cards have for this kind of effect, if one of them has it.
macro_rules! number {
    ($Effect:ident, $cards:expr) => {
        $cards.find(|effect| match effect {
            Effect::$Effect(number) => Some(number),
            _ => None,
        })
    };
}

pub(crate) use number;

table::set! {
    /// A set of cards.
    pub struct Cards(Card), CardsIter
}

impl Cards {
    /// What the first effect that `pick` knows comes to.
    #[inline]
    pub fn find<T>(self, pick: impl Fn(Effect) -> Option<T>) -> Option<T> {
        self.iter().find_map(|card| card.effects().iter().find_map(|effect| pick(*effect)))
    }

    /// Whether one of them does this.
    #[inline]
    pub fn have(self, effect: Effect) -> bool {
        self.find(|one| (one == effect).then_some(())).is_some()
    }
}
