//! Names that nobody chose: of tables, of people, and the tokens that open doors.

use crate::problem::Problem;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;

/// A table or a person: twelve letters and digits that can't be mistaken for each other, 60 bits that can't be guessed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id([u8; LENGTH]);

impl Id {
    /// One that nothing else has.
    pub(crate) fn fresh() -> Result<Id, Problem> {
        let mut bytes = [0; LENGTH];
        fill(&mut bytes)?;
        Ok(Id(bytes.map(|byte| LETTERS[usize::from(byte % 32)])))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Id {
    type Err = String;

    fn from_str(text: &str) -> Result<Id, String> {
        let bytes: Option<[u8; LENGTH]> = text.as_bytes().try_into().ok();
        let id = bytes.filter(|bytes| bytes.iter().all(|letter| LETTERS.contains(letter)));
        id.map(Id).ok_or_else(|| format!("an id is {LENGTH} small letters and digits"))
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Id, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// What its holder shows to be let in: 64 hexadecimal digits. Has no `Debug`, so that it gets into no log.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn fresh() -> Result<Token, Problem> {
        let mut bytes = [0; 32];
        fill(&mut bytes)?;
        Ok(Token(hex(&bytes)))
    }

    /// What somebody showed; it may be anything.
    pub(crate) fn shown(text: &str) -> Token {
        Token(text.to_owned())
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The token itself, to be handed to its holder once.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// Randomness from the system.
pub(crate) fn fill(bytes: &mut [u8]) -> Result<(), Problem> {
    getrandom::fill(bytes)
        .map_err(|error| Problem::Broken(format!("the system gives no randomness: {error}")))
}

fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_written_as_they_are_read() {
        let id = Id::fresh().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "0123456789a", "0123456789abc", "0123456789aB", "0123456789ai", "0123456789é"] {
            assert!(wrong.parse::<Id>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_the_hash_of_a_token_is_kept() {
        let token = Token::shown("abc");
        // SHA-256 of "abc", from FIPS 180-2.
        assert_eq!(token.hash(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(Token::fresh().unwrap().into_text().len(), 64);
    }
}
