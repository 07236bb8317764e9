//! Positions and views that somebody tampered with.

use super::Lawful;
use crate::{Dice, Viewer, playout, position};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A position and a view, each changed in one place, are refused in words or can at least be played to an end.
pub(super) fn sturdy<G: Lawful>(game: &G, dice: &mut Dice) -> Result<(), String> {
    let mut written = position::write(game);
    tamper(&mut written, dice);
    unharmed(|| position::read::<G>(&written).ok(), dice)
        .map_err(|what| format!("{what}: position {written}"))?;

    let viewers: Vec<Viewer> = Viewer::all(game.players()).collect();
    let Some(viewer) = dice.pick(&viewers) else { return Ok(()) };
    let mut view = serde_json::to_value(game.view(viewer)).map_err(|error| error.to_string())?;
    tamper(&mut view, dice);
    let mut other = Dice::new(&dice.seed());
    let imagine = || G::imagine(&serde_json::from_value(view.clone()).ok()?, &mut other).ok();
    unharmed(imagine, dice).map_err(|what| format!("{what}: view {view}"))
}

/// If there is a game after all, it can be played to an end and looked at.
fn unharmed<G: Lawful>(odd: impl FnOnce() -> Option<G>, dice: &mut Dice) -> Result<(), String> {
    let play = || {
        let Some(mut game) = odd() else { return Ok(()) };
        game.inspect().map_err(|error| error.to_string())?;
        let (_, outcome) = playout::finish(&mut game, dice, &mut Vec::new(), G::LIMIT);
        Viewer::all(game.players()).for_each(|viewer| drop(game.view(viewer)));
        outcome.map(|_| ()).ok_or_else(|| "it doesn't end".to_owned())
    };
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|_| Err("it panicked".into()))
}

/// Changes one thing somewhere in this value.
fn tamper(value: &mut Value, dice: &mut Dice) {
    let here = dice.roll(4) == 0;
    match value {
        Value::Object(map) if !map.is_empty() && !here => {
            let at = dice.roll(map.len() as u32) as usize;
            if let Some(inner) = map.values_mut().nth(at) {
                tamper(inner, dice);
            }
        }
        Value::Array(list) if !list.is_empty() && !here => {
            let at = dice.roll(list.len() as u32) as usize;
            tamper(&mut list[at], dice);
        }
        Value::Array(list) if !list.is_empty() => {
            let at = dice.roll(list.len() as u32) as usize;
            match dice.roll(3) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => list.rotate_left(1),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let odd = [number + 1, number - 1, 0, 7, 255, 256, -1, 1 << 31, i64::MAX];
            *value = json!(dice.pick(&odd));
        }
        Value::Bool(so) => *so = !*so,
        other => {
            let odd = [json!(null), json!(0), json!([]), json!({}), json!(""), json!("spectator")];
            *other = odd[dice.roll(odd.len() as u32) as usize].clone();
        }
    }
}
