//! Wild cards from Ice Storm to Wolf's Call, at least one scenario each.

use crate::scene::*;
use epic::*;

const KAVA: &str = "Kava, Queen of the Tigers";

#[test]
fn ice_storm_breaks_all_champions_and_costs_all_others_five() {
    let mut t = Scene::new(3);
    t.hand(0, &["Ice Storm"]).board(0, &[KAVA, "Hive"]).board(1, &["Hired Muscle", "Bruiser"]);
    t.play("Ice Storm").resolve_all();
    assert!(t.buried(0, KAVA) && t.buried(1, "Hired Muscle") && t.in_play("Bruiser") && t.in_play("Hive"));
    assert_eq!((t.mojo(0), t.mojo(1), t.mojo(2)), (30, 25, 25));
}

#[test]
fn inner_beast_takes_all_wild_champions_for_good_and_strengthens_ones_own_for_the_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["Inner Beast"]).board(0, &["Hired Muscle"]).board(1, &[KAVA, "Sage"]);
    t.play("Inner Beast").resolve_all();
    assert_eq!((t.controller(KAVA), t.numbers(KAVA), t.has(KAVA, Keyword::Breakthrough)), (0, (7, 7), true));
    assert_eq!((t.numbers("Hired Muscle"), t.has("Hired Muscle", Keyword::Breakthrough)), ((7, 7), true));
    assert_eq!((t.controller("Sage"), t.numbers("Sage")), (1, (0, 1)));
    t.next_turn();
    assert_eq!((t.controller(KAVA), t.numbers(KAVA), t.has(KAVA, Keyword::Breakthrough)), (0, (4, 4), false));
}

#[test]
fn kava_expends_for_two_tigers() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &[KAVA]).mv(Move::Pass).activate(KAVA, 0);
    assert_eq!((t.position(KAVA), t.numbers(KAVA), t.line().len()), (Position::Expended, (4, 4), 1));
    t.resolve_all();
    assert_eq!((t.count(0, "Tiger"), t.numbers("Tiger")), (2, (3, 3)));
    assert_eq!(t.stats("Tiger").alignment, Some(Alignment::Wild));
}

#[test]
fn kill_or_conquer_takes_a_wild_champion_and_breaks_another() {
    let mut t = Scene::new(2);
    t.active(1).set_actions(0, 2).hand(0, &["Kill or Conquer"; 2]).board(1, &[KAVA, "Hired Muscle"]);
    t.mv(Move::Pass).play("Kill or Conquer").pick(KAVA).resolve_all();
    assert_eq!((t.controller(KAVA), t.in_play("Hired Muscle")), (0, true));
    t.mv(Move::Pass).play("Kill or Conquer").pick("Hired Muscle").resolve_all();
    assert!(t.buried(1, "Hired Muscle"));
    t.next_turn();
    assert_eq!(t.controller(KAVA), 0);
}

#[test]
fn lash_out_costs_an_action_or_a_card_and_breaks_a_champion_or_object() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lash Out", "Lash Out", "Gold"]).board(1, &["Hired Muscle", "Ring of Will", "Sage"]);
    t.play("Lash Out").mv(Move::Mode(1)).pick("Hired Muscle").choose("Gold").resolve_all();
    assert_eq!((t.buried(1, "Hired Muscle"), t.bottom(0), t.actions(0), t.held(0)), (true, "Gold", 1, 1));
    t.play("Lash Out").pick("Ring of Will").resolve_all();
    assert_eq!((t.buried(1, "Ring of Will"), t.actions(0)), (true, 0));
    t.hand(0, &["Lash Out"]);
    assert_eq!(t.refused(0, Move::Play(card("Lash Out"))), "epic/play/price");
}

#[test]
fn lightning_storm_divides_six_among_targets() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Lightning Storm"]).board(1, &["Hired Muscle", "Night Feeder"]);
    t.mv(Move::Pass).play("Lightning Storm");
    let hidden = t.id("Night Feeder");
    assert!(!t.allows(Move::Pick(hidden)));
    t.pick("Hired Muscle").mv(Move::Number(4)).at(1).mv(Move::Number(2)).resolve_all();
    assert_eq!((t.buried(1, "Hired Muscle"), t.mojo(0), t.mojo(1)), (true, 30, 28));
}

#[test]
fn lightning_storm_keeps_its_division_if_a_target_is_gone() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lightning Storm"]).board(1, &["Graft-Steel Thoughtkeeper"]);
    t.play("Lightning Storm").pick("Graft-Steel Thoughtkeeper").mv(Move::Number(4)).at(1).mv(Move::Number(2));
    t.mv(Move::Pass).activate("Graft-Steel Thoughtkeeper", 0).resolve_all();
    assert_eq!((t.mojo(1), t.held(1)), (28, 3));
}

#[test]
fn lizard_champion_comes_with_three_counters_for_each_wild_card_revealed() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Lizard Champion", "Hive", "Swarm", "Gold"]);
    t.play("Lizard Champion").resolve_all().mv(Move::Yes);
    assert!(!t.allows(Move::Card(card("Gold"))));
    t.choose("Hive").choose("Swarm");
    assert!(t.line().is_empty() && t.has("Lizard Champion", Keyword::Hunter));
    assert_eq!((t.numbers("Lizard Champion"), t.held(0)), ((12, 12), 3));
    t.next_turn();
    assert_eq!(t.numbers("Lizard Champion"), (12, 12));
}

#[test]
fn lizard_champion_may_reveal_none() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lizard Champion", "Hive"]).play("Lizard Champion").resolve_all().mv(Move::No);
    assert_eq!(t.numbers("Lizard Champion"), (6, 6));
}

#[test]
fn lizard_guard_may_draw_for_a_wild_action_card_only() {
    let mut t = Scene::new(2);
    t.set_actions(0, 4).board(0, &["Lizard Guard"]).hand(0, &["Hive", "Hulk", "Swarm", "Fireball", "Gold"]);
    assert_eq!(t.numbers("Lizard Guard"), (2, 4));
    t.play("Hive").resolve_all().mv(Move::Yes);
    assert_eq!((t.held(0), t.line()), (5, vec!["Hive".to_owned()]));
    t.resolve_all().play("Hulk").resolve_all().mv(Move::No).resolve_all();
    assert_eq!((t.held(0), t.in_play("Hulk")), (4, true));
    t.play("Gold").play("Fireball").mv(Move::Yes).at(1);
    assert_eq!(t.line(), ["Fireball"]);
    t.resolve_all().play("Swarm");
    assert_eq!(t.line(), ["Swarm"]);
}

#[test]
fn lizard_guard_doesnt_care_what_others_play() {
    let mut t = Scene::new(2);
    t.board(0, &["Lizard Guard"]).hand(1, &["Blast"]).mv(Move::Pass).play("Blast").at(0);
    assert_eq!(t.line(), ["Blast"]);
}

#[test]
fn lizard_huntmaster_reveals_three_wild_cards_to_break_a_champion() {
    let mut t = Scene::new(2);
    t.active(1)
        .board(0, &["Lizard Huntmaster"])
        .board(1, &["Hired Muscle"])
        .hand(0, &["Hive", "Swarm", "Gold"]);
    assert_eq!((t.numbers("Lizard Huntmaster"), t.has("Lizard Huntmaster", Keyword::Hunter)), ((6, 6), true));
    let master = t.id("Lizard Huntmaster");
    t.mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(master, 0)), "epic/play/price");
    t.hand(0, &["Hulk"]).activate("Lizard Huntmaster", 0).pick("Hired Muscle").choose("Hive").choose("Swarm");
    t.resolve_all();
    assert_eq!((t.buried(1, "Hired Muscle"), t.held(0)), (true, 4));
    t.mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(master, 0)), "epic/play/price");
}

#[test]
fn lizard_king_may_break_a_champion_or_object_for_a_wild_action_card() {
    let mut t = Scene::new(2);
    t.set_actions(0, 3).board(0, &["Lizard King"]).board(1, &["Hired Muscle", "Ring of Will"]);
    t.hand(0, &["Hive", "Hulk", "Swarm", "Gold"])
        .play("Hive")
        .pick("Hired Muscle")
        .resolve_all()
        .mv(Move::Yes);
    assert_eq!((t.buried(1, "Hired Muscle"), t.line()), (true, vec!["Hive".to_owned()]));
    t.resolve_all().play("Hulk").pick("Ring of Will").resolve_all().mv(Move::No).resolve_all();
    assert!(t.in_play("Ring of Will") && t.in_play("Hulk"));
    t.play("Gold").play("Swarm");
    assert_eq!((t.line(), t.numbers("Lizard King")), (vec!["Swarm".to_owned()], (8, 8)));
}

#[test]
fn lizard_warrior_may_put_copies_of_itself_into_play() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).board(0, &["Lizard Warrior"]).hand(0, &["Hive", "Hulk", "Deathblow"]);
    t.play("Hive").resolve_all().mv(Move::Yes);
    assert_eq!((t.count(0, "Lizard Warrior"), t.numbers("Lizard Warrior")), (2, (6, 8)));
    t.resolve_all().play("Hulk").resolve_all().mv(Move::Yes).resolve_all().mv(Move::No).resolve_all();
    assert_eq!((t.count(0, "Lizard Warrior"), t.in_play("Hulk")), (3, true));
    t.play("Deathblow").pick("Lizard Warrior").resolve_all();
    assert_eq!((t.count(0, "Lizard Warrior"), t.buried(0, "Lizard Warrior")), (2, false));
}

#[test]
fn migration_gives_eight_airborne_birds() {
    let mut t = Scene::new(2);
    t.hand(0, &["Migration"]).play("Migration").resolve_all();
    assert_eq!((t.count(0, "Bird"), t.numbers("Bird"), t.has("Bird", Keyword::Airborne)), (8, (1, 1), true));
}

#[test]
fn natures_renewal_makes_everybody_discard_the_hand_and_draw_five() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Nature's Renewal", "Hive", "Gold"]).hand(1, &["Sage"]);
    t.play("Nature's Renewal").resolve_all();
    assert!(t.buried(0, "Hive") && t.buried(0, "Gold") && t.buried(1, "Sage"));
    assert_eq!((t.held(0), t.held(1), t.left(1), t.actions(0)), (5, 5, 15, 1));
}

#[test]
fn night_rise_prepares_a_champion_at_once_draws_and_is_banished() {
    let mut t = Scene::new(2);
    t.hand(0, &["Night Rise"]).board(0, &[KAVA]).lay(KAVA, Position::Expended).play("Night Rise");
    assert_eq!((t.position(KAVA), t.line().len(), t.held(0)), (Position::Prepared, 0, 1));
    assert_eq!((t.bottom(0), t.buried(0, "Night Rise"), t.actions(0)), ("Night Rise", false, 1));
}

#[test]
fn primal_magic_may_return_to_play_from_the_discard_pile_for_a_magical_action_card() {
    let mut t = Scene::new(2);
    t.set_actions(0, 4)
        .pile(0, &["Primal Magic"])
        .hand(0, &["Fireball", "Hive", "Spiketail Dragon", "Blast"]);
    t.play("Fireball").mv(Move::Yes).at(1).resolve_all().play("Hive").resolve_all();
    t.play("Spiketail Dragon").resolve_all().mv(Move::No).resolve_all();
    assert!(t.buried(0, "Primal Magic") && t.in_play("Spiketail Dragon"));
    t.play("Blast").at(1).resolve_all().mv(Move::Yes);
    assert_eq!((t.numbers("Primal Magic"), t.buried(0, "Primal Magic")), ((8, 1), false));
    assert_eq!((t.line(), t.position("Primal Magic")), (vec!["Blast".to_owned()], Position::Prepared));
}

#[test]
fn rend_breaks_a_champion_or_object_and_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2)
        .hand(0, &["Rend", "Rend"])
        .hand(1, &["No"])
        .board(1, &["Hired Muscle", "Ring of Will"]);
    t.play("Rend").pick("Hired Muscle").mv(Move::Pass).play("No").resolve_all();
    assert!(t.buried(1, "Hired Muscle") && t.buried(0, "Rend"));
    t.play("Rend").resolve_all();
    assert!(t.buried(1, "Ring of Will"));
}

#[test]
fn smash_draws_two_or_breaks_everything_constructed_in_ones_build_step() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).hand(0, &["Smash", "Smash"]).board(0, &["Elven Chariot"]);
    t.board(1, &["Graft-Steel Crusher", "Elven Bolt-Thrower", "Hired Muscle", "Ring of Will"]);
    t.play("Smash").mv(Move::Mode(1)).resolve_all();
    assert!(t.buried(0, "Elven Chariot") && t.buried(1, FILLER) && t.buried(1, "Elven Bolt-Thrower"));
    assert!(t.in_play("Hired Muscle") && t.in_play("Ring of Will"));
    t.play("Smash").mv(Move::Mode(0)).resolve_all();
    assert_eq!(t.held(0), 2);
}

#[test]
fn smash_breaks_nothing_in_anothers_build_step() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Smash"]).board(1, &["Graft-Steel Crusher"]);
    t.mv(Move::Pass).play("Smash").mv(Move::Mode(1)).resolve_all();
    assert!(t.in_play("Graft-Steel Crusher") && t.held(0) == 0 && t.buried(0, "Smash"));
}

#[test]
fn snowblind_hurts_and_expends_a_champion_until_its_second_next_turn_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Snowblind"]).board(1, &["Hired Muscle"]).play("Snowblind").resolve_all();
    assert_eq!((t.damage("Hired Muscle"), t.position("Hired Muscle")), (1, Position::Expended));
    assert_eq!((t.held(0), t.actions(0)), (1, 1));
    t.next_turn();
    assert_eq!(t.position("Hired Muscle"), Position::Expended);
    t.next_turn().next_turn();
    assert_eq!(t.position("Hired Muscle"), Position::Prepared);
}

#[test]
fn spawning_queen_brings_five_insects_and_lets_own_insects_fly() {
    let mut t = Scene::new(2);
    let theirs = t.token(1, Token::Insect);
    t.hand(0, &["Spawning Queen"]).play("Spawning Queen").resolve_all();
    assert_eq!((t.numbers("Spawning Queen"), t.has("Spawning Queen", Keyword::Airborne)), ((4, 4), true));
    assert_eq!(
        (t.count(0, "Insect"), t.numbers("Insect"), t.has("Insect", Keyword::Airborne)),
        (5, (1, 1), true)
    );
    let stats = t.game.open.stats(t.game.open.body(theirs).unwrap());
    assert!(!stats.has.contains(Keyword::Airborne));
}

#[test]
fn spawning_queen_in_the_discard_pile_strengthens_own_insects() {
    let mut t = Scene::new(2);
    let theirs = t.token(1, Token::Insect);
    t.token(0, Token::Insect);
    t.board(0, &["Spawning Queen"])
        .hand(0, &["Deathblow"])
        .play("Deathblow")
        .pick("Spawning Queen")
        .resolve_all();
    assert_eq!((t.numbers("Insect"), t.has("Insect", Keyword::Airborne)), ((2, 2), false));
    assert_eq!(t.game.open.stats(t.game.open.body(theirs).unwrap()).offence, 1);
}

#[test]
fn spiketail_dragon_may_deal_its_battle_damage_to_a_player_again() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Spiketail Dragon"]).board(1, &["Hired Muscle"]);
    t.play("Spiketail Dragon").resolve_all();
    assert_eq!((t.numbers("Spiketail Dragon"), t.has("Spiketail Dragon", Keyword::Airborne)), ((6, 6), true));
    t.attack(&["Spiketail Dragon"], 1).fight().pick("Hired Muscle").resolve_all().mv(Move::Yes);
    assert_eq!((t.mojo(1), t.buried(1, "Hired Muscle")), (24, true));
}

#[test]
fn spiketail_dragon_need_not_deal_damage_again() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Spiketail Dragon"]);
    t.attack(&["Spiketail Dragon"], 1).fight().at(1).resolve_all().mv(Move::No);
    assert_eq!(t.mojo(1), 24);
}

#[test]
fn spite_costs_an_action_or_seven_mojo_and_deals_seven() {
    let mut t = Scene::new(2);
    t.hand(0, &["Spite", "Spite"]).board(1, &["Hired Muscle"]);
    t.play("Spite").mv(Move::Mode(1)).at(1);
    assert_eq!((t.mojo(0), t.mojo(1), t.actions(0)), (23, 30, 1));
    t.resolve_all().play("Spite").mv(Move::Mode(0)).pick("Hired Muscle").resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.actions(0)), (23, 23, 0));
    assert!(t.buried(1, "Hired Muscle"));
    t.hand(0, &["Spite"]).set_mojo(0, 6);
    assert_eq!(t.refused(0, Move::Play(card("Spite"))), "epic/play/price");
}

#[test]
fn spontaneous_combustion_deals_six_at_once() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Spontaneous Combustion"]).hand(1, &["No"]).mv(Move::Pass);
    t.play("Spontaneous Combustion").at(1);
    assert_eq!((t.mojo(1), t.actions(0), t.line().len()), (24, 0, 0));
    assert_eq!(t.asked(), Some(seat(0)));
}

#[test]
fn stampeding_spirit_cant_be_a_target_and_breaks_through() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Stampeding Spirit", "Rend"]).set_actions(0, 2).board(1, &["Druid"]);
    t.play("Stampeding Spirit").resolve_all().play("Rend");
    assert_eq!((t.line().len(), t.query()), (1, Some(Query::Priority)));
    t.mv(Move::Pass).mv(Move::Pass);
    assert!(t.buried(1, "Druid") && t.numbers("Stampeding Spirit") == (8, 4));
    t.board(1, &["Shadowy Advisor"]).attack(&["Stampeding Spirit"], 1).block(&["Shadowy Advisor"]).fight();
    assert_eq!((t.mojo(1), t.buried(1, "Shadowy Advisor")), (23, true));
}

#[test]
fn swarm_draws_and_gives_two_insects_for_free() {
    let mut t = Scene::new(2);
    t.hand(0, &["Swarm"]).play("Swarm").resolve_all();
    assert_eq!((t.held(0), t.count(0, "Insect"), t.numbers("Insect"), t.actions(0)), (1, 2, (1, 1), 1));
}

#[test]
fn thrust_gives_five_offence_at_once_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Thrust"]).board(1, &["Hired Muscle"]).play("Thrust");
    assert!(t.line().is_empty());
    assert_eq!((t.numbers("Hired Muscle"), t.held(0), t.actions(0)), ((9, 4), 1, 1));
    t.next_turn();
    assert_eq!(t.numbers("Hired Muscle"), (4, 4));
}

#[test]
fn timeripper_comes_at_once_at_any_time() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Timeripper"]).mv(Move::Pass).play("Timeripper");
    assert!(t.line().is_empty() && t.has("Timeripper", Keyword::Breakthrough));
    assert_eq!((t.numbers("Timeripper"), t.actions(0)), ((8, 1), 0));
}

#[test]
fn timeripper_turns_what_targets_it_elsewhere_at_once_for_a_card() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Timeripper"]).hand(0, &["Gold"]).hand(1, &["Blast"]);
    t.play("Blast").pick("Timeripper").mv(Move::Pass);
    t.activate("Timeripper", 0).mv(Move::Yes).at(1);
    assert_eq!((t.line(), t.asked(), t.buried(0, "Gold")), (vec!["Blast".to_owned()], Some(seat(0)), true));
    t.resolve_all();
    assert_eq!((t.in_play("Timeripper"), t.mojo(0), t.mojo(1)), (true, 30, 23));
}

#[test]
fn timeripper_changes_no_target_but_itself() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Timeripper", "Sage"]).hand(0, &["Gold"]).hand(1, &["Lightning Storm"]);
    t.play("Lightning Storm").pick("Timeripper").mv(Move::Number(2)).at(0).mv(Move::Number(4));
    t.mv(Move::Pass).activate("Timeripper", 0).mv(Move::Yes);
    assert!(!t.allows(Move::At(seat(0))));
    t.at(1).resolve_all();
    assert_eq!((t.in_play("Timeripper"), t.in_play("Sage"), t.mojo(0), t.mojo(1)), (true, true, 26, 28));
}

#[test]
fn timeripper_may_leave_a_target_and_has_nothing_to_say_about_others() {
    let mut t = Scene::new(2);
    t.active(1)
        .set_actions(1, 2)
        .board(0, &["Timeripper"])
        .hand(0, &["Gold", "Gold"])
        .hand(1, &["Blast", "Rend"]);
    let ripper = t.id("Timeripper");
    t.play("Blast").at(0).mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(ripper, 0)), "epic/target/needed");
    t.resolve_all().play("Rend").mv(Move::Pass).activate("Timeripper", 0).mv(Move::No).resolve_all();
    assert!(t.buried(0, "Timeripper") && t.held(0) == 1);
}

#[test]
fn tracker_draws_as_it_comes_and_hunts() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Tracker"]).board(1, &["Hired Muscle"]).play("Tracker").resolve_all();
    assert_eq!((t.held(0), t.numbers("Tracker")), (1, (7, 7)));
    let prey = t.id("Hired Muscle");
    t.group(&["Tracker"]).mv(Move::Hunt(prey)).fight();
    assert_eq!((t.buried(1, "Hired Muscle"), t.damage("Tracker")), (true, 4));
}

#[test]
fn treant_isnt_touched_by_anything_natural() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle)
        .board(0, &["Treant"])
        .board(1, &["Hired Muscle"])
        .hand(0, &["Deathblow", "Ferocious"]);
    t.play("Deathblow").pick("Treant").resolve_all().play("Ferocious").pick("Treant");
    assert_eq!(t.numbers("Treant"), (9, 9));
    t.attack(&["Treant"], 1).fight();
    assert_eq!((t.mojo(1), t.position("Hired Muscle")), (21, Position::Prepared));
}

#[test]
fn treant_expends_in_ones_build_step_to_break_something_constructed() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).board(0, &["Treant"]).board(1, &["Elven Bolt-Thrower", "Hired Muscle", "Gold"]);
    let treant = t.id("Treant");
    assert_eq!(t.refused(0, Move::Use(treant, 0)), "epic/play/speed");
    t.step(Step::Build).activate("Treant", 0).resolve_all();
    assert_eq!((t.buried(1, "Elven Bolt-Thrower"), t.position("Treant")), (true, Position::Expended));
    assert!(t.in_play("Hired Muscle") && t.in_play("Gold"));
}

#[test]
fn t_rex_draws_for_up_to_three_wild_cards_revealed() {
    let mut t = Scene::new(2);
    t.hand(0, &["T-Rex", "Hive", "Swarm", "Hulk", "Blast", "Gold"]).play("T-Rex").resolve_all();
    assert!(!t.allows(Move::Card(card("Gold"))) && t.allows(Move::Done));
    t.choose("Hive").choose("Swarm").choose("Hulk");
    assert_eq!((t.query(), t.held(0), t.numbers("T-Rex")), (Some(Query::Priority), 8, (12, 8)));
}

#[test]
fn t_rex_must_attack_each_turn() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["T-Rex", "Sage"]).until_asked();
    assert!(!t.allows(Move::Done));
    t.attack(&["T-Rex"], 1).fight().until_asked();
    assert!(t.mojo(1) == 18 && t.allows(Move::Done));
}

#[test]
fn triceratops_draws_as_it_comes_and_breaks_through() {
    let mut t = Scene::new(2);
    t.hand(0, &["Triceratops"]).play("Triceratops").resolve_all();
    assert_eq!((t.held(0), t.numbers("Triceratops")), (1, (10, 10)));
    t.step(Step::Battle).board(1, &["Hired Muscle"]);
    t.attack(&["Triceratops"], 1).block(&["Hired Muscle"]).fight();
    assert_eq!((t.mojo(1), t.buried(1, "Hired Muscle")), (24, true));
}

#[test]
fn walk_it_off_gives_own_champions_four_defence_for_the_turn_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Walk it Off"]).board(0, &[KAVA]).board(1, &["Hired Muscle"]).play("Walk it Off");
    assert_eq!(t.line(), ["Walk it Off"]);
    t.resolve_all();
    assert_eq!((t.numbers(KAVA), t.numbers("Hired Muscle")), ((4, 8), (4, 4)));
    assert_eq!((t.held(0), t.actions(0)), (1, 1));
    t.next_turn();
    assert_eq!(t.numbers(KAVA), (4, 4));
}

#[test]
fn warrior_drone_gives_an_insect_for_each_damage_to_a_player() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Warrior Drone"]).board(1, &["Hired Muscle"]);
    t.play("Warrior Drone")
        .resolve_all()
        .attack(&["Warrior Drone"], 1)
        .block(&["Hired Muscle"])
        .fight()
        .resolve_all();
    assert_eq!((t.mojo(1), t.count(0, "Insect"), t.numbers("Insect")), (27, 3, (1, 1)));
    assert_eq!(t.numbers("Warrior Drone"), (7, 7));
}

#[test]
fn werecat_is_six_six_and_unbreakable_on_ones_own_turn_only_and_draws_when_it_attacks() {
    let mut t = Scene::new(2);
    t.hand(0, &["Werecat"]).play("Werecat").resolve_all();
    assert_eq!(
        (t.numbers("Werecat"), t.has("Werecat", Keyword::Unbreakable), t.actions(0)),
        ((6, 6), true, 1)
    );
    t.step(Step::Battle).attack(&["Werecat"], 1);
    assert_eq!(t.line(), ["Werecat"]);
    t.resolve_all().fight();
    assert_eq!((t.held(0), t.mojo(1)), (1, 24));
    t.next_turn();
    assert_eq!((t.numbers("Werecat"), t.has("Werecat", Keyword::Unbreakable)), ((1, 1), false));
}

#[test]
fn werewolf_draws_as_it_comes_and_becomes_seven_seven_for_a_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Werewolf", "Thrust"]).play("Werewolf").resolve_all();
    assert_eq!((t.held(0), t.numbers("Werewolf"), t.actions(0)), (2, (1, 1), 1));
    t.play("Thrust");
    assert_eq!(t.numbers("Werewolf"), (6, 1));
    t.activate("Werewolf", 0).resolve_all();
    assert_eq!((t.numbers("Werewolf"), t.held(0), t.buried(0, FILLER)), ((12, 7), 1, true));
    t.next_turn();
    assert_eq!(t.numbers("Werewolf"), (1, 1));
}

#[test]
fn wolfs_call_gives_five_four_or_three_wolves_by_when_it_was_played() {
    for (player, step, wolves) in
        [(0, Step::Build, 5), (0, Step::PreBattle, 4), (0, Step::Battle, 3), (1, Step::Build, 3)]
    {
        let mut t = Scene::new(2);
        t.step(step).active(player).hand(0, &["Wolf's Call"]);
        if player == 1 {
            t.mv(Move::Pass);
        }
        t.play("Wolf's Call").resolve_all();
        assert_eq!((t.count(0, "Wolf"), t.numbers("Wolf")), (wolves, (2, 2)), "{player} {step}");
    }
}
