//! What people do at a table: whether they may, and what is to be stored if they may.

use super::{Asker, Done, Queued, Reply, Table};
use crate::{
    clocks::Time,
    desk::{Sitter, Stage},
    entry::{Deal, Ended, Entry},
    id::{self, Id},
    live::{self, Live, Proposal, Voice, Wanted},
    order::{self, Change},
    people::Person,
    problem::Problem,
};
use serde_json::Value;
use table::{Lang, Seat, Seats, Seed};

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// Takes this seat, or any that is free.
    Sit {
        seat: Option<Seat>,
        /// How somebody at the same device is called; oneself if not given.
        name: Option<String>,
        /// What he brings with him.
        brought: Option<Value>,
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
    /// Takes the last move back.
    Back {
        seat: Seat,
        seen: u64,
    },
    /// Changes the standing orders of a seat.
    Order {
        seat: Seat,
        change: Change,
    },
    /// Brings something in secret, or takes it back.
    Bring {
        seat: Seat,
        what: Option<Value>,
    },
    /// Takes one's seat back from the bot that played meanwhile.
    Retake {
        seat: Seat,
    },
    /// Calls in a bot for whoever keeps the table waiting.
    CallBot,
    /// Proposes something, or agrees to it.
    Agree(Deal),
    /// Doesn't want what is proposed.
    Decline,
    Resign {
        seat: Seat,
    },
    /// Goes away for good: leaves, or gives up all seats.
    Depart,
}

/// What is to be done about it.
enum Plan {
    Store(Vec<Entry>),
    Start,
    Move,
    Back(Seat),
    /// It is so already.
    Nothing,
    /// It was played before; the mover's stream stood here then.
    Played(u64),
}

const LONGEST_ID: usize = 64;
/// How long somebody may keep a table without clocks waiting before the others may call in a bot, in milliseconds.
const CALL_AFTER: u64 = 5 * 60_000;
/// After such a rest anybody may let the game go on, in milliseconds.
const LONG_REST: u64 = 24 * 3_600_000;

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
            (Plan::Back(seat), _) => {
                let asker = Asker { lang, moved: Some(seat), reply };
                match self.live.as_mut().ok_or(Problem::NotBegun).and_then(|live| live.propose_back(seat)) {
                    Ok(()) => self.store(vec![Entry::Back { seat }], None, Some(asker)),
                    Err(problem) => _ = asker.reply.send(Err(problem)),
                }
            }
            (Plan::Move, Command::Play { seat, wanted, id, .. }) => {
                let names = self.desk.names();
                let voice = Voice { lang, names: &names };
                let proposal = self.live.as_mut().ok_or(Problem::NotBegun);
                match proposal.and_then(|live| live.propose(seat, &wanted, &voice)) {
                    Ok(Proposal { text, .. }) if self.window.is_some() => {
                        let asker = Asker { lang, moved: Some(seat), reply };
                        self.store(vec![Entry::Answer { seat, text, id }], None, Some(asker));
                    }
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
        entries.extend(proposal.ends.map(|ended| Entry::Over { ended: Some(ended) }));
        self.store(entries, None, asker);
    }

    fn plan(&self, by: &Person, what: &Command, lang: Lang) -> Result<Plan, Problem> {
        if self.hall.is_going(by.id) && !matches!(what, Command::Depart) {
            return Err(Problem::BadToken);
        }
        match what {
            Command::Sit { seat, name, brought } => self.sit(by, *seat, name.as_deref(), brought.as_ref()),
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
            Command::Back { seat, seen } => {
                let live = self.must_play(by.id, *seat)?;
                let number = live.number((*seat).into());
                match *seen {
                    seen if seen > number => Err(Problem::Ahead { number }),
                    seen if seen < number => Err(Problem::Stale { number }),
                    _ if !live.may_take_back(*seat) => Err(Problem::TooLate),
                    _ => Ok(Plan::Back(*seat)),
                }
            }
            Command::Order { seat, change } => {
                let live = self.must_play(by.id, *seat)?;
                let about = live::game(&self.desk.game)?.about;
                let order = order::changed(about, self.desk.order(*seat), change)?;
                let order = order.map(|order| order::still(&order, |word| live.lasts(*seat, word)));
                let same = self.pending.is_none() && order == self.desk.orders[*seat];
                Ok(if same { Plan::Nothing } else { Plan::Store(vec![Entry::Order { seat: *seat, order }]) })
            }
            Command::Bring { seat, what } => self.bring(by.id, *seat, what.as_ref()),
            Command::Retake { seat } => {
                self.must_hold(by.id, *seat)?;
                if !self.desk.stood_in.contains(*seat) {
                    return Err(Problem::NotStoodIn);
                }
                Ok(Plan::Store(vec![Entry::Return { seat: *seat }]))
            }
            Command::CallBot => self.call_bot(by.id),
            Command::Agree(deal) => self.agree(by.id, *deal),
            Command::Decline => {
                self.must_deal(by.id)?;
                self.desk.offer.as_ref().ok_or(Problem::NoOffer)?;
                Ok(Plan::Store(vec![Entry::Decline { person: by.id }]))
            }
            Command::Resign { seat } => {
                self.must_hold(by.id, *seat)?;
                Ok(Plan::Store(self.resigning(Seats::only(*seat))))
            }
            Command::Depart => self.depart(by.id),
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

    /// Somebody must hold this seat in a game that goes on.
    fn must_hold(&self, by: Id, seat: Seat) -> Result<(), Problem> {
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
            Stage::Running => Ok(()),
        }
    }

    /// The game as it goes on, for somebody who plays this seat.
    pub(super) fn must_play(&self, by: Id, seat: Seat) -> Result<&dyn Live, Problem> {
        self.must_hold(by, seat)?;
        self.must_be_uncovered(by, seat)?;
        if self.desk.stood_in.contains(seat) {
            return Err(Problem::StoodIn);
        }
        if self.desk.paused.is_some() {
            return Err(Problem::Resting);
        }
        self.live.as_deref().ok_or(Problem::NotBegun)
    }

    /// Whoever has several seats uncovers one at a time.
    pub(super) fn must_be_uncovered(&self, by: Id, seat: Seat) -> Result<(), Problem> {
        let covered = self.desk.passes_on(by) && self.uncovered.get(&by) != Some(&seat);
        if covered && !self.desk.over { Err(Problem::Covered) } else { Ok(()) }
    }

    fn sit(
        &self,
        by: &Person,
        seat: Option<Seat>,
        name: Option<&str>,
        brought: Option<&Value>,
    ) -> Result<Plan, Problem> {
        self.must_be_open()?;
        let seat = match seat {
            Some(seat) if self.desk.sits(by.id, seat) => return Ok(Plan::Nothing),
            Some(seat) => seat,
            None if !self.desk.seats_of(by.id).is_empty() => return Ok(Plan::Nothing),
            None => {
                let free = self.desk.sitters().find(|(_, sitter)| **sitter == Sitter::Nobody);
                free.map(|(seat, _)| seat).ok_or(Problem::NoSeatFree)?
            }
        };
        self.must_be_free(seat)?;
        let others = self.desk.people();
        if others.iter().chain([&self.desk.host]).any(|other| self.hall.ties.apart(by.id, *other)) {
            return Err(Problem::Unwelcome);
        }
        let name = name.map_or_else(|| by.name.clone(), ToOwned::to_owned);
        let mut entries = vec![Entry::Sit { seat, person: by.id, name, bot: by.bot }];
        entries.extend(brought.map(|what| Entry::Bring { seat, what: Some(what.clone()) }));
        Ok(Plan::Store(entries))
    }

    /// Somebody brings something to his seat before the game begins. Only he learns what is wrong with it.
    fn bring(&self, by: Id, seat: Seat, what: Option<&Value>) -> Result<Plan, Problem> {
        if !self.desk.has(seat) {
            return Err(Problem::NoSuchSeat);
        }
        if !self.desk.sits(by, seat) {
            return Err(Problem::NotYourSeat);
        }
        self.must_be_open()?;
        self.must_be_uncovered(by, seat)?;
        // Even what was brought before: it may be refused by now.
        if let Some(what) = what {
            (live::game(&self.desk.game)?.bring)(&self.desk.options, what)?;
        }
        // What is being stored at this moment may be something else.
        if self.pending.is_none() && self.desk.brought[seat].as_deref() == what {
            return Ok(Plan::Nothing);
        }
        Ok(Plan::Store(vec![Entry::Bring { seat, what: what.cloned() }]))
    }

    /// A bot plays for whoever keeps the table waiting, where no clock sees to it. The answer doesn't tell who has chosen in
    /// secret: all goes by what the one who asks may know, and who has chosen already loses nothing by a bot on his seat.
    fn call_bot(&self, by: Id) -> Result<Plan, Problem> {
        let mine = self.must_deal(by)?;
        if self.desk.paused.is_some() {
            return Err(Problem::Resting);
        }
        let live = self.live.as_deref().ok_or(Problem::NotBegun)?;
        if live.waiting().iter().any(|seat| mine.contains(seat)) {
            return Err(Problem::WaitsForYou);
        }
        let at = self.hall.time.now();
        let believed = mine.iter().next().and_then(|seat| self.believed.get(seat.index()));
        let slow = believed.map_or(Seats::NONE, |clocks| clocks.slow(at, CALL_AFTER));
        let others = slow.iter().filter(|seat| !mine.contains(*seat) && self.desk.house_bot(*seat).is_none());
        let entries: Vec<Entry> = others.map(|seat| Entry::StandIn { seat }).collect();
        if self.desk.manner.time != Time::None || entries.is_empty() {
            return Err(Problem::Patience);
        }
        Ok(Plan::Store(entries))
    }

    /// The seats of somebody who has a say in the game.
    fn must_deal(&self, by: Id) -> Result<Seats, Problem> {
        match self.desk.stage() {
            Stage::Open => return Err(Problem::NotBegun),
            Stage::Over => return Err(Problem::Over),
            Stage::Running => {}
        }
        let mine = self.desk.seats_of(by);
        if mine.is_empty() {
            return Err(Problem::NotAtTable);
        }
        let mine: Seats = mine.iter().filter(|seat| self.desk.house_bot(*seat).is_none()).collect();
        if mine.is_empty() { Err(Problem::StoodIn) } else { Ok(mine) }
    }

    /// Somebody proposes something or agrees to it; it holds when all people at the table do.
    fn agree(&self, by: Id, deal: Deal) -> Result<Plan, Problem> {
        self.must_deal(by)?;
        match (deal, self.desk.paused) {
            (Deal::Pause, Some(_)) => return Err(Problem::Resting),
            (Deal::Resume, None) => return Err(Problem::NotResting),
            _ => {}
        }
        let agreed = match &self.desk.offer {
            Some(offer) if offer.what == deal => offer.agreed.clone(),
            _ => Vec::new(),
        };
        // Nobody can keep a game asleep for ever by not answering.
        let rested = self.desk.paused.is_some_and(|at| self.hall.time.now().saturating_sub(at) >= LONG_REST);
        let all = self.desk.people().iter().all(|person| *person == by || agreed.contains(person));
        let mut entries = Vec::new();
        if !agreed.contains(&by) {
            entries.push(Entry::Agree { person: by, to: deal });
        }
        if all || (deal == Deal::Resume && rested) {
            entries.push(match deal {
                Deal::Pause => Entry::Pause,
                Deal::Resume => Entry::Resume,
                Deal::Abort => Entry::Over { ended: Some(Ended::early("aborted", Seats::NONE)) },
            });
        }
        if entries.is_empty() { Ok(Plan::Nothing) } else { Ok(Plan::Store(entries)) }
    }

    /// Whoever goes away for good leaves a table that is open, and gives up his seats at one where a game goes on.
    fn depart(&self, by: Id) -> Result<Plan, Problem> {
        match self.desk.stage() {
            Stage::Open => self.leave(by),
            Stage::Over => Ok(Plan::Nothing),
            Stage::Running => {
                let mine = self.desk.seats_of(by).iter().filter(|seat| !self.desk.resigned.contains(*seat));
                let entries = self.resigning(mine.collect());
                if entries.is_empty() { Ok(Plan::Nothing) } else { Ok(Plan::Store(entries)) }
            }
        }
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
            let closed = || Entry::Over { ended: Some(Ended::early("closed", Seats::NONE)) };
            entries.push(heir.map_or_else(closed, |person| Entry::Host { person }));
        }
        if entries.is_empty() { Ok(Plan::Nothing) } else { Ok(Plan::Store(entries)) }
    }

    /// The game with a fresh seed.
    fn set_up(&self) -> Result<(Entry, Box<dyn Live>), Problem> {
        let game = live::game(&self.desk.game)?;
        let mut bytes = [0; 32];
        id::fill(&mut bytes)?;
        let seed = Seed::new(bytes);
        let brought = self.desk.all_brought();
        // What is wrong with something that was brought is for its own seat to know: rules may have changed since.
        let live = (game.start)(&brought, &self.desk.options, seed.clone())
            .map_err(|problem| if brought.iter().all(Value::is_null) { problem } else { Problem::Unfit })?;
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
    fn resigning(&self, seats: Seats) -> Vec<Entry> {
        let left: Seats = self.desk.playing().iter().filter(|seat| !seats.contains(*seat)).collect();
        let mut entries: Vec<Entry> = seats.iter().map(|seat| Entry::Resign { seat }).collect();
        let ends = !seats.is_empty() && left.len() <= 1;
        // Where nobody is left who could say so, a game that rests goes on by itself.
        let alone = left.iter().all(|seat| self.desk.house_bot(seat).is_some());
        entries.extend((alone && self.desk.paused.is_some() && !ends).then_some(Entry::Resume));
        entries.extend(ends.then(|| Entry::Over { ended: Some(Ended::early("resigned", left)) }));
        entries
    }
}
