//! Everything that is said to anybody, compared with what views and hearing allow.

use crate::open::Open;
use guest::{Guest, Socket};
use serde_json::{Value, json};
use table::{Game, Heard, Lang, Match, Record, Say, Seat, Viewer};

/// One viewer, and everything he was told, step by step.
struct Ear {
    viewer: Viewer,
    lang: Lang,
    socket: Socket,
    said: Vec<Vec<Value>>,
    moves: Vec<String>,
    number: u64,
}

impl Ear {
    async fn at(table: &str, guest: &Guest, viewer: Viewer, lang: Lang) -> Ear {
        let mut socket = guest.connect().await.unwrap();
        socket.ask(json!({ "do": "hello", "lang": lang })).await.unwrap();
        let watched = socket.ask(json!({ "do": "watch", "table": table, "as": viewer })).await.unwrap();
        assert_eq!(watched["ok"], true);
        Ear { viewer, lang, socket, said: Vec::new(), moves: Vec::new(), number: 0 }
    }

    /// Whatever was said by now belongs to this step: the answer to a ping comes after it.
    async fn listen(&mut self) {
        self.socket.ask(json!({ "do": "ping" })).await.unwrap();
        let said: Vec<Value> = self.socket.heard.drain(..).collect();
        for update in said.iter().filter(|said| said["say"] == "update") {
            let listed = update["moves"].as_array().unwrap().iter();
            self.moves = listed.map(|mv| mv["move"].as_str().unwrap().to_owned()).collect();
            self.number = update["number"].as_u64().unwrap();
        }
        self.said.push(said);
    }
}

/// Plays a whole game one move at a time, and listens to everybody after each.
async fn eavesdrop<G: Game>(players: usize, seed: u64) {
    let house = Open::house().await;
    let guests = house.guests(players).await;
    let new = json!({ "game": G::ABOUT.name, "players": players });
    let table = guests[0].open(new).await.unwrap();
    for guest in &guests[1..] {
        guest.join(&table).await.unwrap();
    }
    let mut ears = Vec::new();
    for (viewer, lang) in Viewer::all(players).zip(Lang::ALL.into_iter().cycle()) {
        let guest = viewer.seat().map_or_else(|| guests[0].nameless(), |seat| guests[seat.index()].clone());
        ears.push(Ear::at(&table, &guest, viewer, lang).await);
    }
    for ear in &mut ears {
        ear.listen().await;
        ear.said.clear();
    }
    guests[0].start(&table).await.unwrap();
    for ear in &mut ears {
        ear.listen().await;
    }

    let mut dice = guest::Player::new(&guests[0], &table, json!(0), seed);
    let mut steps = 0;
    loop {
        let asked: Vec<usize> = (0..players).filter(|&seat| !ears[seat].moves.is_empty()).collect();
        if asked.is_empty() {
            break;
        }
        // Somebody tries a move that isn't his to make, or is refused: nobody else hears of it.
        let other = dice.roll(players);
        let foreign = ears[asked[0]].moves[0].clone();
        let stolen = json!({ "do": "play", "table": table, "seat": asked[0], "move": foreign, "seen": ears[asked[0]].number,
            "id": "stolen" });
        if other != asked[0] {
            let answer = ears[other].socket.ask(stolen).await.unwrap();
            assert_eq!(answer["error"]["code"], "not-your-seat");
            let early = json!({ "do": "play", "table": table, "seat": other, "move": foreign, "seen": ears[other].number,
                "id": "early" });
            if ears[other].moves.is_empty() {
                let answer = ears[other].socket.ask(early).await.unwrap();
                assert_eq!(answer["error"]["code"], "refused", "{answer}");
            }
        }
        for ear in &mut ears {
            ear.listen().await;
            assert_eq!(ear.said.pop(), Some(Vec::new()));
        }

        let seat = asked[dice.roll(asked.len())];
        let mv = ears[seat].moves[dice.roll(ears[seat].moves.len())].clone();
        let play = json!({ "do": "play", "table": table, "seat": seat, "move": mv, "seen": ears[seat].number,
            "id": steps.to_string() });
        let answer = ears[seat].socket.ask(play).await.unwrap();
        let said: Vec<&str> = answer.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!((said, &answer["ok"]), (vec!["number", "ok", "ref", "say"], &json!(true)), "{answer}");
        for ear in &mut ears {
            ear.listen().await;
        }
        assert_eq!(answer["number"], ears[seat].number);
        steps += 1;
    }

    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    let record = Record::<G>::parse(&record).unwrap();
    assert_eq!(record.moves.len(), steps);
    compare(&table, &guests, &ears, &record);
    house.close().await;
}

/// Whether everybody was told exactly what he may know, when he may, and nothing else.
fn compare<G: Game>(table: &str, guests: &[Guest], ears: &[Ear], record: &Record<G>) {
    let name = |seat: Seat| format!("Guest {seat}");
    let seats: Vec<Value> = guests
        .iter()
        .zip(Seat::all(guests.len()))
        .map(|(guest, seat)| {
            json!({ "name": name(seat), "person": guest.id, "bot": false, "present": true, "resigned": false,
                "stood_in": false })
        })
        .collect();
    let mut info = json!({
        "id": table, "game": G::ABOUT.name, "options": table::options::write::<G>(&record.options), "stage": "running",
        "host": guests[0].id, "seats": seats, "commitment": record.seed.commitment(),
        "time": "none", "private": false, "window": 6, "paused": false,
    });
    let mut expected: Vec<Vec<Vec<Value>>> = vec![Vec::new(); ears.len()];
    let mut numbers = vec![0_u64; ears.len()];
    let mut backs = vec![false; ears.len()];
    let mut before: Option<Match<G>> = None;
    record
        .replay(|played, heard: &Heard<G::Event>| {
            let moved = played.moves().last().filter(|_| before.is_some());
            let trace = moved.and_then(|(seat, mv)| before.clone()?.play(*seat, *mv, &mut ()).ok());
            let waiting = played.game().status().waiting();
            for (((ear, number), back), expected) in
                ears.iter().zip(&mut numbers).zip(&mut backs).zip(&mut expected)
            {
                let view = played.game().view(ear.viewer);
                let started = before.is_none();
                let changed = before.as_ref().is_some_and(|before| before.game().view(ear.viewer) != view);
                let events: Vec<Value> = heard
                    .by(ear.viewer)
                    .map(|event| json!({ "event": event, "words": G::words().say(ear.lang, &event.phrase(), &name) }))
                    .collect();
                assert_eq!(changed, !events.is_empty(), "what one comes to see, one is told");
                let mut moves = Vec::new();
                if let Some(seat) = ear.viewer.seat() {
                    played.game().moves(seat, &mut moves);
                }
                let moves: Vec<Value> =
                    moves.iter().map(|mv| json!({ "move": mv.to_string(), "choice": mv })).collect();
                *number += u64::from(changed);
                // What one has chosen may be taken back if it was quiet, until one is shown what somebody else did.
                if moved.is_some_and(|(seat, _)| ear.viewer == (*seat).into()) {
                    *back = trace == Some(table::Trace::Quiet) && !waiting.is_empty();
                } else {
                    *back &= !changed && trace == Some(table::Trace::Quiet);
                }
                let update = json!({ "say": "update", "table": table, "as": ear.viewer, "number": number, "events": events,
                    "view": view, "moves": moves, "back": *back });
                let mut step: Vec<Value> = (started || changed).then_some(update).into_iter().collect();
                if started {
                    step.push(json!({ "say": "table", "table": info }));
                }
                expected.push(step);
            }
            before = Some(played.clone());
        })
        .unwrap();

    let table::Status::Over(outcome) = before.unwrap().game().status() else { panic!("it isn't over") };
    for (ear, expected) in ears.iter().zip(&mut expected) {
        let words = table::Phrase::new(format!("ending-{}", outcome.ending));
        info["stage"] = json!("over");
        info["seed"] = json!(record.seed);
        info["result"] = json!({ "ending": outcome.ending, "words": G::words().say(ear.lang, &words, &name),
            "winners": outcome.winners, "scores": outcome.scores });
        expected.last_mut().unwrap().push(json!({ "say": "table", "table": info }));
        assert_eq!(ear.said.len(), expected.len());
        for (step, (said, expected)) in ear.said.iter().zip(expected).enumerate() {
            assert_eq!(said, expected, "step {step}, viewer {}", ear.viewer);
        }
        // The seed is in nothing but the very last message.
        let told: Vec<String> = ear.said.iter().flatten().map(ToString::to_string).collect();
        let (last, rest) = told.split_last().unwrap();
        let seed = record.seed.to_string();
        assert!(last.contains(&seed) && rest.iter().all(|said| !said.contains(&seed)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_more_than_views_and_hearing_allow_in_goofspiel() {
    eavesdrop::<shelf::Goofspiel>(3, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_more_than_views_and_hearing_allow_in_epix() {
    eavesdrop::<shelf::Epix>(4, 2).await;
    eavesdrop::<shelf::Epix>(2, 3).await;
}
