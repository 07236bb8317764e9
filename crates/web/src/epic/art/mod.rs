//! A picture for each card, put together from motifs that are drawn once: a sky in the colours of its alignment, a land that tells
//! its origin, and before it whatever the card is called or does.
//!
//! The motifs are in the files beside this one, one to a line. [`scenes.txt`](scenes) says what is seen on each card.

mod scenes;

use epic::{Alignment, Card, Origin, Speed, Token};
use maud::{Markup, PreEscaped, html};
use scenes::Scenery;

/// Small signs, skies and lands, people and beasts, things: all symbols that pictures are made of.
const DRAWN: [&str; 5] = [
    include_str!("icons.svg"),
    include_str!("lands.svg"),
    include_str!("folk.svg"),
    include_str!("beasts.svg"),
    include_str!("things.svg"),
];

/// The symbols that pictures and signs refer to. They have to be on the page.
pub(super) fn symbols() -> Markup {
    let [icons, drawn @ ..] = DRAWN;
    html! { (PreEscaped(icons)) defs { @for file in drawn { (PreEscaped(file)) } } }
}

/// The picture of a card.
pub(super) fn picture(card: Card) -> Markup {
    let def = card.def();
    painted(&scenes::of(def.key), def.alignment, def.origin, def.speed, def.sheet.number.into())
}

/// The picture of a token.
pub(super) fn token(token: Token) -> Markup {
    let scene = scenes::of(&format!("token-{token}"));
    painted(&scene, token.alignment(), token.origin(), Speed::Paced, token as usize)
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! {
        svg .art .back viewBox="0 0 90 126" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href="#ep-back" {} }
    }
}

fn painted(scene: &Scenery, alignment: Alignment, origin: Origin, speed: Speed, number: usize) -> Markup {
    html! {
        svg class={ "art " (alignment) } viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href="#ep-sky" fill={ "url(#ep-sky-" (alignment) "-" (speed) ")" } {}
            @if scene.land.is_empty() {
                @for part in land(origin, number) { use href={ "#ep-" (part) } {} }
            } @else { (PreEscaped(&scene.land)) }
            g fill={ "url(#ep-t-" (alignment) ")" } { (PreEscaped(&scene.before)) }
        }
    }
}

/// What lies behind where nothing else was thought of: a light in the sky, the land and the ground.
fn land(origin: Origin, number: usize) -> [&'static str; 3] {
    let lights = match origin {
        Origin::Magical => ["stars", "rings", "crescent", "moon", "rays"],
        Origin::Natural => ["sun", "clouds", "moon", "rays", "crescent"],
        Origin::Constructed => ["clouds", "sun", "rays", "stars", "moon"],
    };
    let lands = match origin {
        Origin::Magical => ["aurora", "bolts", "swirl", "peaks"],
        Origin::Natural => ["hills", "peaks", "forest", "leaves"],
        Origin::Constructed => ["cogs", "blocks", "towers", "cogs"],
    };
    let grounds = match origin {
        Origin::Magical => ["crag", "hill", "sea"],
        Origin::Natural => ["grass", "hill", "crag"],
        Origin::Constructed => ["tiles", "crag", "tiles"],
    };
    [lights[number % 5], lands[number / 2 % 4], grounds[number % 3]]
}

#[cfg(test)]
mod tests {
    use super::{DRAWN, back, picture, token};
    use epic::{Keyword, Token, pool};
    use std::collections::BTreeSet;

    fn ids() -> Vec<&'static str> {
        DRAWN
            .iter()
            .flat_map(|file| file.split(" id=\"").skip(1))
            .map(|rest| rest.split('"').next().unwrap())
            .collect()
    }

    /// Whatever a drawing refers to.
    fn used(drawn: &str) -> impl Iterator<Item = &str> {
        let after = |begin: &'static str, end: char| {
            drawn.split(begin).skip(1).filter_map(move |rest| rest.split(end).next())
        };
        after("href=\"#", '"').chain(after("url(#", ')'))
    }

    #[test]
    fn every_card_and_token_has_a_picture_of_its_own_that_is_small_and_whole() {
        let known: BTreeSet<&str> = ids().into_iter().collect();
        let mut seen = BTreeSet::new();
        let pictures = pool().cards().map(|card| (card.name().to_owned(), picture(card)));
        let tokens = Token::ALL.into_iter().map(|one| (one.to_string(), token(one)));
        for (name, drawn) in pictures.chain(tokens) {
            let drawn = drawn.into_string();
            assert!(drawn.len() < 1500, "{name}: {}", drawn.len());
            for id in used(&drawn) {
                assert!(known.contains(id), "{name}: {id}");
            }
            let figures = drawn.rsplit_once("<g fill=\"url(#ep-t-").unwrap().1.to_owned();
            assert!(figures.contains("<use"), "{name}");
            assert!(seen.insert(figures), "{name} looks like another");
        }
        assert_eq!(seen.len(), 307);
    }

    #[test]
    fn every_motif_has_a_name_of_its_own_and_finds_what_it_refers_to() {
        let ids = ids();
        let known: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(known.len(), ids.len());
        for file in DRAWN {
            assert!(used(file).all(|id| known.contains(id)));
        }
        assert!(used(&back().into_string()).all(|id| known.contains(id)));
        assert!(Keyword::ALL.iter().all(|keyword| known.contains(format!("kw-{keyword}").as_str())));
        assert!(DRAWN.map(str::len).iter().sum::<usize>() < 95_000);
    }
}
