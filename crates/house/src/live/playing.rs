//! One game in progress, with what each viewer has been shown of it.

use super::{Live, Proposal, Thinking, Voice, Wanted};
use crate::{
    problem::Problem,
    sight::{Happening, Listed, Moment, Sight},
};
use bots::Thinks;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{
    Dice, Game, Heard, Match, Outcome, Phrase, Record, Refusal, Say, Seat, Seats, Seed, SetupError, Status,
    Trace, Viewer, options::Chosen,
};

/// A game, what was heard at each of its moves, and everybody's stream.
pub(super) struct Playing<G: Thinks> {
    played: Match<G>,
    /// What was heard, move by move.
    heard: Vec<Heard<G::Event>>,
    /// The seats' streams, then the spectators'.
    streams: Vec<Stream<G>>,
    /// A move that is being stored.
    next: Option<Next<G>>,
}

/// What one viewer has been shown. Numbers are his own: what he wasn't shown leaves no gap.
struct Stream<G: Game> {
    viewer: Viewer,
    /// Which moves were shown to him, by their place in the game.
    shown: Vec<u32>,
    /// What he may choose.
    moves: Vec<G::Move>,
    asked_since: u64,
    question: u64,
}

struct Next<G: Game> {
    seat: Seat,
    trace: Trace,
    played: Match<G>,
    heard: Heard<G::Event>,
}

impl<G: Thinks> Playing<G> {
    pub(super) fn start(players: usize, chosen: &Chosen, seed: Seed) -> Result<Playing<G>, Problem> {
        let setup = |error: SetupError| Problem::Setup(error.to_string());
        let options = table::options::read::<G>(chosen).map_err(setup)?;
        let played = Match::of(players, options, seed).map_err(setup)?;
        let streams = Viewer::all(players).map(|viewer| Stream::new(viewer, played.game())).collect();
        Ok(Playing { played, heard: Vec::new(), streams, next: None })
    }

    fn stream(&self, viewer: Viewer) -> &Stream<G> {
        let spectators = self.streams.len() - 1;
        &self.streams[viewer.seat().map_or(spectators, Seat::index).min(spectators)]
    }

    /// The move that is wanted, whether it is allowed or not.
    fn read(wanted: &Wanted) -> Result<G::Move, Problem> {
        match wanted {
            Wanted::Text(text) => {
                text.parse().map_err(|why: table::NotAMove| Problem::Malformed(why.to_string()))
            }
            Wanted::Choice(choice) => serde::Deserialize::deserialize(choice)
                .map_err(|why| Problem::Malformed(format!("this is no move of {}: {why}", G::ABOUT.name))),
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

    /// Takes a move in. Says whether the viewer is shown anything: he has heard something, or sees something else
    /// than before.
    fn take_in(&mut self, before: &G, next: &Next<G>, place: u32) -> bool {
        let (viewer, after) = (self.viewer, next.played.game());
        let shown = next.heard.by(viewer).next().is_some() || before.view(viewer) != after.view(viewer);
        if shown {
            self.shown.push(place);
        }
        let moves = moves(after, viewer);
        // Others may choose meanwhile: a question stands until its seat answers, until something was drawn or shown, or
        // until there is something else to choose from.
        if (shown && next.trace == Trace::Final) || viewer == next.seat.into() || moves != self.moves {
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

fn refused<G: Game>(refusal: &Refusal, voice: &Voice<'_>) -> Problem {
    let words = say::<G>(&refusal.phrase(), voice);
    Problem::Refused { rule: refusal.rule(), words }
}

fn say<G: Game>(phrase: &Phrase, voice: &Voice<'_>) -> String {
    G::words().say(voice.lang, phrase, &|seat| voice.name(seat))
}

impl<G: Thinks> Live for Playing<G> {
    fn propose(&mut self, seat: Seat, wanted: &Wanted, voice: &Voice<'_>) -> Result<Proposal, Problem> {
        let mv = Self::read(wanted)?;
        let mut heard = Heard::new();
        let mut played = self.played.clone();
        let trace = played.play(seat, mv, &mut heard).map_err(|refusal| refused::<G>(&refusal, voice))?;
        let ends = matches!(played.game().status(), Status::Over(_));
        self.next = Some(Next { seat, trace, played, heard });
        Ok(Proposal { text: mv.to_string(), ends })
    }

    fn notation(&self, wanted: &Wanted) -> Result<String, Problem> {
        Self::read(wanted).map(|mv| mv.to_string())
    }

    fn settle(&mut self) -> Vec<Viewer> {
        let Some(next) = self.next.take() else { return Vec::new() };
        let place = self.heard.len() as u32;
        let before = self.played.game();
        let shown = self.streams.iter_mut().filter_map(|stream| {
            let shown = stream.take_in(before, &next, place);
            shown.then_some(stream.viewer)
        });
        let shown = shown.collect();
        self.heard.push(next.heard);
        self.played = next.played;
        shown
    }

    fn why(&self, seat: Seat, wanted: &Wanted, voice: &Voice<'_>) -> Result<(), Problem> {
        let mv = Self::read(wanted)?;
        self.played.game().check(seat, mv).map_err(|refusal| refused::<G>(&refusal, voice))
    }

    fn waiting(&self) -> Seats {
        self.played.game().status().waiting()
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
            moves: stream.moves.iter().map(listed).collect(),
        }
    }

    fn moments(&self, viewer: Viewer, after: i64, voice: &Voice<'_>) -> Vec<Moment> {
        let start = (after < 0).then(|| Moment { number: 0, events: Vec::new() });
        let shown = self.stream(viewer).shown.iter().zip(1..).skip(after.max(0) as usize);
        let moment = |(&place, number): (&u32, u64)| {
            let happening = |event: &G::Event| Happening {
                event: serde_json::to_value(event).unwrap_or_default(),
                words: say::<G>(&event.phrase(), voice),
            };
            let heard = &self.heard[place as usize];
            Moment { number, events: heard.by(viewer).map(happening).collect() }
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

    fn outcome(&self, voice: &Voice<'_>) -> Option<(Outcome, String)> {
        let Status::Over(outcome) = self.played.game().status() else { return None };
        let words = say::<G>(&Phrase::new(format!("ending-{}", outcome.ending)), voice);
        Some((outcome, words))
    }

    fn record(&self, names: &[String]) -> String {
        Record::of(&self.played, names).text()
    }
}
