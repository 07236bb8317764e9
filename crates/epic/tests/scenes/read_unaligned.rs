//! What a second reading of the unaligned cards asked.

use crate::scene::*;
use epic::*;

#[test]
fn anything_but_that_leaves_it_to_the_controller_of_the_card_even_if_that_is_unstoppable() {
    let mut t = Scene::new(2);
    t.hand(0, &["Determination", "Gold"]).hand(1, &["Anything but That"]).play("Determination");
    t.mv(Move::Pass).play("Anything but That").by(0, Move::Yes);
    assert_eq!((t.count(0, "Gold"), t.line()), (1, vec!["Determination".to_owned()]));
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Gold"]).hand(1, &["Anything but That"]).play("Knowledge");
    t.mv(Move::Pass).play("Anything but That").by(0, Move::No);
    assert!(t.buried(0, "Knowledge") && t.holds(0, "Gold"));
}

#[test]
fn brush_aside_banishes_the_only_card_of_a_hand_and_nothing_of_an_empty_one() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Knowledge"]).set_actions(0, 2).hand(1, &["Brush Aside", "Brush Aside"]);
    t.play("Knowledge").mv(Move::Pass).play("Brush Aside").resolve_all();
    assert_eq!((t.held(1), t.bottom(1)), (0, "Brush Aside"));
    t.hand(1, &["Brush Aside"]).play("Knowledge").mv(Move::Pass).play("Brush Aside").resolve_all();
    assert_eq!((t.held(0), t.held(1), t.left(1)), (0, 0, 21));
}

#[test]
fn coming_or_going_stops_evil_cards_but_none_that_is_face_down() {
    let mut t = Scene::new(2);
    t.hand(0, &["Death", "Dark Knight"]).set_actions(0, 2).hand(1, &["Coming or Going"]).veil("Death");
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Coming or Going"))), "epic/target/needed");
    t.resolve_all().play("Dark Knight").mv(Move::Pass).play("Coming or Going").resolve_all();
    assert!(t.buried(0, "Dark Knight"));
}

#[test]
fn crystal_ball_hears_neither_its_controller_nor_cards_that_arent_drawn() {
    let mut t = Scene::new(2);
    t.board(1, &["Crystal Ball"]).hand(1, &["Knowledge"]).hand(0, &["Lessons of the Past"]);
    t.pile(0, &["Never"]).mv(Move::Pass).play("Knowledge").resolve_all();
    assert_eq!((t.held(1), t.line().len(), t.query()), (3, 0, Some(Query::Priority)));
    t.play("Lessons of the Past").pick("Never").resolve_all().by(1, Move::Yes);
    assert_eq!((t.held(0), t.held(1), t.line().len()), (2, 4, 0), "one card was drawn, one taken");
}

#[test]
fn cunning_negotiations_unveils_champions_to_see_which_are_unaligned() {
    let mut t = Scene::new(2);
    t.game.open.masked = true;
    t.down(1, "Bruiser");
    t.down(1, "Death");
    t.hand(0, &["Cunning Negotiations"]).board(1, &["Diamond Golem"]).play("Cunning Negotiations").resolve();
    assert_eq!((t.controller("Bruiser"), t.controller("Death")), (0, 1));
    assert_eq!((t.controller("Diamond Golem"), t.numbers("Diamond Golem")), (0, (12, 12)));
}

#[test]
fn dawn_of_time_takes_tokens_and_face_down_champions_too() {
    let mut t = Scene::new(2);
    t.down(1, "Death");
    t.token(1, Token::Wolf);
    t.hand(0, &["Dawn of Time"]).play("Dawn of Time").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.game.open.bodies.len(), t.held(1), t.holds(1, "Death")), (0, 1, true));
}

#[test]
fn dimensional_incompatibility_hurts_whoever_controls_what_cant_be_broken() {
    let mut t = Scene::new(2);
    t.board(1, &["Wand of Unmaking", "Angel of Death"]).hand(0, &["Dimensional Incompatibility"; 2]);
    t.game.open.bodies[1].gained = Keywords::only(Keyword::Unbreakable);
    t.set_actions(0, 2).play("Dimensional Incompatibility").mv(Move::Mode(1)).pick("Angel of Death");
    assert_eq!((t.in_play("Angel of Death"), t.mojo(1)), (true, 25));
    t.play("Dimensional Incompatibility").mv(Move::Mode(1)).pick("Wand of Unmaking");
    assert_eq!((t.buried(1, "Wand of Unmaking"), t.mojo(1)), (true, 20));
}

#[test]
fn doppelganger_changes_only_while_the_line_is_empty() {
    let mut t = Scene::new(2);
    t.board(0, &["Doppelganger", "Bruiser"]).hand(0, &["Knowledge"]).play("Knowledge");
    assert_eq!(t.refused(0, Move::Use(t.id("Doppelganger"), 0)), "epic/play/speed");
    t.resolve_all();
    assert!(t.allows(Move::Use(t.id("Doppelganger"), 0)));
}

#[test]
fn executioner_may_break_himself_for_a_discard() {
    let mut t = Scene::new(2);
    t.board(0, &["Executioner"]).hand(0, &["Gold"]).activate("Executioner", 0).resolve_all();
    assert_eq!(t.pile_names(0), ["Gold", "Executioner"]);
}

#[test]
fn final_battle_unveils_champions_and_spares_other_alignments() {
    let mut t = Scene::new(2);
    t.down(1, "Death");
    t.down(1, "Winter Fairy");
    t.hand(0, &["Final Battle"]).board(0, &["Dark Knight", "Mithril Armor"]).play("Final Battle");
    t.resolve().mv(Move::Align(Alignment::Good)).resolve_all();
    assert!(t.buried(1, "Winter Fairy") && t.buried(0, "Mithril Armor"));
    assert!(t.in_play("Death") && t.in_play("Dark Knight"));
}

#[test]
fn forget_the_past_isnt_in_the_pile_that_it_banishes() {
    let mut t = Scene::new(2);
    t.hand(0, &["Forget the Past"]).pile(0, &["Sage"]).play("Forget the Past").at(0);
    assert_eq!((t.pile_names(0), t.bottom(0)), (vec!["Forget the Past"], "Sage"));
}

#[test]
fn gold_may_be_paid_for_a_face_down_champion_that_turns_out_to_be_wild() {
    for (name, whose) in [("Burrowing Wurm", 1), ("Death", 0)] {
        let mut t = Scene::new(2);
        t.down(1, name);
        t.board(0, &["Gold"]).activate("Gold", 0).resolve_all();
        assert_eq!((t.controller(name), t.buried(0, "Gold")), (whose, true));
    }
}

#[test]
fn guns_pass_by_what_is_face_down() {
    let mut t = Scene::new(2);
    t.board(0, &["Guns Lots of Guns"]);
    let down = t.down(0, "Death");
    assert_eq!((t.numbers("?"), t.has("?", Keyword::Range)), ((0, 0), false));
    t.mv(Move::Unveil(down));
    assert_eq!((t.numbers("Death"), t.has("Death", Keyword::Range)), ((4, 2), true));
}

#[test]
fn hired_muscle_draws_for_whoever_gets_it_as_a_tribute() {
    let mut t = Scene::new(2);
    t.hand(0, &["Pay Tribute"]).hand(1, &["Hired Muscle", "Never"]).play("Pay Tribute").resolve_all();
    t.by(1, Move::Mode(0));
    assert_eq!((t.controller("Hired Muscle"), t.held(0), t.held(1)), (0, 1, 1));
}

#[test]
fn imposter_stays_0_1_if_its_target_turns_out_to_be_untargetable() {
    let mut t = Scene::new(2);
    t.down(1, "Winter Fairy");
    t.hand(0, &["Imposter"]).play("Imposter").resolve_all();
    assert_eq!((t.count(0, "Winter Fairy"), t.count(0, "Imposter")), (0, 1));
    assert_eq!((t.numbers("Imposter"), t.held(1)), ((0, 1), 1), "she was unveiled");
}

#[test]
fn imposter_copies_a_face_down_champion_once_that_is_unveiled() {
    let mut t = Scene::new(2);
    t.down(1, "Death");
    t.hand(0, &["Imposter"]).play("Imposter").resolve_all();
    assert_eq!((t.count(0, "Death"), t.count(1, "Death")), (1, 1));
}

#[test]
fn jungle_queen_brings_nothing_if_there_is_no_champion_in_hand() {
    let mut t = Scene::new(2);
    t.board(0, &["Jungle Queen"]).hand(0, &["Gold"]).activate("Jungle Queen", 0).resolve_all();
    assert_eq!((t.held(0), t.in_play("Gold"), t.position("Jungle Queen")), (1, false, Position::Expended));
}

#[test]
fn mask_of_the_many_lets_free_champions_come_face_down_for_an_action() {
    let mut t = Scene::new(2);
    t.board(0, &["Mask of the Many"]).hand(0, &["Hired Muscle", "Gold"]).veil("Hired Muscle").resolve_all();
    assert_eq!((t.in_play("?"), t.actions(0), t.held(0)), (true, 0, 1));
    t.set_actions(0, 1);
    assert_eq!(t.refused(0, Move::Veil(card("Gold"))), "epic/veil/when");
}

#[test]
fn mechotaur_may_stay_and_doesnt_hear_face_down_or_other_cards() {
    let mut t = Scene::new(2);
    t.pile(0, &["Mechotaur"]).board(0, &["Mask of the Many"]).set_actions(0, 3);
    t.hand(0, &["Diamond Golem", "Bruiser", "Graft-Steel Crusher"]).veil("Diamond Golem");
    assert_eq!(t.line(), ["?"]);
    t.resolve_all().play("Bruiser");
    assert_eq!(t.line(), ["Bruiser"]);
    t.resolve_all().play("Graft-Steel Crusher").resolve().by(0, Move::No).resolve_all();
    assert!(t.buried(0, "Mechotaur") && t.in_play("Graft-Steel Crusher"));
}

#[test]
fn menacing_statue_as_a_champion_is_no_object_but_still_constructed() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue", "Graft-Steel Bomber", "Guns Lots of Guns"]).board(1, &["Bruiser"]);
    t.activate("Menacing Statue", 0).resolve_all();
    assert_eq!((t.numbers("Menacing Statue"), t.has("Menacing Statue", Keyword::Range)), ((9, 5), true));
    t.activate("Graft-Steel Bomber", 0).pick("Bruiser");
    assert!(t.buried(0, "Guns Lots of Guns"), "the only object");
    t.resolve_all().activate("Graft-Steel Bomber", 1).pick("Bruiser").pick("Menacing Statue").resolve_all();
    assert_eq!((t.buried(0, "Menacing Statue"), t.damage("Bruiser")), (true, 12));
}

#[test]
fn never_returns_only_for_three_cards_and_from_ones_own_pile() {
    let mut t = Scene::new(2);
    t.pile(0, &["Never"]).hand(0, &["Gold", "Sage"]).hand(1, &["Gold", "Sage", "Druid"]);
    let never = t.id("Never");
    assert_eq!(t.refused(0, Move::Use(never, 0)), "epic/play/price");
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Use(never, 0)), "epic/use/yours");
}

#[test]
fn no_escape_gives_mojo_even_for_a_card_that_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Determination"]).hand(1, &["No Escape"]).play("Determination").mv(Move::Pass);
    t.play("No Escape").resolve();
    assert_eq!((t.line(), t.mojo(0)), (vec!["Determination".to_owned()], 33));
}

#[test]
fn now_brings_a_face_down_champion_into_play_face_up() {
    let mut t = Scene::new(2);
    t.hand(0, &["Forest Giant"]).board(0, &["Mask of the Many"]).hand(1, &["Now!"]).veil("Forest Giant");
    t.mv(Move::Pass).play("Now!").by(0, Move::At(seat(1))).resolve_all();
    assert_eq!((t.numbers("Forest Giant"), t.mojo(1), t.held(1)), ((6, 6), 24, 1));
}

#[test]
fn plague_bearer_unveils_and_breaks_what_is_face_down() {
    let mut t = Scene::new(2);
    let bearer = t.down(0, "Plague Bearer");
    t.down(1, "Burrowing Wurm");
    t.mv(Move::Unveil(bearer)).resolve_all();
    assert!(t.buried(1, "Burrowing Wurm") && t.in_play("Plague Bearer"));
}

#[test]
fn quick_strike_without_an_action_left_lets_the_controller_draw() {
    for name in ["Quick Strike", "Unworthy"] {
        let mut t = Scene::new(2);
        t.hand(0, &[name]).set_actions(0, 0).board(1, &["Juggernaut"]).play(name).resolve_all();
        if t.query() == Some(Query::May) {
            assert_eq!(t.moves(), [Move::No]);
            t.mv(Move::No);
        }
        assert_eq!((t.in_play("Juggernaut"), t.held(1)), (false, 1));
    }
}

#[test]
fn reflective_golem_answers_each_of_those_who_damage_it_in_battle() {
    let mut t = Scene::new(2);
    t.board(0, &["Hired Muscle", "Bruiser"]).board(1, &["Reflective Golem"]).step(Step::Battle);
    t.attack(&["Hired Muscle", "Bruiser"], 1).block(&["Reflective Golem"]).fight();
    t.mv(Move::Number(5)).fight();
    while t.query() != Some(Query::Priority) || !t.line().is_empty() {
        match t.query() {
            Some(Query::Order) => _ = t.pick("Reflective Golem"),
            Some(Query::Target) => _ = t.at(0),
            _ => _ = t.mv(Move::Pass),
        }
    }
    assert_eq!((t.mojo(0), t.damage("Reflective Golem"), t.mojo(1)), (21, 9, 25));
}

#[test]
fn ring_of_speed_keeps_its_controller_from_gaining_as_long_as_it_is_there() {
    let mut t = Scene::new(2);
    t.board(0, &["Ring of Speed", "Gold"]).hand(0, &["No Escape"]).hand(1, &["No Escape"; 2]);
    t.board(1, &["Gold"]).set_actions(1, 2).set_mojo(0, 2);
    assert_eq!(t.refused(0, Move::Use(t.id("Ring of Speed"), 0)), "epic/play/price");
    t.mv(Move::Pass).play("No Escape").pick("Gold").resolve_all();
    t.play("No Escape").pick("Gold").resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (2, 33));
    t.mv(Move::Pass).play("No Escape").resolve_all();
    assert_eq!((t.mojo(0), t.in_play("Ring of Speed")), (5, false), "it is gone before that");
}

#[test]
fn scales_of_justice_break_champions_and_banish_objects_too() {
    let mut t = Scene::new(2);
    t.board(0, &["Scales of Justice", "Scales of Justice"]).board(1, &["Juggernaut", "Gold"]);
    t.activate("Scales of Justice", 0).pick("Juggernaut").resolve_all();
    t.activate("Scales of Justice", 1).pick("Gold").resolve_all();
    assert_eq!((t.buried(1, "Juggernaut"), t.bottom(1)), (true, "Gold"));
}

#[test]
fn secret_betrayer_alone_is_banished_all_the_same() {
    let mut t = Scene::new(2);
    let betrayer = t.down(0, "Secret Betrayer");
    t.mv(Move::Unveil(betrayer));
    assert_eq!((t.bottom(0), t.game.open.bodies.len()), ("Secret Betrayer", 0));
}

#[test]
fn secret_betrayer_doesnt_get_who_turns_out_to_be_untargetable() {
    let mut t = Scene::new(2);
    let betrayer = t.down(0, "Secret Betrayer");
    let fairy = t.down(1, "Winter Fairy");
    t.mv(Move::Unveil(betrayer)).mv(Move::Pick(fairy));
    assert_eq!(t.controller("Winter Fairy"), 1);
}

#[test]
fn stolen_fate_looks_at_ones_own_deck_too_and_draws_nothing_under_the_unholy_one() {
    let mut t = Scene::new(2);
    t.board(0, &["The Unholy One"]).deck(0, &["Gold", "Never", "Druid", "Bruiser"]);
    t.hand(0, &["Stolen Fate"]).play("Stolen Fate").at(0).resolve_all();
    t.choose("Gold").choose("Never").choose("Druid");
    assert_eq!((t.held(0), &t.deck_names(0)[20..]), (0, &["Bruiser", "Gold", "Never", "Druid"][..]));
}

#[test]
fn the_hard_way_needs_an_action_or_two_other_cards() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["The Hard Way", "Gold"]).set_actions(1, 0);
    t.play("Knowledge").mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("The Hard Way"))), "epic/play/price");
    t.hand(1, &["Sage"]);
    assert!(t.allows(Move::Play(card("The Hard Way"))));
}

#[test]
fn the_herald_banishes_the_revealed_card_after_the_rest() {
    let mut t = Scene::new(2);
    t.deck(0, &["Gold", "Never", "Druid", "Bruiser", "Sage"]).hand(0, &["The Herald"]);
    t.play("The Herald").resolve_all().choose("Gold");
    assert_eq!((t.bottom(0), t.left(0)), ("Gold", 25));
    let mut t = Scene::new(2);
    t.deck_size(0, 0).deck(0, &["Gold"]).hand(0, &["The Herald"]).play("The Herald").resolve_all();
    assert_eq!((t.outcome(), t.deck_names(0)), (None, vec!["Gold"]), "it never left the deck for good");
}

#[test]
fn the_reborn_draws_beside_what_the_copied_champion_brings() {
    let mut t = Scene::new(2);
    t.pile(1, &["Forest Giant"]).hand(0, &["The Reborn"]).play("The Reborn").resolve_all();
    while t.query() == Some(Query::Order) {
        t.mv(t.moves()[0]);
    }
    t.at(1).resolve_all();
    assert_eq!((t.count(0, "Forest Giant"), t.held(0), t.mojo(1)), (1, 1, 24));
}

#[test]
fn timekeeper_banishes_what_is_face_down_and_all_kinds_of_cards_in_piles() {
    let mut t = Scene::new(2);
    t.down(1, "Death");
    t.token(1, Token::Wolf);
    t.board(0, &["Timekeeper"]).pile(0, &["Never", "Gold", "Sage"]).activate("Timekeeper", 0).resolve_all();
    assert_eq!((t.game.open.bodies.len(), t.left(0), t.left(1)), (0, 24, 21));
    assert_eq!((t.bottom(1), t.pile_names(0).len()), ("Death", 0));
}

#[test]
fn time_out_stops_ones_own_cards_too() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Time-Out"]).set_actions(0, 2).play("Knowledge").play("Time-Out").resolve_all();
    let under = &t.deck_names(0)[..2];
    assert!(under.contains(&"Knowledge") && under.contains(&"Time-Out"));
    assert_eq!((t.held(0), t.pile_names(0).len()), (0, 0));
}

#[test]
fn warped_space_keeps_the_division_of_damage() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lightning Storm"]).board(1, &["Bruiser", "Diamond Golem"]).board(0, &["Hired Muscle"]);
    t.hand(1, &["Warped Space"]).play("Lightning Storm").pick("Bruiser").mv(Move::Number(4));
    t.at(1)
        .mv(Move::Number(2))
        .mv(Move::Pass)
        .play("Warped Space")
        .mv(Move::Mode(1))
        .pick("Hired Muscle")
        .at(0)
        .resolve_all();
    assert_eq!((t.buried(0, "Hired Muscle"), t.mojo(0), t.mojo(1), t.damage("Bruiser")), (true, 28, 30, 0));
}
