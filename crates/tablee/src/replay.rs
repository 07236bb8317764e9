//! `tablee replay`: checks records, or tells a game as one seat saw it.

use crate::{
    choose::of_name,
    stop::{Stop, print},
};
use std::{
    fmt::Write,
    fs,
    panic::catch_unwind,
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};
use table::{Game, Heard, Lang, Phrase, Record, RecordError, Say, Seat, Status, Viewer, Words, record};

/// What is asked of each record.
#[derive(Copy, Clone)]
enum Asked {
    Check,
    Digest,
    Tell(Viewer, Lang),
}

pub(crate) fn run(files: &[PathBuf], seat: Option<Viewer>, digest: bool, lang: Lang) -> Result<(), Stop> {
    let asked = match seat {
        Some(viewer) => Asked::Tell(viewer, lang),
        None if digest => Asked::Digest,
        None => Asked::Check,
    };
    let mut bad = 0;
    for (file, answer) in files.iter().zip(all(files, asked)) {
        match answer {
            Ok(text) => print(&text)?,
            Err(stop) => {
                bad += 1;
                eprintln!("tablee: {}: {stop}", file.display());
            }
        }
    }
    match bad {
        0 => Ok(()),
        _ => Err(Stop::new(format!("{bad} of {} records don't replay", files.len()))),
    }
}

/// Every file's answer, worked out on all cores, in the order of the files.
fn all(files: &[PathBuf], asked: Asked) -> Vec<Result<String, Stop>> {
    let next = AtomicUsize::new(0);
    let answers = Mutex::new(Vec::new());
    let work = || {
        while let Some((at, file)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            files.get(at).map(|file| (at, file))
        } {
            // A record that breaks its game is no reason to keep quiet about the others.
            let answer = catch_unwind(|| one(file, asked)).unwrap_or_else(|_| {
                Err(Stop::new("the game broke on this record, which is a fault of the program"))
            });
            answers.lock().unwrap_or_else(PoisonError::into_inner).push((at, answer));
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| _ = scope.spawn(work));
    });
    let mut answers = answers.into_inner().unwrap_or_else(PoisonError::into_inner);
    answers.sort_by_key(|(at, _)| *at);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

fn one(file: &Path, asked: Asked) -> Result<String, Stop> {
    let bytes = fs::read(file)?;
    let text = String::from_utf8(bytes).map_err(|_| Stop::new("this is no record: it isn't text"))?;
    let name = record::game_of(&text)?;
    match of_name!(name, answer(&text, file, asked)) {
        Err(_) if !crate::choose::names().contains(&name) => Err(RecordError::OtherGame(name.into()).into()),
        answer => answer,
    }
}

fn answer<G: Game>(text: &str, file: &Path, asked: Asked) -> Result<String, Stop> {
    let record = Record::<G>::parse(text)?;
    match asked {
        Asked::Check => {
            record.replay(|_, _| ())?;
            let (players, moves) = (record.brought.len(), record.moves.len());
            let result = &record.result;
            Ok(format!("{}: {}, {players} players, {moves} moves, {result}", file.display(), G::ABOUT.name))
        }
        Asked::Digest => Ok(format!("{} {}", record.views_digest()?, file.display())),
        Asked::Tell(viewer, lang) => tell(&record, viewer, lang),
    }
}

/// The game as this viewer heard it.
fn tell<G: Game>(record: &Record<G>, viewer: Viewer, lang: Lang) -> Result<String, Stop> {
    if !viewer.is_at(record.brought.len()) {
        return Err(Stop::new(format!("nobody sat on seat {viewer}")));
    }
    let name = |seat: Seat| {
        let seat_name = Words::seat(lang, seat);
        match record.names.get(seat.index()).map_or("", String::as_str) {
            "" => seat_name,
            name => format!("{seat_name} ({name})"),
        }
    };
    let say = |phrase: &Phrase| {
        let said = G::words().say(lang, phrase, &name);
        let mut letters = said.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect::<String>())
    };
    let mut story = format!("{}\n", G::ABOUT.title);
    let mut number = 0;
    let played = record.replay(|_, heard: &Heard<G::Event>| {
        let heard: Vec<String> = heard.by(viewer).map(|event| say(&event.phrase())).collect();
        if !heard.is_empty() {
            let _ = writeln!(story, "{number:4}. {}", heard.join(" "));
        }
        number += 1;
    })?;
    let Status::Over(outcome) = played.game().status() else {
        return Ok(story + &say(&Phrase::new("table-unfinished")));
    };
    let scores = Seat::all(outcome.scores.len()).zip(&outcome.scores);
    let scores =
        scores.map(|(seat, &score)| Phrase::new("table-score").with("seat", seat).with("score", score));
    let verb = if outcome.winners.len() == 1 { "table-wins" } else { "table-shares" };
    let winners = outcome.winners.iter().map(|seat| Phrase::new(verb).with("seat", seat));
    let nobody = outcome.winners.is_empty().then(|| Phrase::new("table-nobody"));
    let end = [Phrase::new(format!("ending-{}", outcome.ending))];
    let lines = end.into_iter().chain(scores).chain(winners).chain(nobody).map(|phrase| say(&phrase));
    Ok(story + &lines.collect::<Vec<String>>().join("\n"))
}
