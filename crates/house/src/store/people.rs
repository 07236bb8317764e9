//! What is stored of people: names, passwords, tokens, programs of theirs, and whom they don't want to meet.

use super::{Change, Changed, Store, id_in};
use crate::{
    id::Id,
    people::{Account, FORGOTTEN, Person, fold},
    problem::Problem,
    ties::Tie,
};
use sqlx::{Row, sqlite::SqliteRow};

const COLUMNS: &str = "people.id, people.name, people.bot, people.password, people.banned, people.seen, people.mail, \
    people.mail_code, people.lang, people.address";

/// What a token is good for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Acting as the person.
    Session,
    /// Coming back on another device.
    Return,
}

impl Kind {
    const fn text(self) -> &'static str {
        match self {
            Kind::Session => "session",
            Kind::Return => "return",
        }
    }
}

fn account_in(row: &SqliteRow) -> Result<Account, Problem> {
    let password: Option<String> = row.try_get("password")?;
    let person = Person {
        id: id_in(row)?,
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
        kept: password.is_some(),
    };
    Ok(Account {
        person,
        password,
        banned: row.try_get("banned")?,
        seen: row.try_get::<i64, _>("seen")? as u64,
        mail: row.try_get("mail")?,
        mail_code: row.try_get("mail_code")?,
        lang: row.try_get::<String, _>("lang")?.parse().unwrap_or_default(),
        address: row.try_get("address")?,
    })
}

impl Store {
    async fn accounts(&self, rest: &str, key: &str) -> Result<Vec<Account>, Problem> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM people {rest}"));
        let rows = sqlx::query(sql).bind(key).fetch_all(&self.reads).await?;
        rows.iter().map(account_in).collect()
    }

    /// Whose token of this kind it is, by its hash.
    pub(crate) async fn account(&self, token: &str, kind: Kind) -> Result<Option<Account>, Problem> {
        let rest = match kind {
            Kind::Session => "JOIN tokens ON person = id AND kind = 'session' WHERE hash = ?",
            Kind::Return => "JOIN tokens ON person = id AND kind = 'return' WHERE hash = ?",
        };
        Ok(self.accounts(rest, token).await?.pop())
    }

    /// Whoever has kept a name that looks like this.
    pub(crate) async fn keeper_of(&self, fold: &str) -> Result<Option<Account>, Problem> {
        Ok(self.accounts("WHERE fold = ? AND password IS NOT NULL", fold).await?.pop())
    }

    /// Everybody whose name looks like this.
    pub(crate) async fn called(&self, fold: &str) -> Result<Vec<Account>, Problem> {
        self.accounts("WHERE fold = ? ORDER BY seen DESC LIMIT 50", fold).await
    }

    pub(crate) async fn account_of(&self, person: Id) -> Result<Option<Account>, Problem> {
        Ok(self.accounts("WHERE id = ?", &person.to_string()).await?.pop())
    }

    /// The programs of somebody.
    pub(crate) async fn bots_of(&self, owner: Id) -> Result<Vec<Person>, Problem> {
        let bots = self.accounts("WHERE owner = ? ORDER BY name, id", &owner.to_string()).await?;
        Ok(bots.into_iter().map(|account| account.person).collect())
    }

    /// Stores somebody together with the hash of the token; not if the name was kept by somebody else, or the invitation isn't
    /// good, which is used up with it.
    pub(crate) async fn add_person(
        &self,
        account: &Account,
        fold: &str,
        owner: Option<Id>,
        token: &str,
        invite: Option<&str>,
    ) -> Result<(), Problem> {
        const PERSON: &str = "INSERT INTO people (id, name, bot, at, seen, fold, owner, address, lang) \
            SELECT ?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8 \
            WHERE NOT EXISTS (SELECT 1 FROM people WHERE fold = ?5 AND password IS NOT NULL) \
            AND (?6 IS NULL OR EXISTS (SELECT 1 FROM people WHERE id = ?6)) \
            AND (?9 IS NULL OR EXISTS (SELECT 1 FROM invites WHERE hash = ?9)) ON CONFLICT DO NOTHING";
        const TOKEN: &str = "INSERT INTO tokens (hash, person, at, kind) SELECT ?1, ?2, ?3, 'session' \
            WHERE EXISTS (SELECT 1 FROM people WHERE id = ?2) ON CONFLICT DO NOTHING";
        const INVITE: &str =
            "DELETE FROM invites WHERE hash = ? AND EXISTS (SELECT 1 FROM people WHERE id = ?)";
        let Person { id, name, bot, .. } = &account.person;
        let seen = account.seen;
        let person = [
            (*id).into(),
            name.as_str().into(),
            (*bot).into(),
            seen.into(),
            fold.into(),
            owner.into(),
            account.address.as_str().into(),
            account.lang.code().into(),
            invite.into(),
        ];
        let changes = vec![
            Change::new(PERSON, person),
            Change::new(TOKEN, [token.into(), (*id).into(), seen.into()]),
            Change::new(INVITE, [invite.into(), (*id).into()]),
        ];
        self.change(changes).await?;
        // Whether it was done now or by an attempt before makes no difference.
        if self.account(token, Kind::Session).await?.is_some() {
            return Ok(());
        }
        let kept = self.keeper_of(fold).await?.is_some();
        Err(if kept { Problem::NameKept } else { Problem::InviteOnly })
    }

    /// Lets somebody in by one more token. Of return links there is but one.
    pub(crate) async fn add_token(
        &self,
        person: Id,
        token: &str,
        kind: Kind,
        at: u64,
    ) -> Result<(), Problem> {
        const RETURN: &str = "DELETE FROM tokens WHERE person = ? AND kind = 'return' AND kind = ?";
        const TOKEN: &str = "INSERT INTO tokens (hash, person, at, kind) SELECT ?1, ?2, ?3, ?4 \
            WHERE EXISTS (SELECT 1 FROM people WHERE id = ?2) ON CONFLICT DO NOTHING";
        let changes = vec![
            Change::new(RETURN, [person.into(), kind.text().into()]),
            Change::new(TOKEN, [token.into(), person.into(), at.into(), kind.text().into()]),
        ];
        self.change(changes).await.map(|_| ())
    }

    /// One token is good for nothing any more, or all of somebody's but this one.
    pub(crate) async fn drop_token(&self, token: &str) -> Result<Changed, Problem> {
        self.change(vec![Change::new("DELETE FROM tokens WHERE hash = ?", [token.into()])]).await
    }

    pub(crate) async fn drop_tokens(&self, person: Id, but: Option<&str>) -> Result<Changed, Problem> {
        const ALL: &str = "DELETE FROM tokens WHERE person = ? AND hash IS NOT ?";
        self.change(vec![Change::new(ALL, [person.into(), but.into()])]).await
    }

    /// Keeps somebody's name with a password, and ends his sessions but for one; none of them where `stays` is empty. Says
    /// whether the name could be kept.
    pub(crate) async fn keep_name(
        &self,
        person: Id,
        fold: &str,
        password: &str,
        stays: Option<&str>,
    ) -> Result<bool, Problem> {
        const KEEP: &str = "UPDATE OR IGNORE people SET password = ?, fold = ? WHERE id = ?";
        const END: &str = "DELETE FROM tokens WHERE person = ?1 AND hash IS NOT ?2 AND ?2 IS NOT '' \
            AND EXISTS (SELECT 1 FROM people WHERE id = ?1 AND password = ?3)";
        let changes = vec![
            Change::new(KEEP, [password.into(), fold.into(), person.into()]),
            Change::new(END, [person.into(), stays.into(), password.into()]),
        ];
        self.change(changes).await?;
        let account = self.account_of(person).await?;
        Ok(account.is_some_and(|account| account.password.as_deref() == Some(password)))
    }

    pub(crate) async fn set_mail(
        &self,
        person: Id,
        mail: Option<&str>,
        code: Option<&str>,
    ) -> Result<Changed, Problem> {
        const MAIL: &str = "UPDATE people SET mail = ?, mail_code = ? WHERE id = ?";
        self.change(vec![Change::new(MAIL, [mail.into(), code.into(), person.into()])]).await
    }

    /// Somebody was here, from this address, speaking this language.
    pub(crate) async fn saw(
        &self,
        person: Id,
        at: u64,
        address: &str,
        lang: &str,
    ) -> Result<Changed, Problem> {
        const SAW: &str = "UPDATE people SET seen = ?, address = ?, lang = ? WHERE id = ?";
        self.change(vec![Change::new(SAW, [at.into(), address.into(), lang.into(), person.into()])]).await
    }

    pub(crate) async fn ban(&self, person: Id, banned: bool) -> Result<Changed, Problem> {
        const BAN: &str = "UPDATE people SET banned = ?1 WHERE id = ?2 OR owner = ?2";
        self.change(vec![Change::new(BAN, [banned.into(), person.into()])]).await
    }

    /// Forgets somebody: the account with all that hangs on it, what he said, and his name in the logs.
    pub(crate) async fn forget(&self, person: Id) -> Result<Changed, Problem> {
        const NAMES: &str = "UPDATE log SET body = json_set(body, '$.name', ?2) WHERE kind = 'sit' AND body ->> 'person' = ?1";
        let changes = vec![
            Change::new(NAMES, [person.into(), FORGOTTEN.into()]),
            Change::new("DELETE FROM chat WHERE person = ?", [person.into()]),
            Change::new("DELETE FROM reports WHERE by = ?1 OR person = ?1", [person.into()]),
            Change::new("DELETE FROM people WHERE id = ?", [person.into()]),
        ];
        self.change(changes).await
    }

    /// Guests who never kept their names and weren't seen since.
    pub(crate) async fn strangers(&self, since: u64) -> Result<Vec<Id>, Problem> {
        const UNSEEN: &str =
            "SELECT id FROM people WHERE password IS NULL AND owner IS NULL AND seen < ? LIMIT 1000";
        let rows = sqlx::query(UNSEEN).bind(since as i64).fetch_all(&self.reads).await?;
        rows.iter().map(id_in).collect()
    }

    /// The people somebody has sat at a table with, the latest first.
    pub(crate) async fn met(&self, person: Id) -> Result<Vec<Person>, Problem> {
        let rest = "JOIN (SELECT theirs.body ->> 'person' AS other, max(theirs.at) AS last FROM log AS mine \
            JOIN log AS theirs ON theirs.table_id = mine.table_id AND theirs.kind = 'sit' \
            AND theirs.kind NOT IN ('move', 'answer', 'back', 'order') \
            WHERE mine.kind = 'sit' AND mine.body ->> 'person' = ?1 GROUP BY other) ON other = people.id \
            WHERE people.id <> ?1 ORDER BY last DESC LIMIT 200";
        let met = self.accounts(rest, &person.to_string()).await?;
        Ok(met.into_iter().map(|account| account.person).collect())
    }

    /// Whether two have ever sat at a table together.
    pub(crate) async fn have_met(&self, one: Id, two: Id) -> Result<bool, Problem> {
        const MET: &str = "SELECT EXISTS (SELECT 1 FROM log AS mine JOIN log AS theirs ON theirs.table_id = mine.table_id \
            WHERE mine.kind = 'sit' AND mine.body ->> 'person' = ?1 AND theirs.kind = 'sit' AND theirs.body ->> 'person' = ?2)";
        let query = sqlx::query_scalar(MET).bind(one.to_string()).bind(two.to_string());
        Ok(query.fetch_one(&self.reads).await?)
    }

    /// Names from before names were folded.
    pub(crate) async fn fold_names(&self) -> Result<(), Problem> {
        let unfolded = self.accounts("WHERE fold = ?", "").await?;
        for account in unfolded {
            let Person { id, name, .. } = account.person;
            let fold = fold(&name);
            self.change(vec![Change::new(
                "UPDATE people SET fold = ? WHERE id = ?",
                [fold.into(), id.into()],
            )])
            .await?;
        }
        Ok(())
    }

    /// Whom people don't want to hear or meet.
    pub(crate) async fn ties(&self) -> Result<Vec<(Id, Id, Tie)>, Problem> {
        let rows = sqlx::query("SELECT person AS id, other, kind FROM ties").fetch_all(&self.reads).await?;
        let read = |row: &SqliteRow| {
            let other: String = row.try_get("other")?;
            let other =
                other.parse().map_err(|why| Problem::Broken(format!("a tie holds a wrong id: {why}")))?;
            let tie = if row.try_get::<String, _>("kind")? == "block" { Tie::Block } else { Tie::Mute };
            Ok((id_in(row)?, other, tie))
        };
        rows.iter().map(read).collect()
    }

    pub(crate) async fn tie(&self, person: Id, other: Id, tie: Tie, on: bool) -> Result<Changed, Problem> {
        const ON: &str = "INSERT INTO ties (person, other, kind) SELECT ?1, ?2, ?3 \
            WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1) AND EXISTS (SELECT 1 FROM people WHERE id = ?2) \
            ON CONFLICT DO NOTHING";
        const OFF: &str = "DELETE FROM ties WHERE person = ? AND other = ? AND kind = ?";
        let args = [person.into(), other.into(), tie.text().into()];
        self.change(vec![Change::new(if on { ON } else { OFF }, args)]).await
    }
}
