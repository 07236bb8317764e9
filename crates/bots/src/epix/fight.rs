//! Bids and guesses that can't be guessed.
//!
//! An attack is a small game of its own. If success is worth `worth` gold more than failure and there are `guesses`, then by
//! the usual argument (nobody should gain by changing his mind) the attacker bids each of the smallest bids with
//! the same chance, and the defender guesses the smaller ones more often, because they cost less: by 1/`worth` for each gold.

use table::Dice;

/// How one attack should be fought.
#[derive(Copy, Clone, Debug)]
pub(super) struct Fight {
    least: u16,
    /// How many different bids are worth making.
    bids: u16,
    guesses: u16,
    worth: f32,
}

impl Fight {
    /// An attack with `gold` to bid from, by bids from `least` on, against so many guesses.
    pub(super) fn new(least: u16, gold: u16, guesses: u8, worth: f32) -> Fight {
        let guesses = u16::from(guesses);
        let possible = (gold + 1).saturating_sub(least);
        // As many as leave the dearest of them a chance of being guessed that isn't negative.
        let wanted = f32::midpoint(1.0, (1.0 + 8.0 * f32::from(guesses) * worth.max(0.0)).sqrt()) as u16;
        Fight {
            least,
            bids: wanted.clamp(guesses + 1, possible.max(guesses + 1)).min(possible),
            guesses,
            worth,
        }
    }

    /// The chance that the attack succeeds.
    pub(super) fn chance(&self) -> f32 {
        if self.bids <= self.guesses { 0.0 } else { 1.0 - f32::from(self.guesses) / f32::from(self.bids) }
    }

    /// What the attacker pays on average.
    pub(super) fn cost(&self) -> f32 {
        f32::from(self.least) + (f32::from(self.bids) - 1.0).max(0.0) / 2.0
    }

    /// A bid.
    pub(super) fn bid(&self, dice: &mut Dice) -> u16 {
        self.least + dice.roll(self.bids.max(1).into()) as u16
    }

    /// A guess that isn't one of these.
    pub(super) fn guess(&self, but: &[u16], dice: &mut Dice) -> u16 {
        let bids = self.bids.max(self.guesses).max(1);
        let weight = |bid: u16| {
            let fair = f32::from(self.guesses) / f32::from(bids);
            let cheaper = (f32::from(bids) - 1.0) / 2.0 - f32::from(bid);
            (1000.0 * (fair + cheaper / self.worth.max(1.0))).clamp(20.0, 1000.0) as u32
        };
        let open = || (0..bids).filter(|bid| !but.contains(&(self.least + bid)));
        let mut left = dice.roll(open().map(weight).sum());
        for bid in open() {
            if left < weight(bid) {
                return self.least + bid;
            }
            left -= weight(bid);
        }
        self.least
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn bids_and_guesses_are_mixed_and_possible() {
        let mut dice = Dice::new(&Seed::from_text("mixed"));
        for (gold, guesses, worth) in
            [(1, 1, 5.0), (2, 1, 5.0), (3, 2, 9.0), (12, 2, 60.0), (30, 3, 60.0), (8, 1, 0.0)]
        {
            let fight = Fight::new(1, gold, guesses, worth);
            let (mut bids, mut guessed) = ([0; 40], [0; 40]);
            for _ in 0..2_000 {
                bids[usize::from(fight.bid(&mut dice))] += 1;
                guessed[usize::from(fight.guess(&[], &mut dice))] += 1;
            }
            assert_eq!(bids[0] + guessed[0], 0);
            let possible = usize::from(gold);
            assert!(
                bids[possible + 1..]
                    .iter()
                    .chain(&guessed[possible.max(guesses.into()) + 1..])
                    .all(|&n| n == 0)
            );
            let most = bids.iter().max().copied().unwrap_or(0);
            let fair = 2_000 / usize::from(gold.min(u16::from(guesses) + 1));
            assert!(most <= fair + fair / 5, "{gold} gold, {guesses} guesses: {bids:?}");
            assert!(guessed[1] > 0);
        }
    }

    #[test]
    fn a_second_guess_is_another_one() {
        let mut dice = Dice::new(&Seed::from_text("another"));
        let fight = Fight::new(0, 5, 3, 40.0);
        for _ in 0..500 {
            let first = fight.guess(&[], &mut dice);
            let second = fight.guess(&[first], &mut dice);
            let third = fight.guess(&[first, second], &mut dice);
            assert!(
                first != second && second != third && first != third && first.max(second).max(third) <= 5
            );
        }
    }

    #[test]
    fn more_is_bid_for_what_is_worth_more() {
        let chances = [2.0, 8.0, 60.0].map(|worth| Fight::new(1, 30, 2, worth).chance());
        assert!(chances[0] < chances[1] && chances[1] < chances[2], "{chances:?}");
        assert!(Fight::new(1, 2, 2, 60.0).chance() < f32::EPSILON, "every bid would be guessed");
    }
}
