//! `tablee games`: what is on the shelf.

use crate::{
    choose::of_every,
    stop::{Stop, print},
};
use bots::Thinks;
use std::fmt::Write;
use table::{Choice, Lang, Phrase, Stage};

pub(crate) fn list(lang: Lang) -> Result<(), Stop> {
    of_every!(label(lang)).iter().try_for_each(|label| print(label))
}

/// The label on the box, in words.
fn label<G: Thinks>(lang: Lang) -> String {
    let about = G::ABOUT;
    let (fewest, most) = about.seats;
    let (least, longest) = about.minutes;
    let stage = match about.stage {
        Stage::Teaching => ", for developers (hidden from players)",
        Stage::Undrawn => ", for programs (its page isn't drawn yet)",
        Stage::Playable => "",
    };
    let by = about.designer.map_or(", author unknown".into(), |designer| format!(" by {designer}"));
    let mut text = format!(
        "{}: {}{by}, {fewest} to {most} players, {least} to {longest} minutes, rules {}{stage}\n",
        about.name, about.title, about.rules_version
    );
    let say = |id: String| G::words().say(lang, &Phrase::new(id), &|_| String::new());
    for option in about.options {
        let _ = write!(text, "  --option {}=…  {}", option.key, say(format!("option-{}", option.key)));
        let only = |(key, value)| format!(" (only with {key}={value})");
        let _ = writeln!(text, "{}", option.only.map_or(String::new(), only));
        let mark = |value: &str| if value == option.default { " (default)" } else { "" };
        match option.choice {
            Choice::Word(values) => {
                for value in values {
                    let words = say(format!("option-{}-{value}", option.key));
                    let seats = |seats| match seats {
                        (1, 1) => ", for one player".to_owned(),
                        (least, most) if least == most => format!(", for {least} players"),
                        (least, most) => format!(", for {least} to {most} players"),
                    };
                    let seats = option.seats_of(value).map_or(String::new(), seats);
                    let _ = writeln!(text, "      {value}: {words}{seats}{}", mark(value));
                }
            }
            Choice::Number(..) => {
                let _ = writeln!(text, "      {} (default {})", option.choice.described(), option.default);
            }
        }
    }
    if !about.ready.is_empty() {
        let ready: Vec<&str> = about.ready.iter().map(|ready| ready.name).collect();
        let _ = writeln!(text, "  --bring SEAT=…  ready: {}", ready.join(", "));
    }
    let _ = write!(text, "  bots: {}", G::BOTS.join(", "));
    text
}
