// The gallery: cards are searched, filtered and sorted; what was chosen stands in the address, so that it can be handed on.
import { $, kept } from "./page.js";

/** A text as it is searched: without accents, apostrophes, hyphens and capitals. */
export const plainly = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’'\u00ad\u2010\u2011-]/g, "").toLowerCase();

/** Ways to sort items; by their number where they are alike. */
const ORDERS = {
  "": () => "",
  name: (item) => plainly(item.dataset.name),
  alignment: (item) => ["good", "evil", "wild", "unaligned"].indexOf(item.dataset.alignment) + item.dataset.kind,
  kind: (item) => item.dataset.kind + ["good", "evil", "wild", "unaligned"].indexOf(item.dataset.alignment),
  strength: (item) => String(999 - item.dataset.strength).padStart(3, "0"),
};

/**
 * Lets a form filter and sort items within their list. Each item has what it is filtered by in `data-…` of the form's field names, and
 * what is searched in `data-text` or in itself. Calls `then` with those that are shown, in order.
 */
export function filtering(form, items, list, then = () => {}) {
  const found = form.querySelector("[data-found]"), reset = form.querySelector("[type=reset]");
  const texts = new Map(items.map((item) => [item, plainly(`${item.dataset.name} ${item.dataset.text ?? item.textContent}`)]));
  const fields = [...form.elements].filter((field) => field.name);
  let order = "", timer;

  /** What is chosen, by the names of the fields. */
  function chosen() {
    const all = new Map();
    for (const [name, value] of new FormData(form)) if (value.trim()) all.set(name, [...(all.get(name) ?? []), value.trim()]);
    return all;
  }

  function tell(number) {
    const { none, one, many } = found.dataset;
    const text = number === 0 ? none : number === 1 ? one : many.replace("{n}", number);
    if (found.textContent !== text) found.textContent = text;
  }

  function apply() {
    const all = chosen();
    const parts = plainly((all.get("q") ?? [""])[0]).split(/\s+/).filter(Boolean);
    const wanted = [...all].filter(([name]) => name !== "q" && name !== "sort");
    const fits = (item) => parts.every((word) => texts.get(item).includes(word))
      && wanted.every(([name, values]) => (item.dataset[name] ?? "").split(" ").some((value) => values.includes(value)));
    for (const item of items) item.hidden = !fits(item);
    const by = (all.get("sort") ?? [""])[0];
    if (by !== order) {
      order = by;
      const keys = new Map(items.map((item) => [item, ORDERS[by](item)]));
      const compare = (a, b) => (keys.get(a) < keys.get(b) ? -1 : keys.get(a) > keys.get(b) ? 1 : a.dataset.number - b.dataset.number);
      list.append(...[...items].sort(compare));
    }
    const shown = [...list.children].filter((item) => !item.hidden);
    reset.hidden = !all.size;
    clearTimeout(timer);
    timer = setTimeout(() => tell(shown.length), 200);
    then(shown);
    return all;
  }

  /** What is chosen, as it stands in the address. */
  function written() {
    const query = [...chosen()].map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(",")}`).join("&");
    return query ? `?${query}` : "";
  }

  function read() {
    const asked = new URLSearchParams(location.search);
    for (const field of fields) {
      const value = asked.get(field.name) ?? "";
      if (field.type === "checkbox") field.checked = value.split(",").includes(field.value);
      else field.value = value;
      if (field.tagName === "SELECT" && field.selectedIndex < 0) field.value = "";
    }
    apply();
  }

  function changed() {
    apply();
    history.replaceState(null, "", location.pathname + written());
    kept.set("cards", location.search);
  }

  form.addEventListener("input", changed);
  form.addEventListener("reset", () => setTimeout(() => { changed(); form.elements.q.focus(); }));
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("popstate", read);
  read();
  return { apply, written };
}

const form = $("filters"), list = $("cards");
if (form && list) {
  // What is shown, in order, is the way from card to card.
  const way = (shown) => kept.set("cards-shown", JSON.stringify(shown.map((item) => [item.dataset.card, item.dataset.name])));
  filtering(form, [...list.children], list, way);
  const more = form.querySelector("details");
  more.open = matchMedia("(min-width: 60rem)").matches || !!more.querySelector(":checked");
  kept.set("cards", location.search);
  // Whoever comes back from a card is where it stands now.
  const from = location.hash && $(location.hash.slice(1));
  if (from && list.contains(from)) {
    from.scrollIntoView({ block: "center" });
    from.focus({ preventScroll: true });
  }
}

// From a card back to where it was found; to the next one there, and with the arrows.
const back = document.querySelector("[data-back]");
if (back) {
  const { card } = back.dataset;
  back.href += `${kept.get("cards") ?? ""}#card-${card}`;
  let shown;
  try { shown = JSON.parse(kept.get("cards-shown")) ?? []; } catch { shown = []; }
  const at = shown.findIndex(([key]) => key === card);
  for (const [rel, by] of [["prev", -1], ["next", 1]]) {
    const link = document.querySelector(`[rel=${rel}]`), beside = shown[(at + by + shown.length) % shown.length];
    if (at < 0 || !link) continue;
    link.hidden = shown.length === 1;
    link.pathname = link.pathname.replace(/[^/]*$/, encodeURIComponent(beside[0]));
    link.querySelector("[data-beside]").textContent = beside[1];
  }
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, dialog")) return;
    const to = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (to) document.querySelector(`[rel=${to}]:not([hidden])`)?.click();
  });
}
