//! Mail, if the host of the house has set it up.

use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
};

/// Sends mail.
#[derive(Clone)]
pub(crate) struct Post {
    from: Mailbox,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

impl Post {
    /// `server` is an address such as `smtps://user:password@mail.example.org`, or `smtp://localhost:25`.
    pub(crate) fn new(server: &str, from: &str) -> Result<Post, String> {
        let from = from.parse().map_err(|error| format!("“{from}” is no sender of mail: {error}"))?;
        // What is wrong with it isn't quoted: there is a password in it.
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|_| {
            "this is no address of a mail server; write smtps://user:password@host".to_owned()
        })?;
        Ok(Post { from, transport: transport.build() })
    }

    /// Sends something, and notes down if that fails; to whom and what isn't noted.
    pub(crate) async fn send(&self, to: &str, subject: String, body: String) {
        let Ok(to) = to.parse() else { return };
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(body);
        let sent = match message {
            Ok(message) => self.transport.send(message).await.map(|_| ()).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        match sent {
            Ok(()) => metrics::counter!("tablee_mails_total").increment(1),
            Err(error) => tracing::warn!(error, "a mail could not be sent"),
        }
    }
}

/// Whether mail can be sent to this.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}
