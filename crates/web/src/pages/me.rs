//! What is one's own: name and password, tables, games, results, feats, people, programs, notices.

use super::{Listed, Shell, Visitor, page};
use crate::{name, say};
use maud::{Markup, html};
use serde_json::json;
use table::Lang;

/// All of it.
#[derive(Default)]
pub struct Mine {
    /// Tables that aren't over.
    pub tables: Vec<Listed>,
    /// Finished games, the latest first.
    pub games: Vec<Finished>,
    /// How one did.
    pub results: Vec<Results>,
    /// Feats, achieved or not, those of a game together.
    pub feats: Vec<Feat>,
    /// Who invites one where.
    pub invitations: Vec<Invitation>,
    /// People one has met.
    pub met: Vec<Other>,
    /// Programs of one's own.
    pub bots: Vec<Other>,
    /// Where notices are sent, and whether that is confirmed.
    pub mail: Option<(String, bool)>,
    /// Whether the house sends mail at all.
    pub mails: bool,
}

/// A finished game.
pub struct Finished {
    /// The table's address.
    pub id: String,
    /// The name on the box.
    pub title: &'static str,
    /// Who played.
    pub names: Vec<String>,
    /// Whether one has won.
    pub won: bool,
    /// How it ended, in words.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub ended: u64,
}

/// How one did in a game with so many players.
pub struct Results {
    /// The name on the box, players and options.
    pub what: String,
    /// Games played to an end, won and given up.
    pub counts: (u32, u32, u32),
    /// The best score.
    pub best: Option<i32>,
}

/// Something one can achieve.
pub struct Feat {
    /// The name on the box of its game.
    pub title: &'static str,
    /// What it is called.
    pub name: String,
    /// What it takes.
    pub story: String,
    /// When one achieved it, in milliseconds since 1970.
    pub at: Option<u64>,
}

/// Somebody invites one to a table.
pub struct Invitation {
    /// The table's address.
    pub table: String,
    /// Its game.
    pub title: &'static str,
    /// Who it is.
    pub by: String,
}

/// Somebody else, or a program of one's own.
pub struct Other {
    /// Who.
    pub id: String,
    /// By name.
    pub name: String,
    /// Whether one has muted or blocked him.
    pub ties: (bool, bool),
}

/// The page of whoever looks; without a visitor the place to sign in.
#[must_use]
pub fn me(lang: Lang, visitor: Option<&Visitor>, mine: &Mine) -> String {
    let say = |id| say(lang, id);
    let main = html! {
        main #main .mine {
            @match visitor {
                None => {
                    h1 { (say("sign-in")) }
                    (form("sign-in", "POST /api/session", &html! {
                        label { (say("your-name")) input name="name" required autocomplete="username" maxlength="24"; }
                        label { (say("password")) input name="password" type="password" required autocomplete="current-password"; }
                        input type="hidden" name="cookie" value="true" data-json;
                        button .go { (say("sign-in")) }
                    }))
                    p { (say("sign-in-text")) }
                }
                Some(visitor) => {
                    h1 { (visitor.name) }
                    (invitations(lang, mine))
                    (tables(lang, mine))
                    (games(lang, mine))
                    (feats(lang, mine))
                    (met(lang, mine))
                    (account(lang, visitor, mine))
                }
            }
        }
    };
    let title = say(if visitor.is_some() { "me-title" } else { "sign-in" });
    page(
        &Shell { lang, title: &title, visitor, styles: &[], script: "me.js", symbols: None, kind: "at-me" },
        &html! {},
        &main,
    )
}

/// A form that is sent as JSON.
fn form(id: &str, call: &str, fields: &Markup) -> Markup {
    html! { form .panel id=(id) data-send=(call) { (fields) p .wrong role="alert" {} } }
}

fn invitations(lang: Lang, mine: &Mine) -> Markup {
    html! {
        @if !mine.invitations.is_empty() {
            section .panel {
                h2 { (say(lang, "invitations")) }
                ul .tables {
                    @for invited in &mine.invitations {
                        li {
                            b { (invited.title) } span { (name(lang, "invited-by", &invited.by)) }
                            a .button .go href={ "/t/" (invited.table) } { (say(lang, "to-table")) }
                            button type="button" .quiet data-call="DELETE /api/me/invitations" data-body=(json!({ "table": invited.table })) data-then="reload" { (say(lang, "disagree")) }
                        }
                    }
                }
            }
        }
    }
}

fn tables(lang: Lang, mine: &Mine) -> Markup {
    html! {
        section .panel {
            h2 { (say(lang, "my-tables")) }
            @if mine.tables.is_empty() { p .quiet-line { (say(lang, "no-own-tables")) } }
            ul .tables {
                @for table in &mine.tables {
                    li data-waits[table.waits] {
                        b { (table.title) } span { (sitting(table)) }
                        a .button href={ "/t/" (table.id) } { (say(lang, if table.waits { "your-turn" } else { "to-table" })) }
                    }
                }
            }
        }
    }
}

/// Who sits at a table.
fn sitting(table: &Listed) -> String {
    table.names.iter().filter(|sits| !sits.is_empty()).cloned().collect::<Vec<String>>().join(", ")
}

fn games(lang: Lang, mine: &Mine) -> Markup {
    html! {
        section .panel {
            h2 { (say(lang, "my-games")) }
            @if mine.games.is_empty() { p .quiet-line { (say(lang, "no-own-games")) } }
            ul .tables {
                @for game in &mine.games {
                    li {
                        b { (game.title) }
                        span { (game.names.join(", ")) }
                        small { @if game.won { (say(lang, "won")) " " } (game.words) " " time data-time=(game.ended) {} }
                        a .button href={ "/t/" (game.id) "/replay" } { (say(lang, "replay")) }
                        a .button href={ "/api/tables/" (game.id) "/record" } download={ (game.id) ".record" } { (say(lang, "record")) }
                    }
                }
            }
            @if !mine.results.is_empty() {
                h3 { (say(lang, "my-results")) }
                (results(lang, mine))
            }
        }
    }
}

/// How one did, as a table. On a small screen its rows become blocks, so what is what has to be said.
fn results(lang: Lang, mine: &Mine) -> Markup {
    html! {
        table .results role="table" {
            thead role="rowgroup" {
                tr role="row" {
                    @for words in ["game", "played", "won-count", "resigned-count", "best"] { th role="columnheader" { (say(lang, words)) } }
                }
            }
            tbody role="rowgroup" {
                @for result in &mine.results {
                    @let (played, won, resigned) = result.counts;
                    @let best = result.best.map_or("–".into(), |best| best.to_string());
                    tr role="row" {
                        th role="rowheader" { (result.what) }
                        @for count in [played, won, resigned] { td role="cell" { (count) } }
                        td role="cell" { (best) }
                    }
                }
            }
        }
    }
}

/// The feats of every game in which one has achieved something.
fn feats(lang: Lang, mine: &Mine) -> Markup {
    let achieved = |feats: &[Feat]| feats.iter().filter(|feat| feat.at.is_some()).count();
    let games = mine.feats.chunk_by(|one, next| one.title == next.title).filter(|feats| achieved(feats) > 0);
    html! {
        @if achieved(&mine.feats) > 0 {
            section .panel {
                h2 { (say(lang, "my-feats")) }
                @for feats in games {
                    h3 { (feats[0].title) " " small { (achieved(feats)) " / " (feats.len()) } }
                    ul .feats { @for feat in feats { (one_feat(lang, feat)) } }
                }
            }
        }
    }
}

/// A feat; whether it is achieved is told by its star, its edge and in words.
fn one_feat(lang: Lang, feat: &Feat) -> Markup {
    html! {
        li data-open[feat.at.is_none()] {
            span .star aria-hidden="true" { @if feat.at.is_some() { "★" } @else { "☆" } }
            b { (feat.name) }
            p { (feat.story) }
            @if let Some(at) = feat.at { small { time data-time=(at) {} } } @else { span .quiet-text { (say(lang, "feat-open")) } }
        }
    }
}

fn met(lang: Lang, mine: &Mine) -> Markup {
    let tie = |other: &Other, tie: &str, on: bool, words: [&'static str; 2]| {
        let verb = if on { "DELETE" } else { "PUT" };
        html! { button type="button" .quiet data-call={ (verb) " /api/people/" (other.id) "/" (tie) } data-then="reload" { (say(lang, words[usize::from(on)])) } }
    };
    html! {
        @if !mine.met.is_empty() {
            section .panel {
                h2 { (say(lang, "met")) }
                ul .tables {
                    @for other in &mine.met {
                        li {
                            b { (other.name) }
                            (tie(other, "mute", other.ties.0, ["mute", "unmute"]))
                            (tie(other, "block", other.ties.1, ["block", "unblock"]))
                        }
                    }
                }
            }
        }
    }
}

fn account(lang: Lang, visitor: &Visitor, mine: &Mine) -> Markup {
    let say = |id| say(lang, id);
    html! {
        section .panel {
            h2 { (say("account")) }
            p { (say(if visitor.kept { "kept-text" } else { "guest-text" })) }
            (form("keep", "PUT /api/me/password", &html! {
                @if visitor.kept { label { (say("old-password")) input name="old" type="password" required autocomplete="current-password"; } }
                label { (say("new-password")) input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password"; }
                button .go { (say(if visitor.kept { "change-password" } else { "keep-name" })) }
            }))
            h3 { (say("return-title")) }
            p { (say("return-text")) }
            button type="button" .quiet data-return { (say("return-make")) }
            p #return-link .share hidden { input readonly aria-label=(say("return-title")); button type="button" .quiet data-copy="return-link" { (say("copy")) } }
            @if mine.mails {
                h3 { (say("mail-title")) }
                @match &mine.mail {
                    Some((mail, true)) => { p { (mail) " " button type="button" .quiet data-call="DELETE /api/me/mail" data-then="reload" { (say("mail-stop")) } } }
                    Some((mail, false)) => {
                        p { (name(lang, "mail-code", mail)) }
                        (form("mail-code", "POST /api/me/mail", &html! { label { (say("code")) input name="code" required; } button .go { (say("go-on")) } }))
                    }
                    None => (form("mail", "PUT /api/me/mail", &html! { label { (say("mail-address")) input name="mail" type="email" required; } button .go { (say("go-on")) } })),
                }
            }
            @if visitor.kept {
                h3 { (say("programs")) }
                p { (say("programs-text")) }
                ul .tables { @for bot in &mine.bots { li { b { (bot.name) }
                    button type="button" .quiet data-call={ "DELETE /api/me/bots/" (bot.id) } data-sure=(say("sure")) data-then="reload" { (say("remove")) } } } }
                (form("program", "POST /api/me/bots", &html! { label { (say("program-name")) input name="name" required maxlength="24"; } button .quiet { (say("make-program")) } }))
                p #token .share hidden { input readonly aria-label=(say("token")); button type="button" .quiet data-copy="token" { (say("copy")) } }
            }
            h3 { (say("leave-title")) }
            @if !visitor.kept { p { (say("leave-text")) } }
            div .row {
                button type="button" .quiet data-call="DELETE /api/session" data-then="/" data-sure=[(!visitor.kept).then(|| say("sure"))] { (say("sign-out")) }
                button type="button" .quiet data-call="DELETE /api/session?everywhere=true" data-then="/" data-sure=(say("sure")) { (say("sign-out-all")) }
            }
            (form("delete", "DELETE /api/me", &html! {
                p { (say("delete-text")) }
                @if visitor.kept { label { (say("password")) input name="password" type="password" required autocomplete="current-password"; } }
                button .danger data-sure=(say("sure")) { (say("delete")) }
            }))
        }
    }
}
