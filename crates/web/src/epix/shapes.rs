//! Where the borders and coasts of the three maps run, and what stands where in each province: drawn by hand.

use epix::Province::{
    self, Amazoune, Andalousine, Avalune, BlueCastle, Broceland, Carcassogne, Gevaudrin, GreenCastle,
    Kilimandjora, Lochmess, RedCastle, Siberlande, Stonehinge, Toscagne, Transylvagne, YellowCastle,
};

/// A place on the map in whole units.
pub(super) type Place = (i16, i16);

/// A line between two corners: a border of two provinces, or the coast of one.
pub(super) struct Edge {
    /// The province on one side.
    pub one: Province,
    /// The province on the other side; none is the sea.
    pub other: Option<Province>,
    /// From corner to corner through these places.
    pub via: &'static [Place],
}

/// What stands where in one province.
pub(super) struct Plot {
    /// Whose places these are.
    pub province: Province,
    /// The centre of its name.
    pub label: Place,
    /// For its soldier, knight, camp and catapult.
    pub spots: [Place; 4],
    /// The centre of the castle's drawing or of the medal, for those who have one.
    pub mark: Option<Place>,
}

/// One map: all its edges and plots.
pub(super) struct Sheet {
    /// Every line once.
    pub edges: &'static [Edge],
    /// Every province once.
    pub plots: &'static [Plot],
}

/// A border of two provinces.
const fn inner(one: Province, other: Province, via: &'static [Place]) -> Edge {
    Edge { one, other: Some(other), via }
}

/// The coast of one province.
const fn coast(one: Province, via: &'static [Place]) -> Edge {
    Edge { one, other: None, via }
}

/// A province with a castle or a medal.
const fn marked(province: Province, mark: Place, label: Place, spots: [Place; 4]) -> Plot {
    Plot { province, label, spots, mark: Some(mark) }
}

/// A province without either.
const fn plain(province: Province, label: Place, spots: [Place; 4]) -> Plot {
    Plot { province, label, spots, mark: None }
}

/// Four spots two by two, from the upper left one.
const fn block(x: i16, y: i16) -> [Place; 4] {
    [(x, y), (x + 70, y), (x, y + 69), (x + 70, y + 69)]
}

/// Four spots in a row, from the left one.
const fn row(x: i16, y: i16) -> [Place; 4] {
    [(x, y), (x + 69, y), (x + 138, y), (x + 207, y)]
}

/// For two players: yellow in the west, blue in the east.
pub(super) static TWO: Sheet = Sheet {
    edges: &[
        inner(Kilimandjora, Carcassogne, &[(322, 432), (340, 356), (392, 300)]),
        inner(Kilimandjora, Lochmess, &[(392, 300), (500, 278), (608, 298)]),
        inner(Kilimandjora, Transylvagne, &[(608, 298), (664, 350), (680, 426)]),
        inner(Kilimandjora, Stonehinge, &[(680, 426), (662, 505), (606, 562)]),
        inner(Kilimandjora, Broceland, &[(606, 562), (500, 586), (394, 564)]),
        inner(Kilimandjora, Gevaudrin, &[(394, 564), (338, 510), (322, 432)]),
        inner(Carcassogne, Lochmess, &[(392, 300), (374, 170), (350, 44)]),
        inner(Lochmess, Transylvagne, &[(608, 298), (624, 160), (652, 40)]),
        inner(Stonehinge, Broceland, &[(606, 562), (634, 690), (650, 822)]),
        inner(Broceland, Gevaudrin, &[(394, 564), (362, 700), (350, 818)]),
        inner(Carcassogne, Gevaudrin, &[(322, 432), (290, 438), (256, 428)]),
        inner(Transylvagne, Stonehinge, &[(680, 426), (712, 434), (746, 430)]),
        inner(YellowCastle, Carcassogne, &[(48, 306), (130, 292), (222, 330), (256, 428)]),
        inner(YellowCastle, Gevaudrin, &[(256, 428), (224, 524), (140, 568), (46, 556)]),
        inner(BlueCastle, Transylvagne, &[(954, 304), (870, 290), (780, 330), (746, 430)]),
        inner(BlueCastle, Stonehinge, &[(746, 430), (778, 526), (862, 570), (952, 558)]),
        coast(YellowCastle, &[(48, 306), (26, 360), (34, 430), (24, 500), (46, 556)]),
        coast(Carcassogne, &[(48, 306), (62, 250), (32, 170), (62, 84), (150, 36), (250, 52), (350, 44)]),
        coast(Lochmess, &[(350, 44), (400, 28), (470, 36), (520, 26), (590, 30), (652, 40)]),
        coast(
            Transylvagne,
            &[(652, 40), (740, 56), (850, 34), (936, 84), (968, 170), (940, 250), (954, 304)],
        ),
        coast(BlueCastle, &[(954, 304), (976, 362), (966, 430), (976, 500), (952, 558)]),
        coast(
            Stonehinge,
            &[(952, 558), (940, 610), (970, 690), (940, 776), (850, 828), (750, 806), (650, 822)],
        ),
        coast(Broceland, &[(650, 822), (590, 834), (520, 826), (460, 834), (400, 832), (350, 818)]),
        coast(Gevaudrin, &[(350, 818), (250, 808), (150, 828), (62, 778), (30, 690), (62, 612), (46, 556)]),
    ],
    plots: &[
        plain(Kilimandjora, (500, 440), row(397, 504)),
        marked(YellowCastle, (134, 376), (128, 327), block(98, 443)),
        marked(BlueCastle, (866, 376), (872, 327), block(832, 443)),
        plain(Carcassogne, (212, 102), block(178, 158)),
        marked(Lochmess, (596, 78), (500, 112), block(465, 162)),
        plain(Transylvagne, (786, 102), block(752, 158)),
        plain(Stonehinge, (788, 622), block(752, 678)),
        marked(Broceland, (398, 790), (500, 626), block(465, 680)),
        plain(Gevaudrin, (212, 622), block(178, 678)),
    ],
};

/// For three players: yellow in the north, blue in the south-east, red in the south-west.
pub(super) static THREE: Sheet = Sheet {
    edges: &[
        inner(Kilimandjora, Carcassogne, &[(370, 372), (430, 344), (500, 346)]),
        inner(Kilimandjora, Gevaudrin, &[(500, 346), (572, 344), (632, 370)]),
        inner(Kilimandjora, Lochmess, &[(632, 370), (662, 408), (678, 458)]),
        inner(Kilimandjora, Transylvagne, &[(678, 458), (678, 510), (658, 556)]),
        inner(Kilimandjora, Stonehinge, &[(658, 556), (620, 582), (576, 591)]),
        inner(Kilimandjora, Broceland, &[(576, 591), (500, 600), (424, 591)]),
        inner(Kilimandjora, Amazoune, &[(424, 591), (380, 582), (342, 556)]),
        inner(Kilimandjora, Toscagne, &[(342, 556), (322, 510), (322, 458)]),
        inner(Kilimandjora, Avalune, &[(322, 458), (338, 408), (370, 372)]),
        inner(Carcassogne, Gevaudrin, &[(500, 346), (504, 320), (500, 294)]),
        inner(Gevaudrin, Lochmess, &[(632, 370), (738, 280), (784, 150), (802, 66)]),
        inner(Lochmess, Transylvagne, &[(678, 458), (790, 414), (880, 408), (946, 392)]),
        inner(Transylvagne, Stonehinge, &[(658, 556), (718, 556), (776, 574)]),
        inner(Stonehinge, Broceland, &[(576, 591), (580, 700), (594, 810)]),
        inner(Broceland, Amazoune, &[(424, 591), (420, 700), (406, 810)]),
        inner(Amazoune, Toscagne, &[(342, 556), (282, 556), (224, 574)]),
        inner(Toscagne, Avalune, &[(322, 458), (210, 414), (120, 408), (54, 394)]),
        inner(Avalune, Carcassogne, &[(370, 372), (264, 284), (214, 150), (198, 66)]),
        inner(YellowCastle, Carcassogne, &[(406, 52), (398, 130), (402, 254), (446, 284), (500, 294)]),
        inner(YellowCastle, Gevaudrin, &[(500, 294), (556, 284), (598, 254), (604, 130), (596, 52)]),
        inner(BlueCastle, Transylvagne, &[(776, 574), (860, 562), (950, 564)]),
        inner(BlueCastle, Stonehinge, &[(776, 574), (788, 700), (786, 804)]),
        inner(RedCastle, Amazoune, &[(224, 574), (212, 700), (214, 804)]),
        inner(RedCastle, Toscagne, &[(224, 574), (140, 562), (50, 564)]),
        coast(YellowCastle, &[(406, 52), (450, 26), (500, 32), (550, 24), (596, 52)]),
        coast(Gevaudrin, &[(596, 52), (660, 26), (730, 34), (802, 66)]),
        coast(
            Lochmess,
            &[(802, 66), (860, 30), (930, 56), (972, 120), (956, 200), (976, 270), (960, 330), (946, 392)],
        ),
        coast(Transylvagne, &[(946, 392), (976, 450), (964, 520), (950, 564)]),
        coast(BlueCastle, &[(950, 564), (976, 660), (962, 740), (944, 798), (890, 830), (786, 804)]),
        coast(Stonehinge, &[(786, 804), (740, 834), (670, 822), (594, 810)]),
        coast(Broceland, &[(594, 810), (550, 834), (500, 826), (450, 834), (406, 810)]),
        coast(Amazoune, &[(406, 810), (330, 822), (262, 834), (214, 804)]),
        coast(RedCastle, &[(214, 804), (112, 830), (56, 798), (38, 740), (26, 660), (50, 564)]),
        coast(Toscagne, &[(50, 564), (36, 520), (26, 450), (54, 394)]),
        coast(
            Avalune,
            &[(54, 394), (40, 330), (24, 270), (44, 200), (28, 120), (70, 56), (140, 30), (198, 66)],
        ),
        coast(Carcassogne, &[(198, 66), (270, 34), (340, 26), (406, 52)]),
    ],
    plots: &[
        plain(Kilimandjora, (500, 478), row(397, 536)),
        marked(YellowCastle, (500, 102), (500, 54), block(465, 170)),
        marked(BlueCastle, (876, 639), (876, 592), block(836, 702)),
        marked(RedCastle, (124, 639), (124, 592), block(94, 702)),
        plain(Carcassogne, (304, 96), block(286, 154)),
        plain(Gevaudrin, (696, 96), block(644, 154)),
        marked(Lochmess, (862, 74), (860, 190), block(806, 246)),
        plain(Transylvagne, (824, 453), row(722, 508)),
        plain(Stonehinge, (678, 634), block(646, 692)),
        marked(Broceland, (500, 807), (500, 643), block(465, 694)),
        plain(Amazoune, (320, 634), block(284, 692)),
        plain(Toscagne, (174, 453), row(74, 508)),
        marked(Avalune, (88, 110), (140, 190), block(124, 246)),
    ],
};

/// For four players: yellow, blue, red and green clockwise from the north-west.
pub(super) static FOUR: Sheet = Sheet {
    edges: &[
        inner(Kilimandjora, Carcassogne, &[(338, 336), (378, 310), (430, 298)]),
        inner(Kilimandjora, Lochmess, &[(430, 298), (500, 290), (570, 296)]),
        inner(Kilimandjora, Transylvagne, &[(570, 296), (622, 308), (662, 336)]),
        inner(Kilimandjora, Stonehinge, &[(662, 336), (676, 380), (680, 430)]),
        inner(Kilimandjora, Amazoune, &[(680, 430), (676, 482), (660, 525)]),
        inner(Kilimandjora, Toscagne, &[(660, 525), (620, 552), (570, 564)]),
        inner(Kilimandjora, Broceland, &[(570, 564), (500, 572), (430, 562)]),
        inner(Kilimandjora, Andalousine, &[(430, 562), (380, 552), (340, 525)]),
        inner(Kilimandjora, Siberlande, &[(340, 525), (324, 480), (320, 430)]),
        inner(Kilimandjora, Gevaudrin, &[(320, 430), (324, 380), (338, 336)]),
        inner(Carcassogne, Lochmess, &[(430, 298), (424, 170), (406, 52)]),
        inner(Lochmess, Transylvagne, &[(570, 296), (576, 170), (594, 52)]),
        inner(Transylvagne, Stonehinge, &[(662, 336), (716, 318), (778, 290)]),
        inner(Stonehinge, Amazoune, &[(680, 430), (780, 424), (870, 436), (954, 428)]),
        inner(Amazoune, Toscagne, &[(660, 525), (716, 546), (780, 572)]),
        inner(Toscagne, Broceland, &[(570, 564), (578, 690), (598, 808)]),
        inner(Broceland, Andalousine, &[(430, 562), (420, 690), (404, 808)]),
        inner(Andalousine, Siberlande, &[(340, 525), (284, 542), (222, 572)]),
        inner(Siberlande, Gevaudrin, &[(320, 430), (220, 436), (130, 422), (46, 430)]),
        inner(Gevaudrin, Carcassogne, &[(338, 336), (284, 320), (222, 290)]),
        inner(YellowCastle, Carcassogne, &[(212, 62), (206, 130), (214, 215), (222, 290)]),
        inner(YellowCastle, Gevaudrin, &[(222, 290), (130, 302), (52, 294)]),
        inner(BlueCastle, Transylvagne, &[(790, 62), (796, 130), (786, 215), (778, 290)]),
        inner(BlueCastle, Stonehinge, &[(778, 290), (870, 302), (948, 294)]),
        inner(RedCastle, Amazoune, &[(780, 572), (870, 560), (948, 568)]),
        inner(RedCastle, Toscagne, &[(780, 572), (788, 650), (796, 735), (786, 802)]),
        inner(GreenCastle, Andalousine, &[(222, 572), (212, 650), (204, 735), (214, 802)]),
        inner(GreenCastle, Siberlande, &[(222, 572), (130, 560), (52, 568)]),
        coast(YellowCastle, &[(52, 294), (26, 220), (38, 140), (48, 76), (100, 34), (212, 62)]),
        coast(Carcassogne, &[(212, 62), (270, 28), (340, 30), (406, 52)]),
        coast(Lochmess, &[(406, 52), (450, 26), (500, 36), (550, 26), (594, 52)]),
        coast(Transylvagne, &[(594, 52), (660, 30), (730, 26), (790, 62)]),
        coast(BlueCastle, &[(790, 62), (896, 32), (950, 76), (964, 140), (976, 220), (948, 294)]),
        coast(Stonehinge, &[(948, 294), (976, 340), (958, 384), (954, 428)]),
        coast(Amazoune, &[(954, 428), (976, 470), (974, 520), (948, 568)]),
        coast(RedCastle, &[(948, 568), (974, 640), (962, 720), (950, 786), (900, 828), (786, 802)]),
        coast(Toscagne, &[(786, 802), (728, 832), (660, 834), (598, 808)]),
        coast(Broceland, &[(598, 808), (550, 834), (500, 826), (450, 834), (404, 808)]),
        coast(Andalousine, &[(404, 808), (340, 834), (272, 832), (214, 802)]),
        coast(GreenCastle, &[(214, 802), (100, 828), (50, 786), (38, 720), (26, 640), (52, 568)]),
        coast(Siberlande, &[(52, 568), (26, 524), (28, 474), (46, 430)]),
        coast(Gevaudrin, &[(46, 430), (38, 384), (26, 336), (52, 294)]),
    ],
    plots: &[
        plain(Kilimandjora, (500, 446), row(397, 506)),
        marked(YellowCastle, (130, 119), (131, 72), block(92, 183)),
        marked(BlueCastle, (870, 118), (870, 71), block(838, 183)),
        marked(RedCastle, (872, 650), (872, 602), block(835, 714)),
        marked(GreenCastle, (128, 650), (128, 602), block(92, 714)),
        plain(Carcassogne, (312, 104), block(278, 162)),
        marked(Lochmess, (500, 268), (500, 112), block(465, 161)),
        plain(Transylvagne, (688, 104), block(652, 162)),
        plain(Stonehinge, (826, 324), row(714, 377)),
        plain(Amazoune, (832, 462), row(720, 509)),
        plain(Toscagne, (684, 628), block(650, 686)),
        marked(Broceland, (500, 598), (500, 758), block(465, 642)),
        plain(Andalousine, (316, 628), block(280, 686)),
        plain(Siberlande, (172, 462), row(71, 508)),
        plain(Gevaudrin, (176, 324), row(77, 378)),
    ],
};
