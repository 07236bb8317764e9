//! A game as one text file: a few header lines, then one move a line. People can read it, mail it, replay it.
//!
//! The format is described in `docs/records.md`.

use crate::{
    Game, Lang, Match, NotASeed, Refusal, Seat, Seed, SetupError, Status, Viewer, Words, options,
    seed::write_hex,
};
use sha2::{Digest, Sha256};
use std::{fmt::Write, iter::Peekable};

const FIRST_LINE: &str = "Tablée record";
const FORMAT: u32 = 1;

/// A game written down: how it was set up and every move, take-backs already netted out.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// Who sat where, by name.
    pub names: Vec<String>,
    /// What the host chose.
    pub options: G::Options,
    /// What each seat brought.
    pub brought: Vec<G::Brought>,
    /// Where its chance came from.
    pub seed: Seed,
    /// Every move, in order.
    pub moves: Vec<(Seat, G::Move)>,
    /// The line on how it ended.
    pub result: String,
}

/// Why a record can't be played, in words.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Something else than a record.
    #[error("this is no record: it doesn't begin with “{FIRST_LINE} {FORMAT}”")]
    NotARecord,
    /// Written by a later Tablée.
    #[error("this record is in format {0}; this house reads format {FORMAT}")]
    Format(String),
    /// The game isn't the one asked for.
    #[error("this is a record of “{0}”, which isn't on this shelf")]
    OtherGame(String),
    /// A header line is missing or wrong.
    #[error("line {line}: expected “{expected}”")]
    Header {
        /// Where, from 1.
        line: usize,
        /// What should stand there.
        expected: String,
    },
    /// Made under other rules or with other content.
    #[error("this record is of {what} version {found} of {game}; this house plays version {known}")]
    Version {
        /// `rules` or `content`.
        what: &'static str,
        /// The game.
        game: &'static str,
        /// What the record says.
        found: u32,
        /// What is known here.
        known: u32,
    },
    /// The seed isn't one.
    #[error("line {line}: {why}")]
    Seed {
        /// Where, from 1.
        line: usize,
        /// What is wrong with it.
        why: NotASeed,
    },
    /// The table can't be set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// It stops before its last line.
    #[error("this record is cut off: its last line, “end: …”, is missing")]
    Truncated,
    /// It was changed after it was written.
    #[error("this record was edited or damaged: its checksum doesn't fit")]
    Edited,
    /// The commitment shown at the start isn't this seed's.
    #[error("the seed doesn't fit its commitment")]
    Commitment,
    /// A line that is no move.
    #[error("line {line}: {why}")]
    Move {
        /// Where, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// A move that the rules don't allow.
    #[error("move {number}, seat {seat} plays {mv}: not allowed by {}: {words}", refusal.rule())]
    Refused {
        /// Which move, from 1.
        number: usize,
        /// Whose.
        seat: Seat,
        /// What, in notation.
        mv: String,
        /// Why.
        refusal: Box<Refusal>,
        /// Why, in words.
        words: String,
    },
    /// A view can't be written down: a fault of the game.
    #[error("a view can't be written: {0}")]
    View(serde_json::Error),
    /// It ends otherwise than it says.
    #[error("the record says “{said}”, but its moves lead to “{is}”")]
    Result {
        /// What the record says.
        said: String,
        /// What its moves lead to.
        is: String,
    },
}

/// The game that a record is of.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    let mut lines = text.lines();
    let version = lines.next().and_then(|line| line.trim_end().strip_prefix(FIRST_LINE));
    match version.map(str::trim) {
        Some(version) if version.parse() == Ok(FORMAT) => {}
        Some(version) => return Err(RecordError::Format(short(version))),
        None => return Err(RecordError::NotARecord),
    }
    let game = lines.next().and_then(|line| line.strip_prefix("game: ")).map(str::trim);
    game.ok_or(RecordError::Header { line: 2, expected: "game: NAME".into() })
}

fn short(text: &str) -> String {
    text.chars().take(80).collect()
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    let _ = write_hex(bytes, &mut text);
    text
}

fn checksum(lines: &str) -> String {
    hex(&Sha256::digest(lines.as_bytes()))
}

/// How the game stands, in one line.
fn result_line(status: &Status) -> String {
    match status {
        Status::Over(outcome) => outcome.to_string(),
        Status::Waiting(_) => "unfinished".into(),
    }
}

/// A fingerprint of everything that anybody sees, moment by moment.
#[derive(Default)]
pub struct Sights(Sha256);

impl Sights {
    /// Adds what everybody sees now.
    pub fn add<G: Game>(&mut self, game: &G) -> Result<(), serde_json::Error> {
        for viewer in Viewer::all(game.players()) {
            let view = serde_json::to_string(&game.view(viewer))?;
            self.0.update(format!("{viewer} {view}\n"));
        }
        Ok(())
    }

    /// The fingerprint, in hexadecimal.
    #[must_use]
    pub fn digest(self) -> String {
        hex(&self.0.finalize())
    }
}

impl<G: Game> Record<G> {
    /// The record of this game as far as it went. Names are cut to one line; missing ones stay empty.
    pub fn of(played: &Match<G>, names: &[String]) -> Record<G> {
        let name = |at| {
            names.get(at).map_or(String::new(), |name: &String| name.replace(['\n', '\r'], " ").trim().into())
        };
        Record {
            names: (0..played.brought().len()).map(name).collect(),
            options: played.options().clone(),
            brought: played.brought().to_vec(),
            seed: played.seed().clone(),
            moves: played.moves().to_vec(),
            result: result_line(&played.game().status()),
        }
    }

    /// As text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = self.head();
        for (seat, mv) in &self.moves {
            let _ = writeln!(text, "{seat} {mv}");
        }
        let sum = checksum(&text);
        let _ = writeln!(text, "\nend: {} moves, sha256 {sum}", self.moves.len());
        text
    }

    fn head(&self) -> String {
        let about = G::ABOUT;
        let mut text = format!(
            "{FIRST_LINE} {FORMAT}\ngame: {}\nrules: {}\ncontent: {}\n",
            about.name, about.rules_version, about.content_version
        );
        for (key, value) in options::write::<G>(&self.options) {
            let _ = writeln!(text, "option {key}: {value}");
        }
        let _ = writeln!(text, "seats: {}", self.brought.len());
        for (at, (name, brought)) in self.names.iter().zip(&self.brought).enumerate() {
            let _ = writeln!(text, "{}", format!("seat {at}: {name}").trim_end());
            if *brought != G::Brought::default() {
                let json = serde_json::to_string(brought).unwrap_or_default();
                let _ = writeln!(text, "brought {at}: {json}");
            }
        }
        let _ = writeln!(text, "seed: {}\ncommitment: {}", self.seed, self.seed.commitment());
        let _ = writeln!(text, "result: {}\n", self.result);
        text
    }

    /// Reads a record. That it plays is found out by [`replay`](Record::replay).
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        let text = text.replace("\r\n", "\n");
        let game = game_of(&text)?;
        if game != G::ABOUT.name {
            return Err(RecordError::OtherGame(short(game)));
        }
        let mut lines = Lines { lines: text.lines().enumerate().skip(2).peekable() };
        lines.version::<G>("rules", G::ABOUT.rules_version)?;
        lines.version::<G>("content", G::ABOUT.content_version)?;
        let options = options::read::<G>(&lines.options()?)?;

        let body = text.rsplit_once("\nend: ").ok_or(RecordError::Truncated)?;
        let (count, sum) = body.1.trim_end().split_once(" moves, sha256 ").ok_or(RecordError::Truncated)?;
        if checksum(body.0) != sum {
            return Err(if sum.len() < 64 { RecordError::Truncated } else { RecordError::Edited });
        }

        let (names, brought) = lines.seats::<G>()?;
        let (line, seed) = lines.header("seed: ")?;
        let seed: Seed = seed.parse().map_err(|why| RecordError::Seed { line, why })?;
        if lines.header("commitment: ")?.1 != seed.commitment().to_string() {
            return Err(RecordError::Commitment);
        }
        let result = lines.header("result: ")?.1.to_owned();
        let moves = lines.moves::<G>()?;
        if count.parse() != Ok(moves.len()) {
            return Err(RecordError::Edited);
        }
        Ok(Record { names, options, brought, seed, moves, result })
    }

    /// Plays it through, calling `each` at the start and after every move with what was heard, and checks
    /// that every move is allowed and that it ends as it says.
    pub fn replay(
        &self,
        mut each: impl FnMut(&Match<G>, &crate::Heard<G::Event>),
    ) -> Result<Match<G>, RecordError> {
        let mut played = Match::start(self.options.clone(), self.brought.clone(), self.seed.clone())?;
        each(&played, &crate::Heard::new());
        for (at, &(seat, mv)) in self.moves.iter().enumerate() {
            let mut heard = crate::Heard::new();
            played.play(seat, mv, &mut heard).map_err(|refusal| RecordError::Refused {
                number: at + 1,
                seat,
                mv: mv.to_string(),
                words: G::words().say(Lang::En, &refusal.phrase(), &|seat| Words::seat(Lang::En, seat)),
                refusal: refusal.into(),
            })?;
            each(&played, &heard);
        }
        let is = result_line(&played.game().status());
        if is != self.result {
            return Err(RecordError::Result { said: self.result.clone(), is });
        }
        Ok(played)
    }

    /// A fingerprint of everything that anybody saw in it: SHA-256 over every viewer's view, as JSON, at the
    /// start and after every move. The same in every process, on every machine.
    pub fn views_digest(&self) -> Result<String, RecordError> {
        let mut sights = Sights::default();
        let mut added = Ok(());
        self.replay(|played, _| {
            if added.is_ok() {
                added = sights.add(played.game());
            }
        })?;
        added.map(|()| sights.digest()).map_err(RecordError::View)
    }
}

/// The lines of a record, each with its number.
struct Lines<'a, I: Iterator<Item = (usize, &'a str)>> {
    lines: Peekable<I>,
}

impl<'a, I: Iterator<Item = (usize, &'a str)>> Lines<'a, I> {
    /// The rest of the next line, which must begin like this.
    fn header(&mut self, prefix: &str) -> Result<(usize, &'a str), RecordError> {
        let (at, line) = self.lines.next().ok_or(RecordError::Truncated)?;
        let rest = line.strip_prefix(prefix).map(str::trim);
        let wrong = RecordError::Header { line: at + 1, expected: format!("{prefix}…") };
        rest.map(|rest| (at + 1, rest)).ok_or(wrong)
    }

    fn version<G: Game>(&mut self, what: &'static str, known: u32) -> Result<(), RecordError> {
        let (line, found) = self.header(&format!("{what}: "))?;
        let found = found.parse();
        let found = found.map_err(|_| RecordError::Header { line, expected: format!("{what}: NUMBER") })?;
        if found == known {
            return Ok(());
        }
        Err(RecordError::Version { what, game: G::ABOUT.name, found, known })
    }

    fn options(&mut self) -> Result<options::Chosen, RecordError> {
        let mut chosen = options::Chosen::new();
        while let Some((at, line)) = self.lines.next_if(|(_, line)| line.starts_with("option ")) {
            let pair = line["option ".len()..].split_once(": ");
            let wrong = RecordError::Header { line: at + 1, expected: "option KEY: VALUE".into() };
            let (key, value) = pair.ok_or(wrong)?;
            if chosen.insert(key.into(), value.trim().into()).is_some() {
                return Err(RecordError::Header { line: at + 1, expected: "each option once".into() });
            }
        }
        Ok(chosen)
    }

    fn seats<G: Game>(&mut self) -> Result<(Vec<String>, Vec<G::Brought>), RecordError> {
        let (line, seats) = self.header("seats: ")?;
        let wrong = |_| RecordError::Header { line, expected: "seats: NUMBER".into() };
        let seats: usize = seats.parse().map_err(wrong)?;
        SetupError::check_players(&G::ABOUT, seats)?;
        let mut names = Vec::new();
        let mut brought = Vec::new();
        for at in 0..seats {
            names.push(self.header(&format!("seat {at}:"))?.1.to_owned());
            let prefix = format!("brought {at}: ");
            let json = self.lines.next_if(|(_, line)| line.starts_with(&prefix));
            brought.push(match json {
                None => G::Brought::default(),
                Some((at, line)) => serde_json::from_str(&line[prefix.len()..])
                    .map_err(|why| RecordError::Move { line: at + 1, why: why.to_string() })?,
            });
        }
        Ok((names, brought))
    }

    fn moves<G: Game>(&mut self) -> Result<Vec<(Seat, G::Move)>, RecordError> {
        let mut moves = Vec::new();
        for (at, line) in self.lines.by_ref().filter(|(_, line)| !line.is_empty()) {
            if line.starts_with("end: ") {
                break;
            }
            let wrong = |why: String| RecordError::Move { line: at + 1, why };
            let parts = line.split_once(' ').and_then(|(seat, mv)| Some((seat.parse::<Seat>().ok()?, mv)));
            let (seat, mv) =
                parts.ok_or_else(|| wrong(format!("expected “SEAT MOVE”, not “{}”", short(line))))?;
            let mv = mv.trim_end().parse::<G::Move>().map_err(|why| wrong(why.to_string()))?;
            moves.push((seat, mv));
        }
        Ok(moves)
    }
}
