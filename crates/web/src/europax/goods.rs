//! The twelve goods, as pictures.
//!
//! Each has a silhouette of its own, so that nobody needs the colours. Dark shapes carry a cream rim: it
//! isn't seen on paper, and keeps them apart from the ground at night.

/// One symbol for each good, `p-` and its key.
pub(super) const GOODS: &str = r##"
<symbol id="p-cereals" viewBox="0 0 32 32"><path fill="none" stroke="#7a4b2a" stroke-width="2"
stroke-linecap="round" d="M16 9v22"/><path fill="#e9b13b" d="M15.6 15.2C9.6 15 6.8 11.6 7 7c5.2.4 8.4 3.4
8.6 8.2zM15.6 21.7C9.6 21.5 6.8 18.1 7 13.5c5.2.4 8.4 3.4 8.6 8.2zM15.6 28.2C9.6 28 6.8 24.6 7 20c5.2.4 8.4
3.4 8.6 8.2zM16 .5c3.6 3 3.6 7 0 10.5-3.6-3.5-3.6-7.5 0-10.5z"/><path fill="#c67f1c" d="M16.4 15.2c6-.2
8.8-3.6 8.6-8.2-5.2.4-8.4 3.4-8.6 8.2zM16.4 21.7c6-.2 8.8-3.6 8.6-8.2-5.2.4-8.4 3.4-8.6 8.2zM16.4 28.2c6-.2
8.8-3.6 8.6-8.2-5.2.4-8.4 3.4-8.6 8.2z"/></symbol>
<symbol id="p-vegetables" viewBox="0 0 32 32"><path fill="#6d7f3a" d="M19 13c-3.6-4.6-3-9.4 0-12 3.4 3.2 3.8
7.6 1.6 12zM20 13.5c4.6-1 9.4.4 11.5 4-3.8 2.6-8.3 2.1-11.5-2z"/><path fill="#8da04e" d="M19.5 13.5c.4-5.5
4-10 10-10.5.8 5.5-3 9.7-8.5 11.5z"/><path fill="#e2492f" d="M2 30.5c.8-9 4.8-17.5 11-20.8 6.3-2.6 12 3.6
9.3 9.6C19 25.5 11 30 2 30.5z"/><path fill="none" stroke="#f6b39a" stroke-width="1.5" stroke-linecap="round"
d="M10.5 14.5l4.2 4M17.5 24.5l-3.5-3.5M6.5 21.5l3.6 3.4"/></symbol>
<symbol id="p-dairy" viewBox="0 0 32 32"><path fill="#8fc7d6" d="M6.5 1.5h9.5v4l-1.5 2.5c3.4 1.8 5 4.4 5
8v12.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V16c0-3.6 1.6-6.2 5-8L6.5 5.5z"/><path fill="#1f6f78" d="M5.5
1.5h11.5v3H5.5zM14.5 8c3.4 1.8 5 4.4 5 8v12.5a2 2 0 0 1-2 2h-3z"/><path fill="#fff" d="M6 16.5c0-2.5.8-4.2
2.5-5.3V27H6z"/><path fill="#e9b13b" stroke="#f6efe0" stroke-width="1" d="M12 23l19.5-7v14.8H12z"/><path
fill="#c67f1c" d="M12 23h19.5v2H12zM17.5 26.2a1.5 1.5 0 1 1-.1 0zM25 27a2 2 0 1 1-.1 0zM27.5 18.5a1.6 1.6 0
1 1-.1 0z"/></symbol>
<symbol id="p-meat" viewBox="0 0 32 32"><path fill="#fff" stroke="#7a4b2a" stroke-width="1.2" d="M10.5 19l-5
5a2.5 2.5 0 1 0-1.7 4 2.5 2.5 0 1 0 4.2-1.3l5-5z"/><path fill="#a8402f" d="M8.2 20.5C7 11 12.5 2 21 2c7 0
10.8 5.5 9.6 12-1.4 7.8-9.6 12.8-19.1 10.2z"/><path fill="#f6efe0" d="M21.5 4.5c5 0 7.3 4 6.5 9-1 5.5-5.5
9-10 8.5-4.5-.6-6-5-5-9.5 1-4.7 4.5-8 8.5-8z"/><path fill="#e79a8b" d="M21.3 6.5c3.7 0 5.4 3 4.8 6.8-.8
4.3-4.3 7.1-7.8 6.7-3.5-.5-4.5-3.8-3.7-7.3.8-3.6 3.5-6.2 6.7-6.2z"/><path fill="#fff" stroke="#a8402f"
stroke-width="1" d="M20.5 10.5a2.7 2.7 0 1 1-.1 0z"/></symbol>
<symbol id="p-wine" viewBox="0 0 32 32"><path fill="#6d7f3a" d="M5.5 1h5.5v9c3 1.8 4.5 4 4.5 7.5v12a1.5 1.5
0 0 1-1.5 1.5H2.5A1.5 1.5 0 0 1 1 29.5v-12C1 14 2.5 11.8 5.5 10z"/><path fill="#e2492f" d="M5
.8h6.5v4.7H5z"/><path fill="#f6efe0" d="M1 18.5h14.5v7.5H1z"/><path fill="#e9b13b" d="M3.5
20.5h9.5v3.5H3.5z"/><path fill="#8fc7d6" d="M18 10.5h13l.5 4c0 5.5-3 8.5-5.8
9v4.8h4.3v2.7H19v-2.7h4.3v-4.8c-2.8-.5-5.8-3.5-5.8-9z"/><path fill="#c22f3a" d="M17.5 14.5h14c0 5.5-3 7.5-7
7.5s-7-2-7-7.5z"/></symbol>
<symbol id="p-timber" viewBox="0 0 32 32"><g fill="none" stroke-width="11.6" stroke-linecap="round"><path
stroke="#7a4b2a" d="M7 24l6-5M20 24l5.8-5"/><path stroke="#96602f" d="M13.5 13.5l7.5-6.5"/></g><path
fill="#f0c98a" d="M7 19a5 5 0 1 1-.1 0zM20 19a5 5 0 1 1-.1 0zM13.5 8.5a5 5 0 1 1-.1 0z"/><path fill="none"
stroke="#b5773c" stroke-width="1.4" d="M7 21.5a2.5 2.5 0 1 1-.1 0zM20 21.5a2.5 2.5 0 1 1-.1 0zM13.5 11a2.5
2.5 0 1 1-.1 0z"/></symbol>
<symbol id="p-coal" viewBox="0 0 32 32"><path fill="#1d2b44" stroke="#f6efe0" stroke-width="1" d="M3.5
15l2.5-6.5 5-1.5 3.5-5 6 .5 2.5 5 5 1.5 1.5 6z"/><path fill="#5a7896" d="M14.5 4l4.5.5-2 4-4-.5zM7
10l3.5-1.2 1 3.7-4.5.5zM21 9.5l5 1-1.5 3-4-1z"/><path fill="#e2492f" d="M0 13.5h32v3h-2L27 26.5H5L2
16.5H0z"/><path fill="#b23420" d="M10 16.5h2.5v10H10zM19.5 16.5H22v10h-2.5z"/><path fill="#1d3557"
stroke="#f6efe0" stroke-width="1.2" d="M9 23.2a4 4 0 1 1-.1 0zM23 23.2a4 4 0 1 1-.1 0z"/><path
fill="#e9b13b" d="M9 25.7a1.5 1.5 0 1 1-.1 0zM23 25.7a1.5 1.5 0 1 1-.1 0z"/></symbol>
<symbol id="p-steel" viewBox="0 0 32 32"><path fill="#35546f" d="M1.5 9.5L13 2h17.5v6L25 11.6v8L30.5 17v6L19
30.5z"/><path fill="#b9cfdb" d="M1.5 9.5L13 2h17.5L19 9.5z"/><path fill="#7fa0b8" d="M1.5
9.5H19v6h-5.5v9H19v6H1.5v-6H7v-9H1.5z"/><path fill="#20394f" d="M13.5 15.5H19l4.5-3v8.5l-4.5
3.5h-5.5z"/></symbol>
<symbol id="p-petroleum" viewBox="0 0 32 32"><path fill="#1f6f78" d="M5 3.5h22v25c0 1.6-5 3-11
3s-11-1.4-11-3z"/><path fill="#17525a" d="M20 3.5h7v25c0 1.3-3 2.4-7 2.8z"/><path fill="#8fc7d6" d="M16
.5c6.5 0 11.5 1.4 11.5 3.2S22.5 7 16 7 4.5 5.5 4.5 3.7 9.5.5 16 .5z"/><path fill="#1d3557" d="M11 2.3c2 0
3.5.6 3.5 1.3S13 4.9 11 4.9s-3.5-.6-3.5-1.3S9 2.3 11 2.3z"/><path fill="#e9b13b" d="M3.5 10c0 2 5.5 3.3 12.5
3.3S28.5 12 28.5 10v2.7c0 2-5.5 3.3-12.5 3.3S3.5 14.7 3.5 12.7zM3.5 23c0 2 5.5 3.3 12.5 3.3S28.5 25 28.5
23v2.7c0 2-5.5 3.3-12.5 3.3S3.5 27.7 3.5 25.7z"/></symbol>
<symbol id="p-chemicals" viewBox="0 0 32 32"><path fill="#8fc7d6" d="M11.5 2h9v9.5l9 15.5c1.2 2.2-.2 4.5-2.5
4.5H5c-2.3 0-3.7-2.3-2.5-4.5l9-15.5z"/><path fill="#fff" d="M13.5 4h2.5v8.5l-5 8.5H8.3l5.2-9z"/><path
fill="#6d7f3a" d="M7.7 20h16.6l4 7c.8 1.5-.1 3-1.6 3H5.3c-1.5 0-2.4-1.5-1.6-3z"/><path fill="#e9b13b" d="M10
23a2 2 0 1 1-.1 0zM17.5 21.5a1.4 1.4 0 1 1-.1 0zM20.5 24.5a2.2 2.2 0 1 1-.1 0z"/><path fill="#1f6f78" d="M10
.5h12v3.2H10z"/></symbol>
<symbol id="p-cars" viewBox="0 0 32 32"><path fill="#e2492f" d="M.8 22.5v-4c0-2 1.5-3.3 4.2-3.7l2.5-.4C9.5
9.5 13 6.5 18 6.5c5.5 0 8.5 3 10 8 2.2.6 3.3 2 3.3 4.5v3.5c0 1-.8 1.8-1.8 1.8h-27c-1
0-1.7-.8-1.7-1.8z"/><path fill="#d9eef2" d="M10.3 14.3c1.2-3.2 3.2-5.2 6.2-5.5v5.5zM18.5 8.8c3.6 0 5.9 2 7
5.5h-7z"/><path fill="#f6efe0" d="M.8 18.5h30.4v1.5H.8z"/><path fill="#e9b13b" d="M3.2 15.3a1.7 1.7 0 1 1-.1
0z"/><path fill="#1d3557" stroke="#f6efe0" stroke-width="1.2" d="M8 18.7a4.3 4.3 0 1 1-.1 0zM24 18.7a4.3 4.3
0 1 1-.1 0z"/><path fill="#f6efe0" d="M8 21.4a1.6 1.6 0 1 1-.1 0zM24 21.4a1.6 1.6 0 1 1-.1 0z"/></symbol>
<symbol id="p-wool" viewBox="0 0 32 32"><path fill="none" stroke="#7a4b2a" stroke-width="2"
stroke-linecap="round" d="M5 5l16 18M27 5L11 23"/><path fill="#e9b13b" d="M4.5 2.5a2.3 2.3 0 1 1-.1 0zM27.5
2.5a2.3 2.3 0 1 1-.1 0z"/><path fill="#e79a8b" d="M16 8.5a11 11 0 1 1-.1 0z"/><path fill="none"
stroke="#b4503f" stroke-width="1.5" stroke-linecap="round" d="M6.5 17c4-6 11-8 16-5M6 21.5c5-7.5 13-9.5
19-5M8.5 26c5-7 12-9 17.5-6M11 12.5c4 4 6 10 4.5 16.5"/><path fill="none" stroke="#e79a8b" stroke-width="2"
stroke-linecap="round" d="M18 30h8c3 0 4.5-1 4.8-3"/></symbol>
"##;
