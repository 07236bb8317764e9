//! What is stored of tables beside their moves: whose they are, and which goes on from which.

use super::{Change, Changed, Store, id_in, read_entry};
use crate::{desk::Desk, id::Id, problem::Problem};
use sqlx::Row;
use tokio::sync::Semaphore;

/// Long pages are read a few at a time, so that nobody who wants a short one waits for them.
static PAGES: Semaphore = Semaphore::const_new(2);

/// A table of somebody's, and when it was opened and last changed, in milliseconds since 1970.
pub(crate) struct Kept {
    pub(crate) desk: Desk,
    pub(crate) opened: u64,
    pub(crate) changed: u64,
}

impl Store {
    /// The tables somebody sat down at where a game began, the latest thousand of them, the latest first. One that can't be
    /// read is passed over.
    pub(crate) async fn desks_of(&self, person: Id) -> Result<Vec<Kept>, Problem> {
        // The first condition is that of the index `log_of_desks`, word for word, so that it is of use.
        const ALL: &str = "SELECT table_id AS id, number, body, house, at FROM log \
            WHERE kind NOT IN ('move', 'answer', 'back', 'order') AND kind <> 'bring' AND table_id IN \
            (SELECT sat.table_id FROM log AS sat WHERE sat.kind = 'sit' AND sat.body ->> 'person' = ? AND EXISTS \
            (SELECT 1 FROM log AS begun WHERE begun.kind = 'start' AND begun.table_id = sat.table_id) \
            GROUP BY sat.table_id ORDER BY max(sat.at) DESC LIMIT 1000) ORDER BY table_id, number";
        let _turn = PAGES.acquire().await;
        let rows = sqlx::query(ALL).bind(person.to_string()).fetch_all(&self.reads).await?;
        let ids = rows.iter().map(id_in).collect::<Result<Vec<Id>, Problem>>()?;
        let mut kept = Vec::new();
        for (id, rows) in ids.chunk_by(|a, b| a == b).scan(0, |from, ids| {
            let rows = &rows[*from..*from + ids.len()];
            *from += ids.len();
            Some((ids[0], rows))
        }) {
            let entries = rows.iter().map(read_entry).collect::<Result<Vec<_>, Problem>>();
            let desk = entries.and_then(|entries| Desk::replay(id, &entries).map_err(Problem::Broken));
            match (desk, rows.first(), rows.last()) {
                (Ok(desk), Some(first), Some(last)) => kept.push(Kept {
                    desk,
                    opened: first.try_get::<i64, _>("at")? as u64,
                    changed: last.try_get::<i64, _>("at")? as u64,
                }),
                (desk, ..) => tracing::error!(table = %id, problem = ?desk.err(), "a table is passed over"),
            }
        }
        kept.sort_by_key(|kept| std::cmp::Reverse((kept.changed, kept.desk.id)));
        Ok(kept)
    }

    /// The table that goes on from this one; those that were closed before anything came of them don't count.
    pub(crate) async fn rematch_of(&self, table: Id) -> Result<Option<Id>, Problem> {
        const NEXT: &str = "SELECT next.table_id AS id FROM log AS next WHERE next.kind = 'open' AND next.body ->> 'rematch_of' = ? \
            AND (EXISTS (SELECT 1 FROM log WHERE kind = 'start' AND table_id = next.table_id) \
            OR NOT EXISTS (SELECT 1 FROM log WHERE kind = 'over' AND table_id = next.table_id)) LIMIT 1";
        let row = sqlx::query(NEXT).bind(table.to_string()).fetch_optional(&self.reads).await?;
        row.as_ref().map(id_in).transpose()
    }

    /// Forgets tables that were closed before anything came of them.
    pub(crate) async fn forget_closed(&self, before: u64) -> Result<Changed, Problem> {
        const CLOSED: &str = "DELETE FROM log WHERE table_id IN (SELECT over.table_id FROM log AS over \
            WHERE over.kind = 'over' AND over.at < ? AND NOT EXISTS \
            (SELECT 1 FROM log AS begun WHERE begun.kind = 'start' AND begun.table_id = over.table_id) LIMIT 1000)";
        self.change(vec![Change::new(CLOSED, [before.into()])]).await
    }
}
