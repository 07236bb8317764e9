//! The door: the games as boxes on a shelf, and the tables where there is a place or something to see.

use super::{Shell, Visitor, page};
use crate::{
    bring,
    draws::Draws,
    frame::{figures, icon},
    name, say,
};
use maud::{Markup, html};
use table::{About, Choice, Described, Lang, Phrase, Stage, options::Chosen};

/// What the door shows.
pub struct Door<'a> {
    /// The language it is in.
    pub lang: Lang,
    /// Who looks.
    pub visitor: Option<&'a Visitor>,
    /// The games.
    pub games: Vec<GameBox>,
    /// Tables that one could sit down at or watch.
    pub tables: Vec<Listed>,
    /// His own tables that aren't over: where it is his turn first.
    pub mine: Vec<Listed>,
}

/// A box on the shelf.
pub struct GameBox {
    about: &'static About,
    bots: &'static [&'static str],
    sentence: String,
    cover: Markup,
    options: Vec<Offered>,
}

/// An option with its words and those of its values.
struct Offered {
    option: Described,
    words: String,
    values: Vec<String>,
}

impl GameBox {
    /// The box of this game with these bots; none of a game that isn't for players.
    #[must_use]
    pub fn of<G: Draws>(lang: Lang, bots: &'static [&'static str]) -> Option<GameBox> {
        let say = |id: String| G::page_words().say(lang, &Phrase::new(id), &|_| String::new());
        let option = |option: &Described| {
            let values = match option.choice {
                Choice::Word(words) => {
                    words.iter().map(|word| say(format!("option-{}-{word}", option.key))).collect()
                }
                Choice::Number(..) => Vec::new(),
            };
            Offered { option: *option, words: say(format!("option-{}", option.key)), values }
        };
        (G::ABOUT.stage == Stage::Playable).then(|| GameBox {
            about: &G::ABOUT,
            bots,
            sentence: say("box".into()),
            cover: G::cover(),
            options: G::ABOUT.options.iter().map(option).collect(),
        })
    }
}

/// A table on a list.
pub struct Listed {
    /// Its address.
    pub id: String,
    /// The name on the box.
    pub title: &'static str,
    /// What was chosen, in words.
    pub chosen: Vec<String>,
    /// Who sits there; nobody where the name is empty.
    pub names: Vec<String>,
    /// Whether one can sit down.
    pub open: bool,
    /// Whether it waits for whoever looks.
    pub waits: bool,
}

/// The door.
#[must_use]
pub fn door(door: &Door<'_>) -> String {
    let lang = door.lang;
    let main = html! {
        main #main .door {
            section .welcome {
                h1 { (say(lang, "door-title")) }
                p { (say(lang, "door-text")) }
            }
            @if !door.mine.is_empty() {
                section aria-labelledby="mine-title" {
                    h2 #mine-title { (say(lang, "my-tables")) }
                    (list(lang, &door.mine))
                }
            }
            section .shelf aria-label=(say(lang, "shelf")) { @for game in &door.games { (game_box(lang, game)) } }
            section aria-labelledby="tables-title" {
                h2 #tables-title { (say(lang, "tables-title")) }
                (lobby(lang, &door.tables))
            }
            footer .foot {
                p { (say(lang, "foot")) " " a href="/api/openapi.json" { (say(lang, "foot-api")) } }
            }
        }
    };
    let title = say(lang, "door-tab");
    page(
        &Shell {
            lang,
            title: &title,
            visitor: door.visitor,
            styles: &[],
            script: "door.js",
            symbols: None,
            kind: "at-door",
        },
        &html! {},
        &main,
    )
}

/// The tables where there is a place or something to see.
#[must_use]
pub fn lobby(lang: Lang, tables: &[Listed]) -> Markup {
    html! {
        div #lobby {
            @if tables.is_empty() { p .quiet-line { (say(lang, "no-tables")) } } @else { (list(lang, tables)) }
        }
    }
}

fn list(lang: Lang, tables: &[Listed]) -> Markup {
    html! {
        ul .tables {
            @for table in tables {
                li data-waits[table.waits] {
                    b { (table.title) }
                    span .people {
                        @for sits in &table.names {
                            span .person data-free[sits.is_empty()] { @if sits.is_empty() { (say(lang, "seat-free")) } @else { (sits) } }
                        }
                    }
                    small { (table.chosen.join(" · ")) }
                    a .button href={ "/t/" (table.id) } {
                        (say(lang, if table.waits { "your-turn" } else if table.open { "to-table" } else { "watch" }))
                    }
                }
            }
        }
    }
}

/// Who invented it.
fn by(lang: Lang, about: &About) -> String {
    about.designer.map_or_else(|| say(lang, "box-by-unknown"), |designer| name(lang, "box-by", designer))
}

fn game_box(lang: Lang, game: &GameBox) -> Markup {
    let GameBox { about, bots, sentence, cover, options } = game;
    let (least, most) = about.seats;
    let nothing = Chosen::new();
    let (fewest, largest) = about.seats_with(&nothing);
    let best = about.best_with(&nothing);
    let alone = largest == 1;
    let (front, more): (Vec<&Offered>, Vec<&Offered>) =
        options.iter().partition(|offered| offered.option.front);
    html! {
        article .box .(about.name) {
            div .cover aria-hidden="true" { (cover) }
            div .label {
                h2 { (about.title) }
                p .by { (by(lang, about)) }
                p .facts { (figures(lang, about.seats, about.minutes)) }
                p { (sentence) }
                form .start data-game=(about.name) data-seats={ (least) "-" (most) } {
                    @for offered in front { (segments(about, offered)) }
                    (bring::on_box(lang, about.name, about.brings))
                    div .row {
                        button .go type="submit" name="how" value="now" { (say(lang, "play-now")) }
                        @if let Some((key, value)) = about.first {
                            button .quiet type="submit" name="how" value="first" data-first={ (key) "=" (value) } { (icon("i-rules")) (say(lang, "first-game")) }
                        }
                        button .quiet type="submit" name="how" value="friends" data-others hidden[alone] { (icon("i-link")) (say(lang, "invite-friends")) }
                        button .quiet type="submit" name="how" value="here" data-others hidden[alone] { (icon("i-people")) (say(lang, "on-this-device")) }
                        a .button href={ "/rules/" (about.name) } { (icon("i-rules")) (say(lang, "rules")) }
                        (super::cards::link(lang, about))
                    }
                    details {
                        summary {
                            span data-others hidden[alone] { (say(lang, "options")) }
                            span data-alone hidden[!alone] { (say(lang, "options-alone")) }
                        }
                        div .options {
                            label data-others hidden[alone] { (say(lang, "how-many"))
                                select name="players" {
                                    @for players in least..=most {
                                        @let out = !(fewest..=largest).contains(&players);
                                        option value=(players) selected[players == best] hidden[out] disabled[out] { (players) }
                                    }
                                }
                            }
                            @for offered in more { (finer(about, offered)) }
                            label data-others hidden[alone] { (say(lang, "bots"))
                                select name="bot" { @for bot in bots.iter().rev() { option value=(bot) { (bot) } } }
                            }
                            label { (say(lang, "time"))
                                select name="time" {
                                    option value="none" { (say(lang, "time-none")) }
                                    @for (minutes, increment) in [(10, 5), (20, 15), (45, 30)] {
                                        option value={ "live-" (minutes) "-" (increment) } { (minutes) " " (say(lang, "minutes")) " + " (increment) " s" }
                                    }
                                    @if about.by_post { @for days in [1, 3, 7] { option value={ "days-" (days) } { (crate::count(lang, "time-days", days)) } } }
                                }
                            }
                            label .check { input type="checkbox" name="private"; span { (say(lang, "private")) } }
                        }
                    }
                    p .wrong role="alert" {}
                }
            }
            (here(lang, about))
        }
    }
}

/// What an option needs to make a difference, as the script reads it.
fn only(option: &Described) -> Option<String> {
    option.only.map(|(key, value)| format!("{key}={value}"))
}

/// The numbers of players that a value is for, as the script reads them.
fn seats(option: &Described, value: &str) -> Option<String> {
    option.seats_of(value).map(|(least, most)| format!("{least}-{most}"))
}

/// An option that is chosen first of all: its values beside each other. A number has no words to show.
fn segments(about: &About, offered: &Offered) -> Markup {
    let Offered { option, words, values } = offered;
    let Choice::Word(keys) = option.choice else { return finer(about, offered) };
    let idle = !about.matters(option, &Chosen::new());
    // What is said of a value after its name stands below, while it is chosen.
    let parted: Vec<(&str, &str)> =
        values.iter().map(|value| value.split_once(':').unwrap_or((value, ""))).collect();
    html! {
        fieldset .segments data-only=[only(option)] hidden[idle] {
            legend { (words) }
            div {
                @for (key, (name, _)) in keys.iter().zip(&parted) {
                    label {
                        input type="radio" name={ "option-" (option.key) } value=(key) checked[*key == option.default] data-seats=[seats(option, key)];
                        span { (name.trim_end()) }
                    }
                }
            }
            @for (key, (_, more)) in keys.iter().zip(&parted).filter(|(_, (_, more))| !more.is_empty()) {
                small data-only={ (option.key) "=" (key) } hidden[*key != option.default] { (more.trim_start()) }
            }
        }
    }
}

/// An option among the finer points.
fn finer(about: &About, Offered { option, words, values }: &Offered) -> Markup {
    let idle = !about.matters(option, &Chosen::new());
    let name = format!("option-{}", option.key);
    html! {
        label data-only=[only(option)] hidden[idle] { (words)
            @match option.choice {
                Choice::Word(keys) => { select name=(name) {
                    @for (key, value) in keys.iter().zip(values) {
                        option value=(key) selected[*key == option.default] data-seats=[seats(option, key)] { (value) }
                    }
                } }
                Choice::Number(least, most) => { input type="number" name=(name) min=(least) max=(most) value=(option.default); }
            }
        }
    }
}

/// Who plays on this device.
fn here(lang: Lang, about: &About) -> Markup {
    let title = format!("here-{}", about.name);
    html! {
        dialog .here data-here=(about.name) aria-labelledby=(title) {
            form data-few=(say(lang, "here-few")) data-same=(say(lang, "here-same")) {
                h2 id=(title) { (say(lang, "on-this-device")) }
                p { (say(lang, "here-text")) }
                @for number in 1..=about.seats.1 {
                    label { (crate::count(lang, "player-number", number)) input name="name" maxlength="24" autocomplete="off" data-number=(number); }
                }
                p .wrong role="alert" {}
                div .row {
                    button .go type="submit" { (say(lang, "start")) }
                    button type="button" .quiet data-cancel { (say(lang, "cancel")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_says_who_invented_the_game_or_that_nobody_knows() {
        let known = About { designer: Some("Ada"), ..About::BLANK };
        let unknown = About { designer: None, ..About::BLANK };
        assert_eq!(Lang::ALL.map(|lang| by(lang, &known)), ["by Ada", "de Ada", "von Ada"]);
        assert_eq!(
            Lang::ALL.map(|lang| by(lang, &unknown)),
            ["author unknown", "auteur inconnu", "Autor unbekannt"]
        );
    }
}
