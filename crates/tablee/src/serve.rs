//! `tablee serve`, `backup` and `restore`: the house itself.

use crate::stop::{Stop, print};
use clap::{Args, ValueEnum};
use house::{Config, House, IpNet, Place};
use std::{
    io::IsTerminal,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};
use tokio::runtime::Runtime;
use tracing::Level;
use tracing_subscriber::{EnvFilter, filter::filter_fn, fmt, layer::SubscriberExt, util::SubscriberInitExt};

/// Where a house keeps its data.
#[derive(Args)]
pub(crate) struct Data {
    /// Folder of the house's data; in the user's data folder if not given
    #[arg(long = "data", value_name = "PATH", env = "TABLEE_DATA")]
    path: Option<PathBuf>,
}

/// How a house is opened.
#[derive(Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    data: Data,
    /// Where guests come in; port 0 takes any that is free
    #[arg(long, value_name = "ADDR", env = "TABLEE_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Where people find the house, if it stands behind a proxy: `https://games.example.org`
    #[arg(long, value_name = "URL", env = "TABLEE_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy whose X-Forwarded-For is believed, besides this machine's own; an address or a network. May be given several times
    #[arg(long = "proxy", value_name = "NET", env = "TABLEE_PROXY", value_delimiter = ',')]
    proxies: Vec<String>,
    /// How much anybody may have or ask, as in `chat=5`; docs/hosting.md lists them. May be given several times
    #[arg(long = "limit", value_name = "NAME=NUMBER", env = "TABLEE_LIMIT", value_delimiter = ',')]
    limits: Vec<String>,
    /// How many days what is said at tables is kept
    #[arg(long, value_name = "DAYS", env = "TABLEE_KEEP_CHAT", default_value_t = 90)]
    keep_chat: u32,
    /// After how many days a guest without a password who wasn't seen is forgotten
    #[arg(long, value_name = "DAYS", env = "TABLEE_KEEP_GUESTS", default_value_t = 180)]
    keep_guests: u32,
    /// How long a bot takes over a move where people look on, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", env = "TABLEE_BOT_PACE", default_value_t = 900)]
    bot_pace: u32,
    /// A mail server for notices: `smtps://user:password@mail.example.org`, or `smtp://localhost`
    #[arg(
        long,
        value_name = "URL",
        env = "TABLEE_MAIL_SERVER",
        hide_env_values = true,
        requires = "mail_from"
    )]
    mail_server: Option<String>,
    /// Whom notices come from: “Our club <games@example.org>”
    #[arg(long, value_name = "ADDRESS", env = "TABLEE_MAIL_FROM")]
    mail_from: Option<String>,
    /// What is noted down: error, warn, info, debug, or finer, as in `info,house=debug`
    #[arg(long, value_name = "FILTER", env = "TABLEE_LOG", default_value = "info")]
    log: String,
    /// How notes are written to standard error
    #[arg(long, value_name = "FORMAT", env = "TABLEE_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Copy, Clone, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Data {
    fn place(&self) -> Result<Place, Stop> {
        place(self.path.clone())
    }
}

/// The house in this folder, or in the user's own.
pub(crate) fn place(given: Option<PathBuf>) -> Result<Place, Stop> {
    let folder = given.or_else(|| dirs::data_dir().map(|folder| folder.join("tablee")));
    folder.map(Place::new).ok_or_else(|| Stop::new("there is no data folder here: say one with --data"))
}

/// Opens the house and serves until the process is told to stop.
pub(crate) fn run(args: &ServeArgs) -> Result<(), Stop> {
    note_down(args)?;
    let config = config(args)?;
    let folder = config.place.folder().display().to_string();
    Runtime::new()?.block_on(async {
        // Whoever is told to stop while still opening stops in order, too.
        let stop = told_to_stop()?;
        let house = House::open(config).await?;
        print(&format!("Tablée is open at http://{} (data in {folder}; Ctrl-C closes it)", house.address()))?;
        Ok(house.serve(stop).await?)
    })
}

/// How the house is to be opened.
fn config(args: &ServeArgs) -> Result<Config, Stop> {
    let mut config = Config::new(args.data.place()?, args.listen);
    config.public = args.public_url.as_deref().map(public).transpose()?;
    for proxy in args.proxies.iter().filter(|proxy| !proxy.is_empty()) {
        let net = proxy.parse().or_else(|_| proxy.parse::<IpAddr>().map(IpNet::from));
        let net =
            net.map_err(|_| Stop::new(format!("--proxy: “{proxy}” is neither an address nor a network")))?;
        config.proxies.push(net);
    }
    for limit in args.limits.iter().filter(|limit| !limit.is_empty()) {
        config.limits.set(limit).map_err(|words| Stop::new(format!("--limit: {words}")))?;
    }
    (config.keep_chat, config.keep_guests) = (args.keep_chat, args.keep_guests);
    config.human_pace = Duration::from_millis(args.bot_pace.into());
    config.mail = args.mail_server.clone().zip(args.mail_from.clone());
    Ok(config)
}

/// A public address as browsers write an origin: no path, nothing in capitals.
fn public(url: &str) -> Result<String, Stop> {
    let url = url.trim_end_matches('/').to_lowercase();
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
        return Err(Stop::new(format!("--public-url: write https://games.example.org, not “{url}”")));
    }
    // Browsers leave out what goes without saying.
    let (secure, plain) = (url.starts_with("https://"), url.starts_with("http://"));
    let url = if secure { url.trim_end_matches(":443") } else { &url };
    Ok(if plain { url.trim_end_matches(":80") } else { url }.to_owned())
}

pub(crate) fn backup(data: &Data, file: &Path) -> Result<(), Stop> {
    let place = data.place()?;
    Runtime::new()?.block_on(house::backup(&place, file))?;
    print(&format!("{} holds everything that was stored", file.display()))
}

pub(crate) fn restore(data: &Data, file: &Path) -> Result<(), Stop> {
    let place = data.place()?;
    let old = Runtime::new()?.block_on(house::restore(&place, file))?;
    print(&format!("{} holds what was in {}", place.file().display(), file.display()))?;
    old.map_or(Ok(()), |old| print(&format!("what was there before is kept in {}", old.display())))
}

fn note_down(args: &ServeArgs) -> Result<(), Stop> {
    let filter = EnvFilter::try_new(&args.log).map_err(|error| Stop::from(error).about("--log"))?;
    // What libraries say in detail holds what guests send: tokens, secret moves. It is never noted down.
    let ours = filter_fn(|about| *about.level() <= Level::INFO || about.target().starts_with("house"));
    let notes = tracing_subscriber::registry().with(filter).with(ours);
    let writer = fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    match args.log_format {
        LogFormat::Text => notes.with(writer).init(),
        LogFormat::Json => notes.with(writer.json()).init(),
    }
    Ok(())
}

/// Comes true when the process is told to stop, by Ctrl-C or by the system.
fn told_to_stop() -> Result<impl Future<Output = ()> + Send + 'static, Stop> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate())?;
        let mut interrupted = signal(SignalKind::interrupt())?;
        Ok(async move {
            tokio::select! {
                _ = terminated.recv() => {}
                _ = interrupted.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
