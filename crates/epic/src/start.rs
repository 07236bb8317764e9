//! Setting up a table.

use crate::{
    deck::Deck,
    kinds::Step,
    source::boosters,
    state::{Epic, FIRST_MOJO, Format, Open, Options, Phase},
};
use table::prelude::*;

/// Of so many things that are wrong with a deck one hears at once.
const TOLD: usize = 8;

impl Epic {
    /// Whether a deck may be brought to such a table.
    pub(crate) fn may_bring(options: Options, deck: &Deck) -> Result<(), SetupError> {
        if deck.cards().is_empty() {
            return Ok(());
        }
        if options.format != Format::Constructed {
            let why = format!("decks are brought with format=constructed, not with {}", options.format);
            return Err(SetupError::Other(why));
        }
        let problems: Vec<String> = deck.problems().take(TOLD).map(|problem| problem.to_string()).collect();
        if problems.is_empty() { Ok(()) } else { Err(SetupError::Other(problems.join("; "))) }
    }

    pub(crate) fn set_up(options: Options, brought: &[Deck], seed: &Seed) -> Epic {
        let players = brought.len();
        let mut mojo = PerSeat::default();
        Seat::all(players).for_each(|seat| mojo[seat] = FIRST_MOJO);
        let open = Open {
            format: options.format,
            players: players as u8,
            alive: Seats::all(players),
            sizes: PerSeat::default(),
            making: Seats::NONE,
            mojo,
            actions: PerSeat::default(),
            aligned: Vec::new(),
            hidden: Seats::NONE,
            active: Seat::FIRST,
            regular: Seat::FIRST,
            row: 1,
            extra: Vec::new(),
            turn: 1,
            step: Step::Preparation,
            phase: Phase::Building,
            priority: Seat::FIRST,
            passed: Seats::NONE,
            bodies: Vec::new(),
            piles: std::array::from_fn(|_| Vec::new()),
            pile_holds: 0,
            masked: false,
            line: Vec::new(),
            frames: Vec::new(),
            waiting: Vec::new(),
            at_end: Vec::new(),
            this_turn: Vec::new(),
            battle: None,
            ask: None,
            hits: Vec::new(),
            revealed: Vec::new(),
            next: 0,
            past: Vec::new(),
            drift: 0,
        };
        let dice = Bookmark::new(seed.derive("epic", 0));
        let cards = std::array::from_fn(|_| std::array::from_fn(|_| Pile::new()));
        let mut game = Epic { open, cards, making: Vec::new(), dice };
        match options.format {
            Format::Draft => game.begin_making(Phase::Draft { round: 0, pick: 0 }),
            Format::Built => game.begin_making(Phase::Building),
            Format::Sealed => {
                for seat in Seat::all(players) {
                    let deck = game.dice.throw(|dice| boosters(2, dice));
                    game.lay_deck(seat, deck);
                }
                game.choose_first();
            }
            Format::Constructed => {
                for (seat, deck) in Seat::all(players).zip(brought) {
                    let ready = game.dice.throw(Deck::ready);
                    let deck = if deck.cards().is_empty() { &ready } else { deck };
                    game.lay_deck(seat, deck.cards().to_vec());
                }
                game.choose_first();
            }
            Format::First => {
                for (seat, deck) in Seat::all(players).zip(Deck::first().iter().cycle()) {
                    game.lay_deck(seat, deck.cards().to_vec());
                }
                game.choose_first();
            }
        }
        game
    }
}
