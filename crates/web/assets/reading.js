// Pages that are read once. Each lies over the board until it is closed, and can be opened again.
import { $, recall } from "./page.js";

const { id } = JSON.parse($("table-data").textContent);
const read = new Set(recall(id).read);
let current = null;

const pages = () => [...$("readings").children];

function open(page, modal, then) {
  current = page.dataset.reading;
  page.onclose = () => {
    read.add(current);
    recall(id, { read: [...read] });
    current = null;
    document.dispatchEvent(new Event("read"));
    then?.();
  };
  if (modal) page.showModal();
  else page.show();
  const head = page.querySelector("h1, h2, h3") ?? page;
  head.tabIndex = -1;
  // Beside what is done next it doesn't take the focus from that.
  if (modal) head.focus();
}

/** Nothing is open any more; that doesn't mean that it was read. */
function put() {
  current = null;
  for (const page of pages().filter((one) => one.open)) { page.onclose = null; page.close(); }
}

/** Lays the first page that wasn't read yet over the board; one that lies there stays. Nothing lies there while it may not. */
export function look(may) {
  if (!may) return put();
  // What lay there may have been drawn anew.
  const next = !pages().some((page) => page.open) && pages().find((page) => !("quiet" in page.dataset) && !read.has(page.dataset.reading));
  if (next) open(next, true, done);
}

function done() {
  look(true);
  // Whoever has read everything is back at the question.
  if (current === null) (document.querySelector(".over h2") ?? $("asked")).focus();
}

/** Looking back: the first page that wasn't there before lies beside what is done next. Says whether there is one. */
export function appear(before) {
  put();
  const page = pages().find((one) => !("quiet" in one.dataset) && !before.has(one.dataset.reading));
  if (page) open(page, false);
  return Boolean(page);
}

document.addEventListener("click", (event) => {
  event.target.closest("[data-read]")?.closest(".reading").close();
  const wanted = event.target.closest("[data-open-reading]")?.dataset.openReading;
  const page = wanted && pages().find((one) => one.dataset.reading === wanted);
  if (page) { put(); open(page, true); }
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") document.querySelector(".reading[open]:not(:modal)")?.close(); });
