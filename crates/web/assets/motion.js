// Changing the page piece by piece, and letting what moved move. Nothing waits for it: whatever runs can be skipped.
import { $, calm, make, words } from "./page.js";

const holder = document.createElement("template");

/** The element that this HTML describes; pieces of the map are SVG. */
function read(html, old) {
  if (old instanceof SVGElement) {
    holder.innerHTML = `<svg>${html}</svg>`;
    return holder.content.firstChild.firstChild;
  }
  holder.innerHTML = html;
  return holder.content.firstElementChild;
}

/** Where everything stands that may move, by its own id: of what kin it is, and what holds it. */
function measure() {
  const places = new Map();
  for (const look of document.querySelectorAll("[data-kin][id]")) {
    const holder = look instanceof HTMLElement ? look.parentElement.closest("[id]") : null;
    const font = holder && getComputedStyle(look).fontSize;
    places.set(look.id, { kin: look.dataset.kin, box: look.getBoundingClientRect(), look, font, holder: holder?.id, home: holder?.getBoundingClientRect() });
  }
  return places;
}

const running = new Set();

/** Lets an element go from somewhere to where it is. */
function slide(element, from, to, milliseconds) {
  const svg = element.ownerSVGElement;
  const scale = svg ? svg.getScreenCTM().a : 1;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.hypot(dx, dy) < 1) return;
  // What moves is drawn over what doesn't.
  const group = element.closest(".standing");
  group?.parentNode.append(group);
  const animation = element.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 14}px) scale(1.15)` }, { transform: "none" }],
    { duration: milliseconds, easing: "ease-in-out" },
  );
  keep(animation);
}

function keep(animation) {
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** Everything that runs is over at once. */
export function skip() {
  for (const animation of [...running]) animation.finish();
}

/** Replaces the parts that changed. What has the focus keeps it. */
export function patch(parts, animated) {
  const moving = animated && !calm();
  const before = moving ? measure() : null;
  const numbers = moving ? new Map([...document.querySelectorAll("[data-number]")].map((one) => [`${one.closest("[id]")?.id} ${one.dataset.number}`, one.textContent])) : null;
  const focus = document.activeElement?.id;
  const open = [...document.querySelectorAll("details[open][id], .opened[id]")].map((one) => one.id);
  // Asked all at once, before anything changes: after each change the page would have to be laid out for the answer.
  const scrolls = (id) => ($(id) ? [$(id), ...$(id).querySelectorAll("[data-scrolls]")] : []);
  const scrolled = parts.flatMap(([id]) => scrolls(id).map(({ scrollLeft, scrollTop }, at) => ({ id, at, to: { scrollLeft, scrollTop } }))).filter(({ to }) => to.scrollLeft || to.scrollTop);
  for (const [id, html] of parts) {
    const old = $(id);
    if (old) old.replaceWith(read(html, old));
  }
  for (const { id, at, to } of scrolled) Object.assign(scrolls(id)[at] ?? {}, to);
  for (const id of open) {
    const one = $(id);
    if (one?.tagName === "DETAILS") one.open = true;
    else if (one) { one.classList.add("opened"); one.querySelector("[data-fold]")?.setAttribute("aria-expanded", "true"); }
  }
  if (focus && document.activeElement?.id !== focus) $(focus)?.focus({ preventScroll: true });
  if (moving) {
    move(before);
    for (const one of document.querySelectorAll("[data-number]")) {
      const was = numbers.get(`${one.closest("[id]")?.id} ${one.dataset.number}`);
      if (was !== undefined && was !== one.textContent && counted.get(one.id) !== one.textContent) bounce(one);
    }
  }
  counted.clear();
  helpers();
}

/** What only some tables need is fetched where there is something for it: cards to be read, and arrows. */
function helpers() {
  if (document.querySelector("[data-zoom]")) import("./zoom.js").catch(() => {});
  if ($("aims")) import("./aims.js").catch(() => {});
}

/** A number has changed. */
const bounce = (one) => keep(one.animate([{ transform: "scale(1.7)" }, { transform: "none" }], { duration: 500, easing: "ease-out" }));

// How a piece, and a card, comes out of nowhere.
const POP = [{ transform: "scale(0)" }, { transform: "scale(1.25)" }, { transform: "none" }];
const RISE = [{ opacity: 0, transform: "scale(.8)" }, { transform: "none" }];

const html = ({ look }) => look instanceof HTMLElement;
const shown = ({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

/** Where the element of this id is, if it is anywhere to be seen. */
function spot(id) {
  const box = id && $(id)?.getBoundingClientRect();
  return box && shown({ box }) ? box : null;
}

function move(before) {
  const after = measure();
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, place]) => place);
  for (const [id, place] of after) {
    const was = before.get(id);
    if (was?.kin === place.kin) {
      if (html(place) && strayed(was, place)) travel(place, was.box, place.box);
      continue;
    }
    // What says where it comes from or goes to isn't taken for another of its kin.
    const from = spot(place.look.dataset.from);
    const kin = from ? -1 : gone.findIndex((other) => other.kin === place.kin && !other.look.dataset.to);
    const start = from ?? gone.splice(kin, kin < 0 ? 0 : 1)[0]?.box;
    if (start && html(place)) travel(place, start, place.box);
    else if (start) slide(place.look, start, place.box, 600);
    else if (shown(place)) keep(place.look.animate(html(place) ? RISE : POP, { duration: 450, easing: "ease-out" }));
  }
  for (const place of gone.filter(shown)) {
    if (html(place)) travel(place, place.box, spot(place.look.dataset.to), true);
    else fall(place);
  }
}

/** Whether something has moved by itself, not only with what holds it. */
function strayed(was, now) {
  const same = was.holder === now.holder;
  const [dx, dy] = same ? [now.home.left - was.home.left, now.home.top - was.home.top] : [0, 0];
  return Math.hypot(now.box.left - was.box.left - dx, now.box.top - was.box.top - dy) > 4;
}

/** A piece of the map is gone. */
function fall({ box, look }) {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", "-40 -40 80 80");
  ghost.append(bare(look));
  lay(ghost, box, document.body);
  vanish(ghost, ghost.animate([{ opacity: 1, transform: "none" }, { opacity: 0, transform: "translateY(40px) rotate(40deg) scale(.5)" }], { duration: 700, easing: "ease-in" }));
}

/** A card goes from one place to another, over everything that would hide it; one that is gone fades there, or where it was. */
function travel({ look, font }, from, to, fades) {
  if (![from, to ?? from].some((box) => shown({ box })) || from.width === 0 || to?.width === 0) return;
  // What ends there ends in its middle, as large as it was.
  if (fades && to) to = { left: to.left + (to.width - from.width) / 2, top: to.top + (to.height - from.height) / 2, width: from.width, height: from.height };
  const end = fades ? from : to, ghost = bare(look);
  // Whatever its own style says of its place holds no longer.
  Object.assign(ghost.style, { position: "fixed", zIndex: 30, margin: 0, minWidth: 0, maxWidth: "none", fontSize: font, transformOrigin: "0 0", animation: "none", transition: "none" });
  const holder = document.createElement("div");
  // It looks as it did where it lay.
  for (let one = look.parentElement; one && one !== $("main"); one = one.parentElement) holder.className += ` ${one.className}`;
  holder.style.display = "contents";
  $("main").append(holder);
  lay(ghost, end, holder);
  const at = (box) => `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(${box.width / end.width})`;
  const frames = [{ transform: at(from), opacity: 1 }, { opacity: 1, offset: to ? 0.8 : 0 }, { transform: at(to ?? from), opacity: fades ? 0 : 1 }];
  const timing = { duration: to ? 520 : 400, easing: "ease-in-out" };
  vanish(ghost, ghost.animate(frames, timing));
  if (!fades) keep(look.animate([{ opacity: 0 }, { opacity: 0 }], timing));
}

/** A copy that is only looked at. */
function bare(look) {
  const copy = look.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-kin", "data-touch", "data-number"]) one.removeAttribute(name);
  return copy;
}

function lay(ghost, box, where) {
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  where.append(ghost);
}

function vanish(ghost, animation) {
  keep(animation);
  animation.finished.catch(() => {}).finally(() => (ghost.parentElement?.style.display === "contents" ? ghost.parentElement : ghost).remove());
}

/** Two touches within this time end all scenes. */
const QUICK = 450;
/** Keys that somebody only finds his way with. */
const AROUND = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta"]);

/** How long scenes last for whoever likes them slower or quicker. */
const PACE = { slow: 1.7, quick: 0.5, none: 0 };

/** How far the scenes are, and the ways on. Whoever was in it goes back to where he came from. */
function strip(scenes) {
  const button = (text) => make("button", { type: "button" }, text);
  const far = make("span"), enough = button(words.skip);
  enough.setAttribute("aria-keyshortcuts", "Escape");
  const bar = make("div", { class: "scenes", role: "group", "aria-label": words.scenes }, far, button(words.next), enough);
  let from = null;
  bar.addEventListener("focusin", ({ relatedTarget }) => { if (!bar.contains(relatedTarget)) from = relatedTarget; });
  const leave = () => { if (bar.contains(document.activeElement)) from?.focus({ preventScroll: true }); };
  return { bar, enough, leave, at: (number) => { far.textContent = `${number} / ${scenes}`; } };
}

/** Shows what everybody stops for, scene by scene, for this long at most; resolves to whether somebody had enough of it. */
export async function show(scenes, most) {
  const pace = PACE[document.documentElement.dataset.scenes] ?? 1;
  if (pace === 0) return false;
  const stage = $("drama"), steps = scenes.length > 1 ? strip(scenes.length) : null, was = new Map();
  let all = false, last = -QUICK, next = null;
  // A touch or a key ends one scene; Escape or a second touch soon after ends them all.
  const end = (event) => {
    const button = event.target.closest?.(".scenes button");
    const typed = event.key && event.key !== "Escape" && event.target.closest?.("input, textarea, select");
    if (typed || event.repeat || AROUND.has(event.key) || (button && ["Enter", " "].includes(event.key))) return;
    const soon = event.timeStamp - last < QUICK;
    if (!button) last = event.timeStamp;
    all ||= event.key === "Escape" || (button ? button === steps?.enough : soon);
    if (event.key === "Escape") event.stopPropagation();
    next?.();
  };
  stage.onclick = end;
  stage.skip = () => { all = true; next?.(); };
  document.addEventListener("keydown", end, true);
  stage.replaceChildren(...(steps ? [steps.bar] : []));
  for (const [at, { ms, lights = [], numbers = [], html }] of scenes.entries()) {
    if (all) break;
    const lit = lights.map($).filter((one) => one && !one.classList.contains("lit"));
    const length = Math.min(ms * pace, most / scenes.length);
    while (stage.firstChild && stage.firstChild !== steps?.bar) stage.firstChild.remove();
    holder.innerHTML = html;
    stage.style.setProperty("--ms", `${length}ms`);
    stage.prepend(holder.content);
    steps?.at(at + 1);
    stage.hidden = false;
    for (const one of lit) one.classList.add("lit");
    for (const [id, text] of numbers) count($(id), text, was);
    await new Promise((resolve) => { next = resolve; setTimeout(resolve, length); });
    for (const one of lit) one.classList.remove("lit");
  }
  document.removeEventListener("keydown", end, true);
  stage.onclick = stage.skip = null;
  stage.hidden = true;
  steps?.leave();
  stage.replaceChildren();
  // What stays is what the page is told; what changes with it has had its bounce.
  for (const [one, nodes] of was) { counted.set(one.id, one.textContent); one.replaceChildren(...nodes); }
  return all;
}

/** What stood last in elements that scenes have changed. */
const counted = new Map();

/** Something else stands in an element for now; what stood there first is kept. */
function count(one, text, was) {
  if (!one || one.textContent === text) return;
  if (!was.has(one)) was.set(one, [...one.childNodes]);
  one.textContent = text;
  if (!calm()) bounce(one);
}
