//! The three maps, ours in the spirit of the three names that we know. Each is a wheel: Kilimandjora is the hub, the
//! ring goes round it, and each castle lies outside and touches its two home provinces.

use crate::province::{
    Province::{
        self, Amazoune, Andalousine, Avalune, BlueCastle, Broceland, Carcassogne, Gevaudrin, GreenCastle,
        Kilimandjora, Lochmess, RedCastle, Siberlande, Stonehinge, Toscagne, Transylvagne, YellowCastle,
    },
    Provinces,
};

/// The provinces of the game for one number of players, and what touches what.
#[derive(Debug)]
pub struct Map {
    /// The provinces around Kilimandjora, clockwise.
    pub ring: &'static [Province],
    /// The castles, each with its two home provinces.
    pub castles: &'static [(Province, [Province; 2])],
    /// Those marked +1.
    pub marked: Provinces,
    /// All of its provinces.
    pub all: Provinces,
    near: [Provinces; 16],
    far: [Provinces; 16],
}

/// For two, three and four players.
static MAPS: [Map; 3] = [
    Map::new(
        &[Carcassogne, Lochmess, Transylvagne, Stonehinge, Broceland, Gevaudrin],
        &[(YellowCastle, [Carcassogne, Gevaudrin]), (BlueCastle, [Transylvagne, Stonehinge])],
    ),
    Map::new(
        &[Carcassogne, Gevaudrin, Lochmess, Transylvagne, Stonehinge, Broceland, Amazoune, Toscagne, Avalune],
        &[
            (YellowCastle, [Carcassogne, Gevaudrin]),
            (BlueCastle, [Transylvagne, Stonehinge]),
            (RedCastle, [Amazoune, Toscagne]),
        ],
    ),
    Map::new(
        &[
            Carcassogne,
            Lochmess,
            Transylvagne,
            Stonehinge,
            Amazoune,
            Toscagne,
            Broceland,
            Andalousine,
            Siberlande,
            Gevaudrin,
        ],
        &[
            (YellowCastle, [Carcassogne, Gevaudrin]),
            (BlueCastle, [Transylvagne, Stonehinge]),
            (RedCastle, [Amazoune, Toscagne]),
            (GreenCastle, [Siberlande, Andalousine]),
        ],
    ),
];

impl Map {
    /// The map for so many players; out of two to four the nearest.
    #[inline]
    pub fn of(players: usize) -> &'static Map {
        &MAPS[players.clamp(2, 4) - 2]
    }

    /// Everything that touches this province.
    #[inline]
    pub const fn near(&self, province: Province) -> Provinces {
        self.near[province as usize]
    }

    /// Everything within two steps of this province that don't go through Kilimandjora.
    #[inline]
    pub const fn far(&self, province: Province) -> Provinces {
        self.far[province as usize]
    }

    /// Everything that touches one of these.
    pub fn around(&self, these: Provinces) -> Provinces {
        these.iter().fold(Provinces::NONE, |all, one| all | self.near(one))
    }

    const fn new(ring: &'static [Province], castles: &'static [(Province, [Province; 2])]) -> Map {
        let mut near = [Provinces::NONE; 16];
        let mut at = 0;
        while at < ring.len() {
            join(&mut near, ring[at], ring[(at + 1) % ring.len()]);
            join(&mut near, ring[at], Kilimandjora);
            at += 1;
        }
        let mut at = 0;
        while at < castles.len() {
            join(&mut near, castles[at].0, castles[at].1[0]);
            join(&mut near, castles[at].0, castles[at].1[1]);
            at += 1;
        }
        let (mut all, mut far) = (Provinces::NONE, [Provinces::NONE; 16]);
        let mut one = 0;
        while one < 16 {
            let here = Province::ALL[one];
            let mut reach = near[one];
            let mut two = 0;
            while two < 16 {
                if near[one].without(Kilimandjora).contains(Province::ALL[two]) {
                    reach = reach.or(near[two]);
                }
                two += 1;
            }
            far[one] = reach.without(here);
            if !near[one].is_empty() {
                all = all.with(here);
            }
            one += 1;
        }
        let mut marked = Provinces::NONE;
        let mut at = 0;
        while at < ring.len() {
            if matches!(ring[at], Lochmess | Broceland | Avalune) {
                marked = marked.with(ring[at]);
            }
            at += 1;
        }
        Map { ring, castles, marked, all, near, far }
    }
}

const fn join(near: &mut [Provinces; 16], one: Province, two: Province) {
    near[one as usize] = near[one as usize].with(two);
    near[two as usize] = near[two as usize].with(one);
}
