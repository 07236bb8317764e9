//! Positions and views that can't be are refused in words; and playing allocates nothing.

use crate::scene::*;
use epix::{Card, Epix, Hand, Kind, Kinds, Move, Phase, Players, Province, Season};
use table::{Dice, Game, Seats, Seed, Viewer};

type Damage = (&'static str, fn(&mut Epix));

fn refuses(game: &Epix, damages: &[Damage]) {
    game.inspect().unwrap();
    for (words, damage) in damages {
        let mut broken = game.clone();
        damage(&mut broken);
        match broken.inspect() {
            Ok(()) => panic!("“{words}” isn't noticed"),
            Err(error) => assert!(error.to_string().contains(words), "{error} instead of {words}"),
        }
    }
}

#[test]
fn a_map_that_cant_be_is_refused() {
    let game =
        scene(3).put(0, "soldier carcassogne, camp gevaudrin").put(1, "knight lochmess").card(0, Card::Spy);
    refuses(
        &game,
        &[
            ("castle", |game| game.open.board.sides[seat(1)].castle = Province::YellowCastle),
            ("castle", |game| game.open.board.sides[seat(1)].castle = Province::GreenCastle),
            ("beside the map", |game| game.open.board.put(seat(0), Kind::Soldier, Province::Siberlande)),
            ("two colours", |game| game.open.board.put(seat(2), Kind::Soldier, Province::Lochmess)),
            ("enemy stands in a castle", |game| {
                game.open.board.put(seat(0), Kind::Soldier, Province::RedCastle);
            }),
            ("camp stands in a castle", |game| {
                game.open.board.put(seat(0), Kind::Camp, Province::YellowCastle);
            }),
            ("knight stands in Kilimandjora", |game| {
                game.open.board.put(seat(0), Kind::Knight, Province::Kilimandjora);
            }),
            ("same card", |game| game.open.board.sides[seat(2)].cards = [Card::Spy].into_iter().collect()),
            ("so rich", |game| game.open.board.sides[seat(2)].gold = 1_001),
            ("treasury", |game| game.open.board.treasury = -100_001),
            ("too many units", |game| game.open.board.sides[seat(0)].supply[Kind::Camp] += 1),
            ("too many cards", |game| {
                game.open.board.sides[seat(1)].cards = Card::ALL.into_iter().take(5).collect();
            }),
            ("number of players", |game| game.open.offered = Players::new(2, None)),
            ("number of players", |game| game.hidden.hands = Players::new(4, None)),
        ],
    );
    let mut rich = game;
    rich.open.board.sides[seat(2)].gold = 1_000;
    assert!(rich.inspect().is_ok(), "nobody can get more than 15, and some 60 a season");
}

#[test]
fn a_phase_that_cant_be_is_refused() {
    let game = scene(3).card(1, Card::Spy);
    refuses(
        &game,
        &[
            ("nobody sits there", |game| game.open.first = seat(3)),
            ("nobody sits there", |game| game.open.answered = Seats::only(seat(3))),
            ("nobody sits there", |game| game.open.phase = Phase::Give { winner: seat(3) }),
            ("nothing happens", |game| game.open.answered = Seats::all(3)),
            ("shown too soon", |game| game.open.shown = Seats::only(seat(0))),
            ("spied on too soon", |game| game.open.spied = Some(seat(0))),
            ("somebody else has the spy", |game| game.open.phase = Phase::Spy { spy: seat(0) }),
            ("seen nothing", |game| game.open.phase = Phase::Again { spy: seat(1) }),
            ("cards lie open", |game| game.open.offers.push(epix::Offer { card: Card::Plunder, bid: None })),
            ("action cards are missing", |game| game.open.answered = Seats::only(seat(0))),
            ("action cards are missing", |game| game.hidden.hands[seat(0)] = Some(Hand::Tax)),
            ("an offer is missing", |game| game.hidden.offers[seat(0)] = Some(1)),
            ("a bid is missing", |game| game.hidden.bid = Some(1)),
            ("before winter", |game| game.open.phase = Phase::Over { taken: None }),
            ("can't be taken", |game| {
                game.open.phase = Phase::Over { taken: Some((seat(0), Province::YellowCastle)) };
            }),
            ("nobody sits there", |game| {
                game.open.phase = Phase::Over { taken: Some((seat(3), Province::YellowCastle)) };
            }),
        ],
    );
    let mut auction = scene(2);
    auction.open.phase = Phase::Auction;
    play(&mut auction, 0, "gold 3");
    refuses(
        &auction,
        &[
            ("too high", |game| game.hidden.offers[seat(0)] = Some(11)),
            ("nobody was asked", |game| game.open.phase = Phase::Give { winner: seat(0) }),
        ],
    );
    let mut spied = scene(3).card(1, Card::Spy).chosen(&["tax", "tax", "attack"]);
    play(&mut spied, 1, "spy 2");
    refuses(
        &spied,
        &[
            ("no spy to see", |game| game.open.spied = Some(seat(1))),
            ("nobody sits there", |game| game.open.spied = Some(seat(3))),
            ("don't fit the season", |game| game.hidden.hands[seat(0)] = Some(Hand::RecruitmentTax)),
        ],
    );
}

#[test]
fn a_draft_that_cant_be_is_refused() {
    let mut game = draft(2, &[Card::Spy, Card::Plunder]);
    plays(&mut game, 0, &["bid spy camp", "gold 3"]);
    play(&mut game, 1, "bid plunder knight");
    refuses(
        &game,
        &[
            ("there twice", |game| game.open.offers[1].card = Card::Spy),
            ("too low", |game| game.open.offers[0].bid.as_mut().unwrap().gold = 0),
            ("too high", |game| game.open.offers[0].bid.as_mut().unwrap().gold = 1_001),
            ("nobody sits there", |game| game.open.offers[0].bid.as_mut().unwrap().seat = seat(2)),
            ("too many units", |game| game.open.offers[0].bid.as_mut().unwrap().marker = Kind::Soldier),
            ("no such card", |game| {
                let Phase::Draft { naming, .. } = &mut game.open.phase else { panic!() };
                *naming = Some((Card::Tribute, Kind::Camp));
            }),
            ("nothing to mark", |game| {
                game.open.board.sides[seat(1)].units[Kind::Knight] =
                    [Province::Stonehinge, Province::Transylvagne].into_iter().collect();
                game.open.board.sides[seat(1)].supply[Kind::Knight] = 0;
            }),
            ("enough gold", |game| game.open.board.sides[seat(1)].gold = 0),
            ("has no turn", |game| {
                let Phase::Draft { passed, .. } = &mut game.open.phase else { panic!() };
                *passed = Seats::only(seat(1));
            }),
            ("too many cards", |game| {
                game.open.board.sides[seat(1)].cards = [Card::Sappers].into_iter().collect();
            }),
        ],
    );
}

#[test]
fn a_turn_that_cant_be_is_refused() {
    let mut game = scene(2)
        .put(0, "soldier carcassogne, catapult carcassogne")
        .put(1, "soldier lochmess, camp lochmess, soldier kilimandjora")
        .acting("attack");
    beats(&mut game, "soldier carcassogne lochmess", 1);
    refuses(
        &game,
        &[
            ("nobody sits there", |game| turn_of(game).seat = seat(2)),
            ("wrong cards are shown", |game| game.open.shown = Seats::NONE),
            ("don't fit the season", |game| turn_of(game).hand = Hand::TaxAttack),
            ("this card's turn", |game| turn_of(game).now = None),
            ("this card's turn", |game| turn_of(game).now = Some(epix::Action::Tax)),
            ("this card's turn", |game| turn_of(game).now = Some(epix::Action::Recruitment)),
            ("this card's turn", |game| turn_of(game).next = Some(epix::Action::Tax)),
            ("other cards were chosen", |game| game.hidden.hands[seat(0)] = Some(Hand::Tax)),
            ("isn't on the map", |game| turn_of(game).shown_from = provinces("avalune")),
            ("has acted", |game| turn_of(game).spent = provinces("gevaudrin")),
            ("has acted", |game| turn_of(game).marched = provinces("gevaudrin")),
            ("has acted", |game| turn_of(game).ridden = provinces("carcassogne")),
            ("has acted", |game| turn_of(game).resting = provinces("gevaudrin")),
            ("has acted", |game| turn_of(game).fired = provinces("gevaudrin")),
            ("fighting there", |game| {
                turn_of(game).engaged = Some((Province::Carcassogne, Province::Gevaudrin));
            }),
            ("fighting there", |game| {
                turn_of(game).engaged = Some((Province::Gevaudrin, Province::Lochmess));
            }),
            ("fighting there", |game| {
                turn_of(game).engaged = Some((Province::Carcassogne, Province::BlueCastle));
            }),
        ],
    );
    play(&mut game, 0, "attack soldier carcassogne lochmess");
    refuses(
        &game,
        &[
            ("such an attack", |game| turn_of(game).fight.as_mut().unwrap().attack.foe = seat(0)),
            ("such an attack", |game| turn_of(game).fight.as_mut().unwrap().attack.kind = Kind::Camp),
            ("such an attack", |game| {
                turn_of(game).fight.as_mut().unwrap().attack.from = Province::Gevaudrin;
            }),
            ("such an attack", |game| turn_of(game).fight.as_mut().unwrap().attack.to = Province::BlueCastle),
            ("no gold", |game| game.open.board.sides[seat(0)].gold = 0),
            ("before the bid", |game| turn_of(game).fight.as_mut().unwrap().guesses.push(1)),
            ("a bid is missing", |game| turn_of(game).fight.as_mut().unwrap().bid = true),
        ],
    );
    play(&mut game, 0, "gold 3");
    refuses(
        &game,
        &[
            ("too low or too high", |game| game.hidden.bid = Some(0)),
            ("too low or too high", |game| game.hidden.bid = Some(10)),
            ("too many guesses", |game| turn_of(game).fight.as_mut().unwrap().guesses.push(1)),
            ("out of range", |game| turn_of(game).fight.as_mut().unwrap().guesses.push(0)),
            ("out of range", |game| turn_of(game).fight.as_mut().unwrap().guesses.extend([2, 2])),
            ("nothing to guess", |game| {
                game.open.board.sides[seat(0)].gold = 1;
                game.hidden.bid = Some(1);
            }),
        ],
    );
}

#[test]
fn a_view_from_where_nobody_sits_is_refused() {
    let mut view = scene(2).view(Viewer::Seat(seat(1)));
    assert!(Epix::imagine(&view, &mut Dice::new(&Seed::from_text("view"))).is_ok());
    view.viewer = Viewer::Seat(seat(2));
    assert!(Epix::imagine(&view, &mut Dice::new(&Seed::from_text("view"))).is_err());
    for wrong in ["[]", "[1]", "[1,2,3,4,5]", "{}"] {
        assert!(serde_json::from_str::<Players<u8>>(wrong).is_err(), "{wrong}");
    }
    assert_eq!(serde_json::from_str::<Players<u8>>("[1,2,3]").unwrap().as_slice(), [1, 2, 3]);
    let kinds = serde_json::to_string(&Kinds([1, 2, 3, 4])).unwrap();
    assert_eq!(kinds, r#"{"soldier":1,"knight":2,"camp":3,"catapult":4}"#);
    assert_eq!(serde_json::from_str::<Kinds<u8>>(&kinds).unwrap(), Kinds([1, 2, 3, 4]));
}

/// Winter's test of the last player is left out: it remembers positions it has seen.
#[test]
fn playing_allocates_nothing_before_winter() {
    let mut moves: Vec<Move> = Vec::with_capacity(1_000);
    let mut dice = Dice::new(&Seed::from_text("allocations"));
    for number in 0..50 {
        let mut game = start(4, epix::Rules::Advanced, &number.to_string());
        let counted = allocation_counter::measure(|| {
            while game.open.season != Season::Winter && !game.status().waiting().is_empty() {
                let seat = game.status().waiting().iter().next().unwrap();
                moves.clear();
                game.moves(seat, &mut moves);
                let mv = dice.pick(&moves).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        });
        assert_eq!(counted.count_total, 0, "game {number}");
    }
}
