//! The cards that need a piece of the language of their own.

use crate::scene::{Scene, card, seat};
use epic::{Alignment, Event, Move, Position, Query, Token};
use table::prelude::*;

/// #89: what a player loses beyond what he has counts, too.
#[test]
fn eye_of_navec_gives_all_that_the_opponents_lost() {
    let mut t = Scene::new(3);
    t.board(0, &["Eye of Navec"]).set_mojo(1, 2).set_mojo(0, 10);
    t.activate("Eye of Navec", 0).resolve();
    assert_eq!((t.mojo(0), t.mojo(2)), (16, 27), "three from each, though one had but two");
    assert!(!t.game.open.alive.contains(seat(1)));
}

#[test]
fn eye_of_navec_draws_for_evil_action_cards_only() {
    let mut t = Scene::new(2);
    t.board(0, &["Eye of Navec"]).hand(0, &["Drain Essence", "Fireball"]).set_actions(0, 2);
    t.play("Fireball").mv(Move::Yes).at(1).resolve_all();
    assert_eq!((t.held(0), t.query()), (1, Some(Query::Priority)));
}

/// #104: as many cards as there are players who had a champion in their pile, whoever owns it.
#[test]
fn frankensteins_monster_draws_for_each_player_with_champions_in_the_pile() {
    let mut t = Scene::new(3);
    t.hand(0, &["Frankenstein's Monster"]).pile(0, &["Fireball"]).pile(1, &["Hulk", "Tracker", "Gold"]);
    t.pile(2, &["Hulk"]).play("Frankenstein's Monster");
    assert!(t.in_play("Frankenstein's Monster"), "it is instantaneous");
    assert_eq!((t.held(0), t.left(0), t.left(1), t.left(2)), (2, 19, 23, 21));
    assert!((0..3).all(|seat| t.pile_names(seat).is_empty()));
}

#[test]
fn frankensteins_monster_draws_nothing_where_no_champion_lies() {
    let mut t = Scene::new(2);
    t.hand(0, &["Frankenstein's Monster"]).pile(1, &["Gold"]).play("Frankenstein's Monster");
    assert_eq!((t.held(0), t.left(1)), (0, 21));
}

/// #136
#[test]
fn i_own_the_night_gives_an_extra_turn_and_an_action_for_what_is_evil() {
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night", "Dark Fate", "Blast", "Angel of Despair"]).board(1, &["Hulk"]);
    t.play("I Own the Night").resolve();
    assert_eq!((t.actions(0), &t.game.open.aligned[..]), (0, &[(seat(0), Alignment::Evil)][..]));
    assert_eq!(t.refused(0, Move::Play(card("Blast"))), "epic/play/action");
    assert_eq!(t.refused(0, Move::Veil(card("Angel of Despair"))), "epic/veil/when", "it has no alignment");
    t.play("Dark Fate").resolve();
    assert!(t.buried(0, "Hulk") && t.game.open.aligned.is_empty());
    assert_eq!(t.refused(0, Move::Play(card("Angel of Despair"))), "epic/play/action");
    t.next_turn();
    assert_eq!((t.game.open.active, t.actions(0)), (seat(0), 1));
}

#[test]
fn the_action_for_what_is_evil_is_paid_first_and_lost_with_the_turn() {
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night", "Dark Fate"]).board(0, &["Eye of Navec"]).board(1, &["Hulk"]);
    t.set_actions(0, 2).play("I Own the Night").mv(Move::Pass).mv(Move::Pass).mv(Move::No).resolve();
    t.play("Dark Fate").pick("Hulk");
    assert_eq!((t.actions(0), t.line().len()), (1, 2), "it is an action card like any other");
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night"]).play("I Own the Night").resolve().next_turn();
    assert!(t.game.open.aligned.is_empty());
}

#[test]
fn the_action_for_what_is_evil_pays_for_abilities_and_for_what_one_may_add() {
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night", "Apocalypse"]).board(0, &["Hulk"]);
    t.play("I Own the Night").resolve().play("Apocalypse").mv(Move::Mode(0)).resolve();
    assert_eq!((t.mojo(0), t.game.open.aligned.len()), (30, 0));
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night"]).hand(1, &["Gold"]).board(0, &["Wall of Horrors"]);
    t.play("I Own the Night").resolve();
    t.activate("Wall of Horrors", 0).at(1).resolve();
    assert_eq!((t.held(1), t.game.open.aligned.len()), (0, 0));
}

#[test]
fn the_action_for_what_is_evil_pays_nothing_while_something_resolves() {
    let mut t = Scene::new(2);
    t.hand(0, &["I Own the Night"]).hand(1, &["Gold"]).board(0, &["Thought-Stealer"]);
    t.play("I Own the Night").resolve().activate("Thought-Stealer", 0).at(1);
    assert_eq!((t.query(), t.moves()), (Some(Query::May), vec![Move::No]), "nothing is played");
}

/// #187: whoever's card it is begins, not the active player.
#[test]
fn new_world_order_is_carried_out_one_after_the_other() {
    let mut t = Scene::new(3);
    t.hand(1, &["New World Order", "Hulk"]).hand(2, &["Angel of Death"]).hand(0, &["Gold", "Tracker"]);
    t.board(0, &["Muse", "Mithril Armor"]).board(2, &["Brute"]);
    t.mv(Move::Pass).play("New World Order").resolve();
    assert_eq!((t.asked(), t.query()), (Some(seat(1)), Some(Query::May)));
    assert!(["Muse", "Mithril Armor", "Brute"].iter().all(|name| !t.in_play(name)), "all are banished");
    t.mv(Move::Yes);
    assert!(t.in_play("Hulk") && t.asked() == Some(seat(2)), "who sees it");
    t.mv(Move::Yes);
    assert!(t.buried(1, "Hulk"), "what comes later acts on what came before");
    t.mv(Move::Yes).choose("Tracker");
    assert_eq!((t.controller("Tracker"), t.controller("Angel of Death"), t.held(0)), (0, 2, 1));
}

#[test]
fn new_world_order_asks_those_who_have_nothing_too() {
    let mut t = Scene::new(2);
    t.hand(0, &["New World Order"]).hand(1, &["Blast"]).play("New World Order").resolve();
    assert_eq!((t.asked(), t.moves()), (Some(seat(0)), vec![Move::No]));
    t.mv(Move::No);
    assert_eq!((t.asked(), t.moves()), (Some(seat(1)), vec![Move::No]), "which only he knows");
    assert_eq!(t.mv(Move::No).query(), Some(Query::Priority));
}

/// #194
#[test]
fn not_if_i_can_help_it_stops_one_more_for_each_card_discarded() {
    let mut t = Scene::new(2);
    t.hand(0, &["Banshee's Scream", "Banshee's Scream", "Determination", "Fireball"]).set_actions(0, 9);
    t.hand(1, &["Not if I can Help it", "Gold", "Hulk", "Tracker"]);
    t.play("Banshee's Scream")
        .at(1)
        .play("Determination")
        .play("Banshee's Scream")
        .at(1)
        .play("Fireball")
        .mv(Move::No)
        .at(1);
    t.mv(Move::Pass).play("Not if I can Help it").pick("Fireball").resolve();
    assert_eq!((t.asked(), t.query()), (Some(seat(1)), Some(Query::Hand)));
    assert!(t.buried(0, "Fireball"), "the first is stopped already");
    t.choose("Gold").choose("Hulk").mv(Move::Done);
    assert_eq!((t.query(), t.moves().len()), (Some(Query::Pick), 3));
    t.pick("Banshee's Scream").pick("Determination");
    assert_eq!(t.line(), ["Banshee's Scream", "Determination"], "one of them can't be stopped");
    assert_eq!((t.held(1), t.pile_names(1).len()), (1, 3));
}

#[test]
fn not_if_i_can_help_it_discards_beyond_what_there_is_to_stop() {
    let mut t = Scene::new(2);
    t.hand(0, &["Banshee's Scream"])
        .hand(1, &["Not if I can Help it", "Gold"])
        .play("Banshee's Scream")
        .at(1);
    t.mv(Move::Pass).play("Not if I can Help it").resolve().choose("Gold");
    assert_eq!((t.held(1), t.line().len(), t.query()), (0, 0, Some(Query::Priority)));
}

#[test]
fn not_if_i_can_help_it_does_nothing_without_its_first_target() {
    let mut t = Scene::new(2);
    t.hand(0, &["Banshee's Scream", "Over My Dead Body"])
        .hand(1, &["Not if I can Help it", "Gold"])
        .set_actions(0, 2);
    t.play("Banshee's Scream").at(1).mv(Move::Pass).play("Not if I can Help it").mv(Move::Pass);
    t.play("Over My Dead Body").pick("Banshee's Scream").resolve_all();
    assert_eq!((t.held(1), t.line().len()), (1, 0), "nobody is asked to discard");
}

/// #199
#[test]
fn over_my_dead_body_is_played_from_the_pile_for_ten_mojo_more() {
    let mut t = Scene::new(2);
    t.pile(0, &["Over My Dead Body"]).hand(1, &["Banshee's Scream", "Banshee's Scream"]).set_actions(1, 2);
    t.mv(Move::Pass).play("Banshee's Scream").at(0).mv(Move::Pass);
    t.activate("Over My Dead Body", 0);
    assert_eq!((t.mojo(0), t.actions(0), t.line().len()), (20, 0, 2));
    t.resolve();
    assert!(t.buried(1, "Banshee's Scream") && t.buried(0, "Over My Dead Body"), "it is there again");
    assert!(t.told(|event| matches!(event, Event::PlayedAgain { .. })));
}

#[test]
fn over_my_dead_body_from_the_pile_is_an_action_card_that_must_be_paid_for() {
    let mut t = Scene::new(2);
    t.pile(0, &["Over My Dead Body"]).pile(1, &["Over My Dead Body"]).board(0, &["Free Spirit", "Gold"]);
    let (mine, his) = (t.ids("Over My Dead Body")[0], t.ids("Over My Dead Body")[1]);
    assert_eq!(t.refused(0, Move::Use(mine, 0)), "epic/target/needed");
    t.hand(1, &["Banshee's Scream"]).mv(Move::Pass).play("Banshee's Scream").at(0).mv(Move::Pass);
    assert_eq!(t.refused(0, Move::Use(his, 0)), "epic/use/yours");
    t.set_mojo(0, 9);
    assert_eq!(t.refused(0, Move::Use(mine, 0)), "epic/play/price");
    t.set_mojo(0, 11).set_actions(0, 0);
    assert_eq!(t.refused(0, Move::Use(mine, 0)), "epic/play/action");
    t.set_actions(0, 1).mv(Move::Use(mine, 0));
    assert_eq!(t.line().last().unwrap(), "Free Spirit", "an action card was played");
}

#[test]
fn over_my_dead_body_for_the_last_ten_mojo_loses() {
    let mut t = Scene::new(2);
    t.pile(0, &["Over My Dead Body"]).set_mojo(0, 10).hand(1, &["Banshee's Scream"]);
    t.mv(Move::Pass).play("Banshee's Scream").at(0).mv(Move::Pass).activate("Over My Dead Body", 0);
    assert_eq!(t.outcome(), Some(("last", vec![1])));
}

/// #234
#[test]
fn seaside_cave_keeps_champions_and_gives_them_back() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave", "Hired Muscle", "Hulk"]).board(1, &["Muse"]);
    let token = t.token(0, Token::Wolf);
    t.activate("Seaside Cave", 0).resolve();
    assert!(!t.allows(Move::Pick(token)) && t.moves().len() == 2, "no token, and none of others");
    t.pick("Hired Muscle");
    assert!(!t.in_play("Hired Muscle") && t.position("Seaside Cave") == Position::Flipped);
    assert_eq!(t.find("Seaside Cave").unwrap().under.len(), 1);
    t.next_turn().mv(Move::Pass).activate("Seaside Cave", 0).resolve();
    assert_eq!(t.find("Seaside Cave").unwrap().under.len(), 2, "again in another turn");
}

#[test]
fn seaside_cave_returns_what_is_under_it_with_all_that_arriving_does() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave", "Hired Muscle", "Hulk"]);
    t.activate("Seaside Cave", 0).resolve().pick("Hired Muscle").next_turn();
    t.mv(Move::Pass).activate("Seaside Cave", 0).resolve();
    assert_eq!(t.find("Seaside Cave").unwrap().under.len(), 2);
    let held = t.held(0);
    t.next_turn().activate("Seaside Cave", 1);
    assert_eq!((t.bottom(0), t.game.open.line[0].under.len()), ("Seaside Cave", 2), "they go along");
    t.resolve();
    assert!(t.in_play("Hulk") && t.in_play("Hired Muscle"));
    assert_eq!(t.held(0), held + 3, "the turn's card, Hired Muscle's and the Cave's");
    assert_eq!(t.position("Hulk"), Position::Prepared);
}

#[test]
fn seaside_cave_that_leaves_otherwise_leaves_its_cards_to_their_owners() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).board(1, &["Hulk"]).hand(0, &["Kneel Before Me", "Dark Fate"]);
    t.set_actions(0, 3).play("Kneel Before Me").pick("Hulk").resolve();
    t.activate("Seaside Cave", 0).resolve();
    assert!(!t.in_play("Hulk"));
    t.play("Dark Fate").resolve();
    assert!(t.buried(0, "Seaside Cave") && t.buried(1, "Hulk"), "whoever controlled it");
}

#[test]
fn seaside_caves_ability_that_is_stopped_leaves_the_cards_to_their_owners() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave", "Hulk"]).board(1, &["Dreaded Judge"]);
    t.activate("Seaside Cave", 0).resolve().next_turn();
    t.mv(Move::Pass).activate("Seaside Cave", 1).mv(Move::Pass).activate("Dreaded Judge", 0);
    assert!(t.buried(0, "Hulk") && !t.in_play("Hulk") && t.line().is_empty());
}

#[test]
fn seaside_cave_that_is_gone_takes_nobody_in() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave", "Hulk"]).hand(1, &["Dark Fate"]);
    t.activate("Seaside Cave", 0).mv(Move::Pass).play("Dark Fate").pick("Seaside Cave").resolve_all();
    assert!(t.in_play("Hulk") && t.buried(1, "Seaside Cave"));
}

#[test]
fn seaside_cave_returns_them_to_whoever_controls_it() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave", "Hulk"]).hand(1, &["Charmed"]);
    t.activate("Seaside Cave", 0).resolve().mv(Move::Pass).play("Charmed");
    t.activate("Seaside Cave", 1).resolve();
    assert_eq!((t.controller("Hulk"), t.find("Hulk").unwrap().owner), (1, seat(0)));
    assert_eq!((t.bottom(0), t.held(1)), ("Seaside Cave", 1));
}

#[test]
fn a_face_down_champion_is_unveiled_before_it_goes_under_something() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).down(0, "Wood Nymph");
    t.activate("Seaside Cave", 0).resolve();
    assert_eq!(t.find("Seaside Cave").unwrap().under[0].card, card("Wood Nymph"));
    assert!(t.told(|event| matches!(event, Event::Unveiled { .. })));
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave"]).board(1, &["Hulk"]).down(0, "Secret Betrayer");
    t.activate("Seaside Cave", 0).resolve().pick("Hulk");
    assert!(t.find("Seaside Cave").unwrap().under.is_empty(), "it was gone before");
    assert_eq!((t.bottom(0), t.controller("Hulk")), ("Secret Betrayer", 0));
}

#[test]
fn mirror_mages_copy_of_the_caves_ability_has_no_cards_of_its_own() {
    let mut t = Scene::new(2);
    t.board(0, &["Seaside Cave", "Hulk"]);
    let mage = t.down(0, "Mirror Mage");
    t.activate("Seaside Cave", 0).resolve().pick("Hulk").next_turn();
    t.mv(Move::Pass).activate("Seaside Cave", 1).mv(Move::Unveil(mage)).mv(Move::Yes);
    let held = t.held(0);
    t.resolve();
    assert_eq!((t.in_play("Hulk"), t.held(0)), (false, held + 1));
    assert_eq!(t.resolve().count(0, "Hulk"), 1);
}

#[test]
fn whoever_leaves_takes_his_cards_from_under_the_cave() {
    for gone in [0, 1] {
        let mut t = Scene::new(3);
        t.board(0, &["Seaside Cave", "Muse"]).board(1, &["Hulk"]).hand(0, &["Kneel Before Me"]);
        t.play("Kneel Before Me").pick("Hulk").resolve();
        t.activate("Seaside Cave", 0).resolve().pick("Hulk").next_turn();
        t.mv(Move::Pass).mv(Move::Pass).activate("Seaside Cave", 0).resolve();
        assert_eq!(t.find("Seaside Cave").unwrap().under.len(), 2);
        t.hand(2, &["Fireball"]).set_mojo(gone, 3);
        while t.asked() != Some(seat(2)) {
            t.mv(Move::Pass);
        }
        t.play("Fireball").mv(Move::No).at(gone).resolve();
        assert!(!t.game.open.alive.contains(seat(gone)));
        if gone == 0 {
            assert!(t.buried(1, "Hulk") && !t.in_play("Seaside Cave"));
        } else {
            assert_eq!(t.find("Seaside Cave").unwrap().under.len(), 1, "only Muse");
        }
        t.game.open.bodies.iter().for_each(|body| assert_ne!(body.owner, seat(gone)));
    }
}

/// What a viewer knows of the cards in a hand.
fn known(t: &Scene, viewer: usize, holder: usize) -> usize {
    let view = t.game.view(Viewer::Seat(seat(viewer)));
    view.cards[holder].piles[holder].iter().filter(|place| place.face().is_some()).count()
}

/// #268
#[test]
fn thought_stealer_takes_a_card_for_an_action_and_only_two_see_which() {
    let mut t = Scene::new(3);
    t.board(0, &["Thought-Stealer"]).hand(1, &["Gold", "Hulk", "Gold"]);
    t.activate("Thought-Stealer", 0).at(1);
    assert!(t.buried(0, "Thought-Stealer"));
    assert_eq!((t.asked(), t.query()), (Some(seat(0)), Some(Query::May)), "nobody could answer");
    assert_eq!((known(&t, 0, 1), known(&t, 2, 1)), (3, 0));
    t.mv(Move::Yes);
    assert_eq!((t.query(), t.moves().len(), t.actions(0)), (Some(Query::Rob), 2, 0));
    t.choose("Gold");
    assert_eq!((t.holds(0, "Gold"), t.held(0), t.held(1)), (true, 1, 2));
    let view = t.game.view(Viewer::Seat(seat(2)));
    assert!(view.cards[1].piles[0].iter().all(|place| place.face().is_none()));
    let taken = |event: &Event| matches!(event, Event::RobbedCard { .. });
    let told = |viewer: usize| {
        t.heard.0.iter().any(|(to, event)| taken(event) && to.has(Viewer::Seat(seat(viewer))))
    };
    assert_eq!([0, 1, 2].map(told), [true, true, false]);
}

#[test]
fn thought_stealer_without_the_action_has_the_card_discarded() {
    let mut t = Scene::new(2);
    t.board(0, &["Thought-Stealer"]).hand(1, &["Gold", "Hulk"]);
    t.activate("Thought-Stealer", 0).at(1).mv(Move::No).choose("Hulk");
    assert!(t.buried(1, "Hulk") && t.holds(1, "Gold"));
    assert_eq!((t.actions(0), t.asked()), (1, Some(seat(0))));
}

#[test]
fn thought_stealer_finds_nothing_in_an_empty_hand_and_may_look_at_ones_own() {
    let mut t = Scene::new(2);
    t.board(0, &["Thought-Stealer", "Thought-Stealer"]).hand(0, &["Gold", "Hulk"]);
    t.activate("Thought-Stealer", 0).at(1);
    assert_eq!((t.query(), t.actions(0)), (Some(Query::Priority), 1), "nothing to pay for");
    t.activate("Thought-Stealer", 0).at(0).mv(Move::Yes).choose("Gold");
    assert_eq!((t.held(0), t.actions(0)), (2, 0));
}

/// Pay Tribute: what comes of the ways is there together before anything is done about it.
#[test]
fn ways_are_gone_together() {
    let mut t = Scene::new(3);
    t.hand(0, &["Pay Tribute"]).hand(1, &["Angel of Death"]).hand(2, &["Hulk"]);
    t.play("Pay Tribute").resolve().mv(Move::Mode(0)).mv(Move::Mode(0));
    assert!(t.controller("Angel of Death") == 0 && t.buried(0, "Hulk"), "it was there in time");
}

/// Heart of Navec breaks a champion as a price: one that is gone as it is unveiled doesn't pay it.
#[test]
fn a_price_that_is_gone_as_it_is_unveiled_is_paid_otherwise() {
    let mut t = Scene::new(2);
    t.board(0, &["Heart of Navec"]).board(1, &["Hulk"]).hand(1, &["Banshee's Scream"]);
    t.down(0, "Secret Betrayer");
    t.mv(Move::Pass).play("Banshee's Scream").at(0).mv(Move::Pass).activate("Heart of Navec", 0);
    assert!(t.pick("Hulk").buried(0, "Hulk"), "whom it brought over");
    assert_eq!((t.bottom(0), t.position("Heart of Navec")), ("Secret Betrayer", Position::Expended));
    t.resolve();
    assert!(t.buried(1, "Banshee's Scream"));
}

#[test]
fn a_price_that_nobody_is_left_to_pay_takes_the_play_back() {
    let mut t = Scene::new(2);
    t.board(0, &["Heart of Navec"]).hand(1, &["Banshee's Scream"]);
    t.down(0, "Secret Betrayer");
    t.mv(Move::Pass).play("Banshee's Scream").at(0).mv(Move::Pass).activate("Heart of Navec", 0);
    assert_eq!((t.bottom(0), t.position("Heart of Navec")), ("Secret Betrayer", Position::Prepared));
    assert_eq!((t.line().len(), t.asked(), t.query()), (1, Some(seat(0)), Some(Query::Priority)));
    let mut t = Scene::new(2);
    t.hand(0, &["See Him Out"]).down(0, "Secret Betrayer");
    t.set_actions(0, 0).play("See Him Out");
    assert!(t.holds(0, "See Him Out") && t.told(|event| matches!(event, Event::TakenBack { .. })));
    assert_eq!((t.bottom(0), t.line().len(), t.asked()), ("Secret Betrayer", 0, Some(seat(0))));
}

#[test]
fn what_is_unveiled_to_be_broken_is_broken() {
    let mut t = Scene::new(2);
    t.hand(0, &["See Him Out"]).board(0, &["Muse"]).board(1, &["Hulk"]).set_actions(0, 0);
    let nymph = t.down(0, "Wood Nymph");
    t.play("See Him Out").pick("Hulk").mv(Move::Pick(nymph));
    assert!(t.buried(0, "Wood Nymph") && t.in_play("Muse"));
}
