//! Standing orders: where somebody is asked although nothing waits on the line, and where he passes by himself.
//!
//! What an order says goes by what everybody sees and by the order alone, never by a hand: how fast somebody passes tells
//! where he wants to be asked and nothing of what he holds.

use crate::{
    moves::Move,
    state::{Epic, Open, Phase, Query, Ref},
};
use table::Seat;

/// Every order, in the order in which they are written.
pub(crate) const ORDERS: &[&str] = &[
    "pass",
    "my-pre-battle",
    "my-battle",
    "my-attack",
    "my-blocks",
    "my-build",
    "my-end",
    "their-pre-battle",
    "their-battle",
    "their-attack",
    "their-blocks",
    "their-build",
    "their-end",
    "all-battles",
    "hold",
    "let:",
    "rest:",
];

/// What suits somebody who hasn't thought about it: his own steps, his own battles, and the end of the others' turns, which is
/// the last moment for the action that he has in each of them.
pub(crate) const USUAL: &str = "pass my-pre-battle my-blocks my-build their-attack their-blocks their-end";

/// What an order says.
struct Order<'a>(&'a str);

impl Order<'_> {
    fn has(&self, word: &str) -> bool {
        self.0.split_ascii_whitespace().any(|other| other == word)
    }

    /// The numbers behind this word.
    fn numbers(&self, word: &str) -> Option<Vec<u32>> {
        let numbers = self.0.split_ascii_whitespace().find_map(|other| other.strip_prefix(word))?;
        numbers.split(':').map(|number| number.parse().ok()).collect()
    }

    /// Whether there is a stop at this stage of one's own turn, or of somebody else's.
    fn stops(&self, mine: bool, phase: Phase, turn: u16) -> bool {
        let word = match (mine, phase) {
            (true, Phase::PreBattle) => "my-pre-battle",
            (true, Phase::BeforeAttack) => "my-battle",
            (true, Phase::AfterAttack) => "my-attack",
            (true, Phase::AfterBlock) => "my-blocks",
            // Nobody's turn goes by without his being asked, unless he rests: the other stops may not come to pass.
            (true, Phase::Build) => {
                // The first turn of all begins with this step.
                let before = ["my-pre-battle", "my-battle"].iter().any(|word| self.has(word)) && turn > 1;
                return self.has("my-build") || !(before || self.has("my-end"));
            }
            (true, Phase::End) => "my-end",
            (false, Phase::PreBattle) => "their-pre-battle",
            (false, Phase::BeforeAttack) => "their-battle",
            (false, Phase::AfterAttack) => "their-attack",
            (false, Phase::AfterBlock) => "their-blocks",
            (false, Phase::Build) => "their-build",
            (false, Phase::End) => "their-end",
            _ => return true,
        };
        self.has(word)
    }
}

impl Open {
    /// The order to pass until something happens, for a seat that could leave it now: it would hold.
    ///
    /// Something happens when anything new gets a number (a card is played, an ability is used or triggered, something comes into
    /// play or goes to a discard pile), when something leaves play or is unveiled, when one is attacked or blocked, when one's own turn
    /// is over, and when the next one begins.
    #[must_use]
    pub fn rest(&self, seat: Seat) -> Option<String> {
        let rest = vec![u32::from(self.next), u32::from(self.turn), self.bulk()];
        let asked = self.ask.is_some_and(|ask| ask.seat == seat && ask.query == Query::Priority);
        let text = format!("rest:{}:{}:{}", rest[0], rest[1], rest[2]);
        (asked && self.rests(seat, &rest) && !self.is_answering(seat)).then_some(text)
    }

    /// The order to let resolve whatever others play in this turn, for a seat that is asked about something of theirs.
    ///
    /// It is over with the turn, when anything is aimed at this seat or what it has, and when it is attacked.
    #[must_use]
    pub fn letting(&self, seat: Seat) -> Option<String> {
        let asked = self.ask.is_some_and(|ask| ask.seat == seat && ask.query == Query::Priority);
        let turn = u32::from(self.turn);
        (asked && self.is_answering(seat) && self.lets(seat, &[turn])).then(|| format!("let:{turn}"))
    }

    /// Whether a seat that has left this order lets pass what others play.
    fn lets(&self, seat: Seat, turn: &[u32]) -> bool {
        let aims = || self.line.iter().filter(|item| item.controller != seat).flat_map(|item| &item.aims);
        turn == [u32::from(self.turn)]
            && !self.attacked(seat)
            && !aims().any(|aim| self.concerns(seat, aim.at))
    }

    fn attacked(&self, seat: Seat) -> bool {
        self.battle.as_ref().is_some_and(|battle| battle.defender == Some(seat))
    }

    /// Whether this is a seat, or something of its.
    fn concerns(&self, seat: Seat, at: Ref) -> bool {
        match at {
            Ref::Player(player) => player == seat,
            Ref::Thing(id) => {
                self.body(id).is_some_and(|body| body.controller() == seat)
                    || self.item(id).is_some_and(|item| item.controller == seat)
                    || self.dead(id).is_some_and(|(whose, _)| whose == seat)
            }
        }
    }

    /// How much there is in play. Without a new number for anything it only ever gets less: when a token vanishes, or something is
    /// unveiled.
    fn bulk(&self) -> u32 {
        self.bodies.iter().map(|body| 1 + u32::from(body.is_down())).sum()
    }

    /// Whether nothing has happened since a seat said that it passes until then.
    fn rests(&self, seat: Seat, since: &[u32]) -> bool {
        let &[next, turn, ref more @ ..] = since else { return false };
        let same = next == u32::from(self.next) && more.first().is_none_or(|bulk| *bulk == self.bulk());
        let Some(passed) = u32::from(self.turn).checked_sub(turn) else { return false };
        // As many turns ago the seat had its own last one: a rest from then or before is over.
        let own = self.others(seat).position(|other| other == self.active).map(|at| at as u32 + 1);
        let battle = self.battle.as_ref();
        let blocked = battle.is_some_and(|battle| battle.blocked && self.active == seat);
        same && !self.attacked(seat) && !blocked && (passed == 0 || own.is_some_and(|own| passed < own))
    }

    /// Whether what resolves next is somebody else's.
    fn is_answering(&self, seat: Seat) -> bool {
        self.line.last().is_some_and(|item| item.controller != seat)
    }

    /// Whether a seat takes part in the battle.
    fn fights(&self, seat: Seat) -> bool {
        self.active == seat || self.battle.as_ref().is_some_and(|battle| battle.defender == Some(seat))
    }

    /// Whether somebody who left this order is asked at this moment, as far as it goes by the stage of the turn and by the line.
    fn stops(&self, seat: Seat, order: &Order<'_>) -> bool {
        if !self.line.is_empty() {
            return self.is_answering(seat) || order.has("hold");
        }
        let others_battle =
            matches!(self.phase, Phase::AfterAttack | Phase::AfterBlock) && !self.fights(seat);
        order.stops(self.active == seat, self.phase, self.turn)
            && (!others_battle || order.has("all-battles"))
    }
}

impl Epic {
    /// Whether a seat that left this order still passes until something happens.
    pub(crate) fn rests(&self, seat: Seat, order: &str) -> bool {
        Order(order).numbers("rest:").is_some_and(|since| self.open.rests(seat, &since))
    }

    /// Whether a seat that left this order still lets pass what others play in this turn.
    pub(crate) fn lets(&self, seat: Seat, order: &str) -> bool {
        Order(order).numbers("let:").is_some_and(|turn| self.open.lets(seat, &turn))
    }

    /// What a seat that left this order plays without being asked. With `pass` it passes wherever no stop is set; with `rest` until
    /// something happens, and with `let` on what others play in this turn, whatever else it says.
    pub(crate) fn ordered(&self, seat: Seat, order: &str) -> Option<Move> {
        let rests = self.rests(seat, order);
        let passes = if self.open.is_answering(seat) { self.lets(seat, order) } else { rests };
        let (open, order) = (&self.open, Order(order));
        let ask = open.ask.filter(|ask| ask.seat == seat && !open.making())?;
        match ask.query {
            Query::Priority if passes => Some(Move::Pass),
            Query::Priority if order.has("pass") => {
                (!open.stops(seat, &order) || self.sees_that_nothing_can_be_done(seat)).then_some(Move::Pass)
            }
            Query::Attack if rests => self.allow(seat, Move::Done).is_ok().then_some(Move::Done),
            _ => None,
        }
    }

    /// Whether everybody can see that this seat can only pass: it holds no cards, and what it has in play and on its discard pile is
    /// of no use now.
    fn sees_that_nothing_can_be_done(&self, seat: Seat) -> bool {
        let mut moves = Vec::new();
        if self.hand_size(seat) == 0 {
            self.list(seat, &mut moves);
        }
        moves == [Move::Pass]
    }
}
