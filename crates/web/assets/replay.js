// Looking back: a finished game step by step, from a seat or open-handed. The address says where one is.
import { $, call, symbols, toast } from "./page.js";
import { patch } from "./motion.js";
import "./side.js";

const data = JSON.parse($("table-data").textContent);
const at = new URLSearchParams(location.hash.slice(1));
let eyes = [...$("eyes").options].some((option) => option.value === at.get("as")) ? at.get("as") : "open";
let step = Number(at.get("step")) || 0;
let steps = [];
let loading = Promise.resolve();
let shown = -1;
let running = null;
const books = $("books") && import("./books.js");
const graph = data.standing && import("./graph.js");

const CHUNK = 50;

/** Fetches the steps up to this one, one chunk after the other. */
function need(number) {
  const mine = steps;
  loading = loading.catch(() => {}).then(async () => {
    while (mine === steps && mine.length <= number) {
      const more = await call("GET", `/t/${data.id}/steps?as=${eyes}&after=${mine.length - 1}`);
      if (mine !== steps) return;
      mine.push(...more);
      if (more.length < CHUNK) return;
    }
  });
  return loading;
}

/** How every part looks at this step: as it looked when it last changed. */
function parts(number, since) {
  const latest = new Map();
  for (let one = since; one <= number; one++) for (const [id, html] of steps[one].parts) latest.set(id, html);
  return [...latest];
}

/** What can be read at this step. */
const pages = () => new Set([...$("readings").children].map((page) => page.dataset.reading));

async function go(to) {
  step = Math.max(0, Math.min(data.moves, to));
  $("step").value = step;
  const wanted = step, from = steps;
  try { await Promise.all([need(step), symbols]); } catch (error) { return toast(error.message); }
  if (wanted !== step || from !== steps || steps.length === 0) return;
  step = Math.min(step, steps.length - 1);
  const on = shown >= 0 && step === shown + 1;
  const had = pages();
  patch(parts(step, on ? step : 0), on);
  shown = step;
  // Nothing is to be chosen here: cards are there to be read.
  for (const card of document.querySelectorAll("[data-zoom][tabindex]")) card.tabIndex = 0;
  const log = $("log");
  const holder = document.createElement("template");
  const lines = steps.slice(0, step + 1).flatMap((one) => one.lines);
  holder.innerHTML = lines.map((line) => line.html).join("");
  log.replaceChildren(holder.content);
  log.parentElement.scrollTop = log.parentElement.scrollHeight;
  books?.then((books) => books.add(lines, true), () => {});
  $("step-number").textContent = `${step} / ${data.moves}`;
  holder.innerHTML = steps[step].lines.map((line) => line.html).join(" ");
  $("spoken").textContent = holder.content.textContent;
  graph?.then((graph) => graph.show(data.standing, step), () => {});
  history.replaceState(null, "", `#step=${step}&as=${eyes}`);
  // What comes to be read on the way is shown; whoever jumps opens it himself.
  if (pages().size > 0) import("./reading.js").then((reading) => reading.appear(on ? had : pages()) && stop(), () => {});
}

// A player's place opens to show what he has, where there is little room.
document.addEventListener("click", (event) => {
  const touched = event.target.closest(".seat");
  if (event.target.closest(".seat .more")) return;
  for (const seat of document.querySelectorAll(".seat")) seat.classList.toggle("opened", seat === touched && !seat.classList.contains("opened"));
});

$("step").oninput = () => { stop(); go(+$("step").value); };
$("eyes").value = eyes;
$("eyes").onchange = () => { eyes = $("eyes").value; steps = []; shown = -1; go(step); };
for (const button of document.querySelectorAll("[data-step]")) button.onclick = () => { stop(); go(step + +button.dataset.step); };

function stop() {
  clearInterval(running);
  running = null;
  document.querySelector("[data-run]").textContent = "▶";
}

document.querySelector("[data-run]").onclick = () => {
  if (running) return stop();
  document.querySelector("[data-run]").textContent = "❚❚";
  if (step >= data.moves) go(0);
  running = setInterval(() => (step >= data.moves ? stop() : go(step + 1)), 1100);
};

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, dialog:not(.reading), [role=tab]")) return;
  if (event.key === "ArrowRight") go(step + 1);
  if (event.key === "ArrowLeft") go(step - 1);
  if (event.key === " " && !event.target.closest("button")) { event.preventDefault(); document.querySelector("[data-run]").click(); }
});

go(step);
