//! `tablee record`: plays a game between bots and writes it down.

use crate::{
    choose::{TableArgs, of_name},
    simulate,
    stop::Stop,
};
use bots::Thinks;
use std::{fs, io::Write, path::Path};
use table::Record;

pub(crate) fn run(args: &TableArgs, out: Option<&Path>) -> Result<(), Stop> {
    of_name!(args.game.as_str(), record(args, out))
}

fn record<G: Thinks>(args: &TableArgs, out: Option<&Path>) -> Result<(), Stop> {
    let chosen = args.check::<G>()?;
    let played = simulate::play(&chosen, chosen.seed.clone(), &mut (), |_, _, _| ())?;
    let text = Record::of(&played, &chosen.bots).text();
    match out {
        Some(path) => fs::write(path, text).map_err(|error| Stop::from(error).about(path.display())),
        None => Ok(std::io::stdout().write_all(text.as_bytes())?),
    }
}
