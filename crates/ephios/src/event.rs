//! What is told as it happens.

use crate::{alliance::Alliance, card::Card, feats::Feat};
use table::Seat;

table::events! {
    #[allow(missing_docs, reason = "fields are named for what they hold")]
    /// What is told at the table. What only some may hear has a second event for the others.
    pub enum Event {
        /// A round begins.
        RoundBegan { round: u8, seat: Seat },
        /// Your affinity.
        Affinity { alliance: Alliance },
        /// A card comes to the crossroads.
        Revealed { card: Card },
        /// Somebody's turn begins.
        TurnBegan { seat: Seat },
        /// Recruited at the crossroads.
        Recruited { seat: Seat, card: Card, cost: u8 },
        /// Paid for a card unseen.
        PaidBlind { seat: Seat, cost: u8 },
        /// A card went to a hand unseen.
        Drew { seat: Seat },
        /// The same for whoever sees it.
        DrewCard { seat: Seat, card: Card },
        /// Debated with a personality.
        Debated { seat: Seat, card: Card },
        /// Uses a card.
        Used { seat: Seat, card: Card },
        /// Meets an inhabitant.
        Met { seat: Seat, card: Card },
        /// Applies another card's effect.
        Copied { seat: Seat, card: Card },
        /// Has one more action, or two.
        Replays { seat: Seat },
        /// Gained persuasion.
        Gained { seat: Seat, number: u8 },
        /// Lost persuasion.
        Lost { seat: Seat, number: u8 },
        /// Took persuasion.
        Took { seat: Seat, from: Seat, number: u8 },
        /// Gained popularity.
        Rose { seat: Seat, percent: u8, total: u16 },
        /// Lost popularity.
        Fell { seat: Seat, percent: u16, total: u16 },
        /// Unites an alliance.
        United { seat: Seat, alliance: Alliance },
        /// Shows a card.
        Showed { seat: Seat, card: Card },
        /// The Argentier helps.
        Helped { seat: Seat },
        /// Uses the affinity.
        UsedAffinity { seat: Seat, alliance: Alliance },
        /// Discarded a card.
        Discarded { seat: Seat, card: Card },
        /// A card of the crossroads, or of the Complot's zone, was discarded.
        Swept { card: Card },
        /// Added a card that lay open.
        Added { seat: Seat, card: Card },
        /// Put a card from the hand onto the crossroads.
        Laid { seat: Seat, card: Card },
        /// Reacts.
        Reacted { seat: Seat, card: Card },
        /// Nobody reacts.
        Unanswered { },
        /// Nothing touches this seat.
        Spared { seat: Seat },
        /// Took a card from a hand.
        Stole { seat: Seat, from: Seat },
        /// The same for the two.
        StoleCard { seat: Seat, from: Seat, card: Card },
        /// Looks into a hand.
        SawHand { seat: Seat, from: Seat },
        /// A card in it.
        SawCard { from: Seat, card: Card },
        /// Looks at cards of the deck.
        Looked { seat: Seat, number: u8 },
        /// One of them.
        LookedAt { card: Card },
        /// Puts the others back.
        PutBack { seat: Seat },
        /// The discard pile is shuffled under the deck.
        Reshuffled { },
        /// The direction token was turned.
        Turned { },
        /// Has no action left.
        Passed { seat: Seat },
        /// Chose on whom.
        Targeted { seat: Seat, on: Seat },
        /// Solo: corrupted a Dignitaire.
        Corrupted { card: Card },
        /// Solo: the Complot recruits.
        Plotted { card: Card },
        /// Solo: the Complot debates.
        PlotDebated { card: Card },
        /// Solo: an alliance was united for the first time.
        Sealed { alliance: Alliance },
        /// Campaign: a round was won.
        RoundWon { seat: Seat, wins: u8 },
        /// Campaign: a page of the booklet is read.
        PageRead { alliance: Alliance },
        /// Campaign: a card leaves the game.
        Removed { card: Card },
        /// Campaign: a card comes into the game.
        Brought { card: Card },
        /// Campaign: an alliance takes the place of another.
        Replaced { alliance: Alliance, by: Alliance },
        /// Campaign: an alliance joins.
        Joined { alliance: Alliance },
        /// A feat.
        Achieved { seat: Seat, feat: Feat },
    }
}
