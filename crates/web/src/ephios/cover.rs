//! x
use maud::{Markup, html};
pub(super) fn cover() -> Markup {
    html! {}
}
