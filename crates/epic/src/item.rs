//! What is on the line and what is being carried out.

use crate::{
    kinds::{Alignment, Keywords, Kind, Origin, Step},
    pool::Card,
    state::{Dead, Face, Id, Ref, plain},
};
use table::prelude::*;

/// A chosen target.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// For which target of the text.
    pub slot: u8,
    /// What.
    pub at: Ref,
    /// Its share of divided damage.
    #[serde(default, skip_serializing_if = "plain")]
    pub share: u8,
}

/// Something as it was when it was last looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snap {
    /// What.
    pub at: Ref,
    /// What was to be seen on it.
    pub face: Option<Face>,
    /// Whether it was a token or a copy.
    #[serde(default, skip_serializing_if = "plain")]
    pub token: bool,
    /// Its owner.
    pub owner: Seat,
    /// Its controller.
    pub controller: Seat,
    /// Its type; a player has none.
    pub kind: Option<Kind>,
    /// Its alignment.
    pub alignment: Option<Alignment>,
    /// Its origin.
    pub origin: Option<Origin>,
    /// Its offence.
    pub offence: i16,
    /// Its defence.
    pub defence: i16,
    /// Its keywords.
    #[serde(default, skip_serializing_if = "plain")]
    pub has: Keywords,
    /// Whether an action was paid for it.
    #[serde(default, skip_serializing_if = "plain")]
    pub paid: bool,
}

/// Where a resolved event goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// To its controller's discard pile.
    #[default]
    Pile,
    /// To its controller's hand.
    Hand,
    /// Under its owner's deck.
    Banished,
}

/// A card or an ability on the line, or one that is on its way there or from there.
#[allow(clippy::struct_excessive_bools, reason = "each is a mark of its own")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Item {
    /// What names it.
    pub id: Id,
    /// Itself as a source: for an ability, what it is an ability of.
    pub source: Snap,
    /// `None` for a card, or the code of the ability.
    #[serde(default, skip_serializing_if = "plain")]
    pub part: Option<u8>,
    /// Where in the code it begins.
    #[serde(default, skip_serializing_if = "plain")]
    pub begin: u8,
    /// And ends.
    #[serde(default, skip_serializing_if = "plain")]
    pub end: u8,
    /// Its controller.
    pub controller: Seat,
    /// Its targets.
    #[serde(default, skip_serializing_if = "plain")]
    pub aims: Vec<Aim>,
    /// The mode chosen.
    #[serde(default, skip_serializing_if = "plain")]
    pub mode: u8,
    /// As many as were revealed.
    #[serde(default, skip_serializing_if = "plain")]
    pub x: u8,
    /// Whether the optional price was paid.
    #[serde(default, skip_serializing_if = "plain")]
    pub extra: bool,
    /// Whether an action was paid as its printed cost.
    #[serde(default, skip_serializing_if = "plain")]
    pub paid: bool,
    /// In whose turn and step it was played.
    pub when: (Seat, Step),
    /// Whether it was played, and not just put on the line.
    #[serde(default, skip_serializing_if = "plain")]
    pub played: bool,
    /// Whether it was played from the discard pile.
    #[serde(default, skip_serializing_if = "plain")]
    pub again: bool,
    /// A champion played face down.
    #[serde(default, skip_serializing_if = "plain")]
    pub down: bool,
    /// A copy, which vanishes.
    #[serde(default, skip_serializing_if = "plain")]
    pub copy: bool,
    /// Where an event goes afterwards.
    #[serde(default, skip_serializing_if = "plain")]
    pub after: After,
    /// The player that a trigger is about.
    #[serde(default, skip_serializing_if = "plain")]
    pub that: Option<Seat>,
    /// What a trigger is about.
    #[serde(default, skip_serializing_if = "plain")]
    pub it: Vec<Snap>,
    /// The damage it is about.
    #[serde(default, skip_serializing_if = "plain")]
    pub amount: u16,
    /// The cards that lay under its source and went along with it, as the source was what it cost.
    #[serde(default, skip_serializing_if = "plain")]
    pub under: Vec<Dead>,
}

/// What is done with an item.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Run {
    /// It is announced: modes, prices, targets. Then it goes on the line.
    Announce,
    /// It is put on the line without being played: modes and targets only.
    Put,
    /// It resolves.
    Resolve,
    /// It resolves at once, and its player keeps priority.
    Now,
    /// An “as” ability is carried out.
    As,
    /// These came into play.
    Enter,
    /// New targets are chosen for an item on the line.
    Aim,
}

/// Something that is being carried out, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// How.
    pub run: Run,
    /// What.
    pub item: Item,
    /// Which step of the code.
    #[serde(default, skip_serializing_if = "plain")]
    pub pc: u8,
    /// How far in this step.
    #[serde(default, skip_serializing_if = "plain")]
    pub step: u8,
    /// Whether its targets were looked at again.
    #[serde(default, skip_serializing_if = "plain")]
    pub checked: bool,
    /// What was spoken of last.
    #[serde(default, skip_serializing_if = "plain")]
    pub it: Vec<Snap>,
    /// What this step is about.
    #[serde(default, skip_serializing_if = "plain")]
    pub list: Vec<Ref>,
    /// Who has yet to choose in this step.
    #[serde(default, skip_serializing_if = "plain")]
    pub seats: Seats,
    /// Who has yet to go one of several ways, while that is being asked.
    #[serde(default, skip_serializing_if = "plain")]
    pub rest: Option<Seats>,
    /// Which way those who have chosen go.
    #[serde(default, skip_serializing_if = "plain")]
    pub ways: Vec<(Seat, u8)>,
    /// What came into play while they went them, and arrives once all have.
    #[serde(default, skip_serializing_if = "plain")]
    pub came: Vec<Id>,
    /// Who has yet to have his turn, while some do something one after the other.
    #[serde(default, skip_serializing_if = "plain")]
    pub turns: Option<Seats>,
    /// How many or how much is left to choose.
    #[serde(default, skip_serializing_if = "plain")]
    pub left: u8,
    /// As many as were touched by the sentence before.
    #[serde(default, skip_serializing_if = "plain")]
    pub way: u16,
    /// What was touched by it, as it was.
    #[serde(default, skip_serializing_if = "plain")]
    pub touched: Vec<Snap>,
    /// Whether the sentence before was carried out.
    pub did: bool,
    /// Whether a player was damaged by the sentence before.
    #[serde(default, skip_serializing_if = "plain")]
    pub hit: bool,
    /// The alignment chosen.
    #[serde(default, skip_serializing_if = "plain")]
    pub alignment: Option<Alignment>,
    /// What was chosen first.
    #[serde(default, skip_serializing_if = "plain")]
    pub card: Option<Card>,
    /// The targets as they were when it began to resolve.
    #[serde(default, skip_serializing_if = "plain")]
    pub aimed: Vec<Snap>,
}

impl Item {
    /// Nothing chosen yet: a card, or the ability with this code, of this source.
    pub(crate) fn new(source: Snap, controller: Seat, part: Option<u8>, when: (Seat, Step)) -> Item {
        let mut item = Item {
            id: 0,
            source,
            part,
            begin: 0,
            end: 0,
            controller,
            aims: Vec::new(),
            mode: 0,
            x: 0,
            extra: false,
            paid: false,
            when,
            played: false,
            again: false,
            down: false,
            copy: false,
            after: After::Pile,
            that: None,
            it: Vec::new(),
            amount: 0,
            under: Vec::new(),
        };
        item.end = item.code().map_or(0, |code| code.ops.len() as u8);
        item
    }

    /// The card whose text it runs.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        self.source.face.and_then(Face::card)
    }

    /// What it does.
    #[must_use]
    pub(crate) fn code(&self) -> Option<&'static crate::code::Code> {
        let def = self.card()?.def();
        match self.part {
            None => def.mode(self.mode),
            Some(part) => def.codes.get(usize::from(part)),
        }
    }

    /// Whether it is a card and not an ability.
    #[must_use]
    pub const fn is_card(&self) -> bool {
        self.part.is_none()
    }

    /// Whether an action was paid to play it: its cost, or what was chosen to be paid.
    #[must_use]
    pub fn took_action(&self) -> bool {
        use crate::lang::{Pay, Price};
        let pay = self.card().filter(|_| self.is_card()).and_then(|card| card.def().sheet.pay.as_ref());
        let may = matches!(pay, Some(Pay::May(Price::Action) | Pay::Either(Price::Action, _)));
        self.paid || (self.extra && may)
    }
}

impl Frame {
    pub(crate) fn new(run: Run, item: Item) -> Frame {
        let pc = item.begin;
        let it = item.it.clone();
        Frame {
            run,
            item,
            pc,
            step: 0,
            checked: false,
            it,
            list: Vec::new(),
            seats: Seats::NONE,
            rest: None,
            ways: Vec::new(),
            came: Vec::new(),
            turns: None,
            left: 0,
            way: 0,
            touched: Vec::new(),
            did: true,
            hit: false,
            alignment: None,
            card: None,
            aimed: Vec::new(),
        }
    }
}
