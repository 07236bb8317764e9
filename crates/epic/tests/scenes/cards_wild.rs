//! Wild cards from Aftershock to Hydra, at least one scenario each.

use crate::scene::*;
use epic::*;

/// Offence and defence of this very one, and whether it has the keyword.
fn one(t: &Scene, id: Id, keyword: Keyword) -> (i16, i16, bool) {
    let stats = t.game.open.stats(t.game.open.body(id).unwrap());
    (stats.offence, stats.defence, stats.has.contains(keyword))
}

#[test]
fn aftershock_deals_two() {
    let mut t = Scene::new(2);
    t.hand(0, &["Aftershock"]).board(1, &["Hired Muscle"]);
    t.play("Aftershock").pick("Hired Muscle").resolve_all();
    assert_eq!((t.damage("Hired Muscle"), t.mojo(1), t.actions(0)), (2, 30, 0));
}

#[test]
fn aftershock_in_the_discard_pile_may_deal_two_for_a_natural_action_card() {
    let mut t = Scene::new(2);
    t.set_actions(0, 3).pile(0, &["Aftershock"]).hand(0, &["Hive", "Hive Lord", "Swarm", "Fire Elemental"]);
    t.play("Hive").at(1).resolve_all().mv(Move::Yes);
    assert_eq!((t.mojo(1), t.line()), (28, vec!["Hive".to_owned()]));
    t.resolve_all().play("Hive Lord").at(1).resolve_all().mv(Move::No).resolve_all();
    t.play("Swarm").resolve_all().play("Fire Elemental").resolve_all();
    assert_eq!((t.mojo(1), t.in_play("Fire Elemental")), (28, true));
}

#[test]
fn ambush_draws_and_may_put_a_champion_from_the_hand_into_play() {
    let mut t = Scene::new(2);
    t.active(1).deck(0, &["Treant"]).hand(0, &["Ambush", "Hulk", "Hive"]);
    t.mv(Move::Pass).play("Ambush").resolve_all().mv(Move::Yes);
    assert!(!t.allows(Move::Card(card("Hive"))));
    t.choose("Treant");
    assert!(t.count(0, "Treant") == 1 && t.holds(0, "Hulk") && t.held(0) == 2);
}

#[test]
fn ambush_need_not_put_a_champion_into_play() {
    let mut t = Scene::new(2);
    t.hand(0, &["Ambush", "Hulk"]).play("Ambush").resolve_all().mv(Move::No);
    assert_eq!((t.in_play("Hulk"), t.held(0)), (false, 2));
}

#[test]
fn ancient_red_dragon_expends_and_discards_a_wild_card_for_five_deadly_damage() {
    let mut t = Scene::new(2);
    t.active(1)
        .board(0, &["Ancient Red Dragon"])
        .board(1, &["Graft-Steel Crusher"])
        .hand(0, &["Gold", "Hive"]);
    assert_eq!(t.numbers("Ancient Red Dragon"), (9, 9));
    assert!(t.has("Ancient Red Dragon", Keyword::Airborne) && t.has("Ancient Red Dragon", Keyword::Deadly));
    t.mv(Move::Pass).activate("Ancient Red Dragon", 0).pick("Graft-Steel Crusher").resolve_all();
    assert!(t.buried(1, "Graft-Steel Crusher") && t.buried(0, "Hive") && t.holds(0, "Gold"));
    assert_eq!(t.position("Ancient Red Dragon"), Position::Expended);
    let id = t.id("Ancient Red Dragon");
    t.hand(0, &["Swarm"]).mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(id, 0)), "epic/use/prepared");
}

#[test]
fn barrage_divides_eight_among_whatever_is_picked_as_it_resolves() {
    let mut t = Scene::new(2);
    t.hand(0, &["Barrage"]).board(1, &["Night Feeder", "Hired Muscle"]);
    t.play("Barrage");
    assert_eq!(t.query(), Some(Query::Priority));
    t.resolve_all().at(1).mv(Move::Number(3)).pick("Night Feeder").mv(Move::Number(1));
    t.pick("Hired Muscle").mv(Move::Number(4));
    assert_eq!(t.mojo(1), 27);
    assert!(t.buried(1, "Night Feeder") && t.buried(1, "Hired Muscle"));
}

#[test]
fn blast_deals_seven_and_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).hand(1, &["No"]);
    t.play("Blast").at(1).mv(Move::Pass);
    t.play("No").resolve_all();
    assert_eq!((t.mojo(1), t.actions(0)), (23, 0));
    assert!(t.buried(0, "Blast"));
}

#[test]
fn bolt_from_the_blue_deals_two_and_draws_for_free() {
    let mut t = Scene::new(2);
    t.hand(0, &["Bolt from the Blue"]).play("Bolt from the Blue").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.held(0), t.actions(0)), (28, 1, 1));
}

#[test]
fn brute_breaks_an_object_and_draws_if_the_action_was_paid() {
    let mut t = Scene::new(2);
    t.hand(0, &["Brute"]).board(1, &["Gold"]);
    t.play("Brute").mv(Move::Yes).resolve_all().pick("Brute").resolve_all();
    assert_eq!((t.actions(0), t.held(0), t.buried(1, "Gold")), (0, 1, true));
    assert_eq!((t.numbers("Brute"), t.has("Brute", Keyword::Breakthrough)), ((5, 5), true));
}

#[test]
fn brute_for_free_breaks_an_object_and_draws_nothing() {
    let mut t = Scene::new(2);
    t.hand(0, &["Brute"]).board(1, &["Gold"]);
    t.play("Brute").mv(Move::No).resolve_all();
    assert_eq!((t.actions(0), t.held(0), t.buried(1, "Gold")), (1, 0, true));
}

#[test]
fn bull_elephant_reveals_wild_cards_as_it_attacks_and_strengthens_all() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Bull Elephant", "Hired Muscle"]).hand(0, &["Hive", "Swarm", "Gold"]);
    t.attack(&["Bull Elephant"], 1).mv(Move::Yes);
    assert!(!t.allows(Move::Card(card("Gold"))));
    t.choose("Hive").choose("Swarm");
    assert!(t.line().is_empty() && t.has("Hired Muscle", Keyword::Breakthrough));
    assert_eq!((t.numbers("Bull Elephant"), t.numbers("Hired Muscle"), t.held(0)), ((6, 6), (6, 6), 3));
    t.next_turn();
    assert_eq!((t.mojo(1), t.numbers("Bull Elephant"), t.numbers("Hired Muscle")), (24, (4, 4), (4, 4)));
    assert!(!t.has("Hired Muscle", Keyword::Breakthrough));
}

#[test]
fn bull_elephant_gives_breakthrough_even_if_nothing_is_revealed() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Bull Elephant"]).board(1, &["Druid"]);
    t.attack(&["Bull Elephant"], 1).mv(Move::No);
    t.block(&["Druid"]).fight();
    assert_eq!((t.mojo(1), t.buried(1, "Druid")), (27, true));
}

#[test]
fn burrowing_wurm_cant_be_stopped_and_may_be_veiled() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).hand(0, &["Burrowing Wurm", "Burrowing Wurm"]).hand(1, &["No"]);
    t.play("Burrowing Wurm").mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.numbers("Burrowing Wurm"), t.buried(1, "No")), ((15, 15), true));
    t.veil("Burrowing Wurm").resolve_all();
    let down = t.id("?");
    t.mv(Move::Unveil(down));
    assert_eq!((t.count(0, "Burrowing Wurm"), t.actions(0)), (2, 0));
}

#[test]
fn call_of_the_wild_takes_all_champions_for_the_turn_and_prepares_all() {
    let mut t = Scene::new(3);
    t.hand(0, &["Call of the Wild"]).board(0, &["Sage"]).board(1, &["Hired Muscle"]).board(2, &["Druid"]);
    t.lay("Sage", Position::Expended).lay("Hired Muscle", Position::Flipped);
    t.play("Call of the Wild").resolve_all();
    assert_eq!((t.controller("Hired Muscle"), t.controller("Druid")), (0, 0));
    assert!(["Sage", "Hired Muscle"].iter().all(|name| t.position(name) == Position::Prepared));
    t.next_turn();
    assert_eq!((t.controller("Sage"), t.controller("Hired Muscle"), t.controller("Druid")), (0, 1, 2));
}

#[test]
fn consumed_from_within_gives_insects_by_the_last_defence_and_none_for_the_unbreakable() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2).hand(0, &["Consumed from Within", "Consumed from Within", "Ferocious"]);
    t.board(1, &["Hired Muscle", "Bruiser"]).play("Ferocious").pick("Hired Muscle");
    t.play("Consumed from Within").pick("Bruiser").resolve_all();
    assert_eq!((t.in_play("Bruiser"), t.in_play("Insect")), (true, false));
    t.play("Consumed from Within").pick("Hired Muscle").resolve_all();
    assert_eq!((t.buried(1, "Hired Muscle"), t.count(0, "Insect")), (true, 7));
    assert_eq!(t.numbers("Insect"), (1, 1));
}

#[test]
fn deathblow_breaks_a_champion_or_object_for_free_at_ones_own_pace() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Deathblow", "Deathblow"]).board(1, &["Hired Muscle", "Gold"]);
    t.play("Deathblow").pick("Hired Muscle").resolve_all().play("Deathblow").resolve_all();
    assert!(t.buried(1, "Hired Muscle") && t.buried(1, "Gold") && t.actions(0) == 1);
    t.hand(1, &["Deathblow"]).board(0, &["Sage"]).mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Deathblow"))), "epic/play/speed");
}

#[test]
fn distraction_takes_an_attacker_out_of_the_attack_for_good() {
    let mut t = Scene::new(2);
    t.active(1).step(Step::Battle).board(1, &["Hired Muscle", "Sage"]).hand(0, &["Distraction"]);
    t.attack(&["Hired Muscle"], 0).mv(Move::Pass).play("Distraction").resolve_all();
    assert_eq!(t.controller("Hired Muscle"), 0);
    t.fight();
    assert_eq!((t.mojo(0), t.mojo(1), t.controller("Sage")), (30, 30, 1));
    t.next_turn();
    assert_eq!(t.controller("Hired Muscle"), 0);
}

#[test]
fn distraction_needs_a_champion_that_attacks_oneself() {
    let mut t = Scene::new(3);
    t.active(1).step(Step::Battle).board(1, &["Hired Muscle"]).hand(0, &["Distraction"]);
    t.attack(&["Hired Muscle"], 2).mv(Move::Pass).mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Play(card("Distraction"))), "epic/target/needed");
}

#[test]
fn double_team_draws_two_or_puts_up_to_two_champions_into_play() {
    let mut t = Scene::new(2);
    t.set_actions(0, 2)
        .hand(0, &["Double Team", "Double Team", "Treant", "Hulk", "Kava, Queen of the Tigers"]);
    t.play("Double Team").mv(Move::Mode(1)).resolve_all();
    t.choose("Treant").choose("Hulk");
    assert_eq!((t.count(0, "Treant"), t.count(0, "Hulk"), t.held(0)), (1, 1, 2));
    t.play("Double Team").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (3, 0));
}

#[test]
fn double_team_played_before_battle_puts_nothing_into_play() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Double Team", "Treant", "Hulk"]);
    t.play("Double Team").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.query(), t.held(0)), (Some(Query::Priority), 2));
    assert!(t.buried(0, "Double Team"));
}

#[test]
fn echoes_of_the_hive_gives_an_insect_and_makes_own_insects_deadly_for_the_turn() {
    let mut t = Scene::new(2);
    let theirs = t.token(1, Token::Insect);
    let mine = t.token(0, Token::Insect);
    t.hand(0, &["Echoes of the Hive"]).play("Echoes of the Hive").resolve_all();
    assert_eq!((t.count(0, "Insect"), t.has("Insect", Keyword::Deadly)), (2, true));
    assert_eq!(one(&t, mine, Keyword::Deadly), (1, 1, true));
    assert_eq!(one(&t, theirs, Keyword::Deadly), (1, 1, false));
    t.next_turn();
    assert!(!t.has("Insect", Keyword::Deadly));
}

#[test]
fn echoes_of_the_hive_may_come_back_on_the_line_in_ones_own_pre_battle_step() {
    let mut t = Scene::new(2);
    t.pile(0, &["Echoes of the Hive"]).next_turn().resolve_all();
    assert_eq!(t.query(), Some(Query::Priority));
    t.next_turn().resolve_all().mv(Move::Yes);
    assert_eq!((t.line(), t.buried(0, "Echoes of the Hive")), (vec!["Echoes of the Hive".to_owned()], false));
    t.resolve_all();
    assert_eq!((t.count(0, "Insect"), t.actions(0), t.buried(0, "Echoes of the Hive")), (1, 1, true));
}

#[test]
fn echoes_of_thunder_deals_three_to_a_player_and_may_come_back() {
    let mut t = Scene::new(2);
    t.board(1, &["Hired Muscle"]).hand(0, &["Echoes of Thunder"]).play("Echoes of Thunder");
    let muscle = t.id("Hired Muscle");
    assert!(!t.allows(Move::Pick(muscle)));
    t.at(1).resolve_all();
    assert_eq!((t.mojo(1), t.actions(0)), (27, 0));
    t.next_turn().next_turn().resolve_all().mv(Move::Yes).at(1).resolve_all();
    assert_eq!((t.mojo(1), t.actions(0), t.buried(0, "Echoes of Thunder")), (24, 1, true));
    t.next_turn().next_turn().resolve_all().mv(Move::No).resolve_all();
    assert_eq!((t.mojo(1), t.buried(0, "Echoes of Thunder")), (24, true));
}

#[test]
fn feeding_frenzy_breaks_a_champion_that_isnt_constructed_and_gains_its_defence() {
    let mut t = Scene::new(2);
    t.hand(0, &["Feeding Frenzy"]).board(1, &["Gladiator", "Graft-Steel Crusher"]);
    t.play("Feeding Frenzy").resolve_all();
    assert!(t.buried(1, "Gladiator") && t.in_play("Graft-Steel Crusher"));
    assert_eq!((t.mojo(0), t.mojo(1)), (39, 30));
}

#[test]
fn ferocious_gives_three_and_three_at_once_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Ferocious"]).board(1, &["Hired Muscle"]).play("Ferocious");
    assert!(t.line().is_empty());
    assert_eq!((t.numbers("Hired Muscle"), t.held(0), t.actions(0)), ((7, 7), 1, 1));
    t.next_turn();
    assert_eq!(t.numbers("Hired Muscle"), (4, 4));
}

#[test]
fn fire_breathing_dragon_comes_fast_and_deals_five() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Fire Breathing Dragon"]).board(1, &["Hired Muscle"]);
    t.mv(Move::Pass).play("Fire Breathing Dragon").resolve_all().pick("Hired Muscle").resolve_all();
    assert_eq!((t.buried(1, "Hired Muscle"), t.numbers("Fire Breathing Dragon")), (true, (5, 5)));
    assert!([Keyword::Airborne, Keyword::Range].iter().all(|word| t.has("Fire Breathing Dragon", *word)));
}

#[test]
fn fire_elemental_breaks_itself_and_deals_seven_to_each_champion_and_player() {
    let mut t = Scene::new(3);
    t.board(0, &["Fire Elemental", "Treant"]).board(1, &["Hired Muscle"]).activate("Fire Elemental", 0);
    assert_eq!((t.buried(0, "Fire Elemental"), t.mojo(1)), (true, 30));
    t.resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.mojo(2)), (23, 23, 23));
    assert_eq!((t.damage("Treant"), t.buried(1, "Hired Muscle")), (7, true));
}

#[test]
fn fireball_deals_three_for_free_or_six_for_an_action() {
    let mut t = Scene::new(2);
    t.hand(0, &["Fireball", "Fireball"]).play("Fireball").mv(Move::No).at(1).resolve_all();
    assert_eq!((t.mojo(1), t.actions(0)), (27, 1));
    t.play("Fireball").mv(Move::Yes).at(1).resolve_all();
    assert_eq!((t.mojo(1), t.actions(0)), (21, 0));
}

#[test]
fn firespitter_deals_four_as_it_comes_and_as_it_is_broken() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Firespitter"]).hand(1, &["Deathblow"]);
    t.mv(Move::Pass).play("Firespitter").resolve_all().at(1).resolve_all();
    assert_eq!((t.mojo(1), t.numbers("Firespitter")), (26, (4, 3)));
    assert!(t.has("Firespitter", Keyword::Range));
    t.play("Deathblow").resolve_all().at(1).resolve_all();
    assert_eq!((t.mojo(1), t.buried(0, "Firespitter")), (22, true));
}

#[test]
fn force_of_nature_stops_a_card_that_isnt_wild_and_costs_its_player_five() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Hired Muscle"]).hand(0, &["Force of Nature"]);
    t.play("Hired Muscle").mv(Move::Pass).play("Force of Nature").resolve_all();
    assert_eq!((t.buried(1, "Hired Muscle"), t.mojo(1), t.mojo(0)), (true, 25, 30));
}

#[test]
fn force_of_nature_stops_an_ability_but_nothing_wild() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Swarm"]).board(1, &["Shadowy Advisor"]).hand(0, &["Force of Nature"]);
    t.play("Swarm").mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Play(card("Force of Nature"))), "epic/target/needed");
    t.resolve_all().activate("Shadowy Advisor", 0).mv(Move::Pass).play("Force of Nature").resolve_all();
    assert_eq!((t.held(1), t.mojo(1), t.position("Shadowy Advisor")), (1, 25, Position::Expended));
}

#[test]
fn forest_dragon_comes_at_once_and_grows_as_it_attacks() {
    let mut t = Scene::new(2);
    t.hand(0, &["Forest Dragon"]).play("Forest Dragon");
    assert_eq!((t.numbers("Forest Dragon"), t.has("Forest Dragon", Keyword::Airborne)), ((7, 6), true));
    t.step(Step::Battle).attack(&["Forest Dragon"], 1).resolve_all();
    assert_eq!(t.numbers("Forest Dragon"), (10, 9));
    t.fight();
    assert_eq!(t.mojo(1), 20);
}

#[test]
fn forest_dragon_grows_as_it_blocks_and_stays_so() {
    let mut t = Scene::new(2);
    t.active(1).step(Step::Battle).board(0, &["Forest Dragon"]).board(1, &["Archangel"]);
    t.attack(&["Archangel"], 0).block(&["Forest Dragon"]).resolve_all();
    assert_eq!(t.numbers("Forest Dragon"), (10, 9));
    t.next_turn();
    assert_eq!((t.numbers("Forest Dragon"), t.buried(1, "Archangel")), ((10, 9), true));
}

#[test]
fn full_moon_gives_evil_and_wild_champions_one_offence_and_breakthrough_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Full Moon"]).board(0, &["Kava, Queen of the Tigers", "Elven Chariot"]);
    t.board(1, &["Dark Knight", "Hired Muscle"]).play("Full Moon");
    assert!(t.line().is_empty() && t.held(0) == 1 && t.actions(0) == 1);
    for (name, offence, breaks) in [
        ("Kava, Queen of the Tigers", 5, true),
        ("Dark Knight", 5, true),
        ("Elven Chariot", 4, false),
        ("Hired Muscle", 4, false),
    ] {
        assert_eq!((t.numbers(name), t.has(name, Keyword::Breakthrough)), ((offence, 4), breaks), "{name}");
    }
    t.next_turn();
    assert_eq!((t.numbers("Dark Knight"), t.has("Dark Knight", Keyword::Breakthrough)), ((4, 4), false));
}

#[test]
fn giant_spider_blocks_airborne_champions_without_range_and_is_deadly() {
    let mut t = Scene::new(2);
    t.active(1).step(Step::Battle).board(0, &["Giant Spider"]).board(1, &["Archangel"]);
    assert_eq!(t.numbers("Giant Spider"), (5, 7));
    t.attack(&["Archangel"], 0).block(&["Giant Spider"]).fight();
    assert!(t.buried(0, "Giant Spider") && t.buried(1, "Archangel"));
}

#[test]
fn giant_spider_comes_fast_cant_be_stopped_and_may_be_veiled() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Giant Spider"]).hand(1, &["No"]);
    t.mv(Move::Pass).play("Giant Spider").mv(Move::Pass).play("No").resolve_all();
    assert_eq!(t.count(0, "Giant Spider"), 1);
    t.hand(1, &["Giant Spider"]).set_actions(1, 1).veil("Giant Spider").resolve_all();
    assert_eq!(t.count(1, "?"), 1);
}

#[test]
fn giant_war_elephant_gives_own_champions_breakthrough_when_it_attacks() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Giant War Elephant"]).board(0, &["Sage"]).board(1, &["Hired Muscle"]);
    t.play("Giant War Elephant").resolve_all().attack(&["Giant War Elephant"], 1);
    assert_eq!(t.line(), ["Giant War Elephant"]);
    t.resolve_all();
    assert!(t.has("Sage", Keyword::Breakthrough) && !t.has("Hired Muscle", Keyword::Breakthrough));
    t.block(&["Hired Muscle"]).fight();
    assert_eq!((t.mojo(1), t.numbers("Giant War Elephant")), (22, (12, 12)));
    t.next_turn();
    assert!(!t.has("Sage", Keyword::Breakthrough));
}

#[test]
fn hive_flips_for_two_insects() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Hive"]).mv(Move::Pass).activate("Hive", 0).resolve_all();
    assert_eq!((t.count(0, "Insect"), t.numbers("Insect")), (2, (1, 1)));
    assert_eq!(t.position("Hive"), Position::Flipped);
    let hive = t.id("Hive");
    t.mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(hive, 0)), "epic/use/prepared");
}

#[test]
fn hive_lord_expends_for_an_insect_and_leaves_seven() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Hive Lord"]).hand(1, &["Deathblow"]);
    assert_eq!((t.numbers("Hive Lord"), t.has("Hive Lord", Keyword::Airborne)), ((7, 7), true));
    t.mv(Move::Pass).activate("Hive Lord", 0).resolve_all();
    assert_eq!((t.count(0, "Insect"), t.position("Hive Lord")), (1, Position::Expended));
    t.play("Deathblow").pick("Hive Lord").resolve_all();
    assert_eq!((t.count(0, "Insect"), t.buried(0, "Hive Lord")), (8, true));
}

#[test]
fn hive_queen_gets_an_insect_whenever_anybody_draws() {
    let mut t = Scene::new(2);
    t.board(0, &["Hive Queen"]).hand(0, &["Double Team"]).hand(1, &["Thrust"]);
    assert_eq!((t.numbers("Hive Queen"), t.has("Hive Queen", Keyword::Deadly)), ((5, 5), true));
    t.mv(Move::Pass).play("Thrust").resolve_all();
    assert_eq!((t.count(0, "Insect"), t.numbers("Insect")), (1, (1, 1)));
    t.play("Double Team").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.count(0, "Insect"), t.count(1, "Insect")), (3, 0));
}

#[test]
fn hive_queen_in_the_discard_pile_makes_own_insects_stronger_and_deadly() {
    let mut t = Scene::new(2);
    let theirs = t.token(1, Token::Insect);
    let mine = t.token(0, Token::Insect);
    t.pile(0, &["Hive Queen"]);
    assert_eq!(one(&t, mine, Keyword::Deadly), (2, 2, true));
    assert_eq!(one(&t, theirs, Keyword::Deadly), (1, 1, false));
}

#[test]
fn hulk_flips_to_break_an_object_and_grows_by_four_for_a_wild_card() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Hulk"]).board(1, &["Ring of Will"]).hand(0, &["Hive", "Gold"]);
    assert_eq!((t.numbers("Hulk"), t.has("Hulk", Keyword::Breakthrough)), ((9, 9), true));
    t.mv(Move::Pass).activate("Hulk", 0).resolve_all();
    assert_eq!((t.position("Hulk"), t.buried(1, "Ring of Will")), (Position::Flipped, true));
    t.mv(Move::Pass).activate("Hulk", 1).resolve_all().next_turn();
    assert_eq!((t.numbers("Hulk"), t.buried(0, "Hive"), t.holds(0, "Gold")), ((13, 13), true, true));
}

#[test]
fn hunting_raptors_draw_as_they_come_and_hunt() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Hunting Raptors"]).board(1, &["Hired Muscle"]);
    t.play("Hunting Raptors").resolve_all();
    assert_eq!((t.held(0), t.numbers("Hunting Raptors")), (1, (5, 5)));
    let prey = t.id("Hired Muscle");
    t.group(&["Hunting Raptors"]).mv(Move::Hunt(prey)).fight();
    assert_eq!((t.buried(1, "Hired Muscle"), t.damage("Hunting Raptors"), t.mojo(1)), (true, 4, 30));
}

#[test]
fn hunting_raptors_reveal_two_wild_cards_to_be_unbreakable_and_deadly() {
    let mut t = Scene::new(2);
    t.board(0, &["Hunting Raptors"]).hand(0, &["Hive", "Gold"]);
    let raptors = t.id("Hunting Raptors");
    assert_eq!(t.refused(0, Move::Use(raptors, 0)), "epic/play/price");
    t.hand(0, &["Swarm"]).activate("Hunting Raptors", 0).choose("Hive").resolve_all();
    let both = |t: &Scene| [Keyword::Unbreakable, Keyword::Deadly].map(|word| t.has("Hunting Raptors", word));
    assert_eq!((both(&t), t.held(0)), ([true, true], 3));
    assert_eq!(t.refused(0, Move::Use(raptors, 0)), "epic/play/price");
    t.next_turn();
    assert_eq!(both(&t), [false, false]);
}

#[test]
fn hunting_wyvern_draws_when_it_breaks_a_champion() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hunting Wyvern"]).board(1, &["Wall of Horrors"]);
    assert_eq!((t.numbers("Hunting Wyvern"), t.has("Hunting Wyvern", Keyword::Airborne)), ((5, 7), true));
    let prey = t.id("Wall of Horrors");
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(prey)).fight().resolve_all();
    assert_eq!((t.buried(1, "Wall of Horrors"), t.held(0)), (true, 1));
}

#[test]
fn hunting_wyvern_draws_even_if_both_break_each_other() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hunting Wyvern"]).board(1, &["Graft-Steel Crusher"]);
    let prey = t.id("Graft-Steel Crusher");
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(prey)).fight().resolve_all();
    assert!(t.buried(0, "Hunting Wyvern") && t.buried(1, "Graft-Steel Crusher"));
    assert_eq!(t.held(0), 1);
}

#[test]
fn hydra_draws_as_it_comes_and_grows_by_the_damage_it_took_at_end_of_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hydra"]).play("Hydra").resolve_all();
    assert_eq!((t.held(0), t.numbers("Hydra")), (1, (5, 10)));
    t.active(1)
        .step(Step::Battle)
        .board(1, &["Hired Muscle"])
        .attack(&["Hired Muscle"], 0)
        .block(&["Hydra"])
        .fight();
    assert_eq!((t.damage("Hydra"), t.position("Hydra")), (4, Position::Prepared));
    t.mv(Move::Pass).mv(Move::Pass).until(Phase::End).resolve_all();
    assert_eq!(t.numbers("Hydra"), (9, 14));
    t.next_turn();
    assert_eq!(t.numbers("Hydra"), (9, 14));
}
