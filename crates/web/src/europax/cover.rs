//! The picture on the box.

use maud::{Markup, PreEscaped, html};

/// Five countries bring their goods to the market under the circle of stars.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 440 320" preserveAspectRatio="xMidYMid slice" { (PreEscaped(PICTURE)) }
    }
}

/// From the back to the front: the rays, the landmarks, the market in its ring of stars, those who come to
/// it by rail, road and water, and the seven letters.
const PICTURE: &str = r##"
<path fill="#f0bd52" d="M0 0h440v320H0z"/><path fill="#f9ead0" d="M220 160L194 -169 246 -169zM220 160L297
-161 346 -145zM220 160L392 -121 434 -91zM220 160L471 -54 501 -12zM220 160L525 34 541 83zM220 160L549 134 549
186zM220 160L541 237 525 286zM220 160L501 332 471 374zM220 160L434 411 392 441zM220 160L346 465 297 481zM220
160L246 489 194 489zM220 160L143 481 94 465zM220 160L48 441 6 411zM220 160L-31 374 -61 332zM220 160L-85 286
-101 237zM220 160L-109 186 -109 134zM220 160L-101 83 -85 34zM220 160L-61 -12 -31 -54zM220 160L6 -91 48
-121zM220 160L94 -145 143 -161z"/><path fill="#a9c4a0" d="M0 206q40-26 90-12t90-2 90 0 90-4 80 8v60H0z"/><g
transform="translate(-204 146) scale(1.25)"><path fill="#c9643a" d="M177 60l4-30q5-6 10 0l4 30z"/><path
fill="#9e4527" d="M187 26.5q2.5 1 4 3.5l4 30h-8z"/><path fill="#f6efe0" d="M175 45h22v2.5h-22z"/><g
fill="#fff8e8" stroke="#7a4b2a" stroke-width=".9"><path d="M185.5 29.5L199 7l5 3-13 20.5zM185.5 29.5L208
43l-3 5-20.5-13zM185.5 29.5L172 52l-5-3 13-20.5zM185.5 29.5L163 16l3-5 20.5 13z"/></g><circle cx="185.5"
cy="29.5" r="2" fill="#7a4b2a"/></g><g transform="translate(-302 100) scale(1.8)"><path fill="#b9573a"
d="M206 68c12-17 18.5-33 20-52l.5-7h.8V3h1.4v6h.8l.5 7c1.5 19 8 35 20 52h-9.5c-1.5-10-6-14.5-12.5-14.5S217.5
58 216 68zM221 45.5h14c-3-4.5-4.7-9-5.7-14h-2.6c-1 5-2.7 9.5-5.7 14zM227.2 28h1.6l-.8-10z"
fill-rule="evenodd"/><path fill="#8e3d27" d="M222.5 29h11v2.5h-11zM215 45.5h26V49h-26z"/></g><g
transform="translate(25 128) scale(1.5)"><path fill="#5f7d8e" d="M190 30l2-6 4-22 4 22 2 6v34h-12zM206
30l2-6 4-22 4 22 2 6v34h-12zM200 38l4-7 4 7v26h-8z"/><path fill="#46616f" d="M196 2l4 22 2 6v34h-6zM212 2l4
22 2 6v34h-6z"/><path fill="#fff1c9" d="M194.5 34q1.5-4 3 0v8h-3zM210.5 34q1.5-4 3 0v8h-3zM202 50q2-5 4
0v14h-4zM204 40a2 2 0 1 1-.1 0z"/></g><g transform="translate(-20 128) scale(1.4)"><path fill="#d9714f"
d="M270 20h13v44h-13z"/><path fill="#b5523a" d="M278 20h5v44h-5z"/><path fill="#f6efe0" d="M268.5
17.5h16V20h-16zM268.5 32h16v2h-16z"/><path fill="#2e7d4f" d="M269.5 17.5L276.5 3l7 14.5z"/><path
fill="#fff1c9" d="M272 31v-6q1.7-3 3.5 0v6zM277.8 31v-6q1.7-3 3.5 0v6zM275 39h3v7h-3z"/></g><g
transform="translate(-57 112) scale(1.75)"><path fill="#e0bd85" d="M258 22h16v42h-16z"/><path fill="#c79a5b"
d="M268 22h6v42h-6z"/><path fill="#fff1c9" d="M255.5 12h21v12h-21z"/><path fill="#6d7f3a" d="M257 12l9-11 9
11z"/><circle cx="266" cy="18" r="4.7" fill="#1d3557"/><path fill="none" stroke="#fff8e8" stroke-width="1"
stroke-linecap="round" d="M266 18v-3.2M266 18l2.2 1.2"/><path fill="#a87c42" d="M262 30h2.5v26H262zM267.5
30h2.5v26h-2.5z"/></g><path fill="#8da04e" d="M0 228q110-16 220-16t220 16v64H0z"/><path fill="#6d7f3a" d="M0
246q110-10 220-10t220 10v46H0z"/><path fill="#1f6f78" d="M0 284q14-7 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0
28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0v36H0z"/><path fill="#7a4b2a" d="M0 252h190v4H0z"/><path
stroke="#4f3019" stroke-width="5" stroke-dasharray="4 6" d="M0 258h190"/><path fill="#d8cdb8" d="M250
250h190v10H250z"/><path stroke="#fff8e8" stroke-width="1.5" stroke-dasharray="9 7" d="M256 255h184"/><path
fill="#b9ab92" d="M176 320l28-70h32l28 70z"/><path fill="#f6efe0" d="M182 320l26-72h24l26 72z"/><ellipse
cx="220" cy="243" rx="74" ry="15" fill="#e79a8b"/><ellipse cx="220" cy="241" rx="70" ry="13"
fill="#f6efe0"/><circle cx="220" cy="160" r="79" fill="#e2492f"/><circle cx="220" cy="160" r="73"
fill="#1d3557"/><path fill="#ffd45c" d="M220 90.5l2.35 6.27l6.69 .29l-5.25 4.17l1.79 6.46l-5.58-3.7l-5.58
3.7l1.79-6.46l-5.25-4.17l6.69-.29zM250 98.54l2.35 6.27l6.69 .29l-5.25 4.17l1.79 6.45l-5.58-3.69l-5.58
3.69l1.79-6.45l-5.25-4.17l6.69-.29zM271.96 120.5l2.35 6.27l6.69 .29l-5.24 4.17l1.79 6.46l-5.59-3.7l-5.58
3.7l1.79-6.46l-5.24-4.17l6.69-.29zM280 150.5l2.35 6.27l6.69 .29l-5.25 4.17l1.79 6.46l-5.58-3.7l-5.58
3.7l1.79-6.46l-5.25-4.17l6.69-.29zM271.96 180.5l2.35 6.27l6.69 .29l-5.24 4.17l1.79 6.46l-5.59-3.7l-5.58
3.7l1.79-6.46l-5.24-4.17l6.69-.29zM250 202.46l2.35 6.27l6.69 .3l-5.25 4.16l1.79 6.46l-5.58-3.7l-5.58
3.7l1.79-6.46l-5.25-4.16l6.69-.3zM220 210.5l2.35 6.27l6.69 .29l-5.25 4.17l1.79 6.46l-5.58-3.7l-5.58
3.7l1.79-6.46l-5.25-4.17l6.69-.29zM190 202.46l2.35 6.27l6.69 .3l-5.25 4.16l1.79 6.46l-5.58-3.7l-5.58
3.7l1.79-6.46l-5.25-4.16l6.69-.3zM168.04 180.5l2.34 6.27l6.69 .29l-5.24 4.17l1.79 6.46l-5.58-3.7l-5.59
3.7l1.79-6.46l-5.24-4.17l6.69-.29zM160 150.5l2.35 6.27l6.69 .29l-5.25 4.17l1.79 6.46l-5.58-3.7l-5.58
3.7l1.79-6.46l-5.25-4.17l6.69-.29zM168.04 120.5l2.34 6.27l6.69 .29l-5.24 4.17l1.79 6.46l-5.58-3.7l-5.59
3.7l1.79-6.46l-5.24-4.17l6.69-.29zM190 98.54l2.35 6.27l6.69 .29l-5.25 4.17l1.79 6.45l-5.58-3.69l-5.58
3.69l1.79-6.45l-5.25-4.17l6.69-.29z"/><circle cx="220" cy="160" r="47" fill="#8fc7d6"/><path fill="#f6efe0"
d="M180.2 185a47 47 0 0 0 79.6 0z"/><path fill="#fff" opacity=".8" d="M186 137a4 4 0 0 1 3-6 6 6 0 0 1 11-1
5 5 0 0 1 5 7zM236 128a4 4 0 0 1 3-5 5 5 0 0 1 9-1 4 4 0 0 1 4 6z"/><path fill="#1f6f78" d="M186
186v-28q34-46 68 0v28z"/><path fill="#fff1c9" d="M191 160q29-37 58 0z"/><path fill="none" stroke="#1f6f78"
stroke-width="2.2" d="M220 140v20M205 143v17M235 143v17M190 151h60"/><path fill="#e2492f" d="M219
122h2v14h-2z"/><path fill="#e2492f" d="M221 122l14 4-14 4z"/><path fill="#12484f" d="M190 172h28v16h-28zM222
172h28v16h-28z"/><path fill="#7a4b2a" d="M188 184h30v10h-30zM222 184h30v10h-30z"/><path fill="#e2492f"
d="M192 181a3 3 0 1 1-.1 0zM198 181a3 3 0 1 1-.1 0zM204 181a3 3 0 1 1-.1 0zM195 177a3 3 0 1 1-.1 0zM201
177a3 3 0 1 1-.1 0z"/><path fill="#8da04e" d="M210 179a3.5 3.5 0 1 1-.1 0zM214.5 181a3 3 0 1 1-.1 0z"/><path
fill="#e9b13b" d="M225 186v-4l10-4v8zM238 186v-5h11v5z"/><path fill="#e2492f" d="M186 165h5.66667v7a2.83333
2.83333 0 0 1-5.66667 0zM197.333 165h5.66667v7a2.83333 2.83333 0 0 1-5.66667 0zM208.667
165h5.66667v7a2.83333 2.83333 0 0 1-5.66667 0z"/><path fill="#fff8e8" d="M191.667 165h5.66667v7a2.83333
2.83333 0 0 1-5.66667 0zM203 165h5.66667v7a2.83333 2.83333 0 0 1-5.66667 0zM214.333 165h5.66667v7a2.83333
2.83333 0 0 1-5.66667 0z"/><path fill="#2456a6" d="M221 165h5.66667v7a2.83333 2.83333 0 0 1-5.66667
0zM232.333 165h5.66667v7a2.83333 2.83333 0 0 1-5.66667 0zM243.667 165h5.66667v7a2.83333 2.83333 0 0
1-5.66667 0z"/><path fill="#fff8e8" d="M226.667 165h5.66667v7a2.83333 2.83333 0 0 1-5.66667 0zM238
165h5.66667v7a2.83333 2.83333 0 0 1-5.66667 0zM249.333 165h5.66667v7a2.83333 2.83333 0 0 1-5.66667
0z"/><path fill="#7a4b2a" d="M-4 240h50v6H-4z"/><path fill="#4f3019" d="M44 242h10v3H44zM100
242h10v3h-10z"/><path fill="#96602f" d="M-6 227h46v12H-6zM-6 215h40v12H-6z"/><path fill="#f0c98a" d="M38
227a6 6 0 1 1-.1 0zM32 215a6 6 0 1 1-.1 0z"/><path fill="none" stroke="#b5773c" stroke-width="1.4" d="M38
230a3 3 0 1 1-.1 0zM32 218a3 3 0 1 1-.1 0z"/><path fill="#7a4b2a" d="M41 222h3v19h-3zM2 222h3v19H2z"/><path
fill="#1d2b44" d="M54 228l5-9 8-3 6-5 10 2 6 4 8 2 4 9z"/><path fill="#5a7896" d="M66 217l7-3 2 5-7 2zM84
216l7 3-2 4-6-3zM59 222l5-1-1 5z"/><path fill="#e2492f" d="M50 225h54v3l-4 16H54l-4-16z"/><path
fill="#b23420" d="M64 228h4v16h-4zM86 228h4v16h-4z"/><path fill="#2456a6" d="M108 214h38q16 2 22
18v13h-60z"/><path fill="#fff8e8" d="M108 231h59.5l.5 4.5h-60z"/><path fill="#d9eef2" d="M149 218q7 3 10.5
10H149zM132 218h12v10h-12zM113 218h8v8h-8z"/><path fill="#173a73" d="M108 240h60v6h-60z"/><circle cx="164"
cy="237.5" r="2.4" fill="#ffd45c"/><path fill="none" stroke="#173a73" stroke-width="1.6" d="M122 214l-5-6
6-5M114 203h18"/><path fill="#1d3557" stroke="#f6efe0" stroke-width="1" d="M4 243.4a4.6 4.6 0 1 1-.1 0zM20
243.4a4.6 4.6 0 1 1-.1 0zM62 243.4a4.6 4.6 0 1 1-.1 0zM92 243.4a4.6 4.6 0 1 1-.1 0zM118 243.4a4.6 4.6 0 1
1-.1 0zM133 243.4a4.6 4.6 0 1 1-.1 0zM156 243.4a4.6 4.6 0 1 1-.1 0z"/><path fill="#f6efe0" d="M4
246.344a1.656 1.656 0 1 1-.1 0zM20 246.344a1.656 1.656 0 1 1-.1 0zM62 246.344a1.656 1.656 0 1 1-.1 0zM92
246.344a1.656 1.656 0 1 1-.1 0zM118 246.344a1.656 1.656 0 1 1-.1 0zM133 246.344a1.656 1.656 0 1 1-.1 0zM156
246.344a1.656 1.656 0 1 1-.1 0z"/><path fill="#7a4b2a" d="M312 242h126v6H312z"/><path fill="#2e7d4f" d="M276
248v-16l5-15q1-3 5-3h20q4 0 4 4v30z"/><path fill="#d9eef2" d="M281 231l4-12h9v12zM297 219h9v12h-9z"/><path
fill="#fff8e8" d="M276 235h34v3h-34z"/><circle cx="279" cy="242" r="2.4" fill="#ffd45c"/><path
fill="#c98a4a" d="M316 226h30v16h-30zM350 226h30v16h-30zM384 226h30v16h-30zM418 226h30v16h-30zM333
211h30v13h-30z"/><path fill="#96602f" d="M316 231h30v2h-30zM350 231h30v2h-30zM384 231h30v2h-30zM418
231h30v2h-30zM316 237h30v2h-30zM350 237h30v2h-30zM384 237h30v2h-30zM418 237h30v2h-30zM333
216h30v2h-30z"/><path fill="#e2492f" d="M338 204.5a4 4 0 1 1-.1 0zM346 204.5a4 4 0 1 1-.1 0zM354 204.5a4 4 0
1 1-.1 0zM342 200a4 4 0 1 1-.1 0zM350 200a4 4 0 1 1-.1 0z"/><path fill="#6d7f3a" stroke="#fff8e8"
stroke-width=".8" d="M386 226v-11q0-3 2.5-4v-6h4v6q2.5 1 2.5 4v11zM396.5 226v-11q0-3 2.5-4v-6h4v6q2.5 1 2.5
4v11z"/><path fill="#e2492f" d="M388.5 205h4v3.5h-4zM399 205h4v3.5h-4z"/><path fill="#fff8e8" d="M386
217.5h9v4.5h-9zM396.5 217.5h9v4.5h-9z"/><path fill="#8da04e" d="M424 218a5 5 0 1 1-.1 0zM434 218a5 5 0 1
1-.1 0z"/><path fill="#1d3557" stroke="#f6efe0" stroke-width="1" d="M290 243a6 6 0 1 1-.1 0zM336 243a6 6 0 1
1-.1 0zM352 243a6 6 0 1 1-.1 0zM410 243a6 6 0 1 1-.1 0zM426 243a6 6 0 1 1-.1 0z"/><path fill="#f6efe0"
d="M290 246.84a2.16 2.16 0 1 1-.1 0zM336 246.84a2.16 2.16 0 1 1-.1 0zM352 246.84a2.16 2.16 0 1 1-.1 0zM410
246.84a2.16 2.16 0 1 1-.1 0zM426 246.84a2.16 2.16 0 1 1-.1 0z"/><path fill="#fff8e8" d="M22 264h30v16H22zM26
256h20v9H26z"/><path fill="#1d3557" d="M25 268h4v4h-4zM33 268h4v4h-4zM41 268h4v4h-4zM29 259h14v3H29z"/><path
fill="#e2492f" d="M30 249h11v8H30z"/><path fill="#1d3557" d="M30 247h11v4H30z"/><path fill="none"
stroke="#7a4b2a" stroke-width="2.4" d="M96 280v-24M96 258l-24 12M96 258l26 10"/><path fill="#e9b13b" d="M58
270h16v12H58zM100 271h15v11h-15z"/><path fill="#1f9aa0" d="M76 272h14v10H76z"/><path fill="#e79a8b" d="M117
273h10v9h-10zM62 262h12v8H62z"/><path fill="#b3262e" d="M12 280h138q-4 14-16 24H26q-10-8-14-24z"/><path
fill="#fff8e8" d="M13 284h135.5l-1.5 4H14.5z"/><circle cx="134" cy="293" r="2.4" fill="#fff8e8"/><path
fill="#fff8e8" d="M398 268h24v16h-24z"/><path fill="#1f6f78" d="M395 265h30v4h-30z"/><path fill="#1d3557"
d="M402 272h6v5h-6zM412 272h6v5h-6z"/><path fill="none" stroke="#7a4b2a" stroke-width="1.8" d="M430
286v-24"/><path fill="#d2691e" d="M431 262h11v3.5h-11z"/><path fill="#fff8e8" d="M431
265.5h11v3.5h-11z"/><path fill="#e9b13b" d="M310 279a6 6 0 1 1 12 0v7h-12zM324 279a6 6 0 1 1 12 0v7h-12zM338
279a6 6 0 1 1 12 0v7h-12zM317 268a6 6 0 1 1 12 0v5h-12zM331 268a6 6 0 1 1 12 0v5h-12z"/><path fill="#c67f1c"
d="M310 280h12v2h-12zM324 280h12v2h-12zM338 280h12v2h-12zM317 269h12v2h-12zM331 269h12v2h-12z"/><path
fill="#7fa0b8" d="M356 270h34v4h-34zM356 277h34v4h-34z"/><path fill="#35546f" d="M356 274h34v3h-34zM356
281h34v4h-34z"/><path fill="#d2691e" d="M292 281q4-2 8 3h136q10 0 8-6v26H316q-18-4-24-23z"/><path
fill="#fff8e8" d="M297.5 289H444v3.5H300z"/><path fill="#2b8a94" d="M0 304q14-7 28 0t28 0 28 0 28 0 28 0
24-2l8 18H0zM440 304q-14-7-28 0t-28 0-28 0-28 0-28 0-24-2l-6 18h170z" /><path stroke="#8fc7d6"
stroke-width="2" stroke-linecap="round" d="M14 313h22M60 311h30M118 314h24M300 313h24M352 311h30M406
314h22"/><path fill="#b9ab92" d="M166 320l26-56h56l26 56z"/><path fill="#f6efe0" d="M174 320l24-62h44l24
62z"/><path fill="#e9b13b" d="M217.5 262h5l.6 8h-6.2z"/><g transform="translate(220 0)"><ellipse cx="0"
cy="313" rx="28" ry="4" fill="#b9ab92"/><path fill="#1d3557" d="M-21 304h10v10h-10zM11 304h10v10H11z"/><path
fill="#fff8e8" d="M-24 286v-4q1-13 7-14h34q6 1 7 14v4z"/><path fill="#3b3b3b" d="M-24 285h48v18q0 5-5
5h-38q-5 0-5-5z"/><path fill="#e0a52c" d="M-24 284h48v3.5h-48z"/><path fill="#8fc7d6" d="M-15 281q1-9
4-9h22q3 0 4 9z"/><path fill="#fff8e8" d="M-9 296H9v7H-9z"/><path fill="#e2492f" d="M-21 291h6v8h-6zM15
291h6v8h-6z"/><path fill="#e0a52c" d="M-26 304h52v3.5h-52z"/><path fill="#c98a4a" d="M-14 258h12v10h-12zM0
260h15v8H0z"/><path fill="#96602f" d="M-14 262h12v2h-12zM0 263h15v2H0z"/></g><g transform="translate(38 17)
rotate(-3 23 28)"><rect x="3" y="4" width="46" height="56" rx="4" fill="#7a4b2a" opacity=".28"/><rect
width="46" height="56" rx="4" fill="#2456a6"/><path fill="none" stroke="#fff8e8" stroke-width="7.5" d="M33
13.5H14.5v29H33M14.5 28H29"/></g><g transform="translate(91 12) rotate(2 23 28)"><rect x="3" y="4"
width="46" height="56" rx="4" fill="#7a4b2a" opacity=".28"/><rect width="46" height="56" rx="4"
fill="#b3262e"/><path fill="none" stroke="#fff8e8" stroke-width="7.5" d="M12.5 11v20.5a10.5 10.5 0 0 0 21
0V11"/></g><g transform="translate(144 16) rotate(-2 23 28)"><rect x="3" y="4" width="46" height="56" rx="4"
fill="#7a4b2a" opacity=".28"/><rect width="46" height="56" rx="4" fill="#1f6f78"/><path fill="none"
stroke="#fff8e8" stroke-width="7.5" d="M14 45V13.5h9.5a8.3 8.3 0 0 1 0 16.6H14M22.5 30L33 45"/></g><g
transform="translate(197 12) rotate(3 23 28)"><rect x="3" y="4" width="46" height="56" rx="4" fill="#7a4b2a"
opacity=".28"/><rect width="46" height="56" rx="4" fill="#2e7d4f"/><path fill="none" stroke="#fff8e8"
stroke-width="7.5" d="M23 13a11.5 15 0 1 1-.1 0z"/></g><g transform="translate(250 15) rotate(-2 23
28)"><rect x="3" y="4" width="46" height="56" rx="4" fill="#7a4b2a" opacity=".28"/><rect width="46"
height="56" rx="4" fill="#d2691e"/><path fill="none" stroke="#fff8e8" stroke-width="7.5" d="M14.5
45V13.5h9.5a9 9 0 0 1 0 18h-9.5"/></g><g transform="translate(303 12) rotate(2 23 28)"><rect x="3" y="4"
width="46" height="56" rx="4" fill="#7a4b2a" opacity=".28"/><rect width="46" height="56" rx="4"
fill="#1d3557"/><path fill="none" stroke="#fff8e8" stroke-width="7.5" d="M10.5 45L23 12.5 35.5 45M16
35h14"/></g><g transform="translate(356 17) rotate(-3 23 28)"><rect x="3" y="4" width="46" height="56"
rx="4" fill="#7a4b2a" opacity=".28"/><rect width="46" height="56" rx="4" fill="#e2492f"/><path fill="none"
stroke="#fff8e8" stroke-width="7.5" d="M12 11.5l22 33M34 11.5l-22 33"/></g>
"##;
