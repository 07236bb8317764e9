//! What a position of Ephios is worth to a player, in percent of popularity.

use ephios::{Alliance, CROSSROADS, Card, DECK, DISCARD, Effect, Ephios, Member, Mode, Phase, ZONE};
use table::{Seat, Seats};

/// What it is worth to have won.
const GAME: f32 = 600.0;

/// What this position is worth to that seat.
pub(super) fn worth(game: &Ephios, me: Seat) -> f32 {
    let open = &game.open;
    if let Phase::Over { winners, .. } = open.phase {
        return ending(winners, me);
    }
    let more_actions =
        if open.turn == me && open.phase == Phase::Act { f32::from(open.actions) } else { 0.0 };
    if open.mode == Mode::Solo {
        return alone(game, me) + 3.0 * more_actions;
    }
    let rounds = |seat: Seat| 150.0 * f32::from(open.wins[seat]);
    let mine = side(game, me) + rounds(me) + 3.0 * more_actions;
    let others = || open.in_turn().filter(|seat| *seat != me);
    // What the others have counts against him, most of all what whoever is ahead could win with.
    let danger = |seat: Seat| side(game, seat) + rounds(seat);
    let most = others().map(danger).fold(0.0, f32::max);
    let all: f32 = others().map(danger).sum();
    mine - 0.25 * most - 0.1 * all
}

fn ending(winners: Seats, me: Seat) -> f32 {
    if winners.contains(me) { GAME / winners.len() as f32 } else { -GAME }
}

/// What a player has: popularity, persuasion, and what the hand promises.
fn side(game: &Ephios, seat: Seat) -> f32 {
    let popularity = f32::from(game.open.popularity[seat]);
    popularity + purse(game.open.persuasion[seat]) + hand(game, seat)
}

/// What the hand promises: the best union in it or nearly in it, a little for the next best, and what its cards do.
fn hand(game: &Ephios, seat: Seat) -> f32 {
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for alliance in game.open.alliances {
        let promise = union(game, seat, alliance);
        second = second.max(promise.min(best));
        best = best.max(promise);
    }
    let cards: f32 = game.hand(seat).faces().map(|card| useful(game, card)).sum();
    best + 0.3 * second + cards
}

/// What a card is worth for what it does.
fn useful(game: &Ephios, card: Card) -> f32 {
    match card.effect(game.open.solo()) {
        Effect::Uniting(Member::Times(_)) => 0.3,
        Effect::Uniting(_) | Effect::Reaction(..) => 1.5,
        Effect::Turn(_) => 0.3 + 0.3 * f32::from(card.value()),
    }
}

/// What uniting this alliance promises: all of it if it can be united now, less for every card that is missing.
fn union(game: &Ephios, seat: Seat, alliance: Alliance) -> f32 {
    let affinity = game.hidden.affinities[seat];
    let bonus = match affinity {
        Some(own) if own == alliance => 20.0,
        Some(own) if game.hand(seat).faces().any(|card| card.alliance() == Some(own)) => 10.0,
        _ => 0.0,
    };
    let helper = game.can_unite(seat, alliance);
    let less = if helper.flatten().is_some() { 10.0 } else { 0.0 };
    let gain = f32::from(alliance.gain()) + bonus - less;
    let wins = f32::from(game.open.popularity[seat]) + gain >= 70.0;
    let gain = if wins { gain + 40.0 } else { gain };
    gain * chance(game, seat, alliance, helper.is_some())
}

/// How likely that union is to come about.
fn chance(game: &Ephios, seat: Seat, alliance: Alliance, now: bool) -> f32 {
    if now {
        return 0.85;
    }
    let mut have: u8 = game.hand(seat).faces().filter(|card| card.alliance() == Some(alliance)).count() as u8;
    if game.hand(seat).has(Card::Prototype) && alliance == Alliance::Synthetiques {
        have += 1;
    }
    if alliance != Alliance::Compagnie && game.hand(seat).has(Card::Argentier) {
        have += 1;
    }
    let mut purse = game.open.persuasion[seat];
    let mut chances: Vec<f32> = Vec::new();
    for card in alliance.members() & game.open.cards {
        if game.hand(seat).has(card) {
            continue;
        }
        chances.push(if game.piles[CROSSROADS].has(card) {
            let affordable = card.value() <= purse;
            purse = purse.saturating_sub(card.value());
            if affordable { 0.75 } else { 0.55 }
        } else if game.piles[DECK].has(card) {
            0.25
        } else if game.piles[DISCARD].has(card) {
            0.2
        } else {
            0.05
        });
    }
    chances.sort_by(|one, two| two.total_cmp(one));
    let missing = usize::from(alliance.need().saturating_sub(have));
    if chances.len() < missing { 0.0 } else { chances[..missing].iter().product() }
}

/// Alone: sealed alliances, popularity to last, and as few Dignitaries with the Complot as possible.
fn alone(game: &Ephios, me: Seat) -> f32 {
    let open = &game.open;
    let popularity = f32::from(open.popularity[me]);
    let safety = 2.9 * popularity.min(70.0) - 72.0 * (-popularity / 15.0).exp();
    let promise = |alliance| 96.0 * progress(game, me, alliance);
    let missing = open.alliances.iter().filter(|alliance| !open.pacts.contains(*alliance));
    let mut unions: Vec<f32> = missing.map(promise).collect();
    unions.sort_by(|one, two| two.total_cmp(one));
    // A union takes the whole hand, so the next best ones are worth less.
    let unions: f32 =
        unions.iter().zip([1.0, 0.6, 0.1, 0.1, 0.1]).map(|(union, weight)| union * weight).sum();
    let spare = open.pacts.iter().any(|alliance| game.can_unite(me, alliance).is_some());
    // Every card that comes off the deck brings the next shuffle nearer; the fewer are about, the sooner it comes.
    let deck = 1.3 * game.piles[DECK].len() as f32 + 1.1 * game.piles[DISCARD].len() as f32;
    let cards: f32 = game.hand(me).faces().map(|card| useful(game, card)).sum();
    let sentinel = if game.hand(me).has(Card::Sentinelle) { 24.0 } else { 0.0 };
    let plot = [0.0, 2.5, 6.0, 14.0, 36.0, 180.0][game.piles[ZONE].len().min(5)];
    96.0 * open.pacts.len() as f32 + safety + unions + cards + deck + sentinel - plot
        + 0.8 * purse(open.persuasion[me])
        + if spare { 4.0 } else { 0.0 }
}

/// Alone: how far a union has come, by the cards in hand and how soon the others can be had.
fn progress(game: &Ephios, me: Seat, alliance: Alliance) -> f32 {
    let (mut have, mut reach) = (0.0_f32, Vec::new());
    for card in alliance.members() & game.open.cards {
        if game.hand(me).has(card) {
            have += 1.0;
            continue;
        }
        reach.push(if game.piles[CROSSROADS].has(card) {
            if card.value() <= game.open.persuasion[me] { 1.0 } else { 0.9 }
        } else if game.piles[DECK].has(card) {
            0.75
        } else if game.piles[DISCARD].has(card) {
            0.7
        } else {
            0.4
        });
    }
    if alliance != Alliance::Compagnie && game.hand(me).has(Card::Argentier) {
        have += 0.8;
    }
    let need = f32::from(alliance.need());
    reach.sort_by(|one: &f32, two| two.total_cmp(one));
    let missing = (need - have).max(0.0).ceil() as usize;
    let reach: f32 = reach.iter().take(missing).product();
    (have.min(need) / need).powi(3) * reach
}

/// What so much persuasion is worth: the more one has the less.
fn purse(persuasion: u8) -> f32 {
    let persuasion = f32::from(persuasion);
    1.6 * persuasion - 0.12 * persuasion * persuasion
}
