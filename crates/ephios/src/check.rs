//! Whether a move is allowed, and if not, by which rule.

use crate::{
    card::Card,
    moves::{Move, Way},
    question::Question,
    state::{BLIND_COST, CROSSROADS, Ephios, Phase, ZONE},
};
use table::prelude::*;

type Checked = Result<(), Refusal>;

fn need(so: bool, rule: &'static str) -> Checked {
    if so { Ok(()) } else { Err(Refusal::by(rule)) }
}

impl Ephios {
    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Checked {
        need(!matches!(self.open.phase, Phase::Over { .. }), Refusal::OVER)?;
        need(self.waiting().contains(seat), "ephios/turn/order")?;
        match (self.open.phase, mv) {
            (Phase::Act, mv) => self.allow_action(seat, mv),
            (Phase::React(_), Move::Decline) => Ok(()),
            (Phase::React(trigger), Move::React(card)) => {
                need(self.hand(seat).has(card), "ephios/react/held")?;
                need(card.reply(trigger, self.open.solo()).is_some(), "ephios/react/fits")
            }
            (Phase::React(trigger), Move::ReactAll) => {
                need(self.replies(seat, trigger).len() > 1, "ephios/react/several")
            }
            (_, mv) => match (self.question(), mv) {
                (Question::Cards(_), Move::Done) => Ok(()),
                (Question::Card(cards) | Question::Cards(cards), Move::Pick(card)) => {
                    need(cards.contains(card), "ephios/use/choice")
                }
                (Question::Seat(seats), Move::Target(seat)) => {
                    need(seats.contains(seat), "ephios/use/target")
                }
                _ => Err(Refusal::by("ephios/turn/answer")),
            },
        }
    }

    fn allow_action(&self, seat: Seat, action: Move) -> Checked {
        let crossroads = &self.piles[CROSSROADS];
        let persuasion = self.open.persuasion[seat];
        match action {
            Move::Recruit(card) => {
                need(crossroads.has(card), "ephios/recruit/crossroads")?;
                need(!card.is_inhabitant(), "ephios/recruit/inhabitant")?;
                let refusal = Refusal::by("ephios/recruit/cost").with("value", card.value());
                if card.value() <= persuasion { Ok(()) } else { Err(refusal.with("persuasion", persuasion)) }
            }
            Move::Draw => {
                need(persuasion >= BLIND_COST, "ephios/recruit/blind")?;
                need(self.has_cards(), "ephios/recruit/empty")
            }
            Move::Debate(card) => {
                need(crossroads.has(card), "ephios/debate/crossroads")?;
                need(!card.is_inhabitant(), "ephios/debate/inhabitant")
            }
            Move::Use(card) => {
                let here = if card.is_inhabitant() { crossroads } else { self.hand(seat) };
                need(here.has(card), "ephios/use/held")?;
                need(card.is_used(self.open.solo()), "ephios/use/turn")
            }
            Move::Unite(alliance, way) => {
                need(self.open.alliances.contains(alliance), "ephios/unite/play")?;
                if self.can_unite(seat, alliance).is_none() {
                    let refusal = Refusal::by("ephios/unite/members").with("number", alliance.need());
                    return Err(refusal.with("alliance", alliance));
                }
                if way == Way::Plain {
                    return Ok(());
                }
                need(self.hidden.affinities[seat].is_some(), "ephios/affinity/once")?;
                need(self.affinity_gain(seat, alliance).is_some(), "ephios/affinity/held")
            }
            Move::Corrupt(card) => need(self.piles[ZONE].has(card), "ephios/solo/corrupt"),
            Move::Pass => need(self.is_stuck(seat), "ephios/turn/pass"),
            _ => Err(Refusal::by("ephios/turn/action")),
        }
    }

    /// Whether there is no action at all. Whatever lies at the crossroads can be debated with or met.
    fn is_stuck(&self, seat: Seat) -> bool {
        let usable = |card: Card| card.is_used(self.open.solo());
        let draws = self.open.persuasion[seat] >= BLIND_COST && self.has_cards();
        let uses = self.hand(seat).faces().any(usable) || !self.unitable(seat).is_empty();
        !draws && !uses && self.piles[CROSSROADS].is_empty() && self.piles[ZONE].is_empty()
    }
}
