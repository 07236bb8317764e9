//! A scene that everybody stops for.

use maud::Markup;
use serde::{Serialize, Serializer};

/// A scene that is drawn over the board for a while.
#[derive(Clone, Debug, Serialize)]
pub struct Act {
    /// For how many milliseconds it stays; whoever looks may like it slower, or quicker. Its style has that time as `--ms`.
    pub ms: u32,
    /// The elements that are lit while it lasts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lights: Vec<String>,
    /// Elements and what stands in them from this scene on, until all scenes of this moment are over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<(String, String)>,
    /// How it looks.
    #[serde(rename = "html", serialize_with = "html")]
    pub look: Markup,
}

impl Act {
    /// It looks like this, for so many milliseconds.
    #[must_use]
    pub const fn new(ms: u32, look: Markup) -> Act {
        Act { ms, lights: Vec::new(), numbers: Vec::new(), look }
    }

    /// This element is lit meanwhile, too.
    #[must_use]
    pub fn light(mut self, id: impl Into<String>) -> Act {
        self.lights.push(id.into());
        self
    }

    /// This stands in that element from now on.
    #[must_use]
    pub fn number(mut self, id: impl Into<String>, now: impl Into<String>) -> Act {
        self.numbers.push((id.into(), now.into()));
        self
    }
}

fn html<S: Serializer>(look: &Markup, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&look.0)
}

#[cfg(test)]
mod tests {
    use super::Act;
    use maud::html;
    use serde_json::json;

    #[test]
    fn what_a_scene_has_is_told_and_nothing_else() {
        let plain = Act::new(1200, html! { p { "Spring" } });
        assert_eq!(serde_json::to_value(&plain).unwrap(), json!({ "ms": 1200, "html": "<p>Spring</p>" }));
        let paid = plain.light("seat-0").light("seat-1").number("gold-0", "7");
        let told = json!({ "ms": 1200, "lights": ["seat-0", "seat-1"], "numbers": [["gold-0", "7"]], "html": "<p>Spring</p>" });
        assert_eq!(serde_json::to_value(&paid).unwrap(), told);
    }
}
