//! What whoever draws or explains a table asks of it, beyond what lies open anyway.

use crate::{
    kinds::Kind,
    lang::Line,
    pool::Card,
    state::{DECK, DOWN, Epic, Face, Id, Open, PLAYERS, Query, Ref, Run},
    text,
    view::View,
};
use table::{Lang, Seat};

impl Open {
    /// The abilities that something in play or in a discard pile can be used for, as its card and the place of the ability on
    /// it, by the numbers that moves have.
    #[must_use]
    pub fn uses(&self, id: Id) -> Vec<(Card, u8)> {
        if let Some(body) = self.body(id) {
            return Open::defs(body)
                .flat_map(|(card, def)| def.uses[0].iter().map(move |line| (card, *line)))
                .collect();
        }
        let dead = self.dead(id).map(|(_, dead)| dead.card);
        dead.map_or_else(Vec::new, |card| card.def().uses[1].iter().map(|line| (card, *line)).collect())
    }

    /// Whether something in play is a champion now.
    #[must_use]
    pub fn is_champion(&self, id: Id) -> bool {
        self.body(id).is_some_and(|body| self.stats(body).kind == Kind::Champion)
    }

    /// Whether the asked seat puts back cards of those that it has looked at, each on top of the others.
    #[must_use]
    pub fn puts_back(&self) -> bool {
        self.frame().is_some_and(|frame| frame.step == 3)
            && self.ask.is_some_and(|ask| ask.query == Query::Dig)
    }

    /// Whose hand the asked seat takes a card from, if that is what is asked.
    #[must_use]
    pub fn robbed(&self) -> Option<Seat> {
        let seats = self.frame()?.seats;
        self.in_order().find(|seat| seats.contains(*seat))
    }

    /// The champions that a seat could still be asked to share damage among: what is being divided, and among whom so far.
    #[must_use]
    pub fn divided(&self) -> Vec<(Ref, u8)> {
        self.frame()
            .filter(|frame| matches!(frame.run, Run::Announce | Run::Put | Run::Resolve | Run::Now | Run::As))
            .map_or_else(Vec::new, |frame| frame.item.aims.iter().map(|aim| (aim.at, aim.share)).collect())
    }
}

impl Epic {
    /// Who strikes while damage is being spread, how much is left, and whom: the first of them is asked about now.
    #[must_use]
    pub fn striking(&self) -> Option<(Id, u16, Vec<Id>)> {
        self.spreading()
    }

    /// The cards of a deck that are being looked at, the topmost last, and whose deck it is.
    #[must_use]
    pub fn looked_at(&self) -> Option<(Seat, Vec<Card>)> {
        self.dug()
    }
}

impl View {
    /// The cards in a hand that this viewer knows, and how many there are in all.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> (Vec<Card>, usize) {
        let piles = self.cards.iter().filter_map(|own| own.piles.get(seat.index()));
        let places: Vec<_> = piles.flatten().collect();
        let mut known: Vec<Card> = places.iter().filter_map(|place| place.face().copied()).collect();
        known.sort_unstable();
        (known, places.len())
    }

    /// The cards of this viewer's own deck that he sees nowhere: they are in the deck, or hidden in somebody else's hand.
    #[must_use]
    pub fn unseen(&self) -> Vec<Card> {
        let mut unseen = self.own.clone();
        let Some(own) = self.viewer.seat() else { return unseen };
        let piles = self.cards.get(own.index()).into_iter().flat_map(|own| own.piles.iter().enumerate());
        let hidden = piles.filter(|(pile, _)| *pile != DECK).flat_map(|(_, places)| places);
        let known = hidden.filter_map(|place| place.face().copied());
        for card in known.chain(self.open.open_cards(own)) {
            if let Some(at) = unseen.iter().position(|other| *other == card) {
                unseen.remove(at);
            }
        }
        unseen
    }

    /// How many cards are left in a deck.
    #[must_use]
    pub fn deck(&self, seat: Seat) -> usize {
        self.cards.get(seat.index()).and_then(|own| own.piles.get(DECK)).map_or(0, Vec::len)
    }

    /// The face of a face-down card in play or on the line, if this viewer knows it.
    #[must_use]
    pub fn under_veil(&self, owner: Seat, id: Id) -> Option<Face> {
        let place = self.open.place_down(owner, id)?;
        let down = self.cards.get(owner.index() % PLAYERS)?.piles.get(DOWN)?;
        down.get(place)?.face().copied().map(Face::Card)
    }
}

impl Card {
    /// The line of its text that tells this ability.
    #[must_use]
    pub fn ability_text(self, line: u8, lang: Lang) -> String {
        let sheet = &self.def().sheet;
        let mut all = text::text(sheet, lang);
        let at = (all.len() + usize::from(line)).checked_sub(sheet.lines.len());
        at.filter(|at| *at < all.len()).map_or_else(String::new, |at| all.swap_remove(at))
    }

    /// The line of its text that tells this mode.
    #[must_use]
    pub fn mode_text(self, mode: u8, lang: Lang) -> String {
        let sheet = &self.def().sheet;
        let all = text::text(sheet, lang);
        let at = (all.len() + usize::from(mode)).checked_sub(sheet.lines.len() + sheet.modes.len());
        let line = at.and_then(|at| all.get(at)).map_or("", String::as_str);
        line.trim_start_matches(['•', ' ']).to_owned()
    }

    /// What may be chosen where this mode or, for `Some`, the ability with this code offers one of several things.
    #[must_use]
    pub fn ways_text(self, mode: u8, part: Option<u8>, lang: Lang) -> Vec<String> {
        let def = self.def();
        let sheet = &def.sheet;
        let pieces = match part.and_then(|part| def.line_of(part)) {
            Some(Line::Use { does, .. } | Line::When { does, .. } | Line::As { does, .. }) => does,
            _ => sheet.modes.get(usize::from(mode)).unwrap_or(&sheet.does),
        };
        text::ways(sheet, pieces, lang)
    }
}
