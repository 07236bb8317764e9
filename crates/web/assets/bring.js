// What one brings to a table in secret, such as a deck: one of one's own, a ready-made one, or whichever chance picks.
import { call, kept, make, recall, toast } from "./page.js";

const ready = new Map();
/** What is ready for a game; asked once. */
function readyFor(game) {
  if (!ready.has(game)) ready.set(game, call("GET", `/api/games/${game}/ready`).catch((error) => { ready.delete(game); throw error; }));
  return ready.get(game);
}

/** What whoever looks keeps for a game. */
const ownFor = (game) => ("known" in document.body.dataset ? call("GET", `/api/me/decks?game=${game}`) : []);

/** Fills a list of decks; what was chosen stays chosen. If they can't be had now it stays as it is. */
async function fill(list) {
  const { decks: game, mine, ready: made, unfit } = list.dataset;
  const [own, all] = await Promise.all([ownFor(game), readyFor(game)]);
  const before = list.value;
  list.decks = new Map([
    ...own.map((deck) => [`mine ${deck.id}`, { text: deck.text, title: deck.name, fits: deck.fits, story: "" }]),
    ...all.map((deck) => [`ready ${deck.name}`, { text: deck.text, title: deck.title, fits: true, story: deck.story }]),
  ]);
  const group = (label, kind) => {
    const some = [...list.decks].filter(([key]) => key.startsWith(kind));
    const option = ([key, deck]) => make("option", { value: key, disabled: !deck.fits }, deck.fits ? deck.title : `${deck.title} (${unfit})`);
    return some.length > 0 ? [make("optgroup", { label }, ...some.map(option))] : [];
  };
  list.replaceChildren(list.options[0], ...group(mine, "mine "), ...group(made, "ready "));
  if (before === "other") other(list);
  else choose(list, before);
}

/** What is brought isn't among those one may choose from. */
function other(list) {
  if (!list.querySelector("[value=other]")) list.options[0].after(make("option", { value: "other" }, list.dataset.other));
  choose(list, "other");
}

/** Fills a list anew for whoever comes back to the page: a deck that he has changed meanwhile is brought again. */
async function refill(list) {
  const before = list.value;
  try { await fill(list); } catch { return; }
  if (list.brought === undefined || before === "other" || before === "") return;
  if (list.value !== before) other(list);
  else if (chosen(list) !== list.brought) await list.onchange();
}

/** Chooses what may be chosen. */
function choose(list, value) {
  const option = [...list.options].find((option) => option.value === value && !option.disabled);
  list.value = option ? value : "";
  told(list);
  return Boolean(option);
}

/** What the deck is like. */
function told(list) {
  const line = list.closest(".deck-choice, dialog").querySelector("[data-deck-story]");
  line.textContent = list.decks?.get(list.value)?.story ?? "";
}

/** What is brought, as text; nothing if chance picks. */
export const chosen = (list) => list.decks?.get(list.value)?.text ?? null;

const remembered = (list) => kept.get(`deck ${list.dataset.decks}`) ?? "";
const remember = (list) => kept.set(`deck ${list.dataset.decks}`, list.value);

/** A list at the door: with what was chosen here last. */
export async function offer(list) {
  if (list.filled) return list.filled;
  list.onchange = () => { remember(list); told(list); };
  list.filled = fill(list).then(() => { choose(list, remembered(list)); });
  list.filled.catch(() => { list.filled = null; });
  return list.filled;
}

/** What a seat brings so far, and what it may choose. */
async function prepare(holder) {
  const list = holder.querySelector("[data-decks]"), { bring: seat, table } = holder.dataset;
  const covers = "covers" in holder.dataset;
  list.disabled = true;
  // Whatever went wrong before, what is chosen now is brought.
  let last = "";
  list.onchange = async () => {
    told(list);
    try {
      await bring(list, seat, table);
      last = list.value;
      if (covers) mark(holder, true);
      else remember(list);
    } catch (error) {
      toast(error.message);
      choose(list, last);
    }
  };
  try {
    const [seen] = await Promise.all([call("GET", `/api/tables/${table}?as=${seat}`), fill(list)]);
    const brought = list.brought = seen.brought ?? null;
    const same = [...list.decks].filter(([, deck]) => deck.text === brought).map(([key]) => key);
    if (brought !== null && same.length === 0) other(list);
    else if (brought !== null) choose(list, same.includes(remembered(list)) ? remembered(list) : same[0]);
    else if (!covers && !recall(table).deck && choose(list, remembered(list)) && list.value) await bring(list, seat, table);
  } catch (error) {
    toast(error.message);
    choose(list, "");
  }
  last = list.value;
  list.disabled = false;
}

async function bring(list, seat, table) {
  if (list.value === "other") return;
  const text = chosen(list);
  await call("PUT", `/api/tables/${table}/seats/${seat}/brought`, { brought: text });
  list.brought = text;
  recall(table, { deck: true });
}

/** Who has chosen may be seen, what may not. */
function mark(holder, now) {
  const { bring: seat, table } = holder.dataset;
  const seats = new Set(recall(table).chose);
  if (now) recall(table, { chose: [...seats.add(seat)] });
  if (seats.has(seat)) document.querySelector(`[data-dialog="${holder.id}"]`).dataset.chosen = "";
}

/** Nothing of what one has chosen stays on the page for the next one who looks. */
function forget(dialog) {
  const list = dialog.querySelector("[data-decks]");
  list.replaceChildren(list.options[0]);
  list.decks = null;
  delete list.brought;
  list.value = "";
  told(list);
}

/** Sets up what is there to choose at a table that is being set; again whenever it was drawn anew. */
export function atTable() {
  for (const holder of document.querySelectorAll("[data-bring]")) {
    if (holder.ready) continue;
    holder.ready = true;
    const { bring: seat, table } = holder.dataset;
    if (!("covers" in holder.dataset)) { prepare(holder); continue; }
    mark(holder, false);
    const uncover = (seat) => call("PUT", `/api/tables/${table}/uncovered`, { seat });
    document.querySelector(`[data-dialog="${holder.id}"]`).addEventListener("click", async () => {
      try { await uncover(+seat); await prepare(holder); } catch (error) { toast(error.message); }
    });
    holder.onclose = () => { forget(holder); uncover(null).catch(() => {}); };
  }
}

// Whoever comes back from making a deck finds it here.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const list of document.querySelectorAll("[data-decks]")) if (list.decks) refill(list);
});
