//! What is played for people without asking them, outside windows: what their standing orders say, and what is all they could do
//! where nobody could learn anything from it.

use super::Table;
use crate::{
    desk::Sitter,
    live::{Voice, Wanted},
};
use table::{Lang, Seat};

impl Table {
    /// What this seat plays now without being asked, if it is waited for.
    pub(super) fn unasked(&self, seat: Seat) -> Option<String> {
        let live = self.live.as_ref().filter(|_| !self.desk.over && !self.in_window())?;
        if !live.waiting().contains(seat) || self.desk.house_bot(seat).is_some() {
            return None;
        }
        let order = self.desk.order(seat);
        let ordered = order.and_then(|order| live.obey(seat, order));
        ordered.or_else(|| live.only_idle(seat).filter(|_| order != Some("") && self.is_alone(seat)))
    }

    /// Whether a person, and no program, sits here who plays alone with bots of the house.
    fn is_alone(&self, seat: Seat) -> bool {
        matches!(self.desk.sitter(seat), Sitter::Person { bot: false, .. })
            && self.at_the_only_seat(seat)
            && self.could_learn().len() <= 1
    }

    /// Plays what somebody who is waited for needn't be asked.
    pub(super) fn play_unasked(&mut self) -> bool {
        let waiting = self.waiting();
        let unasked = waiting.iter().find_map(|seat| Some((seat, self.unasked(seat)?)));
        let (Some((seat, text)), Some(live)) = (unasked, self.live.as_mut()) else { return false };
        match live.propose(seat, &Wanted::Text(text), &Voice { lang: Lang::En, names: &[] }) {
            Ok(proposal) => self.store_move(seat, proposal, String::new(), None),
            Err(problem) => {
                tracing::error!(table = %self.desk.id, ?problem, "what needn't be asked can't be played");
                return false;
            }
        }
        true
    }
}
