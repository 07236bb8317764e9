//! The laws at every table: two with one and with two countries each, three, four, five and six; short and long.

use europax::Europax;
use table::laws;

#[test]
fn europax_keeps_the_laws() {
    laws::keep::<Europax>(60);
}

#[test]
fn everything_can_be_said_in_every_language() {
    laws::words::complete::<Europax>();
}

#[test]
fn rules_page_tests_and_refusals_agree() {
    laws::rules::tied::<Europax>(
        &[include_str!("../src/check.rs")],
        &[
            include_str!("scenes/facts.rs"),
            include_str!("scenes/setup.rs"),
            include_str!("scenes/demand.rs"),
            include_str!("scenes/unforeseen.rs"),
            include_str!("scenes/money.rs"),
        ],
    );
}
