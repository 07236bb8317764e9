// Arrows from whatever is aimed to what it is aimed at: drawn over the board, anew whenever something may have moved.
import { $ } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";

function middle(element, of) {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  return [box.left + box.width / 2 - of.left, box.top + box.height / 2 - of.top, Math.min(box.width, box.height) / 2];
}

/** Where the way from the middle of a box to something else leaves the box: no arrow lies over what stands in it. */
function leaves(box, [x, y], [u, v]) {
  const way = Math.min(box.width / 2 / Math.abs(u - x), box.height / 2 / Math.abs(v - y), 1);
  return [x + (u - x) * way, y + (v - y) * way];
}

function draw() {
  const layer = $("aims");
  if (!layer) return;
  const of = layer.getBoundingClientRect();
  const paths = [];
  // What only flies past aims at nothing.
  for (const said of $("board").querySelectorAll("[data-aims]")) {
    // It may be said of something else than itself.
    const source = said.dataset.aimsBy ? $(said.dataset.aimsBy) : said, from = source && middle(source, of);
    for (const id of said.dataset.aims.split(" ")) {
      // A player is aimed at where he has his cards, if that is in sight: at his sign, so that his name can be read.
      const target = (id.startsWith("seat-") && $(id.replace("seat-", "zone-"))?.querySelector(".zname svg")) || $(id);
      const to = from && target && middle(target, of);
      if (!to || source === target) continue;
      const [u, v, size] = to, [x, y] = leaves(source.getBoundingClientRect(), from, to), far = Math.hypot(u - x, v - y) || 1;
      const back = Math.min(size, far / 3), tip = [u - ((u - x) / far) * back, v - ((v - y) / far) * back];
      const bend = Math.min(60, far / 5), [mx, my] = [(x + tip[0]) / 2 + ((v - y) / far) * bend, (y + tip[1]) / 2 - ((u - x) / far) * bend];
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("d", `M${x} ${y}Q${mx} ${my} ${tip[0]} ${tip[1]}`);
      const angle = Math.atan2(tip[1] - my, tip[0] - mx), at = (turn, length) => `${tip[0] - Math.cos(angle + turn) * length} ${tip[1] - Math.sin(angle + turn) * length}`;
      const head = document.createElementNS(SVG, "path");
      head.setAttribute("class", "head");
      head.setAttribute("d", `M${tip[0]} ${tip[1]}L${at(0.45, 14)}L${at(-0.45, 14)}z`);
      paths.push(path, head);
    }
  }
  layer.replaceChildren(...paths);
}

let waits = false;
function soon() {
  if (waits) return;
  waits = true;
  requestAnimationFrame(() => { waits = false; draw(); });
}
addEventListener("resize", soon);
document.addEventListener("scroll", soon, { capture: true, passive: true });
// What was drawn here itself is no reason to draw again.
new MutationObserver((changes) => { if (changes.some((change) => change.target.id !== "aims")) soon(); }).observe($("stage"), { childList: true, subtree: true });
soon();
