//! Pictures of the land and the weather.

use super::brush::{
    BROWN, CREAM, MUSTARD, NAVY, OLIVE, PETROL, ROSE, SKY, VERMILION, WHITE, again, at, bar, beams, cloud,
    disc, dots, ground, hills, house, line, poplar, rays, shape, stars, turned,
};
use maud::{Markup, html};

/// A thin cow on a pasture without a blade.
pub(super) fn dairy() -> Markup {
    html! {
        (ground(MUSTARD)) (rays((126, 24), (16, 28), 16, VERMILION)) (disc(126, 24, 15, VERMILION))
        (hills(70, 8, BROWN)) (line("M8 82l14-4 8 6M118 78l12 4 10-3M96 86l8-3", MUSTARD, 1))
        (line("M41 44l-2 38M48 46v36M88 46v36M95 44l3 38", WHITE, 3)) (line("M98 38q6 10 3 22", WHITE, 1))
        (shape("M36 34h58q6 0 6 8l-4 8q-20-6-28-4t-22 8l-10-6z", WHITE))
        (line("M58 36v12M64 36v10M70 36v9M76 36v9", ROSE, 2)) (shape("M84 34h12q4 2 3 9-10 2-15-9zM40 34h12q0 10-12 8z", NAVY))
        (shape("M44 36l-14 6-12-2-8 14 4 4 12-4 14-4z", WHITE)) (shape("M10 54l4 4 5-2-5-8z", ROSE)) (line("M22 40l-6-8M30 40l2-9", BROWN, 2))
        (shape("M32 40l8-4 2 5-8 3z", NAVY)) (dots(&[(22, 46)], 3, NAVY)) (shape("M84 46h8q-2 7-5 7t-3-7z", ROSE))
        (turned(128, 82, 78, &html! { (shape("M-7-14h14l-3 16h-8z", SKY)) (shape("M-7-14a7 2 0 0 1 14 0 7 2 0 0 1-14 0z", PETROL)) }))
    }
}

/// Hailstones on bent ears.
pub(super) fn cereals() -> Markup {
    let places = [(2, 0), (33, 0), (64, 0), (95, 0)];
    let grains = "m21-27q-7 2-9 9 8 0 9-9 6-3 12 1-6 5-12-1m2 5q-7 3-7 10 7-2 7-10 6-2 11 3-7 3-11-3m2 5q-5 5-3 11 5-4 3-11 6 0 9 6-7 1-9-6";
    html! {
        (ground(PETROL)) (at(50, 30, 150, &cloud(0, 0, SKY))) (at(8, 34, 170, &cloud(0, 0, NAVY))) (at(84, 34, 170, &cloud(0, 0, NAVY)))
        (hills(78, 6, BROWN))
        (at(0, 88, 125, &html! { (line(&again(&places, "q-4-24 4-34t18 8"), MUSTARD, 2)) (shape(&again(&places, grains), MUSTARD)) }))
        (line("M30 36l-4 8M74 34l-4 10M112 36l-4 6M146 36l-5 10M50 44l-3 8", SKY, 1))
        (dots(&[(24, 48), (68, 50), (138, 52), (104, 80)], 11, WHITE)) (dots(&[(46, 58), (106, 48), (12, 66), (62, 80), (150, 74)], 7, CREAM))
    }
}

/// A tractor under the stars of the Community.
pub(super) fn farms() -> Markup {
    html! {
        (ground(SKY)) (disc(32, 25, 12, MUSTARD)) (stars((32, 25), 20, 3, WHITE)) (hills(58, 12, OLIVE)) (house(138, 60, CREAM, VERMILION))
        (shape("M0 66q80-14 160 0v24h-160z", BROWN)) (line("M0 76q80-14 160 0M0 86q80-14 160 0", MUSTARD, 2))
        (shape("M84 28h30v3h-30z", NAVY)) (line("M88 30v18M110 30l4 18M122 46v-14", NAVY, 2))
        (disc(98, 40, 4, ROSE)) (shape("M92 45h11l2 10h-12z", PETROL)) (shape("M92 38q6-6 12 0z", MUSTARD))
        (shape("M82 66v-16h30q20-2 24 2v14z", VERMILION)) (line("M122 54v7M127 54v7M132 55v6", CREAM, 1))
        (disc(88, 64, 15, NAVY)) (disc(88, 64, 8, MUSTARD)) (disc(88, 64, 2, NAVY)) (disc(129, 70, 9, NAVY)) (disc(129, 70, 4, MUSTARD))
        (line("M76 62l-12 8", NAVY, 2)) (shape("M66 66l-14 12 12 4q0-8 6-14z", PETROL))
    }
}

/// A tree bent down to the ground, and a roof on its way.
pub(super) fn storm() -> Markup {
    html! {
        (ground(PETROL)) (cloud(100, 26, NAVY)) (cloud(72, 14, NAVY)) (cloud(14, 20, NAVY)) (shape("M118 24l-12 18h8l-6 16 18-22h-8l8-12z", MUSTARD))
        (line("M4 34h44q10 0 8-8M20 44h70M96 12h40q8 0 7 7M2 56h26q8 0 7 6", SKY, 2)) (hills(78, 8, OLIVE))
        (shape("M36 82q-2-24 14-34 10-6 20-3l0 4q-24 0-24 33z", BROWN))
        (shape("M58 40q20-16 50 8-8-2-12 0 8 4 10 10-8-4-14-3 4 4 4 8-16-4-24-11t-14-12z", OLIVE))
        (bar(126, 66, 22, 16, CREAM)) (bar(134, 72, 6, 10, NAVY)) (turned(140, 52, 22, &shape("M-15 0l15-12 15 12z", VERMILION)))
        (turned(14, 74, 28, &html! { (line("M0-2V-34M0-2q0 4 4 2", NAVY, 2)) (shape("M-16-38q-2 16 16 16t16-16q-4 6-9 2-3 6-7 4-4 2-7-4-5 4-9-2z", VERMILION)) (shape("M-7-36q0 10 7 14 7-4 7-14-3 6-7 4-4 2-7-4z", ROSE)) }))
    }
}

/// Sheaves in front of a large sun.
pub(super) fn harvest() -> Markup {
    let sheaf = html! {
        (shape("M-14 0l9-20q-12-12-12-24l7 3 1-8 6 6 3-9 3 9 6-6 1 8 7-3q0 12-12 24l9 20z", MUSTARD))
        (shape("M-8 0l5-22-4-18 7 20 7-20-4 18 5 22-8-20z", BROWN)) (shape("M-6-23h12v5h-12z", VERMILION))
    };
    html! {
        (ground(SKY)) (disc(80, 44, 34, VERMILION)) (hills(58, 12, OLIVE)) (poplar(12, 56, PETROL)) (poplar(24, 55, PETROL)) (house(132, 58, WHITE, VERMILION))
        (shape("M0 68q80-16 160 0v22h-160z", CREAM)) (line("M10 72l-10 4M150 72l10 4M52 70l-14 18M108 70l14 18M80 68v20", MUSTARD, 1))
        (at(36, 82, 95, &sheaf)) (at(124, 82, 95, &sheaf)) (at(80, 86, 135, &sheaf))
    }
}

/// A heavy bunch of grapes among barrels.
pub(super) fn vintage() -> Markup {
    let barrel = html! {
        (shape("M-20-13q20-8 40 0v26q-20 8-40 0z", BROWN)) (shape("M-13-16h4v32h-4zM9-16h4v32h-4z", MUSTARD)) (disc(0, 0, 3, CREAM))
    };
    html! {
        (ground(CREAM)) (disc(44, 40, 36, MUSTARD)) (bar(0, 78, 160, 12, OLIVE))
        (at(96, 62, 100, &barrel)) (at(138, 62, 100, &barrel)) (at(117, 31, 100, &barrel))
        (line("M44 2v12M44 8q12-6 20 2", BROWN, 3)) (shape("M42 14q-8-14-26-10l4 8-8 4 8 5-2 8q18 2 24-15z", OLIVE))
        (dots(&[(28, 30), (52, 30), (40, 30), (46, 41), (58, 41), (40, 52), (34, 63)], 14, NAVY))
        (dots(&[(64, 30), (34, 41), (52, 52), (46, 63)], 14, PETROL)) (dots(&[(22, 41), (28, 52), (40, 74)], 14, VERMILION))
        (dots(&[(26, 28), (50, 28), (38, 28), (62, 28), (32, 39), (44, 39), (56, 39), (38, 50), (50, 50), (44, 61), (32, 61)], 3, WHITE))
    }
}

/// Rows in bloom, and the can that did it.
pub(super) fn gardens() -> Markup {
    let (tulips, lettuces) = ([(22, 52), (46, 52), (70, 52)], [(14, 70), (40, 70), (66, 70), (92, 70)]);
    let carrots = [(8, 75), (34, 75), (60, 75), (86, 75), (112, 75), (138, 75)];
    html! {
        (ground(CREAM)) (beams((18, 14), 200, 16, MUSTARD)) (disc(18, 14, 15, CREAM)) (disc(18, 14, 11, VERMILION)) (bar(0, 50, 160, 40, BROWN))
        (line(&again(&tulips, "v-16m0 15l6-7"), OLIVE, 2)) (shape(&again(&tulips, "m-7-26l4 4 3-6 3 6 4-4v9q-7 7-14 0z"), VERMILION))
        (shape(&again(&lettuces, "h-10q-4-8 2-10 2-7 8-7t8 7q6 2 2 10z"), OLIVE)) (line(&again(&lettuces, "m0-1v-11m-6 3l6 5 6-5"), CREAM, 1)) (bar(0, 70, 160, 5, MUSTARD))
        (shape(&again(&carrots, "h9l-4 13z"), VERMILION)) (line(&again(&carrots, "m1-4l4 4 4-4"), OLIVE, 2))
        (line("M124 22q4-16 18-12t6 30", PETROL, 4)) (shape("M114 22h34l3 36h-40z", PETROL)) (shape("M113 52L92 24l4-3 19 15z", PETROL)) (shape("M86 26l11-10 3 4-10 10z", VERMILION))
        (shape("M113 32h36v6h-36z", SKY)) (line("M84 32l-4 7M88 34l-3 8M79 46l-1 4M84 48v3", PETROL, 2))
    }
}
