//! What a bot is given: a view of the table and the moves that its seat may make.

use std::{cell::OnceCell, fmt};
use table::{Game, Seat};

/// The table as one seat may see it. The view is made only if somebody asks for it.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    moves: &'a [G::Move],
    view: OnceCell<G::View>,
}

impl<'a, G: Game> Sight<'a, G> {
    /// From this seat. `moves` is only there to be used again, and filled with what the seat may do.
    pub fn new(game: &'a G, seat: Seat, moves: &'a mut Vec<G::Move>) -> Sight<'a, G> {
        moves.clear();
        game.moves(seat, moves);
        Sight { game, seat, moves, view: OnceCell::new() }
    }

    /// Whose choice it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What may be chosen.
    pub const fn moves(&self) -> &[G::Move] {
        self.moves
    }

    /// All that the seat may know.
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.game.view(self.seat.into()))
    }
}

/// Shows nothing of the game but what the seat may know.
impl<G: Game> fmt::Debug for Sight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sight").field("view", self.view()).field("moves", &self.moves).finish_non_exhaustive()
    }
}
