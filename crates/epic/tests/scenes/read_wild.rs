//! What a second reading of the wild cards asked.

use crate::scene::*;
use epic::*;

#[test]
fn aftershock_answers_another_aftershock_but_not_itself() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).hand(0, &["Aftershock", "Aftershock"]);
    t.play("Aftershock").at(1);
    assert_eq!(t.line(), ["Aftershock"]);
    t.resolve_all().play("Aftershock").at(1).at(0).resolve_all().mv(Move::Yes).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (28, 26));
}

#[test]
fn aftershock_comes_after_a_natural_card_that_is_instantaneous() {
    let mut t = Scene::new(2);
    t.pile(0, &["Aftershock"]).hand(0, &["Spontaneous Combustion"]);
    t.play("Spontaneous Combustion").at(1);
    assert_eq!((t.mojo(1), t.query()), (24, Some(Query::Target)));
    t.at(1).resolve_all().mv(Move::Yes);
    assert_eq!(t.mojo(1), 22);
}

#[test]
fn aftershock_doesnt_answer_natural_cards_of_others() {
    let mut t = Scene::new(2);
    t.pile(0, &["Aftershock"]).hand(1, &["Rend"]).board(0, &["Sage"]).mv(Move::Pass).play("Rend");
    assert_eq!(t.line(), ["Rend"]);
}

#[test]
fn ambush_brings_brute_without_its_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Ambush", "Brute"]).board(1, &["Gold"]);
    t.play("Ambush").resolve_all().mv(Move::Yes).choose("Brute").resolve_all();
    assert_eq!((t.count(0, "Brute"), t.held(0), t.buried(1, "Gold")), (1, 1, true));
}

#[test]
fn ancient_red_dragons_damage_is_deadly_even_if_the_dragon_is_gone() {
    let mut t = Scene::new(2);
    t.board(0, &["Ancient Red Dragon"]).board(1, &[FILLER]).hand(0, &["Hive"]).hand(1, &["Rend"]);
    t.activate("Ancient Red Dragon", 0).pick(FILLER).mv(Move::Pass);
    t.play("Rend").pick("Ancient Red Dragon").resolve_all();
    assert!(t.buried(0, "Ancient Red Dragon") && t.buried(1, FILLER));
}

#[test]
fn ancient_red_dragon_deals_five_to_a_player() {
    let mut t = Scene::new(2);
    t.board(0, &["Ancient Red Dragon"]).hand(0, &["Hive"]);
    t.activate("Ancient Red Dragon", 0).at(1).resolve_all();
    assert_eq!(t.mojo(1), 25);
}

#[test]
fn barrage_unveils_what_it_hits_and_is_nothing_natural() {
    let mut t = Scene::new(2);
    t.hand(0, &["Barrage"]).board(1, &["Treant"]).down(1, "Giant Spider");
    t.play("Barrage").resolve_all().pick("?").mv(Move::Number(3)).pick("Treant").mv(Move::Number(5));
    assert_eq!((t.damage("Giant Spider"), t.damage("Treant")), (3, 5));
}

#[test]
fn bull_elephant_gives_nothing_to_what_is_warded_against_it() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Bull Elephant", "Treant"]).hand(0, &["Hive"]);
    t.attack(&["Bull Elephant"], 1).mv(Move::Yes).choose("Hive");
    assert_eq!((t.numbers("Bull Elephant"), t.numbers("Treant")), ((5, 5), (9, 9)));
    assert!(t.has("Bull Elephant", Keyword::Breakthrough) && !t.has("Treant", Keyword::Breakthrough));
}

#[test]
fn burrowing_wurm_attacks_from_below() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).down(0, "Burrowing Wurm");
    t.attack(&["?"], 1).fight();
    assert_eq!((t.mojo(1), t.position("Burrowing Wurm")), (15, Position::Expended));
}

#[test]
fn call_of_the_wild_lets_others_champions_attack_and_has_no_power_over_treant() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Call of the Wild"]).board(1, &["Hired Muscle", "Treant"]);
    t.lay("Treant", Position::Expended).play("Call of the Wild").resolve_all();
    assert_eq!((t.controller("Treant"), t.position("Treant")), (1, Position::Expended));
    t.attack(&["Hired Muscle"], 1).fight();
    assert_eq!(t.mojo(1), 26);
    t.next_turn();
    assert_eq!((t.controller("Hired Muscle"), t.position("Hired Muscle")), (1, Position::Prepared));
}

#[test]
fn consumed_from_within_counts_the_defence_of_what_it_unveils() {
    let mut t = Scene::new(2);
    t.hand(0, &["Consumed from Within"]).down(1, "Giant Spider");
    t.play("Consumed from Within").resolve_all();
    assert_eq!((t.buried(1, "Giant Spider"), t.count(0, "Insect")), (true, 7));
}

#[test]
fn double_team_may_put_one_champion_or_none() {
    for number in [0, 1] {
        let mut t = Scene::new(2);
        t.hand(0, &["Double Team", "Hulk", "Treant"]).play("Double Team").mv(Move::Mode(1)).resolve_all();
        if number == 1 {
            t.choose("Hulk");
        }
        t.mv(Move::Done);
        assert_eq!((t.count(0, "Hulk"), t.count(0, "Treant"), t.held(0)), (number, 0, 2 - number));
    }
}

#[test]
fn echoes_of_the_hive_leaves_later_insects_harmless() {
    let mut t = Scene::new(2);
    t.hand(0, &["Echoes of the Hive", "Swarm"]).play("Echoes of the Hive").resolve_all();
    let first = t.id("Insect");
    t.play("Swarm").resolve_all();
    assert!(!t.has("Insect", Keyword::Deadly) && t.count(0, "Insect") == 3);
    let stats = t.game.open.stats(t.game.open.body(first).unwrap());
    assert!(stats.has.contains(Keyword::Deadly));
}

#[test]
fn feeding_frenzy_does_nothing_if_the_unveiled_champion_is_constructed() {
    let mut t = Scene::new(2);
    t.hand(0, &["Feeding Frenzy"]).down(1, FILLER);
    t.play("Feeding Frenzy").resolve_all();
    assert_eq!((t.in_play(FILLER), t.mojo(0)), (true, 30));
}

#[test]
fn feeding_frenzy_gains_the_defence_of_the_moment_even_of_the_unbreakable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Ferocious", "Feeding Frenzy"]).board(1, &["Bruiser"]);
    t.play("Ferocious").play("Feeding Frenzy").resolve_all();
    assert_eq!((t.in_play("Bruiser"), t.mojo(0)), (true, 43));
}

#[test]
fn firespitter_strikes_first_and_spits_when_damage_breaks_it() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hired Muscle", "Gladiator"]).board(1, &["Firespitter"]);
    t.attack(&["Hired Muscle"], 1).block(&["Firespitter"]).fight();
    assert!(t.buried(0, "Hired Muscle") && t.in_play("Firespitter"));
    t.hand(0, &["Spontaneous Combustion"]).play("Spontaneous Combustion").pick("Firespitter");
    t.at(0).resolve_all();
    assert_eq!((t.buried(1, "Firespitter"), t.mojo(0)), (true, 26));
}

#[test]
fn force_of_nature_costs_the_player_of_an_unstoppable_card_five_all_the_same() {
    let mut t = Scene::new(2);
    t.active(1).board(1, &["Ring of Will"]).hand(1, &["Sage"]).hand(0, &["Force of Nature"]);
    t.play("Sage").mv(Move::Pass).play("Force of Nature").resolve_all();
    assert_eq!((t.in_play("Sage"), t.mojo(1), t.mojo(0)), (true, 25, 30));
}

#[test]
fn force_of_nature_fails_against_a_wild_champion_played_face_down() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Burrowing Wurm"]).hand(0, &["Force of Nature"]);
    t.veil("Burrowing Wurm").mv(Move::Pass).play("Force of Nature").resolve_all();
    assert_eq!((t.in_play("Burrowing Wurm"), t.mojo(1)), (true, 30));
}

#[test]
fn forest_dragon_grows_when_it_is_hunted() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hunting Wyvern"]).board(1, &["Forest Dragon"]);
    let prey = t.id("Forest Dragon");
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(prey)).fight();
    assert!(t.buried(0, "Hunting Wyvern") && t.buried(1, "Forest Dragon"));
    assert!(t.told(|event| matches!(event, Event::Counters { number: 3, .. })));
}

#[test]
fn full_moon_unveils_champions_to_see_what_they_are() {
    let mut t = Scene::new(2);
    t.hand(0, &["Full Moon"]).down(1, "Giant Spider");
    t.play("Full Moon");
    assert_eq!(t.numbers("Giant Spider"), (6, 7));
    assert!(t.has("Giant Spider", Keyword::Breakthrough));
}

#[test]
fn hive_queen_gets_an_insect_for_each_card_of_everybody() {
    let mut t = Scene::new(3);
    t.board(1, &["Hive Queen"]).hand(0, &["Nature's Renewal"]).play("Nature's Renewal").resolve_all();
    assert_eq!((t.count(1, "Insect"), t.count(0, "Insect")), (15, 0));
}

#[test]
fn hive_lord_leaves_its_insects_to_whoever_controlled_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Call of the Wild", "Deathblow"]).board(1, &["Hive Lord"]);
    t.play("Call of the Wild").resolve_all().play("Deathblow").resolve_all();
    assert_eq!((t.count(0, "Insect"), t.count(1, "Insect")), (7, 0));
    assert!(t.buried(0, "Hive Lord"));
}

#[test]
fn hulk_grows_as_often_as_wild_cards_are_discarded() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk"]).lay("Hulk", Position::Flipped).hand(0, &["Hive", "Hive"]);
    t.activate("Hulk", 1).resolve_all().activate("Hulk", 1).resolve_all();
    assert_eq!((t.numbers("Hulk"), t.held(0)), ((17, 17), 0));
}

#[test]
fn hunting_raptors_that_showed_two_wild_cards_survive_what_they_break() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hunting Raptors"]).board(1, &[FILLER]).hand(0, &["Hive", "Swarm"]);
    t.activate("Hunting Raptors", 0).choose("Hive").resolve_all();
    let prey = t.id(FILLER);
    t.group(&["Hunting Raptors"]).mv(Move::Hunt(prey)).fight();
    assert_eq!((t.buried(1, FILLER), t.damage("Hunting Raptors")), (true, 14));
    t.next_turn();
    assert!(t.in_play("Hunting Raptors"));
}

#[test]
fn hunting_wyvern_draws_once_for_a_champion_that_it_hit_twice() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hunting Wyvern"]).board(1, &["Protector"]);
    t.hand(0, &["Thrust", "Thrust", "Full Moon", "Night Rise"]);
    t.play("Thrust").pick("Hunting Wyvern").play("Thrust").pick("Hunting Wyvern").play("Full Moon");
    let prey = t.id("Protector");
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(prey)).play("Night Rise").pick("Protector");
    let held = t.held(0);
    t.fight().resolve_all();
    assert_eq!((t.buried(1, "Protector"), t.mojo(1), t.held(0)), (true, 30, held + 1));
}

#[test]
fn hydra_blocks_one_attack_after_the_other_and_grows_by_all_the_damage() {
    let mut t = Scene::new(2);
    t.active(1).step(Step::Battle).board(0, &["Hydra"]).board(1, &["Hired Muscle"; 2]);
    t.attack(&["Hired Muscle"], 0).block(&["Hydra"]).fight();
    t.attack(&["Hired Muscle"], 0).block(&["Hydra"]).fight();
    t.until(Phase::End).resolve_all();
    assert_eq!((t.mojo(0), t.damage("Hydra"), t.numbers("Hydra")), (30, 8, (13, 18)));
}

#[test]
fn inner_beast_unveils_champions_and_takes_the_wild_ones() {
    let mut t = Scene::new(2);
    t.hand(0, &["Inner Beast"]).down(1, "Burrowing Wurm");
    t.down(1, "Wood Nymph");
    t.play("Inner Beast").resolve_all();
    assert_eq!((t.controller("Burrowing Wurm"), t.numbers("Burrowing Wurm")), (0, (18, 18)));
    assert_eq!((t.controller("Wood Nymph"), t.numbers("Wood Nymph")), (1, (2, 1)));
}

#[test]
fn kill_or_conquer_looks_at_what_was_unveiled() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).hand(0, &["Kill or Conquer"; 2]).down(1, "Burrowing Wurm");
    t.play("Kill or Conquer").resolve_all();
    assert_eq!(t.controller("Burrowing Wurm"), 0);
    t.down(1, "Wood Nymph");
    t.play("Kill or Conquer").pick("?").resolve_all();
    assert!(t.buried(1, "Wood Nymph"));
}

#[test]
fn kill_or_conquer_doesnt_take_what_it_cant_break() {
    let mut t = Scene::new(2);
    t.hand(0, &["Kill or Conquer"]).board(1, &["Bruiser"]).play("Kill or Conquer").resolve_all();
    assert_eq!(t.controller("Bruiser"), 1);
}

#[test]
fn lightning_storm_may_go_to_one_target() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lightning Storm"]).play("Lightning Storm").at(1).mv(Move::Number(6)).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (30, 24));
}

#[test]
fn lizard_champion_reveals_even_if_it_is_put_into_play() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).hand(0, &["Ambush", "Lizard Champion", "Hive"]).board(1, &["Hired Muscle"]);
    t.play("Ambush").resolve_all().mv(Move::Yes).choose("Lizard Champion").mv(Move::Yes).choose("Hive");
    assert_eq!(t.numbers("Lizard Champion"), (9, 9));
    let prey = t.id("Hired Muscle");
    t.group(&["Lizard Champion"]).mv(Move::Hunt(prey)).fight();
    assert_eq!((t.buried(1, "Hired Muscle"), t.damage("Lizard Champion")), (true, 4));
}

#[test]
fn lizard_guard_draws_after_an_instantaneous_card_and_not_for_one_face_down() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).board(0, &["Lizard Guard"]).hand(0, &["Forest Dragon", "Burrowing Wurm"]);
    t.play("Forest Dragon");
    assert_eq!((t.count(0, "Forest Dragon"), t.line()), (1, vec!["Lizard Guard".to_owned()]));
    t.resolve_all().mv(Move::Yes);
    assert_eq!(t.held(0), 2);
    t.veil("Burrowing Wurm");
    assert_eq!(t.line(), ["?"]);
}

#[test]
fn lizard_king_may_break_the_very_champion_that_came_at_once() {
    let mut t = Scene::new(2);
    t.board(0, &["Lizard King"]).hand(0, &["Timeripper"]);
    t.play("Timeripper").pick("Timeripper").resolve_all().mv(Move::Yes);
    assert!(t.buried(0, "Timeripper") && t.in_play("Lizard King"));
}

#[test]
fn lizard_warrior_gives_a_plain_copy_even_if_it_is_gone() {
    let mut t = Scene::new(2);
    t.board(0, &["Lizard Warrior"]).hand(0, &["Hive", "Ferocious"]).hand(1, &["Rend"]);
    t.play("Ferocious").play("Hive").mv(Move::Pass).play("Rend").resolve().resolve_all().mv(Move::Yes);
    assert_eq!((t.buried(0, "Lizard Warrior"), t.count(0, "Lizard Warrior")), (true, 1));
    assert_eq!((t.numbers("Lizard Warrior"), t.find("Lizard Warrior").unwrap().token), ((6, 8), true));
}

#[test]
fn night_rise_prepares_anybodys_champion_that_attacks_again_then() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hired Muscle"]).hand(0, &["Night Rise"]);
    t.attack(&["Hired Muscle"], 1).fight().play("Night Rise").attack(&["Hired Muscle"], 1).fight();
    assert_eq!(t.mojo(1), 22);
    t.hand(1, &["Night Rise"]).mv(Move::Pass).play("Night Rise");
    assert_eq!((t.position("Hired Muscle"), t.bottom(1)), (Position::Prepared, "Night Rise"));
}

#[test]
fn primal_magic_returns_after_an_instantaneous_magical_card() {
    let mut t = Scene::new(2);
    t.pile(0, &["Primal Magic"]).hand(0, &["Forest Dragon"]).play("Forest Dragon");
    assert_eq!((t.count(0, "Forest Dragon"), t.line()), (1, vec!["Primal Magic".to_owned()]));
    t.resolve_all().mv(Move::Yes);
    assert_eq!((t.count(0, "Primal Magic"), t.buried(0, "Primal Magic")), (1, false));
}

#[test]
fn smash_unveils_champions_and_breaks_the_constructed() {
    let mut t = Scene::new(2);
    t.hand(0, &["Smash"]).down(1, FILLER);
    t.down(1, "Giant Spider");
    t.play("Smash").mv(Move::Mode(1)).resolve_all();
    assert!(t.buried(1, FILLER) && t.in_play("Giant Spider"));
}

#[test]
fn snowblind_keeps_an_expended_champion_expended_and_draws_even_if_it_breaks_one() {
    let mut t = Scene::new(2);
    t.hand(0, &["Snowblind", "Snowblind"]).board(1, &["Hired Muscle", "Sage"]);
    t.lay("Hired Muscle", Position::Expended).play("Snowblind").pick("Hired Muscle").resolve_all();
    t.play("Snowblind").pick("Sage").resolve_all();
    assert_eq!((t.buried(1, "Sage"), t.held(0)), (true, 2));
    t.next_turn();
    assert_eq!(t.position("Hired Muscle"), Position::Expended);
}

#[test]
fn spawning_queens_insects_block_in_the_air() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Archangel"]).board(1, &["Spawning Queen"]);
    t.lay("Spawning Queen", Position::Expended).token(1, Token::Insect);
    t.attack(&["Archangel"], 1).until_asked();
    let insect = t.id("Insect");
    assert!(t.allows(Move::Block(insect)));
}

#[test]
fn spiketail_dragon_repeats_only_what_broke_through_to_the_player() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Spiketail Dragon"]).board(1, &["Pegasus"]).hand(0, &["Full Moon"]);
    t.play("Full Moon").attack(&["Spiketail Dragon"], 1).block(&["Pegasus"]).fight();
    assert_eq!((t.mojo(1), t.query()), (28, Some(Query::Target)));
    t.at(1).resolve_all().mv(Move::Yes);
    assert_eq!((t.mojo(1), t.line().len()), (26, 0));
}

#[test]
fn spite_paid_with_the_last_mojo_loses_before_it_hits() {
    let mut t = Scene::new(2);
    t.set_mojo(0, 7).set_mojo(1, 7).set_actions(0, 0).hand(0, &["Spite"]).play("Spite").at(1);
    assert_eq!((t.outcome(), t.mojo(1)), (Some(("last", vec![1])), 7));
}

#[test]
fn timeripper_turns_a_triggered_ability_elsewhere() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Timeripper"]).hand(0, &["Gold"]).hand(1, &["Firespitter"]);
    t.play("Firespitter").resolve_all().pick("Timeripper").mv(Move::Pass);
    t.activate("Timeripper", 0).mv(Move::Yes).pick("Firespitter").resolve_all();
    assert!(t.in_play("Timeripper") && t.buried(1, "Firespitter"));
}

#[test]
fn treant_isnt_prey_of_natural_hunters_and_takes_no_damage_from_natural_attackers() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Tracker"]).board(1, &["Treant"]);
    let treant = t.id("Treant");
    t.group(&["Tracker"]);
    assert!(!t.allows(Move::Hunt(treant)));
    t.at(1).block(&["Treant"]).fight();
    assert_eq!((t.buried(0, "Tracker"), t.damage("Treant")), (true, 0));
}

#[test]
fn t_rex_may_reveal_fewer_or_none() {
    for number in [0, 1] {
        let mut t = Scene::new(2);
        t.hand(0, &["T-Rex", "Hive", "Swarm"]).play("T-Rex").resolve_all();
        if number == 1 {
            t.choose("Hive");
        }
        t.mv(Move::Done);
        assert_eq!(t.held(0), 2 + number);
    }
}

#[test]
fn t_rex_need_not_attack_when_nobody_may_be_attacked() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["T-Rex"]).board(1, &["Avenging Angel"]);
    t.lay("Avenging Angel", Position::Expended).until(Phase::Build);
    assert_eq!((t.game.open.phase, t.position("T-Rex")), (Phase::Build, Position::Prepared));
}

#[test]
fn walk_it_off_is_for_champions_that_are_there() {
    let mut t = Scene::new(2);
    t.hand(0, &["Walk it Off", "Hired Muscle"]).board(0, &["Dark Knight"]).play("Walk it Off").resolve_all();
    t.play("Hired Muscle").resolve_all();
    assert_eq!((t.numbers("Dark Knight"), t.numbers("Hired Muscle")), ((4, 8), (4, 4)));
}

#[test]
fn warrior_drone_counts_only_damage_that_was_dealt() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Warrior Drone"]).board(1, &["Mithril Armor"]);
    t.attack(&["Warrior Drone"], 1).fight().resolve_all();
    assert_eq!((t.mojo(1), t.count(0, "Insect")), (28, 2));
}

#[test]
fn werecat_isnt_broken_on_ones_own_turn_but_on_anothers() {
    let mut t = Scene::new(2);
    t.board(0, &["Werecat"]).hand(0, &["Deathblow"]).hand(1, &["Rend"]);
    t.play("Deathblow").resolve_all();
    assert!(t.in_play("Werecat"));
    t.next_turn().play("Rend").resolve_all();
    assert!(t.buried(0, "Werecat"));
}

#[test]
fn werewolf_grows_on_anothers_turn_too() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Werewolf"]).hand(0, &["Gold"]).mv(Move::Pass);
    t.activate("Werewolf", 0).resolve_all();
    assert_eq!((t.numbers("Werewolf"), t.buried(0, "Gold")), ((7, 7), true));
}
