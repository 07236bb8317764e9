//! One player's turn to act: what his units have done, what each may still do, and what comes of it.

use crate::{
    action::{Action, Hand},
    board::{Board, Defender},
    card::Effect,
    event::Event,
    province::{
        Province::{self, Kilimandjora},
        Provinces,
    },
    unit::Kind,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Seat, Tell};

const ALL: Audience = Audience::EVERYONE;

/// A player's turn to act, from the moment his action cards are shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// The action cards he shows.
    pub hand: Hand,
    /// The one he carries out; none while he chooses which of two comes first.
    pub now: Option<Action>,
    /// The one that comes after.
    pub next: Option<Action>,
    /// What he occupied when the cards were shown: `epix/card/mercenaries`.
    pub shown_from: Provinces,
    /// Soldiers that have moved or attacked.
    pub spent: Provinces,
    /// Soldiers that have made the first step of a Forced March.
    pub marched: Provinces,
    /// Knights that have moved since the last attack or conversion.
    pub ridden: Provinces,
    /// Catapults that were converted this season.
    pub resting: Provinces,
    /// Catapults that have attacked and stayed.
    pub fired: Provinces,
    /// The soldier whose attack isn't finished, and the province it attacks.
    pub engaged: Option<(Province, Province)>,
    /// The attack that is being bid and guessed on.
    pub fight: Option<Fight>,
}

/// One attack: what attacks whom, from where and where.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// What attacks.
    pub kind: Kind,
    /// From where.
    pub from: Province,
    /// Whom.
    pub foe: Seat,
    /// What is attacked.
    pub to: Province,
}

/// An attack that is being bid and guessed on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// The attack.
    pub attack: Attack,
    /// Whether the attacker has bid.
    pub bid: bool,
    /// The guesses so far.
    pub guesses: ArrayVec<u16, 3>,
}

impl Attack {
    /// The attack by a unit of this kind, if somebody is there to be attacked.
    pub fn new(board: &Board, kind: Kind, from: Province, to: Province) -> Option<Attack> {
        board.holder(to).map(|foe| Attack { kind, from, foe, to })
    }

    /// How many guesses there are against it; without any there is no bid.
    pub fn guesses(&self, board: &Board) -> u8 {
        if self.kind == Kind::Catapult {
            return board.defence_of_all(self.foe, self.to);
        }
        board.defender(self.foe, self.to).map_or(0, |defender| board.defence(self.foe, defender, self.to))
    }
}

impl Turn {
    /// The turn of this player, who shows these cards.
    pub fn new(board: &Board, seat: Seat, hand: Hand) -> Turn {
        Turn {
            seat,
            hand,
            now: None,
            next: None,
            shown_from: board.occupied(seat),
            spent: Provinces::NONE,
            marched: Provinces::NONE,
            ridden: Provinces::NONE,
            resting: Provinces::NONE,
            fired: Provinces::NONE,
            engaged: None,
            fight: None,
        }
    }

    /// Where the Recruitment card may place this kind.
    pub fn room(&self, board: &Board, kind: Kind) -> Provinces {
        let mut among = board.lands(self.seat) | board.held(self.seat);
        if board.has(self.seat, Effect::Mercenaries) {
            among |= board.map().around(self.shown_from) - Provinces::CASTLES;
        }
        board.room(self.seat, kind, among)
    }

    /// Where the unit of this kind that stands there may move.
    pub fn steps(&self, board: &Board, kind: Kind, from: Province) -> Provinces {
        match kind {
            Kind::Soldier if !self.spent.contains(from) => self.soldier_steps(board, from),
            Kind::Knight if !self.ridden.contains(from) => self.knight_steps(board, from),
            _ => Provinces::NONE,
        }
    }

    fn soldier_steps(&self, board: &Board, from: Province) -> Provinces {
        board.map().near(from) - board.defended(self.seat) - board.of(self.seat, Kind::Soldier)
    }

    /// Everything that it reaches through empty and friendly provinces, and lone catapults at the end of the way.
    fn knight_steps(&self, board: &Board, from: Province) -> Provinces {
        let reached = self.ridden_to(board, from);
        let lone = board.map().around(reached) & board.lone_catapults(self.seat);
        (reached | lone) - self.barred(board, Kind::Knight) - board.of(self.seat, Kind::Knight)
    }

    /// Every empty or friendly province that a knight can ride to or through, the one it stands in too.
    pub(crate) fn ridden_to(&self, board: &Board, from: Province) -> Provinces {
        let map = board.map();
        let open = map.all - board.enemies(self.seat) - self.barred(board, Kind::Knight);
        let mut reached = Provinces::only(from);
        let mut edge = reached;
        while !edge.is_empty() {
            edge = (map.around(edge) & open) - reached;
            reached |= edge;
        }
        reached
    }

    /// Provinces that knights may not ride into, and that units of this kind may not attack.
    pub(crate) fn barred(&self, board: &Board, kind: Kind) -> Provinces {
        match kind {
            Kind::Catapult => Provinces::only(Kilimandjora),
            Kind::Knight if !board.climbs(self.seat) => Provinces::only(Kilimandjora),
            _ => Provinces::NONE,
        }
    }

    /// What the unit of this kind that stands there may attack now.
    pub fn targets(&self, board: &Board, kind: Kind, from: Province) -> Provinces {
        let targets = match kind {
            Kind::Camp => return Provinces::NONE,
            Kind::Soldier if self.spent.contains(from) => match self.engaged {
                Some((soldier, target)) if soldier == from => Provinces::only(target),
                _ => return Provinces::NONE,
            },
            Kind::Catapult if (self.resting | self.fired).contains(from) => return Provinces::NONE,
            _ => self.in_reach(board, kind, from) & self.attackable(board, kind),
        };
        // Without gold only what nothing defends can be attacked, and only by a catapult.
        match kind {
            _ if board.gold(self.seat) >= board.least_bid() => targets,
            Kind::Catapult => targets & board.helpless(self.seat),
            _ => Provinces::NONE,
        }
    }

    /// Everything that a unit of this kind could attack from there, whatever stands in it.
    pub fn in_reach(&self, board: &Board, kind: Kind, from: Province) -> Provinces {
        let map = board.map();
        match kind {
            Kind::Catapult if from == Kilimandjora => map.around(map.near(from)),
            Kind::Catapult if board.has(self.seat, Effect::Trebuchet) => map.far(from),
            _ => map.near(from),
        }
    }

    /// Every province that a unit of this kind could attack, wherever it stands.
    pub fn attackable(&self, board: &Board, kind: Kind) -> Provinces {
        let enemies = match kind {
            Kind::Catapult => board.enemy_units(self.seat),
            _ => board.defended(self.seat),
        };
        enemies - self.barred(board, kind)
    }

    /// A soldier or knight moves, and converts a catapult that it finds.
    pub fn step(
        &mut self,
        board: &mut Board,
        kind: Kind,
        from: Province,
        to: Province,
        tell: &mut impl Tell<Event>,
    ) {
        let seat = self.seat;
        self.engaged = None;
        tell.tell(ALL, Event::Moved { seat, unit: kind, from, to });
        let foe = board.holder(to).filter(|foe| *foe != seat);
        board.shift(seat, kind, from, to);
        if kind == Kind::Knight {
            self.ridden = self.ridden.without(from).with(to);
        } else if !self.marched.contains(from) && board.has(seat, Effect::ForcedMarch) {
            self.marched = self.marched.with(to);
        } else {
            self.marched = self.marched.without(from);
            self.spent = self.spent.with(to);
        }
        if let Some(foe) = foe {
            self.ridden = Provinces::NONE;
            self.convert(board, foe, Kind::Catapult, to, tell);
        }
    }

    /// A unit attacks; what comes of it is for [`won`](Turn::won) or [`lost`](Turn::lost).
    pub fn attack(&mut self, attack: Attack) {
        self.ridden = Provinces::NONE;
        self.engaged = None;
        if attack.kind == Kind::Soldier {
            self.spent = self.spent.with(attack.from);
            self.marched = self.marched.without(attack.from);
            self.engaged = Some((attack.from, attack.to));
        }
    }

    /// The attack failed: the unit goes back to its supply.
    pub fn lost(&mut self, board: &mut Board, attack: Attack, tell: &mut impl Tell<Event>) {
        let Attack { kind, from, .. } = attack;
        tell.tell(ALL, Event::Repelled { seat: self.seat, unit: kind, from });
        board.take(self.seat, kind, from);
        if kind == Kind::Soldier {
            self.spent = self.spent.without(from);
            self.engaged = None;
        }
    }

    /// The attack succeeded. True if a castle has fallen.
    pub fn won(&mut self, board: &mut Board, attack: Attack, tell: &mut impl Tell<Event>) -> bool {
        let Attack { kind, foe, to, .. } = attack;
        if kind == Kind::Catapult {
            self.destroy(board, attack, tell);
            return false;
        }
        match board.defender(foe, to) {
            Some(Defender::Garrison) => {
                tell.tell(ALL, Event::TookCastle { seat: self.seat, at: to });
                return true;
            }
            // The last to be beaten, it is converted by whoever enters.
            Some(Defender::Unit(Kind::Camp)) => self.enter(board, attack, tell),
            Some(Defender::Unit(unit)) => {
                self.beat(board, foe, unit, to, tell);
                if board.defender(foe, to).is_none() {
                    self.enter(board, attack, tell);
                }
            }
            None => {}
        }
        false
    }

    /// A catapult's attack succeeded.
    fn destroy(&mut self, board: &mut Board, attack: Attack, tell: &mut impl Tell<Event>) {
        let Attack { from, foe, to, .. } = attack;
        for kind in Kind::ALL {
            if board.of(foe, kind).contains(to) {
                self.beat(board, foe, kind, to, tell);
            }
        }
        if board.has(self.seat, Effect::SiegeCamp) {
            self.fired = self.fired.with(from);
        } else {
            tell.tell(ALL, Event::Withdrew { seat: self.seat, at: from });
            board.take(self.seat, Kind::Catapult, from);
        }
    }

    /// An enemy's unit goes back to its supply because of an attack.
    fn beat(&self, board: &mut Board, foe: Seat, unit: Kind, at: Province, tell: &mut impl Tell<Event>) {
        tell.tell(ALL, Event::Beaten { seat: foe, unit, at });
        board.take(foe, unit, at);
        self.plunder(board, tell);
    }

    /// A unit went back to its supply because of an attack: `epix/card/plunder`.
    fn plunder(&self, board: &mut Board, tell: &mut impl Tell<Event>) {
        let gold = board.plunder(self.seat);
        if gold > 0 {
            tell.tell(ALL, Event::Plundered { seat: self.seat, gold });
            board.earn(self.seat, gold);
        }
    }

    /// The last defender is gone, or is a camp that was beaten.
    fn enter(&mut self, board: &mut Board, attack: Attack, tell: &mut impl Tell<Event>) {
        let Attack { kind, from, foe, to } = attack;
        tell.tell(ALL, Event::Entered { seat: self.seat, unit: kind, at: to });
        board.shift(self.seat, kind, from, to);
        if kind == Kind::Soldier {
            self.spent = self.spent.without(from).with(to);
            self.engaged = None;
        }
        for unit in [Kind::Camp, Kind::Catapult] {
            if board.of(foe, unit).contains(to) && !self.convert(board, foe, unit, to, tell) {
                self.plunder(board, tell);
            }
        }
    }

    /// An enemy's camp or catapult changes its colour, if there is one in the supply to replace it; if not, it goes back
    /// to its own. Whether it could be replaced.
    fn convert(
        &mut self,
        board: &mut Board,
        foe: Seat,
        unit: Kind,
        at: Province,
        tell: &mut impl Tell<Event>,
    ) -> bool {
        board.take(foe, unit, at);
        if board.left(self.seat, unit) == 0 {
            tell.tell(ALL, Event::Beaten { seat: foe, unit, at });
            return false;
        }
        tell.tell(ALL, Event::Converted { seat: self.seat, unit, at });
        board.put(self.seat, unit, at);
        if unit == Kind::Catapult && !board.has(self.seat, Effect::ConvertedAtOnce) {
            self.resting = self.resting.with(at);
        }
        true
    }
}
