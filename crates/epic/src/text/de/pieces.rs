//! What German says of each piece.

use super::nouns::{
    CLOSE, Case, Gender, about, alignment, controller, counted, counter, each_of, gender_of, mass, name,
    noun, nouns, player, predicate, subject, what,
};
use super::{BE, German, UNTIL, split, verb};
use crate::kinds::Counter;
use crate::lang::{Into, Many, Num, Piece, Rest, Stopped, What, Who, Word};
use crate::text::gets;
use crate::text::parts::{Clause, Subject, Verb, words};
use crate::text::phrase::{Det, Head, beside_piles, with};
use crate::text::talk::{Talk, Tongue};

pub(super) const BANISH: Verb = verb("verbanne", "verbannen", "verbannst", "verbannt");
pub(super) const BREAK: Verb = verb("zerbrich", "zerbrechen", "zerbrichst", "zerbricht");
pub(super) const CHOOSE: Verb = verb("wähle", "wählen", "wählst", "wählt");
pub(super) const DISCARD: Verb = split("wirf", "werfen", "wirfst", "wirft", "ab");
pub(super) const EXPEND: Verb = verb("erschöpfe", "erschöpfen", "erschöpfst", "erschöpft");
pub(super) const FLIP: Verb = split("drehe", "drehen", "drehst", "dreht", "um");
pub(super) const RETURN: Verb = split("bringe", "bringen", "bringst", "bringt", "zurück");
pub(super) const REVEAL: Verb = split("zeige", "zeigen", "zeigst", "zeigt", "vor");
pub(super) const BECOME: Verb = verb("werde", "werden", "wirst", "wird");
pub(super) const COME: Verb = verb("komm", "kommen", "kommst", "kommt");
const BRING: Verb = verb("bringe", "bringen", "bringst", "bringt");
const CARRY_OUT: Verb = split("führe", "führen", "führst", "führt", "aus");
const COPY: Verb = verb("kopiere", "kopieren", "kopierst", "kopiert");
const DEAL: Verb = split("füge", "fügen", "fügst", "fügt", "zu");
const DIVIDE: Verb = verb("verteile", "verteilen", "verteilst", "verteilt");
const DRAW: Verb = verb("ziehe", "ziehen", "ziehst", "zieht");
const GAIN: Verb = verb("erhalte", "erhalten", "erhältst", "erhält");
const KEEP: Verb = verb("behalte", "behalten", "behältst", "behält");
const LOOK: Verb = split("sieh", "sehen", "siehst", "sieht", "an");
const LOSE: Verb = verb("verliere", "verlieren", "verlierst", "verliert");
const PREPARE: Verb = split("richte", "richten", "richtest", "richtet", "auf");
const PUT: Verb = verb("lege", "legen", "legst", "legt");
const RESOLVE: Verb = split("handle", "handeln", "handelst", "handelt", "ab");
const STOP: Verb = verb("stoppe", "stoppen", "stoppst", "stoppt");
const STOP_BANISH: Verb =
    verb("stoppe und verbanne", "stoppen und verbannen", "stoppst und verbannst", "stoppt und verbannt");
const SUFFER: Verb = verb("erleide", "erleiden", "erleidest", "erleidet");
const TAKE: Verb = verb("nimm", "nehmen", "nimmst", "nimmt");
const TAKE_OVER: Verb = verb("übernimm", "übernehmen", "übernimmst", "übernimmt");

const DEMORALIZED: &str =
    "(Ein Champion mit einer Demoralisiert-Marke ist genau 0/1 und hat keine Fähigkeiten.)";
const TURNS: &str = "(Nie ein dritter Zug in Folge.)";

#[expect(clippy::too_many_lines, reason = "one arm for each piece")]
pub(super) fn clauses(talk: &mut Talk<'_>, piece: &Piece) -> Vec<Clause> {
    let card = talk.name;
    let order = |verb, rest: String| vec![Clause::order(verb, rest)];
    let object = |talk: &Talk<'_>, about: &What| what(talk, about, Case::Acc);
    match piece {
        Piece::Deal(num, to) => deal(talk, *num, "Schaden", to),
        Piece::DealDeadly(num, to) => deal(talk, *num, "tödlichen Schaden", to),
        Piece::Divide(num, to) => {
            let amount = talk.amount::<German>(*num);
            let rest = format!("{} beliebig auf {}", mass(&amount, "Schaden"), object(talk, to));
            vec![Clause::order(DIVIDE, rest).with_tail(&amount.tail)]
        }
        Piece::ItDeals(num) => {
            let amount = talk.amount::<German>(*num);
            let rest = format!("{} {}", controller(&talk.it, Case::Dat), mass(&amount, "Schaden"));
            vec![Clause::new(subject(talk, &What::It), DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::DealTo(num, Who::You) => amounts(talk, Who::You, SUFFER, *num, "Schaden"),
        Piece::DealTo(num, who) => {
            let amount = talk.amount::<German>(*num);
            let rest = format!("{} {}", player(talk, *who, Case::Dat), mass(&amount, "Schaden"));
            vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::Break(broken) => order(BREAK, object(talk, broken)),
        Piece::Bury(buried) => {
            let pile = owned(talk, buried, ["Ablage", "Ablagen"]);
            order(PUT, format!("{} in {pile}", object(talk, buried)))
        }
        Piece::Under(put) => order(PUT, format!("{} unter {card}", object(talk, put))),
        Piece::FromUnder => order(RETURN, format!("alles, was unter {card} liegt{CLOSE} ins Spiel")),
        Piece::BreakToYours(broken) => {
            let goes = instead(talk, broken, "in deine Ablage statt in die");
            vec![Clause::order(BREAK, object(talk, broken)), goes]
        }
        Piece::Banish(banished) => {
            let rest = match beside_piles(banished) {
                Some(here) => format!("{} sowie alle Karten aus allen Ablagen", object(talk, &here)),
                None => object(talk, banished),
            };
            order(BANISH, rest)
        }
        Piece::BanishPiles(Who::Everyone) => order(BANISH, "alle Karten aus allen Ablagen".to_string()),
        Piece::BanishPiles(who) => order(BANISH, format!("alle Karten aus {}", theirs(talk, "Ablage", *who))),
        Piece::Stop(stopped, Stopped::Pile) => order(STOP, object(talk, stopped)),
        Piece::Stop(stopped, Stopped::Banished) if talk.thing(stopped).many => {
            let banish = Clause::order(BANISH, "jede auf diese Weise gestoppte Karte");
            vec![Clause::order(STOP, object(talk, stopped)), banish]
        }
        Piece::Stop(stopped, Stopped::Banished) => order(STOP_BANISH, object(talk, stopped)),
        Piece::Stop(stopped, Stopped::YourHand) => {
            let goes = instead(talk, stopped, "auf deine Hand statt in die Ablage");
            vec![Clause::order(STOP, object(talk, stopped)), goes]
        }
        Piece::Stop(stopped, Stopped::YourPile) => {
            let goes = instead(talk, stopped, "in deine Ablage statt in die");
            vec![Clause::order(STOP, object(talk, stopped)), goes]
        }
        Piece::ToHand(back) => {
            let hand = owned(talk, back, ["Hand", "Hände"]);
            order(RETURN, format!("{} auf {hand}", object(talk, back)))
        }
        Piece::Take(What::This) => order(RETURN, format!("{card} auf deine Hand")),
        Piece::Take(taken) => order(TAKE, format!("{} auf deine Hand", object(talk, taken))),
        Piece::KeepThis => order(RETURN, format!("{card} statt in die Ablage auf deine Hand")),
        Piece::BanishThis => {
            vec![Clause::order(BANISH, card).with_tail(", statt die Karte in die Ablage zu legen")]
        }
        Piece::Control(taken) => order(TAKE_OVER, format!("die Kontrolle über {}", object(talk, taken))),
        Piece::Borrow(taken) => {
            order(TAKE_OVER, format!("{UNTIL} die Kontrolle über {}", object(talk, taken)))
        }
        Piece::Enter(who, back @ (What::This | What::It)) => {
            vec![Clause::new(German::who(talk, *who), RETURN, format!("{} ins Spiel", object(talk, back)))]
        }
        Piece::Enter(who, entering) => {
            let yours = if talk.acted() && *who == Who::You { "unter deiner Kontrolle" } else { "" };
            let rest = talk.as_owner(*who, |talk| words(&[&object(talk, entering), yours, "ins Spiel"]));
            vec![Clause::new(German::who(talk, *who), BRING, rest)]
        }
        Piece::Echo => {
            let put = Clause::order(PUT, format!("{card} auf die Linie"));
            vec![put.with_tail(", ohne die Kosten zu bezahlen")]
        }
        Piece::Token(num, token) => {
            let amount = talk.amount::<German>(*num);
            let [one, many] = [false, true].map(|many| noun(Head::Token(*token), Case::Acc, many));
            let tokens = counted(&amount, &format!("einen {one}"), &many);
            let about = if talk.explain(*token) { about(*token) } else { String::new() };
            vec![Clause::order(BRING, words(&[&tokens, &about, "ins Spiel"])).with_tail(&amount.tail)]
        }
        Piece::CopyToken => order(BRING, format!("eine Kopie von {card} als Spielstein ins Spiel")),
        Piece::Count(kind, num, on) => {
            let amount = talk.amount::<German>(*num);
            if *kind == Counter::Demoralized {
                talk.note(DEMORALIZED);
            }
            let one = format!("eine {}", counter(*kind, false));
            let counters = counted(&amount, &one, &counter(*kind, true));
            let on =
                if *on == What::It && talk.it.many { each_of(&talk.it, Case::Acc) } else { object(talk, on) };
            vec![Clause::order(PUT, format!("{counters} auf {on}")).with_tail(&amount.tail)]
        }
        Piece::Boost(boosted, offence, defence, has) => {
            let (bonus, tail) = talk.bonus::<German>(*offence, *defence);
            vec![gets::<German>(subject(talk, boosted), bonus, has, true).with_tail(tail)]
        }
        Piece::Strip(who, keyword) => {
            let under = match who {
                Who::You => "unter deiner Kontrolle".to_string(),
                Who::Opponents | Who::Everyone | Who::Target | Who::Controller | Who::That => {
                    format!("unter der Kontrolle {}", player(talk, *who, Case::Gen))
                }
            };
            let subject = Subject::Many(format!("Champions und Gegenstände {under}"));
            vec![Clause::new(subject, LOSE, format!("{UNTIL} „{}“", name(*keyword)))]
        }
        Piece::Set(set, offence, defence) => {
            vec![Clause::new(subject(talk, set), BE, format!("{UNTIL} {offence}/{defence}"))]
        }
        Piece::Awaken(offence, defence, has) => {
            let has: Vec<&str> = has.iter().map(|keyword| name(*keyword)).collect();
            let has = if has.is_empty() { String::new() } else { format!("({})", has.join(", ")) };
            let champion = format!("{UNTIL} kein Gegenstand, sondern ein {offence}/{defence}-Champion");
            vec![Clause::new(Subject::One(card.to_string()), BE, words(&[&champion, &has]))]
        }
        Piece::Hide(who) => {
            let subject = German::who(talk, *who).spoken();
            vec![Clause::new(subject, BE, format!("{UNTIL} nicht anvisierbar"))]
        }
        Piece::Draw(who, num) => cards(talk, *who, DRAW, *num, ["eine Karte", "Karten"]),
        Piece::Gain(who, num) => amounts(talk, *who, GAIN, *num, "Mojo"),
        Piece::Lose(who, num) => amounts(talk, *who, LOSE, *num, "Mojo"),
        Piece::Discard(who, num) => cards(talk, *who, DISCARD, *num, ["eine Karte", "Karten"]),
        Piece::DiscardAny => {
            vec![Clause::new(Subject::You, German::GLUE.may, "beliebig viele Karten abwerfen")]
        }
        Piece::DiscardRandom(who, num) => {
            cards(talk, *who, DISCARD, *num, ["eine zufällige Karte", "zufällige Karten"])
        }
        Piece::DiscardHand(who) => {
            let hand = if *who == Who::You { "deine Hand" } else { "seine Hand" };
            vec![Clause::new(German::who(talk, *who), DISCARD, hand)]
        }
        Piece::Action(who) => vec![Clause::new(German::who(talk, *who), GAIN, "eine Aktion")],
        Piece::ActionFor(who, side) => {
            let stem = alignment(*side).trim_end_matches('e');
            let rest =
                format!("eine Aktion, mit der nur {stem}e Karten und Fähigkeiten bezahlt werden{CLOSE}");
            vec![Clause::new(German::who(talk, *who), GAIN, rest)]
        }
        Piece::ExtraTurn => {
            talk.note(TURNS);
            order(CARRY_OUT, "nach diesem Zug einen zusätzlichen Zug".to_string())
        }
        Piece::Prepare(prepared) => order(PREPARE, object(talk, prepared)),
        Piece::Expend(expended) => order(EXPEND, object(talk, expended)),
        Piece::Stay(stays) => {
            let whose = controller(&talk.thing(stays), Case::Gen);
            let rest = format!("sich im nächsten Vorbereitungs-Schritt {whose} nicht");
            vec![Clause::new(subject(talk, stays), PREPARE, rest)]
        }
        Piece::Dig { of, look, keep, into, rest } => dig(talk, *of, *look, *keep, *into, *rest),
        Piece::RevealTop(filter) => {
            let draw = Clause::order(DRAW, "sie");
            let draw = draw.with_tail(format!(", falls sie {} ist", predicate(talk, filter)));
            vec![Clause::order(REVEAL, "die oberste Karte deines Decks"), draw]
        }
        Piece::RevealUpTo(number, filter) => {
            let filter = with(filter, Word::InHand);
            order(REVEAL, nouns(talk, Det::Some(Many::UpTo(*number)), &filter, Case::Acc))
        }
        Piece::RobEach(who) => {
            let reveal = Clause::new(German::who(talk, *who), REVEAL, "seine Hand");
            let take = "aus jeder auf diese Weise vorgezeigten Hand eine Karte auf deine Hand";
            vec![reveal, Clause::order(TAKE, take)]
        }
        Piece::LookAtHand(who, _) => {
            let hand = if *who == Who::You { "deine Hand".to_string() } else { theirs(talk, "Hand", *who) };
            order(LOOK, format!("dir {}", hand.replacen("der ", "die ", 1)))
        }
        Piece::RobPick(who) => {
            order(TAKE, format!("eine Karte deiner Wahl aus {} auf deine Hand", theirs(talk, "Hand", *who)))
        }
        Piece::DiscardPick(who) => {
            vec![Clause::new(German::who(talk, *who), DISCARD, "eine Karte deiner Wahl")]
        }
        Piece::RobRandom(who) => {
            order(TAKE, format!("eine zufällige Karte aus {} auf deine Hand", theirs(talk, "Hand", *who)))
        }
        Piece::Retarget(item) => order(CHOOSE, format!("neue Ziele für {}", object(talk, item))),
        Piece::Deflect(item) => {
            order(CHOOSE, format!("für {} ein neues Ziel anstelle von {card}", object(talk, item)))
        }
        Piece::CopyItem(item) => {
            let copy = Clause::order(COPY, object(talk, item));
            vec![copy.with_tail(" (du wählst die Ziele der Kopie)")]
        }
        Piece::Resolve(item) => order(RESOLVE, format!("{} sofort", object(talk, item))),
        Piece::BecomeCopy(copied) => {
            let this = Subject::One(card.to_string());
            let copied = what(talk, copied, Case::Gen);
            if talk.entering {
                vec![Clause::new(this, COME, format!("als Kopie {copied} ins Spiel"))]
            } else {
                let becomes = Clause::new(this.clone(), BECOME, format!("zu einer Kopie {copied}"));
                vec![becomes, Clause::new(this, KEEP, "diese Fähigkeit")]
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
    let amount = talk.amount::<German>(num);
    let rest = format!("{} {}", what(talk, to, Case::Dat), mass(&amount, damage));
    vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
}

/// They gain, lose or suffer so much.
fn amounts(talk: &mut Talk<'_>, who: Who, verb: Verb, num: Num, of: &str) -> Vec<Clause> {
    let amount = talk.amount::<German>(num);
    vec![Clause::new(German::who(talk, who), verb, mass(&amount, of)).with_tail(&amount.tail)]
}

/// They draw or discard so many cards.
fn cards(talk: &mut Talk<'_>, who: Who, verb: Verb, num: Num, [one, many]: [&str; 2]) -> Vec<Clause> {
    let amount = talk.amount::<German>(num);
    let rest = counted(&amount, one, many);
    vec![Clause::new(German::who(talk, who), verb, rest).with_tail(&amount.tail)]
}

/// Somebody's hand or discard pile, in the dative.
fn theirs(talk: &Talk<'_>, zone: &str, who: Who) -> String {
    if who == Who::You {
        format!("deiner {zone}")
    } else {
        format!("der {zone} {}", player(talk, who, Case::Gen))
    }
}

/// The hand or discard pile of whoever controls these, in the accusative.
fn owned(talk: &Talk<'_>, about: &What, [zone, zones]: [&str; 2]) -> String {
    let thing = talk.thing(about);
    if *about == What::This || talk.parts(about).is_some_and(|(_, filter)| filter.says(Word::Yours)) {
        format!("deine {zone}")
    } else {
        let zone = if thing.many { zones } else { zone };
        format!("die {zone} {}", controller(&thing, Case::Gen))
    }
}

/// It goes somewhere else than usual.
fn instead(talk: &Talk<'_>, about: &What, to: &str) -> Clause {
    let thing = talk.thing(about);
    let rest = format!("{to} {}", controller(&thing, Case::Gen));
    let pronoun = match gender_of(&thing) {
        _ if thing.many => return Clause::new(Subject::Many("sie".to_string()), COME, rest),
        Gender::He => "er",
        Gender::She => "sie",
        Gender::It => "es",
    };
    Clause::new(Subject::One(pronoun.to_string()), COME, rest)
}

fn dig(talk: &Talk<'_>, of: Who, look: u8, keep: u8, into: Into, rest: Rest) -> Vec<Clause> {
    let deck = if of == Who::You {
        "deines Decks".to_string()
    } else {
        format!("des Decks {}", player(talk, of, Case::Gen))
    };
    let mut all = vec![Clause::order(LOOK, format!("dir die obersten {look} Karten {deck}"))];
    let kept = if keep == 1 { "eine davon".to_string() } else { format!("{keep} davon") };
    all.push(Clause::order(if into == Into::Hand { DRAW } else { REVEAL }, kept));
    all.push(match rest {
        Rest::Banish => Clause::order(BANISH, "den Rest"),
        Rest::Top => Clause::order(PUT, "den Rest in beliebiger Reihenfolge zurück auf das Deck"),
    });
    match into {
        Into::Hand => {}
        Into::PlayChampion => {
            let put = Clause::order(BRING, "die vorgezeigte Karte ins Spiel");
            all.push(put.with_tail(", falls sie ein Champion ist; ansonsten verbanne sie"));
        }
    }
    all
}

/// Puts commas where relative clauses end.
pub(super) fn close(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(CLOSE) {
        text.push_str(before);
        let over = after.is_empty() || after.starts_with(['.', ',', ';', ':', ')', CLOSE]);
        if !over && !after.starts_with(" (") {
            text.push(',');
        }
        rest = after;
    }
    text.push_str(rest);
    text
}
