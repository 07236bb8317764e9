//! Tables: opening, sitting down, starting, playing, looking.
#![allow(unused_qualifications, reason = "the macros that describe the API write them")]

use super::extract::{At, AtSeat, AtTable, Known, Maybe, Played, Query, Sent, Speaks, viewer};
use crate::{
    clocks::Time,
    desk::{Stage, TableInfo},
    entry::Manner,
    gate::Caller,
    hall::{Hall, Listed, Opening},
    id::Id,
    live::{self, Wanted},
    message::Seen,
    people::{self, Person},
    problem::Problem,
    table::{Command, Request},
};
use axum::{Json, extract::State, http::StatusCode, response::IntoResponse};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::{sync::Arc, time::Duration};
use table::{Seat, Seats, Viewer};
use tokio::time::timeout;
use utoipa::{IntoParams, ToSchema};

/// The longest that somebody may wait for news, in seconds.
const LONGEST_WAIT: u64 = 60;
/// How many tables are listed.
const MOST_LISTED: usize = 500;

pub(super) type House = State<Arc<Hall>>;

/// Which tables are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Only those that are `open` or `running`.
    stage: Option<StageAsked>,
    /// Only those of this game.
    game: Option<String>,
}

#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum StageAsked {
    Open,
    Running,
}

/// A new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    #[schema(example = "epix")]
    game: String,
    /// How many seats; as few as the game allows if left out.
    players: Option<usize>,
    /// What the game lets one choose; defaults for whatever is left out.
    #[serde(default)]
    options: Map<String, Value>,
    /// Whether one takes the first seat oneself.
    #[serde(default = "yes")]
    sit: bool,
    /// Bots of the house for the last seats.
    #[serde(default)]
    #[schema(example = json!(["greedy"]))]
    bots: Vec<String>,
    /// How much time there is: `"none"`, `{"live": {"minutes": 20, "increment": 15}}` or `{"days": 3}`.
    #[serde(default)]
    time: Time,
    /// Whether only those who have its address find the table.
    #[serde(default)]
    private: bool,
    /// What one brings to one's own seat in secret, such as a deck, where the game is played with it.
    brought: Option<Value>,
    /// How long secret reactions may take, in seconds: 3 to 60.
    #[serde(default = "window")]
    window: u32,
}

/// Enough to see what happened and to choose, and short enough for a game that asks often.
const fn window() -> u32 {
    6
}

const fn yes() -> bool {
    true
}

/// How one looks at a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Looking {
    /// The number of a seat of one's own, or `spectator`.
    r#as: Option<String>,
    /// The last number one has of this stream: what was missed since is told. -1 for one who has nothing.
    after: Option<i64>,
    /// Waits so many seconds, 60 at most, for something after `after`.
    wait: Option<u64>,
    /// en, fr or de.
    #[allow(dead_code, reason = "read for every request alike")]
    #[param(value_type = Option<String>)]
    lang: Option<String>,
}

/// Who takes a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Taking {
    /// A bot of the house; oneself if left out.
    bot: Option<String>,
    /// How somebody at the same device is called; one's own name if left out.
    name: Option<String>,
}

/// A move, in notation or as a structured choice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    /// Whose move it is.
    #[schema(value_type = u8)]
    seat: Seat,
    /// In notation.
    #[serde(rename = "move")]
    text: Option<String>,
    /// Or as a structured choice, as `moves` lists it.
    choice: Option<Value>,
    /// The last number the sender saw of this seat's stream.
    seen: u64,
    /// What the sender calls this move, 1 to 64 characters: sent again under the same name it isn't played again.
    id: String,
}

/// A move that one wonders about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    #[schema(value_type = u8)]
    seat: Seat,
    #[serde(rename = "move")]
    text: Option<String>,
    choice: Option<Value>,
}

/// The move would be allowed.
#[derive(Serialize, ToSchema)]
pub(super) struct Allowed {
    allowed: bool,
}

/// Which seat is meant.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OneSeat {
    #[schema(value_type = u8)]
    pub(super) seat: Seat,
}

/// The tables that are open or being played; the latest 500 of them.
#[utoipa::path(get, path = "/api/tables", params(Which), responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn lobby(
    State(hall): House,
    Speaks(lang): Speaks,
    Query(which): Query<Which>,
) -> Json<Vec<TableInfo>> {
    let stage = which.stage.map(|stage| match stage {
        StageAsked::Open => Stage::Open,
        StageAsked::Running => Stage::Running,
    });
    let wanted = |listed: &Listed| {
        !listed.desk.manner.private
            && stage.is_none_or(|stage| listed.desk.stage() == stage)
            && which.game.as_ref().is_none_or(|game| listed.desk.game == *game)
    };
    let mut listed = hall.lobby(wanted);
    listed.sort_by_key(|listed| std::cmp::Reverse(listed.desk.touched));
    Json(listed.iter().take(MOST_LISTED).map(|listed| listed.desk.info(lang, Seats::NONE)).collect())
}

/// Open a table. Whoever does is its host.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = TableInfo)))]
pub(super) async fn open(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(by): Known,
    caller: Caller,
    Sent(new): Sent<NewTable>,
) -> Result<impl IntoResponse, Problem> {
    let id = set_up(&hall, &by, caller, new).await?;
    let seen = hall.look(id, None, Viewer::Spectator, lang, None, false).await?;
    Ok((StatusCode::CREATED, Json(seen.table)))
}

async fn set_up(hall: &Arc<Hall>, by: &Person, caller: Caller, new: NewTable) -> Result<Id, Problem> {
    let NewTable { game, players, options, sit, bots, time, private, brought, window } = new;
    if brought.is_some() {
        hall.gate.bring(caller, by.id)?;
    }
    let options = table::options::from_json(&options).map_err(|error| Problem::Setup(error.to_string()))?;
    let manner = Manner { time, private, window, rematch_of: None };
    may_open(hall, caller, by.id)?;
    hall.open(by, Opening { game, players, options, sit, brought, bots, manner }).await
}

/// Whether somebody may have one more table; on the house's own machine as many as he likes.
pub(super) fn may_open(hall: &Hall, caller: Caller, by: Id) -> Result<(), Problem> {
    if caller.local {
        return Ok(());
    }
    hall.has_room(by)?;
    hall.gate.open(by)
}

/// Play a game at once: a table is opened, bots of the house take all other seats, and the game begins.
#[utoipa::path(post, path = "/api/play", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = TableInfo)))]
pub(super) async fn play_now(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(by): Known,
    caller: Caller,
    Sent(mut new): Sent<NewTable>,
) -> Result<impl IntoResponse, Problem> {
    let game = live::game(&new.game)?;
    let options = table::options::from_json(&new.options).unwrap_or_default();
    let players = new.players.unwrap_or_else(|| (game.fewest)(&options));
    let others = players.saturating_sub(usize::from(new.sit));
    let best = game.bots.last().copied().unwrap_or("random").to_owned();
    // Those that were named, then the best one; too many are refused.
    new.bots.resize(others.max(new.bots.len()).min(table::MAX_SEATS + 1), best);
    let id = set_up(&hall, &by, caller, new).await?;
    let table = At { hall, lang, by, id }.table_after(Command::Start).await?;
    Ok((StatusCode::CREATED, table))
}

/// Look at a table: all that one may see from there now, and what one missed.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path), Looking), security((), ("token" = [])),
    responses((status = 200, body = Seen)))]
pub(super) async fn look(
    State(hall): House,
    Speaks(lang): Speaks,
    Maybe(by): Maybe,
    AtTable(id): AtTable,
    Query(looking): Query<Looking>,
) -> Result<Json<Seen>, Problem> {
    let by = by.map(|person| person.id);
    let (viewer, after) = (viewer(looking.r#as.as_deref())?, looking.after);
    let wait = Duration::from_secs(looking.wait.unwrap_or(0).min(LONGEST_WAIT));
    if !wait.is_zero()
        && let Ok(seen) = timeout(wait, hall.look(id, by, viewer, lang, after, true)).await
    {
        return seen.map(Json);
    }
    hall.look(id, by, viewer, lang, after, false).await.map(Json)
}

/// Take any seat that is free.
#[utoipa::path(post, path = "/api/tables/{table}/join", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn join(at: At) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Sit { seat: None, name: None, brought: None }).await
}

/// Leave the table before the game begins. A host hands it to somebody who sits there, or closes it.
#[utoipa::path(post, path = "/api/tables/{table}/leave", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn leave(at: At) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Leave).await
}

/// Take a seat, or, as the host, give it to a bot of the house.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", request_body = Taking, security(("token" = [])),
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn sit(
    at: At,
    AtSeat(seat): AtSeat,
    Sent(taking): Sent<Taking>,
) -> Result<Json<TableInfo>, Problem> {
    let what = if let Some(bot) = taking.bot {
        Command::SeatBot { seat, bot }
    } else {
        let name = called(&at.hall, &at.by, taking.name).await?;
        Command::Sit { seat: Some(seat), name, brought: None }
    };
    at.table_after(what).await
}

/// How somebody at the same device is called: not by a name that somebody else has kept.
async fn called(hall: &Hall, by: &Person, name: Option<String>) -> Result<Option<String>, Problem> {
    let Some(name) = name else { return Ok(None) };
    let name = people::check_name(&name)?;
    let keeper = hall.store.keeper_of(&people::fold(&name)).await?;
    if keeper.is_some_and(|keeper| keeper.person.id != by.id) {
        return Err(Problem::NameKept);
    }
    Ok(Some(name))
}

/// Free a seat: one's own, or, as the host, anybody's.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", security(("token" = [])),
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn rise(at: At, AtSeat(seat): AtSeat) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Rise { seat }).await
}

/// Start the game: the host's to do, once every seat is taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn start(at: At) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Start).await
}

/// Make a move. The answer comes when it is stored.
#[utoipa::path(post, path = "/api/tables/{table}/moves", params(("table" = String, Path)), request_body = Play,
    security(("token" = [])), responses((status = 200, body = Played)))]
pub(super) async fn play(at: At, Sent(play): Sent<Play>) -> Result<Json<Played>, Problem> {
    let wanted = Wanted::of(play.text, play.choice)?;
    let what = Command::Play { seat: play.seat, wanted, seen: play.seen, id: play.id };
    at.number_after(what).await
}

/// Ask whether a move would be allowed, and if not, why. Nothing is played.
#[utoipa::path(post, path = "/api/tables/{table}/why", params(("table" = String, Path)), request_body = Question,
    security(("token" = [])), responses((status = 200, body = Allowed)))]
pub(super) async fn why(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(by): Known,
    AtTable(id): AtTable,
    Sent(question): Sent<Question>,
) -> Result<Json<Allowed>, Problem> {
    let (by, seat, wanted) = (by.id, question.seat, Wanted::of(question.text, question.choice)?);
    hall.ask(id, |reply| Request::Why { by, lang, seat, wanted: wanted.clone(), reply }).await?;
    Ok(Json(Allowed { allowed: true }))
}

/// Give up a seat for good. A bot of the house plays on; whoever is left alone has won.
#[utoipa::path(post, path = "/api/tables/{table}/resign", params(("table" = String, Path)), request_body = OneSeat,
    security(("token" = [])), responses((status = 200, body = TableInfo)))]
pub(super) async fn resign(
    at: At,
    Sent(OneSeat { seat }): Sent<OneSeat>,
) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Resign { seat }).await
}

/// The game as a record, once it is over.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn record(State(hall): House, AtTable(id): AtTable) -> Result<String, Problem> {
    hall.ask(id, |reply| Request::Record { reply }).await
}
