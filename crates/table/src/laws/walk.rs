//! A random game, with the laws tried along the way.

use super::{Broken, Law, Lawful, Table, moment, tamper};
use crate::{Dice, Heard, Lang, Match, Record, Seat, Seed, Status, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};

type Found = (Law, String);

/// One random game. Whatever panics breaks [`Law::Ends`].
pub(super) fn walk<G: Lawful>(laws: &[Law], table: &Table<G>, number: u32) -> Result<(), Broken> {
    let mut steps = 0;
    let found = catch_unwind(AssertUnwindSafe(|| play(laws, table, number, &mut steps)));
    let (law, what) = match found {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(found)) => found,
        Err(_) => (Law::Ends, "it panicked".into()),
    };
    let place = format!("{} players, {:?}, game {number}, after {steps} moves", table.players, table.options);
    Err(Broken { law, place, what })
}

fn play<G: Lawful>(laws: &[Law], table: &Table<G>, number: u32, steps: &mut u64) -> Result<(), Found> {
    let seed = Seed::from_text(G::ABOUT.name).derive("laws", number.into());
    let mut dice = Dice::new(&seed.derive("choices", 0));
    let brought = (0..table.players).map(|_| (table.brought)(&mut dice)).collect();
    let start = Match::<G>::start(table.options.clone(), brought, seed);
    let mut played = start.map_err(|error| (Law::Ends, error.to_string()))?;
    let conserved = played.game().conserved();
    let mut moves = Vec::new();
    loop {
        try_at(laws, played.game(), &conserved, dice.roll(8) == 0, &mut dice)?;
        let seats: Vec<Seat> = match played.game().status() {
            Status::Over(outcome) if G::ABOUT.endings.contains(&outcome.ending) => break,
            Status::Over(outcome) => {
                return Err((Law::Ends, format!("{} isn't among the endings", outcome.ending)));
            }
            Status::Waiting(seats) => seats.iter().collect(),
        };
        let Some(seat) = dice.pick(&seats) else { return Err((Law::Ends, "it waits for nobody".into())) };
        moves.clear();
        played.game().moves(seat, &mut moves);
        let Some(mv) = dice.pick(&moves) else {
            return Err((Law::Sound, format!("seat {seat} is asked and has no move")));
        };
        if mv.to_string().parse::<G::Move>().as_ref() != Ok(&mv) {
            return Err((Law::Ends, format!("the notation of {mv:?}, “{mv}”, doesn't parse back to it")));
        }
        let mut heard = Heard::new();
        if let Err(refusal) = played.play(seat, mv, &mut heard) {
            return Err((Law::Sound, format!("{mv} is listed but refused by {}", refusal.rule())));
        }
        for (_, event) in &heard.0 {
            can_say::<G>(&crate::Say::phrase(event)).map_err(|what| (Law::Ends, what))?;
        }
        *steps += 1;
        if *steps > G::LIMIT {
            return Err((Law::Ends, format!("it goes on after {} decisions", G::LIMIT)));
        }
    }
    if laws.contains(&Law::Replays) {
        replays(&played).map_err(|what| (Law::Replays, what))?;
    }
    Ok(())
}

/// Tries what is asked for at this moment; the costly laws only at a `chosen` one.
fn try_at<G: Lawful>(
    laws: &[Law],
    game: &G,
    conserved: &[(&'static str, i64)],
    chosen: bool,
    dice: &mut Dice,
) -> Result<(), Found> {
    for &law in laws {
        let found = match law {
            Law::Sound => moment::sound(game, dice),
            Law::Conserved => moment::conserved(game, conserved),
            Law::Complete if chosen => moment::complete(game, dice),
            Law::Survives if chosen => moment::survives(game),
            Law::Secret if chosen => moment::secret(game, dice),
            Law::Blind if chosen => moment::blind(game, dice),
            Law::Hearing if chosen => moment::hearing(game, dice),
            Law::Sturdy if chosen => tamper::sturdy(game, dice),
            _ => Ok(()),
        };
        found.map_err(|what| (law, what))?;
    }
    Ok(())
}

/// Whether the sentence can be said in every language.
pub(super) fn can_say<G: Lawful>(phrase: &crate::Phrase) -> Result<(), String> {
    match Lang::ALL.into_iter().find(|&lang| !G::words().can_say(lang, phrase)) {
        None => Ok(()),
        Some(lang) => Err(format!("no words for {} in {}", phrase.id(), lang.code())),
    }
}

/// Written down, read again and replayed, everybody sees the same.
fn replays<G: Lawful>(played: &Match<G>) -> Result<(), String> {
    let record = Record::of(played, &[]);
    let again = Record::<G>::parse(&record.text()).map_err(|error| error.to_string())?;
    let replayed = again.replay(|_, _| ()).map_err(|error| error.to_string())?;
    for viewer in Viewer::all(played.brought().len()) {
        let [one, two] = [played, &replayed].map(|game| serde_json::to_string(&game.game().view(viewer)));
        if one.map_err(|error| error.to_string())? != two.map_err(|error| error.to_string())? {
            return Err(format!("viewer {viewer} sees something else in the replay"));
        }
    }
    match (record.views_digest(), again.views_digest()) {
        (Ok(one), Ok(two)) if one == two => Ok(()),
        (one, two) => Err(format!("the views differ: {one:?}, {two:?}")),
    }
}
