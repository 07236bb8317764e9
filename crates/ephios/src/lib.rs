//! Ephios, a game by WaDri for one to four. The High Governor has abdicated; whoever reaches 70% of popularity follows.
//!
//! On a turn one recruits a personality, debates, uses a card's effect or unites an alliance. A quick game is one round;
//! a campaign goes on until somebody has won two, and between rounds the victory booklet changes cards and alliances; alone
//! one has to unite all five alliances before the Complot has its five Dignitaires.
//!
//! The rules by id are in `docs/games/ephios`, with what is the printed game's and what is ours. The state is [`Ephios`]:
//! what lies open ([`Open`]), the cards with who knows them, and what is [`Hidden`]. What a card does is data
//! ([`Effect`], [`Step`]); what is being carried out is a stack of [`Frame`]s, so any moment can be kept and imagined.
#![forbid(unsafe_code)]

mod alliance;
mod booklet;
mod card;
mod check;
mod effect;
mod event;
mod feats;
mod lawful;
mod moves;
mod out;
mod question;
mod react;
mod round;
mod state;
mod step;
mod turn;
mod view;

pub use alliance::{Alliance, Alliances, AlliancesIter};
pub use booklet::{Page, Tile};
pub use card::{Card, Cards, CardsIter, Effect, Member, Reply, Trigger};
pub use event::Event;
pub use feats::{Feat, Feats, FeatsIter};
pub use moves::{Move, Way};
pub use question::Question;
pub use round::quick_cards;
pub use state::*;
pub use step::Step;
pub use view::View;

use table::prelude::*;

impl Game for Ephios {
    const ABOUT: About = About {
        name: "ephios",
        title: "Ephios",
        designer: Some("WaDri"),
        seats: (1, 4),
        best: Some(3),
        minutes: (20, 30),
        options: &[
            Described::words("mode", &["quick", "solo", "campaign"]).front().seats(&[
                ("quick", (2, 4)),
                ("solo", (1, 1)),
                ("campaign", (2, 4)),
            ]),
            Described::words("difficulty", &["easy", "normal", "hard"]).front().only("mode", "solo"),
            Described::words("inhabitants", &["classic", "campaign"]).only("mode", "campaign"),
        ],
        endings: &["elected", "limit", "campaign", "pacts", "unpopular", "plot", "stalemate"],
        orders: &["decline"],
        feats: &Feat::KEYS,
        by_post: true,
        stage: Stage::Playable,
        rules: table::rules_pages!("../../../docs/games/ephios"),
        ..About::BLANK
    };
    type Options = Options;
    type Brought = ();
    type Move = Move;
    type View = View;
    type Event = Event;

    fn start(options: &Options, brought: &[()], seed: &Seed) -> Result<Self, SetupError> {
        let players = brought.len();
        SetupError::check_players(&Self::ABOUT, players)?;
        let fits = |so: bool, words: &str| if so { Ok(()) } else { Err(SetupError::Other(words.into())) };
        let solo = options.mode == Mode::Solo;
        fits(solo == (players == 1), "Ephios is for one with mode=solo, for two to four otherwise")?;
        fits(solo || options.difficulty == Difficulty::Easy, "difficulty belongs to mode=solo")?;
        let classic = options.inhabitants == Inhabitants::Classic;
        fits(classic || options.mode == Mode::Campaign, "inhabitants=campaign belongs to mode=campaign")?;
        Ok(Ephios::set_up(*options, players, seed))
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn status(&self) -> Status {
        let Phase::Over { ending, winners } = self.open.phase else {
            return Status::Waiting(self.waiting());
        };
        Status::Over(Outcome { ending: ending.key(), winners, scores: self.standing() })
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
        Ephios::imagined(view, dice)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        self.possible()
    }

    /// Alone nobody is deceived, so nothing is declined by itself.
    fn decline(&self, seat: Seat) -> Option<Move> {
        let asked = matches!(self.open.phase, Phase::React(_)) && self.waiting().contains(seat);
        (asked && !self.open.solo()).then_some(Move::Decline)
    }

    /// `decline`: never react.
    fn obey(&self, seat: Seat, _order: &str) -> Option<Move> {
        self.allow(seat, Move::Decline).is_ok().then_some(Move::Decline)
    }

    /// Popularity; in a campaign the rounds won.
    fn standing(&self) -> table::Scores {
        let open = &self.open;
        let campaign = open.mode == Mode::Campaign;
        let score = |seat| if campaign { open.wins[seat].into() } else { open.popularity[seat].into() };
        Seat::all(open.players()).map(score).collect()
    }

    fn feats(&self, seat: Seat) -> Vec<&'static str> {
        self.open.feats[seat].iter().map(Feat::key).collect()
    }

    fn words() -> &'static Words {
        table::words!("../words/ephios")
    }
}
