//! The 42 characters: what each does, as data that the rules run on and its text is made of.

use crate::{alliance::Alliance, step::Step};
use table::{Lang, Phrase, Words};

table::keyed! {
    /// A character: a personality, who belongs to an alliance and has a value, or an inhabitant.
    pub enum Card as "card" {
        /// Syndicat 1.
        Docker = "docker",
        /// Syndicat 1.
        Tractiste = "tractiste",
        /// Syndicat 2.
        Greviste = "greviste",
        /// Syndicat 3.
        Deleguee = "deleguee",
        /// Académie 1.
        Archiviste = "archiviste",
        /// Académie 2.
        Chercheuse = "chercheuse",
        /// Académie 3.
        Recteur = "recteur",
        /// Ordre 1.
        Sentinelle = "sentinelle",
        /// Ordre 2.
        Perceptrice = "perceptrice",
        /// Ordre 3.
        Commandeur = "commandeur",
        /// Compagnie 2.
        Argentier = "argentier",
        /// Compagnie 3.
        Magnate = "magnate",
        /// Culte 2.
        Predicateur = "predicateur",
        /// Culte 3.
        Medium = "medium",
        /// An inhabitant.
        Concierge = "concierge",
        /// An inhabitant.
        Colporteuse = "colporteuse",
        /// An inhabitant.
        Girouette = "girouette",
        /// An inhabitant.
        Chroniqueur = "chroniqueur",
        /// Médias 2.
        Reporter = "reporter",
        /// Médias 2.
        Presentateur = "presentateur",
        /// Médias 3.
        Redactrice = "redactrice",
        /// Rébellion 1.
        Graffeuse = "graffeuse",
        /// Rébellion 2.
        Artificier = "artificier",
        /// Rébellion 2.
        Insurgee = "insurgee",
        /// Rébellion 3.
        Meneuse = "meneuse",
        /// Cartel 2.
        Passeur = "passeur",
        /// Cartel 3.
        Marraine = "marraine",
        /// Ombres 1.
        Entremetteur = "entremetteur",
        /// Ombres 2.
        Espionne = "espionne",
        /// Ombres 3.
        Faussaire = "faussaire",
        /// Exilés 1.
        Nomade = "nomade",
        /// Exilés 1.
        Contrebandier = "contrebandier",
        /// Exilés 2.
        Guide = "guide",
        /// Exilés 3.
        Doyen = "doyen",
        /// Synthétiques 1.
        Androide = "androide",
        /// Synthétiques 2.
        Prototype = "prototype",
        /// Synthétiques 2.
        Regulateur = "regulateur",
        /// Synthétiques 3.
        Matrice = "matrice",
        /// An inhabitant of the campaign.
        Crieur = "crieur",
        /// An inhabitant of the campaign.
        Foule = "foule",
        /// An inhabitant of the campaign.
        Bateleuse = "bateleuse",
        /// An inhabitant of the campaign.
        Controleur = "controleur",
    }
}

table::set! {
    /// A set of characters.
    pub struct Cards(Card), CardsIter
}

/// When a card does something, and what.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// As the action of one's own turn, step by step.
    Turn(&'static [Step]),
    /// From the hand, when this happens.
    Reaction(Trigger, Reply),
    /// In the hand, as one unites.
    Uniting(Member),
}

table::keyed! {
    /// What a reaction answers.
    pub enum Trigger as "when" {
        /// An opponent unites.
        Union = "union",
        /// An opponent's effect would cost one cards, persuasion or popularity.
        Harm = "harm",
        /// An opponent debates with a personality.
        Debate = "debate",
        /// An opponent recruits at the crossroads.
        Recruit = "recruit",
        /// Solo: the Complot would recruit a Dignitaire.
        PlotRecruits = "plot_recruits",
        /// Solo: the Complot debates with a personality.
        PlotDebates = "plot_debates",
        /// Solo: the discard pile was shuffled.
        Reshuffle = "reshuffle",
    }
}

/// What a reaction does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The union brings so much less.
    Less(u8),
    /// It doesn't touch one.
    Spared,
    /// One adds the personality to one's hand.
    Add,
    /// One gains so much popularity.
    Popularity(u8),
    /// One gains what was paid.
    Paid,
    /// The Dignitaire is discarded instead.
    Discard,
    /// It costs no popularity.
    Free,
}

/// What a card in the hand is to a union.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Member {
    /// A member of any alliance; then the union brings so much less.
    Any(u8),
    /// In solo: a member of any alliance; then the union brings nothing.
    AnyForNothing,
    /// So many members of its own alliance.
    Times(u8),
}

impl Card {
    /// The alliance of a personality.
    pub const fn alliance(self) -> Option<Alliance> {
        Some(match self {
            Card::Docker | Card::Tractiste | Card::Greviste | Card::Deleguee => Alliance::Syndicat,
            Card::Archiviste | Card::Chercheuse | Card::Recteur => Alliance::Academie,
            Card::Sentinelle | Card::Perceptrice | Card::Commandeur => Alliance::Ordre,
            Card::Argentier | Card::Magnate => Alliance::Compagnie,
            Card::Predicateur | Card::Medium => Alliance::Culte,
            Card::Reporter | Card::Presentateur | Card::Redactrice => Alliance::Medias,
            Card::Graffeuse | Card::Artificier | Card::Insurgee | Card::Meneuse => Alliance::Rebellion,
            Card::Passeur | Card::Marraine => Alliance::Cartel,
            Card::Entremetteur | Card::Espionne | Card::Faussaire => Alliance::Ombres,
            Card::Nomade | Card::Contrebandier | Card::Guide | Card::Doyen => Alliance::Exiles,
            Card::Androide | Card::Prototype | Card::Regulateur | Card::Matrice => Alliance::Synthetiques,
            _ => return None,
        })
    }

    /// The persuasion it takes to recruit a personality.
    pub const fn value(self) -> u8 {
        match self {
            Card::Docker
            | Card::Tractiste
            | Card::Archiviste
            | Card::Sentinelle
            | Card::Graffeuse
            | Card::Entremetteur
            | Card::Nomade
            | Card::Contrebandier
            | Card::Androide => 1,
            Card::Greviste
            | Card::Chercheuse
            | Card::Perceptrice
            | Card::Argentier
            | Card::Predicateur
            | Card::Reporter
            | Card::Presentateur
            | Card::Artificier
            | Card::Insurgee
            | Card::Passeur
            | Card::Espionne
            | Card::Guide
            | Card::Prototype
            | Card::Regulateur => 2,
            Card::Deleguee
            | Card::Recteur
            | Card::Commandeur
            | Card::Magnate
            | Card::Medium
            | Card::Redactrice
            | Card::Meneuse
            | Card::Marraine
            | Card::Faussaire
            | Card::Doyen
            | Card::Matrice => 3,
            _ => 0,
        }
    }

    /// Whether it is an inhabitant: without alliance or value, and never in a hand.
    pub const fn is_inhabitant(self) -> bool {
        let number = self as u8;
        (Card::Concierge as u8 <= number && number <= Card::Chroniqueur as u8) || number >= Card::Crieur as u8
    }

    /// Whether it is one of the five Dignitaires of solo play.
    pub const fn is_dignitary(self) -> bool {
        self.value() == 3 && (self as u8) <= Card::Medium as u8
    }

    /// What it does, in solo play or with others.
    #[allow(clippy::enum_glob_use, reason = "a table of effects")]
    pub const fn effect(self, solo: bool) -> Effect {
        use {Effect::*, Step::*};
        match self {
            Card::Docker => Turn(&[Gain(2), Replay(1)]),
            Card::Tractiste => Turn(&[SweepSome, Replay(1)]),
            Card::Greviste if solo => Reaction(Trigger::PlotRecruits, Reply::Discard),
            Card::Greviste => Reaction(Trigger::Union, Reply::Less(10)),
            Card::Deleguee if solo => Turn(&[Gain(3), Replay(1)]),
            Card::Deleguee => Turn(&[TakeFromEach(2)]),
            Card::Archiviste => Turn(&[TopOfDiscard]),
            Card::Chercheuse => Turn(&[Look(3)]),
            Card::Recteur => Turn(&[CopyCrossroads]),
            Card::Sentinelle if solo => Reaction(Trigger::Reshuffle, Reply::Free),
            Card::Sentinelle => Reaction(Trigger::Harm, Reply::Spared),
            Card::Perceptrice if solo => Turn(&[TakeFromZone]),
            Card::Perceptrice => Turn(&[Steal]),
            Card::Commandeur if solo => Turn(&[DiscardFromZone]),
            Card::Commandeur => Turn(&[OpponentLoses(10)]),
            Card::Argentier if solo => Uniting(Member::AnyForNothing),
            Card::Argentier => Uniting(Member::Any(10)),
            Card::Magnate => Turn(&[Refill(5), Replay(1)]),
            Card::Predicateur if solo => Reaction(Trigger::PlotDebates, Reply::Add),
            Card::Predicateur => Reaction(Trigger::Debate, Reply::Add),
            Card::Medium => Turn(&[Reveal, Add]),
            Card::Concierge => Turn(&[SweepAll, Replay(1)]),
            Card::Colporteuse => Turn(&[GainPerAlliance(1)]),
            Card::Girouette => Turn(&[TurnRound(1), Replay(1)]),
            Card::Chroniqueur => Turn(&[LeadersLose(10)]),
            Card::Reporter => Turn(&[LookAtHand, Gain(1)]),
            Card::Presentateur => Turn(&[Popularity(10)]),
            Card::Redactrice => Reaction(Trigger::Union, Reply::Popularity(10)),
            Card::Graffeuse => Turn(&[EachLoses(1), Replay(1)]),
            Card::Artificier => Turn(&[SweepForGain(1)]),
            Card::Insurgee => Turn(&[RandomDiscard]),
            Card::Meneuse => Turn(&[MorePopularLose(10)]),
            Card::Passeur => Turn(&[AddPersonality]),
            Card::Marraine => Turn(&[TakeFrom(3), Replay(1)]),
            Card::Entremetteur => Reaction(Trigger::Recruit, Reply::Paid),
            Card::Espionne => Turn(&[Spy]),
            Card::Faussaire => Turn(&[Draw(2)]),
            Card::Nomade => Turn(&[Draw(1), Replay(1)]),
            Card::Contrebandier => Turn(&[Trade(3)]),
            Card::Guide => Turn(&[Exchange, Replay(1)]),
            Card::Doyen => Turn(&[LastGains(20)]),
            Card::Androide => Turn(&[CopyDiscard]),
            Card::Prototype => Uniting(Member::Times(2)),
            Card::Regulateur => Turn(&[Dismiss, Replay(1)]),
            Card::Matrice => Turn(&[Replay(2)]),
            Card::Crieur => Turn(&[Reveal, Replay(1)]),
            Card::Foule => Turn(&[LeastPopularGain(10)]),
            Card::Bateleuse => Turn(&[EveryoneGains(1)]),
            Card::Controleur => Turn(&[RichestLose(2)]),
        }
    }

    /// What it does as an action, step by step; nothing for reactions and helpers.
    pub const fn steps(self, solo: bool) -> &'static [Step] {
        match self.effect(solo) {
            Effect::Turn(steps) => steps,
            _ => &[],
        }
    }

    /// Whether it can be used as an action.
    pub const fn is_used(self, solo: bool) -> bool {
        matches!(self.effect(solo), Effect::Turn(_))
    }

    /// Whether another card may apply its effect: it is used as an action and doesn't itself apply another's.
    pub fn is_copied(self, solo: bool) -> bool {
        let copies = |step: &Step| matches!(step, Step::CopyCrossroads | Step::CopyDiscard);
        !self.is_inhabitant() && self.is_used(solo) && !self.steps(solo).iter().any(copies)
    }

    /// The reply with which it answers this.
    pub fn reply(self, trigger: Trigger, solo: bool) -> Option<Reply> {
        match self.effect(solo) {
            Effect::Reaction(own, reply) if own == trigger => Some(reply),
            _ => None,
        }
    }

    /// Whether what it does in solo play differs.
    pub fn has_solo_effect(self) -> bool {
        self.effect(true) != self.effect(false)
    }

    /// Its text, made of its effect.
    pub fn text(self, solo: bool, words: &Words, lang: Lang) -> String {
        let said = |phrase: &Phrase| words.say(lang, phrase, &|_| String::new());
        self.phrases(solo).iter().map(said).collect::<Vec<String>>().join(" ")
    }

    /// Its text as sentences.
    pub fn phrases(self, solo: bool) -> Vec<Phrase> {
        match self.effect(solo) {
            Effect::Turn(steps) => steps.iter().map(|step| step.phrase()).collect(),
            Effect::Reaction(trigger, reply) => vec![Phrase::new(trigger.message()), reply.phrase()],
            Effect::Uniting(member) => vec![member.phrase()],
        }
    }
}

impl Reply {
    fn phrase(self) -> Phrase {
        match self {
            Reply::Less(percent) => Phrase::new("reply-less").with("percent", percent),
            Reply::Spared => Phrase::new("reply-spared"),
            Reply::Add => Phrase::new("reply-add"),
            Reply::Popularity(percent) => Phrase::new("reply-popularity").with("percent", percent),
            Reply::Paid => Phrase::new("reply-paid"),
            Reply::Discard => Phrase::new("reply-discard"),
            Reply::Free => Phrase::new("reply-free"),
        }
    }
}

impl Member {
    fn phrase(self) -> Phrase {
        match self {
            Member::Any(percent) => Phrase::new("member-any").with("percent", percent),
            Member::AnyForNothing => Phrase::new("member-any-for-nothing"),
            Member::Times(number) => Phrase::new("member-times").with("number", number),
        }
    }
}
