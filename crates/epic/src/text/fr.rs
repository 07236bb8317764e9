//! French.

mod nouns;
mod pieces;

use super::gets;
use super::parts::{Clause, Glue, Lead, Mood, Subject, Trait, Verb, fixed_bonus, list, say};
use super::phrase::{Det, own_champion, with};
use super::talk::{Deed, Talk, Tongue};
use crate::kinds::{Alignment, Keyword, Speed};
use crate::lang::{Cond, Enters, Filter, Holds, Many, Num, On, Piece, Price, Who, Word};
use nouns::{Prep, alignment, counter, elide, nouns as things, player, predicate, she, some, step, that};
use pieces::{BANISH, BREAK, CHOOSE, COME, DISCARD, EXPEND, FLIP, RETURN, REVEAL};

/// French.
pub(super) struct French;

const fn verb(you: &'static str, bare: &'static str, one: &'static str, many: &'static str) -> Verb {
    Verb { order: you, bare, you, one, many, away: "" }
}

const ATTACK: Verb = verb("attaquez", "attaquer", "attaque", "attaquent");
const BE: Verb = verb("êtes", "être", "est", "sont");
const BLOCK: Verb = verb("bloquez", "bloquer", "bloque", "bloquent");
const CAN: Verb = verb("pouvez", "pouvoir", "peut", "peuvent");
const CANNOT: Verb = verb("ne pouvez pas", "ne pas pouvoir", "ne peut pas", "ne peuvent pas");
const GET: Verb = verb("gagnez", "gagner", "gagne", "gagnent");
const HAVE: Verb = verb("avez", "avoir", "a", "ont");
const MUST: Verb = verb("devez", "devoir", "doit", "doivent");
const PAY: Verb = verb("payez", "payer", "paie", "paient");
const REMOVE: Verb = verb("retirez", "retirer", "retire", "retirent");

impl Tongue for French {
    const GLUE: Glue = Glue {
        and: "et",
        or: "ou",
        you: "vous",
        may: CAN,
        must: MUST,
        get: GET,
        be: BE,
        either: ["soit", ", soit"],
        or_else: [", ", "sinon"],
        unless: " sauf si ",
        otherwise: "sinon,",
        in_turn: "en commençant par vous, dans l’ordre du tour,",
        choose: CHOOSE,
        one: "un de ces effets",
        numbers: ["en offense", "en défense"],
        until: "jusqu’à la fin du tour",
        so_long: "",
        x_may_be_none: "(X peut être 0.)",
        colon: " : ",
        verbs_move: false,
    };

    fn keyword(keyword: Keyword) -> Trait {
        match keyword {
            Keyword::Airborne => Trait::Adjective("aérien", "aériens"),
            Keyword::Breakthrough => Trait::Noun("percée"),
            Keyword::Deadly => Trait::Adjective("mortel", "mortels"),
            Keyword::Hunter => Trait::Adjective("chasseur", "chasseurs"),
            Keyword::Range => Trait::Noun("portée"),
            Keyword::Unblockable => Trait::Adjective("imblocable", "imblocables"),
            Keyword::Unbreakable => Trait::Adjective("indestructible", "indestructibles"),
            Keyword::Unbanishable => Trait::Adjective("imbannissable", "imbannissables"),
            Keyword::Untargetable => Trait::Adjective("inciblable", "inciblables"),
            Keyword::Unstoppable => Trait::Adjective("instoppable", "instoppables"),
            Keyword::Veiled => Trait::Adjective("voilé", "voilés"),
            Keyword::Climber => Trait::Does(CAN, "bloquer les champions aériens"),
            Keyword::NoBlock => Trait::Does(CANNOT, "bloquer"),
            Keyword::MustAttack => Trait::Does(MUST, "attaquer à chaque tour si possible"),
            Keyword::Steady => Trait::Does(BLOCK, "sans se flipper"),
            Keyword::FlipAttack => Trait::Does(ATTACK, "en se flippant au lieu de s’utiliser"),
            Keyword::GoodWard => Trait::Noun("protection contre le Bien"),
            Keyword::EvilWard => Trait::Noun("protection contre le Mal"),
            Keyword::WildWard => Trait::Noun("protection contre le Sauvage"),
            Keyword::UnalignedWard => Trait::Noun("protection contre le Non-aligné"),
            Keyword::MagicalWard => Trait::Noun("protection contre le Magique"),
            Keyword::NaturalWard => Trait::Noun("protection contre le Naturel"),
            Keyword::ConstructedWard => Trait::Noun("protection contre le Construit"),
            Keyword::ChampionWard => Trait::Noun("protection contre les champions"),
            Keyword::ObjectWard => Trait::Noun("protection contre les objets"),
            Keyword::EventWard => Trait::Noun("protection contre les événements"),
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
        Clause::new(who, CHOOSE, things(talk, Det::A, filter, Prep::None))
    }

    fn align(alignments: &[Alignment]) -> Clause {
        let all: Vec<&str> = alignments.iter().map(|one| alignment(*one)[0]).collect();
        Clause::order(CHOOSE, list(&all, "ou"))
    }

    fn price(talk: &mut Talk<'_>, price: &Price, payer: Subject) -> Clause {
        let before = talk.theirs;
        talk.theirs |= !payer.is_you();
        let cards = |talk: &Talk<'_>, number: u8, filter: &Filter, zone: Option<Word>| {
            let filter = zone.map_or_else(|| filter.clone(), |zone| with(filter, zone));
            things(talk, Det::so_many(Many::Just(number)), &filter, Prep::None)
        };
        let their = if talk.theirs { "sa" } else { "votre" };
        let name = talk.name.to_string();
        let (verb, rest) = match price {
            Price::Action => (PAY, "une action".to_string()),
            Price::Expend => (EXPEND, name),
            Price::Flip => (FLIP, name),
            Price::BreakThis => (BREAK, name),
            Price::BanishThis => (BANISH, name),
            Price::ReturnThis => (RETURN, format!("{name} dans {their} main")),
            Price::Break(filter) => (BREAK, cards(talk, 1, filter, Some(Word::Yours))),
            Price::Discard(number, filter) => (DISCARD, cards(talk, *number, filter, None)),
            Price::DiscardHand => (DISCARD, format!("{their} main")),
            Price::BanishHand(number, filter) => (BANISH, cards(talk, *number, filter, Some(Word::InHand))),
            Price::BanishPile(number, filter) => (BANISH, cards(talk, *number, filter, Some(Word::InPile))),
            Price::Reveal(number, filter) => (REVEAL, cards(talk, *number, filter, Some(Word::InHand))),
            Price::RevealX(filter) => {
                let filter = with(filter, Word::InHand);
                (REVEAL, things(talk, Det::Some(Many::XPlus(0)), &filter, Prep::None))
            }
            Price::RevealAlike => {
                let it = that(&talk.it, Prep::None);
                (REVEAL, format!("une carte de {their} main du même alignement que {it}"))
            }
            Price::Mojo(number) => (PAY, format!("{number} Mojo")),
            Price::Counter(kind) => (REMOVE, format!("un {} {}", counter(*kind, false), Prep::De.put(&name))),
        };
        talk.theirs = before;
        Clause::new(payer, verb, rest)
    }

    fn cost(talk: &mut Talk<'_>, price: &Price) -> String {
        match price {
            Price::Action => "action".to_string(),
            Price::Expend => "utiliser".to_string(),
            Price::Flip => "flipper".to_string(),
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
                let clause = French::price(talk, price, Subject::Reader);
                say(&French::GLUE, &clause, Mood::Bare)
            }
        }
    }

    fn speed(speed: Speed, now: bool) -> String {
        let word = match speed {
            Speed::Build => "construction",
            Speed::Paced => "cadence",
            Speed::Fast => "rapide",
        };
        if now { format!("{word}, instantané") } else { word.to_string() }
    }

    fn when(talk: &mut Talk<'_>, on: &[On], this_turn: bool) -> Lead {
        let this_turn = if this_turn { " pendant ce tour" } else { "" };
        let lead = Lead::new("quand", format!("{}{this_turn}", happens(talk, on)));
        match on {
            [On::PreBattle] => lead.or("au début de votre étape de Pré-Bataille,"),
            [On::EndOfTurn] => lead.or("au début de chaque étape de Fin,"),
            _ => lead,
        }
    }

    fn meanwhile(talk: &mut Talk<'_>, on: &On) -> Lead {
        Lead::new("au moment où", happens(talk, std::slice::from_ref(on)))
    }

    fn cond(talk: &mut Talk<'_>, cond: &Cond, lasting: bool) -> Lead {
        let name = talk.name;
        let it = that(&talk.it, Prep::None);
        let clause = match cond {
            Cond::YourTurn => "c’est votre tour".to_string(),
            Cond::YourStep(now) => format!("c’est votre {}", step(*now)),
            Cond::PlayedIn(then) => format!("vous avez joué {name} pendant votre {}", step(*then)),
            Cond::PlayedElsewhere => format!("vous avez joué {name} pendant le tour d’un autre joueur"),
            Cond::ThisExpended => format!("{name} est utilisé"),
            Cond::ThisPrepared => format!("{name} est préparé"),
            Cond::Paid if talk.pays_action => "vous avez payé l’action".to_string(),
            Cond::Paid => "vous avez payé le coût supplémentaire".to_string(),
            Cond::It(filter) => format!("{it} est {}", predicate(talk, filter, she(&talk.it))),
            Cond::ItPaid if talk.way.0 == Deed::Stopped => {
                let stopped =
                    if she(&talk.it) { "qu’elle a été stoppée" } else { "qu’il a été stoppé" };
                format!("une action a été payée pour jouer {it} et {stopped} de cette façon")
            }
            Cond::ItPaid => format!("une action a été payée pour jouer {it}"),
            Cond::ItOthers => format!("un autre joueur contrôlait {it}"),
            Cond::Did if talk.doer.is_you() => "vous le faites".to_string(),
            Cond::Did => "il le fait".to_string(),
            Cond::HitPlayer => "un joueur a subi des dommages de cette façon".to_string(),
            Cond::PileOnly(filter) => format!("votre défausse ne contient que des {}", some(talk, filter)),
        };
        let lead = Lead::new("si", clause);
        match cond {
            Cond::YourTurn if lasting => lead.or("pendant votre tour,"),
            Cond::Did if !talk.doer.is_you() => lead.or("s’il le fait,"),
            _ if lasting => lasts(lead),
            _ => lead,
        }
    }

    fn target_is(talk: &mut Talk<'_>, target: &Filter, filter: &Filter) -> Lead {
        let said = things(talk, Det::Target, target, Prep::None);
        Lead::new("si", format!("{said} est {}", predicate(talk, filter, she(&talk.it))))
    }

    fn in_pile(talk: &Talk<'_>, lasting: bool) -> Lead {
        let lead = Lead::new("si", format!("{} est dans votre défausse", talk.name));
        if lasting { lasts(lead) } else { lead }
    }

    fn if_liked(who: &Subject) -> Lead {
        if who.is_you() {
            Lead::new("si", "vous le souhaitez")
        } else {
            Lead::new("si", "il le souhaite").or("s’il le souhaite,")
        }
    }

    fn at_end() -> Lead {
        Lead::new("quand", "l’étape de Fin commence").or("au début de l’étape de Fin,")
    }

    fn as_you_play(talk: &Talk<'_>) -> Lead {
        Lead::new("au moment où", format!("vous jouez {}", talk.name))
    }

    fn only_in_pile(talk: &Talk<'_>) -> String {
        format!("utilisable seulement quand {} est dans votre défausse", talk.name)
    }

    fn again(talk: &Talk<'_>, paying: &Clause) -> String {
        let pay = say(&French::GLUE, paying, Mood::First);
        format!("vous pouvez jouer {} depuis votre défausse si {pay} en plus de son coût", talk.name)
    }

    fn enters(talk: &Talk<'_>, enters: &Enters) -> Clause {
        let rest = match enters {
            Enters::Expended => "en jeu utilisé".to_string(),
            Enters::Counters(1) => "en jeu avec un marqueur +1/+1".to_string(),
            Enters::Counters(number) => format!("en jeu avec {number} marqueurs +1/+1"),
        };
        Clause::new(Subject::One(talk.name.to_string()), COME, rest)
    }

    fn holds(talk: &mut Talk<'_>, holds: &Holds) -> Clause {
        let this = Subject::One(talk.name.to_string());
        let all = |filter: &Filter| Subject::Many(things(talk, Det::Bare, filter, Prep::None));
        match holds {
            Holds::Get(filter, offence, defence, has) => {
                gets::<French>(all(filter), fixed_bonus(&French::GLUE, *offence, *defence), has, false)
            }
            Holds::ThisGets(offence, defence, has) => {
                gets::<French>(this, fixed_bonus(&French::GLUE, *offence, *defence), has, false)
            }
            Holds::Are(filter, side) => Clause::new(all(filter), BE, alignment(*side)[2]),
            Holds::Numbers(num) => {
                let amount = talk.amount::<French>(*num);
                let rest = format!("{0}/{0}", amount.digits);
                Clause::new(this, BE, rest).with_tail(&amount.tail)
            }
            Holds::NotAttacked => Clause::new(Subject::You, CANNOT, "être attaqué"),
            Holds::NoMojo => Clause::new(Subject::You, CANNOT, "gagner de Mojo"),
            Holds::NoDraw => Clause::new(Subject::You, CANNOT, "piocher de cartes"),
            Holds::DamageWard(number) => {
                Clause::new(Subject::You, HAVE, format!("protection {number} contre les dommages"))
            }
            Holds::Shield => {
                let damage = Subject::Many("les dommages qui vous seraient infligés".to_string());
                Clause::new(damage, BE, format!("infligés à {} à la place", talk.name))
            }
            Holds::Unstoppable(filter) => {
                let cards = things(talk, Det::Bare, filter, Prep::None);
                Clause::new(Subject::Many(format!("{cards} que vous jouez")), BE, "instoppables")
            }
            Holds::AnyVeiled => {
                Clause::new(Subject::You, CAN, "jouer n’importe quel champion comme s’il était voilé")
            }
        }
    }

    fn paid(talk: &Talk<'_>, number: &str) -> String {
        let what = if talk.pays_action { "l’action" } else { "le coût supplémentaire" };
        format!(" ({number} si vous avez payé {what})")
    }

    fn where_x(talk: &Talk<'_>, num: Num) -> String {
        nouns::where_x(talk, num)
    }

    fn played(talk: &Talk<'_>, build: u8, before: u8, other: u8) -> String {
        let name = talk.name;
        format!(
            "X vaut {build} si vous avez joué {name} pendant votre étape de Construction, {before} pendant votre \
             étape de Pré-Bataille et {other} à tout autre moment."
        )
    }

    fn finish(line: &str) -> String {
        let line = line.replace(" :", "\u{a0}:").replace(" ;", "\u{202f};");
        line.replace("« ", "«\u{a0}").replace(" »", "\u{a0}»")
    }
}

/// “As long as” instead of “if”.
fn lasts(lead: Lead) -> Lead {
    let said = format!("tant {},", elide("que", &lead.clause));
    lead.or(said)
}

/// What happens, any of these.
fn happens(talk: &Talk<'_>, on: &[On]) -> String {
    let all: Vec<(String, String)> = on.iter().map(|on| event(talk, on)).collect();
    if all.iter().all(|(who, _)| who == talk.name) {
        let does: Vec<&String> = all.iter().map(|(_, does)| does).collect();
        return format!("{} {}", talk.name, list(&does, "ou"));
    }
    let all: Vec<String> = all.iter().map(|(who, does)| format!("{who} {does}")).collect();
    list(&all, "ou quand")
}

/// Who does what.
fn event(talk: &Talk<'_>, on: &On) -> (String, String) {
    let name = talk.name;
    let champion = |filter: &Filter| things(talk, Det::A, &own_champion(filter), Prep::None);
    let (who, does) = match on {
        On::Enters => (name, "arrive en jeu"),
        On::Unveiled => (name, "est dévoilé"),
        On::Attacks => (name, "attaque"),
        On::Blocks => (name, "bloque"),
        On::Blocked => (name, "est bloqué"),
        On::Broken => (name, "est détruit"),
        On::Buried => (name, "passe du jeu à votre défausse"),
        On::Leaves => (name, "quitte votre contrôle"),
        On::Deals => (name, "inflige des dommages"),
        On::DealsToPlayer => (name, "inflige des dommages à un joueur"),
        On::DealsToOpponent => (name, "inflige des dommages à un adversaire"),
        On::BattleToPlayer => (name, "inflige des dommages de bataille à un joueur"),
        On::Damaged => (name, "subit des dommages"),
        On::Slays => (name, "détruit un champion par ses dommages"),
        On::YoursDeal(filter) => return (champion(filter), "inflige des dommages".to_string()),
        On::YoursDealToPlayer(filter) => {
            return (champion(filter), "inflige des dommages à un joueur".to_string());
        }
        On::ChampionBroken => ("un champion", "est détruit"),
        On::AnyDraws => ("un joueur", "pioche une carte"),
        On::OpponentDraws => ("un adversaire", "pioche une carte"),
        On::YouPlay(filter) => {
            let card = things(talk, Det::A, filter, Prep::None);
            return ("vous".to_string(), format!("jouez {card} pour une action"));
        }
        On::PreBattle => ("votre étape de Pré-Bataille", "commence"),
        On::EndOfTurn => ("une étape de Fin", "commence"),
        On::YouAttacked => ("vous", "êtes attaqué"),
        On::TargetedResolves => {
            let item = format!("une carte ou une capacité qui cible {name} et qu’un autre joueur contrôle");
            return (item, "se résout".to_string());
        }
    };
    (who.to_string(), does.to_string())
}
