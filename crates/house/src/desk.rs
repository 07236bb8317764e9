//! A table without its game: who sits where, who is the host, how far it is. All of it is public but the seed.

use crate::{
    entry::Entry,
    id::Id,
    live::{self, Voice},
    problem::say,
};
use serde::Serialize;
use table::{Lang, Outcome, Seat, Seats, Seed, options::Chosen};
use utoipa::ToSchema;

/// A table without its game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Desk {
    pub(crate) id: Id,
    pub(crate) game: String,
    pub(crate) options: Chosen,
    pub(crate) host: Id,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) resigned: Seats,
    pub(crate) seed: Option<Seed>,
    pub(crate) over: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Sitter {
    Nobody,
    Person {
        person: Id,
        name: String,
        bot: bool,
    },
    /// A bot of the house.
    Bot(String),
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    /// People sit down.
    Open,
    /// The game is on.
    Running,
    /// The game has ended, or the table was closed before it began.
    Over,
}

/// A table as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct TableInfo {
    #[schema(value_type = String, example = "8f3k2m9qx7za")]
    pub(crate) id: Id,
    #[schema(example = "epix")]
    pub(crate) game: String,
    /// Every option with its value.
    pub(crate) options: Chosen,
    pub(crate) stage: Stage,
    /// The person who may start the game.
    #[schema(value_type = String)]
    pub(crate) host: Id,
    pub(crate) seats: Vec<SeatInfo>,
    /// SHA-256 of the seed, from the start of the game on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) commitment: Option<String>,
    /// The seed itself, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<ResultInfo>,
}

/// A seat as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct SeatInfo {
    /// Nobody sits there if there is no name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// Who it is; a bot of the house is no person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) person: Option<Id>,
    /// Whether a program plays, the house's or somebody's.
    pub(crate) bot: bool,
    /// Whether the seat is being looked at over a WebSocket now.
    pub(crate) present: bool,
    /// Given up for good; a bot of the house plays on.
    pub(crate) resigned: bool,
}

/// How it ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct ResultInfo {
    /// One of the game's endings, or `resigned`, or `closed`.
    pub(crate) ending: &'static str,
    /// The ending in words.
    pub(crate) words: String,
    #[schema(value_type = Vec<u8>)]
    pub(crate) winners: Seats,
    /// What each seat counted, where the game was played to its end.
    pub(crate) scores: Vec<i32>,
}

impl Desk {
    /// What comes of a table's entries, the first of which opens it; what is wrong with them otherwise.
    pub(crate) fn replay(id: Id, entries: &[Entry]) -> Result<Desk, String> {
        let Some((Entry::Open { game, players, options, host }, rest)) = entries.split_first() else {
            return Err("its log doesn't begin with its opening".into());
        };
        let mut desk = Desk {
            id,
            game: game.clone(),
            options: options.clone(),
            host: *host,
            seats: vec![Sitter::Nobody; *players],
            resigned: Seats::NONE,
            seed: None,
            over: false,
        };
        rest.iter().for_each(|entry| desk.apply(entry));
        Ok(desk)
    }

    /// Takes an entry in; moves are the game's business.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        match entry {
            Entry::Open { .. } | Entry::Move { .. } => {}
            Entry::Sit { seat, person, name, bot } => {
                self.seat(*seat, Sitter::Person { person: *person, name: name.clone(), bot: *bot });
            }
            Entry::Bot { seat, bot } => self.seat(*seat, Sitter::Bot(bot.clone())),
            Entry::Rise { seat } => self.seat(*seat, Sitter::Nobody),
            Entry::Host { person } => self.host = *person,
            Entry::Start { seed, .. } => self.seed = Some(seed.clone()),
            Entry::Resign { seat } => self.resigned = self.resigned.with(*seat),
            Entry::Over => self.over = true,
        }
    }

    fn seat(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
        }
    }

    pub(crate) const fn stage(&self) -> Stage {
        match (self.over, &self.seed) {
            (true, _) => Stage::Over,
            (false, Some(_)) => Stage::Running,
            (false, None) => Stage::Open,
        }
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seats.len()
    }

    /// The seats with whoever sits on them.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::all(self.seats.len()).zip(&self.seats)
    }

    pub(crate) fn sitter(&self, seat: Seat) -> &Sitter {
        self.seats.get(seat.index()).unwrap_or(&Sitter::Nobody)
    }

    /// Whether this person sits there.
    pub(crate) fn sits(&self, person: Id, seat: Seat) -> bool {
        matches!(self.sitter(seat), Sitter::Person { person: sitting, .. } if *sitting == person)
    }

    /// The bot of the house that plays this seat; the best one there is for somebody who gave up.
    pub(crate) fn house_bot(&self, seat: Seat) -> Option<&str> {
        match self.sitter(seat) {
            Sitter::Bot(name) => Some(name),
            _ if self.resigned.contains(seat) => {
                let best = live::game(&self.game).ok().and_then(|game| game.bots.last());
                Some(best.copied().unwrap_or("random"))
            }
            _ => None,
        }
    }

    /// Whether a person still plays here.
    pub(crate) fn has_people(&self) -> bool {
        Seat::all(self.seats.len()).any(|seat| self.house_bot(seat).is_none())
    }

    /// The seats that haven't been given up.
    pub(crate) fn playing(&self) -> Seats {
        Seat::all(self.seats.len()).filter(|seat| !self.resigned.contains(*seat)).collect()
    }

    /// How the seats are called: by name, a bot of the house with its seat's number.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Nobody => String::new(),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(bot) => format!("{bot} {seat}"),
        };
        self.sitters().map(name).collect()
    }

    /// The table as everybody may know it. `outcome` is the game's, if it was played to its end.
    pub(crate) fn info(&self, lang: Lang, present: Seats, outcome: Option<(Outcome, String)>) -> TableInfo {
        let names = self.names();
        let voice = Voice { lang, names: &names };
        let seat = |(seat, sitter): (Seat, &Sitter)| SeatInfo {
            name: Some(voice.name(seat)).filter(|name| !name.is_empty()),
            person: if let Sitter::Person { person, .. } = sitter { Some(*person) } else { None },
            bot: matches!(sitter, Sitter::Bot(_) | Sitter::Person { bot: true, .. }),
            present: present.contains(seat),
            resigned: self.resigned.contains(seat),
        };
        TableInfo {
            id: self.id,
            game: self.game.clone(),
            options: self.options.clone(),
            stage: self.stage(),
            host: self.host,
            seats: self.sitters().map(seat).collect(),
            commitment: self.seed.as_ref().map(|seed| seed.commitment().to_string()),
            seed: self.seed.as_ref().filter(|_| self.over).map(ToString::to_string),
            result: self.over.then(|| self.result(lang, outcome)),
        }
    }

    fn result(&self, lang: Lang, outcome: Option<(Outcome, String)>) -> ResultInfo {
        match outcome {
            Some((Outcome { ending, winners, scores }, words)) => {
                ResultInfo { ending, words, winners, scores: scores.to_vec() }
            }
            None if self.seed.is_some() => ResultInfo {
                ending: "resigned",
                words: say(lang, "ending-resigned"),
                winners: self.playing(),
                scores: Vec::new(),
            },
            None => ResultInfo {
                ending: "closed",
                words: say(lang, "ending-closed"),
                winners: Seats::NONE,
                scores: Vec::new(),
            },
        }
    }
}
