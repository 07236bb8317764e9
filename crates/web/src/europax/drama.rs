//! What happens by itself, step by step, so that everybody sees why money moved.

use super::{
    books,
    books::{Kind, Payment},
    cards,
    counts::{Counts, new_cards},
    crest,
    market::Laid,
    number, say, say_count, say_of, signed, story, unforeseen, ware,
};
use crate::{act::Act, draws::Scene, frame::icon};
use europax::{Country, Europax, Event, Help, Product, The, View};
use maud::{Markup, html};
use std::collections::BTreeSet;
use table::{Phrase, Say};

/// The scenes of what has just happened. `before` is what was told of the same demand card earlier.
pub(super) fn drama(view: &View, before: &[Event], events: &[Event], scene: &Scene<'_>) -> Vec<Act> {
    let mut play = Play {
        view,
        scene,
        laid: Laid::read(before),
        chosen: !before.is_empty(),
        counts: Counts::before(view, events),
        acts: Vec::new(),
    };
    let mut rest = events;
    while let [event, after @ ..] = rest {
        // Partners help before the payment that they help with.
        let helped = after.iter().take_while(|event| matches!(event, Event::Helped { .. })).count();
        if helped > 0 {
            play.help(event, &after[..helped]);
        }
        // A unit for which partners had to help is told by itself.
        let mut same = after.iter().take_while(|other| alike(event, other)).count();
        if is_unit(event) && same > 0 && matches!(after.get(same), Some(Event::Helped { .. })) {
            same -= 1;
        }
        if same > 0 && !is_unit(event) {
            play.several(&rest[..=same], sign(event), None, 1800);
        } else {
            play.one(event, 1 + same);
        }
        play.chosen = false;
        rest = &after[helped + same..];
    }
    play.acts
}

/// Whether a unit goes to the market.
const fn is_unit(event: &Event) -> bool {
    matches!(event, Event::Supplied { .. } | Event::Bought { .. } | Event::BoughtAbroad { .. })
}

/// Whether two events are told in one scene: another unit comes the same way, or several are paid, give or return something.
fn alike(one: &Event, other: &Event) -> bool {
    (is_unit(one) && one == other)
        || matches!(
            (one, other),
            (Event::Received { .. }, Event::Received { .. })
                | (Event::Gave { .. }, Event::Gave { .. })
                | (Event::Returned { .. }, Event::Returned { .. })
        )
}

/// The picture of what several do at once.
fn sign(event: &Event) -> &'static str {
    match event {
        Event::Gave { .. } => "x-gift",
        Event::Returned { .. } => "x-help",
        _ => "x-bank",
    }
}

/// The scenes so far, and how things stand.
struct Play<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    laid: Option<Laid>,
    /// Whether the next purchase is the one that was just chosen.
    chosen: bool,
    counts: Counts<'a>,
    acts: Vec<Act>,
}

impl Play<'_> {
    fn mine(&self, country: Country) -> bool {
        super::mine(self.view).any(|own| own == country)
    }

    fn words(&self, event: &Event) -> String {
        self.scene.say::<Europax>(&event.phrase())
    }

    /// One thing happens, so many times.
    fn one(&mut self, event: &Event, times: usize) {
        let mut numbers = Vec::new();
        if let Event::Laid { country, card } = *event {
            self.laid = Some(Laid { by: country.0, card, lines: Vec::new(), drew: None });
        }
        for _ in 0..times {
            if let Some(laid) = &mut self.laid {
                laid.go_on(event);
            }
            numbers.extend(self.counts.go_on(event, self.scene));
        }
        if let Some((ms, look)) = self.look(event, times) {
            self.acts.push(Act { ms, lights: story::story(event).lights, numbers: last_ones(numbers), look });
        }
    }

    /// What is worth a scene, and for how long. What one lays oneself one has just read, and whoever draws an unforeseen card
    /// reads it himself, with what comes of it.
    fn look(&self, event: &Event, times: usize) -> Option<(u32, Markup)> {
        let own = |country: The| self.mine(country.0);
        let look = match *event {
            Event::Laid { country, .. } if !own(country) => (1500, self.step(event, 1, &html! {}, None)),
            Event::Skipped { .. } => (900, self.step(event, 1, &html! {}, Some("why-skip"))),
            Event::Supplied { country, product } => {
                let from = books::party(Some(country.0), self.scene);
                let flow = flow(&from, &some(product.0, times), &html! {}, &icon("x-market"));
                (1500, self.step(event, times, &flow, Some("why-own")))
            }
            Event::Bought { from, .. } => (2100, self.paid(event, times, Some(self.why(from.0)))),
            Event::BoughtAbroad { .. } => (2100, self.paid(event, times, Some("why-abroad"))),
            Event::Rewarded { .. } => (1800, self.paid(event, 1, Some("why-reward"))),
            // Before the first card everybody gets much that nobody needs to look at yet.
            Event::GotStock { .. } | Event::GotDemands { .. } if self.laid.is_none() => return None,
            Event::GotStock { .. } => (1800, self.got(event)),
            Event::Drew { country, card } if !own(country) => (
                2800,
                html! { div .act .news-card { (unforeseen::face(country.0, card, false, self.scene)) } },
            ),
            Event::Stored { .. } | Event::Received { .. } | Event::Paid { .. } | Event::Exhibited { .. } => {
                (1700, self.unread(self.paid(event, 1, None))?)
            }
            Event::Gave { .. } | Event::MadeUp { .. } | Event::Returned { .. } => {
                (1700, self.paid(event, 1, None))
            }
            Event::Waived { .. } | Event::UsedUp { .. } => (1500, self.told(event, "x-bank")),
            Event::Equipped { .. } | Event::EquippedBefore { .. } | Event::NoHotels { .. } => {
                (1400, self.unread(self.told(event, "x-hotel"))?)
            }
            Event::NotForSale { .. } | Event::NoCards {} | Event::HasNone { .. } => {
                (1400, self.unread(self.told(event, "x-production"))?)
            }
            Event::GotDemands { .. } => (1200, self.told(event, "x-demand")),
            Event::Shuffled {} | Event::AllSkipped {} => (1200, self.told(event, "x-shuffle")),
            Event::Turn { country }
                if !own(country) && self.laid.as_ref().is_some_and(|laid| laid.by != country.0) =>
            {
                (1000, self.turn(event, country.0))
            }
            _ => return None,
        };
        Some(look)
    }

    /// This, for those who don't read it with the card: others than whoever drew it.
    fn unread(&self, look: Markup) -> Option<Markup> {
        let drew = self.laid.as_ref().and_then(|laid| laid.drew);
        (self.chosen || drew.is_none_or(|(country, _)| !self.mine(country))).then_some(look)
    }

    /// Who plays next, and why.
    fn turn(&self, event: &Event, country: Country) -> Markup {
        let abroad = self.laid.as_ref().is_some_and(Laid::ends_abroad);
        let why = say(self.scene, if abroad { "why-next-abroad" } else { "why-next" });
        html! {
            div .act .told { span .big { (crest(country)) } div { p { (self.words(event)) } p .why-line { (why) } } }
        }
    }

    /// Partners help somebody to pay what is due.
    fn help(&mut self, due: &Event, events: &[Event]) {
        let mut given: Vec<Event> = Vec::new();
        for event in events {
            let Event::Helped { country, to, money } = *event else { continue };
            match given
                .iter_mut()
                .find(|one| matches!(one, Event::Helped { country: giver, .. } if *giver == country))
            {
                Some(Event::Helped { money: all, .. }) => *all += money,
                _ => given.push(Event::Helped { country, to, money }),
            }
        }
        let Some(Payment { from: Some(poor), money, .. }) = Payment::of(due) else { return };
        let why = Phrase::new("why-help")
            .with("country", The(poor))
            .with("due", money)
            .with("money", self.counts.money[poor]);
        let kept = match self.view.open.options.help {
            Help::Returned => "help-returned",
            Help::Given => "help-given",
        };
        let why = format!("{} {}", self.scene.say::<Europax>(&why), say(self.scene, kept));
        self.several(&given, "x-help", Some(why), 2800);
    }

    /// Several pay or are paid at once.
    fn several(&mut self, events: &[Event], sign: &str, why: Option<String>, ms: u32) {
        let mut numbers = Vec::new();
        let mut lights = Vec::new();
        for event in events {
            numbers.extend(self.counts.go_on(event, self.scene));
            lights.extend(story::story(event).lights);
        }
        let look = html! {
            div .act .together .helping[sign == "x-help"] {
                span .big { (icon(sign)) }
                ul { @for event in events { li { (self.words(event)) } } }
                @if let Some(why) = why { p .why-line { (why) } }
            }
        };
        self.acts.push(Act { ms, lights, numbers: last_ones(numbers), look });
    }

    /// Why it was bought there.
    fn why(&self, seller: Country) -> &'static str {
        match &self.laid {
            _ if self.chosen => "why-chosen",
            Some(laid) if laid.by == seller => "why-layer",
            _ => "why-only",
        }
    }

    /// A step of supplying a demand card: the card, what moves, and why.
    fn step(&self, event: &Event, times: usize, flow: &Markup, why: Option<&'static str>) -> Markup {
        let now = self.laid.as_ref().and_then(|laid| laid.lines.len().checked_sub(1));
        html! {
            div .act .step {
                @if let Some(laid) = &self.laid {
                    p .laid-by { (crest(laid.by)) (say_count(self.scene, "demand-card", laid.card.number())) }
                    (laid.draw(now, self.scene))
                }
                (flow)
                p .said { (self.words(event)) @if times > 1 { " ×" (times) } }
                @if let Some(why) = why { p .why-line { (say(self.scene, why)) } }
            }
        }
    }

    /// Money moves, and often goods the other way.
    fn paid(&self, event: &Event, times: usize, why: Option<&'static str>) -> Markup {
        let Some(Payment { from, to, money, kind, product }) = Payment::of(event) else {
            return self.told(event, "x-bank");
        };
        let sum = html! { b .sum { (number(self.scene, money * times as i32)) } };
        let wares = product.map_or_else(|| html! {}, |product| some(product, times));
        let [from, to] = [from, to].map(|party| books::party(party, self.scene));
        let flow = flow(&from, &sum, &wares, &to);
        if matches!(kind, Kind::Sale | Kind::Abroad) {
            return self.step(event, times, &flow, why);
        }
        html! { div .act .step { (flow) p .said { (self.words(event)) } @if let Some(why) = why { p .why-line { (say(self.scene, why)) } } } }
    }

    /// New production cards.
    fn got(&self, event: &Event) -> Markup {
        let Event::GotStock { country, cards: count, .. } = *event else {
            return self.told(event, "x-production");
        };
        html! {
            div .act .step {
                p .said { (cards::named(country.0, self.scene)) " " (signed(self.scene, count.into())) " " (icon("x-production")) }
                div .new-cards { @for (product, units) in new_cards(event).filter(|(_, units)| *units > 0) { span .new-card { (ware(product)) b { (units) } } } }
                p .why-line { (say_of(self.scene, "got-cards", country)) }
            }
        }
    }

    /// Something that is told in a line.
    fn told(&self, event: &Event, sign: &str) -> Markup {
        html! { div .act .told { span .big { (icon(sign)) } p { (self.words(event)) } } }
    }
}

/// What each element says in the end, if it changed more than once.
fn last_ones(mut numbers: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut seen = BTreeSet::new();
    numbers.reverse();
    numbers.retain(|(id, _)| seen.insert(id.clone()));
    numbers
}

/// So many units of a product.
fn some(product: Product, units: usize) -> Markup {
    html! { @if units > 1 { b { (units) "×" } } (ware(product)) }
}

/// Something goes from one place to another, and perhaps something else back.
fn flow(from: &Markup, thing: &Markup, back: &Markup, to: &Markup) -> Markup {
    html! {
        div .flow-line aria-hidden="true" {
            span .end { (from) }
            span .lanes { span .moving { (thing) } @if !back.0.is_empty() { span .moving .back { (back) } } }
            span .end { (to) }
        }
    }
}
