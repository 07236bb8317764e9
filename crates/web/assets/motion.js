// Changing the page piece by piece, and letting what moved move. Nothing waits for it: whatever runs can be skipped.
import { $, calm } from "./page.js";

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

/** Where everything stands that may move: by its own id, and by its kin. */
function measure() {
  const places = new Map();
  for (const element of document.querySelectorAll("[data-kin]")) {
    places.set(element.id, { kin: element.dataset.kin, box: element.getBoundingClientRect(), look: element });
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
  const open = [...document.querySelectorAll("details[open][id], .seat.opened")].map((one) => one.id);
  for (const [id, html] of parts) {
    const old = $(id);
    if (!old) continue;
    const next = read(html, old);
    const top = old.scrollLeft;
    old.replaceWith(next);
    if (top) next.scrollLeft = top;
  }
  for (const id of open) {
    const one = $(id);
    if (one?.tagName === "DETAILS") one.open = true;
    else one?.classList.add("opened");
  }
  if (focus && document.activeElement?.id !== focus) $(focus)?.focus({ preventScroll: true });
  if (moving) {
    move(before);
    for (const one of document.querySelectorAll("[data-number]")) {
      const was = numbers.get(`${one.closest("[id]")?.id} ${one.dataset.number}`);
      if (was !== undefined && was !== one.textContent) keep(one.animate([{ transform: "scale(1.7)" }, { transform: "none" }], { duration: 500, easing: "ease-out" }));
    }
  }
}

function move(before) {
  const after = measure();
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, place]) => place);
  const come = [...after].filter(([id, place]) => !before.has(id) || before.get(id).kin !== place.kin);
  for (const [id, place] of come) {
    const element = $(id);
    const from = gone.findIndex((other) => other.kin === place.kin);
    if (from >= 0) slide(element, gone.splice(from, 1)[0].box, place.box, 600);
    else keep(element.animate([{ transform: "scale(0)" }, { transform: "scale(1.25)" }, { transform: "none" }], { duration: 450, easing: "ease-out" }));
  }
  for (const { box, look } of gone) {
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", "-40 -40 80 80");
    ghost.classList.add("ghost");
    const copy = look.cloneNode(true);
    copy.removeAttribute("id");
    ghost.append(copy);
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(ghost);
    const animation = ghost.animate([{ opacity: 1, transform: "none" }, { opacity: 0, transform: "translateY(40px) rotate(40deg) scale(.5)" }], { duration: 700, easing: "ease-in" });
    keep(animation);
    animation.finished.catch(() => {}).finally(() => ghost.remove());
  }
}

/** Two touches within this time end all scenes. */
const QUICK = 450;

/** Shows what everybody stops for, scene by scene; resolves to whether somebody had enough of all of it. */
export async function show(scenes) {
  const stage = $("drama");
  let all = false, last = -QUICK, next = null;
  // A touch or a key ends one scene; Escape or a second touch soon after ends them all.
  const end = (event) => {
    if (event.repeat) return;
    all = event.key === "Escape" || event.timeStamp - last < QUICK;
    last = event.timeStamp;
    if (event.key === "Escape") event.stopPropagation();
    next?.();
  };
  stage.onclick = end;
  stage.skip = () => { all = true; next?.(); };
  document.addEventListener("keydown", end, true);
  for (const scene of scenes) {
    if (all) break;
    stage.innerHTML = scene;
    stage.hidden = false;
    const length = +(stage.firstElementChild?.dataset.ms ?? 1200);
    await new Promise((resolve) => { next = resolve; setTimeout(resolve, length); });
  }
  document.removeEventListener("keydown", end, true);
  stage.onclick = stage.skip = null;
  stage.hidden = true;
  stage.replaceChildren();
  return all;
}
