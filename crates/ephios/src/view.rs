//! What one viewer may know, games that he could be in, and whether a game can be at all.

use crate::{
    alliance::{Alliance, Alliances},
    card::{Card, Cards},
    question::Question,
    round::quick_cards,
    state::{
        CROSSROADS, DECK, DISCARD, Ephios, Hidden, IN_USE, LOOKED_AT, MOST_PERSUASION, Mode, Open, PLAYERS,
        Phase, ROUNDS, TURNS, What, ZONE,
    },
};
use table::prelude::*;

/// What one viewer may know: everything that lies open, and of what is hidden what is his own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The cards as he knows them.
    pub cards: Seen<Card>,
    /// What else he knows.
    pub known: Hidden,
}

/// Whether no order is seen in this pile.
const fn is_hand(pile: usize) -> bool {
    pile < PLAYERS || pile == LOOKED_AT
}

/// Inhabitants show themselves: no card that somebody doesn't know is one in a hand.
pub(crate) fn may_lie(pile: usize, card: Card) -> bool {
    pile >= PLAYERS || !card.is_inhabitant()
}

impl Ephios {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut known = Hidden::default();
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < self.open.players()) {
            known.affinities[seat] = self.hidden.affinities[seat];
            if self.hidden.done.contains(seat) {
                known.done = known.done.with(seat);
            }
            known.replies = self.hidden.replies & self.set(seat.index());
        }
        View { viewer, open: self.open.clone(), cards: Seen::new(&self.piles, viewer, is_hand), known }
    }

    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Result<Ephios, Impossible> {
        let View { viewer, ref open, ref cards, ref known } = *view;
        must(viewer.is_at(open.players()), "nobody sits where this is seen from")?;
        let owner = |pile: usize| match pile {
            DECK => Audience::NOBODY,
            LOOKED_AT => open.who_sees(open.turn),
            _ if pile < PLAYERS => Seat::new(pile).map_or(Audience::NOBODY, |seat| open.who_sees(seat)),
            _ => open.everyone(),
        };
        let piles = cards.imagine_where(viewer, open.cards.iter().collect(), owner, may_lie, dice)?;
        let mut hidden = known.clone();
        let taken: Alliances = hidden.affinities.0.iter().chain(&open.used.0).flatten().copied().collect();
        let mut left: Vec<Alliance> = (open.alliances - taken).iter().collect();
        dice.shuffle(&mut left);
        for seat in Seat::all(open.players()).filter(|_| !open.solo()) {
            if open.used[seat].is_none() && hidden.affinities[seat].is_none() {
                hidden.affinities[seat] = left.pop();
            }
        }
        let mut game = Ephios { open: open.clone(), piles, hidden, dice: Bookmark::new(dice.seed()) };
        game.imagine_answers(viewer, dice);
        game.possible().map(|()| game)
    }

    /// Others may have answered already, but not all.
    fn imagine_answers(&mut self, viewer: Viewer, dice: &mut Dice) {
        let Phase::React(trigger) = self.open.phase else { return };
        let others: Vec<Seat> = self.open.asked.iter().filter(|seat| viewer != Viewer::Seat(*seat)).collect();
        let mine = viewer.seat().is_some_and(|seat| self.waiting().contains(seat));
        let open = if mine { None } else { dice.pick(&others) };
        for seat in others.into_iter().filter(|seat| open != Some(*seat)) {
            if dice.roll(2) == 0 {
                continue;
            }
            self.hidden.done = self.hidden.done.with(seat);
            for card in self.replies(seat, trigger).iter().filter(|_| dice.roll(2) == 0) {
                self.hidden.replies = self.hidden.replies.with(card);
            }
        }
    }

    pub(crate) fn possible(&self) -> Result<(), Impossible> {
        let Ephios { open, piles, hidden, .. } = self;
        open.possible()?;
        let mut cards: Vec<Card> = piles.iter().flat_map(Pile::faces).collect();
        cards.sort_unstable();
        must(open.cards.iter().eq(cards), "a card is missing or there twice")?;
        must(piles[open.players()..PLAYERS].iter().all(Pile::is_empty), "nobody holds these cards")?;
        must(open.solo() || piles[ZONE].is_empty(), "there is no Complot to have cards")?;
        for seat in Seat::all(open.players()) {
            let hand = self.hand(seat).cards();
            must(hand.iter().all(|card| card.is_known_to(seat.into())), "somebody doesn't know his hand")?;
            // An inhabitant is in a hand only until what put it there, or another that came with it, is done with.
            let busy = seat == open.turn && (open.phase == Phase::Order || !open.frames.is_empty());
            must(busy || hand.iter().all(|card| !card.face().is_inhabitant()), "an inhabitant is in a hand")?;
        }
        for pile in [DISCARD, CROSSROADS, IN_USE, ZONE] {
            let shown = piles[pile]
                .cards()
                .iter()
                .all(|card| open.everyone().viewers(open.players()).all(|viewer| card.is_known_to(viewer)));
            must(shown, "somebody doesn't know a card that lies open")?;
        }
        let looked = piles[LOOKED_AT].cards();
        must(looked.iter().all(|card| card.is_known_to(open.turn.into())), "somebody looks in vain")?;
        self.frames_possible()?;
        self.hidden_possible(hidden)
    }

    fn frames_possible(&self) -> Result<(), Impossible> {
        let open = &self.open;
        let used: Vec<Card> = open
            .frames
            .iter()
            .filter_map(|frame| match frame.what {
                What::Use(card) => Some(card),
                _ => None,
            })
            .collect();
        let over = matches!(open.phase, Phase::Over { .. });
        must(over || self.piles[IN_USE].faces().eq(used), "a card in use has no effect")?;
        must(over || open.frames.len() < 6, "too much happens at once")?;
        let solo = open.solo();
        for frame in &open.frames {
            let known = frame.task(solo).is_some() || frame.step > 0;
            let here = frame.target.is_none_or(|seat| seat != open.turn && seat.index() < open.players());
            must(known && here && frame.spared.within(Seats::all(open.players())), "an effect can't be so")?;
            must(frame.gain <= 60 && frame.less <= 60 && frame.step < 8, "a union can't be so")?;
        }
        let looks = open.frame().is_some_and(|frame| {
            matches!(frame.task(solo), Some(crate::state::Task::Step(crate::step::Step::Look(_))))
        });
        must(over || looks || self.piles[LOOKED_AT].is_empty(), "nobody looks at these cards")?;
        match open.phase {
            Phase::Act => must(open.frames.is_empty() && open.actions > 0, "there is no action to make"),
            Phase::Ask | Phase::Excess | Phase::Order => {
                let (enough, asks) = match self.question() {
                    Question::Card(cards) => (cards.len() > 1, open.phase == Phase::Ask),
                    Question::Cards(cards) => (!cards.is_empty(), open.phase == Phase::Ask),
                    Question::Seat(seats) => {
                        let fresh = open.frame().is_some_and(|frame| frame.target.is_none());
                        (seats.len() > 1 && fresh, open.phase == Phase::Ask)
                    }
                };
                let idle = open.frames.is_empty() && open.actions == 0;
                let excess = self.hand(open.turn).len() > crate::state::HAND_LIMIT;
                let fits = match open.phase {
                    Phase::Excess => idle && excess,
                    Phase::Order => true,
                    _ => asks,
                };
                must(enough && fits, "nothing is asked")
            }
            Phase::React(trigger) => {
                let all = open.asked.iter().all(|seat| !self.hand(seat).is_empty());
                must(all && !self.waiting().is_empty(), "nobody is asked")?;
                let alone = |seat: Seat| !self.replies(seat, trigger).is_empty();
                must(!solo || open.asked.iter().all(alone), "nothing can be answered")?;
                must(!open.frames.is_empty(), "nothing happened that could be answered")
            }
            Phase::Over { .. } => Ok(()),
        }
    }

    fn hidden_possible(&self, hidden: &Hidden) -> Result<(), Impossible> {
        let open = &self.open;
        let mut taken = Alliances::NONE;
        for seat in Seat::all(MAX_SEATS) {
            let (own, used) = (hidden.affinities[seat], open.used[seat]);
            let plays = seat.index() < open.players() && !open.solo();
            must(plays == (own.is_some() != used.is_some()), "an affinity is missing or too many")?;
            must(own.is_none() || used.is_none(), "an affinity was used and kept")?;
            for alliance in own.into_iter().chain(used) {
                let fresh = !taken.contains(alliance) && open.alliances.contains(alliance);
                must(fresh, "an affinity is there twice or not in play")?;
                taken = taken.with(alliance);
            }
        }
        let Phase::React(trigger) = open.phase else {
            return must(hidden.done.is_empty() && hidden.replies.is_empty(), "nobody was asked");
        };
        must(hidden.done.within(open.asked), "somebody answered unasked")?;
        let held: Cards = hidden.done.iter().fold(Cards::NONE, |all, seat| all | self.set(seat.index()));
        let fits = |card: Card| held.contains(card) && card.reply(trigger, open.solo()).is_some();
        must(hidden.replies.iter().all(fits), "somebody reacts with what can't")
    }
}

impl Open {
    fn possible(&self) -> Result<(), Impossible> {
        let players = self.players();
        let fits = if self.solo() { players == 1 } else { (2..=PLAYERS).contains(&players) };
        must(fits, "the number of players doesn't fit")?;
        let all = Seats::all(players);
        must(all.contains(self.turn) && all.contains(self.first), "nobody sits there")?;
        must(self.asked.within(all), "nobody sits there")?;
        let asks = matches!(self.phase, Phase::React(_));
        must(asks != self.asked.is_empty(), "nobody is asked")?;
        must(!self.asked.contains(self.turn) || self.solo(), "nobody answers himself")?;
        must(
            (1..=TURNS).contains(&self.number) && self.actions <= 40 && self.made <= 40,
            "the turns don't fit",
        )?;
        must(
            self.past <= TURNS * u16::from(self.round.saturating_sub(1)),
            "the rounds before took too long",
        )?;
        must(self.plots <= 2 && (self.solo() || self.plots == 0), "the Complot has no such turns")?;
        for seat in Seat::all(MAX_SEATS) {
            let (popularity, persuasion) = (self.popularity[seat], self.persuasion[seat]);
            let plays = all.contains(seat);
            must(plays || (popularity == 0 && persuasion == 0), "nobody sits there")?;
            must(persuasion <= MOST_PERSUASION, "somebody has too much persuasion")?;
            let over = matches!(self.phase, Phase::Over { .. });
            let most = if self.solo() {
                10_000
            } else if over {
                200
            } else {
                69
            };
            must(popularity <= most, "somebody is too popular")?;
            let won = self.wins[seat];
            must(won < ROUNDS || (over && won == ROUNDS), "somebody has won too often")?;
            must(won == 0 || (plays && self.mode == Mode::Campaign), "there are no rounds to win")?;
            let unites = self.united[seat].is_none_or(|alliance| plays && self.alliances.contains(alliance));
            must(unites, "that alliance can't have been united")?;
            must(plays || self.feats[seat].is_empty(), "nobody sits there")?;
        }
        must(
            !self.solo() || self.popularity[Seat::FIRST] > 0 || matches!(self.phase, Phase::Over { .. }),
            "nobody is that unpopular",
        )?;
        let known = |cards: Cards| cards.iter().filter(|card| !card.is_inhabitant()).count();
        must((12..=17).contains(&known(self.cards)), "there are too many or too few personalities")?;
        must(
            self.cards.len() - known(self.cards) == if self.solo() { 0 } else { 4 },
            "the inhabitants don't fit",
        )?;
        must(self.alliances.len() >= 5, "there are too few alliances")?;
        let base = quick_cards();
        let changed = self.alliances != Alliances::base()
            || self.cards.iter().any(|card| !card.is_inhabitant() && !base.contains(card));
        must(self.mode == Mode::Campaign || !changed, "this isn't a campaign")?;
        must(
            self.mode == Mode::Campaign || (self.round == 1 && self.pages.is_empty()),
            "this isn't a campaign",
        )?;
        must(self.round > 0 && self.round <= 5, "there are no such rounds")?;
        must(self.pacts.is_empty() || self.solo(), "this isn't solo play")
    }
}
