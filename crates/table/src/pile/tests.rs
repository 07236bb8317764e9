//! What is known of cards as they are drawn, looked at, stolen and shuffled.

use super::*;
use crate::{Seat, Seed};
use proptest::prelude::*;

type Piles = [Pile<u8, 16>; 3];

const SEATS: [Viewer; 3] = [viewer(0), viewer(1), viewer(2)];

const fn viewer(index: usize) -> Viewer {
    match Seat::new(index) {
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Spectator,
    }
}

fn only(index: usize) -> Audience {
    Audience::only(SEATS[index])
}

/// Hands of seats 0, 1 and 2, each known to its holder.
fn hands(cards: [&[u8]; 3]) -> Piles {
    let mut piles = cards.map(|faces| Pile::face_down(faces.iter().copied()));
    for (at, pile) in piles.iter_mut().enumerate() {
        pile.look(16, only(at));
    }
    piles
}

fn sees(piles: &Piles, index: usize) -> Seen<u8> {
    seen(piles, |_| true, SEATS[index])
}

#[test]
fn a_card_that_is_shown_to_everybody_is_in_no_lot() {
    let mut piles = hands([&[1, 2], &[], &[]]);
    mix(&mut piles, 0, only(0));
    let card = piles[0].draw().unwrap().shown(Audience::EVERYONE);
    assert_eq!((card.lot, card.among), (0, Audience::NOBODY));
}

#[test]
fn looking_shows_the_top_and_nothing_else() {
    let mut pile: Pile<u8, 4> = Pile::face_down([1, 2, 3]);
    pile.look(2, only(1));
    let row = &seen(&[pile], |_| false, SEATS[1]).piles[0];
    assert_eq!(row[..], [Place::Back(0), Place::Face(2), Place::Face(3)]);
}

#[test]
fn after_a_shuffle_one_knows_the_cards_but_not_the_order() {
    let mut piles: Piles = [Pile::face_down([1, 2, 3, 4]), Pile::new(), Pile::new()];
    piles[0].look(2, only(0));
    shuffle(&mut piles, 0, &mut Dice::new(&Seed::from_text("shuffle")));
    let view = seen(&piles, |_| false, SEATS[0]);
    assert_eq!(view.piles[0], [Place::Back(1); 4]);
    assert_eq!(view.among, [(1, 3), (1, 4)]);
    assert!(seen(&piles, |_| false, SEATS[1]).among.is_empty());
    assert_eq!(seen(&piles, |_| false, SEATS[1]).piles[0], [Place::Back(0); 4], "his lot says nothing");
}

#[test]
fn a_card_stolen_unseen_blurs_what_a_third_knew() {
    // Seat 2 knows the 5 in the hand of seat 0, and the 9 in the hand of seat 1.
    let mut piles = hands([&[5, 6, 7], &[9], &[]]);
    piles[0].0[0] = piles[0].0[0].shown(only(2));
    piles[1].0[0] = piles[1].0[0].shown(only(2));
    mix(&mut piles, 0, only(0).and(only(1)));
    let card = piles[0].take(1).unwrap();
    join(&mut piles, 1, card.shown(only(1)));
    let view = sees(&piles, 2);
    assert_eq!(view.among, [(1, 5)], "the 5 is with one or the other");
    assert_eq!(view.piles[0], [Place::Back(1); 2]);
    assert_eq!(view.piles[1], [Place::Face(9), Place::Back(1)], "the 9 hasn't moved");
    assert_eq!(sees(&piles, 0).piles[1], [Place::Face(6), Place::Back(0)], "the robbed know what is gone");
}

#[test]
fn of_equal_cards_the_one_that_goes_takes_the_knowledge_along() {
    // Seat 2 knows of one 5 in the hand of seat 0, which holds two. When a 5 is played he can't tell which.
    for known in [0, 1] {
        let mut piles = hands([&[5, 5], &[], &[]]);
        piles[0].0[known] = piles[0].0[known].shown(only(2));
        let played = take_face(&mut piles, 0, 5).unwrap();
        assert_eq!(played.face(), 5);
        assert_eq!(sees(&piles, 2).piles[0], [Place::Back(0)], "known was number {known}");
        assert_eq!(sees(&piles, 0).piles[0], [Place::Face(5)]);
    }
}

#[test]
fn of_equal_cards_in_a_lot_too() {
    for hinted in [0, 1] {
        let mut piles = hands([&[5], &[5, 1], &[]]);
        piles[hinted].0[0] = piles[hinted].0[0].shown(only(2));
        mix(&mut piles, 0, only(0));
        mix(&mut piles, 1, only(1));
        let card = piles[1].take(1).unwrap();
        join(&mut piles, 0, card);
        assert_eq!(sees(&piles, 2).among.len(), 1);
        take_face(&mut piles, 1, 5).unwrap();
        assert!(sees(&piles, 2).among.is_empty(), "hinted was number {hinted}");
    }
}

#[test]
fn places_are_written_as_faces_and_question_marks() {
    let row = vec![Place::Face(3u8), Place::Back(0), Place::Back(2)];
    let text = serde_json::to_string(&row).unwrap();
    assert_eq!(text, r#"[3,"?","?2"]"#);
    assert_eq!(serde_json::from_str::<Vec<Place<u8>>>(&text).unwrap(), row);
    for wrong in [r#"["x"]"#, r#"["?300"]"#, "[-1]", "[null]"] {
        assert!(serde_json::from_str::<Vec<Place<u8>>>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_view_that_cant_be_is_refused() {
    let dice = &mut Dice::new(&Seed::from_text("refused"));
    let piles = hands([&[1, 2], &[3], &[]]);
    let good = sees(&piles, 0);
    let cards = vec![1, 2, 3];
    let mut try_out = |change: fn(&mut Seen<u8>), cards: Vec<u8>| {
        let mut view = good.clone();
        change(&mut view);
        view.imagine::<16, 3>(SEATS[0], cards, only, dice).map_err(|error| error.to_string())
    };
    assert!(try_out(|_| (), cards.clone()).is_ok());
    let wrong: [fn(&mut Seen<u8>); 5] = [
        |view| view.piles[0][0] = Place::Face(9),
        |view| view.piles[0].push(Place::Back(0)),
        |view| _ = view.piles.pop(),
        |view| view.among.push((0, 3)),
        |view| view.among.push((7, 3)),
    ];
    for change in wrong {
        assert!(try_out(change, cards.clone()).is_err());
    }
    assert!(try_out(|_| (), vec![1, 2]).is_err());
}

/// Something that happens to hands and deck (pile 2) in a game.
#[derive(Clone, Debug)]
enum Act {
    Draw(usize),
    Look(usize),
    Steal(usize),
    Play(usize, u8),
    Shuffle,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        (0..2usize).prop_map(Act::Draw),
        (0..3usize).prop_map(Act::Look),
        (0..2usize).prop_map(Act::Steal),
        (0..2usize, 0..6u8).prop_map(|(at, card)| Act::Play(at, card)),
        Just(Act::Shuffle),
    ];
    prop::collection::vec(act, 0..40)
}

fn act(piles: &mut Piles, act: &Act, dice: &mut Dice) {
    match *act {
        Act::Draw(at) => {
            if let Some(card) = piles[2].draw() {
                join(piles, at, card.shown(only(at)));
            }
        }
        Act::Look(at) => piles[2].look(2, only(at)),
        Act::Steal(at) => {
            let two = only(0).and(only(1));
            mix(piles, 1 - at, two);
            let place = dice.roll(piles[1 - at].len() as u32) as usize;
            if let Some(card) = piles[1 - at].take(place) {
                join(piles, at, card.shown(two));
            }
        }
        Act::Play(at, card) => {
            if let Some(card) = take_face(piles, at, card) {
                piles[2].tuck(card.shown(Audience::EVERYONE));
            }
        }
        Act::Shuffle => shuffle(piles, 2, dice),
    }
}

proptest! {
    /// Whatever happens to the piles, what a viewer is told of them is true, an imagined game looks the same to
    /// him, and no card is lost.
    #[test]
    fn what_is_known_is_true_and_can_be_imagined(acts in acts(), seed: u64) {
        let dice = &mut Dice::new(&Seed::from_text("piles").derive("case", seed));
        let cards: Vec<u8> = (0..12).map(|card| card / 2).collect();
        let mut piles: Piles = [Pile::new(), Pile::new(), Pile::face_down(cards.clone())];
        shuffle(&mut piles, 2, dice);
        for step in &acts {
            act(&mut piles, step, dice);
        }
        let mut left: Vec<u8> = piles.iter().flat_map(Pile::faces).collect();
        left.sort_unstable();
        prop_assert_eq!(&left, &cards);
        for viewer in [SEATS[0], SEATS[1], SEATS[2], Viewer::Spectator] {
            let view = seen(&piles, |at| at < 2, viewer);
            for (pile, row) in piles.iter().zip(&view.piles).take(2) {
                let mut faces: Vec<u8> = pile.faces().collect();
                for face in row.iter().filter_map(Place::face) {
                    let at = faces.iter().position(|other| other == face);
                    prop_assert!(at.is_some(), "{viewer} is told of a card that isn't there");
                    faces.remove(at.unwrap());
                }
            }
            let owner = |at: usize| if at < 2 { only(at) } else { Audience::NOBODY };
            let again = view.imagine::<16, 3>(viewer, cards.clone(), owner, dice);
            prop_assert!(again.is_ok(), "{viewer}: {again:?}");
            prop_assert_eq!(seen(&again.unwrap(), |at| at < 2, viewer), view);
        }
    }

    /// `leaves_one` says yes only where imagining never gives anything else, and says it where it doesn't.
    #[test]
    fn leaving_one_possibility_is_told_exactly(acts in acts(), seed: u64) {
        let dice = &mut Dice::new(&Seed::from_text("one").derive("case", seed));
        let cards: Vec<u8> = (0..6).map(|card| card / 2).collect();
        let mut piles: Piles = [Pile::new(), Pile::new(), Pile::face_down(cards.clone())];
        for step in &acts {
            act(&mut piles, step, dice);
        }
        let view = seen(&piles, |at| at < 2, SEATS[0]);
        let sorted = |pile: &Pile<u8, 16>| {
            let mut faces: Vec<u8> = pile.faces().collect();
            faces.sort_unstable();
            faces
        };
        for at in 0..3 {
            let real = sorted(&piles[at]);
            let differs = (0..200).any(|_| {
                let owner = |_| Audience::NOBODY;
                let again = view.imagine::<16, 3>(SEATS[0], cards.clone(), owner, dice).unwrap();
                sorted(&again[at]) != real
            });
            prop_assert_eq!(view.leaves_one(at, None, cards.clone()), !differs, "pile {} of {:?}", at, view);
        }
    }
}
