//! One game in progress, with what each viewer has been shown of it.

use super::{Drawn, Live, Proposal, Thinking, Voice, Wanted};
use crate::{
    entry::Ended,
    problem::Problem,
    sight::{Happening, Listed, Moment, Sight, Step},
};
use bots::Thinks;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{
    Dice, Game, Heard, Match, Phrase, Record, Refusal, Say, Scores, Seat, Seats, Seed, SetupError, Status,
    Trace, Viewer, options::Chosen,
};
use web::Draws;

/// A game, what was told of it, and everybody's stream.
pub(super) struct Playing<G: Thinks + Draws> {
    played: Match<G>,
    /// What happened, one thing after the other: moves, and moves taken back.
    told: Vec<Told<G::Event>>,
    /// The moves that stand, by their places in `told`, in the order they were made.
    standing: Vec<u32>,
    /// What everybody counted at the start, and after each of those.
    counts: Vec<Scores>,
    /// The seats' streams, then the spectators'.
    streams: Vec<Stream<G>>,
    /// What is being stored.
    next: Option<Next<G>>,
}

pub(super) enum Told<E> {
    Moved {
        heard: Heard<E>,
        trace: Trace,
    },
    /// The move at this place was taken back.
    TookBack {
        seat: Seat,
        place: u32,
    },
}

/// What one viewer has been shown. Numbers are his own: what he wasn't shown leaves no gap.
struct Stream<G: Game> {
    viewer: Viewer,
    /// What was shown to him, by its place in `told`.
    shown: Vec<u32>,
    /// What he may choose.
    moves: Vec<G::Move>,
    asked_since: u64,
    question: u64,
}

struct Next<G: Game> {
    seat: Seat,
    played: Match<G>,
    told: Told<G::Event>,
    counts: Vec<Scores>,
}

impl<G: Thinks + Draws> Playing<G> {
    pub(super) fn start(brought: &[Value], chosen: &Chosen, seed: Seed) -> Result<Playing<G>, Problem> {
        let setup = |error: SetupError| Problem::Setup(error.to_string());
        let options = table::options::read::<G>(chosen).map_err(setup)?;
        let read = brought.iter().map(|what| table::brought::read::<G>(&options, what)).collect();
        let read: Vec<G::Brought> = Result::map_err(read, setup)?;
        let played = Match::<G>::start(options, read, seed).map_err(setup)?;
        let streams = Viewer::all(brought.len()).map(|viewer| Stream::new(viewer, played.game())).collect();
        let counts = vec![played.game().standing()];
        Ok(Playing { played, told: Vec::new(), standing: Vec::new(), counts, streams, next: None })
    }

    fn stream(&self, viewer: Viewer) -> &Stream<G> {
        let spectators = self.streams.len() - 1;
        &self.streams[viewer.seat().map_or(spectators, Seat::index).min(spectators)]
    }

    /// Which move of the game a seat may take back. What others have chosen since must be quiet and unknown to it, so that
    /// neither the offer nor a refusal tells that somebody has chosen in secret.
    fn back(&self, seat: Seat) -> Option<usize> {
        let last = self.played.moves().iter().rposition(|(by, _)| *by == seat)?;
        let shown = &self.stream(seat.into()).shown;
        let quiet = |place: u32| {
            matches!(self.told.get(place as usize), Some(Told::Moved { trace: Trace::Quiet, .. }))
        };
        let (mine, since) = self.standing.get(last..)?.split_first()?;
        let open =
            quiet(*mine) && since.iter().all(|place| quiet(*place) && shown.binary_search(place).is_err());
        (open && matches!(self.played.game().status(), Status::Waiting(_))).then_some(last)
    }

    /// The game without this move, and what everybody counted move by move. What others chose in secret since stands.
    fn without(&self, taken: usize) -> Option<(Match<G>, Vec<Scores>)> {
        let mut again = self.anew()?;
        let mut counts = vec![again.game().standing()];
        for (at, (seat, mv)) in self.played.moves().iter().enumerate() {
            if at != taken {
                again.play(*seat, *mv, &mut ()).ok()?;
                counts.push(again.game().standing());
            }
        }
        Some((again, counts))
    }

    /// The game as it stands.
    pub(super) const fn game(&self) -> &G {
        self.played.game()
    }

    /// The moves that stand.
    pub(super) fn moves_made(&self) -> &[(Seat, G::Move)] {
        self.played.moves()
    }

    /// What this viewer may choose.
    pub(super) fn moves_of(&self, viewer: Viewer) -> &[G::Move] {
        &self.stream(viewer).moves
    }

    /// What was shown to this viewer, one thing after the other.
    pub(super) fn told_to(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &Told<G::Event>> {
        self.stream(viewer).shown.iter().map(|place| &self.told[*place as usize])
    }

    /// The last thing that happened, whoever was shown it.
    pub(super) fn last_told(&self) -> Option<&Told<G::Event>> {
        self.told.last()
    }

    /// What a viewer has heard since the last chapter of the story began, but for what was taken back.
    pub(super) fn chapter(&self, viewer: Viewer) -> Vec<G::Event> {
        let mut gone = Vec::new();
        let mut moments: Vec<Vec<G::Event>> = Vec::new();
        for at in self.stream(viewer).shown.iter().rev() {
            match &self.told[*at as usize] {
                Told::TookBack { place, .. } => gone.push(*place),
                Told::Moved { .. } if gone.contains(at) => {}
                Told::Moved { heard, .. } => {
                    let mut events: Vec<G::Event> = heard.by(viewer).cloned().collect();
                    let begins = events.iter().rposition(|event| G::story(event).chapter);
                    moments.push(events.split_off(begins.unwrap_or(0)));
                    if begins.is_some() {
                        break;
                    }
                }
            }
        }
        moments.into_iter().rev().flatten().collect()
    }

    /// What everybody counted at the start and after each move that this viewer was shown, but for what was taken back.
    pub(super) fn counted(&self, viewer: Viewer) -> Vec<Scores> {
        let shown = &self.stream(viewer).shown;
        let (start, after) = self.counts.split_at(1);
        let known = self.standing.iter().zip(after).filter(|(place, _)| shown.binary_search(place).is_ok());
        start.iter().chain(known.map(|(_, counts)| counts)).cloned().collect()
    }

    /// The number of the moment in a viewer's stream at which this was told to him; 0 if it wasn't.
    pub(super) fn moment_of(&self, viewer: Viewer, place: u32) -> usize {
        self.stream(viewer).shown.binary_search(&place).map_or(0, |at| at + 1)
    }

    /// What a viewer has heard of the chapter before its last moment, where the game draws that.
    pub(super) fn before(&self, viewer: Viewer) -> Vec<G::Event> {
        let mut told = if G::TRAIL { self.chapter(viewer) } else { Vec::new() };
        let last = match self.told_to(viewer).last() {
            Some(Told::Moved { heard, .. }) => heard.by(viewer).count(),
            _ => 0,
        };
        told.truncate(told.len().saturating_sub(last));
        told
    }

    /// The same game before its first move.
    pub(super) fn anew(&self) -> Option<Match<G>> {
        let (options, brought) = (self.played.options().clone(), self.played.brought().to_vec());
        Match::start(options, brought, self.played.seed().clone()).ok()
    }

    /// The move that is wanted, whether it is allowed or not.
    fn read(wanted: &Wanted) -> Result<G::Move, Problem> {
        match wanted {
            Wanted::Text(text) => {
                text.parse().map_err(|why: table::NotAMove| Problem::Malformed(why.to_string()))
            }
            Wanted::Choice(choice) => serde::Deserialize::deserialize(choice)
                .map_err(|why| Problem::Malformed(format!("this is no move of {}: {why}", G::ABOUT.name))),
            Wanted::Touched(_) => Err(Problem::Malformed("what was touched is no move".into())),
        }
    }
}

impl<G: Game> Stream<G> {
    fn new(viewer: Viewer, game: &G) -> Stream<G> {
        Stream { viewer, shown: Vec::new(), moves: moves(game, viewer), asked_since: 0, question: 0 }
    }

    const fn number(&self) -> u64 {
        self.shown.len() as u64
    }

    /// Takes in what happened. Says whether the viewer is shown anything: he has heard something, or sees something else than
    /// before; of a move that is taken back he is shown if he was shown the move.
    fn take_in(&mut self, before: &G, next: &Next<G>, place: u32) -> bool {
        let (viewer, after) = (self.viewer, next.played.game());
        let (heard, fixed) = match &next.told {
            Told::Moved { heard, trace } => (heard.by(viewer).next().is_some(), *trace == Trace::Final),
            Told::TookBack { place, .. } => (self.shown.binary_search(place).is_ok(), false),
        };
        let shown = heard || before.view(viewer) != after.view(viewer);
        if shown {
            self.shown.push(place);
        }
        let moves = moves(after, viewer);
        // Others may choose meanwhile: a question stands until its seat answers, until something was drawn or shown, or
        // until there is something else to choose from.
        if (shown && fixed) || viewer == next.seat.into() || moves != self.moves {
            (self.asked_since, self.question, self.moves) = (self.number(), self.question + 1, moves);
        }
        shown
    }
}

fn moves<G: Game>(game: &G, viewer: Viewer) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.moves(seat, &mut moves);
    }
    moves
}

fn ended<G: Game>(game: &G) -> Option<Ended> {
    if let Status::Over(outcome) = game.status() { Some(Ended::of(game, &outcome)) } else { None }
}

fn happening<G: Game>(event: &G::Event, voice: &Voice<'_>) -> Happening {
    Happening {
        event: serde_json::to_value(event).unwrap_or_default(),
        words: say::<G>(&event.phrase(), voice),
    }
}

pub(super) fn refused<G: Game>(refusal: &Refusal, voice: &Voice<'_>) -> Problem {
    let words = say::<G>(&refusal.phrase(), voice);
    Problem::Refused { rule: refusal.rule(), words }
}

fn say<G: Game>(phrase: &Phrase, voice: &Voice<'_>) -> String {
    G::words().say(voice.lang, phrase, &|seat| voice.name(seat))
}

impl<G: Thinks + Draws> Live for Playing<G> {
    fn propose(&mut self, seat: Seat, wanted: &Wanted, voice: &Voice<'_>) -> Result<Proposal, Problem> {
        let mv = Self::read(wanted)?;
        let mut heard = Heard::new();
        let mut played = self.played.clone();
        let trace = played.play(seat, mv, &mut heard).map_err(|refusal| refused::<G>(&refusal, voice))?;
        let ends = ended(played.game());
        let counts = vec![played.game().standing()];
        self.next = Some(Next { seat, played, told: Told::Moved { heard, trace }, counts });
        Ok(Proposal { text: mv.to_string(), ends })
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.back(seat).is_some()
    }

    fn propose_back(&mut self, seat: Seat) -> Result<(), Problem> {
        let taken = self.back(seat).ok_or(Problem::TooLate)?;
        let (played, counts) = self.without(taken).ok_or(Problem::TooLate)?;
        let told = Told::TookBack { seat, place: self.standing[taken] };
        self.next = Some(Next { seat, played, told, counts });
        Ok(())
    }

    fn notation(&self, wanted: &Wanted) -> Result<String, Problem> {
        Self::read(wanted).map(|mv| mv.to_string())
    }

    fn settle(&mut self) -> Vec<Viewer> {
        let Some(next) = self.next.take() else { return Vec::new() };
        let place = self.told.len() as u32;
        let before = self.played.game();
        let shown = self.streams.iter_mut().filter_map(|stream| {
            let shown = stream.take_in(before, &next, place);
            shown.then_some(stream.viewer)
        });
        let shown = shown.collect();
        match &next.told {
            Told::Moved { .. } => {
                self.standing.push(place);
                self.counts.extend(next.counts);
            }
            Told::TookBack { place, .. } => {
                self.standing.retain(|standing| standing != place);
                self.counts = next.counts;
            }
        }
        self.told.push(next.told);
        self.played = next.played;
        shown
    }

    fn why(&self, seat: Seat, wanted: &Wanted, voice: &Voice<'_>) -> Result<(), Problem> {
        if let Wanted::Touched(touched) = wanted {
            return self.meant(seat, touched, voice);
        }
        let mv = Self::read(wanted)?;
        self.played.game().check(seat, mv).map_err(|refusal| refused::<G>(&refusal, voice))
    }

    fn waiting(&self) -> Seats {
        self.played.game().status().waiting()
    }

    fn was_final(&self) -> bool {
        matches!(self.told.last(), Some(Told::Moved { trace: Trace::Final, .. }))
    }

    fn is_reacting(&self) -> bool {
        let game = self.played.game();
        game.status().waiting().iter().any(|seat| game.decline(seat).is_some())
    }

    fn decline(&self, seat: Seat) -> Option<String> {
        self.played.game().decline(seat).map(|mv| mv.to_string())
    }

    fn obey(&self, seat: Seat, order: &str) -> Option<String> {
        self.played.game().obey(seat, order).map(|mv| mv.to_string())
    }

    fn lasts(&self, seat: Seat, order: &str) -> bool {
        self.played.game().lasts(seat, order)
    }

    fn is_idle(&self, seat: Seat, text: &str) -> bool {
        let idle = |mv| self.moves_of(seat.into()).contains(&mv) && self.game().idle(seat, mv);
        text.parse().is_ok_and(idle)
    }

    fn only_idle(&self, seat: Seat) -> Option<String> {
        let [mv] = self.moves_of(seat.into()) else { return None };
        self.game().idle(seat, *mv).then(|| mv.to_string())
    }

    fn was_silent(&self) -> bool {
        matches!(self.told.last(), Some(Told::Moved { heard, .. }) if heard.0.is_empty())
    }

    fn number(&self, viewer: Viewer) -> u64 {
        self.stream(viewer).number()
    }

    fn asked_since(&self, seat: Seat) -> u64 {
        self.stream(seat.into()).asked_since
    }

    fn question(&self, seat: Seat) -> u64 {
        self.stream(seat.into()).question
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let stream = self.stream(viewer);
        let listed = |mv: &G::Move| Listed {
            text: mv.to_string(),
            choice: serde_json::to_value(mv).unwrap_or_default(),
        };
        Sight {
            number: stream.number(),
            view: serde_json::to_value(self.played.game().view(viewer)).unwrap_or_default(),
            back: viewer.seat().is_some_and(|seat| self.may_take_back(seat)),
            order: None,
            window: None,
            answer: None,
            clocks: Vec::new(),
            moves: stream.moves.iter().map(listed).collect(),
        }
    }

    fn moments(&self, viewer: Viewer, after: i64, voice: &Voice<'_>) -> Vec<Moment> {
        let start = (after < 0).then(|| Moment { number: 0, events: Vec::new() });
        let shown = self.stream(viewer).shown.iter().zip(1..).skip(after.max(0) as usize);
        let moment = |(&place, number): (&u32, u64)| {
            let events = match &self.told[place as usize] {
                Told::Moved { heard, .. } => {
                    heard.by(viewer).map(|event| happening::<G>(event, voice)).collect()
                }
                Told::TookBack { seat, .. } => vec![Happening {
                    event: serde_json::json!({ "took-back": { "seat": seat } }),
                    words: crate::problem::say_of(voice.lang, "took-back", &voice.name(*seat)),
                }],
            };
            Moment { number, events }
        };
        start.into_iter().chain(shown.map(moment)).collect()
    }

    fn think(&self, seat: Seat, bot: &str, dice: Seed) -> Thinking {
        let game = self.played.game().clone();
        let name = bot.to_owned();
        Box::new(move || {
            let choose = |name: &str| {
                let mut moves = Vec::new();
                let sight = bots::Sight::new(&game, seat, &mut moves);
                let mut bot = G::bot(name)?;
                bot.choose(&sight, &mut Dice::new(&dice))
            };
            // Who breaks gets a random move; who breaks then gets none, and the table sees to it.
            let chosen = [name.as_str(), "random"].into_iter().find_map(|name| {
                let chosen = catch_unwind(AssertUnwindSafe(|| choose(name)));
                chosen.inspect_err(|_| tracing::error!(game = G::ABOUT.name, name, "a bot broke")).ok()
            });
            chosen.flatten().map(|mv| mv.to_string())
        })
    }

    fn ended(&self) -> Option<Ended> {
        ended(self.played.game())
    }

    fn replay(&self, viewer: Option<Viewer>, after: i64, most: usize, voice: &Voice<'_>) -> Vec<Step> {
        let Some(mut again) = self.anew() else { return Vec::new() };
        let all = || Viewer::all(again.game().players());
        let viewers: Vec<Viewer> = viewer.map_or_else(|| all().collect(), |viewer| vec![viewer]);
        let step = |number, game: &G, moved: Option<(Seat, G::Move)>, heard: &Heard<G::Event>| Step {
            number,
            seat: moved.map(|(seat, _)| seat),
            text: moved.map(|(_, mv)| mv.to_string()),
            events: heard
                .by(viewer.unwrap_or(Viewer::Spectator))
                .map(|event| happening::<G>(event, voice))
                .collect(),
            views: viewers
                .iter()
                .map(|viewer| serde_json::to_value(game.view(*viewer)).unwrap_or_default())
                .collect(),
            standing: game.standing().to_vec(),
        };
        let mut steps = Vec::new();
        if after < 0 {
            steps.push(step(0, again.game(), None, &Heard::new()));
        }
        for (number, (seat, mv)) in (1_i64..).zip(self.played.moves()) {
            let mut heard = Heard::new();
            if steps.len() == most || again.play(*seat, *mv, &mut heard).is_err() {
                break;
            }
            if number > after {
                steps.push(step(number as usize, again.game(), Some((*seat, *mv)), &heard));
            }
        }
        steps
    }

    fn record(&self, names: &[String]) -> String {
        Record::of(&self.played, names).text()
    }
}
