//! The JSON API: every address, what it takes and what it answers.

mod admin;
mod decks;
mod extract;
mod games;
mod guard;
mod mine;
mod page;
mod people;
mod tables;
mod tell;
mod together;

use crate::{
    gate::Caller,
    hall::Hall,
    message::{Asked, Said},
    problem::{Problem, Told},
    socket,
};
use axum::{
    Json, Router,
    extract::{
        DefaultBodyLimit, RawQuery, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection,
    },
    http::{StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    routing::get,
};
use extract::{Maybe, Near, Speaks};
use metrics_exporter_prometheus::PrometheusHandle;
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::{OpenApi, ToSchema, openapi::OpenApi as Document};
use utoipa_axum::{router::OpenApiRouter, routes};

/// The largest body the house takes, in bytes.
const LARGEST: usize = 64 << 10;

/// What goes wrong is told like this, with a fitting status.
#[derive(Serialize, ToSchema)]
struct Wrong {
    error: Told,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tablée",
        description = "A game house: open a table, sit down, play. See docs/protocol.md. Whatever goes wrong is answered with `{\"error\": \
            {\"code\": …, \"words\": …}}`; words are in the language of `lang=` or `Accept-Language` (en, fr, de).",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(Wrong, Asked, Said)),
    modifiers(&Bearer)
)]
struct Described;

/// Every request can go wrong, and is told so in the same way.
fn with_wrongs(mut document: Document) -> Document {
    use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
    let wrong = ContentBuilder::new().schema(Some(Ref::from_schema_name("Wrong"))).build();
    let wrong = ResponseBuilder::new()
        .description("Whatever goes wrong: 400 a wrong request, 401 no or a wrong token, 403 not one's own, 404 not there, \
            409 not now, 429 too often, 413 too large, 415 no JSON, 422 refused by the rules, 500 the house's fault, 503 it can't store or closes")
        .content("application/json", wrong)
        .build();
    for path in document.paths.paths.values_mut() {
        for operation in
            [&mut path.get, &mut path.post, &mut path.put, &mut path.delete].into_iter().flatten()
        {
            operation.responses.responses.insert("default".into(), wrong.clone().into());
        }
    }
    document
}

/// Requests show a token: `Authorization: Bearer TOKEN`.
struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, document: &mut Document) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        document
            .components
            .get_or_insert_default()
            .add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// All routes of the house.
pub(crate) fn router(hall: Arc<Hall>, metrics: PrometheusHandle) -> Router {
    let (router, document) = OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(games::shelf))
        .routes(routes!(games::rules))
        .routes(routes!(decks::ready))
        .routes(routes!(decks::fits))
        .routes(routes!(people::house))
        .routes(routes!(people::come_in))
        .routes(routes!(people::come_back))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::me, people::delete_me))
        .routes(routes!(people::keep_name))
        .routes(routes!(people::return_link))
        .routes(routes!(mine::my_tables))
        .routes(routes!(mine::my_games))
        .routes(routes!(mine::my_results))
        .routes(routes!(mine::my_feats))
        .routes(routes!(mine::met))
        .routes(routes!(mine::invitations, mine::decline_invitation))
        .routes(routes!(mine::ties))
        .routes(routes!(mine::tie, mine::untie))
        .routes(routes!(mine::my_bots, mine::make_bot))
        .routes(routes!(mine::unmake_bot))
        .routes(routes!(decks::my_decks, decks::keep_deck))
        .routes(routes!(decks::my_deck, decks::change_deck, decks::drop_deck))
        .routes(routes!(mine::set_mail, mine::confirm_mail, mine::no_mail))
        .routes(routes!(tables::play_now))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(tables::look))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::sit, tables::rise))
        .routes(routes!(tables::start))
        .routes(routes!(tables::play))
        .routes(routes!(tables::why))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::record))
        .routes(routes!(together::back))
        .routes(routes!(together::order))
        .routes(routes!(together::bring))
        .routes(routes!(together::uncover))
        .routes(routes!(together::retake))
        .routes(routes!(together::call))
        .routes(routes!(together::propose, together::decline))
        .routes(routes!(together::hear, together::say))
        .routes(routes!(together::report))
        .routes(routes!(together::invite))
        .routes(routes!(together::rematch))
        .routes(routes!(together::replay))
        .routes(routes!(admin::look_up))
        .routes(routes!(admin::ban))
        .routes(routes!(admin::close))
        .routes(routes!(admin::reset_password))
        .routes(routes!(admin::decide))
        .routes(routes!(admin::invite))
        .routes(routes!(admin::reports, admin::clear_reports))
        .routes(routes!(admin::tables))
        .routes(routes!(live))
        .routes(routes!(healthz))
        .split_for_parts();
    let document = with_wrongs(document);
    let messages = messages(&document);
    let document = serde_json::to_value(document).unwrap_or_default();
    router
        .route("/api/openapi.json", get(async move || Json(document)))
        .route("/api/messages.json", get(async move || Json(messages)))
        .route("/metrics", get(async move |_: Near| metrics.render()))
        .route("/", get(page::door))
        .route("/lobby", get(page::lobby))
        .route("/t/{table}", get(page::table))
        .route("/t/{table}/replay", get(page::replay))
        .route("/t/{table}/steps", get(page::steps))
        .route("/rules/{game}", get(page::rules))
        .route("/cards/{game}", get(page::cards))
        .route("/cards/{game}/{card}", get(page::card))
        .route("/cards/{game}/{card}/face", get(page::face))
        .route("/decks/{game}", get(decks::page))
        .route("/decks/{game}/edit", get(decks::editor))
        .route("/me", get(page::me))
        .route("/return", get(page::me))
        .route("/static/{version}/{name}", get(page::asset))
        .fallback(async || Problem::NoSuchPage)
        .method_not_allowed_fallback(async || Problem::Method)
        .layer(CatchPanicLayer::custom(|_| Problem::Broken("a request broke".into()).into_response()))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), guard::guard))
        .layer(middleware::from_fn(tell::tell))
        .with_state(hall)
}

/// The JSON Schemas of what is said over a WebSocket, taken from the API's own.
fn messages(document: &Document) -> Value {
    let components = serde_json::to_string(&document.components).unwrap_or_default();
    let components = components.replace("#/components/schemas/", "#/$defs/");
    let components: Value = serde_json::from_str(&components).unwrap_or_default();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What is said over the WebSocket at /api/live",
        "description": "A guest sends Asked (which may also carry a “ref”), the house sends Said.",
        "oneOf": [{ "$ref": "#/$defs/Asked" }, { "$ref": "#/$defs/Said" }],
        "$defs": components["schemas"],
    })
}

/// Everything live goes over this WebSocket; `/api/messages.json` has the schemas of what is said.
#[utoipa::path(get, path = "/api/live", responses((status = 101, description = "A WebSocket")))]
async fn live(
    State(hall): State<Arc<Hall>>,
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    caller: Caller,
    RawQuery(query): RawQuery,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return Problem::Malformed("this address speaks WebSocket".into()).into_response();
    };
    let counts = match hall.gate.connect(caller) {
        Ok(counts) => counts,
        Err(problem) => return problem.into_response(),
    };
    let packs = query.is_some_and(|query| query.split('&').any(|one| one == "packed"));
    let tasks = hall.tasks.clone();
    let upgrade = upgrade
        .max_message_size(socket::BEYOND_MEASURE)
        .max_frame_size(socket::BEYOND_MEASURE)
        .read_buffer_size(socket::BUFFER)
        .write_buffer_size(socket::BUFFER);
    upgrade.on_upgrade(move |socket| {
        tasks.track_future(socket::serve(socket, hall, (lang, packs), person, caller, counts))
    })
}

/// How the house is.
#[derive(Serialize, ToSchema)]
struct Health {
    ok: bool,
    words: String,
    version: &'static str,
}

/// Whether the house is well: open, and able to store.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = Health, description = "All is well"),
    (status = 503, body = Health, description = "Nothing can be stored at the moment")
))]
async fn healthz(State(hall): State<Arc<Hall>>, Speaks(lang): Speaks) -> impl IntoResponse {
    let ok = !*hall.store.failing().borrow();
    let words = crate::problem::say(lang, if ok { "well" } else { "paused-table" });
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let version = env!("CARGO_PKG_VERSION");
    (status, [(header::CACHE_CONTROL, "no-store")], Json(Health { ok, words, version }))
}
