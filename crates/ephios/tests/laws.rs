//! The laws at every table: quick and campaign for two, three and four, with and without the campaign's inhabitants, and solo.

use ephios::Ephios;
use table::laws;

#[test]
fn ephios_keeps_the_laws() {
    laws::keep::<Ephios>(60);
}

#[test]
fn everything_can_be_said_in_every_language() {
    laws::words::complete::<Ephios>();
}

#[test]
fn rules_page_tests_and_refusals_agree() {
    laws::rules::tied::<Ephios>(
        &[include_str!("../src/check.rs")],
        &[
            include_str!("scenes/turn.rs"),
            include_str!("scenes/union.rs"),
            include_str!("scenes/cards.rs"),
            include_str!("scenes/campaign.rs"),
            include_str!("scenes/campaign_cards.rs"),
            include_str!("scenes/solo.rs"),
        ],
    );
}
