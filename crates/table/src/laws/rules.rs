//! The rules page, the tests and the refusals tell of the same rules.
//!
//! A test is tied to a rule by a doc comment that holds nothing but the rule's id in backquotes:
//!
//! ```text
//! /// `goofspiel/bid/held`
//! #[test]
//! fn a_seat_bids_only_cards_it_holds() { … }
//! ```

use super::Lawful;
use crate::{Lang, rules};
use std::collections::{BTreeMap, BTreeSet};

/// Whether every rule on the page has a test, every refusal a rule, words and a test that expects it, and the
/// pages of all languages the same rules. `sources` and `tests` are the game's files as text.
///
/// # Panics
/// If not.
pub fn tied<G: Lawful>(sources: &[&str], tests: &[&str]) {
    let wrong = problems::<G>(sources, tests);
    assert!(wrong.is_empty(), "rules of {}:\n{}", G::ABOUT.name, wrong.join("\n"));
}

/// What isn't tied, if anything.
#[must_use]
pub fn problems<G: Lawful>(sources: &[&str], tests: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    let name = G::ABOUT.name;
    let [page, french, german] =
        G::ABOUT.rules.map(|page| rules::read(page).into_iter().map(|rule| rule.id).collect::<Vec<String>>());
    for (lang, other) in [(Lang::Fr, french), (Lang::De, german)] {
        if other != page {
            wrong.push(format!("the page in {} has other rules or another order", lang.code()));
        }
    }
    let ids: BTreeSet<&String> = page.iter().collect();
    if ids.len() < page.len() {
        wrong.push("a rule is on the page twice".into());
    }
    let prefix = format!("{name}/");
    wrong.extend(
        ids.iter().filter(|id| !id.starts_with(&prefix)).map(|id| format!("{id} isn't named {prefix}…")),
    );

    let bodies = tests.iter().flat_map(|text| tested(text)).fold(
        BTreeMap::<String, Vec<String>>::new(),
        |mut all, (id, body)| {
            all.entry(id).or_default().push(body);
            all
        },
    );
    wrong.extend(ids.iter().filter(|id| !bodies.contains_key(**id)).map(|id| format!("{id} has no test")));
    wrong.extend(
        bodies.keys().filter(|id| !ids.contains(id)).map(|id| format!("{id} is tested but not on the page")),
    );

    let refusals: BTreeSet<String> = sources.iter().flat_map(|text| quoted(text, &prefix)).collect();
    for id in &refusals {
        if !ids.contains(id) {
            wrong.push(format!("{id} refuses but isn't on the page"));
        }
        if !G::words().has(Lang::En, &id.replace('/', "-")) {
            wrong.push(format!("{id} refuses but has no words"));
        }
        let expected = format!("\"{id}\"");
        if !bodies.get(id).is_some_and(|bodies| bodies.iter().any(|body| body.contains(&expected))) {
            wrong.push(format!("{id} refuses, but none of its tests expects that"));
        }
    }
    let worded = ids.iter().filter(|id| G::words().has(Lang::En, &id.replace('/', "-")));
    wrong.extend(
        worded.filter(|id| !refusals.contains(**id)).map(|id| format!("{id} has words but never refuses")),
    );
    wrong
}

/// Every rule id in front of a test, with that test's text.
fn tested(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let line = line.trim();
        if let Some(id) = line.strip_prefix("/// `").and_then(|rest| rest.strip_suffix('`')) {
            ids.push(id.into());
        } else if line == "#[test]" {
            let body: Vec<&str> = lines.by_ref().take_while(|line| line.trim_end() != "}").collect();
            found.extend(ids.drain(..).map(|id| (id, body.join("\n"))));
        } else if !line.starts_with("///") {
            ids.clear();
        }
    }
    found
}

/// Every string in this source that begins with the prefix.
fn quoted(text: &str, prefix: &str) -> Vec<String> {
    let strings = text.split('"').skip(1).step_by(2);
    strings.filter(|string| string.starts_with(prefix) && !string.contains(' ')).map(Into::into).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_belong_to_the_test_below_them() {
        let text = "/// `a/b`\n/// `a/c`\n#[test]\nfn one() {\n    1;\n}\n\n/// `a/d`\nfn no_test() {}\n\n#[test]\nfn two() {\n}\n";
        let found = tested(text);
        assert_eq!(found.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["a/b", "a/c"]);
        assert!(found[0].1.contains("1;"));
    }

    #[test]
    fn quoted_ids_are_found_in_source() {
        assert_eq!(quoted("by(\"a/b\") \"c/d\" \"a/e\"", "a/"), ["a/b", "a/e"]);
    }
}
