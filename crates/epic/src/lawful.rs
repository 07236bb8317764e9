//! What the laws have to know of Epic.

use crate::{
    Card, Epic, Format, Keyword, Making, Move, Options, Step, Token, View,
    deck::{Deck, FEWEST_BROUGHT, MOST_CARDS},
    kinds::{Alignment, Kind, Origin, Rarity, Speed},
    pool::pool,
    source::{BOOSTER_SIZE, CHOICE, ROUNDS, Source},
    state::{DOWN, PLAYERS, Phase},
    view::may_be_down,
};
use table::{
    laws::{Lawful, Secret, Table},
    pile,
    prelude::*,
};

/// Any deck that may be brought.
fn any_deck(dice: &mut Dice) -> Deck {
    let size = FEWEST_BROUGHT + dice.roll((MOST_CARDS - FEWEST_BROUGHT) as u32 + 1) as usize;
    let cards = Source { boosters: None, size: (size, size) }.complete(&[], size, &[], dice);
    Deck::of(cards.unwrap_or_default())
}

impl Lawful for Epic {
    fn tables() -> Vec<Table<Self>> {
        let table = |players, format| Table::new(players, Options { format });
        let brings = |players| Table { brought: any_deck, ..table(players, Format::Constructed) };
        let mut tables =
            vec![table(2, Format::Built), table(2, Format::Constructed), table(2, Format::First)];
        for players in 2..=PLAYERS {
            tables.extend([table(players, Format::Sealed), table(players, Format::Draft), brings(players)]);
        }
        tables
    }

    fn any_move(dice: &mut Dice) -> Move {
        let cards: Vec<Card> = pool().cards().collect();
        let card = dice.pick(&cards).unwrap_or(cards[0]);
        let id = dice.roll(90) as u16;
        let seat = Seat::new(dice.roll(5) as usize).unwrap_or(Seat::FIRST);
        match dice.roll(17) {
            0 => Move::Play(card),
            1 => Move::Veil(card),
            2 => Move::Use(id, dice.roll(3) as u8),
            3 => Move::Unveil(id),
            4 => Move::Pass,
            5 => Move::Attack(id),
            6 => Move::At(seat),
            7 => Move::Hunt(id),
            8 => Move::Block(id),
            9 => Move::Pick(id),
            10 => Move::Card(card),
            11 => Move::Number(dice.roll(20) as u16),
            12 => Move::Mode(dice.roll(3) as u8),
            13 => Move::Align(Alignment::ALL[dice.roll(4) as usize]),
            14 => Move::Yes,
            15 => Move::No,
            _ => Move::Done,
        }
    }

    fn secrets(&self) -> Vec<Secret> {
        let mut secrets = Vec::new();
        for (seat, making) in Seat::all(self.open.players()).zip(&self.making) {
            let Making { pack, taken, deck, out } = making;
            let known = Audience::seat(seat);
            let mut hide = |what: &str, value: String| {
                secrets.push(Secret { what: format!("{what} {seat}"), value, known });
            };
            if self.open.phase == Phase::Building {
                hide("deck", format!("{deck:?}"));
                hide("out", format!("{out:?}"));
            } else {
                hide("pack", format!("{pack:?}"));
                if !deck.is_empty() {
                    hide("deck", format!("{deck:?}"));
                }
                if let Some(card) = taken {
                    hide("taken", card.to_string());
                }
            }
        }
        if self.open.making() {
            return secrets;
        }
        for owner in self.open.alive {
            let own = &self.cards[owner.index() % PLAYERS];
            for (at, pile) in own.iter().enumerate() {
                // Hands have no order; in a deck and among what is face down every place is a secret of its own.
                if at < PLAYERS {
                    let knows = |viewer: &Viewer| pile.cards().iter().all(|card| card.is_known_to(*viewer));
                    let known = Viewer::all(MAX_SEATS).filter(knows);
                    let known = known.fold(Audience::NOBODY, |all, one| all.and(Audience::only(one)));
                    let value: Vec<String> = pile.sorted().iter().map(ToString::to_string).collect();
                    let what = format!("hand {owner} {at}");
                    secrets.push(Secret { what, value: value.join(" "), known });
                    continue;
                }
                for (place, card) in pile.cards().iter().enumerate() {
                    let (what, value) = (format!("card {owner} {at} {place}"), card.face().to_string());
                    secrets.push(Secret { what, value, known: card.known() });
                }
            }
        }
        secrets
    }

    fn leaves_one(view: &View, what: &str) -> bool {
        if view.open.making() {
            return false;
        }
        let mut numbers = what.split(' ').filter_map(|word| word.parse::<usize>().ok());
        let (Some(owner), Some(at)) = (numbers.next(), numbers.next()) else { return false };
        let place = numbers.next();
        let Some(seen) = view.cards.get(owner) else { return false };
        let Some(seat) = Seat::new(owner) else { return false };
        let row = &seen.piles[at];
        let asked = place.map_or(&row[..], |place| row.get(place..=place).unwrap_or_default());
        let opened = view.open.open_cards(seat);
        let own = view.viewer == Viewer::Seat(seat);
        let mut cards = if own {
            view.own.clone()
        } else {
            // Of others' decks only what was seen is known: almost anything can be where nothing is known.
            let down = |card: &Card| may_be_down(&view.open, *card);
            for lot in asked.iter().filter_map(pile::Place::lot) {
                let of_lot =
                    |row: &[pile::Place<Card>]| row.iter().filter(|place| place.lot() == Some(lot)).count();
                let backs: usize = seen.piles.iter().map(|row| of_lot(row)).sum();
                let hints: Vec<Card> =
                    seen.among.iter().filter(|(other, _)| *other == lot).map(|(_, card)| *card).collect();
                let hidden = backs.saturating_sub(hints.len());
                // What is known to be in the lot but can't be face down is in the hand, if nothing else can be there.
                let downs = of_lot(&seen.piles[DOWN]);
                let split = at != DOWN
                    && hidden == downs
                    && !hints.iter().any(down)
                    && of_lot(asked) == backs - downs;
                if lot == 0 || (hidden > 0 && !split) {
                    return false;
                }
                if hidden > 0 {
                    return true;
                }
            }
            let known = seen.piles.iter().flatten().filter_map(pile::Place::face);
            let known = known.chain(seen.among.iter().map(|(_, card)| card)).chain(&opened).copied();
            let dice = &mut Dice::new(&Seed::new([0; 32]));
            let (source, size) = (view.open.source(), view.open.sizes[seat].into());
            source.complete(&known.collect::<Vec<Card>>(), size, &[], dice).unwrap_or_default()
        };
        for card in opened {
            if let Some(at) = cards.iter().position(|other| *other == card) {
                cards.swap_remove(at);
            }
        }
        let fits = |pile: usize, card: Card| pile != DOWN || may_be_down(&view.open, card);
        seen.leaves_one(at, place, cards.clone()) || seen.leaves_one_where(at, place, cards, fits)
    }

    fn conserved(&self) -> Vec<(&'static str, i64)> {
        let open = &self.open;
        let chosen = matches!(open.format, Format::Built | Format::Draft);
        if let Phase::Draft { round, .. } = open.phase {
            let closed = (ROUNDS - 1).saturating_sub(round.into()) * BOOSTER_SIZE * open.players();
            return vec![("cards", (closed + self.making.iter().map(Making::size).sum::<usize>()) as i64)];
        }
        if open.making() {
            return vec![("cards", self.making.iter().map(Making::size).sum::<usize>() as i64)];
        }
        let all = |owner: Seat| {
            let size = usize::from(open.sizes[owner]);
            let here = if open.alive.contains(owner) { self.deck_list(owner).len() } else { size };
            here + if chosen { CHOICE - size } else { 0 }
        };
        vec![("cards", Seat::all(open.players()).map(all).sum::<usize>() as i64)]
    }

    /// How loops are caught, numbers yet to be given, what is half carried out, and what is printed on what is on the line.
    fn dull() -> &'static [&'static str] {
        &[
            "open.past",
            "open.drift",
            "open.next",
            "open.frames",
            "open.hits",
            "open.revealed",
            ".source.alignment",
            ".source.origin",
            ".source.kind",
            ".source.offence",
            ".source.defence",
            ".source.has",
            ".source.owner",
            ".source.controller",
            ".source.at",
            ".source.paid",
            ".when",
            ".end",
            "own.",
        ]
    }

    fn more_messages() -> Vec<String> {
        let kinds = Kind::ALL.map(|kind| kind.message().to_owned());
        let alignments = Alignment::ALL.map(|alignment| alignment.message().to_owned());
        let origins = Origin::ALL.map(|origin| origin.message().to_owned());
        let speeds = Speed::ALL.map(|speed| speed.message().to_owned());
        let rarities = Rarity::ALL.map(|rarity| rarity.message().to_owned());
        let steps = Step::ALL.map(|step| step.message().to_owned());
        let tokens = Token::ALL.map(|token| token.message().to_owned());
        let keywords = Keyword::ALL.map(|keyword| keyword.message().to_owned());
        let all = kinds.into_iter().chain(alignments).chain(origins).chain(speeds).chain(rarities);
        all.chain(steps).chain(tokens).chain(keywords).chain(["face-down".to_owned()]).collect()
    }
}
