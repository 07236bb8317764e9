//! A picture for each card, made from simple motifs: its origin, alignment, type and keywords.
use epic::{Card, Token};
use maud::{Markup, html};
pub(super) fn picture(_card: Card) -> Markup {
    html! {}
}
pub(super) fn token(_token: Token) -> Markup {
    html! {}
}
pub(super) fn back() -> Markup {
    html! {}
}
pub(super) fn symbols() -> Markup {
    html! {}
}
