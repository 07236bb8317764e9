//! What is told at the table.

use crate::{
    action::{Action, Hand, Season},
    card::Card,
    province::Province,
    unit::Kind,
};
use table::Seat;

table::events! {
    #[allow(missing_docs, reason = "fields are named for what they hold")]
    /// What is told at the table. What only some may hear has a second event for the others.
    pub enum Event {
        /// A unit was bought and placed.
        Recruited { seat: Seat, unit: Kind, at: Province, gold: u16 },
        /// A marker was laid on a card; the gold follows.
        Marked { seat: Seat, card: Card, unit: Kind },
        /// Gold was bid on a card.
        Bid { seat: Seat, card: Card, gold: u16 },
        /// Somebody got his bid and his marker back.
        Outbid { seat: Seat, card: Card, gold: u16 },
        /// Somebody does nothing more before the first season.
        Passed { seat: Seat },
        /// A card went to whoever bid last.
        Bought { seat: Seat, card: Card, gold: u16 },
        /// A card that nobody wanted is out of the game.
        Unsold { card: Card },
        /// A season began.
        Began { season: Season },
        /// Somebody paid tribute.
        PaidTribute { from: Seat, seat: Seat, gold: u16 },
        /// Somebody offered gold for the First Player card; to all others.
        Offered { seat: Seat },
        /// The same, to himself.
        OfferedGold { gold: u16 },
        /// An offer was shown.
        ShowedOffer { seat: Seat, gold: u16 },
        /// Somebody won the First Player card.
        WonAuction { seat: Seat, gold: u16 },
        /// He kept it.
        KeptFirst { seat: Seat },
        /// He gave it away.
        GaveFirst { seat: Seat, to: Seat },
        /// Somebody chose his action cards; to all others.
        Chose { seat: Seat },
        /// The same, to himself.
        ChoseCards { hand: Hand },
        /// The spy looked at somebody's action cards; to all others.
        SpiedOn { seat: Seat, on: Seat },
        /// The same, to the spy.
        SawCards { on: Seat, hand: Hand },
        /// The spy chose again; to all others.
        ChoseAgain { seat: Seat },
        /// The same, to the spy.
        ChoseAgainCards { hand: Hand },
        /// Somebody's turn came and his action cards were shown.
        Showed { seat: Seat, hand: Hand },
        /// He began to carry one out.
        Carried { seat: Seat, action: Action },
        /// Tax was paid out.
        Taxed { seat: Seat, gold: u16 },
        /// He finished with a card.
        Finished { seat: Seat, action: Action },
        /// A unit moved.
        Moved { seat: Seat, unit: Kind, from: Province, to: Province },
        /// A unit attacks.
        Attacked { seat: Seat, unit: Kind, from: Province, to: Province },
        /// The attacker has bid; to all others.
        HidBid { seat: Seat },
        /// The same, to himself.
        HidGold { gold: u16 },
        /// The defender guesses.
        Guessed { seat: Seat, gold: u16 },
        /// Every bid there could be is guessed.
        GuessedAll { seat: Seat },
        /// The bid was shown, and spent.
        ShowedBid { seat: Seat, gold: u16 },
        /// The attack failed and the attacker is gone.
        Repelled { seat: Seat, unit: Kind, from: Province },
        /// A defender was beaten and is gone.
        Beaten { seat: Seat, unit: Kind, at: Province },
        /// The attacker enters the province.
        Entered { seat: Seat, unit: Kind, at: Province },
        /// A unit changed its colour.
        Converted { seat: Seat, unit: Kind, at: Province },
        /// Beaten units brought gold.
        Plundered { seat: Seat, gold: u16 },
        /// A catapult went back to its supply after its attack.
        Withdrew { seat: Seat, at: Province },
        /// A castle was taken.
        TookCastle { seat: Seat, at: Province },
        /// The last player of winter can't win any more and loses his turn.
        Skipped { seat: Seat },
        /// Income was paid out.
        Earned { seat: Seat, gold: u16 },
    }
}
