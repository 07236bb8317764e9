//! Who the characters of the quick game are, drawn from the hat to the tool: one figure each.

/// Flat cap, overalls and a cargo hook.
pub(super) const DOCKER: &str = r##"
<use href="#pt-coat" fill="#e9e2d4"/><path fill="none" stroke="#35406b" stroke-width="3" d="M30 74q30-8 60
0M26 82q34-8 68 0"/><path fill="#2f4f86" d="M45 92V73h30v19zM42 64l5-1 5 11h-5zM78 64l-5-1-5 11h5z"/><use
href="#pt-broad" fill="#d69c6c"/><path fill="#4a3038" opacity=".55" d="M45.5 40c3 2 5 5 8 4.5 4-1.5 9-1.5
13 0 3 .5 5-2.5 8-4.5 0 6-2 10-5 13l-4 4h-11l-4-4c-3-3-5-7-5-13z"/><path fill="#465a78" d="M42 27c-1-11
8-16 18-16 10 0 17 5 16 15-10-3-22-3-34 1z"/><path fill="#2b3a55" d="M41 29c9-7 27-8 36-3 1 2 0 4-2
4-10-3-21-3-32 1-2 0-3-1-2-2z"/><path stroke="#e9e2d4" stroke-width="11" d="M90 88L98 70"/><path
fill="none" stroke="#e2e7f0" stroke-width="4" d="M98 66V40c0-13 16-12 15 0 0 5-3 8-7 9"/><path
stroke="#b9773c" stroke-width="6" d="M90 68h16"/><circle cx="98" cy="69" r="5.5" fill="#d69c6c"/><use
href="#pt-eyes-open"/><use href="#pt-firm"/>
"##;

/// A beret, and leaflets in the wind.
pub(super) const TRACTISTE: &str = r##"
<path fill="#3a2140" d="M42 50c-4-22 3-36 18-36s22 14 18 36l-5 5H47z"/><use href="#pt-dress"
fill="#27617a"/><path fill="#f1e9dc" d="M53 63l7 9 7-9v29H53z"/><path fill="#1b465a" d="M49 64l4-2 7 10-4
20h-6zM71 64l-4-2-7 10 4 20h6z"/><use href="#pt-slim" fill="#f2c9ae"/><path fill="#3a2140" d="M46 34c1-10
5-15 8-16h14c4 2 6 8 6 16-4-7-9-9-14-9s-11 2-14 9z"/><path fill="#e8402f" d="M41 23c0-10 11-15 21-14 11 1
17 8 15 13-9-5-27-5-36 1z"/><path stroke="#e8402f" stroke-width="2.5" d="M61 10l2-5"/><path
stroke="#27617a" stroke-width="11" d="M84 90L94 76"/><path fill="#fff" d="M86 42l15-3 4 26-15 3z"/><path
fill="#ffe9b0" d="M96 40l14 5-8 25-14-5z"/><path stroke="#7c2a2a" stroke-width="2" d="M98 47l8 3M96.5 52l8
3M95 57l8 3"/><circle cx="95" cy="71" r="5.5" fill="#f2c9ae"/><path fill="#fff" d="M10 24l13-5 5 13-13
5zM20 52l11 3-3 11-11-3zM3 46l9-4 3 9-9 3z"/><path stroke="#7c2a2a" stroke-width="1.6" d="M14 27l8-3M15.5
31l8-3"/><use href="#pt-eyes-soft"/><use href="#pt-grin"/>
"##;

/// A woollen hat, a raised fist and a placard.
pub(super) const GREVISTE: &str = r##"
<path fill="#23142b" d="M44 52c-5-20 0-36 16-36s21 16 16 36z"/><path stroke="#c98a4b" stroke-width="4"
d="M97 90V30"/><use href="#pt-dress" fill="#5b4a6e"/><path fill="#ffb03a" d="M37 70l8-4 2 26H34zM83
70l-8-4-2 26h13z"/><path stroke="#fff2c8" stroke-width="3" d="M34 82h12M74 82h12"/><use href="#pt-slim"
fill="#a5694a"/><path fill="#e8402f" d="M45 31c0-12 6-17 15-17s15 5 15 17c-9-5-21-5-30 0z"/><path
fill="#b52a20" d="M44 32c10-6 22-6 32 0l-1 4c-10-5-20-5-30 0z"/><circle cx="60" cy="12" r="4.5"
fill="#ffd9cf"/><path fill="#fff6e6" d="M78 6l38 3-2 30-38-3z"/><path fill="#e8402f" d="M90 12h10l-2
14h-6zM92 29h6v5h-6z"/><path stroke="#5b4a6e" stroke-width="11" d="M86 90L96 66"/><circle cx="96" cy="66"
r="5.5" fill="#a5694a"/><path stroke="#5b4a6e" stroke-width="11" d="M32 90L18 62"/><circle cx="18" cy="62"
r="6.5" fill="#a5694a"/><use href="#pt-eyes-stern"/><use href="#pt-open"/>
"##;

/// A sash, the banner and a gavel.
pub(super) const DELEGUEE: &str = r##"
<path fill="#6e2f24" d="M44 44c-3-18 2-29 16-29s19 11 16 29z"/><circle cx="60" cy="11" r="8"
fill="#6e2f24"/><path stroke="#d9a646" stroke-width="3" d="M20 92V12"/><path fill="#e8402f" d="M20
12h26l-6 10 6 10H20z"/><circle cx="30" cy="22" r="4.5" fill="none" stroke="#ffe08a" stroke-width="2.5"
stroke-dasharray="2 1.4"/><use href="#pt-dress" fill="#3a2f55"/><path fill="#f4efe6" d="M52 63l8 10
8-10v29H52z"/><path fill="#2a2142" d="M49 64l4-2 7 14-4 16h-8zM71 64l-4-2-7 14 4 16h8z"/><path
stroke="#e8402f" stroke-width="7" d="M37 70L76 94"/><circle cx="78" cy="74" r="4" fill="#ffd02e"/><use
href="#pt-slim" fill="#d69c6c"/><path fill="#8a3d2c" d="M46 35c-1-12 5-18 14-18s15 6 14 18c-3-6-5-9-8-11-6
4-15 3-20 11z"/><path stroke="#3a2f55" stroke-width="11" d="M88 92L98 70"/><path stroke="#b9773c"
stroke-width="4" d="M94 80l10-26"/><path fill="#d98f4a" d="M92 44l22 9-4 11-22-9z"/><path fill="#ffd02e"
d="M96 45.6l4 1.6-4.2 11-4-1.6zM106 49.6l4 1.6-4.2 11-4-1.6z"/><circle cx="98" cy="70" r="5.5"
fill="#d69c6c"/><use href="#pt-eyes-open"/><use href="#pt-firm"/>
"##;

/// Round glasses and an armful of scrolls.
pub(super) const ARCHIVISTE: &str = r##"
<path fill="#e6e6ee" d="M42 42c-5-2-5-12 0-14l4-4v20zM78 42c5-2 5-12 0-14l-4-4v20z"/><use href="#pt-coat"
fill="#5a4a3a"/><path fill="#e6dcc2" d="M53 63l7 8 7-8v29H53z"/><path fill="#8b5e34" d="M53
72h14v20H53z"/><use href="#pt-round" fill="#f2c9ae"/><path fill="none" stroke="#2c2350" stroke-width="1.8"
d="M48 36a5.5 5.5 0 1 0 11 0 5.5 5.5 0 0 0-11 0zM61 36a5.5 5.5 0 1 0 11 0 5.5 5.5 0 0 0-11 0zM59 35q1-1 2
0"/><path fill="none" stroke="#e6e6ee" stroke-width="2.6" d="M50 28q3-2 6 0M64 28q3-2 6 0"/><g
transform="translate(84 62) rotate(-14)"><path fill="#f3e6bf" d="M-5-26h10v54H-5z"/><path fill="#c9ab6d"
d="M-5-26h4v54h-4z"/><ellipse cy="-26" rx="5" ry="2.5" fill="#fff7dc"/><path fill="#e8402f" d="M-5
2H5v5H-5z"/></g><g transform="translate(108 62) rotate(16)"><path fill="#f3e6bf"
d="M-5-26h10v54H-5z"/><path fill="#c9ab6d" d="M-5-26h4v54h-4z"/><ellipse cy="-26" rx="5" ry="2.5"
fill="#fff7dc"/><path fill="#37d67a" d="M-5 2H5v5H-5z"/></g><g transform="translate(96 58)
rotate(2)"><path fill="#f3e6bf" d="M-5-26h10v54H-5z"/><path fill="#c9ab6d" d="M-5-26h4v54h-4z"/><ellipse
cy="-26" rx="5" ry="2.5" fill="#fff7dc"/><path fill="#4f9dff" d="M-5 2H5v5H-5z"/></g><path fill="none"
stroke="#5a4a3a" stroke-width="12" d="M84 84q12 6 26 0"/><circle cx="84" cy="83" r="5.5"
fill="#f2c9ae"/><use href="#pt-eyes-bare"/><use href="#pt-frown"/>
"##;

/// Goggles in the hair, a white coat and a microscope.
pub(super) const CHERCHEUSE: &str = r##"
<path fill="#1d1226" d="M43 46c-8-4-6-14-1-17-2-8 6-13 10-12 4-6 14-5 16 0 6-1 11 6 9 12 6 4 5 14-1
17z"/><use href="#pt-dress" fill="#eef3fb"/><path fill="#2f7fd6" d="M54 62l6 10 6-10v30H54z"/><path
stroke="#b9c6dc" stroke-width="1.6" d="M50 65l7 14M70 65l-7 14M42 80v12"/><use href="#pt-slim"
fill="#84543f"/><path fill="#1d1226" d="M47 31c3-9 8-13 13-13s10 4 13 13c-8-4-18-4-26 0z"/><path
fill="none" stroke="#c7f5ff" stroke-width="2" d="M47 24a5.5 5 0 1 0 11 0 5.5 5 0 0 0-11 0zM62 24a5.5 5 0 1
0 11 0 5.5 5 0 0 0-11 0z"/><path fill="currentColor" d="M48.5 24a4 3.6 0 1 0 8 0 4 3.6 0 0 0-8 0zM63.5
24a4 3.6 0 1 0 8 0 4 3.6 0 0 0-8 0z"/><path fill="#dfe7f2" d="M86 84h30v6H86zM90 76h14v4H90z"/><path
fill="none" stroke="#dfe7f2" stroke-width="5" d="M108 84c10-10 8-26-4-30"/><path fill="#7e93b8" d="M90
32l8-4 12 26-8 4zM104 60l6-3 4 8-6 3z"/><path fill="currentColor" d="M88 28l10-5 3 6-10 5z"/><path
stroke="#fff" stroke-width="2" d="M92 76l8-2"/><circle cx="86" cy="78" r="5.5" fill="#84543f"/><use
href="#pt-eyes-soft"/><use href="#pt-grin"/>
"##;

/// Mortarboard, beard and globe.
pub(super) const RECTEUR: &str = r##"
<use href="#pt-coat" fill="#1d2c66"/><path fill="#f2f2f7" d="M50 64l10 8 10-8-4 28H54z"/><path
fill="#4f9dff" d="M38 67l11-4 7 29H44zM82 67l-11-4-7 29h12z"/><path fill="#ffd02e" d="M44 92l-4-26 3-1 6
27zM76 92l4-26-3-1-6 27z"/><use href="#pt-broad" fill="#f2c9ae"/><path fill="#e9e9f2" d="M45.5 40c3 2 5 5
8 4.5 4-1.5 9-1.5 13 0 3 .5 5-2.5 8-4.5 0 6-2 10-5 13l-4 4h-11l-4-4c-3-3-5-7-5-13z"/><path fill="#e9e9f2"
d="M51 53q9 3 18 0l-3 14q-6 7-12 0z"/><path fill="#141a3d" d="M44 28v-8h32v8c-10-4-22-4-32 0z"/><path
fill="#26336e" d="M60 4l32 11-32 11-32-11z"/><path fill="none" stroke="#ffd02e" stroke-width="1.8" d="M60
15l26 3v14"/><path fill="#ffd02e" d="M84 31h5l1 9h-7z"/><circle cx="103" cy="60" r="12"
fill="#3b8fe0"/><path fill="#7fe0a0" d="M95 52c6-5 10 0 8 4s-9 4-10 9c-3-6-1-10 2-13zM106 62c4-3 8-2 9 0-1
5-4 8-8 9-3-2-3-6-1-9z"/><path fill="none" stroke="#ffd02e" stroke-width="2" d="M94 48a15 15 0 1 0 21
21M103 75v8M97 85h12"/><path stroke="#1d2c66" stroke-width="11" d="M90 94L101 86"/><circle cx="101"
cy="86" r="5" fill="#f2c9ae"/><use href="#pt-eyes-stern"/><use href="#pt-firm"/>
"##;

/// A visor and the lantern of the watch.
pub(super) const SENTINELLE: &str = r##"
<use href="#pt-coat" fill="#26335f"/><path fill="#3c4c85" d="M38 72q22-8 44 0v20H38z"/><path
fill="#d3e2ff" d="M56 76h8v6l-4 4-4-4z"/><path fill="#1a2347" d="M24 84c1-10 6-16 14-18l4 12-6 14H24zM96
84c-1-10-6-16-14-18l-4 12 6 14h12z"/><use href="#pt-slim" fill="#d69c6c"/><path fill="#1a2347" d="M43
46V30c0-12 7-19 17-19s17 7 17 19v16l-4 6V33q-13-6-26 0v19z"/><path fill="#3c4c85" d="M43 30c0-12 7-19
17-19s17 7 17 19z"/><path fill="#8fd6ff" d="M44 22q16-7 32 0v7q-16-6-32 0z"/><path fill="none"
stroke="#fff" stroke-width="1.6" d="M66 21q5 1 8 3"/><path stroke="#26335f" stroke-width="11" d="M88 80L99
50"/><circle cx="99" cy="68" r="20" fill="#ffe08a" opacity=".28"/><path fill="none" stroke="#e2e7f0"
stroke-width="2.5" d="M92 62c0-11 14-11 14 0"/><path fill="#e2e7f0" d="M89 59h20l2 5H87zM88
80h22v5H88z"/><path fill="#ffb52e" d="M90 64h18v16H90z"/><path fill="#fff7cf" d="M99 65c4 4 5 7 4 10s-7
3-8 0 0-6 4-10z"/><path stroke="#e2e7f0" stroke-width="1.6" d="M90 64v16M108 64v16"/><circle cx="99"
cy="51" r="5.5" fill="#d69c6c"/><use href="#pt-eyes-stern"/><use href="#pt-firm"/>
"##;

/// A tight bun, half-moon glasses and the tax purse.
pub(super) const PERCEPTRICE: &str = r##"
<path fill="#5d2f45" d="M44 46c-3-20 3-30 16-30s19 10 16 30z"/><circle cx="60" cy="10" r="8"
fill="#5d2f45"/><path stroke="#d8dcec" stroke-width="2" d="M52 4l17 12"/><use href="#pt-dress"
fill="#3b3550"/><path fill="#26213a" d="M52 60h16l2 12-10 6-10-6z"/><path fill="#d3e2ff" d="M54 61h12l-6
6z"/><path stroke="#d3e2ff" stroke-width="1.6" stroke-dasharray="2 3" d="M60 78v14"/><path fill="#ffd02e"
d="M40 74l6-2 1 6-6 2z"/><use href="#pt-slim" fill="#f2c9ae"/><path fill="#743c55" d="M46 34c0-12 5-18
14-18s14 6 14 18c-2-5-4-10-7-12h-14c-3 2-5 7-7 12z"/><path stroke="#1c1026" stroke-width="1.6" d="M49 31l8
1.5M71 31l-8 1.5"/><path fill="none" stroke="#ffd02e" stroke-width="1.4" d="M49 37h9q-1 6-4.5 6t-4.5-6zM62
37h9q-1 6-4.5 6t-4.5-6zM58 38h4"/><path stroke="#3b3550" stroke-width="11" d="M86 92L96 78"/><path
fill="#9b5a2b" d="M92 56c-12 8-14 30 6 31s20-22 7-31z"/><path fill="#7a421d" d="M90 48h17l-3 8H93z"/><path
stroke="#ffd02e" stroke-width="2.5" d="M91 56h15"/><circle cx="98" cy="72" r="7" fill="#ffd02e"/><path
stroke="#7a5212" stroke-width="2.2" d="M95 76l6-8M95.5 69h.1M100.5 75h.1"/><path fill="#ffd02e" d="M86
40a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM98 34a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM108 42a4 4 0 1 0 8 0 4 4 0 0 0-8
0z"/><circle cx="88" cy="84" r="5" fill="#f2c9ae"/><use href="#pt-eyes-bare"/><use href="#pt-frown"/>
"##;

/// Peaked cap, epaulettes, medals and a baton.
pub(super) const COMMANDEUR: &str = r##"
<use href="#pt-coat" fill="#1d2a57"/><path fill="#d3e2ff" d="M57 64h6l2 28H55z"/><path fill="#ffd02e"
d="M22 76c1-8 8-13 17-12l4 6-16 8zM98 76c-1-8-8-13-17-12l-4 6 16 8z"/><path stroke="#ffd02e"
stroke-width="2" d="M24 79v7M29 78v7M34 76v7M96 79v7M91 78v7M86 76v7"/><path fill="#e8402f" d="M70
76h12v4H70zM72 82h8v6h-8z"/><circle cx="76" cy="86" r="4" fill="#ffd02e"/><path fill="#ffd02e" d="M59
70h2v2h-2zM59 77h2v2h-2zM59 84h2v2h-2z"/><use href="#pt-broad" fill="#d69c6c"/><path fill="#26151f" d="M50
45q5-4 10-1 5-3 10 1l3 3q-8 1-13-1-5 2-13 1z"/><path fill="#131c3d" d="M45 30v-6h30v6q-15-4-30 0z"/><path
fill="#26356e" d="M38 16q22-16 44 0l-6 10q-16-5-32 0z"/><path fill="#0c1230" d="M44 28q16-6 32 0l1
5q-17-5-34 0z"/><path fill="none" stroke="#ffd02e" stroke-width="2" d="M45 25.5q15-4.5 30 0"/><path
fill="#ffd02e" d="M60 10l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z"/><path stroke="#1d2a57" stroke-width="11"
d="M88 94L100 78"/><path stroke="#7b2d2d" stroke-width="6" d="M94 86L110 48"/><path stroke="#ffd02e"
stroke-width="6.5" d="M108 53l2-5M95.5 82.5L94 86"/><circle cx="100" cy="72" r="5.5" fill="#d69c6c"/><use
href="#pt-eyes-stern"/><use href="#pt-firm"/>
"##;

/// A monocle, a ledger and stacks of coins.
pub(super) const ARGENTIER: &str = r##"
<use href="#pt-coat" fill="#2b3550"/><path stroke="#59688f" stroke-width="1" d="M34 72v20M40 68v24M46
66v26M74 66v26M80 68v24M86 72v20"/><path fill="#fff" d="M52 62l8 10 8-10 2 30H50z"/><path fill="#c9a227"
d="M57 68h6l2 6-5 18-5-18z"/><path fill="#1b2338" d="M48 64l5-3 5 31h-8zM72 64l-5-3-5 31h8z"/><use
href="#pt-slim" fill="#f2c9ae"/><path fill="#2a1a20" d="M45.5 34c-1-13 5-19 14-19 10 0 16 7 15
19-3-3-4-7-4-11-8 2-17 1-22-1-1 5-1 9-3 12z"/><path fill="none" stroke="#2a1a20" stroke-width="1.8" d="M54
46.5q3-2 6-.5 3-1.5 6 .5"/><path fill="none" stroke="#ffd02e" stroke-width="1.8" d="M61.5 36a5 5 0 1 0 10
0 5 5 0 0 0-10 0zM71 39q4 10 1 22"/><path fill="#d39a1e" d="M80 74h16V88q-8 4-16 0z"/><path fill="none"
stroke="#8a6110" stroke-width="1.2" d="M80 79q8 4 16 0M80 84q8 4 16 0"/><ellipse cx="88" cy="74" rx="8"
ry="2.8" fill="#ffe27a"/><path fill="#d39a1e" d="M98 59h16V88q-8 4-16 0z"/><path fill="none"
stroke="#8a6110" stroke-width="1.2" d="M98 64q8 4 16 0M98 69q8 4 16 0M98 74q8 4 16 0M98 79q8 4 16 0M98
84q8 4 16 0"/><ellipse cx="106" cy="59" rx="8" ry="2.8" fill="#ffe27a"/><path fill="#d39a1e" d="M12
79h16V88q-8 4-16 0z"/><path fill="none" stroke="#8a6110" stroke-width="1.2" d="M12 84q8 4 16 0"/><ellipse
cx="20" cy="79" rx="8" ry="2.8" fill="#ffe27a"/><path fill="#7a2f2f" d="M2 62l22-4 3 14-22 4z"/><path
stroke="#f4e7c2" stroke-width="1.6" d="M6 66l16-3M7 70l16-3"/><use href="#pt-eyes-open"/><use
href="#pt-firm"/>
"##;

/// Top hat, fur and a cigar.
pub(super) const MAGNATE: &str = r##"
<path fill="#1d0f1d" d="M43 50c-4-20 2-34 17-34s21 14 17 34l-4 6H47z"/><use href="#pt-dress"
fill="#4a1533"/><path fill="#efe6da" d="M27 92c-1-12 6-22 20-27l5-3 5 14-6 16zM93
92c1-12-6-22-20-27l-5-3-5 14 6 16z"/><path stroke="#cbb8a5" stroke-width="1.6" d="M34 78l5-3M40 86l6-3M44
73l5-2M86 78l-5-3M80 86l-6-3M76 73l-5-2"/><path fill="none" stroke="#fff" stroke-width="3"
stroke-dasharray=".1 3.6" d="M52 62q8 12 16 0"/><use href="#pt-slim" fill="#a5694a"/><path fill="#1d0f1d"
d="M46.5 36c0-8 2-12 4-14h19c3 3 4 7 4 14-4-5-8-9-12-10-6 1-12 4-15 10z"/><path fill="#171022" d="M46
23L44 2q16-4 32 0l-2 21z"/><path fill="#ffd02e" d="M45.5 17q14.5 3 29 0v5q-14.5 4-29 0z"/><path
fill="#2a1c3c" d="M36 24q24-8 48 0-4 5-24 4-20 1-24-4z"/><path stroke="#e9d9b0" stroke-width="1.8" d="M64
50l22 8"/><path stroke="#7a421d" stroke-width="5" d="M86 58l13 5"/><path stroke="#ff6a2a" stroke-width="5"
d="M99 63l2.5 1"/><path fill="none" stroke="#e6dcff" stroke-width="2.5" opacity=".7" d="M104 60c6-6-4-9
2-16s-2-10 3-16"/><path stroke="#4a1533" stroke-width="9" d="M86 92L90 70"/><circle cx="89" cy="64" r="5"
fill="#a5694a"/><circle cx="45" cy="46" r="2.5" fill="#ffd02e"/><use href="#pt-eyes-soft"/><use
href="#pt-lips"/>
"##;

/// A halo and both hands raised.
pub(super) const PREDICATEUR: &str = r##"
<circle cx="60" cy="32" r="25" fill="none" stroke="#ffe08a" stroke-width="3"/><circle cx="60" cy="32"
r="20" fill="#ffe08a" opacity=".3"/><path fill="#2b1720" d="M43 60c-5-26 0-45 17-45s22 19 17 45z"/><path
stroke="#4e2b80" stroke-width="13" d="M34 84L18 54M86 84l16-30"/><use href="#pt-robe"
fill="#3d2163"/><path fill="#54308a" d="M50 60h20l3 32H47z"/><path fill="#ffe08a" d="M52 76q8-8 16 0-8
8-16 0z"/><circle cx="60" cy="76" r="3" fill="#3d2163"/><use href="#pt-slim" fill="#d69c6c"/><path
fill="#2b1720" d="M46.5 40c4 4 7 4 10 3h7c3 1 6 1 10-3 0 8-4 15-7 19l-6.5 5-6.5-5c-3-4-7-11-7-19zM46
34c0-12 6-18 14-18s14 6 14 18c-4-7-8-10-14-11-6 1-10 4-14 11z"/><g transform="translate(17 46) scale(-1
1)"><path fill="#d69c6c" d="M-7 4c-1-5 0-9 1-13l3-1v9l2-14h3l1 13 3-12 3 1-1 13 3-4 3 2c-2 6-5 11-9
12z"/></g><g transform="translate(103 46) scale(1 1)"><path fill="#d69c6c" d="M-7 4c-1-5 0-9
1-13l3-1v9l2-14h3l1 13 3-12 3 1-1 13 3-4 3 2c-2 6-5 11-9 12z"/></g><use href="#pt-eyes-open"/><use
href="#pt-cry"/>
"##;

/// Turban, closed eyes and a crystal ball.
pub(super) const MEDIUM: &str = r##"
<use href="#pt-robe" fill="#2d1a52"/><path fill="#46288a" d="M40 66l20-4 20 4-8 26H48z"/><path fill="none"
stroke="#ffd02e" stroke-width="1.8" d="M46 64q14 16 28 0"/><use href="#pt-slim" fill="#a5694a"/><path
fill="#7a3fd0" d="M43 33C40 18 48 8 60 8s20 10 17 25c-9-6-25-6-34 0z"/><path fill="none" stroke="#a56bff"
stroke-width="2.5" d="M45 27c6-10 20-15 30-12M47 31C54 20 66 16 76 22"/><path fill="#ffd02e" d="M60 12l5
7-5 8-5-8z"/><path fill="#ff4fa8" d="M60 15l3 4-3 5-3-5z"/><path fill="#2b1720" d="M57 52h6l-3 9z"/><path
fill="none" stroke="#2b1720" stroke-width="1.6" d="M54 46q3-1.5 6 0 3-1.5 6 0"/><circle cx="60" cy="78"
r="22" fill="currentColor" opacity=".25"/><circle cx="60" cy="77" r="15" fill="#d9c2ff"/><path
fill="#8f5be8" d="M46 81c6 3 12-4 18-2s8 2 10-1c0 8-6 14-14 14-7 0-13-5-14-11z"/><path fill="none"
stroke="#fff" stroke-width="2.5" d="M51 71q3-5 8-6"/><path fill="#fff" d="M66 72l1.5 3.5L71 77l-3.5 1.5L66
82l-1.5-3.5L61 77l3.5-1.5z"/><path fill="none" stroke="#a5694a" stroke-width="4" d="M38 90c-3-8 0-13
3-16M43 92c-3-5-2-9 0-12M82 90c3-8 0-13-3-16M77 92c3-5 2-9 0-12"/><use href="#pt-eyes-shut"/><use
href="#pt-firm"/>
"##;

/// A moustache and a big ring of keys.
pub(super) const CONCIERGE: &str = r##"
<path fill="#6b5a4c" d="M43 44c-4-3-4-12 0-16l5-6v22zM77 44c4-3 4-12 0-16l-5-6v22z"/><use href="#pt-coat"
fill="#5c6670"/><path fill="#fff" d="M52 62l8 8 8-8 3 30H49z"/><path fill="#7b3b45" d="M47 65l6-2 4
29h-9zM73 65l-6-2-4 29h9z"/><path fill="#20242c" d="M52 63l8 4 8-4v8l-8-3-8 3z"/><use href="#pt-round"
fill="#f2c9ae"/><path fill="#6b5a4c" d="M60 45c-5-3-11-1-13 5 5 2 10 1 13-2 3 3 8 4 13
2-2-6-8-8-13-5z"/><path fill="none" stroke="#6b5a4c" stroke-width="3" d="M49.5 31q3.5-2 7 .5M63.5
31.5q3.5-2.5 7-.5"/><path stroke="#5c6670" stroke-width="11" d="M86 86L95 44"/><circle cx="99" cy="54"
r="11" fill="none" stroke="#e2e7f0" stroke-width="3"/><path stroke="#ffd02e" stroke-width="3.4" d="M90
62l-6 22M85 81l5 1.5M86.5 75l5 1.5M99 66v23M99 87h5M99 80h5M108 61l8 20M115 79l-5 2M112.5 73l-5
2"/><circle cx="95" cy="43" r="6" fill="#f2c9ae"/><use href="#pt-eyes-open"/>
"##;

/// A headscarf and a tray of wares.
pub(super) const COLPORTEUSE: &str = r##"
<path fill="#c2412f" d="M42 52c-5-24 3-39 18-39s23 15 18 39l-6 10H48z"/><use href="#pt-dress"
fill="#7a5a3c"/><use href="#pt-slim" fill="#d69c6c"/><path fill="#c2412f" d="M45 36c0-13 6-21 15-21s15 8
15 21c-3-8-8-12-15-12s-12 4-15 12z"/><path fill="#ffd98a" d="M51 19h3v3h-3zM60 16h3v3h-3zM67 20h3v3h-3zM44
40h2v3h-2zM75 44h2v3h-2z"/><path fill="#c2412f" d="M54 56h12l4 8-10 6-10-6z"/><path stroke="#3c2a1c"
stroke-width="3" d="M48 62L24 78M72 62l24 16"/><path fill="#a8713c" d="M14 78h92l-6 14H20z"/><path
fill="#c98f54" d="M14 76h92v5H14z"/><circle cx="26" cy="71" r="6" fill="#e8402f"/><circle cx="37" cy="70"
r="6" fill="#ffb03a"/><path fill="#37b7a5" d="M48 60h4v4l3 4v8H45v-8l3-4z"/><path fill="#4f9dff" d="M62
66h11v10H62z"/><path fill="#fff" d="M62 69h11v2.5H62z"/><circle cx="82" cy="70" r="6"
fill="#8bd450"/><path fill="#b97aff" d="M92 58h4v5l3 3v10H89V66l3-3z"/><use href="#pt-eyes-soft"/><use
href="#pt-grin"/>
"##;

/// Hair and scarf in the wind, and a weathercock.
pub(super) const GIROUETTE: &str = r##"
<path fill="#d9702b" d="M74 28C66 10 46 12 40 24 30 26 20 20 6 28c10 0 12 4 8 8 8-2 14-1 18 2-8 2-14 6-18
12 10-4 20-2 30-2z"/><path fill="none" stroke="#ffd98a" stroke-width="6" d="M52 62C38 56 26 66 8 58"/><use
href="#pt-dress" fill="#3f6d74"/><path fill="#2f555b" d="M58 66l4-2 12 28H58z"/><path fill="#ffd98a"
d="M48 62q12 8 24-1l2 6q-14 8-28 1z"/><use href="#pt-slim" fill="#f2c9ae"/><path fill="#d9702b" d="M46
36c-2-12 4-20 14-20 9 0 14 6 14 15-3-4-6-6-9-6-7 5-14 5-19 11z"/><path stroke="#cdd6dd" stroke-width="2.8"
d="M98 90V38"/><path fill="none" stroke="#cdd6dd" stroke-width="2.2" d="M84 60h28M84 60l5-4M84 60l5 4M112
60l-3-3v6z"/><path fill="#ffd02e" d="M82 20c2 6 6 10 11 10 6 0 9-6 12-8l-1-6 4-4 4 4 3 2-3 2c1 10-5 18-15
18-11 0-17-7-15-18z"/><path fill="#e8402f" d="M106 13c-2-4 1-5 2-3 1-3 4-2 4 0 2 0 2 3 0 4z"/><circle
cx="109" cy="16.5" r="1.2" fill="#20242c"/><use href="#pt-eyes-open"/><use href="#pt-open"/>
"##;

/// Beret, goatee, parchment and a long quill.
pub(super) const CHRONIQUEUR: &str = r##"
<use href="#pt-coat" fill="#2e3b52"/><path fill="#f4efe6" d="M50 62l10 6 10-6 3 8-13 6-13-6z"/><use
href="#pt-slim" fill="#84543f"/><path fill="#5b2d6e" d="M40 26c-2-12 8-18 20-17 13 0 20 7 16
13-8-3-26-2-36 4z"/><path stroke="#5b2d6e" stroke-width="2.5" d="M58 10l-2-5"/><path stroke="#20142b"
stroke-width="1.8" d="M49.5 31.5l7-1M63.5 30.5l7 1"/><path fill="#20142b" d="M56.5 51h7l-3.5 9zM53.5
47.5q3-2.5 6.5-1 3.5-1.5 6.5 1-3.5.5-6.5-.2-3 .7-6.5.2z"/><path fill="#f3e6bf" d="M10 62l26-6 8 28-26
8z"/><path stroke="#8a744a" stroke-width="1.6" d="M16 68l18-4M17.5 73l18-4M19 78l18-4M20.5 83l12-3"/><path
stroke="#2e3b52" stroke-width="11" d="M90 94L92 80"/><path fill="#fff" d="M88 80C86 54 96 26 114 10c4 20-4
50-22 60z"/><path fill="#c9d6de" d="M114 10c4 20-4 50-22 60l-1 4C92 50 102 26 114 10z"/><path fill="none"
stroke="#39434f" stroke-width="1.8" d="M114 10C100 30 92 54 88 84"/><circle cx="90" cy="78" r="5.5"
fill="#84543f"/><use href="#pt-eyes-bare"/><use href="#pt-firm"/>
"##;
