//! What the laws have to know of Ephios.

use crate::{
    Alliance, Card, Difficulty, Ephios, Inhabitants, LOOKED_AT, Mode, Move, Options, PLAYERS, View, Way,
    state::DECK, view::may_lie,
};
use table::{
    laws::{Lawful, Secret, Table},
    prelude::*,
};

impl Lawful for Ephios {
    fn tables() -> Vec<Table<Self>> {
        let plain =
            Options { mode: Mode::Quick, difficulty: Difficulty::Easy, inhabitants: Inhabitants::Classic };
        let quick = (2..=4).map(|players| Table::new(players, plain));
        let campaigns = Inhabitants::ALL.into_iter().flat_map(|inhabitants| {
            let options = Options { mode: Mode::Campaign, inhabitants, ..plain };
            (2..=4).map(move |players| Table::new(players, options))
        });
        let solo = Difficulty::ALL
            .into_iter()
            .map(|difficulty| Table::new(1, Options { mode: Mode::Solo, difficulty, ..plain }));
        quick.chain(campaigns).chain(solo).collect()
    }

    fn any_move(dice: &mut Dice) -> Move {
        let seat = Seat::new(dice.roll(5) as usize).unwrap_or(Seat::FIRST);
        let card = Card::ALL[dice.roll(Card::ALL.len() as u32) as usize];
        let alliance = Alliance::ALL[dice.roll(Alliance::ALL.len() as u32) as usize];
        match dice.roll(15) {
            0 => Move::Recruit(card),
            1 => Move::Draw,
            2 => Move::Debate(card),
            3 | 4 => Move::Use(card),
            5 | 6 => Move::Unite(alliance, Way::ALL[dice.roll(2) as usize]),
            7 => Move::Corrupt(card),
            8 => Move::Pass,
            9 => Move::Pick(card),
            10 => Move::Target(seat),
            11 => Move::Done,
            12 => Move::React(card),
            13 => Move::ReactAll,
            _ => Move::Decline,
        }
    }

    fn secrets(&self) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut keep = |what: String, value: String, known| secrets.push(Secret { what, value, known });
        let pile = |at: usize| {
            let known = |viewer: Viewer| self.piles[at].cards().iter().all(|card| card.is_known_to(viewer));
            let knowing = Viewer::all(MAX_SEATS).filter(|viewer| known(*viewer));
            let knowing = knowing.fold(Audience::NOBODY, |all, one| all.and(Audience::only(one)));
            (format!("{:?}", self.set(at)), knowing)
        };
        for seat in Seat::all(self.open.players()) {
            let (value, known) = pile(seat.index());
            keep(format!("pile {seat}"), value, known);
            if let Some(affinity) = self.hidden.affinities[seat] {
                keep(format!("affinity {seat}"), affinity.key().into(), Audience::seat(seat));
            }
            // Asked alone one hasn't answered, as everybody sees.
            if self.open.asked.contains(seat) && self.open.asked.len() > 1 {
                let done = self.hidden.done.contains(seat);
                keep(format!("answer {seat}"), done.to_string(), Audience::seat(seat));
            }
        }
        let (value, known) = pile(LOOKED_AT);
        keep(format!("pile {LOOKED_AT}"), value, known);
        if let Some(top) = self.piles[DECK].cards().last() {
            keep(format!("card {}", self.piles[DECK].len() - 1), top.face().key().into(), top.known());
        }
        secrets
    }

    fn leaves_one(view: &View, what: &str) -> bool {
        let Some((kind, number)) = what.split_once(' ') else { return false };
        let Ok(number) = number.parse::<usize>() else { return false };
        let cards = view.open.cards.iter().collect();
        match kind {
            "pile" => view.cards.leaves_one_where(number, None, cards, may_lie),
            "card" => view.cards.leaves_one_where(DECK, Some(number), cards, may_lie),
            "answer" => {
                // Somebody hasn't answered yet: if all others are known to have, it is this one.
                let me = view.viewer.seat().filter(|seat| view.open.asked.contains(*seat));
                let done = me.is_none_or(|seat| view.known.done.contains(seat));
                done && view.open.asked.len() == 1 + usize::from(me.is_some())
            }
            _ => false,
        }
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        let boxed = Card::ALL.len() - self.open.cards.len();
        let cards = self.piles.iter().map(Pile::len).sum::<usize>() + boxed;
        let affinities = Seat::all(PLAYERS)
            .filter(|seat| self.hidden.affinities[*seat].is_some() || self.open.used[*seat].is_some());
        vec![("cards", cards as i64), ("affinities", affinities.count() as i64)]
    }

    fn more_messages() -> Vec<String> {
        let texts = Card::ALL
            .into_iter()
            .flat_map(|card| [false, true].into_iter().flat_map(move |solo| card.phrases(solo)));
        let alliances = Alliance::ALL.map(|alliance| alliance.message().to_owned());
        texts
            .map(|phrase| phrase.id().to_owned())
            .chain(Card::ALL.map(|card| card.message().to_owned()))
            .chain(alliances)
            .collect()
    }
}
