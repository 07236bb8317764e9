//! `tablee ready`: ready-made things to bring to a game.

use crate::{
    choose::of_name,
    stop::{Stop, print},
};
use table::{About, Game};

pub(crate) fn run(game: &str, name: Option<&str>) -> Result<(), Stop> {
    print(&of_name!(game, ready(name))?)
}

fn ready<G: Game>(name: Option<&str>) -> Result<String, Stop> {
    told(&G::ABOUT, name)
}

/// The names of all that is ready, or the text of one.
fn told(about: &About, name: Option<&str>) -> Result<String, Stop> {
    let names: Vec<&str> = about.ready.iter().map(|ready| ready.name).collect();
    if names.is_empty() {
        return Err(Stop::new(format!("nothing is ready to be brought to {}", about.name)));
    }
    let Some(name) = name else { return Ok(names.join("\n")) };
    let found = about.ready.iter().find(|ready| ready.name.to_lowercase() == name.to_lowercase());
    let found = found.ok_or_else(|| {
        let name: String = name.chars().take(80).collect();
        Stop::new(format!("there is no “{name}” for {}; there is: {}", about.name, names.join(", ")))
    })?;
    Ok(found.text.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Ready;

    #[test]
    fn what_is_ready_is_listed_and_printed() {
        let ready = &[
            Ready { name: "Angels", text: "3 Archangel\n1 Muse\n" },
            Ready { name: "Wolves", text: "9 Wolf" },
        ];
        let about = About { name: "battle", ready, ..About::BLANK };
        let told = |name| told(&about, name).map_err(|stop| stop.to_string());
        assert_eq!(told(None).unwrap(), "Angels\nWolves");
        assert_eq!(told(Some("angels")).unwrap(), "3 Archangel\n1 Muse");
        assert_eq!(
            told(Some("Owls")).unwrap_err(),
            "there is no “Owls” for battle; there is: Angels, Wolves"
        );
    }
}
