//! The drawings that the maps use again and again, as symbols: castles, units, ornaments.

/// The castle, in the colour of the text around it.
pub(super) const CASTLE: &str = r##"
<symbol id="castle" viewBox="0 0 72 62"><g fill="currentColor" stroke="#2c1c10" stroke-width="1.6"
stroke-linejoin="round"><path d="M36.8 13V1.6c4-1.4 6.6 1.8 10.4.6 1.6-.4 3-.9 4-1.4l-2 4.2 2.6 3.4c-4.6
2.6-8.6-.8-15 1"/><path d="M17 58V39h3.6v3H24v-3h24v3h3.4v-3H55v19z"/><path d="M23
13h5v3.6h5.5V13h5v3.6H44V13h5v9.5l-3 3V58H26V25.5l-3-3z"/><path d="M4 24h4v3.6h4V24h4v3.6h4V24h4v9l-3
3v22H7V36l-3-3z"/><path d="M48 24h4v3.6h4V24h4v3.6h4V24h4v9l-3 3v22H51V36l-3-3z"/></g><path d="M40
25.5h5.2V57H40zM15.5 36h4.7v21.2h-4.7zM59.5 36h4.7v21.2h-4.7z" opacity=".2"/><path d="M26.8
25.5h2V57h-2zM7.8 36h2v21.2h-2zM51.8 36h2v21.2h-2z" fill="#fff" opacity=".35"/><path d="M24 22.3h24M5
32.8h18M49 32.8h18" stroke="#2c1c10" stroke-opacity=".45"/><path d="M30 58v-9.5a6 6.5 0 0 1 12 0V58zM34.8
28.5a1.2 1.6 0 0 1 2.4 0v6h-2.4zM12.7 39.5a1.1 1.5 0 0 1 2.2 0v5h-2.2zM56.9 39.5a1.1 1.5 0 0 1 2.2
0v5h-2.2z" fill="#2c1c10"/><path d="M33 58V46M36 58V43.5M39 58V46M30.5 50h11M30.5 54h11"
stroke="currentColor" stroke-width=".8"/><path d="M36 14V1M3 58.8h66" stroke="#2c1c10" stroke-width="1.8"
stroke-linecap="round"/></symbol>
"##;

/// The four units and the coin.
pub(super) const UNITS: &str = r##"
<symbol id="unit-soldier" viewBox="0 0 24 24"><path fill="currentColor" d="M20 .8l1.9
4.7h-1.2v17.7h-1.4V5.5h-1.2zM10.2 1.2c3.4 1.6 5.6 4.6 5.8 8.3h-4.7v3.9H9.1V9.5H4.4c.2-3.7 2.4-6.7
5.8-8.3zM4.6 10.7h3.3v4h4.6v-4h3.3v1c0 3.2-2.4 5.4-5.6 5.4s-5.6-2.2-5.6-5.4zM2 23.2c0-3.6 2.2-5.6
5-5.9.9.6 2 .9 3.2.9s2.3-.3 3.2-.9c2.7.3 4.6 2.3 4.6 5.9z"/></symbol><symbol id="unit-knight" viewBox="0 0
24 24"><path fill="currentColor" fill-rule="evenodd" d="M6.3 20.3c.1-3.7 4.6-4.7 4.3-8-1.1.8-2.3 1.1-3.6
1l-1.3 1.8c-.5.7-1.3.9-2 .5l-1.5-.9c-.8-.5-1-1.4-.6-2.2l2.9-4.9c.7-2.1 1.8-3.5 3.5-4.4L8.2.7l3 1.6.6-1.9
1.7 2.5c4.9 1.7 8.2 6.5 7.3 17.4zM8 6.8a.95.95 0 1 0 0 1.9.95.95 0 0 0 0-1.9zM14.1 4.8c3 2.6 4.4 6.6 4.2
11.7.8-5.3-.5-9.6-4.2-11.7zM4.8 21.3h17v2h-17z"/></symbol><symbol id="unit-camp" viewBox="0 0 24 24"><path
fill="currentColor" d="M11.4.8l5.8 1.9-4.7 1.9v1L22.7 20.8h-6.5L12 11.5l-4.2 9.3H1.3L11.4 5.6zM12 14.6l2.8
6.2H9.2zM.8 21.6h22.4v1.6H.8z"/></symbol><symbol id="unit-catapult" viewBox="0 0 24 24"><path
fill="currentColor" d="M1 14.8h22v2.4H1zM10.9 7.3h2.2l4.7 8.3h-2.5L12 9.8l-3.3 5.8H6.2z"/><path
fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M20 14.5L6.2 5.4"/><path
fill="none" stroke="currentColor" stroke-width="1.5" d="M1.9 2.4c-.8 2.7.7 4.9 3.5 5.2"/><circle cx="5"
cy="3.7" r="2.6" fill="currentColor"/><g fill="none" stroke="currentColor" stroke-width="1.9"><circle
cx="5.6" cy="19.4" r="2.9"/><circle cx="18.4" cy="19.4" r="2.9"/></g></symbol><symbol id="coin" viewBox="0
0 24 24"><circle cx="12" cy="12" r="11.2" fill="#e6b336" stroke="#6f4a10" stroke-width="1.2"/><circle
cx="12" cy="12" r="8.7" fill="#f3cc5a" stroke="#b07f1e"/><path fill="#7a5212" d="M6.6 15.6L5.7 8.7l3.5
2.7L12 7l2.8 4.4 3.5-2.7-.9 6.9zM6.7 16.5h10.6v1.5H6.7z"/><path fill="none" stroke="#fff"
stroke-opacity=".7" stroke-linecap="round" d="M3.5 9.5A9 9 0 0 1 9.5 3.6"/></symbol>
"##;

/// Ornaments, each standing on the point 0,0.
pub(super) const ORNAMENTS: &str = r##"
<g id="t-peak" stroke="#4a3a2b" stroke-width="2" stroke-linejoin="round"><path fill="#b3a289" d="M-58
0c8-14 15-22 22-37l9 5L-2-86l12 19 8-4C30-44 42-22 60 0-20 4-30 3-58 0z"/><path fill="#85745f"
stroke="none" d="M-2-85l12 19 8-4C30-44 42-22 59 0L12 1l8-24-14-8 4-18-11-10z"/><path fill="#fdf9ee"
stroke-width="1.3" d="M-2-86l12 19 6-3 4 9-8 3-5 9-6-11-7 8-3-9-8 7z"/><path fill="none"
stroke-width="1.2" d="M-30-24l-9 17M-16-38l-8 18M-8-20L-14-3M30-28l8 14M40-12l6 9M28-8l3 6"/></g><g
id="t-hill" fill="none" stroke="#5b4429" stroke-width="1.8" stroke-linecap="round"><path fill="#c9b27c"
d="M-30 0C-22-20-6-22 6 0"/><path fill="#d6c08b" d="M-8 0C2-28 20-26 32 0"/><path stroke-width="1.2"
d="M16-15l5 10M21-13l4 8M-10-11l3 6"/></g><path id="t-tuft" fill="none" stroke="#5f6b35"
stroke-width="1.8" stroke-linecap="round" d="M-7 0q0-5-3-8M-3 0q0-7-1-11M2 0q0-7 2-10M6 0q1-5 4-7"/><g
id="t-fir"><path fill="#4b3320" d="M-2-7h4v8h-4z"/><path fill="#3f6b43" stroke="#233f29"
stroke-width="1.2" stroke-linejoin="round" d="M0-40l7 12-3.5-.5L10-17l-4-.5L13-5q-13 3-26 0l7-12.5-4 .5
6.5-11.5L-7-28z"/><path fill="#26482f" opacity=".6" d="M0-38l6 10h-3L9-18H5l7 12Q6-4 1-4z"/></g><g
id="t-apple"><path fill="#5a3d24" d="M-2.5-10h5l1 11h-7z"/><path fill="#7d9b52" stroke="#3f5528"
stroke-width="1.3" d="M-4-9c-9 2-13-5-9-11-5-6 1-14 8-12 4-7 14-4 14 2 8 1 8 11 3 14 0 6-8 9-16 7z"/><path
fill="#c23a2b" d="M-8-16a2.2 2.2 0 1 0 .1 0zM-2-25a2.2 2.2 0 1 0 .1 0zM5-15a2.2 2.2 0 1 0 .1 0zM8-24a2.2
2.2 0 1 0 .1 0z"/></g><g id="t-tree"><path fill="#5a3d24" d="M-2-9h4l.8 10h-5.6z"/><path fill="#93a060"
stroke="#4a5730" stroke-width="1.3" d="M-3-8c-8 2-12-4-8-10-3-7 3-12 9-10 5-5 13-1 12 5 5 4 3 11-3 13-2
3-6 4-10 2z"/><path fill="none" stroke="#4a5730" stroke-linecap="round" d="M2-12q6 0 7-6M-5-14q-3-2-2-5"/>
</g><g id="t-cypress"><path fill="#5a3d24" d="M-1.2-6h2.4v7h-2.4z"/><path fill="#5e7b45" stroke="#35492a"
stroke-width="1.2" d="M0-40c5 10 6 22 4 32q-4 4-8 0c-2-10-1-22 4-32z"/></g><g id="t-palm" fill="none"
stroke-linecap="round"><path stroke="#6b4a2a" stroke-width="3" d="M-2 0q5-14 1-27"/><path stroke="#55783b"
stroke-width="3" d="M-1-28q-9-7-15 3M-1-28q-4-10-13-7M-1-28q2-10 10-9M-1-28q11-6 15 5M-1-28q7 2 8 11"/>
</g><g id="t-field" fill="none" stroke="#8a6d2f" stroke-width="1.5" stroke-linecap="round"><path
fill="#dcc06f" d="M-26 0l10-16h40L18 0z"/><path d="M-17 0l9-16M-8 0l8-16M1 0l7-16M10 0l6-16"/></g><g
id="t-stones" fill="#b8b0a0" stroke="#4d463c" stroke-width="1.5" stroke-linejoin="round"><path d="M-36
0l1-22 7 1 1 21zM-18 0v-22h7V0zM4 0l1-22h7l1 22zM24 0v-22l7 1 1 21z"/><path d="M-38-22l1-6 28-1 1
7zM2-22l1-7 31 1v6z"/><path fill="#877f71" stroke="none" d="M-31-20l2.5.5.7
19h-3zM-14-21h2.5v20H-14zM9-21h2.5l.7 20H9zM28-20l2.5.3.7 19H28z"/></g><g id="t-mill" stroke="#4a3420"
stroke-width="1.4" stroke-linejoin="round"><path fill="#efe3c4" d="M-8 0l3-24H5L8 0z"/><path
fill="#a8553a" d="M-7-24q7-13 14 0z"/><path fill="#4a3420" d="M-2 0v-7h4v7z"/><path fill="#f8f0da"
d="M0-26l12-14 4 4-13 11zM0-26l14 12-4 4L-1-23zM0-26l-12 14-4-4 13-11zM0-26l-14-12 4-4L1-29z"/></g><g
id="t-town" stroke="#4a3420" stroke-width="1.4" stroke-linejoin="round"><path fill="#e8d9b4" d="M-36
0v-14h72V0zM-40 1v-22h10V1zM30 1v-22h10V1zM-6-14v-20H6v20z"/><path fill="#a8553a" d="M-42-21l7-12 7
12zM28-21l7-12 7 12zM-8-34l8-16 8 16zM-26-14l7-9h11v9zM8-14l3-9h10l6 9z"/><path fill="#4a3420" d="M-4
0v-6a4 4 0 0 1 8 0v6z"/><path fill="none" d="M-29-9h24M7-9h22" stroke-dasharray="4 3"/></g><g id="t-ruin"
stroke="#3e3440" stroke-width="1.4" stroke-linejoin="round"><path fill="#b7a9a0" d="M-22 0l3-26h10V0zM-9
0v-14H8V0zM8 0v-34h12l2 34z"/><path fill="#6d5a73" d="M-22-26l8-15 8 15zM5-34l9-17 9 17zM-9-14l4-6h9l4
6z"/><path fill="#3e3440" d="M-3 0v-5a2.5 2.5 0 0 1 5 0v5zM12-26h3v6h-3zM-15-20h3v5h-3z"/></g><path
id="t-bat" fill="#3e3440" d="M0 0l-1.5-3-1 2C-6-5-11-5-15-1c3-.5 5 .5 6 3 2-1.5 4-1.5 5 .5 1-1 2-1 4 2.5
2-3.5 3-3.5 4-2.5 1-2 3-2 5-.5 1-2.5 3-3.5 6-3-4-4-9-4-12.5 0l-1-2z"/><path id="t-paw" fill="#5b4429"
d="M-6-1c0-5 3-7 6-7s6 2 6 7c0 4-3 2-6 2s-6 2-6-2zM-8-8c-4-3-2-7 0-7s4 5 0 7zM-3-11c-3-4-1-8 1-8s3 6-1
8zM3-11c4-4 2-8 0-8s-3 6 0 8zM8-8c4-3 2-7 0-7s-4 5 0 7z"/><path id="t-flake" fill="none" stroke="#6f8796"
stroke-width="1.6" stroke-linecap="round" d="M0-9V9M-8-4.5l16 9M-8 4.5l16-9M-2-7l2 2 2-2M-2 7l2-2 2 2"/>
<path id="t-wave" fill="none" stroke="#f4f9f7" stroke-width="2" stroke-linecap="round" d="M-17 0q6-7
12-1.5T6-1.5 17 0"/><path id="t-mist" fill="none" stroke="#fbf8ea" stroke-width="4" stroke-linecap="round"
d="M-46 0q12-6 24-1t24-1 24-1 20 1M-30 9q10-4 20-1t20-1 22 1"/><g id="t-monster" stroke="#1f4250"
stroke-width="1.6" stroke-linejoin="round"><path fill="#3a6d7c" d="M18 0C20-12 14-24 21-34c4-6 15-7 20-1l9
4c2 2 0 5-3 5l-12-1c-4 4 1 14 0 27zM-20 0C-18-22 2-24 6 0zM-46 0c1-15 16-17 19 0zM-63 0c0-8 2-12-3-16 8-1
13 7 12 16z"/><path fill="#f4f9f7" stroke="none" d="M35-33a1.9 1.9 0 1 0 .1 0z"/><path fill="none"
d="M-14-9q7-9 14 0M-41-6q5-7 10 0M21-24l6 2M20-14l7 1"/><path fill="none" stroke="#f4f9f7"
stroke-width="2" stroke-linecap="round" d="M-70 3q8-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0"/></g>
"##;

/// What swims in the sea: the rose, a ship and a serpent.
pub(super) const SEA: &str = r##"
<g id="t-islet" stroke="#3b2a1a" stroke-width="1.6"><path class="land" d="M-20 3c-4-9 6-12 14-11 9-7 22-3
23 5 2 8-8 8-16 7-8 4-17 4-21-1zM14 13c3-4 11-2 10 2-2 3-10 2-10-2z"/></g><g id="t-rose"><circle r="25"
fill="#f3e8c8" fill-opacity=".85" stroke="#3b2a1a" stroke-width="1.2"/><circle r="20.5" fill="none"
stroke="#3b2a1a" stroke-width=".7" stroke-dasharray="1.5 2.5"/><path fill="#b48a3c" d="M0 0l3.5-5
10-5.5-5.5 10zM0 0l5 3.5 5.5 10-10-5.5zM0 0l-3.5 5-10 5.5 5.5-10zM0 0l-5-3.5-5.5-10 10 5.5z"/><path
fill="#3b2a1a" d="M0-30l4.5 25.5L0 0zM30 0L4.5 4.5 0 0zM0 30l-4.5-25.5L0 0zM-30 0l25.5-4.5L0 0z"/><path
fill="#f8f0da" stroke="#3b2a1a" stroke-width=".7" d="M0-30l-4.5 25.5L0 0zM30 0L4.5-4.5 0 0zM0
30l4.5-25.5L0 0zM-30 0l25.5 4.5L0 0z"/><path fill="#8f1f2a" d="M0-30l4.5 15h-9z"/></g><g id="t-ship"
stroke="#3b2a1a" stroke-width="1.3" stroke-linejoin="round"><path fill="#8a5a34" d="M-20-7h40c-1 6-4 9-8
10h-24c-4-1-7-4-8-10z"/><path fill="none" d="M-7-7v-22M8-7v-17"/><path fill="#f8f0da" d="M-16-25c6 2 12 2
18 0 2 5 2 10 0 15-6-2-12-2-18 0 2-5 2-10 0-15zM3-21c4 1 9 1 13 0 1 4 1 7 0 11-4-1-9-1-13 0 1-4 1-7
0-11z"/><path fill="#8f1f2a" d="M-7-34l9 2.5-9 2.5z"/></g>
"##;
