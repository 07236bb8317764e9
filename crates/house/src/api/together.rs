//! What people at a table do beside playing: take back, agree, step aside and come back, talk, invite, go on, look back.
#![allow(unused_qualifications, reason = "the macros that describe the API write them")]

use super::{
    extract::{At, AtSeat, AtTable, Known, Maybe, Played, Query, Sent, Speaks},
    tables::{House, OneSeat, may_open},
};
use crate::{
    chat::{self, Line},
    desk::TableInfo,
    entry::Deal,
    gate::Caller,
    id::Id,
    message::Said,
    order::Change,
    problem::Problem,
    sight::Step,
    table::{Command, Request},
};
use axum::{Json, extract::State, http::StatusCode, response::IntoResponse};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Viewer};
use utoipa::{IntoParams, ToSchema};

/// The most steps of a replay, and the most lines of chat, that are told at once.
const MOST: usize = 100;

/// Which move is taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TakingBack {
    #[schema(value_type = u8)]
    seat: Seat,
    /// The last number the sender saw of this seat's stream.
    seen: u64,
}

/// A standing order.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ordering {
    /// Those that hold from now on, separated by spaces where the game lets them combine; none of them at all if it is empty,
    /// and none left any more, as before one was, without it.
    order: Option<String>,
    /// Or: one or more that hold as well, instead of those of the same name.
    add: Option<String>,
    /// Or: one or more that hold no longer.
    drop: Option<String>,
}

/// Something that a seat brings to the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Bringing {
    /// As the game has it, such as a deck in plain text: `ready` of the game has examples. Nothing any more if left out.
    brought: Option<Value>,
}

/// What is uncovered.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Uncovering {
    /// All seats are covered if left out.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Something to agree on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Proposal {
    what: Deal,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Saying {
    /// 1 to 500 characters of plain text.
    text: String,
}

/// A line that one finds wrong.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Complaint {
    line: u64,
    /// What is wrong with it, for the host of the house.
    #[serde(default)]
    words: String,
}

/// Which lines are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// Only those after this number.
    after: Option<u64>,
}

/// Whom one invites.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Inviting {
    #[schema(value_type = String)]
    person: Id,
}

/// How one looks back.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LookingBack {
    /// A seat's number, `spectator`, or `open` for all hands at once, which is what one gets if it is left out.
    r#as: Option<String>,
    /// Only the steps after this number; -1, the default, begins with the start.
    after: Option<i64>,
    /// So many steps; 100 at most.
    most: Option<usize>,
    /// en, fr or de.
    #[allow(dead_code, reason = "read for every request alike")]
    #[param(value_type = Option<String>)]
    lang: Option<String>,
}

/// Something was done.
#[derive(Serialize, ToSchema)]
pub(super) struct Fine {
    ok: bool,
}

pub(super) const FINE: Json<Fine> = Json(Fine { ok: true });

/// Take a seat's last move back: if it was quiet, and as far as one may know nobody has chosen since.
#[utoipa::path(post, path = "/api/tables/{table}/back", params(("table" = String, Path)), request_body = TakingBack,
    security(("token" = [])), responses((status = 200, body = Played)))]
pub(super) async fn back(
    at: At,
    Sent(TakingBack { seat, seen }): Sent<TakingBack>,
) -> Result<Json<Played>, Problem> {
    at.number_after(Command::Back { seat, seen }).await
}

/// Leave a standing order, or take it back. Nobody else learns of it.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}/order", request_body = Ordering, security(("token" = [])),
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = TableInfo)))]
pub(super) async fn order(
    at: At,
    caller: Caller,
    AtSeat(seat): AtSeat,
    Sent(Ordering { order, add, drop }): Sent<Ordering>,
) -> Result<Json<TableInfo>, Problem> {
    let change = match (order, add, drop) {
        (order, None, None) => Change::Leave(order),
        (None, Some(add), None) => Change::Add(add),
        (None, None, Some(drop)) => Change::Drop(drop),
        _ => return Err(Problem::Malformed("send one of “order”, “add” and “drop”".into())),
    };
    at.hall.gate.order(caller, at.by.id)?;
    at.table_after(Command::Order { seat, change }).await
}

/// Bring something to the game in secret before it begins, such as a deck, or take it back. Nobody else learns of it until the game is over.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}/brought", request_body = Bringing, security(("token" = [])),
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = TableInfo)))]
pub(super) async fn bring(
    at: At,
    caller: Caller,
    AtSeat(seat): AtSeat,
    Sent(Bringing { brought }): Sent<Bringing>,
) -> Result<Json<TableInfo>, Problem> {
    at.hall.gate.bring(caller, at.by.id)?;
    at.table_after(Command::Bring { seat, what: brought }).await
}

/// Uncover one of several seats of one's own; the others are covered, and what one sees there isn't told.
#[utoipa::path(put, path = "/api/tables/{table}/uncovered", params(("table" = String, Path)), request_body = Uncovering,
    security(("token" = [])), responses((status = 200, body = Fine)))]
pub(super) async fn uncover(
    State(hall): House,
    Known(by): Known,
    AtTable(id): AtTable,
    Sent(Uncovering { seat }): Sent<Uncovering>,
) -> Result<Json<Fine>, Problem> {
    hall.ask(id, |reply| Request::Uncover { by: by.id, seat, reply }).await?;
    Ok(FINE)
}

/// Take one's seat back from the bot that has played meanwhile.
#[utoipa::path(post, path = "/api/tables/{table}/retake", params(("table" = String, Path)), request_body = OneSeat,
    security(("token" = [])), responses((status = 200, body = TableInfo)))]
pub(super) async fn retake(
    at: At,
    Sent(OneSeat { seat }): Sent<OneSeat>,
) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Retake { seat }).await
}

/// Call in a bot for whoever keeps a table without clocks waiting for more than five minutes.
#[utoipa::path(post, path = "/api/tables/{table}/call", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn call(at: At) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::CallBot).await
}

/// Propose to pause, to resume or to abort the game, or agree to it. It is done when all people at the table agree.
#[utoipa::path(post, path = "/api/tables/{table}/offer", params(("table" = String, Path)), request_body = Proposal,
    security(("token" = [])), responses((status = 200, body = TableInfo)))]
pub(super) async fn propose(
    at: At,
    Sent(Proposal { what }): Sent<Proposal>,
) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Agree(what)).await
}

/// Don't agree to what is proposed.
#[utoipa::path(delete, path = "/api/tables/{table}/offer", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn decline(at: At) -> Result<Json<TableInfo>, Problem> {
    at.table_after(Command::Decline).await
}

/// What was said at a table, without those one doesn't want to hear.
#[utoipa::path(get, path = "/api/tables/{table}/chat", params(("table" = String, Path), Since), security((), ("token" = [])),
    responses((status = 200, body = Vec<Line>)))]
pub(super) async fn hear(
    State(hall): House,
    Maybe(by): Maybe,
    AtTable(id): AtTable,
    Query(since): Query<Since>,
) -> Result<Json<Vec<Line>>, Problem> {
    let mut lines = hall.store.said(id, since.after.unwrap_or(0), MOST as u32).await?;
    if let Some(by) = by {
        lines.retain(|line| hall.ties.hears(by.id, line.person));
    }
    Ok(Json(lines))
}

/// Say something at a table where one sits.
#[utoipa::path(post, path = "/api/tables/{table}/chat", params(("table" = String, Path)), request_body = Saying,
    security(("token" = [])), responses((status = 201, body = Line)))]
pub(super) async fn say(
    State(hall): House,
    Known(by): Known,
    AtTable(id): AtTable,
    Sent(Saying { text }): Sent<Saying>,
) -> Result<impl IntoResponse, Problem> {
    let text = chat::check(&text)?;
    let desk = hall.desk(id).await?;
    if desk.seats_of(by.id).is_empty() && desk.host != by.id {
        return Err(Problem::NotAtTable);
    }
    hall.gate.say(by.id)?;
    let line = hall.in_time(hall.store.say(id, &by, text, hall.clock.now()), Problem::NotStored).await?;
    hall.tell(id, Request::Say(line.clone()));
    Ok((StatusCode::CREATED, Json(line)))
}

/// Report a line to the host of the house.
#[utoipa::path(post, path = "/api/tables/{table}/report", params(("table" = String, Path)), request_body = Complaint,
    security(("token" = [])), responses((status = 201, body = Fine)))]
pub(super) async fn report(
    State(hall): House,
    Known(by): Known,
    AtTable(id): AtTable,
    Sent(complaint): Sent<Complaint>,
) -> Result<impl IntoResponse, Problem> {
    let words = if complaint.words.is_empty() { "" } else { chat::check(&complaint.words)? };
    hall.gate.say(by.id)?;
    let line = hall.store.line(id, complaint.line).await?.ok_or(Problem::NoSuchLine)?;
    hall.in_time(hall.store.report(by.id, id, &line, words, hall.clock.now()), Problem::NotStored).await?;
    Ok((StatusCode::CREATED, FINE))
}

/// Invite somebody one has sat at a table with before.
#[utoipa::path(post, path = "/api/tables/{table}/invitations", params(("table" = String, Path)), request_body = Inviting,
    security(("token" = [])), responses((status = 201, body = Fine)))]
pub(super) async fn invite(
    State(hall): House,
    Known(by): Known,
    AtTable(id): AtTable,
    Sent(Inviting { person }): Sent<Inviting>,
) -> Result<impl IntoResponse, Problem> {
    let desk = hall.desk(id).await?;
    if desk.seats_of(by.id).is_empty() && desk.host != by.id {
        return Err(Problem::NotAtTable);
    }
    if desk.stage() != crate::desk::Stage::Open {
        return Err(Problem::Begun);
    }
    hall.gate.invite(by.id)?;
    if person == by.id || !hall.store.have_met(by.id, person).await? {
        return Err(Problem::NotMet);
    }
    // Whoever is blocked isn't told so.
    if !hall.ties.apart(by.id, person) && hall.ties.hears(person, by.id) {
        let invited = hall.store.invite(id, person, by.id, hall.clock.now());
        hall.in_time(invited, Problem::NotStored).await?;
        hall.visitors.tell(person, &Said::Invited { table: id, by });
    }
    Ok((StatusCode::CREATED, FINE))
}

/// Go on after a game with another one at a new table, with the same people, bots and options. Whoever else wants to finds the
/// same table.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path)), security(("token" = [])),
    responses((status = 201, body = TableInfo)))]
pub(super) async fn rematch(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(by): Known,
    caller: Caller,
    AtTable(id): AtTable,
) -> Result<impl IntoResponse, Problem> {
    let old = hall.desk(id).await?;
    let may_bring = || hall.gate.bring(caller, by.id);
    let (next, new) = hall.rematch(&by, &old, || may_open(&hall, caller, by.id), may_bring).await?;
    // Everybody hears of it once, but for those who don't want to hear of him.
    let others = old.persons().into_iter().filter(|person| new && *person != by.id);
    for person in others.filter(|person| hall.ties.hears(*person, by.id)) {
        hall.visitors.tell(person, &Said::Rematch { table: id, next });
    }
    let seen = hall.look(next, None, Viewer::Spectator, lang, None, false).await?;
    Ok((StatusCode::CREATED, Json(seen.table)))
}

/// Look back at a finished game, step by step.
#[utoipa::path(get, path = "/api/tables/{table}/replay", params(("table" = String, Path), LookingBack),
    responses((status = 200, body = Vec<Step>)))]
pub(super) async fn replay(
    State(hall): House,
    Speaks(lang): Speaks,
    AtTable(id): AtTable,
    Query(looking): Query<LookingBack>,
) -> Result<Json<Vec<Step>>, Problem> {
    let viewer = match looking.r#as.as_deref() {
        None | Some("open") => None,
        Some(text) => Some(text.parse().map_err(Problem::Malformed)?),
    };
    let (after, most) = (looking.after.unwrap_or(-1), looking.most.unwrap_or(MOST).min(MOST));
    hall.ask(id, |reply| Request::Replay { viewer, after, most, lang, reply }).await.map(Json)
}
