//! Somebody who plays a seat, or only watches, and keeps every moment of his stream: across lost connections and across
//! houses that were opened again.

use crate::{Failure, Guest, Socket};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A viewer of one table.
#[derive(Debug)]
pub struct Player {
    /// Who he is.
    pub guest: Guest,
    /// Where he plays.
    pub table: String,
    /// His seat's number, or `"spectator"`.
    pub viewer: Value,
    /// The last number he has of his stream.
    pub number: i64,
    /// Every moment after the start, by number: what happened.
    pub moments: Vec<Value>,
    /// What he sees.
    pub sight: Value,
    /// What everybody knows of the table.
    pub info: Value,
    /// His moves, each of them confirmed once.
    pub confirmed: Vec<String>,
    /// How long each of them took to be confirmed.
    pub waits: Vec<Duration>,
    /// A move that was sent and not yet confirmed, with its id.
    pending: Option<(String, String, i64)>,
    socket: Option<Socket>,
    moves: u64,
    dice: u64,
}

impl Player {
    /// Nobody is connected yet; that happens with the first [`step`](Player::step). `dice` decides what he plays.
    pub fn new(guest: &Guest, table: &str, viewer: Value, dice: u64) -> Player {
        Player {
            guest: guest.clone(),
            table: table.into(),
            viewer,
            number: -1,
            moments: Vec::new(),
            sight: Value::Null,
            info: Value::Null,
            confirmed: Vec::new(),
            waits: Vec::new(),
            pending: None,
            socket: None,
            moves: 0,
            dice: dice.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        }
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice % sides.max(1) as u64) as usize
    }

    /// Whether the game is over, everything about it was heard, and he knows what became of his last move.
    pub fn is_done(&self) -> bool {
        self.info["stage"] == "over" && self.pending.is_none()
    }

    /// Loses the connection.
    pub fn hang_up(&mut self) {
        self.socket = None;
    }

    /// Comes (back) to the table if he isn't there, then makes a move if he is asked, or else waits for what happens. After a
    /// failure he may [`hang_up`](Player::hang_up) and go on: nothing is missed and nothing is played twice.
    pub async fn step(&mut self) -> Result<(), Failure> {
        if self.socket.is_none() {
            return self.watch().await;
        }
        let moves = self.sight["moves"].as_array().map_or(0, Vec::len);
        if self.pending.is_none() && moves > 0 {
            let chosen = self.roll(moves);
            let text = self.sight["moves"][chosen]["move"].as_str().unwrap_or_default().to_owned();
            self.moves += 1;
            self.pending = Some((format!("{}-{}", self.dice, self.moves), text, self.number));
        }
        if self.pending.is_some() {
            return self.play().await;
        }
        let said = self.socket()?.next().await?;
        self.take_in(&said)
    }

    /// Comes to the table and hears what he missed.
    async fn watch(&mut self) -> Result<(), Failure> {
        let mut socket = self.guest.connect().await?;
        let ask = json!({ "do": "watch", "table": self.table, "as": self.viewer, "after": self.number });
        good(&socket.ask(ask).await?)?;
        self.socket = Some(socket);
        self.take_in_heard()
    }

    /// Sends the pending move, perhaps again.
    async fn play(&mut self) -> Result<(), Failure> {
        let Some((id, text, seen)) = self.pending.clone() else { return Ok(()) };
        let ask = json!({ "do": "play", "table": self.table, "seat": self.viewer, "move": text, "seen": seen, "id": id });
        let sent = Instant::now();
        let answer = self.socket()?.ask(ask).await?;
        let wait = sent.elapsed();
        self.take_in_heard()?;
        match answer["error"]["code"].as_str() {
            None => {
                self.confirmed.push(text);
                self.waits.push(wait);
                self.pending = None;
            }
            // Something happened meanwhile: he looks at it and chooses anew.
            Some("stale") => self.pending = None,
            // The move is kept; he asks again what became of it.
            Some("paused") => {}
            Some(_) => return Err(answer.to_string().into()),
        }
        Ok(())
    }

    fn socket(&mut self) -> Result<&mut Socket, Failure> {
        self.socket.as_mut().ok_or_else(|| "nobody is connected".into())
    }

    fn take_in_heard(&mut self) -> Result<(), Failure> {
        while let Some(said) = self.socket()?.heard.pop_front() {
            self.take_in(&said)?;
        }
        Ok(())
    }

    /// Takes in what the house says. A moment that was missed or told twice is a failure.
    fn take_in(&mut self, said: &Value) -> Result<(), Failure> {
        match said["say"].as_str().unwrap_or_default() {
            "watching" => {
                self.info = said["table"].clone();
                for moment in said["missed"].as_array().into_iter().flatten() {
                    self.moment(moment)?;
                }
                if !said["sight"].is_null() {
                    self.sight = said["sight"].clone();
                    if self.sight["number"] != self.number {
                        return Err(format!("{} moments, but {}", self.number, self.sight["number"]).into());
                    }
                }
                Ok(())
            }
            "sight" => {
                self.sight = said.clone();
                Ok(())
            }
            "update" => {
                self.sight = said.clone();
                self.moment(said)
            }
            "table" => {
                self.info = said["table"].clone();
                Ok(())
            }
            "closing" => Err("the house closes".into()),
            _ => Ok(()),
        }
    }

    fn moment(&mut self, moment: &Value) -> Result<(), Failure> {
        if moment["number"] != self.number + 1 {
            return Err(format!("after {} came {}", self.number, moment["number"]).into());
        }
        self.number += 1;
        if self.number > 0 {
            self.moments.push(moment["events"].clone());
        }
        Ok(())
    }
}

fn good(answer: &Value) -> Result<(), Failure> {
    if answer["ok"] == true { Ok(()) } else { Err(answer.to_string().into()) }
}
