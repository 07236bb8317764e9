//! `tablee referee`: a game over standard input and output, one JSON object a line.
//!
//! The protocol is described in `docs/protocol.md`.

mod request;
mod session;

use crate::{
    choose::{of_name, options_of_json},
    stop::{Stop, print},
};
use request::{Request, Start};
use serde_json::{Value, json};
use session::{Answer, Live, Session};
use std::{
    io::{BufRead, Read},
    panic::{AssertUnwindSafe, catch_unwind},
};
use table::{Game, Lang, Match, Seed, position, rules};

/// No request is longer than this many bytes.
const LONGEST: u64 = 8 << 20;

pub(crate) fn run() -> Result<(), Stop> {
    let mut input = std::io::stdin().lock();
    let mut referee = Referee { live: None };
    while let Some(line) = next_line(&mut input)? {
        if !line.as_ref().is_ok_and(|line| line.trim().is_empty()) {
            print(&referee.reply(line).to_string())?;
        }
    }
    Ok(())
}

/// The next line, or what is wrong with it; `None` at the end.
fn next_line(input: &mut impl BufRead) -> Result<Option<Result<String, Stop>>, Stop> {
    let mut line = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(Stop::new(format!("a line is at most {LONGEST} bytes long")))));
    }
    Ok(Some(String::from_utf8(line).map_err(|_| Stop::new("this line isn't UTF-8 text"))))
}

struct Referee {
    live: Option<Box<dyn Session>>,
}

impl Referee {
    fn reply(&mut self, line: Result<String, Stop>) -> Value {
        let answer = line.and_then(|line| {
            let (request, lang) = Request::read(&line)?;
            // Whatever goes wrong inside a game costs that game, not the session.
            catch_unwind(AssertUnwindSafe(|| self.answer(request, lang))).unwrap_or_else(|_| {
                self.live = None;
                Err(Stop::new("the game broke on this, which is a fault of the program; it was dropped"))
            })
        });
        match answer {
            Ok(Answer::Done(Value::Object(mut fields))) => {
                fields.insert("ok".into(), true.into());
                fields.into()
            }
            Ok(Answer::Done(other)) => json!({ "ok": true, "value": other }),
            Ok(Answer::Refused(refused)) => json!({ "ok": false, "refused": refused }),
            Err(stop) => json!({ "ok": false, "error": stop.to_string() }),
        }
    }

    fn answer(&mut self, request: Request, lang: Lang) -> Result<Answer, Stop> {
        match request {
            Request::Start(asked) => {
                let name = asked.game.clone();
                let (live, answer) = of_name!(name.as_str(), start(asked))?;
                self.live = Some(live);
                Ok(answer)
            }
            Request::Load { position } => {
                let name = position::game_of(&position)
                    .ok_or_else(|| Stop::new("this is no position: it doesn't say of which “game”"))?;
                self.live = Some(of_name!(name, load(&position))?);
                Ok(Answer::Done(json!({ "game": name })))
            }
            Request::Rules { game } => {
                let name = self.game_or(game)?;
                of_name!(name.as_str(), rules_page(lang)).map(Answer::Done)
            }
            Request::Imagine { view, seed, game } => {
                let name = self.game_or(game)?;
                of_name!(name.as_str(), imagine(&view, seed.as_deref()))
            }
            Request::Game(request) => self.live()?.answer(request, lang),
        }
    }

    fn live(&mut self) -> Result<&mut Box<dyn Session>, Stop> {
        self.live.as_mut().ok_or_else(|| Stop::new("no game is on: start or load one first"))
    }

    /// The game named, or the one that is on.
    fn game_or(&mut self, named: Option<String>) -> Result<String, Stop> {
        match named {
            Some(name) => Ok(name),
            None => Ok(self.live()?.name().to_owned()),
        }
    }
}

fn seed_of(text: Option<&str>) -> Result<Seed, Stop> {
    if let Some(text) = text {
        return Ok(Seed::from_text(text));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes))
}

fn start<G: Game>(asked: Start) -> Result<(Box<dyn Session>, Answer), Stop> {
    let options = options_of_json::<G>(&asked.options)?;
    let seed = seed_of(asked.seed.as_deref())?;
    let players = asked.players.or(asked.brought.as_ref().map(Vec::len));
    let players = players.unwrap_or_else(|| Match::<G>::fewest(&options));
    let brought = match asked.brought {
        None => None,
        Some(brought) if brought.len() == players => {
            let read = |(seat, what)| {
                let read = table::brought::read::<G>(&options, what);
                read.map_err(|error| Stop::from(error).about(format_args!("seat {seat}")))
            };
            Some(brought.iter().enumerate().map(read).collect::<Result<Vec<G::Brought>, Stop>>()?)
        }
        Some(brought) => {
            return Err(Stop::new(format!("{players} players, but {} brought something", brought.len())));
        }
    };
    let played = match brought {
        Some(brought) => Match::<G>::start(options, brought, seed)?,
        None => Match::<G>::of(players, options, seed)?,
    };
    let answer = json!({
        "game": G::ABOUT.name,
        "rules": G::ABOUT.rules_version,
        "players": players,
        "options": table::options::write::<G>(played.options()),
        "commitment": played.seed().commitment(),
    });
    Ok((Box::new(Live::Match(played)), Answer::Done(answer)))
}

fn load<G: Game>(value: &Value) -> Result<Box<dyn Session>, Stop> {
    Ok(Box::new(Live::<G>::Position(position::read(value)?)))
}

fn imagine<G: Game>(view: &Value, seed: Option<&str>) -> Result<Answer, Stop> {
    let view: G::View = serde::Deserialize::deserialize(view)
        .map_err(|error: serde_json::Error| Stop::from(error).about("this is no view"))?;
    let game = G::imagine(&view, &mut table::Dice::new(&seed_of(seed)?))?;
    Ok(Answer::Done(json!({ "position": position::write(&game) })))
}

#[expect(clippy::unnecessary_wraps, reason = "so that it can be run for a name that may not be on the shelf")]
fn rules_page<G: Game>(lang: Lang) -> Result<Value, Stop> {
    let page = G::ABOUT.rules[lang as usize];
    let rule = |rule: rules::Rule| json!({ "id": rule.id, "text": rule.text });
    let list: Vec<Value> = rules::read(page).into_iter().map(rule).collect();
    Ok(json!({ "game": G::ABOUT.name, "rules": list, "page": page }))
}
