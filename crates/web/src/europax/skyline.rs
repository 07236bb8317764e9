//! A strip of landscape for the head of each country's board.
//!
//! Names and numbers stand over the left half, so only sky, sun and far hills lie there. The classes `sky`,
//! `sun`, `far`, `near` and `lit` let the style sheet turn the day into night; without it, the attributes
//! hold.

use europax::Country;
use maud::{Markup, PreEscaped, html};

/// The landscape of a country. It is cut at the top and at the sides where there is less room.
pub(super) fn skyline(country: Country) -> Markup {
    html! {
        svg .skyline viewBox="0 0 300 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { use href={ "#sky-" (country) } {} }
    }
}

/// All landscapes, `sky-` and the key of a country.
pub(super) fn symbols() -> Markup {
    html! {
        @for country in Country::ALL {
            symbol id={ "sky-" (country) } viewBox="0 0 300 64" { (PreEscaped(picture(country))) }
        }
    }
}

const fn picture(country: Country) -> &'static str {
    match country {
        Country::France => FRANCE,
        Country::England => ENGLAND,
        Country::Germany => GERMANY,
        Country::Italy => ITALY,
        Country::Benelux => BENELUX,
    }
}

/// Poplars, the iron tower, and roofs of zinc.
const FRANCE: &str = r##"
<path class="sky" fill="#cfe4ee" d="M0 0h300v64H0z"/><circle class="sun" cx="172" cy="20" r="13"
fill="#e9b13b" opacity=".85"/><path class="far" fill="#a9cbb9" d="M0 52q40-12 80-5t70-3 90 6
60-4v18H0z"/><path fill="#6d7f3a" d="M184 60c-5-12-4-26 0-34 4 8 5 22 0 34zM195 60c-4-10-3-20 0-27 3 7 4 17
0 27zM174 60c-3-8-3-17 0-23 3 6 3 15 0 23z"/><path fill="#4d5c27" d="M184 26c4 8 5 22 0 34zM195 33c3 7 4 17
0 27zM174 37c3 6 3 15 0 23z"/><path fill="#b9573a" d="M206 62c12-11 18.5-27 20-46l.5-7h.8V3h1.4v6h.8l.5
7c1.5 19 8 35 20 46h-9.5c-1.5-7-6-10.5-12.5-10.5S217.5 55 216 62z"/><path class="sky" fill="#cfe4ee" d="M221
45.5c3-4.5 4.7-9 5.7-14h2.6c1 5 2.7 9.5 5.7 14zM227.2 28l.8-10 .8 10z"/><path fill="#8e3d27" d="M222.5
29h11v2.5h-11zM215 45.5h26V49h-26z"/><path fill="#f3e6cb" d="M250 42h22v22h-22zM272 47h28v17h-28z"/><path
fill="#e4cfa6" d="M268 42h4v22h-4z"/><path fill="#4f7189" d="M248 42.5l3-10.5h20l3 10.5zM271
47.5l2.5-9h24.5l2 9z"/><path fill="#e2492f" d="M254 27h4v6h-4zM291 33.5h4v6h-4z"/><path class="lit"
fill="#fff7e0" d="M254 35.5h4v5h-4zM263 35.5h4v5h-4zM277 41h4v5h-4zM287 41h4v5h-4z"/><path class="lit"
fill="#6f93a8" d="M254 46h4v6h-4zM262 46h4v6h-4zM254 55h4v6h-4zM262 55h4v6h-4zM277 51h4v6h-4zM287
51h4v6h-4z"/><path class="near" fill="#7fa38a" d="M0 58q60-4 120 0t110 2 70-1v5H0z"/>
"##;

/// Hills, a bridge with its red bus, and the tower with the clock.
const ENGLAND: &str = r##"
<path class="sky" fill="#d7e6e4" d="M0 0h300v64H0z"/><circle class="sun" cx="178" cy="19" r="12"
fill="#e9b13b" opacity=".8"/><path fill="#fff" opacity=".75" d="M186 25a4 4 0 0 1 3-6 6 6 0 0 1 11-1 5 5 0 0
1 6 7z"/><path class="far" fill="#a8c8a6" d="M0 50q30-12 70-6t60-4 60 7 50-9 60 6v20H0z"/><path class="near"
fill="#7f9f62" d="M130 56q24-14 52-8t60 6v8H130z"/><path fill="#e0bd85" d="M258 22h16v42h-16z"/><path
fill="#c79a5b" d="M268 22h6v42h-6z"/><path fill="#e9b13b" d="M255.5 12h21v12h-21z"/><path fill="#6d7f3a"
d="M257 12l9-11 9 11z"/><circle cx="266" cy="18" r="4.7" class="lit" fill="#fff7e0"/><path fill="none"
stroke="#1d3557" stroke-width="1" stroke-linecap="round" d="M266 18v-3.2M266 18l2.2 1.2"/><path
fill="#a87c42" d="M262 30h2.5v26H262zM267.5 30h2.5v26h-2.5z"/><path fill="#d9b277" d="M274
44h26v20h-26z"/><path fill="#6d7f3a" d="M274 44l3-4h21l2 4zM282 40l2-8 2 8zM293 40l2-8 2 8z"/><path
class="lit" fill="#fff7e0" d="M278 48h3v6h-3zM285 48h3v6h-3zM292 48h3v6h-3z"/><path class="near"
fill="#7fb0bd" d="M0 60q75-4 150-1.5T300 58v6H0z"/><path fill="#8c8577" d="M176 49q40-6 84
0v13h-4q0-9-9-9t-9 9h-5q0-10-11-10t-11 10h-5q0-9-9-9t-9 9h-12z"/><path fill="#b5ad9b" d="M174 47.5q42-6 86
0v3q-44-6-86 0z"/><path fill="#d6332b" d="M206 30h26a2 2 0 0 1 2 2v11.5h-30V32a2 2 0 0 1 2-2z"/><path
class="lit" fill="#fff7e0" d="M206.5 32.5h4v3.5h-4zM212.5 32.5h4v3.5h-4zM218.5 32.5h4v3.5h-4zM224.5
32.5h4v3.5h-4zM206.5 38h4v3h-4zM212.5 38h4v3h-4zM218.5 38h4v3h-4z"/><path fill="#1d3557" stroke="#f6efe0"
stroke-width=".8" d="M210.5 41.5a2.3 2.3 0 1 1-.1 0zM227.5 41.5a2.3 2.3 0 1 1-.1 0z"/>
"##;

/// The cathedral, a half-timbered house, and the works with its chimneys.
const GERMANY: &str = r##"
<path class="sky" fill="#f3e3c0" d="M0 0h300v64H0z"/><circle class="sun" cx="174" cy="22" r="13"
fill="#e2492f" opacity=".7"/><path class="far" fill="#c9c79a" d="M0 52l26-6 30 4 40-9 34 8 40-5 40 6 40-8 50
5v17H0z"/><path fill="#6d7f3a" d="M176 60l6-22 6 22zM168 61l5-16 5 16z"/><path fill="#5f7d8e" d="M190 30l2-6
4-22 4 22 2 6v34h-12zM206 30l2-6 4-22 4 22 2 6v34h-12zM200 38l4-7 4 7v26h-8z"/><path fill="#46616f" d="M196
2l4 22 2 6v34h-6zM212 2l4 22 2 6v34h-6z"/><path fill="#46616f" d="M218 42h12l3 6v16h-15z"/><path class="lit"
fill="#fff1c9" d="M194.5 34q1.5-4 3 0v8h-3zM210.5 34q1.5-4 3 0v8h-3zM202 50q2-5 4 0v14h-4zM204 40a2 2 0 1
1-.1 0zM222 51h2v6h-2zM227 51h2v6h-2z"/><path fill="#f6efe0" d="M235 42h24v22h-24z"/><path fill="#d9583a"
d="M231.5 43.5L247 26l15.5 17.5z"/><path fill="none" stroke="#7a4b2a" stroke-width="1.6" d="M236 42.8v21M258
42.8v21M235 52h24M247 43v21M236 52l5-8M258 52l-5-8M236 63l5-10.5M258 63l-5-10.5"/><path class="lit"
fill="#f0c04e" d="M243.5 34h7v5h-7z"/><path fill="#b5654a" d="M279 8h5l1.5 40h-8zM290 16h4.5l1.5
32h-7.5z"/><path fill="#f6efe0" d="M279 12h5.2l.1 3h-5.5zM290 20h4.7l.2 3h-5.1z"/><path fill="#8f4a36"
d="M264 64V48l9-6v6l9-6v6l9-6v6l9-6v22z"/><path class="lit" fill="#f3d58f" d="M268 52h5v6h-5zM277
52h5v6h-5zM286 52h5v6h-5z"/><path fill="#fff" opacity=".7" d="M281 5a3 3 0 0 1 4-3 5 5 0 0 1 9-1 4 4 0 0 1
6-1v7q-10 1-14-1-4 1-5-1z"/><path class="near" fill="#93924f" d="M0 59q50-5 110-1t100 2 90-1v5H0z"/>
"##;

/// The arena, an umbrella pine, a bell tower and cypresses.
const ITALY: &str = r##"
<path class="sky" fill="#fbe0c3" d="M0 0h300v64H0z"/><circle class="sun" cx="168" cy="24" r="14"
fill="#e9953b" opacity=".8"/><path class="far" fill="#d9bd95" d="M0 53q30-3 60-10t50 4 50 2 60-8 80
8v15H0z"/><path class="near" fill="#a9a860" d="M130 56q40-10 84-5t86 0v12H130z"/><path fill="#e8cfa0"
d="M178 60V33l4-2V23q26-8 46 3v8l4 2 3 10 2 14z"/><path fill="#c9a468" d="M222 23.3q3 1 6 2.7v8l4 2 3 10 2
14h-14z"/><path fill="#8a5a3a" d="M181 59v-7q2.5-4 5 0v7zM190 59v-7q2.5-4 5 0v7zM199 59v-7q2.5-4 5 0v7zM208
59v-7q2.5-4 5 0v7zM217 59v-7q2.5-4 5 0v7zM226 59v-7q2.5-4 5 0v7zM181.5 46v-6q2-4 4.5 0v6zM190.5 46v-6q2-4
4.5 0v6zM199.5 46v-6q2-4 4.5 0v6zM208.5 46v-6q2-4 4.5 0v6zM217.5 46v-6q2-4 4.5 0v6zM226 46v-6q2-4 4 0v6zM187
33v-5q1.5-3 3.5 0v5zM196 33v-5q1.5-3 3.5 0v5zM205 33v-5q1.5-3 3.5 0v5zM214 33v-5q1.5-3 3.5 0v5z"/><path
fill="#7a4b2a" d="M244.5 62l1-30h2.5l1.5 30zM246 40l-7-10 1.5-1 6 8zM247.5 38l7-9 1.3 1-7.8 11z"/><path
fill="#5f7a3a" d="M228 29q1-8 9-8 4-7 12-6 7-2 10 5 7 1 7 9-19 4-38 0z"/><path fill="#7f9a4c" d="M228 29q1-8
9-8 4-7 12-6-8 6-8 15-7 0-13-1z"/><path fill="#d9714f" d="M270 20h13v44h-13z"/><path fill="#b5523a" d="M278
20h5v44h-5z"/><path fill="#f6efe0" d="M268.5 17.5h16V20h-16zM268.5 32h16v2h-16z"/><path fill="#2e7d4f"
d="M269.5 17.5L276.5 3l7 14.5z"/><path class="lit" fill="#fff1c9" d="M272 31v-6q1.7-3 3.5 0v6zM277.8
31v-6q1.7-3 3.5 0v6zM275 39h3v7h-3zM275 51h3v6h-3z"/><path fill="#4f6a34" d="M290 62c-4-10-3-22 0-29 3 7 4
19 0 29zM298 62c-3-8-3-17 0-23 3 6 3 15 0 23z"/><path class="near" fill="#8f9a4f" d="M0 59q60-4 120-1t110 2
70-1v5H0z"/>
"##;

/// Windmills, a belfry, and gabled houses at the canal.
const BENELUX: &str = r##"
<path class="sky" fill="#cde6ea" d="M0 0h300v64H0z"/><circle class="sun" cx="160" cy="20" r="12"
fill="#e9b13b" opacity=".85"/><path fill="#fff" opacity=".75" d="M209 14a4 4 0 0 1 3-6 6 6 0 0 1 11-1 5 5 0
0 1 6 7z"/><path class="far" fill="#a5cdb4" d="M0 51q75-5 150-2t150-1v16H0z"/><path fill="#d98e4a" d="M150
57l2-15q3-3 6 0l2 15z"/><path fill="none" stroke="#7a4b2a" stroke-width="1.6" d="M145 32l20 20M165 32l-20
20"/><path fill="#c9643a" d="M177 60l4-30q5-6 10 0l4 30z"/><path fill="#9e4527" d="M187 26.5q2.5 1 4 3.5l4
30h-8z"/><path fill="#f6efe0" d="M175 45h22v2.5h-22z"/><path class="lit" fill="#fff1c9" d="M183.5
36h4v5h-4zM183.5 51h4v9h-4z"/><g fill="#f6efe0" stroke="#7a4b2a" stroke-width=".9"><path d="M185.5 29.5L199
7l5 3-13 20.5zM185.5 29.5L208 43l-3 5-20.5-13zM185.5 29.5L172 52l-5-3 13-20.5zM185.5 29.5L163 16l3-5 20.5
13z"/></g><circle cx="185.5" cy="29.5" r="2" fill="#7a4b2a"/><path fill="#b5793f" d="M246
22h14v42h-14z"/><path fill="#8f5a2c" d="M254 22h6v42h-6z"/><path fill="#e0b070" d="M244.5
20h17v3.5h-17z"/><path fill="#1f6f78" d="M247 20l2-7h8l2 7zM250 13l3-12 3 12z"/><circle cx="253" cy="29"
r="3.6" class="lit" fill="#fff7e0"/><path class="lit" fill="#fff1c9" d="M248.5 37h3v7h-3zM255
37h3v7h-3z"/><path fill="#d2691e" d="M212 61V42h3v-4h3v-4h6v4h3v4h3v19z"/><path fill="#1d5a78" d="M230
61V38q0-4 4-4 0-5 4-5t4 5q4 0 4 4v23z"/><path fill="#b3262e" d="M261 61V42h3v-5h3v-4h5v4h3v5h3v19z"/><path
fill="#e9b13b" d="M278 61V44l8.5-12L295 44v17z"/><path fill="#2e7d4f" d="M295 61V40h2v-4h3v25z"/><path
class="lit" fill="#fff7e0" d="M215 45h4v5h-4zM223 45h4v5h-4zM219 38h4v4h-4zM215 53h4v5h-4zM223
53h4v5h-4zM233 42h3.5v5H233zM239.5 42h3.5v5h-3.5zM236 34.5h4v4h-4zM233 51h3.5v5H233zM239.5
51h3.5v5h-3.5zM264 46h4v5h-4zM271 46h4v5h-4zM267.5 38h4v4h-4zM264 54h4v4h-4zM271 54h4v4h-4zM281.5
47h4v5h-4zM288 47h4v5h-4zM284.5 39h4v4h-4zM281.5 55h4v4h-4zM288 55h4v4h-4z"/><path class="near"
fill="#6fa9b8" d="M0 59q75-2 150 0h150v5H0z"/><path fill="none" stroke="#f6efe0" stroke-width="1"
stroke-linecap="round" opacity=".7" d="M214 62h10M234 62h7M250 62h8M266 62h12M286 62h6M180 62h9"/>
"##;
