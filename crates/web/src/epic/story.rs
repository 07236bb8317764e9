//! What the lines of the log speak of.

use crate::draws::Story;
use epic::Event;
use table::Seat;

/// What an event speaks of.
#[expect(clippy::match_same_arms, reason = "events stand in the order in which the game lists them")]
pub(super) fn story(event: &Event) -> Story {
    let of = Story::of;
    let plain = |icon: &'static str| Story { icon, ..Story::default() };
    let heard = |sound: &'static str, story: Story| Story { sound, ..story };
    let both = |one: Seat, two: Seat, icon: &'static str| Story {
        lights: vec![format!("seat-{one}"), format!("seat-{two}")],
        ..of(one, icon)
    };
    match *event {
        Event::Opened { .. } => Story { chapter: true, sound: "card", ..plain("e-deck") },
        Event::InPack { .. } | Event::Took { .. } | Event::HandedOn {} => {
            Story { silent: true, ..plain("e-deck") }
        }
        Event::TookCard { seat, .. } | Event::TookLast { seat, .. } => of(seat, "e-hand"),
        Event::Drafted {} => Story { chapter: true, ..plain("e-deck") },
        Event::LeftOut { seat, .. } => of(seat, "e-pile"),
        Event::Built { seat } | Event::DeckSize { seat, .. } => of(seat, "e-deck"),
        Event::Begins { seat } => heard("bell", of(seat, "e-turn")),
        Event::Mulligan { seat, .. } | Event::Kept { seat } | Event::PutUnder { seat } => of(seat, "e-hand"),
        Event::PutUnderCard { .. } | Event::PileUnder { .. } => plain("e-deck"),
        Event::TurnBegan { seat, .. } | Event::ExtraTurnBegan { seat, .. } => {
            Story { chapter: true, ..of(seat, "") }
        }
        Event::StepBegan { .. } => plain("e-turn"),
        Event::Drew { seat } | Event::DrewCard { seat, .. } => heard("card", of(seat, "e-draw")),
        Event::DrawSkipped { seat } => of(seat, "e-draw"),
        Event::Played { seat, .. }
        | Event::PlayedAgain { seat, .. }
        | Event::Echoed { seat, .. }
        | Event::Copied { seat, .. } => heard("card", of(seat, "e-line")),
        Event::PlayedDown { seat } | Event::PlayedDownCard { seat, .. } => {
            heard("card", of(seat, "e-veiled"))
        }
        Event::Used { seat, .. } => of(seat, "e-line"),
        Event::Triggered { .. } | Event::Dropped { .. } | Event::TakenBack { .. } => plain("e-line"),
        Event::Targets { .. } => plain("e-target"),
        Event::TargetsPlayer { seat } => of(seat, "e-target"),
        Event::PaidAction { seat }
        | Event::GotAction { seat }
        | Event::GotActionFor { seat, .. }
        | Event::PaidActionFor { seat, .. } => of(seat, "e-action"),
        Event::PaidMojo { seat, .. } | Event::Gained { seat, .. } | Event::NoGain { seat } => {
            heard("coin", of(seat, "e-mojo"))
        }
        Event::Lost { seat, .. } => heard("fall", of(seat, "e-mojo")),
        Event::Resolves { .. } | Event::AbilityResolves { .. } | Event::Fizzles { .. } => plain("e-line"),
        Event::Stopped { .. } => heard("sword", plain("e-stop")),
        Event::Unstopped { .. } => plain("e-stop"),
        Event::Entered { seat, .. } => heard("card", of(seat, "k-champion")),
        Event::Unveiled { seat, .. } | Event::Turned { seat, .. } => heard("card", of(seat, "e-veiled")),
        Event::Broken { .. } => heard("fall", plain("e-break")),
        Event::Banished { .. } | Event::PileBanished { .. } => plain("e-banish"),
        Event::ToHand { seat, .. } => of(seat, "e-hand"),
        Event::ToPile { seat, .. } | Event::Discarded { seat, .. } => of(seat, "e-pile"),
        Event::WentUnder { .. } => plain("e-pile"),
        Event::Revealed { seat, .. } | Event::Belongs { seat } => of(seat, "i-eye"),
        Event::Robbed { seat, from } | Event::RobbedCard { seat, from, .. } => both(seat, from, "e-hand"),
        Event::Looked { seat, of: whose, .. } | Event::LookedAtHand { seat, of: whose } => {
            both(seat, whose, "i-eye")
        }
        Event::LookedAt { .. } => plain("i-eye"),
        Event::PutBack { seat } => of(seat, "e-deck"),
        Event::AttacksWith { seat, .. } => of(seat, "e-attack"),
        Event::AttacksPlayer { seat } => heard("sword", of(seat, "e-attack")),
        Event::Hunts { .. } => heard("sword", plain("kw-hunter")),
        Event::BlocksWith { seat, .. } | Event::Unblocked { seat } => of(seat, "e-block"),
        Event::Dealt { .. } => plain("e-damage"),
        Event::DealtPlayer { seat, .. } => heard("fall", of(seat, "e-damage")),
        Event::Warded { seat, .. } | Event::Shielded { seat, .. } => of(seat, "e-defence"),
        Event::Untouched { .. } => plain("e-defence"),
        Event::Controls { seat, .. } => of(seat, "e-control"),
        Event::Prepared { .. } | Event::Stays { .. } => plain("e-turn"),
        Event::Expended { .. } => plain("e-expend"),
        Event::Flipped { .. } => plain("e-flip"),
        Event::Counters { .. } | Event::CounterOff { .. } => plain("e-plus"),
        Event::Demoralized { .. } => plain("e-demoralized"),
        Event::Strung { .. } => plain("e-string"),
        Event::Boosted { .. }
        | Event::Set { .. }
        | Event::Has { .. }
        | Event::HasNot { .. }
        | Event::Awakened { .. }
        | Event::BecameCopy { .. } => plain("k-champion"),
        Event::Hidden { seat } => of(seat, "e-veiled"),
        Event::ExtraTurn { seat } | Event::NoExtraTurn { seat } => of(seat, "e-turn"),
        Event::Chose { seat, .. } | Event::HasNone { seat } | Event::Declined { seat } => of(seat, ""),
        Event::Out { seat } => heard("fall", of(seat, "e-break")),
    }
}
