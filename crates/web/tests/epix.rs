//! Epix on the page: whatever may be chosen can be touched, and what is drawn tells no more than the view.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use epix::{Epix, Move, Options, Rules, YesNo};
use std::collections::{BTreeSet, HashMap};
use table::{Dice, Game, Heard, Lang, Seat, Seed, Status, Viewer};
use web::{Drawing, Draws, Scene};

fn names(players: usize) -> Vec<String> {
    (0..players).map(|seat| format!("Player <{seat}>")).collect()
}

/// Plays games at random and shows each moment to `look`.
fn play(games: u32, mut look: impl FnMut(&Epix, &[epix::Event], Viewer)) {
    for number in 0..games {
        let players = 2 + (number % 3) as usize;
        let cards = if number % 4 == 3 { Rules::Basic } else { Rules::Advanced };
        let free_attacks = if number % 5 == 4 { YesNo::Yes } else { YesNo::No };
        let seed = Seed::from_text(&format!("page {number}"));
        let mut game = Epix::start(&Options { cards, free_attacks }, &vec![(); players], &seed).unwrap();
        let mut dice = Dice::new(&seed);
        let mut heard = Heard::new();
        loop {
            for viewer in Viewer::all(players) {
                let events: Vec<epix::Event> = heard.by(viewer).copied().collect();
                look(&game, &events, viewer);
            }
            let Status::Waiting(seats) = game.status() else { break };
            let seat = dice.pick(&seats.iter().collect::<Vec<Seat>>()).unwrap();
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let mv = dice.pick(&moves).unwrap();
            heard = Heard::new();
            game.play(seat, mv, &mut heard).unwrap();
        }
    }
}

fn html(drawing: &Drawing) -> String {
    let mut html: String = drawing.parts.iter().map(|part| part.1.as_str()).collect();
    html.extend(drawing.question.amounts.iter().map(|gold| format!("data-touch=\"g-{gold}\"")));
    html.extend(drawing.question.buttons.iter().map(|(id, _)| format!("data-touch=\"{id}\"")));
    html
}

#[test]
fn every_move_can_be_touched_and_no_two_alike() {
    play(24, |game, _, viewer| {
        let names = names(game.players());
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        let view = game.view(viewer);
        let mut moves = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.moves(seat, &mut moves);
        }
        let html = html(&Epix::draw(&view, &scene));
        let mut touched: HashMap<BTreeSet<String>, Move> = HashMap::new();
        for mv in moves {
            let touch = Epix::touches(mv);
            for id in &touch {
                let there = id.starts_with("seat-") || html.contains(&format!("data-touch=\"{id}\""));
                assert!(there, "{id} is nowhere to be touched for {mv}");
            }
            let other = touched.insert(touch.into_iter().collect(), mv);
            assert_eq!(other, None, "{mv} is touched like another move");
            assert!(!Epix::label(&view, mv, &scene).is_empty());
        }
    });
}

#[test]
fn every_moment_is_drawn_in_every_language_without_a_hole() {
    play(12, |game, events, viewer| {
        let names = names(game.players());
        for lang in Lang::ALL {
            let scene = Scene { lang, viewer, names: &names };
            let view = game.view(viewer);
            let drawing = Epix::draw(&view, &scene);
            let plain = [drawing.question.words.clone()]
                .into_iter()
                .chain(drawing.sides.iter().map(|side| side.note.clone()));
            for words in plain.chain(drawing.question.hint.map(|hint| hint.words)) {
                assert!(!words.contains("ask-") && !words.contains("{$"), "{words}");
            }
            let mut said: Vec<String> = drawing.parts.iter().map(|part| part.1.clone()).collect();
            said.extend(events.iter().map(|event| web::line::<Epix>(event, &scene).html));
            said.extend(Epix::drama(&view, events, &scene).into_iter().map(maud_text));
            for words in said {
                assert!(!words.contains("{$"), "{words}");
                assert!(!words.contains("Player <"), "a name wasn't made harmless: {words}");
            }
        }
    });
}

fn maud_text(markup: maud::Markup) -> String {
    markup.into_string()
}

#[test]
fn no_element_is_there_twice_and_nothing_breaks_the_policy() {
    play(6, |game, _, viewer| {
        let names = names(game.players());
        let drawing = Epix::draw(&game.view(viewer), &Scene { lang: Lang::De, viewer, names: &names });
        let mut seen = BTreeSet::new();
        for part in &drawing.parts {
            assert!(
                !part.1.contains(" style=") && !part.1.contains("<style") && !part.1.contains(" onclick")
            );
            assert!(part.1.contains(&format!("id=\"{}\"", part.0)), "{} isn't what it replaces", part.0);
            for id in part.1.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                // The board holds empty places for the parts that come after it.
                let place = drawing.parts.iter().any(|other| other.0 == id);
                assert!(place || seen.insert(id.to_owned()), "{id} is there twice");
            }
        }
    });
}

#[test]
fn a_secret_is_drawn_for_its_owner_only() {
    // What is drawn is made of the view alone, and views of all who don't know a secret are equal whatever it is.
    play(6, |game, _, viewer| {
        let Some(seat) = viewer.seat() else { return };
        let hidden = &game.hidden.hands;
        let names = names(game.players());
        for other in Seat::all(game.players()).filter(|other| *other != seat) {
            let unknown = hidden[other].is_some() && game.view(viewer).known.hands[other].is_none();
            if !unknown {
                continue;
            }
            let mut changed = game.clone();
            changed.hidden.hands[other] =
                game.open.season.hands().into_iter().find(|hand| Some(*hand) != hidden[other]);
            let scene = Scene { lang: Lang::En, viewer, names: &names };
            let [one, two] = [game, &changed].map(|game| html(&Epix::draw(&game.view(viewer), &scene)));
            assert_eq!(one, two);
        }
    });
}

#[test]
fn what_is_touched_in_vain_is_explained() {
    let seed = Seed::from_text("why");
    let game =
        Epix::start(&Options { cards: Rules::Advanced, free_attacks: YesNo::No }, &[(), ()], &seed).unwrap();
    let seat = game.status().waiting().iter().next().unwrap();
    let view = game.view(seat.into());
    let why = |touched: &[&str]| {
        let touched: Vec<String> = touched.iter().map(|id| (*id).to_owned()).collect();
        let meant = Epix::meant(&view, seat, &touched);
        meant.into_iter().find_map(|mv| game.check(seat, mv).err()).map(|refusal| refusal.rule())
    };
    let foe = game.open.board.castle(seat.next(2));
    let own = game.open.board.castle(seat);
    assert_eq!(why(&["s-soldier", &format!("p-{foe}")]), Some("epix/recruit/colour"));
    assert_eq!(why(&["s-soldier", &format!("p-{own}")]), Some("epix/recruit/twice"));
    assert_eq!(why(&["s-camp", &format!("p-{own}")]), Some("epix/recruit/camp"));
    assert_eq!(why(&["s-soldier", "p-kilimandjora"]), Some("epix/draft/recruit"));
    assert_eq!(why(&["a-tax"]), Some("epix/season/asked"));
    assert_eq!(why(&["nonsense", "p-", "u-x"]), None);
}
