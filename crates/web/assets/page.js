// What every page does: asking the house, telling what came of it, settings, dialogs, notices.

export const $ = (id) => document.getElementById(id);
export const words = JSON.parse($("words").textContent);
export const lang = document.documentElement.lang;

/** What this browser keeps; nothing breaks where it keeps nothing. */
export const kept = {
  get(key) { try { return localStorage.getItem(key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(key, value); } catch { /* then it is forgotten */ } },
  forget(begin) { try { for (const key of Object.keys(localStorage)) if (key.startsWith(begin)) localStorage.removeItem(key); } catch { /* nothing was kept */ } },
};

/** What this browser remembers of a table, with this added; it remembers the last fifty. */
export function recall(table, more) {
  let all;
  try { all = new Map(JSON.parse(kept.get("tables"))); } catch { all = new Map(); }
  const known = { ...all.get(table), ...more };
  if (more) {
    all.delete(table);
    kept.set("tables", JSON.stringify([...all.set(table, known)].slice(-50)));
  }
  return known;
}

/** An element with text and children; never HTML from elsewhere. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** The pictures of a game that the page uses again and again; nothing is drawn before they are there, or can't be had. */
export const symbols = (async () => {
  const link = $("symbols");
  if (!link) return;
  try {
    const answer = await fetch(link.href);
    if (answer.ok) document.body.insertAdjacentHTML("afterbegin", await answer.text());
  } catch { /* then it is played without */ }
})();

/** Shows something for a while; `action` is a link or a button beside it. */
export function toast(text, action, seconds = 6) {
  const note = make("div", { class: "toast" }, text);
  if (action) note.append(" ", action);
  const close = make("button", { type: "button", class: "close", "aria-label": "×" }, "×");
  close.onclick = () => note.remove();
  note.append(close);
  $("toasts").append(note);
  while ($("toasts").children.length > 4) $("toasts").firstChild.remove();
  setTimeout(() => note.remove(), seconds * 1000);
  return note;
}

/** Asks the house. What goes wrong is thrown with its words. */
export async function call(verb, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method: verb,
      headers: { "content-type": "application/json", "accept-language": lang },
      body: verb === "GET" ? undefined : JSON.stringify(body ?? {}),
    });
  } catch {
    throw new Error(words["no-network"]);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = new Error(answer.error?.words ?? response.statusText);
    error.code = answer.error?.code;
    throw error;
  }
  return answer;
}

/** Makes sure that the house knows who this is: asks for a name if it doesn't. */
export function known() {
  if ("known" in document.body.dataset) return Promise.resolve(true);
  const dialog = $("who"), form = $("who-form"), field = $("who-name");
  field.value = kept.get("name") ?? "";
  form.querySelector(".wrong").textContent = "";
  form.querySelector("a").href = `/me?back=${encodeURIComponent(location.pathname + location.search)}`;
  return new Promise((resolve) => {
    const done = (answer) => { dialog.close(); resolve(answer); };
    form.onsubmit = async (event) => {
      event.preventDefault();
      const button = form.querySelector(".go");
      if (button.disabled) return;
      button.disabled = true;
      try {
        const invite = new URLSearchParams(location.hash.slice(1)).get("invite") ?? kept.get("invite");
        const body = { name: field.value.trim(), cookie: true };
        if (invite) body.invite = invite;
        await call("POST", "/api/people", body);
        kept.set("name", field.value.trim());
        document.body.dataset.known = "";
        done(true);
      } catch (error) {
        form.querySelector(".wrong").textContent = error.message;
      } finally {
        button.disabled = false;
      }
    };
    form.querySelector("[data-cancel]").onclick = () => done(false);
    dialog.oncancel = () => resolve(false);
    dialog.showModal();
    field.select();
  });
}

/** Asks for a line of text of at most so many letters, or only for a yes. */
export function ask(question, longest) {
  const field = longest && make("input", { maxlength: longest, required: true, "aria-label": question });
  const yes = make("button", { class: "go" }, words.confirm);
  const no = make("button", { type: "button", class: "quiet" }, words.cancel);
  const form = make("form", { method: "dialog" }, make("p", {}, question), ...(field ? [field] : []), make("div", { class: "row" }, yes, no));
  const dialog = make("dialog", { "aria-label": question }, form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const done = (answer) => { dialog.close(); dialog.remove(); resolve(answer); };
    form.onsubmit = (event) => { event.preventDefault(); done(field ? field.value.trim() : true); };
    no.onclick = () => done(null);
    dialog.oncancel = () => done(null);
    dialog.showModal();
  });
}

export async function copy(text) {
  try { await navigator.clipboard.writeText(text); toast(words.copied); } catch { await ask(text); }
}

// Buttons that ask the house for something: data-call="POST /api/…" and what to do then.
async function asked(button) {
  const [verb, path] = button.dataset.call.split(" ");
  let body = button.dataset.body ? JSON.parse(button.dataset.body) : {};
  if ("guest" in button.dataset && !(await known())) return;
  if (button.dataset.askName) {
    const name = await ask(button.dataset.askName, 24);
    if (!name) return;
    body = { ...body, name };
  }
  if (button.dataset.sure && !(await ask(button.dataset.sure))) return;
  const focused = document.activeElement === button;
  button.disabled = true;
  try {
    const answer = await call(verb, path, body);
    const then = button.dataset.then;
    if ("guest" in button.dataset || then === "reload") location.reload();
    else if (then === "table") location.href = `/t/${answer.id}`;
    else if (then) location.href = then;
  } catch (error) {
    toast(error.message);
  } finally {
    button.disabled = false;
    // A button that waits loses the focus, and may have been drawn anew meanwhile.
    if (focused && button.id && document.activeElement === document.body) $(button.id)?.focus({ preventScroll: true });
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (!button) return;
  const data = button.dataset;
  if (data.call) asked(button);
  if (data.dialog) $(data.dialog).showModal();
  if (data.copy) copy($(data.copy).value ?? $(data.copy).querySelector("input").value);
  if (data.copyText) copy(new URL(data.copyText, location.href).href);
  if ("copyAddress" in data) copy(location.href);
  if (data.tell) toast(`${button.textContent}: ${data.tell}`, null, 12);
  if (data.say) toast(data.say, null, 12);
  if (data.close) $(data.close).classList.add("closed");
  if (data.open) $(data.open).classList.remove("closed");
});

// Settings.
function settle() {
  for (const field of document.querySelectorAll("[data-set]")) {
    const all = field.closest("fieldset");
    const value = kept.get(field.dataset.set) ?? (all.querySelector("[checked]") ?? all.querySelector("input")).value;
    field.checked = field.value === value;
    field.onchange = async () => {
      if (field.dataset.set === "notify" && field.value === "on" && "Notification" in window) await Notification.requestPermission();
      kept.set(field.dataset.set, field.value);
      document.documentElement.dataset[field.dataset.set] = field.value;
    };
  }
  for (const field of document.querySelectorAll("[data-lang]")) {
    field.onchange = () => {
      document.cookie = `tablee-lang=${field.value}; path=/; max-age=34560000; samesite=lax`;
      location.reload();
    };
  }
}
settle();

const invite = new URLSearchParams(location.hash.slice(1)).get("invite");
if (invite) { kept.set("invite", invite); history.replaceState(null, "", location.pathname); }

export const calm = () =>
  document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Tells something that concerns whoever isn't looking. */
export function notify(text) {
  if (document.hidden && kept.get("notify") === "on" && "Notification" in window && Notification.permission === "granted") {
    new Notification("Tablée", { body: text, tag: "tablee" });
  }
}

/** What a packed message says. */
const unpack = (packed) => new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).text();

// The line to the house. It heals itself.
class Live {
  #socket = null;
  #wait = 500;
  #refs = 0;
  #open = new Map();
  #lost = false;
  heard = new Map();

  /** Calls `then` for whatever of this kind the house says. */
  on(say, then) { this.heard.set(say, then); return this; }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?lang=${lang}${"DecompressionStream" in window ? "&packed" : ""}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 500;
      if (this.#lost) toast(words.back, null, 3);
      this.#lost = false;
      this.#tell(null);
      this.send({ do: "hello", lang });
      this.heard.get("open")?.();
    };
    // Whatever takes longer to unpack, everything is heard in the order in which it was said.
    let before = Promise.resolve();
    socket.onmessage = ({ data }) => {
      const text = typeof data === "string" ? data : unpack(data);
      before = before.then(() => text).then((text) => this.#hear(JSON.parse(text))).catch(reportError);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const { reject } of this.#open.values()) reject(Object.assign(new Error(words.lost), { code: "lost" }));
      this.#open.clear();
      this.#lost = true;
      this.#tell(words.lost);
      this.heard.get("lost")?.();
      setTimeout(() => this.connect(), this.#wait * (0.7 + Math.random() * 0.6));
      this.#wait = Math.min(this.#wait * 1.7, 10000);
    };
  }

  #hear(said) {
    if (said.say === "answer" && this.#open.has(said.ref)) {
      const { resolve, reject } = this.#open.get(said.ref);
      this.#open.delete(said.ref);
      if (said.ok) resolve(said);
      else reject(Object.assign(new Error(said.error.words), said.error));
    }
    this.heard.get(said.say)?.(said);
  }

  #tell(text) {
    const notice = $("house-notice");
    notice.hidden = !text;
    notice.textContent = text ?? "";
  }

  get up() { return this.#socket?.readyState === WebSocket.OPEN; }

  /** Says something and waits for the answer. */
  send(asked) {
    if (!this.up) return Promise.reject(Object.assign(new Error(words.lost), { code: "lost" }));
    const ref = ++this.#refs;
    this.#socket.send(JSON.stringify({ ...asked, ref }));
    const answer = new Promise((resolve, reject) => this.#open.set(ref, { resolve, reject }));
    answer.catch(() => {});
    return answer;
  }

  /** Hangs up: a line that looks dead is dead. */
  drop() {
    const socket = this.#socket;
    socket?.close();
    socket?.onclose();
  }

  /** Finds out whether anybody still listens at the other end. */
  async check() {
    const socket = this.#socket;
    if (!this.up) return;
    const late = new Promise((resolve) => { setTimeout(() => resolve(false), 5000); });
    const alive = await Promise.race([this.send({ do: "ping" }).then(() => true, () => true), late]);
    if (!alive && this.#socket === socket) this.drop();
  }
}

export const live = new Live();

addEventListener("offline", () => live.drop());
addEventListener("online", () => live.check());
document.addEventListener("visibilitychange", () => { if (!document.hidden) live.check(); });
setInterval(() => live.check(), 25000);

const go = (table) => make("a", { href: `/t/${table}`, class: "button" }, words.look);
live
  .on("turn", ({ table }) => { if (location.pathname === `/t/${table}`) return; toast(words["turn-at"], go(table), 15); notify(words["turn-at"]); })
  .on("invited", ({ table }) => { toast(words.invited, go(table), 30); notify(words.invited); })
  .on("rematch", ({ next }) => toast(words.rematch, go(next), 30))
  .on("closing", () => toast(words.closed, null, 10))
  .on("paused", ({ words: why }) => { $("house-notice").hidden = false; $("house-notice").textContent = why; })
  .on("resumed", () => { $("house-notice").hidden = true; })
  .on("welcome", ({ announcement }) => announcement && toast(announcement, null, 20))
  .on("announcement", ({ words: told }) => told && toast(told, null, 20));

// Only a table needs the line if nobody in particular is looking.
if (!document.body.classList.contains("at-table") && "known" in document.body.dataset) live.connect();
if (navigator.webdriver) window.tablee = { live };
