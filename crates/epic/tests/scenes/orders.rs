//! Standing orders: where one is asked, where one passes by oneself, and that this tells nothing.

use crate::scene::*;
use epic::*;
use table::{Dice, laws::Lawful, prelude::*};

/// The one everybody has who says nothing.
const USUAL: &str = Epic::ABOUT.usual_order;

impl Scene {
    /// What the seats have ordered is played until somebody is asked; says who, and at which stage.
    fn run(&mut self, orders: &[&str]) -> (usize, Phase) {
        for _ in 0..200 {
            let asked = self.asked().unwrap();
            match self.game.obey(asked, orders[asked.index()]) {
                Some(mv) => self.by(asked.index(), mv),
                None => return (asked.index(), self.game.open.phase),
            };
        }
        panic!("nobody is ever asked");
    }

    /// The same after whoever is asked has passed.
    fn pass(&mut self, orders: &[&str]) -> (usize, Phase) {
        self.mv(Move::Pass).run(orders)
    }

    /// The order to pass until something happens, for whoever is asked.
    fn rest(&self) -> String {
        self.game.open.rest(self.asked().unwrap()).expect("one can't rest here")
    }
}

/// A turn of seat 0 from its beginning, everybody with cards.
fn turn(players: usize) -> Scene {
    let mut t = Scene::new(players);
    for number in 0..players {
        t.hand(number, &[FILLER, "Begone!"]);
    }
    t.step(Step::PreBattle);
    t
}

#[test]
fn the_usual_order_asks_for_what_matters_in_a_turn_without_battle() {
    let mut t = turn(2);
    let both = [USUAL, USUAL];
    assert_eq!(t.run(&both), (0, Phase::PreBattle));
    assert_eq!(t.pass(&both), (0, Phase::Build));
    assert_eq!(t.pass(&both), (1, Phase::End));
    assert_eq!(t.pass(&both), (1, Phase::PreBattle));
    assert_eq!((t.game.open.turn, t.game.open.active), (6, seat(1)));
}

#[test]
fn without_an_order_or_with_an_empty_one_everything_is_asked() {
    for order in ["", "my-build", "hold their-end"] {
        let mut t = turn(2);
        for phase in [Phase::PreBattle, Phase::BeforeAttack, Phase::Build, Phase::End] {
            for number in 0..2 {
                assert_eq!(t.run(&[order; 2]), (number, phase));
                t.mv(Move::Pass);
            }
        }
    }
}

#[test]
fn each_stop_is_a_moment_of_ones_own_turn_or_of_anothers() {
    let orders = ["my-pre-battle", "my-battle", "my-attack", "my-blocks", "my-build", "my-end"];
    let phases = [
        Phase::PreBattle,
        Phase::BeforeAttack,
        Phase::AfterAttack,
        Phase::AfterBlock,
        Phase::Build,
        Phase::End,
    ];
    for (order, phase) in orders.into_iter().zip(phases) {
        let theirs = order.replace("my-", "their-");
        // One has the stop, the other one is asked in his Build step, as everybody is.
        for (number, orders) in
            [[format!("pass {order}"), "pass".into()], ["pass".into(), format!("pass {theirs}")]]
                .into_iter()
                .enumerate()
        {
            let orders = [orders[0].as_str(), orders[1].as_str()];
            let mut t = turn(2);
            t.board(0, &["Tracker"]);
            let mut met = t.run(&orders);
            while met.0 != number || met.1 == Phase::Attack {
                met = match met.1 {
                    Phase::Attack if t.position("Tracker") == Position::Prepared => {
                        t.attack(&["Tracker"], 1).run(&orders)
                    }
                    Phase::Build => t.pass(&orders),
                    other => panic!("{orders:?}: seat {} is asked at {other:?}", met.0),
                };
            }
            assert_eq!(met, (number, phase), "{orders:?}");
        }
    }
}

#[test]
fn nobodys_own_turn_goes_by_unasked() {
    let mut t = turn(2);
    assert_eq!(t.run(&["pass", "pass"]), (0, Phase::Build));
    // Stops in battles aren't reached by whoever can't attack.
    assert_eq!(t.run(&["pass my-attack my-blocks", "pass"]), (0, Phase::Build));
    assert_eq!(t.pass(&["pass", "pass"]), (1, Phase::Build));
    assert_eq!(t.game.open.active, seat(1));
    // The first turn of all begins in the Build step: stops before it aren't reached.
    let mut t = Scene::new(2);
    t.hand(0, &[FILLER]).hand(1, &[FILLER]);
    t.game.open.turn = 1;
    assert_eq!(t.run(&["pass my-pre-battle my-battle", "pass"]), (0, Phase::Build));
}

#[test]
fn one_is_asked_about_what_others_play_and_not_about_ones_own() {
    let both = ["pass my-build", "pass"];
    let mut t = turn(2);
    t.hand(0, &["Hulk"]).run(&both);
    t.play("Hulk");
    assert_eq!(t.run(&both), (1, Phase::Build), "it can be answered");
    assert_eq!(t.pass(&both), (0, Phase::Build));
    assert!(t.in_play("Hulk"));
    // Whoever wants to add something to what he has played says so.
    let mut t = turn(2);
    t.hand(0, &["Hulk"]).run(&both);
    t.play("Hulk");
    assert_eq!(t.run(&["pass my-build hold", "pass"]), (0, Phase::Build));
    assert_eq!(t.game.open.line.len(), 1);
}

#[test]
fn in_battles_of_others_one_is_asked_only_if_one_wants_to_be() {
    let attacked = |third: &str| {
        let mut t = turn(3);
        t.board(0, &["Tracker"]);
        let orders = ["pass my-end", "pass their-attack their-blocks", third];
        assert_eq!(t.run(&orders), (0, Phase::Attack));
        t.attack(&["Tracker"], 1);
        let mut met = vec![t.run(&orders)];
        while !matches!(met.last(), Some((_, Phase::BeforeAttack | Phase::Build | Phase::End))) {
            met.push(t.pass(&orders));
        }
        met
    };
    let own = [(1, Phase::AfterAttack), (1, Phase::AfterBlock), (0, Phase::End)];
    assert_eq!(attacked("pass their-attack their-blocks"), own);
    let all = attacked("pass their-attack their-blocks all-battles");
    assert_eq!(all[1], (2, Phase::AfterAttack));
    assert_eq!(all[3], (2, Phase::AfterBlock));
}

#[test]
fn who_visibly_has_nothing_isnt_asked() {
    let both = ["pass my-build", "pass their-build their-end"];
    let mut t = Scene::new(2);
    t.hand(0, &["Hulk"]).run(&both);
    t.play("Hulk");
    assert_eq!(t.run(&both), (1, Phase::Build), "nobody holds anything until he has drawn");
    assert_eq!(t.game.open.active, seat(1));
    assert!(t.in_play("Hulk"));
    // A champion face down could be unveiled.
    let mut t = Scene::new(2);
    t.down(1, "Muse");
    t.hand(0, &["Hulk"]).run(&both);
    t.play("Hulk");
    assert_eq!(t.run(&both), (1, Phase::Build));
    // And whoever wants to be asked everything is.
    let mut t = Scene::new(2);
    assert_eq!(t.run(&["", ""]), (0, Phase::Build));
}

#[test]
fn a_rest_in_ones_own_turn_lasts_for_the_rest_of_it() {
    let mut t = turn(2);
    t.run(&[USUAL, USUAL]);
    let rests = format!("{USUAL} {}", t.rest());
    let other = "pass my-build";
    assert_eq!(t.run(&[&rests, other]), (1, Phase::Build));
    // Nothing has happened, but the other one's turn ends, and with it one's action in it.
    assert_eq!(t.pass(&[&rests, other]), (0, Phase::End));
    assert_eq!(t.game.open.turn, 6);
}

/// Seat 2 is asked in the turn of seat 0 and passes until something happens; what it has ordered then.
fn rested(t: &mut Scene, stops: &str) -> String {
    assert_eq!(t.run(&["pass", "pass", "pass their-pre-battle"]), (2, Phase::PreBattle));
    format!("{stops} {}", t.rest())
}

#[test]
fn a_rest_in_anothers_turn_lasts_until_ones_own_if_nothing_happens() {
    let mut t = turn(3);
    let rests = rested(&mut t, USUAL);
    let orders = ["pass", "pass", rests.as_str()];
    // The others do nothing in their turns.
    assert_eq!(t.run(&orders), (0, Phase::Build));
    assert_eq!(t.pass(&orders), (1, Phase::Build));
    assert_eq!(t.pass(&orders), (2, Phase::PreBattle));
    assert_eq!(t.game.open.turn, 7);
    // It isn't taken up again after that, though still nothing has happened.
    assert_eq!(t.pass(&orders), (2, Phase::Build));
    assert_eq!(t.pass(&orders), (0, Phase::Build));
    assert_eq!(t.pass(&orders), (2, Phase::End));
    assert_eq!(t.game.open.turn, 8);
}

#[test]
fn a_rest_ends_with_whatever_others_do() {
    // A card.
    let mut t = turn(3);
    t.hand(1, &["Hulk"]);
    let rests = rested(&mut t, "pass their-end");
    let orders = ["pass", "pass", rests.as_str()];
    assert_eq!(t.run(&orders), (0, Phase::Build));
    assert_eq!(t.pass(&orders), (1, Phase::Build));
    t.play("Hulk");
    assert_eq!(t.run(&orders), (2, Phase::Build));
    // And it stays over: the stops count again.
    assert_eq!(t.pass(&orders), (0, Phase::Build));
    assert_eq!(t.pass(&orders), (1, Phase::Build));
    assert_eq!(t.pass(&orders), (2, Phase::End));
    // An attack on oneself, but not one on somebody else.
    for whom in [2, 0] {
        let mut t = turn(3);
        t.board(1, &["Tracker"]);
        let rests = rested(&mut t, "pass their-attack");
        let orders = ["pass", "pass", rests.as_str()];
        assert_eq!(t.run(&orders), (0, Phase::Build));
        assert_eq!(t.pass(&orders), (1, Phase::Attack));
        t.attack(&["Tracker"], whom);
        let met = if whom == 2 { (2, Phase::AfterAttack) } else { (1, Phase::Build) };
        assert_eq!(t.run(&orders), met);
    }
    // A champion that is unveiled.
    let mut t = turn(2);
    let down = t.down(1, "Muse");
    t.run(&[USUAL, "pass my-build"]);
    let rests = format!("pass my-build {}", t.rest());
    assert_eq!(t.run(&[&rests, "pass my-build their-build"]), (1, Phase::Build));
    t.mv(Move::Unveil(down));
    assert_eq!(t.pass(&[&rests, "pass my-build"]), (0, Phase::Build), "he is asked in his Build step again");
}

#[test]
fn who_rests_in_his_own_turn_ends_the_battle_unless_somebody_must_attack() {
    let mut t = turn(2);
    t.board(0, &["Tracker"]);
    t.run(&[USUAL, "pass my-build"]);
    let rests = format!("{USUAL} {}", t.rest());
    assert_eq!(t.run(&[&rests, "pass my-build"]), (1, Phase::Build));
    assert_eq!(t.position("Tracker"), Position::Prepared);
    let mut t = turn(2);
    t.board(0, &["Bruiser"]);
    t.run(&[USUAL, "pass my-build"]);
    let rests = format!("{USUAL} {}", t.rest());
    assert_eq!(t.run(&[&rests, "pass my-build"]), (0, Phase::Attack));
    let id = t.id("Bruiser");
    t.mv(Move::Attack(id));
    assert_eq!(
        t.run(&[&rests, "pass my-build"]),
        (0, Phase::Attack),
        "an attack that was begun is finished by hand"
    );
}

#[test]
fn who_rests_after_his_attack_is_asked_when_it_was_blocked() {
    for blocks in [true, false] {
        let mut t = turn(2);
        t.board(0, &["Tracker"]).board(1, &["Pegasus"]);
        t.attack(&["Tracker"], 1);
        let rests = format!("pass my-blocks my-build {}", t.rest());
        assert_eq!(t.run(&[&rests, "pass my-build"]), (1, Phase::Block), "blocks are always asked");
        if blocks {
            let id = t.id("Pegasus");
            t.mv(Move::Block(id));
        }
        if t.query() == Some(Query::Block) {
            t.mv(Move::Done);
        }
        let met = t.run(&[&rests, "pass my-build"]);
        assert_eq!(met, if blocks { (0, Phase::AfterBlock) } else { (1, Phase::Attack) });
    }
}

/// Seat 1 lets resolve what seat 0 plays in this turn; what it has ordered then.
fn lets(t: &Scene) -> String {
    let order = t.game.open.letting(seat(1)).expect("nothing waits for an answer");
    assert!(t.game.lasts(seat(1), &order));
    format!("pass {order}")
}

#[test]
fn who_lets_all_resolve_isnt_asked_about_what_others_play_in_this_turn() {
    let mut t = turn(2);
    t.hand(0, &["Hulk", "Priestess"]).until(Phase::Build);
    assert_eq!(t.game.open.letting(seat(1)), None, "nothing waits");
    t.play("Hulk").mv(Move::Pass);
    assert_eq!(t.game.open.letting(seat(0)), None, "he isn't asked");
    let order = lets(&t);
    let orders = ["", order.as_str()];
    assert_eq!(t.run(&orders), (0, Phase::Build));
    // What comes into play, and what that triggers.
    t.play("Priestess");
    while !t.game.open.line.is_empty() {
        assert_eq!(t.pass(&orders), (0, Phase::Build));
    }
    // Stops stand, and so does the next turn.
    let stops = format!("{order} their-end");
    assert_eq!(t.pass(&["", &stops]), (0, Phase::End));
    assert_eq!(t.pass(&["", &stops]), (1, Phase::End));
    t.next_turn();
    assert!(!t.game.lasts(seat(1), order.trim_start_matches("pass ")));
}

#[test]
fn who_lets_all_resolve_is_asked_when_it_is_about_him() {
    // Himself, what he has in play, what he has on the line.
    for target in ["player", "Tracker", "Second Wind"] {
        let mut t = turn(2);
        t.hand(0, &["Priestess", "Bolt from the Blue", "Stolen Dream"])
            .hand(1, &["Second Wind"])
            .board(1, &["Tracker"]);
        t.until(Phase::Build).play("Priestess").mv(Move::Pass);
        let order = lets(&t);
        if target == "Second Wind" {
            t.play("Second Wind");
            t.mv(Move::Pass).play("Stolen Dream").pick("Second Wind");
        } else {
            assert_eq!(t.run(&["", &order]), (0, Phase::Build));
            t.play("Bolt from the Blue");
            if target == "player" {
                t.at(1)
            } else {
                t.pick(target)
            };
        }
        assert_eq!(t.pass(&["", &order]), (1, Phase::Build), "{target}");
        assert!(!t.game.lasts(seat(1), order.trim_start_matches("pass ")), "{target}");
    }
    // An attack on him.
    let mut t = turn(2);
    t.hand(0, &["Bolt from the Blue"]).board(0, &["Hulk"]).board(1, &["Tracker"]);
    t.attack(&["Hulk"], 1).play("Bolt from the Blue").at(0).mv(Move::Pass);
    assert_eq!((t.asked(), t.game.open.letting(seat(1))), (Some(seat(1)), None));
}

#[test]
fn nobody_rests_while_something_waits_for_an_answer() {
    let mut t = turn(2);
    t.hand(0, &["Hulk"]).until(Phase::Build);
    t.play("Hulk");
    t.mv(Move::Pass);
    assert_eq!(t.game.open.rest(seat(1)), None);
    assert_eq!(t.game.open.rest(seat(0)), None, "he isn't asked");
    let mut t = turn(2);
    t.board(0, &["Tracker"]).attack(&["Tracker"], 1).mv(Move::Pass);
    assert_eq!(t.game.open.rest(seat(1)), None);
}

#[test]
fn cards_too_many_hands_to_keep_and_drafts_are_ones_own_affair() {
    let all = Epic::ABOUT.orders.join(" ");
    for format in [Format::Sealed, Format::Built, Format::Draft] {
        let game =
            Epic::start(&Options { format }, &vec![Deck::default(); 2], &Seed::from_text("x")).unwrap();
        let rest = format!("{all}{}:{}", game.open.next, game.open.turn).replace("let:", "let:0");
        assert!(Seat::all(2).all(|seat| [&rest, USUAL].iter().all(|order| game.obey(seat, order).is_none())));
    }
    let mut t = turn(2);
    t.hand(0, &[FILLER; 12]).step(Step::End);
    let rests = format!("pass {}", t.rest());
    assert_eq!(t.run(&[&rests, "pass"]), (0, Phase::Excess));
}

/// Any order, of a hand of words, resting or not.
fn any_order(game: &Epic, dice: &mut Dice) -> String {
    let words = Epic::ABOUT.orders.iter().filter(|word| !word.ends_with(':') && dice.roll(2) == 0);
    let mut words: Vec<String> = words.map(ToString::to_string).collect();
    if dice.roll(2) == 0 {
        words.push(format!("rest:{}:{}", game.open.next, game.open.turn.saturating_sub(dice.roll(2) as u16)));
    }
    if dice.roll(2) == 0 {
        words.push(format!("let:{}", game.open.turn.saturating_sub(dice.roll(2) as u16)));
    }
    words.join(" ")
}

#[test]
fn what_an_order_says_is_the_same_whatever_anybody_holds() {
    let mut dice = Dice::new(&Seed::from_text("whatever anybody holds"));
    let (mut passed, mut asked) = (0, 0);
    for table in Epic::tables().iter().filter(|table| table.options.format == Format::Sealed) {
        for number in 0..3 {
            let brought: Vec<Deck> = (0..table.players).map(|_| (table.brought)(&mut dice)).collect();
            let seed = Seed::from_text("held").derive("game", number);
            let mut game = Epic::start(&table.options, &brought, &seed).unwrap();
            for step in 0..600 {
                let Some(seat) = game.status().waiting().iter().next() else { break };
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                if step % 3 == 0 {
                    let other = Epic::imagine(&game.view(Viewer::Spectator), &mut dice).unwrap();
                    for _ in 0..4 {
                        let order = any_order(&game, &mut dice);
                        let says = game.obey(seat, &order);
                        assert_eq!(says, other.obey(seat, &order), "{order}");
                        assert!(says.is_none_or(|mv| moves.contains(&mv)));
                        passed += u32::from(says.is_some());
                        asked += u32::from(says.is_none());
                    }
                    assert_eq!(game.open.rest(seat), other.open.rest(seat));
                    assert_eq!(game.open.letting(seat), other.open.letting(seat));
                }
                game.apply(seat, dice.pick(&moves).unwrap(), &mut ());
            }
        }
    }
    assert!(passed > 200 && asked > 200, "{passed} and {asked}");
}
