//! What abilities wait for: finding them when something happens, and putting them on the line.

use crate::{
    act::Act,
    code::Code,
    event::{Event, Sight},
    fits::{Eyes, means_card},
    lang::{Cond, Line, On, Word},
    pool::{Card, Def},
    state::{Body, Face, Frame, Id, Item, Open, Query, Ref, Run, Snap},
};
use table::{Seat, Tell};

/// Something that abilities may wait for.
pub(crate) enum Happening<'a> {
    /// This came into play; as it was then.
    Entered(Snap),
    /// This was unveiled.
    Unveiled(Id),
    /// This attacks.
    Attacks(Id),
    /// This blocks.
    Blocks(Id),
    /// This is blocked.
    Blocked(Id),
    /// This was broken; as it was.
    Broken(Snap, &'a Body),
    /// This went from play to its controller's discard pile, where it has this number.
    Buried(Snap, &'a Body, Option<Id>),
    /// This left its controller's control.
    Left(Snap, &'a Body),
    /// Damage was dealt.
    Dealt { by: Snap, to: Ref, amount: u16, battle: bool },
    /// This broke that champion by its damage.
    Slew(Id, Snap),
    /// Somebody drew.
    Drawn(Seat),
    /// Somebody played a card for an action.
    Played(Seat, Snap),
    /// The active player's Pre-Battle step begins.
    PreBattle,
    /// The End step begins.
    EndOfTurn,
    /// Somebody is attacked.
    Attacked(Seat),
    /// A card or ability of this player that had these targets has resolved.
    Resolved(Seat, Vec<Snap>),
}

/// Whoever waits.
#[derive(Copy, Clone)]
struct Waiter {
    id: Id,
    seat: Seat,
}

/// What a trigger is about.
#[derive(Default)]
struct About {
    that: Option<Seat>,
    it: Option<Snap>,
    amount: u16,
}

impl Open {
    /// Whether this is what the ability waits for, and what it is about.
    fn hears(&self, on: &On, happening: &Happening<'_>, waiter: Waiter) -> Option<About> {
        let Waiter { id, seat } = waiter;
        let plain = |so: bool| so.then(About::default);
        match (on, happening) {
            (On::Unveiled, Happening::Unveiled(other))
            | (On::Attacks, Happening::Attacks(other))
            | (On::Blocks, Happening::Blocks(other))
            | (On::Blocked, Happening::Blocked(other)) => plain(*other == id),
            (On::Enters, Happening::Entered(snap))
            | (On::Broken, Happening::Broken(snap, _))
            | (On::Buried, Happening::Buried(snap, ..))
            | (On::Leaves, Happening::Left(snap, _)) => plain(snap.at == Ref::Thing(id)),
            (On::ChampionBroken, Happening::Broken(snap, _)) => {
                let champion = snap.kind == Some(crate::kinds::Kind::Champion);
                champion.then_some(About { it: Some(*snap), ..About::default() })
            }
            (_, Happening::Dealt { by, to, amount, battle }) => {
                self.hears_damage(on, by, *to, *amount, *battle, waiter)
            }
            (On::Slays, Happening::Slew(by, snap)) => {
                (*by == id).then_some(About { it: Some(*snap), ..About::default() })
            }
            (On::AnyDraws, Happening::Drawn(who)) => Some(About { that: Some(*who), ..About::default() }),
            (On::OpponentDraws, Happening::Drawn(who)) => {
                (*who != seat).then_some(About { that: Some(*who), ..About::default() })
            }
            (On::YouPlay(filter), Happening::Played(who, snap)) => {
                let fits = *who == seat && Open::means_played(filter, snap);
                fits.then_some(About { it: Some(*snap), ..About::default() })
            }
            (On::PreBattle, Happening::PreBattle) => plain(self.active == seat),
            (On::EndOfTurn, Happening::EndOfTurn) => plain(true),
            (On::YouAttacked, Happening::Attacked(who)) => plain(*who == seat),
            (On::TargetedResolves, Happening::Resolved(who, targets)) => {
                plain(*who != seat && targets.iter().any(|snap| snap.at == Ref::Thing(id)))
            }
            _ => None,
        }
    }

    fn means_played(filter: &crate::lang::Filter, snap: &Snap) -> bool {
        // Face down it has neither alignment nor origin: only “a card” means it.
        match snap.face.and_then(Face::card) {
            Some(card) => means_card(filter, card),
            None => filter.words.is_empty() || filter.words == [Word::Champion],
        }
    }

    fn hears_damage(
        &self,
        on: &On,
        by: &Snap,
        to: Ref,
        amount: u16,
        battle: bool,
        waiter: Waiter,
    ) -> Option<About> {
        let Waiter { id, seat } = waiter;
        let mine = by.at == Ref::Thing(id);
        let player = match to {
            Ref::Player(seat) => Some(seat),
            Ref::Thing(_) => None,
        };
        let yours = |filter| {
            let eyes = Eyes { seat, this: id, frame: None };
            by.kind == Some(crate::kinds::Kind::Champion)
                && by.controller == seat
                && self.means_snap(filter, by, None, eyes)
        };
        let hears = match on {
            On::Deals => mine,
            On::DealsToPlayer => mine && player.is_some(),
            On::DealsToOpponent => mine && player.is_some_and(|player| player != by.controller),
            On::BattleToPlayer => mine && battle && player.is_some(),
            On::Damaged => to == Ref::Thing(id),
            On::YoursDeal(filter) => yours(filter),
            On::YoursDealToPlayer(filter) => player.is_some() && yours(filter),
            _ => false,
        };
        hears.then_some(About { that: player, it: None, amount })
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Something happened: whatever waits for it waits to go on the line.
    pub(crate) fn happened(&mut self, happening: &Happening<'_>) {
        let mut heard: Vec<Item> = Vec::new();
        for body in &self.open.bodies {
            for (card, def) in Open::defs(body) {
                if !def.waits[0].is_empty() {
                    self.listen(
                        def,
                        card,
                        0,
                        Waiter { id: body.id, seat: body.controller() },
                        happening,
                        &mut heard,
                    );
                }
            }
            // Coming into play as a copy, it still says what it says itself.
            if let (Happening::Entered(snap), Some(own)) = (happening, body.face.and_then(Face::card))
                && snap.at == Ref::Thing(body.id)
                && body.copy.is_some_and(|copy| copy != Face::Card(own))
                && !body.demoralized
            {
                let waiter = Waiter { id: body.id, seat: body.controller() };
                self.listen(own.def(), own, 0, waiter, happening, &mut heard);
            }
        }
        if let Happening::Broken(snap, body) | Happening::Buried(snap, body, _) | Happening::Left(snap, body) =
            happening
            && self.open.body(body.id).is_none_or(|now| now.controller() != snap.controller)
        {
            let gone = self.open.body(body.id).is_none();
            for (card, def) in Open::defs(body) {
                let waiter = Waiter { id: body.id, seat: snap.controller };
                if gone {
                    self.listen(def, card, 0, waiter, happening, &mut heard);
                } else if matches!(happening, Happening::Left(..)) {
                    heard.retain(|item| item.source.at != Ref::Thing(body.id));
                    self.listen(def, card, 0, waiter, happening, &mut heard);
                }
            }
        }
        let gone = match happening {
            Happening::Resolved(_, targets) => &targets[..],
            Happening::Entered(snap) => std::slice::from_ref(snap),
            _ => &[],
        };
        for snap in gone {
            if let (Ref::Thing(id), Some(card)) = (snap.at, snap.face.and_then(Face::card))
                && self.open.body(id).is_none()
            {
                let waiter = Waiter { id, seat: snap.controller };
                self.listen(card.def(), card, 0, waiter, happening, &mut heard);
            }
        }
        if matches!(happening, Happening::Played(..) | Happening::PreBattle) {
            for seat in Seat::all(self.open.players()) {
                for dead in &self.open.piles[seat.index()] {
                    let def = dead.card.def();
                    if !def.waits[1].is_empty() {
                        self.listen(def, dead.card, 1, Waiter { id: dead.id, seat }, happening, &mut heard);
                    }
                }
            }
        }
        self.listen_this_turn(happening, &mut heard);
        for mut item in heard {
            item.id = self.game.open.number();
            self.game.open.waiting.push(item);
        }
    }

    fn listen(
        &self,
        def: &'static Def,
        card: Card,
        zone: usize,
        waiter: Waiter,
        happening: &Happening<'_>,
        into: &mut Vec<Item>,
    ) {
        for line in &def.waits[zone] {
            let Some(Line::When { on, only, .. }) = def.line(*line) else { continue };
            let Some(about) = on.iter().find_map(|on| self.open.hears(on, happening, waiter)) else {
                continue;
            };
            if !only.as_ref().is_none_or(|only| self.still(only, waiter)) {
                continue;
            }
            let source = self.open.look_at(Ref::Thing(waiter.id)).or(match happening {
                Happening::Entered(snap) | Happening::Broken(snap, _) | Happening::Left(snap, _) => {
                    Some(*snap)
                }
                Happening::Buried(snap, _, dead) => {
                    Some(Snap { at: dead.map_or(snap.at, Ref::Thing), ..*snap })
                }
                Happening::Resolved(_, targets) => {
                    targets.iter().find(|snap| snap.at == Ref::Thing(waiter.id)).copied()
                }
                _ => None,
            });
            let Some(source) = source else { continue };
            let source = Snap { face: Some(Face::Card(card)), ..source };
            let mut item = self.item_of(source, waiter.seat, Some(def.part(*line)));
            item.that = about.that;
            item.it.extend(about.it);
            item.amount = about.amount;
            into.push(item);
        }
    }

    /// Whether the condition of a trigger holds for its owner.
    fn still(&self, only: &Cond, waiter: Waiter) -> bool {
        match only {
            Cond::YourTurn => self.open.active == waiter.seat,
            Cond::Paid => self.open.body(waiter.id).is_some_and(|body| body.paid),
            Cond::PileOnly(filter) => {
                self.open.piles[waiter.seat.index()].iter().all(|dead| means_card(filter, dead.card))
            }
            Cond::ThisExpended | Cond::ThisPrepared => {
                let expended = matches!(only, Cond::ThisExpended);
                self.open.body(waiter.id).is_some_and(|body| {
                    let position = body.position;
                    if expended {
                        position == crate::state::Position::Expended
                    } else {
                        position == crate::state::Position::Prepared
                    }
                })
            }
            _ => true,
        }
    }

    fn listen_this_turn(&self, happening: &Happening<'_>, into: &mut Vec<Item>) {
        for waiting in &self.open.this_turn {
            let Some(code) = waiting.code() else { continue };
            let op = waiting.begin.checked_sub(1).and_then(|at| code.ops.get(usize::from(at)));
            let Some(crate::lang::Piece::ThisTurn(on, _)) = op.and_then(|op| op.piece.as_ref()) else {
                continue;
            };
            let waiter = Waiter { id: 0, seat: waiting.controller };
            if let Some(about) = self.open.hears(on, happening, waiter) {
                let mut item = waiting.clone();
                item.that = about.that;
                item.it = about.it.into_iter().collect();
                item.amount = about.amount;
                into.push(item);
            }
        }
    }

    /// Puts waiting triggers on the line: in turn order from the active player, each player ordering his own. Returns whether
    /// there is something to do or to ask first.
    pub(crate) fn put_triggers(&mut self) -> bool {
        let seats: Vec<Seat> = self.open.in_order().collect();
        self.game.open.waiting.retain(|item| seats.contains(&item.controller));
        for seat in seats {
            let mut own = self.open.waiting.iter().filter(|item| item.controller == seat);
            let Some(first) = own.next() else { continue };
            // Whom it is about makes no difference unless its text speaks of him.
            let that = |item: &Item| item.that.filter(|_| item.code().is_none_or(Code::says_that));
            let alike = own.all(|item| {
                (item.card(), item.part, item.amount, that(item), &item.it)
                    == (first.card(), first.part, first.amount, that(first), &first.it)
            });
            if !alike {
                self.ask(seat, Query::Order);
                return true;
            }
            let id = first.id;
            self.put_trigger(id);
            return true;
        }
        false
    }

    /// Puts one waiting trigger on the line.
    pub(crate) fn put_trigger(&mut self, id: Id) {
        let Some(at) = self.open.waiting.iter().position(|item| item.id == id) else { return };
        let item = self.game.open.waiting.remove(at);
        self.tell(Event::Triggered { what: Sight(item.source.face) });
        self.game.open.frames.push(Frame::new(Run::Announce, item));
    }
}
