//! A small picture for each kind of unforeseen card: a poster of about 1962, of flat shapes without outlines.
//!
//! Every picture brings its own ground, so it looks the same by day and by night.

mod away;
mod brush;
mod fields;
mod rooms;
mod town;

use europax::Unforeseen;
use maud::{Markup, html};

/// The picture on an unforeseen card.
pub(super) fn vignette(card: Unforeseen) -> Markup {
    let scene = match card {
        Unforeseen::Hotel => away::hotel(),
        Unforeseen::Tourists => away::tourists(),
        Unforeseen::Season => away::season(),
        Unforeseen::Petroleum => away::petroleum(),
        Unforeseen::Dairy => fields::dairy(),
        Unforeseen::Coal => town::coal(),
        Unforeseen::Cereals => fields::cereals(),
        Unforeseen::Meat => rooms::meat(),
        Unforeseen::Timber => town::timber(),
        Unforeseen::Loan => rooms::loan(),
        Unforeseen::Patent => rooms::patent(),
        Unforeseen::Fair => town::fair(),
        Unforeseen::Bonds => rooms::bonds(),
        Unforeseen::Farms => fields::farms(),
        Unforeseen::Research => town::research(),
        Unforeseen::Canal => away::canal(),
        Unforeseen::Paintings => rooms::paintings(),
        Unforeseen::Storm => fields::storm(),
        Unforeseen::Roads => away::roads(),
        Unforeseen::Customs => away::customs(),
        Unforeseen::Harvest => fields::harvest(),
        Unforeseen::Vintage => fields::vintage(),
        Unforeseen::Gardens => fields::gardens(),
        Unforeseen::MotorShow => rooms::motor_show(),
        Unforeseen::Fashion => rooms::fashion(),
        Unforeseen::Laboratory => rooms::laboratory(),
        Unforeseen::Jubilee => town::jubilee(),
        Unforeseen::Friendship => town::friendship(),
        Unforeseen::Dividend => town::dividend(),
        Unforeseen::Works => town::works(),
    };
    html! {
        svg .vignette viewBox="0 0 160 90" fill="none" stroke-linecap="round" aria-hidden="true" { (scene) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_a_small_picture_of_its_own() {
        let all: BTreeSet<String> =
            Unforeseen::ALL.into_iter().map(|card| vignette(card).into_string()).collect();
        assert_eq!(all.len(), Unforeseen::ALL.len());
        for picture in all {
            assert!(picture.len() < 2200, "{} bytes: {picture}", picture.len());
            assert!(!picture.contains("style"), "{picture}");
        }
    }
}
