//! What is asked in the middle of an effect, and of whom it can be true.

use crate::{
    card::{Card, Cards},
    state::{CROSSROADS, Ephios, Frame, LOOKED_AT, Phase, Task, ZONE},
    step::Step,
};
use table::{Seat, Seats};

/// What whoever has the turn has to choose from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// One of these cards.
    Card(Cards),
    /// One of these cards, or no more.
    Cards(Cards),
    /// One of these opponents.
    Seat(Seats),
}

impl Question {
    const NONE: Question = Question::Card(Cards::NONE);
}

impl Ephios {
    /// What is being asked of whoever has the turn, besides an action.
    pub fn question(&self) -> Question {
        let hand = || self.hand(self.open.turn).faces();
        match (self.open.phase, self.open.frame()) {
            (Phase::Excess, _) => Question::Card(hand().collect()),
            (Phase::Order, _) => Question::Card(hand().filter(|card| card.is_inhabitant()).collect()),
            (Phase::Ask, Some(frame)) => self.question_of(frame),
            _ => Question::NONE,
        }
    }

    /// What this frame has to ask at its step.
    pub(crate) fn question_of(&self, frame: &Frame) -> Question {
        let solo = self.open.solo();
        let hand = || self.set(self.open.turn.index());
        let step = match frame.task(solo) {
            Some(Task::LayHand) => return Question::Card(hand()),
            Some(Task::Step(step)) => step,
            _ => return Question::NONE,
        };
        match step {
            Step::Spy if frame.asked => {
                Question::Card(frame.target.map_or(Cards::NONE, |seat| self.set(seat.index())))
            }
            Step::Steal
            | Step::RandomDiscard
            | Step::Spy
            | Step::LookAtHand
            | Step::TakeFrom(_)
            | Step::OpponentLoses(_) => Question::Seat(self.touched(step)),
            Step::CopyCrossroads => {
                Question::Card(self.personalities().iter().filter(|card| card.is_copied(solo)).collect())
            }
            Step::Add => Question::Card(self.set(CROSSROADS)),
            Step::AddPersonality | Step::Dismiss | Step::SweepAll | Step::SweepForGain(_) => {
                Question::Card(self.personalities())
            }
            Step::SweepSome => Question::Cards(self.personalities()),
            Step::Exchange => match frame.picked {
                Some(laid) => Question::Card(self.personalities().without(laid)),
                None if self.personalities().is_empty() => Question::NONE,
                None => Question::Card(hand()),
            },
            Step::Trade(_) => Question::Card(hand()),
            Step::Look(_) => Question::Card(self.set(LOOKED_AT)),
            Step::TakeFromZone | Step::DiscardFromZone => Question::Card(self.set(ZONE)),
            _ => Question::NONE,
        }
    }

    /// Whom this step of whoever has the turn touches, or can touch where he chooses one of them; he himself only where it
    /// touches everybody alike.
    pub(crate) fn touched(&self, step: Step) -> Seats {
        let open = &self.open;
        let opponents = || open.opponents();
        let most = |of: &dyn Fn(Seat) -> u16| {
            let most = open.in_turn().map(of).max().unwrap_or(0);
            open.in_turn().filter(|seat| of(*seat) == most && most > 0).collect()
        };
        match step {
            Step::Steal | Step::RandomDiscard | Step::Spy | Step::LookAtHand => {
                opponents().filter(|seat| !self.hand(*seat).is_empty()).collect()
            }
            Step::TakeFrom(_) | Step::TakeFromEach(_) | Step::EachLoses(_) => {
                opponents().filter(|seat| open.persuasion[*seat] > 0).collect()
            }
            Step::OpponentLoses(_) => opponents().filter(|seat| open.popularity[*seat] > 0).collect(),
            Step::MorePopularLose(_) => {
                let mine = open.popularity[open.turn];
                opponents().filter(|seat| open.popularity[*seat] > mine).collect()
            }
            Step::LeadersLose(_) => most(&|seat| open.popularity[seat]),
            Step::RichestLose(_) => most(&|seat| open.persuasion[seat].into()),
            _ => Seats::NONE,
        }
    }

    /// The rightmost Dignitaire at the crossroads.
    pub(crate) fn rightmost_dignitary(&self) -> Option<Card> {
        self.piles[CROSSROADS].faces().find(|card| card.is_dignitary())
    }
}
