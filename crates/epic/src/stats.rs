//! What something in play is and has right now: printed values, then copies, control, alignment and set numbers, abilities,
//! counters and bonuses.

use crate::{
    kinds::{Alignment, Keyword, Keywords, Kind, Origin, Token},
    lang::{Cond, Holds, Line, Num},
    pool::{Card, Def},
    state::{Body, Dead, Epic, Face, Id, Open, Position, Ref, Snap},
};
use table::{Seat, Seats};

/// What something in play is and has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Its type.
    pub kind: Kind,
    /// Its alignment; none face down.
    pub alignment: Option<Alignment>,
    /// Its origin; none face down.
    pub origin: Option<Origin>,
    /// Its offence.
    pub offence: i16,
    /// Its defence.
    pub defence: i16,
    /// Its keywords.
    pub has: Keywords,
    /// The token it is.
    pub token: Option<Token>,
}

impl Stats {
    const DOWN: Stats = Stats {
        kind: Kind::Champion,
        alignment: None,
        origin: None,
        offence: 0,
        defence: 0,
        has: Keywords::NONE,
        token: None,
    };

    fn printed(face: Face) -> Stats {
        match face {
            Face::Card(card) => {
                let def = card.def();
                Stats {
                    kind: def.kind,
                    alignment: Some(def.alignment),
                    origin: Some(def.origin),
                    offence: def.offence,
                    defence: def.defence,
                    has: def.keywords,
                    token: None,
                }
            }
            Face::Token(token) => Stats {
                kind: Kind::Champion,
                alignment: Some(token.alignment()),
                origin: Some(token.origin()),
                offence: token.numbers(),
                defence: token.numbers(),
                has: token.keywords(),
                token: Some(token),
            },
        }
    }

    /// Whether it has a ward against such a source.
    #[must_use]
    pub fn wards_off(&self, source: &Snap) -> bool {
        warded(self.has, source.kind, source.alignment, source.origin)
    }
}

/// Whether one of these wards is against that.
pub(crate) fn warded(
    has: Keywords,
    kind: Option<Kind>,
    alignment: Option<Alignment>,
    origin: Option<Origin>,
) -> bool {
    kind.is_some_and(|kind| has.contains(kind.ward()))
        || alignment.is_some_and(|alignment| has.contains(alignment.ward()))
        || origin.is_some_and(|origin| has.contains(origin.ward()))
}

/// Something that holds all the time: whose it is, of what, and where it is.
pub(crate) struct Holding<'a> {
    /// The body, or the card in a pile.
    pub(crate) id: Id,
    /// For whom.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) holds: &'static Holds,
    /// The body, unless it is in a pile.
    pub(crate) body: Option<&'a Body>,
}

impl Open {
    /// The abilities of this: of what it shows, and its own if it keeps them.
    pub(crate) fn defs(body: &Body) -> impl Iterator<Item = (Card, &'static Def)> + use<> {
        let mute = body.is_down() || body.demoralized;
        let look = body.look().and_then(Face::card).filter(|_| !mute);
        let own = body.retains.filter(|_| !mute);
        look.into_iter().chain(own.filter(|own| Some(*own) != look)).map(|card| (card, card.def()))
    }

    /// Everything that holds all the time now.
    pub(crate) fn holdings(&self) -> impl Iterator<Item = Holding<'_>> {
        // Most things hold nothing: those are passed over quickly, as this is asked all the time.
        let holds = |card: Card| !card.def().holds[0].is_empty();
        let some = move |body: &&Body| {
            body.look().and_then(Face::card).is_some_and(holds) || body.retains.is_some_and(holds)
        };
        let here = self.bodies.iter().filter(some).flat_map(move |body| {
            Open::defs(body).flat_map(move |(_, def)| {
                let seat = body.controller();
                let line = move |line: &u8| self.holding(def, *line, body.id, seat, Some(body));
                def.holds[0].iter().filter_map(line)
            })
        });
        let piles = if self.pile_holds == 0 { &[][..] } else { &self.piles[..] };
        let below = piles.iter().enumerate().flat_map(move |(at, pile)| {
            pile.iter().flat_map(move |dead: &Dead| {
                let def = dead.card.def();
                let line = move |line: &u8| {
                    self.holding(def, *line, dead.id, Seat::new(at).unwrap_or(Seat::FIRST), None)
                };
                def.holds[1].iter().filter_map(line)
            })
        });
        here.chain(below)
    }

    fn holding<'a>(
        &self,
        def: &'static Def,
        line: u8,
        id: Id,
        seat: Seat,
        body: Option<&'a Body>,
    ) -> Option<Holding<'a>> {
        let Some(Line::While { only, holds, .. }) = def.line(line) else { return None };
        let so = match only {
            None => true,
            Some(Cond::YourTurn) => self.active == seat,
            Some(Cond::ThisExpended) => body.is_some_and(|body| body.position == Position::Expended),
            Some(Cond::ThisPrepared) => body.is_some_and(|body| body.position == Position::Prepared),
            Some(_) => false,
        };
        so.then_some(Holding { id, seat, holds, body })
    }

    /// What it is and has.
    #[must_use]
    pub fn stats(&self, body: &Body) -> Stats {
        let Some(look) = body.look() else { return Stats::DOWN };
        let mut stats = Stats::printed(look);
        if body.token && stats.token.is_none() {
            // A token that is a copy of a card is no Human, Zombie and so on.
        } else if !body.token {
            stats.token = None;
        }
        if body.awake {
            stats.kind = Kind::Champion;
        }
        if body.demoralized {
            (stats.offence, stats.defence, stats.has) = (0, 1, Keywords::NONE);
            return stats;
        }
        let own = stats.has;
        // Alignment comes before bonuses.
        for holding in self.holdings() {
            if let Holds::Are(filter, alignment) = holding.holds
                && self.suits(filter, body, &stats, holding.seat, holding.id)
                && !self.keeps_off(body, own, &holding)
            {
                stats.alignment = Some(*alignment);
            }
        }
        let (mut more, mut numbers) = ((0, 0), None);
        for holding in self.holdings() {
            let mine = holding.id == body.id;
            match holding.holds {
                Holds::ThisGets(offence, defence, has) if mine => {
                    more = (more.0 + i16::from(*offence), more.1 + i16::from(*defence));
                    stats.has |= has.iter().copied().collect();
                }
                Holds::Numbers(number) if mine => numbers = Some(self.continuous(*number, holding.seat)),
                Holds::Get(filter, offence, defence, has) => {
                    let plain = Stats { has: own, ..stats };
                    if self.suits(filter, body, &plain, holding.seat, holding.id)
                        && !self.keeps_off(body, own, &holding)
                    {
                        more = (more.0 + i16::from(*offence), more.1 + i16::from(*defence));
                        stats.has |= has.iter().copied().collect();
                    }
                }
                _ => {}
            }
        }
        if let Some((offence, defence)) = body.set.or(numbers.map(|number| (number, number))) {
            (stats.offence, stats.defence) = (offence, defence);
        }
        stats.has = (stats.has - body.lost) | body.gained;
        let plus = body.plus.min(1000) as i16;
        stats.offence = stats.offence.saturating_add(plus + more.0).saturating_add(body.boost.0);
        stats.defence = stats.defence.saturating_add(plus + more.1).saturating_add(body.boost.1);
        stats
    }

    /// Whether its wards keep off what that source says, unless it is its own.
    fn keeps_off(&self, body: &Body, has: Keywords, holding: &Holding<'_>) -> bool {
        let has = (has - body.lost) | body.gained;
        let wards = has.iter().any(|keyword| keyword >= Keyword::GoodWard);
        if !wards || holding.id == body.id {
            return false;
        }
        let face = match holding.body {
            Some(source) => source.look(),
            None => self.dead(holding.id).map(|(_, dead)| Face::Card(dead.card)),
        };
        face.map(Stats::printed)
            .is_some_and(|source| warded(has, Some(source.kind), source.alignment, source.origin))
    }

    /// A number that holds all the time.
    fn continuous(&self, number: Num, seat: Seat) -> i16 {
        match number {
            Num::Of(number) => number.into(),
            Num::Mojo => self.mojo[seat].max(0),
            Num::Piles(more) => self.piles.iter().map(Vec::len).sum::<usize>() as i16 + i16::from(more),
            _ => 0,
        }
    }

    /// Whether somebody has something that holds for him all the time.
    pub(crate) fn holds_for(&self, seat: Seat, which: impl Fn(&Holds) -> bool) -> bool {
        self.holdings().any(|holding| holding.seat == seat && which(holding.holds))
    }

    /// Those who may not be attacked.
    pub(crate) fn peaceful(&self) -> Seats {
        self.holdings().filter(|holding| *holding.holds == Holds::NotAttacked).map(|one| one.seat).collect()
    }

    /// How much of each instance of damage this player is spared.
    pub(crate) fn damage_ward(&self, seat: Seat) -> u16 {
        let wards = self.holdings().filter(|holding| holding.seat == seat);
        wards
            .map(|holding| if let Holds::DamageWard(ward) = holding.holds { u16::from(*ward) } else { 0 })
            .sum()
    }

    /// It as it is now.
    #[must_use]
    pub fn snap(&self, body: &Body) -> Snap {
        Open::snap_as(body, &self.stats(body))
    }

    /// It, if it is and has this.
    pub(crate) fn snap_as(body: &Body, stats: &Stats) -> Snap {
        Snap {
            at: Ref::Thing(body.id),
            face: body.look(),
            token: body.token,
            owner: body.owner,
            controller: body.controller(),
            kind: Some(stats.kind),
            alignment: stats.alignment,
            origin: stats.origin,
            offence: stats.offence,
            defence: stats.defence,
            has: stats.has,
            paid: false,
        }
    }

    /// A player as something that is spoken of.
    pub(crate) fn snap_player(seat: Seat) -> Snap {
        Snap {
            at: Ref::Player(seat),
            face: None,
            token: false,
            owner: seat,
            controller: seat,
            kind: None,
            alignment: None,
            origin: None,
            offence: 0,
            defence: 0,
            has: Keywords::NONE,
            paid: false,
        }
    }

    /// A card that isn't in play.
    pub(crate) fn snap_card(at: Ref, card: Card, owner: Seat, controller: Seat) -> Snap {
        let stats = Stats::printed(Face::Card(card));
        Snap {
            at,
            face: Some(Face::Card(card)),
            token: false,
            owner,
            controller,
            kind: Some(stats.kind),
            alignment: stats.alignment,
            origin: stats.origin,
            offence: stats.offence,
            defence: stats.defence,
            has: stats.has,
            paid: false,
        }
    }

    /// Anything as it is now.
    #[must_use]
    pub fn look_at(&self, at: Ref) -> Option<Snap> {
        let id = match at {
            Ref::Player(seat) => return Some(Open::snap_player(seat)),
            Ref::Thing(id) => id,
        };
        if let Some(body) = self.body(id) {
            return Some(self.snap(body));
        }
        if let Some((seat, dead)) = self.dead(id) {
            return Some(Open::snap_card(at, dead.card, dead.owner, seat));
        }
        let item = self.item(id)?;
        Some(Snap {
            at,
            controller: item.controller,
            paid: item.took_action(),
            token: item.copy,
            ..item.source
        })
    }
}

impl Epic {
    /// What this body really is, seen or not.
    #[must_use]
    pub fn true_face(&self, body: &Body) -> Option<Face> {
        body.face.or_else(|| {
            let own = self.cards.get(body.owner.index())?;
            let place = self.open.place_down(body.owner, body.id)?;
            own[crate::state::DOWN].faces().nth(place).map(Face::Card)
        })
    }
}

impl Open {
    /// The place of this face-down card among its owner's: they lie in the order of their numbers.
    pub(crate) fn place_down(&self, owner: Seat, id: Id) -> Option<usize> {
        let here =
            self.bodies.iter().filter(|body| body.is_down() && body.owner == owner).map(|body| body.id);
        let line = self.line.iter().chain(self.frames.iter().map(|frame| &frame.item));
        let line = line.filter(|item| item.down && item.source.face.is_none() && item.source.owner == owner);
        let mut ids: Vec<Id> = here.chain(line.map(|item| item.id)).collect();
        ids.sort_unstable();
        ids.iter().position(|other| *other == id)
    }
}
