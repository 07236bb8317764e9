//! Unaligned cards from Anything but That to Graft-Steel Overlord, one scenario each.

use crate::scene::*;
use epic::*;

fn give(t: &mut Scene, name: &str, number: usize) {
    let id = t.id(name);
    t.game.open.bodies.iter_mut().find(|body| body.id == id).unwrap().lasting = seat(number);
}

#[test]
fn anything_but_that_stops_a_card_whose_controller_may_put_a_champion_or_object_into_play() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Never", "Gold", "Juggernaut"]).hand(1, &["Anything but That"]);
    t.play("Knowledge").mv(Move::Pass).play("Anything but That").by(0, Move::Yes);
    assert!(t.allows(Move::Card(card("Juggernaut"))) && !t.allows(Move::Card(card("Never"))));
    t.choose("Gold");
    assert!(t.buried(0, "Knowledge") && t.buried(1, "Anything but That"));
    assert_eq!((t.count(0, "Gold"), t.held(0), t.actions(1)), (1, 2, 1));
}

#[test]
fn banished_banishes_a_champion_for_free_in_the_build_step() {
    let mut t = Scene::new(2);
    t.hand(0, &["Banished"]).board(1, &["Juggernaut", "Gold"]);
    t.step(Step::PreBattle);
    assert_eq!(t.refused(0, Move::Play(card("Banished"))), "epic/play/speed");
    t.step(Step::Build).play("Banished").resolve_all();
    assert_eq!((t.bottom(1), t.actions(0), t.in_play("Gold")), ("Juggernaut", 1, true));
}

#[test]
fn begone_banishes_a_champion_and_draws_a_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Begone!"]).board(1, &["Juggernaut", "Gold"]);
    t.play("Begone!").resolve_all();
    assert_eq!((t.bottom(1), t.held(0), t.actions(0)), ("Juggernaut", 1, 0));
    assert!(t.buried(0, "Begone!"));
}

#[test]
fn book_of_secrets_draws_when_expended_and_is_prepared_for_an_action() {
    let mut t = Scene::new(2);
    t.board(0, &["Book of Secrets"]).activate("Book of Secrets", 0).resolve_all();
    assert_eq!((t.held(0), t.position("Book of Secrets")), (1, Position::Expended));
    t.activate("Book of Secrets", 1).resolve_all();
    assert_eq!((t.actions(0), t.position("Book of Secrets")), (0, Position::Prepared));
    t.activate("Book of Secrets", 0).resolve_all();
    assert_eq!(t.held(0), 2);
}

#[test]
fn bruiser_must_attack_breaks_through_and_is_unbreakable() {
    let mut t = Scene::new(2);
    t.board(0, &["Bruiser"]).board(1, &["Plague Bearer"]).step(Step::Battle).until_asked();
    assert_eq!(t.refused(0, Move::Done), "epic/attack/must");
    t.attack(&["Bruiser"], 1).block(&["Plague Bearer"]).fight();
    assert!(t.in_play("Bruiser") && t.buried(1, "Plague Bearer"));
    assert_eq!((t.mojo(1), t.damage("Bruiser")), (21, 5));
}

#[test]
fn brush_aside_stops_a_card_and_banishes_one_of_your_hand() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["Brush Aside", "Gold", "Never"]);
    t.play("Knowledge").mv(Move::Pass).play("Brush Aside").resolve().choose("Gold");
    assert!(t.buried(0, "Knowledge") && t.holds(1, "Never"));
    assert_eq!((t.bottom(1), t.held(0), t.held(1), t.actions(1)), ("Gold", 0, 1, 1));
}

#[test]
fn cant_or_wont_stops_a_card_unless_its_controller_discards_his_hand_and_draws() {
    for (answer, drawn, stays) in [(Move::Yes, 3, false), (Move::No, 0, true)] {
        let mut t = Scene::new(2);
        t.hand(0, &["Knowledge", "Gold", "Never"]).hand(1, &["Can't or Won't?"]);
        t.play("Knowledge").mv(Move::Pass).play("Can't or Won't?").by(0, answer);
        assert_eq!((t.held(1), t.line().is_empty()), (1, stays));
        t.resolve_all();
        assert_eq!((t.holds(0, "Gold"), t.buried(0, "Never")), (stays, !stays));
        assert_eq!(t.held(0), drawn + if stays { 2 } else { 0 });
    }
}

#[test]
fn caught_draws_two_or_breaks_all_that_is_untargetable_or_veiled_and_draws_one() {
    let mut t = Scene::new(2);
    t.hand(0, &["Caught", "Caught"]).set_actions(0, 2);
    t.board(0, &["Stampeding Spirit", "Plague Bearer", "Juggernaut", "Menacing Statue"]);
    t.play("Caught").mv(Move::Mode(0)).resolve_all();
    assert_eq!((t.held(0), t.in_play("Plague Bearer")), (3, true));
    t.play("Caught").mv(Move::Mode(1)).resolve_all();
    assert!(t.buried(0, "Stampeding Spirit") && t.buried(0, "Plague Bearer"));
    assert!(t.in_play("Juggernaut") && t.in_play("Menacing Statue"));
    assert_eq!(t.held(0), 3);
}

#[test]
fn caught_breaks_veiled_champions_that_lie_face_down() {
    let mut t = Scene::new(2);
    t.down(1, "Wood Nymph");
    t.board(1, &["Hired Muscle"]).hand(0, &["Caught"]).play("Caught").mv(Move::Mode(1)).resolve_all();
    assert!(t.buried(1, "Wood Nymph") && t.in_play("Hired Muscle"));
    assert_eq!((t.held(0), t.held(1)), (1, 2));
}

#[test]
fn coming_or_going_stops_good_or_evil_cards_or_breaks_unaligned_or_wild_things() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Revitalize"]).hand(1, &["Coming or Going", "Coming or Going"]);
    t.set_actions(0, 2).set_actions(1, 2).play("Knowledge").mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Coming or Going"))), "epic/target/needed");
    t.resolve_all().play("Revitalize").mv(Move::Pass).play("Coming or Going").resolve_all();
    assert_eq!((t.mojo(0), t.buried(0, "Revitalize")), (30, true));
    t.board(0, &["Dark Knight", "Brute", "Gold"]).mv(Move::Pass).play("Coming or Going");
    assert!(t.allows(Move::Pick(t.id("Brute"))) && !t.allows(Move::Pick(t.id("Dark Knight"))));
    t.pick("Gold").resolve_all();
    assert!(t.buried(0, "Gold"));
}

#[test]
fn confiscate_puts_the_stopped_card_into_your_hand() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["Confiscate"]);
    t.play("Knowledge").mv(Move::Pass).play("Confiscate").resolve_all();
    assert!(t.holds(1, "Knowledge") && !t.buried(0, "Knowledge"));
    assert_eq!((t.held(0), t.held(1), t.actions(1)), (0, 1, 0));
}

#[test]
fn crystal_ball_may_draw_for_each_card_that_an_opponent_draws() {
    let mut t = Scene::new(2);
    t.board(1, &["Crystal Ball"]).hand(0, &["Knowledge"]).play("Knowledge").resolve_all();
    for answer in [Move::Yes, Move::No, Move::Yes] {
        t.by(1, answer).resolve_all();
    }
    assert_eq!((t.held(0), t.held(1)), (3, 2));
    assert!(t.line().is_empty());
}

#[test]
fn cunning_negotiations_takes_unaligned_champions_and_makes_yours_stronger_and_unblockable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Cunning Negotiations"]).board(0, &["Brute"]);
    t.board(1, &["Juggernaut", "Dark Knight", "Gold"]).play("Cunning Negotiations").resolve_all();
    assert_eq!((t.controller("Juggernaut"), t.controller("Dark Knight"), t.controller("Gold")), (0, 1, 1));
    assert_eq!((t.numbers("Juggernaut"), t.numbers("Brute")), ((10, 4), (6, 6)));
    assert!(t.has("Juggernaut", Keyword::Unblockable) && t.has("Brute", Keyword::Unblockable));
    assert_eq!((t.numbers("Dark Knight"), t.has("Dark Knight", Keyword::Unblockable)), ((4, 4), false));
    t.next_turn();
    assert_eq!((t.controller("Juggernaut"), t.numbers("Juggernaut")), (0, (9, 3)));
    assert!(!t.has("Brute", Keyword::Unblockable));
}

#[test]
fn dawn_of_time_draws_two_or_in_your_turn_puts_all_into_their_controllers_hands() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dawn of Time", "Dawn of Time", "Dawn of Time"]).set_actions(0, 3);
    t.board(0, &["Juggernaut", "Book of Secrets"]).board(1, &["Gold"]);
    give(&mut t, "Juggernaut", 1);
    t.play("Dawn of Time").mv(Move::Mode(0)).resolve_all();
    assert_eq!(t.held(0), 4);
    t.active(1).mv(Move::Pass).play("Dawn of Time").mv(Move::Mode(1)).resolve_all();
    assert!(t.in_play("Juggernaut") && t.in_play("Gold"));
    t.active(0).play("Dawn of Time").mv(Move::Mode(1)).resolve_all();
    assert!(t.holds(0, "Book of Secrets") && t.holds(1, "Juggernaut") && t.holds(1, "Gold"));
}

#[test]
fn deadly_raid_draws_two_or_gives_your_champions_offence_and_makes_them_unblockable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Deadly Raid", "Deadly Raid"]).set_actions(0, 2);
    t.board(0, &["Juggernaut", "Brute"]).board(1, &["Bruiser"]).play("Deadly Raid").mv(Move::Mode(0));
    t.resolve_all().play("Deadly Raid").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.held(0), t.numbers("Juggernaut"), t.numbers("Brute")), (2, (11, 3), (7, 5)));
    assert!(t.has("Juggernaut", Keyword::Unblockable) && !t.has("Bruiser", Keyword::Unblockable));
    t.next_turn();
    assert_eq!((t.numbers("Brute"), t.has("Brute", Keyword::Unblockable)), ((5, 5), false));
}

#[test]
fn deep_thought_draws_two_of_the_top_five_and_banishes_the_rest() {
    let mut t = Scene::new(2);
    t.deck(0, &["Gold", "Never", "Druid", "Bruiser", "Sage"]).hand(0, &["Deep Thought"]);
    t.play("Deep Thought").resolve_all().choose("Gold").choose("Druid");
    assert!(t.holds(0, "Gold") && t.holds(0, "Druid"));
    let mut under = t.deck_names(0)[..3].to_vec();
    under.sort_unstable();
    assert_eq!((under, t.left(0), t.held(0)), (vec!["Bruiser", "Never", "Sage"], 23, 2));
}

#[test]
fn determination_cant_be_stopped_draws_and_returns_to_your_hand() {
    let mut t = Scene::new(2);
    t.hand(0, &["Determination"]).hand(1, &["No"]);
    t.play("Determination").mv(Move::Pass).play("No").resolve_all();
    assert!(t.holds(0, "Determination") && t.buried(1, "No"));
    assert_eq!((t.held(0), t.actions(0)), (2, 0));
}

#[test]
fn diamond_golem_is_unbreakable_and_untargetable_even_by_its_controller() {
    let mut t = Scene::new(2);
    t.board(0, &["Diamond Golem"]).hand(0, &["Begone!", "Apocalypse"]);
    assert_eq!(t.numbers("Diamond Golem"), (11, 11));
    assert_eq!(t.refused(0, Move::Play(card("Begone!"))), "epic/target/needed");
    t.play("Apocalypse").mv(Move::Mode(0)).resolve_all();
    assert!(t.in_play("Diamond Golem") && t.buried(0, "Apocalypse"));
}

#[test]
fn dimensional_incompatibility_draws_two_or_breaks_something_magical_and_hurts_its_controller() {
    let mut t = Scene::new(2);
    t.hand(0, &["Dimensional Incompatibility", "Dimensional Incompatibility"]).set_actions(0, 2);
    t.board(1, &["Djinn", "Juggernaut"]);
    t.play("Dimensional Incompatibility").mv(Move::Mode(0));
    assert_eq!((t.held(0), t.mojo(1)), (3, 30));
    t.play("Dimensional Incompatibility").mv(Move::Mode(1));
    assert!(t.buried(1, "Djinn") && t.in_play("Juggernaut"));
    assert_eq!((t.mojo(1), t.held(0)), (25, 2));
}

#[test]
fn djinn_comes_airborne_with_three_counters_and_draws_for_each() {
    let mut t = Scene::new(2);
    t.hand(0, &["Djinn"]).play("Djinn").resolve_all();
    assert_eq!((t.numbers("Djinn"), t.has("Djinn", Keyword::Airborne)), ((8, 8), true));
    for left in [7, 6, 5] {
        t.activate("Djinn", 0).resolve_all();
        assert_eq!((t.numbers("Djinn"), t.position("Djinn")), ((left, left), Position::Expended));
        t.lay("Djinn", Position::Prepared);
    }
    assert_eq!((t.held(0), t.refused(0, Move::Use(t.id("Djinn"), 0))), (3, "epic/play/price"));
}

#[test]
fn doppelganger_becomes_a_copy_in_play_or_of_a_pile_and_keeps_this_ability() {
    let mut t = Scene::new(2);
    t.board(0, &["Doppelganger"]).board(1, &["Bruiser"]).pile(1, &["Djinn"]);
    let (zombie, shape) = (t.token(1, Token::Zombie), t.id("Doppelganger"));
    t.lay("Doppelganger", Position::Expended).activate("Doppelganger", 0);
    assert!(!t.allows(Move::Pick(zombie)));
    t.pick("Djinn").resolve_all();
    assert_eq!((t.numbers("Djinn"), t.has("Djinn", Keyword::Airborne)), ((5, 5), true));
    assert_eq!((t.position("Djinn"), t.in_play("Doppelganger")), (Position::Expended, false));
    t.step(Step::PreBattle).mv(Move::Use(shape, 1)).pick("Bruiser").resolve_all();
    assert_eq!((t.count(0, "Bruiser"), t.numbers("Bruiser")), (1, (10, 10)));
    t.step(Step::End);
    assert_eq!(t.refused(0, Move::Use(shape, 0)), "epic/play/speed");
}

#[test]
fn dreaded_judge_stops_abilities_at_once_and_triggers_too_but_no_cards() {
    let mut t = Scene::new(2);
    t.board(0, &["Shadowy Advisor"]).hand(0, &["Forest Giant"]).board(1, &["Dreaded Judge"]);
    t.activate("Shadowy Advisor", 0).mv(Move::Pass).activate("Dreaded Judge", 0);
    assert!(t.line().is_empty());
    assert_eq!((t.held(0), t.position("Shadowy Advisor")), (1, Position::Expended));
    t.mv(Move::Pass).play("Forest Giant").mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Use(t.id("Dreaded Judge"), 0)), "epic/target/needed");
    t.mv(Move::Pass).at(1).mv(Move::Pass).activate("Dreaded Judge", 0);
    assert_eq!((t.line().len(), t.mojo(1), t.numbers("Dreaded Judge")), (0, 30, (5, 9)));
}

#[test]
fn druid_reveals_the_top_card_and_draws_it_if_it_is_natural() {
    let mut t = Scene::new(2);
    t.board(0, &["Druid"]).deck(0, &["Never", "Knowledge"]).activate("Druid", 0).resolve_all();
    assert_eq!((t.held(0), t.holds(0, "Knowledge"), t.position("Druid")), (1, true, Position::Expended));
    t.lay("Druid", Position::Prepared).activate("Druid", 0).resolve_all();
    assert!(t.told(|event| *event == Event::Revealed { seat: seat(0), card: card("Never") }));
    assert_eq!((t.held(0), t.deck_names(0).last()), (1, Some(&"Never")));
}

#[test]
fn earth_golem_comes_with_five_counters_and_breaks_champions_or_objects_with_them() {
    let mut t = Scene::new(2);
    t.hand(0, &["Earth Golem"]).board(1, &["Gold", "Juggernaut"]).play("Earth Golem").resolve_all();
    assert_eq!(t.numbers("Earth Golem"), (9, 9));
    t.activate("Earth Golem", 0).pick("Gold");
    assert_eq!((t.numbers("Earth Golem"), t.position("Earth Golem")), ((8, 8), Position::Expended));
    t.resolve_all().lay("Earth Golem", Position::Prepared);
    t.activate("Earth Golem", 0).pick("Juggernaut").resolve_all();
    assert!(t.buried(1, "Gold") && t.buried(1, "Juggernaut"));
}

#[test]
fn echoes_of_inspiration_draws_and_may_come_back_onto_the_line_before_each_battle() {
    let mut t = Scene::new(2);
    t.hand(0, &["Echoes of Inspiration"]).play("Echoes of Inspiration").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (1, 0));
    t.next_turn().next_turn().resolve_all().by(0, Move::Yes);
    assert_eq!((t.line(), t.held(0)), (vec!["Echoes of Inspiration".to_owned()], 2));
    t.resolve_all();
    assert_eq!((t.held(0), t.actions(0), t.buried(0, "Echoes of Inspiration")), (3, 1, true));
    t.next_turn().next_turn().resolve_all().by(0, Move::No);
    assert_eq!((t.held(0), t.line().len()), (4, 0));
}

#[test]
fn enlightenment_lets_any_player_draw_four() {
    let mut t = Scene::new(2);
    t.hand(0, &["Enlightenment", "Enlightenment"]).set_actions(0, 2);
    t.play("Enlightenment").at(1).resolve_all().play("Enlightenment").at(0).resolve_all();
    assert_eq!((t.held(0), t.held(1)), (4, 4));
}

#[test]
fn executioner_breaks_another_champion_and_later_more_for_discards() {
    let mut t = Scene::new(2);
    t.hand(0, &["Executioner"]).play("Executioner").resolve_all();
    assert!(t.in_play("Executioner"));
    t.hand(0, &["Executioner", "Gold", "Never"]).board(1, &["Crystal Ball"]).set_actions(0, 1);
    t.play("Executioner").resolve_all();
    assert_eq!((t.count(0, "Executioner"), t.buried(0, "Executioner")), (1, true));
    t.board(1, &["Juggernaut"]).activate("Executioner", 0).pick("Juggernaut").choose("Gold").resolve_all();
    assert!(t.buried(1, "Juggernaut") && t.buried(0, "Gold") && t.holds(0, "Never"));
    assert_eq!(t.position("Executioner"), Position::Expended);
}

#[test]
fn final_battle_breaks_all_champions_and_objects_of_one_alignment() {
    for (alignment, gone) in
        [(Alignment::Unaligned, [true, true, false]), (Alignment::Wild, [false, false, true])]
    {
        let mut t = Scene::new(2);
        t.hand(0, &["Final Battle"]).board(0, &["Juggernaut"]).board(1, &["Gold", "Brute", "Dark Knight"]);
        t.play("Final Battle").resolve_all();
        assert_eq!(t.moves().len(), 4);
        t.mv(Move::Align(alignment));
        assert_eq!([t.buried(0, "Juggernaut"), t.buried(1, "Gold"), t.buried(1, "Brute")], gone);
        assert!(t.in_play("Dark Knight"));
    }
}

#[test]
fn forest_giant_has_range_and_deals_six_damage_as_it_comes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Forest Giant", "Forest Giant"]).set_actions(0, 2).board(1, &["Bruiser"]);
    t.play("Forest Giant").resolve_all().at(1).resolve_all();
    t.play("Forest Giant").resolve_all().pick("Bruiser").resolve_all();
    assert_eq!((t.mojo(1), t.damage("Bruiser")), (24, 6));
    assert_eq!((t.numbers("Forest Giant"), t.has("Forest Giant", Keyword::Range)), ((6, 6), true));
}

#[test]
fn forget_the_past_draws_and_banishes_a_discard_pile_at_once() {
    let mut t = Scene::new(2);
    t.hand(0, &["Forget the Past"]).pile(0, &["Sage"]).pile(1, &["Gold", "Never"]);
    t.play("Forget the Past").at(1);
    assert_eq!((t.held(0), t.actions(0), t.pile_names(0)), (1, 1, vec!["Sage", "Forget the Past"]));
    let mut under = t.deck_names(1)[..2].to_vec();
    under.sort_unstable();
    assert_eq!((t.pile_names(1).len(), under), (0, vec!["Gold", "Never"]));
}

#[test]
fn forgotten_wisdom_stops_a_card_at_once_and_banishes_it() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["Forgotten Wisdom"]);
    t.play("Knowledge").mv(Move::Pass).play("Forgotten Wisdom");
    assert!(t.line().is_empty() && !t.buried(0, "Knowledge") && t.buried(1, "Forgotten Wisdom"));
    assert_eq!((t.bottom(0), t.held(0), t.actions(1)), ("Knowledge", 0, 0));
}

#[test]
fn gold_comes_at_once_and_buys_a_champion_that_isnt_wild() {
    let mut t = Scene::new(2);
    t.hand(0, &["Gold"]).board(1, &["Juggernaut", "Brute"]).play("Gold");
    assert!(t.in_play("Gold") && t.line().is_empty());
    t.activate("Gold", 0);
    assert!(t.buried(0, "Gold"));
    t.resolve_all();
    assert_eq!((t.controller("Juggernaut"), t.controller("Brute")), (0, 1));
    t.next_turn();
    assert_eq!(t.controller("Juggernaut"), 0);
}

#[test]
fn graft_steel_bomber_deals_six_for_an_object_or_a_constructed_champion_itself_too() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Bomber", "Gold", "Hired Muscle"]).board(1, &["Graft-Steel Crusher"]);
    t.activate("Graft-Steel Bomber", 0).pick("Graft-Steel Crusher").resolve_all();
    assert_eq!((t.buried(0, "Gold"), t.damage("Graft-Steel Crusher")), (true, 6));
    assert_eq!(t.refused(0, Move::Use(t.id("Graft-Steel Bomber"), 0)), "epic/play/price");
    t.activate("Graft-Steel Bomber", 1).pick("Graft-Steel Crusher");
    assert!(t.buried(0, "Graft-Steel Bomber") && t.in_play("Hired Muscle"));
    t.resolve_all();
    assert_eq!(t.damage("Graft-Steel Crusher"), 12);
}

#[test]
fn graft_steel_crusher_is_big_and_breaks_through() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Crusher"]).board(1, &["Hired Muscle"]).step(Step::Battle);
    t.attack(&["Graft-Steel Crusher"], 1).block(&["Hired Muscle"]).fight();
    assert_eq!((t.mojo(1), t.damage("Graft-Steel Crusher")), (20, 4));
    assert_eq!((t.numbers("Graft-Steel Crusher"), t.buried(1, "Hired Muscle")), ((14, 14), true));
}

#[test]
fn graft_steel_overlord_deals_ten_by_expending_and_by_revealing_two_constructed_cards() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Overlord"]).hand(0, &["Mechotaur", "Gold"]);
    t.board(1, &["Diamond Golem", "Bruiser", "Graft-Steel Crusher"]);
    let overlord = t.id("Graft-Steel Overlord");
    t.activate("Graft-Steel Overlord", 0).pick("Bruiser").resolve_all();
    assert_eq!((t.damage("Bruiser"), t.position("Graft-Steel Overlord")), (10, Position::Expended));
    assert_eq!(t.refused(0, Move::Use(overlord, 1)), "epic/play/price");
    t.hand(0, &["Juggernaut"]).activate("Graft-Steel Overlord", 1).pick("Graft-Steel Crusher");
    t.choose("Mechotaur").resolve_all();
    assert_eq!((t.damage("Graft-Steel Crusher"), t.held(0)), (10, 3));
    assert_eq!(t.refused(0, Move::Use(overlord, 1)), "epic/play/price");
}

#[test]
fn graft_steel_thoughtkeeper_breaks_itself_to_draw_three() {
    let mut t = Scene::new(2);
    t.board(0, &["Graft-Steel Thoughtkeeper"]).activate("Graft-Steel Thoughtkeeper", 0);
    assert!(t.buried(0, "Graft-Steel Thoughtkeeper"));
    t.resolve_all();
    assert_eq!(t.held(0), 3);
}

#[test]
fn guns_lots_of_guns_draws_and_gives_your_champions_that_arent_wild_offence_and_range() {
    let mut t = Scene::new(2);
    t.board(0, &["Hired Muscle", "Brute"]).board(1, &["Dark Knight"]).hand(0, &["Guns Lots of Guns"]);
    t.play("Guns Lots of Guns").resolve_all();
    assert_eq!(
        (t.held(0), t.numbers("Hired Muscle"), t.has("Hired Muscle", Keyword::Range)),
        (1, (6, 4), true)
    );
    assert_eq!((t.numbers("Brute"), t.numbers("Dark Knight")), ((5, 5), (4, 4)));
    assert!(!t.has("Brute", Keyword::Range));
    t.board(0, &["Executioner"]);
    assert_eq!(t.numbers("Executioner"), (6, 4));
}

#[test]
fn helm_of_memories_returns_an_event_of_your_own_pile_to_your_hand() {
    let mut t = Scene::new(2);
    t.board(0, &["Helm of Memories"]).pile(0, &["Never", "Gold"]).pile(1, &["Knowledge"]);
    t.activate("Helm of Memories", 0).resolve_all();
    assert_eq!((t.held(0), t.holds(0, "Never"), t.pile_names(0)), (1, true, vec!["Gold"]));
    assert_eq!(t.position("Helm of Memories"), Position::Expended);
}

#[test]
fn hired_muscle_is_free_and_draws_while_it_comes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Hired Muscle"]).play("Hired Muscle").resolve();
    assert_eq!((t.held(0), t.line().len(), t.actions(0)), (1, 0, 1));
    assert_eq!(t.numbers("Hired Muscle"), (4, 4));
}

#[test]
fn imposter_comes_as_a_copy_with_what_coming_into_play_brings() {
    let mut t = Scene::new(2);
    t.board(1, &["Djinn", "Bruiser"]).hand(0, &["Imposter"]).active(1).mv(Move::Pass);
    t.play("Imposter").resolve_all().pick("Djinn");
    assert_eq!((t.count(0, "Djinn"), t.in_play("Imposter"), t.numbers("Djinn")), (1, false, (8, 8)));
    assert!(t.line().is_empty() && t.has("Djinn", Keyword::Airborne));
}

#[test]
fn imposter_copies_triggers_too_and_without_a_target_is_0_1() {
    let mut t = Scene::new(2);
    t.hand(0, &["Imposter", "Imposter"]).set_actions(0, 2).play("Imposter").resolve_all();
    assert_eq!(t.numbers("Imposter"), (0, 1));
    t.board(1, &["Forest Giant"]).play("Imposter").resolve_all().pick("Forest Giant").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.count(0, "Forest Giant")), (24, 1));
}
