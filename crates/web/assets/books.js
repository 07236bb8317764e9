// The books: every payment, the latest on top, chosen by who and what, and added up.
import { $, make } from "./page.js";
import { side } from "./side.js";

const written = new Intl.NumberFormat(document.documentElement.lang);
const signed = new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "exceptZero" });
const rows = $("books").tBodies[0];
const holder = document.createElement("template");
let chosen = {};
let opened = false;

/** Nothing stays behind of what was seen from another place. */
export function clear() {
  rows.replaceChildren();
  chosen = {};
}

/** Adds what these lines of the story say, or begins anew with it. What is chosen stays chosen if the head was drawn anew. */
export function add(lines, anew) {
  const booked = lines.filter((line) => line.booked).reverse();
  holder.innerHTML = booked.map((line) => line.booked).join("");
  booked.forEach((line, at) => { holder.content.children[at].dataset.moment = line.moment ?? 0; });
  if (anew) rows.replaceChildren();
  else for (const row of holder.content.children) row.classList.add("fresh");
  rows.prepend(holder.content);
  // What was taken back was never paid.
  for (const { gone } of lines) if (gone) for (const row of rows.querySelectorAll(`[data-moment="${gone}"]`)) row.remove();
  for (const select of document.querySelectorAll("#books-head [data-books]")) {
    const key = select.dataset.books, value = chosen[key] ?? select.value;
    chosen[key] = [...select.options].some((option) => option.value === value) ? value : "";
    select.value = chosen[key];
  }
  look();
  if (opened || !$("books-head").hasAttribute("data-books-first")) return;
  opened = true;
  if (matchMedia("(min-width: 72.01rem)").matches) side.open("books");
}

/** Shows the rows that are chosen and what they come to. */
function look() {
  const { party, kind } = chosen;
  let number = 0, all = 0, got = 0, paid = 0;
  for (const row of rows.rows) {
    const { from, to, kind: what, sum } = row.dataset;
    row.hidden = Boolean(party && party !== from && party !== to || kind && kind !== what);
    if (row.hidden || sum === undefined) continue;
    [number, all] = [number + 1, all + +sum];
    if (party === to) got += +sum;
    if (party === from) paid += +sum;
  }
  const says = $("books-sum").dataset;
  const figures = party
    ? [[says.got, written.format(got)], [says.paid, written.format(paid)], [says.rest, signed.format(got - paid).replace("-", "−")]]
    : [[says.all, written.format(all)]];
  $("books-sum").replaceChildren(...[[says.number, written.format(number)], ...figures].flatMap(([what, much]) => [make("span", {}, `${what} `, make("b", {}, much)), " "]));
}

document.addEventListener("change", (event) => {
  const key = event.target.closest("#books-head [data-books]")?.dataset.books;
  if (!key) return;
  chosen[key] = event.target.value;
  look();
  $("books-said").textContent = $("books-sum").textContent;
});
