//! A game that is being played, its type forgotten: the one place where a live table meets generic code.

mod drawing;
mod playing;
#[cfg(test)]
mod tests;

use crate::{
    entry::Ended,
    problem::Problem,
    sight::{Moment, Sight, Step},
};
use bots::Thinks;
pub(crate) use drawing::Drawn;
use playing::Playing;
use serde_json::Value;
use table::{Lang, Seat, Seats, Seed, Viewer, options::Chosen};

/// A move as its sender put it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// In notation: `steal 2`.
    Text(String),
    /// As a structured choice: `{"steal": 2}`.
    Choice(Value),
    /// What was touched on a page, where it is only asked why nothing came of it.
    Touched(Vec<String>),
}

impl Wanted {
    /// What was sent: one of the two.
    pub(crate) fn of(text: Option<String>, choice: Option<Value>) -> Result<Wanted, Problem> {
        match (text, choice) {
            (Some(text), None) => Ok(Wanted::Text(text)),
            (None, Some(choice)) => Ok(Wanted::Choice(choice)),
            _ => Err(Problem::Malformed("send either “move” or “choice”".into())),
        }
    }
}

/// In which language to speak, and how the seats are called.
pub(crate) struct Voice<'a> {
    pub(crate) lang: Lang,
    pub(crate) names: &'a [String],
}

impl Voice<'_> {
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// What a move that isn't stored yet would do.
pub(crate) struct Proposal {
    /// The move in notation.
    pub(crate) text: String,
    /// How the game would end, if it would be over.
    pub(crate) ends: Option<Ended>,
}

/// A bot at its work. Runs anywhere; the answer is a move in notation.
pub(crate) type Thinking = Box<dyn FnOnce() -> Option<String> + Send>;

/// A game in progress. Moves are proposed, which plays them on a copy, and settled once they are stored.
pub(crate) trait Live: Drawn + Send {
    /// Plays a move on a copy of the game and keeps the copy aside.
    fn propose(&mut self, seat: Seat, wanted: &Wanted, voice: &Voice<'_>) -> Result<Proposal, Problem>;

    /// The move in notation, whether it is allowed or not.
    fn notation(&self, wanted: &Wanted) -> Result<String, Problem>;

    /// Whether this seat may take its last move back: it was quiet, and as far as the seat may know nobody has chosen since.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// Takes a seat's last move back on a copy of the game and keeps the copy aside.
    fn propose_back(&mut self, seat: Seat) -> Result<(), Problem>;

    /// The copy becomes the game. Says who has something new in his stream.
    fn settle(&mut self) -> Vec<Viewer>;

    /// Whether this seat may make this move, and if not, why. Nothing is played.
    fn why(&self, seat: Seat, wanted: &Wanted, voice: &Voice<'_>) -> Result<(), Problem>;

    /// The seats that have a choice to make. Stays inside the house.
    fn waiting(&self) -> Seats;

    /// Whether the last thing that happened showed something hidden or drew dice; a move taken back never did.
    fn was_final(&self) -> bool;

    /// Whether those who are waited for are asked for a secret reaction.
    fn is_reacting(&self) -> bool;

    /// The move with which a seat lets a reaction pass.
    fn decline(&self, seat: Seat) -> Option<String>;

    /// What a standing order says that this seat plays now.
    fn obey(&self, seat: Seat, order: &str) -> Option<String>;

    /// Whether a standing order with numbers, left by a seat before, can still say anything.
    fn lasts(&self, seat: Seat, order: &str) -> bool;

    /// Whether this move of a seat, in notation, says nothing ([`Game::idle`](table::Game::idle)).
    fn is_idle(&self, seat: Seat, text: &str) -> bool;

    /// The only move of a seat, if it says nothing.
    fn only_idle(&self, seat: Seat) -> Option<String>;

    /// Whether the last thing that happened was a move of which nobody heard anything.
    fn was_silent(&self) -> bool;

    /// How many moments this viewer's stream has had since the start.
    fn number(&self, viewer: Viewer) -> u64;

    /// The number at which what this seat is asked now came up: a move by somebody who saw less is out of date.
    fn asked_since(&self, seat: Seat) -> u64;

    /// Counts the questions put to a seat. Stays inside the house.
    fn question(&self, seat: Seat) -> u64;

    /// The table as a viewer may see it now.
    fn sight(&self, viewer: Viewer) -> Sight;

    /// The moments of a viewer's stream after this number; the start is number 0 and comes after -1.
    fn moments(&self, viewer: Viewer, after: i64, voice: &Voice<'_>) -> Vec<Moment>;

    /// What the bot of this name would play for this seat.
    fn think(&self, seat: Seat, bot: &str, dice: Seed) -> Thinking;

    /// How the game ended; `None` while it goes on.
    fn ended(&self) -> Option<Ended>;

    /// The game played again from its start, seen by one viewer or, without one, by all: so many steps after this one. For
    /// when it is over.
    fn replay(&self, viewer: Option<Viewer>, after: i64, most: usize, voice: &Voice<'_>) -> Vec<Step>;

    /// The game as a record, seed and all: for when it is over.
    fn record(&self, names: &[String]) -> String;
}

/// Sets up a game for as many players as bring something; `null` is nothing.
type Start = fn(&[Value], &Chosen, Seed) -> Result<Box<dyn Live>, Problem>;

/// What the house needs to know of a game to set up a table.
#[derive(Copy, Clone)]
pub(crate) struct Shelved {
    pub(crate) about: &'static table::About,
    pub(crate) bots: &'static [&'static str],
    pub(crate) say: fn(Lang, String) -> String,
    /// Checks options and the number of seats; gives back every option.
    pub(crate) check: fn(usize, &Chosen) -> Result<Chosen, Problem>,
    /// The fewest players that these options go with.
    pub(crate) fewest: fn(&Chosen) -> usize,
    /// Whether this may be brought to a table with these options.
    pub(crate) bring: fn(&Chosen, &Value) -> Result<(), Problem>,
    pub(crate) start: Start,
    /// The style sheets of its page.
    pub(crate) styles: &'static [&'static str],
    /// A card of it as it is read large.
    pub(crate) card: fn(&str, Lang) -> Option<maud::Markup>,
    /// Whether its page has books.
    pub(crate) books: bool,
    /// Its box on the shelf of the door.
    pub(crate) boxed: fn(Lang) -> Option<web::pages::GameBox>,
}

/// Every game on the shelf.
pub(crate) fn shelf() -> &'static [Shelved] {
    macro_rules! all {
        ([$($Game:ty),*]) => { &const { [$(shelved::<$Game>()),*] } };
    }
    shelf::games!(all)
}

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static Shelved, Problem> {
    #[cfg(test)]
    if name == "whisper" {
        return Ok(&const { shelved::<tests::Whisper>() });
    }
    shelf().iter().find(|game| game.about.name == name).ok_or(Problem::NoSuchGame)
}

/// What was chosen, in words, in the order of the label; what makes no difference isn't told.
pub(crate) fn options_in_words(game: &Shelved, chosen: &Chosen, lang: Lang) -> Vec<String> {
    let words = |option: &table::Described| {
        let (key, value) = (option.key, chosen.get(option.key)?);
        Some(match option.choice {
            table::Choice::Word(_) => (game.say)(lang, format!("option-{key}-{value}")),
            table::Choice::Number(..) => format!("{}: {value}", (game.say)(lang, format!("option-{key}"))),
        })
    };
    let matter = game.about.options.iter().filter(|option| game.about.matters(option, chosen));
    matter.filter_map(words).collect()
}

const fn shelved<G: Thinks + web::Draws>() -> Shelved {
    Shelved {
        about: &G::ABOUT,
        bots: G::BOTS,
        say: |lang, id| G::words().say(lang, &table::Phrase::new(id), &|_| String::new()),
        check: |players, chosen| {
            let setup = |error: table::SetupError| Problem::Setup(error.to_string());
            table::SetupError::check_players(&G::ABOUT, players).map_err(setup)?;
            let options = table::options::read::<G>(chosen).map_err(setup)?;
            // Some options don't go with each other or with the number of seats: only the game knows.
            table::Match::<G>::of(players, options.clone(), Seed::new([0; 32])).map_err(setup)?;
            Ok(table::options::write::<G>(&options))
        },
        fewest: |chosen| {
            let options = table::options::read::<G>(chosen);
            options.map_or(G::ABOUT.seats.0, |options| table::Match::<G>::fewest(&options))
        },
        bring: |chosen, what| {
            let options = table::options::read::<G>(chosen);
            let brought = options.and_then(|options| table::brought::read::<G>(&options, what));
            brought.map(|_| ()).map_err(|error| Problem::Setup(error.to_string()))
        },
        start: |brought, chosen, seed| Ok(Box::new(Playing::<G>::start(brought, chosen, seed)?)),
        styles: G::STYLES,
        card: G::card,
        books: G::BOOKS,
        boxed: |lang| web::pages::GameBox::of::<G>(lang, G::BOTS),
    }
}
