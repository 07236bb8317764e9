//! What may be asked of the referee.

use crate::stop::Stop;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Lang, Seat, Viewer};

/// A request, read from one line.
pub(super) enum Request {
    Start(Start),
    Load {
        position: Value,
    },
    Rules {
        game: Option<String>,
    },
    Imagine {
        view: Value,
        seed: Option<String>,
        game: Option<String>,
    },
    /// Anything about the game that is on.
    Game(OfGame),
}

/// How to set up a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) game: String,
    pub(super) players: Option<usize>,
    #[serde(default)]
    pub(super) options: Map<String, Value>,
    pub(super) seed: Option<String>,
    pub(super) brought: Option<Vec<Value>>,
}

/// What is asked about the game that is on.
pub(super) enum OfGame {
    Status,
    Moves { seat: Seat },
    Play { seat: Seat, mv: String },
    Why { seat: Seat, mv: String },
    View { seat: Viewer },
    Position,
    Record,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtSeat<S> {
    seat: S,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    seat: Seat,
    #[serde(rename = "move")]
    mv: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Loaded {
    position: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Imagined {
    view: Value,
    seed: Option<String>,
    game: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    game: Option<String>,
}

const KNOWN: &str = "start, status, moves, play, why, view, imagine, position, load, record, rules";

impl Request {
    /// Reads a request and the language it wants its answer in.
    pub(super) fn read(line: &str) -> Result<(Request, Lang), Stop> {
        let mut fields: Map<String, Value> = serde_json::from_str(line)
            .map_err(|error| Stop::from(error).about("this line is no JSON object"))?;
        let lang = match fields.remove("lang") {
            None => Lang::En,
            Some(Value::String(code)) => code.parse::<Lang>().map_err(Stop::new)?,
            Some(_) => return Err(Stop::new("“lang” is en, fr or de")),
        };
        let Some(Value::String(verb)) = fields.remove("do") else {
            return Err(Stop::new(format!("say in “do” what to do: {KNOWN}")));
        };
        let request = read_fields(&verb, fields).map_err(|stop| stop.about(&verb))?;
        Ok((request, lang))
    }
}

fn read_fields(verb: &str, fields: Map<String, Value>) -> Result<Request, Stop> {
    fn of<T: for<'de> Deserialize<'de>>(fields: Map<String, Value>) -> Result<T, Stop> {
        Ok(serde_json::from_value(Value::Object(fields))?)
    }
    Ok(match verb {
        "start" => Request::Start(of(fields)?),
        "load" => Request::Load { position: of::<Loaded>(fields)?.position },
        "rules" => Request::Rules { game: of::<Named>(fields)?.game },
        "imagine" => {
            let Imagined { view, seed, game } = of(fields)?;
            Request::Imagine { view, seed, game }
        }
        "status" => of(fields).map(|Nothing {}| Request::Game(OfGame::Status))?,
        "position" => of(fields).map(|Nothing {}| Request::Game(OfGame::Position))?,
        "record" => of(fields).map(|Nothing {}| Request::Game(OfGame::Record))?,
        "moves" => Request::Game(OfGame::Moves { seat: of::<AtSeat<Seat>>(fields)?.seat }),
        "view" => Request::Game(OfGame::View { seat: of::<AtSeat<Viewer>>(fields)?.seat }),
        "play" => of(fields).map(|Choice { seat, mv }| Request::Game(OfGame::Play { seat, mv }))?,
        "why" => of(fields).map(|Choice { seat, mv }| Request::Game(OfGame::Why { seat, mv }))?,
        _ => return Err(Stop::new(format!("nothing of that name can be done; there is: {KNOWN}"))),
    })
}
