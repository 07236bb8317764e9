//! More of what judges argue about: prey that is gone, breaking together, cards that answer cards.

use crate::scene::*;
use epic::*;

fn before(mine: &[&str], other: &[&str]) -> Scene {
    let mut t = Scene::new(2);
    t.board(0, mine).board(1, other).step(Step::PreBattle);
    t
}

#[test]
fn prey_that_is_gone_before_blocks_saves_its_player_from_damage() {
    let mut t = before(&["Tracker"], &["Elven Chariot"]);
    let prey = t.id("Elven Chariot");
    t.hand(1, &["Return Home"]).group(&["Tracker"]).mv(Move::Hunt(prey)).mv(Move::Pass).play("Return Home");
    t.pick("Elven Chariot").resolve_all().fight();
    assert_eq!((t.mojo(1), t.damage("Tracker"), t.position("Tracker")), (30, 0, Position::Expended));
}

#[test]
fn prey_that_is_gone_after_blocks_leaves_the_hunt_without_damage() {
    let mut t = before(&["Tracker"], &["Elven Chariot"]);
    let prey = t.id("Elven Chariot");
    t.hand(1, &["Return Home"]).group(&["Tracker"]).mv(Move::Hunt(prey)).until(Phase::AfterBlock);
    t.mv(Move::Pass).play("Return Home").pick("Elven Chariot").resolve_all().fight();
    assert_eq!((t.mojo(1), t.holds(1, "Elven Chariot")), (30, true));
}

#[test]
fn face_down_prey_may_turn_out_unblockable_and_is_fought_all_the_same() {
    let mut t = before(&["Tracker"], &[]);
    let nymph = t.down(1, "Wood Nymph");
    t.group(&["Tracker"]).mv(Move::Hunt(nymph)).fight();
    assert_eq!((t.buried(1, "Wood Nymph"), t.damage("Tracker"), t.mojo(1)), (true, 2, 30));
}

#[test]
fn breakthrough_hits_with_everything_if_the_blockers_are_gone() {
    let mut t = before(&["Hulk"], &["Tracker"]);
    t.hand(0, &["Begone!"]).attack(&["Hulk"], 1).block(&["Tracker"]).play("Begone!").pick("Tracker");
    assert_eq!(t.resolve_all().fight().mojo(1), 21);
}

#[test]
fn breakthrough_after_range_counts_what_the_blockers_have_left() {
    let mut t = before(&["The Archer", "Hulk"], &["Graft-Steel Bomber"]);
    t.attack(&["The Archer", "Hulk"], 1).block(&["Graft-Steel Bomber"]).fight().mv(Move::Number(2)).fight();
    assert_eq!((t.mojo(1), t.buried(1, "Graft-Steel Bomber")), (22, true), "9 less the 1 that was left");
}

#[test]
fn what_is_face_down_has_no_wings_to_block_with() {
    let mut t = before(&["White Dragon"], &["Pegasus"]);
    let down = t.down(1, "Dark Angel");
    t.attack(&["White Dragon"], 1).until_asked();
    assert_eq!(t.refused(1, Move::Block(down)), "epic/block/able");
    assert!(t.allows(Move::Block(t.id("Pegasus"))));
}

#[test]
fn a_bonus_that_ends_may_break_a_damaged_champion() {
    let mut t = Scene::new(2);
    t.board(1, &["King of the Dead", "Jason"]).hand(0, &["Spontaneous Combustion"]);
    t.play("Spontaneous Combustion").pick("Jason");
    assert_eq!((t.damage("Jason"), t.numbers("Jason")), (6, (7, 7)));
    t.hand(0, &["Caught"]).set_actions(0, 1).play("Caught").mv(Move::Mode(1)).resolve();
    assert_eq!(t.pile_names(1), ["King of the Dead", "Jason"], "without his King he has only 5");
}

#[test]
fn a_defence_bonus_and_damage_end_together() {
    let mut t = Scene::new(2);
    t.board(0, &["Jason"])
        .hand(0, &["Walk it Off", "Spontaneous Combustion"])
        .play("Walk it Off")
        .resolve_all();
    t.play("Spontaneous Combustion").pick("Jason").next_turn();
    assert_eq!((t.in_play("Jason"), t.numbers("Jason"), t.damage("Jason")), (true, (5, 5), 0));
}

#[test]
fn what_breaks_together_sees_each_other_go() {
    for names in [["Soul Catcher", "Jason"], ["Jason", "Soul Catcher"]] {
        let mut t = Scene::new(2);
        t.board(0, &names).hand(0, &["Final Battle"]).set_mojo(0, 20);
        t.play("Final Battle").resolve().mv(Move::Align(Alignment::Evil));
        assert_eq!(t.query(), Some(Query::Order), "Jason's damage and Soul Catcher's Mojo");
        t.pick("Jason").at(1).resolve_all();
        assert_eq!((t.mojo(0), t.mojo(1)), (25, 25));
    }
}

#[test]
fn break_all_unveils_first_and_secret_betrayer_is_gone_before_it() {
    let mut t = Scene::new(2);
    t.board(0, &["Bruiser"]).hand(0, &["Apocalypse"]);
    t.down(1, "Secret Betrayer");
    t.play("Apocalypse").mv(Move::Mode(0)).resolve().pick("Bruiser").resolve_all();
    assert_eq!((t.bottom(1), t.controller("Bruiser"), t.pile_names(1).len()), ("Secret Betrayer", 1, 0));
}

#[test]
fn take_cover_puts_redeeming_angel_into_the_pile_from_play() {
    let mut t = Scene::new(2);
    t.board(0, &["Redeeming Angel"]).pile(0, &["Hulk"]).hand(0, &["Take Cover"]).play("Take Cover");
    assert_eq!(t.query(), Some(Query::Target));
    t.pick("Hulk");
    assert_eq!(t.line(), ["Redeeming Angel"], "not itself");
    assert!(t.resolve_all().in_play("Hulk"));
}

#[test]
fn a_demoralized_puppeteer_leaves_without_a_word() {
    let mut t = Scene::new(2);
    t.hand(0, &["Puppeteer", "Banished"]).pile(0, &["Jason"]).hand(1, &["Broken Spirit"]);
    t.play("Puppeteer").resolve().pick("Jason").mv(Move::Pass).play("Broken Spirit").pick("Puppeteer");
    t.resolve_all().play("Banished").pick("Puppeteer").resolve_all();
    assert!(t.bottom(0) == "Puppeteer" && t.in_play("Jason"));
}

#[test]
fn dreaded_judge_stops_triggers_too_and_what_was_paid_stays_paid() {
    let mut t = Scene::new(2);
    t.hand(0, &["Executioner"]).board(1, &["Dreaded Judge", "Muse"]).board(0, &["Book of Secrets"]);
    t.play("Executioner").resolve().pick("Muse").mv(Move::Pass).activate("Dreaded Judge", 0).mv(Move::Pass);
    assert!(t.in_play("Muse") && t.line().is_empty());
    t.activate("Book of Secrets", 0).mv(Move::Pass).activate("Dreaded Judge", 0);
    assert_eq!((t.held(0), t.position("Book of Secrets")), (0, Position::Expended));
}

#[test]
fn savior_stops_what_says_break_all_but_not_what_says_each() {
    let mut t = Scene::new(2);
    t.hand(0, &["Plague's Embrace", "Apocalypse"]).board(1, &["Savior"]).play("Apocalypse").mv(Move::Mode(1));
    t.mv(Move::Pass).activate("Savior", 0).resolve_all();
    assert!(t.in_play("Savior") && t.buried(0, "Apocalypse") && t.mojo(0) == 25);
    t.play("Plague's Embrace").mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Use(t.id("Savior"), 0)), "epic/target/needed");
}

#[test]
fn compromise_gives_the_action_back_if_one_was_paid_even_if_it_was_optional() {
    let mut t = Scene::new(2);
    t.hand(0, &["Fireball", "Fireball", "Revitalize"]).hand(1, &["Compromise"; 3]).set_actions(0, 2);
    t.play("Revitalize").mv(Move::Pass).play("Compromise").resolve_all();
    assert_eq!((t.actions(0), t.held(0), t.held(1), t.mojo(0)), (2, 3, 3, 30));
    for pays in [Move::Yes, Move::No] {
        t.play("Fireball").mv(pays).at(1).mv(Move::Pass).play("Compromise").resolve_all();
        assert_eq!((t.actions(0), t.mojo(1)), (2, 30));
    }
}

#[test]
fn warped_space_needs_targets_legal_for_the_cards_controller() {
    let mut t = Scene::new(2);
    t.board(0, &["Weapon of Lore", "Tracker", "Muse"]).board(1, &["Hulk"]);
    t.activate("Weapon of Lore", 0).pick("Tracker").hand(1, &["Warped Space"]).mv(Move::Pass);
    t.play("Warped Space").mv(Move::Mode(1));
    assert_eq!((t.query(), t.asked()), (Some(Query::Target), Some(seat(1))));
    assert!(!t.allows(Move::Pick(t.id("Hulk"))), "a champion of the Weapon's controller is asked for");
    t.pick("Muse").resolve_all();
    assert_eq!((t.numbers("Muse"), t.numbers("Tracker")), ((6, 7), (7, 7)));
}

#[test]
fn timeripper_changes_only_the_targets_that_are_timeripper() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lightning Storm"]).board(1, &["Timeripper", "Hulk"]).hand(1, &["Rend"]);
    t.play("Lightning Storm").pick("Timeripper").mv(Move::Number(2)).pick("Hulk").mv(Move::Number(4));
    t.mv(Move::Pass).activate("Timeripper", 0).mv(Move::Yes).at(0).resolve_all();
    assert_eq!((t.mojo(0), t.damage("Hulk"), t.in_play("Timeripper")), (28, 4, true));
}

#[test]
fn mirror_mages_copy_keeps_what_was_paid_and_has_targets_of_its_own() {
    let mut t = Scene::new(2);
    t.hand(0, &["Fireball"]).play("Fireball").mv(Move::Yes).at(0);
    let mage = t.down(1, "Mirror Mage");
    t.mv(Move::Pass).mv(Move::Unveil(mage)).mv(Move::Yes).at(0);
    assert!(t.holds(1, "Mirror Mage") && t.line().len() == 2);
    assert_eq!(t.resolve().mojo(0), 24);
    assert_eq!((t.resolve().mojo(0), t.pile_names(1).len()), (18, 0));
}

#[test]
fn an_imposter_of_a_token_is_imposter_in_the_pile() {
    let mut t = Scene::new(2);
    t.token(1, Token::Demon);
    t.hand(0, &["Imposter", "Deathblow"]).play("Imposter").resolve_all();
    assert_eq!(t.count(0, "Demon"), 1);
    t.play("Deathblow").pick("Demon").resolve_all();
    assert_eq!((t.count(0, "Demon"), t.buried(0, "Imposter")), (0, true));
}

#[test]
fn the_last_card_drawn_in_the_preparation_step_wins() {
    let mut t = Scene::new(2);
    t.deck_size(1, 1).mv(Move::Pass).mv(Move::Pass).mv(Move::Pass).mv(Move::Pass);
    assert_eq!((t.outcome(), t.held(1)), (Some(("deck", vec![1])), 1));
}

#[test]
fn a_stopped_echo_goes_back_to_the_pile() {
    let mut t = Scene::new(2);
    t.pile(1, &["Echoes of the Calm"]).hand(0, &["No"]).next_turn().resolve().mv(Move::Yes);
    t.mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.mojo(1), t.pile_names(1)), (30, vec!["Echoes of the Calm"]));
}

#[test]
fn dark_fate_takes_the_card_to_its_players_pile_for_good() {
    let mut t = Scene::new(2);
    t.board(1, &["Jason"]).hand(0, &["Dark Fate"]).play("Dark Fate").resolve().at(0).resolve_all();
    assert_eq!((t.pile_names(0), t.mojo(0), t.mojo(1)), (vec!["Jason", "Dark Fate"], 25, 30));
}
