//! A whole game as text that a reviewer can follow: after every move what each viewer heard, and what changed in
//! what he sees. A leak would stand there in black and white.

use super::Lawful;
use crate::{Dice, Heard, Lang, Match, Say, Seat, Seed, SetupError, Viewer};
use serde_json::Value;
use std::{collections::BTreeMap, fmt::Write};

type Lines = BTreeMap<String, String>;

/// A random game at this table, written down.
pub fn write<G: Lawful>(players: usize, options: G::Options, seed: &Seed) -> Result<String, SetupError> {
    write_by::<G>(players, options, seed, |_, _, moves, dice| dice.pick(moves))
}

/// A game at this table, written down, in which `choose` picks one of the moves for the seat that is asked.
pub fn write_by<G: Lawful>(
    players: usize,
    options: G::Options,
    seed: &Seed,
    mut choose: impl FnMut(&G, Seat, &[G::Move], &mut Dice) -> Option<G::Move>,
) -> Result<String, SetupError> {
    let mut played = Match::<G>::of(players, options, seed.clone())?;
    let mut dice = Dice::new(&seed.derive("playthrough", 0));
    let mut seen: BTreeMap<Viewer, Lines> = BTreeMap::new();
    let mut text = format!("{}, {players} players, {:?}\n\n0. the start\n", G::ABOUT.title, played.options());
    sights(&mut text, played.game(), &mut seen);
    let mut moves = Vec::new();
    for number in 1..=G::LIMIT {
        let seats: Vec<Seat> = played.game().status().waiting().iter().collect();
        let Some(seat) = dice.pick(&seats) else { break };
        moves.clear();
        played.game().moves(seat, &mut moves);
        let Some(mv) = choose(played.game(), seat, &moves, &mut dice) else { break };
        let offered: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let mut heard = Heard::new();
        let Ok(trace) = played.play(seat, mv, &mut heard) else { break };
        let _ = writeln!(text, "\n{number}. seat {seat}, of [{}]: {mv} ({trace:?})", offered.join(", "));
        hearings::<G>(&mut text, players, &heard);
        sights(&mut text, played.game(), &mut seen);
    }
    let _ = writeln!(text, "\n{:?}", played.game().status());
    Ok(text)
}

fn hearings<G: Lawful>(text: &mut String, players: usize, heard: &Heard<G::Event>) {
    let said = |event: &G::Event| G::words().say(Lang::En, &event.phrase(), &|seat| format!("Seat {seat}"));
    let story = |viewer| heard.by(viewer).map(said).collect::<Vec<String>>().join(" ");
    each(text, "hears", Viewer::all(players).map(|viewer| (viewer, story(viewer))));
}

/// What has changed in each viewer's sight.
fn sights<G: Lawful>(text: &mut String, game: &G, seen: &mut BTreeMap<Viewer, Lines>) {
    let mut change = |viewer| {
        let mut now = Lines::new();
        flatten("", &serde_json::to_value(game.view(viewer)).unwrap_or_default(), &mut now);
        now.retain(|key, _| !G::dull().iter().any(|dull| key.contains(dull)));
        let before = seen.insert(viewer, now.clone()).unwrap_or_default();
        let changed = now.iter().filter(|(key, value)| before.get(*key) != Some(value));
        let changed =
            changed.filter(|(key, _)| *key != "viewer").map(|(key, value)| format!("{key} {value}"));
        let gone = before.keys().filter(|key| !now.contains_key(*key)).map(|key| format!("{key} gone"));
        (viewer, changed.chain(gone).collect::<Vec<String>>().join(" · "))
    };
    each(text, "sees", Viewer::all(game.players()).map(&mut change));
}

/// A line for each viewer; those who share it are named together.
fn each(text: &mut String, verb: &str, lines: impl Iterator<Item = (Viewer, String)>) {
    let mut shared: Vec<(Vec<String>, String)> = Vec::new();
    for (viewer, line) in lines.filter(|(_, line)| !line.is_empty()) {
        match shared.iter_mut().find(|(_, other)| *other == line) {
            Some((viewers, _)) => viewers.push(viewer.to_string()),
            None => shared.push((vec![viewer.to_string()], line)),
        }
    }
    for (viewers, line) in shared {
        let _ = writeln!(text, "   {} {verb}: {line}", viewers.join("+"));
    }
}

/// `{"a": {"b": [1, 2]}}` as `a.b` and `[1,2]`.
fn flatten(path: &str, value: &Value, into: &mut Lines) {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match value {
        Value::Object(map) if path.is_empty() || is_whole(value) => {
            map.iter().for_each(|(key, inner)| flatten(&below(key), inner, into));
        }
        Value::Array(list) if list.iter().any(|inner| inner.is_array() || is_whole(inner)) => {
            list.iter().enumerate().for_each(|(at, inner)| flatten(&below(&at.to_string()), inner, into));
        }
        Value::Array(list) => _ = into.insert(path.to_owned(), runs(list)),
        other => _ = into.insert(path.to_owned(), plain(other)),
    }
}

/// Whether this is an object with more than a word to say.
fn is_whole(value: &Value) -> bool {
    value.as_object().is_some_and(|map| map.len() > 1 || map.values().any(is_whole))
}

fn plain(value: &Value) -> String {
    value.to_string().replace('"', "")
}

/// A list in which four or more of the same stand as `14×?`.
fn runs(list: &[Value]) -> String {
    let parts = list.chunk_by(|one, two| one == two).map(|run| match run.len() {
        4.. => format!("{}×{}", run.len(), plain(&run[0])),
        _ => run.iter().map(plain).collect::<Vec<String>>().join(","),
    });
    format!("[{}]", parts.collect::<Vec<String>>().join(","))
}
