//! The whole table: what everybody sees of it, and what is hidden.

use crate::{
    action::{Hand, Season},
    board::{Board, Side},
    card::{Card, Cards, Effect},
    players::{Kinds, Players},
    province::{Province, Provinces},
    turn::Turn,
    unit::Kind,
};
use arrayvec::ArrayVec;
use table::prelude::*;

/// A game of Epix.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Epix {
    /// What everybody sees.
    pub open: Open,
    /// What somebody doesn't.
    pub hidden: Hidden,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Units, gold and cards.
    pub board: Board,
    /// Who holds the First Player card.
    pub first: Seat,
    /// The season, or before the first one spring.
    pub season: Season,
    /// The cards for which there are bids, before the first season.
    pub offers: ArrayVec<Offer, 5>,
    /// What everybody offered for the First Player card this season, once it is shown.
    pub offered: Players<Option<u16>>,
    /// Who has answered a question that is put to all at once.
    pub answered: Seats,
    /// Whose action cards were shown this season.
    pub shown: Seats,
    /// Whose action cards the spy has seen this season.
    pub spied: Option<Seat>,
    /// What is going on.
    pub phase: Phase,
}

/// A Special Ability card that lies open.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Which one.
    pub card: Card,
    /// Whose bid lies on it.
    pub bid: Option<Bid>,
}

/// A bid on a Special Ability card.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub gold: u16,
    /// The unit that marks it.
    pub marker: Kind,
}

impl Bid {
    /// The smallest bid on a card on which this one lies.
    pub fn least_after(bid: Option<Bid>) -> u16 {
        bid.map_or(1, |bid| bid.gold + 1)
    }
}

/// What is going on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first season.
    Draft {
        /// Whose turn it is.
        turn: Seat,
        /// Who has passed.
        passed: Seats,
        /// The card and marker for which he has to say his gold.
        naming: Option<(Card, Kind)>,
    },
    /// Everybody offers gold for the First Player card.
    Auction,
    /// The winner keeps the First Player card or gives it away.
    Give {
        /// The winner.
        winner: Seat,
    },
    /// Everybody chooses action cards.
    Choose,
    /// The spy looks at somebody's action cards.
    Spy {
        /// Whoever has the card.
        spy: Seat,
    },
    /// The spy chooses again.
    Again {
        /// Whoever has the card.
        spy: Seat,
    },
    /// Somebody acts.
    Act(Turn),
    /// The game is over.
    Over {
        /// Who took which castle, if that was the end.
        taken: Option<(Seat, Province)>,
    },
}

/// What somebody doesn't see.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// Offers for the First Player card.
    pub offers: Players<Option<u16>>,
    /// Action cards chosen this season.
    pub hands: Players<Option<Hand>>,
    /// The attacker's bid.
    pub bid: Option<u16>,
}

impl Hidden {
    /// Nothing hidden, for so many players.
    pub fn nothing(players: usize) -> Hidden {
        Hidden { offers: Players::new(players, None), hands: Players::new(players, None), bid: None }
    }
}

/// What the host chooses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// With or without Special Ability cards.
    pub cards: Rules,
    /// Whether an attack may be made for nothing.
    pub free_attacks: YesNo,
}

/// With or without Special Ability cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// With.
    Advanced,
    /// Without.
    Basic,
}

/// No or yes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum YesNo {
    /// No.
    No,
    /// Yes.
    Yes,
}

/// What everybody has at the start.
const GOLD: u16 = 15;

impl Epix {
    pub(crate) fn set_up(options: Options, players: usize, seed: &Seed) -> Epix {
        let mut dice = Dice::new(seed);
        let mut castles = Province::ALL;
        dice.shuffle(&mut castles[..players]);
        let first = Seat::new(dice.roll(players as u32) as usize).unwrap_or(Seat::FIRST);
        let mut cards = Card::ALL;
        dice.shuffle(&mut cards);
        let dealt = if options.cards == Rules::Advanced { players + 1 } else { 0 };
        let side = Side {
            castle: Province::YellowCastle,
            gold: GOLD,
            cards: Cards::default(),
            units: Kinds([Provinces::NONE; 4]),
            supply: Kinds(Kind::ALL.map(Kind::count)),
        };
        let free_attacks = options.free_attacks == YesNo::Yes;
        let mut board = Board { sides: Players::new(players, side), treasury: 0, free_attacks };
        for seat in Seat::all(players) {
            board.sides[seat].castle = castles[seat.index()];
            board.put(seat, Kind::Soldier, castles[seat.index()]);
        }
        let open = Open {
            board,
            first,
            season: Season::Spring,
            offers: cards.iter().take(dealt).map(|&card| Offer { card, bid: None }).collect(),
            offered: Players::new(players, None),
            answered: Seats::NONE,
            shown: Seats::NONE,
            spied: None,
            phase: Phase::Draft { turn: first, passed: Seats::NONE, naming: None },
        };
        Epix { open, hidden: Hidden::nothing(players) }
    }
}

impl Open {
    /// Whom the table waits for; nobody once it is over.
    pub fn asked(&self) -> Seats {
        match &self.phase {
            Phase::Draft { turn, .. } => Seats::only(*turn),
            Phase::Auction | Phase::Choose => {
                self.answered.iter().fold(Seats::all(self.board.players()), Seats::without)
            }
            Phase::Give { winner } => Seats::only(*winner),
            Phase::Spy { spy } | Phase::Again { spy } => Seats::only(*spy),
            Phase::Act(turn) => Seats::only(match &turn.fight {
                Some(fight) if fight.bid => fight.attack.foe,
                _ => turn.seat,
            }),
            Phase::Over { .. } => Seats::NONE,
        }
    }

    /// Everybody, clockwise from this seat.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.board.players();
        (0..players).scan(from, move |seat, _| {
            let this = *seat;
            *seat = this.next(players);
            Some(this)
        })
    }

    /// Whoever has the Spy.
    pub fn spy(&self) -> Option<Seat> {
        self.board.seats().find(|seat| self.board.has(*seat, Effect::Spy))
    }

    /// The bid that lies on this card; `None` for a card that isn't there.
    pub fn bid_on(&self, card: Card) -> Option<Option<Bid>> {
        self.offers.iter().find(|offer| offer.card == card).map(|offer| offer.bid)
    }

    /// What this player could bid on a card: his gold, and what lies there already if it is his.
    pub fn purse(&self, seat: Seat, bid: Option<Bid>) -> u16 {
        self.board.gold(seat) + bid.filter(|bid| bid.seat == seat).map_or(0, |bid| bid.gold)
    }

    /// How many units of this kind he could mark a bid with, the one that lies there already included.
    pub fn markers(&self, seat: Seat, kind: Kind, bid: Option<Bid>) -> u8 {
        let there = bid.is_some_and(|bid| bid.seat == seat && bid.marker == kind);
        self.board.left(seat, kind) + u8::from(there)
    }

    /// What everybody would count if the game ended now: provinces, then gold.
    pub fn outcome(&self) -> Outcome {
        let board = &self.board;
        let scores = board.seats().map(|seat| board.occupied(seat).len() as i32).collect();
        if let Phase::Over { taken: Some((seat, _)) } = self.phase {
            return Outcome { ending: "castle", winners: Seats::only(seat), scores };
        }
        let count = |seat: &Seat| (board.occupied(*seat).len(), board.gold(*seat));
        let most = board.seats().map(|seat| count(&seat)).max();
        let winners = board.seats().filter(|seat| Some(count(seat)) == most).collect();
        Outcome { ending: "winter", winners, scores }
    }
}
