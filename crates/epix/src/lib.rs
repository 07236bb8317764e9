//! Epix, a game by Rikki Tahta for two to four. The king is dead; his heirs fight over the realm for four seasons.
//!
//! Before the first season everybody recruits units and, in the advanced game, bids on Special Ability cards. In
//! each season the First Player card is auctioned, everybody chooses an action card in secret (two in winter), and one
//! after the other carries it out: Recruitment buys units, Tax brings gold, Move & Attack moves units and attacks with them. An
//! attack is a secret bid of gold that the defender tries to guess: guessed right, the attacker is gone, guessed wrong, the
//! defender. Camps and some provinces bring income. Whoever beats the garrison of a castle wins at once; otherwise
//! the most provinces after winter win, then the most gold.
//!
//! The rules by id are in `docs/games/epix`, with what is the printed game's and what is ours. The state is
//! [`Epix`]: what lies open ([`Open`], with the [`Board`] and the [`Turn`] of whoever acts) and what is [`Hidden`].
#![forbid(unsafe_code)]

mod action;
mod board;
mod card;
mod check;
mod event;
mod lawful;
mod map;
mod moves;
mod play;
mod players;
mod province;
mod state;
mod turn;
mod unit;
mod view;
pub mod winter;

pub use crate::state::{Bid, Epix, Hidden, Offer, Open, Options, Phase, Rules, YesNo};
pub use action::{Action, Hand, Season};
pub use board::{Board, Defender, Side};
pub use card::{Card, Cards, CardsIter, Effect};
pub use event::Event;
pub use map::Map;
pub use moves::Move;
pub use players::{Kinds, Players};
pub use province::{Province, Provinces, ProvincesIter};
pub use turn::{Attack, Fight, Turn};
pub use unit::Kind;
pub use view::View;

use table::prelude::*;

impl Game for Epix {
    const ABOUT: About = About {
        name: "epix",
        title: "Epix",
        designer: Some("Rikki Tahta"),
        seats: (2, 4),
        minutes: (30, 60),
        options: &[
            Described::words("cards", &["advanced", "basic"]),
            Described::words("free_attacks", &["no", "yes"]),
        ],
        endings: &["castle", "winter"],
        by_post: true,
        stage: Stage::Playable,
        rules: table::rules_pages!("../../../docs/games/epix"),
        ..About::BLANK
    };
    type Options = Options;
    type Brought = ();
    type Move = Move;
    type View = View;
    type Event = Event;

    fn start(options: &Options, brought: &[()], seed: &Seed) -> Result<Self, SetupError> {
        SetupError::check_players(&Self::ABOUT, brought.len())?;
        Ok(Epix::set_up(*options, brought.len(), seed))
    }

    fn players(&self) -> usize {
        self.open.board.players()
    }

    fn status(&self) -> Status {
        match self.open.phase {
            Phase::Over { .. } => Status::Over(self.open.outcome()),
            _ => Status::Waiting(self.open.asked()),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.open.list(seat, into);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.open.allow(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        self.carry_out(seat, mv, tell)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Result<Self, Impossible> {
        Epix::imagined(view, dice)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        self.possible()
    }

    fn standing(&self) -> table::Scores {
        self.open.outcome().scores
    }

    fn words() -> &'static Words {
        table::words!("../words/epix")
    }
}
