//! What is known of cards as they are drawn, looked at, stolen and shuffled.

use super::*;
use crate::{Seat, Seed};
use proptest::prelude::*;
use std::collections::BTreeSet;

type Piles = [Pile<u8, 16>; 3];

const SEATS: [Viewer; 3] = [viewer(0), viewer(1), viewer(2)];
const DECK: usize = 2;

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
    let mut at = 0;
    cards.map(|faces| {
        at += 1;
        Pile::of(faces.iter().copied(), only(at - 1))
    })
}

fn sees(piles: &Piles, index: usize) -> Seen<u8> {
    Seen::new(piles, SEATS[index], |_| true)
}

#[test]
fn looking_shows_the_top_and_nothing_else() {
    let mut piles = [Pile::<u8, 4>::of([1, 2, 3], Audience::NOBODY)];
    look(&mut piles, 0, 2, only(1));
    let row = &Seen::new(&piles, SEATS[1], |_| false).piles[0];
    assert_eq!(row[..], [Place::Back(0), Place::Face(2), Place::Face(3)]);
    assert!(piles[0].cards()[1].is_known_to(SEATS[1]) && !piles[0].cards()[0].is_known_to(SEATS[1]));
    assert_eq!(piles[0].cards()[2].known(), only(1));
}

#[test]
fn after_a_shuffle_one_knows_the_cards_but_not_the_order() {
    let mut piles: Piles = [Pile::of([1, 2, 3, 4], Audience::NOBODY), Pile::new(), Pile::new()];
    look(&mut piles, 0, 2, only(0));
    shuffle(&mut piles, 0, &mut Dice::new(&Seed::from_text("shuffle")));
    let view = Seen::new(&piles, SEATS[0], |_| false);
    assert_eq!(view.piles[0], [Place::Back(1); 4]);
    assert_eq!(view.among, [(1, 3), (1, 4)]);
    let view = Seen::new(&piles, SEATS[1], |_| false);
    assert_eq!((view.piles[0].as_slice(), view.among), ([Place::Back(0); 4].as_slice(), vec![]));
}

#[test]
fn a_shuffle_of_known_cards_is_remembered_apart_from_the_rest() {
    let mut piles: Piles = [Pile::of([7], only(0)), Pile::new(), Pile::of([1, 2, 3], Audience::EVERYONE)];
    shuffle(&mut piles, DECK, &mut Dice::new(&Seed::from_text("apart")));
    draw(&mut piles, DECK, 0, only(0));
    let view = Seen::new(&piles, SEATS[1], |at| at < 2);
    assert_eq!(view.among, [(1, 1), (1, 2), (1, 3)]);
    assert_eq!(view.piles[0], [Place::Back(0), Place::Back(1)], "the old card is none of them");
}

#[test]
fn a_card_stolen_unseen_blurs_what_a_third_knew() {
    // Seat 2 knows the 5 in the hand of seat 0, and the 9 in the hand of seat 1.
    let mut piles = hands([&[6, 7, 5], &[9], &[]]);
    look(&mut piles, 0, 1, only(2));
    look(&mut piles, 1, 1, only(2));
    give(&mut piles, 0, 0, 1, only(0).and(only(1)));
    let view = sees(&piles, 2);
    assert_eq!(view.among, [(1, 5)], "the 5 is with one or the other");
    assert_eq!(view.piles[0], [Place::Back(1); 2]);
    assert_eq!(view.piles[1], [Place::Face(9), Place::Back(1)], "the 9 hasn't moved");
    assert_eq!(sees(&piles, 0).piles[1], [Place::Face(6), Place::Back(0)], "the robbed know what is gone");
    assert_eq!(sees(&piles, 0).piles[0], [Place::Face(5), Place::Face(7)]);
}

#[test]
fn of_equal_cards_the_one_that_goes_takes_the_knowledge_along() {
    // Seat 2 knows of one 5 in the hand of seat 0, which holds two. When a 5 is played he can't tell which.
    for known in [0, 1] {
        let mut piles = hands([&[5, 5], &[], &[]]);
        show(&mut piles, 0, known, Audience::only(SEATS[2]), 0);
        assert_eq!(give_face(&mut piles, 0, 5, 1, Audience::EVERYONE), Some(5));
        assert_eq!(sees(&piles, 2).piles[0], [Place::Back(0)], "known was number {known}");
        assert_eq!(sees(&piles, 0).piles[0], [Place::Face(5)]);
    }
}

#[test]
fn seeing_a_face_of_a_lot_uses_up_one_hint() {
    // Seat 0 has seen one of two 1s; after the shuffle he sees a 1 and can't know whether it is the same.
    for place in [0, 1] {
        let mut piles: Piles = [Pile::of([1, 1, 2], Audience::NOBODY), Pile::new(), Pile::new()];
        show(&mut piles, 0, 0, Audience::only(SEATS[0]), 0);
        mix(&mut piles, 0, Audience::EVERYONE);
        show(&mut piles, 0, place, Audience::only(SEATS[0]), 0);
        assert!(sees(&piles, 0).among.is_empty());
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
    let good = sees(&hands([&[1, 2], &[3], &[]]), 0);
    let mut try_out = |change: fn(&mut Seen<u8>), cards: Vec<u8>| {
        let mut view = good.clone();
        change(&mut view);
        for at in 0..4 {
            let _ = view.leaves_one(at, None, cards.clone());
            let _ = view.leaves_one(at, Some(1), cards.clone());
        }
        view.imagine::<16, 3>(SEATS[0], cards, only, dice).map_err(|error| error.to_string())
    };
    assert!(try_out(|_| (), vec![1, 2, 3]).is_ok());
    let wrong: [fn(&mut Seen<u8>); 7] = [
        |view| view.piles[0][0] = Place::Face(9),
        |view| view.piles[0].push(Place::Back(0)),
        |view| _ = view.piles.pop(),
        |view| view.among.push((0, 3)),
        |view| view.among.push((7, 3)),
        |view| view.among.push((KNOWN, 3)),
        |view| view.among.extend([(1, 3), (1, 3)]),
    ];
    for change in wrong {
        assert!(try_out(change, vec![1, 2, 3]).is_err());
    }
    assert!(try_out(|_| (), vec![1, 2]).is_err());
}

/// Something that happens to two hands and a deck.
#[derive(Copy, Clone, Debug)]
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

/// Does it. A card that is played goes to the bottom of the deck, for all to see.
fn act(piles: &mut Piles, act: Act, dice: &mut Dice) {
    match act {
        Act::Draw(at) => _ = draw(piles, DECK, at, only(at)),
        Act::Look(at) => look(piles, DECK, 2, only(at)),
        Act::Steal(at) => {
            let place = dice.roll(piles[1 - at].len() as u32) as usize;
            give(piles, 1 - at, place, at, only(0).and(only(1)));
        }
        Act::Play(at, card) => {
            if give_face(piles, at, card, DECK, Audience::EVERYONE).is_some() {
                piles[DECK].0.rotate_right(1);
            }
        }
        Act::Shuffle => shuffle(piles, DECK, dice),
    }
}

proptest! {
    /// Whatever happens to the piles, an imagined game looks the same to the viewer, and no card is lost.
    #[test]
    fn what_is_seen_can_be_imagined(acts in acts(), seed: u64) {
        let dice = &mut Dice::new(&Seed::from_text("piles").derive("case", seed));
        let cards: Vec<u8> = (0..12).map(|card| card / 2).collect();
        let mut piles: Piles = [Pile::new(), Pile::new(), Pile::of(cards.clone(), Audience::NOBODY)];
        shuffle(&mut piles, DECK, dice);
        acts.iter().for_each(|&one| act(&mut piles, one, dice));
        let mut left: Vec<u8> = piles.iter().flat_map(Pile::faces).collect();
        left.sort_unstable();
        prop_assert_eq!(&left, &cards);
        for viewer in [SEATS[0], SEATS[1], SEATS[2], Viewer::Spectator] {
            let view = Seen::new(&piles, viewer, |at| at < 2);
            let owner = |at: usize| if at < 2 { only(at) } else { Audience::NOBODY };
            let again = view.imagine::<16, 3>(viewer, cards.clone(), owner, dice);
            prop_assert!(again.is_ok(), "{viewer}: {again:?}");
            prop_assert_eq!(Seen::new(&again.unwrap(), viewer, |at| at < 2), view);
        }
    }

    /// `leaves_one` says yes exactly where imagining never gives anything else.
    #[test]
    fn leaving_one_possibility_is_told_exactly(acts in acts(), seed: u64) {
        let dice = &mut Dice::new(&Seed::from_text("one").derive("case", seed));
        let cards: Vec<u8> = (0..6).map(|card| card / 2).collect();
        let mut piles: Piles = [Pile::new(), Pile::new(), Pile::of(cards.clone(), Audience::NOBODY)];
        acts.iter().for_each(|&one| act(&mut piles, one, dice));
        let view = Seen::new(&piles, SEATS[0], |at| at < 2);
        for at in 0..3 {
            let real = piles[at].sorted();
            let differs = (0..200).any(|_| {
                let again = view.imagine::<16, 3>(SEATS[0], cards.clone(), |_| Audience::NOBODY, dice).unwrap();
                again[at].sorted() != real
            });
            prop_assert_eq!(view.leaves_one(at, None, cards.clone()), !differs, "pile {} of {:?}", at, view);
        }
    }
}

/// Where every card is: two hands in no order, and the deck.
type World = [Vec<u8>; 3];

fn world(piles: &Piles) -> World {
    [piles[0].sorted().to_vec(), piles[1].sorted().to_vec(), piles[DECK].faces().collect()]
}

/// Every order of these cards.
fn orders(cards: &[u8]) -> BTreeSet<Vec<u8>> {
    if cards.is_empty() {
        return BTreeSet::from([Vec::new()]);
    }
    let first = |at: usize| {
        let mut rest = cards.to_vec();
        let card = rest.remove(at);
        orders(&rest).into_iter().map(move |order| [vec![card], order].concat())
    };
    (0..cards.len()).flat_map(first).collect()
}

fn without(hand: &[u8], face: u8) -> Option<Vec<u8>> {
    let mut hand = hand.to_vec();
    hand.remove(hand.iter().position(|&card| card == face)?);
    Some(hand)
}

fn with(hand: &[u8], face: u8) -> Vec<u8> {
    let mut hand = [hand, &[face]].concat();
    hand.sort_unstable();
    hand
}

/// All worlds that one world may have become for somebody on seat `seat`, who saw this happen for real.
fn next_worlds(seat: usize, old: &World, real: &World, now: &World, act: Act) -> Vec<World> {
    let [mut one, mut two] = [old.clone(), old.clone()];
    match act {
        Act::Draw(at) => {
            let Some(card) = one[DECK].pop() else { return vec![one] };
            one[at] = with(&one[at], card);
            if seat != at || real[DECK].last() == Some(&card) { vec![one] } else { vec![] }
        }
        Act::Look(at) => {
            let top = |world: &World| world[DECK].iter().rev().take(2).copied().collect::<Vec<u8>>();
            if seat != at || top(old) == top(real) { vec![one] } else { vec![] }
        }
        Act::Steal(at) => {
            let faces: BTreeSet<u8> = old[1 - at].iter().copied().collect();
            let stolen = now[at].iter().find(|&&face| with(&real[at], face) == now[at]);
            let fits = |face: &u8| seat == 2 || Some(face) == stolen;
            let moved = |face: u8| {
                two[1 - at] = without(&old[1 - at], face).unwrap();
                two[at] = with(&old[at], face);
                two.clone()
            };
            if faces.is_empty() { vec![one] } else { faces.into_iter().filter(fits).map(moved).collect() }
        }
        Act::Play(at, face) if real[at].contains(&face) => match without(&old[at], face) {
            Some(hand) => {
                one[at] = hand;
                one[DECK].insert(0, face);
                vec![one]
            }
            None => vec![],
        },
        Act::Play(..) => vec![one],
        Act::Shuffle => {
            orders(&old[DECK]).into_iter().map(|deck| [old[0].clone(), old[1].clone(), deck]).collect()
        }
    }
}

/// All worlds that a view allows.
fn allowed(view: &Seen<u8>, cards: &[u8]) -> BTreeSet<World> {
    let fits = |order: &[u8]| {
        let places = || view.piles.iter().flatten().zip(order);
        places().all(|(place, card)| place.face().is_none_or(|face| face == card))
            && (1..10).all(|lot| {
                let inside = places().filter(|(place, _)| place.lot() == Some(lot)).map(|(_, card)| *card);
                let hints = view.among.iter().filter(|(other, _)| *other == lot);
                let mut inside = Some(inside.collect::<Vec<u8>>());
                hints.for_each(|(_, face)| inside = inside.take().and_then(|inside| without(&inside, *face)));
                inside.is_some()
            })
    };
    let sizes = [view.piles[0].len(), view.piles[1].len()];
    let split = |order: Vec<u8>| {
        let (one, rest) = order.split_at(sizes[0]);
        let (two, deck) = rest.split_at(sizes[1]);
        let [mut one, mut two] = [one.to_vec(), two.to_vec()];
        one.sort_unstable();
        two.sort_unstable();
        [one, two, deck.to_vec()]
    };
    orders(cards).into_iter().filter(|order| fits(order)).map(split).collect()
}

/// Perfect memory by brute force: a seat keeps every world it can't rule out. A view may never rule out one of
/// them; here it allows no other either.
#[test]
fn a_view_tells_what_perfect_memory_knows_and_never_more() {
    let (mut sights, mut forgetful) = (0, 0);
    for (name, cards) in [("pairs", [0, 0, 1, 1, 2]), ("all different", [0, 1, 2, 3, 4])] {
        for game in 0..250 {
            let dice = &mut Dice::new(&Seed::from_text(name).derive("game", game));
            let mut piles: Piles = [Pile::new(), Pile::new(), Pile::of(cards, Audience::NOBODY)];
            shuffle(&mut piles, DECK, dice);
            let all: BTreeSet<World> =
                orders(&cards).into_iter().map(|deck| [vec![], vec![], deck]).collect();
            let mut beliefs = [all.clone(), all.clone(), all];
            for _ in 0..8 {
                let one = match dice.roll(6) {
                    0 => Act::Look(dice.roll(3) as usize),
                    1 => Act::Steal(dice.roll(2) as usize),
                    2 => Act::Play(dice.roll(2) as usize, dice.roll(5) as u8),
                    3 => Act::Shuffle,
                    _ => Act::Draw(dice.roll(2) as usize),
                };
                let before = world(&piles);
                act(&mut piles, one, dice);
                let after = world(&piles);
                for (seat, belief) in beliefs.iter_mut().enumerate() {
                    *belief =
                        belief.iter().flat_map(|old| next_worlds(seat, old, &before, &after, one)).collect();
                    assert!(belief.contains(&after), "the oracle itself is wrong");
                    let view = Seen::new(&piles, SEATS[seat], |at| at < 2);
                    let allowed = allowed(&view, &cards);
                    let leak = belief.difference(&allowed).next();
                    assert_eq!(
                        leak, None,
                        "game {game} of {name}: {one:?} told seat {seat} too much: {view:?}"
                    );
                    sights += 1;
                    forgetful += u32::from(allowed.len() > belief.len());
                }
            }
        }
    }
    assert_eq!(forgetful, 0, "of {sights} sights some forget something");
}

#[test]
fn cards_are_imagined_only_where_they_may_lie() {
    // One hand of two backs, a deck of four; of the six cards 5 and 6 may not be in a hand.
    let mut piles: [Pile<u8, 6>; 2] = [Pile::new(), Pile::of([1, 2, 3, 4, 5, 6], Audience::NOBODY)];
    let stranger = Viewer::Spectator;
    let owner = |_| Audience::NOBODY;
    let fits = |at: usize, card: u8| at == 1 || card < 5;
    let all = || vec![1, 2, 3, 4, 5, 6];
    piles[0] = Pile::of([1, 2], Audience::NOBODY);
    piles[1] = Pile::of([3, 4, 5, 6], Audience::NOBODY);
    let mut dice = Dice::new(&Seed::from_text("where"));
    let seen = Seen::new(&piles, stranger, |at| at == 0);
    let mut met = BTreeSet::new();
    for _ in 0..200 {
        let [hand, deck]: [Pile<u8, 6>; 2] =
            seen.imagine_where(stranger, all(), owner, fits, &mut dice).unwrap();
        assert!(hand.faces().all(|card| card < 5) && deck.len() == 4);
        met.extend(hand.faces());
    }
    assert_eq!(met.len(), 4, "every card that may be there is imagined there");
    assert!(!seen.leaves_one_where(0, None, all(), fits));
    let only = |at: usize, card: u8| at == 1 || card < 3;
    assert!(seen.leaves_one_where(0, None, all(), only), "1 and 2 are all that may be in a hand");
    assert!(!seen.leaves_one_where(0, Some(1), all(), only), "though not which is which");
    let none = |at: usize, card: u8| at == 1 || card < 2;
    assert!(seen.imagine_where::<6, 2>(stranger, all(), owner, none, &mut dice).is_err());
}
