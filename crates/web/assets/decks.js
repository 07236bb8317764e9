// Decks: the list of them, and the place where one is made.
import { $, call, copy, kept, known, make, toast } from "./page.js";

const told = JSON.parse($("deck-words").textContent);
/** Something said, with its gaps filled. */
const say = (id, gaps = {}) => told[id].replace(/\{(\w+)\}/g, (all, name) => gaps[name] ?? all);
const game = $("main").dataset.game;
document.body.dataset.game = game;

/** Plays a deck against a bot, at once. */
async function play(text) {
  if (!(await known())) return;
  const opened = await call("POST", "/api/play", { game, players: 2, options: { format: "constructed" }, brought: text });
  location.href = `/t/${opened.id}`;
}

/** Does what a button says, once at a time; what goes wrong is told. */
async function once(button, what) {
  button.disabled = true;
  try { await what(); } catch (error) { toast(error.message); } finally { button.disabled = false; }
}

// --- The list.

for (const item of document.querySelectorAll(".deck-list > li")) {
  const text = () => item.querySelector("[data-text]").textContent;
  const playing = item.querySelector("[data-play]"), copying = item.querySelector("[data-copy-deck]");
  if (playing) playing.onclick = () => once(playing, () => play(text()));
  copying.onclick = () => once(copying, async () => {
    if (!(await known())) return;
    const name = say("copy-name", { name: copying.dataset.copyDeck }).slice(0, 60);
    const made = await call("POST", "/api/me/decks", { game, name, text: text() });
    location.href = `/decks/${game}/edit?deck=${made.id}`;
  });
}

// --- Where one is made.

if ($("deck-data")) maker(JSON.parse($("deck-data").textContent));

function maker(data) {
  const rows = [...document.querySelectorAll(".card-row")];
  const plainly = (name) => name.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const byName = new Map(rows.map((row) => [plainly(row.dataset.name), row]));
  for (const row of rows) row.text = row.querySelector(".what").textContent.toLowerCase();
  const most = (row) => +row.dataset.most;
  let counts = new Map();
  let { id, ready } = data;
  const size = () => [...counts.values()].reduce((all, number) => all + number, 0);
  const sorted = () => rows.filter((row) => counts.get(row));

  /** The deck as text, as it is brought, kept and handed on. */
  const text = () => `# ${$("deck-name").value.trim()}\n${sorted().map((row) => `${counts.get(row)} ${row.dataset.name}\n`).join("")}`;

  /** What a text says: how often which card, and what of it can't be read. */
  function read(written) {
    const found = new Map(), wrong = [];
    written.split(/\r\n|\r|\n/).forEach((line, at) => {
      const said = line.split("#")[0].trim();
      if (!said) return;
      const [, number, x, rest] = said.match(/^(\d*)(\s*[xX×](?=\s)|[xX×](?=\S)|)(.*)$/s);
      const plain = byName.get(plainly(number ? rest : x + rest)) ?? byName.get(plainly(number ? x + rest : said));
      const count = number ? +number : 1;
      if (!plain) wrong.push(say("line", { number: at + 1, name: say("line-unknown", { name: (rest.trim() || said).slice(0, 60) }) }));
      else if (count < 1 || count > data.most) wrong.push(say("line", { number: at + 1, name: say("line-number", { name: number.slice(0, 12) }) }));
      else found.set(plain, (found.get(plain) ?? 0) + count);
    });
    const name = written.match(/^#\s*(.+)$/m)?.[1]?.trim().slice(0, 60);
    return { found, wrong, name };
  }

  /** All that keeps the deck from being played. */
  function wrongs() {
    const all = size(), list = [];
    for (const row of sorted()) {
      const number = counts.get(row), name = row.dataset.name;
      if (most(row) === 0) list.push(say("wrong-banned", { name }));
      else if (number > most(row)) list.push(say("wrong-often", { name, number, most: most(row) }));
    }
    if (all < data.fewest) list.push(say("wrong-few", { number: data.fewest - all }));
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
    $("size").textContent = say("of-size", { number: all });
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
    if (counts.size === 0) return $("list").replaceChildren(make("p", { class: "quiet-line" }, told.empty));
    const held = document.activeElement?.closest?.("#list [data-of]")?.dataset.of;
    const which = document.activeElement?.className;
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
        return make("li", { class: `entry ${row.dataset.align}${bad ? " bad" : ""}`, "data-of": row.dataset.card },
          make("b", {}, counts.get(row)), make("span", { class: "name", "data-zoom": row.dataset.card }, row.dataset.name), less, more);
      };
      return some.length > 0 ? [make("h3", {}, `${kind.querySelector("th").textContent} `, make("small", {}, number)), make("ul", {}, ...some.map(entry))] : [];
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

  // --- Keeping it.

  const draft = `deck draft ${game}`;
  let dirty = false, waits = 0, keeping = null;

  function changed() {
    dirty = true;
    show();
    if (ready) {
      ready = false;
      $("deck-name").value = say("copy-name", { name: $("deck-name").value }).slice(0, 60);
    }
    if ("known" in document.body.dataset) {
      state("keeping");
      clearTimeout(waits);
      waits = setTimeout(keep, 900);
    } else {
      kept.set(draft, text());
      state("not-kept");
    }
  }

  function state(id) {
    $("state").textContent = id ? told[id] : "";
    $("keep").hidden = id !== "not-kept";
  }

  async function keep() {
    clearTimeout(waits);
    if (keeping) await keeping.catch(() => {});
    if (!dirty) return;
    const name = $("deck-name").value.trim() || told["new-name"];
    dirty = false;
    keeping = id ? call("PUT", `/api/me/decks/${id}`, { name, text: text() }) : call("POST", "/api/me/decks", { game, name, text: text() });
    try {
      const made = await keeping;
      if (!id) history.replaceState(null, "", `/decks/${game}/edit?deck=${made.id}`);
      id = made.id;
      kept.set(draft, "");
      if (!dirty) state("kept");
    } catch (error) {
      dirty = true;
      state("not-kept");
      toast(error.message);
    } finally {
      keeping = null;
    }
  }

  $("keep").onclick = async () => { if (await known()) { dirty = true; keep(); } };
  $("deck-name").oninput = () => { ready = false; changed(); };
  // Whoever goes leaves nothing behind that isn't kept.
  addEventListener("pagehide", () => {
    if (!dirty || !("known" in document.body.dataset)) return;
    const name = $("deck-name").value.trim() || told["new-name"];
    const body = id ? { name, text: text() } : { game, name, text: text() };
    fetch(id ? `/api/me/decks/${id}` : "/api/me/decks", { method: id ? "PUT" : "POST", keepalive: true, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    dirty = false;
  });

  $("play").onclick = () => once($("play"), async () => {
    if (!(await known())) return;
    if (dirty) await keep();
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
  const clear = () => { bad.replaceChildren(); rest.hidden = true; };
  $("reader-file").onchange = async () => {
    const file = $("reader-file").files[0];
    if (file) written.value = (await file.text()).slice(0, 20000);
    clear();
  };
  written.oninput = clear;
  reader.querySelector("[data-cancel]").onclick = () => reader.close();
  reader.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    const { found, wrong, name } = read(written.value);
    if (wrong.length > 0 && event.submitter?.value !== "rest") {
      bad.replaceChildren(...wrong.slice(0, 20).map((line) => make("li", {}, line)));
      rest.hidden = found.size === 0;
      return;
    }
    counts = found;
    if (name && !id) $("deck-name").value = name;
    ready = false;
    clear();
    written.value = "";
    reader.close();
    changed();
  };

  // --- Finding cards.

  const finder = $("finder");
  function find() {
    const { search, align, kind, cost, speed, mine } = finder.elements;
    const parts = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const is = (row, field) => !field.value || row.dataset[field.name] === field.value;
    let number = 0;
    for (const row of rows) {
      const fits = parts.every((part) => row.text.includes(part)) && [align, kind, cost, speed].every((field) => is(row, field)) && (!mine.checked || counts.get(row));
      row.hidden = !fits;
      number += fits ? 1 : 0;
    }
    $("found").textContent = number > 0 ? say("found", { number }) : told["found-none"];
    $("none").hidden = number > 0;
    const seen = rows.filter((row) => !row.hidden);
    if (!seen.includes(at)) hold(seen[0]);
  }
  finder.oninput = find;
  finder.onsubmit = (event) => {
    event.preventDefault();
    const first = rows.find((row) => !row.hidden);
    if (first && $("search").value) change(first, 1);
  };

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

  const left = !id && !ready && kept.get(draft);
  const first = read(left || data.text);
  counts = first.found;
  // Not all that is kept by programs can be read; what can't is lost when it is changed here.
  if (first.wrong.length > 0) toast(first.wrong.slice(0, 3).join(" "), null, 15);
  if (left && first.name) $("deck-name").value = first.name;
  show();
  state(left ? "not-kept" : ready ? "as-it-is" : "");
  if (left && "known" in document.body.dataset) changed();
  if (ready || counts.size >= 20) tab("deck");
  if (new URLSearchParams(location.search).has("read")) reader.showModal();
  import("./zoom.js").catch(() => {});
}
