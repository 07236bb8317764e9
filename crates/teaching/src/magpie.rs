//! Magpie, a small game of ours. Twenty trinkets worth 1 to 5 and four dogs worth nothing; everybody holds three
//! cards. On a turn one may look at the top card of the deck, then takes it, or robs somebody of a random card, who
//! is asked in secret whether a dog barks; the noise scatters the top card. When the deck is gone, the most worth wins.

use table::prelude::*;

pub const DOG: u8 = 0;
pub const CARDS: usize = 24;
/// The piles: a hand for each seat, then these two.
pub const DECK: usize = 4;
pub const DISCARD: usize = 5;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Magpie {
    pub open: Open,
    pub piles: [Pile<u8, CARDS>; 6],
    pub dice: Bookmark,
}

/// What everybody sees of the table besides the cards.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    pub players: usize,
    pub turn: Seat,
    pub looked: bool,
    pub robbed: Option<Seat>,
}

table::notation! {
    pub enum Move { Look = "look", Take = "take", Rob(from: Seat) = "rob", Bark = "bark", Hush = "hush" }
}

table::events! {
    pub enum Event {
        Looked { seat: Seat }, LookedAt { card: u8 }, Took { seat: Seat }, TookCard { card: u8 },
        Reached { seat: Seat, from: Seat }, Barked { seat: Seat }, Scattered { card: u8 }, Showed { seat: Seat, card: u8 },
        Robbed { seat: Seat, from: Seat }, RobbedCard { seat: Seat, from: Seat, card: u8 },
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    pub cards: Seen<u8>,
}

pub fn all_cards() -> impl Iterator<Item = u8> {
    (0..CARDS as u8).map(|card| card / 4)
}

impl Magpie {
    fn robbable(&self, from: Seat) -> bool {
        from != self.open.turn && self.piles[..DECK].get(from.index()).is_some_and(|hand| !hand.is_empty())
    }

    /// A random card changes hands: the two see it, to all others it could be any.
    fn rob(&mut self, from: Seat, tell: &mut impl Tell<Event>) {
        let (seat, held) = (self.open.turn, self.piles[from.index()].len() as u32);
        let two = Audience::seat(seat).and(Audience::seat(from));
        let place = self.dice.throw(|dice| dice.roll(held)) as usize;
        let card = pile::give(&mut self.piles, from.index(), place, seat.index(), two).unwrap_or(DOG);
        tell.tell_apart(two, Event::RobbedCard { seat, from, card }, Event::Robbed { seat, from });
    }

    fn show_hands(&mut self, tell: &mut impl Tell<Event>) {
        for seat in Seat::all(self.open.players) {
            pile::look(&mut self.piles, seat.index(), CARDS, Audience::EVERYONE);
            let hand = self.piles[seat.index()].sorted().into_iter();
            hand.for_each(|card| tell.tell(Audience::EVERYONE, Event::Showed { seat, card }));
        }
    }
}

impl Game for Magpie {
    const ABOUT: About = About {
        name: "magpie",
        title: "Magpie",
        seats: (2, 4),
        endings: &["deck-gone"],
        orders: &["hush", "bark"],
        by_post: true,
        rules: table::rules_pages!("../../../docs/games/magpie"),
        ..About::BLANK
    };
    type Options = NoOptions;
    type Brought = ();
    type Move = Move;
    type View = View;
    type Event = Event;

    fn start(_: &NoOptions, brought: &[()], seed: &Seed) -> Result<Self, SetupError> {
        SetupError::check_players(&Self::ABOUT, brought.len())?;
        let open = Open { players: brought.len(), turn: Seat::FIRST, looked: false, robbed: None };
        let mut game = Magpie { open, piles: Default::default(), dice: Bookmark::new(seed.clone()) };
        game.piles[DECK] = Pile::of(all_cards(), Audience::NOBODY);
        game.dice.throw(|dice| pile::shuffle(&mut game.piles, DECK, dice));
        for seat in (0..3).flat_map(|_| Seat::all(open.players)) {
            pile::draw(&mut game.piles, DECK, seat.index(), Audience::seat(seat));
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.open.players
    }

    fn status(&self) -> Status {
        if !self.piles[DECK].is_empty() {
            return Status::Waiting(Seats::only(self.open.robbed.unwrap_or(self.open.turn)));
        }
        let worth = self.piles[..self.open.players].iter().map(|hand| hand.faces().map(i32::from).sum());
        Status::Over(Outcome::highest("deck-gone", worth))
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        let steady = [Move::Look, Move::Take, Move::Bark, Move::Hush];
        let all = steady.into_iter().chain(Seat::all(self.open.players).map(Move::Rob));
        into.extend(all.filter(|&mv| self.check(seat, mv).is_ok()));
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let robbed = self.open.robbed.is_some();
        Err(Refusal::by(match mv {
            _ if self.piles[DECK].is_empty() => Refusal::OVER,
            _ if !self.status().waiting().contains(seat) => "magpie/turn/order",
            Move::Look | Move::Take | Move::Rob(_) if robbed => "magpie/rob/answer",
            Move::Look if self.open.looked => "magpie/look/once",
            Move::Rob(from) if !self.robbable(from) => "magpie/rob/from",
            Move::Bark | Move::Hush if !robbed => "magpie/turn/choice",
            Move::Bark if !self.piles[seat.index()].has(DOG) => "magpie/dog/held",
            _ => return Ok(()),
        }))
    }

    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        let (me, all) = (Audience::seat(seat), Audience::EVERYONE);
        match mv {
            Move::Look => {
                pile::look(&mut self.piles, DECK, 1, me);
                self.open.looked = true;
                let card = self.piles[DECK].faces().next_back().unwrap_or(DOG);
                tell.tell_apart(me, Event::LookedAt { card }, Event::Looked { seat });
                return Trace::Final;
            }
            Move::Rob(from) => {
                self.open.robbed = Some(from);
                tell.tell(all, Event::Reached { seat, from });
                return Trace::Quiet;
            }
            Move::Take => {}
            Move::Bark => {
                pile::give_face(&mut self.piles, seat.index(), DOG, DISCARD, all);
                tell.tell(all, Event::Barked { seat });
            }
            Move::Hush => self.rob(seat, tell),
        }
        let (to, seen) = if mv == Move::Take { (seat.index(), me) } else { (DISCARD, all) };
        let card = pile::draw(&mut self.piles, DECK, to, seen).unwrap_or(DOG);
        let told = if mv == Move::Take { Event::TookCard { card } } else { Event::Scattered { card } };
        tell.tell_apart(seen, told, Event::Took { seat });
        self.open =
            Open { turn: self.open.turn.next(self.open.players), looked: false, robbed: None, ..self.open };
        if self.piles[DECK].is_empty() {
            self.show_hands(tell);
        }
        Trace::Final
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, open: self.open, cards: Seen::new(&self.piles, viewer, |at| at < DECK) }
    }

    fn imagine(&View { viewer, open, ref cards }: &View, dice: &mut Dice) -> Result<Self, Impossible> {
        let hand = |at: usize| Seat::new(at).filter(|_| at < DECK).map_or(Audience::NOBODY, Audience::seat);
        let owner = |at| if at == DISCARD { Audience::EVERYONE } else { hand(at) };
        let piles = cards.imagine(viewer, all_cards().collect(), owner, dice)?;
        let mut game = Magpie { open, piles, dice: Bookmark::new(dice.seed()) };
        pile::look(&mut game.piles, DECK, open.looked.into(), Audience::seat(open.turn));
        must(viewer.is_at(open.players), "nobody sits where this is seen from")?;
        game.inspect().map(|()| game)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        let Open { players, turn, looked, robbed } = self.open;
        let mut faces: Vec<u8> = self.piles.iter().flat_map(Pile::faces).collect();
        faces.sort_unstable();
        must(all_cards().eq(faces), "a card is missing or there twice")?;
        must(Self::ABOUT.takes(players) && turn.index() < players, "the seats don't fit")?;
        must(self.piles[players..DECK].iter().all(Pile::is_empty), "nobody holds cards")?;
        let known = |seat: Seat| self.piles[seat.index()].cards().iter().all(|c| c.is_known_to(seat.into()));
        must(Seat::all(players).all(known), "somebody doesn't know his hand")?;
        must(!self.piles[DECK].is_empty() || (!looked && robbed.is_none()), "it is over and goes on")?;
        must(robbed.is_none_or(|from| self.robbable(from)), "that seat can't be robbed")
    }

    fn decline(&self, seat: Seat) -> Option<Move> {
        self.check(seat, Move::Hush).is_ok().then_some(Move::Hush)
    }

    /// `hush`: never bark. `bark`: bark whenever there is a dog.
    fn obey(&self, seat: Seat, order: &str) -> Option<Move> {
        let mv = if order == "bark" { Move::Bark } else { Move::Hush };
        self.check(seat, mv).is_ok().then_some(mv)
    }

    fn words() -> &'static Words {
        table::words!("../words/magpie")
    }
}
