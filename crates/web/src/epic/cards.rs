//! Cards as they are read: everything that stands on them.
use epic::Card;
use maud::{Markup, html};
use table::Lang;
pub(super) fn face(card: Card, _lang: Lang) -> Markup {
    html! { (card.name()) }
}
