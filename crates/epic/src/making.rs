//! Before the first hand: boosters that are drafted, and decks that are built of what one has.

use crate::{
    act::Act,
    event::Event,
    moves::Move,
    pool::Card,
    source::{BOOSTER_SIZE, CHOICE, FEWEST, ROUNDS, Source, booster},
    state::{DECK, Epic, FIRST_HAND, Format, Open, Phase, plain},
};
use table::{Impossible, must, pile, prelude::*};

/// What one player does before the first hand: all of it is known to him alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Making {
    /// The cards from which the next one is taken.
    #[serde(default, skip_serializing_if = "plain")]
    pub pack: Vec<Card>,
    /// The one that was taken of them, until everybody has taken one.
    #[serde(default, skip_serializing_if = "plain")]
    pub taken: Option<Card>,
    /// What the deck is made of so far.
    #[serde(default, skip_serializing_if = "plain")]
    pub deck: Vec<Card>,
    /// What was left out of it.
    #[serde(default, skip_serializing_if = "plain")]
    pub out: Vec<Card>,
}

impl Making {
    /// How many cards there are.
    pub(crate) fn size(&self) -> usize {
        self.pack.len() + self.deck.len() + self.out.len()
    }

    fn sort(&mut self) {
        self.pack.sort_unstable();
        self.deck.sort_unstable();
        self.out.sort_unstable();
    }

    fn leave_out(&mut self, card: Card) {
        take(&mut self.deck, card);
        self.out.push(card);
        self.out.sort_unstable();
    }
}

/// Takes one such card out, and leaves the others in their order.
fn take(cards: &mut Vec<Card>, card: Card) {
    if let Some(at) = cards.iter().position(|other| *other == card) {
        cards.remove(at);
    }
}

/// How many cards are left to take from when so many have been taken.
pub(crate) const fn left_in_pack(pick: u8) -> usize {
    BOOSTER_SIZE.saturating_sub(pick as usize)
}

impl Epic {
    /// What this seat may choose before the first hand.
    pub(crate) fn list_making(&self, seat: Seat, into: &mut Vec<Move>) {
        if !self.open.making.contains(seat) {
            return;
        }
        let Some(making) = self.making.get(seat.index()) else { return };
        let cards: &[Card] = match self.open.phase {
            Phase::Draft { .. } => &making.pack,
            _ if making.deck.len() > FEWEST => &making.deck,
            _ => &[],
        };
        into.extend(cards.chunk_by(|one, two| one == two).map(|same| Move::Card(same[0])));
        into.extend(Some(Move::Done).filter(|_| self.open.phase == Phase::Building));
    }

    /// Why this can't be chosen before the first hand.
    pub(crate) fn refuse_making(&self, seat: Seat, mv: Move) -> Refusal {
        let making = self.making.get(seat.index());
        let has =
            |cards: fn(&Making) -> &Vec<Card>, card| making.is_some_and(|own| cards(own).contains(&card));
        match (self.open.phase, mv) {
            _ if !self.open.making.contains(seat) => Refusal::by("epic/turn/asked"),
            (Phase::Draft { .. }, Move::Card(card)) => Refusal::by("epic/draft/booster").with("card", card),
            (Phase::Building, Move::Card(card)) if has(|own| &own.deck, card) => {
                Refusal::by("epic/building/fewest").with("number", FEWEST as i64)
            }
            (Phase::Building, Move::Card(card)) => Refusal::by("epic/building/yours").with("card", card),
            _ => Refusal::by("epic/choice/offered"),
        }
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Somebody chooses before the first hand.
    pub(crate) fn make(&mut self, seat: Seat, mv: Move) -> Trace {
        let phase = self.open.phase;
        let Some(making) = self.game.making.get_mut(seat.index()) else { return Trace::Final };
        match (phase, mv) {
            (Phase::Draft { .. }, Move::Card(card)) => {
                making.taken = Some(card);
                self.tell_apart(Audience::seat(seat), Event::TookCard { seat, card }, Event::Took { seat });
            }
            (_, Move::Card(card)) => {
                making.leave_out(card);
                self.tell_to(Audience::seat(seat), Event::LeftOut { seat, card });
                return Trace::Quiet;
            }
            _ => self.tell(Event::Built { seat }),
        }
        self.game.open.making = self.open.making.without(seat);
        if !self.open.making.is_empty() {
            return Trace::Quiet;
        }
        match phase {
            Phase::Draft { round, pick } => self.hand_on(round, pick),
            _ => self.deal_hands(),
        }
        Trace::Final
    }

    /// All have taken a card: the rest goes on to the left, in the second round to the right, and the last cards to where they go.
    fn hand_on(&mut self, round: u8, pick: u8) {
        let players = self.open.players();
        for making in &mut self.game.making {
            if let Some(card) = making.taken.take() {
                take(&mut making.pack, card);
                making.deck.push(card);
                making.deck.sort_unstable();
            }
        }
        let mut packs: Vec<Vec<Card>> =
            self.game.making.iter_mut().map(|making| std::mem::take(&mut making.pack)).collect();
        if round.is_multiple_of(2) {
            packs.rotate_right(1);
        } else {
            packs.rotate_left(1);
        }
        for (making, pack) in self.game.making.iter_mut().zip(packs) {
            making.pack = pack;
        }
        if left_in_pack(pick + 1) > 1 {
            self.tell(Event::HandedOn {});
            self.look_at_packs();
            self.game.open.phase = Phase::Draft { round, pick: pick + 1 };
        } else {
            for at in 0..players {
                let making = &mut self.game.making[at];
                let last = making.pack.pop();
                making.deck.extend(last);
                making.deck.sort_unstable();
                if let (Some(seat), Some(card)) = (Seat::new(at), last) {
                    self.tell_to(Audience::seat(seat), Event::TookLast { seat, card });
                }
            }
            if usize::from(round) + 1 < ROUNDS {
                self.open_boosters(round + 1);
            } else {
                self.tell(Event::Drafted {});
                self.game.open.phase = Phase::Building;
            }
        }
        self.game.open.making = self.open.alive;
    }

    /// Everybody opens a booster.
    fn open_boosters(&mut self, round: u8) {
        for at in 0..self.open.players() {
            self.game.making[at].pack = self.game.dice.throw(booster);
            self.game.making[at].sort();
        }
        self.tell(Event::Opened { round: round + 1 });
        self.look_at_packs();
        self.game.open.phase = Phase::Draft { round, pick: 0 };
    }

    /// Everybody sees what he takes the next card from.
    fn look_at_packs(&mut self) {
        for seat in self.open.alive {
            for card in self.making.get(seat.index()).map_or_else(Vec::new, |making| making.pack.clone()) {
                self.tell_to(Audience::seat(seat), Event::InPack { seat, card });
            }
        }
    }

    /// All decks are built: they are shuffled, and everybody draws his first hand.
    fn deal_hands(&mut self) {
        let decks: Vec<Vec<Card>> =
            std::mem::take(&mut self.game.making).into_iter().map(|own| own.deck).collect();
        for (seat, deck) in Seat::all(self.open.players()).zip(decks) {
            self.tell(Event::DeckSize { seat, number: deck.len() as u8 });
            self.game.lay_deck(seat, deck);
            for place in 0..FIRST_HAND {
                let hand = self.cards[seat.index()][seat.index()].faces().nth(place);
                if let Some(card) = hand {
                    self.tell_to(Audience::seat(seat), Event::DrewCard { seat, card });
                }
            }
        }
        self.game.choose_first();
        let seat = self.open.active;
        self.tell(Event::Begins { seat });
    }
}

impl Open {
    /// Whether decks are drafted or built in this format, and a draft goes so far.
    pub(crate) fn is_made_here(&self) -> bool {
        match self.phase {
            Phase::Draft { round, pick } => {
                self.format == Format::Draft && usize::from(round) < ROUNDS && left_in_pack(pick) > 1
            }
            _ => matches!(self.format, Format::Built | Format::Draft),
        }
    }

    /// How many cards everybody takes from, has in his deck, and has in all.
    fn making_sizes(&self) -> (usize, usize, usize) {
        match self.phase {
            Phase::Draft { round, pick } => {
                let (pack, had) = (left_in_pack(pick), usize::from(round) * BOOSTER_SIZE + usize::from(pick));
                (pack, had, pack + had)
            }
            _ => (0, CHOICE, CHOICE),
        }
    }

    /// What everybody could have before the first hand, where this viewer knows only what he has himself.
    pub(crate) fn imagined_making(
        &self,
        viewer: Viewer,
        own: &Making,
        dice: &mut Dice,
    ) -> Result<Vec<Making>, Impossible> {
        let (pack, had, _) = self.making_sizes();
        let making = |seat: Seat| {
            if viewer == Viewer::Seat(seat) {
                return Ok(own.clone());
            }
            let mut making = Making { pack: booster(dice), ..Making::default() };
            dice.shuffle(&mut making.pack);
            making.pack.truncate(pack);
            making.sort();
            if !self.making.contains(seat) {
                making.taken = dice.pick(&making.pack);
            }
            let deck = self.source().complete(&[], had, &[], dice);
            making.deck = deck.ok_or_else(|| Impossible("nobody has such cards".into()))?;
            if self.phase == Phase::Building {
                let out = dice.roll((CHOICE - FEWEST) as u32 + 1) as usize;
                making.out = making.deck.split_off(CHOICE - out);
            }
            making.sort();
            Ok(making)
        };
        Seat::all(self.players()).map(making).collect()
    }
}

impl Epic {
    /// Whether what everybody does before the first hand could be.
    pub(crate) fn making_possible(&self) -> Result<(), Impossible> {
        let open = &self.open;
        let (pack, _, all) = open.making_sizes();
        must(self.making.len() == open.players(), "somebody's cards are missing")?;
        must(self.cards.iter().flatten().all(Pile::is_empty), "the game hasn't begun")?;
        let single = Source { boosters: Some(1), ..open.source() };
        for (seat, making) in Seat::all(open.players()).zip(&self.making) {
            must(making.size() == all && making.pack.len() == pack, "these aren't so many cards")?;
            let sorted = [&making.pack, &making.deck, &making.out].iter().all(|cards| cards.is_sorted());
            must(sorted, "these cards aren't in order")?;
            must(single.holds(&making.pack), "this is no booster")?;
            let had: Vec<Card> = making.deck.iter().chain(&making.out).copied().collect();
            must(open.source().holds(&had), "these cards can't come from boosters")?;
            let drafts = open.phase != Phase::Building;
            let left = if drafts { making.out.is_empty() } else { making.deck.len() >= FEWEST };
            must(left, "this can't be left out")?;
            let took = drafts && !open.making.contains(seat);
            must(making.taken.is_some() == took, "somebody has taken a card, and yet he hasn't")?;
            must(making.taken.is_none_or(|card| making.pack.contains(&card)), "this wasn't to be taken")?;
        }
        Ok(())
    }

    /// The first boosters of a draft, or the cards to build a deck of.
    pub(crate) fn begin_making(&mut self, phase: Phase) {
        let number = if phase == Phase::Building { ROUNDS } else { 1 };
        for _ in 0..self.open.players() {
            let cards = self.dice.throw(|dice| crate::source::boosters(number, dice));
            let mut making = Making::default();
            *(if phase == Phase::Building { &mut making.deck } else { &mut making.pack }) = cards;
            making.sort();
            self.making.push(making);
        }
        (self.open.phase, self.open.making) = (phase, self.open.alive);
    }

    /// This player's deck is shuffled, and he draws his first hand.
    pub(crate) fn lay_deck(&mut self, seat: Seat, mut deck: Vec<Card>) {
        self.open.sizes[seat] = deck.len() as u8;
        self.dice.throw(|dice| dice.shuffle(&mut deck));
        let own = &mut self.cards[seat.index()];
        own[DECK] = Pile::of(deck, Audience::NOBODY);
        for _ in 0..FIRST_HAND {
            pile::draw(own, DECK, seat.index(), Audience::seat(seat));
        }
    }

    /// Chance decides who begins; he is the first to exchange cards.
    pub(crate) fn choose_first(&mut self) {
        let players = self.open.players();
        let first = self.dice.throw(|dice| dice.roll(players as u32)) as usize;
        let first = Seat::new(first).unwrap_or(Seat::FIRST);
        let open = &mut self.open;
        (open.active, open.regular, open.priority) = (first, first, first);
        open.phase = Phase::Mulligan(0);
        open.ask = Some(crate::state::Ask { seat: first, query: crate::state::Query::Mulligan });
    }
}
