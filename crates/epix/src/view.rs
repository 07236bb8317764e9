//! What one viewer may know, games that he could be in, and whether a game can be at all.

use crate::{
    action::{Action, Season},
    board::Board,
    players::{Kinds, Players},
    province::{Province::Kilimandjora, Provinces},
    state::{Bid, Epix, Hidden, Open, Phase},
    turn::{Attack, Fight, Turn},
    unit::Kind,
};
use table::prelude::*;

/// More gold than anybody can get.
const RICHEST: u16 = 1_000;

/// What one viewer may know: everything that lies open, and of what is hidden what he has chosen or seen himself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// What he knows of the rest.
    pub known: Hidden,
}

impl Epix {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Epix { open, hidden } = self;
        let me = |seat: Seat| viewer == Viewer::Seat(seat);
        let mut known = Hidden::nothing(open.board.players());
        for seat in open.board.seats() {
            let spied = open.spied == Some(seat) && open.spy().is_some_and(me);
            if me(seat) {
                known.offers[seat] = hidden.offers[seat];
            }
            if me(seat) || spied || open.shown.contains(seat) {
                known.hands[seat] = hidden.hands[seat];
            }
        }
        if matches!(&open.phase, Phase::Act(turn) if me(turn.seat)) {
            known.bid = hidden.bid;
        }
        View { viewer, open: open.clone(), known }
    }

    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Result<Epix, Impossible> {
        let View { viewer, ref open, known: mut hidden } = *view;
        let board = &open.board;
        must(viewer.is_at(board.players()), "nobody sits where this is seen from")?;
        for seat in board.seats() {
            if open.has_offered(seat) && hidden.offers[seat].is_none() {
                hidden.offers[seat] = Some(dice.roll(u32::from(board.gold(seat)) + 1) as u16);
            }
            if open.has_chosen(seat) && hidden.hands[seat].is_none() {
                hidden.hands[seat] = dice.pick(&open.season.hands());
            }
        }
        if let (Some((turn, _)), None) = (open.bidder(), hidden.bid) {
            let least = board.least_bid();
            let bids = board.gold(turn.seat).saturating_sub(least) + 1;
            hidden.bid = Some(least + dice.roll(bids.into()) as u16);
        }
        let game = Epix { open: open.clone(), hidden };
        game.possible().map(|()| game)
    }

    pub(crate) fn possible(&self) -> Result<(), Impossible> {
        let Epix { open, hidden } = self;
        open.board.possible()?;
        open.possible()?;
        let hands = open.season.hands();
        let counts = [open.offered.count(), hidden.offers.count(), hidden.hands.count()];
        must(counts == [open.board.players(); 3], "the number of players doesn't fit")?;
        for seat in open.board.seats() {
            let (offer, hand) = (hidden.offers[seat], hidden.hands[seat]);
            must(offer.is_some() == open.has_offered(seat), "an offer is missing or too many")?;
            must(offer.is_none_or(|gold| gold <= open.board.gold(seat)), "an offer is too high")?;
            must(hand.is_some() == open.has_chosen(seat), "action cards are missing or too many")?;
            must(hand.is_none_or(|hand| hands.contains(&hand)), "these cards don't fit the season")?;
        }
        must(hidden.bid.is_some() == open.bidder().is_some(), "a bid is missing or too many")?;
        if let (Some(bid), Some((turn, fight))) = (hidden.bid, open.bidder()) {
            let bids = open.board.least_bid()..=open.board.gold(turn.seat);
            let guesses = fight.attack.guesses(&open.board);
            must(bids.contains(&bid), "the bid is too low or too high")?;
            must(fight.guesses.len() < guesses.into(), "there are too many guesses")?;
            must(bids.len() > guesses.into(), "there is nothing to guess")?;
        }
        if let Phase::Act(turn) = &open.phase {
            must(hidden.hands[turn.seat] == Some(turn.hand), "other cards were chosen than shown")?;
        }
        Ok(())
    }
}

impl Open {
    /// Whether this seat has made an offer that isn't shown yet.
    fn has_offered(&self, seat: Seat) -> bool {
        self.phase == Phase::Auction && self.answered.contains(seat)
    }

    /// Whether this seat has chosen action cards this season.
    fn has_chosen(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Draft { .. } | Phase::Auction | Phase::Give { .. } => false,
            Phase::Choose => self.answered.contains(seat),
            _ => seat.index() < self.board.players(),
        }
    }

    /// The turn and the attack for which a bid lies hidden.
    fn bidder(&self) -> Option<(&Turn, &Fight)> {
        let Phase::Act(turn) = &self.phase else { return None };
        turn.fight.as_ref().filter(|fight| fight.bid).map(|fight| (turn, fight))
    }

    fn possible(&self) -> Result<(), Impossible> {
        let board = &self.board;
        let all = Seats::all(board.players());
        let here = |seat: Seat| must(all.contains(seat), "nobody sits there");
        here(self.first)?;
        must(self.answered.within(all) && self.shown.within(all), "nobody sits there")?;
        must(self.answered != all, "everybody has answered and nothing happens")?;
        let asks_all = matches!(self.phase, Phase::Auction | Phase::Choose);
        must(asks_all || self.answered.is_empty(), "nobody was asked")?;
        let acts = matches!(self.phase, Phase::Act(_) | Phase::Over { .. });
        must(acts || self.shown.is_empty(), "action cards are shown too soon")?;
        let spied = acts || matches!(self.phase, Phase::Again { .. });
        must(spied || self.spied.is_none(), "somebody was spied on too soon")?;
        if let Some(seat) = self.spied {
            here(seat)?;
            must(self.spy().is_some_and(|spy| spy != seat), "there is no spy to see that")?;
        }
        let drafting = matches!(self.phase, Phase::Draft { .. });
        must(drafting || self.offers.is_empty(), "cards lie open after the first season has begun")?;
        self.offers_possible()?;
        match &self.phase {
            Phase::Draft { turn, passed, naming } => {
                here(*turn)?;
                must(passed.within(all) && !passed.contains(*turn), "who has passed has no turn")?;
                let Some((card, marker)) = *naming else { return Ok(()) };
                let Some(bid) = self.bid_on(card) else { return must(false, "there is no such card") };
                must(self.markers(*turn, marker, bid) > 0, "there is nothing to mark a bid with")?;
                must(self.purse(*turn, bid) >= Bid::least_after(bid), "there isn't enough gold to bid")
            }
            Phase::Auction | Phase::Choose => Ok(()),
            Phase::Give { winner } => here(*winner),
            Phase::Spy { spy } | Phase::Again { spy } => {
                must(self.spy() == Some(*spy), "somebody else has the spy")?;
                let seen = matches!(self.phase, Phase::Again { .. });
                must(self.spied.is_some() == seen, "the spy has seen nothing")
            }
            Phase::Act(turn) => {
                here(turn.seat)?;
                let before = self.clockwise(self.first).take_while(|seat| *seat != turn.seat);
                must(self.shown == before.collect::<Seats>().with(turn.seat), "the wrong cards are shown")?;
                must(self.season.hands().contains(&turn.hand), "these cards don't fit the season")?;
                turn.possible(board)
            }
            Phase::Over { taken: None } => {
                must(self.season == Season::Winter && self.shown == all, "it is over before winter is")
            }
            Phase::Over { taken: Some((seat, castle)) } => {
                here(*seat)?;
                let theirs = board.others(*seat).any(|other| board.castle(other) == *castle);
                must(theirs, "that castle can't be taken")
            }
        }
    }

    /// The cards that lie open, with the gold and the markers on them.
    fn offers_possible(&self) -> Result<(), Impossible> {
        let board = &self.board;
        let mut on_cards = Players::new(board.players(), Kinds([0u8; 4]));
        for (at, offer) in self.offers.iter().enumerate() {
            must(self.offers[..at].iter().all(|other| other.card != offer.card), "a card is there twice")?;
            let Some(bid) = offer.bid else { continue };
            must(bid.seat.index() < board.players(), "nobody sits there")?;
            must((1..=RICHEST).contains(&bid.gold), "a bid is too low or too high")?;
            on_cards[bid.seat][bid.marker] += 1;
        }
        let dealt = board.seats().map(|seat| board.cards(seat).iter().count()).sum::<usize>();
        let sold = dealt == 0 || !matches!(self.phase, Phase::Draft { .. });
        must(sold && self.offers.len().max(dealt) <= board.players() + 1, "there are too many cards")?;
        for seat in board.seats() {
            for kind in Kind::ALL {
                let there = board.of(seat, kind).len()
                    + usize::from(board.left(seat, kind))
                    + usize::from(on_cards[seat][kind]);
                must(there == usize::from(kind.count()), "there are too many units or too few")?;
            }
        }
        Ok(())
    }
}

impl Board {
    fn possible(&self) -> Result<(), Impossible> {
        let map = self.map();
        let mut castles = Provinces::NONE;
        for seat in self.seats() {
            let castle = self.castle(seat);
            let known = map.castles.iter().any(|(one, _)| *one == castle);
            must(known && !castles.contains(castle), "a castle is missing or there twice")?;
            castles = castles.with(castle);
        }
        let mut held = Provinces::NONE;
        for seat in self.seats() {
            let mine = self.held(seat);
            must((mine - map.all).is_empty(), "a unit stands beside the map")?;
            must((mine & held).is_empty(), "two colours stand in one province")?;
            must((mine & castles.without(self.castle(seat))).is_empty(), "an enemy stands in a castle")?;
            held |= mine;
            must((self.of(seat, Kind::Camp) & castles).is_empty(), "a camp stands in a castle")?;
            let climbed = self.of(seat, Kind::Knight).contains(Kilimandjora);
            must(!climbed || self.climbs(seat), "a knight stands in Kilimandjora")?;
            let others = self.others(seat).flat_map(|other| self.cards(other).iter());
            let cards = self.cards(seat);
            must(others.into_iter().all(|card| !cards.contains(card)), "two have the same card")?;
        }
        must(self.seats().all(|seat| self.gold(seat) <= RICHEST), "nobody gets so rich")?;
        must(self.treasury.unsigned_abs() <= 100_000, "the treasury holds too much")
    }
}

impl Turn {
    fn possible(&self, board: &Board) -> Result<(), Impossible> {
        let seat = self.seat;
        let started = match (self.now, self.next) {
            (None, None) => self.hand.cards().1.is_some(),
            (Some(Action::Tax), _) | (None, Some(_)) => false,
            (Some(now), None) => self.hand.has(now),
            (Some(now), Some(next)) => self.hand.has(now) && self.hand.other(now) == Some(next),
        };
        must(started, "it can't be this card's turn")?;
        must((self.shown_from - board.map().all).is_empty(), "that isn't on the map")?;
        let (soldiers, knights) = (board.of(seat, Kind::Soldier), board.of(seat, Kind::Knight));
        let catapults = board.of(seat, Kind::Catapult);
        let strangers = ((self.spent | self.marched) - soldiers)
            | (self.ridden - knights)
            | ((self.resting | self.fired) - catapults);
        must(strangers.is_empty(), "a unit that isn't there has acted")?;
        if let Some((from, to)) = self.engaged {
            let able = self.spent.contains(from)
                && board.map().near(from).contains(to)
                && self.attackable(board, Kind::Soldier).contains(to);
            must(able, "a soldier can't be fighting there")?;
        }
        let Some(fight) = &self.fight else { return Ok(()) };
        let Fight { attack, bid, ref guesses } = *fight;
        let Attack { kind, from, foe, to } = attack;
        let able = board.of(seat, kind).contains(from)
            && kind != Kind::Camp
            && self.in_reach(board, kind, from).contains(to)
            && self.attackable(board, kind).contains(to)
            && foe != seat
            && board.holder(to) == Some(foe)
            && attack.guesses(board) > 0;
        must(self.now == Some(Action::Attack) && able, "there can't be such an attack")?;
        must(board.gold(seat) >= board.least_bid(), "there is no gold for the attack")?;
        must(bid || guesses.is_empty(), "the guess comes before the bid")?;
        let bids = board.least_bid()..=board.gold(seat);
        let odd = |at: usize| !bids.contains(&guesses[at]) || guesses[..at].contains(&guesses[at]);
        must(!(0..guesses.len()).any(odd), "a guess is there twice or out of range")
    }
}
