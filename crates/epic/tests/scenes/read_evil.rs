//! What a second reading of the evil cards asked.

use crate::scene::*;
use epic::*;

/// Seat 0's turn begins: it is his Pre-Battle step.
fn dawn(t: &mut Scene) -> &mut Scene {
    t.active(1).step(Step::End).next_turn()
}

/// How many cards were put under decks together, in an order that all have seen.
fn tucked(t: &Scene) -> usize {
    t.heard.0.iter().filter(|(_, event)| matches!(event, Event::PutUnderCard { .. })).count()
}

#[test]
fn apocalypse_needs_an_action_or_five_mojo() {
    let mut t = Scene::new(2);
    t.hand(0, &["Apocalypse"]).set_actions(0, 0).set_mojo(0, 4);
    assert_eq!(t.refused(0, Move::Play(card("Apocalypse"))), "epic/play/price");
    t.set_mojo(0, 6).play("Apocalypse").resolve_all();
    assert_eq!(t.mojo(0), 1);
}

#[test]
fn bladed_vampire_gains_no_more_than_the_ward_lets_through() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Bladed Vampire"]).board(1, &["Mithril Armor"]);
    t.attack(&["Bladed Vampire"], 1).fight().resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (30, 30));
}

#[test]
fn brothers_of_the_beast_come_back_at_any_time() {
    let mut t = Scene::new(2);
    t.active(1).step(Step::Battle).pile(0, &["Brothers of the Beast"]).mv(Move::Pass);
    t.activate("Brothers of the Beast", 0).resolve_all();
    assert!(t.holds(0, "Brothers of the Beast") && t.mojo(0) == 27);
}

#[test]
fn cackling_demon_draws_even_if_there_is_nothing_to_discard() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Cackling Demon"]).attack(&["Cackling Demon"], 1).fight().resolve_all();
    assert_eq!((t.mojo(1), t.held(0)), (27, 1));
}

#[test]
fn dark_leaders_humans_are_evil_for_the_king_of_the_dead_too() {
    let mut t = Scene::new(2);
    t.board(0, &["Dark Leader", "King of the Dead"]).token(0, Token::Human);
    assert_eq!(t.numbers("Human"), (4, 3));
    t.token(1, Token::Human);
    assert_eq!(t.numbers("Human"), (1, 1));
}

#[test]
fn dark_purpose_has_face_down_champions_unveiled_and_takes_the_evil() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Purpose"]).down(1, "Dark Angel");
    t.down(1, "Burrowing Wurm");
    t.play("Dark Purpose").resolve_all();
    assert_eq!((t.controller("Dark Angel"), t.controller("Burrowing Wurm")), (0, 1));
}

#[test]
fn dark_summoning_banishes_the_revealed_card_after_the_rest() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Summoning"]).deck(0, &["Blast", "No", "Rend", "Hulk", "Muse"]);
    t.play("Dark Summoning").resolve_all().choose("Blast");
    assert_eq!((t.bottom(0), t.left(0)), ("Blast", 25));
}

#[test]
fn dark_summonings_champion_does_what_it_does_as_it_comes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dark Summoning"]).deck(0, &["Hulk", "No", "Rend", "Blast", "Angel of Death"]);
    t.board(1, &["Muse"]).play("Dark Summoning").resolve_all().choose("Angel of Death");
    assert!(t.in_play("Angel of Death") && t.buried(1, "Muse") && t.left(0) == 24);
}

#[test]
fn decay_banishes_both_cards_together() {
    let mut t = Scene::new(2);
    t.hand(0, &["Rend"]).pile(0, &["Decay", "Brute", "Deathblow", "Hulk"]).board(1, &["Muse"]);
    t.play("Rend").resolve().mv(Move::Yes).pick("Brute").pick("Hulk");
    assert_eq!((tucked(&t), t.holds(0, "Decay"), t.left(0)), (2, true, 22));
    let under = &t.deck_names(0)[..2];
    assert!(under.contains(&"Brute") && under.contains(&"Hulk"));
}

#[test]
fn the_hard_way_banishes_both_cards_together() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).hand(1, &["The Hard Way", "Rend", "Muse", "Hulk"]).play("Blast").at(1);
    t.mv(Move::Pass).play("The Hard Way").mv(Move::Mode(1)).choose("Rend").choose("Hulk");
    assert_eq!((tucked(&t), t.held(1), t.left(1)), (2, 1, 22));
    let under = &t.deck_names(1)[..2];
    assert!(under.contains(&"Rend") && under.contains(&"Hulk"));
}

#[test]
fn devil_golem_may_break_itself() {
    let mut t = Scene::new(2);
    t.board(0, &["Devil Golem"]).hand(1, &["Blast", "No"]).activate("Devil Golem", 0).at(1).resolve_all();
    assert!(t.buried(0, "Devil Golem") && t.held(1) == 0);
}

#[test]
fn drinker_of_the_dead_doesnt_kill_who_drinks_his_own() {
    let mut t = Scene::new(2);
    t.board(0, &["Drinker of the Dead"]).board(1, &["Muse"]).hand(0, &["Execution"]).set_mojo(0, 2);
    t.play("Execution").pick("Muse").resolve_all().at(0).resolve_all();
    assert_eq!((t.mojo(0), t.outcome()), (2, None));
}

#[test]
fn echoes_of_despair_may_stay_where_they_are() {
    let mut t = Scene::new(2);
    dawn(t.pile(0, &["Echoes of Despair"]).hand(1, &["Blast"])).resolve_all().mv(Move::No);
    assert!(t.buried(0, "Echoes of Despair") && t.line().is_empty() && t.held(1) == 1);
}

#[test]
fn evil_dead_is_for_the_zombies_that_are_there() {
    let mut t = Scene::new(2);
    t.hand(0, &["Evil Dead", "Plentiful Dead"]).play("Evil Dead").resolve_all();
    assert!(t.has("Zombie", Keyword::Unbreakable));
    t.play("Plentiful Dead").resolve_all();
    assert!(t.count(0, "Zombie") == 2 && !t.has("Zombie", Keyword::Unbreakable));
}

#[test]
fn execution_draws_though_nothing_breaks_but_not_if_its_target_is_gone() {
    let mut t = Scene::new(2);
    t.hand(0, &["Execution", "Execution"]).set_actions(0, 2).board(1, &["Dark Leader"]);
    t.play("Execution").resolve_all();
    assert!(t.in_play("Dark Leader") && t.held(0) == 2);
    t.board(1, &["Muse"]).hand(1, &["Kidnap"]).play("Execution").pick("Muse").mv(Move::Pass);
    t.play("Kidnap").pick("Muse").resolve_all();
    assert_eq!((t.held(0), t.holds(1, "Muse")), (1, true));
}

#[test]
fn final_betrayal_betrays_even_if_the_champion_cant_be_banished() {
    let mut t = Scene::new(2);
    t.hand(0, &["Final Betrayal"]).board(1, &["Treant"]).play("Final Betrayal").resolve_all();
    assert!(t.in_play("Treant"));
    assert_eq!(t.mojo(1), 30 - t.numbers("Treant").0);
}

#[test]
fn food_for_thought_shows_whole_hands_to_all() {
    let mut t = Scene::new(3);
    t.hand(0, &["Food for Thought"]).hand(1, &["Blast", "No"]).play("Food for Thought").resolve_all();
    let shown = |name: &str| t.told(|event| *event == Event::Revealed { seat: seat(1), card: card(name) });
    assert!(shown("Blast") && shown("No"));
    t.choose("Blast");
    assert_eq!((t.held(0), t.held(1), t.query()), (1, 1, Some(Query::Priority)));
}

#[test]
fn heart_of_navec_stops_cards_and_no_abilities() {
    let mut t = Scene::new(2);
    t.active(1).board(1, &["Dark Prince"]).board(0, &["Heart of Navec", "Muse"]).activate("Dark Prince", 0);
    t.mv(Move::Pass);
    let heart = t.id("Heart of Navec");
    assert_eq!(t.refused(0, Move::Use(heart, 0)), "epic/target/needed");
}

#[test]
fn hells_calling_reveals_no_more_than_there_are_targets_for() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hell's Calling", "Jason", "Decay", "Death"]).board(1, &["Hulk", "Muse"]);
    t.play("Hell's Calling").choose("Jason");
    assert_eq!(t.query(), Some(Query::Target));
    t.pick("Hulk").resolve_all();
    assert!(t.buried(1, "Hulk") && t.buried(1, "Muse") && t.held(0) == 3);
}

#[test]
fn a_copy_of_hells_wrath_wasnt_played_and_costs_nothing() {
    let mut t = Scene::new(2);
    t.active(1).hand(1, &["Hell's Wrath"]).board(1, &["Hulk"]);
    let mage = t.down(0, "Mirror Mage");
    t.play("Hell's Wrath").mv(Move::Pass).mv(Move::Unveil(mage)).mv(Move::Yes).resolve_all();
    assert!(t.buried(1, "Hulk") && t.holds(0, "Mirror Mage"));
    assert_eq!((t.mojo(0), t.mojo(1)), (30, 30));
}

#[test]
fn inner_demon_may_leave_the_dead_alone() {
    let mut t = Scene::new(2);
    t.hand(0, &["Inner Demon"]).board(1, &["Hulk"]).pile(1, &["Death"]);
    t.play("Inner Demon").resolve_all().mv(Move::No);
    assert!(t.buried(1, "Hulk") && t.buried(1, "Death"));
}

#[test]
fn jason_may_stay_dead() {
    let mut t = Scene::new(2);
    dawn(t.pile(0, &["Jason"])).resolve_all().mv(Move::No);
    assert!(t.buried(0, "Jason") && !t.in_play("Jason"));
}

#[test]
fn last_hurrahs_champion_is_banished_whoever_controls_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Last Hurrah"]).pile(0, &["Hulk"]).board(1, &["Dominator"]).play("Last Hurrah").resolve_all();
    t.mv(Move::Pass).activate("Dominator", 0).pick("Hulk").until(Phase::End).resolve_all();
    assert_eq!((t.in_play("Hulk"), t.bottom(0)), (false, "Hulk"));
}

#[test]
fn memory_demon_may_return_nothing() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Memory Demon"]).pile(0, &["Decay"]);
    t.attack(&["Memory Demon"], 1).fight().resolve_all().mv(Move::No);
    assert!(t.buried(0, "Decay") && t.held(0) == 0);
}

#[test]
fn mr_hyde_comes_on_anothers_turn_and_may_leave_your_champions_in_play() {
    let mut t = Scene::new(2);
    t.active(1).hand(0, &["Mr. Hyde"]).board(0, &["Muse"]).mv(Move::Pass).play("Mr. Hyde").resolve_all();
    t.mv(Move::No).mv(Move::Pass);
    assert!(t.in_play("Mr. Hyde") && t.in_play("Muse"));
    let hyde = t.id("Mr. Hyde");
    assert_eq!(t.refused(0, Move::Use(hyde, 0)), "epic/play/speed");
}

#[test]
fn necromancer_lord_raises_whatever_is_there_as_it_resolves() {
    let mut t = Scene::new(2);
    t.board(0, &["Necromancer Lord"]).pile(1, &["Hulk"]).board(1, &["Gravedigger"]).pile(0, &["Muse"]);
    t.activate("Necromancer Lord", 0).mv(Move::Pass).activate("Gravedigger", 0).pick("Hulk").resolve_all();
    assert_eq!((t.mojo(0), t.count(0, "Muse"), t.bottom(1)), (25, 1, "Hulk"));
}

#[test]
fn nightmares_past_may_banish_nothing() {
    let mut t = Scene::new(2);
    t.hand(0, &["Nightmares Past"]).pile(1, &["Blast"]).board(1, &["Tim"]);
    t.play("Nightmares Past").mv(Move::No);
    assert!(t.buried(1, "Blast") && t.in_play("Tim") && t.buried(0, "Nightmares Past"));
}

#[test]
fn nightmares_past_has_face_down_champions_unveiled_to_see_their_defence() {
    let mut t = Scene::new(2);
    t.hand(0, &["Nightmares Past"]).pile(1, &["Blast", "Rend"]).down(1, "Death");
    t.down(1, "Dark Angel");
    t.play("Nightmares Past").mv(Move::Yes).pick("Blast").pick("Rend");
    assert!(t.buried(1, "Death") && t.in_play("Dark Angel"));
}

#[test]
fn what_comes_back_with_an_action_card_may_stay() {
    for name in ["Plentiful Dead", "Psionic Assault", "Ritual of Reanimation"] {
        let mut t = Scene::new(2);
        t.hand(0, &["Drain Essence"]).pile(0, &[name]).play("Drain Essence").at(1).resolve().mv(Move::No);
        assert!(t.buried(0, name) && t.mojo(0) == 30, "{name}");
    }
}

#[test]
fn puppeteer_may_raise_nobody() {
    let mut t = Scene::new(2);
    t.hand(0, &["Puppeteer"]).pile(0, &["Hulk", "Muse"]).play("Puppeteer").resolve_all().mv(Move::Done);
    assert!(t.in_play("Puppeteer") && t.buried(0, "Hulk") && t.buried(0, "Muse"));
}

#[test]
fn queen_of_the_underworld_silences_face_down_champions_too() {
    let mut t = Scene::new(2);
    t.hand(0, &["Queen of the Underworld"]).board(0, &["Hulk"]);
    let betrayer = t.down(1, "Secret Betrayer");
    t.play("Queen of the Underworld").resolve_all().mv(Move::Pass).mv(Move::Unveil(betrayer));
    assert_eq!((t.numbers("Secret Betrayer"), t.query()), ((0, 1), Some(Query::Priority)));
}

#[test]
fn ravenous_ghoul_finds_nothing_in_empty_piles() {
    let mut t = Scene::new(2);
    t.board(0, &["Ravenous Ghoul"]);
    let ghoul = t.id("Ravenous Ghoul");
    assert!(!t.allows(Move::Use(ghoul, 0)));
    t.pile(1, &["Blast"]);
    assert!(t.allows(Move::Use(ghoul, 0)));
}

#[test]
fn snatch_the_soul_stops_what_is_played_face_down_unless_it_turns_out_constructed() {
    for (name, stopped) in [("Death", true), ("Graft-Steel Crusher", false)] {
        let mut t = Scene::new(2);
        t.active(1).board(1, &["Mask of the Many"]).hand(1, &[name]).hand(0, &["Snatch the Soul"]);
        t.veil(name).mv(Move::Pass);
        t.play("Snatch the Soul").resolve_all();
        assert_eq!((t.buried(1, name), t.in_play(name)), (stopped, !stopped), "{name}");
    }
}

#[test]
fn soul_catcher_counts_champions_as_they_are_and_no_objects() {
    let mut t = Scene::new(2);
    t.board(0, &["Soul Catcher"]).board(1, &["Timekeeper", "Hulk"]).set_actions(0, 3);
    t.hand(0, &["Execution", "Execution", "Broken Spirit"])
        .play("Execution")
        .pick("Timekeeper")
        .resolve_all();
    assert_eq!(t.mojo(0), 30);
    t.play("Broken Spirit").resolve_all().play("Execution").pick("Hulk").resolve_all();
    assert_eq!(t.mojo(0), 31);
}

#[test]
fn succubus_banishes_nothing_that_has_no_alignment() {
    let mut t = Scene::new(2);
    t.board(0, &["Succubus"]).down(1, "Mentalist");
    let succubus = t.id("Succubus");
    assert_eq!(t.refused(0, Move::Use(succubus, 0)), "epic/target/needed");
}

#[test]
fn the_unholy_one_keeps_only_its_controller_from_drawing() {
    let mut t = Scene::new(2);
    t.board(0, &["The Unholy One"]).next_turn();
    assert_eq!((t.held(0), t.held(1)), (0, 1));
}

#[test]
fn the_unspeakable_breaks_even_if_its_controller_is_out_by_it() {
    let mut t = Scene::new(3);
    t.hand(0, &["The Unspeakable"]).board(1, &["Hulk"]).set_mojo(0, 3).play("The Unspeakable").resolve_all();
    assert!(t.buried(1, "Hulk") && !t.game.open.alive.contains(seat(0)));
}

#[test]
fn unquenchable_thirst_stays_if_the_pile_isnt_evil_alone_as_it_resolves() {
    let mut t = Scene::new(2);
    dawn(t.pile(0, &["Unquenchable Thirst"]).hand(0, &["Blast"]).hand(1, &["Psionic Assault"]));
    assert_eq!(t.line(), ["Unquenchable Thirst"]);
    t.mv(Move::Pass).play("Psionic Assault").at(0).resolve_all();
    assert!(t.buried(0, "Blast") && t.buried(0, "Unquenchable Thirst"));
}

#[test]
fn unquenchable_thirst_does_nothing_to_who_has_nothing_to_give() {
    let mut t = Scene::new(2);
    t.hand(0, &["Unquenchable Thirst"]).board(1, &["Dark Leader"]).play("Unquenchable Thirst").at(1);
    t.resolve_all();
    assert!(t.in_play("Dark Leader") && t.query() == Some(Query::Priority));
}

#[test]
fn vampire_lord_grows_for_each_that_it_damages() {
    let mut t = Scene::new(2);
    t.step(Step::Battle).board(0, &["Vampire Lord"]).board(1, &["Hulk", "Bruiser"]);
    t.attack(&["Vampire Lord"], 1).block(&["Hulk", "Bruiser"]).fight().mv(Move::Number(3)).resolve_all();
    assert_eq!((t.damage("Hulk"), t.damage("Bruiser"), t.numbers("Vampire Lord")), (3, 3, (12, 12)));
}

#[test]
fn wall_of_horrors_needs_an_action() {
    let mut t = Scene::new(2);
    t.board(0, &["Wall of Horrors"]).set_actions(0, 0).hand(1, &["Blast"]);
    let wall = t.id("Wall of Horrors");
    assert_eq!(t.refused(0, Move::Use(wall, 0)), "epic/play/price");
}

#[test]
fn you_lack_faith_asks_for_the_alignment_of_what_was_played_face_down() {
    let mut t = Scene::new(2);
    t.active(1)
        .hand(1, &["Death", "Jason", "Muse"])
        .hand(0, &["You Lack Faith"])
        .veil("Death")
        .mv(Move::Pass);
    t.play("You Lack Faith").resolve_all();
    assert_eq!(t.asked(), Some(seat(1)));
    t.mv(Move::Yes).resolve_all();
    assert!(t.in_play("Death") && t.held(0) == 1);
    assert!(t.told(|event| *event == Event::Revealed { seat: seat(1), card: card("Jason") }));
}
