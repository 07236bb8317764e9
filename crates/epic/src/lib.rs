//! Epic, a card battle for two to four: champions, objects and events, played onto a line that is resolved from its end.
//!
//! Whoever has no Mojo left has lost; whoever has no cards left in his deck has won. The rules by id are in `docs/games/epic`.
//!
//! Cards are data: files in `cards/`, written in a small language ([`lang`]) whose pieces the rules run and from which
//! texts are made ([`text`]). What is being carried out is a stack of [`Frame`]s, each with its place in the list of
//! pieces ([`code`]) and what was chosen, so that any moment can be kept, imagined and gone on from.
#![forbid(unsafe_code)]

mod act;
mod aim;
mod announce;
mod asking;
mod battle;
mod check;
pub mod code;
mod damage;
mod deck;
mod event;
mod filter;
mod fits;
mod flow;
mod hands;
mod item;
mod kinds;
pub mod lang;
mod lawful;
mod loops;
mod making;
mod moves;
mod num;
mod options;
mod orders;
mod pieces;
mod players;
mod pool;
mod price;
mod run;
mod source;
mod start;
mod state;
mod stats;
pub mod text;
mod told;
mod trigger;
mod turn;
mod under;
mod view;
mod zones;

pub use deck::{BadDeck, Deck, FEWEST_BROUGHT, MOST_CARDS, READY, allowed};
pub use event::{Event, Sight};
pub use kinds::*;
pub use making::Making;
pub use moves::Move;
pub use pool::{BadCard, Card, Def, Pool, pool, problem};
pub use source::{BOOSTER, BOOSTER_SIZE, CHOICE, FEWEST, ROUNDS, Source, booster, boosters, class};
pub use state::*;
pub use stats::Stats;
pub use view::View;

use table::prelude::*;

impl Game for Epic {
    const ABOUT: About = About {
        name: "epic",
        title: "Epic",
        designer: None,
        seats: (2, 4),
        best: Some(2),
        minutes: (20, 60),
        options: &[Described::words("format", &["sealed", "built", "draft", "constructed", "first"]).front()],
        endings: &["last", "deck", "nobody", "loop"],
        orders: orders::ORDERS,
        combines: true,
        usual_order: orders::USUAL,
        rules_version: 2,
        content_version: 2,
        ready: READY,
        brings: Brings::With("format", "constructed"),
        first: Some(("format", "first")),
        by_post: true,
        stage: Stage::Playable,
        rules: table::rules_pages!("../../../docs/games/epic"),
        ..About::BLANK
    };
    type Options = Options;
    type Brought = Deck;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn start(options: &Options, brought: &[Deck], seed: &Seed) -> Result<Self, SetupError> {
        SetupError::check_players(&Self::ABOUT, brought.len())?;
        if let Some(problem) = problem() {
            return Err(SetupError::Other(format!("the cards can't be read: {problem}")));
        }
        brought.iter().try_for_each(|deck| Self::bring(options, deck))?;
        Ok(Epic::set_up(*options, brought, seed))
    }

    fn bring(options: &Options, brought: &Deck) -> Result<(), SetupError> {
        Epic::may_bring(*options, brought)
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn status(&self) -> Status {
        match (self.open.phase, self.open.ask) {
            (Phase::Over { ending, winners }, _) => {
                Status::Over(Outcome { ending: ending.key(), winners, scores: self.standing() })
            }
            (Phase::Draft { .. } | Phase::Building, _) => Status::Waiting(self.open.making),
            (_, Some(ask)) => Status::Waiting(Seats::only(ask.seat)),
            _ => Status::Waiting(Seats::only(self.open.priority)),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list(seat, into);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.allow(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        self.carry_out(seat, mv, tell)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Result<Self, Impossible> {
        Epic::imagined(view, dice)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        self.possible()
    }

    /// Where one is asked, and where one passes by oneself.
    fn obey(&self, seat: Seat, order: &str) -> Option<Move> {
        self.ordered(seat, order)
    }

    /// Whether somebody who passes until something happens still does.
    fn lasts(&self, seat: Seat, order: &str) -> bool {
        self.rests(seat, order) || self.lets(seat, order)
    }

    /// A pass that one may make.
    fn idle(&self, _seat: Seat, mv: Move) -> bool {
        mv == Move::Pass
    }

    /// Mojo.
    fn standing(&self) -> table::Scores {
        Seat::all(self.open.players()).map(|seat| self.open.mojo[seat].into()).collect()
    }

    fn words() -> &'static Words {
        table::words!("../words/epic")
    }
}
