//! What is drawn on the maps beside their borders: the sea, ornaments of the provinces, castles and units.

use maud::{Markup, PreEscaped, html};

use super::{
    glyphs::{CASTLE, ORNAMENTS, SEA, UNITS},
    map::{HEIGHT, WIDTH, chart},
};

/// An ornament, where it stands, and its size in hundredths.
type Ornament = (&'static str, i16, i16, u8);

/// All symbols that a page with a map uses, once per page inside any `svg`.
pub(super) fn symbols() -> Markup {
    html! { (castle_symbol()) (PreEscaped(UNITS)) defs { (PreEscaped(ORNAMENTS)) (PreEscaped(SEA)) } }
}

/// The symbol `castle`, 72 wide and 62 high, in the colour of the text around it.
pub(super) fn castle_symbol() -> Markup {
    PreEscaped(CASTLE.to_owned())
}

/// The sea of the map for so many players, to be drawn before its provinces. It holds
/// the paths `shore` and `borders` for others to use.
pub(super) fn sea(players: usize) -> Markup {
    let waves: Vec<Ornament> = WAVES.iter().map(|&(x, y)| ("wave", x, y, 70)).collect();
    let chart = chart(players);
    let (rose, ship): (Ornament, Ornament) = match players {
        0..=2 => (("rose", 48, 46, 110), ("ship", 948, 832, 90)),
        3 => (("rose", 44, 42, 100), ("ship", 962, 838, 75)),
        _ => (("rose", 38, 36, 90), ("ship", 962, 838, 75)),
    };
    html! {
        rect class="sea" width=(WIDTH) height=(HEIGHT) {}
        g class="sea-marks" pointer-events="none" aria-hidden="true" {
            path d=(rhumbs(rose.1, rose.2)) fill="none" stroke="#fff" stroke-opacity=".28" {}
            defs {
                path id="shore" d=(chart.shore) stroke-linejoin="round" {}
                path id="borders" d=(chart.borders) {}
                clipPath id="ashore" { use href="#shore" {} }
                radialGradient id="aged" {
                    stop offset=".45" stop-color="#8a5a20" stop-opacity="0" {}
                    stop offset="1" stop-color="#8a5a20" stop-opacity=".13" {}
                }
            }
            @for (width, opacity) in [(44, ".1"), (30, ".14"), (16, ".22")] {
                use href="#shore" fill="none" stroke="#fff" stroke-width=(width) stroke-opacity=(opacity) {}
            }
            use href="#shore" transform="translate(5 8)" fill="#1d3a40" opacity=".35" {}
            g opacity=".75" { (place(&waves)) }
            (place(&[rose, ship, ("monster", 38, 846, 42), ("islet", 970, 30, 100)]))
        }
    }
}

/// The ornaments of the map for so many players, to be drawn after its provinces and before all that
/// stands there.
pub(super) fn terrain(players: usize) -> Markup {
    let (bold, faint) = match players {
        0..=2 => (BOLD_TWO, FAINT_TWO),
        3 => (BOLD_THREE, FAINT_THREE),
        _ => (BOLD_FOUR, FAINT_FOUR),
    };
    html! {
        g class="terrain" pointer-events="none" aria-hidden="true" {
            g clip-path="url(#ashore)" fill="none" stroke="#7a5626" {
                use href="#borders" stroke-width="15" stroke-opacity=".13" {}
                use href="#shore" stroke-width="34" stroke-opacity=".12" {}
                use href="#shore" stroke-width="18" stroke-opacity=".14" {}
                rect width=(WIDTH) height=(HEIGHT) fill="url(#aged)" stroke="none" {}
            }
            (place(bold))
            g opacity=".62" { (place(faint)) }
        }
    }
}

/// Ornaments at their places.
fn place(ornaments: &[Ornament]) -> Markup {
    html! {
        @for (what, x, y, size) in ornaments {
            @let scale = f32::from(*size) / 100.0;
            use href={ "#t-" (what) } transform={ "translate(" (x) " " (y) ")scale(" (scale) ")" } {}
        }
    }
}

/// The lines that old charts draw from the rose in all directions.
fn rhumbs(x: i16, y: i16) -> String {
    use std::fmt::Write;

    let mut data = String::new();
    for part in 0..16 {
        let angle = f64::from(part) * std::f64::consts::PI / 8.0;
        // Writing to a string never fails.
        let _ = write!(data, "M{x} {y}l{:.0} {:.0}", 1400.0 * angle.cos(), 1400.0 * angle.sin());
    }
    data
}

/// Waves in the margin of every map.
const WAVES: &[(i16, i16)] = &[
    (110, 14),
    (290, 12),
    (560, 12),
    (760, 13),
    (920, 16),
    (12, 330),
    (984, 250),
    (986, 470),
    (14, 620),
    (985, 690),
    (190, 850),
    (420, 848),
    (640, 850),
    (840, 848),
    (40, 838),
    (966, 40),
    (984, 62),
    (16, 806),
];

/// For two players what belongs to the marked provinces and the mountain.
const BOLD_TWO: &[Ornament] = &[
    ("peak", 392, 408, 70),
    ("peak", 610, 410, 72),
    ("peak", 446, 414, 100),
    ("peak", 556, 416, 95),
    ("peak", 500, 422, 118),
    ("monster", 452, 84, 90),
    ("wave", 410, 130, 90),
    ("wave", 400, 210, 80),
    ("wave", 592, 160, 90),
    ("wave", 596, 236, 80),
    ("wave", 465, 176, 80),
    ("wave", 535, 160, 80),
    ("wave", 500, 250, 80),
    ("wave", 540, 60, 70),
    ("wave", 424, 262, 80),
    ("fir", 400, 660, 80),
    ("fir", 418, 640, 70),
    ("fir", 392, 700, 95),
    ("fir", 424, 690, 90),
    ("fir", 402, 745, 100),
    ("fir", 465, 704, 100),
    ("fir", 535, 704, 100),
    ("fir", 500, 690, 90),
    ("fir", 580, 640, 75),
    ("fir", 604, 664, 85),
    ("fir", 578, 690, 90),
    ("fir", 610, 710, 95),
    ("fir", 592, 752, 100),
    ("fir", 620, 770, 95),
    ("fir", 465, 770, 100),
    ("fir", 535, 770, 100),
    ("fir", 500, 750, 90),
    ("fir", 450, 818, 90),
    ("fir", 480, 812, 95),
    ("fir", 512, 816, 100),
    ("fir", 545, 814, 95),
    ("fir", 578, 818, 100),
    ("fir", 610, 812, 90),
];

/// For two players what lies elsewhere.
const FAINT_TWO: &[Ornament] = &[
    ("town", 326, 220, 100),
    ("field", 114, 220, 100),
    ("field", 100, 250, 100),
    ("tuft", 320, 130, 100),
    ("tree", 90, 130, 100),
    ("tree", 114, 142, 85),
    ("tuft", 140, 262, 100),
    ("hill", 290, 292, 90),
    ("ruin", 692, 192, 100),
    ("bat", 712, 70, 90),
    ("bat", 890, 130, 100),
    ("bat", 910, 160, 70),
    ("hill", 886, 232, 90),
    ("tuft", 690, 230, 100),
    ("hill", 700, 290, 90),
    ("tree", 654, 240, 90),
    ("stones", 902, 740, 100),
    ("stones", 680, 640, 70),
    ("tuft", 862, 650, 100),
    ("tuft", 700, 780, 100),
    ("hill", 694, 552, 90),
    ("tuft", 860, 792, 100),
    ("mill", 900, 680, 100),
    ("paw", 110, 660, 80),
    ("paw", 92, 690, 80),
    ("paw", 116, 720, 80),
    ("paw", 100, 750, 80),
    ("hill", 300, 560, 100),
    ("tree", 310, 660, 110),
    ("tree", 332, 684, 90),
    ("tree", 300, 760, 100),
    ("tuft", 320, 780, 100),
    ("tuft", 140, 790, 100),
];

/// For three players what belongs to the marked provinces and the mountain.
const BOLD_THREE: &[Ornament] = &[
    ("peak", 404, 444, 60),
    ("peak", 600, 446, 62),
    ("peak", 448, 452, 90),
    ("peak", 556, 454, 88),
    ("peak", 502, 460, 112),
    ("monster", 868, 150, 80),
    ("wave", 826, 250, 85),
    ("wave", 880, 300, 85),
    ("wave", 770, 300, 80),
    ("wave", 740, 350, 85),
    ("wave", 810, 370, 90),
    ("wave", 920, 350, 85),
    ("wave", 930, 240, 80),
    ("wave", 690, 390, 70),
    ("wave", 912, 84, 80),
    ("wave", 930, 170, 60),
    ("wave", 740, 400, 70),
    ("apple", 100, 160, 90),
    ("apple", 150, 120, 100),
    ("apple", 112, 264, 96),
    ("apple", 186, 252, 100),
    ("apple", 138, 322, 104),
    ("apple", 204, 344, 92),
    ("apple", 240, 300, 85),
    ("apple", 268, 350, 95),
    ("apple", 300, 390, 90),
    ("apple", 70, 300, 85),
    ("apple", 64, 240, 80),
    ("apple", 178, 110, 85),
    ("mist", 120, 70, 80),
    ("mist", 250, 398, 90),
    ("mist", 106, 370, 80),
    ("mist", 150, 156, 80),
    ("mist", 190, 290, 80),
    ("fir", 440, 694, 76),
    ("fir", 434, 736, 84),
    ("fir", 470, 724, 98),
    ("fir", 528, 708, 88),
    ("fir", 496, 698, 74),
    ("fir", 506, 750, 92),
    ("fir", 564, 716, 80),
    ("fir", 556, 752, 88),
    ("fir", 462, 778, 90),
    ("fir", 536, 786, 96),
    ("fir", 432, 790, 75),
    ("fir", 446, 822, 95),
    ("fir", 576, 794, 85),
    ("fir", 554, 822, 95),
];

/// For three players what lies elsewhere.
const FAINT_THREE: &[Ornament] = &[
    ("town", 300, 78, 70),
    ("field", 350, 316, 100),
    ("field", 408, 322, 80),
    ("tuft", 250, 130, 90),
    ("tuft", 440, 312, 90),
    ("paw", 640, 300, 75),
    ("paw", 610, 310, 75),
    ("paw", 580, 324, 75),
    ("tree", 690, 296, 90),
    ("tree", 660, 78, 80),
    ("tree", 690, 74, 90),
    ("tree", 720, 78, 75),
    ("tuft", 756, 130, 90),
    ("ruin", 934, 475, 58),
    ("bat", 930, 430, 80),
    ("bat", 718, 462, 60),
    ("hill", 760, 560, 60),
    ("stones", 682, 815, 75),
    ("tuft", 768, 620, 80),
    ("tuft", 616, 660, 90),
    ("tuft", 610, 790, 90),
    ("mill", 764, 690, 70),
    ("palm", 304, 610, 80),
    ("palm", 282, 606, 65),
    ("palm", 400, 700, 80),
    ("palm", 398, 746, 65),
    ("palm", 238, 764, 80),
    ("palm", 240, 704, 70),
    ("tuft", 246, 800, 90),
    ("cypress", 256, 470, 80),
    ("cypress", 268, 475, 72),
    ("cypress", 280, 476, 58),
    ("cypress", 60, 470, 75),
    ("cypress", 74, 474, 85),
    ("tuft", 430, 70, 80),
    ("tuft", 582, 200, 70),
    ("tuft", 948, 680, 70),
    ("tuft", 51, 680, 70),
];

/// For four players what belongs to the marked provinces and the mountain.
const BOLD_FOUR: &[Ornament] = &[
    ("peak", 386, 412, 70),
    ("peak", 614, 414, 72),
    ("peak", 442, 420, 96),
    ("peak", 560, 422, 92),
    ("peak", 502, 428, 116),
    ("monster", 502, 90, 78),
    ("wave", 465, 170, 80),
    ("wave", 535, 156, 80),
    ("wave", 500, 196, 70),
    ("wave", 466, 236, 80),
    ("wave", 536, 226, 80),
    ("wave", 452, 280, 60),
    ("wave", 548, 278, 60),
    ("wave", 440, 60, 60),
    ("wave", 566, 64, 60),
    ("fir", 444, 646, 68),
    ("fir", 436, 700, 78),
    ("fir", 462, 668, 95),
    ("fir", 530, 658, 92),
    ("fir", 490, 650, 74),
    ("fir", 504, 696, 92),
    ("fir", 560, 676, 78),
    ("fir", 556, 732, 86),
    ("fir", 472, 728, 98),
    ("fir", 530, 722, 84),
    ("fir", 426, 803, 65),
    ("fir", 574, 803, 65),
    ("fir", 446, 820, 90),
    ("fir", 466, 814, 85),
    ("fir", 490, 820, 100),
    ("fir", 516, 812, 85),
    ("fir", 540, 820, 95),
    ("fir", 566, 818, 85),
];

/// For four players what lies elsewhere.
const FAINT_FOUR: &[Ornament] = &[
    ("town", 300, 84, 80),
    ("field", 376, 80, 60),
    ("tuft", 240, 200, 90),
    ("tuft", 392, 280, 80),
    ("tuft", 250, 270, 80),
    ("hill", 310, 306, 70),
    ("ruin", 660, 84, 80),
    ("bat", 700, 60, 80),
    ("bat", 740, 74, 60),
    ("hill", 690, 300, 80),
    ("tuft", 760, 200, 90),
    ("tuft", 610, 130, 80),
    ("stones", 936, 340, 60),
    ("tuft", 722, 344, 80),
    ("tuft", 760, 420, 80),
    ("tuft", 920, 416, 80),
    ("palm", 742, 473, 72),
    ("palm", 722, 470, 60),
    ("palm", 918, 473, 72),
    ("palm", 936, 470, 60),
    ("tuft", 780, 556, 80),
    ("cypress", 624, 817, 65),
    ("cypress", 635, 822, 78),
    ("cypress", 646, 820, 66),
    ("field", 700, 822, 90),
    ("cypress", 738, 820, 78),
    ("cypress", 748, 816, 66),
    ("tuft", 770, 700, 80),
    ("cypress", 600, 640, 70),
    ("mill", 270, 822, 78),
    ("field", 318, 825, 78),
    ("tree", 354, 823, 82),
    ("tuft", 376, 810, 90),
    ("tuft", 240, 700, 80),
    ("tuft", 398, 690, 80),
    ("fir", 66, 470, 52),
    ("fir", 84, 472, 65),
    ("flake", 270, 470, 90),
    ("flake", 294, 452, 70),
    ("fir", 302, 476, 58),
    ("tuft", 240, 556, 60),
    ("paw", 70, 322, 65),
    ("paw", 86, 340, 65),
    ("tree", 260, 343, 55),
    ("tuft", 308, 346, 70),
];

#[cfg(test)]
mod tests {
    use super::{
        super::map::tests::{clash, inside, name, off},
        *,
    };

    /// Half the width and the height of an ornament at full size, and how far it reaches below its foot.
    fn extent(what: &str) -> (f64, f64, f64) {
        match what {
            "peak" => (60.0, 86.0, 2.0),
            "hill" => (32.0, 21.0, 1.0),
            "tuft" => (10.0, 11.0, 0.0),
            "fir" => (13.0, 40.0, 1.0),
            "apple" | "tree" => (14.0, 36.0, 1.0),
            "cypress" => (5.0, 40.0, 1.0),
            "palm" => (17.0, 39.0, 1.0),
            "field" => (26.0, 16.0, 0.0),
            "stones" => (38.0, 29.0, 0.0),
            "mill" => (17.0, 43.0, 0.0),
            "town" => (42.0, 50.0, 1.0),
            "ruin" => (23.0, 51.0, 0.0),
            "bat" => (15.0, 5.0, 5.0),
            "paw" => (11.0, 19.0, 2.0),
            "flake" => (9.0, 9.0, 9.0),
            "wave" => (17.0, 4.0, 2.0),
            "mist" => (48.0, 5.0, 12.0),
            "monster" => (70.0, 41.0, 5.0),
            other => panic!("how big is {other}?"),
        }
    }

    #[test]
    fn the_page_stays_small_and_free_of_styles() {
        for players in 2..=4 {
            let drawn = sea(players).into_string() + &terrain(players).into_string();
            let paths = chart(players).shore.len() + chart(players).borders.len();
            assert!(drawn.len() - paths < 12_000, "{players}: {} bytes", drawn.len());
            assert!(!drawn.contains("style") && !symbols().into_string().contains("style"));
        }
    }

    #[test]
    fn every_ornament_is_known() {
        let symbols = symbols().into_string();
        for players in 2..=4 {
            let drawn = sea(players).into_string() + &terrain(players).into_string();
            for used in drawn.split("href=\"#t-").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(symbols.contains(&format!("id=\"t-{used}\"")), "{used}");
            }
        }
    }

    #[test]
    fn ornaments_keep_out_of_the_way() {
        let mut wrong = Vec::new();
        let all = [(2, BOLD_TWO, FAINT_TWO), (3, BOLD_THREE, FAINT_THREE), (4, BOLD_FOUR, FAINT_FOUR)];
        for (players, bold, faint) in all {
            let both = bold.iter().map(|one| (one, true)).chain(faint.iter().map(|one| (one, false)));
            for (&(what, x, y, size), bold) in both {
                let (half, high, low) = extent(what);
                let (x, y, size) = (f64::from(x), f64::from(y), f64::from(size) / 100.0);
                let half = (half * size, (high + low) * size / 2.0);
                let centre = (x, y + (low - high) * size / 2.0);
                let mut tell = |why: &str| wrong.push(format!("{players} {what} {x} {y}: {why}"));
                let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                    .map(|(right, down)| (centre.0 + right * half.0, centre.1 + down * half.1));
                let home = chart(players)
                    .lands
                    .iter()
                    .find(|land| corners.iter().all(|corner| inside(&land.points, *corner)));
                let Some(land) = home else {
                    tell("across a border");
                    continue;
                };
                if clash(centre, half, land.label, name(land)) {
                    tell("under the name");
                }
                if land.castle.is_some_and(|castle| clash(centre, half, castle, (36.0, 31.0))) {
                    tell("under the castle");
                }
                if land.bonus.is_some_and(|bonus| off(bonus, centre, half) < 17.0) {
                    tell("under the medal");
                }
                if !bold && land.spots.iter().any(|spot| off(*spot, centre, half) < 29.0) {
                    tell("under a unit");
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
