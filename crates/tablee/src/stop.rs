//! Why a command stopped, in plain words.

use std::{error::Error, fmt};

/// Words for whoever gave the command.
#[derive(Debug)]
pub(crate) struct Stop(String);

impl Stop {
    pub(crate) fn new(words: impl Into<String>) -> Stop {
        Stop(words.into())
    }

    /// The same, saying first what it is about.
    pub(crate) fn about(self, what: impl fmt::Display) -> Stop {
        Stop(format!("{what}: {}", self.0))
    }
}

impl<E: Error> From<E> for Stop {
    fn from(error: E) -> Stop {
        Stop(error.to_string())
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Prints a line. Nobody listening any more is a reason to stop, not to panic.
pub(crate) fn print(text: &str) -> Result<(), Stop> {
    use std::io::Write;
    writeln!(std::io::stdout(), "{text}").map_err(Stop::from)
}
