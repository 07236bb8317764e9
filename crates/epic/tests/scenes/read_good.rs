//! What a second reading of the good cards asked.

use crate::scene::*;
use epic::*;

#[test]
fn savior_stops_a_champion_or_object_whose_text_says_break_all_or_banish_all() {
    for name in ["Angel of Death", "Timekeeper", "Life-holder Crystal"] {
        let mut t = Scene::new(2);
        t.active(1).board(0, &["Savior"]).hand(1, &[name]);
        t.play(name).mv(Move::Pass).activate("Savior", 0).resolve_all();
        assert_eq!((t.buried(1, name), t.in_play(name)), (true, false), "{name}");
    }
}

#[test]
fn savior_doesnt_know_what_a_card_played_face_down_says() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Savior"]).board(1, &["Mask of the Many"]).hand(1, &["Angel of Death"]);
    t.veil("Angel of Death").mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(t.id("Savior"), 0)), "epic/target/needed");
}

#[test]
fn savior_stops_the_ability_of_the_unspeakable_and_a_card_whose_other_mode_was_chosen() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Savior"]).hand(1, &["The Unspeakable", "Smash"]).set_actions(1, 2);
    t.play("The Unspeakable").mv(Move::Pass).mv(Move::Pass).mv(Move::Pass);
    t.activate("Savior", 0).resolve_all();
    assert_eq!((t.in_play("Savior"), t.in_play("The Unspeakable"), t.mojo(1)), (true, true, 30));
    t.play("Smash").mv(Move::Mode(0)).mv(Move::Pass).activate("Savior", 0).resolve_all();
    assert_eq!((t.buried(1, "Smash"), t.held(1)), (true, 0));
}

#[test]
fn damage_of_an_ability_is_dealt_by_whoever_controls_its_champion_by_then() {
    let mut t = Scene::new(2);
    t.active(1).board(0, &["Gold Dragon"]).board(1, &["The Archer"]).hand(0, &["Charmed"]);
    t.activate("The Archer", 0).at(0).mv(Move::Pass).play("Charmed").pick("The Archer");
    t.resolve_all();
    assert_eq!((t.query(), t.asked()), (Some(Query::May), Some(seat(0))));
    assert_eq!(t.mv(Move::Yes).mojo(0), 30);
}

#[test]
fn gold_dragon_counts_damage_to_champions_if_you_like_and_no_opponents() {
    let mut t = Scene::new(2);
    t.board(0, &["Gold Dragon", "Tim"]).board(1, &["Gladiator", "The Archer"]);
    t.activate("Tim", 0).pick("Gladiator").resolve_all().mv(Move::Yes);
    assert_eq!((t.mojo(0), t.damage("Gladiator")), (31, 1));
    t.mv(Move::Pass).activate("The Archer", 0).at(0).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.query()), (25, 30, Some(Query::Priority)));
    t.lay("Tim", Position::Prepared).activate("Tim", 0).at(1).resolve_all().mv(Move::No);
    assert_eq!((t.mojo(0), t.mojo(1)), (25, 29));
}

#[test]
fn one_eyed_sidekick_takes_untargetable_from_what_is_face_down_too() {
    let mut t = Scene::new(2);
    t.board(0, &["One-Eyed Sidekick"]).hand(0, &["Rend"]);
    let fairy = t.down(1, "Winter Fairy");
    t.activate("One-Eyed Sidekick", 0).at(1).resolve_all();
    t.play("Rend").mv(Move::Pick(fairy)).resolve_all();
    assert!(t.buried(1, "Winter Fairy"));
}

#[test]
fn wiccan_sidekick_takes_unbreakable_only_until_end_of_turn_and_from_objects_too() {
    let mut t = Scene::new(2);
    t.board(0, &["Wiccan Sidekick", "Mithril Armor"]).board(1, &["Bruiser"]).hand(0, &["Cherish"]);
    t.play("Cherish").mv(Move::Mode(1)).pick("Mithril Armor").resolve_all();
    t.activate("Wiccan Sidekick", 0).at(0).resolve_all();
    assert!(!t.has("Mithril Armor", Keyword::Unbreakable) && t.has("Bruiser", Keyword::Unbreakable));
    t.lay("Wiccan Sidekick", Position::Prepared).activate("Wiccan Sidekick", 0).at(1).resolve_all();
    assert!(!t.has("Bruiser", Keyword::Unbreakable));
    assert!(t.next_turn().has("Bruiser", Keyword::Unbreakable));
}

#[test]
fn wiccan_sidekick_comes_without_a_word_if_your_pile_has_no_event() {
    let mut t = Scene::new(2);
    t.hand(0, &["Wiccan Sidekick"]).pile(0, &["Tim"]).pile(1, &["Blast"]);
    t.play("Wiccan Sidekick").resolve_all();
    assert_eq!((t.held(0), t.in_play("Wiccan Sidekick")), (0, true));
}

#[test]
fn free_spirit_returns_an_object_for_a_face_down_card_or_nothing_if_you_say_no() {
    let mut t = Scene::new(2);
    t.board(0, &["Free Spirit"]).board(1, &["Mithril Armor"]).set_actions(0, 2);
    t.hand(0, &["Timewalker", "Revitalize"]).veil("Timewalker").resolve().mv(Move::No).resolve_all();
    assert!(t.in_play("Mithril Armor"));
    t.play("Revitalize").pick("Mithril Armor").resolve().mv(Move::Yes);
    assert!(t.holds(1, "Mithril Armor"));
}

#[test]
fn free_spirit_doesnt_notice_its_own_playing_and_waits_for_what_is_instantaneous() {
    let mut t = Scene::new(2);
    t.hand(0, &["Free Spirit", "Guardian Angel"]).board(1, &["Tim"]).set_actions(0, 2);
    assert!(t.play("Free Spirit").line().is_empty());
    t.play("Guardian Angel").pick("Tim");
    assert_eq!((t.in_play("Guardian Angel"), t.line()), (true, vec!["Free Spirit".to_owned()]));
}

#[test]
fn what_goes_to_its_controllers_hand_may_be_somebody_elses_card() {
    let mut t = Scene::new(2);
    t.board(1, &["Tim", "Muse"]).hand(0, &["Charmed", "Return Home"]).set_actions(0, 2);
    t.play("Charmed").pick("Tim").play("Return Home").pick("Tim").resolve_all();
    assert_eq!((t.holds(0, "Tim"), t.held(0), t.held(1)), (true, 2, 0));
    t.board(0, &["Timebender"]).activate("Timebender", 0).pick("Muse").resolve_all();
    assert!(t.holds(1, "Muse"));
}

#[test]
fn just_cause_unveils_all_to_see_who_is_good() {
    let mut t = Scene::new(2);
    t.hand(0, &["Just Cause"]).board(1, &["Mithril Armor"]);
    t.down(1, "Winter Fairy");
    t.down(1, "Dark Angel");
    t.play("Just Cause").resolve_all();
    assert_eq!((t.controller("Winter Fairy"), t.controller("Dark Angel")), (0, 1));
    assert_eq!((t.controller("Mithril Armor"), t.held(1) + t.held(0)), (1, 1));
}

#[test]
fn just_cause_gains_for_champions_that_come_later_and_for_their_abilities() {
    let mut t = Scene::new(2);
    t.hand(0, &["Just Cause", "Tim"]).board(1, &["Dark Assassin"]);
    t.play("Just Cause").resolve_all().play("Tim").resolve_all();
    t.activate("Tim", 0).pick("Dark Assassin").resolve_all();
    assert_eq!((t.mojo(0), t.query()), (31, Some(Query::Priority)));
}

#[test]
fn conversion_may_be_given_a_face_down_champion_that_stays_face_down() {
    let mut t = Scene::new(2);
    t.hand(0, &["Conversion"]).board(1, &["Muse"]);
    let down = t.down(1, "Timewalker");
    t.play("Conversion").at(1).resolve().mv(Move::Pick(down));
    assert_eq!((t.controller("?"), t.controller("Muse"), t.line().len()), (0, 1, 0));
    assert!(t.allows(Move::Unveil(down)));
}

#[test]
fn conversion_does_nothing_to_whoever_has_no_champion_or_has_become_untargetable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Conversion"; 2]).board(1, &["Mithril Armor"]).set_actions(0, 2);
    t.play("Conversion").at(1).resolve_all();
    assert_eq!((t.controller("Mithril Armor"), t.pile_names(0)), (1, vec!["Conversion"]));
    t.board(1, &["Guardian Angel", "Tim"]).play("Conversion").at(1).mv(Move::Pass);
    t.activate("Guardian Angel", 0).resolve_all();
    assert_eq!((t.controller("Tim"), t.pile_names(0).len()), (1, 2));
}

#[test]
fn charmed_turns_and_keeps_an_own_champion_too() {
    let mut t = Scene::new(2);
    t.board(0, &["Tim"]).lay("Tim", Position::Flipped).hand(0, &["Charmed"]).play("Charmed");
    assert_eq!((t.controller("Tim"), t.position("Tim")), (0, Position::Prepared));
    assert_eq!(t.next_turn().controller("Tim"), 0);
}

#[test]
fn inspirational_leader_strengthens_nobody_elses_and_brings_nobody_if_you_say_no() {
    let mut t = Scene::new(2);
    t.board(1, &["Muse"]).hand(0, &["Tim"]);
    let id = t.down(0, "Inspirational Leader");
    t.mv(Move::Unveil(id)).resolve_all().mv(Move::No);
    assert_eq!((t.numbers("Muse"), t.holds(0, "Tim")), ((2, 3), true));
    assert_eq!(t.numbers("Inspirational Leader"), (5, 5));
}

#[test]
fn avenging_angel_expended_doesnt_keep_champions_from_being_hunted() {
    let mut t = Scene::new(2);
    t.active(1).board(1, &["Tracker"]).board(0, &["Avenging Angel", "Tim"]).step(Step::PreBattle);
    t.lay("Avenging Angel", Position::Expended).group(&["Tracker"]);
    assert!(!t.allows(Move::At(seat(0))) && t.allows(Move::Hunt(t.id("Tim"))));
    assert!(!t.allows(Move::Hunt(t.id("Avenging Angel"))), "airborne");
}

#[test]
fn macetail_dragon_doesnt_prepare_for_a_hunt_or_for_others() {
    let mut t = Scene::new(3);
    t.active(1).board(1, &["Tracker", "Gladiator"]).board(0, &["Macetail Dragon", "Tim"]);
    t.step(Step::PreBattle).lay("Macetail Dragon", Position::Expended);
    assert!(t.attack(&["Gladiator"], 2).line().is_empty());
    t.fight().group(&["Tracker"]);
    let prey = t.id("Tim");
    assert!(t.mv(Move::Hunt(prey)).line().is_empty());
    assert_eq!(t.position("Macetail Dragon"), Position::Expended);
}

#[test]
fn mentalist_leaves_a_target_as_it_is_if_you_say_no_or_choose_it_again() {
    for yes in [true, false] {
        let mut t = Scene::new(2);
        t.active(1).board(1, &["Elven Bolt-Thrower"]);
        let id = t.down(0, "Mentalist");
        t.activate("Elven Bolt-Thrower", 0).at(0).mv(Move::Pass).mv(Move::Unveil(id));
        if yes {
            t.mv(Move::Yes).at(0)
        } else {
            t.mv(Move::No)
        };
        assert_eq!(t.resolve_all().mojo(0), 26);
    }
}

#[test]
fn mentalist_changes_every_target_of_a_card_that_has_several() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lightning Storm"]).board(0, &["Gladiator"]).board(1, &["Protector"]);
    let id = t.down(1, "Mentalist");
    t.play("Lightning Storm").pick("Protector").mv(Move::Number(4)).at(1).mv(Move::Number(2));
    t.mv(Move::Pass).mv(Move::Unveil(id)).mv(Move::Yes).pick("Gladiator").at(0).resolve_all();
    assert_eq!((t.damage("Gladiator"), t.mojo(0), t.damage("Protector")), (4, 28, 0));
}

#[test]
fn mirror_mage_copies_an_event_without_targets_for_you() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Second Wind"]);
    let id = t.down(0, "Mirror Mage");
    t.play("Second Wind").mv(Move::Pass).mv(Move::Unveil(id)).mv(Move::Yes).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.held(0), t.held(1)), (35, 35, 2, 1));
}

#[test]
fn mirror_mage_copies_no_champion_and_stays_if_nothing_is_there_to_copy() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Archangel"]).step(Step::PreBattle);
    let id = t.down(0, "Mirror Mage");
    t.play("Archangel").mv(Move::Pass).mv(Move::Unveil(id));
    assert_eq!((t.query(), t.in_play("Mirror Mage")), (Some(Query::Priority), true));
}

#[test]
fn redeeming_angel_brings_nobody_if_it_is_banished_or_goes_to_a_hand() {
    for name in ["Banished", "Return Home"] {
        let mut t = Scene::new(2);
        t.board(0, &["Redeeming Angel"]).pile(0, &["Muse"]).hand(0, &[name]);
        t.play(name).resolve_all();
        assert_eq!((t.in_play("Redeeming Angel"), t.buried(0, "Muse")), (false, true), "{name}");
    }
}

#[test]
fn redeeming_angel_may_bring_one_or_nobody() {
    for number in [0, 1] {
        let mut t = Scene::new(2);
        t.board(0, &["Redeeming Angel"]).pile(0, &["Muse", "Tim"]).pile(1, &["Archangel"]).hand(0, &["Rend"]);
        t.play("Rend").resolve();
        assert!(!t.allows(Move::Pick(t.id("Archangel"))));
        if number == 1 {
            t.pick("Muse").mv(Move::Done)
        } else {
            t.mv(Move::Done)
        };
        t.resolve_all();
        assert_eq!((t.count(0, "Muse"), t.buried(0, "Tim")), (number, true));
    }
}

#[test]
fn rescue_draws_only_if_you_say_no_and_expends_anybodys_champion_if_you_say_yes() {
    let mut t = Scene::new(2);
    t.board(1, &["Muse"]).pile(0, &["Tim"]).hand(0, &["Rescue"; 2]);
    t.play("Rescue").mv(Move::No);
    assert_eq!((t.held(0), t.position("Muse"), t.buried(0, "Tim")), (2, Position::Prepared, true));
    t.play("Rescue").mv(Move::Yes);
    assert_eq!((t.position("Muse"), t.holds(0, "Tim")), (Position::Expended, true));
}

#[test]
fn take_cover_leaves_the_champion_in_the_pile_if_you_say_no_and_may_come_to_nothing() {
    let mut t = Scene::new(2);
    t.board(0, &["Muse"]).hand(0, &["Take Cover"]).play("Take Cover");
    t.until(Phase::End).resolve_all().mv(Move::No).resolve_all();
    assert_eq!((t.in_play("Muse"), t.buried(0, "Muse")), (false, true));
    let mut t = Scene::new(2);
    t.board(1, &["Tim"]).hand(0, &["Take Cover"]).play("Take Cover").until(Phase::End).resolve_all();
    assert!(t.in_play("Tim") && t.buried(0, "Take Cover") && !t.allows(Move::Yes));
}

#[test]
fn take_cover_played_in_the_end_step_waits_for_the_next_one() {
    let mut t = Scene::new(2);
    t.board(0, &["Muse"]).hand(0, &["Take Cover"]).step(Step::End).play("Take Cover");
    t.next_turn();
    assert!(t.buried(0, "Muse"));
    t.until(Phase::End).resolve_all();
    assert_eq!((t.query(), t.asked()), (Some(Query::May), Some(seat(0))));
}

#[test]
fn stolen_dream_lets_both_draw_even_if_the_card_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).hand(1, &["Stolen Dream"]).play("Blast").at(1).mv(Move::Pass);
    t.play("Stolen Dream").resolve_all();
    assert_eq!((t.held(0), t.held(1), t.mojo(1)), (1, 1, 23));
    assert!(t.buried(0, "Blast") && t.pile_names(1) == ["Stolen Dream"]);
}

#[test]
fn compromise_gives_no_action_for_what_it_couldnt_stop() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).hand(1, &["Compromise"]).play("Blast").at(1).mv(Move::Pass);
    t.play("Compromise").resolve_all();
    assert_eq!((t.held(0), t.held(1), t.mojo(1), t.actions(0)), (1, 1, 23, 0));
}

#[test]
fn seize_the_day_in_another_players_turn_gives_the_turn_after_it() {
    let mut t = Scene::new(3);
    t.active(1).hand(0, &["Seize the Day"]).mv(Move::Pass).mv(Move::Pass).play("Seize the Day");
    t.resolve_all();
    let turns: Vec<usize> = (0..3).map(|_| t.next_turn().game.open.active.index()).collect();
    assert_eq!(turns, [0, 2, 0]);
}

#[test]
fn shelter_hides_an_object() {
    let mut t = Scene::new(2);
    t.board(0, &["Mithril Armor"]).hand(0, &["Shelter"]).hand(1, &["Rejection"]);
    t.play("Shelter").mv(Move::Mode(1)).resolve_all().mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Rejection"))), "epic/target/needed");
}

#[test]
fn celestial_angel_may_make_itself_unbreakable() {
    let mut t = Scene::new(2);
    t.board(1, &["Tim"]).hand(0, &["Celestial Angel"]).hand(1, &["Execution"]);
    t.play("Celestial Angel").resolve_all().pick("Celestial Angel");
    t.mv(Move::Pass).play("Execution").pick("Celestial Angel").resolve_all();
    assert!(t.in_play("Celestial Angel"));
}

#[test]
fn what_waits_for_a_good_action_card_may_be_declined_and_hears_no_other_card() {
    let mut t = Scene::new(2);
    t.board(0, &["Peacemaker", "Pegasus"]).hand(0, &["Drain Essence", "Charmed"]).set_actions(0, 2);
    t.play("Drain Essence").at(1);
    assert_eq!(t.line(), ["Drain Essence"]);
    t.resolve_all().play("Charmed").pick("Pegasus");
    let mojo = t.mojo(0);
    t.resolve().mv(Move::No).resolve().mv(Move::No);
    assert_eq!((t.held(0), t.mojo(0), t.line().len()), (0, mojo, 0));
}

#[test]
fn a_good_champion_played_face_down_is_no_good_card() {
    let mut t = Scene::new(2);
    t.board(0, &["Avatar", "Priestess"]).pile(0, &["Inner Peace"]).hand(0, &["Timewalker"]);
    t.veil("Timewalker");
    assert_eq!((t.line().len(), t.query()), (1, Some(Query::Priority)));
}

#[test]
fn graft_steel_builder_takes_a_champion_of_anothers_pile_and_nothing_else() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Builder"]).pile(1, &["Archangel", "Graft-Steel Bomber", "Elven Chariot"]);
    t.hand(1, &["Mithril Armor"]).activate("Graft-Steel Builder", 0).resolve_all();
    assert_eq!(t.moves(), [Move::Mode(1)], "nothing constructed in hand");
    t.mv(Move::Mode(1));
    assert!(!t.allows(Move::Pick(t.id("Archangel"))));
    assert_eq!(t.pick("Elven Chariot").controller("Elven Chariot"), 0);
}

#[test]
fn protector_flipped_or_expended_protects_nobody() {
    let mut t = Scene::new(2);
    t.board(1, &["Protector"]).lay("Protector", Position::Flipped).hand(0, &["Blast"]);
    t.play("Blast").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.damage("Protector")), (23, 0));
}

#[test]
fn spirit_of_yesterdays_breaks_if_the_piles_shrink_below_its_damage() {
    let mut t = Scene::new(2);
    t.board(1, &["Spirit of Yesterdays"]).pile(1, &["Tim"; 6]).hand(0, &["Blast", "Forget the Past"]);
    t.play("Blast").pick("Spirit of Yesterdays").resolve_all();
    assert_eq!((t.damage("Spirit of Yesterdays"), t.numbers("Spirit of Yesterdays")), (7, (10, 10)));
    t.play("Forget the Past").at(1).resolve_all();
    assert!(t.buried(1, "Spirit of Yesterdays"));
}

#[test]
fn avatar_breaks_if_your_mojo_sinks_to_its_damage() {
    let mut t = Scene::new(2);
    t.set_mojo(1, 10).board(1, &["Avatar"]).hand(0, &["Blast"; 2]).set_actions(0, 2);
    t.play("Blast").pick("Avatar").resolve_all();
    assert_eq!((t.damage("Avatar"), t.numbers("Avatar")), (7, (10, 10)));
    t.play("Blast").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.buried(1, "Avatar")), (3, true));
}

#[test]
fn blue_dragon_hears_the_draw_of_the_preparation_step_and_may_aim_at_anybody() {
    let mut t = Scene::new(2);
    t.board(0, &["Blue Dragon"]).board(1, &["Tim"]).next_turn();
    assert_eq!((t.asked(), t.query()), (Some(seat(0)), Some(Query::Target)));
    assert!(t.allows(Move::At(seat(0))) && t.allows(Move::At(seat(1))));
    assert!(t.pick("Tim").resolve_all().buried(1, "Tim"));
}

#[test]
fn a_copy_of_conversions_ability_takes_it_from_no_other_pile() {
    let mut t = Scene::new(2);
    t.pile(0, &["Second Wind", "Conversion"]);
    let mage = t.down(1, "Mirror Mage");
    t.activate("Conversion", 0).pick("Second Wind").mv(Move::Pass).mv(Move::Unveil(mage)).mv(Move::Yes);
    t.resolve_all();
    assert_eq!((t.holds(0, "Conversion"), t.held(1)), (true, 1));
}
