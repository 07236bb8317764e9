//! A house of the test's own, and browsers in front of its door.

use crate::{
    browser::{Browser, Look},
    driver::Driver,
};
use std::{
    env,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};
use tempfile::TempDir;

/// The program as it is handed out, unless `TABLEE` names another.
const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/release/tablee");

/// An open house in a folder of its own. However a test ends, it goes.
pub(crate) struct Open {
    pub(crate) address: String,
    driver: Driver,
    program: Child,
    _folder: TempDir,
}

impl Open {
    /// A house whose bots are quick.
    pub(crate) fn house() -> Open {
        let folder = tempfile::tempdir().unwrap();
        let program = env::var("TABLEE").unwrap_or_else(|_| PROGRAM.into());
        let mut program = Command::new(&program)
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "20", "--log", "warn", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} ({error}): build it with cargo build --release"));
        let mut line = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (_, address) = line.split_once("http://").unwrap_or_else(|| panic!("it doesn't open: {line}"));
        let address = address.split(' ').next().unwrap().to_owned();
        Open { address, driver: Driver::start(), program, _folder: folder }
    }

    /// A browser that nobody has used before, on the house's door.
    pub(crate) async fn browser(&self, look: Look) -> Browser {
        let browser = Browser::open(&self.driver.address(), format!("http://{}", self.address), look).await;
        browser.go("/").await;
        browser
    }

    /// Everybody goes, and it closes in order.
    pub(crate) async fn close(mut self, browsers: impl IntoIterator<Item = Browser>) {
        for browser in browsers {
            browser.leave().await;
        }
        let told = Command::new("sh").args(["-c", &format!("kill {}", self.program.id())]).status().unwrap();
        assert!(told.success() && self.program.wait().unwrap().success());
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        _ = self.program.kill();
        _ = self.program.wait();
    }
}
