//! What is stored of tables beside their moves: whose they are, and which goes on from which.

use super::{Store, id_in, read_entry};
use crate::{desk::Desk, id::Id, problem::Problem};
use sqlx::Row;

/// A table of somebody's, and when it was opened and last changed, in milliseconds since 1970.
pub(crate) struct Kept {
    pub(crate) desk: Desk,
    pub(crate) opened: u64,
    pub(crate) changed: u64,
}

impl Store {
    /// Every table that somebody sat down at, the latest first. One that can't be read is passed over.
    pub(crate) async fn desks_of(&self, person: Id) -> Result<Vec<Kept>, Problem> {
        const ALL: &str = "SELECT table_id AS id, number, body, house, at FROM log \
            WHERE kind NOT IN ('move', 'answer', 'back', 'order') AND table_id IN \
            (SELECT table_id FROM log WHERE kind = 'sit' AND body ->> 'person' = ?) ORDER BY table_id, number";
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

    /// The tables that were to go on from this one, the latest first.
    pub(crate) async fn rematches_of(&self, table: Id) -> Result<Vec<Id>, Problem> {
        const NEXT: &str = "SELECT table_id AS id FROM log WHERE kind = 'open' AND body ->> 'rematch_of' = ? ORDER BY at DESC";
        let rows = sqlx::query(NEXT).bind(table.to_string()).fetch_all(&self.reads).await?;
        rows.iter().map(id_in).collect()
    }
}
