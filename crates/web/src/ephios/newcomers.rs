//! Who comes with the campaign, drawn from the hat to the tool: one figure each.

/// A press card in the hat, and the flash of a camera.
pub(super) const REPORTER: &str = r##"
<use href="#pt-coat" fill="#8a6a44"/><path fill="#fff" d="M53 62l7 9 7-9v30H53z"/><path fill="#d6314a"
d="M58 69h4l2 5-4 18-4-18z"/><path fill="#6b4f30" d="M47 64l6-2 4 30H46zM73 64l-6-2-4 30h11z"/><use
href="#pt-broad" fill="#d69c6c"/><path fill="#5a4630" d="M45 26c0-12 5-17 15-17s15 5 15 17z"/><path
fill="#22e3f5" d="M45 21q15 4 30 0v5H45z"/><path fill="#6b543a" d="M36 27q24-8 48 0-5 4-24
4t-24-4z"/><path fill="#fff" d="M66 12l10-3 3 10-10 3z"/><path stroke="#d6314a" stroke-width="1.8" d="M69
14.5l6-2M70 18l6-2"/><path stroke="#8a6a44" stroke-width="11" d="M88 94L92 82"/><path fill="#2a2f3d"
d="M78 58h38v26H78z"/><path fill="#454d63" d="M84 52h14v6H84zM78 58h38v5H78z"/><circle cx="95" cy="72"
r="10" fill="#c9d6de"/><circle cx="95" cy="72" r="7.5" fill="#182033"/><circle cx="97.5" cy="69.5" r="2.5"
fill="#22e3f5"/><path fill="#fff" d="M106 30l3 9 8-4-4 8 6 4-9 2v8l-5-6-8 4 3-8-7-4 8-2-2-8 6 5z"/><circle
cx="79" cy="80" r="5" fill="#d69c6c"/><use href="#pt-eyes-open"/><use href="#pt-grin"/>
"##;

/// The smile, the microphone, and the screen around him.
pub(super) const PRESENTATEUR: &str = r##"
<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" d="M14
8h92v66H14z"/><path fill="currentColor" opacity=".14" d="M14 8h92v66H14z"/><path stroke="currentColor"
stroke-width="1" opacity=".35" d="M14 20h92M14 32h92M14 44h92M14 56h92"/><use href="#pt-coat"
fill="#243a7a"/><path fill="#fff" d="M51 62l9 9 9-9 2 30H49z"/><path fill="#ff4fa8" d="M50 64l10 5
10-5v11l-10-5-10 5z"/><path fill="#16265a" d="M46 64l5-2 7 30H44zM74 64l-5-2-7 30h14z"/><path fill="#fff"
d="M38 78l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/><use href="#pt-broad" fill="#f2c9ae"/><path fill="#f0b429" d="M45
33c-3-14 2-23 18-24 12-1 18 8 12 24-2-4-2-7-3-9-8 2-16 1-22-3-3 3-4 7-5 12z"/><path fill="none"
stroke="#ffd97a" stroke-width="2" d="M53 17c5-4 13-5 18-2"/><path stroke="#243a7a" stroke-width="11"
d="M90 94L98 76"/><path stroke="#39434f" stroke-width="6" d="M97 88l3-28"/><path fill="#c9d6de" d="M92
38c0-12 18-12 18 0v10c0 12-18 12-18 0z"/><path stroke="#56627d" stroke-width="1.6" d="M92 38h18M92
43h18M92 48h18M98 31v26M104 31v26"/><path fill="#39434f" d="M93 56h16v4H93z"/><circle cx="98" cy="74"
r="5.5" fill="#f2c9ae"/><use href="#pt-eyes-open"/><use href="#pt-smile"/>
"##;

/// Square glasses, the front page and a red pencil.
pub(super) const REDACTRICE: &str = r##"
<path fill="#c9ccd8" d="M41 50c-2-24 4-36 19-36s21 12 19 36l-8-2V30H49v18z"/><use href="#pt-dress"
fill="#b3243f"/><path fill="#fff" d="M52 62l8 11 8-11v8l-8 8-8-8z"/><use href="#pt-slim"
fill="#a5694a"/><path fill="#c9ccd8" d="M45 40c-2-16 4-24 15-24s17 8 15 24c-2-6-4-10-6-13-7 1-13 0-19-1-3
4-4 8-5 14z"/><path stroke="#1c1026" stroke-width="1.6" d="M49 30l8 1M71 30l-8 1"/><path fill="none"
stroke="#22e3f5" stroke-width="1.8" d="M48.5 33h10l-1 7h-7zM61.5 33h10l-2 7h-7zM58.5 34h3"/><path
stroke="#ffb03a" stroke-width="3" d="M72 26l14-8"/><path fill="#f4f0e6" d="M8 56l40-6 6 40H8z"/><path
fill="#ddd6c6" d="M54 90L48 50l6 2 5 38z"/><path fill="#20242c" d="M13 60l30-4 .6 5-30 4z"/><path
fill="#22a3b5" d="M14 69l14-2 1.5 12-14 2z"/><path stroke="#6b6f7d" stroke-width="1.6" d="M33
67l12-1.5M33.5 71l12-1.5M34 75l12-1.5M17 86l30-4"/><path stroke="#b3243f" stroke-width="11" d="M88 94L90
80"/><circle cx="90" cy="80" r="5.5" fill="#a5694a"/><path stroke="#ff4a3a" stroke-width="4.5" d="M84
84l16-28"/><path fill="#ffe0b0" d="M98 54l4 3 1-8z"/><use href="#pt-eyes-bare"/><use href="#pt-firm"/>
"##;

/// Hood, scarf before the mouth and a spray can.
pub(super) const GRAFFEUSE: &str = r##"
<path fill="#2c3049" d="M40 60c-6-26 2-47 20-47s26 21 20 47z"/><use href="#pt-dress" fill="#3a3f5c"/><path
stroke="#ff4fa8" stroke-width="2" d="M54 66v14M66 66v12"/><path fill="none" stroke="#555b80"
stroke-width="2" d="M46 92q14-10 28 0"/><use href="#pt-slim" fill="#d69c6c"/><path fill="#2c3049" d="M44
44c-3-18 3-30 16-30s19 12 16 30l-3-2c1-12-3-19-13-19s-14 7-13 19z"/><path fill="#37d6c0" d="M48 31c2-6 7-8
12-8s10 2 12 8q-4-4-8-3-9-2-16 3z"/><path fill="#ff4fa8" d="M46 42q14-5 28 0l-3 9-11 7-11-7z"/><path
fill="#fff" d="M52 47l2 2-2 2-2-2zM60 46l2 2-2 2-2-2zM68 47l2 2-2 2-2-2zM60 52l1.5 1.5-1.5
1.5-1.5-1.5z"/><circle cx="20" cy="28" r="15" fill="#ff4fa8" opacity=".55"/><circle cx="10" cy="40" r="8"
fill="#ff4fa8" opacity=".5"/><circle cx="30" cy="40" r="7" fill="#ff4fa8" opacity=".4"/><path fill="none"
stroke="#fff" stroke-width="3" d="M14 22l12 12M26 22L14 34M20 18a10 10 0 1 0 .1 0"/><path stroke="#3a3f5c"
stroke-width="11" d="M88 94L98 78"/><path fill="#e2e7f0" d="M90 46h16v38H90z"/><path fill="#22e3f5" d="M90
54h16v20H90z"/><path fill="#9aa3b8" d="M92 40h12v6H92zM95 34h6v6h-6z"/><path fill="#ff4fa8" opacity=".6"
d="M95 35L76 26l1 12z"/><circle cx="98" cy="76" r="6" fill="#d69c6c"/><use href="#pt-eyes-open"/>
"##;

/// Goggles, singed hair and a lit bomb.
pub(super) const ARTIFICIER: &str = r##"
<path fill="#5a2f1f" d="M40 40l-8-4 7-4-7-8 9 1-3-10 8 5 1-11 7 7 6-9 5 9 8-6 0 10 8-4-3 9 9-1-6 7 7 5-8
3z"/><use href="#pt-coat" fill="#6b4a35"/><path fill="#4a3020" d="M46 66h28v26H46z"/><path
stroke="#d9a646" stroke-width="2.5" d="M50 74h20M50 84h20"/><path fill="#e8402f" d="M52 70h4v16h-4zM58
70h4v16h-4zM64 70h4v16h-4z"/><use href="#pt-round" fill="#f2c9ae"/><path fill="#5a2f1f" d="M46 30l3-9 5 5
5-8 6 7 5-5 4 10q-14-6-28 0z"/><path fill="#3a2a20" d="M43 33h34v5H43z"/><circle cx="53" cy="36" r="7"
fill="#c98a3a"/><circle cx="67" cy="36" r="7" fill="#c98a3a"/><circle cx="53" cy="36" r="4.8"
fill="#2fe6c8"/><circle cx="67" cy="36" r="4.8" fill="#2fe6c8"/><path fill="#fff" d="M50 36l4-4h2l-6 6zM64
36l4-4h2l-6 6z"/><path fill="#3a2a30" opacity=".6" d="M47 45l5 3-3 3zM69 47l4-2-1 5z"/><path
stroke="#6b4a35" stroke-width="11" d="M88 94L96 84"/><circle cx="98" cy="66" r="16" fill="#1c1830"/><path
fill="none" stroke="#6a6390" stroke-width="2.5" d="M88 62q2-7 9-8"/><path fill="#3a3358" d="M101 46l8 3-2
6-8-3z"/><path fill="none" stroke="#e9d9b0" stroke-width="2.2" d="M105 48c2-8 6-8 6-16"/><path
fill="#ffd02e" d="M111 16l2 8 7 0-5 5 4 7-8-3-6 5 1-8-6-4 7-2z"/><circle cx="111" cy="29" r="3.5"
fill="#fff"/><circle cx="86" cy="76" r="5" fill="#f2c9ae"/><use href="#pt-grin"/>
"##;

/// A mohawk, a fist and a burning bottle.
pub(super) const INSURGEE: &str = r##"
<path fill="#ff4fa8" d="M52 22L48 6l6 5 2-9 5 7 5-7 2 9 7-4-5 15z"/><use href="#pt-dress"
fill="#2a2436"/><path fill="#17131f" d="M48 64l12 12 12-12 3 28H45z"/><path stroke="#c9d6de"
stroke-width="2" stroke-dasharray=".1 4" d="M38 72l8 20M82 72l-8 20"/><path fill="#c9d6de" d="M51
58h18v5H51z"/><use href="#pt-slim" fill="#a5694a"/><path fill="#3a2430" d="M46.5 33c0-9 3-14 7-15l-1
8zM73.5 33c0-9-3-14-7-15l1 8z"/><path fill="#ff4fa8" d="M53 24q7-8 14 0l-3 3h-8z"/><path stroke="#ff4fa8"
stroke-width="2.6" d="M48 41l8 2M72 41l-8 2"/><path stroke="#2a2436" stroke-width="11" d="M34 90L20
58"/><circle cx="20" cy="52" r="8" fill="#a5694a"/><path stroke="#663d4d" stroke-width="1.4" d="M16
48v6M20 47v7M24 48v6"/><path stroke="#c9d6de" stroke-width="3" d="M14 61h12"/><path stroke="#2a2436"
stroke-width="11" d="M86 92L98 74"/><path fill="#3fae6a" d="M95 44h7v8l4 5v24H91V57l4-5z"/><path
fill="#e8fff0" d="M91 64h15v8H91z"/><path fill="#ff8a2a" d="M98 12c2 8 10 12 8 20-1 6-5 10-8
12-4-2-8-6-8-12 0-4 3-6 4-9 1 3 2 4 3 4 0-6-1-10 1-15z"/><path fill="#ffe08a" d="M99 26c1 4 4 6 3 10-1 4-2
6-4 7-2-2-4-4-3-8 1-3 3-5 4-9z"/><circle cx="98" cy="76" r="5.5" fill="#a5694a"/><use
href="#pt-eyes-stern"/><use href="#pt-open"/>
"##;

/// A liberty cap under a waving flag.
pub(super) const MENEUSE: &str = r##"
<path stroke="#d9a646" stroke-width="3.5" d="M98 92V6"/><path fill="#ff3d7f" d="M98 6C84-2 78 14 64 8 48 2
34 12 14 4l4 16-8 14c22 4 34-6 50 0 14 4 22-8 38-2z"/><path fill="#c3106e" opacity=".6" d="M10 34l8-14c14
4 30-4 44 0s22-6 36-2v12c-16-6-24 6-38 2-16-6-28 4-50 2z"/><path fill="#3b1f1a" d="M44 74c-6-16-4-56
16-56s24 36 16 58l-6-16H50z"/><use href="#pt-dress" fill="#5e1f4a"/><path fill="#f4e7ef" d="M50 64l10 8
10-8-3 28H53z"/><path fill="#7a2a60" d="M49 64l6 28H42zM71 64l-6 28h13z"/><use href="#pt-slim"
fill="#d69c6c"/><path fill="#e0303f" d="M44 33c-2-14 4-22 17-22 12 0 19 8 17 20 3 2 3 8-1 9-4
0-5-4-4-8-9-5-19-5-29 1z"/><path fill="#fff" d="M54 14a4 4 0 1 0 8 0 4 4 0 0 0-8 0z"/><path fill="#22e3f5"
d="M56 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0z"/><path fill="#3b1f1a" d="M46.5 38l-1-7 8-3zM73.5
38l1-7-8-3z"/><path stroke="#5e1f4a" stroke-width="11" d="M86 92L97 72"/><circle cx="97" cy="72" r="5.5"
fill="#d69c6c"/><use href="#pt-eyes-stern"/><use href="#pt-open"/>
"##;

/// Woollen cap, red beard and a marked crate.
pub(super) const PASSEUR: &str = r##"
<use href="#pt-coat" fill="#e0a92e"/><path stroke="#a87a17" stroke-width="2" d="M60 70v22"/><path
fill="#a87a17" d="M44 66q16 10 32 0l4 5q-20 13-40 0z"/><use href="#pt-broad" fill="#f2c9ae"/><path
fill="#8a4a2c" d="M45.5 40c3 2 5 5 8 4.5 4-1.5 9-1.5 13 0 3 .5 5-2.5 8-4.5 0 6-2 10-5 13l-4
4h-11l-4-4c-3-3-5-7-5-13z"/><path fill="#1d3a66" d="M44 31c0-13 6-20 16-20s16 7 16 20q-16-7-32 0z"/><path
fill="#38639c" d="M43 30q17-8 34 0v6q-17-7-34 0z"/><path fill="#ffd02e" d="M61.5 47.5h3v3h-3z"/><g
transform="rotate(8 98 50)"><path fill="#b9773c" d="M80 30h36v32H80z"/><path fill="#8a5226" d="M80
38h36v3H80zM80 51h36v3H80zM80 30h4v32h-4zM112 30h4v32h-4z"/><path fill="#0d2f1e" d="M98 36a6 6 0 0 1 6 6c0
3-2 4-2 6l3 7-4-3-3 5-3-5-4 3 3-7c0-2-2-3-2-6a6 6 0 0 1 6-6z"/></g><path stroke="#e0a92e"
stroke-width="12" d="M88 90L94 68"/><circle cx="94" cy="68" r="6" fill="#f2c9ae"/><use
href="#pt-eyes-stern"/><use href="#pt-grin"/>
"##;

/// Dark glasses, pearls, fur and a white cat.
pub(super) const MARRAINE: &str = r##"
<path fill="#1c1220" d="M42 40c-4-18 4-34 18-34s22 16 18 34c0 6-4 10-6 10H48c-2 0-6-4-6-10z"/><use
href="#pt-dress" fill="#14301f"/><path fill="#5a3a2a" d="M26 92c0-14 6-24 22-28l6 28zM94
92c0-14-6-24-22-28l-6 28z"/><path stroke="#7d5540" stroke-width="2.5" d="M32 80l4-4M38 88l4-4M42 74l4-3M88
80l-4-4M82 88l-4-4M78 74l-4-3"/><path fill="none" stroke="#fff" stroke-width="3" stroke-dasharray=".1 3.6"
d="M51 64q9 14 18 0"/><use href="#pt-slim" fill="#d69c6c"/><path fill="#1c1220" d="M46 36c-1-12 4-20
14-20s15 8 14 20c-2-6-5-9-8-10-6 3-16 2-20 10z"/><path fill="#e6e6ee" d="M60 16c3-3 5-7 4-10 4 3 8 12 9
22-3-5-8-9-13-12z"/><path fill="#0c0f14" d="M48 33h11l-1 6q-5 3-9-1zM61 33h11l-1 5q-4 4-9 1zM58
33h4v2h-4z"/><path fill="#37d67a" d="M45 44a2 2.5 0 1 0 .1 0zM75 44a2 2.5 0 1 0 .1 0z"/><path
fill="#f4f0ee" d="M78 92c-4-12 0-22 8-24l0-14 7 6h8l7-6v14c10 6 12 16 8 24z"/><path fill="#37d67a" d="M89
65l5 2-4 3zM106 65l-5 2 4 3z"/><path fill="#ff8fa8" d="M95.5 71h4l-2 2.5z"/><path stroke="#1c1220"
stroke-width="1.2" d="M97.5 74v2M84 71l6 1M84 75l6-1M111 71l-6 1M111 75l-6-1"/><path fill="#e0303f" d="M86
79q11 5 22 0v4q-11 5-22 0z"/><circle cx="82" cy="84" r="5" fill="#d69c6c"/><use href="#pt-lips"/>
"##;

/// Hat low, collar up, and a sealed envelope.
pub(super) const ENTREMETTEUR: &str = r##"
<use href="#pt-coat" fill="#4a4436"/><path fill="#5e5745" d="M36 60l12-4 8 16-8 20H36zM84 60l-12-4-8 16 8
20h12z"/><path fill="#1c1826" d="M56 72h8v20h-8z"/><use href="#pt-broad" fill="#f2c9ae"/><path
fill="#1c1826" opacity=".75" d="M44.5 29h31v10q-15-5-31 0z"/><path fill="#3a3544" d="M44 26c0-13 5-19
16-18 11-1 16 5 16 18z"/><path fill="#a39cad" d="M44 21q16 4 32 0v5H44z"/><path fill="#2b2734" d="M32
30q6-6 28-6t28 6q-8 3-28 2-20 1-28-2z"/><path fill="#5e5745" d="M42 50l10 10-8 8zM78 50L68 60l8 8z"/><path
stroke="#4a4436" stroke-width="11" d="M88 94L92 82"/><g transform="rotate(-14 98 66)"><path fill="#f4efe6"
d="M80 54h36v24H80z"/><path fill="none" stroke="#a8a090" stroke-width="1.8" d="M80 54l18 14
18-14"/><circle cx="98" cy="67" r="4" fill="#c2202f"/></g><circle cx="83" cy="78" r="5.5"
fill="#f2c9ae"/><path stroke="#b07f94" stroke-width="1.4" d="M80 76l5 3"/><use href="#pt-eyes-bare"/><use
href="#pt-firm"/>
"##;

/// A red mask and a dagger.
pub(super) const ESPIONNE: &str = r##"
<path fill="#12101c" d="M42 54c-4-24 2-40 18-40s22 16 18 40l-6-2V34H48v18z"/><use href="#pt-dress"
fill="#1b1826"/><path stroke="#56506a" stroke-width="1.8" d="M60 66v26"/><path fill="#2b2640" d="M50
60h20l2 6-12 6-12-6z"/><path fill="none" stroke="currentColor" stroke-width="1.6" d="M74 68q12 4 14
22"/><use href="#pt-slim" fill="#d69c6c"/><path fill="#12101c" d="M45 44c-2-18 4-29 15-29s17 11 15
29l-3-3c0-6-1-11-3-15-8 0-14 0-18 0-2 4-3 9-3 15z"/><path fill="#d2224e" d="M46 32q7-2 14 2 7-4 14-2 0 9-6
10-4 0-8-3-4 3-8 3-6-1-6-10z"/><path stroke="#1b1826" stroke-width="11" d="M86 94L94 78"/><path
fill="#e9eef8" d="M96 66l-3-8 14-46 3 1-1 48z"/><path fill="#a3b0c8" d="M107 12l3 1-1 48-6 2z"/><path
fill="#d9a646" d="M88 60l26 8-1.5 5-26-8z"/><path stroke="#3a2430" stroke-width="5" d="M98 70l-3
12"/><circle cx="94" cy="85" r="3" fill="#d9a646"/><circle cx="96" cy="75" r="5.5" fill="#d69c6c"/><use
href="#pt-eyes-bare"/><use href="#pt-lips"/>
"##;

/// Half a mask on the face, a whole one in the hand.
pub(super) const FAUSSAIRE: &str = r##"
<path fill="#2a1a20" d="M43 42c-3-18 3-28 17-28s20 10 17 28z"/><use href="#pt-coat" fill="#33203f"/><path
fill="#f4efe6" d="M50 62l10 8 10-8 1 8-11 22-11-22z"/><path fill="#1f1329" d="M44 66l6-3 10 29H42zM76
66l-6-3-10 29h18z"/><path fill="#d2224e" d="M56 68l4 3 4-3 1 7-5-2-5 2z"/><use href="#pt-slim"
fill="#f2c9ae"/><path fill="#2a1a20" d="M46 34c0-12 6-19 15-19s14 7 13 19c-3-8-6-11-10-12-6 4-14 4-18
12z"/><path fill="#f4f0fb" d="M60.5 22c8 0 13.5 4 13 14-.5 9-6 16-13 19l-1-10 2-2-2.5-10z"/><path
fill="#1c1026" d="M63 35q4-4 8 0-4 4-8 0z"/><path fill="none" stroke="#d2224e" stroke-width="2" d="M62
50q4 0 6-4"/><path stroke="#33203f" stroke-width="11" d="M88 94L98 82"/><path stroke="#d9a646"
stroke-width="2.5" d="M98 92V54"/><path fill="#f4f0fb" d="M82 22q16-6 32 0c2 20-4 34-16
40-12-6-18-20-16-40z"/><path fill="#1c1026" d="M86 34q5-6 10 0-5 3-10 0zM100 34q5-6 10 0-5 3-10 0zM88
46q10-6 20 0-4 8-10 8t-10-8z"/><path fill="#ff4fa8" d="M84 40l2 8 3-4zM112 40l-2 8-3-4z"/><circle cx="98"
cy="80" r="5.5" fill="#f2c9ae"/><use href="#pt-eyes-open"/><use href="#pt-grin"/>
"##;

/// Wrapped against the sand, with a bundle on a staff.
pub(super) const NOMADE: &str = r##"
<path fill="#2f4ba0" d="M38 70c-8-34 4-58 22-58s30 24 22 58z"/><path stroke="#d09c5e" stroke-width="3.5"
d="M100 92V20"/><path fill="#c2492b" d="M100 18c-20 6-20 32 0 32s20-26 0-32zM100 20l-9-10 9 4 9-4z"/><path
fill="#ffe08a" d="M90 32a2 2 0 1 0 .1 0zM100 27a2 2 0 1 0 .1 0zM110 32a2 2 0 1 0 .1 0zM95 40a2 2 0 1 0 .1
0zM105 40a2 2 0 1 0 .1 0z"/><use href="#pt-robe" fill="#2c3f86"/><path fill="#24377a" d="M38 66c10 10 34
10 44 0l8 26H30z"/><path fill="none" stroke="#ffe08a" stroke-width="2" stroke-dasharray="3 3" d="M36 78q24
14 48 0M32 88q28 14 56 0"/><use href="#pt-slim" fill="#a5694a"/><path fill="#4a6fd0" d="M43 40C40 22 46 11
60 11s20 11 17 29c-4-9-8-13-17-13s-13 4-17 13z"/><path fill="#24377a" d="M45 22c8-8 22-9 30-2l1
6c-10-6-22-4-32 3z"/><path fill="#4a6fd0" d="M43 41q17 4 34 0c1 12-4 22-12 25H55c-8-3-13-13-12-25z"/><path
fill="#2f4ba0" d="M45 48q15 6 30 0l-2 7q-13 5-26 0z"/><path stroke="#2c3f86" stroke-width="11" d="M90
92L100 72"/><circle cx="100" cy="72" r="5.5" fill="#a5694a"/><use href="#pt-eyes-soft"/>
"##;

/// A coat that opens on watches and bottles.
pub(super) const CONTREBANDIER: &str = r##"
<use href="#pt-coat" fill="#4a3322"/><path fill="#e9e2d4" d="M50 62h20l4 30H46z"/><path fill="#2b1d14"
d="M24 92c0-18 8-26 20-28l10 28z"/><use href="#pt-broad" fill="#d69c6c"/><path fill="#3a2430" opacity=".5"
d="M45.5 40c3 2 5 5 8 4.5 4-1.5 9-1.5 13 0 3 .5 5-2.5 8-4.5 0 6-2 10-5 13l-4
4h-11l-4-4c-3-3-5-7-5-13z"/><path fill="#2f8f6f" d="M45 31c0-11 6-16 15-16s15 5 15 16q-15-7-30 0z"/><path
fill="#2f8f6f" d="M46 28l-9 12 4 2 6-8z"/><circle cx="76" cy="45" r="2.8" fill="none" stroke="#ffd02e"
stroke-width="1.8"/><path fill="#4a3322" d="M74 64l38-14 6 42H78z"/><path fill="#7a3a52" d="M78 70l30-12 5
34H81z"/><g fill="#ffd02e"><circle cx="87" cy="75" r="4.5"/><circle cx="99" cy="70" r="4.5"/></g><path
fill="none" stroke="#3a2430" stroke-width="1.4" d="M87 72v3h2M99 67v3h2"/><path fill="#3fd08a" d="M87
82h3v-4h2v4h3v10h-8z"/><path fill="#22c3e5" d="M101 79l5-2 4 4-4 8-5-4z"/><circle cx="112" cy="52" r="6"
fill="#d69c6c"/><path stroke="#4a3322" stroke-width="9" d="M116 60v32"/><use href="#pt-eyes-open"/><use
href="#pt-grin"/>
"##;

/// A wide hat, a map and a compass.
pub(super) const GUIDE: &str = r##"
<use href="#pt-coat" fill="#8a7a4a"/><path fill="#c2402f" d="M48 62l12 9 12-9 1 8-13 9-13-9z"/><path
fill="#6e6138" d="M32 78h12v10H32z"/><use href="#pt-broad" fill="#84543f"/><path fill="#c9a86a" d="M45
25c0-11 5-16 15-16s15 5 15 16z"/><path fill="#7a4a2a" d="M45 20q15 4 30 0v5H45z"/><path fill="#b8955a"
d="M30 27q30-9 60 0-6 5-30 4-24 1-30-4z"/><path fill="#f3e6bf" d="M76 56l13-5 13 5 13-5v32l-13 5-13-5-13
5z"/><path fill="#d9c491" d="M89 51l13 5v32l-13-5z"/><path fill="none" stroke="#c2402f" stroke-width="2.2"
stroke-dasharray="3 3" d="M80 78q6-10 13-8t12-10"/><path stroke="#c2402f" stroke-width="2.6" d="M104 57l6
6M110 57l-6 6"/><circle cx="76" cy="78" r="5.5" fill="#84543f"/><circle cx="20" cy="70" r="11"
fill="#d9a646"/><circle cx="20" cy="70" r="8.5" fill="#fff7e6"/><path fill="#e8402f" d="M20 62l3
8h-6z"/><path fill="#33405c" d="M20 78l3-8h-6z"/><path stroke="#8a7a4a" stroke-width="10" d="M34 94L22
84"/><circle cx="22" cy="84" r="5" fill="#84543f"/><use href="#pt-eyes-open"/><use href="#pt-smile"/>
"##;

/// A hood, a very long beard and a crook.
pub(super) const DOYEN: &str = r##"
<path fill="#7a4c34" d="M38 66c-6-32 4-54 22-54s28 22 22 54z"/><path fill="none" stroke="#e0b67c"
stroke-width="4.5" d="M102 92V34c0-16-20-16-20-2 0 8 11 8 11 1"/><use href="#pt-robe"
fill="#5b3a2c"/><path fill="#7a4c34" d="M30 92c2-16 10-26 20-30h20c10 4 18 14 20 30z"/><path fill="none"
stroke="#ff9747" stroke-width="2" stroke-dasharray="4 3" d="M34 84q26 12 52 0"/><use href="#pt-slim"
fill="#d69c6c"/><path fill="#96603f" d="M43 42C40 24 46 12 60 12s20 12 17 30c-3-12-8-18-17-18s-14 6-17
18z"/><path fill="#f4f4fa" d="M46 42c4 3 8 4 11 2h6c3 2 7 1 11-2 1 12-2 26-6 34l-8
14-8-14c-4-8-7-22-6-34z"/><path fill="none" stroke="#c9ccdd" stroke-width="1.6" d="M54 54q2 14 5 22M66
54q-2 14-5 22M60 54v16"/><path fill="none" stroke="#f4f4fa" stroke-width="2.6" d="M49.5 32q3.5-3 7 0M63.5
32q3.5-3 7 0"/><path fill="none" stroke="#8d5c66" stroke-width="1.2" d="M52 26q8-3 16 0M50 41l3 1M70 41l-3
1"/><path fill="#8a3040" d="M57 49.5h6q-3 2.5-6 0z"/><path stroke="#5b3a2c" stroke-width="11" d="M90
94L101 76"/><circle cx="101" cy="76" r="5.5" fill="#d69c6c"/><use href="#pt-eyes-bare"/>
"##;

/// A human face on one side, wires on the other.
pub(super) const ANDROIDE: &str = r##"
<path fill="#39434f" d="M42 30h36v16H42z"/><use href="#pt-dress" fill="#dfe6ee"/><path fill="#39434f"
d="M54 60h12l3 8-9 6-9-6z"/><path stroke="#39434f" stroke-width="1.6" d="M60 74v18M44 68l-4 24M76 68l4
24"/><circle cx="60" cy="80" r="5" fill="#39434f"/><circle cx="60" cy="80" r="3" fill="currentColor"/><use
href="#pt-slim" fill="#c9d6de"/><path fill="#39434f" d="M60.5 17c8 0 13 6 13 17 0 5-1.5 9-3.5 13l-4-5
3-9-5-6 1-6z"/><path fill="none" stroke="#8a97a8" stroke-width="1" d="M60 17v11M47 30l6-3h14"/><path
fill="#12081f" d="M49.5 34h8v4.5h-8zM63 33h8.5v6H63z"/><path fill="currentColor" d="M51 35h5v2.5h-5zM65
34.5h5v3h-5z"/><path stroke="#39434f" stroke-width="1.4" d="M55.5 48h9M57 51h6"/><path stroke="#e8402f"
stroke-width="1.3" d="M67 45l4-2M66 49l4-1"/><path stroke="#4fb0ff" stroke-width="1.3" d="M68
42l4-2"/><circle cx="44.5" cy="38" r="4" fill="#8a97a8"/><circle cx="75.5" cy="38" r="4"
fill="#8a97a8"/><path stroke="#dfe6ee" stroke-width="9" d="M88 92L98 70"/><path stroke="#39434f"
stroke-width="2" d="M90 80l7 4"/><path fill="#c9d6de" d="M92 62l2-16h3v12l2-14h3v14l3-12h3l-1 14 4-5 3 2-6
12-8 4z"/><path stroke="currentColor" stroke-width="1.2" d="M96 68h8"/>
"##;

/// A tin head, and the plan of a second one.
pub(super) const PROTOTYPE: &str = r##"
<path fill="currentColor" d="M25.5 91l5-22h30l5 22z"/><path fill="#5c6b7a" d="M22 92l6-22h32l6 22z"/><path
fill="#8494a6" d="M36 62h14v8H36z"/><path fill="currentColor" d="M27 26h36v37H27z"/><path fill="#c9d6de"
d="M25 27h36v37H25z"/><path fill="#8494a6" d="M25 27h8v37h-8z"/><path fill="#12081f" d="M31 36h10v9H31zM46
36h10v9H46zM34 52h20v6H34z"/><path fill="currentColor" d="M33 38h6v5h-6zM48 38h6v5h-6zM36
54h3v2.5h-3zM42.5 54h3v2.5h-3zM49 54h3v2.5h-3z"/><path stroke="#8494a6" stroke-width="2.5" d="M43
27V14"/><circle cx="43" cy="12" r="4" fill="#e8402f"/><path fill="#39434f" d="M36 78h16v9H36z"/><path
fill="#e8402f" d="M38 80h3v3h-3z"/><path fill="#ffd02e" d="M43 80h3v3h-3z"/><path fill="none"
stroke="currentColor" stroke-width="1.8" stroke-dasharray="4 2.6" d="M70 36h32v32H70zM76 43h8v8h-8zM89
43h8v8h-8zM77 59h18M86 36V24M82 24a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM70 92l4-18h26l6 18M80 68v6M92 68v6"/><path
fill="none" stroke="#e8402f" stroke-width="2" d="M61 58q6 4 9 0"/><path fill="none" stroke="#ffd02e"
stroke-width="2" d="M61 48q4-6 9-2"/>
"##;

/// One red eye, a gauge and a stop sign.
pub(super) const REGULATEUR: &str = r##"
<path fill="currentColor" d="M27 91c0-18 9-26 34-26s36 8 36 26z"/><path fill="#3d4a5c" d="M24 92c0-18 9-26
36-26s36 8 36 26z"/><path fill="#27313f" d="M48 56h24v12H48z"/><path stroke="#8494a6" stroke-width="1.5"
d="M48 60h24M48 64h24"/><path fill="currentColor" d="M43 57V34c0-13 8-20 19-20s18 7 18 20v22z"/><path
fill="#aab8c8" d="M40 58V35c0-13 8-20 20-20s20 7 20 20v23z"/><path fill="#7683a0" d="M40 58V35c0-13 8-20
20-20-8 4-10 12-10 20v23z"/><path fill="#12081f" d="M36 31h48v14H36z"/><circle cx="64" cy="38" r="6"
fill="#e8402f"/><circle cx="64" cy="38" r="2.8" fill="#ffe0d0"/><path stroke="#e8402f" stroke-width="1.5"
opacity=".7" d="M40 38h14M74 38h6"/><path stroke="#27313f" stroke-width="2" d="M50 51h20M52
54.5h16"/><circle cx="60" cy="82" r="11" fill="#f4f0fb"/><path fill="none" stroke="#37d67a"
stroke-width="3" d="M52 84a8 8 0 0 1 4-8"/><path fill="none" stroke="#ffd02e" stroke-width="3" d="M57
75.5a8 8 0 0 1 6 0"/><path fill="none" stroke="#e8402f" stroke-width="3" d="M64 76a8 8 0 0 1 4 8"/><path
stroke="#1c1026" stroke-width="1.8" d="M60 84l5-5"/><g transform="translate(101 60)"><path fill="#e8402f"
d="M-9-20h18l9 9V9l-9 9H-9L-18 9v-20z"/><path fill="#fff" d="M-11-4h22v7h-22z"/></g><path stroke="#8494a6"
stroke-width="5" d="M101 80v12"/><path stroke="#3d4a5c" stroke-width="9" d="M88 86l10 0"/>
"##;

/// A face of light with cables for hair.
pub(super) const MATRICE: &str = r##"
<path fill="none" stroke="#39434f" stroke-width="4" d="M50 22C40 4 20 10 4 2M46 30C30 20 18 30 2 24M45
40C30 40 24 52 4 48M48 50C38 62 24 60 10 76M70 22C80 4 100 10 116 2M74 30c16-10 28 0 44-6M75 40c15 0 21 12
41 8M72 50c10 12 24 10 38 26M54 54C46 66 30 68 22 90M66 54c8 12 24 14 32 36"/><path fill="none"
stroke="currentColor" stroke-width="1.5" d="M52 20C44 0 26 6 12-2M46 36C32 30 22 42 4 36M47 46C38 54 24 50
6 62M68 20c8-20 26-14 40-22M74 36c14-6 24 6 42 0M73 46c9 8 23 4 41 16M50 50C38 66 20 64 12 88M70 50c12 16
30 14 38 38"/><path fill="currentColor" d="M32 8a3 3 0 1 0 .1 0zM14 24a3 3 0 1 0 .1 0zM22 47a3 3 0 1 0 .1
0zM20 64a3 3 0 1 0 .1 0zM88 8a3 3 0 1 0 .1 0zM106 24a3 3 0 1 0 .1 0zM98 47a3 3 0 1 0 .1 0zM100 64a3 3 0 1
0 .1 0z"/><use href="#pt-dress" fill="#232b3a"/><path fill="none" stroke="currentColor" stroke-width="1.4"
d="M60 68v24M52 70l-8 8v14M68 70l8 8v14M38 82v10M82 82v10"/><use href="#pt-slim" fill="#c9d6de"/><path
fill="none" stroke="currentColor" stroke-width="1.2" d="M60 18v10l-5 4M60 28l5 4M48 42h4l2 4M72 42h-4l-2
4M60 55v-3"/><path fill="#12081f" d="M49 37q4.5-6 9 0-4.5 4-9 0zM62 37q4.5-6 9 0-4.5 4-9 0z"/><circle
cx="53.5" cy="36.5" r="2" fill="currentColor"/><circle cx="66.5" cy="36.5" r="2"
fill="currentColor"/><path fill="#39434f" d="M55 48.5q5-3 10 0-5 4-10 0z"/><path fill="currentColor"
d="M60 20l3.5 4-3.5 4-3.5-4z"/>
"##;

/// A tricorn, a wide mouth and a bell.
pub(super) const CRIEUR: &str = r##"
<path fill="#e6e0d4" d="M42 46c-4-4-4-16 2-20h32c6 4 6 16 2 20z"/><use href="#pt-coat"
fill="#a3302f"/><path fill="#fff" d="M52 62h16l-2 12-6 6-6-6z"/><path fill="#ffd02e" d="M46 66l4-2 6
28h-5zM74 66l-4-2-6 28h5z"/><path fill="#ffd02e" d="M40 76h3v3h-3zM42 84h3v3h-3zM77 76h3v3h-3zM75
84h3v3h-3z"/><use href="#pt-broad" fill="#d69c6c"/><path fill="#22252e" d="M30 22c6-10 16-8 22-10q8-6 16
0c6 2 16 0 22 10-4 6-12 6-16 4q-14-6-28 0c-4 2-12 2-16-4z"/><path fill="none" stroke="#ffd02e"
stroke-width="1.8" d="M31 22c6 5 11 4 15 2q14-6 28 0c4 2 9 3 15-2"/><path fill="#3a0f22" d="M54.5
45q5.5-2.5 11 0 1 10-5.5 10t-5.5-10z"/><path fill="#d2606a" d="M57 52q3-2 6 0-3 3-6 0z"/><path
stroke="#a3302f" stroke-width="11" d="M88 86L89 60"/><g transform="translate(101 42) rotate(-146)"><path
stroke="#7a4a2a" stroke-width="5" d="M0-12v-12"/><circle cx="0" cy="17" r="4" fill="#b07f1e"/><path
fill="#ffd02e" d="M-13 13c5-4 5-10 5-16 0-7 3-11 8-11s8 4 8 11c0 6 0 12 5 16z"/><path fill="#b07f1e"
d="M-14 11h28v5h-28z"/></g><path stroke="#ffe9b0" stroke-width="2.2" d="M97 20l-3-6M106 17l1-6M115
20l3-5"/><circle cx="88" cy="59" r="6" fill="#d69c6c"/><use href="#pt-eyes-open"/>
"##;

/// Many heads, fists and a heart on a placard.
pub(super) const FOULE: &str = r##"
<path fill="#16282f" d="M0 50q7-11 13 0 6-13 13-2 6-13 13-1 7-13 14-1 6-12 13 0 6-13 14-1 6-12 13 1 7-12
14 1 6-9 13 2v41H0z"/><path stroke="#b98a5a" stroke-width="2.6" d="M20 60V12"/><path fill="#fff6e6" d="M8
6l26-2 2 18-26 2z"/><path fill="#e0405a" d="M22 18c-8-6-5-11-1-9 2-3 8 1 1 9z"/><path stroke="#3f7a74"
stroke-width="8" d="M104 60l7-32"/><path stroke="#8a4a52" stroke-width="8" d="M76 54l3-30"/><circle
cx="111" cy="26" r="5.5" fill="#a5694a"/><circle cx="79" cy="22" r="5.5" fill="#f2c9ae"/><use
href="#pt-man" transform="translate(18 56) scale(1.1)" fill="#3f7a74" color="#d69c6c"/><use href="#pt-man"
transform="translate(103 54) scale(1.1)" fill="#7a5a3c" color="#7d4f3e"/><use href="#pt-man"
transform="translate(76 50) scale(1.1)" fill="#8a4a52" color="#f2c9ae"/><use href="#pt-man"
transform="translate(46 49) scale(1.1)" fill="#4f6a94" color="#a5694a"/><path fill="#2b1720" d="M8 54q1-10
10-10t10 10q-10-5-20 0zM66 48q1-10 10-10 10 0 11 11-7 0-10-4-5 4-11 3z"/><path fill="#c2412f" d="M36
47q0-10 10-10t10 10l5 2H36z"/><path fill="#ffd98a" d="M93 52q2-9 10-9t10 9z"/><use href="#pt-man"
transform="translate(30 68) scale(1.4)" fill="#2e5560" color="#f2c9ae"/><use href="#pt-man"
transform="translate(92 68) scale(1.4)" fill="#5b4a6e" color="#a5694a"/><use href="#pt-man"
transform="translate(61 66) scale(1.6)" fill="#b5653a" color="#d69c6c"/><path fill="#5a2f1f" d="M17
66q2-12 13-12 11 0 12 14-4-2-6-6-10 5-19 4z"/><path fill="#1d1226" d="M79 68q-1-14 13-14t13 16l-3
8q2-11-2-14-10 4-16 1-3 6-1 13z"/><path fill="#3d4a5c" d="M46 63q2-15 16-14 12 1 13 13-14-6-29 1z"/><path
fill="#1c1026" d="M26 68h2.5v3H26zM34 68h2.5v3H34zM87 69h2.5v3H87zM95 69h2.5v3H95zM55 66h3v3.5h-3zM64
66h3v3.5h-3zM57 73h8q-1 5-4 5t-4-5zM28 76h5v2h-5zM89 76h5v2h-5z"/>
"##;

/// A fool’s cap and six balls in the air.
pub(super) const BATELEUSE: &str = r##"
<use href="#pt-dress" fill="#f4efe6"/><path fill="#e0405a" d="M30 92c0-10 3-17 7-20l4 20zM48 65l6-2 1
29h-8zM66 63l6 2 1 27h-8zM83 72c4 3 7 10 7 20H79z"/><use href="#pt-slim" fill="#f2c9ae"/><path
fill="#e0405a" d="M45 33C44 22 40 13 28 17c2-11 16-15 32-3v18z"/><path fill="#2f9fb0" d="M75 33c1-11 5-20
17-16-2-11-16-15-32-3v18z"/><path fill="#ffd02e" d="M44 32q16-9 32 0l-1 4q-15-7-30 0z"/><circle cx="28"
cy="18" r="3.5" fill="#ffd02e"/><circle cx="92" cy="18" r="3.5" fill="#ffd02e"/><circle cx="49.5" cy="43"
r="2.5" fill="#ff8f9f"/><circle cx="70.5" cy="43" r="2.5" fill="#ff8f9f"/><path stroke="#f4efe6"
stroke-width="9" d="M34 88L16 76"/><circle cx="16" cy="76" r="5" fill="#f2c9ae"/><path stroke="#f4efe6"
stroke-width="9" d="M86 88L104 76"/><circle cx="104" cy="76" r="5" fill="#f2c9ae"/><circle cx="12" cy="62"
r="6" fill="#ffd02e"/><circle cx="16" cy="38" r="6" fill="#37d67a"/><circle cx="46" cy="7" r="6"
fill="#4f9dff"/><circle cx="76" cy="7" r="6" fill="#ff4fa8"/><circle cx="104" cy="38" r="6"
fill="#ff9747"/><circle cx="108" cy="62" r="6" fill="#b97aff"/><path fill="#fff" opacity=".7" d="M10 60a2
2 0 1 0 4-2zM14 36a2 2 0 1 0 4-2zM44 5a2 2 0 1 0 4-2zM74 5a2 2 0 1 0 4-2zM102 36a2 2 0 1 0 4-2zM106 60a2 2
0 1 0 4-2z"/><use href="#pt-eyes-open"/><use href="#pt-smile"/>
"##;

/// A kepi, a punch and a ticket.
pub(super) const CONTROLEUR: &str = r##"
<use href="#pt-coat" fill="#1f4a4f"/><path fill="#fff" d="M54 62l6 7 6-7-1 10h-10z"/><path fill="#15363a"
d="M48 64l5-2 7 12v18H48zM72 64l-5-2-7 12v18h12z"/><path fill="#ffd02e" d="M54 80h3v3h-3zM63 80h3v3h-3zM38
76l8-2v3l-8 2z"/><path stroke="#ffd02e" stroke-width="2" d="M72 66L88 92"/><use href="#pt-round"
fill="#a5694a"/><path fill="#1c1026" d="M53 46q7-4 14 0l2 2H51z"/><path fill="#15363a" d="M45 27l2-15q13-4
26 0l2 15q-15-5-30 0z"/><path fill="#ffd02e" d="M45.5 22q14.5-5 29 0v3q-14.5-4-29 0z"/><path
fill="#0b2023" d="M43 29q17-8 34 0-1 4-4 3-13-4-26 0-3 1-4-3z"/><path fill="#e2e7f0" d="M57
14h6v4h-6z"/><g transform="rotate(10 98 30)"><path fill="#ffb9a0" d="M80 14h36v24H80z"/><path
stroke="#a3402f" stroke-width="2.2" d="M85 20h14M85 26h10"/><path fill="#24404a" d="M108 20a2.5 2.5 0 1 0
.1 0zM108 27a2.5 2.5 0 1 0 .1 0z"/></g><path stroke="#1f4a4f" stroke-width="11" d="M88 92L96 82"/><path
fill="none" stroke="#e2e7f0" stroke-width="5" d="M98 62Q84 52 91 34M98 62q14-10 7-28"/><path
stroke="#b9c6d2" stroke-width="6" d="M98 62l-9 26M98 62l11 26"/><circle cx="98" cy="61" r="4.5"
fill="#56627d"/><circle cx="98" cy="80" r="7" fill="#a5694a"/><use href="#pt-eyes-stern"/><use
href="#pt-frown"/>
"##;
