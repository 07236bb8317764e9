//! Unions, reactions, and how a turn and a round end, rule by rule.

use crate::scene::*;
use ephios::*;
use table::{Game, Refusal, Trace, Viewer};

/// `ephios/unite/members`
#[test]
fn a_union_takes_enough_members() {
    let game = scene(2).hand(0, "docker tractiste medium").laid();
    assert_eq!(refused(&game, 0, "unite syndicat plain"), "ephios/unite/members", "three, not two");
    assert_eq!(refused(&game, 0, "unite culte plain"), "ephios/unite/members");
    let need = Alliance::ALL.map(Alliance::need);
    assert_eq!(need, [3, 2, 2, 2, 2, 2, 3, 2, 2, 2, 3]);
}

/// `ephios/unite/play`
#[test]
fn only_alliances_in_play_are_united() {
    assert_eq!(refused(&scene(2).laid(), 0, "unite medias plain"), "ephios/unite/play");
}

/// `ephios/unite/hand`
#[test]
fn a_union_takes_the_whole_hand() {
    let mut game = scene(2).hand(0, "medium predicateur docker").laid();
    let heard = play(&mut game, 0, "unite culte plain");
    assert_eq!(heard.by(Viewer::Spectator).filter(|event| matches!(event, Event::Showed { .. })).count(), 3);
    play(&mut game, 0, "pick docker");
    assert!(hand(&game, 0).is_empty());
    assert_eq!(popularity(&game, 0), 40);
}

/// `ephios/unite/top`
#[test]
fn the_top_card_of_several_is_named() {
    for top in ["medium", "predicateur"] {
        let mut game = scene(2).hand(0, "medium predicateur").laid();
        plays(&mut game, 0, &["unite culte plain", &format!("pick {top}")]);
        assert_eq!(discarded(&game).unwrap().key(), top);
    }
}

/// `ephios/unite/gain`
#[test]
fn each_alliance_brings_what_it_brings() {
    let gains = Alliance::ALL.map(Alliance::gain);
    assert_eq!(gains, [20, 30, 30, 40, 40, 30, 30, 40, 30, 30, 30]);
    let unions =
        ["docker tractiste greviste", "archiviste recteur", "sentinelle perceptrice", "argentier magnate"];
    for (hand, alliance) in unions.into_iter().zip(Alliance::ALL) {
        let mut game = scene(2).hand(0, hand).laid();
        let top = hand.split(' ').next().unwrap();
        plays(&mut game, 0, &[&format!("unite {alliance} plain"), &format!("pick {top}")]);
        assert_eq!(popularity(&game, 0), u16::from(alliance.gain()), "{alliance}");
    }
}

/// `ephios/unite/reckoning`
#[test]
fn a_union_makes_one_gain() {
    let mut game = scene(2)
        .hand(0, "argentier medium")
        .hand(1, "greviste")
        .affinity(0, Alliance::Culte)
        .popularity(0, 30)
        .laid();
    plays(&mut game, 0, &["unite culte affinity", "pick medium"]);
    let heard = play(&mut game, 1, "react greviste");
    let rose = Event::Rose { seat: seat(0), percent: 40, total: 70 };
    assert!(heard.0.iter().any(|(_, event)| *event == rose), "40 + 20 - 10 - 10");
    assert_eq!(ended(&game), Some(("elected", vec![0])));
    let mut game = scene(2).hand(0, "argentier docker greviste").laid();
    plays(&mut game, 0, &["unite syndicat plain", "pick docker"]);
    assert_eq!(popularity(&game, 0), 10);
}

/// `ephios/affinity/match`
#[test]
fn the_own_affinity_brings_twenty_more() {
    let mut game = scene(2).hand(0, "archiviste recteur").affinity(0, Alliance::Academie).laid();
    plays(&mut game, 0, &["unite academie affinity", "pick recteur"]);
    assert_eq!(popularity(&game, 0), 50);
}

/// `ephios/affinity/held`
#[test]
fn a_card_of_the_affinity_brings_ten_more() {
    let mut game = scene(2).hand(0, "archiviste recteur docker").affinity(0, Alliance::Syndicat).laid();
    plays(&mut game, 0, &["unite academie affinity", "pick recteur"]);
    assert_eq!(popularity(&game, 0), 40);
    let game = scene(2).hand(0, "archiviste recteur medium").affinity(0, Alliance::Syndicat).laid();
    assert_eq!(refused(&game, 0, "unite academie affinity"), "ephios/affinity/held");
}

/// `ephios/affinity/once`
#[test]
fn an_affinity_is_used_once() {
    let scene =
        scene(2).hand(0, "archiviste recteur").affinity(0, Alliance::Academie).top("docker tractiste");
    let mut game = scene.laid();
    plays(&mut game, 0, &["unite academie affinity", "pick recteur"]);
    assert_eq!(game.view(Viewer::Spectator).open.used[seat(0)], Some(Alliance::Academie), "for all to see");
    play(&mut game, 1, "draw");
    let mut again = game.clone();
    again.piles.swap(0, DISCARD);
    let faces: Vec<Card> = again.piles[0].faces().collect();
    assert_eq!(faces, cards("archiviste recteur"));
    assert_eq!(refused(&again, 0, "unite academie affinity"), "ephios/affinity/once");
}

/// `ephios/affinity/free`
#[test]
fn an_affinity_may_be_kept() {
    let mut game = scene(2).hand(0, "archiviste recteur").affinity(0, Alliance::Academie).laid();
    plays(&mut game, 0, &["unite academie plain", "pick recteur"]);
    assert_eq!((popularity(&game, 0), game.hidden.affinities[seat(0)]), (30, Some(Alliance::Academie)));
}

/// `ephios/react/asked`
#[test]
fn all_who_hold_a_card_are_asked() {
    let mut game = scene(4).hand(1, "docker").hand(2, "").hand(3, "magnate").laid();
    play(&mut game, 0, "debate tractiste");
    assert_eq!(asked(&game), [1, 3], "whatever they hold");
    assert_eq!(moves(&game, 1), ["decline"]);
    let mut game = scene(3).hand(0, "deleguee").hand(1, "docker").hand(2, "magnate").persuasion(2, 0).laid();
    play(&mut game, 0, "use deleguee");
    assert_eq!(asked(&game), [1], "only those whom it touches");
}

/// `ephios/react/secret`
#[test]
fn answers_are_secret() {
    let mut game = scene(3).hand(1, "predicateur").hand(2, "magnate").laid();
    play(&mut game, 0, "debate tractiste");
    let before = [0, 2].map(|at| game.view(seat(at).into()));
    let heard = play(&mut game, 1, "react predicateur");
    assert!(heard.0.is_empty(), "nobody hears of it");
    assert_eq!([0, 2].map(|at| game.view(seat(at).into())), before, "nor sees it");
    assert!(moves(&game, 1).is_empty() && game.decline(seat(2)) == Some(Move::Decline));
    let heard = play(&mut game, 2, "decline");
    assert!(heard.0.iter().any(|(_, event)| matches!(event, Event::Reacted { .. })));
}

#[test]
fn what_somebody_may_have_answered_isnt_taken_back() {
    let trace = |game: &mut Ephios, mv: &str| game.play(seat(0), mv.parse().unwrap(), &mut ()).unwrap();
    let mut game = scene(3).hand(1, "docker").hand(2, "medium").laid();
    assert_eq!(trace(&mut game, "debate tractiste"), Trace::Final);
    let mut game = scene(2).hand(0, "recteur").crossroads("docker magnate medium sentinelle").laid();
    trace(&mut game, "use recteur");
    assert!(game.status().waiting().contains(seat(0)));
}

/// `ephios/react/open`
#[test]
fn nobody_is_asked_for_what_lies_open() {
    let mut game = scene(2).hand(1, "docker").discard("predicateur").laid();
    play(&mut game, 0, "debate tractiste");
    assert!(acts(&game, 1));
    let mut game = scene(2).hand(1, "docker").crossroads("predicateur tractiste medium recteur").laid();
    play(&mut game, 0, "debate tractiste");
    assert!(acts(&game, 1));
}

/// `ephios/react/held`
#[test]
fn one_reacts_with_what_one_holds() {
    let mut game = scene(2).hand(1, "docker").laid();
    play(&mut game, 0, "debate tractiste");
    assert_eq!(refused(&game, 1, "react predicateur"), "ephios/react/held");
}

/// `ephios/react/several`
#[test]
fn one_reacts_with_one_card_or_with_all_that_fit() {
    let both =
        || campaign(2, "redactrice", "").hand(0, "medium predicateur").hand(1, "redactrice greviste").laid();
    let mut game = both();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!(moves(&game, 1), ["react greviste", "react redactrice", "react-all", "decline"]);
    let mut one = game.clone();
    play(&mut one, 1, "react redactrice");
    assert_eq!((popularity(&one, 0), popularity(&one, 1), hand(&one, 1)), (40, 10, cards("greviste")));
    play(&mut game, 1, "react-all");
    assert_eq!((popularity(&game, 0), popularity(&game, 1), hand(&game, 1)), (30, 10, vec![]));
    let mut game = scene(2).hand(1, "predicateur").laid();
    play(&mut game, 0, "debate tractiste");
    assert_eq!(refused(&game, 1, "react-all"), "ephios/react/several");
}

/// `ephios/react/fits`
#[test]
fn a_card_answers_only_what_it_says() {
    let mut game = scene(2).hand(1, "docker sentinelle greviste").laid();
    play(&mut game, 0, "debate tractiste");
    for card in ["docker", "sentinelle", "greviste"] {
        assert_eq!(refused(&game, 1, &format!("react {card}")), "ephios/react/fits");
    }
}

/// `ephios/react/free`
#[test]
fn nobody_has_to_react() {
    let mut game = scene(2).hand(1, "predicateur").laid();
    play(&mut game, 0, "debate tractiste");
    let heard = play(&mut game, 1, "decline");
    assert!(heard.0.iter().any(|(_, event)| matches!(event, Event::Unanswered {})));
    assert_eq!(hand(&game, 1), cards("predicateur"));
    assert!(acts(&game, 1), "and his turn is still to come");
}

/// `ephios/react/turns`
#[test]
fn reactions_come_in_turn_order() {
    let scene = |reversed: bool| {
        let scene = campaign(3, "redactrice", "")
            .hand(0, "medium predicateur")
            .hand(1, "greviste")
            .hand(2, "redactrice");
        scene.with(|open| open.reversed = reversed).laid()
    };
    for (reversed, order) in [(false, [1, 2]), (true, [2, 1])] {
        let mut game = scene(reversed);
        plays(&mut game, 0, &["unite culte plain", "pick medium"]);
        play(&mut game, 2, "react redactrice");
        let heard = play(&mut game, 1, "react greviste");
        let reacted = heard.0.iter().filter_map(|(_, event)| match event {
            Event::Reacted { seat, .. } => Some(seat.index()),
            _ => None,
        });
        assert_eq!(reacted.collect::<Vec<_>>(), order);
    }
}

/// `ephios/end/limit`
#[test]
fn three_cards_are_kept() {
    let mut game = scene(2).hand(0, "docker medium recteur").top("magnate").laid();
    play(&mut game, 0, "draw");
    assert_eq!(game.open.phase, Phase::Excess);
    assert_eq!(refused(&game, 0, "pick tractiste"), "ephios/use/choice");
    play(&mut game, 0, "pick medium");
    assert_eq!((hand(&game, 0), discarded(&game)), (cards("docker recteur magnate"), Some(Card::Medium)));
    assert!(acts(&game, 1));
    let mut game = scene(2)
        .hand(1, "docker medium predicateur")
        .crossroads("recteur tractiste magnate sentinelle")
        .laid();
    play(&mut game, 0, "debate recteur");
    play(&mut game, 1, "react predicateur");
    assert_eq!(hand(&game, 1).len(), 3, "at the end of one's own turn only");
}

/// `ephios/end/refill`
#[test]
fn the_crossroads_is_completed() {
    let mut game = scene(2).crossroads("docker medium recteur magnate").top("sentinelle").laid();
    play(&mut game, 0, "recruit docker");
    assert_eq!(
        game.piles[CROSSROADS].faces().collect::<Vec<_>>(),
        cards("medium recteur magnate sentinelle")
    );
}

/// `ephios/end/next`
#[test]
fn it_goes_round_as_the_token_shows() {
    let mut game = scene(3).laid();
    play(&mut game, 0, "draw");
    assert!(acts(&game, 1));
    let mut game = scene(3).with(|open| open.reversed = true).laid();
    play(&mut game, 0, "draw");
    assert!(acts(&game, 2));
}

/// `ephios/deck/reshuffle`
#[test]
fn the_discard_pile_goes_under_what_is_left() {
    let mut game =
        scene(2).hand(0, "chercheuse").top("magnate medium").discard("docker").nothing_else().laid();
    let below = game.piles[DISCARD].len();
    let heard = play(&mut game, 0, "use chercheuse");
    assert!(heard.0.iter().any(|(_, event)| matches!(event, Event::Reshuffled {})));
    assert!(may(&game, 0, "pick magnate") && may(&game, 0, "pick medium"));
    assert_eq!((game.piles[DISCARD].len(), game.piles[DECK].len()), (0, below - 1));
}

/// `ephios/deck/empty`
#[test]
fn without_cards_it_goes_on() {
    let placed =
        "docker tractiste greviste deleguee archiviste chercheuse recteur sentinelle perceptrice commandeur";
    let mut game = scene(2)
        .hand(1, placed)
        .hand(0, "argentier magnate")
        .crossroads("concierge colporteuse girouette medium predicateur chroniqueur")
        .laid();
    play(&mut game, 0, "recruit medium");
    assert_eq!(game.piles[CROSSROADS].len(), 5);
    assert!(acts(&game, 1));
}

/// `ephios/deck/discard`
#[test]
fn discards_are_seen_and_the_deck_is_not() {
    let game = scene(2).discard("docker medium").laid();
    let view = game.view(Viewer::Spectator);
    assert!(view.cards.piles[DISCARD].iter().all(|place| place.face().is_some()));
    assert!(view.cards.piles[DECK].iter().all(|place| place.face().is_none()));
}

/// `ephios/win/elected`
#[test]
fn seventy_percent_win_at_once() {
    let mut game = scene(2).hand(0, "medium predicateur").popularity(0, 30).laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert_eq!(ended(&game), Some(("elected", vec![0])));
    assert_eq!(refused(&game, 1, "draw"), Refusal::OVER);
    assert!(game.open.feats[seat(0)].contains(Feat::Elected));
}

/// `ephios/win/several`
#[test]
fn of_several_the_first_in_turn_order_wins() {
    let mut game = campaign(3, "foule", "girouette")
        .crossroads("docker medium recteur foule")
        .popularity(0, 60)
        .popularity(1, 60)
        .popularity(2, 60)
        .turn(1, 4)
        .laid();
    play(&mut game, 1, "use foule");
    assert_eq!([0, 1, 2].map(|at| game.open.wins[seat(at)]), [0, 1, 0]);
}

/// `ephios/win/floor`
#[test]
fn popularity_never_falls_below_zero() {
    let mut game = scene(2).hand(0, "commandeur").popularity(1, 5).laid();
    play(&mut game, 0, "use commandeur");
    assert_eq!(popularity(&game, 1), 0);
}

/// `ephios/win/limit`
#[test]
fn after_two_hundred_turns_the_most_popular_wins() {
    let last = |one: u16, two: u16, purse: u8| {
        let mut game = scene(2)
            .popularity(0, one)
            .popularity(1, two)
            .persuasion(1, purse)
            .turn(0, 200)
            .top("medium")
            .laid();
        play(&mut game, 0, "draw");
        ended(&game)
    };
    assert_eq!(last(20, 30, 0), Some(("limit", vec![1])));
    assert_eq!(last(30, 30, 0), Some(("limit", vec![0])), "then the most persuasive");
    assert_eq!(last(30, 30, 2), Some(("limit", vec![0, 1])), "then they share");
}
