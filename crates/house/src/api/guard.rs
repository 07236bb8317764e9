//! What every request passes: where it comes from, whether it may come in, and whose page sends it.

use super::extract::OwnPage;
use crate::{gate::same_site, hall::Hall, problem::Problem};
use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::{net::SocketAddr, sync::Arc};

/// What a page of the house may load and do: only what comes from the house itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Refuses whoever is banned or asks too much, and what another site's page sends. Adds to every answer what keeps browsers
/// from being fooled.
pub(super) async fn guard(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let mut response = match admit(&hall, &mut request) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn admit(hall: &Hall, request: &mut Request) -> Result<(), Problem> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.ok_or_else(|| Problem::Broken("a request came from nowhere".into()))?;
    let caller = hall.gate.caller(peer, request.headers());
    request.extensions_mut().insert(caller);
    hall.gate.pass(caller)?;
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    if let Some(origin) = request.headers().get(header::ORIGIN) {
        let own =
            origin.to_str().is_ok_and(|origin| same_site(origin, hall.public.as_deref(), request.headers()));
        if own {
            request.extensions_mut().insert(OwnPage);
        } else if !harmless || opens_socket {
            return Err(Problem::Origin);
        }
    }
    Ok(())
}
