//! What is told as it happens.

use crate::{
    kinds::{Alignment, Keyword, Step},
    pool::Card,
    state::Face,
};
use serde::Serialize;
use table::{Arg, Seat};

/// What is to be seen on something: a card, a token, or a back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Sight(pub Option<Face>);

impl From<Sight> for Arg {
    fn from(sight: Sight) -> Arg {
        sight.0.map_or(Arg::Term("face-down"), Arg::from)
    }
}

table::events! {
    #[allow(missing_docs, reason = "fields are named for what they hold")]
    /// What is told at the table. What only some may hear has a second event for the others.
    pub enum Event {
        /// Boosters are opened.
        Opened { round: u8 },
        /// One of the cards to take from.
        InPack { seat: Seat, card: Card },
        /// Took a card.
        Took { seat: Seat },
        /// The same for whoever took it.
        TookCard { seat: Seat, card: Card },
        /// Got the last card of a booster.
        TookLast { seat: Seat, card: Card },
        /// What is left goes on.
        HandedOn {},
        /// All cards are taken.
        Drafted {},
        /// Left a card out of his deck.
        LeftOut { seat: Seat, card: Card },
        /// Has built his deck.
        Built { seat: Seat },
        /// Has so many cards in his deck.
        DeckSize { seat: Seat, number: u8 },
        /// Will have the first turn.
        Begins { seat: Seat },
        /// Put cards under the deck.
        Mulligan { seat: Seat, number: u8 },
        /// Kept all cards.
        Kept { seat: Seat },
        /// A card went under the deck.
        PutUnder { seat: Seat },
        /// The same for whoever sees it.
        PutUnderCard { card: Card },
        /// A turn begins.
        TurnBegan { seat: Seat, turn: u16 },
        /// It is an extra turn.
        ExtraTurnBegan { seat: Seat, turn: u16 },
        /// A step begins.
        StepBegan { step: Step },
        /// Drew a card.
        Drew { seat: Seat },
        /// The same for whoever sees it.
        DrewCard { seat: Seat, card: Card },
        /// May not draw.
        DrawSkipped { seat: Seat },
        /// Plays a card.
        Played { seat: Seat, card: Card },
        /// Plays a card from the discard pile.
        PlayedAgain { seat: Seat, card: Card },
        /// Plays a champion face down.
        PlayedDown { seat: Seat },
        /// The same for whoever knows it.
        PlayedDownCard { seat: Seat, card: Card },
        /// Puts a card on the line without playing it.
        Echoed { seat: Seat, card: Card },
        /// Uses an ability.
        Used { seat: Seat, what: Sight },
        /// An ability triggers.
        Triggered { what: Sight },
        /// A trigger that finds no target.
        Dropped { what: Sight },
        /// Can't be paid for after all.
        TakenBack { what: Sight },
        /// Something is targeted.
        Targets { what: Sight },
        /// A player is targeted.
        TargetsPlayer { seat: Seat },
        /// A copy was put on the line.
        Copied { seat: Seat, what: Sight },
        /// Paid an action.
        PaidAction { seat: Seat },
        /// Got an action.
        GotAction { seat: Seat },
        /// Got an action for what is of that alignment.
        GotActionFor { seat: Seat, alignment: Alignment },
        /// Paid it.
        PaidActionFor { seat: Seat, alignment: Alignment },
        /// Paid Mojo.
        PaidMojo { seat: Seat, number: u16, mojo: i16 },
        /// Gained Mojo.
        Gained { seat: Seat, number: u16, mojo: i16 },
        /// Lost Mojo.
        Lost { seat: Seat, number: u16, mojo: i16 },
        /// May not gain Mojo.
        NoGain { seat: Seat },
        /// A card resolves.
        Resolves { what: Sight },
        /// An ability resolves.
        AbilityResolves { what: Sight },
        /// Has no legal target any more.
        Fizzles { what: Sight },
        /// Was stopped.
        Stopped { what: Sight },
        /// Can't be stopped.
        Unstopped { what: Sight },
        /// Came into play.
        Entered { seat: Seat, what: Sight },
        /// Was unveiled.
        Unveiled { seat: Seat, card: Card },
        /// Was shown on the line.
        Turned { seat: Seat, card: Card },
        /// Was broken.
        Broken { what: Sight },
        /// Was banished.
        Banished { what: Sight },
        /// A discard pile was banished.
        PileBanished { seat: Seat, number: u16 },
        /// Cards that were looked at went under a deck.
        PileUnder { seat: Seat, number: u16 },
        /// Went to a hand.
        ToHand { seat: Seat, what: Sight },
        /// Went to a discard pile.
        ToPile { seat: Seat, what: Sight },
        /// Went under something.
        WentUnder { what: Sight, cover: Sight },
        /// Discarded.
        Discarded { seat: Seat, card: Card },
        /// Revealed.
        Revealed { seat: Seat, card: Card },
        /// A card in somebody else's hand is this player's.
        Belongs { seat: Seat },
        /// A card was taken from a hand.
        Robbed { seat: Seat, from: Seat },
        /// The same for whoever sees it.
        RobbedCard { seat: Seat, from: Seat, card: Card },
        /// Looks at cards of a deck.
        Looked { seat: Seat, of: Seat, number: u8 },
        /// Looks at a hand.
        LookedAtHand { seat: Seat, of: Seat },
        /// One of them.
        LookedAt { card: Card },
        /// Puts the others back.
        PutBack { seat: Seat },
        /// Attacks with.
        AttacksWith { seat: Seat, what: Sight },
        /// Whom.
        AttacksPlayer { seat: Seat },
        /// Or what.
        Hunts { what: Sight },
        /// Blocks with.
        BlocksWith { seat: Seat, what: Sight },
        /// Doesn't block.
        Unblocked { seat: Seat },
        /// Damage.
        Dealt { by: Sight, what: Sight, number: u16 },
        /// Damage to a player.
        DealtPlayer { by: Sight, seat: Seat, number: u16 },
        /// Damage that a ward takes away.
        Warded { seat: Seat, number: u16 },
        /// Damage goes to something else.
        Shielded { seat: Seat, what: Sight },
        /// Nothing happens to it.
        Untouched { what: Sight },
        /// Somebody gains control.
        Controls { seat: Seat, what: Sight },
        /// Prepared.
        Prepared { what: Sight },
        /// Expended.
        Expended { what: Sight },
        /// Flipped.
        Flipped { what: Sight },
        /// Stays as it is for a turn.
        Stays { what: Sight },
        /// Got counters.
        Counters { what: Sight, number: u16 },
        /// Lost a counter.
        CounterOff { what: Sight },
        /// Got a Demoralized counter.
        Demoralized { what: Sight },
        /// Got a string counter.
        Strung { what: Sight },
        /// Gets numbers until end of turn.
        Boosted { what: Sight, offence: u16, defence: u16 },
        /// Is so much/so much until end of turn.
        Set { what: Sight, offence: u8, defence: u8 },
        /// Has a keyword until end of turn.
        Has { what: Sight, keyword: Keyword },
        /// Loses it.
        HasNot { what: Sight, keyword: Keyword },
        /// Is a champion until end of turn.
        Awakened { what: Sight, offence: u8, defence: u8 },
        /// Is a copy.
        BecameCopy { what: Sight, of: Sight },
        /// Can't be targeted.
        Hidden { seat: Seat },
        /// Will have one more turn.
        ExtraTurn { seat: Seat },
        /// Won't: it would be the third in a row.
        NoExtraTurn { seat: Seat },
        /// Chose an alignment.
        Chose { seat: Seat, alignment: Alignment },
        /// Has nothing (more) to choose.
        HasNone { seat: Seat },
        /// Doesn't do what was offered.
        Declined { seat: Seat },
        /// Has lost.
        Out { seat: Seat },
    }
}
