//! Ephios on the page: whatever may be chosen can be touched, and what is drawn tells no more than the view.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use ephios::{Alliance, Card, Ephios, Event, Mode, Move, Options, Phase, Way};
use std::collections::{BTreeSet, HashMap};
use table::{Dice, Game, Heard, Lang, Seat, Seed, Status, Viewer, laws::Lawful};
use web::{Drawing, Draws, Scene};

fn names(players: usize) -> Vec<String> {
    (0..players).map(|seat| format!("Player <{seat}>")).collect()
}

/// Plays games at random at every table there is and shows `look` one moment in four.
fn play(games: u32, mut look: impl FnMut(&Ephios, &[Event], Viewer)) {
    for table in Ephios::tables() {
        for number in 0..games {
            let seed = Seed::from_text(&format!("page {number}"));
            let mut game = Ephios::start(&table.options, &vec![(); table.players], &seed).unwrap();
            let mut dice = Dice::new(&seed);
            let mut heard = Heard::new();
            for moment in 0.. {
                for viewer in Viewer::all(table.players).filter(|_| moment % 4 == number % 4) {
                    let events: Vec<Event> = heard.by(viewer).copied().collect();
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
}

fn html(drawing: &Drawing) -> String {
    let mut html: String = drawing.parts.iter().map(|part| part.1.as_str()).collect();
    html.extend(drawing.question.buttons.iter().map(|(id, _)| format!("data-touch=\"{id}\"")));
    html.extend(
        drawing.sides.iter().filter_map(|side| side.more.0.clone()).map(maud::PreEscaped::into_string),
    );
    html.extend(drawing.readings.iter().map(|reading| reading.page.clone().into_string()));
    html
}

#[test]
fn every_move_can_be_touched_and_no_two_alike() {
    play(2, |game, _, viewer| {
        let Some(seat) = viewer.seat() else { return };
        let names = names(game.players());
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        let view = game.view(viewer);
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        assert_eq!(moves.is_empty(), !Ephios::asked(&view).contains(seat), "who is asked may choose");
        if moves.is_empty() {
            return;
        }
        let html = html(&Ephios::draw(&view, &scene));
        let mut touched: HashMap<BTreeSet<String>, Move> = HashMap::new();
        for mv in moves {
            let touch = Ephios::touches(mv);
            for id in &touch {
                let there = id.starts_with("seat-") || html.contains(&format!("data-touch=\"{id}\""));
                assert!(there, "{id} is nowhere to be touched for {mv}");
            }
            let other = touched.insert(touch.into_iter().collect(), mv);
            assert_eq!(other, None, "{mv} is touched like another move");
            assert!(!Ephios::label(&view, mv, &scene).is_empty());
        }
    });
}

#[test]
fn every_moment_is_drawn_in_every_language_without_a_hole() {
    let mut number = 0;
    play(1, |game, events, viewer| {
        number += 1;
        let names = names(game.players());
        let lang = Lang::ALL[number % 3];
        let scene = Scene { lang, viewer, names: &names };
        let view = game.view(viewer);
        let drawing = Ephios::draw(&view, &scene);
        let mut plain = vec![drawing.question.words.clone()];
        plain.extend(drawing.sides.iter().map(|side| side.note.clone()));
        plain.extend(drawing.question.hint.iter().map(|hint| hint.words.clone()));
        plain.extend(drawing.question.buttons.iter().map(|(_, words)| words.clone()));
        let mut said = vec![html(&drawing)];
        said.extend(events.iter().map(|event| web::line::<Ephios>(event, &scene).html));
        said.extend(Ephios::drama(&view, events, &scene).into_iter().map(maud::PreEscaped::into_string));
        said.extend(Ephios::trail(events, &scene).map(|part| part.1));
        for words in &said {
            assert!(!words.contains("Player <"), "a name wasn't made harmless: {words}");
        }
        for words in plain.iter().chain(&said) {
            assert!(!words.contains("{$") && !words.contains("{ $"), "{words}");
        }
    });
}

#[test]
fn no_element_is_there_twice_and_nothing_breaks_the_policy() {
    play(1, |game, _, viewer| {
        let names = names(game.players());
        let drawing = Ephios::draw(&game.view(viewer), &Scene { lang: Lang::De, viewer, names: &names });
        let mut seen = BTreeSet::new();
        for part in &drawing.parts {
            let text = &part.1;
            assert!(!text.contains(" style=") && !text.contains("<style") && !text.contains(" onclick"));
            assert!(text.contains(&format!("id=\"{}\"", part.0)), "{} isn't what it replaces", part.0);
            for id in text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                // The board holds empty places for the parts that come after it.
                let place = id == "trail" || drawing.parts.iter().any(|other| other.0 == id);
                assert!(place || seen.insert(id.to_owned()), "{id} is there twice");
            }
        }
    });
}

#[test]
fn what_is_drawn_is_the_same_in_every_game_that_one_could_be_in() {
    let mut dice = Dice::new(&Seed::from_text("another"));
    play(1, |game, _, viewer| {
        let names = names(game.players());
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        let other = Ephios::imagine(&game.view(viewer), &mut dice).unwrap();
        let [one, two] = [game, &other].map(|game| html(&Ephios::draw(&game.view(viewer), &scene)));
        assert_eq!(one, two);
        let [one, two] = [game, &other].map(|game| Ephios::asked(&game.view(viewer)));
        assert_eq!(one, two);
    });
}

#[test]
fn nobody_sees_who_still_thinks_about_a_reaction() {
    play(2, |game, _, viewer| {
        let Phase::React(_) = game.open.phase else { return };
        let mut asked = game.open.asked;
        if let Some(seat) = viewer.seat().filter(|seat| game.hidden.done.contains(*seat)) {
            asked = asked.without(seat);
        }
        assert_eq!(Ephios::asked(&game.view(viewer)), asked);
    });
}

#[test]
fn what_is_touched_in_vain_is_explained() {
    let options = Options {
        mode: Mode::Quick,
        difficulty: ephios::Difficulty::Easy,
        inhabitants: ephios::Inhabitants::Classic,
    };
    let mut found = BTreeSet::new();
    for number in 0..40 {
        let mut game = Ephios::start(&options, &[(); 3], &Seed::from_text(&format!("why {number}"))).unwrap();
        let seat = game.open.turn;
        game.open.persuasion[seat] = 0;
        let view = game.view(seat.into());
        let why = |touched: &[String]| {
            let meant = Ephios::meant(&view, seat, touched);
            meant.into_iter().find_map(|mv| game.check(seat, mv).err()).map(|refusal| refusal.rule())
        };
        for card in Card::ALL {
            let id = format!("c-{card}");
            found.extend(why(&[id.clone(), "b-recruit".into()]));
            found.extend(why(&[id.clone(), "b-debate".into()]));
            found.extend(why(&[id]));
        }
        found.extend(Alliance::ALL.iter().filter_map(|alliance| why(&[format!("al-{alliance}")])));
        found.extend(why(&["deck".into()]));
        assert_eq!(why(&["nonsense".into(), "c-".into(), "al-x".into()]), None);
    }
    let rules = [
        "ephios/debate/crossroads",
        "ephios/debate/inhabitant",
        "ephios/recruit/blind",
        "ephios/recruit/cost",
        "ephios/recruit/crossroads",
        "ephios/recruit/inhabitant",
        "ephios/unite/members",
        "ephios/unite/play",
        "ephios/use/held",
    ];
    assert_eq!(found, BTreeSet::from(rules));
}

#[test]
fn a_union_says_what_it_brings() {
    let mut unions = 0;
    play(2, |game, _, viewer| {
        let Some(seat) =
            viewer.seat().filter(|seat| *seat == game.open.turn && game.open.phase == Phase::Act)
        else {
            return;
        };
        let names = names(game.players());
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        for alliance in game.unitable(seat) {
            let label = Ephios::label(&game.view(viewer), Move::Unite(alliance, Way::Plain), &scene);
            let mut after = game.clone();
            let mut heard = Heard::new();
            after.play(seat, Move::Unite(alliance, Way::Plain), &mut heard).unwrap();
            let frame = after.open.frames.iter().find(|frame| matches!(frame.what, ephios::What::Unite(_)));
            if let Some(frame) = frame {
                let percent = frame.gain.saturating_sub(frame.less);
                assert!(label.ends_with(&format!("+{percent}%")), "{label}, but it brings {percent}");
                unions += 1;
            }
        }
    });
    assert!(unions > 20, "only {unions} unions were looked at");
}
