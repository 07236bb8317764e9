//! Standing orders as text: words of the game's label, separated by spaces.

use crate::problem::Problem;
use table::About;

/// The longest order that is read, in bytes: all that a game offers has room in it.
pub(crate) const LONGEST: usize = 400;

/// As many numbers may stand behind a word.
const NUMBERS: usize = 3;

/// What somebody wants changed about the orders of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// These hold from now on; without any, what is usual.
    Leave(Option<String>),
    /// These hold as well, instead of those of the same name.
    Add(String),
    /// These hold no longer.
    Drop(String),
}

/// What the orders are after this change of those that hold now, in the order of the label.
pub(crate) fn changed(
    about: &About,
    holds: Option<&str>,
    change: &Change,
) -> Result<Option<String>, Problem> {
    let now = holds.filter(|_| about.combines).unwrap_or_default();
    let words = match change {
        Change::Leave(None) => return Ok(None),
        Change::Leave(Some(order)) => read(about, order)?,
        Change::Add(order) => {
            let mut words = kept(about, now);
            words.extend(read(about, order)?);
            words
        }
        Change::Drop(order) => {
            let gone = read(about, order)?;
            if !about.combines {
                let same = holds.is_some_and(|holds| gone.iter().any(|word| word == holds));
                return Ok(holds.filter(|_| !same).map(Into::into));
            }
            let stays = |word: &String| !gone.iter().any(|other| name(other) == name(word));
            kept(about, now).into_iter().filter(stays).collect()
        }
    };
    if !about.combines && words.len() != 1 {
        return Err(Problem::NoSuchOrder);
    }
    // Of two with the same name the later one holds.
    let word = |listed: &&'static str| words.iter().rfind(|word| name(word) == name(listed)).cloned();
    let words: Vec<String> = about.orders.iter().filter_map(word).collect();
    Ok(Some(words.join(" ")))
}

/// What of these orders still says anything: what is for a while is forgotten when that is over.
pub(crate) fn still(order: &str, lasts: impl Fn(&str) -> bool) -> String {
    let words: Vec<&str> =
        order.split_ascii_whitespace().filter(|word| !word.contains(':') || lasts(word)).collect();
    words.join(" ")
}

/// What stands before the numbers.
pub(crate) fn name(word: &str) -> &str {
    word.split(':').next().unwrap_or_default()
}

fn read(about: &About, text: &str) -> Result<Vec<String>, Problem> {
    if text.len() > LONGEST {
        return Err(Problem::NoSuchOrder);
    }
    text.split_ascii_whitespace().map(|word| known(about, word).ok_or(Problem::NoSuchOrder)).collect()
}

/// The words of what was left before that the game still knows.
fn kept(about: &About, text: &str) -> Vec<String> {
    text.split_ascii_whitespace().filter_map(|word| known(about, word)).collect()
}

/// A word of the label; with numbers where the label says so.
fn known(about: &About, word: &str) -> Option<String> {
    let (name, numbers) = word.split_once(':').map_or((word, None), |(name, numbers)| (name, Some(numbers)));
    let Some(numbers) = numbers else { return about.orders.contains(&name).then(|| name.to_owned()) };
    let listed = about.orders.iter().any(|order| order.strip_suffix(':') == Some(name));
    let numbers: Vec<u32> =
        numbers.split(':').map(|number| number.parse().ok()).collect::<Option<_>>().filter(|_| listed)?;
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    (numbers.len() <= NUMBERS).then_some(())?;
    Some(format!("{name}:{}", numbers.join(":")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EACH: About = About { orders: &["hush", "bark"], ..About::BLANK };
    const ALL: About = About {
        orders: &["pass", "mine", "theirs", "rest:"],
        combines: true,
        usual_order: "pass",
        ..About::BLANK
    };

    /// What is left then; nothing where that is refused.
    fn leave(about: &About, order: &str) -> Option<String> {
        changed(about, None, &Change::Leave(Some(order.into()))).ok().flatten()
    }

    fn add(holds: &str, order: &str) -> Option<String> {
        changed(&ALL, Some(holds), &Change::Add(order.into())).ok().flatten()
    }

    fn drop(holds: &str, order: &str) -> Option<String> {
        changed(&ALL, Some(holds), &Change::Drop(order.into())).ok().flatten()
    }

    #[test]
    fn an_order_is_made_of_words_of_the_label() {
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(leave(&ALL, "  theirs pass\tpass "), is("pass theirs"));
        assert_eq!(leave(&ALL, ""), is(""));
        assert_eq!(leave(&ALL, "rest:041:7 mine"), is("mine rest:41:7"));
        for odd in [
            "loud",
            "rest",
            "rest:",
            "rest:x",
            "rest:-1",
            "rest:1:",
            "pass:1",
            "PASS",
            "rest:99999999999",
            "rest:1:2:3:4",
        ] {
            assert_eq!(leave(&ALL, odd), None, "{odd}");
        }
        assert_eq!(leave(&ALL, &"pass ".repeat(100)), None);
        assert_eq!(changed(&ALL, Some("pass"), &Change::Leave(None)).unwrap(), None);
    }

    #[test]
    fn words_come_and_go_one_by_one() {
        assert_eq!(add("pass mine", "rest:3:1").unwrap(), "pass mine rest:3:1");
        assert_eq!(add("pass rest:3:1", "rest:4:1").unwrap(), "pass rest:4:1");
        assert_eq!(drop("pass mine rest:3:1", "mine rest:0").unwrap(), "pass");
        assert_eq!(drop("pass", "pass").unwrap(), "");
        // What an older house knew and this one doesn't is let go.
        assert_eq!(add("pass gone", "mine").unwrap(), "pass mine");
    }

    #[test]
    fn what_is_over_is_forgotten() {
        let still = |order| still(order, |word| word == "rest:3:1");
        assert_eq!(still("pass mine rest:3:1"), "pass mine rest:3:1");
        assert_eq!(still("pass mine rest:2:1"), "pass mine");
        assert_eq!(still("rest:2:1"), "");
    }

    #[test]
    fn where_they_do_not_combine_one_is_left_at_a_time() {
        assert_eq!(leave(&EACH, "hush"), Some("hush".into()));
        assert_eq!((leave(&EACH, "hush bark"), leave(&EACH, "")), (None, None));
        let change = |change| changed(&EACH, Some("hush"), &change).unwrap();
        assert_eq!(change(Change::Add("bark".into())).as_deref(), Some("bark"));
        assert_eq!(change(Change::Drop("bark".into())).as_deref(), Some("hush"));
        assert_eq!(change(Change::Drop("hush".into())), None);
    }

    #[test]
    fn everything_that_a_game_offers_has_room() {
        for game in crate::live::shelf() {
            // Numbers take as much room as three of them can.
            let room = |order: &&str| order.len() + if order.ends_with(':') { 33 } else { 1 };
            let all: usize = game.about.orders.iter().map(room).sum();
            assert!(all <= LONGEST, "{}: {all}", game.about.name);
            let usual = Change::Leave(Some(game.about.usual_order.into()));
            if game.about.combines {
                assert_eq!(changed(game.about, None, &usual).unwrap().unwrap(), game.about.usual_order);
            }
        }
    }
}
