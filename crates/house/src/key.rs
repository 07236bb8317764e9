//! The host's key: whoever can read it may run the house. It lies in the house's folder while the house is open.

use crate::{Place, id::Token, problem::Problem};
use serde::{Deserialize, Serialize};
use std::{
    fs::{self, File},
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
};

/// Where the house is and what its host shows there. Has no `Debug`, so that it gets into no log.
#[derive(Serialize, Deserialize)]
pub struct Key {
    /// Where it listens, as its own machine reaches it.
    pub address: SocketAddr,
    /// What its host shows.
    pub token: String,
}

/// Why a key can't be left or found, in words.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The house isn't open.
    #[error("the house in {0} isn't open: `tablee admin` talks to an open one")]
    Closed(PathBuf),
    /// The file can't be used.
    #[error("{path}: {why}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
}

impl Key {
    fn file(place: &Place) -> PathBuf {
        place.folder().join("house.key")
    }

    /// A fresh one for a house that listens there.
    pub(crate) fn fresh(listens: SocketAddr) -> Result<Key, Problem> {
        let ip = match listens.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        let address = SocketAddr::new(ip, listens.port());
        Ok(Key { address, token: Token::fresh()?.into_text() })
    }

    /// Leaves it in the house's folder, for its owner alone.
    pub(crate) fn leave(&self, place: &Place) -> Result<(), KeyError> {
        let path = Key::file(place);
        let failed = |why| KeyError::File { path: path.clone(), why };
        let _ = fs::remove_file(&path);
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let text = serde_json::to_string(self).map_err(|error| failed(error.into()))?;
        options.open(&path).and_then(|mut file| file.write_all(text.as_bytes())).map_err(failed)
    }

    pub(crate) fn take_away(place: &Place) {
        let _ = fs::remove_file(Key::file(place));
    }

    /// The key of an open house.
    pub fn find(place: &Place) -> Result<Key, KeyError> {
        let path = Key::file(place);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(KeyError::Closed(place.folder().into()));
            }
            text => text.map_err(|why| KeyError::File { path: path.clone(), why })?,
        };
        serde_json::from_str(&text).map_err(|error| KeyError::File { path, why: error.into() })
    }

    pub(crate) fn hash(&self) -> String {
        Token::shown(&self.token).hash()
    }
}
