//! Everything on the table: what lies open, what is hidden, and what is still to be carried out.

use crate::{
    alliance::{Alliance, Alliances},
    card::{Card, Cards, Effect, Member, Trigger},
    feats::Feats,
    step::Step,
};
use arrayvec::ArrayVec;
use table::prelude::*;

/// The most cards a round is played with: 17 personalities and 4 inhabitants.
pub const CARDS: usize = 21;
/// The most players.
pub const PLAYERS: usize = 4;
/// How many cards the crossroads has when it is complete.
pub const CROSSROADS_SIZE: usize = 4;
/// How many cards one keeps at the end of a turn.
pub const HAND_LIMIT: usize = 3;
/// The most persuasion one may have.
pub const MOST_PERSUASION: u8 = 5;
/// What everybody begins with.
pub const FIRST_PERSUASION: u8 = 3;
/// What a card unseen from the deck costs.
pub const BLIND_COST: u8 = 1;
/// What a debate brings.
pub const DEBATE_GAIN: u8 = 2;
/// The popularity that wins.
pub const ELECTED: u16 = 70;
/// A round that goes on for so many turns is over.
pub const TURNS: u16 = 200;
/// Nobody makes more actions than this in a turn, whatever brings another.
pub const ACTIONS: u8 = 30;
/// What a union with one's affinity brings more.
pub const AFFINITY_GAIN: u8 = 20;
/// What another union brings more to whoever holds a card of his affinity.
pub const AFFINITY_HELD: u8 = 10;
/// What every union brings in solo play.
pub const SOLO_GAIN: u8 = 10;
/// What a new deck costs in solo play.
pub const SOLO_RESHUFFLE: u16 = 10;
/// How many rounds win a campaign.
pub const ROUNDS: u8 = 2;

/// The piles: a hand for each seat, then these.
pub const DECK: usize = 4;
/// Face up; its top card is the last.
pub const DISCARD: usize = 5;
/// Face up. The first card is the rightmost; new ones come in at the end, on the left.
pub const CROSSROADS: usize = 6;
/// Cards whose effects are being applied, the latest on top.
pub const IN_USE: usize = 7;
/// Cards from the deck that whoever has the turn is looking at.
pub const LOOKED_AT: usize = 8;
/// Solo: what the Complot has recruited.
pub const ZONE: usize = 9;

/// All piles.
pub type Piles = [Pile<Card, CARDS>; 10];

/// A game of Ephios.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ephios {
    /// What everybody sees besides the cards.
    pub open: Open,
    /// The cards, and who knows them.
    pub piles: Piles,
    /// What is hidden besides the cards.
    pub hidden: Hidden,
    /// The dice.
    pub dice: Bookmark,
}

table::keyed! {
    /// How Ephios is played.
    pub enum Mode as "option-mode" {
        /// One round among two to four.
        Quick = "quick",
        /// Alone against the Complot.
        Solo = "solo",
        /// Rounds among two to four until somebody has won two.
        Campaign = "campaign",
    }
}

table::keyed! {
    /// How popular one begins in solo play.
    pub enum Difficulty as "option-difficulty" {
        /// 30%.
        Easy = "easy",
        /// 20%.
        Normal = "normal",
        /// 10%.
        Hard = "hard",
    }
}

table::keyed! {
    /// Which inhabitants a campaign is played with.
    pub enum Inhabitants as "option-inhabitants" {
        /// The four of the quick game.
        Classic = "classic",
        /// The Concierge and three of the seven others.
        Campaign = "campaign",
    }
}

/// What the host chooses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How it is played.
    pub mode: Mode,
    /// How hard solo play is.
    pub difficulty: Difficulty,
    /// The inhabitants of a campaign.
    pub inhabitants: Inhabitants,
}

/// What everybody sees besides the cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// How it is played.
    pub mode: Mode,
    /// How hard solo play is.
    pub difficulty: Difficulty,
    /// How many play.
    pub players: u8,
    /// All cards of this round.
    pub cards: Cards,
    /// The alliances that can be united in this round.
    pub alliances: Alliances,
    /// Popularity in percent.
    pub popularity: PerSeat<u16>,
    /// Persuasion.
    pub persuasion: PerSeat<u8>,
    /// Affinities that were used, in this round. In solo play: none.
    pub used: PerSeat<Option<Alliance>>,
    /// The alliance that each united last in this round.
    pub united: PerSeat<Option<Alliance>>,
    /// Solo: the alliances that were united.
    pub pacts: Alliances,
    /// Whether the direction token shows the other side.
    pub reversed: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which turn of the round it is, from 1.
    pub number: u16,
    /// How many turns the rounds before took.
    pub past: u16,
    /// How many actions whoever has the turn may still make.
    pub actions: u8,
    /// How many actions were made in this turn.
    pub made: u8,
    /// Solo: how many turns the Complot has before the next of the player.
    pub plots: u8,
    /// What is being waited for.
    pub phase: Phase,
    /// What is being carried out, the innermost last.
    pub frames: ArrayVec<Frame, 6>,
    /// Who is asked for a reaction.
    pub asked: Seats,
    /// Who began this round.
    pub first: Seat,
    /// The rounds each has won.
    pub wins: PerSeat<u8>,
    /// Which round of the campaign it is, from 1.
    pub round: u8,
    /// The pages of the victory booklet that were read.
    pub pages: Alliances,
    /// What each has achieved so far, for the page of feats.
    pub feats: PerSeat<Feats>,
}

/// What is hidden besides the cards.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// Affinities that weren't used.
    pub affinities: PerSeat<Option<Alliance>>,
    /// Who has answered for good, of those who are asked for a reaction.
    pub done: Seats,
    /// The cards they react with.
    pub replies: Cards,
}

/// What is being waited for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// An action.
    Act,
    /// The answer to what the innermost frame asks.
    Ask,
    /// Reactions to this.
    React(Trigger),
    /// A card too many in the hand.
    Excess,
    /// Which of several inhabitants in the hand comes first.
    Order,
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
        /// Somebody has 70%.
        Elected = "elected",
        /// Two hundred turns have passed.
        Limit = "limit",
        /// Somebody has won two rounds.
        Campaign = "campaign",
        /// Solo: all five alliances were united.
        Pacts = "pacts",
        /// Solo: popularity fell to 0.
        Unpopular = "unpopular",
        /// Solo: the Complot has all five Dignitaires.
        Plot = "plot",
        /// Solo: two hundred turns have passed.
        Stalemate = "stalemate",
    }
}

/// Something that is being carried out, step by step.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// What.
    pub what: What,
    /// Which step of it.
    pub step: u8,
    /// The opponent whom this step is about.
    pub target: Option<Seat>,
    /// The card that was chosen first in this step.
    pub picked: Option<Card>,
    /// Whether reactions to this step were asked for.
    pub asked: bool,
    /// Whom it doesn't touch.
    pub spared: Seats,
    /// What a union brings.
    pub gain: u8,
    /// What it brings less.
    pub less: u8,
}

/// What is carried out step by step.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A card's effect; the card lies among those in use.
    Use(Card),
    /// A card's effect, applied by another.
    Copy(Card),
    /// A card is recruited unseen.
    Blind,
    /// A personality was recruited at the crossroads.
    Recruit(Card),
    /// A personality was debated with.
    Debate(Card),
    /// An alliance is united.
    Unite(Alliance),
    /// The crossroads is completed.
    Refill,
    /// Solo: the Complot has a turn.
    Plot,
}

/// One thing to do: a step of an effect, or of what isn't one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// A card's step.
    Step(Step),
    /// Opponents may answer what was done.
    Window(Trigger),
    /// The hand that unites is discarded.
    LayHand,
    /// A union brings what it brings.
    Reckon,
    /// The crossroads is completed.
    Fill,
    /// The Complot has a turn.
    Plot,
}

impl Frame {
    /// It at its first step.
    pub(crate) const fn new(what: What) -> Frame {
        Frame {
            what,
            step: 0,
            target: None,
            picked: None,
            asked: false,
            spared: Seats::NONE,
            gain: 0,
            less: 0,
        }
    }

    /// What is to be done now; `None` after the last step.
    pub(crate) fn task(&self, solo: bool) -> Option<Task> {
        let tasks: &[Task] = match self.what {
            What::Use(card) | What::Copy(card) => {
                return card.steps(solo).get(usize::from(self.step)).map(|step| Task::Step(*step));
            }
            What::Blind => &[Task::Step(Step::Draw(1))],
            What::Recruit(_) => &[Task::Window(Trigger::Recruit)],
            What::Debate(_) => &[Task::Window(Trigger::Debate)],
            What::Unite(_) => &[Task::LayHand, Task::Window(Trigger::Union), Task::Reckon],
            What::Refill => &[Task::Fill],
            What::Plot => &[Task::Plot],
        };
        tasks.get(usize::from(self.step)).copied()
    }

    /// Goes on to the next step.
    pub(crate) fn next(&mut self) {
        *self = Frame { step: self.step + 1, gain: self.gain, less: self.less, ..Frame::new(self.what) };
    }
}

impl Open {
    /// How many play.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Whether it is played alone.
    pub fn solo(&self) -> bool {
        self.mode == Mode::Solo
    }

    /// Everybody at the table and all who watch. Seats that nobody sits at know nothing, which saves keeping it up to date.
    pub(crate) fn everyone(&self) -> Audience {
        Audience::only(Viewer::Spectator).and(Audience::seats(Seats::all(self.players())))
    }

    /// Who sees what this seat sees for itself: alone there is nobody to hide it from, so whoever watches does too.
    pub(crate) fn who_sees(&self, seat: Seat) -> Audience {
        if self.solo() { self.everyone() } else { Audience::seat(seat) }
    }

    /// Everybody, from whoever has the turn on in the direction of play.
    pub fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, reversed) = (self.players(), self.reversed);
        std::iter::successors(Some(self.turn), move |seat| Some(after(*seat, players, reversed)))
            .take(players)
    }

    /// Everybody else, from the next on in the direction of play.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.in_turn().skip(1)
    }

    /// Who has the turn next.
    pub(crate) fn next_turn(&self) -> Seat {
        after(self.turn, self.players(), self.reversed)
    }

    /// What is carried out innermost.
    pub fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The step of a card's effect that is carried out innermost.
    pub fn step(&self) -> Option<Step> {
        match self.frame()?.task(self.solo())? {
            Task::Step(step) => Some(step),
            _ => None,
        }
    }
}

fn after(seat: Seat, players: usize, reversed: bool) -> Seat {
    if !reversed {
        return seat.next(players);
    }
    let before = if seat.index() == 0 { players } else { seat.index() };
    Seat::new(before.saturating_sub(1)).unwrap_or(Seat::FIRST)
}

impl Ephios {
    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> &Pile<Card, CARDS> {
        &self.piles[seat.index().min(PLAYERS - 1)]
    }

    /// The cards of a pile as a set.
    pub fn set(&self, pile: usize) -> Cards {
        self.piles[pile].faces().collect()
    }

    /// The personalities at the crossroads.
    pub fn personalities(&self) -> Cards {
        self.piles[CROSSROADS].faces().filter(|card| !card.is_inhabitant()).collect()
    }

    /// Whether a card can be drawn: the discard pile makes a new deck.
    pub fn has_cards(&self) -> bool {
        !self.piles[DECK].is_empty() || !self.piles[DISCARD].is_empty()
    }

    /// How many members of this alliance are in the hand without help, and the helper who makes up for a missing one.
    pub(crate) fn members(&self, seat: Seat, alliance: Alliance) -> (u8, Option<Member>) {
        let (mut members, mut helper) = (0, None);
        for card in self.hand(seat).faces() {
            let own = card.alliance() == Some(alliance);
            match card.effect(self.open.solo()) {
                Effect::Uniting(Member::Times(number)) if own => members += number,
                Effect::Uniting(member @ (Member::Any(_) | Member::AnyForNothing)) if !own => {
                    helper = Some(member);
                }
                _ if own => members += 1,
                _ => {}
            }
        }
        (members, helper)
    }

    /// Whether this seat can unite the alliance, and with whose help.
    pub fn can_unite(&self, seat: Seat, alliance: Alliance) -> Option<Option<Member>> {
        let (members, helper) = self.members(seat, alliance);
        if members >= alliance.need() {
            return Some(None);
        }
        (helper.is_some() && members + 1 >= alliance.need()).then_some(helper)
    }

    /// What the affinity brings this seat if it unites that alliance; `None` without an affinity that fits.
    pub fn affinity_gain(&self, seat: Seat, alliance: Alliance) -> Option<u8> {
        let affinity = self.hidden.affinities[seat]?;
        if affinity == alliance {
            return Some(AFFINITY_GAIN);
        }
        let held = self.hand(seat).faces().any(|card| card.alliance() == Some(affinity));
        held.then_some(AFFINITY_HELD)
    }
}
