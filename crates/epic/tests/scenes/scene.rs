//! Tables set up for one scenario, and ways to play on from there.

use epic::{
    After, Ask, Body, Card, DECK, Dead, Deck, Epic, Event, Face, Format, Id, Keyword, Move, Options, Own,
    PLAYERS, Phase, Position, Query, Stats, Step, Token,
};
use table::{Heard, prelude::*};

/// What decks are made of where it doesn't matter.
pub(crate) const FILLER: &str = "Graft-Steel Crusher";

/// A table in the middle of a game: seat 0's Build step, everybody with an action, 30 Mojo and 20 cards in the deck, no cards
/// in hands or in play.
pub(crate) struct Scene {
    pub(crate) game: Epic,
    /// All that was told since the scene was set.
    pub(crate) heard: Heard<Event>,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn card(name: &str) -> Card {
    Card::named(name).unwrap_or_else(|| panic!("there is no card “{name}”"))
}

impl Scene {
    pub(crate) fn new(players: usize) -> Scene {
        let options = Options { format: Format::Sealed };
        let mut game =
            Epic::start(&options, &vec![Deck::default(); players], &Seed::from_text("scene")).unwrap();
        game.cards = std::array::from_fn(|_| -> Own { std::array::from_fn(|_| Pile::new()) });
        for owner in 0..players {
            game.cards[owner][DECK] = Pile::of([card(FILLER); 20], Audience::NOBODY);
        }
        let open = &mut game.open;
        (open.active, open.regular, open.turn) = (seat(0), seat(0), 5);
        Seat::all(players).for_each(|seat| open.actions[seat] = 1);
        let mut scene = Scene { game, heard: Heard::new() };
        scene.step(Step::Build);
        scene
    }

    // Setting it up.

    /// It is this step of the active player's turn, and he has priority.
    pub(crate) fn step(&mut self, step: Step) -> &mut Scene {
        let open = &mut self.game.open;
        open.step = step;
        open.phase = match step {
            Step::Preparation | Step::PreBattle => Phase::PreBattle,
            Step::Battle => Phase::BeforeAttack,
            Step::Build => Phase::Build,
            Step::End => Phase::End,
        };
        (open.priority, open.passed) = (open.active, Seats::NONE);
        open.ask = Some(Ask { seat: open.active, query: Query::Priority });
        self
    }

    /// It is this player's turn.
    pub(crate) fn active(&mut self, number: usize) -> &mut Scene {
        let open = &mut self.game.open;
        (open.active, open.regular) = (seat(number), seat(number));
        let step = open.step;
        self.step(step)
    }

    /// These cards in a hand.
    pub(crate) fn hand(&mut self, number: usize, names: &[&str]) -> &mut Scene {
        for name in names {
            let face = pile::Card::new(card(name), Audience::seat(seat(number)));
            self.game.cards[number][number].put(face);
        }
        self
    }

    /// These cards on top of a deck, the last one on top.
    pub(crate) fn deck(&mut self, number: usize, names: &[&str]) -> &mut Scene {
        for name in names {
            self.game.cards[number][DECK].put(pile::Card::new(card(name), Audience::NOBODY));
        }
        self
    }

    /// Only so many cards in a deck.
    pub(crate) fn deck_size(&mut self, number: usize, size: usize) -> &mut Scene {
        self.game.cards[number][DECK] = Pile::of(vec![card(FILLER); size], Audience::NOBODY);
        self
    }

    /// These cards in a discard pile.
    pub(crate) fn pile(&mut self, number: usize, names: &[&str]) -> &mut Scene {
        for name in names {
            let open = &mut self.game.open;
            open.next += 1;
            open.piles[number].push(Dead { id: open.next, card: card(name), owner: seat(number) });
            open.pile_holds += u8::from(!card(name).def().holds[1].is_empty());
        }
        self
    }

    /// These in play, prepared, nothing triggered.
    pub(crate) fn board(&mut self, number: usize, names: &[&str]) -> &mut Scene {
        for name in names {
            self.body(number, Some(Face::Card(card(name))));
        }
        self
    }

    /// A token in play.
    pub(crate) fn token(&mut self, number: usize, token: Token) -> Id {
        self.body(number, Some(Face::Token(token)))
    }

    /// A champion in play face down.
    pub(crate) fn down(&mut self, number: usize, name: &str) -> Id {
        let face = pile::Card::new(card(name), Audience::seat(seat(number)));
        self.game.cards[number][epic::DOWN].put(face);
        self.body(number, None)
    }

    fn body(&mut self, number: usize, face: Option<Face>) -> Id {
        let open = &mut self.game.open;
        open.next += 1;
        let body = Body {
            id: open.next,
            face,
            copy: None,
            retains: None,
            token: matches!(face, Some(Face::Token(_))),
            owner: seat(number),
            lasting: seat(number),
            borrowed: None,
            position: Position::Prepared,
            damage: 0,
            doomed: false,
            plus: 0,
            demoralized: false,
            strings: false,
            boost: (0, 0),
            set: None,
            awake: false,
            gained: epic::Keywords::NONE,
            lost: epic::Keywords::NONE,
            stays: false,
            attacked: false,
            paid: false,
            under: Vec::new(),
        };
        open.bodies.push(body);
        open.next
    }

    /// This player's Mojo.
    pub(crate) fn set_mojo(&mut self, number: usize, mojo: i16) -> &mut Scene {
        self.game.open.mojo[seat(number)] = mojo;
        self
    }

    /// This player's actions.
    pub(crate) fn set_actions(&mut self, number: usize, actions: u8) -> &mut Scene {
        self.game.open.actions[seat(number)] = actions;
        self
    }

    /// How something in play lies.
    pub(crate) fn lay(&mut self, name: &str, position: Position) -> &mut Scene {
        let id = self.id(name);
        self.game.open.bodies.iter_mut().find(|body| body.id == id).unwrap().position = position;
        self
    }

    // Playing on.

    /// Whoever is asked makes this move.
    pub(crate) fn mv(&mut self, mv: Move) -> &mut Scene {
        let asked = self.asked().unwrap_or_else(|| panic!("nobody is asked for {mv}"));
        self.by(asked.index(), mv)
    }

    /// This player makes this move.
    pub(crate) fn by(&mut self, number: usize, mv: Move) -> &mut Scene {
        let played = self.game.play(seat(number), mv, &mut self.heard);
        if let Err(refusal) = played {
            panic!(
                "{mv} is refused by {}; asked is {:?}; allowed: {:?}",
                refusal.rule(),
                self.game.open.ask,
                self.moves()
            );
        }
        self
    }

    /// The rule by which this is refused.
    pub(crate) fn refused(&self, number: usize, mv: Move) -> &'static str {
        match self.game.check(seat(number), mv) {
            Ok(()) => panic!("{mv} is allowed"),
            Err(refusal) => refusal.rule(),
        }
    }

    /// Plays a card of the hand of whoever is asked.
    pub(crate) fn play(&mut self, name: &str) -> &mut Scene {
        self.mv(Move::Play(card(name)))
    }

    /// Plays it face down.
    pub(crate) fn veil(&mut self, name: &str) -> &mut Scene {
        self.mv(Move::Veil(card(name)))
    }

    /// Uses the ability with this number (from 0, among those that can be used) of something in play, or in the pile of whoever
    /// is asked.
    pub(crate) fn activate(&mut self, name: &str, ability: u8) -> &mut Scene {
        let id = self.id(name);
        self.mv(Move::Use(id, ability))
    }

    /// Chooses or targets something by its name: in play, on the line, or in a discard pile, the newest first.
    pub(crate) fn pick(&mut self, name: &str) -> &mut Scene {
        let allowed = self.moves();
        let named = |mv: &&Move| matches!(mv, Move::Pick(id) if self.name(*id) == name);
        let mv = allowed.iter().rev().find(named);
        let mv = *mv.unwrap_or_else(|| panic!("{name} can't be picked; allowed: {allowed:?}"));
        self.mv(mv)
    }

    /// Chooses or targets a player, or attacks him.
    pub(crate) fn at(&mut self, number: usize) -> &mut Scene {
        self.mv(Move::At(seat(number)))
    }

    /// Chooses a card of a hand or of those looked at.
    pub(crate) fn choose(&mut self, name: &str) -> &mut Scene {
        self.mv(Move::Card(card(name)))
    }

    /// Everybody passes until the top of the line has resolved or something else is asked.
    pub(crate) fn resolve(&mut self) -> &mut Scene {
        let height = self.game.open.line.len();
        while self.query() == Some(Query::Priority) && self.game.open.line.len() >= height && height > 0 {
            self.mv(Move::Pass);
        }
        self
    }

    /// Everybody passes until the line is empty or something else is asked.
    pub(crate) fn resolve_all(&mut self) -> &mut Scene {
        while self.query() == Some(Query::Priority) && !self.game.open.line.is_empty() {
            self.mv(Move::Pass);
        }
        self
    }

    /// Everybody passes until this phase, or until something other than priority is asked.
    pub(crate) fn until(&mut self, phase: Phase) -> &mut Scene {
        while self.query() == Some(Query::Priority) && self.game.open.phase != phase {
            self.mv(Move::Pass);
        }
        self
    }

    /// Everybody passes until something other than priority is asked.
    pub(crate) fn until_asked(&mut self) -> &mut Scene {
        while self.query() == Some(Query::Priority) {
            self.mv(Move::Pass);
        }
        self
    }

    /// Everybody passes until another turn has begun; hands over ten are left as they are.
    pub(crate) fn next_turn(&mut self) -> &mut Scene {
        let turn = self.game.open.turn;
        while self.game.open.turn == turn {
            match self.query() {
                Some(Query::Priority) => self.mv(Move::Pass),
                Some(Query::Attack | Query::Block) => self.mv(Move::Done),
                other => panic!("{other:?} is asked before the turn is over"),
            };
        }
        self
    }

    /// From wherever the turn is before battle: these attack this player; stops as everybody may answer the attack.
    pub(crate) fn attack(&mut self, names: &[&str], defender: usize) -> &mut Scene {
        self.group(names).at(defender)
    }

    /// Adds these attackers.
    pub(crate) fn group(&mut self, names: &[&str]) -> &mut Scene {
        self.until_asked();
        for name in names {
            let id = self.id(name);
            self.mv(Move::Attack(id));
        }
        self
    }

    /// Everybody passes until blocks; these block.
    pub(crate) fn block(&mut self, names: &[&str]) -> &mut Scene {
        self.until_asked();
        for name in names {
            let id = self.id(name);
            self.mv(Move::Block(id));
        }
        if self.query() == Some(Query::Block) {
            self.mv(Move::Done);
        }
        self
    }

    /// Everybody passes until the attack is over (back before the next attack) or something else is asked.
    pub(crate) fn fight(&mut self) -> &mut Scene {
        while self.game.open.battle.as_ref().is_some_and(|battle| battle.defender.is_some()) {
            match self.query() {
                Some(Query::Priority) => self.mv(Move::Pass),
                Some(Query::Block) => self.mv(Move::Done),
                _ => break,
            };
        }
        self
    }

    // Looking.

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.game.open.ask.map(|ask| ask.seat)
    }

    /// What is asked.
    pub(crate) fn query(&self) -> Option<Query> {
        self.game.open.ask.map(|ask| ask.query)
    }

    /// What whoever is asked may do.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(asked) = self.asked() {
            self.game.moves(asked, &mut moves);
        }
        moves
    }

    /// Whether this is allowed to whoever is asked.
    pub(crate) fn allows(&self, mv: Move) -> bool {
        self.moves().contains(&mv)
    }

    /// The number of something by name: in play, on the line, or in a discard pile; the newest first.
    pub(crate) fn id(&self, name: &str) -> Id {
        let ids = self.ids(name);
        *ids.last().unwrap_or_else(|| panic!("there is no {name}"))
    }

    /// All numbers of this name, oldest first: in discard piles, on the line, then in play.
    pub(crate) fn ids(&self, name: &str) -> Vec<Id> {
        let open = &self.game.open;
        let piles = open.piles.iter().flatten().map(|dead| dead.id);
        let line = open.line.iter().map(|item| item.id);
        let bodies = open.bodies.iter().map(|body| body.id);
        piles.chain(line).chain(bodies).filter(|id| self.name(*id) == name).collect()
    }

    /// The name of something by its number: the card's, or `Human` and so on; `?` for what is face down.
    pub(crate) fn name(&self, id: Id) -> String {
        let open = &self.game.open;
        let face = if let Some(body) = open.body(id) {
            body.look()
        } else if let Some((_, dead)) = open.dead(id) {
            Some(Face::Card(dead.card))
        } else {
            open.item(id)
                .or_else(|| open.waiting.iter().find(|item| item.id == id))
                .and_then(|item| item.source.face)
        };
        match face {
            Some(Face::Card(card)) => card.name().to_owned(),
            Some(Face::Token(token)) => format!("{token:?}"),
            None => "?".to_owned(),
        }
    }

    /// Something in play.
    pub(crate) fn find(&self, name: &str) -> Option<&Body> {
        let bodies = self.game.open.bodies.iter();
        bodies.rev().find(|body| self.name(body.id) == name)
    }

    /// Whether something of this name is in play.
    pub(crate) fn in_play(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// How many of this name are in play under this player's control.
    pub(crate) fn count(&self, number: usize, name: &str) -> usize {
        let mine = self.game.open.bodies.iter().filter(|body| body.controller() == seat(number));
        mine.filter(|body| self.name(body.id) == name).count()
    }

    /// What something in play is and has.
    pub(crate) fn stats(&self, name: &str) -> Stats {
        self.game.open.stats(self.find(name).unwrap_or_else(|| panic!("{name} isn't in play")))
    }

    /// Offence and defence.
    pub(crate) fn numbers(&self, name: &str) -> (i16, i16) {
        let stats = self.stats(name);
        (stats.offence, stats.defence)
    }

    /// Whether something in play has this keyword.
    pub(crate) fn has(&self, name: &str, keyword: Keyword) -> bool {
        self.stats(name).has.contains(keyword)
    }

    /// Who controls something in play.
    pub(crate) fn controller(&self, name: &str) -> usize {
        self.find(name).unwrap_or_else(|| panic!("{name} isn't in play")).controller().index()
    }

    /// How something in play lies.
    pub(crate) fn position(&self, name: &str) -> Position {
        self.find(name).unwrap_or_else(|| panic!("{name} isn't in play")).position
    }

    /// Damage on something in play.
    pub(crate) fn damage(&self, name: &str) -> u16 {
        self.find(name).unwrap_or_else(|| panic!("{name} isn't in play")).damage
    }

    pub(crate) fn mojo(&self, number: usize) -> i16 {
        self.game.open.mojo[seat(number)]
    }

    pub(crate) fn actions(&self, number: usize) -> u8 {
        self.game.open.actions[seat(number)]
    }

    /// How many cards are in a hand.
    pub(crate) fn held(&self, number: usize) -> usize {
        self.game.hand_size(seat(number))
    }

    /// Whether this card is in a hand.
    pub(crate) fn holds(&self, number: usize, name: &str) -> bool {
        self.game.hand(seat(number)).any(|other| other == card(name))
    }

    /// Whether this card is in a discard pile.
    pub(crate) fn buried(&self, number: usize, name: &str) -> bool {
        self.game.open.piles[number].iter().any(|dead| dead.card == card(name))
    }

    /// The names in a discard pile, the top one last.
    pub(crate) fn pile_names(&self, number: usize) -> Vec<&'static str> {
        self.game.open.piles[number].iter().map(|dead| dead.card.name()).collect()
    }

    /// How many cards are in a deck.
    pub(crate) fn left(&self, number: usize) -> usize {
        self.game.deck_size(seat(number))
    }

    /// The names in a deck, the top one last.
    pub(crate) fn deck_names(&self, number: usize) -> Vec<&'static str> {
        self.game.cards[number][DECK].faces().map(Card::name).collect()
    }

    /// The name of the card at the bottom of a deck: what was banished last.
    pub(crate) fn bottom(&self, number: usize) -> &'static str {
        self.deck_names(number)[0]
    }

    /// The names on the line, the next to resolve last.
    pub(crate) fn line(&self) -> Vec<String> {
        self.game.open.line.iter().map(|item| self.name(item.id)).collect()
    }

    /// How it ended: `last`, `deck`, …, and who won.
    pub(crate) fn outcome(&self) -> Option<(&'static str, Vec<usize>)> {
        match self.game.status() {
            Status::Over(outcome) => {
                Some((outcome.ending, outcome.winners.iter().map(Seat::index).collect()))
            }
            Status::Waiting(_) => None,
        }
    }

    /// Whether everybody was told something of which this is true.
    pub(crate) fn told(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.heard.0.iter().any(|(_, event)| which(event))
    }
}

// Only to name them once: what a scene is made of.
const _: (usize, After) = (PLAYERS, After::Pile);
