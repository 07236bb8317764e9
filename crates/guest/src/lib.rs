//! A guest of the house, in Rust: it comes in, asks over HTTP, and plays over a WebSocket. The tests and the load generator
//! speak through it; it knows nothing of the house but its protocol.
#![forbid(unsafe_code)]

mod player;

pub use player::Player;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, header};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};
use std::{collections::VecDeque, error::Error, net::SocketAddr, time::Duration};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest},
};

/// Whatever goes wrong on the way.
pub type Failure = Box<dyn Error + Send + Sync>;

/// Nobody waits longer than this for the house.
const PATIENCE: Duration = Duration::from_mins(1);

/// Somebody who asks the house over HTTP. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Guest {
    address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
    /// What the house gave when he came in.
    pub token: Option<String>,
    /// Who he is to the house.
    pub id: String,
    /// What he says with every request besides.
    pub headers: Vec<(&'static str, String)>,
}

/// What the house answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status of HTTP.
    pub status: u16,
    /// The headers.
    pub headers: header::HeaderMap,
    /// The body, as it came.
    pub text: String,
    /// The body, if it is JSON.
    pub json: Value,
}

impl Guest {
    /// Somebody at this house's door, without a name.
    pub fn at(address: SocketAddr) -> Guest {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Guest { address, client, token: None, id: String::new(), headers: Vec::new() }
    }

    /// Comes in under this name.
    pub async fn come_in(address: SocketAddr, name: &str) -> Result<Guest, Failure> {
        let mut guest = Guest::at(address);
        guest.enter("/api/people", json!({ "name": name })).await?;
        Ok(guest)
    }

    /// Comes in by any of the house's doors, and is from then on whoever it says he is.
    pub async fn enter(&mut self, path: &str, body: Value) -> Result<(), Failure> {
        let welcomed = self.post(path, body).await?.good()?;
        self.token = welcomed["token"].as_str().map(Into::into);
        self.id = welcomed["person"]["id"].as_str().unwrap_or_default().into();
        Ok(())
    }

    /// The same guest, saying this with every request.
    #[must_use]
    pub fn with(&self, name: &'static str, value: &str) -> Guest {
        let mut guest = self.clone();
        guest.headers.push((name, value.into()));
        guest
    }

    /// The same guest at another door, after the house moved or was opened again.
    #[must_use]
    pub fn moved(&self, address: SocketAddr) -> Guest {
        Guest { address, ..self.clone() }
    }

    /// Somebody at the same door whom the house doesn't know.
    #[must_use]
    pub fn nameless(&self) -> Guest {
        Guest { token: None, id: String::new(), ..self.clone() }
    }

    /// Opens a table, and gives back its id.
    pub async fn open(&self, table: Value) -> Result<String, Failure> {
        let table = self.post("/api/tables", table).await?.good()?;
        Ok(table["id"].as_str().unwrap_or_default().into())
    }

    /// Starts the game at a table of his.
    pub async fn start(&self, table: &str) -> Result<Value, Failure> {
        self.post(&format!("/api/tables/{table}/start"), json!({})).await?.good()
    }

    /// Takes any free seat at a table.
    pub async fn join(&self, table: &str) -> Result<Value, Failure> {
        self.post(&format!("/api/tables/{table}/join"), json!({})).await?.good()
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Result<Answer, Failure> {
        self.ask(Method::GET, path, None).await
    }

    /// Wants something done.
    pub async fn post(&self, path: &str, body: Value) -> Result<Answer, Failure> {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Any other request.
    pub async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Result<Answer, Failure> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let bytes = body.map_or(Bytes::new(), |body| body.to_string().into());
        self.send(request.body(Full::new(bytes))?).await
    }

    /// Sends a request exactly as it is, however wrong.
    pub async fn send(&self, request: Request<Full<Bytes>>) -> Result<Answer, Failure> {
        let response = timeout(PATIENCE, self.client.request(request)).await??;
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        let bytes = timeout(PATIENCE, response.into_body().collect()).await??.to_bytes();
        let text = String::from_utf8(bytes.to_vec())?;
        let json = serde_json::from_str(&text).unwrap_or_default();
        Ok(Answer { status, headers, text, json })
    }

    /// Opens a WebSocket and says who he is.
    pub async fn connect(&self) -> Result<Socket, Failure> {
        let mut socket = Socket::open_with(self.address, &self.headers).await?;
        if let Some(token) = &self.token {
            socket.ask(json!({ "do": "hello", "token": token })).await?;
            socket.heard.clear();
        }
        Ok(socket)
    }
}

impl Answer {
    /// The body, if the house did what it was asked.
    pub fn good(self) -> Result<Value, Failure> {
        if (200..300).contains(&self.status) {
            return Ok(self.json);
        }
        Err(format!("the house answered {}: {}", self.status, self.text).into())
    }

    /// The code of what went wrong.
    pub fn code(&self) -> &str {
        self.json["error"]["code"].as_str().unwrap_or_default()
    }
}

/// An open WebSocket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    refs: u64,
    /// What was said while somebody waited for an answer.
    pub heard: VecDeque<Value>,
}

impl Socket {
    /// A connection of somebody the house doesn't know.
    pub async fn open(address: SocketAddr) -> Result<Socket, Failure> {
        Socket::open_with(address, &[]).await
    }

    /// The same, saying more when it is opened.
    pub async fn open_with(
        address: SocketAddr,
        headers: &[(&'static str, String)],
    ) -> Result<Socket, Failure> {
        let mut request = format!("ws://{address}/api/live").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let connected = tokio_tungstenite::connect_async_with_config(request, None, true);
        let (stream, _) = timeout(PATIENCE, connected).await??;
        Ok(Socket { stream, refs: 0, heard: VecDeque::new() })
    }

    /// Sends a message and waits for its answer; whatever else is said meanwhile is kept.
    pub async fn ask(&mut self, mut message: Value) -> Result<Value, Failure> {
        self.refs += 1;
        let reference = json!(self.refs);
        message["ref"] = reference.clone();
        self.send(&message.to_string()).await?;
        loop {
            let said = self.read().await?;
            if said["say"] == "answer" && said["ref"] == reference {
                return Ok(said);
            }
            self.heard.push_back(said);
        }
    }

    /// Sends a text exactly as it is, however wrong.
    pub async fn send(&mut self, text: &str) -> Result<(), Failure> {
        Ok(timeout(PATIENCE, self.stream.send(Message::text(text))).await??)
    }

    /// Sends bytes, which the house doesn't read.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Failure> {
        Ok(timeout(PATIENCE, self.stream.send(Message::binary(bytes))).await??)
    }

    /// The next thing that is said.
    pub async fn next(&mut self) -> Result<Value, Failure> {
        match self.heard.pop_front() {
            Some(said) => Ok(said),
            None => self.read().await,
        }
    }

    async fn read(&mut self) -> Result<Value, Failure> {
        timeout(PATIENCE, self.read_on()).await?
    }

    async fn read_on(&mut self) -> Result<Value, Failure> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
                Some(Ok(Message::Close(_))) | None => return Err("the house hung up".into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
