//! A house of the test's own.

use guest::Guest;
use house::{Config, House, Place, Trouble};
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
        let mut config = Config::new(Place::new(folder.path()), "127.0.0.1:0".parse().unwrap());
        (config.patience, config.pace) = (patience, Duration::from_millis(1));
        let trouble = Arc::clone(&config.trouble);
        let house = House::open(config).await.unwrap();
        let address = house.address();
        let (close, closed) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            house.serve(async { _ = closed.await }).await.unwrap();
        });
        Open { address, trouble, folder, close, served }
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
