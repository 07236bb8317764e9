//! The steps that effects are made of.

use table::Phrase;

/// One step of an effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Gain persuasion.
    Gain(u8),
    /// Gain persuasion up to this.
    Refill(u8),
    /// Gain so much persuasion for each different alliance at the crossroads.
    GainPerAlliance(u8),
    /// Everybody gains persuasion.
    EveryoneGains(u8),
    /// Gain popularity.
    Popularity(u8),
    /// Whoever has the least popularity gains some, all on a tie.
    LeastPopularGain(u8),
    /// Gain popularity if nobody has less.
    LastGains(u8),
    /// Take persuasion from each opponent.
    TakeFromEach(u8),
    /// Take persuasion from one opponent.
    TakeFrom(u8),
    /// Each opponent loses persuasion.
    EachLoses(u8),
    /// Whoever has the most persuasion loses some, all on a tie.
    RichestLose(u8),
    /// An opponent loses popularity.
    OpponentLoses(u8),
    /// Whoever leads in popularity loses some, all on a tie.
    LeadersLose(u8),
    /// Every opponent who is more popular loses popularity.
    MorePopularLose(u8),
    /// Add a random card from an opponent's hand.
    Steal,
    /// An opponent discards a random card.
    RandomDiscard,
    /// Look at an opponent's hand and discard a card of it.
    Spy,
    /// Look at an opponent's hand.
    LookAtHand,
    /// Add the top card of the discard pile.
    TopOfDiscard,
    /// Look at so many cards of the deck, add one, put the others back.
    Look(u8),
    /// Add so many cards from the deck.
    Draw(u8),
    /// Apply the effect of a personality at the crossroads.
    CopyCrossroads,
    /// Apply the effect of the personality on top of the discard pile.
    CopyDiscard,
    /// Reveal the top card of the deck onto the crossroads.
    Reveal,
    /// Add any card of the crossroads.
    Add,
    /// Add a personality of the crossroads.
    AddPersonality,
    /// Discard any personalities of the crossroads and complete it.
    SweepSome,
    /// Discard all personalities of the crossroads and complete it.
    SweepAll,
    /// Discard all personalities of the crossroads, gain so much persuasion for each.
    SweepForGain(u8),
    /// Turn the direction of play; with two players gain persuasion.
    TurnRound(u8),
    /// Discard a card of one's hand, gain persuasion.
    Trade(u8),
    /// Exchange a card of one's hand for a personality of the crossroads.
    Exchange,
    /// Discard a personality of the crossroads, gain its value.
    Dismiss,
    /// Solo: add a card of the Complot's zone.
    TakeFromZone,
    /// Solo: discard a card of the Complot's zone.
    DiscardFromZone,
    /// So many more actions.
    Replay(u8),
}

impl Step {
    /// It in words.
    pub fn phrase(self) -> Phrase {
        let (id, number) = match self {
            Step::Gain(number) => ("step-gain", number),
            Step::Refill(number) => ("step-refill", number),
            Step::GainPerAlliance(number) => ("step-gain-per-alliance", number),
            Step::EveryoneGains(number) => ("step-everyone-gains", number),
            Step::Popularity(number) => ("step-popularity", number),
            Step::LeastPopularGain(number) => ("step-least-popular-gain", number),
            Step::LastGains(number) => ("step-last-gains", number),
            Step::TakeFromEach(number) => ("step-take-from-each", number),
            Step::TakeFrom(number) => ("step-take-from", number),
            Step::EachLoses(number) => ("step-each-loses", number),
            Step::RichestLose(number) => ("step-richest-lose", number),
            Step::OpponentLoses(number) => ("step-opponent-loses", number),
            Step::LeadersLose(number) => ("step-leaders-lose", number),
            Step::MorePopularLose(number) => ("step-more-popular-lose", number),
            Step::Steal => ("step-steal", 0),
            Step::RandomDiscard => ("step-random-discard", 0),
            Step::Spy => ("step-spy", 0),
            Step::LookAtHand => ("step-look-at-hand", 0),
            Step::TopOfDiscard => ("step-top-of-discard", 0),
            Step::Look(number) => ("step-look", number),
            Step::Draw(number) => ("step-draw", number),
            Step::CopyCrossroads => ("step-copy-crossroads", 0),
            Step::CopyDiscard => ("step-copy-discard", 0),
            Step::Reveal => ("step-reveal", 0),
            Step::Add => ("step-add", 0),
            Step::AddPersonality => ("step-add-personality", 0),
            Step::SweepSome => ("step-sweep-some", 0),
            Step::SweepAll => ("step-sweep-all", 0),
            Step::SweepForGain(number) => ("step-sweep-for-gain", number),
            Step::TurnRound(number) => ("step-turn-round", number),
            Step::Trade(number) => ("step-trade", number),
            Step::Exchange => ("step-exchange", 0),
            Step::Dismiss => ("step-dismiss", 0),
            Step::TakeFromZone => ("step-take-from-zone", 0),
            Step::DiscardFromZone => ("step-discard-from-zone", 0),
            Step::Replay(number) => ("step-replay", number),
        };
        let phrase = Phrase::new(id);
        if number == 0 { phrase } else { phrase.with("number", number) }
    }
}
