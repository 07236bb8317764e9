//! Scenes to try the rules in: who holds what, what lies where, and whose turn it is.

use ephios::*;
use table::{Audience, Game, Heard, Pile, Refusal, Seat, Seats, Seed, Status, Viewer};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Cards by name: `"docker medium"`.
pub(crate) fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

pub(crate) fn options(mode: Mode) -> Options {
    Options { mode, difficulty: Difficulty::Easy, inhabitants: Inhabitants::Classic }
}

pub(crate) fn start(options: Options, players: usize, seed: &str) -> Ephios {
    Ephios::start(&options, &vec![(); players], &Seed::from_text(seed)).unwrap()
}

/// A table that is being laid: whatever isn't placed lies in the deck, below what is.
pub(crate) struct Scene {
    game: Ephios,
    hands: [Vec<Card>; PLAYERS],
    crossroads: Option<Vec<Card>>,
    discard: Vec<Card>,
    zone: Vec<Card>,
    top: Vec<Card>,
    nothing_else: bool,
}

/// A quick game in which seat 0 has the turn and nobody holds a card.
pub(crate) fn scene(players: usize) -> Scene {
    lay(start(options(Mode::Quick), players, "scene"))
}

pub(crate) fn solo() -> Scene {
    lay(start(options(Mode::Solo), 1, "scene"))
}

/// A round of a campaign in which these cards were added and those removed, with the alliances of both.
pub(crate) fn campaign(players: usize, added: &str, removed: &str) -> Scene {
    let mut game = start(options(Mode::Campaign), players, "scene");
    let added: Cards = cards(added).into_iter().collect();
    game.open.cards = (game.open.cards - cards(removed).into_iter().collect()) | added;
    game.open.alliances |= added.iter().filter_map(Card::alliance).collect();
    lay(game)
}

fn lay(mut game: Ephios) -> Scene {
    (game.open.first, game.open.turn) = (seat(0), seat(0));
    let (hands, discard, zone, top) = Default::default();
    Scene { game, hands, crossroads: None, discard, zone, top, nothing_else: false }
}

impl Scene {
    pub(crate) fn hand(mut self, at: usize, names: &str) -> Scene {
        self.hands[at] = cards(names);
        self
    }

    /// The first is the rightmost.
    pub(crate) fn crossroads(mut self, names: &str) -> Scene {
        self.crossroads = Some(cards(names));
        self
    }

    /// The last is on top.
    pub(crate) fn discard(mut self, names: &str) -> Scene {
        self.discard = cards(names);
        self
    }

    pub(crate) fn zone(mut self, names: &str) -> Scene {
        self.zone = cards(names);
        self
    }

    /// The next cards of the deck, the first on top.
    pub(crate) fn top(mut self, names: &str) -> Scene {
        self.top = cards(names);
        self
    }

    /// The deck is just that; all other cards lie at the bottom of the discard pile.
    pub(crate) fn nothing_else(mut self) -> Scene {
        self.nothing_else = true;
        self
    }

    pub(crate) fn persuasion(mut self, at: usize, number: u8) -> Scene {
        self.game.open.persuasion[seat(at)] = number;
        self
    }

    pub(crate) fn popularity(mut self, at: usize, percent: u16) -> Scene {
        self.game.open.popularity[seat(at)] = percent;
        self
    }

    pub(crate) fn affinity(mut self, at: usize, alliance: Alliance) -> Scene {
        let hidden = &mut self.game.hidden.affinities;
        let players = self.game.open.players();
        if let Some(other) = Seat::all(players).find(|other| hidden[*other] == Some(alliance)) {
            hidden[other] = hidden[seat(at)];
        }
        hidden[seat(at)] = Some(alliance);
        self
    }

    pub(crate) fn turn(mut self, at: usize, number: u16) -> Scene {
        (self.game.open.turn, self.game.open.number) = (seat(at), number);
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Open)) -> Scene {
        change(&mut self.game.open);
        self
    }

    pub(crate) fn laid(self) -> Ephios {
        let game = self.laid_anyhow();
        game.inspect().unwrap();
        game
    }

    /// Even if it could hardly come about.
    pub(crate) fn laid_anyhow(self) -> Ephios {
        let Scene { mut game, hands, crossroads, discard, zone, top, nothing_else } = self;
        let placed = |card: &Card| {
            let piles = hands.iter().chain([&discard, &zone, &top]).chain(&crossroads);
            piles.flatten().any(|other| other == card)
        };
        let mut rest: Vec<Card> = game.open.cards.iter().filter(|card| !placed(card)).collect();
        let plain = |card: &Card| !card.is_inhabitant() && card.value() < 3;
        let crossroads = crossroads.unwrap_or_else(|| {
            let some: Vec<Card> = rest.iter().copied().filter(plain).take(4).collect();
            rest.retain(|card| !some.contains(card));
            some
        });
        let all = Audience::only(Viewer::Spectator).and(Audience::seats(Seats::all(game.open.players())));
        let mut deck: Vec<Card> = top.into_iter().rev().collect();
        let mut discarded = discard;
        if nothing_else {
            discarded.splice(0..0, rest);
        } else {
            deck.splice(0..0, rest);
        }
        for (number, hand) in hands.into_iter().enumerate() {
            let owner = if game.open.mode == Mode::Solo { all } else { Audience::seat(seat(number)) };
            game.piles[number] = Pile::of(hand, owner);
        }
        game.piles[DECK] = Pile::of(deck, Audience::NOBODY);
        game.piles[DISCARD] = Pile::of(discarded, all);
        game.piles[CROSSROADS] = Pile::of(crossroads, all);
        game.piles[ZONE] = Pile::of(zone, all);
        game
    }
}

/// What came of a move, and what was heard.
pub(crate) fn play(game: &mut Ephios, at: usize, mv: &str) -> Heard<Event> {
    let mut heard = Heard::new();
    let parsed: Move = mv.parse().unwrap();
    game.play(seat(at), parsed, &mut heard).unwrap_or_else(|refusal| panic!("{mv}: {}", refusal.rule()));
    game.inspect().unwrap();
    heard
}

pub(crate) fn plays(game: &mut Ephios, at: usize, moves: &[&str]) {
    moves.iter().for_each(|mv| drop(play(game, at, mv)));
}

/// The rule that refuses this.
pub(crate) fn refused(game: &Ephios, at: usize, mv: &str) -> &'static str {
    let refusal: Refusal = game.check(seat(at), mv.parse().unwrap()).unwrap_err();
    refusal.rule()
}

/// What this seat may choose, as text.
pub(crate) fn moves(game: &Ephios, at: usize) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(seat(at), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

pub(crate) fn may(game: &Ephios, at: usize, mv: &str) -> bool {
    moves(game, at).iter().any(|other| other == mv)
}

pub(crate) fn persuasion(game: &Ephios, at: usize) -> u8 {
    game.open.persuasion[seat(at)]
}

pub(crate) fn popularity(game: &Ephios, at: usize) -> u16 {
    game.open.popularity[seat(at)]
}

pub(crate) fn hand(game: &Ephios, at: usize) -> Vec<Card> {
    game.set(at).iter().collect()
}

/// The top card of the discard pile.
pub(crate) fn discarded(game: &Ephios) -> Option<Card> {
    game.piles[DISCARD].faces().next_back()
}

/// Whose turn it is, and whether an action is waited for.
pub(crate) fn acts(game: &Ephios, at: usize) -> bool {
    game.open.phase == Phase::Act && game.open.turn == seat(at)
}

/// The seats that are asked for something.
pub(crate) fn asked(game: &Ephios) -> Vec<usize> {
    game.status().waiting().iter().map(Seat::index).collect()
}

/// How it ended and who won.
pub(crate) fn ended(game: &Ephios) -> Option<(&'static str, Vec<usize>)> {
    match game.status() {
        Status::Over(outcome) => Some((outcome.ending, outcome.winners.iter().map(Seat::index).collect())),
        Status::Waiting(_) => None,
    }
}
