//! A crowded table of Epic: twelve champions on each side and five cards on the line. How long it takes to draw, how much of it travels at first
//! and after a small change: `cargo run --release -p web --example crowded`. With `--parts` it prints what is drawn, as JSON.

use epic::{
    After, Aim, Body, Card, Deck, Epic, Format, Id, Item, Kind, Options, Phase, Query, Ref, Snap, Step, pool,
};
use std::{collections::HashMap, time::Instant};
use table::{Game, Lang, Seat, Seed, Viewer};
use web::{Drawing, Draws, Scene};

/// How many champions each side has.
const CHAMPIONS: usize = 12;
/// How many cards are on the line.
const LINE: usize = 5;

type Failed = Box<dyn std::error::Error>;

fn main() -> Result<(), Failed> {
    let game = crowded()?;
    let viewer = Viewer::Seat(Seat::FIRST);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let scene = Scene { lang: Lang::En, viewer, names: &names };
    let view = game.view(viewer);
    let drawing = Epic::draw(&view, &scene);
    if std::env::args().any(|arg| arg == "--parts") {
        println!("{}", serde_json::to_string(&drawing.parts)?);
        return Ok(());
    }
    let rounds = 200;
    let began = Instant::now();
    let drawn: usize = (0..rounds).map(|_| weight(&Epic::draw(&view, &scene), &mut HashMap::new())).sum();
    let micros = began.elapsed().as_micros() as f64 / f64::from(rounds);
    let mut shown = HashMap::new();
    let first = weight(&drawing, &mut shown);
    let mut hurt = game.clone();
    hurt.open.bodies[0].damage += 1;
    let one = weight(&Epic::draw(&hurt.view(viewer), &scene), &mut shown);
    hurt.open.line.pop();
    let two = weight(&Epic::draw(&hurt.view(viewer), &scene), &mut shown);
    println!(
        "{} champions a side, {LINE} cards on the line: drawn in {micros:.0} µs, {first} bytes at first ({} drawn in all), \
         {one} when a champion is hurt, {two} when a card leaves the line",
        CHAMPIONS,
        drawn / rounds as usize,
    );
    Ok(())
}

/// How many bytes of parts are new.
fn weight(drawing: &Drawing, shown: &mut HashMap<String, String>) -> usize {
    let new = |part: &web::Part| match shown.insert(part.0.clone(), part.1.clone()) {
        Some(old) if old == part.1 => 0,
        _ => part.1.len(),
    };
    drawing.parts.iter().map(new).sum()
}

/// A game in which much lies on the table.
fn crowded() -> Result<Epic, Failed> {
    let options = Options { format: Format::Sealed };
    let mut game = Epic::start(&options, &[Deck::default(), Deck::default()], &Seed::from_text("crowded"))?;
    let of = |kind: Kind| pool().cards().filter(move |card| card.def().kind == kind);
    let two = [Seat::FIRST, Seat::FIRST.next(2)];
    let mut id: Id = 0;
    for (seat, cards) in
        two.into_iter().zip(of(Kind::Champion).step_by(5).collect::<Vec<Card>>().chunks(CHAMPIONS))
    {
        for (number, card) in cards.iter().chain(&of(Kind::Object).take(3).collect::<Vec<Card>>()).enumerate()
        {
            id += 1;
            let position = ["prepared", "expended", "flipped"][number % 5 % 3];
            let told = serde_json::json!({ "id": id, "face": { "card": card }, "owner": seat, "lasting": seat, "position": position });
            let mut body: Body = serde_json::from_value(told)?;
            (body.damage, body.plus) = ((number % 4) as u16, (number % 3) as u16);
            game.open.bodies.push(body);
        }
    }
    for (number, card) in of(Kind::Event).step_by(9).take(LINE).enumerate() {
        id += 1;
        let by = two[number % 2];
        game.open.line.push(item(
            id,
            card,
            by,
            Aim { slot: 0, at: Ref::Thing((number + 2) as Id), share: 0 },
        ));
    }
    let open = &mut game.open;
    (open.next, open.turn, open.step, open.phase) = (id, 9, Step::Build, Phase::Build);
    (open.active, open.priority) = (Seat::FIRST, Seat::FIRST);
    open.ask = Some(epic::Ask { seat: Seat::FIRST, query: Query::Priority });
    two.iter().for_each(|seat| open.actions[*seat] = 1);
    Ok(game)
}

fn item(id: Id, card: Card, by: Seat, aim: Aim) -> Item {
    let def = card.def();
    let source = Snap {
        at: Ref::Thing(id),
        face: Some(epic::Face::Card(card)),
        token: false,
        owner: by,
        controller: by,
        kind: Some(def.kind),
        alignment: Some(def.alignment),
        origin: Some(def.origin),
        offence: 0,
        defence: 0,
        has: def.keywords,
        paid: true,
    };
    Item {
        id,
        source,
        part: None,
        begin: 0,
        end: 0,
        controller: by,
        aims: vec![aim],
        mode: 0,
        x: 0,
        extra: false,
        paid: true,
        when: (by, Step::Build),
        played: true,
        again: false,
        down: false,
        copy: false,
        after: After::Pile,
        that: None,
        it: Vec::new(),
        amount: 0,
        under: Vec::new(),
    }
}
