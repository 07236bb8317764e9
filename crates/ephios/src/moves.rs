//! What a player may choose: the moves, and the list of those that are allowed.

use crate::{
    alliance::{Alliance, Alliances},
    card::{Card, Cards},
    question::Question,
    state::{BLIND_COST, CROSSROADS, Ephios, Phase, ZONE},
};
use table::Seat;

table::keyed! {
    /// How one unites.
    pub enum Way as "way" {
        /// The affinity is kept.
        Plain = "plain",
        /// The affinity is used.
        Affinity = "affinity",
    }
}

table::notation! {
    /// One choice: `recruit docker`, `draw`, `debate medium`, `use magnate`, `unite ordre affinity`, `pick docker`, `target 2`,
    /// `react sentinelle`, `decline`.
    pub enum Move {
        /// Recruits a personality at the crossroads.
        Recruit(card: Card) = "recruit",
        /// Recruits the top card of the deck, unseen.
        Draw = "draw",
        /// Debates with a personality of the crossroads.
        Debate(card: Card) = "debate",
        /// Uses a personality of the hand or an inhabitant of the crossroads.
        Use(card: Card) = "use",
        /// Unites an alliance.
        Unite(alliance: Alliance, way: Way) = "unite",
        /// Solo: discards a Dignitaire of the Complot's zone.
        Corrupt(card: Card) = "corrupt",
        /// There is no action to make.
        Pass = "pass",
        /// Chooses a card, whatever is asked.
        Pick(card: Card) = "pick",
        /// Chooses an opponent.
        Target(seat: Seat) = "target",
        /// Chooses no more cards.
        Done = "done",
        /// Reacts with a card of the hand.
        React(card: Card) = "react",
        /// Reacts with all cards of the hand that fit, if there are several.
        ReactAll = "react-all",
        /// Doesn't react.
        Decline = "decline",
    }
}

impl Ephios {
    /// Appends everything that this seat may choose.
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Move>) {
        if !self.waiting().contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Act => self.list_actions(seat, into),
            Phase::React(trigger) => {
                let replies = self.replies(seat, trigger);
                into.extend(replies.iter().map(Move::React));
                into.extend(Some(Move::ReactAll).filter(|_| replies.len() > 1));
                into.push(Move::Decline);
            }
            Phase::Over { .. } => {}
            Phase::Ask | Phase::Excess | Phase::Order => match self.question() {
                Question::Card(cards) => into.extend(cards.iter().map(Move::Pick)),
                Question::Cards(cards) => {
                    into.extend(cards.iter().map(Move::Pick));
                    into.push(Move::Done);
                }
                Question::Seat(seats) => into.extend(seats.iter().map(Move::Target)),
            },
        }
    }

    fn list_actions(&self, seat: Seat, into: &mut Vec<Move>) {
        let (before, solo) = (into.len(), self.open.solo());
        let persuasion = self.open.persuasion[seat];
        for card in self.piles[CROSSROADS].faces() {
            if card.is_inhabitant() {
                into.push(Move::Use(card));
                continue;
            }
            into.push(Move::Debate(card));
            if card.value() <= persuasion {
                into.push(Move::Recruit(card));
            }
        }
        if persuasion >= BLIND_COST && self.has_cards() {
            into.push(Move::Draw);
        }
        let usable = |card: &Card| card.is_used(solo);
        // In the order of the cards, not of the hand: a list tells nothing of how a hand came about.
        let hand: Cards = self.hand(seat).faces().filter(usable).collect();
        into.extend(hand.iter().map(Move::Use));
        for alliance in self.unitable(seat) {
            into.push(Move::Unite(alliance, Way::Plain));
            if self.affinity_gain(seat, alliance).is_some() {
                into.push(Move::Unite(alliance, Way::Affinity));
            }
        }
        if solo {
            into.extend(self.piles[ZONE].faces().map(Move::Corrupt));
        }
        if into.len() == before {
            into.push(Move::Pass);
        }
    }

    /// The alliances in play that this seat can unite now.
    pub fn unitable(&self, seat: Seat) -> Alliances {
        let held: Alliances = self.hand(seat).faces().filter_map(Card::alliance).collect();
        let alliances = held & self.open.alliances;
        alliances.iter().filter(|alliance| self.can_unite(seat, *alliance).is_some()).collect()
    }

    /// The cards with which this seat may react to that.
    pub(crate) fn replies(&self, seat: Seat, trigger: crate::card::Trigger) -> Cards {
        let fits = |card: &Card| card.reply(trigger, self.open.solo()).is_some();
        self.hand(seat).faces().filter(fits).collect()
    }
}
