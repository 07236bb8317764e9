//! Bots for Epix.

mod fight;
mod judge;
mod study;

use crate::{Bot, Random, Sight, Study, Thinks};
use ::epix::{Action, Attack, Bid, Board, Epix, Hand, Kind, Move, Open, Phase, Province, Season, Turn};
use judge::Judge;
use table::{Dice, Outcome, Seat};

impl Thinks for Epix {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }

    fn study(&self, seat: Seat, mv: Move, study: &mut Study) {
        study::study(self, seat, mv, study);
    }

    fn conclude(&self, outcome: &Outcome, study: &mut Study) {
        study::conclude(self, outcome, study);
    }
}

/// Takes what is worth most at once, by its own judgement of the position; bids, guesses and action cards are mixed so that
/// nobody can rely on them.
struct Greedy;

impl Bot<Epix> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, Epix>, dice: &mut Dice) -> Option<Move> {
        let (seat, open) = (sight.seat(), &sight.view().open);
        let judge = Judge::new(seat, open.season);
        Some(match &open.phase {
            Phase::Draft { naming: Some((card, _)), .. } => {
                let bid = open.bid_on(*card).flatten();
                // Now and then a little more, so that the next one has to think.
                let gold = Bid::least_after(bid) + (dice.roll(3) / 2) as u16;
                Move::Gold(gold.min(open.purse(seat, bid)))
            }
            Phase::Draft { .. } => drafted(judge, open, sight.moves(), dice),
            Phase::Auction => Move::Gold(offered(open, seat, dice)),
            Phase::Give { .. } => Move::Give(given(open, seat)),
            Phase::Choose | Phase::Again { .. } => Move::Choose(chosen(judge, open, dice)),
            Phase::Spy { .. } => Move::Spy(strongest(judge, &open.board)),
            Phase::Act(turn) => acted(judge, open, turn, sight.moves(), dice),
            Phase::Over { .. } => return None,
        })
    }
}

/// The best of these, by what each is worth; the last one of those that are equal.
fn best<T: Copy>(from: impl IntoIterator<Item = T>, worth: impl Fn(T) -> f32) -> Option<(T, f32)> {
    let judged = from.into_iter().map(|one| (one, worth(one)));
    judged.max_by(|one, two| one.1.total_cmp(&two.1))
}

/// Recruits, bids or passes before the first season.
fn drafted(judge: Judge, open: &Open, moves: &[Move], dice: &mut Dice) -> Move {
    let now = judge.worth(&open.board);
    // Everybody judges a card a little differently, each time anew.
    let mood = 0.8 + 0.4 * dice.roll(100) as f32 / 100.0;
    let worth = |mv: Move| match mv {
        Move::Recruit(kind, at) => {
            let mut board = open.board;
            board.pay(judge.seat, kind.price());
            board.put(judge.seat, kind, at);
            judge.worth(&board) - now
        }
        Move::Bid(card, marker) => {
            let bid = open.bid_on(card).flatten();
            if bid.is_some_and(|bid| bid.seat == judge.seat) {
                return -1.0;
            }
            let price = f32::from(Bid::least_after(bid));
            // Gold is worth more before the first season; and a marker should be what is needed least.
            let marker = f32::from(open.board.left(judge.seat, marker)) / 100.0;
            mood * Judge::card(card, open.board.players()) - 1.4 * price + marker
        }
        _ => 0.0,
    };
    best(moves.iter().copied(), worth).map_or(Move::Pass, |(mv, _)| mv)
}

/// Some gold for the First Player card, sometimes none.
fn offered(open: &Open, seat: Seat, dice: &mut Dice) -> u16 {
    let most = (open.board.gold(seat) / 4).min(3) + u16::from(open.season == Season::Winter);
    (dice.roll(u32::from(most) + 1) as u16).min(open.board.gold(seat))
}

/// First, but in winter last.
fn given(open: &Open, seat: Seat) -> Seat {
    if open.season == Season::Winter { seat.next(open.board.players()) } else { seat }
}

/// Whose position is worth most.
fn strongest(judge: Judge, board: &Board) -> Seat {
    let worth = |other: Seat| Judge::new(other, Season::Autumn).worth(board);
    best(board.others(judge.seat), worth).map_or(judge.seat, |(other, _)| other)
}

/// The action cards that seem to bring most, with some doubt.
fn chosen(judge: Judge, open: &Open, dice: &mut Dice) -> Hand {
    let doubt = Action::ALL.map(|_| dice.roll(100) as f32 / 50.0);
    let worth = Action::ALL.map(|action| prospect(judge, open, action));
    let hand = |hand: Hand| {
        let (first, second) = hand.cards();
        let of = |action: Action| worth[action as usize] + doubt[action as usize];
        of(first) + second.map_or(0.0, of)
    };
    best(open.season.hands(), hand).map_or(Hand::Tax, |(hand, _)| hand)
}

/// What an action card would bring now.
fn prospect(judge: Judge, open: &Open, action: Action) -> f32 {
    let mut board = open.board;
    let before = judge.worth(&board);
    let turn = Turn { now: Some(action), ..Turn::new(&board, judge.seat, Hand::Tax) };
    match action {
        Action::Tax => {
            board.earn(judge.seat, board.tax(judge.seat));
            judge.worth(&board) - before
        }
        Action::Recruitment => {
            while let Some((kind, at)) = recruit(judge, &board, &turn) {
                board.pay(judge.seat, board.price(judge.seat, kind));
                board.put(judge.seat, kind, at);
            }
            judge.worth(&board) - before
        }
        Action::Attack => {
            let units = [Kind::Soldier, Kind::Knight, Kind::Catapult].into_iter();
            let each = units.flat_map(|kind| board.of(judge.seat, kind).iter().map(move |from| (kind, from)));
            each.map(|(kind, from)| potential(judge, &board, &turn, kind, from)).sum()
        }
    }
}

/// The best that this unit can do in a Move & Attack, as if the others weren't there; nothing at the least.
fn potential(judge: Judge, board: &Board, turn: &Turn, kind: Kind, from: Province) -> f32 {
    let steps = turn.steps(board, kind, from).iter().map(|to| Move::Move(kind, from, to));
    let attacks = turn.targets(board, kind, from).iter().map(|to| Move::Attack(kind, from, to));
    best(steps.chain(attacks), |mv| worth_of(judge, board, turn, mv)).map_or(0.0, |(_, gain)| gain.max(0.0))
}

/// The unit that is most worth recruiting, if any is.
fn recruit(judge: Judge, board: &Board, turn: &Turn) -> Option<(Kind, Province)> {
    let seat = judge.seat;
    let now = judge.worth(board);
    let able = Kind::ALL
        .into_iter()
        .filter(|kind| board.left(seat, *kind) > 0 && board.gold(seat) >= board.price(seat, *kind));
    let choices = able.flat_map(|kind| turn.room(board, kind).iter().map(move |at| (kind, at)));
    let worth = |(kind, at)| {
        let mut after = *board;
        after.pay(seat, board.price(seat, kind));
        after.put(seat, kind, at);
        // A unit recruited with the first card of winter may act with the second.
        let acts =
            if turn.next == Some(Action::Attack) { potential(judge, &after, turn, kind, at) } else { 0.0 };
        judge.worth(&after) - now + acts
    };
    best(choices, worth).filter(|(_, gain)| *gain > 0.1).map(|(choice, _)| choice)
}

/// What a move or an attack is worth, compared with doing nothing.
fn worth_of(judge: Judge, board: &Board, turn: &Turn, mv: Move) -> f32 {
    match mv {
        Move::Move(kind, from, to) => {
            let (mut after, mut turn) = (*board, turn.clone());
            turn.step(&mut after, kind, from, to, &mut ());
            let targets = turn.targets(&after, kind, to).iter();
            let attacks =
                targets.map(|target| worth_of(judge, &after, &turn, Move::Attack(kind, to, target)));
            judge.worth(&after) - judge.worth(board) + attacks.fold(0.0, f32::max)
        }
        Move::Attack(kind, from, to) => {
            Attack::new(board, kind, from, to).map_or(0.0, |attack| judge.fight(board, turn, attack).1)
        }
        _ => 0.0,
    }
}

/// Carries out an action card, bids and guesses.
fn acted(judge: Judge, open: &Open, turn: &Turn, moves: &[Move], dice: &mut Dice) -> Move {
    let board = &open.board;
    match (&turn.fight, turn.now) {
        (Some(fight), _) if !fight.bid => {
            let (fight, _) = judge.fight(board, turn, fight.attack);
            Move::Gold(fight.bid(dice))
        }
        (Some(fight), _) => {
            // The defender puts himself in the attacker's place.
            let attacker = Judge::new(turn.seat, open.season);
            let guesses = &fight.guesses;
            let (fight, _) = attacker.fight(board, turn, fight.attack);
            Move::Guess(fight.guess(guesses, dice))
        }
        (None, None) => {
            let first = [Action::Tax, Action::Recruitment].into_iter().find(|action| turn.hand.has(*action));
            Move::Play(first.unwrap_or(Action::Attack))
        }
        (None, Some(Action::Attack)) => {
            let able = moves.iter().copied().filter(|mv| *mv != Move::Done);
            let choice = best(able, |mv| worth_of(judge, board, turn, mv));
            choice.filter(|(_, gain)| *gain > 0.1).map_or(Move::Done, |(mv, _)| mv)
        }
        (None, Some(_)) => {
            recruit(judge, board, turn).map_or(Move::Done, |(kind, at)| Move::Recruit(kind, at))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::epix::{Options, Rules, YesNo};
    use table::{Game, Seed, Status};

    fn play(names: &[&str], number: u64) -> Outcome {
        let options = Options { cards: Rules::Advanced, free_attacks: YesNo::No };
        let seed = Seed::from_text("bots").derive("game", number);
        let mut game = Epix::start(&options, &vec![(); names.len()], &seed).unwrap();
        let mut bots: Vec<_> = names.iter().map(|name| Epix::bot(name).unwrap()).collect();
        let (mut dice, mut moves) = (Dice::new(&seed), Vec::new());
        loop {
            match game.status() {
                Status::Over(outcome) => return outcome,
                Status::Waiting(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mv =
                        bots[seat.index()].choose(&Sight::new(&game, seat, &mut moves), &mut dice).unwrap();
                    game.play(seat, mv, &mut ()).unwrap();
                }
            }
        }
    }

    #[test]
    fn greed_beats_chance() {
        let wins = (0..100).filter(|number| {
            play(&["random", "greedy", "random", "random"], *number).winners.contains(Seat::new(1).unwrap())
        });
        let wins = wins.count();
        assert!(wins > 60, "{wins} of 100");
        assert!(Epix::bot("nobody").is_none());
    }
}
