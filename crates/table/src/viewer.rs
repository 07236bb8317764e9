//! Who looks and who may know: one viewer, or an audience of them.

use crate::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// One pair of eyes: a seat's, or those of everybody who only watches.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody who watches and plays nowhere.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat looked from, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// A number for what is kept per viewer: the seat's, or [`MAX_SEATS`](crate::MAX_SEATS) for spectators.
    pub(crate) const fn index(self) -> usize {
        match self {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => crate::MAX_SEATS,
        }
    }

    /// Whether such a viewer exists at a table of `players`.
    #[must_use]
    pub fn is_at(self, players: usize) -> bool {
        self.seat().is_none_or(|seat| seat.index() < players)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = String;

    fn from_str(text: &str) -> Result<Viewer, String> {
        if text == "spectator" {
            return Ok(Viewer::Spectator);
        }
        let seat = text.parse::<Seat>();
        seat.map(Viewer::Seat).map_err(|_| format!("“{text}” is neither a seat's number nor “spectator”"))
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(to),
            Viewer::Spectator => to.serialize_str("spectator"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Viewer, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(u64),
            Text(String),
        }
        match Either::deserialize(from)? {
            Either::Number(number) => number.to_string().parse(),
            Either::Text(text) => text.parse(),
        }
        .map_err(D::Error::custom)
    }
}

/// Everybody who may hear an event or knows a card: any seats, with or without the spectators.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Audience(u16);

const SPECTATORS: u16 = 1 << 15;

impl Audience {
    /// Nobody at all.
    pub const NOBODY: Audience = Audience(0);
    /// Every seat and every spectator.
    pub const EVERYONE: Audience = Audience(SPECTATORS | 0xff);

    /// One viewer alone.
    #[must_use]
    pub const fn only(viewer: Viewer) -> Audience {
        match viewer {
            Viewer::Seat(seat) => Audience::seats(Seats::only(seat)),
            Viewer::Spectator => Audience(SPECTATORS),
        }
    }

    /// One seat alone.
    #[must_use]
    pub const fn seat(seat: Seat) -> Audience {
        Audience::seats(Seats::only(seat))
    }

    /// These seats, no spectators.
    #[must_use]
    pub const fn seats(seats: Seats) -> Audience {
        Audience(seats.bits() as u16)
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, those: Audience) -> Audience {
        Audience(self.0 | those.0)
    }

    /// These but not those.
    #[must_use]
    pub const fn but(self, those: Audience) -> Audience {
        Audience(self.0 & !those.0)
    }

    /// Those who are in both.
    #[must_use]
    pub const fn among(self, those: Audience) -> Audience {
        Audience(self.0 & those.0)
    }

    /// Whether this viewer is one of them.
    #[must_use]
    pub const fn has(self, viewer: Viewer) -> bool {
        self.0 & Audience::only(viewer).0 != 0
    }

    /// Whether there is nobody.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of a table of `players` who are in it, the spectators last.
    #[inline]
    pub fn viewers(self, players: usize) -> impl Iterator<Item = Viewer> {
        let mut left = self.0 & (SPECTATORS | u16::from(Seats::all(players).bits()));
        std::iter::from_fn(move || {
            let next = Seat::new(left.trailing_zeros() as usize).map_or(Viewer::Spectator, Viewer::Seat);
            let some = left != 0;
            left &= left.wrapping_sub(1);
            some.then_some(next)
        })
    }
}

impl fmt::Debug for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.viewers(crate::MAX_SEATS).map(|viewer| viewer.to_string());
        f.write_str(&names.collect::<Vec<_>>().join("+"))
    }
}

impl Serialize for Audience {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if *self == Audience::EVERYONE {
            return to.serialize_str("everyone");
        }
        to.collect_seq(self.viewers(crate::MAX_SEATS))
    }
}

impl<'de> Deserialize<'de> for Audience {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Audience, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Word(String),
            List(Vec<Viewer>),
        }
        match Either::deserialize(from)? {
            Either::Word(word) if word == "everyone" => Ok(Audience::EVERYONE),
            Either::Word(word) => Err(D::Error::custom(format!("“{word}” is no audience"))),
            Either::List(viewers) => {
                Ok(viewers.into_iter().fold(Audience::NOBODY, |all, one| all.and(Audience::only(one))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn audiences_survive_json() {
        let some = Audience::only(Viewer::Spectator).and(Audience::seat(Seat::FIRST));
        for audience in [Audience::EVERYONE, Audience::NOBODY, some] {
            let text = serde_json::to_string(&audience).unwrap();
            assert_eq!(serde_json::from_str::<Audience>(&text).unwrap(), audience, "{text}");
        }
        assert!(serde_json::from_str::<Audience>("[9]").is_err());
    }

    #[test]
    fn everyone_but_one_seat_leaves_the_spectators() {
        let rest = Audience::EVERYONE.but(Audience::seat(Seat::FIRST));
        assert!(rest.has(Viewer::Spectator) && !rest.has(Viewer::Seat(Seat::FIRST)));
    }
}
