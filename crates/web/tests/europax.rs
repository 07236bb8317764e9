//! Europax on the page: whatever may be chosen can be touched, what is drawn tells no more than the view, and what a card
//! promises comes true.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod kit;

use europax::{Country, Demand, Europax, Event, Move, PURSE, Phase};
use kit::{names, play};
use std::collections::{BTreeSet, HashMap};
use table::{Dice, Game, Heard, Lang, Seat, Seed, Status, Viewer, laws::Lawful};
use web::{Draws, Scene};

#[test]
fn every_move_can_be_touched_and_no_two_alike() {
    kit::every_move_can_be_touched_and_no_two_alike::<Europax>(1, 4);
}

#[test]
fn every_moment_is_drawn_in_every_language_without_a_hole() {
    kit::every_moment_is_drawn_without_a_hole::<Europax>(1, 4);
}

#[test]
fn no_element_is_there_twice_and_nothing_breaks_the_policy() {
    kit::no_element_is_there_twice_and_nothing_breaks_the_policy::<Europax>(1, 8);
}

#[test]
fn what_is_drawn_is_the_same_in_every_game_that_one_could_be_in() {
    kit::what_is_drawn_is_the_same_in_every_game_that_one_could_be_in::<Europax>(1, 8);
}

#[test]
fn whoever_lays_a_card_sees_first_what_comes_of_it() {
    play::<Europax>(1, 4, |game, _, viewer| {
        let view = game.view(viewer);
        let names = names(game.players());
        let question = Europax::draw(&view, &Scene { lang: Lang::En, viewer, names: &names }).question;
        let mine = viewer.seat().is_some() && game.open.asked() == viewer.seat();
        let touched: BTreeSet<String> = question.outlooks.iter().map(|(id, _)| id.clone()).collect();
        let expected: BTreeSet<String> = match game.open.phase {
            Phase::Lay(country) if mine => {
                let cards = game.open.boards[country].hand.iter().filter_map(Demand::new);
                cards.flat_map(|card| Europax::touches(Move::Lay(card))).collect()
            }
            _ => BTreeSet::new(),
        };
        assert_eq!(touched, expected);
    });
}

#[test]
fn what_is_touched_in_vain_is_explained() {
    let mut found = BTreeSet::new();
    play::<Europax>(1, 1, |game, _, viewer| {
        let Some(seat) = viewer.seat().filter(|seat| game.open.asked() == Some(*seat)) else { return };
        let view = game.view(viewer);
        let why = |touched: &str| {
            let meant = Europax::meant(&view, seat, &[touched.to_owned()]);
            meant.into_iter().find_map(|mv| game.check(seat, mv).err()).map(|refusal| refusal.rule())
        };
        found.extend(Demand::all().filter_map(|card| why(&format!("d-{}", card.number()))));
        found.extend(Country::ALL.iter().filter_map(|country| why(&format!("c-{country}"))));
        assert_eq!(why("d-57"), None);
        assert_eq!(why("c-spain"), None);
    });
    let rules = [
        "europax/demand/choice",
        "europax/demand/seller",
        "europax/setup/countries",
        "europax/setup/seats",
        "europax/setup/taken",
        "europax/turn/hand",
        "europax/unforeseen/urgent",
    ];
    assert_eq!(found, BTreeSet::from(rules));
}

/// Plays a game at random and shows every moment with what was told, and what was told of the same card before.
fn follow(players: usize, number: u32, mut look: impl FnMut(&Europax, &Europax, &[Event], &[Event])) {
    let tables = Europax::tables();
    let at_these: Vec<_> = tables.iter().filter(|table| table.players == players).collect();
    let table = at_these[number as usize % at_these.len()];
    let seed = Seed::from_text(&format!("follow {players} {number}"));
    let mut game = Europax::start(&table.options, &vec![(); players], &seed).unwrap();
    let mut dice = Dice::new(&seed);
    let mut before: Vec<Event> = Vec::new();
    while let Status::Waiting(seats) = game.status() {
        let seat = seats.iter().next().unwrap();
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let was = game.clone();
        let mut heard = Heard::new();
        game.play(seat, dice.pick(&moves).unwrap(), &mut heard).unwrap();
        let events: Vec<Event> = heard.by(Viewer::Spectator).copied().collect();
        if events.iter().any(|event| Europax::story(event).chapter) {
            before.clear();
        }
        look(&was, &game, &before, &events);
        before.extend(events);
    }
}

/// A number as a page in English has it.
fn read(text: &str) -> i32 {
    text.replace(',', "").replace('−', "-").parse().unwrap()
}

#[test]
fn scenes_lead_from_what_the_board_showed_to_what_it_shows() {
    let mut scenes = 0;
    for players in 2..=6 {
        for number in 0..4 {
            follow(players, number, |was, game, before, events| {
                if matches!(was.open.phase, Phase::Choose(_)) {
                    return;
                }
                let names = names(players);
                // Of six one keeps the bank, and counts its money in front of him.
                let banker = Seat::all(players).find(|seat| was.open.countries(*seat).next().is_none());
                let viewer = banker.map_or(Viewer::Spectator, Viewer::Seat);
                let scene = Scene { lang: Lang::En, viewer, names: &names };
                let mut shown: HashMap<String, i32> = HashMap::new();
                for country in was.open.present() {
                    let board = &was.open.boards[country];
                    shown.insert(format!("m-{country}"), board.money);
                    for (product, count) in board.stock.iter() {
                        shown.insert(format!("k-{country}-{product}"), i32::from(*count));
                    }
                }
                let counts = |game: &Europax| {
                    let scores = game.open.scores();
                    let wealth = (0..).zip(scores.iter().copied());
                    let mut counts: HashMap<String, i32> =
                        wealth.map(|(seat, wealth)| (format!("w-{seat}"), wealth)).collect();
                    counts.insert("bank-money".into(), game.open.bank.max(0));
                    if banker.is_some() {
                        counts.insert("hm-bank".into(), game.open.bank.max(0));
                    }
                    counts
                };
                shown.extend(counts(was));
                for act in Europax::drama(&game.view(viewer), before, events, &scene) {
                    scenes += 1;
                    assert!((500..4_000).contains(&act.ms));
                    assert!(act.lights.iter().all(|id| id.starts_with("c-")));
                    // Whoever's purse or stock changes stands in the light.
                    let boards =
                        act.numbers.iter().filter(|(id, _)| id.starts_with("m-") || id.starts_with("k-"));
                    let changed = boards.filter_map(|(id, _)| id.split('-').nth(1));
                    assert!(changed.map(|country| format!("c-{country}")).all(|id| act.lights.contains(&id)));
                    let once: BTreeSet<&String> = act.numbers.iter().map(|(id, _)| id).collect();
                    assert_eq!(once.len(), act.numbers.len(), "something is counted twice in one scene");
                    for (id, text) in act.numbers {
                        let known = shown.insert(id.clone(), read(&text));
                        assert!(id.starts_with("w-") || read(&text) >= 0, "{id} is {text}");
                        assert!(known.is_some(), "{id} isn't on the board");
                    }
                }
                for (id, count) in counts(game) {
                    assert_eq!(shown[&id], count, "{id} after {events:?}");
                }
                for country in game.open.present() {
                    let board = &game.open.boards[country];
                    assert_eq!(shown[&format!("m-{country}")], board.money, "{country} after {events:?}");
                    for (product, count) in board.stock.iter() {
                        assert_eq!(shown[&format!("k-{country}-{product}")], i32::from(*count));
                    }
                }
            });
        }
    }
    assert!(scenes > 2_000, "only {scenes} scenes were looked at");
}

/// What stands in an attribute of a row of the books.
fn attribute(row: &str, name: &str) -> String {
    row.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[test]
fn the_books_come_to_what_everybody_counts() {
    for players in 2..=6 {
        for number in 0..4 {
            let mut books: HashMap<String, i32> = HashMap::new();
            let mut last = None;
            follow(players, number, |_, game, _, events| {
                let names = names(players);
                let scene = Scene { lang: Lang::En, viewer: Viewer::Spectator, names: &names };
                let view = game.view(Viewer::Spectator);
                for row in events.iter().filter_map(|event| Europax::booked(&view, event, &scene)) {
                    let row = row.into_string();
                    let sum = attribute(&row, "data-sum").parse::<i32>().unwrap();
                    *books.entry(attribute(&row, "data-from")).or_default() -= sum;
                    *books.entry(attribute(&row, "data-to")).or_default() += sum;
                }
                let dealt = !matches!(game.open.phase, Phase::Choose(_));
                for country in game.open.present().iter().filter(|_| dealt) {
                    let has = PURSE + books.get(country.key()).copied().unwrap_or_default();
                    let over = matches!(game.open.phase, Phase::Over(_));
                    let counts =
                        if over { game.open.wealth(country) } else { game.open.boards[country].money };
                    assert_eq!(has, counts, "{country}");
                }
                last = Some(game.clone());
            });
            assert!(matches!(last.unwrap().open.phase, Phase::Over(_)));
        }
    }
}

#[test]
fn whoever_draws_a_card_reads_it_and_others_may() {
    let (mut own, mut others) = (0, 0);
    follow(3, 0, |_, game, before, events| {
        let mut told = before.to_vec();
        told.extend_from_slice(events);
        let begins = told.iter().rposition(|event| Europax::story(event).chapter).unwrap_or(0);
        let drew = told[begins..].iter().find_map(|event| match event {
            Event::Drew { country, .. } => Some(country.0),
            _ => None,
        });
        for seat in Seat::all(3) {
            let names = names(3);
            let viewer = Viewer::Seat(seat);
            let mut drawing = web::Drawing::default();
            let scene = Scene { lang: Lang::En, viewer, names: &names };
            Europax::trail(&game.view(viewer), &told[begins..], &scene, &mut drawing);
            let quiet: Vec<bool> = drawing.readings.iter().map(|reading| reading.quiet).collect();
            match drew {
                None => assert_eq!(quiet, Vec::<bool>::new()),
                Some(country) if game.open.boards[country].owner == Some(seat) => {
                    own += 1;
                    assert_eq!(quiet, [false]);
                }
                Some(_) => {
                    others += 1;
                    assert_eq!(quiet, [true]);
                }
            }
        }
    });
    assert!(own > 5 && others > 10, "{own} and {others} cards were looked at");
}
