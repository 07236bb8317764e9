//! Four people in four browsers.

use crate::{
    browser::{Browser, Look},
    door::{name, start, wants},
    open::Open,
    player::{Player, Step},
    secrets::{heard, keep_secrets, pages, private_lines},
};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The first opens a table and invites the others by its link; he begins when all have sat down.
pub(crate) async fn sit_down(browsers: &[Browser], names: &[&str], game: &str, more: &[(&str, &str)]) {
    wants(&browsers[0], game, browsers.len(), more).await;
    start(&browsers[0], game, "friends").await;
    name(&browsers[0], names[0]).await;
    browsers[0].shown("#link").await;
    let link = browsers[0].until("document.getElementById('link').value.match(/^http.*/)?.[0]").await;
    let path = browsers[0].path().await;
    assert!(link.as_str().unwrap().ends_with(&path), "{link} is not {path}");
    for (browser, called) in browsers[1..].iter().zip(&names[1..]) {
        browser.go(&path).await;
        browser.click(".waiting .go").await;
        name(browser, called).await;
        browser.shown("#room [data-then='/']").await;
    }
    browsers[0].click(".waiting .go:enabled").await;
}

/// Four people who play, and what gold they have named in secret.
struct Round {
    browsers: Vec<Browser>,
    players: Vec<Player>,
    offers: Vec<Vec<String>>,
    touches: usize,
}

impl Round {
    /// One of them touches something, if he can.
    async fn step(&mut self, at: usize) -> Step {
        let step = self.players[at].step(&self.browsers[at]).await;
        if step.did == "confirmed" && step.asked.contains("in secret for the First Player card") {
            self.offers[at].push(step.what.replace("Bid ", "You offer ") + " for the First Player card.");
        } else if step.did == "confirmed" && step.asked.starts_with("Bid in secret against") {
            self.offers[at].push(step.what.replace("Bid ", "You bid ") + ".");
        }
        if matches!(step.did.as_str(), "touched" | "confirmed" | "slid") {
            self.touches += 1;
        } else {
            sleep(Duration::from_millis(3)).await;
        }
        step
    }

    /// One of them loses the connection, sees that it is lost, and comes back; the others play on as far as they can.
    async fn vanish_and_return(&mut self, who: usize) {
        self.browsers[who].network(false).await;
        self.browsers[who].run("window.tablee.live.drop()", vec![]).await;
        self.browsers[who].shown("#house-notice").await;
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(2) {
            for at in (0..self.browsers.len()).filter(|at| *at != who) {
                self.step(at).await;
            }
        }
        assert_eq!(self.browsers[who].ask("window.tablee.live.up").await, false, "it was never gone");
        self.browsers[who].network(true).await;
        self.browsers[who].gone("#house-notice").await;
        self.browsers[who].until("window.tablee.live.up").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_browsers_play_a_whole_advanced_game() {
    let house = Open::house();
    let mut browsers = Vec::new();
    // Two at a desk and two on their telephones.
    for look in [Look::Wide, Look::Phone(390), Look::Wide, Look::Phone(360)] {
        browsers.push(house.browser(look).await);
    }
    sit_down(&browsers, &["Ann", "Bob", "Cleo", "Dan"], "epix", &[]).await;
    let players = (1..5).map(Player::new).collect();
    let mut round = Round { browsers, players, offers: vec![Vec::new(); 4], touches: 0 };
    let begun = Instant::now();
    let mut ends = [None, None, None, None];
    let (mut gone, mut after) = (false, 0);
    while ends.iter().any(Option::is_none) {
        for (at, end) in ends.iter_mut().enumerate() {
            let step = round.step(at).await;
            after += u32::from(gone && at == 2 && step.did == "touched");
            if step.did == "over" {
                *end = Some(step.what);
            }
        }
        if round.touches > 60 && !gone {
            round.vanish_and_return(2).await;
            gone = true;
        }
        assert!(begun.elapsed() < Duration::from_mins(3), "never over: {ends:?}");
    }
    let Round { browsers, offers, touches, .. } = round;
    println!("{touches} touches in {:?}", begun.elapsed());
    assert!(after > 0, "whoever came back never played again");
    assert!(ends[0].as_ref().unwrap().contains("wins!") || ends[0].as_ref().unwrap().contains("share"));
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
    for at in 0..4 {
        let heard = heard(&browsers[at]).await;
        assert!(pages(&heard).count() > 20);
        assert!(
            pages(&heard).all(|page| page["as"] == at || page["as"] == "spectator"),
            "the wrong seat's page"
        );
        keep_secrets(&heard, 4);
        // Of gold that is named in secret everybody is told his own, and nobody else's.
        assert!(!offers[at].is_empty());
        assert_eq!(private_lines(&heard), offers[at]);
    }
    house.close(browsers).await;
}
