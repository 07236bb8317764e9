//! Short lists of named things: kinds of unit, provinces, cards.

/// Defines an enum whose values are written by a key, in notation and in JSON, and spoken of by the message
/// `PREFIX-KEY`.
#[macro_export]
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

        impl From<$Name> for $crate::Arg {
            fn from(one: $Name) -> $crate::Arg {
                $crate::Arg::Term(one.message())
            }
        }
    };
}

/// Defines a set of such things, eight bytes small, written as a list.
#[macro_export]
macro_rules! set {
    ($(#[$about:meta])* $vis:vis struct $Set:ident($One:ident), $Iter:ident) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
        $vis struct $Set($crate::Bits);

        impl $Set {
            /// None of them.
            pub const NONE: $Set = $Set($crate::Bits::NONE);

            /// Just this one.
            #[must_use]
            pub const fn only(one: $One) -> $Set {
                $Set::NONE.with(one)
            }

            /// These and that one.
            #[must_use]
            pub const fn with(self, one: $One) -> $Set {
                $Set(self.0.with(one as u8))
            }

            /// These but that one.
            #[must_use]
            pub const fn without(self, one: $One) -> $Set {
                $Set(self.0.without(one as u8))
            }

            /// These and those.
            #[must_use]
            pub const fn or(self, those: $Set) -> $Set {
                $Set(self.0.or(those.0))
            }

            /// Whether it is one of these.
            #[must_use]
            pub const fn contains(self, one: $One) -> bool {
                self.0.contains(one as u8)
            }

            /// How many.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.len()
            }

            /// Whether there is none.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0.is_empty()
            }

            /// Each of them, in order.
            #[must_use]
            pub const fn iter(self) -> $Iter {
                $Iter(self.0.iter())
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = $Set;
            fn bitor(self, those: $Set) -> $Set {
                self.or(those)
            }
        }

        impl std::ops::BitOrAssign for $Set {
            fn bitor_assign(&mut self, those: $Set) {
                *self = self.or(those);
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = $Set;
            fn bitand(self, those: $Set) -> $Set {
                $Set(self.0.and(those.0))
            }
        }

        /// These but those.
        impl std::ops::Sub for $Set {
            type Output = $Set;
            fn sub(self, those: $Set) -> $Set {
                $Set(self.0.but(those.0))
            }
        }

        #[doc = concat!("Walks through [`", stringify!($Set), "`].")]
        #[derive(Clone, Debug)]
        $vis struct $Iter($crate::BitsIter);

        impl Iterator for $Iter {
            type Item = $One;

            #[inline]
            fn next(&mut self) -> Option<$One> {
                self.0.next().and_then(|number| $One::ALL.get(usize::from(number)).copied())
            }
        }

        impl IntoIterator for $Set {
            type Item = $One;
            type IntoIter = $Iter;

            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl FromIterator<$One> for $Set {
            fn from_iter<I: IntoIterator<Item = $One>>(all: I) -> $Set {
                all.into_iter().fold($Set::NONE, $Set::with)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Set, D::Error> {
                Vec::<$One>::deserialize(from).map(|list| list.into_iter().collect())
            }
        }
    };
}
