//! What French says of each piece.

use super::nouns::{
    Prep, about, alignment, counted, counter, damage, mojo, noun, nouns, player, predicate, she, subject,
    that, what, whose,
};
use super::{BE, French, verb};
use crate::kinds::Counter;
use crate::lang::{Into, Many, Num, Piece, Rest, Stopped, What, Who, Word};
use crate::text::gets;
use crate::text::parts::{Amount, Clause, Subject, Verb, words};
use crate::text::phrase::{Det, Head, beside_piles, with};
use crate::text::talk::{Talk, Tongue};

pub(super) const BANISH: Verb = verb("bannissez", "bannir", "bannit", "bannissent");
pub(super) const BREAK: Verb = verb("détruisez", "détruire", "détruit", "détruisent");
pub(super) const CHOOSE: Verb = verb("choisissez", "choisir", "choisit", "choisissent");
pub(super) const COME: Verb = verb("arrivez", "arriver", "arrive", "arrivent");
pub(super) const DISCARD: Verb = verb("défaussez", "défausser", "défausse", "défaussent");
pub(super) const EXPEND: Verb = verb("utilisez", "utiliser", "utilise", "utilisent");
pub(super) const FLIP: Verb = verb("flippez", "flipper", "flippe", "flippent");
pub(super) const RETURN: Verb = verb("renvoyez", "renvoyer", "renvoie", "renvoient");
pub(super) const REVEAL: Verb = verb("révélez", "révéler", "révèle", "révèlent");
const BECOME: Verb = verb("devenez", "devenir", "devient", "deviennent");
const BRING_BACK: Verb = verb("remettez", "remettre", "remet", "remettent");
const COPY: Verb = verb("copiez", "copier", "copie", "copient");
const DEAL: Verb = verb("infligez", "infliger", "inflige", "infligent");
const DIVIDE: Verb = verb("répartissez", "répartir", "répartit", "répartissent");
const DRAW: Verb = verb("piochez", "piocher", "pioche", "piochent");
const GAIN: Verb = verb("gagnez", "gagner", "gagne", "gagnent");
const GO: Verb = verb("allez", "aller", "va", "vont");
const KEEP: Verb = verb("gardez", "garder", "garde", "gardent");
const LOOK: Verb = verb("regardez", "regarder", "regarde", "regardent");
const LOSE: Verb = verb("perdez", "perdre", "perd", "perdent");
const NOT_PREPARE: Verb =
    verb("ne vous préparez pas", "ne pas se préparer", "ne se prépare pas", "ne se préparent pas");
const PLAY: Verb = verb("jouez", "jouer", "joue", "jouent");
const PREPARE: Verb = verb("préparez", "préparer", "prépare", "préparent");
const PUT: Verb = verb("mettez", "mettre", "met", "mettent");
const RESOLVE: Verb = verb("résolvez", "résoudre", "résout", "résolvent");
const STOP: Verb = verb("stoppez", "stopper", "stoppe", "stoppent");
const STOP_BANISH: Verb =
    verb("stoppez et bannissez", "stopper et bannir", "stoppe et bannit", "stoppent et bannissent");
const SUFFER: Verb = verb("subissez", "subir", "subit", "subissent");
const TAKE: Verb = verb("prenez", "prendre", "prend", "prennent");

const DEMORALIZED: &str =
    "(Un champion avec un marqueur Démoralisé est exactement 0/1 et n’a aucune capacité.)";
const TURNS: &str = "(Jamais un troisième tour d’affilée.)";

#[expect(clippy::too_many_lines, reason = "one arm for each piece")]
pub(super) fn clauses(talk: &mut Talk<'_>, piece: &Piece) -> Vec<Clause> {
    let name = talk.name;
    let order = |verb, rest: String| vec![Clause::order(verb, rest)];
    let object = |talk: &Talk<'_>, about: &What| what(talk, about, Prep::None);
    match piece {
        Piece::Deal(num, to) => {
            let amount = talk.amount::<French>(*num);
            let rest = format!("{} {}", damage(&amount), what(talk, to, Prep::A));
            vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::DealDeadly(num, to) => {
            let amount = talk.amount::<French>(*num);
            let deadly = counted(&amount, "1 dommage mortel", "dommages mortels");
            let rest = format!("{deadly} {}", what(talk, to, Prep::A));
            vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::Divide(num, to) => {
            let amount = talk.amount::<French>(*num);
            let rest = format!("{} comme vous le voulez entre {}", damage(&amount), object(talk, to));
            vec![Clause::order(DIVIDE, rest).with_tail(&amount.tail)]
        }
        Piece::ItDeals(num) => {
            let amount = talk.amount::<French>(*num);
            let rest = format!("{} à son contrôleur", damage(&amount));
            vec![Clause::new(subject(talk, &What::It), DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::DealTo(num, Who::You) => amounts(talk, Who::You, SUFFER, *num, damage),
        Piece::DealTo(num, who) => {
            let amount = talk.amount::<French>(*num);
            let rest = format!("{} {}", damage(&amount), Prep::A.put(player(*who)));
            vec![Clause::order(DEAL, rest).with_tail(&amount.tail)]
        }
        Piece::Break(broken) => order(BREAK, object(talk, broken)),
        Piece::Bury(buried) => {
            let pile = owned(talk, buried, "défausse");
            order(PUT, format!("{} dans {pile}", object(talk, buried)))
        }
        Piece::Under(put) => order(PUT, format!("{} sous {name}", object(talk, put))),
        Piece::FromUnder => order(BRING_BACK, format!("en jeu tout ce qui est sous {name}")),
        Piece::BreakToYours(broken) => {
            let goes = instead(talk, broken, "votre défausse au lieu de celle");
            vec![Clause::order(BREAK, object(talk, broken)), goes]
        }
        Piece::Banish(banished) => {
            let rest = match beside_piles(banished) {
                Some(here) => {
                    format!("{} ainsi que toutes les cartes de toutes les défausses", object(talk, &here))
                }
                None => object(talk, banished),
            };
            order(BANISH, rest)
        }
        Piece::BanishPiles(Who::Everyone) => {
            order(BANISH, "toutes les cartes de toutes les défausses".to_string())
        }
        Piece::BanishPiles(who) => {
            order(BANISH, format!("toutes les cartes de {}", whose("la", "défausse", *who)))
        }
        Piece::Stop(stopped, Stopped::Pile) => order(STOP, object(talk, stopped)),
        Piece::Stop(stopped, Stopped::Banished) if talk.thing(stopped).many => {
            let banish = Clause::order(BANISH, "chaque carte stoppée de cette façon");
            vec![Clause::order(STOP, object(talk, stopped)), banish]
        }
        Piece::Stop(stopped, Stopped::Banished) => order(STOP_BANISH, object(talk, stopped)),
        Piece::Stop(stopped, Stopped::YourHand) => {
            let goes = instead(talk, stopped, "votre main au lieu de la défausse");
            vec![Clause::order(STOP, object(talk, stopped)), goes]
        }
        Piece::Stop(stopped, Stopped::YourPile) => {
            let goes = instead(talk, stopped, "votre défausse au lieu de celle");
            vec![Clause::order(STOP, object(talk, stopped)), goes]
        }
        Piece::ToHand(back) => {
            let hand = owned(talk, back, "main");
            order(RETURN, format!("{} dans {hand}", object(talk, back)))
        }
        Piece::Take(What::This) => order(RETURN, format!("{name} dans votre main")),
        Piece::Take(taken) => order(PUT, format!("{} dans votre main", object(talk, taken))),
        Piece::KeepThis => order(RETURN, format!("{name} dans votre main plutôt que dans la défausse")),
        Piece::BanishThis => order(BANISH, format!("{name} au lieu de mettre cette carte dans la défausse")),
        Piece::Control(taken) => order(TAKE, format!("le contrôle {}", what(talk, taken, Prep::De))),
        Piece::Borrow(taken) => {
            let of = what(talk, taken, Prep::De);
            order(TAKE, format!("le contrôle {of} jusqu’à la fin du tour"))
        }
        Piece::Enter(who, back @ (What::This | What::It)) => {
            vec![Clause::new(French::who(talk, *who), BRING_BACK, format!("{} en jeu", object(talk, back)))]
        }
        Piece::Enter(who, entering) => {
            let yours = if talk.acted() && *who == Who::You { "sous votre contrôle" } else { "" };
            let rest = talk.as_owner(*who, |talk| words(&["en jeu", yours, &object(talk, entering)]));
            vec![Clause::new(French::who(talk, *who), PUT, rest)]
        }
        Piece::Echo => order(PUT, format!("{name} sur la ligne sans payer son coût")),
        Piece::Token(num, token) => {
            let amount = talk.amount::<French>(*num);
            let head = Head::Token(*token);
            let tokens = counted(&amount, &format!("un {}", noun(head, false)), &noun(head, true));
            let about = if talk.explain(*token) { about(*token, !amount.one) } else { String::new() };
            vec![Clause::order(PUT, words(&["en jeu", &tokens, &about])).with_tail(&amount.tail)]
        }
        Piece::CopyToken => order(PUT, format!("en jeu un jeton qui est une copie {}", Prep::De.put(name))),
        Piece::Count(kind, num, on) => {
            let amount = talk.amount::<French>(*num);
            if *kind == Counter::Demoralized {
                talk.note(DEMORALIZED);
            }
            let counters = counted(&amount, &format!("un {}", counter(*kind, false)), &counter(*kind, true));
            let on = if *on == What::It && talk.it.many {
                format!("chacun {}", that(&talk.it, Prep::De))
            } else {
                object(talk, on)
            };
            vec![Clause::order(PUT, format!("{counters} sur {on}")).with_tail(&amount.tail)]
        }
        Piece::Boost(boosted, offence, defence, has) => {
            let (bonus, tail) = talk.bonus::<French>(*offence, *defence);
            vec![gets::<French>(subject(talk, boosted), bonus, has, true).with_tail(tail)]
        }
        Piece::Strip(who, keyword) => {
            let rest = format!("« {} » jusqu’à la fin du tour", super::nouns::name(*keyword));
            let control = if *who == Who::You { "contrôlez" } else { "contrôle" };
            let subject = format!("les champions et objets que {} {control}", player(*who));
            vec![Clause::new(Subject::Many(subject), LOSE, rest)]
        }
        Piece::Set(set, offence, defence) => {
            let rest = format!("{offence}/{defence} jusqu’à la fin du tour");
            vec![Clause::new(subject(talk, set), BECOME, rest)]
        }
        Piece::Awaken(offence, defence, has) => {
            let has: Vec<&str> = has.iter().map(|keyword| super::nouns::name(*keyword)).collect();
            let has = if has.is_empty() { String::new() } else { format!("({})", has.join(", ")) };
            let champion = format!("un champion {offence}/{defence}");
            let rest = words(&[&champion, &has, "au lieu d’un objet jusqu’à la fin du tour"]);
            vec![Clause::new(Subject::One(name.to_string()), BECOME, rest)]
        }
        Piece::Hide(who) => {
            let subject = French::who(talk, *who).spoken();
            vec![Clause::new(subject, BE, "inciblable jusqu’à la fin du tour")]
        }
        Piece::Draw(who, num) => cards(talk, *who, DRAW, *num, ""),
        Piece::Gain(who, num) => amounts(talk, *who, GAIN, *num, mojo),
        Piece::Lose(who, num) => amounts(talk, *who, LOSE, *num, mojo),
        Piece::Discard(who, num) => cards(talk, *who, DISCARD, *num, ""),
        Piece::DiscardAny => {
            vec![Clause::new(Subject::You, French::GLUE.may, "défausser n’importe quel nombre de cartes")]
        }
        Piece::DiscardRandom(who, num) => cards(talk, *who, DISCARD, *num, "au hasard"),
        Piece::DiscardHand(who) => {
            let hand = if *who == Who::You { "votre main" } else { "sa main" };
            vec![Clause::new(French::who(talk, *who), DISCARD, hand)]
        }
        Piece::Action(who) => vec![Clause::new(French::who(talk, *who), GAIN, "une action")],
        Piece::ActionFor(who, side) => {
            let rest = format!("une action qui ne paie que des cartes et capacités {}", alignment(*side)[3]);
            vec![Clause::new(French::who(talk, *who), GAIN, rest)]
        }
        Piece::ExtraTurn => {
            talk.note(TURNS);
            order(PLAY, "un tour supplémentaire après celui-ci".to_string())
        }
        Piece::Prepare(prepared) => order(PREPARE, object(talk, prepared)),
        Piece::Expend(expended) => order(EXPEND, object(talk, expended)),
        Piece::Stay(stays) => {
            let whose = if talk.thing(stays).many { "leur contrôleur" } else { "son contrôleur" };
            let rest = format!("à la prochaine étape de Préparation de {whose}");
            vec![Clause::new(subject(talk, stays), NOT_PREPARE, rest)]
        }
        Piece::Dig { of, look, keep, into, rest } => dig(*of, *look, *keep, *into, *rest),
        Piece::RevealTop(filter) => {
            let is = predicate(talk, filter, true);
            let is = if is.starts_with("un") { format!("c’est {is}") } else { format!("elle est {is}") };
            let draw = format!("cette carte si {is}");
            vec![Clause::order(REVEAL, "la carte du dessus de votre deck"), Clause::order(DRAW, draw)]
        }
        Piece::RevealUpTo(number, filter) => {
            let filter = with(filter, Word::InHand);
            order(REVEAL, nouns(talk, Det::Some(Many::UpTo(*number)), &filter, Prep::None))
        }
        Piece::RobEach(who) => {
            let reveal = Clause::new(French::who(talk, *who), REVEAL, "sa main");
            let take = "dans votre main une carte de chaque main révélée de cette façon";
            vec![reveal, Clause::order(PUT, take)]
        }
        Piece::LookAtHand(who, _) => order(LOOK, whose("la", "main", *who)),
        Piece::RobPick(who) => {
            let hand = whose("la", "main", *who);
            order(PUT, format!("dans votre main une carte de votre choix de {hand}"))
        }
        Piece::DiscardPick(who) => {
            vec![Clause::new(French::who(talk, *who), DISCARD, "une carte de votre choix")]
        }
        Piece::RobRandom(who) => {
            let hand = whose("la", "main", *who);
            order(PUT, format!("dans votre main une carte prise au hasard dans {hand}"))
        }
        Piece::Retarget(item) => order(CHOOSE, format!("de nouvelles cibles pour {}", object(talk, item))),
        Piece::Deflect(item) => {
            let instead = Prep::De.put(name);
            order(CHOOSE, format!("une nouvelle cible à la place {instead} pour {}", object(talk, item)))
        }
        Piece::CopyItem(item) => {
            order(COPY, format!("{} (vous choisissez les cibles de la copie)", object(talk, item)))
        }
        Piece::Resolve(item) => order(RESOLVE, format!("immédiatement {}", object(talk, item))),
        Piece::BecomeCopy(copied) => {
            let this = Subject::One(name.to_string());
            let copied = what(talk, copied, Prep::De);
            if talk.entering {
                vec![Clause::new(this, COME, format!("en jeu comme copie {copied}"))]
            } else {
                let becomes = Clause::new(this.clone(), BECOME, format!("une copie {copied}"));
                vec![becomes, Clause::new(this, KEEP, "cette capacité")]
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

/// They gain, lose or suffer so much.
fn amounts(talk: &mut Talk<'_>, who: Who, verb: Verb, num: Num, of: fn(&Amount) -> String) -> Vec<Clause> {
    let amount = talk.amount::<French>(num);
    vec![Clause::new(French::who(talk, who), verb, of(&amount)).with_tail(&amount.tail)]
}

/// They draw or discard so many cards.
fn cards(talk: &mut Talk<'_>, who: Who, verb: Verb, num: Num, how: &str) -> Vec<Clause> {
    let amount = talk.amount::<French>(num);
    let rest = words(&[&counted(&amount, "une carte", "cartes"), how]);
    vec![Clause::new(French::who(talk, who), verb, rest).with_tail(&amount.tail)]
}

/// The hand or discard pile of whoever controls these.
fn owned(talk: &Talk<'_>, about: &What, zone: &str) -> String {
    if *about == What::This || talk.parts(about).is_some_and(|(_, filter)| filter.says(Word::Yours)) {
        format!("votre {zone}")
    } else if talk.thing(about).many {
        format!("la {zone} de leur contrôleur")
    } else {
        format!("la {zone} de son contrôleur")
    }
}

/// It goes somewhere else than usual.
fn instead(talk: &Talk<'_>, about: &What, to: &str) -> Clause {
    let thing = talk.thing(about);
    match (thing.many, she(&thing)) {
        (false, false) => {
            Clause::new(Subject::One("il".to_string()), GO, format!("dans {to} de son contrôleur"))
        }
        (false, true) => {
            Clause::new(Subject::One("elle".to_string()), GO, format!("dans {to} de son contrôleur"))
        }
        (true, false) => {
            Clause::new(Subject::Many("ils".to_string()), GO, format!("dans {to} de leur contrôleur"))
        }
        (true, true) => {
            Clause::new(Subject::Many("elles".to_string()), GO, format!("dans {to} de leur contrôleur"))
        }
    }
}

fn dig(of: Who, look: u8, keep: u8, into: Into, rest: Rest) -> Vec<Clause> {
    let deck =
        if of == Who::You { "de votre deck".to_string() } else { Prep::De.put(&whose("le", "deck", of)) };
    let mut all = vec![Clause::order(LOOK, format!("les {look} premières cartes {deck}"))];
    let kept = if keep == 1 { "une de ces cartes".to_string() } else { format!("{keep} de ces cartes") };
    all.push(Clause::order(if into == Into::Hand { DRAW } else { REVEAL }, kept));
    all.push(match rest {
        Rest::Banish => Clause::order(BANISH, "les autres"),
        Rest::Top => Clause::order(BRING_BACK, "les autres sur le dessus dans l’ordre de votre choix"),
    });
    match into {
        Into::Hand => {}
        Into::PlayChampion => {
            let put = Clause::order(PUT, "en jeu la carte révélée si c’est un champion");
            all.push(put.with_tail(" ; sinon, bannissez-la"));
        }
    }
    all
}
