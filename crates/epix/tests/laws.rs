//! The laws at every table: two, three and four players, with and without cards, with and without free attacks.

use epix::Epix;
use table::laws;

#[test]
fn epix_keeps_the_laws() {
    laws::keep::<Epix>(1_000);
}

#[test]
fn everything_can_be_said_in_every_language() {
    laws::words::complete::<Epix>();
}

#[test]
fn rules_page_tests_and_refusals_agree() {
    laws::rules::tied::<Epix>(
        &[include_str!("../src/check.rs")],
        &[
            include_str!("scenes/before.rs"),
            include_str!("scenes/season.rs"),
            include_str!("scenes/moving.rs"),
            include_str!("scenes/attack.rs"),
            include_str!("scenes/converting.rs"),
            include_str!("scenes/cards.rs"),
            include_str!("scenes/winter.rs"),
        ],
    );
}
