//! What handlers take out of a request: who asks, in which language, and for what.

use crate::{
    desk::TableInfo,
    gate::Caller,
    hall::Hall,
    id::{Id, Token},
    live::{self, Shelved},
    people::Person,
    problem::Problem,
    store::Kind,
    table::{Command, Done},
    ties::Tie,
};
use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Request, rejection::BytesRejection},
    http::{HeaderMap, Method, header, request::Parts},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::{convert::Infallible, sync::Arc};
use table::{Lang, Seat, Viewer};
use utoipa::ToSchema;

/// The language that whoever asks speaks.
pub(super) struct Speaks(pub(super) Lang);

impl<S: Sync> FromRequestParts<S> for Speaks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Speaks, Infallible> {
        Ok(Speaks(speaks(&parts.headers, parts.uri.query())))
    }
}

/// Where a page keeps the language that was chosen.
const LANG_COOKIE: &str = "tablee-lang";

/// `lang=fr` in the address, or else what was chosen on a page, or else the first language of `Accept-Language` that the
/// house speaks.
pub(super) fn speaks(headers: &HeaderMap, query: Option<&str>) -> Lang {
    let asked = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    if let Some(lang) = asked.and_then(|code| code.parse().ok()) {
        return lang;
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let kept = cookies.flat_map(|cookies| cookies.split(';')).find_map(|cookie| {
        let (name, code) = cookie.trim().split_once('=')?;
        code.parse().ok().filter(|_| name == LANG_COOKIE)
    });
    if let Some(lang) = kept {
        return lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let code = |range: &str| range.trim().get(..2).and_then(|code| code.to_lowercase().parse().ok());
    accepted.unwrap_or_default().split(',').find_map(code).unwrap_or_default()
}

/// Where a request comes from; [`guard`](super::guard::guard) has found it out.
impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Problem> {
        parts.extensions.get().copied().ok_or_else(|| Problem::Broken("a request came from nowhere".into()))
    }
}

/// A page of this house sends the request, and no other site's.
#[derive(Copy, Clone)]
pub(super) struct OwnPage;

/// What a session's cookie is called. Over https browsers let nobody but the house itself set it.
pub(super) fn cookie_name(hall: &Hall) -> &'static str {
    if hall.is_https() { "__Host-tablee" } else { "tablee" }
}

/// What somebody shows to be let in.
pub(super) struct Shown {
    pub(super) token: Option<Token>,
    /// His browser shows it by itself.
    cookie: bool,
}

impl FromRequestParts<Arc<Hall>> for Shown {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Shown, Problem> {
        if let Some(shown) = parts.headers.get(header::AUTHORIZATION) {
            let token = shown.to_str().ok().and_then(|shown| shown.strip_prefix("Bearer "));
            let token = Token::shown(token.ok_or(Problem::BadToken)?.trim());
            return Ok(Shown { token: Some(token), cookie: false });
        }
        let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let token = cookies.flat_map(|cookies| cookies.split(';')).find_map(|cookie| {
            cookie.trim().strip_prefix(cookie_name(hall)).and_then(|rest| rest.strip_prefix('='))
        });
        // Browsers send cookies along with whatever any page asks for.
        let changes = !matches!(parts.method, Method::GET | Method::HEAD);
        if token.is_some() && changes && parts.extensions.get::<OwnPage>().is_none() {
            return Err(Problem::Origin);
        }
        Ok(Shown { token: token.map(Token::shown), cookie: true })
    }
}

/// Whoever asks, if he says so.
pub(super) struct Maybe(pub(super) Option<Person>);

impl FromRequestParts<Arc<Hall>> for Maybe {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Maybe, Problem> {
        let Shown { token: Some(token), cookie } = Shown::from_request_parts(parts, hall).await? else {
            return Ok(Maybe(None));
        };
        let caller = Caller::from_request_parts(parts, hall).await?;
        let account = match hall.store.account(&token.hash(), Kind::Session).await? {
            Some(account) => account,
            // A browser shows a cookie that is good no more: then it is nobody's.
            None if cookie => return Ok(Maybe(None)),
            None => return Err(Problem::BadToken),
        };
        if account.banned {
            return Err(Problem::Banned);
        }
        let person = account.person;
        hall.gate.ask(caller, person.id)?;
        hall.note_seen(person.id, account.seen, caller, speaks(&parts.headers, parts.uri.query()));
        Ok(Maybe(Some(person)))
    }
}

/// Somebody the house knows.
pub(super) struct Known(pub(super) Person);

impl FromRequestParts<Arc<Hall>> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Known, Problem> {
        let Maybe(person) = Maybe::from_request_parts(parts, hall).await?;
        person.map(Known).ok_or(Problem::NoToken)
    }
}

/// Somebody on the house's own machine who doesn't come through a proxy: what is measured counts secret choices, too.
pub(super) struct Near;

impl<S: Sync> FromRequestParts<S> for Near {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Near, Problem> {
        let caller = Caller::from_request_parts(parts, state).await?;
        if caller.near { Ok(Near) } else { Err(Problem::NoSuchPage) }
    }
}

/// The host of the house: he shows the key that lies in its folder, and comes through no proxy. Nobody else learns that there is such a page.
pub(super) struct Host;

impl FromRequestParts<Arc<Hall>> for Host {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Host, Problem> {
        let shown = Shown::from_request_parts(parts, hall).await?.token;
        let direct = Caller::from_request_parts(parts, hall).await?.direct;
        // Hashes are compared: how far they agree tells nothing of the key.
        let is_his = direct && shown.is_some_and(|token| token.hash() == hall.key);
        if is_his { Ok(Host) } else { Err(Problem::NoSuchPage) }
    }
}

/// The person in the address.
pub(super) struct OfPerson(pub(super) Id);

impl<S: Sync> FromRequestParts<S> for OfPerson {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<OfPerson, Problem> {
        // /api/people/ID/… or /api/me/bots/ID
        let path = parts.uri.path();
        let place = if path.starts_with("/api/me/") { 4 } else { 3 };
        let id = path.split('/').nth(place).unwrap_or_default();
        id.parse().map(OfPerson).map_err(|_| Problem::NoSuchPerson)
    }
}

/// The deck in the address.
pub(super) struct OfDeck(pub(super) Id);

impl<S: Sync> FromRequestParts<S> for OfDeck {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<OfDeck, Problem> {
        // /api/me/decks/ID
        let id = parts.uri.path().split('/').nth(4).unwrap_or_default();
        id.parse().map(OfDeck).map_err(|_| Problem::NoSuchDeck)
    }
}

/// The table in the address.
pub(super) struct AtTable(pub(super) Id);

impl<S: Sync> FromRequestParts<S> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<AtTable, Problem> {
        // /api/tables/ID/…
        let id = parts.uri.path().split('/').nth(3).unwrap_or_default();
        id.parse().map(AtTable).map_err(|_| Problem::NoSuchTable)
    }
}

/// Somebody who wants something done at the table in the address.
pub(super) struct At {
    pub(super) hall: Arc<Hall>,
    pub(super) lang: Lang,
    pub(super) by: Person,
    pub(super) id: Id,
}

impl FromRequestParts<Arc<Hall>> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<At, Problem> {
        let lang = speaks(&parts.headers, parts.uri.query());
        let Known(by) = Known::from_request_parts(parts, hall).await?;
        let AtTable(id) = AtTable::from_request_parts(parts, hall).await?;
        Ok(At { hall: Arc::clone(hall), lang, by, id })
    }
}

impl At {
    /// Does it, and answers with how the table stands then.
    pub(super) async fn table_after(&self, what: Command) -> Result<Json<TableInfo>, Problem> {
        match self.hall.command(self.id, &self.by, self.lang, what).await? {
            Done::Table(table) => Ok(Json(*table)),
            Done::Played(_) => Err(Problem::Broken("a table was answered with a move".into())),
        }
    }

    /// Does it, and answers with where the seat's stream stands then.
    pub(super) async fn number_after(&self, what: Command) -> Result<Json<Played>, Problem> {
        match self.hall.command(self.id, &self.by, self.lang, what).await? {
            Done::Played(number) => Ok(Json(Played { number })),
            Done::Table(_) => Err(Problem::Broken("a move was answered with a table".into())),
        }
    }
}

/// A move that was made or taken back, and is stored.
#[derive(Serialize, ToSchema)]
pub(super) struct Played {
    /// Where the seat's stream stands.
    number: u64,
}

/// What somebody wants to be to the person in the address.
pub(super) struct Tied(pub(super) Tie);

impl<S: Sync> FromRequestParts<S> for Tied {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Tied, Problem> {
        // /api/people/ID/TIE
        match parts.uri.path().split('/').nth(4).unwrap_or_default() {
            "mute" => Ok(Tied(Tie::Mute)),
            "block" => Ok(Tied(Tie::Block)),
            _ => Err(Problem::NoSuchPage),
        }
    }
}

/// The game in the address.
pub(super) struct OfGame(pub(super) &'static Shelved);

impl<S: Sync> FromRequestParts<S> for OfGame {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<OfGame, Problem> {
        // /api/games/GAME/…
        live::game(parts.uri.path().split('/').nth(3).unwrap_or_default()).map(OfGame)
    }
}

/// The seat in the address.
pub(super) struct AtSeat(pub(super) Seat);

impl<S: Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<AtSeat, Problem> {
        // /api/tables/ID/seats/SEAT
        let seat = parts.uri.path().split('/').nth(5).unwrap_or_default();
        seat.parse().map(AtSeat).map_err(|_| Problem::NoSuchSeat)
    }
}

/// What is asked behind the question mark.
pub(super) struct Query<T>(pub(super) T);

impl<S: Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        query.map(|query| Query(query.0)).map_err(|error| Problem::Malformed(error.body_text()))
    }
}

/// What was sent, as JSON. An empty body is an empty object.
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Sent<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.map(|kind| kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase());
        let bytes = axum::body::Bytes::from_request(request, hall).await.map_err(|error| match error {
            BytesRejection::FailedToBufferBody(error) if error.status() == 413 => Problem::TooLarge,
            error => Problem::Malformed(error.body_text()),
        })?;
        let body: &[u8] = match kind.as_deref() {
            None | Some("application/json") if bytes.is_empty() => b"{}",
            Some("application/json") => &bytes,
            _ => return Err(Problem::MediaType),
        };
        // An object, never a list of its fields.
        let sent: Result<Map<String, Value>, _> = serde_json::from_slice(body);
        let sent = sent.and_then(|fields| serde_json::from_value(Value::Object(fields)));
        sent.map(Sent).map_err(|error| Problem::Malformed(error.to_string()))
    }
}

/// A seat's number or `spectator`, as it stands behind the question mark.
pub(super) fn viewer(text: Option<&str>) -> Result<Viewer, Problem> {
    text.map_or(Ok(Viewer::Spectator), |text| text.parse().map_err(Problem::Malformed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_addresss_or_the_first_one_known() {
        let says = |accepted: &'static str, query| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            speaks(&headers, query)
        };
        assert_eq!(says("fr-CH, de;q=0.8", None), Lang::Fr);
        assert_eq!(says("es, DE-at;q=0.8, en", None), Lang::De);
        assert_eq!(says("fr", Some("as=0&lang=de")), Lang::De);
        assert_eq!(says("fr", Some("lang=la")), Lang::Fr);
        assert_eq!(says("é", None), Lang::En);
        assert_eq!(speaks(&HeaderMap::new(), None), Lang::En);
    }
}
