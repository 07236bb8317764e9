//! A picture of every character: a night in the colour of his alliance, a city that grows with his value, and
//! himself with the tools of his trade.

use super::{emblem, newcomers, trades};
use ephios::Card;
use maud::{Markup, PreEscaped, html};

/// The portrait of a character. It refers to [`PARTS`] and [`emblem::EMBLEMS`], which have to be on the page.
pub(super) fn portrait(card: Card) -> Markup {
    let neon = card.alliance().map_or("#ffd98a", emblem::neon);
    html! {
        svg .portrait viewBox="0 0 120 90" aria-hidden="true" {
            g color=(neon) stroke-linecap="round" {
                @if let Some(alliance) = card.alliance() {
                    use href="#pt-night" fill=(emblem::dusk(alliance)) {}
                    use href={ "#al-" (alliance.key()) } x="16" y="-8" width="88" height="88" opacity=".28" {}
                }
                use href={ "#pt-sky" (card.value()) } {}
                (PreEscaped(figure(card)))
            }
        }
    }
}

/// The character himself.
const fn figure(card: Card) -> &'static str {
    match card {
        Card::Docker => trades::DOCKER,
        Card::Tractiste => trades::TRACTISTE,
        Card::Greviste => trades::GREVISTE,
        Card::Deleguee => trades::DELEGUEE,
        Card::Archiviste => trades::ARCHIVISTE,
        Card::Chercheuse => trades::CHERCHEUSE,
        Card::Recteur => trades::RECTEUR,
        Card::Sentinelle => trades::SENTINELLE,
        Card::Perceptrice => trades::PERCEPTRICE,
        Card::Commandeur => trades::COMMANDEUR,
        Card::Argentier => trades::ARGENTIER,
        Card::Magnate => trades::MAGNATE,
        Card::Predicateur => trades::PREDICATEUR,
        Card::Medium => trades::MEDIUM,
        Card::Concierge => trades::CONCIERGE,
        Card::Colporteuse => trades::COLPORTEUSE,
        Card::Girouette => trades::GIROUETTE,
        Card::Chroniqueur => trades::CHRONIQUEUR,
        Card::Reporter => newcomers::REPORTER,
        Card::Presentateur => newcomers::PRESENTATEUR,
        Card::Redactrice => newcomers::REDACTRICE,
        Card::Graffeuse => newcomers::GRAFFEUSE,
        Card::Artificier => newcomers::ARTIFICIER,
        Card::Insurgee => newcomers::INSURGEE,
        Card::Meneuse => newcomers::MENEUSE,
        Card::Passeur => newcomers::PASSEUR,
        Card::Marraine => newcomers::MARRAINE,
        Card::Entremetteur => newcomers::ENTREMETTEUR,
        Card::Espionne => newcomers::ESPIONNE,
        Card::Faussaire => newcomers::FAUSSAIRE,
        Card::Nomade => newcomers::NOMADE,
        Card::Contrebandier => newcomers::CONTREBANDIER,
        Card::Guide => newcomers::GUIDE,
        Card::Doyen => newcomers::DOYEN,
        Card::Androide => newcomers::ANDROIDE,
        Card::Prototype => newcomers::PROTOTYPE,
        Card::Regulateur => newcomers::REGULATEUR,
        Card::Matrice => newcomers::MATRICE,
        Card::Crieur => newcomers::CRIEUR,
        Card::Foule => newcomers::FOULE,
        Card::Bateleuse => newcomers::BATELEUSE,
        Card::Controleur => newcomers::CONTROLEUR,
    }
}

/// What portraits share: nights and skylines, garments and heads in the colour of whoever wears them, eyes and
/// mouths. The light comes from the right, as a rim of neon.
pub(super) const PARTS: &str = r##"
<defs><g id="pt-night"><path d="M0 0h120v90H0z"/><g fill="currentColor"><path opacity=".1" d="M0
34h120v56H0z"/><circle cx="60" cy="48" r="50" opacity=".13"/><circle cx="60" cy="48" r="38"
opacity=".16"/></g></g><g id="pt-sky0"><path fill="#24404a" d="M0 0h120v90H0z"/><circle cx="60" cy="52"
r="46" fill="#7fa3a0" opacity=".28"/><path fill="#1b323b" d="M0 90V36h14v-6h14v12h8v48zM120
90V30h-12v8H96v-6H84v58z"/><path fill="#13242b" d="M0 90V60h20v-6h18v36zM120 90V56h-18v8H82v26z"/><path
fill="#ffd98a" opacity=".85" d="M4 42h4v5H4zM20 36h4v5h-4zM98 38h4v5h-4zM112 36h4v5h-4zM6 66h5v6H6zM26
62h5v6h-5zM108 64h5v6h-5zM90 70h5v6h-5z"/><path fill="none" stroke="#ff8fb0" stroke-width="1.4" d="M3
52h12M105 50h12"/><path fill="none" stroke="#6fe0d8" stroke-width="1.2" d="M0 60h20v-6h18M120 56h-18v8H82"
opacity=".7"/></g><g id="pt-sky1"><path fill="#0d0719" d="M0 90V76h10v-8h14v6h14v16zM120
90V72h-12v-6H96v8H82v16z"/><path fill="none" stroke="currentColor" stroke-width="1.2" opacity=".8" d="M0
76h10v-8h14v6h14M120 72h-12v-6H96v8H82"/><path fill="none" stroke="#0d0719" stroke-width="2" d="M9
90V44q0-6 7-6M111 90V44q0-6-7-6"/><path fill="#ffe08a" opacity=".2" d="M14 42h6l10 48H4zM100 42h6l10
48H90z"/><path fill="#ffe08a" d="M13 38h8l-2 4h-4zM99 38h8l-2 4h-4zM14 80h4v5h-4zM28 80h4v5h-4zM100
80h4v5h-4z"/></g><g id="pt-sky2"><path fill="#0d0719" d="M0 90V58l12-10 12 10v8l9-7 9 7v24zM120
90V52l-10-9-12 10v10l-8-7-9 7v27z"/><path fill="none" stroke="currentColor" stroke-width="1.2"
opacity=".8" d="M0 58l12-10 12 10v8l9-7 9 7M120 52l-10-9-12 10v10l-8-7-9 7"/><path stroke="#0d0719"
stroke-width="1.6" d="M18 56V38M14 41h8M15 44h6M104 50V32M100 35h8M101 38h6"/><path fill="#ffe08a" d="M5
62h4v6H5zM14 62h4v6h-4zM30 69h4v5h-4zM108 54h4v6h-4zM88 67h4v5h-4zM101 66h4v6h-4zM112 68h4v6h-4z"/></g><g
id="pt-sky3"><path fill="#0d0719" opacity=".55" d="M18 90V16h10v74zM92 90V20h8v70zM38 90V30h8v60zM76
90V26h8v64z"/><path fill="#0d0719" d="M0 90V32h9V20h3V6h2v14h4v24h8v-8h10v54zM120
90V26h-9V10h-2v16h-7v20h-6v-8H84v52z"/><path fill="none" stroke="currentColor" stroke-width="1.2"
opacity=".8" d="M0 32h9V20h9v24h8v-8h10v54M120 26h-18v20h-6v-8H84v52"/><path stroke="#ffe08a"
stroke-linecap="butt" stroke-width="2" stroke-dasharray="2.5 3.5" d="M3.5 38v52M14.5 26v64M22 50v40M32
42v48M88 44v46M98 52v38M107 32v58M115.5 32v58"/><path fill="currentColor" d="M11.5 5h3v3h-3zM108.5
9h3v3h-3z"/></g><g id="pt-coat"><path fill="currentColor" transform="translate(2 -1.5)" d="M24 92c0-18
8-25 23-28l13-4 13 4c15 3 23 10 23 28z"/><path d="M24 92c0-18 8-25 23-28l13-4 13 4c15 3 23 10 23
28z"/></g><g id="pt-dress"><path fill="currentColor" transform="translate(2 -1.5)" d="M30 92c0-17 7-24
19-27l11-4 11 4c12 3 19 10 19 27z"/><path d="M30 92c0-17 7-24 19-27l11-4 11 4c12 3 19 10 19 27z"/></g><g
id="pt-robe"><path fill="currentColor" transform="translate(2 -1.5)" d="M22 92c2-20 14-30 28-32h20c14 2 26
12 28 32z"/><path d="M22 92c2-20 14-30 28-32h20c14 2 26 12 28 32z"/></g><g id="pt-slim"><path d="M53
46h14v16l-7 5-7-5z"/><path fill="#3a1054" opacity=".4" d="M53 46h14v16l-7 5-7-5z"/><path
fill="currentColor" transform="translate(1.5 -.8)" d="M46.5 34c0-11 6-17 13.5-17s13.5 6 13.5 17c0 10-6
21-13.5 21s-13.5-11-13.5-21z"/><path d="M46.5 34c0-11 6-17 13.5-17s13.5 6 13.5 17c0 10-6 21-13.5
21s-13.5-11-13.5-21z"/><path fill="#3a1054" opacity=".4" d="M60 17c-7.5 0-13.5 6-13.5 17 0 10 6 21 13.5
21l-1.5-6 .5-4 2.5-1.5L59 33z"/></g><g id="pt-broad"><path d="M53 46h14v16l-7 5-7-5z"/><path
fill="#3a1054" opacity=".4" d="M53 46h14v16l-7 5-7-5z"/><path fill="currentColor" transform="translate(1.5
-.8)" d="M45.5 32c0-10 6-15.5 14.5-15.5S74.5 22 74.5 32v8c0 5-2 9-5 12l-4 4h-11l-4-4c-3-3-5-7-5-12zM75
34c4-2 4 6-.5 8zM45 34c-4-2-4 6 .5 8z"/><path d="M45.5 32c0-10 6-15.5 14.5-15.5S74.5 22 74.5 32v8c0 5-2
9-5 12l-4 4h-11l-4-4c-3-3-5-7-5-12zM75 34c4-2 4 6-.5 8zM45 34c-4-2-4 6 .5 8z"/><path fill="#3a1054"
opacity=".4" d="M60 16.5c-8.5 0-14.5 5.5-14.5 15.5v2c-4-2-4 6 .5 8 .5 4 2.5 7.5 4.5 10l4 4H59l-1-7 1-4
2.5-1.5L59 33z"/></g><g id="pt-round"><path d="M53 46h14v16l-7 5-7-5z"/><path fill="#3a1054" opacity=".4"
d="M53 46h14v16l-7 5-7-5z"/><path fill="currentColor" transform="translate(1.5 -.8)" d="M44.5 36c0-12
7-18.5 15.5-18.5S75.5 24 75.5 36 69 55.5 60 55.5 44.5 48 44.5 36zM75.5 34c4-2 4 6-.5 8zM44.5 34c-4-2-4 6
.5 8z"/><path d="M44.5 36c0-12 7-18.5 15.5-18.5S75.5 24 75.5 36 69 55.5 60 55.5 44.5 48 44.5 36zM75.5
34c4-2 4 6-.5 8zM44.5 34c-4-2-4 6 .5 8z"/><path fill="#3a1054" opacity=".4" d="M60 17.5c-8.5 0-15 6-15.5
16.5-4-2-4 6 .5 8C46.5 51 53 55.5 60 55.5l-1.5-6 .5-4 2.5-1.5L59 33z"/></g><g id="pt-eyes-open"><path
fill="#fff" d="M50.5 36.5q3-3.3 6 0-3 2.3-6 0zM63.5 36.5q3-3.3 6 0-3 2.3-6 0z"/><path fill="#1c1026"
d="M52.2 36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0zM65 36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2
0z"/><path fill="none" stroke="#1c1026" stroke-width="1.6" d="M49.5 31.8q3.5-1.8 7 0M63.5 31.8q3.5-1.8 7
0"/></g><g id="pt-eyes-stern"><path fill="#fff" d="M50.5 36.5q3-3.3 6 0-3 2.3-6 0zM63.5 36.5q3-3.3 6 0-3
2.3-6 0z"/><path fill="#1c1026" d="M52.2 36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0zM65 36a1.6 1.6 0 1 0
3.2 0 1.6 1.6 0 0 0-3.2 0z"/><path fill="none" stroke="#1c1026" stroke-width="2.2" d="M49.5 30.5l7.5
2.5M70.5 30.5L63 33"/></g><g id="pt-eyes-soft"><path fill="#fff" d="M50.5 36.5q3-3.3 6 0-3 2.3-6 0zM63.5
36.5q3-3.3 6 0-3 2.3-6 0z"/><path fill="#1c1026" d="M52.2 36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0zM65
36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0z"/><path fill="none" stroke="#1c1026" stroke-width="1.2"
d="M49.5 31q3.5-2.5 7-.5M63.5 30.5q3.5-2 7 .5M49 36l2-1M71 36l-2-1"/></g><g id="pt-eyes-shut"><path
fill="none" stroke="#1c1026" stroke-width="1.5" d="M50 35.5q3.3 3 6.6 0M63.4 35.5q3.3 3 6.6 0M49.5
31q3.5-2 7 0M63.5 31q3.5-2 7 0"/></g><g id="pt-eyes-bare"><path fill="#fff" d="M50.5 36.5q3-3.3 6 0-3
2.3-6 0zM63.5 36.5q3-3.3 6 0-3 2.3-6 0z"/><path fill="#1c1026" d="M52.2 36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0
0-3.2 0zM65 36a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0z"/></g><g id="pt-firm"><path fill="none"
stroke="#1c1026" stroke-width="1.6" d="M56 49h8"/></g><g id="pt-smile"><path fill="#fff" d="M54 46.5q6 1.5
12 0-2 5.5-6 5.5t-6-5.5z"/></g><g id="pt-grin"><path fill="none" stroke="#1c1026" stroke-width="1.6"
d="M55 47.5q5.5 4.5 10-1"/></g><g id="pt-frown"><path fill="none" stroke="#1c1026" stroke-width="1.6"
d="M55.5 50q4.5-3 9 0"/></g><g id="pt-open"><path fill="#3a0f22" d="M56 47.5q4-2.5 8 0 .5 6-4
6t-4-6z"/></g><g id="pt-cry"><path fill="#c9525e" d="M55.5 47.5q4.5-2.5 9 0 0 6-4.5 6t-4.5-6z"/><path
fill="#3a0f22" d="M57 48.5q3-1.5 6 0 0 3.5-3 3.5t-3-3.5z"/></g><g id="pt-lips"><path fill="#d2224e" d="M55
48.5q3-2.5 5-1.3 2-1.2 5 1.3-5 4.5-10 0z"/></g><g id="pt-man"><path d="M-16 30c0-14 5-19 16-20 11 1 16 6
16 20z"/><circle r="9" fill="currentColor"/></g></defs>
"##;

#[cfg(test)]
mod tests {
    use super::{PARTS, emblem::EMBLEMS, portrait};
    use ephios::Card;

    #[test]
    fn every_portrait_is_small_and_finds_its_parts() {
        let mut seen = Vec::new();
        for card in Card::ALL {
            let drawn = portrait(card).into_string();
            assert!(drawn.len() < 2000, "{}: {}", card.key(), drawn.len());
            assert!(!drawn.contains(" id="), "{}", card.key());
            for part in drawn.split("href=\"#").skip(1) {
                let name = part.split('"').next().unwrap();
                let id = format!(" id=\"{name}\"");
                assert_eq!([PARTS, EMBLEMS].concat().replace('\n', " ").matches(&id).count(), 1, "{name}");
            }
            assert!(!seen.contains(&drawn), "{}", card.key());
            seen.push(drawn);
        }
    }
}
