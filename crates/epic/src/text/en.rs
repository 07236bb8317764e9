//! English.

mod nouns;
mod pieces;

use super::gets;
use super::parts::{Clause, Glue, Lead, Mood, Subject, Trait, Verb, fixed_bonus, list, say};
use super::phrase::{Det, own_champion, with};
use super::talk::{Deed, Talk, Tongue};
use crate::kinds::{Alignment, Keyword, Speed};
use crate::lang::{Cond, Enters, Filter, Holds, Many, Num, On, Piece, Price, Who, Word};
use nouns::{alignment, counter, nouns as things, player, step, that};
use pieces::{BANISH, BREAK, CHOOSE, COME, DISCARD, EXPEND, FLIP, RETURN, REVEAL, predicate};

/// English.
pub(super) struct English;

const fn verb(bare: &'static str, one: &'static str) -> Verb {
    Verb { order: bare, bare, you: bare, one, many: bare, away: "" }
}

const BE: Verb = Verb { order: "be", bare: "be", you: "are", one: "is", many: "are", away: "" };
const GET: Verb = verb("get", "gets");
const HAVE: Verb = verb("have", "has");
const MAY: Verb = verb("may", "may");
const MUST: Verb = verb("must", "must");
const NOT_FLIP: Verb = verb("do not flip", "does not flip");
const PAY: Verb = verb("pay", "pays");
const REMOVE: Verb = verb("remove", "removes");

impl Tongue for English {
    const GLUE: Glue = Glue {
        and: "and",
        or: "or",
        you: "you",
        may: MAY,
        must: MUST,
        get: GET,
        be: BE,
        either: ["either", " or"],
        or_else: [" ", "or"],
        unless: " unless ",
        otherwise: "otherwise,",
        in_turn: "starting with you, in turn order,",
        choose: CHOOSE,
        one: "one",
        numbers: ["offence", "defence"],
        until: "until end of turn",
        so_long: "",
        x_may_be_none: "(X may be 0.)",
        colon: ": ",
        verbs_move: false,
    };

    fn keyword(keyword: Keyword) -> Trait {
        let is = |word| Trait::Adjective(word, word);
        match keyword {
            Keyword::Airborne => is("airborne"),
            Keyword::Breakthrough => Trait::Noun("breakthrough"),
            Keyword::Deadly => is("deadly"),
            Keyword::Hunter => Trait::Adjective("a hunter", "hunters"),
            Keyword::Range => Trait::Noun("range"),
            Keyword::Unblockable => is("unblockable"),
            Keyword::Unbreakable => is("unbreakable"),
            Keyword::Unbanishable => is("unbanishable"),
            Keyword::Untargetable => is("untargetable"),
            Keyword::Unstoppable => is("unstoppable"),
            Keyword::Veiled => is("veiled"),
            Keyword::Climber => Trait::Does(MAY, "block airborne champions"),
            Keyword::NoBlock => Trait::Does(MAY, "not block"),
            Keyword::MustAttack => Trait::Does(MUST, "attack each turn if able"),
            Keyword::Steady => Trait::Does(NOT_FLIP, "to block"),
            Keyword::FlipAttack => Trait::Does(FLIP, "to attack instead of expending"),
            Keyword::GoodWard => Trait::Noun("good ward"),
            Keyword::EvilWard => Trait::Noun("evil ward"),
            Keyword::WildWard => Trait::Noun("wild ward"),
            Keyword::UnalignedWard => Trait::Noun("unaligned ward"),
            Keyword::MagicalWard => Trait::Noun("magical ward"),
            Keyword::NaturalWard => Trait::Noun("natural ward"),
            Keyword::ConstructedWard => Trait::Noun("constructed ward"),
            Keyword::ChampionWard => Trait::Noun("champion ward"),
            Keyword::ObjectWard => Trait::Noun("object ward"),
            Keyword::EventWard => Trait::Noun("event ward"),
        }
    }

    fn who(talk: &Talk<'_>, who: Who) -> Subject {
        if let Some(actor) = talk.actor(who) {
            return actor;
        }
        match who {
            Who::You => Subject::Reader,
            Who::Opponents | Who::Everyone | Who::Target | Who::Controller | Who::That => {
                Subject::One(player(who).to_string())
            }
        }
    }

    fn clauses(talk: &mut Talk<'_>, piece: &Piece) -> Vec<Clause> {
        pieces::clauses(talk, piece)
    }

    fn choose(talk: &mut Talk<'_>, who: Subject, filter: &Filter) -> Clause {
        Clause::new(who, CHOOSE, things(talk, Det::A, filter))
    }

    fn align(alignments: &[Alignment]) -> Clause {
        let all: Vec<&str> = alignments.iter().map(|one| alignment(*one)).collect();
        Clause::order(CHOOSE, list(&all, "or"))
    }

    fn price(talk: &mut Talk<'_>, price: &Price, payer: Subject) -> Clause {
        let before = talk.theirs;
        talk.theirs |= !payer.is_you();
        let cards = |talk: &Talk<'_>, number: u8, filter: &Filter, zone: Option<Word>| {
            let filter = zone.map_or_else(|| filter.clone(), |zone| with(filter, zone));
            things(talk, Det::so_many(Many::Just(number)), &filter)
        };
        let their = if talk.theirs { "their" } else { "your" };
        let name = talk.name.to_string();
        let (verb, rest) = match price {
            Price::Action => (PAY, "an action".to_string()),
            Price::Expend => (EXPEND, name),
            Price::Flip => (FLIP, name),
            Price::BreakThis => (BREAK, name),
            Price::BanishThis => (BANISH, name),
            Price::ReturnThis => (RETURN, format!("{name} to {their} hand")),
            Price::Break(filter) => (BREAK, cards(talk, 1, filter, Some(Word::Yours))),
            Price::Discard(number, filter) => (DISCARD, cards(talk, *number, filter, None)),
            Price::DiscardHand => (DISCARD, format!("{their} hand")),
            Price::BanishHand(number, filter) => (BANISH, cards(talk, *number, filter, Some(Word::InHand))),
            Price::BanishPile(number, filter) => (BANISH, cards(talk, *number, filter, Some(Word::InPile))),
            Price::Reveal(number, filter) => (REVEAL, cards(talk, *number, filter, Some(Word::InHand))),
            Price::RevealX(filter) => {
                (REVEAL, things(talk, Det::Some(Many::XPlus(0)), &with(filter, Word::InHand)))
            }
            Price::RevealAlike => {
                (REVEAL, format!("a card of the same alignment as {} from {their} hand", that(&talk.it)))
            }
            Price::Mojo(number) => (PAY, format!("{number} Mojo")),
            Price::Counter(kind) => (REMOVE, format!("a {} from {name}", counter(*kind, false))),
        };
        talk.theirs = before;
        Clause::new(payer, verb, rest)
    }

    fn cost(talk: &mut Talk<'_>, price: &Price) -> String {
        match price {
            Price::Action => "action".to_string(),
            Price::Expend => "expend".to_string(),
            Price::Flip => "flip".to_string(),
            Price::BreakThis
            | Price::BanishThis
            | Price::ReturnThis
            | Price::Break(_)
            | Price::Discard(..)
            | Price::DiscardHand
            | Price::BanishHand(..)
            | Price::BanishPile(..)
            | Price::Reveal(..)
            | Price::RevealX(_)
            | Price::RevealAlike
            | Price::Mojo(_)
            | Price::Counter(_) => {
                let clause = English::price(talk, price, Subject::Reader);
                say(&English::GLUE, &clause, Mood::Bare)
            }
        }
    }

    fn speed(speed: Speed, now: bool) -> String {
        let word = match speed {
            Speed::Build => "build",
            Speed::Paced => "paced",
            Speed::Fast => "fast",
        };
        if now { format!("{word}, instantaneous") } else { word.to_string() }
    }

    fn when(talk: &mut Talk<'_>, on: &[On], this_turn: bool) -> Lead {
        let this_turn = if this_turn { " this turn" } else { "" };
        let lead = Lead::new("when", format!("{}{this_turn}", happens(talk, on)));
        match on {
            [On::PreBattle] => lead.or("at the beginning of your Pre-Battle step,"),
            [On::EndOfTurn] => lead.or("at the beginning of each End step,"),
            _ => lead,
        }
    }

    fn meanwhile(talk: &mut Talk<'_>, on: &On) -> Lead {
        Lead::new("as", happens(talk, std::slice::from_ref(on)))
    }

    fn cond(talk: &mut Talk<'_>, cond: &Cond, lasting: bool) -> Lead {
        let name = talk.name;
        let clause = match cond {
            Cond::YourTurn => "it is your turn".to_string(),
            Cond::YourStep(now) => format!("it is your {}", step(*now)),
            Cond::PlayedIn(then) => format!("you played {name} in your {}", step(*then)),
            Cond::PlayedElsewhere => format!("you played {name} during another player’s turn"),
            Cond::ThisExpended => format!("{name} is expended"),
            Cond::ThisPrepared => format!("{name} is prepared"),
            Cond::Paid if talk.pays_action => "you paid the action".to_string(),
            Cond::Paid => "you paid the additional cost".to_string(),
            Cond::It(filter) => format!("{} is {}", that(&talk.it), predicate(talk, filter)),
            Cond::ItPaid if talk.way.0 == Deed::Stopped => {
                format!("an action was paid to play {} and it was stopped this way", that(&talk.it))
            }
            Cond::ItPaid => format!("an action was paid to play {}", that(&talk.it)),
            Cond::ItOthers => format!("another player controlled {}", that(&talk.it)),
            Cond::Did if talk.doer.is_you() => "you do".to_string(),
            Cond::Did => "they do".to_string(),
            Cond::HitPlayer => "a player was damaged this way".to_string(),
            Cond::PileOnly(filter) => {
                format!("your discard pile has only {}", things(talk, Det::Bare, filter))
            }
        };
        let lead = Lead::new(if lasting { "while" } else { "if" }, clause);
        if lasting && *cond == Cond::YourTurn { lead.or("during your turn,") } else { lead }
    }

    fn target_is(talk: &mut Talk<'_>, target: &Filter, filter: &Filter) -> Lead {
        let target = things(talk, Det::Target, target);
        Lead::new("if", format!("{target} is {}", predicate(talk, filter)))
    }

    fn in_pile(talk: &Talk<'_>, lasting: bool) -> Lead {
        Lead::new(if lasting { "while" } else { "if" }, format!("{} is in your discard pile", talk.name))
    }

    fn if_liked(who: &Subject) -> Lead {
        Lead::new("if", if who.is_you() { "you like" } else { "they like" })
    }

    fn at_end() -> Lead {
        Lead::new("when", "the End step begins").or("at the beginning of the End step,")
    }

    fn as_you_play(talk: &Talk<'_>) -> Lead {
        Lead::new("as", format!("you play {}", talk.name))
    }

    fn only_in_pile(talk: &Talk<'_>) -> String {
        format!("use this only while {} is in your discard pile", talk.name)
    }

    fn again(talk: &Talk<'_>, paying: &Clause) -> String {
        let pay = say(&English::GLUE, paying, Mood::First);
        format!("you may play {} from your discard pile if {pay} on top of its cost", talk.name)
    }

    fn enters(talk: &Talk<'_>, enters: &Enters) -> Clause {
        let rest = match enters {
            Enters::Expended => "into play expended".to_string(),
            Enters::Counters(1) => "into play with a +1/+1 counter".to_string(),
            Enters::Counters(number) => format!("into play with {number} +1/+1 counters"),
        };
        Clause::new(Subject::One(talk.name.to_string()), COME, rest)
    }

    fn holds(talk: &mut Talk<'_>, holds: &Holds) -> Clause {
        let this = Subject::One(talk.name.to_string());
        let all = |filter: &Filter| Subject::Many(things(talk, Det::Bare, filter));
        match holds {
            Holds::Get(filter, offence, defence, has) => {
                gets::<English>(all(filter), fixed_bonus(&English::GLUE, *offence, *defence), has, false)
            }
            Holds::ThisGets(offence, defence, has) => {
                gets::<English>(this, fixed_bonus(&English::GLUE, *offence, *defence), has, false)
            }
            Holds::Are(filter, side) => Clause::new(all(filter), BE, alignment(*side)),
            Holds::Numbers(num) => {
                let amount = talk.amount::<English>(*num);
                let rest = format!("{0}/{0}", amount.digits);
                Clause::new(this, BE, rest).with_tail(&amount.tail)
            }
            Holds::NotAttacked => Clause::new(Subject::You, MAY, "not be attacked"),
            Holds::NoMojo => Clause::new(Subject::You, MAY, "not gain Mojo"),
            Holds::NoDraw => Clause::new(Subject::You, MAY, "not draw cards"),
            Holds::DamageWard(number) => Clause::new(Subject::You, HAVE, format!("damage ward {number}")),
            Holds::Shield => {
                let damage = Subject::One("damage that would be dealt to you".to_string());
                Clause::new(damage, BE, format!("dealt to {} instead", talk.name))
            }
            Holds::Unstoppable(filter) => {
                let cards = format!("{} you play", things(talk, Det::Bare, filter));
                Clause::new(Subject::Many(cards), BE, "unstoppable")
            }
            Holds::AnyVeiled => Clause::new(Subject::You, MAY, "play any champion as if it were veiled"),
        }
    }

    fn paid(talk: &Talk<'_>, number: &str) -> String {
        let what = if talk.pays_action { "the action" } else { "the additional cost" };
        format!(" ({number} if you paid {what})")
    }

    fn where_x(talk: &Talk<'_>, num: Num) -> String {
        nouns::where_x(talk, num)
    }

    fn played(talk: &Talk<'_>, build: u8, before: u8, other: u8) -> String {
        let name = talk.name;
        format!(
            "X is {build} if you played {name} in your Build step, {before} in your Pre-Battle step and \
             {other} at any other time."
        )
    }

    fn finish(line: &str) -> String {
        line.to_string()
    }
}

/// What happens, any of these.
fn happens(talk: &Talk<'_>, on: &[On]) -> String {
    let all: Vec<(String, String)> = on.iter().map(|on| event(talk, on)).collect();
    if all.iter().all(|(who, _)| who == talk.name) {
        let does: Vec<&String> = all.iter().map(|(_, does)| does).collect();
        return format!("{} {}", talk.name, list(&does, "or"));
    }
    let all: Vec<String> = all.iter().map(|(who, does)| format!("{who} {does}")).collect();
    list(&all, "or")
}

/// Who does what.
fn event(talk: &Talk<'_>, on: &On) -> (String, String) {
    let name = talk.name;
    let (who, does) = match on {
        On::Enters => (name, "comes into play"),
        On::Unveiled => (name, "is unveiled"),
        On::Attacks => (name, "attacks"),
        On::Blocks => (name, "blocks"),
        On::Blocked => (name, "is blocked"),
        On::Broken => (name, "is broken"),
        On::Buried => (name, "goes from play to your discard pile"),
        On::Leaves => (name, "leaves your control"),
        On::Deals => (name, "deals damage"),
        On::DealsToPlayer => (name, "deals damage to a player"),
        On::DealsToOpponent => (name, "deals damage to an opponent"),
        On::BattleToPlayer => (name, "deals battle damage to a player"),
        On::Damaged => (name, "is dealt damage"),
        On::Slays => (name, "breaks a champion by damage"),
        On::YoursDeal(filter) => {
            return (things(talk, Det::A, &own_champion(filter)), "deals damage".to_string());
        }
        On::YoursDealToPlayer(filter) => {
            return (things(talk, Det::A, &own_champion(filter)), "deals damage to a player".to_string());
        }
        On::ChampionBroken => ("a champion", "is broken"),
        On::AnyDraws => ("a player", "draws a card"),
        On::OpponentDraws => ("an opponent", "draws a card"),
        On::YouPlay(filter) => {
            let card = things(talk, Det::A, filter);
            return ("you".to_string(), format!("play {card} for an action"));
        }
        On::PreBattle => ("your Pre-Battle step", "begins"),
        On::EndOfTurn => ("an End step", "begins"),
        On::YouAttacked => ("you", "are attacked"),
        On::TargetedResolves => {
            let item = format!("a card or ability of another player that targets {name}");
            return (item, "resolves".to_string());
        }
    };
    (who.to_string(), does.to_string())
}
