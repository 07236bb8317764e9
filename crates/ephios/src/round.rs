//! Rounds: how one is set up and ends, and what a campaign makes of it.

use crate::{
    alliance::{Alliance, Alliances},
    booklet::{Page, Tile},
    card::{Card, Cards},
    event::Event,
    feats::Feats,
    out::{End, Out},
    state::{
        CROSSROADS, CROSSROADS_SIZE, DECK, Difficulty, Ending, Ephios, FIRST_PERSUASION, Hidden, Inhabitants,
        Mode, Open, Options, Phase, ROUNDS,
    },
};
use table::prelude::*;

/// The 18 cards of the quick game.
pub fn quick_cards() -> Cards {
    Card::ALL.into_iter().take_while(|card| *card <= Card::Chroniqueur).collect()
}

impl Ephios {
    pub(crate) fn set_up(options: Options, players: usize, seed: &Seed) -> Ephios {
        let mut dice = Bookmark::new(seed.clone());
        let mut cards = quick_cards();
        if options.mode == Mode::Solo {
            cards = cards.iter().filter(|card| !card.is_inhabitant()).collect();
        }
        if options.inhabitants == Inhabitants::Campaign {
            cards = cards.iter().filter(|card| !card.is_inhabitant()).collect();
            cards = cards.with(Card::Concierge) | dice.throw(pick_inhabitants);
        }
        let first = dice.throw(|dice| Seat::new(dice.roll(players as u32) as usize));
        let open = Open {
            mode: options.mode,
            difficulty: options.difficulty,
            players: players as u8,
            cards,
            alliances: Alliances::base(),
            popularity: PerSeat::default(),
            persuasion: PerSeat::default(),
            used: PerSeat::default(),
            united: PerSeat::default(),
            pacts: Alliances::NONE,
            reversed: false,
            turn: Seat::FIRST,
            number: 0,
            past: 0,
            actions: 0,
            made: 0,
            plots: 0,
            phase: Phase::Act,
            frames: arrayvec::ArrayVec::new(),
            asked: Seats::NONE,
            first: first.unwrap_or(Seat::FIRST),
            wins: PerSeat::default(),
            round: 0,
            pages: Alliances::NONE,
            feats: PerSeat::default(),
        };
        let mut game = Ephios { open, piles: Default::default(), hidden: Hidden::default(), dice };
        game.begin_round(&mut Out::new(&mut ()));
        game
    }

    /// Lays everything out anew, with the cards and alliances that are in play.
    fn begin_round(&mut self, out: &mut Out<'_, impl Tell<Event>>) {
        let open = &mut self.open;
        open.past += open.number;
        (open.turn, open.round, open.number) = (open.first, open.round + 1, 1);
        (open.actions, open.plots, open.reversed) = (1, open.solo().into(), false);
        (open.phase, open.asked, open.made) = (Phase::Act, Seats::NONE, 0);
        open.frames.clear();
        (open.used, open.united) = (PerSeat::default(), PerSeat::default());
        (open.popularity, open.persuasion) = (PerSeat::default(), PerSeat::default());
        for seat in Seat::all(open.players()) {
            open.persuasion[seat] = FIRST_PERSUASION;
        }
        self.hidden = Hidden::default();
        out.stays();
        out.all(Event::RoundBegan { round: open.round, seat: open.first });
        if open.solo() {
            open.popularity[Seat::FIRST] = match open.difficulty {
                Difficulty::Easy => 30,
                Difficulty::Normal => 20,
                Difficulty::Hard => 10,
            };
        } else {
            let mut affinities: arrayvec::ArrayVec<Alliance, 11> = open.alliances.iter().collect();
            self.dice.throw(|dice| dice.shuffle(&mut affinities));
            for (seat, alliance) in Seat::all(open.players()).zip(affinities) {
                self.hidden.affinities[seat] = Some(alliance);
                out.only(Audience::seat(seat), Event::Affinity { alliance });
            }
        }
        self.piles = Default::default();
        self.piles[DECK] = Pile::of(self.open.cards, Audience::NOBODY);
        self.dice.throw(|dice| pile::shuffle(&mut self.piles, DECK, dice));
        for _ in 0..CROSSROADS_SIZE {
            let card = pile::draw(&mut self.piles, DECK, CROSSROADS, self.open.everyone());
            card.into_iter().for_each(|card| out.all(Event::Revealed { card }));
        }
        out.all(Event::TurnBegan { seat: self.open.turn });
    }

    /// The round is over.
    pub(crate) fn conclude(&mut self, end: End, out: &mut Out<'_, impl Tell<Event>>) {
        out.stays();
        self.hidden.done = Seats::NONE;
        self.hidden.replies = Cards::NONE;
        self.open.asked = Seats::NONE;
        let (ending, winners) = match end {
            End::Elected(seat) => (Ending::Elected, Seats::only(seat)),
            End::Limit => (Ending::Limit, self.most_popular()),
            End::Solo(ending) => {
                self.achieve(Seat::FIRST, self.feats_of_solo(ending), out);
                let won = ending == Ending::Pacts;
                (ending, if won { Seats::only(Seat::FIRST) } else { Seats::NONE })
            }
        };
        if !self.open.solo() {
            winners.iter().for_each(|seat| self.achieve(seat, self.feats_of_round(seat), out));
        }
        if self.open.mode == Mode::Campaign {
            self.end_round(winners, out);
        } else {
            self.open.phase = Phase::Over { ending, winners };
        }
    }

    /// Who would win if the time were up: the most popular, then the most persuasive.
    pub(crate) fn most_popular(&self) -> Seats {
        let open = &self.open;
        let worth = |seat: &Seat| (open.popularity[*seat], open.persuasion[*seat]);
        let most = open.in_turn().map(|seat| worth(&seat)).max();
        open.in_turn().filter(|seat| Some(worth(seat)) == most).collect()
    }

    fn achieve(&mut self, seat: Seat, feats: Feats, out: &mut Out<'_, impl Tell<Event>>) {
        for feat in feats - self.open.feats[seat] {
            out.all(Event::Achieved { seat, feat });
        }
        self.open.feats[seat] |= feats;
    }

    /// A round of a campaign was won: the campaign is over, or a page is read and the next round begins.
    fn end_round(&mut self, winners: Seats, out: &mut Out<'_, impl Tell<Event>>) {
        for seat in winners {
            self.open.wins[seat] += 1;
            out.all(Event::RoundWon { seat, wins: self.open.wins[seat] });
        }
        let ahead: Seats = winners.iter().filter(|seat| self.open.wins[*seat] >= ROUNDS).collect();
        if !ahead.is_empty() {
            let feats = self.feats_of_campaign(ahead);
            ahead.iter().for_each(|seat| self.achieve(seat, feats, out));
            self.open.phase = Phase::Over { ending: Ending::Campaign, winners: ahead };
            return;
        }
        let first = self.open.first;
        let from_first = (0..self.open.players())
            .scan(first, |seat, _| Some(std::mem::replace(seat, seat.next(self.open.players()))));
        let next = from_first.into_iter().find(|seat| winners.contains(*seat)).unwrap_or(first);
        if let (1, Some(alliance)) = (winners.len(), self.open.united[next]) {
            self.read_page(alliance, out);
        }
        self.open.first = next;
        self.begin_round(out);
    }

    /// The page of the alliance that the winner united last, unless it was read before.
    fn read_page(&mut self, alliance: Alliance, out: &mut Out<'_, impl Tell<Event>>) {
        if self.open.pages.contains(alliance) {
            return;
        }
        self.open.pages = self.open.pages.with(alliance);
        out.all(Event::PageRead { alliance });
        let page = Page::of(alliance);
        let (cards, alliances) = page.read(self.open.cards, self.open.alliances);
        (self.open.cards - cards).iter().for_each(|card| out.all(Event::Removed { card }));
        (cards - self.open.cards).iter().for_each(|card| out.all(Event::Brought { card }));
        for tile in page.tiles {
            match *tile {
                Tile::On(by, alliance) if self.open.alliances.contains(alliance) => {
                    out.all(Event::Replaced { alliance, by });
                }
                Tile::On(alliance, _) | Tile::Below(alliance) => {
                    if !self.open.alliances.contains(alliance) {
                        out.all(Event::Joined { alliance });
                    }
                }
            }
        }
        (self.open.cards, self.open.alliances) = (cards, alliances);
    }
}

/// Three of the seven inhabitants besides the Concierge.
fn pick_inhabitants(dice: &mut Dice) -> Cards {
    let others = Card::ALL.into_iter().filter(|card| card.is_inhabitant() && *card != Card::Concierge);
    let mut others: arrayvec::ArrayVec<Card, 7> = others.collect();
    dice.shuffle(&mut others);
    others.into_iter().take(3).collect()
}
