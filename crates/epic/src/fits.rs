//! What a [`Filter`] means: which things, cards and players it speaks of.

use crate::{
    kinds::{Keyword, Kind, Token},
    lang::{Filter, Word, Zone},
    pool::Card,
    state::{Body, Epic, Frame, Id, Item, Open, Ref, Snap},
    stats::Stats,
};
use table::Seat;

const fn bit(word: Word) -> u64 {
    1 << word as u64
}

const KINDS: u64 = bit(Word::Champion) | bit(Word::Object) | bit(Word::Event);
const ALIGNMENTS: u64 = bit(Word::Good) | bit(Word::Evil) | bit(Word::Wild) | bit(Word::Unaligned);
const ORIGINS: u64 = bit(Word::Magical) | bit(Word::Natural) | bit(Word::Constructed);
const TOKENS: u64 = bit(Word::Human) | bit(Word::Zombie) | bit(Word::Insect);

const fn kind_bit(kind: Kind) -> u64 {
    match kind {
        Kind::Champion => bit(Word::Champion),
        Kind::Object => bit(Word::Object),
        Kind::Event => bit(Word::Event),
    }
}

/// For whom and about what something is looked for.
#[derive(Copy, Clone)]
pub(crate) struct Eyes<'a> {
    /// Who chooses, or whose text it is.
    pub(crate) seat: Seat,
    /// The source.
    pub(crate) this: Id,
    /// What is being carried out, for words that speak of it.
    pub(crate) frame: Option<&'a Frame>,
}

/// Whether printed words fit: type, alignment and origin.
fn printed(filter: &Filter, kind: Option<Kind>, snap: &Snap) -> bool {
    let bits = filter.bits();
    let group = |group: u64, own: u64| bits & group == 0 || bits & own != 0;
    let kind = kind.map_or(0, kind_bit);
    let alignment = snap.alignment.map_or(0, |alignment| 1 << (Word::Good as u64 + alignment as u64));
    let origin = snap.origin.map_or(0, |origin| 1 << (Word::Magical as u64 + origin as u64));
    let non = |word: Word, own: u64| bits & bit(word) == 0 || own == 0;
    group(KINDS, kind)
        && group(ALIGNMENTS, alignment)
        && group(ORIGINS, origin)
        && non(Word::NonGood, alignment & bit(Word::Good))
        && non(Word::NonEvil, alignment & bit(Word::Evil))
        && non(Word::NonWild, alignment & bit(Word::Wild))
        && non(Word::NonConstructed, origin & bit(Word::Constructed))
}

impl Open {
    /// Whether something that holds all the time is about this body.
    pub(crate) fn suits(&self, filter: &Filter, body: &Body, stats: &Stats, seat: Seat, this: Id) -> bool {
        if body.is_down() {
            return false;
        }
        let snap = Open::snap_as(body, stats);
        self.means_snap(filter, &snap, stats.token, Eyes { seat, this, frame: None })
    }

    /// Whether the words of the filter fit something as it is or was, wherever it is.
    pub(crate) fn means_snap(
        &self,
        filter: &Filter,
        snap: &Snap,
        token: Option<Token>,
        eyes: Eyes<'_>,
    ) -> bool {
        let Eyes { seat, this, frame } = eyes;
        let tokens = token.map_or(0, |token| match token {
            Token::Human => bit(Word::Human),
            Token::Zombie => bit(Word::Zombie),
            Token::Insect => bit(Word::Insect),
            _ => 0,
        });
        let chosen = frame.and_then(|frame| frame.alignment);
        let id = match snap.at {
            Ref::Thing(id) => Some(id),
            Ref::Player(_) => None,
        };
        // Each word that is said has to be true.
        let holds = |word: Word, so: &dyn Fn() -> bool| !filter.says(word) || so();
        let body = || id.and_then(|id| self.body(id));
        printed(filter, snap.kind, snap)
            && (filter.bits() & TOKENS == 0 || filter.bits() & tokens != 0)
            && holds(Word::NonToken, &|| !snap.token)
            && holds(Word::Yours, &|| snap.controller == seat)
            && holds(Word::Other, &|| id != Some(this))
            && holds(Word::Another, &|| {
                !frame.is_some_and(|frame| frame.it.iter().any(|it| it.at == snap.at))
            })
            && holds(Word::Chosen, &|| snap.alignment == chosen)
            && holds(Word::NotChosen, &|| snap.alignment != chosen)
            && holds(Word::Attacking, &|| id.is_some_and(|id| self.attacks(id)))
            && holds(Word::AttackingYou, &|| id.is_some_and(|id| self.attacks_seat(id, seat)))
            && holds(Word::Strung, &|| body().is_some_and(|body| body.strings))
            && holds(Word::Elusive, &|| {
                snap.has.contains(Keyword::Untargetable) || snap.has.contains(Keyword::Veiled)
            })
            && holds(Word::DefenceAtMostWay, &|| {
                frame.is_none_or(|frame| i32::from(snap.defence) <= i32::from(frame.way))
            })
    }

    /// Whether it attacks.
    #[must_use]
    pub fn attacks(&self, id: Id) -> bool {
        self.battle.as_ref().is_some_and(|battle| battle.attackers.contains(&id) && battle.defender.is_some())
    }

    /// Whether it attacks this player, and no champion of his.
    #[must_use]
    pub fn attacks_seat(&self, id: Id, seat: Seat) -> bool {
        let at = |battle: &crate::state::Battle| battle.defender == Some(seat) && !battle.hunt;
        self.attacks(id) && self.battle.as_ref().is_some_and(at)
    }

    /// Everything in open zones that the filter means, players too.
    pub(crate) fn meant(&self, filter: &Filter, eyes: Eyes<'_>, into: &mut Vec<Ref>) {
        self.gather(filter, eyes, false, into);
    }

    /// The same; only what can be a target, if it is to be one.
    fn gather(&self, filter: &Filter, eyes: Eyes<'_>, target: bool, into: &mut Vec<Ref>) {
        let zone = filter.zone;
        if filter.says(Word::Player) {
            let seen = |seat: &Seat| !target || !self.hidden.contains(*seat);
            into.extend(self.in_order().filter(seen).map(Ref::Player));
        }
        let bits = filter.bits();
        if matches!(zone, Zone::Play | Zone::PlayOrPiles)
            && (bits & (KINDS | TOKENS) != 0 || filter.says(Word::Card) || !filter.says(Word::Player))
        {
            for body in &self.bodies {
                let stats = self.stats(body);
                let reachable = !target || !stats.has.contains(Keyword::Untargetable);
                let snap = Open::snap_as(body, &stats);
                if reachable && self.means_snap(filter, &snap, stats.token, eyes) {
                    into.push(snap.at);
                }
            }
        }
        if matches!(zone, Zone::Piles | Zone::Pile | Zone::PlayOrPiles) {
            for seat in Seat::all(self.players()) {
                if zone == Zone::Pile && seat != eyes.seat {
                    continue;
                }
                for dead in &self.piles[seat.index()] {
                    let at = Ref::Thing(dead.id);
                    let snap = Open::snap_card(at, dead.card, dead.owner, seat);
                    if self.means_snap(filter, &snap, None, eyes) {
                        into.push(at);
                    }
                }
            }
        }
        if zone == Zone::Line {
            let items = self.line.iter().filter(|item| self.means_item(filter, item, eyes));
            into.extend(items.map(|item| Ref::Thing(item.id)));
        }
    }

    fn means_item(&self, filter: &Filter, item: &Item, eyes: Eyes<'_>) -> bool {
        let cards = filter.says(Word::Card) || filter.bits() & KINDS != 0;
        let kind_fits = if item.is_card() { cards } else { filter.says(Word::Ability) };
        let snap = Snap { at: Ref::Thing(item.id), controller: item.controller, ..item.source };
        let words = if item.is_card() {
            self.means_snap(filter, &snap, None, eyes)
        } else {
            let alone = Filter::from(
                filter.words.iter().copied().filter(|word| kind_bit_of(*word) == 0).collect::<Vec<_>>(),
            );
            self.means_snap(&alone, &snap, None, eyes)
        };
        let targets = || item.aims.iter().any(|aim| aim.at == Ref::Thing(eyes.this));
        let says_all = || match item.part {
            None => item.card().is_some_and(|card| card.def().says_all),
            Some(_) => item.code().is_some_and(crate::code::Code::says_all),
        };
        kind_fits
            && words
            && (!filter.says(Word::TargetingThis) || targets())
            && (!filter.says(Word::SaysAll) || says_all())
    }

    /// Whether one thing is meant.
    pub(crate) fn means(&self, filter: &Filter, at: Ref, eyes: Eyes<'_>) -> bool {
        let mut all = Vec::new();
        self.meant(filter, eyes, &mut all);
        all.contains(&at)
    }

    /// Whether it may be a target at all.
    pub(crate) fn targetable(&self, at: Ref) -> bool {
        match at {
            Ref::Player(seat) => self.alive.contains(seat) && !self.hidden.contains(seat),
            Ref::Thing(id) => {
                self.body(id).is_none_or(|body| !self.stats(body).has.contains(Keyword::Untargetable))
            }
        }
    }

    /// The legal targets.
    pub(crate) fn targets(&self, filter: &Filter, eyes: Eyes<'_>, into: &mut Vec<Ref>) {
        self.gather(filter, eyes, true, into);
    }
}

const fn kind_bit_of(word: Word) -> u64 {
    bit(word) & KINDS
}

impl Epic {
    /// The different cards in this hand that the filter means, in the order of the cards.
    pub(crate) fn in_hand(&self, holder: Seat, filter: &Filter) -> Vec<Card> {
        let mut cards: Vec<Card> = self.hand(holder).filter(|card| means_card(filter, *card)).collect();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// The cards in this hand, the holder's own first.
    pub fn hand(&self, holder: Seat) -> impl Iterator<Item = Card> + '_ {
        let players = self.open.players();
        let owners = std::iter::successors(Some(holder), move |seat| Some(seat.next(players))).take(players);
        owners.flat_map(move |owner| {
            self.cards[owner.index() % crate::state::PLAYERS][holder.index() % crate::state::PLAYERS].faces()
        })
    }

    /// How many cards are in this hand.
    #[must_use]
    pub fn hand_size(&self, holder: Seat) -> usize {
        self.cards.iter().map(|own| own[holder.index() % crate::state::PLAYERS].len()).sum()
    }

    /// How many cards are in this deck.
    #[must_use]
    pub fn deck_size(&self, seat: Seat) -> usize {
        self.cards[seat.index() % crate::state::PLAYERS][crate::state::DECK].len()
    }
}

/// Whether a card in a hand or deck is meant.
pub(crate) fn means_card(filter: &Filter, card: Card) -> bool {
    let snap = Open::snap_card(Ref::Thing(0), card, Seat::FIRST, Seat::FIRST);
    printed(filter, snap.kind, &snap)
}
