//! Choosing a game from the shelf and a table to play it at.

use crate::stop::Stop;
use bots::{Bot, Thinks};
use clap::Args;
use std::fs;
use table::{Game, Match, Seat, Seed, SetupError, brought, options};

/// Runs a generic function for the game of this name: `of_name!(name, function(arguments))`.
macro_rules! of_name {
    ($name:expr, $run:ident $args:tt) => { shelf::games!(of_name @ ($name) $run $args) };
    (@ ($name:expr) $run:ident $args:tt [$($Game:ty),*]) => {
        match $name {
            $(name if name == <$Game as table::Game>::ABOUT.name => $run::<$Game> $args,)*
            other => Err($crate::choose::not_on_the_shelf(other)),
        }
    };
}
pub(crate) use of_name;

/// Runs a generic function for every game, in the shelf's order.
macro_rules! of_every {
    ($run:ident $args:tt) => { shelf::games!(of_every @ $run $args) };
    (@ $run:ident $args:tt [$($Game:ty),*]) => { [$($run::<$Game> $args),*] };
}
pub(crate) use of_every;

fn name_of<G: Game>() -> &'static str {
    G::ABOUT.name
}

/// The names of all games.
pub(crate) fn names() -> Vec<&'static str> {
    of_every!(name_of()).to_vec()
}

pub(crate) fn not_on_the_shelf(name: &str) -> Stop {
    let name: String = name.chars().take(80).collect();
    Stop::new(format!("there is no game “{name}” on the shelf; there is: {}", names().join(", ")))
}

/// A table and who plays at it.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// The game, as `tablee games` lists it
    pub(crate) game: String,
    /// How many play; as few as can if not given
    #[arg(long)]
    pub(crate) players: Option<usize>,
    /// Where chance comes from: any text, or 64 hexadecimal digits for the seed itself
    #[arg(long, value_name = "TEXT", default_value = "tablee")]
    pub(crate) seed: String,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// What a seat brings in secret, such as a deck, out of a file of plain text or JSON; may be given several times
    #[arg(long = "bring", value_name = "SEAT=FILE")]
    pub(crate) brings: Vec<String>,
    /// Who plays, seat by seat; the last one named takes all further seats
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
}

/// A table as asked for, checked.
#[derive(Clone, Debug)]
pub(crate) struct Chosen<G: Game> {
    pub(crate) players: usize,
    pub(crate) options: G::Options,
    /// What each seat brings.
    pub(crate) brought: Vec<G::Brought>,
    pub(crate) seed: Seed,
    pub(crate) bots: Vec<String>,
}

impl TableArgs {
    pub(crate) fn check<G: Thinks>(&self) -> Result<Chosen<G>, Stop> {
        let options = options_of::<G>(&self.options)?;
        let players = players::<G>(self.players.unwrap_or_else(|| Match::<G>::fewest(&options)))?;
        if self.bots.len() > players {
            return Err(Stop::new(format!("{} bots can't sit on {players} seats", self.bots.len())));
        }
        if let Some(name) = self.bots.iter().find(|name| G::bot(name).is_none()) {
            let known = G::BOTS.join(", ");
            let name: String = name.chars().take(80).collect();
            return Err(Stop::new(format!(
                "there is no bot “{name}” for {}; there is: {known}",
                G::ABOUT.name
            )));
        }
        let last = self.bots.last().map_or("random", String::as_str);
        let named = self.bots.iter().map(String::as_str).chain(std::iter::repeat(last));
        let bots = named.take(players).map(String::from).collect();
        let seed = Seed::from_text(&self.seed);
        let brought = seats_bring::<G>(players, &brings_of::<G>(&options, &self.brings)?)?;
        // Options that don't go together, or with the number of players, are refused before the first game.
        Match::<G>::start(options.clone(), brought.clone(), seed.clone())?;
        Ok(Chosen { players, options, brought, seed, bots })
    }
}

impl<G: Thinks> Chosen<G> {
    /// The bots, fresh.
    pub(crate) fn seated(&self) -> Vec<Box<dyn Bot<G>>> {
        self.bots.iter().filter_map(|name| G::bot(name)).collect()
    }
}

/// As many as asked for, if so many may play.
pub(crate) fn players<G: Game>(players: usize) -> Result<usize, Stop> {
    SetupError::check_players(&G::ABOUT, players)?;
    Ok(players)
}

/// Options from `key=value`.
pub(crate) fn options_of<G: Game>(pairs: &[String]) -> Result<G::Options, Stop> {
    let mut chosen = options::Chosen::new();
    for pair in pairs {
        let Some((key, value)) = pair.split_once('=') else {
            return Err(Stop::new(format!("an option is written KEY=VALUE, not “{pair}”")));
        };
        if chosen.insert(key.into(), value.into()).is_some() {
            return Err(Stop::new(format!("option {key} is given twice")));
        }
    }
    Ok(options::read::<G>(&chosen)?)
}

/// What one seat brings.
pub(crate) type Brings<G> = (Seat, <G as Game>::Brought);

/// What seats bring, from `seat=file`.
pub(crate) fn brings_of<G: Game>(options: &G::Options, pairs: &[String]) -> Result<Vec<Brings<G>>, Stop> {
    let mut brings: Vec<Brings<G>> = Vec::new();
    for pair in pairs {
        let parts = pair.split_once('=').and_then(|(seat, file)| Some((seat.parse::<Seat>().ok()?, file)));
        let Some((seat, file)) = parts else {
            return Err(Stop::new(format!("what is brought is written SEAT=FILE, not “{pair}”")));
        };
        if brings.iter().any(|(other, _)| *other == seat) {
            return Err(Stop::new(format!("seat {seat} brings something twice")));
        }
        let text = fs::read_to_string(file).map_err(|error| Stop::from(error).about(file))?;
        let what = brought::read::<G>(options, &brought::from_text(&text));
        brings.push((seat, what.map_err(|error| Stop::from(error).about(file))?));
    }
    Ok(brings)
}

/// What each of so many seats brings.
pub(crate) fn seats_bring<G: Game>(players: usize, brings: &[Brings<G>]) -> Result<Vec<G::Brought>, Stop> {
    let mut brought = vec![G::Brought::default(); players];
    for (seat, what) in brings {
        let Some(place) = brought.get_mut(seat.index()) else {
            return Err(Stop::new(format!("there is no seat {seat} at a table of {players}")));
        };
        place.clone_from(what);
    }
    Ok(brought)
}

/// Options from a JSON object.
pub(crate) fn options_of_json<G: Game>(
    object: &serde_json::Map<String, serde_json::Value>,
) -> Result<G::Options, Stop> {
    Ok(options::read::<G>(&options::from_json(object)?)?)
}
