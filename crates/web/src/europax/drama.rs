//! What happens by itself, step by step, so that everybody sees why money moved.

use super::{
    books,
    books::{Kind, Payment},
    cards, crest,
    market::Laid,
    money_id, number, say, say_count, say_of, signed, story, unforeseen, units_id, ware,
};
use crate::{act::Act, draws::Scene, frame::icon};
use europax::{Country, Europax, Event, PerCountry, Product, Stock, View};
use maud::{Markup, html};
use table::Say;

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
            play.several(&after[..helped], "x-help", Some("why-help"), 2200);
        }
        let same = after[helped..].iter().take_while(|other| alike(event, other)).count();
        if same > 0 {
            play.several(&rest[..=same], sign(event), None, 1800);
        } else {
            play.one(event);
        }
        play.chosen = false;
        rest = &after[helped + same..];
    }
    play.acts
}

/// Whether two events are told in one scene: several are paid, give or return something at once.
fn alike(one: &Event, other: &Event) -> bool {
    matches!(
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

/// What everybody has at some moment within a move.
struct Counts {
    money: PerCountry<i32>,
    stock: PerCountry<Stock>,
}

impl Counts {
    /// What everybody had before these things happened.
    fn before(view: &View, events: &[Event]) -> Counts {
        let mut counts = Counts {
            money: PerCountry::new(|country| view.open.boards[country].money),
            stock: PerCountry::new(|country| view.open.boards[country].stock),
        };
        for event in events.iter().rev() {
            counts.go(event, -1);
        }
        counts
    }

    /// Something happens, or is undone. Says what changed on the boards.
    fn go(&mut self, event: &Event, by: i32) -> Vec<(Country, Option<Product>)> {
        let mut changed = Vec::new();
        // What is returned at the end is returned on paper.
        let payment = Payment::of(event).filter(|_| !matches!(event, Event::Returned { .. }));
        if let Some(Payment { from, to, money, .. }) = payment {
            for (country, gain) in [(from, -money), (to, money)] {
                let Some(country) = country else { continue };
                self.money[country] += gain * by;
                changed.push((country, None));
            }
        }
        let mut moved = |country: Country, product: Product, units: i32| {
            let stock = &mut self.stock[country][product];
            *stock = (i32::from(*stock) + units * by).clamp(0, 255) as u8;
            changed.push((country, Some(product)));
        };
        match *event {
            Event::Supplied { country, product } | Event::Exhibited { country, product, .. } => {
                moved(country.0, product.0, -1);
            }
            Event::Bought { from, product, .. } => moved(from.0, product.0, -1),
            Event::Stored { country, from, product, .. } => {
                moved(from.0, product.0, -1);
                moved(country.0, product.0, 1);
            }
            Event::GotStock { country, .. } => {
                for (product, units) in new_cards(event).filter(|(_, units)| *units > 0) {
                    moved(country.0, product, units.into());
                }
            }
            _ => {}
        }
        changed
    }
}

/// The production cards that came.
fn new_cards(event: &Event) -> impl Iterator<Item = (Product, u8)> {
    let counts = match *event {
        Event::GotStock {
            cereals,
            vegetables,
            dairy,
            meat,
            wine,
            timber,
            coal,
            steel,
            petroleum,
            chemicals,
            cars,
            wool,
            ..
        } => [cereals, vegetables, dairy, meat, wine, timber, coal, steel, petroleum, chemicals, cars, wool],
        _ => [0; 12],
    };
    Product::ALL.into_iter().zip(counts)
}

/// The scenes so far, and how things stand.
struct Play<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    laid: Option<Laid>,
    /// Whether the next purchase is the one that was just chosen.
    chosen: bool,
    counts: Counts,
    acts: Vec<Act>,
}

impl Play<'_> {
    fn mine(&self, country: Country) -> bool {
        super::mine(self.view).any(|own| own == country)
    }

    fn words(&self, event: &Event) -> String {
        self.scene.say::<Europax>(&event.phrase())
    }

    /// Something happens on the boards: what the numbers there are now.
    fn count(&mut self, event: &Event) -> Vec<(String, String)> {
        let changed = self.counts.go(event, 1);
        let number = |(country, product): (Country, Option<Product>)| match product {
            None => (money_id(country), number(self.scene, self.counts.money[country])),
            Some(product) => (units_id(country, product), self.counts.stock[country][product].to_string()),
        };
        changed.into_iter().map(number).collect()
    }

    /// One thing happens.
    fn one(&mut self, event: &Event) {
        if let Event::Laid { country, card } = *event {
            self.laid = Some(Laid { by: country.0, card, lines: Vec::new(), drew: None });
        } else if let Some(laid) = &mut self.laid {
            laid.go_on(event);
        }
        let numbers = self.count(event);
        if let Some((ms, look)) = self.look(event) {
            self.acts.push(Act { ms, lights: story::story(event).lights, numbers, look });
        }
    }

    /// What is worth a scene, and for how long. What one lays oneself one has just read, and whoever draws an unforeseen card
    /// reads it himself, with what comes of it.
    fn look(&self, event: &Event) -> Option<(u32, Markup)> {
        let own = |country: europax::The| self.mine(country.0);
        let look = match *event {
            Event::Laid { country, .. } if !own(country) => (1500, self.step(event, &html! {}, None)),
            Event::Skipped { .. } => (900, self.step(event, &html! {}, Some("why-skip"))),
            Event::Supplied { country, product } => {
                let from = books::party(Some(country.0), self.scene);
                (1500, self.step(event, &flow(&from, &ware(product.0), &icon("x-market")), Some("why-own")))
            }
            Event::Bought { from, .. } => (2100, self.paid(event, Some(self.why(from.0)))),
            Event::BoughtAbroad { .. } => (2100, self.paid(event, Some("why-abroad"))),
            Event::Rewarded { .. } => (1800, self.paid(event, Some("why-reward"))),
            Event::GotStock { .. } => (1800, self.got(event)),
            Event::Drew { country, card } if !own(country) => {
                (2800, html! { div .act .news-card { (unforeseen::face(country.0, card, self.scene)) } })
            }
            Event::Stored { .. } | Event::Received { .. } | Event::Paid { .. } | Event::Exhibited { .. } => {
                (1700, self.unread(self.paid(event, None))?)
            }
            Event::Gave { .. } | Event::MadeUp { .. } | Event::Returned { .. } => {
                (1700, self.paid(event, None))
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
            Event::Turn { country } if !own(country) && self.laid.is_some() => {
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

    /// Several pay or are paid at once.
    fn several(&mut self, events: &[Event], sign: &str, why: Option<&'static str>, ms: u32) {
        let mut numbers = Vec::new();
        let mut lights = Vec::new();
        for event in events {
            numbers.extend(self.count(event));
            lights.extend(story::story(event).lights);
        }
        let look = html! {
            div .act .together .helping[sign == "x-help"] {
                span .big { (icon(sign)) }
                ul { @for event in events { li { (self.words(event)) } } }
                @if let Some(why) = why { p .why-line { (say(self.scene, why)) } }
            }
        };
        self.acts.push(Act { ms, lights, numbers, look });
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
    fn step(&self, event: &Event, flow: &Markup, why: Option<&'static str>) -> Markup {
        let now = self.laid.as_ref().and_then(|laid| laid.lines.len().checked_sub(1));
        html! {
            div .act .step {
                @if let Some(laid) = &self.laid {
                    p .laid-by { (crest(laid.by)) (say_count(self.scene, "demand-card", laid.card.number())) }
                    (laid.draw(now, self.scene))
                }
                (flow)
                p .said { (self.words(event)) }
                @if let Some(why) = why { p .why-line { (say(self.scene, why)) } }
            }
        }
    }

    /// Money moves, and often goods the other way.
    fn paid(&self, event: &Event, why: Option<&'static str>) -> Markup {
        let Some(payment) = Payment::of(event) else { return self.told(event, "x-bank") };
        let thing = html! {
            b .sum { (number(self.scene, payment.money)) }
            @if let Some(product) = payment.product { (ware(product)) }
        };
        let [from, to] = [payment.from, payment.to].map(|party| books::party(party, self.scene));
        let flow = flow(&from, &thing, &to);
        match payment.kind {
            Kind::Sale | Kind::Abroad => self.step(event, &flow, why),
            _ => {
                html! { div .act .step { (flow) p .said { (self.words(event)) } @if let Some(why) = why { p .why-line { (say(self.scene, why)) } } } }
            }
        }
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

/// Something goes from one place to another.
fn flow(from: &Markup, thing: &Markup, to: &Markup) -> Markup {
    html! {
        div .flow-line aria-hidden="true" { span .end { (from) } span .moving { (thing) } span .end { (to) } }
    }
}
