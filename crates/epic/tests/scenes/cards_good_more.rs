//! Good cards from Mentalist to Wood Nymph, one scenario each.

use crate::scene::*;
use epic::*;

#[test]
fn mentalist_changes_the_target_of_a_card_as_it_is_unveiled_and_expends_to_draw() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Blast"]);
    let id = t.down(0, "Mentalist");
    t.play("Blast").at(0).mv(Move::Pass).mv(Move::Unveil(id)).mv(Move::Yes).at(1).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (30, 23));
    t.mv(Move::Pass).activate("Mentalist", 0).resolve_all();
    assert_eq!((t.held(0), t.position("Mentalist")), (1, Position::Expended));
}

#[test]
fn mentalist_may_redirect_the_card_that_targets_it() {
    let mut t = Scene::new(2);
    t.active(1).board(1, &["Archangel"]).hand(1, &["Rend"]);
    let id = t.down(0, "Mentalist");
    t.play("Rend").mv(Move::Pick(id)).mv(Move::Yes).pick("Archangel").resolve_all();
    assert!(t.in_play("Mentalist") && t.buried(1, "Archangel"));
}

#[test]
fn mirror_mage_copies_an_event_with_targets_of_your_choice_and_goes_back_to_hand() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Blast"]);
    let id = t.down(0, "Mirror Mage");
    t.play("Blast").at(0).mv(Move::Pass).mv(Move::Unveil(id)).mv(Move::Yes).at(1);
    assert_eq!((t.line().len(), t.holds(0, "Mirror Mage")), (2, true));
    t.resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (23, 23));
    assert!(t.buried(1, "Blast") && t.pile_names(0).is_empty());
}

#[test]
fn mirror_mage_copies_an_ability_or_stays_if_you_say_no() {
    let mut t = Scene::new(2);
    t.active(1).board(1, &["Elven Bolt-Thrower"]);
    let first = t.down(0, "Mirror Mage");
    let second = t.down(0, "Mirror Mage");
    t.activate("Elven Bolt-Thrower", 0).at(0).mv(Move::Pass);
    t.mv(Move::Unveil(first)).mv(Move::No);
    assert!(t.in_play("Mirror Mage"));
    t.mv(Move::Unveil(second)).mv(Move::Yes).at(1).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.count(0, "Mirror Mage")), (26, 26, 1));
}

#[test]
fn mithril_armor_draws_and_wards_off_five_of_each_damage() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Mithril Armor"]).hand(1, &["Blast"]);
    t.mv(Move::Pass).play("Mithril Armor").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (1, 0));
    t.play("Blast").at(0).resolve_all();
    assert_eq!(t.mojo(0), 28);
}

#[test]
fn mithril_armor_wards_five_off_an_attacking_group_in_all() {
    let mut t = Scene::new(2);
    t.board(0, &["Gladiator", "Archangel"]).board(1, &["Mithril Armor"]).step(Step::PreBattle);
    t.attack(&["Gladiator", "Archangel"], 1).fight();
    assert_eq!(t.query(), Some(Query::Lost));
    t.pick("Gladiator").fight();
    assert_eq!(t.mojo(1), 22);
}

#[test]
fn muse_is_free_and_lets_you_draw_before_battle() {
    let mut t = Scene::new(2);
    t.hand(0, &["Muse"]);
    t.play("Muse").resolve_all();
    assert_eq!((t.actions(0), t.has("Muse", Keyword::Airborne)), (1, true));
    t.next_turn();
    assert!(t.line().is_empty());
    t.next_turn().resolve_all().mv(Move::Yes);
    assert_eq!(t.held(0), 2);
    t.next_turn().next_turn().resolve_all().mv(Move::No);
    assert_eq!(t.held(0), 3);
}

#[test]
fn naturalist_is_free_draws_and_gains_three_for_a_natural_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Naturalist", "Raise the Dead", "Second Wind", "Rend"]).set_actions(0, 2);
    t.play("Naturalist").resolve_all();
    assert_eq!((t.actions(0), t.held(0)), (2, 4));
    t.play("Raise the Dead").resolve_all().play("Second Wind").resolve_all();
    assert_eq!(t.mojo(0), 35);
    t.play("Rend");
    assert_eq!(t.line(), ["Rend", "Naturalist"]);
    t.resolve_all().mv(Move::Yes);
    assert_eq!(t.mojo(0), 38);
}

#[test]
fn one_eyed_sidekick_is_free_draws_and_takes_untargetable_from_a_player_for_the_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["One-Eyed Sidekick", "Rend"]).board(0, &["Peacemaker"]);
    t.board(1, &["Menacing Statue", "Sewer Demon"]);
    t.play("One-Eyed Sidekick").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (2, 1));
    t.activate("One-Eyed Sidekick", 0).at(1).resolve_all();
    let hidden = |t: &Scene, name: &str| t.has(name, Keyword::Untargetable);
    assert!(!hidden(&t, "Menacing Statue") && !hidden(&t, "Sewer Demon") && hidden(&t, "Peacemaker"));
    assert_eq!(t.position("One-Eyed Sidekick"), Position::Expended);
    t.play("Rend").pick("Sewer Demon").resolve_all();
    assert!(t.buried(1, "Sewer Demon"));
    t.next_turn();
    assert!(hidden(&t, "Menacing Statue"));
}

#[test]
fn peacemaker_is_warded_from_champions() {
    let mut t = Scene::new(2);
    t.board(0, &["Peacemaker", "Inspirational Leader"]).board(1, &["Gladiator"]).step(Step::PreBattle);
    assert_eq!(t.numbers("Peacemaker"), (4, 7));
    t.attack(&["Peacemaker"], 1).fight();
    assert_eq!((t.mojo(1), t.position("Gladiator")), (26, Position::Prepared));
}

#[test]
fn peacemaker_cant_be_targeted_and_gains_three_for_a_good_action_card() {
    let mut t = Scene::new(2);
    t.board(0, &["Peacemaker"]).hand(0, &["Kneel Before Me", "Revitalize"]);
    assert_eq!(t.refused(0, Move::Play(card("Kneel Before Me"))), "epic/target/needed");
    t.play("Revitalize").resolve().mv(Move::Yes);
    assert_eq!(t.mojo(0), 33);
}

#[test]
fn pegasus_draws_as_it_comes_and_for_each_good_action_card() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Pegasus", "Rend", "Inner Peace"]).board(1, &["Tim"]).set_actions(0, 3);
    t.mv(Move::Pass).play("Pegasus").resolve_all();
    assert_eq!((t.held(0), t.has("Pegasus", Keyword::Airborne)), (3, true));
    t.mv(Move::Pass).play("Rend").pick("Tim").resolve_all();
    assert_eq!(t.held(0), 2);
    t.mv(Move::Pass).play("Inner Peace").resolve().mv(Move::Yes);
    assert_eq!((t.held(0), t.line()), (2, vec!["Inner Peace".to_owned()]));
}

#[test]
fn priestess_is_free_draws_and_gains_three_for_a_magical_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Priestess", "Rend", "Blast"]).set_actions(0, 2);
    t.play("Priestess").resolve_all();
    assert_eq!((t.actions(0), t.held(0)), (2, 3));
    t.board(1, &["Tim"]).play("Rend").pick("Tim").resolve_all();
    assert_eq!((t.mojo(0), t.buried(1, "Tim")), (30, true));
    t.play("Blast").at(1).resolve().mv(Move::Yes);
    assert_eq!((t.mojo(0), t.mojo(1)), (33, 30));
}

#[test]
fn protector_takes_your_damage_while_it_is_prepared() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Protector"]).board(1, &["Muse"]).hand(1, &["Blast", "Blast"]).set_actions(1, 2);
    t.play("Blast").at(0).resolve_all();
    assert_eq!((t.mojo(0), t.damage("Protector")), (30, 7));
    t.step(Step::PreBattle).attack(&["Muse"], 0).fight();
    assert_eq!((t.mojo(0), t.damage("Protector")), (30, 9));
    t.lay("Protector", Position::Expended).play("Blast").at(0).resolve_all();
    assert_eq!((t.mojo(0), t.damage("Protector")), (23, 9));
}

#[test]
fn recruitment_is_free_draws_and_puts_two_humans_into_play() {
    let mut t = Scene::new(2);
    t.hand(0, &["Recruitment"]);
    t.play("Recruitment").resolve_all();
    assert_eq!((t.held(0), t.count(0, "Human"), t.actions(0)), (1, 2, 1));
    assert_eq!(t.numbers("Human"), (1, 1));
}

#[test]
fn redeeming_angel_brings_up_to_two_other_champions_back_when_it_goes_to_the_pile() {
    let mut t = Scene::new(2);
    t.board(0, &["Redeeming Angel"]).pile(0, &["Muse", "Tim", "Gladiator", "Blast"]).hand(1, &["Rend"]);
    assert!(t.has("Redeeming Angel", Keyword::Airborne));
    t.mv(Move::Pass).play("Rend").resolve();
    let allows = |t: &Scene, name: &str| t.allows(Move::Pick(t.id(name)));
    assert!(!allows(&t, "Redeeming Angel") && !allows(&t, "Blast") && t.allows(Move::Done));
    t.pick("Muse").pick("Tim").resolve_all();
    assert_eq!((t.controller("Muse"), t.controller("Tim")), (0, 0));
    assert_eq!(t.pile_names(0), ["Gladiator", "Blast", "Redeeming Angel"]);
}

#[test]
fn redeeming_angel_put_into_the_pile_by_take_cover_counts_too() {
    let mut t = Scene::new(2);
    t.board(0, &["Redeeming Angel"]).pile(0, &["Tim"]).hand(0, &["Take Cover"]);
    t.play("Take Cover").pick("Tim").resolve_all();
    assert!(t.in_play("Tim") && t.buried(0, "Redeeming Angel"));
}

#[test]
fn rescue_draws_at_once_and_for_an_expended_champion_takes_one_back() {
    let mut t = Scene::new(2);
    t.board(0, &["Muse"]).pile(0, &["Archangel", "Rend"]).hand(0, &["Rescue", "Rescue"]);
    t.play("Rescue").mv(Move::Yes);
    assert!(t.holds(0, "Archangel") && t.line().is_empty());
    assert_eq!((t.position("Muse"), t.held(0), t.actions(0)), (Position::Expended, 3, 1));
    t.pile(0, &["Tim"]).play("Rescue");
    assert_eq!((t.held(0), t.allows(Move::Yes)), (3, false));
}

#[test]
fn return_home_returns_something_to_its_controllers_hand_and_draws() {
    let mut t = Scene::new(2);
    t.board(1, &["Archangel", "Mithril Armor"]).hand(0, &["Return Home"]);
    t.play("Return Home").pick("Mithril Armor").resolve_all();
    assert!(t.holds(1, "Mithril Armor") && t.in_play("Archangel"));
    assert_eq!(t.held(0), 1);
}

#[test]
fn revitalize_gains_ten_and_draws() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Revitalize"]);
    t.mv(Move::Pass).play("Revitalize").resolve_all();
    assert_eq!((t.mojo(0), t.held(0), t.actions(0)), (40, 1, 0));
}

#[test]
fn savior_breaks_something_evil_as_it_comes() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Assassin"]).board(1, &["Soul Catcher", "Tim"]).hand(0, &["Savior"]);
    t.play("Savior").resolve();
    assert!(!t.allows(Move::Pick(t.id("Tim"))) && t.allows(Move::Pick(t.id("Dark Assassin"))));
    t.pick("Soul Catcher").resolve_all();
    assert!(t.buried(1, "Soul Catcher"));
}

#[test]
fn savior_stops_break_all_and_banish_all_as_often_as_you_like() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Savior"]).board(1, &["Tim", "Timekeeper"]).set_actions(1, 2);
    t.hand(1, &["Hell's Wrath", "Rend"]).play("Rend").pick("Tim").mv(Move::Pass);
    assert!(!t.allows(Move::Use(t.id("Savior"), 0)));
    t.resolve_all().play("Hell's Wrath").mv(Move::Pass).activate("Savior", 0).resolve_all();
    assert!(t.in_play("Savior") && t.buried(1, "Hell's Wrath"));
    t.activate("Timekeeper", 0).mv(Move::Pass).activate("Savior", 0).resolve_all();
    assert!(t.in_play("Savior") && t.in_play("Timekeeper"));
    assert_eq!(t.position("Savior"), Position::Prepared);
}

#[test]
fn second_wind_is_free_draws_and_gains_five() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Second Wind"]);
    t.mv(Move::Pass).play("Second Wind").resolve_all();
    assert_eq!((t.mojo(0), t.held(0), t.actions(0)), (35, 1, 1));
}

#[test]
fn seize_the_day_gives_one_more_turn_but_never_a_third_in_a_row() {
    let mut t = Scene::new(2);
    t.hand(0, &["Seize the Day", "Seize the Day"]);
    t.play("Seize the Day").resolve_all().next_turn();
    assert_eq!((t.game.open.active, t.held(0), t.actions(0)), (seat(0), 2, 1));
    t.play("Seize the Day").resolve_all().next_turn();
    assert_eq!(t.game.open.active, seat(1));
}

#[test]
fn shelter_draws_or_makes_something_untargetable_for_the_turn() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Tim"]).hand(0, &["Shelter", "Shelter"]).hand(1, &["Execution"]);
    t.mv(Move::Pass).play("Shelter").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.held(0), t.actions(0), t.has("Tim", Keyword::Untargetable)), (2, 1, false));
    t.play("Execution").mv(Move::Pass).play("Shelter").mv(Move::Mode(1)).resolve_all();
    assert!(t.has("Tim", Keyword::Untargetable));
    assert_eq!((t.held(0), t.held(1)), (1, 0));
    t.next_turn();
    assert!(!t.has("Tim", Keyword::Untargetable));
}

#[test]
fn spirit_of_yesterdays_draws_and_grows_with_all_piles() {
    let mut t = Scene::new(2);
    t.hand(0, &["Spirit of Yesterdays"]).pile(0, &["Blast"]).pile(1, &["Tim", "Rend"]);
    t.play("Spirit of Yesterdays").resolve_all();
    assert_eq!((t.held(0), t.numbers("Spirit of Yesterdays")), (1, (6, 6)));
    t.pile(1, &["Muse"]);
    assert_eq!(t.numbers("Spirit of Yesterdays"), (7, 7));
}

#[test]
fn stolen_dream_stops_a_card_into_your_pile_and_both_draw() {
    let mut t = Scene::new(2);
    t.hand(0, &["Drain Essence"]).hand(1, &["Stolen Dream"]);
    t.play("Drain Essence").at(1).mv(Move::Pass).play("Stolen Dream").resolve_all();
    assert_eq!(t.mojo(1), 30);
    assert!(t.buried(1, "Drain Essence") && t.pile_names(0).is_empty());
    assert_eq!((t.held(0), t.held(1), t.actions(0)), (1, 1, 0));
}

#[test]
fn take_cover_hides_a_champion_in_your_pile_until_the_end_step() {
    let mut t = Scene::new(2);
    t.board(0, &["Gladiator", "Muse"]).board(1, &["Tim"]).hand(0, &["Take Cover"]);
    let human = t.token(0, Token::Human);
    t.play("Take Cover");
    assert!(!t.allows(Move::Pick(human)) && !t.allows(Move::Pick(t.id("Tim"))));
    t.pick("Muse");
    assert!(t.buried(0, "Muse") && t.line().is_empty());
    t.until(Phase::End).resolve_all().mv(Move::Yes);
    assert_eq!((t.controller("Muse"), t.actions(0)), (0, 1));
}

#[test]
fn take_cover_returns_only_what_is_still_in_that_pile() {
    let mut t = Scene::new(2);
    t.board(0, &["Muse"]).hand(0, &["Take Cover"]).hand(1, &["Ritual of Reanimation"]);
    t.play("Take Cover").mv(Move::Pass).play("Ritual of Reanimation").resolve_all();
    assert!(t.holds(1, "Muse"));
    t.until(Phase::End).resolve_all();
    assert!(!t.allows(Move::Yes));
}

#[test]
fn the_archer_has_range_and_expends_to_deal_six() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["The Archer"]).board(1, &["Blue Dragon"]).step(Step::PreBattle);
    t.attack(&["Blue Dragon"], 0).block(&["The Archer"]).fight();
    assert!(t.in_play("The Archer") && t.buried(1, "Blue Dragon"));
    t.lay("The Archer", Position::Prepared).mv(Move::Pass).activate("The Archer", 0).at(1).resolve_all();
    assert_eq!((t.mojo(1), t.position("The Archer")), (24, Position::Expended));
}

#[test]
fn the_facilitator_comes_expended_and_gives_a_card_and_an_action_at_once() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["The Facilitator"]);
    t.mv(Move::Pass).play("The Facilitator").resolve_all();
    assert_eq!((t.position("The Facilitator"), t.actions(0)), (Position::Expended, 0));
    t.next_turn().activate("The Facilitator", 0);
    assert_eq!((t.actions(0), t.held(0), t.line().len()), (2, 2, 0));
    assert_eq!(t.position("The Facilitator"), Position::Expended);
}

#[test]
fn the_peoples_champion_makes_and_strengthens_humans_is_deadly_and_cant_be_banished() {
    let mut t = Scene::new(2);
    t.board(0, &["The People's Champion"]).board(1, &["Protector"]).hand(1, &["Isolate"]);
    t.activate("The People's Champion", 0).resolve_all();
    assert_eq!((t.count(0, "Human"), t.numbers("Human")), (1, (2, 2)));
    assert_eq!(t.position("The People's Champion"), Position::Expended);
    t.mv(Move::Pass).play("Isolate").pick("The People's Champion").resolve_all();
    t.lay("The People's Champion", Position::Prepared).step(Step::PreBattle);
    t.attack(&["The People's Champion"], 1).block(&["Protector"]).fight();
    assert!(t.buried(1, "Protector") && t.in_play("The People's Champion"));
}

#[test]
fn the_purifier_banishes_what_isnt_good_by_expending_or_revealing_two_good_cards() {
    let mut t = Scene::new(2);
    t.board(0, &["The Purifier"]).board(1, &["Tim", "Timekeeper", "Hive", "Dark Assassin"]);
    t.hand(0, &["Muse", "Inner Peace", "Shelter", "Blast"]).activate("The Purifier", 0);
    assert!(!t.allows(Move::Pick(t.id("Tim"))));
    t.pick("Timekeeper").resolve_all();
    assert_eq!((t.bottom(1), t.position("The Purifier")), ("Timekeeper", Position::Expended));
    t.activate("The Purifier", 1);
    assert!(!t.allows(Move::Pick(t.id("Tim"))));
    t.pick("Dark Assassin");
    assert!(!t.allows(Move::Card(card("Blast"))));
    t.choose("Muse").choose("Inner Peace").resolve_all();
    assert_eq!((t.bottom(1), t.held(0)), ("Dark Assassin", 4));
}

#[test]
fn tim_is_free_flips_to_deal_one_and_expends_with_an_action_to_deal_five() {
    let mut t = Scene::new(2);
    t.hand(0, &["Tim"]).board(1, &["Gladiator"]);
    t.play("Tim").resolve_all().activate("Tim", 0).at(1).resolve_all();
    assert_eq!((t.mojo(1), t.position("Tim"), t.actions(0)), (29, Position::Flipped, 1));
    t.lay("Tim", Position::Prepared).activate("Tim", 1).pick("Gladiator").resolve_all();
    assert_eq!((t.damage("Gladiator"), t.position("Tim"), t.actions(0)), (5, Position::Expended, 0));
    t.lay("Tim", Position::Prepared);
    assert!(!t.allows(Move::Use(t.id("Tim"), 1)) && t.allows(Move::Use(t.id("Tim"), 0)));
}

#[test]
fn timebender_comes_expended_and_returns_a_champion_to_its_controllers_hand() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Timebender"]).board(1, &["Archangel", "Mithril Armor"]);
    t.mv(Move::Pass).play("Timebender").resolve_all();
    assert_eq!(t.position("Timebender"), Position::Expended);
    t.lay("Timebender", Position::Prepared).mv(Move::Pass).activate("Timebender", 0);
    assert!(!t.allows(Move::Pick(t.id("Mithril Armor"))));
    t.pick("Archangel").resolve_all();
    assert!(t.holds(1, "Archangel"));
    assert_eq!(t.position("Timebender"), Position::Expended);
}

#[test]
fn timewalker_gives_one_more_turn_when_unveiled_but_never_a_third_in_a_row() {
    let mut t = Scene::new(2);
    let second = t.down(0, "Timewalker");
    t.hand(0, &["Timewalker"]).veil("Timewalker").resolve_all();
    let first = t.id("?");
    t.mv(Move::Unveil(first)).resolve_all().next_turn();
    assert_eq!(t.game.open.active, seat(0));
    t.mv(Move::Unveil(second)).resolve_all().next_turn();
    assert_eq!(t.game.open.active, seat(1));
}

#[test]
fn white_dragon_draws_if_the_action_was_paid() {
    let mut t = Scene::new(2);
    t.hand(0, &["White Dragon", "White Dragon"]);
    t.play("White Dragon").mv(Move::No).resolve_all();
    assert_eq!((t.actions(0), t.held(0), t.has("White Dragon", Keyword::Airborne)), (1, 1, true));
    t.play("White Dragon").mv(Move::Yes).resolve_all();
    assert_eq!((t.actions(0), t.held(0), t.count(0, "White Dragon")), (0, 1, 2));
}

#[test]
fn wiccan_sidekick_takes_back_an_event_and_takes_unbreakable_from_a_player_for_the_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["Wiccan Sidekick"]).pile(0, &["Rend", "Tim"]).pile(1, &["Blast"]);
    t.board(0, &["Dark Leader"]).board(1, &["Bruiser"]);
    t.play("Wiccan Sidekick").resolve_all();
    assert_eq!((t.holds(0, "Rend"), t.held(0), t.actions(0)), (true, 1, 1));
    t.activate("Wiccan Sidekick", 0).at(1).resolve_all();
    assert_eq!(t.position("Wiccan Sidekick"), Position::Flipped);
    assert!(!t.has("Bruiser", Keyword::Unbreakable) && t.has("Dark Leader", Keyword::Unbreakable));
    t.play("Rend").pick("Bruiser").resolve_all();
    assert!(t.buried(1, "Bruiser"));
}

#[test]
fn winter_fairy_draws_when_unveiled_is_airborne_and_cant_be_targeted() {
    let mut t = Scene::new(2);
    t.hand(0, &["Winter Fairy"]).hand(1, &["Execution"]);
    t.veil("Winter Fairy").resolve_all();
    let id = t.id("?");
    t.mv(Move::Unveil(id)).resolve_all();
    assert_eq!((t.held(0), t.has("Winter Fairy", Keyword::Airborne)), (1, true));
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Execution"))), "epic/target/needed");
}

#[test]
fn wood_nymph_draws_two_when_unveiled_and_two_when_an_opponents_card_that_targets_it_resolves() {
    let mut t = Scene::new(2);
    t.hand(0, &["Wood Nymph", "Shelter"]).hand(1, &["Ferocious"]).veil("Wood Nymph").resolve_all();
    let id = t.id("?");
    t.mv(Move::Unveil(id)).resolve_all();
    assert_eq!((t.held(0), t.has("Wood Nymph", Keyword::Unblockable)), (3, true));
    t.mv(Move::Pass).play("Ferocious").resolve_all();
    assert_eq!((t.held(0), t.numbers("Wood Nymph")), (5, (5, 4)));
    t.play("Shelter").mv(Move::Mode(1)).resolve_all();
    assert_eq!(t.held(0), 4);
}

#[test]
fn wood_nymph_draws_two_even_if_it_is_broken_by_what_targets_it_but_not_from_the_pile() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Wood Nymph"]).hand(1, &["Rend", "Ritual of Reanimation"]);
    t.play("Rend").resolve_all();
    assert_eq!((t.held(0), t.buried(0, "Wood Nymph")), (2, true));
    t.play("Ritual of Reanimation").resolve_all();
    assert_eq!((t.held(0), t.holds(1, "Wood Nymph")), (2, true));
}
