//! What people keep to bring to tables.

use super::{Change, Changed, Store, id_in};
use crate::{
    deck::{Deck, MOST},
    id::Id,
    problem::Problem,
};
use sqlx::{Row, sqlite::SqliteRow};

fn deck_in(row: &SqliteRow) -> Result<Deck, Problem> {
    Ok(Deck {
        id: id_in(row)?,
        game: row.try_get("game")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        changed: row.try_get::<i64, _>("changed")? as u64,
    })
}

impl Store {
    /// What somebody keeps for this game, the latest first.
    pub(crate) async fn decks(&self, person: Id, game: &str) -> Result<Vec<Deck>, Problem> {
        const ALL: &str = "SELECT id, game, name, text, changed FROM decks WHERE person = ? AND game = ? \
            ORDER BY changed DESC, id LIMIT ?";
        let query = sqlx::query(ALL).bind(person.to_string()).bind(game).bind(MOST as i64);
        query.fetch_all(&self.reads).await?.iter().map(deck_in).collect()
    }

    /// One of them, if it is his.
    pub(crate) async fn deck(&self, person: Id, deck: Id) -> Result<Option<Deck>, Problem> {
        const ONE: &str = "SELECT id, game, name, text, changed FROM decks WHERE id = ? AND person = ?";
        let query = sqlx::query(ONE).bind(deck.to_string()).bind(person.to_string());
        query.fetch_optional(&self.reads).await?.as_ref().map(deck_in).transpose()
    }

    /// Keeps one more, unless there are as many as one may have.
    pub(crate) async fn add_deck(&self, person: Id, deck: &Deck) -> Result<(), Problem> {
        const ADD: &str = "INSERT INTO decks (id, person, game, name, text, changed) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
            WHERE EXISTS (SELECT 1 FROM people WHERE id = ?2) \
            AND (SELECT count(*) FROM decks WHERE person = ?2 AND game = ?3) < ?7 ON CONFLICT DO NOTHING";
        let Deck { id, game, name, text, changed } = deck;
        let args = [
            (*id).into(),
            person.into(),
            game.as_str().into(),
            name.as_str().into(),
            text.as_str().into(),
            (*changed).into(),
            (MOST as u64).into(),
        ];
        self.change(vec![Change::new(ADD, args)]).await?;
        // Whether it was done now or by an attempt before makes no difference.
        if self.deck(person, *id).await?.is_some() { Ok(()) } else { Err(Problem::Enough) }
    }

    /// Changes what of it is given, unless it was changed since that time. No two changes of a deck have the same time.
    pub(crate) async fn change_deck(
        &self,
        person: Id,
        deck: Id,
        name: Option<&str>,
        text: Option<&str>,
        since: Option<u64>,
        changed: u64,
    ) -> Result<Changed, Problem> {
        const CHANGE: &str = "UPDATE decks SET name = coalesce(?3, name), text = coalesce(?4, text), changed = max(?5, changed + 1) \
            WHERE id = ?1 AND person = ?2 AND changed = coalesce(?6, changed)";
        let args = [deck.into(), person.into(), name.into(), text.into(), changed.into(), since.into()];
        self.change(vec![Change::new(CHANGE, args)]).await
    }

    pub(crate) async fn drop_deck(&self, person: Id, deck: Id) -> Result<Changed, Problem> {
        const DROP: &str = "DELETE FROM decks WHERE id = ? AND person = ?";
        self.change(vec![Change::new(DROP, [deck.into(), person.into()])]).await
    }
}
