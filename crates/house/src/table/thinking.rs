//! The bots of the house at a table.

use super::{Queued, Table};
use crate::{
    entry::Entry,
    id::{self, Id},
    live::{Live, Thinking, Voice, Wanted},
};
use table::{Lang, Seat, Seed, Viewer};
use tokio::time::Instant;

/// The seat of a bot, the question it has thought about, and its answer.
pub(super) type Held = (Seat, u64, Option<String>);

impl Table {
    /// Sets the bots of the house to work that have something to choose.
    pub(super) fn rouse(&mut self) {
        if self.pending.is_some() || self.desk.over || self.desk.paused.is_some() {
            return;
        }
        if self.closes_window() {
            return self.close_window();
        }
        if self.window.is_none() && self.play_unasked() {
            return;
        }
        let Some(live) = self.live.as_ref() else { return };
        for seat in live.waiting() {
            let question = live.question(seat);
            if let Some(bot) = self.desk.house_bot(seat)
                && self.thinking[seat].is_none()
                && self.answers[seat].is_none()
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

    /// A bot has thought of something. Where people look on it takes as long as one of them would, unless they are in a hurry.
    /// What is chosen in a window waits for that to close anyway, and what says nothing needs no time.
    pub(super) fn hold(&mut self, thought: Held) {
        let idle = |live: &dyn Live| {
            let (seat, question, text) = &thought;
            live.question(*seat) == *question && text.as_ref().is_some_and(|text| live.is_idle(*seat, text))
        };
        if self.window.is_some() || self.live.as_deref().is_some_and(idle) {
            let (seat, question, text) = thought;
            self.queue.push_back(Queued::Thought { seat, question, text });
            return self.go_on();
        }
        self.held.push_back(thought);
        if self.hurried || !self.watchers.has_pages() {
            self.let_go();
        }
    }

    /// When the next bot moves that holds back: as long as a person would take after everybody has seen what happened; at once
    /// then where others choose at the same time, so that there is nothing to follow.
    pub(super) fn pace_at(&self) -> Instant {
        let seen = self.watchers.busy_until().map_or(self.waits_since, |busy| busy.max(self.waits_since));
        if self.choose_together() { seen } else { seen + self.hall.human_pace }
    }

    /// Whether several choose at the same time.
    fn choose_together(&self) -> bool {
        self.waiting().len() > 1
    }

    /// A page has shown its scenes: the pace begins anew, unless it took too long over them.
    pub(super) fn note_shown(&mut self, connection: u64, number: u64) {
        if self.watchers.shown(connection, number) {
            self.waits_since = Instant::now();
        }
    }

    /// The bot that has held back longest moves; all of them where nobody wants to wait, or needs to.
    pub(super) fn let_go(&mut self) {
        let all = self.hurried || !self.watchers.has_pages() || self.choose_together();
        while let Some((seat, question, text)) = self.held.pop_front() {
            self.queue.push_back(Queued::Thought { seat, question, text });
            if !all {
                break;
            }
        }
        // The next one waits again.
        self.waits_since = Instant::now();
        self.go_on();
    }

    /// The bots move at once, until a person is asked again.
    pub(super) fn hurry(&mut self, by: Id) {
        if !self.desk.seats_of(by).is_empty() {
            self.hurried = true;
            self.let_go();
        }
    }

    /// What somebody else was shown lets the pace begin anew, and what a person does himself ends all hurry. What was chosen in
    /// secret does neither, or the next bot would show when it was chosen.
    pub(super) fn note_pace(&mut self, entry: &Entry, shown: &[Viewer]) {
        let mover = match entry {
            Entry::Move { seat, .. } | Entry::Back { seat } => Some(*seat),
            _ => None,
        };
        // What a person sends has an id.
        let unasked = matches!(entry, Entry::Move { id, .. } if id.is_empty());
        if mover.map_or(!entry.changes_desk(), |seat| shown.iter().all(|viewer| *viewer == seat.into())) {
            return;
        }
        self.waits_since = Instant::now();
        self.hurried &= unasked || mover.is_none_or(|seat| self.desk.house_bot(seat).is_some());
    }

    /// A bot has thought of something. It is played if the question still stands.
    pub(super) fn thought(&mut self, seat: Seat, question: u64, text: Option<String>) {
        self.thinking[seat] = None;
        let stands = !self.desk.over && self.desk.paused.is_none();
        let closing = self.closes_window();
        let Some(live) = self.live.as_mut().filter(|_| stands) else { return };
        if live.question(seat) != question || self.desk.house_bot(seat).is_none() || closing {
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
            Ok(proposal) if self.window.is_some() => {
                let answer = Entry::Answer { seat, text: proposal.text, id: String::new() };
                self.store(vec![answer], None, None);
            }
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
