//! How much anybody may have and how often he may ask.

/// The limits of a house. Addresses of the house's own machine have none on how often they ask.
#[derive(Clone, Debug)]
pub struct Limits(Vec<(&'static str, u32)>);

/// Every limit: its name, what it is unless the host says otherwise, and what it limits.
pub const LIMITS: [(&str, u32, &str); 15] = [
    (
        "requests",
        30,
        "requests a second from one address, and as many from one person; ten times as many at once",
    ),
    ("messages", 30, "messages a second over one connection; ten times as many at once"),
    ("newcomers", 20, "people who come in from one address in an hour"),
    ("sign-ins", 10, "attempts to sign in a minute, from one address and under one name"),
    ("chat", 20, "lines a minute from one person"),
    ("invitations", 30, "invitations an hour from one person"),
    ("tables", 20, "tables of one person that aren't over"),
    ("openings", 120, "tables that one person opens in an hour"),
    ("bringings", 120, "times that one person brings something to a table in an hour"),
    ("orders", 1200, "times that one person changes standing orders in an hour"),
    ("keepings", 1200, "times that one person keeps a deck or changes one in an hour"),
    ("bots", 10, "programs of one person"),
    ("connections", 20, "connections from one address"),
    ("all-connections", 10_000, "connections in all"),
    ("all-tables", 100_000, "tables in all that aren't over"),
];

impl Default for Limits {
    fn default() -> Limits {
        Limits(LIMITS.iter().map(|(name, number, _)| (*name, *number)).collect())
    }
}

impl Limits {
    /// Changes one, written `NAME=NUMBER`; says what is wrong with it otherwise.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let known = || self.0.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        let (name, number) =
            text.split_once('=').ok_or_else(|| format!("a limit is written NAME=NUMBER, not “{text}”"))?;
        let number: u32 = number
            .parse()
            .ok()
            .filter(|number| *number > 0)
            .ok_or_else(|| format!("a limit is a whole number from 1 on, not “{number}”"))?;
        let Some(limit) = self.0.iter().position(|(known, _)| *known == name) else {
            return Err(format!("there is no limit “{name}”; there is: {}", known()));
        };
        self.0[limit].1 = number;
        Ok(())
    }

    /// One of them.
    pub(crate) fn get(&self, name: &str) -> u32 {
        self.0.iter().find(|(known, _)| *known == name).map_or(u32::MAX, |(_, number)| *number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        assert_eq!(limits.set("chat=7"), Ok(()));
        assert_eq!((limits.get("chat"), limits.get("tables")), (7, 20));
        for (wrong, words) in [
            ("chat", "NAME=NUMBER"),
            ("chat=0", "from 1 on"),
            ("chat=x", "from 1 on"),
            ("x=1", "no limit “x”"),
        ] {
            assert!(limits.set(wrong).unwrap_err().contains(words), "{wrong}");
        }
    }
}
