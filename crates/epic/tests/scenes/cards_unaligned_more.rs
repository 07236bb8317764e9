//! Unaligned cards from Isolate to Weapon of Lore, one scenario each.

use crate::scene::*;
use epic::*;

#[test]
fn isolate_cant_be_stopped_and_banishes_a_champion() {
    let mut t = Scene::new(2);
    t.hand(0, &["Isolate"]).board(1, &["Bruiser", "Gold"]).hand(1, &["No"]);
    t.play("Isolate").mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.bottom(1), t.buried(0, "Isolate"), t.in_play("Gold")), ("Bruiser", true, true));
}

#[test]
fn its_a_trap_breaks_all_attacking_champions_for_free() {
    let mut t = Scene::new(2);
    t.board(0, &["Executioner", "Hired Muscle", "Brute"])
        .board(1, &["Dark Knight"])
        .hand(1, &["It's a Trap"]);
    t.step(Step::Battle).attack(&["Executioner", "Hired Muscle"], 1).mv(Move::Pass);
    t.play("It's a Trap").resolve_all().fight();
    assert!(t.buried(0, "Executioner") && t.buried(0, "Hired Muscle"));
    assert!(t.in_play("Brute") && t.in_play("Dark Knight"));
    assert_eq!((t.mojo(1), t.actions(1)), (30, 1));
}

#[test]
fn juggernaut_comes_at_once_breaks_through_and_is_unbreakable_as_it_attacks() {
    let mut t = Scene::new(2);
    t.hand(0, &["Juggernaut"]).board(1, &["Hired Muscle"]).step(Step::PreBattle).play("Juggernaut");
    assert_eq!((t.numbers("Juggernaut"), t.has("Juggernaut", Keyword::Unbreakable)), ((9, 3), false));
    t.attack(&["Juggernaut"], 1);
    assert!(t.line().is_empty() && t.has("Juggernaut", Keyword::Unbreakable));
    t.block(&["Hired Muscle"]).fight();
    assert_eq!((t.mojo(1), t.damage("Juggernaut"), t.in_play("Hired Muscle")), (25, 4, false));
    t.next_turn();
    assert!(t.in_play("Juggernaut") && !t.has("Juggernaut", Keyword::Unbreakable));
}

#[test]
fn jungle_queen_puts_a_champion_of_your_hand_into_play_or_draws() {
    let mut t = Scene::new(2);
    t.board(0, &["Jungle Queen"]).hand(0, &["Forest Giant", "Bruiser", "Gold"]);
    t.activate("Jungle Queen", 0).resolve_all();
    assert!(!t.allows(Move::Card(card("Gold"))));
    t.choose("Forest Giant").at(1).resolve_all();
    assert_eq!((t.mojo(1), t.count(0, "Forest Giant"), t.actions(0)), (24, 1, 1));
    assert_eq!(t.refused(0, Move::Use(t.id("Jungle Queen"), 1)), "epic/use/prepared");
    t.lay("Jungle Queen", Position::Prepared).activate("Jungle Queen", 1).resolve_all();
    assert_eq!((t.held(0), t.position("Jungle Queen")), (3, Position::Expended));
}

#[test]
fn knowledge_draws_three() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).play("Knowledge").resolve_all();
    assert_eq!((t.held(0), t.left(0), t.actions(0)), (3, 17, 0));
}

#[test]
fn leave_me_banishes_all_champions_and_nothing_else() {
    let mut t = Scene::new(2);
    t.hand(0, &["Leave Me!"]).board(0, &["Bruiser"]).board(1, &["Diamond Golem", "Gold"]);
    t.token(1, Token::Wolf);
    t.play("Leave Me!").resolve_all();
    assert_eq!((t.bottom(0), t.bottom(1)), ("Bruiser", "Diamond Golem"));
    assert_eq!((t.count(1, "Wolf"), t.in_play("Gold"), t.left(1)), (0, true, 21));
}

#[test]
fn lessons_of_the_past_takes_an_event_of_any_pile_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Lessons of the Past"]).pile(0, &["Never", "Gold"]).pile(1, &["Knowledge", "Bruiser"]);
    t.play("Lessons of the Past");
    assert_eq!(t.moves().len(), 2);
    t.pick("Knowledge").resolve_all();
    assert_eq!((t.held(0), t.holds(0, "Knowledge"), t.pile_names(1)), (2, true, vec!["Bruiser"]));
}

#[test]
fn mask_of_the_many_draws_and_lets_you_play_any_champion_face_down() {
    let mut t = Scene::new(2);
    t.hand(0, &["Mask of the Many", "Forest Giant"]);
    assert_eq!(t.refused(0, Move::Veil(card("Forest Giant"))), "epic/veil/when");
    t.play("Mask of the Many").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (2, 1));
    t.veil("Forest Giant").resolve_all();
    let giant = t.id("?");
    assert_eq!((t.actions(0), t.mojo(1)), (0, 30));
    t.mv(Move::Unveil(giant));
    assert_eq!((t.numbers("Forest Giant"), t.line().len()), ((6, 6), 0));
}

#[test]
fn mechotaur_returns_from_your_pile_when_you_play_a_constructed_action_card() {
    let mut t = Scene::new(2);
    t.pile(0, &["Mechotaur"]).hand(0, &["Weapon of Lore", "Juggernaut", "Mechotaur"]).set_actions(0, 2);
    t.play("Weapon of Lore");
    assert_eq!(t.line(), ["Weapon of Lore"]);
    t.resolve_all().play("Mechotaur").resolve().by(0, Move::Yes);
    assert!(t.holds(0, "Mechotaur") && !t.buried(0, "Mechotaur") && !t.in_play("Mechotaur"));
    t.resolve_all();
    assert_eq!((t.numbers("Mechotaur"), t.has("Mechotaur", Keyword::Breakthrough)), ((10, 10), true));
}

#[test]
fn menacing_statue_is_an_untargetable_object_and_for_a_turn_a_flying_champion() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue"]).hand(1, &["Rejection"]).step(Step::PreBattle);
    assert_eq!(t.stats("Menacing Statue").kind, Kind::Object);
    t.activate("Menacing Statue", 0).resolve_all().mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("Rejection"))), "epic/target/needed");
    assert_eq!((t.stats("Menacing Statue").kind, t.numbers("Menacing Statue")), (Kind::Champion, (7, 5)));
    assert!(t.has("Menacing Statue", Keyword::Airborne));
    t.attack(&["Menacing Statue"], 1).fight();
    assert_eq!(t.mojo(1), 23);
    t.next_turn();
    assert_eq!(t.stats("Menacing Statue").kind, Kind::Object);
}

#[test]
fn never_stops_a_card_and_returns_from_the_pile_for_three_discards() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["Never", "Gold", "Bruiser", "Sage", "Druid"]);
    t.play("Knowledge").mv(Move::Pass).play("Never").resolve_all();
    assert!(t.buried(0, "Knowledge") && t.buried(1, "Never"));
    t.mv(Move::Pass).activate("Never", 0).choose("Gold").choose("Sage").choose("Druid").resolve_all();
    assert!(t.holds(1, "Never") && t.holds(1, "Bruiser"));
    assert_eq!((t.held(1), t.pile_names(1).len()), (2, 3));
}

#[test]
fn no_stops_a_card_or_an_ability_at_once() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).board(0, &["Shadowy Advisor"]).hand(1, &["No", "No"]).set_actions(1, 2);
    t.play("Knowledge").mv(Move::Pass).play("No");
    assert!(t.line().is_empty() && t.buried(0, "Knowledge"));
    t.mv(Move::Pass).activate("Shadowy Advisor", 0).mv(Move::Pass).play("No");
    assert_eq!((t.line().len(), t.held(0), t.actions(1)), (0, 0, 0));
}

#[test]
fn no_escape_banishes_a_card_on_the_line_or_in_play_whose_controller_gains_three() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["No Escape", "No Escape"]).set_actions(1, 2);
    t.play("Knowledge").mv(Move::Pass).play("No Escape").resolve_all();
    assert_eq!((t.bottom(0), t.mojo(0), t.held(0)), ("Knowledge", 33, 0));
    t.board(0, &["Bruiser", "Gold"]).mv(Move::Pass).play("No Escape").pick("Gold").resolve_all();
    assert_eq!((t.bottom(0), t.mojo(0), t.mojo(1)), ("Gold", 36, 30));
}

#[test]
fn not_today_stops_a_card_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge"]).hand(1, &["Not Today"]);
    t.play("Knowledge").mv(Move::Pass).play("Not Today").resolve_all();
    assert_eq!((t.buried(0, "Knowledge"), t.held(0), t.held(1)), (true, 0, 1));
}

#[test]
fn now_resolves_a_card_out_of_order_and_draws_if_it_was_anothers() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Now!"]).hand(1, &["Not Today", "Now!"]);
    t.play("Knowledge").mv(Move::Pass).play("Not Today").mv(Move::Pass).play("Now!").pick("Knowledge");
    assert_eq!((t.held(0), t.line()), (3, vec!["Not Today".to_owned()]));
    t.resolve_all();
    assert_eq!((t.buried(0, "Knowledge"), t.held(1)), (true, 1));
    t.hand(0, &["Hired Muscle"]).play("Hired Muscle").mv(Move::Pass).play("Now!");
    assert_eq!((t.controller("Hired Muscle"), t.line().len(), t.held(1)), (0, 0, 1));
}

#[test]
fn one_way_or_the_other_stops_unaligned_or_wild_cards_or_breaks_good_or_evil_things() {
    let mut t = Scene::new(2);
    t.hand(0, &["Revitalize", "Knowledge"]).hand(1, &["One Way or the Other", "One Way or the Other"]);
    t.set_actions(0, 2).set_actions(1, 2).play("Revitalize").mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Play(card("One Way or the Other"))), "epic/target/needed");
    t.resolve_all().play("Knowledge").mv(Move::Pass).play("One Way or the Other").resolve_all();
    assert!(t.buried(0, "Knowledge") && t.held(0) == 1);
    t.board(0, &["Brute", "Gold", "Dark Knight", "Mithril Armor"])
        .mv(Move::Pass)
        .play("One Way or the Other");
    assert_eq!(t.moves().len(), 2);
    t.pick("Mithril Armor").resolve_all();
    assert!(t.buried(0, "Mithril Armor") && t.in_play("Dark Knight"));
}

#[test]
fn pay_tribute_takes_a_champion_or_object_of_each_opponent_or_his_whole_hand() {
    let mut t = Scene::new(4);
    t.hand(0, &["Pay Tribute"]).hand(1, &["Gold", "Forest Giant", "Never"]).hand(2, &["Bruiser", "Sage"]);
    t.hand(3, &["Never", "Knowledge"]).play("Pay Tribute").resolve_all();
    while let Some(query @ (Query::Way | Query::Hand)) = t.query() {
        match (t.asked().unwrap().index(), query) {
            (1, Query::Way) => t.mv(Move::Mode(0)),
            (1, _) => t.choose("Gold"),
            _ => t.mv(Move::Mode(1)),
        };
    }
    assert_eq!((t.controller("Gold"), t.held(1), t.held(2), t.held(3)), (0, 2, 0, 0));
    assert!(t.buried(2, "Bruiser") && t.buried(2, "Sage") && t.buried(3, "Knowledge"));
}

#[test]
fn pick_a_side_breaks_all_champions_that_arent_of_that_side() {
    let mut t = Scene::new(2);
    t.hand(0, &["Pick a Side"]).board(0, &["Brute", "White Dragon", "Gold"]);
    t.board(1, &["Dark Knight", "Executioner"]).play("Pick a Side").resolve_all();
    assert_eq!(t.moves(), [Move::Align(Alignment::Good), Move::Align(Alignment::Evil)]);
    t.mv(Move::Align(Alignment::Evil));
    assert!(t.in_play("Dark Knight") && t.in_play("Gold"));
    assert!(t.buried(0, "Brute") && t.buried(0, "White Dragon") && t.buried(1, "Executioner"));
}

#[test]
fn pick_a_side_unveils_champions_to_see_their_side() {
    let mut t = Scene::new(2);
    t.down(1, "Death");
    t.down(1, "Wood Nymph");
    t.hand(0, &["Pick a Side"]).play("Pick a Side").resolve_all().mv(Move::Align(Alignment::Evil));
    assert!(t.in_play("Death") && t.buried(1, "Wood Nymph"));
}

#[test]
fn plague_bearer_unveiled_deals_deadly_damage_to_each_other_champion() {
    let mut t = Scene::new(2);
    t.hand(0, &["Plague Bearer"]).board(0, &["Brute"]).board(1, &["Graft-Steel Crusher", "Bruiser", "Gold"]);
    t.veil("Plague Bearer").resolve_all();
    let bearer = t.id("?");
    t.mv(Move::Unveil(bearer));
    assert_eq!(t.line(), ["Plague Bearer"]);
    t.resolve_all();
    assert!(t.buried(0, "Brute") && t.buried(1, "Graft-Steel Crusher") && t.in_play("Gold"));
    assert_eq!((t.damage("Bruiser"), t.damage("Plague Bearer")), (5, 0));
    assert_eq!((t.numbers("Plague Bearer"), t.has("Plague Bearer", Keyword::Deadly)), ((5, 1), true));
}

#[test]
fn quick_strike_breaks_a_champion_at_once_whose_controller_draws_unless_you_pay() {
    for (answer, drawn, actions) in [(Move::Yes, 0, 0), (Move::No, 1, 1)] {
        let mut t = Scene::new(2);
        t.hand(0, &["Quick Strike"]).board(1, &["Juggernaut", "Gold"]).play("Quick Strike").by(0, answer);
        assert_eq!((t.buried(1, "Juggernaut"), t.line().len()), (true, 0));
        assert_eq!((t.held(1), t.actions(0), t.held(0)), (drawn, actions, 0));
    }
}

#[test]
fn reality_check_draws_two_or_in_your_build_step_banishes_all_that_is_magical() {
    let mut t = Scene::new(2);
    t.hand(0, &["Reality Check", "Reality Check", "Reality Check"]).set_actions(0, 3);
    t.board(0, &["Djinn", "Gold"]).board(1, &["Wand of Unmaking", "Bruiser"]).step(Step::PreBattle);
    t.play("Reality Check").mv(Move::Mode(1)).resolve_all();
    assert!(t.in_play("Djinn"));
    t.step(Step::Build).play("Reality Check").mv(Move::Mode(0)).resolve_all();
    assert_eq!(t.held(0), 3);
    t.play("Reality Check").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.bottom(0), t.bottom(1)), ("Djinn", "Wand of Unmaking"));
    assert!(t.in_play("Gold") && t.in_play("Bruiser"));
}

#[test]
fn reflective_golem_is_unbreakable_and_deals_a_player_what_it_was_dealt() {
    let mut t = Scene::new(2);
    t.board(1, &["Reflective Golem"]).hand(0, &["Blast"]).play("Blast").pick("Reflective Golem").resolve();
    t.resolve().by(1, Move::At(seat(0))).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1), t.damage("Reflective Golem")), (23, 30, 7));
    assert_eq!(t.numbers("Reflective Golem"), (5, 5));
}

#[test]
fn rejection_banishes_a_champion_or_an_object() {
    let mut t = Scene::new(2);
    t.hand(0, &["Rejection", "Rejection"]).set_actions(0, 2).board(1, &["Bruiser", "Gold"]);
    t.play("Rejection").pick("Gold").resolve_all();
    assert_eq!(t.bottom(1), "Gold");
    t.play("Rejection").resolve_all();
    assert_eq!((t.bottom(1), t.actions(0)), ("Bruiser", 0));
}

#[test]
fn ring_of_speed_draws_forbids_to_gain_and_gives_an_action_for_three_mojo() {
    let mut t = Scene::new(2);
    t.hand(0, &["Ring of Speed", "Revitalize"]).play("Ring of Speed").resolve_all();
    assert_eq!((t.held(0), t.actions(0)), (2, 0));
    t.activate("Ring of Speed", 0);
    assert_eq!((t.actions(0), t.mojo(0), t.position("Ring of Speed")), (1, 27, Position::Flipped));
    t.play("Revitalize").resolve_all();
    assert_eq!((t.mojo(0), t.held(0)), (27, 2));
}

#[test]
fn ring_of_will_makes_your_magical_cards_unstoppable_and_breaks_to_draw() {
    let mut t = Scene::new(2);
    t.board(0, &["Ring of Will"]).hand(0, &["Knowledge", "Djinn"]).hand(1, &["No", "No"]);
    t.set_actions(0, 2).set_actions(1, 2).play("Djinn").mv(Move::Pass).play("No").resolve_all();
    assert!(t.in_play("Djinn") && t.buried(1, "No"));
    t.play("Knowledge").mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.buried(0, "Knowledge"), t.held(0)), (true, 0));
    t.mv(Move::Pass).activate("Ring of Will", 0);
    assert!(t.buried(0, "Ring of Will"));
    t.resolve_all();
    assert_eq!(t.held(0), 1);
}

#[test]
fn sage_reveals_the_top_card_and_draws_it_if_it_is_magical() {
    let mut t = Scene::new(2);
    t.board(0, &["Sage"]).deck(0, &["Knowledge", "Never"]).activate("Sage", 0).resolve_all();
    assert_eq!((t.held(0), t.holds(0, "Never"), t.position("Sage")), (1, true, Position::Expended));
    t.lay("Sage", Position::Prepared).activate("Sage", 0).resolve_all();
    assert!(t.told(|event| *event == Event::Revealed { seat: seat(0), card: card("Knowledge") }));
    assert_eq!((t.held(0), t.deck_names(0).last()), (1, Some(&"Knowledge")));
}

#[test]
fn salvage_draws_two_or_puts_an_object_of_any_pile_into_play() {
    let mut t = Scene::new(2);
    t.hand(0, &["Salvage", "Salvage"]).set_actions(0, 2).pile(1, &["Guns Lots of Guns", "Bruiser"]);
    t.play("Salvage").mv(Move::Mode(0)).resolve_all();
    assert_eq!(t.held(0), 3);
    t.play("Salvage").mv(Move::Mode(1)).resolve_all();
    assert_eq!((t.controller("Guns Lots of Guns"), t.held(0), t.pile_names(1)), (0, 3, vec!["Bruiser"]));
}

#[test]
fn scales_of_justice_break_themselves_to_break_or_banish_themselves_to_banish() {
    let mut t = Scene::new(2);
    t.board(0, &["Scales of Justice", "Scales of Justice"]).board(1, &["Juggernaut", "Gold"]);
    t.activate("Scales of Justice", 0).pick("Gold").resolve_all();
    assert_eq!((t.pile_names(0), t.pile_names(1)), (vec!["Scales of Justice"], vec!["Gold"]));
    t.activate("Scales of Justice", 1).pick("Juggernaut");
    assert_eq!((t.bottom(0), t.in_play("Juggernaut")), ("Scales of Justice", true));
    t.resolve_all();
    assert_eq!(t.bottom(1), "Juggernaut");
}

#[test]
fn secret_betrayer_as_unveiled_is_banished_and_takes_a_champion_for_good() {
    let mut t = Scene::new(2);
    let betrayer = t.down(0, "Secret Betrayer");
    t.board(1, &["Bruiser", "Juggernaut"]).mv(Move::Unveil(betrayer)).pick("Bruiser");
    assert_eq!((t.bottom(0), t.line().len(), t.controller("Bruiser")), ("Secret Betrayer", 0, 0));
    t.next_turn();
    assert_eq!((t.controller("Bruiser"), t.controller("Juggernaut")), (0, 1));
}

#[test]
fn secret_betrayer_targeted_is_gone_before_that_resolves() {
    let mut t = Scene::new(2);
    t.down(1, "Secret Betrayer");
    t.board(0, &["Bruiser"]).hand(0, &["Blast"]).play("Blast").pick("?").pick("Bruiser");
    assert_eq!(
        (t.bottom(1), t.controller("Bruiser"), t.line()),
        ("Secret Betrayer", 1, vec!["Blast".to_owned()])
    );
    t.resolve_all();
    assert!(t.buried(0, "Blast") && !t.buried(1, "Secret Betrayer"));
}

#[test]
fn see_him_out_costs_an_action_or_a_champion_of_yours_and_banishes() {
    let mut t = Scene::new(2);
    t.hand(0, &["See Him Out", "See Him Out"]).board(0, &["Hired Muscle"]).board(1, &["Bruiser", "Djinn"]);
    t.play("See Him Out").mv(Move::Mode(1)).pick("Bruiser");
    assert_eq!((t.buried(0, "Hired Muscle"), t.actions(0)), (true, 1));
    t.resolve_all();
    assert_eq!(t.bottom(1), "Bruiser");
    t.play("See Him Out").resolve_all();
    assert_eq!((t.bottom(1), t.actions(0)), ("Djinn", 0));
    t.hand(0, &["See Him Out"]).board(1, &["Bruiser"]);
    assert_eq!(t.refused(0, Move::Play(card("See Him Out"))), "epic/play/price");
}

#[test]
fn shadowy_advisor_draws_two_when_expended() {
    let mut t = Scene::new(2);
    t.board(0, &["Shadowy Advisor"]).activate("Shadowy Advisor", 0).resolve_all();
    assert_eq!((t.held(0), t.position("Shadowy Advisor")), (2, Position::Expended));
    assert_eq!(t.numbers("Shadowy Advisor"), (1, 1));
}

#[test]
fn spellquake_draws_two_or_in_your_build_step_breaks_all_that_is_natural() {
    let mut t = Scene::new(2);
    t.hand(0, &["Spellquake", "Spellquake", "Spellquake"]).set_actions(0, 3).step(Step::PreBattle);
    t.board(0, &["Djinn", "Gold"]).board(1, &["Wand of Unmaking", "Executioner"]);
    t.play("Spellquake").mv(Move::Mode(1)).resolve_all();
    assert!(t.in_play("Gold"));
    t.step(Step::Build).play("Spellquake").mv(Move::Mode(0)).resolve_all();
    assert_eq!(t.held(0), 3);
    t.play("Spellquake").mv(Move::Mode(1)).resolve_all();
    assert!(t.buried(0, "Gold") && t.buried(1, "Executioner"));
    assert!(t.in_play("Djinn") && t.in_play("Wand of Unmaking"));
}

#[test]
fn stolen_fate_draws_two_of_the_top_four_of_any_deck_and_puts_the_rest_back_in_any_order() {
    let tops = ["Druid", "Never"].map(|first| {
        let mut t = Scene::new(2);
        t.deck(1, &["Gold", "Never", "Druid", "Bruiser"]).hand(0, &["Stolen Fate"]);
        t.play("Stolen Fate").at(1).resolve_all().choose("Gold").choose("Bruiser").choose(first);
        assert!(t.holds(0, "Gold") && t.holds(0, "Bruiser"));
        assert_eq!((t.held(0), t.held(1), t.left(1)), (2, 0, 22));
        t.deck_names(1)[20..].to_vec()
    });
    assert_eq!((tops[0][0], tops[0][1]), (tops[1][1], tops[1][0]));
    assert_ne!(tops[0], tops[1]);
}

#[test]
fn stolen_fate_that_empties_a_deck_makes_its_owner_win() {
    let mut t = Scene::new(2);
    t.deck_size(1, 2).hand(0, &["Stolen Fate"]).play("Stolen Fate").at(1).resolve_all();
    assert_eq!(t.outcome(), Some(("deck", vec![1])));
}

#[test]
fn the_hard_way_costs_an_action_or_two_cards_of_your_hand_and_stops_a_card() {
    let mut t = Scene::new(2);
    t.hand(0, &["Knowledge", "Revitalize"]).set_actions(0, 2);
    t.hand(1, &["The Hard Way", "The Hard Way", "Gold", "Sage"]).play("Knowledge").mv(Move::Pass);
    t.play("The Hard Way").mv(Move::Mode(1)).choose("Gold").choose("Sage").resolve_all();
    assert_eq!((t.buried(0, "Knowledge"), t.held(1), t.left(1), t.actions(1)), (true, 1, 22, 1));
    t.play("Revitalize").mv(Move::Pass).play("The Hard Way").resolve_all();
    assert_eq!((t.buried(0, "Revitalize"), t.mojo(0), t.actions(1)), (true, 30, 0));
}

#[test]
fn the_herald_flies_and_puts_a_champion_of_the_top_five_into_play_or_banishes_the_card() {
    for (pick, comes) in [("Bruiser", true), ("Gold", false)] {
        let mut t = Scene::new(2);
        t.deck(0, &["Gold", "Never", "Druid", "Bruiser", "Sage"]).hand(0, &["The Herald"]);
        t.play("The Herald").resolve_all().choose(pick);
        assert!(t.told(|event| *event == Event::Revealed { seat: seat(0), card: card(pick) }));
        assert_eq!((t.in_play("Bruiser"), t.in_play("Gold")), (comes, false));
        let under = &t.deck_names(0)[..t.left(0) - 20];
        assert_eq!((under.len(), under.contains(&pick)), (if comes { 4 } else { 5 }, !comes));
        assert!(["Never", "Druid", "Sage"].iter().all(|name| under.contains(name)));
        assert_eq!((t.numbers("The Herald"), t.has("The Herald", Keyword::Airborne)), ((4, 4), true));
        assert_eq!(t.held(0), 0);
    }
}

#[test]
fn the_reborn_comes_as_a_copy_of_a_champion_in_any_pile_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["The Reborn"]).pile(1, &["Djinn", "Gold"]).pile(0, &["Bruiser"]);
    t.play("The Reborn").resolve_all().pick("Djinn").resolve_all();
    assert_eq!((t.count(0, "Djinn"), t.numbers("Djinn"), t.held(0)), (1, (8, 8), 1));
    assert!(t.buried(1, "Djinn"));
}

#[test]
fn the_reborn_without_a_champion_in_a_pile_is_0_1_and_draws() {
    let mut t = Scene::new(2);
    t.hand(0, &["The Reborn"]).pile(0, &["Gold"]).play("The Reborn").resolve_all();
    assert_eq!((t.numbers("The Reborn"), t.held(0)), ((0, 1), 1));
}

#[test]
fn timekeeper_banishes_all_champions_objects_and_discard_piles() {
    let mut t = Scene::new(2);
    t.board(0, &["Timekeeper", "Bruiser"]).board(1, &["Diamond Golem", "Gold"]).pile(0, &["Never"]);
    t.pile(1, &["Knowledge", "Sage"]).activate("Timekeeper", 0);
    assert_eq!(t.position("Timekeeper"), Position::Expended);
    t.resolve_all();
    assert_eq!((t.game.open.bodies.len(), t.pile_names(0).len(), t.pile_names(1).len()), (0, 0, 0));
    assert_eq!((t.left(0), t.left(1)), (23, 24));
}

#[test]
fn time_out_stops_and_banishes_all_but_the_unstoppable_and_banishes_itself() {
    let mut t = Scene::new(2);
    t.board(0, &["Shadowy Advisor"]).hand(0, &["Knowledge", "Determination"]).set_actions(0, 2);
    t.hand(1, &["Time-Out"]).play("Knowledge").activate("Shadowy Advisor", 0).play("Determination");
    t.mv(Move::Pass).play("Time-Out").resolve();
    assert_eq!(
        (t.line(), t.bottom(0), t.bottom(1)),
        (vec!["Determination".to_owned()], "Knowledge", "Time-Out")
    );
    t.resolve_all();
    assert_eq!((t.held(0), t.holds(0, "Determination")), (2, true));
}

#[test]
fn tranquil_retreat_makes_your_natural_cards_unstoppable_and_breaks_to_draw() {
    let mut t = Scene::new(2);
    t.board(0, &["Tranquil Retreat"]).hand(0, &["Knowledge", "Djinn"]).hand(1, &["No", "No"]);
    t.set_actions(0, 2).set_actions(1, 2).play("Knowledge").mv(Move::Pass).play("No").resolve_all();
    assert_eq!((t.held(0), t.buried(1, "No")), (4, true));
    t.play("Djinn").mv(Move::Pass).play("No").resolve_all();
    assert!(t.buried(0, "Djinn"));
    t.mv(Move::Pass).activate("Tranquil Retreat", 0);
    assert!(t.buried(0, "Tranquil Retreat"));
    t.resolve_all();
    assert_eq!(t.held(0), 4);
}

#[test]
fn unworthy_banishes_a_champion_whose_controller_draws_unless_you_pay() {
    for (answer, drawn, actions) in [(Move::Yes, 0, 0), (Move::No, 1, 1)] {
        let mut t = Scene::new(2);
        t.hand(0, &["Unworthy"]).board(1, &["Bruiser", "Gold"]).play("Unworthy").resolve_all().by(0, answer);
        assert_eq!((t.bottom(1), t.held(1)), ("Bruiser", drawn));
        assert_eq!((t.actions(0), t.held(0)), (actions, 0));
    }
}

#[test]
fn wand_of_unmaking_banishes_a_champion_or_an_object() {
    let mut t = Scene::new(2);
    t.board(0, &["Wand of Unmaking"]).board(1, &["Bruiser", "Gold"]);
    t.activate("Wand of Unmaking", 0).pick("Gold").resolve_all();
    assert_eq!((t.bottom(1), t.position("Wand of Unmaking")), ("Gold", Position::Expended));
    t.lay("Wand of Unmaking", Position::Prepared)
        .activate("Wand of Unmaking", 0)
        .pick("Bruiser")
        .resolve_all();
    assert_eq!(t.bottom(1), "Bruiser");
}

#[test]
fn warped_space_draws_two_or_chooses_new_targets_for_a_card_or_ability() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast"]).board(0, &["Wand of Unmaking", "Bruiser"]).board(1, &["Gold"]).set_actions(1, 3);
    t.hand(1, &["Warped Space", "Warped Space", "Warped Space"]).play("Blast").at(1).mv(Move::Pass);
    t.play("Warped Space").mv(Move::Mode(1)).at(0).resolve_all();
    assert_eq!((t.mojo(0), t.mojo(1)), (23, 30));
    t.activate("Wand of Unmaking", 0).pick("Gold").mv(Move::Pass);
    t.play("Warped Space").mv(Move::Mode(1)).pick("Bruiser").resolve_all();
    assert_eq!((t.bottom(0), t.in_play("Gold")), ("Bruiser", true));
    t.mv(Move::Pass).play("Warped Space");
    assert_eq!((t.held(1), t.actions(1)), (2, 0));
}

#[test]
fn weapon_of_lore_is_free_and_strengthens_a_champion_of_yours_by_four() {
    let mut t = Scene::new(2);
    t.hand(0, &["Weapon of Lore"]).board(0, &["Juggernaut"]).board(1, &["Bruiser"]).active(1).mv(Move::Pass);
    t.play("Weapon of Lore").resolve_all().mv(Move::Pass).activate("Weapon of Lore", 0).resolve_all();
    assert_eq!((t.numbers("Juggernaut"), t.numbers("Bruiser"), t.actions(0)), ((13, 7), (10, 10), 1));
    assert_eq!(t.position("Weapon of Lore"), Position::Flipped);
    t.next_turn();
    assert_eq!((t.numbers("Juggernaut"), t.position("Weapon of Lore")), ((9, 3), Position::Prepared));
}
