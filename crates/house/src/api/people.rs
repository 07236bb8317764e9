//! Coming in.

use super::extract::{Known, Sent};
use crate::{
    hall::Hall,
    people::{self, Person},
    problem::Problem,
};
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Who comes in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Newcomer {
    /// 1 to 24 characters.
    #[schema(example = "Ada")]
    name: String,
    /// Whether a program plays under this name; everybody at the table sees it.
    #[serde(default)]
    bot: bool,
}

/// Somebody who came in, and the token that lets him act from now on. It is told this once.
#[derive(Serialize, ToSchema)]
pub(super) struct Welcomed {
    person: Person,
    token: String,
}

/// Come in under a name.
#[utoipa::path(post, path = "/api/people", request_body = Newcomer,
    responses((status = 201, body = Welcomed)))]
pub(super) async fn come_in(
    State(hall): State<Arc<Hall>>,
    Sent(newcomer): Sent<Newcomer>,
) -> Result<(StatusCode, Json<Welcomed>), Problem> {
    let welcomed = people::welcome(&hall.store, &newcomer.name, newcomer.bot);
    let (person, token) = hall.in_time(welcomed, Problem::NotStored).await?;
    Ok((StatusCode::CREATED, Json(Welcomed { person, token: token.into_text() })))
}

/// Who one is.
#[utoipa::path(get, path = "/api/me", security(("token" = [])),
    responses((status = 200, body = Person)))]
pub(super) async fn me(Known(person): Known) -> Json<Person> {
    Json(person)
}
