//! What it takes to draw a game.

use crate::act::Act;
use maud::{Markup, html};
use serde::Serialize;
use table::{Game, Lang, Phrase, Say, Scores, Seat, Seats, Viewer, Words};

/// Who looks, in which language, and how the seats are called.
pub struct Scene<'a> {
    /// The language of whoever looks.
    pub lang: Lang,
    /// From where he looks.
    pub viewer: Viewer,
    /// The names of the seats.
    pub names: &'a [String],
}

impl Scene<'_> {
    /// How a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// This sentence of a game's page, seats by name.
    #[must_use]
    pub fn say<G: Draws>(&self, phrase: &Phrase) -> String {
        G::page_words().say(self.lang, phrase, &|seat| self.name(seat))
    }
}

/// A game that can be drawn. What isn't given is drawn plainly, and every move can be chosen from a list.
pub trait Draws: Game {
    /// What its page says, with the game's own words behind.
    fn page_words() -> &'static Words {
        Self::words()
    }

    /// The names of the style sheets for its mood.
    const STYLES: &'static [&'static str] = &[];

    /// The pictures that its pages use again and again with `use`, as what stands inside an `svg`. They are fetched once, and are on
    /// the page before anything is drawn there.
    fn symbols() -> Markup {
        html! {}
    }

    /// A picture for its box on the shelf.
    fn cover() -> Markup {
        html! {}
    }

    /// A card as it is read large, by its key: what a `data-zoom` on its page names.
    fn card(_key: &str, _lang: Lang) -> Option<Markup> {
        None
    }

    /// Everything that this viewer sees.
    fn draw(view: &Self::View, scene: &Scene<'_>) -> Drawing {
        crate::plain::draw(view, scene)
    }

    /// Whom the table waits for, as far as whoever has this view may know.
    fn asked(_view: &Self::View) -> Seats {
        Seats::NONE
    }

    /// The elements that a player touches to make this move, in order; none where it is only in the list.
    fn touches(_mv: Self::Move) -> Vec<String> {
        Vec::new()
    }

    /// Whether the move is confirmed once before it is made: it is secret, or can't be taken back.
    fn confirms(_view: &Self::View, _mv: Self::Move) -> bool {
        true
    }

    /// Whether whatever a player touches for this move may be touched first.
    fn in_any_order(_mv: Self::Move) -> bool {
        false
    }

    /// The move in words, for the list.
    fn label(_view: &Self::View, mv: Self::Move, _scene: &Scene<'_>) -> String {
        mv.to_string()
    }

    /// The moves that somebody may have meant who touched these elements and nothing came of it.
    fn meant(_view: &Self::View, _seat: Seat, _touched: &[String]) -> Vec<Self::Move> {
        Vec::new()
    }

    /// What an event speaks of.
    fn story(_event: &Self::Event) -> Story {
        Story::default()
    }

    /// What everybody stops for: scenes that are drawn over the board, one after the other, when these things happened together.
    /// How long they last is no secret: bots wait for it.
    /// What was told before them since the last chapter of the story began comes with them, where the game draws a
    /// [trail](Draws::trail).
    fn drama(
        _view: &Self::View,
        _before: &[Self::Event],
        _events: &[Self::Event],
        _scene: &Scene<'_>,
    ) -> Vec<Act> {
        Vec::new()
    }

    /// Whether it draws a [trail](Draws::trail).
    const TRAIL: bool = false;

    /// Adds what has happened since the last chapter of the story began: parts of the board that the drawing leaves room for, and
    /// what is to be read.
    fn trail(_view: &Self::View, _events: &[Self::Event], _scene: &Scene<'_>, _into: &mut Drawing) {}

    /// Whether everybody may know at any time what everybody would count: then the page draws it from the start, wherever there is a
    /// `data-graph`. Never for games whose [standing](Game::standing) hides something; those are drawn when they are over.
    const GRAPH: bool = false;

    /// Whether it keeps [books](Draws::booked). The game fills the part `books-head` with what they are filtered by: selects with
    /// `data-books="party"` and `data-books="kind"` whose values are the keys of the rows, nothing for all of them. For whoever should
    /// have the books before him when he comes, it is marked with `data-books-first`.
    const BOOKS: bool = false;

    /// The event as a row of the books, a `tr` of four cells: from whom, to whom, for what, how much. What it is filtered and added
    /// up by stands in `data-from`, `data-to`, `data-kind` and `data-sum`.
    fn booked(_view: &Self::View, _event: &Self::Event, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    /// The view of somebody who sees into all hands, from the views of all seats and last the spectators'.
    fn together(views: Vec<Self::View>) -> Option<Self::View> {
        views.into_iter().last()
    }

    /// What everybody counted when these won.
    fn tally(_view: &Self::View, _winners: Seats, _scene: &Scene<'_>) -> Markup {
        html! {}
    }
}

/// What a line of the log speaks of.
#[derive(Default)]
pub struct Story {
    /// Whose doing it is.
    pub seat: Option<Seat>,
    /// The symbol beside it.
    pub icon: &'static str,
    /// The elements that light up when it is pointed at.
    pub lights: Vec<String>,
    /// Whether a new chapter begins.
    pub chapter: bool,
    /// What it sounds like.
    pub sound: &'static str,
    /// Whether the log passes it over: it stands on the table anyway, and would only fill the story.
    pub silent: bool,
}

impl Story {
    /// The doing of this seat, whose place lights up.
    pub(crate) fn of(seat: Seat, icon: &'static str) -> Story {
        Story { seat: Some(seat), icon, lights: vec![format!("seat-{seat}")], ..Story::default() }
    }
}

/// All that is drawn of a game for one viewer.
#[derive(Clone, Default)]
pub struct Drawing {
    /// Pieces of the page, each with the id of the element it replaces; those that hold others come first. What moves has an id
    /// and a `data-kin`: one that is gone and one of its kin that has come are the same. A card (not a piece of a map) moves
    /// wherever its id turns up again, and may say which element it comes from with `data-from`, and goes to with `data-to`.
    pub parts: Vec<Part>,
    /// What each seat has in front of it.
    pub sides: Vec<Side>,
    /// What is asked, or what is going on.
    pub question: Question,
    /// What everybody should read once, in this order; it stays until it is closed, and can be opened again.
    pub readings: Vec<Reading>,
}

/// Something that is read once.
#[derive(Clone)]
pub struct Reading {
    /// What it is, within the table.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// What is read.
    pub page: Markup,
    /// Whether it waits until somebody opens it.
    pub quiet: bool,
}

/// A piece of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part(pub String, pub String);

impl Part {
    /// The element of this id looks like this.
    #[must_use]
    pub fn new(id: impl Into<String>, html: Markup) -> Part {
        Part(id.into(), html.into_string())
    }
}

/// What a seat has in front of it.
#[derive(Clone, Default)]
pub struct Side {
    /// A class for its colour.
    pub colour: &'static str,
    /// Its coat of arms.
    pub crest: Drawn,
    /// What it is doing, in a few words.
    pub note: String,
    /// Its figures: gold, provinces.
    pub figures: Drawn,
    /// What is left to it, in small.
    pub left: Drawn,
    /// Everything else that lies open.
    pub more: Drawn,
}

/// Markup that is nothing unless it is given.
#[derive(Clone, Default)]
pub struct Drawn(pub Option<Markup>);

impl From<Markup> for Drawn {
    fn from(markup: Markup) -> Drawn {
        Drawn(Some(markup))
    }
}

impl maud::Render for Drawn {
    fn render_to(&self, buffer: &mut String) {
        if let Some(markup) = &self.0 {
            markup.render_to(buffer);
        }
    }
}

/// What is asked, or what is going on.
#[derive(Clone, Default)]
pub struct Question {
    /// In one line.
    pub words: String,
    /// What the question comes from, in the words of the game, such as the text of a card.
    pub about: Drawn,
    /// What somebody who plays for the first time should know.
    pub hint: Option<Hint>,
    /// Amounts to choose from, as coins or on a slider: the ids are `g-0`, `g-1`, ….
    pub amounts: Vec<u16>,
    /// Choices that are buttons: what is touched with it, and what stands on it.
    pub buttons: Vec<(String, String)>,
    /// Standing orders that may be added to those one has left, each with what stands on its button: `rest:41:7`.
    pub orders: Vec<(String, String)>,
    /// What would come of a choice, shown while it is touched and not yet made: what is touched, and what would come of it.
    pub outlooks: Vec<(String, Markup)>,
}

/// An explanation that is given once.
#[derive(Clone)]
pub struct Hint {
    /// What it explains.
    pub key: &'static str,
    /// The explanation.
    pub words: String,
}

/// A move that may be made, as the page has it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// In notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The elements that are touched for it, in order.
    pub touch: Vec<String>,
    /// In words.
    pub words: String,
    /// Whether it is confirmed first.
    pub confirm: bool,
    /// Whether any of its elements may be touched first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any: bool,
}

/// These moves, as the page has them.
pub fn choices<G: Draws>(view: &G::View, moves: &[G::Move], scene: &Scene<'_>) -> Vec<Choice> {
    let choice = |mv: &G::Move| Choice {
        text: mv.to_string(),
        touch: G::touches(*mv),
        words: G::label(view, *mv, scene),
        confirm: G::confirms(view, *mv),
        any: G::in_any_order(*mv),
    };
    moves.iter().map(choice).collect()
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// As it is drawn.
    pub html: String,
    /// What it sounds like.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub sound: &'static str,
    /// Its row of the books, if it is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub booked: String,
    /// The number of its moment in the story of whoever looks, if it has a row.
    #[serde(skip_serializing_if = "is_none")]
    pub moment: usize,
    /// The number of the moment that was taken back here: its rows hold no longer.
    #[serde(skip_serializing_if = "is_none")]
    pub gone: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_none(moment: &usize) -> bool {
    *moment == 0
}

/// An event as a line of the log, for whoever has this view now.
pub fn line<G: Draws>(view: &G::View, event: &G::Event, scene: &Scene<'_>) -> Line {
    let words = G::words().say(scene.lang, &event.phrase(), &|seat| scene.name(seat));
    let Story { seat, icon, lights, chapter, sound, .. } = G::story(event);
    let html = html! {
        li class=[chapter.then_some("chapter")] data-lights=[(!lights.is_empty()).then(|| lights.join(" "))] data-seat=[seat] {
            @if !icon.is_empty() { svg class="icon" aria-hidden="true" { use href={ "#" (icon) } {} } }
            span { (words) }
        }
    };
    let booked = G::booked(view, event, scene).map_or_else(String::new, maud::PreEscaped::into_string);
    Line { html: html.into_string(), sound, booked, moment: 0, gone: 0 }
}

/// A line of the log that is no event of the game.
#[must_use]
pub fn plain_line(words: &str) -> Line {
    let html = html! { li { span { (words) } } }.into_string();
    Line { html, sound: "", booked: String::new(), moment: 0, gone: 0 }
}

/// What everybody counts, moment by moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The number of the first moment that is told: whatever was told from there on holds no longer.
    from: usize,
    /// What each seat counts after each moment; nothing where it is the same as before.
    counts: Vec<Scores>,
}

impl Standing {
    /// What was counted from this moment on; nothing for games that count nothing.
    #[must_use]
    pub fn of(counts: &[Scores], from: usize) -> Option<Standing> {
        counts.first().filter(|counts| !counts.is_empty())?;
        let told = |at: usize| {
            let same = at > 0 && counts[at] == counts[at - 1];
            if same { Scores::new() } else { counts[at].clone() }
        };
        Some(Standing { from, counts: (from..counts.len()).map(told).collect() })
    }
}
