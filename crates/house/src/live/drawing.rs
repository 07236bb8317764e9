//! A game in progress as the page shows it.

use super::{
    Voice,
    playing::{Playing, Told, refused},
};
use crate::problem::{Problem, say_of};
use bots::Thinks;
use std::collections::HashMap;
use table::{Audience, Heard, Match, Seat, Seats, Viewer};
use web::{Act, Choice, Drawing, Draws, Line, Part, Scene, Standing, frame};

/// What the page needs of a game, whatever its type.
pub(crate) trait Drawn {
    /// All that a viewer sees.
    fn drawing(&self, viewer: Viewer, voice: &Voice<'_>) -> Drawing;

    /// Whom the table waits for, as far as this viewer may know.
    fn asked(&self, viewer: Viewer) -> Seats;

    /// What a viewer may choose.
    fn choices(&self, viewer: Viewer, voice: &Voice<'_>) -> Vec<Choice>;

    /// The story of a viewer's stream after this number.
    fn lines(&self, viewer: Viewer, after: i64, voice: &Voice<'_>) -> Vec<Line>;

    /// What everybody stops for in the last moment of a viewer's stream.
    fn drama(&self, viewer: Viewer, voice: &Voice<'_>) -> Vec<Act>;

    /// Whether everybody may know what everybody counts while the game is on.
    fn graphed(&self) -> bool;

    /// What everybody counts after each moment of a viewer's stream: only what the last moment changed of it, or all.
    fn standing(&self, viewer: Viewer, whole: bool) -> Option<Standing>;

    /// Whether how long these scenes of a viewer last goes by what everybody heard alone.
    fn is_open(&self, viewer: Viewer, acts: &[Act], voice: &Voice<'_>) -> bool;

    /// What everybody counted when these won.
    fn tally(&self, winners: Seats, voice: &Voice<'_>) -> maud::Markup;

    /// Why nothing came of it that a player touched these elements.
    fn meant(&self, seat: Seat, touched: &[String], voice: &Voice<'_>) -> Result<(), Problem>;

    /// The game step by step after this one, each with the parts that changed: from one place, or with all hands open.
    fn redrawn(
        &self,
        viewer: Option<Viewer>,
        after: i64,
        most: usize,
        voice: &Voice<'_>,
        frame: &frame::Table,
    ) -> Vec<(Vec<Part>, Vec<Line>)>;
}

fn scene<'a>(viewer: Viewer, voice: &'a Voice<'_>) -> Scene<'a> {
    Scene { lang: voice.lang, viewer, names: voice.names }
}

/// The events since the last chapter of the story began, if one did: from its first one on.
fn since_chapter<G: Draws>(events: &[G::Event]) -> Option<&[G::Event]> {
    let begins = events.iter().rposition(|event| G::story(event).chapter)?;
    Some(&events[begins..])
}

impl<G: Thinks + Draws> Drawn for Playing<G> {
    fn drawing(&self, viewer: Viewer, voice: &Voice<'_>) -> Drawing {
        let scene = scene(viewer, voice);
        let view = self.game().view(viewer);
        let mut drawing = G::draw(&view, &scene);
        if G::TRAIL {
            G::trail(&view, &self.chapter(viewer), &scene, &mut drawing);
        }
        drawing
    }

    fn asked(&self, viewer: Viewer) -> Seats {
        G::asked(&self.game().view(viewer))
    }

    fn choices(&self, viewer: Viewer, voice: &Voice<'_>) -> Vec<Choice> {
        web::choices::<G>(&self.game().view(viewer), self.moves_of(viewer), &scene(viewer, voice))
    }

    fn lines(&self, viewer: Viewer, after: i64, voice: &Voice<'_>) -> Vec<Line> {
        let scene = scene(viewer, voice);
        let view = self.game().view(viewer);
        let told = (1..).zip(self.told_to(viewer)).skip(after.max(0) as usize);
        told.flat_map(|(moment, told)| match told {
            Told::Moved { heard, .. } => {
                let line = |event| {
                    let line = web::line::<G>(&view, event, &scene);
                    Line { moment: if line.booked.is_empty() { 0 } else { moment }, ..line }
                };
                heard.by(viewer).filter(|event| !G::story(event).silent).map(line).collect()
            }
            Told::TookBack { seat, place } => {
                let line = web::plain_line(&say_of(voice.lang, "took-back", &voice.name(*seat)));
                vec![Line { gone: self.moment_of(viewer, *place), ..line }]
            }
        })
        .collect()
    }

    fn drama(&self, viewer: Viewer, voice: &Voice<'_>) -> Vec<Act> {
        let Some(Told::Moved { heard, .. }) = self.told_to(viewer).last() else { return Vec::new() };
        let events: Vec<G::Event> = heard.by(viewer).cloned().collect();
        G::drama(&self.game().view(viewer), &self.before(viewer), &events, &scene(viewer, voice))
    }

    fn graphed(&self) -> bool {
        G::GRAPH
    }

    fn standing(&self, viewer: Viewer, whole: bool) -> Option<Standing> {
        let counted = self.counted(viewer);
        let moved = matches!(self.told_to(viewer).last(), Some(Told::Moved { .. }));
        Standing::of(&counted, if whole || !moved { 0 } else { counted.len() - 1 })
    }

    fn is_open(&self, viewer: Viewer, acts: &[Act], voice: &Voice<'_>) -> bool {
        let Some(Told::Moved { heard, .. }) = self.last_told() else { return false };
        let everybody = |to: &Audience| Viewer::all(self.game().players()).all(|viewer| to.has(viewer));
        let open = heard.0.iter().filter(|(to, _)| everybody(to)).map(|(_, event)| event.clone());
        let open: Vec<G::Event> = open.collect();
        let open = G::drama(&self.game().view(viewer), &self.before(viewer), &open, &scene(viewer, voice));
        open.iter().map(|act| act.ms).eq(acts.iter().map(|act| act.ms))
    }

    fn tally(&self, winners: Seats, voice: &Voice<'_>) -> maud::Markup {
        G::tally(&self.game().view(Viewer::Spectator), winners, &scene(Viewer::Spectator, voice))
    }

    fn meant(&self, seat: Seat, touched: &[String], voice: &Voice<'_>) -> Result<(), Problem> {
        let mut first = None;
        for mv in G::meant(&self.game().view(seat.into()), seat, touched) {
            match self.game().check(seat, mv) {
                Ok(()) => return Ok(()),
                Err(refusal) => _ = first.get_or_insert(refusal),
            }
        }
        first.map_or(Ok(()), |refusal| Err(refused::<G>(&refusal, voice)))
    }

    fn redrawn(
        &self,
        viewer: Option<Viewer>,
        after: i64,
        most: usize,
        voice: &Voice<'_>,
        frame: &frame::Table,
    ) -> Vec<(Vec<Part>, Vec<Line>)> {
        let Some(mut again) = self.anew() else { return Vec::new() };
        let place = viewer.unwrap_or(Viewer::Spectator);
        let scene = scene(place, voice);
        let mut shown: HashMap<String, String> = HashMap::new();
        let mut draw = |again: &Match<G>, chapter: &[G::Event]| -> Vec<Part> {
            let all =
                || Viewer::all(again.game().players()).map(|viewer| again.game().view(viewer)).collect();
            let view = match viewer {
                Some(viewer) => again.game().view(viewer),
                None => G::together(all()).unwrap_or_else(|| again.game().view(place)),
            };
            let mut drawing = G::draw(&view, &scene);
            G::trail(&view, chapter, &scene, &mut drawing);
            let parts = frame.parts(drawing, G::asked(&view));
            parts
                .into_iter()
                .filter(|part| shown.insert(part.0.clone(), part.1.clone()).as_ref() != Some(&part.1))
                .collect()
        };
        let mut steps = Vec::new();
        let mut chapter = Vec::new();
        let begin = draw(&again, &chapter);
        if after < 0 {
            steps.push((begin, Vec::new()));
        }
        for (number, (seat, mv)) in (1_i64..).zip(self.moves_made()) {
            let mut heard = Heard::new();
            if steps.len() == most || again.play(*seat, *mv, &mut heard).is_err() {
                break;
            }
            if G::TRAIL {
                chapter.extend(heard.by(place).cloned());
                chapter = since_chapter::<G>(&chapter).unwrap_or(&chapter).to_vec();
            }
            // Parts are told where they change: of what lies before only the last look counts.
            let parts = if number >= after { draw(&again, &chapter) } else { Vec::new() };
            if number > after {
                let view = again.game().view(place);
                let told = heard.by(place).filter(|event| !G::story(event).silent);
                let lines = told.map(|event| web::line::<G>(&view, event, &scene)).collect();
                steps.push((parts, lines));
            }
        }
        steps
    }
}
