//! Setting up and the actions of a turn, rule by rule.

use crate::scene::*;
use ephios::*;
use std::collections::BTreeSet;
use table::{Game, Seat, Seed, SetupError, Viewer};

/// `ephios/setup/cards`
#[test]
fn a_quick_game_has_eighteen_characters() {
    let game = start(options(Mode::Quick), 4, "cards");
    let inhabitants = game.open.cards.iter().filter(|card| card.is_inhabitant()).count();
    assert_eq!((game.open.cards.len(), inhabitants, game.open.alliances.len()), (18, 4, 5));
    let decks: BTreeSet<String> = (0..20)
        .map(|number| {
            format!(
                "{:?}",
                start(options(Mode::Quick), 2, &number.to_string()).piles[DECK].faces().collect::<Vec<_>>()
            )
        })
        .collect();
    assert_eq!(decks.len(), 20, "it is shuffled");
}

/// `ephios/setup/persuasion`
#[test]
fn everybody_begins_with_three_persuasion_and_no_popularity() {
    let game = start(options(Mode::Quick), 3, "persuasion");
    assert_eq!([0, 1, 2].map(|at| (persuasion(&game, at), popularity(&game, at))), [(3, 0); 3]);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.open.persuasion, game.open.persuasion, "for all to see");
}

/// `ephios/setup/most`
#[test]
fn nobody_has_more_than_five() {
    let mut game = scene(2).persuasion(0, 4).laid();
    let card = game.piles[CROSSROADS].faces().next().unwrap();
    play(&mut game, 0, &format!("debate {card}"));
    assert_eq!(persuasion(&game, 0), 5);
}

/// `ephios/setup/affinity`
#[test]
fn everybody_has_an_affinity_of_his_own() {
    let game = start(options(Mode::Quick), 4, "affinity");
    let dealt: BTreeSet<Alliance> = Seat::all(4).filter_map(|seat| game.hidden.affinities[seat]).collect();
    assert_eq!(dealt.len(), 4);
    for viewer in Viewer::all(4) {
        let known = game.view(viewer).known.affinities;
        let seen: Vec<Seat> = Seat::all(4).filter(|seat| known[*seat].is_some()).collect();
        assert_eq!(seen, viewer.seat().into_iter().collect::<Vec<_>>());
    }
    assert!(game.hand(seat(0)).is_empty(), "it isn't a card of the hand");
}

/// `ephios/setup/crossroads`
#[test]
fn four_cards_lie_open() {
    let game = start(options(Mode::Quick), 2, "crossroads");
    assert_eq!((game.piles[CROSSROADS].len(), game.piles[DECK].len()), (4, 14));
    assert!(game.piles[CROSSROADS].cards().iter().all(|card| card.is_known_to(Viewer::Spectator)));
}

/// `ephios/setup/first`
#[test]
fn chance_decides_who_begins() {
    let first = |number: u32| start(options(Mode::Quick), 4, &number.to_string()).open.turn.index();
    assert_eq!((0..60).map(first).collect::<BTreeSet<_>>().len(), 4);
}

#[test]
fn tables_that_dont_fit_are_refused_in_words() {
    let start = |mode, players, difficulty, inhabitants| {
        let options = Options { mode, difficulty, inhabitants };
        Ephios::start(&options, &vec![(); players], &Seed::from_text("no"))
            .map(|_| ())
            .unwrap_err()
            .to_string()
    };
    let (easy, classic) = (Difficulty::Easy, Inhabitants::Classic);
    assert!(start(Mode::Solo, 2, easy, classic).contains("mode=solo"));
    assert!(start(Mode::Quick, 1, easy, classic).contains("mode=solo"));
    assert!(start(Mode::Quick, 2, Difficulty::Hard, classic).contains("difficulty"));
    assert!(start(Mode::Quick, 2, easy, Inhabitants::Campaign).contains("mode=campaign"));
    let five = Ephios::start(&options(Mode::Quick), &[(); 5], &Seed::from_text("no"));
    assert!(matches!(five, Err(SetupError::Players { .. })));
}

/// `ephios/turn/order`
#[test]
fn only_whoever_has_the_turn_acts() {
    let game = scene(2).laid();
    assert_eq!(refused(&game, 1, "draw"), "ephios/turn/order");
    assert_eq!(refused(&game, 1, "decline"), "ephios/turn/order");
    assert_eq!(refused(&game, 3, "draw"), "ephios/turn/order");
    assert!(moves(&game, 1).is_empty());
}

/// `ephios/turn/action`
#[test]
fn a_turn_is_one_of_four_actions() {
    let mut game = scene(2).laid();
    for other in ["pick docker", "target 1", "done", "react sentinelle", "decline"] {
        assert_eq!(refused(&game, 0, other), "ephios/turn/action", "{other}");
    }
    play(&mut game, 0, "draw");
    assert!(acts(&game, 1), "one action, then the next");
}

/// `ephios/turn/answer`
#[test]
fn a_question_is_answered_first() {
    let mut game = scene(2)
        .hand(0, "recteur")
        .hand(1, "docker")
        .crossroads("tractiste medium magnate sentinelle")
        .laid();
    play(&mut game, 0, "use recteur");
    for other in ["draw", "done", "target 1", "decline", "use concierge", "pass"] {
        assert_eq!(refused(&game, 0, other), "ephios/turn/answer", "{other}");
    }
    let mut game = scene(2).hand(1, "docker").laid();
    play(&mut game, 0, "debate tractiste");
    assert_eq!(refused(&game, 1, "draw"), "ephios/turn/answer");
}

/// `ephios/turn/pass`
#[test]
fn whoever_can_do_nothing_passes() {
    assert_eq!(refused(&scene(2).laid(), 0, "pass"), "ephios/turn/pass");
    let others = "docker tractiste greviste deleguee archiviste chercheuse recteur perceptrice commandeur";
    let inhabitants: Cards = cards("concierge colporteuse girouette chroniqueur").into_iter().collect();
    // It can hardly come about: every card in a hand, and no inhabitants.
    let game = scene(2)
        .crossroads("")
        .hand(0, "sentinelle")
        .hand(1, &format!("{others} argentier magnate predicateur medium"))
        .persuasion(0, 0)
        .with(|open| open.cards = open.cards - inhabitants)
        .laid_anyhow();
    assert_eq!(moves(&game, 0), ["pass"]);
    assert_eq!(game.check(seat(0), Move::Pass), Ok(()));
}

/// `ephios/recruit/crossroads`
#[test]
fn recruiting_pays_the_value() {
    let mut game = scene(2).crossroads("medium docker recteur magnate").top("sentinelle").laid();
    assert_eq!(refused(&game, 0, "recruit sentinelle"), "ephios/recruit/crossroads");
    play(&mut game, 0, "recruit medium");
    assert_eq!((persuasion(&game, 0), hand(&game, 0)), (0, cards("medium")));
    assert!(game.piles[0].cards()[0].is_known_to(seat(1).into()), "everybody saw it");
}

/// `ephios/recruit/cost`
#[test]
fn nobody_recruits_what_he_cant_pay_for() {
    let game = scene(2).crossroads("medium docker recteur magnate").persuasion(0, 2).laid();
    assert_eq!(refused(&game, 0, "recruit medium"), "ephios/recruit/cost");
    assert!(may(&game, 0, "recruit docker"));
}

/// `ephios/recruit/inhabitant`
#[test]
fn inhabitants_arent_recruited() {
    let game = scene(2).crossroads("concierge docker recteur magnate").laid();
    assert_eq!(refused(&game, 0, "recruit concierge"), "ephios/recruit/inhabitant");
}

/// `ephios/recruit/blind`
#[test]
fn a_card_unseen_costs_one() {
    let mut game = scene(2).top("medium").laid();
    let heard = play(&mut game, 0, "draw");
    assert_eq!((persuasion(&game, 0), hand(&game, 0)), (2, cards("medium")));
    let told = |at: usize| heard.by(seat(at).into()).any(|event| matches!(event, Event::DrewCard { .. }));
    assert_eq!([told(0), told(1)], [true, false]);
    assert_eq!(refused(&scene(2).persuasion(0, 0).laid(), 0, "draw"), "ephios/recruit/blind");
}

/// `ephios/recruit/met`
#[test]
fn an_inhabitant_drawn_is_met_at_once() {
    let mut game = scene(2).top("girouette").laid();
    play(&mut game, 0, "draw");
    assert_eq!((persuasion(&game, 0), discarded(&game)), (3, Some(Card::Girouette)), "1 paid, 1 gained");
    assert!(acts(&game, 0), "its replay counts");
}

/// `ephios/recruit/empty`
#[test]
fn without_cards_nothing_is_drawn() {
    let placed =
        "docker tractiste greviste deleguee archiviste chercheuse recteur sentinelle perceptrice commandeur";
    let game = scene(2)
        .hand(0, placed)
        .hand(1, "argentier magnate predicateur medium")
        .crossroads("concierge colporteuse girouette chroniqueur")
        .laid();
    assert_eq!(refused(&game, 0, "draw"), "ephios/recruit/empty");
}

/// `ephios/debate/gain`
#[test]
fn a_debate_brings_two() {
    let mut game = scene(2).crossroads("medium docker recteur magnate").laid();
    play(&mut game, 0, "debate medium");
    assert_eq!((persuasion(&game, 0), discarded(&game)), (5, Some(Card::Medium)));
    assert!(acts(&game, 1));
}

/// `ephios/debate/crossroads`
#[test]
fn one_debates_at_the_crossroads() {
    let game = scene(2).hand(0, "medium").laid();
    assert_eq!(refused(&game, 0, "debate medium"), "ephios/debate/crossroads");
}

/// `ephios/debate/inhabitant`
#[test]
fn inhabitants_dont_debate() {
    let game = scene(2).crossroads("concierge docker recteur magnate").laid();
    assert_eq!(refused(&game, 0, "debate concierge"), "ephios/debate/inhabitant");
}

/// `ephios/use/held`
#[test]
fn one_uses_what_one_holds_or_whom_one_meets() {
    let game =
        scene(2).hand(0, "docker").hand(1, "magnate").crossroads("concierge medium recteur greviste").laid();
    assert_eq!(refused(&game, 0, "use magnate"), "ephios/use/held");
    assert_eq!(refused(&game, 0, "use medium"), "ephios/use/held");
    assert_eq!(refused(&game, 0, "use girouette"), "ephios/use/held");
    assert!(may(&game, 0, "use docker") && may(&game, 0, "use concierge"));
}

/// `ephios/use/turn`
#[test]
fn reactions_and_helpers_arent_actions() {
    let game = scene(2).hand(0, "greviste argentier").laid();
    assert_eq!(refused(&game, 0, "use greviste"), "ephios/use/turn");
    assert_eq!(refused(&game, 0, "use argentier"), "ephios/use/turn");
}

/// `ephios/use/discard`
#[test]
fn a_used_card_is_discarded_after_its_effect() {
    let mut game = scene(2).hand(0, "archiviste").discard("docker").laid();
    play(&mut game, 0, "use archiviste");
    assert_eq!(hand(&game, 0), cards("docker"), "it found what lay there before");
    assert_eq!(discarded(&game), Some(Card::Archiviste));
}

/// `ephios/use/inhabitant`
#[test]
fn an_inhabitant_in_use_leaves_the_crossroads() {
    let mut game = scene(2)
        .crossroads("concierge docker recteur magnate")
        .top("medium sentinelle greviste predicateur")
        .laid();
    plays(&mut game, 0, &["use concierge", "pick docker"]);
    assert_eq!(game.piles[CROSSROADS].len(), 4);
    assert!(!game.piles[CROSSROADS].has(Card::Concierge) && !may(&game, 0, "use concierge"));
}

/// `ephios/use/nothing`
#[test]
fn a_card_may_be_used_in_vain() {
    let mut game = scene(2).hand(0, "commandeur perceptrice").laid();
    play(&mut game, 0, "use commandeur");
    assert_eq!(discarded(&game), Some(Card::Commandeur));
    assert!(acts(&game, 1));
}

/// `ephios/use/target`
#[test]
fn somebody_who_can_be_touched_is_chosen() {
    let mut game = scene(4).hand(0, "commandeur").popularity(1, 10).popularity(3, 10).laid();
    play(&mut game, 0, "use commandeur");
    assert_eq!(refused(&game, 0, "target 2"), "ephios/use/target", "he has nothing to lose");
    assert_eq!(refused(&game, 0, "target 0"), "ephios/use/target", "nor oneself");
    assert_eq!(moves(&game, 0), ["target 1", "target 3"]);
}

/// `ephios/use/choice`
#[test]
fn a_card_is_chosen_from_what_the_effect_names() {
    let mut game = scene(2).hand(0, "recteur").crossroads("sentinelle medium magnate predicateur").laid();
    play(&mut game, 0, "use recteur");
    assert_eq!(refused(&game, 0, "pick predicateur"), "ephios/use/choice");
    assert_eq!(refused(&game, 0, "pick docker"), "ephios/use/choice");
    let mut game = scene(2).hand(0, "recteur").crossroads("sentinelle magnate greviste predicateur").laid();
    play(&mut game, 0, "use recteur");
    assert!(acts(&game, 0), "one possibility isn't asked for");
}

/// `ephios/use/replay`
#[test]
fn a_replay_comes_before_the_crossroads_is_completed() {
    let mut game = scene(2).crossroads("girouette docker recteur magnate").laid();
    play(&mut game, 0, "use girouette");
    assert_eq!(game.piles[CROSSROADS].len(), 3);
    assert!(acts(&game, 0));
    play(&mut game, 0, "recruit docker");
    assert_eq!(game.piles[CROSSROADS].len(), 4, "at the end of the turn");
}

/// `ephios/use/thirty`
#[test]
fn a_turn_has_an_end() {
    let mut game = scene(2).hand(0, "docker magnate").laid();
    game.open.made = 28;
    play(&mut game, 0, "use docker");
    assert!(acts(&game, 0), "29 actions");
    play(&mut game, 0, "use magnate");
    assert!(acts(&game, 1), "30 actions are enough");
}

/// `ephios/use/add`
#[test]
fn what_is_added_is_free() {
    let mut game =
        scene(2).hand(0, "medium").persuasion(0, 0).crossroads("concierge docker recteur magnate").laid();
    plays(&mut game, 0, &["use medium", "pick magnate"]);
    assert_eq!((hand(&game, 0), persuasion(&game, 0)), (cards("magnate"), 0));
}

/// `ephios/use/several`
#[test]
fn several_inhabitants_come_in_the_owners_order() {
    let mut game = campaign(3, "faussaire", "")
        .hand(0, "faussaire")
        .top("girouette chroniqueur")
        .popularity(0, 20)
        .laid();
    play(&mut game, 0, "use faussaire");
    assert_eq!(game.open.phase, Phase::Order);
    assert_eq!(refused(&game, 0, "pick docker"), "ephios/use/choice");
    assert_eq!(moves(&game, 0), ["pick girouette", "pick chroniqueur"]);
    play(&mut game, 0, "pick chroniqueur");
    assert_eq!((popularity(&game, 0), game.open.reversed), (10, true));
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("chroniqueur girouette faussaire"));
    assert!(acts(&game, 0), "the replay is taken after all are discarded");
}
