//! Damage, and the look at who is broken, who has lost and who has won.

use crate::{
    act::Act,
    event::{Event, Sight},
    kinds::{Keyword, Kind},
    lang::Holds,
    state::{After, DECK, Ending, Id, Item, PLAYERS, Phase, Ref, Snap},
    trigger::Happening,
};
use table::{Seat, Seats, Tell, pile::Pile};

/// Damage from one source.
#[derive(Copy, Clone)]
pub(crate) struct Blow {
    /// From what.
    pub(crate) by: Snap,
    /// To whom.
    pub(crate) to: Ref,
    /// How much.
    pub(crate) amount: u16,
    /// Whether it is deadly whatever deals it.
    pub(crate) deadly: bool,
    /// Whether it is damage of a battle, where a player's damage ward was applied to the whole group.
    pub(crate) battle: bool,
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Deals damage; whether a player was damaged.
    pub(crate) fn deal(&mut self, blow: Blow) -> bool {
        if blow.amount == 0 {
            return false;
        }
        match blow.to {
            Ref::Thing(id) => {
                self.deal_body(blow, id);
                false
            }
            Ref::Player(seat) => match self.shield(seat) {
                Some(shield) => {
                    let what = Sight(self.open.body(shield).and_then(crate::state::Body::look));
                    self.tell(Event::Shielded { seat, what });
                    self.deal_body(blow, shield);
                    false
                }
                None => self.deal_player(blow, seat),
            },
        }
    }

    /// What takes damage instead of this player.
    pub(crate) fn shield(&self, seat: Seat) -> Option<Id> {
        let mut shields = self.open.holdings().filter(|holding| *holding.holds == Holds::Shield);
        shields.find(|holding| holding.seat == seat).map(|holding| holding.id)
    }

    fn deal_body(&mut self, blow: Blow, id: Id) {
        let Some(body) = self.open.body(id) else { return };
        let (stats, look) = (self.open.stats(body), body.look());
        if stats.kind != Kind::Champion || body.is_down() {
            return;
        }
        if !self.touches(&blow.by, id) {
            self.tell(Event::Untouched { what: Sight(look) });
            return;
        }
        let deadly = blow.deadly || blow.by.has.contains(Keyword::Deadly);
        if let Some(body) = self.game.open.body_mut(id) {
            body.damage = body.damage.saturating_add(blow.amount);
            body.doomed |= deadly;
        }
        self.tell(Event::Dealt { by: Sight(blow.by.face), what: Sight(look), number: blow.amount });
        // However often it hits, it breaks it once.
        if let Ref::Thing(by) = blow.by.at
            && !self.open.hits.contains(&(by, id))
        {
            self.game.open.hits.push((by, id));
        }
        let Blow { by, amount, battle, .. } = blow;
        self.happened(&Happening::Dealt { by, to: Ref::Thing(id), amount, battle });
    }

    fn deal_player(&mut self, blow: Blow, seat: Seat) -> bool {
        if !self.open.alive.contains(seat) {
            return false;
        }
        let ward = if blow.battle { 0 } else { self.open.damage_ward(seat).min(blow.amount) };
        if ward > 0 {
            self.tell(Event::Warded { seat, number: ward });
        }
        let amount = blow.amount - ward;
        if amount == 0 {
            return false;
        }
        self.game.open.mojo[seat] = self.open.mojo[seat].saturating_sub_unsigned(amount);
        self.tell(Event::DealtPlayer { by: Sight(blow.by.face), seat, number: amount });
        let Blow { by, battle, .. } = blow;
        self.happened(&Happening::Dealt { by, to: Ref::Player(seat), amount, battle });
        true
    }

    /// Gains Mojo.
    pub(crate) fn gain(&mut self, seat: Seat, number: u16) {
        if number == 0 || !self.open.alive.contains(seat) {
            return;
        }
        if self.open.holds_for(seat, |holds| *holds == Holds::NoMojo) {
            self.tell(Event::NoGain { seat });
            return;
        }
        let mojo = self.open.mojo[seat].saturating_add_unsigned(number).min(9999);
        self.game.open.mojo[seat] = mojo;
        self.tell(Event::Gained { seat, number, mojo });
    }

    /// Loses Mojo; how much.
    pub(crate) fn lose(&mut self, seat: Seat, number: u16) -> u16 {
        if number == 0 || !self.open.alive.contains(seat) {
            return 0;
        }
        let mojo = self.open.mojo[seat].saturating_sub_unsigned(number).max(-9999);
        self.game.open.mojo[seat] = mojo;
        self.tell(Event::Lost { seat, number, mojo });
        number
    }

    /// Looks who is broken, who has lost and who has won.
    pub(crate) fn settle(&mut self) {
        if self.open.over() {
            return;
        }
        self.break_the_damaged();
        let alive = self.open.alive;
        let lost: Seats = alive.iter().filter(|seat| self.open.mojo[*seat] <= 0).collect();
        let left: Seats = alive.iter().filter(|seat| !lost.contains(*seat)).collect();
        let empty = |seat: &Seat| self.cards[seat.index() % PLAYERS][DECK].is_empty();
        let won: Seats = left.iter().filter(empty).collect();
        if lost.is_empty() && won.is_empty() {
            return;
        }
        for seat in lost {
            self.tell(Event::Out { seat });
        }
        self.game.open.alive = left;
        let over = |ending, winners| Phase::Over { ending, winners };
        self.game.open.phase = if !won.is_empty() {
            over(Ending::Deck, won)
        } else if left.is_empty() {
            over(Ending::Nobody, left)
        } else if left.len() == 1 {
            over(Ending::Last, left)
        } else {
            lost.iter().for_each(|seat| self.leave(seat));
            return;
        };
    }

    fn break_the_damaged(&mut self) {
        loop {
            let broken = |body: &&crate::state::Body| {
                if body.is_down() {
                    return false;
                }
                let stats = self.open.stats(body);
                stats.kind == Kind::Champion
                    && !stats.has.contains(Keyword::Unbreakable)
                    && (i32::from(body.damage) >= i32::from(stats.defence)
                        || (body.doomed && body.damage > 0))
            };
            let broken: Vec<Id> = self.open.bodies.iter().filter(broken).map(|body| body.id).collect();
            if broken.is_empty() {
                break;
            }
            let hits = self.open.hits.clone();
            // Those that break together still see each other break.
            for id in &broken {
                let Some(snap) = self.open.body(*id).map(|body| self.open.snap(body)) else { continue };
                for (by, _) in hits.iter().filter(|(_, hit)| hit == id) {
                    self.happened(&Happening::Slew(*by, snap));
                }
            }
            self.break_all(&broken, None);
        }
        self.game.open.hits.clear();
    }

    /// A player is out: all cards he owns leave every zone; what he controls of others goes back to them.
    fn leave(&mut self, seat: Seat) {
        self.surprise();
        self.game.cards[seat.index() % PLAYERS] = std::array::from_fn(|_| Pile::new());
        let own: Vec<crate::state::Body> =
            self.open.bodies.iter().filter(|body| body.owner == seat).cloned().collect();
        let snaps: Vec<Snap> = own.iter().map(|body| self.open.snap(body)).collect();
        own.iter().for_each(|body| self.leave_battle(body.id));
        self.leave_under(seat);
        for body in self.game.open.bodies.extract_if(.., |body| body.owner == seat).collect::<Vec<_>>() {
            self.bury_under(body.under);
        }
        for (snap, body) in snaps.into_iter().zip(&own).filter(|(snap, _)| snap.controller != seat) {
            self.happened(&Happening::Left(snap, body));
        }
        let mut returned = Vec::new();
        for body in &mut self.game.open.bodies {
            let before = body.controller();
            if body.lasting == seat {
                body.lasting = body.owner;
            }
            body.borrowed = body.borrowed.filter(|other| *other != seat);
            if body.controller() != before {
                returned.push((body.id, body.controller()));
            }
        }
        for (id, controller) in returned {
            self.leave_battle(id);
            self.show_down(id, controller);
        }
        let down = |item: &&Item| item.down && item.controller == seat && item.source.owner != seat;
        let down: Vec<Id> = self.open.line.iter().filter(down).map(|item| item.id).collect();
        down.into_iter().for_each(|id| self.turn_up_item(id));
        self.leave_hand_and_pile(seat);
        self.leave_line(seat);
        if let Some(battle) = &self.open.battle
            && (battle.defender == Some(seat) || self.open.active == seat)
        {
            self.game.open.battle = None;
            if self.open.active != seat {
                self.game.open.phase = Phase::BeforeAttack;
                self.open_window();
            }
        }
        self.game.open.extra.retain(|other| *other != seat);
        self.game.open.aligned.retain(|(other, _)| *other != seat);
        self.game.open.hidden = self.open.hidden.without(seat);
        self.game.open.passed = self.open.passed.without(seat);
        if self.open.priority == seat {
            self.game.open.priority = self.open.others(seat).next().unwrap_or(seat);
        }
        if self.open.active == seat {
            self.abandon_turn();
        }
    }

    /// Others' cards in his hand and pile go to their owners' piles; his own are gone.
    fn leave_hand_and_pile(&mut self, seat: Seat) {
        for owner in Seat::all(self.open.players()).filter(|owner| *owner != seat) {
            let hand = &mut self.game.cards[owner.index() % PLAYERS][seat.index() % PLAYERS];
            let mut cards: Vec<_> = hand.faces().collect();
            *hand = Pile::new();
            cards.sort_unstable();
            for card in cards {
                self.bury(owner, card, owner);
                self.tell(Event::ToPile { seat: owner, what: Sight(Some(crate::state::Face::Card(card))) });
            }
        }
        let pile = std::mem::take(&mut self.game.open.piles[seat.index() % PLAYERS]);
        for dead in pile.iter().filter(|dead| dead.owner != seat) {
            self.bury(dead.owner, dead.card, dead.owner);
        }
        for pile in &mut self.game.open.piles {
            pile.retain(|dead| dead.owner != seat);
        }
        let holds = self.open.piles.iter().flatten().filter(|dead| !dead.card.def().holds[1].is_empty());
        self.game.open.pile_holds = holds.count() as u8;
    }

    /// His cards and abilities leave the line; others' cards that he controlled there go to their owners' piles.
    fn leave_line(&mut self, seat: Seat) {
        let line = std::mem::take(&mut self.game.open.line);
        let (gone, stay): (Vec<Item>, Vec<Item>) = line
            .into_iter()
            .partition(|item| item.controller == seat || (item.is_card() && item.source.owner == seat));
        self.game.open.line = stay;
        for mut item in gone {
            self.bury_under(std::mem::take(&mut item.under));
            if let (true, Some(card)) =
                (item.is_card() && !item.copy && item.source.owner != seat, item.card())
            {
                self.bury(item.source.owner, card, item.source.owner);
            }
        }
        let open = &mut self.game.open;
        for items in [&mut open.waiting, &mut open.at_end, &mut open.this_turn] {
            items.retain(|item| item.controller != seat);
        }
        // What is being carried out goes on, unless it was his.
        let frames = std::mem::take(&mut open.frames);
        for mut frame in frames {
            if frame.item.controller == seat {
                if frame.holds_card() {
                    self.bury_under(std::mem::take(&mut frame.item.under));
                }
                let other = frame.item.is_card() && !frame.item.copy && frame.item.source.owner != seat;
                if let (true, Some(card), After::Pile | After::Hand | After::Banished) =
                    (other && frame.run != crate::state::Run::Enter, frame.item.card(), frame.item.after)
                {
                    self.bury(frame.item.source.owner, card, frame.item.source.owner);
                }
            } else {
                // A card of his that somebody else plays vanishes once it is done.
                frame.item.copy |= frame.item.is_card() && frame.item.source.owner == seat;
                self.game.open.frames.push(frame);
            }
        }
    }
}
