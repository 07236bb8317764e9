//! Where chance begins: 256 bits, their commitment, and seeds derived from them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// The 256 bits that all chance in one game comes from. Written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// The SHA-256 of a seed's 32 bytes: shown when a game starts, so that the seed shown at its end can be
/// checked to be the same.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// The text isn't 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits, got “{0}”")]
pub struct NotASeed(String);

impl Seed {
    /// A seed of exactly these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from anything a person types: 64 hexadecimal digits are the seed itself, any other text is
    /// hashed with SHA-256.
    #[must_use]
    pub fn from_text(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| Seed(Sha256::digest(text.as_bytes()).into()))
    }

    /// Another seed, fixed by this one, a purpose and a number: SHA-256 over the three of them.
    #[must_use]
    pub fn derive(&self, purpose: &str, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What may be shown of it before the game ends.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The bytes, for the stream of dice.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn write_hex(bytes: &[u8], to: &mut impl fmt::Write) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(to, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], NotASeed> {
    let wrong = || NotASeed(text.chars().take(80).collect());
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    let mut bytes = [0; 32];
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}

macro_rules! as_hex {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }

        impl FromStr for $type {
            type Err = NotASeed;

            fn from_str(text: &str) -> Result<$type, NotASeed> {
                read_hex(text).map($type)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                String::deserialize(from)?.parse().map_err(D::Error::custom)
            }
        }
    };
}

as_hex!(Seed);
as_hex!(Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_hexadecimal_give_the_expected_seed() {
        // SHA-256 of "abc", from FIPS 180-2.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Seed::from_text("abc").to_string(), abc);
        assert_eq!(Seed::from_text(abc).to_string(), abc);
        assert!("abc".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn a_commitment_is_the_hash_of_the_seeds_bytes() {
        // SHA-256 of 32 zero bytes.
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::new([0; 32]).commitment().to_string(), zeros);
    }

    #[test]
    fn derived_seeds_differ_by_purpose_and_number() {
        let seed = Seed::from_text("a table");
        let derived = [seed.derive("game", 0), seed.derive("game", 1), seed.derive("bots", 0)];
        assert!(derived[0] != derived[1] && derived[0] != derived[2] && derived[1] != derived[2]);
        assert_eq!(seed.derive("game", 1), derived[1]);
    }
}
