//! The house: live tables that are never lost.
//!
//! Each table is one task with a mailbox. A move is checked, played on a copy, stored, and only then shown. What is stored
//! is the log of what happened at the tables, in one SQLite file; a table is what comes of its entries. `docs/architecture.md`
//! says why, `docs/protocol.md` how to talk to it.
#![forbid(unsafe_code)]

mod api;
mod chat;
mod clock;
mod clocks;
mod deck;
mod desk;
mod entry;
mod gate;
mod hall;
mod id;
mod key;
mod limits;
mod live;
mod mail;
mod message;
mod order;
mod people;
mod problem;
mod sight;
mod socket;
mod store;
mod table;
mod thinkers;
mod ties;

pub use clock::Clock;
pub use ipnet::IpNet;
pub use key::{Key, KeyError};
pub use limits::{LIMITS, Limits};
pub use store::{Place, StoreError, Trouble, backup, restore};

use axum::serve::ListenerExt;
use hall::Hall;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use problem::Problem;
use std::{
    future::Future,
    io,
    net::{Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, OnceLock},
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use store::{Keeper, Store};
use tokio::{net::TcpListener, time::timeout};
use tokio_util::sync::CancellationToken;

/// The house's own machine.
const LOOPBACK: [IpNet; 2] = [
    IpNet::V4(ipnet::Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8)),
    IpNet::V6(ipnet::Ipv6Net::new_assert(Ipv6Addr::LOCALHOST, 128)),
];
/// How long a closing house waits for its tables and guests.
const LAST_ROUND: Duration = Duration::from_secs(10);

/// How a house is to be opened.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where its data are.
    pub place: Place,
    /// Where guests come in.
    pub listen: SocketAddr,
    /// Where people find it (`https://games.example.org`), if it stands behind a proxy.
    pub public: Option<String>,
    /// Proxies whose word about where somebody comes from is taken.
    pub proxies: Vec<IpNet>,
    /// How much anybody may have and how often he may ask.
    pub limits: Limits,
    /// How many days what was said at tables is kept.
    pub keep_chat: u32,
    /// After how many days a guest who never kept his name and wasn't seen is forgotten.
    pub keep_guests: u32,
    /// The mail server's address and the sender of the house's mail.
    pub mail: Option<(String, String)>,
    /// What it goes by.
    pub clock: Clock,
    /// How long a table that nobody looks at stays in memory.
    pub patience: Duration,
    /// How long bots that play among themselves rest before each move, so that they leave the house to people.
    pub pace: Duration,
    /// How long a bot takes for a move where people look on at a page, so that they can follow.
    pub human_pace: Duration,
    /// What storage is made to suffer, in tests.
    pub trouble: Arc<Trouble>,
}

impl Config {
    /// A house in this place, behind this door, with everything else as it usually is.
    #[must_use]
    pub fn new(place: Place, listen: SocketAddr) -> Config {
        Config {
            place,
            listen,
            public: None,
            // Whoever can reach the house from its own machine is its host or a proxy of his.
            proxies: LOOPBACK.to_vec(),
            limits: Limits::default(),
            keep_chat: 90,
            keep_guests: 180,
            mail: None,
            clock: Clock::system(),
            patience: Duration::from_mins(5),
            pace: Duration::from_millis(50),
            human_pace: Duration::from_millis(900),
            trouble: Arc::default(),
        }
    }
}

/// Why a house can't be opened, in words.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its data can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its tables can't be found.
    #[error("the tables can't be read: {0}")]
    Tables(String),
    /// Its door can't be opened.
    #[error("{address} can't be listened on: {why}")]
    Door {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The host's key can't be left in the folder.
    #[error("{0}")]
    Key(#[from] KeyError),
    /// Something in the configuration is wrong.
    #[error("{0}")]
    Config(String),
    /// Nothing can be measured.
    #[error("the metrics can't be set up: {0}")]
    Metrics(#[from] BuildError),
    /// The server stopped.
    #[error("the server stopped: {0}")]
    Serve(io::Error),
}

/// A house that is open, with all its tables back.
pub struct House {
    hall: Arc<Hall>,
    keeper: Keeper,
    listener: TcpListener,
    metrics: PrometheusHandle,
    address: SocketAddr,
    place: Place,
}

impl House {
    /// Takes the door, opens the file and brings every table back. Nobody is served yet.
    pub async fn open(config: Config) -> Result<House, OpenError> {
        let metrics = measured()?;
        let door = |why| OpenError::Door { address: config.listen, why };
        let listener = TcpListener::bind(config.listen).await.map_err(door)?;
        let address = listener.local_addr().map_err(door)?;
        let closing = CancellationToken::new();
        let (store, keeper) =
            Store::open(&config.place, Arc::clone(&config.trouble), closing.clone()).await?;
        let broken = |problem| match problem {
            Problem::Setup(words) => OpenError::Config(words),
            other => OpenError::Tables(format!("{other:?}")),
        };
        let key = Key::fresh(address).map_err(broken)?;
        let hall = Arc::new(Hall::new(store, &config, key.hash(), closing).await.map_err(broken)?);
        let tables = hall.wake_all().await.map_err(broken)?;
        key.leave(&config.place)?;
        hall.begin_chores();
        tracing::info!(%address, data = %config.place.folder().display(), tables, "the house is open");
        Ok(House { hall, keeper, listener, metrics, address, place: config.place })
    }

    /// Where guests come in.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until told to close; then everything that was begun is stored, and guests are told.
    pub async fn serve(self, close: impl Future<Output = ()> + Send + 'static) -> Result<(), OpenError> {
        let House { hall, keeper, listener, metrics, place, .. } = self;
        let closing = hall.closing.clone();
        let upkeep = tokio::spawn(upkeep(metrics.clone()));
        let router = api::router(Arc::clone(&hall), metrics);
        let told = closing.clone();
        // Messages are small and must not wait for each other.
        let listener = listener.tap_io(|connection| _ = connection.set_nodelay(true));
        let serving = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>())
            .with_graceful_shutdown(async move {
                close.await;
                tracing::info!("the house closes");
                told.cancel();
            });
        let mut serving = tokio::spawn(serving.into_future());
        let served = tokio::select! {
            served = &mut serving => served,
            () = closing.cancelled() => {
                let ended = timeout(LAST_ROUND, &mut serving).await;
                ended.unwrap_or(Ok(Ok(())))
            }
        };
        closing.cancel();
        serving.abort();
        upkeep.abort();
        hall.note_time().await;
        hall.tasks.close();
        if timeout(LAST_ROUND, hall.tasks.wait()).await.is_err() {
            tracing::warn!("some tables or guests did not end in time");
        }
        hall.store.close().await;
        drop(hall);
        Key::take_away(&place);
        keeper.close().await;
        tracing::info!("the house is closed");
        match served {
            Ok(served) => served.map_err(OpenError::Serve),
            Err(panicked) => Err(OpenError::Serve(io::Error::other(panicked))),
        }
    }
}

/// Metrics of this process; every house in it adds to the same ones.
fn measured() -> Result<PrometheusHandle, OpenError> {
    static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = METRICS.get() {
        return Ok(handle.clone());
    }
    let buckets = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];
    let rows = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &buckets)?
        .set_buckets_for_metric(Matcher::Suffix("_rows".into()), &rows)?;
    // Of two houses that are opened at once the first one's recorder is the process's, and its handle everybody's.
    let handle = METRICS.get_or_init(|| {
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        let _ = metrics::set_global_recorder(recorder);
        handle
    });
    Ok(handle.clone())
}

/// Keeps what is measured from piling up between two looks at it.
async fn upkeep(metrics: PrometheusHandle) {
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        metrics.run_upkeep();
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}
