//! A live table: one task with a mailbox. Whatever changes is planned, stored, and only then shown.

mod plan;
mod watchers;

use crate::{
    desk::{Desk, Stage, TableInfo},
    entry::Entry,
    hall::Hall,
    id::{self, Id},
    live::{self, Live, Voice, Wanted},
    message::{Said, Seen},
    people::Person,
    problem::Problem,
    store::Stored,
};
pub(crate) use plan::Command;
use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};
use table::{Lang, PerSeat, Seat, Seed, Viewer};
use tokio::sync::{mpsc, oneshot};
pub(crate) use watchers::{Outbox, Watcher};

/// What a table is asked.
pub(crate) enum Request {
    Look(Look),
    Watch {
        watcher: Watcher,
        after: Option<i64>,
        reply: Reply<()>,
    },
    Unwatch {
        connection: u64,
    },
    Why {
        by: Id,
        lang: Lang,
        seat: Seat,
        wanted: Wanted,
        reply: Reply<()>,
    },
    Record {
        reply: Reply<String>,
    },
    Do {
        by: Person,
        lang: Lang,
        what: Command,
        reply: Reply<Done>,
    },
    /// What a bot has thought of.
    Thought {
        seat: Seat,
        question: u64,
        text: Option<String>,
    },
}

impl Request {
    /// Answers that it can't be done.
    pub(crate) fn refuse(self, problem: Problem) {
        match self {
            Request::Look(Look { reply, .. }) => _ = reply.send(Err(problem)),
            Request::Watch { reply, .. } | Request::Why { reply, .. } => _ = reply.send(Err(problem)),
            Request::Record { reply } => _ = reply.send(Err(problem)),
            Request::Do { reply, .. } => _ = reply.send(Err(problem)),
            Request::Unwatch { .. } | Request::Thought { .. } => {}
        }
    }
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// Somebody looks at the table once.
pub(crate) struct Look {
    pub(crate) by: Option<Id>,
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
    pub(crate) after: Option<i64>,
    /// Answer only when there is something after `after`, or nothing more to come.
    pub(crate) wait: bool,
    pub(crate) reply: Reply<Seen>,
}

/// What came of a command.
#[derive(Debug)]
pub(crate) enum Done {
    Table(Box<TableInfo>),
    /// Where the mover's stream stands.
    Played(u64),
}

/// Somebody who waits for the outcome of a command.
struct Asker {
    lang: Lang,
    /// Whose move it was, if it was one.
    moved: Option<Seat>,
    reply: Reply<Done>,
}

/// What is being stored.
struct Pending {
    entries: Vec<Entry>,
    stored: oneshot::Receiver<Stored>,
    /// The game, if these entries start it.
    live: Option<Box<dyn Live>>,
    asker: Option<Asker>,
}

/// What waits until the pending entries are stored.
enum Queued {
    Command { by: Person, what: Command, lang: Lang, reply: Reply<Done> },
    Thought { seat: Seat, question: u64, text: Option<String> },
}

/// A table at work. What it shows is only ever what is stored.
pub(crate) struct Table {
    hall: Arc<Hall>,
    desk: Desk,
    live: Option<Box<dyn Live>>,
    /// How many entries are stored.
    length: usize,
    /// Moves by seat and by what their senders called them: the move, and where the seat's stream stood after it.
    ids: HashMap<(Seat, String), (String, u64)>,
    pending: Option<Pending>,
    queue: VecDeque<Queued>,
    watchers: watchers::Watchers,
    pollers: Vec<Look>,
    /// Which question the bot on a seat is thinking about.
    thinking: PerSeat<Option<u64>>,
}

enum Awaited {
    Stored(Stored),
    Asked(Option<Request>),
    Idle,
}

impl Table {
    /// Brings a table back from what was stored of it.
    pub(crate) fn wake(hall: Arc<Hall>, id: Id, entries: &[Entry]) -> Result<Table, Problem> {
        if entries.is_empty() {
            return Err(Problem::NoSuchTable);
        }
        let broken = |why: String| Problem::Broken(format!("table {id} can't be brought back: {why}"));
        let desk = Desk::replay(id, entries).map_err(broken)?;
        let mut table = Table {
            hall,
            desk,
            live: None,
            length: entries.len(),
            ids: HashMap::new(),
            pending: None,
            queue: VecDeque::new(),
            watchers: watchers::Watchers::default(),
            pollers: Vec::new(),
            thinking: PerSeat::default(),
        };
        table.replay(entries).map_err(|problem| broken(format!("{problem:?}")))?;
        metrics::gauge!("tablee_tables_awake").increment(1);
        Ok(table)
    }

    /// Plays the stored moves again.
    fn replay(&mut self, entries: &[Entry]) -> Result<(), Problem> {
        for entry in entries {
            match entry {
                Entry::Start { seed, rules, content } => {
                    let game = live::game(&self.desk.game)?;
                    let ours = (game.about.rules_version, game.about.content_version);
                    if ours != (*rules, *content) {
                        let words = format!(
                            "it was begun under version {rules}.{content} of the rules, not {ours:?}"
                        );
                        return Err(Problem::Setup(words));
                    }
                    self.live = Some((game.start)(self.desk.seats.len(), &self.desk.options, seed.clone())?);
                }
                Entry::Move { seat, text, .. } => {
                    let live = self.live.as_mut().ok_or(Problem::NotBegun)?;
                    let voice = Voice { lang: Lang::En, names: &[] };
                    live.propose(*seat, &Wanted::Text(text.clone()), &voice)?;
                    live.settle();
                    self.remember(entry);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Keeps what a move's sender called it.
    fn remember(&mut self, entry: &Entry) {
        if let (Entry::Move { seat, text, id }, Some(live)) = (entry, &self.live)
            && !id.is_empty()
        {
            let number = live.number((*seat).into());
            self.ids.insert((*seat, id.clone()), (text.clone(), number));
        }
    }

    /// Works until nobody needs the table any more, or the house closes.
    pub(crate) async fn run(mut self, mut inbox: mpsc::UnboundedReceiver<Request>) {
        self.enter_in_lobby();
        self.rouse();
        let closing = self.hall.closing.clone();
        loop {
            let storing = self.pending.is_some();
            let idle = self.is_idle();
            let awaited = tokio::select! {
                biased;
                stored = stored(self.pending.as_mut()), if storing => Awaited::Stored(stored),
                () = closing.cancelled(), if !storing => break,
                request = inbox.recv() => Awaited::Asked(request),
                () = tokio::time::sleep(self.hall.patience), if idle => Awaited::Idle,
            };
            match awaited {
                Awaited::Stored(Ok(())) => self.settle(),
                Awaited::Stored(Err(problem)) => {
                    // The log is the truth: whoever asks next wakes the table from it.
                    tracing::error!(table = %self.desk.id, ?problem, "a table stops: its entries could not be stored");
                    if let Some(Pending { asker: Some(asker), .. }) = self.pending.take() {
                        let _ = asker.reply.send(Err(problem));
                    }
                    break;
                }
                Awaited::Asked(Some(request)) => self.hear(request),
                Awaited::Asked(None) => break,
                Awaited::Idle => {
                    if self.hall.retire(self.desk.id, &mut inbox) {
                        break;
                    }
                }
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.pending.is_none()
            && self.watchers.is_empty()
            && self.pollers.iter().all(|look| look.reply.is_closed())
            && self.thinking.0.iter().all(Option::is_none)
    }

    fn hear(&mut self, request: Request) {
        match request {
            Request::Look(look) => self.look(look),
            Request::Watch { watcher, after, reply } => {
                let _ = reply.send(self.watch(watcher, after));
            }
            Request::Unwatch { connection } => {
                let before = self.watchers.seats();
                self.watchers.remove(connection);
                if self.watchers.seats() != before {
                    self.show_desk();
                }
            }
            Request::Why { by, lang, seat, wanted, reply } => {
                let _ = reply.send(self.why(by, lang, seat, &wanted));
            }
            Request::Record { reply } => {
                let _ = reply.send(self.record());
            }
            Request::Do { by, lang, what, reply } => {
                self.queue.push_back(Queued::Command { by, what, lang, reply });
                self.go_on();
            }
            Request::Thought { seat, question, text } => {
                self.queue.push_back(Queued::Thought { seat, question, text });
                self.go_on();
            }
        }
    }

    /// Takes up what waits, until something has to be stored.
    fn go_on(&mut self) {
        while self.pending.is_none()
            && let Some(queued) = self.queue.pop_front()
        {
            match queued {
                Queued::Command { by, what, lang, reply } => self.command(&by, &what, lang, reply),
                Queued::Thought { seat, question, text } => self.thought(seat, question, text),
            }
        }
    }

    /// Has these entries stored; nothing is shown of them before.
    fn store(&mut self, entries: Vec<Entry>, live: Option<Box<dyn Live>>, asker: Option<Asker>) {
        let stored = self.hall.store.append(self.desk.id, self.length, &entries);
        self.pending = Some(Pending { entries, stored, live, asker });
    }

    /// The pending entries are stored: they become true, and are shown.
    fn settle(&mut self) {
        let Some(Pending { entries, live, asker, .. }) = self.pending.take() else { return };
        self.length += entries.len();
        let mut shown = Vec::new();
        if let Some(live) = live {
            self.live = Some(live);
            shown = Viewer::all(self.desk.seats.len()).collect();
        }
        let mut desk_changed = false;
        for entry in &entries {
            self.desk.apply(entry);
            if let (Entry::Move { .. }, Some(live)) = (entry, self.live.as_mut()) {
                shown = live.settle();
                self.remember(entry);
                metrics::counter!("tablee_moves_total").increment(1);
            } else {
                desk_changed = true;
            }
        }
        if desk_changed {
            self.watchers.seat(&self.desk);
        }
        self.show_updates(&shown);
        if desk_changed {
            tracing::info!(table = %self.desk.id, game = self.desk.game, stage = ?self.desk.stage(), "a table changed");
            self.enter_in_lobby();
            self.show_desk();
        }
        if let Some(asker) = asker {
            let _ = asker.reply.send(Ok(self.done(asker.lang, asker.moved)));
        }
        for look in std::mem::take(&mut self.pollers) {
            self.look(look);
        }
        self.rouse();
        self.go_on();
    }

    /// What to answer to a command that is stored.
    fn done(&self, lang: Lang, moved: Option<Seat>) -> Done {
        match (moved, &self.live) {
            (Some(seat), Some(live)) => Done::Played(live.number(seat.into())),
            _ => Done::Table(Box::new(self.info(lang))),
        }
    }

    fn enter_in_lobby(&self) {
        self.hall.enter_in_lobby(&self.desk);
    }

    /// The table as everybody may know it.
    fn info(&self, lang: Lang) -> TableInfo {
        let names = self.desk.names();
        let outcome = self.live.as_ref().and_then(|live| live.outcome(&Voice { lang, names: &names }));
        self.desk.info(lang, self.watchers.seats(), outcome)
    }

    /// Whether somebody may look from there.
    fn may_look(&self, by: Option<Id>, viewer: Viewer) -> Result<(), Problem> {
        match viewer.seat() {
            None => Ok(()),
            Some(seat) if !self.desk.has(seat) => Err(Problem::NoSuchSeat),
            Some(seat) if by.is_some_and(|person| self.desk.sits(person, seat)) => Ok(()),
            Some(_) if by.is_none() => Err(Problem::NoToken),
            Some(_) => Err(Problem::NotYourSeat),
        }
    }

    /// All that a viewer may see, and what he missed.
    fn seen(&self, viewer: Viewer, lang: Lang, after: Option<i64>) -> Result<Seen, Problem> {
        let table = self.info(lang);
        let Some(live) = &self.live else { return Ok(Seen { table, sight: None, missed: Vec::new() }) };
        let number = live.number(viewer);
        let missed = match after {
            Some(after) if after > number as i64 => return Err(Problem::Ahead { number }),
            Some(after) => {
                let names = self.desk.names();
                live.moments(viewer, after, &Voice { lang, names: &names })
            }
            None => Vec::new(),
        };
        Ok(Seen { table, sight: Some(live.sight(viewer)), missed })
    }

    fn look(&mut self, look: Look) {
        let number = self.live.as_ref().map_or(-1, |live| live.number(look.viewer) as i64);
        let news = look.after.is_none_or(|after| number != after) || self.desk.over;
        let allowed = self.may_look(look.by, look.viewer);
        if look.wait && !news && allowed.is_ok() {
            self.pollers.retain(|look| !look.reply.is_closed());
            self.pollers.push(look);
            return;
        }
        let seen = allowed.and_then(|()| self.seen(look.viewer, look.lang, look.after));
        let _ = look.reply.send(seen);
    }

    fn watch(&mut self, watcher: Watcher, after: Option<i64>) -> Result<(), Problem> {
        self.may_look(watcher.by, watcher.viewer)?;
        let before = self.watchers.seats();
        let Watcher { viewer, lang, .. } = watcher;
        let seen = self.seen(viewer, lang, after)?;
        watcher.outbox.send(Said::Watching { viewer, seen }.text());
        self.watchers.add(watcher);
        if self.watchers.seats() != before {
            self.show_desk();
        }
        Ok(())
    }

    fn why(&self, by: Id, lang: Lang, seat: Seat, wanted: &Wanted) -> Result<(), Problem> {
        self.may_look(Some(by), seat.into())?;
        let names = self.desk.names();
        self.live.as_ref().ok_or(Problem::NotBegun)?.why(seat, wanted, &Voice { lang, names: &names })
    }

    fn record(&self) -> Result<String, Problem> {
        match (&self.live, self.desk.stage()) {
            (Some(live), Stage::Over) => Ok(live.record(&self.desk.names())),
            (None, Stage::Over) => Err(Problem::NotBegun),
            _ => Err(Problem::NotOver),
        }
    }

    /// Everybody who looks hears how the table stands.
    fn show_desk(&mut self) {
        let mut said: HashMap<Lang, _> = HashMap::new();
        for watcher in self.watchers.iter() {
            let text = said
                .entry(watcher.lang)
                .or_insert_with_key(|lang| Said::Table { table: self.info(*lang) }.text());
            watcher.outbox.send(text.clone());
        }
    }

    /// These viewers have something new in their streams.
    fn show_updates(&mut self, shown: &[Viewer]) {
        let Some(live) = &self.live else { return };
        let names = self.desk.names();
        let mut said: HashMap<(Viewer, Lang), _> = HashMap::new();
        for watcher in self.watchers.iter().filter(|watcher| shown.contains(&watcher.viewer)) {
            let text = said.entry((watcher.viewer, watcher.lang)).or_insert_with_key(|&(viewer, lang)| {
                let voice = Voice { lang, names: &names };
                let sight = live.sight(viewer);
                let moments = live.moments(viewer, sight.number as i64 - 1, &voice);
                let events = moments.into_iter().flat_map(|moment| moment.events).collect();
                Said::Update { table: self.desk.id, viewer, events, sight }.text()
            });
            watcher.outbox.send(text.clone());
        }
    }

    /// Sets the bots of the house to work that have something to choose.
    fn rouse(&mut self) {
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
    fn thought(&mut self, seat: Seat, question: u64, text: Option<String>) {
        self.thinking[seat] = None;
        let Some(live) = self.live.as_mut().filter(|_| !self.desk.over) else { return };
        if live.question(seat) != question {
            return self.rouse();
        }
        let text = text.unwrap_or_default();
        let voice = Voice { lang: Lang::En, names: &[] };
        match live.propose(seat, &Wanted::Text(text), &voice) {
            Ok(proposal) => {
                let mut entries = vec![Entry::Move { seat, text: proposal.text, id: String::new() }];
                entries.extend(proposal.ends.then_some(Entry::Over));
                self.store(entries, None, None);
            }
            Err(problem) => {
                tracing::error!(table = %self.desk.id, ?problem, "a bot's move was refused; a random one is made for it");
                self.thinking[seat] = Some(question);
                let thinking = think(live.as_ref(), seat, "random");
                self.hall.think(self.desk.id, self.desk.has_people(), seat, question, thinking);
            }
        }
    }
}

/// The bot's dice are the system's: they have nothing to do with the game's.
fn think(live: &dyn Live, seat: Seat, bot: &str) -> live::Thinking {
    let mut bytes = [0; 32];
    if let Err(problem) = id::fill(&mut bytes) {
        tracing::error!(?problem, "a bot throws no dice");
    }
    live.think(seat, bot, Seed::new(bytes))
}

/// When and how the storing of what is pending ends.
async fn stored(pending: Option<&mut Pending>) -> Stored {
    match pending {
        Some(pending) => (&mut pending.stored).await.unwrap_or(Err(Problem::Closing)),
        None => std::future::pending().await,
    }
}

/// Whoever still watches when a table ends, for whatever reason, must come back.
impl Drop for Table {
    fn drop(&mut self) {
        metrics::gauge!("tablee_tables_awake").decrement(1);
        self.watchers.iter().for_each(|watcher| watcher.outbox.hang_up());
    }
}
