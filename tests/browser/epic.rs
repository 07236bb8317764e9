//! Epic in browsers: whole games of every format by touching what glows, what is hidden, and where one is asked.

mod cards;
mod decks;
mod stops;

use crate::{
    axe::Findings,
    browser::{Browser, Look},
    open::Open,
    player::Player,
    screen::fits,
    secrets::{heard, lines, pages},
    together::sit_down,
};
use futures_util::future::join_all;
use serde_json::json;
use std::time::{Duration, Instant};

/// Somebody who is kept waiting by no scene and no hint, in this light.
async fn prefer(browser: &Browser, theme: &str) {
    let keep = "localStorage.setItem('scenes', 'none'); localStorage.setItem('hints', 'off'); localStorage.setItem('theme', arguments[0]);";
    browser.run(keep, vec![json!(theme)]).await;
    browser.again().await;
}

/// Somebody at the table, who looks once at each kind of question.
struct Partner<'a> {
    browser: &'a Browser,
    player: Player,
    phone: Option<u32>,
    /// Whether the accessibility rules are tried at each of them; at a table of four that takes longer than playing.
    thorough: bool,
    /// How long he waits to be asked.
    patience: Duration,
    found: Findings,
    wide: Vec<String>,
    touches: u32,
}

impl<'a> Partner<'a> {
    fn new(browser: &'a Browser, seed: u64, look: Look) -> Partner<'a> {
        let phone = if let Look::Phone(width) = look { Some(width) } else { None };
        let player = Player::curious(seed);
        Partner {
            browser,
            player,
            phone,
            thorough: true,
            patience: Duration::ZERO,
            found: Findings::default(),
            wide: Vec::new(),
            touches: 0,
        }
    }

    async fn look(&mut self, what: &str) {
        if self.touches == 0 || self.thorough {
            self.found.glance(self.browser, what).await;
        }
        if let Some(width) = self.phone {
            fits(self.browser, what, &mut self.wide).await;
            self.browser.size(width, 844, true).await;
        }
    }

    /// What is to be read is looked at, too, before it is put away.
    async fn read(&mut self, what: &str) {
        self.look(what).await;
        self.browser.click(".reading:modal [data-read]").await;
        self.browser.gone(".reading:modal").await;
    }

    /// Touches one thing if there is something to choose; gives back the headline when it is over.
    async fn turn(&mut self) -> Option<String> {
        let step = self.player.patient_step(self.browser, self.patience).await;
        match step.did.as_str() {
            "over" => return Some(step.what),
            "meets" => self.look(&step.what).await,
            "reads" => self.read(&step.what).await,
            "touched" | "confirmed" => self.touches += 1,
            _ => {}
        }
        None
    }

    /// The end is as it should be, too.
    async fn content(mut self) {
        self.thorough = true;
        self.look("over").await;
        println!("{} touches; met {:?}", self.touches, self.player.met().collect::<Vec<_>>());
        assert!(self.wide.is_empty(), "{:#?}", self.wide);
        self.found.none();
    }
}

/// How long people who play at the same time wait to be asked, before one looks whether it is over for all.
const PATIENCE: Duration = Duration::from_millis(200);

/// What somebody holds, by name.
const HELD: &str = "[...document.querySelectorAll('#hand .held .tname')].map((one) => one.textContent)";

/// What one of them holds stands nowhere on another's page (a card is called as a button, No), unless the story has told of it, or he holds the same or sees it in his
/// deck. Gives back how many cards were looked for.
async fn hidden(one: &Browser, other: &Browser) -> usize {
    let held = one.ask(HELD).await;
    let seen =
        "const story = document.getElementById('log').textContent, page = document.documentElement.outerHTML;
        const own = [...document.querySelectorAll('#hand .held .tname, .looked .held .tname, [data-reading^=deck-] .mini > span')].map((one) => one.textContent);
        const secret = arguments[0].filter((name) => !story.includes(name) && !own.includes(name) && name !== document.getElementById('b-no')?.textContent);
        const found = secret.map((name) => page.indexOf(`>${name}<`)).filter((at) => at >= 0);
        return [secret.length, found.map((at) => page.slice(at - 300, at + 50))];";
    let seen = other.run(seen, vec![held]).await;
    assert_eq!(seen[1], json!([]), "somebody sees another's hand");
    seen[0].as_u64().unwrap() as usize
}

/// People in browsers of their own play a game of this format to the end. So many of them try the accessibility rules at every kind
/// of question, the others at the first and at the last.
async fn people(format: &str, looks: &[(Look, &str)], thorough: usize) {
    let house = Open::house();
    let mut browsers = Vec::new();
    for (look, theme) in looks {
        let browser = house.browser(*look).await;
        prefer(&browser, theme).await;
        browsers.push(browser);
    }
    let names = &["Ann", "Bob", "Cleo", "Dan"][..looks.len()];
    sit_down(&browsers, names, "epic", &[("option-format", format)]).await;
    let seats = browsers.iter().zip(looks).enumerate();
    let mut partners: Vec<Partner<'_>> = seats
        .map(|(number, (browser, (look, _)))| Partner {
            thorough: number < thorough,
            patience: PATIENCE,
            ..Partner::new(browser, 91 + number as u64, *look)
        })
        .collect();
    let (begun, mut round, mut secrets) = (Instant::now(), 0, 0);
    let ends = loop {
        let turns = join_all(partners.iter_mut().map(Partner::turn)).await;
        let ends: Vec<String> = turns.into_iter().flatten().collect();
        if ends.len() == partners.len() {
            break ends;
        }
        if round % 15 == 0 {
            for one in &browsers {
                for other in browsers.iter().filter(|other| !std::ptr::eq(*other, one)) {
                    secrets += hidden(one, other).await;
                }
            }
        }
        round += 1;
        if begun.elapsed() > Duration::from_mins(6) {
            for partner in &mut partners {
                let step = partner.player.step(partner.browser).await;
                println!("{step:?} {}", partner.browser.text("#main").await);
            }
            panic!("it is never over");
        }
    };
    println!("{ends:?} after {:?} and {round} rounds, {secrets} secrets", begun.elapsed());
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
    assert!(secrets > 0, "nobody ever had anything to hide");
    for partner in partners {
        partner.content().await;
    }
    // What somebody draws only he is told.
    for (browser, name) in browsers.iter().zip(names) {
        for page in pages(&heard(browser).await) {
            for other in names.iter().filter(|other| *other != name) {
                let draws = format!("{other} draws ");
                let told = |line: &String| line.trim().starts_with(&draws) && !line.contains("draws a card");
                assert_eq!(lines(page).into_iter().find(told), None, "{name} is told what {other} draws");
            }
        }
    }
    house.close(browsers).await;
}

const WIDE: Look = Look::Wide;
const PHONE: Look = Look::Phone(390);
const SMALL: Look = Look::Phone(320);

#[tokio::test(flavor = "multi_thread")]
async fn two_people_with_sealed_decks() {
    people("sealed", &[(WIDE, "light"), (PHONE, "dark")], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_with_decks_they_build() {
    people("built", &[(PHONE, "light"), (WIDE, "dark")], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_after_a_draft() {
    people("draft", &[(WIDE, "dark"), (SMALL, "light")], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_with_sealed_decks() {
    people("sealed", &[(WIDE, "dark"), (SMALL, "light"), (PHONE, "dark"), (WIDE, "light")], 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_after_a_draft() {
    people("draft", &[(PHONE, "dark"), (WIDE, "light"), (SMALL, "dark"), (WIDE, "dark")], 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_with_decks_of_their_own() {
    people("constructed", &[(WIDE, "light"), (PHONE, "light"), (WIDE, "dark"), (SMALL, "dark")], 1).await;
}
