//! Pictures of tables, halls and counters.

use super::brush::{
    BROWN, CREAM, MUSTARD, NAVY, OLIVE, PETROL, ROSE, SKY, VERMILION, WHITE, at, bar, car, disc, dots, grid,
    ground, hat, line, person, rays, shape, turned,
};
use maud::{Markup, html};

/// A roast under lanterns.
pub(super) fn meat() -> Markup {
    html! {
        (ground(NAVY)) (line("M-4 4q42 18 84 2 42 18 84 2", CREAM, 1))
        (disc(20, 21, 10, VERMILION)) (disc(50, 23, 10, MUSTARD)) (disc(112, 24, 10, ROSE)) (disc(142, 24, 10, VERMILION)) (disc(80, 15, 9, SKY))
        (shape("M11 19h18v5h-18zM133 22h18v5h-18z", MUSTARD)) (shape("M41 21h18v5h-18z", VERMILION)) (shape("M103 22h18v5h-18z", NAVY))
        (line("M68 46q-4-5 0-9M80 42q-4-5 0-9M92 46q-4-5 0-9", WHITE, 2))
        (shape("M36 70h90l-8 6h-74z", SKY)) (shape("M46 70q-2-22 26-22 18 0 30 22z", BROWN)) (shape("M52 68q-2-16 18-17-10 6-10 17z", ROSE))
        (line("M98 66l16-12", CREAM, 5)) (dots(&[(116, 50), (119, 55)], 6, CREAM)) (dots(&[(44, 68), (108, 68), (50, 69)], 6, OLIVE)) (dots(&[(114, 68), (38, 69)], 5, VERMILION))
        (bar(0, 76, 160, 14, WHITE)) (grid((0, 76), (10, 14), (20, 0), (8, 1), VERMILION))
        (shape("M12 56h12q0 8-5 9v8h4v3h-10v-3h4v-8q-5-1-5-9z", ROSE)) (shape("M136 56h12q0 8-5 9v8h4v3h-10v-3h4v-8q-5-1-5-9z", MUSTARD))
    }
}

/// A safe with nothing in it but an envelope and a spider.
pub(super) fn loan() -> Markup {
    html! {
        (ground(ROSE)) (bar(0, 74, 160, 16, BROWN)) (bar(22, 6, 72, 66, NAVY)) (bar(30, 14, 56, 50, PETROL)) (shape("M28 72h10v6h-10zM78 72h10v6h-10z", NAVY))
        (line("M30 14l22 22M30 26q10 0 12-12M30 34q18-2 20-20M86 14l-10 12", SKY, 1)) (line("M74 14v16", SKY, 1)) (dots(&[(74, 32)], 7, NAVY)) (line("M68 29l12 7M68 36l12-8M68 32h12", NAVY, 1))
        (turned(56, 54, -8, &html! { (shape("M-19-13h38v24h-38z", CREAM)) (shape("M-19-13l19 14 19-14z", MUSTARD)) (disc(0, 0, 5, VERMILION)) }))
        (shape("M30 62q10-4 24 0t32-1v3h-56z", SKY))
        (shape("M94 6l44 8v60l-44-2z", PETROL)) (shape("M100 14l32 6v46l-32-1z", NAVY)) (disc(117, 42, 11, MUSTARD)) (disc(117, 42, 4, NAVY)) (line("M117 26v32M101 42h32", CREAM, 2))
        (dots(&[(40, 80), (52, 84), (100, 82), (68, 80)], 3, SKY))
    }
}

/// A drawing of a machine for nearly everything, stamped.
pub(super) fn patent() -> Markup {
    html! {
        (ground(PETROL)) (turned(80, 45, -3, &html! { (bar(-62, -38, 124, 76, NAVY)) (bar(-66, -42, 124, 76, CREAM)) }))
        (rays((52, 50), (12, 20), 10, VERMILION)) (disc(52, 50, 15, VERMILION)) (disc(52, 50, 5, CREAM)) (rays((76, 62), (6, 12), 8, MUSTARD)) (disc(76, 62, 8, MUSTARD)) (disc(76, 62, 3, CREAM))
        (shape("M30 14h28l-10 12v8h-8v-8z", NAVY)) (line("M60 40h18v-16h14v20", PETROL, 4)) (shape("M82 42h24v18h-24z", SKY)) (line("M86 50l4 4 4-6 4 5 4-5", NAVY, 2))
        (line("M106 50h8l6-18 8 4", NAVY, 2)) (shape("M124 36h8q0 8-4 8t-4-8z", MUSTARD)) (line("M34 72h84", NAVY, 3)) (line("M100 40v-12", NAVY, 2)) (disc(100, 24, 6, ROSE)) (line("M94 60v10M112 70v-18", NAVY, 2))
        (disc(128, 66, 9, VERMILION)) (shape("M122 72l-4 14 7-3 3 5 3-5 7 3-4-14z", VERMILION)) (disc(128, 66, 5, ROSE))
    }
}

/// A queue of hats at a counter.
pub(super) fn bonds() -> Markup {
    let back = |coat: &str, hair: &str| {
        html! { (bar(-4, -30, 8, 6, ROSE)) (shape("M-13 0q0-27 13-27t13 27z", coat)) (disc(0, -34, 8, hair)) }
    };
    html! {
        (ground(MUSTARD)) (bar(108, 0, 52, 90, PETROL)) (shape("M118 58v-30q15-18 30 0v30z", CREAM)) (disc(133, 38, 7, ROSE)) (shape("M122 58q0-13 11-13t11 13z", NAVY)) (shape("M125 35q8-8 16 0z", NAVY))
        (bar(104, 58, 56, 7, BROWN)) (bar(110, 65, 50, 25, NAVY)) (turned(116, 54, -12, &html! { (bar(-9, -6, 16, 11, WHITE)) (bar(-6, -4, 8, 2, VERMILION)) (disc(3, 2, 2, VERMILION)) }))
        (at(14, 92, 110, &html! { (back(OLIVE, BROWN)) (shape("M-10-34h20q0-10-10-10t-10 10z", VERMILION)) }))
        (at(38, 92, 130, &html! { (back(NAVY, ROSE)) (shape("M-13-34h26v-3h-5q0-9-8-9t-8 9h-5z", BROWN)) }))
        (at(64, 92, 120, &html! { (back(VERMILION, BROWN)) (shape("M-15-33q15 4 30 0l-8-4v-6h-14v6z", CREAM)) (shape("M-7-41h14v4h-14z", NAVY)) }))
        (at(90, 92, 135, &html! { (back(SKY, WHITE)) (shape("M-12-35h24v-3h-5v-16h-14v16h-5z", NAVY)) (shape("M-7-42h14v4h-14z", VERMILION)) }))
    }
}

/// Frames on a wall, and somebody who tilts the head.
pub(super) fn paintings() -> Markup {
    html! {
        (ground(CREAM)) (bar(0, 74, 160, 16, BROWN))
        (bar(10, 12, 44, 36, MUSTARD)) (bar(14, 16, 36, 28, SKY)) (disc(24, 25, 5, VERMILION)) (shape("M14 40l12-10 10 8 8-6 6 6v6h-36z", PETROL))
        (bar(62, 6, 38, 50, NAVY)) (bar(66, 10, 30, 42, MUSTARD)) (shape("M66 52q4-14 15-14t15 14z", VERMILION)) (shape("M81 16a11 13 0 0 1 0 26z", ROSE)) (shape("M81 16a11 13 0 0 0 0 26z", SKY)) (dots(&[(76, 26), (85, 30)], 4, NAVY)) (line("M81 28v7l4 0M77 38l8-1", NAVY, 1))
        (turned(130, 32, 6, &html! { (bar(-20, -18, 40, 36, OLIVE)) (bar(-16, -14, 32, 28, WHITE)) (bar(-16, -14, 12, 16, VERMILION)) (bar(-2, 2, 18, 12, MUSTARD)) (bar(4, -14, 12, 8, NAVY)) (disc(-8, 7, 4, PETROL)) }))
        (turned(106, 90, 6, &at(0, 0, 130, &html! { (person(NAVY)) (hat(PETROL)) }))) (at(56, 90, 130, &html! { (person(VERMILION)) (shape("M-7-25q7-11 14 0z", BROWN)) }))
    }
}

/// A car on a plinth which turns.
pub(super) fn motor_show() -> Markup {
    html! {
        (ground(NAVY)) (shape("M30 0h10l60 60h-60zM130 0h-10l-60 60h60z", PETROL)) (shape("M72 0h16l26 60h-68z", SKY)) (shape("M26 0h18v5h-18zM116 0h18v5h-18zM70 0h20v5h-20z", MUSTARD))
        (shape("M28 64v8a52 10 0 0 0 104 0v-8z", BROWN)) (shape("M28 64a52 10 0 0 1 104 0 52 10 0 0 1-104 0z", CREAM)) (line("M44 76q36 9 72 0", MUSTARD, 2)) (shape("M112 73l10 1-6 7z", MUSTARD))
        (at(41, 66, 170, &car(VERMILION))) (rays((52, 44), (2, 7), 4, WHITE))
        (dots(&[(10, 84), (34, 88), (60, 90), (104, 90), (128, 88), (152, 84)], 14, ROSE)) (shape("M0 84h20l-4-3v-6h-12v6zM118 87h20l-4-3v-6h-12v6z", BROWN)) (shape("M51 88q9-14 18 0z", MUSTARD)) (shape("M143 83q9-13 18 0z", VERMILION)) (shape("M27 86q7-9 14 0z", PETROL)) (shape("M97 88q7-10 14 0z", OLIVE))
    }
}

/// A coat of wool, and the sheep it is from.
pub(super) fn fashion() -> Markup {
    html! {
        (ground(MUSTARD)) (disc(68, 44, 38, CREAM)) (shape("M0 90l30-14h130v14z", ROSE)) (line("M60 66v20M74 66v20", NAVY, 3)) (shape("M58 84h8v4h-10zM72 84h8l2 4h-10z", VERMILION))
        (shape("M62 28h12l22 44h-56z", PETROL)) (shape("M68 28h6l22 44h-28z", VERMILION)) (shape("M68 44h14l5 10h-19z", WHITE)) (shape("M50 52h18v-12h-12z", NAVY)) (dots(&[(68, 48), (68, 58), (68, 68)], 4, MUSTARD))
        (shape("M62 30l-18 18 3 4 18-14z", PETROL)) (shape("M74 30l20 8-8 10-3-3 3-5-10-3z", VERMILION)) (disc(68, 20, 7, ROSE)) (shape("M48 16q20-6 40 0l-4 3h-32z", NAVY)) (shape("M58 16q0-10 10-10t10 10z", NAVY)) (dots(&[(70, 21)], 2, NAVY))
        (line("M122 70v14M128 70v14M140 70v14M146 70v14", NAVY, 2)) (shape("M116 60q0-6 6-6h22q8 0 8 8t-8 10h-22q-6 0-6-8z", ROSE))
        (shape("M120 60l-12-2q-4-6 2-12 4-4 10 0l4 8z", NAVY)) (dots(&[(114, 42), (119, 44), (110, 45)], 7, WHITE)) (dots(&[(112, 51)], 2, WHITE)) (dots(&[(152, 60)], 7, WHITE))
    }
}

/// Flasks of all colours.
pub(super) fn laboratory() -> Markup {
    html! {
        (ground(CREAM)) (disc(112, 38, 32, SKY)) (bar(0, 76, 160, 14, NAVY))
        (shape("M22 18h16v4h-3v16l16 38h-42l16-38v-16h-3z", WHITE)) (shape("M20 50h20l11 26h-42z", VERMILION)) (dots(&[(26, 64), (36, 58)], 5, ROSE)) (dots(&[(30, 44), (28, 12), (34, 5)], 4, VERMILION))
        (line("M58 76V30h20M48 76h22", BROWN, 3)) (shape("M76 12h10v20a19 19 0 1 1-10 0z", WHITE)) (shape("M62 50h38a19 19 0 0 1-38 0z", PETROL)) (dots(&[(76, 58), (88, 62)], 5, SKY)) (shape("M78 76q-3-5 3-8 6 3 3 8z", MUSTARD))
        (line("M81 12q0-8 10-8h16q12 0 12 12v20", PETROL, 3)) (shape("M112 38h14v38h-14z", WHITE)) (bar(112, 54, 14, 22, MUSTARD)) (dots(&[(119, 46)], 3, MUSTARD))
        (shape("M134 26h8v44a4 4 0 0 1-8 0zM148 26h8v44a4 4 0 0 1-8 0z", WHITE)) (shape("M134 44h8v26a4 4 0 0 1-8 0z", OLIVE)) (shape("M148 36h8v34a4 4 0 0 1-8 0z", ROSE)) (line("M130 62h30", BROWN, 4))
    }
}
