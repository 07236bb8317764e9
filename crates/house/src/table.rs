//! A live table: one task with a mailbox. Whatever changes is planned, stored, and only then shown.

mod page;
mod plan;
mod show;
mod thinking;
mod time;
mod unasked;
mod watchers;
mod window;

use crate::{
    chat::Line,
    clocks::Clocks,
    desk::{Desk, Sitter, Stage, TableInfo},
    entry::{Ended, Entry, Logged},
    hall::Hall,
    id::Id,
    live::{self, Live, Voice, Wanted},
    message::{Said, Seen},
    people::Person,
    problem::Problem,
    sight::Step,
    store::Stored,
};
pub(crate) use page::chosen;
pub(crate) use plan::Command;
use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::Duration,
};
use table::{Lang, PerSeat, Seat, Seats, Viewer};
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};
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
    /// The finished game step by step, for one viewer or, without one, open-handed.
    Replay {
        viewer: Option<Viewer>,
        after: i64,
        most: usize,
        lang: Lang,
        reply: Reply<Vec<Step>>,
    },
    /// Somebody with several seats uncovers one of them, or none.
    Uncover {
        by: Id,
        seat: Option<Seat>,
        reply: Reply<()>,
    },
    /// Somebody said something at the table.
    Say(Line),
    /// The house closes the table; only if its game hasn't begun, where nobody came to it.
    Close {
        unless_begun: bool,
        reply: Reply<Done>,
    },
    /// Whoever this was has deleted his account: his name is forgotten.
    Forget {
        person: Id,
    },
    Do {
        by: Person,
        lang: Lang,
        what: Command,
        reply: Reply<Done>,
    },
    /// The finished game drawn step by step, for one viewer or, without one, open-handed.
    Redraw {
        viewer: Option<Viewer>,
        after: i64,
        most: usize,
        lang: Lang,
        reply: Reply<Vec<DrawnStep>>,
    },
    /// Somebody at the table doesn't want to wait for the bots.
    Hurry {
        by: Id,
    },
    /// The page of this connection has shown the scenes of the moment with this number.
    Shown(u64, u64),
    /// What a bot has thought of.
    Thought {
        seat: Seat,
        question: u64,
        text: Option<String>,
    },
}

/// One step of a finished game: the parts of the page that changed, and what happened.
pub(crate) type DrawnStep = (Vec<web::Part>, Vec<web::Line>);

impl Request {
    /// Answers that it can't be done.
    pub(crate) fn refuse(self, problem: Problem) {
        match self {
            Request::Look(Look { reply, .. }) => _ = reply.send(Err(problem)),
            Request::Watch { reply, .. } | Request::Why { reply, .. } | Request::Uncover { reply, .. } => {
                _ = reply.send(Err(problem));
            }
            Request::Record { reply } => _ = reply.send(Err(problem)),
            Request::Do { reply, .. } | Request::Close { reply, .. } => _ = reply.send(Err(problem)),
            Request::Replay { reply, .. } => _ = reply.send(Err(problem)),
            Request::Redraw { reply, .. } => _ = reply.send(Err(problem)),
            Request::Unwatch { .. }
            | Request::Thought { .. }
            | Request::Say(_)
            | Request::Forget { .. }
            | Request::Shown(..)
            | Request::Hurry { .. } => {}
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
    /// When they were made, in the house's own time.
    at: u64,
    stored: oneshot::Receiver<Stored>,
    /// The game, if these entries start it.
    live: Option<Box<dyn Live>>,
    asker: Option<Asker>,
}

/// What waits until the pending entries are stored.
enum Queued {
    Command { by: Person, what: Command, lang: Lang, reply: Reply<Done> },
    Thought { seat: Seat, question: u64, text: Option<String> },
    Close { unless_begun: bool, reply: Reply<Done> },
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
    clocks: Clocks,
    /// The clocks as each seat may know them, and last the spectators: as they were when they were last shown something.
    believed: Vec<Clocks>,
    window: Option<window::Window>,
    /// What seats have chosen in secret reaction, and what they call it.
    answers: PerSeat<Option<(String, String)>>,
    /// The seat that somebody who has several here looks from.
    uncovered: HashMap<Id, Seat>,
    /// Whom the table waited for when people were last told that it is their turn.
    told: Seats,
    /// The seats for which a bot has made a move since it stands in.
    bot_moved: Seats,
    /// Who was told so and hasn't done anything since.
    noticed: PerSeat<bool>,
    pending: Option<Pending>,
    queue: VecDeque<Queued>,
    watchers: watchers::Watchers,
    pollers: Vec<Look>,
    /// Which question the bot on a seat is thinking about.
    thinking: PerSeat<Option<u64>>,
    /// What bots have thought of and keep to themselves for a moment, so that people can follow.
    held: VecDeque<thinking::Held>,
    /// Since when the table has waited as it does now: bots move no sooner than at a human pace after that.
    waits_since: Instant,
    /// Whether somebody doesn't want to wait for the bots.
    hurried: bool,
    /// When everybody last heard how the table stands, and whether somebody came or went since.
    desk_shown: Instant,
    presence_changed: bool,
    /// Whose pages haven't been told of the last moves, which said nothing, and since when.
    behind: Option<(Instant, Vec<Viewer>)>,
}

/// Who comes and goes is told no more often than this.
const PRESENCE: Duration = Duration::from_secs(1);

/// Pages hear together of moves that say nothing and follow each other this fast.
const TOGETHER: Duration = Duration::from_millis(100);

enum Awaited {
    Stored(Stored),
    Asked(Option<Request>),
    Presence,
    Behind,
    Alarm,
    Pace,
    Idle,
}

impl Table {
    /// Brings a table back from what was stored of it.
    pub(crate) fn wake(hall: Arc<Hall>, id: Id, entries: &[Logged]) -> Result<Table, Problem> {
        let Some((first, rest)) = entries.split_first() else { return Err(Problem::NoSuchTable) };
        let broken = |why: String| Problem::Broken(format!("table {id} can't be brought back: {why}"));
        let desk = Desk::replay(id, std::slice::from_ref(first)).map_err(broken)?;
        let mut table = Table {
            hall,
            clocks: Clocks::new(desk.manner.time),
            desk,
            live: None,
            length: entries.len(),
            ids: HashMap::new(),
            believed: Vec::new(),
            window: None,
            answers: PerSeat::default(),
            uncovered: HashMap::new(),
            told: Seats::NONE,
            bot_moved: Seats::NONE,
            noticed: PerSeat::default(),
            pending: None,
            queue: VecDeque::new(),
            watchers: watchers::Watchers::default(),
            pollers: Vec::new(),
            thinking: PerSeat::default(),
            held: VecDeque::new(),
            waits_since: Instant::now(),
            hurried: false,
            desk_shown: Instant::now(),
            presence_changed: false,
            behind: None,
        };
        metrics::gauge!("tablee_tables_awake").increment(1);
        rest.iter().try_for_each(|logged| table.replay(logged)).map_err(|problem| match problem {
            Problem::OtherRules => problem,
            other => broken(format!("{other:?}")),
        })?;
        table.told = table.really_waiting();
        // Houses of the first floor didn't write down how a game ended.
        if table.desk.over && table.desk.ended.is_none() {
            let playing = table.desk.playing();
            let early = |ending| Ended::early(ending, if ending == "closed" { Seats::NONE } else { playing });
            table.desk.ended = Some(match &table.live {
                Some(live) => live.ended().unwrap_or_else(|| early("resigned")),
                None => early("closed"),
            });
        }
        Ok(table)
    }

    /// Lets a stored entry happen again.
    fn replay(&mut self, Logged { entry, at }: &Logged) -> Result<(), Problem> {
        match entry {
            Entry::Start { seed, rules, content } => {
                let game = live::game(&self.desk.game)?;
                let ours = (game.about.rules_version, game.about.content_version);
                if ours != (*rules, *content) {
                    tracing::error!(table = %self.desk.id, rules, content, ?ours, "begun under other rules");
                    return Err(Problem::OtherRules);
                }
                self.live = Some((game.start)(&self.desk.all_brought(), &self.desk.options, seed.clone())?);
            }
            Entry::Move { seat, text, .. } => {
                let live = self.live.as_mut().ok_or(Problem::NotBegun)?;
                live.propose(*seat, &Wanted::Text(text.clone()), &Voice { lang: Lang::En, names: &[] })?;
            }
            Entry::Back { seat } => self.live.as_mut().ok_or(Problem::NotBegun)?.propose_back(*seat)?,
            _ => {}
        }
        self.take_in(entry, *at);
        Ok(())
    }

    /// An entry is stored, and becomes true. Says who has something new in his stream.
    fn take_in(&mut self, entry: &Entry, at: u64) -> Vec<Viewer> {
        self.desk.apply(entry, at);
        let shown = match (entry, self.live.as_mut()) {
            (Entry::Move { seat, .. } | Entry::Back { seat }, Some(live)) => {
                let shown = live.settle();
                if self.desk.stood_in.contains(*seat) {
                    self.bot_moved = self.bot_moved.with(*seat);
                }
                self.noticed[*seat] = false;
                self.answers[*seat] = None;
                // What was chosen in reaction to something that is no more doesn't count for what comes.
                if !live.is_reacting() || matches!(entry, Entry::Back { .. }) {
                    self.answers = PerSeat::default();
                }
                self.desk.forget_orders(|seat, word| live.lasts(seat, word));
                shown
            }
            (Entry::Answer { seat, text, id }, _) => {
                self.answers[*seat] = Some((text.clone(), id.clone()));
                Vec::new()
            }
            (Entry::StandIn { seat }, _) => {
                self.bot_moved = self.bot_moved.without(*seat);
                Vec::new()
            }
            (Entry::Start { .. }, _) => Viewer::all(self.desk.seats.len()).collect(),
            _ => Vec::new(),
        };
        self.remember(entry);
        self.run_clocks(entry, at, &shown);
        self.look_at_window(entry, at);
        shown
    }

    /// Keeps what a move's sender called it.
    fn remember(&mut self, entry: &Entry) {
        if let (Entry::Move { seat, text, id } | Entry::Answer { seat, text, id }, Some(live)) =
            (entry, &self.live)
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
        let time = Arc::clone(&self.hall.time);
        let closing = self.hall.closing.clone();
        loop {
            let storing = self.pending.is_some();
            let idle = !storing && self.watchers.is_empty();
            let presence = self.desk_shown + PRESENCE;
            let behind = self.behind.as_ref().map(|(since, _)| *since + TOGETHER);
            let alarm = self.alarm_at();
            let pace = (!self.held.is_empty() && !storing).then(|| self.pace_at());
            let awaited = tokio::select! {
                biased;
                stored = stored(self.pending.as_mut()), if storing => Awaited::Stored(stored),
                () = closing.cancelled(), if !storing => break,
                request = inbox.recv() => Awaited::Asked(request),
                () = tokio::time::sleep_until(presence), if self.presence_changed => Awaited::Presence,
                () = tokio::time::sleep_until(behind.unwrap_or(presence)), if behind.is_some() => Awaited::Behind,
                () = tokio::time::sleep_until(pace.unwrap_or(presence)), if pace.is_some() => Awaited::Pace,
                () = time.until(alarm.unwrap_or_default()), if alarm.is_some() && !storing => Awaited::Alarm,
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
                    self.hall.wake_soon(self.desk.id);
                    break;
                }
                Awaited::Asked(Some(request)) => self.hear(request),
                Awaited::Asked(None) => break,
                Awaited::Presence => self.show_desk(),
                Awaited::Behind => self.catch_up(),
                Awaited::Alarm => self.alarm(),
                Awaited::Pace => self.let_go(),
                Awaited::Idle => {
                    if self.is_idle() && self.hall.retire(self.desk.id, alarm, &mut inbox) {
                        break;
                    }
                }
            }
        }
    }

    /// Whether nobody waits for anything here.
    fn is_idle(&self) -> bool {
        self.pending.is_none()
            && self.watchers.is_empty()
            && self.pollers.iter().all(|look| look.reply.is_closed())
            && self.thinking.0.iter().all(Option::is_none)
            && self.held.is_empty()
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
                self.note_presence(before);
            }
            Request::Why { by, lang, seat, wanted, reply } => {
                let _ = reply.send(self.why(by, lang, seat, &wanted));
            }
            Request::Record { reply } => {
                let _ = reply.send(self.record());
            }
            Request::Replay { viewer, after, most, lang, reply } => {
                let _ = reply.send(self.replayed(viewer, after, most, lang));
            }
            Request::Redraw { viewer, after, most, lang, reply } => {
                let _ = reply.send(self.redrawn(viewer, after, most, lang));
            }
            Request::Hurry { by } => self.hurry(by),
            Request::Shown(connection, number) => self.note_shown(connection, number),
            Request::Uncover { by, seat, reply } => {
                let _ = reply.send(self.uncover(by, seat));
            }
            Request::Say(line) => self.pass_on(&line),
            Request::Close { unless_begun, reply } => {
                self.queue.push_back(Queued::Close { unless_begun, reply });
                self.go_on();
            }
            Request::Forget { person } => self.forget(person),
            Request::Do { by, lang, what, reply } => self.command(by, what, lang, reply),
            Request::Thought { seat, question, text } => self.hold((seat, question, text)),
        }
    }

    /// Takes up what waits, until something has to be stored.
    fn go_on(&mut self) {
        while self.pending.is_none()
            && let Some(queued) = self.queue.pop_front()
        {
            match queued {
                Queued::Command { by, what, lang, reply } => self.command(by, what, lang, reply),
                Queued::Thought { seat, question, text } => self.thought(seat, question, text),
                Queued::Close { unless_begun, reply } => self.close(unless_begun, reply),
            }
        }
    }

    /// Has these entries stored; nothing is shown of them before.
    fn store(&mut self, entries: Vec<Entry>, live: Option<Box<dyn Live>>, asker: Option<Asker>) {
        let at = self.hall.time.now();
        let stored = self.hall.store.append(self.desk.id, self.length, &entries, at);
        self.pending = Some(Pending { entries, at, stored, live, asker });
    }

    /// The pending entries are stored: they become true, and are shown.
    fn settle(&mut self) {
        let Some(Pending { entries, at, live, asker, .. }) = self.pending.take() else { return };
        self.length += entries.len();
        if live.is_some() {
            self.live = live;
        }
        let unasked = asker.is_none() && self.says_nothing(&entries);
        let mut shown = Vec::new();
        for entry in &entries {
            let news = self.take_in(entry, at);
            self.note_pace(entry, &news);
            shown.extend(news);
            match entry {
                Entry::Move { .. } => metrics::counter!("tablee_moves_total").increment(1),
                // Only its seat knows of it.
                Entry::Answer { seat, .. } | Entry::Order { seat, .. } => self.show_again((*seat).into()),
                _ => {}
            }
        }
        let desk_changed = entries.iter().any(Entry::changes_desk);
        if desk_changed {
            self.watchers.seat(&self.desk, &self.uncovered);
        }
        self.show_updates(&shown, unasked);
        if desk_changed {
            tracing::info!(table = %self.desk.id, game = self.desk.game, stage = ?self.desk.stage(), "a table changed");
            self.enter_in_lobby();
            self.show_desk();
        }
        self.tell_turns();
        if let Some(asker) = asker {
            let _ = asker.reply.send(Ok(self.done(asker.lang, asker.moved)));
        }
        self.pollers.retain(|look| !look.reply.is_closed());
        for look in std::mem::take(&mut self.pollers) {
            self.look(look);
        }
        self.rouse();
        self.go_on();
        // Nothing follows by itself: pages should have it all.
        if self.pending.is_none() && self.thinking.0.iter().all(Option::is_none) {
            self.catch_up();
        }
    }

    /// Ends the table, whatever it is in the middle of.
    fn close(&mut self, unless_begun: bool, reply: Reply<Done>) {
        let refused = match self.desk.stage() {
            Stage::Over => Some(Problem::Over),
            Stage::Running if unless_begun => Some(Problem::Begun),
            _ => None,
        };
        if let Some(problem) = refused {
            let _ = reply.send(Err(problem));
            return;
        }
        let over = Entry::Over { ended: Some(Ended::early("closed", Seats::NONE)) };
        self.store(vec![over], None, Some(Asker { lang: Lang::En, moved: None, reply }));
    }

    /// Somebody uncovers one of his seats; what he saw from another one he no longer sees.
    fn uncover(&mut self, by: Id, seat: Option<Seat>) -> Result<(), Problem> {
        match seat {
            Some(seat) if !self.desk.has(seat) => return Err(Problem::NoSuchSeat),
            Some(seat) if !self.desk.sits(by, seat) => return Err(Problem::NotYourSeat),
            Some(seat) => _ = self.uncovered.insert(by, seat),
            None => _ = self.uncovered.remove(&by),
        }
        let before = self.watchers.seats();
        self.watchers.seat(&self.desk, &self.uncovered);
        self.note_presence(before);
        Ok(())
    }

    /// Everybody who looks and wants to hear it hears what was said.
    fn pass_on(&self, line: &Line) {
        let text = Said::Chat { table: self.desk.id, line: line.clone() }.text();
        for watcher in self.watchers.iter() {
            if watcher.by.is_none_or(|by| self.hall.ties.hears(by, line.person)) {
                watcher.outbox.send(text.clone());
            }
        }
    }

    fn forget(&mut self, gone: Id) {
        if self.desk.seats_of(gone).is_empty() {
            return;
        }
        for sitter in &mut self.desk.seats {
            if let Sitter::Person { person, name, .. } = sitter
                && *person == gone
            {
                crate::people::FORGOTTEN.clone_into(name);
            }
        }
        self.enter_in_lobby();
        self.show_desk();
    }

    /// What to answer to a command that is stored.
    fn done(&self, lang: Lang, moved: Option<Seat>) -> Done {
        match (moved, &self.live) {
            (Some(seat), Some(live)) => Done::Played(live.number(seat.into())),
            _ => Done::Table(Box::new(self.info(lang))),
        }
    }

    fn enter_in_lobby(&self) {
        self.hall.enter_in_lobby(&self.desk, self.told);
    }
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
