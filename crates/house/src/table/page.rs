//! What a table shows to pages of the house: drawn, and only what changed.

use super::{DrawnStep, Table, Watcher, window::Settled};
use crate::{
    clocks::Time,
    desk::Stage,
    entry::Deal,
    id::Id,
    live::{self, Voice},
    message::{Page, Said},
    problem::Problem,
};
use std::{
    collections::{HashMap, hash_map::DefaultHasher},
    hash::{Hash, Hasher},
    time::Duration,
};
use table::{Lang, Seat, Seats, Viewer};
use tokio::time::Instant;
use web::frame::{self, Seated};

/// What a page is told of.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum After {
    /// It has nothing yet.
    Everything,
    /// The viewer's stream has a new moment.
    Moment,
    /// What is seen has changed without one.
    Again,
    /// Something at the table may have changed; nothing is said if it hasn't.
    Nothing,
}

impl Table {
    /// Shows these watchers what changed, if they are pages.
    pub(super) fn show_pages(&mut self, which: impl Fn(&Watcher) -> bool, after: After) {
        let present = self.watchers.seats();
        let mut drawn = HashMap::new();
        let mut watchers = std::mem::take(&mut self.watchers);
        // Whoever only looks on keeps nobody waiting who plays.
        let sits = |by: Option<Id>| by.is_some_and(|person| !self.desk.seats_of(person).is_empty());
        let anybody = !watchers.iter().any(|watcher| watcher.page.is_some() && sits(watcher.by));
        for watcher in watchers.iter_mut().filter(|watcher| watcher.page.is_some() && which(watcher)) {
            let Watcher { by, viewer, lang, page, outbox, showing, .. } = watcher;
            let Some(has) = page else { continue };
            let drawing = self.live.as_ref().map(|live| {
                let draw = || live.drawing(*viewer, &Voice { lang: *lang, names: &self.desk.names() });
                drawn.entry((*viewer, *lang)).or_insert_with(draw).clone()
            });
            let frame = self.frame(*by, *viewer, *lang, present);
            if let Some(page) = self.page(&frame, drawing, *viewer, has, after) {
                // Bots wait only for scenes of what everybody has heard: how long it takes to see them is no secret.
                let voice = Voice { lang: *lang, names: &self.desk.names() };
                let open =
                    || self.live.as_ref().is_some_and(|live| live.is_open(*viewer, &page.drama, &voice));
                if !page.drama.is_empty() && (anybody || sits(*by)) && open() {
                    *showing = still_showing(&page, *showing);
                }
                outbox.send(Said::Page(Box::new(page)).text());
            }
        }
        self.watchers = watchers;
    }

    /// What changed since a page was last told; it `has` those parts.
    fn page(
        &self,
        frame: &frame::Table,
        drawing: Option<web::Drawing>,
        viewer: Viewer,
        has: &mut HashMap<String, u64>,
        after: After,
    ) -> Option<Page> {
        let names = self.desk.names();
        let voice = Voice { lang: frame.lang, names: &names };
        let mut page = Page {
            table: self.desk.id,
            viewer,
            whole: after == After::Everything,
            stage: self.desk.stage(),
            mine: frame.mine,
            asked: Seats::NONE,
            number: None,
            parts: Vec::new(),
            moves: Vec::new(),
            lines: Vec::new(),
            drama: Vec::new(),
            standing: None,
            back: false,
            clocks: Vec::new(),
            window: None,
        };
        if let (Some(live), Some(mut drawing)) = (&self.live, drawing) {
            let sight = self.sight(live.as_ref(), viewer);
            let settled = viewer.seat().and_then(|seat| self.settled(seat));
            // What he has answered himself he knows, at each of his seats, and that an order of his answers at once.
            let answers = |seat: Seat| self.settled(seat).is_some() || self.unasked(seat).is_some();
            let open = |seat: &Seat| !frame.mine.contains(*seat) || !answers(*seat);
            page.asked = live.asked(viewer).iter().filter(open).collect();
            let told = |id| web::Question { words: web::say(frame.lang, id), ..web::Question::default() };
            match settled {
                None => {}
                Some(Settled::Answered) => drawing.question = told("answered"),
                Some(Settled::Ordered) => drawing.question = told("order-answers"),
                Some(Settled::Unable) => {
                    drawing.question =
                        web::Question { words: drawing.question.words, ..web::Question::default() };
                }
            }
            page.parts = frame.parts(drawing, page.asked);
            if !sight.moves.is_empty() && settled.is_none() && self.desk.paused.is_none() {
                page.moves = live.choices(viewer, &voice);
            }
            let number = sight.number;
            match after {
                After::Everything => page.lines = live.lines(viewer, 0, &voice),
                After::Moment if number > 0 => {
                    page.lines = live.lines(viewer, number as i64 - 1, &voice);
                    page.drama = live.drama(viewer, &voice);
                }
                _ => {}
            }
            (page.number, page.back, page.clocks, page.window) =
                (Some(number), sight.back, sight.clocks, sight.window);
        } else {
            page.parts = frame.around();
        }
        page.parts.retain(|part| {
            let mut hasher = DefaultHasher::new();
            part.1.hash(&mut hasher);
            let hash = hasher.finish();
            has.insert(part.0.clone(), hash) != Some(hash)
        });
        if after == After::Nothing && page.parts.is_empty() {
            return None;
        }
        if let Some(live) = self.live.as_ref().filter(|live| live.graphed() || self.desk.over) {
            let first = has.insert("standing".into(), 0).is_none();
            if first || after == After::Moment {
                page.standing = live.standing(viewer, first);
            }
        }
        Some(page)
    }

    /// The table around its game, as this person may know it.
    fn frame(&self, by: Option<Id>, viewer: Viewer, lang: Lang, present: Seats) -> frame::Table {
        let desk = &self.desk;
        let info = desk.info(lang, present);
        let game = live::game(&desk.game).ok();
        let mine = by.map_or(Seats::NONE, |person| desk.seats_of(person));
        let back = match (viewer.seat(), &self.live) {
            (Some(_), Some(live)) => self.sight(live.as_ref(), viewer).back,
            _ => false,
        };
        let seated = |seat: &crate::desk::SeatInfo| Seated {
            name: seat.name.clone(),
            bot: seat.bot,
            present: seat.present,
            resigned: seat.resigned,
            stood_in: seat.stood_in,
            host: seat.person == Some(desk.host),
        };
        let names = desk.names();
        let result = info.result.map(|result| frame::Ended {
            words: result.words,
            winners: result.winners,
            tally: self.live.as_ref().map_or_else(
                || maud::html! {},
                |live| live.tally(result.winners, &Voice { lang, names: &names }),
            ),
        });
        frame::Table {
            lang,
            id: desk.id.to_string(),
            stage: match desk.stage() {
                Stage::Open => frame::Stage::Open,
                Stage::Running => frame::Stage::Running,
                Stage::Over => frame::Stage::Over,
            },
            begun: self.live.is_some(),
            mine,
            host: by == Some(desk.host),
            seats: info.seats.iter().map(seated).collect(),
            paused: info.paused,
            offer: desk.offer.as_ref().map(|offer| {
                let what = match offer.what {
                    Deal::Pause => "pause",
                    Deal::Resume => "resume",
                    Deal::Abort => "abort",
                };
                (what, by.is_some_and(|person| offer.agreed.contains(&person)))
            }),
            back,
            order_of: viewer.seat(),
            orders: self.orders(viewer, lang),
            combines: game.is_some_and(|game| game.about.combines),
            bots: info.seats.iter().any(|seat| seat.bot),
            house_bots: game.map_or(&[], |game| game.bots),
            result,
            link: self.hall.address_of(desk.id),
            chosen: chosen(desk, lang),
            brings: game.filter(|game| game.about.brings_with(&desk.options)).map(|game| game.about.name),
        }
    }

    /// The standing orders that may be left from here at any time, and whether they hold; and those with numbers that do.
    fn orders(&self, viewer: Viewer, lang: Lang) -> Vec<(String, String, bool)> {
        let (Some(seat), Ok(game)) = (viewer.seat(), live::game(&self.desk.game)) else { return Vec::new() };
        let holds = self.desk.order(seat).unwrap_or_default();
        let holds: Vec<&str> = holds.split_ascii_whitespace().collect();
        let words = |name: &str| (game.say)(lang, format!("order-{name}"));
        let plain = game.about.orders.iter().filter(|order| !order.ends_with(':'));
        let plain = plain.map(|order| ((*order).to_owned(), words(order), holds.contains(order)));
        let with_numbers = holds.iter().filter(|word| word.contains(':'));
        let with_numbers =
            with_numbers.map(|word| ((*word).to_owned(), words(crate::order::name(word)), true));
        plain.chain(with_numbers).collect()
    }

    /// The finished game drawn step by step.
    pub(super) fn redrawn(
        &self,
        viewer: Option<Viewer>,
        after: i64,
        most: usize,
        lang: Lang,
    ) -> Result<Vec<DrawnStep>, Problem> {
        let live = self.finished(viewer)?;
        let mut frame = self.frame(None, viewer.unwrap_or(Viewer::Spectator), lang, Seats::NONE);
        frame.result = None;
        Ok(live.redrawn(viewer, after, most, &Voice { lang, names: &self.desk.names() }, &frame))
    }
}

/// The moment whose scenes a page shows now, after what it is still showing, and until when bots wait for it: as long as
/// they last for whoever likes them slow, and a second more.
fn still_showing(page: &Page, before: Option<(u64, Instant)>) -> Option<(u64, Instant)> {
    let lasts: u64 = page.drama.iter().map(|act| u64::from(act.ms)).sum();
    let begins = before.map_or_else(Instant::now, |(_, until)| until.max(Instant::now()));
    Some((page.number?, begins + Duration::from_millis(lasts * 17 / 10 + 1000)))
}

/// What was chosen when a table was opened, in words.
pub(crate) fn chosen(desk: &crate::desk::Desk, lang: Lang) -> Vec<String> {
    let Ok(game) = live::game(&desk.game) else { return Vec::new() };
    let mut chosen = live::options_in_words(game, &desk.options, lang);
    match desk.manner.time {
        Time::None => {}
        Time::Live { minutes, increment } => {
            chosen.push(format!("{minutes} {} + {increment} s", web::say(lang, "minutes")));
        }
        Time::Days(days) => chosen.push(web::count(lang, "time-days", days as usize)),
    }
    chosen
}
