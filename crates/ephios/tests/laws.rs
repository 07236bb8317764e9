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
