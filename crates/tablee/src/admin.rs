//! `tablee admin`: what the host of an open house does.

use crate::{
    serve::place,
    stop::{Stop, print},
};
use clap::{Args, Subcommand, ValueEnum};
use guest::Guest;
use house::Key;
use serde_json::{Value, json};
use std::path::PathBuf;
use tokio::runtime::Runtime;

/// What the host of an open house does.
#[derive(Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    data: AdminData,
    #[command(subcommand)]
    command: Command,
}

/// Where the house keeps its data; may stand anywhere on the line.
#[derive(Args)]
struct AdminData {
    /// Folder of the house's data; in the user's data folder if not given
    #[arg(long = "data", value_name = "PATH", env = "TABLEE_DATA", global = true)]
    path: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Whether the house is well: open, and able to store
    Health,
    /// Who somebody is: by id or name
    Who {
        /// An id or a name
        who: String,
    },
    /// Lets somebody in no more, and hangs up on him
    Ban {
        /// An id, a name, an address, or a network such as 203.0.113.0/24
        who: String,
    },
    /// Lets somebody in again
    Unban {
        /// What was banned
        who: String,
    },
    /// The tables that aren't over, private ones too
    Tables,
    /// Closes a table, whatever it is in the middle of
    Close {
        /// Its id
        table: String,
    },
    /// Gives somebody a new password who has forgotten his
    ResetPassword {
        /// An id or a name
        who: String,
    },
    /// Lets nobody new in without an invitation, or everybody
    InviteOnly {
        /// Which of the two
        only: Switch,
    },
    /// Makes an invitation into the house, good once
    Invite,
    /// Tells everybody something; nothing any more without a text
    Announce {
        /// What
        #[arg(default_value = "")]
        text: String,
    },
    /// What people have reported
    Reports {
        /// Everything has been looked at: forgets it
        #[arg(long)]
        clear: bool,
    },
}

#[derive(Copy, Clone, PartialEq, ValueEnum)]
enum Switch {
    On,
    Off,
}

pub(crate) fn run(args: &AdminArgs) -> Result<(), Stop> {
    let key = Key::find(&place(args.data.path.clone())?)?;
    let mut host = Guest::at(key.address);
    host.token = Some(key.token);
    Runtime::new()?.block_on(obey(&host, &args.command))
}

async fn obey(host: &Guest, command: &Command) -> Result<(), Stop> {
    match command {
        Command::Health => {
            let gone = |error| Stop::new(format!("the house doesn't answer: {error}. Is it open?"));
            let answer = host.get("/healthz").await.map_err(gone)?;
            let words = text(&answer.json["words"]);
            if answer.status == 200 { print(&words) } else { Err(Stop::new(words)) }
        }
        Command::Who { who } => {
            let path = format!("/api/admin/people?who={}", escaped(who));
            let found = ask(host, "GET", &path, None).await?;
            let found = found.as_array().cloned().unwrap_or_default();
            if found.is_empty() {
                return Err(Stop::new(format!("nobody here is called “{who}”")));
            }
            for person in found {
                let fact = |key, yes, no| if person[key] == true { yes } else { no };
                print(&format!(
                    "{}  {}  {}{}{}, last seen {} from {}",
                    text(&person["id"]),
                    text(&person["name"]),
                    fact("kept", "has a password", "guest"),
                    fact("bot", ", a program", ""),
                    fact("banned", ", banned", ""),
                    ago(&person["seen"]),
                    text(&person["address"]),
                ))?;
            }
            Ok(())
        }
        Command::Ban { who } => {
            ask(host, "POST", "/api/admin/ban", Some(json!({ "who": who, "banned": true }))).await?;
            print(&format!("{who} is let in no more"))
        }
        Command::Unban { who } => {
            ask(host, "POST", "/api/admin/ban", Some(json!({ "who": who, "banned": false }))).await?;
            print(&format!("{who} is let in again"))
        }
        Command::Tables => {
            let tables = ask(host, "GET", "/api/admin/tables", None).await?;
            for table in tables.as_array().into_iter().flatten() {
                let seats = table["seats"].as_array().into_iter().flatten();
                let names: Vec<&str> = seats.map(|seat| seat["name"].as_str().unwrap_or("(free)")).collect();
                let private = if table["private"] == true { ", private" } else { "" };
                let (id, game, stage) = (text(&table["id"]), text(&table["game"]), text(&table["stage"]));
                print(&format!("{id}  {game}, {stage}{private}: {}", names.join(", ")))?;
            }
            Ok(())
        }
        Command::Close { table } => {
            ask(host, "POST", "/api/admin/close", Some(json!({ "table": table }))).await?;
            print(&format!("table {table} is closed"))
        }
        Command::ResetPassword { who } => {
            let reset = ask(host, "POST", "/api/admin/password", Some(json!({ "who": who }))).await?;
            let (name, password) = (text(&reset["person"]["name"]), text(&reset["password"]));
            print(&format!("the new password of {name} is {password}"))
        }
        Command::InviteOnly { only } => {
            let only = *only == Switch::On;
            ask(host, "PUT", "/api/admin/house", Some(json!({ "invite_only": only }))).await?;
            print(if only { "nobody new is let in without an invitation" } else { "everybody is let in" })
        }
        Command::Invite => {
            let invite = ask(host, "POST", "/api/admin/invites", None).await?;
            print(&format!("{}\n(the invitation itself: {})", text(&invite["link"]), text(&invite["invite"])))
        }
        Command::Announce { text } => {
            ask(host, "PUT", "/api/admin/house", Some(json!({ "announcement": text }))).await?;
            print(if text.is_empty() { "nothing is announced any more" } else { "everybody is told" })
        }
        Command::Reports { clear: true } => {
            ask(host, "DELETE", "/api/admin/reports", None).await?;
            print("all reports are forgotten")
        }
        Command::Reports { clear: false } => {
            let reports = ask(host, "GET", "/api/admin/reports", None).await?;
            for report in reports.as_array().into_iter().flatten() {
                let (person, name, said) =
                    (text(&report["person"]), text(&report["name"]), text(&report["text"]));
                let (table, by, words) =
                    (text(&report["table"]), text(&report["by"]), text(&report["words"]));
                let when = ago(&report["at"]);
                print(&format!(
                    "{when}, table {table}: {name} ({person}) said “{said}”; reported by {by}: “{words}”"
                ))?;
            }
            Ok(())
        }
    }
}

/// What the house answers; its words if it refuses.
async fn ask(host: &Guest, method: &str, path: &str, body: Option<Value>) -> Result<Value, Stop> {
    let gone = |error| Stop::new(format!("the house doesn't answer: {error}. Is it open?"));
    let answer = host.ask(method.parse()?, path, body).await.map_err(gone)?;
    match answer.json["error"]["words"].as_str() {
        Some(words) => Err(Stop::new(words)),
        None => Ok(answer.json),
    }
}

/// A text of the house's, without anything that could trick a terminal.
fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// How long ago something was.
fn ago(at: &Value) -> String {
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let minutes = now.saturating_sub(at.as_u64().unwrap_or(0) / 1000) / 60;
    match minutes {
        0 => "just now".into(),
        1..120 => format!("{minutes} minutes ago"),
        120..2880 => format!("{} hours ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}

/// A name as it stands in an address.
fn escaped(name: &str) -> String {
    use std::fmt::Write;
    name.bytes().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() {
            text.push(byte.into());
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    })
}
