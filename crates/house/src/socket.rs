//! One WebSocket: what a guest asks over it, and what the house says.

use crate::{
    gate::{Caller, Connected, Messages},
    hall::Hall,
    id::{Id, Token},
    live::Wanted,
    message::{Asked, Said},
    people::Person,
    problem::{Problem, say},
    store::Kind,
    table::{Command, Done, Outbox, Request, Watcher},
};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use flate2::{Compression, write::GzEncoder};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use serde_json::{Map, Value};
use std::{
    collections::{HashMap, HashSet},
    io::Write,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use table::Lang;
use tokio::{
    sync::{mpsc, watch},
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_util::sync::CancellationToken;

/// The longest message a guest may send, in bytes.
const LONGEST: usize = 64 << 10;
/// The longest one that is still answered, in bytes; whoever sends more is hung up on.
pub(crate) const BEYOND_MEASURE: usize = 1 << 20;
/// What a connection sets aside for reading and for writing, in bytes: most guests are silent most of the time.
pub(crate) const BUFFER: usize = 4 << 10;
/// How many messages may wait for a guest who doesn't read.
const BACKLOG: usize = 256;
/// How often a silent guest is asked whether he is still there, and how long he may stay silent.
const HEARTBEAT: (Duration, Duration) = (Duration::from_secs(30), Duration::from_secs(100));

/// How many tables somebody may look at over one connection.
const MOST_WATCHED: usize = 100;
/// Shorter messages aren't packed.
const WORTH_PACKING: usize = 4 << 10;

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

/// Somebody at the other end.
struct Guest {
    hall: Arc<Hall>,
    connection: u64,
    person: Option<Person>,
    lang: Lang,
    caller: Caller,
    /// How fast he may talk; somebody on the house's own machine as fast as he likes.
    messages: Option<Messages>,
    watches: HashSet<Id>,
    outbox: Outbox,
    speaks: watch::Sender<Lang>,
}

/// However a connection ends, nobody goes on talking to it.
impl Drop for Guest {
    fn drop(&mut self) {
        for table in &self.watches {
            self.hall.tell(*table, Request::Unwatch { connection: self.connection });
        }
        self.hall.visitors.leave(self.person.as_ref().map(|person| person.id), self.connection);
        self.outbox.hang_up();
        metrics::gauge!("tablee_connections").decrement(1);
    }
}

/// Serves a connection until either side has had enough.
pub(crate) async fn serve(
    socket: WebSocket,
    hall: Arc<Hall>,
    (lang, packs): (Lang, bool),
    person: Option<Person>,
    caller: Caller,
    _counts: Connected,
) {
    metrics::gauge!("tablee_connections").increment(1);
    let (sink, mut stream) = socket.split();
    let (sender, messages) = mpsc::channel(BACKLOG);
    let outbox = Outbox { sender, hung_up: CancellationToken::new() };
    let hung_up = outbox.hung_up.clone();
    let (speaks, heard) = watch::channel(lang);
    let speaking = tokio::spawn(speak(Arc::clone(&hall), sink, (messages, packs), hung_up.clone(), heard));
    let connection = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
    let messages = (!caller.local).then(|| Messages::new(&hall.gate.limits));
    let mut guest =
        Guest { hall, connection, person, lang, caller, messages, watches: HashSet::new(), outbox, speaks };
    guest.enter();
    loop {
        let heard = tokio::select! {
            () = hung_up.cancelled() => break,
            heard = timeout(HEARTBEAT.1, stream.next()) => heard,
        };
        if let Some(messages) = &guest.messages {
            messages.wait().await;
        }
        match heard {
            Ok(Some(Ok(Message::Text(text)))) if text.len() > LONGEST => {
                guest.say(&Said::answer(None, Err(Problem::TooLarge), guest.lang));
            }
            Ok(Some(Ok(Message::Text(text)))) => guest.hear(&text).await,
            Ok(Some(Ok(Message::Binary(_)))) => {
                let problem = Problem::Malformed("the house reads text, one JSON object a message".into());
                guest.say(&Said::answer(None, Err(problem), guest.lang));
            }
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => break,
        }
    }
    drop(guest);
    let _ = speaking.await;
}

/// Passes on what is said; tells when the house can't store, and when it closes.
async fn speak(
    hall: Arc<Hall>,
    mut sink: SplitSink<WebSocket, Message>,
    (mut messages, packs): (mpsc::Receiver<Utf8Bytes>, bool),
    hung_up: CancellationToken,
    lang: watch::Receiver<Lang>,
) {
    let mut failing = hall.store.failing();
    let paused = || Said::Paused { words: say(*lang.borrow(), "paused-table") }.text();
    let mut heartbeat = interval(HEARTBEAT.0);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    heartbeat.reset();
    let mut begun_paused = *failing.borrow_and_update();
    let code = loop {
        let message = tokio::select! {
            biased;
            () = hall.closing.cancelled() => {
                let closing = Said::Closing { words: say(*lang.borrow(), "closing") }.text();
                let _ = timeout(Duration::from_secs(1), sink.send(Message::Text(closing))).await;
                break close_code::AWAY;
            }
            () = hung_up.cancelled() => break close_code::AGAIN,
            () = std::future::ready(()), if begun_paused => {
                begun_paused = false;
                Message::Text(paused())
            }
            Ok(()) = failing.changed() => {
                let failing = *failing.borrow_and_update();
                Message::Text(if failing { paused() } else { Said::Resumed {}.text() })
            }
            Some(text) = messages.recv() => match packed(&text, packs) {
                Some(packed) => Message::Binary(packed.into()),
                None => Message::Text(text),
            },
            _ = heartbeat.tick() => Message::Ping(Vec::new().into()),
        };
        // Whoever doesn't take what he is sent is as good as gone.
        let sent = tokio::select! {
            sent = timeout(HEARTBEAT.1, sink.send(message)) => matches!(sent, Ok(Ok(()))),
            () = hall.closing.cancelled() => false,
            () = hung_up.cancelled() => false,
        };
        if !sent {
            break close_code::AGAIN;
        }
    };
    hung_up.cancel();
    let farewell = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
    let _ = timeout(Duration::from_secs(1), sink.send(farewell)).await;
}

/// A long message in gzip, for whoever takes that. A whole page comes to a tenth.
fn packed(text: &str, packs: bool) -> Option<Vec<u8>> {
    if !packs || text.len() < WORTH_PACKING {
        return None;
    }
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(text.as_bytes()).ok()?;
    packer.finish().ok()
}

impl Guest {
    fn say(&self, said: &Said) {
        self.outbox.send(said.text());
    }

    async fn hear(&mut self, text: &str) {
        let (to, asked) = match read(text) {
            Ok(read) => read,
            Err(problem) => (None, Err(problem)),
        };
        let answer = match asked {
            Ok(asked) => self.answer(asked).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = &answer {
            problem.note("a WebSocket");
        }
        self.say(&Said::answer(to, answer, self.lang));
    }

    async fn answer(&mut self, asked: Asked) -> Result<Option<u64>, Problem> {
        match asked {
            Asked::Hello { token, lang } => {
                self.lang = lang.unwrap_or(self.lang);
                self.speaks.send_replace(self.lang);
                if let Some(token) = token {
                    let known = self.hall.store.account(&Token::shown(&token).hash(), Kind::Session).await?;
                    let known = known.ok_or(Problem::BadToken)?;
                    if known.banned {
                        return Err(Problem::Banned);
                    }
                    // What he looks at is looked at by the one he was.
                    if self.person.as_ref().is_some_and(|person| person.id != known.person.id) {
                        let words = "this connection is somebody else's: open one of your own";
                        return Err(Problem::Malformed(words.into()));
                    }
                    self.hall.note_seen(known.person.id, known.seen, self.caller, self.lang);
                    self.person = Some(known.person);
                    self.enter();
                }
                let announcement = self.hall.decided.announcement();
                self.say(&Said::Welcome { person: self.person.clone(), announcement });
                Ok(None)
            }
            Asked::Watch { table, viewer, after, page } => {
                if self.watches.len() >= MOST_WATCHED && !self.watches.contains(&table) {
                    return Err(Problem::Enough);
                }
                let by = self.person.as_ref().map(|person| person.id);
                let watch = |reply| {
                    let (connection, lang, outbox) = (self.connection, self.lang, self.outbox.clone());
                    let page = page.then(HashMap::new);
                    let watcher = Watcher { connection, by, viewer, lang, outbox, page, showing: None };
                    Request::Watch { watcher, after, reply }
                };
                self.hall.ask(table, watch).await?;
                self.watches.insert(table);
                Ok(None)
            }
            Asked::Leave { table } => {
                self.watches.remove(&table);
                self.hall.tell(table, Request::Unwatch { connection: self.connection });
                Ok(None)
            }
            Asked::Play { table, seat, text, choice, seen, id } => {
                let wanted = Wanted::of(text, choice)?;
                self.command(table, Command::Play { seat, wanted, seen, id }).await
            }
            Asked::Why { table, seat, text, choice, touched } => {
                let (by, lang) = (self.person()?.id, self.lang);
                let wanted =
                    if touched.is_empty() { Wanted::of(text, choice)? } else { Wanted::Touched(touched) };
                self.hall
                    .ask(table, |reply| Request::Why { by, lang, seat, wanted: wanted.clone(), reply })
                    .await?;
                Ok(None)
            }
            Asked::Hurry { table } => {
                self.hall.tell(table, Request::Hurry { by: self.person()?.id });
                Ok(None)
            }
            Asked::Shown { table, number } => {
                self.hall.tell(table, Request::Shown(self.connection, number));
                Ok(None)
            }
            Asked::Back { table, seat, seen } => self.command(table, Command::Back { seat, seen }).await,
            Asked::Uncover { table, seat } => {
                let by = self.person()?.id;
                self.hall.ask(table, |reply| Request::Uncover { by, seat, reply }).await?;
                Ok(None)
            }
            Asked::Resign { table, seat } => self.command(table, Command::Resign { seat }).await,
            Asked::Ping {} => Ok(None),
        }
    }

    /// Others can find him now.
    fn enter(&self) {
        let person = self.person.as_ref().map(|person| person.id);
        self.hall.visitors.enter(person, self.connection, self.caller.address, self.outbox.clone());
    }

    fn person(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::NoToken)
    }

    async fn command(&self, table: Id, what: Command) -> Result<Option<u64>, Problem> {
        match self.hall.command(table, self.person()?, self.lang, what).await? {
            Done::Played(number) => Ok(Some(number)),
            Done::Table(_) => Ok(None),
        }
    }
}

/// A message and its `ref`.
type Read = (Option<Value>, Result<Asked, Problem>);

fn read(text: &str) -> Result<Read, Problem> {
    let malformed = |error: serde_json::Error| Problem::Malformed(format!("this is no message: {error}"));
    let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(malformed)?;
    let to = fields.remove("ref");
    if to.as_ref().is_some_and(|to| to.to_string().len() > 80) {
        return Err(Problem::Malformed("a ref has at most 80 characters".into()));
    }
    Ok((to, serde_json::from_value(Value::Object(fields)).map_err(malformed)))
}

#[cfg(test)]
mod tests {
    use super::{WORTH_PACKING, packed};
    use std::io::Read;

    #[test]
    fn long_messages_are_packed_for_whoever_takes_that() {
        let long = "“page” ".repeat(WORTH_PACKING);
        assert_eq!((packed(&long, false), packed("{}", true)), (None, None));
        let packed = packed(&long, true).unwrap();
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut unpacked).unwrap();
        assert!(unpacked == long && packed.len() < long.len() / 10);
    }
}
