//! Options as people write them, `key=value`, checked against what the game describes.

use crate::{About, Choice, Game, SetupError};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What was chosen, in words: key to value.
pub type Chosen = BTreeMap<String, String>;

/// The game's options from what was chosen; whatever was left open gets its default.
pub fn read<G: Game>(chosen: &Chosen) -> Result<G::Options, SetupError> {
    let about = G::ABOUT;
    if let Some(key) = chosen.keys().find(|key| about.options.iter().all(|option| option.key != **key)) {
        return Err(unknown(&about, key));
    }
    let mut map = Map::new();
    for option in about.options {
        let value = chosen.get(option.key).map_or(option.default, String::as_str);
        let bad = || SetupError::BadValue {
            key: option.key.into(),
            value: value.chars().take(80).collect(),
            allowed: option.choice.described(),
        };
        let read = match option.choice {
            Choice::Word(words) if words.contains(&value) => Value::from(value),
            Choice::Number(least, most) => match value.parse::<i64>() {
                Ok(number) if (least..=most).contains(&number) => Value::from(number),
                _ => return Err(bad()),
            },
            Choice::Word(_) => return Err(bad()),
        };
        map.insert(option.key.into(), read);
    }
    serde_json::from_value(Value::Object(map)).map_err(|error| SetupError::Other(error.to_string()))
}

fn unknown(about: &About, key: &str) -> SetupError {
    let known: Vec<&str> = about.options.iter().map(|option| option.key).collect();
    SetupError::UnknownOption {
        game: about.name,
        key: key.chars().take(80).collect(),
        known: if known.is_empty() { "none".into() } else { known.join(", ") },
    }
}

/// The options in words again, every one of them.
#[must_use]
pub fn write<G: Game>(options: &G::Options) -> Chosen {
    let Ok(Value::Object(map)) = serde_json::to_value(options) else { return Chosen::new() };
    let word = |value: Value| match value {
        Value::String(word) => word,
        other => other.to_string(),
    };
    map.into_iter().map(|(key, value)| (key, word(value))).collect()
}

/// A choice out of JSON: words and numbers are taken, anything else is refused.
pub fn from_json(object: &Map<String, Value>) -> Result<Chosen, SetupError> {
    let word = |(key, value): (&String, &Value)| match value {
        Value::String(word) => Ok((key.clone(), word.clone())),
        Value::Number(number) => Ok((key.clone(), number.to_string())),
        _ => Err(SetupError::Other(format!("option “{key}” wants a word or a number"))),
    };
    object.iter().map(word).collect()
}
