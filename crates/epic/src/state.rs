//! Everything on the table: what lies open, the cards that somebody doesn't know, and what is being carried out.

pub use crate::item::{After, Aim, Frame, Item, Run, Snap};
use crate::{
    deck::MOST_CARDS,
    kinds::{Alignment, Keywords, Step, Token},
    making::Making,
    pool::Card,
};
use table::prelude::*;

/// The most players.
pub const PLAYERS: usize = 4;
/// How many cards one begins with.
pub const FIRST_HAND: usize = 5;
/// How many cards one keeps at the end of one's turn.
pub const HAND_LIMIT: usize = 10;
/// The Mojo one begins with.
pub const FIRST_MOJO: i16 = 30;

/// Of the piles of one owner's cards: after the four hands, the deck.
pub const DECK: usize = PLAYERS;
/// And those that are face down in play or on the line, in the order in which they were played.
pub const DOWN: usize = PLAYERS + 1;

/// The cards of one owner that somebody may not know. Backs tell the owner, so each owner's cards are kept apart.
pub type Own = [Pile<Card, MOST_CARDS>; PLAYERS + 2];

/// What names a thing in an open zone: never used twice in a game.
pub type Id = u16;

/// A game of Epic.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Epic {
    /// What everybody sees.
    pub open: Open,
    /// The cards that somebody may not know, by owner.
    pub cards: [Own; PLAYERS],
    /// What everybody does before the first hand; empty once it is dealt.
    #[serde(default, skip_serializing_if = "plain")]
    pub making: Vec<Making>,
    /// The dice.
    pub dice: Bookmark,
}

/// What the host chooses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Where the decks come from.
    pub format: Format,
}

table::keyed! {
    /// Where the decks come from.
    pub enum Format as "option-format" {
        /// Two boosters, shuffled together.
        Sealed = "sealed",
        /// Three boosters, of which everybody builds a deck.
        Built = "built",
        /// Three boosters that go round, card by card; everybody builds a deck of what he took.
        Draft = "draft",
        /// A deck of one's own.
        Constructed = "constructed",
        /// Two decks to learn with, in turn.
        First = "first",
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Where the decks came from.
    pub format: Format,
    /// How many play.
    pub players: u8,
    /// Who hasn't lost.
    pub alive: Seats,
    /// How many cards everybody's deck had as it was dealt; none before.
    #[serde(default, skip_serializing_if = "plain")]
    pub sizes: PerSeat<u8>,
    /// Who has yet to take a card, or to finish his deck.
    #[serde(default, skip_serializing_if = "plain")]
    pub making: Seats,
    /// Mojo.
    pub mojo: PerSeat<i16>,
    /// Actions left in this turn.
    pub actions: PerSeat<u8>,
    /// More of them, each of which pays only for cards and abilities of one alignment.
    #[serde(default, skip_serializing_if = "plain")]
    pub aligned: Vec<(Seat, Alignment)>,
    /// Who can't be targeted in this turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub hidden: Seats,
    /// Whose turn it is.
    pub active: Seat,
    /// Who had the last turn that wasn't an extra one.
    pub regular: Seat,
    /// How many turns in a row, this one included.
    pub row: u8,
    /// The extra turns to come, the next one last.
    #[serde(default, skip_serializing_if = "plain")]
    pub extra: Vec<Seat>,
    /// Which turn it is, from 1.
    pub turn: u16,
    /// The step of the turn.
    pub step: Step,
    /// What is being waited for when nothing is being carried out.
    pub phase: Phase,
    /// Who has priority, or is asked by the stage.
    pub priority: Seat,
    /// Who has passed since something happened.
    #[serde(default, skip_serializing_if = "plain")]
    pub passed: Seats,
    /// What is in play, in the order of arrival.
    #[serde(default, skip_serializing_if = "plain")]
    pub bodies: Vec<Body>,
    /// The discard piles, the top card last.
    pub piles: [Vec<Dead>; PLAYERS],
    /// How many cards in discard piles have something to say from there all the time.
    #[serde(default, skip_serializing_if = "plain")]
    pub pile_holds: u8,
    /// Whether a champion was played face down that any champion could be.
    #[serde(default, skip_serializing_if = "plain")]
    pub masked: bool,
    /// The line, the next to resolve last.
    #[serde(default, skip_serializing_if = "plain")]
    pub line: Vec<Item>,
    /// What is being carried out, the innermost last.
    #[serde(default, skip_serializing_if = "plain")]
    pub frames: Vec<Frame>,
    /// Triggers that wait to go on the line.
    #[serde(default, skip_serializing_if = "plain")]
    pub waiting: Vec<Item>,
    /// What waits for the beginning of the End step.
    #[serde(default, skip_serializing_if = "plain")]
    pub at_end: Vec<Item>,
    /// What waits for something in this turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub this_turn: Vec<Item>,
    /// The attack.
    #[serde(default, skip_serializing_if = "plain")]
    pub battle: Option<Battle>,
    /// What is asked.
    #[serde(default, skip_serializing_if = "plain")]
    pub ask: Option<Ask>,
    /// The hits since the last look at who is broken: who, and whom.
    #[serde(default, skip_serializing_if = "plain")]
    pub hits: Vec<(Id, Id)>,
    /// The cards revealed in this turn as a price: source and ability, holder, card.
    #[serde(default, skip_serializing_if = "plain")]
    pub revealed: Vec<(Id, u8, Seat, Card)>,
    /// The next number.
    pub next: Id,
    /// What was seen since the last surprise, to catch loops.
    #[serde(default, skip_serializing_if = "plain")]
    pub past: Vec<Past>,
    /// What went in and out of hands openly since then.
    #[serde(default, skip_serializing_if = "plain")]
    pub drift: u64,
}

/// A position that was met.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// What it looked like.
    pub mark: u64,
    /// What was chosen there.
    pub choice: u64,
    /// Whether it was anything but to pass.
    pub free: bool,
}

/// Whether it says nothing, and so needn't be written.
pub(crate) fn plain<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What is being waited for when nothing is being carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody takes a card.
    Draft {
        /// The round, from 0.
        round: u8,
        /// How many cards everybody has taken in this round.
        pick: u8,
    },
    /// Everybody builds a deck: leaves cards out until he likes it.
    Building,
    /// Whoever has priority puts cards under his deck, so many so far.
    Mulligan(u8),
    /// The turn begins.
    Prepare,
    /// Cards and abilities in the Pre-Battle step.
    PreBattle,
    /// Cards and abilities before an attack.
    BeforeAttack,
    /// The active player attacks or ends the Battle step.
    Attack,
    /// Cards and abilities after the attack was declared.
    AfterAttack,
    /// The defender blocks.
    Block,
    /// Those who fight face down are unveiled.
    Unveil,
    /// Cards and abilities after blocks.
    AfterBlock,
    /// Champions strike: those with range, then the others.
    Strike,
    /// Cards and abilities in the Build step.
    Build,
    /// Cards and abilities in the End step.
    End,
    /// The active player has too many cards.
    Excess,
    /// Nothing: it is over.
    Over {
        /// Why.
        ending: Ending,
        /// Who won.
        winners: Seats,
    },
}

table::keyed! {
    /// How a game ends.
    pub enum Ending as "ending" {
        /// All others have lost.
        Last = "last",
        /// Somebody's deck is empty.
        Deck = "deck",
        /// Everybody has lost at once.
        Nobody = "nobody",
        /// Nothing would ever change again.
        Loop = "loop",
    }
}

table::keyed! {
    /// How something lies in play.
    pub enum Position as "position" {
        /// Upright.
        Prepared = "prepared",
        /// Turned by 90°.
        Expended = "expended",
        /// Turned by 180°.
        Flipped = "flipped",
    }
}

/// What is to be seen on something: a card or a token.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// A card.
    Card(Card),
    /// A token.
    Token(Token),
}

/// Something in play.
#[allow(clippy::struct_excessive_bools, reason = "each is a mark of its own")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Body {
    /// What names it.
    pub id: Id,
    /// What it is; `None` while it is face down.
    pub face: Option<Face>,
    /// What it is a copy of.
    #[serde(default, skip_serializing_if = "plain")]
    pub copy: Option<Face>,
    /// As a copy it keeps the abilities of this.
    #[serde(default, skip_serializing_if = "plain")]
    pub retains: Option<Card>,
    /// Whether it vanishes when it leaves play.
    #[serde(default, skip_serializing_if = "plain")]
    pub token: bool,
    /// Whose card it is.
    pub owner: Seat,
    /// Who controls it for good.
    pub lasting: Seat,
    /// Who controls it until end of turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub borrowed: Option<Seat>,
    /// How it lies.
    pub position: Position,
    /// Damage in this turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub damage: u16,
    /// Whether any of it was deadly.
    #[serde(default, skip_serializing_if = "plain")]
    pub doomed: bool,
    /// +1/+1 counters.
    #[serde(default, skip_serializing_if = "plain")]
    pub plus: u16,
    /// Whether it has a Demoralized counter.
    #[serde(default, skip_serializing_if = "plain")]
    pub demoralized: bool,
    /// Whether it has a string counter.
    #[serde(default, skip_serializing_if = "plain")]
    pub strings: bool,
    /// Offence and defence until end of turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub boost: (i16, i16),
    /// Offence and defence are this until end of turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub set: Option<(i16, i16)>,
    /// An object that is a champion until end of turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub awake: bool,
    /// Keywords until end of turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub gained: Keywords,
    /// Keywords lost until end of turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub lost: Keywords,
    /// It doesn't prepare in its controller's next Preparation step.
    #[serde(default, skip_serializing_if = "plain")]
    pub stays: bool,
    /// It has attacked in this turn.
    #[serde(default, skip_serializing_if = "plain")]
    pub attacked: bool,
    /// The optional price was paid as it was played.
    #[serde(default, skip_serializing_if = "plain")]
    pub paid: bool,
    /// The cards that lie under it, the last one on top.
    #[serde(default, skip_serializing_if = "plain")]
    pub under: Vec<Dead>,
}

/// A card in a discard pile, or under something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dead {
    /// What names it.
    pub id: Id,
    /// What it is.
    pub card: Card,
    /// Whose card it is.
    pub owner: Seat,
}

/// Something or somebody.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ref {
    /// In play, on the line or in a discard pile.
    Thing(Id),
    /// A player.
    Player(Seat),
}

/// An attack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attackers.
    pub attackers: Vec<Id>,
    /// Whom they attack, once that is chosen.
    #[serde(default, skip_serializing_if = "plain")]
    pub defender: Option<Seat>,
    /// The champion that is hunted.
    #[serde(default, skip_serializing_if = "plain")]
    pub prey: Option<Id>,
    /// Whether a champion is hunted, or was until it was gone.
    #[serde(default, skip_serializing_if = "plain")]
    pub hunt: bool,
    /// The blockers.
    #[serde(default, skip_serializing_if = "plain")]
    pub blockers: Vec<Id>,
    /// Whether it was blocked.
    #[serde(default, skip_serializing_if = "plain")]
    pub blocked: bool,
    /// How far the fight is: 0 and 1 those with range strike, 2 and 3 the others; 1 and 3 while they choose whom.
    #[serde(default, skip_serializing_if = "plain")]
    pub phase: u8,
    /// Those who strike now and haven't been asked yet.
    #[serde(default, skip_serializing_if = "plain")]
    pub strikers: Vec<Id>,
    /// Whom they strike, as far as that is chosen: who, whom, how much.
    #[serde(default, skip_serializing_if = "plain")]
    pub blows: Vec<(Id, Ref, u16)>,
    /// How much of the defender's damage ward was used.
    #[serde(default, skip_serializing_if = "plain")]
    pub warded: u16,
}

/// What is asked, and of whom.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Of whom.
    pub seat: Seat,
    /// What.
    pub query: Query,
}

/// What can be asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Query {
    /// A card to put under the deck, or no more.
    Mulligan,
    /// A card, an ability, or to pass.
    Priority,
    /// One more attacker, or whom to attack.
    Attack,
    /// One more blocker, or no more.
    Block,
    /// How much of the striker's damage the next opponent gets.
    Strike,
    /// Whose damage is lost to a damage ward.
    Lost,
    /// Which waiting trigger goes on the line next.
    Order,
    /// A card to discard at the end of the turn.
    Excess,
    /// A mode.
    Mode,
    /// Whether the optional price is paid, or which of two.
    Pay,
    /// A card or thing to pay with.
    Price,
    /// A target.
    Target,
    /// A target's share of damage.
    Share,
    /// Whether one does what one may do.
    May,
    /// One of several things to do.
    Way,
    /// Something that the text lets one pick.
    Pick,
    /// Its share of damage.
    PickShare,
    /// A card of one's hand.
    Hand,
    /// One of the cards that one looks at.
    Dig,
    /// A card of somebody else's hand.
    Rob,
    /// An alignment.
    Alignment,
}

impl Open {
    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        usize::from(self.players).min(PLAYERS)
    }

    /// Those who haven't lost, in turn order from the active player.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, alive, first) = (self.players(), self.alive, self.active);
        let seats = std::iter::successors(Some(first), move |seat| Some(seat.next(players)));
        seats.take(players).filter(move |seat| alive.contains(*seat))
    }

    /// Those who haven't lost but this one, in turn order after it.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (players, alive) = (self.players(), self.alive);
        let seats = std::iter::successors(Some(seat.next(players)), move |seat| Some(seat.next(players)));
        seats.take(players.saturating_sub(1)).filter(move |seat| alive.contains(*seat))
    }

    /// What is in play under this number.
    #[must_use]
    pub fn body(&self, id: Id) -> Option<&Body> {
        self.bodies.iter().find(|body| body.id == id)
    }

    /// The same, to change it.
    pub(crate) fn body_mut(&mut self, id: Id) -> Option<&mut Body> {
        self.bodies.iter_mut().find(|body| body.id == id)
    }

    /// What is on the line under this number.
    #[must_use]
    pub fn item(&self, id: Id) -> Option<&Item> {
        self.line.iter().find(|item| item.id == id)
    }

    /// The card in a discard pile under this number, and whose pile it is.
    #[must_use]
    pub fn dead(&self, id: Id) -> Option<(Seat, &Dead)> {
        Seat::all(self.players()).find_map(|seat| {
            let found = self.piles[seat.index()].iter().find(|dead| dead.id == id)?;
            Some((seat, found))
        })
    }

    /// What is being carried out.
    #[must_use]
    pub fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// A number that wasn't used yet.
    pub(crate) const fn number(&mut self) -> Id {
        self.next = self.next.saturating_add(1);
        self.next
    }

    /// Whether decks are still being drafted or built.
    #[must_use]
    pub const fn making(&self) -> bool {
        matches!(self.phase, Phase::Draft { .. } | Phase::Building)
    }

    /// Whether it is over.
    #[must_use]
    pub const fn over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }
}

impl Body {
    /// Who controls it.
    #[must_use]
    pub fn controller(&self) -> Seat {
        self.borrowed.unwrap_or(self.lasting)
    }

    /// What it shows: itself, or what it is a copy of.
    #[must_use]
    pub fn look(&self) -> Option<Face> {
        if self.face.is_none() { None } else { self.copy.or(self.face) }
    }

    /// Whether it is face down.
    #[must_use]
    pub const fn is_down(&self) -> bool {
        self.face.is_none()
    }

    pub(crate) fn new(id: Id, face: Option<Face>, owner: Seat, controller: Seat) -> Body {
        Body {
            id,
            face,
            copy: None,
            retains: None,
            token: matches!(face, Some(Face::Token(_))),
            owner,
            lasting: controller,
            borrowed: None,
            position: Position::Prepared,
            damage: 0,
            doomed: false,
            plus: 0,
            demoralized: false,
            strings: false,
            boost: (0, 0),
            set: None,
            awake: false,
            gained: Keywords::NONE,
            lost: Keywords::NONE,
            stays: false,
            attacked: false,
            paid: false,
            under: Vec::new(),
        }
    }
}

impl Face {
    /// The card, unless it is a token.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Face::Card(card) => Some(card),
            Face::Token(_) => None,
        }
    }
}

impl From<Face> for table::Arg {
    fn from(face: Face) -> table::Arg {
        match face {
            Face::Card(card) => card.into(),
            Face::Token(token) => token.into(),
        }
    }
}
