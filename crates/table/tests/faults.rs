//! A game with a fault of one's choice, to see that the law which should catch it does.
//!
//! The sound game: two seats hold five coins each and a secret number. By turns a seat pays a coin to the bank or
//! keeps it; after six turns it is over. Each [`Fault`] breaks it in one way.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::sync::LazyLock;
use table::{
    laws::{self, Law, Lawful, Secret, Table},
    prelude::*,
};

/// Ways to be at fault.
mod fault {
    /// None: the sound game.
    pub(super) const NONE: u8 = 0;
    /// The view holds everybody's secret number.
    pub(super) const LEAKS_IN_VIEW: u8 = 1;
    /// Imagining gives the real number away, because it was smuggled through the view.
    pub(super) const LEAKS_THROUGH_IMAGINE: u8 = 2;
    /// Imagining changes what the viewer sees.
    pub(super) const LIES_IN_IMAGINE: u8 = 3;
    /// Imagining changes what the viewer himself knows.
    pub(super) const FORGETS_IN_IMAGINE: u8 = 4;
    /// A coin paid vanishes.
    pub(super) const LOSES_A_COIN: u8 = 5;
    /// The turns aren't counted.
    pub(super) const LOOPS: u8 = 6;
    /// The last turn panics.
    pub(super) const PANICS: u8 = 7;
    /// `keep` is listed after the second turn although it is refused.
    pub(super) const LISTS_TOO_MUCH: u8 = 8;
    /// `pay` is accepted although it isn't listed.
    pub(super) const ACCEPTS_TOO_MUCH: u8 = 9;
    /// A number is written so that it reads back as another.
    pub(super) const WRITES_WRONGLY: u8 = 10;
    /// Part of the state isn't serialised.
    pub(super) const FORGETS_ON_THE_WAY: u8 = 11;
    /// What happens depends on something that isn't in the record.
    pub(super) const PLAYS_DIFFERENTLY: u8 = 12;
    /// A refusal depends on the other's secret.
    pub(super) const REFUSES_BY_SECRET: u8 = 13;
    /// An event tells the other's secret.
    pub(super) const TELLS_A_SECRET: u8 = 14;
    /// A move that shows something is called quiet.
    pub(super) const CALLS_IT_QUIET: u8 = 15;
    /// A tampered position makes it panic.
    pub(super) const TRUSTS_POSITIONS: u8 = 16;
    /// The view holds everybody's secret number, and it is said that it can be told anyway.
    pub(super) const LEAKS_WITH_AN_EXCUSE: u8 = 17;
    /// A secret goes by another name in imagined games.
    pub(super) const RENAMES_SECRETS: u8 = 18;
    /// Part of the state that matters only later isn't serialised.
    pub(super) const FORGETS_FOR_LATER: u8 = 19;
    /// The view holds the seed.
    pub(super) const HOLDS_THE_SEED: u8 = 20;
    /// A move is listed twice.
    pub(super) const LISTS_TWICE: u8 = 21;
    /// A seat is asked and has no move.
    pub(super) const ASKS_IN_VAIN: u8 = 22;
    /// What is declined with depends on the other's secret.
    pub(super) const DECLINES_BY_SECRET: u8 = 23;
    /// A standing order plays what the seat may not.
    pub(super) const OBEYS_BLINDLY: u8 = 24;
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Faulty<const F: u8> {
    coins: [i64; 2],
    bank: i64,
    secret: [u8; 2],
    turn: u8,
    dice: Bookmark,
    #[serde(skip)]
    unsaved: u8,
    imagined: bool,
}

table::notation! {
    enum Move { Pay(coins: u8) = "pay", Keep = "keep", Shout(loud: Loud) = "shout" }
}

/// A number that is written as the next one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Loud(u8);

impl fmt::Display for Loud {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Loud {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Loud, Self::Err> {
        text.parse().map(Loud)
    }
}

table::events! {
    enum Event { Chose { seat: Seat }, Paid { secret: u8 } }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct View {
    viewer: Viewer,
    coins: [i64; 2],
    bank: i64,
    secret: [u8; 2],
    turn: u8,
    smuggled: u8,
    dice: Option<Bookmark>,
}

const TURNS: u8 = 6;

const WORDS: &str = "
chose = { $seat } has chosen.
paid = The secret is { $secret }.
ending-turns = Six turns are over.
order-any = Whatever.
faulty-turn = It isn't your turn.
faulty-pay = You can't pay { $coins }.
faulty-shout = Don't shout.
";

impl<const F: u8> Faulty<F> {
    fn asked(&self) -> Seat {
        Seat::new(usize::from(self.turn % 2)).unwrap()
    }

    fn other(&self) -> usize {
        1 - self.asked().index()
    }
}

impl<const F: u8> Game for Faulty<F> {
    const ABOUT: About = About {
        name: "faulty",
        endings: &["turns"],
        orders: &["any"],
        rules: ["- `faulty/turn` By turns.\n- `faulty/pay` One coin.\n- `faulty/shout` Never."; 3],
        ..About::BLANK
    };
    type Options = NoOptions;
    type Brought = ();
    type Move = Move;
    type View = View;
    type Event = Event;

    fn start(_: &NoOptions, _: &[()], seed: &Seed) -> Result<Self, SetupError> {
        let mut dice = Dice::new(seed);
        let secret = [dice.roll(3) as u8, dice.roll(3) as u8];
        let dice = Bookmark::new(seed.clone());
        Ok(Faulty { coins: [5, 5], bank: 0, secret, turn: 0, dice, unsaved: 0, imagined: false })
    }

    fn players(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        if self.turn < TURNS {
            return Status::Waiting(Seats::only(self.asked()));
        }
        Status::Over(Outcome::highest("turns", self.coins.map(|coins| coins as i32)))
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.turn >= TURNS || seat != self.asked() {
            return;
        }
        if F == fault::ASKS_IN_VAIN && self.turn == 4 {
            return;
        }
        into.extend([Move::Pay(1), Move::Keep]);
        if F == fault::LISTS_TWICE && self.turn == 4 {
            into.push(Move::Keep);
        }
        if F == fault::LISTS_TOO_MUCH && self.turn > 2 {
            into.push(Move::Pay(2));
        }
        if F == fault::WRITES_WRONGLY {
            into.push(Move::Shout(Loud(1)));
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.turn >= TURNS {
            return Err(Refusal::by(Refusal::OVER));
        }
        if seat != self.asked() {
            return Err(Refusal::by("faulty/turn"));
        }
        let two = F == fault::ACCEPTS_TOO_MUCH && self.turn > 2;
        match mv {
            Move::Pay(2) if two => Ok(()),
            Move::Pay(1) | Move::Keep => Ok(()),
            Move::Shout(Loud(1)) if F == fault::WRITES_WRONGLY => Ok(()),
            Move::Shout(_) => Err(Refusal::by("faulty/shout")),
            Move::Pay(coins) if F == fault::REFUSES_BY_SECRET => {
                Err(Refusal::by("faulty/pay").with("coins", coins + self.secret[self.other()]))
            }
            Move::Pay(coins) => Err(Refusal::by("faulty/pay").with("coins", coins)),
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell<Event>) -> Trace {
        let looping = F == fault::LOOPS && self.turn == 4;
        assert!(F != fault::PANICS || self.turn != 5, "planted");
        tell.tell(Audience::EVERYONE, Event::Chose { seat });
        if F == fault::TELLS_A_SECRET {
            let secret = self.secret[seat.index()];
            tell.tell(Audience::EVERYONE, Event::Paid { secret });
        }
        if let Move::Pay(coins) = mv {
            self.coins[seat.index()] -= i64::from(coins);
            self.bank += i64::from(coins);
        }
        if F == fault::LOSES_A_COIN && self.turn == 3 {
            self.bank = 0;
        }
        if F == fault::PLAYS_DIFFERENTLY {
            static PLAYED: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(0);
            self.bank = PLAYED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
        if F == fault::TRUSTS_POSITIONS {
            let _ = [0; 6][usize::from(self.secret[0])];
        }
        if F == fault::CALLS_IT_QUIET && self.turn == 1 {
            self.bank += i64::from(self.secret[0]);
        }
        self.unsaved = self.unsaved.wrapping_add(1);
        self.turn = if looping { 3 } else { self.turn + 1 };
        let quiet = ![fault::TELLS_A_SECRET, fault::PLAYS_DIFFERENTLY].contains(&F);
        if quiet { Trace::Quiet } else { Trace::Final }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut secret = [u8::MAX; 2];
        if let Some(seat) = viewer.seat() {
            secret[seat.index()] = self.secret[seat.index()];
        }
        if F == fault::LEAKS_IN_VIEW || F == fault::LEAKS_WITH_AN_EXCUSE {
            secret = self.secret;
        }
        let smuggled = if F == fault::LEAKS_THROUGH_IMAGINE { self.secret[0] } else { 0 };
        let bank = if F == fault::FORGETS_ON_THE_WAY { i64::from(self.unsaved) } else { self.bank };
        let dice = (F == fault::HOLDS_THE_SEED).then(|| self.dice.clone());
        let later = F == fault::FORGETS_FOR_LATER && self.turn == TURNS;
        let bank = if later { i64::from(self.unsaved) } else { bank };
        View { viewer, coins: self.coins, bank, secret, turn: self.turn, smuggled, dice }
    }

    fn imagine(view: &View, dice: &mut Dice) -> Result<Self, Impossible> {
        let View { coins, bank, mut secret, turn, smuggled, .. } = *view;
        let dice_kept = view.dice.clone().unwrap_or_else(|| Bookmark::new(dice.seed()));
        for number in &mut secret {
            if *number == u8::MAX || F == fault::FORGETS_IN_IMAGINE {
                *number = dice.roll(3) as u8;
            }
        }
        if F == fault::LEAKS_THROUGH_IMAGINE {
            secret[0] = smuggled;
        }
        let lied = F == fault::LIES_IN_IMAGINE && turn > 3;
        let coins = if lied { [5, 5] } else { coins };
        let unsaved = bank as u8;
        let game = Faulty { coins, bank, secret, turn, dice: dice_kept, unsaved, imagined: true };
        game.inspect().map(|()| game)
    }

    fn inspect(&self) -> Result<(), Impossible> {
        must(self.turn <= TURNS, "too many turns")?;
        if F == fault::TRUSTS_POSITIONS {
            return Ok(());
        }
        let fit = self.secret.iter().all(|&number| number < 3);
        must(fit && self.coins.iter().all(|coins| (0..=5).contains(coins)), "the numbers don't fit")?;
        must((-10..100_000).contains(&self.bank), "the bank doesn't fit")
    }

    fn decline(&self, seat: Seat) -> Option<Move> {
        let other = self.secret[seat.next(2).index()];
        (F == fault::DECLINES_BY_SECRET && seat == self.asked() && other == 0).then_some(Move::Keep)
    }

    fn obey(&self, _: Seat, _: &str) -> Option<Move> {
        (F == fault::OBEYS_BLINDLY).then_some(Move::Pay(99))
    }

    fn words() -> &'static Words {
        static FAULTY: LazyLock<Words> = LazyLock::new(|| Words::new([WORDS; 3]));
        &FAULTY
    }
}

impl<const F: u8> Lawful for Faulty<F> {
    const LIMIT: u64 = 1000;

    fn tables() -> Vec<Table<Self>> {
        vec![Table::new(2, NoOptions {})]
    }

    fn any_move(dice: &mut Dice) -> Move {
        if dice.roll(3) == 0 { Move::Keep } else { Move::Pay(dice.roll(6) as u8) }
    }

    fn secrets(&self) -> Vec<Secret> {
        let secret = |seat: Seat| Secret {
            what: format!(
                "number {seat}{}",
                if F == fault::RENAMES_SECRETS && self.imagined { "!" } else { "" }
            ),
            value: self.secret[seat.index()].to_string(),
            known: Audience::seat(seat),
        };
        Seat::all(2).map(secret).collect()
    }

    fn leaves_one(_: &View, _: &str) -> bool {
        F == fault::LEAKS_WITH_AN_EXCUSE
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        vec![("coins", self.coins.iter().sum::<i64>() + self.bank)]
    }
}

/// The law that should find the fault finds it, and so do all of them together.
fn caught<const F: u8>(law: Law) {
    let found = laws::check::<Faulty<F>>(&[law], 600).expect_err("the law lets it pass");
    assert_eq!(found.law, law, "{found}");
    assert!(laws::check::<Faulty<F>>(&Law::ALL, 600).is_err());
}

#[test]
fn without_a_fault_all_laws_hold() {
    laws::keep::<Faulty<{ fault::NONE }>>(200);
    laws::words::complete::<Faulty<{ fault::NONE }>>();
}

macro_rules! catches {
    ($($test:ident: $fault:ident by $law:ident;)*) => {$(
        #[test]
        fn $test() {
            caught::<{ fault::$fault }>(Law::$law);
        }
    )*};
}

catches! {
    a_view_that_leaks_is_caught: LEAKS_IN_VIEW by Secret;
    a_leak_smuggled_into_imagined_games_is_caught: LEAKS_THROUGH_IMAGINE by Secret;
    an_imagined_game_that_looks_otherwise_is_caught: LIES_IN_IMAGINE by Complete;
    imagining_what_one_knows_otherwise_is_caught: FORGETS_IN_IMAGINE by Secret;
    a_lost_coin_is_caught: LOSES_A_COIN by Conserved;
    an_endless_game_is_caught: LOOPS by Ends;
    a_panic_is_caught: PANICS by Ends;
    a_listed_move_that_is_refused_is_caught: LISTS_TOO_MUCH by Sound;
    an_accepted_move_that_isnt_listed_is_caught: ACCEPTS_TOO_MUCH by Sound;
    notation_that_reads_back_otherwise_is_caught: WRITES_WRONGLY by Ends;
    a_state_that_isnt_saved_whole_is_caught: FORGETS_ON_THE_WAY by Survives;
    a_game_that_replays_otherwise_is_caught: PLAYS_DIFFERENTLY by Replays;
    a_refusal_that_gives_a_secret_away_is_caught: REFUSES_BY_SECRET by Blind;
    an_event_that_gives_a_secret_away_is_caught: TELLS_A_SECRET by Hearing;
    a_quiet_move_that_shows_something_is_caught: CALLS_IT_QUIET by Hearing;
    a_leak_with_an_excuse_is_caught: LEAKS_WITH_AN_EXCUSE by Secret;
    a_secret_that_goes_by_another_name_is_caught: RENAMES_SECRETS by Secret;
    a_state_that_is_lost_for_later_is_caught: FORGETS_FOR_LATER by Survives;
    a_view_with_the_seed_is_caught: HOLDS_THE_SEED by Secret;
    a_move_listed_twice_is_caught: LISTS_TWICE by Sound;
    a_seat_asked_in_vain_is_caught: ASKS_IN_VAIN by Sound;
    a_secret_that_decides_what_is_declined_with_is_caught: DECLINES_BY_SECRET by Blind;
    a_standing_order_that_breaks_the_rules_is_caught: OBEYS_BLINDLY by Blind;
    trust_in_a_tampered_position_is_caught: TRUSTS_POSITIONS by Sturdy;
}

#[test]
fn rules_that_arent_tied_are_told() {
    let source = r#"Refusal::by("faulty/turn"); Refusal::by("faulty/pay"); Refusal::by("faulty/gone")"#;
    let tests = "/// `faulty/turn`\n#[test]\nfn by_turns() {\n    \"faulty/turn\"\n}\n\
                 /// `faulty/pay`\n#[test]\nfn pays() {\n}\n\
                 /// `faulty/old`\n#[test]\nfn old() {\n}\n";
    let found = laws::rules::problems::<Faulty<{ fault::NONE }>>(&[source], &[tests]);
    let expected = [
        "faulty/shout has no test",
        "faulty/old is tested but not on the page",
        "faulty/gone refuses but isn't on the page",
        "faulty/gone refuses but has no words",
        "faulty/gone refuses, but none of its tests expects that",
        "faulty/pay refuses, but none of its tests expects that",
        "faulty/shout has words but never refuses",
    ];
    for problem in expected {
        assert!(found.iter().any(|found| found == problem), "{problem} isn't in {found:#?}");
    }
    assert_eq!(found.len(), expected.len(), "{found:#?}");
}
