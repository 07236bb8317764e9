//! Which rule forbids a move. What is allowed is what [`moves`](crate::moves) lists; here it is said why not.

use crate::{
    action::{Action, Season},
    board::Board,
    moves::Move,
    province::{
        Province::{self, Kilimandjora},
        Provinces,
    },
    state::{Bid, Open, Phase},
    turn::{Fight, Turn},
    unit::Kind,
};
use table::{Refusal, Seat};

type Checked = Result<(), Refusal>;

fn refuse(rule: &'static str) -> Checked {
    Err(Refusal::by(rule))
}

/// Refused by this rule unless it is `so`.
fn need(so: bool, rule: &'static str) -> Checked {
    if so { Ok(()) } else { refuse(rule) }
}

impl Open {
    /// Whether this seat may choose this, and if not, by which rule.
    pub fn allow(&self, seat: Seat, mv: Move) -> Checked {
        if !self.asked().contains(seat) {
            return refuse(match &self.phase {
                Phase::Over { .. } => Refusal::OVER,
                Phase::Draft { passed, .. } if passed.contains(seat) => "epix/draft/pass",
                Phase::Draft { .. } => "epix/draft/order",
                _ => "epix/season/asked",
            });
        }
        match (&self.phase, mv) {
            (Phase::Draft { naming: Some((card, _)), .. }, mv) => {
                let bid = self.bid_on(*card).flatten();
                let Move::Gold(gold) = mv else { return refuse("epix/draft/stake") };
                let least = Bid::least_after(bid);
                if gold < least {
                    return Err(Refusal::by("epix/draft/higher").with("gold", least));
                }
                need(gold <= self.purse(seat, bid), "epix/draft/gold")
            }
            (Phase::Draft { .. }, Move::Recruit(kind, at)) => {
                let board = &self.board;
                affordable(board, seat, kind, kind.price())?;
                placeable(board, seat, kind, at)?;
                need(board.lands(seat).contains(at), "epix/draft/recruit")
            }
            (Phase::Draft { .. }, Move::Bid(card, marker)) => {
                let Some(bid) = self.bid_on(card) else { return refuse("epix/draft/offered") };
                need(self.markers(seat, marker, bid) > 0, "epix/draft/marker")?;
                need(self.purse(seat, bid) >= Bid::least_after(bid), "epix/draft/gold")
            }
            (Phase::Draft { .. }, Move::Pass) => Ok(()),
            (Phase::Auction, Move::Gold(gold)) => need(gold <= self.board.gold(seat), "epix/auction/secret"),
            (Phase::Give { .. }, Move::Give(to)) => {
                need(to.index() < self.board.players(), "epix/auction/give")
            }
            (Phase::Choose | Phase::Again { .. }, Move::Choose(hand)) => {
                let rule = if self.season == Season::Winter { "epix/winter/two" } else { "epix/choose/one" };
                need(self.season.hands().contains(&hand), rule)
            }
            (Phase::Spy { .. }, Move::Spy(on)) => {
                need(on != seat && on.index() < self.board.players(), "epix/card/spy")
            }
            (Phase::Act(turn), mv) => turn.allow(&self.board, mv),
            _ => refuse("epix/season/asked"),
        }
    }
}

impl Turn {
    fn allow(&self, board: &Board, mv: Move) -> Checked {
        let bids = board.least_bid()..=board.gold(self.seat);
        match (&self.fight, self.now, mv) {
            (Some(Fight { bid: false, .. }), _, Move::Gold(gold)) => {
                let refusal = Refusal::by("epix/attack/bid").with("least", board.least_bid());
                if bids.contains(&gold) { Ok(()) } else { Err(refusal.with("most", *bids.end())) }
            }
            (Some(fight @ Fight { bid: true, .. }), _, Move::Guess(gold)) => {
                let refusal = Refusal::by("epix/attack/guess").with("least", board.least_bid());
                if !bids.contains(&gold) {
                    return Err(refusal.with("most", *bids.end()));
                }
                need(!fight.guesses.contains(&gold), "epix/attack/different")
            }
            (None, None, Move::Play(action)) => need(self.hand.has(action), "epix/winter/order"),
            (None, Some(Action::Recruitment), Move::Recruit(kind, at)) => self.allow_recruit(board, kind, at),
            (None, Some(Action::Attack), Move::Move(kind, from, to)) => {
                self.allow_step(board, kind, from, to)
            }
            (None, Some(Action::Attack), Move::Attack(kind, from, to)) => {
                self.allow_attack(board, kind, from, to)
            }
            (None, Some(_), Move::Done) => Ok(()),
            (None, Some(_), Move::Recruit(..) | Move::Move(..) | Move::Attack(..))
                if self.hand.cards().1.is_some() =>
            {
                refuse("epix/winter/apart")
            }
            _ => refuse("epix/season/asked"),
        }
    }

    fn allow_recruit(&self, board: &Board, kind: Kind, at: Province) -> Checked {
        affordable(board, self.seat, kind, board.price(self.seat, kind))?;
        placeable(board, self.seat, kind, at)?;
        need(self.room(board, kind).contains(at), "epix/recruit/where")
    }

    fn allow_step(&self, board: &Board, kind: Kind, from: Province, to: Province) -> Checked {
        let seat = self.seat;
        let walks = matches!(kind, Kind::Soldier | Kind::Knight);
        need(board.of(seat, kind).contains(from), "epix/move/unit")?;
        need(walks, "epix/move/still")?;
        need(kind != Kind::Soldier || !self.spent.contains(from), "epix/move/soldier")?;
        need(kind != Kind::Knight || !self.ridden.contains(from), "epix/move/again")?;
        need(!board.defended(seat).contains(to), "epix/move/friendly")?;
        need(!board.of(seat, kind).contains(to), "epix/move/twice")?;
        if self.steps(board, kind, from).contains(to) {
            return Ok(());
        }
        refuse(match kind {
            Kind::Soldier => "epix/move/adjacent",
            _ if to == Kilimandjora && !board.climbs(seat) => "epix/move/kilimandjora",
            _ => "epix/move/knight",
        })
    }

    fn allow_attack(&self, board: &Board, kind: Kind, from: Province, to: Province) -> Checked {
        let seat = self.seat;
        need(kind != Kind::Camp, "epix/attack/camp")?;
        need(board.of(seat, kind).contains(from), "epix/move/unit")?;
        if self.targets(board, kind, from).contains(to) {
            return Ok(());
        }
        let spent = kind == Kind::Soldier && self.spent.contains(from) && self.engaged != Some((from, to));
        let catapult = kind == Kind::Catapult;
        need(!spent, "epix/attack/soldier")?;
        need(!catapult || !self.resting.contains(from), "epix/convert/rest")?;
        need(!catapult || !self.fired.contains(from), "epix/card/siege_camp")?;
        need(board.enemies(seat).contains(to), "epix/attack/enemy")?;
        need(!self.barred(board, kind).contains(to), "epix/attack/kilimandjora")?;
        need(catapult || !board.lone_catapults(seat).contains(to), "epix/convert/lone")?;
        need(!catapult || board.enemy_units(seat).contains(to), "epix/catapult/garrison")?;
        need(self.in_reach(board, kind, from).contains(to), "epix/attack/adjacent")?;
        refuse("epix/attack/bid")
            .map_err(|refusal| refusal.with("least", board.least_bid()).with("most", board.gold(seat)))
    }
}

/// Whether there is such a unit, and the gold for it.
fn affordable(board: &Board, seat: Seat, kind: Kind, price: u16) -> Checked {
    need(board.left(seat, kind) > 0, "epix/recruit/supply")?;
    if board.gold(seat) >= price {
        return Ok(());
    }
    Err(Refusal::by("epix/recruit/gold").with("price", price).with("gold", board.gold(seat)))
}

/// Whether a unit of this kind may stand there at all.
fn placeable(board: &Board, seat: Seat, kind: Kind, at: Province) -> Checked {
    need(!board.enemies(seat).contains(at), "epix/recruit/colour")?;
    need(!board.of(seat, kind).contains(at), "epix/recruit/twice")?;
    need(kind != Kind::Camp || !Provinces::CASTLES.contains(at), "epix/recruit/camp")?;
    need(kind != Kind::Knight || at != Kilimandjora || board.climbs(seat), "epix/recruit/knight")
}
