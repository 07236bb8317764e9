// A table: what is on it comes over the line, piece by piece; what is chosen goes back.
import { $, ask, call, calm, kept, known, live, make, notify, recall, symbols, toast, words } from "./page.js";
import { patch, show, skip } from "./motion.js";
import { play as sound } from "./sound.js";
import { Picker } from "./touch.js";
import { side } from "./side.js";

const data = JSON.parse($("table-data").textContent);
const table = data.id;
let state = { number: 0, as: "spectator", asked: [], mine: data.mine, stage: "open" };
let seen = -1;
let uncovered = null;
// Nothing is offered from the moment a choice is sent until the page shows what came of it: the number of that moment.
let sent = 0;
const title = document.title;
// Only some games keep books.
const books = $("books") && import("./books.js");
let graph = null;

// --- What comes in. It is shown one thing after the other; nothing keeps whoever wants to choose waiting.

const queue = [];
let working = false;
let hurry = false;

// Nothing is drawn before its pictures are there; afterwards nothing waits for them.
let pictures = symbols.then(() => { pictures = null; });

async function work() {
  if (working) return;
  working = true;
  if (pictures) await pictures;
  // Whoever reads isn't left behind, unless there is little time to answer.
  const waits = () => document.querySelector(".reading:modal") && !queue.some((page) => page.window != null && page.moves.length > 0);
  while (queue.length > 0 && !waits()) {
    const page = queue.shift();
    await render(page, hurry || queue.length > 3);
  }
  working = hurry = false;
}

/** Everything that waits is shown at once. */
function catchUp() {
  hurry = working;
  skip();
  $("drama").skip?.();
  wake?.();
}

async function render(page, hurried) {
  const first = page.whole;
  const changed = page.as !== state.as;
  const reads = document.querySelector(".reading[open]");
  // Whoever has little time to answer needs most of it for that, and whose clock runs doesn't want to watch for long.
  const little = page.window != null && page.moves.length > 0;
  const most = little ? page.window / 3 : page.moves.length > 0 && page.clocks?.[page.as]?.runs ? 3000 : Infinity;
  if (!first && !changed) clocks(page.clocks, page.at);
  if (page.drama && !first && !hurried && !hurry && !changed && !reads && !document.hidden) {
    // Who listens hears of it when it begins.
    $("spoken").textContent = inWords(page.lines);
    page.heard = true;
    if (await show(page.drama, most)) hurry = true;
  }
  // Nothing of what was seen from another place stays behind.
  if (first || changed) {
    $("log").replaceChildren();
    $("spoken").textContent = $("picked").textContent = "";
    $("why").hidden = true;
  }
  if (changed) { skip(); $("toasts").replaceChildren(); books?.then((books) => books.clear(), () => {}); }
  patch(page.parts, !first && !hurried && !changed);
  // The bots of the house wait for it.
  if (page.drama) live.send({ do: "shown", table, number: page.number }).catch(() => {});
  state = { ...state, window: null, ...page };
  met();
  if (document.querySelector("[data-bring]")) import("./bring.js").then((bring) => bring.atTable(), () => {});
  const link = $("link");
  if (link) link.value = new URL(link.value, location.href).href;
  if (page.number != null) seen = page.number;
  tell(page.lines, first, page.heard);
  books?.then((books) => books.add(page.lines, first), () => {});
  if (page.standing) graph ??= import("./graph.js");
  graph?.then((graph) => graph.show(page.standing), () => {});
  looked();
  if (first) sent = sent === Infinity ? sent : 0;
  // Nobody begins to choose and then has something to read.
  const reading = $("readings").firstChild && await import("./reading.js").catch(() => null);
  if ((page.number ?? 0) >= sent) asks(page.moves);
  else picker.offer([]);
  clocks(page.clocks, page.at);
  hint();
  curtain();
  turn();
  reading?.look($("curtain").hidden && !little);
  if (page.lines.length > 0 && !first && !hurried && !hurry && !calm()) await pause(page.drama ? 150 : 350);
}

let wake = null;
/** A moment to look; ends at once for whoever can't wait. */
function pause(milliseconds) {
  return new Promise((resolve) => { wake = resolve; setTimeout(resolve, milliseconds); });
}

let people = null;
const invited = new Set();
/** People one has played with can be invited at a touch. */
async function met() {
  const shown = document.querySelector("[data-met]:empty");
  if (!shown) return;
  people ??= call("GET", "/api/me/met").catch(() => []);
  const others = await people;
  if (others.length === 0 || shown.firstChild) return;
  shown.append(make("p", {}, shown.dataset.met));
  for (const person of others.slice(0, 12)) {
    const button = make("button", { type: "button", disabled: invited.has(person.id) }, person.name);
    const done = () => { button.disabled = true; invited.add(person.id); toast(words["was-invited"]); };
    button.onclick = () => call("POST", `/api/tables/${table}/invitations`, { person: person.id }).then(done, (error) => toast(error.message));
    shown.append(button, " ");
  }
}

const rest = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** What happened, in words. */
function inWords(lines) {
  const holder = document.createElement("template");
  holder.innerHTML = lines.map((line) => line.html).join("");
  return [...holder.content.children].map((line) => line.textContent.trim()).join(" ");
}

/** Adds what happened to the story. Whoever comes back sees where it goes on for him. */
function tell(lines, first, known) {
  if (lines.length === 0) return;
  const log = $("log"), panel = log.parentElement;
  const low = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 60;
  const holder = document.createElement("template");
  holder.innerHTML = lines.map((line) => line.html).join("");
  if (!first) for (const line of holder.content.children) line.classList.add("fresh");
  const old = first ? recall(table).lines?.[state.as] : 0;
  const next = old > 0 && holder.content.children[old];
  if (next) next.before(make("li", { class: "since" }, words.since));
  log.append(holder.content);
  if (low || first) side.low();
  if (!first) {
    spoken = known ? "" : inWords(lines);
    side.news("log");
    const sounds = lines.map((line) => line.sound).filter(Boolean);
    if (sounds.length > 0) sound(sounds.at(-1));
  }
}

/** What stands in the story now has been there to be seen. */
function looked() {
  const lines = $("log").querySelectorAll("li:not(.since)").length;
  if (!document.hidden && lines > 0) recall(table, { lines: { ...recall(table).lines, [state.as]: lines } });
}
document.addEventListener("visibilitychange", looked);
// Nothing is played out for nobody.
document.addEventListener("visibilitychange", () => { if (document.hidden) $("drama").skip?.(); });

let asked = "";
let spoken = "";
/** Tells whoever looks what happened, and that it is his turn. */
function turn() {
  const now = picker.choosing ? $("asked").textContent : "";
  document.title = now ? `● ${words["your-turn"]} – ${title}` : title;
  if (now && !asked) { sound("turn"); notify(words["your-turn"]); }
  if (now !== asked) spoken = `${spoken} ${now}`.trim();
  if (spoken) $("spoken").textContent = spoken;
  [asked, spoken] = [now, ""];
  const over = document.querySelector(".over h2");
  if (over && !ended) over.focus();
  ended = Boolean(over);
}
let ended = false;

// --- Clocks.

let until = [];
function clocks(list, at) {
  until = (list ?? []).map(({ left, runs }) => ({ left, runs, at }));
  tick();
}

function tick() {
  const now = performance.now();
  until.forEach(({ left, runs, at }, seat) => {
    const shown = document.querySelector(`[data-clock="${seat}"]`);
    if (!shown) return;
    const seconds = Math.max(0, Math.ceil((left - (runs ? now - at : 0)) / 1000));
    const days = Math.floor(seconds / 86400), hours = Math.floor(seconds / 3600);
    const two = (number) => String(number).padStart(2, "0");
    const text = days > 0 ? `${days} d ${hours % 24} h` : hours > 0 ? `${hours}:${two(Math.floor(seconds / 60) % 60)} h` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
    if (shown.textContent !== text) shown.textContent = text;
    shown.classList.toggle("runs", runs);
    shown.classList.toggle("short", seconds < 30);
  });
  // A secret reaction is asked for: so much time is left.
  const left = state.window == null ? 0 : state.window - (now - windowAt);
  $("window").hidden = left <= 0;
  if (left > 0) $("window").firstChild.style.width = `${Math.min(100, (left / longest) * 100)}%`;
}
let windowAt = 0;
let longest = 1;
setInterval(tick, 500);

// --- Hints for the first game.

function hint() {
  const shown = document.querySelector("[data-hint]");
  if (!shown || document.documentElement.dataset.hints === "off") return;
  const key = `hint ${data.game} ${shown.dataset.hint}`;
  const told = kept.get(key);
  if (told && told !== table) return;
  shown.hidden = told === "done";
  if (told !== "done") kept.set(key, table);
}

document.addEventListener("click", (event) => {
  const shown = event.target.closest("[data-hint]");
  if (!shown) return;
  if (event.target.closest("[data-hint-done]")) kept.set(`hint ${data.game} ${shown.dataset.hint}`, "done");
  else if (event.target.closest("[data-hint-off]")) { kept.set("hints", "off"); document.documentElement.dataset.hints = "off"; }
  else return;
  shown.hidden = true;
  $("asked").focus();
});

// --- What goes out.

let answered = null;
/** Something is asked, in the words that stand there. What is asked as before wasn't drawn again. */
function asks(moves) {
  if (answered?.head === $("asked")) answered.head.textContent = answered.question;
  answered = null;
  picker.offer(moves);
}

const fresh = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

async function play(move, said) {
  catchUp();
  // The question is answered; it comes back if nothing came of that, or if the same is asked again.
  const head = $("asked");
  answered = { head, question: head.textContent };
  head.textContent = said;
  const again = () => { sent = 0; asks(state.moves); };
  const message = { do: "play", table, seat: state.as, move, seen, id: fresh() };
  // Sent again under the same id it isn't played again.
  sent = Infinity;
  for (let tries = 0; tries < 25; tries++) {
    try {
      sent = (await live.send(message)).number ?? 0;
      if (seen >= sent) { asks(state.moves); curtain(); turn(); }
      return;
    } catch (error) {
      if (error.code !== "lost" && error.code !== "paused") {
        again();
        return why(error);
      }
      await rest(1200);
    }
  }
  again();
}

function why(error) {
  const note = $("why");
  note.replaceChildren(error.message ?? error.words ?? "");
  if (error.rule) {
    const link = make("a", { href: `/rules/${data.game}#${error.rule}`, target: "_blank" }, words.rule);
    note.append(" (", link, ")");
  }
  note.hidden = !note.textContent;
}

/** Asks why touching this does nothing. */
async function whyNot(touched) {
  const last = document.querySelector(`[data-touch="${CSS.escape(touched.at(-1))}"]`);
  // A player's place opens to show what he has.
  if (last?.classList.contains("seat") && !last.classList.contains("can")) last.classList.toggle("opened");
  if (typeof state.as !== "number" || state.stage !== "running") return;
  if (state.moves.length === 0 && last?.classList.contains("seat")) return;
  try {
    await live.send({ do: "why", table, seat: state.as, touched });
    // Nothing speaks against it: a new choice begins with it.
    picker.begin(touched.at(-1));
  } catch (error) { if (error.code !== "lost") why(error); }
}

const picker = new Picker(play, whyNot);

document.addEventListener("click", async (event) => {
  // A touch on a scene is for that scene.
  if (!event.target.closest("#drama")) catchUp();
  for (const seat of document.querySelectorAll(".seat.opened")) if (!seat.contains(event.target)) seat.classList.remove("opened");
  if (event.target.closest("[data-back]")) {
    try { await live.send({ do: "back", table, seat: state.as, seen }); } catch (error) { why(error); }
  }
  if (event.target.closest("[data-hurry]")) live.send({ do: "hurry", table }).catch(() => {});
}, true);

// --- Several players at one device: the screen hides what is whose.

function curtain() {
  const shown = $("curtain");
  const hand = $("hand-over");
  hand.hidden = true;
  if (state.mine.length < 2 || state.stage !== "running") { shown.hidden = true; return; }
  const mine = state.asked.filter((seat) => state.mine.includes(seat));
  const next = mine[0];
  const name = document.querySelector(`#seat-${next} .who b`)?.textContent ?? "";
  if (typeof state.as === "number") {
    shown.hidden = true;
    // As long as nobody else here is asked he may go on looking.
    if (next === undefined || mine.includes(state.as) || sent > seen) return;
    // Whoever may still take his choice back hands the device over himself.
    if (!state.back) return cover();
    hand.hidden = false;
    hand.textContent = `${words["hand-over"]} ${name}`;
    hand.onclick = cover;
    return;
  }
  shown.hidden = next === undefined;
  if (next === undefined || shown.dataset.seat === String(next) && shown.firstChild) return;
  shown.dataset.seat = next;
  const button = make("button", { type: "button", class: "go" }, `${words["i-am"]} ${name}`);
  button.onclick = () => uncover(next);
  shown.replaceChildren(make("div", { class: "panel" }, make("p", {}, words["hand-over"]), make("h2", {}, name), button));
  button.focus();
}

async function uncover(seat) {
  uncovered = seat;
  $("curtain").replaceChildren();
  try { await live.send({ do: "uncover", table, seat }); await watch(seat); } catch (error) { toast(error.message); }
}

async function cover() {
  uncovered = null;
  try { await live.send({ do: "uncover", table, seat: null }); await watch("spectator"); } catch (error) { toast(error.message); }
}

// --- The line.

const watch = (as) => live.send({ do: "watch", table, as, page: true, after: -1 });

function begin() {
  hear();
  const mine = state.mine;
  const as = mine.length === 1 ? mine[0] : mine.length > 1 && uncovered !== null ? uncovered : "spectator";
  const start = mine.length > 1 && uncovered !== null ? live.send({ do: "uncover", table, seat: uncovered }) : Promise.resolve();
  start.then(() => watch(as)).catch((error) => {
    if (error.code === "lost") return;
    if (error.code === "covered" || error.code === "not-your-seat") watch("spectator");
    else toast(error.message);
  });
}

document.addEventListener("read", work);
live
  .on("open", begin)
  .on("page", (page) => {
    if (page.table !== table) return;
    page.at = performance.now();
    if (page.window != null) { longest = state.window == null ? page.window : longest; windowAt = performance.now(); }
    // Somebody sat down or rose here: he looks from his seat from now on.
    const sits = page.mine.length === 1 && page.as === "spectator" && page.stage !== "over" ? page.mine[0] : null;
    // Whoever has little time to answer isn't kept from it by what came before.
    if (page.window != null && page.moves.length > 0) catchUp();
    queue.push(page);
    work();
    if (sits !== null && !state.mine.includes(sits)) { state.mine = page.mine; watch(sits).catch(() => {}); }
    state.mine = page.mine;
  })
  .on("covered", () => { if (uncovered !== null) { uncovered = null; watch("spectator").catch(() => {}); } })
  .on("chat", ({ line }) => { said(line, true); })
  .connect();

// --- Chat.

function said(line, isNew) {
  const list = $("chat");
  if (list.querySelector(`[data-line="${line.number}"]`)) return;
  const item = make("li", { "data-line": line.number }, make("b", {}, line.name), " ", make("span", {}, line.text));
  if (line.person !== data.me) {
    const more = make("details", {}, make("summary", { "aria-label": `${words.report}, ${words.mute}` }, "…"));
    const act = (text, then) => { const button = make("button", { type: "button", class: "link" }, text); button.onclick = then; more.append(button); };
    act(words.report, async () => {
      const told = await ask(words.report, 500);
      if (told) call("POST", `/api/tables/${table}/report`, { line: line.number, words: told }).then(() => toast(words.reported), (error) => toast(error.message));
    });
    for (const [tie, text] of [["mute", words.mute], ["block", words.block]]) {
      act(text, () => call("PUT", `/api/people/${line.person}/${tie}`).then(() => toast(words.muted), (error) => toast(error.message)));
    }
    item.append(more);
  }
  list.append(item);
  list.scrollTop = list.scrollHeight;
  if (isNew && line.person !== data.me) side.news("chat");
}

function hear() {
  call("GET", `/api/tables/${table}/chat`).then((lines) => lines.forEach((line) => said(line, false))).catch(() => {});
}
$("say").onsubmit = async (event) => {
  event.preventDefault();
  const field = $("say-text");
  const text = field.value.trim();
  if (!text) return;
  const stranger = !("known" in document.body.dataset);
  if (!(await known())) return;
  try { await call("POST", `/api/tables/${table}/chat`, { text }); field.value = ""; } catch (error) { toast(error.message); }
  // The line was nobody's; now it is somebody's.
  if (stranger) location.reload();
};

// --- Keys.

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "m" && !$("moves").hidden) { $("moves").open = !$("moves").open; $("moves").querySelector("summary").focus(); }
  if (event.key === "l") side.open("log");
  if (event.key === "c") { side.open("chat"); event.preventDefault(); $("say-text").focus(); }
});
