//! The rules page from setting up to choices: one scenario for each rule.

use crate::scene::*;
use epic::*;
use table::{Dice, Heard, pile, prelude::*};

const SEALED: Options = Options { format: Format::Sealed };

fn begun(players: usize, seed: &str) -> Epic {
    Epic::start(&SEALED, &vec![Deck::default(); players], &Seed::from_text(seed)).unwrap()
}

/// A real game after everybody kept his hand.
fn kept(players: usize, seed: &str) -> Scene {
    let mut t = Scene { game: begun(players, seed), heard: Heard::new() };
    (0..players).for_each(|_| _ = t.mv(Move::Done));
    t
}

/// `epic/setup/start`
#[test]
fn two_to_four_begin_with_thirty_mojo_and_five_cards() {
    for players in 2..=4 {
        let game = begun(players, "start");
        assert!(Seat::all(players).all(|seat| game.open.mojo[seat] == 30 && game.hand_size(seat) == 5));
        assert_eq!(game.players(), players);
    }
    for players in [1, 5] {
        assert!(Epic::start(&SEALED, &vec![Deck::default(); players], &Seed::from_text("start")).is_err());
    }
}

/// `epic/setup/boosters`
#[test]
fn a_booster_has_one_rare_and_seven_common_cards_of_either_pace_all_different() {
    for number in 0..20 {
        let mut cards = booster(&mut Dice::new(&Seed::from_text("booster").derive("test", number)));
        let rare = |card: &&Card| card.def().rarity == Rarity::Rare;
        let fast = |card: &&Card| !rare(card) && card.def().speed == Speed::Fast;
        assert_eq!(cards.len(), 15);
        assert_eq!((cards.iter().filter(rare).count(), cards.iter().filter(fast).count()), (1, 7));
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 15);
    }
}

/// `epic/setup/deck`
#[test]
fn a_deck_is_two_boosters_and_its_owner_knows_what_is_in_it_but_not_where() {
    let decks = (0..20).map(|number| begun(2, &format!("deck {number}")).view(Viewer::Seat(seat(0))));
    let mut twice = false;
    for view in decks {
        assert!(view.own.len() == 30 && view.open.source().could_be(&view.own));
        assert!(view.cards[0].piles[DECK].iter().all(|place| place.face().is_none()));
        assert!(view.cards[0].piles[0].iter().all(|place| place.face().is_some()));
        twice |= view.own.windows(2).any(|two| two[0] == two[1]);
    }
    assert!(twice, "a name may be in a deck twice");
    assert!(!begun(2, "deck").open.source().could_be(&[card(FILLER); 30]));
}

/// `epic/setup/first`
#[test]
fn chance_decides_who_begins_and_the_first_turn_begins_in_the_build_step() {
    let firsts: Vec<Seat> = (0..20).map(|number| kept(3, &format!("{number}")).game.open.active).collect();
    assert!(Seat::all(3).all(|seat| firsts.contains(&seat)));
    let mut t = kept(2, "first");
    let first = t.game.open.active.index();
    assert_eq!((t.game.open.step, t.held(first), t.actions(first)), (Step::Build, 5, 1));
    t.mv(Move::Pass).mv(Move::Pass);
    assert_eq!((t.game.open.step, t.game.open.active.index()), (Step::End, first));
    assert_eq!(t.next_turn().held(1 - first), 6, "the other one draws");
}

/// `epic/mulligan/once`
#[test]
fn a_mulligan_costs_one_mojo_a_card_and_comes_once_in_turn_order() {
    let mut t = Scene { game: begun(2, "mulligan"), heard: Heard::new() };
    let first = t.asked().unwrap().index();
    assert_eq!(t.query(), Some(Query::Mulligan));
    let away: Vec<Card> = t.game.hand(seat(first)).take(2).collect();
    t.mv(Move::Card(away[0])).mv(Move::Card(away[1])).mv(Move::Done);
    assert_eq!((t.mojo(first), t.held(first), t.left(first)), (28, 5, 25));
    let under: Vec<Card> = t.game.cards[first][DECK].faces().take(2).collect();
    assert!(under == [away[1], away[0]] || under == away);
    assert_eq!((t.query(), t.asked()), (Some(Query::Mulligan), Some(seat(1 - first))));
    t.mv(Move::Done);
    assert_eq!((t.query(), t.mojo(1 - first), t.held(1 - first)), (Some(Query::Priority), 30, 5));
    assert_eq!(t.asked(), Some(seat(first)));
}

/// `epic/cards/traits`
#[test]
fn alignment_and_origin_do_nothing_unless_a_card_asks_for_them() {
    let four = ["Gladiator", "Dark Knight", "Tracker", "Graft-Steel Bomber"];
    for name in four {
        let mut t = Scene::new(2);
        t.board(1, &[name]).hand(0, &["Deathblow"]).play("Deathblow").resolve_all();
        assert!(t.buried(1, name));
    }
    let mut t = Scene::new(2);
    t.board(1, &four).hand(0, &["Coming or Going"]).play("Coming or Going");
    let names: Vec<String> = four
        .map(|name| t.id(name))
        .into_iter()
        .filter(|id| t.allows(Move::Pick(*id)))
        .map(|id| t.name(id))
        .collect();
    assert_eq!(names, ["Tracker", "Graft-Steel Bomber"], "wild or unaligned ones are asked for");
}

/// `epic/turn/asked`
#[test]
fn only_the_seat_that_is_asked_chooses() {
    let mut t = Scene::new(2);
    assert_eq!(t.refused(1, Move::Pass), "epic/turn/asked");
    t.mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Pass), "epic/turn/asked");
    assert!(t.allows(Move::Pass));
}

/// `epic/turn/steps`
#[test]
fn a_turn_goes_through_its_steps_in_order() {
    let mut t = Scene::new(2);
    t.next_turn().next_turn();
    let step = |(_, event): &(_, Event)| match event {
        Event::StepBegan { step } => Some(*step),
        _ => None,
    };
    let steps: Vec<Step> = t.heard.0.iter().filter_map(step).collect();
    let (before, battle, build, end) = (Step::PreBattle, Step::Battle, Step::Build, Step::End);
    assert_eq!(steps, [end, before, battle, build, end, before]);
    assert_eq!((t.game.open.active, t.held(0), t.held(1)), (seat(0), 1, 1));
}

/// `epic/turn/preparation`
#[test]
fn in_the_preparation_step_the_active_player_prepares_what_is_his_and_draws() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk"]).board(1, &["Tracker", "Book of Secrets"]);
    ["Hulk", "Tracker", "Book of Secrets"].iter().for_each(|name| _ = t.lay(name, Position::Expended));
    t.next_turn();
    let lies = ["Hulk", "Tracker", "Book of Secrets"].map(|name| t.position(name));
    assert_eq!(lies, [Position::Expended, Position::Prepared, Position::Prepared]);
    assert_eq!((t.held(0), t.held(1), t.left(1)), (0, 1, 19));
    assert_eq!(t.game.open.step, Step::PreBattle, "nobody was asked before");
}

/// `epic/hand/limit`
#[test]
fn only_the_active_player_discards_down_to_ten_when_his_end_step_is_over() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"; 12]).hand(1, &["Rend"; 12]).step(Step::End).until_asked();
    assert_eq!((t.query(), t.asked()), (Some(Query::Excess), Some(seat(0))));
    t.choose("Blast").choose("Blast");
    assert_eq!((t.held(0), t.pile_names(0)), (10, vec!["Blast"; 2]));
    assert_eq!((t.game.open.active, t.held(1)), (seat(1), 13));
}

/// `epic/turn/clean-up`
#[test]
fn when_a_turn_is_over_the_flipped_are_prepared_and_damage_and_passing_effects_are_gone() {
    let mut t = Scene::new(2);
    t.board(0, &["Tim"]).board(1, &["Hulk"]).hand(0, &["Bolt from the Blue", "Ferocious"]);
    t.play("Bolt from the Blue").pick("Hulk").resolve_all();
    t.play("Ferocious").pick("Hulk").lay("Tim", Position::Flipped).lay("Hulk", Position::Flipped);
    assert_eq!((t.damage("Hulk"), t.numbers("Hulk")), (2, (12, 12)));
    t.step(Step::End).mv(Move::Pass);
    assert_eq!(t.damage("Hulk"), 2);
    t.next_turn();
    assert_eq!((t.damage("Hulk"), t.numbers("Hulk")), (0, (9, 9)));
    assert_eq!((t.position("Tim"), t.position("Hulk")), (Position::Prepared, Position::Prepared));
}

/// `epic/turn/next`
#[test]
fn the_next_turn_is_that_of_the_next_player_still_in_the_game() {
    let mut t = Scene::new(3);
    t.set_mojo(1, 2).hand(0, &["Bolt from the Blue"]).play("Bolt from the Blue").at(1).resolve_all();
    assert_eq!(t.next_turn().game.open.active, seat(2));
    assert_eq!(t.next_turn().game.open.active, seat(0));
}

/// `epic/action/each`
#[test]
fn everybody_has_one_action_in_every_turn_and_none_is_saved() {
    let mut t = Scene::new(3);
    t.set_actions(1, 0).board(2, &["The Facilitator"]);
    t.mv(Move::Pass).mv(Move::Pass).activate("The Facilitator", 0);
    assert_eq!([0, 1, 2].map(|seat| t.actions(seat)), [1, 0, 2]);
    t.next_turn();
    assert_eq!([0, 1, 2].map(|seat| t.actions(seat)), [1, 1, 1]);
}

/// `epic/play/held`
#[test]
fn one_plays_cards_from_ones_own_hand() {
    let mut t = Scene::new(2);
    t.hand(1, &["Blast"]).pile(0, &["Blast"]);
    assert_eq!(t.refused(0, Move::Play(card("Blast"))), "epic/play/held");
    t.hand(0, &["Blast"]).play("Blast");
    assert_eq!(t.query(), Some(Query::Target));
}

/// `epic/play/action`
#[test]
fn without_an_action_only_free_cards_are_played() {
    let mut t = Scene::new(2);
    t.hand(0, &["Revitalize", "Blast", "Second Wind"]).play("Revitalize").resolve_all();
    assert_eq!((t.actions(0), t.mojo(0)), (0, 40));
    assert_eq!(t.refused(0, Move::Play(card("Blast"))), "epic/play/action");
    assert_eq!(t.play("Second Wind").resolve_all().mojo(0), 45);
}

/// `epic/play/price`
#[test]
fn what_is_paid_beyond_the_action_must_be_payable_in_full() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lash Out"]).board(1, &["Hulk"]).set_actions(0, 0).pile(0, &["Brothers of the Beast"]);
    assert_eq!(t.refused(0, Move::Play(card("Lash Out"))), "epic/play/price");
    let brothers = Move::Use(t.id("Brothers of the Beast"), 0);
    t.set_mojo(0, 2);
    assert_eq!(t.refused(0, brothers), "epic/play/price");
    t.set_mojo(0, 3).mv(brothers);
    assert_eq!(t.outcome(), Some(("last", vec![1])), "whoever pays his last Mojo loses at once");
}

/// `epic/play/reveal-once`
#[test]
fn a_card_is_revealed_once_a_turn_for_the_same_ability() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Overlord"; 2]).board(1, &["Hulk"]).hand(0, &["Mechotaur", "Juggernaut"]);
    let [one, two] = t.ids("Graft-Steel Overlord")[..] else { panic!() };
    t.mv(Move::Use(one, 1)).pick("Hulk").choose("Mechotaur").resolve_all();
    assert!(t.buried(1, "Hulk") && t.held(0) == 2);
    t.board(1, &["Hulk"]);
    assert_eq!(t.refused(0, Move::Use(one, 1)), "epic/play/price");
    t.mv(Move::Use(two, 1));
    assert_eq!(t.query(), Some(Query::Target), "the other one's ability is another one");
}

/// `epic/play/announce`
#[test]
fn mode_and_payment_and_targets_are_named_before_anything_is_paid() {
    let mut t = Scene::new(2);
    t.hand(0, &["Spite", "Cherish"]).board(1, &["Hulk"]).board(0, &["Tracker"]);
    for target in [Move::Pick(t.id("Hulk")), Move::At(seat(1))] {
        assert_eq!(t.refused(0, target), "epic/play/announce");
    }
    t.play("Spite");
    assert_eq!((t.query(), t.actions(0)), (Some(Query::Pay), 1));
    t.mv(Move::Mode(1));
    assert_eq!((t.query(), t.mojo(0)), (Some(Query::Target), 30));
    t.at(1);
    assert_eq!((t.mojo(0), t.actions(0), t.line()), (23, 1, vec!["Spite".to_owned()]));
    t.play("Cherish");
    assert_eq!((t.query(), t.actions(0)), (Some(Query::Mode), 1));
    t.mv(Move::Mode(1)).pick("Tracker");
    assert_eq!((t.actions(0), t.line().len()), (0, 2));
}

/// `epic/play/action-card`
#[test]
fn an_action_that_one_may_add_makes_no_action_card_and_an_echo_isnt_played() {
    let mut t = Scene::new(2);
    t.board(0, &["Pegasus"]).hand(0, &["White Dragon"]).play("White Dragon").mv(Move::Yes);
    assert_eq!((t.actions(0), t.line()), (0, vec!["White Dragon".to_owned()]));
    let mut t = Scene::new(2);
    t.board(1, &["Pegasus"]).pile(1, &["Echoes of the Calm"]).next_turn().resolve().mv(Move::Yes);
    assert_eq!(t.line(), ["Echoes of the Calm"]);
    assert_eq!((t.resolve_all().mojo(1), t.actions(1), t.held(1)), (34, 1, 1));
}

/// `epic/use/yours`
#[test]
fn one_uses_abilities_of_what_one_controls_and_of_ones_own_discard_pile() {
    let mut t = Scene::new(2);
    t.board(1, &["Book of Secrets"]).pile(1, &["Brothers of the Beast"]).pile(0, &["Brothers of the Beast"]);
    let [mine, other] = t.ids("Brothers of the Beast")[..] else { panic!() };
    assert_eq!(t.refused(0, Move::Use(t.id("Book of Secrets"), 0)), "epic/use/yours");
    assert_eq!(t.refused(0, Move::Use(other, 0)), "epic/use/yours");
    t.mv(Move::Use(mine, 0)).resolve_all();
    assert!(t.holds(0, "Brothers of the Beast") && t.mojo(0) == 27);
}

/// `epic/use/prepared`
#[test]
fn expending_or_flipping_needs_something_prepared_but_it_may_be_new() {
    let mut t = Scene::new(2);
    t.hand(0, &["Tim", "Dark Prince"]).play("Tim").resolve_all().play("Dark Prince").resolve_all();
    t.activate("Dark Prince", 0).activate("Tim", 0).at(1).resolve_all();
    assert_eq!((t.mojo(1), t.count(0, "Demon")), (29, 1));
    assert_eq!(t.refused(0, Move::Use(t.id("Tim"), 0)), "epic/use/prepared");
    assert_eq!(t.refused(0, Move::Use(t.id("Dark Prince"), 0)), "epic/use/prepared");
}

/// `epic/use/free`
#[test]
fn what_costs_nothing_is_used_again_once_it_has_resolved() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue", "Ravenous Ghoul"]).activate("Menacing Statue", 0);
    assert_eq!(t.refused(0, Move::Use(t.id("Menacing Statue"), 0)), "epic/use/free");
    assert_eq!(t.refused(0, Move::Use(t.id("Ravenous Ghoul"), 0)), "epic/use/free");
    t.resolve_all();
    assert!(t.allows(Move::Use(t.id("Menacing Statue"), 0)));
}

/// `epic/play/speed`
#[test]
fn build_and_paced_cards_keep_to_their_steps_and_to_an_empty_line() {
    let (build, paced, fast) = (card("Hulk"), card("Tracker"), card("Second Wind"));
    let speeds = |step| {
        let mut t = Scene::new(2);
        t.hand(0, &["Hulk", "Tracker", "Second Wind"]).step(step);
        [build, paced, fast].map(|card| t.allows(Move::Play(card)))
    };
    assert_eq!(speeds(Step::PreBattle), [false, true, true]);
    assert_eq!(speeds(Step::Battle), [false, false, true]);
    assert_eq!(speeds(Step::Build), [true, true, true]);
    assert_eq!(speeds(Step::End), [false, false, true]);
    let mut t = Scene::new(2);
    t.hand(0, &["Hulk", "Tracker", "Second Wind"]).hand(1, &["Tracker", "Second Wind"]).play("Second Wind");
    assert_eq!(t.refused(0, Move::Play(build)), "epic/play/speed");
    assert_eq!(t.refused(0, Move::Play(paced)), "epic/play/speed");
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(paced)), "epic/play/speed");
    assert!(t.allows(Move::Play(fast)));
}

/// `epic/speed/instantaneous`
#[test]
fn what_is_instantaneous_resolves_at_once_and_its_player_keeps_priority() {
    let mut t = Scene::new(2);
    t.hand(0, &["Second Wind"]).hand(1, &["Spontaneous Combustion"]).play("Second Wind").mv(Move::Pass);
    t.play("Spontaneous Combustion").at(0);
    assert_eq!((t.mojo(0), t.line()), (24, vec!["Second Wind".to_owned()]));
    assert_eq!((t.asked(), t.query()), (Some(seat(1)), Some(Query::Priority)));
}

/// `epic/line/last-first`
#[test]
fn what_came_last_on_the_line_resolves_first() {
    let mut t = Scene::new(2);
    t.hand(0, &["Second Wind"]).hand(1, &["Bolt from the Blue"]).play("Second Wind").mv(Move::Pass);
    t.play("Bolt from the Blue").at(0);
    assert_eq!(t.line(), ["Second Wind", "Bolt from the Blue"]);
    assert_eq!(t.resolve().mojo(0), 28);
    assert_eq!(t.line(), ["Second Wind"]);
    assert_eq!(t.resolve().mojo(0), 33);
}

/// `epic/line/priority`
#[test]
fn the_active_player_has_priority_first_and_again_after_everything_that_resolves() {
    let mut t = Scene::new(3);
    t.step(Step::PreBattle).hand(1, &["Second Wind"]).hand(2, &["Second Wind"]);
    assert_eq!(t.asked(), Some(seat(0)));
    t.mv(Move::Pass).play("Second Wind").mv(Move::Pass).play("Second Wind").resolve();
    assert_eq!((t.asked(), t.line().len()), (Some(seat(0)), 1));
    t.resolve();
    assert_eq!((t.asked(), t.line().len()), (Some(seat(0)), 0));
}

/// `epic/line/pass`
#[test]
fn one_puts_as_much_on_the_line_as_one_likes_and_all_must_pass_in_a_row() {
    let mut t = Scene::new(3);
    t.hand(0, &["Second Wind"; 2]).hand(2, &["Second Wind"]).play("Second Wind").play("Second Wind");
    t.mv(Move::Pass);
    assert_eq!(t.asked(), Some(seat(1)), "priority goes to the left");
    t.mv(Move::Pass).play("Second Wind").mv(Move::Pass).mv(Move::Pass);
    assert_eq!((t.asked(), t.line().len()), (Some(seat(1)), 3), "it begins anew with each card");
    t.mv(Move::Pass);
    assert_eq!((t.line().len(), t.mojo(2)), (2, 35));
}

/// `epic/line/step-end`
#[test]
fn when_all_pass_on_an_empty_line_the_game_moves_on() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk"]).board(1, &["Tracker"]).step(Step::PreBattle).mv(Move::Pass);
    assert_eq!(t.game.open.step, Step::PreBattle);
    assert_eq!(t.mv(Move::Pass).game.open.phase, Phase::BeforeAttack);
    assert_eq!(t.refused(0, Move::Attack(t.id("Hulk"))), "epic/line/step-end");
    assert_eq!(t.mv(Move::Pass).mv(Move::Pass).query(), Some(Query::Attack));
    t.mv(Move::Attack(t.id("Hulk"))).at(1).mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Block(t.id("Tracker"))), "epic/line/step-end");
    assert_eq!(t.mv(Move::Pass).query(), Some(Query::Block));
    t.mv(Move::Done);
    assert_eq!((t.game.open.phase, t.mojo(1)), (Phase::AfterBlock, 30));
    assert_eq!(t.mv(Move::Pass).mv(Move::Pass).mojo(1), 21);
    assert_eq!(t.mv(Move::Pass).mv(Move::Pass).game.open.step, Step::Build);
}

/// `epic/line/resolved`
#[test]
fn champions_and_objects_come_into_play_and_events_go_to_the_discard_pile() {
    let mut t = Scene::new(2);
    t.hand(0, &["Elven Chariot", "Weapon of Lore", "Second Wind"]);
    for name in ["Elven Chariot", "Weapon of Lore", "Second Wind"] {
        assert_eq!(t.play(name).line(), [name]);
        t.resolve_all();
    }
    assert!(t.in_play("Elven Chariot") && t.in_play("Weapon of Lore") && !t.in_play("Second Wind"));
    assert_eq!((t.mojo(0), t.pile_names(0)), (35, vec!["Second Wind"]));
}

/// `epic/target/legal`
#[test]
fn a_target_is_what_is_asked_for_where_it_is_asked_for() {
    let mut t = Scene::new(2);
    t.board(1, &["Hulk", "Diamond Golem", "Gold"]).board(0, &["Tracker"]).pile(1, &["Savior"]);
    t.hand(0, &["Banished", "Not Today"]);
    assert_eq!(t.refused(0, Move::Play(card("Not Today"))), "epic/target/needed", "not even itself");
    t.play("Banished");
    for name in ["Diamond Golem", "Gold", "Savior"] {
        assert_eq!(t.refused(0, Move::Pick(t.id(name))), "epic/target/legal");
    }
    assert_eq!(t.refused(0, Move::At(seat(1))), "epic/target/legal");
    t.pick("Hulk").resolve_all();
    assert_eq!(t.bottom(1), "Hulk");
}

/// `epic/target/needed`
#[test]
fn without_a_legal_target_nothing_is_played_and_a_trigger_is_dropped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Deathblow", "Brute"]).set_actions(0, 0);
    assert_eq!(t.refused(0, Move::Play(card("Deathblow"))), "epic/target/needed");
    t.play("Brute").resolve();
    assert!(t.told(|event| matches!(event, Event::Dropped { .. })) && t.line().is_empty());
    t.board(0, &["Helm of Memories"]);
    assert_eq!(t.refused(0, Move::Use(t.id("Helm of Memories"), 0)), "epic/target/needed");
}

/// `epic/target/again`
#[test]
fn targets_are_looked_at_again_on_resolution() {
    let mut t = Scene::new(2);
    t.hand(0, &["Begone!"]).hand(1, &["Unworthy"; 2]).board(1, &["Hulk"]).play("Begone!").mv(Move::Pass);
    t.play("Unworthy").resolve().mv(Move::Yes).resolve_all();
    assert_eq!((t.held(0), t.buried(0, "Begone!")), (0, true), "no target, no card");
    t.board(1, &["Hulk"]).board(0, &["Tracker"]).hand(0, &["Lightning Storm"]).set_actions(0, 1);
    t.play("Lightning Storm").pick("Hulk").mv(Move::Number(4)).at(1).mv(Move::Number(2)).mv(Move::Pass);
    t.play("Unworthy").pick("Hulk").resolve().mv(Move::No).resolve_all();
    assert_eq!(t.mojo(1), 28, "it does what it can");
}

/// `epic/target/word`
#[test]
fn what_is_picked_without_the_word_target_may_be_untargetable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Barrage"]).board(1, &["Stampeding Spirit"]).play("Barrage");
    assert_eq!(t.line(), ["Barrage"], "nothing is named beforehand");
    t.resolve().pick("Stampeding Spirit").mv(Move::Number(4)).at(1).mv(Move::Number(4));
    assert_eq!((t.buried(1, "Stampeding Spirit"), t.mojo(1)), (true, 26));
}

/// `epic/choice/offered`
#[test]
fn one_chooses_among_what_is_offered_but_an_empty_hand_can_be_discarded() {
    let mut t = Scene::new(2);
    t.hand(0, &["Unquenchable Thirst"]).board(1, &["Hulk"]).play("Unquenchable Thirst").at(1).resolve();
    assert_eq!((t.query(), t.asked()), (Some(Query::Way), Some(seat(1))));
    assert_eq!(t.refused(1, Move::Mode(0)), "epic/choice/offered", "there is no card to discard");
    assert!(t.mv(Move::Mode(1)).buried(1, "Hulk"));
    let mut t = Scene::new(2);
    t.hand(1, &["Can't or Won't?"]).hand(0, &["Second Wind"]).play("Second Wind").mv(Move::Pass);
    t.play("Can't or Won't?");
    assert_eq!((t.asked(), t.held(0)), (Some(seat(0)), 0));
    assert_eq!(t.mv(Move::Yes).resolve_all().mojo(0), 35);
}

/// `epic/choice/resolving`
#[test]
fn what_isnt_mode_or_cost_is_chosen_and_checked_on_resolution() {
    let mut t = Scene::new(2);
    t.hand(0, &["Unworthy", "Smash"]).board(1, &["Hulk"]).play("Unworthy");
    assert_eq!((t.query(), t.line().len()), (Some(Query::Priority), 1));
    t.resolve();
    assert_eq!((t.query(), t.asked(), t.bottom(1)), (Some(Query::May), Some(seat(0)), "Hulk"));
    t.mv(Move::No);
    assert_eq!((t.held(1), t.actions(0)), (1, 1));
    t.board(1, &["Mechotaur"]).step(Step::End).play("Smash").mv(Move::Mode(1)).resolve_all();
    assert!(t.in_play("Mechotaur") && t.buried(0, "Smash"), "it isn't the Build step");
}

/// `epic/choice/discard`
#[test]
fn whoever_discards_picks_and_the_cards_go_to_his_pile_whoever_owns_them() {
    let mut t = Scene::new(2);
    t.hand(0, &["Psionic Assault"]).hand(1, &["Rend", "Hulk"]);
    t.game.cards[0][1].put(pile::Card::new(card("Blast"), Audience::seat(seat(1))));
    t.play("Psionic Assault").at(1).resolve();
    assert_eq!((t.asked(), t.query()), (Some(seat(1)), Some(Query::Hand)));
    t.choose("Blast").choose("Rend");
    assert_eq!((t.pile_names(1), t.held(1)), (vec!["Blast", "Rend"], 1));
    assert_eq!(t.game.open.piles[1][0].owner, seat(0));
}

/// `epic/choice/together`
#[test]
fn several_choose_in_turn_order_and_then_all_is_carried_out_together() {
    let mut t = Scene::new(3);
    t.hand(0, &["Pay Tribute"]).hand(1, &["Gold", "Hulk"]).hand(2, &["Tracker", "Rend"]);
    t.play("Pay Tribute").resolve();
    assert_eq!((t.asked(), t.query()), (Some(seat(1)), Some(Query::Way)));
    t.mv(Move::Mode(1));
    assert_eq!((t.asked(), t.held(1)), (Some(seat(2)), 2), "nothing is carried out yet");
    t.mv(Move::Mode(0));
    assert_eq!((t.held(1), t.controller("Tracker"), t.held(2)), (0, 0, 1));
}

/// `epic/choice/own-first`
#[test]
fn of_equal_cards_in_a_hand_the_holders_own_is_taken_first() {
    let mut t = Scene::new(2);
    t.game.cards[1][0].put(pile::Card::new(card("Second Wind"), Audience::seat(seat(0))));
    t.hand(0, &["Second Wind"]).play("Second Wind").play("Second Wind").resolve();
    assert_eq!(t.game.open.piles[0][0].owner, seat(1), "the one that was played last");
    assert_eq!(t.resolve().game.open.piles[0][1].owner, seat(0));
}
