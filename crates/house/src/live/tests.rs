//! A game in which choices are made so secretly that nobody else hears of them until all have chosen.

mod brought;
mod standing;

use super::{Live, Voice, Wanted, playing::Playing};
use crate::problem::Problem;
use bots::{Bot, Random, Thinks};
use serde_json::Value;
use table::prelude::*;
use table::{Lang, options::Chosen};

/// Three whisper yes or no; when all have, everything is said aloud, twice over. Each brings a word that only he knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Whisper {
    viewer: Option<Viewer>,
    said: [Option<bool>; 3],
    round: u8,
    words: Vec<String>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Say(bool);

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "yes" } else { "no" })
    }
}

impl FromStr for Say {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Say, NotAMove> {
        match text {
            "yes" => Ok(Say(true)),
            "no" => Ok(Say(false)),
            _ => Err(NotAMove::new(text, "yes or no")),
        }
    }
}

table::events! {
    pub(super) enum Event { Whispered { yes: u8 }, Aloud { yes: u8 } }
}

impl Whisper {
    fn waiting(&self) -> Seats {
        Seat::all(3).filter(|seat| self.said[seat.index()].is_none() && self.round < 2).collect()
    }
}

impl Game for Whisper {
    const ABOUT: About = About {
        name: "whisper",
        seats: (3, 3),
        ready: &[Ready { name: "Quiet", text: "hush" }],
        brings: Brings::Always,
        ..About::BLANK
    };
    type Options = NoOptions;
    type Brought = String;
    type Move = Say;
    type View = Whisper;
    type Event = Event;

    fn start(options: &NoOptions, brought: &[String], _: &Seed) -> Result<Self, SetupError> {
        brought.iter().try_for_each(|word| Whisper::bring(options, word))?;
        // As if the rules had changed since it was brought.
        if brought.iter().any(|word| word == "outdated") {
            return Err(SetupError::Other("“outdated” is out of date".into()));
        }
        Ok(Whisper { viewer: None, said: [None; 3], round: 0, words: brought.to_vec() })
    }

    fn bring(_: &NoOptions, word: &String) -> Result<(), SetupError> {
        if word.contains('!') {
            return Err(SetupError::Other("nobody shouts here".into()));
        }
        Ok(())
    }

    fn players(&self) -> usize {
        3
    }

    fn status(&self) -> Status {
        match self.round {
            2 => Status::Over(Outcome::highest("said", [0; 3])),
            _ => Status::Waiting(self.waiting()),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Say>) {
        if self.waiting().contains(seat) {
            into.extend([Say(false), Say(true)]);
        }
    }

    fn check(&self, seat: Seat, _: Say) -> Result<(), Refusal> {
        if self.waiting().contains(seat) { Ok(()) } else { Err(Refusal::by(Refusal::OVER)) }
    }

    fn apply(&mut self, seat: Seat, Say(yes): Say, tell: &mut impl Tell<Event>) -> Trace {
        self.said[seat.index()] = Some(yes);
        tell.tell(Audience::seat(seat), Event::Whispered { yes: yes.into() });
        if self.said.contains(&None) {
            return Trace::Quiet;
        }
        let yes = self.said.iter().filter(|said| **said == Some(true)).count() as u8;
        tell.tell(Audience::EVERYONE, Event::Aloud { yes });
        (self.said, self.round) = ([None; 3], self.round + 1);
        Trace::Final
    }

    fn view(&self, viewer: Viewer) -> Whisper {
        let mut view = self.clone();
        view.viewer = Some(viewer);
        for seat in Seat::all(3).filter(|&seat| viewer != seat.into()) {
            view.said[seat.index()] = None;
            view.words[seat.index()].clear();
        }
        view
    }

    fn imagine(view: &Whisper, _: &mut Dice) -> Result<Self, Impossible> {
        Ok(Whisper { viewer: None, ..view.clone() })
    }

    fn inspect(&self) -> Result<(), Impossible> {
        Ok(())
    }

    /// How often all was said aloud, which everybody knows.
    fn standing(&self) -> table::Scores {
        [self.round.into(); 3].into_iter().collect()
    }

    fn words() -> &'static Words {
        Words::common()
    }
}

impl web::Draws for Whisper {
    const GRAPH: bool = true;
}

impl Thinks for Whisper {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(_: &str) -> Option<Box<dyn Bot<Whisper>>> {
        Some(Box::new(Random))
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn play(table: &mut dyn Live, by: usize, text: &str) -> Result<Vec<Viewer>, Problem> {
    table.propose(seat(by), &Wanted::Text(text.into()), &Voice { lang: Lang::En, names: &[] })?;
    Ok(table.settle())
}

fn numbers(table: &dyn Live) -> Vec<u64> {
    Viewer::all(3).map(|viewer| table.number(viewer)).collect()
}

#[test]
fn a_secret_choice_shows_in_nobody_elses_stream() {
    let mut table =
        Playing::<Whisper>::start(&[const { Value::Null }; 3], &Chosen::new(), Seed::from_text("x")).unwrap();
    assert_eq!(play(&mut table, 1, "yes").unwrap(), [Viewer::Seat(seat(1))]);
    assert_eq!(numbers(&table), [0, 1, 0, 0]);
    assert_eq!(play(&mut table, 0, "no").unwrap(), [Viewer::Seat(seat(0))]);
    assert_eq!(numbers(&table), [1, 1, 0, 0]);
    // What the third is asked stands since the start, whatever the others have chosen meanwhile.
    assert_eq!((table.asked_since(seat(2)), table.question(seat(2))), (0, 0));
    assert_eq!(play(&mut table, 2, "yes").unwrap().len(), 4);
    // Each counts what he was shown; from the numbers nobody learns who chose when.
    assert_eq!(numbers(&table), [2, 2, 1, 1]);
    assert_eq!(table.asked_since(seat(0)), 2);
    let voice = Voice { lang: Lang::En, names: &[] };
    let heard: Vec<usize> =
        table.moments(Viewer::Spectator, -1, &voice).iter().map(|moment| moment.events.len()).collect();
    assert_eq!(heard, [0, 1]);
}

#[test]
fn a_proposal_changes_nothing_until_it_is_settled() {
    let mut table =
        Playing::<Whisper>::start(&[const { Value::Null }; 3], &Chosen::new(), Seed::from_text("x")).unwrap();
    let before: Vec<_> = Viewer::all(3).map(|viewer| table.sight(viewer)).collect();
    let voice = Voice { lang: Lang::En, names: &[] };
    table.propose(seat(0), &Wanted::Text("yes".into()), &voice).unwrap();
    let proposed: Vec<_> = Viewer::all(3).map(|viewer| table.sight(viewer)).collect();
    assert_eq!(before, proposed);
    assert_eq!((numbers(&table), table.waiting().len()), (vec![0; 4], 3));
    table.settle();
    assert_eq!((numbers(&table), table.waiting().len()), (vec![1, 0, 0, 0], 2));
    // Nothing is left over.
    assert_eq!(table.settle(), []);
}

/// A whole house in which three whisper by the clock: neither clocks nor offers nor refusals tell who has chosen.
#[tokio::test(flavor = "multi_thread")]
async fn neither_clocks_nor_take_backs_nor_calls_tell_who_has_chosen_in_secret() {
    use crate::{Clock, Config, House, Place};
    use guest::Guest;
    use serde_json::json;
    use std::time::Duration;
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand();
    let mut config = Config::new(Place::new(folder.path()), "127.0.0.1:0".parse().unwrap());
    config.clock = clock.clone();
    let house = House::open(config).await.unwrap();
    let address = house.address();
    let (close, closed) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(house.serve(async { _ = closed.await }));
    let mut guests = Vec::new();
    for name in ["Ada", "Bo", "Cy"] {
        guests.push(Guest::come_in(address, name).await.unwrap());
    }
    let start = async |time: Value| {
        let table = guests[0].open(json!({ "game": "whisper", "players": 3, "time": time })).await.unwrap();
        guests[1].join(&table).await.unwrap();
        guests[2].join(&table).await.unwrap();
        guests[0].start(&table).await.unwrap();
        format!("/api/tables/{table}")
    };
    let look = async |path: &str, by: usize| {
        let seen = guests[by].get(&format!("{path}?as={by}")).await.unwrap().good().unwrap();
        seen["sight"].clone()
    };
    let say = async |path: &str, by: usize, yes: &str, id: &str| {
        let seen = look(path, by).await["number"].clone();
        let body = json!({ "seat": by, "move": yes, "seen": seen, "id": id });
        guests[by].post(&format!("{path}/moves"), body).await.unwrap().good().unwrap();
    };
    let runs = |sight: &Value| -> Vec<bool> {
        sight["clocks"].as_array().unwrap().iter().map(|clock| clock["runs"] == true).collect()
    };

    let path = start(json!({ "live": { "minutes": 10, "increment": 5 } })).await;
    clock.turn(Duration::from_secs(10));
    let before = look(&path, 2).await;
    say(&path, 0, "yes", "a").await;
    // Nobody else sees anything, not by his clock either; he himself sees that his stands still.
    assert_eq!(look(&path, 2).await, before);
    assert_eq!(runs(&look(&path, 0).await), [false, true, true]);
    clock.turn(Duration::from_secs(10));
    say(&path, 1, "yes", "a").await;
    // The second knows of his own choice, and to him the first still thinks.
    let second = look(&path, 1).await;
    assert_eq!(runs(&second), [true, false, true]);
    assert_eq!(second["clocks"][0]["left"], 580_000);
    // The first may take back although the second has chosen since, and nobody notices.
    let first = look(&path, 0).await;
    assert_eq!((&first["back"], runs(&first)), (&json!(true), vec![false, true, true]));
    // His increment comes once he can't take back any more: it doesn't tell of the second's choice.
    assert_eq!(first["clocks"][0]["left"], 590_000);
    let back = json!({ "seat": 0, "seen": first["number"] });
    guests[0].post(&format!("{path}/back"), back).await.unwrap().good().unwrap();
    assert_eq!(look(&path, 1).await, second);
    say(&path, 0, "no", "b").await;
    say(&path, 2, "no", "a").await;
    // Once all is said aloud everybody knows, and all have their increments but the last, who has just finished.
    let lefts: Vec<u64> = {
        let clocks = look(&path, 0).await["clocks"].clone();
        clocks.as_array().unwrap().iter().map(|clock| clock["left"].as_u64().unwrap()).collect()
    };
    // The first thought for ten seconds, and took back after another ten.
    assert_eq!(lefts, [585_000, 585_000, 580_000]);
    assert_eq!(runs(&look(&path, 1).await), [true, true, true]);

    // Without clocks: whoever calls a bot in learns nothing of who has chosen.
    let path = start(json!("none")).await;
    say(&path, 0, "yes", "a").await;
    say(&path, 1, "yes", "a").await;
    clock.turn(Duration::from_mins(6));
    let called = guests[0].post(&format!("{path}/call"), json!({})).await.unwrap().good().unwrap();
    let stood: Vec<bool> =
        called["seats"].as_array().unwrap().iter().map(|seat| seat["stood_in"] == true).collect();
    assert_eq!(stood, [false, true, true]);
    close.send(()).unwrap();
    served.await.unwrap().unwrap();
}
