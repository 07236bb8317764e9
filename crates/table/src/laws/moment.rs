//! Laws that hold at every moment of a game. Each says in words what is wrong.

use super::{Excuses, Lawful, Secret, walk::can_say};
use crate::{Dice, Heard, MAX_SEATS, Refusal, Seat, Trace, Viewer, position};
use serde::Serialize;
use serde_json::Value;
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

type Finding = Result<(), String>;

/// How many games are imagined at most before a secret counts as given away.
const IMAGININGS: u32 = 400;
/// How many moves a game that was read back is played on.
const ONWARD: u32 = 40;

/// A moment of a game, with what else the laws need.
pub(super) struct Moment<'a, G: Lawful> {
    pub(super) game: &'a G,
    /// Moves that could be made a while ago.
    pub(super) stale: &'a [G::Move],
    /// What was conserved at the start.
    pub(super) conserved: &'a [(&'static str, i64)],
    /// Refusals that are known to have their rule and words.
    pub(super) cited: &'a RefCell<BTreeSet<Cited>>,
}

/// A refusal by its rule and what it mentions.
pub(super) type Cited = (&'static str, Vec<&'static str>);

impl<G: Lawful> Moment<'_, G> {
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.game.players())
    }

    fn imagined(&self, viewer: Viewer, dice: &mut Dice) -> Result<G, String> {
        let view = self.game.view(viewer);
        G::imagine(&view, dice).map_err(|error| format!("the view of {viewer} isn't imagined: {error}"))
    }

    pub(super) fn complete(&self, dice: &mut Dice) -> Finding {
        for viewer in self.viewers() {
            let view = self.game.view(viewer);
            let again = self.imagined(viewer, dice)?;
            if again.view(viewer) != view {
                return Err(format!("{viewer} sees {view:?}, but imagined {:?}", again.view(viewer)));
            }
            again.inspect().map_err(|error| format!("imagined for {viewer}: {error}"))?;
        }
        Ok(())
    }

    pub(super) fn sound(&self, dice: &mut Dice) -> Finding {
        let waiting = self.game.status().waiting();
        let mut tried: Vec<G::Move> =
            (0..8).map(|_| G::any_move(dice)).chain(self.stale.iter().copied()).collect();
        Seat::all(MAX_SEATS).for_each(|seat| self.game.moves(seat, &mut tried));
        for seat in Seat::all(MAX_SEATS) {
            let moves = moves(self.game, seat);
            if moves.is_empty() == waiting.contains(seat) {
                return Err(format!("seat {seat} has {} moves, and {waiting:?} are waited for", moves.len()));
            }
            if let Some(at) = (0..moves.len()).find(|&at| moves[..at].contains(&moves[at])) {
                return Err(format!("seat {seat}'s {} is listed twice", moves[at]));
            }
            for &mv in &tried {
                match self.game.check(seat, mv) {
                    Ok(()) if moves.contains(&mv) => {}
                    Ok(()) => return Err(format!("seat {seat}'s {mv:?} isn't listed but accepted")),
                    Err(refusal) if moves.contains(&mv) => {
                        return Err(format!(
                            "seat {seat}'s {mv} is listed but refused by {}",
                            refusal.rule()
                        ));
                    }
                    Err(refusal) => self.citable(&refusal)?,
                }
            }
        }
        Ok(())
    }

    /// Whether the rules page has the rule, and every language words for it.
    fn citable(&self, refusal: &Refusal) -> Finding {
        let rule = refusal.rule();
        if !self.cited.borrow_mut().insert((rule, refusal.mentions().collect())) {
            return Ok(());
        }
        if rule != Refusal::OVER && !G::ABOUT.rules[0].contains(&format!("`{rule}`")) {
            return Err(format!("{rule} refuses but isn't on the rules page"));
        }
        can_say::<G>(&refusal.phrase())
    }

    /// Every move's notation parses back to it, and nothing else that looks like it is taken for it.
    pub(super) fn notation(&self) -> Finding {
        for mv in self.game.status().waiting().iter().flat_map(|seat| moves(self.game, seat)) {
            let text = mv.to_string();
            if text.parse().as_ref() != Ok(&mv) {
                return Err(format!("the notation of {mv:?}, “{text}”, doesn't parse back to it"));
            }
            for odd in [format!("+{text}"), format!("0{text}"), format!("{text} "), text.replace(' ', "  ")] {
                if odd.parse::<G::Move>().is_ok_and(|read| read.to_string() != odd) {
                    return Err(format!("“{odd}” is read as a move, which is written otherwise"));
                }
            }
        }
        Ok(())
    }

    pub(super) fn conserved(&self) -> Finding {
        let now = self.game.conserved();
        if now == self.conserved {
            return Ok(());
        }
        Err(format!("it began with {:?} and has {now:?}", self.conserved))
    }

    pub(super) fn survives(&self, dice: &mut Dice) -> Finding {
        let written = position::write(self.game);
        let again: G = position::read(&through_text(&written)?).map_err(|error| error.to_string())?;
        if position::write(&again) != written {
            return Err("the position reads back as another one".into());
        }
        for viewer in self.viewers() {
            let view = self.game.view(viewer);
            if through_text::<G::View>(&view)? != view {
                return Err(format!("what {viewer} sees doesn't survive"));
            }
            let moves = viewer.seat().map_or(Vec::new(), |seat| moves(self.game, seat));
            if through_text::<Vec<G::Move>>(&moves)? != moves {
                return Err(format!("moves of {viewer} don't survive"));
            }
        }
        plays_on(self.game.clone(), again, dice)
    }

    pub(super) fn secret(&self, excuses: &mut Excuses, dice: &mut Dice) -> Finding {
        self.keeps_its_seed()?;
        let secrets = self.game.secrets();
        for viewer in self.viewers() {
            let view = self.game.view(viewer);
            let (known, unknown): (Vec<&Secret>, Vec<&Secret>) =
                secrets.iter().partition(|secret| secret.known.has(viewer));
            let (fixed, mut unknown): (Vec<&Secret>, Vec<&Secret>) =
                unknown.into_iter().partition(|secret| G::leaves_one(&view, &secret.what));
            unknown.iter().for_each(|secret| excuses.note(viewer, &secret.what, false));
            fixed.iter().for_each(|secret| excuses.note(viewer, &secret.what, true));
            for round in 0..IMAGININGS {
                if unknown.is_empty() && round > 2 {
                    break;
                }
                let imagined = self.imagined(viewer, dice)?.secrets().into_iter();
                let values: BTreeMap<String, String> =
                    imagined.map(|secret| (secret.what, secret.value)).collect();
                if let Some(secret) = secrets.iter().find(|secret| !values.contains_key(&secret.what)) {
                    return Err(format!("{} isn't there when imagined for {viewer}", secret.what));
                }
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

    /// No seed that the state keeps is in anybody's view.
    fn keeps_its_seed(&self) -> Finding {
        let mut seeds = Vec::new();
        find_seeds(&position::write(self.game), &mut seeds);
        for viewer in self.viewers() {
            let view = serde_json::to_string(&self.game.view(viewer)).map_err(|error| error.to_string())?;
            if seeds.iter().any(|seed| view.contains(seed)) {
                return Err(format!("the view of {viewer} holds the seed"));
            }
        }
        Ok(())
    }

    pub(super) fn blind(&self, dice: &mut Dice) -> Finding {
        let asked = self.game.status().waiting();
        let reacting = asked.iter().filter(|seat| self.game.decline(*seat).is_some()).count();
        if reacting != 0 && reacting != asked.len() {
            return Err("some of the seats that are asked can decline, others can't".into());
        }
        for seat in Seat::all(self.game.players()) {
            let again = self.imagined(seat.into(), dice)?;
            let [here, there] = [self.game, &again].map(|game| moves(game, seat));
            if here != there {
                return Err(format!("seat {seat} has moves {here:?}, imagined {there:?}"));
            }
            let [here, there] = [self.game, &again].map(|game| left_to_others(game, seat));
            if here != there {
                return Err(format!("seat {seat} leaves {here:?} to others, imagined {there:?}"));
            }
            let lasts =
                |game: &G| orders::<G>().iter().map(|order| game.lasts(seat, order)).collect::<Vec<_>>();
            if lasts(self.game) != lasts(&again) {
                return Err(format!("seat {seat} can't tell which of its orders last"));
            }
            let idle =
                |game: &G| moves(game, seat).into_iter().map(|mv| game.idle(seat, mv)).collect::<Vec<_>>();
            if idle(self.game) != idle(&again) {
                return Err(format!("seat {seat} can't tell which of its moves say nothing"));
            }
            if let Some(mv) = here.into_iter().flatten().find(|mv| self.game.check(seat, *mv).is_err()) {
                return Err(format!("seat {seat} leaves {mv} to others, which it may not play"));
            }
            let tried = (0..16).map(|_| G::any_move(dice)).chain(self.stale.iter().copied());
            for mv in tried.collect::<Vec<_>>() {
                let [one, two] = [self.game, &again].map(|game| game.check(seat, mv));
                if one != two {
                    return Err(format!("seat {seat}'s {mv}: {one:?}, imagined {two:?}"));
                }
            }
        }
        Ok(())
    }

    pub(super) fn hearing(&self, dice: &mut Dice) -> Finding {
        for seat in self.game.status().waiting() {
            let Some(mv) = dice.pick(&moves(self.game, seat)) else { continue };
            for viewer in self.viewers() {
                let mut again = self.imagined(viewer, dice)?;
                if again.check(seat, mv).is_err() {
                    continue;
                }
                let mut real = self.game.clone();
                let mut heard = (Heard::new(), Heard::new());
                let trace = real.apply(seat, mv, &mut heard.0);
                let other = again.apply(seat, mv, &mut heard.1);
                let sees_same = real.view(viewer) == again.view(viewer);
                let hears_same = heard.0.by(viewer).eq(heard.1.by(viewer));
                let after = format!("after seat {seat}'s {mv}, {viewer}");
                if trace == Trace::Quiet && (!sees_same || other != trace) {
                    return Err(format!("{after} learns something, though it is called quiet"));
                }
                if sees_same && !hears_same {
                    let [one, two] = [&heard.0, &heard.1].map(|heard| heard.by(viewer).collect::<Vec<_>>());
                    return Err(format!("{after} heard {one:?} or {two:?}, seeing the same"));
                }
                if hears_same && !sees_same {
                    let [one, two] = [&real, &again].map(|game| game.view(viewer));
                    return Err(format!("{after} sees {one:?} or {two:?}, having heard the same"));
                }
            }
        }
        Ok(())
    }
}

/// What is played for a seat without asking it: when it declines, then by each standing order.
fn left_to_others<G: Lawful>(game: &G, seat: Seat) -> Vec<Option<G::Move>> {
    let orders = orders::<G>();
    let orders = orders.iter().map(|order| game.obey(seat, order));
    std::iter::once(game.decline(seat)).chain(orders).collect()
}

/// The orders that are tried: each by itself; where they combine also all of them, the usual one and none. Numbers are any.
fn orders<G: Lawful>() -> Vec<String> {
    let about = G::ABOUT;
    let whole = |order: &&str| if order.ends_with(':') { format!("{order}1:1") } else { (*order).to_owned() };
    let mut orders: Vec<String> = about.orders.iter().map(whole).collect();
    if about.combines {
        orders.extend([orders.join(" "), about.usual_order.to_owned(), String::new()]);
    }
    orders
}

fn moves<G: Lawful>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}

/// Written as text and read again.
fn through_text<T: for<'de> serde::Deserialize<'de>>(value: &impl Serialize) -> Result<T, String> {
    let text = serde_json::to_string(value).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

/// Two games that should be one and the same go on alike, for all to see and hear.
fn plays_on<G: Lawful>(mut one: G, mut two: G, dice: &mut Dice) -> Finding {
    for number in 0..ONWARD {
        for viewer in Viewer::all(one.players()) {
            if one.view(viewer) != two.view(viewer) {
                return Err(format!("{number} moves after it was read back {viewer} sees something else"));
            }
        }
        if one.status() != two.status() {
            return Err(format!("{number} moves after it was read back it waits for somebody else"));
        }
        let seats: Vec<Seat> = one.status().waiting().iter().collect();
        let Some(seat) = dice.pick(&seats) else { break };
        if moves(&one, seat) != moves(&two, seat) {
            return Err(format!("{number} moves after it was read back seat {seat} has other moves"));
        }
        let Some(mv) = dice.pick(&moves(&one, seat)) else { break };
        let mut heard = (Heard::new(), Heard::new());
        one.apply(seat, mv, &mut heard.0);
        two.apply(seat, mv, &mut heard.1);
        if heard.0 != heard.1 {
            return Err(format!("{number} moves after it was read back other things happen"));
        }
    }
    Ok(())
}

/// Everything in this value that is written like a seed.
fn find_seeds(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) if text.parse::<crate::Seed>().is_ok() => into.push(text.clone()),
        Value::Array(list) => list.iter().for_each(|inner| find_seeds(inner, into)),
        Value::Object(map) => map.values().for_each(|inner| find_seeds(inner, into)),
        _ => {}
    }
}
