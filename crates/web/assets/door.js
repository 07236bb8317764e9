// The door: starting games, and the list of tables.
import { $, call, known } from "./page.js";

function chosen(form) {
  const data = new FormData(form);
  const options = {};
  for (const [key, value] of data) {
    if (key.startsWith("option-")) options[key.slice(7)] = value;
  }
  const [kind, first, second] = data.get("time").split("-");
  const time = { none: "none", live: { live: { minutes: +first, increment: +second } }, days: { days: +first } }[kind];
  return { game: form.dataset.game, players: +data.get("players"), options, time, bot: data.get("bot"), private: data.has("private") };
}

async function start(form, how) {
  const { bot, ...table } = chosen(form);
  const bots = Array(table.players - 1).fill(bot);
  if (how === "here") return here(form, table);
  if (!(await known())) return;
  const opened = how === "now" ? await call("POST", "/api/play", { ...table, bots }) : await call("POST", "/api/tables", table);
  location.href = `/t/${opened.id}`;
}

/** Everybody sits around this device. */
function here(form, table) {
  const dialog = document.querySelector(`[data-here="${table.game}"]`), inner = dialog.querySelector("form");
  const fields = [...inner.querySelectorAll("[data-number]")];
  fields.forEach((field, at) => { field.parentElement.hidden = at >= table.players; field.required = at < table.players; });
  fields[0].value ||= document.body.dataset.name ?? "";
  inner.querySelector("[data-cancel]").onclick = () => dialog.close();
  inner.onsubmit = async (event) => {
    event.preventDefault();
    try {
      const names = fields.slice(0, table.players).map((field) => field.value.trim());
      if (!("known" in document.body.dataset)) {
        await call("POST", "/api/people", { name: names[0], cookie: true });
        document.body.dataset.known = "";
      }
      const opened = await call("POST", "/api/tables", { ...table, private: true, sit: false });
      for (const [at, name] of names.entries()) await call("PUT", `/api/tables/${opened.id}/seats/${at}`, { name });
      await call("POST", `/api/tables/${opened.id}/start`);
      location.href = `/t/${opened.id}`;
    } catch (error) {
      inner.querySelector(".wrong").textContent = error.message;
    }
  };
  dialog.showModal();
}

for (const form of document.querySelectorAll("form.start")) {
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

let last = null;
setInterval(async () => {
  if (document.hidden || document.querySelector("dialog[open]")) return;
  const response = await fetch("/lobby", { headers: { "accept-language": document.documentElement.lang } }).catch(() => null);
  if (!response?.ok) return;
  const html = await response.text();
  if (html !== last && last !== null) $("lobby").outerHTML = html;
  last = html;
}, 6000);

