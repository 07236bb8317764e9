//! The 24 characters that come with the campaign, each for what it does.

use crate::scene::*;
use ephios::*;
use std::collections::BTreeSet;

/// `ephios/card/reporter`
#[test]
fn reporter_looks_into_a_hand() {
    let mut game =
        campaign(3, "reporter", "docker").hand(0, "reporter").hand(1, "medium").hand(2, "recteur").laid();
    play(&mut game, 0, "use reporter");
    let heard = play(&mut game, 0, "target 2");
    let saw = |at: usize| heard.by(seat(at).into()).any(|event| matches!(event, Event::SawCard { .. }));
    assert_eq!([0, 1, 2].map(saw), [true, false, true]);
    assert!(game.piles[2].cards()[0].is_known_to(seat(0).into()));
    assert_eq!((persuasion(&game, 0), hand(&game, 2)), (4, cards("recteur")));
    assert!(acts(&game, 1), "looking costs nothing, so nobody is asked");
}

/// `ephios/card/presentateur`
#[test]
fn presentateur_brings_ten() {
    let mut game = campaign(2, "presentateur", "docker").hand(0, "presentateur").popularity(0, 60).laid();
    play(&mut game, 0, "use presentateur");
    assert_eq!(game.open.wins[seat(0)], 1, "70% wins the round at once");
}

/// `ephios/card/redactrice`
#[test]
fn redactrice_profits_from_the_union_of_another() {
    let mut game =
        campaign(2, "redactrice", "").hand(0, "medium predicateur").hand(1, "redactrice greviste").laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    play(&mut game, 1, "react-all");
    assert_eq!((popularity(&game, 0), popularity(&game, 1)), (30, 10));
    let mut game = campaign(2, "redactrice", "")
        .hand(0, "medium predicateur")
        .hand(1, "redactrice")
        .popularity(0, 60)
        .popularity(1, 60)
        .laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    play(&mut game, 1, "react redactrice");
    assert_eq!(game.open.wins[seat(1)], 1, "her gain comes before the union's");
}

/// `ephios/card/graffeuse`
#[test]
fn graffeuse_costs_everybody_else_one() {
    let mut game = campaign(3, "graffeuse", "").hand(0, "graffeuse").persuasion(1, 0).laid();
    play(&mut game, 0, "use graffeuse");
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [3, 0, 2]);
    assert!(acts(&game, 0));
}

/// `ephios/card/artificier`
#[test]
fn artificier_clears_the_crossroads_for_persuasion() {
    let mut game = campaign(2, "artificier", "")
        .hand(0, "artificier")
        .persuasion(0, 0)
        .crossroads("docker medium concierge recteur")
        .laid();
    plays(&mut game, 0, &["use artificier", "pick medium"]);
    assert_eq!(persuasion(&game, 0), 3);
    let swept: Vec<Card> = game.piles[DISCARD].faces().collect();
    assert_eq!(swept, cards("docker recteur medium artificier"));
    assert!(acts(&game, 1), "no replay; the crossroads is completed at the end of the turn");
}

/// `ephios/card/insurgee`
#[test]
fn insurgee_makes_somebody_discard_by_chance() {
    let mut game = campaign(2, "insurgee", "").hand(0, "insurgee").hand(1, "medium recteur").laid();
    play(&mut game, 0, "use insurgee");
    play(&mut game, 1, "decline");
    assert_eq!(hand(&game, 1).len(), 1);
    let mut game = campaign(2, "insurgee", "").hand(0, "insurgee").hand(1, "sentinelle recteur").laid();
    play(&mut game, 0, "use insurgee");
    play(&mut game, 1, "react sentinelle");
    assert_eq!(hand(&game, 1), cards("recteur"), "she answers before a card is picked");
}

/// `ephios/card/meneuse`
#[test]
fn meneuse_pulls_down_whoever_is_more_popular() {
    let scene = campaign(4, "meneuse", "").hand(0, "meneuse").popularity(0, 20);
    let mut game = scene.popularity(1, 30).popularity(2, 20).popularity(3, 60).laid();
    play(&mut game, 0, "use meneuse");
    assert_eq!([0, 1, 2, 3].map(|at| popularity(&game, at)), [20, 20, 20, 50]);
}

/// `ephios/card/passeur`
#[test]
fn passeur_brings_a_personality_for_nothing() {
    let mut game = campaign(2, "passeur", "")
        .hand(0, "passeur")
        .persuasion(0, 0)
        .crossroads("docker medium concierge recteur")
        .laid();
    play(&mut game, 0, "use passeur");
    assert_eq!(refused(&game, 0, "pick concierge"), "ephios/use/choice", "no inhabitants");
    play(&mut game, 0, "pick medium");
    assert_eq!((hand(&game, 0), persuasion(&game, 0)), (cards("medium"), 0));
}

/// `ephios/card/marraine`
#[test]
fn marraine_takes_three_from_one() {
    let mut game = campaign(3, "marraine", "").hand(0, "marraine").persuasion(0, 0).persuasion(1, 2).laid();
    plays(&mut game, 0, &["use marraine", "target 1"]);
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [2, 0, 3]);
    assert!(acts(&game, 0));
}

/// `ephios/card/entremetteur`
#[test]
fn entremetteur_earns_what_another_pays() {
    let mut game = campaign(2, "entremetteur", "")
        .hand(1, "entremetteur")
        .crossroads("medium docker recteur magnate")
        .persuasion(1, 1)
        .laid();
    play(&mut game, 0, "recruit medium");
    assert_eq!(asked(&game), [1]);
    play(&mut game, 1, "react entremetteur");
    assert_eq!([persuasion(&game, 0), persuasion(&game, 1)], [0, 4]);
    let mut game = campaign(2, "entremetteur", "").hand(1, "entremetteur").laid();
    play(&mut game, 0, "draw");
    assert!(!matches!(game.open.phase, Phase::React(_)), "a card unseen isn't recruited at the crossroads");
}

/// `ephios/card/espionne`
#[test]
fn espionne_chooses_what_goes() {
    let mut game = campaign(2, "espionne", "").hand(0, "espionne").hand(1, "medium recteur").laid();
    play(&mut game, 0, "use espionne");
    assert!(!game.piles[1].cards()[0].is_known_to(seat(0).into()), "not before it can be answered");
    play(&mut game, 1, "decline");
    assert_eq!(moves(&game, 0), ["pick recteur", "pick medium"]);
    play(&mut game, 0, "pick medium");
    assert_eq!((hand(&game, 1), game.piles[DISCARD].has(Card::Medium)), (cards("recteur"), true));
    let mut game = campaign(2, "espionne", "").hand(0, "espionne").hand(1, "sentinelle recteur").laid();
    play(&mut game, 0, "use espionne");
    play(&mut game, 1, "react sentinelle");
    assert!(acts(&game, 1), "nor is anything seen");
    assert!(!game.piles[1].cards()[0].is_known_to(seat(0).into()));
}

/// `ephios/card/faussaire`
#[test]
fn faussaire_draws_two() {
    let mut game = campaign(2, "faussaire", "").hand(0, "faussaire").top("medium recteur").laid();
    play(&mut game, 0, "use faussaire");
    assert_eq!(hand(&game, 0), cards("recteur medium"));
    assert!(game.piles[0].cards().iter().all(|card| !card.is_known_to(seat(1).into())));
}

/// `ephios/card/nomade`
#[test]
fn nomade_draws_one_and_goes_on() {
    let mut game = campaign(2, "nomade", "").hand(0, "nomade").top("medium").laid();
    play(&mut game, 0, "use nomade");
    assert_eq!((hand(&game, 0), persuasion(&game, 0)), (cards("medium"), 3));
    assert!(acts(&game, 0));
}

/// `ephios/card/contrebandier`
#[test]
fn contrebandier_sells_a_card() {
    let scene = campaign(2, "contrebandier", "").persuasion(0, 0);
    let mut game = scene.hand(0, "contrebandier medium recteur").laid();
    plays(&mut game, 0, &["use contrebandier", "pick medium"]);
    assert_eq!((hand(&game, 0), persuasion(&game, 0)), (cards("recteur"), 3));
    let mut game = campaign(2, "contrebandier", "").persuasion(0, 0).hand(0, "contrebandier").laid();
    play(&mut game, 0, "use contrebandier");
    assert_eq!(persuasion(&game, 0), 0, "without a card nothing happens");
}

/// `ephios/card/guide`
#[test]
fn guide_exchanges_a_card() {
    let mut game = campaign(2, "guide", "")
        .hand(0, "guide medium recteur")
        .crossroads("docker magnate concierge girouette")
        .laid();
    plays(&mut game, 0, &["use guide", "pick medium"]);
    assert_eq!(moves(&game, 0), ["pick docker", "pick magnate"], "another personality, not the same");
    play(&mut game, 0, "pick magnate");
    assert_eq!(hand(&game, 0), cards("recteur magnate"));
    assert!(game.piles[CROSSROADS].has(Card::Medium) && acts(&game, 0));
}

/// `ephios/card/doyen`
#[test]
fn doyen_helps_the_last() {
    let mut game = campaign(3, "doyen", "")
        .hand(0, "doyen")
        .popularity(0, 10)
        .popularity(1, 10)
        .popularity(2, 40)
        .laid();
    play(&mut game, 0, "use doyen");
    assert_eq!(popularity(&game, 0), 30);
    let mut game = campaign(3, "doyen", "").hand(0, "doyen").popularity(0, 10).laid();
    play(&mut game, 0, "use doyen");
    assert_eq!(popularity(&game, 0), 10, "somebody is less popular");
}

/// `ephios/card/androide`
#[test]
fn androide_applies_what_was_discarded_last() {
    let mut game =
        campaign(2, "androide", "").hand(0, "androide").persuasion(0, 0).discard("docker magnate").laid();
    play(&mut game, 0, "use androide");
    assert_eq!(persuasion(&game, 0), 5);
    assert!(acts(&game, 0), "with its replay");
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("docker magnate androide"));
    let mut game = campaign(2, "androide", "").hand(0, "androide").discard("magnate recteur").laid();
    play(&mut game, 0, "use androide");
    assert!(acts(&game, 1), "nobody applies the effect of one who applies effects");
}

/// `ephios/card/prototype`
#[test]
fn prototype_counts_twice() {
    let mut game = campaign(2, "prototype androide", "").hand(0, "prototype androide").laid();
    plays(&mut game, 0, &["unite synthetiques plain", "pick androide"]);
    assert_eq!(popularity(&game, 0), 30);
    assert_eq!(
        refused(&campaign(2, "prototype", "").hand(0, "prototype").laid(), 0, "unite synthetiques plain"),
        "ephios/unite/members"
    );
}

/// `ephios/card/regulateur`
#[test]
fn regulateur_turns_a_personality_into_persuasion() {
    let mut game = campaign(2, "regulateur", "")
        .hand(0, "regulateur")
        .persuasion(0, 0)
        .crossroads("docker medium concierge recteur")
        .laid();
    plays(&mut game, 0, &["use regulateur", "pick medium"]);
    assert_eq!(persuasion(&game, 0), 3);
    assert!(acts(&game, 0));
}

/// `ephios/card/matrice`
#[test]
fn matrice_brings_two_more_actions() {
    let mut game = campaign(2, "matrice", "").hand(0, "matrice").top("medium recteur").laid();
    play(&mut game, 0, "use matrice");
    plays(&mut game, 0, &["draw"]);
    assert!(acts(&game, 0));
    play(&mut game, 0, "draw");
    assert!(acts(&game, 1));
}

/// A campaign with this inhabitant at the crossroads.
fn with_inhabitant(players: usize, name: &str) -> Scene {
    let crossroads = format!("docker medium recteur {name}");
    campaign(players, name, "girouette").crossroads(&crossroads)
}

/// `ephios/card/crieur`
#[test]
fn crieur_brings_a_card_to_the_crossroads() {
    let mut game = with_inhabitant(2, "crieur").top("magnate sentinelle").laid();
    play(&mut game, 0, "use crieur");
    assert_eq!(game.set(CROSSROADS), cards("docker medium recteur magnate").into_iter().collect());
    assert!(acts(&game, 0));
}

/// `ephios/card/foule`
#[test]
fn foule_helps_the_least_popular() {
    let mut game = with_inhabitant(3, "foule").popularity(1, 20).laid();
    play(&mut game, 0, "use foule");
    assert_eq!([0, 1, 2].map(|at| popularity(&game, at)), [10, 20, 10]);
}

/// `ephios/card/bateleuse`
#[test]
fn bateleuse_brings_everybody_one() {
    let mut game = with_inhabitant(3, "bateleuse").persuasion(1, 5).laid();
    play(&mut game, 0, "use bateleuse");
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [4, 5, 4]);
}

/// `ephios/card/controleur`
#[test]
fn controleur_fines_the_richest() {
    let mut game = with_inhabitant(3, "controleur").persuasion(0, 4).persuasion(1, 4).persuasion(2, 1).laid();
    play(&mut game, 0, "use controleur");
    assert_eq!([0, 1, 2].map(|at| persuasion(&game, at)), [2, 2, 1]);
}

#[test]
fn every_personality_of_the_campaign_has_an_effect_of_its_own() {
    let effects: BTreeSet<String> =
        Card::ALL.iter().map(|card| format!("{:?}", card.effect(false))).collect();
    assert_eq!(effects.len(), Card::ALL.len(), "no two of the 42 are alike");
    assert!(Card::ALL.iter().all(|card| card.is_inhabitant() == card.alliance().is_none()));
    let count = |alliance: Alliance| alliance.members().len();
    assert_eq!(Alliance::ALL.map(count), [4, 3, 3, 2, 2, 3, 4, 2, 3, 4, 4]);
}
