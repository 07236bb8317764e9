// How it stands and how it came to that: what everybody counts, moment by moment, drawn wherever the page leaves room for it.
import { make, words } from "./page.js";

document.head.append(make("link", { rel: "stylesheet", href: new URL("graph.css", import.meta.url).href }));
const written = new Intl.NumberFormat(document.documentElement.lang);
let steps = [];
let now = null;
let version = 0;
const drawn = new WeakMap();
// Whatever is folded away is drawn when it comes to be seen.
const sizes = new ResizeObserver((seen) => { for (const { target } of seen) draw(target); });

/** Takes in what is counted from a moment on, if anything is new, and draws it. Looking back it is now somewhere in the middle. */
export function show(standing, at) {
  if (standing) {
    steps.length = Math.min(steps.length, standing.from);
    for (const one of standing.counts) {
      const counts = one.length > 0 ? one : steps.at(-1);
      if (counts) steps.push(counts);
    }
    version++;
  }
  now = at ?? null;
  for (const element of document.querySelectorAll("[data-graph]")) {
    sizes.observe(element);
    draw(element);
  }
}

/** Who is in it, and what he counts now. Whoever has nothing where everybody began with something doesn't take part. */
function parties() {
  const counts = steps[now ?? steps.length - 1] ?? steps.at(-1);
  const bystander = (seat) => steps[0].some(Boolean) && steps.every((one) => !one[seat]);
  return [...document.querySelectorAll("#seats > .seat")]
    .map((place, seat) => ({ seat, name: place.querySelector(".who b")?.textContent ?? "", colour: place.dataset.colour ?? "", count: counts[seat] ?? 0 }))
    .filter(({ seat }) => seat < steps[0].length && !bystander(seat));
}

/** Two or three round numbers in between. */
function labels(low, high) {
  for (let step = 1, next = 0; ; step *= [2, 2.5, 2][next++ % 3]) {
    const first = Math.ceil(low / step) * step;
    if (first + 3 * step > high) return [0, 1, 2].map((number) => first + number * step).filter((number) => number <= high);
  }
}

const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

function draw(element) {
  const width = element.clientWidth, state = `${version} ${now} ${width}`;
  if (width === 0 || steps.length === 0 || drawn.get(element) === state) return;
  drawn.set(element, state);
  const strip = element.classList.contains("strip");
  const who = parties(), all = steps.flatMap((one) => who.map(({ seat }) => one[seat]));
  const most = Math.max(...all), least = Math.min(...all);
  // What is far above nothing needn't be seen from there.
  const low = least > 0 && least < most / 2 ? 0 : least, high = Math.max(most, low + 1);
  const marks = labels(low, high).map((number) => [number, written.format(number)]);
  const left = Math.max(...marks.map(([, text]) => text.length)) * 6.5 + 6;
  const height = strip ? 58 : Math.round(Math.max(110, Math.min(width * 0.42, innerHeight * 0.15)));
  const x = (at) => +(left + (at / Math.max(1, steps.length - 1)) * (width - left - 3)).toFixed(1);
  const y = (count) => +(7 + ((high - count) / (high - low)) * (height - 14)).toFixed(1);
  const line = ({ seat, colour }) => {
    let path = `M${x(0)} ${y(steps[0][seat])}`;
    // Steps, not slopes: a count changes at once.
    steps.forEach((one, at) => { if (at > 0 && one[seat] !== steps[at - 1][seat]) path += `H${x(at)}V${y(one[seat])}`; });
    return svg("path", { class: `line s${seat} ${colour}`, d: `${path}H${width - 3}`, fill: "none" });
  };
  const ordered = [...who].sort((one, other) => other.count - one.count);
  const told = ordered.map(({ name, count }) => `${name} ${written.format(count)}`).join(", ");
  const picture = svg("svg", { class: "graph", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `${words.graph}. ${told}` });
  for (const [number, text] of marks) {
    picture.append(svg("line", { class: number === 0 && low < 0 ? "nought" : "mark", x1: left, x2: width, y1: y(number), y2: y(number) }));
    picture.append(svg("text", { x: left - 4, y: y(number) + 4, "text-anchor": "end" }, text));
  }
  picture.append(...who.map(line));
  if (now !== null) picture.append(svg("line", { class: "now", x1: x(now), x2: x(now), y1: 0, y2: height }));
  element.replaceChildren(picture);
  if (strip) return;
  const entry = ({ seat, name, colour, count }) => make("li", {},
    svg("svg", { class: "graph", viewBox: "0 0 30 10", width: 30, height: 10 }, svg("path", { class: `line s${seat} ${colour}`, d: "M0 5H30", fill: "none" })),
    make("span", {}, name), make("b", {}, written.format(count)));
  element.append(make("ul", { class: "legend", "aria-hidden": "true" }, ...ordered.map(entry)));
}
