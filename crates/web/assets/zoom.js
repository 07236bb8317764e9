// Cards to be read: whatever has a card behind it shows it large while it is pointed at, has the focus, or is held down.
import { $, lang, make } from "./page.js";

const { game } = JSON.parse($("table-data")?.textContent ?? "{}");
const faces = new Map();

/** A card as it is read; each is fetched once. */
function face(card) {
  const told = faces.get(card) ?? fetch(`/cards/${game ?? document.body.dataset.game}/${card}/face`, { headers: { "accept-language": lang } }).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  faces.set(card, told);
  // What couldn't be fetched may be had another time.
  told.then((html) => { if (!html) faces.delete(card); });
  return told;
}

// It lies over everything, pages that are read included.
const panel = make("div", { class: "zoom", id: "zoom", role: "tooltip", popover: "manual" });
(document.querySelector("main") ?? document.body).append(panel);
let shown = null;
let soon = 0;

async function show(element) {
  const html = await face(element.dataset.zoom);
  if (shown !== element || !html || !element.isConnected) return;
  panel.innerHTML = html;
  const state = make("p", { class: "state" }, element.dataset.state ?? "");
  panel.append(state);
  if (panel.matches(":popover-open")) panel.hidePopover();
  panel.showPopover();
  element.setAttribute("aria-describedby", "zoom");
  place(element);
}

/** Beside what it belongs to, wherever there is room for it. */
function place(element) {
  const at = (element.closest("[data-zoom-beside]") ?? element).getBoundingClientRect(), width = panel.offsetWidth, height = panel.offsetHeight;
  const right = at.right + 10 + width < innerWidth, left = at.left - 10 - width > 0;
  const x = right ? at.right + 10 : at.left - 10 - width;
  // A hand is read above it, so that its other cards stay in sight.
  const beside = (right || left) && !(element.closest("#hand") && at.top - 10 - height > 0);
  const y = beside ? at.top + at.height / 2 - height / 2 : at.top - height - 10 > 0 ? at.top - height - 10 : at.bottom + 10;
  panel.style.left = `${beside ? x : Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8))}px`;
  panel.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
}

export function hide() {
  clearTimeout(soon);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  panel.hidePopover();
  // The next one who looks may be somebody else.
  panel.replaceChildren();
}

function want(element, milliseconds) {
  if (element === shown) return;
  hide();
  if (!element) return;
  shown = element;
  soon = setTimeout(() => show(element), milliseconds);
}

const of = (event) => event.target.closest?.("[data-zoom]") ?? null;
// What comes to lie under a mouse that rests isn't pointed at, unless it is the card that was read, drawn anew. Whoever has put a card
// away with Escape doesn't get it back before he has pointed elsewhere.
let rest = "", pointed = null, dismissed = null;
for (const kind of ["pointerover", "pointermove"]) {
  document.addEventListener(kind, (event) => {
    if (event.pointerType !== "mouse") return;
    const at = `${event.screenX} ${event.screenY}`, element = of(event), card = element?.dataset.zoom ?? null;
    if (at !== rest) pointed = card;
    rest = at;
    if (element !== dismissed) dismissed = null;
    want(card === pointed && !dismissed ? element : null, 220);
  });
}
document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) want(of(event), 60); });
document.addEventListener("focusout", hide);
// A finger shows a card as long as it is held down; a touch on a card in a list stays until the next one.
let held = 0;
document.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  const element = of(event);
  if (!element) return hide();
  want(element, 350);
  held = performance.now();
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => { if (event.pointerType !== "mouse" && shown && !shown.matches("[data-read-card]")) { if (performance.now() - held > 350) swallow(); hide(); } });
}
document.addEventListener("contextmenu", (event) => { if (of(event) && shown) event.preventDefault(); });
/** Whoever read a card hasn't touched it. */
function swallow() {
  const stop = (event) => { event.stopPropagation(); event.preventDefault(); };
  document.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", stop, { capture: true }), 50);
}
document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-read-card]");
  if (element) { want(element, 0); event.stopPropagation(); }
}, true);
document.addEventListener("scroll", hide, { capture: true, passive: true });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") { dismissed = shown; hide(); } });
new MutationObserver(() => { if (shown && !shown.isConnected) hide(); }).observe(document.body, { childList: true, subtree: true });
