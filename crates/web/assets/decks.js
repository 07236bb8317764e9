// Decks: the list of them, and the place where one is made.
import { $, call, copy, kept, known, lang, make, toast } from "./page.js";
import { plainly } from "./cards.js";

const told = JSON.parse($("deck-words").textContent);
/** Something said, with its gaps filled. */
const say = (id, gaps = {}) => told[id].replace(/\{(\w+)\}/g, (all, name) => gaps[name] ?? all);
/** Something said of a number. */
const count = (id, number) => say(new Intl.PluralRules(lang).select(number) === "one" ? `${id}-one` : id, { number });
const game = $("main").dataset.game;
document.body.dataset.game = game;

/** Plays a deck against a bot, at once. */
async function play(text) {
  if (!(await known())) return;
  const opened = await call("POST", "/api/play", { game, players: 2, options: { format: "constructed" }, brought: text });
  location.href = `/t/${opened.id}`;
}

/** What went wrong, in words. Whom the house doesn't know any more is asked again who he is. */
function why(error) {
  if (["no-token", "bad-token"].includes(error.code)) delete document.body.dataset.known;
  return error.code === "enough" ? told.enough : error.message;
}

/** Does what a button says, once at a time; what goes wrong is told. */
async function once(button, what) {
  button.disabled = true;
  try { await what(); } catch (error) { toast(why(error)); } finally { button.disabled = false; }
}

/** Tells something that can be answered with a button. */
function offer(text, answer, then, seconds) {
  const button = make("button", { type: "button", class: "button" }, answer);
  const note = toast(text, button, seconds);
  button.onclick = () => { note.remove(); then(); };
}

/** A name as the house takes it: at most 60 characters, without those that can't be seen (but for what holds emoji together). */
const tidy = (name) => [...name.replace(/[\p{Cc}\p{Cf}]/gu, (one) => (one === "\u200d" ? one : "")).trim()].slice(0, 60).join("").trim();

/** How a copy is called: there is room for the ending, and a copy of a copy is called like the copy. */
function copyName(name) {
  const ending = say("copy-name", { name: "" });
  const bare = name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  return say("copy-name", { name: [...bare].slice(0, 60 - ending.length).join("").trim() });
}

// --- The list.

for (const item of document.querySelectorAll(".deck-list > li")) {
  const text = () => item.querySelector("[data-text]").textContent;
  const playing = item.querySelector("[data-play]"), copying = item.querySelector("[data-copy-deck]");
  if (playing) playing.onclick = () => once(playing, () => play(text()));
  copying.onclick = () => once(copying, async () => {
    if (!(await known())) return;
    const made = await call("POST", "/api/me/decks", { game, name: copyName(copying.dataset.copyDeck), text: text() });
    location.href = `/decks/${game}/edit?deck=${made.id}`;
  });
}

// --- Where one is made.

if ($("deck-data")) maker(JSON.parse($("deck-data").textContent));

function maker(data) {
  const rows = [...document.querySelectorAll(".card-row")];
  const letters = (name) => plainly(name).replace(/[^\p{L}\p{N}]/gu, "");
  const byName = new Map(rows.map((row) => [letters(row.dataset.name), row]));
  for (const row of rows) row.text = plainly(row.querySelector(".what").textContent);
  const most = (row) => +row.dataset.most;
  let counts = new Map();
  let { id, ready } = data;
  const size = () => [...counts.values()].reduce((all, number) => all + number, 0);
  const sorted = () => rows.filter((row) => counts.get(row));

  /** The deck as text, as it is brought, kept and handed on. */
  const text = () => `# ${tidy($("deck-name").value)}\n${sorted().map((row) => `${counts.get(row)} ${row.dataset.name}\n`).join("")}`;

  /** What a text says: how often which card, and what of it can't be read. */
  function read(written) {
    const found = new Map(), wrong = [];
    written.split(/\r\n|\r|\n/).forEach((line, at) => {
      const said = line.split("#")[0].trim();
      if (!said) return;
      const [, number, x, rest] = said.match(/^(\d*)(\s*[xX×](?=\s)|[xX×](?=\S)|)(.*)$/s);
      const plain = byName.get(letters(number ? rest : x + rest)) ?? byName.get(letters(number ? x + rest : said));
      const count = number ? +number : 1;
      if (!plain) wrong.push(say("line", { number: at + 1, name: say("line-unknown", { name: (rest.trim() || said).slice(0, 60) }) }));
      else if (count < 1 || count > data.most) wrong.push(say("line", { number: at + 1, name: say("line-number", { name: number.slice(0, 12) }) }));
      else found.set(plain, (found.get(plain) ?? 0) + count);
    });
    return { found, wrong, name: tidy(written.match(/^#[ \t]*(\S.*)$/m)?.[1] ?? "") };
  }

  /** All that keeps the deck from being played. */
  function wrongs() {
    const all = size(), list = [];
    for (const row of sorted()) {
      const number = counts.get(row), name = row.dataset.name;
      if (most(row) === 0) list.push(say("wrong-banned", { name }));
      else if (number > most(row)) list.push(say("wrong-often", { name, number, most: most(row) }));
    }
    if (all < data.fewest) list.push(count("wrong-few", data.fewest - all));
    if (all > data.most) list.push(say("wrong-many", { number: all - data.most }));
    return list;
  }

  function show() {
    const all = size();
    for (const row of rows) {
      const number = counts.get(row) ?? 0;
      row.querySelector("output").textContent = number;
      row.classList.toggle("in", number > 0);
      row.querySelector(".less").disabled = number === 0;
      row.querySelector(".more").disabled = number >= most(row) || all >= data.most;
    }
    $("size").textContent = count("of-size", all);
    $("tab-size").textContent = all;
    const list = all === 0 ? [] : wrongs();
    const good = all > 0 && list.length === 0;
    $("size").classList.toggle("good", good);
    $("tab-size").classList.toggle("good", good);
    $("wrong").replaceChildren(...(good ? [make("li", { class: "good" }, told.good)] : list.map((line) => make("li", {}, line))));
    $("play").disabled = !good;
    entries();
    stats(all);
    find();
  }

  /** What is in it, by type. */
  function entries() {
    const held = document.activeElement?.closest?.("#list [data-of]")?.dataset.of;
    const which = document.activeElement?.className;
    if (counts.size === 0) {
      $("list").replaceChildren(make("p", { class: "quiet-line" }, told.empty));
      if (held) $("list").focus();
      return;
    }
    const kinds = document.querySelectorAll("[data-stat=kind] [data-key]");
    const groups = [...kinds].map((kind) => {
      const some = sorted().filter((row) => row.dataset.kind === kind.dataset.key);
      const number = some.reduce((all, row) => all + counts.get(row), 0);
      const entry = (row) => {
        const less = make("button", { type: "button", class: "less", "aria-label": say("remove", { name: row.dataset.name }) }, "−");
        const more = make("button", { type: "button", class: "more", "aria-label": say("add", { name: row.dataset.name }), disabled: row.querySelector(".more").disabled }, "+");
        less.onclick = () => change(row, -1);
        more.onclick = () => change(row, 1);
        const bad = counts.get(row) > most(row);
        return make("li", { class: `entry ${row.dataset.align}${bad ? " bad" : ""}`, "data-of": row.dataset.card, "data-zoom-beside": true },
          make("b", {}, counts.get(row)), make("span", { class: "name", "data-zoom": row.dataset.card }, row.dataset.name), less, more);
      };
      return some.length > 0 ? [make("h2", {}, `${kind.querySelector("th").textContent} `, make("small", {}, number)), make("ul", {}, ...some.map(entry))] : [];
    });
    $("list").replaceChildren(...groups.flat());
    if (held) {
      const row = document.querySelector(`#list [data-of="${held}"]`);
      const button = row?.querySelector(`.${which}:not(:disabled)`) ?? row?.querySelector("button:not(:disabled)") ?? $("list").querySelector("button");
      button?.focus();
    }
  }

  function stats(all) {
    for (const table of document.querySelectorAll("[data-stat]")) {
      for (const part of table.querySelectorAll("[data-key]")) {
        const number = sorted().filter((row) => row.dataset[table.dataset.stat] === part.dataset.key).reduce((sum, row) => sum + counts.get(row), 0);
        part.querySelector(".count").textContent = number;
        part.querySelector("progress").value = all > 0 ? number / all : 0;
      }
    }
  }

  function change(row, by) {
    const number = Math.max(0, (counts.get(row) ?? 0) + by);
    if (by > 0 && (number > most(row) || size() >= data.most)) return;
    if (number === 0) counts.delete(row);
    else counts.set(row, number);
    changed();
  }

  // --- Keeping it. What the house hasn't got yet is remembered by this browser, each deck by itself.

  let thing = id ? `deck ${id}` : ready ? `ready ${new URLSearchParams(location.search).get("ready")}` : "new";
  // What the house had when it was last asked: what is remembered builds on it.
  let base = data.text;
  const draft = {
    get key() { return `deck draft ${game} ${thing}.`; },
    read() { try { return JSON.parse(kept.get(this.key)); } catch { return null; } },
    write() { kept.set(this.key, JSON.stringify({ text: text(), base })); },
    forget() { kept.forget(this.key); },
  };
  // As which version the house has it, and whether somebody has changed that one meanwhile.
  let since = data.changed, elsewhere = false;
  let dirty = false, waits = 0, keeping = null;
  const isKnown = () => "known" in document.body.dataset;
  const deckName = () => tidy($("deck-name").value) || told["new-name"];

  function changed() {
    dirty = true;
    if (ready) {
      ready = false;
      $("deck-name").value = copyName($("deck-name").value);
    }
    show();
    draft.write();
    if (!isKnown()) return state("not-kept");
    state("keeping");
    clearTimeout(waits);
    // A new deck gets its address at once, so that nobody who comes back makes another one.
    waits = setTimeout(keep, id || keeping ? 900 : 0);
  }

  function state(id, text = told[id] ?? "") {
    $("state").textContent = text;
    $("keep").hidden = !["not-kept", "not-now"].includes(id);
  }

  /** Gives the house what it hasn't got; one after the other. */
  async function keep() {
    clearTimeout(waits);
    while (keeping) await keeping;
    if (!dirty || !isKnown()) return;
    dirty = false;
    keeping = give();
    await keeping;
  }

  async function give() {
    const sent = text(), name = deckName();
    const put = (body) => (id ? call("PUT", `/api/me/decks/${id}`, { ...body, since }) : call("POST", "/api/me/decks", { game, ...body }));
    try {
      const made = await put({ name, text: sent }).catch((error) => {
        if (error.code === "no-such-deck") {
          // It was thrown away elsewhere, or is somebody else's: this is another one.
          id = null;
          return put({ name, text: sent });
        }
        if (error.code !== "deck-name") throw error;
        // A name that is refused costs no cards.
        toast(error.message);
        return put(id ? { text: sent } : { name: told["new-name"], text: sent });
      });
      draft.forget();
      base = sent;
      since = made.changed;
      if (made.id !== id) {
        id = made.id;
        thing = `deck ${id}`;
        history.replaceState(null, "", `/decks/${game}/edit?deck=${id}`);
      }
      if (dirty) draft.write();
      else state("kept");
    } catch (error) {
      dirty = true;
      draft.write();
      const words = why(error);
      elsewhere = error.code === "deck-changed";
      if (elsewhere) state("not-kept", told["changed-elsewhere"]);
      else if (!isKnown()) state("not-kept");
      else if (!error.code || ["too-many", "not-stored"].includes(error.code)) {
        state("not-now");
        clearTimeout(waits);
        waits = setTimeout(keep, 15000);
      } else state("not-kept", `${words} ${told["not-kept"]}`);
    } finally {
      keeping = null;
    }
  }

  $("keep").onclick = async () => {
    if (!(await known())) return;
    dirty = true;
    // Whoever has been told may still want his own.
    if (elsewhere) since = null;
    state("keeping");
    keep();
  };
  $("deck-name").oninput = () => { ready = false; changed(); };
  addEventListener("online", () => keep());

  // Whoever goes on within the house waits until everything is kept; but a house that doesn't answer keeps nobody waiting.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const within = link.origin === location.origin && !link.target && !link.download && !link.getAttribute("href").startsWith("#");
    if (!within || !isKnown() || !(dirty || keeping)) return;
    event.preventDefault();
    const late = new Promise((resolve) => { setTimeout(resolve, 3000); });
    Promise.race([keep(), late]).then(() => { location.href = link.href; });
  });
  // Whoever leaves it otherwise: the browser may still send a change. A new deck waits here until it is opened again, or there might be two.
  let parting = null;
  addEventListener("pagehide", () => {
    if (!id || !isKnown() || !(dirty || keeping)) return;
    parting = { name: deckName(), text: text() };
    const body = JSON.stringify({ ...parting, since });
    fetch(`/api/me/decks/${id}`, { method: "PUT", keepalive: true, headers: { "content-type": "application/json" }, body }).catch(() => {});
  });

  // Whoever comes back to the page as he left it: what the browser sent was kept by nobody else.
  addEventListener("pageshow", (event) => {
    if (!event.persisted || !parting) return;
    const { name, text } = parting;
    parting = null;
    call("GET", `/api/me/decks/${id}`).then((deck) => { if (deck.name === name && deck.text === text) since = deck.changed; }, () => {});
  });

  $("play").onclick = () => once($("play"), async () => {
    if (!(await known())) return;
    await keep();
    await play(text());
  });
  $("copy-text").onclick = () => copy(text());
  $("download").onclick = () => {
    const link = make("a", { href: URL.createObjectURL(new Blob([text()], { type: "text/plain" })), download: `${$("deck-name").value.trim().replace(/[^\p{L}\p{N} _-]/gu, "") || "deck"}.txt` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  for (const menu of document.querySelectorAll("details.menu")) {
    document.addEventListener("click", (event) => { if (!menu.contains(event.target) || event.target.closest("button")) menu.open = false; });
    menu.onkeydown = (event) => { if (event.key === "Escape") { menu.open = false; menu.querySelector("summary").focus(); } };
  }

  // --- Reading one in.

  const reader = $("reader"), written = $("reader-text"), bad = $("reader-wrong"), rest = $("reader-rest");
  const shown = 20;
  const clear = () => { bad.replaceChildren(); rest.hidden = true; };
  const refuse = (...lines) => {
    bad.replaceChildren(...lines.map((line) => make("li", {}, line)));
    // On a small screen it stands below what is seen.
    reader.scrollTo(0, reader.scrollHeight);
  };
  $("reader-file").onchange = async () => {
    const file = $("reader-file").files[0];
    clear();
    if (file?.size > data.longest) refuse(told["read-long"]);
    else if (file) written.value = await file.text();
  };
  // The same file may be chosen again once it was changed.
  $("reader-file").onclick = () => { $("reader-file").value = ""; };
  written.oninput = clear;
  reader.querySelector("[data-cancel]").onclick = () => reader.close();
  reader.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    clear();
    if (new TextEncoder().encode(written.value).length > data.longest) return refuse(told["read-long"]);
    const { found, wrong, name } = read(written.value);
    if (wrong.length > 0 && event.submitter?.value !== "rest") {
      const more = wrong.length - shown;
      rest.hidden = found.size === 0;
      refuse(...wrong.slice(0, shown), ...(more > 0 ? [count("read-more", more)] : []));
      return;
    }
    if (found.size === 0) return refuse(told["read-none"]);
    const before = { counts, name: $("deck-name").value };
    counts = found;
    if (!id && (name || ready)) $("deck-name").value = name || told["new-name"];
    ready = false;
    written.value = "";
    reader.close();
    changed();
    if (before.counts.size === 0) return;
    offer(told.replaced, told.undo, () => {
      counts = before.counts;
      $("deck-name").value = before.name;
      changed();
    }, 20);
  };

  // --- Finding cards.

  const finder = $("finder"), picks = finder.querySelector("details");
  const picked = ["align", "kind", "cost", "speed"].map((name) => finder.elements[name]);
  function find() {
    const { search, mine } = finder.elements;
    const parts = plainly(search.value).split(/\s+/).filter(Boolean);
    const held = at?.contains(document.activeElement);
    for (const row of rows) {
      const fits = parts.every((part) => row.text.includes(part)) && picked.every((field) => !field.value || row.dataset[field.name] === field.value) && (!mine.checked || counts.get(row));
      row.hidden = !fits;
    }
    const seen = rows.filter((row) => !row.hidden);
    $("found").textContent = seen.length > 0 ? count("found", seen.length) : told["found-none"];
    $("none").hidden = seen.length > 0;
    if (seen.includes(at)) return;
    // Where a card vanishes that had the focus, the next one has it.
    hold(held ? rows.slice(rows.indexOf(at)).find((row) => !row.hidden) ?? seen.at(-1) : seen[0], held);
    if (held && !at) mine.focus();
  }
  finder.oninput = find;
  finder.onsubmit = (event) => {
    event.preventDefault();
    const asked = letters($("search").value), seen = rows.filter((row) => !row.hidden);
    const meant = seen.length === 1 ? seen[0] : byName.get(asked);
    if (asked && seen.includes(meant)) change(meant, 1);
  };
  // Where there is little room what cards are picked by is folded away, unless it is used.
  const roomy = matchMedia("(min-width: 52.01rem)");
  const fold = () => { picks.open = roomy.matches || picked.some((field) => field.value); };
  roomy.addEventListener("change", fold);
  // A browser that comes back may have filled in what was asked before.
  addEventListener("pageshow", () => { fold(); find(); });
  fold();

  // One card at a time takes the focus; the arrows go on from there.
  let at = null;
  function hold(row, focus) {
    at?.querySelectorAll("button").forEach((button) => { button.tabIndex = -1; });
    at = row ?? null;
    at?.querySelectorAll("button").forEach((button) => { button.tabIndex = 0; });
    if (focus) at?.querySelector(".what").focus();
  }
  $("cards").addEventListener("focusin", (event) => hold(event.target.closest(".card-row")));
  $("cards").addEventListener("click", (event) => {
    const row = event.target.closest(".card-row"), button = event.target.closest("button");
    if (!row || !button || button.disabled) return;
    change(row, button.classList.contains("less") ? -1 : 1);
    // A button that can't go on hands the focus to the card.
    if (button.disabled) row.querySelector(".what").focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("dialog")) return;
    const row = event.target.closest?.(".card-row");
    const seen = rows.filter((one) => !one.hidden);
    if (event.key === "/" && !event.target.closest("input, textarea, select")) { event.preventDefault(); tab("cards"); $("search").focus(); }
    if (event.target.id === "search" && event.key === "ArrowDown") { event.preventDefault(); hold(seen[0], true); }
    if (!row) return;
    const next = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (next) { event.preventDefault(); hold(seen[Math.min(seen.length - 1, Math.max(0, seen.indexOf(row) + next))], true); }
    if (event.key === "+" || event.key === "ArrowRight") { event.preventDefault(); change(row, 1); }
    if (event.key === "-" || event.key === "−" || event.key === "ArrowLeft") { event.preventDefault(); change(row, -1); }
  });

  // --- On a telephone one side is shown at a time.

  const tabs = [$("tab-cards"), $("tab-deck")];
  function tab(name) {
    $("main").dataset.tab = name;
    for (const one of tabs) {
      const on = one.id === `tab-${name}`;
      one.setAttribute("aria-selected", on);
      one.tabIndex = on ? 0 : -1;
    }
  }
  for (const one of tabs) {
    one.onclick = () => tab(one.id.slice(4));
    one.onkeydown = (event) => {
      if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      const other = tabs.find((tab) => tab !== one);
      tab(other.id.slice(4));
      other.focus();
    };
  }

  const first = read(data.text);
  counts = first.found;
  // Not all that is kept by programs can be read; what can't is lost when it is changed here.
  if (first.wrong.length > 0) toast(first.wrong.slice(0, 3).join(" "), null, 15);
  show();
  state(ready ? "as-it-is" : "");

  // What this browser remembers of it goes on, unless the deck was changed elsewhere since.
  const left = draft.read();
  function take() {
    const { found, name } = read(left.text);
    counts = found;
    if (name) $("deck-name").value = name;
    ready = false;
    changed();
  }
  function undo() {
    counts = read(data.text).found;
    $("deck-name").value = data.name;
    if (id || keeping) return changed();
    ({ ready } = data);
    dirty = false;
    clearTimeout(waits);
    draft.forget();
    show();
    state(ready ? "as-it-is" : "");
  }
  if (typeof left?.text === "string") {
    if (left.text === data.text || (!id && read(left.text).found.size === 0)) draft.forget();
    else if (left.base !== data.text) offer(told["other-changes"], told.take, take, 60);
    else {
      take();
      if (data.ready) offer(told.restored, told.undo, undo, 15);
    }
  }
  if (ready || counts.size >= 20) tab("deck");
  if (new URLSearchParams(location.search).has("read")) reader.showModal();
  import("./zoom.js").catch(() => {});
}
