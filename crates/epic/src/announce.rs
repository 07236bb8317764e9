//! Announcing a card or an ability: mode, prices, targets; then it is on the line, or resolves at once.

use crate::{
    act::Act,
    code::Slot,
    event::{Event, Sight},
    fits::Eyes,
    kinds::{Keyword, Kind, Speed, Step},
    lang::{Holds, Line, Many, Pay, Price},
    pool::Card,
    price::{Bill, may_fail, prices},
    state::{Aim, DOWN, Epic, Frame, Id, Item, Open, PLAYERS, Query, Ref, Run, Snap},
    trigger::Happening,
};
use table::{Audience, Refusal, Seat, Tell, pile};

/// The steps of an announcement.
const MODE: u8 = 0;
const PAY: u8 = 1;
const REVEAL: u8 = 2;
const TARGETS: u8 = 3;
const PRICES: u8 = 4;
const PLACE: u8 = 5;

impl Open {
    /// Whether this speed allows something now.
    pub(crate) fn in_time(&self, seat: Seat, speed: Speed) -> bool {
        let quiet = self.active == seat && self.line.is_empty();
        match speed {
            Speed::Fast => true,
            Speed::Paced => quiet && matches!(self.step, Step::PreBattle | Step::Build),
            Speed::Build => quiet && self.step == Step::Build,
        }
    }
}

impl Epic {
    /// Who looks for targets for this item.
    pub(crate) fn eyes<'a>(item: &Item, frame: Option<&'a Frame>) -> Eyes<'a> {
        let this = match item.source.at {
            Ref::Thing(id) => id,
            Ref::Player(_) => 0,
        };
        Eyes { seat: item.controller, this, frame }
    }

    /// The legal targets for this slot of the item, without those chosen for it already.
    pub(crate) fn legal(&self, item: &Item, at: u8, slot: &Slot) -> Vec<Ref> {
        let mut targets = Vec::new();
        self.open.targets(&slot.filter, Epic::eyes(item, None), &mut targets);
        targets.retain(|target| {
            let chosen = item.aims.iter().any(|aim| aim.slot == at && aim.at == *target);
            !chosen && *target != Ref::Thing(item.id)
        });
        targets
    }

    /// Whether every target of the text can be chosen.
    pub(crate) fn has_targets(&self, item: &Item) -> bool {
        let Some(code) = item.code() else { return true };
        let ops = code.ops.get(usize::from(item.begin)..usize::from(item.end)).unwrap_or_default();
        ops.iter().filter_map(|op| op.slot).all(|at| {
            let Some(slot) = code.slots.get(usize::from(at)) else { return true };
            let least = match slot.many {
                Many::Just(number) => usize::from(number),
                Many::UpTo(_) => 0,
                Many::XPlus(more) => usize::from(item.x) + usize::from(more),
                Many::Any => 1,
            };
            least == 0 || self.legal(item, at, slot).len() >= least
        })
    }

    /// The modes of a card that have targets.
    pub(crate) fn open_modes(&self, item: &Item) -> Vec<u8> {
        let modes = item.card().map_or(1, |card| card.def().modes()) as u8;
        (0..modes).filter(|mode| self.has_targets(&Epic::in_mode(item, *mode))).collect()
    }

    fn in_mode(item: &Item, mode: u8) -> Item {
        let mut item = Item { mode, ..item.clone() };
        if item.is_card() {
            item.begin = 0;
            item.end = item.code().map_or(0, |code| code.ops.len() as u8);
        }
        item
    }

    /// A card of a hand as an item that could be announced.
    fn card_item(&self, seat: Seat, card: Card) -> Item {
        let source = Open::snap_card(Ref::Thing(0), card, seat, seat);
        Item::new(source, seat, None, (self.open.active, self.open.step))
    }

    /// Whether this seat may play this card now, apart from whether he holds it.
    pub(crate) fn may_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.may_play_for(seat, card, None)
    }

    /// The same; from the discard pile, if there is something to be paid for that.
    fn may_play_for(&self, seat: Seat, card: Card, again: Option<&Price>) -> Result<(), Refusal> {
        let def = card.def();
        let named = |rule: &'static str| Refusal::by(rule).with("card", card);
        if !self.open.in_time(seat, def.speed) {
            return Err(named("epic/play/speed"));
        }
        let alignment = Some(def.alignment);
        let actions = self.open.actions_for(seat, alignment);
        if def.action && actions == 0 {
            return Err(named("epic/play/action"));
        }
        let without = Some(card).filter(|_| again.is_none());
        let bill = Bill { seat, source: 0, part: 0, alignment, without, frame: None };
        let pays = |price: &Price| match price {
            Price::Action => actions > u8::from(def.action),
            other => self.can_pay(bill, other),
        };
        let payable = match &def.sheet.pay {
            None | Some(Pay::May(_)) => true,
            Some(Pay::Must(price)) => pays(price),
            Some(Pay::Either(one, two)) => pays(one) || pays(two),
        };
        if !payable || !again.is_none_or(pays) {
            return Err(named("epic/play/price"));
        }
        if def.kind == Kind::Event && self.open_modes(&self.card_item(seat, card)).is_empty() {
            return Err(named("epic/target/needed"));
        }
        Ok(())
    }

    /// Whether this seat may play this champion face down now.
    pub(crate) fn may_veil(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let def = card.def();
        let any = || self.open.holds_for(seat, |holds| *holds == Holds::AnyVeiled);
        let veiled = def.keywords.contains(Keyword::Veiled) || (def.kind == Kind::Champion && any());
        if veiled && self.open.in_time(seat, Speed::Build) && self.open.actions[seat] > 0 {
            return Ok(());
        }
        Err(Refusal::by("epic/veil/when").with("card", card))
    }

    /// The ability with this number of something in play or in one's discard pile, as an item.
    pub(crate) fn ability(&self, seat: Seat, id: Id, number: u8) -> Option<Item> {
        let (source, card, line) =
            if let Some(body) = self.open.body(id).filter(|body| body.controller() == seat) {
                let all = Open::defs(body)
                    .flat_map(|(card, def)| def.uses[0].iter().map(move |line| (card, *line)));
                let (card, line) = all.into_iter().nth(usize::from(number))?;
                (self.open.snap(body), card, line)
            } else {
                let (whose, dead) = self.open.dead(id)?;
                let line = *dead.card.def().uses[1].get(usize::from(number))?;
                let snap = Open::snap_card(Ref::Thing(id), dead.card, dead.owner, whose);
                (Some(snap).filter(|_| whose == seat)?, dead.card, line)
            };
        let source = Snap { face: Some(crate::state::Face::Card(card)), ..source };
        let mut item = Item { source, part: Some(card.def().part(line)), ..self.card_item(seat, card) };
        item.end = item.code().map_or(0, |code| code.ops.len() as u8);
        Some(item)
    }

    /// Whether this seat may use that ability now.
    pub(crate) fn may_use(&self, seat: Seat, id: Id, number: u8) -> Result<(), Refusal> {
        let yours = || Refusal::by("epic/use/yours");
        let item = self.ability(seat, id, number).ok_or_else(yours)?;
        let card = item.card().ok_or_else(yours)?;
        let (speed, cost) = match item.part.and_then(|part| card.def().line_of(part)) {
            Some(Line::Use { speed, cost, .. }) => (speed, cost),
            Some(Line::Again { pay }) => return self.may_play_for(seat, card, Some(pay)),
            _ => return Err(yours()),
        };
        let named = |rule: &'static str| Refusal::by(rule).with("card", card);
        if !self.open.in_time(seat, *speed) {
            return Err(named("epic/play/speed"));
        }
        let part = item.part.unwrap_or(0);
        let alignment = item.source.alignment;
        let bill = Bill { seat, source: id, part, alignment, without: None, frame: None };
        if let Some(price) = cost.iter().find(|price| !self.can_pay(bill, price)) {
            return Err(named(match price {
                Price::Expend | Price::Flip => "epic/use/prepared",
                _ => "epic/play/price",
            }));
        }
        if !self.has_targets(&item) {
            return Err(named("epic/target/needed"));
        }
        let waits = |other: &Item| other.source.at == Ref::Thing(id) && other.part == item.part;
        let free = cost.is_empty();
        if free && self.open.line.iter().any(waits) {
            return Err(named("epic/use/free"));
        }
        if free && !self.feasible(&Frame::new(Run::Announce, item), 0, seat) {
            return Err(named("epic/use/free"));
        }
        Ok(())
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Begins to play a card of the hand.
    pub(crate) fn begin_play(&mut self, seat: Seat, card: Card) {
        let Some(owner) = self.leave_hand(seat, card) else { return };
        self.tell(Event::Played { seat, card });
        self.announce_card(seat, card, owner, false);
    }

    /// Begins to play a card of the discard pile.
    fn begin_again(&mut self, seat: Seat, id: Id) {
        let Some((_, dead)) = self.unbury(id) else { return };
        self.tell(Event::PlayedAgain { seat, card: dead.card });
        self.announce_card(seat, dead.card, dead.owner, true);
    }

    fn announce_card(&mut self, seat: Seat, card: Card, owner: Seat, again: bool) {
        let id = self.game.open.number();
        let source = Open::snap_card(Ref::Thing(id), card, owner, seat);
        let item = Item { id, again, ..self.item_of(source, seat, None) };
        self.game.open.frames.push(Frame::new(Run::Announce, item));
    }

    /// Begins to play a champion face down.
    pub(crate) fn begin_veil(&mut self, seat: Seat, card: Card) {
        let Some(owner) = self.holder_of(seat, card) else { return };
        self.surprise();
        self.game.open.masked |= self.open.holds_for(seat, |holds| *holds == Holds::AnyVeiled);
        let own = &mut self.game.cards[owner.index() % PLAYERS];
        pile::give_face(own, seat.index() % PLAYERS, card, DOWN, Audience::seat(seat));
        self.tell_owner(seat, owner);
        self.tell_apart(
            Audience::seat(seat),
            Event::PlayedDownCard { seat, card },
            Event::PlayedDown { seat },
        );
        self.pay_action(seat, None);
        let id = self.game.open.number();
        let source = Snap {
            at: Ref::Thing(id),
            kind: Some(Kind::Champion),
            owner,
            paid: true,
            ..Open::snap_player(seat)
        };
        let mut item = self.item_of(source, seat, None);
        (item.id, item.down, item.paid, item.played) = (id, true, true, true);
        self.happened(&Happening::Played(seat, source));
        self.game.open.line.push(item);
        self.more_to_answer(seat);
    }

    /// Begins to use an ability.
    pub(crate) fn begin_use(&mut self, seat: Seat, id: Id, number: u8) {
        let Some(mut item) = self.ability(seat, id, number) else { return };
        let line = item.part.and_then(|part| item.card()?.def().line_of(part));
        if matches!(line, Some(Line::Again { .. })) {
            self.begin_again(seat, id);
            return;
        }
        self.tell(Event::Used { seat, what: Sight(item.source.face) });
        item.id = self.game.open.number();
        self.game.open.frames.push(Frame::new(Run::Announce, item));
    }

    /// Something new is on the line, or has resolved: everybody may answer, this one first.
    pub(crate) fn more_to_answer(&mut self, seat: Seat) {
        self.game.open.passed = table::Seats::NONE;
        self.game.open.priority = seat;
    }

    fn announce_to(&mut self, step: u8) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            (frame.step, frame.left, frame.pc) = (step, 0, 0);
        }
    }

    /// The next step of an announcement.
    pub(crate) fn announce(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let put = frame.run == Run::Put;
        match frame.step {
            MODE => self.announce_mode(),
            PAY if put => self.announce_to(TARGETS),
            PAY => self.announce_pay(),
            REVEAL => self.announce_reveal(),
            TARGETS => self.announce_targets(),
            PRICES if put => self.announce_to(PLACE),
            PRICES => self.announce_prices(),
            _ => self.announced(),
        }
    }

    fn announce_mode(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let item = &frame.item;
        if !item.is_card() {
            if !self.has_targets(item) {
                let item = self.game.open.frames.pop().map(|frame| frame.item);
                if let Some(item) = item {
                    self.tell(Event::Dropped { what: Sight(item.source.face) });
                }
                return;
            }
            self.announce_to(PAY);
            return;
        }
        let modes = self.open_modes(item);
        let (seat, event) = (item.controller, item.source.kind == Some(Kind::Event));
        match modes[..] {
            [mode] => self.choose_mode(mode),
            [] if event => {
                // Nothing it could do: only an echo can come to this, and it stays where it was.
                if let Some(frame) = self.game.open.frames.pop() {
                    self.after_resolving(&frame.item);
                }
            }
            [] => self.choose_mode(0),
            _ => self.ask(seat, Query::Mode),
        }
    }

    /// Chooses a mode.
    pub(crate) fn choose_mode(&mut self, mode: u8) {
        let Some(frame) = self.open.frame() else { return };
        let item = Epic::in_mode(&frame.item, mode);
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.item = item;
        }
        self.announce_to(PAY);
    }

    fn announce_pay(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let item = &frame.item;
        let pay = item.card().filter(|_| item.is_card()).and_then(|card| card.def().sheet.pay.as_ref());
        let Some((pay, card)) = pay.zip(item.card()) else {
            self.announce_to(REVEAL);
            return;
        };
        let (seat, alignment) = (item.controller, item.source.alignment);
        let bill = Bill { seat, source: item.id, part: 0, alignment, without: None, frame: None };
        let pays = |price: &Price| match price {
            Price::Action => self.open.actions_for(seat, alignment) > u8::from(card.def().action),
            other => self.can_pay(bill, other),
        };
        match pay {
            Pay::Must(_) => self.choose_pay(true),
            Pay::May(price) if !pays(price) => self.choose_pay(false),
            Pay::Either(one, two) if !pays(one) || !pays(two) => {
                let first = pays(one);
                self.choose_pay(first);
            }
            Pay::May(_) | Pay::Either(..) => self.ask(seat, Query::Pay),
        }
    }

    /// Whether the optional price is paid, or the first of two.
    pub(crate) fn choose_pay(&mut self, extra: bool) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.item.extra = extra;
        }
        self.announce_to(REVEAL);
    }

    /// As many as one likes are revealed before targets are chosen.
    fn announce_reveal(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let prices = prices(&frame.item);
        match prices.get(usize::from(frame.pc)) {
            None => self.announce_to(TARGETS),
            Some(Price::RevealX(_)) => {
                if self.pay_on() {
                    self.next_price();
                }
            }
            Some(_) => self.next_price(),
        }
    }

    fn next_price(&mut self) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            (frame.pc, frame.left) = (frame.pc.saturating_add(1), 0);
        }
    }

    fn announce_prices(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let (item, pc) = (&frame.item, frame.pc);
        let action = item.is_card() && item.card().is_some_and(|card| card.def().action);
        let price = prices(item).get(usize::from(pc)).copied();
        if action && !item.paid && !price.is_some_and(may_fail) {
            let (seat, alignment) = (item.controller, item.source.alignment);
            if let Some(frame) = self.game.open.frames.last_mut() {
                (frame.item.paid, frame.item.source.paid) = (true, true);
            }
            self.pay_action(seat, alignment);
            return;
        }
        match price {
            None => self.announce_to(PLACE),
            Some(Price::RevealX(_)) => self.next_price(),
            Some(_) => {
                if self.pay_on() {
                    self.next_price();
                    self.settle();
                }
            }
        }
    }

    fn announce_targets(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let item = &frame.item;
        let Some(code) = item.code() else {
            self.announce_to(PRICES);
            return;
        };
        let ops = code.ops.get(usize::from(item.begin)..usize::from(item.end)).unwrap_or_default();
        let slots: Vec<u8> = ops.iter().filter_map(|op| op.slot).collect();
        let Some(at) = slots.get(usize::from(frame.pc)).copied() else {
            self.announce_to(PRICES);
            return;
        };
        let Some(slot) = code.slots.get(usize::from(at)) else { return };
        let chosen: Vec<Aim> = item.aims.iter().filter(|aim| aim.slot == at).copied().collect();
        let spread: u8 = chosen.iter().map(|aim| aim.share).sum();
        let (least, most) = match slot.many {
            Many::Just(number) => (usize::from(number), usize::from(number)),
            Many::UpTo(number) => (0, usize::from(number)),
            Many::XPlus(more) => {
                (usize::from(item.x) + usize::from(more), usize::from(item.x) + usize::from(more))
            }
            Many::Any => (1, usize::MAX),
        };
        let full = slot.divided.map_or(chosen.len() >= most, |all| spread >= all);
        let legal = self.legal(item, at, slot);
        let unshared = slot.divided.is_some() && chosen.last().is_some_and(|aim| aim.share == 0);
        let seat = item.controller;
        if unshared {
            let left = slot.divided.unwrap_or(0).saturating_sub(spread);
            if left == 1 || legal.is_empty() {
                self.choose_share(left.into());
            } else {
                self.ask(seat, Query::Share);
            }
        } else if full || (legal.is_empty() && chosen.len() >= least) {
            self.next_price();
        } else if let ([one], true) = (&legal[..], chosen.len() < least) {
            let one = *one;
            self.choose_target(one);
        } else if legal.is_empty() {
            self.next_price();
        } else {
            self.ask(seat, Query::Target);
        }
    }

    /// The slot that targets are being chosen for.
    pub(crate) fn current_slot(&self) -> Option<u8> {
        crate::options::current_slot(self.open.frame()?)
    }

    /// Chooses a target.
    pub(crate) fn choose_target(&mut self, at: Ref) {
        let Some(slot) = self.current_slot() else { return };
        match at {
            Ref::Player(seat) => self.tell(Event::TargetsPlayer { seat }),
            Ref::Thing(_) => {
                let what = Sight(self.open.look_at(at).and_then(|snap| snap.face));
                self.tell(Event::Targets { what });
            }
        }
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.item.aims.push(Aim { slot, at, share: 0 });
        }
    }

    /// How much of divided damage the last target gets.
    pub(crate) fn choose_share(&mut self, share: u16) {
        if let Some(aim) = self.game.open.frames.last_mut().and_then(|frame| frame.item.aims.last_mut()) {
            aim.share = share.min(255) as u8;
        }
    }

    /// No more targets for this part of the text.
    pub(crate) fn enough_targets(&mut self) {
        self.next_price();
    }

    /// All is chosen and paid.
    fn announced(&mut self) {
        let Some(mut frame) = self.game.open.frames.pop() else { return };
        let item = &mut frame.item;
        let line = item.part.and_then(|part| item.card().and_then(|card| card.def().line_of(part)));
        if item.begin == 0 && matches!(line, Some(Line::As { .. })) {
            let begin = item.begin;
            (frame.run, frame.step, frame.left, frame.pc) = (Run::As, 0, 0, begin);
            self.start_running(&mut frame);
            let aims = frame.item.aims.clone();
            self.game.open.frames.push(frame);
            self.unveil_targets(&aims);
            return;
        }
        let played = frame.run == Run::Announce;
        let mut item = frame.item;
        item.played = played && item.is_card();
        let now = match line {
            Some(Line::Use { now, .. }) => *now,
            Some(_) => false,
            None => played && item.is_card() && item.card().is_some_and(|card| card.def().now),
        };
        let trigger = !matches!(line, Some(Line::Use { .. })) && !item.is_card();
        let (seat, aims) = (item.controller, item.aims.clone());
        if played && item.is_card() && item.paid {
            self.happened(&Happening::Played(seat, item.source));
        }
        if now {
            self.resolve(item, Run::Now);
        } else {
            self.game.open.line.push(item);
            let priority = if trigger { self.open.priority } else { seat };
            self.more_to_answer(priority);
        }
        self.unveil_targets(&aims);
    }

    /// What was targeted face down is shown.
    pub(crate) fn unveil_targets(&mut self, aims: &[Aim]) {
        for aim in aims.iter().rev() {
            if let Ref::Thing(id) = aim.at {
                self.turn_up_item(id);
                self.unveil(id);
            }
        }
    }
}
