//! The victory booklet: pages that were read in this campaign, read like a page of a book.

use super::{cards, say};
use crate::{
    draws::{Reading, Scene},
    frame::icon,
};
use ephios::{Alliance, Ephios, Page, Tile, View};
use maud::{Markup, html};
use table::Phrase;

/// The pages that were read, each to be read once.
pub(super) fn readings(view: &View, scene: &Scene<'_>) -> Vec<Reading> {
    let reading = |alliance: Alliance| Reading {
        key: format!("page-{alliance}"),
        title: say(scene, format!("page-{alliance}-title")),
        page: page(alliance, scene),
        quiet: false,
    };
    view.open.pages.iter().map(reading).collect()
}

/// A page: its chapter, its story, and what it changes for the rounds to come.
fn page(alliance: Alliance, scene: &Scene<'_>) -> Markup {
    let Page { removes, adds, tiles } = Page::of(alliance);
    let tile = |tile: &Tile| match *tile {
        Tile::On(new, old) => Phrase::new("tile-on").with("alliance", new).with("old", old),
        Tile::Below(new) => Phrase::new("tile-below").with("alliance", new),
    };
    html! {
        div class={ "leaf " (alliance) } {
            p .of { (icon(&format!("al-{alliance}"))) (scene.say::<Ephios>(&Phrase::new("page-of").with("alliance", alliance))) }
            h2 tabindex="-1" { (say(scene, format!("page-{alliance}-title"))) }
            p .story { (say(scene, format!("page-{alliance}-story"))) }
            dl {
                dt { (say(scene, "page-leave")) } dd { @for card in removes { (cards::mini(*card, false, scene)) } }
                dt { (say(scene, "page-come")) } dd { @for card in adds { (cards::mini(*card, false, scene)) } }
                dt { (say(scene, "page-tiles")) } dd { @for one in tiles { p { (scene.say::<Ephios>(&tile(one))) } } }
            }
            p .small { (say(scene, "page-gone")) }
        }
    }
}
