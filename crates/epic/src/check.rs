//! Which moves are allowed, and by which rule others aren't; and carrying them out.

use crate::{
    act::Act,
    event::{Event, Sight},
    moves::Move,
    state::{Body, Epic, FIRST_MOJO, PLAYERS, Phase, Query, Ref},
};
use table::{Audience, Refusal, Seat, Tell, Trace, pile};

impl Epic {
    /// Whether this seat may make this move.
    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.open.over() {
            return Err(Refusal::by(Refusal::OVER));
        }
        let making = self.open.making();
        let ask = self.open.ask.filter(|ask| ask.seat == seat);
        if ask.is_none() && !making {
            return Err(Refusal::by("epic/turn/asked"));
        }
        let mut moves = Vec::new();
        self.list(seat, &mut moves);
        if moves.contains(&mv) {
            return Ok(());
        }
        let Some(ask) = ask else { return Err(self.refuse_making(seat, mv)) };
        Err(match (ask.query, mv) {
            (Query::Priority, _) => self.refuse_priority(seat, mv),
            (Query::Attack, _) => self.refuse_attack(mv),
            (Query::Block, Move::Block(_)) => Refusal::by("epic/block/able"),
            (Query::Target, Move::Pick(_) | Move::At(_)) => Refusal::by("epic/target/legal"),
            _ => Refusal::by("epic/choice/offered"),
        })
    }

    fn refuse_priority(&self, seat: Seat, mv: Move) -> Refusal {
        let held = |card| self.hand(seat).any(|other| other == card);
        let refused = match mv {
            Move::Play(card) | Move::Veil(card) if !held(card) => {
                Err(Refusal::by("epic/play/held").with("card", card))
            }
            Move::Play(card) => self.may_play(seat, card),
            Move::Veil(card) => self.may_veil(seat, card),
            Move::Use(id, number) => self.may_use(seat, id, number),
            Move::Unveil(id) => {
                let mine = |body: &Body| body.controller() == seat && body.is_down();
                if self.open.body(id).is_some_and(mine) {
                    Ok(())
                } else {
                    Err(Refusal::by("epic/veil/yours"))
                }
            }
            Move::Attack(_) | Move::Block(_) => Err(Refusal::by("epic/line/step-end")),
            Move::Pick(_) | Move::At(_) => Err(Refusal::by("epic/play/announce")),
            _ => Err(Refusal::by("epic/choice/offered")),
        };
        refused.err().unwrap_or_else(|| Refusal::by("epic/loop/optional"))
    }

    fn refuse_attack(&self, mv: Move) -> Refusal {
        let attackers = self.open.battle.as_ref().map_or(&[][..], |battle| &battle.attackers);
        match mv {
            Move::Attack(_) => Refusal::by("epic/attack/prepared"),
            Move::At(_) => Refusal::by("epic/attack/whom"),
            Move::Done => match self.must_attack().filter(|_| attackers.is_empty()) {
                Some(body) => Refusal::by("epic/attack/must").with("what", Sight(body.look())),
                None => Refusal::by("epic/choice/offered"),
            },
            Move::Hunt(_) => {
                let hunts = |id: &u16| {
                    self.open
                        .body(*id)
                        .is_some_and(|body| self.open.stats(body).has.contains(crate::kinds::Keyword::Hunter))
                };
                let all = !attackers.is_empty() && attackers.iter().all(hunts);
                Refusal::by(if all { "epic/hunt/prey" } else { "epic/hunt/all" })
            }
            _ => Refusal::by("epic/choice/offered"),
        }
    }

    /// Carries out a move that is allowed.
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        let mut act = Act::new(self, tell);
        if act.open.making() {
            return act.make(seat, mv);
        }
        act.answer(seat, mv);
        let quiet = act.trace == Trace::Quiet && act.open.ask.is_none();
        act.advance();
        if quiet { Trace::Quiet } else { Trace::Final }
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    fn answer(&mut self, seat: Seat, mv: Move) {
        let Some(ask) = self.open.ask else { return };
        if ask.query == Query::Priority {
            self.remember(mv);
        }
        self.game.open.ask = None;
        match (ask.query, mv) {
            (Query::Mulligan, _) => self.mulligan(seat, mv),
            (Query::Priority, _) => self.act(seat, mv),
            (Query::Attack, Move::Attack(id)) => self.add_attacker(id),
            (Query::Attack, Move::At(defender)) => self.declare(defender, None),
            (Query::Attack, Move::Hunt(prey)) => {
                let defender = self.open.body(prey).map_or(seat, Body::controller);
                self.declare(defender, Some(prey));
            }
            (Query::Attack, _) => self.end_battle(),
            (Query::Block, Move::Block(id)) => self.add_blocker(id),
            (Query::Block, _) => self.blocked(),
            (Query::Strike, Move::Number(number)) => {
                if let Some((id, _, against)) = self.spreading()
                    && let Some(first) = against.first()
                {
                    self.blow(id, Ref::Thing(*first), number);
                }
            }
            (Query::Lost, Move::Pick(id)) => self.lose_blow(id),
            (Query::Order, Move::Pick(id)) => self.put_trigger(id),
            (Query::Excess, Move::Card(card)) => self.discard(seat, card),
            (Query::Mode, Move::Mode(mode)) => self.choose_mode(mode),
            (Query::Pay, _) => self.choose_pay(matches!(mv, Move::Yes | Move::Mode(0))),
            (Query::Price, Move::Card(card)) => {
                self.pay_with_card(card);
                self.settle();
            }
            (Query::Price, Move::Pick(id)) => {
                self.pay_with_thing(id);
                self.settle();
            }
            (Query::Price | Query::Hand, Move::Done) => self.set_left(1),
            (Query::Target, _) => self.answer_target(mv),
            (Query::Share | Query::PickShare, Move::Number(number)) => self.choose_share(number),
            (Query::May, _) => self.answer_may(seat, mv),
            (Query::Way, Move::Mode(way)) => self.set_left(way + 1),
            (Query::Pick, _) => self.answer_pick(mv),
            (Query::Hand, Move::Card(card)) => self.choose_card(seat, card),
            (Query::Dig, Move::Card(card)) => self.choose_dug(card),
            (Query::Rob, Move::Card(card)) => self.choose_robbed(card),
            (Query::Alignment, Move::Align(alignment)) => {
                self.tell(Event::Chose { seat, alignment });
                if let Some(frame) = self.game.open.frames.last_mut() {
                    (frame.alignment, frame.left) = (Some(alignment), 1);
                }
            }
            _ => self.game.open.ask = Some(ask),
        }
    }

    fn answer_target(&mut self, mv: Move) {
        let at = match mv {
            Move::Pick(id) => Ref::Thing(id),
            Move::At(seat) => Ref::Player(seat),
            _ => {
                self.enough_targets();
                return;
            }
        };
        if self.open.frame().is_some_and(|frame| frame.run == crate::state::Run::Aim) {
            self.aim_at(at);
        } else {
            self.choose_target(at);
        }
    }

    fn answer_may(&mut self, seat: Seat, mv: Move) {
        let yes = mv == Move::Yes;
        if !yes {
            self.tell(Event::Declined { seat });
        }
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.step = if yes { 2 } else { 3 };
        }
    }

    fn answer_pick(&mut self, mv: Move) {
        let at = match mv {
            Move::Pick(id) => Ref::Thing(id),
            Move::At(seat) => Ref::Player(seat),
            _ => {
                self.picked_enough();
                return;
            }
        };
        let divided = matches!(self.current(), Some((_, _, crate::lang::Piece::Divide(..))));
        if divided { self.pick_sharer(at) } else { self.pick(at) }
    }

    fn act(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Play(card) => self.begin_play(seat, card),
            Move::Veil(card) => self.begin_veil(seat, card),
            Move::Use(id, number) => self.begin_use(seat, id, number),
            Move::Unveil(id) => {
                self.unveil(id);
                self.more_to_answer(seat);
            }
            _ => self.pass(seat),
        }
    }

    /// A card goes under the deck, or as many are drawn as went.
    fn mulligan(&mut self, seat: Seat, mv: Move) {
        let Phase::Mulligan(number) = self.open.phase else { return };
        if let Move::Card(card) = mv {
            let own = &mut self.game.cards[seat.index() % PLAYERS];
            let only = Audience::seat(seat);
            let hand = seat.index() % PLAYERS;
            if pile::give_face(own, hand, card, crate::state::DECK, only).is_some() {
                let top = own[crate::state::DECK].len().saturating_sub(1);
                if let Some(card) = own[crate::state::DECK].take(top) {
                    own[crate::state::DECK].tuck(card);
                }
            }
            self.tell_apart(only, Event::PutUnderCard { card }, Event::PutUnder { seat });
            self.game.open.phase = Phase::Mulligan(number + 1);
            if self.hand_size(seat) > 0 {
                return;
            }
        }
        let Phase::Mulligan(number) = self.open.phase else { return };
        if number == 0 {
            self.tell(Event::Kept { seat });
        } else {
            self.tell(Event::Mulligan { seat, number });
            (0..number).for_each(|_| _ = self.draw_from(seat, seat));
            self.game.open.waiting.clear();
            self.game.open.mojo[seat] = FIRST_MOJO - i16::from(number);
        }
        let next = seat.next(self.open.players());
        if next == self.open.active {
            self.begin();
        } else {
            (self.game.open.phase, self.game.open.priority) = (Phase::Mulligan(0), next);
        }
    }

    /// The first turn begins, in the Build step.
    fn begin(&mut self) {
        let seat = self.open.active;
        for other in self.open.alive {
            self.game.open.actions[other] = 1;
        }
        self.tell(Event::TurnBegan { seat, turn: 1 });
        self.enter_step(crate::kinds::Step::Build, Phase::Build);
    }
}
