//! The door: the games as boxes on a shelf, and the tables where there is a place or something to see.

use super::{Shell, Visitor, page};
use crate::{
    draws::Draws,
    frame::{figures, icon},
    name, say,
};
use maud::{Markup, html};
use table::{About, Choice, Described, Lang, Phrase, Stage};

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
    options: Vec<(Described, String, Vec<String>)>,
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
            (*option, say(format!("option-{}", option.key)), values)
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
            styles: &["epix.css"],
            script: "door.js",
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

fn game_box(lang: Lang, game: &GameBox) -> Markup {
    let GameBox { about, bots, sentence, cover, options } = game;
    let (least, most) = about.seats;
    html! {
        article .box .(about.name) {
            div .cover aria-hidden="true" { (cover) }
            div .label {
                h2 { (about.title) }
                p .by { (name(lang, "box-by", about.designer)) }
                p .facts { (figures(lang, about.seats, about.minutes)) }
                p { (sentence) }
                form .start data-game=(about.name) {
                    div .row {
                        button .go type="submit" name="how" value="now" { (say(lang, "play-now")) }
                        button .quiet type="submit" name="how" value="friends" { (icon("i-link")) (say(lang, "invite-friends")) }
                        button .quiet type="submit" name="how" value="here" { (icon("i-people")) (say(lang, "on-this-device")) }
                        a .button href={ "/rules/" (about.name) } { (icon("i-rules")) (say(lang, "rules")) }
                    }
                    details {
                        summary { (say(lang, "options")) }
                        div .options {
                            label { (say(lang, "how-many"))
                                select name="players" {
                                    @for players in least..=most { option value=(players) selected[players == most] { (players) } }
                                }
                            }
                            @for (option, words, values) in options {
                                label { (words)
                                    @match option.choice {
                                        Choice::Word(keys) => { select name={ "option-" (option.key) } {
                                            @for (key, value) in keys.iter().zip(values) { option value=(key) selected[*key == option.default] { (value) } }
                                        } }
                                        Choice::Number(least, most) => { input type="number" name={ "option-" (option.key) } min=(least) max=(most) value=(option.default); }
                                    }
                                }
                            }
                            label { (say(lang, "bots"))
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

/// Who plays on this device.
fn here(lang: Lang, about: &About) -> Markup {
    let title = format!("here-{}", about.name);
    html! {
        dialog .here data-here=(about.name) aria-labelledby=(title) {
            form {
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
