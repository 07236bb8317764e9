//! The gate: where somebody comes from, whether he may come in, and whether he asks too much.

use crate::{id::Id, limits::Limits, problem::Problem};
use axum::http::{HeaderMap, header};
use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    state::keyed::HashMapStateStore,
};
use ipnet::IpNet;
use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::Duration,
};

/// Where somebody comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    /// He comes through no proxy.
    pub(crate) direct: bool,
    /// He is on the house's own machine and doesn't come through a proxy.
    pub(crate) near: bool,
    /// He is near, and so is everybody: the house has no public address. Then nothing is counted.
    pub(crate) local: bool,
}

impl Caller {
    /// What is limited together: an address, or of the newer kind the network that one household has.
    fn net(self) -> IpNet {
        let bits = if self.address.is_ipv6() { 64 } else { 32 };
        IpNet::new(self.address, bits).map_or(IpNet::from(self.address), |net| net.trunc())
    }
}

/// Counts how often something is done, by somebody or from somewhere.
struct Rate<K: Hash + Eq + Clone>(RateLimiter<K, HashMapStateStore<K>, DefaultClock, NoOpMiddleware>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// So often in this time, and so many at once.
    fn new(often: u32, time: Duration, at_once: u32) -> Rate<K> {
        let each = time / often.max(1);
        let quota = Quota::with_period(each).unwrap_or_else(|| Quota::per_second(NonZeroU32::MAX));
        Rate(RateLimiter::hashmap(quota.allow_burst(NonZeroU32::new(at_once).unwrap_or(NonZeroU32::MIN))))
    }

    fn check(&self, key: &K) -> Result<(), Problem> {
        self.0.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            Problem::TooMany { seconds: wait.as_secs() + 1 }
        })
    }
}

/// The gate of a house.
pub(crate) struct Gate {
    pub(crate) limits: Limits,
    /// Proxies whose word about where somebody comes from is taken.
    proxies: Vec<IpNet>,
    is_public: bool,
    banned: RwLock<Vec<IpNet>>,
    connections: Arc<Mutex<HashMap<IpNet, u32>>>,
    requests: Rate<IpNet>,
    asked: Rate<Id>,
    newcomers: Rate<IpNet>,
    sign_ins: Rate<IpNet>,
    names: Rate<String>,
    chat: Rate<Id>,
    invitations: Rate<Id>,
    mails: Rate<String>,
    openings: Rate<Id>,
    bringings: Rate<Id>,
    orders: Rate<Id>,
    keepings: Rate<Id>,
    confirmations: Rate<Id>,
}

impl Gate {
    pub(crate) fn new(limits: Limits, proxies: Vec<IpNet>, is_public: bool, banned: Vec<IpNet>) -> Gate {
        let (second, minute, hour) =
            (Duration::from_secs(1), Duration::from_mins(1), Duration::from_hours(1));
        let limit = |name| limits.get(name);
        let requests = limit("requests");
        Gate {
            proxies,
            is_public,
            banned: RwLock::new(banned),
            connections: Arc::default(),
            requests: Rate::new(requests, second, requests.saturating_mul(10)),
            asked: Rate::new(requests, second, requests.saturating_mul(10)),
            newcomers: Rate::new(limit("newcomers"), hour, limit("newcomers")),
            sign_ins: Rate::new(limit("sign-ins"), minute, limit("sign-ins")),
            names: Rate::new(limit("sign-ins"), minute, limit("sign-ins")),
            chat: Rate::new(limit("chat"), minute, limit("chat").min(10)),
            invitations: Rate::new(limit("invitations"), hour, limit("invitations")),
            mails: Rate::new(3, hour, 3),
            openings: Rate::new(limit("openings"), hour, limit("openings")),
            bringings: Rate::new(limit("bringings"), hour, limit("bringings")),
            orders: Rate::new(limit("orders"), hour, limit("orders")),
            keepings: Rate::new(limit("keepings"), hour, limit("keepings")),
            confirmations: Rate::new(limit("sign-ins"), minute, limit("sign-ins")),
            limits,
        }
    }

    /// Where somebody comes from: the nearest address that isn't a trusted proxy's. What anybody else says of it isn't believed.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let proxied = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
        let peer = peer.to_canonical();
        let direct = proxied.iter().all(|name| !headers.contains_key(*name));
        let near = peer.is_loopback() && direct;
        let trusted = |address: IpAddr| self.proxies.iter().any(|net| net.contains(&address));
        let said: Vec<&str> = headers
            .get_all("x-forwarded-for")
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .collect();
        let mut address = peer;
        for said in said.into_iter().rev() {
            match said.trim().parse::<IpAddr>() {
                Ok(before) if trusted(address) => address = before.to_canonical(),
                _ => break,
            }
        }
        // A proxy that doesn't say for whom it asks must not make everybody a friend of the house.
        Caller { address, direct, near, local: near && !self.is_public }
    }

    /// Whether a request may come in at all.
    pub(crate) fn pass(&self, caller: Caller) -> Result<(), Problem> {
        let banned = self.banned.read().unwrap_or_else(PoisonError::into_inner);
        if !caller.near && banned.iter().any(|net| net.contains(&caller.address)) {
            return Err(Problem::Banned);
        }
        drop(banned);
        if caller.local { Ok(()) } else { self.requests.check(&caller.net()) }
    }

    /// Whether this person hasn't asked too often, from however many addresses.
    pub(crate) fn ask(&self, caller: Caller, person: Id) -> Result<(), Problem> {
        if caller.local { Ok(()) } else { self.asked.check(&person) }
    }

    /// Whether one more may come in from there.
    pub(crate) fn newcomer(&self, caller: Caller) -> Result<(), Problem> {
        if caller.local { Ok(()) } else { self.newcomers.check(&caller.net()) }
    }

    /// Whether a password may be tried from there, and under this name.
    pub(crate) fn sign_in(&self, caller: Caller, fold: &str) -> Result<(), Problem> {
        if !caller.local {
            self.sign_ins.check(&caller.net())?;
        }
        self.names.check(&fold.chars().take(100).collect())
    }

    /// Whether somebody who is signed in may try his password again; nobody else can use that up.
    pub(crate) fn confirm(&self, person: Id) -> Result<(), Problem> {
        self.confirmations.check(&person)
    }

    /// Whether somebody may open one more table.
    pub(crate) fn open(&self, person: Id) -> Result<(), Problem> {
        self.openings.check(&person)
    }

    /// Whether somebody may bring something once more: it stays in the log of its table.
    pub(crate) fn bring(&self, caller: Caller, person: Id) -> Result<(), Problem> {
        if caller.local { Ok(()) } else { self.bringings.check(&person) }
    }

    /// Whether somebody may change standing orders once more: each change stays in the log of its table.
    pub(crate) fn order(&self, caller: Caller, person: Id) -> Result<(), Problem> {
        if caller.local { Ok(()) } else { self.orders.check(&person) }
    }

    /// Whether somebody may keep a deck, or change one, once more.
    pub(crate) fn keep(&self, caller: Caller, person: Id) -> Result<(), Problem> {
        if caller.local { Ok(()) } else { self.keepings.check(&person) }
    }

    pub(crate) fn say(&self, person: Id) -> Result<(), Problem> {
        self.chat.check(&person)
    }

    pub(crate) fn invite(&self, person: Id) -> Result<(), Problem> {
        self.invitations.check(&person)
    }

    /// Whether one more code may be mailed to this address, and for somebody who comes from there.
    pub(crate) fn mail(&self, caller: Caller, to: &str) -> Result<(), Problem> {
        self.mails.check(&to.to_lowercase())?;
        if caller.local { Ok(()) } else { self.mails.check(&caller.net().to_string()) }
    }

    /// Whether one more connection may be opened from there. It counts as long as what is given back is kept.
    pub(crate) fn connect(&self, caller: Caller) -> Result<Connected, Problem> {
        let net = caller.net();
        let mut connections = lock(&self.connections);
        let all: u64 = connections.values().map(|count| u64::from(*count)).sum();
        if all >= u64::from(self.limits.get("all-connections")) {
            return Err(Problem::Full);
        }
        let here = connections.entry(net).or_default();
        if !caller.local && *here >= self.limits.get("connections") {
            return Err(Problem::TooMany { seconds: 60 });
        }
        *here += 1;
        drop(connections);
        Ok(Connected { net, connections: Arc::clone(&self.connections) })
    }

    pub(crate) fn ban(&self, net: IpNet, banned: bool) {
        let mut nets = self.banned.write().unwrap_or_else(PoisonError::into_inner);
        nets.retain(|other| *other != net);
        if banned {
            nets.push(net);
        }
    }

    /// Forgets whoever hasn't asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.0.retain_recent();
        self.asked.0.retain_recent();
        self.newcomers.0.retain_recent();
        self.sign_ins.0.retain_recent();
        self.names.0.retain_recent();
        self.chat.0.retain_recent();
        self.invitations.0.retain_recent();
        self.mails.0.retain_recent();
        self.openings.0.retain_recent();
        self.bringings.0.retain_recent();
        self.orders.0.retain_recent();
        self.keepings.0.retain_recent();
        self.confirmations.0.retain_recent();
    }
}

/// A connection that counts.
pub(crate) struct Connected {
    net: IpNet,
    connections: Arc<Mutex<HashMap<IpNet, u32>>>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        if let Some(count) = connections.get_mut(&self.net) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.net);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts the messages of one connection.
pub(crate) struct Messages(governor::DefaultDirectRateLimiter);

impl Messages {
    pub(crate) fn new(limits: &Limits) -> Messages {
        let often = NonZeroU32::new(limits.get("messages")).unwrap_or(NonZeroU32::MIN);
        Messages(RateLimiter::direct(
            Quota::per_second(often).allow_burst(often.saturating_mul(NonZeroU32::new(10).unwrap_or(often))),
        ))
    }

    /// Waits until one more may be read: whoever sends too fast is read slower.
    pub(crate) async fn wait(&self) {
        self.0.until_ready().await;
    }
}

/// Whether a page of this origin belongs to this house: to its public address, or else to the one that was asked.
pub(crate) fn same_site(origin: &str, public: Option<&str>, headers: &HeaderMap) -> bool {
    if let Some(public) = public {
        return origin.eq_ignore_ascii_case(public);
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    site.is_some_and(|site| host.is_some_and(|host| host.eq_ignore_ascii_case(site)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(peer: &str, said: &[&str]) -> Caller {
        let proxies = vec!["127.0.0.0/8".parse().unwrap(), "10.1.0.0/16".parse().unwrap()];
        let gate = Gate::new(Limits::default(), proxies, false, Vec::new());
        let mut headers = HeaderMap::new();
        said.iter().for_each(|said| _ = headers.append("x-forwarded-for", said.parse().unwrap()));
        gate.caller(peer.parse().unwrap(), &headers)
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        for (peer, said, is) in [
            ("127.0.0.1", &[][..], "127.0.0.1"),
            ("127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            ("::ffff:127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            // What the guest himself wrote before his proxy did counts for nothing.
            ("127.0.0.1", &["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["203.0.113.9, 10.1.2.3"], "203.0.113.9"),
            ("198.51.100.7", &["203.0.113.9"], "198.51.100.7"),
            ("127.0.0.1", &["nonsense"], "127.0.0.1"),
        ] {
            assert_eq!(caller(peer, said).address, is.parse::<IpAddr>().unwrap(), "{peer} {said:?}");
        }
        assert!(caller("127.0.0.1", &[]).local);
        assert!(!caller("127.0.0.1", &["127.0.0.1"]).local);
        assert!(!caller("203.0.113.9", &[]).local);
    }

    #[test]
    fn a_page_of_another_site_is_told_apart() {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "box:8080".parse().unwrap());
        assert!(same_site("http://box:8080", None, &headers));
        for other in [
            "http://box",
            "http://evil.example",
            "null",
            "",
            "http://box:8080.evil.example",
            "ftp://box:8080",
        ] {
            assert!(!same_site(other, None, &headers), "{other}");
        }
        let public = Some("https://games.example");
        assert!(same_site("https://games.example", public, &headers));
        assert!(!same_site("http://games.example", public, &headers));
        assert!(!same_site("http://box:8080", public, &headers));
    }
}
