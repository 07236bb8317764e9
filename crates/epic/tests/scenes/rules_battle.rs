//! The rules page on battle, hunters, damage, wards and keywords: one scenario for each rule.

use crate::scene::*;
use epic::*;
use table::{Game, Viewer};

/// Two players before battle with these in play.
fn before(mine: &[&str], other: &[&str]) -> Scene {
    let mut t = Scene::new(2);
    t.board(0, mine).board(1, other).step(Step::PreBattle);
    t
}

/// `epic/attack/prepared`
#[test]
fn only_prepared_champions_attack_even_new_ones_and_it_expends_them() {
    let mut t = before(&["Hulk", "Gold"], &["Muse"]);
    t.lay("Hulk", Position::Expended).hand(0, &["Tracker"]).play("Tracker").resolve_all().until_asked();
    for name in ["Hulk", "Gold", "Muse"] {
        assert_eq!(t.refused(0, Move::Attack(t.id(name))), "epic/attack/prepared");
    }
    t.attack(&["Tracker"], 1).fight();
    assert_eq!((t.position("Tracker"), t.mojo(1)), (Position::Expended, 23));
}

/// `epic/attack/whom`
#[test]
fn a_group_attacks_one_opponent_who_may_be_attacked_as_often_as_there_are_champions() {
    let mut t = Scene::new(3);
    t.board(0, &["Hulk", "Tracker", "Pegasus"]).board(1, &["Avenging Angel"]).step(Step::PreBattle);
    t.lay("Avenging Angel", Position::Expended).group(&["Hulk", "Pegasus"]);
    assert_eq!(t.refused(0, Move::At(seat(1))), "epic/attack/whom");
    assert_eq!(t.refused(0, Move::At(seat(0))), "epic/attack/whom");
    t.at(2).fight();
    assert_eq!(t.mojo(2), 18);
    assert_eq!(t.attack(&["Tracker"], 2).fight().mojo(2), 11);
}

/// `epic/attack/must`
#[test]
fn battle_doesnt_end_before_everybody_who_must_has_attacked() {
    let mut t = before(&["Bruiser", "Hulk"], &[]);
    t.until_asked();
    assert_eq!(t.refused(0, Move::Done), "epic/attack/must");
    t.attack(&["Hulk"], 1).fight().until_asked();
    assert_eq!(t.refused(0, Move::Done), "epic/attack/must");
    t.attack(&["Bruiser"], 1).fight().until(Phase::Build);
    assert_eq!((t.game.open.step, t.mojo(1)), (Step::Build, 11));
    let mut t = before(&["Bruiser"], &["Avenging Angel"]);
    t.lay("Avenging Angel", Position::Expended).until(Phase::Build);
    assert_eq!(t.game.open.step, Step::Build, "there is nobody to attack");
}

/// `epic/block/able`
#[test]
fn only_prepared_champions_that_can_block_an_attacker_block_and_it_flips_them() {
    let mut t = before(&["Archangel"], &["Hulk", "Pegasus", "White Dragon", "Sewer Demon"]);
    t.lay("White Dragon", Position::Expended).attack(&["Archangel"], 1).until_asked();
    for name in ["Hulk", "White Dragon", "Sewer Demon", "Archangel"] {
        assert_eq!(t.refused(1, Move::Block(t.id(name))), "epic/block/able");
    }
    t.block(&["Pegasus"]);
    assert_eq!(t.position("Pegasus"), Position::Flipped);
}

/// `epic/block/group`
#[test]
fn the_blockers_block_the_whole_group_and_blocked_is_blocked() {
    let mut t = before(&["White Dragon", "Tracker"], &["Dark Knight"]);
    t.hand(0, &["Begone!"]).attack(&["White Dragon", "Tracker"], 1).block(&["Dark Knight"]).resolve_all();
    t.play("Begone!").pick("Dark Knight").resolve_all().fight();
    assert_eq!((t.mojo(1), t.bottom(1)), (30, "Dark Knight"));
    assert!(t.game.open.battle.is_none());
}

/// `epic/battle/damage`
#[test]
fn each_champion_spreads_its_offence_over_the_other_group() {
    let mut t = before(&["T-Rex", "Muse"], &["Tracker", "Elven Chariot"]);
    t.attack(&["T-Rex", "Muse"], 1).block(&["Tracker", "Elven Chariot"]).fight();
    assert_eq!((t.query(), t.asked()), (Some(Query::Strike), Some(seat(0))));
    t.mv(Move::Number(8)).mv(Move::Number(0));
    assert_eq!((t.asked(), t.damage("Tracker")), (Some(seat(1)), 0), "all of it is dealt at once");
    t.mv(Move::Number(6)).mv(Move::Number(1));
    assert!(t.buried(1, "Tracker") && t.buried(1, "Elven Chariot") && t.buried(0, "Muse"));
    assert_eq!((t.damage("T-Rex"), t.mojo(1)), (7, 30));
}

/// `epic/battle/unblocked`
#[test]
fn a_group_that_isnt_blocked_deals_its_damage_to_the_player() {
    let mut t = before(&["Hulk", "Tracker"], &["Pegasus"]);
    t.attack(&["Hulk", "Tracker"], 1).block(&[]).fight();
    assert_eq!((t.mojo(1), t.damage("Hulk"), t.position("Pegasus")), (14, 0, Position::Prepared));
}

/// `epic/battle/control`
#[test]
fn who_comes_under_anothers_control_is_out_of_the_battle() {
    let mut t = before(&["Hulk", "Tracker"], &[]);
    t.hand(1, &["Charmed"]).attack(&["Hulk", "Tracker"], 1).mv(Move::Pass).play("Charmed").pick("Hulk");
    t.block(&[]).fight();
    assert_eq!((t.mojo(1), t.controller("Hulk"), t.position("Hulk")), (23, 1, Position::Prepared));
    let mut t = before(&["Hulk"], &["Tracker"]);
    t.hand(0, &["Charmed"]).attack(&["Hulk"], 1).block(&["Tracker"]).play("Charmed").pick("Tracker").fight();
    assert_eq!((t.damage("Hulk"), t.damage("Tracker")), (0, 0));
}

/// `epic/hunt/all`
#[test]
fn a_champion_is_attacked_only_if_all_attackers_are_hunters() {
    let mut t = before(&["Tracker", "Hulk", "Hunting Raptors"], &["Elven Chariot"]);
    t.group(&["Tracker", "Hulk"]);
    assert_eq!(t.refused(0, Move::Hunt(t.id("Elven Chariot"))), "epic/hunt/all");
    let mut t = before(&["Tracker", "Hunting Raptors"], &["Elven Chariot"]);
    let prey = t.id("Elven Chariot");
    t.group(&["Tracker", "Hunting Raptors"]).mv(Move::Hunt(prey)).fight().mv(Move::Number(4));
    assert_eq!((t.buried(1, "Elven Chariot"), t.damage("Tracker")), (true, 4));
}

/// `epic/hunt/prey`
#[test]
fn hunters_attack_only_what_each_of_them_could_block() {
    let preys = ["Pegasus", "Free Spirit", "Peacemaker"];
    let mut t = before(&["Tracker", "Hunting Wyvern"], &["Pegasus", "Free Spirit", "Peacemaker", "Muse"]);
    t.group(&["Tracker"]);
    for name in preys {
        assert_eq!(t.refused(0, Move::Hunt(t.id(name))), "epic/hunt/prey");
    }
    assert_eq!(t.refused(0, Move::Hunt(t.id("Hunting Wyvern"))), "epic/hunt/prey");
    let mut t = before(&["Hunting Wyvern"], &["Pegasus", "Muse"]);
    let prey = t.id("Pegasus");
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(prey)).block(&[]).fight();
    assert!(t.buried(1, "Pegasus"));
}

/// `epic/hunt/flips`
#[test]
fn prepared_prey_is_flipped_and_isnt_a_target() {
    let mut t = before(&["Tracker", "Hunting Raptors"], &["Diamond Golem"]);
    let (golem, down) = (t.id("Diamond Golem"), t.down(1, "Angel of Despair"));
    t.group(&["Tracker"]).mv(Move::Hunt(golem));
    assert_eq!((t.position("Diamond Golem"), t.position("Tracker")), (Position::Flipped, Position::Expended));
    t.block(&[]).fight().group(&["Hunting Raptors"]).mv(Move::Hunt(down));
    assert_eq!(t.position("?"), Position::Flipped, "it is unveiled only after the blocks");
}

/// `epic/hunt/defender`
#[test]
fn the_preys_controller_defends_and_may_block_with_others() {
    let mut t = before(&["Tracker"], &["Elven Chariot", "Hulk"]);
    let prey = t.id("Elven Chariot");
    t.group(&["Tracker"]).mv(Move::Hunt(prey)).block(&["Hulk"]).fight();
    assert_eq!((t.damage("Elven Chariot"), t.position("Elven Chariot")), (0, Position::Flipped));
    assert_eq!((t.damage("Hulk"), t.buried(0, "Tracker")), (7, true));
    let mut t = before(&["Tracker"], &["Elven Chariot"]);
    let prey = t.id("Elven Chariot");
    t.hand(0, &["Full Moon"]).play("Full Moon").group(&["Tracker"]).mv(Move::Hunt(prey)).fight();
    assert_eq!((t.mojo(1), t.buried(1, "Elven Chariot")), (26, true), "breakthrough hits him");
}

/// `epic/hunt/strikes-back`
#[test]
fn prey_strikes_back_in_any_position() {
    let mut t = before(&["Tracker"], &["Jason"]);
    let prey = t.lay("Jason", Position::Expended).id("Jason");
    t.group(&["Tracker"]).mv(Move::Hunt(prey));
    assert_eq!(t.position("Jason"), Position::Expended);
    t.fight();
    assert_eq!((t.damage("Tracker"), t.buried(1, "Jason"), t.mojo(1)), (5, true, 30));
}

/// `epic/hunt/not-you`
#[test]
fn hunting_doesnt_attack_the_player() {
    let mut t = before(&["Tracker", "Hunting Wyvern"], &["Macetail Dragon", "Avenging Angel", "Jason"]);
    t.lay("Macetail Dragon", Position::Expended).lay("Avenging Angel", Position::Expended);
    let prey = t.id("Jason");
    t.group(&["Tracker"]);
    assert_eq!(t.refused(0, Move::At(seat(1))), "epic/attack/whom");
    t.mv(Move::Hunt(prey));
    assert_eq!((t.line().len(), t.position("Macetail Dragon")), (0, Position::Expended));
    t.fight();
    assert!(t.buried(1, "Jason"));
}

/// `epic/damage/marked`
#[test]
fn damage_and_its_deadly_mark_stay_until_the_turn_ends() {
    let mut t = Scene::new(2);
    t.board(1, &["Tracker", "Graft-Steel Crusher"])
        .hand(0, &["Bolt from the Blue", "Drain Essence", "Cherish"]);
    t.play("Bolt from the Blue").pick("Tracker").resolve_all();
    assert_eq!(t.damage("Tracker"), 2);
    t.play("Drain Essence").pick("Tracker").resolve_all();
    assert!(t.buried(1, "Tracker"), "2 and 6 are more than 7");
    let mut t = Scene::new(2);
    t.board(0, &["Ancient Red Dragon", "Wiccan Sidekick"]).board(1, &["Bruiser"]).hand(0, &["Blast"]);
    t.activate("Ancient Red Dragon", 0).pick("Bruiser").resolve_all();
    assert_eq!(t.damage("Bruiser"), 5);
    t.activate("Wiccan Sidekick", 0).at(1).resolve_all();
    assert!(t.buried(1, "Bruiser"), "it was deadly, and now it is breakable");
}

/// `epic/damage/player`
#[test]
fn a_player_loses_as_much_mojo_as_he_is_dealt_damage() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).play("Blast").at(1).resolve_all();
    assert_eq!(t.mojo(1), 23);
}

/// `epic/damage-ward/group`
#[test]
fn a_players_damage_ward_counts_once_per_attack_and_the_attacker_says_whose_damage_is_lost() {
    let mut t = before(&["Dark Knight", "Memory Demon"], &["Mithril Armor"]);
    t.attack(&["Dark Knight", "Memory Demon"], 1).fight();
    assert_eq!((t.query(), t.asked()), (Some(Query::Lost), Some(seat(0))));
    t.pick("Dark Knight");
    assert_eq!(t.mojo(1), 24, "4 and 7 less 5");
    let mut t = before(&["Forest Giant", "Dark Knight"], &["Mithril Armor"]);
    t.attack(&["Forest Giant", "Dark Knight"], 1).fight();
    assert_eq!(t.mojo(1), 25, "range is no second attack");
}

/// `epic/ward/target`
#[test]
fn a_warded_champion_may_be_targeted_but_nothing_comes_of_it() {
    let mut t = Scene::new(2);
    t.board(1, &["Archangel", "Hulk"])
        .hand(0, &["Execution"])
        .play("Execution")
        .pick("Archangel")
        .resolve_all();
    assert_eq!((t.in_play("Archangel"), t.held(0)), (true, 1), "the card is drawn all the same");
}

/// `epic/ward/friendly`
#[test]
fn a_ward_keeps_bonuses_off_but_not_the_champions_own_abilities() {
    let mut t = Scene::new(2);
    t.board(0, &["Treant"]).board(1, &["Mechotaur"]).hand(0, &["Ferocious"]).play("Ferocious").pick("Treant");
    assert_eq!(t.numbers("Treant"), (9, 9));
    t.activate("Treant", 0);
    assert_eq!(t.position("Treant"), Position::Expended);
    assert!(t.resolve_all().buried(1, "Mechotaur"));
}

/// `epic/keyword/airborne`
#[test]
fn airborne_attackers_are_blocked_by_the_airborne_and_by_range() {
    let mut t = before(&["White Dragon"], &["Hulk", "Pegasus", "The Archer", "Giant Spider"]);
    t.attack(&["White Dragon"], 1).until_asked();
    let can = ["Hulk", "Pegasus", "The Archer", "Giant Spider"].map(|name| t.allows(Move::Block(t.id(name))));
    assert_eq!(can, [false, true, true, true]);
}

/// `epic/keyword/banish`
#[test]
fn the_banished_go_under_their_owners_deck_in_random_order() {
    let names = ["Hulk", "Tracker", "Muse", "Jason"];
    let mut t = Scene::new(2);
    t.board(1, &names).hand(0, &["Leave Me!"]);
    t.game.open.bodies[0].lasting = seat(0);
    t.play("Leave Me!").resolve_all();
    let mut under = t.deck_names(1)[..4].to_vec();
    under.sort_unstable();
    assert_eq!((under, t.left(1), t.left(0)), (vec!["Hulk", "Jason", "Muse", "Tracker"], 24, 20));
    let view = t.game.view(Viewer::Spectator);
    let seen = view.cards[1].piles[DECK][..4].iter().all(|place| place.face().is_some());
    assert!(seen, "everybody saw them go under");
}

/// `epic/keyword/break`
#[test]
fn the_broken_go_to_their_controllers_discard_pile() {
    let mut t = Scene::new(2);
    t.board(1, &["Hulk", "Tracker"]).hand(0, &["Deathblow", "Blast"]);
    t.game.open.bodies[0].lasting = seat(0);
    t.play("Deathblow").pick("Hulk").resolve_all().play("Blast").pick("Tracker").resolve_all();
    assert_eq!((t.pile_names(0), t.pile_names(1)), (vec!["Hulk", "Deathblow", "Blast"], vec!["Tracker"]));
}

/// `epic/keyword/breakthrough`
#[test]
fn breakthrough_passes_on_the_joint_offence_beyond_the_blockers_remaining_defence() {
    let mut t = before(&["Archangel", "Hulk", "Dark Knight"], &["Tracker"]);
    t.hand(0, &["Bolt from the Blue"]).play("Bolt from the Blue").pick("Tracker").resolve_all();
    t.attack(&["Archangel", "Hulk", "Dark Knight"], 1)
        .block(&["Tracker"])
        .fight()
        .mv(Move::Number(7))
        .fight();
    assert_eq!(t.mojo(1), 18, "8 and 9 less 5, and nothing of Dark Knight's");
    let mut t = before(&["Stampeding Spirit"], &["Tracker"]);
    t.game.open.bodies[0].gained = Keywords::only(Keyword::Deadly);
    t.attack(&["Stampeding Spirit"], 1).block(&["Tracker"]).fight();
    assert_eq!(t.mojo(1), 29, "deadly makes no more of it");
}

/// `epic/keyword/damage-ward`
#[test]
fn damage_ward_takes_that_much_off_each_instance() {
    let mut t = Scene::new(2);
    t.board(1, &["Mithril Armor"]).hand(0, &["Blast", "Bolt from the Blue", "Spite"]);
    t.play("Blast").at(1).resolve_all().play("Bolt from the Blue").at(1).resolve_all();
    assert_eq!(t.mojo(1), 28);
    assert_eq!(t.play("Spite").at(1).resolve_all().mojo(1), 26);
}

/// `epic/keyword/deadly`
#[test]
fn a_single_deadly_damage_breaks_a_champion() {
    let mut t = before(&["Thrasher Demon"], &["Graft-Steel Crusher"]);
    t.attack(&["Thrasher Demon"], 1).resolve_all().block(&["Graft-Steel Crusher"]).fight();
    assert!(t.buried(1, "Graft-Steel Crusher") && t.buried(0, "Thrasher Demon"));
}

/// `epic/keyword/expend`
#[test]
fn the_expended_stay_so_until_their_controllers_preparation_step() {
    let mut t = Scene::new(2);
    t.board(0, &["Book of Secrets"]).activate("Book of Secrets", 0).resolve_all().next_turn();
    assert_eq!((t.position("Book of Secrets"), t.held(0)), (Position::Expended, 1));
    assert_eq!(t.next_turn().position("Book of Secrets"), Position::Prepared);
}

/// `epic/keyword/flip`
#[test]
fn the_flipped_are_prepared_when_any_turn_ends() {
    let mut t = Scene::new(2);
    t.board(1, &["Hive"]).mv(Move::Pass).activate("Hive", 0);
    assert_eq!(t.position("Hive"), Position::Flipped);
    t.next_turn();
    assert_eq!((t.position("Hive"), t.count(1, "Insect")), (Position::Prepared, 2));
    assert!(t.told(|event| matches!(event, Event::Flipped { .. })));
}

/// `epic/keyword/hunter`
#[test]
fn a_hunter_attacks_players_or_champions() {
    let mut t = before(&["Tracker"], &["Dark Knight"]);
    t.group(&["Tracker"]);
    assert!(t.allows(Move::At(seat(1))) && t.allows(Move::Hunt(t.id("Dark Knight"))));
    let mut t = before(&["Hulk"], &["Dark Knight"]);
    t.group(&["Hulk"]);
    assert!(t.allows(Move::At(seat(1))) && !t.allows(Move::Hunt(t.id("Dark Knight"))));
}

/// `epic/keyword/prepare`
#[test]
fn what_is_prepared_can_attack_again() {
    let mut t = before(&["Hulk"], &[]);
    t.hand(0, &["Night Rise"]).attack(&["Hulk"], 1).fight().play("Night Rise");
    assert_eq!(t.position("Hulk"), Position::Prepared);
    assert_eq!(t.attack(&["Hulk"], 1).fight().mojo(1), 12);
}

/// `epic/keyword/range`
#[test]
fn range_strikes_first_and_whoever_breaks_doesnt_strike_back() {
    let mut t = before(&["The Archer"], &["Jason"]);
    t.attack(&["The Archer"], 1).block(&["Jason"]).fight();
    assert!(t.buried(1, "Jason") && t.in_play("The Archer"));
    let mut t = before(&["The Archer", "Drinker of the Dead"], &["Jason", "Hulk"]);
    t.attack(&["The Archer", "Drinker of the Dead"], 1).block(&["Jason", "Hulk"]).fight().mv(Move::Number(5));
    assert_eq!((t.query(), t.line().len()), (Some(Query::Strike), 0), "no priority in between");
    assert!(t.buried(1, "Jason"));
}

/// `epic/keyword/reveal`
#[test]
fn what_is_revealed_is_shown_to_everybody() {
    let mut t = Scene::new(2);
    t.board(0, &["Sage"]).deck(0, &["Blast"]).activate("Sage", 0).resolve_all();
    let blast = card("Blast");
    assert!(t.told(|event| *event == Event::Revealed { seat: seat(0), card: blast }) && t.holds(0, "Blast"));
    let view = t.game.view(Viewer::Seat(seat(1)));
    assert!(view.cards[0].piles[0].iter().any(|place| place.face() == Some(&blast)));
}

/// `epic/keyword/stop`
#[test]
fn a_stopped_card_goes_to_its_controllers_pile_without_effect_and_stays_paid() {
    let mut t = Scene::new(2);
    t.hand(0, &["Revitalize"]).hand(1, &["No"; 2]).board(0, &["Book of Secrets"]).set_actions(1, 2);
    t.play("Revitalize").mv(Move::Pass).play("No").mv(Move::Pass);
    assert_eq!((t.mojo(0), t.actions(0), t.pile_names(0)), (30, 0, vec!["Revitalize"]));
    t.activate("Book of Secrets", 0).mv(Move::Pass).play("No");
    assert_eq!((t.line().len(), t.held(0), t.position("Book of Secrets")), (0, 0, Position::Expended));
}

/// `epic/keyword/veiled`
#[test]
fn a_veiled_champion_is_played_so_that_the_others_dont_see_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Angel"]).veil("Dark Angel").resolve_all();
    let sees = |viewer| t.game.view(viewer).cards[0].piles[DOWN].iter().all(|place| place.face().is_some());
    assert!(sees(Viewer::Seat(seat(0))) && !sees(Viewer::Seat(seat(1))));
    assert!(!sees(Viewer::Spectator) && t.in_play("?") && !t.in_play("Dark Angel"));
}

/// `epic/keyword/ward`
#[test]
fn a_warded_champion_isnt_damaged_broken_banished_or_blocked_by_what_its_ward_is_against() {
    let mut t = before(&["Archangel"], &["Angel of Despair", "Memory Demon"]);
    t.hand(0, &["Apocalypse", "Drain Essence", "Final Betrayal"]).attack(&["Archangel"], 1).fight();
    assert_eq!((t.mojo(1), t.damage("Archangel")), (22, 0), "nobody could block");
    t.until(Phase::Build).play("Drain Essence").pick("Archangel").resolve_all();
    assert_eq!((t.damage("Archangel"), t.mojo(0)), (0, 36));
    t.play("Apocalypse").resolve_all();
    assert!(t.in_play("Archangel") && t.buried(1, "Memory Demon"));
}

/// `epic/keyword/unblockable`
#[test]
fn an_unblockable_champion_is_blocked_only_together_with_one_that_isnt() {
    let mut t = before(&["Free Spirit", "Tracker"], &["Hulk"]);
    t.attack(&["Free Spirit"], 1).fight();
    assert_eq!((t.mojo(1), t.damage("Free Spirit")), (26, 0));
    let mut t = before(&["Free Spirit", "Tracker"], &["Hulk"]);
    t.attack(&["Free Spirit", "Tracker"], 1).block(&["Hulk"]).fight().mv(Move::Number(5));
    assert_eq!((t.mojo(1), t.buried(0, "Free Spirit"), t.buried(1, "Hulk")), (30, true, true));
}

/// `epic/keyword/unbreakable`
#[test]
fn the_unbreakable_is_broken_by_nothing_and_pays_no_price() {
    let mut t = Scene::new(2);
    t.board(0, &["Sacrificial Altar", "Bruiser"]).hand(0, &["Deathblow", "Blast"]);
    assert_eq!(t.refused(0, Move::Use(t.id("Sacrificial Altar"), 0)), "epic/play/price");
    t.play("Deathblow").pick("Bruiser").resolve_all().play("Blast").pick("Bruiser").resolve_all();
    t.hand(0, &["Spite"]).play("Spite").pick("Bruiser").resolve_all();
    assert_eq!((t.in_play("Bruiser"), t.damage("Bruiser")), (true, 14));
}

/// `epic/keyword/unbanishable`
#[test]
fn the_unbanishable_is_never_banished() {
    let mut t = Scene::new(2);
    t.board(1, &["King of Kings", "Hulk"]).hand(0, &["Banished", "Leave Me!"]);
    t.play("Banished").pick("King of Kings").resolve_all().play("Leave Me!").resolve_all();
    assert_eq!((t.in_play("King of Kings"), t.bottom(1)), (true, "Hulk"));
}

/// `epic/keyword/untargetable`
#[test]
fn the_untargetable_is_nobodys_target() {
    let mut t = Scene::new(2);
    t.board(0, &["Diamond Golem"]).hand(0, &["Ferocious"]).hand(1, &["Begone!"]);
    assert_eq!(t.refused(0, Move::Play(card("Ferocious"))), "epic/target/needed");
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Begone!"))), "epic/target/needed");
}

/// `epic/keyword/unstoppable`
#[test]
fn the_unstoppable_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast", "Naturalist"]).hand(1, &["No"]).play("Blast").at(1).mv(Move::Pass).play("No");
    assert!(t.told(|event| matches!(event, Event::Unstopped { .. })) && t.buried(1, "No"));
    assert_eq!((t.line().len(), t.resolve_all().mojo(1)), (1, 23));
}
