//! Records: written, read again, cut, edited and forged.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use table::{Dice, Game, Match, NoOptions, Record, RecordError, Seed, Status};
use teaching::{
    goofspiel::{Goofspiel, Options, Ties},
    magpie::Magpie,
};

fn played<G: Game>(players: usize, options: G::Options) -> Match<G> {
    let seed = Seed::from_text("a record");
    let mut dice = Dice::new(&seed.derive("choices", 0));
    let mut played = Match::<G>::of(players, options, seed).unwrap();
    let mut moves = Vec::new();
    while let Some(seat) = played.game().status().waiting().iter().next() {
        moves.clear();
        played.game().moves(seat, &mut moves);
        played.play(seat, dice.pick(&moves).unwrap(), &mut ()).unwrap();
    }
    played
}

fn goofspiel() -> String {
    let names = ["Ada".to_owned(), "Charles\nBabbage".to_owned()];
    Record::of(&played::<Goofspiel>(2, Options { ties: Ties::Carry }), &names).text()
}

fn error(text: &str) -> RecordError {
    match Record::<Goofspiel>::parse(text) {
        Ok(record) => record.replay(|_, _| ()).unwrap_err(),
        Err(error) => error,
    }
}

/// The same record with something changed and its last line made to fit again.
fn forged(from: &str, to: &str) -> String {
    let text = goofspiel();
    assert!(text.contains(from), "{from} isn't in {text}");
    let body = text.replacen(from, to, 1).rsplit_once("\nend: ").unwrap().0.to_owned();
    let moves = body.lines().skip_while(|line| !line.is_empty()).filter(|line| !line.is_empty()).count();
    let sum = sha256(&body);
    format!("{body}\nend: {moves} moves, sha256 {sum}\n")
}

fn sha256(text: &str) -> String {
    Seed::from_text(text).to_string()
}

#[test]
fn a_record_is_readable_and_golden() {
    insta::assert_snapshot!(goofspiel());
}

#[test]
fn a_record_replays_to_the_same_end() {
    let played = played::<Magpie>(4, NoOptions {});
    let text = Record::of(&played, &[]).text();
    let record = Record::<Magpie>::parse(&text).unwrap();
    assert_eq!(record.text(), text);
    assert_eq!(record.replay(|_, _| ()).unwrap().game().status(), played.game().status());
    assert!(matches!(played.game().status(), Status::Over(_)));
}

#[test]
fn mail_may_change_the_ends_of_lines() {
    let text = goofspiel().replace('\n', "\r\n");
    assert!(Record::<Goofspiel>::parse(&text).unwrap().replay(|_, _| ()).is_ok());
}

#[test]
fn a_record_cut_anywhere_is_refused() {
    let text = goofspiel();
    for at in (0..text.trim_end().len()).filter(|&at| text.is_char_boundary(at)) {
        let _ = error(&text[..at]);
    }
    assert!(matches!(error(&text[..text.len() / 2]), RecordError::Truncated));
    assert!(matches!(error(&text[..text.len() - 20]), RecordError::Truncated));
}

#[test]
fn a_record_changed_anywhere_is_refused() {
    let text = goofspiel();
    let mut dice = Dice::new(&Seed::from_text("edits"));
    for at in (0..text.trim_end().len()).filter(|&at| text.is_char_boundary(at)) {
        let old = text[at..].chars().next().unwrap();
        let new = dice.pick(&['0', '7', 'x', ' ', '\n', 'é']).unwrap();
        if new != old {
            let _ = error(&format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..]));
        }
    }
    assert!(matches!(error(&text.replacen("Ada", "Eve", 1)), RecordError::Edited));
    assert!(matches!(error(&format!("{text}more")), RecordError::Edited));
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let cases = [
        ("Tablée record 1", "A letter", "this is no record"),
        ("Tablée record 1", "Tablée record 2", "format 2; this house reads format 1"),
        ("game: goofspiel", "game: chess", "a record of “chess”"),
        ("game: ", "play: ", "line 2: expected “game: NAME”"),
        ("rules: 1", "rules: 2", "rules version 2 of goofspiel; this house plays version 1"),
        ("content: 1", "content: 9", "content version 9 of goofspiel; this house plays version 1"),
        ("option ties: carry", "option ties: maybe", "option ties is discard | carry, not “maybe”"),
        ("option ties: carry", "option luck: none", "goofspiel has no option “luck”"),
        ("seats: 2", "seats: 9", "goofspiel is for 2 to 8 players, not 9"),
        ("seats: 2", "seats: many", "expected “seats: NUMBER”"),
        ("seat 1: ", "seat 5: ", "expected “seat 1:…”"),
        ("seed: 0", "seed: z", "expected 64 hexadecimal digits"),
        ("commitment: ", "commitment: 0", "the seed doesn't fit its commitment"),
        ("result: prizes-gone; winners ", "result: prizes-gone; winners 0 ", "but its moves lead to"),
        ("\n\n0 ", "\n\n0 9", "not allowed by goofspiel/bid/held: You don't hold card 98"),
        ("\n\n0 ", "\n\n0 x", "is no move: expected a card's number"),
        ("\n\n0 ", "\n\nnobody moved\n0 ", "expected “SEAT MOVE”"),
        ("\n\n0 ", "\n\n7 ", "move 1, seat 7 plays"),
    ];
    for (from, to, words) in cases {
        let from =
            if from == "seed: 0" { format!("seed: {}", &sha256("a record")[..1]) } else { from.into() };
        let error = error(&forged(&from, to)).to_string();
        assert!(error.contains(words), "{to}: {error}");
    }
}
