//! Positions and views from outside, and what playing costs.

use crate::scene::{LONG, Scene, seat, start};
use europax::*;
use table::{Dice, Game, Seed, Status, Viewer, position};

type Change = fn(&mut Europax);

#[test]
fn positions_that_can_t_be_are_refused_in_words() {
    let game = || start(3, LONG, "positions");
    let refused = |change: Change| {
        let mut game = game();
        change(&mut game);
        position::read::<Europax>(&position::write(&game)).unwrap_err().to_string()
    };
    let wrong: [(Change, &str); 12] = [
        (|game| game.open.players = 7, "too few or too many play"),
        (|game| game.open.options.countries = Each::Two, "only two can have two countries each"),
        (|game| game.open.banker = seat(5), "nobody keeps the bank"),
        (
            |game| game.open.boards[Country::Italy].owner = Some(seat(0)),
            "a country is played that isn't in the box",
        ),
        (|game| game.open.boards[Country::France].money += 5, "money was made or lost"),
        (|game| game.open.boards[Country::France].lent[Country::Italy] = 5, "nobody can have lent that"),
        (|game| game.open.gone[Product::Coal] = 1, "a production card is missing or too many"),
        (|game| game.open.used = game.open.demands, "a demand card is there twice"),
        (|game| game.open.beneath.extend([Unforeseen::Works; 2]), "an unforeseen card is there too often"),
        (|game| game.open.phase = Phase::Lay(Country::Italy), "nobody plays this country"),
        (
            |game| {
                game.packs.production.pop();
            },
            "the pack of production cards isn't what was counted",
        ),
        (
            |game| {
                game.packs.unforeseen.pop();
            },
            "an unforeseen card is missing or too many",
        ),
    ];
    for (change, words) in wrong {
        let said = refused(change);
        assert!(said.contains(words), "{said}, not {words}");
    }
    assert!(position::read::<Europax>(&position::write(&game())).is_ok());
}

#[test]
fn a_view_from_nowhere_is_refused() {
    let game = start(3, LONG, "view");
    let mut view = game.view(Viewer::Spectator);
    view.viewer = Viewer::Seat(seat(4));
    assert!(Europax::imagine(&view, &mut Dice::new(&Seed::from_text("view"))).is_err());
}

#[test]
fn a_purchase_that_nobody_has_to_choose_can_t_be_asked() {
    let mut scene = Scene::new(5, LONG).stock(Country::Italy, "cereals coal").turn(Country::France);
    scene.game.open.beneath.push(Unforeseen::Cereals);
    scene.game.packs.unforeseen.retain(|card| *card != Unforeseen::Cereals);
    let urgent =
        Urgent { country: Country::France, product: Product::Cereals, units: 2, layer: Country::England };
    scene.game.open.phase = Phase::Urgent(urgent);
    assert!(scene.game.inspect().unwrap_err().to_string().contains("nothing has to be bought"));
}

#[test]
fn playing_allocates_nothing() {
    let mut moves: Vec<Move> = Vec::with_capacity(100);
    let mut dice = Dice::new(&Seed::from_text("allocations"));
    for number in 0..50 {
        let mut game = start(5, LONG, &number.to_string());
        let counted = allocation_counter::measure(|| {
            while let Status::Waiting(seats) = game.status() {
                let seat = seats.iter().next().unwrap();
                moves.clear();
                game.moves(seat, &mut moves);
                let mv = dice.pick(&moves).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        });
        assert_eq!(counted.count_total, 0, "game {number}");
    }
}
