//! The twenty Special Ability cards.

use crate::scene::*;
use epix::{Card, Defender, Epix, Event, Hand, Kind, Phase, Season};
use std::fmt::Write;
use table::{Audience, Game, Lang, Viewer};

/// Seat 0 has this card and recruits these, seat 1 has none.
fn recruits(card: Card, unit: &str, cost: u16) {
    let mut game = scene(2).card(0, card).acting("recruitment");
    play(&mut game, 0, &format!("recruit {unit} carcassogne"));
    assert_eq!(gold(&game, 0), 10 - cost);
    let poor = scene(2).card(0, card).gold(0, cost - 1).acting("recruitment");
    assert_eq!(refused(&poor, 0, &format!("recruit {unit} carcassogne")), "epix/recruit/gold");
    let board = &game.open.board;
    let prices = |number: usize| Kind::ALL.map(|kind| board.price(seat(number), kind));
    let changed = prices(0).iter().zip(prices(1)).filter(|(mine, theirs)| **mine != *theirs).count();
    assert_eq!((prices(1), changed), ([2, 6, 2, 2], 1));
}

/// `epix/card/recruiter`
#[test]
fn recruiting_sergeant() {
    recruits(Card::Recruiter, "soldier", 1);
}

/// `epix/card/stables`
#[test]
fn royal_stables() {
    recruits(Card::Stables, "knight", 4);
}

/// `epix/card/quartermaster`
#[test]
fn quartermaster() {
    recruits(Card::Quartermaster, "camp", 1);
}

/// `epix/card/sappers`
#[test]
fn sappers() {
    recruits(Card::Sappers, "catapult", 1);
    let mut game = scene(2)
        .card(0, Card::Sappers)
        .put(0, "soldier carcassogne")
        .put(1, "catapult lochmess, camp transylvagne")
        .acting("attack");
    play(&mut game, 0, "move soldier carcassogne lochmess");
    beats(&mut game, "catapult lochmess transylvagne", 1);
    assert!(game.open.board.held(seat(1)).is_empty());
}

/// `epix/card/tax_collector`
#[test]
fn tax_collector() {
    let game = scene(2).card(0, Card::TaxCollector).chosen(&["tax", "tax"]);
    assert_eq!((gold(&game, 0), gold(&game, 1)), (15, 13));
}

/// `epix/card/tribute`
#[test]
fn tribute() {
    let mut game = draft(3, &[Card::Tribute]).gold(1, 0);
    play(&mut game, 0, "pass");
    play(&mut game, 1, "pass");
    plays(&mut game, 2, &["bid tribute camp", "gold 2"]);
    let heard = play(&mut game, 2, "pass");
    assert_eq!(
        [gold(&game, 0), gold(&game, 1), gold(&game, 2)],
        [14, 0, 14],
        "in spring, and not from the poor"
    );
    let paid = Event::PaidTribute { from: seat(0), seat: seat(2), gold: 1 };
    assert!(heard.0.contains(&(Audience::EVERYONE, paid)));
    let paid = heard.0.iter().filter(|(_, event)| matches!(event, Event::PaidTribute { .. }));
    assert_eq!(paid.count(), 1);
    let seasons =
        [(Season::Summer, [16, 2, 19]), (Season::Autumn, [18, 4, 24]), (Season::Winter, [20, 6, 29])];
    for (season, left) in seasons {
        (0..3).for_each(|number| _ = play(&mut game, number, "gold 0"));
        play(&mut game, 0, "give 0");
        game = game.chosen(&["tax", "tax", "tax"]);
        assert_eq!(game.open.season, season);
        assert_eq!([gold(&game, 0), gold(&game, 1), gold(&game, 2)], left, "after tax, when {season} begins");
    }
}

/// `epix/card/gold_mine`
#[test]
fn gold_mine() {
    let game = scene(2).card(0, Card::GoldMine).chosen(&["tax", "tax"]);
    assert_eq!((gold(&game, 0), gold(&game, 1)), (15, 13));
}

/// `epix/card/caravans`
#[test]
fn caravans() {
    let camps = "camp carcassogne, camp gevaudrin";
    let game =
        scene(2).card(0, Card::Caravans).put(0, camps).put(1, "camp stonehinge").chosen(&["tax", "tax"]);
    assert_eq!((gold(&game, 0), gold(&game, 1)), (17, 14));
}

/// `epix/card/surveyor`
#[test]
fn surveyor() {
    for (units, more) in [
        ("soldier carcassogne", 1),
        ("soldier carcassogne, soldier gevaudrin", 1),
        ("camp carcassogne, soldier gevaudrin, soldier kilimandjora", 3),
    ] {
        let game = scene(2).card(0, Card::Surveyor).put(0, units).chosen(&["tax", "tax"]);
        assert_eq!(gold(&game, 0), 13 + more, "{units}");
    }
}

/// What has a double defence in a plain province, with this card.
fn strong(card: Card) -> [u8; 4] {
    let game = scene(2).card(1, card);
    let defence = |kind| game.open.board.defence(seat(1), Defender::Unit(kind), province("lochmess"));
    assert_eq!(game.open.board.defence(seat(0), Defender::Unit(Kind::Soldier), province("lochmess")), 1);
    Kind::ALL.map(defence)
}

/// `epix/card/shield_wall`
#[test]
fn shield_wall() {
    assert_eq!(strong(Card::ShieldWall), [2, 1, 1, 0]);
    let mut game = scene(2)
        .card(1, Card::ShieldWall)
        .put(0, "knight carcassogne")
        .put(1, "soldier lochmess")
        .acting("attack");
    attack(&mut game, "knight carcassogne lochmess", 5, 1, &[4, 5]);
    assert!(units(&game, 0, "knight").is_empty());
}

/// `epix/card/plate_armour`
#[test]
fn plate_armour() {
    assert_eq!(strong(Card::PlateArmour), [1, 2, 1, 0]);
    let game = scene(2).card(0, Card::PlateArmour).card(0, Card::MountainGuides);
    let there = game.open.board.defence(seat(0), Defender::Unit(Kind::Knight), province("kilimandjora"));
    assert_eq!(there, 2, "everywhere, on the mountain too");
}

/// `epix/card/palisade`
#[test]
fn palisade() {
    assert_eq!(strong(Card::Palisade), [1, 1, 2, 0]);
}

/// `epix/card/old_guard`
#[test]
fn old_guard() {
    let game = scene(2).card(1, Card::OldGuard).gold(0, 4).put(0, "soldier stonehinge").acting("attack");
    let mut held = game.clone();
    plays(&mut held, 0, &["attack soldier stonehinge blue-castle", "gold 4"]);
    plays(&mut held, 1, &["guess 1", "guess 2"]);
    assert_eq!(moves(&held, 1), ["guess 3", "guess 4"]);
    play(&mut held, 1, "guess 4");
    assert!(units(&held, 0, "soldier").is_empty());
    let mut fallen = game;
    attack(&mut fallen, "soldier stonehinge blue-castle", 4, 1, &[1, 2, 3]);
    assert_eq!(winners(&fallen), (vec![0], "castle"));
    let mut poor = scene(2).card(1, Card::OldGuard).gold(0, 3).put(0, "soldier stonehinge").acting("attack");
    plays(&mut poor, 0, &["attack soldier stonehinge blue-castle", "gold 1"]);
    assert!(units(&poor, 0, "soldier").is_empty(), "three bids, three guesses");
    // Units in the castle keep their double defence.
    let unit = poor.open.board.defence(seat(1), Defender::Unit(Kind::Soldier), province("blue-castle"));
    assert_eq!(unit, 2);
}

/// `epix/card/forced_march`
#[test]
fn forced_march() {
    let game = || {
        scene(2)
            .card(0, Card::ForcedMarch)
            .put(0, "soldier carcassogne, soldier gevaudrin")
            .put(1, "camp transylvagne, catapult broceland")
    };
    let mut twice = game().acting("attack");
    plays(&mut twice, 0, &["move soldier carcassogne lochmess", "move soldier gevaudrin carcassogne"]);
    play(&mut twice, 0, "move soldier lochmess kilimandjora");
    assert_eq!(refused(&twice, 0, "move soldier kilimandjora lochmess"), "epix/move/soldier");
    play(&mut twice, 0, "move soldier carcassogne yellow-castle");
    assert_eq!(refused(&twice, 0, "move soldier yellow-castle carcassogne"), "epix/move/soldier");
    // A knight that rides off doesn't give the soldier beside it another march.
    let mut beside = game().put(0, "knight carcassogne").acting("attack");
    play(&mut beside, 0, "move soldier gevaudrin broceland");
    beside.open.board.put(seat(0), Kind::Knight, province("broceland"));
    plays(&mut beside, 0, &["move knight broceland gevaudrin", "move soldier broceland stonehinge"]);
    assert_eq!(refused(&beside, 0, "move soldier stonehinge transylvagne"), "epix/move/soldier");
    let mut fights = game().acting("attack");
    play(&mut fights, 0, "move soldier carcassogne lochmess");
    beats(&mut fights, "soldier lochmess transylvagne", 1);
    assert_eq!(
        refused(&fights, 0, "move soldier transylvagne stonehinge"),
        "epix/move/soldier",
        "first, not after"
    );
    let mut converts = game().acting("attack");
    play(&mut converts, 0, "move soldier gevaudrin broceland");
    play(&mut converts, 0, "move soldier broceland stonehinge");
    assert_eq!(units(&converts, 0, "catapult"), provinces("broceland"));
    let mut other = game().put(1, "soldier stonehinge").chosen(&["tax", "attack"]);
    play(&mut other, 1, "move soldier stonehinge kilimandjora");
    assert_eq!(refused(&other, 1, "move soldier kilimandjora lochmess"), "epix/move/soldier", "not his card");
}

/// `epix/card/mountain_guides`
#[test]
fn mountain_guides() {
    let mut game = scene(2)
        .card(0, Card::MountainGuides)
        .put(0, "knight gevaudrin")
        .put(1, "camp carcassogne, camp broceland")
        .acting("attack");
    let open = |mv: &str| moves(&game, 0).contains(&mv.to_owned());
    assert!(
        open("move knight gevaudrin kilimandjora") && open("move knight gevaudrin transylvagne"),
        "across the mountain"
    );
    play(&mut game, 0, "move knight gevaudrin kilimandjora");
    let there = game.open.board.defence(seat(0), Defender::Unit(Kind::Knight), province("kilimandjora"));
    assert_eq!(there, 1);
    let mut storm = scene(2)
        .card(0, Card::MountainGuides)
        .put(0, "knight gevaudrin")
        .put(1, "camp kilimandjora")
        .acting("attack");
    attack(&mut storm, "knight gevaudrin kilimandjora", 1, 1, &[2, 3]);
    assert_eq!(units(&storm, 0, "knight"), provinces("kilimandjora"));
    let mut recruit =
        scene(2).card(0, Card::MountainGuides).put(0, "camp kilimandjora").acting("recruitment");
    play(&mut recruit, 0, "recruit knight kilimandjora");
    let mut lone = scene(2)
        .card(0, Card::MountainGuides)
        .put(0, "knight gevaudrin")
        .put(1, "catapult kilimandjora")
        .acting("attack");
    play(&mut lone, 0, "move knight gevaudrin kilimandjora");
    // A catapult still never attacks there.
    let game = scene(2)
        .card(0, Card::MountainGuides)
        .put(0, "catapult gevaudrin")
        .put(1, "camp kilimandjora")
        .acting("attack");
    assert_eq!(refused(&game, 0, "attack catapult gevaudrin kilimandjora"), "epix/attack/kilimandjora");
}

/// `epix/card/trebuchet`
#[test]
fn trebuchet() {
    let game = scene(4)
        .card(0, Card::Trebuchet)
        .put(0, "catapult lochmess, catapult yellow-castle, knight lochmess")
        .put(1, "camp transylvagne, camp stonehinge, soldier blue-castle, camp kilimandjora")
        .put(2, "camp amazoune, soldier red-castle")
        .put(3, "camp siberlande, camp broceland")
        .acting("attack");
    let targets = |from: &str| {
        let prefix = format!("attack catapult {from} ");
        moves(&game, 0).iter().filter_map(|mv| mv.strip_prefix(&prefix).map(String::from)).collect::<Vec<_>>()
    };
    // Past the camps in Transylvagne, but Broceland is two steps only through Kilimandjora.
    assert_eq!(targets("lochmess"), ["blue-castle", "transylvagne", "stonehinge"]);
    assert_eq!(targets("yellow-castle"), ["siberlande"]);
    assert_eq!(refused(&game, 0, "attack catapult lochmess amazoune"), "epix/attack/adjacent");
    assert_eq!(refused(&game, 0, "attack catapult lochmess broceland"), "epix/attack/adjacent");
    assert_eq!(refused(&game, 0, "attack catapult lochmess kilimandjora"), "epix/attack/kilimandjora");
    assert_eq!(refused(&game, 0, "attack knight lochmess stonehinge"), "epix/attack/adjacent");
    let hill = scene(4)
        .card(0, Card::Trebuchet)
        .put(0, "catapult kilimandjora")
        .put(2, "soldier red-castle")
        .acting("attack");
    assert!(moves(&hill, 0).contains(&"attack catapult kilimandjora red-castle".into()));
}

/// `epix/card/siege_camp`
#[test]
fn siege_camp() {
    let game = scene(2)
        .card(0, Card::SiegeCamp)
        .put(0, "catapult carcassogne")
        .put(1, "camp lochmess, camp gevaudrin")
        .acting("attack");
    let mut stays = game.clone();
    beats(&mut stays, "catapult carcassogne lochmess", 1);
    assert_eq!(units(&stays, 0, "catapult"), provinces("carcassogne"));
    assert_eq!(refused(&stays, 0, "attack catapult carcassogne gevaudrin"), "epix/card/siege_camp");
    play(&mut stays, 0, "done");
    (0..2).for_each(|number| _ = play(&mut stays, number, "gold 0"));
    play(&mut stays, 0, "give 0");
    let stays = stays.chosen(&["attack", "tax"]);
    assert!(moves(&stays, 0).contains(&"attack catapult carcassogne gevaudrin".into()));
    let mut fails = game;
    attack(&mut fails, "catapult carcassogne lochmess", 1, 1, &[1]);
    assert!(units(&fails, 0, "catapult").is_empty());
}

/// `epix/card/spy`
#[test]
fn spy() {
    let mut game = scene(3).card(1, Card::Spy).chosen(&["recruitment", "tax", "attack"]);
    assert_eq!((game.open.phase.clone(), asked(&game)), (Phase::Spy { spy: seat(1) }, vec![1]));
    assert_eq!(moves(&game, 1), ["spy 0", "spy 2"]);
    assert_eq!(refused(&game, 1, "spy 1"), "epix/card/spy");
    assert_eq!(refused(&game, 1, "spy 3"), "epix/card/spy");
    assert_eq!(refused(&game, 1, "choose tax"), "epix/season/asked");
    let heard = play(&mut game, 1, "spy 2");
    let told: Vec<_> = heard.by(Viewer::Seat(seat(2))).collect();
    assert_eq!(told, [&Event::SpiedOn { seat: seat(1), on: seat(2) }]);
    let saw: Vec<_> = heard.by(Viewer::Seat(seat(1))).collect();
    assert_eq!(saw, [&Event::SawCards { on: seat(2), hand: Hand::Attack }]);
    assert_eq!((sees_cards(&game, 1, 2), sees_cards(&game, 0, 2)), (Some(Hand::Attack), None));
    assert_eq!(sees_cards(&game, 1, 0), None);
    assert_eq!(asked(&game), [1]);
    assert_eq!(refused(&game, 1, "choose tax-attack"), "epix/choose/one");
    let heard = play(&mut game, 1, "choose attack");
    let public: Vec<_> = heard.by(Viewer::Spectator).collect();
    assert_eq!(public[0], &Event::ChoseAgain { seat: seat(1) });
    assert_eq!((sees_cards(&game, 0, 1), sees_cards(&game, 1, 1)), (None, Some(Hand::Attack)));
    assert_eq!(now(&game).map(|(number, _)| number), Some(0));
    play(&mut game, 0, "done");
    assert_eq!(sees_cards(&game, 2, 1), Some(Hand::Attack), "the second choice is the one that counts");
    // In winter the spy sees both cards.
    let mut winter =
        scene(2).card(0, Card::Spy).season(Season::Winter).chosen(&["recruitment-tax", "tax-attack"]);
    play(&mut winter, 0, "spy 1");
    assert_eq!(sees_cards(&winter, 0, 1), Some(Hand::TaxAttack));
    assert_eq!(moves(&winter, 0).len(), 3);
}

/// `epix/card/plunder`
#[test]
fn plunder() {
    let with =
        |units: &str, foes: &str| scene(2).card(0, Card::Plunder).put(0, units).put(1, foes).acting("attack");
    let mut soldier =
        with("soldier carcassogne", "soldier lochmess, knight lochmess, camp lochmess, catapult lochmess");
    beats(&mut soldier, "soldier carcassogne lochmess", 1);
    beats(&mut soldier, "soldier carcassogne lochmess", 1);
    assert_eq!(gold(&soldier, 0), 10, "two bids, two units");
    beats(&mut soldier, "soldier carcassogne lochmess", 1);
    assert_eq!(gold(&soldier, 0), 9, "what is converted brings none");
    let mut catapult = with("catapult carcassogne", "soldier lochmess, camp lochmess, catapult lochmess");
    beats(&mut catapult, "catapult carcassogne lochmess", 1);
    assert_eq!(gold(&catapult, 0), 12);
    // A beaten camp that can't be replaced goes back to its supply, and brings gold.
    let mut full =
        with("soldier carcassogne, camp carcassogne, camp gevaudrin, camp broceland", "camp lochmess");
    beats(&mut full, "soldier carcassogne lochmess", 1);
    assert_eq!(gold(&full, 0), 10);
    // A lone catapult is taken without an attack.
    let mut lone = with("soldier carcassogne, catapult carcassogne, catapult gevaudrin", "catapult lochmess");
    play(&mut lone, 0, "move soldier carcassogne lochmess");
    assert_eq!((gold(&lone, 0), supply(&lone, 1, "catapult")), (10, 2));
    let mut failed = with("soldier carcassogne", "soldier lochmess");
    attack(&mut failed, "soldier carcassogne lochmess", 1, 1, &[1]);
    assert_eq!(gold(&failed, 0), 9);
}

/// `epix/card/mercenaries`
#[test]
fn mercenaries() {
    let game = scene(4)
        .card(0, Card::Mercenaries)
        .put(0, "soldier transylvagne")
        .put(3, "camp siberlande")
        .gold(0, 30)
        .acting("recruitment");
    let open: Vec<String> = moves(&game, 0)
        .into_iter()
        .filter_map(|mv| mv.strip_prefix("recruit camp ").map(String::from))
        .collect();
    // Around the castle its home provinces, around Transylvagne Lochmess, Stonehinge and the mountain.
    assert_eq!(open, ["carcassogne", "gevaudrin", "transylvagne", "stonehinge", "kilimandjora", "lochmess"]);
    assert_eq!(refused(&game, 0, "recruit soldier blue-castle"), "epix/recruit/colour");
    assert_eq!(refused(&game, 0, "recruit soldier siberlande"), "epix/recruit/colour");
    assert_eq!(refused(&game, 0, "recruit knight kilimandjora"), "epix/recruit/knight");
    let mut chain = game;
    play(&mut chain, 0, "recruit soldier stonehinge");
    assert_eq!(
        refused(&chain, 0, "recruit camp amazoune"),
        "epix/recruit/where",
        "not next to what came after"
    );
    play(&mut chain, 0, "recruit camp stonehinge");
    // In winter both cards are shown together: what is occupied later doesn't count.
    let mut winter = scene(2)
        .card(0, Card::Mercenaries)
        .season(Season::Winter)
        .put(0, "soldier carcassogne")
        .acting("recruitment-attack");
    plays(&mut winter, 0, &["play attack", "move soldier carcassogne lochmess", "done"]);
    assert_eq!(refused(&winter, 0, "recruit camp transylvagne"), "epix/recruit/where");
    plays(&mut winter, 0, &["recruit camp kilimandjora", "recruit soldier kilimandjora"]);
}

/// The text of every card in every language, made from the data that the rules run on.
#[test]
fn the_texts_of_all_cards() {
    let mut all = String::new();
    for card in Card::ALL {
        let _ = writeln!(all, "{card}");
        for lang in Lang::ALL {
            let name = Epix::words().say(lang, &table::Phrase::new(card.message()), &|_| String::new());
            let _ = writeln!(all, "  {} {name}: {}", lang.code(), card.text(Epix::words(), lang));
        }
    }
    insta::assert_snapshot!(all);
}
