//! What a player may choose.

use crate::{kinds::Alignment, pool::Card, state::Id};
use table::Seat;

table::notation! {
    /// One choice: `play blast`, `use 12 0`, `pass`, `attack 7`, `at 1`, `block 9`, `pick 12`, `card wood-nymph`, `number 3`.
    /// Things in play, on the line and in discard piles go by their numbers.
    pub enum Move {
        /// Plays a card.
        Play(card: Card) = "play",
        /// Plays a champion face down.
        Veil(card: Card) = "veil",
        /// Uses an ability of something in play or in one's discard pile.
        Use(thing: Id, ability: u8) = "use",
        /// Unveils a champion.
        Unveil(thing: Id) = "unveil",
        /// Passes.
        Pass = "pass",
        /// Adds an attacker.
        Attack(thing: Id) = "attack",
        /// Attacks, targets or chooses this player.
        At(seat: Seat) = "at",
        /// Attacks this champion.
        Hunt(thing: Id) = "hunt",
        /// Adds a blocker.
        Block(thing: Id) = "block",
        /// Targets or chooses this.
        Pick(thing: Id) = "pick",
        /// Chooses a card of a hand, or one that is looked at.
        Card(card: Card) = "card",
        /// So much.
        Number(number: u16) = "number",
        /// This mode or way, from 0.
        Mode(mode: u8) = "mode",
        /// This alignment.
        Align(alignment: Alignment) = "align",
        /// Does it.
        Yes = "yes",
        /// Doesn't.
        No = "no",
        /// No more.
        Done = "done",
    }
}
