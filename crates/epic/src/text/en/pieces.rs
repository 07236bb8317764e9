//! What English says of each piece.

use super::nouns::{
    about, adjectives, alignment, counted, counter, mass, name, noun, nouns, player, subject, what, whose,
};
use super::{BE, English, verb};
use crate::kinds::Counter;
use crate::lang::{Filter, Into, Many, Num, Piece, Rest, Stopped, What, Who, Word};
use crate::text::gets;
use crate::text::parts::{Clause, Subject, Verb, list, words};
use crate::text::phrase::{Det, Head, Phrase, beside_piles, with};
use crate::text::talk::{Talk, Tongue};

pub(super) const BANISH: Verb = verb("banish", "banishes");
pub(super) const BREAK: Verb = verb("break", "breaks");
pub(super) const CHOOSE: Verb = verb("choose", "chooses");
pub(super) const COME: Verb = verb("come", "comes");
pub(super) const DISCARD: Verb = verb("discard", "discards");
pub(super) const EXPEND: Verb = verb("expend", "expends");
pub(super) const FLIP: Verb = verb("flip", "flips");
pub(super) const RETURN: Verb = verb("return", "returns");
pub(super) const REVEAL: Verb = verb("reveal", "reveals");
const BECOME: Verb = verb("become", "becomes");
const COPY: Verb = verb("copy", "copies");
const DEAL: Verb = verb("deal", "deals");
const DRAW: Verb = verb("draw", "draws");
const GAIN: Verb = verb("gain", "gains");
const GO: Verb = verb("go", "goes");
const KEEP: Verb = verb("keep", "keeps");
const LOOK: Verb = verb("look", "looks");
const LOSE: Verb = verb("lose", "loses");
const NOT_PREPARE: Verb = verb("do not prepare", "does not prepare");
const PREPARE: Verb = verb("prepare", "prepares");
const PUT: Verb = verb("put", "puts");
const RESOLVE: Verb = verb("resolve", "resolves");
const STOP: Verb = verb("stop", "stops");
const STOP_BANISH: Verb = verb("stop and banish", "stops and banishes");
const TAKE: Verb = verb("take", "takes");

const DEMORALIZED: &str = "(A champion with a Demoralized counter is exactly 0/1 and has no abilities.)";
const TURNS: &str = "(Never a third turn in a row.)";

#[expect(clippy::too_many_lines, reason = "one arm for each piece")]
pub(super) fn clauses(talk: &mut Talk<'_>, piece: &Piece) -> Vec<Clause> {
    let name = talk.name;
    let order = |verb, rest: String| vec![Clause::order(verb, rest)];
    match piece {
        Piece::Deal(num, to) => deal(talk, *num, "damage to", to),
        Piece::DealDeadly(num, to) => deal(talk, *num, "deadly damage to", to),
        Piece::Divide(num, to) => deal(talk, *num, "damage divided as you like among", to),
        Piece::ItDeals(num) => {
            let amount = talk.amount::<English>(*num);
            let rest = format!("{} to its controller", mass(&amount, "damage"));
            vec![Clause::new(subject(talk, &What::It), DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::DealTo(num, Who::You) => amounts(talk, Who::You, TAKE, *num, "damage"),
        Piece::DealTo(num, who) => {
            let amount = talk.amount::<English>(*num);
            let rest = format!("{} to {}", mass(&amount, "damage"), player(*who));
            vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::Break(broken) => order(BREAK, what(talk, broken)),
        Piece::Bury(buried) => {
            let pile = owned(talk, buried, "discard pile");
            order(PUT, format!("{} into {pile}", what(talk, buried)))
        }
        Piece::Under(put) => order(PUT, format!("{} under {name}", what(talk, put))),
        Piece::FromUnder => order(RETURN, format!("everything under {name} to play")),
        Piece::BreakToYours(broken) => {
            let goes = instead(talk, broken, "your discard pile instead of its controller’s");
            vec![Clause::order(BREAK, what(talk, broken)), goes]
        }
        Piece::Banish(banished) => {
            let rest = match beside_piles(banished) {
                Some(here) => format!("{} as well as all cards from all discard piles", what(talk, &here)),
                None => what(talk, banished),
            };
            order(BANISH, rest)
        }
        Piece::BanishPiles(Who::Everyone) => order(BANISH, "all cards from all discard piles".to_string()),
        Piece::BanishPiles(who) => order(BANISH, format!("all cards from {} discard pile", whose(*who))),
        Piece::Stop(stopped, Stopped::Pile) => order(STOP, what(talk, stopped)),
        Piece::Stop(stopped, Stopped::Banished) if talk.thing(stopped).many => {
            let banish = Clause::order(BANISH, "each card stopped this way");
            vec![Clause::order(STOP, what(talk, stopped)), banish]
        }
        Piece::Stop(stopped, Stopped::Banished) => order(STOP_BANISH, what(talk, stopped)),
        Piece::Stop(stopped, Stopped::YourHand) => {
            let goes = instead(talk, stopped, "your hand instead of its controller’s discard pile");
            vec![Clause::order(STOP, what(talk, stopped)), goes]
        }
        Piece::Stop(stopped, Stopped::YourPile) => {
            let goes = instead(talk, stopped, "your discard pile instead of its controller’s");
            vec![Clause::order(STOP, what(talk, stopped)), goes]
        }
        Piece::ToHand(back) => {
            let hand = owned(talk, back, "hand");
            order(RETURN, format!("{} to {hand}", what(talk, back)))
        }
        Piece::Take(What::This) => order(RETURN, format!("{name} to your hand")),
        Piece::Take(taken) => order(PUT, format!("{} into your hand", what(talk, taken))),
        Piece::KeepThis => {
            order(RETURN, format!("{name} to your hand instead of putting it into the discard pile"))
        }
        Piece::BanishThis => order(BANISH, format!("{name} instead of putting it into the discard pile")),
        Piece::Control(taken) => order(GAIN, format!("control of {}", what(talk, taken))),
        Piece::Borrow(taken) => order(GAIN, format!("control of {} until end of turn", what(talk, taken))),
        Piece::Enter(who, back @ (What::This | What::It)) => {
            vec![Clause::new(English::who(talk, *who), RETURN, format!("{} to play", what(talk, back)))]
        }
        Piece::Enter(who, entering) => {
            let yours = if talk.acted() && *who == Who::You { "under your control" } else { "" };
            let rest = talk.as_owner(*who, |talk| words(&[&what(talk, entering), "into play", yours]));
            vec![Clause::new(English::who(talk, *who), PUT, rest)]
        }
        Piece::Echo => order(PUT, format!("{name} on the line without paying its cost")),
        Piece::Token(num, token) => {
            let amount = talk.amount::<English>(*num);
            let head = Head::Token(*token);
            let tokens = counted(&amount, &noun(head, false), &noun(head, true));
            let about = if talk.explain(*token) { about(*token) } else { String::new() };
            vec![Clause::order(PUT, words(&[&tokens, &about, "into play"])).with_tail(&amount.tail)]
        }
        Piece::CopyToken => order(PUT, format!("a token into play that is a copy of {name}")),
        Piece::Count(kind, num, on) => {
            let amount = talk.amount::<English>(*num);
            if *kind == Counter::Demoralized {
                talk.note(DEMORALIZED);
            }
            let counters = counted(&amount, &counter(*kind, false), &counter(*kind, true));
            let each = if *on == What::It && talk.it.many { "each of " } else { "" };
            let rest = format!("{counters} on {each}{}", what(talk, on));
            vec![Clause::order(PUT, rest).with_tail(&amount.tail)]
        }
        Piece::Boost(boosted, offence, defence, has) => {
            let (bonus, tail) = talk.bonus::<English>(*offence, *defence);
            vec![gets::<English>(subject(talk, boosted), bonus, has, true).with_tail(tail)]
        }
        Piece::Strip(who, keyword) => {
            let rest = format!("“{}” until end of turn", self::name(*keyword));
            let control = if *who == Who::You { "control" } else { "controls" };
            let subject = format!("champions and objects {} {control}", player(*who));
            vec![Clause::new(Subject::Many(subject), LOSE, rest)]
        }
        Piece::Set(set, offence, defence) => {
            vec![Clause::new(subject(talk, set), BE, format!("{offence}/{defence} until end of turn"))]
        }
        Piece::Awaken(offence, defence, has) => {
            let has: Vec<&str> = has.iter().map(|keyword| self::name(*keyword)).collect();
            let has = if has.is_empty() { String::new() } else { format!("({})", has.join(", ")) };
            let champion = format!("a {offence}/{defence} champion");
            let rest = words(&[&champion, &has, "instead of an object until end of turn"]);
            vec![Clause::new(Subject::One(name.to_string()), BECOME, rest)]
        }
        Piece::Hide(who) => {
            let subject = English::who(talk, *who).spoken();
            vec![Clause::new(subject, BE, "untargetable until end of turn")]
        }
        Piece::Draw(who, num) => cards(talk, *who, DRAW, *num, ""),
        Piece::Gain(who, num) => amounts(talk, *who, GAIN, *num, "Mojo"),
        Piece::Lose(who, num) => amounts(talk, *who, LOSE, *num, "Mojo"),
        Piece::Discard(who, num) => cards(talk, *who, DISCARD, *num, ""),
        Piece::DiscardAny => {
            vec![Clause::new(Subject::You, English::GLUE.may, "discard any number of cards")]
        }
        Piece::DiscardRandom(who, num) => cards(talk, *who, DISCARD, *num, "at random"),
        Piece::DiscardHand(who) => {
            let hand = if *who == Who::You { "your hand" } else { "their hand" };
            vec![Clause::new(English::who(talk, *who), DISCARD, hand)]
        }
        Piece::Action(who) => vec![Clause::new(English::who(talk, *who), GAIN, "an action")],
        Piece::ActionFor(who, side) => {
            let rest = format!("an action that pays only for {} cards and abilities", alignment(*side));
            vec![Clause::new(English::who(talk, *who), GAIN, rest)]
        }
        Piece::ExtraTurn => {
            talk.note(TURNS);
            order(TAKE, "an extra turn after this one".to_string())
        }
        Piece::Prepare(prepared) => order(PREPARE, what(talk, prepared)),
        Piece::Expend(expended) => order(EXPEND, what(talk, expended)),
        Piece::Stay(stays) => {
            let whose = if talk.thing(stays).many { "their controllers’" } else { "its controller’s" };
            let rest = format!("in {whose} next Preparation step");
            vec![Clause::new(subject(talk, stays), NOT_PREPARE, rest)]
        }
        Piece::Dig { of, look, keep, into, rest } => dig(*of, *look, *keep, *into, *rest),
        Piece::RevealTop(filter) => {
            let draw = format!("that card if it is {}", predicate(talk, filter));
            vec![Clause::order(REVEAL, "the top card of your deck"), Clause::order(DRAW, draw)]
        }
        Piece::RevealUpTo(number, filter) => {
            let filter = with(filter, Word::InHand);
            order(REVEAL, nouns(talk, Det::Some(Many::UpTo(*number)), &filter))
        }
        Piece::RobEach(who) => {
            let reveal = Clause::new(English::who(talk, *who), REVEAL, "their hand");
            vec![reveal, Clause::order(PUT, "one card from each hand revealed this way into your hand")]
        }
        Piece::LookAtHand(who, _) => order(LOOK, format!("at {} hand", whose(*who))),
        Piece::RobPick(who) => {
            order(PUT, format!("a card of your choice from {} hand into your hand", whose(*who)))
        }
        Piece::DiscardPick(who) => {
            vec![Clause::new(English::who(talk, *who), DISCARD, "a card of your choice")]
        }
        Piece::RobRandom(who) => {
            order(PUT, format!("a random card from {} hand into your hand", whose(*who)))
        }
        Piece::Retarget(item) => order(CHOOSE, format!("new targets for {}", what(talk, item))),
        Piece::Deflect(item) => {
            order(CHOOSE, format!("a new target in place of {name} for {}", what(talk, item)))
        }
        Piece::CopyItem(item) => order(COPY, format!("{} (you choose the copy’s targets)", what(talk, item))),
        Piece::Resolve(item) => order(RESOLVE, format!("{} at once", what(talk, item))),
        Piece::BecomeCopy(copied) => {
            let this = Subject::One(name.to_string());
            let copy = format!("a copy of {}", what(talk, copied));
            if talk.entering {
                vec![Clause::new(this, COME, format!("into play as {copy}"))]
            } else {
                vec![Clause::new(this.clone(), BECOME, copy), Clause::new(this, KEEP, "this ability")]
            }
        }
        Piece::Together(_)
        | Piece::May(..)
        | Piece::MayPay(..)
        | Piece::Unless(..)
        | Piece::If(..)
        | Piece::OneOf(..)
        | Piece::InTurn(..)
        | Piece::Alignments(..)
        | Piece::AtEnd(_)
        | Piece::ThisTurn(..) => Vec::new(),
    }
}

fn deal(talk: &mut Talk<'_>, num: Num, damage: &str, to: &What) -> Vec<Clause> {
    let amount = talk.amount::<English>(num);
    let (noun, to_whom) = damage.rsplit_once(' ').unwrap_or((damage, ""));
    let rest = words(&[&mass(&amount, noun), to_whom, &what(talk, to)]);
    vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
}

/// They gain or lose so much.
fn amounts(talk: &mut Talk<'_>, who: Who, verb: Verb, num: Num, of: &str) -> Vec<Clause> {
    let amount = talk.amount::<English>(num);
    vec![Clause::new(English::who(talk, who), verb, mass(&amount, of)).with_tail(&amount.tail)]
}

/// They draw or discard so many cards.
fn cards(talk: &mut Talk<'_>, who: Who, verb: Verb, num: Num, how: &str) -> Vec<Clause> {
    let amount = talk.amount::<English>(num);
    let rest = words(&[&counted(&amount, "card", "cards"), how]);
    vec![Clause::new(English::who(talk, who), verb, rest).with_tail(&amount.tail)]
}

/// The hand or discard pile of whoever controls these.
fn owned(talk: &Talk<'_>, about: &What, zone: &str) -> String {
    if *about == What::This || talk.parts(about).is_some_and(|(_, filter)| filter.says(Word::Yours)) {
        format!("your {zone}")
    } else if talk.thing(about).many {
        format!("their controllers’ {zone}s")
    } else {
        format!("its controller’s {zone}")
    }
}

/// It goes somewhere else than usual.
fn instead(talk: &Talk<'_>, about: &What, to: &str) -> Clause {
    if talk.thing(about).many {
        let to = to.replace("its controller’s", "their controllers’");
        Clause::new(Subject::Many("they".to_string()), GO, format!("to {to}"))
    } else {
        Clause::new(Subject::One("it".to_string()), GO, format!("to {to}"))
    }
}

fn dig(of: Who, look: u8, keep: u8, into: Into, rest: Rest) -> Vec<Clause> {
    let mut all = vec![Clause::order(LOOK, format!("at the top {look} cards of {} deck", whose(of)))];
    let kept = if keep == 1 { "one of them".to_string() } else { format!("{keep} of them") };
    all.push(Clause::order(if into == Into::Hand { DRAW } else { REVEAL }, kept));
    all.push(match rest {
        Rest::Banish => Clause::order(BANISH, "the rest"),
        Rest::Top => Clause::order(PUT, "the rest back on top in any order"),
    });
    match into {
        Into::Hand => {}
        Into::PlayChampion => {
            let put = Clause::order(PUT, "the revealed card into play if it is a champion");
            all.push(put.with_tail("; otherwise, banish it"));
        }
    }
    all
}

/// What something is.
pub(super) fn predicate(talk: &Talk<'_>, filter: &Filter) -> String {
    if Phrase::typed(filter) {
        nouns(talk, Det::A, filter)
    } else {
        list(&adjectives(&Phrase::of(filter), false), "and")
    }
}
