//! What one keeps to bring to tables, such as decks, and whether something may be brought.
#![allow(unused_qualifications, reason = "the macros that describe the API write them")]

use super::{
    extract::{Known, Maybe, OfDeck, OfGame, Query, Sent, Speaks},
    page::visitor,
    tables::House,
    together::{FINE, Fine},
};
use crate::{
    deck::{self, Deck},
    gate::Caller,
    id::Id,
    live,
    problem::Problem,
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
    response::{Html, IntoResponse},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Ready;
use utoipa::{IntoParams, ToSchema};
use web::{
    bring::ready_words,
    pages::{self, Edited, Kept},
};

/// A deck of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct MyDeck {
    #[serde(flatten)]
    pub(super) deck: Deck,
    /// Whether it may be brought as it is; an unfinished one can be kept, too.
    pub(super) fits: bool,
}

impl MyDeck {
    fn of(deck: Deck) -> MyDeck {
        let fits = live::game(&deck.game).is_ok_and(|game| deck::fits(game, &deck.text));
        MyDeck { deck, fits }
    }
}

/// Whose decks are asked for: one's own for this game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    game: String,
}

/// A deck to keep.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewDeck {
    #[schema(example = "epic")]
    game: String,
    /// 1 to 60 characters.
    name: String,
    /// At most 20,000 bytes.
    text: String,
}

/// What is changed of a deck.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Changes {
    /// As before if left out.
    name: Option<String>,
    /// As before if left out.
    text: Option<String>,
    /// Only if it hasn't been changed since: `changed` as you know it.
    since: Option<u64>,
}

/// Something that one wonders about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wondering {
    /// As it would be brought.
    brought: Value,
    /// The options of the table; defaults for whatever is left out.
    #[serde(default)]
    options: Map<String, Value>,
}

/// Whether something may be brought.
#[derive(Serialize, ToSchema)]
pub(super) struct Fits {
    fits: bool,
    /// What keeps it from that, the first few things at least, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
}

/// Something ready-made that a seat may bring.
#[derive(Serialize, ToSchema)]
pub(super) struct ReadyDeck {
    /// As the house calls it.
    name: &'static str,
    /// As it is called.
    title: String,
    /// What it is like, in a sentence.
    story: String,
    /// What is brought, in plain text.
    text: &'static str,
}

/// The decks that one keeps for a game, the latest first.
#[utoipa::path(get, path = "/api/me/decks", params(Which), security(("token" = [])),
    responses((status = 200, body = Vec<MyDeck>)))]
pub(super) async fn my_decks(
    State(hall): House,
    Known(by): Known,
    Query(Which { game }): Query<Which>,
) -> Result<Json<Vec<MyDeck>>, Problem> {
    let game = live::game(&game)?;
    let decks = hall.store.decks(by.id, game.about.name).await?;
    Ok(Json(decks.into_iter().map(MyDeck::of).collect()))
}

/// Keep a deck, finished or not; 100 for each game at most.
#[utoipa::path(post, path = "/api/me/decks", request_body = NewDeck, security(("token" = [])),
    responses((status = 201, body = MyDeck)))]
pub(super) async fn keep_deck(
    State(hall): House,
    caller: Caller,
    Known(by): Known,
    Sent(NewDeck { game, name, text }): Sent<NewDeck>,
) -> Result<impl IntoResponse, Problem> {
    let game = live::game(&game)?;
    deck::check_game(game)?;
    let (name, text) = (deck::check_name(&name)?.to_owned(), deck::check_text(&text)?.to_owned());
    hall.gate.keep(caller, by.id)?;
    let changed = hall.clock.now();
    let deck = Deck { id: Id::fresh()?, game: game.about.name.into(), name, text, changed };
    hall.in_time(hall.store.add_deck(by.id, &deck), Problem::NotStored).await?;
    Ok((StatusCode::CREATED, Json(MyDeck::of(deck))))
}

/// A deck of one's own.
#[utoipa::path(get, path = "/api/me/decks/{deck}", params(("deck" = String, Path)), security(("token" = [])),
    responses((status = 200, body = MyDeck)))]
pub(super) async fn my_deck(
    State(hall): House,
    Known(by): Known,
    OfDeck(deck): OfDeck,
) -> Result<Json<MyDeck>, Problem> {
    let deck = hall.store.deck(by.id, deck).await?.ok_or(Problem::NoSuchDeck)?;
    Ok(Json(MyDeck::of(deck)))
}

/// Give a deck another name or another text; with `since` only if nobody has changed it meanwhile (`deck-changed`).
#[utoipa::path(put, path = "/api/me/decks/{deck}", params(("deck" = String, Path)), request_body = Changes,
    security(("token" = [])), responses((status = 200, body = MyDeck)))]
pub(super) async fn change_deck(
    State(hall): House,
    caller: Caller,
    Known(by): Known,
    OfDeck(deck): OfDeck,
    Sent(Changes { name, text, since }): Sent<Changes>,
) -> Result<Json<MyDeck>, Problem> {
    let name = name.as_deref().map(deck::check_name).transpose()?;
    let text = text.as_deref().map(deck::check_text).transpose()?;
    hall.gate.keep(caller, by.id)?;
    let changed = hall.store.change_deck(by.id, deck, name, text, since, hall.clock.now());
    hall.in_time(changed, Problem::NotStored).await?;
    let deck = hall.store.deck(by.id, deck).await?.ok_or(Problem::NoSuchDeck)?;
    // Whoever says the same twice, because he didn't hear the answer, has said it.
    let is_so = name.is_none_or(|name| name == deck.name) && text.is_none_or(|text| text == deck.text);
    if since.is_none() || is_so { Ok(Json(MyDeck::of(deck))) } else { Err(Problem::DeckChanged) }
}

/// Keep a deck no longer.
#[utoipa::path(delete, path = "/api/me/decks/{deck}", params(("deck" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn drop_deck(
    State(hall): House,
    Known(by): Known,
    OfDeck(deck): OfDeck,
) -> Result<Json<Fine>, Problem> {
    hall.store.deck(by.id, deck).await?.ok_or(Problem::NoSuchDeck)?;
    hall.in_time(hall.store.drop_deck(by.id, deck), Problem::NotStored).await?;
    Ok(FINE)
}

/// What is ready to be brought to a game, and what it is like.
#[utoipa::path(get, path = "/api/games/{game}/ready", params(("game" = String, Path),
    ("lang" = Option<String>, Query, description = "en, fr or de")),
    responses((status = 200, body = Vec<ReadyDeck>)))]
pub(super) async fn ready(Speaks(lang): Speaks, OfGame(game): OfGame) -> Json<Vec<ReadyDeck>> {
    let told = |ready: &Ready| {
        let (title, story) = ready_words(lang, game.about.name, ready);
        ReadyDeck { name: ready.name, title, story, text: ready.text }
    };
    Json(game.about.ready.iter().map(told).collect())
}

/// Ask whether something may be brought to a table with these options, and if not, why. Nothing is brought.
#[utoipa::path(post, path = "/api/games/{game}/fits", params(("game" = String, Path)), request_body = Wondering,
    responses((status = 200, body = Fits)))]
pub(super) async fn fits(
    OfGame(game): OfGame,
    Sent(Wondering { brought, options }): Sent<Wondering>,
) -> Result<Json<Fits>, Problem> {
    let setup = |error: table::SetupError| Problem::Setup(error.to_string());
    let chosen = table::options::from_json(&options).map_err(setup)?;
    (game.check)((game.fewest)(&chosen), &chosen)?;
    Ok(Json(match (game.bring)(&chosen, &brought) {
        Ok(()) => Fits { fits: true, words: None },
        Err(Problem::Setup(words)) => Fits { fits: false, words: Some(words) },
        Err(other) => return Err(other),
    }))
}

impl MyDeck {
    fn shown(self) -> Kept {
        let MyDeck { deck: Deck { id, name, text, changed, .. }, fits } = self;
        Kept { id: id.to_string(), name, text, fits, changed }
    }
}

/// The game in the address of a page, if decks are made for it.
fn made_for(game: &str) -> Result<&'static str, Problem> {
    let game = live::game(game)?;
    if pages::makes_decks(game.about) { Ok(game.about.name) } else { Err(Problem::NoDecks) }
}

/// The page with one's decks and the ready ones.
pub(super) async fn page(
    State(hall): House,
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path(game): Path<String>,
) -> Result<Html<String>, Problem> {
    let game = made_for(&game)?;
    let mine = match &person {
        Some(person) => hall.store.decks(person.id, game).await?,
        None => Vec::new(),
    };
    let mine: Vec<Kept> = mine.into_iter().map(|deck| MyDeck::of(deck).shown()).collect();
    Ok(Html(pages::decks(lang, visitor(person.as_ref()).as_ref(), &mine)))
}

/// Which deck is to be made or looked at; a new one if nothing is said.
#[derive(Deserialize)]
pub(super) struct Wanted {
    deck: Option<String>,
    ready: Option<String>,
}

/// The page on which a deck is made.
pub(super) async fn editor(
    State(hall): House,
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Html<String>, Problem> {
    let game = made_for(&game)?;
    let known = visitor(person.as_ref());
    let draw = |edited: &Edited<'_>| Html(pages::deck_editor(lang, known.as_ref(), edited));
    if let Some(deck) = wanted.deck {
        let (deck, person) = deck.parse::<Id>().ok().zip(person.as_ref()).ok_or(Problem::NoSuchDeck)?;
        let deck = hall.store.deck(person.id, deck).await?.filter(|deck| deck.game == game);
        return Ok(draw(&Edited::Own(&MyDeck::of(deck.ok_or(Problem::NoSuchDeck)?).shown())));
    }
    let Some(name) = wanted.ready else { return Ok(draw(&Edited::New)) };
    let ready = live::game(game)?.about.ready.iter().find(|ready| ready.name == name);
    Ok(draw(&Edited::Ready(ready.ok_or(Problem::NoSuchDeck)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Lang, Phrase};

    #[test]
    fn whoever_keeps_as_many_decks_as_one_may_is_told_how_many() {
        for lang in Lang::ALL {
            let told = web::bring::words().say(lang, &Phrase::new("deck-enough"), &|_| String::new());
            assert!(told.contains(&deck::MOST.to_string()), "{told}");
        }
    }
}
