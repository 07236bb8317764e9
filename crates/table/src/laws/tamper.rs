//! Positions and views that somebody tampered with.

use super::Lawful;
use crate::{Dice, Game, Viewer, playout, position};
use serde_json::{Value, json};

/// A position and a view, each changed in one place, are refused in words or can at least be played to an end.
pub(super) fn sturdy<G: Lawful>(game: &G, dice: &mut Dice) -> Result<(), String> {
    let mut written = position::write(game);
    tamper(&mut written, dice);
    if let Ok(odd) = position::read::<G>(&written) {
        play_on(odd, dice).map_err(|what| format!("{what} in position {written}"))?;
    }
    let viewers: Vec<Viewer> = Viewer::all(game.players()).collect();
    let Some(viewer) = dice.pick(&viewers) else { return Ok(()) };
    let mut view = serde_json::to_value(game.view(viewer)).map_err(|error| error.to_string())?;
    tamper(&mut view, dice);
    if let Ok(odd) = serde_json::from_value(view.clone())
        && let Ok(odd) = G::imagine(&odd, dice)
    {
        odd.inspect().map_err(|error| format!("imagined from view {view}: {error}"))?;
        play_on(odd, dice).map_err(|what| format!("{what} from view {view}"))?;
    }
    Ok(())
}

fn play_on<G: Lawful>(mut game: G, dice: &mut Dice) -> Result<(), String> {
    let (_, outcome) = playout::finish(&mut game, dice, &mut Vec::new(), G::LIMIT);
    for viewer in Viewer::all(game.players()) {
        let _ = Game::view(&game, viewer);
    }
    outcome.map(|_| ()).ok_or_else(|| "it doesn't end".into())
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
