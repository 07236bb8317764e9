//! The map with everything that stands on it.

use super::{colour, map, named, province_id, say, terrain, token, unit_id};
use crate::draws::{Part, Scene};
use epix::{Board, Epix, Kind, Phase, Province, View};
use maud::{Markup, html};
use table::{Phrase, Seat};

/// The map, which never changes, and for each province what stands there.
pub(super) fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
    let board = &view.open.board;
    let mut parts = vec![Part::new("board", ground(board, scene))];
    let chart = map::chart(board.players());
    parts.extend(
        chart
            .lands
            .iter()
            .map(|land| Part::new(format!("at-{}", land.province), standing(view, land, scene))),
    );
    parts.push(Part::new("way", way(view)));
    parts
}

/// What a province is made of: a class.
const fn ground_of(province: Province) -> &'static str {
    match province {
        Province::Kilimandjora => "mount",
        Province::Lochmess => "lake",
        Province::Broceland => "wood",
        Province::Avalune => "isle",
        Province::YellowCastle | Province::BlueCastle | Province::RedCastle | Province::GreenCastle => "keep",
        _ => "land",
    }
}

/// Sea, land and names.
fn ground(board: &Board, scene: &Scene<'_>) -> Markup {
    let players = board.players();
    let chart = map::chart(players);
    html! {
        div #board .board {
            svg .map viewBox={ "0 0 " (map::WIDTH) " " (map::HEIGHT) } role="group" aria-label=(say(scene, "map")) {
                defs { @for land in &chart.lands { path id={ "shape-" (land.province) } d=(land.outline) {} } }
                (terrain::sea(players))
                @for land in &chart.lands {
                    use href={ "#shape-" (land.province) } id=(province_id(land.province)) class={ "prov " (ground_of(land.province)) " tone-" (land.tone) }
                        data-touch=(province_id(land.province)) role="button" tabindex="-1" aria-label=(scene.say::<Epix>(&Phrase::new(land.province.message()))) {}
                }
                (terrain::terrain(players))
                g .decoration aria-hidden="true" { use href="#borders" .borders {} use href="#shore" .coast {} }
                g .decoration aria-hidden="true" {
                    @for land in &chart.lands {
                        @if let Some((x, y)) = land.bonus {
                            g .bonus transform={ "translate(" (x) " " (y) ")" } { circle r="17" {} text y="6" { "+1" } }
                        }
                        @if land.castle.is_none() {
                            text .pname x=(land.label.0) y=(land.label.1) { (scene.say::<Epix>(&Phrase::new(land.province.message()))) }
                        }
                    }
                }
                @for land in &chart.lands { g id={ "at-" (land.province) } {} }
                g #way {}
            }
        }
    }
}

/// What stands in a province, in the colour of whoever holds it.
fn standing(view: &View, land: &map::Land, scene: &Scene<'_>) -> Markup {
    let board = &view.open.board;
    let at = land.province;
    let holder = board.holder(at);
    let owner = board.seats().find(|seat| board.castle(*seat) == at);
    let fallen = matches!(view.open.phase, Phase::Over { taken: Some((_, castle)) } if castle == at);
    html! {
        g id={ "at-" (at) } class={ "standing " (holder.map_or("", |seat| colour(board.castle(seat)))) } {
            @if let Some(seat) = holder {
                use href={ "#shape-" (at) } .tint {}
                title { (scene.say::<Epix>(&Phrase::new("held").with("at", at).with("seat", seat))) }
            }
            @if let Some((x, y)) = land.castle {
                g class={ "castle " (owner.map_or("empty", |seat| colour(board.castle(seat)))) } data-fallen[fallen] transform={ "translate(" (x - 36.0) " " (y - 31.0) ")" } {
                    use href="#castle" width="72" height="62" {}
                }
                text .pname x=(land.label.0) y=(land.label.1) { (scene.say::<Epix>(&Phrase::new(at.message()))) }
            }
            @if let Some(seat) = holder {
                @for kind in Kind::ALL {
                    @if board.of(seat, kind).contains(at) { (unit(view, seat, kind, land, scene)) }
                }
            }
        }
    }
}

fn unit(view: &View, seat: Seat, kind: Kind, land: &map::Land, scene: &Scene<'_>) -> Markup {
    let at = land.province;
    let castle = view.open.board.castle(seat);
    let (x, y) = land.spots[kind as usize];
    let words = Phrase::new("unit-at").with("seat", seat).with("unit", named(kind)).with("at", at);
    let spent = is_spent(view, seat, kind, at);
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            g id=(unit_id(kind, at)) class={ "unit " (colour(castle)) } data-touch=(unit_id(kind, at)) data-also=(province_id(at)) data-kin={ (seat) "-" (kind) } data-spent[spent]
                role="button" tabindex="-1" aria-label=(scene.say::<Epix>(&words)) {
                circle .reach r="36" {}
                (token(castle))
                use href={ "#unit-" (kind) } x="-19" y="-19" width="38" height="38" .figure {}
            }
        }
    }
}

/// Whether a unit has done its work in this turn.
fn is_spent(view: &View, seat: Seat, kind: Kind, at: Province) -> bool {
    let Phase::Act(turn) = &view.open.phase else { return false };
    let spent = match kind {
        Kind::Soldier => turn.spent,
        Kind::Catapult => turn.resting | turn.fired,
        _ => return false,
    };
    turn.seat == seat && spent.contains(at) && turn.engaged.is_none_or(|(soldier, _)| soldier != at)
}

/// The way of an attack.
fn way(view: &View) -> Markup {
    let fight = match &view.open.phase {
        Phase::Act(turn) => turn.fight.as_ref(),
        _ => None,
    };
    let chart = map::chart(view.open.board.players());
    let spot = |at: Province, kind: Kind| {
        chart.lands.iter().find(|land| land.province == at).map(|land| land.spots[kind as usize])
    };
    html! {
        g #way aria-hidden="true" {
            @if let Some(attack) = fight.map(|fight| fight.attack) {
                use href={ "#shape-" (attack.to) } .under-attack {}
                @if let (Some((x, y)), Some(target)) = (spot(attack.from, attack.kind), chart.lands.iter().find(|land| land.province == attack.to)) {
                    @let (tx, ty) = target.castle.unwrap_or(target.spots[0]);
                    // A bow from the attacker to what it attacks, and a head where it ends.
                    @let (mx, my) = (f64::midpoint(x, tx) - (ty - y) * 0.2, f64::midpoint(y, ty) + (tx - x) * 0.2);
                    @let (dx, dy) = (tx - mx, ty - my);
                    @let length = dx.hypot(dy).max(1.0);
                    @let (ux, uy) = (dx / length, dy / length);
                    @let (ex, ey) = (tx - ux * 34.0, ty - uy * 34.0);
                    path .arrow d={ "M" (round(x)) " " (round(y)) "Q" (round(mx)) " " (round(my)) " " (round(ex)) " " (round(ey)) } {}
                    path .arrow-head d={ "M" (round(ex + ux * 22.0)) " " (round(ey + uy * 22.0)) "L" (round(ex - uy * 15.0)) " " (round(ey + ux * 15.0)) "L" (round(ex + uy * 15.0)) " " (round(ey - ux * 15.0)) "Z" } {}
                }
            }
        }
    }
}

fn round(number: f64) -> i32 {
    number.round() as i32
}

/// The four shapes that tell the colours apart, and the pictures of the action cards.
pub(super) fn tokens() -> Markup {
    html! {
        g #token-yellow { circle r="29" {} }
        g #token-blue { path d="M0-33L33 0 0 33-33 0z" {} }
        g #token-red { rect x="-27" y="-27" width="54" height="54" rx="9" {} }
        g #token-green { path d="M-27-27h54v30c0 14-12 24-27 31C-15 27-27 17-27 3z" {} }
        symbol #act-recruitment viewBox="0 0 24 24" {
            path d="M5 2h11l4 4v16H5zM8 8h8v1.600H8zM8 12h8v1.600H8zM8 16h5v1.600H8z" fill="currentColor" fill-rule="evenodd" {}
        }
        symbol #act-attack viewBox="0 0 24 24" {
            path d="M3 2l3 .5L17.500 14l1.800-1.800 1.500 1.500-2.600 2.600 3.300 3.300-1.900 1.900-3.300-3.300-2.600 2.600-1.500-1.500L14 17.500 2.500 6zM21 2l-.5 4-5.300 5.300-2.500-2.500L18 2.500zM9.300 12.200l2.500 2.500L10 17.500l1.800 1.800-1.500 1.500-2.600-2.600-3.300 3.300-1.900-1.900 3.300-3.300-2.600-2.600 1.500-1.500L6.500 14z" fill="currentColor" {}
        }
        symbol #flag viewBox="0 0 24 24" { path d="M5 2h2v20H5zM8 3c4-2 7 2 12 0v10c-5 2-8-2-12 0z" fill="currentColor" {} }
        symbol #crown viewBox="0 0 24 24" { path d="M3 7l4.500 4L12 4l4.500 7L21 7l-2 12H5z" fill="currentColor" {} }
        symbol #shield viewBox="0 0 24 24" { path d="M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10z" fill="currentColor" {} }
        symbol #season viewBox="0 0 24 24" { path d="M12 2a10 10 0 100 20 10 10 0 000-20zm0 3v7l5 3" fill="none" stroke="currentColor" stroke-width="2" {} }
    }
}

/// The picture on the box: the four coats of arms before the mountain. It brings its colours along, as the door has no game's
/// style sheet.
pub(super) fn cover() -> Markup {
    const ARMS: [(&str, &str, &str, &str); 4] = [
        ("yellow", "soldier", "#e3ad1f", "#3f2a00"),
        ("blue", "knight", "#2f6fb7", "#fff"),
        ("red", "camp", "#b9342b", "#fff"),
        ("green", "catapult", "#2f8049", "#fff"),
    ];
    html! {
        svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" {
            defs { (terrain::symbols()) (tokens()) }
            rect width="320" height="220" fill="#9fc3c9" {}
            circle cx="232" cy="62" r="34" fill="#f3d58f" {}
            path d="M20 176L112 46l34 44 26-30 128 116z" fill="#8b8073" {}
            path d="M112 46l-30 43 16-6 12 12 14-14 12 8 10 1zM172 60l-16 19 12-3 8 9 10-7 8 3z" fill="#fbf7ee" {}
            path d="M0 172c60-34 120-20 160-6s110 18 160-10v64H0z" fill="#7c9a5d" {}
            g color="#d9c9a2" transform="translate(115 92)" { use href="#castle" width="96" height="82" {} }
            @for (at, (tint, unit, fill, ink)) in ARMS.into_iter().enumerate() {
                g transform={ "translate(" (52 + at * 72) " 182)" } {
                    use href={ "#token-" (tint) } fill=(fill) stroke="#fffaf0" stroke-width="4" {}
                    use href={ "#unit-" (unit) } x="-19" y="-19" width="38" height="38" color=(ink) {}
                }
            }
        }
    }
}
