//! The 18 characters of the quick game, each for what it does.

use crate::scene::*;
use ephios::*;

/// `ephios/card/docker`
#[test]
fn docker_brings_two_persuasion_and_another_action() {
    let mut game = scene(2).hand(0, "docker").persuasion(0, 1).laid();
    play(&mut game, 0, "use docker");
    assert_eq!((persuasion(&game, 0), discarded(&game)), (3, Some(Card::Docker)));
    assert!(acts(&game, 0), "he replays");
    play(&mut game, 0, "draw");
    assert!(acts(&game, 1), "once");
}

/// `ephios/card/tractiste`
#[test]
fn tractiste_sweeps_what_she_likes_and_completes_the_crossroads() {
    let crossroads = "docker medium concierge recteur";
    let mut game = scene(2).hand(0, "tractiste").crossroads(crossroads).top("magnate commandeur").laid();
    play(&mut game, 0, "use tractiste");
    assert_eq!(refused(&game, 0, "pick concierge"), "ephios/use/choice", "no inhabitants");
    plays(&mut game, 0, &["pick medium", "pick docker", "done"]);
    assert_eq!(game.set(CROSSROADS), cards("concierge recteur magnate commandeur").into_iter().collect());
    assert_eq!(discarded(&game), Some(Card::Tractiste));
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("medium docker tractiste"));
    assert!(acts(&game, 0));
}

#[test]
fn tractiste_may_sweep_nothing_or_everything() {
    let mut game = scene(2).hand(0, "tractiste").laid();
    plays(&mut game, 0, &["use tractiste", "done"]);
    assert!(acts(&game, 0));
    let mut game = scene(2).hand(0, "tractiste").crossroads("docker concierge girouette chroniqueur").laid();
    plays(&mut game, 0, &["use tractiste", "pick docker"]);
    assert!(acts(&game, 0), "with nothing left to sweep nothing is asked");
    assert_eq!(game.piles[CROSSROADS].len(), 4);
}

/// `ephios/card/greviste`
#[test]
fn greviste_makes_a_union_bring_less() {
    let mut game = scene(2).hand(0, "medium predicateur").hand(1, "greviste sentinelle").laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!(asked(&game), [1]);
    assert_eq!(refused(&game, 1, "react sentinelle"), "ephios/react/fits", "a smaller gain is no loss");
    play(&mut game, 1, "react greviste");
    assert_eq!((popularity(&game, 0), hand(&game, 1)), (30, cards("sentinelle")));
    assert_eq!(discarded(&game), Some(Card::Greviste));
}

/// `ephios/card/deleguee`
#[test]
fn deleguee_takes_up_to_two_from_each() {
    let mut game = scene(3).hand(0, "deleguee").persuasion(0, 1).persuasion(1, 5).persuasion(2, 1).laid();
    play(&mut game, 0, "use deleguee");
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [4, 3, 0]);
    assert!(acts(&game, 1), "no replay");
    let mut game = scene(3).hand(0, "deleguee").persuasion(0, 4).laid();
    play(&mut game, 0, "use deleguee");
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [5, 1, 1], "what exceeds 5 is lost");
}

/// `ephios/card/archiviste`
#[test]
fn archiviste_takes_the_top_of_the_discard_pile() {
    let mut game = scene(2).hand(0, "archiviste").discard("docker medium").laid();
    play(&mut game, 0, "use archiviste");
    assert_eq!((hand(&game, 0), discarded(&game)), (cards("medium"), Some(Card::Archiviste)));
    let mut game = scene(2).hand(0, "archiviste").discard("docker colporteuse").laid();
    play(&mut game, 0, "use archiviste");
    assert!(hand(&game, 0).is_empty(), "an inhabitant is met at once");
    assert!(persuasion(&game, 0) > 3);
    let mut game = scene(2).hand(0, "archiviste").laid();
    play(&mut game, 0, "use archiviste");
    assert!(acts(&game, 1), "with nothing there nothing happens");
}

/// `ephios/card/chercheuse`
#[test]
fn chercheuse_keeps_one_of_three_and_orders_the_others() {
    let mut game = scene(2).hand(0, "chercheuse").top("magnate medium recteur docker").laid();
    play(&mut game, 0, "use chercheuse");
    assert_eq!(moves(&game, 0), ["pick recteur", "pick magnate", "pick medium"]);
    play(&mut game, 0, "pick medium");
    assert_eq!(moves(&game, 0), ["pick recteur", "pick magnate"]);
    play(&mut game, 0, "pick recteur");
    assert_eq!(hand(&game, 0), cards("medium"));
    let deck: Vec<Card> = game.piles[DECK].faces().rev().take(3).collect();
    assert_eq!(deck, cards("recteur magnate docker"), "nothing left the crossroads, so none was drawn");
    assert!(acts(&game, 1));
}

#[test]
fn chercheuse_who_adds_an_inhabitant_meets_it_after_the_rest_is_back() {
    let mut game = scene(2).hand(0, "chercheuse").top("magnate colporteuse recteur").persuasion(0, 0).laid();
    plays(&mut game, 0, &["use chercheuse", "pick colporteuse"]);
    assert_eq!(persuasion(&game, 0), 0);
    play(&mut game, 0, "pick magnate");
    assert!(hand(&game, 0).is_empty() && persuasion(&game, 0) > 0);
    assert_eq!(game.piles[DECK].faces().next_back(), Some(Card::Magnate));
}

#[test]
fn chercheuse_looks_at_a_new_deck_if_the_old_one_is_too_small() {
    let mut game = scene(2).hand(0, "chercheuse").top("magnate").nothing_else().laid();
    play(&mut game, 0, "use chercheuse");
    assert!(may(&game, 0, "pick magnate") && moves(&game, 0).len() == 3, "what was left stays on top");
}

/// `ephios/card/recteur`
#[test]
fn recteur_applies_what_lies_at_the_crossroads() {
    let crossroads = "docker sentinelle argentier magnate";
    let mut game = scene(2).hand(0, "recteur").crossroads(crossroads).persuasion(0, 0).laid();
    play(&mut game, 0, "use recteur");
    assert_eq!(moves(&game, 0), ["pick docker", "pick magnate"], "no reactions and no Argentier");
    play(&mut game, 0, "pick magnate");
    assert_eq!(persuasion(&game, 0), 5);
    assert!(acts(&game, 0), "he replays too");
    assert!(game.piles[CROSSROADS].has(Card::Magnate));
    assert_eq!(discarded(&game), Some(Card::Recteur));
}

#[test]
fn what_the_recteur_copies_may_be_swept_by_its_own_effect() {
    let mut game = scene(2).hand(0, "recteur").crossroads("tractiste sentinelle argentier greviste").laid();
    plays(&mut game, 0, &["use recteur", "pick tractiste", "done"]);
    assert!(!game.piles[CROSSROADS].has(Card::Tractiste));
    assert!(acts(&game, 0));
}

/// `ephios/card/sentinelle`
#[test]
fn sentinelle_keeps_off_what_would_cost_something() {
    let mut game = scene(2).hand(0, "commandeur").hand(1, "sentinelle").popularity(1, 20).laid();
    play(&mut game, 0, "use commandeur");
    play(&mut game, 1, "react sentinelle");
    assert_eq!((popularity(&game, 1), discarded(&game)), (20, Some(Card::Commandeur)));
    assert!(hand(&game, 1).is_empty());
    let mut game = scene(3).hand(0, "deleguee").hand(1, "sentinelle").hand(2, "docker").laid();
    play(&mut game, 0, "use deleguee");
    assert_eq!(asked(&game), [1, 2]);
    play(&mut game, 1, "react sentinelle");
    play(&mut game, 2, "decline");
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [5, 3, 1], "only whoever reacts is spared");
    let mut game = scene(2).hand(0, "perceptrice").hand(1, "sentinelle docker").laid();
    play(&mut game, 0, "use perceptrice");
    play(&mut game, 1, "react sentinelle");
    assert_eq!((hand(&game, 0), hand(&game, 1)), (vec![], cards("docker")), "before a card is picked");
}

/// `ephios/card/perceptrice`
#[test]
fn perceptrice_takes_a_random_card() {
    let mut game = scene(3).hand(0, "perceptrice").hand(1, "docker").hand(2, "medium recteur").laid();
    play(&mut game, 0, "use perceptrice");
    play(&mut game, 0, "target 2");
    let heard = play(&mut game, 2, "decline");
    let taken = hand(&game, 0)[0];
    assert_eq!((hand(&game, 0).len(), hand(&game, 2).len()), (1, 1));
    let stole = |at: usize| heard.by(seat(at).into()).any(|event| matches!(event, Event::StoleCard { .. }));
    assert_eq!([0, 1, 2].map(stole), [true, false, true], "only the two see it");
    let known = |at: usize| game.piles[0].cards()[0].is_known_to(seat(at).into());
    assert_eq!([0, 1, 2].map(known), [true, false, true], "{taken}");
    let mut game = scene(2).hand(0, "perceptrice").laid();
    play(&mut game, 0, "use perceptrice");
    assert!(acts(&game, 1), "with nobody to rob nothing happens");
}

/// `ephios/card/commandeur`
#[test]
fn commandeur_costs_an_opponent_ten() {
    let mut game = scene(3).hand(0, "commandeur").popularity(1, 30).popularity(2, 20).laid();
    play(&mut game, 0, "use commandeur");
    play(&mut game, 0, "target 1");
    assert_eq!([0, 1, 2].map(|at| popularity(&game, at)), [0, 20, 20]);
}

/// `ephios/card/argentier`
#[test]
fn argentier_stands_in_for_a_missing_member() {
    let mut game = scene(2).hand(0, "argentier medium").laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!(popularity(&game, 0), 30);
    let mut game = scene(2).hand(0, "argentier magnate").laid();
    plays(&mut game, 0, &["unite compagnie plain", "pick magnate"]);
    assert_eq!(popularity(&game, 0), 40, "in his own alliance he costs nothing");
    let mut game = scene(2).hand(0, "argentier medium predicateur").laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!(popularity(&game, 0), 40, "where he isn't needed he isn't counted");
    let game = scene(2).hand(0, "argentier docker").laid();
    assert_eq!(
        refused(&game, 0, "unite syndicat plain"),
        "ephios/unite/members",
        "he is one member, not two"
    );
    let game = scene(2).hand(0, "argentier docker greviste").laid();
    assert!(may(&game, 0, "unite syndicat plain"));
    let mut game = scene(2).hand(0, "argentier medium").affinity(0, Alliance::Compagnie).laid();
    plays(&mut game, 0, &["unite culte affinity", "pick medium"]);
    assert_eq!(popularity(&game, 0), 40, "he is still a card of the Compagnie");
}

/// `ephios/card/magnate`
#[test]
fn magnate_fills_up_persuasion() {
    let mut game = scene(2).hand(0, "magnate").persuasion(0, 0).laid();
    play(&mut game, 0, "use magnate");
    assert_eq!(persuasion(&game, 0), 5);
    assert!(acts(&game, 0));
}

/// `ephios/card/predicateur`
#[test]
fn predicateur_takes_what_was_debated_with() {
    let mut game = scene(2).hand(1, "predicateur").crossroads("docker medium recteur magnate").laid();
    play(&mut game, 0, "debate medium");
    assert_eq!(asked(&game), [1]);
    play(&mut game, 1, "react predicateur");
    assert_eq!(
        (persuasion(&game, 0), hand(&game, 1)),
        (5, cards("medium")),
        "the debater gains all the same"
    );
    assert_eq!(discarded(&game), Some(Card::Predicateur));
    let mut game = scene(2).hand(0, "tractiste").hand(1, "predicateur").laid();
    plays(&mut game, 0, &["use tractiste", "pick docker", "done"]);
    assert!(acts(&game, 0), "other discards aren't debates");
}

/// `ephios/card/medium`
#[test]
fn medium_reveals_a_card_and_adds_one() {
    let crossroads = "docker recteur magnate commandeur";
    let mut game = scene(2).hand(0, "medium").crossroads(crossroads).top("sentinelle archiviste").laid();
    play(&mut game, 0, "use medium");
    assert_eq!(moves(&game, 0).len(), 5, "full or not");
    play(&mut game, 0, "pick magnate");
    assert_eq!(hand(&game, 0), cards("magnate"));
    assert_eq!(game.set(CROSSROADS), cards("docker recteur commandeur sentinelle").into_iter().collect());
    let mut game =
        scene(2).hand(0, "medium").crossroads(crossroads).top("colporteuse").persuasion(0, 0).laid();
    plays(&mut game, 0, &["use medium", "pick colporteuse"]);
    assert_eq!((persuasion(&game, 0), hand(&game, 0)), (4, vec![]), "an inhabitant is met at once");
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("colporteuse medium"));
}

/// `ephios/card/concierge`
#[test]
fn concierge_clears_the_crossroads() {
    let top = "magnate commandeur deleguee girouette";
    let mut game = scene(2).crossroads("docker concierge recteur chroniqueur").top(top).laid();
    plays(&mut game, 0, &["use concierge", "pick docker"]);
    assert_eq!(
        game.piles[CROSSROADS].faces().collect::<Vec<_>>(),
        cards("chroniqueur magnate commandeur deleguee"),
        "he himself no longer counts, inhabitants stay"
    );
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("recteur docker concierge"));
    assert!(acts(&game, 0));
}

/// `ephios/card/colporteuse`
#[test]
fn colporteuse_brings_one_for_each_alliance() {
    let mut game = scene(2).crossroads("docker greviste medium colporteuse").persuasion(0, 0).laid();
    play(&mut game, 0, "use colporteuse");
    assert_eq!(persuasion(&game, 0), 2);
    assert!(acts(&game, 1));
}

/// `ephios/card/girouette`
#[test]
fn girouette_turns_the_direction() {
    let mut game = scene(3).crossroads("docker greviste medium girouette").laid();
    play(&mut game, 0, "use girouette");
    assert!(game.open.reversed && acts(&game, 0));
    play(&mut game, 0, "draw");
    assert!(acts(&game, 2));
    let mut game = scene(2).crossroads("docker greviste medium girouette").persuasion(0, 0).laid();
    play(&mut game, 0, "use girouette");
    assert_eq!((persuasion(&game, 0), game.open.reversed), (1, false));
}

/// `ephios/card/chroniqueur`
#[test]
fn chroniqueur_costs_the_leaders_ten() {
    let crossroads = "docker greviste medium chroniqueur";
    let mut game =
        scene(3).crossroads(crossroads).popularity(0, 30).popularity(2, 30).popularity(1, 10).laid();
    play(&mut game, 0, "use chroniqueur");
    assert_eq!([0, 1, 2].map(|at| popularity(&game, at)), [20, 10, 20], "all who lead, oneself too");
    let mut game = scene(2).crossroads(crossroads).popularity(1, 30).hand(1, "sentinelle").laid();
    play(&mut game, 0, "use chroniqueur");
    play(&mut game, 1, "react sentinelle");
    assert_eq!(popularity(&game, 1), 30, "the effect is whoever's used it, so it can be answered");
}
