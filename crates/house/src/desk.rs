//! A table without its game: who sits where, who is the host, how far it is. All of it is public but the seed, the standing orders and
//! what seats have brought.

use crate::{
    clocks::Time,
    entry::{Deal, Ended, Entry, Logged, Manner},
    id::Id,
    live::{self, Voice},
    order,
    problem::say,
};
use serde::Serialize;
use serde_json::Value;
use std::{collections::BTreeSet, sync::Arc};
use table::{Lang, PerSeat, Seat, Seats, Seed, options::Chosen};
use utoipa::ToSchema;

/// A table without its game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Desk {
    pub(crate) id: Id,
    pub(crate) game: String,
    pub(crate) options: Chosen,
    pub(crate) manner: Manner,
    pub(crate) host: Id,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) resigned: Seats,
    /// The seats of people for whom a bot of the house plays meanwhile.
    pub(crate) stood_in: Seats,
    /// The standing order of each seat, which is its own secret.
    pub(crate) orders: PerSeat<Option<String>>,
    /// What whoever sits on each seat has brought, which is his own secret.
    pub(crate) brought: PerSeat<Option<Arc<Value>>>,
    pub(crate) offer: Option<Offer>,
    /// When it was paused, if it is.
    pub(crate) paused: Option<u64>,
    pub(crate) seed: Option<Seed>,
    pub(crate) over: bool,
    pub(crate) ended: Option<Ended>,
    /// When something last happened here that everybody may know of, in the house's own time.
    pub(crate) touched: u64,
}

/// Something that was proposed, and who wants it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Offer {
    pub(crate) what: Deal,
    #[schema(value_type = Vec<String>)]
    pub(crate) agreed: Vec<Id>,
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
    pub(crate) time: Time,
    /// Whether only those who have its address find it.
    pub(crate) private: bool,
    /// How long secret reactions may take, in seconds.
    pub(crate) window: u32,
    /// The game rests, by agreement.
    pub(crate) paused: bool,
    /// What was proposed and not all have agreed to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) offer: Option<Offer>,
    /// The finished table that this one goes on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) rematch_of: Option<Id>,
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
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own to whoever reads the JSON")]
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
    /// Its player is out of time or gone; a bot of the house plays until he takes his seat back.
    pub(crate) stood_in: bool,
}

/// How it ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct ResultInfo {
    /// One of the game's endings, or `resigned`, `aborted` or `closed`.
    pub(crate) ending: String,
    /// The ending in words.
    pub(crate) words: String,
    #[schema(value_type = Vec<u8>)]
    pub(crate) winners: Seats,
    /// What each seat counted, where the game was played to its end.
    pub(crate) scores: Vec<i32>,
}

impl Desk {
    /// What comes of a table's entries, the first of which opens it; what is wrong with them otherwise.
    pub(crate) fn replay(id: Id, entries: &[Logged]) -> Result<Desk, String> {
        let Some((Logged { entry: Entry::Open { game, players, options, host, manner }, at }, rest)) =
            entries.split_first()
        else {
            return Err("its log doesn't begin with its opening".into());
        };
        let mut desk = Desk {
            id,
            game: game.clone(),
            options: options.clone(),
            manner: manner.clone(),
            host: *host,
            seats: vec![Sitter::Nobody; *players],
            resigned: Seats::NONE,
            stood_in: Seats::NONE,
            orders: PerSeat::default(),
            brought: PerSeat::default(),
            offer: None,
            paused: None,
            seed: None,
            over: false,
            ended: None,
            touched: *at,
        };
        rest.iter().for_each(|logged| desk.apply(&logged.entry, logged.at));
        Ok(desk)
    }

    /// Takes an entry in; moves are the game's business.
    pub(crate) fn apply(&mut self, entry: &Entry, at: u64) {
        // When somebody last chose something in secret is nobody's business.
        if entry.changes_desk() {
            self.touched = at;
        }
        match entry {
            Entry::Open { .. } | Entry::Move { .. } | Entry::Answer { .. } | Entry::Back { .. } => {}
            Entry::Sit { seat, person, name, bot } => {
                self.seat(*seat, Sitter::Person { person: *person, name: name.clone(), bot: *bot });
            }
            Entry::Bot { seat, bot } => self.seat(*seat, Sitter::Bot(bot.clone())),
            Entry::Rise { seat } => self.seat(*seat, Sitter::Nobody),
            Entry::Host { person } => self.host = *person,
            Entry::Start { seed, .. } => self.seed = Some(seed.clone()),
            Entry::Bring { seat, what } => self.brought[*seat] = what.clone().map(Arc::new),
            Entry::Order { seat, order } => self.orders[*seat].clone_from(order),
            Entry::StandIn { seat } => self.stood_in = self.stood_in.with(*seat),
            Entry::Return { seat } => self.stood_in = self.stood_in.without(*seat),
            Entry::Resign { seat } => self.resigned = self.resigned.with(*seat),
            Entry::Agree { person, to } => match &mut self.offer {
                Some(offer) if offer.what == *to => offer.agreed.push(*person),
                _ => self.offer = Some(Offer { what: *to, agreed: vec![*person] }),
            },
            Entry::Decline { .. } => self.offer = None,
            Entry::Pause => (self.paused, self.offer) = (Some(at), None),
            Entry::Resume => (self.paused, self.offer) = (None, None),
            Entry::Over { ended } => {
                (self.over, self.offer) = (true, None);
                self.ended.clone_from(ended);
            }
        }
    }

    fn seat(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
        }
        // What one brings isn't for whoever comes after him.
        self.brought[seat] = None;
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

    /// The bot of the house that plays this seat; the best one there is for somebody who gave up or is gone.
    pub(crate) fn house_bot(&self, seat: Seat) -> Option<&str> {
        match self.sitter(seat) {
            Sitter::Bot(name) => Some(name),
            _ if self.resigned.contains(seat) || self.stood_in.contains(seat) => {
                let best = live::game(&self.game).ok().and_then(|game| game.bots.last());
                Some(best.copied().unwrap_or("random"))
            }
            _ => None,
        }
    }

    /// The standing order that holds for a seat: what was left there, or what is usual for a person who has left none. Programs
    /// are asked everything until they say otherwise.
    pub(crate) fn order(&self, seat: Seat) -> Option<&str> {
        let usual = || {
            let usual = live::game(&self.game).ok()?.about.usual_order;
            let person = matches!(self.sitter(seat), Sitter::Person { bot: false, .. });
            Some(usual).filter(|usual| person && !usual.is_empty())
        };
        self.orders[seat].as_deref().or_else(usual)
    }

    /// What was left for a while and can say nothing any more is forgotten.
    pub(crate) fn forget_orders(&mut self, lasts: impl Fn(Seat, &str) -> bool) {
        for (seat, order) in Seat::all(self.seats.len()).zip(&mut self.orders.0) {
            if let Some(order) = order.as_mut().filter(|order| order.contains(':')) {
                *order = order::still(order, |word| lasts(seat, word));
            }
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

    /// Everybody who sits here, whether he still plays or not.
    pub(crate) fn persons(&self) -> BTreeSet<Id> {
        let person =
            |sitter: &Sitter| if let Sitter::Person { person, .. } = sitter { Some(*person) } else { None };
        self.seats.iter().filter_map(person).collect()
    }

    /// Those who must agree on what is proposed: the people, but for whoever is gone; programs only among themselves.
    pub(crate) fn people(&self) -> Vec<Id> {
        let of = |program: bool| {
            let here = self.sitters().filter(|(seat, _)| self.house_bot(*seat).is_none());
            let mut all: Vec<Id> = here
                .filter_map(|(_, sitter)| match sitter {
                    Sitter::Person { person, bot, .. } if *bot == program => Some(*person),
                    _ => None,
                })
                .collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let people = of(false);
        if people.is_empty() { of(true) } else { people }
    }

    /// What each seat has brought; `null` for nothing.
    pub(crate) fn all_brought(&self) -> Vec<Value> {
        let brought = |seat| self.brought[seat].as_deref().cloned().unwrap_or_default();
        Seat::all(self.seats.len()).map(brought).collect()
    }

    /// What a seat has brought, if it may still be brought to a table like this one.
    pub(crate) fn brings_again(&self, seat: Seat) -> Option<Value> {
        let what = self.brought[seat].as_deref()?;
        (live::game(&self.game).ok()?.bring)(&self.options, what).ok()?;
        Some(what.clone())
    }

    /// The seats of this person.
    pub(crate) fn seats_of(&self, person: Id) -> Seats {
        Seat::all(self.seats.len()).filter(|seat| self.sits(person, *seat)).collect()
    }

    /// Whether this person plays several seats himself, one of which is uncovered at a time. A program sees all of its own.
    pub(crate) fn passes_on(&self, person: Id) -> bool {
        let mine = self.sitters().filter(|(_, sitter)| {
            matches!(sitter, Sitter::Person { person: sitting, bot: false, .. } if *sitting == person)
        });
        mine.count() > 1
    }

    /// The table as everybody may know it.
    pub(crate) fn info(&self, lang: Lang, present: Seats) -> TableInfo {
        let names = self.names();
        let voice = Voice { lang, names: &names };
        let seat = |(seat, sitter): (Seat, &Sitter)| SeatInfo {
            name: (*sitter != Sitter::Nobody).then(|| voice.name(seat)),
            person: if let Sitter::Person { person, .. } = sitter { Some(*person) } else { None },
            bot: matches!(sitter, Sitter::Bot(_) | Sitter::Person { bot: true, .. }),
            present: present.contains(seat),
            resigned: self.resigned.contains(seat),
            stood_in: self.stood_in.contains(seat),
        };
        TableInfo {
            id: self.id,
            game: self.game.clone(),
            options: self.options.clone(),
            stage: self.stage(),
            time: self.manner.time,
            private: self.manner.private,
            window: self.manner.window,
            paused: self.paused.is_some(),
            offer: self.offer.clone(),
            rematch_of: self.manner.rematch_of,
            host: self.host,
            seats: self.sitters().map(seat).collect(),
            commitment: self.seed.as_ref().map(|seed| seed.commitment().to_string()),
            seed: self.seed.as_ref().filter(|_| self.over).map(ToString::to_string),
            result: if self.over { self.result(lang) } else { None },
        }
    }

    /// How it ended; not known of a table that an older house ended, until it is woken.
    fn result(&self, lang: Lang) -> Option<ResultInfo> {
        let Ended { ending, winners, scores, .. } = self.ended.clone()?;
        let words = match ending.as_str() {
            "resigned" => say(lang, "ending-resigned"),
            "aborted" => say(lang, "ending-aborted"),
            "closed" => say(lang, "ending-closed"),
            _ => live::game(&self.game)
                .map_or_else(|_| ending.clone(), |game| (game.say)(lang, format!("ending-{ending}"))),
        };
        Some(ResultInfo { ending, words, winners, scores })
    }
}
