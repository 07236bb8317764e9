//! The laws for two, three and four, in every format.

use epic::Epic;
use table::laws;

#[test]
fn epic_keeps_the_laws() {
    laws::keep::<Epic>(6);
}

#[test]
fn rules_page_tests_and_refusals_agree() {
    laws::rules::tied::<Epic>(
        &[
            include_str!("../src/announce.rs"),
            include_str!("../src/battle.rs"),
            include_str!("../src/check.rs"),
            include_str!("../src/making.rs"),
        ],
        &[
            include_str!("scenes/rules_battle.rs"),
            include_str!("scenes/rules_decks.rs"),
            include_str!("scenes/rules_triggers.rs"),
            include_str!("scenes/rules_turn.rs"),
        ],
    );
}

#[test]
fn everything_can_be_said_in_every_language() {
    laws::words::complete::<Epic>();
}
