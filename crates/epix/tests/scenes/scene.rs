//! Scenes for the tests of rules: a bare map, units where the test wants them, and moves in notation.
//!
//! Seat 0 is yellow, 1 blue, 2 red, 3 green; seat 0 holds the First Player card; everybody has 10 gold and a full supply.

use epix::{
    Action, Card, Epix, Event, Hand, Kind, Kinds, Move, Options, Phase, Province, Provinces, Rules, Season,
    YesNo,
};
use table::{Game, Heard, Seat, Seed, Status, Viewer};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn province(key: &str) -> Province {
    key.parse().unwrap()
}

pub(crate) fn provinces(keys: &str) -> Provinces {
    keys.split_whitespace().map(province).collect()
}

pub(crate) fn kind(key: &str) -> Kind {
    key.parse().unwrap()
}

/// A game from its real start.
pub(crate) fn start(players: usize, cards: Rules, seed: &str) -> Epix {
    let options = Options { cards, free_attacks: YesNo::No };
    Epix::start(&options, &vec![(); players], &Seed::from_text(seed)).unwrap()
}

/// The draft of a game in which these cards lie open; a soldier stands in each castle and seat 0 begins.
pub(crate) fn draft(players: usize, cards: &[Card]) -> Epix {
    let mut game = scene(players);
    game.open.phase = Phase::Draft { turn: seat(0), passed: table::Seats::NONE, naming: None };
    game.open.offers = cards.iter().map(|&card| epix::Offer { card, bid: None }).collect();
    for one in game.open.board.seats() {
        game.open.board.sides[one].gold = 15;
        let castle = game.open.board.castle(one);
        game.open.board.put(one, Kind::Soldier, castle);
    }
    game
}

/// Spring, when action cards are chosen, with nothing on the map.
pub(crate) fn scene(players: usize) -> Epix {
    let mut game = start(players, Rules::Basic, "scene");
    let board = &mut game.open.board;
    board.treasury = 0;
    for one in Seat::all(players) {
        board.sides[one].castle = Province::ALL[one.index()];
        board.sides[one].gold = 10;
        board.sides[one].units = Kinds([Provinces::NONE; 4]);
        board.sides[one].supply = Kinds(Kind::ALL.map(Kind::count));
    }
    game.open.first = seat(0);
    game.open.phase = Phase::Choose;
    game
}

/// The moves of the test as sentences.
pub(crate) trait Scene: Sized {
    fn put(self, seat: usize, units: &str) -> Self;
    fn gold(self, seat: usize, gold: u16) -> Self;
    fn card(self, seat: usize, card: Card) -> Self;
    fn season(self, season: Season) -> Self;
    fn free_attacks(self) -> Self;
    /// Everybody chooses these cards, and whoever comes first acts.
    fn chosen(self, cards: &[&str]) -> Self;
    /// Seat 0 chooses this, all others Tax (in winter with Recruitment), and seat 0 acts.
    fn acting(self, cards: &str) -> Self;
}

impl Scene for Epix {
    /// `soldier lochmess, camp lochmess`
    fn put(mut self, number: usize, units: &str) -> Self {
        for unit in units.split(", ") {
            let (name, at) = unit.split_once(' ').unwrap();
            self.open.board.put(seat(number), kind(name), province(at));
        }
        self
    }

    fn gold(mut self, number: usize, gold: u16) -> Self {
        self.open.board.sides[seat(number)].gold = gold;
        self
    }

    fn card(mut self, number: usize, card: Card) -> Self {
        let cards = &mut self.open.board.sides[seat(number)].cards;
        *cards = cards.with(card);
        self
    }

    fn season(mut self, season: Season) -> Self {
        self.open.season = season;
        self
    }

    fn free_attacks(mut self) -> Self {
        self.open.board.free_attacks = true;
        self
    }

    fn chosen(mut self, cards: &[&str]) -> Self {
        self.inspect().unwrap();
        for (number, card) in cards.iter().enumerate() {
            play(&mut self, number, &format!("choose {card}"));
        }
        self
    }

    fn acting(self, cards: &str) -> Self {
        let other = if self.open.season == Season::Winter { "recruitment-tax" } else { "tax" };
        let mut all = vec![other; self.open.board.players()];
        all[0] = cards;
        self.chosen(&all)
    }
}

/// Plays a move that must be allowed, and says what was told.
pub(crate) fn play(game: &mut Epix, number: usize, mv: &str) -> Heard<Event> {
    let mut heard = Heard::new();
    let mv: Move = mv.parse().unwrap();
    if let Err(refusal) = game.play(seat(number), mv, &mut heard) {
        panic!("seat {number}'s {mv} is refused by {}", refusal.rule());
    }
    game.inspect().unwrap();
    heard
}

/// Several moves of one seat.
pub(crate) fn plays(game: &mut Epix, number: usize, moves: &[&str]) {
    for mv in moves {
        play(game, number, mv);
    }
}

/// An attack with its bid and the guesses against it, `attack soldier a b` by seat 0 on seat `foe`.
pub(crate) fn attack(game: &mut Epix, mv: &str, bid: u16, foe: usize, guesses: &[u16]) {
    play(game, 0, &format!("attack {mv}"));
    play(game, 0, &format!("gold {bid}"));
    for guess in guesses {
        play(game, foe, &format!("guess {guess}"));
    }
}

/// An attack that succeeds against a single defence, for 1 gold.
pub(crate) fn beats(game: &mut Epix, mv: &str, foe: usize) {
    attack(game, mv, 1, foe, &[2]);
}

/// The rule that refuses this move.
pub(crate) fn refused(game: &Epix, number: usize, mv: &str) -> &'static str {
    match game.check(seat(number), mv.parse().unwrap()) {
        Ok(()) => panic!("seat {number}'s {mv} is allowed"),
        Err(refusal) => refusal.rule(),
    }
}

/// What this seat may choose, in notation.
pub(crate) fn moves(game: &Epix, number: usize) -> Vec<String> {
    let mut list = Vec::new();
    game.moves(seat(number), &mut list);
    list.iter().map(ToString::to_string).collect()
}

/// Who is asked.
pub(crate) fn asked(game: &Epix) -> Vec<usize> {
    game.status().waiting().iter().map(Seat::index).collect()
}

pub(crate) fn gold(game: &Epix, number: usize) -> u16 {
    game.open.board.gold(seat(number))
}

/// Where units of this kind and seat stand.
pub(crate) fn units(game: &Epix, number: usize, name: &str) -> Provinces {
    game.open.board.of(seat(number), kind(name))
}

pub(crate) fn supply(game: &Epix, number: usize, name: &str) -> u8 {
    game.open.board.left(seat(number), kind(name))
}

/// Winners and ending, once it is over.
pub(crate) fn winners(game: &Epix) -> (Vec<usize>, &'static str) {
    let Status::Over(outcome) = game.status() else { panic!("it isn't over: {:?}", game.open.phase) };
    (outcome.winners.iter().map(Seat::index).collect(), outcome.ending)
}

/// The action that is being carried out.
pub(crate) fn now(game: &Epix) -> Option<(usize, Action)> {
    let Phase::Act(turn) = &game.open.phase else { return None };
    turn.now.map(|action| (turn.seat.index(), action))
}

/// What this seat knows of another's action cards.
pub(crate) fn sees_cards(game: &Epix, viewer: usize, of: usize) -> Option<Hand> {
    game.view(Viewer::Seat(seat(viewer))).known.hands[seat(of)]
}

/// Where this unit may move.
pub(crate) fn steps(game: &Epix, unit: &str) -> String {
    let prefix = format!("move {unit} ");
    moves(game, 0)
        .iter()
        .filter_map(|mv| mv.strip_prefix(&prefix).map(String::from))
        .collect::<Vec<_>>()
        .join(" ")
}

pub(crate) fn turn_of(game: &mut Epix) -> &mut epix::Turn {
    let Phase::Act(turn) = &mut game.open.phase else { panic!("nobody acts") };
    turn
}

/// What this unit may attack.
pub(crate) fn targets(game: &Epix, unit: &str) -> String {
    let prefix = format!("attack {unit} ");
    moves(game, 0)
        .iter()
        .filter_map(|mv| mv.strip_prefix(&prefix).map(String::from))
        .collect::<Vec<_>>()
        .join(" ")
}
