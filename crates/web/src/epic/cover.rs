//! The picture on the box.

use maud::{Markup, PreEscaped, html};

/// A dragon before the moon, over the hill where gold, violet, green and blue meet.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 440 320" preserveAspectRatio="xMidYMid slice" { (PreEscaped(PICTURE)) }
    }
}

/// From the back to the front: the sky and its four lights, the moon, the mountains, the dragon, and those who wait for it.
const PICTURE: &str = include_str!("cover.svg");
