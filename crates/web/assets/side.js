// The panels beside the board: story, chat, and what can be done at the table. On a small screen they lie over it.
import { $ } from "./page.js";

const TABS = ["log", "books", "chat", "menu"].filter((tab) => $(`tab-${tab}`));

export const side = {
  open(name) {
    for (const tab of TABS) {
      $(`tab-${tab}`).setAttribute("aria-selected", String(tab === name));
      $(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
      $(`${tab}-panel`).hidden = tab !== name;
    }
    $(`tab-${name}`).querySelector(".news")?.setAttribute("hidden", "");
    $("side").classList.add("open");
    document.querySelector(".side-open .news").hidden = true;
    if (name === "log") this.low();
  },

  /** The end of the story is seen, or where it goes on for whoever was away. */
  low() {
    const panel = $("log-panel"), since = panel.querySelector(".since:not(.met)");
    panel.scrollTop = panel.scrollHeight;
    if (!since || panel.clientHeight === 0) return;
    panel.scrollTop += since.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    since.classList.add("met");
  },

  /** Something new is there for whoever doesn't look. */
  news(name) {
    if ($(`${name}-panel`).hidden) $(`tab-${name}`).querySelector(".news")?.removeAttribute("hidden");
    if (name === "chat" && !$("side").classList.contains("open")) document.querySelector(".side-open .news").hidden = false;
  },
};

for (const tab of TABS) {
  $(`tab-${tab}`).onclick = () => side.open(tab);
  $(`tab-${tab}`).onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    side.open(next);
    $(`tab-${next}`).focus();
  };
}
document.querySelector("[data-side]").onclick = () => {
  const talked = $("tab-chat")?.querySelector(".news:not([hidden])");
  if ($("side").classList.contains("open")) $("side").classList.remove("open");
  else side.open(talked ? "chat" : "log");
};
document.addEventListener("keydown", (event) => { if (event.key === "Escape") $("side").classList.remove("open"); });
document.querySelector("[data-side-shut]").onclick = () => $("side").classList.remove("open");

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-open-books]") || !$("tab-books")) return;
  side.open("books");
  $("tab-books").focus();
});

// Pointing at a line of the story lights up what it speaks of.
let lit = [];
function light(event) {
  for (const element of lit) element.classList.remove("lit");
  lit = (event.target.closest("[data-lights]")?.dataset.lights.split(" ") ?? []).map($).filter(Boolean);
  for (const element of lit) element.classList.add("lit");
}
for (const kind of ["pointerover", "pointerleave", "click"]) $("log").addEventListener(kind, light);

// What is folded away where there is little room.
document.addEventListener("click", (event) => {
  const fold = event.target.closest("[data-fold]");
  if (fold) fold.setAttribute("aria-expanded", String($(fold.dataset.fold).classList.toggle("opened")));
});
