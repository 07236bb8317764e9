//! Goofspiel, an old game of pure bidding. Thirteen prizes worth 1 to 13 come up one by one in random order. Each
//! seat bids one of its cards 1 to 13, all at once and in secret: the highest bid takes the prize, all bids are
//! spent. A tied prize is discarded, or joins the next one (`ties=carry`). Most points win; ties share.

use table::prelude::*;

pub const CARDS: u8 = 13;
const ROUNDS: usize = CARDS as usize;

/// The table. Hidden are the prizes to come, and bids until all have bid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Goofspiel {
    pub players: usize,
    pub ties: Ties,
    pub prizes: [u8; ROUNDS],
    pub round: usize,
    pub carried: u8,
    /// The cards held, the one that lies as a bid included.
    pub hands: PerSeat<Bits>,
    pub bids: PerSeat<u8>,
    pub scores: PerSeat<u8>,
    pub waiting: Seats,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub ties: Ties,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ties {
    Discard,
    Carry,
}

/// The card bid. Notation: its number, `7`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bid(pub u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Bid {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Bid, NotAMove> {
        exact(text).map(Bid).ok_or_else(|| NotAMove::new(text, "a card's number, such as 7"))
    }
}

/// The table with all that is hidden from the viewer turned to 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Goofspiel,
}

table::events! {
    pub enum Event {
        Chose { card: u8 },
        Laid { seat: Seat },
        Shown { seat: Seat, card: u8 },
        Won { seat: Seat, points: u8 }, Tied { points: u8 }, Turned { points: u8 },
    }
}

impl Goofspiel {
    /// All bids are turned over: the highest takes the prize, unless it is tied.
    fn reveal(&mut self, tell: &mut impl Tell<Event>) -> Trace {
        let (bids, points) = (self.bids, self.prizes[self.round] + self.carried);
        let highest = bids.of(self.players).iter().max();
        let mut best = Seat::all(self.players).filter(|&seat| Some(&bids[seat]) == highest);
        for seat in Seat::all(self.players) {
            self.hands[seat] = self.hands[seat].without(bids[seat]);
            tell.tell(Audience::EVERYONE, Event::Shown { seat, card: bids[seat] });
        }
        if let (Some(seat), None) = (best.next(), best.next()) {
            (self.scores[seat], self.carried) = (self.scores[seat] + points, 0);
            tell.tell(Audience::EVERYONE, Event::Won { seat, points });
        } else {
            self.carried = if self.ties == Ties::Carry { points } else { 0 };
            tell.tell(Audience::EVERYONE, Event::Tied { points });
        }
        (self.bids, self.round) = (PerSeat::default(), self.round + 1);
        if let Some(&points) = self.prizes.get(self.round) {
            self.waiting = Seats::all(self.players);
            tell.tell(Audience::EVERYONE, Event::Turned { points });
        }
        Trace::Final
    }
}

impl Game for Goofspiel {
    const ABOUT: About = About {
        name: "goofspiel",
        title: "Goofspiel",
        designer: Some("Merrill Flood"),
        seats: (2, MAX_SEATS),
        options: &[Described::words("ties", &["discard", "carry"])],
        endings: &["prizes-gone"],
        rules: table::rules_pages!("../../../docs/games/goofspiel"),
        ..About::BLANK
    };
    type Options = Options;
    type Brought = ();
    type Move = Bid;
    type View = View;
    type Event = Event;

    fn start(options: &Options, brought: &[()], seed: &Seed) -> Result<Self, SetupError> {
        SetupError::check_players(&Self::ABOUT, brought.len())?;
        let (players, waiting, ties) = (brought.len(), Seats::all(brought.len()), options.ties);
        let (mut prizes, mut hands) = (std::array::from_fn(|at| at as u8 + 1), PerSeat::default());
        Dice::new(seed).shuffle(&mut prizes);
        waiting.iter().for_each(|seat| hands[seat] = Bits::range(1..=CARDS));
        let (bids, scores) = (PerSeat::default(), PerSeat::default());
        Ok(Goofspiel { players, ties, prizes, round: 0, carried: 0, hands, bids, scores, waiting })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn status(&self) -> Status {
        if !self.waiting.is_empty() {
            return Status::Waiting(self.waiting);
        }
        let scores = self.scores.of(self.players).iter().map(|&score| score.into());
        Status::Over(Outcome::highest("prizes-gone", scores))
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Bid>) {
        if self.waiting.contains(seat) {
            into.extend(self.hands[seat].iter().map(Bid));
        }
    }

    fn check(&self, seat: Seat, Bid(card): Bid) -> Result<(), Refusal> {
        match self.waiting.contains(seat) {
            false if self.waiting.is_empty() => Err(Refusal::by(Refusal::OVER)),
            false => Err(Refusal::by("goofspiel/bid/once")),
            true if self.hands[seat].contains(card) => Ok(()),
            true => Err(Refusal::by("goofspiel/bid/held").with("card", card)),
        }
    }

    fn apply(&mut self, seat: Seat, Bid(card): Bid, tell: &mut impl Tell<Event>) -> Trace {
        (self.bids[seat], self.waiting) = (card, self.waiting.without(seat));
        tell.tell_apart(Audience::seat(seat), Event::Chose { card }, Event::Laid { seat });
        if self.waiting.is_empty() { self.reveal(tell) } else { Trace::Quiet }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut table = self.clone();
        table.prizes.iter_mut().skip(self.round + 1).for_each(|prize| *prize = 0);
        Seat::all(MAX_SEATS).filter(|&seat| viewer != seat.into()).for_each(|seat| table.bids[seat] = 0);
        View { viewer, table }
    }

    fn imagine(view: &View, dice: &mut Dice) -> Result<Self, Impossible> {
        let mut game = view.table.clone();
        must(view.viewer.is_at(game.players), "nobody sits where this is seen from")?;
        let mut rest: Vec<u8> = (1..=CARDS).filter(|prize| !game.prizes.contains(prize)).collect();
        dice.shuffle(&mut rest);
        for prize in game.prizes.iter_mut().filter(|prize| **prize == 0) {
            *prize = rest.pop().unwrap_or(0);
        }
        for seat in Seat::all(game.players).filter(|&seat| view.viewer != seat.into()) {
            let hand = game.hands[seat].iter().filter(|_| !game.waiting.contains(seat));
            game.bids[seat] = dice.pick(&hand.collect::<Vec<u8>>()).unwrap_or(0);
        }
        game.inspect().map(|()| game)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        let (seats, left) = (Seats::all(self.players), ROUNDS.saturating_sub(self.round));
        must(Self::ABOUT.takes(self.players) && self.round <= ROUNDS, "the seats or rounds don't fit")?;
        must((1..=CARDS).all(|prize| self.prizes.contains(&prize)), "a prize is missing")?;
        must(self.waiting.within(seats) && (left > 0) != self.waiting.is_empty(), "it asks the wrong seats")?;
        for seat in Seat::all(MAX_SEATS) {
            let (hand, bid) = (self.hands[seat], self.bids[seat]);
            let held = hand.len() == if seats.contains(seat) { left } else { 0 };
            must(held && hand.within(Bits::range(1..=CARDS)), "a hand doesn't fit")?;
            let none = self.waiting.contains(seat) || hand.is_empty();
            must(if none { bid == 0 } else { hand.contains(bid) }, "a bid doesn't fit")?;
        }
        let sum = |points: &[u8]| points.iter().map(|&p| u32::from(p)).sum::<u32>();
        let (won, of) = (sum(&self.scores.0) + u32::from(self.carried), sum(&self.prizes[..self.round]));
        let right = if self.ties == Ties::Carry { won == of } else { won <= of && self.carried == 0 };
        must(right, "the points don't add up")
    }

    fn standing(&self) -> table::Scores {
        self.scores.of(self.players).iter().map(|&score| score.into()).collect()
    }

    fn words() -> &'static Words {
        table::words!("../words/goofspiel")
    }
}
