//! The colours and the few shapes and figures which all the pictures are made of.

use maud::{Markup, html};
use std::f64::consts::TAU;
use std::fmt::Write as _;

pub(super) const CREAM: &str = "#f6efe0";
pub(super) const PETROL: &str = "#1f6f78";
pub(super) const VERMILION: &str = "#e2492f";
pub(super) const MUSTARD: &str = "#e9b13b";
pub(super) const OLIVE: &str = "#6d7f3a";
pub(super) const NAVY: &str = "#1d3557";
pub(super) const SKY: &str = "#8fc7d6";
pub(super) const ROSE: &str = "#e79a8b";
pub(super) const BROWN: &str = "#7a4b2a";
pub(super) const WHITE: &str = "#fff";

/// Anything with a filled outline.
pub(super) fn shape(outline: &str, fill: &str) -> Markup {
    html! { path d=(outline) fill=(fill) {} }
}

/// A stroke with round ends.
pub(super) fn line(way: &str, colour: &str, width: i32) -> Markup {
    html! { path d=(way) stroke=(colour) stroke-width=(width) {} }
}

/// A stroke in pieces as long as the gaps between them.
pub(super) fn dashes(way: &str, colour: &str, width: i32, piece: i32) -> Markup {
    html! { path d=(way) stroke=(colour) stroke-width=(width) stroke-dasharray=(piece) stroke-linecap="butt" {} }
}

/// An upright rectangle.
pub(super) fn bar(x: i32, y: i32, w: i32, h: i32, fill: &str) -> Markup {
    shape(&format!("M{x} {y}h{w}v{h}h-{w}z"), fill)
}

/// The whole picture in one colour, to begin with.
pub(super) fn ground(fill: &str) -> Markup {
    bar(0, 0, 160, 90, fill)
}

/// A disc.
pub(super) fn disc(x: i32, y: i32, r: i32, fill: &str) -> Markup {
    html! { circle cx=(x) cy=(y) r=(r) fill=(fill) {} }
}

/// Several discs of one size. They are strokes without length, which is the shortest way to say it.
pub(super) fn dots(places: &[(i32, i32)], width: i32, fill: &str) -> Markup {
    line(&again(places, "h0"), fill, width)
}

/// One outline, told from where it starts, at several places.
pub(super) fn again(places: &[(i32, i32)], outline: &str) -> String {
    let mut all = String::new();
    for (x, y) in places {
        let _ = write!(all, "M{x} {y}{outline}");
    }
    all
}

/// Equal rectangles in rows: the first corner, the size of one, the steps, and how many of them.
pub(super) fn grid(
    (left, top): (i32, i32),
    (w, h): (i32, i32),
    (right, down): (i32, i32),
    (columns, rows): (i32, i32),
    fill: &str,
) -> Markup {
    let mut outline = String::new();
    for row in 0..rows {
        for column in 0..columns {
            let _ = write!(outline, "M{} {}h{w}v{h}h-{w}z", left + column * right, top + row * down);
        }
    }
    shape(&outline, fill)
}

/// A part of the picture moved to a place and made larger or smaller, in hundredths.
pub(super) fn at(x: i32, y: i32, size: i32, part: &Markup) -> Markup {
    let scale = f64::from(size) / 100.0;
    html! { g transform={ "translate(" (x) " " (y) ")scale(" (scale) ")" } { (part) } }
}

/// A part of the picture moved to a place and turned there, by degrees.
pub(super) fn turned(x: i32, y: i32, degrees: i32, part: &Markup) -> Markup {
    html! { g transform={ "translate(" (x) " " (y) ")rotate(" (degrees) ")" } { (part) } }
}

/// The point so far from a centre, in a direction which is a share of the whole turn, from the top.
fn around((x, y): (i32, i32), radius: f64, share: f64) -> (f64, f64) {
    let angle = share * TAU;
    (f64::from(x) + radius * angle.sin(), f64::from(y) - radius * angle.cos())
}

/// Pointed rays around a centre, from one radius to another.
pub(super) fn rays(centre: (i32, i32), (from, to): (i32, i32), count: u8, fill: &str) -> Markup {
    let mut outline = String::new();
    let half = 0.25 / f64::from(count);
    for ray in 0..count {
        let share = f64::from(ray) / f64::from(count);
        let (tip, left, right) = (
            around(centre, to.into(), share),
            around(centre, from.into(), share - half),
            around(centre, from.into(), share + half),
        );
        let _ = write!(
            outline,
            "M{:.0} {:.0}L{:.0} {:.0} {:.0} {:.0}z",
            tip.0, tip.1, left.0, left.1, right.0, right.1
        );
    }
    shape(&outline, fill)
}

/// Beams which widen from a centre to far away.
pub(super) fn beams(centre: (i32, i32), reach: i32, count: u8, fill: &str) -> Markup {
    let mut outline = String::new();
    let half = 0.25 / f64::from(count);
    for beam in 0..count {
        let share = f64::from(beam) / f64::from(count);
        let (left, right) =
            (around(centre, reach.into(), share - half), around(centre, reach.into(), share + half));
        let _ = write!(
            outline,
            "M{} {}L{:.0} {:.0} {:.0} {:.0}z",
            centre.0, centre.1, left.0, left.1, right.0, right.1
        );
    }
    shape(&outline, fill)
}

/// The outline of a star with five points.
fn star((x, y): (f64, f64), size: f64) -> String {
    // One stroke through all five points: where it crosses itself it is filled all the same.
    let (aside, long, down) = (0.588 * size, 1.809 * size, 1.118 * size);
    format!(
        "M{x:.1} {:.1}l{aside:.1} {long:.1} {:.1}-{down:.1}h{:.1}l{:.1} {down:.1}z",
        y - size,
        -1.539 * size,
        1.902 * size,
        -1.539 * size
    )
}

/// Twelve stars in a circle.
pub(super) fn stars(centre: (i32, i32), radius: i32, size: i32, fill: &str) -> Markup {
    let outline: String = (0..12u8)
        .map(|hour| star(around(centre, radius.into(), f64::from(hour) / 12.0), size.into()))
        .collect();
    shape(&outline, fill)
}

/// Low hills across the picture, the first crest at a height.
pub(super) fn hills(y: i32, rise: i32, fill: &str) -> Markup {
    shape(&format!("M0 {y}q40-{rise} 80 0t80 0V90H0z"), fill)
}

/// A small car to the right, 46 long, standing on the height 0.
pub(super) fn car(body: &str) -> Markup {
    html! {
        (shape("M0-4v-7q0-3 4-4l6-1q4-8 8-8h11q4 0 9 9l5 1q3 1 3 5v5z", body))
        (shape("M13-15q3-6 6-6h3v6zM24-21h5q3 1 5 6h-10z", CREAM))
        (dots(&[(10, -5), (36, -5)], 10, NAVY)) (dots(&[(10, -5), (36, -5)], 4, CREAM))
    }
}

/// A lorry to the right, 60 long, standing on the height 0.
pub(super) fn lorry(load: &str, cab: &str) -> Markup {
    html! {
        (shape("M0-6v-28h38v28z", load)) (shape("M39-6v-23h11l9 11v12z", cab)) (shape("M43-26h6l5 7h-11z", CREAM))
        (dots(&[(10, -5), (29, -5), (49, -5)], 10, NAVY)) (dots(&[(10, -5), (29, -5), (49, -5)], 4, CREAM))
    }
}

/// Somebody in a coat, 30 tall without a hat, standing on the height 0.
pub(super) fn person(coat: &str) -> Markup {
    html! {
        (shape("M-4-9h3v9h-3zM1-9h3v9h-3z", NAVY)) (shape("M-3-23h6l4 17h-14z", coat)) (disc(0, -25, 4, ROSE))
    }
}

/// A hat with a brim for somebody.
pub(super) fn hat(felt: &str) -> Markup {
    shape("M-6-27h12v-2h-2l-1-4h-6l-1 4h-2z", felt)
}

/// A poplar on a stem.
pub(super) fn poplar(x: i32, y: i32, fill: &str) -> Markup {
    shape(&format!("M{x} {y}v-4q-6-3-5-12 1-9 6-16 5 7 6 16 1 9-5 12v4z"), fill)
}

/// A little house with a steep roof.
pub(super) fn house(x: i32, y: i32, wall: &str, roof: &str) -> Markup {
    html! {
        (bar(x, y - 12, 16, 12, wall)) (shape(&format!("M{} {}l10-10 10 10z", x - 2, y - 11), roof))
        (bar(x + 6, y - 7, 4, 7, NAVY))
    }
}

/// A flag with a point, on a pole.
pub(super) fn pennant(x: i32, y: i32, height: i32, fill: &str) -> Markup {
    html! {
        (line(&format!("M{x} {y}v-{height}"), NAVY, 1)) (shape(&format!("M{x} {}l14 4-14 4z", y - height), fill))
    }
}

/// A cloud of round puffs, about 40 wide.
pub(super) fn cloud(x: i32, y: i32, fill: &str) -> Markup {
    shape(&format!("M{x} {y}a8 8 0 0 1 4-15 12 12 0 0 1 21-3 9 9 0 0 1 13 7 6 6 0 0 1 0 11z"), fill)
}
