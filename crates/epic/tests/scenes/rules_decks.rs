//! The rules page on where decks come from: one scenario for each rule.

use crate::scene::{card, seat};
use epic::*;
use table::{Dice, Heard, Ready, prelude::*};

fn begun(format: Format, players: usize, seed: &str) -> Epic {
    let options = Options { format };
    Epic::start(&options, &vec![Deck::default(); players], &Seed::from_text(seed)).unwrap()
}

/// The rule by which a move is refused.
fn refused(game: &Epic, number: usize, mv: Move) -> &'static str {
    game.check(seat(number), mv).unwrap_err().rule()
}

fn play(game: &mut Epic, number: usize, mv: Move) {
    game.play(seat(number), mv, &mut ()).unwrap();
}

/// A card that isn't among these.
fn other_than(cards: &[Card]) -> Card {
    pool().cards().find(|card| !cards.contains(card)).unwrap()
}

/// Everybody takes the first card until so many have been taken.
fn drafted(players: usize, picks: usize) -> Epic {
    let mut game = begun(Format::Draft, players, "draft");
    for _ in 0..picks {
        for number in 0..players {
            let card = game.making[number].pack[0];
            play(&mut game, number, Move::Card(card));
        }
    }
    game
}

/// What comes of bringing this deck.
fn bring(text: &str) -> Result<Epic, String> {
    let deck: Deck = text.parse().map_err(|problem: BadDeck| problem.to_string())?;
    let options = Options { format: Format::Constructed };
    let brought = [deck, Deck::default()];
    Epic::start(&options, &brought, &Seed::from_text("bring")).map_err(|problem| problem.to_string())
}

/// So many different cards three times each, but for those that may be in a deck only once.
fn threes(cards: usize) -> String {
    let some = pool().cards().filter(|card| allowed(card.def()) == 3).take(cards);
    let lines: Vec<String> = some.map(|card| format!("3 {}\n", card.name())).collect();
    lines.concat()
}

/// `epic/setup/format`
#[test]
fn the_host_chooses_where_decks_come_from() {
    let sizes = |format| begun(format, 2, "formats").open.sizes[seat(1)];
    assert_eq!([Format::Sealed, Format::Constructed].map(sizes), [30, 60]);
    let phase = |format| begun(format, 2, "formats").open.phase;
    assert_eq!(phase(Format::Built), Phase::Building);
    assert_eq!(phase(Format::Draft), Phase::Draft { round: 0, pick: 0 });
    assert!(
        Epic::start(
            &Options { format: Format::Sealed },
            &[Deck::of([card("No")]), Deck::default()],
            &Seed::from_text("sealed")
        )
        .is_err()
    );
}

/// `epic/building/three`
#[test]
fn one_builds_of_the_cards_of_three_boosters() {
    let game = begun(Format::Built, 3, "three");
    for making in &game.making {
        let rares = making.deck.iter().filter(|card| card.def().rarity == Rarity::Rare).count();
        assert_eq!((making.deck.len(), rares, making.out.len()), (45, 3, 0));
    }
    assert_eq!(game.status().waiting(), Seats::all(3));
}

/// `epic/building/yours`
#[test]
fn one_leaves_out_cards_that_are_in_ones_deck() {
    let mut game = begun(Format::Built, 2, "yours");
    let foreign = other_than(&game.making[0].deck);
    assert_eq!(refused(&game, 0, Move::Card(foreign)), "epic/building/yours");
    let first = game.making[0].deck[0];
    play(&mut game, 0, Move::Card(first));
    assert_eq!((game.making[0].deck.len(), &game.making[0].out[..]), (44, &[first][..]));
}

/// `epic/building/fewest`
#[test]
fn a_built_deck_keeps_thirty_cards() {
    let mut game = begun(Format::Built, 2, "fewest");
    for _ in 0..15 {
        let first = game.making[0].deck[0];
        play(&mut game, 0, Move::Card(first));
    }
    let first = game.making[0].deck[0];
    assert_eq!(refused(&game, 0, Move::Card(first)), "epic/building/fewest");
    play(&mut game, 0, Move::Done);
    play(&mut game, 1, Move::Done);
    assert_eq!((game.open.sizes[seat(0)], game.open.sizes[seat(1)]), (30, 45));
}

/// `epic/building/secret`
#[test]
fn nobody_sees_what_others_build_until_all_are_done() {
    let mut game = begun(Format::Built, 2, "secret");
    let first = game.making[0].deck[0];
    let before = game.view(Viewer::Seat(seat(1)));
    let mut heard = Heard::new();
    game.play(seat(0), Move::Card(first), &mut heard).unwrap();
    assert!(heard.by(Viewer::Seat(seat(1))).next().is_none());
    assert!(before == game.view(Viewer::Seat(seat(1))));
    play(&mut game, 0, Move::Done);
    assert_eq!(refused(&game, 0, Move::Done), "epic/turn/asked");
    assert_eq!(game.view(Viewer::Spectator).making, Making::default());
    play(&mut game, 1, Move::Done);
    assert_eq!((game.hand_size(seat(0)), game.hand_size(seat(1))), (5, 5));
    assert_eq!(game.view(Viewer::Seat(seat(0))).own.len(), 44);
}

/// `epic/draft/booster`
#[test]
fn one_takes_one_of_the_cards_before_one() {
    let mut game = begun(Format::Draft, 3, "booster");
    let pack = game.making[1].pack.clone();
    assert_eq!(pack.len(), 15);
    assert_eq!(refused(&game, 1, Move::Card(other_than(&pack))), "epic/draft/booster");
    play(&mut game, 1, Move::Card(pack[3]));
    assert_eq!(refused(&game, 1, Move::Card(pack[4])), "epic/turn/asked");
    assert_eq!(game.status().waiting(), Seats::all(3).without(seat(1)));
}

/// `epic/draft/passing`
#[test]
fn boosters_go_left_then_right_then_left() {
    for (round, next) in [(0, 1), (1, 2), (2, 1)] {
        let mut game = drafted(3, round * 14);
        let mut rest = game.making[0].pack.clone();
        for number in 0..3 {
            let card = game.making[number].pack[0];
            play(&mut game, number, Move::Card(card));
        }
        rest.remove(0);
        assert_eq!(game.open.phase, Phase::Draft { round: round as u8, pick: 1 });
        assert_eq!(game.making[next].pack, rest, "round {round}");
    }
}

/// `epic/draft/last`
#[test]
fn the_last_card_of_a_booster_is_taken_without_asking() {
    let game = drafted(2, 14);
    assert_eq!(game.open.phase, Phase::Draft { round: 1, pick: 0 });
    assert_eq!((game.making[0].deck.len(), game.making[0].pack.len()), (15, 15));
}

/// `epic/draft/secret`
#[test]
fn others_only_know_that_somebody_has_taken_a_card() {
    let mut game = begun(Format::Draft, 2, "secret");
    let card = game.making[0].pack[2];
    let mut heard = Heard::new();
    game.play(seat(0), Move::Card(card), &mut heard).unwrap();
    let told: Vec<&Event> = heard.by(Viewer::Seat(seat(1))).collect();
    assert_eq!(told, [&Event::Took { seat: seat(0) }]);
    assert_eq!(game.view(Viewer::Seat(seat(1))).making.taken, None);
    assert_eq!(game.view(Viewer::Seat(seat(0))).making.taken, Some(card));
}

/// `epic/draft/deck`
#[test]
fn of_the_45_cards_one_took_one_builds_a_deck() {
    for players in 2..=4 {
        let mut game = drafted(players, 42);
        assert_eq!(game.open.phase, Phase::Building);
        assert!(game.making.iter().all(|making| making.deck.len() == 45));
        (0..players).for_each(|number| play(&mut game, number, Move::Done));
        assert_eq!(game.open.phase, Phase::Mulligan(0));
        game.inspect().unwrap();
    }
}

/// `epic/constructed/size`
#[test]
fn a_brought_deck_has_60_to_100_cards() {
    assert!(bring(&threes(20)).is_ok() && bring(&threes(33)).is_ok());
    assert_eq!(bring(&threes(19)).unwrap_err(), "this deck has 57 cards; a deck has 60 to 100");
    assert_eq!(bring(&threes(34)).unwrap_err(), "this deck has 102 cards; a deck has 60 to 100");
}

/// `epic/constructed/three`
#[test]
fn a_brought_deck_has_no_card_more_than_three_times() {
    let one_more = format!("{}1 Blast\n2x blast\n1 BLAST", threes(20));
    let often = bring(&one_more).unwrap_err();
    assert!(often.starts_with("Blast is in this deck ") && often.ends_with(" times; 3 at most"), "{often}");
}

/// `epic/constructed/restricted`
#[test]
fn restricted_cards_are_in_a_brought_deck_once() {
    let restricted = pool().cards().filter(|card| card.def().sheet.restricted).map(Card::name);
    let mut names: Vec<&str> = restricted.collect();
    names.sort_unstable();
    assert_eq!(names, ["Mr. Hyde", "Nature's Renewal", "Necromancer Lord", "The Herald"]);
    assert!(bring(&format!("{}1 Mr. Hyde", threes(20))).is_ok());
    let twice = bring(&format!("{}2 Mr. Hyde", threes(20))).unwrap_err();
    assert_eq!(twice, "Mr. Hyde is in this deck 2 times; 1 at most");
    let more = bring("2 Mr. Hyde\n2 The Herald\n1 Blast").unwrap_err();
    let all = "Mr. Hyde is in this deck 2 times; 1 at most; The Herald is in this deck 2 times; 1 at most; this deck has 5 cards; a deck has 60 to 100";
    assert_eq!(more, all, "all that is wrong is told at once");
}

/// `epic/constructed/banned`
#[test]
fn a_banned_card_is_in_no_brought_deck() {
    let mut def = card("Blast").def().clone();
    assert_eq!(allowed(&def), 3);
    def.sheet.banned = true;
    assert_eq!(allowed(&def), 0);
    assert!(pool().cards().all(|card| !card.def().sheet.banned));
}

/// `epic/constructed/secret`
#[test]
fn nobody_knows_what_others_bring() {
    let game = bring(&threes(20)).unwrap();
    let deck: Deck = threes(20).parse().unwrap();
    let own = game.view(Viewer::Seat(seat(0))).own;
    assert_eq!(Deck::of(own), deck);
    let other = game.view(Viewer::Seat(seat(1)));
    assert!(other.cards[0].piles.iter().flatten().all(|place| place.face().is_none()));
}

/// `epic/constructed/ready`
#[test]
fn whoever_brings_nothing_plays_one_of_eight_ready_decks() {
    let mut decks = std::collections::BTreeSet::new();
    for number in 0..80 {
        let game = begun(Format::Constructed, 2, &format!("ready {number}"));
        decks.insert(Deck::of(game.view(Viewer::Seat(seat(0))).own).to_string());
    }
    assert_eq!(decks.len(), READY.len());
    let ready: std::collections::BTreeSet<String> =
        READY.iter().map(|ready| ready.text.parse::<Deck>().unwrap().to_string()).collect();
    assert_eq!(decks, ready);
}

/// `epic/first/decks`
#[test]
fn a_first_game_has_two_decks_that_go_round() {
    let game = begun(Format::First, 4, "first");
    let own = |at| Deck::of(game.view(Viewer::Seat(seat(at))).own);
    assert_eq!([own(0), own(1), own(2), own(3)].each_ref(), [0, 1, 0, 1].map(|at| &Deck::first()[at]));
    for deck in Deck::first() {
        assert_eq!(deck.cards().len(), 30);
        assert!(deck.entries().all(|(card, number)| number <= allowed(card.def())));
    }
}

#[test]
fn ready_decks_are_legal_and_two_for_each_alignment() {
    for alignment in Alignment::ALL {
        let key = alignment.key();
        let mine: Vec<_> = READY.iter().filter(|ready| ready.name.starts_with(&format!("{key}-"))).collect();
        assert_eq!(mine.len(), 2, "{key}");
        for Ready { name, text } in mine {
            let deck: Deck = text.parse().unwrap_or_else(|problem| panic!("{name}: {problem}"));
            assert_eq!(deck.check(), Ok(()), "{name}");
            let own = deck.cards().iter().filter(|card| card.def().alignment == alignment).count();
            assert!(own * 10 >= deck.cards().len() * 7, "{name}: {own}");
        }
    }
}

#[test]
fn decks_are_read_as_people_write_them_and_written_plainly() {
    let deck: Deck = "# mine\n\n2x mr hyde  # one too many\nBLAST\n 3 × No\n1 x Tim\n".parse().unwrap();
    assert_eq!(deck.to_string(), "1 Blast\n2 Mr. Hyde\n3 No\n1 Tim\n");
    assert_eq!(deck.to_string().parse(), Ok(deck.clone()));
    let json = serde_json::to_string(&deck).unwrap();
    assert_eq!(serde_json::from_str::<Deck>(&json).unwrap(), deck);
}

#[test]
fn what_no_deck_says_is_refused_in_words() {
    let wrong = |text: &str| text.parse::<Deck>().unwrap_err().to_string();
    assert_eq!(wrong("3 Blast\n2 Blasst"), "line 2: there is no card “Blasst”");
    assert_eq!(wrong("0 Blast"), "line 1: none of a card needn't be said");
    assert_eq!(wrong("3"), "line 1: there is no card “”");
    assert_eq!(wrong("99999999999999999999 Blast"), "line 1: 99999999999999999999 of a card are too many");
    assert!(wrong(&"100 Blast\n".repeat(1000)).starts_with("this deck has "));
}

#[test]
fn ready_decks_are_picked_with_the_dice() {
    let mut dice = Dice::new(&Seed::from_text("ready"));
    assert!(!Deck::ready(&mut dice).cards().is_empty());
}

/// A position from outside in which decks are made as they never are.
#[test]
fn what_no_draft_can_be_is_impossible() {
    type Change = fn(&mut Epic);
    let changes: [(usize, Change); 6] = [
        (0, |game| game.open.phase = Phase::Draft { round: 3, pick: 0 }),
        (0, |game| game.open.phase = Phase::Draft { round: 0, pick: 14 }),
        (0, |game| game.open.phase = Phase::Draft { round: 0, pick: 255 }),
        (0, |game| game.open.format = Format::Constructed),
        (0, |game| game.open.sizes[seat(0)] = 30),
        (42, |game| game.open.format = Format::Constructed),
    ];
    for (number, (picks, change)) in changes.into_iter().enumerate() {
        let mut game = drafted(4, picks);
        game.inspect().unwrap();
        change(&mut game);
        if let Phase::Draft { round, pick } = game.open.phase {
            // As many cards as there would be then.
            let (taken, left) = (usize::from(round) * BOOSTER_SIZE + usize::from(pick), usize::from(pick));
            let mut dice = Dice::new(&Seed::from_text("cards"));
            let all = boosters(taken.div_ceil(BOOSTER_SIZE), &mut dice);
            for own in &mut game.making {
                own.pack.truncate(BOOSTER_SIZE.saturating_sub(left));
                own.deck = all[..taken].to_vec();
                own.deck.sort_unstable();
            }
        }
        assert!(game.inspect().is_err(), "{number}");
        for viewer in Viewer::all(4) {
            let imagined = Epic::imagine(&game.view(viewer), &mut Dice::new(&Seed::from_text("x")));
            assert!(imagined.is_err(), "{number} {viewer:?}");
        }
    }
}
