//! Scripts, styles and pictures, served under an address that changes with what is in them, so that browsers may keep them for ever.

use crate::Draws;
use ephios::Ephios;
use epic::Epic;
use epix::Epix;
use europax::Europax;
use flate2::{Compression, write::GzEncoder};
use maud::html;
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
    "epic.css" "text/css; charset=utf-8"
    "europax.css" "text/css; charset=utf-8"
    "epic-cards.css" "text/css; charset=utf-8"
    "cards.css" "text/css; charset=utf-8"
    "books.css" "text/css; charset=utf-8"
    "graph.css" "text/css; charset=utf-8"
    "decks.css" "text/css; charset=utf-8"
    "first.js" "text/javascript; charset=utf-8"
    "page.js" "text/javascript; charset=utf-8"
    "door.js" "text/javascript; charset=utf-8"
    "decks.js" "text/javascript; charset=utf-8"
    "bring.js" "text/javascript; charset=utf-8"
    "me.js" "text/javascript; charset=utf-8"
    "table.js" "text/javascript; charset=utf-8"
    "touch.js" "text/javascript; charset=utf-8"
    "motion.js" "text/javascript; charset=utf-8"
    "sound.js" "text/javascript; charset=utf-8"
    "side.js" "text/javascript; charset=utf-8"
    "replay.js" "text/javascript; charset=utf-8"
    "books.js" "text/javascript; charset=utf-8"
    "graph.js" "text/javascript; charset=utf-8"
    "cards.js" "text/javascript; charset=utf-8"
    "reading.js" "text/javascript; charset=utf-8"
    "zoom.js" "text/javascript; charset=utf-8"
    "aims.js" "text/javascript; charset=utf-8"
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
static SENT: LazyLock<BTreeMap<String, Sent>> = LazyLock::new(|| {
    let sent = |kind, plain: String| Sent { kind, packed: pack(&plain).ok(), plain };
    let files = ALL.iter().map(|asset| (asset.name.to_owned(), sent(asset.kind, asset.lean())));
    let symbols = [symbols::<Epix>(), symbols::<Ephios>(), symbols::<Europax>(), symbols::<Epic>()];
    files.chain(symbols.map(|(name, drawn)| (name, sent("image/svg+xml", drawn)))).collect()
});

fn symbols_name(game: &str) -> String {
    format!("{game}-symbols.svg")
}

/// The symbols of a game as a file. The page takes it in as it is, so that its styles and colours hold there.
fn symbols<G: Draws>() -> (String, String) {
    let drawn =
        html! { svg .symbols xmlns="http://www.w3.org/2000/svg" aria-hidden="true" { (G::symbols()) } };
    (symbols_name(G::ABOUT.name), drawn.into_string())
}

/// Where the symbols of this game are served, if it has any.
#[must_use]
pub fn symbols_of(game: &str) -> Option<String> {
    let name = symbols_name(game);
    SENT.contains_key(&name).then(|| address(&name))
}

fn pack(text: &str) -> io::Result<Vec<u8>> {
    pack_at(text, Compression::best())
}

fn pack_at(text: &str, how: Compression) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), how);
    packer.write_all(text.as_bytes())?;
    packer.finish()
}

/// A large page in gzip, packed while somebody waits.
pub fn packed(page: &str) -> io::Result<Vec<u8>> {
    pack_at(page, Compression::fast())
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

#[cfg(test)]
mod tests {
    use super::{find, symbols_name, symbols_of};
    use europax::{Country, Product};
    use std::collections::BTreeSet;

    fn ids(game: &str) -> Vec<String> {
        let drawn = find(&symbols_name(game)).unwrap().plain.replace('\n', " ");
        drawn.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    }

    #[test]
    fn every_symbol_has_a_name_of_its_own() {
        for game in ["epix", "ephios", "europax"] {
            let ids = ids(game);
            let different: BTreeSet<&String> = ids.iter().collect();
            assert!(ids.len() > 20 && different.len() == ids.len(), "{game}: {ids:?}");
        }
        assert_eq!(symbols_of("goofspiel"), None, "what is drawn plainly has none");
    }

    #[test]
    fn every_country_and_good_of_europax_has_its_pictures() {
        let ids = ids("europax");
        let countries = Country::ALL.into_iter().flat_map(|one| [format!("n-{one}"), format!("sky-{one}")]);
        for id in countries.chain(Product::ALL.map(|product| format!("p-{product}"))) {
            assert!(ids.contains(&id), "{id}");
        }
    }
}
