//! A random game, with the laws tried along the way.

use super::{Broken, Excuses, Law, Lawful, Table, moment::Moment, tamper};
use crate::{Dice, Heard, Lang, Match, Record, Seat, Seed, Status, record::Sights};
use std::{
    cell::RefCell,
    panic::{AssertUnwindSafe, catch_unwind},
};

type Found = (Law, String);

/// How many moves of earlier moments are tried again.
const STALE: usize = 24;

/// One random game. Whatever panics breaks [`Law::Ends`].
pub(super) fn walk<G: Lawful>(
    laws: &[Law],
    table: &Table<G>,
    number: u32,
    excuses: &mut Excuses,
) -> Result<(), Broken> {
    let mut steps = 0;
    let found = catch_unwind(AssertUnwindSafe(|| play(laws, table, number, excuses, &mut steps)));
    let (law, what) = match found {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(found)) => found,
        Err(_) => (Law::Ends, "it panicked".into()),
    };
    let place = format!("{} players, {:?}, game {number}, after {steps} moves", table.players, table.options);
    Err(Broken { law, place, what })
}

fn play<G: Lawful>(
    laws: &[Law],
    table: &Table<G>,
    number: u32,
    excuses: &mut Excuses,
    steps: &mut u64,
) -> Result<(), Found> {
    let seed = Seed::from_text(G::ABOUT.name).derive("laws", number.into());
    let mut dice = Dice::new(&seed.derive("choices", 0));
    let brought: Vec<_> = (0..table.players).map(|_| (table.brought)(&mut dice)).collect();
    let may_bring = brought.iter().try_for_each(|brought| G::bring(&table.options, brought));
    may_bring.map_err(|error| (Law::Ends, error.to_string()))?;
    let start = Match::<G>::start(table.options.clone(), brought, seed);
    let mut played = start.map_err(|error| (Law::Ends, error.to_string()))?;
    let conserved = played.game().conserved();
    // Writing down all that everybody sees takes time: one game in four has to do.
    let mut sights = (laws.contains(&Law::Replays) && number.is_multiple_of(4)).then(Sights::default);
    let (mut moves, mut stale) = (Vec::new(), Vec::new());
    let cited = RefCell::default();
    loop {
        let over = match played.game().status() {
            Status::Over(outcome) if !G::ABOUT.endings.contains(&outcome.ending) => {
                return Err((Law::Ends, format!("{} isn't among the endings", outcome.ending)));
            }
            status => status.waiting().is_empty(),
        };
        let seats = Seat::all(table.players).flat_map(|seat| played.game().feats(seat));
        if let Some(feat) = seats.into_iter().find(|feat| !G::ABOUT.feats.contains(feat)) {
            return Err((Law::Ends, format!("{feat} isn't among the feats")));
        }
        // The costly laws are tried at the first and the last moment and at some between.
        let chosen = *steps == 0 || over || dice.roll(8) == 0;
        let now = Moment { game: played.game(), stale: &stale, conserved: &conserved, cited: &cited };
        try_at(laws, &now, chosen, excuses, &mut dice)?;
        if let Some(sights) = &mut sights {
            sights.add(played.game()).map_err(|error| (Law::Replays, error.to_string()))?;
        }
        if over {
            break;
        }
        let seats: Vec<Seat> = played.game().status().waiting().iter().collect();
        let Some(seat) = dice.pick(&seats) else { break };
        moves.clear();
        played.game().moves(seat, &mut moves);
        let Some(mv) = dice.pick(&moves) else {
            return Err((Law::Sound, format!("seat {seat} is asked and has no move")));
        };
        let mut heard = Heard::new();
        if let Err(refusal) = played.play(seat, mv, &mut heard) {
            return Err((Law::Sound, format!("{mv} is listed but refused by {}", refusal.rule())));
        }
        for (_, event) in &heard.0 {
            can_say::<G>(&crate::Say::phrase(event)).map_err(|what| (Law::Ends, what))?;
        }
        stale.extend(moves.iter().filter(|_| dice.roll(4) == 0));
        stale.drain(..stale.len().saturating_sub(STALE));
        *steps += 1;
        if *steps > G::LIMIT {
            return Err((Law::Ends, format!("it goes on after {} decisions", G::LIMIT)));
        }
    }
    sights.map_or(Ok(()), |sights| replays(&played, sights)).map_err(|what| (Law::Replays, what))
}

/// Tries what is asked for at this moment; the costly laws only at a `chosen` one.
fn try_at<G: Lawful>(
    laws: &[Law],
    now: &Moment<'_, G>,
    chosen: bool,
    excuses: &mut Excuses,
    dice: &mut Dice,
) -> Result<(), Found> {
    for &law in laws {
        let found = match law {
            Law::Sound => now.sound(dice),
            Law::Ends => now.notation(),
            Law::Conserved => now.conserved(),
            Law::Complete if chosen => now.complete(dice),
            Law::Survives if chosen => now.survives(dice),
            Law::Secret if chosen => now.secret(excuses, dice),
            Law::Blind if chosen => now.blind(dice),
            Law::Hearing if chosen => now.hearing(dice),
            Law::Sturdy if chosen => tamper::sturdy(now.game, dice),
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

/// Written down, read again and replayed, everybody sees at every moment what he saw when it was played.
fn replays<G: Lawful>(played: &Match<G>, sights: Sights) -> Result<(), String> {
    let text = Record::of(played, &[]).text();
    let again = Record::<G>::parse(&text).map_err(|error| error.to_string())?;
    let replayed = again.views_digest().map_err(|error| error.to_string())?;
    if replayed == sights.digest() {
        Ok(())
    } else {
        Err("somebody sees something else in the replay".into())
    }
}
