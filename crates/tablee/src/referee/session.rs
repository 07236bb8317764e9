//! The game that is on, whichever it is.

use super::request::OfGame;
use crate::stop::Stop;
use serde_json::{Value, json};
use table::{Game, Heard, Lang, Match, Phrase, Record, Refusal, Say, Seat, Status, Viewer, Words, position};

/// What the referee says.
pub(super) enum Answer {
    Done(Value),
    Refused(Value),
}

/// A game that is on, its type forgotten.
pub(super) trait Session {
    fn name(&self) -> &'static str;
    fn answer(&mut self, request: OfGame, lang: Lang) -> Result<Answer, Stop>;
}

/// A game that is on: from its start, with all its moves, or from a position, without any.
pub(super) enum Live<G: Game> {
    Match(Match<G>),
    Position(G),
}

impl<G: Game> Session for Live<G> {
    fn name(&self) -> &'static str {
        G::ABOUT.name
    }

    fn answer(&mut self, request: OfGame, lang: Lang) -> Result<Answer, Stop> {
        match request {
            OfGame::Status => Ok(Answer::Done(status(self.game(), lang))),
            OfGame::Moves { seat } => {
                self.seated(seat.into())?;
                let mut moves = Vec::new();
                self.game().moves(seat, &mut moves);
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                Ok(Answer::Done(json!({ "moves": moves })))
            }
            OfGame::Play { seat, mv } => Ok(self.play(seat, self.read(seat, &mv)?, lang)),
            OfGame::Why { seat, mv } => {
                Ok(Answer::Done(match self.game().check(seat, self.read(seat, &mv)?) {
                    Ok(()) => json!({ "allowed": true }),
                    Err(refusal) => json!({ "allowed": false, "refused": refused::<G>(&refusal, lang) }),
                }))
            }
            OfGame::View { seat: viewer } => {
                self.seated(viewer)?;
                Ok(Answer::Done(json!({ "view": self.game().view(viewer) })))
            }
            OfGame::Position => Ok(Answer::Done(json!({ "position": position::write(self.game()) }))),
            OfGame::Record => match self {
                Live::Match(played) => Ok(Answer::Done(json!({ "record": Record::of(played, &[]).text() }))),
                Live::Position(_) => {
                    Err(Stop::new("this game was loaded from a position: its moves until then aren't known"))
                }
            },
        }
    }
}

impl<G: Game> Live<G> {
    const fn game(&self) -> &G {
        match self {
            Live::Match(played) => played.game(),
            Live::Position(game) => game,
        }
    }

    fn seated(&self, viewer: Viewer) -> Result<(), Stop> {
        let players = self.game().players();
        if viewer.is_at(players) {
            return Ok(());
        }
        Err(Stop::new(format!("there is no seat {viewer} at a table of {players}")))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<G::Move, Stop> {
        self.seated(seat.into())?;
        Ok(text.parse::<G::Move>()?)
    }

    fn play(&mut self, seat: Seat, mv: G::Move, lang: Lang) -> Answer {
        let mut heard = Heard::new();
        let played = match self {
            Live::Match(played) => played.play(seat, mv, &mut heard),
            Live::Position(game) => game.play(seat, mv, &mut heard),
        };
        let trace = match played {
            Ok(trace) => trace,
            Err(refusal) => return Answer::Refused(refused::<G>(&refusal, lang)),
        };
        let players = self.game().players();
        let events: Vec<Value> = heard
            .0
            .iter()
            .map(|(to, event)| {
                let to: Vec<Viewer> = to.viewers(players).collect();
                json!({ "to": to, "event": event, "words": say::<G>(&event.phrase(), lang) })
            })
            .collect();
        Answer::Done(json!({ "trace": trace, "events": events }))
    }
}

fn say<G: Game>(phrase: &Phrase, lang: Lang) -> String {
    G::words().say(lang, phrase, &|seat| Words::seat(lang, seat))
}

fn refused<G: Game>(refusal: &Refusal, lang: Lang) -> Value {
    json!({ "rule": refusal.rule(), "words": say::<G>(&refusal.phrase(), lang) })
}

fn status<G: Game>(game: &G, lang: Lang) -> Value {
    match game.status() {
        Status::Waiting(seats) => json!({ "waiting": seats }),
        Status::Over(outcome) => {
            let words = say::<G>(&Phrase::new(format!("ending-{}", outcome.ending)), lang);
            json!({ "waiting": [], "over": outcome, "words": words })
        }
    }
}
