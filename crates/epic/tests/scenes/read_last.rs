//! What a second reading of the last cards asked.

use crate::scene::{Scene, card, seat};
use epic::{Alignment, Dead, Event, Keyword, Move, Position, Query};
use table::prelude::*;

/// Lays a card of this owner under the cave.
fn lay_under(t: &mut Scene, owner: usize, name: &str) {
    let open = &mut t.game.open;
    open.next += 1;
    let dead = Dead { id: open.next, card: card(name), owner: seat(owner) };
    let cave = t.id("Seaside Cave");
    t.game.open.bodies.iter_mut().find(|body| body.id == cave).unwrap().under.push(dead);
}

/// Puts a card of this owner into somebody's discard pile.
fn bury(t: &mut Scene, holder: usize, owner: usize, name: &str) {
    let open = &mut t.game.open;
    open.next += 1;
    open.piles[holder].push(Dead { id: open.next, card: card(name), owner: seat(owner) });
}

#[test]
fn eye_of_navec_may_draw_for_an_evil_action_card() {
    for (answer, held) in [(Move::Yes, 1), (Move::No, 0)] {
        let mut t = Scene::new(2);
        t.board(0, &["Eye of Navec"]).hand(0, &["Drain Essence"]).play("Drain Essence").at(1);
        assert_eq!(t.line(), ["Drain Essence", "Eye of Navec"]);
        t.resolve().mv(answer);
        assert_eq!((t.held(0), t.mojo(1)), (held, 30), "it resolves first");
    }
}

#[test]
fn eye_of_navec_draws_neither_for_free_evil_cards_nor_for_face_down_champions_nor_for_others() {
    let mut t = Scene::new(2);
    t.board(0, &["Eye of Navec"]).hand(0, &["Thought-Stealer", "Secret Betrayer"]);
    t.play("Thought-Stealer").resolve().veil("Secret Betrayer");
    assert_eq!(t.line(), ["?"]);
    t.hand(1, &["Drain Essence"]).mv(Move::Pass).play("Drain Essence").at(0);
    assert_eq!(t.line().last().unwrap(), "Drain Essence");
}

#[test]
fn eye_of_navec_gives_nothing_to_whoever_may_not_gain_mojo() {
    let mut t = Scene::new(3);
    t.board(0, &["Eye of Navec", "Hand of Navec"]).activate("Eye of Navec", 0).resolve();
    assert_eq!([0, 1, 2].map(|seat| t.mojo(seat)), [30, 27, 27]);
}

#[test]
fn eye_of_navec_goes_on_when_the_active_player_is_out_by_it() {
    let mut t = Scene::new(3);
    t.active(1).board(0, &["Eye of Navec"]).set_mojo(1, 3).mv(Move::Pass).mv(Move::Pass);
    t.activate("Eye of Navec", 0).resolve();
    assert_eq!((t.mojo(0), t.mojo(2), t.game.open.active), (36, 27, seat(2)));
}

#[test]
fn frankensteins_monster_is_9_9_with_breakthrough_and_may_win_by_its_draw() {
    let mut t = Scene::new(2);
    t.hand(0, &["Frankenstein's Monster"]).deck_size(0, 1).pile(1, &["Hulk", "Tracker"]);
    t.play("Frankenstein's Monster");
    assert_eq!(t.outcome(), Some(("deck", vec![0])));
    assert!(t.has("Frankenstein's Monster", Keyword::Breakthrough));
    assert_eq!(t.numbers("Frankenstein's Monster"), (9, 9));
}

#[test]
fn frankensteins_monster_asks_whose_pile_it_was_and_sends_each_card_to_its_owner() {
    let mut t = Scene::new(3);
    t.hand(0, &["Frankenstein's Monster"]);
    bury(&mut t, 2, 0, "Hulk");
    bury(&mut t, 2, 1, "Tracker");
    t.play("Frankenstein's Monster");
    assert_eq!((t.held(0), t.bottom(0), t.bottom(1), t.left(2)), (1, "Hulk", "Tracker", 20));
}

#[test]
fn an_imposter_of_frankensteins_monster_banishes_and_draws_too() {
    let mut t = Scene::new(2);
    t.board(1, &["Frankenstein's Monster"]).hand(0, &["Imposter"]).pile(1, &["Hulk"]);
    t.play("Imposter").resolve();
    assert_eq!((t.count(0, "Frankenstein's Monster"), t.held(0), t.bottom(1)), (1, 1, "Hulk"));
}

#[test]
fn i_own_the_night_in_a_second_turn_gives_only_the_action() {
    let mut t = Scene::new(2);
    t.game.open.row = 2;
    t.hand(0, &["I Own the Night"]).play("I Own the Night").resolve();
    assert_eq!((t.game.open.extra.len(), &t.game.open.aligned[..]), (0, &[(seat(0), Alignment::Evil)][..]));
    assert_eq!(t.next_turn().game.open.active, seat(1));
}

#[test]
fn the_action_for_what_is_evil_is_nobody_elses_and_goes_with_whoever_is_out() {
    let mut t = Scene::new(3);
    t.hand(0, &["I Own the Night"]).hand(1, &["Drain Essence", "Fireball"]).set_mojo(0, 3).set_actions(1, 0);
    t.play("I Own the Night").resolve().mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Drain Essence"))), "epic/play/action");
    t.play("Fireball").at(0).resolve();
    assert!(t.game.open.aligned.is_empty() && t.game.open.extra.is_empty());
}

#[test]
fn the_action_for_what_is_evil_leaves_the_choice_to_pay_otherwise() {
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night", "Apocalypse"]).play("I Own the Night").resolve();
    t.play("Apocalypse").mv(Move::Mode(1));
    assert_eq!((t.mojo(0), t.game.open.aligned.len()), (25, 1));
}

#[test]
fn the_action_for_what_is_evil_pays_for_no_optional_action_of_another_alignment() {
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night", "Fireball", "See Him Out"]).board(1, &["Hulk"]);
    t.play("I Own the Night").resolve().play("Fireball");
    assert_eq!((t.query(), t.game.open.aligned.len()), (Some(Query::Target), 1), "nothing to add");
    t.at(1).resolve();
    assert_eq!(t.refused(0, Move::Play(card("See Him Out"))), "epic/play/price");
}

#[test]
fn new_world_order_unveils_what_it_banishes_and_empties_caves() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).hand(0, &["New World Order"]).down(1, "Wood Nymph");
    lay_under(&mut t, 1, "Hulk");
    t.play("New World Order").resolve();
    assert!(t.game.open.bodies.is_empty() && t.buried(1, "Hulk"));
    assert_eq!((t.bottom(0), t.bottom(1)), ("Seaside Cave", "Wood Nymph"));
}

#[test]
fn new_world_order_ends_as_soon_as_somebody_has_drawn_his_last_card() {
    let mut t = Scene::new(3);
    t.hand(0, &["New World Order", "Hired Muscle"]).hand(1, &["Hulk"]).deck_size(0, 1);
    t.play("New World Order").resolve().mv(Move::Yes);
    assert_eq!((t.outcome(), t.holds(1, "Hulk")), (Some(("deck", vec![0])), true));
}

#[test]
fn not_if_i_can_help_it_stops_abilities_and_shows_what_is_face_down() {
    let mut t = Scene::new(2);
    t.board(0, &["Free Spirit"]).hand(0, &["Secret Betrayer"]).board(1, &["Hulk"]);
    t.hand(1, &["Not if I can Help it", "Gold"]).veil("Secret Betrayer");
    t.mv(Move::Pass).play("Not if I can Help it").pick("Free Spirit").resolve();
    t.choose("Gold");
    assert!(t.buried(0, "Secret Betrayer") && t.line().is_empty() && t.in_play("Hulk"));
    assert!(t.told(|event| matches!(event, Event::Turned { .. })));
}

#[test]
fn not_if_i_can_help_it_discards_for_others_though_its_target_cant_be_stopped() {
    let mut t = Scene::new(2);
    t.hand(0, &["Determination", "Banshee's Scream"]).hand(1, &["Not if I can Help it", "Gold"]);
    t.set_actions(0, 2).play("Banshee's Scream").at(1).play("Determination").mv(Move::Pass);
    t.play("Not if I can Help it").pick("Determination").resolve().choose("Gold");
    assert_eq!((t.line(), t.buried(0, "Banshee's Scream")), (vec!["Determination".to_owned()], true));
}

#[test]
fn not_if_i_can_help_it_asks_nothing_of_an_empty_hand_and_may_discard_nothing() {
    for hand in [&["Not if I can Help it"][..], &["Not if I can Help it", "Gold"]] {
        let mut t = Scene::new(2);
        t.hand(0, &["Banshee's Scream", "Fireball"]).hand(1, hand).play("Banshee's Scream").at(1);
        t.play("Fireball").at(1).mv(Move::Pass);
        t.play("Not if I can Help it").pick("Fireball").resolve();
        if hand.len() > 1 {
            t.mv(Move::Done);
        }
        assert_eq!((t.query(), t.line()), (Some(Query::Priority), vec!["Banshee's Scream".to_owned()]));
    }
}

#[test]
fn over_my_dead_body_of_another_owner_goes_to_him_when_its_player_dies_of_it() {
    let mut t = Scene::new(3);
    t.set_mojo(0, 10).hand(1, &["Banshee's Scream"]);
    bury(&mut t, 0, 2, "Over My Dead Body");
    t.mv(Move::Pass).play("Banshee's Scream").at(2).mv(Move::Pass).mv(Move::Pass);
    t.activate("Over My Dead Body", 0);
    assert!(!t.game.open.alive.contains(seat(0)) && t.buried(2, "Over My Dead Body"));
    assert_eq!(t.line(), ["Banshee's Scream"], "it isn't stopped");
    assert_eq!(t.resolve().mojo(2), 25);
}

#[test]
fn over_my_dead_body_stops_no_ability() {
    let mut t = Scene::new(2);
    t.board(0, &["Eye of Navec"]).pile(1, &["Over My Dead Body"]).activate("Eye of Navec", 0).mv(Move::Pass);
    let body = t.id("Over My Dead Body");
    assert_eq!(t.refused(1, Move::Use(body, 0)), "epic/target/needed");
}

#[test]
fn a_cave_that_is_gone_leaves_what_is_face_down_as_it_is() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).hand(1, &["Dark Fate"]).down(0, "Wood Nymph");
    t.activate("Seaside Cave", 0).mv(Move::Pass).play("Dark Fate").pick("Seaside Cave").resolve_all();
    assert!(t.buried(1, "Seaside Cave") && !t.in_play("Wood Nymph"));
    assert!(t.game.open.bodies[0].is_down(), "it went nowhere");
}

#[test]
fn a_cave_takes_an_imposter_as_the_card_it_is() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).board(1, &["Hulk"]).hand(0, &["Imposter"]).play("Imposter").resolve();
    t.activate("Seaside Cave", 0).resolve();
    assert_eq!(t.find("Seaside Cave").unwrap().under[0].card, card("Imposter"));
    t.board(1, &["Muse"]).activate("Seaside Cave", 1).resolve().pick("Muse");
    assert_eq!((t.count(0, "Muse"), t.held(0)), (1, 1), "it chooses anew");
}

#[test]
fn a_cave_may_be_banished_while_it_is_flipped_or_empty() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).lay("Seaside Cave", Position::Flipped).activate("Seaside Cave", 1);
    assert_eq!((t.resolve().held(0), t.bottom(0)), (1, "Seaside Cave"));
}

#[test]
fn what_went_along_with_the_caves_ability_goes_to_its_owner_when_its_player_is_out() {
    let mut t = Scene::new(3);
    t.board(0, &["Seaside Cave"]).hand(1, &["Fireball"]).set_mojo(0, 3);
    lay_under(&mut t, 0, "Muse");
    lay_under(&mut t, 1, "Hulk");
    t.activate("Seaside Cave", 1).mv(Move::Pass).play("Fireball").mv(Move::No).at(0).resolve();
    assert_eq!((t.pile_names(1), t.line().len()), (vec!["Hulk", "Fireball"], 0));
    assert!(!t.in_play("Muse") && !t.in_play("Hulk"));
}

#[test]
fn a_borrowed_caves_ability_returns_others_cards_though_its_owner_is_out() {
    let mut t = Scene::new(3);
    t.board(0, &["Seaside Cave"]).hand(1, &["Charmed", "Fireball"]).set_mojo(0, 3);
    lay_under(&mut t, 0, "Muse");
    lay_under(&mut t, 2, "Hulk");
    t.mv(Move::Pass).play("Charmed").activate("Seaside Cave", 1).play("Fireball").at(0).resolve_all();
    assert_eq!((t.controller("Hulk"), t.in_play("Muse"), t.held(1)), (1, false, 1));
}

#[test]
fn a_cave_that_changes_hands_keeps_what_is_under_it() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).hand(1, &["Charmed"]);
    lay_under(&mut t, 0, "Hulk");
    t.mv(Move::Pass).play("Charmed");
    assert_eq!((t.controller("Seaside Cave"), t.find("Seaside Cave").unwrap().under.len()), (1, 1));
    t.next_turn();
    assert_eq!((t.controller("Seaside Cave"), t.find("Seaside Cave").unwrap().under.len()), (0, 1));
}

#[test]
fn time_out_leaves_what_went_along_with_the_caves_ability_to_its_owner() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).hand(1, &["Time-Out"]);
    lay_under(&mut t, 0, "Hulk");
    t.activate("Seaside Cave", 1).mv(Move::Pass).play("Time-Out").resolve();
    assert!(t.buried(0, "Hulk") && t.line().is_empty() && t.held(0) == 0);
    assert_eq!(t.bottom(1), "Time-Out");
}

#[test]
fn puppeteer_lets_go_of_its_strings_as_it_goes_under_a_cave() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).hand(0, &["Puppeteer"]).pile(1, &["Hulk"]);
    t.play("Puppeteer").resolve().pick("Hulk").resolve_all();
    t.activate("Seaside Cave", 0).resolve().pick("Puppeteer").resolve_all();
    assert!(t.buried(0, "Hulk") && t.find("Seaside Cave").unwrap().under.len() == 1);
}

#[test]
fn thought_stealer_cant_look_at_whoever_is_untargetable() {
    let mut t = Scene::new(2);
    t.board(0, &["Thought-Stealer"]).board(1, &["Guardian Angel"]).hand(1, &["Gold"]).hand(0, &["Hulk"]);
    t.mv(Move::Pass).activate("Guardian Angel", 0).mv(Move::Pass);
    t.activate("Thought-Stealer", 0);
    assert!(t.mv(Move::No).choose("Hulk").buried(0, "Hulk"), "only he himself was left");
}

#[test]
fn thought_stealer_hides_from_the_third_whether_a_known_card_was_taken() {
    let mut t = Scene::new(3);
    t.board(0, &["Thought-Stealer"]).board(1, &["Hulk"]).hand(1, &["Gold"]).hand(2, &["Rescue"]);
    t.game.cards[1][1].put(pile::Card::new(card("Tracker"), Audience::EVERYONE));
    t.activate("Thought-Stealer", 0).at(1).mv(Move::Yes).choose("Tracker");
    assert!(t.holds(0, "Tracker") && t.holds(1, "Gold"));
    let view = t.game.view(Viewer::Seat(seat(2)));
    let hands = view.cards[1].piles[0].iter().chain(&view.cards[1].piles[1]);
    assert!(hands.into_iter().all(|place| place.face().is_none()), "it may be in either hand");
}

#[test]
fn thought_stealer_has_another_owners_card_discarded_to_the_holders_pile() {
    let mut t = Scene::new(3);
    t.board(0, &["Thought-Stealer"]);
    t.game.cards[2][1].put(pile::Card::new(card("Gold"), Audience::seat(seat(1))));
    t.activate("Thought-Stealer", 0).at(1).mv(Move::No).choose("Gold");
    assert!(t.buried(1, "Gold") && t.game.open.piles[1][0].owner == seat(2));
}

#[test]
fn pay_tribute_has_all_choose_before_anything_comes() {
    let mut t = Scene::new(4);
    t.hand(0, &["Pay Tribute"]).hand(1, &["Hulk"]).hand(2, &["Gold", "Blast"]).hand(3, &["Blast"]);
    t.play("Pay Tribute").resolve();
    assert_eq!((t.asked(), t.moves()), (Some(seat(1)), vec![Move::Mode(0), Move::Mode(1)]));
    t.mv(Move::Mode(0)).mv(Move::Mode(1));
    assert_eq!((t.in_play("Hulk"), t.held(2), t.moves()), (false, 2, vec![Move::Mode(1)]));
    t.mv(Move::Mode(1));
    assert_eq!((t.controller("Hulk"), t.held(1), t.held(2), t.held(3)), (0, 0, 0, 0));
    assert_eq!(t.find("Hulk").unwrap().owner, seat(1));
}

#[test]
fn pay_tribute_lets_an_empty_hand_be_discarded() {
    let mut t = Scene::new(2);
    t.hand(0, &["Pay Tribute"]).play("Pay Tribute").resolve();
    assert_eq!((t.asked(), t.moves()), (Some(seat(1)), vec![Move::Mode(1)]));
    assert_eq!(t.mv(Move::Mode(1)).query(), Some(Query::Priority));
}

#[test]
fn others_may_answer_what_was_unveiled_for_a_play_that_is_taken_back() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk"]).hand(0, &["Banshee's Scream"]).hand(1, &["See Him Out"]).down(1, "Mirror Mage");
    t.play("Banshee's Scream").at(1).mv(Move::Pass);
    t.set_actions(1, 0).play("See Him Out").pick("Hulk").mv(Move::Yes).at(0);
    assert!(t.holds(1, "See Him Out") && t.holds(1, "Mirror Mage") && t.line().len() == 2);
    assert_eq!((t.asked(), t.query()), (Some(seat(1)), Some(Query::Priority)));
    t.mv(Move::Pass);
    assert_eq!((t.asked(), t.line().len()), (Some(seat(0)), 2), "the copy is new to him");
}

#[test]
fn what_is_unveiled_to_pay_says_so_once_the_play_is_on_the_line() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk"]).hand(1, &["See Him Out"]).board(1, &["Muse"]).set_actions(1, 0).mv(Move::Pass);
    let nymph = t.down(1, "Wood Nymph");
    t.play("See Him Out").pick("Hulk");
    assert_eq!(t.query(), Some(Query::Price));
    assert!(t.mv(Move::Pick(nymph)).buried(1, "Wood Nymph") && t.in_play("Muse"));
    assert_eq!(t.line(), ["See Him Out", "Wood Nymph"], "it was unveiled before");
}

#[test]
fn the_last_possible_blocker_cant_be_taken_back_as_blocks_unveil_attackers() {
    for (blockers, trace) in [(&["Hulk"][..], Trace::Final), (&["Muse", "Hulk"], Trace::Quiet)] {
        let mut t = Scene::new(2);
        t.step(epic::Step::PreBattle).board(1, blockers);
        let veiled = t.down(0, "Secret Betrayer");
        t.until_asked().mv(Move::Attack(veiled)).at(1).until_asked();
        let block = Move::Block(t.id("Hulk"));
        assert_eq!(t.game.clone().apply(seat(1), block, &mut t.heard), trace);
    }
}
