//! Short lists of named things: kinds of unit, provinces, cards.

/// Defines an enum whose values are written by a key, in notation and in JSON, and spoken of by the message
/// `PREFIX-KEY`.
macro_rules! keyed {
    ($(#[$about:meta])* $vis:vis enum $Name:ident as $prefix:literal {
        $($(#[$doc:meta])* $Value:ident = $key:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $vis enum $Name { $($(#[$doc])* #[serde(rename = $key)] $Value),+ }

        impl $Name {
            /// All of them, in order.
            pub const ALL: [$Name; [$($Name::$Value),+].len()] = [$($Name::$Value),+];

            /// How it is written.
            pub const fn key(self) -> &'static str {
                match self { $($Name::$Value => $key),+ }
            }

            /// The id of the message that names it.
            pub const fn message(self) -> &'static str {
                match self { $($Name::$Value => concat!($prefix, "-", $key)),+ }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = String;

            fn from_str(text: &str) -> Result<$Name, String> {
                let known = $Name::ALL.into_iter().find(|one| one.key() == text);
                known.ok_or_else(|| format!("“{text}” is none of the {} it could be", $Name::ALL.len()))
            }
        }

        impl From<$Name> for table::Arg {
            fn from(one: $Name) -> table::Arg {
                table::Arg::Term(one.message())
            }
        }
    };
}

pub(crate) use keyed;
