//! Carrying out what a card does, sentence by sentence: a frame goes on from its step until somebody has to choose.

use crate::{
    act::Act,
    code::{Op, what, who},
    event::{Event, Sight},
    fits::{Eyes, means_card},
    kinds::{Keyword, Kind, Step},
    lang::{Cond, Filter, Line, Num, Piece, What, Who, Word, Zone},
    state::{After, Body, Epic, Face, Frame, Id, Item, Open, Query, Ref, Run, Snap},
    trigger::Happening,
};
use table::{Seat, Seats, Tell};

/// What became of one go at a sentence.
pub(crate) enum Went {
    /// It is done; on to the next.
    Done,
    /// On to this place.
    Jump(u8),
    /// It goes on later: somebody is asked, or something else comes first.
    Later,
}

impl Epic {
    /// Those that are meant, in turn order from whoever's text it is.
    pub(crate) fn seats_of(&self, who: Who, frame: &Frame, op: &Op) -> Seats {
        let you = frame.item.controller;
        let all = match who {
            Who::You => Seats::only(you),
            Who::Opponents => self.open.others(you).collect(),
            Who::Everyone => self.open.alive,
            Who::Target => {
                let aims = frame.item.aims.iter().filter(|aim| Some(aim.slot) == op.slot);
                aims.filter_map(|aim| match aim.at {
                    Ref::Player(seat) => Some(seat),
                    Ref::Thing(_) => None,
                })
                .collect()
            }
            Who::Controller => frame.it.first().map_or(Seats::NONE, |it| Seats::only(it.controller)),
            Who::That => frame.item.that.map_or(Seats::NONE, Seats::only),
        };
        all.iter().filter(|seat| self.open.alive.contains(*seat)).collect()
    }

    /// How much that is now.
    pub(crate) fn amount(&self, number: Num, frame: &Frame) -> u16 {
        let item = &frame.item;
        let it = |of: fn(&Snap) -> i16| frame.it.first().map_or(0, |it| of(it).max(0).unsigned_abs());
        let (seat, step) = item.when;
        match number {
            Num::Of(number) => number.into(),
            Num::X(times) => u16::from(item.x) * u16::from(times),
            Num::Paid(plain, paid) => if item.extra { paid } else { plain }.into(),
            Num::Played(build, before, other) => match step {
                Step::Build if seat == item.controller => build,
                Step::PreBattle if seat == item.controller => before,
                _ => other,
            }
            .into(),
            Num::Offence => it(|snap| snap.offence),
            Num::Defence => it(|snap| snap.defence),
            Num::Damage => item.amount,
            Num::Way => frame.way,
            Num::WayOf(word) => self.touched(word, frame).len() as u16,
            Num::WayPlayers(word) => {
                self.touched(word, frame).iter().map(|snap| snap.controller).collect::<Seats>().len() as u16
            }
            Num::Mojo => self.open.mojo[item.controller].max(0).unsigned_abs(),
            Num::Piles(more) => self.open.piles.iter().map(Vec::len).sum::<usize>() as u16 + u16::from(more),
            Num::Taken => match item.source.at {
                Ref::Thing(id) => self.open.body(id).map_or(0, |body| body.damage),
                Ref::Player(_) => 0,
            },
        }
    }

    /// Such of what the sentence before touched, as it was.
    fn touched<'a>(&self, such: Word, frame: &'a Frame) -> Vec<&'a Snap> {
        let filter = Filter::from(vec![such, Word::InPiles]);
        let eyes = Epic::eyes(&frame.item, Some(frame));
        frame.touched.iter().filter(|snap| self.open.means_snap(&filter, snap, None, eyes)).collect()
    }

    /// Whether that holds now.
    pub(crate) fn holds(&self, cond: &Cond, frame: &Frame) -> bool {
        let (item, open) = (&frame.item, &self.open);
        let you = item.controller;
        let body = || match item.source.at {
            Ref::Thing(id) => open.body(id),
            Ref::Player(_) => None,
        };
        let lies = |position| body().is_some_and(|body| body.position == position);
        match cond {
            Cond::YourTurn => open.active == you,
            Cond::YourStep(step) => open.active == you && open.step == *step,
            Cond::PlayedIn(step) => item.when == (you, *step),
            // A copy wasn’t played.
            Cond::PlayedElsewhere => !item.copy && item.when.0 != you,
            Cond::ThisExpended => lies(crate::state::Position::Expended),
            Cond::ThisPrepared => lies(crate::state::Position::Prepared),
            Cond::Paid => item.extra,
            Cond::It(filter) => frame.it.first().is_some_and(|it| {
                let plain = Filter::from(filter.words.clone());
                frame.did && open.means_snap(&plain, it, None, Epic::eyes(item, Some(frame)))
            }),
            Cond::ItPaid => frame.did && frame.it.first().is_some_and(|it| it.paid),
            Cond::ItOthers => frame.it.first().is_some_and(|it| it.controller != you),
            Cond::Did => frame.did,
            Cond::HitPlayer => frame.hit,
            Cond::PileOnly(filter) => open.piles[you.index() % crate::state::PLAYERS]
                .iter()
                .all(|dead| means_card(filter, dead.card)),
        }
    }

    /// What the current sentence lets somebody pick from: things in open zones.
    pub(crate) fn pickable(&self, frame: &Frame, filter: &Filter, seat: Seat) -> Vec<Ref> {
        let eyes = Eyes { seat, ..Epic::eyes(&frame.item, Some(frame)) };
        let mut all = Vec::new();
        self.open.meant(filter, eyes, &mut all);
        all.retain(|at| !frame.list.contains(at));
        let op = frame.item.code().and_then(|code| code.ops.get(usize::from(frame.pc)));
        if let Some(piece) = op.and_then(|op| op.piece.as_ref()) {
            let target = matches!(what(piece), Some(What::Further(_)));
            all.retain(|at| self.able(piece, &frame.item.source, *at));
            all.retain(|at| !target || self.open.targetable(*at));
        }
        all
    }

    /// Whether a sentence can be carried out on this: only what is prepared can be expended, and nobody picks what can't be
    /// broken to be broken.
    fn able(&self, piece: &Piece, source: &Snap, at: Ref) -> bool {
        match (piece, at) {
            (Piece::Break(_), Ref::Thing(id)) => self.open.body(id).is_some_and(|body| {
                let stats = self.open.stats(body);
                !stats.has.contains(Keyword::Unbreakable) && !stats.wards_off(source)
            }),
            (Piece::Expend(_), Ref::Thing(id)) => {
                self.open.body(id).is_some_and(|body| body.position == crate::state::Position::Prepared)
            }
            _ => true,
        }
    }

    /// Whether a sentence could do anything, for those who may or must choose it.
    pub(crate) fn feasible(&self, frame: &Frame, at: u8, seat: Seat) -> bool {
        let Some(op) = frame.item.code().and_then(|code| code.ops.get(usize::from(at))) else { return true };
        let Some(piece) = &op.piece else { return true };
        match piece {
            Piece::Echo => {
                let id = match frame.item.source.at {
                    Ref::Thing(id) => id,
                    Ref::Player(_) => 0,
                };
                let here = self.open.dead(id).is_some_and(|(whose, _)| whose == frame.item.controller);
                let echo = Item { part: None, begin: 0, ..frame.item.clone() };
                return here && !self.open_modes(&echo).is_empty();
            }
            Piece::Discard(..) => return self.hand_size(seat) > 0,
            _ => {}
        }
        match what(piece) {
            Some(What::Pick(filter) | What::PickBy(_, filter)) if filter.zone == Zone::Hand => {
                !self.in_hand(seat, filter).is_empty()
            }
            Some(What::Pick(filter) | What::PickBy(_, filter)) => self
                .pickable(frame, filter, seat)
                .into_iter()
                .any(|at| self.able(piece, &frame.item.source, at)),
            Some(What::This) => match (piece, frame.item.source.at) {
                (Piece::Take(_) | Piece::Enter(..), Ref::Thing(id)) => {
                    self.open.dead(id).is_some_and(|(whose, _)| whose == frame.item.controller)
                        || self.open.body(id).is_some()
                }
                _ => true,
            },
            Some(What::It) => match (piece, frame.it.first()) {
                (Piece::Enter(..), Some(Snap { at: Ref::Thing(id), .. })) => self.open.dead(*id).is_some(),
                (Piece::Enter(..), _) => false,
                _ => true,
            },
            _ => true,
        }
    }
}

impl<T: Tell<Event>> Act<'_, T> {
    /// Begins to resolve an item.
    pub(crate) fn resolve(&mut self, item: Item, run: Run) {
        let what = Sight(item.source.face);
        self.tell(if item.is_card() { Event::Resolves { what } } else { Event::AbilityResolves { what } });
        self.game.open.frames.push(Frame::new(run, item));
    }

    /// Looks again at the targets of what begins to resolve, and whether what works from a discard pile is still there.
    fn look_again(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let item = &frame.item;
        let mut legal = item.aims.clone();
        if let Some(code) = item.code() {
            legal.retain(|aim| {
                let slot = code.slots.get(usize::from(aim.slot));
                slot.is_some_and(|slot| {
                    let eyes = Epic::eyes(item, None);
                    self.open.targetable(aim.at) && self.open.means(&slot.filter, aim.at, eyes)
                })
            });
        }
        let line = item.part.and_then(|part| item.card()?.def().line_of(part)).filter(|_| item.begin == 0);
        let below = matches!(line, Some(Line::When { pile: true, .. } | Line::Use { pile: true, .. }));
        let left = below
            && matches!(item.source.at, Ref::Thing(id) if
                self.open.dead(id).is_none_or(|(whose, _)| whose != item.controller));
        let mixed = match line {
            Some(Line::When { only: Some(only @ Cond::PileOnly(_)), .. }) => !self.holds(only, frame),
            _ => false,
        };
        let fizzles = left || mixed || (legal.is_empty() && !item.aims.is_empty());
        let aimed = legal.iter().filter_map(|aim| match aim.at {
            // What has no abilities hears nothing, whatever becomes of it.
            Ref::Thing(id) => self.open.body(id).map(|body| match Open::defs(body).next() {
                Some(_) => self.open.snap(body),
                None => Snap { face: None, ..self.open.snap(body) },
            }),
            Ref::Player(_) => None,
        });
        let (aimed, what) = (aimed.collect(), Sight(item.source.face));
        let mut begun = Frame { aimed, checked: true, ..frame.clone() };
        begun.item.aims = legal;
        self.start_running(&mut begun);
        if fizzles {
            begun.pc = begun.item.end;
            self.tell(Event::Fizzles { what });
        }
        if let Some(frame) = self.game.open.frames.last_mut() {
            *frame = begun;
        }
    }

    /// What “it” means to begin with: the first target.
    pub(crate) fn start_running(&self, frame: &mut Frame) {
        if let Some(first) = frame.item.aims.first().map(|aim| aim.slot) {
            let aims = frame.item.aims.iter().filter(|aim| aim.slot == first);
            frame.it = aims.filter_map(|aim| self.open.look_at(aim.at)).collect();
        }
    }

    /// Goes on with the innermost frame.
    pub(crate) fn go_on(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        match frame.run {
            Run::Announce | Run::Put => self.announce(),
            Run::Enter => self.entering(),
            Run::Aim => self.aiming(),
            Run::Resolve | Run::Now | Run::As if !frame.checked => self.look_again(),
            Run::Resolve | Run::Now | Run::As => {
                if frame.pc >= frame.item.end {
                    self.finish();
                } else {
                    self.sentence();
                }
            }
        }
    }

    /// Those who came into play: what they say “as” they do, one after the other, then what triggers.
    fn entering(&mut self) {
        let Some(frame) = self.game.open.frames.last_mut() else { return };
        let at = usize::from(frame.pc);
        let Some(Ref::Thing(id)) = frame.list.get(at).copied() else {
            let Some(frame) = self.game.open.frames.pop() else { return };
            for snap in &frame.aimed {
                self.happened(&Happening::Entered(*snap));
            }
            return;
        };
        frame.pc += 1;
        self.as_it_enters(id);
    }

    pub(crate) fn as_it_enters(&mut self, id: Id) {
        let Some(card) = self.open.body(id).and_then(Body::look).and_then(Face::card) else { return };
        let def = card.def();
        for line in def.as_lines(&crate::lang::On::Enters).collect::<Vec<u8>>().into_iter().rev() {
            self.carry_out_as(id, def.part(line));
        }
    }

    fn sentence(&mut self) {
        let Some(frame) = self.open.frame() else { return };
        let Some(op) = frame.item.code().and_then(|code| code.ops.get(usize::from(frame.pc))) else {
            self.finish();
            return;
        };
        let depth = self.open.frames.len();
        let Some(piece) = &op.piece else {
            self.next_sentence(Some(op.jump));
            return;
        };
        let went = self.do_piece(piece, op);
        let jump = match went {
            Went::Later => return,
            Went::Done => None,
            Went::Jump(to) => Some(to),
        };
        // What came on top of it comes first; it goes on below.
        let mut together = op.joined;
        if let Some(frame) = self.game.open.frames.get_mut(depth.wrapping_sub(1)) {
            let next = jump.unwrap_or(frame.pc + 1);
            Act::<T>::to_sentence(frame, next);
            // Those who go their ways do so together.
            together |= frame.rest.is_some();
        }
        if !together {
            self.settle();
        }
    }

    fn next_sentence(&mut self, jump: Option<u8>) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            let next = jump.unwrap_or(frame.pc.saturating_add(1));
            Act::<T>::to_sentence(frame, next);
        }
    }

    fn to_sentence(frame: &mut Frame, pc: u8) {
        (frame.pc, frame.step, frame.left) = (pc, 0, 0);
        frame.list.clear();
        frame.seats = Seats::NONE;
        frame.card = None;
    }

    /// It is carried out: an event goes where it goes, a champion or object comes into play.
    fn finish(&mut self) {
        let Some(frame) = self.game.open.frames.pop() else { return };
        let (run, mut item) = (frame.run, frame.item);
        let targets = frame.aimed;
        self.bury_under(std::mem::take(&mut item.under));
        let seat = item.controller;
        let card = item.is_card();
        if run == Run::As {
            return;
        }
        if card {
            self.after_resolving(&item);
        }
        self.happened(&Happening::Resolved(seat, targets));
        let first = if run == Run::Now { seat } else { self.open.active };
        self.more_to_answer(first);
    }

    /// Where a card goes after it resolved.
    pub(crate) fn after_resolving(&mut self, item: &Item) {
        let (seat, owner) = (item.controller, item.source.owner);
        if item.down {
            let body = Body::new(item.id, None, owner, seat);
            self.game.open.bodies.push(body);
            self.tell(Event::Entered { seat, what: Sight(None) });
            return;
        }
        let Some(card) = item.card() else { return };
        match (item.source.kind, item.copy) {
            (Some(Kind::Event), true) | (None, _) => {}
            (Some(Kind::Event), false) => match item.after {
                After::Pile => _ = self.bury(seat, card, owner),
                After::Hand => self.give_hand(seat, card, owner),
                After::Banished => {
                    self.tell(Event::Banished { what: Sight(Some(Face::Card(card))) });
                    self.tuck(vec![(card, owner)]);
                }
            },
            (Some(Kind::Champion | Kind::Object), token) => {
                let id = self.place(Face::Card(card), owner, seat);
                if let Some(body) = self.game.open.body_mut(id) {
                    body.token = token;
                }
                if item.extra
                    && let Some(body) = self.game.open.body_mut(id)
                {
                    body.paid = true;
                }
                self.arrive(vec![id]);
            }
        }
    }

    /// What the sentence is about, fixed in the frame's list; `false` while it has to be chosen.
    pub(crate) fn select(&mut self, piece: &'static Piece, op: &'static Op) -> bool {
        let Some(frame) = self.open.frame() else { return false };
        if frame.step > 0 {
            return true;
        }
        let Some(named) = what(piece) else { return true };
        if let What::All(filter) | What::Each(filter) = named
            && self.unveil_to_check(filter)
        {
            return false;
        }
        let Some(frame) = self.open.frame() else { return false };
        let (item, you) = (&frame.item, frame.item.controller);
        let list: Vec<Ref> = match named {
            What::Target(_) | What::Targets(..) => {
                item.aims.iter().filter(|aim| Some(aim.slot) == op.slot).map(|aim| aim.at).collect()
            }
            What::This => vec![if item.is_card() { Ref::Thing(item.id) } else { item.source.at }],
            What::It => frame.it.iter().map(|it| it.at).collect(),
            What::All(filter) | What::Each(filter) => {
                let seats = match piece {
                    Piece::Enter(who, _) => self.seats_of(*who, frame, op),
                    _ => Seats::only(you),
                };
                let seats: Vec<Seat> = self.open.in_order().filter(|seat| seats.contains(*seat)).collect();
                seats.into_iter().flat_map(|seat| self.pickable(frame, filter, seat)).collect()
            }
            What::Pick(filter) => return self.select_pick(filter, Seats::only(you), 1, 1),
            What::Further(filter) => {
                let number = frame.way.min(100) as u8;
                return self.select_pick(filter, Seats::only(you), number, number);
            }
            What::PickBy(who, filter) => {
                let seats = self.seats_of(*who, frame, op);
                return self.select_pick(filter, seats, 1, 1);
            }
            What::Picks(many, filter) => {
                let (least, most) = match many {
                    crate::lang::Many::Just(number) => (*number, *number),
                    crate::lang::Many::UpTo(number) => (0, *number),
                    crate::lang::Many::XPlus(more) => (item.x + more, item.x + more),
                    crate::lang::Many::Any => (0, 100),
                };
                return self.select_pick(filter, Seats::only(you), least, most);
            }
        };
        self.selected(list);
        true
    }

    pub(crate) fn selected(&mut self, list: Vec<Ref>) {
        let snaps: Vec<Snap> = list.iter().filter_map(|at| self.open.look_at(*at)).collect();
        if let Some(frame) = self.game.open.frames.last_mut() {
            if !snaps.is_empty() || list.is_empty() {
                frame.it = snaps;
            }
            (frame.list, frame.step) = (list, 1);
        }
    }

    /// Those who pick, one after the other; picks of things in open zones go into the frame's list.
    fn select_pick(&mut self, filter: &Filter, seats: Seats, least: u8, most: u8) -> bool {
        let Some(frame) = self.game.open.frames.last_mut() else { return false };
        if frame.left == 0 {
            (frame.seats, frame.left) = (seats, most.saturating_add(1));
        }
        let Some(frame) = self.open.frame() else { return false };
        let next = self.open.in_order().find(|seat| frame.seats.contains(*seat));
        let Some(seat) = next else {
            let list = frame.list.clone();
            self.selected(list);
            return true;
        };
        let picked = most.saturating_add(1).saturating_sub(frame.left);
        let options = self.pickable(frame, filter, seat);
        if frame.left <= 1 || options.is_empty() {
            self.picked_enough();
            return false;
        }
        match options[..] {
            [one] if picked < least => self.pick(one),
            _ => self.ask(seat, Query::Pick),
        }
        false
    }

    /// Picks something.
    pub(crate) fn pick(&mut self, at: Ref) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.list.push(at);
            frame.left = frame.left.saturating_sub(1);
            if frame.left <= 1 {
                self.picked_enough();
            }
        }
    }

    /// This seat has picked; the next one does, or the sentence goes on.
    pub(crate) fn picked_enough(&mut self) {
        let order: Vec<Seat> = self.open.in_order().collect();
        if let Some(frame) = self.game.open.frames.last_mut() {
            if let Some(seat) = order.into_iter().find(|seat| frame.seats.contains(*seat)) {
                frame.seats = frame.seats.without(seat);
            }
            frame.left = if frame.seats.is_empty() { 1 } else { 2 };
        }
    }

    /// A text that asks for alignment, origin and the like has champions that are face down unveiled first.
    fn unveil_to_check(&mut self, filter: &Filter) -> bool {
        if !matches!(filter.zone, Zone::Play | Zone::PlayOrPiles) {
            return false;
        }
        let plain = [
            Word::Champion,
            Word::Object,
            Word::Event,
            Word::Player,
            Word::Card,
            Word::Yours,
            Word::Other,
            Word::Another,
            Word::Attacking,
            Word::AttackingYou,
            Word::NonToken,
            Word::Strung,
            Word::InPlayOrPiles,
        ];
        if !filter.says(Word::Champion) || filter.words.iter().all(|word| plain.contains(word)) {
            return false;
        }
        let down = self.open.bodies.iter().find(|body| body.is_down()).map(|body| body.id);
        down.is_some_and(|id| self.unveil(id))
    }

    /// Unveils what is face down among what the sentence is about; whether there was any.
    pub(crate) fn unveil_listed(&mut self) -> bool {
        let Some(frame) = self.open.frame() else { return false };
        let down = frame.list.iter().find_map(|at| match at {
            Ref::Thing(id) => self.open.body(*id).filter(|body| body.is_down()).map(|body| body.id),
            Ref::Player(_) => None,
        });
        down.is_some_and(|id| self.unveil(id))
    }

    /// Those who still have to choose in this sentence, fixed at its beginning; the first of them.
    pub(crate) fn chooser(&mut self, who: Who, op: &Op) -> Option<Seat> {
        let frame = self.open.frame()?;
        if frame.step == 0 {
            let seats = self.seats_of(who, frame, op);
            let frame = self.game.open.frames.last_mut()?;
            (frame.seats, frame.step) = (seats, 1);
        }
        let seats = self.open.frame()?.seats;
        self.open.in_order().find(|seat| seats.contains(*seat))
    }

    /// This one has chosen.
    pub(crate) fn chose(&mut self, seat: Seat) {
        if let Some(frame) = self.game.open.frames.last_mut() {
            frame.seats = frame.seats.without(seat);
            frame.left = 0;
        }
    }

    /// Somebody's target player: what “it” means from here on.
    pub(crate) fn speak_of(&mut self, piece: &Piece, op: &Op) {
        let Some(Who::Target) = who(piece) else { return };
        let Some(frame) = self.open.frame() else { return };
        let seats = self.seats_of(Who::Target, frame, op);
        let snaps: Vec<Snap> = seats.iter().map(Open::snap_player).collect();
        if let (Some(frame), Some(first)) = (self.game.open.frames.last_mut(), seats.iter().next()) {
            frame.it = snaps;
            frame.item.that = Some(first);
        }
    }
}
