//! The turn: steps, priority, the line, and going on until somebody has to choose.

use crate::{
    act::Act,
    event::Event,
    kinds::{Keywords, Step},
    state::{Battle, Ending, Epic, HAND_LIMIT, Item, Open, Phase, Position, Query, Run},
    trigger::Happening,
};
use table::{Seat, Seats, Tell};

/// More steps than anything takes between two choices.
const STEPS: usize = 20_000;

impl Open {
    /// Whether players have priority at this stage.
    pub(crate) const fn window(&self) -> bool {
        matches!(
            self.phase,
            Phase::PreBattle
                | Phase::BeforeAttack
                | Phase::AfterAttack
                | Phase::AfterBlock
                | Phase::Build
                | Phase::End
        )
    }
}

impl Epic {
    /// Whose turn would be next but for extra turns.
    pub(crate) fn next_regular(&self) -> Option<Seat> {
        self.open.others(self.open.regular).next()
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Goes on until somebody has to choose or it is over.
    pub(crate) fn advance(&mut self) {
        for _ in 0..STEPS {
            if self.open.over() {
                self.close();
                return;
            }
            if self.open.ask.is_some() {
                return;
            }
            if !self.open.frames.is_empty() {
                self.go_on();
                continue;
            }
            self.settle();
            if self.open.over() {
                continue;
            }
            if self.open.window() && !self.open.waiting.is_empty() && self.put_triggers() {
                continue;
            }
            self.next_stage();
        }
        self.game.open.phase = Phase::Over { ending: Ending::Loop, winners: Seats::NONE };
        self.close();
    }

    /// It is over: what was being carried out stays where it is, on the pile of whoever played it.
    fn close(&mut self) {
        let open = &mut self.game.open;
        (open.ask, open.battle) = (None, None);
        for mut frame in std::mem::take(&mut open.frames) {
            if frame.holds_card() {
                self.bury_under(std::mem::take(&mut frame.item.under));
            }
            let item = &frame.item;
            if frame.holds_card()
                && item.is_card()
                && !item.copy
                && let Some(card) = item.card()
            {
                self.bury(item.controller, card, item.source.owner);
            }
        }
    }

    /// Everybody may act, the active player first.
    pub(crate) fn open_window(&mut self) {
        let first = self.open.in_order().next().unwrap_or(self.open.active);
        self.more_to_answer(first);
    }

    fn next_stage(&mut self) {
        match self.open.phase {
            Phase::Mulligan(_) => {
                let seat = self.open.priority;
                self.ask(seat, Query::Mulligan);
            }
            Phase::Prepare => self.prepare(),
            Phase::Attack => {
                let seat = self.open.active;
                self.ask(seat, Query::Attack);
            }
            Phase::Block => self.ask_for_blocks(),
            Phase::Unveil => self.unveil_fighters(),
            Phase::Strike => self.strike(),
            Phase::Excess => self.clean_up(),
            Phase::Over { .. } | Phase::Draft { .. } | Phase::Building => {}
            _ => self.priority(),
        }
    }

    fn priority(&mut self) {
        let all_passed = self.open.in_order().all(|seat| self.open.passed.contains(seat));
        if all_passed {
            match self.game.open.line.pop() {
                Some(item) => self.resolve(item, Run::Resolve),
                None => self.step_over(),
            }
            return;
        }
        let seat = self.open.priority;
        if !self.open.alive.contains(seat) || self.open.passed.contains(seat) {
            self.pass(seat);
            return;
        }
        if self.stuck() {
            return;
        }
        self.ask(seat, Query::Priority);
    }

    /// Passes priority to the left.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.game.open.passed = self.open.passed.with(seat);
        self.game.open.priority = self.open.others(seat).next().unwrap_or(seat);
    }

    /// Everybody has passed and the line is empty.
    fn step_over(&mut self) {
        match self.open.phase {
            Phase::PreBattle => self.enter_step(Step::Battle, Phase::BeforeAttack),
            Phase::BeforeAttack => {
                self.game.open.battle = Some(Battle {
                    attackers: Vec::new(),
                    defender: None,
                    prey: None,
                    hunt: false,
                    blockers: Vec::new(),
                    blocked: false,
                    phase: 0,
                    strikers: Vec::new(),
                    blows: Vec::new(),
                    warded: 0,
                });
                if self.open.has_attackers() {
                    self.game.open.phase = Phase::Attack;
                } else {
                    self.end_battle();
                }
            }
            Phase::AfterAttack => self.game.open.phase = Phase::Block,
            Phase::AfterBlock => self.game.open.phase = Phase::Strike,
            Phase::Build => {
                self.enter_step(Step::End, Phase::End);
                self.happened(&Happening::EndOfTurn);
                let later: Vec<Item> = self.game.open.at_end.drain(..).collect();
                self.game.open.waiting.extend(later);
            }
            _ => self.game.open.phase = Phase::Excess,
        }
    }

    pub(crate) fn enter_step(&mut self, step: Step, stage: Phase) {
        (self.game.open.step, self.game.open.phase) = (step, stage);
        self.tell(Event::StepBegan { step });
        self.open_window();
    }

    /// The Battle step is over.
    pub(crate) fn end_battle(&mut self) {
        self.game.open.battle = None;
        self.enter_step(Step::Build, Phase::Build);
    }

    /// The Preparation step.
    fn prepare(&mut self) {
        let seat = self.open.active;
        self.game.open.step = Step::Preparation;
        for other in self.open.alive {
            self.game.open.actions[other] = 1;
        }
        self.game.open.aligned.clear();
        let mine: Vec<_> = self
            .open
            .bodies
            .iter()
            .filter(|body| body.controller() == seat)
            .map(|body| (body.id, body.stays))
            .collect();
        for (id, stays) in mine {
            if stays {
                if let Some(body) = self.game.open.body_mut(id) {
                    body.stays = false;
                }
            } else {
                self.turn(id, Position::Prepared);
            }
        }
        self.draw(seat, 1);
        self.enter_step(Step::PreBattle, Phase::PreBattle);
        self.happened(&Happening::PreBattle);
    }

    /// Excess cards are discarded; then all that lasts until end of turn ends, and the next turn begins.
    fn clean_up(&mut self) {
        let seat = self.open.active;
        if self.open.alive.contains(seat) && self.hand_size(seat) > HAND_LIMIT {
            self.ask(seat, Query::Excess);
            return;
        }
        let open = &mut self.game.open;
        let mut flipped = Vec::new();
        let mut returned = Vec::new();
        for body in &mut open.bodies {
            if body.position == Position::Flipped {
                flipped.push(body.id);
            }
            if let Some(borrower) = body.borrowed.take()
                && borrower != body.lasting
            {
                returned.push((body.id, borrower, body.lasting));
            }
            (body.damage, body.doomed, body.boost) = (0, false, (0, 0));
            (body.set, body.awake, body.attacked) = (None, false, false);
            (body.gained, body.lost) = (Keywords::NONE, Keywords::NONE);
        }
        (open.hidden, open.battle) = (Seats::NONE, None);
        open.this_turn.clear();
        open.revealed.clear();
        open.hits.clear();
        for id in flipped {
            self.turn(id, Position::Prepared);
        }
        for (id, before, seat) in returned {
            self.given_back(id, before, seat);
        }
        self.next_turn();
    }

    /// Control ends: the one before holds again.
    fn given_back(&mut self, id: crate::state::Id, before: Seat, seat: Seat) {
        let Some(body) = self.open.body(id) else { return };
        let (snap, copy) = (self.open.snap(body), body.clone());
        let snap = crate::state::Snap { controller: before, ..snap };
        self.tell(Event::Controls { seat, what: crate::event::Sight(snap.face) });
        self.happened(&Happening::Left(snap, &copy));
    }

    /// Whoever's turn it is has lost: the rest of it is skipped, once the line is empty.
    pub(crate) fn abandon_turn(&mut self) {
        let open = &mut self.game.open;
        open.ask = None;
        open.phase = if open.line.is_empty() { Phase::Excess } else { Phase::End };
        open.step = Step::End;
        self.open_window();
    }

    /// The next turn: an extra one, or that of the next player.
    fn next_turn(&mut self) {
        let extra = self.game.open.extra.pop();
        let regular = self.next_regular();
        let Some(seat) = extra.or(regular) else { return };
        let again = seat == self.open.active;
        let open = &mut self.game.open;
        open.row = if again { open.row.saturating_add(1) } else { 1 };
        open.active = seat;
        if extra.is_none() {
            open.regular = seat;
        }
        open.turn = open.turn.saturating_add(1);
        open.phase = Phase::Prepare;
        let turn = open.turn;
        self.tell(match extra {
            None => Event::TurnBegan { seat, turn },
            Some(_) => Event::ExtraTurnBegan { seat, turn },
        });
    }
}
