//! Evil cards, one scenario each: from Hell's Calling to You Lack Faith.

use crate::scene::*;
use epic::*;

/// Seat 0's turn begins: it is his Pre-Battle step.
fn dawn(t: &mut Scene) -> &mut Scene {
    t.active(1).step(Step::End).next_turn()
}

/// Everybody passes until after blocks; whether the defender wasn't even asked to block.
fn nobody_can_block(t: &mut Scene) -> bool {
    t.until(Phase::AfterBlock).query() == Some(Query::Priority)
}

#[test]
fn hells_calling_breaks_one_more_than_the_evil_cards_revealed() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hell's Calling", "Jason", "Decay", "Blast"]);
    t.board(1, &["Hulk", "Muse", "Tim", "Graft-Steel Crusher"]);
    let machine = t.id("Graft-Steel Crusher");
    t.play("Hell's Calling");
    assert!(!t.allows(Move::Card(card("Blast"))));
    t.choose("Jason").mv(Move::Done);
    assert!(!t.allows(Move::Pick(machine)));
    t.pick("Hulk").pick("Tim").resolve_all();
    assert!(t.buried(1, "Hulk") && t.buried(1, "Tim") && t.in_play("Muse"));
    assert_eq!(t.held(0), 3);
}

#[test]
fn hells_calling_breaks_one_if_nothing_is_revealed() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hell's Calling", "Jason"]).board(1, &["Hulk", "Muse"]);
    t.play("Hell's Calling").mv(Move::Done).pick("Hulk").resolve_all();
    assert!(t.buried(1, "Hulk") && t.in_play("Muse"));
}

#[test]
fn hells_wrath_breaks_all_champions_and_costs_five_mojo_on_anothers_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hell's Wrath"]).hand(1, &["Hell's Wrath"]).board(0, &["Jason"]);
    t.board(1, &["Hulk", "Timekeeper"]);
    t.set_actions(0, 1).play("Hell's Wrath").resolve_all().at(1).resolve_all();
    assert!(t.buried(0, "Jason") && t.buried(1, "Hulk") && t.in_play("Timekeeper"));
    assert_eq!((t.mojo(0), t.mojo(1)), (30, 25));
    t.mv(Move::Pass).play("Hell's Wrath").resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (30, 20));
}

#[test]
fn inner_demon_breaks_a_champion_for_another_evil_one_of_any_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Inner Demon"]).board(1, &["Dark Prince"]).pile(1, &["Death", "Hulk"]).pile(0, &["Jason"]);
    t.play("Inner Demon").resolve_all().mv(Move::Yes);
    let not = [t.id("Dark Prince"), t.id("Hulk")];
    assert!(t.buried(1, "Dark Prince") && not.iter().all(|id| !t.allows(Move::Pick(*id))));
    t.pick("Death");
    assert_eq!(t.controller("Death"), 0);
}

#[test]
fn inner_demon_raises_nobody_if_the_champion_isnt_broken() {
    let mut t = Scene::new(2);
    t.hand(0, &["Inner Demon"]).board(1, &["Dark Leader"]).pile(1, &["Death"]);
    t.play("Inner Demon").resolve_all();
    assert!(t.in_play("Dark Leader") && t.buried(1, "Death"));
    assert_eq!(t.query(), Some(Query::Priority));
}

#[test]
fn jason_broken_deals_five_to_a_player_and_comes_back_before_battle() {
    let mut t = Scene::new(2);
    t.hand(0, &["Execution"]).board(1, &["Jason"]).play("Execution").resolve_all();
    assert_eq!(t.asked(), Some(seat(1)));
    t.at(0).resolve_all();
    assert!(t.buried(1, "Jason") && t.mojo(0) == 25);
    t.next_turn().resolve_all().mv(Move::Yes);
    assert_eq!((t.controller("Jason"), t.buried(1, "Jason")), (1, false));
}

#[test]
fn kidnap_puts_a_champion_into_your_own_hand() {
    let mut t = Scene::new(2);
    t.hand(0, &["Kidnap"]).board(1, &["Hulk", "Timekeeper"]).play("Kidnap").resolve_all();
    assert!(t.holds(0, "Hulk") && !t.in_play("Hulk") && t.held(1) == 0);
}

#[test]
fn king_of_the_dead_strengthens_his_other_evil_champions_and_raises_zombies() {
    let mut t = Scene::new(2);
    t.board(0, &["King of the Dead", "Muse"]).board(1, &["Dark Knight"]);
    t.activate("King of the Dead", 0).resolve_all();
    assert_eq!((t.count(0, "Zombie"), t.numbers("Zombie")), (1, (4, 4)));
    assert_eq!(t.position("King of the Dead"), Position::Expended);
    assert_eq!((t.numbers("King of the Dead"), t.numbers("Muse")), ((5, 5), (2, 3)));
    assert_eq!(t.numbers("Dark Knight"), (4, 4));
    assert!(t.has("King of the Dead", Keyword::Untargetable));
}

#[test]
fn kneel_before_me_gains_control_of_a_champion_or_object_for_good() {
    let mut t = Scene::new(2);
    t.hand(0, &["Kneel Before Me", "Kneel Before Me"]).set_actions(0, 2).board(1, &["Hulk", "Timekeeper"]);
    t.play("Kneel Before Me").pick("Hulk").resolve_all();
    t.play("Kneel Before Me").pick("Timekeeper").resolve_all().next_turn();
    assert_eq!((t.controller("Hulk"), t.controller("Timekeeper")), (0, 0));
}

#[test]
fn last_hurrah_returns_to_hand_and_its_champion_is_banished_at_end_of_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah"]).pile(0, &["Hulk", "Muse", "Blast"]).pile(1, &["Tim"]);
    let not = [t.id("Blast"), t.id("Tim")];
    t.play("Last Hurrah").resolve_all();
    assert!(not.iter().all(|id| !t.allows(Move::Pick(*id))));
    t.pick("Hulk");
    assert!(t.in_play("Hulk") && t.holds(0, "Last Hurrah") && t.actions(0) == 0);
    t.until(Phase::End).resolve_all();
    assert_eq!((t.in_play("Hulk"), t.bottom(0)), (false, "Hulk"));
}

#[test]
fn last_hurrah_stopped_goes_to_the_discard_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah"]).pile(0, &["Hulk"]).hand(1, &["No"]);
    t.play("Last Hurrah").mv(Move::Pass).play("No").resolve_all();
    assert!(t.buried(0, "Last Hurrah") && t.buried(0, "Hulk"));
}

#[test]
fn last_hurrah_doesnt_banish_a_champion_that_left_and_came_back() {
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah", "Execution", "Raise the Dead"]).set_actions(0, 3).pile(0, &["Hulk"]);
    t.play("Last Hurrah").resolve_all().play("Execution").resolve_all();
    t.play("Raise the Dead").mv(Move::Mode(1)).resolve_all().until(Phase::End).resolve_all();
    assert!(t.in_play("Hulk"));
}

#[test]
fn madness_demon_empties_all_hands_and_is_unblockable() {
    let mut t = Scene::new(3);
    t.hand(0, &["Madness Demon", "Blast"]).hand(1, &["No", "Rend"]).hand(2, &["Hulk"]);
    t.play("Madness Demon").mv(Move::Pass).mv(Move::Pass).mv(Move::Pass);
    assert_eq!((t.line(), t.held(1)), (vec!["Madness Demon".to_owned()], 2));
    t.resolve_all();
    assert_eq!((t.held(0), t.held(1), t.held(2)), (0, 0, 0));
    assert_eq!((t.pile_names(0), t.pile_names(1).len()), (vec!["Blast"], 2));
    assert!(t.has("Madness Demon", Keyword::Unblockable));
}

#[test]
fn medusa_unveiled_breaks_a_champion() {
    let mut t = Scene::new(2);
    t.hand(0, &["Medusa"]).board(1, &["Hulk", "Timekeeper"]).veil("Medusa").resolve_all();
    let down = t.id("?");
    t.mv(Move::Unveil(down)).pick("Hulk").resolve_all();
    assert!(t.buried(1, "Hulk"));
    assert!(t.has("Medusa", Keyword::Deadly) && t.has("Medusa", Keyword::Range));
}

#[test]
fn memory_demon_comes_at_once_and_returns_an_evil_card_when_it_damages_an_opponent() {
    let mut t = Scene::new(2);
    t.hand(0, &["Memory Demon"]).pile(0, &["Decay", "Blast", "Death"]).play("Memory Demon");
    assert!(t.in_play("Memory Demon") && t.has("Memory Demon", Keyword::Airborne));
    let blast = t.id("Blast");
    t.step(Step::Battle).attack(&["Memory Demon"], 1).fight().resolve_all().mv(Move::Yes);
    assert!(!t.allows(Move::Pick(blast)));
    t.pick("Decay");
    assert!(t.holds(0, "Decay") && t.mojo(1) == 23);
}

#[test]
fn mr_hyde_takes_a_champion_back_and_gives_way_to_another() {
    let mut t = Scene::new(2);
    t.hand(0, &["Mr. Hyde", "Hulk"]).board(0, &["Muse", "Tim"]).board(1, &["Brute"]);
    t.play("Mr. Hyde").resolve_all().mv(Move::Yes);
    let not = [t.id("Brute"), t.id("Mr. Hyde")];
    assert!(not.iter().all(|id| !t.allows(Move::Pick(*id))));
    t.pick("Muse");
    assert!(t.holds(0, "Muse") && t.has("Mr. Hyde", Keyword::Deadly));
    t.activate("Mr. Hyde", 0);
    assert!(t.holds(0, "Mr. Hyde"));
    t.resolve_all();
    assert!(!t.allows(Move::Card(card("Mr. Hyde"))));
    t.choose("Hulk");
    assert!(t.in_play("Hulk") && !t.in_play("Mr. Hyde"));
}

#[test]
fn necromancer_expends_to_raise_a_champion_of_any_pile() {
    let mut t = Scene::new(2);
    t.board(0, &["Necromancer"]).pile(0, &["Blast", "Muse"]).pile(1, &["Hulk", "Timekeeper"]);
    t.activate("Necromancer", 0).pick("Hulk").resolve_all();
    assert_eq!((t.controller("Hulk"), t.position("Necromancer")), (0, Position::Expended));
    assert_eq!(t.pile_names(1), ["Timekeeper"]);
}

#[test]
fn necromancer_lord_raises_for_five_mojo_and_draws_for_banished_champions() {
    let mut t = Scene::new(2);
    t.board(0, &["Necromancer Lord"]).pile(0, &["Muse"]).pile(1, &["Hulk", "Blast", "Tim"]);
    t.activate("Necromancer Lord", 0).resolve_all().pick("Hulk");
    assert_eq!((t.controller("Hulk"), t.mojo(0)), (0, 25));
    t.activate("Necromancer Lord", 1).pick("Blast").resolve_all();
    assert_eq!((t.bottom(1), t.held(0)), ("Blast", 0));
    assert_eq!(t.position("Necromancer Lord"), Position::Expended);
    t.lay("Necromancer Lord", Position::Prepared).activate("Necromancer Lord", 1).pick("Tim").resolve_all();
    assert_eq!((t.bottom(1), t.held(0)), ("Tim", 1));
}

#[test]
fn night_feeder_draws_when_it_damages_a_player() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Night Feeder"]).board(1, &["Hulk"]).attack(&["Night Feeder"], 1);
    assert!(nobody_can_block(&mut t));
    t.fight().resolve_all();
    assert_eq!((t.mojo(1), t.held(0)), (28, 1));
    assert!(t.has("Night Feeder", Keyword::Untargetable));
}

#[test]
fn night_of_the_living_dead_turns_banished_champions_into_zombies() {
    let mut t = Scene::new(2);
    t.hand(0, &["Night of the Living Dead"]).pile(0, &["Hulk", "Blast"]);
    t.pile(1, &["Muse", "Tim", "Timekeeper"]);
    t.play("Night of the Living Dead").resolve_all();
    assert_eq!((t.count(0, "Zombie"), t.numbers("Zombie")), (3, (2, 2)));
    assert_eq!((t.pile_names(0), t.pile_names(1).len()), (vec!["Night of the Living Dead"], 0));
    assert_eq!((t.left(0), t.left(1)), (22, 23));
}

#[test]
fn nightmares_past_breaks_whose_defence_is_at_most_the_cards_banished() {
    let mut t = Scene::new(2);
    t.hand(0, &["Nightmares Past"]).pile(0, &["Blast", "Rend"]).pile(1, &["No", "Decay"]);
    t.board(0, &["Tim"]).board(1, &["Muse", "Hired Muscle"]);
    t.play("Nightmares Past").mv(Move::Yes).pick("Blast").pick("Rend").pick("No").mv(Move::Done);
    assert!(t.buried(0, "Tim") && t.buried(1, "Muse") && t.in_play("Hired Muscle"));
    assert_eq!((t.left(0), t.left(1), t.buried(1, "Decay")), (22, 21, true));
    assert_eq!(t.pile_names(0), ["Tim", "Nightmares Past"]);
}

#[test]
fn plagues_embrace_draws_for_every_card_that_it_breaks() {
    let mut t = Scene::new(2);
    t.hand(0, &["Plague's Embrace"]).board(0, &["Muse"]);
    t.board(1, &["Graft-Steel Crusher", "Tim", "Dark Leader"]);
    t.token(1, Token::Wolf);
    t.play("Plague's Embrace").resolve_all();
    assert!(t.buried(0, "Muse") && t.buried(1, "Tim") && !t.in_play("Wolf"));
    assert!(t.in_play("Graft-Steel Crusher") && t.in_play("Dark Leader"));
    assert_eq!(t.held(0), 2);
}

#[test]
fn plentiful_dead_is_a_zombie_and_comes_back_for_a_mojo_with_an_evil_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Plentiful Dead", "Drain Essence", "Blast"]).set_actions(0, 2);
    t.play("Plentiful Dead").resolve_all().play("Blast").at(1).resolve_all();
    assert_eq!((t.count(0, "Zombie"), t.numbers("Zombie"), t.actions(0)), (1, (2, 2), 1));
    assert!(t.buried(0, "Plentiful Dead"));
    t.play("Drain Essence").at(1).resolve().mv(Move::Yes);
    assert!(t.holds(0, "Plentiful Dead") && t.mojo(0) == 29);
}

#[test]
fn psionic_assault_discards_two_and_comes_back_with_a_magical_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Psionic Assault", "Rend", "Blast"]).set_actions(0, 3).hand(1, &["No", "Jason", "Tim"]);
    t.play("Psionic Assault").at(1).resolve_all().choose("Jason").choose("Tim");
    assert_eq!((t.held(1), t.holds(1, "No")), (1, true));
    t.board(1, &["Timekeeper"]).play("Rend").resolve_all();
    assert!(t.buried(1, "Timekeeper") && t.buried(0, "Psionic Assault"));
    t.play("Blast").at(1).resolve().mv(Move::Yes);
    assert!(t.holds(0, "Psionic Assault") && t.line() == ["Blast"]);
}

#[test]
fn puppeteers_champions_break_when_it_leaves_its_controllers_control() {
    let mut t = Scene::new(2);
    t.hand(0, &["Puppeteer"]).pile(0, &["Hulk"]).pile(1, &["Muse", "Tim"]).board(1, &["Dominator"]);
    t.play("Puppeteer").resolve_all().pick("Hulk").pick("Muse");
    assert_eq!((t.controller("Hulk"), t.controller("Muse"), t.in_play("Tim")), (0, 0, false));
    assert!(t.line().is_empty());
    t.mv(Move::Pass).activate("Dominator", 0).pick("Puppeteer").resolve_all();
    assert_eq!(t.controller("Puppeteer"), 1);
    assert!(t.buried(0, "Hulk") && t.buried(0, "Muse") && t.in_play("Dominator"));
}

#[test]
fn puppeteer_broken_takes_its_champion_along_whoever_controls_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Puppeteer", "Execution"]).set_actions(0, 2).pile(0, &["Hulk", "Tim"]).hand(1, &["Charmed"]);
    t.play("Puppeteer").resolve_all().pick("Hulk").mv(Move::Done).mv(Move::Pass);
    t.play("Charmed").pick("Hulk").resolve_all().mv(Move::Pass);
    t.play("Execution").pick("Puppeteer").resolve_all();
    assert!(t.buried(0, "Puppeteer") && t.buried(1, "Hulk"));
}

#[test]
fn queen_of_the_underworld_demoralizes_all_other_champions_as_she_comes() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Queen of the Underworld"]).board(0, &["Muse"]).board(1, &["Hulk"]);
    t.play("Queen of the Underworld").resolve();
    assert_eq!((t.numbers("Muse"), t.numbers("Hulk")), ((0, 1), (0, 1)));
    assert!(!t.has("Hulk", Keyword::Breakthrough) && t.line().is_empty());
    assert_eq!(t.numbers("Queen of the Underworld"), (5, 5));
    assert!(t.has("Queen of the Underworld", Keyword::Airborne));
}

#[test]
fn raise_the_dead_draws_two_or_raises_a_champion_of_any_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Raise the Dead", "Raise the Dead"]).set_actions(0, 2).pile(1, &["Hulk", "Blast"]);
    t.play("Raise the Dead").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.held(0), t.in_play("Hulk")), (3, false));
    t.play("Raise the Dead").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.controller("Hulk"), t.held(0)), (0, 2));
}

#[test]
fn ravenous_ghoul_grows_with_every_champion_card_that_it_banishes() {
    let mut t = Scene::new(2);
    t.board(0, &["Ravenous Ghoul"]).pile(0, &["Muse"]).pile(1, &["Blast"]);
    t.activate("Ravenous Ghoul", 0).resolve_all().pick("Muse");
    assert_eq!((t.numbers("Ravenous Ghoul"), t.bottom(0)), ((8, 5), "Muse"));
    t.activate("Ravenous Ghoul", 0).resolve_all();
    assert_eq!((t.numbers("Ravenous Ghoul"), t.bottom(1)), ((8, 5), "Blast"));
    assert_eq!(t.position("Ravenous Ghoul"), Position::Prepared);
}

#[test]
fn relentless_chant_deals_two_and_may_return_before_battle() {
    let mut t = Scene::new(2);
    t.hand(0, &["Relentless Chant", "Relentless Chant"]).board(1, &["Hulk"]);
    t.play("Relentless Chant").at(1).resolve_all().play("Relentless Chant").pick("Hulk").resolve_all();
    assert_eq!((t.mojo(1), t.damage("Hulk"), t.actions(0)), (28, 2, 1));
    dawn(&mut t).resolve().mv(Move::Yes).resolve().mv(Move::No);
    assert_eq!((t.held(0), t.pile_names(0)), (2, vec!["Relentless Chant"]));
}

#[test]
fn ritual_of_reanimation_takes_a_champion_and_comes_back_with_an_evil_action_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Ritual of Reanimation", "Blast", "Drain Essence"]).set_actions(0, 2);
    t.pile(1, &["Hulk", "No"]);
    t.play("Ritual of Reanimation").resolve_all();
    assert!(t.holds(0, "Hulk") && t.actions(0) == 2);
    t.play("Blast").at(1).resolve_all();
    assert!(t.buried(0, "Ritual of Reanimation"));
    t.play("Drain Essence").at(1).resolve().mv(Move::Yes);
    assert!(t.holds(0, "Ritual of Reanimation"));
}

#[test]
fn sacrificial_altar_flips_and_breaks_a_champion_of_yours_to_draw() {
    let mut t = Scene::new(2);
    t.hand(0, &["Sacrificial Altar"]).board(0, &["Dark Leader"]).board(1, &["Hulk"]);
    t.play("Sacrificial Altar").resolve_all();
    let altar = t.id("Sacrificial Altar");
    assert!(!t.allows(Move::Use(altar, 0)) && t.actions(0) == 1, "what is unbreakable doesn't pay");
    t.board(0, &["Muse"]).activate("Sacrificial Altar", 0).resolve_all();
    assert!(t.buried(0, "Muse") && t.held(0) == 1);
    assert_eq!(t.position("Sacrificial Altar"), Position::Flipped);
}

#[test]
fn sewer_demon_isnt_blocked_and_doesnt_block() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Sewer Demon"]).board(1, &["Hulk"]).attack(&["Sewer Demon"], 1);
    assert!(nobody_can_block(&mut t) && t.has("Sewer Demon", Keyword::Untargetable));
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Hulk"]).board(1, &["Sewer Demon"]).attack(&["Hulk"], 1);
    assert!(nobody_can_block(&mut t));
}

#[test]
fn snatch_the_soul_breaks_or_stops_a_champion_that_isnt_constructed() {
    let mut t = Scene::new(2);
    t.hand(0, &["Snatch the Soul", "Snatch the Soul"]).set_actions(0, 2);
    t.board(1, &["Hulk", "Graft-Steel Crusher"]);
    t.play("Snatch the Soul").resolve_all();
    assert!(t.buried(1, "Hulk"));
    t.active(1).hand(1, &["Muse", "Graft-Steel Bomber"]).play("Graft-Steel Bomber").mv(Move::Pass);
    assert!(!t.allows(Move::Play(card("Snatch the Soul"))));
    t.resolve_all().play("Muse").mv(Move::Pass).play("Snatch the Soul").resolve_all();
    assert!(t.buried(1, "Muse") && t.in_play("Graft-Steel Bomber") && t.held(1) == 0);
}

#[test]
fn soul_catcher_gains_the_defence_of_every_broken_champion() {
    let mut t = Scene::new(2);
    t.board(0, &["Soul Catcher", "Muse"]).hand(0, &["Execution", "Execution"]).set_actions(0, 2);
    t.board(1, &["Dark Knight", "King of the Dead", "Timekeeper"]);
    t.play("Execution").pick("Dark Knight").resolve_all();
    assert_eq!(t.mojo(0), 36, "its defence was 6");
    t.play("Execution").pick("Muse").resolve_all();
    assert_eq!(t.mojo(0), 39);
}

#[test]
fn soul_catcher_counts_those_that_break_together_as_they_were_in_play() {
    let mut t = Scene::new(2);
    t.board(0, &["Soul Catcher"]).board(1, &["King of the Dead", "Dark Knight"]).hand(0, &["Hell's Wrath"]);
    t.play("Hell's Wrath").resolve_all().pick("Soul Catcher").resolve_all();
    assert_eq!(t.mojo(0), 41, "5 for the King, 6 for the Knight");
}

#[test]
fn succubus_draws_as_it_comes_and_banishes_the_good_and_the_unaligned() {
    let mut t = Scene::new(2);
    t.hand(0, &["Succubus"]).board(1, &["Hulk", "Muse", "Druid", "Timekeeper"]).play("Succubus");
    t.resolve_all();
    assert_eq!(t.held(0), 1);
    let not = [t.id("Hulk"), t.id("Timekeeper"), t.id("Succubus")];
    let druid = t.id("Druid");
    t.activate("Succubus", 0);
    assert!(not.iter().all(|id| !t.allows(Move::Pick(*id))) && t.allows(Move::Pick(druid)));
    t.pick("Muse").resolve_all();
    assert_eq!((t.bottom(1), t.position("Succubus")), ("Muse", Position::Expended));
    assert!(t.has("Succubus", Keyword::Airborne));
}

#[test]
fn the_unholy_one_never_draws_and_flips_to_break() {
    let mut t = Scene::new(2);
    t.board(0, &["The Unholy One"]).board(1, &["Hulk", "Timekeeper"]).hand(0, &["Execution"]);
    t.play("Execution").pick("Hulk").resolve_all().activate("The Unholy One", 0).pick("Timekeeper");
    t.resolve_all();
    assert!(t.buried(1, "Hulk") && t.buried(1, "Timekeeper"));
    assert_eq!(t.position("The Unholy One"), Position::Flipped);
    dawn(&mut t);
    assert_eq!((t.held(0), t.left(0)), (0, 20));
}

#[test]
fn the_unspeakable_breaks_all_that_isnt_evil_and_costs_three_mojo() {
    let mut t = Scene::new(2);
    t.hand(0, &["The Unspeakable"]).board(0, &["Muse", "Jason"]);
    t.board(1, &["Graft-Steel Crusher", "Dark Knight"]);
    t.play("The Unspeakable").mv(Move::Pass).mv(Move::Pass);
    assert_eq!(t.line(), ["The Unspeakable"]);
    t.resolve_all();
    assert!(t.buried(0, "Muse") && t.buried(1, "Graft-Steel Crusher"));
    assert!(t.in_play("Jason") && t.in_play("Dark Knight") && t.in_play("The Unspeakable"));
    assert!(t.mojo(0) == 27 && t.has("The Unspeakable", Keyword::Airborne));
}

#[test]
fn thought_plucker_takes_a_random_card_from_the_player_it_damages() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Thought Plucker"]).board(1, &["Hulk"]).hand(1, &["Blast", "No"]);
    t.attack(&["Thought Plucker"], 1);
    assert!(nobody_can_block(&mut t));
    t.fight().resolve_all();
    assert_eq!((t.mojo(1), t.held(0), t.held(1)), (28, 1, 1));
    assert!(t.holds(0, "Blast") != t.holds(0, "No") && t.pile_names(1).is_empty());
}

#[test]
fn thrasher_demon_keeps_two_counters_for_every_attack() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle).hand(0, &["Thrasher Demon"]).play("Thrasher Demon").resolve_all();
    assert_eq!((t.actions(0), t.numbers("Thrasher Demon")), (1, (1, 1)));
    t.attack(&["Thrasher Demon"], 1).fight();
    assert_eq!((t.mojo(1), t.numbers("Thrasher Demon")), (27, (3, 3)));
    t.next_turn();
    assert_eq!(t.numbers("Thrasher Demon"), (3, 3));
    assert!(t.has("Thrasher Demon", Keyword::Deadly));
}

#[test]
fn unquenchable_thirst_takes_a_card_or_a_champion_as_its_target_likes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Unquenchable Thirst", "Unquenchable Thirst"]).board(0, &["Tim"]);
    t.hand(1, &["Blast", "No"]).board(1, &["Hulk", "Muse"]);
    t.play("Unquenchable Thirst").at(1).resolve_all();
    assert_eq!(t.asked(), Some(seat(1)));
    t.mv(Move::Mode(0)).choose("No");
    assert_eq!((t.pile_names(1), t.actions(0)), (vec!["No"], 1));
    let not = t.id("Tim");
    t.play("Unquenchable Thirst").at(1).resolve_all().mv(Move::Mode(1));
    assert!(!t.allows(Move::Pick(not)));
    t.pick("Muse").hand(0, &["Unquenchable Thirst"]);
    assert!(t.buried(1, "Muse") && t.in_play("Hulk") && t.held(1) == 1);
    t.play("Unquenchable Thirst").at(0).resolve_all().mv(Move::Mode(1));
    assert!(t.buried(0, "Tim"), "there was no card to discard");
}

#[test]
fn unquenchable_thirst_returns_before_battle_from_a_pile_of_evil_alone() {
    let mut t = Scene::new(2);
    dawn(t.pile(0, &["Decay", "Unquenchable Thirst"])).resolve_all();
    assert!(t.holds(0, "Unquenchable Thirst"));
    let mut t = Scene::new(2);
    dawn(t.pile(0, &["Blast", "Unquenchable Thirst"])).resolve_all();
    assert!(t.buried(0, "Unquenchable Thirst"));
}

#[test]
fn vampire_lord_grows_by_three_when_it_deals_damage_and_is_unbreakable_on_its_turn() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Vampire Lord"]).board(1, &["Graft-Steel Crusher"]);
    t.attack(&["Vampire Lord"], 1).block(&["Graft-Steel Crusher"]).fight().resolve_all();
    assert_eq!((t.damage("Graft-Steel Crusher"), t.numbers("Vampire Lord")), (6, (9, 9)));
    t.lay("Vampire Lord", Position::Prepared).attack(&["Vampire Lord"], 1).fight().resolve_all();
    assert_eq!((t.mojo(1), t.numbers("Vampire Lord")), (21, (12, 12)));
    t.next_turn().hand(1, &["Execution"]).play("Execution").pick("Vampire Lord").resolve_all();
    assert!(t.buried(0, "Vampire Lord"));
}

#[test]
fn wall_of_horrors_doesnt_flip_as_it_blocks_and_pays_an_action_for_a_random_discard() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Lizard Guard"]).board(1, &["Wall of Horrors"]).hand(0, &["Blast", "No"]);
    t.attack(&["Lizard Guard"], 1).block(&["Wall of Horrors"]);
    assert_eq!(t.position("Wall of Horrors"), Position::Prepared);
    t.mv(Move::Pass).activate("Wall of Horrors", 0).at(0).resolve_all();
    assert_eq!((t.held(0), t.pile_names(0).len(), t.actions(1)), (1, 1, 0));
    assert_eq!(t.position("Wall of Horrors"), Position::Prepared);
}

#[test]
fn willsapper_expends_or_banishes_a_champion_or_object() {
    let mut t = Scene::new(2);
    t.board(0, &["Willsapper"]).board(1, &["Hulk", "Timekeeper"]);
    t.activate("Willsapper", 0).pick("Timekeeper").resolve_all();
    assert_eq!(t.position("Timekeeper"), Position::Expended);
    assert_eq!(t.position("Willsapper"), Position::Expended);
    t.activate("Willsapper", 1).pick("Hulk");
    assert_eq!(t.bottom(0), "Willsapper");
    t.resolve_all();
    assert_eq!((t.bottom(1), t.in_play("Hulk")), ("Hulk", false));
}

#[test]
fn word_of_summoning_draws_and_summons_a_demon_for_nothing() {
    let mut t = Scene::new(2);
    t.hand(0, &["Word of Summoning"]).play("Word of Summoning").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (1, 1));
    assert_eq!((t.count(0, "Demon"), t.numbers("Demon")), (1, (4, 4)));
}

#[test]
fn you_lack_faith_draws_and_stops_what_isnt_backed_by_a_card_of_the_same_alignment() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["You Lack Faith", "You Lack Faith"]);
    t.hand(1, &["Echoes of Thunder", "Drain Essence", "Rend"]);
    t.set_actions(1, 2).play("Drain Essence").at(0).mv(Move::Pass).play("You Lack Faith").resolve();
    assert_eq!((t.asked(), t.allows(Move::Yes)), (Some(seat(1)), false));
    t.mv(Move::No).resolve_all();
    assert_eq!((t.mojo(0), t.held(0), t.buried(1, "Drain Essence")), (30, 2, true));
    t.hand(1, &["Hulk"]).play("Echoes of Thunder").at(0).mv(Move::Pass).play("You Lack Faith").resolve();
    t.mv(Move::Yes).choose("Rend").resolve_all();
    assert_eq!((t.mojo(0), t.held(0), t.held(1)), (27, 2, 2));
}
