//! What holds for the page of every game, tried on random games at every table that the game lists.
#![allow(dead_code, reason = "not every game needs all of it")]

use std::collections::{BTreeSet, HashMap};
use table::{Dice, Heard, Lang, Seat, Seed, Status, Viewer, laws::Lawful};
use web::{Drawing, Draws, Scene};

pub(crate) fn names(players: usize) -> Vec<String> {
    (0..players).map(|seat| format!("Player <{seat}>")).collect()
}

/// Plays so many games at random at every table there is, and shows `look` one moment of so many.
pub(crate) fn play<G: Draws + Lawful>(games: u32, of: u32, mut look: impl FnMut(&G, &[G::Event], Viewer))
where
    G::Brought: Default + Clone,
{
    for table in G::tables() {
        for number in 0..games {
            let seed = Seed::from_text(&format!("page {number}"));
            let brought = vec![G::Brought::default(); table.players];
            let mut game = G::start(&table.options, &brought, &seed).unwrap();
            let mut dice = Dice::new(&seed);
            let mut heard = Heard::new();
            for moment in 0.. {
                for viewer in Viewer::all(table.players).filter(|_| moment % of == number % of) {
                    let events: Vec<G::Event> = heard.by(viewer).cloned().collect();
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

/// All that is drawn and can be touched, but for the places of the players.
pub(crate) fn html(drawing: &Drawing) -> String {
    let mut html: String = drawing.parts.iter().map(|part| part.1.as_str()).collect();
    html.extend(drawing.question.amounts.iter().map(|gold| format!("data-touch=\"g-{gold}\"")));
    html.extend(drawing.question.buttons.iter().map(|(id, _)| format!("data-touch=\"{id}\"")));
    html.extend(
        drawing.sides.iter().filter_map(|side| side.more.0.clone()).map(maud::PreEscaped::into_string),
    );
    html.extend(drawing.readings.iter().map(|reading| reading.page.clone().into_string()));
    html.extend(drawing.question.outlooks.iter().map(|(_, outlook)| outlook.clone().into_string()));
    html
}

pub(crate) fn every_move_can_be_touched_and_no_two_alike<G: Draws + Lawful>(games: u32, of: u32)
where
    G::Brought: Default + Clone,
{
    play::<G>(games, of, |game, _, viewer| {
        let Some(seat) = viewer.seat() else { return };
        let names = names(game.players());
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        let view = game.view(viewer);
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        assert_eq!(moves.is_empty(), !G::asked(&view).contains(seat), "who is asked may choose");
        let html = html(&G::draw(&view, &scene));
        let mut touched: HashMap<BTreeSet<String>, G::Move> = HashMap::new();
        for mv in moves {
            let touch = G::touches(mv);
            for id in &touch {
                let there = id.starts_with("seat-") || html.contains(&format!("data-touch=\"{id}\""));
                assert!(there, "{id} is nowhere to be touched for {mv}");
            }
            let other = touched.insert(touch.into_iter().collect(), mv);
            assert!(other.is_none(), "{mv} is touched like another move");
            assert!(!G::label(&view, mv, &scene).is_empty());
        }
    });
}

pub(crate) fn every_moment_is_drawn_without_a_hole<G: Draws + Lawful>(games: u32, of: u32)
where
    G::Brought: Default + Clone,
{
    let mut number = 0;
    play::<G>(games, of, |game, events, viewer| {
        number += 1;
        let names = names(game.players());
        let scene = Scene { lang: Lang::ALL[number % 3], viewer, names: &names };
        let view = game.view(viewer);
        let drawing = G::draw(&view, &scene);
        let mut plain = vec![drawing.question.words.clone()];
        plain.extend(drawing.sides.iter().map(|side| side.note.clone()));
        plain.extend(drawing.question.hint.iter().map(|hint| hint.words.clone()));
        plain.extend(drawing.question.buttons.iter().map(|(_, words)| words.clone()));
        let mut said = vec![html(&drawing)];
        let lines = events.iter().map(|event| web::line::<G>(&view, event, &scene));
        said.extend(lines.flat_map(|line| [line.html, line.booked]));
        said.extend(G::drama(&view, &[], events, &scene).into_iter().map(|act| act.look.into_string()));
        let mut trail = Drawing::default();
        G::trail(&view, events, &scene, &mut trail);
        said.push(html(&trail));
        for words in &said {
            assert!(!words.contains("Player <"), "a name wasn't made harmless: {words}");
        }
        for words in plain.iter().chain(&said) {
            let word = |letter: char| letter.is_alphanumeric() || letter == '-';
            let unsaid = words.split(|letter| !word(letter)).any(|word| word.starts_with("ask-"));
            assert!(!words.contains("{$") && !words.contains("{ $") && !unsaid, "{words}");
        }
    });
}

pub(crate) fn no_element_is_there_twice_and_nothing_breaks_the_policy<G: Draws + Lawful>(games: u32, of: u32)
where
    G::Brought: Default + Clone,
{
    play::<G>(games, of, |game, _, viewer| {
        let names = names(game.players());
        let drawing = G::draw(&game.view(viewer), &Scene { lang: Lang::De, viewer, names: &names });
        let mut seen = BTreeSet::new();
        for part in &drawing.parts {
            let text = &part.1;
            assert!(!text.contains(" style=") && !text.contains("<style") && !text.contains(" onclick"));
            assert!(text.contains(&format!("id=\"{}\"", part.0)), "{} isn't what it replaces", part.0);
            for id in text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                // The board holds empty places for the parts that come after it, and for the trail.
                let place = id == "trail" || drawing.parts.iter().any(|other| other.0 == id);
                assert!(place || seen.insert(id.to_owned()), "{id} is there twice");
            }
        }
    });
}

pub(crate) fn what_is_drawn_is_the_same_in_every_game_that_one_could_be_in<G: Draws + Lawful>(
    games: u32,
    of: u32,
) where
    G::Brought: Default + Clone,
{
    let mut dice = Dice::new(&Seed::from_text("another"));
    play::<G>(games, of, |game, _, viewer| {
        let names = names(game.players());
        let scene = Scene { lang: Lang::En, viewer, names: &names };
        let other = G::imagine(&game.view(viewer), &mut dice).unwrap();
        let [one, two] = [game, &other].map(|game| html(&G::draw(&game.view(viewer), &scene)));
        assert_eq!(one, two);
        let [one, two] = [game, &other].map(|game| G::asked(&game.view(viewer)));
        assert_eq!(one, two);
    });
}
