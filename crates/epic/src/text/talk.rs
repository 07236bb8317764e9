//! What a text remembers while it is made, and what each language has to know.

use super::parts::{Amount, Clause, Glue, Lead, Subject, Trait, bonus};
use super::phrase::{Det, Head, Phrase, Thing};
use crate::kinds::{Alignment, Keyword, Speed, Token};
use crate::lang::{Cond, Enters, Filter, Holds, Many, Num, On, Pay, Piece, Price, Sheet, What, Who, Word};

/// A language.
pub(super) trait Tongue {
    /// The words that hold sentences together.
    const GLUE: Glue;

    /// What a keyword does in a sentence.
    fn keyword(keyword: Keyword) -> Trait;
    /// A player who does something.
    fn who(talk: &Talk<'_>, who: Who) -> Subject;
    /// What a piece says; nothing for one that holds others.
    fn clauses(talk: &mut Talk<'_>, piece: &Piece) -> Vec<Clause>;
    /// They choose such a thing.
    fn choose(talk: &mut Talk<'_>, who: Subject, filter: &Filter) -> Clause;
    /// The reader chooses one of these alignments.
    fn align(alignments: &[Alignment]) -> Clause;
    /// They pay that.
    fn price(talk: &mut Talk<'_>, price: &Price, payer: Subject) -> Clause;
    /// A price as part of a cost.
    fn cost(talk: &mut Talk<'_>, price: &Price) -> String;
    /// When an ability may be used.
    fn speed(speed: Speed, now: bool) -> String;
    /// “When this happens”, maybe only in this turn.
    fn when(talk: &mut Talk<'_>, on: &[On], this_turn: bool) -> Lead;
    /// “As this happens”.
    fn meanwhile(talk: &mut Talk<'_>, on: &On) -> Lead;
    /// “If that is so”, “while that is so”.
    fn cond(talk: &mut Talk<'_>, cond: &Cond, lasting: bool) -> Lead;
    /// “If the target is such a thing”.
    fn target_is(talk: &mut Talk<'_>, target: &Filter, filter: &Filter) -> Lead;
    /// “If this is in your discard pile”, “while it is”.
    fn in_pile(talk: &Talk<'_>, lasting: bool) -> Lead;
    /// “If they like”.
    fn if_liked(who: &Subject) -> Lead;
    /// “At the beginning of the End step”.
    fn at_end() -> Lead;
    /// “As you play this”.
    fn as_you_play(talk: &Talk<'_>) -> Lead;
    /// That an ability is used from the discard pile only.
    fn only_in_pile(talk: &Talk<'_>) -> String;
    /// That this may be played from the discard pile by those who pay that, too.
    fn again(talk: &Talk<'_>, paying: &Clause) -> String;
    /// How this comes into play.
    fn enters(talk: &Talk<'_>, enters: &Enters) -> Clause;
    /// What holds all the time.
    fn holds(talk: &mut Talk<'_>, holds: &Holds) -> Clause;
    /// “(so much if you paid the action)”.
    fn paid(talk: &Talk<'_>, number: &str) -> String;
    /// “, where X is …”; nothing where X is clear or isn't said.
    fn where_x(talk: &Talk<'_>, num: Num) -> String;
    /// What X is, by the step in which the card was played.
    fn played(talk: &Talk<'_>, build: u8, before: u8, other: u8) -> String;
    /// The last touches to a line.
    fn finish(line: &str) -> String;
}

/// What became of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Banished,
    Broken,
    Discarded,
    Revealed,
    Stopped,
    Lost,
    Touched,
}

/// What a text remembers.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each stands for something else that was said")]
pub(super) struct Talk<'a> {
    /// The card's name.
    pub(super) name: &'a str,
    /// The price beyond the cost is an action.
    pub(super) pays_action: bool,
    /// What was spoken of last.
    pub(super) it: Thing,
    /// What the sentence before touched, and how.
    pub(super) way: (Deed, Vec<Head>),
    /// Who may have done something last.
    pub(super) doer: Subject,
    /// Whose hand and discard pile are meant: not the reader's.
    pub(super) theirs: bool,
    /// What is said happens as this comes into play: it does so as a copy, and nothing of itself is left.
    pub(super) entering: bool,
    /// What is explained at the end of the line.
    pub(super) notes: Vec<String>,
    /// Tokens that were explained.
    told: Vec<Token>,
    /// Nothing was spoken of yet.
    fresh: bool,
    /// Who acts, if not the reader.
    actor: Actor,
    /// A target that a condition has spoken of already.
    aimed: Option<Filter>,
}

/// Who acts, if not the reader.
type Actor = Option<(Who, Subject)>;

impl<'a> Talk<'a> {
    pub(super) fn new(sheet: &'a Sheet) -> Talk<'a> {
        let pays_action = match &sheet.pay {
            None => true,
            Some(Pay::Must(price) | Pay::May(price) | Pay::Either(price, _)) => *price == Price::Action,
        };
        Talk {
            name: &sheet.name,
            pays_action,
            it: Thing::one(&[Head::Card]),
            way: (Deed::Touched, vec![Head::Card]),
            doer: Subject::You,
            theirs: false,
            entering: false,
            notes: Vec::new(),
            told: Vec::new(),
            fresh: true,
            actor: None,
            aimed: None,
        }
    }

    /// Nothing was spoken of yet.
    pub(super) fn start(&mut self) {
        self.it = Thing::one(&[Head::Card]);
        self.way = (Deed::Touched, vec![Head::Card]);
        self.doer = Subject::You;
        self.aimed = None;
        self.fresh = true;
    }

    /// The one who acts, if that is meant.
    pub(super) fn actor(&self, who: Who) -> Option<Subject> {
        let (acting, subject) = self.actor.as_ref()?;
        (who == Who::That || who == *acting).then(|| subject.clone())
    }

    /// Somebody else acts for the reader.
    pub(super) const fn acted(&self) -> bool {
        self.actor.is_some()
    }

    /// From now on, that player acts; gives what was before.
    pub(super) fn act(&mut self, who: Who, subject: &Subject) -> (Actor, bool) {
        let before = (self.actor.clone(), self.theirs);
        if who != Who::You {
            self.actor = Some((who, subject.clone()));
            self.theirs = true;
        }
        before
    }

    /// Takes back what [`act`](Talk::act) did.
    pub(super) fn restore(&mut self, (actor, theirs): (Actor, bool)) {
        self.actor = actor;
        self.theirs = theirs;
    }

    /// Speaks of that player's hand and discard pile.
    pub(super) fn as_owner<R>(&mut self, who: Who, tell: impl FnOnce(&mut Talk<'a>) -> R) -> R {
        let before = self.theirs;
        self.theirs |= who != Who::You;
        let told = tell(self);
        self.theirs = before;
        told
    }

    /// Which ones are meant, if a filter says so.
    pub(super) fn parts<'w>(&self, what: &'w What) -> Option<(Det, &'w Filter)> {
        match what {
            What::Target(filter) if self.aimed.as_ref() == Some(filter) => None,
            What::Target(filter) => Some((Det::Target, filter)),
            What::Targets(many, filter) => Some((Det::so_many_targets(*many), filter)),
            What::Further(filter) => Some((Det::Targets(Many::XPlus(0)), filter)),
            What::All(filter) => Some((Det::All, filter)),
            What::Each(filter) => Some((Det::Each, filter)),
            What::Pick(filter) => Some((Det::A, filter)),
            What::Picks(many, filter) => Some((Det::so_many(*many), filter)),
            What::PickBy(who, filter) => {
                (*who == Who::You || self.actor(*who).is_some()).then_some((Det::A, filter))
            }
            What::This | What::It => None,
        }
    }

    /// What a sentence is about.
    pub(super) fn thing(&self, what: &What) -> Thing {
        match (what, self.parts(what)) {
            (What::This, _) => Thing::one(&[Head::Champion]),
            (_, Some((det, filter))) => Thing { heads: Phrase::of(filter).heads, many: det.many() },
            (_, None) => self.it.clone(),
        }
    }

    /// Who picks what a sentence is about, if neither the reader nor whoever acts does.
    pub(super) fn picked<'p>(&self, piece: &'p Piece) -> Option<(Who, &'p Filter, Thing)> {
        match touched(piece).0 {
            Some(What::PickBy(who, filter)) if *who != Who::You && self.actor(*who).is_none() => {
                let many = matches!(who, Who::Opponents | Who::Everyone);
                Some((*who, filter, Thing { heads: Phrase::of(filter).heads, many }))
            }
            _ => None,
        }
    }

    /// What a piece says; whoever acts does what they pick for.
    pub(super) fn clauses<T: Tongue>(&mut self, piece: &Piece) -> Vec<Clause> {
        let mut clauses = T::clauses(self, piece);
        if let ((Some(What::Further(_)), _), Some(last)) = (touched(piece), clauses.last_mut()) {
            last.tail.push_str(&T::where_x(self, Num::Way));
        }
        if let (Some(What::PickBy(who, _)), _) = touched(piece)
            && let Some(actor) = self.actor(*who)
        {
            let orders = clauses.iter_mut().filter(|clause| clause.subject == Subject::Reader);
            orders.for_each(|clause| clause.subject = actor.clone());
        }
        clauses
    }

    /// If nothing was spoken of yet, and the first piece has a target, that is what a condition means.
    pub(super) fn aim<'p>(&mut self, cond: &'p Cond, then: &'p [Piece]) -> Option<(&'p Filter, &'p Filter)> {
        let (Cond::It(is), Some(piece), true) = (cond, then.first(), self.fresh) else { return None };
        let Some(What::Target(filter)) = touched(piece).0 else { return None };
        self.it = Thing::one(&Phrase::of(filter).heads);
        self.aimed = Some(filter.clone());
        Some((filter, is))
    }

    /// Remembers what a trigger speaks of.
    pub(super) fn heard(&mut self, on: &[On]) {
        self.fresh = false;
        for on in on {
            match on {
                On::Slays | On::YoursDeal(_) | On::YoursDealToPlayer(_) | On::ChampionBroken => {
                    self.it = Thing::one(&[Head::Champion]);
                }
                On::YouPlay(filter) => self.it = Thing::one(&Phrase::of(filter).heads),
                On::TargetedResolves => self.it = Thing::one(&[Head::Card, Head::Ability]),
                On::Enters
                | On::Unveiled
                | On::Attacks
                | On::Blocks
                | On::Blocked
                | On::Broken
                | On::Buried
                | On::Leaves
                | On::Deals
                | On::DealsToPlayer
                | On::DealsToOpponent
                | On::BattleToPlayer
                | On::Damaged
                | On::AnyDraws
                | On::OpponentDraws
                | On::PreBattle
                | On::EndOfTurn
                | On::YouAttacked => {}
            }
        }
    }

    /// Remembers what a sentence was about.
    pub(super) fn after(&mut self, piece: &Piece, said: Option<&Clause>) {
        let (what, deed) = touched(piece);
        if let Some(what) = what {
            if !matches!(what, What::This) {
                self.it = self.thing(what);
            }
            self.way = (deed, self.thing(what).heads);
        } else if deed != Deed::Touched {
            self.way = (deed, vec![Head::Card]);
        }
        self.fresh = false;
        if let Some(clause) = said {
            self.doer = clause.subject.clone().spoken();
        }
    }

    /// What the sentence before touched, or such of it, as a filter.
    pub(super) fn touched(&self, such: Option<Word>) -> Filter {
        let types = self.way.1.iter().map(|head| match head {
            Head::Champion | Head::Token(_) => Word::Champion,
            Head::Object => Word::Object,
            Head::Event => Word::Event,
            Head::Player => Word::Player,
            Head::Card => Word::Card,
            Head::Ability => Word::Ability,
        });
        match such {
            Some(word @ (Word::Champion | Word::Object | Word::Event)) => Filter::from(vec![word]),
            Some(word) => Filter::from(types.chain([word]).collect::<Vec<_>>()),
            None => Filter::from(types.collect::<Vec<_>>()),
        }
    }

    /// Whether a token has to be explained, the first time that it is spoken of.
    pub(super) fn explain(&mut self, token: Token) -> bool {
        let new = !self.told.contains(&token);
        self.told.push(token);
        new
    }

    /// A note at the end of the line, only once.
    pub(super) fn note(&mut self, note: &str) {
        if !self.notes.iter().any(|known| known == note) {
            self.notes.push(note.to_string());
        }
    }

    /// How much, as that language says it.
    pub(super) fn amount<T: Tongue>(&mut self, num: Num) -> Amount {
        let mut amount = Amount { digits: "X".to_string(), ..Amount::default() };
        match num {
            Num::Of(number) => {
                amount.digits = number.to_string();
                amount.one = number == 1;
            }
            Num::X(times) => {
                let times = if times == 1 { String::new() } else { times.to_string() };
                amount.digits = format!("{times}X");
            }
            Num::Paid(number, paid) => {
                amount.digits = number.to_string();
                amount.one = number == 1;
                amount.after = T::paid(self, &paid.to_string());
            }
            Num::Played(build, before, other) => {
                let note = T::played(self, build, before, other);
                self.note(&note);
            }
            Num::Damage => amount.much = true,
            Num::Offence
            | Num::Defence
            | Num::Way
            | Num::WayOf(_)
            | Num::WayPlayers(_)
            | Num::Mojo
            | Num::Piles(_)
            | Num::Taken => {
                amount.tail = T::where_x(self, num);
            }
        }
        amount
    }

    /// What is added to offence and defence, and what is said at the end of the sentence.
    pub(super) fn bonus<T: Tongue>(&mut self, offence: Num, defence: Num) -> (Option<String>, String) {
        let nums = [offence, defence];
        let [one, other] = nums.map(|num| self.amount::<T>(num));
        let tail = if one.tail.is_empty() { other.tail } else { one.tail };
        let mut said =
            bonus(&T::GLUE, &format!("+{}", one.digits), &format!("+{}", other.digits)).unwrap_or_default();
        if nums.iter().any(|num| matches!(num, Num::Paid(..)))
            && let [Some(offence), Some(defence)] = nums.map(paid)
            && let Some(more) = bonus(&T::GLUE, &offence, &defence)
        {
            said.push_str(&T::paid(self, &more));
        }
        ((!said.is_empty()).then_some(said), tail)
    }
}

/// What a number is once the price beyond the cost was paid.
fn paid(num: Num) -> Option<String> {
    match num {
        Num::Of(number) | Num::Paid(_, number) => Some(format!("+{number}")),
        Num::X(..)
        | Num::Played(..)
        | Num::Offence
        | Num::Defence
        | Num::Damage
        | Num::Way
        | Num::WayOf(_)
        | Num::WayPlayers(_)
        | Num::Mojo
        | Num::Piles(_)
        | Num::Taken => None,
    }
}

/// What a sentence is about, and what becomes of it.
fn touched(piece: &Piece) -> (Option<&What>, Deed) {
    match piece {
        Piece::Break(what) | Piece::BreakToYours(what) => (Some(what), Deed::Broken),
        Piece::Banish(what) => (Some(what), Deed::Banished),
        Piece::Stop(what, _) => (Some(what), Deed::Stopped),
        Piece::Deal(_, what)
        | Piece::DealDeadly(_, what)
        | Piece::Divide(_, what)
        | Piece::Bury(what)
        | Piece::Under(what)
        | Piece::ToHand(what)
        | Piece::Take(what)
        | Piece::Control(what)
        | Piece::Borrow(what)
        | Piece::Enter(_, what)
        | Piece::Count(_, _, what)
        | Piece::Boost(what, ..)
        | Piece::Set(what, ..)
        | Piece::Prepare(what)
        | Piece::Expend(what)
        | Piece::Stay(what)
        | Piece::Retarget(what)
        | Piece::Deflect(what)
        | Piece::CopyItem(what)
        | Piece::Resolve(what)
        | Piece::BecomeCopy(what) => (Some(what), Deed::Touched),
        Piece::BanishPiles(_) => (None, Deed::Banished),
        Piece::Discard(..)
        | Piece::DiscardAny
        | Piece::DiscardRandom(..)
        | Piece::DiscardHand(_)
        | Piece::DiscardPick(_) => (None, Deed::Discarded),
        Piece::RevealTop(_) | Piece::RevealUpTo(..) => (None, Deed::Revealed),
        Piece::Lose(..) => (None, Deed::Lost),
        Piece::ItDeals(_)
        | Piece::DealTo(..)
        | Piece::FromUnder
        | Piece::KeepThis
        | Piece::BanishThis
        | Piece::Echo
        | Piece::Token(..)
        | Piece::CopyToken
        | Piece::Strip(..)
        | Piece::Awaken(..)
        | Piece::Hide(_)
        | Piece::Draw(..)
        | Piece::Gain(..)
        | Piece::Action(_)
        | Piece::ActionFor(..)
        | Piece::ExtraTurn
        | Piece::Dig { .. }
        | Piece::RobEach(_)
        | Piece::LookAtHand(..)
        | Piece::RobPick(_)
        | Piece::RobRandom(_)
        | Piece::Together(_)
        | Piece::May(..)
        | Piece::MayPay(..)
        | Piece::Unless(..)
        | Piece::If(..)
        | Piece::OneOf(..)
        | Piece::InTurn(..)
        | Piece::Alignments(..)
        | Piece::AtEnd(_)
        | Piece::ThisTurn(..) => (None, Deed::Touched),
    }
}
