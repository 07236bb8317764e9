//! Ephios on the page: whatever may be chosen can be touched, and what is drawn tells no more than the view.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod kit;

use ephios::{Alliance, Card, Ephios, Mode, Move, Options, Phase, Way};
use kit::{names, play};
use std::collections::BTreeSet;
use table::{Game, Heard, Lang, Seed};
use web::{Draws, Scene};

#[test]
fn every_move_can_be_touched_and_no_two_alike() {
    kit::every_move_can_be_touched_and_no_two_alike::<Ephios>(2, 4);
}

#[test]
fn every_moment_is_drawn_in_every_language_without_a_hole() {
    kit::every_moment_is_drawn_without_a_hole::<Ephios>(1, 4);
}

#[test]
fn no_element_is_there_twice_and_nothing_breaks_the_policy() {
    kit::no_element_is_there_twice_and_nothing_breaks_the_policy::<Ephios>(1, 4);
}

#[test]
fn what_is_drawn_is_the_same_in_every_game_that_one_could_be_in() {
    kit::what_is_drawn_is_the_same_in_every_game_that_one_could_be_in::<Ephios>(1, 4);
}

#[test]
fn nobody_sees_who_still_thinks_about_a_reaction() {
    play::<Ephios>(2, 4, |game, _, viewer| {
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
    play::<Ephios>(2, 4, |game, _, viewer| {
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
