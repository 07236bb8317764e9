//! Pictures of holidays and of the ways there.

use super::brush::{
    BROWN, CREAM, MUSTARD, NAVY, OLIVE, PETROL, ROSE, SKY, VERMILION, WHITE, at, bar, beams, car, dashes,
    disc, dots, grid, ground, hat, hills, line, lorry, pennant, person, poplar, shape, turned,
};
use maud::{Markup, html};

/// A hotel all of balconies.
pub(super) fn hotel() -> Markup {
    html! {
        (ground(SKY)) (disc(30, 24, 15, MUSTARD)) (bar(0, 60, 160, 14, PETROL)) (bar(0, 72, 160, 18, CREAM))
        (pennant(98, 9, 8, VERMILION))
        (bar(60, 12, 76, 70, WHITE)) (bar(56, 8, 84, 4, NAVY)) (bar(56, 76, 84, 6, NAVY))
        (grid((64, 15), (8, 7), (12, 12), (6, 5), NAVY))
        (grid((62, 20), (12, 5), (36, 12), (2, 5), VERMILION))
        (grid((74, 20), (12, 5), (36, 12), (2, 5), MUSTARD))
        (grid((86, 20), (12, 5), (36, 12), (2, 5), PETROL))
        (dots(&[(68, 42), (104, 18), (80, 66), (128, 54)], 5, ROSE)) (shape("M65 41h6l-2-4h-2z", CREAM))
        (shape("M88 82v-7q10-6 20 0v7z", VERMILION))
        (line("M28 84q6-16 1-32", BROWN, 3))
        (shape("M29 53q-14-4-18 8 8-8 18-8-4-12-16-9 10 0 16 9 2-14 14-13-9 4-14 13 12-6 19 5-8-5-19-5-2 10 4 16-12-6-4-16z", OLIVE))
    }
}

/// A tent, and the small car which brought it.
pub(super) fn tourists() -> Markup {
    html! {
        (ground(CREAM)) (disc(128, 22, 13, VERMILION)) (bar(0, 36, 160, 26, PETROL))
        (shape("M30 42l0-28 16 28z", WHITE)) (shape("M27 42v-22l-10 22z", ROSE)) (shape("M14 44h34l-5 6h-24z", NAVY))
        (shape("M0 58q50-8 90-2t70-2v36h-160z", MUSTARD))
        (shape("M18 82l28-38 28 38z", VERMILION)) (shape("M46 44l34-2 22 36-28 4z", ROSE)) (shape("M46 58l9 24h-18z", NAVY))
        (at(94, 84, 125, &html! {
            (shape("M15-24h17v-5h-17z", BROWN)) (shape("M18-29h10v-4h-10z", VERMILION)) (shape("M12-24h23v1h-23z", NAVY)) (car(SKY))
        }))
    }
}

/// A fat sun over a beach full of parasols.
pub(super) fn season() -> Markup {
    let parasol = |light: &str, dark: &str| {
        html! {
            (line("M0 0V34", BROWN, 2)) (shape("M-22 2a22 20 0 0 1 44 0z", light))
            (shape("M-7 2q0-14 7-20 7 6 7 20zM-22 2q2-13 14-18-6 8-7 18zM22 2q-2-13-14-18 6 8 7 18z", dark))
        }
    };
    html! {
        (ground(ROSE)) (beams((80, 44), 110, 12, CREAM)) (disc(80, 42, 32, MUSTARD)) (bar(0, 50, 160, 20, PETROL))
        (shape("M58 54h44v2h-44zM66 60h28v2h-28z", MUSTARD)) (bar(0, 68, 160, 22, CREAM))
        (at(12, 66, 70, &parasol(MUSTARD, NAVY))) (at(50, 64, 80, &parasol(WHITE, VERMILION)))
        (at(148, 66, 70, &parasol(WHITE, PETROL))) (at(108, 62, 95, &parasol(MUSTARD, VERMILION)))
        (shape("M68 84l14-2 8-6 2 2-9 8-15 2z", NAVY)) (dots(&[(90, 74)], 5, BROWN)) (line("M72 81l11-2 4-4", BROWN, 3))
    }
}

/// A pump with nothing to give, and a car that is pushed.
pub(super) fn petroleum() -> Markup {
    html! {
        (ground(SKY)) (disc(52, 44, 38, CREAM)) (bar(0, 78, 160, 12, NAVY))
        (line("M52 40q16-4 14 14t-8 10", NAVY, 3)) (shape("M54 60h8l-2 8h-3z", NAVY))
        (bar(24, 26, 28, 52, VERMILION)) (shape("M24 26q0-6 6-6h16q6 0 6 6z", VERMILION)) (bar(20, 74, 36, 6, PETROL))
        (disc(38, 12, 10, WHITE)) (shape("M38 6q5 6 5 9a5 5 0 0 1-10 0q0-3 5-9z", MUSTARD))
        (shape("M28 42a10 10 0 0 1 20 0z", CREAM)) (line("M38 41l-7-4", NAVY, 2)) (bar(28, 50, 20, 14, ROSE))
        (at(104, 80, 120, &car(MUSTARD)))
        (turned(90, 80, 24, &html! { (person(PETROL)) (hat(BROWN)) })) (line("M97 60l10 2", PETROL, 3))
    }
}

/// A barge which pays on its way through the lock.
pub(super) fn canal() -> Markup {
    html! {
        (ground(CREAM)) (disc(36, 24, 12, VERMILION)) (hills(50, 12, OLIVE))
        (poplar(62, 48, PETROL)) (poplar(76, 48, PETROL)) (poplar(90, 48, PETROL))
        (bar(0, 62, 122, 28, SKY)) (bar(112, 76, 48, 14, PETROL)) (bar(124, 50, 36, 26, MUSTARD))
        (shape("M112 46h8v44h-8z", BROWN)) (line("M100 44h32", BROWN, 3))
        (line("M16 52V30M16 32l30 20", NAVY, 1)) (shape("M20 36h6l1 7h-6zM31 42h5v6h-5z", WHITE))
        (shape("M4 56h100q-2 16-12 16h-76q-10 0-12-16z", NAVY)) (bar(10, 46, 18, 10, VERMILION)) (bar(13, 49, 5, 4, CREAM))
        (shape("M34 56l10-10 10 10 10-10 10 10 9-9 9 9z", MUSTARD))
        (at(136, 50, 90, &html! { (person(NAVY)) (hat(NAVY)) })) (line("M130 34l-22 8", BROWN, 1)) (shape("M102 40h9l-2 6h-5z", VERMILION))
        (shape("M6 78h26v2h-26zM50 82h40v2h-40z", WHITE))
    }
}

/// A crossing of motorways like a clover leaf.
pub(super) fn roads() -> Markup {
    let loops = "M80 45c0-44 44-44 34-18-4 10-18 18-34 18zM80 45c0 44 44 44 34 18-4-10-18-18-34-18zM80 45c0-44-44-44-34-18 4 10 18 18 34 18zM80 45c0 44-44 44-34 18 4-10 18-18 34-18z";
    html! {
        (ground(OLIVE)) (shape("M0 0h44l-44 40zM160 90h-50l50-40z", MUSTARD)) (shape("M160 0v30l-40-30z", PETROL)) (shape("M0 90v-24l36 24z", ROSE))
        (line(loops, CREAM, 7))
        (line("M80-5v100", CREAM, 16)) (dashes("M80 0v90", NAVY, 1, 5))
        (bar(66, 35, 28, 20, NAVY)) (line("M-5 45h170", CREAM, 16)) (dashes("M0 45h160", NAVY, 1, 5))
        (shape("M20 47h10v5h-10zM122 47h10v5h-10z", VERMILION)) (shape("M42 38h14v5h-14zM82 14h5v10h-5z", PETROL)) (shape("M73 66h5v9h-5zM136 38h8v5h-8z", NAVY))
        (dots(&[(101, 28), (59, 28), (101, 62), (59, 62)], 8, PETROL))
    }
}

/// The barrier is up for good, and the customs house falls to pieces.
pub(super) fn customs() -> Markup {
    html! {
        (ground(CREAM)) (disc(104, 38, 28, MUSTARD)) (hills(62, 10, OLIVE)) (bar(0, 76, 160, 14, NAVY))
        (shape("M10 76v-32l6 4 4-6 6 8 7-5 5 8v23z", ROSE)) (bar(16, 58, 8, 18, NAVY)) (bar(28, 60, 7, 7, SKY))
        (turned(20, 40, -18, &shape("M-16 0l16-14 20 14z", VERMILION)))
        (shape("M40 70l6-2 2 6-6 2zM46 58l5 2-2 5-5-2zM6 66l-4 3 3 5 4-3z", ROSE))
        (at(80, 78, 110, &lorry(PETROL, VERMILION)))
        (line("M62 72L98 6", WHITE, 5)) (dashes("M62 72L98 6", VERMILION, 5, 7)) (bar(56, 64, 10, 14, NAVY)) (disc(61, 66, 7, MUSTARD))
    }
}
