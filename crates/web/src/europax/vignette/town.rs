//! Pictures of towns, sites and holidays of the whole Community.

use super::brush::{
    BROWN, CREAM, MUSTARD, NAVY, OLIVE, PETROL, ROSE, SKY, VERMILION, WHITE, at, bar, beams, disc, dots,
    grid, ground, hat, hills, house, line, pennant, person, rays, shape, stars,
};
use maud::{Markup, html};

/// Snow on every roof, and one stove.
pub(super) fn coal() -> Markup {
    html! {
        (ground(NAVY)) (disc(24, 20, 9, CREAM)) (shape("M0 70q40-10 80 0t80-2v22h-160z", WHITE))
        (bar(8, 54, 26, 20, PETROL)) (shape("M3 55q4-16 18-22 14 6 18 22z", WHITE)) (bar(17, 60, 8, 7, MUSTARD))
        (bar(130, 50, 26, 24, ROSE)) (shape("M125 52q4-16 18-22 14 6 18 22z", WHITE)) (bar(139, 58, 8, 7, MUSTARD))
        (bar(94, 12, 8, 26, VERMILION)) (bar(92, 8, 12, 5, WHITE))
        (bar(48, 42, 68, 40, BROWN)) (bar(52, 46, 60, 36, MUSTARD)) (shape("M40 46q2-8 42-30 40 22 42 30-6 4-10 0-5 5-10 0-8 6-14 0-8 5-14 0-6 6-14 0-8 5-12 0-5 4-10 0z", WHITE))
        (bar(95, 46, 6, 12, NAVY)) (bar(86, 56, 24, 22, NAVY)) (bar(90, 62, 16, 11, VERMILION)) (shape("M92 73q0-8 5-9 6 2 6 9z", MUSTARD)) (shape("M88 78h3v4h-3zM105 78h3v4h-3z", NAVY))
        (at(68, 82, 95, &person(PETROL))) (line("M73 64l8-1", ROSE, 2)) (shape("M63 57q5-8 10 0z", VERMILION))
        (dots(&[(50, 14), (66, 26), (118, 10), (140, 18), (150, 36), (8, 40), (42, 34), (122, 28)], 3, WHITE))
        (dots(&[(76, 8), (10, 8), (108, 24), (156, 8), (128, 40), (36, 8)], 2, SKY))
    }
}

/// A crane among frames of timber.
pub(super) fn timber() -> Markup {
    html! {
        (ground(SKY)) (disc(136, 26, 14, CREAM)) (bar(0, 78, 160, 12, OLIVE))
        (line("M64 78V40h62v38M64 58h62M84 40v38M106 40v38M64 40l31-22 31 22M95 18v22", BROWN, 4)) (line("M66 76l16-16M108 56l16-14M86 56l18-14", BROWN, 2))
        (bar(106, 60, 20, 18, VERMILION)) (bar(84, 60, 22, 18, ROSE))
        (line("M26 78V8", MUSTARD, 6)) (line("M8 14h110", MUSTARD, 5)) (line("M26 2L8 14M26 2l62 12", NAVY, 1)) (shape("M4 14h12v11h-12z", NAVY)) (bar(20, 18, 12, 10, VERMILION))
        (line("M46 14v16M46 30l-10 8M46 30l10 8", NAVY, 1)) (shape("M32 37h26v4h-26z", MUSTARD)) (shape("M35 41h26v4h-26z", BROWN))
        (shape("M130 74h26v4h-26zM136 66h26v4h-26z", MUSTARD)) (shape("M134 70h26v4h-26zM132 62h26v4h-26z", BROWN))
        (at(48, 78, 70, &html! { (person(PETROL)) (shape("M-6-27a6 6 0 0 1 12 0z", VERMILION)) }))
    }
}

/// Pavilions of all shapes, and pennants.
pub(super) fn fair() -> Markup {
    html! {
        (ground(SKY)) (disc(84, 34, 24, CREAM))
        (pennant(14, 74, 62, VERMILION)) (pennant(34, 74, 66, MUSTARD)) (pennant(54, 74, 62, PETROL)) (pennant(110, 74, 66, VERMILION)) (pennant(130, 74, 62, WHITE))
        (shape("M58 74q6-30 24-56 18 26 24 56z", MUSTARD)) (shape("M82 18q18 26 24 56h-24z", VERMILION)) (shape("M74 74q0-16 8-22 8 6 8 22z", NAVY))
        (shape("M100 74a27 27 0 0 1 54 0z", PETROL)) (line("M118 51l9 23 9-23M106 60h42M110 74l8-14 9 14 9-14 8 14", SKY, 1))
        (bar(8, 56, 48, 18, WHITE)) (shape("M4 56l10-12 10 12 10-12 10 12 10-12 8 12z", NAVY)) (grid((12, 60), (6, 14), (10, 0), (5, 1), ROSE))
        (bar(0, 74, 160, 16, OLIVE)) (shape("M70 90l8-16h8l8 16z", CREAM))
        (at(44, 89, 60, &html! { (person(VERMILION)) (hat(NAVY)) })) (at(116, 89, 60, &html! { (person(NAVY)) (hat(BROWN)) }))
    }
}

/// A telescope which finds an atom among the stars.
pub(super) fn research() -> Markup {
    html! {
        (ground(NAVY)) (stars((46, 36), 32, 2, CREAM))
        @for turn in ["", "rotate(60 46 36)", "rotate(120 46 36)"] { ellipse cx="46" cy="36" rx="24" ry="9" stroke=(SKY) stroke-width="2" transform=(turn) {} }
        (dots(&[(43, 34), (49, 38)], 8, VERMILION)) (dots(&[(49, 33), (44, 39)], 8, MUSTARD)) (dots(&[(22, 36), (58, 15), (58, 57)], 5, WHITE))
        (shape("M0 80q80-16 160 0v10h-160z", OLIVE)) (shape("M96 76v-20h50v20z", CREAM)) (shape("M94 56a27 27 0 0 1 54 0z", PETROL))
        (shape("M116 52l-26-20 6-8 28 19z", MUSTARD)) (shape("M88 33l9-13 4 3-9 13z", VERMILION)) (bar(116, 62, 10, 16, VERMILION)) (bar(92, 54, 58, 4, SKY))
    }
}

/// A cake under fireworks.
pub(super) fn jubilee() -> Markup {
    html! {
        (ground(NAVY)) (rays((32, 28), (5, 24), 12, VERMILION)) (disc(32, 28, 6, MUSTARD)) (rays((130, 24), (4, 20), 10, SKY)) (disc(130, 24, 4, WHITE))
        (rays((132, 60), (5, 13), 8, MUSTARD)) (rays((22, 64), (5, 12), 8, ROSE))
        (bar(0, 80, 160, 10, PETROL)) (shape("M42 80h76l-6 6h-64z", WHITE))
        (bar(50, 62, 60, 18, ROSE)) (bar(58, 46, 44, 16, CREAM)) (bar(66, 32, 28, 14, VERMILION))
        (shape("M50 62h60v4q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0z", WHITE)) (shape("M58 46h44v3q-5 6-11 0-5 6-11 0-5 6-11 0-5 6-11 0z", MUSTARD))
        (line("M70 31v-9M80 31v-11M90 31v-9", WHITE, 3)) (dots(&[(70, 17), (80, 15), (90, 17)], 5, MUSTARD))
        (dots(&[(56, 74), (68, 74), (80, 74), (92, 74), (104, 74)], 4, VERMILION))
    }
}

/// Two hands over the patches of a map.
pub(super) fn friendship() -> Markup {
    html! {
        (ground(SKY)) (shape("M42-2l12 0-2 8 8 10 4 8-6 5-20 2 4-8-4-4 6-6-5-7z", PETROL)) (shape("M32 40l12-3 4-6 10 2 8-5 16 10-2 12 4 18-18 4-18-6 0-16z", MUSTARD))
        (shape("M66 28l10-10 8 2-2 18z", VERMILION)) (shape("M84 20l6-12 14 2 12-2 4 22-12 6 4 10-10 4-20-2 0-10z", WHITE))
        (shape("M80 60l12-8 16 0-2 8 26 18-2 4-8-3 2 6-4 5-6-9-18-14-8 0z", OLIVE)) (stars((140, 22), 13, 3, NAVY))
        (bar(0, 46, 38, 30, NAVY)) (bar(36, 48, 8, 26, WHITE)) (bar(122, 46, 38, 30, VERMILION)) (bar(116, 48, 8, 26, WHITE))
        (shape("M44 50q18-5 32 0l18 8v14q-28 4-50 0z", ROSE)) (shape("M116 50q-18-6-30 0l-8 7 6 17q16 2 32-3z", BROWN))
        (line("M88 56H66M88 62H62M88 68H64M88 74H70", BROWN, 5)) (line("M66 51q12-3 21 2", ROSE, 7))
    }
}

/// A coin for a sun: it shines on everybody.
pub(super) fn dividend() -> Markup {
    html! {
        (ground(SKY)) (beams((80, 32), 120, 12, CREAM)) (disc(80, 32, 27, MUSTARD)) (disc(80, 32, 22, BROWN)) (disc(80, 32, 20, MUSTARD))
        (shape("M70 19h21v6h-14v5h11v5h-11v5h14v6h-21z", VERMILION)) (hills(74, 10, OLIVE)) (house(10, 72, WHITE, VERMILION)) (house(134, 78, ROSE, NAVY))
        @for (x, coat) in [(54, VERMILION), (80, NAVY), (106, PETROL)] {
            (at(x, 90, 85, &html! { (person(coat)) (line("M-4-20l-7-10M4-20l7-10", coat, 3)) }))
        }
        (dots(&[(26, 38), (42, 54), (118, 50), (136, 36), (44, 12), (116, 12), (18, 16), (144, 12)], 6, MUSTARD))
    }
}

/// Works with roofs like a saw, and a ribbon to be cut.
pub(super) fn works() -> Markup {
    html! {
        (ground(CREAM)) (disc(30, 28, 16, MUSTARD)) (dots(&[(120, 14), (130, 10), (141, 6)], 12, SKY)) (dots(&[(140, 20), (150, 14)], 9, ROSE))
        (shape("M110 50l2-32h8l2 32z", VERMILION)) (shape("M130 50l2-26h8l2 26z", VERMILION)) (shape("M111 26h10v4h-10zM131 32h10v4h-10z", WHITE))
        (shape("M10 78v-42l24 16v-16l24 16v-16l24 16v-16l24 16h46v26z", PETROL)) (shape("M10 36l24 16h-24zM34 36l24 16h-24zM58 36l24 16h-24zM82 36l24 16h-24z", NAVY))
        (grid((14, 58), (8, 8), (12, 0), (3, 1), MUSTARD)) (grid((112, 58), (8, 8), (12, 0), (3, 1), MUSTARD)) (bar(62, 56, 40, 22, ROSE))
        (bar(0, 78, 160, 12, OLIVE)) (line("M50 84V66M114 84V66", BROWN, 3)) (line("M50 68q14 8 27 4M114 68q-14 8-27 4", VERMILION, 4))
        (line("M82 76l-7-22M82 76l7-22M82 76l-5 8M82 76l5 8", NAVY, 3)) (dots(&[(76, 85), (88, 85)], 10, NAVY)) (dots(&[(76, 85), (88, 85)], 5, OLIVE))
    }
}
