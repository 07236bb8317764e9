//! Everything a game says can be said in every language, and nothing is written that nobody says.

use super::Lawful;
use crate::{Choice, Lang, Say, rules};
use std::collections::BTreeSet;

/// Whether the files of words and the types agree.
///
/// # Panics
/// If a message is missing, differs between languages, or is never used.
pub fn complete<G: Lawful>() {
    let wrong = problems::<G>();
    assert!(wrong.is_empty(), "words of {}:\n{}", G::ABOUT.name, wrong.join("\n"));
}

/// What is wrong with them, if anything.
#[must_use]
pub fn problems<G: Lawful>() -> Vec<String> {
    let words = G::words();
    let mut wrong = words.problems();
    let expected = expected::<G>();
    let english = words.messages(Lang::En);
    wrong
        .extend(expected.iter().filter(|id| !english.contains_key(*id)).map(|id| format!("{id} is missing")));
    let refusals: BTreeSet<String> =
        rules::read(G::ABOUT.rules[0]).into_iter().map(|rule| rule.id.replace('/', "-")).collect();
    let inside = words.referenced(Lang::En);
    let used = |id: &String| expected.contains(id) || refusals.contains(id) || inside.contains(id);
    wrong.extend(english.keys().filter(|id| !used(id)).map(|id| format!("{id} is never said")));
    wrong
}

/// The ids that the types tell of: events, endings, orders, feats, options, and whatever the game adds.
fn expected<G: Lawful>() -> BTreeSet<String> {
    let about = G::ABOUT;
    let mut ids: BTreeSet<String> = G::Event::ids().into_iter().chain(G::more_messages()).collect();
    ids.extend(about.endings.iter().map(|ending| format!("ending-{ending}")));
    ids.extend(about.orders.iter().map(|order| format!("order-{}", order.trim_end_matches(':'))));
    ids.extend(about.feats.iter().flat_map(|feat| [format!("feat-{feat}"), format!("feat-{feat}-story")]));
    for option in about.options {
        ids.insert(format!("option-{}", option.key));
        if let Choice::Word(values) = option.choice {
            ids.extend(values.iter().map(|value| format!("option-{}-{value}", option.key)));
        }
    }
    ids
}
