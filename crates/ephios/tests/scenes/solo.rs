//! Solo play, rule by rule, and the solo effects of the cards.

use crate::scene::*;
use ephios::*;
use table::{Game, Viewer};

/// `ephios/solo/setup`
#[test]
fn one_plays_alone_with_fourteen_personalities() {
    for (difficulty, percent) in Difficulty::ALL.into_iter().zip([30, 20, 10]) {
        let game = start(Options { difficulty, ..options(Mode::Solo) }, 1, "solo");
        assert_eq!((popularity(&game, 0), persuasion(&game, 0)), (percent, 3));
        assert_eq!((game.piles[DECK].len(), game.piles[CROSSROADS].len()), (10, 4));
        assert!(game.open.cards.iter().all(|card| !card.is_inhabitant()));
        assert_eq!(game.hidden.affinities[seat(0)], None);
    }
}

/// `ephios/solo/row`
#[test]
fn cards_slide_to_the_right() {
    let mut game =
        solo().crossroads("docker tractiste archiviste chercheuse").top("greviste predicateur medium").laid();
    play(&mut game, 0, "recruit tractiste");
    let row: Vec<Card> = game.piles[CROSSROADS].faces().collect();
    assert_eq!(
        row,
        cards("archiviste chercheuse greviste predicateur"),
        "the Plot took the docker, then the left is filled"
    );
    let mut game = solo()
        .hand(0, "medium")
        .crossroads("docker tractiste archiviste chercheuse")
        .top("magnate greviste")
        .laid();
    play(&mut game, 0, "use medium");
    assert_eq!(game.piles[CROSSROADS].faces().next_back(), Some(Card::Magnate), "so does the Medium's card");
}

/// `ephios/solo/turns`
#[test]
fn the_plot_has_a_turn_after_each_of_mine() {
    let mut game = solo().crossroads("docker tractiste archiviste chercheuse").top("medium greviste").laid();
    let heard = play(&mut game, 0, "draw");
    let debated = Event::PlotDebated { card: Card::Docker };
    assert!(heard.0.iter().any(|(_, event)| *event == debated));
    assert!(acts(&game, 0) && game.open.number == 2);
    let mut game = solo().hand(0, "docker").laid();
    let heard = play(&mut game, 0, "use docker");
    assert!(
        !heard.0.iter().any(|(_, event)| matches!(event, Event::PlotDebated { .. } | Event::Plotted { .. })),
        "a replay isn't a turn"
    );
}

/// `ephios/solo/unite`
#[test]
fn a_union_brings_ten_and_seals_the_alliance_once() {
    let mut game =
        solo().hand(0, "predicateur medium").crossroads("docker tractiste archiviste chercheuse").laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!((popularity(&game, 0), game.open.pacts), (40, Alliances::only(Alliance::Culte)));
    let again =
        solo().hand(0, "predicateur medium").with(|open| open.pacts = Alliances::only(Alliance::Culte));
    let mut game = again.crossroads("docker tractiste archiviste chercheuse").laid();
    assert_eq!(refused(&game, 0, "unite culte affinity"), "ephios/affinity/once", "there are no affinities");
    let heard = play(&mut game, 0, "unite culte plain");
    assert!(!heard.0.iter().any(|(_, event)| matches!(event, Event::Sealed { .. })));
}

/// `ephios/solo/recruit`
#[test]
fn the_plot_takes_the_rightmost_dignitary() {
    let mut game = solo().crossroads("docker medium recteur chercheuse").top("tractiste").laid();
    play(&mut game, 0, "draw");
    assert_eq!(game.set(ZONE), Cards::only(Card::Medium));
    let dignitaries: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_dignitary()).collect();
    assert_eq!(dignitaries, cards("deleguee recteur commandeur magnate medium"));
}

/// `ephios/solo/debate`
#[test]
fn without_a_dignitary_it_discards_the_rightmost() {
    let mut game = solo().crossroads("docker tractiste archiviste chercheuse").top("greviste").laid();
    play(&mut game, 0, "draw");
    assert_eq!((discarded(&game), persuasion(&game, 0)), (Some(Card::Docker), 2));
}

/// `ephios/solo/corrupt`
#[test]
fn corrupting_gives_the_plot_two_turns() {
    let mut game = solo()
        .zone("medium recteur")
        .crossroads("docker tractiste archiviste chercheuse")
        .top("greviste predicateur")
        .laid();
    assert_eq!(refused(&game, 0, "corrupt magnate"), "ephios/solo/corrupt");
    let heard = play(&mut game, 0, "corrupt medium");
    let turns = heard.0.iter().filter(|(_, event)| matches!(event, Event::PlotDebated { .. })).count();
    assert_eq!((game.set(ZONE), turns), (Cards::only(Card::Recteur), 2));
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("medium docker tractiste"));
    let quick = scene(2).laid();
    assert_eq!(refused(&quick, 0, "corrupt medium"), "ephios/solo/corrupt", "only alone");
    let mut game =
        solo().hand(0, "docker").zone("medium").crossroads("tractiste archiviste chercheuse greviste").laid();
    plays(&mut game, 0, &["use docker", "corrupt medium"]);
    assert!(game.piles[ZONE].is_empty(), "as the action of a replay too");
}

/// `ephios/solo/end`
#[test]
fn hand_and_crossroads_are_put_in_order_after_every_turn() {
    let mut game = solo()
        .hand(0, "argentier sentinelle predicateur")
        .crossroads("docker tractiste archiviste chercheuse")
        .top("magnate greviste")
        .laid();
    play(&mut game, 0, "draw");
    assert_eq!(game.open.phase, Phase::Excess, "before the Plot's turn");
    play(&mut game, 0, "pick argentier");
    play(&mut game, 0, "react predicateur");
    assert_eq!(hand(&game, 0), cards("docker sentinelle magnate"));
    assert_eq!(game.piles[CROSSROADS].len(), 4);
}

/// `ephios/solo/reshuffle`
#[test]
fn a_new_deck_costs_ten() {
    let mut game =
        solo().crossroads("docker tractiste archiviste chercheuse").top("magnate").nothing_else().laid();
    play(&mut game, 0, "draw");
    assert_eq!(popularity(&game, 0), 20);
}

/// `ephios/solo/react`
#[test]
fn alone_one_is_asked_only_if_one_can_react() {
    let mut game = solo().hand(0, "sentinelle").crossroads("docker tractiste archiviste chercheuse").laid();
    play(&mut game, 0, "recruit docker");
    assert!(acts(&game, 0), "no Prédicateur, no question");
    let mut game = solo()
        .hand(0, "predicateur")
        .crossroads("docker tractiste archiviste chercheuse")
        .top("greviste")
        .laid();
    play(&mut game, 0, "recruit tractiste");
    assert_eq!(game.open.phase, Phase::React(Trigger::PlotDebates));
    assert_eq!(game.decline(seat(0)), None, "and nobody answers for me");
    assert_eq!(refused(&game, 0, "react tractiste"), "ephios/react/fits");
    let watcher = game.view(Viewer::Spectator);
    assert!(
        watcher.cards.piles[0].iter().all(|place| place.face().is_some()),
        "whoever watches sees the hand"
    );
}

/// `ephios/solo/popularity`
#[test]
fn seventy_percent_end_nothing() {
    let mut game = solo()
        .hand(0, "predicateur medium")
        .popularity(0, 90)
        .crossroads("docker tractiste archiviste chercheuse")
        .laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!((popularity(&game, 0), ended(&game)), (100, None));
}

/// All alliances but one.
fn nearly() -> Alliances {
    Alliances::base().without(Alliance::Culte)
}

/// `ephios/solo/won`
#[test]
fn five_sealed_alliances_win() {
    let mut game =
        solo().hand(0, "predicateur medium").popularity(0, 40).with(|open| open.pacts = nearly()).laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!(ended(&game), Some(("pacts", vec![0])));
    let feats: Feats = [Feat::SoloEasy, Feat::Untouched, Feat::Beloved].into_iter().collect();
    assert_eq!(game.open.feats[seat(0)], feats);
}

/// `ephios/solo/unpopular`
#[test]
fn without_popularity_one_loses() {
    let mut game = solo()
        .popularity(0, 10)
        .crossroads("docker tractiste archiviste chercheuse")
        .top("magnate")
        .nothing_else()
        .laid();
    play(&mut game, 0, "draw");
    assert_eq!((ended(&game), popularity(&game, 0)), (Some(("unpopular", vec![])), 0));
}

/// `ephios/solo/plot`
#[test]
fn five_dignitaries_make_the_plot() {
    let mut game = solo()
        .zone("deleguee recteur commandeur magnate")
        .crossroads("docker medium archiviste chercheuse")
        .laid();
    play(&mut game, 0, "draw");
    assert_eq!(ended(&game), Some(("plot", vec![])));
}

/// `ephios/solo/limit`
#[test]
fn after_two_hundred_turns_one_loses() {
    let mut game =
        solo().turn(0, 200).crossroads("docker tractiste archiviste chercheuse").top("greviste").laid();
    play(&mut game, 0, "draw");
    assert_eq!(ended(&game), Some(("stalemate", vec![])));
}

/// `ephios/card/greviste`
#[test]
fn greviste_stops_a_recruitment_by_the_plot() {
    let mut game =
        solo().hand(0, "greviste").crossroads("docker medium archiviste chercheuse").top("tractiste").laid();
    play(&mut game, 0, "recruit docker");
    assert_eq!(game.open.phase, Phase::React(Trigger::PlotRecruits));
    play(&mut game, 0, "react greviste");
    assert!(game.piles[ZONE].is_empty());
    assert_eq!(game.piles[DISCARD].faces().collect::<Vec<_>>(), cards("medium greviste"));
    let mut game = solo().hand(0, "greviste").crossroads("docker medium archiviste chercheuse").laid();
    plays(&mut game, 0, &["recruit docker", "decline"]);
    assert_eq!(game.set(ZONE), Cards::only(Card::Medium));
}

/// `ephios/card/deleguee`
#[test]
fn deleguee_alone_brings_three() {
    let mut game = solo().hand(0, "deleguee").persuasion(0, 0).laid();
    play(&mut game, 0, "use deleguee");
    assert_eq!(persuasion(&game, 0), 3);
    assert!(acts(&game, 0) && game.open.number == 1);
}

/// `ephios/card/sentinelle`
#[test]
fn sentinelle_saves_the_cost_of_a_shuffle() {
    let scene = solo().hand(0, "sentinelle").crossroads("docker tractiste archiviste chercheuse");
    let mut game = scene.top("magnate").nothing_else().laid();
    play(&mut game, 0, "draw");
    assert_eq!(game.open.phase, Phase::React(Trigger::Reshuffle));
    play(&mut game, 0, "react sentinelle");
    assert_eq!(popularity(&game, 0), 30);
    assert!(game.piles[DISCARD].has(Card::Sentinelle), "she is discarded after the shuffle");
    let scene = solo().hand(0, "sentinelle").crossroads("docker tractiste archiviste chercheuse");
    let mut game = scene.top("magnate").nothing_else().laid();
    plays(&mut game, 0, &["draw", "decline"]);
    assert_eq!((popularity(&game, 0), game.piles[CROSSROADS].len()), (20, 4));
}

/// `ephios/card/perceptrice`
#[test]
fn perceptrice_takes_from_the_zone() {
    let mut game = solo()
        .hand(0, "perceptrice")
        .zone("medium recteur")
        .crossroads("docker tractiste archiviste chercheuse")
        .laid();
    plays(&mut game, 0, &["use perceptrice", "pick recteur"]);
    assert_eq!((hand(&game, 0), game.set(ZONE)), (cards("recteur"), Cards::only(Card::Medium)));
}

/// `ephios/card/commandeur`
#[test]
fn commandeur_discards_from_the_zone() {
    let mut game = solo()
        .hand(0, "commandeur")
        .zone("medium recteur")
        .crossroads("docker tractiste archiviste chercheuse")
        .laid();
    plays(&mut game, 0, &["use commandeur", "pick recteur"]);
    assert!(game.piles[DISCARD].has(Card::Recteur) && game.set(ZONE) == Cards::only(Card::Medium));
}

/// `ephios/card/argentier`
#[test]
fn argentier_seals_for_nothing() {
    let mut game =
        solo().hand(0, "argentier medium").crossroads("docker tractiste archiviste chercheuse").laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!((popularity(&game, 0), game.open.pacts), (30, Alliances::only(Alliance::Culte)));
    let mut game =
        solo().hand(0, "argentier magnate").crossroads("docker tractiste archiviste chercheuse").laid();
    plays(&mut game, 0, &["unite compagnie plain", "pick magnate"]);
    assert_eq!(popularity(&game, 0), 40);
}

/// `ephios/card/predicateur`
#[test]
fn predicateur_takes_what_the_plot_debates_with() {
    let mut game = solo()
        .hand(0, "predicateur")
        .crossroads("docker tractiste archiviste chercheuse")
        .top("greviste")
        .laid();
    play(&mut game, 0, "recruit tractiste");
    play(&mut game, 0, "react predicateur");
    assert_eq!(hand(&game, 0), cards("docker tractiste"));
}

/// `ephios/card/chercheuse`
#[test]
fn chercheuse_pays_for_a_new_deck() {
    let mut game = solo().hand(0, "chercheuse").top("magnate").nothing_else().laid();
    play(&mut game, 0, "use chercheuse");
    assert_eq!((popularity(&game, 0), moves(&game, 0).len()), (20, 3));
}

/// `ephios/card/recteur`
#[test]
fn recteur_copies_solo_effects() {
    let mut game = solo()
        .hand(0, "recteur")
        .persuasion(0, 0)
        .crossroads("deleguee sentinelle argentier greviste")
        .laid();
    play(&mut game, 0, "use recteur");
    assert_eq!(persuasion(&game, 0), 3);
}
