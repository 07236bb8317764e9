//! Evil cards, one scenario each: from Angel of Death to Heart of Navec.

use crate::scene::*;
use epic::*;

/// Seat 0's turn begins: it is his Pre-Battle step.
fn dawn(t: &mut Scene) -> &mut Scene {
    t.active(1).step(Step::End).next_turn()
}

#[test]
fn angel_of_death_breaks_what_is_neither_evil_nor_constructed_as_it_comes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Angel of Death"]).board(0, &["Muse", "Dark Knight"]);
    t.board(1, &["Graft-Steel Crusher", "Hulk"]);
    t.play("Angel of Death").resolve();
    assert!(t.buried(0, "Muse") && t.buried(1, "Hulk"));
    assert!(t.in_play("Dark Knight") && t.in_play("Graft-Steel Crusher"));
    assert!(t.line().is_empty() && t.has("Angel of Death", Keyword::Airborne));
}

#[test]
fn angel_of_death_has_face_down_champions_unveiled_to_see_what_they_are() {
    let mut t = Scene::new(2);
    t.hand(0, &["Angel of Death"]).down(1, "Death");
    t.down(1, "Burrowing Wurm");
    t.play("Angel of Death").resolve();
    assert!(t.in_play("Death") && t.buried(1, "Burrowing Wurm"));
}

#[test]
fn angel_of_despair_unveiled_makes_a_target_player_discard_two_of_his_choice() {
    let mut t = Scene::new(2);
    t.hand(0, &["Angel of Despair"]).hand(1, &["Blast", "No", "Rend"]);
    t.veil("Angel of Despair").resolve_all();
    let down = t.id("?");
    t.mv(Move::Unveil(down)).at(1).resolve_all().choose("No").choose("Rend");
    assert!(t.holds(1, "Blast") && t.buried(1, "No") && t.buried(1, "Rend"));
    assert!(t.has("Angel of Despair", Keyword::Airborne));
}

#[test]
fn apocalypse_costs_an_action_or_five_mojo_and_breaks_all_champions() {
    let mut t = Scene::new(2);
    t.hand(0, &["Apocalypse", "Apocalypse"]).board(0, &["Dark Knight"]).board(1, &["Graft-Steel Crusher"]);
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.actions(0), t.mojo(0)), (0, 30));
    assert!(t.buried(0, "Dark Knight") && t.buried(1, "Graft-Steel Crusher"));
    t.board(1, &["Hulk"]).play("Apocalypse").resolve_all();
    assert_eq!((t.mojo(0), t.in_play("Hulk")), (25, false));
}

#[test]
fn apocalypse_may_be_paid_in_mojo_although_there_is_an_action() {
    let mut t = Scene::new(2);
    t.hand(0, &["Apocalypse"]).play("Apocalypse").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.actions(0), t.mojo(0)), (1, 25));
}

#[test]
fn army_of_the_apocalypse_draws_two_or_returns_everybodys_own_champions() {
    let mut t = Scene::new(2);
    t.hand(0, &["Army of the Apocalypse", "Army of the Apocalypse"]).set_actions(0, 2);
    t.pile(0, &["Hulk", "Blast"]).pile(1, &["Muse", "Triceratops", "Timekeeper"]);
    t.play("Army of the Apocalypse").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.held(0), t.in_play("Hulk")), (3, false));
    t.play("Army of the Apocalypse").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.count(0, "Hulk"), t.count(1, "Muse"), t.count(1, "Triceratops")), (1, 1, 1));
    assert!(t.buried(0, "Blast") && t.buried(1, "Timekeeper"));
    assert_eq!(t.held(1), 1, "Triceratops draws as it came into play");
}

#[test]
fn at_any_price_draws_and_comes_back_for_two_mojo_with_an_evil_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["At Any Price", "Apocalypse", "Drain Essence", "Blast"]).set_actions(0, 3);
    t.play("At Any Price").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (4, 3));
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all().play("Blast").at(1).resolve_all();
    assert!(t.buried(0, "At Any Price"));
    t.play("Drain Essence").at(1).resolve().mv(Move::Yes);
    assert!(t.holds(0, "At Any Price") && t.mojo(0) == 28);
    assert_eq!(t.line(), ["Drain Essence"]);
}

#[test]
fn at_any_price_may_be_left_where_it_is() {
    let mut t = Scene::new(2);
    t.hand(0, &["Drain Essence"]).pile(0, &["At Any Price"]);
    t.play("Drain Essence").at(1).resolve().mv(Move::No);
    assert!(t.buried(0, "At Any Price") && t.mojo(0) == 30);
}

#[test]
fn banshees_scream_deals_five_and_a_player_it_damages_discards() {
    let mut t = Scene::new(2);
    t.hand(0, &["Banshee's Scream", "Banshee's Scream", "Banshee's Scream"]).set_actions(0, 3);
    t.hand(1, &["Blast", "No"]).board(1, &["Hulk"]);
    t.play("Banshee's Scream").pick("Hulk").resolve_all();
    assert_eq!((t.damage("Hulk"), t.held(1)), (5, 2));
    t.play("Banshee's Scream").at(1).resolve_all().choose("No");
    assert_eq!((t.mojo(1), t.pile_names(1)), (25, vec!["No"]));
    t.board(1, &["Mithril Armor"]).play("Banshee's Scream").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.held(1)), (25, 1));
}

#[test]
fn bladed_vampire_gains_the_mojo_it_deals_and_is_unbreakable_on_its_own_turn() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Bladed Vampire"]).board(1, &["Hulk"]).set_mojo(0, 10);
    t.attack(&["Bladed Vampire"], 1).until(Phase::AfterBlock);
    assert_eq!(t.query(), Some(Query::Priority), "nothing can block");
    t.fight().resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (15, 25));
    assert!(t.has("Bladed Vampire", Keyword::Unbreakable));
    t.next_turn();
    assert!(!t.has("Bladed Vampire", Keyword::Unbreakable));
}

#[test]
fn bladed_vampire_hunts_and_feeds_on_champions_too() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Bladed Vampire"]).board(1, &["Hulk"]);
    t.group(&["Bladed Vampire"]);
    let prey = t.id("Hulk");
    t.mv(Move::Hunt(prey)).fight().resolve_all();
    assert_eq!((t.damage("Hulk"), t.damage("Bladed Vampire"), t.mojo(0)), (5, 9, 35));
}

#[test]
fn broken_spirit_leaves_nothing_but_zero_to_one() {
    let mut t = Scene::new(2);
    t.hand(0, &["Broken Spirit"]).board(1, &["Dark Prince", "King of the Dead"]);
    assert_eq!(t.numbers("Dark Prince"), (7, 7));
    t.play("Broken Spirit").resolve_all();
    assert_eq!(t.numbers("Dark Prince"), (0, 1));
    assert!(!t.has("Dark Prince", Keyword::Airborne));
    t.mv(Move::Pass);
    let prince = t.id("Dark Prince");
    assert!(!t.allows(Move::Use(prince, 0)));
}

#[test]
fn brothers_of_the_beast_are_three_demons_and_come_back_for_three_mojo() {
    let mut t = Scene::new(2);
    t.hand(0, &["Brothers of the Beast"]).play("Brothers of the Beast").resolve_all();
    assert_eq!((t.count(0, "Demon"), t.numbers("Demon")), (3, (4, 4)));
    assert_eq!(t.stats("Demon").alignment, Some(Alignment::Evil));
    t.activate("Brothers of the Beast", 0).resolve_all();
    assert!(t.holds(0, "Brothers of the Beast") && t.mojo(0) == 27);
}

#[test]
fn cackling_demon_makes_the_player_it_damages_discard_and_draws() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Cackling Demon"]).hand(1, &["Blast", "No"]);
    t.attack(&["Cackling Demon"], 1).fight().resolve_all().choose("Blast");
    assert_eq!((t.mojo(1), t.held(1), t.held(0)), (27, 1, 1));
    assert!(t.buried(1, "Blast") && t.has("Cackling Demon", Keyword::Airborne));
}

#[test]
fn dark_angel_is_airborne_veiled_and_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Angel"]).hand(1, &["No"]);
    assert!(t.allows(Move::Veil(card("Dark Angel"))));
    t.play("Dark Angel").mv(Move::Pass).play("No").resolve_all();
    assert!(t.in_play("Dark Angel") && t.buried(1, "No"));
    assert!(t.has("Dark Angel", Keyword::Airborne));
}

#[test]
fn dark_angel_has_nothing_to_fear_from_the_good() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Angel"]).hand(1, &["Charmed"]).board(1, &["White Dragon", "The Archer"]);
    t.mv(Move::Pass).activate("The Archer", 0).pick("Dark Angel").resolve_all();
    assert_eq!(t.damage("Dark Angel"), 0);
    t.mv(Move::Pass).play("Charmed").pick("Dark Angel").resolve_all();
    assert_eq!(t.controller("Dark Angel"), 0);
    t.step(Step::Battle).attack(&["Dark Angel"], 1).fight();
    assert_eq!(t.mojo(1), 22, "the good White Dragon can't block it");
}

#[test]
fn dark_assassin_breaks_a_champion_or_object_before_anybody_can_answer() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Assassin"]).board(1, &["Hulk", "Timekeeper"]).hand(1, &["No"]);
    let (hulk, assassin) = (t.id("Hulk"), t.id("Dark Assassin"));
    t.activate("Dark Assassin", 0);
    assert!(t.allows(Move::Pick(hulk)) && t.allows(Move::Pick(assassin)));
    t.pick("Timekeeper");
    assert!(t.buried(1, "Timekeeper") && t.line().is_empty());
    assert_eq!((t.position("Dark Assassin"), t.asked()), (Position::Expended, Some(seat(0))));
}

#[test]
fn dark_fate_breaks_into_the_discard_pile_of_its_player() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Fate", "Dark Fate"]).set_actions(0, 2).board(1, &["Hulk", "Timekeeper"]);
    t.play("Dark Fate").pick("Hulk").resolve_all();
    t.play("Dark Fate").resolve_all();
    assert!(t.buried(0, "Hulk") && t.buried(0, "Timekeeper") && t.pile_names(1).is_empty());
}

#[test]
fn dark_knight_gets_four_offence_when_he_is_blocked() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Dark Knight"]).board(1, &["Triceratops"]);
    t.attack(&["Dark Knight"], 1).block(&["Triceratops"]).resolve_all();
    assert_eq!(t.numbers("Dark Knight"), (8, 4));
    t.fight();
    assert_eq!((t.damage("Triceratops"), t.in_play("Dark Knight")), (8, false));
}

#[test]
fn dark_knight_gets_four_offence_until_end_of_turn_when_he_blocks() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Lizard Guard"]).hand(1, &["Dark Knight"]);
    t.mv(Move::Pass).play("Dark Knight").resolve_all();
    assert_eq!(t.actions(1), 1);
    t.attack(&["Lizard Guard"], 1).block(&["Dark Knight"]).resolve_all();
    assert_eq!(t.numbers("Dark Knight"), (8, 4));
    t.next_turn();
    assert_eq!(t.numbers("Dark Knight"), (4, 4));
}

#[test]
fn dark_leader_is_unbreakable_and_makes_his_humans_evil_and_stronger() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Leader"]).hand(1, &["Execution"]).activate("Dark Leader", 0).resolve_all();
    assert_eq!((t.count(0, "Human"), t.numbers("Human")), (2, (2, 1)));
    assert_eq!(t.stats("Human").alignment, Some(Alignment::Evil));
    assert_eq!(t.position("Dark Leader"), Position::Expended);
    t.token(1, Token::Human);
    assert_eq!((t.numbers("Human"), t.stats("Human").alignment), ((1, 1), Some(Alignment::Good)));
    t.mv(Move::Pass).play("Execution").pick("Dark Leader").resolve_all();
    assert!(t.in_play("Dark Leader"));
}

#[test]
fn dark_prince_expends_for_a_demon() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Prince"]).activate("Dark Prince", 0).resolve_all();
    assert_eq!((t.count(0, "Demon"), t.numbers("Demon")), (1, (4, 4)));
    assert_eq!(t.position("Dark Prince"), Position::Expended);
    assert!(t.has("Dark Prince", Keyword::Airborne));
}

#[test]
fn dark_purpose_takes_all_evil_champions_and_whom_yours_damage_discards_two() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Dark Purpose"]).hand(1, &["Blast", "No", "Rend"]);
    t.board(0, &["Lizard Guard"]).board(1, &["Sewer Demon", "Hulk"]).lay("Hulk", Position::Expended);
    t.play("Dark Purpose").resolve_all();
    assert_eq!((t.controller("Sewer Demon"), t.controller("Hulk")), (0, 1));
    t.attack(&["Lizard Guard"], 1).fight().resolve_all().choose("Blast").choose("No");
    assert_eq!((t.mojo(1), t.held(1)), (28, 1));
    t.attack(&["Sewer Demon"], 1).fight().resolve_all();
    assert_eq!((t.mojo(1), t.held(1)), (22, 0));
    t.hand(1, &["Blast"]).next_turn();
    t.next_turn();
    assert_eq!(t.controller("Sewer Demon"), 0, "for good");
    let held = t.held(1);
    t.attack(&["Lizard Guard"], 1).fight().resolve_all();
    assert_eq!((t.mojo(1), t.held(1)), (20, held));
}

#[test]
fn dark_summoning_puts_a_champion_of_the_top_five_into_play_and_banishes_the_rest() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Summoning"]).deck(0, &["Tim", "Blast", "No", "Rend", "Hulk", "Muse"]);
    t.play("Dark Summoning").resolve_all();
    assert!(!t.allows(Move::Card(card("Tim"))));
    t.choose("Hulk");
    assert!(t.in_play("Hulk") && t.line().is_empty());
    let deck = t.deck_names(0);
    assert_eq!((deck.len(), deck.last()), (25, Some(&"Tim")));
    assert!(["Blast", "No", "Rend", "Muse"].iter().all(|name| deck[..4].contains(name)));
}

#[test]
fn dark_summoning_banishes_even_the_revealed_card_if_it_is_no_champion() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Summoning"]).deck(0, &["Tim", "Blast", "No", "Rend", "Hulk", "Muse"]);
    t.play("Dark Summoning").resolve_all().choose("Blast");
    assert!(t.game.open.bodies.is_empty() && t.held(0) == 0);
    assert!(t.deck_names(0)[..5].contains(&"Blast"));
    assert_eq!(t.deck_names(0).len(), 26);
}

#[test]
fn death_veiled_flips_to_break_a_champion_that_isnt_constructed() {
    let mut t = Scene::new(2);
    t.hand(0, &["Death"]).board(1, &["Hulk", "Graft-Steel Crusher", "Timekeeper"]);
    assert!(t.allows(Move::Veil(card("Death"))));
    t.play("Death").resolve_all().activate("Death", 0);
    let not = [t.id("Graft-Steel Crusher"), t.id("Timekeeper")];
    assert!(not.iter().all(|id| !t.allows(Move::Pick(*id))));
    t.pick("Hulk").resolve_all();
    assert_eq!((t.in_play("Hulk"), t.position("Death")), (false, Position::Flipped));
}

#[test]
fn decay_breaks_and_comes_back_for_two_other_natural_cards_of_the_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Decay", "Rend"]).set_actions(0, 2).board(1, &["Timekeeper", "Hulk", "Muse"]);
    t.pile(0, &["Brute", "Blast"]).play("Decay").pick("Timekeeper").resolve_all();
    assert!(t.buried(1, "Timekeeper") && t.buried(0, "Decay"));
    t.pile(0, &["Deathblow", "Hulk"]).play("Rend").pick("Hulk");
    t.resolve().mv(Move::Yes).pick("Brute").pick("Hulk");
    assert!(t.holds(0, "Decay"));
    assert_eq!((t.pile_names(0), t.left(0)), (vec!["Blast", "Deathblow"], 22));
    assert_eq!(t.line(), ["Rend"]);
}

#[test]
fn decay_stays_without_two_other_natural_cards_or_with_a_magical_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Rend", "Blast"]).set_actions(0, 2).pile(0, &["Decay", "Brute"]).board(1, &["Muse", "Hulk"]);
    t.play("Rend").pick("Muse").resolve_all();
    assert!(!t.allows(Move::Yes));
    t.mv(Move::No).resolve_all();
    assert!(t.buried(0, "Decay") && t.buried(1, "Muse"));
    t.play("Blast").at(1);
    assert_eq!(t.line(), ["Blast"]);
}

#[test]
fn devil_golem_expends_and_breaks_a_champion_of_its_controllers() {
    let mut t = Scene::new(2);
    t.board(0, &["Devil Golem", "Muse"]).board(1, &["Hulk"]).hand(1, &["Blast", "No", "Rend"]);
    t.activate("Devil Golem", 0).at(1);
    let hulk = t.id("Hulk");
    assert!(!t.allows(Move::Pick(hulk)));
    t.pick("Muse").resolve_all().choose("Blast").choose("No");
    assert!(t.buried(0, "Muse") && t.held(1) == 1);
    assert_eq!(t.position("Devil Golem"), Position::Expended);
    assert!(t.has("Devil Golem", Keyword::Airborne));
}

#[test]
fn devourer_shown_two_evil_cards_comes_prepared_and_breaks_a_champion() {
    let mut t = Scene::new(2);
    t.hand(0, &["Devourer", "Jason", "Decay", "Blast"]).board(1, &["Hulk"]);
    t.play("Devourer").resolve_all().mv(Move::Yes).choose("Jason");
    assert_eq!((t.position("Devourer"), t.held(0)), (Position::Prepared, 3));
    t.activate("Devourer", 0).pick("Hulk").resolve_all();
    assert!(t.buried(1, "Hulk"));
    assert_eq!(t.position("Devourer"), Position::Expended);
}

#[test]
fn devourer_comes_expended_without_two_evil_cards_or_if_they_arent_shown() {
    let mut t = Scene::new(2);
    t.hand(0, &["Devourer", "Jason", "Blast"]).play("Devourer").resolve_all();
    assert!(!t.allows(Move::Yes));
    t.mv(Move::No);
    assert_eq!(t.position("Devourer"), Position::Expended);
    let mut t = Scene::new(2);
    t.hand(0, &["Devourer", "Jason", "Decay"]).play("Devourer").resolve_all().mv(Move::No);
    assert_eq!(t.position("Devourer"), Position::Expended);
}

#[test]
fn dimensional_vortex_banishes_a_champion_or_everything() {
    let mut t = Scene::new(2);
    t.board(0, &["Dimensional Vortex"]).board(1, &["Hulk", "Tim", "Timekeeper"]);
    t.hand(0, &["Jason", "Decay", "Blast"]).activate("Dimensional Vortex", 0).pick("Hulk").resolve_all();
    assert_eq!((t.bottom(1), t.position("Dimensional Vortex")), ("Hulk", Position::Expended));
    let vortex = t.id("Dimensional Vortex");
    assert!(!t.allows(Move::Use(vortex, 1)));
    t.hand(0, &["Death"]).activate("Dimensional Vortex", 1).choose("Jason").choose("Decay").resolve_all();
    assert!(t.game.open.bodies.is_empty());
    assert_eq!((t.left(0), t.left(1), t.held(0)), (21, 23, 4));
}

#[test]
fn dominator_gains_control_of_a_champion_for_good_and_at_once() {
    let mut t = Scene::new(2);
    t.board(0, &["Dominator"]).board(1, &["Hulk"]).activate("Dominator", 0).pick("Hulk");
    assert_eq!((t.controller("Hulk"), t.position("Dominator")), (0, Position::Expended));
    assert!(t.line().is_empty());
    t.next_turn();
    assert_eq!(t.controller("Hulk"), 0);
}

#[test]
fn drain_essence_deals_six_and_gains_six() {
    let mut t = Scene::new(2);
    t.hand(0, &["Drain Essence", "Drain Essence"]).set_actions(0, 2).board(1, &["Hulk"]);
    t.play("Drain Essence").at(1).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (36, 24));
    t.play("Drain Essence").pick("Hulk").resolve_all();
    assert_eq!((t.mojo(0), t.damage("Hulk")), (42, 6));
}

#[test]
fn drinker_of_the_dead_takes_two_mojo_for_every_broken_champion() {
    let mut t = Scene::new(2);
    t.board(0, &["Drinker of the Dead", "Muse"]).board(1, &["Hulk"]).hand(0, &["Apocalypse"]);
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all().pick("Drinker of the Dead").at(1).at(1);
    t.resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (34, 26));
    assert!(t.in_play("Drinker of the Dead") && t.has("Drinker of the Dead", Keyword::Deadly));
}

#[test]
fn echoes_of_despair_discard_and_echo_without_an_action() {
    let mut t = Scene::new(2);
    t.hand(0, &["Echoes of Despair"]).hand(1, &["Blast", "No", "Rend"]);
    t.play("Echoes of Despair").at(1).resolve_all().choose("Blast");
    assert_eq!((t.actions(0), t.held(1)), (0, 2));
    dawn(&mut t).resolve_all().mv(Move::Yes).at(1).resolve_all().choose("No");
    assert_eq!((t.actions(0), t.held(1)), (1, 1));
    assert!(t.buried(0, "Echoes of Despair"));
}

#[test]
fn evil_dead_cant_be_stopped_and_makes_zombies_unbreakable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Evil Dead", "Apocalypse"]).hand(1, &["No"]).token(0, Token::Zombie);
    t.token(1, Token::Zombie);
    t.play("Evil Dead").mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.held(0), t.actions(0), t.count(0, "Zombie")), (2, 1, 2));
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.count(0, "Zombie"), t.count(1, "Zombie")), (2, 0));
    t.next_turn();
    assert!(!t.has("Zombie", Keyword::Unbreakable));
}

#[test]
fn execution_breaks_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Execution", "Execution"]).set_actions(0, 2).board(1, &["Hulk", "Timekeeper"]);
    t.play("Execution").pick("Hulk").resolve_all();
    assert!(t.buried(1, "Hulk") && t.held(0) == 2);
    t.play("Execution").resolve_all();
    assert!(t.buried(1, "Timekeeper") && t.held(0) == 2);
}

#[test]
fn exhume_returns_a_champion_or_object_of_your_own_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Exhume"]).pile(0, &["Timekeeper", "Blast", "Hulk"]).pile(1, &["Muse"]);
    let not = [t.id("Blast"), t.id("Muse")];
    t.play("Exhume").mv(Move::Mode(0));
    assert!(not.iter().all(|id| !t.allows(Move::Pick(*id))));
    t.pick("Timekeeper").resolve_all();
    assert!(t.holds(0, "Timekeeper"));
    assert_eq!((t.actions(0), t.pile_names(0)), (1, vec!["Blast", "Hulk", "Exhume"]));
}

#[test]
fn exhume_banishes_a_discard_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Exhume"]).pile(0, &["Hulk"]).pile(1, &["Muse", "Blast"]);
    t.play("Exhume").mv(Move::Mode(1)).at(1).resolve_all();
    assert_eq!((t.pile_names(0), t.pile_names(1).len(), t.left(1)), (vec!["Hulk", "Exhume"], 0, 22));
}

#[test]
fn final_betrayal_banishes_a_champion_that_isnt_good_and_its_controller_takes_its_offence() {
    let mut t = Scene::new(2);
    t.hand(0, &["Final Betrayal"]).board(1, &["Muse", "Hulk", "Dark Knight"]);
    let good = t.id("Muse");
    t.play("Final Betrayal");
    assert!(!t.allows(Move::Pick(good)));
    t.pick("Hulk").resolve_all();
    assert_eq!((t.bottom(1), t.mojo(1), t.mojo(0)), ("Hulk", 21, 30));
}

#[test]
fn food_for_thought_takes_a_card_from_every_opponents_hand() {
    let mut t = Scene::new(3);
    t.hand(0, &["Food for Thought"]).hand(1, &["Blast", "No"]).hand(2, &["Hulk", "Rend"]);
    t.play("Food for Thought").resolve_all().choose("No").choose("Hulk");
    assert!(t.holds(0, "No") && t.holds(0, "Hulk"));
    assert!(t.holds(1, "Blast") && t.holds(2, "Rend"));
    assert_eq!((t.held(0), t.held(1), t.held(2)), (2, 1, 1));
}

#[test]
fn gravedigger_takes_a_champion_of_his_pile_and_banishes_cards_of_any() {
    let mut t = Scene::new(2);
    t.hand(0, &["Gravedigger"]).pile(0, &["Hulk", "Blast", "Muse"]).pile(1, &["Tim", "Rend"]);
    t.play("Gravedigger").resolve().pick("Hulk");
    assert!(t.holds(0, "Hulk") && t.actions(0) == 1 && t.line().is_empty());
    t.activate("Gravedigger", 0).pick("Rend").resolve_all();
    assert_eq!((t.bottom(1), t.pile_names(1)), ("Rend", vec!["Tim"]));
    assert_eq!(t.position("Gravedigger"), Position::Expended);
}

#[test]
fn hand_of_navec_comes_expended_keeps_off_mojo_and_draws_or_buys_an_action() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hand of Navec", "Second Wind"]).play("Hand of Navec").resolve_all();
    assert_eq!(t.position("Hand of Navec"), Position::Expended);
    t.play("Second Wind").resolve_all();
    assert_eq!((t.mojo(0), t.held(0)), (30, 1));
    t.lay("Hand of Navec", Position::Prepared).activate("Hand of Navec", 0);
    assert_eq!((t.held(0), t.position("Hand of Navec")), (2, Position::Expended));
    t.lay("Hand of Navec", Position::Prepared).activate("Hand of Navec", 1);
    assert_eq!((t.actions(0), t.mojo(0), t.position("Hand of Navec")), (2, 27, Position::Expended));
}

#[test]
fn haunting_specter_is_neither_targeted_broken_banished_nor_blocked() {
    let mut t = Scene::new(2);
    t.board(0, &["Haunting Specter"]).hand(0, &["Hell's Wrath", "Leave Me!", "Execution"]).set_actions(0, 3);
    assert!(!t.allows(Move::Play(card("Execution"))));
    t.play("Hell's Wrath").resolve_all().play("Leave Me!").resolve_all();
    assert!(t.in_play("Haunting Specter"));
    t.board(1, &["Hulk"]).step(Step::Battle).attack(&["Haunting Specter"], 1).until(Phase::AfterBlock);
    assert_eq!(t.query(), Some(Query::Priority), "nothing can block");
}

#[test]
fn head_of_navec_makes_zombies_and_makes_its_controllers_stronger() {
    let mut t = Scene::new(2);
    t.board(0, &["Head of Navec"]).activate("Head of Navec", 0).resolve_all();
    assert_eq!((t.count(0, "Zombie"), t.numbers("Zombie")), (1, (3, 3)));
    assert_eq!(t.position("Head of Navec"), Position::Flipped);
    t.token(1, Token::Zombie);
    assert_eq!(t.numbers("Zombie"), (2, 2));
}

#[test]
fn heart_of_navec_expends_and_breaks_a_champion_to_stop_a_card() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Echoes of Thunder"]).board(0, &["Heart of Navec", "Muse"]);
    t.play("Echoes of Thunder").at(0).mv(Move::Pass).activate("Heart of Navec", 0).resolve_all();
    assert!(t.buried(1, "Echoes of Thunder") && t.buried(0, "Muse"));
    assert_eq!((t.mojo(0), t.position("Heart of Navec")), (30, Position::Expended));
}

#[test]
fn heart_of_navec_banished_in_the_build_step_raises_a_champion_that_isnt_constructed() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).board(0, &["Heart of Navec"]).pile(1, &["Graft-Steel Crusher", "Hulk"]);
    let heart = t.id("Heart of Navec");
    assert!(!t.allows(Move::Use(heart, 1)));
    t.step(Step::Build).activate("Heart of Navec", 1).resolve_all();
    assert_eq!((t.controller("Hulk"), t.bottom(0)), (0, "Heart of Navec"));
    assert!(t.buried(1, "Graft-Steel Crusher") && !t.in_play("Heart of Navec"));
}
