//! The rules page of a game, read as a list of rules.
//!
//! A page is Markdown. Each rule is one list item that opens with its id in backquotes:
//! ``- `goofspiel/bid/held` You bid a card that you still hold.`` The rest is prose.

/// One rule of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Such as `goofspiel/bid/held`.
    pub id: String,
    /// The rule in our words.
    pub text: String,
}

/// Every rule of this page, in order.
#[must_use]
pub fn read(page: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut open = false;
    for line in page.lines() {
        let item = line.strip_prefix("- `").and_then(|rest| rest.split_once('`'));
        if let Some((id, text)) = item.filter(|(id, _)| id.contains('/')) {
            rules.push(Rule { id: id.into(), text: text.trim().into() });
            open = true;
        } else if let (true, Some(rule), true) = (open, rules.last_mut(), line.starts_with("  ")) {
            rule.text = format!("{} {}", rule.text, line.trim());
        } else {
            open = false;
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_prose_and_rules() {
        let page = "# Chess\nA game.\n- `chess/move/turn` White begins,\n  then by turns.\n- no rule\n\
                    - `code` no rule either\n\n- `chess/end` Mate ends it.\n";
        let rules = read(page);
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0].text, "White begins, then by turns.");
        assert_eq!(rules[1].id, "chess/end");
    }
}
