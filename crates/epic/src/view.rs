//! What a viewer knows, games he could be in, and states that could be.

use crate::{
    kinds::{Keyword, Kind},
    making::Making,
    pool::Card,
    state::{
        Body, DECK, DOWN, Dead, Epic, Face, Frame, Id, Item, Open, Own, PLAYERS, Phase, Query, Ref, Run,
        plain,
    },
};
use table::{Impossible, must, pile, prelude::*};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// The cards of each owner as he knows them: four hands, the deck, and those face down.
    pub cards: Vec<Seen<Card>>,
    /// The cards of his own deck, wherever they are.
    pub own: Vec<Card>,
    /// What he does before the first hand.
    #[serde(default, skip_serializing_if = "plain")]
    pub making: Making,
}

/// How often a game is imagined anew if it can't be.
const TRIES: usize = 30;

/// Hands have no order that others could see.
const fn is_hand(pile: usize) -> bool {
    pile < PLAYERS
}

impl Open {
    /// The cards of this owner that lie open.
    pub(crate) fn open_cards(&self, owner: Seat) -> Vec<Card> {
        let here = self.bodies.iter().filter(|body| body.owner == owner && !body.token);
        let here = here.filter_map(|body| body.face.and_then(Face::card));
        let piles = self.piles.iter().flatten().filter(|dead| dead.owner == owner).map(|dead| dead.card);
        let busy = self.frames.iter().filter(|frame| frame.holds_card()).map(|frame| &frame.item);
        let line = self.line.iter().chain(busy);
        let items = line.clone().flat_map(|item| &item.under);
        let under = self.bodies.iter().flat_map(|body| &body.under).chain(items);
        let under = under.filter(|dead| dead.owner == owner).map(|dead| dead.card);
        let line = line.filter(|item| item.is_card() && !item.copy && item.source.owner == owner);
        here.chain(piles).chain(line.filter_map(Item::card)).chain(under).collect()
    }

    /// How many cards of this owner are face down.
    fn down(&self, owner: Seat) -> usize {
        let here = self.bodies.iter().filter(|body| body.is_down() && body.owner == owner).count();
        let busy = self.frames.iter().filter(|frame| frame.holds_card()).map(|frame| &frame.item);
        let line = self.line.iter().chain(busy);
        here + line
            .filter(|item| item.down && item.source.face.is_none() && item.source.owner == owner)
            .count()
    }
}

impl Frame {
    /// Whether a card is nowhere but in this frame.
    pub(crate) const fn holds_card(&self) -> bool {
        matches!(self.run, Run::Announce | Run::Put | Run::Resolve | Run::Now)
    }
}

/// Whether a card may lie face down.
pub(crate) fn may_be_down(open: &Open, card: Card) -> bool {
    let def = card.def();
    def.keywords.contains(Keyword::Veiled) || (open.masked && def.kind == Kind::Champion)
}

impl Epic {
    /// The cards of this owner, wherever they are.
    pub(crate) fn deck_list(&self, owner: Seat) -> Vec<Card> {
        let hidden = self.cards[owner.index() % PLAYERS].iter().flat_map(Pile::faces);
        let mut list: Vec<Card> = hidden.chain(self.open.open_cards(owner)).collect();
        list.sort_unstable();
        list
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let players = self.open.players();
        let cards = self.cards[..players].iter().map(|own| Seen::new(own, viewer, is_hand)).collect();
        let own = viewer.seat().filter(|seat| seat.index() < players).map(|seat| self.deck_list(seat));
        let making = viewer.seat().and_then(|seat| self.making.get(seat.index())).cloned();
        let (own, making) = (own.unwrap_or_default(), making.unwrap_or_default());
        View { viewer, open: self.open.clone(), cards, own, making }
    }

    /// A game that the viewer could be in. What is asked of somebody whose hand is hidden may leave little that he can hold:
    /// then it takes another try.
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Result<Epic, Impossible> {
        let mut game = Epic::imagined_once(view, dice);
        for _ in 0..TRIES {
            if game.is_ok() {
                break;
            }
            game = Epic::imagined_once(view, dice);
        }
        game
    }

    fn imagined_once(view: &View, dice: &mut Dice) -> Result<Epic, Impossible> {
        let View { viewer, ref open, ref cards, ref own, ref making } = *view;
        open.possible()?;
        let players = open.players();
        must(viewer.is_at(players), "nobody sits where this is seen from")?;
        must(cards.len() == players, "somebody's cards are missing")?;
        let mut all: [Own; PLAYERS] = std::array::from_fn(|_| std::array::from_fn(|_| Pile::new()));
        if open.making() {
            let making = open.imagined_making(viewer, making, dice)?;
            let dice = Bookmark::new(dice.seed());
            let game = Epic { open: open.clone(), cards: all, making, dice };
            return game.possible().map(|()| game);
        }
        for (owner, seen) in Seat::all(players).zip(cards) {
            let open_cards = open.open_cards(owner);
            let mut list = if viewer == Viewer::Seat(owner) {
                own.clone()
            } else if !open_cards.is_empty() || seen.piles.iter().any(|row| !row.is_empty()) {
                let known = seen.piles.iter().flatten().filter_map(pile::Place::face);
                let hinted = seen.among.iter().map(|(_, card)| card);
                let known: Vec<Card> = known.chain(hinted).chain(&open_cards).copied().collect();
                let downs = seen
                    .piles
                    .get(DOWN)
                    .map_or(0, |row| row.iter().filter(|place| place.face().is_none()).count());
                let asked = Epic::asked_of(open).filter(|(seat, _)| *seat == owner).map(|(_, wanted)| wanted);
                let mut wishes: Vec<&dyn Fn(Card) -> bool> = Vec::new();
                let down = |card| may_be_down(open, card);
                wishes.extend((0..downs).map(|_| &down as &dyn Fn(Card) -> bool));
                let held = |card| asked.as_ref().is_some_and(|wanted| wanted.wants(card));
                wishes.extend(asked.as_ref().map(|_| &held as &dyn Fn(Card) -> bool));
                let list = open.source().complete(&known, open.sizes[owner].into(), &wishes, dice);
                list.ok_or_else(|| Impossible("these can't be the cards of a deck".into()))?
            } else {
                Vec::new()
            };
            for card in &open_cards {
                let at = list.iter().position(|other| other == card);
                list.swap_remove(at.ok_or_else(|| Impossible("a card is there too often".into()))?);
            }
            let knows = |pile: usize| {
                Seat::new(pile).filter(|_| is_hand(pile)).map_or(Audience::NOBODY, Audience::seat)
            };
            let fits = |pile: usize, card: Card| pile != DOWN || may_be_down(open, card);
            all[owner.index() % PLAYERS] = seen.imagine_where(viewer, list, knows, fits, dice)?;
        }
        let dice = Bookmark::new(dice.seed());
        let mut game = Epic { open: open.clone(), cards: all, making: Vec::new(), dice };
        game.show_own_downs();
        game.show_looked_at();
        game.hold_what_is_asked(view);
        game.possible().map(|()| game)
    }

    /// Whoever looks at cards of a deck, or at a hand that was revealed, knows them.
    fn show_looked_at(&mut self) {
        let Some(ask) = self.open.ask else { return };
        if let Some((seat, whose)) = self.open.looking() {
            self.show_hand(whose, Audience::seat(seat));
        } else if ask.query == Query::Rob {
            let seats = self.open.frame().map_or(Seats::NONE, |frame| frame.seats);
            seats.iter().for_each(|seat| self.show_hand(seat, Audience::EVERYONE));
        }
        if ask.query != Query::Dig {
            return;
        }
        let high = self.open.frame().map_or(0, |frame| usize::from(frame.way));
        if let Some((whose, _)) = self.dug() {
            pile::look(&mut self.cards[whose.index() % PLAYERS], DECK, high, Audience::seat(ask.seat));
        }
    }

    /// Whoever is asked for a certain kind of card has one: another was imagined in its place, of those that the viewer can't
    /// tell from it.
    fn hold_what_is_asked(&mut self, view: &View) {
        let Some((seat, wanted)) = self.asked_for() else { return };
        let mut moves = Vec::new();
        self.list(seat, &mut moves);
        if !moves.is_empty() {
            return;
        }
        let hand = seat.index() % PLAYERS;
        for (seen, own) in view.cards.iter().zip(&mut self.cards) {
            let lot = |pile: usize, place: usize| seen.piles.get(pile)?.get(place)?.lot();
            let held: Vec<usize> = (0..own[hand].len()).filter(|place| lot(hand, *place).is_some()).collect();
            let swap = held.into_iter().find_map(|place| {
                let fits = |at: &usize, card: Card| wanted.wants(card) && lot(DECK, *at) == lot(hand, place);
                let other = own[DECK].faces().enumerate().find(|(at, card)| fits(at, *card))?;
                Some((place, other.0))
            });
            if let Some((place, other)) = swap {
                pile::exchange(own, (hand, place), (DECK, other));
                return;
            }
        }
    }

    /// Whoever controls a face-down champion knows it.
    fn show_own_downs(&mut self) {
        let here = self.open.bodies.iter().filter(|body| body.is_down());
        let here = here.map(|body| (body.owner, body.id, body.controller()));
        let line = self.open.line.iter().filter(|item| item.down && item.source.face.is_none());
        let line = line.map(|item| (item.source.owner, item.id, item.controller));
        let downs: Vec<(Seat, Id, Seat)> = here.chain(line).collect();
        for (owner, id, seat) in downs {
            if let Some(place) = self.open.place_down(owner, id) {
                pile::look_at(&mut self.cards[owner.index() % PLAYERS], DOWN, place, Audience::seat(seat));
            }
        }
    }

    pub(crate) fn possible(&self) -> Result<(), Impossible> {
        let open = &self.open;
        open.possible()?;
        if open.making() {
            return self.making_possible();
        }
        must(self.making.is_empty(), "decks are built, and yet they aren't")?;
        for owner in Seat::all(PLAYERS) {
            let list = self.deck_list(owner);
            if !open.alive.contains(owner) && !open.over() {
                must(list.is_empty(), "somebody who has left has cards")?;
                continue;
            }
            if owner.index() >= open.players() {
                must(list.is_empty(), "nobody has these cards")?;
                continue;
            }
            let whole = list.len() == usize::from(open.sizes[owner]) && open.source().could_be(&list);
            must(list.is_empty() && open.over() || whole, "this can't be a deck")?;
            let own = &self.cards[owner.index()];
            must(own[DOWN].len() == open.down(owner), "what is face down doesn't fit")?;
            must(own[DOWN].faces().all(|card| may_be_down(open, card)), "this can't be face down")?;
            must(open.over() || !own[DECK].is_empty(), "a deck is empty")?;
            for holder in Seat::all(PLAYERS) {
                let hand = own[holder.index()].cards();
                must(
                    hand.iter().all(|card| card.is_known_to(holder.into())),
                    "somebody doesn't know his hand",
                )?;
                must(
                    hand.is_empty() || open.over() || open.alive.contains(holder),
                    "nobody holds these cards",
                )?;
            }
            for body in open.bodies.iter().filter(|body| body.is_down() && body.owner == owner) {
                let place = open.place_down(owner, body.id);
                let card = place.and_then(|place| own[DOWN].cards().get(place));
                let known = card.is_some_and(|card| card.is_known_to(body.controller().into()));
                must(known, "somebody doesn't know his own champion")?;
            }
        }
        let Some(ask) = open.ask else { return must(open.over(), "nothing is asked") };
        if ask.query == Query::Dig {
            let (whose, cards) = self.dug().ok_or_else(|| Impossible("nothing is looked at".into()))?;
            let deck = self.cards[whose.index() % PLAYERS][DECK].cards();
            let frame = open.frame().map_or(0, |frame| usize::from(frame.way));
            let top = deck.get(deck.len().saturating_sub(frame)..).unwrap_or_default();
            must(cards.len() <= top.len(), "more is looked at than there is")?;
            must(top.iter().all(|card| card.is_known_to(ask.seat.into())), "somebody looks in vain")?;
        }
        if ask.query == Query::Rob {
            let from =
                open.frame().and_then(|frame| open.in_order().find(|seat| frame.seats.contains(*seat)));
            must(from.is_some_and(|from| self.knows_hand(ask.seat, from)), "a hand wasn't shown")?;
        }
        let looking = open.looking().is_none_or(|(seat, whose)| self.knows_hand(seat, whose));
        must(looking, "somebody looks in vain")?;
        let mut moves = Vec::new();
        self.list(ask.seat, &mut moves);
        must(!moves.is_empty(), &format!("there is nothing to choose ({:?})", ask.query))
    }
}

impl Item {
    fn possible(&self, open: &Open) -> Result<(), Impossible> {
        let here = |seat: Seat| seat.index() < open.players();
        let code = self.code().map_or(0, |code| code.ops.len());
        must(usize::from(self.end) <= code && self.begin <= self.end, "an effect can't be so")?;
        must(here(self.controller) && here(self.source.owner) && here(self.when.0), "nobody sits there")?;
        must(self.that.is_none_or(here), "nobody sits there")?;
        must(self.x <= 60 && self.aims.len() <= 60 && self.amount <= 9999, "an effect is too much")?;
        must(self.aims.iter().all(|aim| aim.share <= 60), "an effect is too much")?;
        must(self.down == self.source.face.is_none() || !self.is_card(), "a card has no face")?;
        let players = self.aims.iter().map(|aim| aim.at).chain(self.it.iter().map(|it| it.at));
        let mut players = players.filter_map(|at| if let Ref::Player(seat) = at { Some(seat) } else { None });
        must(players.all(here), "nobody sits there")?;
        must(self.it.iter().all(|it| here(it.controller) && here(it.owner)), "nobody sits there")?;
        self.under.iter().try_for_each(|dead| open.under_possible(*dead))?;
        must(self.source.kind.is_some() || !self.is_card(), "a card has no type")
    }
}

impl Open {
    fn possible(&self) -> Result<(), Impossible> {
        let players = usize::from(self.players);
        must((2..=PLAYERS).contains(&players), "the number of players doesn't fit")?;
        let all = Seats::all(players);
        must(
            self.alive.within(all) && self.hidden.within(all) && self.passed.within(all),
            "nobody sits there",
        )?;
        must(
            [self.active, self.regular, self.priority].iter().all(|seat| all.contains(*seat)),
            "nobody sits there",
        )?;
        must(
            self.extra.iter().all(|seat| all.contains(*seat)) && self.extra.len() <= 60,
            "nobody sits there",
        )?;
        must(self.over() || self.alive.len() > 1, "nobody is left")?;
        for seat in Seat::all(MAX_SEATS) {
            let mojo = self.mojo[seat];
            must((-9999..=9999).contains(&mojo), "somebody has too much Mojo")?;
            must(all.contains(seat) || mojo == 0, "nobody sits there")?;
            must(!self.alive.contains(seat) || self.over() || mojo > 0, "somebody has no Mojo")?;
            must(self.actions[seat] <= 60, "somebody has too many actions")?;
        }
        let aligned = self.aligned.len() <= 60 && self.aligned.iter().all(|(seat, _)| all.contains(*seat));
        must(aligned, "somebody has too many actions")?;
        must(
            self.bodies.len() <= 2000 && self.line.len() <= 1000 && self.frames.len() <= 200,
            "it is too much",
        )?;
        must(self.next <= 60_000, "it has gone on for too long")?;
        self.numbers_possible()?;
        let (mut holds, here) = (0_usize, |seat: Seat| all.contains(seat));
        for dead in self.piles.iter().flatten() {
            must(here(dead.owner), "nobody sits there")?;
            must(self.over() || self.alive.contains(dead.owner), "somebody who has left has cards")?;
            holds += usize::from(!dead.card.def().holds[1].is_empty());
        }
        must(self.piles[players..].iter().all(Vec::is_empty), "nobody has this pile")?;
        must(holds == usize::from(self.pile_holds), "the piles don't say that")?;
        for body in &self.bodies {
            self.body_possible(body)?;
        }
        let items = self.line.iter().chain(&self.waiting).chain(&self.at_end).chain(&self.this_turn);
        items.chain(self.frames.iter().map(|frame| &frame.item)).try_for_each(|item| item.possible(self))?;
        self.line.iter().try_for_each(|item| must(!item.copy || !item.down, "a copy is face down"))?;
        for frame in &self.frames {
            must(frame.left <= 210 && frame.step <= 10 && frame.way <= 9999, "an effect is too much")?;
            must(frame.pc <= 120 && frame.seats.within(all), "an effect can't be so")?;
            must(frame.rest.is_none_or(|rest| rest.within(all)), "nobody sits there")?;
            must(frame.turns.is_none_or(|turns| turns.within(all)), "nobody sits there")?;
            must(frame.ways.iter().all(|(seat, _)| here(*seat)), "nobody sits there")?;
            must(frame.list.len() <= 2000 && frame.it.len() <= 2000, "an effect is too much")?;
            must(frame.came.len() <= 2000, "an effect is too much")?;
            let players =
                frame.list.iter().all(|at| if let Ref::Player(seat) = at { here(*seat) } else { true });
            must(players, "nobody sits there")?;
            must(frame.it.iter().all(|it| here(it.controller) && here(it.owner)), "nobody sits there")?;
        }
        self.battle_possible()?;
        if let Some(ask) = self.ask {
            must(self.alive.contains(ask.seat), "somebody is asked who has left")?;
            must(!self.over(), "it is over, and yet something is asked")?;
        }
        match self.phase {
            Phase::Draft { .. } | Phase::Building => {
                must(self.is_made_here(), "decks aren't made like this here")?;
                must(!self.making.is_empty() && self.making.within(all), "nobody builds a deck")?;
                must(plain(&self.sizes), "a deck isn't dealt yet, and yet it is")?;
                must(self.alive == all && self.ask.is_none() && self.next == 0, "it has begun")
            }
            _ if !self.making.is_empty() => must(false, "nobody builds a deck now"),
            Phase::Mulligan(number) => must(number <= 5 && self.turn <= 1, "nobody puts so many cards back"),
            Phase::Over { winners, .. } => must(winners.within(all), "nobody sits there"),
            _ => Ok(()),
        }
    }

    /// No number names two things.
    fn numbers_possible(&self) -> Result<(), Impossible> {
        let bodies = self.bodies.iter().map(|body| body.id);
        let piles = self.piles.iter().flatten().map(|dead| dead.id);
        let items = self.line.iter().chain(&self.waiting).map(|item| item.id);
        let under = self.bodies.iter().flat_map(|body| &body.under).map(|dead| dead.id);
        let mut ids: Vec<Id> = bodies.chain(piles).chain(items).chain(under).collect();
        ids.sort_unstable();
        must(ids.windows(2).all(|two| two[0] != two[1]), "two things have the same number")?;
        must(ids.last().is_none_or(|last| *last <= self.next), "a number wasn't given yet")
    }

    fn under_possible(&self, dead: Dead) -> Result<(), Impossible> {
        must(self.over() || self.alive.contains(dead.owner), "somebody who has left has cards")?;
        must(dead.card.def().kind != Kind::Event, "an event lies under something")
    }

    fn body_possible(&self, body: &Body) -> Result<(), Impossible> {
        let here = |seat: Seat| self.over() || self.alive.contains(seat);
        body.under.iter().try_for_each(|dead| self.under_possible(*dead))?;
        must(here(body.owner) && here(body.lasting) && body.borrowed.is_none_or(here), "nobody sits there")?;
        let card = body.face.and_then(Face::card);
        must(card.is_none_or(|card| card.def().kind != Kind::Event), "an event is in play")?;
        let copied = body.copy.and_then(Face::card);
        must(copied.is_none_or(|card| card.def().kind != Kind::Event), "an event is in play")?;
        must(!matches!(body.face, Some(Face::Token(_))) || body.token, "a token isn't one")?;
        must(!body.is_down() || (!body.token && body.copy.is_none()), "what is face down shows something")?;
        let small = |number: i16| (-9999..=9999).contains(&number);
        must(small(body.boost.0) && small(body.boost.1) && body.plus <= 1000, "a champion is too big")?;
        must(body.set.is_none_or(|(one, two)| small(one) && small(two)), "a champion is too big")
    }

    fn battle_possible(&self) -> Result<(), Impossible> {
        let Some(battle) = &self.battle else {
            let fights = matches!(
                self.phase,
                Phase::Attack
                    | Phase::AfterAttack
                    | Phase::Block
                    | Phase::Unveil
                    | Phase::AfterBlock
                    | Phase::Strike
            );
            return must(!fights, "nobody fights");
        };
        let here = |id: &Id| self.body(*id).is_some();
        let all = battle.attackers.iter().chain(&battle.blockers).chain(&battle.strikers);
        must(all.chain(&battle.prey).all(here), "somebody who fights isn't there")?;
        must(battle.defender.is_none_or(|seat| self.alive.contains(seat)), "nobody sits there")?;
        must(battle.phase <= 4, "the fight can't be so")?;
        let small = battle.blows.iter().all(|(_, _, amount)| *amount <= 9999) && battle.blows.len() <= 2000;
        must(small && battle.warded <= 9999, "the fight can't be so")
    }
}
