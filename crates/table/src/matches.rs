//! A game with its moves so far: what a record is written from.

use crate::{Game, Refusal, Seat, Seed, SetupError, Tell, Trace};

/// A game from its start, with every move that was made in it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    brought: Vec<G::Brought>,
    seed: Seed,
    moves: Vec<(Seat, G::Move)>,
    game: G,
}

impl<G: Game> Match<G> {
    /// A new game; as many seats as there are entries in `brought`.
    pub fn start(options: G::Options, brought: Vec<G::Brought>, seed: Seed) -> Result<Match<G>, SetupError> {
        SetupError::check_players(&G::ABOUT, brought.len())?;
        let game = G::start(&options, &brought, &seed)?;
        Ok(Match { options, brought, seed, moves: Vec::new(), game })
    }

    /// A new game to which nobody brings anything.
    pub fn of(players: usize, options: G::Options, seed: Seed) -> Result<Match<G>, SetupError> {
        SetupError::check_players(&G::ABOUT, players)?;
        Match::start(options, vec![G::Brought::default(); players], seed)
    }

    /// The fewest players with whom a game with these options starts; the fewest on the label if it never does.
    #[must_use]
    pub fn fewest(options: &G::Options) -> usize {
        let (least, most) = G::ABOUT.seats;
        let starts = |players: &usize| Match::<G>::of(*players, options.clone(), Seed::new([0; 32])).is_ok();
        (least..=most).find(starts).unwrap_or(least)
    }

    /// Makes a move if it is allowed.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<Trace, Refusal> {
        let trace = self.game.play(seat, mv, tell)?;
        self.moves.push((seat, mv));
        Ok(trace)
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Every move so far.
    #[must_use]
    pub fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    /// What the host chose.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// What each seat brought.
    #[must_use]
    pub fn brought(&self) -> &[G::Brought] {
        &self.brought
    }

    /// Where its chance comes from.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }
}
