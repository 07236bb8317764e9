//! Good cards from Angel of Mercy to Man of the People, one scenario each.

use crate::scene::*;
use epic::*;

#[test]
fn angel_of_mercy_resolves_at_once_and_brings_back_a_good_champion_before_battle() {
    let mut t = Scene::new(2);
    t.hand(0, &["Angel of Mercy"]).pile(0, &["Archangel", "Tracker", "Second Wind"]);
    t.play("Angel of Mercy");
    assert!(t.line().is_empty() && t.has("Angel of Mercy", Keyword::Airborne));
    t.next_turn();
    assert!(t.line().is_empty());
    t.next_turn().resolve_all().mv(Move::Yes);
    assert_eq!((t.controller("Archangel"), t.position("Archangel")), (0, Position::Prepared));
    assert_eq!(t.pile_names(0), ["Tracker", "Second Wind"]);
}

#[test]
fn angel_of_mercy_takes_nobody_back_against_your_will() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Angel of Mercy"]).pile(0, &["Archangel"]);
    t.next_turn().resolve_all().mv(Move::No);
    assert!(t.buried(0, "Archangel"));
}

#[test]
fn archangel_is_airborne_breaks_through_and_is_untouched_by_evil() {
    let mut t = Scene::new(2);
    t.board(0, &["Archangel"]).board(1, &["Muse", "Gladiator"]).hand(1, &["Execution"]).step(Step::PreBattle);
    t.attack(&["Archangel"], 1).mv(Move::Pass).play("Execution").pick("Archangel").resolve_all();
    assert!(t.in_play("Archangel"));
    t.until_asked();
    assert!(!t.allows(Move::Block(t.id("Gladiator"))));
    t.block(&["Muse"]).fight();
    assert_eq!(t.mojo(1), 25);
    assert!(t.buried(1, "Muse"));
}

#[test]
fn avatar_is_as_big_as_your_mojo_and_gains_three_for_a_good_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Avatar", "Drain Essence", "Inner Peace"]).set_actions(0, 3).set_mojo(0, 20);
    t.play("Avatar").resolve_all();
    assert_eq!(t.numbers("Avatar"), (20, 20));
    t.play("Drain Essence").at(1);
    assert_eq!(t.line(), ["Drain Essence"]);
    t.resolve_all().play("Inner Peace");
    assert_eq!(t.line(), ["Inner Peace", "Avatar"]);
    t.resolve_all().mv(Move::Yes);
    assert_eq!(t.numbers("Avatar"), (29, 29));
    t.resolve_all();
    assert_eq!((t.mojo(0), t.numbers("Avatar")), (39, (39, 39)));
}

#[test]
fn avenging_angel_comes_at_once_and_nobody_attacks_you_while_it_is_expended() {
    let mut t = Scene::new(3);
    t.hand(0, &["Avenging Angel"]).board(1, &["Gladiator"]).step(Step::PreBattle);
    t.play("Avenging Angel");
    assert!(t.in_play("Avenging Angel"));
    t.attack(&["Avenging Angel"], 1).fight();
    assert_eq!(t.mojo(1), 24);
    t.next_turn().group(&["Gladiator"]);
    assert!(!t.allows(Move::At(seat(0))) && t.allows(Move::At(seat(2))));
    t.lay("Avenging Angel", Position::Prepared);
    assert!(t.allows(Move::At(seat(0))));
}

#[test]
fn blue_dragon_deals_two_for_each_card_that_anybody_draws() {
    let mut t = Scene::new(2);
    t.board(0, &["Blue Dragon"]).hand(0, &["Cherish"]).hand(1, &["Second Wind"]);
    t.mv(Move::Pass).play("Second Wind").resolve().at(1).resolve_all();
    assert_eq!(t.mojo(1), 33);
    t.play("Cherish").mv(Move::Mode(0)).resolve().pick("Blue Dragon").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.damage("Blue Dragon")), (31, 2));
    assert!(t.has("Blue Dragon", Keyword::Airborne));
}

#[test]
fn celestial_angel_makes_a_champion_unbreakable_for_the_turn_as_it_comes() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Muse"]).hand(0, &["Celestial Angel"]).hand(1, &["Execution"]);
    t.mv(Move::Pass).play("Celestial Angel").resolve_all().pick("Muse");
    assert!(t.line().is_empty() && t.has("Muse", Keyword::Unbreakable));
    t.play("Execution").pick("Muse").resolve_all();
    assert!(t.in_play("Muse") && t.has("Celestial Angel", Keyword::Airborne));
    t.next_turn();
    assert!(!t.has("Muse", Keyword::Unbreakable));
}

#[test]
fn charmed_takes_and_prepares_something_at_once_until_end_of_turn() {
    let mut t = Scene::new(2);
    t.board(1, &["Archangel", "Elven Bolt-Thrower"]).hand(0, &["Charmed"]);
    t.lay("Elven Bolt-Thrower", Position::Expended);
    t.play("Charmed").pick("Elven Bolt-Thrower");
    let lies = (t.controller("Elven Bolt-Thrower"), t.position("Elven Bolt-Thrower"));
    assert_eq!(lies, (0, Position::Prepared));
    assert_eq!((t.controller("Archangel"), t.actions(0)), (1, 0));
    t.next_turn();
    assert_eq!(t.controller("Elven Bolt-Thrower"), 1);
}

#[test]
fn cherish_draws_two_or_makes_something_unbreakable_and_draws_one() {
    let mut t = Scene::new(2);
    t.board(0, &["Elven Bolt-Thrower"]).hand(0, &["Cherish", "Cherish"]).hand(1, &["Rend"]).set_actions(0, 2);
    t.play("Cherish").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.held(0), t.has("Elven Bolt-Thrower", Keyword::Unbreakable)), (3, false));
    t.play("Cherish").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.held(0), t.has("Elven Bolt-Thrower", Keyword::Unbreakable)), (3, true));
    t.mv(Move::Pass).play("Rend").resolve_all();
    assert!(t.in_play("Elven Bolt-Thrower"));
    t.next_turn();
    assert!(!t.has("Elven Bolt-Thrower", Keyword::Unbreakable));
}

#[test]
fn compromise_stops_a_card_both_draw_and_the_action_comes_back() {
    let mut t = Scene::new(2);
    t.hand(0, &["Drain Essence"]).hand(1, &["Compromise"]);
    t.play("Drain Essence").at(1).mv(Move::Pass).play("Compromise").resolve_all();
    assert!(t.buried(0, "Drain Essence"));
    assert_eq!((t.mojo(1), t.held(0), t.held(1)), (30, 1, 1));
    assert_eq!((t.actions(0), t.actions(1)), (1, 1));
}

#[test]
fn compromise_gives_no_action_for_a_free_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Second Wind"]).hand(1, &["Compromise"]);
    t.play("Second Wind").mv(Move::Pass).play("Compromise").resolve_all();
    assert_eq!((t.mojo(0), t.held(0), t.held(1)), (30, 1, 1));
    assert_eq!((t.actions(0), t.actions(1)), (1, 1));
}

#[test]
fn compromise_gives_back_an_action_that_was_paid_by_choice_or_to_play_face_down() {
    let mut t = Scene::new(2);
    t.hand(0, &["Spite", "White Dragon", "Timewalker"]).hand(1, &["Compromise", "Compromise", "Compromise"]);
    t.play("Spite").mv(Move::Mode(0)).at(1).mv(Move::Pass).play("Compromise").resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.actions(0)), (30, 30, 1));
    t.play("White Dragon").mv(Move::Yes).mv(Move::Pass).play("Compromise").resolve_all();
    assert_eq!((t.buried(0, "White Dragon"), t.actions(0)), (true, 1));
    t.veil("Timewalker").mv(Move::Pass).play("Compromise").resolve_all();
    assert_eq!((t.buried(0, "Timewalker"), t.actions(0)), (true, 1));
}

#[test]
fn conversion_takes_a_champion_that_the_target_player_chooses() {
    let mut t = Scene::new(2);
    t.board(0, &["Tim"]).board(1, &["Muse", "Diamond Golem"]).hand(0, &["Conversion"]);
    t.play("Conversion").at(1).resolve();
    assert_eq!(t.asked(), Some(seat(1)));
    assert!(!t.allows(Move::Pick(t.id("Tim"))));
    t.pick("Diamond Golem");
    t.next_turn();
    assert_eq!((t.controller("Diamond Golem"), t.controller("Muse")), (0, 1));
}

#[test]
fn conversion_comes_back_from_the_pile_for_a_good_card_of_the_pile() {
    let mut t = Scene::new(2);
    t.active(1).pile(0, &["Second Wind", "Rend", "Inner Peace", "Conversion"]);
    t.mv(Move::Pass).activate("Conversion", 0);
    assert!(!t.allows(Move::Pick(t.id("Rend"))));
    t.pick("Second Wind").resolve_all();
    assert!(t.holds(0, "Conversion"));
    assert_eq!((t.bottom(0), t.pile_names(0)), ("Second Wind", vec!["Rend", "Inner Peace"]));
}

#[test]
fn crown_of_the_people_makes_humans_strengthens_yours_and_cant_be_banished() {
    let mut t = Scene::new(2);
    t.board(0, &["Crown of the People"]).hand(1, &["Rejection"]);
    t.token(1, Token::Human);
    assert_eq!(t.numbers("Human"), (1, 1));
    t.activate("Crown of the People", 0).resolve_all();
    assert_eq!((t.count(0, "Human"), t.numbers("Human")), (1, (3, 3)));
    assert_eq!(t.position("Crown of the People"), Position::Flipped);
    t.mv(Move::Pass).play("Rejection").pick("Crown of the People").resolve_all();
    assert!(t.in_play("Crown of the People"));
}

#[test]
fn echoes_of_martyrdom_puts_two_humans_into_play_and_comes_again_without_an_action() {
    let mut t = Scene::new(2);
    t.hand(0, &["Echoes of Martyrdom"]);
    t.play("Echoes of Martyrdom").resolve_all();
    assert_eq!((t.count(0, "Human"), t.numbers("Human")), (2, (1, 1)));
    t.next_turn().next_turn().resolve_all().mv(Move::Yes);
    assert_eq!((t.line(), t.actions(0)), (vec!["Echoes of Martyrdom".to_owned()], 1));
    t.resolve_all();
    assert_eq!((t.count(0, "Human"), t.buried(0, "Echoes of Martyrdom")), (4, true));
}

#[test]
fn echoes_of_the_calm_gains_four_and_comes_again_if_you_like() {
    let mut t = Scene::new(2);
    t.hand(0, &["Echoes of the Calm"]);
    t.play("Echoes of the Calm").resolve_all();
    assert_eq!(t.mojo(0), 34);
    t.next_turn().next_turn().resolve_all().mv(Move::Yes).resolve_all();
    assert_eq!((t.mojo(0), t.actions(0)), (38, 1));
    t.next_turn().next_turn().resolve_all().mv(Move::No).resolve_all();
    assert_eq!((t.mojo(0), t.buried(0, "Echoes of the Calm")), (38, true));
}

#[test]
fn echoing_mage_takes_an_event_of_any_pile_at_once() {
    let mut t = Scene::new(2);
    t.hand(0, &["Echoing Mage"]).pile(0, &["Rend", "Archangel"]).pile(1, &["Blast", "Tim"]);
    t.play("Echoing Mage").activate("Echoing Mage", 0);
    assert!(t.allows(Move::Pick(t.id("Rend"))) && !t.allows(Move::Pick(t.id("Tim"))));
    t.pick("Blast");
    assert!(t.holds(0, "Blast") && t.line().is_empty());
    assert_eq!(t.position("Echoing Mage"), Position::Expended);
}

#[test]
fn elven_bolt_thrower_expends_to_deal_four() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Elven Bolt-Thrower"]).board(1, &["Gladiator"]);
    t.mv(Move::Pass).activate("Elven Bolt-Thrower", 0).pick("Gladiator").resolve_all();
    assert_eq!((t.damage("Gladiator"), t.position("Elven Bolt-Thrower")), (4, Position::Expended));
    t.lay("Elven Bolt-Thrower", Position::Prepared);
    t.mv(Move::Pass).activate("Elven Bolt-Thrower", 0).at(1).resolve_all();
    assert_eq!(t.mojo(1), 26);
}

#[test]
fn elven_chariot_is_free_and_gets_two_offence_when_it_attacks() {
    let mut t = Scene::new(2);
    t.hand(0, &["Elven Chariot"]).step(Step::PreBattle);
    t.play("Elven Chariot").resolve_all();
    assert_eq!(t.actions(0), 1);
    t.attack(&["Elven Chariot"], 1).fight();
    assert_eq!((t.mojo(1), t.numbers("Elven Chariot")), (24, (6, 4)));
    t.next_turn();
    assert_eq!(t.numbers("Elven Chariot"), (4, 4));
}

#[test]
fn free_spirit_returns_something_else_for_any_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Free Spirit", "Second Wind", "Aftershock"]).set_actions(0, 2).step(Step::PreBattle);
    t.play("Free Spirit").board(1, &["Archangel", "Elven Bolt-Thrower"]);
    t.play("Second Wind");
    assert_eq!(t.line(), ["Second Wind"]);
    t.resolve_all().play("Aftershock").at(1);
    assert!(!t.allows(Move::Pick(t.id("Free Spirit"))));
    t.pick("Archangel").resolve().mv(Move::Yes);
    assert!(t.holds(1, "Archangel") && t.in_play("Elven Bolt-Thrower"));
}

#[test]
fn free_spirit_cant_be_blocked() {
    let mut t = Scene::new(2);
    t.board(0, &["Free Spirit"]).board(1, &["Gladiator"]).step(Step::PreBattle);
    t.attack(&["Free Spirit"], 1).fight();
    assert_eq!((t.mojo(1), t.position("Gladiator")), (26, Position::Prepared));
}

#[test]
fn gate_keeper_comes_expended_and_puts_a_champion_of_your_hand_into_play() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Gate Keeper", "Archangel", "Muse", "Mithril Armor"]);
    t.mv(Move::Pass).play("Gate Keeper").resolve_all();
    assert_eq!(t.position("Gate Keeper"), Position::Expended);
    t.lay("Gate Keeper", Position::Prepared).mv(Move::Pass).activate("Gate Keeper", 0).resolve_all();
    assert!(!t.allows(Move::Card(card("Mithril Armor"))));
    t.choose("Archangel");
    assert_eq!((t.controller("Archangel"), t.held(0)), (0, 2));
    assert_eq!(t.position("Gate Keeper"), Position::Expended);
}

#[test]
fn gladiator_breaks_another_champion_as_it_comes_and_is_deadly() {
    let mut t = Scene::new(2);
    t.board(0, &["Tim"]).board(1, &["Graft-Steel Crusher"]).hand(0, &["Gladiator"]);
    t.play("Gladiator").resolve();
    assert!(!t.allows(Move::Pick(t.id("Gladiator"))) && t.allows(Move::Pick(t.id("Tim"))));
    t.pick("Graft-Steel Crusher").resolve_all();
    assert!(t.buried(1, "Graft-Steel Crusher"));
    t.board(1, &["Protector"]).step(Step::PreBattle).attack(&["Gladiator"], 1).block(&["Protector"]).fight();
    assert!(t.buried(1, "Protector"));
}

#[test]
fn gold_dragon_gains_as_much_as_your_good_champions_deal() {
    let mut t = Scene::new(2);
    t.board(0, &["Gold Dragon", "Tracker", "The Archer"]).step(Step::PreBattle);
    t.attack(&["Gold Dragon", "Tracker"], 1).fight().resolve_all().mv(Move::Yes);
    assert_eq!((t.mojo(0), t.mojo(1)), (36, 17));
    t.activate("The Archer", 0).at(1).resolve_all().mv(Move::Yes);
    assert_eq!((t.mojo(0), t.mojo(1)), (42, 11));
    assert!(t.has("Gold Dragon", Keyword::Airborne));
}

#[test]
fn graft_steel_builder_puts_what_is_constructed_into_play_from_any_pile_or_your_hand() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Builder"]).hand(0, &["Elven Chariot", "Archangel", "Blast"]);
    t.pile(0, &["Tim"]).pile(1, &["Mithril Armor", "Archangel"]);
    t.activate("Graft-Steel Builder", 0).resolve_all().mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.controller("Mithril Armor"), t.held(0)), (0, 4));
    assert_eq!(t.position("Graft-Steel Builder"), Position::Expended);
    t.lay("Graft-Steel Builder", Position::Prepared);
    t.activate("Graft-Steel Builder", 0).resolve_all().mv(Move::Mode(0)).choose("Elven Chariot");
    assert_eq!((t.controller("Elven Chariot"), t.actions(0)), (0, 1));
}

#[test]
fn guardian_angel_comes_at_once_blocks_without_flipping_and_flips_to_attack() {
    let mut t = Scene::new(2);
    t.active(1).board(1, &["Muse"]).hand(0, &["Guardian Angel"]).step(Step::PreBattle);
    t.attack(&["Muse"], 0).mv(Move::Pass).play("Guardian Angel");
    assert!(t.in_play("Guardian Angel"));
    t.block(&["Guardian Angel"]).fight();
    assert_eq!((t.position("Guardian Angel"), t.buried(1, "Muse")), (Position::Prepared, true));
    t.next_turn().attack(&["Guardian Angel"], 1);
    assert_eq!(t.position("Guardian Angel"), Position::Flipped);
    t.next_turn();
    assert_eq!((t.mojo(1), t.position("Guardian Angel")), (26, Position::Prepared));
}

#[test]
fn guardian_angel_is_banished_to_make_you_untargetable_at_once() {
    let mut t = Scene::new(3);
    t.board(0, &["Guardian Angel"]).hand(1, &["Blast", "Blast"]);
    t.activate("Guardian Angel", 0);
    assert_eq!((t.bottom(0), t.line().len()), ("Guardian Angel", 0));
    t.mv(Move::Pass).play("Blast");
    assert!(!t.allows(Move::At(seat(0))));
    t.at(2).resolve_all().next_turn().play("Blast");
    assert!(t.allows(Move::At(seat(0))));
}

#[test]
fn inner_peace_gains_ten_and_comes_back_for_a_good_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Inner Peace", "Blast", "Second Wind", "Revitalize"]).set_actions(0, 3);
    t.play("Inner Peace").resolve_all();
    assert_eq!((t.mojo(0), t.buried(0, "Inner Peace")), (40, true));
    t.play("Blast").at(1).resolve_all().play("Second Wind").resolve_all();
    assert!(t.buried(0, "Inner Peace"));
    t.play("Revitalize").resolve().mv(Move::Yes);
    assert_eq!((t.holds(0, "Inner Peace"), t.line()), (true, vec!["Revitalize".to_owned()]));
}

#[test]
fn inspirational_leader_strengthens_other_good_champions_and_brings_one_when_unveiled() {
    let mut t = Scene::new(2);
    t.board(0, &["Muse", "Tracker"]).hand(0, &["Inspirational Leader", "Archangel", "Second Wind"]);
    t.veil("Inspirational Leader").resolve_all();
    assert_eq!(t.numbers("Muse"), (2, 3));
    let id = t.id("?");
    t.mv(Move::Unveil(id));
    assert_eq!(t.line(), ["Inspirational Leader"]);
    t.resolve_all().mv(Move::Yes);
    assert_eq!((t.numbers("Muse"), t.numbers("Tracker")), ((5, 6), (7, 7)));
    assert_eq!((t.numbers("Archangel"), t.numbers("Inspirational Leader")), ((11, 11), (5, 5)));
}

#[test]
fn jasmine_takes_a_champion_for_good_by_expending_or_by_revealing_three_good_cards() {
    let mut t = Scene::new(2);
    t.board(0, &["Jasmine"]).board(1, &["Archangel", "Tracker", "Tim"]);
    t.hand(0, &["Muse", "Inner Peace", "Second Wind", "Shelter", "Blast"]);
    t.activate("Jasmine", 0).pick("Archangel").resolve_all();
    assert_eq!((t.controller("Archangel"), t.position("Jasmine")), (0, Position::Expended));
    t.activate("Jasmine", 1).pick("Tracker");
    assert!(!t.allows(Move::Card(card("Blast"))));
    t.choose("Muse").choose("Inner Peace").choose("Second Wind").resolve_all();
    assert_eq!((t.controller("Tracker"), t.held(0)), (0, 5));
    assert!(!t.allows(Move::Use(t.id("Jasmine"), 1)));
    t.next_turn();
    assert_eq!((t.controller("Archangel"), t.controller("Tracker"), t.controller("Tim")), (0, 0, 1));
}

#[test]
fn just_cause_takes_all_good_champions_and_your_champions_damage_is_mojo_this_turn() {
    let mut t = Scene::new(2);
    t.board(0, &["Tracker"]).board(1, &["Archangel", "Dark Assassin"]).hand(0, &["Just Cause"]);
    t.step(Step::PreBattle).play("Just Cause").resolve_all();
    assert_eq!((t.controller("Archangel"), t.controller("Dark Assassin")), (0, 1));
    t.attack(&["Archangel"], 1).fight().resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (38, 22));
    t.attack(&["Tracker"], 1).fight().resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (45, 15));
    t.next_turn().next_turn().attack(&["Archangel"], 1).fight().resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (45, 7));
}

#[test]
fn king_of_kings_banishes_and_cant_be_banished() {
    let mut t = Scene::new(2);
    t.board(0, &["King of Kings"]).board(1, &["Mithril Armor"]).hand(1, &["Isolate"]);
    t.activate("King of Kings", 0).pick("Mithril Armor").resolve_all();
    assert_eq!((t.bottom(1), t.position("King of Kings")), ("Mithril Armor", Position::Expended));
    t.mv(Move::Pass).play("Isolate").resolve_all();
    assert!(t.in_play("King of Kings") && t.buried(1, "Isolate"));
}

#[test]
fn life_holder_crystal_breaks_itself_and_all_champions_at_once() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Life-holder Crystal", "Tim"]).board(1, &["Archangel", "Mithril Armor"]);
    t.mv(Move::Pass).activate("Life-holder Crystal", 0);
    assert!(t.line().is_empty());
    assert!(t.buried(0, "Life-holder Crystal") && t.buried(0, "Tim") && t.buried(1, "Archangel"));
    assert!(t.in_play("Mithril Armor"));
}

#[test]
fn macetail_dragon_prepares_when_you_are_attacked_and_is_deadly() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Macetail Dragon"]).board(1, &["Archangel"]).step(Step::PreBattle);
    t.lay("Macetail Dragon", Position::Expended).attack(&["Archangel"], 0);
    assert_eq!(t.line(), ["Macetail Dragon"]);
    t.resolve_all();
    assert_eq!(t.position("Macetail Dragon"), Position::Prepared);
    t.block(&["Macetail Dragon"]).fight();
    assert!(t.buried(1, "Archangel"));
}

#[test]
fn man_of_the_people_brings_four_humans_strengthens_them_and_cant_be_banished() {
    let mut t = Scene::new(2);
    t.hand(0, &["Man of the People"]).hand(1, &["Isolate"]);
    t.token(1, Token::Human);
    t.veil("Man of the People").resolve_all();
    let id = t.id("?");
    t.mv(Move::Unveil(id)).resolve_all();
    assert_eq!((t.count(0, "Human"), t.numbers("Human")), (4, (2, 2)));
    t.mv(Move::Pass).play("Isolate").pick("Man of the People").resolve_all();
    assert!(t.in_play("Man of the People"));
}
