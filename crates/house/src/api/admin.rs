//! What the host of the house does, through `tablee admin`. He shows the key that lies in its folder.
#![allow(unused_qualifications, reason = "the macros that describe the API write them")]

use super::{
    extract::{Host, Query, Sent, Speaks},
    tables::House,
    together::{FINE, Fine},
};
use crate::{
    chat::{self, Report},
    desk::TableInfo,
    hall::{Decided, Hall},
    id::{Id, Token},
    message::Said,
    people::{self, Account, Person},
    problem::Problem,
    table::{Done, Request},
};
use axum::{Json, extract::State};
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use table::Seats;
use utoipa::{IntoParams, ToSchema};

/// Whom or what is meant.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Whom {
    /// An id, or a name that only one person has.
    who: String,
}

/// Who isn't let in any more, or is again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ban {
    /// An id, a name that only one person has, an address, or a network such as `203.0.113.0/24`.
    who: String,
    banned: bool,
}

/// Which table is closed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Closing {
    #[schema(value_type = String)]
    table: Id,
}

/// What the host decides.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deciding {
    /// Whether nobody new is let in without an invitation.
    invite_only: Option<bool>,
    /// What everybody is told; nothing any more if it is empty.
    announcement: Option<String>,
}

/// Who is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Called {
    /// An id or a name.
    who: String,
}

/// Somebody, as the host may know him.
#[derive(Serialize, ToSchema)]
pub(super) struct Somebody {
    #[serde(flatten)]
    person: Person,
    banned: bool,
    /// When he was last here, in milliseconds since 1970, and from where.
    seen: u64,
    address: String,
}

/// A password that was made up, to be handed to its owner.
#[derive(Serialize, ToSchema)]
pub(super) struct Reset {
    person: Person,
    password: String,
}

/// An invitation into the house, good once.
#[derive(Serialize, ToSchema)]
pub(super) struct Invite {
    invite: String,
    link: String,
}

/// Everybody who is meant by an id or a name.
async fn find(hall: &Hall, who: &str) -> Result<Vec<Account>, Problem> {
    if let Ok(id) = who.parse()
        && let Some(account) = hall.store.account_of(id).await?
    {
        return Ok(vec![account]);
    }
    hall.store.called(&people::fold(who)).await
}

/// The one person who is meant. Whoever has kept the name goes before guests who came earlier.
async fn one(hall: &Hall, who: &str) -> Result<Account, Problem> {
    let mut found = find(hall, who).await?;
    if let Some(keeper) = found.iter().position(|account| account.person.kept) {
        return Ok(found.swap_remove(keeper));
    }
    match found.len() {
        0 => Err(Problem::NoSuchPerson),
        1 => Ok(found.remove(0)),
        _ => {
            let ids: Vec<String> = found.iter().map(|account| account.person.id.to_string()).collect();
            Err(Problem::Malformed(format!("several are called that: say which by id, {}", ids.join(" or "))))
        }
    }
}

/// Look somebody up.
#[utoipa::path(get, path = "/api/admin/people", params(Called), responses((status = 200, body = Vec<Somebody>)))]
pub(super) async fn look_up(
    _: Host,
    State(hall): House,
    Query(called): Query<Called>,
) -> Result<Json<Vec<Somebody>>, Problem> {
    let somebody = |account: Account| Somebody {
        person: account.person,
        banned: account.banned,
        seen: account.seen,
        address: account.address,
    };
    Ok(Json(find(&hall, &called.who).await?.into_iter().map(somebody).collect()))
}

/// Let somebody in no more, or again.
#[utoipa::path(post, path = "/api/admin/ban", request_body = Ban, responses((status = 200, body = Fine)))]
pub(super) async fn ban(
    _: Host,
    State(hall): House,
    Sent(Ban { who, banned }): Sent<Ban>,
) -> Result<Json<Fine>, Problem> {
    let net = who.parse::<IpNet>().or_else(|_| who.parse::<IpAddr>().map(IpNet::from));
    if let Ok(net) = net {
        let net = net.trunc();
        let text = net.to_string();
        let stored = hall.store.ban_net(&text, banned, hall.clock.now());
        hall.in_time(stored, Problem::NotStored).await?;
        hall.gate.ban(net, banned);
        if banned {
            hall.visitors.hang_up_on(net);
        }
        return Ok(FINE);
    }
    let person = one(&hall, &who).await?.person.id;
    hall.in_time(hall.store.ban(person, banned), Problem::NotStored).await?;
    if banned {
        hall.visitors.hang_up(person);
        for bot in hall.store.bots_of(person).await? {
            hall.visitors.hang_up(bot.id);
        }
    }
    Ok(FINE)
}

/// Close a table, whatever it is in the middle of.
#[utoipa::path(post, path = "/api/admin/close", request_body = Closing, responses((status = 200, body = TableInfo)))]
pub(super) async fn close(
    _: Host,
    State(hall): House,
    Sent(Closing { table }): Sent<Closing>,
) -> Result<Json<TableInfo>, Problem> {
    let closed = hall.ask(table, |reply| Request::Close { unless_begun: false, reply });
    match hall.in_time(closed, Problem::Paused).await? {
        Done::Table(table) => Ok(Json(*table)),
        Done::Played(_) => Err(Problem::Broken("a table was answered with a move".into())),
    }
}

/// Give somebody a new password who has forgotten his. All his sessions end.
#[utoipa::path(post, path = "/api/admin/password", request_body = Whom, responses((status = 200, body = Reset)))]
pub(super) async fn reset_password(
    _: Host,
    State(hall): House,
    Sent(Whom { who }): Sent<Whom>,
) -> Result<Json<Reset>, Problem> {
    let account = one(&hall, &who).await?;
    if !account.person.kept {
        return Err(Problem::Malformed(format!("{} is a guest, and has no password", account.person.name)));
    }
    let password = Id::fresh()?.to_string();
    let kept = people::keep(&hall, &account.person, &password, None);
    hall.in_time(kept, Problem::NotStored).await?;
    hall.visitors.hang_up(account.person.id);
    Ok(Json(Reset { person: account.person, password }))
}

/// Decide something for everybody.
#[utoipa::path(put, path = "/api/admin/house", request_body = Deciding, responses((status = 200, body = Fine)))]
pub(super) async fn decide(
    _: Host,
    State(hall): House,
    Sent(deciding): Sent<Deciding>,
) -> Result<Json<Fine>, Problem> {
    if let Some(only) = deciding.invite_only {
        let value = if only { "yes" } else { "no" };
        hall.in_time(hall.store.decide(Decided::INVITE_ONLY, value), Problem::NotStored).await?;
        hall.decided.set(Decided::INVITE_ONLY, value.into());
    }
    if let Some(text) = deciding.announcement {
        let text = if text.trim().is_empty() { "" } else { chat::check(&text)? };
        hall.in_time(hall.store.decide(Decided::ANNOUNCEMENT, text), Problem::NotStored).await?;
        hall.decided.set(Decided::ANNOUNCEMENT, text.into());
        hall.visitors.tell_all(&Said::Announcement { words: hall.decided.announcement() });
    }
    Ok(FINE)
}

/// Make an invitation into the house.
#[utoipa::path(post, path = "/api/admin/invites", responses((status = 200, body = Invite)))]
pub(super) async fn invite(_: Host, State(hall): House) -> Result<Json<Invite>, Problem> {
    let token = Token::fresh()?;
    hall.in_time(hall.store.add_invite(&token.hash(), hall.clock.now()), Problem::NotStored).await?;
    let invite = token.into_text();
    let link = format!("{}/#invite={invite}", hall.public.as_deref().unwrap_or_default());
    Ok(Json(Invite { invite, link }))
}

/// What people have reported.
#[utoipa::path(get, path = "/api/admin/reports", responses((status = 200, body = Vec<Report>)))]
pub(super) async fn reports(_: Host, State(hall): House) -> Result<Json<Vec<Report>>, Problem> {
    hall.store.reports().await.map(Json)
}

/// All of it has been looked at.
#[utoipa::path(delete, path = "/api/admin/reports", responses((status = 200, body = Fine)))]
pub(super) async fn clear_reports(_: Host, State(hall): House) -> Result<Json<Fine>, Problem> {
    hall.in_time(hall.store.clear_reports(), Problem::NotStored).await?;
    Ok(FINE)
}

/// All tables that aren't over, private ones too.
#[utoipa::path(get, path = "/api/admin/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn tables(_: Host, State(hall): House, Speaks(lang): Speaks) -> Json<Vec<TableInfo>> {
    Json(hall.lobby(|_| true).iter().map(|listed| listed.desk.info(lang, Seats::NONE)).collect())
}
