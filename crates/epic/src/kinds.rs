//! What is printed on cards besides their text: alignment, origin, type, speed, keywords; and the tokens.

table::keyed! {
    /// Good, evil, wild, or none of them.
    pub enum Alignment as "alignment" {
        /// Golden cards.
        Good = "good",
        /// Purple cards.
        Evil = "evil",
        /// Green cards.
        Wild = "wild",
        /// Sky blue cards: of no side.
        Unaligned = "unaligned",
    }
}

table::keyed! {
    /// What a card is made of.
    pub enum Origin as "origin" {
        /// Lightning in the background.
        Magical = "magical",
        /// Scales.
        Natural = "natural",
        /// Cogs.
        Constructed = "constructed",
    }
}

table::keyed! {
    /// The type of a card.
    pub enum Kind as "kind" {
        /// Stays in play and fights.
        Champion = "champion",
        /// Stays in play.
        Object = "object",
        /// Happens, then goes to the discard pile.
        Event = "event",
    }
}

table::keyed! {
    /// When a card or an ability may be played.
    pub enum Speed as "speed" {
        /// In one's Build step while the line is empty.
        Build = "build",
        /// In one's Pre-Battle or Build step while the line is empty.
        Paced = "paced",
        /// Whenever one has priority.
        Fast = "fast",
    }
}

table::keyed! {
    /// How often a card is found in boosters.
    pub enum Rarity as "rarity" {
        /// Seven fast and seven slow ones in a booster.
        Common = "common",
        /// One in a booster.
        Rare = "rare",
    }
}

table::keyed! {
    /// The steps of a turn.
    pub enum Step as "step" {
        /// All is prepared, a card is drawn.
        Preparation = "preparation",
        /// Before the battle.
        PreBattle = "pre_battle",
        /// Attacks.
        Battle = "battle",
        /// After it.
        Build = "build",
        /// The end.
        End = "end",
    }
}

table::keyed! {
    /// The champions that cards make.
    pub enum Token as "token" {
        /// 1/1, good, natural.
        Human = "human",
        /// 2/2, evil, magical.
        Zombie = "zombie",
        /// 4/4, evil, magical.
        Demon = "demon",
        /// 1/1, wild, natural.
        Insect = "insect",
        /// 2/2, wild, natural.
        Wolf = "wolf",
        /// 3/3, wild, natural.
        Tiger = "tiger",
        /// 1/1, wild, natural, airborne.
        Bird = "bird",
    }
}

table::keyed! {
    /// What is put on champions.
    pub enum Counter as "counter" {
        /// One more of offence and of defence.
        Plus = "plus",
        /// Exactly 0/1, no abilities, nothing added.
        Demoralized = "demoralized",
        /// Tied to whoever pulls the strings.
        String = "string",
    }
}

table::keyed! {
    /// What a champion or an object is or has in one word.
    pub enum Keyword as "keyword" {
        /// Blocked only by airborne champions and those with range.
        Airborne = "airborne",
        /// What its damage leaves over goes to the defender.
        Breakthrough = "breakthrough",
        /// Any damage it deals breaks a champion.
        Deadly = "deadly",
        /// May attack champions.
        Hunter = "hunter",
        /// Blocks airborne champions, and strikes first.
        Range = "range",
        /// Can't be blocked.
        Unblockable = "unblockable",
        /// Can't be broken.
        Unbreakable = "unbreakable",
        /// Can't be banished.
        Unbanishable = "unbanishable",
        /// Can't be a target.
        Untargetable = "untargetable",
        /// Can't be stopped.
        Unstoppable = "unstoppable",
        /// May be played face down.
        Veiled = "veiled",
        /// May block airborne champions.
        Climber = "climber",
        /// May not block.
        NoBlock = "no_block",
        /// Must attack each turn if it can.
        MustAttack = "must_attack",
        /// Blocking doesn't flip it.
        Steady = "steady",
        /// Attacking flips it instead of expending it.
        FlipAttack = "flip_attack",
        /// Nothing good touches it.
        GoodWard = "good_ward",
        /// Nothing evil touches it.
        EvilWard = "evil_ward",
        /// Nothing wild touches it.
        WildWard = "wild_ward",
        /// Nothing unaligned touches it.
        UnalignedWard = "unaligned_ward",
        /// Nothing magical touches it.
        MagicalWard = "magical_ward",
        /// Nothing natural touches it.
        NaturalWard = "natural_ward",
        /// Nothing constructed touches it.
        ConstructedWard = "constructed_ward",
        /// No champion touches it.
        ChampionWard = "champion_ward",
        /// No object touches it.
        ObjectWard = "object_ward",
        /// No event touches it.
        EventWard = "event_ward",
    }
}

table::set! {
    /// A set of keywords.
    pub struct Keywords(Keyword), KeywordsIter
}

impl Alignment {
    /// The ward against it.
    #[must_use]
    pub const fn ward(self) -> Keyword {
        match self {
            Alignment::Good => Keyword::GoodWard,
            Alignment::Evil => Keyword::EvilWard,
            Alignment::Wild => Keyword::WildWard,
            Alignment::Unaligned => Keyword::UnalignedWard,
        }
    }
}

impl Origin {
    /// The ward against it.
    #[must_use]
    pub const fn ward(self) -> Keyword {
        match self {
            Origin::Magical => Keyword::MagicalWard,
            Origin::Natural => Keyword::NaturalWard,
            Origin::Constructed => Keyword::ConstructedWard,
        }
    }
}

impl Kind {
    /// The ward against it.
    #[must_use]
    pub const fn ward(self) -> Keyword {
        match self {
            Kind::Champion => Keyword::ChampionWard,
            Kind::Object => Keyword::ObjectWard,
            Kind::Event => Keyword::EventWard,
        }
    }
}

impl Token {
    /// Offence and defence, which are equal.
    #[must_use]
    pub const fn numbers(self) -> i16 {
        match self {
            Token::Human | Token::Insect | Token::Bird => 1,
            Token::Zombie | Token::Wolf => 2,
            Token::Tiger => 3,
            Token::Demon => 4,
        }
    }

    /// Its alignment.
    #[must_use]
    pub const fn alignment(self) -> Alignment {
        match self {
            Token::Human => Alignment::Good,
            Token::Zombie | Token::Demon => Alignment::Evil,
            _ => Alignment::Wild,
        }
    }

    /// Its origin.
    #[must_use]
    pub const fn origin(self) -> Origin {
        match self {
            Token::Zombie | Token::Demon => Origin::Magical,
            _ => Origin::Natural,
        }
    }

    /// What it has.
    #[must_use]
    pub const fn keywords(self) -> Keywords {
        match self {
            Token::Bird => Keywords::only(Keyword::Airborne),
            _ => Keywords::NONE,
        }
    }
}
