//! What is seen on each card, as `scenes.txt` has it.
//!
//! A line is `card: land; motifs`, from the back to the front. Without a land it is one that fits the card's origin. A motif is the
//! name of a symbol, with its place: `wolf:-20,8,.7,15` is a wolf 20 to the left and 8 down, at seven tenths, turned by 15 degrees;
//! a `-` before it mirrors it. `{red:0,4,.9 dragon flame}` is a group in the tone of that name; the tone may be left out.

use std::{collections::HashMap, fmt::Write, sync::LazyLock};

/// A scene as SVG.
#[derive(Clone, Default)]
pub(super) struct Scenery {
    /// What lies behind; nothing where the origin of the card decides.
    pub(super) land: String,
    /// Who or what is seen.
    pub(super) before: String,
}

static SCENES: LazyLock<HashMap<&'static str, Scenery>> = LazyLock::new(|| {
    let lines = include_str!("scenes.txt").lines().filter_map(|line| line.split_once(": "));
    lines.map(|(key, scene)| (key, read(scene))).collect()
});

/// The scene of this card.
pub(super) fn of(key: &str) -> Scenery {
    SCENES.get(key).cloned().unwrap_or_default()
}

fn read(scene: &str) -> Scenery {
    let (land, before) = scene.split_once(';').unwrap_or(("", scene));
    Scenery { land: drawn(land), before: drawn(before) }
}

fn drawn(motifs: &str) -> String {
    let mut svg = String::new();
    for word in motifs.replace('}', " } ").split_whitespace() {
        let (mirrored, motif) = word.strip_prefix('-').map_or((false, word), |rest| (true, rest));
        let (name, place) = motif.split_once(':').unwrap_or((motif, ""));
        let place = placed(place, mirrored);
        // Writing to a string never fails.
        let _ = match (name, name.strip_prefix('{')) {
            ("}", _) => write!(svg, "</g>"),
            (_, Some("")) => write!(svg, "<g{place}>"),
            (_, Some(tone)) => write!(svg, "<g class=\"t-{tone}\" fill=\"url(#ep-t-{tone})\"{place}>"),
            _ => write!(svg, "<use href=\"#ep-{name}\"{place}/>"),
        };
    }
    svg
}

/// Where it is: moved, made larger or smaller, turned and mirrored around the middle of the figures.
fn placed(place: &str, mirrored: bool) -> String {
    const MIDDLE: (f32, f32) = (60.0, 60.0);
    let numbers: Vec<f32> = place.split(',').map(|number| number.parse().unwrap_or_default()).collect();
    let at = |place: usize| numbers.get(place).copied().unwrap_or_default();
    let size = if at(2) == 0.0 { 1.0 } else { at(2) };
    if !mirrored && place.is_empty() {
        return String::new();
    }
    let across = if mirrored { -size } else { size };
    let left = MIDDLE.0 + at(0) - MIDDLE.0 * across;
    let top = MIDDLE.1 + at(1) - MIDDLE.1 * size;
    let mut all = format!(" transform=\"translate({} {})", round(left), round(top));
    if across.to_bits() != 1.0_f32.to_bits() {
        let _ = if mirrored {
            write!(all, " scale({} {})", round(across), round(size))
        } else {
            write!(all, " scale({})", round(size))
        };
    }
    if at(3) != 0.0 {
        let _ = write!(all, " rotate({} 60 60)", round(at(3)));
    }
    all.push('"');
    all
}

/// Two digits are enough.
fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn motifs_are_moved_mirrored_and_grouped() {
        assert_eq!(drawn("wolf"), "<use href=\"#ep-wolf\"/>");
        assert_eq!(
            drawn("wolf:5,-2,.5"),
            "<use href=\"#ep-wolf\" transform=\"translate(35 28) scale(0.5)\"/>"
        );
        assert_eq!(drawn("-wolf"), "<use href=\"#ep-wolf\" transform=\"translate(120 0) scale(-1 1)\"/>");
        assert_eq!(
            drawn("{red wolf}"),
            "<g class=\"t-red\" fill=\"url(#ep-t-red)\"><use href=\"#ep-wolf\"/></g>"
        );
    }
}
