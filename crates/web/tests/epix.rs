//! Epix on the page: whatever may be chosen can be touched, and what is drawn tells no more than the view.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod kit;

use epix::{Epix, Options, Rules, YesNo};
use kit::{html, names, play};
use table::{Game, Lang, Seat, Seed};
use web::{Draws, Scene};

#[test]
fn every_move_can_be_touched_and_no_two_alike() {
    kit::every_move_can_be_touched_and_no_two_alike::<Epix>(2, 1);
}

#[test]
fn every_moment_is_drawn_in_every_language_without_a_hole() {
    kit::every_moment_is_drawn_without_a_hole::<Epix>(3, 1);
}

#[test]
fn no_element_is_there_twice_and_nothing_breaks_the_policy() {
    kit::no_element_is_there_twice_and_nothing_breaks_the_policy::<Epix>(1, 2);
}

#[test]
fn what_is_drawn_is_the_same_in_every_game_that_one_could_be_in() {
    kit::what_is_drawn_is_the_same_in_every_game_that_one_could_be_in::<Epix>(1, 2);
}

#[test]
fn a_secret_is_drawn_for_its_owner_only() {
    // What is drawn is made of the view alone, and views of all who don't know a secret are equal whatever it is.
    play::<Epix>(1, 2, |game, _, viewer| {
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
