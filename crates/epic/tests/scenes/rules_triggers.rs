//! The rules page on triggers, endings, veiled champions, owners, copies, layers, loops: one scenario each.

use crate::scene::*;
use epic::*;
use table::{pile, prelude::*};

/// `epic/trigger/as`
#[test]
fn as_is_a_part_of_what_happens_and_its_targets_are_chosen_on_the_spot() {
    let mut t = Scene::new(2);
    t.hand(0, &["Celestial Angel", "Angel of Death"]).board(1, &["Hulk", "Dark Knight"]).set_actions(0, 2);
    t.play("Celestial Angel").resolve();
    assert_eq!((t.query(), t.line().len()), (Some(Query::Target), 0));
    t.pick("Dark Knight");
    assert!(t.has("Dark Knight", Keyword::Unbreakable) && t.line().is_empty());
    t.play("Angel of Death").resolve();
    assert_eq!((t.query(), t.line().len()), (Some(Query::Priority), 0));
    assert!(t.buried(1, "Hulk") && t.buried(0, "Celestial Angel") && t.in_play("Dark Knight"));
}

/// `epic/trigger/when`
#[test]
fn when_goes_on_the_line_with_its_targets() {
    let mut t = Scene::new(2);
    t.hand(0, &["Executioner"]).board(1, &["Hulk", "Muse"]).play("Executioner").resolve();
    assert_eq!(t.query(), Some(Query::Target));
    t.pick("Hulk");
    assert_eq!((t.line(), t.in_play("Hulk")), (vec!["Executioner".to_owned()], true));
    assert!(t.resolve().buried(1, "Hulk"));
    t.next_turn().resolve();
    assert_eq!(t.query(), Some(Query::May), "at the beginning of Pre-Battle Muse draws");
    assert_eq!(t.mv(Move::Yes).held(1), 2);
}

/// `epic/trigger/order`
#[test]
fn triggers_go_on_the_line_in_turn_order_and_everybody_orders_his_own() {
    let mut t = Scene::new(3);
    t.board(2, &["Hive Queen"]).board(1, &["Crystal Ball"]).board(0, &["Hive Queen", "Blue Dragon"]);
    t.hand(0, &["Second Wind"]).play("Second Wind").resolve();
    assert_eq!((t.query(), t.asked()), (Some(Query::Order), Some(seat(0))));
    t.pick("Blue Dragon").at(1);
    assert_eq!(t.line(), ["Blue Dragon", "Hive Queen", "Crystal Ball", "Hive Queen"]);
    let whose: Vec<usize> = t.game.open.line.iter().map(|item| item.controller.index()).collect();
    assert_eq!((whose, t.asked()), (vec![0, 0, 1, 2], Some(seat(0))));
}

/// `epic/trigger/above`
#[test]
fn what_waits_for_a_card_to_be_played_resolves_before_it_unless_it_is_instantaneous() {
    let mut t = Scene::new(2);
    t.board(0, &["Pegasus"]).hand(0, &["Revitalize", "Charmed"]).board(1, &["Hulk"]).set_actions(0, 2);
    assert_eq!(t.play("Revitalize").line(), ["Revitalize", "Pegasus"]);
    t.resolve().mv(Move::Yes);
    assert_eq!((t.held(0), t.mojo(0)), (2, 30));
    t.resolve_all().play("Charmed").pick("Hulk");
    assert_eq!((t.controller("Hulk"), t.line().last().unwrap().as_str()), (0, "Pegasus"));
    assert!(t.buried(0, "Charmed"));
}

/// `epic/trigger/waiting`
#[test]
fn what_is_triggered_while_nobody_has_priority_waits_for_pre_battle() {
    let mut t = Scene::new(2);
    t.board(0, &["Hive Queen"]).board(1, &["Puppeteer", "Hulk"]).hand(0, &["Charmed"]);
    t.play("Charmed").pick("Puppeteer").resolve_all();
    let hulk = t.game.open.bodies.iter().position(|body| body.lasting == seat(1) && !body.token).unwrap();
    assert_eq!(t.controller("Puppeteer"), 0);
    t.game.open.bodies[hulk + 1].strings = true;
    t.next_turn();
    assert_eq!((t.game.open.step, t.controller("Puppeteer")), (Step::PreBattle, 1));
    assert_eq!(t.query(), Some(Query::Order), "the draw, and Puppeteer's return in the clean-up");
    assert_eq!(t.pick("Puppeteer").line(), ["Puppeteer", "Hive Queen"]);
    assert!(t.in_play("Hulk") && t.resolve_all().buried(1, "Hulk"));
    assert_eq!(t.count(0, "Insect"), 1);
}

/// `epic/trigger/end-of-turn`
#[test]
fn at_end_of_turn_is_the_beginning_of_the_end_step() {
    let mut t = Scene::new(2);
    t.board(0, &["Hydra", "Hulk"]).hand(0, &["Take Cover"]);
    assert_eq!(t.until(Phase::End).line(), ["Hydra"]);
    t.resolve_all().play("Take Cover").pick("Hulk").next_turn();
    assert!(t.buried(0, "Hulk"), "set up in the End step, it waits for the next one");
    t.until(Phase::End).pick("Hydra");
    assert_eq!(t.resolve().query(), Some(Query::May));
    t.mv(Move::Yes);
    assert!(t.in_play("Hulk"));
}

/// `epic/state/checks`
#[test]
fn one_looks_who_is_out_after_every_sentence_and_a_sentence_about_several_is_one() {
    let mut t = Scene::new(2);
    t.set_mojo(0, 6).hand(0, &["Drain Essence"]).play("Drain Essence").at(0).resolve();
    assert_eq!(t.outcome(), Some(("last", vec![1])), "the 6 Mojo come too late");
    let mut t = Scene::new(2);
    t.set_mojo(0, 7).set_mojo(1, 7).board(0, &["Fire Elemental"]).activate("Fire Elemental", 0).resolve();
    assert_eq!(t.outcome(), Some(("nobody", vec![])));
    let mut t = Scene::new(2);
    t.board(0, &["Primal Magic"]).board(1, &["Hulk"]).hand(0, &["Snowblind"]).play("Snowblind");
    t.pick("Primal Magic").resolve();
    assert_eq!((t.buried(0, "Primal Magic"), t.held(0)), (true, 1));
}

/// `epic/end/mojo`
#[test]
fn without_mojo_one_is_out_at_once_and_the_last_one_wins() {
    let mut t = Scene::new(3);
    t.set_mojo(1, 2).set_mojo(2, 1).hand(0, &["Bolt from the Blue"; 2]);
    t.play("Bolt from the Blue").at(1).resolve_all();
    assert_eq!((t.outcome(), t.game.open.alive.contains(seat(1))), (None, false));
    t.play("Bolt from the Blue").at(2).resolve_all();
    assert_eq!((t.outcome(), t.mojo(2)), (Some(("last", vec![0])), -1));
}

/// `epic/end/deck`
#[test]
fn whoever_has_no_card_left_in_his_deck_wins_at_once() {
    let mut t = Scene::new(3);
    t.hand(0, &["Knowledge"]).deck_size(0, 2).play("Knowledge").resolve();
    assert_eq!((t.outcome(), t.held(0)), (Some(("deck", vec![0])), 2));
    let mut t = Scene::new(2);
    t.hand(0, &["Deep Thought"]).deck_size(0, 5).play("Deep Thought").resolve();
    assert_eq!((t.query(), t.outcome()), (Some(Query::Dig), None), "what is looked at is in the deck");
    t.choose(FILLER).choose(FILLER);
    assert_eq!((t.outcome(), t.left(0)), (None, 3));
}

/// `epic/end/loss-first`
#[test]
fn if_mojo_and_deck_run_out_together_one_has_lost() {
    let mut t = Scene::new(2);
    t.set_mojo(0, 0).deck_size(0, 0).mv(Move::Pass);
    assert_eq!(t.outcome(), Some(("last", vec![1])));
}

/// `epic/end/together`
#[test]
fn several_empty_decks_share_the_victory_and_if_all_are_out_it_is_a_draw() {
    let mut t = Scene::new(3);
    t.hand(0, &["Nature's Renewal"]).deck_size(0, 5).deck_size(2, 3).play("Nature's Renewal").resolve();
    assert_eq!(t.outcome(), Some(("deck", vec![0, 2])));
    let mut t = Scene::new(3);
    (0..3).for_each(|seat| _ = t.set_mojo(seat, 4));
    t.board(0, &["Fire Elemental"]).activate("Fire Elemental", 0).resolve();
    assert_eq!(t.outcome(), Some(("nobody", vec![])));
}

/// `epic/veil/when`
#[test]
fn a_champion_is_played_face_down_for_an_action_in_ones_build_step() {
    let veil = |name| Move::Veil(card(name));
    let mut t = Scene::new(2);
    t.board(0, &["Pegasus", "Free Spirit"]).hand(0, &["Mentalist", "Hulk"]).hand(1, &["Mentalist"]);
    assert_eq!(t.step(Step::PreBattle).refused(0, veil("Mentalist")), "epic/veil/when");
    assert_eq!(t.step(Step::Build).refused(0, veil("Hulk")), "epic/veil/when");
    assert_eq!(t.set_actions(0, 0).refused(0, veil("Mentalist")), "epic/veil/when");
    t.set_actions(0, 1).mv(veil("Mentalist"));
    assert_eq!(t.line(), ["?", "Free Spirit"], "an action card, but not a good one");
    t.mv(Move::Pass);
    assert_eq!((t.actions(0), t.refused(1, veil("Mentalist"))), (0, "epic/veil/when"));
}

/// `epic/veil/yours`
#[test]
fn one_unveils_ones_own_champion_whenever_one_has_priority() {
    let mut t = Scene::new(2);
    let mine = t.down(0, "Dark Angel");
    let other = t.down(1, "Angel of Despair");
    assert_eq!(t.refused(0, Move::Unveil(other)), "epic/veil/yours");
    t.step(Step::End).mv(Move::Pass).mv(Move::Unveil(other));
    assert_eq!(t.query(), Some(Query::Target), "unveiling itself needed no answer");
    t.at(0).resolve_all().mv(Move::Unveil(mine));
    assert_eq!((t.numbers("Dark Angel"), t.line().len()), ((8, 8), 0));
    assert_eq!(t.refused(0, Move::Unveil(mine)), "epic/veil/yours");
}

/// `epic/veil/blank`
#[test]
fn face_down_a_champion_has_nothing_and_may_be_chosen_as_non_good() {
    let mut t = Scene::new(2);
    t.board(0, &["King of the Dead"]).hand(0, &["Final Betrayal"]);
    t.down(0, "Dark Angel");
    let stats = t.stats("?");
    assert_eq!((stats.alignment, stats.origin, stats.offence, stats.defence), (None, None, 0, 0));
    assert_eq!((stats.has, stats.kind), (Keywords::NONE, Kind::Champion));
    let mentalist = t.down(1, "Mentalist");
    t.play("Final Betrayal").mv(Move::Pick(mentalist)).mv(Move::No).resolve_all();
    assert!(t.in_play("Mentalist") && t.buried(0, "Final Betrayal"), "it turned out to be good");
}

/// `epic/veil/arrival`
#[test]
fn who_came_face_down_skips_what_coming_into_play_brings() {
    let mut t = Scene::new(2);
    t.board(0, &["Mask of the Many"]).hand(0, &["Djinn", "Executioner", "The Facilitator"]).set_actions(0, 3);
    t.board(1, &["Hulk", "Tracker"]);
    for name in ["Djinn", "Executioner", "The Facilitator"] {
        t.veil(name).resolve_all();
        let down = t.id("?");
        t.mv(Move::Unveil(down));
        assert_eq!((t.position(name), t.line().len()), (Position::Prepared, 0));
    }
    assert_eq!((t.numbers("Djinn"), t.in_play("Hulk")), ((5, 5), true));
}

/// `epic/veil/battle`
#[test]
fn who_fights_face_down_is_unveiled_once_the_blocks_are_made() {
    let mut t = Scene::new(2);
    t.step(Step::PreBattle);
    t.down(0, "Burrowing Wurm");
    t.down(1, "Dark Angel");
    let [wurm, angel] = t.ids("?")[..] else { panic!() };
    t.until_asked().mv(Move::Attack(wurm)).at(1).until_asked();
    assert_eq!((t.query(), t.in_play("Burrowing Wurm")), (Some(Query::Block), false));
    t.mv(Move::Block(angel));
    assert_eq!(t.game.open.phase, Phase::AfterBlock);
    assert!(t.in_play("Burrowing Wurm") && t.in_play("Dark Angel"));
    t.fight();
    assert_eq!((t.buried(1, "Dark Angel"), t.damage("Burrowing Wurm"), t.mojo(1)), (true, 8, 30));
}

/// `epic/veil/forced`
#[test]
fn a_face_down_champion_is_unveiled_when_targeted_or_about_to_be_changed() {
    let mut t = Scene::new(2);
    t.board(0, &["Hulk"]).hand(0, &["Deathblow", "Apocalypse"]);
    let betrayer = t.down(1, "Secret Betrayer");
    t.play("Deathblow").mv(Move::Pick(betrayer)).pick("Hulk");
    assert_eq!(
        (t.line(), t.controller("Hulk"), t.bottom(1)),
        (vec!["Deathblow".into()], 1, "Secret Betrayer")
    );
    t.resolve_all();
    assert!(t.in_play("Hulk"), "Deathblow has no target any longer");
    t.down(1, "Angel of Despair");
    t.play("Apocalypse").mv(Move::Mode(0));
    assert!(!t.in_play("Angel of Despair"));
    t.resolve();
    assert!(t.buried(1, "Angel of Despair") && t.told(|event| matches!(event, Event::Unveiled { .. })));
    assert_eq!(t.query(), Some(Query::Target), "it was unveiled before it broke");
}

/// `epic/veil/on-line`
#[test]
fn targeted_on_the_line_it_is_shown_and_comes_face_up() {
    let mut t = Scene::new(2);
    t.board(0, &["Mask of the Many"]).hand(0, &["Djinn", "Winter Fairy"]).hand(1, &["Now!"; 2]);
    t.set_actions(0, 2).veil("Djinn").mv(Move::Pass).play("Now!");
    assert_eq!((t.numbers("Djinn"), t.held(1)), ((8, 8), 2));
    t.mv(Move::Pass).veil("Winter Fairy").mv(Move::Pass).play("Now!").resolve_all();
    assert!(t.in_play("Winter Fairy") && !t.told(|event| matches!(event, Event::Unveiled { .. })));
    assert_eq!(t.held(0), 0, "it wasn't unveiled");
}

/// `epic/owner/backs`
#[test]
fn everybody_sees_whose_cards_are_in_a_hand() {
    let mut t = Scene::new(2);
    t.hand(0, &["Blast", "Rend"]);
    t.game.cards[1][0].put(pile::Card::new(card("Hulk"), Audience::seat(seat(0))));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = t.game.view(viewer);
        assert_eq!((view.cards[0].piles[0].len(), view.cards[1].piles[0].len()), (2, 1));
        assert!(view.cards[1].piles[0].iter().all(|place| place.face().is_none()));
    }
}

/// `epic/owner/put`
#[test]
fn what_somebody_puts_into_play_is_prepared_and_his_whoever_owns_it() {
    let mut t = Scene::new(2);
    t.pile(1, &["Hulk"]).hand(0, &["Raise the Dead", "Banished"]).play("Raise the Dead").mv(Move::Mode(1));
    t.resolve_all();
    assert_eq!((t.controller("Hulk"), t.position("Hulk")), (0, Position::Prepared));
    t.play("Banished").resolve_all();
    assert_eq!(t.bottom(1), "Hulk", "it is still the other's card");
}

/// `epic/owner/control`
#[test]
fn the_latest_control_holds_and_when_it_ends_the_one_before() {
    let mut t = Scene::new(3);
    t.board(1, &["Hulk"]).hand(0, &["Kneel Before Me"]).hand(2, &["Charmed"]).play("Kneel Before Me");
    assert_eq!(t.resolve_all().controller("Hulk"), 0);
    t.mv(Move::Pass).mv(Move::Pass).play("Charmed");
    assert_eq!(t.controller("Hulk"), 2);
    assert_eq!(t.next_turn().controller("Hulk"), 0);
}

/// `epic/copy/printed`
#[test]
fn a_copy_has_what_is_printed_and_is_itself_anywhere_else() {
    let mut t = Scene::new(2);
    t.board(1, &["Hulk"]).lay("Hulk", Position::Expended).hand(0, &["Imposter", "Deathblow", "Ferocious"]);
    t.game.open.bodies[0].plus = 4;
    t.game.open.bodies[0].damage = 3;
    t.play("Ferocious").play("Imposter").resolve_all();
    let copy = t.find("Hulk").unwrap();
    assert_eq!((t.numbers("Hulk"), copy.damage, copy.position), ((9, 9), 0, Position::Prepared));
    assert!(t.has("Hulk", Keyword::Breakthrough) && t.count(0, "Hulk") == 1);
    t.play("Deathblow").pick("Hulk").resolve_all();
    assert_eq!(t.pile_names(0), ["Ferocious", "Imposter", "Deathblow"]);
}

/// `epic/copy/arrival`
#[test]
fn only_what_comes_as_a_copy_uses_what_its_coming_brings() {
    let mut t = Scene::new(2);
    t.board(1, &["Djinn"]).hand(0, &["Imposter"]).play("Imposter").resolve_all();
    assert_eq!(t.numbers("Djinn"), (8, 8));
    let mut t = Scene::new(2);
    t.board(1, &["Djinn"]).board(0, &["Doppelganger"]).pile(1, &["Tracker"]).activate("Doppelganger", 0);
    t.pick("Djinn").resolve_all();
    assert_eq!((t.numbers("Djinn"), t.controller("Djinn")), ((5, 5), 0));
    t.activate("Djinn", 1).pick("Tracker").resolve_all();
    assert_eq!((t.numbers("Tracker"), t.held(0)), ((7, 7), 0), "no card for coming into play");
}

/// `epic/token/kinds`
#[test]
fn tokens_are_champions_of_seven_kinds() {
    use Alignment::{Evil, Good, Wild};
    let mut t = Scene::new(2);
    let kinds = [
        (Token::Human, 1, Good, Origin::Natural),
        (Token::Zombie, 2, Evil, Origin::Magical),
        (Token::Demon, 4, Evil, Origin::Magical),
        (Token::Insect, 1, Wild, Origin::Natural),
        (Token::Wolf, 2, Wild, Origin::Natural),
        (Token::Tiger, 3, Wild, Origin::Natural),
        (Token::Bird, 1, Wild, Origin::Natural),
    ];
    for (token, number, alignment, origin) in kinds {
        t.token(0, token);
        let stats = t.stats(&format!("{token:?}"));
        assert_eq!((stats.offence, stats.defence, stats.kind), (number, number, Kind::Champion));
        assert_eq!((stats.alignment, stats.origin), (Some(alignment), Some(origin)));
        assert_eq!(stats.has.contains(Keyword::Airborne), token == Token::Bird);
    }
}

/// `epic/token/vanishes`
#[test]
fn a_token_or_copy_vanishes_but_triggers_see_it_go() {
    let mut t = Scene::new(2);
    t.board(0, &["Soul Catcher"]).hand(0, &["Deathblow", "Return Home"]);
    t.token(1, Token::Demon);
    t.play("Deathblow").pick("Demon").resolve_all();
    assert_eq!((t.mojo(0), t.pile_names(1).len()), (34, 0));
    t.token(1, Token::Wolf);
    t.play("Return Home").pick("Wolf").resolve_all();
    assert_eq!((t.in_play("Wolf"), t.held(1)), (false, 0));
    let mut t = Scene::new(2);
    t.hand(0, &["Second Wind"]).play("Second Wind");
    let mage = t.down(0, "Mirror Mage");
    t.mv(Move::Unveil(mage)).mv(Move::Yes);
    assert_eq!(t.line(), ["Second Wind", "Second Wind"]);
    assert_eq!((t.resolve_all().mojo(0), t.pile_names(0)), (40, vec!["Second Wind"]));
}

/// `epic/counter/demoralized`
#[test]
fn a_demoralized_champion_is_exactly_0_1_without_abilities() {
    let mut t = Scene::new(2);
    t.board(1, &["Hulk"]).board(0, &["Book of Secrets"]).hand(0, &["Broken Spirit", "Ferocious"]);
    t.game.open.bodies[0].plus = 4;
    t.play("Broken Spirit").resolve_all().play("Ferocious");
    assert_eq!((t.numbers("Hulk"), t.stats("Hulk").has), ((0, 1), Keywords::NONE));
    t.mv(Move::Pass);
    assert_eq!(t.refused(1, Move::Use(t.id("Hulk"), 0)), "epic/use/yours");
}

/// `epic/layer/order`
#[test]
fn set_numbers_and_alignment_come_before_counters_and_bonuses() {
    let mut t = Scene::new(2);
    t.board(0, &["Werewolf"]).hand(0, &["Ferocious", "Rend"]).play("Ferocious");
    t.game.open.bodies[0].plus = 2;
    assert_eq!(t.numbers("Werewolf"), (6, 6));
    t.activate("Werewolf", 0).choose("Rend").resolve_all();
    assert_eq!(t.numbers("Werewolf"), (12, 12));
    t.token(1, Token::Human);
    t.board(0, &["King of the Dead"]).hand(0, &["Charmed"]).play("Charmed").pick("Human");
    assert_eq!(t.numbers("Human"), (1, 1));
    t.board(0, &["Dark Leader"]);
    assert_eq!((t.numbers("Human"), t.stats("Human").alignment), ((4, 3), Some(Alignment::Evil)));
}

/// `epic/layer/fixed`
#[test]
fn a_passing_bonus_is_for_those_who_are_there_and_a_lasting_one_for_later_ones_too() {
    let mut t = Scene::new(2);
    t.board(0, &["King of the Dead", "Dark Knight"])
        .hand(0, &["Walk it Off"])
        .play("Walk it Off")
        .resolve_all();
    t.board(0, &["Jason"]);
    assert_eq!((t.numbers("Dark Knight"), t.numbers("Jason")), ((6, 10), (7, 7)));
    t.hand(1, &["Charmed"]).mv(Move::Pass).play("Charmed").pick("Dark Knight");
    assert_eq!(t.numbers("Dark Knight"), (4, 8), "he keeps the one and loses the other");
}

/// `epic/extra/third`
#[test]
fn the_newest_extra_turn_comes_first_and_nobody_has_three_turns_in_a_row() {
    let mut t = Scene::new(3);
    t.hand(0, &["Seize the Day"; 2]).hand(2, &["Seize the Day"]).set_actions(0, 2);
    t.play("Seize the Day").resolve_all().play("Seize the Day").resolve_all();
    assert!(t.told(|event| *event == Event::NoExtraTurn { seat: seat(0) }) && t.buried(0, "Seize the Day"));
    t.mv(Move::Pass).mv(Move::Pass).play("Seize the Day").resolve_all();
    let turns: Vec<usize> = (0..4).map(|_| t.next_turn().game.open.active.index()).collect();
    assert_eq!(turns, [2, 0, 1, 2]);
    let mut t = Scene::new(2);
    t.hand(0, &["Seize the Day"; 2]).play("Seize the Day").resolve_all().next_turn();
    assert_eq!(t.game.open.active, seat(0));
    assert_eq!(t.play("Seize the Day").resolve_all().next_turn().game.open.active, seat(1));
}

/// `epic/leave/cards`
#[test]
fn all_cards_of_a_player_who_is_out_leave_the_game() {
    let mut t = Scene::new(3);
    t.set_mojo(1, 7).hand(0, &["Blast"]).hand(1, &["Rend", "Second Wind"]).pile(1, &["Savior"]);
    t.board(1, &["Hulk", "Book of Secrets", "Tracker"]);
    t.game.open.bodies[2].lasting = seat(2);
    t.mv(Move::Pass).activate("Book of Secrets", 0).play("Second Wind").mv(Move::Pass).mv(Move::Pass);
    t.play("Blast").at(1).resolve();
    assert!(!t.in_play("Hulk") && !t.in_play("Tracker") && !t.in_play("Book of Secrets"));
    assert_eq!((t.held(1), t.left(1), t.pile_names(1).len(), t.line().len()), (0, 0, 0, 0));
    assert_eq!(t.outcome(), None);
}

/// `epic/leave/others`
#[test]
fn others_cards_go_back_to_their_owners() {
    let mut t = Scene::new(3);
    t.set_mojo(1, 7).hand(0, &["Blast"]).board(2, &["Hulk"]);
    t.game.open.bodies[0].lasting = seat(1);
    t.game.cards[2][1].put(pile::Card::new(card("Rend"), Audience::seat(seat(1))));
    t.game.open.piles[1].push(Dead { id: 900, card: card("Savior"), owner: seat(0) });
    t.play("Blast").at(1).resolve_all();
    assert_eq!(t.controller("Hulk"), 2);
    assert!(t.buried(2, "Rend") && t.buried(0, "Savior"));
}

/// `epic/leave/attack`
#[test]
fn an_attack_on_somebody_who_is_out_is_over_and_so_is_his_own_turn() {
    let mut t = Scene::new(3);
    t.step(Step::PreBattle)
        .board(0, &["Hulk", "Tracker"])
        .set_mojo(1, 7)
        .hand(2, &["Blast", "Spontaneous Combustion"]);
    t.attack(&["Hulk"], 1).mv(Move::Pass).mv(Move::Pass).play("Blast").at(1).resolve_all();
    assert_eq!((t.game.open.phase, t.position("Hulk")), (Phase::BeforeAttack, Position::Expended));
    t.until_asked();
    assert_eq!(t.query(), Some(Query::Attack), "Tracker may still attack");
    t.mv(Move::Done).set_mojo(0, 6).set_actions(2, 1).mv(Move::Pass).play("Spontaneous Combustion").at(0);
    assert_eq!(t.outcome(), Some(("last", vec![2])));
    let mut t = Scene::new(3);
    t.set_mojo(0, 7).hand(0, &["Blast"]).play("Blast").at(0).resolve();
    assert_eq!((t.game.open.active, t.held(1), t.game.open.step), (seat(1), 1, Step::PreBattle));
}

/// `epic/loop/forced`
#[test]
fn if_the_very_same_position_keeps_coming_it_is_a_draw() {
    let mut t = Scene::new(2);
    for seat in 0..2 {
        let one = t.board(seat, &["The Unholy One"]).id("The Unholy One");
        t.game.open.bodies.iter_mut().find(|body| body.id == one).unwrap().attacked = true;
    }
    for _ in 0..8 {
        if t.outcome().is_none() {
            t.until_asked();
        }
        if t.query() == Some(Query::Attack) {
            t.mv(Move::Done);
        }
    }
    assert_eq!(t.outcome(), Some(("loop", vec![])), "nobody draws, and nobody does anything");
}

/// `epic/loop/optional`
#[test]
fn a_loop_of_ones_own_making_isnt_entered_a_third_time() {
    let mut t = Scene::new(2);
    t.board(0, &["Menacing Statue"]).activate("Menacing Statue", 0).resolve_all();
    let again = Move::Use(t.id("Menacing Statue"), 0);
    t.mv(again).resolve_all().mv(again).resolve_all();
    assert_eq!(t.refused(0, again), "epic/loop/optional");
    assert!(!t.allows(again) && t.outcome().is_none());
}
