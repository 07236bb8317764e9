//! The table around its game: who sits there, what is asked, what the people at it may do. One drawing for every game.

use crate::{
    bring, count,
    draws::{Drawing, Part, Question, Reading, Side},
    name, say,
};
use maud::{Markup, html};
use serde_json::json;
use table::{Lang, Seat, Seats};

/// The class of a seat's colour.
pub(crate) const fn tint(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "s0",
        1 => "s1",
        2 => "s2",
        _ => "s3",
    }
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People sit down.
    Open,
    /// The game is on.
    Running,
    /// The game has ended, or the table was closed before it began.
    Over,
}

/// A table as whoever looks at it may know it.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Table {
    /// The language of whoever looks.
    pub lang: Lang,
    /// Its address.
    pub id: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether its game ever began.
    pub begun: bool,
    /// His own seats.
    pub mine: Seats,
    /// Whether he opened it.
    pub host: bool,
    /// The seats.
    pub seats: Vec<Seated>,
    /// The game rests, by agreement.
    pub paused: bool,
    /// What was proposed (`pause`, `resume` or `abort`), and whether he has agreed.
    pub offer: Option<(&'static str, bool)>,
    /// Whether he may take his last move back.
    pub back: bool,
    /// The seat that he looks from, and may leave a standing order for.
    pub order_of: Option<Seat>,
    /// The standing orders of the game, in words, and whether each holds; those with numbers only as long as they do.
    pub orders: Vec<(String, String, bool)>,
    /// Whether several of them may hold together.
    pub combines: bool,
    /// Whether a game with clocks or bots can be hurried.
    pub bots: bool,
    /// The bots that may be seated, the best one last.
    pub house_bots: &'static [&'static str],
    /// How it ended.
    pub result: Option<Ended>,
    /// The full address for those who are invited.
    pub link: String,
    /// What was chosen when it was opened, in words.
    pub chosen: Vec<String>,
    /// The game, where each seat brings something in secret.
    pub brings: Option<&'static str>,
}

/// Somebody at the table.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Default)]
pub struct Seated {
    /// Nobody sits there if there is no name.
    pub name: Option<String>,
    /// Whether a program plays.
    pub bot: bool,
    /// Whether he is looking.
    pub present: bool,
    /// Whether he has given up.
    pub resigned: bool,
    /// Whether a bot stands in.
    pub stood_in: bool,
    /// Whether he opened the table.
    pub host: bool,
}

/// How it ended.
pub struct Ended {
    /// In words.
    pub words: String,
    /// Who won.
    pub winners: Seats,
    /// What everybody counted, drawn by the game.
    pub tally: Markup,
}

/// Whether a standing order belongs to a moment, and lasts only for a while.
fn has_numbers(order: &str) -> bool {
    order.contains(':')
}

/// The picture behind a button: the symbol of this id.
#[must_use]
pub fn icon(id: &str) -> Markup {
    html! { svg class="icon" aria-hidden="true" { use href={ "#" (id) } {} } }
}

impl Table {
    fn say(&self, id: &'static str) -> String {
        say(self.lang, id)
    }

    /// A button that asks the house for something.
    fn ask(&self, verb: &str, path: &str, words: &'static str) -> Markup {
        html! { button type="button" data-call={ (verb) " /api/tables/" (self.id) "/" (path) } { (self.say(words)) } }
    }

    /// The frame's parts around what the game draws.
    #[must_use]
    pub fn parts(&self, drawing: Drawing, asked: Seats) -> Vec<Part> {
        let Drawing { mut parts, sides, question, readings } = drawing;
        let mut sides = sides.into_iter();
        for (seat, seated) in Seat::all(self.seats.len()).zip(&self.seats) {
            let side = sides.next().unwrap_or_default();
            parts.push(Part::new(
                format!("seat-{seat}"),
                self.side(seat, seated, &side, asked.contains(seat)),
            ));
        }
        let bots = asked.iter().any(|seat| self.seats.get(seat.index()).is_some_and(|seated| seated.bot));
        let idle = !self.mine.iter().any(|seat| asked.contains(seat));
        let waits = bots && !self.mine.is_empty() && idle;
        parts.push(Part::new("question", self.question(&question, waits, idle)));
        parts.push(Part::new("readings", self.readings(&readings)));
        parts.extend(self.around());
        parts
    }

    /// The frame's parts that need no game.
    #[must_use]
    pub fn around(&self) -> Vec<Part> {
        let mut parts = vec![
            Part::new("room", self.room()),
            Part::new("menu", self.menu()),
            Part::new("notice", self.notice()),
        ];
        if self.stage == Stage::Open {
            parts.push(Part::new("chairs", self.chairs()));
            parts.push(Part::new("brings", self.brings()));
            parts.push(Part::new("ways-on", self.ways_on()));
        }
        if !self.begun {
            let words =
                self.result.as_ref().map_or_else(|| self.say("setting-up"), |result| result.words.clone());
            parts.push(Part::new(
                "question",
                self.question(&Question { words, ..Question::default() }, false, true),
            ));
        }
        parts
    }

    /// What a seat has in front of it.
    fn side(&self, seat: Seat, seated: &Seated, side: &Side, asked: bool) -> Markup {
        let mine = self.mine.contains(seat);
        let sits = seated.name.clone().unwrap_or_default();
        html! {
            section id={ "seat-" (seat) } class={ "seat " (side.colour) } data-touch={ "seat-" (seat) } data-colour=(side.colour) data-mine[mine]
                data-asked[asked && self.stage == Stage::Running] {
                div .crest { (side.crest) }
                div .who {
                    b { (sits) }
                    @if seated.bot { span .mark title=(self.say("seat-bot")) { (icon("i-bot")) span .quiet-text { (self.say("seat-bot")) } } }
                    @else if !seated.present && !mine && self.stage == Stage::Running {
                        span .mark title=(self.say("seat-away")) { (icon("i-away")) span .quiet-text { (self.say("seat-away")) } }
                    }
                    small {
                        @if seated.resigned { (self.say("seat-resigned")) }
                        @else if seated.stood_in { (self.say("seat-stood-in")) }
                        @else if self.stage == Stage::Running { (side.note) }
                        span .dots aria-hidden="true" { i {} i {} i {} }
                    }
                }
                (side.left)
                div .figures { (side.figures) span .clock data-clock=(seat) {} }
                div .more { (side.more) }
            }
        }
    }

    /// What is asked, or what is going on while whoever looks has nothing to choose; somebody who only waits for bots can hurry
    /// them.
    fn question(&self, question: &Question, waits_for_bots: bool, idle: bool) -> Markup {
        let Question { words, about, hint, amounts, buttons, orders, outlooks } = question;
        let running = self.stage == Stage::Running && !self.paused;
        // Nothing is asked any more of those whose game rests or was broken off.
        let words = match &self.result {
            Some(result) => &result.words,
            None if self.paused => &self.say("paused-notice"),
            None => words,
        };
        html! {
            div #question {
                div .ask-head {
                    h2 #asked tabindex="-1" { (words) }
                    @if running && waits_for_bots { button type="button" #hurry .quiet data-hurry { (icon("i-hurry")) (self.say("hurry")) } }
                    @if running && self.back { button type="button" #take-back .quiet data-back { (icon("i-back")) (self.say("take-back")) } }
                }
                @if running { (about) }
                @if let (Some(hint), true) = (hint, running) {
                    p .hint data-hint=(hint.key) data-idle[idle] hidden {
                        span { (hint.words) }
                        button type="button" #hint-done .link data-hint-done { (self.say("hint-done")) }
                        button type="button" #hint-off .link data-hint-off { (self.say("hint-off")) }
                    }
                }
                @if running && !amounts.is_empty() { (self.amounts(amounts)) }
                @if running { @for (id, outlook) in outlooks { div .outlook id={ "o-" (id) } data-when=(id) hidden { (outlook) } } }
                @if running && !buttons.is_empty() {
                    div .choices {
                        @for (id, words) in buttons {
                            // A player's place, a card and a board have their own.
                            @let own = if id.starts_with("seat-") || id.starts_with("c-") { format!("q-{id}") } else { id.clone() };
                            button type="button" id=(own) data-touch=(id) .quiet { (words) }
                        }
                    }
                }
                @if let (Some(seat), true) = (self.order_of, running) {
                    @for (key, words, _) in self.orders.iter().filter(|(key, ..)| has_numbers(key)) {
                        (self.tick(seat, "order", key, words, true))
                    }
                }
                @if let (Some(seat), true) = (self.order_of, running && !orders.is_empty()) {
                    div .choices .ordering {
                        @for (order, words) in orders {
                            @let name = order.split(':').next().unwrap_or_default();
                            button type="button" id={ "order-" (name) } .quiet data-call=(self.order_path(seat)) data-body=(json!({ "add": order })) { (words) }
                        }
                    }
                }
                @if let (Some(seat), true) = (self.order_of, running && self.combines && !self.orders.is_empty()) {
                    details #stops {
                        summary { (icon("i-stops")) (self.say("stops")) }
                        (self.stops(seat, "stop"))
                    }
                }
            }
        }
    }

    /// What is asked of the house to change the standing orders of this seat.
    fn order_path(&self, seat: Seat) -> String {
        format!("PUT /api/tables/{}/seats/{seat}/order", self.id)
    }

    /// A standing order that comes and goes by itself; what has numbers is called by what stands before them.
    fn tick(&self, seat: Seat, place: &str, key: &str, words: &str, holds: bool) -> Markup {
        let body = if holds { json!({ "drop": key }) } else { json!({ "add": key }) };
        let name = key.split(':').next().unwrap_or_default();
        html! {
            button type="button" .tick role="checkbox" aria-checked=(holds.to_string()) id={ (place) "-" (name) }
                data-call=(self.order_path(seat)) data-body=(body) { (words) }
        }
    }

    /// Standing orders that combine, to be ticked one by one: those for one's own turn, those for the others', and the rest.
    fn stops(&self, seat: Seat, place: &str) -> Markup {
        let group = |title: Option<&'static str>, its: &dyn Fn(&str) -> bool| {
            let ticks = self.orders.iter().filter(|(key, ..)| its(key)).collect::<Vec<_>>();
            html! {
                @if !ticks.is_empty() {
                    div role="group" aria-label=[title.map(|title| self.say(title))] {
                        @if let Some(title) = title { b aria-hidden="true" { (self.say(title)) } }
                        @for (key, words, holds) in ticks { (self.tick(seat, place, key, words, *holds)) }
                    }
                }
            }
        };
        let (mine, theirs) = (|key: &str| key.starts_with("my-"), |key: &str| key.starts_with("their-"));
        html! {
            div .stops {
                (group(Some("stops-mine"), &mine))
                (group(Some("stops-theirs"), &theirs))
                (group(None, &|key| !mine(key) && !theirs(key) && !has_numbers(key)))
            }
        }
    }

    /// What is to be read; the page shows what whoever looks hasn't read yet, and what he opens again.
    fn readings(&self, readings: &[Reading]) -> Markup {
        html! {
            div #readings {
                @for Reading { key, title, page, quiet } in readings {
                    dialog .reading data-reading=(key) data-quiet[*quiet] aria-label=(title) closedby="any" {
                        (page)
                        button type="button" .go data-read { (self.say(if *quiet { "close" } else { "read-on" })) }
                    }
                }
            }
        }
    }

    /// Amounts as coins; many of them on a slider.
    fn amounts(&self, amounts: &[u16]) -> Markup {
        let (least, most) = (amounts.first().copied().unwrap_or(0), amounts.last().copied().unwrap_or(0));
        html! {
            @if amounts.len() > 16 {
                div .slider {
                    span .coin-big data-amount { (least) }
                    input type="range" min=(least) max=(most) value=(least) data-slider aria-labelledby="asked";
                    button type="button" .quiet data-step="-1" aria-label=(self.say("less")) { "−" }
                    button type="button" .quiet data-step="1" aria-label=(self.say("more")) { "+" }
                    @for gold in amounts { span hidden id={ "g-" (gold) } data-touch={ "g-" (gold) } {} }
                }
            } @else {
                div .coins role="group" aria-labelledby="asked" {
                    @for gold in amounts { button type="button" .coin id={ "g-" (gold) } data-touch={ "g-" (gold) } { (gold) } }
                }
            }
        }
    }

    /// Where one waits for the game to begin, and what is shown when it has ended.
    fn room(&self) -> Markup {
        html! {
            div #room {
                @match self.stage {
                    Stage::Open => (self.waiting_room()),
                    Stage::Running => {}
                    Stage::Over => (self.over()),
                }
            }
        }
    }

    /// What never changes of it; the rest are parts of their own, so that nobody who chooses a deck is disturbed when others sit down.
    fn waiting_room(&self) -> Markup {
        html! {
            section .panel .waiting aria-labelledby="room-title" {
                h2 #room-title { (self.say("room-title")) }
                p .quiet-line { (self.chosen.join(" · ")) }
                ol #chairs {}
                div #brings {}
                div #ways-on {}
            }
        }
    }

    fn chairs(&self) -> Markup {
        html! {
            ol #chairs .chairs {
                @for (seat, seated) in Seat::all(self.seats.len()).zip(&self.seats) { (self.chair(seat, seated)) }
            }
        }
    }

    /// What one brings oneself.
    fn brings(&self) -> Markup {
        html! { div #brings { @if let Some(game) = self.brings { (bring::at_table(self.lang, &self.id, game, &self.own_names())) } } }
    }

    /// What can be done until the game begins.
    fn ways_on(&self) -> Markup {
        let full = self.seats.iter().all(|seated| seated.name.is_some());
        let free = self.seats.iter().filter(|seated| seated.name.is_none()).count();
        html! {
            div #ways-on {
                div .row {
                    @if self.host {
                        button type="button" .go disabled[!full] data-call={ "POST /api/tables/" (self.id) "/start" } { (self.say("start")) }
                    } @else if self.mine.is_empty() && free > 0 {
                        button type="button" .go data-call={ "POST /api/tables/" (self.id) "/join" } data-guest { (self.say("sit-down")) }
                    }
                    @if !self.mine.is_empty() {
                        button type="button" .quiet data-call={ "POST /api/tables/" (self.id) "/leave" } data-then="/" { (self.say("leave")) }
                    }
                }
                @if !full {
                    p { @if self.host { (self.say("room-host")) } @else { (self.say("room-wait")) } }
                    div .share {
                        label for="link" { (self.say("invite-link")) }
                        input #link readonly value=(self.link);
                        button type="button" .quiet data-copy="link" { (self.say("copy")) }
                    }
                    @if !self.mine.is_empty() { div .met data-met=(self.say("invite-met")) {} }
                }
            }
        }
    }

    /// The seats of whoever looks, and how they are called.
    fn own_names(&self) -> Vec<(usize, String)> {
        self.mine.iter().map(|seat| (seat.index(), self.sits(seat))).collect()
    }

    fn chair(&self, seat: Seat, seated: &Seated) -> Markup {
        let path = format!("seats/{seat}");
        html! {
            li .chair data-free[seated.name.is_none()] {
                span .number { (seat.index() + 1) }
                @if let Some(sits) = &seated.name {
                    b { (sits) }
                    @if seated.host { small { (self.say("seat-host")) } }
                    @if seated.bot { small { (self.say("seat-bot")) } }
                    @if self.host && (seated.bot || self.mine.contains(seat)) && !(self.mine.len() == 1 && self.mine.contains(seat)) {
                        (self.ask("DELETE", &path, "free-seat"))
                    }
                } @else {
                    i { (self.say("seat-free")) }
                    @if self.mine.is_empty() {
                        button type="button" data-call={ "PUT /api/tables/" (self.id) "/" (path) } data-guest { (self.say("sit-here")) }
                    } @else {
                        button type="button" data-call={ "PUT /api/tables/" (self.id) "/" (path) } data-ask-name=(self.say("second-name")) { (self.say("sit-second")) }
                    }
                    @if self.host {
                        @for bot in self.house_bots.iter().rev() {
                            button type="button" data-call={ "PUT /api/tables/" (self.id) "/" (path) } data-body=(json!({ "bot": bot })) {
                                (name(self.lang, "seat-a-bot", bot))
                            }
                        }
                    }
                }
            }
        }
    }

    fn over(&self) -> Markup {
        let Some(Ended { words, winners, tally }) = &self.result else { return html! {} };
        let mut winning: Vec<String> = winners.iter().map(|seat| self.sits(seat)).collect();
        let headline = match winning.len() {
            _ if !self.begun => words.clone(),
            0 => self.say("over-nobody"),
            1 => name(self.lang, "over-wins", &winning.remove(0)),
            _ => name(self.lang, "over-share", &winning.join(", ")),
        };
        html! {
            section .panel .over role="dialog" aria-labelledby="over-title" {
                button type="button" .close data-close="room" aria-label=(self.say("close")) { "×" }
                h2 #over-title tabindex="-1" { (headline) }
                @if self.begun { p { (words) } (tally) div data-graph {} }
                div .row {
                    @if self.begun {
                        @if !self.mine.is_empty() {
                            button type="button" .go data-call={ "POST /api/tables/" (self.id) "/rematch" } data-then="table" { (self.say("rematch")) }
                        }
                        a .button href={ "/t/" (self.id) "/replay" } { (icon("i-replay")) (self.say("replay")) }
                        a .button href={ "/api/tables/" (self.id) "/record" } download={ (self.id) ".record" } { (self.say("record")) }
                    }
                    a .button href="/" { (self.say("to-the-door")) }
                }
            }
        }
    }

    /// Who sits there.
    fn sits(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).and_then(|seated| seated.name.clone()).unwrap_or_default()
    }

    /// What can be done at the table beside playing.
    fn menu(&self) -> Markup {
        let plays = !self.mine.is_empty() && self.stage == Stage::Running;
        let offer = |what: &str, words| {
            html! { button type="button" data-call={ "POST /api/tables/" (self.id) "/offer" } data-body=(json!({ "what": what })) { (self.say(words)) } }
        };
        html! {
            div #menu {
                button type="button" data-copy-text=(self.link) { (icon("i-link")) (self.say("copy-link")) }
                @if plays {
                    @if self.bots { button type="button" data-hurry { (icon("i-hurry")) (self.say("hurry")) } }
                    @if let Some(seat) = self.order_of {
                        @if self.combines { (self.stops(seat, "order")) } @else {
                            @for (key, words, left) in &self.orders {
                                button type="button" aria-pressed=(left.to_string()) data-call=(self.order_path(seat))
                                    data-body=(if *left { json!({}) } else { json!({ "order": key }) }) { (words) }
                            }
                        }
                    }
                    (self.ask("POST", "call", "call-bot"))
                    @if self.offer.is_none() {
                        @if self.paused { (offer("resume", "propose-resume")) } @else { (offer("pause", "propose-pause")) }
                        (offer("abort", "propose-abort"))
                    }
                    @for seat in self.mine.iter().filter(|seat| !self.seats.get(seat.index()).is_some_and(|seated| seated.resigned)) {
                        button type="button" .danger data-call={ "POST /api/tables/" (self.id) "/resign" } data-body=(json!({ "seat": seat }))
                            data-sure=(self.say("resign-sure")) { (self.say("resign")) @if self.mine.len() > 1 { " (" (self.sits(seat)) ")" } }
                    }
                }
                @if self.stage == Stage::Over && self.result.is_some() { button type="button" data-open="room" { (self.say("result")) } }
            }
        }
    }

    /// What those at the table have to know now: a proposal, a pause, a bot that stands in.
    fn notice(&self) -> Markup {
        let gone = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|seated| seated.stood_in);
        let running = self.stage == Stage::Running;
        html! {
            div #notice role="status" {
                @if running {
                    @for seat in self.mine.iter().filter(gone) {
                        p { (self.say("stood-in-notice"))
                            button type="button" .go data-call={ "POST /api/tables/" (self.id) "/retake" } data-body=(json!({ "seat": seat })) { (self.say("retake")) } }
                    }
                    @if self.paused { p { (self.say("paused-notice")) } }
                    @if let Some((what, agreed)) = self.offer {
                        p {
                            (self.say(match what { "pause" => "offer-pause", "resume" => "offer-resume", _ => "offer-abort" }))
                            @if !self.mine.is_empty() && !agreed {
                                button type="button" .go data-call={ "POST /api/tables/" (self.id) "/offer" } data-body=(json!({ "what": what })) { (self.say("agree")) }
                            }
                            @if !self.mine.is_empty() { (self.ask("DELETE", "offer", if agreed { "withdraw" } else { "disagree" })) }
                        }
                    }
                }
            }
        }
    }
}

/// How many players and minutes, as it stands on a box.
#[must_use]
pub fn figures(lang: Lang, players: (usize, usize), minutes: (u32, u32)) -> Markup {
    let range = |(least, most): (usize, usize)| {
        if least == most { least.to_string() } else { format!("{least}–{most}") }
    };
    html! {
        span { (icon("i-people")) (range(players)) " " (count(lang, "players", players.1)) }
        span { (icon("i-clock")) (range((minutes.0 as usize, minutes.1 as usize))) " " (say(lang, "minutes")) }
    }
}
