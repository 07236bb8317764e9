//! A house of the test's own, and browsers in front of its door.

use crate::{
    browser::{Browser, Look},
    driver::Driver,
};
use house::{Config, House, Place};
use std::{net::SocketAddr, time::Duration};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// An open house in a folder of its own.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    driver: Driver,
    close: oneshot::Sender<()>,
    served: JoinHandle<()>,
    _folder: TempDir,
}

impl Open {
    /// A house whose bots are quick.
    pub(crate) async fn house() -> Open {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(Place::new(folder.path()), "127.0.0.1:0".parse().unwrap());
        config.pace = Duration::from_millis(1);
        config.human_pace = Duration::from_millis(20);
        let house = House::open(config).await.unwrap();
        let address = house.address();
        let (close, closed) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            house.serve(async { _ = closed.await }).await.unwrap();
        });
        Open { address, driver: Driver::start(), close, served, _folder: folder }
    }

    /// A browser that nobody has used before, on the house's door.
    pub(crate) async fn browser(&self, look: Look) -> Browser {
        let browser = Browser::open(&self.driver.address(), format!("http://{}", self.address), look).await;
        browser.go("/").await;
        browser
    }

    /// Everybody goes, and it closes in order.
    pub(crate) async fn close(self, browsers: impl IntoIterator<Item = Browser>) {
        for browser in browsers {
            browser.leave().await;
        }
        self.close.send(()).unwrap();
        self.served.await.unwrap();
    }
}
