//! The language that cards are written in: a small set of pieces that the rules run and that texts are made from.
//!
//! A card is a [`Sheet`] in a file of `cards/`, written in RON. Whatever the language can't say is refused when the cards are
//! read, see [`pool`](crate::pool).

pub use crate::filter::{Filter, Word, Zone};
use crate::kinds::{Alignment, Counter, Keyword, Step, Token};
pub use crate::num::Num;
use serde::Deserialize;

/// A card as it is written down.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Its number in the set.
    pub number: u16,
    /// Its name, in English everywhere.
    pub name: String,
    /// Cost, speed (`!!` for instantaneous), alignment, origin, rarity, type and, for champions, offence/defence:
    /// `action build!! good magical common champion 5/9`.
    pub is: String,
    /// Its keywords.
    #[serde(default)]
    pub has: Vec<Keyword>,
    /// What is paid or chosen beyond the cost as it is played.
    #[serde(default)]
    pub pay: Option<Pay>,
    /// What an event does.
    #[serde(default)]
    pub does: Vec<Piece>,
    /// Or: what it does, one of these.
    #[serde(default)]
    pub modes: Vec<Vec<Piece>>,
    /// How it comes into play.
    #[serde(default)]
    pub enters: Vec<Enters>,
    /// Its abilities.
    #[serde(default)]
    pub lines: Vec<Line>,
    /// Whether a deck that is brought has it only once.
    #[serde(default)]
    pub restricted: bool,
    /// Whether no deck that is brought has it.
    #[serde(default)]
    pub banned: bool,
}

/// What is paid beyond the cost as a card is played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// This too.
    Must(Price),
    /// This, if one likes.
    May(Price),
    /// One or the other.
    Either(Price, Price),
}

/// Something to pay with.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// An action.
    Action,
    /// Expend this.
    Expend,
    /// Flip this.
    Flip,
    /// Break this.
    BreakThis,
    /// Banish this.
    BanishThis,
    /// Return this to one's hand.
    ReturnThis,
    /// Break something one controls.
    Break(Filter),
    /// Discard so many such cards.
    Discard(u8, Filter),
    /// Discard the whole hand, even an empty one.
    DiscardHand,
    /// Banish so many such cards from one's hand.
    BanishHand(u8, Filter),
    /// Banish so many such cards from one's discard pile.
    BanishPile(u8, Filter),
    /// Reveal so many different such cards from one's hand.
    Reveal(u8, Filter),
    /// Reveal X such cards: as many as one likes, none too.
    RevealX(Filter),
    /// Reveal a card of the same alignment as “it”.
    RevealAlike,
    /// Mojo.
    Mojo(u8),
    /// Take such a counter off this.
    Counter(Counter),
}

/// How something comes into play.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enters {
    /// Expended.
    Expended,
    /// With so many +1/+1 counters.
    Counters(u8),
}

/// An ability.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Line {
    /// One may pay for it.
    Use {
        /// With this.
        cost: Vec<Price>,
        /// At this speed.
        #[serde(default = "fast")]
        speed: crate::kinds::Speed,
        /// It is instantaneous.
        #[serde(default)]
        now: bool,
        /// It is used from the discard pile.
        #[serde(default)]
        pile: bool,
        /// What comes of it.
        does: Vec<Piece>,
    },
    /// Goes on the line when this happens.
    When {
        /// Any of these.
        on: Vec<On>,
        /// Only if.
        #[serde(default)]
        only: Option<Cond>,
        /// It works from the discard pile.
        #[serde(default)]
        pile: bool,
        /// What comes of it.
        does: Vec<Piece>,
    },
    /// Is carried out while this happens.
    As {
        /// This.
        on: On,
        /// What comes of it.
        does: Vec<Piece>,
    },
    /// This may be played from one's discard pile.
    Again {
        /// For this beyond all that is paid for it anyway.
        pay: Price,
    },
    /// Holds all the time.
    While {
        /// Only if.
        #[serde(default)]
        only: Option<Cond>,
        /// It works from the discard pile.
        #[serde(default)]
        pile: bool,
        /// What holds.
        holds: Holds,
    },
}

fn fast() -> crate::kinds::Speed {
    crate::kinds::Speed::Fast
}

/// What holds all the time.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holds {
    /// These get so much offence and defence, and these keywords.
    Get(Filter, i8, i8, Vec<Keyword>),
    /// This gets so much offence and defence, and these keywords.
    ThisGets(i8, i8, Vec<Keyword>),
    /// These are of that alignment.
    Are(Filter, Alignment),
    /// Offence and defence are this.
    Numbers(Num),
    /// Its controller may not be attacked.
    NotAttacked,
    /// Its controller may not gain Mojo.
    NoMojo,
    /// Its controller may not draw cards.
    NoDraw,
    /// So much of each instance of damage to its controller doesn't count.
    DamageWard(u8),
    /// Damage to its controller is dealt to this instead.
    Shield,
    /// Such cards that its controller plays can't be stopped.
    Unstoppable(Filter),
    /// Its controller may play any champion as if it was veiled.
    AnyVeiled,
}

/// What abilities wait for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// This comes into play.
    Enters,
    /// This is unveiled.
    Unveiled,
    /// This attacks.
    Attacks,
    /// This blocks.
    Blocks,
    /// This is blocked.
    Blocked,
    /// This is broken.
    Broken,
    /// This goes from play to one's discard pile.
    Buried,
    /// This leaves one's control.
    Leaves,
    /// This deals damage.
    Deals,
    /// This damages a player.
    DealsToPlayer,
    /// This damages an opponent.
    DealsToOpponent,
    /// This deals battle damage to a player.
    BattleToPlayer,
    /// This is dealt damage.
    Damaged,
    /// This breaks a champion by its damage.
    Slays,
    /// Such a champion of one's own deals damage.
    YoursDeal(Filter),
    /// Such a champion of one's own damages a player.
    YoursDealToPlayer(Filter),
    /// Any champion is broken.
    ChampionBroken,
    /// Any player draws a card.
    AnyDraws,
    /// An opponent draws a card.
    OpponentDraws,
    /// One plays such a card for an action.
    YouPlay(Filter),
    /// One's Pre-Battle step begins.
    PreBattle,
    /// An End step begins.
    EndOfTurn,
    /// One is attacked.
    YouAttacked,
    /// A card or ability of another player that targets this resolves.
    TargetedResolves,
}

/// Whether something holds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cond {
    /// It is one's own turn.
    YourTurn,
    /// It is this step of one's own turn.
    YourStep(Step),
    /// The card was played in this step of one's own turn.
    PlayedIn(Step),
    /// The card was played in another player's turn.
    PlayedElsewhere,
    /// This is expended.
    ThisExpended,
    /// This is prepared.
    ThisPrepared,
    /// The optional price was paid.
    Paid,
    /// “It” is such a thing.
    It(Filter),
    /// “It” was played for an action, and the sentence before was carried out.
    ItPaid,
    /// Another player controlled “it”.
    ItOthers,
    /// The sentence before was carried out.
    Did,
    /// A player was damaged by the sentence before.
    HitPlayer,
    /// One's discard pile has only such cards.
    PileOnly(Filter),
}

/// Who.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Whoever controls this.
    You,
    /// Each opponent.
    Opponents,
    /// Each player.
    Everyone,
    /// A target player.
    Target,
    /// The controller of “it”.
    Controller,
    /// The player that the trigger is about.
    That,
}

/// What is touched by a sentence.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A target.
    Target(Filter),
    /// Targets, as many as this says.
    Targets(Many, Filter),
    /// As many targets as were touched by the sentence before, chosen as it is carried out.
    Further(Filter),
    /// All of them; counts as “break all” and “banish all”.
    All(Filter),
    /// Each of them; doesn't.
    Each(Filter),
    /// One that its controller picks as it is carried out.
    Pick(Filter),
    /// As many as this says, picked as it is carried out.
    Picks(Many, Filter),
    /// One that they pick.
    PickBy(Who, Filter),
    /// This card.
    This,
    /// What was spoken of last.
    It,
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Many {
    /// Exactly.
    Just(u8),
    /// At most.
    UpTo(u8),
    /// As many as were revealed, and so many more.
    XPlus(u8),
    /// Any number, at least one.
    Any,
}

/// What becomes of a stopped card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stopped {
    /// Its controller's discard pile.
    #[default]
    Pile,
    /// It is banished.
    Banished,
    /// The hand of whoever stops it.
    YourHand,
    /// The discard pile of whoever stops it.
    YourPile,
}

/// One sentence of what a card does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// Deals damage.
    Deal(Num, What),
    /// Deals deadly damage.
    DealDeadly(Num, What),
    /// Deals damage divided as one likes.
    Divide(Num, What),
    /// “It” deals damage to its controller.
    ItDeals(Num),
    /// Deals damage to these players.
    DealTo(Num, Who),
    /// Breaks.
    Break(What),
    /// From play into its controller's discard pile, without breaking.
    Bury(What),
    /// From play under this.
    Under(What),
    /// All that is under this comes into play.
    FromUnder,
    /// Breaks into one's own discard pile.
    BreakToYours(What),
    /// Banishes.
    Banish(What),
    /// Banishes these players' discard piles.
    BanishPiles(Who),
    /// Stops.
    Stop(What, Stopped),
    /// Into its controller's hand, from play.
    ToHand(What),
    /// Into one's own hand, from wherever it is.
    Take(What),
    /// This goes to one's hand instead of the discard pile.
    KeepThis,
    /// This is banished instead of going to the discard pile.
    BanishThis,
    /// Gain control.
    Control(What),
    /// Gain control until end of turn.
    Borrow(What),
    /// They put into play, from hand or discard pile.
    Enter(Who, What),
    /// Puts the top card, “it”, from the discard pile on the line without paying: an echo.
    Echo,
    /// Puts tokens into play.
    Token(Num, Token),
    /// Puts a token into play that is a copy of this.
    CopyToken,
    /// Puts counters on.
    Count(Counter, Num, What),
    /// So much offence and defence and these keywords until end of turn.
    Boost(What, Num, Num, Vec<Keyword>),
    /// These keywords are lost until end of turn by what these players control.
    Strip(Who, Keyword),
    /// Is so much/so much until end of turn.
    Set(What, u8, u8),
    /// This object is a champion until end of turn.
    Awaken(u8, u8, Vec<Keyword>),
    /// These players are untargetable until end of turn.
    Hide(Who),
    /// Draw cards.
    Draw(Who, Num),
    /// Gain Mojo.
    Gain(Who, Num),
    /// Lose Mojo.
    Lose(Who, Num),
    /// Discard cards of their choice.
    Discard(Who, Num),
    /// Discard as many cards as one likes; as many as were discarded count as “this way”.
    DiscardAny,
    /// Discard cards at random.
    DiscardRandom(Who, Num),
    /// Discard their hands.
    DiscardHand(Who),
    /// Gain an action.
    Action(Who),
    /// Gain an action that pays only for cards and abilities of that alignment.
    ActionFor(Who, Alignment),
    /// One more turn after this one.
    ExtraTurn,
    /// Prepares.
    Prepare(What),
    /// Expends.
    Expend(What),
    /// Won't prepare in its controller's next Preparation step.
    Stay(What),
    /// Look at the top cards of a deck, keep some of them.
    Dig {
        /// Whose deck.
        of: Who,
        /// How many are looked at.
        look: u8,
        /// How many are kept.
        keep: u8,
        /// What becomes of these.
        into: Into,
        /// What becomes of the others.
        rest: Rest,
    },
    /// Reveal the top card of one's deck; draw it if it is such a card.
    RevealTop(Filter),
    /// Reveals up to so many such cards from one's hand: as many as were revealed count as “this way”.
    RevealUpTo(u8, Filter),
    /// They reveal their hands, and one takes a card from each.
    RobEach(Who),
    /// Look at a hand; if there are cards in it, do this with it.
    LookAtHand(Who, Vec<Piece>),
    /// Take a card of one's choice from a hand that one looks at.
    RobPick(Who),
    /// They discard a card of one's choice from a hand that one looks at.
    DiscardPick(Who),
    /// Take a card at random from a hand.
    RobRandom(Who),
    /// Choose new targets.
    Retarget(What),
    /// Choose new targets where this is the target.
    Deflect(What),
    /// Puts a copy on the line, with targets of one's choice.
    CopyItem(What),
    /// Resolves at once.
    Resolve(What),
    /// Is a copy of that.
    BecomeCopy(What),
    /// All this is one sentence.
    Together(Vec<Piece>),
    /// They may.
    May(Who, Vec<Piece>),
    /// They may pay; if they do.
    MayPay(Who, Price, Vec<Piece>),
    /// Unless they pay.
    Unless(Who, Price, Vec<Piece>),
    /// If; otherwise.
    If(Cond, Vec<Piece>, #[serde(default)] Vec<Piece>),
    /// They choose one.
    OneOf(Who, Vec<Vec<Piece>>),
    /// They do this one after the other, whoever's card it is first.
    InTurn(Who, Vec<Piece>),
    /// Choose an alignment of these; then break all of it (or all but it).
    Alignments(Vec<Alignment>, Vec<Piece>),
    /// At the beginning of the End step.
    AtEnd(Vec<Piece>),
    /// Whenever this happens in this turn.
    ThisTurn(On, Vec<Piece>),
}

/// What becomes of cards that were looked at and kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Into {
    /// They are drawn.
    Hand,
    /// Revealed; a champion comes into play, anything else is banished.
    PlayChampion,
}

/// What becomes of cards that were looked at and not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// Banished.
    Banish,
    /// Back on top in any order.
    Top,
}
