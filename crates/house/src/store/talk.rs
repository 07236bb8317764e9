//! What people say to each other and to the host of the house, and what he has decided.

use super::{Change, Changed, Store, id_in};
use crate::{
    chat::{Line, Report},
    id::Id,
    people::Person,
    problem::Problem,
};
use sqlx::{Row, sqlite::SqliteRow};

fn line_in(row: &SqliteRow) -> Result<Line, Problem> {
    let person: String = row.try_get("person")?;
    Ok(Line {
        number: row.try_get::<i64, _>("number")? as u64,
        person: person.parse().map_err(|why| Problem::Broken(format!("a line holds a wrong id: {why}")))?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get::<i64, _>("at")? as u64,
    })
}

/// An invitation to a table.
pub(crate) struct Invited {
    pub(crate) table: Id,
    pub(crate) by: Person,
    pub(crate) at: u64,
}

impl Store {
    /// Keeps what somebody said at a table.
    pub(crate) async fn say(&self, table: Id, by: &Person, text: &str, at: u64) -> Result<Line, Problem> {
        const SAY: &str = "INSERT INTO chat (key, table_id, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?) \
            ON CONFLICT (key) DO NOTHING";
        const SAID: &str = "SELECT id AS number, person, name, text, at FROM chat WHERE key = ?";
        let key = Id::fresh()?.to_string();
        let line = [
            key.as_str().into(),
            table.into(),
            by.id.into(),
            by.name.as_str().into(),
            text.into(),
            at.into(),
        ];
        self.change(vec![Change::new(SAY, line)]).await?;
        line_in(&sqlx::query(SAID).bind(key).fetch_one(&self.reads).await?)
    }

    /// What was said at a table after this line, the latest if there is too much.
    pub(crate) async fn said(&self, table: Id, after: u64, most: u32) -> Result<Vec<Line>, Problem> {
        const SAID: &str = "SELECT id AS number, person, name, text, at FROM chat \
            WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?";
        let query = sqlx::query(SAID).bind(table.to_string()).bind(after as i64).bind(most);
        let rows = query.fetch_all(&self.reads).await?;
        rows.iter().rev().map(line_in).collect()
    }

    /// One line of a table's.
    pub(crate) async fn line(&self, table: Id, number: u64) -> Result<Option<Line>, Problem> {
        const ONE: &str =
            "SELECT id AS number, person, name, text, at FROM chat WHERE table_id = ? AND id = ?";
        let query = sqlx::query(ONE).bind(table.to_string()).bind(number as i64);
        query.fetch_optional(&self.reads).await?.as_ref().map(line_in).transpose()
    }

    pub(crate) async fn forget_chat(&self, before: u64) -> Result<Changed, Problem> {
        let changes = vec![
            Change::new("DELETE FROM chat WHERE at < ?", [before.into()]),
            Change::new("DELETE FROM reports WHERE at < ?", [before.into()]),
        ];
        self.change(changes).await
    }

    /// Keeps a line that somebody finds wrong, for the host of the house.
    pub(crate) async fn report(
        &self,
        by: Id,
        table: Id,
        line: &Line,
        words: &str,
        at: u64,
    ) -> Result<Changed, Problem> {
        const REPORT: &str = "INSERT INTO reports (key, by, person, name, table_id, text, words, at) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING";
        let report = [
            format!("{by} {}", line.number).into(),
            by.into(),
            line.person.into(),
            line.name.as_str().into(),
            table.into(),
            line.text.as_str().into(),
            words.into(),
            at.into(),
        ];
        self.change(vec![Change::new(REPORT, report)]).await
    }

    pub(crate) async fn reports(&self) -> Result<Vec<Report>, Problem> {
        const ALL: &str =
            "SELECT by, person, name, table_id, text, words, at FROM reports ORDER BY id LIMIT 1000";
        let rows = sqlx::query(ALL).fetch_all(&self.reads).await?;
        let read = |row: &SqliteRow| {
            Ok(Report {
                by: row.try_get("by")?,
                person: row.try_get("person")?,
                name: row.try_get("name")?,
                table: row.try_get("table_id")?,
                text: row.try_get("text")?,
                words: row.try_get("words")?,
                at: row.try_get::<i64, _>("at")? as u64,
            })
        };
        rows.iter().map(read).collect()
    }

    pub(crate) async fn clear_reports(&self) -> Result<Changed, Problem> {
        self.change(vec![Change::new("DELETE FROM reports", [])]).await
    }

    pub(crate) async fn invite(&self, table: Id, person: Id, by: Id, at: u64) -> Result<Changed, Problem> {
        const INVITE: &str = "INSERT INTO invitations (table_id, person, by, at) SELECT ?1, ?2, ?3, ?4 \
            WHERE (SELECT count(*) FROM people WHERE id IN (?2, ?3)) = 2 ON CONFLICT DO NOTHING";
        let invitation = [table.into(), person.into(), by.into(), at.into()];
        self.change(vec![Change::new(INVITE, invitation)]).await
    }

    pub(crate) async fn uninvite(&self, table: Id, person: Id) -> Result<Changed, Problem> {
        const DROP: &str = "DELETE FROM invitations WHERE table_id = ? AND person = ?";
        self.change(vec![Change::new(DROP, [table.into(), person.into()])]).await
    }

    pub(crate) async fn forget_invitations(&self, before: u64) -> Result<Changed, Problem> {
        self.change(vec![Change::new("DELETE FROM invitations WHERE at < ?", [before.into()])]).await
    }

    pub(crate) async fn invitations(&self, person: Id) -> Result<Vec<Invited>, Problem> {
        const ALL: &str = "SELECT table_id, invitations.at AS at, people.id AS id, name, bot, password IS NOT NULL AS kept \
            FROM invitations JOIN people ON by = people.id WHERE person = ? ORDER BY invitations.at DESC LIMIT 100";
        let rows = sqlx::query(ALL).bind(person.to_string()).fetch_all(&self.reads).await?;
        let read = |row: &SqliteRow| {
            let table: String = row.try_get("table_id")?;
            let by = Person {
                id: id_in(row)?,
                name: row.try_get("name")?,
                bot: row.try_get("bot")?,
                kept: row.try_get("kept")?,
            };
            Ok(Invited {
                table: table
                    .parse()
                    .map_err(|why| Problem::Broken(format!("an invitation holds a wrong id: {why}")))?,
                by,
                at: row.try_get::<i64, _>("at")? as u64,
            })
        };
        rows.iter().map(read).collect()
    }

    /// What the host of the house has decided.
    pub(crate) async fn settings(&self) -> Result<Vec<(String, String)>, Problem> {
        let rows = sqlx::query("SELECT key, value FROM settings").fetch_all(&self.reads).await?;
        rows.iter().map(|row| Ok((row.try_get("key")?, row.try_get("value")?))).collect()
    }

    pub(crate) async fn decide(&self, key: &str, value: &str) -> Result<Changed, Problem> {
        const SET: &str = "INSERT INTO settings (key, value) VALUES (?, ?) \
            ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.change(vec![Change::new(SET, [key.into(), value.into()])]).await
    }

    pub(crate) async fn add_invite(&self, hash: &str, at: u64) -> Result<Changed, Problem> {
        const ADD: &str = "INSERT INTO invites (hash, at) VALUES (?, ?) ON CONFLICT DO NOTHING";
        self.change(vec![Change::new(ADD, [hash.into(), at.into()])]).await
    }

    pub(crate) async fn banned_nets(&self) -> Result<Vec<String>, Problem> {
        Ok(sqlx::query_scalar("SELECT net FROM banned_nets").fetch_all(&self.reads).await?)
    }

    pub(crate) async fn ban_net(&self, net: &str, banned: bool, at: u64) -> Result<Changed, Problem> {
        let change = if banned {
            const BAN: &str = "INSERT INTO banned_nets (net, at) VALUES (?, ?) ON CONFLICT DO NOTHING";
            Change::new(BAN, [net.into(), at.into()])
        } else {
            Change::new("DELETE FROM banned_nets WHERE net = ? AND ? > 0", [net.into(), at.into()])
        };
        self.change(vec![change]).await
    }
}
