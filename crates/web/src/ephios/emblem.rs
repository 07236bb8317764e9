//! The emblems of the eleven alliances, the signs of the game and the tokens of the seats, as symbols.

use ephios::Alliance;

/// All symbols, in the colour of the text around them: `al-` and the key of an alliance, the signs by their
/// names, `token-s0` to `token-s3` around the point 0,0.
pub(super) const EMBLEMS: &str = r##"
<symbol id="al-syndicat" viewBox="0 0 24 24"><path fill="currentColor" d="M4.6 5.6a1.75 1.75 0 0 1 3.5
0v5H4.6zM8.9 3.4a1.75 1.75 0 0 1 3.5 0v5.8H8.9zM13.2 3.1a1.75 1.75 0 0 1 3.5 0v6.2h-3.5zM17.5 5.2a1.7 1.7
0 0 1 3.4 0v7.3c0 2.6-1 4.3-2.7 5.5V22H7.6v-3.7c-1.9-1-3-2.8-3-5v-1.9h6.2l3.7-.9v2l-3.9
1.1v1h2.1l5-1.6c.8-.4 1.2-1 1.2-1.9h-1.4z"/></symbol><symbol id="al-academie" viewBox="0 0 24 24"><path
fill="currentColor" d="M11.2 8.3C8.7 6.4 5.5 5.7 1.2 6v13.2c4.3-.3 7.4.4 10 2.1zM12.8 8.3c2.5-1.9 5.7-2.6
10-2.3v13.2c-4.3-.3-7.4.4-10 2.1zM12 .8l1 2.2 2.2 1-2.2 1-1 2.2-1-2.2-2.2-1 2.2-1z"/></symbol><symbol
id="al-ordre" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12 .9l9.5 3.2v7.5c0
5.5-3.7 9.4-9.5 11.7-5.8-2.3-9.5-6.2-9.5-11.7V4.1zM4.9 11.3C6.8 8.3 9.2 6.9 12 6.9s5.2 1.4 7.1 4.4c-1.9
3-4.3 4.4-7.1 4.4s-5.2-1.4-7.1-4.4zM12 8.3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/></symbol><symbol
id="al-compagnie" viewBox="0 0 24 24"><path fill="currentColor" d="M11 1.5h2v2.2l7.6 1.3v1.9L13
5.6v14.2h4.5v2.4h-11v-2.4H11V5.6L3.4 6.9V5L11 3.7zM.8 14.6L4.1 7h1.4l3.3 7.6c-.4 2.1-1.9 3.2-4
3.2s-3.6-1.1-4-3.2zM15.2 14.6L18.5 7h1.4l3.3 7.6c-.4 2.1-1.9 3.2-4 3.2s-3.6-1.1-4-3.2z"/></symbol><symbol
id="al-culte" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12.6.6c.4 4.2 6.9 6.6
6.9 14 0 5.1-3.1 8.7-7.5 8.7s-7.5-3.6-7.5-8.3c0-3.3 1.7-5.5 3.1-7.4.2 1.7.8 2.9 1.9 3.6C9.2 6.9 9.8 3.1
12.6.6zM12.2 11.2c-.6 2.7-3.6 3.5-3.6 6.6 0 2 1.4 3.6 3.4 3.6s3.4-1.5
3.4-3.7c0-2.6-2.5-3.5-3.2-6.5z"/></symbol><symbol id="al-medias" viewBox="0 0 24 24"><path
fill="currentColor" d="M12 6.4a2.3 2.3 0 0 1 1.3 4.2L18 23h-2.5l-1-2.7h-5L8.5 23H6l4.7-12.4A2.3 2.3 0 0 1
12 6.4zM12 13.2l-1.7 4.7h3.4z"/><path fill="none" stroke="currentColor" stroke-width="2"
stroke-linecap="round" d="M7.6 12.4a5.2 5.2 0 0 1 0-7.5M16.4 12.4a5.2 5.2 0 0 0 0-7.5M4.3 15.3a9.4 9.4 0 0
1 0-13.4M19.7 15.3a9.4 9.4 0 0 0 0-13.4"/></symbol><symbol id="al-rebellion" viewBox="0 0 24 24"><path
fill="currentColor" d="M12 .7l2.8 6.2 6.8.7-5.1 4.5 1.5 6.6L12 15.3l-6 3.4 1.5-6.6-5.1-4.5 6.8-.7zM1
23.3l4-5 1.7 1.4-2.9 3.6zM23 23.3l-4-5-1.7 1.4 2.9 3.6zM8.2 23.3L12 18.2l3.8 5.1h-2.7L12 21.8l-1.1
1.5z"/></symbol><symbol id="al-cartel" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd"
d="M12 .9c4.3 0 7.2 3 7.2 6.9 0 2.5-1.2 3.8-1.2 5.5h-12c0-1.7-1.2-3-1.2-5.5C4.8 3.9 7.7.9 12 .9zM9.2
7.4a1.7 1.9 0 1 0 0 3.8 1.7 1.9 0 0 0 0-3.8zM14.8 7.4a1.7 1.9 0 1 0 0 3.8 1.7 1.9 0 0 0 0-3.8z"/><path
fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" d="M7 13c-.5 3-2.3 4.4-4.3
3.6-1.2-.5-1.2-2.3.2-2.6M17 13c.5 3 2.3 4.4 4.3 3.6 1.2-.5 1.2-2.3-.2-2.6M9.5 13.5c.3 4.5-1 7.8-3.8
8.3-1.4.2-2-1.4-1-2.3M14.5 13.5c-.3 4.5 1 7.8 3.8 8.3 1.4.2 2-1.4 1-2.3M12 13.5v8.7"/></symbol><symbol
id="al-ombres" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M.9 4.5c4.1.6 7.3 2.1
11.1 2.1s7-1.5 11.1-2.1c.4 5.7-.9 10-4.9 10-2.8 0-3.8-2.6-6.2-2.6s-3.4 2.6-6.2 2.6c-4 0-5.3-4.3-4.9-10zM4
8.4c1 2.6 3.4 3.5 6 2-.9-2-3.2-2.7-6-2zM20 8.4c-1 2.6-3.4 3.5-6 2 .9-2 3.2-2.7 6-2zM8.6
14.4h6.8v1.6h-2.2v1.2l-.2 3.7-1 2.3-1-2.3-.2-3.7V16H8.6z"/></symbol><symbol id="al-exiles" viewBox="0 0 24
24"><path fill="currentColor" d="M4.8 13.6a7.2 7.2 0 0 1 14.4 0zM10.9 1h2.2v3.7h-2.2zM3.3 3.9l1.6-1.5 2.5
2.7-1.6 1.5zM20.7 3.9l-1.6-1.5-2.5 2.7 1.6 1.5zM.6 9.3l.6-2.1 3.5 1-.6 2.1zM23.4 9.3l-.6-2.1-3.5 1 .6
2.1zM1 15.2h22v1.8H1zM9 18.3h5.5c-2.5 1-2.5 1.7-.4 2.3 1.6.5 2.5 1.3 1.9 2.7H6.2c2.9-1 3.5-1.7
1.3-2.3-1.3-.5-1-1.9 1.5-2.7z"/></symbol><symbol id="al-synthetiques" viewBox="0 0 24 24"><path
fill="currentColor" fill-rule="evenodd" d="M5 5.5h14v13H5zM7.6 9v3.6h3.2V9zM13.2 9v3.6h3.2V9zM8
14.6v1.7h8v-1.7z"/><path fill="none" stroke="currentColor" stroke-width="1.8" d="M8 5.5V1M12 5.5V1M16
5.5V1M8 18.5V23M12 18.5V23M16 18.5V23M5 8.5H.8M5 12H.8M5 15.5H.8M19 8.5h4.2M19 12h4.2M19
15.5h4.2"/></symbol>
<symbol id="persuasion" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M4 2h16a3 3 0
0 1 3 3v8.5a3 3 0 0 1-3 3h-7.5L6.2 22.6v-6.1H4a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM6.9 7.6a1.7 1.7 0 1 0 0 3.4
1.7 1.7 0 0 0 0-3.4zM12 7.6a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM17.1 7.6a1.7 1.7 0 1 0 0 3.4 1.7 1.7
0 0 0 0-3.4z"/></symbol><symbol id="popularity" viewBox="0 0 24 24"><path fill="currentColor" d="M12 9.6C9
7.4 7.6 5.9 7.6 4c0-1.6 1.2-2.7 2.5-2.7.8 0 1.5.4 1.9 1.2.4-.8 1.1-1.2 1.9-1.2 1.3 0 2.5 1.1 2.5 2.7 0
1.9-1.4 3.4-4.4 5.6zM12 11.2a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM6.9 23c0-3.4 2-5.3 5.1-5.3s5.1 1.9
5.1 5.3zM4.5 11.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM.4 22.4c0-3.1 1.6-4.9 4.2-4.9.8 0 1.5.2
2.1.5-1.3 1.1-1.9 2.5-2 4.4zM19.5 11.9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM23.6
22.4c0-3.1-1.6-4.9-4.2-4.9-.8 0-1.5.2-2.1.5 1.3 1.1 1.9 2.5 2 4.4z"/></symbol><symbol id="deck" viewBox="0
0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M4.2 1h10.6A1.7 1.7 0 0 1 16.5 2.7v13.6a1.7 1.7
0 0 1-1.7 1.7H4.2a1.7 1.7 0 0 1-1.7-1.7V2.7A1.7 1.7 0 0 1 4.2 1zM9.5 5.2L6.3 9.5l3.2 4.3 3.2-4.3z"/><path
fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" d="M18.8 4.2v14.5a1.6 1.6 0 0
1-1.6 1.6H5.8M21.8 7v14.3a1.6 1.6 0 0 1-1.6 1.6H8.8"/></symbol><symbol id="again" viewBox="0 0 24
24"><path fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" d="M19.6 7.6A9 9 0 1
0 21 12.8"/><path fill="currentColor" d="M22.8 1.2v8.6h-8.6z"/></symbol><symbol id="direction" viewBox="0
0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.6" d="M7.6 4.4A8.8 8.8 0 0 1 16 4.2M20.7
10.6A8.8 8.8 0 0 1 16.7 19.4M9.7 20.5A8.8 8.8 0 0 1 3.3 11.4"/><path fill="currentColor" d="M15.5.6l5.7
6.2-7.8.9zM18.5 23.4l-7.3-2.7 5.6-5.1zM.4 13.3l2.7-7.7 4.2 6.3z"/></symbol><symbol id="affinity"
viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12 22.4C4.8 16.9 1.2 12.9 1.2
8c0-3.7 2.7-6.5 6-6.5 2 0 3.8 1 4.8 2.7 1-1.7 2.8-2.7 4.8-2.7 3.3 0 6 2.8 6 6.5 0 4.9-3.6 8.9-10.8
14.4zM12 6.8a2.8 2.8 0 0 0-1.4 5.2l-1.1 4.4h5L13.4 12A2.8 2.8 0 0 0 12 6.8z"/></symbol><symbol id="plot"
viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12 .7C17 3 20.3 7.7 20.3 13.3c0
1.9.9 3.2 2.7 4.4-2.5.2-3.6 1-4.3 3-.5 1.5-1.5 2.3-2.9 2.6H8.2c-1.4-.3-2.4-1.1-2.9-2.6-.7-2-1.8-2.8-4.3-3
1.8-1.2 2.7-2.5 2.7-4.4C3.7 7.7 7 3 12 .7zM6.3 14c1.5 2.9 3.4 4.3 5.7 4.3s4.2-1.4
5.7-4.3c-1.5-2.9-3.4-4.3-5.7-4.3S7.8 11.1 6.3 14z"/><path fill="currentColor" d="M12 10.3c1.2 1.2 1.8 2.4
1.8 3.7s-.6 2.5-1.8 3.7c-1.2-1.2-1.8-2.4-1.8-3.7s.6-2.5 1.8-3.7z"/></symbol><symbol id="crown-seat"
viewBox="0 0 24 24"><path fill="currentColor" d="M7.8 6L6.6.9l3.2 2.3L12 .3l2.2 2.9L17.4.9 16.2 6zM7
7.4h10v7.3h-1.6V9H8.6v5.7H7zM9.8 10.2h4.4v4.5H9.8zM2.6
9.6H6v6.3h12V9.6h3.4v9.1h-1.2V23h-2.8v-4.3H6.6V23H3.8v-4.3 H2.6z"/></symbol><symbol id="reaction"
viewBox="0 0 24 24"><path fill="currentColor" d="M14.8.6L3.6 13.6h6.7L8.2 23.4 20.4
9.6h-7.2z"/></symbol><symbol id="round-won" viewBox="0 0 24 24"><path fill="currentColor" d="M12 5.6l1.9 4
4.4.6-3.2 3 .8 4.3-3.9-2.1-3.9 2.1.8-4.3-3.2-3 4.4-.6z"/><path fill="none" stroke="currentColor"
stroke-width="1.5" stroke-linecap="round" d="M10.8 21.8C5.3 21.3 2 17.3 2 12c0-3.3 1.3-6.2 3.6-8M13.2
21.8C18.7 21.3 22 17.3 22 12c0-3.3-1.3-6.2-3.6-8"/><path fill="currentColor" d="M6.5.8c.6 2-.1 3.5-2.2
4.4-.4-2 .4-3.4 2.2-4.4zM.9 6.2c1.9.5 2.7 1.8 2.4 3.8C1.4 9.5.6 8.2.9 6.2zM.3 13.3c2.1-.3 3.5.6 4.1
2.5-2.1.4-3.5-.4-4.1-2.5zM3.4 19.3c1.6-1.2 3.2-1 4.6.4-1.6 1.3-3.1 1.2-4.6-.4zM17.5.8c-.6 2 .1 3.5 2.2
4.4.4-2-.4-3.4-2.2-4.4zM23.1 6.2c-1.9.5-2.7 1.8-2.4 3.8 1.9-.5 2.7-1.8 2.4-3.8zM23.7
13.3c-2.1-.3-3.5.6-4.1 2.5 2.1.4 3.5-.4 4.1-2.5zM20.6 19.3c-1.6-1.2-3.2-1-4.6.4 1.6 1.3 3.1 1.2
4.6-.4z"/></symbol><symbol id="inhabitant" viewBox="0 0 24 24"><path fill="currentColor"
fill-rule="evenodd" d="M12 1l11 9.3-1.5 1.7-1.5-1.2V23H4V10.8L2.5 12 1 10.3zM12 8.4a3 3 0 1 0 0 6 3 3 0 0
0 0-6zM6.9 21.2h10.2c-.2-3.7-2-5.6-5.1-5.6s-4.9 1.9-5.1 5.6z"/></symbol>
<symbol id="take" viewBox="0 0 24 24"><path fill="currentColor" d="M10 2h4v9h5l-7 8-7-8h5zM3 20h18v2.500H3z"/></symbol><symbol
id="play" viewBox="0 0 24 24"><path fill="currentColor" d="M5 2.500h14v19H5zM10 8v8l6-4z" fill-rule="evenodd"/></symbol><symbol
id="union" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.600" d="M9 17a5 5 0 1 1 0-10h2M15
7a5 5 0 1 1 0 10h-2M8 12h8"/></symbol><symbol id="shuffle" viewBox="0 0 24 24"><path fill="none" stroke="currentColor"
stroke-width="2.400" d="M2 7h4l9 10h6M2 17h4l9-10h6"/><path fill="currentColor" d="M18 2l6 5-6 5zM18 12l6 5-6 5z"/></symbol><symbol id="token-s0" viewBox="-40 -40 80 80"><circle r="36" fill="currentColor"/><circle r="28.5"
fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2"/></symbol><symbol id="token-s1"
viewBox="-40 -40 80 80"><path fill="currentColor" d="M0-39L39 0 0 39-39 0z"/><path fill="none"
stroke="#fff" stroke-opacity=".75" stroke-width="2.2" d="M0-28L28 0 0 28-28 0z"/></symbol><symbol
id="token-s2" viewBox="-40 -40 80 80"><path fill="currentColor" d="M-19-34h38L38 0 19 34h-38L-38
0z"/><path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" d="M-14.7-26.5h29.4L29.5 0
14.7 26.5h-29.4L-29.5 0z"/></symbol><symbol id="token-s3" viewBox="-40 -40 80 80"><path
fill="currentColor" d="M-33-34Q0-24 33-34 37 15 0 38-37 15-33-34z"/><path fill="none" stroke="#fff"
stroke-opacity=".75" stroke-width="2.2" d="M-26-25Q0-17.5 26-25 28 11 0 29-28 11-26-25z"/></symbol>
"##;

/// The neon of an alliance in pictures, which are the same by day and by night.
pub(super) const fn neon(alliance: Alliance) -> &'static str {
    match alliance {
        Alliance::Syndicat => "#ff5b4a",
        Alliance::Academie => "#4f9dff",
        Alliance::Ordre => "#d3e2ff",
        Alliance::Compagnie => "#ffd02e",
        Alliance::Culte => "#b97aff",
        Alliance::Medias => "#22e3f5",
        Alliance::Rebellion => "#ff4fa8",
        Alliance::Cartel => "#37d67a",
        Alliance::Ombres => "#a39cad",
        Alliance::Exiles => "#ff9747",
        Alliance::Synthetiques => "#c5f03a",
    }
}

/// The darkness behind it.
pub(super) const fn dusk(alliance: Alliance) -> &'static str {
    match alliance {
        Alliance::Syndicat => "#3a0c1e",
        Alliance::Academie => "#0b1a4a",
        Alliance::Ordre => "#1f2950",
        Alliance::Compagnie => "#33230a",
        Alliance::Culte => "#280c52",
        Alliance::Medias => "#062c42",
        Alliance::Rebellion => "#3e0a40",
        Alliance::Cartel => "#072f26",
        Alliance::Ombres => "#231f33",
        Alliance::Exiles => "#3d1612",
        Alliance::Synthetiques => "#10301a",
    }
}
