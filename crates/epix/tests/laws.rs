//! The laws at every table: two, three and four players, with and without cards, with and without free attacks.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use epix::Epix;
use table::laws;

#[test]
fn epix_keeps_the_laws() {
    laws::keep::<Epix>(std::env::var("GAMES").map_or(100, |games| games.parse().unwrap()));
}
