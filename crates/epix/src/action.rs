//! The three action cards, the one or two that a player has chosen, and the seasons they are chosen in.

table::keyed! {
    /// An action card.
    pub enum Action as "action" {
        /// Buys units.
        Recruitment = "recruitment",
        /// Brings gold.
        Tax = "tax",
        /// Moves units and attacks with them.
        Attack = "attack",
    }
}

table::keyed! {
    /// The action cards chosen for a season: one, in winter two.
    pub enum Hand as "hand" {
        /// Recruitment alone.
        Recruitment = "recruitment",
        /// Tax alone.
        Tax = "tax",
        /// Move & Attack alone.
        Attack = "attack",
        /// Recruitment and Tax.
        RecruitmentTax = "recruitment-tax",
        /// Recruitment and Move & Attack.
        RecruitmentAttack = "recruitment-attack",
        /// Tax and Move & Attack.
        TaxAttack = "tax-attack",
    }
}

impl Hand {
    /// What can be chosen in a season other than winter.
    pub const ONE: [Hand; 3] = [Hand::Recruitment, Hand::Tax, Hand::Attack];
    /// What can be chosen in winter.
    pub const TWO: [Hand; 3] = [Hand::RecruitmentTax, Hand::RecruitmentAttack, Hand::TaxAttack];

    /// Its cards: the first, and in winter the second.
    pub const fn cards(self) -> (Action, Option<Action>) {
        match self {
            Hand::Recruitment => (Action::Recruitment, None),
            Hand::Tax => (Action::Tax, None),
            Hand::Attack => (Action::Attack, None),
            Hand::RecruitmentTax => (Action::Recruitment, Some(Action::Tax)),
            Hand::RecruitmentAttack => (Action::Recruitment, Some(Action::Attack)),
            Hand::TaxAttack => (Action::Tax, Some(Action::Attack)),
        }
    }

    /// Whether this card is in it.
    pub fn has(self, action: Action) -> bool {
        let (first, second) = self.cards();
        first == action || second == Some(action)
    }

    /// The other card of two, once this one is chosen.
    pub fn other(self, action: Action) -> Option<Action> {
        let (first, second) = self.cards();
        if first == action { second } else { Some(first) }
    }
}

table::keyed! {
    /// A season of the year.
    pub enum Season as "season" {
        /// The first.
        Spring = "spring",
        /// The second.
        Summer = "summer",
        /// The third.
        Autumn = "autumn",
        /// The last, with two action cards.
        Winter = "winter",
    }
}

impl Season {
    /// The one after; none after winter.
    pub const fn next(self) -> Option<Season> {
        match self {
            Season::Spring => Some(Season::Summer),
            Season::Summer => Some(Season::Autumn),
            Season::Autumn => Some(Season::Winter),
            Season::Winter => None,
        }
    }

    /// What can be chosen in it.
    pub const fn hands(self) -> [Hand; 3] {
        match self {
            Season::Winter => Hand::TWO,
            _ => Hand::ONE,
        }
    }
}
