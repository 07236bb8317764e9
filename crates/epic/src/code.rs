//! What a card does as a flat list that can be stopped and gone on with at any place: nested pieces become steps with jumps.

use crate::lang::{Filter, Many, Piece, Price, What, Who, Word, Zone};

/// What a card, a mode or an ability does.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The steps.
    pub ops: Vec<Op>,
    /// What is targeted, in the order of the text.
    pub slots: Vec<Slot>,
    /// While it is made: whether one looks at a hand.
    looks: bool,
}

/// One step.
#[derive(Clone, Debug)]
pub struct Op {
    /// What; `None` only jumps.
    pub piece: Option<Piece>,
    /// The target it speaks of, if it names one.
    pub slot: Option<u8>,
    /// Where to go on if what it contains isn't carried out, or for a mere jump.
    pub jump: u8,
    /// Where the alternatives begin.
    pub branches: Vec<u8>,
    /// The next step belongs to the same sentence.
    pub joined: bool,
}

/// A target to be chosen, or several.
#[derive(Clone, Debug)]
pub struct Slot {
    /// What may be chosen.
    pub filter: Filter,
    /// How many.
    pub many: Many,
    /// Whether damage is divided among them.
    pub divided: Option<u8>,
}

impl Code {
    /// Makes it from pieces; says in words what can't be run.
    pub(crate) fn new(pieces: &[Piece]) -> Result<Code, String> {
        let mut code = Code::default();
        code.add(pieces)?;
        if code.ops.len() > 100 {
            return Err("it is too long".into());
        }
        Ok(code)
    }

    /// Whether it says “break all” or “banish all”.
    pub(crate) fn says_all(&self) -> bool {
        self.ops.iter().any(|op| {
            matches!(
                op.piece,
                Some(Piece::Break(What::All(_)) | Piece::Banish(What::All(_)) | Piece::BanishPiles(_))
            )
        })
    }

    /// Whether it speaks of the player that a trigger is about.
    pub(crate) fn says_that(&self) -> bool {
        self.ops.iter().filter_map(|op| op.piece.as_ref()).any(|piece| {
            who(piece) == Some(Who::That) || matches!(what(piece), Some(What::PickBy(Who::That, _)))
        })
    }

    fn here(&self) -> u8 {
        self.ops.len() as u8
    }

    fn add(&mut self, pieces: &[Piece]) -> Result<(), String> {
        pieces.iter().try_for_each(|piece| self.add_one(piece))
    }

    fn jump(&mut self) -> usize {
        self.ops.push(Op { piece: None, slot: None, jump: 0, branches: Vec::new(), joined: false });
        self.ops.len() - 1
    }

    fn add_one(&mut self, piece: &Piece) -> Result<(), String> {
        sound(piece)?;
        if let Piece::Together(kids) = piece {
            for (at, kid) in kids.iter().enumerate() {
                self.add_one(kid)?;
                if let (Some(op), true) = (self.ops.last_mut(), at + 1 < kids.len()) {
                    op.joined = true;
                }
            }
            return Ok(());
        }
        let slot = self.slot_of(piece);
        let at = self.ops.len();
        self.ops.push(Op { piece: Some(shallow(piece)), slot, jump: 0, branches: Vec::new(), joined: false });
        match piece {
            Piece::May(_, kids)
            | Piece::MayPay(_, _, kids)
            | Piece::Unless(_, _, kids)
            | Piece::Alignments(_, kids)
            | Piece::AtEnd(kids)
            | Piece::ThisTurn(_, kids) => self.add(kids)?,
            Piece::LookAtHand(_, kids) => {
                let before = std::mem::replace(&mut self.looks, true);
                self.add(kids)?;
                self.looks = before;
            }
            Piece::RobPick(_) | Piece::DiscardPick(_) if !self.looks => {
                return Err(format!("{piece:?} chooses from a hand that one doesn't look at"));
            }
            Piece::InTurn(_, kids) => {
                self.add(kids)?;
                if self.ops[at + 1..].iter().any(|op| matches!(op.piece, Some(Piece::InTurn(..)))) {
                    return Err("what some do one after the other is within itself".into());
                }
                // Back to the beginning, for whoever is next.
                let back = self.jump();
                self.ops[back].jump = at as u8;
            }
            Piece::If(_, then, other) => {
                self.add(then)?;
                if !other.is_empty() {
                    let over = self.jump();
                    self.ops[at].jump = self.here();
                    self.add(other)?;
                    self.ops[over].jump = self.here();
                    return Ok(());
                }
            }
            Piece::OneOf(_, ways) => {
                let mut over = Vec::new();
                for way in ways {
                    let begin = self.here();
                    self.ops[at].branches.push(begin);
                    self.add(way)?;
                    over.push(self.jump());
                }
                // Back to the question, for whoever is next.
                over.into_iter().for_each(|jump| self.ops[jump].jump = at as u8);
            }
            _ => {}
        }
        self.ops[at].jump = self.here();
        Ok(())
    }

    fn slot_of(&mut self, piece: &Piece) -> Option<u8> {
        let player = || Filter::from(vec![Word::Player]);
        let slot = match (what(piece), who(piece)) {
            (Some(What::Target(filter)), _) => {
                Slot { filter: filter.clone(), many: Many::Just(1), divided: None }
            }
            (Some(What::Targets(many, filter)), _) => {
                let divided = match piece {
                    Piece::Divide(crate::lang::Num::Of(number), _) => Some(*number),
                    _ => None,
                };
                Slot { filter: filter.clone(), many: *many, divided }
            }
            (Some(What::PickBy(Who::Target, _)), _) | (_, Some(Who::Target)) => {
                Slot { filter: player(), many: Many::Just(1), divided: None }
            }
            _ => return None,
        };
        self.slots.push(slot);
        Some(self.slots.len() as u8 - 1)
    }
}

/// The piece without what it contains.
fn shallow(piece: &Piece) -> Piece {
    match piece {
        Piece::May(who, _) => Piece::May(*who, Vec::new()),
        Piece::MayPay(who, price, _) => Piece::MayPay(*who, price.clone(), Vec::new()),
        Piece::Unless(who, price, _) => Piece::Unless(*who, price.clone(), Vec::new()),
        Piece::If(cond, ..) => Piece::If(cond.clone(), Vec::new(), Vec::new()),
        Piece::OneOf(who, _) => Piece::OneOf(*who, Vec::new()),
        Piece::InTurn(who, _) => Piece::InTurn(*who, Vec::new()),
        Piece::LookAtHand(who, _) => Piece::LookAtHand(*who, Vec::new()),
        Piece::Alignments(some, _) => Piece::Alignments(some.clone(), Vec::new()),
        Piece::AtEnd(_) => Piece::AtEnd(Vec::new()),
        Piece::ThisTurn(on, _) => Piece::ThisTurn(on.clone(), Vec::new()),
        other => other.clone(),
    }
}

/// What it touches.
pub(crate) fn what(piece: &Piece) -> Option<&What> {
    match piece {
        Piece::Deal(_, what)
        | Piece::DealDeadly(_, what)
        | Piece::Divide(_, what)
        | Piece::Break(what)
        | Piece::BreakToYours(what)
        | Piece::Bury(what)
        | Piece::Under(what)
        | Piece::Banish(what)
        | Piece::Stop(what, _)
        | Piece::ToHand(what)
        | Piece::Take(what)
        | Piece::Control(what)
        | Piece::Borrow(what)
        | Piece::Enter(_, what)
        | Piece::Count(_, _, what)
        | Piece::Boost(what, ..)
        | Piece::Set(what, ..)
        | Piece::Prepare(what)
        | Piece::Expend(what)
        | Piece::Stay(what)
        | Piece::Retarget(what)
        | Piece::Deflect(what)
        | Piece::CopyItem(what)
        | Piece::Resolve(what)
        | Piece::BecomeCopy(what) => Some(what),
        _ => None,
    }
}

/// Whom it speaks of.
pub(crate) fn who(piece: &Piece) -> Option<Who> {
    match piece {
        Piece::DealTo(_, who)
        | Piece::BanishPiles(who)
        | Piece::Enter(who, _)
        | Piece::Strip(who, _)
        | Piece::Hide(who)
        | Piece::Draw(who, _)
        | Piece::Gain(who, _)
        | Piece::Lose(who, _)
        | Piece::Discard(who, _)
        | Piece::DiscardRandom(who, _)
        | Piece::DiscardHand(who)
        | Piece::Action(who)
        | Piece::ActionFor(who, _)
        | Piece::Dig { of: who, .. }
        | Piece::RobEach(who)
        | Piece::LookAtHand(who, _)
        | Piece::RobPick(who)
        | Piece::DiscardPick(who)
        | Piece::RobRandom(who)
        | Piece::May(who, _)
        | Piece::MayPay(who, ..)
        | Piece::Unless(who, ..)
        | Piece::OneOf(who, _)
        | Piece::InTurn(who, _) => Some(*who),
        _ => None,
    }
}

/// Whether the piece can be run on what it names.
fn sound(piece: &Piece) -> Result<(), String> {
    use Zone::{Hand, Line, Pile, Piles, Play, PlayOrPiles};
    let zones: &[Zone] = match piece {
        Piece::Banish(_) => &[Play, Hand, Pile, Piles, PlayOrPiles],
        Piece::Take(_) => &[Play, Pile, Piles],
        Piece::Enter(..) => &[Hand, Pile, Piles],
        Piece::Stop(..) | Piece::Retarget(_) | Piece::Deflect(_) | Piece::CopyItem(_) | Piece::Resolve(_) => {
            &[Line]
        }
        Piece::BecomeCopy(_) => &[Play, Piles, PlayOrPiles],
        _ => &[Play],
    };
    let filter = match what(piece) {
        Some(
            What::Target(filter)
            | What::Targets(_, filter)
            | What::Further(filter)
            | What::All(filter)
            | What::Each(filter)
            | What::Pick(filter)
            | What::Picks(_, filter)
            | What::PickBy(_, filter),
        ) => filter,
        Some(What::This | What::It) | None => return prices_sound(piece),
    };
    if !zones.contains(&filter.zone) {
        return Err(format!("{piece:?} can't touch what it names: not there"));
    }
    if matches!(piece, Piece::Divide(..)) && !matches!(what(piece), Some(What::Targets(..) | What::Picks(..)))
    {
        return Err("damage is divided among several".into());
    }
    Ok(())
}

/// Whether what is paid in the middle of an effect can be.
fn prices_sound(piece: &Piece) -> Result<(), String> {
    let (Piece::MayPay(_, price, _) | Piece::Unless(_, price, _)) = piece else { return Ok(()) };
    match price {
        Price::Action
        | Price::Mojo(_)
        | Price::DiscardHand
        | Price::Discard(..)
        | Price::BanishPile(..)
        | Price::BanishHand(..)
        | Price::Reveal(..)
        | Price::RevealAlike
        | Price::RevealX(_) => Ok(()),
        other => Err(format!("{other:?} can't be paid in the middle of an effect")),
    }
}
