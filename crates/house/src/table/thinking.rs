//! The bots of the house at a table.

use super::Table;
use crate::{
    id,
    live::{Live, Thinking, Voice, Wanted},
};
use table::{Lang, Seat, Seed};

impl Table {
    /// Sets the bots of the house to work that have something to choose.
    pub(super) fn rouse(&mut self) {
        let Some(live) = self.live.as_ref().filter(|_| !self.desk.over) else { return };
        for seat in live.waiting() {
            let question = live.question(seat);
            if let Some(bot) = self.desk.house_bot(seat)
                && self.thinking[seat].is_none()
            {
                self.thinking[seat] = Some(question);
                self.hall.think(
                    self.desk.id,
                    self.desk.has_people(),
                    seat,
                    question,
                    think(live.as_ref(), seat, bot),
                );
            }
        }
    }

    /// A bot has thought of something. It is played if the question still stands.
    pub(super) fn thought(&mut self, seat: Seat, question: u64, text: Option<String>) {
        self.thinking[seat] = None;
        let Some(live) = self.live.as_mut().filter(|_| !self.desk.over) else { return };
        if live.question(seat) != question {
            return self.rouse();
        }
        let voice = Voice { lang: Lang::En, names: &[] };
        let wanted = Wanted::Text(text.unwrap_or_default());
        let proposal = live.propose(seat, &wanted, &voice).or_else(|problem| {
            tracing::error!(table = %self.desk.id, ?problem, "a bot's move was refused; the first one is made for it");
            let first = live.sight(seat.into()).moves.into_iter().next().map(|listed| listed.text);
            live.propose(seat, &Wanted::Text(first.unwrap_or_default()), &voice)
        });
        match proposal {
            Ok(proposal) => self.store_move(seat, proposal, String::new(), None),
            Err(problem) => tracing::error!(table = %self.desk.id, ?problem, "a bot can't move"),
        }
    }
}

/// The bot's dice are the system's: they have nothing to do with the game's.
fn think(live: &dyn Live, seat: Seat, bot: &str) -> Thinking {
    let mut bytes = [0; 32];
    if let Err(problem) = id::fill(&mut bytes) {
        tracing::error!(?problem, "a bot throws no dice");
    }
    live.think(seat, bot, Seed::new(bytes))
}
