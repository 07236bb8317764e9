//! The picture on the box.

use maud::{Markup, PreEscaped, html};

/// The city at night, and the chair that nobody sits on yet.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 440 320" preserveAspectRatio="xMidYMid slice" { (PreEscaped(PICTURE)) }
    }
}

/// From the back to the front: sky and moon, the island, its signs, the sea, the palace, the crowd.
const PICTURE: &str = r##"
<path fill="#0f0824" d="M0 0h440v320H0z"/><g fill="#a52ad0"><ellipse cx="220" cy="246" rx="330" ry="230"
opacity=".12"/><ellipse cx="220" cy="246" rx="285" ry="185" opacity=".13"/><ellipse cx="220" cy="246"
rx="245" ry="142" opacity=".15"/><ellipse cx="220" cy="246" rx="215" ry="100" opacity=".18"/><ellipse
cx="220" cy="246" rx="195" ry="60" opacity=".22"/></g><path stroke="#fff" stroke-opacity=".7"
stroke-width="1.4" stroke-linecap="round" d="M235 75h.1M403 63h.1M235 69h.1M304 28h.1M98 69h.1M247
84h.1M318 27h.1M52 61h.1M159 22h.1M50 72h.1M418 92h.1M328 9h.1M308 54h.1M235 87h.1M382 82h.1M336 24h.1M323
5h.1M429 71h.1M36 11h.1M22 28h.1M127 80h.1M19 63h.1M171 60h.1M306 29h.1M269 33h.1M331 41h.1M259 4h.1M343
14h.1M238 87h.1M146 56h.1M286 14h.1M366 36h.1M165 33h.1M266 40h.1"/><circle cx="84" cy="84" r="46"
fill="#ff4fa8" opacity=".16"/><circle cx="84" cy="84" r="34" fill="#ffb3c9"/><path fill="#ff7fa8" d="M51.5
94h65l-3 7H54.5zM58 106h52l-7 6H65z"/><circle cx="74" cy="74" r="5" fill="#ff9dbd"/><circle cx="94"
cy="66" r="3" fill="#ff9dbd"/><path fill="#2b1250" d="M22
238v-20h16v-24h12v10h10v-40h14v22h10v-52h16v30h10v-46h18v-8
h4v8h10v46h12V104h20v-10h6v10h60v66h14v-40h16v44h12v-64h8
v-14h4v14h10v64h14v-34h16v40h14v-22h12v34h16v10h14 v20z"/><path stroke="#ffcf70" stroke-width="2.2"
stroke-dasharray="2.5 6" opacity=".75" d="M41 200V234M63 170V234M69 176V234M90 142V234M96 150V234M118
118V234M126 126V234M134 112V234M309 140V234M316 148V234M334 120V234M342 126V234M348 120V234M366
152V234M374 158V234M394 180V234M60 196V234M104 176V234M358 176V234"/><path fill="#170a33" d="M26
244v-28h14v-34h18v16h10v-60h6v-18h3v18h17v62h14v-32h30v76z M302
244v-66h24v-42h12v-26h3v26h19v56h12v-28h22v24h12v28h10 v28z"/><path fill="none" stroke="#22e3f5"
stroke-width="1.4" d="M26 244v-28h14v-34h18v16h10v-60h26v62h14v-32h30"/><path fill="none" stroke="#ff4fa8"
stroke-width="1.4" d="M416 244v-28h-10v-28h-12v-24h-22v28h-12v-56h-34v42h-24"/><path stroke="#ffe08a"
stroke-width="3" stroke-dasharray="4 7" opacity=".9" d="M33 222V240M63 204V240M73 146V240M81 153V240M89
146V240M114 178V240M124 184V240M310 186V240M318 192V240M332 146V240M343 153V240M354 146V240M378
172V240M388 179V240M400 194V240M411 222V240"/><path fill="#0f0824" d="M41 190h16v46H41z"/><path
fill="none" stroke="#37d67a" stroke-width="2" stroke-linejoin="round" d="M41 190h16v46H41zM45 197h8M45
203h8M49 197v14M45 216l4 6 4-6M45 229h8"/><path fill="#0f0824" d="M366 196h38v26h-38z"/><path fill="none"
stroke="#ffd02e" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M366
196h38v26h-38zM373 209q12-12 24 0-12 12-24 0zM385 206v6"/><path fill="none" stroke="#ff5b4a"
stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M100 204v26M100 204h16l-4 6 4
6h-16M124 210l6-6 6 6M130 204v24"/><path fill="none" stroke="#b97aff" stroke-width="2.4"
stroke-linecap="round" d="M318 206q6-8 12 0t12 0M318 215q6-8 12 0t12 0"/><path fill="#170a33" d="M424
244l2-34h6l2 34z"/><path fill="#ff5b4a" d="M425.5 218h7l.4 6h-7.8z"/><path fill="#fff1c4" d="M426
204h6v6h-6z"/><path fill="#fff1c4" opacity=".2" d="M426 206L330 180v-14zM432 206l8-2v8z"/><path
fill="#120a30" d="M0 240h440v80H0z"/><path fill="none" stroke="#ff8fc4" stroke-opacity=".6" d="M0
240h440"/><path fill="#0a0418" d="M2 243h22l-4 7H6zM12 243v-16l9 13h-9z"/><path fill="#1d1149" d="M0
240h440v14H0z"/><path stroke="#22e3f5" stroke-width="2" stroke-linecap="round" opacity=".75" d="M4
246h10M5 252h17M2 259h13M4 267h7M57 246h6M54 252h14M55 259h18M51 267h6M92 246h14M89 252h11M91 259h18M92
267h7"/><path stroke="#ff4fa8" stroke-width="2" stroke-linecap="round" opacity=".75" d="M327 246h9M329
252h16M323 259h10M323 267h10M376 246h8M375 252h10M372 259h17M371 267h11M423 246h15M421 252h16M420
259h14M422 267h8"/><path stroke="#ffe08a" stroke-width="2" stroke-linecap="round" opacity=".75" d="M26
246h13M25 252h7M21 259h14M21 267h10M73 246h10M69 252h17M71 259h18M69 267h9M112 246h12M111 252h10M112
259h13M114 267h9M307 246h10M303 252h18M309 259h7M309 267h13M342 246h10M343 252h14M342 259h13M342
267h11M396 246h16M396 252h7M394 259h9M392 267h16"/><path stroke="#37d67a" stroke-width="2"
stroke-linecap="round" opacity=".75" d="M32 246h10M34 252h11M32 259h17M31 267h11"/><path stroke="#ffb3c9"
stroke-width="2" stroke-linecap="round" opacity=".75" d="M76 246h14M80 252h11M81 259h6M76 267h9M83
246h18M81 252h15M79 259h9M85 267h11M76 246h10M74 252h6M77 259h11M72 267h7"/><path fill="#ff4fa8"
opacity=".12" d="M220 60L90 320h260z"/><path fill="#0e0626" d="M140
320V138l10-10V98h10v-8h6v8h10l16-18V60h8V44l20-22 20 22v16h8v20l16 18h10v-8h6v8h10v30l10 10v182z"/><path
fill="none" stroke="#ff4fa8" stroke-width="2.2" stroke-linejoin="round" d="M140
262V138l10-10V98h26l16-18V60h8V44l20-22 20 22v16h8v20l16 18h26v30l10 10v124"/><path fill="none"
stroke="#ff4fa8" stroke-opacity=".3" stroke-width="6" stroke-linejoin="round" d="M140
262V138l10-10V98h26l16-18V60h8V44l20-22 20 22v16h8v20l16 18h26v30l10 10v124"/><path stroke="#c9d6de"
stroke-width="1.6" d="M220 22V4"/><path fill="#ff4fa8" d="M220 4c6-3 9 3 16 0v9c-7 3-10-3-16 0z"/><path
fill="#22e3f5" opacity=".8" d="M152 150h8v30h-8zM280 150h8v30h-8zM152 192h8v26h-8zM280 192h8v26h-8zM208
52h6v10h-6zM226 52h6v10h-6z"/><path fill="#05020f" d="M174 76h92v38h-92z"/><path fill="none"
stroke="#22e3f5" stroke-width="2" d="M174 76h92v38h-92z"/><path fill="none" stroke="#22e3f5"
stroke-opacity=".3" stroke-width="6" d="M174 76h92v38h-92z"/><path fill="none" stroke="#fff36b"
stroke-opacity=".3" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M184 81h14l-8
18M206 87q0-6 6.5-6t6.5 6v6q0 6-6.5 6t-6.5-6zM249 81l-16 18M233 85.5a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM241
94.5a4 4 0 1 0 8 0 4 4 0 0 0-8 0z"/><path fill="none" stroke="#fff36b" stroke-width="2.8"
stroke-linecap="round" stroke-linejoin="round" d="M184 81h14l-8 18M206 87q0-6 6.5-6t6.5 6v6q0 6-6.5
6t-6.5-6zM249 81l-16 18M233 85.5a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM241 94.5a4 4 0 1 0 8 0 4 4 0 0 0-8
0z"/><path fill="#37f08a" d="M180 104h6.2v6h-6.2zM188.2 104h6.2v6h-6.2zM196.4 104h6.2v6h-6.2zM204.6
104h6.2v6h-6.2zM212.8 104h6.2v6h-6.2zM221 104h6.2v6h-6.2zM229.2 104h6.2v6h-6.2z"/><path fill="#37f08a"
opacity=".2" d="M237.4 104h6.2v6h-6.2zM245.6 104h6.2v6h-6.2zM253.8 104h6.2v6h-6.2z"/><path fill="#ff9747"
opacity=".25" d="M172 232v-62c0-30 20-46 48-46s48 16 48 46v62z"/><path fill="#ffb347" d="M180 230v-58c0-26
17-40 40-40s40 14 40 40v58z"/><path fill="#ffd98a" d="M190 230v-54c0-22 12-34 30-34s30 12 30
34v54z"/><path fill="#fff1c4" d="M200 230v-50c0-18 8-27 20-27s20 9 20 27v50z"/><path fill="none"
stroke="#ffe08a" stroke-width="1.8" d="M174 232v-62c0-28 19-44 46-44s46 16 46 44v62"/><path fill="#a3174f"
d="M180 230v-58c0-26 17-40 40-40-16 10-24 28-24 50 0 20-4 36-16 48zM260 230v-58c0-26-17-40-40-40 16 10 24
28 24 50 0 20 4 36 16 48z"/><path fill="#d6336f" d="M180 200v-28c0-22 13-36 30-39-14 14-18 30-19 44-1 10-5
18-11 23zM260 200v-28c0-22-13-36-30-39 14 14 18 30 19 44 1 10 5 18 11 23z"/><path fill="#2a0b3a" d="M205
168l-2-14 8 6 9-11 9 11 8-6-2 14v34h6v-12h7v18h-3v20h-6v-12h-38v12h-6v-20h-3v-18h7v12 h6z"/><path
fill="#e0305f" d="M210 172q10-8 20 0v26h-20z"/><path fill="#ff6f96" d="M206 203h28v7h-28z"/><path
fill="none" stroke="#ffd02e" stroke-width="1.6" d="M210 172q10-8 20 0v26h-20zM206 203h28v7h-28z"/><path
fill="#ffd02e" d="M203 151a2.2 2.2 0 1 0 .1 0zM220 146a2.6 2.6 0 1 0 .1 0zM237 151a2.2 2.2 0 1 0 .1 0zM220
178l2 4 4 .6-3 3 .7 4.2-3.7-2-3.7 2 .7-4.2-3-3 4-.6z"/><path fill="#1a0b38" d="M158 226h124v6l-6 4v22l-12
10H176l-12-10v-22l-6-4z"/><path stroke="#0a0420" stroke-width="5" d="M172 238v22M184 238v22M196 238v22M208
238v22M220 238v22M232 238v22M244 238v22M256 238v22M268 238v22"/><path fill="none" stroke="#ff4fa8"
stroke-width="2.4" d="M158 229h124M164 260h112"/><path fill="none" stroke="#ff4fa8" stroke-opacity=".3"
stroke-width="7" d="M158 229h124"/><path fill="#ffb347" opacity=".18" d="M176 268h88l40 52H136z"/><path
fill="#b5123f" d="M206 231h28v30l-14-8-14 8z"/><path fill="none" stroke="#ffd02e" stroke-width="1.8"
d="M213 238h14l-3 4v6h-8v-6zM212 248h16"/><path fill="#fff" opacity=".09" d="M60 262L150 0h56zM384 262L300
0h-44z"/><path fill="#3a1660" stroke="#ff4fa8" stroke-opacity=".55" stroke-width="1" d="M-3 322V295q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM18 322V290q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM38 322V288q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM59 322V291q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM90 322V293q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM106 322V291q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM136 322V295q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM151 322V297q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM180 322V288q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM204 322V297q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM226 322V288q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM245 322V289q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM266 322V287q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM291 322V294q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM313 322V297q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM341 322V297q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM359 322V290q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM384 322V296q0-9 8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322zM407 322V297q0-9
8-10a6.4 6.8 0 1 1 8 0q8 2 8 10V322z"/><path stroke="#1a0833" stroke-width="3" d="M72 310V246M356
312V240M276 312V262"/><path fill="#f4e9ff" d="M50 232l40-6 3 22-40 6zM338 224l38 5-3 23-38-5zM262
250h28v18h-28z"/><path fill="none" stroke="#d6176b" stroke-width="3" stroke-linecap="round"
stroke-linejoin="round" d="M61 240l6 7 14-14M349 233l14 11M364 233l-16 11M269 259h14"/><path
stroke="#1aa3c0" stroke-width="9.4" stroke-linecap="round" d="M122 318l-10-42M176 318l-4-40M306
318l14-46M400 318l8-48M26 318l-12-42"/><path fill="#0a0418" stroke="#1aa3c0" stroke-width="1.8" d="M112
270a6 6 0 1 0 .1 0zM172 272a6 6 0 1 0 .1 0zM320 266a6 6 0 1 0 .1 0zM408 264a6 6 0 1 0 .1 0zM14 270a6 6 0 1
0 .1 0z"/><path stroke="#0a0418" stroke-width="7.6" stroke-linecap="round" d="M122 318l-10-42M176
318l-4-40M306 318l14-46M400 318l8-48M26 318l-12-42"/><path fill="#0a0418" stroke="#22e3f5"
stroke-opacity=".7" stroke-width="1.2" d="M3 322V315q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM38
322V317q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM77 322V318q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12
15V322zM113 322V326q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM145 322V317q0-13 12-15a9.2 9.8 0 1 1 12
0q12 2 12 15V322zM182 322V320q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM219 322V320q0-13 12-15a9.2 9.8
0 1 1 12 0q12 2 12 15V322zM263 322V316q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM293 322V317q0-13
12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM336 322V325q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM368
322V323q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12 15V322zM404 322V315q0-13 12-15a9.2 9.8 0 1 1 12 0q12 2 12
15V322z"/><path fill="none" stroke="#0a0418" stroke-width="8" d="M0 318h440"/>
"##;
