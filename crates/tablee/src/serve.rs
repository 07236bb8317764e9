//! `tablee serve`, `backup` and `restore`: the house itself.

use crate::stop::{Stop, print};
use clap::{Args, ValueEnum};
use house::{Config, House, Place};
use std::{
    io::IsTerminal,
    net::SocketAddr,
    path::{Path, PathBuf},
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
        let given = self.path.clone();
        let folder = given.or_else(|| dirs::data_dir().map(|folder| folder.join("tablee")));
        folder.map(Place::new).ok_or_else(|| Stop::new("there is no data folder here: say one with --data"))
    }
}

/// Opens the house and serves until the process is told to stop.
pub(crate) fn run(args: &ServeArgs) -> Result<(), Stop> {
    note_down(args)?;
    let config = Config::new(args.data.place()?, args.listen);
    let folder = config.place.folder().display().to_string();
    Runtime::new()?.block_on(async {
        // Whoever is told to stop while still opening stops in order, too.
        let stop = told_to_stop()?;
        let house = House::open(config).await?;
        print(&format!("Tablée is open at http://{} (data in {folder}; Ctrl-C closes it)", house.address()))?;
        Ok(house.serve(stop).await?)
    })
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
