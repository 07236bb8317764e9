//! Moves in words, and what a touch may have meant.

use super::{card_id, faces, question::any_game, say};
use crate::draws::Scene;
use ephios::{
    Alliance, CROSSROADS, Card, Ephios, Member, Move, Phase, SOLO_GAIN, Step, View, Way, What, ZONE,
};
use table::{Phrase, Seat};

/// What a union brings, before anybody answers it.
pub(super) struct Reckoned {
    /// The union itself.
    pub(super) union: u8,
    /// What the affinity adds.
    pub(super) affinity: u8,
    /// What the helper takes off.
    pub(super) less: u8,
}

impl Reckoned {
    /// All of it.
    pub(super) const fn total(&self) -> u8 {
        (self.union + self.affinity).saturating_sub(self.less)
    }
}

/// What it brings this seat to unite an alliance like that.
pub(super) fn reckoned(view: &View, game: &Ephios, seat: Seat, alliance: Alliance, way: Way) -> Reckoned {
    let union = if view.open.solo() { SOLO_GAIN } else { alliance.gain() };
    let affinity = if way == Way::Affinity { game.affinity_gain(seat, alliance).unwrap_or(0) } else { 0 };
    let less = match game.can_unite(seat, alliance).flatten() {
        Some(Member::Any(less)) => less,
        Some(_) => union,
        None => 0,
    };
    Reckoned { union, affinity, less }
}

/// A move in words.
pub(super) fn label(view: &View, mv: Move, scene: &Scene<'_>) -> String {
    let of = |id: &'static str, card: Card| Phrase::new(id).with("card", card);
    let phrase = match mv {
        Move::Recruit(card) => of("do-recruit", card).with("number", card.value()),
        Move::Draw => Phrase::new("do-draw"),
        Move::Debate(card) => of("do-debate", card),
        Move::Use(card) => of("do-use", card),
        Move::Unite(alliance, way) => return unite(view, alliance, way, scene),
        Move::Corrupt(card) => of("do-corrupt", card),
        Move::Pass => Phrase::new("do-pass"),
        Move::Pick(card) => of(pick(view), card),
        Move::Target(seat) => Phrase::new("do-target").with("seat", seat),
        Move::Done => Phrase::new("do-done"),
        Move::React(card) => of("do-react", card),
        Move::ReactAll => Phrase::new("do-react-all"),
        Move::Decline => Phrase::new("do-decline"),
    };
    scene.say::<Ephios>(&phrase)
}

/// A union in words, with what it brings.
fn unite(view: &View, alliance: Alliance, way: Way, scene: &Scene<'_>) -> String {
    let Some((seat, game)) = view.viewer.seat().zip(any_game(view)) else {
        return say(scene, alliance.message());
    };
    let id = if way == Way::Plain { "do-unite" } else { "do-unite-affinity" };
    let percent = reckoned(view, &game, seat, alliance, way).total();
    scene.say::<Ephios>(&Phrase::new(id).with("alliance", alliance).with("percent", percent))
}

/// What becomes of a card that is picked now.
fn pick(view: &View) -> &'static str {
    let open = &view.open;
    let frame = open.frame();
    match (open.phase, open.step()) {
        (Phase::Excess, _) => "do-discard",
        (Phase::Order, _) => "do-meet",
        (_, None) if frame.is_some_and(|frame| matches!(frame.what, What::Unite(_))) => "do-top",
        (_, Some(Step::SweepAll | Step::SweepForGain(_))) => "do-top",
        (_, Some(Step::Spy | Step::SweepSome | Step::Dismiss | Step::Trade(_) | Step::DiscardFromZone)) => {
            "do-discard"
        }
        (_, Some(Step::CopyCrossroads)) => "do-copy",
        (_, Some(Step::Exchange)) if frame.is_some_and(|frame| frame.picked.is_none()) => "do-lay",
        (_, Some(Step::Look(_))) if frame.is_some_and(|frame| frame.asked) => "do-put-back",
        _ => "do-add",
    }
}

/// The moves that somebody may have meant.
pub(super) fn meant(view: &View, touched: &[String]) -> Vec<Move> {
    let card = touched.iter().rev().find_map(|id| id.strip_prefix("c-")?.parse::<Card>().ok());
    let last = touched.last().map_or("", String::as_str);
    if view.open.phase != Phase::Act {
        return answer(view, card, last);
    }
    let crossroads = |card: Card| faces(view, CROSSROADS).any(|other| other == card);
    match (last, card) {
        ("b-recruit", Some(card)) => vec![Move::Recruit(card)],
        ("b-debate", Some(card)) => vec![Move::Debate(card)],
        // Nobody in particular: the one who costs least.
        ("b-recruit", None) => {
            let here = faces(view, CROSSROADS).filter(|card| !card.is_inhabitant());
            here.min_by_key(|card| card.value()).map(Move::Recruit).into_iter().collect()
        }
        ("deck", _) => vec![Move::Draw],
        ("b-pass", _) => vec![Move::Pass],
        (id, Some(card)) if id == card_id(card) => {
            if faces(view, ZONE).any(|other| other == card) {
                vec![Move::Corrupt(card)]
            } else if crossroads(card) && !card.is_inhabitant() {
                vec![Move::Recruit(card), Move::Debate(card)]
            } else {
                vec![Move::Use(card)]
            }
        }
        (id, _) => {
            let alliance = id.strip_prefix("al-").and_then(|key| key.parse().ok());
            alliance.map(|alliance| Move::Unite(alliance, Way::Plain)).into_iter().collect()
        }
    }
}

/// What a touch may have meant while something else than an action is asked.
fn answer(view: &View, card: Option<Card>, last: &str) -> Vec<Move> {
    let reacts = matches!(view.open.phase, Phase::React(_));
    if let Some(seat) = last.strip_prefix("seat-").and_then(|seat| seat.parse().ok()) {
        return vec![Move::Target(seat)];
    }
    match card {
        Some(card) if reacts => vec![Move::React(card)],
        Some(card) => vec![Move::Pick(card)],
        None if last == "deck" => vec![Move::Draw],
        None => Vec::new(),
    }
}
