//! Laws that hold at every moment of a game. Each says in words what is wrong.

use super::{Lawful, Secret, walk::can_say};
use crate::{Dice, Heard, MAX_SEATS, Refusal, Seat, Trace, Viewer, position};
use std::collections::BTreeMap;

type Finding = Result<(), String>;

/// How many games are imagined at most before a secret counts as given away.
const IMAGININGS: u32 = 400;

fn imagined<G: Lawful>(game: &G, viewer: Viewer, dice: &mut Dice) -> Result<G, String> {
    let view = game.view(viewer);
    G::imagine(&view, dice).map_err(|error| format!("the view of {viewer} isn't imagined: {error}"))
}

pub(super) fn complete<G: Lawful>(game: &G, dice: &mut Dice) -> Finding {
    for viewer in Viewer::all(game.players()) {
        let view = game.view(viewer);
        let again = imagined(game, viewer, dice)?;
        if again.view(viewer) != view {
            return Err(format!("{viewer} sees {view:?}, but imagined {:?}", again.view(viewer)));
        }
        again.inspect().map_err(|error| format!("imagined for {viewer}: {error}"))?;
    }
    Ok(())
}

pub(super) fn sound<G: Lawful>(game: &G, dice: &mut Dice) -> Finding {
    let waiting = game.status().waiting();
    for seat in Seat::all(MAX_SEATS) {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        if moves.is_empty() == waiting.contains(seat) {
            return Err(format!("seat {seat} has {} moves, and {waiting:?} are waited for", moves.len()));
        }
        for (at, &mv) in moves.iter().enumerate() {
            if let Err(refusal) = game.check(seat, mv) {
                return Err(format!("seat {seat}'s {mv} is listed but refused by {}", refusal.rule()));
            }
            if moves[..at].contains(&mv) {
                return Err(format!("seat {seat}'s {mv} is listed twice"));
            }
        }
        for _ in 0..8 {
            let mv = G::any_move(dice);
            match game.check(seat, mv) {
                Ok(()) if !moves.contains(&mv) => {
                    return Err(format!("seat {seat}'s {mv:?} isn't listed but accepted"));
                }
                Ok(()) => {}
                Err(refusal) => citable::<G>(&refusal)?,
            }
        }
    }
    Ok(())
}

/// Whether the rules page has the rule, and every language words for it.
fn citable<G: Lawful>(refusal: &Refusal) -> Finding {
    let rule = refusal.rule();
    let common = [Refusal::OVER, Refusal::NOT_ASKED].contains(&rule);
    if !common && !G::ABOUT.rules[0].contains(&format!("`{rule}`")) {
        return Err(format!("{rule} refuses but isn't on the rules page"));
    }
    can_say::<G>(&refusal.phrase())
}

pub(super) fn conserved<G: Lawful>(game: &G, start: &[(&'static str, i64)]) -> Finding {
    let now = game.conserved();
    if now == start { Ok(()) } else { Err(format!("it began with {start:?} and has {now:?}")) }
}

pub(super) fn survives<G: Lawful>(game: &G) -> Finding {
    let written = position::write(game);
    let value = serde_json::from_str(&written.to_string()).map_err(|error| error.to_string())?;
    let again: G = position::read(&value).map_err(|error| error.to_string())?;
    if position::write(&again) != written {
        return Err("the position reads back as another one".into());
    }
    if again.status() != game.status() {
        return Err("read back, the table waits for somebody else".into());
    }
    for viewer in Viewer::all(game.players()) {
        let view = game.view(viewer);
        let text = serde_json::to_string(&view).map_err(|error| error.to_string())?;
        let read: G::View = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if read != view || again.view(viewer) != view {
            return Err(format!("what {viewer} sees doesn't survive"));
        }
        let Some(seat) = viewer.seat() else { continue };
        let mut moves = (Vec::new(), Vec::new());
        game.moves(seat, &mut moves.0);
        again.moves(seat, &mut moves.1);
        if moves.0 != moves.1 {
            return Err(format!("read back, {viewer} has other moves"));
        }
        let text = serde_json::to_string(&moves.0).map_err(|error| error.to_string())?;
        if serde_json::from_str::<Vec<G::Move>>(&text).map_err(|error| error.to_string())? != moves.0 {
            return Err(format!("moves of {viewer} don't survive"));
        }
    }
    Ok(())
}

pub(super) fn secret<G: Lawful>(game: &G, dice: &mut Dice) -> Finding {
    let secrets = game.secrets();
    for viewer in Viewer::all(game.players()) {
        let view = game.view(viewer);
        let (known, unknown): (Vec<&Secret>, Vec<&Secret>) =
            secrets.iter().partition(|secret| secret.known.has(viewer));
        let (fixed, mut unknown): (Vec<&Secret>, Vec<&Secret>) =
            unknown.into_iter().partition(|secret| G::leaves_one(&view, &secret.what));
        for round in 0..IMAGININGS {
            if unknown.is_empty() && round > 2 {
                break;
            }
            let values: BTreeMap<String, String> = imagined(game, viewer, dice)?
                .secrets()
                .into_iter()
                .map(|secret| (secret.what, secret.value))
                .collect();
            let same = |secret: &&Secret| values.get(&secret.what) == Some(&secret.value);
            if let Some(secret) = known.iter().chain(&fixed).find(|secret| !same(secret)) {
                return Err(format!("{viewer} knows {} and yet imagines something else", secret.what));
            }
            unknown.retain(same);
        }
        if let Some(secret) = unknown.first() {
            return Err(format!("{viewer} can tell {}: {}", secret.what, secret.value));
        }
    }
    Ok(())
}

pub(super) fn blind<G: Lawful>(game: &G, dice: &mut Dice) -> Finding {
    for seat in Seat::all(game.players()) {
        let again = imagined(game, seat.into(), dice)?;
        let mut moves = (Vec::new(), Vec::new());
        game.moves(seat, &mut moves.0);
        again.moves(seat, &mut moves.1);
        if moves.0 != moves.1 {
            return Err(format!("seat {seat} has moves {:?}, imagined {:?}", moves.0, moves.1));
        }
        for _ in 0..16 {
            let mv = G::any_move(dice);
            let [one, two] = [game.check(seat, mv), again.check(seat, mv)];
            if one != two {
                return Err(format!("seat {seat}'s {mv}: {one:?}, imagined {two:?}"));
            }
        }
    }
    Ok(())
}

pub(super) fn hearing<G: Lawful>(game: &G, dice: &mut Dice) -> Finding {
    let mut moves = Vec::new();
    for seat in game.status().waiting() {
        moves.clear();
        game.moves(seat, &mut moves);
        let Some(mv) = dice.pick(&moves) else { continue };
        for viewer in Viewer::all(game.players()) {
            let mut again = imagined(game, viewer, dice)?;
            if again.check(seat, mv).is_err() {
                continue;
            }
            let mut real = game.clone();
            let mut heard = (Heard::new(), Heard::new());
            let trace = real.apply(seat, mv, &mut heard.0);
            let other = again.apply(seat, mv, &mut heard.1);
            let same = real.view(viewer) == again.view(viewer);
            if trace == Trace::Quiet && (!same || other != trace) {
                return Err(format!("seat {seat}'s {mv} is called quiet, but tells {viewer} something"));
            }
            if same && !heard.0.by(viewer).eq(heard.1.by(viewer)) {
                let [one, two] = [&heard.0, &heard.1].map(|heard| heard.by(viewer).collect::<Vec<_>>());
                return Err(format!(
                    "after seat {seat}'s {mv} {viewer} heard {one:?} or {two:?}, seeing the same"
                ));
            }
        }
    }
    Ok(())
}
