//! Europax in browsers: whole games for two to six, and what the page of the game shows on the way.

mod books;
mod choices;
mod phone;
mod scenes;

use crate::{
    axe::Findings,
    browser::{Browser, Look},
    door::{name, start, wants},
    languages::{in_words, speak},
    open::Open,
    player::{Player, Step},
    screen::fits,
    secrets::{heard, pages},
    together::sit_down,
};
use serde_json::json;
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// Somebody who is kept waiting by no scene, and has chosen language and light.
async fn prefer(browser: &Browser, code: &str, theme: &str) {
    browser
        .run(
            "localStorage.setItem('scenes', 'none'); localStorage.setItem('theme', arguments[0]);",
            vec![json!(theme)],
        )
        .await;
    browser.again().await;
    speak(browser, code).await;
}

/// Whoever drew the last card reads it before anything else.
async fn read(browser: &Browser) {
    while browser.count(".reading:modal").await > 0 {
        browser.click(".reading:modal [data-read]").await;
    }
}

/// Begins a game against bots that needn't begin with a question.
async fn against(browser: &Browser, players: usize, more: &[(&str, &str)]) {
    wants(browser, "europax", players, more).await;
    start(browser, "europax", "now").await;
    name(browser, "Ann").await;
    browser.shown(".country .owner").await;
}

/// Somebody at the table who looks closely at everything he is asked.
struct Partner<'a> {
    browser: &'a Browser,
    player: Player,
    /// How much room there is, for whoever has little.
    phone: Option<u32>,
    /// Whether he looks at what is accessible, too, which takes a while.
    closely: bool,
    /// What is wrong.
    wrong: Vec<String>,
    found: Findings,
    /// How often he was asked what.
    asked: BTreeMap<String, u32>,
    /// How many unforeseen cards he has read.
    read: u32,
}

impl<'a> Partner<'a> {
    fn new(browser: &'a Browser, seed: u64, look: Look) -> Partner<'a> {
        let phone = if let Look::Phone(width) = look { Some(width) } else { None };
        Partner {
            browser,
            player: Player::curious(seed),
            phone,
            closely: true,
            wrong: Vec::new(),
            found: Findings::default(),
            asked: BTreeMap::new(),
            read: 0,
        }
    }

    /// Looks at what is shown now.
    async fn look(&mut self, what: &str) {
        in_words(self.browser, what).await;
        if let Some(width) = self.phone {
            fits(self.browser, what, &mut self.wrong).await;
            self.browser.size(width, 844, true).await;
        }
        // Cards are laid on the same screen, whatever is explained beside it.
        if self.closely && (!what.starts_with("hint-lay-") || what == "hint-lay-sell") {
            self.found.glance(self.browser, what).await;
        }
    }

    /// Touches one thing if there is something to choose, after looking at the question from all sides. What is to be read
    /// stays open.
    async fn turn(&mut self) -> Step {
        let seen = self.browser.run(include_str!("europax/look.js"), vec![]).await;
        if seen == false {
            let (did, what, asked) = ("waits".to_owned(), String::new(), String::new());
            return Step { did, what, asked, lines: 0 };
        }
        if let Some(wrong) = seen["wrong"].as_array() {
            let place = seen["hint"].as_str().unwrap();
            self.wrong.extend(wrong.iter().map(|one| format!("{place}: {}", one.as_str().unwrap())));
            *self.asked.entry(seen["kind"].as_str().unwrap().to_owned()).or_default() += 1;
        }
        let step = self.player.step(self.browser).await;
        if step.did == "meets" {
            let told =
                "(document.querySelector('[data-hint]:not([hidden]) span')?.textContent.length ?? 0) > 40";
            if self.browser.ask(told).await == false {
                self.wrong.push(format!("{} is explained to nobody", step.what));
            }
            self.look(&step.what).await;
            // The same with a card in hand, and who plays next.
            if step.what == "hint-lay" {
                self.browser.click("#hand .demand.can").await;
                self.browser.shown(".outlook .then-next").await;
                self.look("an outlook").await;
                self.browser.click("#undo").await;
                self.browser.gone("#pick").await;
            }
        }
        step
    }

    /// Reads the card that lies open, closes it, and reads it once more from the market.
    async fn read(&mut self) {
        self.read += 1;
        if self.read > 1 {
            return self.browser.click(".reading:modal [data-read]").await;
        }
        self.look("an unforeseen card").await;
        let title = self.browser.text(".reading:modal h2").await;
        let own = self.browser.text(".reading:modal .tale").await.len() > 40
            && self.browser.text(".reading:modal .effect").await.len() > 15
            && self.browser.count(".reading:modal .vignette").await == 1;
        assert!(own, "{title} says too little");
        self.browser.click(".reading:modal [data-read]").await;
        self.browser.gone(".reading:modal").await;
        self.again(&title).await;
    }

    /// Reads an unforeseen card that is closed.
    async fn again(&self, title: &str) {
        self.browser.gone(".reading:modal").await;
        let on_the_market = self.browser.text("#market .drew").await;
        assert_eq!(on_the_market, title);
        self.browser.click("#market .drew").await;
        self.browser.shown(".reading:modal .tale").await;
        assert_eq!(self.browser.text(".reading:modal h2").await, title);
        self.browser.click(".reading:modal [data-read]").await;
        self.browser.gone(".reading:modal").await;
    }

    /// Whether everything was as it should be.
    async fn content(mut self) {
        self.look("the end").await;
        println!("{:?} and {} unforeseen cards", self.asked, self.read);
        assert!(self.wrong.is_empty(), "{:#?}", self.wrong);
        self.found.none();
        let heard = heard(self.browser).await;
        assert!(pages(&heard).count() > 10);
    }
}

/// All play until it is over. What everybody counts is the same on every page, and told in headlines.
async fn play(partners: &mut [Partner<'_>]) -> Vec<String> {
    let begun = Instant::now();
    loop {
        let mut ends = Vec::new();
        for at in 0..partners.len() {
            let step = partners[at].turn().await;
            if step.did == "over" {
                ends.push(step.what);
            } else if step.did == "reads" {
                // Nobody else has to read it, but everybody can.
                if partners[at].read == 0 {
                    for other in (0..partners.len()).filter(|other| *other != at) {
                        let browser = partners[other].browser;
                        let drew = format!(
                            "document.querySelector('#market .drew[data-open-reading={}]') !== null",
                            step.what
                        );
                        browser.until(&drew).await;
                        let title = browser.text("#readings .news-card h2").await;
                        partners[other].again(&title).await;
                    }
                }
                partners[at].read().await;
            }
            assert!(begun.elapsed() < Duration::from_mins(3), "it is never over: {:?}", partners[at].asked);
        }
        if ends.len() == partners.len() {
            println!("{ends:?} after {:?}", begun.elapsed());
            return ends;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// What everybody counts at the end: the numbers in the table, whatever language they are written in.
async fn counted(browser: &Browser) -> String {
    browser.shown(".over .tally").await;
    let numbers = "[...document.querySelectorAll('.tally tbody tr')].map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent.replace(/[^\\d−-]/g, '')).join(' ')).join('; ')";
    browser.ask(numbers).await.as_str().unwrap().to_owned()
}

/// People in browsers of their own, in several languages and lights, play a whole game.
async fn people(more: &[(&str, &str)], looks: &[(Look, &str, &str)]) {
    let house = Open::house();
    let mut browsers = Vec::new();
    for (look, code, theme) in looks {
        let browser = house.browser(*look).await;
        prefer(&browser, code, theme).await;
        browsers.push(browser);
    }
    let names = ["Ann", "Bob", "Cleo"];
    sit_down(&browsers, &names[..looks.len()], "europax", more).await;
    let seats = browsers.iter().zip(looks).zip(51..);
    let mut partners: Vec<Partner<'_>> =
        seats.map(|((browser, (look, ..)), seed)| Partner::new(browser, seed, *look)).collect();
    // Of three two look at what others have seen in other games.
    for partner in partners.iter_mut().skip(1) {
        partner.closely = looks.len() < 3;
    }
    let ends = play(&mut partners).await;
    assert!(ends.iter().all(|end| names.iter().any(|name| end.contains(name))), "{ends:?}");
    let first = counted(&browsers[0]).await;
    println!("{first}");
    for partner in partners {
        assert_eq!(counted(partner.browser).await, first);
        assert!(partner.asked["lay"] > 2, "{:?}", partner.asked);
        partner.content().await;
    }
    house.close(browsers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people() {
    people(&[], &[(Look::Wide, "en", "light"), (Look::Phone(390), "de", "dark")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people() {
    let looks = [(Look::Phone(320), "fr", "light"), (Look::Wide, "en", "dark"), (Look::Wide, "de", "light")];
    people(&[("option-help", "given")], &looks).await;
}

/// One plays against bots. Gives back how often he was asked what.
async fn alone(
    look: Look,
    code: &str,
    theme: &str,
    players: usize,
    more: &[(&str, &str)],
) -> BTreeMap<String, u32> {
    let house = Open::house();
    let browser = house.browser(look).await;
    prefer(&browser, code, theme).await;
    against(&browser, players, more).await;
    let mut partner = Partner::new(&browser, 60 + players as u64, look);
    play(std::slice::from_mut(&mut partner)).await;
    println!("{}", counted(&browser).await);
    let asked = partner.asked.clone();
    partner.content().await;
    house.close([browser]).await;
    asked
}

#[tokio::test(flavor = "multi_thread")]
async fn four_who_choose_their_countries() {
    let asked = alone(Look::Wide, "fr", "dark", 4, &[("option-seats", "chosen")]).await;
    assert_eq!(asked["take"], 1, "{asked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_countries_each() {
    let house = Open::house();
    let browser = house.browser(Look::Wide).await;
    prefer(&browser, "en", "light").await;
    against(&browser, 2, &[("option-countries", "two"), ("bot", "random")]).await;
    assert_eq!(browser.count("#hand .mine-of").await, 2);
    assert_eq!(browser.count(".country:has([data-mine])").await, 2);
    assert_eq!(browser.count("#seat-0 .crest svg").await, 2);
    let mut partner = Partner::new(&browser, 71, Look::Wide);
    play(std::slice::from_mut(&mut partner)).await;
    // Both count together.
    let numbers = counted(&browser).await;
    let sums: Vec<Vec<i64>> = numbers
        .split("; ")
        .map(|row| row.replace('−', "-").split_whitespace().map(|number| number.parse().unwrap()).collect())
        .collect();
    assert_eq!(sums.len(), 6, "{numbers}");
    let worth = |row: &[i64]| row[row.len() - 2];
    for own in sums.chunks(3) {
        assert_eq!(worth(&own[0]) + worth(&own[1]), own[2][0], "{numbers}");
    }
    partner.content().await;
    house.close([browser]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_game() {
    let more = [("option-length", "long"), ("bot", "random")];
    alone(Look::Phone(390), "en", "dark", 3, &more).await;
}

/// Six: the last seat keeps the bank, and somebody sits there.
#[tokio::test(flavor = "multi_thread")]
async fn six_with_a_banker() {
    let house = Open::house();
    let phone = Look::Phone(390);
    let (ann, bob) = (house.browser(phone).await, house.browser(Look::Wide).await);
    prefer(&ann, "de", "dark").await;
    prefer(&bob, "en", "light").await;
    wants(&ann, "europax", 6, &[]).await;
    start(&ann, "europax", "friends").await;
    name(&ann, "Ann").await;
    ann.shown("#link").await;
    bob.go(&ann.path().await).await;
    bob.click(".chair:nth-child(6) button").await;
    name(&bob, "Bob").await;
    bob.shown("#room [data-then='/']").await;
    for seat in 2..6 {
        ann.click(&format!(".chair:nth-child({seat}) button[data-body*=random]")).await;
        ann.shown(&format!(".chair:nth-child({seat}):not([data-free])")).await;
    }
    ann.click(".waiting .go:enabled").await;
    // The books lie open before him, and nothing is his to choose.
    bob.shown("#books-panel").await;
    bob.shown("#hand .mine-of.bank .accounts").await;
    bob.shown("#seat-5.bank").await;
    let watch = "window.chose = 0; new MutationObserver(() => { window.chose += document.body.matches('.choosing') ? 1 : 0; }).observe(document.body, { attributeFilter: ['class'] });";
    bob.run(watch, vec![]).await;
    assert_eq!(bob.count(".head[data-mine], body.choosing, #hand .demand").await, 0);
    let hint = bob.text("[data-hint=hint-bank]").await;
    assert!(hint.starts_with("You keep the bank"), "{hint}");
    let mut partner = Partner::new(&ann, 81, phone);
    while partner.asked.get("lay").is_none_or(|laid| *laid < 3) {
        if partner.turn().await.did == "reads" {
            partner.read().await;
        }
    }
    assert_eq!(bob.ask("window.chose").await, 0, "the banker had something to choose");
    let mut found = Findings::default();
    bob.until("document.querySelectorAll('#books tbody tr').length > 3").await;
    found.glance(&bob, "the banker’s books").await;
    in_words(&bob, "the banker’s books").await;
    // It goes on without him.
    let table = bob.path().await;
    bob.go("/").await;
    play(std::slice::from_mut(&mut partner)).await;
    partner.content().await;
    bob.go(&table).await;
    assert_eq!(counted(&bob).await, counted(&ann).await);
    assert!(bob.text(".over .tally + .fine").await.starts_with("Bob"));
    assert_eq!(bob.count(".over .tally tbody tr").await, 5);
    found.glance(&bob, "the end for the banker").await;
    found.none();
    house.close([ann, bob]).await;
}
