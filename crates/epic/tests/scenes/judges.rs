//! What judges argue about: interactions where two rules or two cards meet.

use crate::scene::*;
use epic::*;

fn before(mine: &[&str], other: &[&str]) -> Scene {
    let mut t = Scene::new(2);
    t.board(0, mine).board(1, other).step(Step::PreBattle);
    t
}

fn turns(t: &mut Scene, number: usize) -> Vec<usize> {
    (0..number).map(|_| t.next_turn().game.open.active.index()).collect()
}

#[test]
fn stop_against_unstoppable_is_played_and_does_nothing_but_the_rest_of_it_happens() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).hand(1, &["Not Today"]).play("Blast").at(1).mv(Move::Pass).play("Not Today");
    t.resolve_all();
    assert_eq!((t.mojo(1), t.held(1), t.buried(0, "Blast")), (23, 1, true));
}

#[test]
fn ring_of_will_makes_magical_cards_unstoppable_and_no_others() {
    let mut t = Scene::new(2);
    t.board(0, &["Ring of Will"]).hand(0, &["Drain Essence", "Second Wind"]).hand(1, &["No"; 2]);
    t.set_actions(1, 2).play("Drain Essence").at(1).play("Second Wind").mv(Move::Pass);
    t.play("No").pick("Drain Essence").play("No").pick("Second Wind");
    assert_eq!((t.line(), t.buried(0, "Second Wind")), (vec!["Drain Essence".to_owned()], true));
    assert_eq!(t.resolve_all().mojo(1), 24);
}

#[test]
fn time_out_spares_what_is_unstoppable_and_banishes_itself_with_the_others() {
    let mut t = Scene::new(2);
    t.hand(0, &["Second Wind", "Blast"]).hand(1, &["Time-Out"]).board(0, &["Book of Secrets"]);
    t.play("Second Wind").activate("Book of Secrets", 0).play("Blast").at(1).mv(Move::Pass);
    t.play("Time-Out").resolve();
    assert_eq!(t.line(), ["Blast"]);
    assert_eq!((t.bottom(0), t.bottom(1), t.held(0)), ("Second Wind", "Time-Out", 0));
}

#[test]
fn untargetable_is_no_help_against_all() {
    let mut t = Scene::new(2);
    t.board(1, &["Stampeding Spirit", "Sewer Demon", "Haunting Specter"]).hand(0, &["Apocalypse"]);
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all();
    assert_eq!(t.pile_names(1), ["Stampeding Spirit", "Sewer Demon"]);
    assert!(t.in_play("Haunting Specter"));
}

#[test]
fn a_ward_helps_against_break_all_only_if_the_card_is_of_that_kind() {
    for (name, stays) in [("Hell's Wrath", true), ("Ice Storm", false)] {
        let mut t = Scene::new(2);
        t.board(1, &["Archangel", "Hulk"]).hand(0, &[name]).play(name).resolve_all();
        assert_eq!((t.in_play("Archangel"), t.in_play("Hulk")), (stays, false));
    }
}

#[test]
fn unbreakable_beats_deadly_for_as_long_as_it_lasts() {
    let mut t = before(&["Hunting Wyvern"], &["Bruiser"]);
    let bruiser = t.id("Bruiser");
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(bruiser)).fight();
    assert_eq!((t.damage("Bruiser"), t.held(0), t.buried(0, "Hunting Wyvern")), (5, 0, true));
    assert_eq!(t.next_turn().damage("Bruiser"), 0);
}

#[test]
fn an_attacker_that_changes_sides_leaves_the_others_attacking() {
    let mut t = before(&["Hulk", "Tracker"], &[]);
    t.hand(1, &["Distraction"])
        .attack(&["Hulk", "Tracker"], 1)
        .mv(Move::Pass)
        .play("Distraction")
        .pick("Hulk");
    t.resolve_all();
    assert_eq!((t.controller("Hulk"), t.position("Hulk")), (1, Position::Expended));
    assert_eq!(t.fight().mojo(1), 23);
    assert_eq!(t.next_turn().controller("Hulk"), 1, "that lasts");
}

#[test]
fn a_blocker_that_changes_sides_leaves_the_attack_blocked() {
    let mut t = before(&["Tracker"], &["Graft-Steel Crusher"]);
    t.hand(0, &["Charmed"]).attack(&["Tracker"], 1).block(&["Graft-Steel Crusher"]).play("Charmed");
    t.pick("Graft-Steel Crusher").fight();
    assert_eq!((t.mojo(1), t.damage("Tracker"), t.controller("Graft-Steel Crusher")), (30, 0, 0));
    assert_eq!(t.attack(&["Graft-Steel Crusher"], 1).fight().mojo(1), 16, "it may attack now");
}

#[test]
fn a_veiled_champion_targeted_in_play_is_unveiled_before_anybody_may_answer() {
    let mut t = Scene::new(2);
    t.hand(0, &["Execution"]).board(0, &["Hulk"]);
    let fairy = t.down(1, "Winter Fairy");
    t.play("Execution").mv(Move::Pick(fairy));
    assert_eq!(t.line(), ["Execution", "Winter Fairy"]);
    assert_eq!(t.resolve().held(1), 1);
    t.resolve();
    assert_eq!((t.in_play("Winter Fairy"), t.held(0)), (true, 0), "untargetable: no target, no card");
}

#[test]
fn a_veiled_champion_targeted_on_the_line_comes_face_up() {
    let mut t = Scene::new(2);
    t.hand(0, &["Burrowing Wurm"]).hand(1, &["Not Today"]).veil("Burrowing Wurm").mv(Move::Pass);
    t.play("Not Today");
    assert_eq!(t.line(), ["Burrowing Wurm", "Not Today"]);
    t.resolve_all();
    assert_eq!((t.numbers("Burrowing Wurm"), t.held(1)), ((15, 15), 1), "unstoppable");
}

#[test]
fn damage_ward_takes_the_damage_that_the_attacker_chooses_once_for_each_attack() {
    let drawn = |lost| {
        let mut t = before(&["Night Feeder", "Elven Chariot"], &["Mithril Armor"]);
        t.attack(&["Night Feeder", "Elven Chariot"], 1).fight().pick(lost).fight().resolve_all();
        (t.held(0), t.mojo(1))
    };
    assert_eq!(drawn("Elven Chariot"), (1, 27), "6 and 2 less 5: all of it is the Chariot's");
    assert_eq!(drawn("Night Feeder"), (0, 27));
    let mut t = before(&["Tracker", "Jason"], &["Mithril Armor"]);
    t.attack(&["Tracker"], 1).fight().attack(&["Jason"], 1).fight();
    assert_eq!(t.mojo(1), 28, "7 less 5, and 5 less 5");
}

#[test]
fn triggers_of_several_players_resolve_in_the_order_opposite_to_turn_order() {
    let mut t = Scene::new(2);
    t.set_mojo(0, 2).set_mojo(1, 2).hand(0, &["Deathblow"]);
    t.board(0, &["Drinker of the Dead", "Muse"])
        .board(1, &["Drinker of the Dead"])
        .play("Deathblow")
        .pick("Muse");
    t.resolve().at(1).at(0);
    let whose: Vec<usize> = t.game.open.line.iter().map(|item| item.controller.index()).collect();
    assert_eq!(whose, [0, 1]);
    t.resolve();
    assert_eq!(t.outcome(), Some(("last", vec![1])), "the active player's would have come second");
}

#[test]
fn whoever_is_out_doesnt_win_by_his_deck_but_somebody_else_may() {
    let mut t = Scene::new(3);
    t.set_mojo(0, 0).deck_size(0, 0).deck_size(1, 0).mv(Move::Pass);
    assert_eq!(t.outcome(), Some(("deck", vec![1])));
}

#[test]
fn protector_takes_damage_before_the_ward_and_the_player_wasnt_damaged() {
    let mut t = Scene::new(2);
    t.board(1, &["Protector", "Mithril Armor"]).hand(1, &["Rend"]).hand(0, &["Banshee's Scream"]);
    t.play("Banshee's Scream").at(1).resolve_all();
    assert_eq!((t.damage("Protector"), t.mojo(1), t.held(1)), (5, 30, 1));
    let mut t = before(&["Cackling Demon", "Tracker"], &["Protector", "Mithril Armor"]);
    t.hand(1, &["Rend"]).attack(&["Cackling Demon", "Tracker"], 1).block(&[]).fight();
    assert_eq!((t.damage("Protector"), t.mojo(1), t.held(1), t.line().len()), (10, 30, 1, 0));
    t.lay("Protector", Position::Expended).hand(0, &["Blast"]).play("Blast").at(1).resolve_all();
    assert_eq!(t.mojo(1), 28, "only a prepared Protector does");
}

#[test]
fn now_resolves_a_card_out_of_order_and_leaves_the_rest() {
    let mut t = Scene::new(2);
    t.hand(0, &["Second Wind", "Revitalize", "Now!"])
        .hand(1, &["Now!"])
        .play("Second Wind")
        .play("Revitalize");
    t.mv(Move::Pass).play("Now!").pick("Second Wind");
    assert_eq!((t.mojo(0), t.line(), t.held(1)), (35, vec!["Revitalize".to_owned()], 1));
    t.mv(Move::Pass).play("Now!");
    assert_eq!((t.mojo(0), t.line().len(), t.buried(0, "Revitalize")), (45, 0, true));
    assert_eq!(t.held(0), 2, "no card for one's own");
}

#[test]
fn mentalist_redirects_the_card_whose_targeting_unveiled_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Deathblow"]).board(0, &["Hulk"]);
    let mentalist = t.down(1, "Mentalist");
    t.play("Deathblow").mv(Move::Pick(mentalist)).mv(Move::Yes).pick("Hulk").resolve_all();
    assert!(t.in_play("Mentalist") && t.buried(0, "Hulk"));
}

#[test]
fn secret_betrayer_is_banished_before_the_answer_resolves_and_control_lasts() {
    let mut t = Scene::new(2);
    t.hand(0, &["Execution"]).board(0, &["Hulk"]);
    let betrayer = t.down(1, "Secret Betrayer");
    t.play("Execution").mv(Move::Pick(betrayer)).pick("Hulk");
    assert_eq!((t.bottom(1), t.controller("Hulk")), ("Secret Betrayer", 1));
    assert_eq!(t.resolve_all().held(0), 0);
    assert_eq!(t.next_turn().controller("Hulk"), 1);
}

#[test]
fn puppeteer_leaving_breaks_whatever_has_a_string_whoever_controls_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Puppeteer", "Banished"]).pile(0, &["Muse"]).pile(1, &["Hulk"]).hand(1, &["Charmed"]);
    t.play("Puppeteer").resolve().pick("Muse").pick("Hulk");
    assert_eq!((t.controller("Muse"), t.controller("Hulk")), (0, 0));
    t.mv(Move::Pass)
        .play("Charmed")
        .pick("Hulk")
        .mv(Move::Pass)
        .play("Banished")
        .pick("Puppeteer")
        .resolve_all();
    assert!(t.buried(0, "Muse") && t.buried(1, "Hulk") && t.bottom(0) == "Puppeteer");
}

#[test]
fn puppeteer_breaks_the_strung_also_when_only_its_controller_changes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Puppeteer"]).pile(0, &["Tracker"]).hand(1, &["Charmed"]);
    t.play("Puppeteer").resolve().pick("Tracker").mv(Move::Pass).play("Charmed").pick("Puppeteer");
    t.resolve_all();
    assert_eq!((t.buried(0, "Tracker"), t.controller("Puppeteer")), (true, 1));
}

#[test]
fn take_cover_isnt_a_break_and_returns_only_what_is_still_in_the_pile() {
    let mut t = Scene::new(2);
    t.board(0, &["Jason", "Soul Catcher"]).hand(0, &["Take Cover"]).play("Take Cover");
    assert_eq!((t.pile_names(0), t.line().len()), (vec!["Jason", "Take Cover"], 0));
    t.until(Phase::End).resolve().mv(Move::Yes);
    assert!(t.in_play("Jason") && t.mojo(0) == 30);
    let mut t = Scene::new(2);
    t.board(0, &["Jason"]).hand(0, &["Take Cover", "Forget the Past"]).play("Take Cover");
    t.play("Forget the Past").at(0).until(Phase::End).resolve();
    assert!(!t.allows(Move::Yes) && !t.in_play("Jason"));
}

#[test]
fn last_hurrah_returns_to_hand_and_banishes_only_the_champion_it_brought() {
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah"]).pile(0, &["Hulk"]).play("Last Hurrah").resolve_all();
    assert!(t.holds(0, "Last Hurrah") && t.in_play("Hulk"));
    t.until(Phase::End).resolve_all();
    assert_eq!(t.bottom(0), "Hulk");
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah", "Take Cover"]).pile(0, &["Hulk"]).play("Last Hurrah").resolve_all();
    t.play("Take Cover").until(Phase::End).pick("Last Hurrah").resolve().mv(Move::Yes).resolve_all();
    assert!(t.in_play("Hulk"), "it left and came again");
}

#[test]
fn last_hurrah_goes_to_the_pile_if_it_is_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah"])
        .pile(0, &["Hulk"])
        .hand(1, &["No"])
        .play("Last Hurrah")
        .mv(Move::Pass)
        .play("No");
    assert_eq!((t.pile_names(0), t.held(0)), (vec!["Hulk", "Last Hurrah"], 0));
}

#[test]
fn imposter_without_a_target_stays_0_1() {
    let mut t = Scene::new(2);
    t.board(1, &["Diamond Golem"]).hand(0, &["Imposter"]).play("Imposter").resolve_all();
    assert_eq!((t.numbers("Imposter"), t.controller("Imposter")), ((0, 1), 0));
}

#[test]
fn the_reborn_chooses_as_it_arrives_and_draws_in_any_case() {
    let mut t = Scene::new(2);
    t.pile(1, &["Hulk", "Djinn"]).hand(0, &["The Reborn"; 2]).set_actions(0, 2).play("The Reborn").resolve();
    t.pick("Djinn").resolve_all();
    assert_eq!((t.numbers("Djinn"), t.controller("Djinn"), t.held(0)), ((8, 8), 0, 2));
    t.game.open.piles[1].clear();
    t.play("The Reborn").resolve_all();
    assert_eq!((t.numbers("The Reborn"), t.held(0)), ((0, 1), 2));
}

#[test]
fn doppelganger_keeps_counters_and_position_and_its_own_ability_ignores_wards_it_copied() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk", "Doppelganger"]).pile(1, &["Peacemaker"]).lay("Doppelganger", Position::Expended);
    t.game.open.bodies[1].plus = 2;
    t.activate("Doppelganger", 0).pick("Peacemaker").resolve_all();
    assert_eq!((t.numbers("Peacemaker"), t.position("Peacemaker")), ((6, 9), Position::Expended));
    assert!(t.has("Peacemaker", Keyword::ChampionWard));
    t.activate("Peacemaker", 0).pick("Hulk").resolve_all();
    assert_eq!((t.numbers("Hulk"), t.has("Hulk", Keyword::ChampionWard)), ((11, 11), false));
    assert_eq!(t.next_turn().count(0, "Hulk"), 2, "for good");
}

#[test]
fn menacing_statue_as_a_champion_keeps_position_alignment_and_untargetable() {
    let mut t = before(&["Menacing Statue"], &["Tracker"]);
    t.lay("Menacing Statue", Position::Expended).activate("Menacing Statue", 0).resolve_all();
    let stats = t.stats("Menacing Statue");
    assert_eq!((stats.kind, stats.offence, stats.defence), (Kind::Champion, 7, 5));
    assert_eq!(
        (stats.alignment, t.position("Menacing Statue")),
        (Some(Alignment::Unaligned), Position::Expended)
    );
    assert!(t.has("Menacing Statue", Keyword::Untargetable) && t.has("Menacing Statue", Keyword::Airborne));
    t.next_turn();
    assert_eq!((t.stats("Menacing Statue").kind, t.numbers("Menacing Statue")), (Kind::Object, (0, 0)));
}

#[test]
fn menacing_statue_breaks_as_a_champion() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue"]).hand(0, &["Apocalypse"]).activate("Menacing Statue", 0).resolve_all();
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all();
    assert!(t.buried(0, "Menacing Statue"));
}

#[test]
fn peacemaker_gets_bonuses_from_events_only_and_champions_neither_block_nor_hunt_it() {
    let mut t = before(&["Peacemaker", "Inspirational Leader"], &["Hulk"]);
    assert_eq!(t.numbers("Peacemaker"), (4, 7));
    t.hand(0, &["Walk it Off"]).play("Walk it Off").resolve_all();
    assert_eq!(t.numbers("Peacemaker"), (4, 11));
    t.attack(&["Peacemaker"], 1).fight();
    assert_eq!((t.mojo(1), t.damage("Peacemaker")), (26, 0));
    let mut t = before(&["Tracker"], &["Peacemaker"]);
    t.group(&["Tracker"]);
    assert_eq!(t.refused(0, Move::Hunt(t.id("Peacemaker"))), "epic/hunt/prey");
}

#[test]
fn stolen_fate_that_empties_a_deck_makes_its_owner_win() {
    let mut t = Scene::new(2);
    t.deck_size(1, 2).hand(0, &["Stolen Fate"]).play("Stolen Fate").at(1).resolve();
    assert_eq!((t.outcome(), t.held(0)), (Some(("deck", vec![1])), 2));
}

#[test]
fn the_unholy_one_skips_draws_and_deep_thought_banishes_all_five() {
    let mut t = Scene::new(2);
    t.board(0, &["The Unholy One"]).deck(0, &["Blast"]).hand(0, &["Deep Thought", "Second Wind"]);
    t.play("Second Wind").resolve_all().play("Deep Thought").resolve_all();
    assert_eq!((t.mojo(0), t.held(0), t.left(0)), (35, 0, 21));
    assert!(t.deck_names(0)[..5].contains(&"Blast"));
    t.next_turn().next_turn();
    assert_eq!((t.held(0), t.left(0)), (0, 21));
}

#[test]
fn hunting_wyvern_breaks_what_it_dealt_damage_to_at_that_moment_even_with_others() {
    let mut t = before(&["Hunting Wyvern", "Tracker"], &["Graft-Steel Crusher"]);
    t.attack(&["Hunting Wyvern", "Tracker"], 1).block(&["Graft-Steel Crusher"]).fight().mv(Move::Number(0));
    t.resolve_all();
    assert_eq!((t.buried(1, "Graft-Steel Crusher"), t.held(0)), (true, 1));
}

#[test]
fn hunting_wyvern_draws_nothing_if_the_champion_breaks_later() {
    let mut t = before(&["Hunting Wyvern", "Wiccan Sidekick"], &["Bruiser"]);
    let bruiser = t.lay("Bruiser", Position::Expended).id("Bruiser");
    t.game.open.bodies[0].boost = (0, 10);
    t.group(&["Hunting Wyvern"]).mv(Move::Hunt(bruiser)).fight();
    assert_eq!(t.damage("Bruiser"), 5);
    t.activate("Wiccan Sidekick", 0).at(1).resolve_all();
    assert_eq!((t.buried(1, "Bruiser"), t.held(0)), (true, 0));
}

#[test]
fn redeeming_angel_works_for_its_last_controller() {
    let mut t = Scene::new(2);
    t.board(1, &["Redeeming Angel"]).pile(0, &["Hulk"]).pile(1, &["Tracker"]).hand(0, &["Deathblow"]);
    t.game.open.bodies[0].lasting = seat(0);
    t.play("Deathblow").resolve().pick("Hulk").resolve_all();
    assert!(t.buried(0, "Redeeming Angel") && t.buried(1, "Tracker"));
    assert_eq!(t.controller("Hulk"), 0);
}

#[test]
fn redeeming_angel_in_anothers_pile_redeems_nobody() {
    let mut t = Scene::new(2);
    t.board(1, &["Redeeming Angel"])
        .pile(1, &["Tracker"])
        .hand(0, &["Dark Fate"])
        .play("Dark Fate")
        .resolve_all();
    assert!(t.buried(0, "Redeeming Angel") && !t.in_play("Tracker") && t.line().is_empty());
}

#[test]
fn consumed_from_within_counts_the_last_defence_and_does_nothing_to_the_unbreakable() {
    let mut t = Scene::new(2);
    t.board(1, &["Tracker", "Bruiser"]).hand(0, &["Consumed from Within"; 2]).set_actions(0, 2);
    t.game.open.bodies[0].plus = 2;
    t.play("Consumed from Within").pick("Tracker").resolve_all();
    assert_eq!((t.buried(1, "Tracker"), t.count(0, "Insect")), (true, 9));
    t.play("Consumed from Within").pick("Bruiser").resolve_all();
    assert_eq!((t.in_play("Bruiser"), t.count(0, "Insect")), (true, 9));
}

#[test]
fn wood_nymph_draws_two_unveiled_and_two_when_anothers_card_that_targets_it_resolves() {
    let mut t = Scene::new(2);
    t.hand(0, &["Thrust"]).hand(1, &["Thrust"]).board(0, &["Hulk"]);
    let nymph = t.down(1, "Wood Nymph");
    t.play("Thrust").mv(Move::Pick(nymph)).pick("Wood Nymph").resolve_all();
    assert_eq!((t.numbers("Wood Nymph"), t.held(1)), ((7, 1), 5));
    t.mv(Move::Pass).play("Thrust").pick("Wood Nymph").resolve_all();
    assert_eq!((t.numbers("Wood Nymph"), t.held(1)), ((12, 1), 5), "her own cards bring nothing");
}

#[test]
fn wood_nymph_draws_even_if_what_resolves_breaks_her() {
    let mut t = Scene::new(2);
    t.hand(0, &["Deathblow"]).board(1, &["Wood Nymph"]).play("Deathblow").resolve_all();
    assert_eq!((t.buried(1, "Wood Nymph"), t.held(1)), (true, 2));
}

#[test]
fn wood_nymph_draws_nothing_if_the_card_is_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Deathblow"]).hand(1, &["No"]).board(1, &["Wood Nymph"]).play("Deathblow").mv(Move::Pass);
    t.play("No").resolve_all();
    assert_eq!((t.in_play("Wood Nymph"), t.held(1)), (true, 0));
}

#[test]
fn an_extra_turn_before_ones_own_makes_two_and_a_second_one_would_make_three() {
    let mut t = Scene::new(2);
    t.hand(1, &["Seize the Day"; 2]).set_actions(1, 2).mv(Move::Pass).play("Seize the Day").resolve_all();
    t.mv(Move::Pass).play("Seize the Day").resolve_all();
    assert!(t.told(|event| *event == Event::NoExtraTurn { seat: seat(1) }));
    assert_eq!(turns(&mut t, 4), [1, 1, 0, 1]);
}

#[test]
fn timewalker_and_seize_the_day_together_give_no_third_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["Seize the Day"]);
    let walker = t.down(0, "Timewalker");
    t.mv(Move::Unveil(walker)).resolve_all().play("Seize the Day").resolve_all();
    assert_eq!(turns(&mut t, 3), [0, 1, 0]);
}

#[test]
fn a_voluntary_loop_may_begin_again_once_a_card_was_drawn() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue"]).hand(0, &["Second Wind"]);
    let statue = Move::Use(t.id("Menacing Statue"), 0);
    (0..3).for_each(|_| _ = t.mv(statue).resolve_all());
    assert_eq!(t.refused(0, statue), "epic/loop/optional");
    t.play("Second Wind").resolve_all();
    assert!(t.allows(statue));
}

#[test]
fn a_loop_between_two_players_is_refused_to_whoever_would_enter_it_a_third_time() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue"]).board(1, &["Dreaded Judge"]);
    let (statue, judge) = (Move::Use(t.id("Menacing Statue"), 0), Move::Use(t.id("Dreaded Judge"), 0));
    for _ in 0..2 {
        t.mv(statue).mv(Move::Pass).mv(judge).mv(Move::Pass);
        assert!(t.line().is_empty() && t.stats("Menacing Statue").kind == Kind::Object);
    }
    t.mv(statue).mv(Move::Pass);
    assert_eq!(t.refused(1, judge), "epic/loop/optional");
}

#[test]
fn if_all_keep_passing_and_nothing_changes_it_is_a_draw() {
    let mut t = Scene::new(3);
    (0..3).for_each(|seat| _ = t.board(seat, &["The Unholy One"]));
    for _ in 0..200 {
        match t.query() {
            Some(Query::Priority) => _ = t.mv(Move::Pass),
            Some(_) => _ = t.mv(Move::Done),
            None => break,
        }
    }
    assert_eq!(t.outcome(), Some(("loop", vec![])));
}
