// Choosing a move by touching what it is about. Every move names the elements it touches; what may be touched next glows, and
// touching narrows it down. It is the same for mouse, finger and keyboard, and for every game.
import { $, make, words } from "./page.js";

export class Picker {
  #moves = [];
  #touched = [];
  #play;
  #why;

  constructor(play, why) {
    this.#play = play;
    this.#why = why;
    document.addEventListener("click", (event) => {
      const element = event.target.closest("[data-touch]");
      if (element && !event.target.closest("[data-tell], [data-fold]")) this.touch(element.dataset.touch, element.dataset.also);
    });
    document.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("input", (event) => {
      if ("slider" in event.target.dataset) this.#slide(event.target);
    });
    document.addEventListener("click", (event) => {
      const step = event.target.closest(".slider [data-step]");
      if (!step) return;
      const slider = step.parentElement.querySelector("[data-slider]");
      slider.value = +slider.value + +step.dataset.step;
      this.#slide(slider);
    });
    $("confirm").onclick = () => { const move = this.#whole(); if (move) this.#send(move); };
    $("undo").onclick = () => this.clear();
    $("undo").textContent = words.undo;
  }

  /** These moves may be made from now on. */
  offer(moves) {
    // What was sent has been answered, also where nothing of it had to be drawn anew.
    for (const element of document.querySelectorAll(".sent")) element.classList.remove("sent");
    // What others do meanwhile leaves a choice that is half made alone.
    if (JSON.stringify(moves) !== JSON.stringify(this.#moves)) {
      this.#touched = [];
      this.#moves = moves;
      this.#list();
      if (this.choosing) requestAnimationFrame(() => this.#inSight());
    }
    // A slider always stands somewhere.
    const slider = document.querySelector("[data-slider]");
    if (slider && this.#moves.length > 0 && this.#touched.length === 0) this.#touched = [`g-${slider.value}`];
    if (slider && this.#touched.length > 0) { slider.value = this.#touched[0].slice(2); this.#show(slider); }
    this.draw();
  }

  /** Where the page is longer than the screen, something that may be touched comes into sight. */
  #inSight() {
    if (document.scrollingElement.scrollHeight <= innerHeight) return;
    const can = [...document.querySelectorAll(".can")].filter((one) => !one.closest(".ask"));
    const seen = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2), over = there?.closest(".bottom, .ask, .top");
      return there && (!over || over.contains(one));
    };
    if (can.length > 0 && !can.some(seen)) can[0].scrollIntoView({ block: "center", inline: "nearest" });
  }

  get choosing() { return this.#moves.length > 0; }

  clear() {
    this.#touched = [];
    this.#hush();
    const slider = document.querySelector("[data-slider]");
    if (slider) { slider.value = slider.min; this.#slide(slider); }
    this.draw();
  }

  /** The moves that everything touched so far belongs to. */
  #open(touched = this.#touched) {
    return this.#moves.filter((move) => touched.every((id) => move.touch.includes(id)));
  }

  /** The move that nothing more needs to be touched for. */
  #whole() {
    if (this.#touched.length === 0) return null;
    const whole = this.#open().filter((move) => move.touch.length === this.#touched.length);
    return whole.length > 0 && this.#open().length === whole.length ? whole[0] : null;
  }

  /** Something was touched; `also` is what it stands on. */
  touch(id, also) {
    this.#hush();
    const leads = (next) => this.#open([...this.#touched, next]).length > 0;
    if (also && !leads(id) && !this.#fits(id) && leads(also)) id = also;
    if (this.#touched.includes(id)) {
      this.#touched = this.#touched.filter((other) => other !== id);
      return this.draw();
    }
    const more = [...this.#touched, id];
    let next = more;
    if (this.#open(more).length === 0) {
      // Somebody changed his mind: what was touched last begins anew, unless it can't.
      next = [...this.#touched.slice(0, -1), id];
      if (this.#open(next).length === 0) next = [id];
      if (this.#open(next).length === 0 || (this.#touched.length > 0 && !this.#fits(id))) return this.#why(more);
    }
    this.#touched = next;
    const whole = this.#whole();
    if (whole && !whole.confirm) this.#send(whole);
    else this.draw();
  }

  /** Forgets what was touched and begins with this, if any move is about it. */
  begin(id) {
    if (this.#open([id]).length === 0) return;
    this.#touched = [id];
    this.draw();
  }

  /** Whether a move could begin with this. */
  #fits(id) { return this.#moves.some((move) => move.touch[0] === id || move.touch.length === 1 && move.touch.includes(id)); }

  #send(move) {
    this.#hush();
    // The keyboard goes on from the question.
    const there = document.activeElement?.closest(".ask, [data-touch]");
    this.offer([]);
    if (there) $("asked").focus();
    for (const id of move.touch) document.querySelector(`[data-touch="${CSS.escape(id)}"]`)?.classList.add("sent");
    this.#play(move.move, move.words);
  }

  #slide(slider) {
    this.#show(slider);
    this.#touched = [`g-${slider.value}`];
    if (this.#open().length === 0) this.#touched = [];
    this.draw();
  }

  #show(slider) {
    const shown = slider.parentElement.querySelector("[data-amount]");
    if (shown) shown.textContent = slider.value;
  }

  /** Whatever was explained has been read. */
  #hush() { $("why").hidden = true; }

  /** Lights up what may be touched next and what was touched. */
  draw() {
    const open = this.#open();
    const next = new Set(open.flatMap((move) => move.touch.filter((id) => !this.#touched.includes(id)).slice(0, this.#touched.length || move.any ? undefined : 1)));
    for (const element of document.querySelectorAll("[data-touch]")) {
      const id = element.dataset.touch, can = next.has(id), on = this.#touched.includes(id);
      element.classList.toggle("can", can);
      element.classList.toggle("on", on);
      // Where nothing is to be chosen, cards are there to be read.
      const reads = !this.choosing && "zoom" in element.dataset;
      if (element.hasAttribute("tabindex")) element.setAttribute("tabindex", can || on || reads ? "0" : "-1");
      if (element.matches("button, [role=button]")) {
        element.setAttribute("aria-disabled", String(!can && !on));
        if (on) element.setAttribute("aria-pressed", "true");
        else element.removeAttribute("aria-pressed");
      }
    }
    for (const outlook of document.querySelectorAll("[data-when]")) outlook.hidden = !this.#touched.includes(outlook.dataset.when);
    document.body.classList.toggle("choosing", this.choosing);
    const whole = this.#whole();
    $("pick").hidden = this.#touched.length === 0;
    $("confirm").hidden = !whole;
    if (whole) $("confirm").textContent = whole.words;
    // Whoever is about to confirm hears what would come of it.
    const outlook = document.querySelector("[data-when]:not([hidden])");
    if (outlook) $("confirm").setAttribute("aria-describedby", outlook.id);
    else $("confirm").removeAttribute("aria-describedby");
    const first = this.#touched.length > 0 && !whole ? document.querySelector(`[data-touch="${CSS.escape(this.#touched.at(-1))}"]`) : null;
    $("picked").textContent = first ? `${first.getAttribute("aria-label") ?? (first.querySelector(".cname, .tname, .iname") ?? first.querySelector(".quiet-text, b, .ribbon"))?.textContent ?? first.textContent} …` : "";
  }

  /** The plain list of all moves. */
  #list() {
    const list = $("moves");
    list.hidden = this.#moves.length === 0;
    list.querySelector("summary").textContent = `${words["all-moves"]} (${this.#moves.length})`;
    list.querySelector("ul").replaceChildren(
      ...this.#moves.map((move) => {
        const button = make("button", { type: "button" }, move.words);
        button.onclick = () => {
          if (!move.confirm || move.touch.length === 0) return this.#send(move);
          this.#touched = [...move.touch];
          this.draw();
          $("confirm").focus();
        };
        return make("li", {}, button);
      }),
    );
    if (this.#moves.length > 0 && this.#moves.every((move) => move.touch.length === 0)) list.open = true;
  }

  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typing = event.target.closest("input, textarea, select");
    if (event.key === "Escape" && this.#touched.length > 0 && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      return this.clear();
    }
    if (typing) return;
    const focused = event.target.closest("[data-touch]");
    if (focused && (event.key === "Enter" || event.key === " ")) {
      const confirm = () => { if (!$("confirm").hidden) $("confirm").focus(); };
      // A button is touched by the browser itself, a moment later.
      if (event.target.closest("button")) { if (focused.matches("button")) setTimeout(confirm); return; }
      event.preventDefault();
      focused.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return confirm();
    }
    if (focused && event.key.startsWith("Arrow")) {
      const next = neighbour(focused, event.key);
      if (next) { event.preventDefault(); next.setAttribute("tabindex", "0"); next.focus(); }
    }
  }
}

/** What can be touched and lies nearest in this direction. */
function neighbour(from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const middle = (element) => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const element of document.querySelectorAll("[data-touch]")) {
    if (element === from || !element.checkVisibility?.()) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along > 4 && along + across * 2 < least) [best, least] = [element, along + across * 2];
  }
  return best;
}
