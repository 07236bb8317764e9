//! Telling what went wrong, in the caller's language, and noting it down.

use super::{Wrong, extract::speaks};
use crate::problem::Problem;
use axum::{
    Json,
    extract::{MatchedPath, Request},
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{Html, IntoResponse, Response},
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
    // Anybody can invent a verb; none of them gets into the log or the metrics.
    let known = [
        Method::GET,
        Method::HEAD,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
        Method::OPTIONS,
    ];
    let method =
        known.iter().find(|known| *known == request.method()).map_or("other", Method::as_str).to_owned();
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str).to_owned();
    let wants_page = {
        let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
        let path = request.uri().path();
        !path.starts_with("/api/") && accepted.is_some_and(|accepted| accepted.contains("text/html"))
    };
    let mut response = next.run(request).await;
    let status = response.status();
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        problem.note(&format!("{method} {path}"));
        let wait = if let Problem::TooMany { seconds } = problem { Some(seconds) } else { None };
        let told = problem.told(lang);
        let headers = std::mem::take(response.headers_mut());
        response = if wants_page {
            (status, Html(web::pages::wrong(lang, &told.words))).into_response()
        } else {
            (status, Json(Wrong { error: told })).into_response()
        };
        // Whatever was said of the answer still holds, but for its body.
        for (name, value) in &headers {
            if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
                response.headers_mut().insert(name, value.clone());
            }
        }
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
    }
    tracing::debug!(
        method,
        path,
        status = status.as_u16(),
        ms = began.elapsed().as_millis() as u64,
        "answered"
    );
    // A WebSocket is counted by its connections, not by the moment it is opened.
    if status != StatusCode::SWITCHING_PROTOCOLS {
        let labels = [("method", method), ("path", path), ("status", status.as_str().to_owned())];
        metrics::counter!("tablee_requests_total", &labels).increment(1);
        metrics::histogram!("tablee_request_seconds").record(began.elapsed().as_secs_f64());
    }
    response
}
