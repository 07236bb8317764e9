//! The emblems of the five countries, the signs of the page and the bank notes, as symbols.
//!
//! The tiles of the countries differ in outline and in picture, so that nobody needs the colours.

/// `n-` and the key of a country in its colours, `x-` and a name for the signs in the colour of the text
/// around them, `note-` and a value for the notes, twice as wide as they are high.
pub(super) const EMBLEMS: &str = r##"
<symbol id="n-france" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#2456a6" stroke="#f6efe0"
stroke-width="1.4"/><g transform="translate(.9 1.5) scale(.9)"><path fill="#e2492f" d="M9.6
9.5c-1.6-1.8-1-3.7.9-3.7.2-1.9 2.4-2.4 3.2-.8 1.5-1.3 3.4-.2 2.9 1.8l-1.5 3zM9 12.8c1.8.3 2.6 1.5 2.3
3.7-1.7.1-2.7-1.4-2.3-3.7z"/><path fill="none" stroke="#e9b13b" stroke-width="1.7" stroke-linecap="round"
d="M15 22.5v4.5h-2.5M19 22.5v4.5h-2.5"/><path fill="#f6efe0" d="M6 12l3.2-2.5c.6-1.9 2-3 3.9-3 2.6 0 3.9 1.9
4 4.5.1 2.5 1.2 3.7 2.9 3.6 1.9-.1 2.8-1.8 2.4-4.2-.3-1.9-1.4-3.3-2.9-4.2 2.9-.8 5.3.2 6.3 2.3 2.2.6 3.3 2.5
3 4.8 1.2 1.6 1.1 3.6-.1 5.2-1.2 4-4.5 5.9-9.2 6-6.6.2-10.9-2.8-10.4-9 .1-1.3.2-2.4-.1-3.5z"/><path
fill="#2456a6" d="M12.4 9a1 1 0 1 1-.1 0z"/><path fill="none" stroke="#2456a6" stroke-width="1.2"
stroke-linecap="round" d="M14.5 17.5c2.5 2.5 6 2 8-1M25.3 11.5c.9 2.3.6 4.5-.6 6.5"/></g></symbol>
<symbol id="n-england" viewBox="0 0 32 32"><path fill="#b3262e" stroke="#f6efe0" stroke-width="1.4" d="M3
2h26v13c0 8-5 13-13 16C8 28 3 23 3 15z"/><g fill="#6d7f3a"><path d="M16 25l-2-5h4zM7.6 18.5l3.5-3 1.5
3.5zM24.4 18.5l-3.5-3-1.5 3.5zM10.5 7l4 3-3.5 2zM21.5 7l-4 3 3.5 2z"/></g><path fill="#f6efe0" d="M16
5.2a4.1 4.1 0 1 1-.1 0zM21.6 9.3a4.1 4.1 0 1 1-.1 0zM19.5 15.9a4.1 4.1 0 1 1-.1 0zM12.5 15.9a4.1 4.1 0 1
1-.1 0zM10.4 9.3a4.1 4.1 0 1 1-.1 0z"/><path fill="none" stroke="#b3262e" stroke-width=".9" d="M16
14.5V20M16 14.5l5 1.7M16 14.5l3.2-4.5M16 14.5l-3.2-4.5M16 14.5l-5 1.7"/><circle cx="16" cy="14.5" r="3.6"
fill="#e79a8b" stroke="#b3262e" stroke-width=".8"/><circle cx="16" cy="14.5" r="1.7"
fill="#e9b13b"/></symbol>
<symbol id="n-germany" viewBox="0 0 32 32"><rect x="1.5" y="1.5" width="29" height="29" rx="3.5"
fill="#3b3b3b" stroke="#e0a52c" stroke-width="1.8"/><g transform="rotate(35 16 16)"><path fill="#f0c04e"
d="M15.3 29v-5.5c-3.3 1.9-5.9.2-5.7-2.3-3 .3-4.3-2.9-2.3-4.9-2.4-1.6-1.5-5 1.4-5.1-.9-3 1.7-5 4.2-3.5.2-2.5
1.3-4.3 3.1-5.2 1.8.9 2.9 2.7 3.1 5.2 2.5-1.5 5.1.5 4.2 3.5 2.9.1 3.8 3.5 1.4 5.1 2 2 .7 5.2-2.3 4.9.2
2.5-2.4 4.2-5.7 2.3V29z"/><path fill="none" stroke="#3b3b3b" stroke-width="1.2" stroke-linecap="round"
d="M16 24V7M16 21l-3.2-2M16 21l3.2-2M16 16l-4-2.4M16 16l4-2.4M16 11.5l-2-1.5M16 11.5l2-1.5"/></g></symbol>
<symbol id="n-italy" viewBox="0 0 32 32"><path fill="#2e7d4f" stroke="#f6efe0" stroke-width="1.4"
stroke-linejoin="round" d="M16 .9l13.1 7.5v15.2L16 31.1 2.9 23.6V8.4z"/><path fill="#f6efe0" d="M7.5
6.5h17V9h-17zM8.5 23h15v2.3h-15zM10 21h12v2.5H10zM11 12h2v10h-2zM13.7 12h1.9v10h-1.9zM16.4
12h1.9v10h-1.9zM19 12h2v10h-2zM10 9h12v2.5H10z"/><path fill="#f6efe0" fill-rule="evenodd" d="M9 8.6a3.2 3.2
0 1 1-.1 0zm0 2a1.2 1.2 0 1 0 .1 0zM23 8.6a3.2 3.2 0 1 1-.1 0zm0 2a1.2 1.2 0 1 0 .1 0z"/></symbol>
<symbol id="n-benelux" viewBox="0 0 32 32"><path fill="#d2691e" stroke="#f6efe0" stroke-width="1.4" d="M14
1.7a2.8 2.8 0 0 1 4 0L30.3 14a2.8 2.8 0 0 1 0 4L18 30.3a2.8 2.8 0 0 1-4 0L1.7 18a2.8 2.8 0 0 1 0-4z"/><path
fill="#f6efe0" d="M13 12.5c0-4 6-4 6 0l2.2 13H10.8z"/><path fill="#d2691e" d="M14.6 21.5h2.8v4h-2.8z"/><g
transform="rotate(20 16 12.5)"><path fill="#f6efe0" stroke="#d2691e" stroke-width=".7" d="M15.4
11.8V3.5H19v7h-2.3v1.3h8.5v3.6h-7v-2.3h-1.4v8.5h-3.6v-7h2.3v-1.3H7V9.6h7v2.2z"/></g><circle cx="16"
cy="12.5" r="1.4" fill="#d2691e"/></symbol>
<symbol id="x-bank" viewBox="0 0 24 24"><path fill="currentColor" d="M12 1.5l10.5 5.8v2.2h-21V7.3zM3.5
10.8H7v7.4H3.5zM10.2 10.8h3.6v7.4h-3.6zM17 10.8h3.5v7.4H17zM1.5 19.5h21v3h-21z"/></symbol>
<symbol id="x-abroad" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.9"
stroke-linecap="round" stroke-linejoin="round" d="M12 2a10 10 0 1 1-.1 0zM12 2c-6 5.5-6 14.5 0 20 6-5.5
6-14.5 0-20zM2.5 9h19M2.5 15h19"/></symbol>
<symbol id="x-money" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M1
9h17.5v11.5H1zM9.7 11.5a3.2 3.2 0 1 0 .1 0zM2.8 10.8v2.2l2-2.2zM16.7 18.7v-2.2l-2 2.2z"/><path
fill="currentColor" d="M5.5 3.5H23V15h-3V7.5H5.5z"/></symbol>
<symbol id="x-hotel" viewBox="0 0 24 24"><path fill="currentColor" d="M12 1l11.3 8-1.3 2L12 4.2 2 11 .7 9zM2
12.5h2.3v5.2h15.4v-1.2H22v6h-2.3V20H4.3v2.5H2zM7.7 12.5a2.1 2.1 0 1 1-.1 0zM11 16.7v-3h6.5c1.7 0 2.6 1.2 2.6
3z"/></symbol>
<symbol id="x-unforeseen" viewBox="0 0 24 24"><path fill="currentColor" d="M10.5 1L1.8 13.5H7L4.5 23 14
9.5H9L13 1z"/><path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"
stroke-linejoin="round" d="M15.2 12.6c.2-2.3 1.7-3.6 3.7-3.6s3.5 1.3 3.5 3.3c0 2.7-3.5 3-3.5 5.7"/><path
fill="currentColor" d="M18.9 20a1.5 1.5 0 1 1-.1 0z"/></symbol>
<symbol id="x-demand" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M5.5 1.5h13a2 2 0
0 1 2 2v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM6.5 5v2h11V5zM6.5 9.5v2h11v-2zM6.5
14v2h11v-2zM6.5 18.3v2H13v-2z"/></symbol>
<symbol id="x-production" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M2
3h20v18H2zM4.5 5.5v2.3h15V5.5zM4.5 16.2v2.3h15v-2.3zM4.5 9.8v4.4h3l4.8-4.4zM19.5 14.2V9.8h-3l-4.8
4.4z"/></symbol>
<symbol id="x-market" viewBox="0 0 24 24"><path fill="currentColor" d="M12 .3l.62 1.65l1.76 .08l-1.38
1.09l.47 1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.76-.08zM16.6 1.53l.62 1.65l1.76 .08l-1.38 1.1l.47
1.7l-1.47-.98l-1.47 .98l.47-1.7l-1.38-1.1l1.76-.08zM19.97 4.9l.61 1.65l1.77 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.76-.08zM21.2 9.5l.62 1.65l1.76 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.76-.08zM19.97 14.1l.61 1.65l1.77 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.76-.08zM16.6 17.47l.62 1.65l1.76 .07l-1.38 1.1l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.1l1.76-.07zM12 18.7l.62 1.65l1.76 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.76-.08zM7.4 17.47l.62 1.65l1.76 .07l-1.38 1.1l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.1l1.76-.07zM4.03 14.1l.62 1.65l1.76 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.77-.08zM2.8 9.5l.62 1.65l1.76 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.76-.08zM4.03 4.9l.62 1.65l1.76 .08l-1.38 1.09l.47
1.7l-1.47-.97l-1.47 .97l.47-1.7l-1.38-1.09l1.77-.08zM7.4 1.53l.62 1.65l1.76 .08l-1.38 1.1l.47
1.7l-1.47-.98l-1.47 .98l.47-1.7l-1.38-1.1l1.76-.08z"/></symbol>
<symbol id="x-help" viewBox="0 0 24 24"><path fill="currentColor" d="M1 5.5l4.5-1.7 2.8 8.7-4.3 3.2zM23
5.5l-4.5-1.7-2.8 8.7 4.3 3.2z"/><path fill="currentColor" d="M6.7 5.8l4-1 3.3.6 3.5-.2 2 6.8-1.2
2.2-1.6-1.2-4.6-4.2c-1.7 1.9-4 2.5-4.6 1.2-.5-1.2 1.3-2.3 2-4.2z"/><path fill="none" stroke="currentColor"
stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M7 14.2l1.6 2M9.5 16.3l1.5 1.9M16
15.6l-2.2-2M14.3 17.7l-2.5-2.3"/></symbol>
<symbol id="x-reward" viewBox="0 0 24 24"><path fill="currentColor" d="M6.5 13.5L3.5 23l4-1 2.5 2
2.3-7.5zM17.5 13.5l3 9.5-4-1-2.5 2-2.3-7.5z"/><path fill="currentColor" fill-rule="evenodd" d="M12 .8a7.8
7.8 0 1 1-.1 0zM12 3.4l1.28 3.43l3.67 .16l-2.87 2.28l.98 3.54l-3.06-2.03l-3.06
2.03l.98-3.54l-2.87-2.28l3.67-.16z"/></symbol>
<symbol id="x-next" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12 1a11 11 0 1
1-.1 0zM5.5 10.5v3h7v4l6-5.5-6-5.5v4z"/></symbol>
<symbol id="x-deliver" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M.8
4.5h13.4V17H.8zM15.5 8h4l3.7 4.5V17h-7.7zM17 9.6v3.1h4.3l-2.5-3.1z"/><path fill="currentColor" d="M5.8
15.3a2.9 2.9 0 1 1-.1 0zM18.6 15.3a2.9 2.9 0 1 1-.1 0z"/></symbol>
<symbol id="x-buy" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M1 10h22v3h-1.2l-2
9.5H4.2L2.2 13H1zM7 14.5v5.5h1.8v-5.5zM11.1 14.5v5.5h1.8v-5.5zM15.2 14.5v5.5H17v-5.5z"/><path fill="none"
stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M5.5 10.5L9.5
3M18.5 10.5l-4-7.5"/></symbol>
<symbol id="x-ledger" viewBox="0 0 24 24"><path fill="currentColor" d="M11.2 5.2C8.8 3.4 5.5 2.8 1
3v16.2c4.5-.2 7.8.4 10.2 2.3zM12.8 5.2C15.2 3.4 18.5 2.8 23 3v16.2c-4.5-.2-7.8.4-10.2 2.3z"/></symbol>
<symbol id="x-gift" viewBox="0 0 24 24"><path fill="currentColor" d="M1.5 7.5h9.3v4.3H1.5zM13.2
7.5h9.3v4.3h-9.3zM3 13.3h7.8v9.2H3zM13.2 13.3H21v9.2h-7.8z"/><path fill="none" stroke="currentColor"
stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 6.8C8 7 5.5 5.5 6 3.3c.5-2 4.5-1.8 6
3.5 1.5-5.3 5.5-5.5 6-3.5.5 2.2-2 3.7-6 3.5z"/></symbol>
<symbol id="x-shuffle" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2"
stroke-linecap="round" stroke-linejoin="round" d="M2 6.5h3.5c6 0 6.5 11 12.5 11h3.5M2 17.5h3.5c2.4 0 3.9-1.7
5-3.7M13.3 9.7c1.1-1.9 2.5-3.2 4.7-3.2h3.5M18.7 3.5l3 3-3 3M18.7 14.5l3 3-3 3"/></symbol>
<symbol id="x-two" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M3 1.5h8.5a2 2 0 0 1
2 2V9H11V4H4v7h4v2.5H3.5a2 2 0 0 1-2-2V3.5a2 2 0 0 1 1.5-2zM12 10.5h8.5a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12a2 2
0 0 1-2-2v-8a2 2 0 0 1 2-2z"/></symbol>
<symbol id="x-graph" viewBox="0 0 24 24"><path fill="currentColor" d="M1.5 2H4v17.5h18.5V22h-21z"/><path
fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M7
15.5l4.5-5 3.5 3 6-8M16.5 5h4.7v4.7"/></symbol>
<symbol id="note-5" viewBox="0 0 60 30"><rect x="8" y="4.8" width="44" height="20.4" rx="2"
fill="#c98a5a"/><rect x="10" y="6.8" width="40" height="16.4" rx="1" fill="#f7e3cf"/><path fill="none"
stroke="#c98a5a" stroke-width=".7" opacity=".75" d="M11 15q3.8 13.7 7.6 0t7.6 0t7.6 0t7.6 0t7.6 0M11 15q3.8
-13.7 7.6 0t7.6 0t7.6 0t7.6 0t7.6 0M11 15q3.8 9.36 7.6 0t7.6 0t7.6 0t7.6 0t7.6 0M11 15q3.8 -9.36 7.6 0t7.6
0t7.6 0t7.6 0t7.6 0M11 15q3.8 5.04 7.6 0t7.6 0t7.6 0t7.6 0t7.6 0M11 15q3.8 -5.04 7.6 0t7.6 0t7.6 0t7.6 0t7.6
0"/><rect x="21.9" y="5.4" width="16" height="19.2" rx="8" fill="#f7e3cf"/><path fill="none"
stroke="#7a4b2a" stroke-width="3" d="M33.8 8H27.3l-.8 6.3c1-.8 2.1-1.1 3.3-1.1 2.7 0 4.4 1.7 4.4 4.3 0
2.7-1.9 4.5-4.6 4.5-1.5 0-2.7-.5-3.6-1.4"/></symbol>
<symbol id="note-50" viewBox="0 0 60 30"><rect x="5" y="3" width="50" height="24" rx="2"
fill="#6d7f3a"/><rect x="7" y="5" width="46" height="20" rx="1" fill="#e6ecc9"/><path fill="none"
stroke="#6d7f3a" stroke-width=".7" opacity=".75" d="M8 15q3.67 17.1 7.33 0t7.33 0t7.33 0t7.33 0t7.33 0t7.33
0M8 15q3.67 -17.1 7.33 0t7.33 0t7.33 0t7.33 0t7.33 0t7.33 0M8 15q3.67 11.7 7.33 0t7.33 0t7.33 0t7.33 0t7.33
0t7.33 0M8 15q3.67 -11.7 7.33 0t7.33 0t7.33 0t7.33 0t7.33 0t7.33 0M8 15q3.67 6.3 7.33 0t7.33 0t7.33 0t7.33
0t7.33 0t7.33 0M8 15q3.67 -6.3 7.33 0t7.33 0t7.33 0t7.33 0t7.33 0t7.33 0"/><rect x="16.3" y="5.4"
width="27.2" height="19.2" rx="8" fill="#e6ecc9"/><path fill="none" stroke="#46541f" stroke-width="3"
d="M28.2 8H21.7l-.8 6.3c1-.8 2.1-1.1 3.3-1.1 2.7 0 4.4 1.7 4.4 4.3 0 2.7-1.9 4.5-4.6 4.5-1.5
0-2.7-.5-3.6-1.4M35.7 8c2.7 0 4.1 2.5 4.1 7s-1.4 7-4.1 7-4.1-2.5-4.1-7 1.4-7 4.1-7z"/></symbol>
<symbol id="note-100" viewBox="0 0 60 30"><rect x="2.5" y="1.5" width="55" height="27" rx="2"
fill="#1f6f78"/><rect x="4.5" y="3.5" width="51" height="23" rx="1" fill="#d3ebec"/><path fill="none"
stroke="#1f6f78" stroke-width=".7" opacity=".75" d="M5.5 15q4.08 19.9 8.17 0t8.17 0t8.17 0t8.17 0t8.17
0t8.17 0M5.5 15q4.08 -19.9 8.17 0t8.17 0t8.17 0t8.17 0t8.17 0t8.17 0M5.5 15q4.08 13.7 8.17 0t8.17 0t8.17
0t8.17 0t8.17 0t8.17 0M5.5 15q4.08 -13.7 8.17 0t8.17 0t8.17 0t8.17 0t8.17 0t8.17 0M5.5 15q4.08 7.35 8.17
0t8.17 0t8.17 0t8.17 0t8.17 0t8.17 0M5.5 15q4.08 -7.35 8.17 0t8.17 0t8.17 0t8.17 0t8.17 0t8.17 0"/><rect
x="12.5" y="5.4" width="34.7" height="19.2" rx="8" fill="#d3ebec"/><path fill="none" stroke="#12484f"
stroke-width="3" d="M16.95 10.5L20.35 8v14M28.25 8c2.7 0 4.1 2.5 4.1 7s-1.4 7-4.1 7-4.1-2.5-4.1-7 1.4-7
4.1-7zM39.45 8c2.7 0 4.1 2.5 4.1 7s-1.4 7-4.1 7-4.1-2.5-4.1-7 1.4-7 4.1-7z"/></symbol>
<symbol id="note-500" viewBox="0 0 60 30"><rect x="0.5" y="0.3" width="59" height="29.4" rx="2"
fill="#b23a6a"/><rect x="2.5" y="2.3" width="55" height="25.4" rx="1" fill="#fbdde6"/><path fill="none"
stroke="#b23a6a" stroke-width=".7" opacity=".75" d="M3.5 15q3.79 22.2 7.57 0t7.57 0t7.57 0t7.57 0t7.57
0t7.57 0t7.57 0M3.5 15q3.79 -22.2 7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0M3.5 15q3.79 15.2 7.57
0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0M3.5 15q3.79 -15.2 7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57
0M3.5 15q3.79 8.19 7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0t7.57 0M3.5 15q3.79 -8.19 7.57 0t7.57 0t7.57
0t7.57 0t7.57 0t7.57 0t7.57 0"/><rect x="10.7" y="5.4" width="38.4" height="19.2" rx="8"
fill="#fbdde6"/><path fill="none" stroke="#7c1f45" stroke-width="3" d="M22.6 8H16.1l-.8 6.3c1-.8 2.1-1.1
3.3-1.1 2.7 0 4.4 1.7 4.4 4.3 0 2.7-1.9 4.5-4.6 4.5-1.5 0-2.7-.5-3.6-1.4M30.1 8c2.7 0 4.1 2.5 4.1 7s-1.4
7-4.1 7-4.1-2.5-4.1-7 1.4-7 4.1-7zM41.3 8c2.7 0 4.1 2.5 4.1 7s-1.4 7-4.1 7-4.1-2.5-4.1-7 1.4-7
4.1-7z"/></symbol>
"##;
