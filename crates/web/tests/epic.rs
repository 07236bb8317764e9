//! Epic on the page: whatever may be chosen can be touched, and what is drawn tells no more than the view.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod kit;

use epic::{Deck, Epic, Format, Move, Options, Phase, Query};
use kit::{html, names, play};
use std::collections::BTreeSet;
use table::{Dice, Game, Lang, Seat, Seed, Status, Viewer};
use web::{Draws, Scene};

#[test]
fn every_move_can_be_touched_and_no_two_alike() {
    kit::every_move_can_be_touched_and_no_two_alike::<Epic>(1, 7);
}

#[test]
fn every_moment_is_drawn_in_every_language_without_a_hole() {
    kit::every_moment_is_drawn_without_a_hole::<Epic>(1, 11);
}

#[test]
fn no_element_is_there_twice_and_nothing_breaks_the_policy() {
    kit::no_element_is_there_twice_and_nothing_breaks_the_policy::<Epic>(1, 11);
}

#[test]
fn what_is_drawn_is_the_same_in_every_game_that_one_could_be_in() {
    kit::what_is_drawn_is_the_same_in_every_game_that_one_could_be_in::<Epic>(1, 11);
}

/// A game that has gone on for so many moves.
fn after(format: Format, seed: &str, moves: usize, mut look: impl FnMut(&Epic, Seat)) {
    let mut game =
        Epic::start(&Options { format }, &[Deck::default(), Deck::default()], &Seed::from_text(seed))
            .unwrap();
    let mut dice = Dice::new(&Seed::from_text(seed));
    for _ in 0..moves {
        let Status::Waiting(seats) = game.status() else { return };
        let seat = seats.iter().next().unwrap();
        look(&game, seat);
        let mut all = Vec::new();
        game.moves(seat, &mut all);
        game.play(seat, dice.pick(&all).unwrap(), &mut ()).unwrap();
    }
}

#[test]
fn what_is_touched_in_vain_is_explained() {
    let mut found = BTreeSet::new();
    for number in 0..30 {
        after(Format::Sealed, &format!("why {number}"), 250, |game, seat| {
            let view = game.view(seat.into());
            let mut why = |touched: &[String]| {
                let meant = Epic::meant(&view, seat, touched);
                found.extend(
                    meant.into_iter().find_map(|mv| game.check(seat, mv).err()).map(|refusal| refusal.rule()),
                );
            };
            for card in game.hand(seat) {
                why(&[format!("h-{card}")]);
                why(&[format!("h-{card}"), "b-veil".into()]);
            }
            for body in &game.open.bodies {
                why(&[format!("t-{}", body.id)]);
                why(&["h-tracker".into(), format!("t-{}", body.id)]);
            }
            why(&["b-done".into()]);
            why(&["nonsense".into(), "h-".into(), "t-x".into()]);
            Seat::all(2).for_each(|seat| why(&[format!("seat-{seat}")]));
        });
    }
    let rules = [
        "epic/attack/prepared",
        "epic/block/able",
        "epic/hunt/all",
        "epic/line/step-end",
        "epic/play/action",
        "epic/play/announce",
        "epic/play/speed",
        "epic/target/legal",
        "epic/target/needed",
        "epic/use/prepared",
        "epic/veil/when",
    ];
    for rule in rules {
        assert!(found.contains(rule), "{rule} is never told; {found:?} are");
    }
}

#[test]
fn all_that_is_in_play_is_drawn_whatever_becomes_of_a_battle() {
    const STANDS: &str = "Blocked, though nobody is in the way any more.";
    let names = names(2);
    let (mut battles, mut stands) = (0, 0);
    for number in 0..40 {
        after(Format::Sealed, &format!("battle {number}"), 300, |game, _| {
            let Some(battle) = game.open.battle.as_ref().filter(|battle| battle.defender.is_some()) else {
                return;
            };
            let drawn = |attackers: bool, others: bool| {
                let mut game = game.clone();
                let left = game.open.battle.as_mut().unwrap();
                if !attackers {
                    left.attackers.clear();
                }
                if !others {
                    left.blockers.clear();
                    left.prey = None;
                }
                let viewer = Viewer::Spectator;
                let drawn =
                    html(&Epic::draw(&game.view(viewer), &Scene { lang: Lang::En, viewer, names: &names }));
                for body in &game.open.bodies {
                    let lies = drawn.matches(&format!("id=\"t-{}\"", body.id)).count();
                    assert_eq!(lies, 1, "{body:?} in {battle:?}");
                }
                drawn
            };
            drawn(true, true);
            drawn(false, true);
            let alone = drawn(true, false);
            // Blocked is blocked, and whoever hunts attacks no player.
            let over = !matches!(game.open.phase, Phase::AfterAttack | Phase::Block);
            if !battle.attackers.is_empty() {
                assert_eq!(alone.contains(STANDS), battle.blocked && over, "{battle:?}");
                let aims = alone.contains("class=\"group attackers s0\" data-aims")
                    || alone.contains("class=\"group attackers s1\" data-aims");
                assert_eq!(aims, !battle.blocked && !battle.hunt, "{battle:?}");
                assert_eq!(alone.contains(" hunts a champion of "), battle.hunt);
                stands += u32::from(battle.blocked && over);
            }
            battles += 1;
        });
    }
    assert!(battles > 200 && stands > 10, "{battles} battles, {stands} times nobody stood there any more");
}

#[test]
fn the_line_tells_what_each_thing_on_it_is_aimed_at() {
    let mut aimed = 0;
    play::<Epic>(1, 9, |game, _, viewer| {
        let names = names(game.players());
        let drawn = html(&Epic::draw(&game.view(viewer), &Scene { lang: Lang::En, viewer, names: &names }));
        for item in &game.open.line {
            assert!(drawn.contains(&format!("id=\"t-{}\"", item.id)), "something on the line can't be seen");
            for aim in &item.aims {
                let id = match aim.at {
                    epic::Ref::Thing(id) => format!("t-{id}"),
                    epic::Ref::Player(seat) => format!("seat-{seat}"),
                };
                let told = drawn.split("data-aims=\"").skip(1).filter_map(|rest| rest.split('"').next());
                assert!(told.flat_map(|ids| ids.split(' ')).any(|other| other == id), "{id} isn't aimed at");
                aimed += 1;
            }
        }
    });
    assert!(aimed > 20, "only {aimed} targets were looked at");
}

#[test]
fn nobody_sees_what_lies_face_down_but_whoever_laid_it() {
    let mut seen = 0;
    play::<Epic>(2, 5, |game, _, viewer| {
        let names = names(game.players());
        for body in game.open.bodies.iter().filter(|body| body.is_down()) {
            let card = game.true_face(body).and_then(epic::Face::card).unwrap();
            let drawn = Epic::draw(&game.view(viewer), &Scene { lang: Lang::En, viewer, names: &names });
            let id = format!("id=\"t-{}\"", body.id);
            let tile = html(&drawn);
            let tile = tile.split("<button").find(|tile| tile.contains(&id)).unwrap();
            let knows = game.view(viewer).under_veil(body.owner, body.id).is_some();
            assert_eq!(tile.contains(card.name()), knows, "{tile}");
            assert!(knows || viewer != Viewer::Seat(body.controller()) || body.owner != body.controller());
            seen += 1;
        }
    });
    assert!(seen > 20, "only {seen} were looked at");
}

#[test]
fn every_choice_among_modes_ways_and_prices_is_told_in_words() {
    let mut told = BTreeSet::new();
    for number in 0..60 {
        after(Format::Sealed, &format!("modes {number}"), 300, |game, seat| {
            let Some(ask) = game.open.ask else { return };
            if !matches!(ask.query, Query::Mode | Query::Way | Query::Pay) {
                return;
            }
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let names = names(2);
            let scene = Scene { lang: Lang::En, viewer: seat.into(), names: &names };
            for mv in moves.into_iter().filter(|mv| matches!(mv, Move::Mode(_))) {
                let label = Epic::label(&game.view(seat.into()), mv, &scene);
                assert!(
                    !label.starts_with("Choice"),
                    "a choice has no words: {mv} of {:?}",
                    game.open.frame().and_then(|frame| frame.item.card())
                );
                told.insert(label);
            }
        });
    }
    assert!(told.len() > 20, "{told:?}");
}

#[test]
fn who_may_pay_reads_what() {
    let mut paid = BTreeSet::new();
    for number in 0..60 {
        after(Format::Sealed, &format!("pays {number}"), 300, |game, seat| {
            let names = names(2);
            let scene = Scene { lang: Lang::En, viewer: seat.into(), names: &names };
            let Some(price) = game.open.price_asked(Lang::En) else { return };
            let view = game.view(seat.into());
            assert_eq!(game.open.ask.map(|ask| ask.query), Some(Query::May));
            assert_eq!(Epic::label(&view, Move::Yes, &scene), price);
            assert_eq!(Epic::label(&view, Move::No, &scene), "Don’t pay");
            assert!(Epic::draw(&view, &scene).question.words.ends_with(": do you pay?"));
            paid.insert(price);
        });
    }
    assert!(paid.contains("Pay an action.") && paid.len() > 4, "{paid:?}");
}

#[test]
fn whom_damage_is_asked_about_is_pointed_at_for_whoever_is_asked() {
    let mut asked = 0;
    for number in 0..60 {
        after(Format::Sealed, &format!("blows {number}"), 400, |game, seat| {
            let Some(ask) = game.open.ask.filter(|ask| ask.query == Query::Strike) else { return };
            let (by, _, against) = game.striking().unwrap();
            let said = format!("data-aims=\"t-{}\" data-aims-by=\"t-{by}\"", against[0]);
            let names = names(2);
            for viewer in Viewer::all(2) {
                let drawn =
                    html(&Epic::draw(&game.view(viewer), &Scene { lang: Lang::En, viewer, names: &names }));
                assert_eq!(drawn.contains(&said), viewer == Viewer::Seat(ask.seat));
            }
            assert_eq!(ask.seat, seat);
            asked += 1;
        });
    }
    assert!(asked > 10, "only {asked} blows were asked about");
}

#[test]
fn what_triggers_together_is_called_by_its_name() {
    let mut asked = 0;
    for number in 0..80 {
        after(Format::Sealed, &format!("together {number}"), 400, |game, seat| {
            if game.open.ask.is_none_or(|ask| ask.query != Query::Order) {
                return;
            }
            let (mut moves, names) = (Vec::new(), names(2));
            game.moves(seat, &mut moves);
            let scene = Scene { lang: Lang::En, viewer: seat.into(), names: &names };
            for item in game.open.waiting.iter().filter(|item| item.controller == seat) {
                let Some(mv) = moves.iter().find(|mv| **mv == Move::Pick(item.id)) else { continue };
                let Some(epic::Face::Card(card)) = item.source.face else { continue };
                let label = Epic::label(&game.view(seat.into()), *mv, &scene);
                assert!(label.contains(card.name()), "{label}");
                asked += 1;
            }
        });
    }
    assert!(asked > 10, "only {asked} were asked about");
}

#[test]
fn whoever_plays_sealed_opens_his_boosters_and_looks_through_his_deck() {
    let mut read = 0;
    after(Format::Sealed, "boosters", 200, |game, seat| {
        let names = names(2);
        for viewer in Viewer::all(2) {
            let view = game.view(viewer);
            let drawn = Epic::draw(&view, &Scene { lang: Lang::En, viewer, names: &names });
            let pages = |key: &str| drawn.readings.iter().filter(|page| page.key.starts_with(key)).count();
            let opens = viewer.seat().is_some() && matches!(game.open.phase, Phase::Mulligan(_));
            assert_eq!(pages("boosters-"), usize::from(opens));
            assert_eq!(pages("deck-"), usize::from(viewer.seat().is_some()), "a deck is its owner's");
        }
        // What he sees nowhere is in the deck, unless somebody else hides it.
        let view = game.view(seat.into());
        let mut left = view.unseen();
        assert!(left.len() >= view.deck(seat), "{left:?}");
        if matches!(game.open.phase, Phase::Mulligan(0)) {
            left.extend(game.hand(seat));
            let mut own = view.own.clone();
            left.sort();
            own.sort();
            assert_eq!(left, own);
        }
        read += 1;
    });
    assert!(read > 100, "the game was too short");
}
