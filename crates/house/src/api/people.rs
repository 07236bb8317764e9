//! Coming in and going out, and who one is.
#![allow(unused_qualifications, reason = "the macros that describe the API write them")]

use super::{
    extract::{Known, Maybe, Query, Sent, Shown, Speaks, cookie_name},
    tables::House,
    together::{FINE, Fine},
};
use crate::{
    gate::Caller,
    hall::Hall,
    id::{Id, Token},
    people::{self, Newcomer, Person},
    problem::Problem,
    store::Kind,
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// How long a browser keeps a session's cookie, in seconds: as long as browsers do.
const COOKIE_AGE: u32 = 400 * 86_400;

/// Who comes in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Coming {
    /// 1 to 24 characters.
    #[schema(example = "Ada")]
    name: String,
    /// Whether a program plays under this name; everybody at the table sees it.
    #[serde(default)]
    bot: bool,
    /// An invitation, where the house lets nobody in without one.
    #[serde(default)]
    invite: Option<String>,
    /// Puts the token into a cookie that scripts can't read, for pages of the house.
    #[serde(default)]
    cookie: bool,
}

/// Who signs in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Signing {
    name: String,
    password: String,
    /// Puts the token into a cookie that scripts can't read, for pages of the house.
    #[serde(default)]
    cookie: bool,
}

/// Who comes back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Returning {
    /// What stands at the end of the return link.
    link: String,
    /// Puts the token into a cookie that scripts can't read, for pages of the house.
    #[serde(default)]
    cookie: bool,
}

/// Somebody who came in, and the token that lets him act from now on. It is told this once.
#[derive(Serialize, ToSchema)]
pub(super) struct Welcomed {
    person: Person,
    /// Not there if it is in a cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Which sessions end.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Leaving {
    /// All of one's sessions on all devices end, and the return link with them.
    #[serde(default)]
    everywhere: bool,
}

/// A password, and the one it replaces.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    /// 8 to 200 characters.
    password: String,
    /// Where there is one already.
    old: Option<String>,
}

/// One's password, said again where there is one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Again {
    password: Option<String>,
}

/// Oneself.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    #[serde(flatten)]
    person: Person,
    /// Where notices are sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    mail: Option<String>,
    /// Whether the code that was sent there has come back.
    mail_confirmed: bool,
}

/// The link that brings one back on another device. Whoever has it is let in: keep it to yourself.
#[derive(Serialize, ToSchema)]
pub(super) struct ReturnLink {
    link: String,
}

/// A token in the answer's body, or in a cookie.
pub(super) fn welcomed(hall: &Hall, person: Person, token: Token, cookie: bool) -> impl IntoResponse + use<> {
    let mut headers = HeaderMap::new();
    let mut token = Some(token.into_text());
    if cookie && let Some(Ok(value)) = token.take().map(|token| set_cookie(hall, &token, COOKIE_AGE)) {
        headers.insert(header::SET_COOKIE, value);
    }
    (StatusCode::CREATED, headers, Json(Welcomed { person, token }))
}

fn set_cookie(hall: &Hall, token: &str, age: u32) -> Result<HeaderValue, header::InvalidHeaderValue> {
    let (name, secure) = (cookie_name(hall), if hall.is_https() { "; Secure" } else { "" });
    HeaderValue::from_str(&format!("{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"))
}

/// Come in under a name.
#[utoipa::path(post, path = "/api/people", request_body = Coming, responses((status = 201, body = Welcomed)))]
pub(super) async fn come_in(
    State(hall): House,
    Speaks(lang): Speaks,
    caller: Caller,
    Sent(new): Sent<Coming>,
) -> Result<impl IntoResponse, Problem> {
    people::check_name(&new.name)?;
    hall.gate.newcomer(caller)?;
    let invite = if hall.decided.invite_only() {
        let invite = new.invite.as_deref().ok_or(Problem::InviteOnly)?;
        Some(Token::shown(invite.trim()).hash())
    } else {
        None
    };
    let address = caller.address.to_string();
    let newcomer = Newcomer { name: &new.name, bot: new.bot, owner: None, address, lang, invite };
    let (person, token) = hall.in_time(people::welcome(&hall, newcomer), Problem::NotStored).await?;
    Ok(welcomed(&hall, person, token, new.cookie))
}

/// Sign in under a name one has kept.
#[utoipa::path(post, path = "/api/session", request_body = Signing, responses((status = 201, body = Welcomed)))]
pub(super) async fn sign_in(
    State(hall): House,
    caller: Caller,
    Sent(signing): Sent<Signing>,
) -> Result<impl IntoResponse, Problem> {
    hall.gate.sign_in(caller, &people::fold(&signing.name))?;
    let signed_in = people::sign_in(&hall, &signing.name, &signing.password);
    let (person, token) = hall.in_time(signed_in, Problem::NotStored).await?;
    Ok(welcomed(&hall, person, token, signing.cookie))
}

/// Come back by one's return link, on any device.
#[utoipa::path(post, path = "/api/return", request_body = Returning, responses((status = 201, body = Welcomed)))]
pub(super) async fn come_back(
    State(hall): House,
    Sent(returning): Sent<Returning>,
) -> Result<impl IntoResponse, Problem> {
    // The whole link or only its end.
    let link = returning.link.trim().rsplit('#').next().unwrap_or_default();
    let account = hall.store.account(&Token::shown(link).hash(), Kind::Return).await?;
    let account = account.ok_or(Problem::BadLink)?;
    if account.banned {
        return Err(Problem::Banned);
    }
    let token = hall.in_time(people::admit(&hall, account.person.id), Problem::NotStored).await?;
    Ok(welcomed(&hall, account.person, token, returning.cookie))
}

/// Sign out, here or everywhere. A cookie is taken back in any case.
#[utoipa::path(delete, path = "/api/session", params(Leaving), security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn sign_out(
    State(hall): House,
    shown: Shown,
    Maybe(person): Maybe,
    Query(leaving): Query<Leaving>,
) -> Result<impl IntoResponse, Problem> {
    let token = shown.token.ok_or(Problem::NoToken)?.hash();
    if let Some(person) = person {
        let dropped = async {
            if leaving.everywhere {
                hall.store.drop_tokens(person.id, None).await
            } else {
                hall.store.drop_token(&token).await
            }
        };
        hall.in_time(dropped, Problem::NotStored).await?;
        // Whoever is still signed in elsewhere comes back by himself.
        hall.visitors.hang_up(person.id);
    }
    Ok((set_cookie(&hall, "", 0).map(|cookie| [(header::SET_COOKIE, cookie)]).ok(), FINE))
}

/// Who one is.
#[utoipa::path(get, path = "/api/me", security(("token" = [])), responses((status = 200, body = Me)))]
pub(super) async fn me(State(hall): House, Known(person): Known) -> Result<Json<Me>, Problem> {
    let account = hall.store.account_of(person.id).await?.ok_or(Problem::BadToken)?;
    let mail_confirmed = account.mail.is_some() && account.mail_code.is_none();
    Ok(Json(Me { person, mail: account.mail, mail_confirmed }))
}

/// The password must be said again where there is one.
async fn confirm(hall: &Hall, person: &Person, said: Option<&str>) -> Result<(), Problem> {
    let account = hall.store.account_of(person.id).await?.ok_or(Problem::BadToken)?;
    let Some(password) = account.password else { return Ok(()) };
    hall.gate.confirm(person.id)?;
    let said = said.ok_or(Problem::WrongPassword)?;
    if people::verify(said, &password).await? { Ok(()) } else { Err(Problem::WrongPassword) }
}

/// Keep one's name with a password, or change it; when it is changed all other sessions end, and the return link with them.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword, security(("token" = [])),
    responses((status = 200, body = Me)))]
pub(super) async fn keep_name(
    State(hall): House,
    shown: Shown,
    Known(person): Known,
    Sent(new): Sent<NewPassword>,
) -> Result<Json<Me>, Problem> {
    if person.bot {
        return Err(Problem::NotKept);
    }
    confirm(&hall, &person, new.old.as_deref()).await?;
    // Whoever keeps his name for the first time stays signed in everywhere.
    let stays = if person.kept { shown.token.map(|token| token.hash()) } else { Some(String::new()) };
    let kept = people::keep(&hall, &person, &new.password, stays.as_deref());
    hall.in_time(kept, Problem::NotStored).await?;
    if person.kept {
        hall.visitors.hang_up(person.id);
    }
    me(State(hall), Known(Person { kept: true, ..person })).await
}

/// Make a link that brings one back on another device; one made before is good no more.
#[utoipa::path(post, path = "/api/me/return", security(("token" = [])), responses((status = 201, body = ReturnLink)))]
pub(super) async fn return_link(
    State(hall): House,
    Known(person): Known,
) -> Result<impl IntoResponse, Problem> {
    let link = make_return_link(&hall, person.id).await?;
    Ok((StatusCode::CREATED, Json(ReturnLink { link })))
}

/// What stands behind the hash sign isn't sent to anybody when the link is opened, and gets into no log.
pub(super) async fn make_return_link(hall: &Hall, person: Id) -> Result<String, Problem> {
    let token = Token::fresh()?;
    let hash = token.hash();
    let added = hall.store.add_token(person, &hash, Kind::Return, hall.clock.now());
    hall.in_time(added, Problem::NotStored).await?;
    Ok(format!("{}/return#{}", hall.public.as_deref().unwrap_or_default(), token.into_text()))
}

/// Delete one's account: seats are given up, the name and what one said are forgotten, programs of one's own go too.
#[utoipa::path(delete, path = "/api/me", request_body = Again, security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn delete_me(
    State(hall): House,
    Known(person): Known,
    Sent(again): Sent<Again>,
) -> Result<impl IntoResponse, Problem> {
    confirm(&hall, &person, again.password.as_deref()).await?;
    hall.forget(person.id).await?;
    Ok((set_cookie(&hall, "", 0).map(|cookie| [(header::SET_COOKIE, cookie)]).ok(), FINE))
}

/// What everybody may know of the house.
#[derive(Serialize, ToSchema)]
pub(super) struct HouseInfo {
    /// What its host tells everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    announcement: Option<String>,
    /// Whether nobody new is let in without an invitation.
    invite_only: bool,
    /// Whether it sends mail.
    mail: bool,
    version: &'static str,
}

/// What everybody may know of the house.
#[utoipa::path(get, path = "/api/house", responses((status = 200, body = HouseInfo)))]
pub(super) async fn house(State(hall): House) -> Json<HouseInfo> {
    Json(HouseInfo {
        announcement: hall.decided.announcement(),
        invite_only: hall.decided.invite_only(),
        mail: hall.post.is_some(),
        version: env!("CARGO_PKG_VERSION"),
    })
}
