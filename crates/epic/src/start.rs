//! Setting up a table.

use crate::{
    kinds::Step,
    sealed::deck,
    state::{DECK, Epic, FIRST_HAND, FIRST_MOJO, Open, Options, Own, PLAYERS, Phase},
};
use table::{pile, prelude::*};

impl Epic {
    pub(crate) fn set_up(options: Options, players: usize, seed: &Seed) -> Epic {
        let mut bookmark = Bookmark::new(seed.derive("epic", 0));
        let mut cards: [Own; PLAYERS] = std::array::from_fn(|_| std::array::from_fn(|_| Pile::new()));
        for seat in Seat::all(players) {
            let own = &mut cards[seat.index()];
            own[DECK] = Pile::of(bookmark.throw(deck), Audience::NOBODY);
            for _ in 0..FIRST_HAND {
                pile::draw(own, DECK, seat.index(), Audience::seat(seat));
            }
        }
        let first = bookmark.throw(|dice| dice.roll(players as u32));
        let first = Seat::new(first as usize).unwrap_or(Seat::FIRST);
        let mut mojo = PerSeat::default();
        Seat::all(players).for_each(|seat| mojo[seat] = FIRST_MOJO);
        let open = Open {
            format: options.format,
            players: players as u8,
            alive: Seats::all(players),
            mojo,
            actions: PerSeat::default(),
            hidden: Seats::NONE,
            active: first,
            regular: first,
            row: 1,
            extra: Vec::new(),
            turn: 1,
            step: Step::Preparation,
            phase: Phase::Mulligan(0),
            priority: first,
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
            ask: Some(crate::state::Ask { seat: first, query: crate::state::Query::Mulligan }),
            hits: Vec::new(),
            revealed: Vec::new(),
            next: 0,
            past: Vec::new(),
            drift: 0,
        };
        Epic { open, cards, dice: bookmark }
    }
}
