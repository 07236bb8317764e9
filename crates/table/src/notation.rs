//! Moves as words: `steal 2`, `take`, `recruit soldier 4`.

use std::{fmt::Display, str::FromStr};

/// The number (or whatever it is) that is written exactly so: neither `+7` nor `07` for 7.
pub fn exact<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|read: &T| read.to_string() == text)
}

/// Defines the moves of a game together with their notation: a word, then its arguments, each with a notation of
/// its own, all parted by single blanks.
///
/// ```
/// table::notation! {
///     pub enum Move {
///         /// Takes the top card.
///         Take = "take",
///         /// Robs somebody.
///         Steal(from: table::Seat) = "steal",
///     }
/// }
/// let mv: Move = "steal 2".parse()?;
/// assert_eq!(mv, Move::Steal(table::Seat::new(2).unwrap()));
/// assert_eq!(mv.to_string(), "steal 2");
/// assert!("steal 2 3".parse::<Move>().is_err());
/// assert!("steal +2".parse::<Move>().is_err());
/// # Ok::<(), table::NotAMove>(())
/// ```
#[macro_export]
macro_rules! notation {
    ($(#[$about:meta])* $vis:vis enum $Move:ident {
        $($(#[$doc:meta])* $Variant:ident $(($($arg:ident: $type:ty),+))? = $word:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        $vis enum $Move { $($(#[$doc])* $Variant $(($($type),+))?),* }

        impl std::fmt::Display for $Move {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($Move::$Variant $(($($arg),+))? => {
                        f.write_str($word)?;
                        $($(write!(f, " {}", $arg)?;)+)?
                        Ok(())
                    })*
                }
            }
        }

        impl std::str::FromStr for $Move {
            type Err = $crate::NotAMove;

            fn from_str(text: &str) -> Result<$Move, $crate::NotAMove> {
                const EXPECTED: &str =
                    concat!("one of: ", $($word, $($(" ", stringify!($arg),)+)? "; "),*);
                let wrong = || $crate::NotAMove::new(text, EXPECTED.trim_end_matches("; "));
                let mut parts = text.split(' ');
                let mv = match parts.next().unwrap_or_default() {
                    $($word => {
                        $($(let $arg: $type =
                            parts.next().and_then(|part| part.parse().ok()).ok_or_else(wrong)?;)+)?
                        $Move::$Variant $(($($arg),+))?
                    })*
                    _ => return Err(wrong()),
                };
                // Whatever else can be read as a number, such as +2, isn't how a move is written.
                if mv.to_string() == text { Ok(mv) } else { Err(wrong()) }
            }
        }
    };
}
