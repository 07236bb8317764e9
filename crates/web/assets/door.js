// The door: starting games, and the list of tables.
import { $, call, kept, known } from "./page.js";

/** Shows what goes with what was chosen, and nothing else. Nothing is disabled: browsers wouldn't fill it in again. */
function fit(form) {
  for (const element of form.querySelectorAll("[data-only]")) {
    const [key, value] = element.dataset.only.split("=");
    element.hidden = form.elements[`option-${key}`]?.value !== value;
  }
  // What one brings is fetched where it is asked for.
  const deck = form.elements.brought;
  if (deck && offered(deck)) import("./bring.js").then((bring) => bring.offer(deck)).catch(() => {});
  const range = (element) => element.dataset.seats.split("-").map(Number);
  let [least, most] = range(form);
  for (const value of [...form.querySelectorAll("[data-seats]:checked")].filter(offered)) {
    const [from, to] = range(value);
    [least, most] = [Math.max(least, from), Math.min(most, to)];
  }
  const alone = most === 1;
  for (const element of form.querySelectorAll("[data-others]")) element.hidden = alone;
  for (const element of form.querySelectorAll("[data-alone]")) element.hidden = !alone;
  // Whoever plays alone for once finds his number of players again.
  if (alone) return;
  const players = form.elements.players;
  for (const option of players.options) option.hidden = option.disabled = +option.value < least || +option.value > most;
  players.value = Math.min(most, Math.max(least, +players.value || most));
}

/** Whether something is offered: what isn't isn't sent, either. */
function offered(element) {
  return element.closest("[hidden]") === null;
}

function chosen(form) {
  fit(form);
  const fields = [...form.elements].filter((field) => offered(field) && (field.type !== "radio" || field.checked));
  const options = {};
  for (const { name, value } of fields) {
    if (name.startsWith("option-")) options[name.slice(7)] = value;
  }
  const { players, bot, time, private: closed } = form.elements;
  const [kind, first, second] = time.value.split("-");
  const clock = { none: "none", live: { live: { minutes: +first, increment: +second } }, days: { days: +first } }[kind];
  return { game: form.dataset.game, players: offered(players) ? +players.value : 1, options, time: clock, bot: bot.value, private: closed.checked };
}

/** What one brings, where something is brought. */
async function brought(form) {
  const deck = form.elements.brought;
  if (!deck || !offered(deck)) return {};
  const bring = await import("./bring.js");
  await bring.offer(deck);
  const text = bring.chosen(deck);
  return text ? { brought: text } : {};
}

async function start(form, how) {
  const { bot, ...table } = chosen(form);
  const bots = Array(table.players - 1).fill(bot);
  if (how === "here") return here(form, table);
  // A first game is for two, whatever else was chosen, and everything is explained once more.
  if (how === "first") {
    const [key, value] = form.querySelector("[data-first]").dataset.first.split("=");
    Object.assign(table, { players: 2, options: { [key]: value }, time: "none" });
    bots.length = 1;
    kept.set("hints", "on");
    kept.forget(`hint ${table.game} `);
  }
  if (!(await known())) return;
  const own = how === "first" ? table : { ...table, ...await brought(form) };
  const opened = how === "now" || how === "first" ? await call("POST", "/api/play", { ...own, bots }) : await call("POST", "/api/tables", own);
  location.href = `/t/${opened.id}`;
}

/** Everybody sits around this device. */
function here(form, table) {
  const dialog = document.querySelector(`[data-here="${table.game}"]`), inner = dialog.querySelector("form");
  const fields = [...inner.querySelectorAll("[data-number]")];
  // Fewer may come than were expected, if that is enough.
  const least = Math.min(...[...form.elements.players.options].filter((option) => !option.hidden).map((option) => +option.value));
  fields.forEach((field, at) => { field.parentElement.hidden = at >= table.players; field.required = at < least; });
  fields[0].value ||= document.body.dataset.name ?? "";
  inner.querySelector("[data-cancel]").onclick = () => dialog.close();
  inner.onsubmit = async (event) => {
    event.preventDefault();
    const names = fields.slice(0, table.players).map((field) => field.value.trim()).filter(Boolean);
    const wrong = inner.querySelector(".wrong");
    // Who sits where must be plain before there is a table.
    if (names.length < least) { wrong.textContent = inner.dataset.few.replace("{number}", least); return; }
    if (new Set(names.map((name) => name.toLowerCase())).size < names.length) { wrong.textContent = inner.dataset.same; return; }
    let opened = null;
    try {
      if (!("known" in document.body.dataset)) {
        await call("POST", "/api/people", { name: names[0], cookie: true });
        document.body.dataset.known = "";
      }
      opened = await call("POST", "/api/tables", { ...table, players: names.length, private: true, sit: false });
      for (const [at, name] of names.entries()) await call("PUT", `/api/tables/${opened.id}/seats/${at}`, { name });
      // Where each brings something he chooses it at the table, behind his own name.
      if (!form.elements.brought || !offered(form.elements.brought)) await call("POST", `/api/tables/${opened.id}/start`);
      location.href = `/t/${opened.id}`;
    } catch (error) {
      wrong.textContent = error.message;
      if (opened) call("POST", `/api/tables/${opened.id}/leave`).catch(() => {});
    }
  };
  dialog.showModal();
}

const forms = document.querySelectorAll("form.start");
for (const form of forms) {
  form.onchange = () => fit(form);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const button = event.submitter;
    const how = button?.value ?? "now";
    const wrong = form.querySelector(":scope > .wrong");
    wrong.textContent = "";
    if (button) button.disabled = true;
    try { await start(form, how); } catch (error) { wrong.textContent = error.message; } finally { if (button) button.disabled = false; }
  };
}

// A browser that comes back to the page fills in what was chosen before, without telling.
addEventListener("pageshow", () => forms.forEach(fit));

let last = null;
setInterval(async () => {
  if (document.hidden || document.querySelector("dialog[open]")) return;
  const response = await fetch("/lobby", { headers: { "accept-language": document.documentElement.lang } }).catch(() => null);
  if (!response?.ok) return;
  const html = await response.text();
  if (html !== last && last !== null) $("lobby").outerHTML = html;
  last = html;
}, 6000);

