//! A house of the test's own.

use guest::Guest;
use house::{Clock, Config, House, Key, Place, Trouble};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// An open house in a folder of its own.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    pub(crate) trouble: Arc<Trouble>,
    pub(crate) folder: Arc<TempDir>,
    close: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Open {
    pub(crate) async fn house() -> Open {
        Open::with(Arc::new(tempfile::tempdir().unwrap()), Duration::from_mins(5)).await
    }

    /// A house in this folder, whose tables sleep after a while.
    pub(crate) async fn with(folder: Arc<TempDir>, patience: Duration) -> Open {
        Open::as_said(folder, |config| config.patience = patience).await
    }

    /// A house that goes by a clock of the test's own.
    pub(crate) async fn by(clock: &Clock) -> Open {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        Open::as_said(folder, |config| config.clock = clock.clone()).await
    }

    /// A house in this folder, opened as somebody says.
    pub(crate) async fn as_said(folder: Arc<TempDir>, say: impl FnOnce(&mut Config)) -> Open {
        let mut config = Config::new(Place::new(folder.path()), "127.0.0.1:0".parse().unwrap());
        config.pace = Duration::from_millis(1);
        say(&mut config);
        let trouble = Arc::clone(&config.trouble);
        let house = House::open(config).await.unwrap();
        let address = house.address();
        let (close, closed) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            house.serve(async { _ = closed.await }).await.unwrap();
        });
        Open { address, trouble, folder, close, served }
    }

    /// The host of the house.
    pub(crate) fn host(&self) -> Guest {
        let key = Key::find(&Place::new(self.folder.path())).unwrap();
        let mut host = Guest::at(self.address);
        host.token = Some(key.token);
        host
    }

    /// Closes in order.
    pub(crate) async fn close(self) {
        self.close.send(()).unwrap();
        self.served.await.unwrap();
    }

    /// Closes, and opens again in the same place.
    pub(crate) async fn reopen(self) -> Open {
        let folder = Arc::clone(&self.folder);
        self.close().await;
        Open::with(folder, Duration::from_mins(5)).await
    }

    /// Closes, and opens again in the same place by the same clock.
    pub(crate) async fn reopen_by(self, clock: &Clock) -> Open {
        let folder = Arc::clone(&self.folder);
        self.close().await;
        Open::as_said(folder, |config| config.clock = clock.clone()).await
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::come_in(self.address, name).await.unwrap()
    }

    /// So many guests.
    pub(crate) async fn guests(&self, count: usize) -> Vec<Guest> {
        let mut guests = Vec::new();
        for number in 0..count {
            guests.push(self.guest(&format!("Guest {number}")).await);
        }
        guests
    }

    /// A table with these guests on its first seats and the rest for bots, started.
    pub(crate) async fn table(&self, game: &str, guests: &[Guest], bots: &[&str]) -> String {
        let players = guests.len() + bots.len();
        let new = serde_json::json!({ "game": game, "players": players, "bots": bots });
        let table = guests[0].open(new).await.unwrap();
        for guest in &guests[1..] {
            guest.join(&table).await.unwrap();
        }
        guests[0].start(&table).await.unwrap();
        table
    }
}
