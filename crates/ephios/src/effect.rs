//! What each step of an effect does.

use crate::{
    card::{Card, Cards, Trigger},
    event::Event,
    out::{End, Out},
    question::Question,
    state::{
        ACTIONS, CROSSROADS, CROSSROADS_SIZE, DECK, DISCARD, Ending, Ephios, Frame, LOOKED_AT,
        MOST_PERSUASION, Phase, Task, What, ZONE,
    },
    step::Step,
    turn::Flow,
};
use table::prelude::*;

impl Ephios {
    /// Begins this task, or looks at it again.
    pub(crate) fn run(&mut self, task: Task, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        match task {
            Task::Step(step) => self.run_step(step, out),
            Task::Window(trigger) => {
                let asked = self.open.frame().is_some_and(|frame| frame.asked);
                let all = self.open.opponents().collect();
                if !asked && self.open_window(trigger, all) { Flow::Ask } else { Flow::Next }
            }
            Task::LayHand => self.ask(out),
            Task::Reckon => self.reckon(out),
            Task::Fill => self.fill(out),
            Task::Plot => self.plot(out),
        }
    }

    fn run_step(&mut self, step: Step, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        match step {
            Step::Gain(number) => self.gain(seat, number, out),
            Step::Refill(most) => {
                let number = most.saturating_sub(self.open.persuasion[seat]);
                self.gain(seat, number, out);
            }
            Step::GainPerAlliance(number) => {
                let alliances: crate::Alliances =
                    self.piles[CROSSROADS].faces().filter_map(Card::alliance).collect();
                self.gain(seat, number.saturating_mul(alliances.len() as u8), out);
            }
            Step::EveryoneGains(number) => {
                self.open.in_turn().for_each(|seat| self.gain(seat, number, out));
            }
            Step::Popularity(percent) => self.rise(seat, percent, out),
            Step::LeastPopularGain(percent) => {
                let least = self.open.in_turn().map(|seat| self.open.popularity[seat]).min().unwrap_or(0);
                for seat in self.open.in_turn() {
                    // One after the other: the first to be elected is.
                    if self.open.popularity[seat] == least && out.end.is_none() {
                        self.rise(seat, percent, out);
                    }
                }
            }
            Step::LastGains(percent) => {
                let mine = self.open.popularity[seat];
                if self.open.in_turn().all(|seat| self.open.popularity[seat] >= mine) {
                    self.rise(seat, percent, out);
                }
            }
            Step::TakeFromEach(_)
            | Step::EachLoses(_)
            | Step::RichestLose(_)
            | Step::LeadersLose(_)
            | Step::MorePopularLose(_) => return self.harm(step, self.touched(step), out),
            Step::Steal
            | Step::RandomDiscard
            | Step::Spy
            | Step::LookAtHand
            | Step::TakeFrom(_)
            | Step::OpponentLoses(_) => {
                return match self.open.frame().and_then(|frame| frame.target) {
                    None => self.ask(out),
                    Some(target) => self.harm(step, Seats::only(target), out),
                };
            }
            Step::TopOfDiscard => {
                let card = pile::draw(&mut self.piles, DISCARD, seat.index(), self.open.everyone());
                card.into_iter().for_each(|card| out.all(Event::Added { seat, card }));
            }
            Step::Look(number) => return self.look(number, out),
            Step::Draw(number) => return self.draw(number, out),
            Step::CopyDiscard => {
                let top = self.piles[DISCARD].faces().next_back();
                if let Some(card) = top.filter(|card| card.is_copied(self.open.solo())) {
                    out.all(Event::Copied { seat, card });
                    return Flow::Push(Frame::new(What::Copy(card)));
                }
            }
            Step::Reveal => return self.reveal(out).unwrap_or(Flow::Next),
            Step::SweepAll if self.personalities().is_empty() => {
                return Flow::Push(Frame::new(What::Refill));
            }
            Step::SweepSome if self.personalities().is_empty() => return Ephios::answer_done(),
            Step::CopyCrossroads
            | Step::Add
            | Step::AddPersonality
            | Step::SweepSome
            | Step::SweepAll
            | Step::SweepForGain(_)
            | Step::Trade(_)
            | Step::Exchange
            | Step::Dismiss
            | Step::TakeFromZone
            | Step::DiscardFromZone => return self.ask(out),
            Step::TurnRound(number) => {
                if self.open.players() == 2 {
                    self.gain(seat, number, out);
                } else {
                    self.open.reversed = !self.open.reversed;
                    out.all(Event::Turned {});
                }
            }
            Step::Replay(number) => {
                if self.open.made < ACTIONS {
                    self.open.actions = self.open.actions.saturating_add(number);
                    out.all(Event::Replays { seat });
                }
            }
        }
        Flow::Next
    }

    /// Asks what this step has to ask. With nothing to choose from it is done, and one possibility isn't asked for.
    fn ask(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let Some(frame) = self.open.frame() else { return Flow::Next };
        match self.question_of(frame) {
            Question::Card(cards) if cards.len() < 2 => match cards.iter().next() {
                Some(card) => self.answer_card(card, out),
                None => Flow::Next,
            },
            Question::Seat(seats) if seats.len() < 2 => match seats.iter().next() {
                Some(seat) => self.answer_seat(seat, out),
                None => Flow::Next,
            },
            _ => {
                self.open.phase = Phase::Ask;
                Flow::Ask
            }
        }
    }

    /// The opponent of this step was chosen.
    pub(crate) fn answer_seat(&mut self, target: Seat, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        out.all(Event::Targeted { seat: self.open.turn, on: target });
        if let Some(frame) = self.open.frames.last_mut() {
            frame.target = Some(target);
        }
        Flow::Again
    }

    /// No more cards are chosen.
    pub(crate) const fn answer_done() -> Flow {
        Flow::Push(Frame::new(What::Refill))
    }

    /// A card was chosen, whatever was asked.
    pub(crate) fn answer_pick(&mut self, card: Card, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        match self.open.phase {
            Phase::Excess => {
                pile::give_face(&mut self.piles, seat.index(), card, DISCARD, self.open.everyone());
                out.stays();
                out.all(Event::Discarded { seat, card });
                Flow::Again
            }
            Phase::Order => {
                self.meet(seat, seat.index(), card, out);
                Flow::Again
            }
            _ => self.answer_card(card, out),
        }
    }

    /// The card of this step was chosen.
    fn answer_card(&mut self, card: Card, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        let Some(frame) = self.open.frames.last().copied() else { return Flow::Again };
        let step = match frame.task(self.open.solo()) {
            Some(Task::LayHand) => {
                self.lay_hand(card, out);
                return Flow::Next;
            }
            Some(Task::Step(step)) => step,
            _ => return Flow::Next,
        };
        match step {
            Step::Spy => {
                let target = frame.target.unwrap_or(seat);
                pile::give_face(&mut self.piles, target.index(), card, DISCARD, self.open.everyone());
                out.stays();
                out.all(Event::Discarded { seat: target, card });
            }
            Step::CopyCrossroads => {
                out.all(Event::Copied { seat, card });
                return Flow::Push(Frame::new(What::Copy(card)));
            }
            Step::Add | Step::AddPersonality | Step::TakeFromZone => {
                let from = if step == Step::TakeFromZone { ZONE } else { CROSSROADS };
                self.shift(from, card, seat.index());
                out.all(Event::Added { seat, card });
            }
            Step::SweepSome => {
                self.sweep(card, out);
                return Flow::Again;
            }
            Step::SweepAll => {
                self.sweep_all(card, out);
                return Flow::Push(Frame::new(What::Refill));
            }
            Step::SweepForGain(number) => {
                let swept = self.sweep_all(card, out);
                self.gain(seat, number.saturating_mul(swept), out);
            }
            Step::Trade(number) => {
                pile::give_face(&mut self.piles, seat.index(), card, DISCARD, self.open.everyone());
                out.stays();
                out.all(Event::Discarded { seat, card });
                self.gain(seat, number, out);
            }
            Step::Exchange if frame.picked.is_none() => {
                pile::give_face(&mut self.piles, seat.index(), card, CROSSROADS, self.open.everyone());
                out.stays();
                out.all(Event::Laid { seat, card });
                self.note_pick(card);
                return Flow::Again;
            }
            Step::Exchange => {
                self.shift(CROSSROADS, card, seat.index());
                out.all(Event::Added { seat, card });
            }
            Step::Dismiss => {
                self.sweep(card, out);
                self.gain(seat, card.value(), out);
            }
            Step::DiscardFromZone => {
                self.shift(ZONE, card, DISCARD);
                out.all(Event::Swept { card });
            }
            Step::Look(_) => return self.looked(card, frame.asked, out),
            _ => {}
        }
        Flow::Next
    }

    pub(crate) fn note_pick(&mut self, card: Card) {
        if let Some(frame) = self.open.frames.last_mut() {
            frame.picked = Some(card);
        }
    }

    /// A card of the crossroads is discarded.
    pub(crate) fn sweep(&mut self, card: Card, out: &mut Out<'_, impl Tell<Event>>) {
        self.shift(CROSSROADS, card, DISCARD);
        out.all(Event::Swept { card });
    }

    /// All personalities of the crossroads are discarded, this one last; how many.
    fn sweep_all(&mut self, top: Card, out: &mut Out<'_, impl Tell<Event>>) -> u8 {
        let all = self.personalities();
        all.without(top).iter().chain([top]).for_each(|card| self.sweep(card, out));
        all.len() as u8
    }

    /// The hand that unites is discarded, this card last.
    fn lay_hand(&mut self, top: Card, out: &mut Out<'_, impl Tell<Event>>) {
        let seat = self.open.turn;
        for card in self.set(seat.index()).without(top).iter().chain([top]) {
            pile::give_face(&mut self.piles, seat.index(), card, DISCARD, self.open.everyone());
            out.all(Event::Discarded { seat, card });
        }
    }

    /// Something is done to these, unless they answer it.
    fn harm(&mut self, step: Step, touched: Seats, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let Some(frame) = self.open.frame().copied() else { return Flow::Next };
        if !frame.asked && step != Step::LookAtHand {
            if self.open_window(Trigger::Harm, touched) {
                return Flow::Ask;
            }
            self.open.frames.last_mut().into_iter().for_each(|frame| frame.asked = true);
        }
        let hit = self.open.in_turn().filter(|seat| touched.contains(*seat) && !frame.spared.contains(*seat));
        for target in hit {
            if let Some(flow) = self.hit(step, target, out) {
                return flow;
            }
        }
        Flow::Next
    }

    /// This is done to one seat; what comes first if it isn't done with that.
    fn hit(&mut self, step: Step, target: Seat, out: &mut Out<'_, impl Tell<Event>>) -> Option<Flow> {
        let seat = self.open.turn;
        let (me, held) = (Audience::seat(seat), self.hand(target).len());
        match step {
            Step::TakeFromEach(number) | Step::TakeFrom(number) => {
                let number = number.min(self.open.persuasion[target]);
                self.open.persuasion[target] -= number;
                let mine = self.open.persuasion[seat] + number;
                self.open.persuasion[seat] = mine.min(MOST_PERSUASION);
                out.all(Event::Took { seat, from: target, number });
            }
            Step::EachLoses(number) | Step::RichestLose(number) => {
                let number = number.min(self.open.persuasion[target]);
                self.open.persuasion[target] -= number;
                out.all(Event::Lost { seat: target, number });
            }
            Step::OpponentLoses(percent) | Step::LeadersLose(percent) | Step::MorePopularLose(percent) => {
                self.fall(target, percent.into(), out);
            }
            Step::Steal => {
                let both = me.and(Audience::seat(target));
                let place = self.dice.throw(|dice| dice.roll(held as u32)) as usize;
                let card = pile::give(&mut self.piles, target.index(), place, seat.index(), both)?;
                out.stays();
                let from = target;
                out.apart(both, Event::StoleCard { seat, from, card }, Event::Stole { seat, from });
            }
            Step::RandomDiscard => {
                let place = self.dice.throw(|dice| dice.roll(held as u32)) as usize;
                let card = pile::give(&mut self.piles, target.index(), place, DISCARD, self.open.everyone())?;
                out.stays();
                out.all(Event::Discarded { seat: target, card });
            }
            Step::Spy | Step::LookAtHand => {
                pile::look(&mut self.piles, target.index(), held, me);
                out.stays();
                out.all(Event::SawHand { seat, from: target });
                for card in self.set(target.index()) {
                    out.only(me.and(Audience::seat(target)), Event::SawCard { from: target, card });
                }
                return (step == Step::Spy).then(|| self.ask(out));
            }
            _ => {}
        }
        None
    }

    /// Looks at the top cards of the deck.
    fn look(&mut self, number: u8, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        if self.piles[LOOKED_AT].is_empty() {
            if let Some(flow) = self.supply(number.into(), out) {
                return flow;
            }
            let me = self.open.who_sees(seat);
            for _ in 0..number {
                pile::draw(&mut self.piles, DECK, LOOKED_AT, me);
            }
            out.stays();
            let seen = self.set(LOOKED_AT);
            out.all(Event::Looked { seat, number: seen.len() as u8 });
            seen.iter().for_each(|card| out.only(me, Event::LookedAt { card }));
        }
        self.ask(out)
    }

    /// Of the cards looked at, this one goes to the hand; then, of the others, this one on top of the deck.
    fn looked(&mut self, card: Card, kept: bool, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        let me = self.open.who_sees(seat);
        out.stays();
        if !kept {
            let seen = if card.is_inhabitant() { self.open.everyone() } else { me };
            pile::give_face(&mut self.piles, LOOKED_AT, card, seat.index(), seen);
            out.apart(seen, Event::DrewCard { seat, card }, Event::Drew { seat });
            // Which card it was stays hidden, so the frame notes only that there was one.
            self.open.frames.last_mut().into_iter().for_each(|frame| frame.asked = true);
            if self.piles[LOOKED_AT].len() > 1 {
                return Flow::Again;
            }
        }
        let back = self.set(LOOKED_AT);
        for card in back.without(card).iter().chain(back.iter().filter(|other| *other == card)) {
            pile::give_face(&mut self.piles, LOOKED_AT, card, DECK, me);
        }
        if !back.is_empty() {
            out.all(Event::PutBack { seat });
        }
        Flow::Next
    }

    /// Cards from the deck go to the hand, unseen by others.
    fn draw(&mut self, number: u8, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        let me = self.open.who_sees(seat);
        let mut drawn = Cards::NONE;
        for _ in 0..number {
            if let Some(flow) = self.supply(1, out) {
                return flow;
            }
            let Some(card) = pile::draw(&mut self.piles, DECK, seat.index(), me) else { break };
            drawn = drawn.with(card);
        }
        out.stays();
        for card in drawn {
            out.apart(me, Event::DrewCard { seat, card }, Event::Drew { seat });
        }
        Flow::Next
    }

    /// The top card of the deck comes to the crossroads; what comes first, if anything.
    fn reveal(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> Option<Flow> {
        if let Some(flow) = self.supply(1, out) {
            return Some(flow);
        }
        let Some(card) = pile::draw(&mut self.piles, DECK, CROSSROADS, self.open.everyone()) else {
            return Some(Flow::Next);
        };
        out.stays();
        out.all(Event::Revealed { card });
        None
    }

    /// Completes the crossroads.
    fn fill(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        while self.piles[CROSSROADS].len() < CROSSROADS_SIZE {
            if let Some(flow) = self.reveal(out) {
                return flow;
            }
        }
        Flow::Next
    }

    /// A union brings what it brings.
    fn reckon(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let seat = self.open.turn;
        let Some(&Frame { what: What::Unite(alliance), gain, less, .. }) = self.open.frame() else {
            return Flow::Next;
        };
        self.rise(seat, gain.saturating_sub(less), out);
        if self.open.solo() && !self.open.pacts.contains(alliance) {
            self.open.pacts = self.open.pacts.with(alliance);
            out.all(Event::Sealed { alliance });
            if self.open.pacts == self.open.alliances {
                out.ends(End::Solo(Ending::Pacts));
            }
        }
        Flow::Next
    }

    /// Solo: the Complot recruits the rightmost Dignitaire, or else debates with the rightmost personality.
    fn plot(&mut self, out: &mut Out<'_, impl Tell<Event>>) -> Flow {
        let Some(&Frame { asked, picked, .. }) = self.open.frame() else { return Flow::Next };
        let me = Seats::only(self.open.turn);
        if picked.is_some() {
            return Flow::Next;
        }
        let Some(card) = self.rightmost_dignitary() else {
            let Some(card) = self.piles[CROSSROADS].faces().next() else { return Flow::Next };
            self.shift(CROSSROADS, card, DISCARD);
            out.all(Event::PlotDebated { card });
            self.note_pick(card);
            return if self.open_window(Trigger::PlotDebates, me) { Flow::Ask } else { Flow::Next };
        };
        if !asked && self.open_window(Trigger::PlotRecruits, me) {
            return Flow::Ask;
        }
        self.shift(CROSSROADS, card, ZONE);
        out.all(Event::Plotted { card });
        let dignitaries: Cards = Card::ALL.into_iter().filter(|card| card.is_dignitary()).collect();
        if dignitaries.iter().all(|card| self.piles[ZONE].has(card)) {
            out.ends(End::Solo(Ending::Plot));
        }
        Flow::Next
    }
}
