//! What is asked, in words of the game, and what a touch may have meant.

use super::{named, say, unit_id};
use crate::draws::{Hint, Question, Scene};
use epix::{
    Action, Board, Card, Defender, Epix, Fight, Hand, Kind, Move, Phase, Province, Season, Turn, View,
};
use table::{Arg, Phrase, Seat};

/// What this viewer is asked, or what is going on.
pub(super) fn question(view: &View, scene: &Scene<'_>) -> Question {
    let open = &view.open;
    let Some(seat) = view.viewer.seat().filter(|seat| open.asked().contains(*seat)) else {
        return Question { words: scene.say::<Epix>(&going_on(view)), ..Question::default() };
    };
    let (id, phrase) = asked(view, seat);
    let mut moves = Vec::new();
    open.list(seat, &mut moves);
    let amount = |mv: &Move| match mv {
        Move::Gold(gold) | Move::Guess(gold) => Some(*gold),
        _ => None,
    };
    let button = |mv: &Move| match mv {
        Move::Pass => Some(("b-pass".to_owned(), say(scene, "pass"))),
        Move::Done => Some(("b-done".to_owned(), say(scene, "done"))),
        // Players' places can be touched as well; the buttons are for those who can't see or point.
        Move::Give(to) | Move::Spy(to) => Some((format!("seat-{to}"), scene.name(*to))),
        _ => None,
    };
    let buttons = moves.iter().filter_map(button).collect();
    Question {
        words: scene.say::<Epix>(&phrase),
        hint: Some(Hint { key: id, words: scene.say::<Epix>(&Phrase::new(hint(id))) }),
        amounts: moves.iter().filter_map(amount).collect(),
        buttons,
        ..Question::default()
    }
}

/// The explanation that goes with a question.
fn hint(question: &'static str) -> &'static str {
    match question {
        "ask-draft" => "hint-draft",
        "ask-draft-basic" => "hint-draft-basic",
        "ask-stake" => "hint-stake",
        "ask-auction" => "hint-auction",
        "ask-give" => "hint-give",
        "ask-choose" => "hint-choose",
        "ask-choose-two" => "hint-choose-two",
        "ask-spy" => "hint-spy",
        "ask-again" => "hint-again",
        "ask-order" => "hint-order",
        "ask-recruit" => "hint-recruit",
        "ask-attack" => "hint-attack",
        "ask-bid" => "hint-bid",
        _ => "hint-guess",
    }
}

/// The question that is put to this seat: its message, and the whole sentence.
fn asked(view: &View, seat: Seat) -> (&'static str, Phrase) {
    let open = &view.open;
    let gold = open.board.gold(seat);
    let ask = |id: &'static str| (id, Phrase::new(id));
    let with_gold = |id: &'static str| (id, Phrase::new(id).with("gold", gold));
    match &open.phase {
        Phase::Draft { naming: Some((card, _)), .. } => {
            let purse = open.purse(seat, open.bid_on(*card).flatten());
            ("ask-stake", Phrase::new("ask-stake").with("card", *card).with("gold", purse))
        }
        Phase::Draft { .. } if open.offers.is_empty() => with_gold("ask-draft-basic"),
        Phase::Draft { .. } => with_gold("ask-draft"),
        Phase::Auction => with_gold("ask-auction"),
        Phase::Give { .. } => ask("ask-give"),
        Phase::Choose if open.season == Season::Winter => ask("ask-choose-two"),
        Phase::Choose => ask("ask-choose"),
        Phase::Spy { .. } => ask("ask-spy"),
        Phase::Again { .. } => match open.spied.and_then(|on| Some((on, view.known.hands[on]?))) {
            Some((on, hand)) => ("ask-again", Phrase::new("ask-again").with("seat", on).with("hand", hand)),
            None => ask("ask-choose"),
        },
        Phase::Act(turn) => in_turn(view, turn),
        Phase::Over { .. } => ask("over"),
    }
}

fn in_turn(view: &View, turn: &Turn) -> (&'static str, Phrase) {
    let board = &view.open.board;
    let gold = board.gold(turn.seat);
    match (&turn.fight, turn.now) {
        (Some(fight), _) if fight.bid => ("ask-guess", guess(board, turn, fight)),
        (Some(fight), _) => {
            let phrase = Phrase::new("ask-bid")
                .with("seat", fight.attack.foe)
                .with("defender", defender(board, fight))
                .with("at", fight.attack.to)
                .with("guesses", fight.attack.guesses(board))
                .with("gold", gold);
            ("ask-bid", phrase)
        }
        (None, None) => ("ask-order", Phrase::new("ask-order")),
        (None, Some(Action::Attack)) => ("ask-attack", Phrase::new("ask-attack")),
        (None, Some(_)) => ("ask-recruit", Phrase::new("ask-recruit").with("gold", gold)),
    }
}

fn guess(board: &Board, turn: &Turn, fight: &Fight) -> Phrase {
    Phrase::new("ask-guess")
        .with("seat", turn.seat)
        .with("unit", fight.attack.kind)
        .with("at", fight.attack.to)
        .with("least", board.least_bid())
        .with("most", board.gold(turn.seat))
        .with("guesses", usize::from(fight.attack.guesses(board)).saturating_sub(fight.guesses.len()))
}

/// Who defends against an attack, in words.
fn defender(board: &Board, fight: &Fight) -> Arg {
    if fight.attack.kind == Kind::Catapult {
        return Arg::Term("all-units");
    }
    match board.defender(fight.attack.foe, fight.attack.to) {
        Some(Defender::Unit(kind)) => Arg::Term(named(kind)),
        _ => Arg::Term("garrison"),
    }
}

/// What is going on while somebody else is asked.
fn going_on(view: &View) -> Phrase {
    let open = &view.open;
    let one = |id: &'static str, seat: Seat| Phrase::new(id).with("seat", seat);
    let mine = view.viewer.seat();
    match &open.phase {
        Phase::Draft { turn, .. } => one("wait-draft", *turn),
        Phase::Auction => match mine.and_then(|seat| view.known.offers[seat]) {
            Some(gold) => Phrase::new("wait-offers-mine").with("gold", gold),
            None => Phrase::new("wait-offers"),
        },
        Phase::Give { winner } => one("wait-give", *winner),
        Phase::Choose => match mine.and_then(|seat| view.known.hands[seat]) {
            Some(hand) => Phrase::new("wait-cards-mine").with("hand", hand),
            None => Phrase::new("wait-cards"),
        },
        Phase::Spy { spy } | Phase::Again { spy } => one("wait-spy", *spy),
        Phase::Act(turn) => match (&turn.fight, turn.now) {
            (Some(fight), _) if fight.bid => match view.known.bid.filter(|_| mine == Some(turn.seat)) {
                Some(gold) => one("wait-guess-mine", fight.attack.foe).with("gold", gold),
                None => one("wait-guess", fight.attack.foe)
                    .with("attacker", turn.seat)
                    .with("at", fight.attack.to),
            },
            (Some(fight), _) => {
                one("wait-bid", turn.seat).with("unit", fight.attack.kind).with("at", fight.attack.to)
            }
            (None, Some(action)) => one("wait-act", turn.seat).with("action", action),
            (None, None) => one("wait-order", turn.seat),
        },
        Phase::Over { .. } => Phrase::new("over"),
    }
}

/// A move in words.
pub(super) fn label(view: &View, mv: Move) -> Phrase {
    let board = &view.open.board;
    match mv {
        Move::Recruit(kind, at) => {
            let drafting = matches!(view.open.phase, Phase::Draft { .. });
            let price =
                view.viewer.seat().filter(|_| !drafting).map_or(kind.price(), |seat| board.price(seat, kind));
            Phrase::new("do-recruit").with("unit", kind).with("at", at).with("gold", price)
        }
        Move::Bid(card, marker) => Phrase::new("do-bid").with("card", card).with("unit", marker),
        Move::Gold(gold) => Phrase::new("do-gold").with("gold", gold),
        Move::Pass => Phrase::new("do-pass"),
        Move::Give(to) if view.viewer.seat() == Some(to) => Phrase::new("do-keep"),
        Move::Give(to) => Phrase::new("do-give").with("seat", to),
        Move::Choose(hand) => Phrase::new("do-choose").with("hand", hand),
        Move::Spy(on) => Phrase::new("do-spy").with("seat", on),
        Move::Play(action) => Phrase::new("do-play").with("action", action),
        Move::Move(kind, from, to) => {
            Phrase::new("do-move").with("unit", kind).with("from", from).with("to", to)
        }
        Move::Attack(kind, from, to) => {
            Phrase::new("do-attack").with("unit", kind).with("from", from).with("to", to)
        }
        Move::Guess(gold) => Phrase::new("do-guess").with("gold", gold),
        Move::Done => Phrase::new("do-done"),
    }
}

/// Something that was touched.
enum Touched {
    Unit(Kind, Province),
    Province(Province),
    Supply(Kind),
    Card(Card),
    Action(Action),
    Seat(Seat),
}

fn read(id: &str) -> Option<Touched> {
    let (what, rest) = id.split_once('-')?;
    match what {
        "u" => {
            let (kind, at) = rest.split_once('-')?;
            Some(Touched::Unit(kind.parse().ok()?, at.parse().ok()?))
        }
        "p" => rest.parse().ok().map(Touched::Province),
        "s" => rest.parse().ok().map(Touched::Supply),
        "c" => rest.parse().ok().map(Touched::Card),
        "a" => rest.parse().ok().map(Touched::Action),
        "seat" => rest.parse().ok().map(Touched::Seat),
        _ => None,
    }
}

/// The moves that somebody may have meant.
pub(super) fn meant(view: &View, seat: Seat, touched: &[String]) -> Vec<Move> {
    let open = &view.open;
    let board = &open.board;
    let touched: Vec<Touched> = touched.iter().filter_map(|id| read(id)).collect();
    let acts = matches!(&open.phase, Phase::Act(turn) if turn.now == Some(Action::Attack));
    let go = |kind: Kind, from: Province, to: Province| {
        let attack = Move::Attack(kind, from, to);
        let step = Move::Move(kind, from, to);
        if board.enemies(seat).contains(to) { vec![attack, step] } else { vec![step, attack] }
    };
    match touched.as_slice() {
        [.., Touched::Unit(kind, from), Touched::Province(to) | Touched::Unit(_, to)] => {
            go(*kind, *from, *to)
        }
        [.., Touched::Supply(kind), Touched::Province(at) | Touched::Unit(_, at)] => {
            vec![Move::Recruit(*kind, *at)]
        }
        [.., Touched::Card(card), Touched::Supply(kind)] => vec![Move::Bid(*card, *kind)],
        // What a unit can't do at all it can't do anywhere near.
        [.., Touched::Unit(kind, from)] if acts => {
            board.map().near(*from).iter().flat_map(|to| go(*kind, *from, to)).take(2).collect()
        }
        [.., Touched::Unit(kind, at)] => vec![Move::Recruit(*kind, *at)],
        [.., Touched::Supply(kind)] => vec![Move::Recruit(*kind, board.castle(seat))],
        [.., Touched::Card(card)] => vec![Move::Bid(*card, Kind::Soldier)],
        [.., Touched::Action(action)] => {
            let hand = Hand::ONE.into_iter().find(|hand| hand.has(*action));
            hand.map(Move::Choose).into_iter().chain([Move::Play(*action)]).collect()
        }
        [.., Touched::Seat(other)] => match open.phase {
            Phase::Give { .. } => vec![Move::Give(*other)],
            Phase::Spy { .. } => vec![Move::Spy(*other)],
            _ => Vec::new(),
        },
        [.., Touched::Province(at)] if acts => {
            let mine = Kind::ALL
                .into_iter()
                .find_map(|kind| board.of(seat, kind).iter().next().map(|from| (kind, from)));
            // Whoever has nobody left is told so.
            let (kind, from) = mine.unwrap_or((Kind::Soldier, board.castle(seat)));
            go(kind, from, *at)
        }
        [.., Touched::Province(at)] => vec![Move::Recruit(Kind::Soldier, *at)],
        [] => Vec::new(),
    }
}

/// The elements of a unit and where it stands.
pub(super) fn lights(kind: Kind, at: Province) -> [String; 2] {
    [unit_id(kind, at), super::province_id(at)]
}
