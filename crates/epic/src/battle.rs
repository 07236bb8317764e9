//! Battle: who attacks whom, who blocks, who strikes whom.

use crate::{
    act::Act,
    damage::Blow,
    event::{Event, Sight},
    kinds::{Keyword, Kind},
    lang::On,
    state::{Battle, Body, Epic, Id, Open, Phase, Position, Query, Ref},
    stats::Stats,
    trigger::Happening,
};
use table::{Refusal, Seat, Tell};

impl Open {
    /// Whether the one could block the other.
    pub(crate) fn could_block(&self, blocker: &Body, attacker: &Body) -> bool {
        let (one, two) = (self.stats(blocker), self.stats(attacker));
        let flies = two.has.contains(Keyword::Airborne);
        let reaches = [Keyword::Airborne, Keyword::Range, Keyword::Climber];
        !two.has.contains(Keyword::Unblockable)
            && (!flies || reaches.iter().any(|keyword| one.has.contains(*keyword)))
            && !two.wards_off(&self.snap(blocker))
    }

    fn fighter(&self, id: Id, seat: Seat) -> Option<(&Body, Stats)> {
        let body = self.body(id).filter(|body| body.controller() == seat)?;
        let stats = self.stats(body);
        (stats.kind == Kind::Champion && body.position == Position::Prepared).then_some((body, stats))
    }

    /// The opponents who may be attacked.
    pub(crate) fn attackable(&self) -> impl Iterator<Item = Seat> + use<> {
        let peaceful = self.peaceful();
        self.others(self.active).filter(move |seat| !peaceful.contains(*seat))
    }

    /// Whether all of them are hunters, and each could block this champion.
    fn could_hunt(&self, hunters: &[Id], prey: &Body) -> bool {
        prey.controller() != self.active
            && self.stats(prey).kind == Kind::Champion
            && hunters.iter().all(|id| {
                self.body(*id).is_some_and(|hunter| {
                    self.stats(hunter).has.contains(Keyword::Hunter) && self.could_block(hunter, prey)
                })
            })
    }

    /// The champions that such a group may attack.
    pub(crate) fn preys(&self, hunters: &[Id]) -> Vec<Id> {
        let prey = |body: &&Body| !hunters.is_empty() && self.could_hunt(hunters, body);
        self.bodies.iter().filter(prey).map(|body| body.id).collect()
    }

    /// Whether this champion could attack together with these.
    fn may_join(&self, group: &[Id], id: Id) -> bool {
        if group.contains(&id) || self.fighter(id, self.active).is_none() {
            return false;
        }
        self.attackable().next().is_some() || !self.preys(&[group, &[id]].concat()).is_empty()
    }

    /// Whether whoever has the turn has anything to attack with.
    #[must_use]
    pub fn has_attackers(&self) -> bool {
        let group = self.battle.as_ref().map_or(&[][..], |battle| &battle.attackers);
        self.bodies.iter().any(|body| self.may_join(group, body.id))
    }
}

impl Epic {
    /// Whether this champion may join the attackers.
    pub(crate) fn may_attack(&self, id: Id) -> bool {
        self.open.battle.as_ref().is_some_and(|battle| self.open.may_join(&battle.attackers, id))
    }

    /// A champion that still has to attack.
    pub(crate) fn must_attack(&self) -> Option<&Body> {
        self.open.bodies.iter().find(|body| {
            !body.attacked
                && self.open.stats(body).has.contains(Keyword::MustAttack)
                && self.may_attack(body.id)
        })
    }

    /// Whether this champion may join the blockers.
    pub(crate) fn may_block(&self, id: Id) -> Result<(), Refusal> {
        let able = || Refusal::by("epic/block/able");
        let battle = self.open.battle.as_ref().ok_or_else(able)?;
        let defender = battle.defender.ok_or_else(able)?;
        let (body, stats) = self.open.fighter(id, defender).ok_or_else(able)?;
        let attackers = battle.attackers.iter().filter_map(|id| self.open.body(*id));
        let blocks = attackers.into_iter().any(|attacker| self.open.could_block(body, attacker));
        let fresh = !battle.blockers.contains(&id) && battle.prey != Some(id);
        if fresh && blocks && !stats.has.contains(Keyword::NoBlock) { Ok(()) } else { Err(able()) }
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    pub(crate) fn battle(&mut self) -> Option<&mut Battle> {
        self.game.open.battle.as_mut()
    }

    /// Adds an attacker.
    pub(crate) fn add_attacker(&mut self, id: Id) {
        let seat = self.open.active;
        let what = Sight(self.open.body(id).and_then(Body::look));
        if let Some(battle) = self.battle() {
            battle.attackers.push(id);
        }
        self.tell(Event::AttacksWith { seat, what });
        self.trace = table::Trace::Quiet;
    }

    /// The attack is declared against this player, or this champion of his.
    pub(crate) fn declare(&mut self, defender: Seat, prey: Option<Id>) {
        let Some(battle) = self.battle() else { return };
        (battle.defender, battle.prey, battle.hunt) = (Some(defender), prey, prey.is_some());
        let attackers = battle.attackers.clone();
        match prey {
            None => self.tell(Event::AttacksPlayer { seat: defender }),
            Some(id) => {
                let body = self.open.body(id);
                let what = Sight(body.and_then(Body::look));
                let prepared = body.is_some_and(|body| body.position == Position::Prepared);
                self.tell(Event::Hunts { what });
                if prepared {
                    self.turn(id, Position::Flipped);
                }
            }
        }
        for id in &attackers {
            let flips = self
                .open
                .body(*id)
                .is_some_and(|body| self.open.stats(body).has.contains(Keyword::FlipAttack));
            self.turn(*id, if flips { Position::Flipped } else { Position::Expended });
            if let Some(body) = self.game.open.body_mut(*id) {
                body.attacked = true;
            }
        }
        self.game.open.phase = Phase::AfterAttack;
        self.open_window();
        attackers.iter().for_each(|id| self.happened(&Happening::Attacks(*id)));
        if prey.is_none() {
            self.happened(&Happening::Attacked(defender));
        }
        for id in attackers.iter().rev() {
            let defs: Vec<_> = self.open.body(*id).map(|body| Open::defs(body).collect()).unwrap_or_default();
            for (_, def) in defs {
                for line in def.as_lines(&On::Attacks).collect::<Vec<u8>>().into_iter().rev() {
                    self.carry_out_as(*id, def.part(line));
                }
            }
        }
    }

    /// Asks the defender for blockers, if there is anything to block and to block with.
    pub(crate) fn ask_for_blocks(&mut self) {
        let Some(battle) = &self.open.battle else {
            self.attack_over();
            return;
        };
        let Some(defender) = battle.defender.filter(|_| !battle.attackers.is_empty()) else {
            self.attack_over();
            return;
        };
        if self.open.bodies.iter().any(|body| self.may_block(body.id).is_ok()) {
            self.ask(defender, Query::Block);
        } else {
            self.blocked();
        }
    }

    /// Adds a blocker.
    pub(crate) fn add_blocker(&mut self, id: Id) {
        let what = Sight(self.open.body(id).and_then(Body::look));
        let seat = self.open.body(id).map_or(self.open.priority, Body::controller);
        if let Some(battle) = self.battle() {
            battle.blockers.push(id);
        }
        self.tell(Event::BlocksWith { seat, what });
        // After the last that could block, those who fight face down are unveiled.
        if self.open.bodies.iter().any(|body| self.may_block(body.id).is_ok()) {
            self.trace = table::Trace::Quiet;
        }
    }

    /// The blockers are declared.
    pub(crate) fn blocked(&mut self) {
        let Some(battle) = self.battle() else { return };
        let (attackers, defender) = (battle.attackers.clone(), battle.defender);
        let declared = battle.blockers.clone();
        battle.blocked = !declared.is_empty() || battle.hunt;
        if !declared.is_empty() {
            battle.prey = None;
        }
        // The prey counts as a blocker.
        let blockers: Vec<Id> = declared.iter().copied().chain(battle.prey).collect();
        for id in &declared {
            let steady =
                self.open.body(*id).is_some_and(|body| self.open.stats(body).has.contains(Keyword::Steady));
            if !steady {
                self.turn(*id, Position::Flipped);
            }
        }
        if let (true, Some(seat)) = (blockers.is_empty(), defender) {
            self.tell(Event::Unblocked { seat });
        }
        if !blockers.is_empty() {
            blockers.iter().for_each(|id| self.happened(&Happening::Blocks(*id)));
            attackers.iter().for_each(|id| self.happened(&Happening::Blocked(*id)));
        }
        self.game.open.phase = Phase::Unveil;
    }

    /// Those who fight face down are unveiled, one after the other; then everybody may act.
    pub(crate) fn unveil_fighters(&mut self) {
        let fighters: Vec<Id> = self.open.battle.as_ref().map_or_else(Vec::new, |battle| {
            battle.attackers.iter().chain(&battle.blockers).copied().chain(battle.prey).collect()
        });
        let down = fighters.into_iter().find(|id| self.open.body(*id).is_some_and(Body::is_down));
        if let Some(id) = down {
            self.unveil(id);
            return;
        }
        self.game.open.phase = Phase::AfterBlock;
        self.open_window();
    }

    /// The attack is over: back to the beginning of the Battle step.
    fn attack_over(&mut self) {
        self.game.open.battle = None;
        self.game.open.phase = Phase::BeforeAttack;
        self.open_window();
    }

    /// Those who strike, with range first: each spreads its damage; then all of it is dealt at once.
    pub(crate) fn strike(&mut self) {
        let Some(battle) = &self.open.battle else {
            self.attack_over();
            return;
        };
        match battle.phase {
            0 | 2 => self.begin_strike(battle.phase == 0),
            1 | 3 => self.spread(),
            _ => self.attack_over(),
        }
    }

    fn opponents(battle: &Battle, id: Id) -> Vec<Id> {
        if battle.attackers.contains(&id) {
            if battle.blockers.is_empty() {
                battle.prey.into_iter().collect()
            } else {
                battle.blockers.clone()
            }
        } else {
            battle.attackers.clone()
        }
    }

    fn begin_strike(&mut self, ranged: bool) {
        let Some(battle) = self.open.battle.clone() else { return };
        let prey = battle.prey.filter(|_| battle.blockers.is_empty());
        let all = battle.attackers.iter().chain(&battle.blockers).copied().chain(prey);
        let strikes = |id: &Id| {
            self.open.body(*id).is_some_and(|body| {
                let stats = self.open.stats(body);
                stats.has.contains(Keyword::Range) == ranged
                    && stats.offence > 0
                    && stats.kind == Kind::Champion
            })
        };
        let strikers: Vec<Id> = all.filter(strikes).collect();
        let offence =
            |id: Id| self.open.body(id).map_or(0, |body| self.open.stats(body).offence.max(0)) as u16;
        let mut blows = Vec::new();
        if let (true, Some(defender)) = (battle.blocked, battle.defender) {
            // Breakthrough: the joint offence beyond what the blockers can still take goes to the defender.
            let breaks = |id: &&Id| {
                battle.attackers.contains(id)
                    && self
                        .open
                        .body(**id)
                        .is_some_and(|body| self.open.stats(body).has.contains(Keyword::Breakthrough))
            };
            let through: Vec<Id> = strikers.iter().filter(breaks).copied().collect();
            let joint: u16 = through.iter().map(|id| offence(*id)).fold(0, u16::saturating_add);
            let against: Vec<Id> = battle.blockers.iter().copied().chain(prey).collect();
            let holds = against.iter().filter_map(|id| self.open.body(*id)).map(|body| {
                (i32::from(self.open.stats(body).defence) - i32::from(body.damage)).max(0) as u16
            });
            let mut over = joint.saturating_sub(holds.fold(0, u16::saturating_add));
            for id in through {
                let share = over.min(offence(id));
                over -= share;
                if share > 0 {
                    blows.push((id, Ref::Player(defender), share));
                }
            }
        } else if let Some(defender) = battle.defender {
            let unblocked = strikers.iter().filter(|id| battle.attackers.contains(id));
            blows.extend(unblocked.map(|id| (*id, Ref::Player(defender), offence(*id))));
        }
        if let Some(battle) = self.battle() {
            (battle.strikers, battle.blows) = (strikers, blows);
            battle.phase += 1;
        }
    }

    /// How much the striker who is asked has left, and whom he may strike next: all but the last are asked for.
    pub(crate) fn spreading(&self) -> Option<(Id, u16, Vec<Id>)> {
        self.game.spreading()
    }

    fn spread(&mut self) {
        if let Some((id, left, against)) = self.spreading() {
            match against[..] {
                [] => self.next_striker(),
                [one] => {
                    self.blow(id, Ref::Thing(one), left);
                    self.next_striker();
                }
                _ if left == 0 => self.next_striker(),
                _ => {
                    let seat = self.open.body(id).map_or(self.open.active, Body::controller);
                    self.ask(seat, Query::Strike);
                }
            }
            return;
        }
        if self.ward_off() {
            return;
        }
        let Some(battle) = self.battle() else { return };
        let blows = std::mem::take(&mut battle.blows);
        battle.phase += 1;
        for (id, to, amount) in blows {
            let Some(body) = self.open.body(id) else { continue };
            let by = self.open.snap(body);
            self.deal(Blow { by, to, amount, deadly: false, battle: true });
        }
        self.settle();
    }

    pub(crate) fn blow(&mut self, id: Id, to: Ref, amount: u16) {
        if let Some(battle) = self.battle() {
            battle.blows.push((id, to, amount));
        }
    }

    fn next_striker(&mut self) {
        if let Some(battle) = self.battle()
            && !battle.strikers.is_empty()
        {
            battle.strikers.remove(0);
        }
    }

    /// A player's damage ward counts once per attack, off the group's total; the attacker says whose damage is lost.
    fn ward_off(&mut self) -> bool {
        let Some(left) = self.game.ward_left() else { return false };
        let sources = self.game.ward_sources();
        let total: u16 = sources.iter().map(|(_, amount)| *amount).sum();
        if let [(id, _)] = sources[..] {
            self.lose_blow(id);
            return true;
        }
        if total <= left {
            if let Some((id, _)) = sources.first() {
                self.lose_blow(*id);
                return true;
            }
            return false;
        }
        let seat = self.open.active;
        self.ask(seat, Query::Lost);
        true
    }

    /// This one's damage to the defender is what the ward takes.
    pub(crate) fn lose_blow(&mut self, id: Id) {
        let Some(left) = self.game.ward_left() else { return };
        let mut lost = 0;
        let mut seat = None;
        if let Some(battle) = self.battle() {
            for (by, to, amount) in &mut battle.blows {
                if let (true, Ref::Player(player)) = (*by == id && *amount > 0, *to) {
                    lost = left.min(*amount);
                    *amount -= lost;
                    battle.warded = battle.warded.saturating_add(lost);
                    seat = Some(player);
                    break;
                }
            }
        }
        if let Some(seat) = seat {
            self.tell(Event::Warded { seat, number: lost });
        }
    }
}

impl Epic {
    /// How much the striker who is asked has left, and whom he may strike next.
    pub(crate) fn spreading(&self) -> Option<(Id, u16, Vec<Id>)> {
        let battle = self.open.battle.as_ref()?;
        let id = *battle.strikers.first()?;
        let offence = self.open.body(id).map_or(0, |body| self.open.stats(body).offence.max(0)) as u16;
        let own = battle.blows.iter().filter(|(by, ..)| *by == id);
        let spent: u16 = own.clone().map(|(_, _, amount)| *amount).fold(0, u16::saturating_add);
        let done = own.filter(|(_, to, _)| matches!(to, Ref::Thing(_))).count();
        let against = Act::<()>::opponents(battle, id).into_iter().skip(done).collect();
        Some((id, offence.saturating_sub(spent), against))
    }

    /// How much of the defender's damage ward is left for this attack, if it comes to that.
    pub(crate) fn ward_left(&self) -> Option<u16> {
        let battle = self.open.battle.as_ref()?;
        let seat = battle.defender?;
        let shielded = self
            .open
            .holdings()
            .any(|holding| holding.seat == seat && *holding.holds == crate::lang::Holds::Shield);
        let left = self.open.damage_ward(seat).saturating_sub(battle.warded);
        (!shielded && left > 0 && !self.ward_sources().is_empty()).then_some(left)
    }

    /// Those whose damage goes to the defender, and how much.
    pub(crate) fn ward_sources(&self) -> Vec<(Id, u16)> {
        let blows = self.open.battle.as_ref().map_or(&[][..], |battle| &battle.blows);
        let to_player = blows.iter().filter(|(_, to, amount)| matches!(to, Ref::Player(_)) && *amount > 0);
        to_player.map(|(id, _, amount)| (*id, *amount)).collect()
    }
}
