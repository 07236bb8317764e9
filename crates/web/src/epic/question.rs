//! What is asked, in words of the game.

use super::{cards::numbers, line, say, say_count};
use crate::draws::{Drawn, Hint, Question, Scene};
use epic::{Epic, Item, Move, Open, Phase, Query, Ref, Sight, View};
use maud::{Markup, html};
use table::{Dice, Game, Phrase, Seat, Seed};

/// A game that this viewer could be in. What a seat may do is the same in all of them, so that any will do.
pub(super) fn any_game(view: &View) -> Option<Epic> {
    Epic::imagine(view, &mut Dice::new(&Seed::from_text("page"))).ok()
}

/// The seat from which this is seen, if it is asked something.
pub(super) fn asked_seat(view: &View) -> Option<Seat> {
    view.viewer.seat().filter(|seat| super::board::asked(view).contains(*seat))
}

/// What whoever looks may choose.
pub(super) fn moves(view: &View, game: Option<&Epic>) -> Vec<Move> {
    let mut moves = Vec::new();
    if let Some((seat, game)) = asked_seat(view).zip(game) {
        game.moves(seat, &mut moves);
    }
    moves
}

/// What this viewer is asked, or what is going on.
pub(super) fn question(view: &View, moves: &[Move], game: Option<&Epic>, scene: &Scene<'_>) -> Question {
    let Some(seat) = asked_seat(view) else {
        return Question { words: going_on(view, scene), ..Question::default() };
    };
    let (id, phrase) = asked(view, seat, moves, game, scene);
    Question {
        words: scene.say::<Epic>(&phrase),
        hint: Some(Hint { key: id, words: say(scene, hint(id)) }),
        about: about(view, scene),
        amounts: amounts(moves),
        buttons: buttons(view, moves, scene),
        orders: orders(view, scene),
        ..Question::default()
    }
}

fn amounts(moves: &[Move]) -> Vec<u16> {
    let number = |mv: &Move| if let Move::Number(number) = mv { Some(*number) } else { None };
    moves.iter().filter_map(number).collect()
}

/// What is being announced or carried out, or may be answered, and the words of it that the question comes from.
fn about(view: &View, scene: &Scene<'_>) -> Drawn {
    let open = &view.open;
    let item = match open.ask.map(|ask| ask.query) {
        Some(Query::Priority) => open.line.last().filter(|top| view.viewer.seat() != Some(top.controller)),
        // Of the modes each is on its button.
        Some(Query::Attack | Query::Block | Query::Mode) => None,
        _ => open.frame().map(|frame| &frame.item),
    };
    item.map(|item| words_of(item, scene)).unwrap_or_default().into()
}

/// A card or an ability in words.
fn words_of(item: &Item, scene: &Scene<'_>) -> Markup {
    let Some(card) = item.card() else { return html! {} };
    let lines = match line::told(item, scene) {
        Some(text) => vec![text],
        None => epic::text::text(&card.def().sheet, scene.lang),
    };
    html! {
        div .about data-zoom=(card) {
            b { (card.name()) }
            @if let Some((offence, defence)) = numbers(card.def()).filter(|_| item.is_card()) { " " small { (offence) "/" (defence) } }
            @for line in lines { " " span { (line) } }
        }
    }
}

/// Choices that are buttons.
fn buttons(view: &View, moves: &[Move], scene: &Scene<'_>) -> Vec<(String, String)> {
    let plain = |id: &str, message: &'static str| (id.to_owned(), say(scene, message));
    let any = |wanted: fn(&Move) -> bool| moves.iter().any(wanted);
    let mut buttons = Vec::new();
    if any(|mv| matches!(mv, Move::Play(_))) {
        buttons.push(plain("b-play", "button-play"));
    }
    if any(|mv| matches!(mv, Move::Veil(_))) {
        buttons.push(plain("b-veil", "button-veil"));
    }
    if any(|mv| matches!(mv, Move::Unveil(_))) {
        buttons.push(plain("b-unveil", "button-unveil"));
    }
    for mv in moves {
        match *mv {
            Move::Use(id, number) => {
                let uses = view.open.uses(id);
                let text =
                    uses.get(usize::from(number)).map(|(card, line)| card.ability_text(*line, scene.lang));
                buttons.push((use_id(id, number), text.unwrap_or_default()));
            }
            Move::Pass => buttons.push(("b-pass".into(), passing(view, scene))),
            Move::Done => buttons.push(("b-done".into(), done(view, scene))),
            Move::Yes => buttons.push(("b-yes".into(), yes(view, scene))),
            Move::No => buttons.push(("b-no".into(), no(view, scene))),
            Move::Mode(mode) => buttons.push((format!("m-{mode}"), mode_words(view, mode, scene))),
            Move::Align(alignment) => {
                buttons.push((format!("al-{alignment}-b"), say(scene, alignment.message())));
            }
            Move::At(seat) => buttons.push((format!("seat-{seat}"), scene.name(seat))),
            _ => {}
        }
    }
    buttons
}

/// Yes, or what is paid then.
pub(super) fn yes(view: &View, scene: &Scene<'_>) -> String {
    view.open.price_asked(scene.lang).unwrap_or_else(|| say(scene, "button-yes"))
}

/// No, or not paying.
pub(super) fn no(view: &View, scene: &Scene<'_>) -> String {
    say(scene, if view.open.price_asked(scene.lang).is_some() { "button-dont-pay" } else { "button-no" })
}

/// What is touched to use this ability, after what has it.
pub(super) fn use_id(id: epic::Id, number: u8) -> String {
    format!("u-{id}-{number}")
}

/// A mode, a way or a price that may be chosen, in words.
pub(super) fn mode_words(view: &View, mode: u8, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let query = open.ask.map(|ask| ask.query);
    let item = open.frame().map(|frame| &frame.item);
    let card = item.and_then(Item::card);
    let words = card.zip(item).and_then(|(card, item)| match query {
        Some(Query::Pay) => epic::text::prices(&card.def().sheet, scene.lang).into_iter().nth(mode.into()),
        Some(Query::Way) => card.ways_text(item.mode, item.part, scene.lang).into_iter().nth(mode.into()),
        _ => Some(card.mode_text(mode, scene.lang)),
    });
    words.filter(|words| !words.is_empty()).unwrap_or_else(|| say_count(scene, "mode-number", mode + 1))
}

/// What passing leads to, as far as everybody can know.
pub(super) fn passing(view: &View, scene: &Scene<'_>) -> String {
    let open = &view.open;
    if !open.line.is_empty() {
        return say(scene, "button-pass");
    }
    let mine = view.viewer.seat() == Some(open.active);
    say(
        scene,
        match open.phase {
            Phase::PreBattle if mine => "button-to-battle",
            Phase::BeforeAttack if mine && open.has_attackers() => "button-to-attack",
            Phase::BeforeAttack if mine => "button-end-battle",
            Phase::Build if mine => "button-to-end",
            Phase::End if mine => "button-end-turn",
            Phase::AfterAttack | Phase::AfterBlock => "button-go-on",
            _ => "button-pass",
        },
    )
}

/// What having enough means here.
pub(super) fn done(view: &View, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let battle = open.battle.as_ref();
    let id = match (open.phase, open.ask.map(|ask| ask.query)) {
        (Phase::Building, _) => {
            return say_count(scene, "button-play-deck", view.making.deck.len());
        }
        (Phase::Mulligan(0), _) => "button-keep",
        (Phase::Mulligan(_), _) => "button-draw-new",
        (_, Some(Query::Attack)) => "button-end-battle",
        (_, Some(Query::Block)) if battle.is_none_or(|battle| battle.blockers.is_empty()) => {
            "button-no-block"
        }
        (_, Some(Query::Block)) => "button-blocked",
        _ => "button-done",
    };
    say(scene, id)
}

/// What may be left as an order while one is asked: to pass until something happens, or to let happen what others play.
fn orders(view: &View, scene: &Scene<'_>) -> Vec<(String, String)> {
    let open = &view.open;
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let rest = if seat == open.active { "order-rest-mine" } else { "order-rest-theirs" };
    let all = [(open.rest(seat), rest), (open.letting(seat), "order-let")];
    all.into_iter().filter_map(|(order, words)| Some((order?, say(scene, words)))).collect()
}

/// The explanation that goes with a question.
fn hint(question: &'static str) -> &'static str {
    match question {
        "ask-draft" => "hint-draft",
        "ask-building" => "hint-building",
        "ask-mulligan" => "hint-mulligan",
        "ask-pre-battle" => "hint-pre-battle",
        "ask-before-attack" | "ask-after-attacks" | "ask-attack" => "hint-attack",
        "ask-whom" => "hint-whom",
        "ask-block" => "hint-block",
        "ask-block-hunt" => "hint-block-hunt",
        "ask-build" => "hint-build",
        "ask-end" => "hint-end",
        "ask-answer" => "hint-answer",
        "ask-own-line" => "hint-own-line",
        "ask-theirs" | "ask-theirs-end" => "hint-theirs",
        "ask-after-attack" | "ask-after-block" => "hint-fight",
        "ask-strike" => "hint-strike",
        "ask-share" => "hint-share",
        "ask-lost" => "hint-lost",
        "ask-target" | "ask-pick" => "hint-target",
        "ask-price" | "ask-pay" | "ask-may-pay" => "hint-price",
        "ask-mode" => "hint-mode",
        "ask-order" => "hint-order",
        "ask-excess" => "hint-excess",
        _ => "hint-choice",
    }
}

/// The question that is put to this seat: its message, and the whole sentence.
fn asked(
    view: &View,
    seat: Seat,
    moves: &[Move],
    game: Option<&Epic>,
    scene: &Scene<'_>,
) -> (&'static str, Phrase) {
    let open = &view.open;
    let plain = |id: &'static str| (id, Phrase::new(id));
    match (open.phase, open.ask.map(|ask| ask.query)) {
        (Phase::Draft { round, pick }, _) => {
            ("ask-draft", Phrase::new("ask-draft").with("round", round + 1).with("number", pick + 1))
        }
        (Phase::Building, _) => {
            ("ask-building", Phrase::new("ask-building").with("number", view.making.deck.len()))
        }
        (Phase::Mulligan(_), _) => plain("ask-mulligan"),
        (_, Some(Query::Priority)) => priority(open, seat),
        (_, Some(Query::Attack)) => {
            let begun = open.battle.as_ref().is_some_and(|battle| !battle.attackers.is_empty());
            match (begun, moves.iter().any(|mv| matches!(mv, Move::Attack(_)))) {
                (false, _) => plain("ask-attack"),
                (true, true) => plain("ask-whom"),
                (true, false) => ("ask-whom", Phrase::new("ask-whom-only")),
            }
        }
        (_, Some(Query::Block)) => {
            let battle = open.battle.as_ref();
            let ids = battle.map_or(&[][..], |battle| &battle.attackers);
            let bodies = ids.iter().filter_map(|id| open.body(*id));
            let offence: i64 = bodies.map(|body| i64::from(open.stats(body).offence.max(0))).sum();
            let id = if battle.is_some_and(|battle| battle.hunt) { "ask-block-hunt" } else { "ask-block" };
            (id, Phrase::new(id).with("seat", open.active).with("number", offence))
        }
        (_, Some(Query::Strike)) => strike(view, game),
        (_, Some(query)) => carried_out(view, query, game, scene),
        _ => plain("ask-choose"),
    }
}

/// Somebody has priority.
fn priority(open: &Open, seat: Seat) -> (&'static str, Phrase) {
    let mine = open.active == seat;
    if let Some(top) = open.line.last() {
        let (id, words) = match top.controller == seat {
            true if top.is_card() => ("ask-own-line", "ask-own-line"),
            true => ("ask-own-line", "ask-own-line-ability"),
            false if top.is_card() => ("ask-answer", "ask-answer"),
            false => ("ask-answer", "ask-answer-ability"),
        };
        let what = Sight(top.source.face);
        return (id, Phrase::new(words).with("what", what).with("seat", top.controller));
    }
    let id = match open.phase {
        Phase::PreBattle if mine => "ask-pre-battle",
        Phase::BeforeAttack if mine && open.has_attackers() => "ask-before-attack",
        Phase::BeforeAttack if mine => "ask-after-attacks",
        Phase::AfterAttack => "ask-after-attack",
        Phase::AfterBlock => "ask-after-block",
        Phase::Build if mine => "ask-build",
        Phase::End if mine => "ask-end",
        Phase::End => "ask-theirs-end",
        _ => "ask-theirs",
    };
    (id, Phrase::new(id).with("seat", open.active).with("step", open.step))
}

/// Damage is spread in battle.
fn strike(view: &View, game: Option<&Epic>) -> (&'static str, Phrase) {
    let spread = game.and_then(Epic::striking);
    let phrase = spread.map_or_else(
        || Phrase::new("ask-choose"),
        |(id, left, against)| {
            let to = against.first().map_or(Sight(None), |id| line::sight(view, *id));
            let by = line::sight(view, id);
            Phrase::new("ask-strike").with("what", by).with("number", left).with("to", to)
        },
    );
    ("ask-strike", phrase)
}

/// What is asked while something is announced or carried out.
fn carried_out(view: &View, query: Query, game: Option<&Epic>, scene: &Scene<'_>) -> (&'static str, Phrase) {
    let open = &view.open;
    let id = match query {
        Query::Lost => "ask-lost",
        Query::Order => "ask-order",
        Query::Excess => "ask-excess",
        Query::Mode => "ask-mode",
        Query::Pay => "ask-pay",
        Query::Price => "ask-price",
        Query::Target => "ask-target",
        Query::Share | Query::PickShare => "ask-share",
        Query::May if open.price_asked(scene.lang).is_some() => "ask-may-pay",
        Query::May => "ask-may",
        Query::Way => "ask-way",
        Query::Pick => "ask-pick",
        Query::Hand => "ask-hand",
        Query::Dig if open.puts_back() => "ask-put-back",
        Query::Dig => "ask-dig",
        Query::Rob => "ask-rob",
        Query::Alignment => "ask-alignment",
        _ => "ask-choose",
    };
    let what = Sight(open.frame().and_then(|frame| frame.item.source.face));
    let phrase = Phrase::new(id).with("what", what);
    let phrase = match query {
        Query::Excess => {
            let held = view.viewer.seat().map_or(0, |seat| view.hand(seat).1);
            phrase.with("number", held.saturating_sub(epic::HAND_LIMIT))
        }
        Query::Share | Query::PickShare => {
            let last = game.map_or_else(Vec::new, |game| game.open.divided()).last().map(|(at, _)| *at);
            let to = match last {
                Some(Ref::Thing(id)) => line::sight(view, id).into(),
                Some(Ref::Player(seat)) => table::Arg::Seat(seat),
                None => Sight(None).into(),
            };
            phrase.with("to", to)
        }
        _ => phrase,
    };
    (id, phrase)
}

/// What is going on while somebody else is asked.
fn going_on(view: &View, scene: &Scene<'_>) -> String {
    let open = &view.open;
    let who = open.ask.map_or(open.priority, |ask| ask.seat);
    let id = match (open.phase, open.ask.map(|ask| ask.query)) {
        (Phase::Over { .. }, _) => "over",
        (Phase::Draft { .. }, _) => "wait-draft",
        (Phase::Building, _) => "wait-building",
        (Phase::Mulligan(_), _) => "wait-mulligan",
        (_, Some(Query::Attack)) => "wait-attack",
        (_, Some(Query::Block)) => "wait-block",
        (_, Some(Query::Priority)) if !open.line.is_empty() => "wait-answer",
        (_, Some(Query::Priority)) => "wait-priority",
        _ => "wait-choose",
    };
    scene.say::<Epic>(&Phrase::new(id).with("seat", who))
}
