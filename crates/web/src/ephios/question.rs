//! What is asked, in words of the game.

use super::{card_id, say, unite_id};
use crate::draws::{Hint, Question, Scene};
use ephios::{Alliances, Card, Ephios, Move, Phase, Step, Trigger, View, Way, What};
use table::{Dice, Game, Phrase, Seat, Seed};

/// A game that this viewer could be in. What a seat may do is the same in all of them, so that any will do.
pub(super) fn any_game(view: &View) -> Option<Ephios> {
    Ephios::imagine(view, &mut Dice::new(&Seed::from_text("page"))).ok()
}

/// The seat from which this is seen, if it is asked something.
fn asked_seat(view: &View) -> Option<Seat> {
    use crate::draws::Draws;
    view.viewer.seat().filter(|seat| Ephios::asked(view).contains(*seat))
}

/// The alliances that whoever looks may unite now.
pub(super) fn unitable(view: &View) -> Alliances {
    let acts = asked_seat(view).filter(|_| view.open.phase == Phase::Act);
    acts.zip(any_game(view)).map_or(Alliances::NONE, |(seat, game)| game.unitable(seat))
}

/// What this viewer is asked, or what is going on.
pub(super) fn question(view: &View, scene: &Scene<'_>) -> Question {
    let Some((seat, game)) = asked_seat(view).zip(any_game(view)) else {
        return Question { words: going_on(view, scene), ..Question::default() };
    };
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let (id, phrase) = asked(view, seat, &moves);
    Question {
        words: scene.say::<Ephios>(&phrase),
        hint: Some(Hint { key: id, words: say(scene, hint(id)) }),
        buttons: buttons(view, &game, seat, &moves, scene),
        ..Question::default()
    }
}

/// Choices that are buttons.
fn buttons(
    view: &View,
    game: &Ephios,
    seat: Seat,
    moves: &[Move],
    scene: &Scene<'_>,
) -> Vec<(String, String)> {
    let plain = |id: &str, message: &'static str| (id.to_owned(), say(scene, message));
    let mut buttons = Vec::new();
    // Whether one can recruit or not, the button is there: whoever touches it in vain is told why.
    if moves.iter().any(|mv| matches!(mv, Move::Debate(_))) {
        buttons.push(plain("b-recruit", "button-recruit"));
        buttons.push(plain("b-debate", "button-debate"));
    }
    for mv in moves {
        match *mv {
            Move::Unite(alliance, way) => {
                let gain = super::labels::reckoned(view, game, seat, alliance, way);
                let id = if way == Way::Plain { "button-unite" } else { "button-unite-affinity" };
                let phrase = Phrase::new(id).with("alliance", alliance).with("percent", gain.total());
                buttons.push((unite_id(alliance, way), scene.say::<Ephios>(&phrase)));
            }
            Move::Pass => buttons.push(plain("b-pass", "button-pass")),
            Move::Done => buttons.push(plain("b-done", "button-done")),
            Move::ReactAll => buttons.push(plain("b-all", "button-all")),
            Move::Decline => buttons.push(plain("b-decline", "button-decline")),
            Move::Target(to) => buttons.push((format!("seat-{to}"), scene.name(to))),
            // Cards that are only seen in small can be chosen here, too.
            Move::React(card) => {
                let phrase = Phrase::new("button-react").with("card", card);
                buttons.push((card_id(card), scene.say::<Ephios>(&phrase)));
            }
            _ => {}
        }
    }
    buttons
}

/// The explanation that goes with a question.
fn hint(question: &'static str) -> &'static str {
    match question {
        "ask-act" => "hint-act",
        "ask-act-solo" => "hint-act-solo",
        "ask-again" => "hint-again",
        "ask-excess" => "hint-excess",
        "ask-order" => "hint-order",
        "ask-top" => "hint-top",
        "ask-union" | "ask-harm" | "ask-debate" | "ask-recruit" => "hint-react",
        "ask-plot-recruits" | "ask-plot-debates" | "ask-reshuffle" => "hint-react-solo",
        _ => "hint-effect",
    }
}

/// The question that is put to this seat: its message, and the whole sentence.
fn asked(view: &View, seat: Seat, moves: &[Move]) -> (&'static str, Phrase) {
    let open = &view.open;
    let held = super::count(view, seat.index());
    match open.phase {
        Phase::Act => {
            let id = match (open.made, open.solo()) {
                (1.., _) => "ask-again",
                (0, true) => "ask-act-solo",
                (0, false) => "ask-act",
            };
            (id, Phrase::new(id).with("number", open.persuasion[seat]))
        }
        Phase::React(trigger) => reaction(view, trigger, moves.len() > 1),
        Phase::Excess => {
            ("ask-excess", Phrase::new("ask-excess").with("number", held.saturating_sub(ephios::HAND_LIMIT)))
        }
        Phase::Order => ("ask-order", Phrase::new("ask-order")),
        Phase::Ask => effect(view),
        Phase::Over { .. } => ("over", Phrase::new("over")),
    }
}

/// What an effect asks in the middle.
fn effect(view: &View) -> (&'static str, Phrase) {
    let open = &view.open;
    let Some(frame) = open.frame() else { return ("over", Phrase::new("over")) };
    let id = match open.step() {
        None if matches!(frame.what, What::Unite(_)) => "ask-top",
        Some(Step::SweepAll | Step::SweepForGain(_)) => "ask-top",
        Some(Step::Steal) => "ask-steal",
        Some(Step::RandomDiscard) => "ask-random-discard",
        Some(Step::Spy) if frame.asked => "ask-spy-card",
        Some(Step::Spy | Step::LookAtHand) => "ask-spy",
        Some(Step::TakeFrom(_)) => "ask-take-from",
        Some(Step::OpponentLoses(_)) => "ask-opponent-loses",
        Some(Step::CopyCrossroads) => "ask-copy",
        Some(Step::Add | Step::AddPersonality) => "ask-add",
        Some(Step::SweepSome) => "ask-sweep",
        Some(Step::Exchange) if frame.picked.is_some() => "ask-add",
        Some(Step::Exchange) => "ask-exchange",
        Some(Step::Dismiss) => "ask-dismiss",
        Some(Step::Trade(_)) => "ask-trade",
        Some(Step::Look(_)) if frame.asked => "ask-put-back",
        Some(Step::Look(_)) => "ask-look",
        Some(Step::TakeFromZone) => "ask-zone-take",
        Some(Step::DiscardFromZone) => "ask-zone-discard",
        _ => "ask-choose",
    };
    let target = frame.target.unwrap_or(open.turn);
    (id, Phrase::new(id).with("seat", target))
}

/// What may be answered with a reaction. Whoever can't is told so; nobody else learns it.
fn reaction(view: &View, trigger: Trigger, able: bool) -> (&'static str, Phrase) {
    let open = &view.open;
    let what = open.frame().map(|frame| frame.what);
    let plotted = |id: &'static str, card: Option<Card>| match card {
        Some(card) => (id, Phrase::new(id).with("card", card)),
        None => (id, Phrase::new("ask-choose")),
    };
    let (id, phrase) = match (trigger, what) {
        (Trigger::Union, Some(What::Unite(alliance))) => {
            ("ask-union", Phrase::new("ask-union").with("alliance", alliance))
        }
        (Trigger::Debate, Some(What::Debate(card))) => {
            ("ask-debate", Phrase::new("ask-debate").with("card", card))
        }
        (Trigger::Recruit, Some(What::Recruit(card))) => {
            ("ask-recruit", Phrase::new("ask-recruit").with("card", card).with("number", card.value()))
        }
        (Trigger::PlotRecruits, _) => plotted("ask-plot-recruits", super::board::plots_on(view)),
        (Trigger::PlotDebates, _) => plotted("ask-plot-debates", open.frame().and_then(|frame| frame.picked)),
        (Trigger::Reshuffle, _) => ("ask-reshuffle", Phrase::new("ask-reshuffle")),
        (_, Some(What::Use(card) | What::Copy(card))) => {
            ("ask-harm", Phrase::new("ask-harm").with("card", card))
        }
        _ => ("ask-harm", Phrase::new("ask-choose")),
    };
    let able = if able { "react-able" } else { "react-unable" };
    (id, phrase.with("seat", open.turn).with("able", table::Arg::Term(able)))
}

/// What is going on while somebody else is asked.
fn going_on(view: &View, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let id = match open.phase {
        Phase::Act => "wait-act",
        Phase::Ask | Phase::Excess | Phase::Order => "wait-choose",
        Phase::React(_) if view.viewer.seat().is_some_and(|seat| view.known.done.contains(seat)) => {
            return crate::say(scene.lang, "answered");
        }
        Phase::React(trigger) => waits_for(trigger),
        Phase::Over { .. } => "over",
    };
    scene.say::<Ephios>(&Phrase::new(id).with("seat", open.turn))
}

/// What others may be answering now.
const fn waits_for(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Union => "wait-union",
        Trigger::Debate => "wait-debate",
        Trigger::Recruit => "wait-recruit",
        _ => "wait-reactions",
    }
}
