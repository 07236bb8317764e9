//! x
use ephios::Card;
use maud::{Markup, html};
pub(super) fn portrait(card: Card) -> Markup {
    html! { svg .portrait viewBox="0 0 120 90" aria-hidden="true" { rect width="120" height="90" fill="#334" {} text x="60" y="50" fill="#fff" { (card) } } }
}
