//! The shapes of the three maps: provinces as closed curves that share their borders point by point.

use std::{fmt::Write, sync::LazyLock};

use epix::Province::{
    self, Avalune, BlueCastle, Broceland, GreenCastle, Kilimandjora, Lochmess, RedCastle, YellowCastle,
};

use super::shapes::{Edge, FOUR, Place, Sheet, THREE, TWO};

/// Width of the view box of all maps.
pub(super) const WIDTH: f64 = 1000.0;
/// Height of the view box of all maps.
pub(super) const HEIGHT: f64 = 860.0;

/// How far apart the points of a border are, about.
const STEP: f64 = 36.0;
/// The same for a coast.
const FINE: f64 = 25.0;
/// How far a point of a border strays from the line drawn by hand, at most.
const WOBBLE: f64 = 3.0;
/// The same for a coast.
const SURF: f64 = 5.0;

/// A point of a map.
type Point = (f64, f64);

/// A province as it is drawn.
pub(super) struct Land {
    /// Which one.
    pub province: Province,
    /// Which of three tones of paper it may have, 0 to 2, so that plain provinces that touch differ.
    pub tone: usize,
    /// Its closed outline as path data.
    pub outline: String,
    /// The points that the outline passes through, in order.
    #[cfg_attr(not(test), allow(dead_code, reason = "the tests measure by it"))]
    pub points: Vec<Point>,
    /// The centre of its name.
    pub label: Point,
    /// Where its soldier, knight, camp and catapult stand.
    pub spots: [Point; 4],
    /// The centre of the castle's drawing.
    pub castle: Option<Point>,
    /// The centre of the medal of a province marked +1.
    pub bonus: Option<Point>,
}

/// A map as it is drawn.
pub(super) struct Chart {
    /// All provinces.
    pub lands: Vec<Land>,
    /// The outline of the whole landmass as path data.
    pub shore: String,
    /// Every border between two provinces once, as path data of open lines: so dashes never fall on dashes.
    pub borders: String,
}

/// The map for so many players; out of two to four the nearest.
pub(super) fn chart(players: usize) -> &'static Chart {
    static CHARTS: [LazyLock<Chart>; 3] =
        [LazyLock::new(|| draw(&TWO)), LazyLock::new(|| draw(&THREE)), LazyLock::new(|| draw(&FOUR))];
    &CHARTS[players.clamp(2, 4) - 2]
}

/// Draws all of one map.
fn draw(sheet: &Sheet) -> Chart {
    let lines: Vec<(&Edge, Vec<Point>)> = sheet.edges.iter().map(|edge| (edge, line(edge))).collect();
    let of = |wanted: &dyn Fn(&Edge) -> bool| -> Vec<&[Point]> {
        lines.iter().filter(|(edge, _)| wanted(edge)).map(|(_, points)| points.as_slice()).collect()
    };
    let lands = sheet
        .plots
        .iter()
        .map(|plot| {
            let province = plot.province;
            let chain = link(&of(&|edge| edge.one == province || edge.other == Some(province)));
            let mark = plot.mark.map(point);
            Land {
                province,
                tone: tone(sheet, province),
                outline: closed(&chain),
                points: chain.iter().flat_map(|line| &line[1..]).copied().collect(),
                label: point(plot.label),
                spots: plot.spots.map(point),
                castle: mark
                    .filter(|_| matches!(province, YellowCastle | BlueCastle | RedCastle | GreenCastle)),
                bonus: mark.filter(|_| matches!(province, Lochmess | Broceland | Avalune)),
            }
        })
        .collect();
    let mut borders = String::new();
    for line in of(&|edge| edge.other.is_some()) {
        start(&mut borders, line[0]);
        curve(&mut borders, line);
    }
    Chart { lands, shore: closed(&link(&of(&|edge| edge.other.is_none()))), borders }
}

/// The tone of a province: the first that no neighbour listed before it has. Only plain ones count.
fn tone(sheet: &Sheet, province: Province) -> usize {
    let mut tones: Vec<(Province, usize)> = Vec::new();
    for plot in sheet.plots.iter().filter(|plot| plot.mark.is_none() && plot.province != Kilimandjora) {
        let touches = |other: Province| {
            let pair = (plot.province, Some(other));
            sheet.edges.iter().any(|edge| {
                (edge.one, edge.other) == pair || (Some(edge.one), edge.other) == (pair.1, Some(pair.0))
            })
        };
        let taken = |tone: usize| tones.iter().any(|&(other, its)| its == tone && touches(other));
        let free = (0..2).find(|&tone| !taken(tone)).unwrap_or(2);
        tones.push((plot.province, free));
    }
    tones.iter().find(|(one, _)| *one == province).map_or(0, |&(_, tone)| tone)
}

/// The points of an edge: along the smooth line drawn by hand, each but the corners strayed a little.
fn line(edge: &Edge) -> Vec<Point> {
    let via: Vec<Point> = edge.via.iter().copied().map(point).collect();
    let (step, stray) = if edge.other.is_some() { (STEP, WOBBLE) } else { (FINE, SURF) };
    let mut points = vec![via[0]];
    for at in 1..via.len() {
        let (from, to) = (via[at - 1], via[at]);
        let before = if at > 1 { via[at - 2] } else { from };
        let after = via.get(at + 1).copied().unwrap_or(to);
        let parts = (distance(from, to) / step).round().max(1.0) as usize;
        for part in 1..=parts {
            let (mut x, mut y) = between(before, from, to, after, part as f64 / parts as f64);
            if at + 1 < via.len() || part < parts {
                x += stray * noise(x, y, 1);
                y += stray * noise(x, y, 2);
            }
            points.push((tenth(x), tenth(y)));
        }
    }
    points
}

/// Puts lines that meet at their ends in order and direction, so that they run once around.
fn link(lines: &[&[Point]]) -> Vec<Vec<Point>> {
    let mut left: Vec<&[Point]> = lines.to_vec();
    let mut chain: Vec<Vec<Point>> = left.pop().map(<[Point]>::to_vec).into_iter().collect();
    while let Some(&end) = chain.last().and_then(|line| line.last()) {
        let Some(at) = left.iter().position(|line| line.first() == Some(&end) || line.last() == Some(&end))
        else {
            break;
        };
        let mut next = left.swap_remove(at).to_vec();
        if next.first() != Some(&end) {
            next.reverse();
        }
        chain.push(next);
    }
    chain
}

/// The path data of a closed chain of lines.
fn closed(chain: &[Vec<Point>]) -> String {
    let mut data = String::new();
    if let Some(&first) = chain.first().and_then(|line| line.first()) {
        start(&mut data, first);
    }
    chain.iter().for_each(|line| curve(&mut data, line));
    data.push('z');
    data
}

/// Goes to the start of a line.
fn start(data: &mut String, at: Point) {
    data.push('M');
    number(data, at.0, true);
    number(data, at.1, false);
}

/// A smooth curve through all points of a line, corners only at its ends. It is the same both ways.
fn curve(data: &mut String, line: &[Point]) {
    for at in 1..line.len() {
        let (from, to) = (line[at - 1], line[at]);
        let after = line.get(at + 1).copied().unwrap_or(to);
        // The first handle of all but the first piece mirrors the one before: `s` says so in fewer letters.
        if at == 1 {
            data.push('c');
            number(data, (to.0 - from.0) / 6.0, true);
            number(data, (to.1 - from.1) / 6.0, false);
        } else {
            data.push('s');
        }
        let handle = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        number(data, handle.0 - from.0, at > 1);
        number(data, handle.1 - from.1, false);
        number(data, to.0 - from.0, false);
        number(data, to.1 - from.1, false);
    }
}

/// One number with at most one decimal, with a space before it only where it needs one.
fn number(data: &mut String, value: f64, first: bool) {
    let value = tenth(value);
    if !first && value >= 0.0 {
        data.push(' ');
    }
    // Writing to a string never fails.
    let _ = write!(data, "{value}");
}

/// The point a part of the way between two others on a smooth curve through four.
fn between(before: Point, from: Point, to: Point, after: Point, part: f64) -> Point {
    let mix = |a: f64, b: f64, c: f64, d: f64| {
        let bend = (2.0 * a - 5.0 * b + 4.0 * c - d) * part + (3.0 * b - a - 3.0 * c + d) * part * part;
        b + 0.5 * part * ((c - a) + bend)
    };
    (mix(before.0, from.0, to.0, after.0), mix(before.1, from.1, to.1, after.1))
}

/// A number from -1 to 1 that looks random but is always the same for the same place.
fn noise(x: f64, y: f64, salt: u32) -> f64 {
    let mut hash = (x.abs() as u32).wrapping_mul(0x9E37_79B1)
        ^ (y.abs() as u32).wrapping_mul(0x85EB_CA77)
        ^ salt.wrapping_mul(0xC2B2_AE3D);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    f64::from(hash >> 16) / 32_767.5 - 1.0
}

/// Rounded to one decimal; never a negative zero.
fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0 + 0.0
}

/// A place as a point.
fn point((x, y): Place) -> Point {
    (f64::from(x), f64::from(y))
}

/// How far two points are apart.
fn distance(one: Point, two: Point) -> f64 {
    (one.0 - two.0).hypot(one.1 - two.1)
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use epix::Map;

    use super::*;

    /// The half width and half height of a name; that of a castle is small.
    pub(in super::super) fn name(land: &Land) -> Point {
        let letters = format!("{:?}", land.province).len() as f64;
        if land.castle.is_some() { (55.0, 10.0) } else { (letters * 7.25 + 4.0, 15.0) }
    }

    /// The sides of a closed outline.
    fn sides(points: &[Point]) -> impl Iterator<Item = (Point, Point)> {
        (0..points.len()).map(|at| (points[at], points[(at + 1) % points.len()]))
    }

    /// Whether a point lies inside.
    pub(in super::super) fn inside(points: &[Point], (x, y): Point) -> bool {
        let crossed = |(a, b): &(Point, Point)| {
            (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
        };
        sides(points).filter(crossed).count() % 2 == 1
    }

    /// How far a point is from the outline; negative outside.
    fn depth(points: &[Point], at: Point) -> f64 {
        let near = sides(points)
            .map(|(a, b)| {
                let along = (b.0 - a.0, b.1 - a.1);
                let length = along.0 * along.0 + along.1 * along.1;
                let part = ((at.0 - a.0) * along.0 + (at.1 - a.1) * along.1) / length;
                let part = part.clamp(0.0, 1.0);
                distance(at, (a.0 + along.0 * part, a.1 + along.1 * part))
            })
            .fold(f64::MAX, f64::min);
        if inside(points, at) { near } else { -near }
    }

    /// How far a point is from a box around a centre.
    pub(in super::super) fn off(at: Point, centre: Point, half: Point) -> f64 {
        let x = ((at.0 - centre.0).abs() - half.0).max(0.0);
        let y = ((at.1 - centre.1).abs() - half.1).max(0.0);
        x.hypot(y)
    }

    /// Whether two boxes overlap.
    pub(in super::super) fn clash(one: Point, half: Point, two: Point, other: Point) -> bool {
        (one.0 - two.0).abs() < half.0 + other.0 && (one.1 - two.1).abs() < half.1 + other.1
    }

    /// The points all along the rim of a box.
    fn rim(centre: Point, half: Point) -> impl Iterator<Item = Point> {
        (-10..=10).flat_map(move |at| {
            let part = f64::from(at) / 10.0;
            let (x, y) = (centre.0 + half.0 * part, centre.1 + half.1 * part);
            [(x, centre.1 - half.1), (x, centre.1 + half.1), (centre.0 - half.0, y), (centre.0 + half.0, y)]
        })
    }

    #[test]
    fn borders_are_those_of_the_rules() {
        for players in 2..=4 {
            let (map, chart) = (Map::of(players), chart(players));
            let drawn: Vec<Province> = chart.lands.iter().map(|land| land.province).collect();
            assert_eq!(drawn.len(), map.all.iter().count(), "{players} players");
            assert!(map.all.iter().all(|province| drawn.contains(&province)), "{players} players");
            let bits = |at: Point| (at.0.to_bits(), at.1.to_bits());
            for one in &chart.lands {
                let here: BTreeSet<_> =
                    sides(&one.points).flat_map(|(a, b)| [(bits(a), bits(b)), (bits(b), bits(a))]).collect();
                for two in chart.lands.iter().filter(|two| two.province != one.province) {
                    let touch = sides(&two.points).any(|(a, b)| here.contains(&(bits(a), bits(b))));
                    let listed = map.near(one.province).contains(two.province);
                    assert_eq!(touch, listed, "{players}: {:?} and {:?}", one.province, two.province);
                }
            }
        }
    }

    #[test]
    fn marks_are_those_of_the_rules() {
        for players in 2..=4 {
            let map = Map::of(players);
            for land in &chart(players).lands {
                let castle = map.castles.iter().any(|(castle, _)| *castle == land.province);
                assert_eq!(land.castle.is_some(), castle, "{players}: {:?}", land.province);
                let marked = map.marked.contains(land.province);
                assert_eq!(land.bonus.is_some(), marked, "{players}: {:?}", land.province);
            }
        }
    }

    #[test]
    fn plain_neighbours_differ_in_tone() {
        for players in 2..=4 {
            let lands = &chart(players).lands;
            let plain =
                |land: &&Land| land.castle.is_none() && land.bonus.is_none() && land.province != Kilimandjora;
            for one in lands.iter().filter(plain) {
                for two in lands.iter().filter(plain) {
                    let near = Map::of(players).near(one.province).contains(two.province);
                    assert!(one.tone < 3 && !(near && one.tone == two.tone), "{players} {:?}", one.province);
                }
            }
        }
    }

    #[test]
    fn everything_has_its_room() {
        let mut wrong = Vec::new();
        for players in 2..=4 {
            for land in &chart(players).lands {
                let mut check = |what: &str, has: f64, needs: f64| {
                    if has < needs {
                        wrong.push(format!("{players} {:?} {what}: {has:.1} < {needs}", land.province));
                    }
                };
                let (half, keep) = (name(land), (36.0, 31.0));
                for (at, &spot) in land.spots.iter().enumerate() {
                    check(&format!("spot {at}"), depth(&land.points, spot), 34.0);
                    check(&format!("spot {at} to name"), off(spot, land.label, half), 30.0);
                    for &other in &land.spots[at + 1..] {
                        check(&format!("spot {at} to spot"), distance(spot, other), 66.0);
                    }
                    if let Some(castle) = land.castle {
                        check(&format!("spot {at} to castle"), off(spot, castle, keep), 30.0);
                    }
                    if let Some(bonus) = land.bonus {
                        check(&format!("spot {at} to medal"), distance(spot, bonus), 47.0);
                    }
                }
                for at in rim(land.label, half) {
                    check("name", depth(&land.points, at), 3.0);
                }
                if let Some(castle) = land.castle {
                    rim(castle, keep).for_each(|at| check("castle", depth(&land.points, at), 6.0));
                    assert!(!clash(castle, keep, land.label, half), "{players} {:?}", land.province);
                }
                if let Some(bonus) = land.bonus {
                    check("medal", depth(&land.points, bonus), 20.0);
                    check("medal to name", off(bonus, land.label, half), 17.0);
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn outlines_never_cross_themselves() {
        let turn = |a: Point, b: Point, c: Point| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
        for players in 2..=4 {
            for land in &chart(players).lands {
                let sides: Vec<_> = sides(&land.points).collect();
                for (at, &(a, b)) in sides.iter().enumerate() {
                    for &(c, d) in &sides[at + 1..] {
                        let cross =
                            turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0;
                        assert!(!cross, "{players} {:?} at {a:?} and {c:?}", land.province);
                    }
                }
            }
        }
    }

    #[test]
    fn provinces_never_overlap() {
        for players in 2..=4 {
            let lands = &chart(players).lands;
            let mut dry = 0;
            for x in (0..WIDTH as i32).step_by(5) {
                for y in (0..HEIGHT as i32).step_by(5) {
                    let at = (f64::from(x) + 0.123, f64::from(y) + 0.077);
                    let owners = lands.iter().filter(|land| inside(&land.points, at)).count();
                    assert!(owners <= 1, "{players} at {at:?}");
                    dry += owners;
                }
            }
            assert!(dry > 200 * 172 * 8 / 10, "{players}: the land fills the frame");
        }
    }

    #[test]
    fn every_point_lies_in_the_frame_and_the_page_stays_small() {
        for players in 2..=4 {
            let chart = chart(players);
            for land in &chart.lands {
                assert!(
                    depth(&[(12.0, 12.0), (988.0, 12.0), (988.0, 848.0), (12.0, 848.0)], land.label) > 0.0
                );
                assert!(land.points.iter().all(|at| (12.0..988.0).contains(&at.0)));
                assert!(land.points.iter().all(|at| (12.0..848.0).contains(&at.1)));
            }
            let size: usize = chart.lands.iter().map(|land| land.outline.len()).sum();
            let size = size + chart.shore.len() + chart.borders.len();
            println!("{players} players: {size} bytes of path data");
            assert!(size < 14_000, "{players}: {size} bytes");
        }
    }
}
