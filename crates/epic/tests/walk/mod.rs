//! A walk over all that cards say.

use epic::lang::{Cond, Filter, Holds, Line, Num, On, Pay, Piece, Price, Sheet, What, Who};
use epic::{Def, Keyword};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The name at the beginning of what is written of a value.
pub(crate) fn head(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// What cards say, as `Kind::Variant`.
#[derive(Default)]
pub(crate) struct Said(BTreeSet<String>);

impl Said {
    /// All that these say.
    pub(crate) fn by<'a>(defs: impl Iterator<Item = &'a Def>) -> Said {
        let mut said = Said::default();
        defs.for_each(|def| said.sheet(&def.sheet));
        said
    }

    /// Whether one says this.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    fn note(&mut self, kind: &str, value: &impl Debug) {
        self.0.insert(format!("{kind}::{}", head(&format!("{value:?}"))));
    }

    fn keywords(&mut self, all: &[Keyword]) {
        all.iter().for_each(|keyword| self.note("Keyword", keyword));
    }

    fn filter(&mut self, filter: &Filter) {
        filter.words.iter().for_each(|word| self.note("Word", word));
    }

    fn sheet(&mut self, sheet: &Sheet) {
        self.keywords(&sheet.has);
        if let Some(pay) = &sheet.pay {
            self.note("Pay", pay);
            match pay {
                Pay::Must(price) | Pay::May(price) => self.price(price),
                Pay::Either(one, other) => {
                    self.price(one);
                    self.price(other);
                }
            }
        }
        sheet.enters.iter().for_each(|enters| self.note("Enters", enters));
        self.pieces(&sheet.does);
        sheet.modes.iter().for_each(|mode| self.pieces(mode));
        sheet.lines.iter().for_each(|line| self.line(line));
    }

    fn price(&mut self, price: &Price) {
        self.note("Price", price);
        match price {
            Price::Break(filter)
            | Price::Discard(_, filter)
            | Price::BanishHand(_, filter)
            | Price::BanishPile(_, filter)
            | Price::Reveal(_, filter)
            | Price::RevealX(filter) => self.filter(filter),
            Price::Counter(counter) => self.note("Counter", counter),
            _ => {}
        }
    }

    fn line(&mut self, line: &Line) {
        self.note("Line", line);
        match line {
            Line::Use { cost, does, .. } => {
                cost.iter().for_each(|price| self.price(price));
                self.pieces(does);
            }
            Line::When { on, only, does, .. } => {
                on.iter().for_each(|on| self.on(on));
                only.iter().for_each(|cond| self.cond(cond));
                self.pieces(does);
            }
            Line::As { on, does } => {
                self.on(on);
                self.pieces(does);
            }
            Line::Again { pay } => self.price(pay),
            Line::While { only, holds, .. } => {
                only.iter().for_each(|cond| self.cond(cond));
                self.holds(holds);
            }
        }
    }

    fn holds(&mut self, holds: &Holds) {
        self.note("Holds", holds);
        match holds {
            Holds::Get(filter, _, _, has) => {
                self.filter(filter);
                self.keywords(has);
            }
            Holds::ThisGets(_, _, has) => self.keywords(has),
            Holds::Are(filter, _) | Holds::Unstoppable(filter) => self.filter(filter),
            Holds::Numbers(num) => self.num(*num),
            _ => {}
        }
    }

    fn on(&mut self, on: &On) {
        self.note("On", on);
        if let On::YoursDeal(filter) | On::YoursDealToPlayer(filter) | On::YouPlay(filter) = on {
            self.filter(filter);
        }
    }

    fn cond(&mut self, cond: &Cond) {
        self.note("Cond", cond);
        if let Cond::It(filter) | Cond::PileOnly(filter) = cond {
            self.filter(filter);
        }
    }

    fn num(&mut self, num: Num) {
        self.note("Num", &num);
    }

    fn who(&mut self, who: Who) {
        self.note("Who", &who);
    }

    fn what(&mut self, what: &What) {
        self.note("What", what);
        match what {
            What::Target(filter)
            | What::Further(filter)
            | What::All(filter)
            | What::Each(filter)
            | What::Pick(filter) => self.filter(filter),
            What::Targets(many, filter) | What::Picks(many, filter) => {
                self.note("Many", many);
                self.filter(filter);
            }
            What::PickBy(who, filter) => {
                self.who(*who);
                self.filter(filter);
            }
            What::This | What::It => {}
        }
    }

    fn pieces(&mut self, pieces: &[Piece]) {
        pieces.iter().for_each(|piece| self.piece(piece));
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each shape of piece")]
    fn piece(&mut self, piece: &Piece) {
        self.note("Piece", piece);
        match piece {
            Piece::Deal(num, what) | Piece::DealDeadly(num, what) | Piece::Divide(num, what) => {
                self.num(*num);
                self.what(what);
            }
            Piece::ItDeals(num) => self.num(*num),
            Piece::DealTo(num, who)
            | Piece::Draw(who, num)
            | Piece::Gain(who, num)
            | Piece::Lose(who, num)
            | Piece::Discard(who, num)
            | Piece::DiscardRandom(who, num) => {
                self.num(*num);
                self.who(*who);
            }
            Piece::Break(what)
            | Piece::Bury(what)
            | Piece::Under(what)
            | Piece::BreakToYours(what)
            | Piece::Banish(what)
            | Piece::ToHand(what)
            | Piece::Take(what)
            | Piece::Control(what)
            | Piece::Borrow(what)
            | Piece::Set(what, ..)
            | Piece::Prepare(what)
            | Piece::Expend(what)
            | Piece::Stay(what)
            | Piece::Retarget(what)
            | Piece::Deflect(what)
            | Piece::CopyItem(what)
            | Piece::Resolve(what)
            | Piece::BecomeCopy(what) => self.what(what),
            Piece::BanishPiles(who)
            | Piece::Hide(who)
            | Piece::DiscardHand(who)
            | Piece::Action(who)
            | Piece::ActionFor(who, _)
            | Piece::RobEach(who)
            | Piece::RobPick(who)
            | Piece::DiscardPick(who)
            | Piece::RobRandom(who) => self.who(*who),
            Piece::Stop(what, stopped) => {
                self.what(what);
                self.note("Stopped", stopped);
            }
            Piece::KeepThis
            | Piece::BanishThis
            | Piece::Echo
            | Piece::CopyToken
            | Piece::ExtraTurn
            | Piece::DiscardAny
            | Piece::FromUnder => {}
            Piece::Enter(who, what) => {
                self.who(*who);
                self.what(what);
            }
            Piece::Token(num, token) => {
                self.num(*num);
                self.note("Token", token);
            }
            Piece::Count(counter, num, what) => {
                self.note("Counter", counter);
                self.num(*num);
                self.what(what);
            }
            Piece::Boost(what, offence, defence, has) => {
                self.what(what);
                self.num(*offence);
                self.num(*defence);
                self.keywords(has);
            }
            Piece::Strip(who, keyword) => {
                self.who(*who);
                self.note("Keyword", keyword);
            }
            Piece::Awaken(_, _, has) => self.keywords(has),
            Piece::Dig { of, into, rest, .. } => {
                self.who(*of);
                self.note("Into", into);
                self.note("Rest", rest);
            }
            Piece::RevealTop(filter) | Piece::RevealUpTo(_, filter) => self.filter(filter),
            Piece::Together(does) | Piece::AtEnd(does) | Piece::Alignments(_, does) => self.pieces(does),
            Piece::May(who, does) | Piece::InTurn(who, does) | Piece::LookAtHand(who, does) => {
                self.who(*who);
                self.pieces(does);
            }
            Piece::MayPay(who, price, does) | Piece::Unless(who, price, does) => {
                self.who(*who);
                self.price(price);
                self.pieces(does);
            }
            Piece::If(cond, then, otherwise) => {
                self.cond(cond);
                self.pieces(then);
                self.pieces(otherwise);
            }
            Piece::OneOf(who, ways) => {
                self.who(*who);
                ways.iter().for_each(|way| self.pieces(way));
            }
            Piece::ThisTurn(on, does) => {
                self.on(on);
                self.pieces(does);
            }
        }
    }
}
