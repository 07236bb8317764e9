//! The campaign: rounds, the victory booklet, and what it promises.

use crate::scene::*;
use ephios::*;
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Game, Seat, Seed, Status, playout};

/// Seat 0 is about to win the round with the Culte.
fn about_to_win(players: usize) -> Scene {
    campaign(players, "", "").hand(0, "medium predicateur").popularity(0, 30)
}

fn win(game: &mut Ephios) -> table::Heard<Event> {
    play(game, 0, "unite culte plain");
    play(game, 0, "pick medium")
}

/// `ephios/campaign/rounds`
#[test]
fn two_rounds_win_the_campaign() {
    let mut game = about_to_win(2).laid();
    win(&mut game);
    assert_eq!((game.open.wins[seat(0)], game.open.round, ended(&game)), (1, 2, None));
    let mut game = about_to_win(2).with(|open| open.wins[seat(0)] = 1).laid();
    win(&mut game);
    assert_eq!(ended(&game), Some(("campaign", vec![0])));
    let Status::Over(outcome) = game.status() else { panic!() };
    assert_eq!(outcome.scores[..], [2, 0]);
}

/// `ephios/campaign/fresh`
#[test]
fn every_round_is_set_up_anew() {
    let mut game = about_to_win(3)
        .hand(1, "docker")
        .affinity(1, Alliance::Ordre)
        .with(|open| open.reversed = true)
        .laid();
    plays(&mut game, 0, &["unite culte plain", "pick medium"]);
    assert!(
        (0..3).all(|at| (persuasion(&game, at), popularity(&game, at), hand(&game, at)) == (3, 0, vec![]))
    );
    assert!(!game.open.reversed && game.open.number == 1 && game.piles[CROSSROADS].len() == 4);
    assert_eq!(game.piles[DECK].len() + 4, game.open.cards.len());
}

/// `ephios/campaign/page`
#[test]
fn the_page_of_the_last_union_is_read() {
    let mut game = about_to_win(2).laid();
    let heard = win(&mut game);
    assert!(heard.0.iter().any(|(_, event)| *event == Event::PageRead { alliance: Alliance::Culte }));
    assert_eq!(game.open.pages, Alliances::only(Alliance::Culte));
    let page = Page::of(Alliance::Culte);
    assert!(page.removes.iter().all(|card| !game.open.cards.contains(*card)));
    assert!(page.adds.iter().all(|card| game.open.cards.contains(*card)));
    assert!(
        game.open.alliances.contains(Alliance::Medias) && !game.open.alliances.contains(Alliance::Compagnie)
    );
}

/// `ephios/campaign/once`
#[test]
fn a_page_is_read_once() {
    let mut game =
        about_to_win(3).with(|open| (open.pages, open.round) = (Alliances::only(Alliance::Culte), 2)).laid();
    let before = game.open.cards;
    win(&mut game);
    assert_eq!((game.open.cards, game.open.round), (before, 3));
}

/// `ephios/campaign/gone`
#[test]
fn what_is_gone_or_there_already_is_left_out() {
    let mut game =
        campaign(2, "reporter", "argentier").hand(0, "medium predicateur").popularity(0, 30).laid();
    let heard = win(&mut game);
    let told = |event: Event| heard.0.iter().any(|(_, other)| *other == event);
    assert!(!told(Event::Removed { card: Card::Argentier }) && told(Event::Removed { card: Card::Magnate }));
    assert!(
        !told(Event::Brought { card: Card::Reporter }) && told(Event::Brought { card: Card::Redactrice })
    );
}

/// `ephios/campaign/tile`
#[test]
fn a_tile_replaces_or_joins() {
    let base = Alliances::base();
    let (_, alliances) = Page::of(Alliance::Compagnie).read(quick_cards(), base);
    assert!(alliances.contains(Alliance::Cartel) && !alliances.contains(Alliance::Academie), "on another");
    assert!(alliances.contains(Alliance::Exiles) && alliances.len() == 6, "below the card");
    let (_, alliances) = Page::of(Alliance::Syndicat).read(quick_cards(), base.without(Alliance::Ordre));
    assert!(alliances.contains(Alliance::Rebellion) && alliances.len() == 5, "what it would replace is gone");
}

/// `ephios/campaign/none`
#[test]
fn without_a_union_no_page_is_read() {
    let mut game = campaign(2, "presentateur", "docker").hand(0, "presentateur").popularity(0, 60).laid();
    play(&mut game, 0, "use presentateur");
    assert_eq!((game.open.round, game.open.pages), (2, Alliances::NONE));
    let mut game = about_to_win(2).with(|open| open.wins[seat(0)] = 1).laid();
    win(&mut game);
    assert!(game.open.pages.is_empty(), "nor after the last round");
}

/// `ephios/campaign/shared`
#[test]
fn a_shared_round_is_won_by_all_who_share_it() {
    let scene = campaign(3, "", "").turn(0, 200).top("medium").persuasion(1, 2).persuasion(2, 0);
    let mut game = scene.popularity(0, 30).popularity(1, 30).laid();
    play(&mut game, 0, "draw");
    assert_eq!([0, 1, 2].map(|at| game.open.wins[seat(at)]), [1, 1, 0]);
    assert!(game.open.pages.is_empty());
}

/// `ephios/campaign/first`
#[test]
fn the_winner_begins_the_next_round() {
    let mut game = about_to_win(3).with(|open| open.first = seat(2)).laid();
    win(&mut game);
    assert!(acts(&game, 0));
    let scene = campaign(3, "", "").turn(0, 200).top("medium").persuasion(2, 2).persuasion(1, 0);
    let mut game = scene.with(|open| open.first = seat(1)).laid();
    play(&mut game, 0, "draw");
    assert!(acts(&game, 2), "of several the first from whoever began");
}

/// `ephios/campaign/affinities`
#[test]
fn affinities_are_those_of_the_alliances_in_play() {
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let mut game = about_to_win(4).laid();
        game.dice = table::Bookmark::new(Seed::from_text(&number.to_string()));
        win(&mut game);
        seen.extend(Seat::all(4).filter_map(|seat| game.hidden.affinities[seat]));
    }
    let (_, in_play) = Page::of(Alliance::Culte).read(quick_cards(), Alliances::base());
    assert_eq!(seen, in_play.iter().collect());
}

/// `ephios/campaign/inhabitants`
#[test]
fn the_concierge_and_three_others_live_in_a_campaign() {
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let options = Options { inhabitants: Inhabitants::Campaign, ..options(Mode::Campaign) };
        let game = start(options, 2, &number.to_string());
        let inhabitants: Vec<Card> = game.open.cards.iter().filter(|card| card.is_inhabitant()).collect();
        assert!(inhabitants.len() == 4 && inhabitants.contains(&Card::Concierge));
        seen.extend(inhabitants);
    }
    assert_eq!(seen.len(), 8);
}

/// `ephios/campaign/feats`
#[test]
fn feats_are_achieved() {
    let mut game = about_to_win(2)
        .affinity(0, Alliance::Culte)
        .popularity(0, 40)
        .popularity(1, 60)
        .persuasion(0, 0)
        .laid();
    play(&mut game, 0, "unite culte affinity");
    let heard = play(&mut game, 0, "pick medium");
    let feats: Feats = [Feat::Culte, Feat::TrueColours, Feat::Penniless, Feat::Landslide, Feat::PhotoFinish]
        .into_iter()
        .collect();
    assert_eq!(game.open.feats[seat(0)], feats);
    assert_eq!(game.feats(seat(0)), feats.iter().map(Feat::key).collect::<Vec<_>>());
    let told = heard.0.iter().filter(|(_, event)| matches!(event, Event::Achieved { .. })).count();
    assert_eq!(told, 5);
    let mut game = about_to_win(2).with(|open| open.wins[seat(0)] = 1).laid();
    win(&mut game);
    assert!(
        game.open.feats[seat(0)].contains(Feat::Governor)
            && game.open.feats[seat(0)].contains(Feat::Unbeaten)
    );
    let mut game = about_to_win(2).with(|open| (open.wins[seat(0)], open.wins[seat(1)]) = (1, 1)).laid();
    win(&mut game);
    assert!(!game.open.feats[seat(0)].contains(Feat::Unbeaten));
    assert!(Feat::ALL.iter().all(|feat| Ephios::ABOUT.feats.contains(&feat.key())));
}

/// Every page that can be read next, from what is in play and what was read.
fn read_on(
    cards: Cards,
    alliances: Alliances,
    read: &mut Vec<Alliance>,
    seen: &mut dyn FnMut(Cards, Alliances, &[Alliance]),
) {
    seen(cards, alliances, read);
    if read.len() == 4 {
        return;
    }
    for alliance in alliances.iter().filter(|alliance| !read.contains(alliance)).collect::<Vec<_>>() {
        let (cards, alliances) = Page::of(alliance).read(cards, alliances);
        read.push(alliance);
        read_on(cards, alliances, read, seen);
        read.pop();
    }
}

/// The promises of the booklet, for every sequence of pages that a campaign can read.
#[test]
fn whatever_is_read_every_alliance_in_play_can_be_united() {
    let mut sequences = 0;
    read_on(quick_cards(), Alliances::base(), &mut Vec::new(), &mut |cards, alliances, read| {
        sequences += 1;
        let personalities: Vec<Card> = cards.iter().filter(|card| !card.is_inhabitant()).collect();
        assert!((12..=17).contains(&personalities.len()), "{} cards after {read:?}", personalities.len());
        assert!(alliances.len() >= 5, "after {read:?}");
        for card in &personalities {
            assert!(alliances.contains(card.alliance().unwrap()), "{card} has no alliance after {read:?}");
        }
        for alliance in alliances {
            let members = personalities.iter().filter(|card| card.alliance() == Some(alliance)).count();
            assert!(members >= alliance.need().into(), "{alliance} can't be united after {read:?}");
        }
    });
    assert!(sequences > 300, "{sequences}");
}

#[test]
fn every_page_keeps_to_the_form_of_the_booklet() {
    let mut brought_by: BTreeMap<Alliance, BTreeSet<Alliance>> = BTreeMap::new();
    for alliance in Alliance::ALL {
        let page = Page::of(alliance);
        assert!((2..=4).contains(&page.removes.len()) && (2..=4).contains(&page.adds.len()), "{alliance}");
        assert!(!page.tiles.is_empty());
        for tile in page.tiles {
            let (Tile::On(new, _) | Tile::Below(new)) = *tile;
            let members = page.adds.iter().filter(|card| card.alliance() == Some(new)).count();
            assert!(members >= new.need().into(), "{new} comes in with too few on the page of {alliance}");
            brought_by.entry(new).or_default().insert(alliance);
        }
    }
    for new in Alliance::ALL.into_iter().skip(5) {
        let foreign = brought_by[&new].iter().filter(|page| **page != new).count();
        assert!(foreign >= 2, "{new} comes in through {foreign} pages");
    }
    let added: BTreeSet<Card> =
        Alliance::ALL.into_iter().flat_map(|alliance| Page::of(alliance).adds).copied().collect();
    assert_eq!(added.len(), 20, "every new personality comes in somewhere");
}

/// Random campaigns: every card is used or does its part in one, and every page is read.
#[test]
fn every_card_is_used_and_every_page_is_read_in_random_play() {
    let (mut used, mut pages) = (BTreeSet::new(), BTreeSet::new());
    let mut room = Vec::new();
    for number in 0..4_000 {
        let seed = Seed::from_text("every card").derive("campaign", number);
        let options = Options { inhabitants: Inhabitants::Campaign, ..options(Mode::Campaign) };
        let mut game = Ephios::start(&options, &vec![(); 2 + number as usize % 3], &seed).unwrap();
        let mut dice = Dice::new(&seed);
        while let Some(seat) = game.status().waiting().iter().next() {
            room.clear();
            game.moves(seat, &mut room);
            // Unions are rare in random play; whoever can unite does.
            let union = room.iter().copied().find(|mv| matches!(mv, Move::Unite(..)));
            let mv = union.or_else(|| dice.pick(&room)).unwrap();
            match mv {
                Move::Use(card) | Move::React(card) => drop(used.insert(card)),
                Move::Unite(alliance, _) => {
                    let helped = game.can_unite(seat, alliance).flatten().is_some();
                    let hand = game.set(seat.index());
                    used.extend(Some(Card::Argentier).filter(|_| helped));
                    let double = alliance == Alliance::Synthetiques && hand.contains(Card::Prototype);
                    used.extend(Some(Card::Prototype).filter(|_| double));
                }
                _ => {}
            }
            game.apply(seat, mv, &mut ());
        }
        pages.extend(game.open.pages);
        if used.len() == Card::ALL.len() && pages.len() == Alliance::ALL.len() {
            return;
        }
    }
    let unused: Vec<Card> = Card::ALL.into_iter().filter(|card| !used.contains(card)).collect();
    let unread: Vec<Alliance> =
        Alliance::ALL.into_iter().filter(|alliance| !pages.contains(alliance)).collect();
    panic!("never used: {unused:?}; never read: {unread:?}");
}

#[test]
fn random_campaigns_end() {
    for number in 0..50 {
        let seed = Seed::from_text("ends").derive("campaign", number);
        let mut game = Ephios::start(&options(Mode::Campaign), &[(); 4], &seed).unwrap();
        let outcome = playout::finish(&mut game, &mut Dice::new(&seed), &mut Vec::new(), 100_000).1.unwrap();
        assert_eq!(outcome.ending, "campaign");
        assert!(game.open.round <= 5);
    }
}
