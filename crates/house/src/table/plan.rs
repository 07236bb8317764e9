//! What people do at a table: whether they may, and what is to be stored if they may.

use super::{Asker, Done, Queued, Reply, Table};
use crate::{
    desk::{Sitter, Stage},
    entry::Entry,
    id::{self, Id},
    live::{self, Live, Proposal, Voice, Wanted},
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

/// What is to be done about it.
enum Plan {
    Store(Vec<Entry>),
    Start,
    Move,
    /// It is so already.
    Nothing,
    /// It was played before; the mover's stream stood here then.
    Played(u64),
}

const LONGEST_ID: usize = 64;

impl Table {
    /// Does what somebody wants, or says why not. What is refused is refused at once, so that nobody can tell by the waiting
    /// whether something is being stored that he may not know of.
    pub(super) fn command(&mut self, by: Person, what: Command, lang: Lang, reply: Reply<Done>) {
        let done = match self.plan(&by, &what, lang) {
            Err(problem) => Err(problem),
            Ok(Plan::Nothing) => Ok(self.done(lang, None)),
            Ok(Plan::Played(number)) => Ok(Done::Played(number)),
            Ok(_) if self.pending.is_some() => {
                return self.queue.push_back(Queued::Command { by, what, lang, reply });
            }
            Ok(plan) => return self.carry_out(plan, what, lang, reply),
        };
        let _ = reply.send(done);
    }

    fn carry_out(&mut self, plan: Plan, what: Command, lang: Lang, reply: Reply<Done>) {
        match (plan, what) {
            (Plan::Move, Command::Play { seat, wanted, id, .. }) => {
                let names = self.desk.names();
                let voice = Voice { lang, names: &names };
                let proposal = self.live.as_mut().ok_or(Problem::NotBegun);
                match proposal.and_then(|live| live.propose(seat, &wanted, &voice)) {
                    Ok(proposal) => {
                        self.store_move(seat, proposal, id, Some(Asker { lang, moved: Some(seat), reply }));
                    }
                    Err(problem) => _ = reply.send(Err(problem)),
                }
            }
            (Plan::Start, _) => match self.set_up() {
                Ok((entry, live)) => {
                    self.store(vec![entry], Some(live), Some(Asker { lang, moved: None, reply }));
                }
                Err(problem) => _ = reply.send(Err(problem)),
            },
            (Plan::Store(entries), _) => self.store(entries, None, Some(Asker { lang, moved: None, reply })),
            _ => _ = reply.send(Ok(self.done(lang, None))),
        }
    }

    /// Has a proposed move stored, and the end with it if it is the last.
    pub(super) fn store_move(&mut self, seat: Seat, proposal: Proposal, id: String, asker: Option<Asker>) {
        let mut entries = vec![Entry::Move { seat, text: proposal.text, id }];
        entries.extend(proposal.ends.then_some(Entry::Over));
        self.store(entries, None, asker);
    }

    fn plan(&self, by: &Person, what: &Command, lang: Lang) -> Result<Plan, Problem> {
        match what {
            Command::Sit { seat } => self.sit(by, *seat),
            Command::SeatBot { seat, bot } => {
                self.must_host(by.id)?;
                if !live::game(&self.desk.game)?.bots.contains(&bot.as_str()) {
                    return Err(Problem::NoSuchBot);
                }
                self.must_be_free(*seat)?;
                Ok(Plan::Store(vec![Entry::Bot { seat: *seat, bot: bot.clone() }]))
            }
            Command::Rise { seat } => self.rise(by.id, *seat),
            Command::Leave => self.leave(by.id),
            Command::Start => {
                self.must_host(by.id)?;
                if self.desk.seats.contains(&Sitter::Nobody) {
                    Err(Problem::SeatsFree)
                } else {
                    Ok(Plan::Start)
                }
            }
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
    pub(super) fn must_play(&self, by: Id, seat: Seat) -> Result<&dyn Live, Problem> {
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
            Stage::Running => self.live.as_deref().ok_or(Problem::NotBegun),
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
        Ok(Plan::Store(vec![Entry::Sit { seat, person: by.id, name: by.name.clone(), bot: by.bot }]))
    }

    fn rise(&self, by: Id, seat: Seat) -> Result<Plan, Problem> {
        self.must_be_open()?;
        match self.desk.sitter(seat) {
            _ if !self.desk.has(seat) => Err(Problem::NoSuchSeat),
            _ if by != self.desk.host && !self.desk.sits(by, seat) => Err(Problem::NotYourSeat),
            Sitter::Nobody => Ok(Plan::Nothing),
            _ => Ok(Plan::Store(vec![Entry::Rise { seat }])),
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
        if entries.is_empty() { Ok(Plan::Nothing) } else { Ok(Plan::Store(entries)) }
    }

    /// The game with a fresh seed.
    fn set_up(&self) -> Result<(Entry, Box<dyn Live>), Problem> {
        let game = live::game(&self.desk.game)?;
        let mut bytes = [0; 32];
        id::fill(&mut bytes)?;
        let seed = Seed::new(bytes);
        let live = (game.start)(self.desk.seats.len(), &self.desk.options, seed.clone())?;
        let (rules, content) = (game.about.rules_version, game.about.content_version);
        Ok((Entry::Start { seed, rules, content }, live))
    }

    fn play(
        &self,
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
        live.why(seat, wanted, &Voice { lang, names: &names })?;
        Ok(Plan::Move)
    }

    /// A seat that was given up is played on by a bot; whoever is left alone has won.
    fn resign(&self, by: Id, seat: Seat) -> Result<Plan, Problem> {
        self.must_play(by, seat)?;
        let mut entries = vec![Entry::Resign { seat }];
        entries.extend((self.desk.playing().without(seat).len() <= 1).then_some(Entry::Over));
        Ok(Plan::Store(entries))
    }
}
