//! A game in which choices are made so secretly that nobody else hears of them until all have chosen.

use super::{Live, Voice, Wanted, playing::Playing};
use crate::problem::Problem;
use bots::{Bot, Random, Thinks};
use table::prelude::*;
use table::{Lang, options::Chosen};

/// Three whisper yes or no; when all have, everything is said aloud, twice over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Whisper {
    viewer: Option<Viewer>,
    said: [Option<bool>; 3],
    round: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Say(bool);

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
    enum Event { Whispered { yes: u8 }, Aloud { yes: u8 } }
}

impl Whisper {
    fn waiting(&self) -> Seats {
        Seat::all(3).filter(|seat| self.said[seat.index()].is_none() && self.round < 2).collect()
    }
}

impl Game for Whisper {
    const ABOUT: About = About { name: "whisper", seats: (3, 3), ..About::BLANK };
    type Options = NoOptions;
    type Brought = ();
    type Move = Say;
    type View = Whisper;
    type Event = Event;

    fn start(_: &NoOptions, _: &[()], _: &Seed) -> Result<Self, SetupError> {
        Ok(Whisper { viewer: None, said: [None; 3], round: 0 })
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
        Seat::all(3).filter(|&seat| viewer != seat.into()).for_each(|seat| view.said[seat.index()] = None);
        view
    }

    fn imagine(view: &Whisper, _: &mut Dice) -> Result<Self, Impossible> {
        Ok(Whisper { viewer: None, ..view.clone() })
    }

    fn inspect(&self) -> Result<(), Impossible> {
        Ok(())
    }

    fn words() -> &'static Words {
        Words::common()
    }
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
    let mut table = Playing::<Whisper>::start(3, &Chosen::new(), Seed::from_text("x")).unwrap();
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
    let mut table = Playing::<Whisper>::start(3, &Chosen::new(), Seed::from_text("x")).unwrap();
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
