//! All tables of the house: those at work, and those asleep until somebody asks for them.

use crate::{
    desk::{Desk, Stage},
    entry::Entry,
    id::Id,
    live::{self, Thinking},
    people::Person,
    problem::Problem,
    store::Store,
    table::{Command, Done, Look, Reply, Request, Table},
    thinkers::Thinkers,
};
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use table::{Lang, Seat, Viewer, options::Chosen};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// How long somebody waits for something to be stored before he hears that it is kept.
const PAUSED_AFTER: Duration = Duration::from_secs(5);

/// The hall where the tables stand.
pub(crate) struct Hall {
    pub(crate) store: Store,
    /// How long a table that nobody looks at stays in memory.
    pub(crate) patience: Duration,
    pace: Duration,
    pub(crate) closing: CancellationToken,
    /// Everything that must end before the house is closed.
    pub(crate) tasks: TaskTracker,
    tables: Mutex<HashMap<Id, mpsc::UnboundedSender<Request>>>,
    lobby: Mutex<BTreeMap<Id, Desk>>,
    thinkers: Arc<Thinkers>,
}

/// How a new table is set up.
pub(crate) struct Opening {
    pub(crate) game: String,
    pub(crate) players: Option<usize>,
    pub(crate) options: Chosen,
    /// Whether whoever opens it takes the first seat.
    pub(crate) sit: bool,
    /// Bots of the house for the last seats.
    pub(crate) bots: Vec<String>,
}

impl Hall {
    pub(crate) fn new(store: Store, patience: Duration, pace: Duration, closing: CancellationToken) -> Hall {
        Hall {
            store,
            patience,
            pace,
            closing,
            tasks: TaskTracker::new(),
            tables: Mutex::default(),
            lobby: Mutex::default(),
            thinkers: Arc::new(Thinkers::new()),
        }
    }

    /// Brings every table back that isn't over. One that can't be brought back is noted; the others are none the worse.
    pub(crate) async fn wake_all(self: &Arc<Hall>) -> Result<usize, Problem> {
        let unfinished = self.store.unfinished().await?;
        let count = unfinished.len();
        for id in unfinished {
            if let Err(problem) = self.look(id, None, Viewer::Spectator, Lang::En, None, false).await {
                tracing::error!(table = %id, ?problem, "a table can't be brought back");
            }
        }
        Ok(count)
    }

    /// Opens a new table.
    pub(crate) async fn open(self: &Arc<Hall>, by: &Person, opening: Opening) -> Result<Id, Problem> {
        let game = live::game(&opening.game)?;
        let players = opening.players.unwrap_or(game.about.seats.0);
        let options = (game.check)(players, &opening.options)?;
        let people = usize::from(opening.sit);
        if opening.bots.len() + people > players {
            return Err(Problem::NoSeatFree);
        }
        if opening.bots.iter().any(|bot| !game.bots.contains(&bot.as_str())) {
            return Err(Problem::NoSuchBot);
        }
        let mut entries = vec![Entry::Open { game: opening.game, players, options, host: by.id }];
        if opening.sit {
            let (person, name, bot) = (by.id, by.name.clone(), by.bot);
            entries.push(Entry::Sit { seat: Seat::FIRST, person, name, bot });
        }
        let last = Seat::all(players).skip(players - opening.bots.len());
        entries.extend(last.zip(opening.bots).map(|(seat, bot)| Entry::Bot { seat, bot }));
        let id = Id::fresh()?;
        let stored = self.store.append(id, 0, &entries);
        self.in_time(async { stored.await.unwrap_or(Err(Problem::Closing)) }, Problem::NotStored).await?;
        Ok(id)
    }

    /// What comes of storing something, or word that it takes too long.
    pub(crate) async fn in_time<T>(
        &self,
        done: impl Future<Output = Result<T, Problem>>,
        late: Problem,
    ) -> Result<T, Problem> {
        timeout(PAUSED_AFTER, done).await.unwrap_or(Err(late))
    }

    /// The way to a table, which is woken if it sleeps.
    fn table(self: &Arc<Hall>, id: Id) -> mpsc::UnboundedSender<Request> {
        let mut tables = lock(&self.tables);
        if let Some(table) = tables.get(&id).filter(|table| !table.is_closed()) {
            return table.clone();
        }
        let (table, inbox) = mpsc::unbounded_channel();
        tables.insert(id, table.clone());
        self.tasks.spawn(Arc::clone(self).keep(id, inbox));
        table
    }

    /// Keeps a table from its waking to its sleep.
    async fn keep(self: Arc<Hall>, id: Id, mut inbox: mpsc::UnboundedReceiver<Request>) {
        let entries = self.store.entries(id).await;
        match entries.and_then(|entries| Table::wake(Arc::clone(&self), id, &entries)) {
            Ok(table) => table.run(inbox).await,
            Err(problem) => {
                lock(&self.tables).remove(&id);
                inbox.close();
                while let Some(request) = inbox.recv().await {
                    request.refuse(problem.clone());
                }
            }
        }
    }

    /// Lets a table go to sleep, unless somebody has just asked for it.
    pub(crate) fn retire(&self, id: Id, inbox: &mut mpsc::UnboundedReceiver<Request>) -> bool {
        let mut tables = lock(&self.tables);
        if !inbox.is_empty() {
            return false;
        }
        // Who sends from now on notices, and asks again.
        inbox.close();
        tables.remove(&id);
        true
    }

    /// Asks a table. A request that met a table on its way to sleep is asked again.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        id: Id,
        request: impl Fn(Reply<T>) -> Request,
    ) -> Result<T, Problem> {
        for _ in 0..3 {
            if self.closing.is_cancelled() {
                return Err(Problem::Closing);
            }
            let (reply, answer) = oneshot::channel();
            if self.table(id).send(request(reply)).is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        if self.closing.is_cancelled() {
            return Err(Problem::Closing);
        }
        Err(Problem::Broken(format!("table {id} doesn't answer")))
    }

    /// Tells a table something if it is awake.
    pub(crate) fn tell(&self, id: Id, request: Request) {
        if let Some(table) = lock(&self.tables).get(&id) {
            let _ = table.send(request);
        }
    }

    /// Does something at a table; the answer comes when it is stored.
    pub(crate) async fn command(
        self: &Arc<Hall>,
        id: Id,
        by: &Person,
        lang: Lang,
        what: Command,
    ) -> Result<Done, Problem> {
        let request = |reply| Request::Do { by: by.clone(), lang, what: what.clone(), reply };
        self.in_time(self.ask(id, request), Problem::Paused).await
    }

    /// Looks at a table once.
    pub(crate) async fn look(
        self: &Arc<Hall>,
        id: Id,
        by: Option<Id>,
        viewer: Viewer,
        lang: Lang,
        after: Option<i64>,
        wait: bool,
    ) -> Result<crate::message::Seen, Problem> {
        self.ask(id, |reply| Request::Look(Look { by, viewer, lang, after, wait, reply })).await
    }

    /// Has a bot think for a table, and the table hear of it. Where only bots play they take their time.
    pub(crate) fn think(&self, id: Id, for_people: bool, seat: Seat, question: u64, thinking: Thinking) {
        let Some(table) = lock(&self.tables).get(&id).cloned() else { return };
        let thinkers = Arc::clone(&self.thinkers);
        let think = move || {
            let asked = Instant::now();
            thinkers.think(for_people, move || {
                let began = Instant::now();
                let text = thinking();
                metrics::histogram!("tablee_bot_waits_seconds").record((began - asked).as_secs_f64());
                metrics::histogram!("tablee_bot_thinks_seconds").record(began.elapsed().as_secs_f64());
                let _ = table.send(Request::Thought { seat, question, text });
            });
        };
        if for_people {
            return think();
        }
        let pace = self.pace;
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            think();
        });
    }

    /// Notes how a table stands, for those who look for one.
    pub(crate) fn enter_in_lobby(&self, desk: &Desk) {
        let mut lobby = lock(&self.lobby);
        if desk.stage() == Stage::Over {
            lobby.remove(&desk.id);
        } else {
            lobby.insert(desk.id, desk.clone());
        }
    }

    /// The tables that aren't over, of this stage or of any.
    pub(crate) fn lobby(&self, stage: Option<Stage>) -> Vec<Desk> {
        let lobby = lock(&self.lobby);
        lobby.values().filter(|desk| stage.is_none_or(|stage| desk.stage() == stage)).cloned().collect()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
