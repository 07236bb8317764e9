//! The market in the middle: the demand card that was laid last, and what has come of it.

use super::{cards, crest, number, say, say_count, say_of};
use crate::{
    draws::{Part, Scene},
    frame::icon,
};
use europax::{Country, Demand, Event, Phase, The, Unforeseen, View};
use maud::{Markup, html};

/// How a unit came to the market.
#[derive(Copy, Clone)]
pub(super) enum Came {
    /// Out of the country's own stock.
    Own,
    /// Bought from this one.
    From(Country, i32),
    /// Paid for abroad.
    Abroad(i32),
    /// Not at all: nobody plays the country.
    Skipped,
}

/// A demand card that was laid, as far as it has been supplied.
pub(super) struct Laid {
    /// Who laid it.
    pub(super) by: Country,
    /// The card.
    pub(super) card: Demand,
    /// What came for each line that was read.
    pub(super) lines: Vec<Vec<Came>>,
    /// Who drew an unforeseen card afterwards, and which.
    pub(super) drew: Option<(Country, Unforeseen)>,
}

impl Laid {
    /// The card that was laid last, from what has been told since.
    pub(super) fn read(events: &[Event]) -> Option<Laid> {
        let mut laid: Option<Laid> = None;
        for event in events {
            if let Event::Laid { country: The(by), card } = *event {
                laid = Some(Laid { by, card, lines: Vec::new(), drew: None });
            } else if let Some(laid) = &mut laid {
                laid.go_on(event);
            }
        }
        laid
    }

    /// The next thing is told.
    pub(super) fn go_on(&mut self, event: &Event) {
        let came = match *event {
            Event::Asked { .. } => return self.lines.push(Vec::new()),
            Event::Skipped { .. } => return self.lines.push(vec![Came::Skipped]),
            Event::Drew { country: The(country), card } => {
                self.drew = Some((country, card));
                return;
            }
            Event::Supplied { .. } => Came::Own,
            Event::Bought { from, money, .. } => Came::From(from.0, money),
            Event::BoughtAbroad { money, .. } => Came::Abroad(money),
            _ => return,
        };
        if let Some(line) = self.lines.last_mut() {
            line.push(came);
        }
    }

    /// Whether the last unit was paid for abroad.
    pub(super) fn ends_abroad(&self) -> bool {
        let came = self.lines.iter().flatten().rev().find(|came| !matches!(came, Came::Skipped));
        matches!(came, Some(Came::Abroad(_)))
    }

    /// The card with what came for its lines; the line of this number is being read.
    pub(super) fn draw(&self, now: Option<usize>, scene: &Scene<'_>) -> Markup {
        html! {
            ol .paper {
                @for (at, wanted) in self.card.wanted().enumerate() {
                    @let came = self.lines.get(at).map_or(&[][..], Vec::as_slice);
                    li .paper-line data-now[now == Some(at)] data-done[came.len() == usize::from(wanted.units)] data-skipped[matches!(came, [Came::Skipped])] {
                        (cards::pair(wanted, scene))
                        span .what aria-hidden="true" { (super::goods(wanted.product, scene)) " · " (cards::tonnes(wanted.tonnes(), scene)) }
                        span .came { @for one in came { (arrived(*one, scene)) } }
                    }
                }
            }
        }
    }
}

/// Where a unit came from, in small.
fn arrived(came: Came, scene: &Scene<'_>) -> Markup {
    let (look, words) = match came {
        Came::Own => (icon("x-deliver"), say(scene, "came-own")),
        Came::From(seller, money) => (
            html! { (crest(seller)) (number(scene, money)) },
            format!(
                "{} {}",
                say_of(scene, "came-from", europax::OutOf(seller)),
                say_count(scene, "millions", money)
            ),
        ),
        Came::Abroad(money) => (
            html! { (icon("x-abroad")) (number(scene, money)) },
            format!("{} {}", say(scene, "came-abroad"), say_count(scene, "millions", money)),
        ),
        Came::Skipped => (html! { "–" }, say(scene, "came-skipped")),
    };
    html! { span .arrived title=(words) { span aria-hidden="true" { (look) } span .quiet-text { (words) ". " } } }
}

/// The market, as the page shows it between two cards.
pub(super) fn part(view: &View, events: &[Event], scene: &Scene<'_>) -> Part {
    let laid = Laid::read(events);
    let now = match view.open.phase {
        Phase::Supply(supply) => Some(usize::from(supply.line)),
        _ => None,
    };
    let market = html! {
        section #market .market aria-label=(say(scene, "market")) {
            h3 { (icon("x-market")) span { (say(scene, "market")) } }
            @if let Some(laid) = &laid {
                p .laid-by { (crest(laid.by)) (say_count(scene, "demand-card", laid.card.number())) }
                (laid.draw(now, scene))
                @if let Some((country, card)) = laid.drew {
                    button type="button" .drew data-open-reading=(super::unforeseen::key(view)) {
                        (icon("x-unforeseen")) (crest(country)) span { (say(scene, card.message())) }
                    }
                }
            } @else { p .quiet-line { (say(scene, "market-empty")) } }
        }
    };
    Part::new("market", market)
}
