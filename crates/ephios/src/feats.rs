//! The page of feats: what a player can achieve. The house keeps them, each once.

use crate::{
    alliance::Alliance,
    state::{Difficulty, Ending, Ephios, Mode, ZONE},
};
use table::{Seat, Seats};

table::keyed! {
    /// A feat.
    pub enum Feat as "feat" {
        /// Win a quick game.
        Elected = "elected",
        /// Win a campaign.
        Governor = "governor",
        /// Win a campaign in which nobody else won a round.
        Unbeaten = "unbeaten",
        /// Win a round whose last union was the Syndicat.
        Syndicat = "syndicat",
        /// … the Académie.
        Academie = "academie",
        /// … the Ordre.
        Ordre = "ordre",
        /// … the Compagnie.
        Compagnie = "compagnie",
        /// … the Culte.
        Culte = "culte",
        /// … the Médias.
        Medias = "medias",
        /// … the Rébellion.
        Rebellion = "rebellion",
        /// … the Cartel.
        Cartel = "cartel",
        /// … the Ombres.
        Ombres = "ombres",
        /// … the Exilés.
        Exiles = "exiles",
        /// … the Synthétiques.
        Synthetiques = "synthetiques",
        /// Win a round with the union of one's affinity.
        TrueColours = "true_colours",
        /// Win a round with no persuasion left.
        Penniless = "penniless",
        /// Win a round with 100% or more.
        Landslide = "landslide",
        /// Win a round with somebody else at 60% or more.
        PhotoFinish = "photo_finish",
        /// Win solo, easy.
        SoloEasy = "solo_easy",
        /// Win solo, normal.
        SoloNormal = "solo_normal",
        /// Win solo, hard.
        SoloHard = "solo_hard",
        /// Win solo with an empty zone of the Complot.
        Untouched = "untouched",
        /// Win solo with 50% or more.
        Beloved = "beloved",
    }
}

table::set! {
    /// A set of feats.
    pub struct Feats(Feat), FeatsIter
}

impl Feat {
    /// How they are written, in order.
    pub(crate) const KEYS: [&'static str; Feat::ALL.len()] = {
        let mut keys = [""; Feat::ALL.len()];
        let mut at = 0;
        while at < keys.len() {
            keys[at] = Feat::ALL[at].key();
            at += 1;
        }
        keys
    };

    /// The feat of winning with this alliance.
    pub const fn of(alliance: Alliance) -> Feat {
        Feat::ALL[Feat::Syndicat as usize + alliance as usize]
    }
}

impl Ephios {
    /// What this seat achieves by winning the round that just ended.
    pub(crate) fn feats_of_round(&self, seat: Seat) -> Feats {
        let open = &self.open;
        let close = open.in_turn().any(|other| other != seat && open.popularity[other] >= 60);
        let true_colours = open.used[seat].is_some() && open.used[seat] == open.united[seat];
        let earned = [
            (Feat::Elected, open.mode == Mode::Quick),
            (Feat::TrueColours, true_colours),
            (Feat::Penniless, open.persuasion[seat] == 0),
            (Feat::Landslide, open.popularity[seat] >= 100),
            (Feat::PhotoFinish, close),
        ];
        let earned = earned.into_iter().filter_map(|(feat, earned)| earned.then_some(feat));
        earned.chain(open.united[seat].map(Feat::of)).collect()
    }

    /// What these achieve by winning the campaign.
    pub(crate) fn feats_of_campaign(&self, winners: Seats) -> Feats {
        let others = self.open.in_turn().filter(|seat| !winners.contains(*seat));
        let unbeaten = others.map(|seat| self.open.wins[seat]).sum::<u8>() == 0 && winners.len() == 1;
        let governor = Feats::only(Feat::Governor);
        if unbeaten { governor.with(Feat::Unbeaten) } else { governor }
    }

    /// What solo play that ended so achieves.
    pub(crate) fn feats_of_solo(&self, ending: Ending) -> Feats {
        if ending != Ending::Pacts {
            return Feats::NONE;
        }
        let won = match self.open.difficulty {
            Difficulty::Easy => Feat::SoloEasy,
            Difficulty::Normal => Feat::SoloNormal,
            Difficulty::Hard => Feat::SoloHard,
        };
        let untouched = self.piles[ZONE].is_empty().then_some(Feat::Untouched);
        let beloved = (self.open.popularity[Seat::FIRST] >= 50).then_some(Feat::Beloved);
        [Some(won), untouched, beloved].into_iter().flatten().collect()
    }
}
