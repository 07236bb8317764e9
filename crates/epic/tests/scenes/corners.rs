//! Corners that a second reading of the rules found.

use crate::scene::*;
use epic::*;

#[test]
fn an_imposter_of_an_imposter_is_no_endless_loop() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).hand(0, &["Imposter", "Imposter"]);
    t.play("Imposter").resolve_all().play("Imposter").resolve_all();
    assert_eq!((t.outcome(), t.count(0, "Imposter"), t.numbers("Imposter")), (None, 2, (0, 1)));
}

#[test]
fn what_is_instantaneous_looks_at_its_target_after_the_unveiling() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Assassin"]);
    t.down(1, "Winter Fairy");
    let assassin = t.id("Dark Assassin");
    t.mv(Move::Use(assassin, 0)).pick("?").resolve_all();
    assert!(t.in_play("Winter Fairy"), "she turned out to be untargetable");
    let mut t = Scene::new(2);
    t.board(0, &["Dark Assassin"]);
    t.down(1, "Wood Nymph");
    let assassin = t.id("Dark Assassin");
    t.mv(Move::Use(assassin, 0)).pick("?").resolve_all();
    while t.query() == Some(Query::Order) {
        t.pick("Wood Nymph");
    }
    t.resolve_all();
    assert_eq!((t.buried(1, "Wood Nymph"), t.held(1)), (true, 4), "unveiled, and targeted by another");
}

#[test]
fn hunting_isnt_attacking_you_even_if_others_block() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).board(0, &["Tracker"]).board(1, &["Hulk", "Muse"]).hand(1, &["Distraction"]);
    let prey = t.id("Hulk");
    t.group(&["Tracker"]).mv(Move::Hunt(prey)).block(&["Muse"]);
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Distraction"))), "epic/target/needed");
}

#[test]
fn the_prey_counts_as_a_blocker() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).board(0, &["Tracker"]).board(1, &["Dark Knight"]);
    let prey = t.id("Dark Knight");
    t.group(&["Tracker"]).mv(Move::Hunt(prey)).until(Phase::AfterBlock).resolve_all();
    assert_eq!(t.numbers("Dark Knight"), (8, 4));
    t.fight();
    assert!(t.buried(0, "Tracker") && t.buried(1, "Dark Knight"));
}

#[test]
fn a_demoralized_nymph_draws_nothing() {
    let mut t = Scene::new(2);
    t.board(1, &["Wood Nymph"]).hand(0, &["Deathblow"]);
    t.game.open.bodies[0].demoralized = true;
    t.play("Deathblow").resolve_all();
    assert_eq!((t.buried(1, "Wood Nymph"), t.held(1)), (true, 0));
}

#[test]
fn what_cant_be_broken_doesnt_pay_face_down_either() {
    let mut t = Scene::new(2);
    t.board(0, &["Sacrificial Altar", "Mask of the Many"]);
    t.game.open.masked = true;
    t.down(0, "Bruiser");
    let altar = t.id("Sacrificial Altar");
    assert_eq!(t.refused(0, Move::Use(altar, 0)), "epic/play/price");
}

#[test]
fn nobody_picks_what_cant_be_broken_to_be_broken() {
    let mut t = Scene::new(2);
    t.hand(0, &["Unquenchable Thirst"]).hand(1, &["Blast", "No"]).board(1, &["Bruiser", "Archangel"]);
    t.play("Unquenchable Thirst").at(1).resolve_all();
    assert_eq!(t.moves(), [Move::Mode(0)]);
}

#[test]
fn an_echo_wasnt_played_so_the_ring_of_will_doesnt_keep_it_from_being_stopped() {
    let mut t = Scene::new(2);
    t.active(1).step(Step::End).board(0, &["Ring of Will"]).pile(0, &["Echoes of Despair"]);
    t.hand(1, &["No", "Blast"]).next_turn();
    t.resolve_all().mv(Move::Yes).at(1).mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.held(1), t.buried(0, "Echoes of Despair")), (1, true), "the echo was stopped");
}

#[test]
fn an_imposter_of_a_doppelganger_goes_on_changing() {
    let mut t = Scene::new(2);
    t.hand(0, &["Imposter"]).board(1, &["Doppelganger", "Hulk", "Tracker"]);
    t.play("Imposter").resolve_all().pick("Doppelganger");
    let id = t.game.open.bodies.last().unwrap().id;
    t.mv(Move::Use(id, 0)).pick("Hulk").resolve_all();
    assert_eq!(t.count(0, "Hulk"), 1);
    assert!(t.allows(Move::Use(id, 2)), "after Hulk's two, Doppelganger's");
}

#[test]
fn what_came_into_play_and_went_at_once_still_came() {
    let mut t = Scene::new(2);
    t.hand(0, &["Army of the Apocalypse"]).pile(0, &["Angel of Death", "Tracker"]);
    t.play("Army of the Apocalypse").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.in_play("Angel of Death"), t.buried(0, "Tracker")), (true, true));
    assert_eq!(t.held(0), 1, "Tracker came into play, so a card is drawn");
}

#[test]
fn only_what_is_prepared_is_expended() {
    let mut t = Scene::new(2);
    t.board(0, &["Willsapper"]).board(1, &["Hulk"]).lay("Hulk", Position::Flipped);
    t.activate("Willsapper", 0).pick("Hulk").resolve_all();
    assert_eq!(t.position("Hulk"), Position::Flipped);
}

#[test]
fn what_works_from_the_pile_has_to_be_there_as_it_resolves() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hive"]).pile(0, &["Aftershock"]).hand(1, &["Forget the Past"]).active(0);
    t.play("Hive").at(1);
    let ids = t.game.open.piles[0].iter().map(|dead| dead.id).collect::<Vec<Id>>();
    t.game.open.piles[0].clear();
    assert_eq!(ids.len(), 1);
    t.resolve();
    assert_eq!((t.mojo(1), t.query()), (30, Some(Query::Priority)), "Aftershock is gone");
}

#[test]
fn whoever_leaves_leaves_what_he_had_of_others_to_them() {
    let mut t = Scene::new(3);
    t.set_actions(0, 2).set_mojo(1, 5);
    let id = t.down(2, "Medusa");
    t.game.open.bodies.iter_mut().find(|body| body.id == id).unwrap().lasting = seat(1);
    t.board(2, &["Hulk"]).board(1, &["Tracker"]).hand(0, &["Blast"]);
    let hulk = t.id("Hulk");
    t.game.open.bodies.iter_mut().find(|body| body.id == hulk).unwrap().lasting = seat(1);
    t.play("Blast").at(1).resolve_all();
    assert_eq!((t.game.open.alive.len(), t.controller("Hulk"), t.in_play("Tracker")), (2, 2, false));
    let own = &t.game.cards[2][DOWN];
    assert!(own.cards()[0].is_known_to(seat(2).into()), "he may look at what is his again");
}
