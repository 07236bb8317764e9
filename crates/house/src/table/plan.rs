//! What people do at a table: whether they may, and what is to be stored if they may.

use super::{Asker, Done, Reply, Table};
use crate::{
    desk::{Sitter, Stage},
    entry::Entry,
    id::{self, Id},
    live::{self, Live, Voice, Wanted},
    people::Person,
    problem::Problem,
};
use table::{Lang, Seat, Seed};

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// Takes this seat, or any that is free.
    Sit {
        seat: Option<Seat>,
    },
    /// Gives a free seat to a bot of the house.
    SeatBot {
        seat: Seat,
        bot: String,
    },
    /// Frees a seat.
    Rise {
        seat: Seat,
    },
    /// Leaves the table before the game begins.
    Leave,
    Start,
    Play {
        seat: Seat,
        wanted: Wanted,
        seen: u64,
        id: String,
    },
    Resign {
        seat: Seat,
    },
}

/// What comes of it.
enum Plan {
    Store {
        entries: Vec<Entry>,
        live: Option<Box<dyn Live>>,
    },
    /// It is so already.
    Nothing,
    /// It was played before; the mover's stream stood here then.
    Played(u64),
}

impl From<Vec<Entry>> for Plan {
    fn from(entries: Vec<Entry>) -> Plan {
        Plan::Store { entries, live: None }
    }
}

const LONGEST_ID: usize = 64;

impl Table {
    pub(super) fn command(&mut self, by: &Person, what: &Command, lang: Lang, reply: Reply<Done>) {
        let moved = if let Command::Play { seat, .. } = what { Some(*seat) } else { None };
        let answer = match self.plan(by, what, lang) {
            Ok(Plan::Store { entries, live }) => {
                return self.store(entries, live, Some(Asker { lang, moved, reply }));
            }
            Ok(Plan::Nothing) => Ok(self.done(lang, None)),
            Ok(Plan::Played(number)) => Ok(Done::Played(number)),
            Err(problem) => Err(problem),
        };
        let _ = reply.send(answer);
    }

    fn plan(&mut self, by: &Person, what: &Command, lang: Lang) -> Result<Plan, Problem> {
        match what {
            Command::Sit { seat } => self.sit(by, *seat),
            Command::SeatBot { seat, bot } => {
                self.must_host(by.id)?;
                if !live::game(&self.desk.game)?.bots.contains(&bot.as_str()) {
                    return Err(Problem::NoSuchBot);
                }
                self.must_be_free(*seat)?;
                Ok(vec![Entry::Bot { seat: *seat, bot: bot.clone() }].into())
            }
            Command::Rise { seat } => self.rise(by.id, *seat),
            Command::Leave => self.leave(by.id),
            Command::Start => self.start(by.id),
            Command::Play { seat, wanted, seen, id } => self.play(by.id, *seat, wanted, *seen, id, lang),
            Command::Resign { seat } => self.resign(by.id, *seat),
        }
    }

    fn must_be_open(&self) -> Result<(), Problem> {
        match self.desk.stage() {
            Stage::Open => Ok(()),
            Stage::Running => Err(Problem::Begun),
            Stage::Over => Err(Problem::Over),
        }
    }

    fn must_host(&self, by: Id) -> Result<(), Problem> {
        self.must_be_open()?;
        if self.desk.host == by { Ok(()) } else { Err(Problem::NotTheHost) }
    }

    fn must_be_free(&self, seat: Seat) -> Result<(), Problem> {
        match self.desk.sitter(seat) {
            _ if !self.desk.has(seat) => Err(Problem::NoSuchSeat),
            Sitter::Nobody => Ok(()),
            _ => Err(Problem::SeatTaken),
        }
    }

    /// The game as it goes on, for somebody who plays this seat.
    fn must_play(&mut self, by: Id, seat: Seat) -> Result<&mut Box<dyn Live>, Problem> {
        if !self.desk.has(seat) {
            return Err(Problem::NoSuchSeat);
        }
        if !self.desk.sits(by, seat) {
            return Err(Problem::NotYourSeat);
        }
        match self.desk.stage() {
            Stage::Open => Err(Problem::NotBegun),
            Stage::Over => Err(Problem::Over),
            Stage::Running if self.desk.resigned.contains(seat) => Err(Problem::GivenUp),
            Stage::Running => self.live.as_mut().ok_or(Problem::NotBegun),
        }
    }

    fn sit(&self, by: &Person, seat: Option<Seat>) -> Result<Plan, Problem> {
        self.must_be_open()?;
        let seat = match seat {
            Some(seat) if self.desk.sits(by.id, seat) => return Ok(Plan::Nothing),
            Some(seat) => seat,
            None if self.desk.sitters().any(|(seat, _)| self.desk.sits(by.id, seat)) => {
                return Ok(Plan::Nothing);
            }
            None => {
                let free = self.desk.sitters().find(|(_, sitter)| **sitter == Sitter::Nobody);
                free.map(|(seat, _)| seat).ok_or(Problem::NoSeatFree)?
            }
        };
        self.must_be_free(seat)?;
        Ok(vec![Entry::Sit { seat, person: by.id, name: by.name.clone(), bot: by.bot }].into())
    }

    fn rise(&self, by: Id, seat: Seat) -> Result<Plan, Problem> {
        self.must_be_open()?;
        match self.desk.sitter(seat) {
            _ if !self.desk.has(seat) => Err(Problem::NoSuchSeat),
            _ if by != self.desk.host && !self.desk.sits(by, seat) => Err(Problem::NotYourSeat),
            Sitter::Nobody => Ok(Plan::Nothing),
            _ => Ok(vec![Entry::Rise { seat }].into()),
        }
    }

    /// Whoever leaves frees his seats; a host hands the table to somebody who sits at it, or closes it.
    fn leave(&self, by: Id) -> Result<Plan, Problem> {
        self.must_be_open()?;
        let mine = self.desk.sitters().filter(|(seat, _)| self.desk.sits(by, *seat));
        let mut entries: Vec<Entry> = mine.map(|(seat, _)| Entry::Rise { seat }).collect();
        if by == self.desk.host {
            let heir = self.desk.sitters().find_map(|(_, sitter)| match sitter {
                Sitter::Person { person, .. } if *person != by => Some(*person),
                _ => None,
            });
            entries.push(heir.map_or(Entry::Over, |person| Entry::Host { person }));
        }
        if entries.is_empty() { Ok(Plan::Nothing) } else { Ok(entries.into()) }
    }

    fn start(&self, by: Id) -> Result<Plan, Problem> {
        self.must_host(by)?;
        if self.desk.seats.contains(&Sitter::Nobody) {
            return Err(Problem::SeatsFree);
        }
        let game = live::game(&self.desk.game)?;
        let mut bytes = [0; 32];
        id::fill(&mut bytes)?;
        let seed = Seed::new(bytes);
        let live = (game.start)(self.desk.seats.len(), &self.desk.options, seed.clone())?;
        let (rules, content) = (game.about.rules_version, game.about.content_version);
        Ok(Plan::Store { entries: vec![Entry::Start { seed, rules, content }], live: Some(live) })
    }

    fn play(
        &mut self,
        by: Id,
        seat: Seat,
        wanted: &Wanted,
        seen: u64,
        id: &str,
        lang: Lang,
    ) -> Result<Plan, Problem> {
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            return Err(Problem::Malformed(format!("the id of a move has 1 to {LONGEST_ID} characters")));
        }
        // Whoever asks again about a move of his own hears what became of it, even if the game is over by now.
        if self.desk.sits(by, seat)
            && let Some((text, number)) = self.ids.get(&(seat, id.to_owned()))
            && let Some(live) = &self.live
        {
            return if live.notation(wanted)? == *text {
                Ok(Plan::Played(*number))
            } else {
                Err(Problem::IdUsed)
            };
        }
        let names = self.desk.names();
        let live = self.must_play(by, seat)?;
        let number = live.number(seat.into());
        if seen > number {
            return Err(Problem::Ahead { number });
        }
        if seen < live.asked_since(seat) {
            return Err(Problem::Stale { number });
        }
        let proposal = live.propose(seat, wanted, &Voice { lang, names: &names })?;
        let mut entries = vec![Entry::Move { seat, text: proposal.text, id: id.to_owned() }];
        entries.extend(proposal.ends.then_some(Entry::Over));
        Ok(entries.into())
    }

    /// A seat that was given up is played on by a bot; whoever is left alone has won.
    fn resign(&mut self, by: Id, seat: Seat) -> Result<Plan, Problem> {
        self.must_play(by, seat)?;
        let mut entries = vec![Entry::Resign { seat }];
        entries.extend((self.desk.playing().without(seat).len() <= 1).then_some(Entry::Over));
        Ok(entries.into())
    }
}
