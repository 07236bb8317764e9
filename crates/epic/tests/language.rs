//! What the language can't say, or what can't be carried out, is refused as the cards are read, and the refusal says why.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use epic::{BadCard, Pool};

/// Why a file with this text is refused.
fn refusal(text: &str) -> String {
    match Pool::read(&[("wrong.ron", text)]) {
        Ok(pool) => panic!("{} cards were taken from {text}", pool.len()),
        Err(bad) => bad.to_string(),
    }
}

/// Why a card with these fields after its number and name is refused.
fn refused(fields: &str) -> String {
    refusal(&format!("[(number: 1, name: \"Wrong Card\", {fields})]"))
}

/// The refusal names the card and says each of these.
#[track_caller]
fn says(fields: &str, words: &[&str]) {
    let why = refused(fields);
    assert!(why.starts_with("Wrong Card: "), "{why}");
    all_said(&why, words);
}

/// The refusal names the file and a place in it, and says each of these.
#[track_caller]
fn says_where(fields: &str, words: &[&str]) {
    let why = refused(fields);
    assert!(why.starts_with("wrong.ron: 1:"), "{why}");
    all_said(&why, words);
}

#[track_caller]
fn all_said(why: &str, words: &[&str]) {
    for word in words {
        assert!(why.contains(word), "“{word}” isn't said: {why}");
    }
}

const EVENT: &str = "is: \"action fast good natural common event\"";
const OBJECT: &str = "is: \"action build good natural common object\"";
const CHAMPION: &str = "is: \"action build good natural common champion 3/3\"";

#[test]
fn a_right_card_is_taken() {
    let text = format!("[(number: 1, name: \"Right Card\", {EVENT}, does: [draw(you, 1)])]");
    let pool = Pool::read(&[("right.ron", &text)]).unwrap();
    assert_eq!(pool.len(), 1);
    assert!(!pool.is_empty());
}

#[test]
fn a_broken_file() {
    let why = refusal("[(number: 1, name: \"Wrong Card\"");
    assert!(why.starts_with("wrong.ron: 1:"), "{why}");
    assert!(matches!(Pool::read(&[("wrong.ron", "[(")]), Err(BadCard::Written { .. })));
}

/// The place is the line and the column.
#[test]
fn a_wrong_line_far_down() {
    let right = format!("(number: 1, name: \"Right Card\", {EVENT}, does: [draw(you, 1)])");
    let why = refusal(&format!("[\n{right},\n(number: 2, nickname: \"Wrong Card\"),\n]"));
    assert!(why.starts_with("wrong.ron: 3:"), "{why}");
    all_said(&why, &["nickname"]);
}

#[test]
fn a_file_that_is_refused_spoils_the_others() {
    let right = format!("[(number: 1, name: \"Right Card\", {EVENT}, does: [draw(you, 1)])]");
    let why = Pool::read(&[("right.ron", &right), ("wrong.ron", "[()]")]).unwrap_err();
    assert!(why.to_string().starts_with("wrong.ron: "), "{why}");
}

#[test]
fn an_unknown_piece() {
    says_where(&format!("{EVENT}, does: [explode(you, 1)]"), &["explode"]);
}

#[test]
fn an_unknown_word_in_a_filter() {
    says_where(&format!("{EVENT}, does: [break(target([champion, pink]))]"), &["pink"]);
}

#[test]
fn an_unknown_number() {
    says_where(&format!("{EVENT}, does: [draw(you, \"plenty\")]"), &["“plenty” is no number"]);
    says_where(&format!("{EVENT}, does: [draw(you, 300)]"), &["300"]);
}

#[test]
fn an_unknown_keyword() {
    says_where(&format!("{CHAMPION}, has: [invisible]"), &["invisible"]);
}

#[test]
fn an_unknown_field_of_an_ability() {
    says_where(&format!("{OBJECT}, lines: [use(cost: [], often: true, does: [draw(you, 1)])]"), &["often"]);
}

#[test]
fn a_card_without_speed() {
    says("is: \"action good natural common event\", does: [draw(you, 1)]", &["cost, speed, alignment"]);
}

#[test]
fn a_speed_that_there_is_not() {
    says("is: \"action slow good natural common event\", does: [draw(you, 1)]", &["“slow” is none of the 3"]);
}

#[test]
fn a_cost_that_there_is_not() {
    says("is: \"cheap fast good natural common event\", does: [draw(you, 1)]", &["“action”", "“cheap”"]);
}

#[test]
fn an_event_without_effect() {
    says(EVENT, &["events, and only they, do something as they resolve"]);
}

#[test]
fn an_empty_mode() {
    says(&format!("{EVENT}, modes: [[draw(you, 2)], []]"), &["events, and only they, do something"]);
}

#[test]
fn a_champion_that_resolves_like_an_event() {
    says(&format!("{CHAMPION}, does: [draw(you, 1)]"), &["events, and only they, do something"]);
}

#[test]
fn an_effect_beside_modes() {
    says(
        &format!("{EVENT}, does: [draw(you, 1)], modes: [[draw(you, 2)], [draw(you, 3)]]"),
        &["it does something and offers a choice"],
    );
}

#[test]
fn an_event_with_an_ability_that_works_in_play() {
    says(
        &format!("{EVENT}, does: [draw(you, 1)], lines: [when(on: [pre_battle], does: [draw(you, 1)])]"),
        &["an event's abilities work from the discard pile"],
    );
}

#[test]
fn an_event_with_numbers() {
    says(
        "is: \"action fast good natural common event 3/3\", does: [draw(you, 1)]",
        &["champions, and only they, have offence/defence"],
    );
}

#[test]
fn a_champion_without_numbers() {
    says(
        "is: \"action build good natural common champion\"",
        &["champions, and only they, have offence/defence"],
    );
}

#[test]
fn a_champion_with_half_its_numbers() {
    says("is: \"action build good natural common champion 3\"", &["“3” isn't offence/defence"]);
}

#[test]
fn a_champion_0_0_that_no_line_makes_bigger() {
    says(
        "is: \"action build good natural common champion 0/0\"",
        &["a champion 0/0 needs a line that says its numbers"],
    );
}

#[test]
fn a_veiled_object() {
    says(&format!("{OBJECT}, has: [veiled]"), &["only champions are veiled"]);
}

#[test]
fn a_stop_of_something_in_play() {
    says(&format!("{EVENT}, does: [stop(target([champion]), pile)]"), &["Stop", "can't touch what it names"]);
}

#[test]
fn a_break_of_something_on_the_line() {
    says(&format!("{EVENT}, does: [break(target([card]))]"), &["Break", "can't touch what it names"]);
}

/// In an ability, too, and within other pieces.
#[test]
fn something_put_into_play_that_is_there() {
    let line = "lines: [when(on: [enters], does: [may(you, [enter(you, target([champion]))])])]";
    says(&format!("{CHAMPION}, {line}"), &["Enter", "can't touch what it names"]);
}

#[test]
fn damage_divided_on_one_target() {
    says(
        &format!("{EVENT}, does: [divide(6, target([champion, player]))]"),
        &["damage is divided among several"],
    );
}

#[test]
fn a_price_that_nobody_can_pay_in_the_middle_of_an_effect() {
    says(
        &format!("{EVENT}, does: [may_pay(you, flip, [draw(you, 1)])]"),
        &["Flip", "can't be paid in the middle of an effect"],
    );
}

#[test]
fn a_choice_from_a_hand_that_one_does_not_look_at() {
    says(&format!("{EVENT}, does: [rob_pick(target)]"), &["RobPick", "a hand that one doesn't look at"]);
    let after = "does: [look_at_hand(target, [draw(you, 1)]), discard_pick(that)]";
    says(&format!("{EVENT}, {after}"), &["DiscardPick", "a hand that one doesn't look at"]);
}

#[test]
fn one_after_the_other_within_itself() {
    let does = "does: [in_turn(everyone, [may(that, [in_turn(opponents, [draw(that, 1)])])])]";
    says(&format!("{EVENT}, {does}"), &["within itself"]);
}

#[test]
fn further_targets_where_they_can_not_be() {
    says(&format!("{EVENT}, does: [discard_any, stop(further([champion]), pile)]"), &["Stop", "can't touch"]);
}

#[test]
fn something_put_under_this_that_is_not_in_play() {
    let line = "lines: [use(cost: [flip], does: [under(pick([champion, in_hand]))])]";
    says(&format!("{OBJECT}, {line}"), &["Under", "can't touch what it names"]);
}

#[test]
fn an_action_for_what_is_no_alignment() {
    says_where(&format!("{EVENT}, does: [action_for(you, magical)]"), &["magical"]);
}

#[test]
fn a_card_that_is_there_twice() {
    let card =
        |number: u16| format!("(number: {number}, name: \"Wrong Card\", {EVENT}, does: [draw(you, 1)])");
    let why = refusal(&format!("[{}, {}]", card(1), card(2)));
    assert_eq!(why, "Wrong Card: it is there twice");
}

#[test]
fn a_card_that_does_too_much() {
    let much = "draw(you, 1), ".repeat(101);
    says(&format!("{EVENT}, does: [{much}]"), &["it is too long"]);
}
