//! A browser with somebody in front of it.

use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use tokio::time::sleep;

/// How long anybody waits for the page.
const PATIENCE: Duration = Duration::from_secs(20);

/// How somebody looks at the page.
#[derive(Copy, Clone)]
pub(crate) enum Look {
    /// On a large screen.
    Wide,
    /// On a large screen, and everything moves.
    Moving,
    /// On a telephone with so many points across.
    Phone(u32),
}

/// A browser of its own: nobody else has its cookies.
pub(crate) struct Browser {
    driver: WebDriver,
    home: String,
    offline: bool,
}

impl Browser {
    /// Starts it; `home` is the address of the house.
    pub(crate) async fn open(driver: &str, home: String, look: Look) -> Browser {
        let mut wanted = DesiredCapabilities::chrome();
        for argument in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--window-size=1440,900",
            "--lang=en",
        ] {
            wanted.add_arg(argument).unwrap();
        }
        if !matches!(look, Look::Moving) {
            wanted.add_arg("--force-prefers-reduced-motion").unwrap();
        }
        wanted.set("goog:loggingPrefs", json!({ "browser": "ALL" })).unwrap();
        let driver = WebDriver::new(driver, wanted).await.expect("a browser can't be started");
        driver.set_script_timeout(Duration::from_mins(1)).await.unwrap();
        let browser = Browser { driver, home, offline: false };
        browser
            .tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": include_str!("ears.js") }))
            .await;
        match look {
            Look::Wide | Look::Moving => browser.size(1440, 900, false).await,
            Look::Phone(width) => browser.size(width, 844, true).await,
        }
        browser
    }

    /// Tells the browser itself something, in its own protocol.
    async fn tell(&self, what: &str, how: Value) {
        self.driver.cdp().send_raw(what, how).await.unwrap();
    }

    /// Makes the screen as large as this.
    pub(crate) async fn size(&self, width: u32, height: u32, phone: bool) {
        let scale = if phone { 2 } else { 1 };
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone });
        self.tell("Emulation.setDeviceMetricsOverride", screen).await;
        self.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
    }

    /// Takes the network away, or gives it back.
    pub(crate) async fn network(&mut self, there: bool) {
        self.offline = true;
        let how =
            json!({ "offline": !there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tell("Network.enable", json!({})).await;
        self.tell("Network.emulateNetworkConditions", how).await;
    }

    /// Opens a page of the house.
    pub(crate) async fn go(&self, path: &str) {
        self.driver.goto(format!("{}{path}", self.home)).await.unwrap();
    }

    /// Opens the page again.
    pub(crate) async fn again(&self) {
        self.driver.refresh().await.unwrap();
    }

    /// The path of the page that is shown, with its fragment.
    pub(crate) async fn path(&self) -> String {
        let address = self.driver.current_url().await.unwrap().to_string();
        address.strip_prefix(&self.home).unwrap_or(&address).to_owned()
    }

    /// Runs a script, and gives back what it returns.
    pub(crate) async fn run(&self, script: &str, with: Vec<Value>) -> Value {
        match self.driver.execute(script, with).await {
            Ok(returned) => returned.json().clone(),
            Err(error) => panic!("{script}\n{error}"),
        }
    }

    /// Runs a script that calls back when it has its answer.
    pub(crate) async fn run_async(&self, script: &str, with: Vec<Value>) -> Value {
        self.driver.execute_async(script, with).await.unwrap().json().clone()
    }

    /// What an expression is worth on the page.
    pub(crate) async fn ask(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), vec![]).await
    }

    /// Waits until an expression holds on the page, whatever page is being opened meanwhile.
    pub(crate) async fn until(&self, expression: &str) -> Value {
        let begun = Instant::now();
        let script = format!("return {expression}");
        loop {
            // Whoever had to wait long for an answer asks once more: it may be an old one.
            let late = begun.elapsed() > PATIENCE;
            // A page that is just being left answers nothing.
            if let Ok(returned) = self.driver.execute(&*script, vec![]).await {
                let value = returned.json();
                if !matches!(value, Value::Null | Value::Bool(false)) {
                    return value.clone();
                }
            }
            if late {
                let page = self.ask("document.body.innerText").await;
                panic!("{} never came to: {expression}\n{}", self.path().await, page.as_str().unwrap());
            }
            sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until something is shown.
    pub(crate) async fn shown(&self, css: &str) {
        self.until(&format!("document.querySelector({css:?})?.checkVisibility()")).await;
    }

    /// Waits until something isn't shown any more.
    pub(crate) async fn gone(&self, css: &str) {
        self.until(&format!("!document.querySelector({css:?})?.checkVisibility()")).await;
    }

    /// The text of an element.
    pub(crate) async fn text(&self, css: &str) -> String {
        let text = self.until(&format!("document.querySelector({css:?})?.textContent")).await;
        text.as_str().unwrap().trim().to_owned()
    }

    /// How many elements there are.
    pub(crate) async fn count(&self, css: &str) -> u64 {
        self.ask(&format!("document.querySelectorAll({css:?}).length")).await.as_u64().unwrap()
    }

    /// Presses something as a mouse or a finger does: it must be there, and nothing may lie over it.
    pub(crate) async fn click(&self, css: &str) {
        self.shown(css).await;
        let begun = Instant::now();
        loop {
            let late = begun.elapsed() > PATIENCE / 2;
            let pressed = match self.driver.find(By::Css(css)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match pressed {
                Ok(()) => return,
                // The page may just be drawing it anew, or has to be scrolled a bit further.
                Err(error) if late => panic!("{css}: {error}"),
                Err(_) => {
                    let scroll = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
                    self.run(scroll, vec![json!(css)]).await;
                    sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }

    /// Writes into a field.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        self.shown(css).await;
        let field = self.driver.find(By::Css(css)).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses from a list.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.run(
            "const list = document.querySelector(arguments[0]); list.value = arguments[1];
             list.dispatchEvent(new Event('input', { bubbles: true })); list.dispatchEvent(new Event('change', { bubbles: true }));",
            vec![json!(css), json!(value)],
        )
        .await;
    }

    /// Types on the keyboard, wherever the focus is.
    pub(crate) async fn keys(&self, keys: impl AsRef<str>) {
        let at_once = Some(Duration::ZERO);
        self.driver
            .action_chain_with_delay(at_once, at_once)
            .send_keys(keys.as_ref())
            .perform()
            .await
            .unwrap();
    }

    /// What went wrong in the browser since it was last asked.
    pub(crate) async fn wrongs(&self) -> Vec<String> {
        let told = self.driver.browser_log().await.unwrap();
        let lost = |message: &str| self.offline && message.contains("net::ERR_");
        let severe = told.into_iter().filter(|entry| entry.level == "SEVERE" && !lost(&entry.message));
        let mut wrongs: Vec<String> = severe.map(|entry| entry.message).collect();
        if let Value::Array(refused) = self.ask("window.refused ?? []").await {
            wrongs.extend(refused.iter().map(Value::to_string));
        }
        wrongs
    }

    /// Somebody has seen enough: nothing may have gone wrong meanwhile.
    pub(crate) async fn leave(self) {
        assert_eq!(self.wrongs().await, Vec::<String>::new());
        self.driver.quit().await.unwrap();
    }
}
