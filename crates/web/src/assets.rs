//! Scripts and styles, served under an address that changes with what is in them, so that browsers may keep them for ever.

use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::LazyLock,
};

/// A file of the page.
#[derive(Copy, Clone)]
pub struct Asset {
    /// Its name.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub text: &'static str,
}

impl Asset {
    /// What is in it, without lines that are only for whoever works on it, and without what they begin with.
    fn lean(&self) -> String {
        let said = |line: &&str| {
            line.starts_with("//") || line.starts_with("/*") && line.find("*/") == Some(line.len() - 2)
        };
        let lines = self.text.lines().map(str::trim).filter(|line| !line.is_empty() && !said(line));
        lines.collect::<Vec<_>>().join("\n")
    }
}

macro_rules! assets {
    ($($name:literal $kind:literal)*) => {
        &[$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../assets/", $name)) }),*]
    };
}

/// Every file. The scripts import each other by relative addresses, so all of them change together.
pub const ALL: &[Asset] = assets! {
    "page.css" "text/css; charset=utf-8"
    "table.css" "text/css; charset=utf-8"
    "epix.css" "text/css; charset=utf-8"
    "ephios.css" "text/css; charset=utf-8"
    "europax.css" "text/css; charset=utf-8"
    "books.css" "text/css; charset=utf-8"
    "graph.css" "text/css; charset=utf-8"
    "first.js" "text/javascript; charset=utf-8"
    "page.js" "text/javascript; charset=utf-8"
    "door.js" "text/javascript; charset=utf-8"
    "me.js" "text/javascript; charset=utf-8"
    "table.js" "text/javascript; charset=utf-8"
    "touch.js" "text/javascript; charset=utf-8"
    "motion.js" "text/javascript; charset=utf-8"
    "sound.js" "text/javascript; charset=utf-8"
    "side.js" "text/javascript; charset=utf-8"
    "replay.js" "text/javascript; charset=utf-8"
    "books.js" "text/javascript; charset=utf-8"
    "graph.js" "text/javascript; charset=utf-8"
    "reading.js" "text/javascript; charset=utf-8"
    "icon.svg" "image/svg+xml"
    "site.webmanifest" "application/manifest+json"
};

/// A file as it is sent.
pub struct Sent {
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub plain: String,
    /// The same in gzip, for whoever takes that.
    pub packed: Option<Vec<u8>>,
}

/// All of them as they are sent. They never change, so they are packed once, and as well as it goes.
static SENT: LazyLock<BTreeMap<&'static str, Sent>> = LazyLock::new(|| {
    let sent = |asset: &Asset| {
        let plain = asset.lean();
        (asset.name, Sent { kind: asset.kind, packed: pack(&plain).ok(), plain })
    };
    ALL.iter().map(sent).collect()
});

fn pack(text: &str) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(text.as_bytes())?;
    packer.finish()
}

/// What their address changes with.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    SENT.values().for_each(|sent| hash.update(&sent.plain));
    let first = hash.finalize().iter().take(6).fold(0u64, |all, byte| all << 8 | u64::from(*byte));
    format!("{first:012x}")
});

/// Where the file of this name is served.
#[must_use]
pub fn address(name: &str) -> String {
    format!("/static/{}/{name}", *VERSION)
}

/// The file of this name, as it is sent.
#[must_use]
pub fn find(name: &str) -> Option<&'static Sent> {
    SENT.get(name)
}
