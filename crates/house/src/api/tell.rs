//! Telling what went wrong, in the caller's language, and noting it down.

use super::{Wrong, extract::speaks};
use crate::problem::Problem;
use axum::{
    Json,
    extract::{MatchedPath, Request},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::time::Instant;

/// Carries the problem to [`tell`], which knows the language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts problems into words, counts requests, and notes what was refused. Neither bodies nor headers nor what stands
/// behind the question mark get into the log.
pub(super) async fn tell(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let lang = speaks(request.headers(), request.uri().query());
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str).to_owned();
    let mut response = next.run(request).await;
    let status = response.status();
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        metrics::counter!("tablee_problems_total", "code" => problem.code()).increment(1);
        match &problem {
            Problem::Broken(why) => tracing::error!(%method, path, why, "the house could not answer"),
            Problem::Refused { rule, .. } => tracing::info!(%method, path, rule, "refused"),
            other => tracing::info!(%method, path, code = other.code(), "refused"),
        }
        let told = Json(Wrong { error: problem.told(lang) });
        let headers = std::mem::take(response.headers_mut());
        response = (status, told).into_response();
        response.headers_mut().extend(
            headers
                .into_iter()
                .filter(|(name, _)| name.as_ref().is_some_and(|name| *name == axum::http::header::ALLOW)),
        );
    }
    tracing::debug!(%method, path, status = status.as_u16(), ms = began.elapsed().as_millis() as u64, "answered");
    // A WebSocket is counted by its connections, not by the moment it is opened.
    if status != StatusCode::SWITCHING_PROTOCOLS {
        let labels = [("method", method.to_string()), ("path", path), ("status", status.as_str().to_owned())];
        metrics::counter!("tablee_requests_total", &labels).increment(1);
        metrics::histogram!("tablee_request_seconds").record(began.elapsed().as_secs_f64());
    }
    response
}
