//! German.

mod nouns;
mod pieces;

use super::gets;
use super::parts::{Clause, Glue, Lead, Mood, Subject, Trait, Verb, fixed_bonus, list, say, words};
use super::phrase::{Det, own_champion, with};
use super::talk::{Deed, Talk, Tongue};
use crate::kinds::{Alignment, Keyword, Speed};
use crate::lang::{Cond, Enters, Filter, Holds, Many, Num, On, Piece, Price, Who, Word};
use nouns::{CLOSE, Case, alignment, counter, nouns as things, player, predicate, step, that};
use pieces::{BANISH, BECOME, BREAK, CHOOSE, COME, DISCARD, EXPEND, FLIP, RETURN, REVEAL};

/// German.
pub(super) struct German;

const fn verb(order: &'static str, bare: &'static str, you: &'static str, one: &'static str) -> Verb {
    split(order, bare, you, one, "")
}

const fn split(
    order: &'static str,
    bare: &'static str,
    you: &'static str,
    one: &'static str,
    away: &'static str,
) -> Verb {
    Verb { order, bare, you, one, many: bare, away }
}

const BE: Verb = Verb { order: "sei", bare: "sein", you: "bist", one: "ist", many: "sind", away: "" };
const CAN: Verb = verb("könne", "können", "kannst", "kann");
const GET: Verb = verb("erhalte", "erhalten", "erhältst", "erhält");
const HAVE: Verb = verb("habe", "haben", "hast", "hat");
const MAY: Verb = verb("dürfe", "dürfen", "darfst", "darf");
const MUST: Verb = verb("müsse", "müssen", "musst", "muss");
const PAY: Verb = verb("bezahle", "bezahlen", "bezahlst", "bezahlt");
const REMOVE: Verb = verb("entferne", "entfernen", "entfernst", "entfernt");
const UNTIL: &str = "bis zum Ende des Zuges";

impl Tongue for German {
    const GLUE: Glue = Glue {
        and: "und",
        or: "oder",
        you: "du",
        may: MAY,
        must: MUST,
        get: GET,
        be: BE,
        either: ["entweder", " oder"],
        or_else: [", ", "sonst"],
        unless: ", es sei denn, ",
        otherwise: "ansonsten",
        in_turn: "in Zugreihenfolge, mit dir beginnend,",
        choose: CHOOSE,
        one: "eines",
        numbers: ["Offensive", "Defensive"],
        until: UNTIL,
        so_long: "so lange",
        x_may_be_none: "(X darf 0 sein.)",
        colon: ": ",
        verbs_move: true,
    };

    fn keyword(keyword: Keyword) -> Trait {
        let is = |word| Trait::Adjective(word, word);
        match keyword {
            Keyword::Airborne => is("fliegend"),
            Keyword::Breakthrough => Trait::Noun("Durchbruch"),
            Keyword::Deadly => is("tödlich"),
            Keyword::Hunter => is("Jäger"),
            Keyword::Range => Trait::Noun("Reichweite"),
            Keyword::Unblockable => is("unblockbar"),
            Keyword::Unbreakable => is("unzerbrechlich"),
            Keyword::Unbanishable => is("unverbannbar"),
            Keyword::Untargetable => is("nicht anvisierbar"),
            Keyword::Unstoppable => is("unstoppbar"),
            Keyword::Veiled => is("verschleiert"),
            Keyword::Climber => Trait::Does(MAY, "fliegende Champions blocken"),
            Keyword::NoBlock => Trait::Does(MAY, "nicht blocken"),
            Keyword::MustAttack => Trait::Does(MUST, "in jedem Zug angreifen, wenn möglich"),
            Keyword::Steady => Trait::Does(BECOME, "beim Blocken nicht umgedreht"),
            Keyword::FlipAttack => Trait::Does(BECOME, "beim Angreifen umgedreht statt erschöpft"),
            Keyword::GoodWard => Trait::Noun("Schutz vor Gutem"),
            Keyword::EvilWard => Trait::Noun("Schutz vor Bösem"),
            Keyword::WildWard => Trait::Noun("Schutz vor Wildem"),
            Keyword::UnalignedWard => Trait::Noun("Schutz vor Neutralem"),
            Keyword::MagicalWard => Trait::Noun("Schutz vor Magischem"),
            Keyword::NaturalWard => Trait::Noun("Schutz vor Natürlichem"),
            Keyword::ConstructedWard => Trait::Noun("Schutz vor Konstruiertem"),
            Keyword::ChampionWard => Trait::Noun("Schutz vor Champions"),
            Keyword::ObjectWard => Trait::Noun("Schutz vor Gegenständen"),
            Keyword::EventWard => Trait::Noun("Schutz vor Ereignissen"),
        }
    }

    fn who(talk: &Talk<'_>, who: Who) -> Subject {
        if let Some(actor) = talk.actor(who) {
            return actor;
        }
        match who {
            Who::You => Subject::Reader,
            Who::Opponents | Who::Everyone | Who::Target | Who::Controller | Who::That => {
                Subject::One(player(talk, who, Case::Nom))
            }
        }
    }

    fn clauses(talk: &mut Talk<'_>, piece: &Piece) -> Vec<Clause> {
        pieces::clauses(talk, piece)
    }

    fn choose(talk: &mut Talk<'_>, who: Subject, filter: &Filter) -> Clause {
        Clause::new(who, CHOOSE, things(talk, Det::A, filter, Case::Acc))
    }

    fn align(alignments: &[Alignment]) -> Clause {
        let all: Vec<&str> = alignments.iter().map(|one| alignment(*one)).collect();
        Clause::order(CHOOSE, list(&all, "oder"))
    }

    fn price(talk: &mut Talk<'_>, price: &Price, payer: Subject) -> Clause {
        let before = talk.theirs;
        talk.theirs |= !payer.is_you();
        let cards = |talk: &Talk<'_>, number: u8, filter: &Filter, zone: Option<Word>| {
            let filter = zone.map_or_else(|| filter.clone(), |zone| with(filter, zone));
            things(talk, Det::so_many(Many::Just(number)), &filter, Case::Acc)
        };
        let their = if talk.theirs { "seine" } else { "deine" };
        let name = talk.name.to_string();
        let (verb, rest) = match price {
            Price::Action => (PAY, "eine Aktion".to_string()),
            Price::Expend => (EXPEND, name),
            Price::Flip => (FLIP, name),
            Price::BreakThis => (BREAK, name),
            Price::BanishThis => (BANISH, name),
            Price::ReturnThis => (RETURN, format!("{name} auf {their} Hand")),
            Price::Break(filter) => (BREAK, cards(talk, 1, filter, Some(Word::Yours))),
            Price::Discard(number, filter) => (DISCARD, cards(talk, *number, filter, None)),
            Price::DiscardHand => (DISCARD, format!("{their} Hand")),
            Price::BanishHand(number, filter) => (BANISH, cards(talk, *number, filter, Some(Word::InHand))),
            Price::BanishPile(number, filter) => (BANISH, cards(talk, *number, filter, Some(Word::InPile))),
            Price::Reveal(number, filter) => (REVEAL, cards(talk, *number, filter, Some(Word::InHand))),
            Price::RevealX(filter) => {
                let filter = with(filter, Word::InHand);
                (REVEAL, things(talk, Det::Some(Many::XPlus(0)), &filter, Case::Acc))
            }
            Price::RevealAlike => {
                let it = that(&talk.it, Case::Nom);
                (REVEAL, format!("eine Karte aus {their}r Hand mit derselben Gesinnung wie {it}"))
            }
            Price::Mojo(number) => (PAY, format!("{number} Mojo")),
            Price::Counter(kind) => (REMOVE, format!("eine {} von {name}", counter(*kind, false))),
        };
        talk.theirs = before;
        Clause::new(payer, verb, rest)
    }

    fn cost(talk: &mut Talk<'_>, price: &Price) -> String {
        match price {
            Price::Action => "Aktion".to_string(),
            Price::Expend => "erschöpfen".to_string(),
            Price::Flip => "umdrehen".to_string(),
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
                let clause = German::price(talk, price, Subject::Reader);
                say(&German::GLUE, &clause, Mood::Bare)
            }
        }
    }

    fn speed(speed: Speed, now: bool) -> String {
        let word = match speed {
            Speed::Build => "Bau",
            Speed::Paced => "Takt",
            Speed::Fast => "schnell",
        };
        if now { format!("{word}, sofort") } else { word.to_string() }
    }

    fn when(talk: &mut Talk<'_>, on: &[On], this_turn: bool) -> Lead {
        let this_turn = if this_turn { "in diesem Zug" } else { "" };
        let lead = Lead::new("wenn", words(&[this_turn, &happens(talk, on)]));
        match on {
            [On::PreBattle] => lead.or("zu Beginn deines Vorkampf-Schritts"),
            [On::EndOfTurn] => lead.or("zu Beginn jedes Ende-Schritts"),
            _ => lead,
        }
    }

    fn meanwhile(talk: &mut Talk<'_>, on: &On) -> Lead {
        Lead::new("sowie", happens(talk, std::slice::from_ref(on)))
    }

    fn cond(talk: &mut Talk<'_>, cond: &Cond, lasting: bool) -> Lead {
        let name = talk.name;
        let it = |case| that(&talk.it, case);
        let clause = match cond {
            Cond::YourTurn => "es dein Zug ist".to_string(),
            Cond::YourStep(now) => format!("es dein {} ist", step(*now)),
            Cond::PlayedIn(then) => format!("du {name} in deinem {} gespielt hast", step(*then)),
            Cond::PlayedElsewhere => format!("du {name} im Zug eines anderen Spielers gespielt hast"),
            Cond::ThisExpended => format!("{name} erschöpft ist"),
            Cond::ThisPrepared => format!("{name} aufgerichtet ist"),
            Cond::Paid if talk.pays_action => "du die Aktion bezahlt hast".to_string(),
            Cond::Paid => "du die zusätzlichen Kosten bezahlt hast".to_string(),
            Cond::It(filter) => format!("{} {} ist", it(Case::Nom), predicate(talk, filter)),
            Cond::ItPaid if talk.way.0 == Deed::Stopped => {
                let card = it(Case::Acc);
                format!("für {card} eine Aktion bezahlt wurde und sie auf diese Weise gestoppt wurde")
            }
            Cond::ItPaid => format!("für {} eine Aktion bezahlt wurde", it(Case::Acc)),
            Cond::ItOthers => format!("ein anderer Spieler {} kontrolliert hat", it(Case::Acc)),
            Cond::Did if talk.doer.is_you() => "du dies tust".to_string(),
            Cond::Did => "er dies tut".to_string(),
            Cond::HitPlayer => "ein Spieler auf diese Weise Schaden erlitten hat".to_string(),
            Cond::PileOnly(filter) => {
                format!("deine Ablage nur {} enthält", things(talk, Det::Bare, filter, Case::Acc))
            }
        };
        let word = match cond {
            _ if lasting => "solange",
            Cond::Did => "wenn",
            _ => "falls",
        };
        let lead = Lead::new(word, clause);
        if lasting && *cond == Cond::YourTurn { lead.or("während deines Zuges") } else { lead }
    }

    fn target_is(talk: &mut Talk<'_>, target: &Filter, filter: &Filter) -> Lead {
        let target = things(talk, Det::Target, target, Case::Nom);
        Lead::new("falls", format!("{target} {} ist", predicate(talk, filter)))
    }

    fn in_pile(talk: &Talk<'_>, lasting: bool) -> Lead {
        let word = if lasting { "solange" } else { "falls" };
        Lead::new(word, format!("{} in deiner Ablage liegt", talk.name))
    }

    fn if_liked(who: &Subject) -> Lead {
        Lead::new("wenn", if who.is_you() { "du es möchtest" } else { "er es möchte" })
    }

    fn at_end() -> Lead {
        Lead::new("wenn", "der Ende-Schritt beginnt").or("zu Beginn des Ende-Schritts")
    }

    fn as_you_play(talk: &Talk<'_>) -> Lead {
        Lead::new("sowie", format!("du {} spielst", talk.name))
    }

    fn only_in_pile(talk: &Talk<'_>) -> String {
        format!("nur verwendbar, solange {} in deiner Ablage liegt", talk.name)
    }

    fn again(talk: &Talk<'_>, paying: &Clause) -> String {
        let Clause { verb, rest, .. } = paying;
        let pay = format!("zusätzlich zu den Kosten {rest} {}{}", verb.away, verb.you);
        format!("du darfst {} aus deiner Ablage spielen, wenn du {pay}", talk.name)
    }

    fn enters(talk: &Talk<'_>, enters: &Enters) -> Clause {
        let rest = match enters {
            Enters::Expended => "erschöpft ins Spiel".to_string(),
            Enters::Counters(1) => "mit einer +1/+1-Marke ins Spiel".to_string(),
            Enters::Counters(number) => format!("mit {number} +1/+1-Marken ins Spiel"),
        };
        Clause::new(Subject::One(talk.name.to_string()), COME, rest)
    }

    fn holds(talk: &mut Talk<'_>, holds: &Holds) -> Clause {
        let this = Subject::One(talk.name.to_string());
        let all = |filter: &Filter| Subject::Many(things(talk, Det::Bare, filter, Case::Nom));
        match holds {
            Holds::Get(filter, offence, defence, has) => {
                gets::<German>(all(filter), fixed_bonus(&German::GLUE, *offence, *defence), has, false)
            }
            Holds::ThisGets(offence, defence, has) => {
                gets::<German>(this, fixed_bonus(&German::GLUE, *offence, *defence), has, false)
            }
            Holds::Are(filter, side) => Clause::new(all(filter), BE, alignment(*side)),
            Holds::Numbers(num) => {
                let amount = talk.amount::<German>(*num);
                let rest = format!("{0}/{0}", amount.digits);
                Clause::new(this, BE, rest).with_tail(&amount.tail)
            }
            Holds::NotAttacked => Clause::new(Subject::You, CAN, "nicht angegriffen werden"),
            Holds::NoMojo => Clause::new(Subject::You, MAY, "kein Mojo erhalten"),
            Holds::NoDraw => Clause::new(Subject::You, MAY, "keine Karten ziehen"),
            Holds::DamageWard(number) => Clause::new(Subject::You, HAVE, format!("Schadensschutz {number}")),
            Holds::Shield => {
                let damage = Subject::One(format!("Schaden, der dir zugefügt würde{CLOSE}"));
                Clause::new(damage, BECOME, format!("stattdessen {} zugefügt", talk.name))
            }
            Holds::Unstoppable(filter) => {
                let cards = things(talk, Det::Bare, filter, Case::Nom);
                Clause::new(Subject::Many(format!("{cards}, die du spielst{CLOSE}")), BE, "unstoppbar")
            }
            Holds::AnyVeiled => {
                Clause::new(Subject::You, MAY, "jeden Champion spielen, als wäre er verschleiert")
            }
        }
    }

    fn paid(talk: &Talk<'_>, number: &str) -> String {
        let what = if talk.pays_action { "die Aktion" } else { "die zusätzlichen Kosten" };
        format!(" ({number}, falls du {what} bezahlt hast)")
    }

    fn where_x(talk: &Talk<'_>, num: Num) -> String {
        nouns::where_x(talk, num)
    }

    fn played(talk: &Talk<'_>, build: u8, before: u8, other: u8) -> String {
        let name = talk.name;
        format!(
            "X ist {build}, falls du {name} in deinem Bau-Schritt gespielt hast, {before} in deinem \
             Vorkampf-Schritt und {other} zu jeder anderen Zeit."
        )
    }

    fn finish(line: &str) -> String {
        pieces::close(line)
    }
}

/// What happens, any of these, with the verb at the end.
fn happens(talk: &Talk<'_>, on: &[On]) -> String {
    let all: Vec<(String, String)> = on.iter().map(|on| event(talk, on)).collect();
    if all.iter().all(|(who, _)| who == talk.name) {
        let does: Vec<&String> = all.iter().map(|(_, does)| does).collect();
        return format!("{} {}", talk.name, list(&does, "oder"));
    }
    let all: Vec<String> = all.iter().map(|(who, does)| format!("{who} {does}")).collect();
    list(&all, "oder")
}

/// Who does what.
fn event(talk: &Talk<'_>, on: &On) -> (String, String) {
    let name = talk.name;
    let champion = |filter: &Filter| things(talk, Det::A, &own_champion(filter), Case::Nom);
    let (who, does) = match on {
        On::Enters => (name, "ins Spiel kommt"),
        On::Unveiled => (name, "enthüllt wird"),
        On::Attacks => (name, "angreift"),
        On::Blocks => (name, "blockt"),
        On::Blocked => (name, "geblockt wird"),
        On::Broken => (name, "zerbrochen wird"),
        On::Buried => (name, "aus dem Spiel in deine Ablage kommt"),
        On::Leaves => (name, "deine Kontrolle verlässt"),
        On::Deals => (name, "Schaden zufügt"),
        On::DealsToPlayer => (name, "einem Spieler Schaden zufügt"),
        On::DealsToOpponent => (name, "einem Gegner Schaden zufügt"),
        On::BattleToPlayer => (name, "einem Spieler Kampfschaden zufügt"),
        On::Damaged => (name, "Schaden erleidet"),
        On::Slays => (name, "durch Schaden einen Champion zerbricht"),
        On::YoursDeal(filter) => return (champion(filter), "Schaden zufügt".to_string()),
        On::YoursDealToPlayer(filter) => {
            return (champion(filter), "einem Spieler Schaden zufügt".to_string());
        }
        On::ChampionBroken => ("ein Champion", "zerbrochen wird"),
        On::AnyDraws => ("ein Spieler", "eine Karte zieht"),
        On::OpponentDraws => ("ein Gegner", "eine Karte zieht"),
        On::YouPlay(filter) => {
            let card = things(talk, Det::A, filter, Case::Acc);
            return ("du".to_string(), format!("{card} für eine Aktion spielst"));
        }
        On::PreBattle => ("dein Vorkampf-Schritt", "beginnt"),
        On::EndOfTurn => ("ein Ende-Schritt", "beginnt"),
        On::YouAttacked => ("du", "angegriffen wirst"),
        On::TargetedResolves => {
            let item =
                format!("eine Karte oder Fähigkeit eines anderen Spielers, die {name} als Ziel hat{CLOSE}");
            return (item, "abgehandelt wird".to_string());
        }
    };
    (who.to_string(), does.to_string())
}
