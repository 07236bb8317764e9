//! The rules of a game, each with an anchor of its own.

use super::{
    Shell, Visitor,
    cards::{has_cards, link},
    page,
};
use crate::say;
use maud::{PreEscaped, html};
use pulldown_cmark::{Options, Parser, html::push_html};
use table::{About, Lang};

/// The rules page of a game. A refusal's rule `epix/attack/order` is at `#epix/attack/order`.
#[must_use]
pub fn rules(lang: Lang, visitor: Option<&Visitor>, about: &About) -> String {
    let main = html! { main #main .rules .panel { @if has_cards(about) { p { (link(lang, about)) } } (PreEscaped(text(about.rules[lang as usize], about.name))) } };
    let bar = html! { span .chip { (about.title) } span .chip .ghost { (say(lang, "rules")) } };
    let title = format!("{} – {}", about.title, say(lang, "rules"));
    page(
        &Shell {
            lang,
            title: &title,
            visitor,
            styles: &[],
            script: "page.js",
            symbols: None,
            kind: "at-rules",
        },
        &bar,
        &main,
    )
}

/// The page as HTML. Whatever HTML stands in it is shown as text; links to other pages of the documentation lose their target.
fn text(page: &str, game: &str) -> String {
    use pulldown_cmark::{Event, Tag, TagEnd};
    let mut in_link = false;
    let mut at_start = false;
    let events = Parser::new_ext(page, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Start(Tag::Link { ref dest_url, .. }) if !dest_url.starts_with('#') => {
            in_link = true;
            None
        }
        Event::End(TagEnd::Link) if in_link => {
            in_link = false;
            None
        }
        Event::Start(Tag::Item) => {
            at_start = true;
            Some(event)
        }
        Event::Code(id) if at_start && id.starts_with(game) && id.contains('/') => {
            at_start = false;
            Some(Event::Html(html! { a .rule id=(id) href={ "#" (id) } { (id) } }.into_string().into()))
        }
        Event::Html(html) | Event::InlineHtml(html) => Some(Event::Text(html)),
        Event::Start(Tag::Paragraph) => Some(event),
        other => {
            at_start = false;
            Some(other)
        }
    });
    let mut html = String::new();
    push_html(&mut html, events);
    html
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Game;

    #[test]
    fn every_rule_has_its_anchor_in_every_language() {
        for lang in Lang::ALL {
            let page = rules(lang, None, &epix::Epix::ABOUT);
            for rule in table::rules::read(epix::Epix::ABOUT.rules[lang as usize]) {
                assert!(page.contains(&format!("id=\"{}\"", rule.id)), "{} in {lang:?}", rule.id);
            }
            assert!(!page.contains("rulings.md"));
        }
    }

    #[test]
    fn html_in_a_page_is_only_text() {
        assert!(!text("a <script>alert(1)</script> b", "epix").contains("<script"));
    }
}
