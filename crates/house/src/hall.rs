//! All tables of the house: those at work, and those asleep until somebody asks for them.

mod chores;
mod decided;
mod visitors;

use crate::{
    Config,
    clock::{Clock, HouseTime},
    desk::{Desk, Sitter, Stage},
    entry::{Entry, Manner},
    gate::Gate,
    id::Id,
    live::{self, Thinking},
    mail::Post,
    people::Person,
    problem::Problem,
    store::Store,
    table::{Command, Done, Look, Reply, Request, Table},
    thinkers::Thinkers,
    ties::Ties,
};
pub(crate) use decided::Decided;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use table::{Lang, Seat, Seats, Viewer, options::Chosen};
use tokio::{
    sync::{Notify, mpsc, oneshot},
    time::timeout,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use visitors::Visitors;

/// How long somebody waits for something to be stored before he hears that it is kept.
const PAUSED_AFTER: Duration = Duration::from_secs(5);

/// The hall where the tables stand.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) time: Arc<HouseTime>,
    pub(crate) gate: Gate,
    pub(crate) ties: Ties,
    pub(crate) decided: Decided,
    pub(crate) visitors: Visitors,
    pub(crate) post: Option<Post>,
    /// Where people find the house, without a slash at the end, if the host has said so.
    pub(crate) public: Option<String>,
    /// The hash of the token that the host of the house shows.
    pub(crate) key: String,
    /// How many days chat and guests are kept.
    keeps: (u32, u32),
    /// How long a table that nobody looks at stays in memory.
    pub(crate) patience: Duration,
    pace: Duration,
    /// How long a bot takes for a move where people look on.
    pub(crate) human_pace: Duration,
    pub(crate) closing: CancellationToken,
    /// Everything that must end before the house is closed.
    pub(crate) tasks: TaskTracker,
    tables: Mutex<HashMap<Id, mpsc::UnboundedSender<Request>>>,
    lobby: Mutex<BTreeMap<Id, Listed>>,
    /// When tables that are asleep must be woken, in the house's own time.
    alarms: Mutex<BTreeSet<(u64, Id)>>,
    alarmed: Notify,
    /// Those who are being forgotten: whatever they still ask for isn't done.
    going: Mutex<HashSet<Id>>,
    /// One rematch is opened at a time.
    rematches: tokio::sync::Mutex<()>,
    thinkers: Arc<Thinkers>,
}

/// A table that isn't over.
#[derive(Clone)]
pub(crate) struct Listed {
    pub(crate) desk: Desk,
    /// Whom it waits for. Each may know that only of himself.
    pub(crate) waiting: Seats,
}

impl Listed {
    /// Whether it is somebody's: he sits here, or opened it.
    pub(crate) fn is_of(&self, person: Id) -> bool {
        self.desk.host == person || !self.desk.seats_of(person).is_empty()
    }

    /// The seats of this person that are to choose now.
    pub(crate) fn asks(&self, person: Id) -> Seats {
        let asked = |seat: &Seat| self.waiting.contains(*seat) && self.desk.house_bot(*seat).is_none();
        self.desk.seats_of(person).iter().filter(asked).collect()
    }
}

/// How a new table is set up.
pub(crate) struct Opening {
    pub(crate) game: String,
    pub(crate) players: Option<usize>,
    pub(crate) options: Chosen,
    /// Whether whoever opens it takes the first seat.
    pub(crate) sit: bool,
    /// What he brings to it.
    pub(crate) brought: Option<Value>,
    /// Bots of the house for the last seats.
    pub(crate) bots: Vec<String>,
    pub(crate) manner: Manner,
}

impl Hall {
    /// A hall with all that the house remembers beside its tables.
    pub(crate) async fn new(
        store: Store,
        config: &Config,
        key: String,
        closing: CancellationToken,
    ) -> Result<Hall, Problem> {
        store.fold_names().await?;
        let time = HouseTime::new(config.clock.clone(), store.last_open().await?);
        let nets = store.banned_nets().await?;
        let nets = nets.iter().filter_map(|net| net.parse().ok()).collect();
        let post = config.mail.as_ref().map(|(server, from)| Post::new(server, from)).transpose();
        Ok(Hall {
            clock: config.clock.clone(),
            time: Arc::new(time),
            gate: Gate::new(config.limits.clone(), config.proxies.clone(), config.public.is_some(), nets),
            ties: Ties::new(store.ties().await?),
            decided: Decided::new(store.settings().await?),
            visitors: Visitors::default(),
            post: post.map_err(Problem::Setup)?,
            public: config.public.clone(),
            key,
            keeps: (config.keep_chat, config.keep_guests),
            store,
            patience: config.patience,
            pace: config.pace,
            human_pace: config.human_pace,
            closing,
            tasks: TaskTracker::new(),
            tables: Mutex::default(),
            lobby: Mutex::default(),
            alarms: Mutex::default(),
            alarmed: Notify::new(),
            going: Mutex::default(),
            rematches: tokio::sync::Mutex::new(()),
            thinkers: Arc::new(Thinkers::new()),
        })
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
        let players = opening.players.unwrap_or_else(|| (game.fewest)(&opening.options));
        let people = usize::from(opening.sit);
        if opening.bots.len() + people > players {
            // How many may play at all is told first.
            (game.check)(players, &opening.options)?;
            return Err(Problem::NoSeatFree);
        }
        let mut sitting = Vec::new();
        if opening.sit {
            let (person, name, bot) = (by.id, by.name.clone(), by.bot);
            sitting.push(Entry::Sit { seat: Seat::FIRST, person, name, bot });
        }
        if let Some(what) = opening.brought {
            if !opening.sit {
                return Err(Problem::NotYourSeat);
            }
            (game.bring)(&opening.options, &what)?;
            sitting.push(Entry::Bring { seat: Seat::FIRST, what: Some(what) });
        }
        let last = Seat::all(players).skip(players.saturating_sub(opening.bots.len()));
        sitting.extend(last.zip(opening.bots).map(|(seat, bot)| Entry::Bot { seat, bot }));
        self.set_up(by, opening.game, players, &opening.options, opening.manner, sitting).await
    }

    /// Opens a table at which these sit down, all at once. If it takes too long it is done later, and found among one's own.
    async fn set_up(
        self: &Arc<Hall>,
        by: &Person,
        name: String,
        players: usize,
        options: &Chosen,
        manner: Manner,
        sitting: Vec<Entry>,
    ) -> Result<Id, Problem> {
        if self.is_going(by.id) {
            return Err(Problem::BadToken);
        }
        let game = live::game(&name)?;
        check_manner(game.about, &manner)?;
        let options = (game.check)(players, options)?;
        let unknown =
            |entry: &Entry| matches!(entry, Entry::Bot { bot, .. } if !game.bots.contains(&bot.as_str()));
        if sitting.iter().any(unknown) {
            return Err(Problem::NoSuchBot);
        }
        let mut entries = vec![Entry::Open { game: name, players, options, host: by.id, manner }];
        entries.extend(sitting);
        let id = Id::fresh()?;
        let stored = self.store.append(id, 0, &entries, self.time.now());
        let hall = Arc::clone(self);
        let opened = self.tasks.spawn(async move {
            stored.await.unwrap_or(Err(Problem::Closing))?;
            hall.look(id, None, Viewer::Spectator, Lang::En, None, false).await.map(|_| id)
        });
        let opened = async { opened.await.unwrap_or(Err(Problem::Closing)) };
        self.in_time(opened, Problem::Paused).await
    }

    /// Whether somebody is being forgotten.
    pub(crate) fn is_going(&self, person: Id) -> bool {
        lock(&self.going).contains(&person)
    }

    /// Where people find a table; without a public address only the path.
    pub(crate) fn address_of(&self, table: Id) -> String {
        format!("{}/t/{table}", self.public.as_deref().unwrap_or_default())
    }

    /// Whether people reach the house over https.
    pub(crate) fn is_https(&self) -> bool {
        self.public.as_ref().is_some_and(|public| public.starts_with("https://"))
    }

    /// Whether there is room for one more table, and for one more of this person.
    pub(crate) fn has_room(&self, person: Id) -> Result<(), Problem> {
        let lobby = lock(&self.lobby);
        if lobby.len() >= self.gate.limits.get("all-tables") as usize {
            return Err(Problem::Full);
        }
        let mine = lobby.values().filter(|listed| listed.desk.host == person).count();
        if mine >= self.gate.limits.get("tables") as usize { Err(Problem::Enough) } else { Ok(()) }
    }

    /// Opens a table that goes on from one that is over, or finds the one that somebody else has opened, and sits down where
    /// one sat before, with what one brought there. Says whether it is new.
    pub(crate) async fn rematch(
        self: &Arc<Hall>,
        by: &Person,
        old: &Desk,
        may_open: impl FnOnce() -> Result<(), Problem>,
        may_bring: impl Fn() -> Result<(), Problem>,
    ) -> Result<(Id, bool), Problem> {
        let _one = self.rematches.lock().await;
        let seats = old.seats_of(by.id);
        if !old.over {
            return Err(Problem::NotOver);
        }
        if seats.is_empty() {
            return Err(Problem::NotAtTable);
        }
        if let Some(next) = self.store.rematch_of(old.id).await? {
            if self.desk(next).await?.stage() != Stage::Open {
                return Err(Problem::Begun);
            }
            return self.sit_again(by, old, seats, next, may_bring).await.map(|id| (id, false));
        }
        may_open()?;
        let names = old.names();
        let sitting = old.sitters().filter_map(|(seat, sitter)| match sitter {
            Sitter::Bot(bot) => Some(Entry::Bot { seat, bot: bot.clone() }),
            _ if seats.contains(seat) => {
                Some(Entry::Sit { seat, person: by.id, name: names[seat.index()].clone(), bot: by.bot })
            }
            _ => None,
        });
        let brings = seats.iter().filter_map(|seat| {
            let what = old.brings_again(seat)?;
            Some(Entry::Bring { seat, what: Some(what) })
        });
        let sitting = sitting.chain(brings).collect();
        let manner = Manner { rematch_of: Some(old.id), ..old.manner.clone() };
        let set_up = self.set_up(by, old.game.clone(), old.seats.len(), &old.options, manner, sitting);
        set_up.await.map(|id| (id, true))
    }

    /// Sits down where one sat before, or where there is room.
    async fn sit_again(
        self: &Arc<Hall>,
        by: &Person,
        old: &Desk,
        seats: Seats,
        next: Id,
        may_bring: impl Fn() -> Result<(), Problem>,
    ) -> Result<Id, Problem> {
        for seat in seats {
            let name = old.names().get(seat.index()).cloned();
            let brought = old.brings_again(seat);
            // Whoever rises and comes again brings it again.
            if brought.is_some() {
                may_bring()?;
            }
            let there = Command::Sit { seat: Some(seat), name, brought: brought.clone() };
            match self.command(next, by, Lang::En, there).await {
                Err(Problem::SeatTaken) => {
                    let anywhere = Command::Sit { seat: None, name: None, brought };
                    _ = self.command(next, by, Lang::En, anywhere).await?;
                }
                done => _ = done?,
            }
        }
        Ok(next)
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
    pub(crate) fn retire(
        &self,
        id: Id,
        alarm: Option<u64>,
        inbox: &mut mpsc::UnboundedReceiver<Request>,
    ) -> bool {
        let mut tables = lock(&self.tables);
        if !inbox.is_empty() {
            return false;
        }
        // Who sends from now on notices, and asks again.
        inbox.close();
        tables.remove(&id);
        if let Some(at) = alarm {
            self.wake_at(id, at);
        }
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
    pub(crate) fn enter_in_lobby(&self, desk: &Desk, waiting: Seats) {
        let mut lobby = lock(&self.lobby);
        if desk.stage() == Stage::Over {
            lobby.remove(&desk.id);
        } else {
            lobby.insert(desk.id, Listed { desk: desk.clone(), waiting });
        }
    }

    /// Notes whom a table waits for.
    pub(crate) fn note_waiting(&self, id: Id, waiting: Seats) {
        if let Some(listed) = lock(&self.lobby).get_mut(&id) {
            listed.waiting = waiting;
        }
    }

    /// The tables that aren't over, of those that are wanted.
    pub(crate) fn lobby(&self, wanted: impl Fn(&Listed) -> bool) -> Vec<Listed> {
        lock(&self.lobby).values().filter(|listed| wanted(listed)).cloned().collect()
    }

    /// A table without its game, over or not.
    pub(crate) async fn desk(&self, id: Id) -> Result<Desk, Problem> {
        if let Some(listed) = lock(&self.lobby).get(&id) {
            return Ok(listed.desk.clone());
        }
        let entries = self.store.entries(id).await?;
        if entries.is_empty() {
            return Err(Problem::NoSuchTable);
        }
        Desk::replay(id, &entries).map_err(Problem::Broken)
    }
}

/// Whether a table of this game can be kept like that.
fn check_manner(about: &table::About, manner: &Manner) -> Result<(), Problem> {
    use crate::clocks::Time;
    let setup = |words: &str| Err(Problem::Setup(words.into()));
    match manner.time {
        Time::Days(_) if !about.by_post => {
            Err(Problem::Setup(format!("{} isn't made to be played over days", about.title)))
        }
        time if !time.is_sound() => setup(
            "a live game has 1 to 600 minutes and up to 600 seconds of increment, others 1 to 30 days a move",
        ),
        _ if !(3..=60).contains(&manner.window) => setup("secret reactions may take 3 to 60 seconds"),
        _ => Ok(()),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
